"""Five whole events, reckoned by hand from the documents; each figure's working stands beside it."""

from __future__ import annotations

from typing import Any

from croupier.table import Actor
from documents.tournament_desk import CB, CM, CS, HOUR, MINUTE, STARTS, Desk

COO = Actor("COO", "chief-officer")


def settled(desk: Desk) -> None:
    """Every prize is paid, the event is closed, and a restart would find it so."""
    for name, amount in desk.prizes().items():
        desk.ok("pay-prize", entrant=name, amount=amount)
    desk.ok("close-tournament")
    assert desk.told_again() == desk.now
    assert sum(desk.now.ledger.balances.values()) == 0
    for place in ("pool", "prize-due", "refund-due"):
        assert desk.lies(place) == 0


def session_of(desk: Desk, round: int, starts: int, by: str) -> int:
    """A further session to its start, everybody seated."""
    session = desk.schedule(round, starts)
    desk.draw(session, by)
    desk.clock = starts - MINUTE
    desk.seat(session)
    desk.clock = starts
    desk.ok("start-session", session=session)
    return session


def test_event_a_a_canberra_sit_and_go() -> None:
    """A seat forfeited and taken by a reserve; a tie for third divided, with an odd cent."""
    desk = Desk(CB).ready(
        {
            "details.fee": 110_00,
            "details.commission": 11_00,
            "details.commission_approval": "CB-2026-04",
            "details.least": 4,
            "details.most": 6,
            "format.kind": "sit-and-go",
            "format.sit_and_go": "Begins when six have entered; seats by ballot at the one table",
            "prizes.share": [{"place": 1, "parts": 4500}, {"place": 2, "parts": 3000}, {"place": 3, "parts": 2500}],
        }
    )
    desk.ok("add-reserve", entrant="R1", signed=True)
    session = desk.at_seats("E1", "E2", "E3", "E4", "E5", "E6", paid=110_00)
    desk.seat(session, "E4")
    desk.clock = STARTS
    desk.ok("record-absence", entrant="E4", session=session)
    desk.ok("offer-seat", reserve="R1", entrant="E4", paid=110_00)
    # 7 x 110.00 = 770.00, a tenth of it 77.00, 693.00 left
    assert (abs(desk.lies("pool")), abs(desk.lies("tournament-commission"))) == (693_00, 77_00)
    desk.ok("start-session", session=session)
    # round 1, player wins:         E1 P200 1200, E2 P100 1100, E3 B50 950, R1 B50 950, E5 P50 1050, E6 B500 500
    # round 2, banker wins with 6:  E1 B100 1250, E2 B100 1150, E3 B200 1050, R1 B200 1050, E5 P100 950, E6 P500 0
    desk.ok("record-elimination", session=session, entrant="E6", coup=3)
    # round 3, tie:                 E1 P50 1250, E2 T50 1550, E3 B50 1050, R1 B50 1050, E5 P50 950
    told = (("E1", 1250_00), ("E2", 1550_00), ("E3", 1050_00), ("R1", 1050_00), ("E5", 950_00))
    desk.ok("record-count", session=session, table="T1", counts=told, coups=3)
    desk.ok("end-session", session=session)
    desk.ok("rank-final")
    desk.ok("award-prizes")
    # 693.00: 311.85, 207.90, 173.25; the third's 173.25 / 2 = 86.625: 86.63 and 86.62
    prizes = desk.prizes()
    assert (prizes["E2"], prizes["E1"]) == (311_85, 207_90)
    assert sorted((prizes["E3"], prizes["R1"])) == [86_62, 86_63]
    assert sum(prizes.values()) == 693_00
    assert desk.status("E4") == "forfeited"
    assert "E6" not in prizes
    assert [(placing.entrant, placing.place) for placing in desk.now.ranking][:2] == [("E2", 1), ("E1", 2)]
    assert {desk.entrant(name).place for name in ("E3", "R1")} == {3}
    settled(desk)


