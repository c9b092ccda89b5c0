"""Whether a clause's topic fits an act: topics/*.txt say what clauses are about, acts.txt what acts may rest on.

Some topics also need a circumstance, whatever the act: the ace's value an ace, a wager's own clause that wager, what
breaks a tie no tie. They are written here. Start at `misfits`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from citations.told import Act
from croupier.clauses import Clause

HERE: Final = Path(__file__).parent

# wagers that a document speaks of together
FAMILIES: Final = {
    "hands": ("player", "banker"),
    "hands-and-tie": ("player", "banker", "tie"),
    "mini-baccarat": ("player", "banker", "tie"),
    "three": ("player", "banker", "tie"),
    "pairs": ("player-pair", "banker-pair"),
    "canberra-pairs": ("player-pair", "banker-pair"),
    "perfect-pairs": ("player-perfect-pair", "banker-perfect-pair"),
    "any-pairs": ("player-pair", "banker-pair", "player-perfect-pair", "banker-perfect-pair"),
    "pairs-of-both-kinds": ("player-pair", "banker-pair", "player-perfect-pair", "banker-perfect-pair"),
    "player-pairs": ("player-pair", "player-perfect-pair"),
    "banker-pairs": ("banker-pair", "banker-perfect-pair"),
    "dragon-bonus": ("player-dragon-bonus", "banker-dragon-bonus"),
    "tigers": ("tiger-tie", "tiger-pair", "tiger", "big-tiger", "small-tiger"),
}
BY_PREFIX: Final = {  # families with a wager for every length or side
    "runs": ("player-run", "banker-run", "combination-run", "tie-run"),
    "player-run": ("player-run",),
    "banker-run": ("banker-run",),
    "combination-run": ("combination-run",),
    "tie-run": ("tie-run",),
    "tails": ("player-dragon-tail", "banker-dragon-tail"),
    "player-tail": ("player-dragon-tail",),
    "banker-tail": ("banker-dragon-tail",),
}
MAIN: Final = frozenset(("player", "banker"))
TENS: Final = frozenset("TJQK")


def on_wager(topic: str, wagers: Iterable[str]) -> bool:
    """A clause about these wagers, and an act about one of them."""
    name = topic.removeprefix("on:")
    if name in BY_PREFIX:
        return any(wager.startswith(BY_PREFIX[name]) for wager in wagers)
    return not frozenset(wagers).isdisjoint(FAMILIES.get(name, (name,)))


def _ranks(act: Act) -> frozenset[str]:
    return frozenset(card.code[0] for card in act.cards)


def _won_with(*counts: int) -> Callable[[Act], bool]:
    return lambda act: act.won_with in counts


# what must be so for a clause of this topic to have decided anything, whatever the act
NEEDS: Final[dict[str, Callable[[Act], bool]]] = {
    "ace": lambda act: "A" in _ranks(act),
    "two to nine": lambda act: bool(_ranks(act) & frozenset("23456789")),
    "tens and pictures": lambda act: bool(_ranks(act) & TENS),
    "counts below ten": lambda act: not all(act.tens),
    "counts of ten and more": lambda act: any(act.tens),
    "a count of zero": lambda act: 0 in act.counts,
    "naturals": lambda act: act.naturals > 0,
    "player's natural": lambda act: "player" in act.natural_hands,
    "banker's natural": lambda act: "banker" in act.natural_hands,
    "equal naturals": lambda act: act.tie and act.naturals == 2,
    "a nine wins": _won_with(9),
    "an eight wins": _won_with(8),
    "a seven wins": _won_with(7),
    "a lower count wins": _won_with(1, 2, 3, 4, 5, 6),
    "standoff": lambda act: act.tie,
    "pairs alone": lambda act: on_wager("any-pairs", act.wagers),
    "side wager alone": lambda act: not act.wagers <= MAIN and not act.beside & MAIN,
    "side wagers together": lambda act: not act.wagers <= MAIN and bool(act.beside - MAIN),
    "several wagers": lambda act: bool(act.beside),
    "rounding": lambda act: act.rounded,
    "counts announced, dealer opens": lambda act: act.method == "method-a",
    "counts announced, delivered": lambda act: act.method == "method-b",
}
ANY_TIME: Final = frozenset(("refused already-placed, place-wager",))  # where the circumstance is what is refused


@cache
def topics(book: str) -> dict[str, frozenset[str]]:
    """By clause: what it is about, as topics/<book>.txt has it."""
    found: dict[str, set[str]] = {}
    for line in (HERE / "topics" / f"{book}.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        topic, clauses = re.fullmatch(r"((?:on:|in:)?[^:]+): (.+)", line).groups()  # type: ignore[union-attr]
        for clause in clauses.split(", "):
            found.setdefault(clause, set()).add(topic)
    return {clause: frozenset(about) for clause, about in found.items()}


def about(clause: Clause) -> frozenset[str]:
    """The topics of a clause: its own, or those of the nearest clause above it."""
    listed = topics(clause.book)
    number = clause.number
    while number and number not in listed:
        number = re.sub(r"(\([^()]*\)|[.:/][^.:/()]*)$", "", number) if re.search(r"[(.:/]", number) else ""
    return listed.get(number, frozenset())


@cache
def acts_by_name() -> dict[str, frozenset[str]]:
    """By an act's name: the topics that it may rest on, as acts.txt has them."""
    found: dict[str, set[str]] = {}
    groups: dict[str, frozenset[str]] = {}
    for line in (HERE / "acts.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        names, _, words = line.partition(" <-")
        listed = [word for word in words.strip().split("; ") if word]
        topics_of = frozenset(one for word in listed for one in groups.get(word, frozenset({word})))
        for name in names.split(" | "):
            if name.startswith("="):
                groups[name] = topics_of
            else:
                found.setdefault(name, set()).update(topics_of)
    return {name: frozenset(words) for name, words in found.items()}


def fitting(act: Act) -> frozenset[str] | None:
    """The topics that this act may rest on; what is done about a slip rests on what that slip rests on, too."""
    known = acts_by_name()
    slip, separated, rest = act.name.rpartition(": ")
    if not separated:
        return next((known[one] for one in (act.name, act.name.rpartition(", ")[0]) if one in known), None)
    for one in (f"any: {rest}", f"any: {rest.rpartition(' ')[0]}"):
        if one in known:
            return known[one] | known[f"slip {slip}"]
    return None


def fits(act: Act, topic: str, allowed: frozenset[str]) -> bool:
    if topic.startswith("on:"):
        return "its wagers" in allowed and on_wager(topic, act.wagers | act.beside)
    if topic.startswith("in:"):
        own = "its variation" in allowed and topic == f"in:{act.variation}"
        return own or "variation of another" in allowed
    if topic == "rules of the full book":  # a brochure's word that everything else is as there
        return True
    if topic not in allowed:
        return False
    return act.name in ANY_TIME or topic not in NEEDS or NEEDS[topic](act)


def misfits(act: Act) -> Iterator[Clause]:
    """Clauses cited for an act that are about something else."""
    allowed = fitting(act)
    for clause in act.clauses:
        if allowed is None or not any(fits(act, topic, allowed) for topic in about(clause)):
            yield clause
