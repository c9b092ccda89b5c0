"""Names must lead somewhere: wagers, variations, options and readings, each known and each standing once."""

from __future__ import annotations

from pathlib import Path

import pytest

from books import HARBOUR_PALACE
from croupier import open_book
from faults import Break, Edit, assert_told, copy_of, edit, edit_golden_seven

VARIATION = """[[variation]]
id = "harbour"
name = "Harbour Baccarat"
about = "Banker pays 1 to 1 without commission, but pushes when it wins with a three-card seven."
clauses = ["6.1", "6.2(b)"]
"""
JETTY = """[[layout]]
id = "jetty"
name = "The small table, seven places"
places = 7
wagers = ["player", "banker", "tie"]
side-wagers-stated = false
clauses = ["8.1", "8.1(b)"]
"""
PLAIN_BURN = """[[burn]]
id = "plain"
name = "First Discard"
form = "first-card"
clauses = ["3.4"]
"""


CUTTING_CARD = """[[cutting-card-place]]
id = "one-deck"
cards-from-back = 52
exactness = "about"
clauses = ["3.3"]
"""
READING = (HARBOUR_PALACE / "readings.toml").read_text(encoding="utf-8")
ANCHOR = "[[combined]]" + (HARBOUR_PALACE / "wagers.toml").read_text(encoding="utf-8").partition("[[combined]]")[2]


def falls_back(*lines: str) -> Edit:
    table = ["[falls-back]", *lines, 'clauses = ["Approval"]', "", "[instrument]"]
    return Edit("source.toml", "[instrument]", "\n".join(table))


UNKNOWN = [
    Break(
        "wager in a deck requirement",
        (Edit("cards.toml", 'wagers = ["golden-seven"]', 'wagers = ["golden-eight"]'),),
        "cards.toml",
        "deck-requirement[1]",
        "there is no wager 'golden-eight'",
    ),
    Break(
        "option in a deck requirement",
        (Edit("cards.toml", "decks = [8]", 'decks = [8]\nneeds = { golden = "yes" }'),),
        "cards.toml",
        "deck-requirement[1].needs",
        "there is no option 'golden'",
    ),
    Break(
        "wager on a layout",
        (Edit("layouts.toml", '"tie", "anchor"]', '"tie", "ankor"]'),),
        "layouts.toml",
        "layout[quay].wagers",
        "there is no wager 'ankor'",
    ),
    Break(
        "wager among a layout's choices",
        (Edit("layouts.toml", '[["golden-seven"], ["lanterns"]]', '[["golden-seven"], ["lantern"]]'),),
        "layouts.toml",
        "layout[quay].choices",
        "there is no wager 'lantern'",
    ),
    Break(
        "variation of a wager",
        (Edit("wagers.toml", 'variations = ["classic"]', 'variations = ["classical"]'),),
        "wagers.toml",
        "wager[banker].variations",
        "there is no variation 'classical'",
    ),
    Break(
        "all beside another variation",
        (Edit("wagers.toml", 'variations = ["all"]', 'variations = ["all", "classic"]'),),
        "wagers.toml",
        "wager[player].variations",
        "there is no variation 'all'",
    ),
    Break(
        "no variation at all",
        (Edit("wagers.toml", 'variations = ["classic"]', "variations = []"),),
        "wagers.toml",
        "wager[banker].variations",
        "needs at least one",
    ),
    Break(
        "variation of a combined wager",
        (Edit("wagers.toml", 'Equal."\nvariations = ["harbour"]', 'Equal."\nvariations = ["pier"]'),),
        "wagers.toml",
        "combined[anchor].variations",
        "there is no variation 'pier'",
    ),
    Break(
        "wager of a combined part",
        (Edit("wagers.toml", '{ share = "75%", wager = "tie" }', '{ share = "75%", wager = "equal" }'),),
        "wagers.toml",
        "combined[anchor]",
        "there is no wager 'equal'",
    ),
    Break(
        "option that opens a wager elsewhere",
        (edit_golden_seven('also = { option = "wide", value = "yes", variations = ["classic"] }'),),
        "wagers.toml",
        "wager[golden-seven].also",
        "there is no option 'wide'",
    ),
    Break(
        "variation that an option opens a wager to",
        (edit_golden_seven('also = { option = "rounding", value = "up", variations = ["pier"] }'),),
        "wagers.toml",
        "wager[golden-seven].also",
        "there is no variation 'pier'",
    ),
    Break(
        "option that decides odds",
        (Edit("wagers.toml", 'option = "lanterns"', 'option = "lamps"'),),
        "wagers.toml",
        "wager[lanterns].row[Two lanterns].pays-by",
        "there is no option 'lamps'",
    ),
    Break(
        "option that decides rounding",
        (Edit("settlement.toml", 'option = "rounding"', 'option = "round"'),),
        "settlement.toml",
        "rounding.option",
        "there is no option 'round'",
    ),
    Break(
        "reading of an option",
        (Edit("options.toml", 'reading = "HP-1"', 'reading = "HP-2"'),),
        "options.toml",
        "option[rounding].reading",
        "there is no reading HP-2",
    ),
    Break(
        "reading of the rounding",
        (Edit("settlement.toml", 'reading = "HP-1"', 'reading = "HP-2"'),),
        "settlement.toml",
        "rounding.reading",
        "there is no reading HP-2",
    ),
    Break(
        "reading of a silence",
        (Edit("streaks.toml", "[runs]\nsilent = true", '[runs]\nsilent = true\nreading = "HP-2"'),),
        "streaks.toml",
        "runs.reading",
        "there is no reading HP-2",
    ),
    Break(
        "reading of a silence that is no name",
        (Edit("streaks.toml", "[runs]\nsilent = true", "[runs]\nsilent = true\nreading = 2"),),
        "streaks.toml",
        "runs.reading",
        "must be the id of a reading, not 2",
    ),
    Break(
        "option of a reading",
        (Edit("readings.toml", 'option = "rounding"', 'option = "round"'),),
        "readings.toml",
        "reading[HP-1].option",
        "there is no option 'round'",
    ),
    Break(
        "book to fall back to",
        (falls_back('to = "crown-perth"'),),
        "source.toml",
        "falls-back.to",
        "there is no book 'crown-perth'",
    ),
    Break(
        "book that falls back to itself",
        (falls_back('to = "canberra"'), Edit("source.toml", 'id = "harbour-palace"', 'id = "canberra"')),
        "source.toml",
        "falls-back.to",
        "a book cannot fall back to itself",
    ),
    Break(
        "reading of the fallback",
        (falls_back('to = "canberra"', 'reading = "HP-2"'),),
        "source.toml",
        "falls-back.reading",
        "there is no reading HP-2",
    ),
    Break(
        "provision that the other book lacks",
        (
            falls_back('to = "canberra"'),
            Edit("wagers.toml", "[[combined]]", "[dice]\nfalls-back = true\n\n[[combined]]"),
        ),
        "wagers.toml",
        "dice",
        "falls back to canberra, which has no such provision",
    ),
    Break(
        "fallback without a book to fall back to",
        (Edit("settlement.toml", '[void]\nclauses = ["1:Cancelled"]', "[void]\nfalls-back = true"),),
        "settlement.toml",
        "void",
        "falls back, but source.toml names no book to fall back to",
    ),
]