def test_event_b_a_sydney_zero_commission_event() -> None:
    """Two tables, a repechage, a tie that parts nobody, an early end by agreement, chips for cash."""
    coups = {"length": {"coups": 2}, "seats": 4}
    rounds: list[dict[str, Any]] = [
        {"name": "Round 1", "tables": 2, "progress": {"by": "top-of-table", "number": 1}} | coups,
        {"name": "Final", "tables": 1, "progress": {"by": "final"}, "length": {"coups": 5}, "seats": 4},
    ]
    allowance = {"number": 1, "per": "session", "how": "On a slip"}
    desk = Desk(CS).ready(
        {
            "variation": "zero-commission",
            "details.fee": 100_00,
            "details.buy_in": 1000_00,
            "details.most": 8,
            "format.round": rounds,
            "format.repechage": {
                "after_round": 1,
                "qualifies": "Everybody who did not qualify",
                "best": 6,
                "number": 2,
                "length": {"coups": 2},
            },
            "format.disposition": "cash",
            "wagers.secret": allowance,
            "wagers.pass_card": allowance,
            "prizes.share": [{"place": 1, "parts": 6000}, {"place": 2, "parts": 4000}],
        }
    )
    names = [f"E{n}" for n in range(1, 9)]
    desk.enter(*names, paid=1100_00).tables("T1", "T2", seats=4).close()
    assert (abs(desk.lies("pool")), abs(desk.lies("chip-money"))) == (800_00, 8000_00)
    desk.ok("brief-players")
    first = session_of(desk, 1, STARTS, "E1")
    at = {table: [s.entrant for s in desk.now.sessions[first].seats if s.table == table] for table in ("T1", "T2")}
    assert [len(at["T1"]), len(at["T2"])] == [4, 4]
    # the ballot's own places: w, x, y, z at T1 as E4, E1, E2, E3 of the worked play, at T2 2000, 900, 800, 0
    (w, x, y, z), (p, q, r, s) = at["T1"], at["T2"]
    desk.count(first, {w: 1400, x: 1300, y: 1300, z: 1050, p: 2000, q: 900, r: 800, s: 0}, coups=2)
    desk.ok("end-session", session=first)
    assert {name for name in names if desk.status(name) == "qualified"} == {w, p}
    desk.ok("order-repechage", round=1, starts=STARTS + HOUR)
    second = max(desk.now.sessions)
    desk.draw(second, w)
    desk.clock = STARTS + HOUR - MINUTE
    desk.seat(second)
    desk.clock = STARTS + HOUR
    desk.ok("start-session", session=second)
    desk.count(second, {x: 1500, y: 700, z: 1600, q: 1000, r: 0, s: 400}, coups=2)
    desk.ok("end-session", session=second)
    assert {name for name in names if desk.status(name) == "qualified"} == {w, p, z, x}
    assert {name for name in names if desk.status(name) == "eliminated"} == {y, q, r, s}
    final = session_of(desk, 2, STARTS + 2 * HOUR, w)
    table = desk.now.sessions[final].seats[0].table
    early: dict[str, Any] = {"session": final, "table": table, "grounds": "chips-to-cash"}
    desk.no("end-table-early", "12.4.8(d)(ii)", agreed=(w, p, z), **early)
    desk.ok("end-table-early", agreed=(w, p, z, x), **early)
    desk.count(final, {w: 1200, p: 1000, z: 950, x: 1000}, coups=1)
    desk.ok("end-session", session=final)
    desk.ok("rank-final")
    desk.ok("award-prizes")
    # 800.00: 480.00, and 320.00 / 2 for the two equal seconds
    assert desk.prizes() == {w: 480_00, p: 160_00, x: 160_00}
    # what each held when their last session ended: 4150.00 in the final, 2100.00 of those whom the repechage left out
    for name, chips in {w: 1200_00, p: 1000_00, z: 950_00, x: 1000_00, y: 700_00, q: 1000_00, s: 400_00}.items():
        desk.no("cash-chips", entrant=name, amount=chips + 1)
        desk.ok("cash-chips", entrant=name, amount=chips)
    desk.no("cash-chips", entrant=r, amount=100)
    assert sum(desk.entrant(name).cashed for name in names) == 6250_00
    settled(desk)


