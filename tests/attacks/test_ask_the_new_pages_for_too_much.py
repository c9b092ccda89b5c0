"""The attacker asks for odds, rules, drills and a history of their own in ways that no page does: other people's coups,
shoes that cannot be, searches that never end, lessons of a million answers.

Whatever it is, it is answered in a sentence; nothing fails, and nothing is kept that grows with what was asked.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from croupier.service import routes_odds, routes_rules, routes_train
from croupier.service.access import COOKIE
from service.floors import Ready, quick
from service.fuzz import BAD_AMOUNTS, BAD_TEXTS
from service.own_play import played_out

CROWN = "/api/odds/crown-sydney/crown"
LIMITS = "/api/me/limits"
KINDS = ("stake", "loss", "time", "reminder")
PATTERNS = ("(a+)+$", "(.*)*x", "[", "\\", "%", "_", ".*", "(?=", "a{99999999}", "*", "?", "' OR 1=1 --", '"')
_ANSWERED = (200, 400, 403, 404, 413, 422, 429, 503)


class Asked:
    def __init__(self, ready: Ready, client: TestClient) -> None:
        self.ready, self.client = ready, client

    def __call__(self, path: str, by: str = "", *, body: Any = None, text: str = "", **query: Any) -> tuple[int, Any]:
        headers = {"Cookie": f"{COOKIE}={self.ready.tokens[by]}"} if by else {}
        method = "POST" if body is not None or text else "GET"
        content = text.encode("utf-8", "surrogatepass") if text else None
        if content is not None:
            headers["Content-Type"] = "application/json"
        answer = self.client.request(method, path, json=body, content=content, params=query, headers=headers)
        assert answer.status_code in _ANSWERED, (path, query, answer.status_code)
        assert "Traceback" not in answer.text
        return answer.status_code, answer.json()


@pytest.fixture(scope="module")
def three_coups(tmp_path_factory: pytest.TempPathFactory) -> Ready:
    folder = tmp_path_factory.mktemp("three-coups")
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = Ready(folder / "floor.db", folder / "keys", (card,), odds_at_once=1_000)
    ready.play(card, then=lambda dealer: played_out(dealer, 0, 3, ("kim",)))
    return ready


@pytest.fixture
def asked(three_coups: Ready, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Asked]:
    ready = three_coups.copied(tmp_path)
    with TestClient(ready.app(), raise_server_exceptions=False) as client:
        yield Asked(ready, client)
    assert not [one for one in caplog.records if one.exc_info], "a traceback in the server's own log"


# --- another's coups, and limits that are none ----------------------------------------------------


def test_coups_and_shoes_of_somebody_else(asked: Asked) -> None:
    theirs = asked("/api/me/history", "kim")[1]["coups"]
    assert len(theirs) == 3
    for who in ("player", "lee"):
        _, found = asked("/api/me/history", who)
        assert (found["coups"], found["all"]) == ([], 0)
        for one in theirs:
            assert asked("/api/me/shoe", who, coup=one["place"])[0] == 404
            assert asked("/api/me/history", who, before=one["place"], patron="kim", id="kim")[1]["coups"] == []
        assert all(one["coups"] == 0 for one in asked("/api/me/sittings", who, patron="kim")[1]["sittings"])
    for one in theirs:  # their own, while the shoe is in play
        assert asked("/api/me/shoe", "kim", coup=one["place"])[0] == 404


@pytest.mark.parametrize("path", ["/api/me/history", "/api/me/shoe"])
def test_places_that_are_none(asked: Asked, path: str) -> None:
    field = "before" if path.endswith("history") else "coup"
    odd = ("9" * 15 + "/" + "9" * 9 + "@felt", "0/0@", "0/0@../../etc/passwd", "\u0661/\u0661@felt", "1/1@\0", "1/1@\n")
    for place in (*odd, *(one for one in BAD_TEXTS if "\ud800" not in one)):
        status, _ = asked(path, "kim", **{field: place})
        assert status in (200, 404, 422), place


def test_limits_that_are_none_change_nothing(asked: Asked) -> None:
    assert asked(LIMITS, "kim", body={"stake": 50_00, "loss": 100_00, "time": 60, "reminder": 30})[0] == 200
    before = asked(LIMITS, "kim")[1]
    held = [(one["kind"], one["amount"], one["later"]) for one in before["limits"]]
    whole = {"null", "500", "499", "501", "0", "500001", "500000000000", "-0"}  # that one could mean
    for kind in KINDS:
        for value in (*BAD_AMOUNTS, "1.5", "1e0", "50.0", "false", "-1", str(10**12 + 1), str(2**63), '"5"', "[5]"):
            if value in whole:
                continue
            status, _ = asked(LIMITS, "kim", text=f'{{"{kind}":{value}}}')
            assert status in (400, 422), (kind, value[:40])
    for text in ('{"patron":"lee","stake":1}', "[]", "null", "{", '{"stake":' * 500, '"x"', '{"stake":1,"id":"lee"}'):
        assert asked(LIMITS, "kim", text=text)[0] == 422, text
    after = asked(LIMITS, "kim")[1]
    assert [(one["kind"], one["amount"], one["later"]) for one in after["limits"]] == held
    assert after["reminder"] == before["reminder"]
    assert all(one["amount"] is None for one in asked(LIMITS, "lee")[1]["limits"])


def test_a_patron_who_changes_limits_without_end_keeps_one_of_each(asked: Asked) -> None:
    for stake in range(50):
        assert asked(LIMITS, "kim", body={"stake": 10_00 + stake})[0] == 200
    limits = asked(LIMITS, "kim")[1]["limits"]
    assert sorted(one["kind"] for one in limits) == ["loss", "stake", "time"]


# --- odds -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "decks", ["0", "-1", "1", "7", "100", "101", str(10**9), "1" * 500, "8.5", "true", "\u0668", ""]
)
def test_shoes_that_cannot_be(asked: Asked, decks: str) -> None:
    for path in (CROWN, f"{CROWN}/removal"):
        status, answer = asked(path, "dealer", decks=decks)
        assert status == 422, answer


ODD_ROWS = (
    *(f"tie:1:{'9' * 190}", "tie:1:9 to 0", "tie:1:-9 to 1", "tie::8 to 1", "::", "x" * 200),
    *("tie:1:8 to 1:8 to 1", "tie:1:\u0668 to 1", "tie:1:1e5 to 1", "tie:1:1000000 to 1", "tie:99:8 to 1"),
)


@pytest.mark.parametrize("pay", ["tie:1:999999 to 1", *ODD_ROWS])
def test_rows_that_pay_beyond_reason(asked: Asked, pay: str) -> None:
    status, answer = asked(CROWN, "player", pay=pay)
    assert status == (200 if pay == "tie:1:999999 to 1" else 422), answer
    assert asked(CROWN, "player", pay=[pay] * 41)[0] == 422
    assert asked(CROWN, "player", pay=pay + "x" * 200)[0] == 422


def test_options_that_nobody_has(asked: Asked) -> None:
    for option in ("x:y", "super-6:", ":on", "__class__:x", "tiger:" + "9" * 190, "a:b:c", "dragon-bonus:\0"):
        assert asked(CROWN, "player", option=option)[0] == 422, option


def test_cards_removed_that_are_not_there(asked: Asked) -> None:
    for removed in ("AS " * 9, "AS " * 900, "XX", "1" * 3_000, "A" * 3_001, "\0", "AS,KD", "\u2660A", "AS KD " * 400):
        assert asked(CROWN, "dealer", removed=removed)[0] == 422, removed[:20]
    assert asked(CROWN, "dealer", removed="")[0] == 200


def test_what_is_kept_of_odds_does_not_grow_with_what_is_asked(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    most = 5
    monkeypatch.setattr(routes_odds, "_KEPT", most)
    for pays in range(60, 60 + 3 * most):
        assert asked("/api/odds/canberra/commission", "player", pay=f"tie:1:{pays} to 7")[0] == 200
    assert len(routes_odds._kept) == most


# --- rules ----------------------------------------------------------------------------------------


def test_searches_that_would_run_without_end(asked: Asked) -> None:
    for words in (*PATTERNS, "a " * 50, "\u0130" * 100, "\ufdfa" * 100, "e\u0301" * 50, "\0", *BAD_TEXTS[4:8]):
        status, answer = asked("/api/rules/search", words=words)
        assert status == 200, words
        assert len(answer["clauses"]) <= 60
    assert asked("/api/rules/search", words="x" * 101)[0] == 422
    assert asked("/api/rules/search", words="")[0] == 422
    assert asked("/api/rules/search", words=" ")[1]["count"] == 0
    for book in ("..", "../canberra", "none", "\0", "CANBERRA"):
        assert asked("/api/rules/search", words="tie", book=book)[0] == 404, book
    assert asked("/api/rules/compare/canberra/none")[0] == 404
    assert len(routes_rules._texts) <= 2 * 5
    for language in ("xx", "../en", "en\0", "x" * 5_000):
        assert asked("/api/rules/search", words="tie", language=language)[0] == 404


# --- drills ---------------------------------------------------------------------------------------


def _learnt(lesson: str, **facts: Any) -> dict[str, Any]:
    return {"lesson": lesson, "box": 0, "due": 0, "asked": 0, "right": 0} | facts


def test_lessons_that_were_learnt_beyond_reason(asked: Asked) -> None:
    plain = {"book": "canberra", "variation": "commission", "kinds": ["third-card"], "seed": "s"}
    status, drill = asked("/api/train/next", "dealer", body=plain)
    assert status == 200
    for learnt in (
        [_learnt(drill["lesson"], box=1_000_000, due=1_000_000, asked=1_000_000, right=1_000_000)],
        [_learnt(drill["lesson"])] * 500,
        [_learnt("x" * 200)] * 200,
        [_learnt(f"third-card canberra:{number}") for number in range(500)],
    ):
        status, found = asked("/api/train/next", "dealer", body=plain | {"learnt": learnt})
        assert status == 200
        answered = {name: found[name] for name in ("book", "variation", "lesson", "seed")}
        status, told = asked("/api/train/answer", "dealer", body=answered | {"given": {}, "learnt": learnt})
        assert status == 200
        assert len(told["learnt"]) <= len(learnt) + 1
        assert asked("/api/train/next", "dealer", body=plain | {"learnt": told["learnt"]})[0] == 200, "its own answer"
    for wrong in (_learnt("x", box=-1), _learnt("x", due=10**30), _learnt("x", asked=1.5), _learnt("x", right=True)):
        assert asked("/api/train/next", "dealer", body=plain | {"learnt": [wrong]})[0] == 422, wrong
    assert asked("/api/train/next", "dealer", body=plain | {"learnt": [_learnt("x")] * 1_001})[0] in (413, 422)


def test_seeds_lessons_and_answers_that_were_forged(asked: Asked) -> None:
    plain = {"book": "canberra", "variation": "commission", "kinds": ["winner"], "seed": "s"}
    for seed in (one for one in BAD_TEXTS if len(one) <= 200):
        text = json.dumps(plain | {"seed": seed})
        assert asked("/api/train/next", "dealer", text=text)[0] in (200, 422), seed
    lesson = asked("/api/train/next", "dealer", body=plain)[1]["lesson"]
    answer: dict[str, Any] = {"book": "canberra", "variation": "commission", "lesson": lesson, "seed": "s", "given": {}}
    changes: list[dict[str, Any]] = [
        *({"lesson": text} for text in BAD_TEXTS),
        *({"seed": text} for text in BAD_TEXTS),
        *({"given": {text: text}} for text in BAD_TEXTS),
        {"given": {str(number): "x" for number in range(9)}},
        {"given": {"paid": "9" * 200}},
        {"given": []},
        {"lesson": "payout crown-sydney:9.6"},
        {"variation": "none"},
        {"book": "none"},
    ]
    for change in changes:
        assert asked("/api/train/answer", "dealer", text=json.dumps(answer | change))[0] in (200, 404, 422), change
    assert asked("/api/train/next", "dealer", body=plain | {"kinds": []})[0] == 422
    assert asked("/api/train/next", "dealer", body=plain | {"kinds": ["winner"] * 5})[0] == 422
    grounds = routes_train._ground.cache_info()
    assert grounds.maxsize is not None
    assert grounds.currsize <= grounds.maxsize
