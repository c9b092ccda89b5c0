"""The order of `Reason` is the order of precedence: a command with many faults is refused for the foremost of them.

Each command here starts with everything wrong at once. One fault after another is mended, in the order in which the
table tells them, until the command is accepted; a reason never follows one that stands behind it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from croupier import Reason, Refusal, read_cards
from croupier.cards import PACK
from croupier.coup import Side, Winner
from croupier.table import PATRON, Actor, Command, Limit, decide
from live import MINUTE, START, Live, setup

PRECEDENCE = {reason: place for place, reason in enumerate(Reason)}
ACES = read_cards("AsAsAsAsAsAsAsAsAs")

Mend = dict[str, Any] | Callable[[Live], object]


def peel(live: Live, name: str, facts: dict[str, Any], *steps: tuple[Reason, Mend]) -> None:
    """Give a command, be refused, mend that fault, give it again; `by`, `at` and `id` are facts here too."""
    facts, told = dict(facts), [reason for reason, _ in steps]
    assert told == sorted(told, key=lambda reason: PRECEDENCE[reason]), "the table of faults is out of order"
    for reason, mend in steps:
        answer = decide(live.table, _command(live, name, facts), live.book)
        assert isinstance(answer, Refusal), f"accepted with {facts} instead of {reason.value}"
        assert answer.reason is reason, f"{answer} instead of {reason.value}"
        if callable(mend):
            mend(live)
        else:
            facts |= mend
    answer = decide(live.table, _command(live, name, facts), live.book)
    assert not isinstance(answer, Refusal), f"still refused: {answer}"


def _command(live: Live, name: str, facts: dict[str, Any]) -> Command:
    own = {key: value for key, value in facts.items() if key not in ("by", "at", "id")}
    command = live.command(name, facts.get("by"), facts.get("at"), **own)
    return replace(command, id=facts["id"]) if facts.get("id") else command


def each(*mends: Callable[[Live], object]) -> Callable[[Live], None]:
    def all_of_them(live: Live) -> None:
        for mend in mends:
            mend(live)

    return all_of_them


def do(name: str, **facts: Any) -> Callable[[Live], object]:
    return lambda live: live.do(name, **facts)


def wait(minutes: int) -> Callable[[Live], object]:
    return lambda live: live.wait(minutes)


def people(live: Live) -> None:
    for seat, patron in enumerate("ABC", start=1):
        live.do("arrive", patron=patron, chips=1_000_00)
        live.do("sit-down", patron=patron, seat=seat)


def dummy_out(live: Live) -> None:
    """Deal a dummy coup to its end."""
    live.first_four("9s9h/KdTc")
    live.do("announce-result")
    live.do("clear-cards")


# --- opening -------------------------------------------------------------------------------------


def test_opening_a_table() -> None:
    live = Live("crown-sydney", opened=False)
    good = live.setup
    bad = replace(
        good, variation="nosuch", decks=5, options=(("nosuch", "1"), ("tiger", "9")), layout="Z", venue="moon",
        places=99, shoe="continuous-shuffler", method="by-drone", limits=Limit(5, 4), chips=(), unit=-1,
        wager_limits=(("nosuch", Limit(1, 2)),), side_wagers=("tiger",),
    )  # fmt: skip

    def but(**facts: Any) -> Mend:
        nonlocal bad
        bad = replace(bad, **facts)
        return {"setup": bad}

    first = {"setup": bad, "by": Actor("x", "janitor")}
    peel(
        live,
        "open-table",
        first,
        (Reason.UNKNOWN_RANK, {"by": "dealer"}),
        (Reason.RANK_TOO_LOW, {"by": "casino-manager"}),
        (Reason.UNKNOWN_VARIATION, but(variation="zero-commission")),
        (Reason.DECKS_NOT_ALLOWED, but(decks=8)),
        (Reason.UNKNOWN_OPTION, but(options=(("tiger", "9"), ("order-unknown", "void-by-area-manager")))),
        (Reason.OPTION_COMES_LATER, but(options=(("tiger", "9"),))),
        (Reason.OPTION_VALUE_NOT_ALLOWED, but(options=(("tiger", "1"),))),
        (Reason.TOURNAMENT_ONLY, but(tournament=True)),
        (Reason.UNKNOWN_LAYOUT, but(layout="A")),
        (Reason.UNKNOWN_VENUE, but(venue="gaming-floor")),
        (Reason.PLACES_NOT_ALLOWED, but(places=7)),
        (Reason.CONTINUOUS_SHUFFLER, but(shoe="dealing-shoe")),
        (Reason.UNKNOWN_METHOD, but(method="")),
        (Reason.LIMITS_OUT_OF_ORDER, but(limits=Limit(100, 200))),
        (Reason.AMOUNT_NOT_POSSIBLE, but(chips=(100,), unit=None)),
        (Reason.UNKNOWN_WAGER, but(wager_limits=())),
        (Reason.NO_AREA_FOR_WAGER, but(layout="I")),
    )


def test_opening_a_table_that_is_open_and_then_one_whose_cards_are_to_be_checked() -> None:
    live = Live("crown-melbourne", patrons="")
    peel(
        live,
        "open-table",
        {"setup": replace(live.setup, decks=99)},
        (Reason.TABLE_ALREADY_OPEN, do("close-table")),
        (Reason.CARDS_TO_CHECK, do("check-cards")),
        (Reason.DECKS_NOT_ALLOWED, {"setup": live.setup}),
    )


def test_opening_without_approval_and_after_hours() -> None:
    live = Live("canberra", opened=False)
    live.setup = replace(live.setup, gaming_ends=START - 1, limits=Limit(0, 5))
    later = replace(live.setup, gaming_ends=START + MINUTE)
    peel(
        live,
        "open-table",
        {"setup": live.setup},
        (Reason.THING_NOT_APPROVED, do("record-approval", thing="table", reference="R")),
        (Reason.OUTSIDE_GAMING_HOURS, {"setup": later}),
        (Reason.LIMITS_OUT_OF_ORDER, {"setup": replace(later, limits=Limit(100, 500))}),
    )


# --- wagers --------------------------------------------------------------------------------------


def test_placing_a_wager() -> None:
    live = Live("star-sydney", opened=False)
    live.setup = setup(
        live.book, layout="N", places=7, closed_places=(7,), venue="private-table", limits=Limit(25_00, 500_00),
        side_wagers=("player-pair", "banker-pair"), area_capacity=1,
    )  # fmt: skip
    live.do("open-table", setup=live.setup)
    live.do("close-table")
    pair, main = "player-pair", "player"

    def opened(live: Live) -> None:
        live.do("open-table", setup=live.setup)
        people(live)

    def ready_but_dummy(live: Live) -> None:
        live.ready()
        live.do("order-dummy-coup", grounds="no-wagers")

    def closed_with_wagers_in_the_way(live: Live) -> None:
        dummy_out(live)
        live.bet("A", pair, 25, place=2)
        live.bet("B", main, 25)
        live.bet("B", pair, 25, place=1)
        live.do("notify-surveillance", about=f"restriction:{pair}")
        live.do("display-sign", sign=f"restriction:{pair}")
        live.do("restrict-wager", wager=pair)
        live.do("call-no-more-bets")

    peel(
        live,
        "place-wager",
        {"patron": "Z", "wager": "nosuch", "stake": 10**12, "place": 99, "lies": "outside",
         "by": Actor("B", "janitor"), "id": live.table.recent[-1], "at": 0},
        (Reason.REPEATED_COMMAND, {"id": None}),
        (Reason.TIME_RUNS_BACKWARDS, {"at": None}),
        (Reason.UNKNOWN_RANK, {"by": Actor("B", PATRON)}),
        (Reason.NOT_FOR_ANOTHER, {"by": "dealer"}),
        (Reason.TABLE_NOT_OPEN, opened),
        (Reason.SHOE_NOT_READY, ready_but_dummy),
        (Reason.SIGNS_MISSING, Live.signs),
        (Reason.DUMMY_COUP, closed_with_wagers_in_the_way),
        (Reason.BETS_CLOSED, do("reopen-bets")),
        (Reason.UNKNOWN_PATRON, {"patron": "A"}),
        (Reason.UNKNOWN_PLACE, {"place": 7}),
        (Reason.PLACE_CLOSED, {"place": 1}),
        (Reason.NOT_ENOUGH_CHIPS, {"stake": -5}),
        (Reason.UNKNOWN_WAGER, {"wager": "super-6"}),
        (Reason.STAKE_NOT_POSITIVE, {"stake": 1_00}),
        (Reason.NOT_OFFERED_HERE, {"wager": pair}),
        (Reason.NOT_A_VALID_PLACEMENT, {"lies": "inside"}),
        (Reason.RESTRICTED_TO_MAIN, do("lift-restriction", wager=pair)),
        (Reason.ALREADY_PLACED, do("withdraw-wager", number=1, by="dealer")),
        (Reason.AREA_FULL, do("withdraw-wager", number=3, by="dealer")),
        (Reason.BELOW_MINIMUM, {"stake": 25_00}),
    )  # fmt: skip


def test_placing_a_main_wager_off_the_unit_above_the_maximum_and_on_both_hands() -> None:
    live = Live("star-sydney", unit=25_00, limits=Limit(25_00, 100_00), area_capacity=1)
    live.bet("A", "banker", 25)
    live.bet("B", "player", 25, place=1)
    peel(
        live,
        "place-wager",
        {"patron": "A", "wager": "player", "stake": 110_00, "lies": "not-flat"},
        (Reason.NOT_A_VALID_PLACEMENT, {"lies": "inside"}),
        (Reason.NOT_APPROVED, do("approve", act="both-sides", patron="A")),
        (Reason.AREA_FULL, do("withdraw-wager", number=2, by="dealer")),
        (Reason.NOT_IN_UNITS, {"stake": 125_00}),
        (Reason.ABOVE_MAXIMUM, {"stake": 100_00}),
    )


def test_placing_a_combined_wager_and_one_above_the_differential() -> None:
    options = (("one-one-two", "pairs"), ("differential-enforce", "refuse"))
    live = Live(
        "crown-sydney", "crown", options=options, side_wagers=("player-pair", "banker-pair"), differential=50_00,
        limits=Limit(10_00, 100_00),
    )  # fmt: skip
    peel(
        live,
        "place-wager",
        {"patron": "A", "wager": "one-one-two", "stake": 3_00, "lies": "outside"},
        (Reason.SPLIT_NOT_PAYABLE, {"stake": 4_00}),
        (Reason.NOT_OFFERED_HERE, {"wager": "player"}),
        (Reason.NOT_A_VALID_PLACEMENT, {"lies": "inside"}),
        (Reason.BELOW_MINIMUM, {"stake": 100_00}),
        (Reason.ABOVE_DIFFERENTIAL, {"stake": 50_00}),
    )


def test_placing_where_only_exact_amounts_are_paid() -> None:
    live = Live("canberra", options=(("rounding", "exact"),), patrons="AB")
    peel(
        live,
        "place-wager",
        {"patron": "A", "wager": "banker", "stake": 5_00, "lies": "outside"},
        (Reason.NOT_PAYABLE_IN_CHIPS, {"stake": 20_00}),
        (Reason.NOT_A_VALID_PLACEMENT, {"lies": "inside"}),
    )


def test_placing_a_run_that_is_nominated_beforehand() -> None:
    live = Live(
        "crown-melbourne", "crown", options=(("run-combo-nomination", "upfront"),), layout="A",
        side_wagers=("combination-run",),
    )  # fmt: skip
    live.do("arrive", patron="D", chips=1_000_00)
    peel(
        live,
        "place-wager",
        {"patron": "D", "wager": "combination-run-2", "stake": 10_00, "lies": "outside"},
        (Reason.NEEDS_A_NOMINATION, {"nominations": (Winner.PLAYER, Winner.BANKER)}),
        (Reason.NOT_A_VALID_PLACEMENT, {"lies": "inside"}),
        (Reason.NOT_APPROVED, do("approve", act="stand-and-wager", patron="D")),
    )


def test_placing_a_wager_within_its_window() -> None:
    live = Live(
        "crown-melbourne", "crown", options=(("insurance", "on"),), layout="A", side_wagers=("insurance",),
        method="dealer-opens", face="up",
    )  # fmt: skip
    live.bet("A", "player", 20)
    peel(
        live,
        "place-wager",
        {"patron": "Z", "wager": "insurance", "stake": 10**9, "place": 99, "lies": "outside"},
        (Reason.WAGERING_OVER, lambda live: live.first_four("2s3d/2c4h")),
        (Reason.UNKNOWN_PATRON, {"patron": "B"}),
        (Reason.UNKNOWN_PLACE, {"place": None}),
        (Reason.NOT_ENOUGH_CHIPS, {"stake": 30_00}),
        (Reason.NEEDS_A_MAIN_WAGER, {"patron": "A"}),
        (Reason.ABOVE_OWN_MAIN_WAGER, {"stake": 20_00}),
        (Reason.NOT_A_VALID_PLACEMENT, {"lies": "inside"}),
    )


def test_declaring_a_wager() -> None:
    live = Live("crown-sydney", cash=False)
    peel(
        live,
        "declare-wager",
        {"patron": "Z", "wager": "nosuch", "stake": -1, "tender": "cash", "place": 99, "by": "dealer"},
        (Reason.UNKNOWN_PATRON, {"patron": "A"}),
        (Reason.UNKNOWN_PLACE, {"place": None}),
        (Reason.CASH_NOT_TAKEN, {"tender": "chips"}),
        (Reason.UNKNOWN_WAGER, {"wager": "player"}),
        (Reason.STAKE_NOT_POSITIVE, {"stake": 50}),
        (Reason.SPOKEN_NOT_TAKEN, _book("crown-melbourne")),
    )


def _book(name: str, variation: str | None = None) -> Callable[[Live], None]:
    """Another table altogether, of a book that takes what this one does not."""

    def moved(live: Live) -> None:
        live.__dict__.update(Live(name, variation).__dict__)

    return moved


def test_changing_and_finding_a_wager() -> None:
    live = Live("star-sydney", limits=Limit(25_00, 100_00), unit=25_00)
    number = live.bet("A", "player", 25)
    peel(
        live,
        "change-wager",
        {"number": number, "stake": 10**12, "by": Actor("B", PATRON)},
        (Reason.NOT_FOR_ANOTHER, {"by": "A"}),
        (Reason.NOT_ENOUGH_CHIPS, {"stake": 0}),
        (Reason.STAKE_NOT_POSITIVE, {"stake": 110_00}),
        (Reason.NOT_IN_UNITS, {"stake": 125_00}),
        (Reason.ABOVE_MAXIMUM, {"stake": 50_00}),
    )
    peel(
        live,
        "find-wager",
        {"patron": "Z", "wager": "nosuch", "stake": 10**12, "place": 99},
        (Reason.WAGERING_NOT_OVER, lambda live: live.first_four("2s3d/2c4h")),
        (Reason.UNKNOWN_PATRON, {"patron": "B"}),
        (Reason.UNKNOWN_PLACE, {"place": None}),
        (Reason.NOT_ENOUGH_CHIPS, {"stake": 0}),
        (Reason.UNKNOWN_WAGER, {"wager": "super-6"}),
        (Reason.STAKE_NOT_POSITIVE, {"stake": 25_00}),
        (Reason.NOT_OFFERED_HERE, {"wager": "banker"}),
    )


def test_refusing_a_wager() -> None:
    live = Live("canberra")
    live.bet("A", "player", 20)
    live.first_four("2s3d/2c4h")
    peel(
        live,
        "refuse-wager",
        {"number": 99, "grounds": ""},
        (Reason.NO_SUCH_POWER, each(_book("crown-sydney"), _one_coup_begun)),
        (Reason.COUP_IN_PROGRESS, each(lambda live: live.finish(), lambda live: live.bet("A", "player", 20))),
        (Reason.UNKNOWN_WAGER_NUMBER, {"number": 2}),
        (Reason.GROUNDS_NOT_MET, {"grounds": "it is marked"}),
    )


def _one_coup_begun(live: Live) -> None:
    live.bet("A", "player", 20)
    live.first_four("9s9d/2c4h")


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
        (Reason.SHOE_NOT_READY, each(Live.ready, _one_coup_begun)),
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
    live = Live("crown-sydney", limits=Limit(10_00, 100_00))
    live.bet("A", "player", 20)
    live.first_four("9s9d/2c4h")
    notice = do("display-notice", about="higher-minimum", minimum=50_00)
    peel(
        live,
        "change-limits",
        {"limits": Limit(50_00, 40_00), "by": "dealer"},
        (Reason.RANK_TOO_LOW, {"by": "area-manager"}),
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
        (Reason.NO_SUCH_POWER, each(_book("crown-sydney", "traditional"), _after_a_coup)),
        (Reason.NOT_AT_THIS_STAGE, {"why": "request"}),
        (Reason.UNKNOWN_PATRON, {"patron": "B"}),
        (Reason.NOTHING_OWED, {"patron": "A"}),
    )


def _after_a_coup(live: Live) -> None:
    live.do("approve", act="defer-commission", patron="A")
    live.bet("A", "banker", 20)
    live.coup("2c4h/9s9d")
