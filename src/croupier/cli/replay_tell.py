"""A coup of a log told again: a heading that says it is a replay, then each act with who, what, money and clauses.

It knows looks, not rules. Start at `Retelling`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from croupier.clauses import Clauses, together
from croupier.cli.replay_coups import CoupSummary, clock
from croupier.cli.show import RESULT_STYLES, SIDE_STYLES, cards_text, is_narrow, styled
from croupier.floor.recall import RecalledAct
from croupier.ledger import Ledger, Place
from croupier.money import dollars
from croupier.rulebooks import Rulebook
from croupier.table import Event, Instant, Table, apply
from croupier.table import records as r
from croupier.words.events import naming, payment_words, words_of
from croupier.words.narrate import telling
from croupier.words.parts import Parts
from croupier.words.refusals import clause_numbers

_WIDEST: Final = 150
_CLAUSES: Final = 3  # shown with an act, unless all are wanted
_WHO: Final = 36  # letters at most
_INDENT: Final = 14  # letters before what happened, on a narrow terminal

# where value lies, in the words for it; what is owed lies below zero
_PLACES: Final = {
    Place.RACK: "chips",
    Place.LAYOUT: "on the layout",
    Place.TOKENS: "tokens",
    Place.TOKENS_ON_LAYOUT: "tokens on the layout",
    Place.HELD: "held",
    Place.OWED: "owes",
    Place.FLOAT: "float",
    Place.TOKEN_FLOAT: "token float",
    Place.DROP: "drop box",
}


def changes(before: Ledger, after: Ledger) -> Iterator[tuple[str, Place, int, int]]:
    """What changed hands, patron by patron and then the table's own: whose, where, before and after."""
    order = list(_PLACES)
    accounts = [account for account in {*before.balances, *after.balances} if account.place in _PLACES]
    for account in sorted(accounts, key=lambda one: (not one.patron, one.patron, order.index(one.place))):
        was, now = (ledger.balances.get(account, 0) for ledger in (before, after))
        if was != now:
            owed = account.place is Place.OWED
            yield account.patron, account.place, -was if owed else was, -now if owed else now


def telling_of(moment: RecalledAct) -> Iterator[tuple[Event, Table]]:
    """Each event of an act with the table as it was before it."""
    table = moment.before
    for event in moment.events:
        yield event, table
        table = apply(table, event)


