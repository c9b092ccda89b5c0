"""Crown Melbourne at a live table: the cutting card, the last coup, dummy coups, a shoe that runs out (8.3.4, 11)."""

from __future__ import annotations

import random

import pytest

from croupier import Refusal, read_cards
from croupier.cards import PACK
from croupier.clauses import Reason
from croupier.table import Play, Stage
from live import Live

CROWN_MELBOURNE = "crown-melbourne"
PLAYER_WINS = "5s4h/Kd7c"
BANKER_WINS = "2d4s/3h4c"
FIRST, *OTHERS = ("5s", "Kd", "4h", "7c")


def table(*options: tuple[str, str]) -> Live:
    return Live(CROWN_MELBOURNE, "traditional", method="dealer-opens", face="up", options=options)


def coup(live: Live, *, cut_before: int | None = None) -> None:
    """A Player win with $10 of A's on it; the cutting card comes out before the card of this number."""
    if not live.table.coup.dummy:
        live.bet("A", "player", 10)
        live.call()
    for number, card in enumerate((FIRST, *OTHERS)):
        live.draw(card, cutting_card=number == cut_before)
    live.finish()


def dummy(live: Live, grounds: str = "any-time") -> None:
    live.do("order-dummy-coup", grounds=grounds)
    coup(live)


# --- the cutting card: 8.3.4 ---------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:8.3.4(b)", "crown-melbourne:8.3.4(c)", "crown-melbourne:8.3.4(a)")
def test_the_coup_in_which_the_cutting_card_appears_is_completed_and_the_next_is_the_last_for_wagers() -> None:
    live = table()
    coup(live, cut_before=2)
    assert (live.has("A"), live.table.shoe.last_called) == (10_010_00, True)
    live.bet("A", "player", 10)
    live.call()
    live.refused("draw-card", Reason.CUTTING_CARD_ALREADY_OUT, card=read_cards("5s")[0], cutting_card=True)
    live.draw(FIRST, *OTHERS)
    live.finish()
    live.refused("place-wager", Reason.SHOE_ENDED, patron="A", wager="player", stake=10_00)
    live.refused("call-for-bets", Reason.SHOE_ENDED)
    assert live.has("A") == 10_020_00


@pytest.mark.clause("crown-melbourne:8.3.4(b)", "crown-melbourne:4.1.1(b)")
def test_before_the_first_card_of_a_coup_it_makes_that_coup_the_last_or_by_choice_the_one_after() -> None:
    live = table()
    coup(live, cut_before=0)
    assert live.table.shoe.stage is Stage.ENDED
    one_more = table(("cutting-card-first", "one-more"))
    coup(one_more, cut_before=0)
    assert one_more.table.shoe.last_called
    coup(one_more)
    assert one_more.table.shoe.stage is Stage.ENDED


@pytest.mark.clause("crown-melbourne:8.3.4(e)", "crown-melbourne:4.1.1(b)")
def test_after_the_last_coup_the_cards_are_shuffled_or_pre_shuffled_ones_brought() -> None:
    live = table()
    coup(live, cut_before=1)
    live.refused("shuffle-cards", Reason.NOT_AT_THIS_STAGE)
    coup(live)
    live.do("shuffle-cards")
    assert (live.table.shoe.number, live.table.shoe.stage) == (2, Stage.UNCUT)
    other = table()
    coup(other, cut_before=1)
    coup(other)
    other.do("bring-cards", by="game-supervisor", back="red", pre_shuffled="casino")
    assert (other.table.shoe.number, other.table.shoe.stage) == (2, Stage.UNCUT)


@pytest.mark.clause("crown-melbourne:8.3.4(c)")
def test_a_dummy_coup_after_the_cutting_card_does_not_use_up_the_last_coup_unless_chosen_so() -> None:
    live = table()
    coup(live, cut_before=3)
    dummy(live)
    dummy(live)
    assert (live.table.shoe.stage, live.table.shoe.last_called) == (Stage.IN_PLAY, True)
    coup(live)
    assert live.table.shoe.stage is Stage.ENDED
    chosen = table(("dummy-counts-as-last", "yes"))
    coup(chosen, cut_before=3)
    dummy(chosen)
    assert chosen.table.shoe.stage is Stage.ENDED


