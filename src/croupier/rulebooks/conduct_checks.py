"""Proving a book's chapter on conduct whole: ranks, options and whoever is told do exist, and no row stands twice.

As checks.py it notes every fault with file and key and decides nothing about play. Start at `check_conduct`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from croupier.clauses import Silent
from croupier.rulebooks.conduct import Disputes, Excuse, PaymentErrors
from croupier.rulebooks.duty_checks import check_told
from croupier.rulebooks.faults import Faults, PlaceInBook
from croupier.rulebooks.naming import check_once, check_option, resolve

if TYPE_CHECKING:
    from croupier.rulebooks.rulebook import Rulebook


def check_conduct(book: Rulebook, faults: Faults) -> None:
    conduct, file = book.conduct, faults.at("conduct.toml")
    ladder = {rank.id for rank in book.authority.rank}
    outside = {role.id for role in book.authority.outside}
    forbidden = [row.id for row in conduct.breach]
    check_once(forbidden, file.at("breach"))
    check_once((row.id for row in conduct.power), file.at("power"))
    check_once((row.id for row in conduct.told), file.at("told"))
    for breach in conduct.breach:
        if breach.able and breach.id != "device":
            file.at("breach").entry(breach.id).at("able").add("only a device is able to anything")
        resolve(breach.excused, get_args(Excuse), "excuse", file.at("breach").entry(breach.id).at("excused"))
    for power in conduct.power:
        here = file.at("power").entry(power.id)
        resolve([power.rank], ladder, "rank", here.at("rank"))
        resolve(power.breaches, forbidden, "breach", here.at("breaches"))
        check_told(book, power.tells, here.at("tells"))
    if not isinstance(conduct.abstention, Silent):
        abstention, here = conduct.abstention, file.at("abstention")
        resolve([abstention.rank], ladder, "rank", here.at("rank"))
        check_option(book, abstention.dummies_option, ("yes", "no"), here.at("dummies-option"), all=True)
        if abstention.coups < 1:
            here.at("coups").add(f"{abstention.coups} coups cannot be sat out")
    if not isinstance(conduct.disputes, Silent):
        _disputes(conduct.disputes, ladder, outside, file.at("disputes"))
        check_told(book, conduct.disputes.tells, file.at("disputes.tells"))
    if not isinstance(conduct.payment_errors, Silent):
        _payment_errors(book, conduct.payment_errors, ladder, outside, file.at("payment-errors"))


def _disputes(disputes: Disputes, ladder: set[str], outside: set[str], here: PlaceInBook) -> None:
    resolve([disputes.rank], ladder, "rank", here.at("rank"))
    if not isinstance(disputes.review, Silent):
        resolve([disputes.review.rank], ladder | outside, "rank", here.at("review.rank"))
        resolve(disputes.review.outside, outside, "role outside the ladder", here.at("review.outside"))
    if not isinstance(disputes.advice, Silent):
        resolve(disputes.advice.to, outside, "role outside the ladder", here.at("advice.to"))


def _payment_errors(
    book: Rulebook, errors: PaymentErrors, ladder: set[str], outside: set[str], here: PlaceInBook
) -> None:
    resolve([errors.rank], ladder, "rank", here.at("rank"))
    check_option(book, errors.days_option, (), here.at("days-option"))
    option = book.options.get(errors.days_option or "")
    if option and not all(value.isdecimal() for value in option.values):
        here.at("days-option").add(f"option {option.key!r} must be whole days")
    if not isinstance(errors.stands, Silent):
        resolve(errors.stands.between, {one.id for one in book.variations}, "variation", here.at("stands.between"))
        resolve(errors.stands.wagers, {one.id for one in book.wagers}, "wager", here.at("stands.wagers"))
    if not isinstance(errors.report, Silent):
        resolve([errors.report.to], outside, "role outside the ladder", here.at("report.to"))
        if errors.report.duty:
            resolve([errors.report.duty], book.duty_ids(), "duty", here.at("report.duty"))
        if errors.report.over < 0:
            here.at("report.over").add(f"{errors.report.over} cents is no amount")
