"""Which event begins a case, adds to it or ends it: irregularities, wrong payments, restricted wagers, tellings.

Conduct and disputes are in hearing_people.py. What is not about a case is passed over. Start at `hear`.
"""

from __future__ import annotations

from typing import Final

from croupier.clauses import Clauses, Silent, together
from croupier.reports.cases import CaseFile, CaseTold, HeardAt, ReportedCase
from croupier.reports.hearing_people import hear_people
from croupier.table import records as r
from croupier.table.opening.judge import RESTRICTION

# slips that are an exposure by themselves, whatever the table had noted of the cards by then
_EXPOSING: Final = frozenset(("dealer-revealed-card", "face-up-card"))


def hear(file: CaseFile, heard: HeardAt) -> None:
    """Take in one event of the table."""
    _note_coup(file, heard)
    event = heard.event
    match event:
        case r.IrregularityReported():
            _reported(file, heard, event)
        case r.ReportWithdrawn():
            if (case := file.latest.get(event.matter)) is not None:
                case.withdrawn = True
        case r.RemedyOrdered():
            _ordered(file, heard, event)
        case r.CardsChecked():
            _checked(file, heard)
        case r.OfferMade():
            file.offer = event.offer
        case r.CoupCleared():
            file.offer = None
        case r.DummyCoupOrdered():
            _emptied(file, event)
        case r.NotificationRecorded():
            if (case := file.owing(event.matter, event.who)) is not None:
                _told(case, event.who, heard, event.channel or "", event.reference)
        case r.PaymentErrorRecorded() | r.PaymentErrorEnquired() | r.PaymentErrorRectified():
            _payment(file, heard, event)
        case r.PaymentErrorReported():
            _informed(file, heard, event)
        case r.SurveillanceNotified() | r.WagerRestricted() | r.RestrictionLifted():
            _restriction(file, heard, event)
        case _:
            hear_people(file, heard)


def _note_coup(file: CaseFile, heard: HeardAt) -> None:
    coup = heard.after.coup
    if coup.player or coup.banker:
        file.dealt.setdefault((heard.after.shoe.number, coup.number), heard.at)


def _told(case: ReportedCase, who: str, heard: HeardAt, channel: str, reference: str) -> None:
    case.told.setdefault(who, CaseTold(heard.at, heard.by, channel, reference))
    if set(case.owes) <= set(case.told):
        case.closed = heard.at


# --- irregularities ------------------------------------------------------------------------------


def _reported(file: CaseFile, heard: HeardAt, event: r.IrregularityReported) -> None:
    """Until something is ordered it owes whatever any of its remedies would."""
    matter, table = event.matter, heard.before
    case = file.begin(heard, matter.number)
    shoe = matter.shoe or table.shoe.number
    now = (table.shoe.number, table.coup.number) == (shoe, matter.coup)
    on_table = (*table.coup.player, *table.coup.banker, *matter.cards) if now else matter.cards
    seen = matter.slip in _EXPOSING or any(one.exposed for one in on_table)
    earlier = not now and (shoe, matter.coup) in file.dealt  # its result was announced
    case.put("date", file.dealt.get((shoe, matter.coup), heard.at))
    case.put("shoe", shoe)
    case.put("coup", matter.coup)
    case.put("case", matter.slip, _most_exact(event.under))
    case.put("exposed", seen or earlier)
    case.put("noticed-by", heard.by)
    case.put("remark", matter.says)
    case.put("patron", matter.patron)
    rows = heard.book.irregularities.irregularity
    if 0 <= matter.row < len(rows):
        case.owes = {id: () for remedy in rows[matter.row].remedy for id in remedy.tells}


def _ordered(file: CaseFile, heard: HeardAt, event: r.RemedyOrdered) -> None:
    case = file.latest.get(event.matter)
    if case is None:
        return
    owed = together(*(row.clauses for row in map(heard.book.duty, event.tells) if row is not None))
    before = {*owed, *_reported_under(heard)}
    own = tuple(clause for clause in event.under if clause not in before)
    case.put("option", event.remedy, _most_exact(own or event.under))
    case.put("chosen", heard.at)
    case.put("chosen-by", heard.by)
    case.owes = dict.fromkeys(event.tells, ())
    case.to_check = _orders_check(heard, event.remedy)
    case.moments.append(heard.at)


def _orders_check(heard: HeardAt, remedy: str) -> bool:
    matter, rows = heard.before.matter, heard.book.irregularities.irregularity
    row = rows[matter.row] if matter is not None and 0 <= matter.row < len(rows) else None
    return row is not None and any(one.id == remedy and "check-cards" in one.does for one in row.remedy)


