"""The player's leaflet of every book in its three forms, and the facts of the printed brochure ticked off one by one.

The checklist was typed from the brochure itself, not from the book's data, so that a fact lost on the way is missed.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from croupier import BOOKS, Rulebook, open_book
from terminal import typed

COMMAND = Path(sys.executable).parent / "croupier"
VOID_ELEMENTS = {"meta"}


@cache
def text_of(book: str) -> str:
    answer = typed("guide", book)
    assert (answer.code, answer.err) == (0, "")
    return answer.out


@cache
def page_of(book: str) -> str:
    answer = typed("guide", book, "--html", "-")
    assert (answer.code, answer.err) == (0, "")
    return answer.out


@cache
def document_of(book: str) -> Any:
    return typed("guide", book, "--json").document


def words_of(text: str) -> str:
    """With single spaces and without the rules under table heads, so that wrapping and columns do not matter."""
    return " ".join(re.sub("[\u2500\xa0]+", " ", text).split())


class Page(HTMLParser):
    """A page taken apart: its text, its attributes, and whether every element that opens is closed in turn."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.attributes: list[tuple[str, str, str | None]] = []
        self.pieces: list[str] = []
        self.style = ""
        self.feed(text)
        self.close()
        self.wrong += [f"<{name}> is never closed" for name in self.open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(tag, name, value) for name, value in attrs]
        if tag not in VOID_ELEMENTS:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()
        else:
            self.wrong.append(f"</{tag}> closes {self.open[-1] if self.open else 'nothing'}")

    def handle_data(self, data: str) -> None:
        if self.open[-1:] == ["style"]:
            self.style += data
        else:
            self.pieces.append(data)

    @property
    def words(self) -> str:
        # a line of choices or a definition is set apart by its element: "Player" ": " is "Player:"
        return words_of(" ".join(self.pieces)).replace(" : ", ": ")


def blocks_of(book: str, kind: str) -> list[Any]:
    return [
        block
        for part in document_of(book)["parts"]
        for section in part["sections"]
        for block in section["blocks"]
        if block["kind"] == kind
    ]


# --- the brochure, fact by fact --------------------------------------------------------------------

BROCHURE = {
    "two styles": "Two styles are played: Traditional Baccarat and Crown Baccarat",
    "how they differ": "They differ in what a winning Banker wager pays",
    "the sign": "The style in play is shown on the table limit sign",
    "sizes": "Tables differ in size: either style may be played on any",
    "seats": "7 to 14 players",
    "same rules at every size": "the rules follow the style, whatever the table's size",
    "two hands": "Two hands, Player and Banker, are dealt by the dealer",
    "the aim": "nearer to nine",
    "wager on Player": "wins when the Player hand finishes with the higher hand total",
    "wager on Banker": "wins when the Banker hand finishes with the higher hand total",
    "wager on Tie": "wins when both hands finish with the same hand total",
    "Tie alone or with another": "Tie may be wagered alone, or besides Player or Banker",
    "the area": "the area of the layout marked Player, Banker or Tie",
    "near the seat": "Choose the area nearest to your seat",
    "the deal": "each hand gets two cards, dealt in turn: Player, Banker, Player, Banker",
    "tens and pictures": "tens, jacks, queens and kings count nothing",
    "the second digit": "of a sum of 10 or more only the second digit counts, so that 10 and 20 count 0",
    "7 and 3": "7 + 3 = 10 counts 0",
    "8 and 7": "8 + 7 = 15 counts 5",
    "natural": "8 or 9 on the first two cards of either hand is a natural",
    "7 and 2": "7 + 2 = 9 counts 9",
    "6 and 2": "6 + 2 = 8 counts 8",
    "9 and 9": "9 + 9 = 18 counts 8",
    "a natural ends the deal": "neither hand gets another card",
    "third cards": "the Table of Play says which hand takes a third card",
    "Player draws": "0 to 5 draws a card",
    "Player stands": "6 or 7 stands",
    "Player natural": "8 or 9 natural: stands",
    "Banker 0 to 2": "0 to 2 0 to 9 or no card never",
    "Banker 3": "3 0 to 7, 9 or no card 8",
    "Banker 4": "4 2 to 7 or no card 0, 1, 8 or 9",
    "Banker 5": "5 4 to 7 or no card 0 to 3, 8 or 9",
    "Banker 6": "6 6 or 7 0 to 5, 8, 9 or no card",
    "Banker 7": "7 never 0 to 9 or no card",
    "no card": '"no card" means that Player stood',
    "even money": "1 to 1 is even money",
    "where to ask": "For anything else, ask the staff at the tables",
    "address": "8 Whiteman Street, Southbank 3006, Melbourne",
    "telephone": "9292 8888",
    "title": "Baccarat, a leaflet for players",
    "version": "version OCT 04",
    "instrument": "information leaflet OCT 04PB",
}


