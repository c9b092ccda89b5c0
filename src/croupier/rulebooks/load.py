"""Loading a book: read its folder, convert every provision, prove the whole, and list all faults at once.

It decides nothing about play. Start at `load_folder` (from disk) or `build` (from tables already read).
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, cast

from croupier.clauses import Chapter, Clause, ClauseRow, Register, Status
from croupier.rulebooks.checks import check
from croupier.rulebooks.convert import FALLS_BACK, Converter
from croupier.rulebooks.faults import Faults
from croupier.rulebooks.files import CONVERTED, FILES, BookFile
from croupier.rulebooks.folder import REGISTER, Folder, ParentBook, another, digest, read_folder
from croupier.rulebooks.half_book import HalfBook
from croupier.rulebooks.rulebook import Rulebook
from croupier.rulebooks.tableau import read_tableau


def load_folder(
    place: Path | Traversable, parent: ParentBook, files: Mapping[str, bytes] | None = None
) -> tuple[Folder, Rulebook]:
    """Load a book from its folder; `parent` finds the book it falls back to, if it names one.

    `files` are those of the folder where they have been read already.
    """
    faults = Faults()
    folder = read_folder(place, faults, files)
    if (other := another(folder, place.name, parent)) is not None:
        faults.add("source.toml", "id", f"{other.id} is another book: {other.imprint}")
    return folder, build(folder, parent, faults, place.name or str(place))


def build(folder: Folder, parent: ParentBook, faults: Faults, called: str = "book") -> Rulebook:
    """Build and prove a book from tables already read; raises RulebookError with every fault."""
    book = _book_id(folder, faults) or called
    register = _read_register(book, folder.get(REGISTER, []), faults)
    fallback = _fallback(folder, parent, faults)
    registers = {book: register}
    if fallback:
        registers[fallback[1].id] = fallback[1].register
    converter = Converter(book, registers)
    tables = {name: table for name, table in folder.items() if name != REGISTER}
    if fallback:
        tables = _stand_in(book, tables, fallback, faults)
    provisions = {file.name: _provision(file, tables, converter, faults) for file in CONVERTED}
    table_of_play = provisions["tableau.toml"]
    tableau = read_tableau(table_of_play, faults) if table_of_play else None
    filled: dict[str, Any] = {}
    for file in FILES:
        if provisions[file.name] is not None:
            filled |= file.fields(provisions[file.name])
    filled |= {
        "register": register,
        "cited": {clause: tuple(dict.fromkeys(places)) for clause, places in converter.cited.items()},
        "folder": folder,
        "digest": digest(folder, *([fallback[1].digest] if fallback else [])),
        "parent": fallback[1] if fallback else None,
    }
    if tableau is not None:
        filled["tableau"] = tableau
    whole = tableau is not None and None not in provisions.values()
    rulebook = Rulebook(**filled) if whole else cast("Rulebook", HalfBook(filled))
    check(rulebook, getattr(provisions["options.toml"], "option", ()), converter.silences, faults)
    faults.raise_any(book)
    assert whole, "a provision is missing, yet no fault was noted"
    return rulebook


def _provision(file: BookFile, tables: dict[str, Any], converter: Converter, faults: Faults) -> Any:
    """What a file says, of its own type; nothing if it has faults or is missing."""
    if file.name in tables:
        return converter.table(file.kind, tables[file.name], faults.at(file.name))
    # an edition from before the file's chapter is still opened, to judge what was played under it
    return file.kind() if file.later else None


def is_book_id(id: object) -> bool:
    return isinstance(id, str) and id.replace("-", "").isalnum() and id == id.lower()


def _book_id(folder: Folder, faults: Faults) -> str | None:
    found = folder.get("source.toml", {}).get("id")
    if found is not None and not is_book_id(found):
        faults.add("source.toml", "id", f"must be lower-case words joined by hyphens, not {found!r}")
        return None
    return None if found is None else str(found)


def _read_register(book: str, rows: list[list[str]], faults: Faults) -> Register:
    register: dict[Clause, ClauseRow] = {}
    statuses, chapters = {one.value: one for one in Status}, {one.value: one for one in Chapter}
    for place, row in enumerate(rows):
        where = faults.row(place)
        if len(row) != 6:
            faults.add(REGISTER, where, f"has {len(row)} columns instead of 6")
            continue
        number, status, comes, topic, paraphrase, reason = row
        clause = Clause.of(book, number)
        if not number or clause in register:
            faults.add(REGISTER, where, f"clause {number!r} is {'listed twice' if number else 'empty'}")
        if status not in statuses:
            faults.add(REGISTER, where, f"there is no status {status!r}", given=status, allowed=tuple(statuses))
            continue
        if comes not in chapters:
            known = tuple(filter(None, chapters))
            faults.add(REGISTER, where, f"comes {comes!r} is not empty and no chapter", given=comes, allowed=known)
            continue
        if not paraphrase or (not reason and status != Status.ENCODED):
            faults.add(REGISTER, where, f"clause {number}: {'a reason' if paraphrase else 'a paraphrase'} is missing")
        register[clause] = ClauseRow(
            clause=clause,
            status=statuses[status],
            comes=chapters[comes],
            topic=topic,
            paraphrase=paraphrase,
            reason=reason,
        )
    return Register(book, register)


def _fallback(folder: Folder, parent: ParentBook, faults: Faults) -> tuple[Folder, Rulebook] | None:
    named = folder.get("source.toml", {}).get("falls-back")
    if not isinstance(named, dict) or not isinstance(named.get("to"), str):
        return None
    found = parent(named["to"])
    if found is None:
        faults.at("source.toml", "falls-back.to").add(f"there is no book {named['to']!r}")
    elif named["to"] == folder["source.toml"].get("id"):
        faults.add("source.toml", "falls-back.to", "a book cannot fall back to itself")
        return None
    return found


def _stand_in(book: str, tables: dict[str, Any], fallback: tuple[Folder, Rulebook], faults: Faults) -> dict[str, Any]:
    """Put the parent's provision wherever a table is written `falls-back = true`, citing both books."""
    folder, parent = fallback
    cited = tables["source.toml"]["falls-back"].get("clauses")
    own = [f"{book}:{number}" for number in cited] if isinstance(cited, list) else []
    filled: dict[str, Any] = {}
    for file, table in tables.items():
        filled[file] = dict(table)
        for key, value in table.items():
            if value != {FALLS_BACK: True}:
                continue
            if key in folder.get(file, {}):
                filled[file][key] = _cite_both(folder[file][key], parent.id, own)
            else:
                del filled[file][key]
                faults.add(file, key, f"falls back to {parent.id}, which has no such provision")
    return filled


def _cite_both(raw: Any, parent: str, own: list[str]) -> Any:
    if isinstance(raw, list):
        return [_cite_both(one, parent, own) for one in raw]
    if not isinstance(raw, dict):
        return raw
    return {
        key: _cited_by_both(value, parent, own)
        if key == "clauses" or key.endswith("-clauses")
        else _cite_both(value, parent, own)
        for key, value in raw.items()
    }


def _cited_by_both(clauses: Any, parent: str, own: list[str]) -> Any:
    """A list of clauses, or such lists by row."""
    if isinstance(clauses, dict):
        return {row: _cited_by_both(one, parent, own) for row, one in clauses.items()}
    return [*own, *(f"{parent}:{number}" for number in clauses)]
