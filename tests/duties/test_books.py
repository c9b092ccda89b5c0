"""The duties of every book: rows that can be discharged, by acts that there are, and faults that loading finds."""

from __future__ import annotations

import pytest

from books import HARBOUR_PALACE
from croupier import BOOKS, open_book
from croupier.languages import Speaker
from croupier.local_time import local_time
from croupier.promotions.codec import PROMOTION_COMMANDS
from croupier.rulebooks.duties import CHANNELS, DUE_WHEN
from croupier.table.codec import COMMANDS
from croupier.tournament.codec import TOURNAMENT_COMMANDS

ACTS = {*COMMANDS, *TOURNAMENT_COMMANDS, *PROMOTION_COMMANDS}


@pytest.mark.parametrize("name", BOOKS)
def test_every_duty_is_due_at_some_time_and_discharged_by_an_act_that_there_is(name: str) -> None:
    book = open_book(name)
    assert book.duties
    local_time(book.source.zone)
    for row in book.duties:
        assert row.clauses
        assert row.due.when in DUE_WHEN
        assert not row.discharged_by or row.discharged_by in ACTS
        assert not row.due.act or row.due.act in ACTS


def test_every_casino_keeps_its_own_time() -> None:
    zones = {name: open_book(name).source.zone for name in BOOKS}
    assert zones == {
        "crown-sydney": "Australia/Sydney",
        "star-sydney": "Australia/Sydney",
        "canberra": "Australia/Sydney",
        "crown-melbourne": "Australia/Melbourne",
        "crown-brochure": "Australia/Melbourne",
    }


@pytest.mark.parametrize("language", ["en", "zh"])
def test_every_way_and_every_due_word_has_words(language: str) -> None:
    speaker = Speaker(language)
    for kind, names in (("channel", CHANNELS), ("due", DUE_WHEN)):
        for name in names:
            assert speaker.say(f"{kind}-{name}")


def test_a_sixth_book_has_duties_of_its_own() -> None:
    book = open_book(HARBOUR_PALACE)
    board = book.duty("board")
    assert board is not None
    assert (board.due.when, board.due.hours, board.rank) == ("within-hours", 48, "harbour-master")
