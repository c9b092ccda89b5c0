"""`croupier tournament report`: the account of a tournament as tables: advice, terms, entrants, chips, places, prizes.

It reads the log and changes nothing. Start at `report`.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from datetime import datetime

import click

from croupier.cards import quoted
from croupier.cli.files import force_option, may_be_written, write_file
from croupier.cli.log_options import log_option, opened
from croupier.cli.show import console, print_json
from croupier.cli.speaking import language, say, speaker_by_clock, speaker_of
from croupier.cli.terms import json_option
from croupier.cli.tournament_desk import PREFIX, name_argument
from croupier.cli.tournament_sections import ReportSection, page_of, tell_sections
from croupier.cli.trouble import NotValid
from croupier.languages import Speaker
from croupier.tournament.account import TournamentAccount, account_of
from croupier.tournament.state import Placing


@click.command()
@name_argument
@click.option("--html", "target", metavar="FILE", help="Write it as a page that stands alone; - is stdout.")
@force_option
@log_option
@json_option
def report(name: str, target: str | None, force: bool, address: str, as_json: bool) -> None:
    """What a tournament has to answer for: advice to the regulator, terms, entrants and fees, chips, places, prizes.

    \b
    Example:
      $ croupier tournament report cup --log day.db
      $ croupier tournament report cup --html cup.html --log day.db
    """
    from croupier.floor.books import Editions
    from croupier.tournament.upcast import read_event

    stream = PREFIX + name.removeprefix(PREFIX)
    may_be_written({"--html": target}, force=force)
    with closing(opened(address, reading=True)) as log:
        if not log.head(stream).sequence:
            known = [one.removeprefix(PREFIX) for one in log.tables() if one.startswith(PREFIX)]
            raise NotValid(say("director-no-tournament", name=quoted(name), known=known))
        account = account_of(stream, (read_event(entry.body) for entry in log.entries(stream)))
        book = Editions(log).find(account.edition)
    if as_json:
        print_json(account)
        return
    speaker = speaker_by_clock(book) if book is not None else speaker_of()
    sections = sections_of(account, speaker)
    title = speaker.say("director-report", name=account.name)
    if target is None:
        console().print(title, style="bold", markup=False)
        tell_sections(console(), sections)
        return
    write_file(target, page_of(title, sections, language()))


def sections_of(account: TournamentAccount, speaker: Speaker) -> list[ReportSection]:
    return [
        _advice(account, speaker),
        _editions(account, speaker),
        _presence(account, speaker),
        _entrants(account, speaker),
        _chips(account, speaker),
        *_sessions(account, speaker),
        final_section(account, speaker),
        _measures(account, speaker),
        _complaints(account, speaker),
        _money(account, speaker),
        _prizes(account, speaker),
    ]


def _made(
    id: str, speaker: Speaker, columns: Sequence[str], rows: Sequence[tuple[str, ...]], figures: tuple[int, ...] = ()
) -> ReportSection:
    names = tuple(speaker.say(f"director-column-{one}") for one in columns)
    title, none = speaker.say(f"director-section-{id}"), speaker.say("director-none")
    return ReportSection(id, title, names, tuple(rows), figures, none)


def _advice(account: TournamentAccount, speaker: Speaker) -> ReportSection:
    rows = [
        (
            _when(speaker, one.at),
            one.to,
            speaker.say(f"director-about-{one.about}"),
            str(one.edition),
            one.reference,
            one.channel,
            _yes(one.copy, speaker),
        )
        for one in account.advices
    ]
    rows += [
        (
            _when(speaker, one.at),
            "",
            speaker.say("director-about-start", session=one.session),
            "",
            _when(speaker, one.starts),
            "",
            "",
        )
        for one in account.changes
    ]
    return _made("advice", speaker, ("at", "to", "about", "edition", "reference", "channel", "copy"), rows)


def _editions(account: TournamentAccount, speaker: Speaker) -> ReportSection:
    rows = [
        (
            str(one.number),
            one.digest[:16],
            _when(speaker, one.written),
            _when(speaker, one.published),
            one.where,
            _when(speaker, one.notified),
        )
        for one in account.editions
    ]
    return _made("editions", speaker, ("number", "digest", "written", "published", "where", "notified"), rows)


def _presence(account: TournamentAccount, speaker: Speaker) -> ReportSection:
    def office(person: str) -> str:
        return speaker.say("director-is-director" if person == account.director else "director-is-deputy")

    rows = [
        (one.person, office(one.person), _when(speaker, one.came), _when(speaker, one.went)) for one in account.presence
    ]
    return _made("presence", speaker, ("person", "office", "came", "went"), rows)


def _entrants(account: TournamentAccount, speaker: Speaker) -> ReportSection:
    rows = [
        (
            str(one.number),
            one.id,
            speaker.say(f"director-status-{one.status.value}"),
            speaker.money(one.paid),
            speaker.money(one.into_pool),
            speaker.money(one.commission),
            speaker.money(one.refunded),
            _yes(one.staff, speaker),
            one.why,
        )
        for one in account.entrants
    ]
    return _made(
        "entrants",
        speaker,
        ("number", "entrant", "status", "paid", "pool", "commission", "refunded", "staff", "why"),
        rows,
        (0, 3, 4, 5, 6),
    )


def _chips(account: TournamentAccount, speaker: Speaker) -> ReportSection:
    rows = [
        (
            str(one.session),
            one.table,
            str(one.players),
            speaker.money(one.began),
            speaker.money(one.added),
            speaker.money(one.taken),
            speaker.money(one.won),
            speaker.money(one.counted),
            str(one.coups),
            speaker.say("director-entry", entry=one.entry) if one.entry else speaker.say("director-keyed", by=one.by),
            str(one.corrected),
        )
        for one in account.sessions
    ]
    columns = (
        "session",
        "table",
        "players",
        "began",
        "added",
        "taken",
        "won",
        "counted",
        "coups",
        "source",
        "corrected",
    )
    return _made("chips", speaker, columns, rows, (0, 2, 3, 4, 5, 6, 7, 8, 10))


def _sessions(account: TournamentAccount, speaker: Speaker) -> list[ReportSection]:
    found = []
    for one in account.ranked:
        rows = [
            (*_placing(placing, speaker), _yes(placing.entrant in one.qualified, speaker)) for placing in one.placings
        ]
        made = _made(
            "session", speaker, ("place", "entrant", "table", "chips", "points", "because", "onward"), rows, (0, 3, 4)
        )
        title = speaker.say("director-section-session-of", session=one.session, round=one.round)
        found.append(ReportSection(f"session-{one.session}", title, made.columns, made.rows, made.figures, made.none))
    return found


def final_section(account: TournamentAccount, speaker: Speaker) -> ReportSection:
    rows = [_placing(one, speaker) for one in account.ranking]
    return _made("final", speaker, ("place", "entrant", "table", "chips", "points", "because"), rows, (0, 3, 4))


def _placing(one: Placing, speaker: Speaker) -> tuple[str, ...]:
    points, per = one.points
    worth = "" if not points else str(points) if per == 1 else f"{points}/{per}"
    why = speaker.say(f"director-ahead-{one.ahead}", of=one.of) if one.ahead else ""
    return (str(one.place), one.entrant, one.table, speaker.money(one.chips), worth, why)


def _measures(account: TournamentAccount, speaker: Speaker) -> ReportSection:
    rows = [
        (
            _when(speaker, one.at),
            one.entrant,
            speaker.say(f"director-measure-{one.what}"),
            one.why,
            one.consequence,
            speaker.money(one.chips) if one.chips else "",
            one.by,
            _yes(one.undone, speaker),
        )
        for one in account.measures
    ]
    return _made(
        "measures", speaker, ("at", "entrant", "measure", "why", "consequence", "chips", "by", "undone"), rows, (5,)
    )


def _complaints(account: TournamentAccount, speaker: Speaker) -> ReportSection:
    rows = [
        (str(one.number), one.entrant, one.about, one.decision, one.by, ", ".join(one.advised))
        for one in account.complaints
    ]
    return _made("complaints", speaker, ("number", "entrant", "about", "decision", "by", "advised"), rows)


def _money(account: TournamentAccount, speaker: Speaker) -> ReportSection:
    figures = ("fees", "commission", "refunded", "cashed", "added", "kept", "pool", "held")
    rows = [(speaker.say(f"director-money-{one}"), speaker.money(getattr(account, one))) for one in figures]
    if account.cancelled:
        rows.append((speaker.say("director-cancelled"), account.cancelled))
    return _made("money", speaker, ("what", "amount"), rows, (1,))


def _prizes(account: TournamentAccount, speaker: Speaker) -> ReportSection:
    paid = {one.id: one.prize_paid for one in account.entrants}
    rows = [
        (
            str(one.place),
            one.entrant,
            ", ".join(map(str, one.places)),
            speaker.money(one.amount),
            speaker.money(one.odd) if one.odd else "",
            one.thing,
            speaker.money(paid.get(one.entrant, 0)),
        )
        for one in account.prizes
    ]
    rows += [("", one, "", "", "", speaker.say("director-passed-over"), "") for one in account.passed_over]
    return _made("prizes", speaker, ("place", "entrant", "shares", "prize", "odd", "thing", "paid"), rows, (0, 3, 4, 6))


def _when(speaker: Speaker, at: int | None) -> str:
    """By the casino's clocks, with how far they are from universal time: an hour of autumn comes twice."""
    return "" if not at else datetime.fromtimestamp(at // 1000, speaker.zone).isoformat(" ")


def _yes(so: bool, speaker: Speaker) -> str:
    return speaker.say("director-yes") if so else ""
