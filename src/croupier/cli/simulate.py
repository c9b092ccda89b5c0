"""`croupier simulate`: real shoes by a book's policy, counted, with intervals beside the exact values.

It shows progress on a terminal, stops at Ctrl-C with what was done, and saves what can be taken up again. Start at
`simulate`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from croupier.clauses import Refusal
from croupier.cli.files import force_option
from croupier.cli.frame_files import frame_option, may_be_framed, write_frame
from croupier.cli.long_runs import expect_save, keep_whole, keeper, shoes_bar
from croupier.cli.odds import read_pays
from croupier.cli.speaking import say, speaker_of
from croupier.cli.terms import find_book, json_option, read_options, table_options, the_variation
from croupier.cli.trouble import INTERRUPTED, NOT_VALID, NeedsExtra, NotGranted, NotValid
from croupier.languages import Fact
from croupier.rulebooks import Rulebook

_MOST_SHOES = 10_000_000_000


@click.command()
@table_options
@click.option(
    "--shoes", type=click.IntRange(1, _MOST_SHOES), required=True, metavar="N", help="How many shoes to deal."
)
@click.option("--seed", type=click.IntRange(0), default=0, metavar="S", help="The same seed gives the same counts (0).")
@click.option("--threads", type=click.IntRange(1, 1024), metavar="T", help="Threads on this machine (one a core).")
@click.option("--on", metavar="ADDRESS", help="A Dask scheduler, such as tcp://host:8786, instead of threads here.")
@click.option("--burn", metavar="ID", help="Form of the burn (the book's usual).")
@click.option("--cutting-card", type=int, metavar="N", help="Cards behind the cutting card (the book's usual).")
@click.option("--pay", "pays", multiple=True, metavar="WAGER:ROW=ODDS", help='What if: "tie:Tie=9 to 1".')
@click.option(
    "--save", "save_to", type=click.Path(path_type=Path, dir_okay=False), help="Keep the counts in this file."
)
@click.option("--resume", is_flag=True, help="Take up the counts kept in --save's file, for as many shoes or more.")
@json_option
@frame_option
@force_option
def simulate(
    book: str,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    shoes: int,
    seed: int,
    threads: int | None,
    on: str | None,
    burn: str | None,
    cutting_card: int | None,
    pays: tuple[str, ...],
    save_to: Path | None,
    resume: bool,
    as_json: bool,
    frame: str | None,
    force: bool,
) -> None:
    """Deal real shoes by the book and count: shuffle, cut, burn, cutting card, end of shoe.

    \b
    Example:
      $ croupier simulate --book crown-sydney --variation crown --shoes 100000 --seed 7
      8,138,854 coups of 100,000 shoes in 0.1 s (65.2 million a second)
      ...
      banker   1.4558%   0.0839%   1.4581%   inside
    """
    expect_save(save_to, resume=resume)
    may_be_framed({"--save": save_to, "--frame": frame}, force=force, goes_on="--save" if resume else "")
    try:
        from croupier.simulate import NoAddress, NotASave, load, make_request, report, run, save
    except ImportError:
        raise NeedsExtra(say("terminal-simulate-simulation"), "fast") from None
    rulebook = find_book(book)
    variation = the_variation(rulebook, variation)
    request = make_request(
        rulebook, book, variation, shoes=shoes, seed=seed, decks=decks, options=read_options(options), burn=burn,
        cutting_card=cutting_card, pays=read_pays(pays),
    )  # fmt: skip
    if isinstance(request, Refusal):
        raise NotGranted(request, book=rulebook)
    earlier = None
    if resume and save_to is not None and save_to.exists():
        try:
            earlier = load(save_to)
        except NotASave as error:
            raise NotValid(str(error)) from None
        request = request.by_kernel_of(earlier.request)
        if not request.goes_on_from(earlier.request):
            kept, larger = earlier.request, request.chunk > earlier.request.chunk
            most: dict[str, Fact] = {"larger": larger, "shoes": kept.shoes, "most": kept.most_shoes}
            raise NotValid(say("terminal-simulate-other-request", file=str(save_to), **most))
    with shoes_bar(request.shoes) as bar:
        keep = keeper(save_to, save)

        def tell(progress: Any) -> None:
            rate = progress.sums.coups / progress.seconds if progress.seconds > 0 else 0
            bar(progress.sums.shoes, say("terminal-simulate-rate", rate=f"{rate / 1e6:.1f}"))
            keep(progress, progress.seconds)

        try:
            progress = run(request, threads=threads, on=on, earlier=earlier, tell=tell)
        except NoAddress as error:
            raise click.UsageError(f"--on {error}") from None
    are_kept = save_to is None or keep_whole(progress, save_to, save, progress.sums.shoes)
    if progress.sums.coups:
        found = report(progress)
        if frame is not None:
            write_frame(found.frame(), frame)
        if as_json:
            from croupier.cli.show import print_json

            print_json(found.document())
        else:
            _print(found, rulebook)
    if not progress.finished:
        click.echo(f"croupier: {say('terminal-simulate-interrupted', done=progress.sums.shoes, of=shoes)}", err=True)
        sys.exit(INTERRUPTED)
    if not are_kept:
        sys.exit(NOT_VALID)


def _print(found: Any, book: Rulebook) -> None:
    from croupier.cli.laid_out import tell_table
    from croupier.cli.show import console, spoken, styled, table

    out, speaker = console(), speaker_of(book)
    sums, request = found.progress.sums, found.progress.request
    terms = {"book": request.book, "variation": request.variation, "decks": request.decks}
    more = {"seed": request.seed, "chunks": request.chunks, "digest": request.digest[:12]}
    out.print(
        spoken(
            speaker,
            "terminal-simulate-title",
            {"terms": "bold", "more": "bold dim"},
            terms=say("terminal-simulate-terms", **terms),
            more=say("terminal-simulate-more", **more),
        )
    )
    seconds, rate = f"{found.progress.seconds:.1f}", f"{found.coups_a_second / 1e6:.1f}"
    out.print(say("terminal-simulate-dealt", coups=sums.coups, shoes=sums.shoes, seconds=seconds, rate=rate))
    results = [
        say(f"terminal-simulate-{name}", count=count, share=f"{count / sums.coups:.4%}")
        for name, count in found.results.items()
    ]
    out.print(say("list-comma").join(results))
    wager, edge, exactly = (say(f"terminal-column-{one}") for one in ("wager", "edge", "exact"))
    grid = table(wager, edge, "± 99%", exactly, "", right=(edge, "± 99%", exactly), whole=(wager,))
    for one in found.wagers:
        exact = "" if one.exact is None else f"{float(one.exact):.4%}"
        chosen = ", ".join(f"{key}={value}" for key, value in one.options.items())
        inside = say("terminal-simulate-inside" if one.inside else "terminal-simulate-outside")
        mark = styled(inside, "green" if one.inside else "yellow")
        if one.assumes:
            mark.append(say("list-comma"), style="dim").append(say("terminal-odds-exact-for"), style="dim")
        grid.add_row(
            speaker.named("wager", one.wager) + (f" ({chosen})" if chosen else ""),
            f"{float(one.edge):.4%}",
            f"{one.half_width:.4%}",
            exact,
            mark,
        )
    tell_table(out, grid)
