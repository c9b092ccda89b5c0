"""A tournament's log tampered with: row by row, act by act, and by an insider who signs what they wrote.

Whatever is changed in the tournament alone contradicts its own decisions; whatever is changed in it consistently
contradicts its tables, which are in the same log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from random import Random
from typing import Any

import msgspec
import pytest

from croupier.table import records as r
from croupier.tournament import records as t
from soak import SOAK
from tampering.bench import Bench
from tampering.cup import cup
from tampering.forging import Forgery, found, signed
from tampering.mutations import MUTATIONS, expected
from tampering.test_forgers import changed_leaf, field_added, number_altered, text_altered
from tournaments import NAME

SEEDS = range(1, 101 if SOAK else 3)
TABLES = ("T1", "T2")


@pytest.fixture(scope="module")
def day(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    """Called a day and not a bench, which is the evening's."""
    folder = tmp_path_factory.mktemp("cup")
    with closing(Bench(cup(folder), folder)) as made:
        yield made


def forged(day: Bench, forgery: Forgery) -> list[tuple[str, str]]:
    """What is found although the house signed all of it: kinds, and what a link says."""
    log = forgery.log()
    heads = [head for stream in log.tables() for head in signed(log, stream, day.heads, day.evening.keys.signer)]
    findings = found(log, tuple(heads), day.key)
    assert not {"chain-broken", "head-not-met", "head-not-genuine"} & {one.kind for one in findings}
    return [(one.kind, one.why.id) for one in findings]


# --- without the key -----------------------------------------------------------------------------


def test_untouched_nothing_is_found(day: Bench) -> None:
    assert day.findings() == []
    assert set(day.tables) == {NAME, *TABLES}
    assert {head.why for head in day.heads if head.table == NAME} == {
        "session-ranked",
        "prizes-awarded",
        "tournament-closed",
        "closing",
    }


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_every_kind_of_edit_of_a_tournament_is_found_at_its_first_bad_entry(day: Bench, mutation: Any) -> None:
    for seed in SEEDS:
        before = day.rows[NAME]
        after = before.copy()
        mutation(Random(f"{seed} {mutation.__name__}"), after)
        answer = expected(before, after)
        assert answer is not None
        with day.holding({NAME: after}):
            one = day.first_finding(NAME)
        assert one is not None
        assert (one.kind, one.sequence) in answer, one.sentence()


@pytest.mark.parametrize("stream", [NAME, "T1"])
def test_a_stream_that_is_gone_is_missed(day: Bench, stream: str) -> None:
    rows = day.rows[stream]
    with day.holding({stream: type(rows)([], [])}):
        assert (stream, "table-missing") in {(one.table, one.kind) for one in day.findings()}


# --- an insider with the key ---------------------------------------------------------------------


def more(pairs: tuple[tuple[str, int], ...], by: int) -> tuple[tuple[str, int], ...]:
    (first, chips), *others = pairs
    return ((first, chips + by), *others)


def a_count_of_its_own(forgery: Forgery) -> None:
    """Also what was keyed: everything the tournament itself says of it agrees."""
    place = forgery.place_of(t.TableCounted)
    counts = more(forgery.event(place).counts, 100_00)
    forgery.replace_event(place, counts=counts)
    forgery.replace_fact(place, counts=counts)


def a_count_in_the_event_alone(forgery: Forgery) -> None:
    place = forgery.place_of(t.TableCounted)
    forgery.replace_event(place, counts=more(forgery.event(place).counts, 100_00))


def coups_that_were_not_dealt(forgery: Forgery) -> None:
    place = forgery.place_of(t.TableCounted)
    forgery.replace_event(place, entry=0)
    forgery.replace_fact(place, entry=0)
    forgery.replace_event(place, coups=4)
    forgery.replace_fact(place, coups=4)


def a_cent_of_a_prize(forgery: Forgery) -> None:
    place = forgery.place_of(t.PrizesAwarded)
    one, two, *others = forgery.event(place).prizes
    less = msgspec.structs.replace(two, amount=two.amount - 1)
    forgery.replace_event(place, prizes=(msgspec.structs.replace(one, amount=one.amount + 1), less, *others))


def a_prize_for_another(forgery: Forgery) -> None:
    place = forgery.place_of(t.PrizesAwarded)
    one, two, *others = forgery.event(place).prizes
    exchanged = (
        msgspec.structs.replace(one, entrant=two.entrant),
        msgspec.structs.replace(two, entrant=one.entrant),
    )
    forgery.replace_event(place, prizes=(*exchanged, *others))


