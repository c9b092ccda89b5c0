"""A day that was played, told in a terminal from its log alone: tables, remedies, floats, reports, duties.

Start at `DayTold.tell`; `sections` is its order.
"""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.text import Text

from croupier.clauses import Clauses
from croupier.cli.duties import tell_duties
from croupier.cli.laid_out import tell_table
from croupier.cli.log import heads_beside
from croupier.cli.report import tell_report
from croupier.cli.show import console, is_narrow, styled, table
from croupier.cli.speaking import say, speaker_in, speaker_of
from croupier.cli.verify import tell_verified
from croupier.day.account import TableAccount, accounts_of
from croupier.duties.owed import time_of
from croupier.floor import shelved
from croupier.floor.owing import duties_of
from croupier.reports import Period, Report, books_of, make_offered, period, writing
from croupier.reports.gathering import CasesFound, cases_of, report_of
from croupier.reports.offered import reports_of
from croupier.rulebooks import Rulebook
from croupier.verify import Verified, verify_log
from croupier.words.refusals import clause_numbers

if TYPE_CHECKING:
    from rich.table import Table

    from croupier.day.whole import DayPlan
    from croupier.reports.floor_columns import FloorColumn
    from croupier.rulebooks.reports import ReportPeriod
    from croupier.store.heads import SignedHead
    from croupier.store.keys import Keys
    from croupier.store.sql import SqlLog

_HAPPENED: Final = ("irregularity", "void", "late", "wrong-payment", "breach", "dispute")
_NARROW: Final = _HAPPENED[:2]
_SUMS: Final = ("filled", "brought", "cashless", "cash", "taken", "credited", "cage", "held", "closing", "win")
_TAKINGS: Final[tuple[FloorColumn, ...]] = ("table", "drop", "handle", "commission", "win", "hold", "of-handle")
_NARROW_SUMS: Final = ("filled", "cash", "taken", "closing", "win")


