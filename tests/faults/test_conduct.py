"""A chapter on conduct must lead somewhere: ranks, breaches, people told, options and amounts that it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.rulebooks import conduct, load
from croupier.rulebooks.faults import Faults
from croupier.rulebooks.shelf import open_book
from croupier.table import Table
from croupier.table.authority import powers
from croupier.table.codec import COMMANDS
from croupier.table.rules import House, house_of
from faults import Break, Edit, assert_told

FILE = "conduct.toml"
STAR = "star-sydney"

BREAKS = [
    Break(
        "a breach stands twice",
        (Edit(FILE, 'id = "side-bet"', 'id = "influence"'),),
        FILE,
        "breach[influence]",
        "stands 2 times",
        STAR,
    ),
    Break(
        "an excuse nobody knows",
        (Edit(FILE, "on-duty = {", "on-leave = {"),),
        FILE,
        "breach[device].excused",
        "there is no excuse 'on-leave'",
        STAR,
    ),
    Break(
        "a power of a rank that is not there",
        (Edit(FILE, 'rank = "quartermaster"', 'rank = "admiral"'),),
        FILE,
        "power[void-wagers].rank",
        "there is no rank 'admiral'",
    ),
    Break(
        "a power on a breach that the book does not forbid",
        (Edit(FILE, 'breaches = ["device"]', 'breaches = ["other"]'),),
        FILE,
        "power[void-wagers].breaches",
        "there is no breach 'other'",
        STAR,
    ),
    Break(
        "someone told who is not listed",
        (Edit(FILE, 'tells = ["lookout-of-person"]', 'tells = ["mayor"]'),),
        FILE,
        "power[exclude-from-game].tells",
        "there is no duty 'mayor'",
    ),
    Break(
        "no coups to sit out",
        (Edit(FILE, "coups = 3", "coups = 0"),),
        FILE,
        "abstention.coups",
        "0 coups cannot be sat out",
        STAR,
    ),
    Break(
        "an option for dummy coups that is not there",
        (Edit(FILE, 'dummies-option = "abstain-count-dummy"', 'dummies-option = "abstain"'),),
        FILE,
        "abstention.dummies-option",
        "there is no option 'abstain'",
        STAR,
    ),
    Break(
        "a reviewer who is not there",
        (Edit(FILE, 'review = { rank = "casino-supervisor"', 'review = { rank = "judge"'),),
        FILE,
        "disputes.review.rank",
        "there is no rank 'judge'",
        STAR,
    ),
    Break(
        "advice to turn to nobody",
        (Edit(FILE, 'advice = { to = ["inspector"]', 'advice = { to = ["ombudsman"]'),),
        FILE,
        "disputes.advice.to",
        "there is no role outside the ladder 'ombudsman'",
        STAR,
    ),
    Break(
        "a report over less than nothing",
        (Edit(FILE, "over = 100_000", "over = -1"),),
        FILE,
        "payment-errors.report.over",
        "-1 cents is no amount",
        STAR,
    ),
    Break(
        "days that are none",
        (Edit(FILE, 'days-option = "payment-error-days"', 'days-option = "abstain-count-dummy"'),),
        FILE,
        "payment-errors.days-option",
        "must be whole days",
        STAR,
    ),
]


@pytest.mark.parametrize("broken", BREAKS, ids=str)
def test_the_fault_is_told(broken: Break, tmp_path: Path) -> None:
    assert_told(broken, tmp_path)


def test_every_power_that_a_row_gives_is_a_command() -> None:
    named = {
        command
        for book in ("crown-melbourne", STAR)
        for command in powers(house_of(open_book(book)))
        if ":" not in command
    }
    assert named <= set(COMMANDS)
    assert {"direct-to-vacate", "decide-dispute", "review-dispute", "end-seizure", "lift-exclusion"} <= named


def test_an_edition_from_before_the_chapter_is_still_opened_and_gives_no_powers() -> None:
    book = open_book("canberra")
    folder = {name: table for name, table in book.folder.items() if name != FILE}
    old = load.build(folder, lambda _: None, Faults())
    assert old.conduct == conduct.Conduct()
    assert "decide-dispute" not in powers(House(old))
    assert Table(id="old").disputes == {}
