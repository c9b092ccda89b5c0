"""What may be done now, what comes next, and why not: nothing accepted was unlisted, nothing unlisted is accepted.

`next_step` followed blindly deals a whole shoe under every book by every method. See days.py for the days themselves;
a soak looks at every table on the way, `make test` at a share of them.
"""

from __future__ import annotations

from typing import Any

import pytest

from croupier import BOOKS, Reason, Refusal, open_book, read_cards
from croupier.clauses import Silent
from croupier.coup import Side
from croupier.table import (
    ACTS,
    PATRON,
    Actor,
    Limit,
    Play,
    Stage,
    Table,
    apply,
    decide,
    name_of,
    next_step,
    possible,
    why_not,
)
from croupier.table.codec import COMMANDS
from laws.random_commands import Drawing
from live import START, Live
from soak import share
from table.days import BLIND, DISPLAY, Day, a_day, everyone

DEFERRING = [book for book in BOOKS if not isinstance(open_book(book).settlement.deferral, Silent)]
ENOUGH = 4_000  # steps: no shoe has so many
RANDOM_COMMANDS = 700


def dealer_of(live: Live) -> Actor:
    return Actor("the dealer", live.book.authority.dealer.rank)


# --- listed and accepted -------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "method", "face"), BLIND)
def test_whatever_is_accepted_was_possible_and_whatever_was_not_possible_is_refused(
    book: str, method: str, face: str
) -> None:
    """The first half is proved by days.py at every command; here is the second, with facts that would make sense."""
    day = a_day(book, method, face)
    drawing, refused = Drawing(day.book, seed=1), 0
    for table in share(day.visited, 18):
        for actor in everyone(day.book):
            listed = possible(table, day.book, actor)
            for name, kind in COMMANDS.items():
                if name not in listed:
                    command = kind(id="new", actor=actor, at=max(table.clock, START), **drawing.facts(table, name))
                    answer = decide(table, command, day.book)
                    assert isinstance(answer, Refusal), f"{command} was not listed and accepted"
                    refused += 1
    assert refused > 10_000


@pytest.mark.parametrize("book", BOOKS)
def test_whatever_is_accepted_at_a_table_played_at_random_was_possible(book: str) -> None:
    rules, table = open_book(book), Table(id="random")
    drawing, accepted = Drawing(rules, seed=3), 0
    for _ in range(RANDOM_COMMANDS):
        command = drawing.command(table)
        answer = decide(table, command, rules)
        if isinstance(answer, Refusal):
            continue
        assert name_of(type(command)) in possible(table, rules, command.actor), command
        accepted += 1
        for event in answer:
            table = apply(table, event)
    assert accepted > RANDOM_COMMANDS // 10


def test_commands_are_listed_in_the_order_of_a_day() -> None:
    live = Live("crown-sydney")
    live.bet("A", "player", 50)
    order = list(COMMANDS)
    assert set(order) == {act.name for act in ACTS.values()}
    for actor in everyone(live.book):
        listed = possible(live.table, live.book, actor)
        assert list(listed) == [name for name in order if name in listed]


# --- by rank and moment --------------------------------------------------------------------------


def test_a_patron_is_told_of_their_own_part_only() -> None:
    live = Live("crown-sydney")
    assert possible(live.table, live.book, Actor("A", PATRON)) == (
        "sit-down",
        "stand-up",
        "leave-table",
        "place-wager",
        "raise-dispute",
    )
    live.bet("A", "player", 50)
    changes = ("stand-up", "place-wager", "change-wager", "withdraw-wager", "raise-dispute")
    assert possible(live.table, live.book, Actor("A", PATRON)) == changes
    assert possible(live.table, live.book, Actor("Z", PATRON)) == ("arrive",)
    live.call()
    live.draw("5s")
    assert {"place-wager", "change-wager", "withdraw-wager"}.isdisjoint(
        possible(live.table, live.book, Actor("A", PATRON))
    )


def test_the_display_and_ranks_nobody_knows_may_do_nothing() -> None:
    live = Live("crown-sydney")
    assert possible(live.table, live.book, DISPLAY) == ()
    assert possible(live.table, live.book, Actor("x", "janitor")) == ()


def test_an_inspector_may_do_what_the_book_says() -> None:
    live = Live("star-sydney")
    assert possible(live.table, live.book, Actor("i", "inspector")) == ("order-check",)
    assert possible(live.table, live.book, Actor("n", "nicc")) == ()