def a_place_for_another(forgery: Forgery) -> None:
    place = forgery.place_of(t.FinalRanked)
    one, two, *others = forgery.event(place).placings
    exchanged = (msgspec.structs.replace(one, place=two.place), msgspec.structs.replace(two, place=one.place))
    forgery.replace_event(place, placings=(*exchanged, *others))


def a_seat_for_another(forgery: Forgery) -> None:
    place = forgery.place_of(t.BallotDrawn)
    one, two, *others = forgery.event(place).seats
    exchanged = (
        msgspec.structs.replace(one, entrant=two.entrant),
        msgspec.structs.replace(two, entrant=one.entrant),
    )
    forgery.replace_event(place, seats=(*exchanged, *others))


def another_word_at_the_ballot(forgery: Forgery) -> None:
    place = forgery.place_of(t.BallotDrawn)
    forgery.replace_event(place, word="another")
    forgery.replace_fact(place, word="another")


def an_entry_that_nobody_paid_for(forgery: Forgery) -> None:
    place = forgery.place_of(t.EntrantEntered)
    forgery.replace_event(place, paid=0)
    forgery.replace_fact(place, paid=0)


def a_count_left_out(forgery: Forgery) -> None:
    del forgery.acts[forgery.place_of(t.TableCounted)]


def prizes_before_the_ranking(forgery: Forgery) -> None:
    ranked, awarded = forgery.place_of(t.FinalRanked), forgery.place_of(t.PrizesAwarded)
    forgery.acts[ranked], forgery.acts[awarded] = forgery.acts[awarded], forgery.acts[ranked]


def a_table_never_designated(forgery: Forgery) -> None:
    del forgery.acts[forgery.place_of(t.TableDesignated)]


DECIDED, AGAIN = "decided-otherwise", "recomputed-otherwise"
INSIDERS: tuple[tuple[Callable[[Forgery], None], str], ...] = (
    (a_count_of_its_own, "link-broken"),
    (a_count_in_the_event_alone, DECIDED),
    (coups_that_were_not_dealt, DECIDED),
    (a_cent_of_a_prize, AGAIN),
    (a_prize_for_another, AGAIN),
    (a_place_for_another, AGAIN),
    (a_seat_for_another, AGAIN),
    (another_word_at_the_ballot, AGAIN),
    (an_entry_that_nobody_paid_for, DECIDED),
    (a_count_left_out, DECIDED),
    (prizes_before_the_ranking, DECIDED),
    (a_table_never_designated, DECIDED),
)


@pytest.mark.parametrize(("forge", "kind"), INSIDERS, ids=lambda one: getattr(one, "__name__", None))
def test_what_an_insider_writes_and_signs_is_found(day: Bench, forge: Callable[[Forgery], None], kind: str) -> None:
    forgery = Forgery(day.log, NAME, beside=TABLES)
    forge(forgery)
    assert kind in {found for found, _ in forged(day, forgery)}


def test_a_table_that_counted_otherwise_is_found_on_both_sides(day: Bench) -> None:
    """By what the table itself had decided, and by what its tournament was told."""
    forgery = Forgery(day.log, "T1", beside=("T2", NAME))
    place = forgery.place_of(r.ContestEnded)
    forgery.replace_event(place, counts=more(forgery.event(place).counts, 5))
    told = forged(day, forgery)
    assert ("link-broken", "found-link-other-chips") in told
    assert DECIDED in {kind for kind, _ in told}


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_an_insider_writes_into_an_event_of_a_tournament_is_found(day: Bench, seed: int) -> None:
    rng = Random(f"insider at a tournament {seed}")
    for _ in range(12):
        forgery = Forgery(day.log, NAME)
        place = rng.randrange(len(forgery.acts))
        body = forgery.acts[place][3][0].decode()
        changed = rng.choice([changed_leaf, changed_leaf, text_altered, number_altered, field_added])(rng, body)
        if changed == body:
            continue
        forgery.replace_body(place, changed.encode())
        log = forgery.log()
        findings = found(log, signed(log, NAME, day.heads, day.evening.keys.signer), day.key)
        assert findings, f"entry {forgery.sequence(place)}: {changed}"
        assert findings[0].sequence == forgery.sequence(place), findings[0].sentence()
