"""The live table's shape: each command has one act, each event one applier, names are stable, no book is known."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections import Counter
from typing import Any

import pytest

import croupier.table
from architecture import modules
from croupier import BOOKS
from croupier.rulebooks.act_names import act_names
from croupier.table import ACTS, Command, Event, name_of, records
from croupier.table.applying import APPLIERS
from croupier.table.codec import COMMANDS, EVENTS, AnyCommand, AnyEvent, decode_command, encode
from croupier.table.decide import JUDGES
from croupier.table.upcast import STEPS

KEBAB = re.compile(r"[a-z]+(-[a-z]+)*")


def every(kind: type[Any], *modules: Any) -> list[type[Any]]:
    """The records of a kind that these modules declare."""
    found = (one for module in modules for _, one in inspect.getmembers(module, inspect.isclass))
    return list(dict.fromkeys(one for one in found if issubclass(one, kind)))


EVERY_COMMAND = every(Command, records)
EVERY_EVENT = every(Event, records)


def registered(name: str) -> Counter[str]:
    """What is entered with a decorator of this name anywhere in the package: `@act(X, ...)` by the name X."""
    found: Counter[str] = Counter()
    for module in modules("table"):
        for node in ast.walk(module.tree):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == name:
                        found[ast.unparse(mark.args[0]).rpartition(".")[2]] += 1
    return found


def test_every_command_has_exactly_one_act() -> None:
    entered = registered("act") + registered("act_when_closed")
    own = {kind.__name__ for kind in EVERY_COMMAND if kind is not Command}
    assert set(entered) == own
    assert set(entered.values()) == {1}, [name for name, times in entered.items() if times > 1]
    assert set(ACTS) == {kind for kind in EVERY_COMMAND if kind is not Command}


def test_every_event_has_exactly_one_applier() -> None:
    entered = registered("applies")
    assert set(entered) == {kind.__name__ for kind in EVERY_EVENT if kind is not Event}
    assert set(entered.values()) == {1}, [name for name, times in entered.items() if times > 1]
    assert set(APPLIERS) == {kind for kind in EVERY_EVENT if kind is not Event}


def test_every_act_is_judged_in_a_module_that_deciding_imports() -> None:
    """A module that nobody imports would leave its commands without a judge."""
    named = {module.__name__ for module in JUDGES}
    assert {act.judge.__module__ for act in ACTS.values()} == named


def test_an_act_is_declared_in_the_folder_of_its_record() -> None:
    elsewhere = {kind.__name__ for kind, act in ACTS.items() if act.chapter not in act.judge.__module__}
    assert elsewhere == set()


def test_an_event_that_does_not_say_who_hears_it_cannot_be_declared() -> None:
    with pytest.raises(TypeError, match="CreditGiven does not say who hears it"):

        class CreditGiven(Event, frozen=True, tag="credit-given/1"):
            patron: str


def test_names_of_commands_are_unique_words_with_hyphens() -> None:
    names = [name_of(kind) for kind in EVERY_COMMAND if kind is not Command]
    assert len(set(names)) == len(names)
    assert not [name for name in names if not KEBAB.fullmatch(name)]
    assert set(names) == set(COMMANDS) == set(act_names().commands)


def test_names_of_events_are_unique_words_with_a_version() -> None:
    tags = [str(kind.__struct_config__.tag) for kind in EVERY_EVENT if kind is not Event]
    assert len(set(tags)) == len(tags)
    for tag in tags:
        name, slash, version = tag.partition("/")
        assert KEBAB.fullmatch(name)
        assert slash
        older = [f"{name}/{number}" for number in range(1, int(version))]
        assert set(older) <= set(STEPS), f"{tag}: a later version needs what brings old records up to date"
    assert {tag.partition("/")[0] for tag in tags} == set(EVENTS)
    assert len({tag.partition("/")[0] for tag in tags}) == len(tags), "two events share a name but for the version"


def test_a_commands_name_says_what_its_class_says() -> None:
    for name, kind in COMMANDS.items():
        words = re.findall(r"[A-Z][a-z]*", kind.__name__)
        assert name == "-".join(word.lower() for word in words)


def test_every_union_has_every_kind() -> None:
    assert set(AnyCommand.__args__) == set(COMMANDS.values())
    assert set(AnyEvent.__args__) == set(EVENTS.values())
    probe = records.CallForBets("c1", croupier.table.Actor("x", "dealer"), 0)
    assert decode_command(encode(probe)) == probe


def test_every_command_and_event_is_frozen_and_says_what_it_is() -> None:
    """By a docstring, or by a plain name."""
    for kind in (*EVERY_COMMAND, *EVERY_EVENT):
        assert kind.__struct_config__.frozen, kind
        told = kind.__dict__.get("__doc__") or ""
        plain = not set(kind.__struct_fields__) - {"id", "actor", "at", "made", "under"}
        assert told.strip() or plain or len(re.findall("[A-Z]", kind.__name__)) >= 2, kind


def test_commands_refuse_fields_that_nobody_knows() -> None:
    """An event does not: a later version's reader may meet a field that this one has not."""
    assert all(kind.__struct_config__.forbid_unknown_fields for kind in EVERY_COMMAND)
    nested = (croupier.table.Actor, croupier.table.Limit, croupier.table.Setup)
    assert all(kind.__struct_config__.forbid_unknown_fields for kind in nested)


def test_every_module_of_the_table_can_be_imported_alone() -> None:
    for found in pkgutil.walk_packages(croupier.table.__path__, "croupier.table."):
        importlib.import_module(found.name)


def test_no_book_is_known_by_name() -> None:
    """Not in a comparison and not in any text: what a book has of its own is in its files."""
    for module in modules("table", "coup"):
        told = _docstrings(module.tree)
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
                assert not [book for book in BOOKS if book in node.value], module.at(node)
            if isinstance(node, ast.Compare):
                text = ast.unparse(node)
                assert not re.search(r"\bbook(\.id)? (==|!=|in|is) ", text), f"{module.at(node)}: {text}"


def _docstrings(tree: ast.Module) -> set[int]:
    """The texts that only say what something is."""
    homes = (ast.Module, ast.ClassDef, ast.FunctionDef)
    return {
        id(getattr(node.body[0], "value", None)) for node in ast.walk(tree) if isinstance(node, homes) and node.body
    }


def test_applying_reads_no_rulebook() -> None:
    """Last year's table is replayed without this year's rules."""
    applying = [
        module
        for module in modules("table")
        if module.path.stem.startswith("apply") or module.path.stem in ("postings", "events", "state")
    ]
    assert len(applying) > 3
    for module in applying:
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ImportFrom):
                named = node.module or ""
                assert not named.startswith(("croupier.rulebooks", "croupier.table.rules")), module.at(node)
