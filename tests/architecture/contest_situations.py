"""A situation for each reason to say no in a session of a tournament, as table_situations.py has for the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from contests import Contested
from croupier import Reason, Refusal
from croupier.table import replay
from croupier.table.machine import machine
from croupier.table.records import ContestBegun
from live import Live

COUP = "9s2d/7h2c"
SECRET = {"secret": {"number": 1}, "pass_cards": {"number": 1}, "compulsory": 10_00}


def sydney(**terms: Any) -> Contested:
    return Contested("crown-sydney", "crown", terms=SECRET | terms)


def called(**terms: Any) -> Contested:
    live = sydney(**terms)
    live.do("call-for-bets")
    return live


def secret() -> Contested:
    live = called()
    live.do("place-secret-wager", patron="A", wager="player", stake=10_00)
    return live


def passed(*patrons: str) -> Contested:
    live = called()
    for patron in patrons:
        live.do("use-pass-card", patron=patron)
    return live


def canberra() -> Contested:
    live = Contested("canberra", "commission")
    live.marked(3)
    return live


def asked(*patrons: str) -> Contested:
    live = canberra()
    live.asked(*((patron, "player", 10) for patron in patrons))
    return live


def practising() -> Contested:
    live = sydney()
    live.do("begin-practice-coups")
    return live


def played() -> Contested:
    live = sydney(coups=1)
    live.open_bets(("A", "player", 10), ("B", "player", 10), ("C", "player", 10))
    live.coup(COUP)
    return live


def poor() -> Contested:
    return Contested("crown-sydney", "crown", bank=100_00, terms={"bank": 0, "compulsory": 200_00})


def owing() -> Contested:
    """Commission of 50 cents on ten dollars waits, approved beforehand."""
    live = Contested("crown-sydney", "traditional")
    live.do("approve", act="defer-commission", patron="A")
    live.open_bets(("A", "banker", 55))
    live.coup("2s3d/9hKc")
    return live


def revealing() -> Contested:
    live = secret()
    for patron in "BC":
        live.bet(patron, "player", 10)
    live.do("call-no-more-bets")
    return live


def beginning(live: Live) -> Refusal:
    terms = Contested("canberra").contest.terms
    return live.refused("begin-contest", tournament="Cup", session="1", digest="", terms=terms)


def carried() -> Contested:
    """The machine began it, as for a tournament of the same floor."""
    live = sydney()
    begun = next(event for event in live.events if isinstance(event, ContestBegun))
    again = replace(begun, made=replace(begun.made, actor=machine(begun.made.actor.rank)))
    live.table = replay(live.table.id, (again if event is begun else event for event in live.events))
    return live


WAGER: dict[str, Any] = {"wager": "player", "stake": 10_00}

SITUATIONS: dict[Reason, Callable[[], Refusal]] = {
    Reason.ONLY_THE_TOURNAMENT: lambda: carried().refused("adjust-chips", patron="A", amount=10_00, why="re-buy"),
    Reason.CONTEST_ON: lambda: sydney().refused("arrive", patron="Z"),
    Reason.NO_CONTEST: lambda: Live().refused("end-contest", why="complete"),
    Reason.TABLE_IN_USE: lambda: beginning(Live("canberra")),
    Reason.PLAY_STOPPED: lambda: stopped().refused("call-for-bets"),
    Reason.PLAY_NOT_STOPPED: lambda: sydney().refused("resume-contest"),
    Reason.PRACTISING: lambda: practising().refused("begin-practice-coups"),
    Reason.NOT_PRACTISING: lambda: sydney().refused("end-practice-coups"),
    Reason.PLAY_HAS_BEGUN: lambda: played().refused("begin-practice-coups"),
    Reason.CONTEST_OVER: lambda: played().refused("call-for-bets"),
    Reason.CONTEST_NOT_OVER: lambda: sydney(coups=5).refused("end-contest", why="complete"),
    Reason.MUST_VACATE: lambda: poor().refused("call-for-bets"),
    Reason.CAN_STILL_WAGER: lambda: sydney().refused("vacate-seat", patron="A", why="eliminated"),
    Reason.CHIPS_NOT_SETTLED: lambda: owing().refused("end-contest", why="cancelled"),
    Reason.CHIPS_FIXED: lambda: sydney().refused("adjust-chips", patron="A", amount=1_00, why="re-buy"),
    Reason.UNEQUAL_BANK: lambda: sydney().refused("seat-entrant", patron="D", seat=4, bank=5_00),
    Reason.MARKER_NOT_PLACED: lambda: Contested("canberra").refused("call-for-bets"),
    Reason.MARKER_ELSEWHERE: lambda: asked("C").refused("place-marker", seat=1),
    Reason.NOT_NEXT_TO_WAGER: lambda: canberra().refused("ask-to-wager", patron="A"),
    Reason.NOT_ALL_ASKED: lambda: asked("C").refused("call-no-more-bets"),
    Reason.TURN_OVER: lambda: asked("C", "B").refused("place-wager", patron="C", **WAGER),
    Reason.NOT_THEIR_TURN: lambda: too_soon().refused("withdraw-wager", number=1),
    Reason.NOT_THEIR_SEAT: lambda: asked("C").refused("place-wager", patron="C", place=1, **WAGER),
    Reason.HAS_PASSED: lambda: passed("A").refused("place-wager", patron="A", **WAGER),
    Reason.SECRET_MADE: lambda: secret().refused("place-wager", patron="A", **WAGER),
    Reason.NO_SECRET: lambda: called().refused("withdraw-secret-wagers", patron="A"),
    Reason.NONE_LEFT: lambda: secret().refused("place-secret-wager", patron="A", **WAGER),
    Reason.BOTH_HANDS: lambda: asked("C").refused("place-wager", patron="C", wager="banker", stake=20_00),
    Reason.NOT_ALL_WAGERED: lambda: called().refused("call-no-more-bets"),
    Reason.SECRETS_NOT_REVEALED: lambda: revealing().refused("draw-card", card=None),
}


def stopped() -> Contested:
    live = sydney()
    live.do("pause-contest", why="director-absent")
    return live


def too_soon() -> Contested:
    live = canberra()
    live.bet("A", "player", 10)
    return live
