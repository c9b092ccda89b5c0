"""Random sessions of a tournament at one table: the dealer follows the next step, entrants wager as they like.

Everyone sometimes does something else: a secret wager, a pass card, too soon, a pause, a dummy coup, a slip, a penalty.
What is refused changes nothing and is no fault. Start at `Session.play`.
"""

from __future__ import annotations

from random import Random
from typing import Any

from contests import Contested
from croupier import Refusal
from croupier.cards import PACK
from croupier.table import Actor, Play, apply, audit, decide, next_step
from croupier.table.codec import COMMANDS

BOOKS = {"canberra": "commission", "crown-sydney": "zero-commission", "crown-melbourne": "crown"}
AMOUNTS = (20_00, 40_00, 100_00, 260_00, 600_00)


class Session(Contested):
    """A session by a seed. `watch` is called with every event and the table before it."""

    def __init__(self, book: str, seed: int) -> None:
        self.chance = pick = Random(seed)
        secrets = book != "canberra" and pick.random() < 0.8
        terms: dict[str, Any] = {
            "compulsory": pick.choice((0, 20_00)),
            "in_turn": pick.random() < 0.3,
            "secret": {"number": pick.choice((1, 3)), "per": pick.choice(("session", "coup"))} if secrets else None,
            "pass_cards": {"number": 2} if book == "crown-sydney" and pick.random() < 0.7 else None,
            "moved_by": ("buy-back",) if book == "canberra" else ("re-buy", "penalty"),
            "coups": pick.choice((0, 4, 7)),
        }
        super().__init__(book, BOOKS[book], entrants="ABCD"[: pick.choice((2, 3, 4))], terms=terms)
        self.tried = 0

    def attempt(self, name: str, by: str | Actor | None = None, **facts: Any) -> bool:
        """Give a command, which may be refused; whether it was not."""
        command = self.command(name, by, **facts)
        answer = decide(self.table, command, self.book)
        self.tried += 1
        if isinstance(answer, Refusal):
            return False
        for event in answer:
            self.table = apply(self.table, event)
            self.events.append(event)
            audit(self.table)
        return True

    def play(self, commands: int) -> None:
        while self.tried < commands and self.table.contest_now is not None:
            if self.chance.random() < 0.12:
                self._otherwise()
            elif self.table.coup.play is Play.WAGERING and self.table.coup.bets_called and self.chance.random() < 0.6:
                self._wager()
            else:
                self._next()

    # --- the dealer ------------------------------------------------------------------------------

    def _next(self) -> None:
        step = next_step(self.table, self.book)
        if step is None:
            self._unblock()
            return
        facts = dict(step.facts)
        if "card" in step.needs:
            facts["card"] = self._card()
        if step.command == "reveal-shoe":
            return
        done = self.attempt(step.command, Actor(step.whose, "patron") if step.whose else Actor("s", step.rank), **facts)
        if not done:
            self._unblock()

    def _card(self) -> Any:
        seen, decks = self.table.shoe.seen, self.setup.decks
        return self.chance.choice([card for place, card in enumerate(PACK) if seen[place] < decks])

    def _unblock(self) -> None:
        contest = self.table.contest_now
        if contest is not None and contest.ended:
            self.attempt("release-contest")
        elif contest is not None and contest.paused:
            self.attempt("resume-contest")
        elif not self.table.patrons:
            self.attempt("end-contest", why="one-left")
        else:
            self._wager()

    # --- the entrants ----------------------------------------------------------------------------

    def _wager(self) -> None:
        contest, pick = self.table.contest_now, self.chance
        if contest is None or not self.table.patrons:
            return
        patron = contest.asked if contest.asked in self.table.patrons and pick.random() < 0.9 else self._someone()
        facts: dict[str, Any] = {
            "patron": patron,
            "wager": pick.choice(("player", "banker", "tie")),
            "stake": pick.choice(AMOUNTS),
        }
        free = min(self.has(patron), 500_00) // 20_00 * 20_00
        if pick.random() < 0.5 and free:
            facts["stake"] = free
        match pick.randrange(8):
            case 0 | 1:
                self.attempt("place-secret-wager", **facts)
            case 2:
                self.attempt("use-pass-card", patron=patron)
            case 3 if pick.random() < 0.3:
                self.attempt("withdraw-secret-wagers", patron=patron)
            case _:
                self.attempt("place-wager", **facts)

    def _someone(self) -> str:
        return self.chance.choice(list(self.table.patrons))

    # --- whatever else happens -------------------------------------------------------------------

    def _otherwise(self) -> None:
        pick, patrons = self.chance, tuple(self.table.patrons)
        if not patrons:
            return
        patron, lying = self._someone(), list(self.table.coup.wagers) or [1]
        grounds = pick.choice(self.book.dealing.dummy.grounds).id
        things: list[tuple[str, dict[str, Any]]] = [
            ("pause-contest", {"why": pick.choice(("director-absent", "break"))}),
            ("begin-practice-coups", {}),
            ("end-practice-coups", {}),
            ("order-dummy-coup", {"grounds": grounds, "requested_by": patron, "agreed": patrons}),
            ("withdraw-wager", {"number": pick.choice(lying)}),
            ("change-wager", {"number": pick.choice(lying), "stake": pick.choice(AMOUNTS)}),
            ("refuse-wager", {"number": pick.choice(lying), "grounds": "it may not be payable"}),
            ("rule-wager-void", {"number": pick.choice(lying)}),
            ("adjust-chips", {"patron": patron, "amount": 100_00, "why": pick.choice(("re-buy", "penalty"))}),
            ("vacate-seat", {"patron": patron, "why": pick.choice(("retired", "disqualified", "eliminated"))}),
            ("seat-entrant", {"patron": "E", "seat": 6, "bank": 1_000_00}),
            ("find-wager", {"patron": patron, "wager": "player", "stake": 20_00}),
            ("report-irregularity", {"slip": pick.choice(("wrong-order", "card-exposed", "too-many-cards"))}),
            ("order-remedy", {"remedy": self._remedy()}),
            ("call-no-more-bets", {}),
            ("reopen-bets", {}),
            ("end-contest", {"why": pick.choice(("complete", "progress-known", *("one-left",) * 8))}),
        ]
        name, facts = pick.choice(things)
        assert name in COMMANDS
        self.attempt(name, **facts)

    def _remedy(self) -> str:
        matter = self.table.matter
        rows = self.book.irregularities.irregularity
        return self.chance.choice(rows[matter.row].remedy).id if matter is not None else "void-coup"
