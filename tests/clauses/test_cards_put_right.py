"""A card put right: what each book does once the record says otherwise than the felt, the shoe or the display.

Figures are typed from the documents and worked out by hand. Where only the key was wrong no clause of the game is
cited, as none decided anything. Start at the first test.
"""

from __future__ import annotations

from typing import Any

import pytest

from croupier import read_cards
from croupier.cards import Card
from croupier.clauses import Reason
from croupier.coup import Side, Winner
from croupier.rulebooks.conduct import PaymentErrors
from croupier.table import Actor, Play
from croupier.table import records as r
from live import Live

P, B = Side.PLAYER, Side.BANKER
FIVE = ("crown-sydney", "crown-melbourne", "crown-brochure", "canberra", "star-sydney")


def card(text: str) -> Card:
    return read_cards(text)[0]


def claiming(**clauses: str) -> pytest.MarkDecorator:
    """Each case claims its own book's clause."""
    cases = []
    for book, number in clauses.items():
        name = book.replace("_", "-")
        cases.append(pytest.param(name, f"{name}:{number}", marks=pytest.mark.clause(f"{name}:{number}"), id=name))
    return pytest.mark.parametrize(("book", "cited"), cases)


def dealt(book: str, four: str, thirds: str = "", *, until: Play = Play.DEALING, **facts: Any) -> Live:
    """A has 100 on Player, B 100 on Banker; dealt as somebody keyed it."""
    if book.startswith("crown"):
        facts = {"method": "dealer-opens", "face": "up", **facts}
    live = Live(book, **facts)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four(four)
    live.draw(*(str(one) for one in read_cards(thirds)))
    if until is not Play.DEALING:
        live.do("announce-result")
    if until is Play.SETTLED:
        live.do("settle-coup")
    return live


def put_right(live: Live, text: str, hand: Side | None = None, position: int = 0, by: str = "") -> Any:
    rank = by or live.book.authority.supervisor.rank
    return live.do("correct-card", by=rank, card=card(text), hand=hand, position=position)


