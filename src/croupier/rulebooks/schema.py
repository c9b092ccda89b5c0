"""A JSON Schema of every file of a book, for editors that complete keys and underline what is wrong while one types.

It is made of the types that loading converts to, so it cannot say otherwise than they do; what only the book as a
whole can tell (names that lead somewhere, cases left open) is for `croupier rules check`. Start at `schema_of`.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from croupier.clauses import Chapter, Status
from croupier.coup import WORDS, Condition
from croupier.money import ODDS_AS_WRITTEN, SHARE_AS_WRITTEN, Odds, Share
from croupier.rulebooks.convert import FALLS_BACK
from croupier.rulebooks.files import FILES
from croupier.rulebooks.folder import REGISTER, REGISTER_COLUMNS
from croupier.rulebooks.meanings import meaning_of, meanings_of_values, said_by
from croupier.rulebooks.shapes import Field, Shape, Way, fields_of

JsonSchema: TypeAlias = dict[str, Any]
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_CLAUSE_NUMBER: Final = {"type": "string", "minLength": 1}
_SILENT: Final[JsonSchema] = {
    "description": "The document says nothing of this; `reading` is the id of a reading that says how that is taken.",
    "type": "object",
    "properties": {"silent": {"const": True}, "reading": {"type": "string"}},
    "required": ["silent"],
    "additionalProperties": False,
}
_FALLS_BACK: Final[JsonSchema] = {
    "description": "As in the book that source.toml falls back to.",
    "type": "object",
    "properties": {FALLS_BACK: {"const": True}},
    "required": [FALLS_BACK],
    "additionalProperties": False,
}


def schemas() -> dict[str, JsonSchema]:
    """Of every file of a book, by its name."""
    return {name: schema_of(name) for name in (*(file.name for file in FILES), REGISTER)}


def schema_of(name: str) -> JsonSchema:
    """Of one file; a KeyError where a book has no such file."""
    head = {"$schema": DIALECT, "title": f"{name} of a Croupier rulebook"}
    if name == REGISTER:
        return head | _register()
    kind = {file.name: file.kind for file in FILES}[name]
    tables: dict[str, JsonSchema] = {}
    whole = _table(kind, tables)
    for key in whole["properties"].values():
        key["anyOf"] = [*_forms(key), _FALLS_BACK]
    return head | whole | {"$defs": dict(sorted(tables.items()))}


def _forms(schema: JsonSchema) -> list[JsonSchema]:
    """The forms that a key may have, taken out of its schema: what is left there describes it."""
    if "anyOf" in schema:
        forms: list[JsonSchema] = schema.pop("anyOf")
        return forms
    return [{name: schema.pop(name) for name in list(schema) if name not in ("description", "default")}]


def _table(kind: type[msgspec.Struct], tables: dict[str, JsonSchema]) -> JsonSchema:
    fields = fields_of(kind)
    schema: JsonSchema = {"type": "object"}
    if said := said_by(kind):
        schema["description"] = said
    schema["properties"] = {name: _key(kind, field, name, tables) for name, field in fields.items()}
    schema["required"] = [name for name, field in fields.items() if field.required]
    return schema | {"additionalProperties": False}


def _key(kind: type[msgspec.Struct], field: Field, name: str, tables: dict[str, JsonSchema]) -> JsonSchema:
    schema = _value(field.shape, tables)
    told = [meaning_of(kind, field, name)]
    told += [f"`{value}`: {meaning}" for value, meaning in meanings_of_values(kind, field).items() if meaning]
    if any(told):
        schema = {"description": "\n".join(filter(None, told))} | schema
    return schema


def _value(shape: Shape, tables: dict[str, JsonSchema]) -> JsonSchema:
    said = _said(shape, tables)
    return {"anyOf": [said, _SILENT]} if shape.may_be_silent else said


def _said(shape: Shape, tables: dict[str, JsonSchema]) -> JsonSchema:
    """A value that is not silent."""
    match shape.way:
        case Way.CLAUSES:
            return {"type": "array", "items": _CLAUSE_NUMBER, "minItems": 1}
        case Way.LIST:
            assert shape.inner is not None
            return {"type": "array", "items": _value(shape.inner, tables)}
        case Way.BY_NAME:
            assert shape.inner is not None
            return {"type": "object", "additionalProperties": _value(shape.inner, tables)}
        case Way.TABLE:
            name = shape.hint.__name__
            if name not in tables:
                tables[name] = {}  # it is there already for whatever of its kind is in it
                tables[name] = _table(shape.hint, tables)
            return {"$ref": f"#/$defs/{name}"}
        case Way.LEAF:
            return _leaf(shape)


def _leaf(shape: Shape) -> JsonSchema:
    if shape.choices:
        return {"enum": list(shape.choices)}
    written = {Odds: (ODDS_AS_WRITTEN, "8 to 1"), Share: (SHARE_AS_WRITTEN, "5%")}
    if shape.hint in written:
        pattern, example = written[shape.hint]
        return {"type": "string", "pattern": f"^(?:{pattern})$", "examples": [example]}
    if shape.hint is Condition:
        return _condition()
    return msgspec.json.schema(shape.hint)


def _condition() -> JsonSchema:
    """Words of the vocabulary, each with one of its values or a list of some."""
    words: JsonSchema = {}
    for word in WORDS.values():
        one = {"enum": list(word.values)}
        some = {"type": "array", "items": one, "minItems": 1, "uniqueItems": True}
        words[word.name] = {"description": word.asks, "anyOf": [one, some]}
    return {"type": "object", "properties": words, "minProperties": 1, "additionalProperties": False}


def _register() -> JsonSchema:
    """Of the rows of the register, each by the names of its columns."""
    columns: JsonSchema = {name: {"type": "string"} for name in REGISTER_COLUMNS}
    columns["clause"] |= {"minLength": 1, "description": "the clause's number in the document; each stands once"}
    columns["status"] = {"enum": [one.value for one in Status], "description": "what becomes of it in software"}
    columns["comes"] = {
        "enum": [one.value for one in Chapter],
        "description": "the chapter that it waits for; empty: none",
    }
    columns["paraphrase"] |= {"minLength": 1, "description": "what it says, in your own words"}
    columns["reason"] |= {"description": "why it is not encoded, where it is not"}
    reasons = {
        "if": {"properties": {"status": {"not": {"const": Status.ENCODED.value}}}},
        "then": {"properties": {"reason": {"minLength": 1}}},
    }
    row = {"type": "object", "properties": columns, "required": REGISTER_COLUMNS, "additionalProperties": False}
    return {"type": "array", "items": row | reasons}
