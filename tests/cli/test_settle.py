"""`croupier settle`: the figures, the clauses and the one JSON document, as a person or a script meets them."""

from __future__ import annotations

from typing import Any

import pytest

from terminal import typed

CROWN = ("settle", "--book", "crown-sydney", "--variation", "crown")
MELBOURNE = ("settle", "--book", "crown-melbourne", "--variation", "traditional")
BANKER_SIX = "2s3dKh/3cTd3s"  # Player draws a king and stays on five; Banker draws to six

WAGER_KEYS = ["wager", "stake", "resolution", "profit", "commission", "returned", "row", "row_id", "clauses"]


def test_who_won_what_is_paid_and_which_clause_says_so() -> None:
    answer = typed(*CROWN, "--option", "tiger=3", BANKER_SIX, "banker=100", "tiger=10")
    assert (answer.code, answer.err) == (0, "")
    assert "Crown Sydney, Crown Baccarat (crown-sydney 3.2" in answer.cells
    assert "Player draws on 5: king of hearts. 5 9.5, 9.5/Table 1" in answer.cells
    assert "Banker draws on 3: three of spades. 6 9.6, 9.6/Table 2, 9.6/Table 2:3, 9.6.1" in answer.cells
    assert "Banker wins, 6 to 5" in answer.out
    assert "banker $100 wins Banker wins with six $50 $50 $150" in answer.cells
    assert "banker 10.2/Table 4:Banker, 1.1:Crown Baccarat" in answer.cells
    assert "tiger $10 wins Three-card Tiger $250 - $260" in answer.cells
    assert "tiger 10.2/Table 10:Tiger three-card, " in answer.cells
    assert "In all: staked $110, returned $410." in answer.out


def test_the_json_document_has_this_shape_and_amounts_in_cents() -> None:
    answer = typed(*CROWN, "--json", BANKER_SIX, "banker=100")
    assert (answer.code, answer.err) == (0, "")
    document = answer.document
    # the first of these and the last five are promised to scripts; edition, decks and options say under which terms
    assert list(document) == [
        "book", "edition", "variation", "decks", "options", "result", "player", "banker", "clauses", "wagers",
    ]  # fmt: skip
    assert (document["book"], document["variation"], document["result"]) == ("crown-sydney", "crown", "banker")
    assert document["player"] == {"cards": ["2S", "3D", "KH"], "count": 5}
    assert document["banker"] == {"cards": ["3C", "TD", "3S"], "count": 6}
    assert document["wagers"] == [
        {
            "wager": "banker",
            "stake": 10000,
            "resolution": "wins",
            "profit": 5000,
            "commission": 5000,
            "returned": 15000,
            "row": "Banker wins with six",
            "row_id": "banker-wins-with-six",
            "clauses": [
                "crown-sydney:10.2/Table 4:Banker",
                "crown-sydney:1.1:Crown Baccarat",
                "crown-sydney:6.2.2(a)",
                "crown-sydney:6.2.2",
                "crown-sydney:6.2",
                "crown-sydney:10.2/Table 4",
                "crown-sydney:10.3.1",
            ],
        }
    ]


def numbers(node: Any) -> list[Any]:
    if isinstance(node, dict):
        return [number for value in node.values() for number in numbers(value)]
    if isinstance(node, list):
        return [number for value in node for number in numbers(value)]
    return [node] if isinstance(node, (int, float)) and not isinstance(node, bool) else []


def test_no_number_in_the_document_is_a_decimal() -> None:
    answer = typed(*CROWN, "--json", "--chip", "0.50", BANKER_SIX, "banker=37.50", "tie=12.50")
    assert {type(number) for number in numbers(answer.document)} == {int}


def test_wagers_are_answered_in_the_order_given() -> None:
    answer = typed(*CROWN, "--json", BANKER_SIX, "tie=5", "player=10", "banker=20")
    assert [one["wager"] for one in answer.document["wagers"]] == ["tie", "player", "banker"]
    assert [one["resolution"] for one in answer.document["wagers"]] == ["loses", "loses", "wins"]
    assert all(list(one) == WAGER_KEYS for one in answer.document["wagers"])


def test_rounding_to_chips_is_shown_and_told() -> None:
    """Half of $37.50 is $18.75; with dollar chips the patron gets $19."""
    words = (*CROWN, BANKER_SIX, "banker=37.50")
    assert "Rounded up to what chips of $1 can pay (7.3)." in typed(*words).out
    wager = typed(*words, "--json").document["wagers"][0]
    assert (wager["profit"], wager["rounding"]) == (19_00, 25)
    assert "crown-sydney:7.3" in wager["clauses"]
    assert typed(*words, "--json", "--chip", "0.25").document["wagers"][0]["profit"] == 18_75


def test_a_set_of_chips() -> None:
    """Chips of $20 and $50 make neither $10 nor $30: $110 is the next amount after $105."""
    words = (*CROWN, "--json", "--chip", "20", "--chip", "50", BANKER_SIX, "banker=210")
    assert typed(*words).document["wagers"][0]["profit"] == 110_00


def test_a_token_is_kept_when_it_wins() -> None:
    wager = typed(*CROWN, "--json", BANKER_SIX, "banker=100:token").document["wagers"][0]
    assert (wager["token"], wager["profit"], wager["returned"]) == (True, 50_00, 50_00)
    assert "banker (token)" in typed(*CROWN, BANKER_SIX, "banker=100:token").cells


