"""From a file of TOML to terms of the kind that is asked for, every fault noted in one pass with its key and line.

Amounts are dollars (`200` or `"37.50"`), shares percent (`"60%"`), times dates with their offset. What cannot be read
is left unanswered, so that the rest can still be judged. It knows the shape of terms and no book. Start at
`read_as`.
"""

from __future__ import annotations

import tomllib
import types
import typing
from collections.abc import Callable
from datetime import UTC, date, datetime, time
from decimal import Decimal
from difflib import get_close_matches
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import UnsetType

from croupier.languages.message import Fact
from croupier.money import LARGEST_AMOUNT, AmountError, Cents, read_dollars
from croupier.table import Instant
from croupier.terms.changes import DETAILS
from croupier.terms.findings import TermFinding
from croupier.terms.lines import key_lines, line_of
from croupier.terms.parts import Amount, Litres, Offset, PartsOf, TermsPart, When, Wording

W = TypeVar("W", bound=TermsPart)

LONGEST_FILE: Final = 256 * 1024  # characters; no terms that anyone reads are longer
_LONGEST_TEXT: Final = 4_000
_LARGEST_COUNT: Final = 100_000
_FURTHEST: Final = 14 * 60  # minutes from universal time
_WHOLE: Final = 10_000
_MOST_LITRES: Final = 1_000_000
_FIRST_YEAR, _LAST_YEAR = 1970, 9999


class NotRead(Exception):
    """A value that is not what its key wants: a message of the catalogue, and its facts."""

    def __init__(self, id: str, **facts: Fact) -> None:
        super().__init__(id)
        self.id = id
        self.facts = facts


class TermsRead(NamedTuple, Generic[W]):
    """What a file says; `faults` is what could not be read, and stands unanswered in the terms."""

    terms: W
    faults: tuple[TermFinding, ...]
    lines: dict[str, int]


def read_as(kind: type[W], text: str) -> TermsRead[W]:
    """Terms of this kind, each of whose fields may be left unanswered."""
    if len(text) > LONGEST_FILE:
        return _nothing(kind, TermFinding("unreadable", "file-too-long", "", facts={"most": LONGEST_FILE}))
    try:
        raw = tomllib.loads(text, parse_float=Decimal)  # exactly as it is written
    except (ValueError, RecursionError) as error:
        return _nothing(kind, TermFinding("unreadable", "no-toml", "", facts={"why": str(error)}))
    lines = key_lines(text)
    reader = _TermsReader()
    terms: W = reader.part(kind, raw, "") or kind()
    faults = tuple(msgspec.structs.replace(one, line=line_of(one.key, lines)) for one in reader.faults)
    return TermsRead(_as_logged(kind, _with_offset(terms, raw)), faults, lines)


def _as_logged(kind: type[W], terms: W) -> W:
    """The same, as a log gives them back: a word that is the usual one is left out there, however a file came by it."""
    return msgspec.json.decode(msgspec.json.encode(terms), type=kind)


def _with_offset(terms: W, raw: dict[str, Any]) -> W:
    """With the time of day of the place, where the file does not say it beside its dates: that of the start."""
    details = getattr(terms, DETAILS, None)
    if details is None or details.offset:
        return terms
    changed: Any = {DETAILS: msgspec.structs.replace(details, offset=_offset_of(raw))}
    return msgspec.structs.replace(terms, **changed)


