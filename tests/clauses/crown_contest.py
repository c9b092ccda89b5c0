"""What both Crown books say of a session of a tournament at a live table; each book's own file claims its clauses."""

from __future__ import annotations

from collections.abc import Callable

from contests import Contested
from croupier.clauses import Reason
from croupier.ledger import Place
from croupier.table import Actor, Limit, next_step, view
from croupier.table.records import ContestEnded, WagerPlaced

DIRECTOR = Actor("Dora", "tournament-director")
PLAYER_WINS, BANKER_WINS = "9s2d/7h2c", "2s3d/9hKc"  # 1 against 9; 5 against 9
SECRET = {"secret": {"number": 1, "per": "session"}}

TEN = Limit(10_00, 500_00)

Table = Callable[..., Contested]


def exclusive(table: Table, clause: str) -> None:
    """Only entrants play there: nobody else comes, buys in or wagers."""
    live = table()
    for command, facts in (
        ("arrive", {"patron": "Zoe"}),
        ("buy-in", {"patron": "A", "amount": 100_00}),
        ("colour-up", {"patron": "A", "amount": 100_00, "into": 100_00}),
        ("agree-personal-limits", {"patron": "A", "maximum": 9_000_00}),
        ("leave-table", {"patron": "A"}),
        ("fill-float", {"amount": 1_000_00}),
    ):
        refusal = live.refused(command, Reason.CONTEST_ON, **facts)
        assert refusal.clauses == (clause,)
    live.refused("place-wager", Reason.UNKNOWN_PATRON, patron="Zoe", wager="player", stake=10_00)
    assert not {"arrive", "buy-in", "fill-float"} & set(view(live.table, live.book, DIRECTOR).private.possible)


def director_absent(table: Table, clause: str) -> None:
    """While nobody with the power is there nothing begins; a coup in hand is finished."""
    live = table()
    live.open_bets(("A", "player", 10))
    live.do("call-no-more-bets")
    live.draw("9s")
    paused = live.do("pause-contest", DIRECTOR, why="director-absent")
    assert clause in paused[0].under
    live.draw("7h", "2d", "2c")
    live.open_hands()
    live.finish()
    refusal = live.refused("call-for-bets", Reason.PLAY_STOPPED)
    assert clause in refusal.clauses
    live.do("resume-contest", DIRECTOR)
    live.do("call-for-bets")
    live.check()


def practice(table: Table, clause: str) -> None:
    """Practice coups count for nothing: chips are as before, no coup is counted."""
    live = table(terms={"compulsory": 10_00} | SECRET)
    begun = live.do("begin-practice-coups")
    assert clause in begun[0].under
    live.refused("begin-practice-coups", Reason.PRACTISING)
    live.refused("end-contest", Reason.PRACTISING, why="cancelled")
    live.do("call-for-bets")
    live.do("place-secret-wager", patron="B", wager="player", stake=100_00)
    live.bet("A", "banker", 500)  # C need not wager
    live.do("call-no-more-bets")
    live.do("reveal-secret-wagers")
    live.coup(PLAYER_WINS)
    assert live.has("A") != 1_000_00
    live.do("end-practice-coups")
    assert [live.has(one) for one in "ABC"] == [1_000_00] * 3
    assert (live.contest.coups, live.contest.entrants["B"].secrets) == (0, 0)
    live.refused("end-practice-coups", Reason.NOT_PRACTISING)
    live.open_bets(("A", "player", 10), ("B", "player", 10), ("C", "player", 10))
    live.coup(PLAYER_WINS)
    live.refused("begin-practice-coups", Reason.PLAY_HAS_BEGUN)
    live.check()


