"""A catalogue as pages get it: the messages they may say, each pattern as plain JSON, made once and kept by its digest.

A pattern is a text, or a list of texts and places: `{"v": "n"}` a fact, `{"f": "MONEY", "v": "stake"}` a fact of a
kind, `{"n": "wager", "v": "wager"}` a name of a kind, `{"s": place, "k": {...}, "d": "other"}` a choice, `{"m": "id"}`
another message. web/logic/speaker.js says them. Start at `for_pages`, and
`in_bundle` for the part of it that a page needs.
"""

from __future__ import annotations

import hashlib
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, TypeAlias, assert_never

import msgspec
from fluent.syntax import ast

from croupier.languages.catalogue import ENGLISH, Catalogue, CatalogueError, catalogue
from croupier.languages.speaker import NAMES

Pattern: TypeAlias = "str | list[Any]"

# no page says them
NOT_FOR_PAGES: Final = frozenset(
    (
        "abouts.ftl",
        "analysis.ftl",
        "conditions.ftl",
        "doctor.ftl",
        "exposure.ftl",
        "handbook.ftl",
        "inspection.ftl",
        "leaflet.ftl",
        "rehearsal.ftl",
        "reports.ftl",
        "scoreboard.ftl",
        "sheet.ftl",
        "signs.ftl",
        "terminal.ftl",
        "training.ftl",
    )
)
_EVERYWHERE: Final = ("refusal-", "term-", "do-")  # may be refused or named on any page: what discharges a duty too
FORMS_ELSEWHERE: Final = frozenset(("terminal",))  # nor this form of a message


class Bundle(StrEnum):
    """A part of a catalogue that a page asks for by itself; together they are the whole."""

    FLOOR = "floor"  # every page has it
    TOURNAMENTS = "tournaments"
    PROMOTIONS = "promotions"
    INSPECT = "inspect"
    PIT = "pit"
    READING = "reading"  # rules, odds, the trainer, one's own history


# what only pages of their own say
_APART: Final = {
    **dict.fromkeys(("director.ftl", "terms.ftl", "tournament-screens.ftl", "tournaments.ftl"), Bundle.TOURNAMENTS),
    **dict.fromkeys(
        ("promotion-desk.ftl", "promotion-screens.ftl", "promotion-terms.ftl", "promotions.ftl"), Bundle.PROMOTIONS
    ),
    "inspect-page.ftl": Bundle.INSPECT,
    **dict.fromkeys(("house.ftl", "pit.ftl"), Bundle.PIT),
    **dict.fromkeys(("me.ftl", "odds-page.ftl", "rules-page.ftl", "train-page.ftl"), Bundle.READING),
}


class PageWords(msgspec.Struct, frozen=True):
    """A language as a page has it. `beside` is the one that stands beside it where a page shows two."""

    language: str
    tag: str
    name: str
    beside: str
    digest: str  # of the messages: whoever has kept them knows by it whether they are still true
    messages: dict[str, Any]  # a pattern, or several by their form, the plain one under ""


@lru_cache
def for_pages(language: str) -> PageWords:
    words = catalogue(language)
    messages = {id: _message(words, id) for id, entry in words.entries.items() if entry.file not in NOT_FOR_PAGES}
    if language != ENGLISH:  # what a house's own language does not have yet is said in English
        messages = for_pages(ENGLISH).messages | messages
    return PageWords(
        language=language,
        tag=words.tag,
        name=words.text("language-name"),
        beside=words.text("language-beside"),
        digest=hashlib.sha256(msgspec.json.encode(messages)).hexdigest(),
        messages=messages,
    )


@lru_cache
def in_bundle(language: str, bundle: Bundle) -> PageWords:
    """What belongs to a bundle, by the file in which English says it."""
    whole = for_pages(language)
    messages = {id: one for id, one in whole.messages.items() if bundle_of(id) is bundle}
    digest = hashlib.sha256(msgspec.json.encode(messages)).hexdigest()
    return msgspec.structs.replace(whole, messages=messages, digest=digest)


def bundle_of(id: str) -> Bundle:
    entry = catalogue(ENGLISH).entry(id)
    if entry is None or id.startswith(_EVERYWHERE):
        return Bundle.FLOOR
    return _APART.get(entry.file, Bundle.FLOOR)


def _message(words: Catalogue, id: str) -> Any:
    message = words.message(id)
    if message.value is None:
        raise CatalogueError(f"{words.language}: {id} says nothing")
    value = _pattern(message.value)
    forms = {one.id.name: _pattern(one.value) for one in message.attributes if one.id.name not in FORMS_ELSEWHERE}
    return {"": value} | forms if forms else value


def _pattern(pattern: ast.Pattern) -> Pattern:
    parts = [_element(one) for one in pattern.elements]
    joined: list[Any] = []
    for part in parts:
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        elif part != "":
            joined.append(part)
    return "".join(joined) if all(isinstance(one, str) for one in joined) else joined


def _element(element: ast.TextElement | ast.Placeable) -> Any:
    return element.value if isinstance(element, ast.TextElement) else _expression(element.expression)


def _expression(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Any:
    match expression:
        case ast.StringLiteral():
            return expression.parse()["value"]
        case ast.NumberLiteral():
            return expression.value
        case ast.VariableReference():
            return {"v": expression.id.name}
        case ast.FunctionReference():
            return _function(expression)
        case ast.MessageReference():
            more = {"a": expression.attribute.name} if expression.attribute else {}
            return {"m": expression.id.name} | more
        case ast.SelectExpression():
            return {
                "s": _expression(expression.selector),
                "k": {_key(one.key): _pattern(one.value) for one in expression.variants},
                "d": next(_key(one.key) for one in expression.variants if one.default),
            }
        case ast.Placeable():
            return _expression(expression.expression)
        case ast.TermReference():
            raise CatalogueError(f"-{expression.id.name}: a name is a message here, not a term")
        case _:
            assert_never(expression)


def _function(call: ast.FunctionReference) -> dict[str, Any]:
    [fact] = call.arguments.positional
    if not isinstance(fact, ast.VariableReference):
        raise CatalogueError(f"{call.id.name} takes a fact")
    named = {one.name.name: one.value.parse()["value"] for one in call.arguments.named}
    kind = {"n": NAMES[call.id.name]} if call.id.name in NAMES else {"f": call.id.name}
    return kind | {"v": fact.id.name} | named


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