def test_pairs_are_settled_only_where_there_are_some() -> None:
    options: dict[str, Any] = {"side_wagers": ("player-pair",), "options": (("pairs", "canberra"),)}
    for wager, listed in (("player", False), ("player-pair", True)):
        live = Live("canberra", **options)
        live.bet("A", wager, 5)
        live.call()
        live.draw("5s", "6s", "2d")
        assert "settle-pairs" not in possible(live.table, live.book, dealer_of(live))
        live.draw("Kd")
        assert ("settle-pairs" in possible(live.table, live.book, dealer_of(live))) == listed


def test_insurance_may_be_placed_while_its_window_is_open_and_by_those_with_a_main_wager() -> None:
    live = Live("crown-melbourne", "crown", options=(("insurance", "on"),), side_wagers=("insurance",), face="up")
    live.bet("A", "player", 50)
    live.call()
    live.draw("2s", "3c", "3d")
    assert "place-wager" not in possible(live.table, live.book, Actor("A", PATRON))
    live.draw("3h")
    assert "place-wager" in possible(live.table, live.book, Actor("A", PATRON))
    assert "place-wager" not in possible(live.table, live.book, Actor("B", PATRON))


def test_only_whoever_has_the_hand_or_the_shoe_is_offered_what_goes_with_it() -> None:
    live = Live("crown-melbourne", method="shoe-to-patron")
    live.bet("A", "player", 50)
    live.bet("B", "banker", 40)
    live.call()
    assert "decline-shoe" in possible(live.table, live.book, Actor("A", PATRON))
    assert "decline-shoe" not in possible(live.table, live.book, Actor("B", PATRON))
    live.do("pass-shoe", to="A", acts_as=Side.PLAYER)
    assert {"draw-card", "give-up-shoe"} <= set(possible(live.table, live.book, Actor("A", PATRON)))
    assert "draw-card" not in possible(live.table, live.book, Actor("B", PATRON))
    live.draw("5s", "6s", "2d", "Kd", drawn_by="A")
    assert "expose-cards" in possible(live.table, live.book, Actor("A", PATRON))
    assert "expose-cards" not in possible(live.table, live.book, Actor("B", PATRON))


def test_a_table_that_is_not_open_and_one_of_another_book() -> None:
    live = Live("canberra", opened=False)
    top = Actor("x", live.book.authority.rank[-1].id)
    assert possible(live.table, live.book, top) == ("record-approval", "open-table", "count-float", "begin-contest")
    assert next_step(live.table, live.book) is None
    other = Live("crown-sydney")
    assert "draw-card" not in possible(other.table, live.book, top)
    assert next_step(other.table, live.book) is None


# --- what comes next -----------------------------------------------------------------------------


def play_blindly(day: Day) -> list[str]:
    """Follow the steps to the end of the shoe; wagers are laid when they are called for."""
    given: list[str] = []
    while day.table.shoe.stage is not Stage.ENDED:
        coup = day.table.coup
        if coup.play is Play.WAGERING and coup.bets_called and not coup.bets_closed and not coup.wagers:
            day.bet("A", "player", 53)
            day.bet("B", "banker", 59)
            day.bet("C", "banker", 59)
        step = day.step()
        assert step.clauses, f"{step.command} rests on nothing"
        assert step.command in possible(day.table, day.book, Actor("x", step.rank))
        day.follow(step)
        given.append(step.command)
        assert len(given) < ENOUGH
    return given


@pytest.mark.parametrize(("seen", "cutting_card"), [(True, 101), (False, 104)], ids=["virtual", "physical"])
@pytest.mark.parametrize(("book", "method", "face"), BLIND)
def test_followed_blindly_the_steps_deal_a_whole_shoe(
    book: str, method: str, face: str, seen: bool, cutting_card: int
) -> None:
    day = Day(book, method=method, face=face, seen=seen, cutting_card=cutting_card)
    given = play_blindly(day)
    assert day.table.coups > 10
    assert given.count("settle-coup") == given.count("announce-result") == given.count("clear-cards") == day.table.coups
    assert given.count("draw-card") == day.table.shoe.out - 1
    assert day.step().command in ("shuffle-cards", "replace-cards")
    day.until("call-for-bets")
    assert (day.table.shoe.number, day.table.shoe.stage, day.table.shoe.out) == (2, Stage.IN_PLAY, 1)


@pytest.mark.parametrize("book", BOOKS)
def test_a_shoe_without_a_cutting_card_ends_with_a_void_coup(book: str) -> None:
    day = Day(book, cutting_card=0, chips=1_000_000)
    given = play_blindly(day)
    assert given[-1] == "declare-cards-insufficient"
    assert day.table.shoe.left == 0
    assert day.step().command == "clear-cards"


