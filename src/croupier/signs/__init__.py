"""The signs and notices of a table, to print and to show: each with its figures and the clause that asks for it."""

from croupier.signs.content import SignSheet, SignTold
from croupier.signs.make import make_signs

__all__ = ["SignSheet", "SignTold", "make_signs"]
