"""A book's procedure as statements of its sheet: every provision told by its own names and values, in a language.

Generic on purpose: a new provision is told without a line here, as it is spelled until the catalogue has a word for it
(`provision-<name>`, else what the rest of the house calls it). Start at `ProcedureSheet.told`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

import msgspec

from croupier.clauses import Clause, Clauses, Silent, together
from croupier.languages import Speaker, spelled
from croupier.rulebooks.provisions import ALL
from croupier.rulebooks.rulebook import Rulebook

_CHAPTERS: Final = (
    *("table", "authority", "shuffle", "wagering", "limits", "dealing", "notices", "irregularities", "conduct"),
)
_IDS: Final = ("id", "slip", "grounds", "who", "lies", "stock")  # how an entry of a list is told from its neighbours
_ITSELF: Final = ("policy", "about", "rank", "name", "to", "closes", "duty")  # told without the name of its field
# which of a provision's clauses is cited when: nothing that is said of the game
_CITING: Final = (
    *("only", "beside", "method_clauses", "patron_clauses", "placed_clauses"),
    *("no_rank_named", "chosen_rank_named", "keeping_cites", "carried_apart"),
)
_OWN: Final = ("about", "name")  # in the book's own words
_NAMED: Final = {"wagers": "wager", "variations": "variation", "between": "variation"}  # what their ids are of
_KINDS: Final = ("provision", "term", "power", "slip", "breach", "effect", "do")  # where a name is looked for

Told: TypeAlias = tuple[str, str, str, Clauses]  # topic, thing, what the book says, clauses


def provision_named(speaker: Speaker, name: str) -> str:
    """A field, a policy, a power, as people say it."""
    hyphened = name.replace("_", "-").replace(":", "-")
    if f"wager-{hyphened}" in speaker.names:
        return speaker.named("wager", hyphened)
    kind = next((kind for kind in _KINDS if speaker.has(f"{kind}-{hyphened}")), "")
    return speaker.named(kind, hyphened) if kind else spelled(hyphened)


def as_typed(name: str) -> str:
    """The same for programs: a field in words, whatever it says by its id."""
    return name.replace("_", " ")


def value_named(speaker: Speaker, value: str) -> str:
    """A value of an option: a figure is its own name, a policy what it is called."""
    plain = provision_named(speaker, value)
    return speaker.named("odds-value", value) if speaker.has(f"odds-value-{value}") else plain


class ProcedureSheet:
    def __init__(
        self,
        book: Rulebook,
        speaker: Speaker,
        named: Callable[[str], str],
        option: Callable[[str], str | None],
    ) -> None:
        self.book = book
        self.speaker = speaker
        self.say = speaker.say
        self._name = named
        self._option = option

    def told(self) -> Iterator[Told]:
        for chapter in _CHAPTERS:
            provisions, topic = getattr(self.book, chapter), self.say(f"terminal-topic-{chapter}")
            for name in (one for one in provisions.__struct_fields__ if one not in _CITING):
                for thing, says, clauses in self._entries(self._name(name), getattr(provisions, name)):
                    yield topic, thing, says, clauses

    def _entries(self, thing: str, value: Any) -> Iterator[tuple[str, str, Clauses]]:
        """A provision, the entries of a list, or the rows of a table, each with what it says."""
        if value is None:
            return  # an edition from before there was such a provision
        if isinstance(value, Silent):
            yield thing, self.say("sheet-silent", reading=value.reading), ()
        elif isinstance(value, int):
            if value:
                yield thing, str(value), ()
        elif isinstance(value, dict):
            for name, row in value.items():
                yield from self._entries(self._of(thing, name), row)
        elif isinstance(value, tuple) and all(isinstance(one, Clause) for one in value):
            if value:
                yield thing, self.say("sheet-yes"), value
        elif isinstance(value, tuple):
            for row in value:
                yield from self._entries(self._of(thing, _id(row)), row)
        else:
            yield from self._provision(thing, value)

    def _of(self, thing: str, entry: str) -> str:
        return self.say("sheet-entry", thing=thing, entry=self._name(entry) if entry else "")

    def _provision(self, thing: str, value: msgspec.Struct) -> Iterator[tuple[str, str, Clauses]]:
        said: list[str] = []
        cited: list[Clauses] = []
        within: list[tuple[str, msgspec.Struct]] = []
        for name in (one for one in value.__struct_fields__ if one not in _CITING):
            one = getattr(value, name)
            if name == "clauses" or name.endswith("_clauses"):
                cited.append(one)
            elif isinstance(one, Silent) or one in (None, (), {}, ALL, "") or one is False or name in _IDS:
                continue
            elif isinstance(one, msgspec.Struct):
                within.append((self._name(name), one))
            elif isinstance(one, dict):
                within += [(self._of(self._name(name), key), row) for key, row in one.items()]
            else:
                said.append(self._value(name, one))
        says = self.say("sheet-each", values=said) if said else self.say("sheet-yes")
        yield thing, says, together(*cited)
        for name, one in within:
            yield from self._provision(self.say("sheet-within", thing=thing, part=name), one)

    def _value(self, name: str, one: Any) -> str:
        if one is True:
            return self._name(name)
        several = one if isinstance(one, tuple) else (one,)
        value = self.say("sheet-list", texts=[self._text(name, each) for each in several])
        return value if name in _ITSELF else self.say("sheet-value", name=self._name(name), value=value)

    def _text(self, name: str, one: Any) -> str:
        """What people type stays as it is: options, and in a sheet of English also wagers and variations."""
        if isinstance(one, msgspec.Struct):
            return self.say("sheet-own", text=getattr(one, "about", _id(one)))
        if name in _OWN:
            return self.say("sheet-own", text=str(one))
        if name in _NAMED:
            return self.speaker.named(_NAMED[name], one)
        if isinstance(one, str) and one in self.book.options:
            return self._option(one) or one
        typed = not isinstance(one, str) or name.endswith("option") or name == "reading"
        return str(one) if typed else self._name(one)


def _id(row: Any) -> str:
    return next((str(getattr(row, name)) for name in _IDS if hasattr(row, name)), "")
