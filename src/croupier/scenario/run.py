"""Running a scenario: every line gives its commands to the table, and its checks are held against what happened.

No clock and no dice: times come from the file, ids are s1, s2 and so on, cards are those told. A command that is
refused without the file expecting it is a mismatch, and the run goes on. Start at `run_scenario`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import Any, assert_never

import msgspec

from croupier.clauses import Refusal
from croupier.coup import Side
from croupier.scenario import expand, short_shoe
from croupier.scenario.actors import acting, named
from croupier.scenario.expand import CannotGoOn
from croupier.scenario.facts import StepWords
from croupier.scenario.judge import Seen, judge, refused_unasked
from croupier.scenario.part_statements import ActAs, Figure, SetClock, StepLine
from croupier.scenario.paths import with_numbers
from croupier.scenario.promotion_run import PromotionRun
from croupier.scenario.promotion_statements import PromotionScript
from croupier.scenario.report import (
    Checked,
    GivenCommand,
    PlayedLine,
    PromotionReport,
    ScenarioReport,
    TableReport,
    TournamentReport,
)
from croupier.scenario.situation import Situation
from croupier.scenario.standard_coups import NoSuchCoup, any_cards, cards_for, left_in
from croupier.scenario.statements import (
    ActLine,
    Bet,
    CallCoup,
    Comes,
    DealLine,
    Leftover,
    Open,
    PlayFor,
    Prepare,
    Results,
    ShortShoe,
    Stock,
    TableScript,
)
from croupier.scenario.story import Stories
from croupier.scenario.tournament_run import FileParts
from croupier.scenario.values import WagerOf
from croupier.scenario.wager_numbers import WagerNumbers, settled_number
from croupier.scenario.whole import Scenario
from croupier.table.apply import apply
from croupier.table.audit import audit
from croupier.table.commands import Command
from croupier.table.decide import decide
from croupier.table.events import Event
from croupier.table.records import (
    BeginContest,
    CardDrawn,
    CarriedCardLaid,
    CoupCleared,
    CoupRebuilt,
    ExposeCards,
    OpenTable,
    SeatEntrant,
    StrayCardDealt,
)
from croupier.table.state import Actor, Dealt, Table
from croupier.tournament.carrying import contest_facts, seats_at

_NOBODY_YET = Actor("", "")
MOST_COMMANDS = 20_000  # of one line: what asks for more goes round in circles


def run_scenario(scenario: Scenario) -> ScenarioReport:
    """The parts of a file in their order: what one tells another is carried over."""
    tables: list[TableReport] = []
    tournaments: list[TournamentReport] = []
    promotions: list[PromotionReport] = []
    promoted: dict[str, PromotionRun] = {}
    told = FileParts()
    for part in scenario.parts:
        if isinstance(part, TableScript):
            tables.append(_Run(part, told).report())
        elif isinstance(part, PromotionScript):
            run = promoted.setdefault(part.name, PromotionRun(part.name, part.book))
            promotions.append(run.report(part))
        else:
            tournaments.append(told.run_of(part).report(part))
    return ScenarioReport(scenario.name, scenario.title, tuple(tables), tuple(tournaments), tuple(promotions))


class _Run:
    """One table's lines, acted on one after the other."""

    def __init__(self, script: TableScript, told: FileParts) -> None:
        self.script = script
        self.told = told
        self.stories = Stories()
        self.numbers = WagerNumbers()
        self.now: Situation | None = None
        if script.book is not None:
            self.now = Situation(script.book, script.setting, Table(id=script.name))

    def report(self) -> TableReport:
        done = [self._act(act) for act in self.script.acts]
        done += self._left_over()
        book, now = self.script.book, self.now
        if book is None or now is None:
            return TableReport(
                name=self.script.name,
                book="",
                edition="",
                variation="",
                decks=0,
                done=tuple(done),
                table=Table(id=self.script.name),
                line=self.script.line,
            )
        setup = now.table.setup
        variation = setup.variation if setup else str(self.script.setting.given.get("variation", ""))
        decks = setup.decks if setup else 0
        return TableReport(
            name=self.script.name,
            book=book.id,
            edition=book.imprint,
            variation=variation,
            decks=decks,
            done=tuple(done),
            table=now.table,
            currency=book.source.currency,
            line=self.script.line,
        )

    # --- one line --------------------------------------------------------------------------------

    def _act(self, act: ActLine) -> PlayedLine:
        given: list[GivenCommand] = []
        checks: list[Checked] = []
        broke = ""
        try:
            for one in self._give_all(act):
                given.append(one)
                if one.refusal is not None and not act.may_be_refused:
                    checks.append(Checked(act.line, act.line.text, False, refused_unasked(one)))
        except CannotGoOn as error:
            checks.append(Checked(act.line, act.line.text, False, str(error)))
        except Exception as error:  # a fault of the engine: it is told with its line, and the rest is still run
            broke = f"the engine failed: {type(error).__name__}: {error}"
        return PlayedLine(act.line, tuple(given), (*checks, *self._judged(act, given)), broke)

    def _judged(self, act: ActLine, given: list[GivenCommand]) -> Iterator[Checked]:
        table = self.now.table if self.now else Table(id=self.script.name)
        seen = Seen(
            given=given,
            numbered=self.numbers.of,
            table=table,
            story=self.stories.latest,
            stories=self.stories.by_number,
            book=self.script.book,
        )
        for check in act.checks:
            found = judge(check.claim, seen)
            yield Checked(check.line, check.text, found is None, found or "")

    def _give_all(self, act: ActLine) -> Iterator[GivenCommand]:
        """The commands of a line, up to the first that is refused."""
        if isinstance(act.order, Figure):
            return
        assert self.now is not None, "only figures need no table"
        orders = self._orders(act, self.now)
        for number, words in enumerate(orders):
            if number == MOST_COMMANDS:
                raise CannotGoOn(f"this line gives more than {MOST_COMMANDS} commands")
            one = self._give(words, self.now)
            yield one
            if one.refusal is not None:
                break
        if isinstance(orders, Generator):
            orders.close()

    def _orders(self, act: ActLine, now: Situation) -> Iterable[StepWords]:
        match act.order:
            case Open():
                return expand.opening(now)
            case Prepare():
                return expand.preparing(now)
            case CallCoup():
                return expand.wagering(now)
            case Bet(words):
                return self._bet(words, now)
            case DealLine(cards):
                return self._deal(cards, now)
            case Leftover(card):
                return expand.laying(now, card)
            case Results(winners):
                return self._results(winners, now)
            case StepLine(words):
                return self._step(words, now)
            case Comes(patrons):
                now.waiting += patrons
                return expand.opening(now) if now.table.is_open else ()
            case Stock(cards):
                return self._stock(cards, now)
            case ShortShoe(left, cards):
                return self._short(left, cards, act, now)
            case ActAs(actor):
                now.actor = actor
                return ()
            case SetClock(at):
                now.clock = at
                return ()
            case PlayFor(tournament, session):
                return self._play_for(tournament, session, now)
            case Figure():
                return ()
            case _:
                assert_never(act.order)

    def _bet(self, words: StepWords, now: Situation) -> Iterator[StepWords]:
        if now.table.coup.play == "wagering" and not now.table.coup.bets_closed:
            yield from expand.wagering(now)
            yield from expand.asking(now, words.facts["patron"])
        yield words

    def _deal(self, cards: int | None, now: Situation) -> Iterator[StepWords]:
        yield from expand.dealing(now, cards)

    def _step(self, words: StepWords, now: Situation) -> Iterator[StepWords]:
        yield msgspec.structs.replace(words, actor=words.actor or now.actor)

    def _stock(self, cards: Iterable[Any], now: Situation) -> Iterable[StepWords]:
        if now.stock and not now.table.coup.drawn:
            left, now.stock = _codes(now.stock), []
            now.stock += cards
            raise CannotGoOn(f"cards told before were not dealt: {left}")
        now.stock += cards
        return ()

    def _short(self, left: int, cards: tuple[Any, ...], act: ActLine, now: Situation) -> Iterator[StepWords]:
        """The shoe down to its last cards, which are those told from here on."""
        if cards:
            self._stock(cards, now)
        place = next(place for place, one in enumerate(self.script.acts, start=1) if one is act)
        yield from short_shoe.dealing_down(now, left, short_shoe.told_after(self.script.acts[place:], left))

    def _play_for(self, name: str, session: int, now: Situation) -> Iterator[StepWords]:
        """The table is begun for a session, and everyone who was drawn to it sits where the ballot put them."""
        tournament = self.told.tournament(name)
        if session not in tournament.sessions:
            raise CannotGoOn(f"{name} has no session {session}: its ballot is drawn first")
        yield StepWords(BeginContest, contest_facts(tournament, session))
        yield from expand.opening(now)
        for facts in seats_at(tournament, session, now.table.id):
            yield StepWords(SeatEntrant, facts)

    def _results(self, winners: Iterable[Any], now: Situation) -> Iterator[StepWords]:
        for winner in winners:
            if now.table.coup.drawn:
                raise CannotGoOn("a coup is being dealt already: end it with `deal` first")
            if now.table.carried:
                raise CannotGoOn("a card kept from before begins the next coup: tell the others in a `shoe` line")
            if now.table.coup.play == "wagering":
                yield from expand.wagering(now)
            left = left_in(now.table.shoe, now.rules.terms_now.decks, now.stock)
            try:
                cards = any_cards(left) if winner is None else cards_for(winner, left)
            except NoSuchCoup as error:
                raise CannotGoOn(f"{error}: tell the cards in a `shoe` line") from None
            kept, now.stock = now.stock, list(cards)
            try:
                yield from expand.dealing(now)
            finally:
                now.stock = kept

    def _left_over(self) -> list[PlayedLine]:
        """Cards that were told and never dealt: the file expected them somewhere."""
        if self.now is None or not self.now.stock:
            return []
        line = next(act.line for act in reversed(self.script.acts) if isinstance(act.order, Stock))
        found = f"cards told here were not dealt: {_codes(self.now.stock)}"
        return [PlayedLine(line, (), (Checked(line, line.text, False, found),))]

    # --- one command -----------------------------------------------------------------------------

    def _give(self, words: StepWords, now: Situation) -> GivenCommand:
        now.given += 1
        at = now.clock if words.at is None else words.at
        coup = words.facts.get("coup", 0)
        facts = {
            key: with_numbers(value, lambda wager: self._number(wager, coup)) for key, value in words.facts.items()
        }
        if words.kind is OpenTable:
            facts.setdefault("setup", now.setup)
        if words.kind is ExposeCards:
            facts = _named_cards(facts, now)
        command: Command = words.kind(f"s{now.given}", _NOBODY_YET, at, **facts)
        if words.actor:
            command = msgspec.structs.replace(command, actor=named(words.actor, now.table))
            answer = decide(now.table, command, now.book)
        else:
            command, answer = acting(now.table, command, now.book)
        if not isinstance(answer, Refusal):
            for event in answer:
                before, now.table = now.table, apply(now.table, event)
                self.told.hear(event, before, now.table)
                self.stories.hear(event, now.table)
                self.numbers.hear(now.table)
                _keep_in_mind(event, words.takes, now)
            audit(now.table)
            if isinstance(command, ExposeCards):
                now.hidden[command.hand] = now.hidden[command.hand][len(command.cards) :]
        return GivenCommand(command, answer)

    def _number(self, wager: WagerOf, coup: int) -> int:
        """The number of a wager that a fact names as A/player; of the coup that another fact names."""
        story = self.stories.by_number.get(coup)
        if story is None or story.number == self.stories.latest.number:
            number, when = self.numbers.of(wager), "so far"
        else:
            number, when = settled_number(wager, story.payments), f"in coup {coup}"
        if number is None:
            raise CannotGoOn(f"{wager.patron} has had no wager on {wager.wager} {when}")
        return number


