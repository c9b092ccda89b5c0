"""When something goes wrong at the terminal's table: what a line reports, orders, answers or lays.

The dealer reports a slip, the book's remedies are shown with what each would do, and someone of rank orders one. It
reads lines and shows what the table's own preview tells. Start at `IrregularLines.act`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from croupier.cards import quoted
from croupier.clauses import Clauses
from croupier.cli.show import styled
from croupier.cli.trouble import NotValid
from croupier.money import AmountError, dollars, read_dollars
from croupier.scenario.facts import read_step
from croupier.scenario.values import ValueProblem
from croupier.table import PATRON, Actor, Table, name_of, offered
from croupier.table.views.records import RemedyShown, SlipShown, WagerEffect
from croupier.words.refusals import clause_numbers

if TYPE_CHECKING:
    from croupier.cli.deal_lines import Sitting

WORDS: Final = ("report", "remedies", "order", "withdraw", "answer", "go", "lay", "told")

HELP: Final = """  deal 4                 deal until four cards are out, and stop there
  report                 what can be reported as gone wrong now
  report SLIP key=value  report it, such as: report hand-to-wrong-area
  remedies               what the book allows for it, and what each would do
  order REMEDY as RANK   order one: order offer as area-manager; agreed=A,B where patrons must agree
  withdraw               the report was mistaken
  answer 3 reduce 50     for a wager by its number: keep, remove, retract, or reduce to so many dollars
  go on                  everyone was asked: the coup goes on
  lay 9h                 the card kept from before begins the coup; named where nobody has seen it
  told WHO 1 REFERENCE   whoever must be told of matter 1 was told"""


class IrregularLines:
    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    @property
    def table(self) -> Table:
        return self.sitting.dealer.table

    def act(self, words: list[str]) -> bool:
        """Whether these words were about something that went wrong; what they say is done then."""
        match words:
            case ["report"]:
                self._slips()
            case ["report", *rest]:
                self._give("report-irregularity", self._named(rest, "slip"), self._dealer())
                self.show()
            case ["remedies"]:
                self.show()
            case ["order", remedy, "as", actor, *rest]:
                self._give("order-remedy", [f"remedy={remedy}", *rest], self._staff(actor))
                self.goes_on()
            case ["order", *_]:
                raise NotValid("say which remedy and who orders it: order offer as area-manager")
            case ["withdraw"]:
                self._give("withdraw-report", [], self._dealer())
                self.goes_on()
            case ["answer", number, choice, *rest]:
                self._answer(number, choice, rest)
                self.goes_on()
            case ["go", "on"]:
                self._give("close-changes" if self.table.coup.changes else "close-offer", [], None)
                self.goes_on()
            case ["lay", *card]:
                self._give("lay-carried-card", [f"card={card[0]}"] if card else [], self._dealer())
            case ["told", who, matter, *reference]:
                facts = [f"who={who}", f"matter={matter}", *(f"reference={one}" for one in reference[:1])]
                self._give("record-notification", facts, None)
            case _:
                return False
        return True

    # --- commands --------------------------------------------------------------------------------

    def _named(self, words: list[str], first: str) -> list[str]:
        """`hand-to-wrong-area` says first what the fact `slip` is."""
        return words if "=" in words[0] else [f"{first}={words[0]}", *words[1:]]

    def _give(self, name: str, facts: list[str], actor: Actor | None) -> None:
        try:
            step = read_step((name, *facts))
        except ValueProblem as error:
            raise NotValid(str(error).replace(f"`step {name}", f"`{name}")) from None
        events = self.sitting.give(name_of(step.kind), self._staff(step.actor) if step.actor else actor, **step.facts)
        self.sitting.teller.happened(events)

    def _dealer(self) -> Actor:
        return self.sitting.dealer.staff(self.sitting.dealer.book.authority.dealer.rank)

    def _staff(self, text: str) -> Actor:
        """`area-manager`, or `area-manager/Lee`."""
        rank, _, name = text.partition("/")
        authority = self.sitting.dealer.book.authority
        ladder = [one.id for one in (*authority.rank, *authority.outside)]
        if rank not in ladder:
            raise NotValid(f"{quoted(rank)} is no rank of this book: it has {', '.join(ladder)}")
        return Actor(name or f"the {rank}", rank)

    def _answer(self, number: str, choice: str, rest: list[str]) -> None:
        down = self.table.coup.wagers.get(int(number)) if number.isdecimal() and len(number) < 10 else None
        if down is None:
            known = ", ".join(str(one) for one in (self.table.offer.wagers if self.table.offer else ())) or "none"
            raise NotValid(f"there is no wager {quoted(number)} to answer for; those that wait: {known}")
        facts: dict[str, Any] = {"number": down.number, "choice": choice}
        if rest:
            try:
                facts["stake"] = read_dollars(rest[0])
            except AmountError as error:
                raise NotValid(f"{quoted(rest[0])}: {error}. Write, such as, answer {number} reduce 50") from None
        if choice not in ("keep", "remove", "retract", "reduce"):
            raise NotValid(f"{quoted(choice)} is no choice: keep, remove, retract or reduce")
        events = self.sitting.give("answer-offer", Actor(down.patron, PATRON), **facts)
        self.sitting.teller.happened(events)

    def goes_on(self) -> None:
        """What waits now, if anything does."""
        if self.table.matter is not None or self.table.offer is not None or self.table.coup.changes:
            self.show()

    # --- telling ---------------------------------------------------------------------------------

    def _say(self, *parts: str | tuple[str, str]) -> None:
        self.sitting.teller.out.print(Text.assemble(*parts))

    def _clauses(self, clauses: Clauses) -> tuple[str, str]:
        return f"  {clause_numbers(clauses[:4], book=self.sitting.dealer.book.id)}", "dim"

    def _slips(self) -> None:
        dealer = self.sitting.dealer
        found = offered(dealer.table, dealer.book, self._dealer())
        if found.matter is not None:
            self.show()
            return
        if not found.slips:
            self.sitting.teller.say("  nothing can have gone wrong now that the book speaks of")
        for one in found.slips:
            self._say(f"  {one.slip:24} {one.question}", (_needs(one), "yellow"), self._clauses(one.clauses))

    def show(self) -> None:
        """The matter that waits with its remedies, or what patrons may choose."""
        dealer, teller = self.sitting.dealer, self.sitting.teller
        table = dealer.table
        if table.offer is not None:
            self._offer(table)
        elif table.coup.changes:
            teller.say("  Wagers may be changed while no card is exposed; go on ends it", "yellow")
        elif table.matter is None:
            teller.say("  nothing was reported")
        else:
            found = offered(table, dealer.book, self._dealer())
            question = found.matter.question if found.matter else ""
            clauses = found.matter.clauses if found.matter else ()
            self._say(("  " + question, "yellow"), self._clauses(clauses))
            for remedy in found.remedies:
                self._remedy(remedy)

    def _offer(self, table: Table) -> None:
        assert table.offer is not None
        self._say((f"  Patrons may {', '.join(table.offer.choices)}", "yellow"), self._clauses(table.offer.under))
        for number in table.offer.wagers:
            down = table.coup.wagers[number]
            self.sitting.teller.say(f"    {number}  {down.patron}: {dollars(down.stake)} on {down.wager}")

    def _remedy(self, remedy: RemedyShown) -> None:
        asks = [f"as {remedy.rank}"]
        asks += ["not whoever reported it"] if remedy.two_people else []
        asks += ["with every patron's agreement"] if remedy.all_agree else []
        self._say(f"  {remedy.id:18} ", (", ".join(asks), "bold"), f": {remedy.about}", self._clauses(remedy.clauses))
        for words in remedy.coup:
            self._say(("    " + words, "dim"))
        for effect in remedy.wagers:
            self.sitting.teller.out.print(styled(f"    {_OUTCOMES[effect.outcome](effect)}", "dim"))
        if remedy.tells:
            self._say((f"    to be told: {', '.join(remedy.tells)}", "dim"))


def _needs(slip: SlipShown) -> str:
    return f"  ({', '.join(f'{fact}=...' for fact in slip.needs)})" if slip.needs else ""


def _whose(effect: WagerEffect) -> str:
    undone = ", what was paid is undone" if effect.undone else ""
    return f"{effect.patron}: {dollars(effect.stake)} on {effect.wager}{undone}"


_OUTCOMES: Final[dict[str, Callable[[WagerEffect], str]]] = {
    "kept": lambda one: f"{_whose(one)}, stays as it is",
    "returned": lambda one: f"{_whose(one)}, {dollars(one.returned)} back",
    "forfeited": lambda one: f"{_whose(one)}, forfeited",
    "patron-chooses": lambda one: f"{_whose(one)}, the patron may {', '.join(one.choices)}",
}
