"""Files of terms that cannot be read: every fault in one pass, with key, line, the words there are and the nearest."""

from __future__ import annotations

import tomllib

import pytest

from croupier import Rulebook, open_book
from croupier.clauses import Silent
from croupier.languages import Speaker
from croupier.terms.reading import LONGEST_FILE
from croupier.tournament.terms.check import check_read
from croupier.tournament.terms.reading import read_terms
from croupier.tournament.terms.template import TEMPLATES, make_template

BOOKS = ("crown-sydney", "crown-melbourne", "canberra")

# what stands on the first line, and the fault it is
ONE_LINE = {
    "details.fee = 37.5": "no-float",
    'details.fee = "37.505"': "no-amount",
    "details.fee = -1": "amount-out-of-range",
    "details.fee = true": "no-amount",
    "details.fee = 999999999999": "amount-out-of-range",
    "details.starts = 2026-12-05T19:00:00": "no-offset",
    "details.starts = 2026-12-05": "no-time",
    'details.starts = "soon"': "no-time",
    "details.starts = 19": "no-time",
    "details.least = -2": "no-count",
    "details.least = 2.0": "no-count",
    "details.least = false": "no-count",
    "details.offset = 900": "no-minutes-east",
    "details.place = 5": "no-text",
    'details.place = "a\\u0007b"': "text-not-printable",
    f'details.place = "{"x" * 4001}"': "text-too-long",
    "entry.signature = 1": "no-yes-or-no",
    "details.fees = 5": "unknown-key",
    'winners.by = "chip"': "unknown-choice",
    "winners.by = 3": "unknown-choice",
    "details = 3": "no-table",
    "statement = true": "no-table",
    'entry.eligibility = "Members."': "no-list",
    "prizes.share = [3]": "no-table",
    'prizes.share = [{ place = 1, parts = "60" }]': "no-percent",
    "prizes.share = [{ place = 1, parts = 6000 }]": "no-percent",
    'prizes.share = [{ place = 1, parts = "33.333%" }]': "no-percent",
    'prizes.share = [{ place = 1, parts = "100.01%" }]': "no-percent",
    'prizes.share = [{ parts = "60%" }]': "key-missing",
    "format.buy-back = { chips = 5 }": "key-missing",
}


@pytest.mark.parametrize("line", ONE_LINE)
def test_what_cannot_be_read_is_told_with_its_line(line: str) -> None:
    faults = read_terms(line).faults
    assert [(one.kind, one.id, one.line) for one in faults] == [("unreadable", ONE_LINE[line], 1)]
    said = {Speaker(language).said(faults[0].message) for language in ("en", "zh")}
    assert len(said) == 2


def test_all_faults_are_told_at_once_with_the_nearest_word() -> None:
    text = 'nme = "Cup"\n\n[details]\nfee = 1.5\n\n[[format.round]]\nname = "One"\nprogress = { by = "top-of-tabel" }\n'
    found = [(one.key, one.line, one.facts.get("near")) for one in read_terms(text).faults]
    assert found == [("nme", 1, "name"), ("details.fee", 4, None), ("format.round[1].progress.by", 8, "top-of-table")]


@pytest.mark.parametrize("text", ["name = ", "[a", "\x00", "a.b = 1\na.b = 2", "x" * (LONGEST_FILE + 1), "[" * 5000])
def test_what_is_no_toml_is_one_fault(text: str) -> None:
    [fault] = read_terms(text).faults
    assert fault.kind == "unreadable"


def test_amounts_times_and_shares_are_exact() -> None:
    text = (
        'details.fee = "37.50"\ndetails.buy-in = 200\ndetails.starts = 2026-12-05T19:00:00+11:00\n'
        'prizes.share = [{ place = 1, parts = "66.67%" }, { place = 2, parts = "33.33%" }]\n'
    )
    read = read_terms(text)
    assert read.faults == ()
    details = read.terms.details
    assert (details.fee, details.buy_in, details.offset) == (3750, 200_00, 660)
    assert details.starts == 1_796_457_600_000
    assert [one.parts for one in read.terms.prizes.share] == [6667, 3333]


# --- files to begin with -------------------------------------------------------------------------


def template(book: Rulebook, kind: str) -> str:
    assert not isinstance(book.tournament, Silent)
    return make_template(book, book.tournament, kind, Speaker())


@pytest.mark.parametrize("kind", TEMPLATES)
@pytest.mark.parametrize("name", BOOKS)
def test_a_file_to_begin_with_is_valid_as_it_is(name: str, kind: str) -> None:
    book = open_book(name)
    text = template(book, kind)
    assert check_read(read_terms(text), book) == ()
    assert all(len(line) <= 120 for line in text.splitlines())


@pytest.mark.parametrize("kind", TEMPLATES)
@pytest.mark.parametrize("name", BOOKS)
def test_a_choice_behind_a_mark_is_a_key_of_the_terms(name: str, kind: str) -> None:
    """With every `#` before a key taken away it is still TOML, and every key one that there is."""
    lines = template(open_book(name), kind).splitlines()
    keyed = [
        line.removeprefix("# ") if " = " in line and line[2:].split(" = ")[0].replace("-", "").isalpha() else line
        for line in lines
    ]
    assert keyed != lines
    text = "\n".join(keyed)
    tomllib.loads(text)
    assert read_terms(text).faults == ()


@pytest.mark.parametrize("name", BOOKS)
def test_a_line_that_is_lost_is_found_missing_or_was_a_choice(name: str) -> None:
    """Without any one answer the terms are wanting, by a clause, or the answer was the house's own choice."""
    book = open_book(name)
    lines = template(book, "rounds").splitlines()
    optional = {
        "ends",
        "closes",
        "reserves",
        "seats",
        "extra-coups",
        "odd-cents",
        "kind",
        "commission",
        "substitute-until",  # or the other: one of them is enough
        "withdraw-until",
    }
    wanting = 0
    for place, line in enumerate(lines):
        key = line.split(" = ")[0]
        if line.startswith(("#", "[")) or not line or key in optional:
            continue
        found = check_read(read_terms("\n".join([*lines[:place], *lines[place + 1 :]])), book)
        assert found, line
        wanting += 1
    assert wanting > 20
