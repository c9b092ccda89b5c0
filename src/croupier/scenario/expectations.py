"""Reading what a scenario expects: results, settlements, balances, refusals, events, clauses and facts of the table.

It judges nothing (see judge.py). Start at `read_claims`: one line may hold several claims, parted by commas.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Final

import msgspec

from croupier.cards import Card, quoted
from croupier.clauses import Clause, Clauses, Reason
from croupier.coup import Resolution, Side, Winner
from croupier.rulebooks import BOOKS, Rulebook
from croupier.scenario.arithmetic import FigureError, reckon, sides
from croupier.scenario.facts import at_path, read_pairs, read_seen
from croupier.scenario.lines import Line
from croupier.scenario.statements import (
    CarriedIs,
    CitesClauses,
    CountIs,
    Expectation,
    FigureHolds,
    HandIs,
    Happened,
    Has,
    IsRefused,
    Lies,
    Owes,
    ResultIs,
    Settles,
    StateIs,
    ToTellIs,
)
from croupier.scenario.suggestion import instead
from croupier.scenario.values import ValueProblem, Wanted, read_amount, read_exact, read_hand, read_value
from croupier.table.irregularities.remedies import KEEP_OR_REMOVE, KEEP_RETRACT_OR_REDUCE
from croupier.table.irregularities.slips import SLIPS
from croupier.table.state import Payment, Stage, Table

KEYWORDS: Final = ("refused", "event", "no-event", "cites", "expect")

_RESOLUTIONS: Final = {
    "wins": Resolution.WINS,
    "loses": Resolution.LOSES,
    "standoff": Resolution.STANDOFF,
    "void": Resolution.VOID,
    "returned": Resolution.VOID,
}
_WON: Final = {
    ("player", "wins"): Winner.PLAYER,
    ("banker", "wins"): Winner.BANKER,
    ("tie",): Winner.TIE,
    ("void",): None,
}
_COUNT: Final = re.compile(r"[0-9]")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_PAYMENT_FACTS: Final = {
    "commission": "settled.commission",
    "returned": "settled.returned",
    "rounding": "settled.rounding",
    "row": "settled.row",
    "stake": "settled.stake",
    "excess": "excess",
    "deferred": "settled.waits",
}
_RATIO: Final = Wanted("Ratio", Payment.__module__, True)
_POSSIBLE: Final = (
    "`player 5S 4H = 9`, `player wins`, `tie`, `void`, `A player wins 100`, `A has 1000`, `A owes 5`, "
    "`A player lies 100`, `phase dealing`, `coup 62`, `shoe ended`, `last coup`, `cards left 405`, "
    "`matter wrong-order`, `offer keep remove`, `carried 9H`, `to-tell surveillance` or `state key=value`"
)


class Reader(msgspec.Struct, frozen=True):
    """What a claim may name: the book's clauses and wagers, and the patrons known so far."""

    book: Rulebook | None
    patrons: Collection[str]


def read_claims(line: Line, reader: Reader) -> list[tuple[str, Expectation]]:
    """The claims of a line, each with its own words."""
    match line.keyword:
        case "refused":
            return [(line.text, _refused(line, reader))]
        case "event" | "no-event":
            seen = read_seen(line.words[1:])
            return [(line.text, Happened(seen, absent=line.keyword == "no-event"))]
        case "cites":
            clauses = _clauses(line.after, reader)
            if not clauses:
                raise ValueProblem("name the clauses, such as `cites 7.2.4`")
            return [(line.text, CitesClauses(clauses))]
        case _:
            return [(f"expect {part.strip()}", _claim(part.strip(), reader)) for part in line.after.split(",")]


def figure(text: str) -> FigureHolds:
    """`15000*18000/25000 = 10800`; it must compare, or it would claim nothing."""
    try:
        reckon(text)
        compares = sides(text) is not None
    except FigureError as error:
        raise ValueProblem(str(error)) from None
    if not compares:
        raise ValueProblem("compare two figures, such as `check 37*0.95 = 35.15`")
    return FigureHolds(text)


def _refused(line: Line, reader: Reader) -> IsRefused:
    if len(line.words) < 2:
        raise ValueProblem("name the reason, such as `refused above-maximum 7.2.4`")
    name = line.words[1].rstrip(",")
    if name not in list(Reason):
        raise ValueProblem(f"there is no reason {quoted(name)}: {instead(name, Reason, 'reasons')}")
    rest = line.after[len(line.words[1]) :]
    return IsRefused(Reason(name), _clauses(rest, reader))


def _clauses(text: str, reader: Reader) -> Clauses:
    return tuple(_clause(part.strip(), reader) for part in text.split(",") if part.strip())


