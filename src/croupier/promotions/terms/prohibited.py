"""What no prize may be or include, by the book: what its terms say it contains, and what its name sounds like.

A name that sounds like something of the kind needs a word of the operator's on it; whether it is so is not decided
here. Amounts of liquor are whole millilitres. Start at `prohibited_prizes`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec import UNSET

from croupier.languages.message import MessageFacts
from croupier.promotions.terms.schema import Prize, PromotionTerms
from croupier.rulebooks.promotions import ProhibitedPrize, PromotionChapter
from croupier.terms.findings import TermFinding
from croupier.terms.parts import litres

PRESCRIBED = "prescribed"


def prohibited_prizes(
    terms: PromotionTerms, chapter: PromotionChapter, prescribed: Sequence[str]
) -> Iterator[TermFinding]:
    """`prescribed` is the operator's list of what the regulations name."""
    for place, prize in enumerate(terms.prize, start=1):
        for row in chapter.prizes.prohibited:
            yield from _held_against(prize, row, prescribed, f"prize[{place}]")


def _held_against(prize: Prize, row: ProhibitedPrize, prescribed: Sequence[str], key: str) -> Iterator[TermFinding]:
    parts = [part for part in row.parts if part in prize.contains]
    if row.over:
        yield from _measured(prize, row, bool(parts), key)
        return
    if parts:
        facts: MessageFacts = {"about": row.about}
        yield TermFinding("contradiction", "prohibited-prize", f"{key}.contains", row.clauses, facts)
        return
    listed = PRESCRIBED in row.parts
    word = None if prize.cleared else _word_in(prize, prescribed if listed else row.words)
    if word is not None:
        id = "prescribed-prize" if listed else "sounds-prohibited"
        yield TermFinding("contradiction", id, f"{key}.what", row.clauses, {"found": word, "about": row.about})


def _measured(prize: Prize, row: ProhibitedPrize, contains: bool, key: str) -> Iterator[TermFinding]:
    """So much is allowed and not a millilitre more; how much there is must be told."""
    if prize.liquor > row.over:
        facts: MessageFacts = {"litres": litres(prize.liquor), "most": litres(row.over)}
        yield TermFinding("contradiction", "too-much-liquor", f"{key}.liquor", row.clauses, facts)
    elif not prize.liquor and (contains or (not prize.cleared and _word_in(prize, row.words) is not None)):
        yield TermFinding("contradiction", "how-much-liquor", f"{key}.liquor", row.clauses, {"most": litres(row.over)})


def _word_in(prize: Prize, words: Iterable[str]) -> str | None:
    """The first of these words that stands anywhere in what is said of a prize: accessories are part of it as well."""
    text = _folded("\n".join(_said(prize)))
    return next((word for word in words if word.strip() and _stands_in(_folded(word.strip()), text)), None)


def _said(prize: Prize) -> Iterator[str]:
    """Every text of it but why it was cleared."""
    own = (prize.machine, prize.vehicle, prize.travel, prize.estate)
    yield from (prize.what, prize.conditions)
    for part in own:
        if part is not UNSET:
            yield from (text for text in msgspec.structs.astuple(part) if isinstance(text, str))


def _folded(text: str) -> str:
    """As it is read: letters of one shape are one letter, and what has no shape is nothing."""
    shown = (one for one in unicodedata.normalize("NFKC", text) if unicodedata.category(one) != "Cf")
    return "".join(shown).casefold()


def _stands_in(word: str, text: str) -> bool:
    """A whole word; of scripts that part no words, anywhere."""
    if not word.isascii():
        return word in text
    return re.search(rf"(?<![a-z0-9]){re.escape(word)}(?![a-z0-9])", text) is not None
