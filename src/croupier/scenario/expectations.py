"""Reading what a scenario expects: results, settlements, balances, refusals, events, warnings, facts of the table.

It judges nothing (see judge.py). Start at `read_claims`: one line may hold several claims, parted by commas.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from typing import Final

import msgspec

from croupier.cards import Card, quoted
from croupier.clauses import Reason
from croupier.coup import Resolution, Settled, Side, Winner
from croupier.rulebooks import Rulebook
from croupier.scenario.arithmetic import FigureError, reckon, sides
from croupier.scenario.citing import Citing, read_citing, read_clauses, without_clauses
from croupier.scenario.facts import read_pairs, read_seen
from croupier.scenario.lines import Line, parted, words_in
from croupier.scenario.part_statements import CitesClauses, FigureHolds, Happened, IsRefused, StateIs
from croupier.scenario.paths import ExpectedFact, at_path, read_facts
from croupier.scenario.statements import (
    CardsLeft,
    CarriedIs,
    CountIs,
    Expectation,
    HandIs,
    Has,
    IsWarned,
    Lies,
    OfACoup,
    OfCoup,
    Owes,
    ResultIs,
    Settles,
    ToTellIs,
)
from croupier.scenario.suggestion import instead
from croupier.scenario.times import START, Clock
from croupier.scenario.values import ReadingOf, ValueProblem, Wanted, read_amount, read_exact, read_hand, read_value
from croupier.scenario.warned import read_warning
from croupier.table.codec import EVENTS
from croupier.table.events import Event
from croupier.table.irregularities.remedies import KEEP_OR_REMOVE, KEEP_RETRACT_OR_REDUCE
from croupier.table.irregularities.slips import SLIPS
from croupier.table.state import Payment, Stage, Table

KEYWORDS: Final = (
    "refused", "event", "no-event", "cites", "does", "does-not-cite", "warned", "not-warned", "expect",
)  # fmt: skip

_LISTS: Final = re.compile(r"\s*(now:? )?(state|warnings?|no warnings?)\b.*[=~]\S+$", flags=re.DOTALL)
_WARNING: Final = ("warning", "warnings")
_WHATEVER: Final = ("any", "anyhow", "whatever")  # instead of a reason

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
    "commission": at_path(Settled, "commission"),
    "returned": at_path(Settled, "returned"),
    "rounding": at_path(Settled, "rounding"),
    "row": at_path(Settled, "row"),
    "stake": at_path(Settled, "stake"),
    "excess": at_path(Payment, "excess"),
    "deferred": Wanted("Ratio", Payment.__module__, True),
}
_PATHS: Final = {"deferred": "waits"}  # within what was settled, where the word is another
_POSSIBLE: Final = (
    "`player 5S 4H = 9`, `player wins`, `tie`, `void`, `A player wins 100`, `A has 1000`, `A owes 5`, "
    "`A player lies 100`, `phase dealing`, `coup 62`, `shoe ended`, `last coup`, `cards left 405`, "
    "`matter wrong-order`, `offer keep remove`, `carried 9H`, `to-tell surveillance`, `warning above-differential`, "
    "`state key=value`, or `before` and `coup 3` in front of what is expected of another coup"
)


class Reader(msgspec.Struct, frozen=True):
    """What a claim may name: the book's clauses and wagers, the patrons known so far, and times from the clock on."""

    book: Rulebook | None
    patrons: Collection[str]
    clock: Clock = START
    events: Mapping[str, type[Event]] = msgspec.field(default_factory=lambda: EVENTS)


def read_claims(line: Line, reader: Reader) -> list[tuple[str, Expectation]]:
    """The claims of a line, each with its own words."""
    match line.keyword:
        case "refused":
            return [(line.text, _refused(line, reader))]
        case "event" | "no-event":
            facts, citing = without_clauses(line.words[1:], reader.book)
            seen = read_seen(tuple(facts), reader.clock, reader.events)
            return [(line.text, Happened(seen, line.keyword == "no-event", citing))]
        case "cites" | "does" | "does-not-cite":
            return [(line.text, CitesClauses(_cites(line, reader)))]
        case "warned" | "not-warned":
            return [(line.text, _warned(line.words[1:], reader, absent=line.keyword == "not-warned"))]
        case _:
            return _expected(line, reader)


def _expected(line: Line, reader: Reader) -> list[tuple[str, Expectation]]:
    """Several claims; those after one about another coup are about the same, until a `now`."""
    claims: list[tuple[str, Expectation]] = []
    coup: int | None = None
    named = False
    for part in _claims_of(line.after):
        words, which = _other_coup(words_in(part))
        if which is not None:
            named, coup = which
        claim = _claim(part, words, reader)
        if named and isinstance(claim, OfACoup):
            claims.append((f"expect {part.strip()}", OfCoup(claim, coup)))
            continue
        if which is not None and named:
            raise ValueProblem(
                f"{quoted(part.strip())} is about the table as it is now: of another coup the hands, the result and "
                "what became of wagers can be expected"
            )
        claims.append((f"expect {part.strip()}", claim))
    return claims


