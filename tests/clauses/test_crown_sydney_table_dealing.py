"""Crown Sydney at a live table: dealing, who opens the hands, the result, dummy coups, and a shoe that runs out."""

from __future__ import annotations

import random

import pytest

from croupier import Refusal, read_cards
from croupier.cards import PACK
from croupier.clauses import Reason
from croupier.coup import Resolution, Side
from croupier.table import Play, Stage
from croupier.table.records import CardsExposed, CoupVoided, DummyCoupOrdered, HandDelivered
from live import Live

PLAYER, BANKER = Side.PLAYER, Side.BANKER
PAIRS = ("player-pair", "banker-pair")


def dealt(live: Live, cards: str = "5s Kd 4h 7c") -> Live:
    """The first four cards lie face down: Player 9, Banker 7 unless others are named."""
    live.call()
    live.draw(*(str(card) for card in read_cards(cards)))
    return live


def backed(**stakes: int) -> Live:
    """Wagers such as `A_player=100`, and the first four cards dealt."""
    live = Live()
    for name, dollars in stakes.items():
        patron, _, wager = name.partition("_")
        live.bet(patron, wager, dollars)
    return dealt(live)


def next_for(live: Live, hand: Side) -> object:
    return live.refused("expose-cards", Reason.HAND_TO_OFFER, hand=hand).facts["next"]


# --- the initial deal: 8.1, 8.3, 8.4.2 -----------------------------------------------------------


@pytest.mark.parametrize("face", ["up", "down"])
@pytest.mark.clause("crown-sydney:8.1", "crown-sydney:8.3.1")
def test_two_hands_of_two_cards_by_turns_from_player_face_up_or_down_as_a_higher_duties_dealer_decides(
    face: str,
) -> None:
    live = Live()
    live.refused("choose-dealing", Reason.RANK_TOO_LOW, by="dealer", method="dealer-opens", face=face)
    live.do("choose-dealing", by="higher-duties-dealer", method="dealer-opens", face=face)
    live.bet("A", "player", 10)
    dealt(live)
    assert [str(one.card) for one in live.table.coup.player] == ["5s", "4h"]
    assert [str(one.card) for one in live.table.coup.banker] == ["Kd", "7c"]
    assert live.table.coup.all_exposed is (face == "up")


@pytest.mark.clause("crown-sydney:8.4.2")
def test_the_dealer_may_keep_the_shoe_and_act_for_both_hands() -> None:
    live = Live(method="dealer-opens", face="down")
    live.bet("A", "player", 10)
    dealt(live)
    live.refused("deliver-hand", Reason.NOT_DELIVERED_HERE, hand=PLAYER, to="A")
    live.refused("draw-card", Reason.CARDS_FACE_DOWN, card=read_cards("2s")[0])
    for hand in (PLAYER, BANKER):
        live.do("expose-cards", by="dealer", hand=hand)
    live.finish()
    assert live.has("A") == 10_010_00
    assert not live.table.shoe.handled


# --- hands to the highest wagerers: 8.4.1 --------------------------------------------------------


@pytest.mark.clause("crown-sydney:8.4.1", "crown-sydney:8.4.1(a)")
def test_each_hand_goes_to_its_highest_wagerer_and_refused_to_the_next_highest() -> None:
    live = backed(A_player=100, B_player=300, C_banker=50)
    live.refused("deliver-hand", Reason.NOT_NEXT_FOR_CARDS, hand=PLAYER, to="A")
    live.refused("deliver-hand", Reason.NOT_WAGERING_ON_IT, hand=PLAYER, to="C")
    assert (next_for(live, PLAYER), next_for(live, BANKER)) == ("B", "C")
    live.do("refuse-hand", hand=PLAYER, patron="B")
    live.do("deliver-hand", hand=PLAYER, to="A")
    live.refused("expose-cards", Reason.NOT_THEIR_HAND, hand=PLAYER, opener="B")
    live.do("expose-cards", hand=PLAYER, opener="A")
    live.do("deliver-hand", hand=BANKER, to="C")
    live.do("expose-cards", hand=BANKER, opener="C")
    live.finish()