def compulsory(table: Table, clause: str) -> None:
    """Where the terms have a compulsory wager, nobody is dealt past, and who cannot make it goes."""
    live = table(terms={"compulsory": 400_00})
    live.open_bets(("A", "player", 400), ("B", "player", 700))
    step = next_step(live.table, live.book)
    assert step is None  # C is waited for
    refusal = live.refused("call-no-more-bets", Reason.NOT_ALL_WAGERED)
    assert (clause in refusal.clauses, refusal.facts) == (True, {"patrons": ("C",), "minimum": 400_00})
    live.bet("C", "banker", 400)
    live.coup(BANKER_WINS)
    refusal = live.refused("call-for-bets", Reason.MUST_VACATE)
    assert refusal.facts["patrons"] == ("B",)
    live.do("vacate-seat", patron="B", why="eliminated")
    live.do("call-for-bets")
    live.check()


def secret(table: Table, clause: str) -> None:
    """Hidden from everyone else until it is revealed; the chips cannot be spent twice; counted."""
    live = table(terms=SECRET)
    live.do("call-for-bets")
    live.bet("A", "player", 100)
    made = live.do("place-secret-wager", patron="B", wager="banker", stake=333_00)
    assert clause in made[0].under
    assert live.has("B") == 1_000_00  # nothing has moved
    live.refused("place-wager", Reason.SECRET_MADE, patron="B", wager="tie", stake=10_00)
    live.refused("place-secret-wager", Reason.NONE_LEFT, patron="B", wager="tie", stake=10_00)
    live.refused("reveal-secret-wagers", Reason.BETS_NOT_CLOSED)
    unseen(live, "B", "banker", 333_00)
    live.do("call-no-more-bets")
    refusal = live.refused("draw-card", Reason.SECRETS_NOT_REVEALED, card=None)
    assert clause in refusal.clauses
    step = next_step(live.table, live.book)
    assert step is not None
    assert step.command == "reveal-secret-wagers"
    events = live.do("reveal-secret-wagers")
    assert isinstance(events[1], WagerPlaced)
    assert live.has("B") == 667_00
    live.coup(PLAYER_WINS)
    assert live.contest.entrants["B"].secrets == 1
    live.do("call-for-bets")
    live.refused("place-secret-wager", Reason.NONE_LEFT, patron="B", wager="player", stake=10_00)
    live.do("place-secret-wager", patron="C", wager="player", stake=10_00)
    live.do("withdraw-secret-wagers", patron="C")
    live.refused("withdraw-secret-wagers", Reason.NO_SECRET, patron="C")
    live.check()


def unseen(live: Contested, owner: str, wager: str, stake: int) -> None:
    """No view tells anyone but the owner; everyone sees that there is one."""
    for actor in (Actor("A", "patron"), DIRECTOR, Actor("d", "dealer"), Actor("", "display")):
        seen = view(live.table, live.book, actor)
        told = repr((seen.private.own and seen.private.own.secret, seen.private.staff and seen.private.staff.wagers))
        assert str(stake) not in repr(seen), actor
        assert f"patron={owner!r}" not in told
        assert seen.shared.contest is not None
        assert seen.shared.contest.secret == (live.table.patrons[owner].seat,)
    own = view(live.table, live.book, Actor(owner, "patron")).private.own
    assert own is not None
    assert [(one.wager, one.stake) for one in own.secret] == [(wager, stake)]
    assert own.reserved == stake


def secret_in_a_void_coup(table: Table) -> None:
    """A secret wager of a coup that counts for nothing is not counted, and its chips are back."""
    live = table(terms=SECRET)
    live.do("call-for-bets")
    live.bet("A", "player", 100)
    live.do("place-secret-wager", patron="B", wager="player", stake=333_00)
    grounds = next(one.id for one in live.book.dealing.dummy.grounds if not one.needs)
    live.do("order-dummy-coup", grounds=grounds)
    live.coup(PLAYER_WINS)
    assert live.contest.secrets == ()
    assert [live.has(one) for one in "AB"] == [1_000_00, 1_000_00]
    live.do("call-for-bets")
    live.do("place-secret-wager", patron="B", wager="player", stake=333_00)
    live.check()


