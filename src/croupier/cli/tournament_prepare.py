"""`croupier tournament publish | enter | ballot | step`: from terms to seats, on the stream of a tournament in a log.

Each verb gives commands and tells what came of them; what is refused is said with its clause. Start at `publish`.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from croupier.cards import quoted
from croupier.clauses import Refusal, Silent
from croupier.cli.laid_out import tell_table
from croupier.cli.log_options import keys_option, log_option
from croupier.cli.show import console, print_json, styled, table
from croupier.cli.speaking import refused, say, speaker_by_clock, speaker_of
from croupier.cli.terms import json_option
from croupier.cli.tournament_desk import TournamentDesk, actor_option, desk, name_argument
from croupier.cli.trouble import NOT_VALID, NotGranted, NotValid, refusal_for_programs
from croupier.tournament import records as r
from croupier.tournament.state import SessionStage


@click.command()
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--name", metavar="NAME", help="What the tournament is called in the log (the file's own name).")
@click.option("--where", default="", metavar="PLACE", help="Where the terms are to be had (as the terms say).")
@click.option("--director", metavar="PERSON", help="Appoint a director, who is marked present.")
@click.option("--table", "tables", multiple=True, metavar="TABLE:SEATS", help="Designate a table; repeat it.")
@click.option("--advised", metavar="REFERENCE", help="The regulator was told, under this reference.")
@click.option("--to", default="", metavar="REGULATOR", help="Who was told (as the book says).")
@click.option("--copy", is_flag=True, help="And was given a copy of the terms.")
@log_option
@keys_option
@actor_option
def publish(
    file: Path,
    name: str | None,
    where: str,
    director: str | None,
    tables: tuple[str, ...],
    advised: str | None,
    to: str,
    copy: bool,
    address: str,
    keys: str | None,
    actor: str,
) -> None:
    """Begin a tournament with the terms in FILE, and publish them; given again, a further edition is published.

    \b
    Example:
      $ croupier tournament publish cup.toml --director Kim --table T1:7 --advised R-17 --copy --log day.db
      A tournament is to be held: cup  16.1
      ...
      The regulator is told of edition 1 and has a copy (commission, R-17)  16.2(c)
      Table T1 is for the tournament, with 7 seats
    """
    from croupier.rulebooks import open_book

    terms, designated = read_file(file), [_table(one) for one in tables]
    with desk(address, keys, name or file.stem, actor=actor, new=True) as event:
        event.goes_by(open_book(terms.book))
        if not event.tournament.name:
            event.give(r.BeginTournament, name=event.name)
        if not _holds(event, terms):  # given again for what is told besides, the terms stay the same edition
            event.give(r.WriteTerms, terms=terms)
            event.give(r.PublishTerms, where=where or terms.entry.available or say("director-at-the-desk"))
        if director:
            event.give(r.AppointDirector, person=director)
            event.give(r.MarkPresent, person=director)
        if advised:
            about = "terms" if len(event.tournament.editions) == 1 else "change"
            event.give(r.AdviseRegulator, to=to or _regulator(event, about), reference=advised, copy=copy, about=about)
        for one in designated:
            event.give(r.DesignateTable, **one)


def _holds(event: TournamentDesk, terms: Any) -> bool:
    """Whether these are the terms that are published already."""
    published = event.tournament.published
    return published is not None and published is event.tournament.editions[-1] and published.terms == terms


def _regulator(event: TournamentDesk, about: str) -> str:
    """Whom the book wants told; of a book that wants nobody told, nobody."""
    chapter = event.book.tournament
    if isinstance(chapter, Silent):
        return ""
    rule = chapter.before.changed if about == "change" else chapter.before.advised
    return "" if isinstance(rule, Silent) else rule.to


def read_file(file: Path) -> Any:
    """The terms in a file, or a sentence with everything that cannot be read."""
    from croupier.tournament.terms.reading import read_terms

    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise NotValid(say("terminal-cannot-be-read", what=quoted(str(file)), why=str(error))) from None
    read = read_terms(text)
    if read.faults:
        speaker = speaker_of()
        faults = [f"{file}, {say('director-line', line=one.line)}: {speaker.said(one.message)}" for one in read.faults]
        raise NotValid("\n".join(faults))
    return read.terms


def _table(text: str) -> dict[str, Any]:
    name, colon, seats = text.rpartition(":")
    if not colon or not seats.isdecimal():
        raise click.UsageError(say("director-table-and-seats", table=quoted(text)))
    return {"table": name, "seats": int(seats)}


# --- entries -------------------------------------------------------------------------------------


@click.command()
@name_argument
@click.argument("entrants", nargs=-1, metavar="[ENTRANT]...")
@click.option("--paid", metavar="DOLLARS", help="What each of them paid (the price in the terms).")
@click.option("--csv", "file", type=click.Path(path_type=Path), help="Entries from a file: a column for each fact.")
@click.option("--signed", is_flag=True, help="They agreed in writing.")
@click.option("--likeness", is_flag=True, help="They permit the use of their name and picture.")
@click.option("--staff", is_flag=True, help="They work for the casino.")
@click.option("--close", is_flag=True, help="Close entries afterwards.")
@log_option
@keys_option
@actor_option
@json_option
def enter(
    name: str,
    entrants: tuple[str, ...],
    paid: str | None,
    file: Path | None,
    signed: bool,
    likeness: bool,
    staff: bool,
    close: bool,
    address: str,
    keys: str | None,
    actor: str,
    as_json: bool,
) -> None:
    """Take entries, by name or from a CSV file with the columns entrant, paid, tender, signed, likeness, staff ...

    Each is judged by itself: what is refused is told, with its clause, and the others are entered. Where any was
    refused, entries stay open and the exit code is 4.

    \b
    Example:
      $ croupier tournament enter cup Ann Bob --paid 200 --log day.db
      $ croupier tournament enter cup --csv entries.csv --close --log day.db
    """
    with desk(address, keys, name, actor=actor, quiet=as_json) as event:
        given = {"signed": signed, "likeness": likeness, "staff": staff}
        rows: list[dict[str, Any]] = [{"entrant": one, "paid": _paid(event, paid), **given} for one in entrants]
        rows += list(_rows(event, file)) if file else []
        if not rows and not close:
            raise click.UsageError(say("director-nobody-enters"))
        answers = [(row["entrant"], event.answer(r.Enter, **row)) for row in rows]
        if not as_json:
            _tell_entries(event, answers)
        if close and not any(isinstance(answer, Refusal) for _, answer in answers):
            closed = event.answer(r.CloseEntries)
        else:  # where any was refused, entries stay open for those who come again
            closed = ()
        if as_json:
            _print_entries(event, answers, closed)
        elif isinstance(closed, Refusal):
            raise NotGranted(closed, speaker_by_clock(event.book))
        if any(isinstance(answer, Refusal) for answer in (*(one for _, one in answers), closed)):
            raise SystemExit(NOT_VALID)


def _print_entries(event: TournamentDesk, answers: list[tuple[str, Any]], closed: tuple[Any, ...] | Refusal) -> None:
    """One document, whatever came of it: a refusal to close the entries stands beside who was entered."""
    told = [{"entrant": who, "refusal": one} for who, one in answers if isinstance(one, Refusal)]
    document: dict[str, Any] = {"entered": len(answers) - len(told), "refused": told}
    if isinstance(closed, Refusal):
        document["error"] = refusal_for_programs(closed, refused(closed, speaker_by_clock(event.book)))
    print_json(document)


def _tell_entries(event: TournamentDesk, answers: list[tuple[str, Any]]) -> None:
    refusals = [(who, one) for who, one in answers if isinstance(one, Refusal)]
    for who, one in refusals:
        said = say("director-refused", entrant=who, why=refused(one, speaker_by_clock(event.book)))
        click.echo(f"croupier: {said}", err=True)
    entered = len(answers) - len(refusals)
    click.echo(say("director-entered", entered=entered, refused=len(refusals)))


def _paid(event: TournamentDesk, text: str | None) -> int:
    from croupier.scenario.values import ValueProblem, read_amount

    if text is None:
        terms = event.tournament.terms
        return 0 if terms is None else terms.details.fee + terms.details.buy_in
    try:
        return read_amount(text)
    except ValueProblem as error:
        raise NotValid(str(error)) from None


def _rows(event: TournamentDesk, file: Path) -> Iterator[dict[str, Any]]:
    """The entries of a file, up to the first line that cannot be read."""
    from croupier.scenario.entry_rows import read_entries

    try:
        rows = list(read_entries(file.read_text(encoding="utf-8-sig"), _paid(event, None)))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise NotValid(say("terminal-cannot-be-read", what=quoted(str(file)), why=str(error))) from None
    for row in rows:
        if row.problem is not None:
            raise NotValid(say(row.problem.id, file=str(file), **row.problem.facts))
        yield row.facts


# --- the ballot ----------------------------------------------------------------------------------


@click.command()
@name_argument
@click.option("--commit", is_flag=True, help="Commit to the tapes of the ballots, before entries close.")
@click.option("--session", type=click.IntRange(min=1), metavar="N", help="Draw the ballot of this session.")
@click.option("--round", "round_", type=click.IntRange(min=1), metavar="N", help="Schedule a session of it first.")
@click.option(
    "--in", "minutes", type=click.IntRange(min=0), default=10, show_default=True, help="It starts then, in minutes."
)
@click.option("--word", metavar="WORD", help="The word that someone gives at the draw.")
@click.option("--by", "by", metavar="PERSON", help="Who gives it: an entrant, or a scrutineer.")
@click.option("--table", "tables", multiple=True, metavar="TABLE", help="Only at this designated table; repeat it.")
@click.option("--seed", type=int, hidden=True)
@log_option
@keys_option
@actor_option
@json_option
def ballot(
    name: str,
    commit: bool,
    session: int | None,
    round_: int | None,
    minutes: int,
    word: str | None,
    by: str | None,
    tables: tuple[str, ...],
    seed: int | None,
    address: str,
    keys: str | None,
    actor: str,
    as_json: bool,
) -> None:
    """Draw who sits where: a tape committed to before entries close, and a word given at the draw.

    Whoever has the log can draw it again (`croupier verify`).

    \b
    Example:
      $ croupier tournament ballot cup --commit --log day.db
      $ croupier tournament ballot cup --round 1 --word magpie --by Ann --log day.db
    """
    if not commit and session is None and round_ is None:
        raise click.UsageError(say("director-commit-or-session"))
    if not commit and not (word and by):
        raise click.UsageError(say("director-word-and-by"))
    with desk(address, keys, name, actor=actor, quiet=as_json) as event:
        if commit:
            from croupier.floor.ballots import SealedBallots

            made = SealedBallots(event.log, event.keys.tape_key, seed).commit(event.id)
            event.give(r.CommitBallot, commitment=made)
        if round_ is not None:
            session = _scheduled(event, round_, minutes)
        if session is not None:
            draw(event, session, word or "", by or "", tables)
            _tell_seats(event, session, as_json=as_json)


def _scheduled(event: TournamentDesk, round_: int, minutes: int) -> int:
    """The session of a round that waits for its ballot, where a draw was refused before; else another one."""
    now, sessions = event.clock.now(), event.tournament.sessions.values()
    waiting = (one for one in sessions if one.round == round_ and one.stage is SessionStage.SCHEDULED)
    again = next((one.number for one in waiting if one.starts > now), None)
    if again is not None:
        return again
    scheduled = event.give(r.ScheduleSession, round=round_, starts=now + minutes * 60_000)[0]
    assert isinstance(scheduled, r.SessionScheduled)
    return scheduled.session


def draw(event: TournamentDesk, session: int, word: str, by: str, tables: tuple[str, ...] = ()) -> None:
    """The ballot of a session, with the tape whose turn it is."""
    from croupier.floor.ballots import SealedBallots

    committed = next((one.commitment for one in events_of(event) if isinstance(one, r.BallotCommitted)), "")
    if not committed:
        raise NotValid(say("director-not-committed", name=event.name))
    ballots = SealedBallots(event.log, event.keys.tape_key)
    tape, salt = ballots.open(committed, event.id, event.tournament.draws + 1)
    drawn = {"session": session, "tape": tape.hex(), "salt": salt.hex(), "word": word, "by": by, "tables": tables}
    event.give(r.DrawBallot, **drawn)


def events_of(event: TournamentDesk) -> Iterator[Any]:
    """Everything that happened, from the first entry on."""
    read = event.floor.standing(event.id).kind.read_event
    return (read(entry.body) for entry in event.log.entries(event.id))


def _tell_seats(event: TournamentDesk, session: int, *, as_json: bool) -> None:
    seats = sorted(event.tournament.sessions[session].seats, key=lambda one: (one.table, one.seat))
    if as_json:
        print_json({"session": session, "seats": seats})
        return
    columns = [say(f"director-column-{one}") for one in ("table", "seat", "entrant")]
    shown = table(*columns, right=(columns[1],))
    for one in seats:
        shown.add_row(styled(one.table), str(one.seat), styled(one.entrant))
    tell_table(console(), shown)


# --- anything else -------------------------------------------------------------------------------


@click.command()
@name_argument
@click.argument("words", nargs=-1, required=True, metavar="COMMAND [KEY=VALUE]...")
@log_option
@keys_option
@actor_option
def step(name: str, words: tuple[str, ...], address: str, keys: str | None, actor: str) -> None:
    """Give any command of a tournament by its name, with its facts as a scenario writes them.

    `croupier scenario words tournament-commands` lists them.

    \b
    Example:
      $ croupier tournament step cup mark-absent person=Kim --log day.db
      $ croupier tournament step cup penalise entrant=Ann penalty=advice --log day.db
    """
    from croupier.scenario.facts import read_step
    from croupier.scenario.values import ValueProblem
    from croupier.tournament.codec import TOURNAMENT_COMMANDS

    try:
        read = read_step(words, known=TOURNAMENT_COMMANDS)
    except ValueProblem as error:
        raise NotValid(str(error)) from None
    with desk(address, keys, name, actor=read.actor or actor) as event:
        event.give(read.kind, **read.facts)
