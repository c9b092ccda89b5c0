"""Makes docs/wire.d.ts, the wire's records as types for the pages, from the floor's own records: `make reference`.

A field that the floor leaves out when it has nothing to say may be missing there too. What a page says, commands and
bodies, is made from the descriptions by which the floor judges it. Start at `wire_types`.
"""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Iterable
from datetime import date
from enum import Enum
from pathlib import Path

import msgspec
from fastapi.routing import APIRoute
from pydantic import BaseModel

from croupier.clauses import Clause
from croupier.service.access import Detail
from croupier.service.asking import Asks, commands_described, tournament_commands_described
from croupier.service.frames import Hello, Pulse, ViewShown
from croupier.service.routes_coups import router as coups_api
from croupier.service.routes_documents import documents_api
from croupier.service.routes_duties import router as duties_api
from croupier.service.routes_floor import NewTable, api
from croupier.service.routes_house import router as house_api
from croupier.service.routes_inspect import router as inspect_api
from croupier.service.routes_log import router as log_api
from croupier.service.routes_me import router as me_api
from croupier.service.routes_odds import odds_api
from croupier.service.routes_people import router
from croupier.service.routes_promotions import promotions_api
from croupier.service.routes_ranks import router as ranks_api
from croupier.service.routes_reports import reports_api
from croupier.service.routes_rules import rules_api
from croupier.service.routes_terminals import router as terminals_api
from croupier.service.routes_tournaments import tournaments_api
from croupier.service.routes_train import train_api
from croupier.service.routes_words import words_api
from croupier.service.schemas import kind_answered
from croupier.service.wire import Reply, Said

PLACE = Path(__file__).parent / "wire.d.ts"
HEAD = """// What goes over the wire (wire.md), as types for the pages: `Wire.ViewShown`.
// Made from the floor's records by `make reference`; a test holds it to them."""
FRAMES = (Hello, ViewShown, Reply, Pulse)
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    types.NoneType: "null",
    Clause: "string",
    date: "string",
}
PLAIN_FIELDS = {"text": "string", "number": "number", "money": "number", "time": "number", "yes-no": "boolean"}


class Types:
    """The types needed so far, by name: whatever a record mentions is told too."""

    def __init__(self) -> None:
        self.told: dict[str, str] = {}
        self._kinds: dict[str, type] = {}

    def of(self, hint: typing.Any) -> str:
        """A type as a page knows it."""
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.of(one) for one in arguments))
        if origin is typing.Literal:
            return _either(arguments)
        if origin is typing.Annotated:
            return self.of(arguments[0])
        if origin in (tuple, list) and (len(arguments) == 1 or arguments[1] is Ellipsis):
            return f"{self._inner(arguments[0])}[]"
        if origin is tuple:
            return f"[{', '.join(self.of(one) for one in arguments)}]"
        if origin is dict:
            key, value = arguments
            inner = self.of(value)
            return f"{{ [name: string]: {inner} }}" if key is str else f"{{ [name in {self.of(key)}]: {inner} }}"
        if hint in (typing.Any, object):
            return "unknown"
        return self._named(hint)

    def _inner(self, hint: typing.Any) -> str:
        inner = self.of(hint)
        return f"({inner})" if " | " in inner else inner

    def _named(self, kind: type) -> str:
        name = kind.__name__
        assert self._kinds.setdefault(name, kind) is kind, f"two records are called {name}"
        if name not in self.told:
            self.told[name] = ""  # it may mention itself
            self.told[name] = _about(kind) + self._whole(name, kind)
        return name

    def _whole(self, name: str, kind: type) -> str:
        if issubclass(kind, Enum):
            return f"type {name} = {_either(one.value for one in kind)}"
        if issubclass(kind, msgspec.Struct):
            fields = self._sent(kind)
        elif issubclass(kind, BaseModel):
            fields = self._answered(kind)
        else:
            raise TypeError(f"{name} does not go over the wire")
        return f"interface {name} {{\n" + "".join(f"  {one}\n" for one in fields) + "}"

    def _sent(self, kind: type[msgspec.Struct]) -> list[str]:
        """A record of the floor: what is as usual is left out where the record says so, and nothing set never goes."""
        hints = typing.get_type_hints(kind, include_extras=True)
        omits = kind.__struct_config__.omit_defaults
        told = []
        for field in msgspec.structs.fields(kind):
            parts = typing.get_args(hints[field.name]) if _is_union(hints[field.name]) else (hints[field.name],)
            without = {msgspec.UnsetType, *([types.NoneType] if omits and field.default is None else [])}
            wanted = " | ".join(dict.fromkeys(self.of(one) for one in parts if one not in without))
            may_miss = (
                msgspec.UnsetType in parts or (omits and not field.required) or (kind is Said and not field.required)
            )
            told.append(f"{field.name}{'?' if may_miss else ''}: {wanted}")
        return told

    def _answered(self, kind: type[BaseModel]) -> list[str]:
        """A body: one that a page sends may leave out what has a usual value, an answer has all of it."""
        asked = kind.model_config.get("extra") == "forbid"
        fields = kind.model_fields.items()
        return [
            f"{name}{'?' if asked and not one.is_required() else ''}: {self._body(kind, name)}" for name, one in fields
        ]

    def _body(self, kind: type[BaseModel], name: str) -> str:
        if kind is NewTable and name == "setup":
            return "Commands['open-table']['setup']"
        return self.of(typing.get_type_hints(kind, include_extras=True)[name])