def test_event_c_a_melbourne_charity_event() -> None:
    """Staff in second place; the VCGR hears of a change before the start."""
    coups = {"length": {"coups": 3}, "seats": 5}
    written: dict[str, Any] = {
        "event": "charity",
        "details.fee": 250_00,
        "details.most": 10,
        "format.bank": 2000_00,
        "format.round": [
            {"name": "Heats", "tables": 2, "progress": {"by": "top-of-table", "number": 2}} | coups,
            {"name": "Final", "tables": 1, "progress": {"by": "final"}} | coups,
        ],
        "prizes.pool": "guaranteed",
        "prizes.amount": 3000_00,
    }
    desk = Desk(CM).ready(written)
    staff: dict[str, Any] = {"entrant": "S", "paid": 250_00, "signed": True, "staff": True}
    desk.no("enter", "12.4.2(a)(v)", **staff)
    desk.ok("approve-staff", who=COO, person="S", reference="COO-7")
    desk.ok("enter", **staff)
    others = [f"E{n}" for n in range(1, 10)]
    desk.enter(*others, paid=250_00).tables("T1", "T2", seats=5).close()
    desk.ok("brief-players")
    first = desk.schedule()
    desk.draw(first, "E1")
    table = {seat.entrant: seat.table for seat in desk.now.sessions[first].seats}
    desk.clock = STARTS - MINUTE
    desk.seat(first)
    desk.write(written | {"details.place": "The upper floor"}).publish()
    desk.clock = STARTS
    desk.no("start-session", "12.4.1(c)", session=first)
    desk.advise("change")
    desk.ok("start-session", session=first)
    beside = [name for name in others if table[name] == table["S"]]
    across = [name for name in others if table[name] != table["S"]]
    chips = {"S": 3000, beside[0]: 2900, across[0]: 2800, across[1]: 2700}
    desk.count(first, {name: chips.get(name, 100) for name in ("S", *others)})
    desk.ok("end-session", session=first)
    best = [name for name in ("S", *others) if desk.status(name) == "qualified"]
    assert set(best) == set(chips)
    final = session_of(desk, 2, STARTS + HOUR, beside[0])
    a, b, c = beside[0], across[0], across[1]
    desk.count(final, {a: 4200, "S": 3900, b: 3100, c: 100})
    desk.ok("end-session", session=final)
    desk.ok("rank-final")
    desk.ok("award-prizes")
    # 10 x 250.00 = 2500.00, and 500.00 of the house: 1500.00, 900.00, 600.00
    assert desk.prizes() == {a: 1500_00, b: 900_00, c: 600_00}
    assert desk.entrant("S").place == 2
    assert desk.entrant("S").prize == 0
    assert abs(desk.lies("house-added")) == 500_00
    settled(desk)


def test_event_d_a_cancelled_event() -> None:
    """Who withdrew, who forfeited, the reserve and who bought back all get everything back."""
    rounds = [
        {
            "name": "Round 1",
            "length": {"coups": 3},
            "tables": 1,
            "seats": 8,
            "progress": {"by": "top-of-table", "number": 4},
        },
        {"name": "Final", "length": {"coups": 3}, "tables": 1, "seats": 8, "progress": {"by": "final"}},
    ]
    desk = Desk(CB).ready(
        {
            "details.fee": 120_00,
            "details.commission": 12_00,
            "details.commission_approval": "GRC 12",
            "details.most": 8,
            "format.round": rounds,
            "format.buy_back": {
                "price": 120_00,
                "chips": 1000_00,
                "most": 1,
                "until_round": 1,
                "method": "At the desk",
            },
        }
    )
    desk.ok("add-reserve", entrant="R1", signed=True)
    desk.enter(*(f"E{n}" for n in range(1, 9)), paid=120_00).tables(seats=8)
    desk.ok("withdraw", who=Actor("E1", "patron"), entrant="E1")
    desk.no("refund", "16.23", entrant="E1", amount=120_00)
    desk.close()
    session = desk.schedule()
    desk.draw(session, "E2")
    desk.clock = STARTS - MINUTE
    desk.seat(session, "E2")
    desk.clock = STARTS
    desk.ok("record-absence", entrant="E2", session=session)
    desk.ok("offer-seat", reserve="R1", entrant="E2", paid=120_00)
    desk.ok("start-session", session=session)
    desk.ok("record-elimination", session=session, entrant="E3", coup=2)
    left = ("E4", "E5", "E6", "E7", "E8", "R1")
    told = tuple((name, (2000 - 100 * n) * 100) for n, name in enumerate(left))
    desk.ok("record-count", session=session, table="T1", counts=told, coups=3)
    desk.ok("end-session", session=session)
    desk.ok("buy-back", entrant="E3", paid=120_00)
    # 10 payments of 120.00 = 1200.00
    assert abs(desk.lies("pool")) + abs(desk.lies("tournament-commission")) == 1200_00
    desk.ok("cancel-tournament", who=desk.boss, reason="flood")
    due = {f"E{n}": 120_00 for n in range(1, 9)} | {"R1": 120_00, "E3": 240_00}
    for name, amount in due.items():
        desk.no("refund", entrant=name, amount=amount + 1)
        desk.ok("refund", entrant=name, amount=amount)
    assert sum(desk.entrant(name).refunded for name in due) == 1200_00
    assert set(desk.now.ledger.balances.values()) <= {0}
    desk.no("award-prizes")
    settled(desk)


