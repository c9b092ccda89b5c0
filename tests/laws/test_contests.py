"""Laws of a session of a tournament, over random ones in three books: chips come from the bank and go back to it, money
never moves, what is secret is seen by nobody else and is in no export for players, a restart in the middle of anything
loses nothing, and a second path finds the same."""

from __future__ import annotations

from functools import reduce
from itertools import groupby
from random import Random
from typing import Any

import msgspec
import pytest

import soak
from croupier.ledger import Place
from croupier.service.announcing import heard_by, tell
from croupier.store.log import Append
from croupier.store.memory import MemoryLog
from croupier.table import Actor, Table, apply, view
from croupier.table.codec import decode_table, encode, encode_table
from croupier.table.records import ContestEnded, SecretWagerPlaced, SecretWagersRevealed
from croupier.verify.exporting import open_until
from laws.random_contests import BOOKS, Session

SEEDS = soak.share(range(400), 40)
COMMANDS = 350


def encoded(thing: Any) -> str:
    return msgspec.json.encode(thing, enc_hook=str).decode()


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seed", SEEDS)
def test_chips_of_a_session_are_conserved_and_apart_from_all_money(book: str, seed: int) -> None:
    session = Session(book, seed)
    session.play(COMMANDS)
    table = Table(id="test")
    for event in session.events:
        table = apply(table, event)
        ledger = table.ledger
        assert ledger.balance(Place.FLOAT) == ledger.balance(Place.OUTSIDE) == ledger.balance(Place.DROP) == 0
        held = sum(amount for account, amount in ledger.balances.items() if account.patron and amount > 0)
        assert held == -ledger.balance(Place.TOURNAMENT_BANK)
        if isinstance(event, ContestEnded) and not any(one.owes[0] for one in table.patrons.values()):
            kept = sum(one.chips for one in session_of(table).entrants.values() if one.out)
            assert sum(chips for _, chips in event.counts) == held + kept
    session.check()
    in_the_middle(session, Random(seed))


def in_the_middle(session: Session, chance: Random) -> None:
    """Whoever starts again from a copy of any moment comes to the same end."""
    cut = chance.randint(0, len(session.events))
    table = decode_table(encode_table(reduce(apply, session.events[:cut], Table(id="test"))))
    assert reduce(apply, session.events[cut:], table) == session.table


def session_of(table: Table) -> Any:
    return table.contest_now


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "canberra"])
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_but_its_owner_sees_or_hears_a_secret_wager_before_it_is_revealed(book: str, seed: int) -> None:
    """Told by a stake that nobody else has: as if each secret wager were of an odd amount."""
    session = Session(book, seed)
    session.play(COMMANDS)
    table, hidden = Table(id="test"), 0
    for event in session.events:
        told = tell(event, table, 1, str)
        table = apply(table, event)
        if isinstance(event, SecretWagerPlaced):
            owner = event.down.patron
            for person, staff in (("", True), ("", False), ("Z", False)):
                heard = heard_by(told, person, staff=staff)
                assert heard is not None
                assert "stake" not in {key for key, value in heard.facts.items() if value}
                assert event.down.wager not in {str(one) for one in heard.facts.values()}
                assert heard.openly is None
            own = heard_by(told, owner, staff=False)
            assert own is not None
            assert own.facts["stake"] == event.down.stake
        contest = table.contest_now
        if contest is None or not contest.secrets or isinstance(event, SecretWagersRevealed):
            continue
        hidden += 1
        without = msgspec.structs.replace(table, contest=msgspec.structs.replace(contest, secrets=_other(contest)))
        ranks = [rank.id for rank in (*session.book.authority.rank, *session.book.authority.outside)]
        owners = {down.patron for down in contest.secrets}
        others = [one for one in (*table.patrons, "Z") if one not in owners]
        for actor in (*(Actor("s", rank) for rank in ranks), *(Actor(one, "patron") for one in others)):
            assert encoded(view(table, session.book, actor)) == encoded(view(without, session.book, actor))
    assert hidden or not any(isinstance(event, SecretWagerPlaced) for event in session.events)


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "canberra"])
@pytest.mark.parametrize("seed", SEEDS)
def test_an_export_for_players_ends_before_what_is_hidden(book: str, seed: int) -> None:
    """At the last moments of a session at which something is: of a coup that was not over, nothing secret is in it."""
    session = Session(book, seed)
    session.play(COMMANDS)
    table, moments = Table(id="test"), []
    for number, event in enumerate(session.events, start=1):
        table = apply(table, event)
        contest = table.contest_now
        if contest is not None and contest.secrets:
            moments.append((number, {down.patron for down in contest.secrets}))
    for number, owners in moments[-3:]:
        log = MemoryLog()
        for _, together in groupby(session.events[:number], key=lambda event: event.made.command):
            events = tuple(together)
            before = log.head("test").sequence
            log.append([Append("test", before, events[0].made.command, "", b"{}", tuple(map(encode, events)))])
        last = open_until(log, "test")
        assert last < number
        placed = [one for one in session.events[last:number] if isinstance(one, SecretWagerPlaced)]
        assert owners <= {one.down.patron for one in placed}
        shown = [one for one in session.events[:last] if isinstance(one, SecretWagerPlaced | SecretWagersRevealed)]
        of_this_coup = {one.made.command for one in placed}
        assert not of_this_coup & {one.made.command for one in shown}


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "canberra"])
def test_random_sessions_have_secret_wagers(book: str) -> None:
    """Else the law above had nothing to see."""
    placed = 0
    for seed in range(4):
        session = Session(book, seed)
        session.play(COMMANDS)
        placed += sum(isinstance(event, SecretWagerPlaced) for event in session.events)
    assert placed > 4


def _other(contest: Any) -> Any:
    """The same people with secret wagers of other amounts on other bets: nobody else may tell the difference."""
    return tuple(
        msgspec.structs.replace(down, wager="tie", stake=down.stake + 1, counts=down.counts) for down in contest.secrets
    )
