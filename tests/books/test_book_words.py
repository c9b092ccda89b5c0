"""Books carry their own words: every text of the five has its Chinese, and no edition changes by it.

A sixth book brings its own translations; a broken file of them is told and spoils nothing.
"""

# ruff: noqa: RUF001  (Chinese has punctuation of its own)
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier import BOOKS, open_book
from croupier.rulebooks.book_words import texts
from croupier.rulebooks.editions import packed, unpacked
from croupier.rulebooks.folder import REGISTER
from croupier.rulebooks.for_translators import po_file, progress
from croupier.rulebooks.translations import translated_into, translation, translation_faults
from faults import Edit, copy_of, edit
from terminal import typed


def in_chinese(book: str) -> list[tuple[str, str]]:
    """Every text of a book beside its own translation."""
    opened = open_book(book)
    found = translation(opened, "zh")
    return [(text, found[text]) for text in dict.fromkeys(one.text for one in texts(opened))]


# --- the texts of a book -------------------------------------------------------------------------


# names of casinos, papers and authorities, and where a house is found; letters that draw and stand
NOT_PROSE = ("casino", "reference", "authority", "made", "version", "contact", "grid")


def sentences(raw: Any) -> Iterator[str]:
    """Whatever in a file looks as if people read it: text of several words that is no clause's number."""
    if isinstance(raw, dict):
        for name, value in raw.items():
            if name not in NOT_PROSE and not name.endswith("clauses"):
                yield from sentences(value)
    elif isinstance(raw, list):
        for one in raw:
            yield from sentences(one)
    elif isinstance(raw, str) and re.search(r"[A-Za-z] [A-Za-z]", raw):
        yield raw


@pytest.mark.parametrize("book", BOOKS)
def test_no_sentence_of_a_book_is_forgotten(book: str) -> None:
    opened = open_book(book)
    known = {one.text for one in texts(opened)}
    for file, table in opened.folder.items():
        assert file == REGISTER or set(sentences(table)) <= known, file
    for row in opened.register:
        assert {row.paraphrase, row.topic} <= known
        assert not row.reason or row.reason in known


def test_a_text_says_where_it_stands() -> None:
    found = {one.text: one.where for one in texts(open_book("canberra"))}
    assert found["Canberra Pair, Player"] == "wagers.toml player-pair"
    assert found["Round of Play"] == "words.toml coup"
    assert found["Rules of Mini-Baccarat"] == "source.toml title"
    assert found["The round cannot be rebuilt."] == "irregularities.toml order-unknown"
    assert found["Cut offered to a player; no players, or none accepts: a casino supervisor cuts"] == "clauses.csv 5.3"
    assert found["canberra"] == "options.toml pairs"
    assert not [text for text in found if text.isdigit()], "a figure needs no words"


def test_what_a_book_falls_back_on_is_the_other_books() -> None:
    brochure, melbourne = open_book("crown-brochure"), open_book("crown-melbourne")
    taken = brochure.cards.burn[0].name
    assert taken not in {one.text for one in texts(brochure)}
    assert translation(brochure, "zh")[taken] == translation(melbourne, "zh")[taken] == "烧牌"


# --- the five books in Chinese -------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_every_text_has_its_chinese_and_no_entry_is_for_a_text_that_is_gone(book: str) -> None:
    found = progress(open_book(book), "zh")
    assert found.every > 100
    assert (found.missing, found.gone) == ((), ())


FIGURE = re.compile(r"\d+(?:[.,]\d+)*")
NUMERALS = {
    "0": "零",
    "1": "一",
    "2": "二两",
    "3": "三",
    "4": "四",
    "5": "五",
    "6": "六",
    "7": "七",
    "8": "八",
    "9": "九",
}
NUMBER_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
MONTHS = ("", "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
          "November", "December")  # fmt: skip


@pytest.mark.parametrize("book", BOOKS)
def test_figures_are_those_of_the_english(book: str) -> None:
    """Each figure stands there as often, a single digit perhaps as a numeral; what is a word may become a figure."""
    for english, chinese in in_chinese(book):
        theirs, ours = Counter(FIGURE.findall(english)), Counter(FIGURE.findall(chinese))
        for figure, times in theirs.items():
            numerals = sum(chinese.count(numeral) for numeral in NUMERALS.get(figure, ""))
            assert ours[figure] + numerals >= times, (figure, english, chinese)
        for figure in ours - theirs:
            assert figure in theirs or in_words(int(figure), english), (figure, english, chinese)


