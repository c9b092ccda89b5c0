"""The `croupier` command and its verbs, each imported only when it is called so that start-up stays quick.

Exit codes: 0 done, 1 failed, 2 wrong usage, 3 a mismatch, 4 input not valid, 130 interrupted.
Start at `run`; a verb is a function in the module of its name.
"""

from __future__ import annotations

import gc
import importlib
import os
import sys
from typing import TYPE_CHECKING, Final

import click

from croupier import __version__
from croupier.cli import more_books, speaking
from croupier.keeping import keeping, make_anew

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

VERBS: Final = {
    "rules": ("croupier.cli.rules", "List, show, compare and check the rulebooks, clause by clause."),
    "settle": ("croupier.cli.settle", "Settle wagers on a coup, or over several, and name every clause."),
    "odds": ("croupier.cli.odds", "Exact odds of every wager; removal of cards; books side by side; exposure."),
    "simulate": ("croupier.cli.simulate", "Deal real shoes at full speed and compare with the exact odds."),
    "plot": ("croupier.cli.plot", "Pictures of odds, sessions, ruin and saved simulations, as PNG or SVG."),
    "deal": ("croupier.cli.deal", "Sit at a table in the terminal; coups dealt from a virtual shoe."),
    "scenario": ("croupier.cli.scenario", "Play a table from a text file and compare with what it expects."),
    "tournament": ("croupier.cli.tournament", "Terms of a tournament: begin, check against a book, print for players."),
    "promotion": ("croupier.cli.promotion", "A promotion: its terms, entries, draw, prizes and refused claims."),
    "floor": ("croupier.cli.floor", "Serve a floor of tables to browsers; --demo opens demonstration tables."),
    "duties": ("croupier.cli.duties", "What the house owes to others: with clauses, since when, by when, how late."),
    "report": (
        "croupier.cli.report",
        "Reports of a log, those that the books ask for and those of the floor, also as pages and sheets.",
    ),
    "log": ("croupier.cli.log", "The log of a floor: list, verify, export, sign, move."),
    "verify": ("croupier.cli.verify", "Check a log or an export: every hash, decision and payment again."),
    "fair": ("croupier.cli.fair", "Check that virtual shoes were dealt as they were committed to."),
    "backup": ("croupier.cli.backup", "Copy a log while play goes on, and check the copy."),
    "restore": ("croupier.cli.backup", "Put a backup into a new database; an old one is recognised."),
    "replay": ("croupier.cli.replay", "Recall what happened at a table from its log, coup by coup."),
    "transcript": ("croupier.cli.transcript", "Write a shoe as text, a line a coup; read one and judge it again."),
    "roads": ("croupier.cli.roads", "Show results as the roads of a scoreboard, in text or as a picture."),
    "guide": ("croupier.cli.guide", "Print a player's leaflet made from a book."),
    "signs": ("croupier.cli.signs", "Print the signs and notices of a table of a log as it is now."),
    "demo": ("croupier.cli.demo", "Play a narrated coup in the terminal, or a whole gaming day (demo day)."),
}

# who deals for money or vouches for a log believes no book that was kept
_PROVES_ANEW: Final = ("floor", "verify", "log", "fair", "backup", "restore")

# what the extras bring, by the modules that are missing without them
_EXTRAS: Final = {
    **dict.fromkeys(("sqlalchemy", "alembic", "cryptography"), "log"),
    **dict.fromkeys(("fastapi", "starlette", "uvicorn", "websockets", "argon2", "pydantic_settings"), "web"),
}

_COMPLETING: Final = "_CROUPIER_COMPLETE"  # click's own; a shell sets it while it asks
_OBJECTS_BEFORE_A_SEARCH: Final = 100_000  # for what only circles keep: a verb that reads, answers and ends makes fewer


class _Verbs(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in VERBS:
            return None
        if cmd_name in _PROVES_ANEW:
            make_anew()
        try:
            command = getattr(importlib.import_module(VERBS[cmd_name][0]), cmd_name)
        except ModuleNotFoundError as error:
            from croupier.cli.trouble import NeedsExtra

            extra = _EXTRAS.get((error.name or "").split(".")[0])
            if extra is None:
                raise
            raise NeedsExtra(f"croupier {cmd_name}", extra) from None
        assert isinstance(command, click.Command)
        from croupier.cli import completion

        return completion.with_completion(more_books.with_books(speaking.with_language(command)))

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Verbs by their names alone: none of them is imported while its name is typed."""
        from click.shell_completion import CompletionItem

        named = [CompletionItem(name, help=help) for name, (_, help) in VERBS.items() if name.startswith(incomplete)]
        return named + click.Command.shell_complete(self, ctx, incomplete)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Verbs"):
            formatter.write_dl([(name, help) for name, (_, help) in VERBS.items()])


@click.command(cls=_Verbs, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="croupier")
@speaking.language_option
@more_books.books_option
def croupier() -> None:
    """Baccarat by the book: every card, every dollar and every refusal with its clause.

    \b
    Example:
      $ croupier settle --book crown-sydney --variation crown "2s3dKh/3cTd3s" banker=100
        Player draws on 5: king of hearts. 5  9.5, 9.5/Table 1 ...
        Banker wins, 6 to 5  9.3 ...
      banker   $100   wins   Banker wins with six   $50   $50   $150

    \b
    Tab completes verbs, books, variations, options, layouts and wagers once your shell is told:
      $ eval "$(_CROUPIER_COMPLETE=bash_source croupier)"       in ~/.bashrc; zsh_source for zsh, fish_source for fish
    """


def _missing(error: BaseException) -> BaseException | None:
    """What an extra would bring, where a verb finds only while it works that it is not there."""
    from croupier.cli.trouble import NeedsExtra

    name = (error.name or "").split(".")[0] if isinstance(error, ModuleNotFoundError) else ""
    return NeedsExtra(" ".join(("croupier", *sys.argv[1:2])), _EXTRAS[name]) if name in _EXTRAS else None


def run() -> None:
    """Run the command and turn whatever happened into a sentence and an exit code, never a traceback."""
    gc.set_threshold(_OBJECTS_BEFORE_A_SEARCH)
    speaking.begin()
    try:
        with keeping():
            code = croupier.main(prog_name="croupier", standalone_mode=False)
        sys.stdout.flush()  # a reader that went away is noticed here, not while the interpreter ends
    except BaseException as error:
        if _COMPLETING in os.environ and not isinstance(error, SystemExit):
            sys.exit(0)  # a shell asks while somebody types: nothing is offered, and nothing is said in between
        from croupier.cli.trouble import exit_code_for

        sys.exit(exit_code_for(_missing(error) or error))
    if isinstance(code, int) and code:  # what a verb that ended with an exit code of its own leaves behind
        sys.exit(code)
