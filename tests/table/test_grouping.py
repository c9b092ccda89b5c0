"""A supervisor's acts: first what something here waits for, then by chapter, last what is not possible."""

from __future__ import annotations

from croupier.table.acts import ACTS, Listed
from croupier.table.codec import COMMANDS
from croupier.table.views.grouping import LATER, NOW, groups

LISTED = [name for name, kind in COMMANDS.items() if ACTS[kind].listed is not Listed.NOWHERE]
ALL = frozenset(COMMANDS)


def grouped(possible: list[str], **about: object) -> dict[str, tuple[str, ...]]:
    facts = {"hidden": frozenset(), "within": frozenset(), "wanted": (), "is_open": True} | about
    return {one.group: one.acts for one in groups(possible, **facts)}  # type: ignore[arg-type]


def test_what_the_table_waits_for_is_first() -> None:
    answering = next(name for name, kind in COMMANDS.items() if ACTS[kind].answers)
    found = grouped([*LISTED, answering], wanted=("change-limits",))
    assert next(iter(found)) == NOW
    assert found[NOW][0] == "change-limits"
    assert answering in found[NOW]


def test_an_act_that_is_wanted_but_not_possible_is_not_said_to_be() -> None:
    found = grouped([], wanted=("change-limits",))
    assert NOW not in found
    assert "change-limits" in found[LATER]


def test_every_listed_act_stands_once() -> None:
    for possible in ([], LISTED[::2], LISTED):
        acts = [name for some in grouped(possible, within=ALL).values() for name in some]
        assert sorted(acts) == sorted({*acts})
        assert set(LISTED) <= set(acts)


def test_possible_acts_stand_by_their_chapter() -> None:
    for group, acts in grouped(LISTED).items():
        if group not in (NOW, LATER):
            assert {ACTS[COMMANDS[name]].chapter for name in acts} == {group}


def test_an_act_that_is_judged_early_stands_ready_for_whoever_may() -> None:
    """Whoever asks for it is told what leads to it."""
    early = next(name for name in LISTED if ACTS[COMMANDS[name]].early)
    chapter = ACTS[COMMANDS[early]].chapter
    assert early in grouped([], within=frozenset({early}))[chapter]
    assert early in grouped([])[LATER]  # of another rank


def test_what_nobody_can_give_here_is_nowhere_and_a_closed_table_lists_only_what_is_possible() -> None:
    found = grouped([], hidden=frozenset(LISTED[:1]))
    assert LISTED[0] not in found[LATER]
    assert grouped([], is_open=False) == {}
    assert set(grouped(["open-table"], is_open=False)) <= {NOW, ACTS[COMMANDS["open-table"]].chapter}
