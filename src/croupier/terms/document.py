"""Terms and conditions as people read them: sections of labelled lines and tables, each with its clauses.

Made by whoever knows the terms and drawn twice, for a terminal (document_text.py) and as a page to print
(document_page.py). It decides nothing. Start at `TermsDocument`.
"""

from __future__ import annotations

import msgspec

from croupier.clauses import Clauses
from croupier.terms.changes import TermsChange
from croupier.terms.writer import TermsSection


class EditionTold(msgspec.Struct, frozen=True):
    """Which edition of the terms this is, and what it changed; `at` is when it was written, 0 where that is unknown."""

    number: int = 1
    at: int = 0
    changed: tuple[TermsChange, ...] = ()


class TermsDocument(msgspec.Struct, frozen=True):
    name: str
    casino: str
    game: str
    language: str
    sections: tuple[TermsSection, ...]
    edition: str  # of these terms, in words
    changes: tuple[str, ...]
    book: str  # the edition of the book they were checked by
    clauses: Clauses  # what prevails over what
