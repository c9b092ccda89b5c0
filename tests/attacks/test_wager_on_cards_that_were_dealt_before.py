"""Whoever saw a shoe dealt, and has the floor put back to before, knows the cards to come: none of them may come.

The same database lies there again, with the same sealed tape. Without a witness who knows that nothing was dealt since,
coup and shoe are ended by the book and revealed before anybody wagers.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from attacks.houses import Person
from croupier.automatic import AutomaticDealer
from croupier.cards import Card
from croupier.floor import Floor, SealedTapes
from croupier.floor.recall import moments
from croupier.floor.standing import Standing
from croupier.service.people import People
from croupier.service.table_cards import EVERYTHING, Automatic
from croupier.store.floor_heads import FloorHeadsFile, TableEnd, sign_floor
from croupier.store.keys import open_keys
from croupier.store.opening import open_log
from croupier.table import Stage
from croupier.table.records import CardDrawn, CoupVoided, ShoeRevealed
from service.conftest import Prepare
from service.floors import Ready, Running, quick, until
from terminal import typed

_ATTENDED = (Automatic.SHUFFLE, Automatic.CALL, Automatic.DEAL, Automatic.SETTLE)


@pytest.fixture
def shoe(prepare: Prepare) -> Ready:
    card = quick("felt", "crown-sydney", "traditional", automatic=_ATTENDED, betting_seconds=0.05)
    made = prepare(card)
    made.play(card, patrons=("kim",), chips=100_000_00)
    return made


def test_a_shoe_that_was_seen_is_not_dealt_again(shoe: Ready, tmp_path: Path) -> None:
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    assert typed("backup", copy, "--log", shoe.settings.database, "--keys", shoe.settings.keys).code == 0
    with Running(shoe, tmp_path) as floor:
        _plays(floor, shoe, coups=2)
    seen = _drawn(Path(shoe.settings.database), after=_length(copy))
    told = typed("restore", copy, again, "--keys", shoe.settings.keys, "--old")
    assert told.code == 0, told.err
    assert "table felt is held" in told.err
    put_back = _at(shoe, again)
    number = put_back.table("felt").shoe.number
    with Running(put_back, tmp_path) as floor:
        until(lambda: put_back.table("felt").shoe.number > number, "the shoe that was seen does not end")
        _plays(floor, put_back, coups=1)
    came = _drawn(again, after=_length(copy))
    assert len(came) >= 4
    assert came[:4] != seen[:4]
    assert _happened(again, ShoeRevealed)


def test_a_coup_in_the_midst_is_void_and_goes_back(prepare: Prepare, tmp_path: Path) -> None:
    """By hand, or by itself: where a card is still to come nobody may bring it."""
    card = quick("felt", "crown-sydney", "traditional", automatic=EVERYTHING)
    ready = prepare(card)
    ready.play(card, patrons=("kim",))
    _draw_two(ready)
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    assert typed("backup", copy, "--log", ready.settings.database, "--keys", ready.settings.keys).code == 0
    assert typed("restore", copy, again, "--keys", ready.settings.keys).code == 0
    put_back = _at(ready, again)
    with Running(put_back, tmp_path) as floor:
        until(lambda: put_back.table("felt").shoe.number == 2, "the shoe does not end")
        until(lambda: put_back.table("felt").shoe.stage is Stage.IN_PLAY, "the next shoe is not dealt")
        _plays(floor, put_back, coups=1)
    assert _happened(again, CoupVoided)
    assert _happened(again, ShoeRevealed)
    put_back.verify()


def test_nobody_brings_a_card_at_a_held_table_by_hand(prepare: Prepare, tmp_path: Path) -> None:
    card = quick("felt", "crown-sydney", "traditional", automatic=())
    ready = prepare(card)
    ready.play(card, patrons=("kim",))
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    assert typed("backup", copy, "--log", ready.settings.database, "--keys", ready.settings.keys).code == 0
    assert typed("restore", copy, again, "--keys", ready.settings.keys).code == 0
    with Running(_at(ready, again), tmp_path) as floor:
        kim, dealer, manager = (Person(floor, who, "felt") for who in ("kim", "dealer", "manager"))
        wager: dict[str, Any] = {"patron": "kim", "wager": "player", "stake": 100_00}
        assert kim.gives("place-wager", **wager)["code"] == "restored"
        assert dealer.gives("draw-card", card="As")["code"] == "restored"
        assert floor.client().get("/health").json()["troubled"] == ["felt"]
        grounds = manager.client.get("/api/books/crown-sydney").json()["choices"]["order-shuffle.grounds"]
        manager.does("order-shuffle", grounds=grounds[0]["value"])
        assert floor.client().get("/health").json()["troubled"] == []


def test_a_table_of_which_the_witness_knows_nothing_newer_goes_on(shoe: Ready, tmp_path: Path) -> None:
    """The machine broke down, and the copy is from its last moment: play goes on, with the same shoe."""
    copy, again, witness = tmp_path / "copy.db", tmp_path / "again.db", tmp_path / "witness.jsonl"
    _tell(shoe, witness)
    assert typed("backup", copy, "--log", shoe.settings.database, "--keys", shoe.settings.keys).code == 0
    told = typed("restore", copy, again, "--keys", shoe.settings.keys, "--witness", witness)
    assert told.code == 0, told.err
    assert "held" not in told.err
    put_back = _at(shoe, again)
    with Running(put_back, tmp_path) as floor:
        _plays(floor, put_back, coups=1)
    assert put_back.table("felt").shoe.number == 1
    put_back.verify()


def test_a_table_of_which_the_witness_knows_more_is_held(shoe: Ready, tmp_path: Path) -> None:
    copy, again, witness = tmp_path / "copy.db", tmp_path / "again.db", tmp_path / "witness.jsonl"
    assert typed("backup", copy, "--log", shoe.settings.database, "--keys", shoe.settings.keys).code == 0
    with Running(shoe, tmp_path) as floor:
        _plays(floor, shoe, coups=1)
    _tell(shoe, witness)
    told = typed("restore", copy, again, "--keys", shoe.settings.keys, "--old", "--witness", witness)
    assert "table felt is held" in told.err


def _at(ready: Ready, database: Path) -> Ready:
    """The same people at another database; whoever was logged in is not any more."""
    other = object.__new__(Ready)
    other.settings = ready.settings.model_copy(update={"database": str(database)})
    other.tokens = {}
    with closing(other.log()) as log:
        people = People(log, other.settings)
        for person in people.all():
            other.tokens[person.id] = people.open(person)[0]
    return other


def _plays(floor: Running, ready: Ready, *, coups: int) -> None:
    kim, begun = Person(floor, "kim", "felt"), _coups(ready)

    def played() -> bool:
        kim.gives("place-wager", patron="kim", wager="player", stake=5_00)
        return _coups(ready) >= begun + coups

    until(played, "nothing is played")


def _coups(ready: Ready) -> int:
    return ready.table("felt").coups


def _draw_two(ready: Ready) -> None:
    with closing(ready.log()) as log:
        keys = open_keys(ready.settings.keys_folder)
        floor = Floor(log)
        dealer = AutomaticDealer(
            floor.desk("felt", quick("felt").rulebook()), tapes=SealedTapes(log, keys.tape_key), clock=floor.clock().now
        )
        dealer.say("place-wager", patron="kim", wager="player", stake=500_00)
        dealer.advance(deal=True, until=lambda: dealer.table.coup.drawn >= 2)
        floor.close()


def _length(database: Path) -> int:
    with closing(open_log(database, reading=True)) as log:
        return log.head("felt").sequence


def _happened(database: Path, kind: type) -> bool:
    with closing(open_log(database, reading=True)) as log:
        return any(isinstance(event, kind) for moment in moments(log, "felt") for event in moment.events)


def _drawn(database: Path, after: int) -> list[Card | None]:
    with closing(open_log(database, reading=True)) as log:
        return [
            event.card
            for moment in moments(log, "felt")
            if moment.act.last.sequence > after
            for event in moment.events
            if isinstance(event, CardDrawn)
        ]


def _tell(ready: Ready, witness: Path) -> None:
    """What the witness of this floor was told last."""
    keys = open_keys(ready.settings.keys_folder)
    with closing(ready.log()) as log:
        standing = Standing("felt")
        standing.catch_up(log)
        head = standing.head
        end = TableEnd("felt", head.sequence, head.hash.hex(), standing.frontier.root().hex())
        told = sign_floor(keys.signer, None, at=1, why="minute", house=log.house_end(), tables=(end,))
    FloorHeadsFile(witness).add(told)
