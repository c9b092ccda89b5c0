"""The shape of duties.toml: what the house owes to others because something happened, and by when.

A row is opened by whatever names its id (a remedy, a power on a breach, a payment error, a chapter); when it is due is
worked out by the duties room. A key in a file is the field's name in kebab-case.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from croupier.clauses import Clauses
from croupier.rulebooks.provision import Prose, Provision
from croupier.rulebooks.reports import ReportRow

DueWhen: TypeAlias = Literal[
    "at-once",  # late from the next moment on
    "as-soon-as-practicable",  # no hour is set: open, and never late by the clock
    "within-hours",  # elapsed hours, whatever the wall's clock does meanwhile
    "within-days",  # until the end of the so-manieth local day after the one it began on
    "day-end",  # of the local calendar day
    "gaming-day-end",  # of the gaming day, as the daily summary goes
    "month-end",  # of the local month
    "before-start",  # elapsed hours before something begins
    "before-act",  # before an act that is refused until then
    "on-request",  # when someone asks
]

Channel: TypeAlias = Literal[
    "in-person",
    "telephone",
    "email",
    "letter",
    "system",  # one that the regulator keeps
    "daily-summary",
    "breach-notification",
    "monthly-report",
    "notice",
]

DUE_WHEN: tuple[str, ...] = get_args(DueWhen)
CHANNELS: tuple[str, ...] = get_args(Channel)


class DueRule(Provision, frozen=True):
    """When a duty is due, by the time of the casino."""

    when: DueWhen  # by when
    hours: int = 0  # how many, where it is within or before hours
    days: int = 0  # how many, where it is within days
    act: str = ""  # the one that waits for it


class DutyRow(Provision, frozen=True):
    """Something owed to someone: what, by when, who may discharge it and by which ways."""

    id: str
    about: Prose
    to: Prose
    due: DueRule
    clauses: Clauses
    rank: str = ""  # the lowest that may discharge it; none: whoever deals
    channels: tuple[Channel, ...] = ()  # by which it may go; none: any
    reference: bool = False  # it is not discharged without one
    discharged_by: str = ""  # the act that discharges it, where that is more than telling someone


class DutiesFile(Provision, frozen=True):
    duty: tuple[DutyRow, ...] = ()
    report: tuple[ReportRow, ...] = ()
