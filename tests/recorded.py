"""Tables recorded in a real log: an SQLite file, the automatic dealer, repeatable shoes and a clock that ticks.

The same seed gives the same log to the last hash. Start at `record`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

from croupier import Refusal, Rulebook, open_book
from croupier.automatic import AutomaticDealer
from croupier.chance import TapesInMemory
from croupier.clauses import Silent
from croupier.floor import Floor
from croupier.store.opening import open_log
from croupier.table import PATRON, Actor, Command, Limit, Setup
from croupier.table.rules import rules_of
from croupier.table.shoe.cutting import ANY_PATRON, STAFF, whose_turn
from croupier.table.views import Step

TABLE = "T1"
START = 1_800_000_000_000  # 15 January 2027, 08:00 in universal time
PATRONS = ("ann", "bob")


class CutInTheMiddle(AutomaticDealer):
    """Whoever's turn it is cuts every shoe in the middle, so that the cards do not hang on where the tape would."""

    def taking(self, step: Step) -> Command:
        setup = self.table.setup
        if step.command != "cut-cards" or setup is None:
            return super().taking(step)
        after, turn = self.table.shoe.cards // 2, whose_turn(self.table, rules_of(self.book, setup))
        if turn == STAFF:
            return self.command("cut-cards", Actor("a person", step.rank), after=after)
        patron = next(iter(self.table.patrons)) if turn == ANY_PATRON else turn
        return self.command("cut-cards", Actor(patron, PATRON), patron=patron, after=after)


class Recorder:
    """People at a table whose log is kept."""

    def __init__(self, floor: Floor, book: Rulebook, seed: int, table: str = TABLE, variation: str = "") -> None:
        ticks = count(START, 250)
        self.book = book
        self.dealer = CutInTheMiddle(floor.desk(table, book), tapes=TapesInMemory(seed), clock=lambda: next(ticks))
        refusal = self.dealer.open(setup_of(book, variation))
        assert refusal is None, refusal
        for seat, patron in enumerate(PATRONS, start=1):
            staff = self.dealer.staff(book.authority.rank[0].id)
            assert not isinstance(self.dealer.say("arrive", staff, patron=patron, chips=10_000_00), Refusal)
            assert not isinstance(self.dealer.say("sit-down", Actor(patron, PATRON), patron=patron, seat=seat), Refusal)

    def coup(self, **stakes: tuple[str, int]) -> None:
        """A coup with these wagers: `ann=("player", 50_00)`."""
        self.dealer.advance()
        for patron, (wager, stake) in stakes.items():
            answer = self.dealer.say("place-wager", Actor(patron, PATRON), patron=patron, wager=wager, stake=stake)
            assert not isinstance(answer, Refusal), answer
        self.dealer.advance(deal=True)

    def dummy(self) -> None:
        """A coup without wagers, on the first grounds that hold."""
        self.dealer.advance()
        for grounds in self.book.dealing.dummy.grounds:
            answer = self.dealer.say(
                "order-dummy-coup", grounds=grounds.id, requested_by=PATRONS[0], agreed=tuple(self.dealer.table.patrons)
            )
            if not isinstance(answer, Refusal):
                self.dealer.advance(deal=True)
                return
        raise AssertionError("no coup without wagers can be had")


def setup_of(book: Rulebook, variation: str = "") -> Setup:
    return Setup(
        variation=variation or book.variations[0].id,
        decks=book.cards.decks.default,
        chips=(100,),
        layout=book.layouts[0].id,
        places=7,
        limits=Limit(5_00, 5_000_00),
        shoe="virtual-shoe",
        gaming_ends=2**42,
        venue="" if isinstance(book.table.venue, Silent) else book.table.venue[0].id,
        method=next((one.id for one in book.dealing.method if one.kind == "dealer-opens"), ""),
    )


@contextmanager
def floor_at(path: Path) -> Iterator[Floor]:
    """A floor on the log in this file, which is made if it is not there."""
    with closing(open_log(path, create=True)) as log:
        floor = Floor(log)
        try:
            yield floor
        finally:
            floor.close()


def record(path: Path, book: str, seed: int, play: Callable[[Recorder], None]) -> Path:
    """A log in which one table was played."""
    with floor_at(path) as floor:
        play(Recorder(floor, open_book(book), seed))
    return path


def few_coups(recorder: Recorder) -> None:
    """Coups with wagers on either side and on a tie, and one without any."""
    for _ in range(12):
        recorder.coup(ann=("player", 50_00), bob=("banker", 100_00))
    recorder.coup(ann=("tie", 10_00))
    recorder.dummy()
    recorder.coup(ann=("player", 50_00))
