"""A copy of the rules for whoever asks: attached by an administrator, kept by its digest, handed out as it was."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from croupier import BOOKS
from croupier.service.access import COOKIE
from croupier.service.documents import DOCUMENTS
from croupier.service.guard import LARGEST_BODY, LARGEST_DOCUMENT
from service.conftest import Prepare
from service.floors import Ready

PDF = b"%PDF-1.7\n" + b"x" * (2 * LARGEST_BODY) + b"\n%%EOF\n"
WHERE = "/api/books/canberra/document"


@pytest.fixture
def ready(prepare: Prepare) -> Ready:
    return prepare()


@pytest.fixture
def floor(ready: Ready) -> Iterator[TestClient]:
    with TestClient(ready.app()) as client:
        yield client


def _as(ready: Ready, role: str) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={ready.tokens[role]}"}


def kept(ready: Ready) -> Path:
    return Path(ready.settings.keys_folder) / DOCUMENTS


@pytest.mark.parametrize("book", BOOKS)
def test_where_nothing_is_attached_it_says_so_with_the_clause(floor: TestClient, book: str) -> None:
    found = floor.get(f"/api/books/{book}/document").json()
    assert found["digest"] == ""
    assert found["sound"] is False
    number = {"crown-sydney": "14.13", "canberra": "15.9", "star-sydney": "15.15"}.get(book, "13.13")
    assert number in [clause.rpartition(":")[2] for clause in found["clauses"]]
    answer = floor.get(f"/rules/{book}/document")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-document")


def test_what_an_administrator_attached_is_handed_out_to_everyone_byte_for_byte(
    ready: Ready, floor: TestClient
) -> None:
    attached = floor.post(WHERE, content=PDF, headers=_as(ready, "administrator"))
    assert attached.status_code == 200
    floor.cookies.clear()
    assert attached.json() | {"at": 0} == {
        "book": "canberra",
        "clauses": ["canberra:15.9"],
        "digest": sha256(PDF).hexdigest(),
        "bytes": len(PDF),
        "type": "pdf",
        "at": 0,
        "sound": True,
    }
    answer = floor.get("/rules/canberra/document")
    assert answer.content == PDF
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'attachment; filename="canberra-rules.pdf"'
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-security-policy"] == "default-src 'none'; sandbox"


def test_the_house_log_has_who_attached_what(ready: Ready, floor: TestClient) -> None:
    floor.post(WHERE, content=b"Rules, in plain text.\n", headers=_as(ready, "administrator"))
    newest = floor.get("/api/house", headers=_as(ready, "inspector")).json()
    entry = next(one for one in newest if one["kind"] == "document-attached")
    digest = sha256(b"Rules, in plain text.\n").hexdigest()
    assert (entry["by"], entry["facts"]) == (
        "administrator",
        {"book": "canberra", "digest": digest, "bytes": 22, "type": "text"},
    )
    assert floor.get("/rules/canberra/document").headers["content-type"] == "text/plain; charset=utf-8"


def test_the_newest_holds_also_after_a_restart(ready: Ready, floor: TestClient) -> None:
    for content in (b"the first", b"the second"):
        floor.post(WHERE, content=content, headers=_as(ready, "administrator"))
    assert floor.get("/rules/canberra/document").content == b"the second"
    floor.__exit__(None, None, None)
    with TestClient(ready.app()) as again:
        assert again.get("/rules/canberra/document").content == b"the second"
    floor.__enter__()


def test_the_leaflet_hands_out_the_rules_it_falls_back_to(ready: Ready, floor: TestClient) -> None:
    floor.post("/api/books/crown-melbourne/document", content=PDF, headers=_as(ready, "administrator"))
    assert floor.get("/rules/crown-brochure/document").content == PDF
    assert floor.get("/rules/crown-sydney/document").status_code == 404


@pytest.mark.parametrize("role", ["player", "dealer", "supervisor", "manager", "inspector", "director"])
def test_nobody_but_an_administrator_attaches(ready: Ready, floor: TestClient, role: str) -> None:
    assert floor.post(WHERE, content=PDF, headers=_as(ready, role)).status_code == 403
    assert not kept(ready).exists()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"  \n",
        b"<!doctype html><script>alert(1)</script>",
        b"\xef\xbb\xbf  <svg onload=alert(1)>",
        b"%PDF-1.7 and no end of it",
        b"GIF89a\x00\x01",
        b"text with \x00 in it",
        b"text with \x1b[31m in it",
        "rules".encode("utf-16"),
    ],
)
def test_what_is_neither_a_pdf_nor_plain_text_is_not_taken(ready: Ready, floor: TestClient, content: bytes) -> None:
    answer = floor.post(WHERE, content=content, headers=_as(ready, "administrator"))
    assert (answer.status_code, answer.json()["code"]) == (422, "not-a-document")
    assert not kept(ready).exists()


def test_a_document_has_a_largest_size_and_other_routes_a_smaller_one(ready: Ready, floor: TestClient) -> None:
    largest = b"%PDF-1.7\n" + b"x" * (LARGEST_DOCUMENT - 16) + b"\n%%EOF\n"
    assert len(largest) == LARGEST_DOCUMENT
    assert floor.post(WHERE, content=largest, headers=_as(ready, "administrator")).status_code == 200
    more = floor.post(WHERE, content=b"x" + largest, headers=_as(ready, "administrator"))
    assert (more.status_code, more.json()["code"]) == (413, "too-large")

    def uncounted() -> Iterator[bytes]:
        yield from (b"%PDF-", *(b"x" * 65_536 for _ in range(LARGEST_DOCUMENT // 65_536)))

    assert floor.post(WHERE, content=uncounted(), headers=_as(ready, "administrator")).status_code == 413
    assert floor.post("/api/login", content=PDF).status_code == 413
    assert floor.post("/api/books/canberra/approval", content=PDF).status_code == 413


@pytest.mark.parametrize("book", ["..%2F..%2Fetc", "%2e%2e", "canberra%00", "nowhere", "CANBERRA"])
def test_no_name_leads_out_of_the_shelf(ready: Ready, floor: TestClient, book: str) -> None:
    for answer in (
        floor.get(f"/rules/{book}/document"),
        floor.get(f"/rules/{book}"),
        floor.post(f"/api/books/{book}/document", content=b"text", headers=_as(ready, "administrator")),
    ):
        assert answer.status_code in (404, 405), answer.text
    assert not kept(ready).exists()


@pytest.mark.parametrize("change", ["bytes", "longer", "gone"])
def test_a_file_that_was_changed_is_not_handed_out(ready: Ready, floor: TestClient, change: str) -> None:
    floor.post(WHERE, content=PDF, headers=_as(ready, "administrator"))
    (file,) = kept(ready).iterdir()
    assert file.stat().st_mode & 0o077 == 0
    match change:
        case "bytes":
            file.write_bytes(PDF.replace(b"xx", b"xy", 1))
        case "longer":
            file.write_bytes(PDF + b"<script>")
        case _:
            file.unlink()
    answer = floor.get("/rules/canberra/document")
    assert (answer.status_code, answer.json()["code"]) == (409, "document-changed")
    assert floor.get(WHERE).json()["sound"] is False
    floor.post(WHERE, content=PDF, headers=_as(ready, "administrator"))
    assert floor.get("/rules/canberra/document").content == PDF


def test_a_page_of_another_site_attaches_nothing(ready: Ready, floor: TestClient) -> None:
    headers = _as(ready, "administrator") | {"Origin": "https://elsewhere.example"}
    assert floor.post(WHERE, content=PDF, headers=headers).status_code == 403
    assert not kept(ready).exists()


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_book_to_read_is_served_with_a_policy_that_lets_only_its_own_search_run(
    floor: TestClient, language: str
) -> None:
    answer = floor.get(f"/rules/crown-brochure?language={language}")
    assert answer.status_code == 200
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-")
    assert "frame-ancestors 'none'" in policy
    assert 'id="clause-4:About(sizes)"' in answer.text
    assert floor.get("/rules/crown-brochure?language=xx").status_code == 404
