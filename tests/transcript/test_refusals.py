"""A transcript that cannot be read, or cannot be so, is refused: the line, the coup, both figures, the clause."""

from __future__ import annotations

import pytest

from croupier.clauses import Clause
from croupier.transcript import Mismatch, NotATranscript, read_shoe
from transcript.shoes import find_book

HEADER = """\
croupier-transcript/1
table T1
book crown-sydney 3.2 0123456789ab
variation traditional
decks 8
shoe 1
cut 208
cutting-card 20
burn plain 1
"""
COUPS = "1 3s2d4h/6cTd P9-6\n2 8s9c/7dTc T7-7\n"
WHOLE = f"{HEADER}{COUPS}end 2 last-coup\n"


def not_read(text: str) -> NotATranscript:
    with pytest.raises(NotATranscript) as refused:
        read_shoe(text, find_book)
    return refused.value


def mismatch(text: str) -> Mismatch:
    with pytest.raises(Mismatch) as refused:
        read_shoe(text, find_book)
    return refused.value


def test_the_transcript_that_these_tests_spoil_is_sound() -> None:
    assert len(read_shoe(WHOLE, find_book).coups) == 2


def test_a_wrong_result_is_named_with_what_the_cards_make() -> None:
    error = mismatch(WHOLE.replace("P9-6", "B9-6"))
    assert str(error) == "line 10, coup 1: it says B9-6, and 3s2d4h/6cTd makes P9-6"
    assert Clause("crown-sydney:9.3") in error.clauses


@pytest.mark.parametrize(
    ("coup", "clause"),
    [
        ("3s2d/6cTd B5-6", "9.5"),  # Player draws on five
        ("3s4d2h/6cTd P9-6", "9.5"),  # Player stands on seven
        ("3s2d4h/6cTd2h P9-8", "9.6"),  # Banker on six draws only to a six or seven
        ("4s4d/3cTd3s P8-6", "9.4"),  # a natural: no more cards
        ("3s2d4h5c6d/6cTd P0-6", "9.1.1"),  # five cards
    ],
)
def test_cards_that_the_table_of_play_does_not_deal_are_a_mismatch(coup: str, clause: str) -> None:
    error = mismatch(f"{HEADER}1 {coup}\nend 1 last-coup\n")
    assert (error.line, error.coup) == (10, 1)
    assert error.refusal is not None
    assert Clause(f"crown-sydney:{clause}") in error.clauses


def test_a_hand_of_one_card_is_no_whole_coup() -> None:
    assert "not a whole coup" in mismatch(f"{HEADER}1 3s/6cTd B3-6\nend 1 last-coup\n").says


def test_more_of_a_card_than_the_decks_hold_is_refused_where_it_comes() -> None:
    coups = "".join(f"{number} 8s9s/7dTc T7-7\n" for number in range(1, 10))
    error = mismatch(f"{HEADER}{coups}end 9 last-coup\n")
    assert (error.line, error.coup) == (18, 9)
    assert error.says == "8s comes for the 9th time, and 8 decks have it 8 times"
    assert error.clauses


def test_a_burn_counts_too() -> None:
    coups = "".join(f"{number} 8s9s/7dTc T7-7\n" for number in range(1, 9))
    text = f"{HEADER.replace('burn plain 1', 'burn by-value 9 8s')}{coups}end 8 last-coup\n"
    assert mismatch(text).says.startswith("8s comes for the 9th time")


def test_a_burn_takes_as_many_cards_as_its_form_says() -> None:
    error = mismatch(WHOLE.replace("burn plain 1", "burn by-value 5 8s"))
    assert error.says == "it says that 5 cards were burned, and a burn that begins with 8s takes 9"
    assert mismatch(WHOLE.replace("burn plain 1", "burn plain 7")).says.endswith("a burn that was not seen takes 1")


def test_no_more_cards_leave_a_shoe_than_it_holds() -> None:
    void = "".join(f"{number} ????/???? void=x\n" for number in range(1, 105))
    assert mismatch(f"{HEADER}{void}end 104 x\n").says == "417 cards have left a shoe of 416"


@pytest.mark.parametrize(
    ("coup", "sound"),
    [
        ("/", True),
        ("3s/", True),
        ("3s2d/6cTd", True),
        ("3s2d4h/6cTd", True),
        ("3s2d/6c", True),
        ("/6c", False),
        ("3s2d4h/6c", False),
        ("3s4d2h/6cTd", False),  # Player stands on seven
    ],
)
def test_a_void_coup_lies_as_far_as_it_was_dealt(coup: str, sound: bool) -> None:
    text = f"{HEADER}1 {coup} void=cards-insufficient\nend 1 cards-insufficient\n"
    if sound:
        assert read_shoe(text, find_book).coups[0].void == "cards-insufficient"
    else:
        assert "not even in part" in mismatch(text).says


