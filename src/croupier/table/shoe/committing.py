"""The virtual shoe: its order fixed by a commitment, patrons' contributions to it, and what is revealed at its end.

It keeps the order of these three, so that nobody can choose the cards after the wagers. It knows no card, makes no
random number and checks no digest: chance does, and whoever verifies the log. Start at `commit_shoe`.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType

from croupier.clauses import Reason, Refusal, RefusalFacts
from croupier.table.acts import ACTS, COUP, Answer, By, act, act_when_closed, made, name_of
from croupier.table.authority import standing
from croupier.table.machine import VIRTUAL
from croupier.table.moment import ForSome, Moment
from croupier.table.rules import House, Rules, rules_of
from croupier.table.shoe.apply import pages_of
from croupier.table.shoe.cutting import while_uncut
from croupier.table.shoe.preparing import committed, not_at, uncommitted
from croupier.table.shoe.records import (
    CommitShoe,
    ContributeToShoe,
    RevealShoe,
    ShoeCommitted,
    ShoeContribution,
    ShoeRevealed,
)
from croupier.table.stages import absent, coup_not_begun, stage_is
from croupier.table.state import Actor, Stage, Table

DIGEST_DIGITS: Final = 64
SALT_DIGITS: Final = 64
TAPE_DIGITS: Final = 4096
LONGEST_CONTRIBUTION: Final = 64
PAGE_DIGITS: Final = 64  # of what a page adds: 256 bits
LONGEST_WAIT: Final = 10 * 60 * 1000  # milliseconds for patrons who may cut
MOST_CONTRIBUTIONS: Final = 64  # to one shoe: whoever comes and goes cannot make the table grow without end
_HEXADECIMAL: Final = frozenset("0123456789abcdef")


def _no_virtual_shoe(table: Table, rules: Rules) -> Refusal | None:
    return None if rules.setup.shoe == VIRTUAL else Refusal(Reason.NO_VIRTUAL_SHOE, (), {"shoe": rules.setup.shoe})


def _not_digits(what: str, text: str, digits: int) -> Refusal | None:
    if len(text) == digits and _HEXADECIMAL.issuperset(text):
        return None
    return Refusal(Reason.TEXT_NOT_POSSIBLE, (), {"what": what, "least": digits, "most": digits, "of": "hexadecimal"})


def _can_commit(m: Moment) -> bool:
    return m.accepts(CommitShoe(*m.asked, "0" * DIGEST_DIGITS))


@act(CommitShoe, By.DEALER, holds=COUP, ready=_no_virtual_shoe, chance=_can_commit)
def commit_shoe(table: Table, command: CommitShoe, rules: Rules) -> Answer:
    """Once for each shoe, after the shuffle and before the cut."""
    refusal = (
        stage_is(Stage.UNCUT, table)
        or committed(table)
        or _not_digits("commitment", command.commitment, DIGEST_DIGITS)
        or _waits_too_long(command)
    )
    return refusal or (ShoeCommitted(made(command), (), command.commitment, command.until, command.seeded or UNSET),)


def _waits_too_long(command: CommitShoe) -> Refusal | None:
    if isinstance(command.until, UnsetType) or command.at <= command.until <= command.at + LONGEST_WAIT:
        return None
    return Refusal(Reason.TIME_NOT_POSSIBLE, (), {"at": command.until})


def _can_contribute(m: Moment) -> bool:
    uncut = m.table.shoe.stage is Stage.UNCUT
    return uncut and any(m.accepts(ContributeToShoe(*m.asked, patron, "words")) for patron in m.cutters)


@act(ContributeToShoe, By.PATRON, holds=COUP, ready=_no_virtual_shoe, chance=ForSome(while_uncut, _can_contribute))
def contribute_to_shoe(table: Table, command: ContributeToShoe, rules: Rules) -> Answer:
    """Between the commitment and the cut: neither the house nor the patrons alone decide the order."""
    refusal = stage_is(Stage.UNCUT, table) or uncommitted(table, rules) or absent(table, command.patron)
    if refusal is not None:
        return refusal
    if command.source == "page":
        return _not_digits("contribution", command.contribution, PAGE_DIGITS) or _added(table, command)
    text = command.contribution
    if not (1 <= len(text) <= LONGEST_CONTRIBUTION and text.isprintable()):
        length: RefusalFacts = {"what": "contribution", "least": 1, "most": LONGEST_CONTRIBUTION, "of": "printable"}
        return Refusal(Reason.TEXT_NOT_POSSIBLE, (), length)
    return _added(table, command)


def _added(table: Table, command: ContributeToShoe) -> Answer:
    """Once in words and once by their page, each of them."""
    shoe, patron = table.shoe, command.patron
    pages, others = pages_of(shoe), [one for one, _ in shoe.contributions]
    for one in pages:
        others.remove(one)
    before = pages if command.source == "page" else others
    if len(before) >= MOST_CONTRIBUTIONS or patron in before:
        facts: RefusalFacts = {"patron": patron, "shoe": shoe.number, "most": MOST_CONTRIBUTIONS}
        return Refusal(Reason.NO_FURTHER_CONTRIBUTION, (), facts)
    return (ShoeContribution(made(command), (), patron, command.contribution, command.source),)


def _can_reveal(table: Table, house: House, actor: Actor) -> bool:
    asked = RevealShoe("", actor, table.clock, "0" * TAPE_DIGITS, "0" * SALT_DIGITS)
    return not isinstance(reveal_shoe(table, asked, house), Refusal)


@act_when_closed(RevealShoe, By.DEALER, chance=_can_reveal)
def reveal_shoe(table: Table, command: RevealShoe, house: House) -> Answer:
    """When no further card of the shoe is dealt: it ended, its cards were taken off, or the table closed."""
    refusal = (
        _nothing_to_reveal(table, house)
        or _not_digits("tape", command.tape, TAPE_DIGITS)
        or _not_digits("salt", command.salt, SALT_DIGITS)
    )
    if refusal is not None:
        return refusal
    under = standing(house, command, ACTS[RevealShoe])
    return (ShoeRevealed(made(command), under, table.unrevealed, command.tape, command.salt),)


def _nothing_to_reveal(table: Table, house: House) -> Refusal | None:
    if table.setup is None:
        if table.unrevealed:
            return None
        return Refusal(Reason.TABLE_NOT_OPEN, (), {"table": table.id, "command": name_of(RevealShoe)})
    if table.edition != house.edition:
        return Refusal(Reason.OTHER_EDITION, (), {"opened": table.edition, "given": house.edition})
    rules = rules_of(house.book, table.setup)
    refusal = _no_virtual_shoe(table, rules)
    if refusal is None and not table.to_reveal:
        refusal = not_at(table, "shoe-to-reveal")
    return refusal or coup_not_begun(table, rules) or _dummy_coup_follows(table, rules)


def _dummy_coup_follows(table: Table, rules: Rules) -> Refusal | None:
    if not table.coup.dummy or table.shoe.stage is not Stage.ENDED:
        return None
    return Refusal(Reason.DUMMY_COUP, rules.book.dealing.dummy.clauses, {"coup": table.coup.number})
