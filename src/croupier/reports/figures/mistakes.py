"""What went wrong, by kind and by who dealt: voids, irregularities, wrong payments, corrections, breaches, disputes.

Who dealt a coup is whoever drew its first cards in the period; of what was not dealt in it nobody is named. Start at
`Mistakes`.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final, Literal, TypeAlias, get_args

from croupier.languages import Message
from croupier.money import Cents
from croupier.reports.cases import HeardAt
from croupier.reports.figures.grouping import GroupKey
from croupier.reports.floor_columns import FloorColumn
from croupier.reports.report import NOTHING, ReportCell, WinCurve
from croupier.rulebooks.irregularities import SLIPS
from croupier.table import Table
from croupier.table import records as r

Mistake: TypeAlias = Literal[
    "irregularity",
    "void-coup",
    "void-past-coup",
    "void-wagers",
    "coup-reopened",
    "overpayment",
    "underpayment",
    "correction",
    "breach",
    "dispute",
]
MISTAKES: Final[tuple[str, ...]] = (*get_args(Mistake), "payment-put-right", "dispute-decided", "card-put-right")
MISTAKE_COLUMNS: Final[tuple[FloorColumn, ...]] = ("mistake", "what", "dealer", "times", "amount")

_SHOES: Final = 2  # whose coups may still turn out wrong; the log has all of them

MistakeKey: TypeAlias = tuple[GroupKey, Mistake, str, str]  # group, kind, what exactly, and who dealt


class Dealers:
    """Who dealt the coups of the latest shoes of one table."""

    def __init__(self) -> None:
        self._by_shoe: dict[int, dict[int, str]] = {}

    def note(self, heard: HeardAt) -> None:
        if isinstance(heard.event, r.CardDrawn | r.CarriedCardLaid):
            shoe, coup = heard.after.shoe.number, heard.after.coup.number
            if shoe not in self._by_shoe:
                self._by_shoe[shoe] = {}
                for old in sorted(self._by_shoe)[:-_SHOES]:
                    del self._by_shoe[old]
            self._by_shoe[shoe].setdefault(coup, heard.by)

    def of(self, coup: int) -> str:
        """Of the latest coup with this number; of none in particular, whoever dealt last."""
        for coups in (self._by_shoe[shoe] for shoe in sorted(self._by_shoe, reverse=True)):
            if coup in coups or (not coup and coups):
                return coups[coup or max(coups)]
        return ""


class Mistakes:
    def __init__(self) -> None:
        self.counts: dict[MistakeKey, list[int]] = defaultdict(lambda: [0, 0])  # how often, and for how much
        self.reported: dict[tuple[str, int], MistakeKey] = {}  # irregularities that may still be withdrawn
        self.dealers: dict[str, Dealers] = defaultdict(Dealers)

    def hear(self, key: GroupKey, heard: HeardAt) -> None:
        event, table = heard.event, heard.after.id
        self.dealers[table].note(heard)
        now = heard.before.coup.number
        match event:
            case r.IrregularityReported(matter=matter):
                found = self._add(key, heard, "irregularity", f"slip:{matter.slip}", matter.coup)
                self.reported[table, matter.number] = found
            case r.ReportWithdrawn():
                gone = self.reported.pop((table, event.matter), None)
                if gone is not None:
                    self.counts[gone][0] -= 1
            case r.RemedyOrdered():
                self.reported.pop((table, event.matter), None)
            case r.CoupVoided():
                self._add(key, heard, "void-coup", _cause(event.cause), now)
            case r.PastCoupVoided():
                self._add(key, heard, "void-past-coup", "", event.coup)
            case r.WagersVoided():
                self._add(key, heard, "void-wagers", _cause(event.cause), event.coup or now)
            case r.CoupReopened():
                self._add(key, heard, "coup-reopened", "", event.coup)
            case r.CardCorrected():
                self._add(key, heard, "correction", "mistake:card-put-right", now)
            case _:
                self._hear_people(key, heard)

    def _hear_people(self, key: GroupKey, heard: HeardAt) -> None:
        event = heard.event
        match event:
            case r.PaymentErrorRecorded(error=error):
                kind: Mistake = "overpayment" if error.overpaid else "underpayment"
                self._add(key, heard, kind, "", error.coup, error.value)
            case r.PaymentErrorRectified():
                coup = heard.before.payment_errors[event.error].coup
                self._add(key, heard, "correction", "mistake:payment-put-right", coup, event.amount)
            case r.DisputeRaised(dispute=dispute):
                self._add(key, heard, "dispute", "", dispute.coup)
            case r.DisputeDecided() if event.paid or event.taken:
                coup = heard.before.disputes[event.dispute].coup
                self._add(key, heard, "correction", "mistake:dispute-decided", coup, event.paid + event.taken)
            case r.BreachRecorded(breach=breach):
                self._add(key, heard, "breach", f"breach:{breach.kind}", breach.coup)

    def _add(self, key: GroupKey, heard: HeardAt, kind: Mistake, what: str, coup: int, amount: Cents = 0) -> MistakeKey:
        found = (key, kind, what, self.dealers[heard.after.id].of(coup))
        sums = self.counts[found]
        sums[0] += 1
        sums[1] += amount
        return found

    def stands(self, key: GroupKey, table: Table, since: int, until: int) -> None:
        """A quiet hour is no mistake."""

    def lines(self) -> list[tuple[GroupKey, list[ReportCell]]]:
        return [
            (
                key,
                [
                    ReportCell(f"mistake:{kind}"),
                    ReportCell(what) if what else NOTHING,
                    ReportCell(dealer) if dealer else NOTHING,
                    ReportCell(times),
                    ReportCell(amount) if amount else NOTHING,
                ],
            )
            for (key, kind, what, dealer), (times, amount) in sorted(self.counts.items())
            if times
        ]

    def total(self) -> list[ReportCell] | None:
        return None

    def notes(self) -> tuple[Message, ...]:
        return ()

    def curve(self) -> WinCurve | None:
        return None


def _cause(cause: str) -> str:
    return f"slip:{cause}" if cause in SLIPS else f"term:{cause}"
