"""A book that contradicts itself does not load, and what a document need not say may be left unsaid."""

from __future__ import annotations

from pathlib import Path

import pytest

from books import HARBOUR_PALACE
from croupier import Reason, Refusal, Stake, granted, open_book, read_coup
from croupier import settle as settle_coup
from croupier.automatic.trial import trials
from faults import Break, Edit, assert_told, copy_of, edit
from terminal import typed

JETTY_STATES = Edit("layouts.toml", "side-wagers-stated = false\n", "")
CONTRADICTIONS = [
    Break(
        "fewer seats than a layout has places",
        (Edit("table.toml", "most = 14", "most = 12"),),
        "layouts.toml",
        "layout[quay].places",
        "14 places, and table.toml has seats for 4 to 12",
    ),
    Break(
        "more seats than a layout has places",
        (Edit("table.toml", "least = 4", "least = 8"),),
        "layouts.toml",
        "layout[jetty].places",
        "7 places, and table.toml has seats for 8 to 14",
    ),
    Break(
        "a wager no layout has an area for",
        (JETTY_STATES, Edit("layouts.toml", '["golden-seven"], ["lanterns"]', '["golden-seven"]')),
        "wagers.toml",
        "wager[lanterns]",
        "no layout of layouts.toml has an area for it",
    ),
    Break(
        "wins nothing",
        (Edit("wagers.toml", 'pays = "40 to 1"', 'pays = "0 to 1"'),),
        "wagers.toml",
        "wager[golden-seven].row[Banker wins with a three-card seven].pays",
        "wins 0 to 1",
    ),
    Break(
        "no notice of another variation",
        (Edit("notices.toml", '[variation]\nminutes = 10\nclauses = ["16.3"]', "[variation]\nsilent = true"),),
        "notices.toml",
        "variation",
        "may not be silent where there are several variations",
    ),
]


@pytest.mark.parametrize("broken", CONTRADICTIONS, ids=str)
def test_a_contradiction_is_a_fault(broken: Break, tmp_path: Path) -> None:
    assert_told(broken, tmp_path)


def test_a_folder_does_not_name_itself_after_another_book(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    edit(folder, Edit("source.toml", 'id = "harbour-palace"', 'id = "canberra"'))
    done = typed("rules", "check", folder)
    assert done.code == 4
    assert "source.toml:3: id: canberra is another book: canberra NI2018-687" in done.err


def silenced(place: Path) -> Path:
    """Nothing about tokens and about rounds without wagers."""
    folder = copy_of("harbour-palace", place)
    for file, table in (("settlement.toml", "tokens"), ("dealing.toml", "dummy")):
        path = folder / file
        text = path.read_text(encoding="utf-8")
        kept, _, rest = text.partition(f"[{table}]\n")
        blocks = rest.split("\n\n")
        after = [block for block in blocks[1:] if not block.startswith(f"[[{table}.")]
        path.write_text(f"{kept}[{table}]\nsilent = true\n\n" + "\n\n".join(after), encoding="utf-8")
    return folder


def test_a_document_may_be_silent_about_tokens_and_dummy_coups(tmp_path: Path) -> None:
    book = open_book(silenced(tmp_path))
    assert not book.settlement.tokens.accepted
    assert not book.dealing.dummy.grounds
    assert not [one for one in trials(book) if one.stopped]
    terms = granted(book.terms("harbour"))
    answer = settle_coup(terms, read_coup("2s3dKh/3cTd4s"), [Stake("banker", 100_00, token=True)])
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.TOKENS_NOT_ACCEPTED
    for verb in (("rules", "show"), ("guide",), ("rules", "book"), ("rules", "diff", HARBOUR_PALACE)):
        assert typed(*verb, tmp_path / "harbour-palace").code == 0, verb