def _clause(text: str, reader: Reader) -> Clause:
    """`7.2.4` of the table's own book, or `crown-melbourne:7.3.1` of another."""
    book, colon, _ = text.partition(":")
    own = reader.book
    clause = Clause(text) if colon and (book in BOOKS or (own and book == own.id)) else None
    if clause is None:
        if own is None:
            raise ValueProblem(f"{quoted(text)} is a clause of no book: name the table's `book` first")
        clause = Clause.of(own.id, text)
    if own is not None and own.clause(clause) is None:
        near = [row.clause.number for row in own.register if row.clause.number.startswith(text)][:8]
        hint = f"there is {', '.join(near)}" if near else f"see `croupier rules clauses {own.id}`"
        raise ValueProblem(f"{own.id} has no clause {quoted(text)}: {hint}")
    return clause


def _claim(text: str, reader: Reader) -> Expectation:
    words = tuple(text.split())
    if not words:
        raise ValueProblem(f"say what is expected: {_POSSIBLE}")
    if words in _WON:
        return ResultIs(_WON[words])
    if words[0] in reader.patrons:
        return _of_patron(words, reader)
    read = _FACTS.get(words[0])
    if read is None:
        known = f"; the patrons are {', '.join(reader.patrons)}" if reader.patrons else ""
        raise ValueProblem(f"{quoted(text)} is not understood: write {_POSSIBLE}{known}")
    return read(words)


def _of_patron(words: tuple[str, ...], reader: Reader) -> Expectation:
    patron, verb = words[0], words[1] if len(words) > 1 else ""
    match words[1:]:
        case ("has", amount):
            return Has(patron, read_amount(amount))
        case ("has", amount, "in", "tokens"):
            return Has(patron, read_amount(amount), tokens=True)
        case ("owes", "nothing"):
            return Owes(patron, read_exact("0"))
        case ("owes", amount):
            return Owes(patron, read_exact(amount))
        case (wager, "lies", amount) if _is_wager(wager, reader):
            return Lies(patron, wager, read_amount(amount))
        case (wager, "lies", amount, "counts", part) if _is_wager(wager, reader):
            return Lies(patron, wager, read_amount(amount), read_amount(part))
        case (wager, "is-gone") if _is_wager(wager, reader):
            return Lies(patron, wager, None)
        case (wager, outcome, *rest) if outcome in _RESOLUTIONS and _is_wager(wager, reader):
            return _settles(patron, wager, outcome, rest)
    raise ValueProblem(
        f"{quoted(' '.join(words))} is not understood after {patron}: write `{patron} has 1000`, `{patron} owes 5`, "
        f"`{patron} {verb if _known(verb, reader) else 'player'} wins 100` (or loses, standoff, returned), "
        f"or `{patron} player lies 100`"
    )


def _known(wager: str, reader: Reader) -> bool:
    return reader.book is None or wager in reader.book.wager_ids()


def _is_wager(wager: str, reader: Reader) -> bool:
    if not _known(wager, reader):
        assert reader.book is not None
        raise ValueProblem(f"{reader.book.id} has no wager {quoted(wager)}: {instead(wager, reader.book.wager_ids())}")
    return True


def _settles(patron: str, wager: str, outcome: str, rest: list[str]) -> Settles:
    """`wins 100`, `standoff`, `standoff 10` (with a percentage), and further facts such as commission=5."""
    profit = None
    if rest and "=" not in rest[0]:
        profit = read_amount(rest.pop(0))
    elif outcome != "wins":
        profit = 0
    facts = []
    for name, text in read_pairs(rest).items():
        path = _PAYMENT_FACTS.get(name)
        if path is None:
            raise ValueProblem(f"a settled wager has no fact {quoted(name)}: it has {', '.join(_PAYMENT_FACTS)}")
        wanted = _RATIO if name == "deferred" else at_path(Payment, path)
        facts.append((path, wanted, read_value(wanted, text)))
    return Settles(patron, wager, _RESOLUTIONS[outcome], profit, tuple(facts))


def _hand(words: tuple[str, ...]) -> Expectation:
    side = Side(words[0])
    *cards, equals, count = words[1:] if len(words) > 3 else (*words[1:], "", "")
    if equals != "=":
        return HandIs(side, read_hand("".join(words[1:])), None)
    if not _COUNT.fullmatch(count):
        raise ValueProblem(f"{quoted(count)} is not a count of a hand: write 0 to 9 after the =")
    return HandIs(side, read_hand("".join(cards)), int(count))


def _player_or_banker(words: tuple[str, ...]) -> Expectation:
    match words:
        case (side, "=", count) if _COUNT.fullmatch(count):
            return CountIs(Side(side), int(count))
        case (_, _, *_):
            return _hand(words)
    raise ValueProblem(f"say which cards {words[0]} has, such as `{words[0]} 5S 4H = 9`, or `{words[0]} wins`")


def _fact(path: str, text: str) -> StateIs:
    wanted = at_path(Table, path)
    return StateIs(path, wanted, read_value(wanted, text))


