"""A promotion for tests: its terms, its people, and every command through `decide` and `apply`.

Every answer is noted (witness.py), so that a claimed clause must have been cited. A refusal must change nothing, and a
replay of what was written must give the same promotion. Start at `Promoted` and `promotion_terms`.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import witness
from croupier import Refusal, open_book
from croupier.chance.ballot import sealed, tapes_for
from croupier.clauses import Reason
from croupier.duties import Owed, owed
from croupier.promotions.acts import PROMOTION_ACTS
from croupier.promotions.apply import apply, replay_promotion
from croupier.promotions.codec import (
    PROMOTION_COMMANDS,
    decode_command,
    decode_promotion,
    encode,
    encode_promotion,
)
from croupier.promotions.decide import decide, power_of
from croupier.promotions.owing import open_promotion_duties
from croupier.promotions.possible import promotion_acts_for
from croupier.promotions.rules import promotion_rules
from croupier.promotions.state import Promotion
from croupier.promotions.terms.schema import (
    ClaimTerms,
    DrawTerms,
    EntryConditions,
    Prize,
    PromotionDetails,
    PromotionTerms,
)
from croupier.promotions.upcast import read_event
from croupier.table import PATRON, Actor, Command, Event

NAME = "promotion:harbour"
SECOND, HOUR = 1_000, 3_600_000
STARTS = 1_900_000_000_000
CLOSES = STARTS + 100 * HOUR
DRAWN = CLOSES + HOUR
TAPE, SALT = bytes(range(32)), bytes(range(32, 64))
WATCH = Prize(what="A watch", value=500_00)


def promotion_terms(book: str, *prizes: Prize, present: bool = False, **changes: Any) -> PromotionTerms:
    """Complete, and allowed by any book that has promotions."""
    terms = PromotionTerms(
        name="Harbour Nights",
        book=book,
        available="At the desk.",
        marketing="Posters name the website.",
        nature="Things.",
        details=PromotionDetails(starts=STARTS, place="Main floor"),
        entry=EntryConditions(by=("wager", "visit", "hand"), eligibility=("Members.",), wager=50_00, closes=CLOSES),
        draw=DrawTerms(manner="Drawn from all entries.", at=DRAWN, place="Main floor", present=present),
        claim=ClaimTerms(method="At the desk.", notified="By telephone.", published="On the website."),
        prize=prizes or (WATCH,),
    )
    return replace(terms, **changes)


class Promoted:
    """One promotion under a book, its clock, and what happened so far."""

    def __init__(self, book: str) -> None:
        self.book = open_book(book)
        self.promotion = Promotion(id=NAME)
        self.events: list[Event] = []
        self.accepted: list[Command] = []
        self.at = STARTS - 200 * HOUR
        self._asked = 0

    # --- giving commands -------------------------------------------------------------------------

    def command(self, act: str, /, *, as_: str = "", **facts: Any) -> Command:
        self._asked += 1
        kind = PROMOTION_COMMANDS[act]
        if as_:
            person, _, rank = as_.partition(":")
            actor = Actor(person, rank)
        else:
            rules = promotion_rules(self.book)
            assert rules is not None
            rank = power_of(PROMOTION_ACTS[kind], rules).rank
            actor = Actor(rank, rank)
        made = kind(f"c{self._asked}", actor, self.at, **facts)
        assert decode_command(encode(made)) == made
        return made

    def answer(self, act: str, /, **facts: Any) -> tuple[Event, ...] | Refusal:
        command, before = self.command(act, **facts), self.promotion
        found = witness.note(decide(before, command, self.book))
        assert decide(before, command, self.book) == found, "deciding changes nothing"
        if isinstance(found, Refusal):
            return found
        offered = promotion_acts_for(before, self.book, command.actor, command.at)
        assert act in [one.act for one in offered if not one.reason], f"{act} was done and not offered"
        self.accepted.append(command)
        for event in found:
            assert read_event(encode(event)) == event
            self.promotion = apply(self.promotion, event)
            self.events.append(event)
        assert decode_promotion(encode_promotion(self.promotion)) == self.promotion
        assert replay_promotion(NAME, self.events) == self.promotion
        return found

    def does(self, act: str, /, **facts: Any) -> Promoted:
        found = self.answer(act, **facts)
        assert not isinstance(found, Refusal), found
        return self

    def refused(self, act: str, /, **facts: Any) -> Refusal:
        before = self.promotion
        found = self.answer(act, **facts)
        assert isinstance(found, Refusal), found
        assert self.promotion == before
        return found

    def reason(self, act: str, /, **facts: Any) -> tuple[Reason, list[str]]:
        found = self.refused(act, **facts)
        return found.reason, [one.number for one in found.clauses]

    def clauses(self) -> list[str]:
        """Of the latest event."""
        return [one.number for one in self.events[-1].under]

    # --- the usual course ------------------------------------------------------------------------

    def begin(self) -> Promoted:
        return self.does("begin-promotion", name="Harbour Nights")

    def publish(self, terms: PromotionTerms | None = None, prescribed: tuple[str, ...] = ()) -> Promoted:
        if not self.promotion.name:
            self.begin()
        self.does("write-promotion-terms", terms=terms or promotion_terms(self.book.id))
        return self.does("publish-promotion-terms", where="The desk", prescribed=prescribed)

    def submit(self) -> Promoted:
        return self.does("submit-promotion-terms", to="nicc", reference="NICC 1", channel="e-mail")

    def commit(self) -> Promoted:
        first = tapes_for(TAPE, SALT, NAME)[0]
        return self.does("commit-draw", commitment=sealed(first, SALT, NAME).hex())

    def start(self, terms: PromotionTerms | None = None) -> Promoted:
        self.publish(terms).submit().commit()
        self.at = max(self.at + 24 * HOUR, STARTS)
        return self.does("start-promotion")

    def entered(self, *people: str) -> Promoted:
        for one in people:
            self.does("enter-promotion", entrant=one, by="hand")
        return self

    def draw(self, by: str = "A", word: str = "magpie") -> Promoted:
        self.at = max(self.at, DRAWN)
        return self.does("draw-prizes", **self.tape(), by=by, word=word)

    def tape(self) -> dict[str, str]:
        tape = tapes_for(TAPE, SALT, NAME)[self.promotion.draws]
        return {"tape": tape.hex(), "salt": SALT.hex()}

    def drawn(self, *people: str, terms: PromotionTerms | None = None) -> Promoted:
        return self.start(terms).entered(*(people or ("A", "B", "C"))).draw()

    # --- what is so ------------------------------------------------------------------------------

    def winner(self, award: int = 1) -> str:
        return self.promotion.awards[award].entrant

    def owes(self) -> list[Owed]:
        return witness.note(list(owed(self.book, NAME, open_promotion_duties(self.promotion, self.book))))

    def owes_ids(self) -> list[str]:
        return [one.id for one in self.owes()]


def as_patron(person: str) -> str:
    return f"{person}:{PATRON}"
