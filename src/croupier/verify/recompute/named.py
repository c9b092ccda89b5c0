"""Which kinds of events a listener can say anything about: those that its own code names.

A listener of the second path asks of every event which kind it is, one kind after the other, and most listeners have
nothing to say of most events. What it names is read off its code, never listed a second time, so that no kind can be
forgotten; whoever hands events on leaves out the others. Start at `named_kinds`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from croupier.table import records
from croupier.table.events import Event


def named_kinds(*listeners: Callable[..., Any], among: Iterable[object] = (records,)) -> frozenset[type[Event]]:
    """The kinds of events that these functions name, themselves or in a list that their module keeps."""
    kinds: dict[str, list[type[Event]]] = {}
    for kind in _events(one for module in among for one in vars(module).values()):
        kinds.setdefault(kind.__name__, []).append(kind)
    return frozenset(kind for one in listeners for kind in _named(one.__code__, one.__globals__, kinds))


def _named(code: Any, known: dict[str, Any], kinds: dict[str, list[type[Event]]]) -> Iterator[type[Event]]:
    for name in code.co_names:
        yield from kinds.get(name, ())
        yield from _events(several if isinstance(several := known.get(name), (tuple, set, dict)) else ())
    for inner in code.co_consts:
        if isinstance(inner, type(code)):
            yield from _named(inner, known, kinds)


def _events(several: Iterable[Any]) -> Iterator[type[Event]]:
    return (one for one in several if isinstance(one, type) and issubclass(one, Event))
