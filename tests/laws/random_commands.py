"""Commands drawn at random for one table: mostly what a good dealer would do next, sometimes nonsense.

`sensible` looks at the table so that whole coups and shoes happen; `spoiled` breaks one thing of a command on purpose;
`wild` gives any command at any time. It judges nothing. The facts of a command come from `random_facts`,
`random_irregular`, `random_people` and `random_contest`, the values in them from `random_values`. Start at
`Drawing.command`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from croupier.coup import Facts as CoupFacts
from croupier.ledger import Place
from croupier.table import ACTS, PATRON, Actor, By, Command, Play, Stage, Table
from croupier.table.authority import power_of
from croupier.table.codec import COMMANDS
from croupier.table.machine import carries, machine
from croupier.table.payment.debts import write_off_rank
from croupier.table.records import ActOnBreach, Approve, CountFloat, OrderRemedy, WriteOffCommission, WriteOffDebt
from croupier.table.rules import Rules, rules_of
from laws.random_contest import DrawnContest
from laws.random_values import ABSURD, MINUTE, PEOPLE, START, STRANGERS, Facts

__all__ = ["ABSURD", "ORDINARY", "START", "Drawing"]

# what belongs to a session of a tournament comes about at its tables: laws.test_contests; a table that keeps results
# only does nothing else: table.test_results_only
_APART = ("croupier.table.contest.", "croupier.table.results.")
ORDINARY = tuple(name for name, kind in COMMANDS.items() if not kind.__module__.startswith(_APART))

COUNTED_EVERY = 90  # commands
DRAWN = tuple(name for name in ORDINARY if name != "count-float")


class Drawing(DrawnContest):
    """Which command is given next to a table, by whom and when, and what is broken of it."""

    # --- a command -------------------------------------------------------------------------------

    counts = 0  # times that a command was asked for

    def command(self, table: Table) -> Command:
        self.counts += 1
        if self.counts % COUNTED_EVERY == 0:
            return self._count(table)
        if self.chance.random() < self.nonsense:
            return self.wild(table) if self.chance.random() < 0.5 else self.spoiled(table, self.sensible(table))
        return self.sensible(table)

    def _count(self, table: Table) -> Command:
        """The float is counted by the clock and not by chance: days that were found to be full stay as they are."""
        number = 7 if self.counts % (2 * COUNTED_EVERY) else -1  # every other time by someone who cannot count
        dealer = self.book.authority.dealer.rank
        at = max(table.clock, START)
        return CountFloat(f"count{self.counts}", Actor(f"the {dealer}", dealer), at, ((100_00, number),))

    def sensible(self, table: Table) -> Command:
        name = self.next_name(table)
        return self.make(table, name, self.facts(table, name))

    def wild(self, table: Table) -> Command:
        name = self.chance.choice(DRAWN)
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
        act = ACTS[kind]
        if act.by is By.PATRON:
            whose = act.whose(table, command)
            if whose and not getattr(command, "chips", 0) and self.chance.random() < 0.6:
                return Actor(whose, PATRON)
        row: Any = power_of(self.book, kind)
        if isinstance(command, Approve):
            row = self.book.authority.approval.get(command.act, row)
        if isinstance(command, (WriteOffCommission, WriteOffDebt)) and table.setup is not None:
            least = self.ladder[write_off_rank(rules_of(self.book, table.setup))]
        elif isinstance(command, OrderRemedy):
            least = self.ladder[self.remedy_rank(table, command)]
        elif isinstance(command, ActOnBreach):
            least = self.ladder[self.power_rank(command)]
        elif row.rank not in self.ladder:  # someone outside it, who alone may
            return Actor(f"the {row.rank}", row.rank)
        else:
            least = self.ladder[row.rank]
        rank = self.ranks[self.chance.choice((least, least, len(self.ranks) - 1))]
        if getattr(row, "also", ()) and self.chance.random() < 0.2:
            rank = self.chance.choice(row.also)
        if table.machine_deals is True and carries(command) and rank in self.ranks and self.chance.random() < 0.95:
            return machine(rank)
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
        own = [name for name in own if getattr(command, name) is not msgspec.UNSET]
        # a hand that is not named has no junk of its kind: a number in its place is no command at all
        own = [name for name in own if name != "hand" or getattr(command, name) is not None]
        if not own:
            return self._wrong_actor(table, command)
        name = self.chance.choice(own)
        return msgspec.structs.replace(command, **{name: self.junk(getattr(command, name), command, name)})

    # --- what comes next -------------------------------------------------------------------------

    def next_name(self, table: Table) -> str:
        if table.setup is None:
            if table.unrevealed:
                return self._weighed({"reveal-shoe": 6, "open-table": 1})
            if table.cards_to_check:
                return "check-cards"
            return self._weighed({"open-table": 6, "record-approval": 6 if self._unapproved(table) else 0.2})
        rules = rules_of(self.book, table.setup)
        aside, onward = self._aside(table, rules), self._onward(table, rules)
        if table.matter is not None or table.offer is not None or table.coup.changes:
            onward = self._amiss(table, onward)
        if self.dealt_out and table.shoe.out:
            aside = {name: weight / 20 for name, weight in aside.items() if name != "close-table"}
        return self._weighed(aside | onward)

    def _weighed(self, weights: dict[str, float]) -> str:
        return self.chance.choices(list(weights), list(weights.values()))[0]

    def _aside(self, table: Table, rules: Rules) -> dict[str, float]:
        """What can happen at any moment, beside the game itself."""
        few, rare = len(table.patrons) < 3, self.patience
        owing = any(one.owes[0] for one in table.patrons.values())
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
            "approve": 3 if self.indebted else 0.7,
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
            "collect-commission": 4 if owing else 0.05,
            "call-in-commission": 1 if owing else 0.05,
            "carry-commission-over": 2 if owing else 1 if table.debts_kept else 0.02,
            "write-off-commission": 1 if owing else 0.02,
            "record-walk-off": 3 if owing else 0.05,
            "collect-debt": 2 if table.debts_kept else 0.02,
            "write-off-debt": 0.5 if table.debts_kept else 0.02,
            "record-approval": 0.02,
            "open-table": 0.02,
            "take-back-shoe": 0.2 if table.holder else 0.02,
            "name-shoe-dealer": 0.6 if table.holder else 0.02,
            "report-irregularity": 0.4,
            "record-breach": 0.08,
            "act-on-breach": 1 if table.breaches else 0.02,
            "end-seizure": 0.2 if any(one.place is Place.HELD for one in table.ledger.balances) else 0.02,
            "lift-exclusion": 1 if table.excluded else 0.02,
            "direct-to-vacate": 0.2 if table.sat_out else 0.02,
            "raise-dispute": 0.05,
            "decide-dispute": 1 if table.disputes else 0.02,
            "review-dispute": 0.5 if table.disputes else 0.02,
            "record-payment-error": 0.6 if table.coup.paid else 0.05,
            "enquire-payment-error": 0.5 if table.payment_errors else 0.02,
            "rectify-payment-error": 1 if table.payment_errors else 0.02,
            "report-payment-error": 0.5 if table.payment_errors else 0.02,
            "record-notification": 2 if table.duties.open else 0.02,
            "lay-carried-card": 20 if table.carried else 0.02,
            "correct-card": 0.3 if table.coup.any_exposed else 0.02,
            **dict.fromkeys(("withdraw-report", "order-remedy", "answer-offer", "close-offer", "close-changes"), 0.02),
        }

    def _amiss(self, table: Table, onward: dict[str, float]) -> dict[str, float]:
        """Something went wrong: what is done about it, while the coup stands still."""
        still = {name: weight / 20 for name, weight in onward.items()}
        if table.matter is not None:
            return still | {"order-remedy": 30, "withdraw-report": 1}
        if table.offer is not None:
            return still | {"answer-offer": 12, "close-offer": 4}
        wagers = len(table.coup.wagers)
        weights: dict[str, float] = {"place-wager": 4, "change-wager": wagers, "withdraw-wager": 2 * wagers}
        return still | weights | {"close-changes": 5}

    def _onward(self, table: Table, rules: Rules) -> dict[str, float]:
        """The next steps of the shoe and of the coup."""
        shoe, coup = table.shoe, table.coup
        match shoe.stage:
            case Stage.NO_CARDS if table.unrevealed:
                return {"bring-cards": 2, "reveal-shoe": 20}
            case Stage.NO_CARDS:
                return {"bring-cards": 20}
            case Stage.UNSHUFFLED:
                return {"check-cards": 1 if shoe.checked else 10, "shuffle-cards": 10, "replace-cards": 0.4}
            case Stage.UNCUT if rules.setup.shoe == "virtual-shoe" and not shoe.commitment:
                return {"commit-shoe": 14, "contribute-to-shoe": 1, "cut-cards": 1, "riffle-cards": 2, "check-cards": 1}
            case Stage.UNCUT:
                return {
                    "contribute-to-shoe": 5 if shoe.commitment else 0.1, "commit-shoe": 0.2,
                    "cut-cards": 7, "choose-cutter": 4, "nominate-cutter": 4, "decline-cut": 3, "riffle-cards": 4,
                    "check-cards": 0.2 if shoe.checked else 5, "shuffle-cards": 1,
                }  # fmt: skip
            case Stage.CUT:
                return {"place-cutting-card": 20, "replace-cards": 0.1}
            case Stage.LOADED if rules.toggle(rules.book.shuffle.burn_required) != "no" or self.chance.random() < 0.3:
                return {"burn-cards": 20, "check-cards": 10 if _check_waits(table) else 0.5}
            case Stage.ENDED if not coup.dummy and coup.play is Play.WAGERING:
                return {
                    "reveal-shoe": 8 if table.unrevealed else 0.1,
                    "shuffle-cards": 5,
                    "replace-cards": 6,
                    "bring-cards": 3,
                    "order-dummy-coup": 3,
                }
            case _:
                return self._in_coup(table, rules)

    def _in_coup(self, table: Table, rules: Rules) -> dict[str, float]:
        coup, shoe = table.coup, table.shoe
        if coup.play is Play.SETTLED:
            if self._won_and_gone(table):
                return {"clear-cards": 10, "report-irregularity": 40}
            return {"clear-cards": 20, "report-irregularity": 1, "record-walk-off": 8 if self.indebted else 0.5}
        if coup.play is Play.ANNOUNCED:
            ruled = 6 if self._found_below(table) else 0.1
            return {"settle-coup": 20, "find-wager": 1, "rule-wager-void": ruled, "report-irregularity": 1}
        if coup.play is Play.DEALING:
            return self._dealing(table, rules)
        just = shoe.coups == 0 and shoe.burned == shoe.out and shoe.burned
        wagers = len(coup.wagers)
        weights: dict[str, float] = {
            "show-burn-card": 4 if just else 0.02,
            "expose-burned-cards": 4 if just and shoe.burned > 1 else 0.02,
            "check-cards": 20 if _check_waits(table) else 0.02,
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
            "rule-wager-void": 6 if self._found_below(table) else 0.1,
            "reduce-wagers": 0.3,
            "report-irregularity": 0.1 if self.dealt_out else 1.5,
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


def _check_waits(table: Table) -> bool:
    return bool(table.shoe.check_ordered or table.shoe.dropped or table.shoe.replaced or table.check_due)
