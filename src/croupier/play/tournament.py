"""A tournament to hold from a script: its terms from a file, acts by their names, what is asked for and what is next.

It is the fold of its events, as on a floor; what is played at its tables comes as counts, by `record-count`. Nothing is
written anywhere. Start at `hold_tournament`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from croupier.chance.ballot import sealed, tapes_for
from croupier.chance.entropy import fresh_salt, fresh_tape
from croupier.chance.shoe import salt_of, tape_of
from croupier.clauses import Refusal, Refused
from croupier.play.acts import command_of, sound
from croupier.rulebooks import Rulebook, open_book
from croupier.table import Actor, Event, Instant
from croupier.tournament.apply import apply
from croupier.tournament.codec import TOURNAMENT_COMMANDS, decode_command, encode
from croupier.tournament.demands import Demand, checklist
from croupier.tournament.possible import ActOffered, acts_for
from croupier.tournament.state import DIRECTOR, Entrant, Tournament
from croupier.tournament.steps import TournamentStep, next_tournament_step
from croupier.tournament.terms.reading import read_terms
from croupier.tournament.terms.schema import TournamentTerms
from croupier.tournament.usually import given_by, named
from croupier.words.book import speaker_of
from croupier.words.refusals import sentence

_NOBODY_YET: Final = Actor("", "")
_BEFORE: Final = 30 * 24 * 3_600_000  # the first moment, before the start in the terms
_A_MINUTE: Final = 60_000


class TermsNotRead(ValueError):
    """A file of terms cannot be read: every fault with its line."""


def hold_tournament(
    terms: str | Path | TournamentTerms, *, name: str = "", book: Rulebook | None = None, seed: int | None = None
) -> HeldTournament:
    """A tournament with these terms (a file's path, or terms already read), begun and with its terms written.

    Its first moment is thirty days before the start that the terms have; `wait` lets time pass. `seed` makes its
    ballots repeatable.

    >>> from croupier import hold_tournament
    >>> from croupier.day.tournament_terms import demo_tournament
    >>> cup = hold_tournament(demo_tournament(1_800_000_000_000, 1_799_999_000_000), seed=1)
    >>> cup
    <Lantern Cup: crown-sydney, 0 entrants, next: appoint-director>
    >>> cup.attempt("enter", entrant="ann", paid=50_00).reason.value
    'terms-not-published'
    """
    if not isinstance(terms, TournamentTerms):
        read = read_terms(Path(terms).read_text(encoding="utf-8"))
        if read.faults:
            raise TermsNotRead("\n".join(f"{terms}, line {one.line}: {one.message}" for one in read.faults))
        terms = read.terms
    rules = open_book(terms.book) if book is None else book
    start = max(terms.details.starts - _BEFORE, 1)
    held = HeldTournament(Tournament(id=f"tournament:{name or 'held'}"), rules, start, seed)
    held.act("begin-tournament", name=terms.name)
    held.act("write-terms", terms=terms)
    return held


class HeldTournament:
    """One tournament; `hold_tournament` begins it.

    >>> from croupier import HeldTournament
    >>> def asked_for(held: HeldTournament) -> list[str]:
    ...     return [one.what for one in held.checklist if not one.done]
    """

    def __init__(self, tournament: Tournament, book: Rulebook, now: Instant, seed: int | None) -> None:
        self.tournament, self.book, self.now = tournament, book, now
        self.events: list[Event] = []
        made = (fresh_tape(), fresh_salt()) if seed is None else (tape_of(seed, 0), salt_of(seed, 0))
        self._tapes, self._salt = tapes_for(made[0], made[1], tournament.id), made[1]

    # --- what is so ------------------------------------------------------------------------------

    @property
    def entrants(self) -> dict[str, Entrant]:
        return self.tournament.entrants

    @property
    def next_step(self) -> TournamentStep | None:
        """The one act that comes next, with the facts that are known of it."""
        return next_tournament_step(self.tournament, self.book, self.now)

    @property
    def checklist(self) -> tuple[Demand, ...]:
        """What the book and the terms ask for, with clauses, and whether it was done."""
        return checklist(self.tournament, self.book)

    def possible(self, who: str = "") -> tuple[ActOffered, ...]:
        """Every act, and why it would be refused if it would: for the director, or whoever is named as in `act`."""
        director = Actor(self.tournament.director, DIRECTOR)
        return acts_for(self.tournament, self.book, (named(self.tournament, who) if who else director,))

    # --- acts ------------------------------------------------------------------------------------

    def wait(self, minutes: int) -> None:
        """Let time pass."""
        self.now += minutes * _A_MINUTE

    def until(self, moment: Instant) -> None:
        """Let time pass until a moment, in milliseconds since 1970; one that has passed changes nothing."""
        self.now = max(self.now, moment)

    def act(self, name: str, /, *, actor: str = "", **facts: Any) -> tuple[Event, ...]:
        """Do an act by its name; what happened, or the refusal raised with its sentence.

        Whoever usually does it does, unless `actor` says who: `"Kim:tournament-director"`, a rank, or an entrant.
        """
        answer = self.attempt(name, actor=actor, **facts)
        if isinstance(answer, Refusal):
            raise Refused(answer, sentence(answer, speaker_of(self.book), at_table=True))
        return answer

    def attempt(self, name: str, /, *, actor: str = "", **facts: Any) -> tuple[Event, ...] | Refusal:
        """The same, with the refusal returned."""
        self.now = max(self.now, self.tournament.clock) + 1
        id = f"p{self.tournament.version + 1}-{self.now}"
        command = command_of(TOURNAMENT_COMMANDS, name, facts, id=id, actor=_NOBODY_YET, at=self.now)
        sound(command, name, encode, decode_command)
        _, answer = given_by(self.tournament, command, self.book, actor)
        if isinstance(answer, Refusal):
            return answer
        for event in answer:
            self.tournament = apply(self.tournament, event)
            self.events.append(event)
        return answer

    def commit_ballot(self) -> tuple[Event, ...]:
        """Commit to the tape of every ballot, before entries close and anyone knows a word."""
        return self.act("commit-ballot", commitment=sealed(self._tapes[0], self._salt, self.tournament.id).hex())

    def draw_ballot(self, session: int, *, word: str, by: str, tables: tuple[str, ...] = ()) -> tuple[Event, ...]:
        """Who sits where in a session, from the tape committed to and a word that someone gives now."""
        tape = self._tapes[self.tournament.draws]
        told: dict[str, Any] = {"tape": tape.hex(), "salt": self._salt.hex(), "word": word, "by": by, "tables": tables}
        return self.act("draw-ballot", session=session, **told)

    # --- to be seen ------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON: amounts in whole cents."""
        held = self.tournament
        return {
            "name": held.name,
            "book": self.book.id,
            "entrants": [{"entrant": one.id, "status": one.status.value} for one in held.entrants.values()],
            "ranking": [{"entrant": one.entrant, "place": one.place} for one in held.ranking],
            "prizes": [{"entrant": one.entrant, "amount": one.amount} for one in held.prizes],
            "closed": held.closed,
        }

    def __repr__(self) -> str:
        step = self.next_step
        comes = f"next: {step.act}" if step else "over"
        return f"<{self.tournament.name}: {self.book.id}, {len(self.entrants)} entrants, {comes}>"

    def _repr_html_(self) -> str:
        from html import escape

        asked = "".join(
            f"<tr><td>{'done' if one.done else 'open'}</td><td>{escape(one.what)}</td>"
            f"<td>{escape(', '.join(clause.number for clause in one.clauses))}</td></tr>"
            for one in self.checklist
        )
        table = (
            f"<table><thead><tr><th></th><th>asked for</th><th>clauses</th></tr></thead><tbody>{asked}</tbody></table>"
        )
        return f"<div><p><b>{escape(self.tournament.name)}</b>: {escape(repr(self)[1:-1])}</p>{table}</div>"
