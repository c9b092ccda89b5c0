"""A key the book does not have, one it lacks, one of the wrong kind, and one that names no clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from faults import Break, Edit, assert_told

SHOE_END = 'policy = "one-more-coup"\nclauses = ["3.5", "1:Box"]'

KEYS = [
    Break(
        "unknown key at the top of a file",
        (Edit("settlement.toml", "[standoff]", '[tips]\nclauses = ["7.9"]\n\n[standoff]'),),
        "settlement.toml",
        "tips",
        "unknown key: there are rounding, commission, deferral, tokens",
    ),
    Break(
        "unknown key inside a row",
        (Edit("wagers.toml", 'pays = "9 to 1",', 'pays = "9 to 1", bonus = 5,'),),
        "wagers.toml",
        "wager[tie].row[Equal].bonus",
        "unknown key: there are event, result, clauses, when, otherwise, pays",
    ),
    Break(
        "key written with an underscore",
        (Edit("layouts.toml", "side-wagers-stated", "side_wagers_stated"),),
        "layouts.toml",
        "layout[jetty].side_wagers_stated",
        "unknown key",
    ),
    Break(
        "missing key",
        (Edit("cards.toml", "number = 1\n", ""),),
        "cards.toml",
        "cutting-cards.number",
        "missing key",
    ),
    Break(
        "missing table",
        (Edit("tableau.toml", '[merit]\nclauses = ["5.5", "1:Equal"]\n', ""),),
        "tableau.toml",
        "merit",
        "missing key",
    ),
    Break(
        "missing word",
        (Edit("words.toml", 'shoe = { word = "Box", clauses = ["1:Box"] }\n', ""),),
        "words.toml",
        "shoe",
        "missing key",
    ),
    Break(
        "missing id of an entry, found by its place",
        (Edit("variations.toml", 'id = "harbour"\n', ""),),
        "variations.toml",
        "variation[1].id",
        "missing key",
    ),
    Break(
        "number where text belongs",
        (Edit("source.toml", 'version = "1.0"', "version = 1.0"),),
        "source.toml",
        "version",
        "Expected `str`, got `float` (it is 1.0)",
    ),
    Break(
        "text where a number belongs",
        (Edit("layouts.toml", "places = 14", 'places = "fourteen"'),),
        "layouts.toml",
        "layout[quay].places",
        "Expected `int",
    ),
    Break(
        "yes where a number belongs",
        (Edit("layouts.toml", "places = 14", "places = true"),),
        "layouts.toml",
        "layout[quay].places",
        "Expected `int",
    ),
    Break(
        "table where a list belongs",
        (
            Edit("options.toml", "[[option]]\nkey", "[option.lanterns]\nkey"),
            Edit("options.toml", "[[option]]", "[option.r]"),
        ),
        "options.toml",
        "option",
        "must be a list, not {'lanterns'",
    ),
    Break(
        "text where a table belongs",
        (
            Edit("cards.toml", '[point-count]\nkeeps = "right-digit"\nclauses = ["2.3", "1:Score"]\n', ""),
            Edit("cards.toml", "[decks]", 'point-count = "right-digit"\n\n[decks]'),
        ),
        "cards.toml",
        "point-count",
        "must be a table, not 'right-digit'",
    ),
    Break(
        "policy that the engine does not have",
        (Edit("cards.toml", 'policy = "one-more-coup"', 'policy = "three-more-coups"'),),
        "cards.toml",
        "shoe-end.policy",
        "cannot be 'three-more-coups': there are one-more-coup, this-round-unless-tie",
    ),
    Break(
        "half a silence",
        (Edit("cards.toml", "[burn-each-coup]\nsilent = true", "[burn-each-coup]\nsilent = false"),),
        "cards.toml",
        "burn-each-coup",
        "a silence is written `silent = true`",
    ),
    Break(
        "silence that says something",
        (Edit("streaks.toml", "[runs]\nsilent = true", '[runs]\nsilent = true\nclauses = ["7"]'),),
        "streaks.toml",
        "runs",
        "a silence is written `silent = true`",
    ),
    Break(
        "silence where the book must speak",
        (Edit("cards.toml", f"[shoe-end]\n{SHOE_END}", "[shoe-end]\nsilent = true"),),
        "cards.toml",
        "shoe-end",
        "may not be silent",
    ),
    Break(
        "id that cannot be typed",
        (Edit("source.toml", 'id = "harbour-palace"', 'id = "Harbour Palace"'),),
        "source.toml",
        "id",
        "must be lower-case words joined by hyphens, not 'Harbour Palace'",
    ),
]

CITATIONS = [
    Break(
        "no clauses",
        (Edit("cards.toml", 'default = 8\nclauses = ["2.1"]', "default = 8"),),
        "cards.toml",
        "decks.clauses",
        "names no clause",
    ),
    Break(
        "empty clauses",
        (Edit("variations.toml", 'clauses = ["6.1", "6.2(b)"]', "clauses = []"),),
        "variations.toml",
        "variation[harbour].clauses",
        "names no clause",
    ),
    Break(
        "empty clauses of a pay row",
        (Edit("wagers.toml", 'pays = "40 to 1", clauses = ["7.6"]', 'pays = "40 to 1", clauses = []'),),
        "wagers.toml",
        "wager[golden-seven].row[Banker wins with a three-card seven].clauses",
        "names no clause",
    ),
    Break(
        "clause that the register does not list",
        (Edit("wagers.toml", 'clauses = ["7.6"]', 'clauses = ["7.66"]'),),
        "wagers.toml",
        "wager[golden-seven].row[Banker wins with a three-card seven].clauses",
        "there is no clause harbour-palace:7.66 in the register",
    ),
    Break(
        "clause of a book that this one does not fall back to",
        (Edit("settlement.toml", 'clauses = ["1:Push"]', 'clauses = ["crown-sydney:1.1:Stand-off"]'),),
        "settlement.toml",
        "standoff.clauses",
        "there is no clause harbour-palace:crown-sydney:1.1:Stand-off in the register",
    ),
    Break(
        "clause written as a number",
        (Edit("settlement.toml", 'clauses = ["7.9"]', "clauses = [7.9]"),),
        "settlement.toml",
        "tokens.clauses",
        "must be a list of clause numbers",
    ),
    Break(
        "clauses written as one text",
        (Edit("settlement.toml", 'clauses = ["7.9"]', 'clauses = "7.9"'),),
        "settlement.toml",
        "tokens.clauses",
        "must be a list of clause numbers",
    ),
    Break(
        "reading that explains no clause",
        (Edit("readings.toml", 'clauses = ["7.8"]', "clauses = []"),),
        "readings.toml",
        "reading[HP-1].clauses",
        "names no clause",
    ),
]


@pytest.mark.parametrize("broken", [*KEYS, *CITATIONS], ids=str)
def test_the_key_is_named(broken: Break, tmp_path: Path) -> None:
    assert_told(broken, tmp_path)
