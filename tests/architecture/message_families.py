"""Families of messages: ids that code puts together from a prefix and a name, and where the names come from.

A whole family has a message for every name; of the others, code or a book has more names than need a word. A new
family is a row of `FAMILIES`. Start there; `literals` is every text that code holds.
"""

from __future__ import annotations

import ast
import re
import typing
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from architecture import SOURCE, modules
from croupier import BOOKS, Reason, open_book
from croupier.cards import Rank, Suit
from croupier.coup import SHOE_END, SIDES, WORDS, OwnRow, Resolution, Winner
from croupier.inspection.acts import PLACES_TOLD
from croupier.inspection.exceptions import EXCEPTIONS
from croupier.languages.speaker import JOINS
from croupier.promotions.acts import PROMOTION_ACTS
from croupier.promotions.codec import PROMOTION_COMMANDS, PROMOTION_EVENTS
from croupier.promotions.views import PromotionStage
from croupier.rehearsal.strategies import Strategy
from croupier.reports.figures import FLOOR_REPORTS, GROUPINGS
from croupier.reports.figures.mistakes import MISTAKES
from croupier.reports.floor_columns import FLOOR_COLUMNS
from croupier.rulebooks.act_names import promotion_term_paths
from croupier.rulebooks.conduct import BreachKind
from croupier.rulebooks.coverage import NOTHING, Kind
from croupier.rulebooks.duties import CHANNELS, DUE_WHEN
from croupier.rulebooks.irregularities import SLIPS, Circumstance
from croupier.rulebooks.leaflet_words import LeafletContact
from croupier.rulebooks.provision import Provision
from croupier.rulebooks.reports import REPORT_COLUMNS, ReportPeriod
from croupier.scoreboard import Derived
from croupier.service.asking import commands_described, promotion_commands_described
from croupier.service.doctor import AREAS, FINDINGS, Health
from croupier.service.errors import ErrorCode
from croupier.service.needs import WEIGHTS
from croupier.service.routes_reports import ReportForm
from croupier.store.house import KINDS as NOTES
from croupier.table.acts import ACTS, Listed
from croupier.table.codec import COMMANDS, EVENTS
from croupier.table.state import Play
from croupier.table.views.grouping import LATER, NOW
from croupier.table.views.remedies import _EFFECTS
from croupier.tournament.codec import TOURNAMENT_COMMANDS, TOURNAMENT_EVENTS
from croupier.tournament.state import EntrantStatus
from croupier.training import DRILL_KINDS
from croupier.verify import KINDS
from croupier.verify.recompute import WHAT

_QUOTED: Final = re.compile(r"""(?<![\w-])(['"`])([\w-]+)\1""")
_UNQUOTED_KEY: Final = re.compile(r"(?<=[{,\s])([a-z]\w*):")  # of an object, whose names are often those of messages
_PREFIX: Final = re.compile(r"[a-z][\w-]*-")
_TEMPLATE: Final = re.compile(r"`([a-z][\w-]*-)\$\{")


ROADS: Final = ("bead_plate", "big_road", *(road.value for road in Derived))
LIMITS: Final = ("differential", "area-maximum")  # to which wagers are cut
WITH_CARDS: Final = (Play.DEALING, Play.ANNOUNCED, Play.SETTLED)  # phases in which cards lie open
TERMINAL: Final = (
    *(
        "amount",
        "clauses",
        "deal-effect",
        "demo-try",
        "fair",
        "floor",
        "log",
        "mark",
        "odds",
        "place",
        "rank",
        "reading",
    ),
    *("scenario-words", "settle", "status", "words"),
)  # what verbs say of something by its name


class Family(NamedTuple):
    names: Callable[[], Iterable[str]]
    whole: bool = True


def _from_code(*folders: str) -> Family:
    """Of names that code holds as texts."""
    return Family(lambda: literals(*folders), whole=False)


def _in_code() -> frozenset[str]:
    return literals()


