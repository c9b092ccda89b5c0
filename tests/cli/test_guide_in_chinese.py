"""The leaflet of every book in Chinese: no English beside the book's own words, and the figures of the English one.

And in the currency of its book.
"""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from cli.languages import english_left, euro_book, own_words_marked, without_own
from croupier import BOOKS, Rulebook, open_book
from croupier.languages import Speaker, speaker
from croupier.leaflet import make_leaflet
from croupier.leaflet.page import leaflet_page
from croupier.leaflet.text import leaflet_text
from terminal import typed


@pytest.fixture(autouse=True)
def every_fact_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaker, "strict", True)


def names_kept(book: Rulebook) -> list[str]:
    """Casinos, authorities, papers and clauses are called the same in every language."""
    of = [book, *([book.parent] if book.parent else [])]
    sources = [one.source for one in of]
    return [
        *(source.casino for source in sources),
        *(source.version for source in sources),
        book.source.instrument.authority,
        book.source.instrument.reference,
        book.source.instrument.made,
        book.digest[:12],
        *msgspec.structs.astuple(book.leaflet.contact),
        *(one.id for one in of),
        *(clause.number for one in of for clause in one.register.rows),
    ]


@pytest.mark.parametrize("name", BOOKS)
def test_the_leaflet_has_no_english_but_the_books_own_words_and_names(name: str) -> None:
    book, chinese = open_book(name), Speaker("zh")
    with own_words_marked():
        leaflet = make_leaflet(book, chinese)
        page = leaflet_page(leaflet, chinese)
        out = Console(file=StringIO(), width=4000)
        out.print(leaflet_text(leaflet, chinese))
    assert '<html lang="zh-Hans">' in page
    said = re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)
    heard = " ".join(re.findall(r'(?:aria-label|title|data-style)="([^"]*)"', said))
    seen = re.sub(r"<[^>]*>", " ", said)
    assert isinstance(out.file, StringIO)
    for text in (seen, heard, out.file.getvalue()):
        assert english_left(unescape(text), names_kept(book)) == []


def document(name: str, language: str) -> Any:
    """The leaflet as data, without what the book says in its own words."""
    with own_words_marked():
        leaflet = make_leaflet(open_book(name), Speaker(language))
    return msgspec.to_builtins(leaflet, enc_hook=str)


def texts(document: Any) -> list[str]:
    if isinstance(document, str):
        return [without_own(document)]
    inside = document.values() if isinstance(document, dict) else document if isinstance(document, list) else ()
    return [text for one in inside for text in texts(one)]


def figures(document: Any) -> Counter[str]:
    return Counter(figure for text in texts(document) for figure in re.findall(r"\d+(?:\.\d+)?", text))


@pytest.mark.parametrize("name", BOOKS)
def test_every_figure_of_the_english_leaflet_is_in_the_chinese_one(name: str) -> None:
    english, chinese = document(name, "en"), document(name, "zh")
    assert (english["language"], chinese["language"]) == ("en-AU", "zh-Hans")
    sections = [
        [(section["id"], section["blocks"]) for part in one["parts"] for section in part["sections"]]
        for one in (english, chinese)
    ]
    for (id, ours), (same, theirs) in zip(*sections, strict=True):
        assert id == same
        for block, other in zip(ours, theirs, strict=True):
            assert block["kind"] == other["kind"]
            block.pop("note", None)  # "The 5th card" is a word in Chinese
            missing = figures(block) - figures(other)
            assert not missing, f"{id}: {missing}"
            if block["kind"] not in ("lines", "examples"):  # there Chinese has figures where English has words
                assert figures(block) == figures(other)
            if block["kind"] == "examples":
                assert [one["counts"] for one in block["examples"]] == [one["counts"] for one in other["examples"]]
            if block["kind"] in ("grid", "by-count"):
                assert [one["does"] for one in block["rows"]] == [one["does"] for one in other["rows"]]


@pytest.mark.parametrize("language", ["en", "zh"])
def test_money_is_the_books(language: str, tmp_path: Path) -> None:
    book = str(euro_book(tmp_path))
    for form in ((), ("--html", "-"), ("--json",)):
        said = typed("guide", book, *form, "--language", language).out
        assert "€10" in said
        assert "€80" in said
        assert "$" not in said


def test_a_language_that_is_not_there_is_wrong_usage(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = typed("guide", "canberra", "--language", "tlh")
    assert (answer.code, answer.out) == (2, "")
    assert "there is no language 'tlh': choose one of en, zh" in answer.err
    monkeypatch.setenv("CROUPIER_LANGUAGE", "tlh")
    assert typed("guide", "canberra").code == 2


def test_the_option_stands_before_or_after_the_verb_and_beats_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    after = typed("guide", "canberra", "--language", "zh")
    assert after.out.startswith("迷你百家乐")
    assert typed("--language", "zh", "guide", "canberra") == after
    assert typed("guide", "canberra").out.startswith("MINI-BACCARAT"), "an earlier line's language is forgotten"
    monkeypatch.setenv("CROUPIER_LANGUAGE", "zh")
    assert typed("guide", "canberra") == after
    assert typed("guide", "canberra", "--language", "en").out.startswith("MINI-BACCARAT")