def _state(words: tuple[str, ...]) -> Expectation:
    if len(words) != 2:
        raise ValueProblem("write one fact of the table after `state`, such as `state shoe.stage=in-play`")
    ((path, text),) = read_pairs(words[1:]).items()
    return _fact(path, text)


def _phase(words: tuple[str, ...]) -> Expectation:
    return _fact("coup.play", _single(words, "phase dealing"))


def _coup(words: tuple[str, ...]) -> Expectation:
    return _fact("coup.number", _number(words[1:], "coup 62"))


def _coups(words: tuple[str, ...]) -> Expectation:
    return _fact("coups", _number(words[1:], "coups 61"))


def _shoe(words: tuple[str, ...]) -> Expectation:
    text = _single(words, "shoe ended")
    if _NUMBER.fullmatch(text):
        return _fact("shoe.number", text)
    if text not in list(Stage):
        raise ValueProblem(f"a shoe is never {quoted(text)}: it is {', '.join(Stage)}, or give its number")
    return _fact("shoe.stage", text)


def _last(words: tuple[str, ...]) -> Expectation:
    match words:
        case ("last", "coup"):
            return _fact("shoe.last-called", "yes")
        case ("not", "last", "coup"):
            return _fact("shoe.last-called", "no")
    raise ValueProblem("write `last coup` or `not last coup`")


def _cards(words: tuple[str, ...]) -> Expectation:
    match words:
        case ("cards", "left", number) if _NUMBER.fullmatch(number):
            return StateIs("shoe.left", at_path(Table, "shoe.cards"), int(number))
        case ("cards", "burned", number) if _NUMBER.fullmatch(number):
            return _fact("shoe.burned", number)
    raise ValueProblem("write `cards left 405` or `cards burned 11`")


def _tail(words: tuple[str, ...]) -> Expectation:
    match words:
        case ("tail", side, number) if side in list(Side) and _NUMBER.fullmatch(number):
            return _fact(f"tails.{side}", number)
    raise ValueProblem("write the side and what its indicator shows, such as `tail player 4`")


def _dummy(words: tuple[str, ...]) -> Expectation:
    match words:
        case ("dummy", grounds):
            return _fact("coup.dummy", grounds)
    raise ValueProblem("write on which grounds, such as `dummy any-time`")


def _matter(words: tuple[str, ...]) -> Expectation:
    """The slip that was reported and waits for its remedy."""
    slip = _single(words, "matter wrong-order` or `matter none")
    if slip != "none" and slip not in SLIPS:
        raise ValueProblem(f"there is no slip {quoted(slip)}: {instead(slip, SLIPS, 'slips')}")
    return StateIs("matter.slip", at_path(Table, "matter.slip"), None if slip == "none" else slip)


_CHOICES: Final = tuple(dict.fromkeys((*KEEP_OR_REMOVE, *KEEP_RETRACT_OR_REDUCE)))


def _offer(words: tuple[str, ...]) -> Expectation:
    """What patrons may do with each of their wagers, in the order the table offers it."""
    choices = words[1:]
    if not choices or (choices != ("none",) and not set(choices) <= set(_CHOICES)):
        raise ValueProblem(
            f"write what is offered ({', '.join(_CHOICES)}), such as `offer keep remove`, or `offer none`"
        )
    return StateIs("offer.choices", at_path(Table, "offer.choices"), None if choices == ("none",) else choices)


def _carried(words: tuple[str, ...]) -> Expectation:
    if len(words) < 2:
        raise ValueProblem("write which cards were kept: `carried 9H`, `carried unseen` or `carried none`")
    if words[1:] == ("none",):
        return CarriedIs(())
    cards: list[Card | None] = []
    for word in words[1:]:
        cards += (None,) if word == "unseen" else read_hand(word)
    return CarriedIs(tuple(cards))


def _to_tell(words: tuple[str, ...]) -> Expectation:
    who = _single(words, "to-tell surveillance` or `to-tell nobody")
    return ToTellIs("" if who == "nobody" else who)


def _number(words: tuple[str, ...], example: str) -> str:
    if len(words) == 1 and _NUMBER.fullmatch(words[0]):
        return words[0]
    raise ValueProblem(f"write a number, such as `{example}`")


def _single(words: tuple[str, ...], example: str) -> str:
    if len(words) == 2:
        return words[1]
    raise ValueProblem(f"write one word more, such as `{example}`")


_FACTS: Final[dict[str, Callable[[tuple[str, ...]], Expectation]]] = {
    "player": _player_or_banker,
    "banker": _player_or_banker,
    "state": _state,
    "phase": _phase,
    "coup": _coup,
    "coups": _coups,
    "shoe": _shoe,
    "last": _last,
    "not": _last,
    "cards": _cards,
    "tail": _tail,
    "dummy": _dummy,
    "matter": _matter,
    "offer": _offer,
    "carried": _carried,
    "to-tell": _to_tell,
}
