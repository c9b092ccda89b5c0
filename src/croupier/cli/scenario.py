"""`croupier scenario`: run scenario files, begin a new one, and list the words a file may use.

It reads files, hands them to the scenario package and shows what happened and what differs. Start at `run`.
"""

from __future__ import annotations

import sys
from importlib import resources
from pathlib import Path

import click

from croupier.cards import quoted
from croupier.cli.files import force_option, may_be_written, write_file
from croupier.cli.laid_out import tell_table
from croupier.cli.show import console, print_json, styled, table
from croupier.cli.speaking import say, speaker_for
from croupier.cli.terms import json_option
from croupier.cli.trouble import FAILED, MISMATCH, NOT_VALID, NotValid
from croupier.languages import Speaker
from croupier.scenario import Problem, Scenario, ScenarioError, ScenarioReport, read_scenario, run_scenario
from croupier.scenario.lines import LONGEST_FILE
from croupier.scenario.vocabulary import TOPICS, vocabulary

ENDING = ".scenario"
STDIN = "-"


@click.group()
def scenario() -> None:
    """Play a table from a text file and compare what happens with what the file expects.

    \b
    Example:
      $ croupier scenario new first.scenario
      $ croupier scenario run --brief first.scenario
      ✓ holds    first.scenario  48 commands, 18 checks
      One scenario, 48 commands, 18 checks: everything as expected.
    """


@scenario.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--brief", is_flag=True, help="Show only what differs, and the summary.")
@json_option
def run(files: tuple[str, ...], brief: bool, as_json: bool) -> None:
    """Run scenario files: every step with its clauses, every expectation with whether it holds.

    A folder stands for the files in it that end in .scenario, and - for standard input. The exit code is 0 where all is
    as expected, 3 where something differs, 4 where a file is no scenario.

    \b
    Example:
      $ croupier scenario run tests/scenarios/S09-natural-by-seven.scenario
      ...
        12  deal
              announce-result  dealer   Player 8, Banker 1: player wins  9.2, 3.2.1, 3.2.2 ...
              settle-coup  dealer       ... A player-dragon-bonus wins $40  10.1, 10.1.1 ...
            ✓ holds    expect player 5D 3C = 8
            ✓ holds    expect A player-dragon-bonus wins 40
      ...
    """
    read = [_read(name, speaker_for(programs=as_json)) for name in _files(files)]
    reports = [one if isinstance(one, ScenarioError) else run_scenario(one) for one in read]
    if as_json:
        from croupier.cli.scenario_document import document

        print_json(document(reports))
    else:
        from croupier.cli.scenario_story import tell

        tell(console(), reports, brief=brief)
    for one in reports:
        if isinstance(one, ScenarioError):
            click.echo("\n".join(f"croupier: {line}" for line in str(one).split("\n")), err=True)
    click.get_current_context().exit(_code(reports))


def _code(reports: list[ScenarioReport | ScenarioError]) -> int:
    if any(isinstance(one, ScenarioError) for one in reports):
        return NOT_VALID
    told = [one for one in reports if isinstance(one, ScenarioReport)]
    if any(one.broke for one in told):
        return FAILED
    return MISMATCH if any(one.mismatches for one in told) else 0


def _files(names: tuple[str, ...]) -> list[str]:
    """The files named, and those of the folders named."""
    files: list[str] = []
    for name in names:
        path = Path(name)
        if name != STDIN and path.is_dir():
            found = sorted(str(one) for one in path.glob(f"*{ENDING}"))
            if not found:
                raise NotValid(say("terminal-scenario-none-there", folder=quoted(name), ending=ENDING))
            files += found
        else:
            files.append(name)
    return list(dict.fromkeys(files))


def read_or_refuse(name: str) -> Scenario | ScenarioError:
    """The same for a verb of its own, in the language that is set."""
    return _read(name, speaker_for(programs=False))


def _read(name: str, speaker: Speaker) -> Scenario | ScenarioError:
    """The scenario in a file, or everything that is wrong with it."""
    try:
        if name == STDIN:
            data = sys.stdin.buffer.read(LONGEST_FILE * 4)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LONGEST_FILE * 4)
        return read_scenario(name, data.decode("utf-8"))
    except ScenarioError as error:
        return error
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        return ScenarioError(name, [Problem(line, speaker.say("terminal-scenario-not-text"))])
    except OSError as error:
        raise NotValid(say("terminal-cannot-be-read", what=quoted(name), why=str(error.strerror or error))) from None


@scenario.command()
@click.argument("file", required=False)
@force_option
def new(file: str | None, force: bool) -> None:
    """Write a commented scenario to begin with, which runs as it is; without FILE it is printed.

    \b
    Example:
      $ croupier scenario new first.scenario
      wrote first.scenario: change it, and try it with `croupier scenario run first.scenario`
    """
    text = (resources.files("croupier.scenario") / "template.scenario").read_text(encoding="utf-8")
    if file is None:
        click.echo(text, nl=False)
        return
    may_be_written({"FILE": file}, force=force)
    write_file(file, text, say("terminal-scenario-wrote", file=file))


@scenario.command()
@click.argument("topic", type=click.Choice(TOPICS), required=False)
@json_option
def words(topic: str | None, as_json: bool) -> None:
    """The words a file may use: commands, events and slips with their facts, remedies with the slips they are for.

    \b
    Example:
      $ croupier scenario words commands
      call-for-bets
      place-wager   patron wager stake [token] [place] [lies] [nominations] ...
    """
    rows = vocabulary()
    chosen = {name: rows[name] for name in TOPICS if topic in (None, name)}
    if as_json:
        print_json({name: [{"name": word, "facts": facts} for word, facts in words] for name, words in chosen.items()})
        return
    out = console()
    for name, words_of in chosen.items():
        grid = table("", " ", whole=("",), title=say(f"terminal-scenario-words-{name}"))
        grid.show_header = False
        for word, facts in words_of:
            grid.add_row(styled(word, "bold"), styled(" ".join(facts), "dim"))
        tell_table(out, grid)
