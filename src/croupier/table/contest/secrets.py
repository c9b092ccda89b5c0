"""What an entrant may do unseen or not at all: secret wagers, and pass cards.

A secret wager is judged when it is made and again when it is revealed, since others have wagered meanwhile. Its chips
stay where they are until then. Start at `place_secret_wager`.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent
from croupier.table.acts import COUP, Answer, By, CoupPart, act, made
from croupier.table.contest.judge import between_coups, by_staff, now
from croupier.table.contest.records import (
    PassCardUsed,
    PlaceSecretWager,
    RevealSecretWagers,
    SecretWagerLapsed,
    SecretWagerPlaced,
    SecretWagersRevealed,
    SecretWagersWithdrawn,
    UsePassCard,
    WithdrawSecretWagers,
)
from croupier.table.contest.refusals import no_new_coup, turn_over
from croupier.table.contest.standing import passes_left, secrets_left, takes_turns
from croupier.table.contest.state import Allowed
from croupier.table.events import Event
from croupier.table.moment import Moment, bare, for_patron
from croupier.table.rules import Rules
from croupier.table.stages import absent
from croupier.table.state import Down, Table
from croupier.table.wagering.judge import may_place, place_now, wagering_over, wagers_taken
from croupier.table.wagering.records import PlaceWager, WagerPlaced


def _open_to_wagers(table: Table, rules: Rules) -> Refusal | None:
    return between_coups(table, rules) or wagers_taken(table, rules)


def _not_allowed(table: Table, rules: Rules, what: str, patron: str) -> Refusal | None:
    """Why someone may not do this now: the terms have none, there is none left, or their turn is over or not come."""
    at = now(table, rules)
    secret = what == "secret-wagers"
    rule = at.chapter.wagers.secret if secret else at.chapter.wagers.pass_cards
    allowed: Allowed | None = at.contest.terms.secret if secret else at.contest.terms.pass_cards
    if allowed is None or isinstance(rule, Silent):
        return Refusal(Reason.NO_SUCH_POWER, rule.clauses, {"what": what, "book": rules.book.id})
    refusal = absent(table, patron) or no_new_coup(table, rules) or turn_over(table, rules, patron)
    if refusal is not None:
        return refusal
    if takes_turns(at) and patron != at.contest.asked:
        return Refusal(Reason.NOT_THEIR_TURN, at.chapter.wagers.turn.clauses, {"patron": patron})
    left = secrets_left(at.contest, patron) if secret else passes_left(at.contest, patron)
    if left < 1:
        facts: RefusalFacts = {"what": what, "number": allowed.number, "per": allowed.per}
        return Refusal(Reason.NONE_LEFT, rule.clauses, facts)
    return None


# --- secret wagers -------------------------------------------------------------------------------


def _can_make_secret(m: Moment) -> bool:
    table, rules, contest = m.table, m.rules, m.table.contest_now
    if contest is None or contest.terms.secret is None or m.once(wagering_over) is not None:
        return False
    here = (one for one in m.people if one in table.patrons)
    return any(_not_allowed(table, rules, "secret-wagers", one) is None for one in here)


@act(PlaceSecretWager, By.PATRON, holds=COUP, ready=_open_to_wagers, chance=_can_make_secret)
def place_secret_wager(table: Table, command: PlaceSecretWager, rules: Rules) -> Answer:
    """Judged as a wager that is placed now; nothing that is said of a refusal tells others of it."""
    refusal = wagering_over(table, rules, command.wager) or _not_allowed(table, rules, "secret-wagers", command.patron)
    if refusal is not None:
        return refusal
    at = now(table, rules)
    if command.patron in at.contest.passed:
        return Refusal(Reason.HAS_PASSED, at.chapter.wagers.pass_cards.clauses, {"patron": command.patron})
    placing = _placing(command, command.patron, command.wager, command.stake, command.place)
    placing = replace(placing, nominations=command.nominations)
    beside = _beside_own(table, command, rules)
    answer = may_place(beside, placing, rules) or place_now(beside, placing, rules)
    if isinstance(answer, Refusal):
        return answer
    down = next(event.down for event in answer if isinstance(event, WagerPlaced))
    return (SecretWagerPlaced(made(command), at.chapter.wagers.secret.clauses, replace(down, number=0)),)


def _beside_own(table: Table, command: PlaceSecretWager, rules: Rules) -> Table:
    """The table as if the owner's other secret wagers lay on it, and nobody else had any."""
    contest = now(table, rules).contest
    own = tuple(down for down in contest.secrets if down.patron == command.patron)
    beside = replace(table, contest=replace(contest, secrets=()))
    for down in own:
        placed = place_now(beside, _placing(command, down.patron, down.wager, down.stake, down.place), rules)
        for event in () if isinstance(placed, Refusal) else placed:
            beside = _after(beside, event)
    return beside


