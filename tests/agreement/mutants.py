"""Small wrongs in a book's files, one at a time: a figure bumped, a row that stands off where it should lose, a deck more.

Each function takes a book's folder as read from disk and yields one changed file for each wrong; nothing is written.
It knows how the files are built and not what they should say. Start at `KINDS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from croupier.coup import WORDS
from croupier.rulebooks.folder import Folder

Path: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[Path, object]
GONE = object()  # the key is taken out


class Mutant(NamedTuple):
    told: str
    file: str
    table: dict[str, Any]


def changed(table: Any, path: Path, value: object) -> Any:
    """The table with one value replaced; only what lies along the path is copied."""
    if not path:
        return value
    first, rest = path[0], path[1:]
    copy = list(table) if isinstance(table, list) else dict(table)
    if value is GONE and not rest:
        del copy[first]
    elif rest or not isinstance(copy, list):
        copy[first] = changed(copy.get(first) if isinstance(copy, dict) else copy[int(first)], rest, value)
    else:
        copy[int(first)] = value
    return copy


def mutant(folder: Folder, file: str, *changes: Change) -> Mutant:
    table = folder[file]
    for path, value in changes:
        table = changed(table, path, value)
    told = "; ".join(f"{'.'.join(map(str, path))} = {'-' if value is GONE else value!r}" for path, value in changes)
    return Mutant(f"{file}: {_named(folder[file], changes[0][0])}{told}", file, table)


def _named(table: Any, path: Path) -> str:
    """The ids met along a path, so that a person finds the place."""
    names = []
    for step in path:
        table = table[step] if not isinstance(table, dict) or step in table else None
        if isinstance(table, dict):
            names += [str(table[key]) for key in ("id", "key", "event") if key in table]
    return f"[{', '.join(names)}] " if names else ""


def _rows(folder: Folder) -> Iterator[tuple[Path, dict[str, Any]]]:
    for place, wager in enumerate(folder["wagers.toml"]["wager"]):
        for number, row in enumerate(wager["row"]):
            yield ("wager", place, "row", number), row


def _bumped(odds: str) -> Iterator[str]:
    pays, per = map(int, odds.split(" to "))
    yield f"{pays + 1} to {per}"
    yield f"{pays} to {per + 1}"


def odds(folder: Folder) -> Iterator[Mutant]:
    for path, row in _rows(folder):
        for other in _bumped(row["pays"]) if "pays" in row else ():
            yield mutant(folder, "wagers.toml", ((*path, "pays"), other))
        for value, printed in row.get("pays-by", {}).get("odds", {}).items():
            for other in _bumped(printed):
                yield mutant(folder, "wagers.toml", ((*path, "pays-by", "odds", value), other))


def commissions(folder: Folder) -> Iterator[Mutant]:
    for path, row in _rows(folder):
        if "commission" in row:
            share = int(re.sub(r"\D", "", row["commission"]))
            yield mutant(folder, "wagers.toml", ((*path, "commission"), f"{share - 1}%"))
            yield mutant(folder, "wagers.toml", ((*path, "commission"), GONE))
        elif "pays" in row or "pays-by" in row:
            yield mutant(folder, "wagers.toml", ((*path, "commission"), "5%"))


def results(folder: Folder) -> Iterator[Mutant]:
    """Every row wins, loses or stands off instead, with or without odds as the new result needs them."""
    for path, row in _rows(folder):
        paid = [key for key in ("pays", "pays-by", "commission") if key in row]
        unpaid: list[Change] = [((*path, key), GONE) for key in paid]
        even: list[Change] = [] if {"pays", "pays-by"} & set(paid) else [((*path, "pays"), "1 to 1")]
        for other, changes in (("loses", unpaid), ("standoff", unpaid), ("wins", even)):
            if other != row["result"]:
                yield mutant(folder, "wagers.toml", ((*path, "result"), other), *changes)


def conditions(folder: Folder) -> Iterator[Mutant]:
    """Every word of every condition: left out, moved to the next value, widened by it."""
    for path, row in _rows(folder):
        yield from _condition(folder, (*path, "when"), row.get("when", {}))


def _condition(folder: Folder, path: Path, when: dict[str, Any]) -> Iterator[Mutant]:
    for word, given in when.items():
        allowed = given if isinstance(given, list) else [given]
        every = WORDS[word].values
        following = [every[(every.index(value) + 1) % len(every)] for value in allowed]
        wider = [*allowed, *(value for value in following if value not in allowed)]
        if len(when) > 1:
            yield mutant(folder, "wagers.toml", ((*path, word), GONE))
        yield mutant(folder, "wagers.toml", ((*path, word), following))
        if len(wider) > len(allowed):
            yield mutant(folder, "wagers.toml", ((*path, word), wider))
        if len(allowed) > 1:
            for value in allowed:
                yield mutant(folder, "wagers.toml", ((*path, word), [one for one in allowed if one != value]))


def offers(folder: Folder) -> Iterator[Mutant]:
    """Where and how a wager is offered: variations, options it needs, its window, its cap, the hand it backs."""
    variations = [one["id"] for one in folder["variations.toml"]["variation"]]
    for place, wager in enumerate(folder["wagers.toml"]["wager"]):
        path: Path = ("wager", place)
        listed = variations if wager["variations"] == ["all"] else wager["variations"]
        for fewer in _without_each(listed):
            yield mutant(folder, "wagers.toml", ((*path, "variations"), fewer))
        for other in set(variations) - set(listed):
            yield mutant(folder, "wagers.toml", ((*path, "variations"), [*listed, other]))
        for option in wager.get("needs", {}):
            yield mutant(folder, "wagers.toml", ((*path, "needs", option), GONE))
        if "also" in wager:
            yield mutant(folder, "wagers.toml", ((*path, "also"), GONE))
            yield mutant(folder, "wagers.toml", ((*path, "also", "value"), "no"))
            for fewer in _without_each(wager["also"]["variations"]):
                yield mutant(folder, "wagers.toml", ((*path, "also", "variations"), fewer))
        yield from _within_a_coup(folder, path, wager)


def _within_a_coup(folder: Folder, path: Path, wager: dict[str, Any]) -> Iterator[Mutant]:
    settled = "end-of-coup" if wager.get("settled") == "after-four-cards" else "after-four-cards"
    yield mutant(folder, "wagers.toml", ((*path, "settled"), settled))
    yield mutant(folder, "wagers.toml", ((*path, "backs"), "player" if wager.get("backs") == "banker" else "banker"))
    for key in ("backs", "window", "capped-by-main"):
        if key in wager:
            yield mutant(folder, "wagers.toml", ((*path, key), GONE))
    yield from _condition(folder, (*path, "window"), wager.get("window", {}))


def combined(folder: Folder) -> Iterator[Mutant]:
    entries = folder["wagers.toml"]["combined"]
    for place, entry in enumerate(entries if isinstance(entries, list) else []):
        path: Path = ("combined", place, "part")
        for number, part in enumerate(entry["part"]):
            after = (number + 1) % len(entry["part"])
            moved = entry["part"][after]["share"]
            if moved != part["share"]:
                swap: tuple[Change, Change] = (
                    ((*path, number, "share"), moved),
                    ((*path, after, "share"), part["share"]),
                )
                yield mutant(folder, "wagers.toml", *swap)
            for option, wager in part.get("wagers", {}).items():
                for other in set(part["wagers"].values()) - {wager}:
                    yield mutant(folder, "wagers.toml", ((*path, number, "wagers", option), other))
            if "wager" in part:
                yield mutant(folder, "wagers.toml", ((*path, number, "wager"), "player"))


def citations(folder: Folder) -> Iterator[Mutant]:
    """The clause that stands first in a row is the one that fixes it: another clause of the document in its place."""
    strange = folder["clauses.csv"][-1][0]
    for path, row in _rows(folder):
        yield mutant(folder, "wagers.toml", ((*path, "clauses"), [strange, *row["clauses"][1:]]))
    for kind in ("run", "dragon-tail"):
        for place, entry in enumerate(folder["streaks.toml"].get(kind, [])):
            for number in range(len(entry["row"]) if kind == "run" else 0):
                yield mutant(folder, "streaks.toml", ((kind, place, "row", number, "clauses"), [strange]))
            yield mutant(folder, "streaks.toml", ((kind, place, "clauses"), [strange, *entry["clauses"][1:]]))


def streaks(folder: Folder) -> Iterator[Mutant]:
    file = "streaks.toml"
    for kind in ("run", "dragon-tail"):
        for place, entry in enumerate(folder[file].get(kind, [])):
            for number, row in enumerate(entry["row"]):
                for other in _bumped(row["pays"]):
                    yield mutant(folder, file, ((kind, place, "row", number, "pays"), other))
            yield mutant(folder, file, ((kind, place, "row"), entry["row"][:-1]))
            for other in {"player", "banker", "tie", "combination"} - {entry.get("of")} if kind == "run" else ():
                yield mutant(folder, file, ((kind, place, "of"), other))
            for side in {"player", "banker", "tie"} - {entry.get("side")} if kind == "dragon-tail" else ():
                yield mutant(folder, file, ((kind, place, "side"), side))
            if kind == "dragon-tail":
                yield mutant(folder, file, ((kind, place, "late"), not entry["late"]))
    for kind in ("runs", "dragon-tails"):
        yield from _streak_policy(folder, kind, folder[file][kind])


def _streak_policy(folder: Folder, kind: str, policy: dict[str, Any]) -> Iterator[Mutant]:
    file = "streaks.toml"
    for fewer in _without_each(policy.get("variations", [])):
        yield mutant(folder, file, ((kind, "variations"), fewer))
    if "also" in policy:
        yield mutant(folder, file, ((kind, "also"), GONE))
    for key, values in (
        ("shoe-end", ("carry", "settle", "return")),
        ("early-shuffle", ("carry", "settle", "return")),
        ("missing-main", ("return", "lose")),
    ):
        toggle = policy.get(key, {})
        for value in values if toggle else ():
            if value != toggle.get("policy"):
                yield mutant(folder, file, ((kind, key), {"policy": value, "clauses": toggle["clauses"]}))


def settlement(folder: Folder) -> Iterator[Mutant]:
    file = "settlement.toml"
    rules = folder[file]
    clauses = [folder["clauses.csv"][-1][0]]
    for direction in ("up", "down", "exact"):
        if direction != rules["rounding"].get("direction"):
            cited = rules["rounding"].get("clauses", clauses)
            yield mutant(folder, file, (("rounding",), {"direction": direction, "clauses": cited}))
    for taken in ("at-payout", "netted"):
        if taken != rules["commission"].get("taken"):
            cited = rules["commission"].get("clauses", clauses)
            yield mutant(folder, file, (("commission",), {"taken": taken, "clauses": cited}))
    yield from _tokens(folder, rules["tokens"], clauses)
    surcharge = rules["differential-surcharge"]
    if "rate" in surcharge:
        for rate in ("2.4%", "2.6%", "5%", "0%"):
            yield mutant(folder, file, (("differential-surcharge", "rate"), rate))
        for wager in surcharge["wagers"]:
            yield mutant(folder, file, (("differential-surcharge", "wagers", wager), GONE))
        tie = {"clauses": surcharge["wagers"]["banker"]["clauses"]}
        yield mutant(folder, file, (("differential-surcharge", "wagers", "tie"), tie))
        yield mutant(folder, file, (("differential-surcharge", "variations"), ["traditional", "crown"]))
        yield mutant(folder, file, (("differential-surcharge", "variations"), ["crown"]))
    if "option" in rules["main-cap"]:
        yield mutant(folder, file, (("main-cap",), {"silent": True}))


def _tokens(folder: Folder, rule: dict[str, Any], clauses: list[str]) -> Iterator[Mutant]:
    file, cited = "settlement.toml", rule.get("clauses", clauses)
    if rule.get("accepted"):
        yield mutant(folder, file, (("tokens",), {"accepted": False, "clauses": cited}))
        yield mutant(folder, file, (("tokens",), {"accepted": True, "kept": False, "clauses": cited}))
        if "kept-option" in rule:
            yield mutant(folder, file, (("tokens",), {"accepted": True, "kept": True, "clauses": cited}))
    else:
        yield mutant(folder, file, (("tokens",), {"accepted": True, "clauses": cited}))


def decks(folder: Folder) -> Iterator[Mutant]:
    file = "cards.toml"
    allowed = folder[file]["decks"].get("allowed", [])
    for fewer in _without_each(allowed):
        yield mutant(folder, file, (("decks", "allowed"), fewer))
    for more in range(1, 13):
        if allowed and more not in allowed:
            yield mutant(folder, file, (("decks", "allowed"), [*allowed, more]))
    for other in allowed:
        if other != folder[file]["decks"]["default"]:
            yield mutant(folder, file, (("decks", "default"), other))
    for place, rule in enumerate(folder[file].get("deck-requirement", [])):
        path: Path = ("deck-requirement", place)
        yield mutant(folder, file, (path, GONE))
        for other in set(allowed) - set(rule["decks"]):
            yield mutant(folder, file, ((*path, "decks"), [*rule["decks"], other]))
        for key in ("decks", "wagers"):
            for fewer in _without_each(rule[key]):
                yield mutant(folder, file, ((*path, key), fewer))
        if "needs" in rule:
            yield mutant(folder, file, ((*path, "needs"), GONE))


def shoe(folder: Folder) -> Iterator[Mutant]:
    file, cards = "cards.toml", folder["cards.toml"]
    clauses = [folder["clauses.csv"][-1][0]]
    for policy in ("one-more-coup", "this-round-unless-tie"):
        if policy != cards["shoe-end"].get("policy"):
            cited = cards["shoe-end"].get("clauses", clauses)
            yield mutant(folder, file, (("shoe-end",), {"policy": policy, "clauses": cited}))
    first = cards["cutting-card-first"]
    for policy in ("this-coup", "one-more"):
        if policy != first.get("policy"):
            yield mutant(folder, file, (("cutting-card-first",), {"policy": policy, "clauses": first["clauses"]}))
    if "option" in cards["extra-round-repeats"]:
        for policy in ("no", "yes"):
            repeats = {"policy": policy, "clauses": cards["extra-round-repeats"]["clauses"]}
            yield mutant(folder, file, (("extra-round-repeats",), repeats))


def cut_and_burn(folder: Folder) -> Iterator[Mutant]:
    file, cards = "cards.toml", folder["cards.toml"]
    for path, value in (
        (("cutting-cards", "number"), cards["cutting-cards"].get("number")),
        (("cut", "decks-from-either-end"), cards["cut"].get("decks-from-either-end")),
        (("burn-values", "ace"), cards["burn-values"].get("ace")),
        (("burn-values", "tens-and-pictures"), cards["burn-values"].get("tens-and-pictures")),
        *((("card-values", "values", rank), points) for rank, points in cards["card-values"]["values"].items()),
    ):
        if value is not None:
            yield mutant(folder, file, (path, value + 1))
    places = cards["cutting-card-place"] if isinstance(cards["cutting-card-place"], list) else []
    for exactness in ("about", "at-least", "exactly"):
        if "exactness" in cards["cut"] and exactness != cards["cut"]["exactness"]:
            yield mutant(folder, file, (("cut", "exactness"), exactness))
        for number, place in enumerate(places):
            if exactness != place["exactness"]:
                yield mutant(folder, file, (("cutting-card-place", number, "exactness"), exactness))
    for number, place in enumerate(places):
        yield mutant(folder, file, (("cutting-card-place", number, "cards-from-back"), place["cards-from-back"] - 1))
    burns = cards["burn"] if isinstance(cards["burn"], list) else []
    for number, burn in enumerate(burns):
        other = "first-card" if burn["form"] != "first-card" else "first-card-and-its-value"
        yield mutant(folder, file, (("burn", number, "form"), other))
        yield mutant(folder, file, (("burn", number), GONE))
    if burns:
        yield mutant(folder, file, (("burn",), [*burns[1:], burns[0]]))
    if "default" in cards["burn-each-coup"]:
        yield mutant(folder, file, (("burn-each-coup", "default"), "on"))
        yield mutant(folder, file, (("burn-each-coup",), {"silent": True}))
    yield mutant(folder, file, (("deal-order", "order"), ["banker", "player", "banker", "player"]))
    yield mutant(folder, file, (("deal-order", "order"), ["player", "player", "banker", "banker"]))


def choices(folder: Folder) -> Iterator[Mutant]:
    """The options that take effect in this release: their values and defaults. The variations, and the layouts' areas."""
    for place, option in enumerate(folder["options.toml"].get("option", [])):
        if option["comes"]:
            continue  # nothing computes it yet: the release that brings it types what it expects
        path: Path = ("option", place)
        for fewer in _without_each(option["values"]):
            yield mutant(folder, "options.toml", ((*path, "values"), fewer))
        yield mutant(folder, "options.toml", ((*path, "values"), [*option["values"], "another"]))
        for value in option["values"]:
            if value != option.get("default"):
                yield mutant(folder, "options.toml", ((*path, "default"), value))
        if "default" in option:
            yield mutant(folder, "options.toml", ((*path, "default"), GONE))
    for place, variation in enumerate(folder["variations.toml"]["variation"]):
        path = ("variation", place)
        only = not variation.get("tournament-only", False)
        yield mutant(folder, "variations.toml", ((*path, "tournament-only"), only))
        yield mutant(folder, "variations.toml", ((*path, "id"), "another"))


def layouts(folder: Folder) -> Iterator[Mutant]:
    for place, layout in enumerate(folder["layouts.toml"]["layout"]):
        path: Path = ("layout", place)
        for key in ("wagers", "choices", "other-places", "languages"):
            for fewer in _without_each(layout.get(key, [])):
                yield mutant(folder, "layouts.toml", ((*path, key), fewer))
        if "places" in layout:
            yield mutant(folder, "layouts.toml", ((*path, "places"), layout["places"] + 1))


def _without_each(values: Sequence[Any]) -> Iterable[list[Any]]:
    return ([value for value in values if value != gone] for gone in values)


KINDS: dict[str, Callable[[Folder], Iterator[Mutant]]] = {
    kind.__name__: kind
    for kind in (
        odds,
        commissions,
        results,
        conditions,
        offers,
        combined,
        citations,
        streaks,
        settlement,
        decks,
        shoe,
        cut_and_burn,
        choices,
        layouts,
    )
}
