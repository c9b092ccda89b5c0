"""The books to read: every clause of a register once and in order, whole pages without a sentence of the documents."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from croupier import BOOKS, open_book
from croupier.handbook import Handbook, make_handbook
from croupier.handbook.content import DrawnLayout, PaidTable
from croupier.handbook.numbers import ancestors, anchor
from croupier.handbook.page import handbook_page, policy
from croupier.leaflet.content import CountTable, FifthCardTable, GridTable
from croupier.words.book import speaker_of
from terminal import typed

SOURCES = Path(__file__).resolve().parents[3] / "shared" / "sources"
VOID_ELEMENTS = {"meta", "input"}


@cache
def told(book: str, language: str = "en") -> Handbook:
    opened = open_book(book)
    others = [open_book(name) for name in BOOKS if name != book]
    return make_handbook(opened, speaker_of(opened, language), others)


@cache
def page(book: str, language: str = "en") -> str:
    return handbook_page(told(book, language), speaker_of(open_book(book), language))


class Taken(HTMLParser):
    """A page taken apart: whether its elements close in turn, its ids, its links, and the clauses in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.outside: list[str] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given: dict[str, Any] = dict(attrs)
        self.ids += [given["id"]] if "id" in given else []
        href = given.get("href") or ""
        (self.links if href.startswith("#") else self.outside).append(href) if href else None
        self.outside += [str(given["src"])] if "src" in given else []
        if tag not in VOID_ELEMENTS:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)

    def handle_data(self, data: str) -> None:
        if self.open[-1:] not in (["style"], ["script"]):
            self.texts.append(data)


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("book", BOOKS)
def test_the_page_has_every_clause_of_the_register_once_and_in_order(book: str, language: str) -> None:
    wanted = [anchor(row.clause) for row in open_book(book).register]
    taken = Taken(page(book, language))
    assert [id for id in taken.ids if id.startswith("clause-")] == wanted
    assert len(set(wanted)) == len(wanted)


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("book", BOOKS)
def test_the_page_is_well_formed_and_fetches_nothing(book: str, language: str) -> None:
    taken = Taken(page(book, language))
    assert (taken.wrong, taken.open, taken.outside) == ([], [], [])
    assert len(set(taken.ids)) == len(taken.ids)
    assert {unquote(one[1:]) for one in taken.links} <= set(taken.ids)
    assert "url(" not in page(book, language)
    assert policy() in page(book, language)


@pytest.mark.parametrize("book", BOOKS)
def test_every_reading_is_told_once_at_the_first_clause_it_settles_and_marked_at_the_others(book: str) -> None:
    opened = open_book(book)
    places = {row.clause: place for place, row in enumerate(opened.register)}
    found = [(one.id, clause.clause) for clause in told(book).told() for one in clause.readings]
    marked = {(id, clause.clause) for clause in told(book).told() for id in clause.see}
    for reading in opened.readings:
        own = sorted((clause for clause in reading.clauses if clause in places), key=places.__getitem__)
        assert [clause for id, clause in found if id == reading.id] == own[:1]
        assert {clause for id, clause in marked if id == reading.id} == set(own[1:])


@pytest.mark.parametrize("book", BOOKS)
def test_the_tables_of_play_what_is_paid_and_every_layout_stand_beside_a_clause(book: str) -> None:
    opened = open_book(book)
    blocks = [block for clause in told(book).told() for block in clause.blocks]
    assert sum(isinstance(block, CountTable) for block in blocks) == 1
    assert sum(isinstance(block, GridTable | FifthCardTable) for block in blocks) == 1
    assert [one.id for one in blocks if isinstance(one, DrawnLayout)] == [one.id for one in opened.layouts]
    paid = sum(len(block.rows) for block in blocks if isinstance(block, PaidTable))
    own = (row for entry in opened.wagers for row in entry.row if (row.pays or row.pays_by))
    assert paid == sum(row.clauses[0] in opened.register for row in own) > 0
    assert page(book).count('class="layout"') == len(opened.layouts)


def test_a_table_of_the_document_is_one_table_here() -> None:
    """Dragon Bonus at Crown Sydney: Table 6 has sixteen rows that pay, each with its clause."""
    clause = next(one for one in told("crown-sydney").told() if one.clause.number == "10.2/Table 6")
    (table,) = clause.blocks
    assert isinstance(table, PaidTable)
    assert {row.clause.number.partition(":")[0] for row in table.rows} == {"10.2/Table 6"}
    assert {row.odds for row in table.rows if row.clause.number.endswith("9")} == {("30 to 1",)}


