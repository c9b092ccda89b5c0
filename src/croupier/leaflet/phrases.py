"""How the leaflet says small things: counts, odds and shares, each in one way only.

A `LeafletWriter` has the book and whoever speaks of it: sentences are the catalogue's (`leaflet-...`), names and words
the book's own. It words what the book's data holds and decides nothing. Start at `LeafletWriter`.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import groupby

from croupier.languages import Fact, Speaker
from croupier.languages.own import own
from croupier.money import Odds
from croupier.rulebooks import Rulebook
from croupier.rulebooks import provisions as p

_ENDS = (".", "?", "!", "\u3002", "\uff1f", "\uff01")


class LeafletWriter:
    """A book, and the speaker who tells players of it."""

    def __init__(self, book: Rulebook, speaker: Speaker) -> None:
        self.book = book
        self.speaker = speaker
        self.own = own(book, speaker)

    def say(self, id: str, **facts: Fact) -> str:
        return self.speaker.say(id, **facts)

    def word(self, word: p.Word) -> str:
        return self.own(word.word)

    def term(self, word: p.Word) -> str:
        """A word of the book within a sentence."""
        return self.word(word).lower()

    def names(self, things: Iterable[p.Variation | p.WagerEntry]) -> tuple[str, ...]:
        return tuple(self.own(thing.name) for thing in things)

    def counts(self, some: Iterable[int | str]) -> str:
        """`0 to 7, 9 or no card`: three or more in a row become a range, and `none` is no card."""
        numbers = sorted(one for one in some if isinstance(one, int))
        shown: list[str] = []
        for _, run in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
            together = [value for _, value in run]
            if len(together) > 2:
                shown.append(self.say("leaflet-range", low=together[0], high=together[-1]))
            else:
                shown += map(str, together)
        shown += [self.say("leaflet-no-card") for one in some if one == "none"]
        return self.say("leaflet-either", things=shown) if shown else self.say("leaflet-never")

    def odds(self, odds: Odds | Fraction) -> str:
        pays, per = (odds.pays, odds.per) if isinstance(odds, Odds) else odds.as_integer_ratio()
        return self.say("leaflet-odds", pays=pays, per=per)

    def sentence(self, text: str) -> str:
        return sentence(self.speaker, text)

    def paid(self, row: p.Row) -> tuple[str, ...]:
        """`1 to 1 less 50% commission (1 to 2)`; where the house chooses among odds, all of them."""
        if row.pays_by:
            return self._by_option(row.pays_by)
        assert row.pays is not None
        if not row.commission:
            return (self.odds(row.pays),)
        less = {"odds": self.odds(row.pays), "commission": str(row.commission), "kept": self.odds(self.kept(row))}
        return (self.say("leaflet-less-commission", **less),)

    def kept(self, row: p.Row) -> Fraction:
        """What a win adds to a stake of one, its commission taken off."""
        assert row.pays is not None
        share = row.commission
        return Fraction(row.pays.pays, row.pays.per) * (1 - (Fraction(share.part, share.whole) if share else 0))

    def _by_option(self, pays_by: p.PaysBy) -> tuple[str, ...]:
        odds = pays_by.odds
        if all(one.per == 100 for one in odds.values()):
            shares = sorted(one.pays for one in odds.values())
            return (self.say("leaflet-share-shown", low=shares[0], high=shares[-1]),)
        several = sorted(set(odds.values()), key=lambda one: Fraction(one.pays, one.per))
        return (self.say("leaflet-either", things=[self.odds(one) for one in several]),)


def sentence(speaker: Speaker, text: str) -> str:
    """With a capital and a full stop, whatever it came with."""
    text = text.strip()
    text = text[:1].upper() + text[1:]
    return text if text.endswith(_ENDS) else speaker.say("leaflet-sentence", text=text)
