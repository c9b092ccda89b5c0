"""Chance: the only place with randomness. A tape of bytes becomes the order of a shoe, and anyone can check it."""

from croupier.chance.commitment import commitment, committed_order, cut_place, mixed, shoe_id
from croupier.chance.entropy import SALT_BYTES, EntropyFailed, fresh_salt, fresh_tape
from croupier.chance.fair import FairCheck, ShoeCheck, check_shoes
from croupier.chance.shoe import TAPE_BYTES, TapeTooShort, next_card, order_of, salt_of, tape_of
from croupier.chance.tapes import TapeLost, Tapes, TapesInMemory, make_tape

__all__ = [
    "SALT_BYTES",
    "TAPE_BYTES",
    "EntropyFailed",
    "FairCheck",
    "ShoeCheck",
    "TapeLost",
    "TapeTooShort",
    "Tapes",
    "TapesInMemory",
    "check_shoes",
    "commitment",
    "committed_order",
    "cut_place",
    "fresh_salt",
    "fresh_tape",
    "make_tape",
    "mixed",
    "next_card",
    "order_of",
    "salt_of",
    "shoe_id",
    "tape_of",
]
