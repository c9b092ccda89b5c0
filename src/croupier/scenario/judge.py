"""Holding what was expected against what happened: whether a claim holds, and what was found where it does not.

It knows no rule of the game and asks the table nothing new. Start at `judge`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec
from msgspec.structs import replace

from croupier.cards import Card, point_count
from croupier.clauses import Refusal, together
from croupier.coup import Resolution, Settled, Stake, Terms, ratios_added, row_id, split
from croupier.ledger import Place
from croupier.money import Cents
from croupier.rulebooks import Rulebook
from croupier.scenario import arithmetic
from croupier.scenario.citing import told as clauses_told
from croupier.scenario.facts import told_by
from croupier.scenario.part_statements import CitesClauses, FigureHolds, Happened, IsRefused, OfAnAnswer, StateIs
from croupier.scenario.paths import ExpectedFact, Numbered, fits, same, shown, value_at
from croupier.scenario.report import GivenCommand
from croupier.scenario.statements import (
    ROW,
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
from croupier.scenario.story import CoupStory, cited
from croupier.scenario.values import cents_text, usual_of, value_text
from croupier.scenario.warned import facts_of as warning_facts
from croupier.scenario.warned import shown_now
from croupier.table.acts import name_of
from croupier.table.events import Event
from croupier.table.old_rows import read_row
from croupier.table.rules import rules_of
from croupier.table.state import Down, Payment, Table
from croupier.table.views.records import Warned

HOLDS = None


class Answered(msgspec.Struct, frozen=True):
    """What a line's commands were answered, at a table or elsewhere."""

    given: Sequence[GivenCommand]
    numbered: Numbered  # the number of a wager that is named as A/player

    @property
    def events(self) -> list[Event]:
        return [event for given in self.given for event in given.events]

    @property
    def refusal(self) -> Refusal | None:
        return self.given[-1].refusal if self.given else None


class Seen(Answered, frozen=True):
    """What a claim is held against: the line's commands, the table after it, the coups as they went."""

    table: Table
    story: CoupStory  # of the latest coup
    stories: Mapping[int, CoupStory]  # of every coup by its number
    book: Rulebook | None


def judge_answer(claim: OfAnAnswer, seen: Answered) -> str | None:
    """Nothing where the claim holds; else what was found."""
    match claim:
        case IsRefused():
            return _refused(claim, seen)
        case Happened():
            return _happened(claim, seen)
        case CitesClauses():
            return claim.citing.differs(together(*(given.clauses for given in seen.given)))
        case FigureHolds():
            return _figure(claim.text)


def judge(claim: Expectation, seen: Seen) -> str | None:
    """The same for every claim about a table."""
    match claim:
        case IsRefused() | Happened() | CitesClauses() | FigureHolds():
            return judge_answer(claim, seen)
        case IsWarned():
            return _warned(claim, seen)
        case HandIs() | CountIs() | ResultIs() | Settles():
            return _of_coup(claim, seen.story)
        case OfCoup():
            return _of_another(claim, seen)
        case Has():
            place = Place.TOKENS if claim.tokens else Place.RACK
            has = seen.table.ledger.balance(place, claim.patron)
            return HOLDS if has == claim.amount else f"{claim.patron} has {cents_text(has)}"
        case Owes():
            patron = seen.table.patrons.get(claim.patron)
            owes = Fraction(*patron.owes) if patron else Fraction(0)
            return HOLDS if owes == claim.cents else f"{claim.patron} owes {cents_text(owes)}"
        case Lies():
            return _lies(claim, seen)
        case StateIs():
            if fits(seen.table, claim.facts, seen.numbered):
                return HOLDS
            return " ".join(shown(fact, seen.table) for fact in claim.facts)
        case CardsLeft():
            left = seen.table.shoe.left
            return HOLDS if left == claim.cards else f"there are {left}"
        case CarriedIs():
            cards = tuple(dealt.card for dealt in seen.table.carried)
            return HOLDS if cards == claim.cards else f"carried {_cards(cards)}"
        case ToTellIs():
            return _to_tell(claim, seen.table)


# --- answers -------------------------------------------------------------------------------------


def _refused(claim: IsRefused, seen: Answered) -> str | None:
    refusal = seen.refusal
    if refusal is None:
        return "it was not refused"
    if claim.reasons and refusal.reason not in claim.reasons:
        return f"refused {refusal.reason.value} {_cited(refusal)}"
    return claim.citing.differs(refusal.clauses)


def _cited(refusal: Refusal) -> str:
    return clauses_told(refusal.clauses)


