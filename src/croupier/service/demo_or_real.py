"""Whether a database is a demonstration's or a real floor's: it is one from the first start on, and never the other.

The fact is kept in the database and goes with every copy. A database from before it was kept is known by what only a
demonstration leaves there: accounts that no password opens, tables that give chips away. Start at `stays_what_it_is`.
"""

from __future__ import annotations

import ipaddress
from typing import Final

import msgspec

from croupier.service.table_cards import TableCard
from croupier.store.log import LogError
from croupier.store.sql import SqlLog

FACT: Final = "floor"
DEMONSTRATION, REAL = "demonstration", "real"


class NotThisKind(LogError):
    """A demonstration's database for a real floor, or the other way round."""


def stays_what_it_is(log: SqlLog, *, demo: bool) -> None:
    """Let a floor start on this database, and remember which kind it is; raises NotThisKind."""
    known = log.fact(FACT)
    kind = known or _as_it_looks(log)
    wanted = DEMONSTRATION if demo else REAL
    if kind == DEMONSTRATION and not demo:
        raise NotThisKind(
            "this database is a demonstration's, where anyone came in as anyone: it cannot become a real floor's."
            " Name another one (--database), or start the demonstration (--demo)"
        )
    if kind == REAL and demo:
        raise NotThisKind(
            "this database is a real floor's: no demonstration is opened on it, since anyone could come in as anyone."
            " Name another one for the demonstration (--database)"
        )
    if known is None:
        log.keep_fact(FACT, wanted)


def _as_it_looks(log: SqlLog) -> str:
    """What a database is that was kept before the fact was; nothing where nothing was ever kept in it."""
    accounts, cards = log.accounts(), log.table_cards()
    if any(not hashed for _, _, hashed in accounts.values()) or any(_is_demo(card) for card in cards.values()):
        return DEMONSTRATION
    return REAL if accounts or cards or log.tables() else ""


def _is_demo(card: str) -> bool:
    """Only tables of the demonstration have automatic patrons, or welcome people with chips."""
    try:
        known = msgspec.json.decode(card, type=TableCard)
    except msgspec.DecodeError:  # verification finds it
        return False
    return bool(known.patrons or known.welcome_chips)


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach what listens here. A name other than localhost may be anywhere."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.casefold() == "localhost"
