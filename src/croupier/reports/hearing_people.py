"""Cases of conduct, money held and disputes: which event begins one, adds to it or ends it. Start at `hear_people`."""

from __future__ import annotations

from msgspec import UNSET

from croupier.reports.cases import CaseFile, CaseTold, HeardAt, ReportedCase
from croupier.table import records as r


def hear_people(file: CaseFile, heard: HeardAt) -> None:
    event = heard.event
    match event:
        case r.BreachActedOn():
            _acted_on(file, heard, event)
        case r.WinningsSeized():
            _seized(file, heard, event)
        case r.SeizureEnded():
            _ended(file, heard, event)
        case r.DisputeRaised() | r.DisputeDecided() | r.ComplainantAdvised():
            _dispute(file, heard, event)
        case _:
            pass


def _acted_on(file: CaseFile, heard: HeardAt, event: r.BreachActedOn) -> None:
    """Every power that tells someone is a case of its own: a detention and a seizure after one breach are two."""
    if not event.tells:
        return
    known = heard.before.duties
    fresh = [id for id in event.tells if not known.about(id, event.breach)]
    if not fresh:
        return
    case = file.begin(heard, event.breach)
    breach = heard.before.breaches.get(event.breach)
    case.owes = dict.fromkeys(fresh, ())
    case.put("coup", breach.coup if breach is not None else None)
    case.put("patron", event.patron or event.who)
    case.put("breach", event.kind)
    case.put("power", event.power, event.under)
    case.put("used-by", heard.by)
    case.put("remark", event.says)


def _seized(file: CaseFile, heard: HeardAt, event: r.WinningsSeized) -> None:
    """The money of the power just used; of a power used again while money is held already, more of the same."""
    for case in reversed(file.all):
        same = case.command == heard.event.made.command
        if case.cell("patron").value == event.patron and (same or _is_held(case)):
            case.put("held", int(case.cell("held").value or 0) + event.amount)
            return


def _is_held(case: ReportedCase) -> bool:
    return case.cell("held").value is not None and case.cell("ended").value is None


def _ended(file: CaseFile, heard: HeardAt, event: r.SeizureEnded) -> None:
    """What is held of one person ends together: the sums stand at the latest seizure, the end at each."""
    of_person = [case for case in file.all if case.cell("patron").value == event.patron and _is_held(case)]
    for case in of_person:
        case.put("ended", heard.at)
        case.moments.append(heard.at)
        case.closed = heard.at
        case.told = {id: CaseTold(heard.at, heard.by) for id in case.owes}
    if of_person:
        of_person[-1].put("returned", event.returned)
        of_person[-1].put("kept", event.kept)


def _dispute(file: CaseFile, heard: HeardAt, event: r.DisputeRaised | r.DisputeDecided | r.ComplainantAdvised) -> None:
    if isinstance(event, r.DisputeRaised):
        dispute = event.dispute
        case = file.begin(heard, dispute.number)
        # logs from before duties name nobody: the book's own rows do
        rows = (row.id for row in heard.book.duties if row.discharged_by == "decide-dispute")
        case.owes = dict.fromkeys(rows if event.tells is UNSET else event.tells, ())
        case.put("coup", dispute.coup or None)
        case.put("patron", dispute.patron)
        case.put("remark", dispute.about)
        return
    found = file.latest.get(event.dispute)
    if found is None:
        return
    if isinstance(event, r.ComplainantAdvised):
        found.put("advised", " ".join((*event.to, *(("review",) if event.review else ()))))
        return
    found.put("decided", heard.at)
    found.put("decided-by", heard.by)
    found.put("decision", event.decision)
    # a review adds to what the decision before it paid or took
    found.put("paid", int(found.cell("paid").value or 0) + event.paid)
    found.put("taken", int(found.cell("taken").value or 0) + event.taken)
    found.put("accepted", event.accepted)
    found.moments.append(heard.at)
    found.closed = heard.at if event.final or event.accepted else None
