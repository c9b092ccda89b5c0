"""Wagers outside the limits: what the book does with one below the minimum, above the maximum or off the unit.

Found in time or found late, four books give four answers, each a policy of limits.toml. Start at `treat`.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.coup import CombinedWager
from croupier.money import Cents
from croupier.table.rules import Rules
from croupier.table.state import Limit, Patron, Table


class Treatment(msgspec.Struct, frozen=True):
    """How much of a stake counts, why not all of it, and what the patron is told."""

    counts: Cents
    because: Clauses = ()
    advised: str = ""
    by: Clauses = ()  # the clauses on limits that are not the sign's, where they decided it


BELOW, ABOVE = "below-minimum", "above-maximum"
STANDS = "below-minimum-stands"  # paid or collected, and the patron is advised after the result


def own_limit(rules: Rules, patron: Patron, wager: str) -> Limit:
    """The limits that bind one patron on one wager: the sign's, or those agreed or kept."""
    limit = _combined(rules, wager) or rules.limit(wager)
    if not patron.has_own_limits:
        return limit
    minimum, maximum = limit.minimum, limit.maximum
    if patron.kept_minimum is not None and limit == rules.setup.limits:
        minimum = min(minimum, patron.kept_minimum)
    if all(id != wager for id, _ in rules.setup.wager_limits):  # a wager with limits of its own keeps them
        minimum = minimum if patron.minimum is None else patron.minimum
        maximum = maximum if patron.maximum is None else patron.maximum
    agreed = agreed_above(rules, patron, wager)
    if agreed is not None:
        maximum = agreed
    return Limit(minimum, maximum)


def agreed_above(rules: Rules, patron: Patron, wager: str) -> Cents | None:
    """The most that was arranged for a main wager above the differential, where this game has such wagers."""
    if rules.setup.differential is None or not rules.backs(wager) or isinstance(rules.terms_now.surcharge, Refusal):
        return None
    return patron.above_differential


def _combined(rules: Rules, wager: str) -> Limit | None:
    """A combined wager is limited by its parts, unless the table limits it as a whole."""
    combined = rules.terms_now.combined.get(wager)
    rule = rules.book.limits.combined_wager
    if combined is None or isinstance(rule, Silent) or rules.option(rule.option) != "parts":
        return None
    return Limit(_fits(rules, combined, least=True), _fits(rules, combined, least=False))


