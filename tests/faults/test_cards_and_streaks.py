"""Decks, card values, cutting card and burn as baccarat has them, and wagers over several coups without a gap."""

from __future__ import annotations

from pathlib import Path

import pytest

from faults import Break, Edit, assert_told

BURN = '[[burn]]\nid = "plain"\nname = "First Discard"\nform = "first-card"\nclauses = ["3.4"]\n'
RUN = """[[run]]
id = "long-run"
name = "Long Run"
of = "player"
clauses = ["7.1"]
row = [{ length = 2, pays = "3 to 1", clauses = ["7.1"] }]

"""
EMPTY_RUN = RUN.replace("7.1", "6.5.5").replace('{ length = 2, pays = "3 to 1", clauses = ["6.5.5"] }', "")
THREE_IN_A_ROW = '  { length = 3, pays = "8 to 1", clauses = ["10.1/Runs:Player 3"] },\n'
MISSING_MAIN = 'missing-main = { option = "run-missing-main", clauses = ["6.5.7"] }\n'


def cards(old: str, new: str) -> tuple[Edit, ...]:
    return (Edit("cards.toml", old, new),)


def streaks(old: str, new: str) -> tuple[Edit, ...]:
    return (Edit("streaks.toml", old, new),)


CARDS = [
    Break(
        "default decks",
        cards("default = 8", "default = 7"),
        "cards.toml",
        "decks.default",
        "7 is not among the decks allowed",
    ),
    Break(
        "no decks",
        cards("allowed = [6, 8]", "allowed = [6, 8, 0]"),
        "cards.toml",
        "decks.allowed",
        "0 decks: a shoe holds 1 to 12",
    ),
    Break(
        "too many decks",
        cards("allowed = [6, 8]", "allowed = [6, 8, 13]"),
        "cards.toml",
        "decks.allowed",
        "13 decks: a shoe holds 1 to 12",
    ),
    Break(
        "decks a wager cannot have",
        cards("decks = [8]", "decks = [4]"),
        "cards.toml",
        "deck-requirement[1].decks",
        "lists decks that are not allowed at all",
    ),
    Break(
        "no decks for a wager",
        cards("decks = [8]", "decks = []"),
        "cards.toml",
        "deck-requirement[1].decks",
        "needs at least one",
    ),
    Break(
        "value of a card",
        cards("T = 0", "T = 10"),
        "cards.toml",
        "card-values.values",
        "not the count of baccarat (ace 1, tens and pictures 0): [('T', 0), ('T', 10)]",
    ),
    Break(
        "card left out",
        cards(", K = 0", ""),
        "cards.toml",
        "card-values.values",
        "[('K', 0)]",
    ),
    Break(
        "burn values",
        cards("tens-and-pictures = 10", "tens-and-pictures = 0"),
        "cards.toml",
        "burn-values",
        "a burn counts an ace 1 and tens and pictures 10",
    ),
    Break(
        "order of the deal",
        cards('order = ["player", "banker", ', 'order = ["banker", "player", '),
        "cards.toml",
        "deal-order.order",
        "the first four cards go Player, Banker, Player, Banker",
    ),
    Break(
        "no cutting card",
        cards("number = 1", "number = 0"),
        "cards.toml",
        "cutting-cards.number",
        "needs at least one cutting card",
    ),
    Break(
        "cutting card beyond the shoe",
        cards("cards-from-back = 52", "cards-from-back = 312"),
        "cards.toml",
        "cutting-card-place[one-deck]",
        "312 cards from the back",
    ),
    Break(
        "no burn",
        (Edit("cards.toml", BURN, ""), Edit("cards.toml", "[decks]", "burn = []\n\n[decks]")),
        "cards.toml",
        "burn",
        "needs at least one entry",
    ),
]

STREAKS = [
    Break(
        "entries of a kind the book is silent on",
        streaks("[runs]", RUN + "[runs]"),
        "streaks.toml",
        "runs",
        "is silent, yet there are entries",
    ),
    Break(
        "length left out",
        streaks(THREE_IN_A_ROW, ""),
        "streaks.toml",
        "run[player-run].row",
        "its lengths must run from 2 upwards without a gap",
        "crown-melbourne",
        alone=False,  # the Run that is missing may lie beside others
    ),
    Break(
        "no length",
        streaks("[[run]]", EMPTY_RUN + "[[run]]"),
        "streaks.toml",
        "run[long-run].row",
        "needs at least one length",
        "crown-melbourne",
    ),
    Break(
        "name of another wager",
        streaks('id = "banker-run"', 'id = "player-run"'),
        "streaks.toml",
        "run[player-run]",
        "stands 2 times",
        "crown-melbourne",
        alone=False,  # the layouts still name the other
    ),
    Break(
        "toggle that decides nothing",
        streaks(MISSING_MAIN, MISSING_MAIN.replace('option = "run-missing-main", ', "")),
        "streaks.toml",
        "runs.missing-main",
        "needs either a policy or an option",
        "crown-melbourne",
    ),
    Break(
        "toggle with an unknown policy",
        streaks('shoe-end = { option = "run-at-shoe-end"', 'shoe-end = { policy = "burn"'),
        "streaks.toml",
        "runs.shoe-end.policy",
        "there is no policy 'burn': there are carry, return",
        "crown-melbourne",
    ),
    Break(
        "rule that runs need",
        streaks(MISSING_MAIN, ""),
        "streaks.toml",
        "runs.missing-main",
        "missing key",
        "crown-melbourne",
    ),
]


@pytest.mark.parametrize("broken", [*CARDS, *STREAKS], ids=str)
def test_the_entry_is_named(broken: Break, tmp_path: Path) -> None:
    assert_told(broken, tmp_path)
