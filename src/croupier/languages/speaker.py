"""A speaker says messages in one language, to one reader: with their names for people, their currency, their book.

It knows the reader; a language's words and what a kind of fact looks like are its tongue's (tongue.py), which is loaded
with the first word: a document for programs needs none. web/logic/speaker.js does the same for pages, and a test holds
the two together. It decides nothing. Start at `Speaker.say`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextvars import ContextVar
from copy import copy
from datetime import UTC, tzinfo
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from croupier.languages.callings import calling
from croupier.languages.catalogue import ENGLISH, catalogue
from croupier.languages.message import Fact, Message, MessageFacts

if TYPE_CHECKING:
    from croupier.languages.tongue import Tongue

SaidParts: TypeAlias = tuple[str | tuple[str, ...], ...]  # texts, and cards by their codes
Naming: TypeAlias = Callable[[str], str]  # how a person is called, by their id

READER: Final = "you"  # the form of a message for the person it speaks of, who is its `patron` or `entrant`

JOINS: Final = frozenset(
    ("comma", "semicolon", "stop", "sentence")
)  # what stands between two things where no word does

CARDS: Final = "\u2063"  # invisible, around cards, so that a terminal can colour them
strict: bool = False  # tests: a fact that a message wants and nobody gave is an error there, and shown as its name here


def spelled(name: object) -> str:
    """A stable name as English has it."""
    return str(name).replace("-", " ")


def plain(parts: Iterable[str | tuple[str, ...]]) -> str:
    """A sentence with cards as people write them: `Player 9c 6c, 5`."""
    return "".join(part if isinstance(part, str) else " ".join(part) for part in parts)


class Speaker:
    """`names` has a book's own names by their ids (`wager-tie`), `book` its texts in this language by the English.

    `name` calls people by their ids, `me` is who reads, where that is known, and times are those of `zone`'s clocks.
    """

    def __init__(
        self,
        language: str = ENGLISH,
        *,
        currency: str = "AUD",
        names: Mapping[str, str] | None = None,
        book: Mapping[str, str] | None = None,
        name: Naming = str,
        me: str = "",
        terminal: bool = False,
        zone: tzinfo = UTC,
    ) -> None:
        self.language = language
        self.currency = currency
        self.names = names or {}
        self.book = book or {}
        self.name = name
        self.me = me
        self.terminal = terminal
        self.zone = zone

    @property
    def tag(self) -> str:
        return catalogue(self.language).tag

    def say(self, id: str, form: str = "", /, **facts: Fact) -> str:
        return plain(self.parts(Message(id, facts), form))

    def said(self, message: Message, form: str = "") -> str:
        return plain(self.parts(message, form))

    def has(self, id: str, form: str = "") -> bool:
        return _tongue(self.language).has(id, form)

    def parts(self, message: Message, form: str = "") -> SaidParts:
        """The sentence in parts, cards apart."""
        texts = self._spoken(message.id, message.facts, form).split(CARDS)
        return tuple(tuple(text.split()) if place % 2 else text for place, text in enumerate(texts) if text)

    def _spoken(self, id: str, facts: MessageFacts, form: str = "") -> str:
        tongue = _tongue(self.language)
        if not form and self.me and self.me in (facts.get("patron"), facts.get("entrant")) and tongue.has(id, READER):
            form = READER
        before = speaking.set(self)
        try:
            return tongue.format(id, form, facts)
        finally:
            speaking.reset(before)

    def calling(self, name: Naming) -> Speaker:
        """The same speaker, who calls people so."""
        other = copy(self)
        other.name = name
        return other

    def by_clocks_of(self, zone: tzinfo) -> Speaker:
        """The same speaker, who says times as the clocks there show them."""
        other = copy(self)
        other.zone = zone
        return other

    def person(self, id: str) -> str:
        """Somebody by their name; or what stands for them, where the reader is told no more."""
        stands = calling(id)
        if stands is None:
            return self.name(id)
        return stands if isinstance(stands, str) else self.said(stands)

    def money(self, cents: int) -> str:
        from croupier.languages.money import money

        return money(cents, self.currency, self.tag)

    def named(self, kind: str, name: object) -> str:
        """A stable name as people say it: the book's own word for it, the catalogue's, or as it is spelled.

        A name made of two, `restriction:tiger`, is the message of the first, told of the second.
        """
        id = f"{kind}-{name}"
        if id in self.names:
            return self.names[id]
        if _tongue(self.language).has(id):
            return self._spoken(id, {})
        first, colon, of = str(name).partition(":")
        if colon and _tongue(self.language).has(f"{kind}-{first}"):
            return self._spoken(f"{kind}-{first}", {"of": of})
        return str(name) if kind in _AS_TYPED else spelled(name).capitalize() if kind == "row" else spelled(name)


_AS_TYPED: Final = frozenset(("wager", "variation", "book"))  # without a book these are called as people type them

speaking: ContextVar[Speaker] = ContextVar("speaking")


@lru_cache
def _tongue(language: str) -> Tongue:
    from croupier.languages.tongue import Tongue

    return Tongue(language)


# names by the kind of thing they name: `{ RANK($needed) }` says the message `rank-...`, or the book's own word for it
NAMES: Final = {
    "TERM": "term",
    "WAGER": "wager",
    "HAND": "hand",
    "RANK": "rank",
    "BREACH": "breach",
    "SLIP": "slip",
    "REMEDY": "remedy",
    "COMMAND": "do",
    "FIELD": "field",
    "VARIATION": "variation",
    "ROW": "row",
    "BOOKID": "book",
    "POWER": "power",
    "CHANNEL": "channel",
    "DUE": "due",
    "ENDED": "ended",
    "NEED": "need",
    "UNFIT": "unfit",
    "PHASE": "phase",
    "ROLE": "role",
    "CHOICE": "choice",
    "ANSWER": "answer",
    "ACT": "act",
    "ROAD": "road",
    "PAIR": "pair",
    "FACE": "face",
    "SUIT": "suit",
}
