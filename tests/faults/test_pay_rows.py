"""Pay rows: every coup has exactly one, written in the closed vocabulary, with odds a person could have printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from faults import Break, Edit, assert_only_fault, assert_told, faults_after

PLAYER_WINS = (
    '  { event = "Player wins", when = { winner = "player" }, result = "wins", pays = "1 to 1", clauses = ["7.1"] },\n'
)
PLAYER_PUSHES = '  { event = "Equal", when = { winner = "tie" }, result = "standoff", clauses = ["7.2"] },\n'
PLAYER_LOSES = '  { event = "Banker wins", when = { winner = "banker" }, result = "loses", clauses = ["7.3"] },\n'
NOT_EQUAL = '  { event = "Not equal", otherwise = true, result = "loses", clauses = ["7.5"] },\n'
OTHERWISE = "otherwise = true, "
NOT_SEVEN = "total = [1, 2, 3, 4, 5, 6, 8, 9]"
EQUAL = 'when = { winner = "tie" }, result = "wins"'
CLASSIC = 'commission = "4%"'
EQUAL_ROW = "wager[tie].row[Equal]"

ROWS = [
    Break(
        "rows overlap",
        (Edit("wagers.toml", NOT_SEVEN, "total = [1, 2, 3, 4, 5, 6, 7, 8, 9]"),),
        "wagers.toml",
        "wager[banker].row[Banker wins, not with seven]",
        "overlaps 'Banker wins with a three-card seven', for example when Player has 0 and Banker 7",
    ),
    Break(
        "case left open",
        (Edit("wagers.toml", NOT_SEVEN, "total = [1, 2, 3, 4, 5, 6, 8]"),),
        "wagers.toml",
        "wager[banker]",
        "leaves a case open, for example when Player has 0 and Banker 9",
    ),
    Break(
        "no otherwise",
        (Edit("wagers.toml", NOT_EQUAL, ""),),
        "wagers.toml",
        "wager[tie]",
        "leaves a case open, for example when Player has 0 and Banker 1",
    ),
    Break(
        "no rows at all",
        (Edit("wagers.toml", PLAYER_WINS + PLAYER_PUSHES + PLAYER_LOSES, ""),),
        "wagers.toml",
        "wager[player]",
        "leaves a case open",
    ),
    Break(
        "row that can never apply",
        (Edit("wagers.toml", "when = { pairs = 2 }", "when = { pairs = 2, natural = true, total = 4 }"),),
        "wagers.toml",
        "wager[lanterns].row[Two lanterns]",
        "can never apply: no coup has pairs 2, natural True, total 4",
    ),
    Break(
        "otherwise that nothing is left for",
        (Edit("wagers.toml", PLAYER_LOSES, PLAYER_LOSES + NOT_EQUAL.replace("Not equal", "Neither")),),
        "wagers.toml",
        "wager[player].row[Neither]",
        "can never apply: the other rows answer every coup",
    ),
    Break(
        "two otherwise",
        (Edit("wagers.toml", NOT_EQUAL, NOT_EQUAL + NOT_EQUAL.replace("Not equal", "Still not")),),
        "wagers.toml",
        "wager[tie]",
        "has more than one otherwise",
    ),
    Break(
        "two rows of one name",
        (Edit("wagers.toml", '"Banker wins with a two-card seven"', '"Banker wins with a three-card seven"'),),
        "wagers.toml",
        "wager[banker]",
        "has two rows with the same event",
    ),
    Break(
        "two events that a log could not tell apart",
        (Edit("wagers.toml", '"Banker wins with a two-card seven"', '"Banker wins, with a three card seven"'),),
        "wagers.toml",
        "wager[banker].row[Banker wins, with a three card seven]",
        "makes the id 'banker-wins-with-a-three-card-seven', which the event 'Banker wins with a three-card seven'",
    ),
    Break(
        "event that a table has for something else",
        (Edit("wagers.toml", '"Two lanterns"', '"Void coup"'),),
        "wagers.toml",
        "wager[lanterns].row[Void coup]",
        "makes the id 'void-coup', which a table itself has",
    ),
    Break(
        "event without a word",
        (Edit("wagers.toml", '"Two lanterns"', '"!"'),),
        "wagers.toml",
        "wager[lanterns].row[!]",
        "needs an event with a word in it",
    ),
    Break(
        "condition and otherwise in one row",
        (Edit("wagers.toml", "otherwise = true", 'otherwise = true, when = { winner = ["player", "banker"] }'),),
        "wagers.toml",
        "wager[tie].row[Not equal]",
        "needs either a condition or `otherwise = true`",
    ),
    Break(
        "neither condition nor otherwise",
        (Edit("wagers.toml", NOT_EQUAL, NOT_EQUAL + NOT_EQUAL.replace("Not equal", "Nothing").replace(OTHERWISE, "")),),
        "wagers.toml",
        "wager[tie].row[Nothing]",
        "needs either a condition or `otherwise = true`",
    ),
    Break(
        "win that pays nothing",
        (Edit("wagers.toml", ' pays = "9 to 1",', ""),),
        "wagers.toml",
        EQUAL_ROW,
        "wins but pays nothing",
    ),
    Break(
        "loss that pays",
        (Edit("wagers.toml", PLAYER_LOSES, PLAYER_LOSES.replace('"loses",', '"loses", pays = "1 to 1",')),),
        "wagers.toml",
        "wager[player].row[Banker wins]",
        "loses and yet pays or takes commission",
    ),
    Break(
        "two sets of odds",
        (Edit("wagers.toml", "pays-by = {", 'pays = "25 to 1", pays-by = {'),),
        "wagers.toml",
        "wager[lanterns].row[Two lanterns]",
        "has both pays and pays-by",
    ),
    Break(
        "commission on nothing",
        (Edit("wagers.toml", PLAYER_PUSHES, PLAYER_PUSHES.replace('"standoff",', '"standoff", commission = "5%",')),),
        "wagers.toml",
        "wager[player].row[Equal]",
        "takes commission on nothing",
    ),
    Break(
        "result that is none",
        (Edit("wagers.toml", 'result = "loses", clauses = ["7.7"]', 'result = "draws", clauses = ["7.7"]'),),
        "wagers.toml",
        "wager[lanterns].row[No lantern].result",
        "cannot be 'draws': there are wins, loses, standoff",
    ),
]

CONDITIONS = {
    'when = { weather = "wet" }': "'weather' is not a condition word: there are winner, total, cards",
    'when = { winner = "house" }': "'winner' cannot be 'house': it is one of player, banker, tie",
    "when = { total = 10 }": "'total' cannot be 10: it is one of 0, 1, 2",
    'when = { total = "nine" }': "'total' cannot be 'nine'",
    "when = { natural = 1 }": "'natural' cannot be 1: it is one of False, True",
    "when = { cards = true }": "'cards' cannot be True: it is one of 0, 2, 3",
    "when = { winner = [] }": "'winner' must list at least one value, each once",
    'when = { winner = ["tie", "tie"] }': "'winner' must list at least one value, each once",
    "when = { total = [[9]] }": "'total' cannot be [9]",
    "when = { total = { from = 6 } }": "'total' cannot be {'from': 6}",
    "when = {}": "a condition names at least one word",
    'when = "tie"': "must be a table of condition words",
}

ODDS = {
    "8:1": "'8:1' is not odds: write them as '8 to 1'",
    "8 to 0": "'8 to 0' is not odds",
    "eight to one": "'eight to one' is not odds",
    "8  to 1": "is not odds",
    "8 TO 1": "is not odds",
    "-8 to 1": "is not odds",
    "8.5 to 1": "is not odds",
    "8 to 1 ": "is not odds",
    "\uff18 to 1": "is not odds",
    "9000000 to 1": "is not odds",
    "8 to 1000000": "is not odds",
    "": "'' is not odds",
}

PERCENTAGES = {
    "5": "'5' is not a percentage: write it as '5%' or '2.5%'",
    "5 %": "is not a percentage",
    "five percent": "is not a percentage",
    "-5%": "is not a percentage",
    "2.%": "is not a percentage",
    "2.5555%": "is not a percentage",
    "101%": "'101%' is more than the whole",
    "100.001%": "'100.001%' is more than the whole",
    "1000%": "is not a percentage",
    "": "'' is not a percentage",
}


@pytest.mark.parametrize("broken", ROWS, ids=str)
def test_the_row_is_named(broken: Break, tmp_path: Path) -> None:
    assert_told(broken, tmp_path)


@pytest.mark.parametrize("condition", CONDITIONS)
def test_a_condition_outside_the_vocabulary(condition: str, tmp_path: Path) -> None:
    found = faults_after(tmp_path, Edit("wagers.toml", EQUAL, f'{condition}, result = "wins"'))
    assert_only_fault(found, "wagers.toml", f"{EQUAL_ROW}.when", CONDITIONS[condition])


@pytest.mark.parametrize("odds", ODDS)
def test_odds_that_nobody_prints(odds: str, tmp_path: Path) -> None:
    found = faults_after(tmp_path, Edit("wagers.toml", "9 to 1", odds))
    assert_only_fault(found, "wagers.toml", f"{EQUAL_ROW}.pays", ODDS[odds])


@pytest.mark.parametrize("value", ["8", "8.0", "true", "[8, 1]"])
def test_odds_that_are_not_text(value: str, tmp_path: Path) -> None:
    found = faults_after(tmp_path, Edit("wagers.toml", '"9 to 1"', value))
    assert_only_fault(found, "wagers.toml", f"{EQUAL_ROW}.pays", "must be text")


@pytest.mark.parametrize("percent", PERCENTAGES)
def test_percentages_that_nobody_prints(percent: str, tmp_path: Path) -> None:
    found = faults_after(tmp_path, Edit("wagers.toml", CLASSIC, f'commission = "{percent}"'))
    assert_only_fault(found, "wagers.toml", "wager[banker].row[Banker wins].commission", PERCENTAGES[percent])


def test_a_bad_share_of_a_combined_wager(tmp_path: Path) -> None:
    found = faults_after(tmp_path, Edit("wagers.toml", 'share = "25%"', 'share = "a quarter"'))
    assert_only_fault(found, "wagers.toml", "combined[anchor].part[1].share", "'a quarter' is not a percentage")


def test_bad_odds_of_an_option(tmp_path: Path) -> None:
    found = faults_after(tmp_path, Edit("wagers.toml", 'low = "20 to 1"', 'low = "20/1"'))
    key = "wager[lanterns].row[Two lanterns].pays-by.odds.low"
    assert_only_fault(found, "wagers.toml", key, "'20/1' is not odds")
