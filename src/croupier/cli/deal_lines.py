"""What a line typed at the table means: wagers in dollars, dealing, looking, and any command by its name.

It reads and gives commands; the table decides. Start at `Sitting.act`.
"""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any, Final

from croupier.automatic import AutomaticDealer
from croupier.cards import quoted
from croupier.clauses import Reason, Refusal
from croupier.cli import deal_irregular as deal_irregular
from croupier.cli.speaking import language, no_amount, refused, say
from croupier.cli.trouble import NotValid
from croupier.languages.catalogue import ENGLISH
from croupier.money import AmountError, Cents, read_dollars
from croupier.scenario.facts import read_step
from croupier.scenario.paths import with_numbers
from croupier.scenario.values import ValueProblem, WagerOf
from croupier.scenario.wager_numbers import number_at
from croupier.table import PATRON, Actor, name_of
from croupier.table.events import Event
from croupier.table.records import OpenTable, WagerPlaced
from croupier.table.state import Play

if TYPE_CHECKING:
    from croupier.cli.deal_tell import Teller

WORDS: Final = ("deal", "again", "clear", "watch", "why", "table", "do", "amiss", "help", "quit")


_CARDS: Final = ("1", "2", "3", "4", "5", "6")
_MOST: Final = 7  # more cards than a coup has


