"""Everything of the scenario corpus that cites clauses, as acts: what was done or refused, and in which circumstances.

Each scenario is played once. An act has a name (`wager-placed`, `third-card-to-banker: remedy-ordered`,
`refused above-maximum`) and what a clause may have decided of it: its wagers, the cards, the variation, how a shoe
ended. Start at `acts`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from croupier import Refusal, Rulebook, open_book
from croupier.cards import Card, point_count
from croupier.clauses import Clauses
from croupier.scenario.report import GivenCommand, TableReport
from croupier.table import Event, Table, apply, name_of
from croupier.table import records as r
from croupier.table.dealing.delivery import method_now
from croupier.table.rules import Rules, rules_of
from croupier.table.state import Payment
from played import played

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("tests/scenarios", "tests/documents", "docs/cases")


class Act(msgspec.Struct, frozen=True):
    """Something that was done or refused at a table, and the clauses cited for it."""

    name: str
    clauses: Clauses
    where: str  # file and line
    wagers: frozenset[str] = frozenset()  # that it is about
    beside: frozenset[str] = frozenset()  # the other bets that the same patron has
    variation: str = ""
    cards: tuple[Card, ...] = ()  # by which it was decided
    counts: tuple[int, ...] = ()  # of the hands
    tens: tuple[bool, ...] = ()  # whether each hand's cards add up to ten or more
    tie: bool = False
    won_with: int | None = None
    naturals: int = 0  # hands with eight or nine in two cards
    natural_hands: frozenset[str] = frozenset()  # which of the two they are
    rounded: bool = False
    method: str = ""


def acts() -> Iterator[Act]:
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).glob("*.scenario")):
            for table in played(file).tables:
                if table.book:
                    yield from _Table(file.name, table).acts()


class _Table:
    """One table, command by command: what later acts go back to is kept in mind."""

    def __init__(self, file: str, report: TableReport) -> None:
        self.file = file
        self.report = report
        self.book: Rulebook = open_book(report.book)
        self.table = Table(id=report.name)
        self.matters: dict[int, str] = {}  # slips by their number
        self.offered = ""  # the slip about which patrons are asked
        self.carried: list[str] = []  # the slips from which cards were kept
        self.ended = ""  # why the shoe ended
        self.line = 0

    def acts(self) -> Iterator[Act]:
        for done in self.report.done:
            self.line = done.line.number
            for given in done.given:
                yield from self._given(given)

    def _given(self, given: GivenCommand) -> Iterator[Act]:
        if isinstance(given.answer, Refusal):
            yield self._refused(given, given.answer)
            return
        slip = self._slip(given.answer)
        for event in given.answer:
            if isinstance(event, r.CarriedCardLaid) and self.carried:
                slip = self.carried.pop(0)
            yield from self._happened(event, slip)
            kept = len(self.table.carried)
            self.table = apply(self.table, event)
            if isinstance(event, r.StrayCardsKept):
                self.carried += [slip] * (len(self.table.carried) - kept)
            if isinstance(event, r.ShoeEnded):
                self.ended = event.why
            self.carried = self.carried[-len(self.table.carried) :] if self.table.carried else []

    def _slip(self, events: Iterable[Event]) -> str:
        """The irregularity that these events are about."""
        for event in events:
            match event:
                case r.IrregularityReported():
                    self.matters[event.matter.number] = event.matter.slip
                    return event.matter.slip
                case r.RemedyOrdered():
                    self.offered = event.slip
                    return event.slip
                case r.OfferAnswered() | r.OfferClosed():
                    return self.offered
                case r.ReportWithdrawn():
                    return self.matters.get(event.matter, "")
                case r.NotificationRecorded():
                    return self.matters.get(event.matter, "")
        return ""

    # --- refusals --------------------------------------------------------------------------------

    def _refused(self, given: GivenCommand, refusal: Refusal) -> Act:
        command = given.command
        name = f"refused {refusal.reason.value}, {name_of(type(command))}"
        if refusal.reason.value == "shoe-ended":
            name = f"refused shoe-ended, {self.ended}"
        matter = self.table.matter
        if isinstance(command, r.ReportIrregularity):
            name = f"{command.slip}: {name}"
        elif matter is not None and (isinstance(command, r.OrderRemedy) or refusal.reason.value == "matter-open"):
            name = f"{matter.slip}: {name}"
        elif isinstance(command, r.AnswerOffer):
            name = f"{self.offered}: {name}"
        elif self.carried and refusal.reason.value == "carried-card-first":
            name = f"{self.carried[0]}: {name}"
        wager = getattr(command, "wager", "") or ""
        down = self.table.coup.wagers.get(getattr(command, "number", 0) or 0)
        wagers = {str(wager)} if wager else {down.wager} if down else set()
        told = refusal.facts.get("wager")
        wagers |= {str(told)} if told else set()
        apart = refusal.facts.get("wagers", ())
        wagers |= set(map(str, apart)) if isinstance(apart, tuple) else set()
        setup = getattr(command, "setup", None)
        if setup is not None and (not told or refusal.reason.value == "option-not-chosen"):
            wagers |= {"player", "banker", "tie", *setup.side_wagers}
        variation = setup.variation if setup is not None else getattr(command, "variation", "") or self._variation()
        return self._act(name, refusal.clauses, wagers=frozenset(wagers), variation=variation)

    # --- events ----------------------------------------------------------------------------------

    def _happened(self, event: Event, slip: str) -> Iterator[Act]:
        name = self._name(event)
        if slip:
            name = f"{slip}: {name}"
        payments, undone = getattr(event, "payments", ()), getattr(event, "reversed", ())
        for payment in (*payments, *undone):
            yield from self._paid(payment, slip if payment in payments else "")
        wagers = frozenset(part for payment in payments for part in _bets(payment))
        if isinstance(event, r.CoupSettled | r.PairsSettled | r.ShoeEnded | r.TableClosed):
            rounded = any(payment.settled.rounding for payment in payments)
            yield self._act(name, event.under, wagers=wagers, hands=True, rounded=rounded)
            return
        yield self._plain(name, event)

    def _plain(self, name: str, event: Event) -> Act:
        match event:
            case r.WagerPlaced():
                others = {down.wager for down in self.table.coup.wagers.values() if down.patron == event.down.patron}
                late = "found late" if event.late else "in time"
                if event.down.because or event.advised:
                    late = f"{late}, outside the limits"
                return self._act(
                    f"wager-placed {late}",
                    event.under,
                    wagers=frozenset({event.down.wager}),
                    beside=frozenset(others - {event.down.wager}),
                )
            case r.WagerChanged() | r.WagerWithdrawn() | r.WagerGaveWay() | r.WagerTurnedAway():
                down = self.table.coup.wagers.get(event.number)
                return self._act(name, event.under, wagers=frozenset({down.wager} if down else ()))
            case r.WagerRestricted() | r.RestrictionLifted():
                return self._act(name, event.under, wagers=frozenset({event.wager}))
            case r.ResultAnnounced():
                return self._act(name, event.under, hands=True, wagers=frozenset({"tie"} if self._tie() else ()))
            case r.CardsExposed():
                hand = tuple(dealt.card for dealt in self.table.coup.hand(event.hand) if dealt.exposed and dealt.card)
                cards = (*hand, *event.cards)
                return self._act(name, event.under, cards=cards)
            case r.ApprovalRecorded():
                thing = next(one for one in self.book.table.approved if one.id == event.thing)  # type: ignore[union-attr]
                return self._act(name, event.under, wagers=frozenset(thing.wagers), variation=thing.variations[0])
            case r.SurveillanceNotified():
                return self._act(name, event.under, wagers=frozenset({event.about.rpartition(":")[2]}))
            case r.SignDisplayed() if ":" in event.sign:
                return self._act(name, event.under, wagers=frozenset({event.sign.rpartition(":")[2]}))
            case r.NoticeDisplayed() if event.notice.variation:
                return self._act(name, event.under, variation=event.notice.variation)
            case r.TableOpened() | r.VariationChanged():
                offered = frozenset(rules_of(self.book, event.setup).offered)
                return self._act(name, event.under, wagers=offered, variation=event.setup.variation)
            case _:
                return self._act(name, event.under, wagers=self._offered(), hands=self.table.coup.first_four_out)

    def _name(self, event: Event) -> str:
        """What happened, with the fact that tells one such event from another."""
        name = name_of(type(event))
        match event:
            case r.SignDisplayed() | r.SignRemoved():
                return f"{name} {event.sign.partition(':')[0]}"
            case r.NoticeDisplayed():
                return f"{name} {event.notice.about}"
            case r.NoticeRemoved():
                return f"{name} {event.about}"
            case r.ShoeEnded():
                return f"{name} {event.why}{', leftover' if event.leftover else ''}"
            case r.BreachRecorded():
                return f"{name} {event.breach.kind}"
            case r.BreachActedOn():
                return f"{name} {event.power}"
            case r.Approved():
                return f"{name} {event.granted.act}"
            case r.DummyCoupOrdered():
                return f"{name} {event.grounds}"
            case r.CardsTakenOff():
                return f"{name} {event.grounds}"
            case r.CardsRiffled():
                return f"{name} {self.table.shoe.pre_shuffled}"
            case r.CardsBurned():
                return f"{name} {event.form}"
            case r.CardsCut():
                named = " named" if self.table.shoe.cutter and not self.table.shoe.declined else ""
                return f"{name} by {'patron' + named if event.patron else 'staff'}"
            case r.LimitsChanged() | r.LimitsToChange():
                return name + self._kept(event)
            case r.CardsChecked() if self.table.shoe.first_check is not None or self.table.shoe.replaced:
                return f"{name} replacement"
            case r.CardDrawn() | r.StrayCardDealt():
                return f"{name} {'third' if self.table.coup.first_four_out else 'first'}"
            case _:
                return name

    def _kept(self, event: r.LimitsChanged | r.LimitsToChange) -> str:
        """Whether a former minimum is kept from now on, or no longer."""
        if event.kept is not None:
            return ", minimum kept"
        limits = event.setup.limits if isinstance(event, r.LimitsChanged) else event.limits
        keeping = any(patron.kept_minimum is not None for patron in self.table.patrons.values())
        setup = self.table.setup
        raised = setup is not None and limits.minimum >= setup.limits.minimum
        return ", kept minimum ends" if keeping and raised else ""

    def _paid(self, payment: Payment, slip: str) -> Iterator[Act]:
        settled = payment.settled
        for one in (settled, *settled.parts):
            name = f"payment {one.resolution.value}{', rounded' if one.rounding else ''}"
            if slip and name in ("payment void", "payment loses"):
                name = f"{slip}: {name}"
            bets = frozenset(_bets(payment) if one is settled else {one.wager})
            yield self._act(name, one.clauses, wagers=bets, hands=True, rounded=bool(one.rounding))

    # --- circumstances ---------------------------------------------------------------------------

    def _variation(self) -> str:
        return self.table.setup.variation if self.table.setup else ""

    def _offered(self) -> frozenset[str]:
        return frozenset(self._rules().offered) if self.table.setup else frozenset()

    def _rules(self) -> Rules:
        assert self.table.setup is not None
        return rules_of(self.book, self.table.setup)

    def _tie(self) -> bool:
        hands = self.table.coup.hands()
        return point_count(hands.player) == point_count(hands.banker)

    def _act(
        self,
        name: str,
        clauses: Clauses,
        *,
        wagers: frozenset[str] = frozenset(),
        beside: frozenset[str] = frozenset(),
        variation: str | None = None,
        hands: bool = False,
        rounded: bool = False,
        cards: tuple[Card, ...] = (),
    ) -> Act:
        both = self.table.coup.hands()
        known = (both.player, both.banker) if hands and both.player and both.banker else (cards,) if cards else ()
        counts = tuple(point_count(hand) for hand in known)
        return Act(
            name=name,
            clauses=clauses,
            where=f"{self.file}:{self.line}",
            wagers=wagers,
            beside=beside,
            variation=self._variation() if variation is None else variation,
            cards=tuple(card for hand in known for card in hand),
            counts=counts,
            tens=tuple(sum(card.points for card in hand) >= 10 for hand in known),
            tie=len(counts) == 2 and counts[0] == counts[1],
            won_with=max(counts) if len(counts) == 2 and counts[0] != counts[1] else None,
            naturals=sum(point_count(hand) in (8, 9) and len(hand) == 2 for hand in known),
            natural_hands=frozenset(
                side
                for side, hand in zip(("player", "banker"), known, strict=False)
                if point_count(hand) in (8, 9) and len(hand) == 2
            ),
            rounded=rounded,
            method=method_now(self.table, self._rules()).id if self.table.setup else "",
        )


def _bets(payment: Payment) -> Iterator[str]:
    yield payment.settled.wager
    for part in payment.settled.parts:
        yield part.wager
