"""What a new act touches: its chapter's folder and the words. `offer-drink` is added to a copy of the house."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from architecture import ROOT, SOURCE

# what a person would write, by file: after the line that is named, or at the end
ADDED: dict[str, tuple[str, str]] = {
    "table/people/records.py": (
        "",
        '''

class OfferDrink(Command, frozen=True, tag="offer-drink"):
    """A drink on the house."""

    patron: str
    drink: str


class DrinkOffered(Event, frozen=True, tag="drink-offered/1"):
    """Someone was offered a drink."""

    heard = Hears.PATRON

    patron: str
    drink: str
''',
    ),
    "table/people/judge.py": (
        "",
        """

from croupier.table.people.records import DrinkOffered, OfferDrink  # noqa: E402


@act(OfferDrink, By.DEALER, holds=NOTHING, chance=someone)
def offer_drink(table: Table, command: OfferDrink, rules: Rules) -> Answer:
    if command.patron not in table.patrons:
        return _unknown(command.patron)
    return (DrinkOffered(made(command), (), command.patron, command.drink),)
""",
    ),
    "table/people/apply.py": (
        "",
        """

from croupier.table.people.records import DrinkOffered  # noqa: E402


@applies(DrinkOffered)
def drink_offered(table: Table, event: DrinkOffered) -> Table:
    return table
""",
    ),
    "languages/en/events.ftl": ("event-patron-stood", "event-drink-offered = { PERSON($patron) } is offered a drink\n"),
    "languages/zh/events.ftl": ("event-patron-stood", "event-drink-offered = 请 { PERSON($patron) } 喝一杯\n"),
    "languages/en/commands.ftl": ("do-stand-up", "do-offer-drink = Offer a drink\n"),
    "languages/zh/commands.ftl": ("do-stand-up", "do-offer-drink = 请喝一杯\n"),
    "languages/en/abouts.ftl": ("about-stand-up", "about-offer-drink = A patron is offered a drink.\n"),
    "languages/zh/abouts.ftl": ("about-stand-up", "about-offer-drink = 请客人喝一杯。\n"),
}
# and what `make reference` writes from it
DERIVED = "rulebooks/acts.json"

USED = """
import json, sys
sys.path.insert(0, "tests")
import croupier
from croupier.languages import Message, languages
from croupier.rulebooks.act_names import act_names
from croupier.service.announcing import heard_by, tell
from croupier.service.asking import commands_described
from croupier.table import Actor, possible
from croupier.table.codec import COMMANDS, EVENTS, encode
from croupier.table.upcast import read_event
from croupier.words.book import speaker_of
from live import Live

table = Live("crown-sydney", "crown")
dealer = Actor("d", table.book.authority.dealer.rank)
events = table.do("offer-drink", patron="A", drink="water")
told = tell(events[0], table.table, 1, str)
said = Message(f"event-{told.event}", told.facts)
print(json.dumps({
    "from": croupier.__file__,
    "known": ["offer-drink" in COMMANDS, "drink-offered" in EVENTS, "offer-drink" in act_names().commands],
    "read back": read_event(encode(events[0])) == events[0],
    "offered to a dealer": "offer-drink" in possible(table.table, table.book, dealer),
    "offered to a patron": "offer-drink" in possible(table.table, table.book, Actor("A", "patron")),
    "form": [field.name for one in commands_described() if one.name == "offer-drink" for field in one.fields],
    "chapter": [one.chapter for one in commands_described() if one.name == "offer-drink"],
    "heard": [heard_by(told, who, staff=False) is not None for who in ("A", "B")],
    "called": [speaker_of(table.book, language).named("do", "offer-drink") for language in languages()],
    "says": [told.text, *(speaker_of(table.book, language).said(said) for language in languages())],
}))
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    source = tmp_path / "src" / "croupier"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    for file, (after, text) in ADDED.items():
        lines = (source / file).read_text(encoding="utf-8").splitlines(keepends=True)
        place = next(number for number, line in enumerate(lines) if line.startswith(after)) + 1 if after else len(lines)
        lines.insert(place if after.endswith("{") or not after else place - 1, text)
        (source / file).write_text("".join(lines), encoding="utf-8")
    return tmp_path


def run(house: Path, *words: str) -> str:
    there = os.environ | {"PYTHONPATH": str(house / "src")}
    done = subprocess.run([sys.executable, *words], cwd=house, env=there, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_made_up_act_touches_its_chapter_and_the_words(house: Path) -> None:
    run(house, "docs/reference.py")
    found = json.loads(run(house, "-c", USED))
    assert Path(found.pop("from")).is_relative_to(house)
    assert found == {
        "known": [True, True, True],
        "read back": True,
        "offered to a dealer": True,
        "offered to a patron": False,
        "form": ["patron", "drink"],
        "chapter": ["people"],
        "heard": [True, False],
        "called": ["Offer a drink", "请喝一杯"],
        "says": ["A is offered a drink", "A is offered a drink", "请 A 喝一杯"],
    }
    assert "`offer-drink`" in (house / "docs" / "reference" / "commands.md").read_text(encoding="utf-8")
    changed = {path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*") if differs(path, house)}
    assert changed == {*ADDED, DERIVED}


def differs(path: Path, house: Path) -> bool:
    copy = house / "src" / "croupier" / path.relative_to(SOURCE)
    return path.is_file() and "__pycache__" not in path.parts and copy.read_bytes() != path.read_bytes()