def _labels() -> set[str]:
    return {*literals("terms", "tournament/terms", "promotions/terms"), *_particulars()}


def _from_code_and_books() -> frozenset[str]:
    return literals() | {name for book in BOOKS for name in _texts(open_book(book).folder)}


def _particulars() -> set[str]:
    """What is told of a kind of prize, as the terms of a promotion have it: `vehicle-make`."""
    paths = (path.split(".") for path in promotion_term_paths())
    return {"-".join(parts[1:]) for parts in paths if parts[0] == "prize" and len(parts) == 3}


def _hyphened(texts: Iterable[str]) -> set[str]:
    return {text.replace(" ", "-") for text in texts}


FAMILIES: Final[dict[str, Family]] = {
    # what happens, what is refused, and how a wager ends
    "event": Family(lambda: [*EVENTS, *TOURNAMENT_EVENTS, *PROMOTION_EVENTS]),
    "refusal": Family(lambda: [reason.value for reason in Reason]),
    "row": Family(lambda: OwnRow),
    "ended": Family(lambda: [*Winner, SHOE_END]),
    "slip": Family(lambda: SLIPS),
    "effect": Family(
        lambda: [*_EFFECTS.values(), "goes-on", "stray-dealt", "stray-kept-dummy", "past-voided", "coup-reopened"]
    ),
    "about": Family(lambda: [*COMMANDS, *TOURNAMENT_COMMANDS, *PROMOTION_COMMANDS]),
    "do": Family(lambda: [*COMMANDS, *TOURNAMENT_COMMANDS, *PROMOTION_COMMANDS]),
    "error": Family(lambda: [code.value for code in ErrorCode]),
    # names inside sentences
    "condition": Family(lambda: WORDS),
    "face": Family(lambda: Rank),
    "suit": Family(lambda: Suit),
    "list": Family(lambda: [*JOINS, "colon"]),
    "breach": Family(lambda: typing.get_args(BreachKind)),
    "hand": _from_code(),
    "need": _from_code("table", "rulebooks"),
    "unfit": _from_code("table", "rulebooks"),
    "power": Family(lambda: _from_code_and_books() | {f"cut-to-{limit}" for limit in LIMITS}, whole=False),
    "term": Family(lambda: _from_code_and_books() | TOURNAMENT_EVENTS.keys() | PROMOTION_EVENTS.keys(), whole=False),
    "field": Family(lambda: {*_in_code(), *_fields()}, whole=False),
    "phase": _from_code(),
    "group": Family(lambda: {act.chapter for act in ACTS.values() if act.listed is not Listed.NOWHERE} | {NOW, LATER}),
    "wants": Family(lambda: WEIGHTS),
    "mend": Family(lambda: [f"{play.value}{by}" for play in WITH_CARDS for by in ("", "-rank")]),  # a card keyed wrong
    "role": _from_code(),
    "choice": _from_code(),
    # what pages show: parts of a screen, by the name of what they show
    "letter": Family(lambda: Winner),
    "wall-wins": Family(lambda: Winner),
    "marker-keeps": Family(lambda: SIDES),
    **{
        name: _from_code()
        for name in ("act", "answer", "chose", "col", "family", "mark", "meant", "out", "shoe", "turn", "warn")
    },
    "pair": Family(lambda: SIDES),
    "irr-exposed": Family(lambda: ["yes", "no"]),
    "staff-notice": _from_code(),
    # the director's screen
    **{f"direct-{name}": _from_code("tournament") for name in ("demand", "session", "stage")},
    "reports": Family(lambda: [*typing.get_args(ReportForm)], whole=False),
    "reports-by": Family(lambda: GROUPINGS),
    # the page of odds
    "odds-column": _from_code(),
    "odds-value": Family(_from_code_and_books, whole=False),
    # the inspector's workspace
    "inspect-list": Family(lambda: [*EXCEPTIONS, "all", "refused", "clock"]),
    "inspect-place": Family(lambda: [place.value for place in PLACES_TOLD]),
    **{
        name: _from_code()
        for name in ("inspect", *(f"inspect-{one}" for one in ("column", "coup", "hand", "mark", "view", "when")))
    },
    # the trainer: what drills tell, ask and explain, how a slip stands, and the score
    "train": _from_code("training", "service"),
    "train-kind": Family(lambda: DRILL_KINDS),
    "train-when": Family(lambda: typing.get_args(Circumstance)),
    "train-not": Family(lambda: typing.get_args(Circumstance), whole=False),
    "train-why": Family(lambda: Resolution, whole=False),
    **{f"train-{name}": _from_code("training", "coup") for name in ("ask", "becomes", "draw", "natural", "pairs")},
    "train-winner": Family(lambda: Winner),
    "train-score": _from_code(),
    "me-verdict": _from_code(),
    "promo-stage": Family(lambda: typing.get_args(PromotionStage)),
    "promo-chapter": Family(lambda: {one.chapter for one in PROMOTION_ACTS.values()}),
    "direct-print": Family(lambda: ["terms", "seat-cards", "results"]),
    # the director's terminal
    "director-status": Family(lambda: [status.value for status in EntrantStatus]),
    **{
        f"director-{name}": _from_code("cli", "tournament") for name in ("about", "ahead", "column", "money", "section")
    },
    "found-link": _from_code("verify"),
    "director-measure": Family(lambda: TOURNAMENT_EVENTS, whole=False),
    # promotions at the terminal
    **{f"promotion-{name}": _from_code("cli", "promotions") for name in ("column", "outcome", "section", "status")},
    # duties, and the reports that the books ask for
    "channel": Family(lambda: CHANNELS),
    "due": Family(lambda: DUE_WHEN),
    "report": Family(lambda: ["overpaid", "underpaid"], whole=False),
    "report-column": Family(lambda: {*REPORT_COLUMNS, *FLOOR_COLUMNS}),
    "report-title": Family(lambda: FLOOR_REPORTS),
    "report-about": Family(lambda: FLOOR_REPORTS),
    "mistake": Family(lambda: MISTAKES),
    "report-curve": _from_code("reports"),
    "terminal-duties": _from_code("cli"),
    "terminal-day": _from_code("cli"),
    "terminal-report": _from_code("cli", "reports"),
    "terminal-report-every": Family(lambda: typing.get_args(ReportPeriod)),
    "rehearsal-strategy": Family(lambda: Strategy),
    **{f"rehearsal-{name}": _from_code("cli", "rehearsal") for name in ("column", "needs", "not", "plot")},
    "exposure-column": _from_code("cli"),
    # boards, leaflets and tables of the terminal
    "road": Family(lambda: [name for road in ROADS for name in (road, road.replace("_", "-"))]),
    "result": Family(lambda: Winner),
    "result-letter": Family(lambda: Winner),
    "terminal-resolution": Family(lambda: Resolution),
    "terminal-column": _from_code(),
    **{f"terminal-{name}": _from_code() for name in TERMINAL},
    "terminal-reading-impact": Family(_from_code_and_books, whole=False),
    "terminal-chapter": Family(lambda: _hyphened(_in_code()), whole=False),
    "terminal-shown": Family(lambda: [*Kind, NOTHING]),
    "terminal-topic": Family(lambda: _hyphened(_from_code_and_books()), whole=False),
    "terminal-odds-hand": Family(lambda: SIDES),
    "terminal-simulate": Family(lambda: Winner, whole=False),
    "terminal-transcript": Family(lambda: Winner, whole=False),
    "house": Family(lambda: NOTES),
    # what the check of a shoe says
    "me-check": Family(lambda: ["as-committed", "not-as-committed", "cannot-check"], whole=False),
    # what the doctor finds
    "doctor": Family(lambda: FINDINGS),
    "doctor-area": Family(lambda: AREAS),
    "doctor-health": Family(lambda: Health),
    "doctor-column": _from_code("cli"),
    # what an inspection finds
    "finding": Family(lambda: KINDS),
    "differs": Family(lambda: WHAT),
    "differs-about": _from_code("verify"),
    "recomputed": _from_code("verify"),
    "plot": _from_code("odds", "simulate"),
    "sheet": _from_code("words"),
    "sheet-source": _from_code("words"),
    "provision": Family(
        lambda: {name.replace(":", "-") for name in {*_from_code_and_books(), *_provisions()}}, whole=False
    ),
    # the terms of a tournament: what is wrong with them, and what players read
    "terms": _from_code("terms", "tournament/terms", "promotions/terms"),
    "terms-kind": _from_code("terms", "tournament/terms"),
    **{
        f"conditions-{name}": _from_code("terms", "tournament/terms", "promotions/terms", "rulebooks")
        for name in (
            *("by", "chips", "column", "consequence", "disposition", "disqualified", "final", "heading", "kind"),
            *("entry", "odd", "onward", "paid", "pool", "presence", "refund", "retirement", "ties"),
        )
    },
    "conditions-label": Family(_labels, whole=False),
    "leaflet-does": _from_code("leaflet"),
    "leaflet-letter": _from_code("leaflet"),
    "leaflet-gloss": _from_code("leaflet", "coup"),
    "leaflet-contact": Family(lambda: LeafletContact.__struct_fields__),
    "leaflet-unpaid": Family(lambda: Resolution, whole=False),
    "leaflet-ranks": Family(lambda: ["t", "j", "q", "k"]),
    "leaflet-language": Family(_from_code_and_books, whole=False),
    "leaflet-meaning": Family(lambda: [field.replace("_", "-") for field in _words_of_books()], whole=False),
    "leaflet-at-shoe-end": Family(_from_code_and_books, whole=False),
}


