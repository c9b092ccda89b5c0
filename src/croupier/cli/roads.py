"""`croupier roads`: results as a scoreboard shows them, in text, as a picture or as JSON.

It reads letters and prints; what a road is, the scoreboard knows. Start at `roads`.
"""

from __future__ import annotations

import sys
from typing import Final

import click

from croupier.cli.files import force_option, may_be_written, write_file
from croupier.cli.speaking import say, speaker_of
from croupier.cli.trouble import NotValid
from croupier.scoreboard import Board, LeadingTie, Tail, Tone, board_document, read_results, svg_board, text_board

_LONGEST: Final = 1_000_000
_WIDEST: Final = 500
_STYLES: Final = {
    Tone.PLAIN: "", Tone.TITLE: "bold", Tone.QUIET: "dim", Tone.BANKER: "bold red", Tone.PLAYER: "bold blue",
    Tone.TIE: "bold green", Tone.RED: "red", Tone.BLUE: "blue",
}  # fmt: skip

_EXAMPLE = """Show results as the roads of a scoreboard.

    RESULTS are B, P and T in either case, one after another; - reads them from stdin. A coup with marks stands apart
    and begins with a capital: b is a Banker pair, p a Player pair, n a natural, a digit the winner's count.

    \b
    Examples:
      $ croupier roads BBPPPTB
      Bead plate 珠盘路    7 coups                 If next is    B P
      B B                  Banker 庄          3    Big Eye Boy   R b
      B                    Player 闲          3    Small Road    R b
      P                    Tie 和             1    Cockroach Pig - -
      ...

    \b
      $ croupier roads "Bb P8n Tp B" --svg roads.svg
      wrote roads.svg
    """


@click.command(help=_EXAMPLE)
@click.option("--svg", "svg", metavar="FILE", help="Write a picture there instead; - is stdout.")
@force_option
@click.option(
    "--tail",
    type=click.Choice([one.value for one in Tail]),
    default=Tail.DROP.value,
    show_default=True,
    help="After a turn right.",
)
@click.option(
    "--leading-tie",
    type=click.Choice([one.value for one in LeadingTie]),
    default=LeadingTie.WAIT.value,
    show_default=True,
    help="Ties before the first decision wait for its cell, or have a column, which derived roads count.",
)
@click.option(
    "--columns", type=click.IntRange(1, _WIDEST), metavar="N", help="Show the last N columns (as many as fit)."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON document on stdout, columns and rows from 0.")
@click.argument("results", nargs=-1, required=True, metavar="RESULTS")
def roads(
    results: tuple[str, ...],
    svg: str | None,
    force: bool,
    tail: str,
    leading_tie: str,
    columns: int | None,
    as_json: bool,
) -> None:
    if as_json and svg is not None:
        raise click.UsageError("give either --json or --svg, not both")
    may_be_written({"--svg": svg}, force=force)
    text = _typed() if results == ("-",) else " ".join(results)
    found = read_results(text)
    if not found:
        raise NotValid(say("terminal-roads-none"))
    board = Board.of(found, tail=Tail(tail), leading_tie=LeadingTie(leading_tie))
    if as_json:
        from croupier.cli.show import print_json

        print_json(board_document(board, columns))
    elif svg is not None:
        write_file(svg, svg_board(board, columns, speaker=speaker_of()))
    else:
        _print(board, columns)


def _typed() -> str:
    try:
        text = sys.stdin.read(_LONGEST + 1)
    except UnicodeDecodeError:
        raise NotValid(say("terminal-roads-not-text")) from None
    if len(text) > _LONGEST:
        raise NotValid(say("terminal-roads-too-long", most=_LONGEST))
    return text


def _print(board: Board, columns: int | None) -> None:
    from rich.text import Text

    from croupier.cli.show import console

    out = console()
    for line in text_board(board, out.width, columns, speaker=speaker_of(), chinese=not out.options.ascii_only):
        shown = Text()
        for piece in line:
            shown.append(piece.text, _STYLES[piece.tone])
        shown.rstrip()
        out.print(shown)
