"""Others' chips on the felt, as everyone at the table may see them: at which place, on what, what became of them.

No name and no id is in it, and no amount where the house shows none; whoever looks has their own elsewhere, and finds
none of them here. Nothing is shown of a contest that permits secret wagers. Start at `chips_of_others`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import TypeAlias

import msgspec
from msgspec import UnsetType

from croupier.coup import Resolution
from croupier.money import Cents
from croupier.service.wire import encode
from croupier.table import Play, Table
from croupier.table.state import Payment


class ShowsChips(StrEnum):
    """What the house lets people see of what others wager."""

    AMOUNTS = "amounts"
    CHIPS = "chips"  # that some lie there, and not how many
    NOTHING = "nothing"


class ChipsShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What others have on one bet, by the numbered place where it lies; 0 where it lies at none."""

    place: int
    wager: str
    stake: Cents = 0  # where the house shows amounts
    became: Resolution | None = None  # once it is settled, until the cards are cleared
    profit: Cents = 0  # what came to it


ChipsOfSomebody: TypeAlias = tuple[str, ChipsShown]  # with the patron's id, which is never sent


def chips_of_others(table: Table, me: str, shows: ShowsChips) -> tuple[ChipsShown, ...]:
    return others_chips(chips_of_all(table, shows), me)


def chips_of_all(table: Table, shows: ShowsChips) -> tuple[ChipsOfSomebody, ...]:
    """What lies there, and of what was settled in this coup what became of it, with whose each is."""
    contest = table.contest_now
    if shows is ShowsChips.NOTHING or (contest is not None and contest.terms.secret is not None):
        return ()
    found = (*_lying(table), *_settled(table))
    if shows is ShowsChips.AMOUNTS:
        return found
    return tuple([(whose, ChipsShown(one.place, one.wager, became=one.became)) for whose, one in found])


def others_chips(chips: Iterable[ChipsOfSomebody], me: str) -> tuple[ChipsShown, ...]:
    """Of all chips those of everyone else; what lies together is one."""
    found: dict[tuple[int, str, str], ChipsShown] = {}
    for whose, one in chips:
        if whose == me:
            continue
        key = (one.place, one.wager, one.became or "")
        found[key] = _together(found[key], one) if key in found else one
    return tuple([found[key] for key in sorted(found)])


class OthersChipsBytes:
    """The same as it is sent to one after the other: what lies there is encoded once."""

    def __init__(self, chips: tuple[ChipsOfSomebody, ...]) -> None:
        self._chips = chips
        lying: dict[tuple[int, str, str], list[ChipsOfSomebody]] = {}
        for whose, one in chips:
            lying.setdefault((one.place, one.wager, one.became or ""), []).append((whose, one))
        self._lying = [
            (frozenset([whose for whose, _ in lying[key]]), encode(others_chips(lying[key], "")[0]))
            for key in sorted(lying)
        ]

    def for_person(self, me: str) -> bytes:
        """Empty where none are shown."""
        others = [sent for whose, sent in self._lying if me not in whose]
        if len(others) < len(self._lying) and any(me in whose and len(whose) > 1 for whose, _ in self._lying):
            return encode(others_chips(self._chips, me))  # what is theirs lies together with what is another's
        return b"[" + b",".join(others) + b"]" if others else b""


def _together(one: ChipsShown, other: ChipsShown) -> ChipsShown:
    return msgspec.structs.replace(one, stake=one.stake + other.stake, profit=one.profit + other.profit)


def _lying(table: Table) -> Iterator[ChipsOfSomebody]:
    """Of this coup, and what lives on over several."""
    for down in (*table.coup.wagers.values(), *(streak.down for streak in table.streaks)):
        yield down.patron, ChipsShown(down.place, down.wager, down.stake)


def _settled(table: Table) -> Iterator[ChipsOfSomebody]:
    """A payment has no place: it is where the wager lay, or where its patron sits."""
    coup, lay = table.coup, _lay(table)
    for payment in (*coup.settled_early, *(coup.paid if coup.play is Play.SETTLED else ())):
        settled = payment.settled
        place = lay.get((payment.patron, settled.wager, payment.number), _sits(table, payment))
        chips = ChipsShown(place, settled.wager, settled.stake, settled.resolution, max(0, settled.profit))
        yield payment.patron, chips


def _lay(table: Table) -> dict[tuple[str, str, int], int]:
    """Where what the coup's settlements found on the layout lay."""
    coup = table.coup
    early = () if isinstance(coup.early, UnsetType) else coup.early
    before = () if coup.before is None else (*coup.before.wagers.values(), *(one.down for one in coup.before.streaks))
    return {(down.patron, down.wager, down.number): down.place for down in (*early, *before)}


def _sits(table: Table, payment: Payment) -> int:
    patron = table.patrons.get(payment.patron)
    return 0 if patron is None else patron.seat or 0