def has(live: Live) -> list[int]:
    return [live.has(patron) // 100 for patron in "AB"]


def lie(live: Live) -> str:
    coup = live.table.coup
    return "/".join("".join(str(one.card) for one in hand) for hand in (coup.player, coup.banker))


# --- only the key was wrong ----------------------------------------------------------------------


@pytest.mark.parametrize("book", FIVE)
def test_before_the_result_the_dealer_puts_it_right_under_no_clause(book: str) -> None:
    live = dealt(book, "9cTd/2s5h")
    (corrected,) = put_right(live, "3c", P, 1, by=live.book.authority.dealer.rank)
    assert (corrected.old, corrected.new) == (card("9c"), card("3c"))
    assert corrected.under == ()
    assert corrected.changes == ("player-count", "natural", "third-card")
    live.draw("5d")  # 3 and a ten draw: 8 against 7
    live.finish()
    assert has(live) == [10_100, 9_900]


@pytest.mark.parametrize("book", FIVE)
def test_without_a_hand_it_is_the_card_that_came_last(book: str) -> None:
    live = dealt(book, "2cTd/2s5h", "4d")
    (corrected,) = put_right(live, "5d", by=live.book.authority.dealer.rank)
    assert (corrected.hand, corrected.position) == (P, 3)
    live.do("announce-result")
    assert live.table.coup.winner is Winner.TIE


@pytest.mark.parametrize("book", FIVE)
def test_after_the_result_a_supervisor_does_and_the_result_is_called_again(book: str) -> None:
    live = dealt(book, "9cTd/2s5h", until=Play.ANNOUNCED)
    dealer = live.book.authority.dealer.rank
    refusal = live.refused("correct-card", Reason.RANK_TOO_LOW, by=dealer, card=card("7c"), hand=P, position=1)
    assert refusal.clauses
    corrected, announced = put_right(live, "7c", P, 1)
    assert corrected.withdrawn
    assert (announced.winner, announced.player, announced.banker) == (Winner.TIE, 7, 7)
    live.do("settle-coup")
    assert has(live)[0] == 10_000


# --- the display and the shoe that reads its cards -----------------------------------------------


@claiming(crown_sydney="11.16", star_sydney="14.14")
def test_a_result_on_display_is_disregarded_where_the_cards_say_otherwise(book: str, cited: str) -> None:
    live = dealt(book, "9cTd/2s5h", until=Play.ANNOUNCED)
    corrected, announced = put_right(live, "6c", P, 1)
    assert cited in corrected.under
    assert announced.winner is Winner.BANKER
    live.do("settle-coup")
    assert has(live)[0] == 9_900


@claiming(crown_sydney="11.16", star_sydney="14.14")
def test_a_result_that_stays_is_no_matter_of_the_display(book: str, cited: str) -> None:
    live = dealt(book, "9cTd/2s5h", until=Play.ANNOUNCED)
    corrected, announced = put_right(live, "8c", P, 1)
    assert cited not in corrected.under
    assert announced.winner is Winner.PLAYER
    corrected, _ = put_right(live, "6c", P, 1)
    assert cited in corrected.under


@pytest.mark.parametrize(
    ("book", "cited", "rank", "below"),
    [
        pytest.param(
            "crown-sydney",
            "crown-sydney:11.15",
            "area-manager",
            "higher-duties-dealer",
            marks=pytest.mark.clause("crown-sydney:11.15"),
        ),
        pytest.param(
            "star-sydney",
            "star-sydney:14.13",
            "gaming-supervisor",
            "dealer",
            marks=pytest.mark.clause("star-sydney:14.13"),
        ),
    ],
)
def test_where_the_shoe_read_the_card_its_own_rank_confirms_it(book: str, cited: str, rank: str, below: str) -> None:
    live = dealt(book, "9cTd/2s5h", shoe="scanning-shoe")
    facts: Any = {"card": card("3c"), "hand": P, "position": 1}
    refusal = live.refused("correct-card", Reason.RANK_TOO_LOW, by=below, **facts)
    assert cited in refusal.clauses
    (corrected,) = live.do("correct-card", by=rank, **facts)
    assert cited in corrected.under


@pytest.mark.parametrize(
    ("book", "cited", "remedy"),
    [
        pytest.param(
            "crown-sydney", "crown-sydney:11.15", "void", marks=pytest.mark.clause("crown-sydney:11.15"), id="sydney"
        ),
        pytest.param(
            "star-sydney", "star-sydney:14.13", "void", marks=pytest.mark.clause("star-sydney:14.13"), id="star"
        ),
    ],
)
def test_a_result_that_nobody_can_confirm_is_void(book: str, cited: str, remedy: str) -> None:
    live = dealt(book, "9cTd/2s5h", until=Play.SETTLED, shoe="scanning-shoe")
    ordered, *_ = live.amiss("scanner-disagrees", remedy)
    assert cited in ordered.under
    assert has(live) == [10_000, 10_000]
    refusal = live.refused("correct-card", by=live.book.authority.rank[-1].id, card=card("3c"), hand=P, position=1)
    assert (refusal.reason, refusal.facts["why"]) == (Reason.CARD_NOT_CORRECTABLE, "void")


@pytest.mark.clause("crown-melbourne:11.11")
def test_an_order_that_nobody_can_tell_is_void_at_crown_melbourne() -> None:
    live = dealt("crown-melbourne", "6cTd/2s3h", "8d")
    live.amiss("order-unknown", "void")
    assert has(live) == [10_000, 10_000]
    refusal = live.refused("correct-card", card=card("3c"), hand=P, position=1)
    assert (refusal.reason, refusal.facts["why"]) == (Reason.CARD_NOT_CORRECTABLE, "void")


@claiming(crown_sydney="11.14", star_sydney="14.11")
def test_a_card_that_the_pack_cannot_hold_any_more_is_a_matter_of_the_cards(book: str, cited: str) -> None:
    live = dealt(book, "9cTd/2s5h")
    for _ in range(live.setup.decks - 1):
        live.finish()
        live.bet("A", "player", 100)
        live.first_four("9cTd/2s5h")
    facts: Any = {"card": card("9c"), "hand": B, "position": 1}
    refusal = live.refused("correct-card", Reason.CARD_TOO_OFTEN, **facts)
    assert cited in refusal.clauses
    assert refusal.facts["slip"] == "wrong-cards"
    live.do("report-irregularity", slip="wrong-cards")


# --- the felt followed the wrong key -------------------------------------------------------------


@claiming(crown_sydney="11.6.1(a)", crown_melbourne="11.6.1(a)", canberra="13.1", star_sydney="14.2")
@pytest.mark.parametrize("until", [Play.DEALING, Play.ANNOUNCED, Play.SETTLED])
def test_a_third_card_that_player_should_not_have_is_bankers(book: str, cited: str, until: Play) -> None:
    """Keyed 3, it was a 6: Player stands on six, and Banker draws on five."""
    live = dealt(book, "3cTd/2s3h", "4c" if until is Play.DEALING else "4c9d", until=until)
    corrected, reported = put_right(live, "6c", P, 1)
    assert corrected.stray == ((P,) if until is Play.DEALING else (P, B))
    assert reported.matter.slip == "third-card-to-player"
    assert cited in reported.under
    assert live.table.coup.play is Play.DEALING
    assert has(live) == [9_900, 9_900]
    offers = [one.id for one in live.book.irregularities.irregularity[reported.matter.row].remedy]
    live.remedy(offers[0])
    if live.table.offer is not None:
        live.do("close-offer")
    assert lie(live) == "6cTd/2s3h4c"
    paid = live.finish()  # six against nine
    assert live.paid(paid, "A", "player").settled.returned == 0
    assert live.has("B") > 10_000_00
    begins = "" if until is Play.DEALING else "9d"
    assert "".join(str(one.card) for one in live.table.carried) == begins
    assert bool(live.table.coup.dummy) is bool(begins)


@claiming(crown_sydney="11.6.1(b)", crown_melbourne="11.6.1(b)", canberra="13.2", star_sydney="14.3")
@pytest.mark.parametrize("until", [Play.DEALING, Play.ANNOUNCED, Play.SETTLED])
def test_a_third_card_that_nobody_should_have_begins_a_coup_without_wagers(book: str, cited: str, until: Play) -> None:
    """Keyed 3, it was a 6: six against seven, and both stand."""
    live = dealt(book, "3cTd/2s5h", "4c", until=until)
    _, reported = put_right(live, "6c", P, 1)
    assert cited in reported.under
    remedy = live.book.irregularities.irregularity[reported.matter.row].remedy[0].id
    live.remedy(remedy)
    assert lie(live) == "6cTd/2s5h"
    live.finish()
    assert has(live)[0] == 9_900
    assert live.has("B") > 10_000_00
    assert [str(one.card) for one in live.table.carried] == ["4c"]
    assert live.table.coup.dummy


@claiming(crown_sydney="11.6.2", crown_melbourne="11.6.2", canberra="13.2", star_sydney="14.3")
@pytest.mark.parametrize("until", [Play.DEALING, Play.ANNOUNCED, Play.SETTLED])
def test_a_third_card_that_banker_should_not_have(book: str, cited: str, until: Play) -> None:
    """Keyed 3, Banker's second card was a 5: seven stands."""
    live = dealt(book, "6cTd/2s3h", "8d", until=until)
    _, reported = put_right(live, "5h", B, 2)
    assert reported.matter.slip == "third-card-to-banker"
    assert cited in reported.under
    live.remedy(live.book.irregularities.irregularity[reported.matter.row].remedy[0].id)
    assert lie(live) == "6cTd/2s5h"
    live.finish()
    assert has(live)[0] == 9_900
    assert [str(one.card) for one in live.table.carried] == ["8d"]


@claiming(crown_sydney="11.3", crown_melbourne="11.3", canberra="13.4", star_sydney="14.1.1")
@pytest.mark.parametrize("until", [Play.DEALING, Play.ANNOUNCED, Play.SETTLED])
def test_a_third_card_of_players_that_went_to_banker(book: str, cited: str, until: Play) -> None:
    """Keyed 6, Player's first card was a 3: Player draws first, and the card on Banker's hand is Player's."""
    live = dealt(book, "6cTd/2s3h", "8d", until=until)
    _, reported = put_right(live, "3c", P, 1)
    assert reported.matter.slip == "card-to-wrong-hand"
    row = live.book.irregularities.irregularity[reported.matter.row]
    ordered, *_ = live.remedy(row.remedy[0].id)
    assert cited in ordered.under
    if live.table.offer is not None:
        live.do("close-offer")
    assert lie(live) == "3cTd8d/2s3h"  # 3 and 8 are one; Banker's five stands against an eight
    live.finish()
    assert has(live)[0] == 9_900
    assert live.has("B") > 10_000_00


@claiming(crown_sydney="14.12", crown_melbourne="13.9", canberra="13.4", star_sydney="14.1.1")
@pytest.mark.parametrize("until", [Play.ANNOUNCED, Play.SETTLED])
def test_a_card_that_was_due_and_never_dealt(book: str, cited: str, until: Play) -> None:
    """Reading A-45: keyed 6, it was a 3; the third card is dealt now."""
    live = dealt(book, "6cTd/2s5h", until=until)
    _, reported = put_right(live, "3c", P, 1)
    assert reported.matter.slip == "card-omitted"
    row = live.book.irregularities.irregularity[reported.matter.row]
    ordered, *_ = live.remedy("deal-it")
    assert cited in (*ordered.under, *row.clauses)
    if live.table.offer is not None:
        live.do("close-offer")
    assert has(live) == [9_900, 9_900]
    live.draw("5d")
    live.finish()  # eight against seven
    assert has(live) == [10_100, 9_900]


@claiming(crown_sydney="11.2", crown_melbourne="11.2", canberra="13.3", star_sydney="14.2")
def test_a_card_too_many_that_nobody_has_seen(book: str, cited: str) -> None:
    """Dealt face down, the third card lies unseen when the first is put right: it is an undisclosed card too many."""
    live = Live(book, face="down", method="dealer-opens") if book.startswith("crown") else Live(book, face="down")
    live.bet("A", "player", 100)
    live.call()
    for _ in range(4):
        live.do("draw-card")
    open_first(live, P, "3cTd")
    open_first(live, B, "2s5h")
    live.do("draw-card")
    _, reported = put_right(live, "6c", P, 1)
    assert [(one.card, one.exposed) for one in reported.matter.cards] == [(None, False)]
    if cited not in reported.under:  # a third card to Player has its own clause there, seen or not
        live.do("withdraw-report")
        live.do("report-irregularity", slip="excess-card", unseen=1)
    matter = live.table.matter
    assert matter is not None
    ordered, *_ = live.remedy(live.book.irregularities.irregularity[matter.row].remedy[0].id)
    assert cited in ordered.under
    live.finish()
    assert [one.card for one in live.table.carried] == [None]


def open_first(live: Live, side: Side, text: str) -> None:
    live.open_hand(side, tuple(read_cards(text)))


# --- found late ----------------------------------------------------------------------------------


@claiming(crown_sydney="11.10", crown_melbourne="11.12", canberra="13.5", star_sydney="14.1.4")
def test_once_the_cards_are_cleared_it_is_an_error_found_late(book: str, cited: str) -> None:
    live = dealt(book, "9cTd/2s5h")
    live.finish()
    refusal = live.refused("correct-card", Reason.CARD_NOT_CORRECTABLE, card=card("3c"), hand=P, position=1)
    assert (refusal.facts["why"], refusal.facts["slip"], refusal.facts["coup"]) == ("cleared", "error-found-late", 1)
    assert cited in refusal.clauses


# --- after payment -------------------------------------------------------------------------------


@claiming(
    crown_sydney="14.12",
    crown_melbourne="13.9",
    canberra="15.4",
    star_sydney="14.15",
)
def test_after_payment_each_wager_paid_otherwise_is_a_wrong_payment(book: str, cited: str) -> None:
    """Keyed a nine, it was a six: Banker had won. A was paid 200 and is due nothing; B got nothing."""
    live = dealt(book, "9cTd/2s5h", until=Play.SETTLED)
    assert has(live) == [10_100, 9_900]
    events = put_right(live, "6c", P, 1)
    errors = [one.error for one in events if isinstance(one, r.PaymentErrorRecorded)]
    assert (errors[0].patron, errors[0].due, errors[0].paid) == ("A", 0, 200_00)
    assert errors[1].patron == "B"
    assert errors[1].paid == 0
    assert errors[1].due > 100_00
    assert has(live) == [10_100, 9_900]  # what was handed over lies where it lay until it is put right
    assert all(cited in one.under for one in events if isinstance(one, r.PaymentErrorRecorded))
    assert live.table.coup.winner is Winner.BANKER
    rule = live.book.conduct.payment_errors
    assert isinstance(rule, PaymentErrors)
    rank = rule.rank
    live.do("rectify-payment-error", by=rank, error=errors[0].number, amount=200_00, says="given back")
    live.do("rectify-payment-error", by=rank, error=errors[1].number, amount=errors[1].value, says="paid")
    assert has(live)[0] == 9_900
    live.do("clear-cards")


@pytest.mark.parametrize("book", FIVE)
def test_after_payment_a_suit_changes_nothing_that_was_paid(book: str) -> None:
    live = dealt(book, "9cTd/2s5h", until=Play.SETTLED)
    events = put_right(live, "9d", P, 1)
    assert [type(one) for one in events] == [r.CardCorrected, r.ResultAnnounced, r.CoupResettled]
    assert events[2].reversed == events[2].payments == ()
    assert has(live) == [10_100, 9_900]


# --- what rests on the card ----------------------------------------------------------------------


@pytest.mark.clause("canberra:9.10(b)")
def test_pairs_that_were_paid_early_are_undone_and_settled_again() -> None:
    """Reading A-46: a pair of eights that was an eight and a seven; what it was paid comes back, its stake is lost."""
    live = Live("canberra", side_wagers=("player-pair", "banker-pair"), options=(("pairs", "canberra"),))
    live.bet("A", "player-pair", 10)
    live.bet("B", "banker-pair", 10)
    live.bet("A", "player", 100)
    live.first_four("8s8d/2d5c")
    live.do("settle-pairs")
    before = live.has("A")
    corrected, settled = put_right(live, "7d", P, 2, by="dealer")
    assert [one.patron for one in corrected.reversed] == ["A"]
    assert isinstance(settled, r.PairsSettled)
    assert "canberra:9.10(b)" in settled.under
    assert live.has("A") == 10_000_00 - 110_00
    assert before > live.has("A")
    assert [one.settled.returned for one in live.table.coup.settled_early if one.patron == "A"] == [0]


@pytest.mark.clause("crown-melbourne:1.1:Insurance/No 6")
def test_insurance_that_the_right_cards_never_opened_goes_back() -> None:
    live = Live(
        "crown-melbourne",
        "crown",
        side_wagers=("insurance",),
        options=(("insurance", "on"),),
        method="dealer-opens",
        face="up",
    )
    live.bet("A", "banker", 100)
    live.first_four("2s3h/2d4c")
    live.bet("A", "insurance", 50)
    (corrected,) = put_right(live, "2c", B, 2, by="dealer")
    assert [one.settled.wager for one in corrected.payments] == ["insurance"]
    assert live.has("A") == 9_900_00


def test_a_run_that_a_wrong_result_ended_lies_there_again() -> None:
    facts: Any = {"further_areas": ("D",), "side_wagers": ("player-run",), "method": "dealer-opens", "face": "up"}
    live = Live("crown-melbourne", "traditional", **facts)
    live.bet("A", "player-run-2", 10)
    live.bet("B", "banker", 100)
    live.first_four("6cTd/2s5h")  # keyed a six; it was a nine
    live.do("announce-result")
    live.do("settle-coup")
    assert not live.table.streaks
    put_right(live, "9c", P, 1)
    assert [(one.down.wager, one.count) for one in live.table.streaks] == [("player-run-2", 1)]
    live.do("clear-cards")
    live.bet("A", "player", 10)
    paid = live.coup("9dTc/2s5h")
    assert live.paid(paid, "A", "player-run-2").settled.profit == 30_00


def test_commission_that_waits_for_a_win_undone_waits_no_more() -> None:
    live = Live("crown-melbourne", "traditional", method="dealer-opens", face="up")
    live.do("approve", by="crown-management", act="defer-commission", patron="A")
    live.bet("A", "banker", 100)
    live.first_four("6cTd/2s5h")
    live.do("announce-result")
    live.do("settle-coup")
    assert live.table.patrons["A"].owes == (500, 1)
    put_right(live, "9c", P, 1)
    assert live.table.patrons["A"].owes == (0, 1)


@pytest.mark.parametrize("book", FIVE)
def test_whoever_has_gone_owes_what_they_were_paid_by_a_wrong_card(book: str) -> None:
    live = dealt(book, "9cTd/2s5h", until=Play.SETTLED)
    live.do("leave-table", patron="A")
    put_right(live, "6c", P, 1)
    assert [(one.patron, one.amount) for one in live.table.debts_kept] == [("A", 200_00)]
    assert [one.patron for one in live.table.payment_errors.values()] == ["B"]
    assert live.replayed() == live.table


def test_the_same_person_may_not_order_what_two_must() -> None:
    """The one who put the card right reported the slip by it."""
    live = dealt("canberra", "6cTd/2s3h", "8d")
    live.do("correct-card", by=Actor("S", "casino-supervisor"), card=card("3c"), hand=P, position=1)
    live.refused("order-remedy", Reason.ANOTHER_PERSON_NEEDED, by=Actor("S", "casino-supervisor"), remedy="void")