def _claims_of(text: str) -> list[str]:
    """What commas part; but a comma without a space within a fact of `state` or `warning` belongs to its list."""
    claims: list[str] = []
    for part in parted(text):
        words = part.split()
        listed = bool(claims) and _LISTS.match(claims[-1]) is not None and bool(words) and not part[0].isspace()
        if listed and all("=" in word or "~" in word for word in words[1:]):
            claims[-1] += f",{part}"
        else:
            claims.append(part)
    return claims


def _other_coup(words: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[bool, int | None] | None]:
    """`before ...`, `the coup before ...` and `coup 3 ...`: the rest, and which coup it is about; `now` ends it."""
    match tuple(word.rstrip(":") for word in words[:3]):
        case ("the", "coup", "before") | ("the", "previous", "coup"):
            return words[3:], (True, None)
        case ("coup", "before", *_) | ("previous", "coup", *_):
            return words[2:], (True, None)
        case ("before", *_) | ("previous", *_):
            return words[1:], (True, None)
        case ("coup", number, *_) if _NUMBER.fullmatch(number) and len(words) > 2:
            return words[2:], (True, int(number))
        case ("now", *_):
            return words[1:], (False, None)
    return words, None


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
    """`refused`, `refused above-maximum`, `refused 7.2.4`, `refused any 7.2.4 not 7.1`, `refused a or b 7.2.4`."""
    reasons: list[Reason] = []
    rest = line.after
    for word in line.words[1:]:
        name = word.rstrip(",")
        if name in list(Reason):
            reasons.append(Reason(name))
        elif name not in (*_WHATEVER, "or", "by", "under", "citing"):
            break
        rest = rest[len(word) :].lstrip()
    if (
        rest
        and not reasons
        and re.match(r"[a-z]+(-[a-z]+)*\b(?![:/(])", rest)
        and not rest.startswith(("not ", "but "))
    ):
        name = rest.split()[0].rstrip(",")
        raise ValueProblem(
            f"there is no reason {quoted(name)}: {instead(name, Reason, 'reasons')}; "
            "`refused` alone, or with clauses, is for whatever reason"
        )
    return IsRefused(tuple(reasons), read_citing(rest, reader.book))


def _cites(line: Line, reader: Reader) -> Citing:
    """`cites 7.2.4`, `cites 7.2.4 not 7.1`, `does not cite 7.1`."""
    text = line.after
    if line.keyword == "does":
        if line.words[1:3] != ("not", "cite"):
            raise ValueProblem("write `does not cite 7.2.4`: that no clause of the line above is this one")
        text = text.partition("cite")[2]
    if line.keyword == "cites":
        citing = read_citing(text, reader.book)
    else:
        citing = Citing(never=read_clauses(text, reader.book, heads=True))
    if not citing.clauses and not citing.never:
        raise ValueProblem("name the clauses, such as `cites 7.2.4` or `does not cite 7.1`")
    return citing


def _claim(text: str, words: tuple[str, ...], reader: Reader) -> Expectation:
    if not words:
        raise ValueProblem(f"say what is expected: {_POSSIBLE}")
    if words in _WON:
        return ResultIs(_WON[words])
    if words[0] in reader.patrons:
        return _of_patron(words, reader)
    if words[0] == "state":
        return _state(words, reader)
    if words[0] in _WARNING:
        return _warned(words[1:], reader)
    if words[0] == "no" and words[1:2] and words[1] in _WARNING:
        return _warned(words[2:], reader, absent=True)
    read = _FACTS.get(words[0])
    if read is None:
        known = f"; the patrons are {', '.join(reader.patrons)}" if reader.patrons else ""
        alone = f"; `{words[0]}` begins a line of its own" if words[0] in KEYWORDS else ""
        raise ValueProblem(f"{quoted(text.strip())} is not understood: write {_POSSIBLE}{known}{alone}")
    return read(words)


def _warned(words: tuple[str, ...], reader: Reader, *, absent: bool = False) -> IsWarned:
    if words == ("none",):
        return IsWarned(absent=not absent)
    facts, citing = without_clauses(words, reader.book)
    about, told = read_warning(facts, reader.clock)
    return IsWarned(about, told, citing, absent)


