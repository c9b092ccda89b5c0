"""Commands and books described as data, so that a page makes its forms from them and knows no command by heart.

Start at `commands_described` and `book_described`.
"""

from __future__ import annotations

import types
import typing
from enum import Enum
from functools import cache
from typing import Any, Literal

import msgspec

from croupier.cards import PACK, Card
from croupier.clauses import Clauses, Silent
from croupier.languages import Speaker
from croupier.languages.catalogue import ENGLISH
from croupier.promotions.acts import PROMOTION_ACTS, PromotionRole
from croupier.promotions.codec import PROMOTION_COMMANDS
from croupier.promotions.decide import JUDGES as PROMOTION_JUDGES
from croupier.rulebooks import Rulebook, open_book
from croupier.table import ACTS, By, Command, power_of
from croupier.table.codec import COMMANDS
from croupier.tournament.acts import TOURNAMENT_ACTS, Whose
from croupier.tournament.codec import TOURNAMENT_COMMANDS
from croupier.tournament.decide import JUDGES as TOURNAMENT_JUDGES

JUDGES = (*PROMOTION_JUDGES, *TOURNAMENT_JUDGES)  # an act is entered as its judge is imported: described here are all
_OF_EVERY_COMMAND = frozenset(Command.__struct_fields__)
# facts that the house puts in itself: the tapes of ballots are nobody's to know before their time
SEALED = {"commit-ballot": frozenset({"commitment"}), "draw-ballot": frozenset({"tape", "salt"})}
# likewise of draws; what is kept of whoever is refused a prize is put down by a route of its own
PROMOTION_SEALED = {
    "commit-draw": frozenset({"commitment"}),
    "draw-prizes": frozenset({"tape", "salt"}),
    "refuse-prize": frozenset({"details"}),
}
_PLAIN = {str: "text", int: "number", bool: "yes-no", Card: "card"}


