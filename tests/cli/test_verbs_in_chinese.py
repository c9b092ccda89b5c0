"""The verbs in Chinese: what they print has no English but names and what a person types; and money is the book's.

Words for programs are the same in every language.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from cli.conftest import House
from cli.languages import english_left, euro_book
from croupier import BOOKS, open_book
from croupier.languages import speaker
from croupier.words.book import speaker_of
from croupier.words.sheet import sheet
from terminal import Answer, typed

SCENARIO: Final = Path(__file__).parents[1] / "scenarios" / "S09-natural-by-seven.scenario"
CARDS: Final = re.compile(r"\b(?:[2-9TJQKA][cdhs])+(?:/(?:[2-9TJQKA][cdhs])+)?(?: [PBT]\d-\d)?\b")
HASH: Final = re.compile(r"\b[0-9a-f]{6,}\b")
CLAUSES: Final = {clause.number for name in BOOKS for clause in open_book(name).register.rows}
SOURCES: Final = [open_book(name).source for name in BOOKS]
NAMES: Final = [
    *("UTC", "Opal", "Pearl", *BOOKS, *(number for number in CLAUSES if re.search("[A-Za-z]{2}", number))),
    *(name for source in SOURCES for name in (source.casino, source.version)),
]

SETTLE: Final = ("settle", "--book", "crown-sydney", "--variation", "crown", "--option", "tiger=3")
PLAYED: Final = "banker 100\n\nwhy\ntable\nagain\n\nwatch\nclear\n"


@pytest.fixture(autouse=True)
def every_fact_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaker, "strict", True)
    monkeypatch.setenv("COLUMNS", "200")


def in_chinese(*words: object, lines: str | None = None) -> Answer:
    return typed(*words, "--language", "zh", lines=lines)


def english_of(answer: Answer, *typed_words: str) -> list[str]:
    text = CARDS.sub("", HASH.sub("", answer.out + answer.err))
    return english_left(text, [*NAMES, *typed_words])


@pytest.mark.parametrize(
    "words",
    [
        (*SETTLE, "--chip", "2.50", "2s3dKh/3cTd3s", "banker=101.50", "tiger=10"),
        ("settle", "--book", "crown-sydney", "--variation", "zero-commission", "9s9d/9c9h", "banker=100", "tie=5"),
        ("settle", "--book", "canberra", "--variation", "commission", "void", "banker=100"),
        ("settle", "--book", "crown-melbourne", "--variation", "traditional", "--results", "P P P T",
         "player-dragon-tail-early=100"),
        ("roads", "BBPPPTB"),
        ("rules", "check", "canberra"),
    ],
)  # fmt: skip
def test_it_is_wholly_chinese(words: tuple[str, ...]) -> None:
    answer = in_chinese(*words)
    assert (answer.code, answer.err) == (0, "")
    assert english_of(answer) == []


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_is_told_in_chinese(name: str) -> None:
    """But for its own words, which its PO file translates, and options and ids as a person types them."""
    book = open_book(name)
    options = [text for one in book.options.values() for text in (one.key, one.comes, *one.values)]
    ids = [*book.wager_ids(), *(one.id for one in book.variations), *(one.id for one in book.layouts)]
    ids += [one.id for one in book.streaks.run]
    told = [one for one in sheet(book, speaker_of(book, "zh")) if one.topic != "来源"]  # of papers: names and titles
    cells = [said for one in told for said in (one.topic, one.thing, one.says)]
    cells = [said for said in cells if not re.search(r"[DS] \| (?:[DS] ?){10}", said)]
    assert english_left("\n".join(cells), [*NAMES, *options, *ids]) == []
    shown = in_chinese("rules", "show", name)
    assert (shown.code, shown.err) == (0, "")
    assert "庄家补牌" in shown.out or "切牌深度" in shown.out


def test_what_two_books_say_differently_is_told_in_chinese() -> None:
    answer = in_chinese("rules", "diff", "crown-sydney", "canberra")
    assert "切牌深度" in answer.out
    english = typed("rules", "diff", "crown-sydney", "canberra")
    assert re.findall(r"\d+", answer.out.splitlines()[-1]) == re.findall(r"\d+", english.out.splitlines()[-1])


@pytest.mark.parametrize("variation", ["traditional"])
@pytest.mark.parametrize("verb", [("odds", "--simulated", "20"), ("odds", "removal"), ("simulate", "--shoes", "20")])
def test_figures_are_told_in_chinese(verb: tuple[str, ...], variation: str) -> None:
    answer = in_chinese(*verb, "--book", "crown-melbourne", "--variation", variation)
    assert answer.code == 0
    assert english_of(answer, variation, "insurance=on") == []


@pytest.mark.parametrize("name", BOOKS)
def test_a_coup_is_shown_in_chinese(name: str) -> None:
    answer = in_chinese("demo", "--book", name)
    told, _, commands = answer.out.partition("轮到您了")
    broken = (
        "Crown",
        "Baccarat",
        "Tiger",
        "three",
        "card",
    )  # the number of a clause may end in another line of its cell
    assert english_of(Answer(answer.code, told, answer.err), *broken) == []
    assert commands.count("croupier ") == 6, "commands are typed as ever"


@pytest.mark.parametrize("name", BOOKS)
def test_a_table_is_played_in_chinese(name: str) -> None:
    answer = in_chinese("deal", "--book", name, "--seed", "7", lines=PLAYED)
    assert answer.code == 0, answer.err
    assert english_of(answer, "you") == []


def test_what_cannot_be_done_is_told_in_chinese() -> None:
    lines = "player x\nfoo 5\n\nanswer 9 keep\norder x\norder offer as nobody\n"
    answer = in_chinese("deal", "--book", "canberra", "--seed", "7", lines=lines)
    told = re.sub(r"'[^']*'", "", answer.err.replace("croupier: ", "").replace("foo", ""))
    typed_words = "deal again clear watch why table do amiss help quit player order offer as area-manager go on answer"
    ranks = [one.id for one in (*open_book("canberra").authority.rank, *open_book("canberra").authority.outside)]
    shown = ["croupier rules show", "keep", "remove", "retract", "reduce", *ranks, *typed_words.split()]
    assert english_left(told, [*NAMES, *shown]) == []
    assert answer.err.count("\n") == 6


def test_a_log_is_recalled_in_chinese(house: House) -> None:
    log = ("--log", house.log)
    listed = in_chinese("replay", "Opal 1", *log)
    assert english_of(listed) == []
    assert "星期" in listed.out or "周" in listed.out
    told = in_chinese("replay", "Opal 2", "--coup", "1", *log)
    assert english_of(told, "automatic casino-supervisor", "automatic dealer", "automatic") == []
    for words in (("log", "list", *log), ("log", "verify", *log)):
        assert english_of(in_chinese(*words)) == []


def test_a_scenario_is_summed_up_in_chinese() -> None:
    answer = in_chinese("scenario", "run", "--brief", SCENARIO)
    assert english_left(answer.out, [str(SCENARIO)]) == []
    assert "全部与预期相符" in answer.out
    assert re.search("闲 8.庄 1.闲赢", in_chinese("scenario", "run", SCENARIO).out)


@pytest.mark.parametrize(
    "words",
    [
        (*SETTLE, "2s3dKh/3cTd3s", "banker=100"),
        ("odds", "--book", "crown-sydney", "--variation", "crown", "--wager", "tie"),
        ("roads", "BBPPPTB"),
        ("rules", "show", "canberra"),
        ("rules", "clauses", "canberra"),
        ("scenario", "run", SCENARIO),
        ("replay", "Opal 1", "--coup", "1"),
        ("log", "list"),
    ],
)
def test_words_for_programs_have_no_language(words: tuple[object, ...], house: House) -> None:
    log = ("--log", house.log) if words[0] in ("replay", "log") else ()
    assert in_chinese(*words, *log, "--json") == typed(*words, *log, "--json")


# --- the book's currency ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "zh"])
def test_a_book_in_euro_is_told_in_euro(language: str, tmp_path: Path) -> None:
    book = str(euro_book(tmp_path))
    spoken = ("--language", language)
    terms = ("--book", book, "--variation", "crown")
    settled = typed("settle", *terms, "2s3dKh/3cTd3s", "banker=101.50", "player=20", *spoken).out
    assert {"€101.50", "€20"} <= set(settled.split())
    dealt = typed("deal", "--book", book, "--seed", "7", *spoken, lines=PLAYED).out
    shown = typed("demo", "--book", book, *spoken).out
    for text in (settled, dealt, shown):
        assert "€100" in text or text is settled
        assert "$" not in text
    for verb in (("odds", "--wager", "banker"), ("simulate", "--shoes", "5")):
        assert "$" not in typed(*verb, *terms, *spoken).out


def test_a_replay_is_in_the_currency_of_the_book_it_was_played_by(tmp_path: Path) -> None:
    book, log = str(euro_book(tmp_path)), str(tmp_path / "day.db")
    assert typed("deal", "--book", book, "--seed", "7", "--log", log, lines=PLAYED).code == 0
    for words in ((), ("--coup", "1")):
        said = typed("replay", "terminal", "--log", log, *words).out
        assert "€100" in said
        assert "$" not in said
