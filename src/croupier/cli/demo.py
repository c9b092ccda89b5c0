"""`croupier demo`: one coup told from the wagers to the last dollar, each call and each payment with its clause.

It deals from a prepared shoe, or from one shuffled with --seed; the engine judges and settles, this only tells.
Start at `demo`.
"""

from __future__ import annotations

import random
import shlex
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from croupier.cards import PACK, Card, TwoHands, read_cards
from croupier.clauses import Clause, Clauses, Refusal, together
from croupier.cli.calls import calls
from croupier.cli.laid_out import tell_table
from croupier.cli.show import SIDE_STYLES, cards_text, console, payments_table, resolution_text, styled
from croupier.cli.speaking import say, speaker_of, with_language
from croupier.cli.terms import find_book, fix_terms
from croupier.cli.trouble import NotGranted, NotValid
from croupier.coup import Facts, Settled, SettledCoup, Side, Stake, Terms, settle
from croupier.languages import Speaker
from croupier.languages.own import own
from croupier.money import Rounding
from croupier.rulebooks import Rulebook, shelf
from croupier.words.narrate import paraphrase, telling
from croupier.words.refusals import clause_numbers
from croupier.words.rows import row_message

# in the order they leave the shoe: Banker wins with a three-card six, which settles differently in every style
_PREPARED: Final = "2s 3c 3d Td Kh 3s  4h 9c 5s 8d"
# a side wager that this coup says something about, where the table offers it
_TELLING: Final = ("super-6", "tiger", "player-dragon-bonus", "banker-perfect-pair", "banker-pair")
_WIDEST: Final = 110

_EXAMPLE = """Play a narrated coup in the terminal.

    \b
    Example:
      $ croupier demo
      Crown Sydney, Crown Baccarat
      ...
      Banker draws on 3: three of spades. 6
      9.6/Table 2:3  Banker 3: draws unless Player took an 8
      ...
      Banker wins, 6 to 5
    """


