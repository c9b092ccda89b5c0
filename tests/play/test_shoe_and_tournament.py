"""A shoe dealt by itself, and a tournament held from a script."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier import HeldTournament, Refusal, Refused, deal_shoe, hold_tournament, open_table, to_dict
from croupier.day.tournament_terms import demo_tournament
from croupier.play import WrongFacts
from croupier.play.tournament import TermsNotRead

START = 1_800_000_000_000
FIVE = ("crown-sydney", "crown-melbourne", "canberra", "star-sydney")


@pytest.mark.parametrize("book", FIVE)
def test_a_shoe_ends_by_its_book_and_its_roads_are_its_coups(book: str) -> None:
    shoe = deal_shoe(book, seed=5)
    assert [one.number for one in shoe] == list(range(1, len(shoe) + 1))
    winners = [one.winner for one in shoe]
    assert [one.winner for one in shoe.roads.results] == winners
    cards = sum(len(one.hands.player) + len(one.hands.banker) for one in shoe)
    assert 8 * 52 - cards - shoe.burned < 40  # to the cutting card, and the coup or coups after it


def test_a_seed_names_the_same_cards_as_at_a_table() -> None:
    table = open_table("crown-sydney", seed=5)
    table.sit("ann", 1_000_00)
    table.wager("ann", "banker", 20_00)
    assert table.deal().hands == deal_shoe("crown-sydney", seed=5)[0].hands


# --- a tournament --------------------------------------------------------------------------------


def cup() -> HeldTournament:
    return hold_tournament(demo_tournament(START, START - 3_600_000), seed=1)


def published() -> HeldTournament:
    held = cup()
    held.act("appoint-director", person="Kim")
    held.act("mark-present", person="Kim")
    held.act("publish-terms", where="at the desk")
    held.act("designate-table", table="T1", seats=6)
    held.commit_ballot()
    return held


def test_from_its_terms_to_the_first_ballot() -> None:
    held = published()
    assert held.next_step is not None
    assert held.next_step.act == "enter"
    names = ["ann", "bob", "cho", "dee"]
    for one in names:
        held.act("enter", entrant=one, paid=50_00, tender="cashless", signed=True, likeness=True)
    held.act("close-entries")
    held.act("brief-players")
    held.until(START - 1_800_000)
    held.act("schedule-session", round=1, starts=START)
    held.draw_ballot(1, word="lantern", by="ann")
    seats = {seat.entrant: seat.seat for seat in held.tournament.sessions[1].seats}
    assert sorted(seats) == names
    assert len(set(seats.values())) == len(names)
    assert to_dict(held)["entrants"][0] == {"entrant": "ann", "status": held.entrants["ann"].status.value}


def test_what_is_asked_for_has_its_clauses_and_is_ticked_off() -> None:
    asked = {one.what: one.done for one in cup().checklist}
    assert not asked["terms-published"]
    assert {one.what: one.done for one in published().checklist}["terms-published"]
    assert "terms-published" in cup()._repr_html_()


def test_an_act_out_of_its_turn_is_refused_with_a_sentence() -> None:
    held = cup()
    with pytest.raises(Refused) as refused:
        held.act("enter", entrant="ann", paid=50_00, tender="cashless", signed=True)
    assert str(refused.value).endswith(".")
    answer = held.attempt("enter", entrant="ann", paid=50_00, tender="cashless", signed=True)
    assert isinstance(answer, Refusal)
    assert answer.reason == refused.value.refusal.reason
    with pytest.raises(WrongFacts, match="did you mean"):
        held.act("enter", entrent="ann", paid=50_00)


def test_terms_that_cannot_be_read_say_where(tmp_path: Path) -> None:
    file = tmp_path / "cup.toml"
    file.write_text('name = "Cup"\nbook = 7\n', encoding="utf-8")
    with pytest.raises(TermsNotRead, match="line 2"):
        hold_tournament(file)
