"""What people are shown: nobody a card face down, no patron another's chips, everyone the same felt, each their own.

The days of days.py are looked at by everyone after every command; single tables show single things.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
import pytest

from croupier import BOOKS, Rulebook, open_book
from croupier.cards import PACK, Card
from croupier.clauses import Silent
from croupier.coup import Side
from croupier.ledger import Account, Ledger, Place
from croupier.table import PATRON, Actor, Limit, Table, View, view
from croupier.table.payment.commission import owed
from croupier.table.records import CoupSettled, PairsSettled
from croupier.table.state import Dealt
from croupier.table.views import LooksAs, Phase, Shared, next_step, private, shared
from croupier.table.views.records import Own, Seat, Staff
from live import Live
from table.days import BLIND, DISPLAY, PEOPLE, STRANGER, Day, a_day, everyone, written

ONE_CARD = re.compile(r'"[A2-9TJQK][cdhs]"', re.IGNORECASE)
MOST_SHARED, MOST_OWN, MOST_STAFF = 4_000, 3_000, 40_000  # bytes, with fourteen patrons and three wagers each


@cache
def day_of(book: str, method: str, face: str) -> Day:
    return a_day(book, method, face)


def by_rank(book: Rulebook, rank: str) -> Actor:
    return Actor(f"the {rank}", rank)


def dealer(book: Rulebook) -> Actor:
    return by_rank(book, book.authority.dealer.rank)


def supervisor(book: Rulebook) -> Actor:
    return by_rank(book, book.authority.supervisor.rank)


def inspector(book: Rulebook) -> Actor:
    return by_rank(book, book.authority.outside[0].id)


def own(live: Live, patron: str) -> Own:
    found = private(live.table, live.book, Actor(patron, PATRON)).own
    assert found is not None
    return found


def staff(live: Live, actor: Actor | None = None) -> Staff:
    found = private(live.table, live.book, actor or supervisor(live.book)).staff
    assert found is not None
    return found


def seat(live: Live, patron: str) -> Seat:
    return next(one for one in shared(live.table, live.book).seats if one.patron == patron)


# --- cards face down -----------------------------------------------------------------------------


def hidden(table: Table) -> list[Card]:
    """Cards that the table knows and nobody saw."""
    return [dealt.card for side in Side for dealt in table.coup.hand(side) if dealt.card and not dealt.exposed]


def exposed(table: Table) -> list[Card]:
    return [dealt.card for side in Side for dealt in table.coup.hand(side) if dealt.card and dealt.exposed]


def with_other_cards(table: Table) -> Table:
    """The same table, had other cards come out face down."""
    seen = bytearray(table.shoe.seen)

    def other(dealt: Dealt) -> Dealt:
        if dealt.exposed or dealt.card is None:
            return dealt
        place = PACK.index(dealt.card)
        seen[place], seen[place - 19] = seen[place] - 1, seen[place - 19] + 1
        return Dealt(PACK[place - 19], False)

    player, banker = (tuple(other(dealt) for dealt in table.coup.hand(side)) for side in Side)
    coup = msgspec.structs.replace(table.coup, player=player, banker=banker)
    return msgspec.structs.replace(table, coup=coup, shoe=msgspec.structs.replace(table.shoe, seen=bytes(seen)))


def forms(card: Card) -> tuple[str, ...]:
    return f'"{card}"', f'"{card.code}"', card.name, f'"{card.rank.value}","suit":"{card.suit.value}"'


@pytest.mark.parametrize(("book", "method", "face"), BLIND)
def test_no_view_gives_a_card_face_down_away(book: str, method: str, face: str) -> None:
    """Neither by its name nor otherwise: had other cards come out face down, every view would be the same."""
    day = day_of(book, method, face)
    looked = 0
    for table in day.visited:
        if not hidden(table):
            continue
        others = with_other_cards(table)
        open_too = [form for card in exposed(table) for form in forms(card)]
        for actor in everyone(day.book):
            text = written(view(table, day.book, actor))
            assert text == written(view(others, day.book, actor))
            assert not [form for card in hidden(table) for form in forms(card) if form in text and form not in open_too]
            looked += 1
    assert looked > 100 if face == "down" else looked == 0


@pytest.mark.parametrize(("book", "method", "face"), BLIND)
def test_only_cards_that_lie_open_now_are_shown(book: str, method: str, face: str) -> None:
    day = day_of(book, method, face)
    for table in day.visited:
        text = written(view(table, day.book, dealer(day.book)))
        assert '"suit"' not in text
        lying = {f'"{card}"' for card in exposed(table)}
        assert set(ONE_CARD.findall(text)) == lying


@pytest.mark.parametrize(("book", "method", "face"), BLIND)
def test_a_hand_has_a_count_once_all_of_it_lies_open(book: str, method: str, face: str) -> None:
    day = day_of(book, method, face)
    for table in day.visited:
        coup = shared(table, day.book).coup
        for side in Side if coup else ():
            assert coup is not None
            shown, hand = getattr(coup, side.value), table.coup.hand(side)
            assert shown.cards == tuple(str(dealt.card) if dealt.exposed else None for dealt in hand)
            assert (shown.count is not None) == (bool(hand) and all(dealt.exposed for dealt in hand))


# --- what is whose -------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "method", "face"), BLIND)
def test_no_patron_sees_what_is_anothers(book: str, method: str, face: str) -> None:
    day = day_of(book, method, face)
    for table in day.visited:
        racks = {patron: table.ledger.balance(Place.RACK, patron) for patron in table.patrons}
        felt = written(shared(table, day.book))
        assert not [patron for patron, rack in racks.items() if re.search(rf"\b{rack}\b", felt)]
        for patron in table.patrons:
            mine = written(private(table, day.book, Actor(patron, PATRON)))
            for other, rack in racks.items():
                assert other == patron or f'"{other}"' not in mine
                assert rack == racks[patron] or not re.search(rf"\b{rack}\b", mine)


def richer(table: Table, patron: str) -> Table:
    balances: dict[Account, int] = dict(table.ledger.balances)
    for place in (Place.RACK, Place.TOKENS):
        account = Account(place, patron)
        balances[account] = balances.get(account, 0) + 77_00
    return msgspec.structs.replace(table, ledger=Ledger(balances))


@pytest.mark.parametrize("book", BOOKS)
def test_what_a_patron_sees_does_not_depend_on_anothers_chips(book: str) -> None:
    way = next(one for one in BLIND if one[0] == book)
    day = day_of(*way)
    for table in day.visited:
        if "B" in table.patrons and "A" in table.patrons:
            for actor in (Actor("A", PATRON), STRANGER, DISPLAY):
                assert written(view(table, day.book, actor)) == written(view(richer(table, "B"), day.book, actor))


@pytest.mark.parametrize(("book", "method", "face"), BLIND)
def test_a_marker_shows_commission_owed_only_where_the_book_lets_it_wait(book: str, method: str, face: str) -> None:
    day = day_of(book, method, face)
    waits = not isinstance(day.book.settlement.deferral, Silent)
    amounts = 0
    for table in day.visited:
        for place in shared(table, day.book).seats:
            assert place.owes == (owed(table.patrons[place.patron]) if place.patron else 0)
            amounts += place.owes
    assert (amounts > 0) == waits


@pytest.mark.parametrize("book", BOOKS)
def test_a_patron_sees_their_own(book: str) -> None:
    live = Live(book, patrons="AB", chips=500)
    number = live.bet("A", "player", 50)
    live.bet("B", "banker", 60)
    mine = own(live, "A")
    assert (mine.patron, mine.rack, mine.tokens, mine.owes) == ("A", 450_00, 0, 0)
    assert [(one.number, one.wager, one.stake, one.place) for one in mine.wagers] == [(number, "player", 50_00, 1)]
    assert private(live.table, live.book, STRANGER).own is None


def test_limits_of_ones_own_are_told_where_they_are_not_the_signs() -> None:
    live = Live("crown-sydney", side_wagers=("one-one-two",), options=(("one-one-two", "pairs"),), layout="G")
    assert [wager for wager, _ in own(live, "A").limits] == ["one-one-two"], "its parts limit it, for everyone"
    live.do("agree-personal-limits", patron="A", minimum=500, maximum=700_000)
    limits = dict(own(live, "A").limits)
    assert limits["player"] == limits["tie"] == Limit(500, 700_000)
    assert "player" not in dict(own(live, "B").limits)


# --- markers and the board -----------------------------------------------------------------------


def test_a_personal_limit_is_a_marker_in_most_books_and_a_sign_with_figures_in_one() -> None:
    marked = Live("crown-sydney")
    marked.do("agree-personal-limits", patron="A", minimum=500, maximum=700_000)
    assert seat(marked, "A").personal_limit
    assert seat(marked, "A").personal_sign is None
    assert "700000" not in written(shared(marked.table, marked.book))
    signed = Live("star-sydney")
    signed.do("agree-personal-limits", patron="A", minimum=500, maximum=700_000)
    figures = seat(signed, "A").personal_sign
    assert figures is not None
    assert (figures.minimum, figures.maximum) == (500, 700_000)


def test_a_kept_minimum_has_a_marker_and_a_closed_box_too() -> None:
    live = Live("star-sydney", layout="A", closed_places=(9,))
    live.do("change-limits", limits=Limit(200, 500_000), keeping=True)
    assert seat(live, "A").kept_minimum == 100
    assert [one.place for one in shared(live.table, live.book).seats if one.closed] == [9]
    board = shared(live.table, live.book).board
    assert board is not None
    assert board.limits.limits == Limit(200, 500_000)


@pytest.mark.parametrize("book", BOOKS)
def test_everyone_is_shown_by_which_clause_a_copy_of_the_rules_may_be_asked_for(book: str) -> None:
    live = Live(book)
    game = shared(live.table, live.book).game
    assert game is not None
    assert game.rules_copy == live.book.notices.rules_copy.clauses != ()


def test_a_step_that_is_left_to_people_gives_way_to_what_follows_it() -> None:
    live = Live("star-sydney", differential=1_000_00, limits=Limit(1_00, 5_000_00))
    live.bet("A", "player", 3_000)
    live.call()
    cut = next_step(live.table, live.book)
    assert cut is not None
    assert cut.command == "reduce-wagers"
    after = next_step(live.table, live.book, without=("reduce-wagers",))
    assert after is not None
    assert after.command == "draw-card"


def test_whoever_accepts_a_hand_has_its_marker_and_whoever_is_asked_has_the_turn() -> None:
    live = Live("crown-sydney", method="to-wagerers", face="down")
    live.bet("A", "player", 50)
    live.bet("B", "banker", 60)
    live.call()
    live.draw("5s", "6s", "2d", "Kd")
    before = shared(live.table, live.book)
    assert (before.turn.player, before.turn.banker) == ("A", "B")
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    after = shared(live.table, live.book)
    assert after.coup is not None
    assert (after.coup.player.keeper, after.coup.player.out) == ("A", True)
    assert seat(live, "A").keeps == ("player",)
    assert (after.turn.player, after.turn.banker) == ("A", "B")
    live.do("expose-cards", hand=Side.PLAYER, opener="A")
    assert shared(live.table, live.book).turn.player == ""


def test_the_cut_and_the_dealing_shoe_have_a_turn() -> None:
    live = Live("crown-melbourne", method="shoe-to-patron", ready=False)
    live.do("bring-cards", back="red")
    live.do("check-cards")
    live.do("shuffle-cards")
    assert shared(live.table, live.book).turn.cut == "C", "the highest seat is at the dealer's left"
    live.ready()
    live.bet("A", "player", 50)
    assert shared(live.table, live.book).turn.shoe == "A"
    live.do("pass-shoe", to="A", acts_as=Side.PLAYER)
    meter = shared(live.table, live.book).shoe
    assert meter is not None
    assert meter.holder is not None
    assert (meter.holder.patron, meter.holder.acts_as) == ("A", Side.PLAYER)


def test_dragon_tails_have_their_indicators() -> None:
    tails = ("player-dragon-tail-early", "player-dragon-tail-late")
    live = Live("crown-melbourne", layout="G", side_wagers=tails)
    live.bet("A", "player", 5)
    live.bet("A", "player-dragon-tail-early", 5)
    live.coup("5s4h/Kd7c")
    shown = shared(live.table, live.book).dragon_tails
    assert shown is not None
    assert (shown.indicators.player, shown.indicators.banker, shown.late_open) == (1, 0, ("player",))
    assert [(one.wager, one.count) for one in own(live, "A").wagers] == [("player-dragon-tail-early", 1)]
    assert shared(Live("canberra").table, open_book("canberra")).dragon_tails is None


def test_notices_signs_and_restricted_wagers_stand_on_the_board() -> None:
    live = Live("star-sydney", layout="A", side_wagers=("player-pair",))
    live.do("notify-surveillance", about="restriction:player-pair")
    live.do("display-sign", sign="restriction:player-pair")
    live.do("restrict-wager", wager="player-pair")
    live.do("display-notice", about="closing", takes_effect=live.now + 40 * 60_000)
    board = shared(live.table, live.book).board
    assert board is not None
    assert board.restricted == ("player-pair",)
    assert "limits" in board.signs
    assert [(one.about, one.since) for one in board.notices] == [("closing", live.now)]


def test_a_burn_card_is_shown_until_play_goes_on() -> None:
    live = Live("canberra", ready=False)
    live.do("bring-cards", back="red")
    live.do("check-cards")
    live.do("shuffle-cards")
    live.cut()
    live.do("place-cutting-card", from_back=20)
    live.do("burn-cards", form="by-value", first=Card(PACK[4].rank, PACK[4].suit))

    def shown() -> str | None:
        meter = shared(live.table, live.book).shoe
        return meter.burn_card if meter else None

    assert shown() == str(PACK[4])
    live.bet("A", "player", 50)
    live.call()
    live.draw("5s")
    assert shown() is None


# --- phases and games ----------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "method", "face"), BLIND)
def test_the_phases_of_a_day(book: str, method: str, face: str) -> None:
    day = day_of(book, method, face)
    met = list(dict.fromkeys(shared(table, day.book).phase for table in day.visited))
    preparing = [Phase.NO_CARDS, Phase.UNSHUFFLED, Phase.UNCUT, Phase.CUT, Phase.LOADED]
    playing = [Phase.WAGERING, Phase.NO_MORE_BETS, Phase.DEALING, Phase.ANNOUNCED, Phase.SETTLED, Phase.SHOE_ENDED]
    in_order = [one for one in met if one is not Phase.CLOSED]
    assert in_order == [*preparing, *playing]
    assert shared(day.table, day.book).phase is Phase.CLOSED
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", one.value) for one in Phase)


def test_a_closed_table_has_no_more_than_a_name() -> None:
    book = open_book("canberra")
    assert view(Table(id="T7"), book, DISPLAY) == View(
        shared=Shared(table="T7", version=0, phase=Phase.CLOSED),
        private=private(Table(id="T7"), book, DISPLAY),
    )
    assert written(view(Table(id="T7"), book, DISPLAY)) == (
        '{"shared":{"table":"T7","version":0,"phase":"closed"},"private":{"role":"display"}}'
    )


def test_a_table_is_shown_under_the_book_it_opened_with() -> None:
    live = Live("crown-sydney")
    with pytest.raises(ValueError, match="opened under crown-sydney"):
        shared(live.table, open_book("canberra"))


def test_the_game_names_what_was_chosen_and_not_what_is_usual() -> None:
    chosen = (("pairs", "canberra"), ("undermin-scope", "table"))
    live = Live("canberra", side_wagers=("player-pair",), options=chosen)
    game = shared(live.table, live.book).game
    assert game is not None
    assert game.options == {"pairs": "canberra"}
    assert game.offered == ("player", "banker", "tie", "player-pair")
    assert (game.book, game.edition, game.places) == ("canberra", live.book.edition, 7)


@pytest.mark.parametrize("book", BOOKS)
def test_roles_are_those_of_the_books_ladder(book: str) -> None:
    rules = open_book(book)
    found = [private(Table(id="t"), rules, actor).role for actor in everyone(rules)]
    ranks, outside = len(rules.authority.rank), len(rules.authority.outside)
    patrons = [LooksAs.PATRON] * (len(PEOPLE) + 1)
    supervisors = [LooksAs.SUPERVISOR] * (ranks - 1)
    assert found == [*patrons, LooksAs.DEALER, *supervisors, *[LooksAs.OUTSIDE] * outside, LooksAs.DISPLAY]
    assert private(Table(id="t"), rules, Actor("who", "nobody-known")).role is LooksAs.DISPLAY


# --- what only staff see -------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_cards_left_are_for_staff_and_totals_for_supervisors_and_inspectors(book: str) -> None:
    live = Live(book)
    live.do("buy-in", patron="A", amount=200_00)
    live.do("fill-float", amount=300_00)
    everything = staff(live)
    assert (everything.shoe.out, everything.shoe.left) == (1, live.setup.decks * 52 - 1)
    for actor in (supervisor(live.book), inspector(live.book)):
        totals = staff(live, actor).totals
        assert totals is not None
        assert (totals.in_float, totals.in_drop_box, totals.receivable) == (100_00, 200_00, 0)
    assert staff(live, dealer(live.book)).totals is None
    assert staff(live, inspector(live.book)).next is None
    for actor in (Actor("A", PATRON), STRANGER, DISPLAY):
        told = view(live.table, live.book, actor)
        assert told.private.staff is None
        assert str(live.table.shoe.left) not in written(told).replace(live.table.edition, "")


@pytest.mark.parametrize(("book", "method", "face"), BLIND)
def test_take_and_pay_is_what_is_then_settled(book: str, method: str, face: str) -> None:
    """Every line of the list before a settlement, against the payments of the event that follows it."""
    day = Day(book, method=method, face=face, patrons=PEOPLE, cutting_card=30)
    lists = 0
    for stake in (50, 51, 52):
        day.until("call-for-bets")
        day.do("call-for-bets")
        day.bet("A", "player", stake)
        day.bet("B", "banker", stake)
        day.bet("C", "tie", 10)
        step = day.until("settle-coup")
        lines = staff(day, dealer(day.book)).take_and_pay
        (settled, *_) = day.do(step.command)
        assert isinstance(settled, CoupSettled | PairsSettled)
        paid = [(one.number, one.settled.profit, one.settled.commission, one.settled.row) for one in settled.payments]
        assert [(one.number, one.pays, one.commission, one.row) for one in lines] == paid
        assert [one.takes + one.back for one in lines] == [one.settled.stake for one in settled.payments]
        assert all(one.clauses for one in lines)
        lists += len(lines)
        assert staff(day).take_and_pay == ()
        day.deal_out()
    assert lists == 9


def test_pairs_settled_early_have_a_list_of_their_own() -> None:
    live = Live("canberra", side_wagers=("player-pair",), options=(("pairs", "canberra"),))
    live.bet("A", "player-pair", 5)
    live.first_four("5s5h/Kd7c")
    (line,) = staff(live).take_and_pay
    assert (line.wager, line.place, line.takes) == ("player-pair", 1, 0)
    assert line.pays > 0
    live.do("settle-pairs")
    assert staff(live).take_and_pay == ()


@pytest.mark.parametrize(
    ("book", "cut"), [("crown-melbourne", True), ("star-sydney", True), ("crown-sydney", False), ("canberra", False)]
)
def test_wagers_above_the_differential_are_warned_of_with_the_cut_if_there_is_one(book: str, cut: bool) -> None:
    live = Live(book, differential=100_00)
    live.bet("A", "player", 100)
    live.bet("B", "player", 300)
    (warned,) = [one for one in staff(live, dealer(live.book)).warnings if one.about == "above-differential"]
    assert warned.facts == {"most": 100_00, "player": 400_00, "banker": 0}
    assert warned.clauses
    assert warned.cut == (((1, 25_00), (2, 75_00)) if cut else ())
    live.bet("C", "banker", 300)
    assert not [one for one in staff(live).warnings if one.about == "above-differential"]


def test_a_wager_that_counts_for_nothing_is_warned_of() -> None:
    live = Live("crown-melbourne", limits=Limit(50_00, 500_00))
    live.bet("A", "player", 10)
    live.coup("5s4h/Kd7c")
    live.bet("A", "player", 10)
    (warned,) = [one for one in staff(live).warnings if one.about == "counts-for-nothing"]
    assert warned.facts == {"number": 2, "patron": "A", "stake": 10_00}
    assert [(one.stake, one.counts) for one in own(live, "A").wagers] == [(10_00, 0)]


def test_a_combination_run_without_a_main_wager_is_warned_of_until_bets_close() -> None:
    live = Live("crown-melbourne", layout="A", side_wagers=("combination-run",))

    def warned() -> list[Any]:
        return [one.facts["patron"] for one in staff(live).warnings if one.about == "no-main-wager"]

    live.bet("A", "combination-run-2", 10)
    live.bet("B", "player", 10)
    assert warned() == ["A"]
    live.bet("A", "player", 10)
    assert warned() == []
    live.coup("5s4h/Kd7c")
    assert warned() == ["A"], "the Run lives on, and the next coup needs a main wager too"
    live.bet("B", "player", 10)
    live.call()
    assert warned() == []


def test_an_empty_float_and_missing_signs_are_warned_of() -> None:
    live = Live("canberra")
    live.bet("A", "tie", 100)
    live.coup("5s4h/5d4c")
    live.do("remove-sign", sign="limits")
    assert [one.about for one in staff(live).warnings] == ["signs-missing", "float-below-zero"]


# --- the same again, and small -------------------------------------------------------------------


@pytest.mark.parametrize(("book", "method", "face"), BLIND)
def test_the_same_table_is_shown_the_same(book: str, method: str, face: str) -> None:
    day = day_of(book, method, face)
    for table in day.visited[::11]:
        again = msgspec.structs.replace(table)
        for actor in everyone(day.book):
            assert written(view(table, day.book, actor)) == written(view(again, day.book, actor))


@pytest.mark.parametrize("book", BOOKS)
def test_a_replayed_table_is_shown_the_same(book: str) -> None:
    live = Live(book)
    live.bet("A", "player", 50)
    live.bet("B", "banker", 60)
    live.first_four("5s4h/Kd7c")
    for actor in everyone(live.book):
        assert written(view(live.table, live.book, actor)) == written(view(live.replayed(), live.book, actor))


@pytest.mark.parametrize("book", BOOKS)
def test_views_are_small_with_fourteen_patrons(book: str) -> None:
    names = [f"{number:02}-0c1d2e3f-4a5b-6c7d-8e9f" for number in range(14)]
    places: dict[str, Any] = {} if book == "star-sydney" else {"places": 14}
    live = Live(book, patrons=names[:7], **places)
    for seat, patron in enumerate(names[7:], start=8):
        live.do("arrive", patron=patron, chips=1_000_00)
        if live.setup.places >= seat:
            live.do("sit-down", patron=patron, seat=seat)
    for patron in names:
        for wager in ("player", "tie"):
            live.bet(patron, wager, 50)
    live.first_four("5s4h/Kd7c")
    live.do("announce-result")
    assert len(staff(live).take_and_pay) == 28
    assert len(written(shared(live.table, live.book))) < MOST_SHARED
    for patron in names:
        assert len(written(private(live.table, live.book, Actor(patron, PATRON)))) < MOST_OWN
    for actor in (dealer(live.book), supervisor(live.book), inspector(live.book)):
        assert len(written(private(live.table, live.book, actor))) < MOST_STAFF


def test_the_shared_part_is_the_same_for_everyone() -> None:
    day = day_of(*BLIND[0])
    for table in day.visited[::13]:
        felt = shared(table, day.book)
        assert all(view(table, day.book, actor).shared == felt for actor in everyone(day.book))
