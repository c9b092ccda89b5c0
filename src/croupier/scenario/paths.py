"""Facts within a record by their path: `down.stake=100`, `payments.patron=A`, `tells~surveillance`.

A path with dots leads into records, and into each one of a list: facts of one list that are said together are about the
same one of it. `payments.2.patron` is about the second, and `payments.how-many` says how many there are. It judges no
rule. Start at `read_facts` and `fits`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, Final

import msgspec

from croupier.cards import quoted
from croupier.clauses import Clause
from croupier.scenario.values import (
    PLAINLY,
    ReadingOf,
    ValueProblem,
    WagerOf,
    Wanted,
    read_value,
    value_text,
    wanted_by,
)

HOW_MANY: Final = "how-many"
OTHERS: Final = "..."  # at the end of a list: there may be others
NUMBERS: Final = ("number", "wager", "wagers", "kept", "stakes", "cut")  # which are wagers' where they are numbers

_ENVELOPE: Final = ("made", "under")  # of an event
_FACT: Final = re.compile(r"([^=~]+)(=|~)(.*)", flags=re.DOTALL)
_COUNT: Final = Wanted("int", __name__, False)

Numbered = Callable[[WagerOf], int | None]


class ExpectedFact(msgspec.Struct, frozen=True):
    """What stands at the end of a path; or, of a list, what is among it."""

    path: str
    wanted: Wanted
    value: Any
    among: bool = False


# --- reading -------------------------------------------------------------------------------------


def read_facts(kind: type[msgspec.Struct], words: Iterable[str], how: ReadingOf = PLAINLY) -> tuple[ExpectedFact, ...]:
    """`key=value` as it is, `key~value` as one of a list or a part of a text."""
    facts: dict[str, ExpectedFact] = {}
    for word in words:
        found = _FACT.fullmatch(word)
        if found is None:
            raise ValueProblem(f"{quoted(word)} is not a fact: write key=value, such as patron=A, or key~value")
        path, sign, text = found.groups()
        if path in facts:
            raise ValueProblem(f"{quoted(path)} is given twice")
        facts[path] = read_fact(kind, path, text, how, among=sign == "~")
    return tuple(facts.values())


def read_fact(
    kind: type[msgspec.Struct], path: str, text: str, how: ReadingOf = PLAINLY, *, among: bool = False
) -> ExpectedFact:
    wanted = at_path(kind, path)
    how = msgspec.structs.replace(how, wagers=path.rpartition(".")[2] in NUMBERS)
    try:
        if wanted.inner is not None:
            return _of_list(path, wanted, text, how, among=among)
        if among and wanted.annotation.removesuffix(" | None") != "str":
            raise ValueProblem(f"it is one value and no list: write {path}={text}")
        return ExpectedFact(path, wanted, read_value(wanted, text, how), among)
    except ValueProblem as error:
        raise ValueProblem(f"{path}: {error}") from None


def _of_list(path: str, wanted: Wanted, text: str, how: ReadingOf, *, among: bool) -> ExpectedFact:
    """`A,B` is the whole list in its order; `A,...` or `path~A` has others beside it; `none` is an empty one."""
    parts = [part for part in text.split(",") if part]
    others = OTHERS in parts
    parts = [part for part in parts if part != OTHERS]
    if parts == ["none"]:
        parts = []
    if not parts and (among or others):
        raise ValueProblem(f"say what is among it, such as {path}~A")
    return ExpectedFact(path, wanted, read_value(wanted, ",".join(parts), how), among or others)


def at_path(kind: type[msgspec.Struct], path: str) -> Wanted:
    """What a field wants that a path with dots leads to."""
    head, dot, rest = path.partition(".")
    fields = {name: one for name, one in wanted_by(kind).items() if name not in _ENVELOPE}
    if head not in fields:
        raise ValueProblem(f"there is no fact {quoted(head)}: there is {', '.join(fields) or 'none'}")
    return _within(fields[head], head, rest) if dot else fields[head]


def _within(wanted: Wanted, head: str, rest: str) -> Wanted:
    """What the rest of a path leads to, inside the field called `head`."""
    first, dot, further = rest.partition(".")
    if wanted.annotation.startswith("dict["):  # whose it is comes first
        inner = Wanted(wanted.annotation.partition(", ")[2][:-1], wanted.module, wanted.has_default)
        if not dot:
            raise ValueProblem(f"say what about {quoted(first)}, such as {head}.{first}.{_first_field(inner)}")
        return _within(inner, first, further)
    if one := wanted.inner:
        if rest == HOW_MANY:
            return _COUNT
        if first.isdecimal():
            return _within(one, first, further) if dot else one
        wanted = one
    record = record_named(wanted)
    if record is None:
        raise ValueProblem(f"{quoted(head)} holds no further facts: leave {quoted('.' + rest)} away")
    return at_path(record, rest)


def _first_field(wanted: Wanted) -> str:
    record = record_named(wanted)
    return list(wanted_by(record))[-1] if record else "stake"


def record_named(wanted: Wanted) -> type[msgspec.Struct] | None:
    """The record that a field holds, if it holds one."""
    named = getattr(sys.modules[wanted.module], wanted.annotation.removesuffix(" | None"), None)
    return named if isinstance(named, type) and issubclass(named, msgspec.Struct) else None


# --- finding -------------------------------------------------------------------------------------


def fits(record: Any, facts: Sequence[ExpectedFact], numbered: Numbered) -> bool:
    """Every fact is so, those of one list for the same one of it."""
    return _fits(record, [(tuple(fact.path.split(".")), fact) for fact in facts], numbered)


def _fits(record: Any, facts: list[tuple[tuple[str, ...], ExpectedFact]], numbered: Numbered) -> bool:
    ended = [fact for path, fact in facts if not path]
    further = [(path, fact) for path, fact in facts if path]
    if not all(same(fact, record, numbered) for fact in ended):
        return False
    if record is None:
        return all(same(fact, None, numbered) for _, fact in further)
    if isinstance(record, tuple):
        anyone = [(path, fact) for path, fact in further if not _names_one(path[0])]
        if anyone and not any(_fits(one, anyone, numbered) for one in record):
            return False
        further = [(path, fact) for path, fact in further if _names_one(path[0])]
    heads = dict.fromkeys(path[0] for path, _ in further)
    return all(
        _fits(_part(record, head), [(path[1:], fact) for path, fact in further if path[0] == head], numbered)
        for head in heads
    )


def _names_one(head: str) -> bool:
    return head == HOW_MANY or head.isdecimal()


def _part(record: Any, name: str) -> Any:
    """One field, one of a list by its number, or whoever's it is; nothing where there is none."""
    match record:
        case msgspec.UNSET:
            return 0 if name == HOW_MANY else None
        case tuple():
            if name == HOW_MANY:
                return len(record)
            return record[int(name) - 1] if 0 < int(name) <= len(record) else None
        case dict():
            return record.get(int(name) if name.isdecimal() else name)
        case _:
            return getattr(record, name.replace("-", "_"))


