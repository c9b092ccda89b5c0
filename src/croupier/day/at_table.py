"""One table's day: it opens, patrons come and go and wager, coups are dealt and go wrong at the set rates, it closes.

Every act is a command to the floor, from whoever would give it; all chance is the table's own. Start at
`TableDay.play`.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any, Final

from croupier.automatic.dealer import Stuck
from croupier.clauses import Clauses, Refusal
from croupier.coup import Winner
from croupier.day.chances import DayChance
from croupier.day.clock import MINUTE, SECOND
from croupier.day.habits import BROUGHT, DayPatron, Sight, newcomer, wagers_of
from croupier.day.mistakes import DealerMistake, Rates, mistake_of_a_coup, moment_to_err, reports, wrong_payment
from croupier.day.notices import LimitsOfTheDay
from croupier.day.promotion import WagerMade
from croupier.day.staff import TableStaff
from croupier.day.supervisor import Supervisor
from croupier.ledger import Place
from croupier.money import Cents
from croupier.table import PATRON, Actor, Event, Instant, Limit, Play, Setup, Table
from croupier.table.irregularities.slips import moment_of
from croupier.table.moment import rules_here
from croupier.table.records import ResultAnnounced, WagerPlaced

FLOAT: Final = 250_000_00
_LOW, _HIGH = 150_000_00, 400_000_00  # of the float: then chips are brought, or taken to the cage
_MOST_STEPS: Final = 60  # rests within one coup
_BETTING: Final = 20 * SECOND
_BETWEEN: Final = 8 * SECOND


class TableDay:
    def __init__(self, staff: TableStaff, chance: DayChance, rates: Rates, place: int) -> None:
        self.staff, self.chance, self.rates, self._place = staff, chance, rates, place
        self.supervisor = Supervisor(staff, chance)
        self.planted: Counter[str] = Counter()  # mistakes that came about, by their kind
        self.turned_away: list[tuple[str, Clauses]] = []  # late wagers that the table refused, by its clauses
        self.limits: LimitsOfTheDay | None = None
        self._patrons: dict[str, DayPatron] = {}
        self._came = 0
        self._last = ""
        self.wagers: list[WagerMade] = []

    @property
    def table(self) -> Table:
        return self.staff.table

    def heard(self, event: Event) -> None:
        if isinstance(event, ResultAnnounced) and event.winner is not Winner.TIE:
            self._last = event.winner.value
        if isinstance(event, WagerPlaced):
            down = event.down
            reference = f"{self.table.id} {self.table.shoe.number}/{self.table.coup.number}"
            self.wagers.append(WagerMade(event.made.at, down.patron, down.stake, reference))

    # --- the day ---------------------------------------------------------------------------------

    def play(self, setup: Setup, closes: Instant, *, most_coups: int | None = None) -> None:
        opened = self.staff.clock.at
        for command in self.staff.dealer.opening(setup, virtual=setup.shoe == "virtual-shoe"):
            answer = self.staff.dealer.desk.give(command)
            if isinstance(answer, Refusal):
                raise Stuck(f"{self.table.id} does not open: {answer}")
        self.staff.done("fill-float", amount=FLOAT)
        self.limits = LimitsOfTheDay(self.staff, opened + (closes - opened) // 4, closes)
        coups = 0
        while self.staff.clock.at < closes and (most_coups is None or coups < most_coups):
            self._coup()
            coups += 1
        self._close()

    def _close(self) -> None:
        for patron in tuple(self.table.patrons):
            self.supervisor.see_out(patron)
        if not self.staff.dealer.retire():
            raise Stuck(f"{self.table.id} does not close")

    # --- patrons ---------------------------------------------------------------------------------

    def _come_and_go(self) -> None:
        for id in tuple(self._patrons):
            one = self._patrons[id]
            one.stays -= 1
            if (id in self.table.excluded or one.stays < 0) and self.supervisor.see_out(id):
                del self._patrons[id]
        setup = self.table.setup
        assert setup is not None
        room = min(setup.places - len(setup.closed_places), 6) - len(self._patrons)
        if room > 0 and self.chance.happens(250 if self._patrons else 1000):
            self._arrive(setup)

    def _arrive(self, setup: Setup) -> None:
        self._came += 1
        one = newcomer(1000 * self._place + self._came, self.chance)
        chips = BROUGHT[one.habit]
        if not self.staff.done("arrive", patron=one.id, chips=chips // 4):
            return
        self.staff.done(
            "buy-in", patron=one.id, amount=chips - chips // 4, tender=self.chance.pick(("cash", "cashless"))
        )
        taken = {*self.table.seated(), *setup.closed_places}
        free = [seat for seat in range(1, setup.places + 1) if seat not in taken]
        if free:
            self.staff.done("sit-down", actor=Actor(one.id, PATRON), patron=one.id, seat=self.chance.pick(free))
        self._patrons[one.id] = one

    def _rack(self, patron: str) -> Cents:
        return self.table.ledger.balance(Place.RACK, patron)

    def _wager(self) -> None:
        rules = rules_here(self.table, self.staff.book)
        assert rules is not None
        main = rules.limit("player")
        simple = [one for one in sorted(rules.offered) if (known := rules.wager(one)) and not known.window]
        sides = [one for one in simple if one not in ("player", "banker")]
        sight = Sight(rules.terms_now.chips.at_least(main.minimum), main.maximum, self._last, sides)
        for one in self._patrons.values():
            if self._rack(one.id) < sight.least and one.stays > 3:
                self.staff.done("buy-in", patron=one.id, amount=BROUGHT[one.habit] // 2)
            for wager, stake in wagers_of(one, self._rack(one.id), sight, self.chance):
                self._place_wager(one.id, wager, stake, rules.limit(wager))

    def _place_wager(self, patron: str, wager: str, stake: Cents, limit: Limit) -> tuple[Event, ...] | Refusal:
        within = max(limit.minimum, min(stake, limit.maximum))
        facts: dict[str, Any] = {"patron": patron, "wager": wager, "stake": within}
        return self.staff.say("place-wager", actor=Actor(patron, PATRON), **facts)

    # --- a coup ----------------------------------------------------------------------------------

    def _coup(self) -> None:
        self._aside()
        self._come_and_go()
        mistake = mistake_of_a_coup(self.rates, self.chance)
        moment = moment_to_err(self.chance)
        self.staff.dealer.advance()
        self.supervisor.put_right()
        if self.table.coup.bets_called and not self.table.coup.bets_closed and not self.table.coup.dummy:
            self._wager()
            self.staff.clock.wait(_BETTING)
        self._deal(mistake, moment)
        self.staff.clock.wait(_BETWEEN)

    def _deal(self, mistake: DealerMistake, moment: str) -> None:
        """To the end of the coup; something goes wrong in it at most once."""
        for _ in range(_MOST_STEPS):
            table = self.table
            if table.coup.play is Play.WAGERING and not table.coup.wagers and not table.coup.dummy:
                return
            self.staff.dealer.advance(deal=True, until=partial(self._is_time, mistake, moment))
            if self._is_time(mistake, moment):
                if self._err(mistake):
                    self.planted[mistake] += 1
                mistake = ""
            self.supervisor.put_right()
        raise Stuck(f"a coup at {self.table.id} does not come to its end")

    def _is_time(self, mistake: DealerMistake, moment: str) -> bool:
        coup = self.table.coup
        if not mistake or coup.dummy or self.table.matter is not None or self.table.offer is not None or coup.changes:
            return False
        match mistake:
            case "late-wager":
                return coup.bets_closed and coup.play in (Play.WAGERING, Play.DEALING)
            case "found-wager":
                return coup.play is Play.DEALING and coup.first_four_out
            case "wrong-payment":
                return coup.play is Play.SETTLED
            case _:
                return coup.play is not Play.WAGERING and moment_of(self.table) == moment

    def _err(self, mistake: DealerMistake) -> bool:
        """Whether it came about: a mistake that cannot be made here is none."""
        match mistake:
            case "misdeal":
                return self._misdeal()
            case "late-wager":
                return self._late_wager()
            case "found-wager":
                return self._found_wager()
            case _:
                facts = wrong_payment(self.table, self.chance)
                if facts is None:
                    return False
                before = self.table.matters
                self.supervisor.wrong_payment(facts)
                return self.table.matters > before

    def _misdeal(self) -> bool:
        rules = rules_here(self.table, self.staff.book)
        if self.staff.by_hand is None or rules is None:
            return False
        for facts in reports(self.staff.by_hand, rules, self.chance):
            if self.staff.done("report-irregularity", **facts):
                self.supervisor.put_right()
                return True
        return False

    def _someone(self) -> str:
        here = [one for one in self._patrons if one in self.table.patrons and one not in self.table.excluded]
        return self.chance.pick(here) if here else ""

    def _late_wager(self) -> bool:
        """A patron lays a wager after the call; most books send it back."""
        patron, rules = self._someone(), rules_here(self.table, self.staff.book)
        if not patron or rules is None or self._rack(patron) < rules.limit("tie").minimum:
            return False
        answer = self._place_wager(patron, "tie", rules.limit("tie").minimum, rules.limit("tie"))
        if isinstance(answer, Refusal):
            self.turned_away.append((answer.reason.value, answer.clauses))
        return True

    def _found_wager(self) -> bool:
        """A wager that lay there in time, seen only when the cards are out."""
        patron, rules = self._someone(), rules_here(self.table, self.staff.book)
        if not patron or rules is None:
            return False
        stake = rules.limit("player").minimum
        return self._rack(patron) >= stake and self.staff.done("find-wager", patron=patron, wager="player", stake=stake)

    # --- beside the coups ------------------------------------------------------------------------

    def _aside(self) -> None:
        assert self.limits is not None
        self.limits.look()
        self.supervisor.tell()
        lies = self.table.ledger.balance(Place.FLOAT)
        if lies < _LOW:
            self.staff.done("fill-float", amount=FLOAT - lies)
        elif lies > _HIGH:
            self.staff.done("credit-float", amount=lies - FLOAT)
        for kind, rate, act in (
            ("breach", self.rates.breaches, self.supervisor.breach),
            ("dispute", self.rates.disputes, self.supervisor.dispute),
        ):
            patron = self._someone() if self.chance.happens(rate) else ""
            if patron:
                before = self.table.matters
                act(patron)
                self.planted[kind] += self.table.matters > before
        self.staff.clock.wait(self.chance.below(MINUTE // 4))
