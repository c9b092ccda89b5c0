"""Chance: the only place with randomness. A tape of random bytes becomes the order of a shoe."""

from croupier.chance.shoe import TAPE_BYTES, TapeTooShort, fresh_tape, next_card, order_of, tape_of

__all__ = ["TAPE_BYTES", "TapeTooShort", "fresh_tape", "next_card", "order_of", "tape_of"]
