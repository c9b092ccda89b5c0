"""Canberra at a live table: cards changed and checked by both, the cutting card, the burn before the first round."""

from __future__ import annotations

import pytest

from croupier.clauses import Reason
from croupier.table import Actor, Stage
from croupier.table.records import CardsReplaced
from live import Live

CANBERRA = "canberra"
KIM, LEE = Actor("Kim", "dealer"), Actor("Lee", "dealer")
RAY, SAM = Actor("Ray", "casino-supervisor"), Actor("Sam", "casino-supervisor")


def replaced() -> Live:
    live = Live(CANBERRA)
    live.do("replace-cards", grounds="unfit")
    live.do("bring-cards", back="blue")
    return live


@pytest.mark.clause("canberra:2.3")
@pytest.mark.parametrize(("one", "other"), [(KIM, RAY), (RAY, KIM), (RAY, SAM)])
def test_supervisor_and_dealer_both_check_replacement_cards_before_the_shuffle(one: Actor, other: Actor) -> None:
    live = replaced()
    assert "canberra:2.3" in live.refused("shuffle-cards", Reason.CHECK_FIRST).clauses
    live.do("check-cards", one)
    live.refused("shuffle-cards", Reason.CHECK_FIRST)
    live.do("check-cards", other)
    live.do("shuffle-cards")
    assert live.table.shoe.stage is Stage.UNCUT


@pytest.mark.clause("canberra:2.3")
def test_neither_two_dealers_nor_one_supervisor_twice_are_both() -> None:
    live = replaced()
    live.do("check-cards", KIM)
    for dealer in (KIM, LEE):
        live.refused("check-cards", Reason.RANK_TOO_LOW, dealer)
    live.do("check-cards", RAY)
    live.do("shuffle-cards")
    live = replaced()
    live.do("check-cards", RAY)
    assert live.refused("check-cards", Reason.ANOTHER_PERSON_NEEDED, RAY).clauses == ("canberra:2.3",)


@pytest.mark.clause("canberra:2.3")
def test_any_of_the_cards_are_changed_after_a_round_and_checked_before_the_next() -> None:
    live = Live(CANBERRA)
    live.bet("A", "player", 100)
    live.coup("5s4h/Kd7c")
    changed = live.do("replace-cards", RAY, grounds="unfit", cards=5)[0]
    assert isinstance(changed, CardsReplaced)
    assert (changed.cards, changed.to_check) == (5, True)
    assert (live.table.shoe.stage, live.table.shoe.left) == (Stage.IN_PLAY, 8 * 52 - 5)
    live.bet("A", "player", 100)
    live.call()
    live.refused("draw-card", Reason.CHECK_FIRST)
    live.do("check-cards", KIM)
    live.refused("draw-card", Reason.CHECK_FIRST)
    live.do("check-cards", RAY)
    live.draw("5s", "Kd", "4h", "7c")
    live.finish()


@pytest.mark.clause("canberra:2.3")
def test_the_next_shuffle_waits_for_both_checks_too() -> None:
    live = Live(CANBERRA)
    live.do("order-shuffle", grounds="after-round")
    live.do("replace-cards", RAY, grounds="unfit", cards=1)
    live.refused("shuffle-cards", Reason.CHECK_FIRST)
    live.do("check-cards", RAY)
    live.refused("shuffle-cards", Reason.CHECK_FIRST)
    live.do("check-cards", KIM)
    live.do("shuffle-cards")


@pytest.mark.clause("canberra:2.5")
def test_the_first_cards_are_checked_by_one_of_them() -> None:
    live = Live(CANBERRA, ready=False)
    live.do("bring-cards", back="red")
    live.do("check-cards", KIM)
    live.do("shuffle-cards")


@pytest.mark.clause("canberra:2.3")
@pytest.mark.parametrize("checked", ["no", "yes"])
def test_pre_shuffled_replacement_cards_are_checked_only_where_the_operator_chooses_so(checked: str) -> None:
    live = Live(CANBERRA, options=(("check-pre-shuffled-replacements", checked),))
    live.do("replace-cards", grounds="unfit")
    live.do("bring-cards", back="blue", pre_shuffled="manufacturer")
    live.do("cut-cards", patron="A", after=200)
    live.do("place-cutting-card", from_back=12)
    if checked == "yes":
        live.refused("burn-cards", Reason.CHECK_FIRST, form="plain")
        live.do("check-cards", KIM)
        live.do("check-cards", RAY)
    live.do("burn-cards", form="plain")


@pytest.mark.clause("canberra:5.4")
@pytest.mark.parametrize("from_back", [12, 209, 300, 415])
def test_at_least_twelve_cards_in_has_no_upper_limit(from_back: int) -> None:
    live = Live(CANBERRA, ready=False)
    live.do("bring-cards", back="red", pre_shuffled="manufacturer")
    live.do("cut-cards", patron="A", after=200)
    live.refused("place-cutting-card", Reason.CUTTING_CARD_OUT_OF_PLACE, from_back=11)
    live.do("place-cutting-card", from_back=from_back)


@pytest.mark.clause("canberra:5.5", "canberra:13.8")
def test_a_burn_is_not_omitted_before_the_first_round() -> None:
    live = Live(CANBERRA)
    live.bet("A", "player", 100)
    live.call()
    refusal = live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, "dealer", slip="burn-omitted")
    assert "canberra:5.5" in refusal.clauses
    live.draw("8s")
    live.amiss("burn-omitted", "play-on", "dealer")
    assert live.table.shoe.burned == 0


@pytest.mark.clause("canberra:5.5")
def test_nor_while_the_shoe_waits_for_it() -> None:
    live = Live(CANBERRA, ready=False)
    live.do("bring-cards", back="red", pre_shuffled="manufacturer")
    live.do("cut-cards", patron="A", after=200)
    live.do("place-cutting-card", from_back=12)
    live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, "dealer", slip="burn-omitted")
    live.refused("call-for-bets", Reason.SHOE_NOT_READY)
    live.do("burn-cards", form="plain")
