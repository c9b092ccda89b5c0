"""A file of a tournament's terms to begin with, made for a book. The samples stand beside it (`templates/*.toml`).

Start at `make_template`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from typing import Final

from croupier.languages import Speaker
from croupier.rulebooks import Rulebook
from croupier.rulebooks.term_item import TermItem
from croupier.rulebooks.tournament import TournamentChapter
from croupier.terms.template import fill_in
from croupier.tournament.terms.items import asked
from croupier.tournament.terms.reading import read_terms

TEMPLATES: Final = ("rounds", "sit-and-go")


def make_template(book: Rulebook, chapter: TournamentChapter, kind: str, speaker: Speaker) -> str:
    sample = (resources.files("croupier.tournament.terms") / "templates" / f"{kind}.toml").read_text(encoding="utf-8")
    by_id = {one.id: one for one in chapter.term}

    def applies(body: str) -> Callable[[TermItem], bool]:
        terms = read_terms(body).terms
        return lambda item: asked(by_id[item.id], terms)

    return fill_in(
        sample,
        book,
        chapter.term,
        speaker,
        head=speaker.say("terms-template", casino=book.source.casino),
        words={"@book": book.id, "@variation": book.variations[0].id},
        applies=applies,
    )
