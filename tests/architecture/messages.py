"""What a message of a catalogue is made of, for tests to compare: its forms, the facts it tells, the choices it makes.

A message that is part of another counts as written there. Start at `told`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from croupier.languages import catalogue

PLURALS: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
FLAG: Final = "GIVEN"  # asks whether a fact is there, and tells nothing of it


class Told(NamedTuple):
    """What one form of a message tells: `stake`, MONEY; and by which facts it chooses, with all keys."""

    facts: frozenset[tuple[str, str]]
    choices: dict[str, frozenset[str]]


@cache
def files(language: str) -> dict[str, ast.Resource]:
    """Each file of a language, as the library's own parser reads it."""
    texts = catalogue(language)._texts
    return {name: FluentParser(with_spans=False).parse(text) for name, text in texts.items()}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def entries(language: str) -> Iterator[ast.EntryType]:
    for resource in files(language).values():
        yield from resource.body


def forms(message: ast.Message) -> dict[str, ast.Pattern]:
    """The patterns of a message by their form, the plain one under the empty name."""
    plain = {"": message.value} if message.value else {}
    return plain | {one.id.name: one.value for one in message.attributes}


@cache
def told(language: str, id: str, form: str = "") -> Told:
    reader = _Reader(language)
    reader.visit(forms(messages(language)[id])[form])
    return Told(frozenset(reader.facts), {fact: frozenset(keys) for fact, keys in reader.choices.items()})


@cache
def references(language: str) -> frozenset[str]:
    """Every message that is part of another one."""
    reader = _Reader(language)
    for resource in files(language).values():
        reader.visit(resource)
    return frozenset(reader.names)


class _Reader(Visitor):
    def __init__(self, language: str) -> None:
        self.language = language
        self.facts: set[tuple[str, str]] = set()
        self.choices: dict[str, set[str]] = {}
        self.names: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802  # so the library calls it
        expression = node.expression
        if isinstance(expression, ast.VariableReference):
            self.facts.add((expression.id.name, ""))
        elif isinstance(expression, ast.FunctionReference):
            self.facts.add((_fact(expression), expression.id.name))
        elif isinstance(expression, ast.MessageReference):
            self.names.add(expression.id.name)
            part = told(self.language, expression.id.name, expression.attribute.name if expression.attribute else "")
            self.facts |= part.facts
            for fact, known in part.choices.items():
                self.choices.setdefault(fact, set()).update(known)
        elif isinstance(expression, ast.SelectExpression):
            keys = {_key(one.key) for one in expression.variants}
            self.choices.setdefault(_selector(expression.selector), set()).update(keys)
        self.generic_visit(node)


def _selector(selector: ast.InlineExpression | ast.Placeable) -> str:
    if isinstance(selector, ast.FunctionReference):
        return f"{selector.id.name}({_fact(selector)})"
    assert isinstance(selector, ast.VariableReference), "a choice is made by a fact"
    return selector.id.name


def _fact(call: ast.FunctionReference) -> str:
    [fact] = call.arguments.positional
    assert isinstance(fact, ast.VariableReference), f"{call.id.name} takes a fact"
    return fact.id.name


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value
