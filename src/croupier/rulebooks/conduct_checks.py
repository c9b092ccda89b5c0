"""Proving a book's chapter on conduct whole: ranks, options and whoever is told do exist, and no row stands twice.

As checks.py it notes every fault with file and key and decides nothing about play. Start at `check_conduct`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, get_args

from croupier.clauses import Silent
from croupier.rulebooks.conduct import Disputes, Excuse, PaymentErrors
from croupier.rulebooks.faults import Faults
from croupier.rulebooks.naming import check_option, resolve

if TYPE_CHECKING:
    from croupier.rulebooks.rulebook import Rulebook

_FILE = "conduct.toml"


def check_conduct(book: Rulebook, faults: Faults) -> None:
    conduct = book.conduct
    ladder = {rank.id for rank in book.authority.rank}
    outside = {role.id for role in book.authority.outside}
    forbidden = [row.id for row in conduct.breach]
    told = [row.id for row in conduct.told]
    _once(forbidden, "breach", faults)
    _once((row.id for row in conduct.power), "power", faults)
    _once(told, "told", faults)
    for breach in conduct.breach:
        resolve(breach.excused, get_args(Excuse), "excuse", _FILE, f"breach[{breach.id}].excused", faults)
    for power in conduct.power:
        key = f"power[{power.id}]"
        resolve([power.rank], ladder, "rank", _FILE, f"{key}.rank", faults)
        resolve(power.breaches, forbidden, "breach", _FILE, f"{key}.breaches", faults)
        resolve(power.tells, told, "person to tell", _FILE, f"{key}.tells", faults)
    if not isinstance(conduct.abstention, Silent):
        abstention = conduct.abstention
        resolve([abstention.rank], ladder, "rank", _FILE, "abstention.rank", faults)
        check_option(
            book, abstention.dummies_option, ("yes", "no"), _FILE, "abstention.dummies-option", faults, all=True
        )
        if abstention.coups < 1:
            faults.add(_FILE, "abstention.coups", f"{abstention.coups} coups cannot be sat out")
    if not isinstance(conduct.disputes, Silent):
        _disputes(conduct.disputes, ladder, outside, faults)
    if not isinstance(conduct.payment_errors, Silent):
        _payment_errors(book, conduct.payment_errors, ladder, outside, faults)


def _once(ids: Iterable[str], key: str, faults: Faults) -> None:
    for id, times in Counter(ids).items():
        if times > 1:
            faults.add(_FILE, f"{key}[{id}]", f"stands {times} times")


def _disputes(disputes: Disputes, ladder: set[str], outside: set[str], faults: Faults) -> None:
    resolve([disputes.rank], ladder, "rank", _FILE, "disputes.rank", faults)
    if not isinstance(disputes.review, Silent):
        resolve([disputes.review.rank], ladder, "rank", _FILE, "disputes.review.rank", faults)
        key = "disputes.review.outside"
        resolve(disputes.review.outside, outside, "role outside the ladder", _FILE, key, faults)
    if not isinstance(disputes.advice, Silent):
        resolve(disputes.advice.to, outside, "role outside the ladder", _FILE, "disputes.advice.to", faults)


def _payment_errors(book: Rulebook, errors: PaymentErrors, ladder: set[str], outside: set[str], faults: Faults) -> None:
    resolve([errors.rank], ladder, "rank", _FILE, "payment-errors.rank", faults)
    key = "payment-errors.days-option"
    check_option(book, errors.days_option, (), _FILE, key, faults)
    option = book.options.get(errors.days_option or "")
    if option and not all(value.isdecimal() for value in option.values):
        faults.add(_FILE, key, f"option {option.key!r} must be whole days")
    if not isinstance(errors.report, Silent):
        resolve([errors.report.to], outside, "role outside the ladder", _FILE, "payment-errors.report.to", faults)
        if errors.report.over < 0:
            faults.add(_FILE, "payment-errors.report.over", f"{errors.report.over} cents is no amount")