def _offset_of(raw: dict[str, Any]) -> int:
    """Of the time it starts, as the file has it: people are told the time of day there."""
    details = raw.get(DETAILS)
    starts = details.get("starts") if isinstance(details, dict) else None
    try:
        starts = datetime.fromisoformat(starts) if isinstance(starts, str) else starts
    except ValueError:
        return 0
    offset = starts.utcoffset() if isinstance(starts, datetime) else None
    return (offset.days * 1_440 + offset.seconds // 60) if offset is not None else 0


def _nothing(kind: type[W], fault: TermFinding) -> TermsRead[W]:
    return TermsRead(kind(), (fault,), {})


# --- single values -------------------------------------------------------------------------------


def _amount(raw: object) -> Cents:
    if isinstance(raw, Decimal):
        raise NotRead("no-float")
    if isinstance(raw, int) and not isinstance(raw, bool):
        if not 0 <= raw * 100 <= LARGEST_AMOUNT:
            raise NotRead("amount-out-of-range", most=LARGEST_AMOUNT)
        return raw * 100
    if not isinstance(raw, str):
        raise NotRead("no-amount", found=_shown(raw))
    try:
        return read_dollars(raw)
    except AmountError:
        raise NotRead("no-amount", found=_shown(raw)) from None


def _when(raw: object) -> Instant:
    if isinstance(raw, str):
        try:
            raw = datetime.fromisoformat(raw)
        except ValueError:
            raise NotRead("no-time", found=_shown(raw)) from None
    if not isinstance(raw, datetime):
        raise NotRead("no-time", found=_shown(raw))
    if raw.tzinfo is None:
        raise NotRead("no-offset", found=_shown(raw))
    if not _FIRST_YEAR < raw.year < _LAST_YEAR:
        raise NotRead("no-time", found=_shown(raw))
    since = raw.astimezone(UTC) - datetime(1970, 1, 1, tzinfo=UTC)
    return since.days * 86_400_000 + since.seconds * 1_000 + since.microseconds // 1_000


def _parts(raw: object) -> int:
    """Exact, for shares must add up: `"33.33%"` is 3333 ten-thousandths."""
    text = raw.strip() if isinstance(raw, str) else ""
    whole, dot, rest = text.removesuffix("%").strip().partition(".")
    digits = f"{whole}{rest}"
    if not text.endswith("%") or not digits.isascii() or not digits.isdecimal() or not whole or len(rest) > 2:
        raise NotRead("no-percent", found=_shown(raw))
    found = int(whole) * 100 + int((rest or "0").ljust(2, "0"))
    if (dot and not rest) or found > _WHOLE:
        raise NotRead("no-percent", found=_shown(raw))
    return found


def _litres(raw: object) -> int:
    """Exact to the millilitre: `20.1`, with or without quotation marks, is 20100."""
    number = isinstance(raw, int | Decimal) and not isinstance(raw, bool)
    text = raw.strip() if isinstance(raw, str) else str(raw) if number else ""
    whole, dot, rest = text.partition(".")
    digits = f"{whole}{rest}"
    if not digits.isascii() or not digits.isdecimal() or not whole or len(rest) > 3 or (dot and not rest):
        raise NotRead("no-litres", found=_shown(raw))
    found = int(whole) * 1_000 + int((rest or "0").ljust(3, "0"))
    if found > _MOST_LITRES * 1_000:
        raise NotRead("no-litres", found=_shown(raw))
    return found


def _told(raw: object) -> str:
    if isinstance(raw, (date, datetime, time)):  # without quotation marks it says the same
        raw = raw.isoformat()
    if not isinstance(raw, str):
        raise NotRead("no-text", found=_shown(raw))
    text = raw.strip()
    if len(text) > _LONGEST_TEXT:
        raise NotRead("text-too-long", most=_LONGEST_TEXT)
    if any(not letter.isprintable() and letter != "\n" for letter in text):
        raise NotRead("text-not-printable")
    return text


def _count(raw: object) -> int:
    if isinstance(raw, bool) or not isinstance(raw, int) or not 0 <= raw <= _LARGEST_COUNT:
        raise NotRead("no-count", found=_shown(raw), most=_LARGEST_COUNT)
    return raw


def _offset(raw: object) -> int:
    if isinstance(raw, bool) or not isinstance(raw, int) or abs(raw) > _FURTHEST:
        raise NotRead("no-minutes-east", found=_shown(raw), most=_FURTHEST)
    return raw


def _yes_or_no(raw: object) -> bool:
    if not isinstance(raw, bool):
        raise NotRead("no-yes-or-no", found=_shown(raw))
    return raw


_READERS: Final[dict[object, Callable[[object], Any]]] = {
    Amount: _amount,
    When: _when,
    Offset: _offset,
    PartsOf: _parts,
    Litres: _litres,
    Wording: _told,
    str: _told,
    int: _count,
    bool: _yes_or_no,
}


# --- tables and lists ----------------------------------------------------------------------------

_Answer: TypeAlias = "tuple[bool, Any]"


class _TermsReader:
    def __init__(self) -> None:
        self.faults: list[TermFinding] = []

    def part(self, kind: type[TermsPart], raw: object, key: str) -> Any:
        """A part of the terms; nothing where a key that it cannot do without has a fault or is missing."""
        if not isinstance(raw, dict):
            self._fault("no-table", key, found=_shown(raw))
            return None
        hints = typing.get_type_hints(kind, include_extras=True)
        fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
        for name in raw:
            if name not in fields:
                self._unknown("unknown-key", name, tuple(fields), _join(key, name))
        values: dict[str, Any] = {}
        whole = True
        for name, field in fields.items():
            if name in raw:
                found, value = self._value(hints[field.name], raw[name], _join(key, name))
                if found:
                    values[field.name] = value
                    continue
            elif field.required:
                self._fault("key-missing", _join(key, name))
            whole = whole and not field.required
        return kind(**values) if whole else None

    def _value(self, hint: Any, raw: object, key: str) -> _Answer:
        hint = _given(hint)
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if isinstance(hint, type) and issubclass(hint, TermsPart):
            part = self.part(hint, raw, key)
            return part is not None, part
        if origin is tuple:
            return self._list(arguments[0], raw, key)
        if origin is dict:
            return self._by_name(arguments[1], raw, key)
        if origin is Literal or origin in (typing.Union, types.UnionType):
            return self._choice(_choices(hint), raw, key)
        try:
            return True, _READERS[hint](raw)
        except NotRead as fault:
            self._fault(fault.id, key, **fault.facts)
            return False, None

    def _list(self, hint: Any, raw: object, key: str) -> _Answer:
        """What is wrong with one entry leaves the others; a list with a fault stands as far as it could be read."""
        if not isinstance(raw, list):
            self._fault("no-list", key, found=_shown(raw))
            return False, None
        answers = [self._value(hint, one, f"{key}[{place}]") for place, one in enumerate(raw, start=1)]
        return True, tuple(value for found, value in answers if found)

    def _by_name(self, hint: Any, raw: object, key: str) -> _Answer:
        if not isinstance(raw, dict):
            self._fault("no-table", key, found=_shown(raw))
            return False, None
        answers = {name: self._value(hint, one, _join(key, name)) for name, one in raw.items()}
        return True, {name: value for name, (found, value) in answers.items() if found}

    def _choice(self, choices: tuple[str, ...], raw: object, key: str) -> _Answer:
        if isinstance(raw, str) and raw in choices:
            return True, raw
        self._unknown("unknown-choice", raw, choices, key)
        return False, None

    def _unknown(self, id: str, raw: object, known: tuple[str, ...], key: str) -> None:
        near = get_close_matches(raw, known, 1, 0.5) if isinstance(raw, str) else []
        self._fault(id, key, found=_shown(raw), known=known, near=near[0] if near else None)

    def _fault(self, id: str, key: str, **facts: Fact) -> None:
        self.faults.append(TermFinding("unreadable", id, key, facts=facts))


def _given(hint: Any) -> Any:
    """The type of a field that may be left unanswered, once it is answered."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        left = tuple(one for one in typing.get_args(hint) if one is not UnsetType)
        return left[0] if len(left) == 1 else typing.Union[left]  # noqa: UP007
    return hint


def _choices(hint: Any) -> tuple[str, ...]:
    """The words of one literal type, or of several together."""
    parts = typing.get_args(hint) if typing.get_origin(hint) is not Literal else (hint,)
    return tuple(word for one in parts for word in typing.get_args(one))


def _join(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name


def _shown(raw: object) -> str:
    """A value as a message may show it."""
    text = raw if isinstance(raw, str) else str(raw).lower() if isinstance(raw, bool) else str(raw)
    text = "".join(letter if letter.isprintable() else "?" for letter in text)
    return text if len(text) <= 60 else f"{text[:57]}..."
