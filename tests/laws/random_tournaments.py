"""Random tournaments from a seed: terms of every kind, a director who mostly does what comes next, and people who do
what they like. Start at `random_tournament`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from msgspec import UNSET

from croupier import Refusal, open_book
from croupier.chance.ballot import sealed
from croupier.clauses import Silent
from croupier.tournament.codec import TOURNAMENT_COMMANDS
from croupier.tournament.sessions.rounds import players_in
from croupier.tournament.steps import TournamentStep, next_tournament_step
from croupier.tournament.terms.check import check
from croupier.tournament.terms.schema import (
    Answering,
    BuyBack,
    Extra,
    Length,
    Onward,
    Penalty,
    PrizeShare,
    Repechage,
    Round,
    TournamentTerms,
)
from tournaments import FINAL, HEAT, HOUR, NAME, SALT, STARTS, Running, terms_for

IN_PLAY: Final = (
    *("record-elimination", "end-table-early", "re-buy", "add-on", "penalise", "record-phone", "retire"),
    *("record-count", "correct-count", "mark-absent", "call-break", "undo", "disqualify"),
)
PEOPLE: Final = tuple(f"E{number}" for number in range(1, 15))
POINTS: Final = (10, 7, 5, 3)
SESSION: Final = Round(
    name="Session", length=Length(coups=10), tables=2, seats=7, progress=Onward(by="all"), points=POINTS
)


def _kinds() -> list[dict[str, Any]]:
    """Terms of different kinds, as changes of the plain ones."""
    ending = Round(**{**_fields(SESSION), "progress": Onward(by="final")})
    another = Round(**{**_fields(SESSION), "game": "another"})
    lasting = {"round": (SESSION, SESSION, ending)}
    by_chips = Round(**{**_fields(HEAT), "progress": Onward(by="top-by-chips", number=4)})
    carried = Round(**{**_fields(FINAL), "bank": "carried"})
    shares = (PrizeShare(place=1, parts=3333), PrizeShare(place=2, parts=3333), PrizeShare(place=3, parts=3334))
    extra = Extra(price=50_00, chips=500_00, most=2, until_round=1)
    return [
        {},
        {"format": {"round": (by_chips, carried)}, "prizes": {"share": shares, "odd_cents": "last"}},
        {
            "format": {"kind": "points", **lasting},
            "winners": {"by": "points", "session_ties": "points-divided"},
        },
        {
            "format": {"kind": "points", "round": (SESSION, another, ending)},
            "winners": {"by": "points", "session_ties": "points-divided"},
        },
        {
            "format": {
                "buy_back": BuyBack(price=150_00, chips=1000_00, most=1, until_round=1, method="at the desk"),
                "repechage": Repechage(after_round=1, qualifies="the best", best=3, number=1, length=Length(coups=5)),
            },
            "prizes": {"ties": "extra-coups"},
        },
        {"details": {"buy_in": 300_00, "re_buy": extra, "add_on": extra}, "format": {"disposition": "cash"}},
        {"prizes": {"pool": "guaranteed", "amount": 3333_33}, "entry": {"reserves": 3, "may_refuse": True}},
        {
            "prizes": {
                "pool": "fixed",
                "amount": 900_00,
                "share": (PrizeShare(place=1, amount=500_00), PrizeShare(place=2, amount=400_00)),
            }
        },
        {"event": "charity", "entry": {"reserves": 2, "signature": True}},
        {
            "conduct": {
                "late": Answering(consequence="chips", chips=100_00),
                "phone": Answering(consequence="disqualified"),
                "retirement": "placed-by-chips",
                "penalty": (
                    Penalty(id="advice", circumstance="advice", penalty=Answering(consequence="forfeits-session")),
                    Penalty(id="slow", circumstance="slow", penalty=Answering(consequence="chips", chips=50_00)),
                ),
            }
        },
        {"format": {"kind": "sit-and-go", "round": (FINAL,), "sit_and_go": "when seven have come"}},
    ]


def _fields(one: Round) -> dict[str, Any]:
    return {name: getattr(one, name) for name in one.__struct_fields__}


def kinds_of_terms(book: str) -> list[TournamentTerms]:
    """Those that the book is content with."""
    rulebook = open_book(book)
    made = [terms_for(rulebook, **change) for change in _kinds()]
    return [terms for terms in made if not check(terms, rulebook)]


class Wild:
    """One random tournament."""

    def __init__(self, book: str, seed: int, *, careful: bool = False) -> None:
        """`careful` does what comes next and nothing else, and keys nothing wrong."""
        self.careful = careful
        self.random = Random(seed)
        self.running = Running(book)
        self.running.terms = self.random.choice(kinds_of_terms(book))
        self.refusals: list[Refusal] = []
        self.commands: list[str] = []

    def play(self, steps: int) -> Running:
        for _ in range(steps):
            if self.running.tournament.closed:
                break
            self._time()
            step = next_tournament_step(self.running.tournament, self.running.book, self.running.clock)
            if step is not None and (self.careful or self.random.random() < 0.6):
                self._follow(step)
            else:
                self._anything()
        return self.running

    def _time(self) -> None:
        """Mostly a moment; now and then it is time for the next session, or long past it."""
        later = [one.starts for one in self.running.tournament.sessions.values() if one.starts > self.running.clock]
        if later and not self.careful and self.random.random() < 0.02:
            self.running.clock = min(later) - self.random.choice((-1, 0, 60_000))

    def _give(self, act: str, facts: dict[str, Any]) -> None:
        if self.random.random() < 0.02:
            facts = {
                **facts,
                "as_": self.random.choice(("E1:patron", "Zoe:tournament-director", "Sam:dealer", "Q:king")),
            }
        answer = self.running.answer(act, **facts)
        self.commands.append(act)
        if isinstance(answer, Refusal):
            self.refusals.append(answer)

    def _follow(self, step: TournamentStep) -> None:
        facts = {**FILLING[step.act](self), **{name: value for name, value in step.facts.items() if name != "entrants"}}
        if step.act == "record-count":
            facts["counts"] = self.counts(int(facts["session"]), str(facts["table"]))
            facts["coups"] = self.coups(int(facts["session"]))
        if step.act == "order-play-off" and self.random.random() < 0.3:  # played elsewhere, and told at once
            counts = tuple((one, self.chips()) for one in step.facts["entrants"])  # type: ignore[union-attr]
            self._give("record-play-off", {"session": step.facts["session"], "counts": counts})
            return
        if step.act == "count-play-off":
            facts["counts"] = self.further(str(facts["table"]))
        if step.act == "record-points":
            facts["points"] = self.points(int(facts["session"]))
        if step.act == "draw-ballot":
            facts = {**self.tape(), **facts}
        self._give(step.act, facts)

    def _anything(self) -> None:
        playing = any(one.stage.value == "running" for one in self.running.tournament.sessions.values())
        act = self.random.choice(IN_PLAY if playing and self.random.random() < 0.6 else tuple(FILLING))
        facts = FILLING[act](self)
        fields = TOURNAMENT_COMMANDS[act].__struct_fields__
        self._give(act, {name: value for name, value in facts.items() if name in fields})

    # --- facts -----------------------------------------------------------------------------------

    def someone(self) -> str:
        known = tuple(self.running.tournament.entrants) or PEOPLE
        return self.random.choice(known if self.random.random() < 0.8 else PEOPLE)

    def session(self) -> int:
        return self.random.randint(0, max(1, len(self.running.tournament.sessions)))

    def chips(self) -> int:
        return self.random.choice((0, 100_00, 900_00, 1000_00, 1000_00, 1500_00, 2345_00))

    def price(self) -> int:
        details = self.running.terms.details
        usual = details.fee + details.buy_in
        return usual if self.careful or self.random.random() < 0.95 else self.random.choice((0, 1, usual - 1, 10**12))

    def coups(self, session: int) -> int:
        """As the terms have it, mostly."""
        one = self.running.tournament.sessions.get(session)
        length = self.running.terms.format.round[one.round - 1].length.coups if one else UNSET
        if one and one.repechage and isinstance(self.running.terms.format.repechage, Repechage):
            length = self.running.terms.format.repechage.length.coups
        usual = self.careful or self.random.random() < 0.95
        return length if isinstance(length, int) and usual else self.random.randint(0, 25)

    def further(self, table: str) -> tuple[tuple[str, int], ...]:
        """Chips of further coups, for everyone who plays them at a table."""
        tournament = self.running.tournament
        ordered = tournament.play_off
        return tuple((one, self.chips()) for one in players_in(tournament, ordered, table)) if ordered else ()

    def counts(self, session: int, table: str) -> tuple[tuple[str, int], ...]:
        one = self.running.tournament.sessions.get(session)
        if one is None:
            return ()
        players = [
            entrant.id
            for entrant in self.running.at(session)
            if entrant.seat is not None and entrant.seat.table == table
        ]
        if players and not self.careful and self.random.random() < 0.03:
            players.pop()
        return tuple((player, self.chips()) for player in players)

    def points(self, session: int) -> tuple[tuple[str, int], ...]:
        """Those of the places, mostly: a table of players after the other, in any order."""
        everyone = [one.id for one in self.running.tournament.entrants.values() if one.is_in]
        held = self.running.tournament.sessions.get(session)
        if held is None or not (self.careful or self.random.random() < 0.9):
            return tuple((one, self.random.randint(0, 10)) for one in everyone)
        told = self.running.terms.format.round[held.round - 1]
        tables = told.tables or -(-len(everyone) // told.seats)
        self.random.shuffle(everyone)
        places = ((one, place // tables) for place, one in enumerate(everyone))
        return tuple((one, told.points[place] if place < len(told.points) else 0) for one, place in places)

    def tape(self) -> dict[str, Any]:
        running = self.running
        tape = running.tapes[min(running.tournament.draws, len(running.tapes) - 1)]
        return {"tape": tape.hex(), "salt": SALT.hex(), "word": "magpie", "by": self.someone()}

    def starts(self) -> int:
        return max(STARTS, self.running.clock) + self.random.choice((1, 60_000, HOUR))


def _regulator(wild: Wild) -> dict[str, Any]:
    chapter = wild.running.book.tournament
    assert not isinstance(chapter, Silent)
    about = wild.random.choice(("terms", "terms", "change"))
    rule = chapter.before.changed if about == "change" else chapter.before.advised
    to = "inspector" if isinstance(rule, Silent) else rule.to
    return {"to": to, "reference": "R", "copy": wild.careful or wild.random.random() < 0.9, "about": about}


def _entrant(wild: Wild) -> dict[str, Any]:
    staff = wild.running.tournament.staff

    def chance() -> float:
        return 0.5 if wild.careful else wild.random.random()

    who = wild.random.choice(PEOPLE)
    return {
        "entrant": who,
        "paid": wild.price(),
        "signed": chance() < 0.8,
        "likeness": chance() < 0.5,
        "staff": who in staff or chance() < 0.03,
        "excluded": chance() < 0.03,
    }


def _count(wild: Wild) -> dict[str, Any]:
    session, table = wild.session(), wild.random.choice(("T1", "T2"))
    return {
        "session": session,
        "table": table,
        "counts": wild.counts(session, table),
        "coups": wild.coups(session),
    }


def _advice(wild: Wild) -> dict[str, Any]:
    to = {"crown-sydney": "inspector", "crown-melbourne": "vcgr", "canberra": "commission"}[wild.running.book.id]
    return {"complaint": wild.random.randint(1, 2), "of": to}


def _recent(wild: Wild) -> str:
    held = wild.running.tournament.reversible
    return wild.random.choice(held).command if held else "c1"


# how each command's facts are made up
FILLING: Final[dict[str, Callable[[Wild], dict[str, Any]]]] = {
    "begin-tournament": lambda w: {"name": "Cup"},
    "write-terms": lambda w: {"terms": w.running.terms},
    "publish-terms": lambda w: {"where": "at the desk"},
    "advise-regulator": _regulator,
    "appoint-director": lambda w: {"person": w.random.choice(("Dot", "Dot", "Eve"))},
    "appoint-deputy": lambda w: {"person": w.random.choice(("Dan", "Eve"))},
    "dismiss-deputy": lambda w: {"person": "Dan"},
    "mark-present": lambda w: {"person": w.random.choice(("Dot", "Dan", "Eve"))},
    "mark-absent": lambda w: {"person": w.random.choice(("Dot", "Dan", "Eve"))},
    "designate-table": lambda w: {"table": w.random.choice(("T1", "T2", "T3")), "seats": 7},
    "release-table": lambda w: {"table": "T3"},
    "approve-staff": lambda w: {"person": w.random.choice(PEOPLE), "reference": "COO-1"},
    "enter": _entrant,
    "refuse-entry": lambda w: {"entrant": w.random.choice(PEOPLE), "reason": "full house"},
    "sign-terms": lambda w: {"entrant": w.someone()},
    "permit-likeness": lambda w: {"entrant": w.someone(), "permits": w.random.random() < 0.5},
    "withdraw": lambda w: {"entrant": w.someone()},
    "substitute": lambda w: {"entrant": w.someone(), "substitute": w.random.choice(PEOPLE), "signed": True},
    "add-reserve": lambda w: {"entrant": w.random.choice(PEOPLE), "signed": True},
    "commit-ballot": lambda w: {"commitment": sealed(w.running.tapes[0], SALT, NAME).hex()},
    "close-entries": lambda w: {},
    "brief-players": lambda w: {},
    "begin-practice": lambda w: {"table": "T1"},
    "end-practice": lambda w: {"table": "T1"},
    "schedule-session": lambda w: {"round": w.random.randint(1, 3), "starts": w.starts()},
    "move-start": lambda w: {"session": w.session(), "starts": w.starts(), "notice_at": w.running.clock},
    "draw-ballot": lambda w: {"session": w.session(), **w.tape()},
    "take-seat": lambda w: {"entrant": w.someone(), "session": w.session()},
    "record-absence": lambda w: {"entrant": w.someone(), "session": w.session()},
    "offer-seat": lambda w: {"reserve": w.someone(), "entrant": w.someone(), "paid": w.price()},
    "start-session": lambda w: {"session": w.session()},
    "pause-session": lambda w: {"session": w.session()},
    "resume-session": lambda w: {"session": w.session()},
    "call-break": lambda w: {"minutes": w.random.choice((0, 10))},
    "direct-players": lambda w: {"what": "faster"},
    "record-elimination": lambda w: {"session": w.session(), "entrant": w.someone(), "coup": w.random.randint(0, 9)},
    "record-count": _count,
    "correct-count": _count,
    "end-table-early": lambda w: {
        "session": w.session(),
        "table": "T1",
        "grounds": w.random.choice(("progress-known", "chips-to-cash")),
        "agreed": PEOPLE,
    },
    "record-points": lambda w: {"session": w.session(), "points": w.points(1)},
    "end-session": lambda w: {"session": w.session()},
    "order-play-off": lambda w: {"session": w.session(), "tables": w.random.choice(((), (), ("T2",), ("T9",)))},
    "count-play-off": lambda w: {
        "session": w.session(),
        "table": "T1",
        "counts": w.further("T1"),
        "coups": w.random.choice((0, 1, 1, 1, 2)),
    },
    "record-play-off": lambda w: {"session": w.session(), "counts": ((w.someone(), 1), (w.someone(), 2))},
    "order-repechage": lambda w: {"round": 1, "starts": w.starts(), "best": 3, "number": 1},
    "buy-back": lambda w: {"entrant": w.someone(), "paid": 150_00},
    "re-buy": lambda w: {"entrant": w.someone(), "paid": 50_00},
    "add-on": lambda w: {"entrant": w.someone(), "paid": 50_00},
    "rank-final": lambda w: {},
    "award-prizes": lambda w: {},
    "pay-prize": lambda w: {"entrant": w.someone(), "amount": w.random.choice((0, 1, 100_00))},
    "pay-held-prize": lambda w: {
        "entrant": w.someone(),
        "amount": w.random.choice((1, w.running.tournament.unawarded)),
        "why": "a decision",
    },
    "cash-chips": lambda w: {"entrant": w.someone(), "amount": w.chips()},
    "refund": lambda w: {
        "entrant": w.someone(),
        "amount": w.random.choice((50_00, 100_00, 200_00)),
        "circumstance": w.random.choice(("", "director-decides")),
        "as_": "Dot:tournament-director",
    },
    "penalise": lambda w: {"entrant": w.someone(), "penalty": w.random.choice(("advice", "slow"))},
    "record-phone": lambda w: {"entrant": w.someone()},
    "disqualify": lambda w: {"entrant": w.someone(), "reason": "shouting"},
    "retire": lambda w: {"entrant": w.someone(), "chips": w.chips()},
    "raise-complaint": lambda w: {"entrant": w.someone(), "about": "the count"},
    "decide-complaint": lambda w: {"complaint": w.random.randint(1, 2), "decision": "stands"},
    "advise-complainant": _advice,
    "undo": lambda w: {"act": _recent(w), "as_": w.random.choice(("Sam:dealer", "Dot:tournament-director"))},
    "cancel-tournament": lambda w: {"reason": "flood"} if w.random.random() < 0.05 else {"reason": ""},
    "close-tournament": lambda w: {},
}


def random_tournament(book: str, seed: int, steps: int = 400) -> Wild:
    wild = Wild(book, seed)
    wild.play(steps)
    return wild