def _placing(
    command: PlaceSecretWager | RevealSecretWagers, patron: str, wager: str, stake: int, place: int | None
) -> PlaceWager:
    return PlaceWager(command.id, command.actor, command.at, patron=patron, wager=wager, stake=stake, place=place)


def _has_secrets(table: Table, patron: str) -> bool:
    contest = table.contest_now
    return contest is not None and any(down.patron == patron for down in contest.secrets)


def _can_withdraw(m: Moment) -> bool:
    return any(_has_secrets(m.table, one) and m.accepts(WithdrawSecretWagers(*m.asked, one)) for one in m.people)


@act(WithdrawSecretWagers, By.PATRON, holds=COUP, ready=between_coups, chance=_can_withdraw)
def withdraw_secret_wagers(table: Table, command: WithdrawSecretWagers, rules: Rules) -> Answer:
    at = now(table, rules)
    refusal = wagering_over(table, rules) or turn_over(table, rules, command.patron)
    if refusal is not None:
        return refusal
    if not _has_secrets(table, command.patron):
        return Refusal(Reason.NO_SECRET, at.chapter.wagers.secret.clauses, {"patron": command.patron})
    return (SecretWagersWithdrawn(made(command), at.chapter.wagers.secret.clauses, command.patron),)


@act(
    RevealSecretWagers,
    By.DEALER,
    holds=COUP,
    ready=between_coups,
    chance=bare(RevealSecretWagers),
    part=CoupPart.CALL,
    power=by_staff,
)
def reveal_secret_wagers(table: Table, command: RevealSecretWagers, rules: Rules) -> Answer:
    """Once wagering is closed, and before the first card: whatever can be placed now lies on the layout from now on."""
    at = now(table, rules)
    if not at.contest.secrets:
        return Refusal(Reason.NO_SECRET, at.chapter.wagers.secret.clauses, {"patron": ""})
    if not table.coup.bets_closed:
        return Refusal(Reason.BETS_NOT_CLOSED, rules.book.wagering.no_more_bets.clauses, {"coup": table.coup.number})
    clauses = at.chapter.wagers.secret.clauses
    events: list[Event] = [SecretWagersRevealed(made(command), clauses, at.contest.secrets)]
    after = _after(table, events[0])
    for down in at.contest.secrets:
        for event in _laid(after, command, rules, down):
            events.append(event)
            after = _after(after, event)
    return tuple(events)


def _after(table: Table, event: Event) -> Table:
    from croupier.table.apply import apply  # each wager is judged with those that were laid before it

    return apply(table, event)


def _laid(table: Table, command: RevealSecretWagers, rules: Rules, down: Down) -> tuple[Event, ...]:
    placing = _placing(command, down.patron, down.wager, down.stake, down.place)
    placing = replace(placing, nominations=down.nominations)
    answer = may_place(table, placing, rules) or place_now(table, placing, rules)
    if not isinstance(answer, Refusal):
        return answer
    clauses = answer.clauses or now(table, rules).chapter.wagers.secret.clauses
    lapsed = SecretWagerLapsed(made(command), clauses, down.patron, down.wager, down.stake, answer.reason.value)
    return (lapsed,)


# --- pass cards ----------------------------------------------------------------------------------


@act(UsePassCard, By.PATRON, holds=COUP, ready=_open_to_wagers, chance=for_patron(UsePassCard))
def use_pass_card(table: Table, command: UsePassCard, rules: Rules) -> Answer:
    """Instead of a wager: whoever has one on this coup takes it back first."""
    refusal = wagering_over(table, rules) or _not_allowed(table, rules, "pass-cards", command.patron)
    if refusal is not None:
        return refusal
    at = now(table, rules)
    lying = sum(down.patron == command.patron for down in table.coup.wagers.values())
    if lying or _has_secrets(table, command.patron):
        facts: RefusalFacts = {"wagers": lying or 1, "patrons": command.patron}
        return Refusal(Reason.WAGERS_ON_THE_LAYOUT, at.chapter.wagers.pass_cards.clauses, facts)
    if command.patron in at.contest.passed:
        return Refusal(Reason.HAS_PASSED, at.chapter.wagers.pass_cards.clauses, {"patron": command.patron})
    return (PassCardUsed(made(command), at.chapter.wagers.pass_cards.clauses, command.patron),)
