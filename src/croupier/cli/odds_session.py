"""`croupier odds session` and `croupier odds ruin`: what a mix of wagers comes to over a session, a day, a bankroll.

They read text, ask the odds package and print. Start at `session`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeVar

import click

from croupier.cards import quoted
from croupier.clauses import Refusal
from croupier.cli.files import force_option
from croupier.cli.frame_files import frame_option, may_be_framed, write_frame
from croupier.cli.speaking import say, speaker_of
from croupier.cli.stakes import read_amount, read_stakes
from croupier.cli.terms import fix_terms, json_option, read_options, table_options
from croupier.cli.trouble import NeedsExtra, NotGranted, NotValid
from croupier.money import NOTHING, Share
from croupier.rulebooks import Rulebook

if TYPE_CHECKING:
    from croupier.languages import Fact, Speaker
    from croupier.odds.mix import MixOdds
    from croupier.odds.ruin import Ruin
    from croupier.odds.session import SessionOdds
    from croupier.simulate.real_sessions import RealSessions

F = TypeVar("F", bound=Callable[..., Any])

MOST_COUPS = 100_000
_SMALL = Fraction(1, 1_000_000)


def mix_options(verb: F) -> F:
    """Decorate a verb with what fixes a mix of wagers."""
    chips = click.option(
        "--chip", "chips", multiple=True, default=("1.00",), metavar="DOLLARS", help="Smallest chip (1.00); repeatable."
    )
    pays = click.option("--pay", "pays", multiple=True, metavar="WAGER:ROW=ODDS", help='What if: "tie:Tie=9 to 1".')
    words = click.argument("words", nargs=-1, metavar="WAGER=DOLLARS...")
    return table_options(chips(pays(words(verb))))


def read_mix(
    book: str,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    chips: tuple[str, ...],
    pays: tuple[str, ...],
    words: tuple[str, ...],
) -> tuple[Rulebook, MixOdds]:
    from croupier.cli.odds import read_pays
    from croupier.odds.mix import mix_odds

    stakes = read_stakes(book, words, tokens=False)
    rulebook, terms = fix_terms(book, variation, decks, options, chips)
    mix = mix_odds(terms, stakes, read_pays(pays))
    if isinstance(mix, Refusal):
        raise NotGranted(mix, book=rulebook)
    return rulebook, mix


@contextmanager
def few_enough() -> Iterator[None]:
    """What is said where results or bankrolls are more than can be told apart."""
    from croupier.odds.law import TooManyAmounts

    try:
        yield
    except TooManyAmounts as error:
        raise NotValid(say("analysis-too-many-amounts", amounts=error.amounts, most=error.most)) from None


@click.command()
@mix_options
@click.option(
    "--coups", type=click.IntRange(1, MOST_COUPS), default=80, metavar="N", help="So many coups, about a shoe (80)."
)
@click.option("--won", metavar="DOLLARS", help="What the house won by them (-500 for a loss): how rare is that?")
@click.option(
    "--off",
    metavar="PERCENT",
    help="How far a hold is off its theory, in percent of what is staked (the edge: nothing was won).",
)
@click.option(
    "--shoes",
    type=click.IntRange(100, 10_000_000),
    metavar="N",
    help="Also deal so many real shoes, and say how they differ.",
)
@click.option("--seed", type=click.IntRange(0), default=1, metavar="S", help="Seed of those shoes (1).")
@json_option
@click.option("--csv", "as_csv", is_flag=True, help="A record for each result there can be, as CSV on stdout.")
@frame_option
@force_option
def session(
    book: str,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    chips: tuple[str, ...],
    pays: tuple[str, ...],
    words: tuple[str, ...],
    coups: int,
    won: str | None,
    off: str | None,
    shoes: int | None,
    seed: int,
    as_json: bool,
    as_csv: bool,
    frame: str | None,
    force: bool,
) -> None:
    """What so many coups of the same wagers come to, for the patron and for the house: the exact law, not a sample.

    Wagers on one coup are settled together, with commission and rounding to chips. Coups count as independent of each
    other, each as though from a fresh shoe.

    \b
    Example:
      $ croupier odds session --book crown-sydney --variation traditional --coups 80 banker=100 tie=10
      ...
      house    -$1,845   -$1,275   -$910   -$335   $245   ...   $2,205
      The house wins $199.51 of $8,800 staked in the mean (2.2672%); standard deviation $863.28.
    """
    from croupier.odds.session import DEVIATIONS, coups_until_significant, session_odds

    if as_json and as_csv:
        raise click.UsageError("choose one of --json and --csv")
    may_be_framed({"--frame": frame}, force=force)
    won_cents = None if won is None else _signed(book, won)
    difference = None if off is None else _percent(off)
    with few_enough():
        rulebook, mix = read_mix(book, variation, decks, options, chips, pays, words)
        found = session_odds(mix, coups)
    real = None
    if shoes is not None:
        given = (book, variation, decks, options, chips, pays, words)
        real = _real_sessions(rulebook, mix, shoes, seed, *given)
    if frame is not None:
        write_frame(found.frame(), frame)
    significant = {one: coups_until_significant(mix, one, difference) for one in DEVIATIONS}
    if as_csv:
        from croupier.odds.documents import as_csv as csv_text

        click.echo(csv_text(found.records()), nl=False)
        return
    if as_json:
        from croupier.cli.show import print_json
        from croupier.odds.rational import decimal

        document = found.document() | {"significant": {str(one): after for one, after in significant.items()}}
        if won_cents is not None:
            at_most, at_least = found.at_most_won(won_cents), found.at_least_won(won_cents)
            document["won"] = {"house": won_cents, "at_most": decimal(at_most, 15), "at_least": decimal(at_least, 15)}
        if real is not None:
            document["real_shoes"] = real.document()
        print_json(document)
        return
    _print_session(rulebook, found, significant, difference, won_cents)
    if real is not None:
        from croupier.cli.show import console

        measured = {"spread": f"{real.spread:.1%}", "half": f"{real.half_width:.1%}"}
        console().print(say("analysis-real-shoes", shoes=real.shoes, coups=real.coups, **measured), markup=False)


def _real_sessions(
    rulebook: Rulebook,
    mix: MixOdds,
    shoes: int,
    seed: int,
    book: str,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    chips: tuple[str, ...],
    pays: tuple[str, ...],
    words: tuple[str, ...],
) -> RealSessions:
    from croupier.cli.odds import read_pays
    from croupier.odds.mix import what_if

    try:
        from croupier.simulate import make_request
        from croupier.simulate.real_sessions import real_sessions
    except ImportError:
        raise NeedsExtra(say("terminal-simulate-simulation"), "fast") from None
    changes, (_, terms) = read_pays(pays), fix_terms(book, variation, decks, options, chips)
    request = make_request(
        rulebook, book, mix.variation, shoes=shoes, seed=seed, decks=decks, options=read_options(options), pays=changes
    )
    priced = what_if(terms, changes)
    assert not isinstance(request, Refusal)
    assert not isinstance(priced, Refusal), "the mix was priced before"
    return real_sessions(request, priced, read_stakes(book, words, tokens=False), mix)


def _signed(book: str, text: str) -> int:
    """An amount that may be a loss, or nothing."""
    if not text.lstrip("-").strip("0."):
        return 0
    return -read_amount(book, text[1:], "--won") if text.startswith("-") else read_amount(book, text, "--won")


def _percent(text: str) -> Fraction:
    try:
        share = Share.read(f"{text.removesuffix('%')}%")
    except ValueError:
        share = NOTHING
    if not share.part:
        raise NotValid(say("analysis-no-percentage", typed=quoted(text)))
    return Fraction(share.part, share.whole)


def _print_session(
    book: Rulebook,
    found: SessionOdds,
    significant: dict[int, int | None],
    difference: Fraction | None,
    won: int | None,
) -> None:
    from croupier.cli.laid_out import tell_table
    from croupier.cli.show import console, styled
    from croupier.cli.show import table as make_grid
    from croupier.odds.session import PERCENTILES

    out, speaker = console(), speaker_of(book)
    out.print(styled(_heading(speaker, found.mix, coups=found.coups), "bold"))
    heads = ["", *(f"{one}%" for one in PERCENTILES)]
    grid = make_grid(*heads, right=tuple(heads[1:]), whole=("",))
    grid.add_row(speaker.say("analysis-patron"), *(speaker.money(found.percentile(one)) for one in PERCENTILES))
    grid.add_row(speaker.say("analysis-house"), *(speaker.money(found.house_percentile(one)) for one in PERCENTILES))
    tell_table(out, grid)
    for line in _session_lines(speaker, found, significant, difference, won):
        out.print(line, markup=False)
    _print_assumption(out, speaker, Fraction(found.law.unplaced, found.law.total))


def _session_lines(
    speaker: Speaker,
    found: SessionOdds,
    significant: dict[int, int | None],
    difference: Fraction | None,
    won: int | None,
) -> list[str]:
    from croupier.odds.rational import percent

    mean: dict[str, Fact] = {"win": round(-found.mean), "staked": round(found.staked)}
    ends = {"ahead": found.ahead, "even": found.law.probability(0), "behind": found.behind}
    lines = [
        speaker.say("analysis-theoretical", **mean, edge=percent(found.mix.edge), deviation=_root(found.variance)),
        speaker.say("analysis-ends", **{name: _share(share) for name, share in ends.items()}),
    ]
    after = [
        speaker.say("analysis-after", confidence=confidence, coups=count)
        for confidence, count in significant.items()
        if count is not None
    ]
    if after:
        hold = found.mix.edge if difference is None else difference
        lines.append(speaker.say("analysis-significant", off=percent(abs(hold), 2), after=after))
    if won is not None:
        rare = {"most": _share(found.at_most_won(won)), "least": _share(found.at_least_won(won))}
        lines.append(speaker.say("analysis-won", won=won, **rare))
    return lines


def _heading(speaker: Speaker, mix: MixOdds, *, coups: int | None) -> str:
    wagers = [
        speaker.say("analysis-staked", wager=speaker.named("wager", wager), stake=stake)
        for wager, stake in mix.stakes.items()
    ]
    where: dict[str, Fact] = {"book": mix.book, "variation": mix.variation, "decks": mix.decks}
    return speaker.say("analysis-heading", wagers=wagers, coups=coups or "", **where)


def _print_assumption(out: Any, speaker: Speaker, unplaced: Fraction) -> None:
    from croupier.cli.show import styled

    out.print(styled(speaker.say("analysis-independent"), "dim"))
    if unplaced:
        out.print(styled(speaker.say("analysis-rounded", most=f"{float(unplaced):.1e}"), "dim"))


def _share(share: Fraction) -> str:
    """In percent, and what would be none of it as it is."""
    from croupier.odds.rational import percent

    return f"{float(share):.1e}" if 0 < share < _SMALL else percent(share)


def _root(cents_squared: Fraction) -> int:
    from croupier.odds.rational import root

    return int(root(cents_squared, 0))


@click.command()
@mix_options
@click.option("--bankroll", required=True, metavar="DOLLARS", help="What there is to begin with.")
@click.option("--goal", metavar="DOLLARS", help="Play stops when the bankroll is so much.")
@click.option(
    "--coups", type=click.IntRange(1, MOST_COUPS), metavar="N", help="Play stops after so many (as long as it takes)."
)
@json_option
@click.option("--csv", "as_csv", is_flag=True, help="A record for each coup: how much is ruined by then.")
@frame_option
@force_option
def ruin(
    book: str,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    chips: tuple[str, ...],
    pays: tuple[str, ...],
    words: tuple[str, ...],
    bankroll: str,
    goal: str | None,
    coups: int | None,
    as_json: bool,
    as_csv: bool,
    frame: str | None,
    force: bool,
) -> None:
    """How often a bankroll no longer covers the wagers: within so many coups, before a goal is reached, or ever.

    Exact where so many coups are followed, and for wagers that win and lose one amount; elsewhere what is not settled
    yet is told.

    \b
    Example:
      $ croupier odds ruin --book crown-sydney --variation traditional --bankroll 1000 --goal 2000 player=100
      ...
      Ruined 56.7832%, goal reached 43.2168%.
    """
    from croupier.odds.ruin import ruin_odds

    if as_json and as_csv:
        raise click.UsageError("choose one of --json and --csv")
    may_be_framed({"--frame": frame}, force=force)
    start, end = read_amount(book, bankroll, "--bankroll"), None if goal is None else read_amount(book, goal, "--goal")
    with few_enough():
        rulebook, mix = read_mix(book, variation, decks, options, chips, pays, words)
        found = ruin_odds(mix, start, coups=coups, goal=end)
    if found is None:
        raise NotValid(say("analysis-needs-an-end"))
    if not found.by_coup and (as_csv or frame is not None):
        raise NotValid(say("analysis-no-coups-followed"))
    if frame is not None:
        write_frame(found.frame(), frame)
    if as_csv:
        from croupier.odds.documents import as_csv as csv_text

        click.echo(csv_text(found.records()), nl=False)
        return
    if as_json:
        from croupier.cli.show import print_json

        print_json(found.document())
        return
    _print_ruin(rulebook, found)


def _print_ruin(book: Rulebook, found: Ruin) -> None:
    from croupier.cli.laid_out import tell_table
    from croupier.cli.show import console, styled
    from croupier.cli.show import table as make_grid
    from croupier.odds.session import PERCENTILES

    out, speaker = console(), speaker_of(book)
    out.print(styled(_heading(speaker, found.mix, coups=found.coups), "bold"))
    money: dict[str, Fact] = {"bankroll": found.bankroll, "needed": found.mix.needed, "goal": found.goal or 0}
    out.print(speaker.say("analysis-bankroll", **money), markup=False)
    shares = {name: _share(getattr(found, name)) for name in ("ruined", "reached", "playing")}
    ended = found.exact and found.coups is None
    out.print(speaker.say("analysis-ruin", **shares, goal=found.goal or 0, ended=ended), markup=False)
    if found.coups is None and found.playing:
        still = f"{float(found.playing):.1e}"
        out.print(styled(speaker.say("analysis-still-playing", coups=found.played, share=still), "dim"))
    if found.law is not None and found.coups is not None:
        heads = ["", *(f"{one}%" for one in PERCENTILES)]
        grid = make_grid(*heads, right=tuple(heads[1:]), whole=("",))
        held = [found.law.quantile(Fraction(one, 100)) for one in PERCENTILES]
        grid.add_row(speaker.say("analysis-left"), *map(speaker.money, held))
        tell_table(out, grid)
    _print_assumption(out, speaker, found.unplaced)