@pytest.mark.parametrize("fact", BROCHURE)
def test_the_brochure_in_the_terminal(fact: str) -> None:
    assert BROCHURE[fact] in words_of(text_of("crown-brochure"))


@pytest.mark.parametrize("fact", BROCHURE)
def test_the_brochure_as_a_page(fact: str) -> None:
    assert BROCHURE[fact] in Page(page_of("crown-brochure")).words


def test_king_and_ten_count_nothing_together() -> None:
    assert "king + 10 = 0 counts 0" in words_of(text_of("crown-brochure"))
    assert ("span", "aria-label", "king of spades and ten of diamonds") in Page(page_of("crown-brochure")).attributes


def test_bankers_table_has_the_brochures_own_shape() -> None:
    (table,) = blocks_of("crown-brochure", "fifth-card")
    assert [(row["counts"], row["draws"], row["stands"]) for row in table["rows"]] == [
        ("0 to 2", "0 to 9 or no card", "never"),
        ("3", "0 to 7, 9 or no card", "8"),
        ("4", "2 to 7 or no card", "0, 1, 8 or 9"),
        ("5", "4 to 7 or no card", "0 to 3, 8 or 9"),
        ("6", "6 or 7", "0 to 5, 8, 9 or no card"),
        ("7", "never", "0 to 9 or no card"),
        ("8 or 9", "never", "0 to 9 or no card"),
    ]
    assert [row["counts"] for row in table["rows"] if row["natural"]] == ["8 or 9"]
    assert "8 or 9 natural: stands, no 5th card" in words_of(text_of("crown-brochure"))
    assert "8 or 9 natural: stands, and no fifth card is drawn" in Page(page_of("crown-brochure")).words
    assert not blocks_of("crown-brochure", "grid")


def test_both_pay_tables_of_the_brochure() -> None:
    (table,) = blocks_of("crown-brochure", "pay-table")
    assert table["styles"] == ["Traditional Baccarat", "Crown Baccarat"]
    assert {row["wager"]: row["cells"] for row in table["rows"]} == {
        "Player": [[{"odds": ["1 to 1"]}], [{"odds": ["1 to 1"]}]],
        "Banker": [
            [{"odds": ["1 to 1 less 5% commission (19 to 20)"]}],
            [
                {"odds": ["1 to 1 less 50% commission (1 to 2)"], "event": "with six"},
                {"odds": ["1 to 1"], "event": "not with six"},
            ],
        ],
        "Tie": [[{"odds": ["8 to 1"]}], [{"odds": ["8 to 1"]}]],
    }
    page = Page(page_of("crown-brochure")).words
    assert "Banker 1 to 1 less 5% commission (19 to 20) with six: 1 to 1 less 50% commission (1 to 2)" in page
    assert "1 to 1 less 50% commission (1 to 2)" in words_of(text_of("crown-brochure"))


def test_what_a_tie_does_comes_from_the_rules_behind_the_brochure() -> None:
    assert "Player and Banker wagers neither win nor lose: the stake comes back" in words_of(text_of("crown-brochure"))
    assert "Where it says nothing, the rules of Crown Melbourne apply" in words_of(text_of("crown-brochure"))


def test_the_brochure_offers_no_side_wager_and_fits_one_side() -> None:
    assert not blocks_of("crown-brochure", "offers")
    assert 'class="sheet one-side"' in page_of("crown-brochure")


# --- every book --------------------------------------------------------------------------------------


def names_and_odds(book: Rulebook) -> Iterator[str]:
    """Every style, every wager and all odds of a book, as they must be readable; percentages are told as a range."""
    yield from (style.name for style in book.variations)
    yield from (entry.name for entry in book.combined)
    for entry in book.wagers:
        yield entry.name
        for row in entry.row:
            choices = row.pays_by.odds.values() if row.pays_by else ()
            for odds in (row.pays, *choices):
                if odds and odds.per != 100:
                    yield str(odds)
    for run in book.streaks.run:
        yield from (run.name, *(str(row.pays) for row in run.row))
    for tail in book.streaks.dragon_tail:
        yield from (tail.name, *(str(row.pays) for row in tail.row))


