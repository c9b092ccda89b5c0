"""`croupier scenario`: files played in the terminal, what differs, what is no scenario, the words a file may use."""

from __future__ import annotations

import contextlib
import io
import re
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.scenario import ScenarioError, read_scenario, run_scenario
from croupier.scenario.parse import KEYWORDS
from croupier.scenario.values import ValueProblem, read_value, wanted_by
from croupier.table.codec import COMMANDS, EVENTS
from croupier.table.state import Setup
from terminal import typed

SHARED = Path(__file__).parents[1] / "scenarios"
DOCS = Path(__file__).parents[2] / "docs" / "scenarios.md"
TABLE = "book crown-sydney\nvariation traditional\npatrons A B with 1000\n"


def written(folder: Path, text: str, name: str = "one.scenario") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


# --- running -------------------------------------------------------------------------------------


def test_every_step_with_its_clause_and_every_expectation_with_a_word() -> None:
    answer = typed("scenario", "run", SHARED / "S09-natural-by-seven.scenario")
    assert (answer.code, answer.err) == (0, "")
    assert "S09 A natural that wins by seven pays even money on the Dragon Bonus" in answer.cells
    assert "open-table higher-duties-dealer 5.1.1, 1.1:Traditional Baccarat" in answer.cells
    assert "place-wager patron=A wager=player-dragon-bonus stake=40 A" in answer.cells
    assert "announce-result dealer Player 8, Banker 1: player wins 9.2" in answer.cells
    assert "B banker-dragon-bonus loses, A player-dragon-bonus wins $40 10.1" in answer.cells
    assert "✓ holds expect A player-dragon-bonus wins 40" in answer.cells
    assert "6 checks: everything as expected." in answer.out
    assert not [line for line in answer.out.splitlines() if line != line.rstrip()]


def test_a_refusal_is_a_sentence() -> None:
    answer = typed("scenario", "run", SHARED / "S39-deferred-commission.scenario")
    assert answer.code == 0
    assert "approve act=defer-commission patron=A dealer refused: " in answer.cells
    assert "(crown-sydney:10.3.1/deferral)" in answer.cells
    assert "✓ holds refused rank-too-low 10.3.1/deferral" in answer.cells


def test_what_differs_is_told_and_the_exit_code_is_3(tmp_path: Path) -> None:
    text = TABLE + "A player 100\nresult P\nexpect A player wins 90\nexpect A has 1100\nA banker 5000\n"
    answer = typed("scenario", "run", written(tmp_path, text))
    assert answer.code == 3
    assert "✗ differs expect A player wins 90: A player wins 100" in answer.cells
    assert "✓ holds expect A has 1100" in answer.cells
    assert (
        "✗ differs A banker 5000: place-wager patron=A wager=banker stake=5000 was refused not-enough-chips"
        in answer.cells
    )
    assert "3 checks: 2 differ." in answer.cells


def test_brief_shows_only_what_differs_and_the_summary(tmp_path: Path) -> None:
    good = written(tmp_path, TABLE + "A player 100\nresult P\nexpect A player wins 100\n", "a.scenario")
    bad = written(tmp_path, TABLE + "A player 100\nresult P\nexpect A player loses\n", "b.scenario")
    answer = typed("scenario", "run", "--brief", tmp_path)
    assert answer.code == 3
    assert "✗ differs expect A player loses: A player wins 100" in answer.cells
    assert f"✓ holds {good}" in answer.cells
    assert f"✗ differs {bad}" in answer.cells
    assert "draw-card" not in answer.out
    assert re.search(r"2 scenarios, [0-9]+ commands, 2 checks: 1 differs\.", answer.cells)


def test_of_a_long_block_the_first_and_the_last_round_are_shown(tmp_path: Path) -> None:
    text = TABLE + "repeat 9\nA player 10\nresult P\nend\nexpect coups 9\n"
    answer = typed("scenario", "run", written(tmp_path, text))
    assert answer.code == 0
    assert "result P (1 of 9)" in answer.cells
    assert "result P (9 of 9)" in answer.cells
    assert "(5 of 9)" not in answer.cells
    assert "14 lines of further rounds, all as expected" in answer.cells


