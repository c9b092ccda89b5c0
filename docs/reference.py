"""Makes the reference pages of the live table, docs/reference/*.md, from the code and the books: `make reference`."""

from __future__ import annotations

import importlib
import inspect
import types
import typing
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from croupier import BOOKS, open_book
from croupier.clauses import Clauses, Reason, Status, together
from croupier.languages import Speaker
from croupier.promotions.terms.schema import PromotionTerms
from croupier.rulebooks import meanings
from croupier.rulebooks.act_names import ACTS_FILE, PATHS_FILE, PROMOTION_PATHS_FILE, ActNames
from croupier.rulebooks.files import FILES
from croupier.rulebooks.folder import REGISTER
from croupier.rulebooks.meanings import meaning_of, meanings_of_values, said_by
from croupier.rulebooks.schema import schema_of
from croupier.rulebooks.shapes import Shape, Way, fields_of
from croupier.table import ACTS, By, Command, Event, name_of, power_of
from croupier.table.authority import powers, within_rank
from croupier.table.codec import COMMANDS, EVENTS
from croupier.table.irregularities.slips import SLIPS
from croupier.table.rules import House, house_of
from croupier.terms.paths import paths
from croupier.tournament.terms.schema import TournamentTerms
from croupier.words.refusals import clause_numbers

HERE = Path(__file__).parent / "reference"
RULEBOOKS = Path(__file__).parents[1] / "src" / "croupier" / "rulebooks"
ACT_NAMES = RULEBOOKS / ACTS_FILE
TERM_PATHS = RULEBOOKS / PATHS_FILE
PROMOTION_TERM_PATHS = RULEBOOKS / PROMOTION_PATHS_FILE
INTRO = {
    "commands": (
        "Every command carries `id` (sent twice, it takes effect once), `actor` (an id, and a rank of the book or "
        "`patron`) and `at` (milliseconds, universal time). Amounts are whole cents. Staff may do for a patron what is "
        "the patron's. The rank named is the lowest that may: any above it may too."
    ),
    "events": (
        "Every event carries `made` (the command's id, its actor, its time) and `under` (the clauses it rests on). The "
        "number after the name is the version of its shape: a new shape gets a new number, and old logs are brought up "
        "to date on reading."
    ),
    "reasons": (
        "Where several apply, the one that stands first is given. A refusal also carries the clauses and the figures; "
        "the sentence people read is made from them."
    ),
}
MADE = "This page is made by `make reference`; a test holds it to the code."


def shape(hint: object) -> str:
    """A field's type as a reader wants it."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return " or ".join(shape(one) for one in arguments if one is not types.NoneType) + (
            ", or nothing" if types.NoneType in arguments else ""
        )
    if origin is typing.Literal:
        return " / ".join(f"`{one}`" if one else "nothing" for one in arguments)
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return f"list of {shape(arguments[0])}"
    if origin is tuple:
        return f"({', '.join(shape(one) for one in arguments)})"
    return {"str": "text", "int": "whole number", "bool": "yes or no"}.get(
        getattr(hint, "__name__", ""), getattr(hint, "__name__", str(hint))
    )


def fields(kind: type[msgspec.Struct], base: type[msgspec.Struct]) -> str:
    hints = typing.get_type_hints(kind)
    own = [one for one in msgspec.structs.fields(kind) if one.name not in base.__struct_fields__]
    return "; ".join(
        f"`{one.name}` {shape(hints[one.name])}" + ("" if one.required else " (may be left out)") for one in own
    )


def said(kind: type) -> str:
    return " ".join((inspect.getdoc(kind) or "").split())


def who(kind: type[Command]) -> str:
    """Who may give a command, book by book; books that agree are told together."""
    rows: dict[str, list[str]] = {}
    for id in BOOKS:
        book = open_book(id)
        row = power_of(book, kind)
        name = house_of(book).names[row.rank]
        if not ACTS[kind].by_rank:
            name = "as the act's own row says"
        also = f" (also {', '.join(row.also)})" if row.also else ""
        rows.setdefault(name + also, []).append(id)
    return "; ".join(
        name if len(books) == len(BOOKS) else f"{', '.join(books)}: {name}" for name, books in rows.items()
    )


def chapter_title(chapter: str) -> str:
    """What the chapter's folder says of itself."""
    return (importlib.import_module(f"croupier.table.{chapter}").__doc__ or "").strip().rstrip(".")


