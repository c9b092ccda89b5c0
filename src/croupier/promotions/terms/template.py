"""A file of a promotion's terms to begin with, made for a book: valid as it is. Start at `promotion_template`."""

from __future__ import annotations

from importlib import resources

from croupier.languages import Speaker
from croupier.rulebooks import Rulebook
from croupier.rulebooks.promotions import PromotionChapter
from croupier.terms.template import fill_in


def promotion_template(book: Rulebook, chapter: PromotionChapter, speaker: Speaker) -> str:
    sample = resources.files("croupier.promotions.terms") / "templates" / "draw.toml"
    return fill_in(
        sample.read_text(encoding="utf-8"),
        book,
        chapter.term,
        speaker,
        head=speaker.say("terms-promotion-template", casino=book.source.casino),
        words={"@book": book.id},
        applies=lambda body: lambda item: True,
    )
