"""A sixth book in euro, with Chinese names of its own: everything told of its table is in euro, and wholly in Chinese.

The book is Canberra's under another name; its figures are the same, and mean euro.
"""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from croupier import Rulebook, open_book
from croupier.clauses import Reason
from croupier.coup import row_id
from croupier.languages import Message, languages
from croupier.rulebooks.folder import FolderRead
from croupier.table import Payment, Table, apply
from croupier.words.book import names_of, speaker_of, words_for_pages
from croupier.words.events import message_of, payment_message
from croupier.words.refusals import sentence
from faults import Edit, copy_of, edit
from live import Live
from terminal import typed

NAMED = "Riviera 赌场的庄"
LATIN = re.compile(r"[A-Za-z]{2,}")


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Rulebook:
    folder = copy_of("canberra", tmp_path_factory.mktemp("book")).rename(tmp_path_factory.mktemp("shelf") / "riviera")
    edit(folder, Edit("source.toml", 'id = "canberra"', 'id = "riviera"'))
    edit(folder, Edit("source.toml", 'currency = "AUD"', 'currency = "EUR"'))
    edit(folder, Edit("zh.po", 'msgid "Banker"\nmsgstr "庄"', f'msgid "Banker"\nmsgstr "{NAMED}"'))
    return open_book(folder)


@pytest.fixture(scope="module")
def day(book: Rulebook) -> Live:
    live = Live(book, options=(("rounding", "up"),))
    live.bet("A", "banker", 1_250)
    live.bet("B", "tie", 50)
    live.call()
    live.coup("2s3dKh/3cTd3s")
    return live


def told(live: Live, language: str) -> list[str]:
    """Every event of the day, and what became of each wager, as the book's own speaker says it."""
    says, table, said = speaker_of(live.book, language), Table(id="test"), []
    for event in live.events:
        said.append(says.said(message_of(event, table)))
        payments: tuple[Payment, ...] = getattr(event, "payments", ())
        said += [says.said(payment_message(one)) for one in payments]
        table = apply(table, event)
    return said


@pytest.mark.parametrize("language", languages())
def test_all_that_happens_is_told_in_euro(day: Live, language: str) -> None:
    said = told(day, language)
    assert not [one for one in said if "$" in one]
    assert any("€1,250" in one for one in said)
    assert any("€62.50" in one for one in said), "five per cent of it"


@pytest.mark.parametrize("language", languages())
def test_refusals_are_told_in_euro(day: Live, language: str) -> None:
    refusal = day.refused("place-wager", Reason.STAKE_NOT_POSITIVE, patron="C", wager="player", stake=0, place=3)
    said = sentence(refusal, speaker_of(day.book, language))
    assert "€0" in said
    assert "$" not in said


def test_its_own_chinese_names_are_said(day: Live) -> None:
    assert any(f"{NAMED} €1,250" in one for one in told(day, "zh"))


def test_its_table_has_no_english_in_chinese(day: Live) -> None:
    """But for what people typed (the set-up of a test), the casino's name in a name of its own, and cards."""
    typed = r"Riviera|colour \d|\btest\b|\b[2-9TJQKA][cdhs]\b"
    left = [one for one in told(day, "zh") if LATIN.findall(re.sub(typed, "", one))]
    assert left == []


def test_what_pages_call_its_things_has_no_english_in_chinese(book: Rulebook) -> None:
    words = words_for_pages(book, "zh").words
    assert words.items() >= names_of(book, "zh").items()
    assert words["wager-banker"] == words["Banker"] == NAMED
    assert {id for id in words if id.startswith("row-")}
    assert {id for id in words if id.startswith("variation-")}
    by_id = {id: text for id, text in words.items() if id.startswith(("wager-", "row-", "variation-"))}
    assert {id: text for id, text in by_id.items() if LATIN.search(text.replace("Riviera", ""))} == {}


def test_odds_of_its_wagers_are_told_in_chinese(book: Rulebook) -> None:
    says = speaker_of(book, "zh")
    for wager in book.wagers:
        for row in wager.row:
            if row.pays:
                odds = Message("odds", {"pays": row.pays.pays, "per": row.pays.per})
                said = says.say("odds-of-row", row=row_id(row.event), odds=(odds,))
                assert not LATIN.search(said), said


@pytest.fixture(scope="module")
def folder(book: Rulebook) -> Path:
    assert isinstance(book.folder, FolderRead)
    return Path(str(book.folder.place))


SCENARIO = """# in euro
book {folder}
variation commission
option rounding=up
limits 5 to 5000
patrons A B with 10000
coup
  A banker 100
  B player 6000
    refused above-maximum
  B player 50
  shoe 2D 3H 4S 4C
  deal
  expect A banker wins 90
"""
VERBS = {
    "settle": ("settle", "--variation", "commission", "--option", "rounding=up", "2s3dKh/3cTd3s", "banker=100"),
    "settle, too much": ("settle", "--variation", "commission", "2s3dKh/3cTd3s", "banker=1000000000"),
    "settle, a program": ("settle", "--json", "--variation", "commission", "2s3dKh/3cTd3s", "banker=50"),
    "guide": ("guide", "BOOK"),
    "rules show": ("rules", "show", "BOOK"),
    "rules book": ("rules", "book", "BOOK"),
    "scenario": ("scenario", "run", "SCENARIO"),
    "terms": ("tournament", "check", "TERMS"),
    "terms, for programs": ("tournament", "check", "TERMS", "--json"),
}
SAYS_MONEY = ("settle", "settle, too much", "guide", "scenario", "terms", "terms, for programs")


@pytest.mark.parametrize("verb", VERBS)
def test_no_verb_says_dollars(verb: str, folder: Path, tmp_path: Path) -> None:
    scenario, terms = tmp_path / "euro.scenario", tmp_path / "cup.toml"
    scenario.write_text(SCENARIO.format(folder=folder), encoding="utf-8")
    typed("tournament", "new", "--book", folder, terms)
    terms.write_text(re.sub(r"^fee = .*$", "fee = 999999999999", terms.read_text(encoding="utf-8"), flags=re.MULTILINE))
    stand_ins = {"BOOK": folder, "SCENARIO": scenario, "TERMS": terms}
    words: list[str | Path] = [stand_ins.get(word, word) for word in VERBS[verb]]
    if verb.startswith("settle"):
        words[1:1] = ["--book", folder]
    if verb.startswith("terms"):
        words[2:2] = ["--book", folder]
    done = typed(*words)
    said = done.out + done.err
    assert "$" not in said
    assert verb not in SAYS_MONEY or "€" in said, said


def test_no_message_of_any_language_names_a_currency_of_its_own() -> None:
    """Amounts are facts of a sentence, written in the currency of whoever's book it is."""
    for language in languages():
        for file in (resources.files("croupier.languages") / language).iterdir():
            text = file.read_text(encoding="utf-8")
            assert not re.search(r"\$\d|\b[Dd]ollars?\b(?! )|[€£¥]", re.sub(r"casino.dollars", "", text)), file.name
