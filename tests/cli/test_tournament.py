"""`croupier tournament new`, `check` and `terms`: files to begin with, what is wrong with one, what players read."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from terminal import typed

BOOKS = ("crown-sydney", "crown-melbourne", "canberra")


@pytest.fixture(params=BOOKS)
def cup(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    file = tmp_path / "cup.toml"
    answer = typed("tournament", "new", "--book", request.param, file)
    assert (answer.code, answer.out) == (0, "")
    assert f"under {request.param}" in answer.err
    return file


def changed(file: Path, old: str, new: str) -> Path:
    text = file.read_text(encoding="utf-8")
    assert old in text
    other = file.with_name("changed.toml")
    other.write_text(text.replace(old, new, 1), encoding="utf-8")
    return other


def test_a_new_file_is_valid_and_never_overwrites_another(cup: Path) -> None:
    answer = typed("tournament", "check", cup)
    assert answer.code == 0
    assert "nothing is missing and nothing contradicts" in answer.cells
    before = cup.read_bytes()
    again = typed("tournament", "new", "--book", "canberra", cup)
    assert again.code == 4
    assert "is there already" in again.err
    assert cup.read_bytes() == before


def test_everything_that_is_wrong_is_listed_with_line_and_clause(cup: Path) -> None:
    bad = changed(changed(cup, 'parts = "50%"', 'parts = "60%"'), "fee = 200", "fee = 20.5")
    answer = typed("tournament", "check", bad)
    assert answer.code == 4
    assert "The shares add up to 110% instead of 100%" in answer.cells
    assert "A fraction is written in quotation marks" in answer.cells
    assert "2 things to put right" in answer.cells
    findings = {one["what"]: one for one in typed("tournament", "check", bad, "--json").document["findings"]}
    assert findings.keys() == {"no-float", "shares-do-not-add-up"}
    lines = bad.read_text(encoding="utf-8").splitlines()
    assert lines[findings["no-float"]["line"] - 1] == "fee = 20.5"
    assert findings["shares-do-not-add-up"]["clauses"][0].endswith((":12.4.7(b)", ":16.3(a)(xi)"))


def test_terms_with_faults_are_not_printed(cup: Path) -> None:
    bad = changed(cup, 'pool = "fees"', "")
    answer = typed("tournament", "terms", bad)
    assert answer.code == 4
    assert "one thing to put right" in answer.cells
    assert "SATURDAY" not in answer.out


def test_players_read_it_in_the_terminal_and_in_chinese(cup: Path) -> None:
    english, chinese = typed("tournament", "terms", cup), typed("--language", "zh", "tournament", "terms", cup)
    assert (english.code, chinese.code) == (0, 0)
    for words in ("SATURDAY BACCARAT CUP", "Entry fee", "$200", "The best 2 of each table", "50% of the pool"):
        assert words in english.cells
    for words in ("SATURDAY BACCARAT CUP", "报名费", "每桌前 2 名", "奖金池的 50%"):
        assert words in chinese.cells
    assert "Entry fee" not in chinese.out


class Text(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.pieces: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.pieces.append(data)


def test_a_page_is_whole_fetches_nothing_and_escapes_what_people_wrote(cup: Path) -> None:
    named = changed(cup, "Saturday Baccarat Cup", "<script>alert(1)</script> & Co")
    page = named.with_suffix(".html")
    answer = typed("tournament", "terms", named, "--html", page)
    assert (answer.code, answer.out) == (0, "")
    read = Text(page.read_text(encoding="utf-8"))
    assert not {"script", "link", "img", "iframe"} & set(read.tags)
    assert "<script>alert(1)</script> & Co" in read.pieces
    assert "default-src 'none'" in page.read_text(encoding="utf-8")


def test_what_changed_since_the_edition_before_is_listed(cup: Path) -> None:
    later = changed(changed(cup, "fee = 200", "fee = 250"), 'parts = "50%"', 'parts = "50.00%"')
    answer = typed("tournament", "terms", later, "--since", cup)
    assert "details.fee: $250 instead of $200" in answer.cells
    assert answer.cells.count("instead of") == 1, "half of it is half of it, however it is written"
    assert "Edition 2 of these terms" in answer.cells
    assert "What changed" not in typed("tournament", "terms", later).out


@pytest.mark.parametrize("book", ["star-sydney", "crown-brochure"])
def test_a_book_without_a_chapter_holds_no_tournaments(book: str) -> None:
    answer = typed("tournament", "new", "--book", book)
    assert answer.code == 4
    assert "no chapter on tournaments" in answer.err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("name = ", "not valid TOML"),
        ('name = "Cup"', "names no book"),
        ('book = "crown-perth"', "there is no rulebook 'crown-perth'"),
    ],
)
def test_a_file_that_leads_nowhere_is_told_so(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    answer = typed("tournament", "check", file)
    assert answer.code == 4
    assert says in answer.err


def test_a_file_that_is_not_there_and_one_from_standard_input(tmp_path: Path) -> None:
    answer = typed("tournament", "check", tmp_path / "none.toml")
    assert answer.code == 4
    assert "cannot be read: no such file" in answer.err
    fresh = typed("tournament", "new", "--book", "canberra").out
    assert typed("tournament", "check", "-", lines=fresh).code == 0
