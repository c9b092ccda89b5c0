"""Which acts somebody could do at a tournament now, and why they cannot do the others: before any fact is looked at.

It asks what `decide` asks first (the person, the tournament's life, what must be so before) and judges no fact. Start
at `acts_for`.
"""

from __future__ import annotations

import msgspec

from croupier.clauses import Clauses, Refusal
from croupier.rulebooks import Rulebook
from croupier.table import Actor, Command
from croupier.tournament.acts import TOURNAMENT_ACTS
from croupier.tournament.decide import decide, refused_before_facts
from croupier.tournament.rules import TournamentRules, rules_of
from croupier.tournament.state import Tournament


class ActOffered(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act, and why it would be refused whatever its facts are; nothing where that depends on them."""

    act: str
    chapter: str
    reason: str = ""
    clauses: Clauses = ()


def acts_for(tournament: Tournament, book: Rulebook, actors: tuple[Actor, ...]) -> tuple[ActOffered, ...]:
    """In the order of an event; whoever may act as several is offered what any of them may do."""
    rules = rules_of(book)
    if rules is None:
        return ()
    found: list[ActOffered] = []
    for kind, act in TOURNAMENT_ACTS.items():
        refusals = [_refused(tournament, kind, actor, rules) for actor in actors]
        refusal: Refusal | None = None if None in refusals or not refusals else refusals[-1]
        reason, clauses = (refusal.reason.value, refusal.clauses) if refusal else ("", ())
        found.append(ActOffered(act.name, act.chapter, reason, clauses))
    return tuple(found)


def _refused(tournament: Tournament, kind: type[Command], actor: Actor, rules: TournamentRules) -> Refusal | None:
    """An act that asks for no facts is judged whole."""
    if any(field.required for field in msgspec.structs.fields(kind)[len(Command.__struct_fields__) :]):
        probe = Command("", actor, tournament.clock)
        return refused_before_facts(tournament, probe, TOURNAMENT_ACTS[kind], rules, own=True)
    answer = decide(tournament, kind("", actor, tournament.clock), rules.book)
    return answer if isinstance(answer, Refusal) else None