def test_the_json_document_has_every_command_event_and_check(tmp_path: Path) -> None:
    text = (
        "# A title\n"
        + TABLE
        + "A player 100\nA banker 9000\nrefused not-enough-chips\nresult P\nexpect A player loses\n"
    )
    answer = typed("scenario", "run", "--json", written(tmp_path, text))
    assert (answer.code, answer.err) == (3, "")
    document = answer.document
    assert list(document) == ["scenarios", "commands", "checks", "mismatches", "invalid"]
    assert (document["checks"], document["mismatches"], document["invalid"]) == (2, 1, 0)
    (one,) = document["scenarios"]
    assert (one["title"], one["mismatches"]) == ("A title", 1)
    (table,) = one["tables"]
    assert (table["book"], table["variation"], table["decks"]) == ("crown-sydney", "traditional", 8)
    by_text = {line["text"]: line for line in table["lines"]}
    placed = by_text["A player 100"]["steps"][-1]
    assert placed["command"]["command"] == "place-wager"
    assert placed["command"]["stake"] == 10000
    assert placed["events"][0]["event"] == "wager-placed/1"
    assert "crown-sydney:6.1" in placed["clauses"]
    assert by_text["A banker 9000"]["steps"][-1]["refusal"]["reason"] == "not-enough-chips"
    assert by_text["A banker 9000"]["checks"] == [{"line": 7, "text": "refused not-enough-chips", "holds": True}]
    (failed,) = by_text["result P"]["checks"]
    assert failed == {"line": 9, "text": "expect A player loses", "holds": False, "found": "A player wins 100"}


def test_standard_input_is_a_file_too(monkeypatch: pytest.MonkeyPatch) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(b"check 1+1 = 2\n"), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", stdin)
    assert typed("scenario", "run", "--brief", "-").code == 0


def test_the_engine_failing_is_exit_code_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("on purpose")

    monkeypatch.setattr("croupier.scenario.run.audit", fails)
    answer = typed("scenario", "run", written(tmp_path, TABLE + "open\n"))
    assert answer.code == 1
    assert "✗ failed the engine failed: RuntimeError: on purpose" in answer.cells
    assert "Traceback" not in answer.out + answer.err