@pytest.mark.parametrize("book", DEFERRING)
def test_commission_is_collected_before_the_next_shoe(book: str) -> None:
    day = Day(book, "traditional", cutting_card=12)
    day.do("approve", act="defer-commission", patron="B")
    play_blindly(day)
    assert day.table.patrons["B"].owes[0] > 0
    step = day.step()
    assert (step.command, step.facts) == ("collect-commission", {"patron": "B", "why": "shoe-end"})
    assert int(str(step.tells["amount"])) > 0
    day.follow(step)
    assert day.step().command in ("shuffle-cards", "replace-cards")


def test_a_step_says_to_which_hand_the_card_goes_and_which_clause_says_so() -> None:
    live = Live("crown-sydney", face="up")
    live.bet("A", "player", 50)
    live.call()
    for card, to in (("2s", "player"), ("Kd", "banker"), ("3h", "player"), ("6c", "banker")):
        step = next_step(live.table, live.book)
        assert step is not None
        assert (step.command, step.tells) == ("draw-card", {"to": to})
        live.draw(card)
    step = next_step(live.table, live.book)
    assert step is not None
    assert step.tells == {"to": "player"}
    assert any(clause.number.startswith("9.") for clause in step.clauses)
    live.draw("6d")
    step = next_step(live.table, live.book)
    assert step is not None
    assert step.tells == {"to": "banker"}
    live.draw("Ks")
    step = next_step(live.table, live.book)
    assert step is not None
    assert (step.command, step.tells) == ("announce-result", {"winner": "banker", "player": 1, "banker": 6})


def test_a_hand_goes_to_whoever_is_to_be_asked_and_then_to_the_next() -> None:
    live = Live("star-sydney", method="method-b")
    live.bet("A", "player", 50)
    live.bet("B", "player", 40)
    live.call()
    live.draw("2s", "Kd", "3h", "6c")
    offered = []
    for patron in ("A", "B"):
        step = next_step(live.table, live.book)
        assert step is not None
        offered.append((step.command, step.facts))
        live.do("refuse-hand", hand=Side.PLAYER, patron=patron)
    assert offered == [("deliver-hand", {"hand": "player", "to": patron}) for patron in ("A", "B")]
    step = next_step(live.table, live.book)
    assert step is not None
    assert (step.command, step.facts) == ("expose-cards", {"hand": "player"})


def test_the_dealer_waits_while_nobody_wagers_and_cuts_what_is_too_much() -> None:
    live = Live("crown-melbourne", differential=100_00)
    live.do("call-for-bets")
    assert next_step(live.table, live.book) is None
    live.bet("A", "player", 300)
    live.do("call-no-more-bets")
    step = next_step(live.table, live.book)
    assert step is not None
    assert (step.command, step.facts) == ("reduce-wagers", {"to": "differential"})
    empty = Live("crown-melbourne")
    empty.call()
    step = next_step(empty.table, empty.book)
    assert step is not None
    assert (step.command, step.facts, step.rank) == ("order-dummy-coup", {"grounds": "until-wager"}, "game-supervisor")


def test_signs_and_checks_come_before_wagers() -> None:
    live = Live("star-sydney")
    live.do("remove-sign", sign="limits")
    live.do("report-dropped-cards")
    step = next_step(live.table, live.book)
    assert step is not None
    assert (step.command, step.rank) == ("check-cards", "gaming-supervisor")
    live.do("check-cards", by="gaming-supervisor")
    step = next_step(live.table, live.book)
    assert step is not None
    assert (step.command, step.facts) == ("display-sign", {"sign": "limits"})


# --- why not -------------------------------------------------------------------------------------


def test_why_not_is_the_refusal_or_nothing() -> None:
    live = Live("crown-sydney", limits=Limit(500, 100_00))
    fits = live.command("place-wager", patron="A", wager="player", stake=100_00)
    above = live.command("place-wager", patron="A", wager="player", stake=101_00)
    assert why_not(live.table, fits, live.book) is None
    refusal = why_not(live.table, above, live.book)
    assert refusal is not None
    assert (refusal.reason, refusal.facts["maximum"]) == (Reason.ABOVE_MAXIMUM, 100_00)


def test_why_not_gives_no_card_face_down_away() -> None:
    live = Live("crown-sydney", method="dealer-opens", face="down")
    live.bet("A", "player", 50)
    live.call()
    live.draw("2s", "Kd", "3h", "6c")
    guess = live.command("expose-cards", hand=Side.PLAYER, cards=read_cards("AsAd"))
    refusal = why_not(live.table, guess, live.book)
    assert refusal is not None
    assert refusal.reason is Reason.CARD_NOT_AS_DRAWN
    assert "2s" not in refusal.facts.values()
