"""Sentences that once sent people wrong: each is made to happen, and says what is so and what can be done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier.clauses import Reason, Refusal
from croupier.languages import Speaker
from croupier.words.refusals import sentence
from terminal import typed

SCENARIOS = Path(__file__).parents[1] / "scenarios"


def said(scenario: str, reason: str) -> list[str]:
    """What a scenario's table answered where it refused for this reason, each sentence once."""
    (file,) = SCENARIOS.glob(f"{scenario}-*.scenario")
    document = typed("scenario", "run", str(file), "--json").document
    return list(dict.fromkeys(_says(document, reason)))


def _says(inside: Any, reason: str) -> Iterator[str]:
    if isinstance(inside, dict):
        if inside.get("says") and inside.get("refusal", {}).get("reason") == reason:
            yield inside["says"]
        inside = list(inside.values())
    if isinstance(inside, list):
        for one in inside:
            yield from _says(one, reason)


def test_after_a_void_shoe_nobody_is_said_to_have_handled_the_cards() -> None:
    (told,) = said("H24", "cards-to-replace")
    assert told.startswith("The cards of this shoe may not be used again (wrong cards)")
    assert "handled" not in told
    handled = [one for scenario in ("H14", "H52", "H12") for one in said(scenario, "cards-to-replace")]
    assert {one.partition(" the cards")[0] for one in handled} == {"Patrons handled", "A patron cut"}


@pytest.mark.parametrize(("language", "warning"), [("en", "unless it has left the shoe"), ("zh", "若此牌已离牌靴")])
def test_a_card_that_may_have_left_the_shoe_is_not_simply_drawn_again(language: str, warning: str) -> None:
    due = Refusal(Reason.CARD_STILL_DUE, (), {"hand": "player"})
    assert warning in sentence(due, Speaker(language))


def test_above_the_maximum_no_moment_is_promised_that_the_book_does_not_give() -> None:
    star = said("H73", "above-maximum")
    assert star
    assert all(one.endswith(" Reduce it.") for one in star)
    assert all("first card" not in one for scenario in ("H07", "H70", "S35") for one in said(scenario, "above-maximum"))


def test_what_nobody_may_do_is_told_as_something_one_does() -> None:
    (told,) = said("H10", "no-such-power")
    assert told.startswith("canberra does not let anyone do this: agree a personal minimum")


@pytest.mark.parametrize("scenario", ["H19", "H06"])
def test_a_table_that_must_choose_is_not_told_of_a_command_line(scenario: str) -> None:
    told = said(scenario, "option-not-chosen")
    assert told
    assert all("The table must choose: " in one and "--" not in one for one in told)


def test_nor_is_whoever_sits_at_a_table_of_the_terminal() -> None:
    answer = typed("deal", "--book", "canberra", "--seed", "3", lines="player-pair 10\nquit\n")
    assert "The table must choose: pairs (canberra)" in answer.err
    assert "--option" not in answer.err
    opening = typed("deal", "--book", "star-sydney", "--variation", "tie-premium", lines="quit\n")
    assert "Give --option tie-percent=" in opening.err, "where the table is not open yet, that is what to do"


def test_a_wrong_number_of_cards_is_told_by_what_lies_there() -> None:
    (burned,) = said("H13", "wrong-number-of-cards")
    assert burned.startswith("One card was given (burn), where it can only be 2")
    two = Refusal(Reason.WRONG_NUMBER_OF_CARDS, (), {"hand": "player", "face-down": 1, "given": 2})
    told = sentence(two, Speaker())
    assert told == "2 cards were given (Player), where it can only be 1. Check their number."
    assert said("H50", "wrong-number-of-cards")[1].startswith(
        "417 cards cannot be exchanged for others: the shoe has 416"
    )


def test_after_the_call_nobody_is_sent_to_place_an_early_wager() -> None:
    for scenario in ("S23", "H62"):
        told = said(scenario, "tail-not-running")
        assert told
        assert all("A Late wager waits for a run; an Early one goes down before no more bets." in one for one in told)


@pytest.mark.parametrize(
    ("book", "variation", "options", "told"),
    [
        ("star-sydney", "tie-premium", {"tie-percent": "3"}, "player is paid 3%, banker is paid 3%"),
        (
            "crown-melbourne",
            "tie-baccarat",
            {"tie-percent-player": "4", "tie-percent-banker": "2.5"},
            "player is paid 4%, banker is paid 2.5%",
        ),
    ],
)
def test_a_table_tells_the_percentage_it_chose(book: str, variation: str, options: dict[str, str], told: str) -> None:
    chosen = [word for key, value in options.items() for word in ("--option", f"{key}={value}")]
    answer = typed("deal", "--book", book, "--variation", variation, "--seed", "3", *chosen, lines="quit\n")
    assert f"This table's sign says, on a tie: {told}" in answer.out
    plain = typed("deal", "--book", book, "--seed", "3", lines="quit\n")
    assert "on a tie" not in plain.out


def test_rounding_names_all_chips_it_was_made_in() -> None:
    settled = typed(
        "settle", "--book", "crown-sydney", "--variation", "traditional", "--chip", "2", "--chip", "5",
        "3sKd/6c2d", "banker=13",
    ).out  # fmt: skip
    assert "Rounded up to what chips of $2 and $5 can pay (7.3)." in settled
