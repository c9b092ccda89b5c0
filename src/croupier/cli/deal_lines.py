"""What a line typed at the table means: wagers in dollars, dealing, looking, and any command by its name.

It reads and gives commands; the table decides. Start at `Sitting.act`.
"""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any, Final

from croupier.automatic import AutomaticDealer
from croupier.cards import quoted
from croupier.clauses import Refusal
from croupier.cli.sentences import sentence
from croupier.cli.trouble import NotValid
from croupier.money import AmountError, Cents, read_dollars
from croupier.scenario.facts import read_step
from croupier.scenario.values import ValueProblem
from croupier.table import PATRON, Actor, name_of
from croupier.table.events import Event, WagerPlaced

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
  quit"""

WORDS: Final = ("deal", "again", "clear", "watch", "why", "table", "do", "help", "quit")


class Sitting:
    """Patrons at a table in the terminal; the first is whoever types."""

    def __init__(self, dealer: AutomaticDealer, teller: Teller, patrons: tuple[str, ...]) -> None:
        self.dealer = dealer
        self.teller = teller
        self.patrons = patrons
        self.before: list[tuple[str, str, Cents, bool]] = []
        self.now: list[tuple[str, str, Cents, bool]] = []

    def act(self, line: str) -> bool:
        """Do what a line says; false where it ends the sitting. Raises NotValid for what cannot be done."""
        try:
            words = shlex.split(line, comments=True)
        except ValueError as error:
            raise NotValid(f"{quoted(line.strip())} cannot be read: {error}") from None
        match words:
            case [] | ["deal"]:
                self._deal()
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
        if words[0] in self.patrons:
            patron, words = words[0], words[1:]
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
            raise NotValid(f"{quoted(f'{wager} {amount}'.strip())}: {error}. {known}") from None

    def _place(self, bet: tuple[str, str, Cents, bool]) -> None:
        patron, wager, stake, token = bet
        events = self._give("place-wager", Actor(patron, PATRON), patron=patron, wager=wager, stake=stake, token=token)
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
            self._give("withdraw-wager", Actor(down.patron, PATRON), number=down.number)
        self.now = []
        self.teller.say(f"  {len(mine)} wagers taken back" if mine else "  nothing lay there")

    # --- dealing ---------------------------------------------------------------------------------

    def _deal(self) -> None:
        table = self.dealer.table
        if not table.coup.wagers and not table.streaks and not table.coup.dummy:
            raise NotValid("nothing is wagered: type a wager such as player 100, or watch for a coup without wagers")
        self.dealer.advance(deal=True)
        self.before, self.now = self.now or self.before, []

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
            raise NotValid(str(error)) from None
        name = name_of(step.kind)
        actor = self._actor(step.actor, dict(step.facts))
        events = self._give(name, actor, **dict(step.facts))
        self.teller.happened(events)
        self.dealer.advance()

    def _actor(self, named: str, facts: dict[str, Any]) -> Actor | None:
        """Whoever is named; for an approval left unnamed, whoever may give it; else the table finds someone."""
        authority = self.dealer.book.authority
        if named:
            ladder = {rank.id for rank in (*authority.rank, *authority.outside)}
            return Actor(named, named if named in ladder else PATRON)
        row = authority.approval.get(str(facts.get("act", "")))
        return self.dealer.staff(row.rank) if row else None

    def _give(self, name: str, actor: Actor | None, **facts: Any) -> tuple[Event, ...]:
        answer = self.dealer.say(name, actor, **facts)
        if isinstance(answer, Refusal):
            raise NotValid(sentence(answer))
        return answer
