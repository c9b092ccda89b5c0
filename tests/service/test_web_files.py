"""The files of the pages: compressed, but the same bytes to whoever unpacks them, and never those of an older file."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from croupier.service.web_files import WebFiles


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "page.js").write_text("const felt = 'green'\n" * 200, encoding="utf-8")
    (tmp_path / "icon.png").write_bytes(bytes(range(256)))
    return tmp_path


@pytest.fixture
def web(folder: Path) -> TestClient:
    return TestClient(Starlette(routes=[Mount("/", WebFiles(folder))]), headers={"accept-encoding": "gzip"})


def test_what_is_sent_is_smaller_and_unpacks_to_the_file(web: TestClient, folder: Path) -> None:
    with web.stream("GET", "/page.js") as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert int(answer.headers["content-length"]) == len(sent) < (folder / "page.js").stat().st_size
    assert gzip.decompress(sent) == (folder / "page.js").read_bytes()


def test_whoever_cannot_unpack_and_whoever_wants_a_part_gets_the_file_itself(web: TestClient, folder: Path) -> None:
    whole = (folder / "page.js").read_bytes()
    plain = web.get("/page.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == whole
    part = web.get("/page.js", headers={"range": "bytes=6-9"})
    assert (part.status_code, part.content) == (206, whole[6:10])
    assert "content-encoding" not in web.get("/icon.png").headers


def test_whoever_has_it_already_is_not_sent_it_again(web: TestClient) -> None:
    tag = web.get("/page.js").headers["etag"]
    again = web.get("/page.js", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_changed_file_is_sent_as_it_is_now(web: TestClient, folder: Path) -> None:
    before = web.get("/page.js")
    (folder / "page.js").write_text("const felt = 'blue'\n", encoding="utf-8")
    os.utime(folder / "page.js", (1, 1))
    after = web.get("/page.js")
    assert after.text == "const felt = 'blue'\n"
    assert after.headers["etag"] != before.headers["etag"]
    assert web.get("/nothing.js").status_code == 404
