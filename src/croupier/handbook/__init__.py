"""A book to read: every clause in the document's order in our own words, with its tables, readings and differences."""

from croupier.handbook.content import Handbook
from croupier.handbook.make import make_handbook

__all__ = ["Handbook", "make_handbook"]
