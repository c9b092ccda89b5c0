"""The trainer over HTTP: who may practise, a drill and its verdict, in both languages, and what is no drill."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from croupier import BOOKS, open_book
from croupier.service.access import COOKIE
from croupier.training import TrainingGround
from service.conftest import Prepare
from service.floors import Ready, quick

KINDS = ["third-card", "winner", "payout", "irregularity"]


class _Trainee:
    def __init__(self, ready: Ready, client: TestClient) -> None:
        self.ready, self._client = ready, client

    def post(self, path: str, who: str = "dealer", **body: Any) -> httpx.Response:
        headers = {"Cookie": f"{COOKIE}={self.ready.tokens[who]}"} if who else {}
        answer: httpx.Response = self._client.post(f"/api/train/{path}", json=body, headers=headers)
        return answer

    def json(self, path: str, **body: Any) -> Any:
        answer = self.post(path, **body)
        assert answer.status_code == 200, answer.text
        return answer.json()


@pytest.fixture
def trainee(prepare: Prepare) -> Iterator[_Trainee]:
    ready = prepare(quick("felt", "crown-sydney", "crown", automatic=()))
    with TestClient(ready.app()) as client:
        yield _Trainee(ready, client)


def _right(shown: dict[str, Any]) -> dict[str, str]:
    """By the trainer itself: money as it is typed."""
    ground = TrainingGround(open_book(shown["book"]), shown["variation"])
    drill = ground.drill(ground.lesson(shown["lesson"]), shown["seed"])
    return {
        one.id: f"{int(one.answer) // 100}.{int(one.answer) % 100:02}" if one.by == "money" else one.answer
        for one in drill.asks
    }


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("book", BOOKS)
def test_a_trainee_answers_twelve_drills_and_what_was_wrong_comes_back(
    trainee: _Trainee, book: str, language: str
) -> None:
    place = {"book": book, "variation": open_book(book).variations[0].id, "language": language}
    learnt: list[dict[str, Any]] = []
    came: list[str] = []
    for number in range(12):
        shown = trainee.json("next", kinds=KINDS, seed=f"seed-{number}", learnt=learnt, **place)
        assert "answer" not in str(shown["asks"]), "the answer went along with the question"
        came.append(shown["lesson"])
        given = {} if shown["lesson"] == came[0] else _right(shown)
        judged = trainee.json("answer", lesson=shown["lesson"], seed=shown["seed"], given=given, learnt=learnt, **place)
        assert judged["right"] is (shown["lesson"] != came[0])
        assert judged["clauses"]
        assert judged["why"]
        learnt = judged["learnt"]
    assert came.count(came[0]) > 1
    assert sum(one["asked"] for one in learnt) == 12


def test_the_same_seed_and_score_bring_the_same_drill_back(trainee: _Trainee) -> None:
    asked = {"book": "canberra", "variation": "commission", "kinds": KINDS, "seed": "after a reload"}
    assert trainee.json("next", **asked) == trainee.json("next", **asked)


def test_patrons_and_strangers_do_not_train_here(trainee: _Trainee) -> None:
    asked = {"book": "canberra", "variation": "commission", "kinds": KINDS, "seed": "1"}
    assert trainee.post("next", "", **asked).status_code == 401
    assert trainee.post("next", "player", **asked).status_code == 403
    assert trainee.post("next", "inspector", **asked).status_code == 200


@pytest.mark.parametrize(
    ("path", "changed", "status"),
    [
        ("next", {"book": "no-such-book"}, 404),
        ("next", {"variation": "crown"}, 422),
        ("next", {"kinds": []}, 422),
        ("next", {"language": "tlh"}, 404),
        ("answer", {"lesson": "winner canberra:99"}, 422),
        ("answer", {"learnt": [{"lesson": "winner", "box": -1, "due": 0, "asked": 0, "right": 0}]}, 422),
    ],
)
def test_what_is_no_drill_is_said_so(trainee: _Trainee, path: str, changed: dict[str, Any], status: int) -> None:
    asked: dict[str, Any] = {"book": "canberra", "variation": "commission", "seed": "1"}
    asked |= {"kinds": KINDS} if path == "next" else {"lesson": "winner", "given": {}}
    assert trainee.post(path, **(asked | changed)).status_code == status