class Sitting:
    """Patrons at a table in the terminal; the first is whoever types."""

    def __init__(self, dealer: AutomaticDealer, teller: Teller, patrons: tuple[str, ...]) -> None:
        self.dealer = dealer
        self.teller = teller
        self.patrons = patrons
        self.before: list[tuple[str, str, Cents, bool]] = []
        self.now: list[tuple[str, str, Cents, bool]] = []
        self.windows = False  # the deal waits for wagers that are placed within a coup
        self.irregular = deal_irregular.IrregularLines(self)

    def act(self, line: str) -> bool:
        """Do what a line says; false where it ends the sitting. Raises NotValid for what cannot be done."""
        try:
            words = shlex.split(line, comments=True)
        except ValueError as error:
            raise NotValid(say("terminal-cannot-be-read", what=quoted(line.strip()), why=str(error))) from None
        if self.irregular.act(words):
            return True
        match words:
            case [] | ["deal"]:
                self._deal()
            case ["deal", number] if number in _CARDS:
                self._deal(int(number))
            case ["amiss"]:
                self.teller.help("terminal-deal-help-amiss")
            case ["quit" | "exit" | "q"]:
                return False
            case ["help" | "?"]:
                self.teller.help("terminal-deal-help")
            case ["again"]:
                self._again()
            case ["clear"]:
                self._clear()
            case ["watch"]:
                self._watch()
            case ["why"]:
                self.teller.why()
            case ["table"]:
                self.teller.table(self.dealer.table, self.patrons)
            case ["do", *rest]:
                self._do(rest)
            case _:
                self._wager(words)
        return True

    # --- wagers ----------------------------------------------------------------------------------

    def _wager(self, words: list[str]) -> None:
        patron = self.patrons[0]
        if words[0].removesuffix(":") in self.dealer.table.patrons:
            patron, words = words[0].removesuffix(":"), words[1:]
        bets: list[tuple[str, str, Cents, bool]] = []
        while words:
            wager, *words = words
            amount = words.pop(0) if words else ""
            token = bool(words) and words[0] == "token"
            words = words[1:] if token else words
            bets.append((patron, wager, self._dollars(wager, amount), token))
        if not bets:
            raise NotValid(say("terminal-deal-say-what", patron=patron))
        for bet in bets:
            self._place(bet)

    def _dollars(self, wager: str, amount: str) -> Cents:
        try:
            return read_dollars(amount)
        except AmountError as error:
            if wager not in self.dealer.book.wager_ids():
                raise NotValid(say("terminal-deal-no-word", word=quoted(wager), known=WORDS)) from None
            typed = quoted(f"{wager} {amount}".strip())
            why = no_amount(error, self.dealer.book)
            raise NotValid(say("terminal-deal-no-amount", typed=typed, why=why, known=WORDS)) from None

    def _place(self, bet: tuple[str, str, Cents, bool]) -> None:
        patron, wager, stake, token = bet
        events = self.give("place-wager", Actor(patron, PATRON), patron=patron, wager=wager, stake=stake, token=token)
        if wager not in self._windowed():  # whether it can be had again, the cards decide
            self.now.append(bet)
        placed = next(event for event in events if isinstance(event, WagerPlaced))
        self.teller.placed(placed)

    def _again(self) -> None:
        if not self.before:
            raise NotValid(say("terminal-deal-no-coup-before"))
        for bet in self.before:
            self._place(bet)

    def _clear(self) -> None:
        mine = [down for down in self.dealer.table.coup.wagers.values() if down.patron in self.patrons]
        for down in mine:
            self.give("withdraw-wager", Actor(down.patron, PATRON), number=down.number)
        self.now = []
        self.teller.tell("terminal-deal-taken-back", count=len(mine))

    # --- dealing ---------------------------------------------------------------------------------

    def _deal(self, cards: int = _MOST) -> None:
        """The coup to its end, or until so many cards are out; a matter or a choice of patrons stops it."""
        table = self.dealer.table
        if table.matter is not None or table.offer is not None or table.coup.changes:
            self.irregular.goes_on()
            raise NotValid(say("terminal-deal-stands-still"))
        nothing_lies = not table.coup.wagers and not table.streaks and not table.coup.dummy
        if nothing_lies and table.coup.play is Play.WAGERING:
            raise NotValid(say("terminal-deal-nothing-wagered"))
        coup, asked = table.coup.number, self.windows
        self.windows = False
        self.dealer.advance(deal=True, until=lambda: (not asked and self._window_open()) or self._out(coup) >= cards)
        if self._out(coup) >= cards:
            self.teller.tell("terminal-deal-cards-out", "yellow", count=cards)
            return
        if self.dealer.table.coup.number == coup and self.dealer.table.coup.play is Play.DEALING:
            self.windows = True
            self.teller.tell("terminal-deal-window", "yellow", wagers=self._windowed())
            return
        self.before, self.now = self.now or self.before, []

    def _out(self, coup: int) -> int:
        now = self.dealer.table.coup
        return now.drawn if now.number == coup and now.play is Play.DEALING else 0

    def _windowed(self) -> tuple[str, ...]:
        """The wagers on offer that are placed within a coup."""
        setup = self.dealer.table.setup
        offered = setup.side_wagers if setup else ()
        return tuple(entry.id for entry in self.dealer.book.wagers if entry.window and entry.id in offered)

    def _window_open(self) -> bool:
        """Whether a patron could lay the least stake on one of them now."""
        table = self.dealer.table
        if not self._windowed() or table.setup is None or table.coup.play is not Play.DEALING:
            return False
        return any(
            self.dealer.may("place-wager", Actor(patron, PATRON), patron=patron, wager=wager, stake=least)
            for patron in table.patrons
            for wager in self._windowed()
            for least in (table.setup.limits.minimum,)
        )

    def _watch(self) -> None:
        """A dummy coup on whichever of the book's grounds hold now."""
        everyone = tuple(self.dealer.table.patrons)
        refusal: Refusal | None = None
        for grounds in self.dealer.book.dealing.dummy.grounds:
            answer = self.dealer.say(
                "order-dummy-coup", grounds=grounds.id, requested_by=self.patrons[0], agreed=everyone
            )
            if not isinstance(answer, Refusal):
                self.dealer.advance(deal=True)
                self.now = []
                return
            refusal = answer
        raise NotValid(
            refused(refusal, book=self.dealer.book, at_table=True) if refusal else say("terminal-deal-no-dummies")
        )

    # --- any command -----------------------------------------------------------------------------

    def _do(self, words: list[str]) -> None:
        try:
            step = read_step(tuple(words))
        except ValueProblem as error:
            raise NotValid(str(error).replace("`step ", "`do ")) from None
        name = name_of(step.kind)
        if step.kind is OpenTable:
            raise NotValid(say("terminal-deal-open-already"))
        actor = self._actor(step.actor, dict(step.facts))
        before = self.dealer.table
        self.teller.happened(before, self.give(name, actor, **dict(step.facts)))
        if self.dealer.table.matter is not None or self.dealer.table.coup.play is not Play.WAGERING:
            self.irregular.goes_on()  # whoever has the rank goes on, and not the dealer by itself
        else:
            self.dealer.advance()

    def _actor(self, named: str, facts: dict[str, Any]) -> Actor | None:
        """Whoever is named; for an approval left unnamed, whoever may give it; else the table finds someone."""
        authority = self.dealer.book.authority
        if named:
            ladder = {rank.id for rank in (*authority.rank, *authority.outside)}
            return Actor(named, named if named in ladder else PATRON)
        row = authority.approval.get(str(facts.get("act", "")))
        return self.dealer.staff(row.rank) if row else None

    def give(self, name: str, actor: Actor | None, **facts: Any) -> tuple[Event, ...]:
        said = {key: with_numbers(value, self._number) for key, value in facts.items()}
        answer = self.dealer.say(name, actor, **said)
        if isinstance(answer, Refusal):
            words = _to_you(refused(answer, self.teller.speaker, at_table=True))
            raise NotValid(f"{words}{self._to_have_it(answer)}")
        return answer

    def _to_have_it(self, refusal: Refusal) -> str:
        """A wager of the book that this table does not offer: how to begin a table that does."""
        wager = refusal.facts.get("wager")
        if refusal.reason is not Reason.NOT_OFFERED_HERE or all(one.id != wager for one in self.dealer.book.wagers):
            return ""
        return f"\n{say('terminal-deal-offer', wager=str(wager))}"

    def _number(self, wager: WagerOf) -> int:
        number = number_at(self.dealer.table, wager)
        if number is None:
            known = [str(one) for one in self.dealer.table.coup.wagers]
            named = quoted(f"{wager.patron}/{wager.wager}")
            raise NotValid(say("terminal-deal-no-such-wager", number=named, known=known))
        return number


def _to_you(words: str) -> str:
    """A sentence about a patron who is called `you`, in English."""
    if language() != ENGLISH:
        return words
    for other, yours in (("has", "have"), ("owes", "owe"), ("is", "are"), ("does", "do")):
        if words.startswith(f"you {other} "):
            return words.replace(f"you {other} ", f"You {yours} ", 1).replace(" and needs ", " and need ", 1)
    return words
