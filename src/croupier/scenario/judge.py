"""Holding what was expected against what happened: whether a claim holds, and what was found where it does not.

It knows no rule of the game and asks the table nothing new. Start at `judge`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import msgspec

from croupier.cards import Card, point_count
from croupier.clauses import Clauses, Refusal, together
from croupier.coup import Resolution
from croupier.ledger import Place
from croupier.scenario import arithmetic
from croupier.scenario.facts import value_at
from croupier.scenario.report import GivenCommand
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
from croupier.scenario.story import CoupStory
from croupier.scenario.values import Wanted, cents_text, value_text, wanted_by
from croupier.table.acts import name_of
from croupier.table.events import Event
from croupier.table.state import Payment, Table

HOLDS = None


class Seen(msgspec.Struct, frozen=True):
    """What a claim is held against: the line's commands, the table after it, the coup as it went."""

    given: Sequence[GivenCommand]
    table: Table
    story: CoupStory

    @property
    def events(self) -> list[Event]:
        return [event for given in self.given for event in given.events]

    @property
    def refusal(self) -> Refusal | None:
        return self.given[-1].refusal if self.given else None


def judge(claim: Expectation, seen: Seen) -> str | None:
    """Nothing where the claim holds; else what was found."""
    match claim:
        case IsRefused():
            return _refused(claim, seen)
        case Happened():
            return _happened(claim, seen)
        case CitesClauses():
            found = together(*(given.clauses for given in seen.given))
            return _missing(claim.clauses, found)
        case HandIs():
            return _hand(claim, seen.story)
        case CountIs():
            count = _count(seen.story.hand(claim.side))
            return HOLDS if count == claim.count else f"{claim.side.value} has {_shown_count(count)}"
        case ResultIs():
            return _result(claim, seen.story)
        case Settles():
            return _settles(claim, seen.story)
        case Has():
            place = Place.TOKENS if claim.tokens else Place.RACK
            has = seen.table.ledger.balance(place, claim.patron)
            return HOLDS if has == claim.amount else f"{claim.patron} has {cents_text(has)}"
        case Owes():
            patron = seen.table.patrons.get(claim.patron)
            owes = Fraction(*patron.owes) if patron else Fraction(0)
            return HOLDS if owes == claim.cents else f"{claim.patron} owes {cents_text(owes)}"
        case Lies():
            return _lies(claim, seen.table)
        case StateIs():
            found_value = value_at(seen.table, claim.path)
            return HOLDS if found_value == claim.value else _shown(claim.path, claim.wanted, found_value)
        case CarriedIs():
            cards = tuple(dealt.card for dealt in seen.table.carried)
            return HOLDS if cards == claim.cards else f"carried {_cards(cards)}"
        case ToTellIs():
            return _to_tell(claim, seen.table)
        case FigureHolds():
            return _figure(claim.text)


# --- answers -------------------------------------------------------------------------------------


def _refused(claim: IsRefused, seen: Seen) -> str | None:
    refusal = seen.refusal
    if refusal is None:
        return "it was not refused"
    if refusal.reason is not claim.reason:
        return f"refused {refusal.reason.value} {_clauses(refusal.clauses)}".rstrip()
    return _missing(claim.clauses, refusal.clauses)


def _happened(claim: Happened, seen: Seen) -> str | None:
    alike = [event for event in seen.events if isinstance(event, claim.seen.kind)]
    fitting = [event for event in alike if all(_same(w, value_at(event, path), v) for path, w, v in claim.seen.facts)]
    if bool(fitting) is not claim.absent:
        return HOLDS
    if claim.absent:
        return "it happened"
    if alike:
        facts = [(path, wanted) for path, wanted, _ in claim.seen.facts]
        told = (" ".join(_shown(path, wanted, value_at(event, path)) for path, wanted in facts) for event in alike)
        return " or ".join(dict.fromkeys(told))
    happened = ", ".join(dict.fromkeys(name_of(type(event)) for event in seen.events))
    refusal = seen.refusal
    return f"there was {happened or 'no event'}" + (f", refused {refusal.reason.value}" if refusal else "")


def _same(wanted: Wanted, found: Any, expected: Any) -> bool:
    if wanted.annotation == "Ratio":
        return Fraction(*found) == Fraction(*expected)
    return bool(found == expected)


def _missing(wanted: Clauses, found: Clauses) -> str | None:
    if all(clause in found for clause in wanted):
        return HOLDS
    return f"it cites {_clauses(found)}"


