"""A table that keeps results only, for floors that want no more than a scoreboard: who won, pairs, a natural.

No document has such a table: nothing here cites a clause, no rule of the game is applied, and no chip moves. What
belongs to cards, wagers and people's chips is refused there. Start at `record_result`; `not_here` is what is refused.
"""

from __future__ import annotations

from typing import Final

from croupier.cards import CARDS_IN_A_DECK
from croupier.clauses import Reason, Refusal, RefusalFacts
from croupier.table.acts import NOTHING, Act, Answer, By, Listed, act, made
from croupier.table.moment import Moment, bare
from croupier.table.results.records import (
    BeginResults,
    CorrectResult,
    EndResults,
    KeepResultsOnly,
    RecordResult,
    ResultCorrected,
    ResultRecorded,
    ResultsBegun,
    ResultsEnded,
    ResultsOnlyKept,
    ResultTakenBack,
    TakeBackResult,
)
from croupier.table.results.state import KeptResult, ResultsOnly
from croupier.table.rules import Rules
from croupier.table.stages import coup_not_begun
from croupier.table.state import Stage, Table

LEAST_CARDS: Final = 4  # of a coup: with these the most coups of a shoe are counted
# what has no place at such a table; what is owed from before is still settled there
_WITH_CARDS: Final = frozenset({"people", "shoe", "wagering", "dealing", "payment", "irregularities", "contest"})


# --- what is refused -----------------------------------------------------------------------------


def is_apart(act: Act) -> bool:
    """Whether an act belongs to cards, wagers or chips of people."""
    return act.chapter in _WITH_CARDS and not (act.when_closed or act.closed_too)


def not_here(table: Table, act: Act) -> Refusal | None:
    """Why an act has no place at a table that keeps results only."""
    if table.results_kept is None or not is_apart(act):
        return None
    return Refusal(Reason.RESULTS_ONLY, (), {"command": act.name})


def _kept(table: Table, rules: Rules) -> Refusal | None:
    """The table keeps results only."""
    return None if table.results_kept is not None else Refusal(Reason.DEALT_WITH_CARDS, (), {"table": table.id})


def _in_play(table: Table, rules: Rules) -> Refusal | None:
    """And a shoe of them has begun."""
    return _kept(table, rules) or (None if table.shoe.stage is Stage.IN_PLAY else _stage(table, Stage.IN_PLAY))


def _stage(table: Table, *needed: Stage) -> Refusal:
    facts: RefusalFacts = {"stage": table.shoe.stage.value, "needed": tuple(one.value for one in needed)}
    return Refusal(Reason.NOT_AT_THIS_STAGE, (), facts)


# --- the table -----------------------------------------------------------------------------------


def _can_choose(m: Moment) -> bool:
    return m.accepts(KeepResultsOnly(*m.asked, on=m.table.results_kept is None))


@act(
    KeepResultsOnly,
    By.SUPERVISOR,
    holds=NOTHING,
    ready=coup_not_begun,
    chance=_can_choose,
    listed=Listed.FLOOR,
)
def keep_results_only(table: Table, command: KeepResultsOnly, rules: Rules) -> Answer:
    kept = table.results_kept is not None
    if kept is command.on:
        facts: RefusalFacts = {"command": "keep-results-only"}
        return Refusal(Reason.RESULTS_ONLY if kept else Reason.DEALT_WITH_CARDS, (), facts)
    refusal = _in_the_way(table) if command.on else None
    if refusal is None and not command.on and table.shoe.stage is Stage.IN_PLAY:
        refusal = _stage(table, Stage.NO_CARDS, Stage.ENDED)
    return refusal or (ResultsOnlyKept(made(command), (), command.on),)


def _in_the_way(table: Table) -> Refusal | None:
    """Cards, people or a contest that are there: the table is emptied before it takes neither."""
    if table.machine_deals is True:
        return Refusal(Reason.DEALT_WITH_CARDS, (), {"table": table.id, "shoe": "virtual-shoe"})
    if table.contest_now is not None:
        return Refusal(Reason.CONTEST_ON, (), {"tournament": table.contest_now.tournament})
    if table.patrons or table.streaks:
        return Refusal(Reason.TABLE_IN_USE, (), {"patrons": tuple(table.patrons)})
    return None if table.shoe.stage is Stage.NO_CARDS else _stage(table, Stage.NO_CARDS)


# --- a shoe --------------------------------------------------------------------------------------


@act(BeginResults, By.DEALER, holds=NOTHING, ready=_kept, chance=bare(BeginResults))
def begin_results(table: Table, command: BeginResults, rules: Rules) -> Answer:
    if table.shoe.stage is Stage.IN_PLAY:
        return _stage(table, Stage.NO_CARDS, Stage.ENDED)
    return (ResultsBegun(made(command), (), table.shoe.number + 1),)


@act(EndResults, By.DEALER, holds=NOTHING, ready=_in_play)
def end_results(table: Table, command: EndResults, rules: Rules) -> Answer:
    return (ResultsEnded(made(command), (), table.shoe.number, table.shoe.coups),)


# --- results -------------------------------------------------------------------------------------


def _of(table: Table) -> ResultsOnly:
    return table.results_kept or ResultsOnly()


@act(RecordResult, By.DEALER, holds=NOTHING, ready=_in_play)
def record_result(table: Table, command: RecordResult, rules: Rules) -> Answer:
    """One more coup; no shoe holds more of them than its cards can make."""
    most = rules.setup.decks * CARDS_IN_A_DECK // LEAST_CARDS
    if len(_of(table).results) >= most:
        return Refusal(Reason.TOO_MANY_RESULTS, (), {"most": most, "decks": rules.setup.decks})
    return (ResultRecorded(made(command), (), _said(table.coup.number, command)),)


def _said(coup: int, command: RecordResult | CorrectResult) -> KeptResult:
    return KeptResult(coup, command.winner, command.player_pair, command.banker_pair, command.natural)


def _any_result(m: Moment) -> bool:
    return bool(_of(m.table).results)


@act(CorrectResult, By.DEALER, holds=NOTHING, ready=_in_play, chance=_any_result)
def correct_result(table: Table, command: CorrectResult, rules: Rules) -> Answer:
    """What was recorded stays in the log beside what it is now."""
    results = _of(table).results
    was, now = _of(table).of(command.coup), _said(command.coup, command)
    if was is None:
        facts: RefusalFacts = {"coup": command.coup, "of": tuple(one.coup for one in (*results[:1], *results[-1:]))}
        return Refusal(Reason.UNKNOWN_RESULT, (), facts)
    if was == now:
        return Refusal(Reason.RESULT_AS_RECORDED, (), {"coup": command.coup})
    return (ResultCorrected(made(command), (), was, now),)


@act(TakeBackResult, By.DEALER, holds=NOTHING, ready=_in_play, chance=_any_result)
def take_back_result(table: Table, command: TakeBackResult, rules: Rules) -> Answer:
    results = _of(table).results
    if not results:
        return Refusal(Reason.UNKNOWN_RESULT, (), {"coup": table.coup.number, "of": ()})
    return (ResultTakenBack(made(command), (), results[-1]),)
