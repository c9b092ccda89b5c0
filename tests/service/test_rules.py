"""The books over HTTP: clauses of all of them by their words, and two side by side."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from starlette.testclient import TestClient

from croupier import BOOKS, open_book
from croupier.clauses import Clause
from croupier.words.book import speaker_of
from croupier.words.compare import differences
from service.conftest import Prepare


@pytest.fixture
def floor(prepare: Prepare) -> Iterator[TestClient]:
    with TestClient(prepare().app()) as client:
        yield client


def _found(floor: TestClient, words: str, **query: str) -> Any:
    answer = floor.get("/api/rules/search", params={"words": words} | query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_clause_is_found_in_every_book_by_its_words_whatever_their_case(floor: TestClient) -> None:
    found = _found(floor, "DEVICE  analys")
    assert {"crown-sydney", "crown-melbourne", "star-sydney"} <= {one["book"] for one in found["clauses"]}
    for one in found["clauses"]:
        row = open_book(one["book"]).clause(Clause(one["clause"]))
        assert row is not None
        assert one["says"] == row.paraphrase
        assert all(word in f"{one['clause']} {one['topic']} {one['says']}".lower() for word in ("device", "analys"))


def test_a_number_finds_its_clause_in_one_book_alone(floor: TestClient) -> None:
    found = _found(floor, "14.1", book="crown-sydney")
    assert "crown-sydney:14.1" in [one["clause"] for one in found["clauses"]]
    assert {one["book"] for one in found["clauses"]} == {"crown-sydney"}


def test_clauses_are_found_in_chinese(floor: TestClient) -> None:
    found = _found(floor, "庄", language="zh")
    assert found["count"] > len(found["clauses"]) > 0  # the first of them
    assert all("庄" in one["topic"] + one["says"] for one in found["clauses"])


@pytest.mark.parametrize("words", ["no clause says this", "  "])
def test_nothing_is_found_where_there_is_nothing(floor: TestClient, words: str) -> None:
    assert _found(floor, words)["count"] == 0


def test_questions_that_are_none_are_refused(floor: TestClient) -> None:
    assert floor.get("/api/rules/search").status_code == 422
    assert floor.get("/api/rules/search", params={"words": "x" * 101}).status_code == 422
    assert floor.get("/api/rules/search", params={"words": "tie", "book": "no-such-book"}).status_code == 404
    assert floor.get("/api/rules/compare/canberra/no-such-book").status_code == 404


@pytest.mark.parametrize("language", ["en", "zh"])
def test_two_books_stand_side_by_side_with_what_each_says_and_by_what(floor: TestClient, language: str) -> None:
    for left, right in pairwise(BOOKS):
        two = floor.get(f"/api/rules/compare/{left}/{right}", params={"language": language}).json()
        assert (two["left"]["id"], two["right"]["id"]) == (left, right)
        assert two["topics"]
        for topic in two["topics"]:
            for thing in topic["things"]:
                sides = [thing["left"], thing["right"]]
                assert any(sides)
                assert language != "en" or len({side and side["says"] for side in sides}) == 2


def test_what_is_compared_is_what_the_sheets_of_the_books_say(floor: TestClient) -> None:
    two = floor.get("/api/rules/compare/crown-sydney/star-sydney").json()
    shown = {
        (topic["topic"], one["thing"]): tuple(side and side["says"] for side in (one["left"], one["right"]))
        for topic in two["topics"]
        for one in topic["things"]
    }
    books = open_book("crown-sydney"), open_book("star-sydney")
    told = {
        (one.topic, one.thing): tuple(side and side.says for side in (one.left, one.right))
        for one in differences(*books, (speaker_of(books[0], "en"), speaker_of(books[1], "en")), typed=False)
        if one.topic not in ("source", "options", "layouts")  # no rule of play
    }
    assert len({topic["topic"] for topic in two["topics"]}) == len(two["topics"])
    assert shown == told


def test_a_book_beside_itself_differs_in_nothing(floor: TestClient) -> None:
    assert floor.get("/api/rules/compare/canberra/canberra").json()["topics"] == []


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh"),
        ("de-AT, zh-TW;q=0.3, en-AU;q=0.2", "zh"),
        ("en-AU,zh;q=0.9", "en"),
        ("zh;q=0.5,en-GB", "en"),
        ("zh;q=much,en;q=0.1", "en"),
        ("zhuang", "en"),
        ("", "en"),
    ],
)
def test_a_page_that_is_asked_for_by_its_address_alone_is_in_the_browsers_language(
    floor: TestClient, asked: str, language: str
) -> None:
    address = "/rules/crown-brochure"
    page = floor.get(address, headers={"accept-language": asked}).text
    assert page == floor.get(address, params={"language": language}).text
    other = "en" if language == "zh" else "zh"  # what the address says goes before what the browser asks for
    assert page != floor.get(address, params={"language": other}, headers={"accept-language": asked}).text
