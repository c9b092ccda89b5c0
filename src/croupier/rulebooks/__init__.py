"""The approved documents as data, one folder a book, and what loads, proves and opens them."""

from croupier.rulebooks.faults import Fault, RulebookError
from croupier.rulebooks.rulebook import Rulebook
from croupier.rulebooks.shelf import BOOKS, UnknownBook, open_book, shelf, shelf_troubles

__all__ = ["BOOKS", "Fault", "Rulebook", "RulebookError", "UnknownBook", "open_book", "shelf", "shelf_troubles"]
