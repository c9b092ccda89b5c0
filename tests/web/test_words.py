"""The pages and the catalogue fit: what a page says is there in every language, and what is there for pages is said.

A page names a message by a text, by the beginning of one (`phase-${phase}`), or in its HTML.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from architecture import ROOT
from croupier.languages import catalogue, languages
from croupier.languages.speaker import NAMES
from croupier.service.asking import Asks, commands_described
from croupier.table.irregularities.slips import SLIPS

WEB: Final = ROOT / "src" / "croupier" / "web"
OF_PAGES: Final = ("floor.ftl", "table.ftl", "staff.ftl", "display.ftl")
SCRIPTS: Final = "\n".join(path.read_text("utf-8") for path in sorted(WEB.rglob("*.js")))
HTML: Final = "\n".join(path.read_text("utf-8") for path in sorted(WEB.glob("*.html")))
CALL: Final = re.compile(r"(?<![.\w])(?:say|sayBeside|both|has)\(")
TEXT: Final = re.compile(r"'([a-z][\w-]*)'")
BEGUN: Final = re.compile(r"`([a-z][\w-]*-)\$\{[^}]*\}`")
NAMED: Final = re.compile(r'data-(?:say|label|both)="([\w-]+)"')
REFERENCE: Final = re.compile(r"\{ *([a-z][\w-]*)(?:\.[\w-]+)? *\}")


def first_arguments() -> Iterator[str]:
    for call in CALL.finditer(SCRIPTS):
        depth, end = 0, call.end()
        while depth or SCRIPTS[end] not in ",)":
            depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(SCRIPTS[end], 0)
            end += 1
        yield SCRIPTS[call.end() : end]


def chosen(argument: str) -> str:
    """What is said, without the questions that choose it: `here === 'there' ? 'so' : 'otherwise'`."""
    return re.sub(r"=== '[^']*'", "", argument)


@pytest.mark.parametrize("language", languages())
def test_what_pages_say_is_there(language: str) -> None:
    words = catalogue(language)
    asked = {id for argument in first_arguments() for id in TEXT.findall(chosen(argument))} | set(NAMED.findall(HTML))
    assert len(asked) > 300
    assert sorted(id for id in asked if id not in words) == []
    begun = {prefix for argument in first_arguments() for prefix in BEGUN.findall(argument)}
    assert sorted(prefix for prefix in begun if not any(id.startswith(prefix) for id in words)) == []


def test_what_is_there_for_pages_is_said() -> None:
    words = catalogue("en")
    quoted = set(TEXT.findall(SCRIPTS)) | set(NAMED.findall(HTML))
    quoted |= {other for entry in words.entries.values() for other in REFERENCE.findall(entry.source)}
    begun = (*BEGUN.findall(SCRIPTS), *(f"{kind}-" for kind in NAMES.values()))
    unsaid = [
        id
        for id, entry in words.entries.items()
        if entry.file in OF_PAGES and id not in quoted and not id.startswith(begun)
    ]
    assert unsaid == []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_messages_in_the_same_forms(language: str) -> None:
    english, words = catalogue("en"), catalogue(language)
    assert sorted(words) == sorted(english)
    for id in english:
        here, there = english.message(id), words.message(id)
        assert {one.id.name for one in here.attributes} == {one.id.name for one in there.attributes}, id
        assert words.entries[id].file == english.entries[id].file, id


@pytest.mark.parametrize("language", languages())
def test_every_command_field_and_slip_has_a_name(language: str) -> None:
    def fields(some: tuple[Asks, ...]) -> Iterator[str]:
        for one in some:
            yield one.name
            yield from fields(one.fields)

    words = catalogue(language)
    described = commands_described()
    assert [one.name for one in described if f"do-{one.name}" not in words] == []
    assert sorted({name for one in described for name in fields(one.fields) if f"field-{name}" not in words}) == []
    assert [
        slip for slip in SLIPS if {one.id.name for one in words.message(f"slip-{slip}").attributes} != {"said"}
    ] == []


def test_pages_have_no_words_of_their_own() -> None:
    """But for what is said where no words came."""
    found = {path.name for path in WEB.rglob("*.js") if re.search(r"[\u4e00-\u9fff]", path.read_text("utf-8"))}
    assert found == {"language.js"}