def test_a_void_coup_has_no_result() -> None:
    assert "a void coup has no result" in mismatch(WHOLE.replace("P9-6", "P9-6 void=x")).says


def test_the_cutting_card_comes_out_once_and_before_a_card_that_is_there() -> None:
    twice = WHOLE.replace("P9-6", "P9-6 cutting-card=1").replace("T7-7", "T7-7 cutting-card=1")
    assert mismatch(twice).says == "the cutting card came out before, in line 10"
    assert mismatch(WHOLE.replace("T7-7", "T7-7 cutting-card=5")).says == "there is no card 5 in a coup of 4"


@pytest.mark.parametrize(
    ("was", "now", "says"),
    [
        ("decks 8", "decks 7", "the book does not have 7 decks"),
        ("variation traditional", "variation nonsense", "the book does not have the variation 'nonsense'"),
        ("cut 208", "cut 417", "there is no place 417 among 416 cards"),
        ("cutting-card 20", "cutting-card 9999", "there is no place 9,999 among 416 cards"),
    ],
)
def test_a_shoe_that_the_book_cannot_have(was: str, now: str, says: str) -> None:
    error = mismatch(WHOLE.replace(was, now))
    assert error.says == says
    assert error.coup == 0


@pytest.mark.parametrize(
    ("was", "now", "says"),
    [
        (
            "croupier-transcript/1",
            "croupier-shoe/2",
            "line 1: this is no transcript of a shoe: its first line is croupier-transcript/1",
        ),
        ("end 2 last-coup\n", "", "line 11: it was cut off after this line"),
        ("2 8s9c/7dTc T7-7\n", "", "line 11: 1 coups are there where 2 were written"),
        ("1 3s2d4h/6cTd P9-6\n", "", "line 10: coup '2' stands where coup 1 is to come"),
        ("end 2 last-coup", "end 2", "line 12: the end tells how many coups and why"),
        ("last-coup\n", "last-coup\n3 8s9c/7dTc T7-7\n", "line 13: something follows the end"),
        ("book crown-sydney", "book nowhere", "line 3: the book 'nowhere 3.2 0123456789ab' is not known here"),
        ("decks 8", "decks eight", "line 5: decks 'eight' is no number"),
        ("decks 8", "decks 99999999999", "line 5: decks '99999999999' is no number"),
        ("decks 8\n", "", "the transcript does not tell its decks"),
        ("decks 8", "decks 8\ndecks 8", "line 6: decks is told twice, here and in line 5"),
        ("decks 8", "dekcs 8", "line 5: 'dekcs' begins no line of a transcript"),
        ("table T1", "table", "line 2: table is empty"),
        ("table T1", 'table "T1', "line 2: table '\"T1' has no end to its quotation"),
        ("burn plain 1", "burn plain", "line 9: a burn tells its form and how many cards"),
        ("burn plain 1", "burn fancy 1", "line 9: there is no burn 'fancy'"),
        ("burn plain 1", "burn plain 1 8x", "line 9: '8x' (card 1 of '8x') is not a card"),
        ("3s2d4h/6cTd", "3s2d4x/6cTd", "line 10: '4x' (card 1 of '4x') is not a card"),
        ("3s2d4h/6cTd", "3s2d4h6cTd", "line 10: there is no coup"),
        ("3s2d4h/6cTd P9-6", "", "line 10: there is no coup"),
        ("3s2d4h/6cTd", "3s??4h/6cTd", "line 10: coup 1 has a card that was not seen and is not void"),
        ("P9-6", "P9-6 lats", "line 10: 'P9-6' is neither cards nor a result"),
        ("P9-6", "P9-6 last last", "line 10: 'last' is marked twice"),
        ("P9-6", "P9-6 dummy=", "line 10: 'dummy=' tells nothing after the sign"),
        ("P9-6", "P9-6 cutting-card=x", "line 10: cutting-card 'x' is no number"),
        ("2 8s9c", "cut 3\n2 8s9c", "line 11: cut stands before the first coup"),
    ],
)
def test_lines_that_cannot_be_read_are_named(was: str, now: str, says: str) -> None:
    assert was in WHOLE
    assert str(not_read(WHOLE.replace(was, now, 1))).startswith(says)


@pytest.mark.parametrize(
    "text", ["", "\n", "\0", "{}", "croupier-transcript/1", "croupier-transcript/1\n" + "x" * 2_000_000]
)
def test_texts_of_another_kind_are_refused(text: str) -> None:
    not_read(text)


def test_however_a_transcript_is_cut_short_it_is_noticed() -> None:
    for length in range(len(WHOLE) - len(" last-coup\n")):
        not_read(WHOLE[:length])