def test_a_combined_wager_shows_its_parts() -> None:
    words = (*CROWN, "--option", "one-one-two=pairs", "2s2dKh/3c3d", "one-one-two=40")
    parts = typed(*words, "--json").document["wagers"][0]["parts"]
    assert [(one["wager"], one["stake"], one["returned"]) for one in parts] == [
        ("banker-pair", 10_00, 120_00),
        ("player-pair", 10_00, 120_00),
        ("tie", 20_00, 0),
    ]
    assert "one-one-two $40 wins its parts:" in typed(*words).cells


def test_the_differential_surcharge() -> None:
    """Banker $1,000 where $400 above the differential was arranged: 5% of $1,000 and 2.5% of $400."""
    words = (*MELBOURNE, "--json", "--differential", "600", "2s3d/3c5d", "banker=1000")
    assert typed(*words).document["wagers"][0]["commission"] == 60_00


@pytest.mark.parametrize(
    "coup", ["2s3dKh/3cTd3s", "2S 3D KH / 3C TD 3S", "2s3dkh/3ctd3s B5-6", " 2s 3d Kh/3c Td 3s b5-6 "]
)
def test_cards_are_read_as_people_write_them(coup: str) -> None:
    assert typed(*CROWN, "--json", coup, "banker=1").document["result"] == "banker"


@pytest.mark.parametrize(("coup", "row"), [("void", "void coup"), ("dummy", "dummy coup"), ("VOID", "void coup")])
def test_a_coup_that_does_not_count(coup: str, row: str) -> None:
    answer = typed(*CROWN, "--json", coup, "banker=100")
    assert answer.code == 0
    assert answer.document["result"] == "void"
    assert "player" not in answer.document
    wager = answer.document["wagers"][0]
    assert (wager["resolution"], wager["returned"], wager["row"]) == ("void", 100_00, row)
    assert row.capitalize() in typed(*CROWN, coup, "banker=100").out


def test_a_wager_over_several_coups() -> None:
    words = (*MELBOURNE, "--results", "P P dummy P T", "player-dragon-tail-early=100")
    answer = typed(*words)
    assert answer.code == 0
    assert "Results: P P dummy P T" in answer.out
    assert "player-dragon-tail-early $100 wins 3 in a row, ended by a Tie $300 - $400" in answer.cells
    document = typed(*words, "--json").document
    assert document["results"] == ["player", "player", "dummy", "player", "tie"]
    assert "result" not in document
    assert document["wagers"][0]["profit"] == 300_00


@pytest.mark.parametrize(
    ("results", "nominate", "resolution", "profit"),
    [
        ("P B", "P B", "wins", 300_00),
        ("P B", "P P", "loses", 0),
        ("P", "P", "open", 0),
        ("P B", "P -", "void", 0),
        ("player dummy banker", "player banker", "wins", 300_00),
    ],
)
def test_a_combination_run_follows_its_nominations(results: str, nominate: str, resolution: str, profit: int) -> None:
    answer = typed(*MELBOURNE, "--json", "--results", results, "--nominate", nominate, "combination-run-2=100")
    wager = answer.document["wagers"][0]
    assert (answer.code, wager["resolution"], wager["profit"]) == (0, resolution, profit)


def test_tournament_play_is_said_to_be_that() -> None:
    words = ("settle", "--book", "crown-sydney", "--variation", "zero-commission", BANKER_SIX, "banker=100")
    assert "For tournament play only (5.1.3, 1.1:Zero Commission Baccarat)" in typed(*words).cells


@pytest.mark.parametrize(
    ("book", "variation", "banker"),
    [
        ("crown-sydney", "traditional", 95_00),
        ("crown-sydney", "crown", 50_00),
        ("crown-sydney", "zero-commission", 100_00),
        ("crown-melbourne", "traditional", 95_00),
        ("crown-melbourne", "crown", 50_00),
        ("crown-melbourne", "two-to-one", 100_00),
        ("canberra", "commission", 95_00),
        ("canberra", "non-commission", 50_00),
        ("star-sydney", "premium", 95_00),
        ("star-sydney", "premium-even-money", 50_00),
        ("crown-brochure", "traditional", 95_00),
        ("crown-brochure", "crown", 50_00),
    ],
)
def test_a_banker_six_in_every_book(book: str, variation: str, banker: int) -> None:
    answer = typed("settle", "--json", "--book", book, "--variation", variation, BANKER_SIX, "banker=100")
    assert answer.document["wagers"][0]["profit"] == banker


@pytest.mark.parametrize("word", ["dummy", "void"])
def test_a_coup_without_a_result_returns_stakes_and_leaves_runs_and_tails(word: str) -> None:
    """Crown Melbourne 11.8.4: what lives over several coups stays where it is."""
    wagers = ("banker=10", "player-run-2=5", "player-dragon-tail-early=5", "combination-run-2=5")
    answer = typed("settle", "--book", "crown-melbourne", "--variation", "traditional", word, *wagers, "--json")
    found = {one["wager"]: (one["resolution"], one["returned"]) for one in answer.document["wagers"]}
    assert found["banker"] == ("void", 1000)
    for streak in ("player-run-2", "player-dragon-tail-early", "combination-run-2"):
        assert found[streak] == ("open", 0)
    cited = {clause for one in answer.document["wagers"][1:] for clause in one["clauses"]}
    assert "crown-melbourne:11.8.4" in cited


def test_a_nomination_without_a_combination_run_is_a_slip() -> None:
    words = ("settle", "--book", "crown-melbourne", "--variation", "crown", "--results", "P P", "--nominate", "P P")
    answer = typed(*words, "player-run-2=5")
    assert (answer.code, answer.out) == (2, "")
