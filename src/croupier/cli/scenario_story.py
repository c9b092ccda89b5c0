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
from croupier.cli.show import padded, styled
from croupier.cli.speaking import refused, say, speaker_in
from croupier.languages import Speaker
from croupier.promotions.acts import PROMOTION_ACTS
from croupier.scenario import ScenarioError, ScenarioReport
from croupier.scenario.judge import facts_of
from croupier.scenario.report import Checked, GivenCommand, PlayedLine, PromotionReport, TableReport, TournamentReport
from croupier.table.acts import name_of
from croupier.tournament.apply import apply
from croupier.words.promotions import promotion_message
from croupier.words.refusals import clause_numbers
from croupier.words.tournaments import tournament_message

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
    counts = _counts(sum(one.commands for one in run), sum(one.checks for one in run))
    count = say("terminal-scenario-run", scenarios=len(reports), counts=counts)
    if not differs and not invalid:
        out.print(styled(say("terminal-scenario-as-expected", run=count), "bold green"))
        return
    wrong = [say("terminal-scenario-differing", count=differs)] if differs else []
    wrong += [say("terminal-scenario-not-valid", count=invalid)] if invalid else []
    out.print(styled(say("terminal-scenario-wrong", run=count, wrong=wrong), "bold red"))


def _summary(out: Console, report: ScenarioReport | ScenarioError) -> Text:
    if isinstance(report, ScenarioError):
        line = _mark(out, holds=False, word="terminal-scenario-invalid").append(f"{report.name}  ")
        return line.append(say("terminal-scenario-problems", count=len(report.problems)), "dim")
    line = _mark(out, holds=not report.mismatches).append(f"{report.name}  ")
    return line.append(_counts(report.commands, report.checks), "dim")


def _counts(commands: int, checks: int) -> str:
    return say("terminal-scenario-counts", commands=commands, checks=checks)


def _mark(out: Console, *, holds: bool, word: str = "") -> Text:
    """A mark, a word and a colour that all say the same."""
    signs = ("+", "x") if out.options.ascii_only else ("\u2713", "\u2717")
    said = say(word or ("terminal-scenario-holds" if holds else "terminal-scenario-differs"))
    return styled(f"{signs[not holds]} {padded(said, 8)} ", "green" if holds else "bold red")


def _tell_report(out: Console, report: ScenarioReport, *, brief: bool) -> None:
    out.print()
    if report.title:
        out.print(styled(report.title, "bold"))
    out.print(styled(report.name, "dim"))
    for part in report.parts:
        if not brief or any(done.differs for done in part.done):
            _tell_part(out, part, brief=brief)
    out.print()


def _tell_part(out: Console, part: TableReport | TournamentReport | PromotionReport, *, brief: bool) -> None:
    if part.book:
        out.print()
        heading = styled(part.name, "bold cyan").append(f"  {part.edition}", "not bold dim")
        out.print(heading.append(f"  {_terms(part)}", "not bold dim"))
    left_out, speaker = 0, speaker_in(part.currency)
    for done in part.done:
        if (brief and not done.differs) or _between(done):
            left_out += not brief
            continue
        if left_out:
            out.print(styled(f"      ... {say('terminal-scenario-left-out', lines=left_out)}", "dim"))
            left_out = 0
        _tell_line(out, part.book, speaker, done, brief=brief)


def _terms(part: TableReport | TournamentReport | PromotionReport) -> str:
    """What is played: at a table the variation and the decks, elsewhere the terms by their name."""
    if isinstance(part, PromotionReport):
        return say("terminal-scenario-promotion", name=part.promotion.name)
    if isinstance(part, TournamentReport):
        terms = part.tournament.terms
        return say("terminal-scenario-tournament", name=terms.name if terms else "")
    decks = {"some": bool(part.decks), "decks": part.decks}
    return say("terminal-scenario-terms", variation=part.variation, **decks)


def _between(done: PlayedLine) -> bool:
    """A line in the middle of a long block, of which the first and the last round are shown."""
    line = done.line
    return line.rounds > 3 and _SHOWN_ROUNDS < line.round <= line.rounds - _SHOWN_ROUNDS and not done.differs


def _tell_line(out: Console, book: str, speaker: Speaker, done: PlayedLine, *, brief: bool) -> None:
    number = (f"{done.line.number:>4}  ", "dim")
    if len(done.checks) == 1 and done.checks[0].text == done.line.text and not done.given:  # a figure by hand
        out.print(Text.assemble(number, _check(out, done.checks[0])))
        return
    rounds = ""
    if done.line.rounds:
        rounds = f"  {say('terminal-scenario-round', round=done.line.round, rounds=done.line.rounds)}"
    out.print(Text.assemble(number, _short(done.line.text), (rounds, "dim")))
    for given in done.given:
        if not brief or given.refusal is not None:
            _tell_step(out, book, speaker, given)
    if done.broke:
        out.print(
            Text("      ").append_text(_mark(out, holds=False, word="terminal-scenario-failed")).append(done.broke)
        )
    for check in done.checks:
        if not brief or not check.holds:
            out.print(Text("      ").append_text(_check(out, check)))


def _tell_step(out: Console, book: str, speaker: Speaker, given: GivenCommand) -> None:
    """The command and who gave it at the left, what came of it and its clauses at the right."""
    left = Text(" " * _INDENT).append(name_of(type(given.command)), "cyan")
    facts = facts_of(given.command)
    if facts:
        left.append(f" {_short(facts)}")
    left.append(f"  {given.command.actor.id}", "dim")
    start = _INDENT + min(_STEP, out.width // 2 - _INDENT)
    answer = _answer(book, speaker, given)
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


def _answer(book: str, speaker: Speaker, given: GivenCommand) -> Text:
    if given.refusal is not None:
        told = styled(f"{speaker.say('terminal-scenario-refused')} ", "yellow")
        return told.append(refused(given.refusal, speaker, at_table=True), "default")
    words = [words for event in given.events for words in happened(event, speaker)] + _told(speaker, given)
    text = Text(speaker.say("list-comma").join(words) + "  " if words else "")
    return text.append(clause_numbers(given.clauses, book=book), "dim")


def _told(speaker: Speaker, given: GivenCommand) -> list[str]:
    """What a promotion says of its events, and a tournament of its own, each from how it was before."""
    if type(given.command) in PROMOTION_ACTS:
        return [_short(speaker.said(promotion_message(event))) for event in given.events]
    words, state = [], given.before
    for event in given.events if state is not None else ():
        assert state is not None
        words.append(_short(speaker.said(tournament_message(event, state))))
        state = apply(state, event)
    return words


def _check(out: Console, check: Checked) -> Text:
    line = _mark(out, holds=check.holds).append(check.text)
    return line if check.holds else line.append(f"{say('list-colon')}{check.found}", "bold")
