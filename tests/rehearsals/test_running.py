"""The same request gives the same sums wherever it runs; terms that cannot be rehearsed, or not exactly, say so."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from croupier import open_book
from croupier.clauses import Reason
from croupier.rehearsal.exact import needs_engine
from croupier.rehearsal.preparing import NotRehearsed, exact_unit, prepare_event
from croupier.rehearsal.request import RehearsalRequest, shared_out
from croupier.rehearsal.run import EngineNeeded, make_rehearsal, play_events, rehearse
from croupier.rehearsal.strategies import Strategy
from croupier.rehearsal.sums import RehearsalSums, quantile
from croupier.tournament.terms.schema import Length, TournamentTerms
from rehearsals.events import SHAPES, small_terms


def request(runs: int = 45, seed: int = 3, *, engine: bool = False, **parts: Any) -> RehearsalRequest:
    terms = small_terms("canberra", "top of each table, fresh banks", **parts)
    digest = open_book("canberra").digest
    return RehearsalRequest("canberra", digest, terms, shared_out(11), runs, seed, 60, engine)


def test_the_number_of_workers_changes_nothing_and_the_seed_does() -> None:
    alone = rehearse(request(), processes=1)
    assert alone.finished
    assert alone.sums.events == 45
    assert rehearse(request(), processes=2).sums.document() == alone.sums.document()
    assert rehearse(request(seed=4), processes=1).sums.document() != alone.sums.document()


def test_chunks_add_up_in_any_order_and_the_engine_counts_the_same() -> None:
    import msgspec

    encoded = msgspec.json.encode(request(4, engine=True))
    parts = [play_events(encoded, number) for number in range(4)]
    forwards, backwards = RehearsalSums(), RehearsalSums()
    for one in parts:
        forwards.add(one)
    for one in reversed(parts):
        backwards.add(one)
    by_kernel = rehearse(request(4), processes=1).sums.document()
    assert forwards.document() == backwards.document() == by_kernel
    assert sum(one["entrants"] for one in by_kernel["strategies"].values()) == 4 * 11


def test_progress_is_told_chunk_by_chunk() -> None:
    told: list[int] = []
    rehearse(request(), processes=1, tell=lambda found: told.append(found.sums.events))
    assert told[-1] == 45
    assert told == sorted(told)
    assert len(told) == 3


def test_strategies_are_shared_out() -> None:
    assert shared_out(3, {Strategy.CAUTIOUS: 2}) == (Strategy.CAUTIOUS, Strategy.CAUTIOUS, Strategy.CAUTIOUS)
    assert shared_out(7)[:5] == tuple(Strategy)


def test_stakes_are_paid_exactly_in_units() -> None:
    """A commission of five in a hundred, in chips of five cents."""
    assert exact_unit(open_book("canberra"), "commission") == 1_00


def test_quantiles_are_values_that_occur() -> None:
    counts = {0: 1, 5: 8, 9: 1}
    assert [quantile(counts, part, 10) for part in (1, 5, 9, 10)] == [0, 5, 5, 9]


# --- what is not rehearsed, or not by the kernel -------------------------------------------------


def with_rounds(book: str = "canberra", **change: Any) -> TournamentTerms:
    first, *others = SHAPES["top of each table, fresh banks"]
    terms = small_terms(book)
    return replace(terms, format=replace(terms.format, round=(replace(first, **change), *others)))


@pytest.mark.parametrize(
    ("what", "terms"),
    [
        ("shoes", with_rounds(length=Length(shoes=1))),
        ("long-session", with_rounds(length=Length(coups=90))),
        ("points", with_rounds(points=(3, 2, 1))),
        ("odd-minimum", small_terms("canberra", wagers={"least": 25_50, "most": 2500_00, "compulsory": UNSET})),
    ],
)
def test_the_kernel_says_what_needs_the_engine(what: str, terms: TournamentTerms) -> None:
    book = open_book("canberra")
    assert needs_engine(prepare_event(terms, book, 11, 60)) == (what,)
    asked = replace(request(), terms=terms)
    with pytest.raises(EngineNeeded, match=what):
        make_rehearsal(asked, book)
    assert make_rehearsal(replace(asked, engine=True), book).request.engine


def test_minutes_are_as_many_coups_as_the_pace_has() -> None:
    terms = with_rounds("crown-sydney", length=Length(minutes=30))  # a session of Canberra's is coups or shoes
    event = prepare_event(terms, open_book("crown-sydney"), 11, 40)
    assert event.coups(terms.format.round[0]) == 20


def test_more_entrants_than_the_terms_take_are_refused_with_the_clause() -> None:
    with pytest.raises(NotRehearsed) as raised:
        prepare_event(small_terms("canberra"), open_book("canberra"), 12, 60)
    assert raised.value.refusal is not None
    assert raised.value.refusal.reason is Reason.FIELD_FULL
    assert raised.value.refusal.clauses


def test_a_round_of_another_game_is_not_rehearsed() -> None:
    with pytest.raises(NotRehearsed, match="another-game"):
        prepare_event(with_rounds(game="another"), open_book("canberra"), 11, 60)