class DayTold:
    def __init__(self, plan: DayPlan, log: SqlLog, keys: Keys, where: str) -> None:
        self.plan, self.log, self.keys, self.where = plan, log, keys, where
        self.out = console()
        self.wrong = 0  # findings, and floats that do not add up

    @cached_property
    def accounts(self) -> tuple[TableAccount, ...]:
        return accounts_of(self.log)

    @cached_property
    def ends(self) -> int:
        """The first instant after the day, by the clocks of the casino that is last to see it."""
        days = self.plan.date + timedelta(days=1)
        return max(time_of(shelved(one.book)).gaming_day_starts(days) for one in self.accounts)

    @property
    def heads(self) -> tuple[SignedHead, ...]:
        return heads_beside(self.where, str(self.keys.folder))

    # --- in a terminal ---------------------------------------------------------------------------

    def tell(self, *, kept: bool) -> None:
        plan = self.plan
        title = say("terminal-day-title", date=str(plan.date), tables=plan.tables, hours=plan.hours, seed=plan.seed)
        self.out.print(styled(title, "bold"))
        sections: tuple[tuple[str, Callable[[], None]], ...] = (
            ("tables", self._tables),
            ("remedies", self._remedies),
            ("verified", self._verified),
            ("floats", self._floats),
            ("takings", self._takings),
            ("reports", self._reports),
            ("duties", self._duties),
        )
        for name, section in sections:
            self.out.print()
            self.out.print(styled(say(f"terminal-day-{name}"), "bold"))
            section()
        self.out.print()
        self._more(kept=kept)

    def _tables(self) -> None:
        wide = not is_narrow(self.out)
        texts = [say(f"terminal-day-{one}") for one in ("table", "book")[: 1 + wide]]
        counted = _HAPPENED if wide else _NARROW
        figures = [say(f"terminal-day-{one}") for one in ("coups", "staked", *counted)]
        shown = table(*texts, *figures, right=tuple(figures), whole=tuple(texts))
        money = speaker_in("").money
        for one in self.accounts:
            counts = (str(one.happened[name] or "-") for name in counted)
            shown.add_row(*(one.table, one.book)[: 1 + wide], str(one.coups), money(one.staked), *counts)
        tell_table(self.out, shown)
        changed = [one.table for one in self.accounts if one.happened["limits"]]
        if changed:
            self.out.print(say("terminal-day-limits", tables=changed))

    def _remedies(self) -> None:
        together: Counter[tuple[str, str, str, Clauses]] = Counter()
        for one in self.accounts:
            together.update(one.remedied)
        if not together:
            self.out.print(say("terminal-day-no-remedies"))
            return
        names = [say(f"terminal-day-{one}") for one in ("book", "slip", "remedy", "clauses", "times")]
        shown = table(*names, right=(names[-1],))
        for (book, slip, remedy, under), times in sorted(together.items(), key=lambda row: row[0][:3]):
            rules = shelved(book)
            speaker = speaker_of(rules)
            numbers = clause_numbers(under, book=book)
            shown.add_row(book, speaker.named("slip", slip), speaker.named("remedy", remedy), numbers, str(times))
        tell_table(self.out, shown)

    def _verified(self) -> None:
        key = (self.keys.signer.public,)
        self.wrong += tell_verified(verify_log(self.log, self.heads, key=key), as_json=False, house=key)

    def _floats(self) -> None:
        counts = {one.table: one.float_account for one in self.accounts}
        used = [name for name in _SUMS if any(getattr(count, name) for count in counts.values())]
        columns = [name for name in used if name in _NARROW_SUMS or not is_narrow(self.out)]
        names = [say(f"terminal-day-{one}") for one in columns]
        first, last = say("terminal-day-table"), say("terminal-day-adds-up")
        shown = table(first, *names, last, right=tuple(names), whole=(first, last))
        money = speaker_in("").money
        for where, count in counts.items():
            self.wrong += not count.reconciled
            if count.chips_in or not count.reconciled:  # a tournament's table has no float
                sums = (money(amount) if (amount := getattr(count, name)) else "-" for name in columns)
                shown.add_row(where, *sums, _verdict(reconciled=count.reconciled))
        tell_table(self.out, shown)
        chips = [sum(getattr(one.float_account, name) for one in self.accounts) for name in ("chips_in", "chips_out")]
        self.out.print(say("terminal-day-chips", into=money(chips[0]), out=money(chips[1])))

    def _reports(self) -> None:
        nothing: dict[str, list[str]] = {}
        for book, made in self.reports:
            if made.lines:
                self.out.print()
                tell_report(made, book)
            else:
                nothing.setdefault(book.id, []).append(writing.title(made, speaker_of(book)))
        for id, titles in nothing.items():
            self.out.print(styled(say("terminal-day-nothing", book=id, reports=titles), "dim"))

    def _takings(self) -> None:
        """In short, and every book's tables together; the whole of it is a `croupier report` away."""
        shown: Table | None = None
        for book in books_of(self.log):
            found = next(one for one in reports_of(book) if one.id == "takings")
            made = make_offered(self.log, found, self._period(book, found.period), ("table",))
            speaker = speaker_of(book)
            told = [made.columns.index(name) for name in _TAKINGS]
            names = [writing.column_names(made, speaker)[place] for place in told]
            shown = shown or table(*names, right=tuple(names[1:]), whole=(names[0],))
            for line, row in zip(made.lines, writing.shown_rows(made, speaker), strict=False):
                if line.cells[made.columns.index("drop")].value:
                    shown.add_row(*(row[place] for place in told))
        if shown is not None:
            tell_table(self.out, shown)

    @cached_property
    def reports(self) -> list[tuple[Rulebook, Report]]:
        """Every report that a book of the day asks for, of the day itself or of its month so far."""
        found: dict[int, CasesFound] = {}
        made = []
        for book in books_of(self.log):
            for row in book.reports:
                of = self._period(book, row.period)
                if of.ends not in found:
                    found[of.ends] = cases_of(self.log, of.ends)
                made.append((book, report_of(found[of.ends], book, row, of)))
        return made

    def _period(self, book: Rulebook, kind: ReportPeriod) -> Period:
        first = self.plan.date if kind == "gaming-day" else self.plan.date.replace(day=1)
        return period(kind, time_of(book), self.ends, first, self.plan.date)

    def _duties(self) -> None:
        found = duties_of(self.log)
        if found:
            tell_duties(found, self.ends)
        else:
            self.out.print(say("terminal-duties-none"))

    def _more(self, *, kept: bool) -> None:
        if not kept:
            self.out.print(styled(say("terminal-day-gone"), "dim"))
            return
        self.out.print(styled(say("terminal-demo-now-you"), "bold"))
        for command in _commands_for(self.accounts[0].table, shlex.quote(self.where)):
            self.out.print(Text(f"  {command}"), soft_wrap=True)

    # --- for programs ----------------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        verified = list(verify_log(self.log, self.heads, key=(self.keys.signer.public,)))
        findings = [one.document() for one in verified if not isinstance(one, Verified)]
        self.wrong = len(findings) + sum(not one.float_account.reconciled for one in self.accounts)
        return {
            "seed": self.plan.seed,
            "date": str(self.plan.date),
            "tables": [_account(one) for one in self.accounts],
            "entries": {one.table: one.tally.entries for one in verified if isinstance(one, Verified)},
            "heads": {stream: self.log.head(stream).hash.hex() for stream in self.log.tables()},
            "findings": findings,
            "reports": [writing.document(made) for _, made in self.reports],
            "duties": [msgspec.structs.asdict(one) for one, _ in duties_of(self.log)],
        }


def _commands_for(first: str, where: str) -> list[str]:
    """What to try next, each a command that works as it stands."""
    verbs = (f"replay {first} --log", "report --log", "duties --log", "verify")
    return [f"croupier {verb} {where}" for verb in verbs]


def _verdict(*, reconciled: bool) -> Text:
    return styled(say(f"terminal-day-{'yes' if reconciled else 'no'}"), "green" if reconciled else "bold red")


def _account(one: TableAccount) -> dict[str, Any]:
    count = one.float_account
    named = (
        "filled",
        "credited",
        "brought",
        "cash",
        "cashless",
        "taken",
        "cage",
        "held",
        "closing",
        "win",
        "reconciled",
    )
    return {
        "table": one.table,
        "book": one.book,
        "coups": one.coups,
        "staked": one.staked,
        "happened": dict(one.happened),
        "remedies": [
            {"slip": slip, "remedy": remedy, "clauses": under, "times": times}
            for (_, slip, remedy, under), times in one.remedied.items()
        ],
        "float": {name: getattr(count, name) for name in named},
    }