@pytest.mark.parametrize("name", BOOKS)
def test_every_wager_is_named_with_all_its_odds(name: str) -> None:
    owed = sorted(set(names_and_odds(open_book(name))))
    assert len(owed) > 5
    for words in (words_of(text_of(name)), Page(page_of(name)).words):
        assert [thing for thing in owed if thing not in words] == []


@pytest.mark.parametrize("name", BOOKS)
def test_the_foot_names_the_edition(name: str) -> None:
    book = open_book(name)
    for words in (words_of(text_of(name)), Page(page_of(name)).words):
        assert book.imprint in words
        assert re.search(f"{re.escape(book.source.title)}, (version )?{re.escape(book.source.version)}", words)
        assert book.source.casino in words
    imprint = document_of(name)["imprint"]
    assert (imprint["digest"], imprint["edition"]) == (book.digest, book.imprint)


@pytest.mark.parametrize("name", BOOKS)
def test_seats_the_sign_and_whom_to_ask_are_in_every_leaflet_whose_book_says(name: str) -> None:
    words = words_of(text_of(name))
    assert re.search(r"a sign|table limit sign|The table shows|A notice at the table", words)
    assert re.search(r"staff at the tables|copy of the rules", words)
    # Casino Canberra's rules give no number of seats, so its leaflet has none
    assert bool(re.search(r"\d (seated )?players", words.partition("How to play")[0])) == (name != "canberra")


@pytest.mark.parametrize("name", [name for name in BOOKS if name != "crown-brochure"])
def test_rulebooks_keep_their_grid(name: str) -> None:
    (grid,) = blocks_of(name, "grid")
    letters = {row["count"]: "".join(does[0] for does in row["does"]) for row in grid["rows"]}
    assert letters == {
        0: "ddddddddddd",
        1: "ddddddddddd",
        2: "ddddddddddd",
        3: "dddddddddsd",
        4: "dssddddddss",
        5: "dssssddddss",
        6: "sssssssddss",
        7: "sssssssssss",
    }
    assert grid["columns"] == ["no card", *"0123456789"]
    assert "6 S S S S S S S D D S S" in words_of(text_of(name))
    assert "6 S S S S S S S D D S S" in Page(page_of(name)).words


@pytest.mark.parametrize("name", BOOKS)
def test_the_page_is_well_formed_and_fetches_nothing(name: str) -> None:
    text = page_of(name)
    page = Page(text)
    assert page.wrong == []
    assert text.startswith("<!doctype html>")
    assert ("html", "lang", "en-AU") in page.attributes
    assert not [one for one in page.attributes if one[1] in ("src", "srcset", "action", "data", "poster", "onload")]
    assert {value[:1] for _, key, value in page.attributes if key == "href" and value} == {"#"}
    ids = {value for _, key, value in page.attributes if key == "id"}
    assert {value[1:] for _, key, value in page.attributes if key == "href" and value} <= ids
    assert not re.search(r"url\(|@import|https?:", page.style)
    assert not re.search(r"https?://|<script|javascript:", text)
    assert "@page { size: A4;" in page.style


@pytest.mark.parametrize("name", BOOKS)
def test_every_statement_of_a_section_but_our_own_names_its_clause(name: str) -> None:
    """A fact comes with a clause of the book's register, or of the one behind it."""
    book = open_book(name)
    clauses = [
        clause
        for kind in ("lines", "by-count", "grid", "fifth-card", "pay-table", "offers", "streaks")
        for block in blocks_of(name, kind)
        for one in (block, *block.get("lines", ()), *block.get("offers", ()))
        for clause in one.get("clauses", ())
    ]
    assert len(set(clauses)) > 12
    known = set(book.register.rows) | (set(book.parent.register.rows) if book.parent else set())
    assert set(clauses) <= known


def test_odds_the_house_chooses_among_are_all_given_and_the_table_shows_which() -> None:
    words = words_of(text_of("crown-sydney"))
    assert "Super 6 15 to 1 or 16 to 1 Banker wins with six" in words
    assert "100 to 1, 120 to 1 or 150 to 1" in words
    assert "Where several odds are given here, a table pays one of them, and shows which." in words
    assert not re.search(r"Table \d|column of|The house chooses", words), "a player has none of these before them"
    canberra = words_of(text_of("canberra"))
    assert "has Canberra Pairs or Perfect Pairs, never both: a sign shows which" in canberra


def test_a_wager_for_each_hand_is_told_once() -> None:
    words = words_of(text_of("crown-melbourne"))
    assert "Player Dragon Bonus / Banker Dragon Bonus The hand wins with a natural" in words
    assert words.count("30 to 1") == 2, "once for Dragon Bonus, once for the Player Dragon Tail"
    assert "Insurance/No 6 2 to 1" in words
    assert "favours the patron" not in words, "a warning to the operator is not for players"


