"""A gaming day from a seed: it verifies, its floats add up, and the same seed writes the same log to the last byte.

A handful of coups on each book in `make test`; whole days from seeds that nobody chose with `CROUPIER_SOAK=1`.
"""

from __future__ import annotations

from datetime import date

import pytest
from msgspec.structs import replace

from croupier import BOOKS, Reason, open_book
from croupier.clauses import Clause
from croupier.day.contest import CONTEST
from croupier.day.floats import FloatAccount
from croupier.day.promotion import PROMOTION
from croupier.day.tables import tables_of_a_day
from croupier.day.tournament_terms import CONTEST_TABLE
from croupier.day.whole import DayPlan, streams_of
from croupier.floor import Floor
from croupier.floor.recall import moments
from croupier.table.records import Arrive, LimitsChanged, NoticeDisplayed, UsePassCard
from croupier.verify import Finding, verify_log
from durability.seeds import soak_seed
from gaming_day.days import HANDFUL, NEVER, WHEN, PlayedDay, played, played_again
from soak import SOAK

LONG = [
    DayPlan(seed=soak_seed() * 100 + place if SOAK else place, date=WHEN, tables=9, hours=8) for place in range(10)
] if SOAK else []  # fmt: skip
AN_HOUR = DayPlan(seed=11, date=WHEN, tables=4, hours=1)
WHOLE = [HANDFUL, AN_HOUR, *LONG]


def found(day: PlayedDay) -> list[Finding]:
    told = verify_log(day.log, day.heads, key=(day.key,))
    return [one for one in told if isinstance(one, Finding)]


@pytest.mark.parametrize("plan", WHOLE, ids=lambda plan: f"seed {plan.seed}")
def test_the_day_verifies_and_every_float_adds_up(plan: DayPlan) -> None:
    day = played(plan)
    assert found(day) == []
    assert {one.table for one in day.heads} == set(streams_of(plan)) == set(day.log.tables())
    for one in day.accounts:
        count = one.float_account
        assert (count.chips_in, count.cash) == (count.chips_out, count.drop), one.table
    money = [one for one in day.accounts if one.float_account.chips_in]
    assert len(money) == plan.tables
    # what the house won, patrons lost; what is still held from them is nobody's yet
    for count in (one.float_account for one in money):
        lost = count.brought + count.cash + count.cashless - count.taken - count.cage - count.held
        assert count.win == lost


def test_a_float_that_lacks_a_chip_does_not_add_up() -> None:
    right = played(HANDFUL).table("sydney-1").float_account
    for wrong in ({"closing": right.closing - 1_00}, {"taken": right.taken + 5}, {"drop": right.drop + 50_00}):
        assert right.reconciled
        assert not FloatAccount(**{**vars(right), **wrong}).reconciled


def test_the_same_seed_writes_the_same_log_and_another_does_not() -> None:
    few = replace(HANDFUL, tables=2, coups=4)
    assert played_again(few).hashes == played_again(few).hashes
    other = played_again(replace(few, seed=8)).hashes
    assert not [stream for stream, hash in played_again(few).hashes.items() if other[stream] == hash]


def test_a_further_table_changes_nothing_at_the_others() -> None:
    two, three = (played(replace(HANDFUL, tables=tables, coups=4)).hashes for tables in (2, 3))
    first, second, third = (one.id for one in tables_of_a_day(3))
    assert third not in two
    assert [two[one] for one in (first, second, CONTEST)] == [three[one] for one in (first, second, CONTEST)]


def test_every_book_has_a_table_before_any_has_two() -> None:
    assert {one.book for one in tables_of_a_day(len(BOOKS))} == set(BOOKS)
    many = [one.id for one in tables_of_a_day(60)]
    assert len(set(many)) == 60


