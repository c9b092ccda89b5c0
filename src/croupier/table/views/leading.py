"""What leads to an act that was refused: the step that would make it possible, or what has to be waited for.

A reason names candidates; each is put before the judges as it would be given, and only one that would be done now is
offered. Nothing here decides whether the refused act is right afterwards: it is judged again then. Start at `leads`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from croupier.clauses import Clauses, Reason, Refusal, together
from croupier.rulebooks import Rulebook
from croupier.table import records as r
from croupier.table.acts import ACTS
from croupier.table.authority import power
from croupier.table.commands import Command
from croupier.table.decide import decide
from croupier.table.moment import rules_here
from croupier.table.notices.announced import notice_wanted
from croupier.table.notices.judge import due
from croupier.table.rules import House, Rules, house_of
from croupier.table.state import PATRON, Actor, Instant, Table
from croupier.table.views.records import Lead, Step
from croupier.table.views.steps import next_step, said


class _Refused(msgspec.Struct, frozen=True):
    """A command, why it was refused, and where."""

    table: Table
    book: Rulebook
    command: Command
    refusal: Refusal

    @property
    def rules(self) -> Rules | None:
        return rules_here(self.table, self.book)

    @property
    def asked(self) -> tuple[str, Actor, Instant]:
        return ("", Actor(self.command.actor.id, self.command.actor.rank), self.command.at)

    def fact(self, name: str) -> str:
        return str(self.refusal.facts.get(name, ""))


class _Candidate(msgspec.Struct, frozen=True):
    command: Command
    needs: tuple[str, ...] = ()  # what someone still has to say: it is then not put before the judges


_Found: TypeAlias = Iterable[_Candidate | Lead]


def leads(table: Table, command: Command, refusal: Refusal, book: Rulebook) -> tuple[Lead, ...]:
    """For staff alone: what a patron can do is on their own screen."""
    if command.actor.rank == PATRON or (table.setup is not None and rules_here(table, book) is None):
        return ()
    refused = _Refused(table, book, command, refusal)
    found: list[Lead] = []
    for one in _by_reason(refused):
        lead = one if isinstance(one, Lead) else _offered(refused, one)
        if lead is not None and lead not in found:
            found.append(lead)
    return tuple(found)


def _by_reason(refused: _Refused) -> _Found:
    reason = refused.refusal.reason
    if reason in _CANDIDATES:
        yield from _CANDIDATES[reason](refused)
    if reason in _GO_ON:
        yield from _going_on(refused)


# --- whether a candidate would be done -----------------------------------------------------------


def _offered(refused: _Refused, candidate: _Candidate) -> Lead | None:
    """With the lowest rank that may; none where the judges refuse it to every rank."""
    command, house = candidate.command, house_of(refused.book)
    own = refused.command.actor
    for rank in _ranks(house, command, own.rank):
        given = replace(command, actor=Actor(own.id, rank))
        answer = decide(refused.table, given, refused.book) if not candidate.needs else ()
        if not isinstance(answer, Refusal):
            under = together(*(event.under for event in answer))
            return Lead(step=_step(command, rank, candidate.needs, under), yours=rank == own.rank)
    return None


def _ranks(house: House, command: Command, own: str) -> tuple[str, ...]:
    """Whoever was refused, if they are high enough; else everyone above who may."""
    least = power(house, ACTS[type(command)]).rank
    upwards = house.from_rank_up(least) if least in house.ladder else ()
    return (own, *upwards) if house.reaches(own, least) else upwards


def _step(command: Command, rank: str, needs: tuple[str, ...], under: Clauses) -> Step:
    act = ACTS[type(command)]
    return Step(command=act.name, rank=rank, facts=said(command), needs=needs, clauses=under)


# --- what each reason asks for -------------------------------------------------------------------


def _notice(refused: _Refused) -> _Found:
    """The notice of this very change."""
    rules = refused.rules
    told = None if rules is None else notice_wanted(refused.table, refused.command, rules, refused.fact("about"))
    if told is not None:
        yield _Candidate(replace(told, id=""), needs=("says",) if told.about == "limits" else ())


def _stand_on(refused: _Refused) -> _Found:
    """It stands, and not for long enough: the latest of those that tell of it."""
    rules, about = refused.rules, refused.fact("about")
    if rules is None:
        return
    standing = [due(refused.table, rules, one) for one in refused.table.notices if one.about == about]
    left = max((one.coups for one in standing if one.coups), default=None)
    until = max((one.ready for one in standing if one.ready is not None), default=None)
    if left or (until is not None and until > refused.command.at):
        yield Lead(until=until, coups=left, clauses=refused.refusal.clauses)


def _sign(refused: _Refused) -> _Found:
    rules = refused.rules
    for sign in rules.signs_to_show(refused.table)[:1] if rules is not None else ():
        yield _Candidate(r.DisplaySign(*refused.asked, sign.id))


def _thing(refused: _Refused) -> _Found:
    if thing := refused.fact("thing"):
        yield _Candidate(r.RecordApproval(*refused.asked, thing, ""), needs=("reference",))


def _approval(refused: _Refused) -> _Found:
    if act := refused.fact("act"):
        yield _Candidate(r.Approve(*refused.asked, act, refused.fact("patron")))


def _higher_rank(refused: _Refused) -> _Found:
    """The same act, by the lowest rank to which the book gives it."""
    house = house_of(refused.book)
    for rank in house.ladder:
        given = replace(refused.command, actor=Actor(refused.command.actor.id, rank))
        answer = decide(refused.table, given, refused.book)
        if not isinstance(answer, Refusal) or answer.reason not in (Reason.RANK_TOO_LOW, Reason.NOT_THEIR_CUT):
            yield Lead(step=_step(refused.command, rank, (), refused.refusal.clauses))
            return


def _commission(refused: _Refused) -> _Found:
    patron = refused.fact("patron")
    for why in ("stopping", "shoe-end"):
        yield _Candidate(r.CollectCommission(*refused.asked, patron, why))
    yield _Candidate(r.CarryCommissionOver(*refused.asked, patron))


def _surveillance(refused: _Refused) -> _Found:
    yield _Candidate(r.NotifySurveillance(*refused.asked, ""), needs=("about",))


def _patron(refused: _Refused) -> _Found:
    if patron := refused.fact("patron"):
        yield _Candidate(r.Arrive(*refused.asked, patron))


def _cut_time(refused: _Refused) -> _Found:
    until = refused.table.shoe.waits_until
    if isinstance(until, int):
        yield Lead(until=until, clauses=refused.refusal.clauses)


def _matter(refused: _Refused) -> _Found:
    """Patrons choose, or change their wagers: whoever deals may end that."""
    yield _Candidate(r.CloseOffer(*refused.asked))
    yield _Candidate(r.CloseChanges(*refused.asked))


def _cards(refused: _Refused) -> _Found:
    yield _Candidate(r.CheckCards(*refused.asked))
    for grounds in ("unfit", "handled", "after-last"):
        yield _Candidate(r.ReplaceCards(*refused.asked, grounds))


def _going_on(refused: _Refused) -> Iterator[Lead]:
    """The table's own next step: after it, or after the ones that follow it, the moment has come."""
    step = next_step(refused.table, refused.book)
    if step is None or step.command == ACTS[type(refused.command)].name:
        return
    house, own = house_of(refused.book), refused.command.actor.rank
    yield Lead(step=step, yours=house.reaches(own, step.rank))