def commands() -> str:
    text = [
        "# Commands of a table",
        "",
        MADE,
        "",
        INTRO["commands"],
    ]
    for chapter in dict.fromkeys(ACTS[kind].chapter for kind in COMMANDS.values()):
        kinds = [kind for kind in COMMANDS.values() if ACTS[kind].chapter == chapter]
        text += ["", f"## {chapter_title(chapter)}", "", "| command | what it says | facts | who |"]
        text.append("| --- | --- | --- | --- |")
        for kind in kinds:
            by = "the patron concerned, or staff" if ACTS[kind].by is By.PATRON else who(kind)
            text.append(f"| `{name_of(kind)}` | {said(kind)} | {fields(kind, Command) or 'none'} | {by} |")
    return "\n".join(text) + "\n"


def events() -> str:
    text = [
        "# Events of a table",
        "",
        MADE,
        "",
        INTRO["events"],
        "",
        "| event | what happened | facts |",
        "| --- | --- | --- |",
    ]
    for kind in EVENTS.values():
        tag = str(kind.__struct_config__.tag)
        text.append(f"| `{tag}` | {said(kind)} | {fields(kind, Event) or 'none'} |")
    return "\n".join(text) + "\n"


def groups() -> list[tuple[str, list[Reason]]]:
    """The reasons under the headings that their own source has."""
    found: list[tuple[str, list[Reason]]] = []
    for line in inspect.getsource(Reason).splitlines():
        bare = line.strip()
        if bare.startswith("# "):
            found.append((bare[2:], []))
        elif " = " in bare and found:
            found[-1][1].append(Reason[bare.split(" = ")[0]])
    return found


def reasons() -> str:
    text = [
        "# Reasons for a refusal, in order of precedence",
        "",
        MADE,
        "",
        INTRO["reasons"],
        "",
        "| | reason | about |",
        "| --- | --- | --- |",
    ]
    number = 0
    for heading, members in groups():
        for reason in members:
            number += 1
            text.append(f"| {number} | `{reason.value}` | {heading} |")
    return "\n".join(text) + "\n"


def approvals() -> str:
    text = [
        "# Who may do what",
        "",
        MADE,
        "",
        "The ladders of the books, low to high, and the acts that need someone's approval beforehand.",
    ]
    for id in BOOKS:
        book = open_book(id)
        ladder = " < ".join(rank.name for rank in book.authority.rank)
        text += [
            "",
            f"## {id}",
            "",
            f"{ladder}.",
            "",
            "| act | who approves | holds | clauses |",
            "| --- | --- | --- | --- |",
        ]
        for act, row in book.authority.approval.items():
            name = house_of(book).names[row.rank]
            text.append(f"| `{act}` | {name} or above | {HOLDS[row.lasts]} | {numbers(row.clauses)} |")
        text += ["", "| command | who | clauses |", "| --- | --- | --- |"]
        for command, power in powers(house_of(book)).items():
            name = house_of(book).names[power.rank]
            also = f", {', '.join(power.also)}" if power.also else ""
            text.append(f"| `{command}` | {name} or above{also} | {numbers(power.clauses)} |")
    return "\n".join(text) + "\n"


def matrix() -> str:
    """Every command by every rank of every book, as `decide` lets them."""
    text = [
        "# Every command by every rank",
        "",
        MADE,
        "",
        "`yes`: the book lets this rank give the command. `own`: a patron for themselves; staff may do it for them. "
        "What a remedy, an approval or a power on a breach needs beyond that stands in its own row "
        "([authority](authority.md), [irregularities](irregularities.md)).",
    ]
    for id in BOOKS:
        book = open_book(id)
        house = house_of(book)
        people = [*book.authority.rank, *book.authority.outside]
        text += ["", f"## {id}", "", "| command | Patron | " + " | ".join(one.name for one in people) + " |"]
        text.append("| --- | --- |" + " --- |" * len(people))
        for kind in COMMANDS.values():
            act = ACTS[kind]
            cells = ["yes" if may_give(house, one.id, kind) else "" for one in people]
            patron = "own" if act.by is By.PATRON else ""
            text.append(f"| `{act.name}` | {patron} | " + " | ".join(cells) + " |")
    return "\n".join(text) + "\n"


def may_give(house: House, rank: str, kind: type[Command]) -> bool:
    """Someone outside the ladder gives only what a row of theirs names; whoever approves, by the act's own row."""
    return within_rank(house, rank, ACTS[kind]) if ACTS[kind].by_rank else rank in house.ladder