def test_whatever_went_wrong_was_put_right_under_the_clauses_of_its_book() -> None:
    day = played(HANDFUL)
    remedied = [row for one in day.accounts for row in one.remedied]
    assert {book for book, *_ in remedied} == set(BOOKS)
    for id, slip, remedy, under in remedied:
        book = open_book(id)
        rows = [row for row in book.irregularities.irregularity if row.slip == slip]
        ways = [{*row.clauses, *one.clauses} for row in rows for one in row.remedy if one.id == remedy]
        assert any(way and way <= set(under) for way in ways), (id, slip, remedy, under)
    for one in day.accounts:
        book = open_book(one.book)
        assert one.cited
        assert not [clause for clause in one.cited if book.clause(Clause(clause)) is None], one.table


def test_planted_mistakes_are_in_the_log_as_often_as_they_came_about() -> None:
    day = played(HANDFUL)
    for told in day.tables:
        happened = day.table(told.id).happened
        for planted, logged in (("misdeal", "irregularity"), ("wrong-payment", "wrong-payment"), ("breach", "breach")):
            assert happened[logged] == told.planted.get(planted, 0), (told.id, planted)
        assert happened["dispute"] == told.planted.get("dispute", 0)
    kinds = {kind for told in day.tables for kind in told.planted}
    assert kinds == {"misdeal", "late-wager", "found-wager", "wrong-payment", "breach", "dispute"}


def test_a_late_wager_is_refused_by_the_clause_of_its_book() -> None:
    refused = [(one.book, reason, under) for one in played(HANDFUL).tables for reason, under in one.turned_away]
    assert refused
    for book, reason, under in refused:
        assert reason in {one.value for one in Reason}
        assert under
        assert all(open_book(book).clause(clause) is not None for clause in under)


def test_dealers_who_err_never_leave_nothing_to_put_right() -> None:
    day = played(replace(HANDFUL, rates=NEVER))
    assert [one.table for one in day.accounts if sum(one.happened.values()) - one.happened["limits"]] == []
    assert not any(told.planted or told.turned_away for told in day.tables)


def test_the_minimum_rises_only_after_its_notice() -> None:
    day = played(AN_HOUR)
    for one in tables_of_a_day(AN_HOUR.tables):
        events = [event for moment in moments(day.log, one.id) for event in moment.events]
        (changed,) = (event for event in events if isinstance(event, LimitsChanged))
        notices = [event for event in events if isinstance(event, NoticeDisplayed)]
        (told,) = (event for event in notices if event.notice.about == "higher-minimum")
        assert told.made.at < changed.made.at
        assert changed.setup.limits.minimum == told.notice.minimum


def test_the_tournament_is_paid_and_the_promotion_drawn() -> None:
    floor = Floor(played(HANDFUL).log)
    tournament, promotion = floor.standing(CONTEST).tournament, floor.standing(PROMOTION).promotion
    floor.close()
    assert tournament.closed
    assert sum(one.prize_paid for one in tournament.entrants.values()) == 6 * 50_00
    assert promotion.draws == 1
    assert promotion.awards
    commands = [moment.command for moment in moments(played(HANDFUL).log, "star-1")]
    here = {command.patron for command in commands if isinstance(command, Arrive)}
    assert promotion.entrants - {"visitor"}
    assert promotion.entrants - {"visitor"} <= here


@pytest.mark.parametrize(("when", "hours"), [(date(2026, 4, 5), 25), (date(2026, 10, 4), 23), (WHEN, 24)])
def test_a_whole_day_is_as_long_as_the_casinos_clocks_make_it(when: date, hours: int) -> None:
    plan = DayPlan(seed=1, date=when, tables=1, hours=24, coups=2)
    opens, closes = plan.times(open_book("crown-sydney"))
    assert closes - opens == min(hours, 24) * 3_600_000 - 10 * 60_000
    assert found(played(plan)) == []


def test_an_entrant_with_too_little_to_wager_uses_the_pass_card_and_the_session_ends() -> None:
    """It waited for such an entrant for ever."""
    day = played(DayPlan(seed=3, date=WHEN, tables=1, hours=1, coups=1))
    commands = [moment.command for moment in moments(day.log, CONTEST_TABLE)]
    assert [one for one in commands if isinstance(one, UsePassCard)]
    floor = Floor(day.log)
    assert floor.standing(CONTEST).tournament.closed
    floor.close()
