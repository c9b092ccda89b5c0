"""`croupier tournament run | rank | pay`: sessions played or counted, places, prizes, on a tournament in a log.

A session is played on virtual tables of this log with automatic entrants, or its chips are counted by hand. Start at
`run`.
"""

from __future__ import annotations

import sys
from typing import Final

import click

from croupier.cards import quoted
from croupier.clauses import Reason, Refusal
from croupier.cli.laid_out import tell_table
from croupier.cli.log_options import keys_option, log_option
from croupier.cli.show import console, print_json, styled, table
from croupier.cli.speaking import say, speaker_by_clock, speaker_of
from croupier.cli.terms import json_option
from croupier.cli.tournament_desk import TournamentDesk, actor_option, desk, name_argument
from croupier.cli.tournament_strategies import AutomaticEntrants, automatic_entrants, play_options
from croupier.cli.trouble import NotGranted, NotValid
from croupier.money import Cents
from croupier.table import Command
from croupier.tournament import records as r
from croupier.tournament.state import SessionStage

MOST_TURNS: Final = 200  # of further coups: equals who are not parted by then never will be


@click.command()
@name_argument
@click.option("--session", type=click.IntRange(min=1), metavar="N", help="Which (the next that was drawn).")
@click.option("--play", is_flag=True, help="Play it on virtual tables, with automatic entrants.")
@click.option("--count", "counts", multiple=True, metavar="TABLE=ENTRANT:DOLLARS,...", help="Chips counted by hand.")
@click.option("--coups", type=click.IntRange(min=0), metavar="N", help="Coups dealt at a table counted by hand.")
@click.option("--absent", multiple=True, metavar="ENTRANT", help="Who is not in their seat; repeat it.")
@play_options
@log_option
@keys_option
@actor_option
def run(
    name: str,
    session: int | None,
    play: bool,
    counts: tuple[str, ...],
    coups: int | None,
    absent: tuple[str, ...],
    strategies: tuple[str, ...],
    seed: int | None,
    address: str,
    keys: str | None,
    actor: str,
) -> None:
    """Run a session that was drawn: everyone sits, it starts, is played or counted, and its places are worked out.

    With --play the engine deals it on virtual tables of this log, and equals play further coups where the terms say so;
    --strategy says how automatic entrants wager. With --count the chips were counted on felt; a table
    that is not named is asked for on standard input, a line for each entrant.

    \b
    Example:
      $ croupier tournament run cup --play --strategy cautious --strategy all-in-late=Ann,Bob --log day.db
      $ croupier tournament run cup --count T1=Ann:1400,Bob:600 --coups 20 --log day.db
    """
    keyed = dict(_count(one) for one in counts)
    with desk(address, keys, name, actor=actor) as event:
        number = session or _next(event)
        players = automatic_entrants(event, strategies, seed) if play else None
        begin(event, number, absent)
        for place, one in enumerate(event.tournament.sessions[number].tables()):
            if one in event.tournament.sessions[number].counted:
                continue
            if players is not None:
                from croupier.cli.tournament_tables import play_table

                own = None if seed is None else seed + place  # no two have the same cards
                play_table(event, number, one, players, own)
            else:
                given = keyed.get(one) or _asked(event, number, one)
                length = _coups(event, number) if coups is None else coups
                event.give(r.RecordCount, session=number, table=one, counts=given, coups=length)
        _until_parted(event, r.EndSession, number, players)
        _tell_places(event, number)


def _until_parted(event: TournamentDesk, kind: type[Command], session: int, players: AutomaticEntrants | None) -> None:
    """End a session, or the whole where it is none; equals play further coups first, where it is played here."""
    names: list[str] = []
    for _ in range(MOST_TURNS):
        answer = event.answer(kind, **({"session": session} if session else {}))
        if not isinstance(answer, Refusal):
            return
        equals = answer.facts.get("entrants")
        if players is None or answer.reason is not Reason.EQUALS_NOT_PARTED or not isinstance(equals, tuple):
            raise NotGranted(answer, speaker_by_clock(event.book))
        from croupier.cli.tournament_tables import play_further

        names = [str(one) for one in equals]
        counts = play_further(event, session, names, players)
        event.give(r.RecordPlayOff, session=session, counts=counts)
    raise NotValid(say("director-never-parted", entrants=names))


def _next(event: TournamentDesk) -> int:
    open_ = (SessionStage.DRAWN, SessionStage.RUNNING, SessionStage.PAUSED)
    found = [one.number for one in event.tournament.sessions.values() if one.stage in open_]
    if not found:
        raise NotValid(say("director-no-session", name=event.name))
    return found[0]


def begin(event: TournamentDesk, number: int, absent: tuple[str, ...] = ()) -> None:
    """Everyone who was drawn sits, but for those who are not there; the session starts."""
    session = event.tournament.sessions.get(number)
    if session is None:
        raise NotValid(say("director-no-such-session", session=number, known=list(event.tournament.sessions)))
    if session.stage is not SessionStage.DRAWN:
        return
    for seat in session.seats:
        held = event.tournament.entrants[seat.entrant].seat
        if seat.entrant in absent:
            event.give(r.RecordAbsence, entrant=seat.entrant, session=number)
        elif held is not None and not held.taken:
            event.give(r.TakeSeat, entrant=seat.entrant, session=number)
    event.give(r.StartSession, session=number)


