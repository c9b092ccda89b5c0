"""What happened, as a message: the id of its sentence in the catalogue, and an event's own facts.

One for every kind of event. Most facts are the event's fields as they are; `_MORE` adds what the table before it knows.
It tells and decides nothing. Start at `message_of`; `words_of` says it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any, Final, TypeAlias

from msgspec import UNSET, UnsetType

from croupier.cards import Card, point_count, read_cards
from croupier.coup import Resolution, Side
from croupier.languages import Message, MessageFacts, Naming, Speaker
from croupier.languages import plain as plain_text
from croupier.money import Cents
from croupier.rulebooks import Rulebook
from croupier.table import Down, Payment, Table, name_of
from croupier.table import records as r
from croupier.table.opening.judge import RESTRICTION
from croupier.table.results.state import KeptResult
from croupier.words.rows import row_message, rows_of

Parts: TypeAlias = tuple[str | tuple[Card, ...], ...]

_ENGLISH: Final = Speaker()
SHORT_COMMITMENT: Final = 16  # letters of a commitment that tell it from others


def message_of(event: r.Event, before: Table) -> Message:
    """What is to be said of an event, told from the table as it was before it."""
    more = _MORE.get(type(event))
    facts = {**facts_of(event), **(more(event, before) if more else {})}
    return Message(message_id(event), {name: fact for name, fact in facts.items() if fact is not _NO_FACT})


def message_id(event: r.Event) -> str:
    return f"event-{name_of(type(event))}"


def facts_of(event: r.Event) -> MessageFacts:
    """An event's own facts: its fields, but for records of their own."""
    own = {name: _fact(getattr(event, name)) for name in event.__struct_fields__ if name not in ("made", "under")}
    return {name: value for name, value in own.items() if value is not _NO_FACT}


def words_of(event: r.Event, before: Table, name: Naming, speaker: Speaker = _ENGLISH) -> Parts:
    """An event in a sentence, with cards apart so that a terminal can colour them."""
    said = speaker.calling(name).parts(message_of(event, before))
    return tuple(shown(part) if isinstance(part, str) else read_cards(" ".join(part)) for part in said)


def shown(text: str) -> str:
    """As a terminal may show it: what people wrote into a log can hold control characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def naming(people: Mapping[str, str]) -> Naming:
    """A person's id, after their name where it is known."""
    return lambda person: shown(f"{people[person]} ({person})" if person in people else person)


def plain(parts: Parts) -> str:
    """The sentence with cards as people write them: `Player 9c 6c, 5`."""
    return plain_text(part if isinstance(part, str) else tuple(map(str, part)) for part in parts)


# --- facts ---------------------------------------------------------------------------------------

_NO_FACT: Final[Any] = object()  # a field that is a record of its own, or never said: what of it is told stands below