def members(prefix: str) -> set[str]:
    """The ids that a family may have."""
    return {f"{prefix}-{name}" for name in FAMILIES[prefix].names()}


@cache
def literals(*folders: str) -> frozenset[str]:
    """Every text in quotation marks, in Python and in pages; those of whole modules' docstrings are harmless."""
    python = {
        node.value
        for module in modules(*folders)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    pages = set() if folders else {name for text in _pages() for name in _names_in(text)}
    return frozenset(python | pages)


def _names_in(text: str) -> Iterator[str]:
    yield from (found[2] for found in _QUOTED.finditer(text))
    yield from _UNQUOTED_KEY.findall(text)


@cache
def prefixes() -> frozenset[str]:
    """With what code begins an id that it puts together: `event-` of f"event-{name}", in Python and in pages."""
    python = {
        str(node.values[0].value)
        for module in modules()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    }
    made = {one for one in python if _PREFIX.fullmatch(one)} | {
        one for text in _pages() for one in _TEMPLATE.findall(text)
    }
    return frozenset(one.removesuffix("-") for one in made)


@cache
def _pages() -> tuple[str, ...]:
    files = (file for ending in ("js", "html") for file in sorted((SOURCE / "web").rglob(f"*.{ending}")))
    return tuple(file.read_text(encoding="utf-8") for file in files)


def _texts(data: Any) -> Iterator[str]:
    """Every name and text in a book's files."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _texts(value)
    elif isinstance(data, list | tuple):
        for one in data:
            yield from _texts(one)


def _fields() -> Iterator[str]:
    """Of every command, and of the records that it takes."""
    commands = (*commands_described(), *promotion_commands_described())
    waiting = [field for command in commands for field in command.fields]
    while waiting:
        field = waiting.pop()
        yield field.name
        waiting += [*field.fields, *([field.each] if field.each else [])]


def _words_of_books() -> Iterator[str]:
    for book in BOOKS:
        yield from (name for name in open_book(book).words.__struct_fields__)


def _provisions() -> Iterator[str]:
    """The names of what a book provides, field by field."""
    waiting: list[type[Any]] = [Provision]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        yield from (name.replace("_", "-") for name in kind.__struct_fields__)
