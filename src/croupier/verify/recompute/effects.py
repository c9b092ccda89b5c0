"""Which events a remedy may cause, which it must, and what it lets patrons choose: by the book's word for an effect.

It knows no coup and remembers nothing. Start at `allowed`; `caused` is what an effect cannot go without.
"""

from __future__ import annotations

from typing import Final

from croupier.rulebooks.irregularities import Remedy
from croupier.table import records as r

FORFEITS: Final = "void-coup-forfeiting"  # the stake of whoever spoiled the game stays with the house
_REOPENS: Final = "reopen-coup"
REVERSES: Final = {"reverse-past-coup", "reverse-past-coup-forfeiting"}  # whatever a complete coup paid or took
FORFEITING: Final = {FORFEITS, "reverse-past-coup-forfeiting"}
_VOIDS: Final = {"void-coup", FORFEITS}
_VOIDS_PAST: Final = _VOIDS | REVERSES | {"void-past-coup"}
_OFFERS: Final = {
    "offer-removal": ("keep", "remove"),
    "offer-retract-or-reduce": ("keep", "retract", "reduce"),
}
# by which effects of a remedy an event may come; those of the first group come by a remedy only
_BY_A_REMEDY: Final[dict[type[r.Event], set[str]]] = {
    r.StrayCardDealt: {"card-to-its-hand", "card-to-banker", "dummy-coup"},
    r.StrayCardsKept: {"card-begins-next-coup", "card-begins-dummy-coup", "card-to-its-hand", "dummy-coup", _REOPENS},
    r.BurnOmitted: {"burn-stays-omitted"},
    r.CoupRebuilt: {"rebuild-first-coup"},
    r.CoupReopened: {_REOPENS},
    r.OrderKept: {"same-cards-again"},
    r.ChangesPermitted: {"permit-changes"},
    r.OfferMade: set(_OFFERS),
    r.StreaksRestored: _VOIDS_PAST,
    r.PastCoupVoided: _VOIDS_PAST,
    r.WagersVoided: {"void-wager", "reverse-past-wager", "rebuild-first-coup"},
    r.ShoeEndsAfterCoup: {"end-shoe-after-coup"},
    r.CardsCondemned: {"condemn-cards"},
}
# and by which where several cards went astray: what is in excess of the one that the effect is about
_IN_EXCESS: Final[dict[type[r.Event], set[str]]] = {r.StrayCardsKept: {"card-to-banker"}}
_ALSO_OTHERWISE: Final[dict[type[r.Event], set[str]]] = {
    r.CoupVoided: _VOIDS,
    r.DummyCoupOrdered: {"dummy-coup", "card-begins-dummy-coup"},
    r.ShoeEnded: {"end-shoe", "end-shoe-after-coup"},
    r.CheckOrdered: {"check-cards"},
}
# and the events that an effect cannot go without, where it has anything to do
_CAUSES: Final[dict[str, set[type[r.Event]]]] = {
    "burn-stays-omitted": {r.BurnOmitted},
    "rebuild-first-coup": {r.CoupRebuilt},
    _REOPENS: {r.CoupReopened},
    "card-to-banker": {r.StrayCardDealt},
    "card-begins-next-coup": {r.StrayCardsKept},
    "card-begins-dummy-coup": {r.StrayCardsKept},
    "dummy-coup": {r.DummyCoupOrdered},
    "permit-changes": {r.ChangesPermitted},
    "offer-removal": {r.OfferMade},
    "offer-retract-or-reduce": {r.OfferMade},
    "void-coup": {r.CoupVoided, r.PastCoupVoided},
    FORFEITS: {r.CoupVoided, r.PastCoupVoided},
    "void-past-coup": {r.PastCoupVoided},
    **{effect: {r.PastCoupVoided} for effect in REVERSES},
    "reverse-past-wager": {r.WagersVoided},
    "void-wager": {r.WagersVoided},
    "end-shoe-after-coup": {r.ShoeEndsAfterCoup, r.ShoeEnded},
    "condemn-cards": {r.CardsCondemned},
    "check-cards": {r.CheckOrdered},
}


def allowed(kind: type[r.Event], remedy: Remedy | None, *, astray: int = 0) -> bool:
    """Whether the remedy of the same command, if any, may cause such an event; `astray` cards are its matter."""
    may = _BY_A_REMEDY.get(kind) or (_ALSO_OTHERWISE.get(kind) if remedy is not None else None)
    if may is not None and astray > 1:
        may = may | _IN_EXCESS.get(kind, set())
    return may is None or (remedy is not None and not may.isdisjoint(remedy.does))


def needs_a_remedy(kind: type[r.Event]) -> bool:
    """Whether such an event comes by a remedy only."""
    return kind in _BY_A_REMEDY


def caused(effect: str) -> set[type[r.Event]] | None:
    """The events, one of which must follow; nothing for an effect that shows in no event of its own."""
    return _CAUSES.get(effect)


def choices(remedy: Remedy) -> list[tuple[str, ...]]:
    """What patrons may choose from, by each of its offers."""
    return [offered for effect, offered in _OFFERS.items() if effect in remedy.does]


def name_of(kind: type[r.Event]) -> str:
    return str(kind.__struct_config__.tag).partition("/")[0]
