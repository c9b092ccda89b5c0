"""Every sentence of the corpus in both languages: what happened, as staff and as everyone else hear it, and why not.

Start at `lines`; `examples` has one sentence for every kind of event and for every reason, for people to read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

from architecture.test_reasons import SITUATIONS, TABLE
from croupier import Reason, Refusal, Rulebook, open_book
from croupier.languages import Message, Speaker
from croupier.service.announcing import tell
from croupier.service.wire import encode, refused
from croupier.table import Event, Payment, Table, name_of
from croupier.words.book import speaker_of
from croupier.words.events import message_of, payment_words
from croupier.words.refusals import sentence
from snapshots.corpus import Day

_ENGLISH: Final = Speaker()


def lines(days: Iterable[Day]) -> Iterator[str]:
    for day in days:
        yield f"== {day.name}"
        for given in day.given:
            if isinstance(given.answer, Refusal):
                yield f"{given.name} is {_why_not(given.answer, day.book)}"
            for event, before in given.happened:
                yield f"{name_of(type(event))}: {_sentence(event, before, day.book)}"
                yield from (f"  {_paid(one, day.book)}" for one in getattr(event, "payments", ()))


@cache
def _chinese(book: str) -> Speaker:
    return speaker_of(open_book(book), "zh")


def _why_not(refusal: Refusal, book: Rulebook | None) -> str:
    in_chinese = sentence(refusal, _chinese(book.id) if book else Speaker("zh"))
    return f"refused {encode(refused(refusal)).decode()} | {in_chinese}"


def _sentence(event: Event, before: Table, book: Rulebook) -> str:
    """As staff hear it, as everyone else does where that is less, and in full where a log has more than pages hear."""
    told, chinese = tell(event, before, 0, str), _chinese(book.id)
    id = f"event-{told.event}"
    said = f"{told.text} | {_said(chinese, Message(id, told.facts))}"
    if told.openly:
        said += f" | openly: {told.openly.text} | {_said(chinese, Message(id, told.openly.facts))}"
    whole = _said(_ENGLISH, message_of(event, before))
    return said if whole == told.text else f"{said} | in full: {whole}"


_SAID: Final[dict[tuple[Speaker, str, str], str]] = {}


def _said(speaker: Speaker, message: Message) -> str:
    """A sentence once, however often it is said in the corpus: most are."""
    key = speaker, message.id, repr(message.facts)
    if key not in _SAID:
        _SAID[key] = speaker.said(message)
    return _SAID[key]


def _paid(payment: Payment, book: Rulebook) -> str:
    return f"{payment_words(payment, str, book)} | {payment_words(payment, str, book, _chinese(book.id))}"


def examples(corpus: Iterable[Iterable[Day]]) -> str:
    """One sentence for every kind of event, the first of the corpus, and one for every reason to say no."""
    first: dict[str, str] = {}
    for days in corpus:
        for day in days:
            for given in day.given:
                for event, before in given.happened:
                    name = name_of(type(event))
                    if name not in first:
                        first[name] = _sentence(event, before, day.book)
    told = [f"{name}: {said}" for name, said in sorted(first.items())]
    return "\n".join((*told, *_reasons())) + "\n"


def _reasons() -> Iterator[str]:
    situations: dict[Reason, Any] = {**SITUATIONS, **TABLE}
    for reason in sorted(situations):
        refusal = situations[reason]()
        assert isinstance(refusal, Refusal)
        yield f"{_why_not(refusal, None)}"
