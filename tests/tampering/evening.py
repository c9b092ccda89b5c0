"""An evening on a real floor: three tables of three books on SQLite, dealt by the automatic dealer from seeded tapes.

One table ends a shoe and goes on with the next, one closes and reveals its shoe, one is still in play; heads are signed
at shoes' ends and when the evening is over. Start at `evening`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import NamedTuple

from croupier import Refusal, open_book
from croupier.automatic import AutomaticDealer
from croupier.floor import Floor, SealedTapes
from croupier.store.keys import SIGNING_KEY, TAPE_KEY, Keys, open_keys
from croupier.store.sqlite import open_sqlite
from croupier.table import PATRON, Actor, Instant
from live import START, setup

LONG, CLOSED, IN_PLAY = "Opal 1", "Opal 2", "Pearl"
SECRETS = {TAPE_KEY: "1b" * 32, SIGNING_KEY: "2c" * 32}
STAKES = (
    (("A", "player", 100_00), ("B", "banker", 240_00)),
    (("A", "tie", 20_00), ("B", "player", 50_00)),
    (("A", "player", 5_00),),
)


class Evening(NamedTuple):
    """Where it was written, and whose keys sign it."""

    database: Path
    keys: Keys
    end: Instant


def evening(folder: Path) -> Evening:
    database, keys = folder / "floor.db", open_keys(folder / "keys", create=True, environment=SECRETS)
    with closing(open_sqlite(database)) as log:
        floor = Floor(log, keys)
        time = count(START, 700)
        long = table(floor, keys, LONG, "crown-sydney", 1, time)
        while floor.standing(LONG).shoes < 1:
            coup(long, 2 if floor.standing(LONG).coups > 8 else floor.standing(LONG).coups)
        for number in range(3):
            coup(long, number)
        closed = table(floor, keys, CLOSED, "canberra", 2, time)
        for number in range(6):
            coup(closed, number)
        assert closed.retire()
        in_play = table(floor, keys, IN_PLAY, "star-sydney", 3, time)
        for number in range(9):
            coup(in_play, number)
        end = next(time)
        floor.close(end)
    return Evening(database, keys, end)


def table(floor: Floor, keys: Keys, name: str, book: str, seed: int, time: Iterator[int]) -> AutomaticDealer:
    """A table that two patrons sit at, with tapes that come from the seed."""
    desk = floor.desk(name, open_book(book))
    sealed = SealedTapes(floor.log, keys.tape_key, seed)
    dealer = AutomaticDealer(desk, tapes=sealed, clock=lambda: next(time))
    open_seats(dealer)
    return dealer


def open_seats(dealer: AutomaticDealer) -> None:
    book = dealer.book
    method = next((one.id for one in book.dealing.method if one.kind == "dealer-opens"), "")
    assert dealer.open(setup(book, shoe="virtual-shoe", method=method)) is None
    for seat, patron in enumerate("AB", start=1):
        for answer in (
            dealer.say("arrive", dealer.staff(book.authority.rank[0].id), patron=patron, chips=100_000_00),
            dealer.say("sit-down", Actor(patron, PATRON), patron=patron, seat=seat),
        ):
            assert not isinstance(answer, Refusal), answer


def coup(dealer: AutomaticDealer, number: int) -> None:
    """Wagers as the number has it, and a coup from the shoe."""
    dealer.advance()
    for patron, wager, stake in STAKES[number % len(STAKES)]:
        answer = dealer.say("place-wager", Actor(patron, PATRON), patron=patron, wager=wager, stake=stake)
        assert not isinstance(answer, Refusal), answer
    dealer.advance(deal=True)
