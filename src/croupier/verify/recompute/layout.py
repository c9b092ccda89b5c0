"""What lies on one layout: the wagers of the coup at hand, those over several coups, and what was paid of them.

It changes as it is told and judges nothing; the money moves with the wagers. Both halves of the second path, the
regular course (`regular.py`) and what goes wrong (`irregular.py`), read it, and change it by its methods alone; they
know nothing of each other. Start at `Layout`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from croupier.money import Cents
from croupier.table.state import Down, Payment, Setup, StreakDown, Tails
from croupier.verify.recompute.deal import Deal
from croupier.verify.recompute.game import Game
from croupier.verify.recompute.streaks import UNKNOWN, Lying
from croupier.verify.recompute.sums import Sums


class Layout:
    def __init__(self, game: Game, deal: Deal, sums: Sums, *, partial: bool) -> None:
        self.game = game
        self.deal = deal
        self.sums = sums
        self.partial = partial  # the log begins in the middle
        self.wagers: dict[int, Down] = {}
        self.lying = Lying()
        self.early: tuple[Payment, ...] = ()  # settled before the coup was complete
        self.early_lay: dict[int, Down] = {}  # and as they lay
        self.paid: tuple[Payment, ...] = ()  # by the settlement of the coup
        self.before: tuple[dict[int, Down], Lying] | None = None  # what lay there before it
        self.dummy = False
        self.dummy_after_result = False  # it was announced as a coup that counts
        self.void = False
        self.again = False  # it goes on after its result: more than four cards may lie before Pairs are settled
        self.cutting_card_out = False
        self.number = 1  # of the coup at hand, within its shoe
        self.coups = UNKNOWN if partial else 0  # complete since the table opened

    def set_up(self, setup: Setup) -> None:
        """The same book under other limits, or in another variation."""
        self.game = Game(self.game.book, setup)

    # --- what there is ---------------------------------------------------------------------------

    def all(self) -> dict[int, Down]:
        """Of this coup and over several."""
        return self.wagers | {one.down.number: one.down for one in self.lying.streaks}

    def made(self) -> tuple[Payment, ...]:
        """Every payment of the coup at hand."""
        return (*self.early, *self.paid)

    def before_settlement(self) -> tuple[Mapping[int, Down], Lying]:
        """As it lay before the coup was settled, or lies there now if it was not."""
        return self.before or (self.wagers, self.lying)

    # --- wagers ----------------------------------------------------------------------------------

    def place(self, down: Down) -> None:
        self.wagers[down.number] = down
        self.sums.staked(down, down.stake)

    def change(self, new: Down) -> None:
        """The wager of this number has another stake."""
        self.sums.staked(new, new.stake - self.wagers[new.number].stake)
        self.wagers[new.number] = new

    def take_off(self, number: int) -> bool:
        """Whether there was such a wager."""
        taken = self.wagers.pop(number, None)
        if taken is not None:
            self.sums.staked(taken, -taken.stake)
        return taken is not None

    def forget(self, gone: set[int]) -> None:
        """These wagers were never there."""
        self.wagers = _without(gone, self.wagers)
        self.early = tuple(one for one in self.early if one.number not in gone)
        self.early_lay = _without(gone, self.early_lay)
        self.paid = tuple(one for one in self.paid if one.number not in gone)
        left = tuple(one for one in self.lying.streaks if one.down.number not in gone)
        self.lying = replace(self.lying, streaks=left)
        if self.before is not None:
            wagers, lying = self.before
            stay = tuple(one for one in lying.streaks if one.down.number not in gone)
            self.before = _without(gone, wagers), replace(lying, streaks=stay)

    def live_on(self, lying: Lying) -> None:
        """Wagers over several coups, and their indicators, are these from now on."""
        self.lying = lying

    # --- payments --------------------------------------------------------------------------------

    def pay(self, said: tuple[Payment, ...]) -> None:
        self.sums.settle(said, keeps_tokens=self.game.keeps_tokens)
        self.sums.owing(said)
        for payment in said:
            self.wagers.pop(payment.number, None)

    def pay_early(self, said: tuple[Payment, ...]) -> None:
        self.early_lay |= {one.number: self.wagers[one.number] for one in said if one.number in self.wagers}
        self.pay(said)
        self.early += said

    def settle(self, said: tuple[Payment, ...], lying: Lying) -> None:
        self.before, self.paid = (dict(self.wagers), self.lying), said
        self.pay(said)
        self.wagers, self.lying = {}, lying

    def undo_early(self, undone: Iterable[Payment], again: Iterable[Down], gone: Iterable[Payment]) -> None:
        """Wagers settled before the coup was complete lie there again, and others go back."""
        numbers = {one.number for one in undone}
        self.early = tuple(one for one in self.early if one.number not in numbers)
        self.early_lay = _without(numbers, self.early_lay)
        lying = {down.number: down for down in again}
        self.wagers = _without({one.number for one in gone}, {**self.wagers, **lying})
        self.again = self.again or bool(lying)

    def resettle(self, now: Iterable[Payment], fresh: Iterable[Payment], lying: Lying) -> None:
        """These are the payments of the coup, of which `fresh` may have commission that waits."""
        made = tuple(now)
        self.early = tuple(one for one in made if one.number in self.early_lay)
        self.paid = tuple(one for one in made if one.number not in self.early_lay)
        self.sums.owing(fresh)
        self.lying = lying

    def take_back(self, made: tuple[Payment, ...], given: tuple[Payment, ...]) -> dict[str, Cents]:
        """Payments are undone and others made instead; what anyone could not give back."""
        return self.sums.take_back(made, given, keeps_tokens=self.game.keeps_tokens)

    # --- coups and shoes as they come and go -----------------------------------------------------

    def becomes_dummy(self, said: tuple[Payment, ...], streaks: tuple[StreakDown, ...]) -> None:
        self.pay(said)
        self.wagers, self.dummy, self.dummy_after_result = {}, True, self.deal.announced
        self.lying = replace(self.lying, streaks=streaks)

    def becomes_void(self, lying: Lying) -> None:
        self._take_coup_off()
        self.lying, self.void = lying, True

    def reopen(self, wagers: Mapping[int, Down], lying: Lying) -> None:
        """The coup goes on: nothing of it is settled, and these wagers lie there."""
        self._take_coup_off()
        self.wagers, self.lying, self.dummy_after_result = dict(wagers), lying, False
        self.again = True

    def back_to(self, number: int, *, dummy: bool) -> None:
        """The coup before is the one at hand again."""
        self.number, self.dummy = number, dummy
        self.coups -= 0 if self.partial else 1

    def deal_as(self, *, dummy: bool) -> None:
        """A dummy coup, or one that counts."""
        self.dummy = dummy

    def next_coup(self, *, dummy: bool) -> None:
        """Nothing of the last one is left."""
        self._take_coup_off()
        self.void = self.dummy_after_result = self.again = False
        self.number += 1
        self.coups += 0 if self.partial else 1
        self.deal.new_coup()
        self.deal_as(dummy=dummy)

    def _take_coup_off(self) -> None:
        self.wagers, self.early, self.early_lay, self.paid, self.before = {}, (), {}, (), None

    def cutting_card(self, *, out: bool) -> None:
        self.cutting_card_out = out

    def new_shoe(self) -> None:
        """Its cards are unseen, and its coups are numbered anew."""
        self.deal.seen.clear()
        self.dummy = self.cutting_card_out = False
        self.number = 1

    def end_shoe(self, streaks: tuple[StreakDown, ...], tails: Tails) -> None:
        """A Late area stays open with its indicator."""
        opened = tuple(side for side in self.lying.late_open if tails.of(side))
        self.lying = Lying(streaks, tails, opened)

    def close(self) -> None:
        self._take_coup_off()
        self.lying, self.dummy = Lying(), False
        self.deal.new_coup()


def _without(gone: set[int], wagers: Mapping[int, Down]) -> dict[int, Down]:
    return {number: down for number, down in wagers.items() if number not in gone}
