"""The facts of the commands of a contest, drawn so that they are plausible at the table as it is."""

from __future__ import annotations

from typing import get_args

from croupier.table import Table
from croupier.table.contest.records import ChipsMoved, Pausing, SessionEnd, Vacating
from croupier.table.contest.standing import next_to_ask, seat_for_marker
from croupier.table.contest.state import Allowed, ContestTerms
from laws.random_people import DrawnPeople
from laws.random_values import PEOPLE, Facts


class DrawnContest(DrawnPeople):
    def _begin_contest(self, table: Table) -> Facts:
        pick = self.chance.choice
        terms = ContestTerms(
            bank=1_000_00,
            compulsory=pick((0, 10_00)),
            in_turn=pick((True, False)),
            secret=pick((None, Allowed(2), Allowed(1, "coup"))),
            pass_cards=pick((None, Allowed(1))),
            moved_by=pick(((), ("re-buy", "penalty"))),
            coups=pick((0, 5)),
        )
        return {"tournament": "Cup", "session": "heat", "digest": "0" * 8, "terms": terms}

    def _seat_entrant(self, table: Table) -> Facts:
        return {"patron": self.chance.choice(PEOPLE), "seat": self.chance.randint(1, 7), "bank": 1_000_00}

    def _seated(self, table: Table) -> str:
        return self.chance.choice(list(table.patrons) or list(PEOPLE))

    def _place_marker(self, table: Table) -> Facts:
        contest = table.contest_now
        seats = list(table.seated()) or [1]
        return {"seat": (seat_for_marker(table, contest) if contest else None) or self.chance.choice(seats)}

    def _ask_to_wager(self, table: Table) -> Facts:
        contest = table.contest_now
        return {"patron": (next_to_ask(table, contest) if contest else "") or self._seated(table)}

    def _place_secret_wager(self, table: Table) -> Facts:
        return {"patron": self._seated(table), "wager": self.chance.choice(("player", "banker")), "stake": 20_00}

    def _withdraw_secret_wagers(self, table: Table) -> Facts:
        return {"patron": self._seated(table)}

    def _use_pass_card(self, table: Table) -> Facts:
        return {"patron": self._seated(table)}

    def _vacate_seat(self, table: Table) -> Facts:
        why, chips = self.chance.choice(get_args(Vacating)), self.chance.choice(("kept", "removed"))
        return {"patron": self._seated(table), "why": why, "chips": chips}

    def _adjust_chips(self, table: Table) -> Facts:
        why = self.chance.choice(get_args(ChipsMoved))
        return {"patron": self._seated(table), "amount": 100_00, "why": why, "reference": "R/2"}

    def _pause_contest(self, table: Table) -> Facts:
        return {"why": self.chance.choice(get_args(Pausing))}

    def _end_contest(self, table: Table) -> Facts:
        return {"why": self.chance.choice(get_args(SessionEnd)), "agreed": tuple(table.patrons)}