def _happened(claim: Happened, seen: Answered) -> str | None:
    alike = [event for event in seen.events if isinstance(event, claim.seen.kind)]
    fitting = [event for event in alike if fits(event, claim.seen.facts, seen.numbered)]
    resting = [event for event in fitting if claim.citing.differs(cited((event,))) is None]
    if bool(resting) is not claim.absent:
        return HOLDS
    if claim.absent:
        return "it happened"
    if fitting:
        return " or ".join(dict.fromkeys(f"it cites {clauses_told(cited((event,)))}" for event in fitting))
    if alike:
        told = (" ".join(shown(fact, event) for fact in claim.seen.facts) for event in alike)
        return " or ".join(dict.fromkeys(told))
    happened = ", ".join(dict.fromkeys(name_of(type(event)) for event in seen.events))
    refusal = seen.refusal
    return f"there was {happened or 'no event'}" + (f", refused {refusal.reason.value}" if refusal else "")


def _warned(claim: IsWarned, seen: Seen) -> str | None:
    """Held against what staff are shown once the line is done."""
    shown_to_staff = shown_now(seen.table, seen.book)
    fitting = [
        one
        for one in shown_to_staff
        if claim.about in ("", one.about)
        and fits(warning_facts(one), claim.facts, seen.numbered)
        and claim.citing.differs(one.clauses) is None
    ]
    if bool(fitting) is not claim.absent:
        return HOLDS
    told = "; ".join(_warning_told(one) for one in (fitting if claim.absent else shown_to_staff))
    return f"staff are warned of {told or 'nothing'}"


def _warning_told(warned: Warned) -> str:
    facts = facts_of(warning_facts(warned))
    return f"{warned.about} {facts} {clauses_told(warned.clauses)}".replace("  ", " ")


# --- the coup ------------------------------------------------------------------------------------


def _of_coup(claim: OfACoup, story: CoupStory) -> str | None:
    match claim:
        case HandIs():
            return _hand(claim, story)
        case CountIs():
            count = _count(story.hand(claim.side))
            return HOLDS if count == claim.count else f"{claim.side.value} has {_shown_count(count)}"
        case ResultIs():
            return _result(claim, story)
        case Settles():
            return _settles(claim, story)


def _of_another(claim: OfCoup, seen: Seen) -> str | None:
    """Of the coup that is named, or of the one before the coup that is open."""
    number = seen.table.coup.number - 1 if claim.number is None else claim.number
    story = seen.stories.get(number)
    if story is None:
        latest = f": the latest is {max(seen.stories)}" if seen.stories else ""
        return f"there was no coup {number}{latest}"
    found = _of_coup(claim.claim, story)
    return found and f"in coup {number} {found}"


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
    mine += _as_one(mine)
    found = [(one, settled) for one in mine for settled in _parts(one.settled, claim.part)]
    fitting = [settled for payment, settled in found if _is_so(claim, payment, settled)]
    if any(claim.citing.differs(settled.clauses) is None for settled in fitting):
        return HOLDS
    if fitting:
        return " and ".join(f"it cites {clauses_told(settled.clauses)}" for settled in fitting)
    told = " and ".join(_told(claim, payment, settled) for payment, settled in found)
    if told or not mine:
        return told or f"{claim.patron} has no settled wager on {claim.wager}"
    parts = ", ".join(part.wager for one in mine for part in one.settled.parts)
    return f"{claim.patron}'s {claim.wager} has no part {claim.part}: {parts or 'it was settled as one'}"


def _as_one(stacks: list[Payment]) -> list[Payment]:
    """Several stacks of one wager, as the wager that they make."""
    if len(stacks) < 2 or len({one.settled.resolution for one in stacks}) > 1 or stacks[0].settled.parts:
        return []
    settled = stacks[0].settled
    whole = replace(
        settled,
        stake=sum(one.settled.stake for one in stacks),
        profit=sum(one.settled.profit for one in stacks),
        commission=sum(one.settled.commission for one in stacks),
        returned=sum(one.settled.returned for one in stacks),
        rounding=sum(one.settled.rounding for one in stacks),
        waits=ratios_added(one.settled.waits for one in stacks),
        clauses=together(*(one.settled.clauses for one in stacks)),
    )
    return [replace(stacks[0], settled=whole, excess=sum(one.excess for one in stacks))]


def _parts(settled: Settled, part: str) -> tuple[Settled, ...]:
    return tuple(one for one in settled.parts if one.wager == part) if part else (settled,)


def _is_so(claim: Settles, payment: Payment, settled: Settled) -> bool:
    if settled.resolution is not claim.resolution or claim.profit not in (None, settled.profit):
        return False
    return all(
        _is_row(settled, fact.value) if fact.path == ROW else same(fact, _found(fact, payment, settled), _by_number)
        for fact in claim.facts
    )


def _found(fact: ExpectedFact, payment: Payment, settled: Settled) -> object:
    return value_at(payment if fact.path == "excess" else settled, fact.path)


def _by_number(wager: object) -> None:
    """Nothing that is settled names a wager by A/player."""


