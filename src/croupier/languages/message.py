"""What is to be said, before it is said in any language: an id of the catalogue and the facts that go in.

Facts are figures and stable names as the engine has them: whole cents, ids of people and wagers, codes of cards. What
kind each is stands in the catalogue, `{ MONEY($stake) }`, the same in every language. Start at `Message`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

Fact: TypeAlias = str | int | bool | Sequence[Any] | None
MessageFacts: TypeAlias = Mapping[str, Fact]


class Message(NamedTuple):
    id: str
    facts: MessageFacts = {}
