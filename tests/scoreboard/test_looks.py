"""The board as text and as a picture: nothing is said by colour alone, nothing is wider than there is room."""

from __future__ import annotations

import re
from unicodedata import east_asian_width
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.languages import Speaker
from croupier.scoreboard import Board, LeadingTie, plain_text, read_results, svg_board, text_board
from croupier.scoreboard.names import BoardNames

A_RECORD, A_RECORD_IN_CHINESE = BoardNames().predicts
SVG = "{http://www.w3.org/2000/svg}"
MARKED = "Bb P8n Tp B B Bbp P T T P B"
LENGTHS = ["B", "BPPTBBPBPBBBPPTBPBPB", "PBBPB" * 14, "PB" + "B" * 12 + "P" * 8, "TTT" + "BTTPT" * 8, MARKED]


def text_of(results: str, width: int = 80, columns: int | None = None, *, chinese: bool = True) -> str:
    return plain_text(text_board(Board.of(read_results(results)), width, columns, chinese=chinese))


def svg_of(results: str, columns: int | None = None, leading_tie: LeadingTie = LeadingTie.WAIT) -> ElementTree.Element:
    return ElementTree.fromstring(svg_board(Board.of(read_results(results), leading_tie=leading_tie), columns))


def test_the_big_road_and_a_derived_road_as_text() -> None:
    said = text_of("PBPPPPTT", chinese=False)
    assert "Big Road\nP  B  P\n      P\n      P\n      P2\n\nBig Eye Boy\nR b R\n    R\n" in said


def test_pairs_stand_before_the_letter_as_they_lie_on_the_cell() -> None:
    said = text_of("Bb Pp Bbp T", chinese=False)
    assert "Big Road\n'B .P :B/\n" in said
    assert "'B has a Banker pair, .B a Player pair, :B both" in said


@settings(max_examples=300, deadline=None)
@given(
    st.text("BPT", min_size=1, max_size=90) | st.just(MARKED),
    st.sampled_from([30, 60, 71, 72, 80, 100, 119, 120, 140, 200]),
    st.none() | st.integers(1, 40),
)
def test_no_line_is_wider_than_the_terminal(results: str, width: int, columns: int | None) -> None:
    for line in text_of(results, width, columns).splitlines():
        cells = sum(2 if east_asian_width(letter) in "WF" else 1 for letter in line)
        assert cells <= width


@pytest.mark.parametrize("results", LENGTHS)
def test_text_without_chinese_is_ascii_and_says_that_it_predicts_nothing(results: str) -> None:
    for width in (80, 140):
        said = text_of(results, width, chinese=False)
        assert said.isascii()
        assert said.endswith(A_RECORD + "\n")


@pytest.mark.parametrize("results", LENGTHS)
@pytest.mark.parametrize("columns", [None, 1, 12, 60])
def test_a_picture_is_well_formed_and_everything_lies_inside_it(results: str, columns: int | None) -> None:
    picture = svg_of(results, columns)
    _, _, width, height = map(int, picture.attrib["viewBox"].split())
    for circle in picture.iter(SVG + "circle"):
        assert 0 < int(circle.attrib["cx"]) < width
        assert 0 < int(circle.attrib["cy"]) < height
    for box in picture.iter(SVG + "rect"):
        assert int(box.attrib.get("x", "0")) + int(box.attrib["width"]) <= width
        assert int(box.attrib.get("y", "0")) + int(box.attrib["height"]) <= height


@pytest.mark.parametrize("results", LENGTHS)
def test_a_picture_has_its_names_in_both_languages_and_needs_nothing_from_elsewhere(results: str) -> None:
    said = svg_board(Board.of(read_results(results)))
    for word in ("庄", "闲", "和", "大路", "大眼仔", "小路", "曱甴路", "Banker", "Player", "Tie", "Big Road"):
        assert word in said
    assert A_RECORD in said
    assert A_RECORD_IN_CHINESE in said
    assert not re.search(r"href|url\(|@import|<script|<image", said)


def test_a_picture_tells_its_title_and_what_it_shows() -> None:
    picture = svg_of("Bb P T")
    assert picture.attrib["role"] == "img"
    assert picture.attrib["aria-labelledby"] == "title desc"
    title, desc = picture.find(SVG + "title"), picture.find(SVG + "desc")
    assert title is not None
    assert desc is not None
    assert title.text == "Winning results display"
    assert desc.text == (
        "3 coups: Banker 1, Player 1, Tie 1. Banker pairs 1. Player pairs 0. Naturals 0. "
        f"The newest results, oldest first: Banker, Player, Tie. {A_RECORD}"
    )


def test_a_tie_is_a_letter_on_the_bead_plate_and_a_slash_on_the_big_road() -> None:
    """Red and green merge for some eyes: without its letter or slash a tie would be lost."""
    without, one, three = (svg_board(Board.of(read_results(results))) for results in ("B", "BT", "BTTT"))
    slash = 'stroke="#0b7a3b" stroke-width="4"'
    assert one.count(slash) == without.count(slash) + 1
    assert one.count('class="bead">T<') > without.count('class="bead">T<')
    assert 'class="ties">3<' in three


def test_ties_alone_are_a_slash_and_a_figure() -> None:
    for leading in LeadingTie:
        said = ElementTree.tostring(svg_of("TT", leading_tie=leading), encoding="unicode")
        assert ">2<" in said


@pytest.mark.parametrize("results", LENGTHS)
@pytest.mark.parametrize("width", [30, 80, 140])
def test_a_board_that_speaks_chinese_has_one_name_for_everything_and_fits(results: str, width: int) -> None:
    chinese = Speaker("zh")
    board = Board.of(read_results(results))
    said = plain_text(text_board(board, width, speaker=chinese))
    assert not re.search("[A-Za-z]{2,}", re.sub(r"[BPTRb](?: [BPTRb])+", "", said))
    assert "".join(said.split()).endswith(BoardNames(chinese).predicts.said)
    assert all(sum(2 if east_asian_width(letter) in "WF" else 1 for letter in line) <= width for line in said.split())
    picture = ElementTree.fromstring(svg_board(board, speaker=chinese))
    texts = [
        text for one in picture.iter() if not one.tag.endswith("style") for text in (one.text or "", one.tail or "")
    ]
    assert not re.search("[A-Za-z]{2,}", " ".join(texts))
    assert texts.count("大路") == 1
