"""The change that a notice tells of, as the command that makes it: what was announced is what is offered when its time
has come, to the cent.

A notice says only what patrons need to know; everything else stays as it is. Start at `change_told_of`; the other way,
from a change to the notice that it waits for, is `notice_wanted`.
"""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from croupier.clauses import Refusal, Silent
from croupier.money import Cents
from croupier.table.commands import Command
from croupier.table.notices.apply import raised
from croupier.table.notices.judge import as_changed, highest_minimum, row_of, time_wanted
from croupier.table.notices.records import ChangeLimits, ChangeVariation, CloseTable, DisplayNotice
from croupier.table.rules import Rules
from croupier.table.state import Actor, Instant, Limit, NoticeUp, Setup, Table

MINUTE = 60_000
IN_HAND = 5_000  # milliseconds between offering a notice and putting it up


def change_told_of(rules: Rules, notice: NoticeUp, asked: tuple[str, Actor, Instant]) -> Command | None:
    """Nothing where a notice says too little: of other limits it gives no figures."""
    match notice.about:
        case "closing":
            return CloseTable(*asked)
        case "higher-minimum" if notice.minimum is not None:
            new = _risen(rules.setup, notice.bet, notice.minimum)
            return ChangeLimits(*asked, new.limits, new.wager_limits, new.differential)
        case "variation" if notice.variation:
            new = _played(rules, notice.variation)
            return ChangeVariation(*asked, new.variation, new.side_wagers, new.options)
        case _:
            return None


def _risen(setup: Setup, bet: str, minimum: Cents) -> Setup:
    """The minimum of every wager, or of one bet alone; a maximum below it rises with it."""
    if not bet:
        return replace(setup, limits=_from(setup.limits, minimum))
    own = dict(setup.wager_limits)
    own[bet] = _from(own.get(bet, setup.limits), minimum)
    return replace(setup, wager_limits=tuple(own.items()))


def _from(limit: Limit, minimum: Cents) -> Limit:
    return replace(limit, minimum=max(minimum, limit.minimum), maximum=max(minimum, limit.maximum))


def _played(rules: Rules, variation: str) -> Setup:
    """The side wagers and options of now, as far as the other variation knows them."""
    bare = replace(rules.setup, variation=variation, side_wagers=(), options=())
    options = tuple(one for one in rules.setup.options if _has(rules, replace(bare, options=(one,))))
    chosen = replace(bare, options=options)
    terms = rules.terms(chosen)
    if isinstance(terms, Refusal):
        return bare
    known = {*terms.wagers, *terms.combined, *terms.runs, *terms.tails}
    families = {run.id for run in rules.book.streaks.run}
    sides = tuple(one for one in rules.setup.side_wagers if one in known or (one in families and terms.runs))
    return replace(chosen, side_wagers=sides)


def _has(rules: Rules, setup: Setup) -> bool:
    return not isinstance(rules.terms(setup), Refusal)


def notice_wanted(table: Table, command: Command, rules: Rules, about: str) -> DisplayNotice | None:
    """The notice of this very change: with its time, a whole minute, where the book wants one on it."""
    row = row_of(rules, about)
    if isinstance(row, Silent):
        return None
    asked = (command.id, command.actor, command.at)
    needed = command.at + time_wanted(rules, row) + IN_HAND
    effect = -(-needed // MINUTE) * MINUTE if row.states_time else None
    match about, command:
        case "closing", _:
            return DisplayNotice(*asked, "closing", takes_effect=effect)
        case "limits", _:
            return DisplayNotice(*asked, "limits", takes_effect=effect)
        case "variation", ChangeVariation():
            return DisplayNotice(*asked, "variation", takes_effect=effect, variation=command.variation)
        case "higher-minimum", ChangeLimits():
            bet, minimum = _rising(table, command, rules) if row.names_bet else ("", highest_minimum(command))
            return DisplayNotice(*asked, "higher-minimum", takes_effect=effect, minimum=minimum, wager=bet or UNSET)
        case _:
            return None


def _rising(table: Table, command: ChangeLimits, rules: Rules) -> tuple[str, Cents]:
    """The first bet whose minimum rises further than any notice of it says."""
    rising = {bet: new.minimum for bet, new in raised(rules.setup, as_changed(rules.setup, command)).items()}
    up = {one.bet: one.minimum or 0 for one in table.notices if one.about == "higher-minimum"}
    untold = ((bet, minimum) for bet, minimum in rising.items() if up.get(bet, 0) < minimum)
    return next(untold, ("", command.limits.minimum))