def _count(text: str) -> tuple[str, tuple[tuple[str, Cents], ...]]:
    """`T1=Ann:1400,Bob:600`."""
    where, equals, told = text.partition("=")
    if not equals:
        raise click.UsageError(say("director-count-shape", count=quoted(text)))
    return where, tuple(_chips(one) for one in told.split(",") if one)


def _chips(text: str) -> tuple[str, Cents]:
    from croupier.scenario.values import ValueProblem, read_amount

    entrant, colon, amount = text.rpartition(":")
    try:
        if colon and entrant:
            return entrant, read_amount(amount)
    except ValueProblem:
        pass
    raise click.UsageError(say("director-count-shape", count=quoted(text)))


def _asked(event: TournamentDesk, number: int, where: str) -> tuple[tuple[str, Cents], ...]:
    """Everyone at a table, one after the other; the end of input is no count."""
    found: list[tuple[str, Cents]] = []
    for entrant in event.tournament.sessions[number].at(where):
        one = event.tournament.entrants[entrant]
        if one.seat is None or one.seat.coup:
            continue
        if sys.stdin.isatty():
            click.echo(f"{say('director-chips-of', entrant=entrant, table=where)} ", err=True, nl=False)
        line = sys.stdin.readline()
        if not line.strip():
            raise NotValid(say("director-not-counted", entrant=entrant, table=where))
        found.append(_chips(f"{entrant}:{line.strip()}"))
    return tuple(found)


def _coups(event: TournamentDesk, number: int) -> int:
    from croupier.tournament.sessions.rounds import round_of

    terms = event.tournament.terms
    assert terms is not None, "no session starts before the terms are published"
    coups = round_of(terms, event.tournament.sessions[number]).length.coups
    return coups if isinstance(coups, int) else 0


def _tell_places(event: TournamentDesk, number: int) -> None:
    speaker = speaker_of(event.book)
    columns = [say(f"director-column-{one}") for one in ("place", "entrant", "table", "chips", "status")]
    shown = table(*columns, right=(columns[0], columns[3]))
    where = {one.entrant: one.table for one in event.tournament.sessions[number].seats}
    scored = ((one, score) for one in event.tournament.entrants.values() for score in one.scores)
    here = [(where.get(one.id, ""), score, one) for one, score in scored if score.session == number]
    for at, score, entrant in sorted(here, key=lambda row: (row[0], row[1].place)):
        status = say(f"director-status-{entrant.status.value}")
        shown.add_row(str(score.place), styled(entrant.id), styled(at), speaker.money(score.chips), status)
    tell_table(console(), shown)


@click.command()
@name_argument
@click.option("--play", is_flag=True, help="Equals play further coups on virtual tables, where the terms say so.")
@play_options
@log_option
@keys_option
@actor_option
@json_option
def rank(
    name: str,
    play: bool,
    strategies: tuple[str, ...],
    seed: int | None,
    address: str,
    keys: str | None,
    actor: str,
    as_json: bool,
) -> None:
    """Work out the places of the whole tournament.

    \b
    Example:
      $ croupier tournament rank cup --log day.db
      The places: 1. Bob ($2,500), 2. Cy ($1,500), 3. Ann ($1,050; equal to Flo), ...
      place   entrant   table     chips   points   because
          1   Bob                $2,500            ahead of Cy by chips
      ...
    """
    from croupier.cli.tournament_prepare import events_of
    from croupier.cli.tournament_report import final_section
    from croupier.cli.tournament_sections import tell_sections
    from croupier.tournament.account import account_of

    with desk(address, keys, name, actor=actor, quiet=as_json) as event:
        if not event.tournament.ranking:
            players = automatic_entrants(event, strategies, seed) if play else None
            _until_parted(event, r.RankFinal, 0, players)
        if as_json:
            print_json({"ranking": event.tournament.ranking})
            return
        account = account_of(event.id, events_of(event))
        tell_sections(console(), [final_section(account, speaker_of(event.book))])


@click.command()
@name_argument
@click.option("--entrant", metavar="ENTRANT", help="Only this one's prize.")
@click.option("--channel", default="cash", show_default=True, metavar="CHANNEL", help="How it is handed over.")
@click.option("--close", is_flag=True, help="Close the tournament afterwards.")
@log_option
@keys_option
@actor_option
def pay(name: str, entrant: str | None, channel: str, close: bool, address: str, keys: str | None, actor: str) -> None:
    """Award the prizes, and pay what is due: prizes, and refunds where it was cancelled.

    \b
    Example:
      $ croupier tournament pay cup --close --log day.db
      The pool of $594 is awarded: Bob $267.30, Cy $178.20, Ann $74.25 and Flo $74.25  16.3(a)(x), ...
      Ann is paid a prize of $74.25  16.3(a)(xi), 16.21
      ...
    """
    with desk(address, keys, name, actor=actor) as event:
        if not event.tournament.prizes_awarded and not event.tournament.cancelled:
            event.give(r.AwardPrizes)
        for one in tuple(event.tournament.entrants.values()):
            if entrant not in (None, one.id):
                continue
            if one.prize - one.prize_paid or one.thing:
                event.give(r.PayPrize, entrant=one.id, amount=one.prize - one.prize_paid, channel=channel)
            if one.refund_due:
                event.give(r.RefundEntrant, entrant=one.id, amount=one.refund_due, channel=channel)
        if close:
            event.give(r.CloseTournament)