def irregularities() -> str:
    text = [
        "# What each book does when something goes wrong",
        "",
        MADE,
        "",
        "The first row of a slip whose circumstances are met is the one that holds. Whoever is named, or anyone above "
        "them, may order the remedy; where it says *another*, not whoever reported it.",
        "",
        "| slip | as a dealer says it | when it can be reported | cards with the report |",
        "| --- | --- | --- | --- |",
    ]
    for slip, kind in SLIPS.items():
        text.append(f"| `{slip}` | {Speaker().say(f'slip-{slip}', 'said')} | {', '.join(kind.at)} | {kind.cards} |")
    for id in BOOKS:
        book = open_book(id)
        names = {rank.id: rank.name for rank in book.authority.rank}
        text += ["", f"## {id}", "", "| slip | circumstances | remedy | what it does | who | clauses |"]
        text.append("| --- | --- | --- | --- | --- | --- |")
        for row in book.irregularities.irregularity:
            when = ", ".join([*row.when, *([f"option {row.where_option}"] if row.where_option else [])])
            for remedy in row.remedy:
                who_may = names[remedy.rank] + (", another" if remedy.two_people else "")
                who_may += ", every patron agreeing" if remedy.all_agree else ""
                cited = numbers(together(row.clauses, remedy.clauses))
                text.append(f"| `{row.slip}` | {when} | `{remedy.id}` | {remedy.about} | {who_may} | {cited} |")
    return "\n".join(text) + "\n"


def book_files() -> str:
    """Every key of a book's files, and every value of those that may only be one of some, with examples."""
    text = [
        "# The files of a book, key by key",
        "",
        MADE,
        "",
        "What a key means, and an example of it from a book on the shelf. A key that has to be there is bold. "
        "`[...]` is a list of such, `name = ...` one for each name. Where it says *or silent*, a document that "
        "says nothing of it is written `{ silent = true }`, with the `reading` that explains it if there is one. "
        "On the first level of a file any key may be `{ falls-back = true }`, where source.toml names a book to "
        "fall back to. `clauses`, which nearly every table has to have, is said here once: the clauses that say "
        "so, by their numbers in clauses.csv, one at least. `croupier rules schema` has all this for editors, and "
        "[the guide](../guides/add-a-rulebook.md) leads through the files.",
    ]
    told: set[type[msgspec.Struct]] = set()
    examples = Examples()
    for file in FILES:
        text += ["", f"## {file.name}", ""]
        text += _of_kind(file.kind, examples, told)
    text += ["", f"## {REGISTER}", "", "| column | what it says |", "| --- | --- |"]
    columns = schema_of(REGISTER)["items"]["properties"]
    text += [f"| `{name}` | {column.get('description', 'a word to find it by')} |" for name, column in columns.items()]
    text += ["", "| status | the clause |", "| --- | --- |"]
    text += [f"| `{one.value}` | {told} |" for one, told in members(Status)]
    return "\n".join(text) + "\n"


def members(kind: type[Status]) -> Iterator[tuple[Status, str]]:
    for name, said_of in meanings.comments_of(kind).items():
        if name in kind.__members__:
            yield kind[name], said_of


def _of_kind(kind: type[msgspec.Struct], examples: Examples, told: set[type[msgspec.Struct]]) -> list[str]:
    """One type's keys, the values of those that may be one of some, and then the types of its tables."""
    text = [
        *([said_by(kind), ""] if said_by(kind) else []),
        "| key | what it means | as | example |",
        "| --- | --- | --- | --- |",
    ]
    values, inner = list[str](), dict[type[msgspec.Struct], str]()
    for name, field in fields_of(kind).items():
        if name == "clauses" and field.required:
            continue  # said once, above
        named = f"**`{name}`**" if field.required else f"`{name}`"
        as_written, table = _as(field.shape)
        text.append(
            f"| {named} | {cell(meaning_of(kind, field, name))} | {as_written} | {cell(examples.of(kind, name))} |"
        )
        for value, meaning in meanings_of_values(kind, field).items():
            shown = f"`{value}`" if value else "(empty)"
            values.append(f"| `{name}` | {shown} | {cell(meaning)} | {examples.with_value(kind, name, value)} |")
        if table is not None and table not in told and table not in inner:
            inner[table] = name
    if values:
        text += ["", "| key | value | meaning | for example |", "| --- | --- | --- | --- |", *values]
    for table, name in inner.items():
        if table not in told:
            told.add(table)
            text += ["", f"### {table.__name__}, as in `{name}`", "", *_of_kind(table, examples, told)]
    return text


def cell(text: str) -> str:
    return text.replace("|", "\\|")


