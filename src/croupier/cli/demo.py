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
from croupier.cli.show import RESULT_STYLES, SIDE_STYLES, cards_text, console, styled, table
from croupier.cli.terms import find_book, fix_terms
from croupier.cli.trouble import NotValid
from croupier.coup import Facts, Settled, SettledCoup, Side, Stake, Terms, settle
from croupier.money import dollars
from croupier.rulebooks import BOOKS, Rulebook
from croupier.words import narrate
from croupier.words.narrate import paraphrase, telling
from croupier.words.refusals import clause_numbers, sentence

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


class DemoPatron(NamedTuple):
    name: str
    stakes: list[Stake]


@click.command(help=_EXAMPLE)
@click.option("--book", default="crown-sydney", show_default=True, metavar="BOOK", help="A book, or a folder's path.")
@click.option("--variation", metavar="VARIATION", help="The style of the table (crown, or the book's first).")
@click.option("--seed", type=int, metavar="N", help="Deal another coup, from a shoe shuffled with this seed.")
def demo(book: str, variation: str | None, seed: int | None) -> None:
    rulebook, terms = _open_table(book, variation)
    hands = _deal(terms, seed)
    coups = [(patron, _settled(terms, hands, patron.stakes)) for patron in _patrons(terms) if patron.stakes]
    if not coups:
        raise NotValid(f"{rulebook.id} offers no wager on one coup in {terms.variation}: there is nothing to show")
    out = console()
    out.width = min(out.width, _WIDEST)
    _tell_table(out, rulebook, terms, seed)
    _tell_wagers(out, terms, [patron for patron, _ in coups])
    _tell_deal(out, rulebook, terms, hands)
    _tell_settlement(out, rulebook, terms, coups)
    _tell_more(out, _commands(book, rulebook, terms, hands, seed))


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
    third = [(by_side.get(Side.BANKER), 25_00), (next(extra, None), 5_00), (next(extra, None), 5_00)]
    return [
        DemoPatron(f"seat {seat}", [Stake(wager, amount) for wager, amount in wagers if wager])
        for seat, wagers in ((1, first), (3, second), (5, third))
    ]


def _backing(terms: Terms) -> dict[Side, str]:
    """The wager on each hand."""
    return {wager.backs: wager.id for wager in terms.wagers.values() if wager.backs}


def _settled(terms: Terms, hands: TwoHands, stakes: Sequence[Stake]) -> SettledCoup:
    coup = settle(terms, hands, stakes)
    if isinstance(coup, Refusal):
        raise NotValid(sentence(coup))
    return coup


def _tell_table(out: Console, book: Rulebook, terms: Terms, seed: int | None) -> None:
    style = book.variation(terms.variation)
    assert style is not None
    out.print(styled(f"{book.source.casino}, {style.name}", "bold"))
    out.print(styled(style.about))
    shoe = "a prepared shoe" if seed is None else f"a shoe shuffled with seed {seed}"
    out.print(styled(f"{book.source.title}, version {book.source.version}; {terms.decks} decks, {shoe}"))
    out.print(styled(terms.edition, "dim"))


def _heading(out: Console, title: str) -> None:
    out.print()
    out.print(styled(title, "bold"))


def _tell_wagers(out: Console, terms: Terms, patrons: Sequence[DemoPatron]) -> None:
    _heading(out, "Place your bets")
    grid = Table.grid(padding=(0, 2))
    for patron in patrons:
        stakes = ", ".join(f"{dollars(stake.amount)} on {terms.wagers[stake.wager].name}" for stake in patron.stakes)
        grid.add_row(f"  {patron.name}", stakes)
    out.print(grid)


