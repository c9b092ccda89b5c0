"""Proving a book's procedure whole: ranks, commands, approvals, wagers and options that its files name do exist.

As checks.py it notes every fault with file and key and decides nothing about play. Start at
`PROCEDURE`, the checks in their order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.clauses import Silent
from croupier.rulebooks import procedure as pr
from croupier.rulebooks import provisions as p
from croupier.rulebooks.act_names import act_names
from croupier.rulebooks.conduct_checks import check_conduct
from croupier.rulebooks.duty_checks import check_duties
from croupier.rulebooks.faults import Faults
from croupier.rulebooks.irregularity_checks import check_irregularities
from croupier.rulebooks.naming import check_once, check_option, check_toggle, resolve
from croupier.rulebooks.only_checks import check_only
from croupier.rulebooks.promotions_checks import check_promotions
from croupier.rulebooks.tournament_checks import check_tournament

if TYPE_CHECKING:
    from croupier.rulebooks.rulebook import Rulebook


def _authority(book: Rulebook, faults: Faults) -> None:
    authority, file = book.authority, faults.at("authority.toml")
    ladder, outside = {rank.id for rank in authority.rank}, {role.id for role in authority.outside}
    check_once((one.id for one in (*authority.rank, *authority.outside)), file.at("rank"))
    if not ladder:
        file.at("rank").add("a ladder needs at least one rank")
    rows: list[tuple[str, pr.Power | pr.Approval]] = [
        ("dealer", authority.dealer),
        ("supervisor", authority.supervisor),
        *((f"power.{name}", power) for name, power in authority.power.items()),
        *((f"approval.{act}", approval) for act, approval in authority.approval.items()),
    ]
    for key, row in rows:
        here = file.at(key)
        resolve([row.rank], ladder, "rank", here.at("rank"))
        if isinstance(row, pr.Power):
            resolve(row.also, outside, "role outside the ladder", here.at("also"))
    for name in authority.power:
        resolve([name.partition(":")[0]], act_names().commands, "command", file.at(f"power.{name}"))
    resolve(authority.approval, act_names().approvals, "act to approve", file.at("approval"))


def _approvals_named(book: Rulebook, faults: Faults) -> None:
    """Every approval that a provision asks for has its row in authority.toml."""
    shuffle, delivery, wagering = book.shuffle, book.dealing.delivery, book.wagering
    named: list[tuple[str, str, str | None]] = [
        ("shuffle.toml", f"burn-form.{id}", one.approval) for id, one in shuffle.burn_form.items()
    ]
    for key, rule in (("burn-shown", shuffle.burn_shown), ("burned-exposed", shuffle.burned_exposed)):
        named.append(("shuffle.toml", key, None if isinstance(rule, Silent) else rule.approval))
    if not isinstance(delivery, Silent):
        opener, without = delivery.opener, delivery.without_wager
        named.append(("dealing.toml", "delivery.opener", None if isinstance(opener, Silent) else opener.approval))
        if not isinstance(without, Silent):
            named.append(("dealing.toml", "delivery.without-wager", "receive-without-wager"))
    if not isinstance(wagering.standing, Silent) and wagering.standing.policy == "approval":
        named.append(("wagering.toml", "standing", "stand-and-wager"))
    sides = wagering.both_sides
    option = book.options.get(sides.option or "")
    if sides.policy == "approve" or (option and "approve" in option.values):
        named.append(("wagering.toml", "both-sides", "both-sides"))
    if not isinstance(book.settlement.deferral, Silent):
        named.append(("settlement.toml", "deferral", "defer-commission"))
    for file, key, act in named:
        if act is not None and act not in book.authority.approval:
            faults.at(file, key).add(f"needs the approval {act!r}, which authority.toml does not give to anyone")


def _wagers(book: Rulebook) -> set[str]:
    return {*book.wager_ids(), *(run.id for run in book.streaks.run)}


def _table(book: Rulebook, faults: Faults) -> None:
    file, table, variations = faults.at("table.toml"), book.table, {one.id for one in book.variations}
    if not isinstance(table.seats, Silent) and not 1 <= table.seats.least <= table.seats.most:
        file.at("seats").add(f"{table.seats.least} to {table.seats.most} is no range of seats")
    if not isinstance(table.venue, Silent):
        check_once((one.id for one in table.venue), file.at("venue"))
    check_once((one.id for one in table.sign), file.at("sign"))
    for sign in table.sign:
        here = file.at("sign").entry(sign.id)
        if sign.variations != p.ALL:
            resolve(sign.variations, variations, "variation", here.at("variations"))
        resolve(sign.wagers, _wagers(book), "wager", here.at("wagers"))
    for thing in () if isinstance(table.approved, Silent) else table.approved:
        here = file.at("approved").entry(thing.id)
        resolve(thing.wagers, _wagers(book), "wager", here.at("wagers"))
        if thing.variations != p.ALL:
            resolve(thing.variations, variations, "variation", here.at("variations"))
        check_option(book, thing.unless_chosen, (), here.at("unless-chosen"))


def _shuffle(book: Rulebook, faults: Faults) -> None:
    file, shuffle = faults.at("shuffle.toml"), book.shuffle
    resolve(shuffle.burn_form, {one.id for one in book.cards.burn}, "burn", file.at("burn-form"))
    asked_for = [one.requested for one in map(shuffle.burn_form.get, (one.id for one in book.cards.burn)) if one]
    if shuffle.burn_required.policy != "no" and len(asked_for) == len(book.cards.burn) > 0 and all(asked_for):
        file.at("burn-form").add("a patron has to ask for every form of the burn: where nobody does, no shoe begins")
    check_toggle(book, shuffle.burn_required, ["yes", "no"], file.at("burn-required"))
    if not isinstance(shuffle.check_replacement, Silent):
        pre_shuffled = shuffle.check_replacement.pre_shuffled_option
        check_option(book, pre_shuffled, ("yes", "no"), file.at("check-replacement.pre-shuffled-option"), all=True)
    check_once((one.grounds for one in shuffle.ordered), file.at("ordered"))


def _wagering(book: Rulebook, faults: Faults) -> None:
    file, wagering = faults.at("wagering.toml"), book.wagering
    check_toggle(book, wagering.both_sides, ["allow", "approve"], file.at("both-sides"))
    if wagering.deadline.call_closes is not None:
        check_toggle(book, wagering.deadline.call_closes, ["soft", "hard"], file.at("deadline.call-closes"))
    found = wagering.deadline.found_after_result
    check_option(book, found, ("supervisor", "dealer"), file.at("deadline.found-after-result"), all=True)
    resolve(wagering.per_option.wagers, _wagers(book), "wager", file.at("per-option.wagers"))
    if not isinstance(wagering.restriction, Silent):
        resolve(wagering.restriction, _wagers(book), "wager", file.at("restriction"))
    if not isinstance(wagering.vouchers, Silent):
        resolve(wagering.vouchers, {"table-play", "complementary"}, "voucher", file.at("vouchers"))


def _limits(book: Rulebook, faults: Faults) -> None:
    file, limits = faults.at("limits.toml"), book.limits
    below = limits.below_minimum
    combined = limits.combined_wager
    for key, option, values in (
        ("below-minimum.first-option", below.first_option, ("stands", "refuse")),
        ("below-minimum.scope-option", below.scope_option, ("table", "day")),
        ("combined-wager.option", None if isinstance(combined, Silent) else combined.option, ("parts", "combined")),
        *_reducing("differential", limits.differential),
        *_reducing("area-maximum", limits.area_maximum),
    ):
        check_option(book, option, values, file.at(key), all=True)


def _reducing(key: str, rule: pr.Reducing | Silent) -> list[tuple[str, str | None, tuple[str, ...]]]:
    if isinstance(rule, Silent):
        return []
    return [
        (f"{key}.basis-option", rule.basis_option, ("net", "gross")),
        (f"{key}.enforce-option", rule.enforce_option, ("warn", "refuse")),
    ]


def _dealing(book: Rulebook, faults: Faults) -> None:
    file, dealing = faults.at("dealing.toml"), book.dealing
    methods = {one.id for one in dealing.method}
    check_once((one.id for one in dealing.method), file.at("method"))
    if not methods:
        file.at("method").add("a book needs at least one way of dealing")
    for method in dealing.method:
        here = file.at("method").entry(method.id)
        if not method.faces:
            here.at("faces").add("needs up, down or both")
        if method.kind != "dealer-opens" and isinstance(dealing.delivery, Silent):
            here.add("hands are given to patrons, and nothing says to whom")
        if method.kind == "shoe-passed" and isinstance(dealing.shoe_holder, Silent):
            here.add("the shoe is passed to a patron, and nothing says how")
    if dealing.dummy.dealt_by is not None:
        resolve([dealing.dummy.dealt_by], methods, "method", file.at("dummy.dealt-by"))
    check_once((one.id for one in dealing.dummy.grounds), file.at("dummy.grounds"))
    check_toggle(book, dealing.dummy.counts_as_last, ["yes", "no"], file.at("dummy.counts-as-last"))
    if not isinstance(dealing.standoff_called, Silent):
        resolve(dealing.standoff_called.wagers, _wagers(book), "wager", file.at("standoff-called.wagers"))


def _notices(book: Rulebook, faults: Faults) -> None:
    file, notices = faults.at("notices.toml"), book.notices
    if not notices.variation.clauses and len(book.variations) > 1:
        file.at("variation").add("may not be silent where there are several variations to change between")
    for key, notice in (
        ("closing", notices.closing),
        ("higher-minimum", notices.higher_minimum),
        ("limits", notices.limits),
        ("variation", notices.variation),
    ):
        if isinstance(notice, Silent):
            continue
        here = file.at(key)
        if sum(one is not None for one in (notice.minutes, notice.minutes_option, notice.coups)) > 1:
            here.add("counts minutes, an option's minutes or coups: one of them")
        check_option(book, notice.count_dummies, ("yes", "no"), here.at("count-dummies"), all=True)
        check_option(book, notice.minutes_option, (), here.at("minutes-option"))
        option = book.options.get(notice.minutes_option or "")
        if option and not all(value.isdecimal() for value in option.values):
            here.at("minutes-option").add(f"option {option.key!r} must be whole minutes")


def _write_off(book: Rulebook, faults: Faults) -> None:
    """The option names ranks of the ladder."""
    here, rule = faults.at("settlement.toml", "write-off.option"), book.settlement.write_off
    if rule is None:
        return
    check_option(book, rule.option, (), here)
    ranks = {rank.id for rank in book.authority.rank}
    option = book.options.get(rule.option)
    resolve(option.values if option else (), ranks, "rank", here)


def _deferral(book: Rulebook, faults: Faults) -> None:
    here, deferral = faults.at("settlement.toml", "deferral"), book.settlement.deferral
    if isinstance(deferral, Silent):
        return
    check_option(book, deferral.rounding_option, ("down", "up"), here.at("rounding-option"), all=True)
    check_option(book, deferral.half_option, ("yes", "no"), here.at("half-option"), all=True)
    if (deferral.half_option is None) != (deferral.half is None):
        here.at("half").add("the option and the share it concerns go together")


PROCEDURE: Final = (
    _authority,
    _approvals_named,
    _table,
    _shuffle,
    _wagering,
    _limits,
    _dealing,
    _notices,
    _deferral,
    _write_off,
    check_only,
    check_irregularities,
    check_conduct,
    check_tournament,
    check_duties,
    check_promotions,
)
