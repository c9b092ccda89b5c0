"""Commands drawn at random for one table: mostly what a good dealer would do next, sometimes nonsense.

`sensible` looks at the table so that whole coups and shoes happen; `spoiled` breaks one thing of a command on purpose;
`wild` gives any command at any time. It judges nothing. Start at `Drawing.command`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec

from croupier import Refusal, Rulebook
from croupier.cards import PACK, Card
from croupier.clauses import Chapter, Silent
from croupier.coup import Facts as CoupFacts
from croupier.coup import Side, Winner
from croupier.ledger import Place
from croupier.rulebooks.procedure import ACTS
from croupier.table import DEEDS, NOBODY, PATRON, Actor, By, Command, Down, Limit, Play, Setup, Stage, Table
from croupier.table.authority import power_of
from croupier.table.commands import Approve
from croupier.table.cutting import next_cutter
from croupier.table.delivery import next_for
from croupier.table.names import COMMANDS
from croupier.table.rules import Rules, rules_of
from croupier.table.shoe_passing import next_for_shoe

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


class Drawing:
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
        authority = book.authority
        self.ranks = [rank.id for rank in authority.rank]
        self.ladder = {rank: place for place, rank in enumerate(self.ranks)}
        self.outside = [rank.id for rank in authority.outside]
        self.wagers = book.wager_ids()

    # --- a command -------------------------------------------------------------------------------

    def command(self, table: Table) -> Command:
        if self.chance.random() < self.nonsense:
            return self.wild(table) if self.chance.random() < 0.5 else self.spoiled(table, self.sensible(table))
        return self.sensible(table)

    def sensible(self, table: Table) -> Command:
        name = self.next_name(table)
        return self.make(table, name, self.facts(table, name))

    def wild(self, table: Table) -> Command:
        name = self.chance.choice(list(COMMANDS))
        made = self.make(table, name, self.facts(table, name))
        return self.spoiled(table, made) if self.chance.random() < 0.5 else made

    def make(self, table: Table, name: str, facts: Facts) -> Command:
        kind = COMMANDS[name]
        self.given += 1
        at = max(table.clock, START) + self.chance.choice((0, 1, 1000, 1000, 5000))
        if table.notices and self.chance.random() < 0.1:
            at += 21 * MINUTE
        probe = kind(id=f"c{self.given}", actor=Actor("", PATRON), at=at, **facts)
        return msgspec.structs.replace(probe, actor=self.actor(table, probe))

    def actor(self, table: Table, command: Command) -> Actor:
        """Whoever is just high enough, or someone above them, or the patron whose part it is."""
        kind = type(command)
        deed = DEEDS[kind]
        if deed.by is By.PATRON:
            whose = deed.whose(table, command)
            if whose and not getattr(command, "chips", 0) and self.chance.random() < 0.6:
                return Actor(whose, PATRON)
        row: Any = power_of(self.book, kind)
        if isinstance(command, Approve):
            row = self.book.authority.approval.get(command.act, row)
        least = self.ladder[row.rank]
        rank = self.ranks[self.chance.choice((least, least, len(self.ranks) - 1))]
        if getattr(row, "also", ()) and self.chance.random() < 0.2:
            rank = self.chance.choice(row.also)
        return Actor(f"the {rank}", rank)

    # --- one thing broken ------------------------------------------------------------------------

    def spoiled(self, table: Table, command: Command) -> Command:
        ways: list[Callable[[Table, Command], Command]] = [self._wrong_actor, self._wrong_fact, self._wrong_fact]
        if table.recent:
            ways += [self._same_again, self._too_early]
        return self.chance.choice(ways)(table, command)

    def _wrong_actor(self, table: Table, command: Command) -> Command:
        ranks = (*self.ranks, *self.outside, PATRON, "janitor", "")
        ids = (*PEOPLE, *STRANGERS)
        return msgspec.structs.replace(command, actor=Actor(self.chance.choice(ids), self.chance.choice(ranks)))

    def _same_again(self, table: Table, command: Command) -> Command:
        return msgspec.structs.replace(command, id=self.chance.choice(table.recent))

    def _too_early(self, table: Table, command: Command) -> Command:
        return msgspec.structs.replace(command, at=table.clock - self.chance.choice((1, MINUTE, table.clock + 1)))

    def _wrong_fact(self, table: Table, command: Command) -> Command:
        own = [name for name in command.__struct_fields__ if name not in ("id", "actor", "at")]
        if not own:
            return self._wrong_actor(table, command)
        name = self.chance.choice(own)
        return msgspec.structs.replace(command, **{name: self.junk(getattr(command, name), command, name)})

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
            case tuple() if name == "cards":
                return tuple(pick(PACK) for _ in range(pick((0, 1, 2, 3, 12))))
            case tuple() if name == "nominations":
                return tuple(pick(list(Winner)) for _ in range(pick((0, 1, 2, 7))))
            case tuple() if name in ("agreed", "side_wagers"):
                return tuple(pick((*PEOPLE, *NONSENSE, *self.wagers)) for _ in range(pick((0, 1, 3))))
            case tuple() if name == "options":
                return tuple((pick((*NONSENSE, *self.book.options)), pick(("yes", "no", "1", ""))) for _ in range(2))
            case tuple() if name == "wager_limits":
                return tuple((pick((*NONSENSE, *self.wagers)), pick((Limit(100, 900), Limit(0, 1)))) for _ in range(2))
            case None if name in ("card", "first"):
                return pick(PACK)
            case None if name == "face":
                return pick(("up", "down"))
            case None:
                return pick(ABSURD)
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

    # --- a set-up that the book allows -----------------------------------------------------------

    def setup(self) -> Setup:
        pick, book = self.chance.choice, self.book
        live = [option for option in book.options.values() if option.comes is Chapter.NOW]
        options = {one.key: pick(one.values) for one in live if one.default is None or self.chance.random() < 0.4}
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
        return Setup(
            variation=variation.id,
            decks=decks,
            options=tuple(options.items()),
            chips=pick(((100,), (100,), (250, 500), (50, 100, 500), (2000, 5000))),
            layout=layout.id,
            further_areas=further,
            side_wagers=tuple(side),
            places=places,
            closed_places=closed,
            venue=venue.id if venue else "",
            cash=self.chance.random() < 0.8,
            shoe=pick(("dealing-shoe", "scanning-shoe")),
            limits=limits,
            wager_limits=tuple((one, Limit(5_00, 500_00)) for one in side if one in self.wagers)[:2],
            approved_minimum=pick((0, 5_00)),
            area_maximum=pick((None, 300_00)),
            area_capacity=pick((None, None, 1, 2)),
            differential=pick((None, 100_00, 500_00)),
            unit=pick((None, None, 25_00)),
            tournament=variation.tournament_only,
            gaming_ends=START + pick((30, 600, 60_000)) * MINUTE,
            method=pick(("", method.id)),
            face=None,
        )

    def _areas(self, layout: str, further: tuple[str, ...]) -> set[str]:
        layouts = [one for one in self.book.layouts if one.id in (layout, *further)]
        if not all(one.side_wagers_stated for one in layouts):
            return {*self.wagers, *(run.id for run in self.book.streaks.run)}
        named = {id for one in layouts for id in (*one.wagers, *(id for choice in one.choices for id in choice))}
        windowed = {entry.id for entry in self.book.wagers if entry.window}
        return named | windowed | {entry.id for entry in self.book.combined}

    # --- what comes next -------------------------------------------------------------------------

    def next_name(self, table: Table) -> str:
        if table.setup is None:
            if table.cards_to_check:
                return "check-cards"
            return self._weighed({"open-table": 6, "record-approval": 6 if self._unapproved(table) else 0.2})
        rules = rules_of(self.book, table.setup)
        aside, onward = self._aside(table, rules), self._onward(table, rules)
        if self.dealt_out and table.shoe.out:
            aside = {name: weight / 20 for name, weight in aside.items() if name != "close-table"}
        return self._weighed(aside | onward)

    def _weighed(self, weights: dict[str, float]) -> str:
        return self.chance.choices(list(weights), list(weights.values()))[0]

    def _unapproved(self, table: Table) -> list[str]:
        things = self.book.table.approved
        return [] if isinstance(things, Silent) else [one.id for one in things if one.id not in table.approved]

    def _aside(self, table: Table, rules: Rules) -> dict[str, float]:
        """What can happen at any moment, beside the game itself."""
        few, rare = len(table.patrons) < 3, self.patience
        return {
            "arrive": 4 if few else 0.1,
            "sit-down": 3 if any(one.seat is None for one in table.patrons.values()) else 0.05,
            "stand-up": 0.15,
            "leave-table": 0.15,
            "buy-in": 0.5,
            "exchange-voucher": 0.4,
            "colour-up": 0.1,
            "agree-personal-limits": 0.15,
            "arrange-above-differential": 0.3 if table.setup and table.setup.differential else 0.03,
            "approve": 0.7,
            "display-sign": 8 if rules.signs_missing(table) else 2 if self._to_show(table) else 0.05,
            "remove-sign": 0.02,
            "display-notice": 0.2,
            "remove-notice": 0.03,
            "change-limits": 0.15,
            "change-variation": 0.2 + rare,
            "fill-float": 0.1,
            "credit-float": 0.1,
            "notify-surveillance": 0.15,
            "restrict-wager": 1.5 if any(name in table.signs for name in table.notified) else 0.1,
            "lift-restriction": 0.6 if table.restricted else 0.02,
            "close-table": 0.1 + rare,
            "order-check": 0.1,
            "report-dropped-cards": 0.05,
            "collect-commission": 2 if any(one.owes[0] for one in table.patrons.values()) else 0.05,
            "call-in-commission": 1.5 if any(one.owes[0] for one in table.patrons.values()) else 0.05,
            "record-approval": 0.02,
            "open-table": 0.02,
            "take-back-shoe": 0.2 if table.holder else 0.02,
            "name-shoe-dealer": 0.6 if table.holder else 0.02,
        }

    def _onward(self, table: Table, rules: Rules) -> dict[str, float]:
        """The next steps of the shoe and of the coup."""
        shoe, coup = table.shoe, table.coup
        match shoe.stage:
            case Stage.NO_CARDS:
                return {"bring-cards": 20}
            case Stage.UNSHUFFLED:
                return {"check-cards": 1 if shoe.checked else 10, "shuffle-cards": 10, "replace-cards": 0.2}
            case Stage.UNCUT:
                return {
                    "cut-cards": 7, "choose-cutter": 4, "nominate-cutter": 4, "decline-cut": 3, "riffle-cards": 4,
                    "check-cards": 0.2 if shoe.checked else 5, "shuffle-cards": 1,
                }  # fmt: skip
            case Stage.CUT:
                return {"place-cutting-card": 20, "replace-cards": 0.1}
            case Stage.LOADED if rules.toggle(rules.book.shuffle.burn_required) != "no" or self.chance.random() < 0.3:
                return {"burn-cards": 20, "check-cards": 10 if shoe.check_ordered or shoe.dropped else 0.5}
            case Stage.ENDED if not coup.dummy and coup.play is Play.WAGERING:
                return {"shuffle-cards": 5, "replace-cards": 6, "bring-cards": 3, "order-dummy-coup": 3}
            case _:
                return self._in_coup(table, rules)

    def _in_coup(self, table: Table, rules: Rules) -> dict[str, float]:
        coup, shoe = table.coup, table.shoe
        if coup.play is Play.SETTLED:
            return {"clear-cards": 20}
        if coup.play is Play.ANNOUNCED:
            return {"settle-coup": 20, "find-wager": 1}
        if coup.play is Play.DEALING:
            return self._dealing(table, rules)
        just = shoe.coups == 0 and shoe.burned == shoe.out and shoe.burned
        wagers = len(coup.wagers)
        weights: dict[str, float] = {
            "show-burn-card": 4 if just else 0.02,
            "expose-burned-cards": 4 if just and shoe.burned > 1 else 0.02,
            "check-cards": 20 if shoe.check_ordered or shoe.dropped else 0.02,
            "order-dummy-coup": 0.6 if not self.dealt_out else 6,
            "order-shuffle": self.patience / 2,
            "replace-cards": self.patience / 4,
            "choose-dealing": 0.3,
            "draw-card": 12 if coup.dummy else 1 + 2 * wagers if coup.bets_closed else 0.5,
            "burn-before-coup": 4 if self._burns_each_coup(rules) and coup.bets_closed else 0.02,
        }
        if coup.dummy or coup.burned_before:
            return weights | {"draw-card": 20, "call-no-more-bets": 0.2, "declare-cards-insufficient": 3}
        weights |= {
            "call-for-bets": 0.3 if coup.bets_called else 6,
            "place-wager": 12 if wagers < 6 else 3,
            "declare-wager": 1,
            "change-wager": 0.3 * wagers,
            "withdraw-wager": 0.15 * wagers,
            "refuse-wager": 0.15 * wagers,
            "reduce-wagers": 0.3 * wagers,
            "call-no-more-bets": wagers,
            "reopen-bets": 1.5 if coup.bets_closed else 0.05,
        }
        if rules.methods[table.method].kind == "shoe-passed":
            weights |= {"pass-shoe": 6 if not table.holder else 0.1, "decline-shoe": 2, "give-up-shoe": 0.5}
        return weights

    def _burns_each_coup(self, rules: Rules) -> bool:
        return rules.option("burn-per-coup", "no") == "yes"

    def _dealing(self, table: Table, rules: Rules) -> dict[str, float]:
        coup = table.coup
        weights: dict[str, float] = {
            "draw-card": 12,
            "find-wager": 0.5,
            "declare-cards-insufficient": 20 if not table.shoe.left else 0.02,
            "refuse-wager": 0.02,
            "reduce-wagers": 0.3,
        }
        if coup.drawn < 4:
            return weights | {"place-wager": 0.3, "withdraw-wager": 0.1, "change-wager": 0.1, "refuse-hand": 0.1}
        early = any(down.wager in rules.early for down in coup.wagers.values())
        windowed = any(
            wager.window is not None and coup.all_exposed and wager.window.covers(CoupFacts.of(coup.hands()))
            for id, wager in rules.terms_now.wagers.items()
            if id in rules.offered and coup.drawn == 4
        )
        weights |= {"announce-result": 8, "settle-pairs": 12 if early else 0.1, "place-wager": 40 if windowed else 0.3}
        if not coup.all_exposed:
            weights |= {
                "draw-card": 0.3, "announce-result": 0.3, "expose-cards": 10, "deliver-hand": 8, "refuse-hand": 2,
                "name-opener": 2, "ask-dealer-to-open": 1.5, "ask-to-open-both": 2, "take-back-hand": 1,
            }  # fmt: skip
        return weights

    # --- the facts of a command ------------------------------------------------------------------

    def facts(self, table: Table, name: str) -> Facts:
        """Plausible facts for any command at any time."""
        return getattr(self, "_" + name.replace("-", "_"), lambda _: {})(table)

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

    def _card(self, table: Table) -> Card:
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

    def _record_approval(self, table: Table) -> Facts:
        return {"thing": self.chance.choice(self._unapproved(table) or ["table"]), "reference": "R/1"}

    def _open_table(self, table: Table) -> Facts:
        return {"setup": self.setup()}

    def _display_sign(self, table: Table) -> Facts:
        rules, pick = self._rules(table), self.chance.choice
        missing = [sign.id for sign in rules.signs_missing(table)] if rules else []
        return {"sign": pick(missing or self._to_show(table) or [sign.id for sign in self.book.table.sign])}

    def _to_show(self, table: Table) -> list[str]:
        """Restrictions that surveillance was told of, and no sign shows yet."""
        return [name for name in table.notified if name.startswith("restriction:") and name not in table.signs]

    def _remove_sign(self, table: Table) -> Facts:
        return {"sign": self.chance.choice(table.signs or ("limits",))}

    def _display_notice(self, table: Table) -> Facts:
        effect = self.chance.choice((None, max(table.clock, START) + self.chance.choice((25, 61, 90)) * MINUTE))
        about, variation = self.chance.choice(ABOUTS), self.chance.choice(self.book.variations).id
        found: Facts = {"about": about, "says": "soon", "takes_effect": effect}
        if about == "higher-minimum":
            found["minimum"] = self.chance.choice((25_00, 50_00))
        return found | {"variation": variation} if about == "variation" else found

    def _remove_notice(self, table: Table) -> Facts:
        return {"about": self.chance.choice([one.about for one in table.notices] or list(ABOUTS))}

    def _change_limits(self, table: Table) -> Facts:
        limits = self.chance.choice((Limit(1_00, 5_000_00), Limit(25_00, 1_000_00), Limit(50_00, 2_000_00)))
        told = [one.minimum for one in table.notices if one.minimum is not None]
        if told and self.chance.random() < 0.7:
            limits = Limit(told[0], 5_000_00)
        differential = self.chance.choice((table.setup.differential if table.setup else None, None, 200_00))
        return {"limits": limits, "differential": differential, "keeping": self.chance.random() < 0.4}

    def _change_variation(self, table: Table) -> Facts:
        new = self.setup()
        old = table.setup
        fits = self._areas(old.layout, old.further_areas) if old else set()
        side = tuple(one for one in new.side_wagers if one in fits)
        agreed = tuple(table.patrons) if self.chance.random() < 0.5 else ()
        told = [one.variation for one in table.notices if one.variation]
        if told and self.chance.random() < 0.7:
            return {"variation": told[0], "options": new.options, "side_wagers": (), "agreed": agreed}
        return {"variation": new.variation, "options": new.options, "side_wagers": side, "agreed": agreed}

    def _fill_float(self, table: Table) -> Facts:
        return {"amount": 10_000_00}

    _credit_float = _fill_float

    def _notify_surveillance(self, table: Table) -> Facts:
        return {"about": f"restriction:{self._restrictable()}"}

    def _restrictable(self) -> str:
        restrictions = self.book.wagering.restriction
        return self.chance.choice(["tie"] if isinstance(restrictions, Silent) else list(restrictions))

    def _restrict_wager(self, table: Table) -> Facts:
        told = [name.partition(":")[2] for name in table.notified if name in table.signs]
        return {"wager": self.chance.choice(told or [self._restrictable()])}

    def _lift_restriction(self, table: Table) -> Facts:
        return {"wager": self.chance.choice(table.restricted or (self._restrictable(),))}

    def _arrive(self, table: Table) -> Facts:
        away = [one for one in PEOPLE if one not in table.patrons] or list(PEOPLE)
        return {"patron": self.chance.choice(away), "chips": self.chance.choice((0, 500_00, 5_000_00, 10_000_00))}

    def _sit_down(self, table: Table) -> Facts:
        standing = [one.id for one in table.patrons.values() if one.seat is None]
        taken, places = table.seated(), table.setup.places if table.setup else 7
        free = [seat for seat in range(1, min(places, 14) + 1) if seat not in taken] or [1]
        return {"patron": self.chance.choice(standing or [self._patron(table)]), "seat": self.chance.choice(free)}

    def _of_patron(self, table: Table) -> Facts:
        return {"patron": self._patron(table)}

    _stand_up = _leave_table = _decline_cut_of = _of_patron

    def _buy_in(self, table: Table) -> Facts:
        cash = not table.setup or table.setup.cash or self.chance.random() < 0.2
        return {"patron": self._patron(table), "amount": 1_000_00, "tender": "cash" if cash else "cashless"}

    def _exchange_voucher(self, table: Table) -> Facts:
        kind = self.chance.choice(("table-play", "table-play", "complementary"))
        return {"patron": self._patron(table), "amount": 200_00, "voucher": kind}

    def _colour_up(self, table: Table) -> Facts:
        chip = table.setup.chips[-1] if table.setup else 100
        return {"patron": self._patron(table), "amount": chip * 3, "into": chip}

    def _agree_personal_limits(self, table: Table) -> Facts:
        minimum, maximum = self.chance.choice(((None, 9_000_00), (None, None), (5_00, 9_000_00), (50_00, None)))
        return {"patron": self._patron(table), "minimum": minimum, "maximum": maximum}

    def _arrange_above_differential(self, table: Table) -> Facts:
        return {"patron": self._patron(table), "maximum": 3_000_00}

    def _approve(self, table: Table) -> Facts:
        act = self.chance.choice(sorted(self.book.authority.approval) or sorted(ACTS))
        seated = list(table.seated().values())
        if "defer-commission" in self.book.authority.approval and seated and self.chance.random() < 0.3:
            return {"act": "defer-commission", "patron": self.chance.choice(seated)}
        return {"act": act, "patron": self.chance.choice((NOBODY, self._patron(table), self._patron(table)))}

    def _bring_cards(self, table: Table) -> Facts:
        back = self.chance.choice(("red", "blue", "green"))
        return {"back": back, "pre_shuffled": self.chance.choice(("", "", "casino", "manufacturer"))}

    def _by(self, table: Table) -> Facts:
        return {"by": self.chance.choice(("people", "device"))}

    _check_cards = _shuffle_cards = _by

    def _riffle_cards(self, table: Table) -> Facts:
        return {"requested_by": self._patron(table)}

    def _choose_cutter(self, table: Table) -> Facts:
        return {"who": self.chance.choice(("staff", "patrons", "named")), "patron": self._patron(table)}

    def _cutter(self, table: Table) -> str:
        rules = self._rules(table)
        turn = next_cutter(table, rules) if rules else None
        if turn:
            return turn
        if self.book.shuffle.who_cuts.policy == "any-patron" and table.patrons:
            return self.chance.choice((NOBODY, *table.patrons))
        return NOBODY

    def _nominate_cutter(self, table: Table) -> Facts:
        return {"patron": self._cutter(table) or self._patron(table), "nominee": self._patron(table)}

    def _decline_cut(self, table: Table) -> Facts:
        return {"patron": self._cutter(table) or self._patron(table)}

    def _cut_cards(self, table: Table) -> Facts:
        return {"after": self.chance.choice((80, 90, table.shoe.cards // 2)), "patron": self._cutter(table)}

    def _place_cutting_card(self, table: Table) -> Facts:
        place = self.chance.choice(self.book.cards.cutting_card_place)
        return {"from_back": place.cards_from_back + self.chance.choice((0, 0, 0, 1))}

    def _burn_cards(self, table: Table) -> Facts:
        burn = self.chance.choice(self.book.cards.burn)
        seen = burn.id == "by-value" or (burn.id == "shown" and self.chance.random() < 0.5)
        asked = self._patron(table) if self.chance.random() < 0.6 else NOBODY
        return {"form": burn.id, "first": self._card(table) if seen else None, "requested_by": asked}

    def _show_burn_card(self, table: Table) -> Facts:
        return {"card": self._card(table), "requested_by": self._patron(table)}

    def _expose_burned_cards(self, table: Table) -> Facts:
        return {"cards": tuple(self._card(table) for _ in range(table.shoe.burned_face_down))}

    def _order_shuffle(self, table: Table) -> Facts:
        return {"grounds": self.chance.choice(self.book.shuffle.ordered).grounds}

    def _replace_cards(self, table: Table) -> Facts:
        return {"grounds": self.chance.choice(("after-last", "unfit", "handled"))}

    def _place_wager(self, table: Table) -> Facts:
        wager, patron = self._wager(table), self._patron(table)
        stake = self._amount(table, wager)
        if table.coup.drawn == 4 and self.chance.random() < 0.7:  # a wager with a window, within the own main wager
            patron, stake = self.chance.choice([(one.patron, one.stake) for one in _mains(table)] or [(patron, stake)])
        has = table.ledger.balance(Place.RACK, patron)
        token = table.ledger.balance(Place.TOKENS, patron) > 0 and self.chance.random() < 0.5
        if not token and 0 < has < stake:
            stake = has
        found: Facts = {"patron": patron, "wager": wager, "stake": stake, "token": token}
        if self.chance.random() < 0.1:
            found["place"] = self.chance.choice((0, 1, 2, 3, 99))
        if self.chance.random() < 0.03:
            found["lies"] = self.chance.choice(("outside", "on-another", "not-flat"))
        rules = self._rules(table)
        run = rules.terms_now.runs.get(wager) if rules else None
        if run is not None and run.of is None and self.chance.random() < 0.7:
            found["nominations"] = tuple(self.chance.choice(list(Winner)) for _ in range(run.length))
        return found

    def _declare_wager(self, table: Table) -> Facts:
        wager = self._wager(table)
        tender = self.chance.choice(("chips", "cash", "voucher", "token"))
        return {"patron": self._patron(table), "wager": wager, "stake": self._amount(table, wager), "tender": tender}

    def _change_wager(self, table: Table) -> Facts:
        number = self._number(table)
        down = table.coup.wagers.get(number)
        return {"number": number, "stake": self._amount(table, down.wager if down else "")}

    def _withdraw_wager(self, table: Table) -> Facts:
        return {"number": self._number(table)}

    def _find_wager(self, table: Table) -> Facts:
        wager = self._wager(table)
        return {"patron": self._patron(table), "wager": wager, "stake": self._amount(table, wager)}

    def _refuse_wager(self, table: Table) -> Facts:
        return {
            "number": self._number(table),
            "grounds": self.chance.choice(("it cannot be paid", "it cannot be paid", " ")),
        }

    def _reduce_wagers(self, table: Table) -> Facts:
        return {"to": self.chance.choice(("differential", "area-maximum"))}

    def _choose_dealing(self, table: Table) -> Facts:
        method = self.chance.choice(self.book.dealing.method)
        return {"method": method.id, "face": self.chance.choice((None, "up", "down"))}

    def _for_shoe(self, table: Table) -> str:
        rules = self._rules(table)
        return (next_for_shoe(table, rules) if rules else NOBODY) or self._patron(table)

    def _pass_shoe(self, table: Table) -> Facts:
        return {"to": self._for_shoe(table), "acts_as": self.chance.choice(list(Side))}

    def _decline_shoe(self, table: Table) -> Facts:
        return {"patron": self._for_shoe(table)}

    def _holder(self, table: Table) -> str:
        return table.holder.patron if table.holder else self._patron(table)

    def _name_shoe_dealer(self, table: Table) -> Facts:
        return {"patron": self._holder(table), "dealer": self._patron(table)}

    def _give_up_shoe(self, table: Table) -> Facts:
        return {"patron": self._holder(table)}

    def _draw_card(self, table: Table) -> Facts:
        known = table.face == "up" or self.chance.random() < 0.6
        cut = not self.dealt_out and self.chance.random() < 0.01 + self.patience / 4
        by = NOBODY
        if table.holder is not None and not table.coup.dummy:
            by = self.chance.choice((table.holder.patron, table.holder.dealer or table.holder.patron))
        return {"card": self._next_card(table) if known else None, "cutting_card": cut, "drawn_by": by}

    def _next_card(self, table: Table) -> Card:
        """Any card; Banker's second sometimes makes a six, so that wagers with a window come about."""
        card, first = self._card(table), table.coup.banker[0].card if table.coup.drawn == 3 else None
        for _ in range(12 if first is not None and self.chance.random() < 0.2 else 0):
            if first is not None and (card.points + first.points) % 10 == 6:
                break
            card = self._card(table)
        return card

    def _deliver_hand(self, table: Table) -> Facts:
        rules, side = self._rules(table), self._side(table)
        first = next_for(table, rules, side) if rules else NOBODY
        likely = first or table.coup.opens_both or self._patron(table)
        return {"hand": side, "to": likely if self.chance.random() < 0.85 else self._patron(table)}

    def _refuse_hand(self, table: Table) -> Facts:
        rules, side = self._rules(table), self._side(table)
        return {"hand": side, "patron": (next_for(table, rules, side) if rules else NOBODY) or self._patron(table)}

    def _expose_cards(self, table: Table) -> Facts:
        side = self._side(table)
        down = [dealt for dealt in table.coup.hand(side) if not dealt.exposed]
        count = len(down) if self.chance.random() < 0.8 else 1
        known = all(dealt.card for dealt in down[:count])
        cards = (
            () if known and self.chance.random() < 0.5 else tuple(one.card or self._card(table) for one in down[:count])
        )
        held = table.coup.held(side)
        opener = (
            self.chance.choice((held.keeper, held.opener or held.keeper)) if held.out and not held.dealer_opens else ""
        )
        return {"hand": side, "cards": cards, "number": count if cards == () else 0, "opener": opener}

    def _keeper(self, table: Table) -> tuple[Side, str]:
        for side in Side:
            if table.coup.held(side).out:
                return side, table.coup.held(side).keeper
        side = self._side(table)
        return side, table.coup.held(side).keeper or self._patron(table)

    def _name_opener(self, table: Table) -> Facts:
        side, keeper = self._keeper(table)
        return {"hand": side, "patron": keeper, "opener": self._patron(table)}

    def _ask_dealer_to_open(self, table: Table) -> Facts:
        side, keeper = self._keeper(table)
        return {"hand": side, "patron": keeper}

    def _ask_to_open_both(self, table: Table) -> Facts:
        return {"patron": self._keeper(table)[1]}

    def _take_back_hand(self, table: Table) -> Facts:
        return {"hand": self._keeper(table)[0]}

    def _order_dummy_coup(self, table: Table) -> Facts:
        agreed = tuple(table.patrons) if self.chance.random() < 0.8 else ()
        grounds = self.chance.choice(self.book.dealing.dummy.grounds)
        return {"grounds": grounds.id, "requested_by": self._patron(table), "agreed": agreed}

    def _collect_commission(self, table: Table) -> Facts:
        return {"patron": self._debtor(table), "why": self.chance.choice(("shoe-end", "request", "stopping"))}

    def _debtor(self, table: Table) -> str:
        return self.chance.choice([one.id for one in table.patrons.values() if one.owes[0]] or [self._patron(table)])

    def _call_in_commission(self, table: Table) -> Facts:
        return {"patron": self._debtor(table)}


def _mains(table: Table) -> list[Down]:
    return [down for down in table.coup.wagers.values() if down.wager in ("player", "banker")]


@cache
def _choices(kind: type[Command], name: str) -> tuple[str, ...]:
    """The words that a field of a command takes, where it takes only certain ones."""
    described = msgspec.inspect.type_info(kind)
    assert isinstance(described, msgspec.inspect.StructType)
    for field in described.fields:
        if field.name == name and isinstance(field.type, msgspec.inspect.LiteralType):
            return tuple(str(value) for value in field.type.values)
    return ()