@pytest.mark.clause("crown-sydney:8.4.1(b)", "crown-sydney:8.4.1(b)(i)")
def test_of_equal_highest_wagers_the_one_furthest_to_the_dealers_right_is_asked_first_then_anti_clockwise() -> None:
    live = backed(C_banker=100, B_banker=100, A_banker=100)
    asked = []
    for _ in "ABC":
        turn = str(next_for(live, BANKER))
        live.do("refuse-hand", hand=BANKER, patron=turn)
        asked.append(turn)
    assert asked == ["A", "B", "C"]  # seat 1 is at the dealer's right


@pytest.mark.clause("crown-sydney:8.4.1(c)")
def test_the_player_who_took_the_cards_may_have_the_dealer_open_them_and_is_still_offered_the_third() -> None:
    live = Live()
    live.bet("A", "player", 10)
    dealt(live, "2s 3c 3d Td")  # Player 5, Banker 3
    live.do("deliver-hand", hand=PLAYER, to="A")
    live.refused("expose-cards", Reason.HAND_OUT, hand=PLAYER)
    live.do("ask-dealer-to-open", hand=PLAYER, patron="A")
    live.do("expose-cards", by="dealer", hand=PLAYER)
    live.do("expose-cards", by="dealer", hand=BANKER)
    live.draw("4h")
    assert next_for(live, PLAYER) == "A"
    live.do("deliver-hand", hand=PLAYER, to="A")
    live.do("expose-cards", hand=PLAYER, opener="A")
    assert live.table.coup.player[2].exposed


@pytest.mark.clause("crown-sydney:8.4.1(d)")
def test_the_player_who_took_the_cards_may_let_anyone_open_one_or_more_of_them() -> None:
    live = backed(A_player=10, B_banker=10)
    live.do("deliver-hand", hand=PLAYER, to="A")
    live.refused("name-opener", Reason.NOT_THEIR_HAND, hand=PLAYER, patron="B", opener="C")
    live.do("name-opener", hand=PLAYER, patron="A", opener="C")  # C has no wager
    live.do("expose-cards", hand=PLAYER, opener="C", number=1)
    assert [one.exposed for one in live.table.coup.player] == [True, False]
    live.do("expose-cards", hand=PLAYER, opener="A")
    assert [one.exposed for one in live.table.coup.player] == [True, True]


@pytest.mark.clause("crown-sydney:8.4.1(e)", "crown-sydney:2.2.2(c)")
def test_a_marker_may_show_who_took_which_hand() -> None:
    live = backed(A_player=10, B_banker=10)
    (given,) = live.do("deliver-hand", hand=PLAYER, to="A")
    assert isinstance(given, HandDelivered)
    assert "crown-sydney:8.4.1(e)" in given.under
    assert (given.hand, given.to, live.table.coup.player_held.keeper) == (PLAYER, "A", "A")


@pytest.mark.clause("crown-sydney:8.4.1(f)")
def test_players_have_one_hand_between_them_at_any_one_time() -> None:
    live = backed(A_player=10, B_banker=10)
    live.do("deliver-hand", hand=PLAYER, to="A")
    live.refused("deliver-hand", Reason.HAND_OUT, hand=BANKER, to="B")
    live.do("expose-cards", hand=PLAYER, opener="A")
    live.do("deliver-hand", hand=BANKER, to="B")
    assert (live.table.coup.player_held.out, live.table.coup.banker_held.out) == (False, True)