def test_event_e_canberra_points_over_three_sessions() -> None:
    """The second session is of roulette; points and prizes combined and divided."""
    session_of_points = {"length": {"coups": 3}, "tables": 1, "seats": 7, "progress": {"by": "all"}}
    points = [10, 6, 4, 2, 1]
    desk = Desk(CB).ready(
        {
            "details.fee": 85_00,
            "format.kind": "points",
            "winners.by": "points",
            "winners.session_ties": "points-divided",
            "format.round": [
                {"name": "First", "points": points} | session_of_points,
                {"name": "Roulette", "points": points, "game": "another"} | session_of_points,
                {"name": "Third", "points": points} | session_of_points,
            ],
        }
    )
    first = desk.playing("A", "B", "C", "D2", "E", paid=85_00)
    desk.count(first, {"A": 2000, "B": 1500, "C": 1500, "D2": 800, "E": 200})  # 10, 5, 5, 2, 1
    desk.ok("end-session", session=first)
    roulette = desk.schedule(2, STARTS + HOUR)
    desk.clock = STARTS + HOUR
    told = (("A", 2), ("B", 10), ("C", 4), ("D2", 6), ("E", 1))
    desk.ok("record-points", session=roulette, points=told)
    desk.ok("end-session", session=roulette)
    third = session_of(desk, 3, STARTS + 2 * HOUR, "A")
    desk.no("record-points", session=third, points=told)
    desk.count(third, {"D2": 3000, "A": 900, "C": 900, "E": 900, "B": 400})  # 10, 4, 4, 4, 1
    desk.ok("end-session", session=third)
    desk.ok("rank-final")
    # A 16, B 16, C 13, D2 18, E 6
    ranking = {placing.entrant: (placing.place, placing.points) for placing in desk.now.ranking}
    assert {name: points[0] / points[1] for name, (_, points) in ranking.items()} == {
        "A": 16,
        "B": 16,
        "C": 13,
        "D2": 18,
        "E": 6,
    }
    assert {name: place for name, (place, _) in ranking.items()} == {"D2": 1, "A": 2, "B": 2, "C": 4, "E": 5}
    desk.ok("award-prizes")
    # 425.00: 212.50, and (127.50 + 85.00) / 2 = 106.25
    assert desk.prizes() == {"D2": 212_50, "A": 106_25, "B": 106_25}
    settled(desk)


def test_event_a_who_was_eliminated_stays_eliminated() -> None:
    desk = Desk(CB).ready()
    session = desk.playing("E1", "E2", "E3", "E4", "E5")
    desk.ok("record-elimination", session=session, entrant="E5", coup=2)
    desk.count(session, {"E1": 1400, "E2": 1300, "E3": 1200, "E4": 1100})
    desk.ok("end-session", session=session)
    desk.ok("rank-final")
    desk.ok("award-prizes")
    assert desk.status("E5") == "eliminated"