class Retelling:
    def __init__(
        self,
        out: Console,
        coup: CoupSummary,
        acts: Sequence[RecalledAct],
        people: dict[str, str],
        *,
        every_clause: bool,
    ) -> None:
        self.out = out
        self.out.width = min(out.width, _WIDEST)
        self.coup = coup
        self.acts = acts
        self.name = naming(people)
        self._every_clause = every_clause
        self._book = coup.edition.partition(" ")[0]
        self._who = min(_WHO, max(len(self._actor(one).plain) for one in acts))

    # --- the heading -----------------------------------------------------------------------------

    def heading(self, book: Rulebook | None, entries: int) -> None:
        coup = self.coup
        place = f"shoe {coup.shoe}, its coup {coup.line.number}"
        self.out.print(Text.assemble((f"Replay of table {coup.table}, coup {coup.coup}", "bold"), f": {place}"))
        variation = book.variation(coup.variation) if book else None
        casino = f"{book.source.casino}, " if book else ""
        style = variation.name if variation else coup.variation
        self.out.print(Text.assemble(f"{casino}{style}, {coup.decks} decks  ", (coup.edition, "dim")))
        begins, ends = clock(coup.begins), clock(coup.ends)
        until = "" if begins.date() == ends.date() else f"{ends:%-d %B %Y} "
        when = f"{begins:%-d %B %Y} {_time(coup.begins)} to {until}{_time(coup.ends)} UTC"
        self.out.print(
            styled(f"{when}\nEntries {coup.first} to {coup.last} of {entries}, hash {coup.hash[:12]}", "dim")
        )
        result = styled(f"{coup.hands} {coup.result}".rstrip(), _result_style(coup))
        for mark in coup.marks:
            result.append(f"  {mark}", "yellow")
        money = f"  staked {dollars(coup.staked)}, returned {dollars(coup.returned)}" if coup.staked else ""
        self.out.print(result.append(money, "not bold default"))
        self.out.print()

    # --- acts ------------------------------------------------------------------------------------

    def tell(self, index: int) -> None:
        moment = self.acts[index]
        told = [self._sentence(event, before) for event, before in telling_of(moment)]
        clauses = self._clauses(_foremost(moment))
        more = [*self._payments(moment), *self._money(moment)]
        if is_narrow(self.out):
            self._narrow(moment, told, clauses, more)
        else:
            self._wide(moment, told, clauses, more)

    def _wide(self, moment: RecalledAct, told: list[Text], clauses: Text, more: list[Text]) -> None:
        left = Text.assemble((f"{_time(moment.command.at)}  ", "dim"), self._actor(moment))
        left.truncate(_INDENT + self._who, overflow="crop" if self.out.options.ascii_only else "ellipsis")
        start = _INDENT + self._who + 3
        width = self.out.width - start
        first = Text(". ").join(told)
        if first.cell_len + 2 + clauses.cell_len <= width:
            first = Text.assemble(first, "  ", clauses)
            lines = [first]
        else:
            lines = [*first.wrap(self.out, width), *clauses.wrap(self.out, width)]
        lines += [line for text in more for line in self._hanging(text, width)]
        self._beside(left, start, lines)

    def _narrow(self, moment: RecalledAct, told: list[Text], clauses: Text, more: list[Text]) -> None:
        width = max(20, self.out.width - _INDENT)
        who = Text.assemble((f"{self._actor(moment).plain}  ", "dim"), clauses)
        left = Text.assemble((f"{_time(moment.command.at)}  ", "dim"))  # dim itself, and not what comes beside it
        lines = [*Text(". ").join(told).wrap(self.out, width), *who.wrap(self.out, width)]
        self._beside(left, _INDENT, [*lines, *(line for text in more for line in self._hanging(text, width))])

    def _beside(self, left: Text, start: int, lines: Iterable[Text]) -> None:
        """Lines at the right of what stands before the first of them."""
        for line in lines:
            left.pad_right(start - left.cell_len)
            line.rstrip()
            self.out.print(left.append_text(line))
            left = Text()

    def _hanging(self, text: Text, width: int) -> Iterator[Text]:
        """A line under what happened, and what does not fit on it further in."""
        for place, line in enumerate(text.wrap(self.out, width - 4)):
            yield Text("    " if place else "  ").append_text(line)

    def _actor(self, moment: RecalledAct) -> Text:
        """Who answers for it: an id and a rank, unless the id ends in the rank anyway."""
        actor = moment.command.actor
        rank = "" if actor.id.endswith(f" {actor.rank}") else f", {actor.rank}"
        return Text.assemble(self.name(actor.id), (rank, "dim"))

    def _sentence(self, event: Event, before: Table) -> Text:
        text = self._text(words_of(event, before, self.name))
        match event:
            case r.ResultAnnounced(winner=winner):
                text.stylize(f"bold {SIDE_STYLES[winner.value]}")
            case r.CoupVoided() | r.DummyCoupOrdered() | r.ShoeEnded() | r.LastCoupCalled() | r.PastCoupVoided():
                text.stylize("yellow")
            case r.IrregularityReported() | r.RemedyOrdered():
                text.stylize("bold yellow")
            case (
                r.CardDrawn(to=side)
                | r.CardsExposed(hand=side)
                | r.CarriedCardLaid(to=side)
                | r.StrayCardDealt(to=side)
            ):
                text.highlight_words([side.title()], SIDE_STYLES[side.value])
            case _:
                pass
        return text

    def _text(self, parts: Parts) -> Text:
        text = Text()
        for part in parts:
            if isinstance(part, str):
                text.append(part)
            else:
                cards = cards_text(self.out, part)
                cards.rstrip()
                text.append_text(cards)
        return text

    def _clauses(self, clauses: Clauses, most: int = _CLAUSES) -> Text:
        shown = clauses if self._every_clause else clauses[:most]
        more = len(clauses) - len(shown)
        return styled(clause_numbers(shown, book=self._book) + (f" and {more} more" if more else ""), "dim")

    def _payments(self, moment: RecalledAct) -> Iterator[Text]:
        for event in moment.events:
            for one in getattr(event, "payments", ()):
                text = styled(payment_words(one, self.name))
                resolution = one.settled.resolution.value
                text.highlight_words([f" {resolution}"], RESULT_STYLES[resolution])
                yield text.append("  ").append_text(self._clauses(one.settled.clauses, 1))

    def _money(self, moment: RecalledAct) -> Iterator[Text]:
        """Whose chips became more or fewer, one line each."""
        arrow = "->" if self.out.options.ascii_only else "\u2192"
        by: dict[str, list[str]] = {}
        for whose, place, was, now in changes(moment.before.ledger, moment.after.ledger):
            by.setdefault(whose, []).append(f"{_PLACES[place]} {dollars(was)} {arrow} {dollars(now)}")
        for whose, told in by.items():
            yield styled(f"{self.name(whose) if whose else 'the table'}: {', '.join(told)}", "dim")


def _foremost(moment: RecalledAct) -> Clauses:
    """The clauses of an act; of a third card's, first the one that goes furthest into detail."""
    clauses = together(*(event.under for event in moment.events))
    third = moment.before.coup.first_four_out and any(isinstance(event, r.CardDrawn) for event in moment.events)
    return together((telling(clauses[::-1]),), clauses) if third and clauses else clauses


def _time(at: Instant) -> str:
    return f"{clock(at):%H:%M:%S}.{at % 1000:03}"


def _result_style(coup: CoupSummary) -> str:
    sides = {"P": "player", "B": "banker", "T": "tie"}
    return f"bold {SIDE_STYLES[sides[coup.result[0]]]}" if coup.result else "bold"