@pytest.mark.clause("crown-sydney:8.4.1(g)")
def test_cards_that_nobody_accepts_stay_with_the_dealer() -> None:
    live = backed(A_player=10, B_player=20)
    for patron in ("B", "A"):
        live.refused("expose-cards", Reason.HAND_TO_OFFER, by="dealer", hand=PLAYER)
        live.do("refuse-hand", hand=PLAYER, patron=patron)
    live.do("expose-cards", by="dealer", hand=PLAYER)
    live.do("expose-cards", by="dealer", hand=BANKER)  # nobody backed it
    live.finish()
    assert (live.has("A"), live.has("B")) == (10_010_00, 10_020_00)


@pytest.mark.clause("crown-sydney:8.4.1(h)")
def test_where_the_dealer_would_open_the_other_hand_a_player_may_ask_to_open_both_in_turn() -> None:
    live = backed(A_player=10)
    live.do("deliver-hand", hand=PLAYER, to="A")
    live.do("ask-to-open-both", patron="A")
    live.refused("deliver-hand", Reason.HAND_OUT, hand=BANKER, to="A")  # the hands are kept apart
    live.do("expose-cards", hand=PLAYER, opener="A")
    live.do("deliver-hand", hand=BANKER, to="A")
    live.do("expose-cards", hand=BANKER, opener="A")
    assert live.table.coup.all_exposed
    contested = backed(A_player=10, B_banker=10)
    contested.do("deliver-hand", hand=PLAYER, to="A")
    contested.refused("ask-to-open-both", Reason.NOT_THEIR_HAND, patron="A")


def in_private(**facts: object) -> Live:
    live = Live(venue="private-gaming-area", side_wagers=PAIRS, **facts)  # type: ignore[arg-type]
    live.bet("A", "player-pair", 10)
    return live


@pytest.mark.clause("crown-sydney:8.4.3", "crown-sydney:8.4.3(a)")
def test_in_a_private_area_without_main_wagers_a_side_bettor_opens_with_an_assistant_casino_managers_leave() -> None:
    live = dealt(in_private())
    live.refused("deliver-hand", Reason.NOT_APPROVED, hand=PLAYER, to="A")
    live.refused("approve", Reason.RANK_TOO_LOW, by="area-manager", act="receive-without-wager", patron="A")
    live.do("approve", by="assistant-casino-manager", act="receive-without-wager", patron="A")
    live.refused("deliver-hand", Reason.NOT_WAGERING_ON_IT, hand=PLAYER, to="B")  # B has no wager at all
    for hand in (PLAYER, BANKER):
        live.do("deliver-hand", hand=hand, to="A")
        live.do("expose-cards", hand=hand, opener="A")
    assert live.table.coup.all_exposed


@pytest.mark.clause("crown-sydney:8.4.3(a)", "crown-sydney:8.4.1")
def test_on_the_gaming_floor_or_with_a_main_wager_down_a_side_bettor_does_not_get_the_cards() -> None:
    private = in_private()
    private.bet("B", "banker", 10)
    floor = Live(side_wagers=PAIRS)
    floor.bet("A", "player-pair", 10)
    for live in (private, floor):
        dealt(live)
        live.do("approve", by="assistant-casino-manager", act="receive-without-wager", patron="A")
        live.refused("deliver-hand", Reason.NOT_WAGERING_ON_IT, hand=PLAYER, to="A")


# --- the counts, the third cards and the result: 9.1, 9.2, 10.1 ----------------------------------


@pytest.mark.parametrize("first", [PLAYER, BANKER])
@pytest.mark.clause("crown-sydney:9.1", "crown-sydney:3.3.2", "crown-sydney:1.1:Point Count")
def test_the_dealer_says_which_hand_is_opened_first_and_each_count_as_it_is_shown(first: Side) -> None:
    live = Live(method="dealer-opens", face="down")
    live.bet("A", "player", 10)
    dealt(live, "9s Kd 6h 4c")  # 15 counts 5, 14 counts 4
    hands = (PLAYER, BANKER) if first is PLAYER else (BANKER, PLAYER)
    counts = []
    for hand in hands:
        (shown,) = live.do("expose-cards", hand=hand)
        assert isinstance(shown, CardsExposed)
        counts.append((shown.hand, shown.count))
    assert dict(counts) == {PLAYER: 5, BANKER: 4}
    assert [hand for hand, _ in counts] == list(hands)