def _of_patron(words: tuple[str, ...], reader: Reader) -> Expectation:
    patron, verb = words[0], words[1] if len(words) > 1 else ""
    wager, part, rest = _wager_and_part(words[1:], reader)
    match words[1:]:
        case ("has", amount):
            return Has(patron, read_amount(amount))
        case ("has", amount, "in", "tokens"):
            return Has(patron, read_amount(amount), tokens=True)
        case ("owes", "nothing"):
            return Owes(patron, read_exact("0"))
        case ("owes", amount):
            return Owes(patron, read_exact(amount))
    match rest:
        case ("lies", amount) if _is_wager(wager, reader):
            return Lies(patron, wager, read_amount(amount), part=part)
        case ("lies", amount, "counts", counted) if _is_wager(wager, reader):
            return Lies(patron, wager, read_amount(amount), read_amount(counted), part)
        case ("is-gone",) if _is_wager(wager, reader):
            return Lies(patron, wager, None)
        case (outcome, *more) if outcome in _RESOLUTIONS and _is_wager(wager, reader):
            return _settles(Settles(patron, wager, _RESOLUTIONS[outcome], None, part=part), more, reader)
    raise ValueProblem(
        f"{quoted(' '.join(words))} is not understood after {patron}: write `{patron} has 1000`, `{patron} owes 5`, "
        f"`{patron} {verb if _known(verb, reader) else 'player'} wins 100` (or loses, standoff, returned), "
        f"`{patron} player lies 100`, or of a combined wager's part `{patron} one-one-two/tie wins 80`"
    )


def _wager_and_part(words: tuple[str, ...], reader: Reader) -> tuple[str, str, tuple[str, ...]]:
    """`one-one-two/tie` or `one-one-two part tie`: a combined wager, its part, and what is said of it."""
    wager, _, part = (words[0] if words else "").partition("/")
    rest = words[1:]
    if rest[:1] == ("part",) and len(rest) > 1:
        part, rest = rest[1], rest[2:]
    if part and reader.book is not None:
        parts = {
            entry.id: [id for one in entry.part for id in (one.wager, *one.wagers.values()) if id]
            for entry in reader.book.combined
        }
        if wager not in parts:
            combined = f"these do: {', '.join(parts)}" if parts else f"no wager of {reader.book.id} does"
            raise ValueProblem(f"{quoted(wager)} has no parts: {combined}")
        if part not in parts[wager]:
            raise ValueProblem(f"{wager} has no part {quoted(part)}: {instead(part, parts[wager])}")
    return wager, part, rest


def _known(wager: str, reader: Reader) -> bool:
    return reader.book is None or wager in reader.book.wager_ids()


def _is_wager(wager: str, reader: Reader) -> bool:
    if not _known(wager, reader):
        assert reader.book is not None
        raise ValueProblem(f"{reader.book.id} has no wager {quoted(wager)}: {instead(wager, reader.book.wager_ids())}")
    return True


def _settles(claim: Settles, rest: list[str], reader: Reader) -> Settles:
    """`wins 100`, `standoff`, `standoff 10` (with a percentage), and further facts such as commission=5."""
    profit = None
    if rest and "=" not in rest[0]:
        profit = read_amount(rest.pop(0))
    elif claim.resolution is not Resolution.WINS:
        profit = 0
    words, citing = without_clauses(rest, reader.book)
    facts = []
    for name, text in read_pairs(words).items():
        wanted = _PAYMENT_FACTS.get(name)
        if wanted is None:
            known = ", ".join((*_PAYMENT_FACTS, "cites", "does-not-cite"))
            raise ValueProblem(f"a settled wager has no fact {quoted(name)}: it has {known}")
        facts.append(ExpectedFact(_PATHS.get(name, name), wanted, read_value(wanted, text)))
    return msgspec.structs.replace(claim, profit=profit, facts=tuple(facts), citing=citing)


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
    return StateIs((ExpectedFact(path, wanted, read_value(wanted, text)),))


def _state(words: tuple[str, ...], reader: Reader) -> Expectation:
    if len(words) < 2:
        raise ValueProblem("write facts of the table after `state`, such as `state shoe.stage=in-play`")
    return StateIs(read_facts(Table, words[1:], ReadingOf(reader.clock)))


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
            return CardsLeft(int(number))
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
    return _is("matter.slip", None if slip == "none" else slip)


def _is(path: str, value: object) -> StateIs:
    return StateIs((ExpectedFact(path, at_path(Table, path), value),))


_CHOICES: Final = tuple(dict.fromkeys((*KEEP_OR_REMOVE, *KEEP_RETRACT_OR_REDUCE)))


def _offer(words: tuple[str, ...]) -> Expectation:
    """What patrons may do with each of their wagers, in the order the table offers it."""
    choices = words[1:]
    if not choices or (choices != ("none",) and not set(choices) <= set(_CHOICES)):
        raise ValueProblem(
            f"write what is offered ({', '.join(_CHOICES)}), such as `offer keep remove`, or `offer none`"
        )
    return _is("offer.choices", None if choices == ("none",) else choices)


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
