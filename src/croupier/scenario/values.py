"""Facts as people write them, read as what a record's field wants: dollars, cards, clock times, names, lists.

The field's own annotation says what is wanted, so that a new command or event needs nothing here. Start at `wanted_by`
(a record's fields) and `read_value`; `value_text` writes a value back as a file would have it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from inspect import get_annotations
from typing import Any, Final, get_args

import msgspec

from croupier.cards import Card, NotationError, quoted, read_cards
from croupier.clauses import Clause
from croupier.coup import Winner
from croupier.money import AmountError, Cents, read_dollars
from croupier.scenario.times import DAY, START, Clock, read_time, time_text
from croupier.table.contest.state import Allowed, ContestTerms
from croupier.table.state import Limit

_LETTERS: Final = {"P": Winner.PLAYER, "B": Winner.BANKER, "T": Winner.TIE}
_YES_NO: Final = {"yes": True, "no": False}
_WHOLE: Final = re.compile(r"[0-9]{1,9}")
_EXACT: Final = re.compile(r"([0-9]{1,12})(?:\.([0-9]{1,9}))?(?:/([1-9][0-9]{0,5}))?")
_LITERAL: Final = re.compile(r"'([^']*)'")


class ValueProblem(ValueError):
    """The text is not a value of the kind that is wanted."""


class WagerOf(msgspec.Struct, frozen=True):
    """`A/player`: the number of the wager that this patron has on that, which only the table knows."""

    patron: str
    wager: str


class Wanted(msgspec.Struct, frozen=True):
    """What one field wants: its annotation as written, and the module whose names it uses."""

    annotation: str
    module: str
    has_default: bool

    @property
    def inner(self) -> Wanted | None:
        """What each one of a list wants; nothing where the field is no list."""
        annotation = _LISTS.get(self.annotation, self.annotation).removesuffix(" | None").removesuffix(" | UnsetType")
        if not (annotation.startswith("tuple[") and annotation.endswith(", ...]")):
            return None
        return Wanted(annotation[len("tuple[") : -len(", ...]")], self.module, self.has_default)


# by the names that records have for them
_LISTS: Final = {
    "Clauses": "tuple[Clause, ...]",
    "Holdings": "tuple[tuple[str, Cents], ...]",
    "Piles": "tuple[tuple[Cents, int], ...]",
}


class ReadingOf(msgspec.Struct, frozen=True):
    """What a text may lean on: where the clock stands, and whether a number may be a wager's, named as A/player."""

    clock: Clock = START
    wagers: bool = False


PLAINLY: Final = ReadingOf()


@lru_cache(maxsize=512)
def wanted_by(kind: type[msgspec.Struct]) -> dict[str, Wanted]:
    """The fields of a record by the name a file gives them, those of its parents first."""
    written = {
        name: (_plain(text if isinstance(text, str) else getattr(text, "__name__", str(text)), one), one.__module__)
        for one in reversed(kind.__mro__)
        for name, text in get_annotations(one).items()
    }
    defaults = {field.name: not field.required for field in msgspec.structs.fields(kind)}
    return {name.replace("_", "-"): Wanted(*written[name], defaults[name]) for name in defaults}


@lru_cache(maxsize=512)
def usual_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """What each field of a record is where nothing is said of it; working this out takes far longer than to ask it."""
    return {field.name: field.default for field in msgspec.structs.fields(kind)}


def _plain(annotation: str, record: type) -> str:
    """A kind that is named for what it means, such as the digits of a tape, as the plain kind that it is."""
    named: Any = getattr(sys.modules[record.__module__], annotation, None)
    return str(named.__origin__.__name__) if hasattr(named, "__metadata__") else annotation


