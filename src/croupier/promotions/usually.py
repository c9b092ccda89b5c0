"""Who usually gives a command of a promotion: the lowest rank of the book's ladder that may.

For whoever does not say who gives it, as at the terminal. Start at `given_by`.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.clauses import Reason, Refusal
from croupier.promotions.acts import PromotionAnswer
from croupier.promotions.decide import decide
from croupier.promotions.state import Promotion
from croupier.rulebooks import Rulebook
from croupier.table import Actor, Command
from croupier.table.rules import house_of

# said to whoever is not the one to give a command: another is tried
OTHERS_MAY = (Reason.UNKNOWN_RANK, Reason.NO_RANK, Reason.RANK_TOO_LOW, Reason.NOT_FOR_ANOTHER)


def given_by(
    promotion: Promotion, command: Command, book: Rulebook, actor: str = ""
) -> tuple[Command, PromotionAnswer]:
    """The command as whoever is named gives it, else as the first rank does that may; and the answer."""
    first: tuple[Command, PromotionAnswer] | None = None
    people = [_named(actor)] if actor else [Actor(rank, rank) for rank in house_of(book).ladder]
    for person in people:
        given = replace(command, actor=person)
        answer = decide(promotion, given, book)
        first = first or (given, answer)
        if not (isinstance(answer, Refusal) and answer.reason in OTHERS_MAY):
            return given, answer
    assert first is not None, "a book has at least one rank"
    return first


def _named(actor: str) -> Actor:
    """`Kim:gaming-manager`, `gaming-manager/Kim`, or a rank alone."""
    person, colon, rank = actor.partition(":")
    if colon:
        return Actor(person, rank)
    rank, _, name = actor.partition("/")
    return Actor(name or rank, rank)