def _fact(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        facts = tuple(_fact(one) for one in value)
        return _NO_FACT if any(one is _NO_FACT or isinstance(one, tuple) for one in facts) else facts
    return _NO_FACT


def _down(down: Down) -> MessageFacts:
    return {"patron": down.patron, "wager": down.wager, "stake": down.stake, "token": down.token}


def _placed(event: r.WagerPlaced, before: Table) -> MessageFacts:
    down = event.down
    nominations = tuple(one.value for one in down.nominations)
    return {**_down(down), **_counting(down.counts, down.stake), "nominations": nominations}


def _counting(counts: int, stake: int) -> MessageFacts:
    """What of a stake counts, where that is less."""
    return {"counts": "" if counts == stake else counts}


def _changed(event: r.WagerChanged, before: Table) -> MessageFacts:
    old = before.coup.wagers[event.number]
    if event.stake == old.stake:  # nobody touched it: another stack of its wager came or went
        return {**_down(old), "to": event.stake, "recounted": event.counts, "counts": ""}
    return {**_down(old), "to": event.stake, "recounted": "", **_counting(event.counts, event.stake)}


def _lying(event: Any, before: Table) -> MessageFacts:
    return _down(before.coup.wagers[event.number])


def _reduced(event: r.WagersReduced, before: Table) -> MessageFacts:
    wagers = before.coup.wagers
    return {"cuts": tuple(Message("wager-reduced", {**_down(wagers[one]), "to": to}) for one, to in event.stakes)}


def _cards(side: Side, before: Table, new: tuple[Card, ...]) -> MessageFacts:
    """Cards as they come to a hand; the count of what lies open, and on which one a third card was drawn."""
    opened = tuple(dealt.card for dealt in before.coup.hand(side) if dealt.exposed and dealt.card) + new
    third = len(opened) == 3 and len(new) == 1
    return {
        "hand": side.value,
        "cards": tuple(map(str, new)),
        "on": point_count(opened[:2]) if third else "",
        "count": point_count(opened) if len(opened) > 1 else "",
        "down": False,
    }


def _drawn(event: r.CardDrawn, before: Table) -> MessageFacts:
    new = () if event.card is None else (event.card,)
    return {**_cards(event.to, before, new), "card": None, "down": not event.exposed}


def _result(event: r.ResultAnnounced, before: Table) -> MessageFacts:
    high, low = max(event.player, event.banker), min(event.player, event.banker)
    return {"high": high, "low": low, "winner": event.winner.value}


def _reported(event: r.IrregularityReported, before: Table) -> MessageFacts:
    matter = event.matter
    return {
        "slip": matter.slip,
        "coup": "" if matter.coup == before.coup.number and matter.shoe is UNSET else matter.coup,
        "shoe": _named(matter.shoe),
        "patron": matter.patron,
        "says": matter.says,
        "cards": tuple(str(dealt.card) for dealt in matter.cards if dealt.card is not None and dealt.exposed),
    }


def _order(event: r.OrderKept, before: Table) -> MessageFacts:
    """The cards, where every one of them was seen."""
    seen = tuple(str(one.card) for one in event.cards if one.exposed)
    return {"cards": seen if len(seen) == len(event.cards) else ()}


def _stray(event: r.StrayCardDealt, before: Table) -> MessageFacts:
    card = before.loose[0]
    return {"cards": (str(card.card),) if card.exposed and card.card else ()}


def _answered(event: r.OfferAnswered, before: Table) -> MessageFacts:
    return {**_lying(event, before), "to": event.stake}


def _debt(event: r.DebtRecorded, before: Table) -> MessageFacts:
    debt = event.debt
    return {"patron": debt.patron, "amount": debt.amount, "of": debt.of, "coup": debt.coup}


def _past(event: r.PastCoupVoided, before: Table) -> MessageFacts:
    return {"owing": _owing(event.owed), "shoe": _named(event.shoe)}


def _named(number: int | UnsetType) -> int | str:
    """A shoe or a coup, where it is not the one now in use."""
    return "" if number is UNSET else number


def _owing(owed: tuple[tuple[str, Cents], ...] | UnsetType) -> tuple[Message, ...]:
    several = () if owed is UNSET else owed
    return tuple(Message("owes", {"patron": patron, "owed": amount}) for patron, amount in several)


def _coup_voided(event: r.CoupVoided, before: Table) -> MessageFacts:
    return {"undone": len(event.reversed), "owing": _owing(event.owed)}


def _corrected(event: r.CardCorrected, before: Table) -> MessageFacts:
    """The right card and the wrong one, what is another now, and what was paid by it."""
    return {
        "right": (str(event.new),),
        "wrong": (str(event.old),),
        "changes": event.changes,
        "undone": len(event.reversed),
        "owing": _owing(event.owed),
    }


def _resettled(event: r.CoupResettled, before: Table) -> MessageFacts:
    numbers = {one.number for one in (*event.reversed, *event.payments)}
    return {"undone": len(numbers), "owing": _owing(event.owed)}


def _reopened(event: r.CoupReopened, before: Table) -> MessageFacts:
    """The hands as they lie now, and what someone could not give back."""
    hands = {
        side: tuple(str(one.card) for one in hand)
        for side, hand in (("player", event.player), ("banker", event.banker))
    }
    return {**hands, "owing": tuple(Message("owes", {"patron": one, "owed": amount}) for one, amount in event.owed)}


def _voided(event: r.WagersVoided, before: Table) -> MessageFacts:
    return {
        "wagers": tuple(Message("wager-back", _settled(one)) for one in event.payments),
        "owing": _owing(event.owed),
        "coup": _named(event.coup),
        "shoe": _named(event.shoe),
    }


def _settled(payment: Payment) -> MessageFacts:
    settled = payment.settled
    return {"patron": payment.patron, "wager": settled.wager, "stake": settled.stake, "token": settled.token}


def _breach(event: Any, before: Table) -> MessageFacts:
    breach = event.breach
    return {"number": breach.number, "kind": breach.kind, "patron": breach.patron, "who": breach.who}


def _error(event: r.PaymentErrorRecorded, before: Table) -> MessageFacts:
    error = event.error
    facts: MessageFacts = {"number": error.number, "patron": error.patron, "overpaid": error.overpaid}
    return {**facts, "value": error.value, "wager": error.wager, "coup": error.coup}


def _kept_result(kept: KeptResult) -> Message:
    facts = {"player_pair": kept.player_pair, "banker_pair": kept.banker_pair, "natural": kept.natural}
    return Message("kept-result", {"winner": kept.winner.value, **facts})


def _restricted(about: str) -> str:
    """The wager that surveillance is told of, where it is about a restriction and nothing else."""
    return about.removeprefix(RESTRICTION) if about.startswith(RESTRICTION) else ""


def _holdings(counts: tuple[tuple[str, Cents], ...]) -> tuple[Message, ...]:
    """What each entrant has, the most first."""
    held = sorted(counts, key=lambda one: -one[1])
    return tuple(Message("holds-chips", {"patron": patron, "amount": chips}) for patron, chips in held)


def _limits(event: Any, before: Table) -> MessageFacts:
    return {"minimum": event.setup.limits.minimum, "maximum": event.setup.limits.maximum}


_MORE: Final[dict[type[r.Event], Callable[[Any, Table], MessageFacts]]] = {
    r.TableOpened: lambda e, b: {**_limits(e, b), "variation": e.setup.variation, "decks": e.setup.decks},
    r.SurveillanceNotified: lambda e, b: {"wager": _restricted(e.about)},
    r.NoticeDisplayed: lambda e, b: {"about": e.notice.about, "says": e.notice.says},
    r.LimitsChanged: _limits,
    r.LimitsToChange: lambda e, b: {"minimum": e.limits.minimum, "maximum": e.limits.maximum},
    r.VariationChanged: lambda e, b: {"variation": e.setup.variation},
    r.Approved: lambda e, b: {"patron": e.granted.patron, "act": e.granted.act, "lasts": e.granted.lasts},
    r.ShoeCommitted: lambda e, b: {"commitment": e.commitment[:SHORT_COMMITMENT]},
    r.ShoeContribution: lambda e, b: {
        "patron": e.patron,
        "contribution": e.contribution[:SHORT_COMMITMENT] if e.source == "page" else e.contribution,
        "page": e.source == "page",
    },
    r.CardsCut: lambda e, b: {
        "patron": e.patron,
        "after": e.after,
        "machine": not isinstance(e.among, UnsetType),
        "alone": e.alone is True,
    },
    r.ShoeRevealed: lambda e, b: {
        "commitment": e.commitment[:SHORT_COMMITMENT],
        "shoe": b.shoe.number,
        "tape": e.tape,
        "salt": e.salt,
    },
    r.ShoeEnded: lambda e, b: {"shoe": b.shoe.number, "leftover": len(e.leftover or ())},
    r.WagerPlaced: _placed,
    r.WagerChanged: _changed,
    r.WagerWithdrawn: _lying,
    r.WagerGaveWay: _lying,
    r.WagerTurnedAway: _lying,
    r.WagersReduced: _reduced,
    r.CardDrawn: _drawn,
    r.CardsExposed: lambda e, b: _cards(e.hand, b, e.cards),
    r.ResultAnnounced: _result,
    r.CoupVoided: _coup_voided,
    r.CoupsKept: lambda e, b: {"last": _named(e.last)},
    r.IrregularityReported: _reported,
    r.StrayCardDealt: _stray,
    r.OrderKept: _order,
    r.StrayCardsKept: lambda e, b: {"strays": len(b.loose)},
    r.CarriedCardLaid: lambda e, b: {"cards": (str(e.card),) if e.exposed and e.card else ()},
    r.OfferMade: lambda e, b: {"choices": tuple(e.offer.choices)},
    r.OfferAnswered: _answered,
    r.CoupReopened: _reopened,
    r.CardCorrected: _corrected,
    r.CoupResettled: _resettled,
    r.DebtRecorded: _debt,
    r.PastCoupVoided: _past,
    r.WagersVoided: _voided,
    r.BreachRecorded: _breach,
    r.PersonExcluded: lambda e, b: {"patron": e.exclusion.patron},
    r.DisputeRaised: lambda e, b: {
        "patron": e.dispute.patron,
        "number": e.dispute.number,
        "about": e.dispute.about,
    },
    r.DisputeDecided: lambda e, b: {"takes": bool(e.taken or e.missing)},
    r.PaymentErrorRecorded: _error,
    r.ResultRecorded: lambda e, b: {"coup": e.result.coup, "result": (_kept_result(e.result),)},
    r.ResultCorrected: lambda e, b: {
        "coup": e.result.coup,
        "was": (_kept_result(e.was),),
        "result": (_kept_result(e.result),),
    },
    r.ResultTakenBack: lambda e, b: {"coup": e.was.coup, "was": (_kept_result(e.was),)},
    r.SecretWagerPlaced: lambda e, b: {"patron": e.down.patron, "wager": e.down.wager, "stake": e.down.stake},
    r.SecretWagersRevealed: lambda e, b: {"wagers": tuple(Message("wager-revealed", _down(one)) for one in e.downs)},
    r.PracticeCoupsEnded: lambda e, b: {"entrants": len(e.restored)},
    r.ChipsAdjusted: lambda e, b: {"given": e.amount > 0, "amount": abs(e.amount)},
    r.ContestEnded: lambda e, b: {"holdings": _holdings(e.counts), "advised": _NO_FACT},  # who was is nobody else's
}


# --- payments ------------------------------------------------------------------------------------


def payment_message(payment: Payment) -> Message:
    """What became of one wager, and why."""
    settled = payment.settled
    facts: MessageFacts = {
        "patron": payment.patron,
        "wager": settled.wager,
        "stake": settled.stake + payment.excess,
        "resolution": settled.resolution.value,
        "profit": settled.profit if settled.resolution is Resolution.WINS else 0,
        "back": settled.returned + payment.excess,
        "why": tuple(_why(payment)),
    }
    return Message("payment", facts)


def _why(payment: Payment) -> Iterator[Message]:
    settled = payment.settled
    if settled.row:
        yield row_message(settled.row, settled.row_told)
    deferred = settled.waits[0] // settled.waits[1]
    if settled.waits[0]:
        yield Message("commission-deferred", {"amount": deferred})
    elif settled.commission:
        yield Message("commission-taken", {"amount": settled.commission})
    if settled.rounding > 0:
        yield Message("rounded-up", {"amount": settled.rounding})
    if payment.excess:
        yield Message("not-at-stake", {"amount": payment.excess})


def payment_words(payment: Payment, name: Naming, book: Rulebook | None, speaker: Speaker | None = None) -> str:
    """`p1: banker $100 wins $95, $195 back (Banker wins; $5 commission)`."""
    speaker = speaker or Speaker(names=rows_of(book) if book else {})
    return speaker.calling(name).said(payment_message(payment))