def adjusted(table: Table, clause: str) -> None:
    """A re-buy or an add-on brings chips where the terms have it; a penalty takes some."""
    live = table(terms={"moved_by": ("re-buy", "penalty")})
    live.refused("adjust-chips", Reason.CHIPS_FIXED, patron="A", amount=100_00, why="add-on")
    given = live.do("adjust-chips", patron="A", amount=500_00, why="re-buy", reference="receipt 4")
    assert clause in given[0].under
    live.do("adjust-chips", patron="B", amount=100_00, why="penalty", reference="phone")
    live.refused("adjust-chips", Reason.NOT_ENOUGH_CHIPS, patron="B", amount=5_000_00, why="penalty")
    assert [live.has(one) for one in "ABC"] == [1_500_00, 900_00, 1_000_00]
    assert live.table.ledger.balance(Place.TOURNAMENT_BANK) == -3_400_00
    live.check()


def ended_early(table: Table, known: str, cash: str) -> None:
    """Before its time: where those who go on are known, or all at the table agree to cash."""
    live = table(terms={"coups": 20})
    live.refused("end-contest", Reason.CONTEST_NOT_OVER, why="complete")
    refusal = live.refused("end-contest", Reason.NOT_ALL_AGREE, why="chips-to-cash", agreed=("A", "B"))
    assert cash in refusal.clauses
    ended = live.do("end-contest", DIRECTOR, why="chips-to-cash", agreed=("A", "B", "C"))[0]
    assert isinstance(ended, ContestEnded)
    assert (cash in ended.under, ended.coups, len(ended.counts)) == (True, 0, 3)
    live.check()
    other = table(terms={"coups": 20})
    assert known in other.do("end-contest", DIRECTOR, why="progress-known")[0].under


def spent(table: Table, *clauses: str) -> None:
    """Where nobody has to wager, a table at which nobody has the least wager any more is done: reading A-170."""
    live = table(entrants="AB", bank=15_00, terms={"coups": 20}, limits=TEN)
    live.open_bets(("A", "player", 15), ("B", "player", 10))
    live.refused("end-contest", Reason.CONTEST_NOT_OVER, by=DIRECTOR, why="nobody-can-wager")
    live.coup(BANKER_WINS)
    assert [live.table.ledger.balance(Place.RACK, one) for one in "AB"] == [0, 5_00]
    step = next_step(live.table, live.book)
    assert step is not None
    assert (step.command, step.facts["why"]) == ("end-contest", "nobody-can-wager")
    live.refused("end-contest", Reason.CONTEST_NOT_OVER, by=DIRECTOR, why="complete")
    (ended,) = live.do("end-contest", DIRECTOR, why="nobody-can-wager")
    assert isinstance(ended, ContestEnded)
    assert set(clauses) <= set(ended.under)
    assert (ended.coups, ended.counts) == (1, (("A", 0), ("B", 5_00)))
    live.check()


def not_spent(table: Table) -> None:
    """One who can wager is enough for it to go on; and where everyone has to, those who cannot leave instead."""
    live = table(entrants="AB", bank=20_00, terms={"coups": 20}, limits=TEN)
    live.open_bets(("A", "player", 20), ("B", "player", 10))
    live.coup(BANKER_WINS)
    live.refused("end-contest", Reason.CONTEST_NOT_OVER, by=DIRECTOR, why="nobody-can-wager")
    live.open_bets(("B", "player", 10))
    compulsory = table(entrants="AB", bank=15_00, terms={"coups": 20, "compulsory": 10_00}, limits=TEN)
    compulsory.open_bets(("A", "player", 15), ("B", "player", 10))
    compulsory.coup(BANKER_WINS)
    compulsory.refused("end-contest", Reason.CONTEST_NOT_OVER, by=DIRECTOR, why="nobody-can-wager")
    compulsory.do("vacate-seat", patron="A", why="eliminated")
