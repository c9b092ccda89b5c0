"""Odds over HTTP: every fraction is the engine's, wagers stand in the book's order, and aids are not for patrons."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from threading import Event
from typing import Any, Final

import httpx
import pytest
from starlette.testclient import TestClient

from croupier import BOOKS, open_book
from croupier.cards import read_cards
from croupier.money import Odds
from croupier.odds import Composition, StreakOdds, TableOdds, WagerOdds, table_odds
from croupier.odds.choices import options_of_odds
from croupier.odds.removal import removal_effects
from croupier.odds.whatif import ChangedPay
from croupier.service import routes_odds
from croupier.service.access import COOKIE
from croupier.service.errors import ErrorCode
from croupier.service.inspecting import OneThread
from service.conftest import Prepare
from service.doorways import Clock
from service.floors import Ready
from service.matrix import NOBODY, ROLES

VARIATIONS: Final = [(book, one.id) for book in BOOKS for one in open_book(book).variations]
PATRONS: Final = (NOBODY, "player")
STUDY: Final = [role for role in ROLES if role not in PATRONS]
# the clauses on devices that record, project or analyse: 14.1, 13.1, 15.1 with 15.2; Canberra has none
# (the brochure goes by Melbourne's)
ON_DEVICES: Final = {
    "crown-sydney": ["14.1"],
    "crown-melbourne": ["13.1"],
    "star-sydney": ["15.1", "15.2"],
    "crown-brochure": ["4:About(consistency)", "13.1"],
}
CROWN: Final = "/api/odds/crown-sydney/crown"
CANBERRA: Final = "/api/odds/canberra/commission"


class _Asker:
    def __init__(self, ready: Ready, client: TestClient) -> None:
        self.ready, self.client = ready, client

    def get(self, path: str, who: str = NOBODY, **query: Any) -> httpx.Response:
        headers = {"Cookie": f"{COOKIE}={self.ready.tokens[who]}"} if who else {}
        answer: httpx.Response = self.client.get(path, params=query, headers=headers)
        return answer

    def json(self, path: str, who: str = NOBODY, **query: Any) -> Any:
        answer = self.get(path, who, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()


def _opened(prepare: Prepare, **settings: Any) -> Iterator[_Asker]:
    ready = prepare(**{"odds_a_minute": 60_000, "odds_at_once": 1000} | settings)
    with TestClient(ready.app()) as client:
        yield _Asker(ready, client)


@pytest.fixture
def asker(prepare: Prepare) -> Iterator[_Asker]:
    yield from _opened(prepare)


def _engine(book: str, variation: str, **how: Any) -> TableOdds:
    found = table_odds(open_book(book), variation, **how)
    assert isinstance(found, TableOdds)
    return found


def _same(shown: Any, table: TableOdds) -> None:
    """Every wager and every row, by fractions and whole numbers and nothing else."""
    assert len(shown["wagers"]) == len(table.wagers) + len(table.streaks)
    assert shown["deals"] == str(table.deals)
    told = {id(one): one for one in shown["wagers"]}
    wagers: list[WagerOdds | StreakOdds] = [*table.wagers, *table.streaks]
    for wager in wagers:
        fitting = [one for one in told.values() if one["wager"] == wager.wager]
        one = fitting[0]  # where a wager comes once for each choice, in the same order
        del told[id(one)]
        assert Fraction(one["edge"]) == wager.edge
        assert [Fraction(row["net"]) for row in one["rows"]] == [row.net for row in wager.rows]
        if isinstance(wager, WagerOdds):
            assert [int(row["deals"]) for row in one["rows"]] == [row.combinations for row in wager.rows]
            assert [Fraction(row["probability"]) for row in one["rows"]] == [*map(wager.probability, wager.rows)]
            assert [row["result"] for row in one["rows"]] == [row.resolution for row in wager.rows]
        else:
            assert [Fraction(row["probability"]) for row in one["rows"]] == [row.probability for row in wager.rows]
        assert sum(Fraction(row["probability"]) for row in one["rows"]) == 1
    assert not told


# --- the engine's own fractions ------------------------------------------------------------------


@pytest.mark.parametrize(("book", "variation"), VARIATIONS)
def test_every_wager_of_every_book_has_the_fractions_of_the_engine(asker: _Asker, book: str, variation: str) -> None:
    _same(asker.json(f"/api/odds/{book}/{variation}"), _engine(book, variation))


@pytest.mark.parametrize("book", BOOKS)
def test_each_choice_that_is_offered_is_reckoned_as_it_was_chosen(asker: _Asker, book: str) -> None:
    offered = asker.json(f"/api/odds/{book}")
    decks = offered["decks"][0]
    for variation in offered["variations"][-1:]:
        chosen = {one["key"]: one["values"][-1]["value"] for one in variation["options"]}
        assert list(chosen) == [one.key for one in options_of_odds(open_book(book), variation["id"])]
        for key, value in chosen.items():
            shown = asker.json(f"/api/odds/{book}/{variation['id']}", decks=decks, option=f"{key}:{value}")
            assert shown["options"][key] == value
            _same(shown, _engine(book, variation["id"], decks=decks, options={key: value}))


def test_what_if_a_row_paid_something_else(asker: _Asker) -> None:
    changed = _engine("canberra", "commission", pays=[ChangedPay("tie", "1", Odds(9, 1))])
    shown = asker.json(CANBERRA, pay="tie:1:9 to 1")
    _same(shown, changed)
    tie = next(one for one in shown["wagers"] if one["wager"] == "tie")
    assert [row["changed"] for row in tie["rows"]] == [True, *(False for _ in tie["rows"][1:])]
    plain = next(one for one in asker.json(CANBERRA)["wagers"] if one["wager"] == "tie")
    assert (tie["by_book"], plain["by_book"]) == (plain["edge_shown"], "")
    assert all(not one["by_book"] for one in shown["wagers"] if one["wager"] != "tie")


def test_wagers_stand_in_the_order_of_the_book_and_not_in_that_of_their_edges(asker: _Asker) -> None:
    for book, variation in VARIATIONS:
        places = {one.id: place for place, one in reversed([*enumerate(open_book(book).wagers)])}
        shown = asker.json(f"/api/odds/{book}/{variation}")["wagers"]
        # those that take a choice come after, and a wager made of several is none of the list
        ordered = [places[one["wager"]] for one in shown if one["wager"] in places and not one["chosen"]]
        assert ordered == sorted(ordered), (book, variation)
    plain, dear = (asker.json(CANBERRA, **how)["wagers"] for how in ({}, {"pay": "tie:1:40 to 1"}))
    assert [one["wager"] for one in plain] == [one["wager"] for one in dear]


@pytest.mark.parametrize(
    "query",
    [
        {"option": "nonsense"},
        {"option": "tiger:99"},
        {"option": "no-such:1"},
        {"pay": "tie:1:nine"},
        {"pay": "tie:99:9 to 1"},
        {"pay": "nothing:1:9 to 1"},
        {"decks": "5"},
        {"decks": "none"},
        {"option": ["super-6:1"] * 41},
    ],
)
def test_a_question_that_cannot_be_answered_is_refused_and_nothing_breaks(asker: _Asker, query: Any) -> None:
    assert asker.get(CROWN, **query).status_code == 422


def test_there_are_no_odds_of_what_is_not_there(asker: _Asker) -> None:
    assert asker.get("/api/odds/no-such-book").status_code == 404
    assert asker.get("/api/odds/no-such-book/crown").status_code == 404
    assert asker.get("/api/odds/crown-sydney/no-such-variation").status_code == 422


# --- for whom ------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", PATRONS)
@pytest.mark.parametrize(("book", "variation"), VARIATIONS)
def test_neither_patrons_nor_strangers_are_told_of_removed_cards(
    asker: _Asker, book: str, variation: str, who: str
) -> None:
    where = f"/api/odds/{book}/{variation}"
    for answer in (
        asker.get(where, who, removed="AS KD"),
        asker.get(where, who, removed=""),
        asker.get(where, who, removed="not even cards"),
        asker.get(where, who, removed=["", "AS"]),
        asker.get(f"{where}/removal", who),
        asker.get(f"{where}/removal", who, decks=8),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "removed-cards")
        assert answer.json()["facts"]["clauses"] == ON_DEVICES.get(book, [])
    assert asker.json(f"/api/odds/{book}", who)["removed"] is False
    assert asker.json(where, who)["fresh"] is True


def test_an_answer_for_staff_is_kept_for_staff_alone(asker: _Asker) -> None:
    removed = asker.json(CANBERRA, "dealer", removed="5S 5H 5D")
    plain = asker.json(CANBERRA, "player")
    assert (removed["fresh"], plain["fresh"]) == (False, True)
    assert removed["cards"] + 3 == plain["cards"]
    assert asker.get(CANBERRA, "player", removed="5S 5H 5D").status_code == 403
    _same(plain, _engine("canberra", "commission"))


@pytest.mark.parametrize("who", STUDY)
def test_staff_and_inspectors_study_with_cards_removed(asker: _Asker, who: str) -> None:
    assert asker.json("/api/odds/canberra", who)["removed"] is True
    removed = asker.json(CANBERRA, who, removed="AS KD 5H")
    left = Composition.fresh(open_book("canberra").cards.decks.default).without(read_cards("AS KD 5H"))
    _same(removed, _engine("canberra", "commission", composition=left))


def test_what_a_card_less_does_is_as_the_engine_has_it(asker: _Asker) -> None:
    shown = asker.json(f"{CANBERRA}/removal", "inspector")["wagers"]
    effects = removal_effects(open_book("canberra"), "commission")
    assert not hasattr(effects, "reason")
    for one, wager in zip(shown, effects.wagers, strict=True):
        assert Fraction(one["edge"]) == wager.edge
        assert [Fraction(each["effect"]) for each in one["effects"]] == [*wager.by_rank.values()]


def test_whoever_left_their_screen_is_a_stranger(prepare: Prepare, clock: Clock) -> None:
    ready = prepare()
    clock.now = time.time()  # by which the people of `ready` came in
    with TestClient(ready.app(now=clock)) as client:
        asker = _Asker(ready, client)
        assert asker.get(f"{CANBERRA}/removal", "dealer").status_code == 200
        clock.wait(ready.settings.staff_idle + 1)
        assert asker.get(f"{CANBERRA}/removal", "dealer").status_code == 403


def test_no_other_route_of_the_floor_takes_cards_away_or_tells_what_that_does(asker: _Asker) -> None:
    """By the floor's own description: what is asked for by a query, and what an answer may hold."""
    described = asker.json("/openapi.json")
    shapes = described["components"]["schemas"]
    aids = {name for name, shape in shapes.items() if {"effects", "removal"} & set(shape.get("properties", {}))}
    assert aids == {"WagerRemoved"}
    holding = {"RemovalShown", *aids}
    taking, telling = set(), set()
    for path, methods in described["paths"].items():
        for how in methods.values():
            if any("remov" in one["name"] or "expos" in one["name"] for one in how.get("parameters", ())):
                taking.add(path)
            if any(f"/{name}'" in str(how["responses"]) for name in holding):
                telling.add(path)
    assert taking == {"/api/odds/{book}/{variation}"}
    assert telling == {"/api/odds/{book}/{variation}/removal"}


