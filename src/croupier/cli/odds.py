"""`croupier odds`: exact odds of every wager, what removing cards does, and books side by side.

It reads text, asks the odds package and prints. Start at `odds`.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from croupier.cards import quoted, read_cards
from croupier.clauses import Refusal
from croupier.cli.files import force_option, write_file
from croupier.cli.frame_files import frame_option, may_be_framed, write_frame
from croupier.cli.odds_exposure import exposure
from croupier.cli.odds_session import ruin, session
from croupier.cli.speaking import refused, say, speaker_of
from croupier.cli.terms import (
    book_option,
    decks_option,
    find_book,
    json_option,
    option_option,
    read_options,
    the_variation,
    variation_option,
    whole_shelf,
)
from croupier.cli.trouble import NeedsExtra, NotGranted, NotValid
from croupier.languages import Speaker
from croupier.languages.own import own
from croupier.money import Odds
from croupier.odds import Composition, CompositionError, TableOdds, WagerOdds, table_odds
from croupier.odds.composition import read_composition_file
from croupier.odds.whatif import ChangedPay
from croupier.rulebooks import BOOKS, Rulebook

if TYPE_CHECKING:
    from croupier.odds.removal import RemovalTable
    from croupier.odds.render import OddsWords

_wager_option = click.option("--wager", "wagers", multiple=True, metavar="W", help="Only this wager; may be repeated.")
_pay_option = click.option(
    "--pay", "pays", multiple=True, metavar="WAGER:ROW=ODDS", help='What if: "tie:Tie=9 to 1"; ROW by event or number.'
)
_remove_option = click.option("--remove", metavar="CARDS", help='Cards taken out first, such as "AS AS KD".')
_composition_option = click.option(
    "--composition",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help='Cards left: lines "AS 8", or JSON {"AS": 8}.',
)


@click.group(invoke_without_command=True)
@click.option("--book", metavar="BOOK", help=f"{', '.join(BOOKS)}, or a rulebook folder's path.")
@click.option("--variation", metavar="VARIATION", help="As `croupier rules show` lists.")
@decks_option
@option_option
@_remove_option
@_composition_option
@_wager_option
@_pay_option
@click.option(
    "--simulated",
    type=click.IntRange(0),
    metavar="SHOES",
    help="Shoes for the simulated figure beside Runs and Dragon Tails (20000; 0 for none).",
)
@json_option
@click.option("--csv", "as_csv", is_flag=True, help="A record for each row, as CSV on stdout.")
@click.option("--html", "html", metavar="FILE", help="Write a page that stands alone; - is stdout.")
@frame_option
@force_option
@click.pass_context
def odds(
    context: click.Context,
    book: str | None,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    remove: str | None,
    composition: Path | None,
    wagers: tuple[str, ...],
    pays: tuple[str, ...],
    simulated: int | None,
    as_json: bool,
    as_csv: bool,
    html: str | None,
    frame: str | None,
    force: bool,
) -> None:
    """Exact odds of every wager: events, pays, combinations, probability, return; edge and standard deviation.

    \b
    Example:
      $ croupier odds --book crown-sydney --variation traditional --wager banker
      banker
        Banker wins   19 to 20   2,292,252,566,437,888   0.458597    0.435668
        ...
        edge 1.0579%; standard deviation 0.9274
    """
    if context.invoked_subcommand is not None:
        return
    if sum((as_json, as_csv, html is not None)) > 1:
        raise click.UsageError("choose one of --json, --csv and --html")
    may_be_framed({"--html": html, "--frame": frame}, force=force)
    if book is None:
        raise click.UsageError("give --book and --variation, or one of the verbs removal, compare and exposure")
    rulebook = find_book(book)
    variation = the_variation(rulebook, variation)
    left = read_left(rulebook, decks, remove, composition)
    table = ask(rulebook, variation, decks=decks, options=options, left=left, pays=pays)
    _check_wagers(rulebook, table, wagers)
    table = table.only(wagers) if wagers else table
    if frame is not None:
        write_frame(table.frame(), frame)
    beside = {} if as_csv else _simulate_streaks(rulebook, table, simulated, options)
    if html is not None:
        notes = {wager: _simulated_text(found) for wager, found in beside.items()}
        write_file(html, _words(rulebook).page(table, notes))
    elif as_csv:
        from croupier.odds.documents import as_csv as csv_text

        click.echo(csv_text(table.records()), nl=False)
    elif as_json:
        from croupier.cli.show import print_json
        from croupier.odds.documents import document

        print_json(_with_simulated(document(table), beside))
    else:
        _print(_words(rulebook), table, beside)


odds.add_command(exposure)


def _words(book: Rulebook) -> OddsWords:
    from croupier.odds.render import OddsWords

    speaker = speaker_of(book)
    return OddsWords(speaker, own(book, speaker))


def read_left(book: Rulebook, decks: int | None, remove: str | None, composition: Path | None) -> Composition | None:
    """The cards left, if the question is not about a fresh shoe."""
    try:
        left = read_composition_file(composition) if composition else None
        if remove:
            left = (left or Composition.fresh(decks or book.cards.decks.default)).without(read_cards(remove))
    except CompositionError as error:
        raise NotValid(str(error)) from None
    return left


def ask(
    book: Rulebook,
    variation: str,
    decks: int | None,
    options: tuple[str, ...],
    left: Composition | None,
    pays: tuple[str, ...] = (),
) -> TableOdds:
    table = table_odds(
        book, variation, decks=decks, options=read_options(options), composition=left, pays=read_pays(pays)
    )
    if isinstance(table, Refusal):
        raise NotGranted(table, book=book)
    return table


def read_pays(pays: tuple[str, ...]) -> list[ChangedPay]:
    found = []
    for text in pays:
        wager, colon, rest = text.partition(":")
        row, equals, odds_text = rest.rpartition("=")
        if not (wager and colon and row and equals):
            raise click.UsageError(f'--pay {quoted(text)} must be WAGER:ROW=ODDS, such as "tie:Tie=9 to 1"')
        try:
            found.append(ChangedPay(wager, row, Odds.read(odds_text.replace("/", " to "))))
        except ValueError as error:
            raise NotValid(say("terminal-odds-pay", typed=quoted(text), why=str(error))) from None
    return found


def _check_wagers(book: Rulebook, table: TableOdds, wagers: tuple[str, ...]) -> None:
    offered = {one.wager for one in table.wagers} | {one.wager for one in table.streaks}
    for wager in wagers:
        if wager in offered:
            continue
        known = list(dict.fromkeys([one.wager for one in table.wagers] + [one.wager for one in table.streaks]))
        where = {"book": table.book, "variation": table.variation}
        there = wager in book.wager_ids()
        raise NotValid(say("terminal-odds-not-offered", wager=quoted(wager), known=known, in_book=there, **where))


def _simulate_streaks(book: Rulebook, table: TableOdds, shoes: int | None, options: tuple[str, ...]) -> dict[str, Any]:
    """Simulated figures for wagers over several coups, from real fresh shoes; nothing where there are none."""
    if not table.streaks or shoes == 0 or not table.fresh:
        return {}
    try:
        from croupier.simulate import simulate
    except ImportError:
        if shoes is not None:
            raise NeedsExtra(say("terminal-odds-a-figure"), "fast") from None
        return {}
    done = simulate(
        book, table.variation, shoes=shoes or 20_000, seed=1, decks=table.decks, options=read_options(options)
    )
    return {one.wager: one for one in done.wagers if one.assumes}


def _simulated_text(found: Any) -> str:
    interval = {"edge": f"{float(found.edge):.3%}", "half": f"{found.half_width:.3%}"}
    return say("terminal-odds-simulated", **interval)


def _with_simulated(document: dict[str, Any], beside: dict[str, Any]) -> dict[str, Any]:
    for one in document["wagers"]:
        found = beside.get(one["wager"])
        if found and "assumes" in one:
            edge, half = float(found.edge), found.half_width
            one["simulated"] = {
                "edge": round(edge, 6),
                "interval_99": [round(edge - half, 6), round(edge + half, 6)],
                "trials": found.trials,
            }
    return document


def _print(words: OddsWords, table: TableOdds, beside: dict[str, Any]) -> None:
    from croupier.cli.laid_out import tell_table
    from croupier.cli.show import console, styled
    from croupier.cli.show import table as make_grid

    out = console()
    out.print(styled(words.heading(table), "bold"))
    for odds in words.every(table):
        grid = make_grid(*words.columns, right=words.columns[1:], title=words.title(odds))
        for row in words.rows(odds):
            grid.add_row(*row)
        tell_table(out, grid)
        out.print(words.footer(odds))
        if isinstance(odds, WagerOdds) and odds.holdings:
            out.print(words.holdings(odds))
        if isinstance(odds, WagerOdds) and odds.warning:
            out.print(styled(words.own(odds.warning), "bold red"))
        if found := beside.get(odds.wager):
            out.print(styled(_simulated_text(found), "cyan"))
        out.print()
    out.print(words.cards(table))


@odds.command()
@book_option
@variation_option
@decks_option
@option_option
@_remove_option
@_composition_option
@_wager_option
@click.option(
    "--sample",
    type=click.IntRange(0, 1_000_000),
    default=0,
    metavar="N",
    help="Also correlate each count with the true edge over N random depleted shoes.",
)
@click.option("--seed", type=click.IntRange(0), default=1, metavar="S", help="Seed of the sample (1).")
@json_option
@frame_option
@force_option
def removal(
    book: str,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    remove: str | None,
    composition: Path | None,
    wagers: tuple[str, ...],
    sample: int,
    seed: int,
    as_json: bool,
    frame: str | None,
    force: bool,
) -> None:
    """What one card less of each rank does to every wager, and the linear counts that follow. For staff and study.

    \b
    Example:
      $ croupier odds removal --book crown-sydney --variation traditional --wager player
      wager   edge     A      2      3      4      5     6   ...  corr.
      player  1.235%  -0.45  -0.54  -0.67  -1.20  0.84  1.13  ...
    """
    from croupier.odds.removal import removal_effects

    may_be_framed({"--frame": frame}, force=force)
    rulebook = find_book(book)
    variation = the_variation(rulebook, variation)
    left = read_left(rulebook, decks, remove, composition)
    found = removal_effects(
        rulebook, variation, decks=decks, options=read_options(options), composition=left, wagers=wagers
    )
    if isinstance(found, Refusal):
        raise NotGranted(found, book=rulebook)
    if missing := [one for one in wagers if one not in {row.wager for row in found.wagers}]:
        where = {"book": rulebook.id, "variation": variation}
        raise NotValid(say("terminal-odds-not-one-coup", wager=quoted(missing[0]), **where))
    true_edges: dict[int, float] = {}
    if sample:
        try:
            from croupier.odds.sample import sampled_correlations
        except ImportError:
            raise NeedsExtra(say("terminal-odds-a-sample"), "fast") from None
        true_edges = sampled_correlations(found, sample, seed)
    if frame is not None:
        write_frame(found.frame(), frame)
    if as_json:
        from croupier.cli.show import print_json
        from croupier.odds.removal import removal_document

        print_json(removal_document(found, true_edges))
        return
    _print_removal(found, true_edges, speaker_of(rulebook))


def _print_removal(found: RemovalTable, true_edges: dict[int, float], speaker: Speaker) -> None:
    from croupier.cards import Rank
    from croupier.cli.laid_out import tell_table
    from croupier.cli.show import console, styled
    from croupier.cli.show import table as make_grid
    from croupier.odds.rational import decimal, percent

    out = console()
    where = {"book": found.book, "variation": found.variation}
    of = speaker.say("terminal-removal-of", cards=found.composition.cards, **where)
    out.print(styled(speaker.say("terminal-removal-title", of=of), "bold"))
    present = [rank for rank in Rank if any(rank in one.by_rank for one in found.wagers)]
    tens = [rank for rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING) if rank in present]
    together = len(tens) == 4 and all(len({one.by_rank[rank] for rank in tens}) == 1 for one in found.wagers)
    shown = [rank for rank in present if not together or rank not in tens[1:]]
    names = ["T-K" if together and rank is Rank.TEN else rank.value for rank in shown]
    wager, edge, correlation, true_edge = (
        say(f"terminal-column-{one}") for one in ("wager", "edge", "correlation", "true")
    )
    more = [true_edge] if true_edges else []
    heads = [wager, edge, *names, correlation, *more]
    grid = make_grid(*heads, right=(edge, *names, correlation, true_edge))
    for place, one in enumerate(found.wagers):
        by_rank, count = one.by_rank, one.count
        true = [f"{true_edges[place]:.3f}" if place in true_edges else "-"] if true_edges else []
        chosen = ", ".join(f"{key}={value}" for key, value in one.options.items())
        effects = [decimal(by_rank[rank] * 10_000, 2) for rank in shown]
        name = speaker.named("wager", one.wager)
        told, tags = name + (f" ({chosen})" if chosen else ""), [str(count.tags[rank.value]) for rank in shown]
        counted = f"  {say('terminal-removal-count')}"
        grid.add_row(told, percent(one.edge, 3), *effects)
        grid.add_row(styled(counted, "dim"), "", *(styled(tag, "cyan") for tag in tags), count.correlation, *true)
    tell_table(out, grid)
    out.print(say("terminal-removal-legend", sampled=bool(true_edges)), markup=False)


@odds.command()
@click.option("--book", "books", multiple=True, metavar="BOOK", help="Books to compare (all five).")
@click.option("--variation", "variations", multiple=True, metavar="VARIATION", help="Only these variations.")
@click.option(
    "--decks", "decks", multiple=True, type=click.IntRange(1), metavar="N", help="Deck counts (each book's usual)."
)
@option_option
@_wager_option
@_pay_option
@json_option
@click.option("--csv", "as_csv", is_flag=True, help="As CSV on stdout.")
@frame_option
@force_option
def compare(
    books: tuple[str, ...],
    variations: tuple[str, ...],
    decks: tuple[int, ...],
    options: tuple[str, ...],
    wagers: tuple[str, ...],
    pays: tuple[str, ...],
    as_json: bool,
    as_csv: bool,
    frame: str | None,
    force: bool,
) -> None:
    """Books, variations, options and deck counts side by side, best for the patron first.

    Repeat --option to compare several values of it.

    \b
    Example:
      $ croupier odds compare --wager tiger --option tiger=1 --option tiger=3
      tiger   crown-sydney   crown   8   tiger=3   8.3751%
      tiger   star-sydney    premium 8            13.3602%
    """
    from croupier.odds.compare import compare_odds

    may_be_framed({"--frame": frame}, force=force)
    choices = _option_choices(options)
    asked = [
        (find_book(book), count, dict(choice))
        for book, count, choice in product(books or whole_shelf(), decks or (None,), choices)
    ]
    _check_known(asked, variations, choices)
    rows, refusals = compare_odds(asked, variations, wagers, read_pays(pays))
    if not rows:
        raise NotGranted(refusals[0]) if refusals else NotValid(say("terminal-compare-none", wagers=wagers))
    for line in dict.fromkeys(map(refused, refusals)):
        click.echo(say("terminal-compare-left-out", why=line), err=True)
    if frame is not None:
        from croupier.odds.frames import compared_frame

        write_frame(compared_frame(rows), frame)
    if as_json:
        from croupier.cli.show import print_json

        print_json([one.document() for one in rows])
        return
    if as_csv:
        from croupier.odds.documents import as_csv as csv_text

        click.echo(csv_text([one.record() for one in rows]), nl=False)
        return
    from croupier.cli.laid_out import tell_table
    from croupier.cli.show import console, styled
    from croupier.cli.show import table as make_grid
    from croupier.odds.rational import percent, root

    wager, book, variation, deck_count, chosen, edge, deviation = (
        say(f"terminal-column-{one}") for one in ("wager", "book", "variation", "decks", "options", "edge", "deviation")
    )
    grid = make_grid(wager, book, variation, deck_count, chosen, edge, deviation, right=(deck_count, edge, deviation))
    speakers = {book.id: speaker_of(book) for book, _, _ in asked}
    for one in rows:
        grid.add_row(
            speakers[one.book].named("wager", one.wager),
            one.book,
            one.variation,
            str(one.decks),
            one.options_text,
            styled(percent(one.edge), "green" if one.edge < 0 else ""),
            root(one.variance, 3),
        )
    tell_table(console(), grid)
    kept_apart = {(one.book, one.variation): one.tournament_only for one in rows if one.tournament_only}
    for (book, variation), clauses in kept_apart.items():
        cited = ", ".join(clause.number for clause in clauses)
        only = say("terminal-settle-tournament", clauses=f"({cited})")
        console().print(say("analysis-about-variation", book=book, variation=variation, note=only), markup=False)


def _check_known(
    asked: list[tuple[Rulebook, int | None, dict[str, str]]],
    variations: tuple[str, ...],
    choices: list[tuple[tuple[str, str], ...]],
) -> None:
    """A variation or an option that none of the books knows is a slip, not a question."""
    known = {one.id for book, _, _ in asked for one in book.variations}
    keys = {key for book, _, _ in asked for key in book.options}
    for variation in variations:
        if variation not in known:
            raise NotValid(say("terminal-compare-no-variation", name=quoted(variation), known=sorted(known)))
    for key in {key for choice in choices for key, _ in choice}:
        if key not in keys:
            raise NotValid(say("terminal-compare-no-option", name=quoted(key), known=sorted(keys)))


def _option_choices(options: tuple[str, ...]) -> list[tuple[tuple[str, str], ...]]:
    """Every combination of the values given for each option."""
    values: dict[str, list[str]] = {}
    for text in options:
        key, equals, value = text.partition("=")
        if not (key and equals and value):
            raise click.UsageError(f"--option {quoted(text)} must be KEY=VALUE, such as tiger=3")
        values.setdefault(key, []).append(value)
    return list(product(*([(key, value) for value in given] for key, given in values.items())))


odds.add_command(session)
odds.add_command(ruin)
