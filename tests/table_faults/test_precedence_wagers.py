"""The order of `Reason` is the order of precedence: opening a table and wagering with many faults at once.

Each command here starts with everything wrong. One fault after another is mended, in the order in which the table tells
them, until the command is accepted; a reason never follows one that stands behind it.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from croupier import Reason
from croupier.coup import Winner
from croupier.table import PATRON, Actor, Limit
from live import MINUTE, START, Live, setup
from table_faults.peeling import Mend, another_book, do, dummy_out, each, one_coup_begun, peel, people

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
        (Reason.UNKNOWN_OPTION, but(options=(("tiger", "9"),))),
        (Reason.OPTION_VALUE_NOT_ALLOWED, but(options=(("tiger", "1"),))),
        (Reason.TOURNAMENT_ONLY, but(variation="crown")),
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
        (Reason.NOT_A_VALID_PLACEMENT, {"lies": "inside"}),
        (Reason.NOT_PAYABLE_IN_CHIPS, {"stake": 20_00}),
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
        (Reason.SPOKEN_NOT_TAKEN, another_book("crown-melbourne")),
    )


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
        (Reason.NO_SUCH_POWER, each(another_book("crown-sydney"), one_coup_begun)),
        (Reason.COUP_IN_PROGRESS, each(lambda live: live.finish(), lambda live: live.bet("A", "player", 20))),
        (Reason.UNKNOWN_WAGER_NUMBER, {"number": 2}),
        (Reason.GROUNDS_NOT_MET, {"grounds": "it is marked"}),
    )