def values_at(record: Any, path: str) -> list[Any]:
    """What stands at the end of a path: one value, or one for each of a list; nothing where the path breaks off."""
    found = [record]
    for name in path.split("."):
        following: list[Any] = []
        for one in found:
            if one is None:
                following.append(None)
            elif isinstance(one, tuple) and not _names_one(name):
                following += [_part(each, name) for each in one]
            else:
                following.append(_part(one, name))
        found = following
    return found


def value_at(record: Any, path: str) -> Any:
    """What stands at the end of a path that leads through no list."""
    (value,) = values_at(record, path)
    return value


def same(fact: ExpectedFact, found: Any, numbered: Numbered) -> bool:
    expected = with_numbers(fact.value, numbered)
    if found is msgspec.UNSET:  # a list that was never begun is empty
        found = () if fact.wanted.inner is not None else None
    if found is None or expected is None:
        return found is expected
    if fact.wanted.annotation == "Ratio":
        return Fraction(*found) == Fraction(*expected)
    if fact.among and isinstance(expected, str):
        return expected in found
    if fact.wanted.inner is None:
        return bool(found == expected)
    if fact.among:
        return all(any(_alike(one, each) for one in found) for each in expected)
    return len(found) == len(expected) and all(map(_alike, found, expected))


def _alike(found: Any, expected: Any) -> bool:
    return bool(expected in (found, found.number) if isinstance(found, Clause) else found == expected)


def with_numbers(value: Any, numbered: Numbered) -> Any:
    """A value in which wagers that were named as A/player have their numbers."""
    if isinstance(value, WagerOf):
        return numbered(value)
    return tuple(with_numbers(one, numbered) for one in value) if isinstance(value, tuple) else value


def shown(fact: ExpectedFact, record: Any) -> str:
    """`down.stake=100`: what was found where a fact was expected."""
    told = [value_text(fact.wanted, value) for value in values_at(record, fact.path)]
    return f"{fact.path}={' and '.join(dict.fromkeys(told)) or 'none'}"
