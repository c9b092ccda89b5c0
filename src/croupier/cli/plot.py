"""`croupier plot`: pictures of odds, sessions, ruin and saved simulations, as PNG or SVG.

It reads text, asks and has drawn; what a picture shows is in odds/plots.py and simulate/plots.py. Start at `plot`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from croupier.cards import quoted
from croupier.clauses import Refusal
from croupier.cli.files import force_option, may_be_written
from croupier.cli.odds_session import MOST_COUPS, few_enough, mix_options, read_mix
from croupier.cli.pictures import may_be_drawn, write_picture
from croupier.cli.speaking import say, speaker_of
from croupier.cli.stakes import read_amount
from croupier.cli.terms import find_book, read_options, table_options, the_variation
from croupier.cli.trouble import NotGranted, NotValid

if TYPE_CHECKING:
    from types import ModuleType

F = TypeVar("F", bound=Callable[..., Any])

_wagers_option = click.option(
    "--wager", "wagers", multiple=True, default=("player", "banker"), metavar="W", help="Repeat it for several."
)


def _out(verb: F) -> F:
    out = click.option("--out", required=True, metavar="FILE", help="FILE.png or FILE.svg.")
    return out(force_option(verb))


@click.group()
def plot() -> None:
    """Pictures of odds, sessions, ruin and saved simulations, as PNG or SVG. Needs croupier[plots].

    \b
    Example:
      $ croupier plot session --book crown-sydney --variation traditional banker=100 tie=10 --out session.svg
      wrote session.svg
    """


@plot.command()
@table_options
@_wagers_option
@_out
def decks(
    book: str,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    wagers: tuple[str, ...],
    out: str,
    force: bool,
) -> None:
    """The edge by the number of decks, for each number that the book allows.

    \b
    Example:
      $ croupier plot decks --book star-sydney --variation premium --wager tie --out decks.png
      wrote decks.png
    """
    plots = _plots(out, force=force)
    rulebook = find_book(book)
    found = the_variation(rulebook, variation)
    _offered(book, found, wagers, options)
    numbers = () if decks is None else (decks,)
    write_picture(lambda: plots.edge_by_decks(rulebook, found, wagers, numbers, speaker=speaker_of(rulebook)), out)


@plot.command()
@table_options
@_wagers_option
@click.option("--seed", type=click.IntRange(0), default=1, metavar="S", help="Which shoe (1).")
@_out
def shoe(
    book: str,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    wagers: tuple[str, ...],
    seed: int,
    out: str,
    force: bool,
) -> None:
    """The exact edge before every coup of one shoe. For staff and study.

    \b
    Example:
      $ croupier plot shoe --book crown-sydney --variation crown --wager player --seed 4 --out shoe.png
      wrote shoe.png
    """
    plots = _plots(out, force=force)
    rulebook = find_book(book)
    found, chosen = the_variation(rulebook, variation), read_options(options)
    _offered(book, found, wagers, options)
    where = {"seed": seed, "options": chosen, "speaker": speaker_of(rulebook)}
    write_picture(lambda: plots.edge_through_a_shoe(rulebook, found, wagers, **where), out)


@plot.command()
@table_options
@click.option("--wager", required=True, metavar="W", help="Of which wager.")
@_out
def removal(
    book: str,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    wager: str,
    out: str,
    force: bool,
) -> None:
    """What one card less of each rank does to a wager. For staff and study.

    \b
    Example:
      $ croupier plot removal --book crown-sydney --variation traditional --wager tie --out removal.png
      wrote removal.png
    """
    from croupier.odds.removal import removal_effects

    plots = _plots(out, force=force)
    rulebook = find_book(book)
    found = the_variation(rulebook, variation)
    effects = removal_effects(rulebook, found, decks=decks, options=read_options(options), wagers=[wager])
    if isinstance(effects, Refusal):
        raise NotGranted(effects, book=rulebook)
    if not effects.wagers:
        where = {"book": rulebook.id, "variation": found}
        raise NotValid(say("terminal-odds-not-one-coup", wager=quoted(wager), **where))
    write_picture(lambda: plots.removal_bars(effects.wagers[0], speaker=speaker_of(rulebook)), out)


@plot.command()
@mix_options
@click.option("--coups", type=click.IntRange(1, MOST_COUPS), default=80, metavar="N", help="So many coups (80).")
@_out
def session(
    book: str,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    chips: tuple[str, ...],
    pays: tuple[str, ...],
    words: tuple[str, ...],
    coups: int,
    out: str,
    force: bool,
) -> None:
    """What the house wins by so many coups of the same wagers, as `croupier odds session` tells it.

    \b
    Example:
      $ croupier plot session --book crown-sydney --variation traditional banker=100 --out session.png
      wrote session.png
    """
    from croupier.odds.session import session_odds

    plots = _plots(out, force=force)
    with few_enough():
        rulebook, mix = read_mix(book, variation, decks, options, chips, pays, words)
        found = session_odds(mix, coups)
    write_picture(lambda: plots.mix_results(found, speaker=speaker_of(rulebook)), out)


@plot.command()
@mix_options
@click.option("--bankroll", required=True, metavar="DOLLARS", help="What there is to begin with.")
@click.option("--coups", type=click.IntRange(1, MOST_COUPS), default=500, metavar="N", help="So many coups (500).")
@_out
def ruin(
    book: str,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    chips: tuple[str, ...],
    pays: tuple[str, ...],
    words: tuple[str, ...],
    bankroll: str,
    coups: int,
    out: str,
    force: bool,
) -> None:
    """How much of a bankroll's chances is ruined by each coup, as `croupier odds ruin` tells it.

    \b
    Example:
      $ croupier plot ruin --book crown-sydney --variation traditional --bankroll 1000 player=100 --out ruin.png
      wrote ruin.png
    """
    from croupier.odds.ruin import ruin_odds

    plots = _plots(out, force=force)
    start = read_amount(book, bankroll, "--bankroll")
    with few_enough():
        rulebook, mix = read_mix(book, variation, decks, options, chips, pays, words)
        found = ruin_odds(mix, start, coups=coups)
    write_picture(lambda: plots.ruin_by_coup(found, speaker=speaker_of(rulebook)), out)


@plot.command()
@click.argument("save", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@_out
def simulation(save: Path, out: str, force: bool) -> None:
    """What a simulation that was kept with --save counted: each edge with its interval beside the exact one.

    \b
    Example:
      $ croupier simulate --book crown-sydney --variation crown --shoes 100000 --save crown.json
      $ croupier plot simulation crown.json --out crown.svg
      wrote crown.svg
    """
    _plots(out, force=force)
    from croupier.simulate import NotASave, load, report
    from croupier.simulate.plots import simulated_edges

    try:
        progress = load(save)
    except NotASave as error:
        raise NotValid(str(error)) from None
    found = report(progress)
    rulebook = find_book(progress.request.book)
    write_picture(lambda: simulated_edges(found, speaker=speaker_of(rulebook)), out)


def _plots(out: str, *, force: bool) -> ModuleType:
    """What draws, once it is known that the picture may be written."""
    may_be_written({"--out": out}, force=force)
    may_be_drawn(out)
    from croupier.odds import plots

    return plots


def _offered(book: str, variation: str, wagers: tuple[str, ...], options: tuple[str, ...]) -> None:
    """Wagers that are no wagers of one coup here are a slip, and no empty picture."""
    from croupier.cli.odds import ask

    rulebook = find_book(book)
    table = ask(rulebook, variation, None, options, None)
    known = {one.wager for one in table.wagers}
    for wager in wagers:
        if wager not in known:
            where = {"book": rulebook.id, "variation": variation}
            raise NotValid(say("terminal-odds-not-one-coup", wager=quoted(wager), **where))