# --- files that are no scenario ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "nothing happens in this file"),
        ("A player 100\n", 1, "'A' is not understood"),
        ("variation crown\ncoup\n", 2, "say first which book"),
        ("book atlantis\n", 1, "there is no book 'atlantis': there is crown-sydney, "),
        (TABLE + "varation crown\n", 4, "did you mean variation?"),
        (TABLE + "A plyer 100\n", 4, "crown-sydney has no wager 'plyer': did you mean player"),
        (TABLE + "A player lots\n", 4, "stake: 'lots' is not an amount"),
        (TABLE + "A player\n", 4, "write what A wagers, such as `A banker 100`"),
        (TABLE + "A player 10 foo=1\n", 4, "place-wager has no fact 'foo': it has patron, wager, stake"),
        (TABLE + "step place-wagr\n", 4, "there is no command 'place-wagr': did you mean place-wager"),
        (TABLE + "step place-wager patron=A\n", 4, "place-wager needs wager, stake"),
        (TABLE + "step draw-card card=1S\n", 4, "card: '1S' (card 1 of '1S') is not a card"),
        (TABLE + "step deliver-hand hand=left to=A\n", 4, "hand: 'left' is not one of player, banker"),
        (TABLE + "step change-limits limits=5\n", 4, "write the least and the most as 5..5000"),
        (TABLE + "step cut-cards after=some\n", 4, "after: 'some' is not a number"),
        (TABLE + "step close-table at=25\n", 4, "at: '25' is not a time: write 20:00:00"),
        (TABLE + "coup\nrefused abov-maximum\n", 5, "there is no reason 'abov-maximum': did you mean above-maximum"),
        (TABLE + "coup\nrefused above-maximum 7.2.44\n", 5, "crown-sydney has no clause '7.2.44'"),
        (TABLE + "coup\nevent bets-caled\n", 5, "there is no event 'bets-caled': did you mean bets-called"),
        (TABLE + "coup\nevent wager-placed down.stakes=1\n", 5, "there is no fact 'stakes'"),
        (TABLE + "coup\nexpect C has 5\n", 5, "the patrons are A, B"),
        (TABLE + "coup\nexpect A player wins much\n", 5, "'much' is not an amount"),
        (TABLE + "coup\nexpect state shoe.colour=red\n", 5, "there is no fact 'colour'"),
        (TABLE + "expect A has 5\n", 4, "nothing has happened yet"),
        (TABLE + "coup\nlimits 5 to 50\n", 5, "`limits` is said before the table opens"),
        (TABLE + "decks 8\ndecks 6\n", 5, "`decks` was said before for this table"),
        (TABLE + "chips 0\n", 4, "chips: a chip set needs at least one chip"),
        (TABLE + "patron coup with 5\n", 4, "'coup' is a word of the format"),
        (TABLE + "shoe 5S K\n", 4, "'K' (card 2"),
        (TABLE + "deal 7\n", 4, "write `deal`, or `deal 4`"),
        (TABLE + "results P X\n", 4, "'X' is not a result"),
        (TABLE + "clock late\n", 4, "'late' is not a time"),
        (TABLE + "leftover 2H 3H\n", 4, "one card is laid at a time"),
        (TABLE + "coup\nexpect matter wrong-ordr\n", 5, "there is no slip 'wrong-ordr': did you mean wrong-order"),
        (TABLE + "coup\nexpect matter\n", 5, "such as `matter wrong-order` or `matter none`"),
        (TABLE + "coup\nexpect offer double\n", 5, "write what is offered (keep, remove, retract, reduce)"),
        (TABLE + "coup\nexpect carried\n", 5, "write which cards were kept"),
        (TABLE + "coup\nexpect to-tell\n", 5, "such as `to-tell surveillance` or `to-tell nobody`"),
        (TABLE + "repeat often\ncoup\nend\n", 4, "write `repeat` and how often"),
        (TABLE + "for x in\ncoup\nend\n", 4, "write `for`, a name, `in` and the values"),
        (TABLE + "for a/b in 1/2 3\ncoup\nend\n", 4, "'3' has 1 parts, and a/b has more or fewer"),
        (TABLE + "repeat 3\ncoup\n", 4, "this block is never closed"),
        (TABLE + "end\n", 4, "`end` closes nothing"),
        (TABLE + "A {wager} 10\n", 4, "{wager} stands for nothing"),
        (TABLE + "repeat 99999\ncoup\nend\n", 5, "the blocks make more than 20000 lines"),
        (TABLE + 'step bring-cards back="red\n', 4, "a quotation mark is not closed"),
        ("check 1/0 = 1\n", 1, "a division by nothing"),
        ("check 5\n", 1, "compare two figures"),
        ("check __import__ = 1\n", 1, "is not understood"),
        ("check up(3) = 1\n", 1, "',' is missing before ')'"),
        ("check 3 = \x07\n", 1, "a character that cannot be shown"),
    ],
)
def test_a_file_that_is_no_scenario_is_told_with_its_line(text: str, line: int, says: str, tmp_path: Path) -> None:
    answer = typed("scenario", "run", written(tmp_path, text))
    assert answer.code == 4
    assert f"one.scenario, line {line}: " in answer.err
    assert says in answer.err


