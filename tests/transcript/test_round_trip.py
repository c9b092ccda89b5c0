"""A shoe written down and read again is the same shoe, and its text the same text, however people space and case it."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings

from croupier import BOOKS
from croupier.floor.recall import moments
from croupier.store.opening import open_log
from croupier.table import Table
from croupier.transcript import FORM, ShoeRecord, read_shoe, shoes_of, written
from recorded import TABLE, few_coups, record
from transcript.shoes import find_book, shoes


@given(shoes())
@settings(max_examples=150, deadline=None)
def test_a_shoe_reads_back_from_its_text_and_writes_the_same_text(shoe: ShoeRecord) -> None:
    text = written(shoe)
    again = read_shoe(text, find_book)
    assert again == shoe
    assert written(again) == text


@given(shoes())
@settings(max_examples=50, deadline=None)
def test_case_comments_and_spaces_between_lines_do_not_matter(shoe: ShoeRecord) -> None:
    head, *lines = written(shoe).splitlines()
    loose = [head, "", "# a comment"]
    for line in lines:
        number, _, rest = line.partition(" ")
        if number.isdecimal() and "=" not in rest:
            hands, _, more = rest.partition(" ")
            loose.append(f"  {number}\t{hands.upper().replace('/', ' / ')}  {more}   # as it was")
        else:
            loose.append(line)
    assert read_shoe("\r\n".join(loose) + "\r\n", find_book) == shoe


def test_every_coup_is_one_line_and_the_first_line_names_the_form() -> None:
    text = """\
croupier-transcript/1
table T1
book crown-sydney 3.2 0123456789ab
variation traditional
decks 8
shoe 1
cut 208
cutting-card 20
burn by-value 4 3c
1 3s2d4h/6cTd P9-6
2 8s9c/7dTc T7-7 burned cutting-card=2
variation crown
3 Th4d8c/4h2h B2-6 last
4 ??5d/?? void=cards-insufficient
end 4 last-coup
"""
    shoe = read_shoe(text, find_book)
    assert text.startswith(FORM)
    assert [coup.number for coup in shoe.coups] == [1, 2, 3, 4]
    assert shoe.burn is not None
    assert (shoe.burn.count, [str(card) for card in shoe.burn.cards]) == (4, ["3c"])
    assert (shoe.coups[1].burned, shoe.coups[1].cutting_card) == (True, 2)
    assert (shoe.coups[2].variation, shoe.coups[2].last) == ("crown", True)
    assert shoe.coups[3].player[0] is None
    assert [line for line in written(shoe).splitlines() if not line.startswith("#")] == text.splitlines()


@pytest.mark.parametrize("book", BOOKS)
def test_what_a_table_of_each_book_wrote_is_judged_sound(book: str, tmp_path: Path) -> None:
    log = open_log(record(tmp_path / "log.db", book, 3, few_coups), reading=True)
    try:
        events = [event for moment in moments(log, TABLE) for event in moment.events]
    finally:
        log.close()
    (shoe,) = shoes_of(Table(id=TABLE), events)
    assert read_shoe(written(shoe), find_book) == shoe
    assert len(shoe.coups) == 15
    assert shoe.coups[13].dummy
    assert not shoe.ended