def in_words(number: int, english: str) -> bool:
    words = [names[number] for names in (NUMBER_WORDS, MONTHS) if number < len(names)]
    words += ["ace"] if number == 1 else []
    return any(re.search(rf"\b{word}s?\b", english, re.IGNORECASE) for word in words if word)


STATUTE = re.compile(r"《[A-Za-z ]+\d{4}》")
REFERENCE = re.compile(r"A-\d\d|[A-Z]+\d+[-/]\d+|\([a-zA-Z]{1,3}\)|\b[A-Z]\b")  # a reading, a paper, a part, a letter
NAMES = (
    "Casino Control (Mini Baccarat) Approval 2018 (No 1)", "Crown Sydney Gaming Pty Ltd", "Crown Melbourne Limited",
    "Casino Canberra Limited", "The Star Pty Limited", "Crown Limited", "Crown Sydney", "Crown Melbourne", "Crown",
    "The Star", "Premium Baccarat", "Angel", "Barangaroo", "Southbank", "OCT 04PB",
)  # fmt: skip


@pytest.mark.parametrize("book", BOOKS)
def test_no_english_is_left_but_names_and_references(book: str) -> None:
    names = (*NAMES, *sorted(open_book(book).options, key=len, reverse=True))
    for english, chinese in in_chinese(book):
        rest = STATUTE.sub("", chinese)
        for name in names:
            rest = rest.replace(name, "") if name in english else rest
        assert not re.search(r"[A-Za-z]", REFERENCE.sub("", rest)), (english, chinese)
        assert re.search(r"[\u4e00-\u9fff]", chinese), (english, chinese)


@pytest.mark.parametrize("book", BOOKS)
def test_references_are_those_of_the_english(book: str) -> None:
    reference = re.compile(r"A-\d\d|\b\d+(?:\.\d+)+(?:\([a-z]+\))*|\bNI\d+-\d+")
    for english, chinese in in_chinese(book):
        assert Counter(reference.findall(english)) == Counter(reference.findall(chinese)), (english, chinese)


# --- translations are no part of an edition ------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_editions_are_the_same_with_and_without_translations(book: str, tmp_path: Path) -> None:
    folder = copy_of(book, tmp_path)
    assert open_book(folder).digest == open_book(book).digest
    assert translated_into(open_book(folder)) == ("zh",)
    (folder / "zh.po").unlink()
    bare = open_book(folder)
    assert bare.digest == open_book(book).digest
    assert bare.folder == open_book(book).folder
    assert packed(bare) == packed(open_book(book))
    assert translated_into(bare) == ()


@pytest.mark.parametrize("book", BOOKS)
def test_an_edition_kept_with_a_log_is_told_in_the_installed_books_words(book: str) -> None:
    opened = open_book(book)
    kept = unpacked(opened.edition, packed(opened))
    assert translation(kept, "zh") == translation(opened, "zh")


def test_an_edition_of_a_book_that_is_not_installed_stays_english(tmp_path: Path) -> None:
    opened = open_book(copy_of("harbour-palace", tmp_path))
    assert translation(unpacked(opened.edition, packed(opened)), "zh") == {}


# --- a sixth book --------------------------------------------------------------------------------

SIXTH = """
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

# asked the casino
#: wagers.toml golden-seven
msgid "Golden Seven"
msgstr "金七"

msgid "Banker wins with three lucky cards"
msgstr "庄以"
"三张幸运牌赢"

#, fuzzy
msgid "Banker"
msgstr "庄家？"

msgid "Player"
msgstr ""

msgid "Silver Seven"
msgstr "银七"
"""


@pytest.fixture
def sixth(tmp_path: Path) -> Path:
    folder = copy_of("harbour-palace", tmp_path)
    edit(
        folder,
        Edit("source.toml", 'id = "harbour-palace"', 'id = "quay-palace"'),
        Edit("source.toml", 'currency = "', 'currency = "EUR" # "'),
        Edit(
            "wagers.toml",
            'event = "Banker wins with a three-card seven"',
            'event = "Banker wins with three lucky cards"',
        ),
    )
    (folder / "zh.po").write_text(SIXTH, encoding="utf-8")
    return folder