def read_value(wanted: Wanted, text: str, how: ReadingOf = PLAINLY) -> Any:
    """The value that the text means for this field."""
    annotation, module = wanted.annotation.strip(), wanted.module
    kind, bar, none = annotation.rpartition(" | ")
    if bar and none == "UnsetType":  # a fact that is left out altogether where it is not given
        return read_value(_like(wanted, kind), text, how)
    if bar and none in ('Literal[""]', "Literal['']"):  # one of these names, or nothing said
        return "" if text in ("", "none") else read_value(_like(wanted, kind), text, how)
    if bar and none == "None":
        return None if text == "none" else read_value(_like(wanted, kind), text, how)
    if inner := wanted.inner:
        return tuple(read_value(inner, part, how) for part in text.split(",") if part)
    if annotation.startswith("tuple["):
        return _pair(wanted, text, how)
    if annotation.startswith("Literal["):
        return _one_of(tuple(_LITERAL.findall(annotation)), text)
    if annotation == "int":
        return _read_number(text, how)
    if annotation == "Instant":
        return _read_instant(text, how)
    reader = _READERS.get(annotation)
    return reader(text) if reader else _by_name(annotation, module, text)


def _like(wanted: Wanted, annotation: str) -> Wanted:
    return msgspec.structs.replace(wanted, annotation=annotation)


def _pair(wanted: Wanted, text: str, how: ReadingOf) -> tuple[Any, ...]:
    """`banker:10..500`: a name with what belongs to it."""
    first, second = wanted.annotation[len("tuple[") : -1].split(", ")
    left, colon, right = text.rpartition(":")
    if not colon:
        raise ValueProblem(f"{quoted(text)} is not a pair: write a name, a colon and its value")
    return read_value(_like(wanted, first), left, how), read_value(_like(wanted, second), right, how)


def _by_name(annotation: str, module: str, text: str) -> Any:
    """A kind that the record's own module names: an enumeration, or names that mean one."""
    named = getattr(sys.modules[module], annotation, None)
    if isinstance(named, type) and issubclass(named, Enum):
        return named(_one_of(tuple(one.value for one in named), text))
    if choices := get_args(named):
        return _one_of(choices, text)
    raise ValueProblem(f"{quoted(text)} cannot be said here: a file has no words for {annotation}")


def _one_of(choices: tuple[Any, ...], text: str) -> Any:
    if text in choices:
        return text
    raise ValueProblem(f"{quoted(text)} is not one of {', '.join(one or 'nothing' for one in choices)}")


def read_amount(text: str) -> Cents:
    """Dollars, nothing included."""
    try:
        return 0 if text in ("0", "0.00") else read_dollars(text)
    except AmountError as error:
        raise ValueProblem(f"{quoted(text)} is not an amount: {error}") from None


def read_exact(text: str) -> Fraction:
    """Dollars as exactly as they are owed: `19.75`, `0.125` or `10/3`; in cents."""
    found = _EXACT.fullmatch(text)
    if found is None:
        raise ValueProblem(f"{quoted(text)} is not an amount: write 19.75, or 10/3 where decimals never end")
    return Fraction(f"{found[1]}.{found[2] or 0}") / int(found[3] or 1) * 100


def read_limit(text: str) -> Limit:
    least, dots, most = text.partition("..")
    if not dots:
        raise ValueProblem(f"{quoted(text)} is not a pair of limits: write the least and the most as 5..5000")
    return Limit(read_amount(least), read_amount(most))


def read_contest_terms(text: str) -> ContestTerms:
    """`bank:1000,coups:20,secret:1/session,moved-by:re-buy+penalty`: what is not named is as usual."""
    wanted = wanted_by(ContestTerms)
    facts: dict[str, Any] = {"bank": 0}
    for part in filter(None, text.split(",")):
        name, colon, value = part.partition(":")
        if not colon or name not in wanted:
            raise ValueProblem(f"{quoted(part)} is not one of a contest's terms: there are {', '.join(wanted)}")
        several = value.replace("+", ",") if wanted[name].inner else value
        facts[name.replace("-", "_")] = read_value(wanted[name], several)
    return ContestTerms(**facts)


def read_allowed(text: str) -> Allowed:
    number, _, per = text.partition("/")
    if not _WHOLE.fullmatch(number) or per not in ("session", "coup"):
        raise ValueProblem(f"{quoted(text)} is not how often: write a number, as 2/session or 1/coup")
    return Allowed(int(number), "coup" if per == "coup" else "session")


def read_card(text: str) -> Card:
    cards = read_hand(text)
    if len(cards) != 1:
        raise ValueProblem(f"{quoted(text)} is {len(cards)} cards, and one is wanted")
    return cards[0]


