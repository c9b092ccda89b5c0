"""The order of `Reason` is the order of precedence: the shoe, dealing, people and notices with many faults at once.

Each command here starts with everything wrong. One fault after another is mended, in the order in which the table tells
them, until the command is accepted; a reason never follows one that stands behind it.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier import Reason, read_cards
from croupier.cards import PACK
from croupier.coup import Side
from croupier.table import PATRON, Actor, Limit
from croupier.table.machine import machine
from live import MINUTE, START, Live
from table_faults.peeling import ACES, another_book, do, each, one_coup_begun, peel, wait

# --- the shoe ------------------------------------------------------------------------------------


def test_cutting_the_cards() -> None:
    live = Live("crown-sydney", ready=False)
    live.do("bring-cards", back="red")
    peel(
        live,
        "cut-cards",
        {"after": 1, "by": "dealer"},
        (Reason.RANK_TOO_LOW, {"patron": "Z"}),
        (Reason.NOT_AT_THIS_STAGE, do("shuffle-cards")),
        (Reason.UNKNOWN_PATRON, {"patron": "B"}),
        (Reason.NOT_THEIR_CUT, {"patron": "A"}),
        (Reason.CUT_OUT_OF_PLACE, {"after": 200}),
    )


def test_committing_to_a_virtual_shoe_contributing_and_revealing() -> None:
    live = Live("crown-sydney", ready=False)
    peel(
        live,
        "commit-shoe",
        {"commitment": "none", "by": "A"},
        (Reason.RANK_TOO_LOW, {"by": machine("dealer")}),
        (Reason.NO_VIRTUAL_SHOE, virtual_shoe),
        (Reason.NOT_AT_THIS_STAGE, each(do("bring-cards", back="red"), do("shuffle-cards"))),
        (Reason.TEXT_NOT_POSSIBLE, {"commitment": "c0" * 32}),
    )
    peel(
        live,
        "contribute-to-shoe",
        {"patron": "Z", "contribution": "", "by": "A"},
        (Reason.NOT_FOR_ANOTHER, {"by": "Z"}),
        (Reason.SHOE_NOT_COMMITTED, do("commit-shoe", commitment="c0" * 32)),
        (Reason.UNKNOWN_PATRON, {"patron": "A", "by": "A"}),
        (Reason.TEXT_NOT_POSSIBLE, {"contribution": "luck"}),
    )
    live.do("contribute-to-shoe", patron="A", contribution="luck")
    peel(
        live,
        "contribute-to-shoe",
        {"patron": "A", "contribution": "luck"},
        (Reason.NO_FURTHER_CONTRIBUTION, {"patron": "B"}),
    )
    live.ready()
    peel(
        live,
        "reveal-shoe",
        {"tape": "", "salt": ""},
        (Reason.NOT_AT_THIS_STAGE, do("order-shuffle", grounds="reasonable-cause")),
        (Reason.TEXT_NOT_POSSIBLE, {"tape": "ab" * 2048}),
        (Reason.TEXT_NOT_POSSIBLE, {"salt": "cd" * 32}),
    )
    peel(live, "shuffle-cards", {}, (Reason.SHOE_NOT_REVEALED, do("reveal-shoe", tape="ab" * 2048, salt="cd" * 32)))


def virtual_shoe(live: Live) -> None:
    """Another table, whose shoe is virtual."""
    live.__dict__.update(Live("crown-sydney", ready=False, shoe="virtual-shoe").__dict__)


def test_burning_cards() -> None:
    live = Live("crown-melbourne", ready=False)
    live.do("bring-cards", back="red", pre_shuffled="casino")
    live.cut()
    peel(
        live,
        "burn-cards",
        {"form": "bonfire", "requested_by": "Z", "by": "dealer"},
        (Reason.NOT_AT_THIS_STAGE, do("place-cutting-card", from_back=20)),
        (Reason.CHECK_FIRST, do("check-cards")),
        (Reason.UNKNOWN_PATRON, {"requested_by": ""}),
        (Reason.UNKNOWN_BURN, {"form": "by-value"}),
        (Reason.NEEDS_A_REQUEST, {"requested_by": "A"}),
        (Reason.BURN_CARD_UNSEEN, {"first": ACES[0]}),
    )


def test_burning_by_value_and_showing_what_was_burned() -> None:
    live = Live("crown-sydney", ready=False)
    live.do("bring-cards", back="red")
    live.do("shuffle-cards")
    live.cut()
    live.do("place-cutting-card", from_back=20)
    peel(
        live,
        "burn-cards",
        {"form": "by-value", "by": "dealer"},
        (Reason.NEEDS_A_REQUEST, {"requested_by": "A"}),
        (Reason.BURN_CARD_UNSEEN, {"first": ACES[0]}),
        (Reason.NOT_APPROVED, do("approve", act="burn-by-value")),
    )
    live.do("burn-cards", form="by-value", requested_by="A", first=read_cards("8s")[0])
    cards = read_cards("2s3s4s5s6s7s9sTs")
    peel(
        live,
        "expose-burned-cards",
        {"cards": ACES, "by": "dealer"},
        (Reason.WRONG_NUMBER_OF_CARDS, {"cards": cards}),
        (Reason.NOT_APPROVED, do("approve", act="expose-burned-cards")),
    )


def test_riffling_and_bringing_other_cards() -> None:
    live = Live("star-sydney", ready=False)
    peel(
        live,
        "riffle-cards",
        {"requested_by": "Z", "by": "dealer"},
        (Reason.NOT_AT_THIS_STAGE, each(do("bring-cards", back="red"), do("shuffle-cards"))),
        (Reason.UNKNOWN_PATRON, {"requested_by": ""}),
        (Reason.NOT_PRE_SHUFFLED, each(do("replace-cards", grounds="unfit"), _pre_shuffled)),
        (Reason.NEEDS_A_REQUEST, {"requested_by": "A"}),
        (Reason.NOT_APPROVED, do("approve", act="riffle")),
    )


def _pre_shuffled(live: Live) -> None:
    live.do("bring-cards", back="blue", pre_shuffled="casino", by="gaming-manager")


# --- dealing -------------------------------------------------------------------------------------


def test_drawing_the_first_card() -> None:
    live = Live("canberra", ready=False, gaming_ends=START + 10 * MINUTE, patrons="AB")
    live.wait(11)

    def again(live: Live) -> None:
        live.__dict__.update(Live("crown-melbourne", ready=False, method="shoe-to-patron").__dict__)

    def again_with_a_wager(live: Live) -> None:
        live.__dict__.update(Live("crown-melbourne", method="shoe-to-patron").__dict__)
        live.bet("A", "player", 20)
        live.call()

    peel(
        live,
        "draw-card",
        {"by": Actor("A", "janitor"), "drawn_by": "Z"},
        (Reason.UNKNOWN_RANK, {"by": Actor("A", PATRON)}),
        (Reason.NOT_FOR_ANOTHER, {"by": "dealer"}),
        (Reason.OUTSIDE_GAMING_HOURS, again),
        (Reason.SHOE_NOT_READY, Live.ready),
        (Reason.BETS_NOT_CALLED, do("call-for-bets")),
        (Reason.BETS_NOT_CLOSED, do("call-no-more-bets")),
        (Reason.NOTHING_WAGERED, again_with_a_wager),
        (Reason.NOT_THEIR_SHOE, {"drawn_by": "", "card": ACES[0]}),
        (Reason.SHOE_TO_OFFER, do("decline-shoe", patron="A")),
    )


def test_drawing_a_further_card() -> None:
    live = Live("canberra", options=(("pairs", "canberra"),), side_wagers=("player-pair", "banker-pair"), patrons="AB")
    live.do("choose-dealing", method="dealer-opens", face="down")
    live.bet("A", "player-pair", 20)
    live.call()
    for text in ("As", "As", "As", "As"):
        live.draw(text, cutting_card=False)
    open_both = each(do("expose-cards", hand=Side.PLAYER), do("expose-cards", hand=Side.BANKER))
    open_both(live)
    peel(
        live,
        "draw-card",
        {"card": None, "by": "dealer", "drawn_by": "A"},
        (Reason.PAIRS_NOT_SETTLED, do("settle-pairs")),
        (Reason.NOT_THEIR_SHOE, {"drawn_by": ""}),
    )


def test_a_card_too_often_is_told_after_whose_shoe_it_is() -> None:
    live = Live("crown-melbourne", "crown", method="dealer-opens", face="up")
    live.bet("A", "player", 20)
    live.call()
    seen = bytes(8 if card == ACES[0] else 0 for card in PACK)  # as though all eight of them had come
    live.table = replace(live.table, shoe=replace(live.table.shoe, seen=seen))
    peel(
        live,
        "draw-card",
        {"card": ACES[0], "by": "dealer", "drawn_by": "A"},
        (Reason.NOT_THEIR_SHOE, {"drawn_by": "", "card": None}),
        (Reason.CARD_UNKNOWN, {"card": ACES[0]}),
        (Reason.CARD_TOO_OFTEN, {"card": read_cards("2s")[0]}),
    )


def test_delivering_a_hand() -> None:
    live = Live("star-sydney", method="method-b")
    live.do("arrive", patron="D", chips=1_000_00)
    live.bet("A", "player", 20)
    live.bet("B", "player", 30)
    live.bet("C", "banker", 10)

    def four_cards(live: Live) -> None:
        live.draw("3s", "4s", "5s")
        live.do("deliver-hand", hand=Side.BANKER, to="C")

    peel(
        live,
        "deliver-hand",
        {"hand": Side.PLAYER, "to": "Z", "by": Actor("Z", PATRON)},
        (Reason.RANK_TOO_LOW, {"by": "dealer"}),
        (Reason.NOT_BEING_DEALT, lambda live: live.draw("Ks")),
        (Reason.UNKNOWN_PATRON, {"to": "D"}),
        (Reason.NOT_SEATED, {"to": "A"}),
        (Reason.NOTHING_TO_DELIVER, four_cards),
        (Reason.HAND_OUT, do("expose-cards", hand=Side.BANKER, opener="C")),
        (Reason.NOT_NEXT_FOR_CARDS, {"to": "B"}),
    )


def test_turning_cards_over() -> None:
    live = Live("crown-sydney", "crown")
    live.bet("A", "player", 20)
    live.call()
    two = read_cards("2s4s")
    peel(
        live,
        "expose-cards",
        {"hand": Side.PLAYER, "cards": ACES[:3], "by": "dealer"},
        (Reason.NOT_BEING_DEALT, lambda live: live.draw("2s", "3s", "4s")),
        (Reason.CARD_STILL_DUE, lambda live: live.draw("5s")),
        (Reason.HAND_TO_OFFER, {"opener": "A"}),
        (Reason.NOT_THEIR_HAND, do("deliver-hand", hand=Side.PLAYER, to="A")),
        (Reason.WRONG_NUMBER_OF_CARDS, {"cards": two}),
    )


def test_naming_who_opens() -> None:
    live = Live("star-sydney", method="method-b")
    live.do("arrive", patron="D")
    live.bet("A", "player", 20)
    facts = {"hand": Side.PLAYER, "patron": "B", "opener": "D", "by": "B"}
    peel(
        live,
        "name-opener",
        facts,
        (Reason.NOT_BEING_DEALT, lambda live: live.draw("2s", "3s", "4s", "5s")),
        (Reason.NOT_SEATED, {"opener": "C", "patron": "A", "by": "A"}),
        (Reason.NOT_THEIR_HAND, do("deliver-hand", hand=Side.PLAYER, to="A")),
        (Reason.NOT_APPROVED, do("approve", act="name-opener", patron="A")),
    )


def test_choosing_how_it_is_dealt_within_a_coup() -> None:
    live = Live("canberra")
    live.bet("A", "player", 20)
    live.first_four("9s9d/2c4h")
    peel(
        live,
        "choose-dealing",
        {"method": "by-drone", "face": "up", "by": "dealer"},
        (Reason.RANK_TOO_LOW, {"by": "casino-supervisor"}),
        (Reason.UNKNOWN_METHOD, {"method": "delivered"}),
        (Reason.FACE_NOT_ALLOWED, {"face": "down"}),
        (Reason.COUP_IN_PROGRESS, lambda live: live.finish()),
    )


def test_ordering_a_dummy_coup() -> None:
    live = Live("canberra", ready=False, patrons="AB")
    peel(
        live,
        "order-dummy-coup",
        {"grounds": "boredom", "requested_by": "Z", "by": "dealer"},
        (Reason.RANK_TOO_LOW, {"by": "casino-supervisor"}),
        (Reason.SHOE_NOT_READY, each(Live.ready, one_coup_begun)),
        (Reason.COUP_IN_PROGRESS, lambda live: live.finish()),
        (Reason.UNKNOWN_PATRON, {"requested_by": "A"}),
        (Reason.UNKNOWN_GROUNDS, {"grounds": "all-agree"}),
        (Reason.GROUNDS_NOT_MET, {"agreed": ("A", "B")}),
    )


# --- people, notices, approvals, commission ------------------------------------------------------


def test_approving() -> None:
    live = Live("crown-melbourne", ready=False)
    live.do("stand-up", patron="A")
    peel(
        live,
        "approve",
        {"act": "defer-commission", "patron": "Z", "by": Actor("A", PATRON)},
        (Reason.RANK_TOO_LOW, {"by": "pit-boss"}),
        (Reason.RANK_TOO_LOW, {"by": "crown-management", "act": "arson"}),
        (Reason.NOTHING_TO_APPROVE, {"act": "defer-commission"}),
        (Reason.UNKNOWN_PATRON, {"patron": "A"}),
        (Reason.NOT_SEATED, do("sit-down", patron="A", seat=1)),
    )


def test_changing_limits() -> None:
    live = Live("canberra", limits=Limit(10_00, 100_00))
    live.bet("A", "player", 20)
    live.first_four("9s9d/2c4h")
    notice = do("display-notice", about="higher-minimum", minimum=50_00)
    peel(
        live,
        "change-limits",
        {"limits": Limit(50_00, 40_00), "by": "dealer"},
        (Reason.RANK_TOO_LOW, {"by": "gaming-shift-manager"}),
        (Reason.LIMITS_OUT_OF_ORDER, {"limits": Limit(50_00, 100_00)}),
        (Reason.NOTICE_NOT_UP, notice),
        (Reason.NOTICE_TOO_SHORT, wait(21)),
        (Reason.COUP_IN_PROGRESS, each(lambda live: live.finish(), lambda live: live.bet("A", "player", 20))),
        (Reason.WAGERS_ON_THE_LAYOUT, do("withdraw-wager", number=2, by="dealer")),
    )


def test_closing_the_table() -> None:
    live = Live("crown-melbourne", "traditional")
    live.do("approve", act="defer-commission", patron="A")
    live.bet("A", "banker", 20)
    live.first_four("2c4h/9s9d")
    notice = do("display-notice", about="closing", takes_effect=START + 25 * MINUTE)

    def next_coup(live: Live) -> None:
        live.finish()
        live.bet("A", "player", 20)

    peel(
        live,
        "close-table",
        {"by": "game-supervisor"},
        (Reason.RANK_TOO_LOW, {"by": "pit-boss"}),
        (Reason.NOTICE_NOT_UP, notice),
        (Reason.NOTICE_TOO_SHORT, wait(26)),
        (Reason.COUP_IN_PROGRESS, next_coup),
        (Reason.COMMISSION_OWED, do("collect-commission", patron="A", why="stopping")),
        (Reason.WAGERS_ON_THE_LAYOUT, do("withdraw-wager", number=2, by="dealer")),
    )


def test_leaving_and_sitting() -> None:
    """A patron who owes, wagers and holds cards cannot mend all of it within a coup: what is told changes in order."""
    live = Live("crown-sydney", "traditional")
    _after_a_coup(live)
    live.bet("A", "player", 20)
    live.call()
    live.draw("2s", "3s", "4s", "5s")
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    live.refused("leave-table", Reason.COMMISSION_OWED, patron="A")
    live.do("collect-commission", patron="A", why="stopping")
    live.refused("leave-table", Reason.WAGERS_ON_THE_LAYOUT, patron="A")
    live.refused("stand-up", Reason.HOLDS_CARDS, patron="A")
    peel(
        live,
        "sit-down",
        {"patron": "Z", "seat": 99, "by": "dealer"},
        (Reason.UNKNOWN_PATRON, {"patron": "A"}),
        (Reason.UNKNOWN_PLACE, {"seat": 2}),
        (Reason.SEAT_TAKEN, {"seat": 5}),
        (Reason.WAGERS_ON_THE_LAYOUT, {"patron": "B"}),
    )


def test_collecting_commission() -> None:
    live = Live("canberra")
    peel(
        live,
        "collect-commission",
        {"patron": "Z", "why": "shoe-end", "by": "dealer"},
        (Reason.NO_SUCH_POWER, each(another_book("crown-sydney", "traditional"), _after_a_coup)),
        (Reason.NOT_AT_THIS_STAGE, {"why": "request"}),
        (Reason.UNKNOWN_PATRON, {"patron": "B"}),
        (Reason.NOTHING_OWED, {"patron": "A"}),
    )


def _after_a_coup(live: Live) -> None:
    live.do("approve", act="defer-commission", patron="A")
    live.bet("A", "banker", 20)
    live.coup("2c4h/9s9d")