def test_what_other_books_say_otherwise_stands_beside_the_clause() -> None:
    """Canberra ends its shoe with the round of the cutting card; the others deal one coup more."""
    clause = next(one for one in told("canberra").told() if one.clause.number == "5.8")
    end = next(one for one in clause.differences if one.thing == "end of the shoe")
    assert end.says == "this round unless tie"
    assert {(one.casino.partition(",")[0], one.says) for one in end.elsewhere} == {
        ("Crown Sydney", "one more coup"),
        ("Crown Melbourne", "one more coup"),
        ("The Star Sydney", "one more coup"),
    }
    assert all(one.clauses for one in end.elsewhere)


@pytest.mark.parametrize("book", BOOKS)
def test_nothing_that_all_books_say_alike_is_told_as_a_difference(book: str) -> None:
    for clause in told(book).told():
        assert all(other.says != one.says for one in clause.differences for other in one.elsewhere)


def test_a_clause_lies_under_those_whose_number_it_goes_on() -> None:
    known = {"10", "10.2", "10.2/Table 6", "1.1", "1.1:Tiger Pair", "16.3(a)", "16.3(a)(ii)", "Diagram A"}
    assert list(ancestors("10.2/Table 6:Player 6", known)) == ["10.2/Table 6", "10.2", "10"]
    assert list(ancestors("1.1:Tiger Pair(b)", known)) == ["1.1:Tiger Pair", "1.1"]
    assert list(ancestors("16.3(a)(ii)(c)", known)) == ["16.3(a)(ii)", "16.3(a)"]
    assert list(ancestors("Diagram A/note 1", known)) == ["Diagram A"]


@pytest.mark.parametrize("book", BOOKS)
def test_chapters_are_headed_in_words(book: str) -> None:
    for language in ("en", "zh"):
        chapters = told(book, language).chapters
        assert all(chapter.title and not re.search("Heading|[:\uff1a]", chapter.title) for chapter in chapters)
        assert len({chapter.id for chapter in chapters}) == len(chapters)


def test_the_page_says_that_it_is_no_copy_and_by_which_clause_there_is_one() -> None:
    texts = " ".join(Taken(page("star-sydney")).texts)
    assert "no copy of the approved rules" in texts
    assert "15.15" in texts


# --- no sentence of a document ----------------------------------------------------------------------

LONGEST_IN_COMMON = 12  # words in a row; a shorter run is a term, a title or a figure with its unit


def words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9$%']+", text.lower())


def source_of(book: str) -> str:
    """The stored text of the documents, where this machine has it; a clone alone does not."""
    return " ".join(path.read_text(encoding="utf-8", errors="replace") for path in sorted(SOURCES.rglob("*.txt")))


@pytest.mark.parametrize("book", BOOKS)
def test_no_long_run_of_words_is_a_documents_own(book: str) -> None:
    if not SOURCES.is_dir():
        pytest.skip("the documents are not beside this clone")
    source = words(source_of(book))
    runs = {tuple(source[at : at + LONGEST_IN_COMMON]) for at in range(len(source) - LONGEST_IN_COMMON + 1)}
    assert runs
    for clause in told(book).told():
        said = words(clause.says)
        taken = [said[at : at + LONGEST_IN_COMMON] for at in range(len(said) - LONGEST_IN_COMMON + 1)]
        assert not [one for one in taken if tuple(one) in runs], clause.clause


# --- the verb ---------------------------------------------------------------------------------------


def test_the_verb_writes_the_page_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "canberra.html"
    answer = typed("rules", "book", "canberra", "--html", str(file))
    assert (answer.code, answer.out) == (0, "")
    assert "311 clauses in 19 chapters" in answer.err
    assert file.read_text(encoding="utf-8") == page("canberra")


def test_the_verb_prints_every_clause_in_the_terminal() -> None:
    answer = typed("rules", "book", "crown-brochure")
    assert (answer.code, answer.err) == (0, "")
    numbers = [row.clause.number for row in open_book("crown-brochure").register]
    assert len(numbers) == 43
    at = 0
    for number in numbers:
        at = answer.out.find(f"{number}  ", at)
        assert at >= 0, number


def test_a_place_that_cannot_be_written_to_is_said(tmp_path: Path) -> None:
    answer = typed("rules", "book", "crown-brochure", "--html", str(tmp_path / "no" / "such.html"))
    assert answer.code == 4
    assert "cannot be written" in answer.err