@pytest.mark.clause("crown-sydney:9.1", "crown-sydney:9.1.1")
def test_a_third_card_comes_by_the_table_of_play_and_never_a_fourth() -> None:
    live = Live(method="dealer-opens", face="up")
    live.bet("A", "banker", 100)
    dealt(live, "9s Kd 6h 4c")
    live.draw("2d", "Ah")  # Player 7; Banker on 4 draws to a two, and has 5
    assert (len(live.table.coup.player), len(live.table.coup.banker)) == (3, 3)
    live.refused("draw-card", Reason.NO_CARD_DUE, card=read_cards("4d")[0])
    live.finish()
    assert live.has("A") == 9_900_00


@pytest.mark.clause("crown-sydney:9.2")
def test_the_result_is_announced_before_anything_is_settled() -> None:
    live = Live(method="dealer-opens", face="up")
    live.bet("A", "player", 10)
    dealt(live)
    live.refused("settle-coup", Reason.NOTHING_TO_SETTLE)
    (result,) = live.do("announce-result", by="dealer")
    assert [getattr(result, fact) for fact in ("winner", "player", "banker")] == ["player", 9, 7]
    live.do("settle-coup")


@pytest.mark.clause("crown-sydney:10.1", "crown-sydney:10.1.1", "crown-sydney:10.1.2", "crown-sydney:1.1:Stand-off")
def test_losing_wagers_are_cleared_before_winning_wagers_are_paid() -> None:
    live = Live()
    live.bet("A", "player", 10)
    live.bet("B", "banker", 20)
    live.bet("C", "tie", 5)
    payments = live.coup("5s4h/Kd7c")
    order = [(one.patron, one.settled.resolution) for one in payments]
    assert order == [("B", Resolution.LOSES), ("C", Resolution.LOSES), ("A", Resolution.WINS)]
    assert [live.has(one) for one in "ABC"] == [10_010_00, 9_980_00, 9_995_00]
    live.bet("B", "banker", 20)
    (stood,) = live.coup("3s4d/Kh7c")
    assert (stood.settled.resolution, live.has("B")) == (Resolution.STANDOFF, 9_980_00)


# --- dummy coups: 8.6, 11.8 ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "grounds",
    [
        pytest.param("new-shoe", marks=pytest.mark.clause("crown-sydney:8.6.1")),
        pytest.param("any-time", marks=pytest.mark.clause("crown-sydney:8.6.2")),
        pytest.param("until-wager", marks=pytest.mark.clause("crown-sydney:8.6.3")),
    ],
)
@pytest.mark.clause("crown-sydney:8.6", "crown-sydney:1.1:Dummy Coup", "crown-sydney:11.8.2")
def test_a_higher_duties_dealer_directs_a_dummy_coup_dealt_by_the_rules_without_wagers(grounds: str) -> None:
    live = Live()
    live.refused("order-dummy-coup", Reason.RANK_TOO_LOW, by="dealer", grounds=grounds)
    (ordered,) = live.do("order-dummy-coup", by="higher-duties-dealer", grounds=grounds)
    assert "crown-sydney:11.8.2" in ordered.under
    live.first_four("2s3d/3cTd")
    assert live.refused("announce-result", Reason.CARD_STILL_DUE).facts["hand"] == "player"
    for card in ("4h", "2c"):
        live.draw(card)
        live.open_hands()
    live.do("announce-result")
    assert live.table.coup.play is Play.SETTLED  # nothing to pay
    live.do("clear-cards")
    assert (live.table.coups, live.table.betting_coups, live.has("A")) == (1, 0, 10_000_00)


