"""What the service's description says of bodies that the core reads: commands with their facts, a set-up, answers.

Made from the commands and records themselves, as pages make their forms, so that it cannot say anything else. Start
at `describe_command` and `answered`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from croupier.cards import PACK
from croupier.languages.pages import PageWords
from croupier.rulebooks import shelf
from croupier.service.access import ANSWERS
from croupier.service.asking import (
    Asks,
    BookDescribed,
    CommandDescribed,
    commands_described,
    promotion_commands_described,
    tournament_commands_described,
)
from croupier.service.frames import ViewShown
from croupier.service.irregular import IrregularitiesShown
from croupier.service.promotion_frames import PromotionCard, PromotionShown
from croupier.service.table_cards import Automatic
from croupier.service.tournament_frames import EntryAnswer, TournamentCard, TournamentShown
from croupier.service.wire import Reply
from croupier.table import Setup
from croupier.words.book import BookWords

Schema = dict[str, Any]
_PLAIN: Final[dict[str, Schema]] = {
    "text": {"type": "string"},
    "number": {"type": "integer"},
    "money": {"type": "integer", "description": "cents"},
    "time": {"type": "integer", "description": "milliseconds since 1970"},
    "yes-no": {"type": "boolean"},
    "card": {"enum": sorted(str(card) for card in set(PACK))},
}


def describe_command(schema: Schema) -> None:
    """The body of a command: for each of them the facts that it takes."""
    _describe(schema, commands_described())


def describe_tournament_command(schema: Schema) -> None:
    _describe(schema, tournament_commands_described())


def describe_promotion_command(schema: Schema) -> None:
    _describe(schema, promotion_commands_described())


def _describe(schema: Schema, described: tuple[CommandDescribed, ...]) -> None:
    schema["properties"]["command"] = {"enum": [one.name for one in described]}
    schema["properties"]["facts"] = {"type": "object", "default": {}}
    schema["oneOf"] = [
        {
            "title": one.name,
            "description": one.about,
            "properties": {"command": {"const": one.name}, "facts": _record(one.fields)},
            "required": ["command", *(["facts"] if any(field.required for field in one.fields) else [])],
        }
        for one in described
    ]


def describe_table(schema: Schema) -> None:
    """The body of a new table: its book and its set-up."""
    opens = next(one for one in commands_described() if one.name == "open-table")
    schema["properties"]["book"] = {"enum": list(shelf())}
    schema["properties"]["setup"] = _schema(next(field for field in opens.fields if field.name == "setup"))


def _record(fields: tuple[Asks, ...]) -> Schema:
    return {
        "type": "object",
        "properties": {field.name: _schema(field) for field in fields},
        "required": [field.name for field in fields if field.required],
    }


def _schema(field: Asks) -> Schema:
    match field.type:
        case "choice":
            return {"enum": list(field.choices)}
        case "record":
            return _record(field.fields)
        case "list" if field.each is not None:
            return {"type": "array", "items": _schema(field.each)}
        case "pair":
            many = len(field.fields)
            parts = [_schema(one) for one in field.fields]
            return {"type": "array", "prefixItems": parts, "minItems": many, "maxItems": many}
        case _:
            return dict(_PLAIN[field.type])


# --- answers -------------------------------------------------------------------------------------


class CardShown(msgspec.Struct, frozen=True):
    """How a table is set up when it opens, and which of its steps it takes by itself."""

    id: str
    name: str
    book: str
    currency: str
    symbol: str
    setup: Setup
    automatic: tuple[Automatic, ...]
    betting_seconds: float
    cut_seconds: float
    acts: dict[str, Automatic]  # of which act a command is
    otherwise: Automatic  # of which every other one is


_ANSWERED: Final[tuple[Any, ...]] = (
    Reply,
    tuple[CommandDescribed, ...],
    BookDescribed,
    CardShown,
    IrregularitiesShown,
    ViewShown,
    PageWords,
    BookWords,
    TournamentShown,
    TournamentCard,
    tuple[TournamentCard, ...],
    tuple[EntryAnswer, ...],
    PromotionShown,
    PromotionCard,
    tuple[PromotionCard, ...],
)


@cache
def _components() -> tuple[dict[Any, Schema], dict[str, Schema]]:
    where = "#/components/schemas/{name}"
    shapes, named = msgspec.json.schema_components(_ANSWERED, schema_hook=_as_text, ref_template=where)
    return dict(zip(_ANSWERED, shapes, strict=True)), named


def _as_text(kind: type) -> Schema:
    """Clauses, which are texts."""
    if issubclass(kind, str):
        return {"type": "string"}
    raise TypeError(f"{kind.__name__} does not go over the wire")


def answered(kind: Any, *codes: int) -> dict[int | str, dict[str, Any]]:
    """What a route answers where it writes the body itself; with these codes the same, or plainly why not."""
    shape = _components()[0][kind]
    either = {"anyOf": [shape, {"$ref": "#/components/schemas/Detail"}]}
    told: dict[int | str, dict[str, Any]] = {200: {"content": {"application/json": {"schema": shape}}}}
    for code in codes:
        told[code] = {"description": ANSWERS[code], "content": {"application/json": {"schema": either}}}
    return told


def kind_answered(responses: dict[int | str, dict[str, Any]]) -> Any:
    """The record that a route answers with, where `answered` told of it; nothing where it did not."""
    schema = responses.get(200, {}).get("content", {}).get("application/json", {}).get("schema")
    return next((kind for kind, shape in _components()[0].items() if shape == schema), None)


def add_shapes(description: Schema) -> None:
    """Put what `answered` refers to into the description of the service."""
    known = description.setdefault("components", {}).setdefault("schemas", {})
    for name, shape in _components()[1].items():
        same = name in known and sorted(known[name].get("enum", ())) == sorted(shape.get("enum", ("",)))
        assert same or name not in known, f"two shapes are called {name}"
        known[name] = shape