def _either(values: Iterable[object]) -> str:
    return " | ".join(f"'{one}'" for one in values)


def _is_union(hint: typing.Any) -> bool:
    return typing.get_origin(hint) in (typing.Union, types.UnionType)


def _about(kind: type) -> str:
    """The first part of what a record says of itself."""
    own = vars(kind).get("__doc__")
    if not own:
        return ""
    first, *_ = inspect.cleandoc(own).split("\n\n")
    return f"/** {' '.join(first.split())} */\n"


# --- what a page says ----------------------------------------------------------------------------


def _commands() -> str:
    facts = "".join(f"  '{one.name}': {_record(one.fields)}\n" for one in commands_described())
    of_tournaments = "".join(f"  '{one.name}': {_record(one.fields)}\n" for one in tournament_commands_described())
    return (
        f"/** The facts of every command. */\ninterface Commands {{\n{facts}}}\n\n"
        f"/** Likewise of tournaments. */\ninterface TournamentCommands {{\n{of_tournaments}}}"
    )


def _record(fields: tuple[Asks, ...]) -> str:
    inside = ", ".join(f"{one.name}{'' if one.required else '?'}: {_fact(one)}" for one in fields)
    return f"{{ {inside} }}" if inside else "{}"


def _fact(field: Asks) -> str:
    match field.type:
        case "choice":
            return _either(field.choices)
        case "record":
            return _record(field.fields)
        case "list" if field.each is not None:
            each = _fact(field.each)
            return f"({each})[]" if " | " in each else f"{each}[]"
        case "pair":
            return f"[{', '.join(_fact(one) for one in field.fields)}]"
        case "card":
            return "string"
        case _:
            return PLAIN_FIELDS[field.type]


def _routes(known: Types) -> list[str]:
    """What a route answers, and what it is asked, by its verb and path."""
    answers, bodies = [], []
    parts = (
        router,
        ranks_api,
        terminals_api,
        me_api,
        api,
        house_api,
        duties_api,
        words_api,
        documents_api,
        reports_api,
        odds_api,
        rules_api,
        train_api,
        tournaments_api,
        promotions_api,
        inspect_api,
        coups_api,
        log_api,
    )
    routes = [one for part in parts for one in part.routes if isinstance(one, APIRoute)]
    for route in sorted(routes, key=lambda one: (-one.path.count("/"), "{" in one.path, one.path)):
        path = route.path.removeprefix("/api").replace("{clause:path}", "{clause}")
        for name in route.param_convertors:
            path = path.replace(f"{{{name}}}", "${string}")
        hints = typing.get_type_hints(route.endpoint, include_extras=True)
        asked = next((one for one in hints.values() if inspect.isclass(one) and issubclass(one, BaseModel)), None)
        answer = kind_answered(route.responses) or hints.get("return")
        for verb in sorted(route.methods or ()):
            if answer is not None and not (inspect.isclass(answer) and answer.__name__ == "Response"):
                asks_more = route.dependant.query_params and not path.endswith("}")
                paths = (path, f"{path}?${{string}}") if asks_more else (path,)
                answers += [f"  Route extends `{verb} {one}` ? {known.of(answer)} :" for one in paths]
            if verb != "GET":
                body = known.of(asked) if asked and asked is not hints.get("return") else "{}"
                bodies.append(f"  Route extends `{verb} {path}` ? {body} :")
    return [
        "/** What the floor answers, by verb and path. */\ntype Answers<Route extends string> =\n"
        + "\n".join([*answers, "  never"]),
        "/** What it is asked with. */\ntype Bodies<Route extends string> =\n" + "\n".join([*bodies, "  never"]),
    ]


def wire_types() -> str:
    known = Types()
    frames = " | ".join(known.of(one) for one in FRAMES)
    known.of(Said)
    known.of(Detail)
    routes = _routes(known)
    whole = [
        f"/** What comes over the socket. */\ntype Frame = {frames}",
        *(known.told[name] for name in sorted(known.told)),
        _commands(),
        *routes,
    ]
    indented = "\n\n".join(whole).replace("\n", "\n  ").replace("\n  \n", "\n\n")
    return f"{HEAD}\n\ndeclare namespace Wire {{\n  {indented}\n}}\n"


if __name__ == "__main__":
    PLACE.write_text(wire_types(), encoding="utf-8")
