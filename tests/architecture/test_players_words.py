"""What a player's page says has no word of those who built it: no id of a command, a wager, a phase or a choice.

All that a patron is refused and all that everyone hears in every scenario is said in every language; and no message
of a player's page puts a name in as it is spelled in a file. Start at `heard`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from croupier import Refusal
from croupier.languages import Message, languages
from croupier.languages.catalogue import ENGLISH
from croupier.service.announcing import tell
from croupier.table import PATRON
from croupier.words.book import speaker_of
from croupier.words.refusals import sentence
from snapshots.corpus import FILES, Day, days

CATALOGUES: Final = Path(__file__).parents[2] / "src/croupier/languages"
KEBAB: Final = re.compile(r"(?<![\w:/.-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w-])")
CITED: Final = re.compile(r"[a-z]+-[a-z]+:(?=[0-9A-Z])")  # a book, before a clause; pages leave it out
WORDS: Final = {"pre-shuffled", "re-buy", "colour-up"}  # of the documents
# the files of the catalogue that a player's page says
A_PLAYERS: Final = ("errors", "events", "me", "refusals", "table")
PLAIN: Final = re.compile(r"\{ \$(command|phase|stage|need|power) \}")  # those that are names wherever they stand
TYPED: Final = "shoe-contribution"  # a patron's own words go in as they are


@cache
def heard(language: str) -> dict[str, str]:
    """Every sentence once, with the name of its message."""
    return {said: id for file in FILES for day in days(file) for id, said in _of(day, language)}


def _of(day: Day, language: str) -> Iterator[tuple[str, str]]:
    speaker = speaker_of(day.book, language)
    for given in day.given:
        if isinstance(given.answer, Refusal):
            if given.command.actor.rank == PATRON:
                yield given.answer.reason.value, sentence(given.answer, speaker, at_table=True)
            continue
        for event, before in given.happened:
            told = tell(event, before, 0, str)
            if not told.staff:
                facts = told.openly.facts if told.openly else told.facts
                yield told.event, speaker.said(Message(f"event-{told.event}", facts))


@pytest.mark.parametrize("language", languages())
def test_no_sentence_that_a_player_reads_has_an_id_in_it(language: str) -> None:
    every, allowed = heard(language), WORDS if language == ENGLISH else set[str]()
    assert len(every) > 500
    ids = {said: {*KEBAB.findall(CITED.sub("", said))} - allowed for said, id in every.items() if id != TYPED}
    assert {said: found for said, found in ids.items() if found} == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("file", A_PLAYERS)
def test_no_message_of_a_players_page_puts_a_name_in_as_a_file_spells_it(language: str, file: str) -> None:
    id, found = "", []
    for line in (CATALOGUES / language / f"{file}.ftl").read_text("utf-8").splitlines():
        id = match[0] if (match := re.match(r"[a-z][\w-]*", line)) else id
        if PLAIN.search(line):
            found.append(f"{id}: {line.strip()}")
    assert found == []
