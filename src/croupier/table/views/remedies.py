"""What can be reported now, and what each remedy of a matter that waits would do: before anyone orders it.

Nothing is reckoned here: a report or remedy is decided on the table as it is, and its events are read off and thrown
away. Start at `offered`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from croupier.cards import PACK, Card
from croupier.clauses import Clauses, Refusal
from croupier.coup import Resolution
from croupier.rulebooks import Rulebook
from croupier.rulebooks.irregularities import Remedy
from croupier.table import records as r
from croupier.table.decide import decide
from croupier.table.irregularities.circumstances import known
from croupier.table.irregularities.judge import needs_another, remedy_clauses, row_of
from croupier.table.irregularities.records import OrderRemedy, ReportIrregularity
from croupier.table.irregularities.slips import SLIPS, SlipKind
from croupier.table.moment import rules_here
from croupier.table.rules import Rules
from croupier.table.state import NOBODY, Actor, Down, Payment, Play, Table
from croupier.table.views.records import EffectShown, Offered, RefusalShown, RemedyShown, SlipShown, WagerEffect
from croupier.table.views.shared import matter_shown

_ASKED: Final = "a remedy that nobody ordered yet"  # the id of a command that is never given
_SAID: Final = "as it would be said"
_SOMEONE: Final = "someone else"


def offered(table: Table, book: Rulebook, actor: Actor) -> Offered:
    """What this person could report, or which remedies there are for what was reported."""
    rules = rules_here(table, book)
    if rules is None:
        return Offered()
    if table.matter is None:
        return Offered(slips=tuple(_slips(table, rules, actor)))
    return Offered(matter=matter_shown(table, rules), remedies=tuple(_remedies(table, rules, actor)))


# --- reports -------------------------------------------------------------------------------------


def _slips(table: Table, rules: Rules, actor: Actor) -> Iterator[SlipShown]:
    for slip in known(rules):
        kind = SLIPS[slip]
        for facts in _said(table, rules, kind):
            answer = decide(table, ReportIrregularity(_ASKED, actor, table.clock, slip, **facts), rules.book)
            if not isinstance(answer, Refusal):
                yield _slip(table, rules, slip, answer[0].under, past="coup" in facts)
                break


def _slip(table: Table, rules: Rules, slip: str, clauses: Clauses, *, past: bool) -> SlipShown:
    kind = SLIPS[slip]
    coup = ("coup",) if past and "coup" not in kind.asks else ()  # between coups it is about one before
    needs = (*kind.asks, *coup, *(("cards",) if kind.cards in ("one", "some") else ()))
    cards = ("cards",) if kind.cards == "maybe" else ()
    may = (*cards, *_order(table, rules, slip), *_earlier(table, rules, slip), "patron", "wager", "says")
    may_say = tuple(fact for fact in may if fact not in needs)
    return SlipShown(slip=slip, needs=needs, may_say=may_say, clauses=clauses)


def _earlier(table: Table, rules: Rules, slip: str) -> tuple[str, ...]:
    """A complete coup, where the book reaches one and the table keeps one; and its shoe, where there are several."""
    rows = (row for row in rules.book.irregularities.irregularity if row.slip == slip)
    if not table.past or not any("past-coup" in row.when for row in rows):
        return ()
    return ("coup",) if len(table.past) == len(table.past_of_shoe) else ("coup", "shoe")


def _order(table: Table, rules: Rules, slip: str) -> tuple[str, ...]:
    """The order in which the cards left the shoe, where hands with a result may be rebuilt by it."""
    rows = (row for row in rules.book.irregularities.irregularity if row.slip == slip)
    rebuilt = any("reopen-coup" in remedy.does for row in rows for remedy in row.remedy)
    lies = table.coup.play in (Play.ANNOUNCED, Play.SETTLED) or (bool(table.past) and table.past[-1].was is not UNSET)
    return ("order",) if rebuilt and lies and not table.shoe.commitment else ()


def _said(table: Table, rules: Rules, kind: SlipKind) -> Iterator[dict[str, Any]]:
    """Facts with which a report of this kind could be so, the plainest first."""
    about: dict[str, Any] = {"says": _SAID}
    if "coup" in kind.asks:
        about["coup"] = table.coup.number - 1
    people = table.patrons if "patron" in kind.asks else (NOBODY,)
    for patron in people:
        facts = about | {"patron": patron}
        if kind.cards in ("none", "maybe"):
            yield facts
        if kind.cards != "none":
            yield facts | {"unseen": 1}
            if card := _unlikely(table, rules):
                yield facts | {"cards": (card,), "exposed": True}
    if "coup" not in kind.asks and table.coup.play is Play.WAGERING and table.past:
        yield about | {"coup": table.coup.number - 1}
    if table.past and kind.cards == "none" and "patron" not in kind.asks:
        latest = table.past[-1]
        yield about | {"coup": latest.coup, "shoe": latest.shoe}


def _unlikely(table: Table, rules: Rules) -> Card | None:
    """A card that could still be in the shoe."""
    return next((card for card, seen in zip(PACK, table.shoe.seen, strict=True) if seen < rules.setup.decks), None)


# --- remedies ------------------------------------------------------------------------------------


def _remedies(table: Table, rules: Rules, actor: Actor) -> Iterator[RemedyShown]:
    row = row_of(table, rules)
    for remedy in row.remedy if row is not None else ():
        assert row is not None
        answer = _ordered(table, rules, remedy, Actor(_SOMEONE, remedy.rank))
        own = _ordered(table, rules, remedy, actor)
        events = () if isinstance(answer, Refusal) else answer
        yield RemedyShown(
            id=remedy.id,
            about=remedy.about,
            rank=remedy.rank,
            clauses=remedy_clauses(row, remedy),
            two_people=needs_another(rules, remedy),
            all_agree=remedy.all_agree,
            tells=remedy.tells,
            refusal=_refused(own),
            coup=tuple(_to_the_coup(table, events)),
            wagers=tuple(_to_wagers(table, events)),
        )


def _refused(answer: tuple[r.Event, ...] | Refusal) -> RefusalShown | None:
    if not isinstance(answer, Refusal):
        return None
    return RefusalShown(reason=answer.reason, clauses=answer.clauses, facts=answer.facts)


def _ordered(table: Table, rules: Rules, remedy: Remedy, actor: Actor) -> tuple[r.Event, ...] | Refusal:
    """As though every patron agreed: whether they do is asked when it is ordered."""
    agreed = tuple(table.patrons) if remedy.all_agree else ()
    return decide(table, OrderRemedy(_ASKED, actor, table.clock, remedy.id, agreed), rules.book)


def _to_the_coup(table: Table, events: tuple[r.Event, ...]) -> Iterator[EffectShown]:
    told = [_effect_of(event) for event in events]
    yield from [effect for place, effect in enumerate(told) if effect and effect not in told[:place]] or [_GOES_ON]


def _effect_of(event: r.Event) -> EffectShown | None:
    """What an event would do; nothing for what only concerns wagers."""
    match event:
        case r.StrayCardDealt():
            return EffectShown("stray-dealt", {"to": event.to.value})
        case r.StrayCardsKept() if event.dummy:
            return EffectShown("stray-kept-dummy")
        case r.StreaksRestored() if not event.streaks:
            return None
        case r.PastCoupVoided():
            shoe = {} if event.shoe is UNSET else {"shoe": event.shoe}
            return EffectShown("past-voided", {"coup": event.coup, **shoe})
        case r.CoupReopened():
            return EffectShown("coup-reopened", {"coup": event.coup})
        case _:
            name = _EFFECTS.get(type(event))
            return EffectShown(name) if name else None


_GOES_ON: Final = EffectShown("goes-on")
_EFFECTS: Final[dict[type[r.Event], str]] = {
    r.ChangesPermitted: "changes-permitted",
    r.OfferMade: "offer-made",
    r.StrayCardsKept: "stray-kept",
    r.StrayCardsDiscarded: "stray-discarded",
    r.BurnOmitted: "burn-omitted",
    r.CoupRebuilt: "coup-rebuilt",
    r.OrderKept: "order-kept",
    r.DummyCoupOrdered: "dummy-ordered",
    r.CoupVoided: "coup-voided",
    r.StreaksRestored: "streaks-restored",
    r.ShoeEnded: "shoe-ended",
    r.ShoeEndsAfterCoup: "shoe-ends-after",
    r.CardsCondemned: "cards-condemned",
    r.CheckOrdered: "check-ordered",
}


def _to_wagers(table: Table, events: tuple[r.Event, ...]) -> Iterator[WagerEffect]:
    """Every wager of the coup, those already settled included, and those over several coups."""
    chooses: dict[int, tuple[str, ...]] = {}
    paid: dict[int, Payment] = {}
    undone: set[int] = set()
    for event in events:
        if isinstance(event, r.OfferMade):
            chooses |= dict.fromkeys(event.offer.wagers, event.offer.choices)
        paid |= {payment.number: payment for payment in getattr(event, "payments", ())}
        undone |= {payment.number for payment in getattr(event, "reversed", ())}
    for down in _lying(table):
        yield _effect(down, paid.get(down.number), chooses.get(down.number, ()), undone=down.number in undone)
    lying = {down.number for down in _lying(table)}
    for number, payment in paid.items():  # of a coup before this one
        if number not in lying:
            stake = payment.settled.stake + payment.excess
            gone = Down(
                number=number,
                patron=payment.patron,
                wager=payment.settled.wager,
                stake=stake,
                counts=payment.settled.stake,
                place=0,
            )
            yield _effect(gone, payment, (), undone=number in undone)


def _lying(table: Table) -> tuple[Down, ...]:
    coup = table.coup
    before = coup.before
    wagers = coup.wagers if before is None else before.wagers
    streaks = table.streaks if before is None else before.streaks
    return (*wagers.values(), *(one.down for one in streaks))


def _effect(down: Down, payment: Payment | None, choices: tuple[str, ...], *, undone: bool) -> WagerEffect:
    shown = WagerEffect(
        number=down.number,
        patron=down.patron,
        wager=down.wager,
        stake=down.stake,
        outcome="patron-chooses" if choices else "kept",
        choices=choices,
        undone=undone,
    )
    if payment is None:
        return shown
    if payment.settled.resolution is Resolution.LOSES:
        return replace(shown, outcome="forfeited")
    return replace(shown, outcome="returned", returned=payment.settled.returned + payment.excess)
