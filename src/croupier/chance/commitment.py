"""What fixes the order of a virtual shoe before the first wager: a commitment to its tape, mixed with patrons' words.

The parts of everything that is digested come with their lengths (netstrings), so that no two readings give the same
bytes. Anyone can do this again with a page of code (docs/decisions/0025). Start at `commitment` and `mixed`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from croupier.cards import CARDS_IN_A_DECK, Card
from croupier.chance.shoe import order_of
from croupier.netstrings import netstrings
from croupier.table import Table

FORMAT: Final = b"croupier-shoe/1"
CONTRIBUTIONS: Final = b"croupier-contributions/1"
CUT: Final = b"croupier-cut/1"


def shoe_id(table: Table) -> str:
    """The name of a table's shoe in its commitment: no other shoe of this log has it."""
    return f"{table.id}/{table.shoe.number}"


def commitment(tape: bytes, salt: bytes, shoe: str) -> str:
    """The SHA-256 of a tape, its salt and the shoe it is for, in hexadecimal digits."""
    return hashlib.sha256(netstrings(FORMAT, _text(shoe), salt, tape)).hexdigest()


def mixed(tape: bytes, contributions: Sequence[tuple[str, str]]) -> bytes:
    """The tape that the order is made of: each bit turned or not by a stream that the patrons' words give.

    For any words this pairs off all tapes, so that every order stays as likely as before; without words it is the tape.
    """
    if not contributions:
        return tape
    parts = (CONTRIBUTIONS, *(_text(text) for contribution in contributions for text in contribution))
    stream = hashlib.shake_256(netstrings(*parts)).digest(len(tape))
    return bytes(one ^ other for one, other in zip(tape, stream, strict=True))


def cut_place(tape: bytes, shoe: str, among: tuple[int, int]) -> int:
    """Where the machine cuts, of these places and those between them: the tape alone fixes it, before any words."""
    least, most = among
    digest = hashlib.sha256(netstrings(CUT, _text(shoe), tape)).digest()
    return least + int.from_bytes(digest, "big") % (most - least + 1)  # 256 bits: no place is favoured noticeably


def committed_order(cards: int, tape: bytes, contributions: Sequence[tuple[str, str]]) -> tuple[Card, ...]:
    """The order of a shoe before its cut."""
    return order_of(cards // CARDS_IN_A_DECK, mixed(tape, contributions))


def _text(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
