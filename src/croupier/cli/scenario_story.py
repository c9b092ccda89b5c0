"""A scenario's report on a terminal: each line with its steps and clauses, each expectation with a mark and a word.

It knows looks, not rules. Start at `tell`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from croupier.cli.happened import happened
from croupier.cli.show import styled
from croupier.scenario import ScenarioError, ScenarioReport
from croupier.scenario.judge import facts_of
from croupier.scenario.report import Checked, GivenCommand, PlayedLine, TableReport
from croupier.table.acts import name_of
from croupier.words.refusals import clause_numbers, sentence

_INDENT: Final = 8
_STEP: Final = 52  # letters for a command before what it did
_DIGITS: Final = re.compile(r"[0-9a-f]{65,}")
_SHOWN_ROUNDS: Final = 1  # of a block, at its beginning and at its end


def tell(out: Console, reports: Sequence[ScenarioReport | ScenarioError], *, brief: bool) -> None:
    for report in reports:
        if isinstance(report, ScenarioReport) and (not brief or report.mismatches):
            _tell_report(out, report, brief=brief)
    for report in reports:
        out.print(_summary(out, report))
    run = [one for one in reports if isinstance(one, ScenarioReport)]
    differs = sum(one.mismatches for one in run)
    invalid = len(reports) - len(run)
    count = "One scenario" if len(reports) == 1 else f"{len(reports)} scenarios"
    counts = f"{count}, {_counts(sum(one.commands for one in run), sum(one.checks for one in run))}"
    if not differs and not invalid:
        out.print(styled(f"{counts}: everything as expected.", "bold green"))
        return
    wrong = [f"{differs:,} {'differs' if differs == 1 else 'differ'}"] if differs else []
    wrong += [f"{invalid} {'file is' if invalid == 1 else 'files are'} not valid"] if invalid else []
    out.print(styled(f"{counts}: {' and '.join(wrong)}.", "bold red"))


def _summary(out: Console, report: ScenarioReport | ScenarioError) -> Text:
    if isinstance(report, ScenarioError):
        line = _mark(out, holds=False, word="invalid").append(f"{report.name}  ")
        return line.append(f"{len(report.problems)} problems" if len(report.problems) > 1 else "1 problem", "dim")
    line = _mark(out, holds=not report.mismatches).append(f"{report.name}  ")
    return line.append(_counts(report.commands, report.checks), "dim")


def _counts(commands: int, checks: int) -> str:
    return f"{commands:,} command{'s' * (commands != 1)}, {checks:,} check{'s' * (checks != 1)}"


def _mark(out: Console, *, holds: bool, word: str = "") -> Text:
    """A mark, a word and a colour that all say the same."""
    signs = ("+", "x") if out.options.ascii_only else ("\u2713", "\u2717")
    word = word or ("holds" if holds else "differs")
    return styled(f"{signs[not holds]} {word:<8} ", "green" if holds else "bold red")


def _tell_report(out: Console, report: ScenarioReport, *, brief: bool) -> None:
    out.print()
    if report.title:
        out.print(styled(report.title, "bold"))
    out.print(styled(report.name, "dim"))
    for table in report.tables:
        if not brief or any(done.differs for done in table.done):
            _tell_table(out, table, brief=brief)
    out.print()


def _tell_table(out: Console, table: TableReport, *, brief: bool) -> None:
    if table.book:
        decks = f", {table.decks} decks" if table.decks else ""
        out.print()
        heading = styled(table.name, "bold cyan").append(f"  {table.edition}", "not bold dim")
        out.print(heading.append(f"  {table.variation}{decks}", "not bold dim"))
    left_out = 0
    for done in table.done:
        if (brief and not done.differs) or _between(done):
            left_out += not brief
            continue
        if left_out:
            out.print(styled(f"      ... {left_out} lines of further rounds, all as expected", "dim"))
            left_out = 0
        _tell_line(out, table.book, done, brief=brief)


def _between(done: PlayedLine) -> bool:
    """A line in the middle of a long block, of which the first and the last round are shown."""
    line = done.line
    return line.rounds > 3 and _SHOWN_ROUNDS < line.round <= line.rounds - _SHOWN_ROUNDS and not done.differs


def _tell_line(out: Console, book: str, done: PlayedLine, *, brief: bool) -> None:
    number = (f"{done.line.number:>4}  ", "dim")
    if len(done.checks) == 1 and done.checks[0].text == done.line.text and not done.given:  # a figure by hand
        out.print(Text.assemble(number, _check(out, done.checks[0])))
        return
    rounds = f"  ({done.line.round} of {done.line.rounds})" if done.line.rounds else ""
    out.print(Text.assemble(number, _short(done.line.text), (rounds, "dim")))
    for given in done.given:
        if not brief or given.refusal is not None:
            _tell_step(out, book, given)
    if done.broke:
        out.print(Text("      ").append_text(_mark(out, holds=False, word="failed")).append(done.broke))
    for check in done.checks:
        if not brief or not check.holds:
            out.print(Text("      ").append_text(_check(out, check)))


def _tell_step(out: Console, book: str, given: GivenCommand) -> None:
    """The command and who gave it at the left, what came of it and its clauses at the right."""
    left = Text(" " * _INDENT).append(name_of(type(given.command)), "cyan")
    facts = facts_of(given.command)
    if facts:
        left.append(f" {_short(facts)}")
    left.append(f"  {given.command.actor.id}", "dim")
    start = _INDENT + min(_STEP, out.width // 2 - _INDENT)
    answer = _answer(book, given)
    if not answer.plain:
        out.print(left)
        return
    right = answer.wrap(out, max(20, out.width - start))
    if left.cell_len + 2 > start:  # too long to stand beside it
        out.print(left)
        left = Text()
    for line in right:
        left.pad_right(start - left.cell_len)
        line.rstrip()
        out.print(left.append_text(line))
        left = Text()


def _short(text: str) -> str:
    """A tape has thousands of digits, which nobody reads."""
    return _DIGITS.sub(lambda found: f"{found[0][:24]}...", text)


def _answer(book: str, given: GivenCommand) -> Text:
    if given.refusal is not None:
        return styled("refused: ", "yellow").append(sentence(given.refusal), "default")
    words = [words for event in given.events for words in happened(event)]
    text = Text(", ".join(words) + "  " if words else "")
    return text.append(clause_numbers(given.clauses, book=book), "dim")


def _check(out: Console, check: Checked) -> Text:
    line = _mark(out, holds=check.holds).append(check.text)
    return line if check.holds else line.append(f": {check.found}", "bold")