class Asks(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of a command: what kind of thing it takes, and from which it is chosen where that is fixed."""

    name: str
    type: str  # text, number, money, time, yes-no, card, choice, record, list, pair
    required: bool = False
    choices: tuple[str, ...] = ()
    default: Any = None
    fields: tuple[Asks, ...] = ()  # of a record, or of a pair
    each: Asks | None = None  # of a list


class CommandDescribed(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    about: str
    chapter: str
    fields: tuple[Asks, ...] = ()
    patrons: bool = False  # the patron concerned gives it, or staff for them
    listed: Literal["", "floor", "cases"] = ""  # where a supervisor finds it without looking for it by name


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    value: str
    name: str
    about: str = ""
    clauses: Clauses = ()


class RankNamed(msgspec.Struct, frozen=True):
    id: str
    name: str


class LayoutDescribed(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    wagers: tuple[str, ...]
    places: int | None
    other_places: tuple[int, ...]
    choices: tuple[tuple[str, ...], ...]
    side_wagers_stated: bool


class OptionDescribed(msgspec.Struct, frozen=True):
    key: str
    about: str
    values: tuple[str, ...]
    default: str | None
    clauses: Clauses
    least: str = ""  # where any percentage from this one to `most` may be chosen, besides the values
    most: str = ""


class BookDescribed(msgspec.Struct, frozen=True):
    """What a book lets a table choose, and who on its ladder may do what."""

    id: str
    casino: str
    edition: str
    ranks: tuple[RankNamed, ...]  # low to high
    supervisor: str  # the lowest rank that supervises
    powers: dict[str, str]  # the lowest rank for each command
    choices: dict[str, tuple[Choice, ...]]  # by `command.field`
    decks: tuple[int, ...]
    usual_decks: int
    variations: tuple[Choice, ...]
    options: tuple[OptionDescribed, ...]
    layouts: tuple[LayoutDescribed, ...]
    wagers: tuple[str, ...]


@cache
def commands_described(language: str = ENGLISH) -> tuple[CommandDescribed, ...]:
    """Every command in the order of a day, and what it is about in this language."""
    say = Speaker(language).say
    return tuple(
        CommandDescribed(
            name=name,
            about=say(f"about-{name}"),
            chapter=ACTS[kind].chapter,
            fields=_fields(kind, _OF_EVERY_COMMAND),
            patrons=ACTS[kind].by is By.PATRON,
            listed=ACTS[kind].listed.value,
        )
        for name, kind in COMMANDS.items()
    )


@cache
def tournament_commands_described(language: str = ENGLISH) -> tuple[CommandDescribed, ...]:
    """The same of tournaments, in the order of an event; what the house seals itself nobody is asked for."""
    say = Speaker(language).say
    return tuple(
        CommandDescribed(
            name=name,
            about=say(f"about-{name}"),
            chapter=TOURNAMENT_ACTS[kind].chapter,
            fields=_fields(kind, _OF_EVERY_COMMAND | SEALED.get(name, frozenset())),
            patrons=TOURNAMENT_ACTS[kind].whose is Whose.ENTRANT,
        )
        for name, kind in TOURNAMENT_COMMANDS.items()
    )


@cache
def promotion_commands_described(language: str = ENGLISH) -> tuple[CommandDescribed, ...]:
    """The same of promotions. Terms are sent as the file that they are written in."""
    say = Speaker(language).say
    return tuple(
        CommandDescribed(
            name=name,
            about=say(f"about-{name}"),
            chapter=PROMOTION_ACTS[kind].chapter,
            fields=(Asks("terms", "text", required=True),)
            if name == "write-promotion-terms"
            else _fields(kind, _OF_EVERY_COMMAND | PROMOTION_SEALED.get(name, frozenset())),
            patrons=PROMOTION_ACTS[kind].role is PromotionRole.PATRON,
        )
        for name, kind in PROMOTION_COMMANDS.items()
    )


@cache
def _card_fields(command: str) -> frozenset[str]:
    kinds = {one.name: one for one in commands_described()}
    fields = kinds[command].fields if command in kinds else ()
    return frozenset(one.name for one in fields if "card" in (one.type, one.each.type if one.each else ""))


def with_cards(command: str, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of a command with its cards, two letters each over the wire, as the core has them."""
    return {name: _cards(fact) if name in _card_fields(command) else fact for name, fact in facts.items()}


def _cards(fact: Any) -> Any:
    if isinstance(fact, list):
        return [_cards(one) for one in fact]
    if not isinstance(fact, str):
        return fact
    found = next((one for one in PACK if str(one) == fact), None)
    if found is None:
        raise ValueError(f"{fact[:20]!r} is no card: a rank (A 2-9 T J Q K) and a suit (c d h s)")
    return {"rank": found.rank.value, "suit": found.suit.value}


def _fields(kind: type[msgspec.Struct], without: frozenset[str] = frozenset()) -> tuple[Asks, ...]:
    hints = typing.get_type_hints(kind)
    own = [field for field in msgspec.structs.fields(kind) if field.name not in without]
    return tuple(
        _asks(
            field.name,
            hints[field.name],
            str(kind.__annotations__.get(field.name, "")),
            required=field.required,
            default=None if field.default in (msgspec.NODEFAULT, msgspec.UNSET) else field.default,
        )
        for field in own
    )


def _asks(name: str, hint: Any, written: str, *, required: bool = True, default: Any = None) -> Asks:
    """`written` is the annotation as it stands in the code: it tells money and times from other whole numbers."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        inner = next(one for one in arguments if one is not types.NoneType)
        return _asks(name, inner, written, required=False, default=default)
    if origin is typing.Literal:
        return Asks(name, "choice", required=required, choices=tuple(map(str, arguments)), default=default)
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return Asks(name, "list", required=required, each=_asks("", arguments[0], written))
    if origin is tuple:
        parts = tuple(_asks(str(place), one, "") for place, one in enumerate(arguments))
        return Asks(name, "pair", required=required, fields=parts)
    if isinstance(hint, type) and issubclass(hint, Enum):
        chosen = tuple(str(one.value) for one in hint)
        return Asks(name, "choice", required=required, choices=chosen, default=default)
    if isinstance(hint, type) and hint is not Card and issubclass(hint, msgspec.Struct):
        return Asks(name, "record", required=required, fields=_fields(hint))
    if hint is int and ("Cents" in written or "Instant" in written):
        kind = "money" if "Cents" in written else "time"
    else:
        kind = _PLAIN.get(hint, "text")
    return Asks(name, kind, required=required, default=default)


@cache
def book_described(id: str) -> BookDescribed:
    book = open_book(id)
    return BookDescribed(
        id=book.id,
        casino=book.source.casino,
        edition=book.imprint,
        ranks=tuple(RankNamed(rank.id, rank.name) for rank in book.authority.rank),
        supervisor=book.authority.supervisor.rank,
        powers={name: power_of(book, kind).rank for name, kind in COMMANDS.items()},
        choices=_choices(book),
        decks=book.cards.decks.allowed,
        usual_decks=book.cards.decks.default,
        variations=tuple(Choice(one.id, one.name, one.about, one.clauses) for one in book.variations),
        options=tuple(
            OptionDescribed(
                key=one.key,
                about=one.about,
                values=one.values,
                default=one.default,
                clauses=one.clauses,
                least=str(one.least or ""),
                most=str(one.most or ""),
            )
            for one in book.options.values()
        ),
        layouts=tuple(
            LayoutDescribed(
                id=one.id,
                name=one.name,
                wagers=one.wagers,
                places=one.places,
                other_places=one.other_places,
                choices=one.choices,
                side_wagers_stated=one.side_wagers_stated,
            )
            for one in book.layouts
        ),
        wagers=book.wager_ids(),
    )


def _choices(book: Rulebook) -> dict[str, tuple[Choice, ...]]:
    """By `command.fact`, as each act says from which list its facts are chosen; and what a set-up chooses."""
    lists = _lists(book) | _when_something_goes_wrong(book)
    venues = () if isinstance(book.table.venue, Silent) else book.table.venue
    return {
        **{f"{name}.{fact}": lists[one] for name, kind in COMMANDS.items() for fact, one in ACTS[kind].choices.items()},
        "setup.venue": tuple(Choice(one.id, one.name, "", one.clauses) for one in venues),
        "setup.method": lists["methods"],
    }


def _lists(book: Rulebook) -> dict[str, tuple[Choice, ...]]:
    things = () if isinstance(book.table.approved, Silent) else book.table.approved
    ranks = {rank.id: rank.name for rank in book.authority.rank}
    return {
        "signs": tuple(Choice(one.id, one.id, one.about, one.clauses) for one in book.table.sign),
        "variations": tuple(Choice(one.id, one.name, one.about, one.clauses) for one in book.variations),
        "methods": tuple(Choice(one.id, one.name, "", one.clauses) for one in book.dealing.method),
        "things": tuple(Choice(one.id, one.id, one.about, one.clauses) for one in things),
        "approvals": tuple(
            Choice(act, act, f"{ranks.get(one.rank, one.rank)} or above", one.clauses)
            for act, one in book.authority.approval.items()
        ),
        "burns": tuple(Choice(one.id, one.name, "", one.clauses) for one in book.cards.burn),
        "shuffles": tuple(Choice(one.grounds, one.grounds, one.about, one.clauses) for one in book.shuffle.ordered),
        "dummies": tuple(Choice(one.id, one.id, one.about, one.clauses) for one in book.dealing.dummy.grounds),
    }


def _when_something_goes_wrong(book: Rulebook) -> dict[str, tuple[Choice, ...]]:
    """What can be reported or recorded, what may be done about it, and who is told.

    Which clauses speak of a slip and what a remedy does depends on the row that holds: irregular.py tells of that.
    """
    rows, conduct = book.irregularities.irregularity, book.conduct
    slips = dict.fromkeys(row.slip for row in rows)
    remedies = dict.fromkeys(one.id for row in rows for one in row.remedy)
    excuses = {name: rule for one in conduct.breach for name, rule in one.excused.items()}
    told = [row for row in map(book.duty, book.duty_ids()) if row is not None and not row.discharged_by]
    channels = dict.fromkeys(one for row in told for one in row.channels)
    return {
        "slips": tuple(Choice(slip, slip) for slip in slips),
        "remedies": tuple(Choice(remedy, remedy) for remedy in remedies),
        "told": tuple(Choice(row.id, row.id, row.to or row.about, row.clauses) for row in told),
        "channels": tuple(Choice(one, one) for one in channels),
        "breaches": tuple(Choice(one.id, one.id, one.about, one.clauses) for one in conduct.breach),
        "excuses": tuple(Choice(name, name, "", rule.clauses) for name, rule in excuses.items()),
        "powers": tuple(Choice(one.id, one.id, one.about, one.clauses) for one in conduct.power),
    }