def _clauses(clauses: Clauses) -> str:
    return ", ".join(clause.number for clause in clauses) or "no clause"


# --- the coup ------------------------------------------------------------------------------------


def _hand(claim: HandIs, story: CoupStory) -> str | None:
    hand = story.hand(claim.side)
    count = _count(hand)
    if hand == claim.cards and claim.count in (None, count):
        return HOLDS
    cards = " ".join(card.code if card else "face-down" for card in hand) or "no cards"
    return f"{claim.side.value} has {cards} = {_shown_count(count)}"


def _count(hand: tuple[Card | None, ...]) -> int | None:
    known = [card for card in hand if card is not None]
    return point_count(known) if known and len(known) == len(hand) else None


def _shown_count(count: int | None) -> str:
    return "no count yet" if count is None else str(count)


def _result(claim: ResultIs, story: CoupStory) -> str | None:
    if story.void if claim.winner is None else story.winner is claim.winner:
        return HOLDS
    if story.void:
        return "the coup is void"
    if story.winner is None:
        return "there is no result yet"
    return "tie" if story.winner.value == "tie" else f"{story.winner.value} wins"


def _settles(claim: Settles, story: CoupStory) -> str | None:
    mine = [one for one in story.payments if one.patron == claim.patron and one.settled.wager == claim.wager]
    if any(_is_so(claim, payment) for payment in mine):
        return HOLDS
    told = " and ".join(_told(claim, payment) for payment in mine)
    return told or f"{claim.patron} has no settled wager on {claim.wager}"


def _is_so(claim: Settles, payment: Payment) -> bool:
    settled = payment.settled
    if settled.resolution is not claim.resolution or claim.profit not in (None, settled.profit):
        return False
    return all(_same(wanted, value_at(payment, path), value) for path, wanted, value in claim.facts)


def _told(claim: Settles, payment: Payment) -> str:
    settled = payment.settled
    words = f"{payment.patron} {settled.wager} {settled.resolution.value}"
    if settled.profit or settled.resolution is Resolution.WINS:
        words += f" {cents_text(settled.profit)}"
    for path, wanted, _ in claim.facts:
        words += " " + _shown(path.rpartition(".")[2], wanted, value_at(payment, path))
    return words


def _lies(claim: Lies, table: Table) -> str | None:
    downs = [*table.coup.wagers.values(), *(streak.down for streak in table.streaks)]
    mine = [down for down in downs if down.patron == claim.patron and down.wager == claim.wager]
    if claim.stake is None:
        return f"it lies there with {cents_text(mine[0].stake)}" if mine else HOLDS
    if any(down.stake == claim.stake and claim.counts in (None, down.counts) for down in mine):
        return HOLDS
    told = (f"{cents_text(down.stake)} counts {cents_text(down.counts)}" for down in mine)
    return f"{claim.patron} has {' and '.join(told) or 'nothing'} on {claim.wager}"


# --- the table -----------------------------------------------------------------------------------


def _cards(cards: tuple[Card | None, ...]) -> str:
    return " ".join(card.code if card else "unseen" for card in cards) or "none"


def _to_tell(claim: ToTellIs, table: Table) -> str | None:
    waiting = [one.who for one in table.to_tell]
    if claim.who in waiting if claim.who else not waiting:
        return HOLDS
    return f"to be told: {', '.join(waiting) or 'nobody'}"


def _shown(path: str, wanted: Wanted, value: Any) -> str:
    return f"{path}={value_text(wanted, value)}"


def _figure(text: str) -> str | None:
    if arithmetic.reckon(text):
        return HOLDS
    compared = arithmetic.sides(text)
    assert compared is not None, "a figure that compares nothing is refused when it is read"
    left, sign, right = compared
    return f"{arithmetic.shown(left)} {sign} {arithmetic.shown(right)} is not so"


def facts_of(command: msgspec.Struct, without: tuple[str, ...] = ("id", "actor", "at", "made", "under")) -> str:
    """A command's facts as a file would give them; those left as usual are left out."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(type(command))}
    told = []
    for name, wanted in wanted_by(type(command)).items():
        value = getattr(command, name.replace("-", "_"))
        if name not in without and name != "setup" and value != defaults[name.replace("-", "_")]:
            told.append(_shown(name, wanted, value))
    return " ".join(told)
