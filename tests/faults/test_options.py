"""Options: values that match what hangs on them, defaults that are values, and a default wherever play cannot wait."""

from __future__ import annotations

from pathlib import Path

import pytest

from faults import Break, Edit, assert_told, edit_golden_seven

ROUNDING = """[[option]]
key = "rounding"
about = "A payment that chips cannot make: rounded up, or down."
values = ["up", "down"]
default = "up"
clauses = ["7.8"]
reading = "HP-1"
comes = ""
"""
QUARTER = '{ share = "25%", wager = "golden-seven" },'
MAIN_CAP = Edit("settlement.toml", "[main-cap]\nsilent = true", '[main-cap]\noption = "cap"\nclauses = ["6.3(a)"]')
SURCHARGE = """[differential-surcharge]
rate = "2.5%"
variations = ["classic"]
clauses = ["7.8"]
wagers = { player = { clauses = ["7.8"] } }"""


def another_option(key: str, values: str) -> Edit:
    """One more option, without a default."""
    text = f'\n[[option]]\nkey = "{key}"\nabout = "A choice."\nvalues = {values}\nclauses = ["7.8"]\ncomes = ""\n'
    return Edit("options.toml", ROUNDING, ROUNDING + text)


def surcharge(old: str, new: str) -> Edit:
    return Edit("settlement.toml", "[differential-surcharge]\nsilent = true", SURCHARGE.replace(old, new))


OPTIONS = [
    Break(
        "option twice",
        (Edit("options.toml", ROUNDING, ROUNDING + ROUNDING),),
        "options.toml",
        "option[rounding]",
        "stands 2 times",
    ),
    Break(
        "odds for a value the option lacks",
        (Edit("wagers.toml", 'high = "30 to 1"', 'high = "30 to 1", top = "40 to 1"'),),
        "wagers.toml",
        "wager[lanterns].row[Two lanterns].pays-by",
        "option 'lanterns' and these values do not match: top",
    ),
    Break(
        "value without odds",
        (Edit("options.toml", 'values = ["low", "high"]', 'values = ["low", "middle", "high"]'),),
        "wagers.toml",
        "wager[lanterns].row[Two lanterns].pays-by",
        "option 'lanterns' and these values do not match: middle",
    ),
    Break(
        "value that a wager needs",
        (edit_golden_seven('needs = { lanterns = "middling" }'),),
        "wagers.toml",
        "wager[golden-seven].needs",
        "option 'lanterns' and these values do not match: middling",
    ),
    Break(
        "default that is not a value",
        (Edit("options.toml", 'default = "up"', 'default = "sideways"'),),
        "options.toml",
        "option[rounding].default",
        "'sideways' is not among the values",
    ),
    Break(
        "no values",
        (another_option("idle", "[]"),),
        "options.toml",
        "option[idle].values",
        "needs at least one value",
    ),
    Break(
        "chapter that is none",
        (Edit("options.toml", 'comes = ""', 'comes = "soon"'),),
        "options.toml",
        "option[lanterns].comes",
        "cannot be 'soon'",
    ),
    Break(
        "odds that wait for a later chapter",
        (Edit("options.toml", 'comes = ""', 'comes = "irregularities"'),),
        "wagers.toml",
        "wager[lanterns].row[Two lanterns].pays-by",
        "option 'lanterns' takes effect only with irregularities, and this depends on it now",
    ),
    Break(
        "rounding that waits for a later chapter",
        (Edit("options.toml", 'reading = "HP-1"\ncomes = ""', 'reading = "HP-1"\ncomes = "irregularities"'),),
        "settlement.toml",
        "rounding.option",
        "option 'rounding' takes effect only with irregularities, and this depends on it now",
    ),
    Break(
        "rounding without a default",
        (Edit("options.toml", 'default = "up"\n', ""),),
        "settlement.toml",
        "rounding.option",
        "option 'rounding' must have a default and values up, down, exact",
    ),
    Break(
        "rounding in a direction that is none",
        (Edit("options.toml", 'values = ["up", "down"]', 'values = ["up", "down", "away"]'),),
        "settlement.toml",
        "rounding.option",
        "option 'rounding' must have a default and values up, down, exact",
    ),
    Break(
        "rounding fixed and left to an option",
        (Edit("settlement.toml", 'option = "rounding"', 'option = "rounding"\ndirection = "up"'),),
        "settlement.toml",
        "rounding",
        "needs either a direction or an option",
    ),
    Break(
        "cutting card neither fixed nor left to an option",
        (Edit("cards.toml", 'policy = "this-coup"\n', ""),),
        "cards.toml",
        "cutting-card-first",
        "needs either a policy or an option",
    ),
    Break(
        "policy that is none",
        (Edit("cards.toml", 'policy = "this-coup"', 'policy = "whenever"'),),
        "cards.toml",
        "cutting-card-first.policy",
        "there is no policy 'whenever': there are this-coup, one-more",
    ),
    Break(
        "cap without a default",
        (MAIN_CAP, another_option("cap", '["larger", "sum"]')),
        "settlement.toml",
        "main-cap.option",
        "option 'cap' must have a default",
    ),
    Break(
        "tokens kept without a default",
        (
            Edit("settlement.toml", "kept = true", 'kept-option = "kept"'),
            another_option("kept", '["yes", "no"]'),
        ),
        "settlement.toml",
        "tokens.kept-option",
        "option 'kept' must have a default",
    ),
    Break(
        "tokens kept by an option with other values",
        (Edit("settlement.toml", "kept = true", 'kept-option = "rounding"'),),
        "settlement.toml",
        "tokens.kept-option",
        "option 'rounding' and these values do not match: down, no, up, yes",
    ),
    Break(
        "wager capped by the main wager in a book that does not say how",
        (edit_golden_seven("capped-by-main = true"),),
        "wagers.toml",
        "wager[golden-seven].capped-by-main",
        "settlement.toml does not say how the main wager caps it",
    ),
    Break(
        "part that is wagered within a coup",
        (edit_golden_seven("window = { banker-first-two = [0, 1, 2, 3, 4, 5] }"),),
        "wagers.toml",
        "combined[anchor]",
        "golden-seven is wagered within a coup",
    ),
    Break(
        "part on a wager and on an option",
        (Edit("wagers.toml", QUARTER, QUARTER.replace(" },", ', wager-by = "lanterns" },')),),
        "wagers.toml",
        "combined[anchor]",
        "each part goes on a wager, or on one that an option names",
        alone=False,  # nor does the part name a wager for each value
    ),
    Break(
        "part on an option that does not name a wager for each value",
        (Edit("wagers.toml", QUARTER, '{ share = "25%", wager-by = "lanterns", wagers = { low = "tie" } },'),),
        "wagers.toml",
        "combined[anchor]",
        "option 'lanterns' and these values do not match: high",
    ),
    Break(
        "parts that do not add up",
        (Edit("wagers.toml", 'share = "25%"', 'share = "20%"'),),
        "wagers.toml",
        "combined[anchor]",
        "its parts do not add up to the whole stake",
    ),
    Break(
        "surcharge in all variations, which must be named",
        (surcharge('["classic"]', '["all"]'),),
        "settlement.toml",
        "differential-surcharge.variations",
        "there is no variation 'all'",
    ),
    Break(
        "surcharge on a wager that is none",
        (surcharge("player =", "dealer ="),),
        "settlement.toml",
        "differential-surcharge.wagers",
        "there is no wager 'dealer'",
    ),
]


@pytest.mark.parametrize("broken", OPTIONS, ids=str)
def test_the_option_is_named(broken: Break, tmp_path: Path) -> None:
    assert_told(broken, tmp_path)