def _keep_in_mind(event: Event, takes: int, now: Situation) -> None:
    """A card told is out; face down it is kept in mind until someone opens it, or the coup is over."""
    match event:
        case CardDrawn():
            card = now.stock[takes - 1] if takes else event.card
            del now.stock[:takes]
            _hide(now, event.to, Dealt(card, event.exposed))
        case CarriedCardLaid():
            _hide(now, event.to, Dealt(event.card, event.exposed))
        case StrayCardDealt():
            _hide(now, event.to, now.table.coup.hand(event.to)[-1])
        case CoupRebuilt() | CoupCleared():
            now.hidden = {side: [] for side in Side}


def _hide(now: Situation, to: Side, dealt: Dealt) -> None:
    if not dealt.exposed and dealt.card is not None:
        now.hidden[to].append(dealt.card)


def _named_cards(facts: dict[str, Any], now: Situation) -> dict[str, Any]:
    """Cards that lie face down are named when they are opened: those that the shoe line told."""
    hidden = now.hidden[facts["hand"]]
    if facts.get("cards") or not hidden:
        return facts
    number = facts.get("number") or len(hidden)
    return facts | {"cards": tuple(hidden[:number])}


def _codes(cards: Iterable[Any]) -> str:
    return " ".join(card.code if card else "|" for card in cards)
