"""The guide "Add a rulebook" says what is: examples from the sixth book, commands that run, complete tables."""

from __future__ import annotations

import doctest
import re
import shlex
from enum import StrEnum
from pathlib import Path

import msgspec
import pytest

from books import HARBOUR_PALACE
from croupier import BOOKS, open_book
from croupier.clauses import Chapter, Status
from croupier.coup import WORDS, BurnForm, CuttingCardFirst, SettledWhen, ShoeEnd, Side, Winner
from croupier.money import Rounding
from croupier.rulebooks import (
    conduct,
    duties,
    irregularities,
    leaflet_words,
    procedure,
    promotions,
    provisions,
    tournament,
)
from croupier.rulebooks.folder import REGISTER, REGISTER_COLUMNS, TOML_FILES
from croupier.rulebooks.provision import Provision
from faults import Edit, copy_of, edit
from terminal import typed

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "add-a-rulebook.md"
TEXT = GUIDE.read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
PROSE = re.sub(r"^```.*?^```$", "", TEXT, flags=re.MULTILINE | re.DOTALL)
POLICIES: tuple[type[StrEnum], ...] = (ShoeEnd, CuttingCardFirst, BurnForm, Rounding, SettledWhen)
NAMES: tuple[type[StrEnum], ...] = (Status, Chapter, Side, Winner)
KINDS: dict[str, type[msgspec.Struct]] = {
    "source.toml": provisions.Source,
    "words.toml": provisions.Words,
    "cards.toml": provisions.Cards,
    "tableau.toml": provisions.TableOfPlay,
    "variations.toml": provisions.Variations,
    "wagers.toml": provisions.Wagers,
    "streaks.toml": provisions.Streaks,
    "settlement.toml": provisions.Settlement,
    "options.toml": provisions.Options,
    "layouts.toml": provisions.Layouts,
    "table.toml": procedure.TableAndSigns,
    "authority.toml": procedure.Authority,
    "shuffle.toml": procedure.ShuffleAndCut,
    "wagering.toml": procedure.Wagering,
    "limits.toml": procedure.Limits,
    "dealing.toml": procedure.Dealing,
    "notices.toml": procedure.Notices,
    "irregularities.toml": irregularities.Irregularities,
    "conduct.toml": conduct.Conduct,
    "tournament.toml": tournament.TournamentFile,
    "duties.toml": duties.DutiesFile,
    "promotions.toml": promotions.PromotionsFile,
    "readings.toml": provisions.Readings,
    "leaflet.toml": leaflet_words.LeafletWords,
}


def blocks(kind: str) -> list[str]:
    return [text for language, text in BLOCKS if language == kind]


def table(head: str) -> dict[str, list[str]]:
    """The rows of the table whose first column has this head, by what stands in it."""
    lines = TEXT[TEXT.index(f"| {head} |") :].partition("\n\n")[0].splitlines()[2:]
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]
    return {row[0].strip("`"): row[1:] for row in rows}


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def encode_names(kind: type[msgspec.Struct]) -> list[str]:
    return [field.encode_name for field in msgspec.structs.fields(kind)]


def test_every_file_is_listed_with_every_key_it_may_have() -> None:
    files = table("file")
    assert set(files) == {*TOML_FILES, REGISTER} == {*KINDS, REGISTER}
    for name, kind in KINDS.items():
        assert sorted(quoted(files[name][1])) == sorted(encode_names(kind)), name
    assert quoted(files[REGISTER][1]) == REGISTER_COLUMNS


def test_every_condition_word_is_explained_with_its_values() -> None:
    words = table("word")
    assert list(words) == list(WORDS)
    for name, word in WORDS.items():
        values = "0 to 9" if word.values == tuple(range(10)) else ", ".join(str(one).lower() for one in word.values)
        assert words[name] == [word.asks, values], name


def test_every_status_and_every_chapter_is_explained() -> None:
    assert list(table("status")) == [status.value for status in Status]
    assert all(f"`{chapter.value}`" in TEXT for chapter in Chapter if chapter is not Chapter.NOW)


