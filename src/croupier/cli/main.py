"""The `croupier` command and its verbs, each imported only when it is called so that start-up stays quick.

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 a mismatch, 4 input not valid, 130 interrupted.
Start at `run`; a verb is a function in the module of its name.
"""

from __future__ import annotations

import importlib
import sys
from typing import Final

import click

from croupier import __version__

VERBS: Final = {
    "rules": ("croupier.cli.rules", "List, show, compare and check the rulebooks, clause by clause."),
    "settle": ("croupier.cli.settle", "Settle wagers on a coup, or over several, and name every clause."),
    "odds": ("croupier.cli.odds", "Exact odds of every wager; removal of cards; books side by side."),
    "simulate": ("croupier.cli.simulate", "Deal real shoes at full speed and compare with the exact odds."),
    "deal": ("croupier.cli.deal", "Sit at a table in the terminal; coups dealt from a virtual shoe."),
    "scenario": ("croupier.cli.scenario", "Play a table from a text file and compare with what it expects."),
    "guide": ("croupier.cli.guide", "Print a player's leaflet made from a book."),
    "demo": ("croupier.cli.demo", "Play a narrated coup in the terminal."),
}


class _Verbs(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in VERBS:
            return None
        command = getattr(importlib.import_module(VERBS[cmd_name][0]), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Verbs"):
            formatter.write_dl([(name, help) for name, (_, help) in VERBS.items()])


@click.command(cls=_Verbs, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="croupier")
def croupier() -> None:
    """Baccarat by the book: every card, every dollar and every refusal with its clause.

    \b
    Example:
      $ croupier settle --book crown-sydney --variation crown "2s3dKh/3cTd3s" banker=100
        Player draws on 5: king of hearts. 5  9.5, 9.5/Table 1 ...
        Banker wins, 6 to 5  9.3 ...
      banker   $100   wins   Banker wins with six   $50   $50   $150
    """


def run() -> None:
    """Run the command and turn whatever happened into a sentence and an exit code, never a traceback."""
    from croupier.cli.trouble import exit_code_for

    try:
        code = croupier.main(prog_name="croupier", standalone_mode=False)
    except BaseException as error:
        sys.exit(exit_code_for(error))
    if isinstance(code, int) and code:  # what a verb that ended with an exit code of its own leaves behind
        sys.exit(code)
