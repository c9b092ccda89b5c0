"""A coup of a log told again: a heading that says it is a replay, then each act with who, what, money and clauses.

It knows looks, not rules. Start at `Retelling`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from croupier.clauses import Clauses
from croupier.cli.show import RESULT_STYLES, SIDE_STYLES, cards_text, is_narrow, spoken, styled
from croupier.cli.speaking import speaker_of
from croupier.floor.recall import RecalledAct
from croupier.inspection.acts import changes, foremost, telling_of
from croupier.inspection.coups import CoupSummary, clock
from croupier.languages import Fact
from croupier.languages.own import own
from croupier.rulebooks import Rulebook
from croupier.rulebooks.rulebook import shortened
from croupier.table import Event, Instant, Table
from croupier.table import records as r
from croupier.words.events import Parts, naming, payment_words, words_of
from croupier.words.refusals import clause_numbers

_WIDEST: Final = 150
_CLAUSES: Final = 3  # shown with an act, unless all are wanted
_WHO: Final = 36  # letters at most
_INDENT: Final = 14  # letters before what happened, on a narrow terminal


class Retelling:
    def __init__(
        self,
        out: Console,
        coup: CoupSummary,
        book: Rulebook | None,
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
        self._book = book  # nothing where no book of its edition is at hand
        self._book_id = coup.edition.partition(" ")[0]
        self.speaker = speaker_of(book)
        self._who = min(_WHO, max(len(self._actor(one).plain) for one in acts))

    # --- the heading -----------------------------------------------------------------------------

    def heading(self, entries: int) -> None:
        coup, book, say = self.coup, self._book, self.speaker.say
        of = say("terminal-replay-of", table=coup.table, coup=coup.coup)
        place = {"shoe": coup.shoe, "number": coup.line.number}
        self.out.print(spoken(self.speaker, "terminal-replay-title", {"of": "bold"}, of=of, **place))
        variation = book.variation(coup.variation) if book else None
        played: dict[str, Fact] = {"casino": book.source.casino if book else "", "decks": coup.decks}
        style = own(book, self.speaker)(variation.name) if book and variation else coup.variation
        terms = say("terminal-replay-terms", variation=style, **played)
        self.out.print(Text.assemble(f"{terms}  ", (shortened(coup.edition), "dim")))
        self.out.print(styled(f"{self._when()}\n{self._entries(entries)}", "dim"))
        result = styled(f"{coup.hands} {coup.result}".rstrip(), _result_style(coup))
        for mark in coup.marks:
            result.append(f"  {say(f'terminal-mark-{mark}')}", "yellow")
        money = say("terminal-replay-money", staked=coup.staked, returned=coup.returned) if coup.staked else ""
        self.out.print(result.append(f"  {money}" if money else "", "not bold default"))
        if coup.seeded:
            self.out.print(styled(say("terminal-replay-seeded", coups=1), "yellow"))
        self.out.print()

    def _when(self) -> str:
        coup = self.coup
        one_day = clock(coup.begins).date() == clock(coup.ends).date()
        times = {"from": _time(coup.begins), "to": _time(coup.ends)}
        return self.speaker.say("terminal-replay-when", begins=coup.begins, ends=coup.ends, one_day=one_day, **times)

    def _entries(self, entries: int) -> str:
        which = {"first": self.coup.first, "last": self.coup.last, "entries": entries}
        return self.speaker.say("terminal-replay-entries", **which, hash=self.coup.hash[:12])

    # --- acts ------------------------------------------------------------------------------------

    def tell(self, index: int) -> None:
        moment = self.acts[index]
        told = [self._sentence(event, before) for event, before in telling_of(moment)]
        clauses = self._clauses(foremost(moment))
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
        first = Text(self.speaker.say("list-stop")).join(told)
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
        lines = [*Text(self.speaker.say("list-stop")).join(told).wrap(self.out, width), *who.wrap(self.out, width)]
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
        rank = "" if actor.id.endswith(f" {actor.rank}") else self._rank(actor.rank)
        return Text.assemble(self.name(actor.id), (rank, "dim"))

    def _rank(self, rank: str) -> str:
        """By its stable name, or as the book calls it: which of them is the language's choice."""
        ladder = (*self._book.authority.rank, *self._book.authority.outside) if self._book else ()
        called = next((one.name for one in ladder if one.id == rank), "")
        named = (
            own(self._book, self.speaker)(called)
            if self._book and called
            else self.speaker.named("terminal-rank", rank)
        )
        return self.speaker.say("terminal-replay-rank", rank=rank, named=named)

    def _sentence(self, event: Event, before: Table) -> Text:
        text = self._text(words_of(event, before, self.name, self.speaker))
        match event:
            case r.ResultAnnounced(winner=winner):
                text.stylize(f"bold {SIDE_STYLES[winner.value]}")
            case (
                r.CoupVoided()
                | r.DummyCoupOrdered()
                | r.ShoeEnded()
                | r.LastCoupCalled()
                | r.PastCoupVoided()
                | r.CoupReopened()
                | r.CardCorrected()
                | r.CoupResettled()
            ):
                text.stylize("yellow")
            case r.IrregularityReported() | r.RemedyOrdered():
                text.stylize("bold yellow")
            case (
                r.CardDrawn(to=side)
                | r.CardsExposed(hand=side)
                | r.CarriedCardLaid(to=side)
                | r.StrayCardDealt(to=side)
            ):
                text.highlight_words([self.speaker.say(f"result-{side}")], SIDE_STYLES[side.value])
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
        numbers = clause_numbers(shown, book=self._book_id)
        return styled(self.speaker.say("terminal-replay-clauses", clauses=numbers, more=more), "dim")

    def _payments(self, moment: RecalledAct) -> Iterator[Text]:
        for event in moment.events:
            for one in getattr(event, "payments", ()):
                text = styled(payment_words(one, self.name, None, self.speaker))
                resolution = one.settled.resolution.value
                said = self.speaker.named("terminal-resolution", resolution)
                text.highlight_words([f" {said}"], RESULT_STYLES[resolution])
                yield text.append("  ").append_text(self._clauses(one.settled.clauses, 1))

    def _money(self, moment: RecalledAct) -> Iterator[Text]:
        """Whose chips became more or fewer, one line each."""
        arrow = "->" if self.out.options.ascii_only else "\u2192"
        by: dict[str, list[str]] = {}
        for whose, place, was, now in changes(moment.before.ledger, moment.after.ledger):
            where, money = self.speaker.say(f"terminal-place-{place.value}"), self.speaker.money
            by.setdefault(whose, []).append(f"{where} {money(was)} {arrow} {money(now)}")
        for whose, told in by.items():
            who = self.name(whose) if whose else self.speaker.say("terminal-replay-the-table")
            yield styled(self.speaker.say("terminal-replay-changes", who=who, changes=told), "dim")


def _time(at: Instant) -> str:
    return f"{clock(at):%H:%M:%S}.{at % 1000:03}"


def _result_style(coup: CoupSummary) -> str:
    sides = {"P": "player", "B": "banker", "T": "tie"}
    return f"bold {SIDE_STYLES[sides[coup.result[0]]]}" if coup.result else "bold"