def _is_row(settled: Settled, text: str) -> bool:
    """A file names a row by its id or in the English that logs had for it, a combined wager's by those of its parts."""
    if text == settled.row or read_row(text) == (settled.row, settled.figures):
        return True
    return bool(settled.parts) and row_id(text) == "-".join(f"{part.wager}-{part.row}" for part in settled.parts)


def _told(claim: Settles, payment: Payment, settled: Settled) -> str:
    wager = f"{claim.wager}/{settled.wager}" if claim.part else settled.wager
    words = f"{payment.patron} {wager} {settled.resolution.value}"
    if settled.profit or settled.resolution is Resolution.WINS:
        words += f" {cents_text(settled.profit)}"
    for fact in claim.facts:
        words += f" {fact.path}={value_text(fact.wanted, _found(fact, payment, settled))}"
        if fact.path == ROW:
            words += "".join(f" {name}={value}" for name, value in settled.row_told)
    return words


def _lies(claim: Lies, seen: Seen) -> str | None:
    table = seen.table
    downs = [*table.coup.wagers.values(), *(streak.down for streak in table.streaks)]
    mine = [down for down in downs if down.patron == claim.patron and down.wager == claim.wager]
    if claim.stake is None:
        return f"it lies there with {cents_text(mine[0].stake)}" if mine else HOLDS
    amounts = [_amounts(down, claim.part, seen) for down in mine]
    if len(amounts) > 1:  # stacks of one wager may be told together
        amounts.append((sum(stake for stake, _ in amounts), sum(counts for _, counts in amounts)))
    if any(stake == claim.stake and claim.counts in (None, counts) for stake, counts in amounts):
        return HOLDS
    told = (f"{cents_text(stake)} counts {cents_text(counts)}" for stake, counts in amounts)
    return f"{claim.patron} has {' and '.join(told) or 'nothing'} on {claim.part or claim.wager}"


def _amounts(down: Down, part: str, seen: Seen) -> tuple[Cents, Cents]:
    """The stake, and how much of it counts; of a combined wager's part its share of both."""
    if not part:
        return down.stake, down.counts
    terms = _terms(seen)
    places = [place for place, one in enumerate(terms.combined[down.wager].parts) if one.wager == part]
    lies, counts = _shares(terms, down, down.stake), down.parts or _shares(terms, down, down.counts)
    return sum(lies[place] for place in places), sum(counts[place] for place in places)


def _terms(seen: Seen) -> Terms:
    assert seen.book is not None, "only a table with a book has wagers"
    assert seen.table.setup is not None
    return rules_of(seen.book, seen.table.setup).terms_now


def _shares(terms: Terms, down: Down, amount: Cents) -> tuple[Cents, ...]:
    combined = terms.combined[down.wager]
    shares = split(terms, Stake(down.wager, amount, down.token), combined)
    return (0,) * len(combined.parts) if isinstance(shares, Refusal) else tuple(one.amount for one in shares)


# --- the table -----------------------------------------------------------------------------------


def _cards(cards: tuple[Card | None, ...]) -> str:
    return " ".join(card.code if card else "unseen" for card in cards) or "none"


def _to_tell(claim: ToTellIs, table: Table) -> str | None:
    waiting = [one.id for one in table.duties.open]
    if claim.who in waiting if claim.who else not waiting:
        return HOLDS
    return f"to be told: {', '.join(waiting) or 'nobody'}"


def _figure(text: str) -> str | None:
    if arithmetic.reckon(text):
        return HOLDS
    compared = arithmetic.sides(text)
    assert compared is not None, "a figure that compares nothing is refused when it is read"
    left, sign, right = compared
    return f"{arithmetic.shown(left)} {sign} {arithmetic.shown(right)} is not so"


def facts_of(command: msgspec.Struct, without: tuple[str, ...] = ("id", "actor", "at", "made", "under")) -> str:
    """A command's facts as a file would give them; those left as usual are left out."""
    usual = usual_of(type(command))
    told = []
    for name, wanted in told_by(type(command)).items():
        value = getattr(command, name.replace("-", "_"))
        if name not in without and value != usual[name.replace("-", "_")]:
            told.append(f"{name}={value_text(wanted, value)}")
    return " ".join(told)


def refused_unasked(given: GivenCommand) -> str:
    """What is told of a command that was refused where nothing was said of it."""
    refusal = given.refusal
    assert refusal is not None
    clauses = ", ".join(clause.number for clause in refusal.clauses)
    facts = " ".join(f"{key}={value}" for key, value in refusal.facts.items())
    what = f"{name_of(type(given.command))} {facts_of(given.command)}".rstrip()
    return f"{what} was refused {refusal.reason.value} {clauses} ({facts})".replace("  ", " ").replace(" ()", "")
