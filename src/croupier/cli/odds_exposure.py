"""`croupier odds exposure`: what advantage play could win of every wager, by burn and place of the cutting card.

It reads text, asks the exposure package and prints; progress, saves and interrupts are as for `simulate`. Start at
`exposure`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cards import quoted
from croupier.clauses import Refusal
from croupier.cli.files import force_option
from croupier.cli.frame_files import frame_option, may_be_framed, write_frame
from croupier.cli.long_runs import expect_save, keep_whole, keeper, shoes_bar
from croupier.cli.pictures import may_be_drawn, write_picture
from croupier.cli.speaking import no_amount, say, speaker_of
from croupier.cli.terms import find_book, json_option, read_options, table_options, the_variation
from croupier.cli.trouble import INTERRUPTED, NOT_VALID, NeedsExtra, NotGranted, NotValid
from croupier.money import AmountError, read_dollars
from croupier.rulebooks import Rulebook

if TYPE_CHECKING:
    from croupier.exposure import (
        Estimate,
        Exposed,
        ExposureReport,
        ExposureRequest,
        ShoeExposure,
        WagerExposure,
        Winnings,
    )
    from croupier.languages import Speaker

_SEEN = {"seen": True, "unseen": False}
_MOST_SHOES = 10_000_000
_TEN = 9  # its place among the ranks; jack, queen and king follow


@click.command()
@table_options
@click.option("--wager", "wagers", multiple=True, metavar="W", help="Only this wager; may be repeated.")
@click.option("--shoes", type=click.IntRange(1, _MOST_SHOES), default=1000, metavar="N", help="Shoes to deal (1000).")
@click.option("--seed", type=click.IntRange(0), default=1, metavar="S", help="The same seed gives the same shoes (1).")
@click.option("--burn", "burns", multiple=True, metavar="ID", help="Form of the burn (the book's usual); repeatable.")
@click.option(
    "--burn-card",
    "burn_card",
    multiple=True,
    type=click.Choice(list(_SEEN)),
    help="Whether the first burn card is counted (if it is exposed); repeatable.",
)
@click.option(
    "--cutting-card", "cutting_cards", multiple=True, type=int, metavar="N",
    help="Cards behind the cutting card (the book's usual); repeatable.",
)  # fmt: skip
@click.option(
    "--coups-after", type=int, metavar="N", help="What if N coups followed the one in hand when the card comes out."
)
@click.option("--count", "counts", multiple=True, metavar="W=TAGS@TRIGGER", help="A count: 13 tags from ace to king.")
@click.option("--only-counts", is_flag=True, help="Solve only coups in which a count bets: much faster.")
@click.option("--pay", "pays", multiple=True, metavar="WAGER:ROW=ODDS", help='What if: "big-tiger:1=50 to 1".')
@click.option("--maximum", "maximums", multiple=True, metavar="[W=]AMOUNT", help="In money: every bet is this much.")
@click.option("--threads", type=click.IntRange(1, 1024), metavar="T", help="Threads on this machine (one a core).")
@click.option("--on", metavar="ADDRESS", help="A Dask scheduler, such as tcp://host:8786, instead of threads here.")
@click.option(
    "--save", "save_to", type=click.Path(path_type=Path, dir_okay=False), help="Keep the counts in this file."
)
@click.option("--resume", is_flag=True, help="Take up the counts in --save's file, also for more shoes.")
@click.option(
    "--picture", type=click.Path(path_type=Path, dir_okay=False), metavar="OUT", help="Draw it, as PNG or SVG."
)
@click.option("--csv", "as_csv", is_flag=True, help="A record for each wager and bettor, as CSV on stdout.")
@frame_option
@json_option
@force_option
def exposure(
    book: str,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    wagers: tuple[str, ...],
    shoes: int,
    seed: int,
    burns: tuple[str, ...],
    burn_card: tuple[str, ...],
    cutting_cards: tuple[int, ...],
    coups_after: int | None,
    counts: tuple[str, ...],
    only_counts: bool,
    pays: tuple[str, ...],
    maximums: tuple[str, ...],
    threads: int | None,
    on: str | None,
    save_to: Path | None,
    resume: bool,
    picture: Path | None,
    as_csv: bool,
    frame: str | None,
    as_json: bool,
    force: bool,
) -> None:
    """What perfect play and the best simple count could win of every wager. For staff and study.

    Perfect play bets whenever the exact edge of the unseen cards is positive; the count at or above the trigger that
    wins most. A count has balanced tags from the effects of removal, or those of --count.

    \b
    Example:
      $ croupier odds exposure --book crown-sydney --variation crown --wager big-tiger --shoes 1000 --seed 1
      ... cutting card 20 from the back: 81,414 coups of 1,000 shoes, 81.41 ± 0.05 a shoe
      big-tiger   perfect play   14.505% ± 0.536   8.215% ± 0.233   1.1916 ± 0.0571   0.9701 ± 0.0465   4.371 ± 0.152
    """
    if as_json and as_csv:
        raise click.UsageError("choose one of --json and --csv")
    pictured = None if picture is None else str(picture)
    expect_save(save_to, resume=resume)
    may_be_framed(
        {"--save": save_to, "--picture": picture, "--frame": frame}, force=force, goes_on="--save" if resume else ""
    )
    if pictured is not None:
        may_be_drawn(pictured)
    try:
        from croupier.exposure import CannotExpose, make_request, read_count, report, save
    except ImportError:
        raise NeedsExtra(say("terminal-simulate-simulation"), "fast") from None
    from croupier.cli.odds import read_pays

    rulebook = find_book(book)
    variation = the_variation(rulebook, variation)
    speaker = speaker_of(rulebook)
    try:
        request = make_request(
            rulebook, book, variation, shoes=shoes, seed=seed, decks=decks, options=read_options(options),
            wagers=wagers, burns=burns, burn_card=[_SEEN[one] for one in burn_card], cutting_cards=cutting_cards,
            coups_after=coups_after, perfect=not only_counts, counts=[read_count(one) for one in counts],
            pays=read_pays(pays),
        )  # fmt: skip
    except CannotExpose as error:
        raise NotValid(speaker.said(error.message)) from None
    if isinstance(request, Refusal):
        raise NotGranted(request, book=rulebook)
    amounts = _read_maximums(maximums, rulebook, request)
    found = _run(request, threads, on, save_to, resume)
    are_kept = save_to is None or keep_whole(found, save_to, save, found.shoes)
    if found.shoes:
        told = report(found)
        if frame is not None:
            write_frame(told.frame(), frame)
        if pictured is not None:
            from croupier.exposure.plots import draw

            write_picture(lambda: draw(told, speaker), pictured)
        if as_json:
            from croupier.cli.show import print_json

            print_json(told.document(amounts))
        elif as_csv:
            from croupier.odds.documents import as_csv as csv_text

            click.echo(csv_text(told.records()), nl=False)
        else:
            _print(told, amounts, speaker)
    if not found.finished:
        click.echo(f"croupier: {say('terminal-simulate-interrupted', done=found.shoes, of=shoes)}", err=True)
        sys.exit(INTERRUPTED)
    if not are_kept:
        sys.exit(NOT_VALID)


def _run(request: ExposureRequest, threads: int | None, on: str | None, save_to: Path | None, resume: bool) -> Exposed:
    from croupier.exposure import load, run, save
    from croupier.simulate import NoAddress, NotASave

    earlier = None
    if resume and save_to is not None and save_to.exists():
        try:
            earlier = load(save_to)
        except NotASave as error:
            raise NotValid(str(error)) from None
        if not request.extends(earlier.request):
            raise NotValid(say("exposure-other-request", file=str(save_to)))
    before = earlier.shoes if earlier else 0
    with shoes_bar(request.shoes) as bar:
        keep = keeper(save_to, save)
        started = earlier.seconds if earlier else 0.0

        def tell(found: Exposed) -> None:
            seconds = found.seconds - started
            rate = (found.shoes - before) / seconds if seconds > 0 else 0
            bar(found.shoes, say("exposure-rate", rate=f"{rate:.0f}"))
            keep(found, found.seconds)

        try:
            return run(request, threads=threads, on=on, earlier=earlier, tell=tell)
        except NotASave as error:
            raise NotValid(f"{save_to}: {error}") from None
        except NoAddress as error:
            raise click.UsageError(f"--on {error}") from None


def _read_maximums(maximums: tuple[str, ...], book: Rulebook, request: ExposureRequest) -> dict[str, int]:
    """By wager, in cents; "" is any other wager."""
    known = set(request.wagers) or set(book.wager_ids())
    found: dict[str, int] = {}
    for text in maximums:
        wager, equals, amount = text.rpartition("=")
        if equals and wager not in known:
            raise NotValid(say("exposure-maximum-of-no-wager", typed=quoted(wager)))
        try:
            found[wager] = read_dollars(amount)
        except (AmountError, ValueError) as error:
            why = no_amount(error, book)
            raise NotValid(
                say("terminal-option-is-no-amount", what="--maximum", amount=quoted(amount), why=why)
            ) from None
    return found


def _print(told: ExposureReport, amounts: dict[str, int], speaker: Speaker) -> None:
    from croupier.cli.show import console, styled

    out, request = console(), told.progress.request
    terms = say("terminal-simulate-terms", book=request.book, variation=request.variation, decks=request.decks)
    more = say("exposure-more", seed=request.seed, digest=request.digest[:12])
    out.print(styled(terms, "bold").append(more, style="bold dim"))
    out.print()
    _print_counts(told.shoes[0].wagers, speaker)
    for shoe in told.shoes:
        out.print()
        _print_shoe(shoe, amounts, speaker)
    if len(request.cutting_cards) > 1:
        for burn in request.burns:
            out.print()
            _print_moving(told, [one for one in told.shoes if one.burn == burn], speaker)
    out.print(say("exposure-legend"), markup=False)


def _print_shoe(shoe: ShoeExposure, amounts: dict[str, int], speaker: Speaker) -> None:
    from croupier.cli.laid_out import tell_table
    from croupier.cli.show import console, styled, table

    out = console()
    burn = say("exposure-burn", burn=shoe.burn.burn, seen=shoe.burn.seen)
    a_shoe = _plus_minus(shoe.coups_a_shoe, 2)
    out.print(
        styled(
            say("exposure-shoe", burn=burn, cards=shoe.cutting_card, coups=shoe.coups, shoes=shoe.shoes, a_shoe=a_shoe),
            "bold",
        )
    )
    wager = say("terminal-column-wager")
    figures = [say(f"exposure-column-{one}") for one in ("bets", "edge", "hundred", "shoe", "desirability")]
    money = [say("exposure-column-money")] if amounts else []
    by = say("exposure-column-by")
    grid = table(wager, by, *figures, *money, right=(*figures, *money), whole=(wager, by))
    for one in shoe.wagers:
        maximum = amounts.get(one.wager, amounts.get(""))
        name = _name(one, speaker)
        if one.perfect is not None:
            grid.add_row(name, say("exposure-perfect"), *_cells(one.perfect, maximum, speaker, bool(amounts)))
        grid.add_row(name, *_count_row(one, maximum, speaker, bool(amounts)))
    tell_table(out, grid)


def _count_row(one: WagerExposure, maximum: int | None, speaker: Speaker, with_money: bool) -> list[str]:
    if one.counted is None:
        none_wins = "exposure-no-sure-trigger" if one.outcomes else "exposure-no-trigger"
        why = none_wins if any(one.count.tags) else "exposure-no-count"
        return [say(why), *[""] * (5 + with_money)]
    return [say("exposure-count-at", trigger=_number(one.trigger)), *_cells(one.counted, maximum, speaker, with_money)]


def _print_counts(wagers: Sequence[WagerExposure], speaker: Speaker) -> None:
    """The tags of every wager that a count can follow, tens and pictures together where they are alike."""
    from croupier.cards import Rank
    from croupier.cli.laid_out import tell_table
    from croupier.cli.show import console, table

    counted = [one for one in wagers if any(one.count.tags)]
    if not counted:
        return
    together = all(len(set(one.count.tags[_TEN:])) == 1 for one in counted)
    ranks = [rank.value for rank in Rank]
    shown = [*ranks[:_TEN], f"{ranks[_TEN]}-{ranks[-1]}"] if together else ranks
    wager, correlation = say("terminal-column-wager"), say("terminal-column-correlation")
    grid = table(wager, *shown, correlation, right=(*shown, correlation), whole=(wager,), title=say("exposure-counts"))
    for one in counted:
        tags = map(str, one.count.tags[: len(shown)])
        grid.add_row(_name(one, speaker), *tags, one.correlation)
    tell_table(console(), grid)


def _cells(winnings: Winnings, maximum: int | None, speaker: Speaker, with_money: bool) -> list[str]:
    cells = [
        _plus_minus(winnings.bets, 3, percent=True),
        _plus_minus(winnings.edge, 3, percent=True),
        _plus_minus(winnings.per_100_coups, 4),
        _plus_minus(winnings.per_shoe, 4),
        _plus_minus(winnings.desirability, 3),
    ]
    if with_money:
        told = ""
        if maximum is not None:
            value, error = winnings.money(maximum)
            told = f"{speaker.money(round(value))} ± {speaker.money(round(error))}"
        cells.append(told)
    return cells


def _print_moving(told: ExposureReport, shoes: list[ShoeExposure], speaker: Speaker) -> None:
    """What a patron could win less, and what the house forgoes for it, by the place of the cutting card."""
    from croupier.cli.laid_out import tell_table
    from croupier.cli.show import console, styled, table

    out = console()
    usual = told.usual_of(shoes[0].burn)
    burn = say("exposure-burn", burn=usual.burn.burn, seen=usual.burn.seen)
    out.print(styled(say("exposure-moving", burn=burn, cards=usual.cutting_card), "bold"))
    wager = say("terminal-column-wager")
    columns = [say(f"exposure-column-{one}") for one in ("cutting-card", "lost", "forgone", "perfect", "count")]
    grid = table(wager, *columns, right=tuple(columns), whole=(wager,))
    for number in range(len(usual.wagers)):
        for shoe in shoes:
            one, lost = shoe.wagers[number], shoe.coups_lost(usual)
            grid.add_row(
                _name(one, speaker),
                str(shoe.cutting_card),
                f"{float(lost):.2f}",
                f"{float(one.forgone(lost)):.4f}",
                _plus_minus(one.perfect.per_shoe, 4) if one.perfect else "",
                _plus_minus(one.counted.per_shoe, 4) if one.counted else "",
            )
    tell_table(out, grid)


def _name(one: WagerExposure, speaker: Speaker) -> str:
    chosen = ", ".join(f"{key}={value}" for key, value in one.options.items())
    return speaker.named("wager", one.wager) + (f" ({chosen})" if chosen else "") + ("*" if one.outcomes else "")


def _plus_minus(figure: Estimate, places: int, *, percent: bool = False) -> str:
    if percent:
        return f"{figure.value:.{places}%} ± {figure.error * 100:.{places}f}"
    return f"{figure.value:.{places}f} ± {figure.error:.{places}f}"


def _number(value: Fraction | None) -> str:
    return "" if value is None else f"{float(value):g}"