class _Demonstrations(click.Group):
    """What else is demonstrated, found only when it is called: a day takes the log's parts with it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return ["day"]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name != "day":
            return None
        from croupier.cli.demo_day import day

        return with_language(day)


class DemoPatron(NamedTuple):
    seat: int
    stakes: list[Stake]


@click.group(cls=_Demonstrations, invoke_without_command=True, help=_EXAMPLE)
@click.option("--book", default="crown-sydney", show_default=True, metavar="BOOK", help="A book, or a folder's path.")
@click.option("--variation", metavar="VARIATION", help="The style of the table (crown, or the book's first).")
@click.option("--seed", type=int, metavar="N", help="Deal another coup, from a shoe shuffled with this seed.")
@click.pass_context
def demo(context: click.Context, book: str, variation: str | None, seed: int | None) -> None:
    if context.invoked_subcommand is not None:
        return
    rulebook, terms = _open_table(book, variation)
    hands = _deal(terms, seed)
    coups = [(patron, _settled(terms, hands, patron.stakes)) for patron in _patrons(terms) if patron.stakes]
    if not coups:
        raise NotValid(say("terminal-demo-no-wager", book=rulebook.id, variation=terms.variation))
    out = console()
    out.width = min(out.width, _WIDEST)
    demonstration = Demonstration(out, rulebook, terms, speaker_of(rulebook))
    demonstration.tell_table(seed)
    demonstration.tell_wagers([patron for patron, _ in coups])
    demonstration.tell_deal(hands)
    demonstration.tell_settlement(coups)
    demonstration.tell_more(_commands(book, rulebook, terms, hands, seed))


def _open_table(name: str, variation: str | None) -> tuple[Rulebook, Terms]:
    """The terms of a table where every choice that the book leaves open is made: the first value of each."""
    book = find_book(name)
    styles = [one.id for one in book.variations]
    chosen = variation if variation is not None else "crown" if "crown" in styles else styles[0]
    options = [option for option in book.options.values() if option.default is None and not option.comes]
    return fix_terms(name, chosen, None, tuple(f"{option.key}={option.values[0]}" for option in options))


def _deal(terms: Terms, seed: int | None) -> TwoHands:
    """A coup from a prepared shoe, or from one shuffled with the seed."""
    shoe = list(read_cards(_PREPARED))
    if seed is not None:
        shoe = list(PACK) * terms.decks
        random.Random(seed).shuffle(shoe)
    return terms.tableau.deal(iter(shoe))


def _patrons(terms: Terms) -> list[DemoPatron]:
    """Three patrons: one on each hand, one on side wagers, as far as the table offers them."""
    by_side = _backing(terms)
    areas = max((layout.value for layout in terms.layouts), key=len, default=frozenset(terms.wagers))
    offered = [
        wager.id
        for wager in terms.wagers.values()
        if not wager.backs and wager.window is None and wager.id in areas  # they sit at one table, with one layout
    ]
    sides = [id for id in (*_TELLING, *offered) if id in offered and id != "tie"]
    extra = iter(dict.fromkeys(sides))
    first = [(by_side.get(Side.BANKER), 100_00), (next(extra, None), 10_00)]
    second = [(by_side.get(Side.PLAYER), 50_00), ("tie" if "tie" in offered else None, 5_00)]
    odd = 20_00 if terms.rounding.value is Rounding.EXACT else 25_00  # half of this chips cannot make
    third = [(by_side.get(Side.BANKER), odd), (next(extra, None), 5_00), (next(extra, None), 5_00)]
    return [
        DemoPatron(seat, [Stake(wager, amount) for wager, amount in wagers if wager])
        for seat, wagers in ((1, first), (3, second), (5, third))
    ]


def _backing(terms: Terms) -> dict[Side, str]:
    """The wager on each hand."""
    return {wager.backs: wager.id for wager in terms.wagers.values() if wager.backs}


def _settled(terms: Terms, hands: TwoHands, stakes: Sequence[Stake]) -> SettledCoup:
    coup = settle(terms, hands, stakes)
    if isinstance(coup, Refusal):
        raise NotGranted(coup)
    return coup


class Demonstration:
    """The coup as it is told, to a terminal."""

    def __init__(self, out: Console, book: Rulebook, terms: Terms, speaker: Speaker) -> None:
        self.out = out
        self.book = book
        self.terms = terms
        self.speaker = speaker
        self.own = own(book, speaker)

    def tell_table(self, seed: int | None) -> None:
        source, style = self.book.source, self.book.variation(self.terms.variation)
        assert style is not None
        title = self.speaker.say("terminal-deal-title", casino=source.casino, variation=self.own(style.name))
        self.out.print(styled(title, "bold"))
        self.out.print(styled(self.own(style.about)))
        told = self.speaker.say(
            "terminal-demo-terms",
            title=self.own(source.title),
            version=source.version,
            decks=self.terms.decks,
            seeded=seed is not None,
            seed=seed,
        )
        self.out.print(styled(told))
        self.out.print(styled(self.terms.edition, "dim"))

    def _heading(self, id: str) -> None:
        self.out.print()
        self.out.print(styled(self.speaker.say(id), "bold"))

    def _wager(self, wager: str) -> str:
        return self.own(self.terms.wagers[wager].name)

    def tell_wagers(self, patrons: Sequence[DemoPatron]) -> None:
        self._heading("terminal-demo-place")
        grid = Table.grid(padding=(0, 2))
        for patron in patrons:
            stakes = [
                self.speaker.say("terminal-demo-stake", stake=stake.amount, wager=self._wager(stake.wager))
                for stake in patron.stakes
            ]
            grid.add_row(f"  {self._seat(patron)}", self.speaker.say("terminal-demo-stakes", stakes=stakes))
        tell_table(self.out, grid)

    def _seat(self, patron: DemoPatron) -> str:
        return self.speaker.say("terminal-demo-seat", seat=patron.seat)

    def tell_deal(self, hands: TwoHands) -> None:
        self._heading("terminal-demo-no-more")
        terms, book = self.terms, self.book
        grid = Table.grid(padding=(0, 2))
        thirds = [(card,) for card in (*hands.player[2:], *hands.banker[2:])]
        shown: list[tuple[Card, ...]] = [hands.player[:2], hands.banker[:2], *thirds]
        *before, (result, merit) = calls(terms, hands)
        told: set[Clause] = set()
        for place, (call, under) in enumerate(before):
            # a natural on either hand is the general rule; elsewhere the row says more than its table
            clause = under[0] if under[0] == terms.tableau.naturals.clauses[0] else telling(under)
            # a clause is told once: the second time its number is enough
            more = "" if clause in told else f"  {self.own(paraphrase(book, clause))}"
            words = clause_numbers((clause,), book=book.id) + more
            told.add(clause)
            cards = cards_text(self.out, shown[place]) if place < len(shown) else Text()
            grid.add_row(Text("  ") + cards, Text.assemble(self.speaker.said(call), (f"\n{words}", "dim")))
        tell_table(self.out, grid)
        won = f"bold {SIDE_STYLES[Facts.of(hands).winner]}"
        self.out.print()
        self.out.print(
            Text.assemble((f"  {self.speaker.said(result)}", won), (f"  {clause_numbers(merit, book=book.id)}", "dim"))
        )

    def tell_settlement(self, coups: Sequence[tuple[DemoPatron, SettledCoup]]) -> None:
        grid = payments_table(self.speaker)
        why: Clauses = ()
        for patron, coup in coups:
            for place, answer in enumerate(coup.wagers):
                under = together(answer.clauses[:2], self.terms.rounded_by[:1] if answer.rounding else ())
                grid.add_row(self._seat(patron) if place == 0 else "", *self._row(answer, under))
                why = together(why, under)
        tell_table(self.out, grid)
        answers = [answer for _, coup in coups for answer in coup.wagers]
        staked, returned = sum(one.stake for one in answers), sum(one.returned for one in answers)
        self.out.print(styled(f"  {self.speaker.say('terminal-demo-in-all', staked=staked, returned=returned)}"))
        self._heading("terminal-demo-clauses")
        words = Table.grid(padding=(0, 2))
        for clause in why:
            number = clause_numbers((clause,), book=self.book.id)
            words.add_row(f"  {number}", styled(self.own(paraphrase(self.book, clause)), "dim"))
        self.out.print(words)

    def _row(self, answer: Settled, under: Clauses) -> Iterator[str | Text]:
        money, row = self.speaker.money, self.speaker.said(row_message(answer.row, answer.row_told))
        yield self._wager(answer.wager)
        yield money(answer.stake)
        yield resolution_text(self.speaker, answer.resolution.value)
        yield money(answer.profit) if answer.profit else "-"
        yield money(answer.returned) if answer.returned else "-"
        rounding = self.terms.rounding.value.value
        yield self.speaker.say("terminal-demo-rounded", row=row, direction=rounding) if answer.rounding else row
        yield styled(clause_numbers(under, book=self.book.id), "dim")

    def tell_more(self, commands: Sequence[tuple[str, str]]) -> None:
        self._heading("terminal-demo-now-you")
        for command, shows in commands:
            told = self.speaker.say(f"terminal-demo-try-{shows}")
            self.out.print(Text.assemble(f"  {command}", (f"   # {told}", "dim")), soft_wrap=True)


def _commands(name: str, book: Rulebook, terms: Terms, hands: TwoHands, seed: int | None) -> list[tuple[str, str]]:
    """What to try next, each a command that works as it stands, and which message says what it shows."""
    shown = shlex.quote(name)
    same = f"--book {shown} --variation {terms.variation}"
    for key, value in terms.options.items():
        # a choice that has no default matters here only where the style cannot be settled without it
        plain = book.terms(terms.variation)
        if book.options[key].default is None and isinstance(plain, Terms) and not _backing(plain):
            same += f" --option {key}={value}"
    wager = _backing(terms).get(Side.BANKER) or next(iter(terms.wagers))
    behind = telling(together(*(under for _, under in calls(terms, hands))))
    clauses = f"clause {shlex.quote(behind)}" if name in shelf() else f"clauses {shown}"
    return [
        (f"croupier deal {same}", "sit"),
        (f"croupier demo --book {shown} --seed {1 if seed is None else seed + 1}", "another"),
        (f"croupier settle {same} {hands} {wager}=100", "settle"),
        (f"croupier rules {clauses}", "clause"),
        (f"croupier rules show {shown}", "book"),
        (f"croupier guide {shown}", "leaflet"),
    ]
