"""The words of the pages over HTTP: every language there is, sent small, and only to whoever does not have it yet."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator

import msgspec
import pytest
from starlette.testclient import TestClient

from croupier.languages import Speaker, languages
from croupier.languages.pages import Bundle, PageWords, for_pages
from croupier.service.errors import ErrorCode
from croupier.table.codec import COMMANDS
from service.conftest import Prepare

LARGEST = 74 * 1024  # of a catalogue as it is sent, in bytes; no page asks for the whole

LARGEST_FOR_TABLES = 53 * 1024  # of what every page brings; the lobby's filters and the stage came last


@pytest.fixture
def client(prepare: Prepare) -> Iterator[TestClient]:
    with TestClient(prepare().app(), headers={"accept-encoding": "gzip"}) as client:
        yield client


def test_the_languages_there_are_call_themselves_by_their_own_names(client: TestClient) -> None:
    listed = client.get("/api/words").json()
    assert [one["language"] for one in listed] == list(languages())
    assert [(one["tag"], one["name"]) for one in listed[:2]] == [("en-AU", "English"), ("zh-Hans", "简体中文")]
    assert all(one["beside"] in languages() for one in listed)


@pytest.mark.parametrize("language", languages())
def test_a_language_is_sent_whole_and_small(client: TestClient, language: str) -> None:
    with client.stream("GET", f"/api/words/{language}") as answer:
        sent = b"".join(answer.iter_raw())
    sys.stdout.write(f"{language}: {len(for_pages(language).messages)} messages, {len(sent)} bytes as sent\n")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert len(sent) <= LARGEST
    assert msgspec.json.decode(gzip.decompress(sent), type=PageWords) == for_pages(language)
    plain = client.get(f"/api/words/{language}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == gzip.decompress(sent)


@pytest.mark.parametrize("language", languages())
def test_the_bundles_are_the_whole_and_a_table_is_sent_less_of_it(client: TestClient, language: str) -> None:
    sent = {one: client.get(f"/api/words/{language}/{one.value}") for one in Bundle}
    found = {one: answer.json()["messages"] for one, answer in sent.items()}
    whole = msgspec.to_builtins(for_pages(language).messages)
    assert {id: one for bundle in found.values() for id, one in bundle.items()} == whole
    assert sum(map(len, found.values())) == len(whole)  # each is in one of them
    packed = {one: len(gzip.compress(answer.content, mtime=0)) for one, answer in sent.items()}
    sys.stdout.write(f"{language}: {packed}\n")
    assert packed[Bundle.FLOOR] <= LARGEST_FOR_TABLES
    assert len({answer.headers["etag"] for answer in sent.values()}) == len(Bundle)
    assert client.get(f"/api/words/{language}/everything").status_code == 422


def test_whoever_has_it_is_told_that_it_still_holds(client: TestClient) -> None:
    first = client.get("/api/words/zh")
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["etag"] == f'"{for_pages("zh").digest}"'
    again = client.get("/api/words/zh", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert client.get("/api/words/en", headers={"if-none-match": first.headers["etag"]}).status_code == 200


def test_a_language_that_is_not_there_is_not_found(client: TestClient) -> None:
    answer = client.get("/api/words/xx")
    assert (answer.status_code, answer.json()["code"]) == (404, ErrorCode.NO_SUCH_LANGUAGE)
    assert "en, zh" in answer.json()["detail"]


def test_a_book_that_falls_back_says_to_which(client: TestClient) -> None:
    """What it takes over is in the words of that one, so that a page that has both brings no text twice."""
    leaflet, melbourne = (
        client.get(f"/api/books/{book}/words/zh").json() for book in ("crown-brochure", "crown-melbourne")
    )
    assert (leaflet["parent"], melbourne["parent"]) == ("crown-melbourne", "")
    assert "Pit Boss" not in leaflet["words"]
    assert melbourne["words"]["Pit Boss"] != "Pit Boss"


@pytest.mark.parametrize("language", languages())
def test_what_commands_are_about_is_said_in_the_language_that_is_asked_for(client: TestClient, language: str) -> None:
    say = Speaker(language).say
    listed = client.get(f"/api/commands?language={language}").json()
    assert len(listed) == len(COMMANDS)
    assert {one["name"]: one["about"] for one in listed} == {name: say(f"about-{name}") for name in COMMANDS}


def test_commands_are_described_in_no_language_that_is_not_there(client: TestClient) -> None:
    answer = client.get("/api/commands?language=xx")
    assert (answer.status_code, answer.json()["code"]) == (404, ErrorCode.NO_SUCH_LANGUAGE)


@pytest.mark.parametrize("path", ["/api/commands", "/api/books/crown-sydney", "/display"])
def test_a_long_answer_is_compressed_for_whoever_takes_it_so(client: TestClient, path: str) -> None:
    with client.stream("GET", path) as answer:
        sent = b"".join(answer.iter_raw())
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
    plain = client.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(sent) == plain.content
    assert len(sent) < len(plain.content) / 2
