"""Sessions and ruin by names and amounts, for a script or a notebook. Start at `session_of` and `ruin_of`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from croupier.clauses import granted
from croupier.coup import Stake
from croupier.money import Cents, ChipSet, Odds
from croupier.odds.mix import MixOdds, mix_odds
from croupier.odds.ruin import Ruin, ruin_odds
from croupier.odds.session import SessionOdds, session_odds
from croupier.odds.whatif import ChangedPay
from croupier.rulebooks import Rulebook, open_book

_CHIP: Cents = 1_00


def mix_of(
    book: str | Path | Rulebook,
    variation: str,
    stakes: Mapping[str, Cents],
    *,
    decks: int | None = None,
    options: Mapping[str, str] | None = None,
    chips: Iterable[Cents] = (_CHIP,),
    pays: Mapping[tuple[str, str], str] | None = None,
) -> MixOdds:
    """One patron's stakes on a coup, in cents, and the law of what they come to.

    >>> from croupier.odds import mix_of
    >>> mix = mix_of("crown-sydney", "traditional", {"banker": 100_00, "tie": 5_00})
    >>> [amount for amount, weight in mix.law.items()], f"{float(mix.edge):.4%}"
    ([-10500, 4000, 9000], '1.6913%')
    """
    rulebook = book if isinstance(book, Rulebook) else open_book(book)
    terms = granted(rulebook.terms(variation, decks=decks, options=dict(options or {}), chips=ChipSet.of(chips)))
    changes = [ChangedPay(wager, row, Odds.read(text)) for (wager, row), text in (pays or {}).items()]
    return granted(mix_odds(terms, [Stake(wager, amount) for wager, amount in stakes.items()], changes))


def session_of(
    book: str | Path | Rulebook,
    variation: str,
    stakes: Mapping[str, Cents],
    *,
    coups: int = 80,
    decks: int | None = None,
    options: Mapping[str, str] | None = None,
    chips: Iterable[Cents] = (_CHIP,),
    pays: Mapping[tuple[str, str], str] | None = None,
) -> SessionOdds:
    """What so many coups of the same stakes come to.

    >>> from croupier.odds import session_of
    >>> day = session_of("crown-sydney", "traditional", {"banker": 100_00}, coups=1000)
    >>> day.house_percentile(5), day.house_percentile(50), day.house_percentile(95)
    (-377000, 107000, 588000)
    """
    mix = mix_of(book, variation, stakes, decks=decks, options=options, chips=chips, pays=pays)
    return session_odds(mix, coups)


def ruin_of(
    book: str | Path | Rulebook,
    variation: str,
    stakes: Mapping[str, Cents],
    *,
    bankroll: Cents,
    coups: int | None = None,
    goal: Cents | None = None,
    decks: int | None = None,
    options: Mapping[str, str] | None = None,
    chips: Iterable[Cents] = (_CHIP,),
    pays: Mapping[tuple[str, str], str] | None = None,
) -> Ruin:
    """How often a bankroll no longer covers the stakes, within so many coups, before it reaches a goal, or both.

    >>> from croupier.odds import ruin_of
    >>> ruin = ruin_of("crown-sydney", "traditional", {"banker": 100_00}, bankroll=1_000_00, coups=80)
    >>> f"{float(ruin.ruined):.4%}", ruin.percentile(50)
    ('28.6131%', 91000)
    """
    mix = mix_of(book, variation, stakes, decks=decks, options=options, chips=chips, pays=pays)
    found = ruin_odds(mix, bankroll, coups=coups, goal=goal)
    if found is None:
        raise ValueError("ruin of this mix needs an end: give coups or a goal")
    return found