# words and marks of those who keep the books, which say nothing to whoever holds the leaflet
INTERNAL = re.compile(
    r"\b[A-Z]-\d+\b|\breading\b|\bregister\b|\d+:[A-Z]|\bff\.|\brule \d|\d\.\d+\.\d|\d\.\d+\([a-z]\)"
    r"|chose canberra|chose perfect|Accessory bet|Where offered:|Heading:|Lead-in|even-money|Diagram"
)


@pytest.mark.parametrize("name", BOOKS)
def test_nothing_internal_is_handed_out(name: str) -> None:
    for words in (words_of(text_of(name)), Page(page_of(name)).words):
        shown = words.replace(open_book(name).edition, "")
        assert INTERNAL.findall(shown) == []
    assert "<h2>The game</h2>" in page_of(name), "a heading is a heading, without clause numbers"


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("canberra", "Mini-Baccarat"),
        ("star-sydney", "Premium Baccarat"),
        ("crown-sydney", "Baccarat"),
        ("crown-melbourne", "Baccarat"),
        ("crown-brochure", "Baccarat"),
    ],
)
def test_the_title_is_the_game_of_the_document(name: str, title: str) -> None:
    assert f"<h1>{title}</h1>" in page_of(name)
    assert text_of(name).startswith(f"{title.upper()}   ")


def test_only_equal_naturals_stand_off_at_canberra() -> None:
    for words in (words_of(text_of("canberra")), Page(page_of("canberra")).words):
        assert "Standoff (both hands have the same natural) the stake comes back" in words
        assert "It loses on any other tie." in words
        assert "of a Dragon Bonus: both hands have the same natural, and the stake comes back" in words


@pytest.mark.parametrize("name", [name for name in BOOKS if name not in ("star-sydney", "crown-brochure")])
def test_a_natural_pays_alike_by_however_many_points(name: str) -> None:
    assert "A win with a natural pays 1 to 1, by however many points." in words_of(text_of(name))


def test_the_stars_tables_are_named_as_its_text_names_them() -> None:
    for words in (words_of(text_of("star-sydney")), Page(page_of("star-sydney")).words):
        assert "Third cards: Table 1 and Table 2" in words
        assert "Table 1: Player's Hand" in words
        assert "Table 2: Banker's Hand" in words


def test_a_house_prints_its_own_address() -> None:
    lines = ("--contact", "1 Harbour Street", "--contact", "Telephone 5550 1234")
    for form in ((), ("--html", "-")):
        said = words_of(typed("guide", "crown-sydney", *form, *lines).out)
        assert "1 Harbour Street Telephone 5550 1234" in said
    brochure = words_of(typed("guide", "crown-brochure", *lines).out)
    assert "1 Harbour Street" in brochure
    assert "9292 8888" not in brochure, "the house's own lines stand in place of the book's"


def test_a_book_without_notes_has_a_leaflet_of_its_figures(tmp_path: Path) -> None:
    folder = tmp_path / "canberra"
    with resources.as_file(resources.files("croupier.rulebooks") / "canberra") as shelved:
        shutil.copytree(shelved, folder)
    (folder / "leaflet.toml").unlink()
    said = typed("guide", str(folder))
    assert said.code == 0
    assert said.out.startswith("BACCARAT   ")
    assert "Mixed pair (one red, one black) 5 to 1" in words_of(said.out)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[[note]]\nat = "cellar"\ntext = "Hello."\nclauses = ["3.1"]\n', "'cellar' is no section and no wager"),
        ('[[note]]\nat = "how"\ntext = "Hello."\nclauses = ["99.9"]\n', "there is no clause canberra:99.9"),
        ('[[word]]\nkey = "croup"\nword = "x"\nmeans = "y"\n', "there is no such word"),
    ],
)
def test_a_leaflet_with_faults_is_not_taken(tmp_path: Path, text: str, fault: str) -> None:
    folder = tmp_path / "faulty"
    with resources.as_file(resources.files("croupier.rulebooks") / "canberra") as shelved:
        shutil.copytree(shelved, folder)
    (folder / "leaflet.toml").write_text(text, encoding="utf-8")
    answer = typed("rules", "check", str(folder))
    assert answer.code == 4
    assert fault in answer.err