def read_hand(text: str) -> tuple[Card, ...]:
    try:
        return read_cards(text)
    except NotationError as error:
        raise ValueProblem(str(error)) from None


def _read_number(text: str, how: ReadingOf) -> int | WagerOf:
    """Digits; or a wager's number as whose it is and on what."""
    if _WHOLE.fullmatch(text):
        return int(text)
    patron, slash, wager = text.partition("/")
    if how.wagers and slash and patron and wager:
        return WagerOf(patron, wager)
    named = ", or whose wager it is and on what: A/player" if how.wagers else ""
    raise ValueProblem(f"{quoted(text)} is not a number: write digits{named}")


def _read_yes_no(text: str) -> bool:
    return _YES_NO[_one_of(tuple(_YES_NO), text)]


def _read_instant(text: str, how: ReadingOf) -> int:
    try:
        return read_time(text, how.clock)
    except ValueError as error:
        raise ValueProblem(str(error)) from None


def _read_winner(text: str) -> Winner:
    return _LETTERS.get(text) or Winner(_one_of(tuple(one.value for one in Winner), text))


def _read_ratio(text: str) -> tuple[int, int]:
    exact = read_exact(text)
    return exact.numerator, exact.denominator


_READERS: Final[dict[str, Callable[[str], Any]]] = {
    "str": str,
    "bool": _read_yes_no,
    "Cents": read_amount,
    "Ratio": _read_ratio,
    "Limit": read_limit,
    "Card": read_card,
    "Clause": str,
    "Winner": _read_winner,
    "ContestTerms": read_contest_terms,
    "Allowed": read_allowed,
}


def value_text(wanted: Wanted, value: Any) -> str:
    """The value as a file would have it."""
    return _write(wanted.annotation, value)


def _write(annotation: str, value: Any) -> str:
    annotation = annotation.removesuffix(" | UnsetType").removesuffix(" | None")
    if value is None:
        return "none"
    if annotation in ("Cents", "Ratio"):
        return cents_text(value if isinstance(value, int) else Fraction(*value))
    if annotation == "Instant" and value >= DAY:
        return time_text(value)
    if isinstance(value, tuple) and (inner := Wanted(annotation, "", True).inner):
        return ",".join(_write(inner.annotation, one) for one in value) or "none"
    if isinstance(value, tuple) and annotation.startswith("tuple["):
        kinds = annotation[len("tuple[") : -1].split(", ")
        return ":".join(_write(kind, one) for kind, one in zip(kinds, value, strict=True))
    match value:
        case bool():
            return "yes" if value else "no"
        case Card():
            return value.code
        case Clause():
            return value.number
        case WagerOf():
            return f"{value.patron}/{value.wager}"
        case Limit():
            return f"{cents_text(value.minimum)}..{cents_text(value.maximum)}"
        case Enum():
            return str(value.value)
        case msgspec.Struct():
            facts = (f"{name}={value_text(one, getattr(value, _field(name)))}" for name, one in _told(value).items())
            return "(" + " ".join(facts) + ")"
        case tuple():
            return ":".join(_write("", one) for one in value)
        case _:
            return str(value)


def _told(value: msgspec.Struct) -> dict[str, Wanted]:
    """The fields of a record that say something: those that differ from what is usual."""
    usual = usual_of(type(value))
    fields = wanted_by(type(value))
    return {name: one for name, one in fields.items() if getattr(value, _field(name)) != usual[_field(name)]}


def _field(name: str) -> str:
    return name.replace("-", "_")


def cents_text(cents: int | Fraction) -> str:
    """`100`, `37.50`, `0.125`; a fraction where decimals never end."""
    exact = Fraction(cents, 100)
    if exact.denominator == 1:
        return str(exact.numerator)
    if 100 % exact.denominator == 0:
        sign, hundredths = ("-" if exact < 0 else ""), abs(exact) * 100
        return f"{sign}{hundredths.numerator // 100}.{hundredths.numerator % 100:02}"
    if 10**9 % exact.denominator == 0:
        whole, rest = divmod((exact * 10**9).numerator, 10**9)
        return f"{whole}.{rest:09}".rstrip("0")
    return f"{exact.numerator}/{exact.denominator}"
