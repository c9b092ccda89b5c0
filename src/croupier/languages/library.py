"""A language's messages as the library has them (fluent.runtime, with Babel's plurals): whatever is not plain.

Loading it takes a while, so that only a message that needs it does (tongue.py). Start at `Library.format`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import TextElement
from fluent.runtime.types import FluentType, fluent_number

from croupier.languages import speaker
from croupier.languages.catalogue import Catalogue
from croupier.languages.message import Fact, MessageFacts
from croupier.languages.plainly import Several, given

_OPTIONAL: Final = re.compile(r"GIVEN\(\$([\w-]+)\)")
_REFERENCE: Final = re.compile(r"\{ *([a-z][\w-]*)(?:\.[\w-]+)? *\}")


class Library:
    """Each message is handed to it when it is first said."""

    def __init__(self, catalogues: Sequence[Catalogue], functions: Mapping[str, Callable[..., Any]]) -> None:
        self._catalogues = catalogues
        self._bundle = FluentBundle([catalogues[0].tag], functions=dict(functions), use_isolating=False)
        self._optional: dict[str, frozenset[str]] = {}

    def has(self, id: str, form: str) -> bool:
        return self._handed(id) and form in self._bundle.get_message(id).attributes

    def _handed(self, id: str) -> bool:
        if self._bundle.has_message(id):
            return True
        found = next(filter(None, (one.entry(id) for one in self._catalogues)), None)
        if found is None:
            return False
        self._bundle.add_resource(FluentResource(found.source))
        self._optional[id] = frozenset(_OPTIONAL.findall(found.source))
        for other in _REFERENCE.findall(found.source):
            self._handed(other)
        return True

    def format(self, id: str, form: str, facts: MessageFacts) -> str:
        if not self._handed(id):
            raise LookupError(f"no language has words for '{id}'")
        message = self._bundle.get_message(id)
        pattern = message.attributes[form] if form else message.value
        assert pattern is not None, id
        if isinstance(pattern, TextElement):
            return str(pattern.value)
        told = dict.fromkeys(self._optional[id], "") | {key: _given(value) for key, value in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, told)
        if errors and speaker.strict:
            raise LookupError(f"'{id}' cannot be said with {sorted(facts)}: {errors[0]}")
        return str(text)


def _given(value: Fact) -> Any:
    """A fact as the library takes it: numbers are written without thousands apart."""
    plain = given(value)
    if isinstance(plain, int):
        return _number(plain)
    return _SeveralInLibrary(plain.values) if isinstance(plain, Several) else plain


@lru_cache(maxsize=4096)
def _number(value: int) -> Any:
    """Made once for the figures that come again and again: seats, coups, stakes."""
    return fluent_number(value, useGrouping=False)


class _SeveralInLibrary(Several, FluentType):
    def format(self, locale: Locale) -> str:
        return str(self)
