"""Makes the reference pages of the live table, docs/reference/*.md, from the code and the books: `make reference`."""

from __future__ import annotations

import importlib
import inspect
import types
import typing
from collections.abc import Callable
from pathlib import Path

import msgspec

from croupier import BOOKS, open_book
from croupier.clauses import Clauses, Reason, together
from croupier.languages import Speaker
from croupier.promotions.terms.schema import PromotionTerms
from croupier.rulebooks.act_names import ACTS_FILE, PATHS_FILE, PROMOTION_PATHS_FILE, ActNames
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
