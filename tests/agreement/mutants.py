"""Small wrongs in a book's files, one at a time: a figure bumped, a stand-off that should be a loss, one deck more.

Each function takes a book, its folder as read and as loaded, and yields one changed file for each wrong; nothing is
written. It knows how the files are built and not what they should say. Start at `KINDS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from croupier import Rulebook
from croupier.clauses import Silent
from croupier.coup import WORDS, classes_under, read_condition
from croupier.rulebooks.folder import Folder

Path: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[Path, object]
GONE = object()  # the key is taken out


class Shelved(NamedTuple):
    folder: Folder
    book: Rulebook


class Mutant(NamedTuple):
    told: str
    file: str
    table: dict[str, Any]


def changed(table: Any, path: Path, value: object) -> Any:
    """The table with one value replaced or taken out; only what lies along the path is copied."""
    if not path:
        return value
    first, rest = path[0], path[1:]
    copy: Any = list(table) if isinstance(table, list) else dict(table)
    if value is GONE and not rest:
        del copy[first]
    else:
        copy[first] = changed(copy[first] if rest else None, rest, value)
    return copy


def mutant(shelved: Shelved, file: str, *changes: Change) -> Mutant:
    table = shelved.folder[file]
    for path, value in changes:
        table = changed(table, path, value)
    told = "; ".join(f"{'.'.join(map(str, path))} = {'-' if value is GONE else value!r}" for path, value in changes)
    return Mutant(f"{file}: {_named(shelved.folder[file], changes[0][0])}{told}", file, table)


def _named(table: Any, path: Path) -> str:
    """The ids met along a path, so that a person finds the place."""
    names = []
    for step in path:
        table = table[step] if not isinstance(table, dict) or step in table else None
        if isinstance(table, dict):
            names += [str(table[key]) for key in ("id", "key", "event") if key in table]
    return f"[{', '.join(names)}] " if names else ""


def _rows(shelved: Shelved) -> Iterator[tuple[Path, dict[str, Any]]]:
    for place, wager in enumerate(shelved.folder["wagers.toml"]["wager"]):
        for number, row in enumerate(wager["row"]):
            yield ("wager", place, "row", number), row


def _bumped(odds: str) -> Iterator[str]:
    pays, per = map(int, odds.split(" to "))
    yield f"{pays + 1} to {per}"
    yield f"{pays} to {per + 1}"


def odds(shelved: Shelved) -> Iterator[Mutant]:
    for path, row in _rows(shelved):
        for other in _bumped(row["pays"]) if "pays" in row else ():
            yield mutant(shelved, "wagers.toml", ((*path, "pays"), other))
        for value, printed in row.get("pays-by", {}).get("odds", {}).items():
            for other in _bumped(printed):
                yield mutant(shelved, "wagers.toml", ((*path, "pays-by", "odds", value), other))


def commissions(shelved: Shelved) -> Iterator[Mutant]:
    for path, row in _rows(shelved):
        if "commission" in row:
            share = int(re.sub(r"\D", "", row["commission"]))
            yield mutant(shelved, "wagers.toml", ((*path, "commission"), f"{share - 1}%"))
            yield mutant(shelved, "wagers.toml", ((*path, "commission"), GONE))
        elif "pays" in row or "pays-by" in row:
            yield mutant(shelved, "wagers.toml", ((*path, "commission"), "5%"))


def results(shelved: Shelved) -> Iterator[Mutant]:
    """Every row wins, loses or stands off instead, with or without odds as the new result needs them."""
    for path, row in _rows(shelved):
        paid = [key for key in ("pays", "pays-by", "commission") if key in row]
        unpaid: list[Change] = [((*path, key), GONE) for key in paid]
        even: list[Change] = [] if {"pays", "pays-by"} & set(paid) else [((*path, "pays"), "1 to 1")]
        for other, changes in (("loses", unpaid), ("standoff", unpaid), ("wins", even)):
            if other != row["result"]:
                yield mutant(shelved, "wagers.toml", ((*path, "result"), other), *changes)


def conditions(shelved: Shelved) -> Iterator[Mutant]:
    """Every word of every condition: left out, moved to the next value, widened by it, narrowed by each."""
    for path, row in _rows(shelved):
        yield from _condition(shelved, (*path, "when"), row.get("when", {}))


def _condition(shelved: Shelved, path: Path, when: dict[str, Any]) -> Iterator[Mutant]:
    """A condition that no coup can tell apart from the old one (a win by nine points or by none) is no wrong."""
    classes = classes_under(shelved.book.tableau)
    for word, other in _other_values(when):
        wrong = {**when, word: other} if other else {key: value for key, value in when.items() if key != word}
        if not wrong or classes.where(read_condition(wrong)) != classes.where(read_condition(when)):
            yield mutant(shelved, "wagers.toml", (path, wrong))


def _other_values(when: dict[str, Any]) -> Iterator[tuple[str, list[Any]]]:
    for word, given in when.items():
        allowed = given if isinstance(given, list) else [given]
        every = WORDS[word].values
        following = [every[(every.index(value) + 1) % len(every)] for value in allowed]
        yield word, []
        yield word, following
        yield word, [*allowed, *(value for value in following if value not in allowed)]
        if len(allowed) > 1:
            yield from ((word, fewer) for fewer in _without_each(allowed))


def offers(shelved: Shelved) -> Iterator[Mutant]:
    """Where and how a wager is offered: variations, options it needs, its window, its cap, the hand it backs."""
    variations = [one["id"] for one in shelved.folder["variations.toml"]["variation"]]
    for place, wager in enumerate(shelved.folder["wagers.toml"]["wager"]):
        path: Path = ("wager", place)
        listed = variations if wager["variations"] == ["all"] else wager["variations"]
        for fewer in _without_each(listed):
            yield mutant(shelved, "wagers.toml", ((*path, "variations"), fewer))
        for other in set(variations) - set(listed):
            yield mutant(shelved, "wagers.toml", ((*path, "variations"), [*listed, other]))
        for option in wager.get("needs", {}):
            yield mutant(shelved, "wagers.toml", ((*path, "needs", option), GONE))
        if "also" in wager:
            yield mutant(shelved, "wagers.toml", ((*path, "also"), GONE))
            yield mutant(shelved, "wagers.toml", ((*path, "also", "value"), "no"))
            for fewer in _without_each(wager["also"]["variations"]):
                yield mutant(shelved, "wagers.toml", ((*path, "also", "variations"), fewer))
        yield from _within_a_coup(shelved, path, wager)


def _within_a_coup(shelved: Shelved, path: Path, wager: dict[str, Any]) -> Iterator[Mutant]:
    settled = "end-of-coup" if wager.get("settled") == "after-four-cards" else "after-four-cards"
    yield mutant(shelved, "wagers.toml", ((*path, "settled"), settled))
    yield mutant(shelved, "wagers.toml", ((*path, "backs"), "player" if wager.get("backs") == "banker" else "banker"))
    for key in ("backs", "window", "capped-by-main"):
        if key in wager:
            yield mutant(shelved, "wagers.toml", ((*path, key), GONE))
    yield from _condition(shelved, (*path, "window"), wager.get("window", {}))


def combined(shelved: Shelved) -> Iterator[Mutant]:
    entries = shelved.folder["wagers.toml"]["combined"]
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
                yield mutant(shelved, "wagers.toml", *swap)
            for option, wager in part.get("wagers", {}).items():
                for other in set(part["wagers"].values()) - {wager}:
                    yield mutant(shelved, "wagers.toml", ((*path, number, "wagers", option), other))
            if "wager" in part:
                yield mutant(shelved, "wagers.toml", ((*path, number, "wager"), "player"))


def citations(shelved: Shelved) -> Iterator[Mutant]:
    """The clause that stands first is the one that fixes the row: another clause of the document in its place.

    Where the wager, the rule of stand-offs or that of commission cites the same clause, so does the settled wager.
    """
    strange = shelved.folder["clauses.csv"][-1][0]
    standoff = [clause.number for clause in shelved.book.settlement.standoff.clauses]
    rule = shelved.book.settlement.commission
    commission = [] if isinstance(rule, Silent) else [clause.number for clause in rule.clauses]
    for place, wager in enumerate(shelved.folder["wagers.toml"]["wager"]):
        for number, row in enumerate(wager["row"]):
            elsewhere = [*wager["clauses"], *(standoff if row["result"] == "standoff" else ())]
            elsewhere += commission if "commission" in row else []
            if row["clauses"][0] not in elsewhere:
                path: Path = ("wager", place, "row", number, "clauses")
                yield mutant(shelved, "wagers.toml", (path, [strange, *row["clauses"][1:]]))
    for kind in ("run", "dragon-tail"):
        for place, entry in enumerate(shelved.folder["streaks.toml"].get(kind, [])):
            for number in range(len(entry["row"]) if kind == "run" else 0):
                yield mutant(shelved, "streaks.toml", ((kind, place, "row", number, "clauses"), [strange]))
            yield mutant(shelved, "streaks.toml", ((kind, place, "clauses"), [strange, *entry["clauses"][1:]]))


def streaks(shelved: Shelved) -> Iterator[Mutant]:
    file = "streaks.toml"
    for kind in ("run", "dragon-tail"):
        for place, entry in enumerate(shelved.folder[file].get(kind, [])):
            for number, row in enumerate(entry["row"]):
                for other in _bumped(row["pays"]):
                    yield mutant(shelved, file, ((kind, place, "row", number, "pays"), other))
            yield mutant(shelved, file, ((kind, place, "row"), entry["row"][:-1]))
            for other in {"player", "banker", "tie", "combination"} - {entry.get("of")} if kind == "run" else ():
                yield mutant(shelved, file, ((kind, place, "of"), other))
            for side in {"player", "banker", "tie"} - {entry.get("side")} if kind == "dragon-tail" else ():
                yield mutant(shelved, file, ((kind, place, "side"), side))
            if kind == "dragon-tail":
                yield mutant(shelved, file, ((kind, place, "late"), not entry["late"]))
    for kind in ("runs", "dragon-tails"):
        yield from _streak_policy(shelved, kind, shelved.folder[file][kind])


def _streak_policy(shelved: Shelved, kind: str, policy: dict[str, Any]) -> Iterator[Mutant]:
    file = "streaks.toml"
    for fewer in _without_each(policy.get("variations", [])):
        yield mutant(shelved, file, ((kind, "variations"), fewer))
    if "also" in policy:
        yield mutant(shelved, file, ((kind, "also"), GONE))
    for key, values in (
        ("shoe-end", ("carry", "settle", "return")),
        ("early-shuffle", ("carry", "settle", "return")),
        ("missing-main", ("return", "lose")),
    ):
        toggle = policy.get(key, {})
        for value in values if toggle else ():
            if value != toggle.get("policy"):
                yield mutant(shelved, file, ((kind, key), {"policy": value, "clauses": toggle["clauses"]}))


def settlement(shelved: Shelved) -> Iterator[Mutant]:
    file = "settlement.toml"
    rules = shelved.folder[file]
    clauses = [shelved.folder["clauses.csv"][-1][0]]
    in_force = shelved.book.settlement
    for direction in ("up", "down", "exact"):
        if direction != in_force.rounding.direction:
            cited = rules["rounding"].get("clauses", clauses)
            yield mutant(shelved, file, (("rounding",), {"direction": direction, "clauses": cited}))
    for taken in ("at-payout", "netted"):
        if isinstance(in_force.commission, Silent) or taken != in_force.commission.taken:
            cited = rules["commission"].get("clauses", clauses)
            yield mutant(shelved, file, (("commission",), {"taken": taken, "clauses": cited}))
    yield from _tokens(shelved, rules["tokens"], clauses)
    surcharge = rules["differential-surcharge"]
    if "rate" in surcharge:
        for rate in ("2.4%", "2.6%", "5%", "0%"):
            yield mutant(shelved, file, (("differential-surcharge", "rate"), rate))
        for wager in surcharge["wagers"]:
            yield mutant(shelved, file, (("differential-surcharge", "wagers", wager), GONE))
        tie = {"clauses": surcharge["wagers"]["banker"]["clauses"]}
        yield mutant(shelved, file, (("differential-surcharge", "wagers", "tie"), tie))
        yield mutant(shelved, file, (("differential-surcharge", "variations"), ["traditional", "crown"]))
        yield mutant(shelved, file, (("differential-surcharge", "variations"), ["crown"]))
    if "option" in rules["main-cap"]:
        yield mutant(shelved, file, (("main-cap",), {"silent": True}))


def _tokens(shelved: Shelved, rule: dict[str, Any], clauses: list[str]) -> Iterator[Mutant]:
    file, cited = "settlement.toml", rule.get("clauses", clauses)
    if rule.get("accepted"):
        yield mutant(shelved, file, (("tokens",), {"accepted": False, "clauses": cited}))
        yield mutant(shelved, file, (("tokens",), {"accepted": True, "kept": False, "clauses": cited}))
        if "kept-option" in rule:
            yield mutant(shelved, file, (("tokens",), {"accepted": True, "kept": True, "clauses": cited}))
    else:
        yield mutant(shelved, file, (("tokens",), {"accepted": True, "clauses": cited}))


def decks(shelved: Shelved) -> Iterator[Mutant]:
    file = "cards.toml"
    allowed = shelved.folder[file]["decks"].get("allowed", [])
    for fewer in _without_each(allowed):
        yield mutant(shelved, file, (("decks", "allowed"), fewer))
    for more in range(1, 13):
        if allowed and more not in allowed:
            yield mutant(shelved, file, (("decks", "allowed"), [*allowed, more]))
    for other in allowed:
        if other != shelved.folder[file]["decks"]["default"]:
            yield mutant(shelved, file, (("decks", "default"), other))
    for place, rule in enumerate(shelved.folder[file].get("deck-requirement", [])):
        path: Path = ("deck-requirement", place)
        yield mutant(shelved, file, (path, GONE))
        for other in set(allowed) - set(rule["decks"]):
            yield mutant(shelved, file, ((*path, "decks"), [*rule["decks"], other]))
        for key in ("decks", "wagers"):
            for fewer in _without_each(rule[key]):
                yield mutant(shelved, file, ((*path, key), fewer))
        if "needs" in rule:
            yield mutant(shelved, file, ((*path, "needs"), GONE))


def shoe(shelved: Shelved) -> Iterator[Mutant]:
    file, cards = "cards.toml", shelved.folder["cards.toml"]
    clauses = [shelved.folder["clauses.csv"][-1][0]]
    for policy in ("one-more-coup", "this-round-unless-tie"):
        if policy != shelved.book.cards.shoe_end.policy:
            cited = cards["shoe-end"].get("clauses", clauses)
            yield mutant(shelved, file, (("shoe-end",), {"policy": policy, "clauses": cited}))
    first = cards["cutting-card-first"]
    for policy in ("this-coup", "one-more"):
        if policy != first.get("policy"):
            yield mutant(shelved, file, (("cutting-card-first",), {"policy": policy, "clauses": first["clauses"]}))
    if "option" in cards["extra-round-repeats"]:
        for policy in ("no", "yes"):
            repeats = {"policy": policy, "clauses": cards["extra-round-repeats"]["clauses"]}
            yield mutant(shelved, file, (("extra-round-repeats",), repeats))


def cut_and_burn(shelved: Shelved) -> Iterator[Mutant]:
    file, cards = "cards.toml", shelved.folder["cards.toml"]
    for path, value in (
        (("cutting-cards", "number"), cards["cutting-cards"].get("number")),
        (("cut", "decks-from-either-end"), cards["cut"].get("decks-from-either-end")),
        (("burn-values", "ace"), cards["burn-values"].get("ace")),
        (("burn-values", "tens-and-pictures"), cards["burn-values"].get("tens-and-pictures")),
        *((("card-values", "values", rank), points) for rank, points in cards["card-values"]["values"].items()),
    ):
        if value is not None:
            yield mutant(shelved, file, (path, value + 1))
    places = cards["cutting-card-place"] if isinstance(cards["cutting-card-place"], list) else []
    for exactness in ("about", "at-least", "exactly"):
        if "exactness" in cards["cut"] and exactness != cards["cut"]["exactness"]:
            yield mutant(shelved, file, (("cut", "exactness"), exactness))
        for number, place in enumerate(places):
            if exactness != place["exactness"]:
                yield mutant(shelved, file, (("cutting-card-place", number, "exactness"), exactness))
    for number, place in enumerate(places):
        yield mutant(shelved, file, (("cutting-card-place", number, "cards-from-back"), place["cards-from-back"] - 1))
    burns = cards["burn"] if isinstance(cards["burn"], list) else []
    for number, burn in enumerate(burns):
        other = "first-card" if burn["form"] != "first-card" else "first-card-and-its-value"
        yield mutant(shelved, file, (("burn", number, "form"), other))
        yield mutant(shelved, file, (("burn", number), GONE))
    if burns:
        yield mutant(shelved, file, (("burn",), [*burns[1:], burns[0]]))
    if "default" in cards["burn-each-coup"]:
        yield mutant(shelved, file, (("burn-each-coup", "default"), "on"))
        yield mutant(shelved, file, (("burn-each-coup",), {"silent": True}))
    yield mutant(shelved, file, (("deal-order", "order"), ["banker", "player", "banker", "player"]))
    yield mutant(shelved, file, (("deal-order", "order"), ["player", "player", "banker", "banker"]))


def choices(shelved: Shelved) -> Iterator[Mutant]:
    """The options that take effect in this release, their values and defaults, and the variations."""
    for place, option in enumerate(shelved.folder["options.toml"].get("option", [])):
        if option["comes"]:
            continue  # nothing computes it yet: the release that brings it types what it expects
        path: Path = ("option", place)
        for fewer in _without_each(option["values"]):
            yield mutant(shelved, "options.toml", ((*path, "values"), fewer))
        yield mutant(shelved, "options.toml", ((*path, "values"), [*option["values"], "another"]))
        for value in option["values"]:
            if value != option.get("default"):
                yield mutant(shelved, "options.toml", ((*path, "default"), value))
        if "default" in option:
            yield mutant(shelved, "options.toml", ((*path, "default"), GONE))
    for place, variation in enumerate(shelved.folder["variations.toml"]["variation"]):
        path = ("variation", place)
        only = not variation.get("tournament-only", False)
        yield mutant(shelved, "variations.toml", ((*path, "tournament-only"), only))
        yield mutant(shelved, "variations.toml", ((*path, "id"), "another"))


def _without_each(values: Sequence[Any]) -> Iterable[list[Any]]:
    return ([value for value in values if value != gone] for gone in values)


KINDS: dict[str, Callable[[Shelved], Iterator[Mutant]]] = {
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
    )
}
