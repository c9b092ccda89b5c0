"""A table that keeps results only: three acts a shoe, no cards, no wagers, and a record that says so."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import open_book
from croupier.clauses import Reason
from croupier.coup import Winner
from croupier.table import Actor, Event, Stage, Table, apply, possible
from croupier.table import records as r
from croupier.table.results.state import KeptResult
from croupier.table.views import Scene
from croupier.table.views.records import Phase
from croupier.transcript import Mismatch, NotATranscript, Scores, read_shoe, shoes_of, written
from croupier.verify.recompute import Recomputer
from live import Live, setup

BOOKS = ("crown-sydney", "crown-melbourne", "canberra", "star-sydney")


def keeping(book: str = "crown-sydney", *, decks: int | None = None) -> Live:
    facts: dict[str, Any] = {} if decks is None else {"decks": decks}
    return Live(book, patrons=(), ready=False, results_only=True, **facts)


def recorded(table: Live, *results: str) -> None:
    """`Bbp`: the winner, pairs, a natural."""
    for one in results:
        table.do("record-result", **of(one))


def of(text: str) -> dict[str, Any]:
    winner = {"B": Winner.BANKER, "P": Winner.PLAYER, "T": Winner.TIE}[text[0]]
    marks = text[1:]
    return {"winner": winner, "banker_pair": "b" in marks, "player_pair": "p" in marks, "natural": "n" in marks}


def board(table: Live) -> str:
    scores, before = Scores(), Table(id=table.table.id)
    for event in table.events:
        scores.hear(event, before)
        before = apply(before, event)
    return " ".join(one.text for one in scores.results)


def heard(table: Live, events: tuple[Event, ...] | None = None) -> list[str]:
    again = Recomputer(table.table.id, lambda edition: table.book)
    return [one.what for event in events or tuple(table.events) for one in again.hear(event)]


@pytest.mark.parametrize("book", BOOKS)
def test_a_shoe_of_results_fills_the_scoreboard_and_cites_nothing(book: str) -> None:
    table = keeping(book)
    opened = len(table.events)
    table.do("begin-results")
    recorded(table, "B", "Bbp", "P", "Tn", "Bn")
    table.do("end-results")
    assert board(table) == "B Bbp P Tn Bn"
    assert [event.under for event in table.events[opened:]] == [()] * 7
    assert table.table.shoe.stage is Stage.ENDED
    assert table.table.shoe.coups == 5
    assert table.table.coups == 5
    assert heard(table) == []


def test_any_result_of_the_shoe_is_corrected_and_the_old_one_stays_in_the_log() -> None:
    table = keeping()
    table.do("begin-results")
    recorded(table, "B", "P", "T")
    corrected = table.do("correct-result", coup=2, **of("Tb"))
    assert corrected == (
        r.ResultCorrected(
            corrected[0].made, (), KeptResult(2, Winner.PLAYER), KeptResult(2, Winner.TIE, banker_pair=True)
        ),
    )
    assert board(table) == "B Tb T"
    table.refused("correct-result", Reason.RESULT_AS_RECORDED, coup=2, **of("Tb"))
    refusal = table.refused("correct-result", Reason.UNKNOWN_RESULT, coup=4, **of("B"))
    assert refusal.facts == {"coup": 4, "of": (1, 3)}
    assert heard(table) == []


def test_the_last_result_is_taken_back_and_the_next_one_has_its_number() -> None:
    table = keeping()
    table.do("begin-results")
    table.refused("take-back-result", Reason.UNKNOWN_RESULT)
    recorded(table, "B", "P")
    table.do("take-back-result")
    recorded(table, "T")
    assert board(table) == "B T"
    assert table.table.results_kept is not None
    assert [one.coup for one in table.table.results_kept.results] == [1, 2]
    assert table.table.coups == 2
    assert heard(table) == []


def test_cards_wagers_people_and_irregularities_have_no_place_there() -> None:
    table = keeping()
    for command, facts in (
        ("bring-cards", {"back": "red"}),
        ("arrive", {"patron": "A"}),
        ("call-for-bets", {}),
        ("draw-card", {"card": None}),
        ("report-irregularity", {"slip": "card-too-many"}),
    ):
        refusal = table.refused(command, Reason.RESULTS_ONLY, **facts)
        assert refusal.facts == {"command": command}
        assert not refusal.clauses
    rank = table.book.authority.dealer.rank
    offered = possible(table.table, table.book, Actor("d", rank))
    assert "begin-results" in offered
    assert "record-result" not in offered
    assert not {"bring-cards", "call-for-bets", "arrive"} & set(offered)
    table.do("begin-results")
    offered = possible(table.table, table.book, Actor("d", rank))
    assert {"record-result", "end-results"} <= set(offered)
    assert "correct-result" not in offered
    shown = Scene(table.table, table.book).shared
    assert shown.phase is Phase.RESULTS
    assert shown.results_only


def test_a_table_that_is_dealt_records_no_result_alone() -> None:
    table = Live("canberra")
    table.refused("record-result", Reason.DEALT_WITH_CARDS, **of("B"))
    table.refused("keep-results-only", Reason.TABLE_IN_USE)


def test_an_empty_table_is_set_to_keep_results_and_back() -> None:
    table = Live("star-sydney", patrons=(), ready=False)
    table.do("keep-results-only")
    table.refused("keep-results-only", Reason.RESULTS_ONLY)
    table.do("begin-results")
    recorded(table, "P")
    refusal = table.refused("keep-results-only", Reason.NOT_AT_THIS_STAGE, on=False)
    assert refusal.facts["needed"] == ("no-cards", "ended")
    table.do("end-results")
    table.do("keep-results-only", on=False)
    table.do("bring-cards", back="red")
    assert table.table.shoe.number == 2
    table.refused("keep-results-only", Reason.NOT_AT_THIS_STAGE)
    assert heard(table) == []


def test_a_virtual_shoe_keeps_its_own_cards() -> None:
    table = Live("crown-sydney", patrons=(), opened=False, ready=False)
    wanted = setup(table.book, results_only=True, shoe="virtual-shoe")
    refusal = table.refused("open-table", Reason.DEALT_WITH_CARDS, setup=wanted)
    assert refusal.facts["shoe"] == "virtual-shoe"


def test_no_shoe_holds_more_results_than_its_cards_can_make() -> None:
    table = keeping("crown-melbourne", decks=6)
    table.do("begin-results")
    recorded(table, *["B"] * 78)
    refusal = table.refused("record-result", Reason.TOO_MANY_RESULTS, **of("P"))
    assert refusal.facts == {"most": 78, "decks": 6}


def test_a_transcript_says_that_it_is_without_cards_and_is_read_back() -> None:
    table = keeping("canberra")
    table.do("begin-results")
    recorded(table, "B", "Tbpn", "P", "P")
    table.do("take-back-result")
    table.do("correct-result", coup=1, **of("Pn"))
    table.do("end-results")
    (shoe,) = shoes_of(Table(id=table.table.id), table.events)
    text = written(shoe)
    assert "without-cards yes\n" in text
    assert "\n1 Pn\n2 Tbpn\n3 P\nend 3 results-ended\n" in text
    assert read_shoe(text, lambda edition: open_book("canberra")) == shoe
    with pytest.raises(NotATranscript, match="no result without cards"):
        read_shoe(text.replace("1 Pn", "1 3sKd4h/6cTd P7-6"), lambda edition: open_book("canberra"))
    lines = "".join(f"{one} B\n" for one in range(1, 120))
    many = text[: text.index("1 Pn")] + lines + "end 119 results-ended\n"
    with pytest.raises(Mismatch, match="104 at most"):
        read_shoe(many, lambda edition: open_book("canberra"))


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        (lambda e: r.ResultRecorded(e.made, (), KeptResult(7, e.result.winner)), "wrong-result"),
        (lambda e: r.ResultTakenBack(e.made, (), KeptResult(1, Winner.TIE)), "wrong-result"),
        (
            lambda e: r.ResultCorrected(e.made, (), KeptResult(1, Winner.TIE), KeptResult(1, Winner.PLAYER)),
            "wrong-result",
        ),
        (lambda e: r.ResultsEnded(e.made, (), 1, 9), "wrong-result"),
        (lambda e: r.ResultAnnounced(e.made, (), Winner.TIE, 0, 0, False), "dealt-without-cards"),
    ],
)
def test_the_second_path_sees_a_result_that_was_not_recorded_so(changed: Any, what: str) -> None:
    table = keeping()
    table.do("begin-results")
    recorded(table, "B", "B")
    *before, last = table.events
    assert what in heard(table, (*before, changed(last)))
