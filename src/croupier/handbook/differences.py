"""What the other books say otherwise, beside the clause that says it here.

Only what both books speak of is set side by side: what another has besides is told in its own book. Start at
`differences_of`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from croupier.clauses import Clause
from croupier.handbook.content import DifferenceTold, SaidElsewhere
from croupier.languages import Speaker
from croupier.languages.own import own
from croupier.rulebooks import Rulebook
from croupier.words.book import speaker_of
from croupier.words.compare import differences
from croupier.words.sheet import Statement

# about the paper itself, or about our own files: no rule of play
NO_RULE_OF_PLAY: Final = ("source", "options", "layouts")


def differences_of(
    book: Rulebook, others: Iterable[Rulebook], speaker: Speaker
) -> dict[Clause, tuple[DifferenceTold, ...]]:
    left_out = {speaker.say(f"terminal-topic-{topic}") for topic in NO_RULE_OF_PLAY}
    ours: dict[tuple[str, str], Statement] = {}
    found: dict[tuple[str, str], list[SaidElsewhere]] = {}
    others = tuple(others)
    houses = [one.source.casino for one in (book, *others)]
    for other in others:
        name = _called(other, speaker, alone=houses.count(other.source.casino) == 1)
        for one in differences(book, other, (speaker, speaker_of(other, speaker.language)), typed=False):
            if one.left and one.right and one.left.clauses and one.topic not in left_out and _speaks(other, one.right):
                key = (one.topic, one.thing)
                ours[key] = one.left
                theirs = SaidElsewhere(name, one.right.says, one.right.clauses)
                found.setdefault(key, []).append(theirs)
    placed: dict[Clause, list[DifferenceTold]] = {}
    for key, elsewhere in found.items():
        mine = ours[key]
        here = next((clause for clause in mine.clauses if clause in book.register), None)
        if here is not None:
            told = DifferenceTold(mine.topic, mine.thing, mine.says, tuple(elsewhere))
            placed.setdefault(here, []).append(told)
    return {clause: tuple(told) for clause, told in placed.items()}


def _called(book: Rulebook, speaker: Speaker, *, alone: bool) -> str:
    """The house's name, and which of its papers where it has several."""
    title = "" if alone else own(book, speaker)(book.source.title)
    return speaker.say("leaflet-listed", things=[one for one in (book.source.casino, title) if one])


def _speaks(book: Rulebook, statement: Statement) -> bool:
    """Whether the book says it itself: what it takes over from another is told as the other's."""
    return all(clause.book == book.id for clause in statement.clauses)
