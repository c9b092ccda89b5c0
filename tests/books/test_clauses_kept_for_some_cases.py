"""Clauses that a book keeps for some wagers, variations or grounds: the loader tells what it could never cite.

Each break is made in a copy of a book as it stands; the fault names the file, the place in it and what is wrong.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from faults import Break, Edit, assert_told

ONLY_4_4_1 = 'only = [{ clauses = ["4.4.1"], grounds = ["after-last"] }'
PAIRS_ALONE = '{ clauses = ["6.6.1(a)"], wagers = ["player-pair",'

BREAKS = [
    Break(
        "a clause that the provision does not have",
        (Edit("authority.toml", ONLY_4_4_1, 'only = [{ clauses = ["4.4.3"], grounds = ["after-last"] }'),),
        "authority.toml",
        "power.replace-cards.only[1].clauses",
        "4.4.3 is not among the clauses that this limits",
        book="crown-sydney",
    ),
    Break(
        "grounds that there are not",
        (Edit("authority.toml", ONLY_4_4_1, 'only = [{ clauses = ["4.4.1"], grounds = ["at-last"] }'),),
        "authority.toml",
        "power.replace-cards.only[1].grounds",
        "there is no such ground here: 'at-last'",
        book="crown-sydney",
    ),
    Break(
        "grounds for something that is done without any",
        (Edit("wagering.toml", PAIRS_ALONE, PAIRS_ALONE.replace("wagers", 'grounds = ["unfit"], wagers')),),
        "wagering.toml",
        "side-wager-alone.only[2].grounds",
        "there is no such ground here: 'unfit'",
        book="crown-sydney",
    ),
    Break(
        "a wager that the book does not have",
        (Edit("wagering.toml", PAIRS_ALONE, PAIRS_ALONE.replace("player-pair", "players-pair")),),
        "wagering.toml",
        "side-wager-alone.only[2].wagers",
        "there is no such wager here: 'players-pair'",
        book="crown-sydney",
    ),
    Break(
        "a wager that the sign is not about",
        (Edit("table.toml", '["12.8"], wagers = ["super-6"]', '["12.8"], wagers = ["tie"]'),),
        "table.toml",
        "sign[side-wager-limits].only[2].wagers",
        "there is no such wager here: 'tie'",
        book="star-sydney",
    ),
    Break(
        "a variation that needs no such sign",
        (Edit("table.toml", '["2.5"], variations = ["premium-even-money"]', '["2.5"], variations = ["premium"]'),),
        "table.toml",
        "sign[odds].only[1].variations",
        "there is no such variation here: 'premium'",
        book="star-sydney",
    ),
    Break(
        "a layout that the book does not have",
        (Edit("table.toml", '["Diagram A/note 1"], layouts = ["A"]', '["Diagram A/note 1"], layouts = ["Z"]'),),
        "table.toml",
        "sign[side-wagers].only[1].layouts",
        "there is no layout 'Z'",
        book="crown-sydney",
    ),
    Break(
        "a wager that the layout has no area for",
        (Edit("layouts.toml", '["12.7"], wagers = ["super-6"]', '["12.7"], wagers = ["tiger"]'),),
        "layouts.toml",
        "layout[M].only[1].wagers",
        "there is no such wager here: 'tiger'",
        book="star-sydney",
    ),
    Break(
        "a case that is no case",
        (Edit("table.toml", '{ clauses = ["2.5"], variations = ["premium-even-money"] }', '{ clauses = ["2.5"] }'),),
        "table.toml",
        "sign[odds].only[1]",
        "names no wagers, no variations, no layouts and no grounds",
        book="star-sydney",
    ),
    Break(
        "wagers together of which one does not exist",
        (
            Edit(
                "wagering.toml",
                '{ clauses = ["12.5"], wagers = ["player-dragon-bonus"',
                '{ clauses = ["12.5"], wagers = ["dragon"',
            ),
        ),
        "wagering.toml",
        "per-option.beside[3].wagers",
        "there is no wager 'dragon'",
        book="canberra",
    ),
    Break(
        "one wager together with nothing",
        (
            Edit(
                "wagering.toml",
                '["5.7"], wagers = ["player", "banker", "tie", "player-pair", "banker-pair"]',
                '["5.7"], wagers = ["tie"]',
            ),
        ),
        "wagering.toml",
        "per-option.beside[1].wagers",
        "needs two wagers that may lie together",
        book="star-sydney",
    ),
    Break(
        "a patron's cut by a clause that is not about cutting",
        (Edit("shuffle.toml", 'patron-clauses = ["4.2.1(a)", "4.2.2"]', 'patron-clauses = ["4.2.1(a)", "4.2.4"]'),),
        "shuffle.toml",
        "who-cuts.patron-clauses",
        "4.2.4 is not among the clauses that this limits",
        book="crown-sydney",
    ),
    Break(
        "a way of dealing that there is not",
        (Edit("dealing.toml", "method-a = [", "method-c = ["),),
        "dealing.toml",
        "result-called.method-clauses",
        "there is no way of dealing 'method-c'",
        book="star-sydney",
    ),
    Break(
        "a count that no hand has",
        (Edit("tableau.toml", '9 = ["9.3.1"]', '10 = ["9.3.1"]'),),
        "tableau.toml",
        "merit.count-clauses",
        "there is no count '10'",
        book="crown-sydney",
    ),
]


@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: broken.name)
def test_a_case_that_could_never_come_is_told(broken: Break, tmp_path: Path) -> None:
    assert_told(broken, tmp_path)
