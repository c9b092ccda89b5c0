"""The second path over promotions: it agrees with what happened, and sees whoever was put in a winner's stead."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from architecture.promotions_told import all_happens
from croupier.promotions import records as r
from croupier.table import Event
from croupier.verify.recompute_promotion import PromotionAgain
from promotions import NAME, WATCH, Promoted, promotion_terms


def wrongs(events: list[Event]) -> list[str]:
    again = PromotionAgain(NAME)
    return [one.what for event in events for one in again.hear(event)]


def test_it_agrees_with_a_promotion_in_which_everything_happens() -> None:
    whole = next(iter(all_happens()))
    assert wrongs(whole.events) == []


@pytest.mark.parametrize("present", [False, True])
def test_it_draws_many_entries_as_the_engine_does(present: bool) -> None:
    terms = promotion_terms("star-sydney", replace(WATCH, number=7), present=present)
    people = [f"P{number % 60}" for number in range(200)]
    seen = Promoted("star-sydney").start(terms).entered(*people)
    for one in people[:20]:
        seen.does("check-in", entrant=one)
    seen.draw(by="P1", word="currawong")
    assert len(seen.promotion.awards) == 7
    assert wrongs(seen.events) == []


def tampered(seen: Promoted, **changes: object) -> list[str]:
    events = [replace(one, **changes) if isinstance(one, r.PrizesDrawn) else one for one in seen.events]
    return wrongs(events)


def test_it_sees_another_winner_another_word_another_tape_and_a_ticket_left_out() -> None:
    seen = Promoted("star-sydney").drawn("A", "B", "C", "D")
    drawn = next(one for one in seen.events if isinstance(one, r.PrizesDrawn))
    (won,) = drawn.winners
    other = next(one for one in drawn.tickets if one != won.ticket)
    assert "wrong-ballot" in tampered(seen, winners=(replace(won, ticket=other),))
    assert "wrong-prize" in tampered(seen, winners=(replace(won, value=won.value + 1),))
    assert "ballot-not-as-committed" in tampered(seen, tape="0" * 64)
    assert "wrong-field" in tampered(seen, tickets=drawn.tickets[1:])