def test_a_house_that_shows_no_edge_to_patrons_shows_it_to_its_staff(prepare: Prepare) -> None:
    for asker in _opened(prepare, edge_for_patrons=False):
        for who in PATRONS:
            shown = asker.json(CANBERRA, who, pay="tie:1:9 to 1")
            for one in shown["wagers"]:
                assert (one["edge"], one["edge_shown"], one["deviation"], one["by_book"]) == ("", "", "", "")
                assert all(row["probability"] for row in one["rows"])
            assert asker.json("/api/odds/canberra", who)["edges"] is False
        _same(asker.json(CANBERRA, "dealer"), _engine("canberra", "commission"))


# --- floods --------------------------------------------------------------------------------------


def test_whoever_asks_too_much_waits_and_what_is_known_is_answered_still(prepare: Prepare) -> None:
    for asker in _opened(prepare, odds_a_minute=1, odds_at_once=3):
        codes = [asker.get(CANBERRA, "player", pay=f"tie:1:{pays} to 7").status_code for pays in range(50, 56)]
        assert codes == [200, 200, 200, 429, 429, 429]
        assert asker.get(CANBERRA, "player", pay="tie:1:50 to 7").status_code == 200  # reckoned before
        assert asker.get(CANBERRA, "lee", pay="tie:1:55 to 7").status_code == 200  # another's own


def test_few_wait_at_once_and_others_are_asked_to_come_back(asker: _Asker, monkeypatch: pytest.MonkeyPatch) -> None:
    full = OneThread("croupier-odds-test", ErrorCode.ODDS_WAIT)
    full._waiting = 100
    monkeypatch.setattr(routes_odds, "_apart", full)
    answer = asker.get(CANBERRA, "player", pay="tie:1:60 to 7")
    assert (answer.status_code, answer.json()["code"]) == (503, "odds-wait")


def test_the_floor_answers_others_while_odds_are_reckoned(asker: _Asker, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reckoning stands still until others were answered, so that nothing depends on how long it takes."""
    begun, free = Event(), Event()
    plain = routes_odds._reckon

    def held(*asked: Any) -> Any:
        begun.set()
        free.wait()
        return plain(*asked)

    monkeypatch.setattr(routes_odds, "_reckon", held)
    with ThreadPoolExecutor(1) as apart:
        waiting = apart.submit(asker.get, CANBERRA, "player", pay="tie:1:61 to 7")
        try:
            begun.wait()
            assert asker.get("/api/tables").status_code == 200
            assert asker.get("/api/odds/canberra").status_code == 200
        finally:
            free.set()
        assert waiting.result().status_code == 200
