"""Every reason there is for saying no: the engine really gives it, and there is a sentence for it.

The table below names a situation for each reason. A new reason fails here until someone shows when it is given.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import witness
from architecture import promotion_situations, table_situations, tournament_situations
from croupier import (
    Card,
    Outcome,
    Reason,
    Refusal,
    Rulebook,
    Stake,
    Terms,
    TwoHands,
    open_book,
    read_cards,
    read_coup,
    settle,
)
from croupier.clauses import Chapter
from croupier.coup import settle_streaks
from croupier.floor import Floor
from croupier.money import LARGEST_AMOUNT, Odds
from croupier.odds.whatif import ChangedPay, change_pays
from croupier.simulate import make_request
from croupier.store.memory import MemoryLog
from croupier.words.refusals import sentence
from store.making import arrival

COUP = "2s3dKh/3cTd3s"
WINDOW = "2s3dKh/3c3d"


def at_table(book: str, variation: str, *options: str) -> Terms:
    """The terms of a table, with options as people type them: `insurance=on`."""
    terms = open_book(book).terms(variation, options=dict(option.split("=", 1) for option in options))
    assert isinstance(terms, Terms)
    return terms


def sydney(*options: str) -> Terms:
    return at_table("crown-sydney", "crown", *options)


def melbourne(*options: str) -> Terms:
    return at_table("crown-melbourne", "crown", *options)


def canberra(*options: str) -> Terms:
    return at_table("canberra", "commission", *options)


def hand(text: str) -> tuple[Card, ...]:
    return read_cards(text)


def several(terms: Terms, wager: str) -> object:
    return settle_streaks(terms, [Outcome.PLAYER], [Stake(wager, 100)])


def simulated(**asked: object) -> object:
    return make_request(open_book("canberra"), "canberra", "commission", shoes=1, seed=0, **asked)  # type: ignore[arg-type]


def with_a_later_option() -> Rulebook:
    """A book one of whose options waits for a chapter; none on the shelf has such a one."""
    book = open_book("canberra")
    later = msgspec.structs.replace(book.options["pairs"], comes=Chapter.REPORTS)
    return msgspec.structs.replace(book, options={**book.options, "pairs": later})


def given_to_another_kind() -> object:
    """A table's command under a tournament's id."""
    return Floor(MemoryLog()).give("tournament:cup", arrival("a", "Z"), open_book("canberra"))


SITUATIONS: dict[Reason, Callable[[], object]] = {
    Reason.OTHER_STREAM: given_to_another_kind,
    Reason.UNKNOWN_VARIATION: lambda: open_book("canberra").terms("crown"),
    Reason.DECKS_NOT_ALLOWED: lambda: open_book("canberra").terms("commission", decks=6),
    Reason.UNKNOWN_OPTION: lambda: open_book("canberra").terms("commission", options={"tiger": "1"}),
    Reason.OPTION_COMES_LATER: lambda: with_a_later_option().terms("commission", options={"pairs": "both"}),
    Reason.OPTION_VALUE_NOT_ALLOWED: lambda: open_book("canberra").terms("commission", options={"pairs": "lucky"}),
    Reason.NO_DIFFERENTIAL_SURCHARGE: lambda: witness.refused(sydney(), COUP, {"banker": 5}, differential=100),
    Reason.CARD_TOO_OFTEN: lambda: witness.refused(
        witness.terms("star-sydney", "premium", decks=3), "AsAs7h/AsAs", {"banker": 5}
    ),
    Reason.CARD_NOT_ALLOWED: lambda: witness.refused(sydney(), "4s4d2h/9cTd", {"banker": 5}),
    Reason.CARD_MISSING: lambda: witness.refused(sydney(), "2s3d/3cTd3s", {"banker": 5}),
    Reason.UNKNOWN_WAGER: lambda: witness.refused(sydney(), COUP, {"dragon": 5}),
    Reason.NOT_IN_THIS_VARIATION: lambda: witness.refused(
        at_table("crown-melbourne", "traditional"), WINDOW, {"insurance": 5}
    ),
    Reason.NOT_WITH_THESE_DECKS: lambda: witness.refused(
        witness.terms("star-sydney", "premium", decks=4), COUP, {"tiger": 5}
    ),
    Reason.OPTION_NOT_CHOSEN: lambda: witness.refused(canberra(), COUP, {"player-pair": 5}),
    Reason.SWITCHED_OFF: lambda: witness.refused(melbourne(), WINDOW, {"insurance": 5}),
    Reason.STAKE_NOT_POSITIVE: lambda: witness.refused(sydney(), COUP, {"banker": 0}),
    Reason.STAKE_TOO_LARGE: lambda: witness.refused(sydney(), COUP, {"banker": Stake("banker", LARGEST_AMOUNT + 1)}),
    Reason.TOKENS_NOT_ACCEPTED: lambda: witness.refused(canberra(), COUP, {"banker": Stake("banker", 100, token=True)}),
    Reason.NEEDS_SEVERAL_COUPS: lambda: witness.refused(melbourne(), COUP, {"player-run-2": 5}),
    Reason.NEEDS_ONE_COUP: lambda: several(melbourne(), "banker"),
    Reason.NEEDS_A_NOMINATION: lambda: several(melbourne(), "combination-run-2"),
    Reason.NOT_OFFERED_IN_THIS_COUP: lambda: witness.refused(
        melbourne("insurance=on"), COUP, {"insurance": 5, "player": 5}
    ),
    Reason.NEEDS_A_MAIN_WAGER: lambda: witness.refused(melbourne("insurance=on"), WINDOW, {"insurance": 5}),
    Reason.ABOVE_OWN_MAIN_WAGER: lambda: witness.refused(
        melbourne("insurance=on"), WINDOW, {"insurance": 6, "player": 5}
    ),
    Reason.NOT_ON_ONE_LAYOUT: lambda: witness.refused(
        witness.terms("star-sydney", "premium"), COUP, {"tiger": 5, "player-pair": 5}
    ),
    Reason.SPLIT_NOT_PAYABLE: lambda: witness.refused(sydney("one-one-two=pairs"), COUP, {"one-one-two": 10}),
    Reason.NOT_PAYABLE_IN_CHIPS: lambda: witness.refused(canberra("rounding=exact"), COUP, {"banker": 5}),
    Reason.UNKNOWN_ROW: lambda: change_pays(
        "canberra", list(canberra().wagers.values()), [ChangedPay("tie", "Nobody wins", Odds(9, 1))]
    ),
    Reason.UNKNOWN_BURN: lambda: simulated(burn="bonfire"),
    Reason.CUTTING_CARD_OUT_OF_PLACE: lambda: simulated(cutting_card=1),
}
TABLE = table_situations.SITUATIONS | tournament_situations.SITUATIONS | promotion_situations.SITUATIONS


def test_no_reason_is_without_a_situation() -> None:
    assert set(SITUATIONS) | set(TABLE) == set(Reason)


@pytest.mark.parametrize(
    ("reason", "situation"),
    [*SITUATIONS.items(), *TABLE.items()],
    ids=[*(reason.value for reason in SITUATIONS), *(f"table: {reason.value}" for reason in TABLE)],
)
def test_the_engine_gives_the_reason_and_there_is_a_sentence_for_it(
    reason: Reason, situation: Callable[[], object]
) -> None:
    refusal = situation()
    assert isinstance(refusal, Refusal)
    assert refusal.reason is reason
    said = sentence(refusal)
    assert said.endswith(".")
    assert "{" not in said
    for clause in refusal.clauses:
        assert clause.number in said, "a clause it rests on is not told"


def test_a_fourth_card_has_a_sentence_of_its_own() -> None:
    """It cannot be typed, only scripted: the notation reads two or three cards a hand."""
    refusal = settle(sydney(), TwoHands(hand("2s3dKhKd"), hand("3cTd3s")), [Stake("banker", 100)])
    assert isinstance(refusal, Refusal)
    assert refusal.reason is Reason.CARD_NOT_ALLOWED
    assert sentence(refusal).startswith("Player has a fourth card, Kd (crown-sydney:9.1.1).")


def test_of_several_reasons_the_one_that_stands_first_is_given() -> None:
    """The order of `Reason` is the order of precedence, whatever order the input came in."""
    terms = sydney()
    both = settle(terms, read_coup(COUP), [Stake("banker", 0), Stake("nosuch", 1_00)])
    assert isinstance(both, Refusal)
    assert both.reason is Reason.UNKNOWN_WAGER
    cards = settle(terms, read_coup("2s3d/3cTd"), [Stake("banker", 1_00)], differential=1_00)
    assert isinstance(cards, Refusal)
    assert cards.reason is Reason.NO_DIFFERENTIAL_SURCHARGE
    options = open_book("crown-sydney").terms("crown", options={"tiger": "99", "nosuch": "x"})
    assert isinstance(options, Refusal)
    assert options.reason is Reason.UNKNOWN_OPTION


@pytest.mark.parametrize("hands", [TwoHands((), ()), TwoHands(read_cards("2s"), read_cards("3c"))])
def test_hands_that_are_not_dealt_yet_are_refused(hands: TwoHands) -> None:
    found = settle(sydney(), hands, [Stake("banker", 1_00)])
    assert isinstance(found, Refusal)
    assert found.reason is Reason.CARD_MISSING
    assert "first two cards" in sentence(found)
