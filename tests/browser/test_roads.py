"""The roads that a page draws are the scoreboard's own: every cell in its place, in pictures and in tables."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import Page

from browser.conftest import Open
from croupier.scoreboard import Board, board_document, read_results

SHOE = "Tp Bb B8n P P T T Bp B B B B B B B B P Bbp P P P P P P P P P T B P B B T P P B"
DRAW = """async ({ board, columns }) => {
  await import('/web/parts/language.js')
  const { drawRoads } = await import('/web/parts/roads.js')
  let box = document.querySelector('#test-roads')
  if (!box) document.body.prepend(box = Object.assign(document.createElement('div'), { id: 'test-roads' }))
  const started = performance.now()
  drawRoads(box, board, { columns })
  box.getBoundingClientRect()
  return performance.now() - started
}"""
CIRCLES = """road => [...document.querySelectorAll(`#test-roads [data-road=${road}] .picture :is(circle, path)`)]
  .filter(one => /s-banker|s-player|eye|small|roach/.test(one.getAttribute('class')))
  .map(one => {
    const at = /M(-?[\\d.]+) (-?[\\d.]+)/.exec(one.getAttribute('d') ?? '')
    const [x, y] = at ? [Number(at[1]) + 12, Number(at[2]) - 12] : [one.getAttribute('cx'), one.getAttribute('cy')]
    return [(x - 20) / 40, (y - 20) / 40, one.getAttribute('class')]
  })"""
DRAWN = "[...document.querySelectorAll('#test-roads :is(.picture, .unseen-tables, .counts, .ask) > *')]"
ROWS = """road => [...document.querySelectorAll(`#test-roads [data-road=${road}] tbody tr`)]
  .map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent))"""


def document_of(text: str, columns: int = 60) -> dict[str, Any]:
    """As the floor sends it."""
    board = Board.of(read_results(text))
    pairs = ["b" * cell.banker_pair + "p" * cell.player_pair for cell in board.big_road(columns)]
    return {**board_document(board, columns), "counts": msgspec.to_builtins(board.counts), "pairs": pairs}


def draw(page: Page, board: dict[str, Any], columns: int) -> float:
    taken: float = page.evaluate(DRAW, {"board": board, "columns": columns})
    return taken


def test_every_mark_is_drawn_where_the_scoreboard_has_it(open_screen: Open) -> None:
    page = open_screen().go("/docs")
    board = document_of(SHOE)
    draw(page, board, 60)
    sides = {"B": "s-banker", "P": "s-player"}
    assert page.evaluate(CIRCLES, "big_road") == [[c, r, sides[side]] for c, r, side, _ in board["big_road"]]
    colours = {"R": "red", "B": "blue"}
    for road, kind in (("big_eye_boy", "eye"), ("small_road", "small"), ("cockroach_pig", "roach")):
        drawn = page.evaluate(CIRCLES, road)
        places, marks = board[road]["positions"], board[road]["marks"]
        assert drawn == [[*place, f"{kind} {colours[mark]}"] for place, mark in zip(places, marks, strict=True)]


def test_ties_and_pairs_are_told_by_shapes_and_words(open_screen: Open) -> None:
    page = open_screen().go("/docs")
    board = document_of(SHOE)
    draw(page, board, 60)
    ties = sum(1 for cell in board["big_road"] if cell[3])
    assert page.locator("#test-roads [data-road=big_road] .slash").count() == ties
    assert page.locator("#test-roads [data-road=bead_plate] .letter", has_text="T").count() == board["counts"]["tie"]
    rows = page.evaluate(ROWS, "big_road")
    assert rows[0][:2] == ["Banker, 1 tie, Banker pair", "Banker"]
    assert rows[1][:2] == ["Player", "Player, 2 ties"]
    assert page.evaluate(ROWS, "bead_plate")[0][:3] == ["Tie, Player pair", "Banker, Banker pair", "Banker 8, natural"]
    dots = page.locator("#test-roads [data-road=big_road] .dot").count()
    assert dots == sum(len(marks) for marks in board["pairs"])


def test_what_a_next_coup_would_add_is_as_asked(open_screen: Open) -> None:
    page = open_screen().go("/docs")
    board = document_of(SHOE)
    draw(page, board, 30)
    colours = {"R": "red", "B": "blue", None: "nothing"}
    said = page.evaluate(
        "[...document.querySelectorAll('#test-roads .ask tbody tr')]"
        ".map(row => [...row.querySelectorAll('td .roads-unseen')].map(cell => cell.textContent))"
    )
    roads = ("big_eye_boy", "small_road", "cockroach_pig")
    assert said == [[colours[board["ask"][side][road]] for side in "BP"] for road in roads]


def test_a_narrow_road_shows_its_newest_columns(open_screen: Open) -> None:
    page = open_screen().go("/docs")
    for text in (SHOE, "B" * 40 + "P", "", "T", "PB" * 40):
        whole = Board.of(read_results(text))
        draw(page, document_of(text), 10)
        expected = [[*cell.place] for cell in whole.big_road(10) if cell.winner]
        assert [[c, r] for c, r, _ in page.evaluate(CIRCLES, "big_road")] == expected


def test_drawing_again_is_cheap(open_screen: Open, record_property: Any) -> None:
    """What is the same is not drawn anew; how long the rest takes is told, and says more about the machine."""
    page = open_screen().go("/docs")
    boards = [document_of("BPPBTBBPPP" * 8 + "B" * more) for more in range(20)]
    draw(page, boards[0], 40)
    taken = sorted(draw(page, board, 40) for board in boards)
    record_property("measured", f"roads of 80 coups drawn again: {taken[10]:.1f} ms (median of 20)")
    page.evaluate(f"window.before = {DRAWN}")
    anew = f"{DRAWN}.filter(one => !before.includes(one)).map(one => one.parentElement.className)"
    draw(page, boards[-1], 40)
    assert page.evaluate(anew) == []
    nothing = dict.fromkeys(("big_eye_boy", "small_road", "cockroach_pig"))
    draw(page, boards[-1] | {"ask": {"B": nothing, "P": nothing}}, 40)
    assert page.evaluate(anew) == ["ask"]