TWICE = [
    Break(
        "variation",
        (Edit("variations.toml", VARIATION, VARIATION + VARIATION),),
        "variations.toml",
        "variation[harbour]",
        "stands 2 times",
    ),
    Break(
        "layout",
        (Edit("layouts.toml", JETTY, JETTY + JETTY),),
        "layouts.toml",
        "layout[jetty]",
        "stands 2 times",
    ),
    Break(
        "burn",
        (Edit("cards.toml", PLAIN_BURN, PLAIN_BURN + PLAIN_BURN),),
        "cards.toml",
        "burn[plain]",
        "stands 2 times",
    ),
    Break(
        "place of the cutting card",
        (Edit("cards.toml", CUTTING_CARD, CUTTING_CARD + CUTTING_CARD),),
        "cards.toml",
        "cutting-card-place[one-deck]",
        "stands 2 times",
    ),
    Break(
        "combined wager",
        (Edit("wagers.toml", ANCHOR, ANCHOR + ANCHOR),),
        "wagers.toml",
        "combined[anchor]",
        "stands 2 times",
        alone=False,  # and so there is another wager of that name
    ),
    Break(
        "reading",
        (Edit("readings.toml", READING, READING + READING),),
        "readings.toml",
        "reading[HP-1]",
        "stands 2 times",
    ),
    Break(
        "wager in one variation",
        (Edit("wagers.toml", 'variations = ["classic"]', 'variations = ["harbour"]'),),
        "wagers.toml",
        "wager[banker]",
        "stands twice for harbour under the same options",
    ),
    Break(
        "wager in a variation that an option opens",
        (
            Edit(
                "wagers.toml",
                'variations = ["classic"]',
                'variations = ["classic"]\nalso = { option = "rounding", value = "up", variations = ["harbour"] }',
            ),
        ),
        "wagers.toml",
        "wager[banker]",
        "stands twice for harbour under the same options",
    ),
    Break(
        "combined wager with a wager's name",
        (
            Edit("wagers.toml", 'id = "anchor"', 'id = "tie"'),
            Edit("layouts.toml", '"tie", "anchor"]', '"tie"]'),
            Edit("table.toml", '"lanterns", "anchor"]', '"lanterns"]'),
        ),
        "wagers.toml",
        "combined[tie]",
        "there is another wager of that name",
    ),
]


@pytest.mark.parametrize("broken", [*UNKNOWN, *TWICE], ids=str)
def test_the_name_is_told(broken: Break, tmp_path: Path) -> None:
    assert_told(broken, tmp_path)


def test_two_entries_may_share_a_name_where_an_option_keeps_them_apart(tmp_path: Path) -> None:
    """The one in Harbour is offered only while the option says so, and then the other is not: that is no fault."""
    folder = copy_of("harbour-palace", tmp_path)
    also = 'also = { option = "rounding", value = "down", variations = ["harbour"] }'
    edit(
        folder,
        Edit("wagers.toml", 'variations = ["harbour"]', 'variations = ["harbour"]\nneeds = { rounding = "up" }'),
        Edit("wagers.toml", 'variations = ["classic"]', f'variations = ["classic"]\n{also}'),
    )
    assert [entry.id for entry in open_book(folder).wagers].count("banker") == 2