def test_everything_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    answer = typed("scenario", "run", written(tmp_path, TABLE + "foo\nA player x\nstep bar\n"))
    assert answer.code == 4
    assert [re.findall(r"line (\d+)", line)[0] for line in answer.err.splitlines()] == ["4", "5", "6"]


def test_a_bad_file_does_not_keep_the_good_ones_from_running(tmp_path: Path) -> None:
    good, bad = written(tmp_path, "check 1 = 1\n", "a.scenario"), written(tmp_path, "foo\n", "b.scenario")
    answer = typed("scenario", "run", "--json", good, bad)
    assert answer.code == 4
    assert [list(one) for one in answer.document["scenarios"]][1] == ["file", "problems"]
    assert answer.document["checks"] == 1


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    missing = typed("scenario", "run", tmp_path / "none.scenario")
    assert (missing.code, "cannot be read" in missing.err) == (4, True)
    empty = typed("scenario", "run", tmp_path)
    assert (empty.code, "has no file that ends in .scenario" in empty.err) == (4, True)
    (tmp_path / "noise.scenario").write_bytes(b"book crown-sydney\n\xff\xfe\n")
    noise = typed("scenario", "run", tmp_path / "noise.scenario")
    assert (noise.code, "line 2: this is not text in UTF-8" in noise.err) == (4, True)
    assert typed("scenario", "run").code == 2


OTHERS = 'A B player banker tie 5S KD | 100 0 wins has owes = ; # {x} canberra with seat to in standing P T any none "'
WORDS = st.sampled_from([*KEYWORDS, *OTHERS.split(), "stake=5", "patron=A", "as=dealer", *list(COMMANDS)[:12]])


@settings(max_examples=60, deadline=None)
@given(st.lists(st.lists(WORDS, min_size=1, max_size=6).map(" ".join), max_size=12))
def test_whatever_is_written_gives_a_report_or_problems(lines: list[str]) -> None:
    try:
        report = run_scenario(read_scenario("any", TABLE + "\n".join(lines)))
    except ScenarioError:
        return
    assert [done.broke for done in report.done if done.broke] == []


# --- beginning, and looking words up -------------------------------------------------------------


def test_a_new_scenario_runs_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "first.scenario"
    made = typed("scenario", "new", path)
    assert (made.code, made.out) == (0, "")
    answer = typed("scenario", "run", path)
    assert answer.code == 0
    assert "everything as expected" in answer.out
    assert typed("scenario", "new").out == path.read_text(encoding="utf-8")


def test_a_new_scenario_writes_over_nothing_unless_told(tmp_path: Path) -> None:
    path = written(tmp_path, "mine\n")
    answer = typed("scenario", "new", path)
    assert (answer.code, "is there already" in answer.err) == (4, True)
    assert Path(path).read_text(encoding="utf-8") == "mine\n"
    assert typed("scenario", "new", "--force", path).code == 0
    assert typed("scenario", "new", tmp_path / "no" / "such.scenario").code == 4


AMISS = """book star-sydney
patrons A B with 1000
A banker 100
shoe 6D 3D KC 4D
deal 4
step report-irregularity slip=third-card-to-banker cards=2H exposed=yes as=dealer
expect matter third-card-to-banker, offer none
step order-remedy remedy=no-bet-coup
expect matter none, carried 2H, to-tell nobody
deal
leftover
shoe 3C 6C 5C
deal
expect carried none, player 2H 6C = 8
"""


def test_what_waits_after_a_slip_can_be_expected(tmp_path: Path) -> None:
    assert typed("scenario", "run", written(tmp_path, AMISS)).code == 0


@pytest.mark.parametrize(
    ("right", "wrong", "found"),
    [
        ("matter third-card-to-banker", "matter none", "matter.slip=third-card-to-banker"),
        ("offer none", "offer keep remove", "offer.choices=none"),
        ("carried 2H", "carried unseen", "carried 2H"),
        ("to-tell nobody", "to-tell surveillance", "to be told: nobody"),
        ("carried none", "carried 9H", "carried none"),
    ],
)
def test_an_expectation_about_a_slip_that_fails_tells_what_is_so(
    right: str, wrong: str, found: str, tmp_path: Path
) -> None:
    answer = typed("scenario", "run", written(tmp_path, AMISS.replace(right, wrong)))
    assert answer.code == 3
    assert f"differs expect {wrong}: {found}" in answer.cells


