"""A book that loads can be dealt: trial shoes of every variation and layout, and each form of the first burn."""

from __future__ import annotations

from pathlib import Path

import pytest

from books import HARBOUR_PALACE
from croupier import BOOKS, Card, Rank, RulebookError, Suit, open_book
from croupier.automatic.trial import trial, trials
from croupier.table.views import next_step
from faults import Edit, copy_of, edit
from live import Live
from terminal import typed

NOTHING_FIRST = "[burn-form] # the one form of this book needs nothing first\n"
BY_VALUE = Edit("cards.toml", 'form = "first-card"', 'form = "first-card-and-its-value"')
ON_REQUEST = Edit("shuffle.toml", NOTHING_FIRST, '[burn-form.plain]\nrequested = true\nclauses = ["3.4"]\n')
APPROVED = Edit("shuffle.toml", NOTHING_FIRST, '[burn-form.plain]\napproval = "show-burn-card"\nclauses = ["3.4"]\n')
SECOND = Edit(
    "cards.toml",
    "[burn-values]",
    '[[burn]]\nid = "value"\nname = "By value"\nform = "first-card-and-its-value"\nclauses = ["3.4"]\n\n[burn-values]',
)
FIRST_BURNS = {
    "by value": (BY_VALUE,),
    "by request, and another": (ON_REQUEST, SECOND),
    "approved first": (APPROVED,),
    "plain": (),
}


@pytest.mark.parametrize("book", [*BOOKS, str(HARBOUR_PALACE)])
def test_every_variation_and_layout_can_be_dealt(book: str) -> None:
    """Every variation at the first layout, and every layout with the first variation."""
    rules = open_book(book)
    ways = [(one, rules.layouts[0]) for one in rules.variations if not one.tournament_only]
    ways += [(rules.variations[0], one) for one in rules.layouts[1::3]]
    found = [trial(rules, *way) for way in ways]
    assert not [one for one in found if one.stopped]
    assert min(one.coups for one in found) > 30


def changed(place: Path, *edits: Edit) -> Path:
    folder = copy_of("harbour-palace", place)
    edit(folder, *edits)
    return folder


@pytest.mark.parametrize("burn", FIRST_BURNS)
def test_a_first_burn_of_any_form_is_dealt(burn: str, tmp_path: Path) -> None:
    folder = changed(tmp_path, *FIRST_BURNS[burn])
    assert not [one for one in trials(open_book(folder)) if one.stopped]
    sat = typed("deal", "--book", str(folder), "--seed", "7", lines="banker 50\n\nquit\n")
    assert sat.code == 0, sat.err
    assert "burned" in sat.out


@pytest.mark.parametrize("burn", FIRST_BURNS)
def test_a_scenario_need_not_say_what_is_burned(burn: str, tmp_path: Path) -> None:
    folder = changed(tmp_path, *FIRST_BURNS[burn])
    file = tmp_path / "burn.scenario"
    lines = (f"book {folder}", "variation harbour", "layout quay", "patrons A with 1000", "coup")
    file.write_text(
        "\n".join((*lines, "  A banker 50", "  shoe 2D 3H 4S 4C", "  deal", "  expect A has 1050", "")),
        encoding="utf-8",
    )
    done = typed("scenario", "run", str(file))
    assert done.code == 0, done.out


def test_whoever_sees_the_first_card_of_a_burn_names_it(tmp_path: Path) -> None:
    live = Live(open_book(changed(tmp_path, BY_VALUE)), ready=False, layout="quay")
    live.do("bring-cards", back="green")
    live.do("check-cards")
    live.do("shuffle-cards")
    live.cut()
    live.do("place-cutting-card", from_back=52)
    step = next_step(live.table, live.book)
    assert step is not None
    assert (step.command, step.needs, step.facts) == ("burn-cards", ("form", "first"), {"form": "plain"})
    live.do("burn-cards", form="plain", first=Card(Rank.THREE, Suit.CLUBS))
    assert live.table.shoe.burned == 4


def test_a_burn_that_only_patrons_ask_for_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="burn-form: a patron has to ask"):
        open_book(changed(tmp_path, ON_REQUEST))


def test_where_play_stops_is_said(tmp_path: Path) -> None:
    """The first place of the book takes seven seats, and the long table has fourteen."""
    folder = changed(tmp_path, Edit("table.toml", 'name = "Great Hall"\n', 'name = "Great Hall"\nmost-seats = 7\n'))
    done = typed("rules", "check", str(folder))
    assert done.code == 4
    assert "2 trial shoes were dealt to their ends, 152 coups" in done.out
    assert "harbour on layout quay: play stops after 0 coups, with the shoe no-cards:" in done.out
    told = typed("rules", "check", folder, "--json").document
    stopped = [one for one in told["trials"] if one["stopped"]]
    assert [(one["variation"], one["layout"]) for one in stopped] == [("harbour", "quay"), ("classic", "quay")]
    assert {one["reason"] for one in stopped} == {"places-not-allowed"}