_CANDIDATES: Final[dict[Reason, Callable[[_Refused], _Found]]] = {
    Reason.NOTICE_NOT_UP: _notice,
    Reason.NOTICE_OF_ANOTHER_CHANGE: _notice,
    Reason.NOTICE_TOO_SHORT: _stand_on,
    Reason.SIGNS_MISSING: _sign,
    Reason.THING_NOT_APPROVED: _thing,
    Reason.NOT_APPROVED: _approval,
    Reason.RANK_TOO_LOW: _higher_rank,
    Reason.NOT_THEIR_CUT: _higher_rank,
    Reason.COMMISSION_OWED: _commission,
    Reason.SURVEILLANCE_NOT_TOLD: _surveillance,
    Reason.UNKNOWN_PATRON: _patron,
    Reason.PATRONS_MAY_STILL_CUT: _cut_time,
    Reason.OFFER_OPEN: _matter,
    Reason.CHANGES_OPEN: _matter,
    Reason.CARDS_TO_CHECK: _cards,
    Reason.CHECK_FIRST: _cards,
    Reason.CARDS_TO_REPLACE: _cards,
}
# what passes when the table goes on
_GO_ON: Final = frozenset(
    {
        Reason.MATTER_OPEN,
        Reason.SHOE_ENDED,
        Reason.SHOE_NOT_READY,
        Reason.SHOE_NOT_COMMITTED,
        Reason.NOT_AT_THIS_STAGE,
        Reason.COUP_IN_PROGRESS,
        Reason.NOT_BEING_DEALT,
        Reason.WAGERS_ON_THE_LAYOUT,
        Reason.BETS_NOT_CALLED,
        Reason.BETS_NOT_CLOSED,
        Reason.BETS_CLOSED,
        Reason.WAGERING_OVER,
        Reason.WAGERING_NOT_OVER,
        Reason.CARD_STILL_DUE,
        Reason.CARDS_FACE_DOWN,
        Reason.PAIRS_NOT_SETTLED,
        Reason.NOTHING_TO_SETTLE,
        Reason.CARRIED_CARD_FIRST,
        Reason.HAND_OUT,
        Reason.HAND_TO_OFFER,
        Reason.SHOE_TO_OFFER,
        Reason.SHOE_NOT_REVEALED,
        Reason.CARDS_LEFT,
        Reason.LAST_COUP,
    }
)
