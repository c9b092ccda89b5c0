"""`croupier promotion report`: what a promotion has to answer for: terms, entries, draws, winners, claims, duties.

It reads the log and changes nothing. Names and addresses of refused claimants are shown only where they are asked for.
Start at `report`.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

import click

from croupier.cli.files import force_option, may_be_written, write_file
from croupier.cli.log_options import log_option, opened
from croupier.cli.promotion_desk import PROMOTION_PREFIX, no_promotion
from croupier.cli.show import console, print_json
from croupier.cli.speaking import language, speaker_by_clock, speaker_of
from croupier.cli.terms import json_option
from croupier.cli.tournament_desk import name_argument
from croupier.cli.tournament_sections import ReportSection, page_of, tell_sections
from croupier.languages import Speaker
from croupier.promotions.state import Promotion
from croupier.rulebooks import Rulebook

if TYPE_CHECKING:
    from croupier.store.claims import KeptClaimant


@click.command()
@name_argument
@click.option("--html", "target", metavar="FILE", help="Write it as a page that stands alone; - is stdout.")
@force_option
@click.option("--claimants", is_flag=True, help="With the names and addresses that are kept apart from the log.")
@log_option
@json_option
def report(name: str, target: str | None, force: bool, claimants: bool, address: str, as_json: bool) -> None:
    """What a promotion has to answer for: terms and who has them, entries, draws, winners told, refused claims, duties.

    \b
    Example:
      $ croupier promotion report draw --log day.db
      Harbour Nights Draw ...
    """
    from croupier.floor.books import Editions
    from croupier.promotions.apply import replay_promotion
    from croupier.promotions.upcast import read_event
    from croupier.store.claims import kept_claimants

    stream = PROMOTION_PREFIX + name.removeprefix(PROMOTION_PREFIX)
    may_be_written({"--html": target}, force=force)
    with closing(opened(address, reading=True)) as log:
        if not log.head(stream).sequence:
            raise no_promotion(name, log.tables())
        promotion = replay_promotion(stream, (read_event(entry.body) for entry in log.entries(stream)))
        book = Editions(log).find(promotion.edition)
        kept = kept_claimants(log, stream) if claimants else {}
    if as_json:
        print_json(promotion)
        return
    speaker = speaker_of() if book is None else speaker_by_clock(book)
    sections = sections_of(promotion, book, kept, speaker)
    title = speaker.say("terminal-promotion-report", name=promotion.name)
    if target is None:
        console().print(title, style="bold", markup=False)
        tell_sections(console(), sections)
        return
    write_file(target, page_of(title, sections, language()))


def sections_of(
    promotion: Promotion, book: Rulebook | None, kept: dict[int, KeptClaimant], speaker: Speaker
) -> list[ReportSection]:
    return [
        _editions(promotion, speaker),
        _submissions(promotion, speaker),
        _entries(promotion, speaker),
        _awards(promotion, speaker),
        _claims(promotion, kept, speaker),
        _findings(promotion, speaker),
        _disputes(promotion, speaker),
        *([_duties(promotion, book, speaker)] if book is not None else []),
    ]


def _made(id: str, speaker: Speaker, columns: Sequence[str], rows: Sequence[tuple[str, ...]]) -> ReportSection:
    names = tuple(speaker.say(f"promotion-column-{one}") for one in columns)
    title = speaker.say(f"promotion-section-{id}")
    return ReportSection(id, title, names, tuple(rows), (), speaker.say("director-none"))


def _editions(promotion: Promotion, speaker: Speaker) -> ReportSection:
    said = partial(_when, speaker)
    rows = [
        (str(one.number), one.digest[:16], said(one.written), said(one.published), one.where, said(one.submitted))
        for one in promotion.editions
    ]
    return _made("editions", speaker, ("number", "digest", "written", "published", "where", "submitted"), rows)


def _submissions(promotion: Promotion, speaker: Speaker) -> ReportSection:
    rows = [
        (_when(speaker, one.at), one.to, str(one.edition), one.reference, one.channel) for one in promotion.submissions
    ]
    return _made("submissions", speaker, ("at", "to", "number", "reference", "channel"), rows)


def _entries(promotion: Promotion, speaker: Speaker) -> ReportSection:
    rows = [
        (str(one.number), one.entrant, speaker.named("term", one.by), _when(speaker, one.at), one.reference)
        for one in promotion.tickets
    ]
    return _made("entries", speaker, ("ticket", "person", "by", "at", "reference"), rows)


def _awards(promotion: Promotion, speaker: Speaker) -> ReportSection:
    rows = []
    for one in promotion.awards.values():
        tries = [
            f"{_when(speaker, each.at)} {speaker.named('term', each.method)} {'+' if each.reached else '-'}"
            for each in one.tries
        ]
        status = speaker.say(f"promotion-status-{one.status.value}")
        money = speaker.money(one.value)
        rows.append((str(one.number), one.what, money, one.entrant, str(one.ticket), status, "; ".join(tries)))
    return _made("awards", speaker, ("award", "prize", "value", "person", "ticket", "status", "tries"), rows)


def _claims(promotion: Promotion, kept: dict[int, KeptClaimant], speaker: Speaker) -> ReportSection:
    rows = []
    for one in promotion.claims.values():
        who = kept.get(one.number)
        apart = (who.name, who.address) if who is not None else ("", "")
        money = speaker.money(one.value)
        times = (_when(speaker, one.at), _when(speaker, one.told))
        rows.append((str(one.number), one.claimant, money, one.reason, *times, *apart))
    return _made("claims", speaker, ("claim", "person", "value", "reason", "at", "told", "name", "address"), rows)


def _findings(promotion: Promotion, speaker: Speaker) -> ReportSection:
    rows = [
        (
            str(one.number),
            speaker.say(f"promotion-outcome-{one.outcome}"),
            one.why,
            _when(speaker, one.at),
            _when(speaker, one.notified),
            one.reference,
        )
        for one in promotion.findings.values()
    ]
    return _made("findings", speaker, ("number", "outcome", "reason", "at", "told", "reference"), rows)


def _disputes(promotion: Promotion, speaker: Speaker) -> ReportSection:
    rows = [
        (str(one.number), one.person, one.about, one.decision, one.by, ", ".join(one.advised))
        for one in promotion.disputes.values()
    ]
    return _made("disputes", speaker, ("number", "person", "reason", "decision", "by", "advised"), rows)


def _duties(promotion: Promotion, book: Rulebook, speaker: Speaker) -> ReportSection:
    from croupier.duties import owed
    from croupier.languages.own import own
    from croupier.promotions.owing import open_promotion_duties

    said = own(book, speaker)
    found = owed(book, promotion.id, open_promotion_duties(promotion, book))
    rows = [
        (
            said(one.about),
            said(one.to),
            _when(speaker, one.since),
            _when(speaker, one.due),
            ", ".join(str(c.number) for c in one.clauses),
        )
        for one in found
    ]
    return _made("duties", speaker, ("duty", "to", "at", "due", "clauses"), rows)


def _when(speaker: Speaker, at: int | None) -> str:
    """By the casino's clocks, with how far they are from universal time: an hour of autumn comes twice."""
    return "" if not at else datetime.fromtimestamp(at // 1000, speaker.zone).isoformat(" ")
