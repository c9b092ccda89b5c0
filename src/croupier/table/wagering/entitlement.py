"""Who may use an area that is full: a book's order of entitlement to side wagers.

It matters only where the felt or the book limits how many wagers lie on one area. Start at `give_way`.
"""

from __future__ import annotations

from croupier.clauses import Clauses, Reason, Refusal, Silent, together
from croupier.coup import Side, grouped
from croupier.rulebooks import procedure as pr
from croupier.table.acts import made
from croupier.table.commands import Command
from croupier.table.events import Event
from croupier.table.rules import Rules
from croupier.table.state import Down, Table
from croupier.table.wagering.records import WagerGaveWay
from croupier.table.wagering.stacks import same_wager


def give_way(table: Table, command: Command, rules: Rules, down: Down) -> tuple[tuple[Event, ...], Clauses] | Refusal:
    """Room for a wager on its area: there is some, or one with a lesser claim gives way to it."""
    if rules.capacity is None and not rules.layout.most_wagers_clauses:
        return (), ()  # any number fits, and nothing is said of sharing
    on_it = [one for one in table.coup.wagers.values() if one.wager == down.wager and one.place == down.place]
    if not on_it or down.place == 0:
        return (), ()
    wagers = list(grouped(on_it, lambda one: same_wager(rules, one)))
    if any(same_wager(rules, one) == same_wager(rules, down) for one in on_it):
        return (), ()  # chips that join a wager take no further place
    if rules.capacity is None or len(wagers) < rules.capacity:
        return (), rules.layout.most_wagers_clauses
    full = Refusal(
        Reason.AREA_FULL,
        rules.layout.most_wagers_clauses or rules.clauses_for(rules.layout, down.wager),
        {"wager": down.wager, "place": down.place, "capacity": rules.capacity},
    )
    claims = rules.book.wagering.claim
    if isinstance(claims, Silent) or rules.backs(down.wager):
        return full
    mine, under = claim_of(table, rules, claims, down)
    weakest = max(wagers, key=lambda one: (claim_of(table, rules, claims, one[0])[0], one[0].number))
    theirs, less = claim_of(table, rules, claims, weakest[0])
    if theirs <= mine:
        return Refusal(full.reason, together(full.clauses, under), full.facts)
    cited = together(full.clauses, under, less)
    return tuple(WagerGaveWay(made(command), cited, one.number) for one in weakest), cited


def claim_of(table: Table, rules: Rules, claims: tuple[pr.Claim, ...], down: Down) -> tuple[int, Clauses]:
    """A wager's place in the order, the first having the best claim, and the clauses that say so."""
    side = side_of(down.wager)
    others = [one for one in table.coup.wagers.values() if one.patron == down.patron and one.number != down.number]
    for place, claim in enumerate(claims):
        if _holds(rules, claim, others, down, side):
            own = claim.player_clauses if side is Side.PLAYER else claim.banker_clauses if side else ()
            return place, together(own, rules.clauses_for(claim, down.wager))
    return len(claims), ()


def _holds(rules: Rules, claim: pr.Claim, others: list[Down], down: Down, side: Side | None) -> bool:
    match claim.who:
        case "same-side":
            if side is None:  # a side wager of neither hand: a main wager on any area will do
                return any(rules.backs(one.wager) for one in others)
            return side in [rules.backs(one.wager) for one in others if one.place == down.place]
        case "main-wager":
            return any(rules.is_main(one.wager) for one in others)
        case "any-wager":
            # where the book says it for each hand, a side wager of neither hand has no such place in the order
            return bool(others) and (side is not None or not claim.player_clauses)
        case "everyone":
            return True


def side_of(wager: str) -> Side | None:
    """The hand a side wager belongs to: every such wager's name begins with it, in every book."""
    hand = wager.partition("-")[0]
    return Side(hand) if hand in ("player", "banker") else None