def _fits(rules: Rules, combined: CombinedWager, *, least: bool) -> Cents:
    """The least stake of which every part meets its minimum, or the greatest of which none exceeds its maximum."""
    if least:
        return max(-(-rules.limit(part.wager).minimum * part.share.whole // part.share.part) for part in combined.parts)
    return min(rules.limit(part.wager).maximum * part.share.whole // part.share.part for part in combined.parts)


def treat(
    table: Table, rules: Rules, patron: Patron, wager: str, stake: Cents, *, late: bool, stood: bool = False
) -> Treatment | Refusal:
    """`stood`: it stood before as the first below the minimum, and is no further one."""
    limit = own_limit(rules, patron, wager)
    by = _by_their_own(table, rules, patron, wager, stake, limit)
    answer = _judge(table, rules, patron, wager, stake, limit, late=late, stood=stood)
    if not by:
        return answer
    if isinstance(answer, Refusal):
        return replace(answer, clauses=together(answer.clauses, by))
    return replace(answer, by=by)


def _by_their_own(table: Table, rules: Rules, patron: Patron, wager: str, stake: Cents, limit: Limit) -> Clauses:
    """The clauses by which this patron has another minimum or maximum than the sign's, where the stake meets it."""
    sign = _combined(rules, wager) or rules.limit(wager)
    own, keeps = rules.book.limits.personal, rules.book.notices.keeps_old_minimum
    personal = () if isinstance(own, Silent) else own.wager_clauses
    cited: Clauses = ()
    if limit.minimum != sign.minimum and stake < max(limit.minimum, sign.minimum):
        kept = not isinstance(keeps, Silent) and limit.minimum == patron.kept_minimum
        cited = keeps.wager_clauses if kept and not isinstance(keeps, Silent) else personal
    elif not isinstance(keeps, Silent) and sign == rules.setup.limits and stake < sign.minimum:
        theirs = [one.kept_minimum for one in table.patrons.values() if one.kept_minimum is not None]
        cited = keeps.newcomer_clauses if any(kept <= stake for kept in theirs) else ()
    if limit.maximum != sign.maximum and stake > min(limit.maximum, sign.maximum):
        agreed = agreed_above(rules, patron, wager)
        cited = together(cited, personal if agreed is None else ())
    return cited


def _judge(
    table: Table, rules: Rules, patron: Patron, wager: str, stake: Cents, limit: Limit, *, late: bool, stood: bool
) -> Treatment | Refusal:
    if limit.minimum <= stake <= limit.maximum and rules.setup.unit is None:
        return Treatment(stake)
    facts: RefusalFacts = {
        "wager": wager,
        "stake": stake,
        "minimum": limit.minimum,
        "maximum": limit.maximum,
    }
    off = _off_the_unit(rules, stake, limit, facts)
    if off is not None and not late:
        return off
    if stake < limit.minimum:
        return _below(table, rules, patron, stake, facts, late=late, stood=stood)
    if stake > limit.maximum:
        return _above(rules, stake, limit.maximum, facts, late=late)
    return Treatment(stake)


def _off_the_unit(rules: Rules, stake: Cents, limit: Limit, facts: RefusalFacts) -> Refusal | None:
    units, unit = rules.book.limits.units, rules.setup.unit
    if unit is None or isinstance(units, Silent) or units.policy == "accept" or stake < limit.minimum:
        return None
    if (stake - (limit.minimum if units.above_minimum else 0)) % unit == 0:
        return None
    above = limit.minimum if units.above_minimum else 0
    return Refusal(Reason.NOT_IN_UNITS, units.clauses, {**facts, "unit": unit, "above": above})


def _below(
    table: Table, rules: Rules, patron: Patron, stake: Cents, facts: RefusalFacts, *, late: bool, stood: bool
) -> Treatment | Refusal:
    rule = rules.book.limits.below_minimum
    under = together(rule.late_clauses if late else rule.in_time_clauses, rule.clauses)
    match rule.late if late else rule.in_time:
        case "refuse":
            return Refusal(Reason.BELOW_MINIMUM, under, facts)
        case "first-stands":
            if not late and rules.option(rule.first_option, "stands") == "refuse":
                return Refusal(Reason.BELOW_MINIMUM, under, facts)
            if rule.advice == "after-result":
                return _first_stands(table, patron, stake, under)
            return Treatment(0 if patron.id in table.advised and not stood else stake, under, BELOW)
        case "void-below-approved":
            if stake < rules.setup.approved_minimum:
                return Treatment(0, together(rule.approved_clauses, rule.clauses), BELOW)
            return Treatment(stake, under, BELOW)
        case "valid":
            return Treatment(stake, under, BELOW)


def _first_stands(table: Table, patron: Patron, stake: Cents, under: Clauses) -> Treatment:
    """Advised after the result: wagers of one coup were all placed before it, so that they stand together."""
    mine = [down for down in table.coup.wagers.values() if down.patron == patron.id]
    stands = any(down.counts and set(under) <= set(down.because) for down in mine)
    if patron.id in table.advised and not stands:
        return Treatment(0, under, BELOW)
    return Treatment(stake, under, BELOW if table.coup.winner is not None else STANDS)


def _above(rules: Rules, stake: Cents, maximum: Cents, facts: RefusalFacts, *, late: bool) -> Treatment | Refusal:
    rule = rules.book.limits.above_maximum
    under = together(rule.late_clauses if late else rule.in_time_clauses, rule.clauses)
    match rule.late if late else rule.in_time:
        case "refuse":
            return Refusal(Reason.ABOVE_MAXIMUM, under, facts)
        case "to-maximum":
            return Treatment(maximum, under, ABOVE)
        case "valid":
            return Treatment(stake, under, ABOVE)