@pytest.mark.clause("crown-sydney:8.6.1", "crown-sydney:8.6.3", "crown-sydney:8.6")
def test_the_start_of_a_shoe_and_a_table_nobody_wagers_at_are_grounds_only_while_they_are_so() -> None:
    live = Live()
    live.bet("A", "player", 10)
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="until-wager")
    live.coup("5s4h/Kd7c")
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="new-shoe")
    live.call()
    live.refused("draw-card", Reason.NOTHING_WAGERED, card=read_cards("5s")[0])
    for _ in range(2):
        live.do("order-dummy-coup", grounds="until-wager")
        live.first_four("5s4h/Kd7c")
        live.finish()
    live.bet("A", "player", 10)
    live.coup("5s4h/Kd7c")
    assert live.has("A") == 10_020_00


@pytest.mark.clause("crown-sydney:11.8.3", "crown-sydney:1.1:Void")
def test_a_wager_that_lies_there_when_the_coup_becomes_a_dummy_is_void_and_goes_back() -> None:
    live = Live()
    live.bet("A", "banker", 100)
    (ordered,) = live.do("order-dummy-coup", grounds="any-time")
    assert isinstance(ordered, DummyCoupOrdered)
    (payment,) = ordered.payments
    assert (payment.settled.resolution, live.has("A")) == (Resolution.VOID, 10_000_00)
    live.first_four("5s4h/Kd7c")
    live.finish()
    assert live.has("A") == 10_000_00


@pytest.mark.clause("crown-sydney:11.8.4")
def test_a_wager_after_the_dummy_coup_was_indicated_is_not_valid() -> None:
    live = Live()
    live.do("order-dummy-coup", grounds="any-time")
    live.refused("place-wager", Reason.DUMMY_COUP, patron="A", wager="player", stake=10_00)
    live.draw("5s")
    live.refused("find-wager", Reason.DUMMY_COUP, patron="A", wager="player", stake=10_00)


# --- a shoe that runs out: 11.12 -----------------------------------------------------------------


def almost_empty(seed: int) -> tuple[Live, list[str]]:
    """Dummy coups until fewer than four cards are left; those cards."""
    live = Live(method="dealer-opens", face="up")
    cards = [str(card) for card in PACK] * 8
    random.Random(seed).shuffle(cards)
    cards.pop()  # burned unseen
    while live.table.shoe.left > 3:
        live.do("order-dummy-coup", grounds="any-time")
        live.draw(*(cards.pop() for _ in range(4)))
        while cards and not isinstance(live.answer("draw-card", card=read_cards(cards[-1])[0]), Refusal):
            live.draw(cards.pop())
        live.finish()
    return live, cards


@pytest.mark.clause("crown-sydney:11.12", "crown-sydney:1.1:Void")
def test_a_coup_for_which_the_cards_do_not_suffice_is_void_and_the_wagers_go_back() -> None:
    live, cards = almost_empty(seed=8)
    assert live.table.shoe.left == len(cards) == 3
    live.bet("A", "player", 100)
    live.bet("B", "tie", 10)
    live.call()
    for card in cards:
        live.draw(card)
    live.refused("draw-card", Reason.NO_CARDS_LEFT, card=read_cards("5s")[0])
    voided, _ = live.do("declare-cards-insufficient")
    assert isinstance(voided, CoupVoided)
    assert [one.settled.resolution for one in voided.payments] == [Resolution.VOID, Resolution.VOID]
    assert (live.has("A"), live.has("B")) == (10_000_00, 10_000_00)
    live.do("clear-cards")
    assert live.table.shoe.stage is Stage.ENDED


@pytest.mark.clause("crown-sydney:11.12")
def test_a_coup_is_not_void_while_the_shoe_still_has_cards() -> None:
    live = backed(A_player=10)
    assert live.refused("declare-cards-insufficient", Reason.CARDS_LEFT).facts["left"] == 411
