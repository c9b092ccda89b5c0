"""The shape of irregularities.toml: what may go wrong at a table, and what the book then allows, by whom.

A row is a slip in the dealer's words, the circumstances in which it fits, and its remedies. The live table holds one
small function for each circumstance and each effect. A key in a file is the field's name in kebab-case.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from croupier.clauses import Clauses, Silent
from croupier.rulebooks.provision import Prose, Provision
from croupier.rulebooks.provisions import ALL

Slip: TypeAlias = Literal[
    # the shoe and its cards
    "burn-omitted",
    "face-up-card",
    "excess-card",
    "wrong-cards",
    "sequence-revealed",
    "bad-cut",
    "no-shuffle",
    "shuffler-fault",
    # the deal
    "no-wagers",
    "card-to-wrong-hand",
    "wrong-order",
    "order-unknown",
    "third-card-to-player",
    "third-card-to-banker",
    "card-omitted",
    "error-found-late",
    # the hands and who has them
    "hand-to-wrong-area",
    "hand-to-wrong-person",
    "dealer-revealed-card",
    # wagers and results
    "changes-asked",
    "late-tail-too-soon",
    "wrong-variation-settled",
    "scanner-disagrees",
    "display-disagrees",
    # the game as a whole
    "game-disrupted",
    "fraud",
]

Circumstance: TypeAlias = Literal[
    "card-exposed",  # the card concerned has been seen
    "card-unexposed",
    "none-exposed",  # of the coup's cards
    "some-exposed",
    "first-coup",  # the shoe's first coup is not complete
    "later-coup",
    "last-coup",  # no further coup is open to wagers
    "not-last-coup",
    "first-card",  # no card of the coup is out
    "later-card",
    "banker-draws",
    "banker-stands",
    "dealer-has-shoe",
    "no-wagers",
    "coup-in-hand",  # wagers, cards or payments of a coup are there to be returned
    "between-coups",
    "next-coup-not-begun",  # no card is out since the coup it is about was complete, and its shoe is there yet
    "nothing-dealt-since",  # no card is out since the coup it is about was complete, of its shoe or of the next
    "past-coup",  # it is about a coup that is complete, of this shoe or an earlier one
    "play-begun",  # a card of the shoe was dealt, or taken out for a coup
    "on-player",  # a card of Banker's lay on the Player hand
    "on-banker",  # a card of Player's lay on the Banker hand
    "third-card",  # the card concerned came after the first four
    "unopened",  # no card of the coup is exposed; one that a patron has and has not opened is not
    "scanning-shoe",  # the cards come from a shoe that scans them
    "run-not-established",  # on the side of the Dragon Tail concerned
    "earlier-coup",  # it is about a coup whose cards were cleared
    "result-announced",  # the result of the coup it is about was announced, and its cards lie there still
    "after-result",  # the same, or its cards are cleared and the next coup has not begun
    "card-stray",  # one that came out of turn is told with the report
]

# how late it may come to light: once the result is announced and the cards lie there, once they are cleared and no
# card of the next coup is out, or later still
Late: TypeAlias = Literal["announced", "cleared", "later"]

Effect: TypeAlias = Literal[
    "results-stand",  # nothing changes, and the book says so
    "play-on",  # the coup goes on as it is
    "burn-stays-omitted",
    "same-cards-again",  # before it is rebuilt: its cards come out again as they lay, the burn's first
    "rebuild-first-coup",
    "reopen-coup",  # its settlement is undone and its hands are rebuilt; it goes on from there
    "card-to-its-hand",
    "card-to-banker",
    "card-begins-next-coup",
    "card-begins-dummy-coup",
    "card-discarded",
    "dummy-coup",
    "offer-removal",
    "offer-retract-or-reduce",
    "permit-changes",
    "void-coup",
    "void-past-coup",
    "reverse-past-coup",  # whatever it paid or took, of wagers over several coups too
    "reverse-past-coup-forfeiting",
    "reverse-past-wager",  # one of its wagers alone
    "void-coup-forfeiting",  # and whoever spoiled the game loses their wagers
    "void-wager",
    "end-shoe",
    "end-shoe-after-coup",
    "condemn-cards",
    "check-cards",
]

SLIPS: tuple[str, ...] = get_args(Slip)
EFFECTS: tuple[str, ...] = get_args(Effect)


class Remedy(Provision, frozen=True):
    """What may be done about it: the effects in their order, who may order it, and who must be told."""

    id: str
    about: Prose
    rank: str
    does: tuple[Effect, ...]  # what is done, in this order
    clauses: Clauses
    two_people: bool = False  # whoever reported it cannot order this
    all_agree: bool = False  # every patron at the table agrees to it
    tells: tuple[str, ...] = ()
    emptied_clauses: Clauses = ()  # by which a dummy coup follows where every patron took the wager back
    # where it permits changes: by which a wager is placed, altered and withdrawn then
    placed_clauses: Clauses = ()
    altered_clauses: Clauses = ()
    withdrawn_clauses: Clauses = ()


class Irregularity(Provision, frozen=True):
    """The first row of a slip whose circumstances are met is the one that holds."""

    slip: Slip  # what went wrong, as a dealer reports it
    about: Prose
    clauses: Clauses
    remedy: tuple[Remedy, ...]
    when: tuple[Circumstance, ...] = ()  # the circumstances that must all be met
    where_option: str = ""  # only where the table chose so: `key=value`
    variations: tuple[str, ...] = ALL  # only in these
    late: tuple[Late, ...] = ()  # and also where it comes to light so late


class WhoIsTold(Provision, frozen=True):
    """Someone who is told of what happened, and how."""

    id: str
    about: Prose
    clauses: Clauses


class SecondPerson(Provision, frozen=True):
    """The house's own control: whether `two-people` holds is the table's choice, and no clause is cited for it."""

    option: str
    reading: str


class Irregularities(Provision, frozen=True):
    irregularity: tuple[Irregularity, ...] = ()
    told: tuple[WhoIsTold, ...] = ()  # in editions from before duties.toml
    kept: Clauses = ()  # by which a complete coup may still be void
    kept_coups: int = 0  # how many are kept while the table is open, from shoe to shoe; else those of the shoe
    keeping_cites: bool = True  # also when a table opens and nothing is void yet
    carried_apart: bool = False  # each card kept for the next coup is laid by the clauses of its own slip
    # in editions from before it: always, under the remedy's clauses
    second_person: SecondPerson | Silent = Silent("irregularities.toml: second-person")

    @property
    def reopens(self) -> bool:
        """Some coup may go on again after its wagers were settled."""
        return any("reopen-coup" in remedy.does for row in self.irregularity for remedy in row.remedy)

    @property
    def reopens_cleared(self) -> bool:
        """It may though its cards are in the rack: it is kept as it lay until the next one begins."""
        rows = (row for row in self.irregularity if "cleared" in row.late or "next-coup-not-begun" in row.when)
        return any("reopen-coup" in remedy.does for row in rows for remedy in row.remedy)