@pytest.mark.clause("crown-melbourne:8.3.4(c)")
@pytest.mark.parametrize("place", [0, 2])
def test_a_cutting_card_that_comes_out_in_a_dummy_coup_leaves_one_coup_for_wagers(place: int) -> None:
    live = table()
    live.do("order-dummy-coup", grounds="any-time")
    coup(live, cut_before=place)
    assert live.table.shoe.last_called
    coup(live)
    assert live.table.shoe.stage is Stage.ENDED


@pytest.mark.clause("crown-melbourne:8.3.4(d)")
def test_after_the_last_coup_the_game_supervisor_may_direct_dummy_coups_before_the_shuffle() -> None:
    live = table()
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="after-last-coup")
    coup(live, cut_before=2)
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="after-last-coup")
    coup(live)
    live.refused("order-dummy-coup", Reason.RANK_TOO_LOW, by="dealer", grounds="after-last-coup")
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="any-time")
    out = live.table.shoe.out
    for _ in range(2):
        live.do("order-dummy-coup", by="game-supervisor", grounds="after-last-coup")
        live.refused("place-wager", Reason.DUMMY_COUP, patron="A", wager="player", stake=10_00)
        coup(live)
    assert (live.table.shoe.out, live.table.shoe.stage, live.has("A")) == (out + 8, Stage.ENDED, 10_020_00)
    live.refused("place-wager", Reason.SHOE_ENDED, patron="A", wager="player", stake=10_00)
    live.do("shuffle-cards")
    live.refused("order-dummy-coup", Reason.SHOE_NOT_READY, grounds="after-last-coup")


@pytest.mark.clause("crown-melbourne:8.3.4(d)", "crown-melbourne:4.1.1(c)")
def test_a_shoe_that_a_pit_boss_ended_has_had_no_last_coup_for_dummies_to_follow() -> None:
    live = table()
    coup(live)
    live.do("order-shuffle", grounds="abnormal-sequence")
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="after-last-coup")
    announced = table()
    coup(announced, cut_before=2)  # the last coup was announced and not dealt
    announced.do("order-shuffle", grounds="abnormal-sequence")
    announced.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="after-last-coup")


# --- dummy coups: 11.8 ---------------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:11.8.1", "crown-melbourne:11.8.1(b)", "crown-melbourne:11.8.1(c)")
def test_a_game_supervisor_may_direct_dummy_coups_at_a_shoes_start_and_at_any_time() -> None:
    live = table()
    live.refused("order-dummy-coup", Reason.RANK_TOO_LOW, by="dealer", grounds="new-shoe")
    live.do("order-dummy-coup", by="game-supervisor", grounds="new-shoe")
    coup(live)
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="new-shoe")
    live.do("order-dummy-coup", by="pit-boss", grounds="any-time")
    live.do("draw-card", card=read_cards("5s")[0])  # no calls before a dummy coup
    live.refused("order-dummy-coup", Reason.COUP_IN_PROGRESS, grounds="any-time")
    live.draw(*OTHERS)
    live.finish()
    assert (live.table.coups, live.table.betting_coups) == (2, 0)


@pytest.mark.clause("crown-melbourne:11.8.1(d)")
def test_dummy_coups_go_on_until_a_player_wagers() -> None:
    live = table()
    for _ in range(3):
        dummy(live, "until-wager")
    live.bet("A", "player", 10)
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="until-wager")
    assert live.paid(live.coup(PLAYER_WINS), "A", "player").settled.profit == 10_00


@pytest.mark.clause("crown-melbourne:11.8.2")
def test_no_dummy_coup_is_played_that_these_rules_do_not_allow() -> None:
    live = table()
    live.refused("order-dummy-coup", Reason.UNKNOWN_GROUNDS, grounds="a patron would like one")
    live.call()
    alone = live.refused("draw-card", Reason.NOTHING_WAGERED, card=read_cards("5s")[0])
    assert "crown-melbourne:11.8.2" in alone.clauses
    assert live.table.coup.drawn == 0


@pytest.mark.clause("crown-melbourne:11.8.3", "crown-melbourne:11.8.4(a)", "crown-melbourne:11.8.4(b)")
def test_a_coup_that_turns_dummy_is_shown_as_one_and_the_wagers_on_it_go_back() -> None:
    live = table()
    live.bet("A", "player", 100)
    live.bet("B", "tie", 5)
    live.call()
    ordered = live.do("order-dummy-coup", grounds="any-time")[0]
    assert "crown-melbourne:11.8.3" in ordered.under
    assert (live.table.coup.dummy, live.table.coup.wagers) == ("any-time", {})
    live.draw(FIRST, *OTHERS)
    live.do("announce-result")
    live.refused("settle-coup", Reason.NOTHING_TO_SETTLE)
    live.do("clear-cards")
    assert (live.has("A"), live.has("B")) == (10_000_00, 10_000_00)


