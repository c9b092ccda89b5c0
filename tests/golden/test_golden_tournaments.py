"""Golden tournaments and promotions: those that the next release keeps, as they will be; and those that lie here.

Every one opens, verifies, replays to what it was and is written the same to the last byte; one goes on where it was
left, with tables that were dealt by the program of that day.
"""

from __future__ import annotations

from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from croupier.automatic import AutomaticDealer
from croupier.automatic.entrants import play_contest
from croupier.chance import TapesInMemory
from croupier.floor import Done, Floor, Standing
from croupier.floor.kinds import kind_of_entry
from croupier.floor.recall import moments
from croupier.rehearsal.setting import contest_setup
from croupier.store.heads import HeadsFile
from croupier.store.opening import open_log
from croupier.table import Actor, Command
from croupier.tournament import records as r
from croupier.tournament.carrying import brought, carried, contest_facts, seats_at
from croupier.tournament.usually import given_by
from croupier.verify import Finding, Verified, verify_log
from golden.packing import APART, KEPT, PROMOTIONS, TOURNAMENTS, packed
from golden.playing import TOURNAMENTS as HELD
from golden.playing import hold_promotions, hold_tournaments
from golden.reading import Log, digest_of
from tournaments import NAME


def test_what_a_release_will_keep_verifies_and_replays(tmp_path: Path) -> None:
    hold_tournaments(tmp_path)
    promotions = hold_promotions(tmp_path)
    files = sorted(tmp_path.glob("*.db"))
    assert {file.stem for file in files} == {*HELD, *promotions}
    for file in files:
        heads = HeadsFile(file.with_name(f"{file.name}.keys") / "heads.jsonl").heads()
        with closing(open_log(file, reading=True)) as log:
            found = list(verify_log(log, heads))
            assert all(isinstance(one, Verified) for one in found), found
            assert heads
            for name in log.tables():
                fresh, quick = Standing(name), Standing.begun(name, log.snapshot(name))
                fresh.catch_up(log)
                quick.catch_up(log)
                assert digest_of(fresh) == digest_of(quick)


# --- those that lie here -------------------------------------------------------------------------

LIE_HERE = [(folder, name) for folder in APART for name in packed(folder)]


def test_a_promotion_of_every_book_that_has_such_a_chapter_lies_here() -> None:
    assert packed(PROMOTIONS) == ["promotion-1-star-sydney", "promotion-2-crown-sydney"]


@pytest.mark.parametrize(("folder", "name"), LIE_HERE)
def test_what_lies_here_verifies_and_replays_as_it_did(folder: Path, name: str) -> None:
    with Log(folder, name) as log:
        found = [*log.verified(), *log.states()]
    assert [line for line in found if "WRONG" in line] == []
    lines = (folder / KEPT).read_text(encoding="utf-8").splitlines()
    assert found == [line for line in lines if line.startswith(f"{name} | ")]


@pytest.mark.parametrize(("folder", "name"), LIE_HERE)
def test_every_body_of_what_lies_here_is_written_the_same_again(folder: Path, name: str) -> None:
    with Log(folder, name) as found, closing(open_log(found.file, reading=True)) as log:
        for stream in log.tables():
            kind = kind_of_entry(next(iter(log.entries(stream))).body)
            for act in log.acts(stream):
                assert kind.encode(kind.decode_command(act.body)) == act.body
                for entry in act.entries:
                    assert kind.encode(kind.read_event(entry.body)) == entry.body


def test_a_golden_tournament_goes_on_to_its_last_prize() -> None:
    """Its second table is dealt by this version, by the edition of the book that the log has."""
    with Log(TOURNAMENTS, "tournament-unfinished") as found, closing(open_log(found.file)) as log:
        going = GoesOn(Floor(log))
        going.deal("T2")
        for table in ("T1", "T2"):
            going.carry(table)
        for kind, facts in ((r.EndSession, {"session": 1}), (r.RankFinal, {}), (r.AwardPrizes, {})):
            going.gives(kind, **facts)
        for prize in going.tournament.prizes:
            going.gives(r.PayPrize, entrant=prize.entrant, amount=prize.amount)
        going.gives(r.CloseTournament)
        assert going.tournament.closed
        assert [one.sentence() for one in verify_log(log) if isinstance(one, Finding)] == []


class GoesOn:
    """A tournament of a log that somebody else began."""

    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        book = floor.editions.find(self.tournament.edition)
        assert book is not None, "the edition that it was begun by is in its log"
        self.book = book
        self.clock = count(max(floor.standing(name).clock for name in floor.log.tables()) + 1, 700)

    @property
    def tournament(self) -> Any:
        return self.floor.standing(NAME).tournament

    def gives(self, kind: type[Command], **facts: Any) -> None:
        at = next(self.clock)
        asked = kind(f"on{at}", Actor("", ""), at, **facts)
        command, _ = given_by(self.tournament, asked, self.book)
        answer = self.floor.give(NAME, command, self.book)
        assert isinstance(answer, Done), answer

    def deal(self, table: str) -> None:
        desk = self.floor.desk(table, self.book)
        dealer = AutomaticDealer(desk, tapes=TapesInMemory(9), clock=lambda: next(self.clock))
        dealer.say("begin-contest", **contest_facts(self.tournament, 1))
        assert dealer.open(contest_setup(self.book, self.tournament.terms, 7, next(self.clock))) is None
        dealer.advance(until=lambda: not dealer.table.patrons)
        for seat in seats_at(self.tournament, 1, table):
            dealer.say("seat-entrant", **seat)
        play_contest(dealer)
        dealer.say("release-contest")
        assert dealer.retire()

    def carry(self, table: str) -> None:
        for moment in moments(self.floor.log, table):
            for one in moment.folded:
                told = carried(one.event, one.before, one.after.version)
                if told is not None:
                    kind, facts = brought(self.tournament, told)
                    self.gives(kind, **facts)
