"""A refused act leads on: by the steps offered alone a supervisor comes to every end, in every book."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.clauses import Reason, Refusal
from croupier.rulebooks import BOOKS
from croupier.table import Actor, decide, power_of
from croupier.table.codec import COMMANDS
from croupier.table.opening.judge import concerns
from croupier.table.rules import rules_of
from croupier.table.state import Limit
from croupier.table.views import view
from croupier.table.views.leading import leads
from croupier.table.views.records import Lead
from live import MINUTE, Live

SAID = {"says": "other limits", "reference": "a letter", "about": "as the book says"}
MOST = 60  # steps on the way to anything


def floor_of(live: Live) -> Actor:
    """Whoever supervises, at the highest rank: nothing here is about ranks."""
    return Actor("the supervisor", live.book.authority.rank[-1].id)


def led(live: Live, name: str, by: Actor | None = None, **facts: Any) -> tuple[Refusal, tuple[Lead, ...]] | None:
    """Why an act is refused and what leads to it; nothing where it would be done."""
    command = live.command(name, by=by or floor_of(live), **facts)
    answer = decide(live.table, command, live.book)
    if not isinstance(answer, Refusal):
        return None
    return answer, leads(live.table, command, answer, live.book)


def follow(live: Live, name: str, **facts: Any) -> list[str]:
    """Do what is offered until the act itself can be done; what was done on the way."""
    way: list[str] = []
    while (found := led(live, name, **facts)) is not None:
        refusal, offered = found
        assert offered, f"{live.book.id}: nothing leads from {refusal} to {name}"
        assert len(way) < MOST, f"{live.book.id}: no end to {way}"
        way.append(_take(live, offered[0]))
    live.do(name, by=floor_of(live), **facts)
    return [*way, name]


def _take(live: Live, lead: Lead) -> str:
    if lead.step is None:
        if lead.until is not None:
            live.now = max(live.now, lead.until)
            return "wait"
        assert lead.coups
        live.bet("A", "player", 10)
        live.coup("9hKc/2d5s")
        return "coup"
    step = lead.step
    facts: dict[str, Any] = dict(step.facts) | {need: SAID[need] for need in step.needs if need in SAID}
    if step.command == "draw-card":
        facts["card"] = None
    live.do(step.command, by=Actor("the supervisor", step.rank), **facts)
    return step.command


@pytest.mark.parametrize("book", BOOKS)
def test_a_higher_minimum_from_notice_to_change(book: str) -> None:
    live = Live(book)
    new = Limit(10_00, 5_000_00)
    way = follow(live, "change-limits", limits=new, wager_limits=live.setup.wager_limits)
    assert (way[0], way[-1]) == ("display-notice", "change-limits"), way
    assert live.table.setup is not None
    assert live.table.setup.limits == new
    assert not live.table.notices  # it announced what is now so
    row = rules_of(live.book, live.table.setup).book.notices.higher_minimum
    if row.minutes:
        assert "wait" in way, way


@pytest.mark.parametrize("book", BOOKS)
def test_closing_a_table_where_people_are(book: str) -> None:
    live = Live(book)
    way = follow(live, "close-table")
    assert way[0] == "display-notice", way
    assert live.table.setup is None


@pytest.mark.parametrize("book", BOOKS)
def test_another_variation(book: str) -> None:
    live = Live(book)
    others = [one.id for one in live.book.variations if one.id != live.setup.variation]
    if not others:
        pytest.fail(f"{book} has one variation: leave it out by name")
    before = len(live.events)
    way = follow(live, "change-variation", variation=others[0])
    assert way[-1] == "change-variation"
    assert len(live.events) > before
    assert live.table.setup is not None
    assert live.table.setup.variation == others[0]


@pytest.mark.parametrize("book", BOOKS)
def test_what_was_announced_is_offered_to_the_cent(book: str) -> None:
    live = Live(book)
    way = led(live, "change-limits", limits=Limit(25_00, 5_000_00))
    assert way is not None
    _take(live, way[1][0])
    seen = view(live.table, live.book, floor_of(live)).private
    assert seen.staff is not None
    (change,) = seen.staff.announced
    assert change.command == "change-limits"
    assert change.facts["limits"] == Limit(25_00, 5_000_00)
    if change.ready is not None and change.ready > live.now:
        command = live.command("change-limits", by=floor_of(live), at=change.ready - 1, **change.facts)
        early = decide(live.table, command, live.book)
        assert isinstance(early, Refusal)
        assert early.reason is Reason.NOTICE_TOO_SHORT
        live.now = change.ready
    live.do("change-limits", by=floor_of(live), **change.facts)
    assert live.table.setup is not None
    assert live.table.setup.limits.minimum == 25_00


@pytest.mark.parametrize("book", BOOKS)
def test_opening_asks_for_every_approval(book: str) -> None:
    live = Live(book, opened=False)
    way = follow(live, "open-table", setup=live.setup)
    things = live.book.table.approved
    wanted = [one for one in things if concerns(one, live.setup, live.book)] if isinstance(things, tuple) else []
    assert way.count("record-approval") == len(wanted), way
    assert live.table.setup is not None


@pytest.mark.parametrize("book", BOOKS)
def test_wagers_wait_for_every_step_of_a_new_shoe(book: str) -> None:
    """From bare felt to the first call for bets, by what is offered alone."""
    live = Live(book, ready=False)
    for sign in live.table.signs:
        live.do("remove-sign", sign=sign)
    way = follow(live, "call-for-bets")
    assert {"bring-cards", "shuffle-cards", "burn-cards", "display-sign"} <= {*way}, way


@pytest.mark.parametrize("book", BOOKS)
def test_a_rank_that_is_too_low_is_told_whose_it_is(book: str) -> None:
    live = Live(book)
    dealer = Actor("the dealer", live.book.authority.dealer.rank)
    found = led(live, "close-table", by=dealer)
    assert found is not None
    refusal, offered = found
    assert refusal.reason is Reason.RANK_TOO_LOW
    (lead,) = offered
    assert lead.step is not None
    assert not lead.yours
    assert lead.step.rank == power_of(live.book, COMMANDS["close-table"]).rank


@pytest.mark.parametrize("book", BOOKS)
def test_what_is_offered_would_be_done(book: str) -> None:
    """Over every command without facts of its own, at three moments: a step that is `yours` is not refused."""
    live = Live(book)
    asked = 0
    for moment in ("wagering", "dealing", "announced"):
        if moment == "dealing":
            live.bet("A", "player", 10)
            live.call()
            live.first_four("9hKc/2d5s")
        elif moment == "announced":
            live.open_hands()
            live.do("announce-result")
        for name, kind in COMMANDS.items():
            try:
                kind("", floor_of(live), 0)
            except TypeError:
                continue
            for lead in (led(live, name) or (None, ()))[1]:
                if lead.step is None or not lead.yours or lead.step.needs:
                    continue
                asked += 1
                facts: dict[str, Any] = dict(lead.step.facts)
                given = live.command(lead.step.command, by=floor_of(live), **facts)
                assert not isinstance(decide(live.table, given, live.book), Refusal), (name, lead)
    assert asked > 10


def test_patrons_are_offered_nothing() -> None:
    live = Live()
    assert led(live, "close-table", by=Actor("A", "patron")) is not None
    assert led(live, "close-table", by=Actor("A", "patron"))[1] == ()  # type: ignore[index]


def test_a_notice_with_a_time_says_a_whole_minute() -> None:
    live = Live("star-sydney")
    live.wait(0.3)
    found = led(live, "close-table")
    assert found is not None
    assert found[1][0].step is not None
    effect = found[1][0].step.facts["takes_effect"]
    assert isinstance(effect, int)
    assert effect % MINUTE == 0
    assert effect >= live.now + 20 * MINUTE