def _checked(file: CaseFile, heard: HeardAt) -> None:
    """Found complete; further cards that are missing or foreign would be a case of their own, and this one open."""
    for case in file.all:
        if case.to_check:
            case.to_check = False
            case.put("checked", heard.at)
            case.put("checked-by", heard.by)
            case.moments.append(heard.at)


def _emptied(file: CaseFile, event: r.DummyCoupOrdered) -> None:
    """Patrons took back every wager that they were asked about: it was played as another option says."""
    offer = file.offer
    case = file.latest.get(offer.matter) if offer is not None else None
    if case is None or offer is None or not offer.emptied or not set(offer.emptied) <= set(event.under):
        return
    option, known = case.cell("option"), {*case.cell("case").clauses, *offer.under}
    follows = tuple(clause for clause in _most_exact(offer.emptied) if clause not in known)
    case.put("option", option.value, together(option.clauses, follows))


def _reported_under(heard: HeardAt) -> Clauses:
    """The clauses of what happened, which an order repeats beside its own."""
    matter, rows = heard.before.matter, heard.book.irregularities.irregularity
    return rows[matter.row].clauses if matter is not None and 0 <= matter.row < len(rows) else ()


def _most_exact(clauses: Clauses) -> Clauses:
    """Without those that others among them are parts of: 14.12 where 14.12.1 is there."""
    numbers = [one.number for one in clauses]
    return tuple(
        one for one in clauses if not any(other.startswith((f"{one.number}.", f"{one.number}(")) for other in numbers)
    )


# --- wrong payments ------------------------------------------------------------------------------


def _payment(
    file: CaseFile, heard: HeardAt, event: r.PaymentErrorRecorded | r.PaymentErrorEnquired | r.PaymentErrorRectified
) -> None:
    """It belongs to when the house became aware, whatever was put right later."""
    if isinstance(event, r.PaymentErrorRecorded):
        error = event.error
        case = file.begin(heard, error.number)
        case.put("coup", error.coup)
        case.put("patron", error.patron)
        case.put("wager", _wager(heard, error.coup, error.wager))
        case.put("wrong", "overpaid" if error.overpaid else "underpaid")
        case.put("due", error.due)
        case.put("paid", error.paid)
        case.put("amount", error.value)
        case.put("rectified", 0)
        case.put("open", error.value)
        case.put("noticed-by", heard.by)
        rule = heard.book.conduct.payment_errors
        if event.to_report and not isinstance(rule, Silent) and not isinstance(rule.report, Silent):
            case.owes = {rule.report.duty: ()} if rule.report.duty else {}
        return
    found = file.latest.get(event.error)
    if found is None:
        return
    if isinstance(event, r.PaymentErrorEnquired):
        found.put("intended", event.intentional)
    else:
        amount = found.cell("amount").value
        found.put("open", event.open)
        found.put("rectified", int(amount or 0) - event.open)


def _wager(heard: HeardAt, coup: int, number: int) -> str:
    """Which bet it was, where the table still has it in mind; else its number."""
    table = heard.before
    paid = (*table.coup.settled_early, *table.coup.paid) if coup == table.coup.number else ()
    past = next((one.payments for one in table.past_of_shoe if one.coup == coup), ())
    return next((one.settled.wager for one in (*paid, *past) if one.number == number), str(number))


def _informed(file: CaseFile, heard: HeardAt, event: r.PaymentErrorReported) -> None:
    """Where the book wants a notice at the end of the month, only that one tells it."""
    case, rule = file.latest.get(event.error), heard.book.conduct.payment_errors
    if case is None or isinstance(rule, Silent) or isinstance(rule.report, Silent):
        return
    if event.month_end is True or not rule.report.month_end:
        _told(case, rule.report.duty, heard, "", event.reference)


# --- side wagers that are restricted -------------------------------------------------------------


def _restriction(
    file: CaseFile, heard: HeardAt, event: r.SurveillanceNotified | r.WagerRestricted | r.RestrictionLifted
) -> None:
    """Surveillance is told first, or it is refused: the case begins with that."""
    if isinstance(event, r.SurveillanceNotified):
        if event.about.startswith(RESTRICTION) and event.under:
            case = file.begin(heard, 0)
            case.put("wager", event.about.removeprefix(RESTRICTION))
            ids = [row.id for row in heard.book.duties if row.discharged_by == "notify-surveillance"]
            case.owes = dict.fromkeys(ids, event.under)
            case.told = {id: CaseTold(heard.at, heard.by) for id in ids}
        return
    restricted = isinstance(event, r.WagerRestricted)
    for case in reversed(file.all):
        if case.cell("wager").value == event.wager and case.told and case.number == 0:
            case.put("restricted" if restricted else "lifted", heard.at)
            case.moments.append(heard.at)
            case.closed = None if restricted else heard.at
            return
