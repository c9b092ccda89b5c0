"""Wagers made within a coup: open only after certain first four cards, until the next card leaves the shoe.

Start at `window_closed`.
"""

from __future__ import annotations

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.coup import Facts, MainCap, Side
from croupier.ledger import Place
from croupier.money import Cents
from croupier.table.rules import Rules
from croupier.table.state import Patron, Play, Table
from croupier.table.wagering.limits import own_limit


def window_closed(table: Table, rules: Rules, patron: str, id: str, stake: Cents) -> Refusal | None:
    """Why a wager with a window cannot be placed now; nothing for every other wager."""
    wager, coup = rules.wager(id), table.coup
    if wager is None or wager.window is None:
        return None
    over = window_over(table, rules, id)
    if over is not None:
        return over
    facts = Facts.of(coup.hands())
    if not wager.window.covers(facts):
        counts: RefusalFacts = {
            "wager": id,
            "window": wager.window.asked(),
            "player": facts.player_first_two,
            "banker": facts.banker_first_two,
        }
        return Refusal(Reason.NOT_OFFERED_IN_THIS_COUP, wager.clauses, counts)
    return above_main(table, rules, patron, id, stake) if wager.capped_by_main else None


def in_its_window(rules: Rules, id: str) -> Clauses:
    """The clauses that let a wager be made within a coup, when all others lie as they lie."""
    wager, rule = rules.wager(id), rules.book.wagering.within_coup
    return () if isinstance(rule, Silent) or wager is None or wager.window is None else rule.clauses


def window_over(table: Table, rules: Rules, id: str) -> Refusal | None:
    """The moment of a wager with a window: after the first four cards lie open, before another leaves the shoe."""
    wager, coup = rules.wager(id), table.coup
    if wager is None or wager.window is None:
        return None
    if coup.play is Play.DEALING and coup.drawn == 4 and coup.all_exposed:
        return None
    return Refusal(Reason.WAGERING_OVER, wager.clauses, {"coup": coup.number, "window": wager.window.asked()})


def above_main(table: Table, rules: Rules, patron: str, id: str, stake: Cents) -> Refusal | None:
    """Not more than the patron's own main wager."""
    cap, wager = rules.terms_now.main_cap, rules.terms_now.wagers[id]
    mine = [down for down in table.coup.wagers.values() if down.patron == patron]
    mains: dict[Side, Cents] = {}
    for down in mine:  # what is at stake on each hand, be it in several wagers
        backs = rules.backs(down.wager)
        if backs is not None:
            mains[backs] = mains.get(backs, 0) + down.counts
    if not any(mains.values()) or cap is None:
        return Refusal(Reason.NEEDS_A_MAIN_WAGER, wager.clauses, {"wager": id})
    most = sum(mains.values()) if cap.value is MainCap.SUM else max(mains.values())
    already = sum(down.stake for down in mine if down.wager == id)
    if already + stake <= most:
        return None
    sums: RefusalFacts = {"wager": id, "stake": already + stake, "maximum": most}
    return Refusal(Reason.ABOVE_OWN_MAIN_WAGER, together(wager.clauses, cap.clauses), sums)


def may_still_place(table: Table, rules: Rules) -> tuple[str, ...]:
    """The patrons who could place a wager with a window at this moment: a table that deals by itself waits for them."""
    coup, windows = table.coup, [id for id in rules.offered if (kind := rules.wager(id)) and kind.window is not None]
    if not windows or coup.play is not Play.DEALING or coup.drawn != 4 or table.matter or table.offer:
        return ()
    return tuple(
        patron.id for patron in table.patrons.values() if any(_has_enough(table, rules, patron, id) for id in windows)
    )


def _has_enough(table: Table, rules: Rules, patron: Patron, id: str) -> bool:
    least = own_limit(rules, patron, id).minimum
    return (
        least <= table.ledger.balance(Place.RACK, patron.id)
        and window_closed(table, rules, patron.id, id, least) is None
    )