def _tell_deal(out: Console, book: Rulebook, terms: Terms, hands: TwoHands) -> None:
    _heading(out, "No more bets")
    grid = Table.grid(padding=(0, 2))
    thirds = [(card,) for card in (*hands.player[2:], *hands.banker[2:])]
    shown: list[tuple[Card, ...]] = [hands.player[:2], hands.banker[:2], *thirds]
    *calls, (result, merit) = narrate.calls(terms, hands)
    told: set[Clause] = set()
    for place, (call, under) in enumerate(calls):
        # a natural on either hand is the general rule; elsewhere the row says more than its table
        clause = under[0] if under == terms.tableau.naturals.clauses else telling(under)
        # a clause is told once: the second time its number is enough
        words = clause_numbers((clause,), book=book.id) + ("" if clause in told else f"  {paraphrase(book, clause)}")
        told.add(clause)
        cards = cards_text(out, shown[place]) if place < len(shown) else Text()
        grid.add_row(Text("  ") + cards, Text.assemble(call, (f"\n{words}", "dim")))
    out.print(grid)
    won = f"bold {SIDE_STYLES[Facts.of(hands).winner]}"
    out.print()
    out.print(Text.assemble((f"  {result}", won), (f"  {clause_numbers(merit, book=book.id)}", "dim")))


def _tell_settlement(
    out: Console, book: Rulebook, terms: Terms, coups: Sequence[tuple[DemoPatron, SettledCoup]]
) -> None:
    figures = ("stake", "profit", "back")
    grid = table("", "wager", "stake", "", "profit", "back", "because", "clauses", right=figures)
    why: Clauses = ()
    for patron, coup in coups:
        for place, answer in enumerate(coup.wagers):
            under = together(answer.clauses[:2], terms.rounding.clauses[:1] if answer.rounding else ())
            grid.add_row(patron.name if place == 0 else "", *_row(book, terms, answer, under))
            why = together(why, under)
    out.print(grid)
    answers = [answer for _, coup in coups for answer in coup.wagers]
    staked, returned = sum(one.stake for one in answers), sum(one.returned for one in answers)
    out.print(f"  Staked {dollars(staked)}, returned {dollars(returned)}.")
    _heading(out, "By these clauses")
    words = Table.grid(padding=(0, 2))
    for clause in why:
        words.add_row(f"  {clause_numbers((clause,), book=book.id)}", styled(paraphrase(book, clause), "dim"))
    out.print(words)


def _row(book: Rulebook, terms: Terms, answer: Settled, under: Clauses) -> Iterator[str | Text]:
    yield terms.wagers[answer.wager].name
    yield dollars(answer.stake)
    yield styled(answer.resolution.value, RESULT_STYLES[answer.resolution.value])
    yield dollars(answer.profit) if answer.profit else "-"
    yield dollars(answer.returned) if answer.returned else "-"
    yield answer.row + (f", rounded {terms.rounding.value} to chips" if answer.rounding else "")
    yield styled(clause_numbers(under, book=book.id), "dim")


def _commands(name: str, book: Rulebook, terms: Terms, hands: TwoHands, seed: int | None) -> list[tuple[str, str]]:
    """What to try next, each a command that works as it stands, and what it shows."""
    shown = shlex.quote(name)
    same = f"--book {shown} --variation {terms.variation}"
    for key, value in terms.options.items():
        # a choice that has no default matters here only where the style cannot be settled without it
        plain = book.terms(terms.variation)
        if book.options[key].default is None and isinstance(plain, Terms) and not _backing(plain):
            same += f" --option {key}={value}"
    wager = _backing(terms).get(Side.BANKER) or next(iter(terms.wagers))
    behind = telling(together(*(under for _, under in narrate.calls(terms, hands))))
    clauses = f"clause {shlex.quote(behind)}" if name in BOOKS else f"clauses {shown}"
    return [
        (f"croupier deal {same}", "sit down and play"),
        (f"croupier demo --book {shown} --seed {1 if seed is None else seed + 1}", "another coup"),
        (f"croupier settle {same} {hands} {wager}=100", "this coup, your wagers"),
        (f"croupier rules {clauses}", "what is behind a call"),
        (f"croupier rules show {shown}", "the whole book"),
        (f"croupier guide {shown}", "a leaflet for players"),
    ]


def _tell_more(out: Console, commands: Sequence[tuple[str, str]]) -> None:
    _heading(out, "Now you")
    for command, shows in commands:
        out.print(Text.assemble(f"  {command}", (f"   # {shows}", "dim")), soft_wrap=True)