def test_a_card_that_nobody_has_seen_must_be_named_to_be_laid(tmp_path: Path) -> None:
    text = """book canberra
patrons A with 1000
A player 40
shoe 8D 2C KS 5S
deal 4
step announce-result
step settle-coup
step report-irregularity slip=excess-card unseen=1
step order-remedy remedy=next-round
expect carried unseen
deal
A player 40
deal
"""
    answer = typed("scenario", "run", written(tmp_path, text))
    assert answer.code == 3
    assert "name it in a line such as `leftover 9H`" in answer.cells
    named = text + "leftover 9H\nshoe 2S KD 5H\ndeal\nexpect player 9H KD = 9\n"
    again = typed("scenario", "run", written(tmp_path, named.replace("deal\nleftover", "leftover")))
    assert again.code == 0, again.out


def test_the_words_are_those_of_the_table() -> None:
    document = typed("scenario", "words", "--json").document
    tables = ["commands", "events", "setup", "reasons", "slips", "remedies", "warnings"]
    others = ["tournament-commands", "tournament-events", "promotion-commands", "promotion-events"]
    assert list(document) == [*tables, *others]
    commands = {one["name"]: one["facts"] for one in document["commands"]}
    assert commands["place-wager"][:4] == ["patron", "wager", "stake", "[token]"]
    assert "shoe-ended" in {one["name"] for one in document["events"]}
    remedies = {one["name"]: one["facts"] for one in document["remedies"]}
    assert "star-sydney:wrong-order" in remedies["rebuild-and-offer"]
    assert {"name": "above-differential", "facts": []} in document["warnings"]
    assert "move crown-sydney:card-to-wrong-hand" in typed("scenario", "words", "remedies").cells
    assert "place-wager patron wager stake [token]" in typed("scenario", "words", "commands").cells
    assert typed("scenario", "words", "spells").code == 2


@pytest.mark.parametrize("language", ["en", "zh"])
def test_every_topic_of_the_words_is_told_in_every_language(language: str) -> None:
    told = typed("--language", language, "scenario", "words")
    assert (told.code, told.err) == (0, "")
    for rows in typed("scenario", "words", "--json").document.values():
        assert [one["name"] for one in rows if one["name"] not in told.out] == []


def wordless(kind: type[msgspec.Struct]) -> list[str]:
    """The fields of a record that a file has no words for."""
    found = []
    for name, wanted in wanted_by(kind).items():
        with contextlib.suppress(ValueProblem):
            read_value(wanted, "?")
            continue
        with pytest.raises(ValueProblem) as caught:
            read_value(wanted, "?")
        found += [name] if "a file has no words" in str(caught.value) else []
    return found


@pytest.mark.parametrize("kind", [*COMMANDS.values()], ids=list(COMMANDS))
def test_a_file_has_words_for_every_fact_of_every_command(kind: type[msgspec.Struct]) -> None:
    assert [name for name in wordless(kind) if name not in ("actor", "setup")] == []


def test_a_file_has_words_for_every_fact_of_a_set_up() -> None:
    assert wordless(Setup) == []


def test_the_documentation_names_every_keyword() -> None:
    text = DOCS.read_text(encoding="utf-8")
    named = {span.split()[0] for span in re.findall(r"`([^`\n]+)`", text)}
    assert [word for word in KEYWORDS if word not in named] == []


def test_events_and_commands_are_found_by_their_stable_names() -> None:
    assert COMMANDS["place-wager"].__name__ == "PlaceWager"
    assert EVENTS["wager-placed"].__name__ == "WagerPlaced"