def test_every_policy_is_listed() -> None:
    listed = {policy for row in table("key").values() for policy in quoted(row[0])}
    assert listed == {policy.value for kind in POLICIES for policy in kind} | {"at-payout", "netted"}


def known_names() -> set[str]:
    """Everything a guide may put in backticks as a name: keys, words, values, ids, books."""
    book = open_book(HARBOUR_PALACE)
    modules = (provisions, procedure, irregularities, conduct, tournament, leaflet_words)
    declared = [one for module in modules for one in vars(module).values()]
    kinds = [kind for kind in declared if isinstance(kind, type) and issubclass(kind, Provision)]
    return {
        *(name for kind in kinds for name in encode_names(kind)),
        *REGISTER_COLUMNS,
        *WORDS,
        *(str(value) for word in WORDS.values() for value in word.values),
        *(one.value for kind in (*NAMES, *POLICIES) for one in kind),
        *("wins", "loses", "standoff", "money", "procedure", "wording", "at-payout", "netted", "check"),
        *book.wager_ids(),
        *(one.id for one in book.variations),
        *book.options,
        *BOOKS,
    }  # fmt: skip


def test_every_name_in_the_text_exists() -> None:
    names = [name for name in quoted(PROSE) if re.fullmatch(r"[a-z]+(-[a-z]+)*", name)]
    known = known_names()
    assert len(names) > 60
    assert [name for name in names if name not in known] == []


def test_every_file_named_in_the_text_exists() -> None:
    root = GUIDE.parents[2]
    for link in re.findall(r"\]\(([^)]+)\)", TEXT):
        assert (GUIDE.parent / link).exists(), link
    assert (root / "src/croupier/rulebooks/shelf.py").exists()
    assert {name for name in quoted(PROSE) if re.fullmatch(r"[a-z]+\.(toml|csv)", name)} == {*TOML_FILES, REGISTER}


@pytest.mark.parametrize("block", blocks("toml"), ids=range(len(blocks("toml"))))
def test_an_example_is_what_the_sixth_book_says(block: str) -> None:
    head, _, example = block.partition("\n")
    book = (HARBOUR_PALACE / head.removeprefix("# ")).read_text(encoding="utf-8")
    for part in example.rstrip("\n").split("\n") if head == "# words.toml" else [example.rstrip("\n")]:
        assert part in book


def test_the_example_of_the_register_is_what_the_sixth_book_says() -> None:
    (example,) = blocks("csv")
    register = (HARBOUR_PALACE / REGISTER).read_text(encoding="utf-8").splitlines()
    assert [line for line in example.splitlines() if line not in register] == []


@pytest.mark.parametrize("block", blocks("console"), ids=range(len(blocks("console"))))
def test_a_command_prints_what_the_guide_shows(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HARBOUR_PALACE.parent)
    command, *shown = block.splitlines()
    dollar, name, *words = shlex.split(command)
    answer = typed(*words)
    assert (dollar, name, answer.code) == ("$", "croupier", 0)
    assert shown
    for line in shown:
        assert line in answer.cells


def test_the_commands_about_a_book_of_ones_own_run_in_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = [shlex.split(line) for block in blocks("sh") for line in block.splitlines()]
    assert len(commands) == 6
    for name, *words in commands:
        done = typed(*words)
        assert (name, done.code) == ("croupier", 0), done.err
    assert (tmp_path / "my-casino" / "evidence.json").exists()
    assert (tmp_path / "my-casino" / "schemas" / "wagers.toml.json").exists()


def test_the_python_example_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HARBOUR_PALACE.parent)
    found = doctest.testfile(str(GUIDE), module_relative=False, encoding="utf-8")
    assert (found.failed, found.attempted) == (0, 4)


def test_the_faults_shown_are_the_faults_told(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    edit(folder, Edit("wagers.toml", "9 to 1", "9:1"), Edit("cards.toml", "number = 1\n", ""))
    (shown,) = blocks("text")
    assert typed("rules", "check", folder).err == f"croupier: {shown}"


def test_its_steps_are_numbered() -> None:
    assert [int(number) for number in re.findall(r"^## (\d+)\.", TEXT, re.MULTILINE)] == list(range(1, 14))
