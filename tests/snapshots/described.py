"""What the floor says of itself: its OpenAPI document, every command and every book as forms are made from, and labels.

Names of classes and functions are taken out of the document: what is referred to stands in its place. Start at `texts`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from croupier import BOOKS
from croupier.service.app import create_app
from croupier.service.asking import book_described, commands_described
from croupier.service.settings import Settings
from croupier.service.wire import encode
from snapshots.corpus import ROOT

_FROM_CODE: Final = ("title", "operationId", "summary")  # made of the names of classes and functions
_TEXT: Final = r"""'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`"""
_LABEL: Final = re.compile(rf"""(?:'([\w-]+)'|"([\w-]+)"|\b([\w]+))\s*:\s*\[\s*(?:{_TEXT})\s*,\s*(?:{_TEXT})\s*\]""")


def texts() -> Iterator[tuple[str, str]]:
    """Each route, each command and each book under its name."""
    document = create_app(Settings(database="none.db", hosts=())).openapi()
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            yield f"{method.upper()} {path}", _pretty(_plain(route, document, ()))
    yield "commands in the order of a day", "".join(f"{command.name}\n" for command in commands_described())
    for command in commands_described():
        yield f"command {command.name}", _pretty(json.loads(encode(command)))
    for book in BOOKS:
        yield f"book {book}", _pretty(json.loads(encode(book_described(book))))


def _pretty(thing: Any) -> str:
    return json.dumps(thing, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def _plain(thing: Any, document: Mapping[str, Any], within: tuple[str, ...]) -> Any:
    """What is referred to in its place; within itself it is said how far out it is."""
    match thing:
        case {"$ref": str(where)}:
            if where in within:
                return {"again": within[::-1].index(where)}
            named = document["components"]["schemas"][where.rpartition("/")[2]]
            return _plain(named, document, (*within, where))
        case dict():
            return {
                name: _plain(value, document, within)
                for name, value in thing.items()
                if not (name in _FROM_CODE and isinstance(value, str))
            }
        case list():
            return [_plain(one, document, within) for one in thing]
        case _:
            return thing


def labels() -> str:
    """Every label of the pages with its English and its Chinese, wherever in their files it stands."""
    found: set[str] = set()
    for file in sorted((ROOT / "src/croupier/web").rglob("*.js")):
        for groups in _LABEL.findall(file.read_text(encoding="utf-8")):
            name, english, chinese = ("".join(groups[place : place + 3]) for place in (0, 3, 6))
            found.add(f"{name}: {english} | {chinese}")
    return "".join(f"{label}\n" for label in sorted(found))