def test_a_sixth_book_brings_its_own_words(sixth: Path) -> None:
    book = open_book(sixth)
    assert (book.id, book.source.currency) == ("quay-palace", "EUR")
    assert translation(book, "zh") == {
        "Golden Seven": "金七",
        "Banker wins with three lucky cards": "庄以三张幸运牌赢",
        "Silver Seven": "银七",
    }, "what is fuzzy or empty does not count"
    assert translation(book, "de") == {}
    assert translation(book, "../quay-palace/zh") == {}, "a language is no path"


def test_the_file_for_translators_says_what_there_is(sixth: Path) -> None:
    book = open_book(sixth)
    text = po_file(book, "zh")
    assert '# asked the casino\n#: wagers.toml golden-seven\nmsgid "Golden Seven"\nmsgstr "金七"\n' in text
    assert re.search(r'#, fuzzy\nmsgid "Banker"\nmsgstr "庄家？"\n', text), "a draft is kept as one"
    assert text.endswith('#~ msgid "Silver Seven"\n#~ msgstr "银七"\n')
    before = translation(book, "zh")
    (sixth / "de.po").write_text(text, encoding="utf-8")
    assert translation(book, "de") == {english: word for english, word in before.items() if english != "Silver Seven"}
    assert po_file(book, "de").partition("#:")[2] == text.partition("#:")[2].partition("\n#~")[0]


def test_a_translator_asks_for_the_words_of_a_book(sixth: Path) -> None:
    answer = typed("rules", "words", sixth, "--language", "zh")
    assert (answer.code, answer.out) == (0, po_file(open_book(sixth), "zh"))
    every = len({one.text for one in texts(open_book(sixth))})
    assert answer.err == f"quay-palace, zh: 2 of {every} texts are translated\n"
    checked = typed("rules", "words", sixth, "--language", "zh", "--check")
    assert checked.code == 3
    assert "not translated: Player\n" in checked.out
    assert "no longer in the book: Silver Seven\n" in checked.out
    written = typed("rules", "words", sixth, "--language", "zh", "--into", sixth / "zh.po")
    assert (written.code, written.out) == (0, "")
    assert (sixth / "zh.po").read_text(encoding="utf-8") == answer.out


def test_a_whole_translation_passes_its_check() -> None:
    answer = typed("rules", "words", "crown-brochure", "--language", "zh", "--check")
    assert (answer.code, answer.out) == (0, "")
    assert answer.err == "crown-brochure, zh: 142 of 142 texts are translated\n"
    assert typed("rules", "words", "crown-brochure", "--language", "../zh").code == 2


# --- broken files --------------------------------------------------------------------------------

BROKEN = {
    'msgid "Tie"\nmsgstr "和\n': ("line 2", "is no comment, and no msgid or msgstr with a text in quotes"),
    "msgid Tie\n": ("line 1", "is no comment, and no msgid or msgstr with a text in quotes"),
    '# Tie\nmsgid "Tie"\n': ("line 2", "missing msgstr for msgid 'Tie'"),
    '"Tie"\n': ("line 1", "Got line starting with"),
    'msgid ""\nmsgstr "PO-Revision-Date: yesterday\\n"\n': (
        "",
        "has a header that cannot be read: time data 'yesterday'",
    ),
}


@pytest.mark.parametrize("content", BROKEN, ids=[what for _, what in BROKEN.values()])
def test_a_broken_file_is_told_and_the_book_plays_on(content: str, sixth: Path) -> None:
    edition = open_book(sixth).edition
    (sixth / "zh.po").write_text(content, encoding="utf-8")
    book = open_book(sixth)
    assert book.edition == edition
    assert translation(book, "zh") == {}
    (fault,) = translation_faults(book)
    key, what = BROKEN[content]
    assert (fault.file, fault.key) == ("zh.po", key)
    assert fault.what.startswith(what)
    for words in (("rules", "check", sixth), ("rules", "words", sixth, "--language", "zh")):
        answer = typed(*words)
        assert (answer.code, answer.out) == (4, "")
        assert answer.err == f"croupier: rulebook quay-palace has 1 fault:\n  {fault}\n"


def test_a_file_that_is_not_text_is_told(sixth: Path) -> None:
    (sixth / "zh.po").write_bytes("和".encode("gbk"))
    book = open_book(sixth)
    assert translation(book, "zh") == {}
    (fault,) = translation_faults(book)
    assert str(fault).startswith("zh.po: cannot be read: 'utf-8' codec can't decode")
