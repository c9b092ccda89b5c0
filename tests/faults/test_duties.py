"""A duty must be due at a time that there is, by someone on the ladder, and a casino lies in a time zone."""

from __future__ import annotations

from pathlib import Path

import pytest

from faults import Break, Edit, assert_told

FILE = "duties.toml"

TWICE = """[[duty]]
id = "lookout"
to = "The Lookout."
about = "Again."
due = { when = "at-once" }
clauses = ["17.12"]

"""

BREAKS = [
    Break(
        "a duty stands twice",
        (Edit(FILE, '[[duty]]\nid = "board"', f'{TWICE}[[duty]]\nid = "board"'),),
        FILE,
        "duty[lookout]",
        "stands 2 times",
    ),
    Break(
        "a rank that is not there",
        (Edit(FILE, 'rank = "harbour-master"', 'rank = "admiral"'),),
        FILE,
        "duty[board].rank",
        "there is no rank 'admiral'",
    ),
    Break(
        "hours that nobody counts", (Edit(FILE, "hours = 48", "hours = 0"),), FILE, "duty[board].due.hours", "0 hours"
    ),
    Break(
        "hours where none belong",
        (Edit(FILE, 'when = "at-once" }', 'when = "at-once", hours = 2 }'),),
        FILE,
        "duty[lookout].due.hours",
        "at-once with 2 hours",
    ),
    Break(
        "a word that is no time",
        (Edit(FILE, 'when = "within-hours"', 'when = "some-day"'),),
        FILE,
        "duty[board].due.when",
        "cannot be",
    ),
    Break(
        "a way that nobody knows",
        (Edit(FILE, '"letter", "email"', '"pigeon"'),),
        FILE,
        "duty[board].channels[1]",
        "cannot be",
    ),
    Break(
        "a place without a clock",
        (Edit("source.toml", "Australia/Lord_Howe", "Australia/Atlantis"),),
        "source.toml",
        "zone",
        "is no time zone",
    ),
    Break(
        "a day that begins after it is over",
        (Edit("source.toml", "gaming-day-begins = 6", "gaming-day-begins = 24"),),
        "source.toml",
        "gaming-day-begins",
        "24 is no hour of a day",
    ),
]


@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: broken.name)
def test_what_is_wrong_with_duties_is_told(broken: Break, tmp_path: Path) -> None:
    assert_told(broken, tmp_path)
