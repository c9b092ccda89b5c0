"""The facts of reports, remedies and what follows them, drawn so that they are plausible at the table as it is.

A slip that can have happened now is drawn more often than one that cannot. Nothing here knows what a book does about
it. Start at `DrawnIrregular._report_irregularity`.
"""

from __future__ import annotations

from msgspec import UNSET

from croupier.coup import Side
from croupier.rulebooks.irregularities import Remedy
from croupier.table import NOBODY, Play, Table
from croupier.table.irregularities.circumstances import known
from croupier.table.irregularities.judge import row_of
from croupier.table.irregularities.slips import SLIPS, coup_meant, moment_of
from croupier.table.records import OrderRemedy
from laws.random_facts import DrawnFacts
from laws.random_values import Facts

# drawn less often, so that shoes go on
ENDS_A_SHOE = ("wrong-cards", "sequence-revealed", "bad-cut", "no-shuffle", "shuffler-fault", "burn-omitted")
PATRONS_CHOOSE = frozenset(("offer-removal", "offer-retract-or-reduce", "permit-changes", "reopen-coup"))


class DrawnIrregular(DrawnFacts):
    """What is said when something goes wrong, and what is done about it."""

    def _report_irregularity(self, table: Table) -> Facts:
        rules, pick = self._rules(table), self.chance.choice
        slips = list(known(rules)) if rules else list(SLIPS)
        if table.past and self.chance.random() < 0.15:
            return self._found_late(table)
        now = moment_of(table)
        fitting = [slip for slip in slips if now in SLIPS[slip].at]
        late = self._late(table)
        if late and self.chance.random() < 0.5:
            return late
        fitting = [slip for slip in fitting if slip not in ENDS_A_SHOE or self.chance.random() < 0.2] or fitting
        slip = pick(fitting or slips) if self.chance.random() < 0.95 else pick(list(SLIPS))
        if "changes-asked" in fitting and not table.coup.any_exposed and self.chance.random() < 0.4:
            slip = "changes-asked"
        if self._won_and_gone(table):
            undoing = {row.slip for row in self.book.irregularities.irregularity if any(map(_undoes, row.remedy))}
            slip = pick([one for one in fitting if one in undoing] or [slip])
        kind = SLIPS[slip]
        found: Facts = {"slip": slip, "says": pick(("", "seen by all"))}
        most = {"none": 0, "one": 1}.get(kind.cards, pick((0, 1, 2, 3)))
        if most and (kind.cards != "maybe" or self.chance.random() < 0.6):
            seen = slip == "face-up-card" or self.chance.random() < 0.6
            found |= {"cards": tuple(self._card(table) for _ in range(most))} if seen else {"unseen": most}
            found["exposed"] = seen and self.chance.random() < 0.6
            found["cutting_card"] = not self.dealt_out and self.chance.random() < 0.02
        if "coup" in kind.asks:
            found["coup"] = self.chance.randrange(1, table.coup.number + 1)
            if self._won_and_gone(table):
                found["coup"] = table.coup.number if table.coup.paid else max(1, table.coup.number - 1)
        if "patron" in kind.asks or self.chance.random() < 0.3:
            found["patron"] = self._patron(table)
        if self.chance.random() < 0.2:
            found["wager"] = self._number(table)
        return found

    def _late(self, table: Table) -> Facts:
        """What comes to light after the result, or of a coup whose cards were cleared, where the book has a row."""
        rows = self.book.irregularities.irregularity
        coup = table.coup
        if coup.play in (Play.ANNOUNCED, Play.SETTLED):
            reach, number = {"announced"}, coup.number
        elif coup.number > 1:
            reach, number = {"cleared", "later"}, coup.number - 1
        else:
            return {}
        slips = [row.slip for row in rows if not reach.isdisjoint(row.late)]
        if number != coup.number and any({"next-coup-not-begun", "nothing-dealt-since"} & {*row.when} for row in rows):
            slips += ["error-found-late"] * 4
        if not slips:
            return {}
        slip = self.chance.choice(slips)
        found: Facts = {"slip": slip, "coup": number}
        if SLIPS[slip].cards == "one":
            found |= {"cards": (self._card(table),), "exposed": self.chance.random() < 0.6}
        elif self.chance.random() < 0.8 and (meant := coup_meant(table, number)) is not None:
            cards = [dealt.card for dealt in (*meant.player, *meant.banker) if dealt.card is not None]
            self.chance.shuffle(cards)
            found["order"] = tuple(cards)
        if slip == "card-to-wrong-hand":
            found["hands"] = (self.chance.choice(list(Side)),)
        return found

    def _found_late(self, table: Table) -> Facts:
        """About a complete coup: one that is kept, mostly, and as likely of an earlier shoe as of this one."""
        pick = self.chance.choice
        rows = [row.slip for row in self.book.irregularities.irregularity if "past-coup" in row.when] or ["fraud"]
        one = pick(table.past)
        found: Facts = {"slip": pick(rows), "coup": one.coup, "says": pick(("", "seen on the recording"))}
        if one.shoe is not UNSET and (one.shoe != table.shoe.number or self.chance.random() < 0.1):
            found["shoe"] = one.shoe
        if one.payments and self.chance.random() < 0.4:  # a coup that only carried Runs on paid nobody
            found["patron"] = pick(one.payments).patron  # who may have left since
        if one.payments and self.chance.random() < 0.4:
            found["wager"] = pick(one.payments).number
        return found

    def remedy_rank(self, table: Table, command: OrderRemedy) -> str:
        """The rank that the row wants for this remedy, or the dealer's where there is none."""
        rules = self._rules(table)
        row = row_of(table, rules) if rules and table.matter else None
        remedies = row.remedy if row else ()
        return next((one.rank for one in remedies if one.id == command.remedy), self.book.authority.dealer.rank)

    def _order_remedy(self, table: Table) -> Facts:
        rules = self._rules(table)
        row = row_of(table, rules) if rules and table.matter else None
        remedies = list(row.remedy) if row else []
        if self.chance.random() < 0.5:  # those after which patrons choose come about seldom enough
            remedies = [one for one in remedies if not PATRONS_CHOOSE.isdisjoint(one.does)] or remedies
        if self._won_and_gone(table):
            remedies = [one for one in remedies if _undoes(one)] or remedies
        remedy = self.chance.choice(remedies).id if remedies else "void"
        return {"remedy": remedy, "agreed": tuple(table.patrons) if self.chance.random() < 0.8 else ()}

    def _answer_offer(self, table: Table) -> Facts:
        offer = table.offer
        number = self.chance.choice(offer.wagers if offer and offer.wagers else (self._number(table),))
        choice = self.chance.choice(offer.choices if offer else ("keep", "remove"))
        down = table.coup.wagers.get(number)
        stake = self.chance.choice((down.stake // 2, self._amount(table, down.wager))) if down else 0
        return {"number": number, "choice": choice, "stake": stake if choice == "reduce" else 0}

    def _lay_carried_card(self, table: Table) -> Facts:
        first = table.carried[0] if table.carried else None
        if first is None or first.card is not None:
            return {}
        named = table.face == "up" or first.exposed or self.chance.random() < 0.5
        return {"card": self._card(table) if named else None}

    def _correct_card(self, table: Table) -> Facts:
        """A card that lies there, or the one that came last; now and then one that does not."""
        found: Facts = {"card": self._card(table), "says": self.chance.choice(("", "6, not 9"))}
        if self.chance.random() < 0.3:
            return found
        hand, position = self.chance.choice((Side.PLAYER, Side.BANKER)), self.chance.choice((0, 1, 1, 2, 2, 3))
        return found | {"hand": hand, "position": position}

    def _record_notification(self, table: Table) -> Facts:
        waiting = [(one.id, one.matter) for one in table.duties.open] or [("inspector", 1)]
        who, matter = self.chance.choice(waiting)
        return {"who": who, "matter": matter, "reference": self.chance.choice((NOBODY, "R/17"))}


def _undoes(remedy: Remedy) -> bool:
    return any(effect.startswith("void") for effect in remedy.does)
