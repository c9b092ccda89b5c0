"""The values that random commands are made of: people, amounts, wagers, cards, set-ups, and junk in their place.

Nothing here knows which command comes next, or what a command needs. One source of chance is drawn from throughout, so
that the same seed always gives the same values. Start at `DrawnValues`.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
from msgspec import UNSET

from croupier import Refusal, Rulebook
from croupier.cards import PACK, Card
from croupier.clauses import Chapter, Silent
from croupier.coup import Side, Winner
from croupier.table import Command, Limit, Setup, Table
from croupier.table.contest.state import ContestTerms
from croupier.table.rules import Rules, rules_of

START = 1_790_000_000_000
MINUTE = 60_000
PEOPLE = ("A", "B", "C", "D", "E")
STRANGERS = ("Z", "", "dealer", "A ", "Ω")
ABSURD = (0, -1, 1, 7, 99, -(2**31), 2**31, 2**63, -(2**63) - 1, 10**40, -(10**40))
NONSENSE = (
    "",
    "nosuch",
    "tie",
    "banker",
    "A",
    "Z",
    "dealer",
    "limits",
    "shoe-end",
    "\x00",
    "x" * 300,
    "müßig",
    "player",
)
ABOUTS = ("closing", "higher-minimum", "limits", "variation")
SIDE_WAGERS_AT_MOST = 6

Facts = dict[str, Any]
OF_ONE_HAND = ("tie-percent-player", "tie-percent-banker")  # beside what is chosen for both


class DrawnValues:
    """One source of chance, and a book; the table is given anew each time."""

    def __init__(self, book: Rulebook, seed: int, *, nonsense: float = 0.25) -> None:
        self.book = book
        self.chance = Random(seed)
        self.nonsense = nonsense
        self.given = 0
        self.patience = self.chance.choice((0.0, 0.02, 0.1))  # how readily a shoe is ended, closed, changed
        self.dealt_out = self.chance.random() < 0.15  # a table whose cutting card is never met: the shoe runs out
        if self.dealt_out:
            self.nonsense = min(nonsense, 0.02)
        # a table at which the same few cards come again and again, until one of them has come too often
        self.cards = tuple(self.chance.sample(PACK, 9)) if not self.dealt_out and self.chance.random() < 0.2 else PACK
        # a table at which commission waits, people go when they have won, and what they won is undone
        self.indebted = not self.dealt_out and seed % 3 == 1
        if self.indebted:
            self.nonsense = min(nonsense, 0.1)
        authority = book.authority
        self.ranks = [rank.id for rank in authority.rank]
        self.ladder = {rank: place for place, rank in enumerate(self.ranks)}
        self.outside = [rank.id for rank in authority.outside]
        self.wagers = book.wager_ids()

    # --- what is at the table --------------------------------------------------------------------

    def _won_and_gone(self, table: Table) -> bool:
        """Someone who was paid in this coup, or in the one before, is not there any more."""
        paid = (*table.coup.paid, *(one for past in table.past[-1:] for one in past.payments))
        return self.indebted and any(one.settled.profit and one.patron not in table.patrons for one in paid)

    def _patron(self, table: Table) -> str:
        here = list(table.patrons)
        return self.chance.choice(here) if here and self.chance.random() < 0.97 else self.chance.choice(PEOPLE)

    def _rules(self, table: Table) -> Rules | None:
        return rules_of(self.book, table.setup) if table.setup is not None else None

    def _amount(self, table: Table, wager: str = "") -> int:
        rules = self._rules(table)
        if rules is None:
            return 100_00
        limit, chip = rules.limit(wager), rules.setup.chips[-1]
        least = rules.terms_now.chips.at_least(limit.minimum)
        amounts = [least, least + chip, least + 4 * chip, least * 2, 4 * least, 20 * chip, limit.maximum]
        if self.chance.random() < 0.4:
            amounts += [limit.minimum - chip, limit.maximum + chip, limit.minimum + 1]
        return self.chance.choice(amounts)

    def _wager(self, table: Table) -> str:
        rules, pick = self._rules(table), self.chance.choice
        if rules is None or self.chance.random() < 0.05:
            return pick((*self.wagers, "nosuch"))
        windowed = [id for id in sorted(rules.offered) if (found := rules.wager(id)) and found.window]
        if windowed and table.coup.drawn == 4 and self.chance.random() < 0.9:
            return pick(windowed)
        if table.late_open and self.chance.random() < 0.3:
            return pick([id for id in sorted(rules.offered) if "late" in id] or ["player"])
        return pick(("player", "player", "banker", "banker", *sorted(rules.offered)))

    def _card(self, table: Table, place: int | None = None) -> Card:
        """Any card; at a place of the shoe where one was put back, mostly that one."""
        again = table.shoe.put_back[place : place + 1] if place is not None else ()
        if again and again[0].card is not None and self.chance.random() < 0.9:
            return again[0].card
        decks = table.shoe.cards // len(PACK) or 8
        if self.chance.random() < 0.1 and not self.dealt_out:
            return self.chance.choice(self.cards)
        left = {card for card, seen in zip(PACK, table.shoe.seen, strict=True) if seen < decks}
        return self.chance.choice(
            [card for card in self.cards if card in left] or [c for c in PACK if c in left] or PACK
        )

    def _number(self, table: Table) -> int:
        return self.chance.choice(list(table.coup.wagers) or [1])

    def _side(self, table: Table) -> Side:
        down = [side for side in Side if any(not dealt.exposed for dealt in table.coup.hand(side))]
        return self.chance.choice(down or list(Side))

    def _unapproved(self, table: Table) -> list[str]:
        things = self.book.table.approved
        return [] if isinstance(things, Silent) else [one.id for one in things if one.id not in table.approved]

    def _to_show(self, table: Table) -> list[str]:
        """Restrictions that surveillance was told of, and no sign shows yet."""
        return [name for name in table.notified if name.startswith("restriction:") and name not in table.signs]

    # --- a set-up that the book allows -----------------------------------------------------------

    def setup(self) -> Setup:
        pick, book = self.chance.choice, self.book
        live = [
            option for option in book.options.values() if option.comes is Chapter.NOW and option.key not in OF_ONE_HAND
        ]
        options = {one.key: pick(one.values) for one in live if one.default is None or self.chance.random() < 0.4}
        if options.get("tie-percent") in ("3", "7", "9") and not book.options.keys().isdisjoint(OF_ONE_HAND):
            options[OF_ONE_HAND[options["tie-percent"] == "7"]] = "2.5"
        if "insurance" in book.options and self.chance.random() < 0.7:
            options["insurance"] = "on"
        variation = pick(book.variations)
        decks = pick((book.cards.decks.default, book.cards.decks.default, *book.cards.decks.allowed))
        layout = pick(book.layouts)
        beside = [one.id for one in book.layouts if one.id != layout.id and not {"player"} & set(one.wagers)]
        further = tuple(beside) if self.chance.random() < 0.7 else ()
        found = book.terms(variation.id, decks=decks, options=options)
        assert not isinstance(found, Refusal), found
        venues = () if isinstance(book.table.venue, Silent) else book.table.venue
        venue = pick(venues) if venues else None
        places = pick((layout.places, *layout.other_places)) if layout.places else pick((5, 7, 9))
        closed: tuple[int, ...] = ()
        if venue and venue.most_seats is not None and places > venue.most_seats:
            if venue.surplus_closed:
                closed = tuple(range(venue.most_seats + 1, places + 1))
            else:
                venue = venues[0]
        method = pick(book.dealing.method)
        limits = pick((Limit(1_00, 5_000_00), Limit(25_00, 1_000_00), Limit(10_00, 100_00)))
        offered = [*found.wagers, *found.combined, *found.tails, *(run.id for run in book.streaks.run if found.runs)]
        side = [
            one for one in offered if one not in ("player", "banker", "tie") and one in self._areas(layout.id, further)
        ]
        windowed = [one for one in side if (wager := found.wagers.get(one)) and wager.window]
        side = [*windowed, *self.chance.sample(side, min(len(side), SIDE_WAGERS_AT_MOST))]
        side = list(dict.fromkeys(side))
        chips = pick(((100,), (100,), (250, 500), (50, 100, 500), (2000, 5000)))
        cash = self.chance.random() < 0.8
        shoe: Any = pick(("dealing-shoe", "scanning-shoe", "virtual-shoe"))
        approved, most = pick((0, 5_00)), pick((None, 300_00))
        return Setup(
            variation=variation.id,
            decks=decks,
            options=tuple(options.items()),
            chips=chips,
            layout=layout.id,
            further_areas=(*further, *(one for one in book.laid_beside(layout.id, side) if one not in further)),
            side_wagers=tuple(side),
            places=places,
            closed_places=closed,
            venue=venue.id if venue else "",
            cash=cash,
            shoe=shoe,
            limits=limits,
            wager_limits=tuple((one, Limit(5_00, 500_00)) for one in side if one in self.wagers)[:2],
            approved_minimum=approved if self._known("approved-minimum") and limits.minimum >= approved else 0,
            area_maximum=most if self._known("area-maximum") else None,
            player_maximum=200_00 if most is not None and self._known("player-maximum") else UNSET,
            area_capacity=pick((None, None, 1, 2)),
            differential=pick((None, 100_00, 500_00)),
            unit=pick((None, None, 25_00)),
            tournament=variation.tournament_only,
            gaming_ends=START + pick((30, 600, 60_000)) * MINUTE,
            method=pick(("", method.id)),
            face=None,
        )

    def _known(self, amount: str) -> bool:
        known = self.book.limits.known
        return not isinstance(known, Silent) and amount in known.amounts

    def _areas(self, layout: str, further: tuple[str, ...]) -> set[str]:
        layouts = [one for one in self.book.layouts if one.id in (layout, *further)]
        if not all(one.side_wagers_stated for one in layouts):
            return {*self.wagers, *(run.id for run in self.book.streaks.run)}
        named = {id for one in layouts for id in (*one.wagers, *(id for choice in one.choices for id in choice))}
        windowed = {entry.id for entry in self.book.wagers if entry.window}
        return named | windowed | {entry.id for entry in self.book.combined}

    # --- something else in its place -------------------------------------------------------------

    def junk(self, value: Any, command: Command, name: str) -> Any:
        """Another value of the same kind, as JSON could bring it."""
        pick = self.chance.choice
        match value:
            case bool():
                return not value
            case Side():
                return Side.BANKER if value is Side.PLAYER else Side.PLAYER
            case Setup():
                return self.spoiled_setup(value)
            case ContestTerms():
                return msgspec.structs.replace(value, **pick(({"bank": pick(ABSURD)}, {"compulsory": pick(ABSURD)})))
            case Limit():
                return pick((Limit(0, 0), Limit(value.maximum + 1, value.maximum), Limit(-5, 10**40), Limit(1, 2)))
            case Card():
                return pick(PACK)
            case int():
                return pick((*ABSURD, value + 1, value - 1, value * 2, value + 50))
            case str() if name == "face":
                return pick(("up", "down"))
            case str() if _choices(type(command), name):
                return pick(_choices(type(command), name))
            case str():
                return pick((*NONSENSE, *PEOPLE, *STRANGERS, *self.wagers))
            case tuple() if name in ("cards", "order"):
                return tuple(pick(PACK) for _ in range(pick((0, 1, 2, 3, 12))))
            case tuple() if name == "hands":
                return tuple(pick(list(Side)) for _ in range(pick((0, 1, 2))))
            case tuple() if name == "nominations":
                return tuple(pick(list(Winner)) for _ in range(pick((0, 1, 2, 7))))
            case tuple() if name in ("agreed", "side_wagers"):
                return tuple(pick((*PEOPLE, *NONSENSE, *self.wagers)) for _ in range(pick((0, 1, 3))))
            case tuple() if name == "options":
                return tuple((pick((*NONSENSE, *self.book.options)), pick(("yes", "no", "1", ""))) for _ in range(2))
            case tuple() | msgspec.UNSET if name == "piles":
                return tuple((pick((*ABSURD, 100, 500)), pick((*ABSURD, 1, 20))) for _ in range(2))
            case tuple() if name == "wager_limits":
                return tuple((pick((*NONSENSE, *self.wagers)), pick((Limit(100, 900), Limit(0, 1)))) for _ in range(2))
            case None if name in ("card", "first"):
                return pick(PACK)
            case None if name == "face":
                return pick(("up", "down"))
            case None:
                return pick(ABSURD)
            case msgspec.UNSET if name == "hands":
                return pick(((Side.PLAYER,), (Side.BANKER, Side.BANKER)))
            case msgspec.UNSET if name in ("cards", "shoe"):
                return pick((*ABSURD, 1, 7))
            case msgspec.UNSET if name in ("amount", "until"):
                return pick(ABSURD)
            case msgspec.UNSET if name == "source":
                return "page"  # whatever else is none is not read at all
            case msgspec.UNSET if name == "wager":
                return pick((*NONSENSE, *self.wagers))
            case msgspec.UNSET if name in ("channel", "reference"):
                return pick((*NONSENSE, "e-mail"))
            case msgspec.UNSET if name == "order":
                return tuple(pick(PACK) for _ in range(pick((1, 4, 6))))
            case msgspec.UNSET if name in ("stands", "month_end", "seeded", "advised"):
                return pick((True, False))
            case _:
                raise AssertionError(f"{name} of {type(command).__name__} has a kind of value nobody thought of")

    def spoiled_setup(self, setup: Setup) -> Setup:
        pick = self.chance.choice
        changes: tuple[Facts, ...] = (
            {"variation": pick(NONSENSE)},
            {"decks": pick(ABSURD)},
            {"options": ((pick(NONSENSE), "1"),)},
            {"chips": pick(((), (0,), (-5,), (10**40,), (7919, 10**8), (100, 100)))},
            {"layout": pick(NONSENSE)},
            {"further_areas": (pick(NONSENSE),)},
            {"side_wagers": (pick((*NONSENSE, *self.wagers)),)},
            {"places": pick(ABSURD)},
            {"closed_places": (pick(ABSURD),)},
            {"venue": pick(NONSENSE)},
            {"shoe": "continuous-shuffler"},
            {"limits": pick((Limit(0, 1), Limit(5, 4), Limit(1, 10**40), Limit(-1, 5)))},
            {"wager_limits": ((pick((*NONSENSE, *self.wagers)), Limit(pick(ABSURD), pick(ABSURD))),)},
            {"approved_minimum": pick(ABSURD)},
            {"area_maximum": pick(ABSURD)},
            {"area_capacity": pick(ABSURD)},
            {"differential": pick(ABSURD)},
            {"unit": pick(ABSURD)},
            {"gaming_ends": pick((None, *ABSURD))},
            {"method": pick(NONSENSE)},
            {"face": pick(("up", "down"))},
        )
        return msgspec.structs.replace(setup, **pick(changes))


@cache
def _choices(kind: type[Command], name: str) -> tuple[str, ...]:
    """The words that a field of a command takes, where it takes only certain ones."""
    described = msgspec.inspect.type_info(kind)
    assert isinstance(described, msgspec.inspect.StructType)
    for field in described.fields:
        if field.name == name and isinstance(field.type, msgspec.inspect.LiteralType):
            return tuple(str(value) for value in field.type.values)
    return ()