def test_wagers_over_several_coups_and_ties_by_style() -> None:
    words = words_of(text_of("crown-melbourne"))
    assert "2 3 to 1 100 to 1 3 8 to 1 1000 to 1 4 20 to 1 10000 to 1 5 45 to 1 - 6 100 to 1 -" in words
    assert "6 30 to 1 20 to 1" in words
    assert "2 to 1 Baccarat: lose." in words
    assert "Tie Baccarat: are paid 1% to 10% of the stake" in words
    assert "They differ in what a winning Player or Banker wager pays and in what a tie does" in words


def test_colour_is_left_out_where_it_is_not_wanted() -> None:
    assert "\x1b[" not in text_of("crown-sydney")
    colourful = {"FORCE_COLOR": "1", "NO_COLOR": "1", "TERM": "xterm", "PATH": "/usr/bin:/bin"}
    plain = subprocess.run(
        [str(COMMAND), "guide", "canberra"], env=colourful, capture_output=True, check=True, encoding="utf-8"
    )
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]", plain.stdout)


# --- the command -------------------------------------------------------------------------------------


def test_a_folder_is_a_book_and_its_text_is_escaped(tmp_path: Path) -> None:
    folder = tmp_path / "canberra"
    with resources.as_file(resources.files("croupier.rulebooks") / "canberra") as shelved:
        shutil.copytree(shelved, folder)
    source = folder / "source.toml"
    text = source.read_text(encoding="utf-8")
    source.write_text(text.replace("Casino Canberra", "<script>alert('x')</script> & Sons"), encoding="utf-8")
    page = typed("guide", str(folder), "--html", "-").out
    assert "<script" not in page
    assert "&lt;script&gt;alert('x')&lt;/script&gt; &amp; Sons" in page
    assert Page(page).wrong == []
    assert "& Sons, a player's guide" in words_of(typed("guide", str(folder)).out)


def test_a_win_that_only_returns_the_stake_is_told_in_the_pay_table(tmp_path: Path) -> None:
    folder = tmp_path / "canberra"
    with resources.as_file(resources.files("croupier.rulebooks") / "canberra") as shelved:
        shutil.copytree(shelved, folder)
    wagers = folder / "wagers.toml"
    text = wagers.read_text(encoding="utf-8")
    changed = text.replace('result = "wins", pays = "1 to 2"', 'result = "standoff"')
    assert changed != text
    wagers.write_text(changed, encoding="utf-8")
    words = Page(typed("guide", str(folder), "--html", "-").out).words
    assert "with six: the stake comes back not with six: 1 to 1" in words


def test_html_goes_to_its_file_and_nothing_to_stdout(tmp_path: Path) -> None:
    file = tmp_path / "leaflet.html"
    answer = typed("guide", "crown-melbourne", "--html", str(file))
    assert (answer.code, answer.out) == (0, "")
    assert answer.err == f"{file}: Crown Melbourne, one sheet of A4 when printed on both sides\n"
    assert file.read_text(encoding="utf-8") == page_of("crown-melbourne")


@pytest.mark.parametrize(
    ("path", "sentence"),
    [("", "is a directory: name a file in it"), ("missing/leaflet.html", "No such file or directory")],
)
def test_a_path_that_cannot_be_written_is_one_sentence(tmp_path: Path, path: str, sentence: str) -> None:
    answer = typed("guide", "crown-sydney", "--html", str(tmp_path / path))
    assert (answer.code, answer.out) == (4, "")
    assert answer.err.startswith("croupier: ")
    assert sentence in answer.err
    assert answer.err.count("\n") == 1


def test_a_book_that_is_not_there(tmp_path: Path) -> None:
    answer = typed("guide", "crown-perth")
    assert (answer.code, answer.out) == (4, "")
    assert "there is no rulebook 'crown-perth'" in answer.err
    empty = typed("guide", str(tmp_path))
    assert (empty.code, empty.out) == (4, "")
    assert "missing file" in empty.err


@pytest.mark.parametrize("words", [("--html", "x.html", "--json"), ("--html", "")])
def test_wrong_usage(words: tuple[str, ...]) -> None:
    answer = typed("guide", "crown-sydney", *words)
    assert (answer.code, "BACCARAT" in answer.out) == (2, False)


def test_the_example_of_the_help_is_real() -> None:
    help = typed("guide", "--help").out
    example = help.partition("$ croupier guide crown-brochure\n")[2].partition("\n\n")[0]
    lines = [line.strip().removesuffix(" ...") for line in example.splitlines() if line.strip() != "..."]
    assert len(lines) == 6
    assert [line for line in lines if words_of(line) not in words_of(text_of("crown-brochure"))] == []
    assert "leaflet.html: Crown Melbourne, one sheet of A4 when printed on both sides" in help
