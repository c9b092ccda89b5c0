"""From a table as it is now to its signs: those its book asks for, side wagers that are restricted, and notices.

What a sign says comes from the table's terms, limits and notices, and the clause from the sign's own row in the book;
nothing is decided here. Start at `make_signs`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from decimal import Decimal
from typing import Final

from croupier.clauses import Clauses, Silent
from croupier.coup.wager import Resolution
from croupier.languages import Speaker
from croupier.languages.own import own
from croupier.rulebooks import Rulebook
from croupier.rulebooks.procedure import Sign
from croupier.signs.content import SignSheet, SignTold
from croupier.table import Table
from croupier.table.moment import rules_here
from croupier.table.rules import Rules
from croupier.table.state import Limit
from croupier.table.views import shared
from croupier.table.views.records import NoticeShown
from croupier.words.odds_told import told_odds

_Says = Callable[["_Signs", Sign], tuple[str, tuple[tuple[str, str], ...]]]


def make_signs(table: Table, book: Rulebook, speaker: Speaker) -> SignSheet:
    """As this speaker tells them, who should be the book's own; a closed table has one sign that says so."""
    rules = rules_here(table, book)
    if rules is None:
        closed = SignTold("closed", speaker.say("signs-closed"), _closing(book), speaker.say("signs-closed"))
        return _sheet(table, book, speaker, "", (closed,))
    style = own(book, speaker)(next((one.name for one in book.variations if one.id == rules.setup.variation), ""))
    return _sheet(table, book, speaker, style, tuple(_Signs(table, rules, speaker).told()))


def _sheet(table: Table, book: Rulebook, speaker: Speaker, style: str, signs: tuple[SignTold, ...]) -> SignSheet:
    return SignSheet(book.id, book.source.casino, table.id, speaker.tag, style, signs, book.imprint)


def _closing(book: Rulebook) -> Clauses:
    return book.notices.closing.clauses


class _Signs:
    def __init__(self, table: Table, rules: Rules, speaker: Speaker) -> None:
        self.table, self.rules, self.speaker = table, rules, speaker
        self.say = speaker.say
        self.own = own(rules.book, speaker)

    def told(self) -> Iterator[SignTold]:
        rules, standing = self.rules, self.table.signs
        further = (sign for sign in (*rules.kept_signs, *rules.personal_signs) if sign.id in standing)
        for sign in (*rules.needed_signs, *further):
            large, rows = _SAYS.get(sign.id, _nothing)(self, sign)
            clauses = rules.clauses_for(sign, *rules.offered)
            yield SignTold(sign.id, self.own(sign.about), clauses, large, rows, sign.id in standing)
        yield from map(self._restricted, self.table.restricted)
        board = shared(self.table, rules.book).board
        yield from map(self._notice, board.notices if board else ())

    def _restricted(self, wager: str) -> SignTold:
        rows = self.rules.book.wagering.restriction
        clauses = () if isinstance(rows, Silent) else rows[wager].sign_clauses
        return SignTold(f"restriction-{wager}", self.say("signs-restricted"), clauses, self._wager(wager))

    def _notice(self, notice: NoticeShown) -> SignTold:
        facts = {"minimum": notice.minimum, "variation": notice.variation, "wager": notice.wager, "says": notice.says}
        large = self.say("notice-says", about=notice.about, **{key: one for key, one in facts.items() if one})
        when = notice.takes_effect or notice.ready
        rows = [(self.say("signs-since"), self.say("house-when", at=notice.since))]
        if when is not None:
            rows.append((self.say("signs-from"), self.say("house-when", at=when)))
        if notice.coups is not None:
            rows.append((self.say("signs-from"), self.say("notice-coups", coups=notice.coups)))
        return SignTold(f"notice-{notice.about}", self.say("signs-notice"), self._asked(notice), large, tuple(rows))

    def _asked(self, notice: NoticeShown) -> Clauses:
        notices = self.rules.book.notices
        rule = getattr(notices, notice.about.replace("-", "_"), None)
        return rule.clauses if rule is not None and not isinstance(rule, Silent) else ()

    # --- what a sign says ------------------------------------------------------------------------

    def _wager(self, wager: str) -> str:
        return self.speaker.named("wager", wager)

    def _range(self, limit: Limit) -> str:
        return self.say("limit-range", minimum=limit.minimum, maximum=limit.maximum)

    def _of(self, sign: Sign) -> tuple[str, ...]:
        """The wagers that a sign is about, as far as they are offered; all of them where it names none."""
        return tuple(one for one in self.rules.offered_in_order if not sign.wagers or one in sign.wagers)

    def limits(self, sign: Sign) -> tuple[str, tuple[tuple[str, str], ...]]:
        setup = self.rules.setup
        rows = [(self._wager(wager), self._range(limit)) for wager, limit in setup.wager_limits]
        for id, amount in (("area-maximum", setup.area_maximum), ("player-maximum", setup.most_by_a_player)):
            if amount is not None:
                rows.append(("", self.say(id, amount=amount)))
        return self._range(setup.limits), tuple(rows)

    def variation(self, sign: Sign) -> tuple[str, tuple[tuple[str, str], ...]]:
        style = self.rules.book.variation(self.rules.setup.variation)
        return (self.own(style.name), (("", self.own(style.about)),)) if style else ("", ())

    def odds(self, sign: Sign) -> tuple[str, tuple[tuple[str, str], ...]]:
        rows = []
        for wager in self._of(sign):
            _, messages, _ = told_odds(self.rules.terms_now, wager)
            told = self.say("list-semicolon").join(self.speaker.said(one) for one in messages)
            rows.append((self._wager(wager), told))
        return "", tuple(rows)

    def side_wagers(self, sign: Sign) -> tuple[str, tuple[tuple[str, str], ...]]:
        return "", tuple((self._wager(wager), "") for wager in self._of(sign))

    def side_wager_limits(self, sign: Sign) -> tuple[str, tuple[tuple[str, str], ...]]:
        return "", tuple((self._wager(wager), self._range(self.rules.limit(wager))) for wager in self._of(sign))

    def multiples(self, sign: Sign) -> tuple[str, tuple[tuple[str, str], ...]]:
        unit = self.rules.setup.unit
        return (self.say("unit", amount=unit) if unit is not None else self.say("signs-no-unit")), ()

    def differential(self, sign: Sign) -> tuple[str, tuple[tuple[str, str], ...]]:
        amount = self.rules.setup.differential
        return self.say("differential", amount=amount) if amount is not None else "", ()

    def tie_percentage(self, sign: Sign) -> tuple[str, tuple[tuple[str, str], ...]]:
        """What a wager on a hand is paid on a tie, of a hundred."""
        rows = []
        for wager in self.rules.offered_in_order:
            found = self.rules.terms_now.wagers.get(wager)
            for row in found.rows if found else ():
                if row.resolution is Resolution.STANDOFF and row.pays is not None:
                    share = f"{Decimal(row.pays.pays) * 100 / row.pays.per:f}%"
                    rows.append((self._wager(wager), share))
        return "", tuple(rows)


def _nothing(signs: _Signs, sign: Sign) -> tuple[str, tuple[tuple[str, str], ...]]:
    """What it is about is all that it says here: its figures are one patron's."""
    return "", ()


_SAYS: Final[dict[str, _Says]] = {
    "limits": _Signs.limits,
    "variation": _Signs.variation,
    "odds": _Signs.odds,
    "side-wagers": _Signs.side_wagers,
    "side-wager-limits": _Signs.side_wager_limits,
    "multiples": _Signs.multiples,
    "differential": _Signs.differential,
    "tie-percentage": _Signs.tie_percentage,
}
