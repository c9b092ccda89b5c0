"""A whole event by the kernel: sessions at compiled tables, places and prizes by the tournament's own ordering.

Only for terms of which `needs_engine` says nothing. The same seeds give the same event as the engine, to the cent.
Start at `swift_event`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from msgspec import UnsetType
from msgspec.structs import replace as with_fields
from numpy.typing import NDArray

from croupier.automatic.dealer import Stuck
from croupier.cards import CARDS_IN_A_DECK, PACK
from croupier.chance import TapeTooShort, cut_place
from croupier.chance.ballot import drawn
from croupier.chance.shoe import TAPE_BYTES, tape_of
from croupier.clauses import Refusal, Silent
from croupier.coup import burn_count, classes_under
from croupier.coup.classes import NO_PAIRS, join
from croupier.money import Cents
from croupier.odds.plan import Plan
from croupier.odds.table import net_of
from croupier.rehearsal import kernel
from croupier.rehearsal.chances import GIVES_THE_WORD, SALT, EventChance, Where
from croupier.rehearsal.course import MOST_TURNS, Ties, coins_for, in_order, seats_of, sessions_of, tables_of, widest
from croupier.rehearsal.outcome import EventOutcome, HeldAtEnd, PlaceTaken, SessionPlayed
from croupier.rehearsal.preparing import NAME, EventBegun, main_wagers
from croupier.rehearsal.setting import contest_setup
from croupier.rehearsal.strategies import NUMBERS, Strategy
from croupier.table import Table
from croupier.table.rules import rules_of as table_rules
from croupier.table.shoe.cutting import cut_bounds
from croupier.tournament.money.dividing import divide, shares_of
from croupier.tournament.money.prizes import pool_of
from croupier.tournament.seating.ballot import slots_in
from croupier.tournament.standings.final import contesting_prizes
from croupier.tournament.standings.ranking import Finish, by_table, first_of, ordered, placings, straddling
from croupier.tournament.terms.schema import Round


class Sat(NamedTuple):
    """Someone at a table of the kernel."""

    entrant: str
    table: str
    seat: int
    bank: Cents


class KernelRules:
    """Everything of the book and the terms that the kernel needs, made once for any number of events."""

    def __init__(self, begun: EventBegun) -> None:
        book, terms = begun.book, begun.terms
        offered = book.terms(terms.variation)
        assert not isinstance(offered, Refusal)
        setup = contest_setup(book, terms, widest(begun), begun.tournament.clock)
        self.cards = setup.decks * CARDS_IN_A_DECK
        fresh = Table(id="")
        self.cuts = cut_bounds(
            with_fields(fresh, shoe=with_fields(fresh.shoe, cards=self.cards)), table_rules(book, setup)
        )
        wagers = main_wagers(book, terms.variation)
        plan = Plan(offered.tableau, wagers)
        pays = np.zeros((10, 10, 11, 11, 2), np.int64)
        for points in classes_under(offered.tableau).points:
            facts = join(points, NO_PAIRS)
            at = (points.player_first_two, points.banker_first_two, *points.thirds)
            for side, wager in enumerate(wagers):
                pays[(*at, side)] = int(net_of(wager.rows[wager.place_for(facts)]) * begun.unit)
        burn = book.cards.burn[0].form
        self.arrays: tuple[Any, ...] = (
            np.array([card.points for card in PACK], np.int64),
            np.array([burn_count(burn, card) for card in PACK], np.int64),
            np.array(plan.player_draws, np.bool_),
            np.array(plan.banker_draws, np.bool_),
            plan.naturals_from,
            pays,
        )
        chapter = book.tournament
        assert not isinstance(chapter, Silent)
        turns = terms.wagers.in_turn
        self.in_turn = chapter.wagers.turn.policy == "in-turn" or (not isinstance(turns, UnsetType) and turns)
        self.pool = pool_of(begun.tournament, terms.prizes, begun.rules)
        self.whole = not isinstance(chapter.money.whole_pool, Silent)


def swift_event(
    begun: EventBegun, rules: KernelRules, strategies: Mapping[str, Strategy], chance: EventChance
) -> EventOutcome:
    return _Swift(begun, rules, strategies, chance).play()


class _Swift:
    def __init__(
        self, begun: EventBegun, rules: KernelRules, strategies: Mapping[str, Strategy], chance: EventChance
    ) -> None:
        self.begun, self.rules, self.strategies, self.chance = begun, rules, strategies, chance
        self.left = list(in_order(begun, list(begun.tournament.entrants)))  # in the tournament, and to play the next
        self.last: dict[str, Finish] = {}  # what each came to in the last round they played in
        self.draws = 0
        self.number = 0  # of the session
        self.sessions: list[SessionPlayed] = []
        self.ties = Ties()
        self.further = 0

    def play(self) -> EventOutcome:
        terms = self.begun.terms
        for number, one_round in enumerate(terms.format.round, start=1):
            if len(self.left) > 1:
                self._round(number, one_round)
            if one_round.progress.by == "final":
                break
        groups = self._ranked()
        self.ties.shared(self.begun, [(one.entrant, one.place) for one in placings(groups)])
        return EventOutcome(tuple(self.sessions), self.ties.found, self.further, self._places(groups))

    # --- rounds ----------------------------------------------------------------------------------

    def _round(self, number: int, one_round: Round) -> None:
        terms, tables = self.begun.terms, self.begun.tournament.tables
        waiting, through = self.left, list[str]()
        played: list[Finish] = []
        ends = number == len(terms.format.round) or one_round.progress.by == "final"
        for sharing in range(sessions_of(one_round, len(waiting), tables), 0, -1):
            self.number += 1
            results = self._session(number, one_round, waiting, sharing)
            sat = {one.entrant for one in results}
            waiting = [one for one in waiting if one not in sat]
            if not ends and one_round.progress.by == "top-of-table":
                results, on = self._of_tables(number, one_round, results)
                through += on
            played += results
        if not ends and one_round.progress.by != "top-of-table":
            played, through = self._of_round(number, one_round, played)
        self.last |= {one.entrant: one._replace(table="") for one in played}
        stays = [one.entrant for one in played if one.lasted]
        self.left = list(in_order(self.begun, stays if ends else through))

    def _session(self, number: int, one_round: Round, waiting: Sequence[str], sharing: int) -> list[Finish]:
        """Who was drawn for it, with what they came to, in the order of the ballot."""
        begun = self.begun
        order = drawn(
            list(waiting),
            begun.tapes[self.draws],
            SALT,
            stream=NAME,
            draw=self.draws + 1,
            by=GIVES_THE_WORD,
            word=self.chance.word,
        )
        self.draws += 1
        slots = slots_in(seats_of(one_round, begun.tournament.tables), -(-len(waiting) // sharing), one_round)
        carried = one_round.bank == "carried" and number > 1
        seats = [
            Sat(one, table, seat, self.last[one].chips if carried else begun.terms.format.bank)
            for (table, seat), one in zip(slots, order, strict=False)
        ]
        held, coups = self._tables(
            [Where(self.number, table) for table in _tables(seats)], seats, begun.coups(one_round)
        )
        self.sessions.append(SessionPlayed(number, coups, held))
        return [
            Finish(one.entrant, not one.coup, 0 if one.coup else one.chips, one.coup, (), round=number, table=one.table)
            for one in held
        ]

    def _of_tables(self, number: int, one_round: Round, results: list[Finish]) -> tuple[list[Finish], list[str]]:
        """So many of each table, equals parted; the results with their further coups, and who goes on."""
        most = max(one_round.progress.number, 1)

        def equals(found: list[Finish]) -> list[str]:
            return next((some for at in _able(found) if (some := straddling(at, most))), [])

        results = self._parted(self.number, number, results, equals)
        return results, [one for at in _able(results) for one in first_of(at, most)]

    def _of_round(self, number: int, one_round: Round, played: list[Finish]) -> tuple[list[Finish], list[str]]:
        """So many of all who played in the round, or everyone who is still in it."""
        if one_round.progress.by == "all":
            return played, [one.entrant for one in played if one.lasted]
        most = max(one_round.progress.number, 1)

        def groups(found: list[Finish]) -> list[list[Finish]]:
            return ordered(one._replace(table="") for one in found if one.lasted and one.chips > 0)

        played = self._parted(self.number, number, played, lambda found: straddling(groups(found), most))
        return played, first_of(groups(played), most)

    # --- equals ----------------------------------------------------------------------------------

    def _parted(
        self, session: int, number: int, results: list[Finish], equals: Callable[[list[Finish]], list[str]]
    ) -> list[Finish]:
        """With further coups for equals, turn after turn, until nobody is equal who contests something."""
        for turn in range(1, MOST_TURNS):
            found = in_order(self.begun, equals(results))
            if not found:
                return results
            self.ties.met(number, found)
            counts = self._further(session, found, turn)
            results = [
                one._replace(extra=(*one.extra, counts[one.entrant])) if one.entrant in counts else one
                for one in results
            ]
        raise Stuck("equals are not parted by any number of further coups")

    def _further(self, session: int, entrants: tuple[str, ...], turn: int) -> dict[str, Cents]:
        terms = self.begun.terms
        coups = max(terms.winners.extra_coups, 1)
        self.further += coups
        seats = [
            Sat(one, f"T{number}", seat, terms.format.bank)
            for number, some in enumerate(tables_of(self.begun, entrants), start=1)
            for seat, one in enumerate(some, start=1)
        ]
        held, _ = self._tables([Where(session, table, turn) for table in _tables(seats)], seats, coups)
        return {one.entrant: one.chips for one in held}

    # --- tables ----------------------------------------------------------------------------------

    def _tables(self, wheres: Sequence[Where], seats: Sequence[Sat], coups: int) -> tuple[tuple[HeldAtEnd, ...], int]:
        """Everyone's chips at the end of so many coups, and how many coups the longest table had."""
        rules, wide = self.rules, widest(self.begun)
        rows = {where.table: row for row, where in enumerate(wheres)}
        player_of = np.full((len(rows), wide), -1, np.int64)
        chips, out = np.zeros((len(rows), wide), np.int64), np.zeros((len(rows), wide), np.int64)
        for one in seats:
            at = rows[one.table], one.seat - 1
            player_of[at], chips[at] = NUMBERS[self.strategies[one.entrant]], one.bank
        played = np.zeros(len(rows), np.int64)
        tapes, cuts = self._shoes(wheres)
        tossed = coins_for(self.begun, coups)
        coins = np.frombuffer(b"".join(self.chance.coins(one, tossed) for one in wheres), np.uint8)
        wagers = (coups, self.begun.least, self.begun.terms.wagers.most, self.begun.unit, rules.in_turn)
        play: Any = kernel.play_tables
        dealt = (tapes, cuts, coins.reshape(len(rows), tossed), rules.cards, *rules.arrays)
        if not play(*dealt, player_of, chips, out, played, *wagers):
            raise TapeTooShort(f"{TAPE_BYTES} bytes did not suffice")
        ends, gone = chips.tolist(), out.tolist()
        held = (
            HeldAtEnd(one.entrant, one.table, one.seat, ends[row][one.seat - 1], gone[row][one.seat - 1])
            for one in seats
            for row in (rows[one.table],)
        )
        return tuple(held), int(played.max())

    def _shoes(self, wheres: Sequence[Where]) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
        """The tapes of the first shoes of tables, and where the machine cuts each."""
        tapes = [tape_of(self.chance.shoes(one), 1) for one in wheres]
        cuts = [cut_place(tape, f"{one.table}/1", self.rules.cuts) for tape, one in zip(tapes, wheres, strict=True)]
        return np.frombuffer(b"".join(tapes), np.uint8).reshape(len(tapes), -1), np.array(cuts, np.int64)

    # --- the end ---------------------------------------------------------------------------------

    def _ranked(self) -> list[list[Finish]]:
        """Everyone, the best first; equals who contest a prize are parted, or together where it is divided."""
        prizes = self.begun.terms.prizes
        divided = prizes.ties == "divide"
        results = [self.last[one] for one in in_order(self.begun, list(self.last))]
        found = self._parted(
            0, 0, results, lambda some: contesting_prizes(ordered(some), prizes.share, divided=divided)
        )
        return ordered(found)

    def _places(self, groups: list[list[Finish]]) -> tuple[PlaceTaken, ...]:
        prizes, entrants = self.begun.terms.prizes, self.begun.tournament.entrants
        numbers = {one.id: one.number for one in entrants.values()}
        placed = placings(groups)
        places = {one.entrant: one.place for one in placed}
        answer = shares_of(prizes.share, len(placed), self.rules.pool.amount, prizes.odd_cents, whole=self.rules.whole)
        assert answer is not None, "the terms were checked before: their amounts do not exceed the pool"
        awarded = divide(groups, places, numbers, prizes.share, answer[0], prizes.odd_cents)
        won = {one.entrant: one.amount for one in awarded}
        found = (PlaceTaken(one.entrant, one.place, one.chips, one.round, won.get(one.entrant, 0)) for one in placed)
        return tuple(sorted(found, key=lambda one: (one.place, numbers[one.entrant])))


def _able(results: Sequence[Finish]) -> list[list[list[Finish]]]:
    """At each table those who may go on, the best first, equals together."""
    return [ordered(one for one in at if one.lasted and one.chips > 0) for at in by_table(results).values()]


def _tables(seats: Sequence[Sat]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one.table for one in seats))
