"""`croupier tournament simulate`: whole events of the terms in a file, played many times by automatic entrants.

How long it takes, how often ties occur, how chips and prizes spread, how strategies fare. It shows progress on a
terminal and stops at Ctrl-C with what was done. Start at `simulate`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from croupier.cards import quoted
from croupier.cli.files import force_option, may_be_written
from croupier.cli.laid_out import tell_table
from croupier.cli.pictures import may_be_drawn, write_picture
from croupier.cli.show import console, print_json, styled, table
from croupier.cli.speaking import language_option, say, speaker_of
from croupier.cli.terms import find_book, json_option
from croupier.cli.trouble import INTERRUPTED, NeedsExtra, NotGranted, NotValid

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from croupier.languages import Speaker
    from croupier.rehearsal.request import RehearsalRequest
    from croupier.rehearsal.run import Rehearsed
    from croupier.rehearsal.strategies import Strategy
    from croupier.rulebooks import Rulebook

_MOST_RUNS = 10_000_000
_USUAL_PACE = 60


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--entrants", type=click.IntRange(1, 10_000), metavar="N", help="How many enter (the most in the terms).")
@click.option("--runs", type=click.IntRange(1, _MOST_RUNS), default=1000, show_default=True, help="How many events.")
@click.option("--seed", type=click.IntRange(0), default=0, metavar="S", help="The same seed gives the same events (0).")
@click.option("--strategies", metavar="NAME=N,...", help="How many play how (all of them alike).")
@click.option("--engine", is_flag=True, help="Play at real tables by the table engine, which takes far longer.")
@click.option("--pace", type=click.IntRange(1, 1000), default=_USUAL_PACE, show_default=True, help="Coups an hour.")
@click.option("--workers", type=click.IntRange(1, 1024), metavar="W", help="Processes on this machine (one a core).")
@click.option("--cluster", metavar="ADDRESS", help="A Dask scheduler, such as tcp://host:8786, instead.")
@click.option(
    "--picture", type=click.Path(path_type=Path, dir_okay=False), metavar="OUT", help="Draw it, as PNG or SVG."
)
@force_option
@json_option
@language_option
def simulate(
    file: Path,
    entrants: int | None,
    runs: int,
    seed: int,
    strategies: str | None,
    engine: bool,
    pace: int,
    workers: int | None,
    cluster: str | None,
    picture: Path | None,
    force: bool,
    as_json: bool,
) -> None:
    """Rehearse a tournament: whole events of the terms in FILE, with automatic entrants and shoes from a seed.

    They play cautious, all-in-late, copies-leader, opposes-leader or proportional; each wagers in every coup, and
    whoever cannot is out. Nobody buys back, re-buys or adds on, and no second chance is held. Where the kernel is not
    exact for the terms, it says so, and --engine plays them.

    \b
    Example:
      $ croupier tournament simulate cup.toml --entrants 28 --runs 1000 --seed 7 --strategies cautious=14,all-in-late=14
      1,000 events of 28 entrants by the kernel in 3.1 s
      ...
    """
    if workers is not None and cluster is not None:
        raise click.UsageError("give either --workers or --cluster, not both")
    may_be_written({"--picture": picture}, force=force)
    if picture is not None:
        may_be_drawn(str(picture))
        _drawing()
    try:
        from croupier.rehearsal.request import RehearsalRequest
        from croupier.rehearsal.run import rehearse
        from croupier.simulate import NoAddress
    except ImportError:
        raise NeedsExtra(say("terminal-simulate-simulation"), "fast") from None
    from croupier.cli.tournament_prepare import read_file
    from croupier.rulebooks.editions import travelling

    terms = read_file(file)
    book = find_book(terms.book)
    number = entrants or terms.details.most
    request = RehearsalRequest(
        terms.book, book.digest, terms, _strategies(strategies, number), runs, seed, pace, engine, travelling(book)
    )
    _judged(request, book)
    with _progress(runs) as tell:
        try:
            found = rehearse(request, processes=workers, on=cluster, tell=tell)
        except NoAddress as error:
            raise click.UsageError(f"--cluster {error}") from None
    if picture is not None:
        draw = _drawing()
        write_picture(lambda: draw(found, speaker_of(book)), str(picture))
    if as_json:
        print_json(_document(found))
    elif found.sums.events:
        _tell(found, speaker_of(book))
    if not found.finished:
        click.echo(f"croupier: {say('rehearsal-interrupted', done=found.sums.events, of=runs)}", err=True)
        sys.exit(INTERRUPTED)


def _strategies(text: str | None, entrants: int) -> tuple[Strategy, ...]:
    """`cautious=20,all-in-late=10`; whoever is not named plays by all of them in turn."""
    from croupier.rehearsal.request import shared_out
    from croupier.rehearsal.strategies import Strategy

    known = [one.value for one in Strategy]
    counts: dict[Strategy, int] = {}
    for part in text.split(",") if text else ():
        name, equals, number = part.strip().partition("=")
        if name not in known or not equals or not number.isdecimal():
            raise click.UsageError(say("rehearsal-no-strategy", part=quoted(part.strip()), known=known))
        counts[Strategy(name)] = counts.get(Strategy(name), 0) + int(number)
    if sum(counts.values()) > entrants:
        raise click.UsageError(say("rehearsal-too-many", given=sum(counts.values()), entrants=entrants))
    return shared_out(entrants, counts)


def _judged(request: RehearsalRequest, book: Rulebook) -> None:
    """Told before anything runs: what the book or the terms forbid, and what needs the engine."""
    from croupier.rehearsal.preparing import NotRehearsed
    from croupier.rehearsal.run import EngineNeeded, make_rehearsal

    speaker = speaker_of(book)
    try:
        make_rehearsal(request, book)
    except NotRehearsed as error:
        if error.refusal is not None:
            raise NotGranted(error.refusal, speaker) from None
        raise NotValid(say(f"rehearsal-not-{error.what}")) from None
    except EngineNeeded as error:
        reasons = [say(f"rehearsal-needs-{one}") for one in error.what]
        raise NotValid(say("rehearsal-engine", reasons=reasons)) from None


@contextmanager
def _progress(runs: int) -> Iterator[Callable[[Any], None]]:
    """A bar with the time left, only where a person looks at stderr."""
    if not sys.stderr.isatty():
        yield lambda progress: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task("", total=runs)
        yield lambda found: bar.update(task, completed=found.sums.events)


# --- telling -------------------------------------------------------------------------------------


def percent(part: int, of: int) -> str:
    """Tenths of a percent, rounded half up."""
    tenths = (2000 * part + of) // (2 * of) if of else 0
    return f"{tenths // 10}.{tenths % 10}%"


def _tell(found: Rehearsed, speaker: Speaker) -> None:
    request, sums, out = found.request, found.sums, console()
    path = say("rehearsal-by-engine" if request.engine else "rehearsal-by-kernel")
    out.print(
        say(
            "rehearsal-played",
            events=sums.events,
            entrants=request.entrants,
            path=path,
            seconds=f"{found.seconds:.1f}",
            seed=request.seed,
        )
    )
    coups = sum(number * times for number, times in sums.coups.items())
    minutes = coups * 60 // (sums.events * request.pace)
    out.print(
        say(
            "rehearsal-long",
            least=min(sums.coups),
            most=max(sums.coups),
            mean=f"{coups * 10 // sums.events / 10:.1f}",
            minutes=minutes,
            pace=request.pace,
        )
    )
    for listing in (_rounds(found, speaker), _ties(found), _fared(found, speaker), _prizes(found, speaker)):
        tell_table(out, listing)


def _columns(*names: str) -> tuple[str, ...]:
    return tuple(say(f"rehearsal-column-{one}") for one in names)


def _rounds(found: Rehearsed, speaker: Speaker) -> Any:
    """Chips at the end of each round, as parts of the starting bank."""
    from croupier.rehearsal.sums import TENTHS, quantile

    sums, terms = found.sums, found.request.terms
    columns = _columns("round", "players", "out", "tenth", "median", "ninety")
    listing = table(*columns, right=columns[1:])
    for number, chips in sorted(sums.chips.items()):
        players = sum(chips.values())
        values = [quantile(chips, part, 10) * terms.format.bank // TENTHS for part in (1, 5, 9)]
        shown = [speaker.money(value) for value in values]
        name = styled(terms.format.round[number - 1].name)
        listing.add_row(name, str(players // sums.events), percent(sums.out.get(number, 0), players), *shown)
    return listing


def _ties(found: Rehearsed) -> Any:
    sums, terms = found.sums, found.request.terms
    columns = _columns("ties-in", "events", "ties", "turns", "divided")
    listing = table(*columns, right=columns[1:])
    names = {number: one.name for number, one in enumerate(terms.format.round, start=1)}
    for number in (*names, 0):
        ties = sums.ties.get(number)
        name = styled(names.get(number) or say("rehearsal-the-end"))
        if ties is None:
            listing.add_row(name, percent(0, 1), "0", "0", "0")
        else:
            shown = (percent(ties.events, sums.events), str(ties.ties), str(ties.turns), str(ties.divided))
            listing.add_row(name, *shown)
    return listing


def _fared(found: Rehearsed, speaker: Speaker) -> Any:
    columns = _columns("strategy", "entrants", "final", "prized", "wins", "prize")
    listing = table(*columns, right=columns[1:])
    for name, one in sorted(found.sums.strategies.items(), key=lambda item: -item[1].prizes * 1000 // item[1].entrants):
        listing.add_row(
            say(f"rehearsal-strategy-{name}"),
            str(one.entrants // found.sums.events),
            percent(one.last_round, one.entrants),
            percent(one.prized, one.entrants),
            percent(one.wins, one.entrants),
            speaker.money(one.prizes // one.entrants),
        )
    return listing


def _prizes(found: Rehearsed, speaker: Speaker) -> Any:
    columns = _columns("place", "least", "mean", "most")
    listing = table(*columns, right=columns)
    for place, amounts in sorted(found.sums.prizes.items()):
        mean = sum(amount * times for amount, times in amounts.items()) // sum(amounts.values())
        listing.add_row(str(place), *(speaker.money(one) for one in (min(amounts), mean, max(amounts))))
    return listing


def _document(found: Rehearsed) -> dict[str, Any]:
    """For programs; how long it took is not in it, so that the same request gives the same bytes."""
    import msgspec

    request = msgspec.to_builtins(found.request)
    counts: dict[str, int] = {}
    for one in found.request.strategies:
        counts[one.value] = counts.get(one.value, 0) + 1
    request |= {"strategies": counts, "entrants": found.request.entrants}
    return {"request": request, "sums": found.sums.document()}


def _drawing() -> Callable[[Rehearsed, Speaker], Figure]:
    try:
        from croupier.rehearsal.picture import draw
    except ImportError:
        raise NeedsExtra(say("rehearsal-picture"), "plots") from None
    return draw