@pytest.mark.clause("crown-melbourne:11.8.5(a)", "crown-melbourne:11.8.5(b)")
def test_a_wager_laid_on_a_dummy_coup_is_void_and_its_chips_stay_the_players() -> None:
    live = table()
    live.do("order-dummy-coup", grounds="any-time")
    void = live.refused("place-wager", Reason.DUMMY_COUP, patron="A", wager="player", stake=10_00)
    assert {"crown-melbourne:11.8.5(a)", "crown-melbourne:11.8.5(b)"} <= set(void.clauses)
    spoken = live.refused("declare-wager", Reason.DUMMY_COUP, patron="A", wager="tie", stake=5_00, tender="cash")
    assert spoken.clauses == void.clauses
    live.draw(FIRST)
    live.refused("find-wager", Reason.DUMMY_COUP, patron="A", wager="player", stake=10_00)
    live.refused("place-wager", Reason.DUMMY_COUP, patron="A", wager="player", stake=10_00)
    assert live.has("A") == 10_000_00


# --- too few cards: 11.10 ------------------------------------------------------------------------


def almost_empty(shuffle: int) -> tuple[Live, list[str]]:
    """A shoe of four decks dealt down to fewer than six cards, and those cards."""
    live = Live(CROWN_MELBOURNE, "traditional", ready=False, decks=4, method="dealer-opens", face="up",
                side_wagers=("player-run",), further_areas=("D",))  # fmt: skip
    live.do("bring-cards", back="blue")
    live.do("check-cards")
    live.do("shuffle-cards")
    live.do("cut-cards", patron="C", after=100)
    live.do("place-cutting-card", from_back=20)
    live.ready()
    cards = [str(card) for card in PACK * 4]
    random.Random(shuffle).shuffle(cards)
    cards.pop()  # the burned card
    while live.table.shoe.left > 5:
        live.bet("A", "tie", 1)
        live.call()
        while isinstance(live.answer("announce-result"), Refusal):
            live.draw(cards.pop())
        live.finish()
    return live, cards


@pytest.mark.clause("crown-melbourne:11.10", "crown-melbourne:11.8.4")
def test_a_coup_that_the_shoe_cannot_complete_is_void_and_a_run_placed_on_it_stays() -> None:
    live, cards = almost_empty(4)  # a ten and a three against a four and a queen, and no third card
    before = live.has("A")
    live.bet("A", "player", 100)
    live.bet("A", "player-run-2", 20)
    live.call()
    while cards:
        live.draw(cards.pop())
        if cards:
            live.refused("declare-cards-insufficient", Reason.CARDS_LEFT)
    assert live.table.coup.play is Play.DEALING
    live.refused("draw-card", Reason.NO_CARDS_LEFT, card=read_cards("5s")[0])
    live.do("declare-cards-insufficient", by="dealer")
    assert (live.has("A"), live.table.shoe.stage) == (before - 20_00, Stage.ENDED)
    live.do("clear-cards")
    live.do("replace-cards", grounds="after-last")
    live.do("bring-cards", back="red")
    live.do("check-cards")
    live.do("shuffle-cards")
    live.do("cut-cards", patron="C", after=100)
    live.do("place-cutting-card", from_back=20)
    live.ready()
    live.coup(PLAYER_WINS)
    assert live.paid(live.coup(PLAYER_WINS), "A", "player-run-2").settled.profit == 60_00


@pytest.mark.clause("crown-melbourne:11.10")
def test_it_is_void_too_when_not_even_its_first_card_is_left() -> None:
    live, cards = almost_empty(3)
    assert not cards
    before = live.has("A")
    live.bet("A", "player", 100)
    live.call()
    live.refused("draw-card", Reason.NO_CARDS_LEFT, card=read_cards("5s")[0])
    live.do("declare-cards-insufficient", by="dealer")
    live.do("clear-cards")
    assert (live.has("A"), live.table.shoe.stage) == (before, Stage.ENDED)
