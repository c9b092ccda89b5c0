"""Dates and times in a file say the same with quotation marks and without."""

from __future__ import annotations

import re
from pathlib import Path

from croupier import open_book
from croupier.rulebooks.plain import read_plain
from faults import Edit, copy_of, edit
from terminal import typed


def test_a_book_with_a_date_without_quotes_is_the_same_edition(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    before = open_book(folder)
    edit(folder, Edit("source.toml", 'made = "2026-02-02"', "made = 2026-02-02"))
    edit(folder, Edit("source.toml", 'commences = "2026-03-01"', "commences = 2026-03-01"))
    after = open_book(folder)
    assert (after.source.instrument.made, after.source.instrument.commences) == ("2026-02-02", "2026-03-01")
    assert after.edition == before.edition
    assert typed("rules", "check", folder, "--json").document["faults"] == []


def test_every_kind_of_date_and_time_is_a_text() -> None:
    said = read_plain("a = 2026-12-01\nb = 20:00:00\nc = { d = [2026-12-01T20:00:00, 2026-12-01T20:00:00+01:00] }")
    quoted = '"2026-12-01T20:00:00", "2026-12-01T20:00:00+01:00"'
    assert said == read_plain(f'a = "2026-12-01"\nb = "20:00:00"\nc = {{ d = [{quoted}] }}')


def test_terms_that_want_a_text_take_a_date_or_a_time_without_quotes(tmp_path: Path) -> None:
    terms = tmp_path / "cup.toml"
    typed("tournament", "new", "--book", "canberra", terms)
    text = terms.read_text(encoding="utf-8")
    assert typed("tournament", "check", terms).code == 0
    changed, times = re.subn(r'^name = ".*"$', "name = 2026-12-01", text, count=1, flags=re.MULTILINE)
    assert times == 1
    terms.write_text(changed, encoding="utf-8")
    done = typed("tournament", "check", terms)
    assert done.code == 0, done.out
