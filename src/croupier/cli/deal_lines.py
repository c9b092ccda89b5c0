"""What a line typed at the table means: wagers in dollars, dealing, looking, and any command by its name.

It reads and gives commands; the table decides. Start at `Sitting.act`.
"""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any, Final

from croupier.automatic import AutomaticDealer
from croupier.cards import quoted
from croupier.clauses import Refusal
from croupier.cli import deal_irregular as deal_irregular
from croupier.cli.trouble import NotValid
from croupier.money import AmountError, Cents, read_dollars
from croupier.scenario.facts import read_step
from croupier.scenario.values import ValueProblem
from croupier.table import PATRON, Actor, name_of
from croupier.table.events import Event
from croupier.table.records import OpenTable, WagerPlaced
from croupier.table.state import Play
from croupier.words.refusals import sentence

if TYPE_CHECKING:
    from croupier.cli.deal_tell import Teller

HELP: Final = """  player 100             wager; several at once: tie 10 banker 50
  tie 10 token           with a promotional token
  NAME player 100        for another patron at the table
  (empty line)           no more bets, and the coup is dealt
  again                  the same wagers as in the coup before
  clear                  take this coup's wagers back
  watch                  a coup dealt without wagers
  why                    the clauses behind the last payments, in words
  table                  limits, what is offered, the shoe, everyone's chips
  do COMMAND key=value   any command by its name, such as: do approve act=both-sides patron=you as=area-manager
  amiss                  what to type when something goes wrong
  quit"""

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
            raise NotValid(f"{quoted(line.strip())} cannot be read: {error}") from None
        if self.irregular.act(words):
            return True
        match words:
            case [] | ["deal"]:
                self._deal()
            case ["deal", number] if number in _CARDS:
                self._deal(int(number))
            case ["amiss"]:
                self.teller.say(deal_irregular.HELP)
            case ["quit" | "exit" | "q"]:
                return False
            case ["help" | "?"]:
                self.teller.say(HELP)
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
            raise NotValid(f"say what {patron} wagers, such as: {patron} player 100")
        for bet in bets:
            self._place(bet)

    def _dollars(self, wager: str, amount: str) -> Cents:
        try:
            return read_dollars(amount)
        except AmountError as error:
            known = f"Type a wager and dollars, such as player 100, or one of {', '.join(WORDS)}."
            if wager not in self.dealer.book.wager_ids():
                raise NotValid(f"{quoted(wager)} is no wager and no word of this table. {known}") from None
            raise NotValid(f"{quoted(f'{wager} {amount}'.strip())}: {error}. {known}") from None

    def _place(self, bet: tuple[str, str, Cents, bool]) -> None:
        patron, wager, stake, token = bet
        events = self.give("place-wager", Actor(patron, PATRON), patron=patron, wager=wager, stake=stake, token=token)
        if wager not in self._windowed():  # whether it can be had again, the cards decide
            self.now.append(bet)
        placed = next(event for event in events if isinstance(event, WagerPlaced))
        self.teller.placed(placed)

    def _again(self) -> None:
        if not self.before:
            raise NotValid("there was no coup with wagers before this one")
        for bet in self.before:
            self._place(bet)

    def _clear(self) -> None:
        mine = [down for down in self.dealer.table.coup.wagers.values() if down.patron in self.patrons]
        for down in mine:
            self.give("withdraw-wager", Actor(down.patron, PATRON), number=down.number)
        self.now = []
        self.teller.say(f"  {len(mine)} wagers taken back" if mine else "  nothing lay there")

    # --- dealing ---------------------------------------------------------------------------------

    def _deal(self, cards: int = _MOST) -> None:
        """The coup to its end, or until so many cards are out; a matter or a choice of patrons stops it."""
        table = self.dealer.table
        if table.matter is not None or table.offer is not None or table.coup.changes:
            self.irregular.goes_on()
            raise NotValid("the coup stands still: order a remedy, answer for the wagers, or type go on")
        nothing_lies = not table.coup.wagers and not table.streaks and not table.coup.dummy
        if nothing_lies and table.coup.play is Play.WAGERING:
            raise NotValid("nothing is wagered: type a wager such as player 100, or watch for a coup without wagers")
        coup, asked = table.coup.number, self.windows
        self.windows = False
        self.dealer.advance(deal=True, until=lambda: (not asked and self._window_open()) or self._out(coup) >= cards)
        if self._out(coup) >= cards:
            self.teller.say(f"  {cards} cards are out; an empty line deals on", "yellow")
            return
        if self.dealer.table.coup.number == coup and self.dealer.table.coup.play is Play.DEALING:
            self.windows = True
            self.teller.say(f"  {' and '.join(self._windowed())} may be placed now; an empty line deals on", "yellow")
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
        raise NotValid(sentence(refusal) if refusal else "the book knows no coup without wagers")

    # --- any command -----------------------------------------------------------------------------

    def _do(self, words: list[str]) -> None:
        try:
            step = read_step(tuple(words))
        except ValueProblem as error:
            raise NotValid(str(error).replace("`step ", "`do ")) from None
        name = name_of(step.kind)
        if step.kind is OpenTable:
            raise NotValid("the table is open as `croupier deal` opened it: quit, and open another")
        actor = self._actor(step.actor, dict(step.facts))
        events = self.give(name, actor, **dict(step.facts))
        self.teller.happened(events)
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
        answer = self.dealer.say(name, actor, **facts)
        if isinstance(answer, Refusal):
            raise NotValid(_to_you(sentence(answer)))
        return answer


def _to_you(words: str) -> str:
    """A sentence about a patron who is called `you`."""
    for other, yours in (("has", "have"), ("owes", "owe"), ("is", "are"), ("does", "do")):
        if words.startswith(f"you {other} "):
            return words.replace(f"you {other} ", f"You {yours} ", 1).replace(" and needs ", " and need ", 1)
    return words
