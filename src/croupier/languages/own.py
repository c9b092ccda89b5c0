"""A book's own words in the language of a speaker: its names, its descriptions, the paraphrases of its clauses.

The book is written in English; what nobody has translated yet is told as the book has it. Start at `own`.
"""

from __future__ import annotations

from collections.abc import Callable

from croupier.languages.speaker import Speaker
from croupier.rulebooks import Rulebook
from croupier.rulebooks.translations import translation


def own(book: Rulebook, speaker: Speaker) -> Callable[[str], str]:
    """How a speaker says a text of the book."""
    texts = translation(book, speaker.language)
    return lambda text: texts.get(text, text)