def _as(shape: Shape) -> tuple[str, type[msgspec.Struct] | None]:
    """How a value is written, and the type of the tables in it."""
    silent = " or silent" if shape.may_be_silent else ""
    if shape.inner is not None:
        inner, table = _as(shape.inner)
        return (f"[{inner}]" if shape.way is Way.LIST else f"name = {inner}") + silent, table
    if shape.way is Way.TABLE:
        return f"{shape.hint.__name__}{silent}", shape.hint
    if shape.way is Way.CLAUSES:
        return "[clause]", None
    if shape.choices:
        return f"one of {len(shape.choices)}{silent}", None
    named = {
        "Odds": "odds",
        "Share": "percentage",
        "Condition": "condition",
        "str": "text",
        "int": "whole number",
        "bool": "true or false",
    }
    called = getattr(shape.hint, "__name__", "")
    return named.get(
        called,
        "text by name"
        if "str, str" in str(shape.hint)
        else "whole number by name"
        if "str, int" in str(shape.hint)
        else "whole number or text",
    ) + silent, None


class Examples:
    """How the books on the shelf have each key of each type, the first that has it."""

    def __init__(self) -> None:
        self._of: dict[tuple[type, str], str] = {}
        self._books: dict[tuple[type, str, str], str] = {}
        for id in BOOKS:
            folder = open_book(id).folder
            for file in FILES:
                if file.name in folder:
                    self._look(file.kind, folder[file.name], id)

    def of(self, kind: type, name: str) -> str:
        return self._of.get((kind, name), "")

    def with_value(self, kind: type, name: str, value: str) -> str:
        return self._books.get((kind, name, value), "")

    def _look(self, kind: type[msgspec.Struct], table: dict[str, Any], id: str) -> None:
        for name, field in fields_of(kind).items():
            if name not in table:
                continue
            raw = table[name]
            if raw not in ({"silent": True}, {"falls-back": True}):
                self._of.setdefault((kind, name), f"`{as_toml(name, raw)}` ({id})")
            self._within(kind, name, field.shape, raw, id)

    def _within(self, kind: type[msgspec.Struct], name: str, shape: Shape, raw: Any, id: str) -> None:
        if isinstance(raw, dict) and ("silent" in raw or "falls-back" in raw):
            return
        if shape.way is Way.LIST and shape.inner:
            for one in raw:
                self._within(kind, name, shape.inner, one, id)
        elif shape.way is Way.BY_NAME and shape.inner:
            for one in raw.values():
                self._within(kind, name, shape.inner, one, id)
        elif shape.way is Way.TABLE:
            self._look(shape.hint, raw, id)
        elif shape.choices:
            self._books.setdefault((kind, name, raw), id)


def as_toml(name: str, raw: Any) -> str:
    """A key and its value as a file may have them; long ones are cut off."""
    written = f"{name} = {toml_value(raw)}"
    return written if len(written) <= LONGEST_EXAMPLE else f"{written[:LONGEST_EXAMPLE]}..."


def toml_value(raw: Any) -> str:
    if isinstance(raw, dict):
        inside = ", ".join(f"{name} = {toml_value(one)}" for name, one in raw.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(raw, list):
        return f"[{', '.join(map(toml_value, raw))}]"
    return msgspec.json.encode(raw).decode()


LONGEST_EXAMPLE = 90
HOLDS = {"once": "once", "coup": "for the coup", "shoe": "for the shoe", "stay": "until the patron leaves"}


def numbers(clauses: Clauses) -> str:
    return clause_numbers(clauses)


PAGES: dict[str, Callable[[], str]] = {
    "commands.md": commands,
    "events.md": events,
    "reasons.md": reasons,
    "authority.md": approvals,
    "matrix.md": matrix,
    "irregularities.md": irregularities,
    "book-files.md": book_files,
}


def act_names() -> str:
    """For the loader of books, which knows no table."""
    approvals = sorted(one for act in ACTS.values() for one in act.approvals)
    names = ActNames(commands=tuple(COMMANDS), approvals=tuple(approvals))
    return msgspec.json.format(msgspec.json.encode(names), indent=1).decode() + "\n"


def term_paths() -> str:
    """What a book may ask of the terms of a tournament, in the order in which they stand."""
    return msgspec.json.format(msgspec.json.encode(tuple(paths(TournamentTerms)))).decode() + "\n"


def promotion_term_paths() -> str:
    """The same of a promotion's terms."""
    return msgspec.json.format(msgspec.json.encode(tuple(paths(PromotionTerms)))).decode() + "\n"


def main() -> None:
    ACT_NAMES.write_text(act_names(), encoding="utf-8")
    TERM_PATHS.write_text(term_paths(), encoding="utf-8")
    PROMOTION_TERM_PATHS.write_text(promotion_term_paths(), encoding="utf-8")
    HERE.mkdir(exist_ok=True)
    for name, page in PAGES.items():
        (HERE / name).write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
