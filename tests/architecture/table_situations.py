"""A situation at a live table for each reason it has to say no; test_reasons.py proves that none is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from architecture import contest_situations, irregular_situations, people_situations, results_situations
from croupier import Reason, Refusal
from croupier.cards import read_cards
from croupier.coup import Side
from croupier.money import LARGEST_AMOUNT
from croupier.table import Actor, Limit
from croupier.table.machine import machine
from live import START, Live, setup

CARDS = "5s4h/Kd7c"


def opening(book: str = "crown-sydney", variation: str | None = None, **facts: Any) -> Refusal:
    """What a table says that is opened with these facts."""
    live = Live(book, opened=False)
    live.approve_things()
    return live.refused("open-table", setup=setup(live.book, variation, **facts))


def staked(book: str = "crown-sydney", **facts: Any) -> Live:
    """A table with A on Player for 100 dollars."""
    live = Live(book, **facts)
    live.bet("A", "player", 100)
    return live


def dealt(book: str = "crown-sydney", **facts: Any) -> Live:
    """Four cards face down on the table, nobody has them yet."""
    live = staked(book, face="down", **facts)
    live.call()
    live.draw("5s", "Kd", "4h", "7c")
    return live


def opened(book: str = "crown-sydney", cards: str = CARDS, **facts: Any) -> Live:
    """Four cards face up."""
    live = staked(book, method=DEALER[book], face="up", **facts)
    live.first_four(cards)
    return live


DEALER = {
    "crown-sydney": "dealer-opens",
    "crown-melbourne": "dealer-opens",
    "canberra": "dealer-opens",
    "star-sydney": "method-a",
}


def refused(live: Live, name: str, **facts: Any) -> Refusal:
    return live.refused(name, **facts)


def repeated() -> Refusal:
    live = Live()
    live.do("call-for-bets")
    live.given -= 1  # the next command gets the id of the one before
    return live.refused("call-no-more-bets")


def other_edition() -> Refusal:
    live = Live("crown-melbourne", "crown", layout="A")
    live.book = Live("crown-brochure", opened=False).book
    return live.refused("call-for-bets", by="dealer")


def unchecked() -> Refusal:
    live = Live("crown-melbourne", patrons="")
    live.do("close-table")
    return live.refused("open-table", setup=live.setup)


def ended(book: str = "crown-sydney") -> Live:
    """A shoe whose last coup is over: the cutting card was the first card of it."""
    live = staked(book, method=DEALER[book], face="up")
    live.call()
    live.do("draw-card", card=read_cards("5s")[0], cutting_card=True)
    live.draw("Kd", "4h", "7c")
    live.finish()
    return live


def noticed() -> Refusal:
    live = Live("crown-melbourne")
    live.do("display-notice", about="closing", takes_effect=START + 20 * 60_000)
    live.wait(19)
    return live.refused("close-table")


def other_notice() -> Refusal:
    live = Live()
    live.do("display-notice", about="higher-minimum", minimum=50_00)
    live.wait(20)
    return live.refused("change-limits", limits=Limit(100_00, 5_000_00))


def owing() -> Live:
    live = Live(method="dealer-opens", face="up")
    live.do("approve", act="defer-commission", patron="A")
    live.bet("A", "banker", 100)
    live.coup("KdQs/5s4h")
    return live


def restricted() -> Live:
    live = Live("star-sydney", layout="A", side_wagers=("player-pair", "banker-pair"))
    live.do("notify-surveillance", about="restriction:player-pair")
    live.do("display-sign", sign="restriction:player-pair")
    live.do("restrict-wager", wager="player-pair")
    return live


def pairs_down() -> Live:
    live = Live("canberra", options=(("pairs", "canberra"),), side_wagers=("player-pair", "banker-pair"), face="up")
    live.bet("A", "player-pair", 10)
    live.bet("B", "player", 10)
    live.first_four("2s3d/3cTd")
    return live


def empty_shoe() -> Live:
    """Every card but three is out."""
    live = staked(method="dealer-opens", face="up")
    live.call()
    shoe = msgspec.structs.replace(live.table.shoe, out=live.table.shoe.cards - 3)
    live.table = msgspec.structs.replace(live.table, shoe=shoe)
    live.draw("5s", "Kd", "4h")
    return live


def full_area() -> Refusal:
    live = Live("crown-melbourne", layout="B", patrons="ABCD")
    for patron in "ABC":
        live.bet(patron, "player", 10, place=1)
    return live.refused("place-wager", patron="D", wager="player", stake=10_00, place=1)


def tails(**facts: Any) -> Live:
    areas = ("player-dragon-tail-early", "player-dragon-tail-late")
    return Live("crown-melbourne", side_wagers=areas, method="dealer-opens", face="up", **facts)


def running_tail() -> Refusal:
    live = tails()
    live.bet("A", "player-dragon-tail-early", 10)
    live.coup(CARDS)
    return live.refused("place-wager", patron="B", wager="player-dragon-tail-early", stake=10_00)


def last_tail() -> Refusal:
    live = tails()
    live.bet("A", "player", 10)
    live.call()
    live.draw("5s", "Kd")
    live.do("draw-card", card=read_cards("4h")[0], cutting_card=True)
    live.draw("7c")
    live.finish()
    return live.refused("place-wager", patron="A", wager="player-dragon-tail-early", stake=10_00)


def passed() -> Live:
    live = staked("crown-melbourne", method="shoe-to-patron")
    live.call()
    return live


def with_patron() -> Live:
    live = passed()
    live.do("pass-shoe", to="A", acts_as=Side.PLAYER)
    return live


def out() -> Live:
    live = dealt(method="to-wagerers")
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    return live


def bare(book: str = "crown-sydney") -> Live:
    return Live(book, ready=False)


def uncut(book: str = "crown-sydney", **facts: Any) -> Live:
    live = bare(book)
    live.do("bring-cards", back="red", **facts)
    if not facts.get("pre_shuffled"):
        live.do("check-cards")
        live.do("shuffle-cards")
    return live


def virtual() -> Live:
    """A virtual shoe, shuffled."""
    live = Live(ready=False, shoe="virtual-shoe")
    live.do("bring-cards", back="red")
    live.do("shuffle-cards")
    return live


def committed() -> Live:
    live = virtual()
    live.do("commit-shoe", commitment="c0" * 32)
    return live


def _unrevealed() -> Refusal:
    live = Live(patrons="", shoe="virtual-shoe")
    live.do("close-table")
    return live.refused("open-table", setup=live.setup)


def _patrons_have_time() -> Refusal:
    live = virtual()
    live.do("commit-shoe", commitment="c0" * 32, until=live.now + 10_000)
    return live.refused("cut-cards", by=machine(live.book.authority.supervisor.rank), after=200)


def _twice_contributed() -> Refusal:
    live = committed()
    live.do("contribute-to-shoe", patron="A", contribution="seven")
    return live.refused("contribute-to-shoe", patron="A", contribution="eleven")


def cut(book: str = "crown-sydney") -> Live:
    live = uncut(book)
    live.cut()
    return live


def loaded(book: str = "crown-sydney") -> Live:
    live = cut(book)
    live.do("place-cutting-card", from_back=20)
    return live


def check_ordered() -> Refusal:
    live = staked("star-sydney", method="method-a")
    live.do("order-check", by="inspector")
    live.call()
    return live.refused("draw-card", card=read_cards("5s")[0])


def handled() -> Refusal:
    live = dealt(method="to-wagerers")
    live.open_hands()
    live.do("announce-result")
    live.do("settle-coup")
    live.do("clear-cards")
    live.do("order-shuffle", grounds="reasonable-cause")
    return live.refused("shuffle-cards")


def sides(side: int, **facts: Any) -> Live:
    live = Live("star-sydney", differential=100_00, **facts)
    live.bet("A", "player", side)
    return live


def _reopened(live: Live) -> Refusal:
    return live.refused("open-table", setup=live.setup)


def _unapproved() -> Refusal:
    live = Live("canberra", opened=False)
    return live.refused("open-table", setup=live.setup)


def _unsigned() -> Refusal:
    live = Live()
    live.do("remove-sign", sign="limits")
    return live.refused("call-for-bets")


def _dummy() -> Refusal:
    live = Live()
    live.do("order-dummy-coup", grounds="any-time")
    return live.refused("place-wager", patron="A", wager="player", stake=5_00)


def _called() -> Refusal:
    live = staked()
    live.do("call-for-bets")
    return live.refused("draw-card", card=read_cards("5s")[0])


def _closed() -> Refusal:
    live = Live()
    live.call()
    return live.refused("place-wager", patron="A", wager="player", stake=5_00)


def _nothing() -> Refusal:
    live = Live()
    live.call()
    return live.refused("draw-card", card=read_cards("5s")[0])


def _twice() -> Refusal:
    live = staked(method="dealer-opens", face="up")
    live.call()
    live.do("draw-card", card=read_cards("5s")[0], cutting_card=True)
    return live.refused("draw-card", card=read_cards("6s")[0], cutting_card=True)


def _standing() -> Refusal:
    live = Live("crown-melbourne")
    live.do("stand-up", patron="A")
    return live.refused("approve", act="defer-commission", patron="A")


def _same_back() -> Refusal:
    live = ended("star-sydney")
    live.do("replace-cards", grounds="after-last")
    return live.refused("bring-cards", back="colour 0")


def _unseen() -> Refusal:
    live = staked(method="dealer-opens", face="up")
    live.call()
    return live.refused("draw-card")


def _open_player(live: Live) -> Live:
    live.open_hand(Side.PLAYER)
    return live


SITUATIONS: dict[Reason, Callable[[], object]] = {
    Reason.REPEATED_COMMAND: repeated,
    Reason.TIME_RUNS_BACKWARDS: lambda: Live().refused("call-for-bets", at=START - 1),
    Reason.TIME_NOT_POSSIBLE: lambda: Live().refused("call-for-bets", at=10**40),
    Reason.UNKNOWN_RANK: lambda: Live().refused("call-for-bets", by=Actor("someone", "king")),
    Reason.NO_RANK: lambda: Live().refused("call-for-bets", by=Actor("someone", "")),
    Reason.RANK_TOO_LOW: lambda: Live().refused("order-dummy-coup", by="dealer", grounds="any-time"),
    Reason.NOT_FOR_ANOTHER: lambda: Live().refused("stand-up", by="B", patron="A"),
    Reason.TABLE_ALREADY_OPEN: lambda: _reopened(Live()),
    Reason.TABLE_NOT_OPEN: lambda: Live(opened=False).refused("call-for-bets"),
    Reason.OTHER_EDITION: other_edition,
    Reason.CARDS_TO_CHECK: unchecked,
    Reason.SHOE_NOT_REVEALED: _unrevealed,
    Reason.TOURNAMENT_ONLY: lambda: opening(variation="zero-commission"),
    Reason.UNKNOWN_LAYOUT: lambda: opening(layout="Z"),
    Reason.UNKNOWN_VENUE: lambda: opening("star-sydney", venue="main-floor"),
    Reason.PLACES_NOT_ALLOWED: lambda: opening(places=15),
    Reason.PLACES_NOT_CLOSED: lambda: opening("star-sydney", venue="private-table", layout="A", places=9),
    Reason.CONTINUOUS_SHUFFLER: lambda: opening(shoe="continuous-shuffler"),
    Reason.NO_VIRTUAL_SHOE: lambda: refused(uncut(), "commit-shoe", commitment="c0" * 32),
    Reason.UNKNOWN_METHOD: lambda: opening(method="by-mail"),
    Reason.FACE_NOT_ALLOWED: lambda: opening("star-sydney", method="method-b", face="up"),
    Reason.THING_NOT_APPROVED: _unapproved,
    Reason.OUTSIDE_GAMING_HOURS: lambda: opening("canberra", gaming_ends=START),
    Reason.LIMITS_OUT_OF_ORDER: lambda: opening(limits=Limit(500_00, 100_00)),
    Reason.NO_AREA_FOR_WAGER: lambda: opening("star-sydney", layout="A", side_wagers=("tiger",)),
    Reason.NO_SUCH_POWER: lambda: Live().refused("reduce-wagers", to="area-maximum"),
    Reason.NOTHING_TO_APPROVE: lambda: Live().refused("approve", by="area-manager", act="smoking"),
    Reason.UNKNOWN_SIGN: lambda: Live().refused("display-sign", sign="exit"),
    Reason.NOTICE_NOT_UP: lambda: Live().refused("close-table"),
    Reason.NOTICE_WITHOUT_TIME: lambda: Live("crown-melbourne").refused("display-notice", about="closing"),
    Reason.NOTICE_WITHOUT_CHANGE: lambda: Live().refused("display-notice", about="variation"),
    Reason.NOTICE_TOO_SHORT: noticed,
    Reason.NOTICE_OF_ANOTHER_CHANGE: other_notice,
    Reason.SURVEILLANCE_NOT_TOLD: lambda: Live("star-sydney").refused("restrict-wager", wager="player-pair"),
    Reason.SHOE_ENDED: lambda: refused(ended(), "call-for-bets"),
    Reason.SHOE_NOT_READY: lambda: refused(bare(), "call-for-bets"),
    Reason.NOT_AT_THIS_STAGE: lambda: Live().refused("place-cutting-card", from_back=20),
    Reason.COUP_IN_PROGRESS: lambda: refused(opened(), "call-for-bets"),
    Reason.NOT_BEING_DEALT: lambda: Live().refused("announce-result"),
    Reason.COMMISSION_OWED: lambda: refused(owing(), "leave-table", patron="A"),
    Reason.CHECK_FIRST: check_ordered,
    Reason.SHOE_NOT_COMMITTED: lambda: refused(virtual(), "cut-cards", patron="A", after=200),
    Reason.SHOE_COMMITTED: lambda: refused(committed(), "commit-shoe", commitment="c0" * 32),
    Reason.PATRONS_MAY_STILL_CUT: _patrons_have_time,
    Reason.ONLY_THE_MACHINE: lambda: refused(virtual(), "commit-shoe", by="dealer", commitment="c0" * 32),
    Reason.ID_RESERVED: lambda: refused(virtual(), "arrive", patron="automatic dealer"),
    Reason.SIGNS_MISSING: _unsigned,
    Reason.DUMMY_COUP: _dummy,
    Reason.BETS_NOT_CALLED: lambda: staked().refused("call-no-more-bets"),
    Reason.BETS_NOT_CLOSED: _called,
    Reason.WAGERING_OVER: lambda: refused(opened(), "withdraw-wager", number=1),
    Reason.BETS_CLOSED: _closed,
    Reason.WAGERING_NOT_OVER: lambda: Live().refused("find-wager", patron="A", wager="player", stake=1_00),
    Reason.NOTHING_WAGERED: _nothing,
    Reason.PAIRS_NOT_SETTLED: lambda: refused(pairs_down(), "draw-card", card=read_cards("2c")[0]),
    Reason.CARDS_FACE_DOWN: lambda: refused(dealt(), "announce-result"),
    Reason.CARD_STILL_DUE: lambda: refused(opened(cards="2s3d/3cTd"), "announce-result"),
    Reason.NO_CARD_DUE: lambda: refused(opened(), "draw-card", card=read_cards("2c")[0]),
    Reason.CUTTING_CARD_ALREADY_OUT: _twice,
    Reason.NO_CARDS_LEFT: lambda: refused(empty_shoe(), "draw-card", card=read_cards("2c")[0]),
    Reason.CARDS_LEFT: lambda: refused(opened(), "declare-cards-insufficient"),
    Reason.NOTHING_TO_SETTLE: lambda: Live().refused("settle-coup"),
    Reason.UNKNOWN_PATRON: lambda: Live().refused("sit-down", patron="Z", seat=5),
    Reason.ALREADY_HERE: lambda: Live().refused("arrive", patron="A"),
    Reason.UNKNOWN_PLACE: lambda: Live().refused("sit-down", patron="A", seat=99),
    Reason.PLACE_CLOSED: lambda: Live("star-sydney", closed_places=(7,)).refused("sit-down", patron="A", seat=7),
    Reason.SEAT_TAKEN: lambda: Live().refused("sit-down", patron="A", seat=2),
    Reason.NOT_SEATED: _standing,
    Reason.WAGERS_ON_THE_LAYOUT: lambda: staked().refused("leave-table", patron="A"),
    Reason.HOLDS_CARDS: lambda: refused(out(), "stand-up", patron="A"),
    Reason.AMOUNT_NOT_POSSIBLE: lambda: Live().refused("fill-float", amount=LARGEST_AMOUNT + 1),
    Reason.CASH_NOT_TAKEN: lambda: Live("star-sydney", cash=False).refused("buy-in", patron="A", amount=100_00),
    Reason.NOT_ENOUGH_CHIPS: lambda: Live(chips=5).refused("place-wager", patron="A", wager="player", stake=6_00),
    Reason.NOT_ENOUGH_TOKENS: lambda: Live().refused("place-wager", patron="A", wager="player", stake=6_00, token=True),
    Reason.NOTHING_OWED: lambda: Live().refused("call-in-commission", patron="A"),
    Reason.TEXT_NOT_POSSIBLE: lambda: refused(virtual(), "commit-shoe", commitment="C0" * 32),
    Reason.NO_FURTHER_CONTRIBUTION: _twice_contributed,
    Reason.ANOTHER_BACK_NEEDED: _same_back,
    Reason.CARDS_TO_REPLACE: handled,
    Reason.PRE_SHUFFLED: lambda: refused(uncut("crown-melbourne", pre_shuffled="casino"), "shuffle-cards"),
    Reason.NOT_PRE_SHUFFLED: lambda: refused(uncut("star-sydney"), "riffle-cards", requested_by="A"),
    Reason.NEEDS_A_REQUEST: lambda: refused(loaded("crown-melbourne"), "burn-cards", form="by-value"),
    Reason.NOT_THEIR_CUT: lambda: refused(uncut(), "cut-cards", patron="C", after=200),
    Reason.CUT_OUT_OF_PLACE: lambda: refused(uncut("canberra"), "cut-cards", patron="A", after=3),
    Reason.CUTTING_CARD_OUT_OF_PLACE: lambda: refused(cut(), "place-cutting-card", from_back=1),
    Reason.UNKNOWN_BURN: lambda: refused(loaded(), "burn-cards", form="bonfire"),
    Reason.BURN_CARD_UNSEEN: lambda: refused(loaded("canberra"), "burn-cards", form="by-value"),
    Reason.BURN_STAYS_UNSEEN: lambda: Live("canberra").refused("show-burn-card", card=read_cards("5s")[0]),
    Reason.CARD_UNKNOWN: _unseen,
    Reason.CARD_NOT_AS_DRAWN: lambda: refused(
        dealt(method="dealer-opens"), "expose-cards", hand=Side.PLAYER, cards=read_cards("6s4h")
    ),
    Reason.WRONG_NUMBER_OF_CARDS: lambda: refused(
        dealt(method="dealer-opens"), "expose-cards", hand=Side.PLAYER, number=3
    ),
    Reason.NOT_OFFERED_HERE: lambda: Live().refused("place-wager", patron="A", wager="tiger", stake=5_00),
    Reason.UNKNOWN_WAGER_NUMBER: lambda: Live().refused("withdraw-wager", by="A", number=99),
    Reason.NOT_A_VALID_PLACEMENT: lambda: Live("star-sydney").refused(
        "place-wager", patron="A", wager="player", stake=5_00, lies="on-another"
    ),
    Reason.SPOKEN_NOT_TAKEN: lambda: Live().refused(
        "declare-wager", patron="A", wager="player", stake=5_00, tender="cash"
    ),
    Reason.RESTRICTED_TO_MAIN: lambda: refused(
        restricted(), "place-wager", patron="A", wager="player-pair", stake=5_00
    ),
    Reason.ALREADY_PLACED: lambda: staked("canberra").refused("place-wager", patron="A", wager="player", stake=5_00),
    Reason.NOT_APPROVED: lambda: staked("canberra").refused("place-wager", patron="A", wager="banker", stake=5_00),
    Reason.AREA_FULL: full_area,
    Reason.NOT_IN_UNITS: lambda: Live("canberra", unit=5_00, limits=Limit(10_00, 500_00)).refused(
        "place-wager", patron="A", wager="player", stake=12_00
    ),
    Reason.BELOW_MINIMUM: lambda: Live(limits=Limit(10_00, 500_00)).refused(
        "place-wager", patron="A", wager="player", stake=5_00
    ),
    Reason.ABOVE_MAXIMUM: lambda: Live(limits=Limit(10_00, 500_00)).refused(
        "place-wager", patron="A", wager="player", stake=600_00
    ),
    Reason.ABOVE_DIFFERENTIAL: lambda: Live(differential=100_00, options=(("differential-enforce", "refuse"),)).refused(
        "place-wager", patron="A", wager="player", stake=600_00
    ),
    Reason.TAIL_NOT_RUNNING: lambda: tails().refused(
        "place-wager", patron="A", wager="player-dragon-tail-late", stake=5_00
    ),
    Reason.TAIL_RUNNING: running_tail,
    Reason.LAST_COUP: last_tail,
    Reason.NOTHING_TO_REDUCE: lambda: sides(50).refused("reduce-wagers", to="differential"),
    Reason.NOT_DELIVERED_HERE: lambda: refused(dealt(method="dealer-opens"), "deliver-hand", hand=Side.PLAYER, to="A"),
    Reason.NOTHING_TO_DELIVER: lambda: refused(
        _open_player(dealt(method="to-wagerers")), "deliver-hand", hand=Side.PLAYER, to="A"
    ),
    Reason.NOT_WAGERING_ON_IT: lambda: refused(
        dealt("canberra", method="delivered"), "deliver-hand", hand=Side.PLAYER, to="B"
    ),
    Reason.NOT_NEXT_FOR_CARDS: lambda: refused(
        dealt(method="to-wagerers"), "refuse-hand", hand=Side.PLAYER, patron="B"
    ),
    Reason.HAND_OUT: lambda: refused(out(), "expose-cards", hand=Side.PLAYER),
    Reason.HAND_NOT_OUT: lambda: refused(dealt("star-sydney", method="method-b"), "take-back-hand", hand=Side.PLAYER),
    Reason.HAND_TO_OFFER: lambda: refused(dealt(method="to-wagerers"), "expose-cards", hand=Side.PLAYER),
    Reason.NOT_THEIR_HAND: lambda: refused(out(), "expose-cards", hand=Side.PLAYER, opener="B"),
    Reason.SHOE_WITH_PATRON: lambda: refused(with_patron(), "draw-card", card=read_cards("5s")[0]),
    Reason.NOT_THEIR_SHOE: lambda: refused(with_patron(), "draw-card", card=read_cards("5s")[0], drawn_by="B"),
    Reason.SHOE_TO_OFFER: lambda: refused(passed(), "draw-card", card=read_cards("5s")[0]),
    Reason.UNKNOWN_GROUNDS: lambda: Live().refused("order-dummy-coup", grounds="boredom"),
    Reason.GROUNDS_NOT_MET: lambda: Live("canberra").refused("order-dummy-coup", grounds="no-patrons"),
    **irregular_situations.SITUATIONS,
    **people_situations.SITUATIONS,
    **contest_situations.SITUATIONS,
    **results_situations.SITUATIONS,
}
