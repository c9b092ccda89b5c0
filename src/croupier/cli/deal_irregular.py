"""When something goes wrong at the terminal's table: what a line reports, orders, answers or lays.

The dealer reports a slip, the book's remedies are shown with what each would do, and someone of rank orders one. It
reads lines and shows what the table's own preview tells. Start at `IrregularLines.act`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from croupier.cards import quoted
from croupier.clauses import Clauses
from croupier.cli.show import styled
from croupier.cli.speaking import no_amount, say
from croupier.cli.trouble import NotValid
from croupier.languages import Fact, Message
from croupier.money import AmountError, read_dollars
from croupier.scenario.facts import read_step
from croupier.scenario.values import ValueProblem
from croupier.table import PATRON, Actor, Table, name_of, offered
from croupier.table.views.records import RemedyShown, SlipShown, WagerEffect
from croupier.words.refusals import clause_numbers

if TYPE_CHECKING:
    from croupier.cli.deal_lines import Sitting

WORDS: Final = ("report", "remedies", "order", "withdraw", "answer", "go", "lay", "told")


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
                raise NotValid(say("terminal-deal-say-remedy"))
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
        before, who = self.table, self._staff(step.actor) if step.actor else actor
        self.sitting.teller.happened(before, self.sitting.give(name_of(step.kind), who, **step.facts))

    def _dealer(self) -> Actor:
        return self.sitting.dealer.staff(self.sitting.dealer.book.authority.dealer.rank)

    def _staff(self, text: str) -> Actor:
        """`area-manager`, or `area-manager/Lee`."""
        rank, _, name = text.partition("/")
        authority = self.sitting.dealer.book.authority
        ladder = [one.id for one in (*authority.rank, *authority.outside)]
        if rank not in ladder:
            raise NotValid(say("terminal-deal-no-rank", rank=quoted(rank), known=ladder))
        return Actor(name or f"the {rank}", rank)

    def _answer(self, number: str, choice: str, rest: list[str]) -> None:
        down = self.table.coup.wagers.get(int(number)) if number.isdecimal() and len(number) < 10 else None
        if down is None:
            known = [str(one) for one in (self.table.offer.wagers if self.table.offer else ())]
            raise NotValid(say("terminal-deal-no-such-wager", number=quoted(number), known=known))
        facts: dict[str, Any] = {"number": down.number, "choice": choice}
        if rest:
            try:
                facts["stake"] = read_dollars(rest[0])
            except AmountError as error:
                typed = quoted(rest[0])
                why = no_amount(error, self.sitting.dealer.book)
                raise NotValid(say("terminal-deal-reduce-to", typed=typed, why=why, number=number)) from None
        if choice not in ("keep", "remove", "retract", "reduce"):
            raise NotValid(say("terminal-deal-no-choice", choice=quoted(choice)))
        before = self.table
        self.sitting.teller.happened(before, self.sitting.give("answer-offer", Actor(down.patron, PATRON), **facts))

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
        dealer, teller = self.sitting.dealer, self.sitting.teller
        found = offered(dealer.table, dealer.book, self._dealer())
        if found.matter is not None:
            self.show()
            return
        if not found.slips:
            self.sitting.teller.tell("terminal-deal-no-slips")
        for one in found.slips:
            said = teller.words(f"slip-{one.slip}", "said")
            self._say(f"  {one.slip:24} {said}", (_needs(one), "yellow"), self._clauses(one.clauses))

    def show(self) -> None:
        """The matter that waits with its remedies, or what patrons may choose."""
        dealer, teller = self.sitting.dealer, self.sitting.teller
        table = dealer.table
        if table.offer is not None:
            self._offer(table)
        elif table.coup.changes:
            teller.tell("terminal-deal-changes", "yellow")
        elif table.matter is None:
            teller.tell("terminal-deal-nothing-reported")
        else:
            found = offered(table, dealer.book, self._dealer())
            question = teller.words(f"slip-{found.matter.slip}", "said") if found.matter else ""
            clauses = found.matter.clauses if found.matter else ()
            self._say(("  " + question, "yellow"), self._clauses(clauses))
            for remedy in found.remedies:
                self._remedy(remedy)

    def _offer(self, table: Table) -> None:
        assert table.offer is not None
        teller = self.sitting.teller
        may = teller.words("terminal-deal-patrons-may", choices=[*map(teller.choice, table.offer.choices)])
        self._say((f"  {may}", "yellow"), self._clauses(table.offer.under))
        for number in table.offer.wagers:
            down = table.coup.wagers[number]
            lies: dict[str, Fact] = {"patron": down.patron, "stake": down.stake, "wager": down.wager}
            teller.say(f"    {number}  {teller.words('terminal-deal-lies', **lies)}")

    def _remedy(self, remedy: RemedyShown) -> None:
        teller = self.sitting.teller
        asks = teller.words(
            "terminal-deal-remedy-asks", rank=remedy.rank, two_people=remedy.two_people, all_agree=remedy.all_agree
        )
        about = f"{teller.words('list-colon')}{teller.own(remedy.about)}"
        self._say(f"  {remedy.id:18} ", (asks, "bold"), about, self._clauses(remedy.clauses))
        for one in remedy.coup:
            told = teller.speaker.said(Message(f"effect-{one.effect}", one.figures))
            self._say(("    " + told, "dim"))
        for effect in remedy.wagers:
            teller.out.print(styled(f"    {self._effect(effect)}", "dim"))
        if remedy.tells:
            self._say((f"    {teller.words('terminal-deal-to-be-told', people=remedy.tells)}", "dim"))

    def _effect(self, effect: WagerEffect) -> str:
        """What a remedy would do to a wager."""
        teller = self.sitting.teller
        lies: dict[str, Fact] = {"patron": effect.patron, "stake": effect.stake, "wager": effect.wager}
        whose = teller.words("terminal-deal-lies-undone" if effect.undone else "terminal-deal-lies", **lies)
        choices = [teller.choice(one) for one in effect.choices]
        id = f"terminal-deal-effect-{effect.outcome}"
        return teller.words(id, whose=whose, returned=effect.returned, choices=choices)


def _needs(slip: SlipShown) -> str:
    return f"  ({', '.join(f'{fact}=...' for fact in slip.needs)})" if slip.needs else ""
