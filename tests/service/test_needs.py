"""What a table needs of whoever supervises: each need arises from its situation, the worst is first."""

from __future__ import annotations

from typing import Any

from croupier.service.calls import StaffCall
from croupier.service.needs import WEIGHTS, CoupPace, Need, PitShown, pit_of
from croupier.table import Actor
from croupier.table.views import view
from croupier.table.views.steps import next_step
from live import MINUTE, Live


def shown(live: Live, *, call: StaffCall | None = None, halted: bool = False) -> PitShown:
    pace = CoupPace()
    for event in live.events:
        pace.hear(event)
    supervisor = Actor("the supervisor", live.book.authority.rank[-1].id)
    private = view(live.table, live.book, supervisor).private
    return pit_of(live.table, private, live.book, call=call, pace=pace, halted=halted)


def needs(live: Live, **about: Any) -> dict[str, Need]:
    return {one.kind: one for one in shown(live, **about).needs}


def face_down() -> Live:
    """A coup of cards that lie face down, with one wager on it."""
    live = Live("canberra")
    live.do("choose-dealing", method="delivered", face="down")
    live.bet("A", "player", 10)
    live.call()
    return live


def test_a_table_where_nothing_is_amiss_needs_nobody() -> None:
    assert needs(Live()) == {}


def test_a_table_that_was_stopped_is_trouble() -> None:
    assert needs(Live(), halted=True)["trouble"].weight == max(WEIGHTS.values())


def test_a_call_until_somebody_answers_it() -> None:
    call = StaffCall(by="dee", at=5)
    assert needs(Live(), call=call)["call"].facts == {"by": "dee", "at": 5}
    assert "call" not in needs(Live(), call=StaffCall(by="dee", at=5, answered_by="sue", answered_at=6))


def test_a_matter_waits_for_a_decision() -> None:
    live = Live()
    live.bet("A", "player", 10)
    assert "matter" not in needs(live)
    live.do("report-irregularity", slip="game-disrupted")
    assert needs(live)["matter"].facts == {"slip": "game-disrupted"}


def test_a_coup_under_way_is_slow_after_three_minutes_without_an_event() -> None:
    live = Live()
    live.bet("A", "player", 10)
    assert "slow" not in needs(live)  # wagers take the time they take
    live.do("call-for-bets")
    live.do("call-no-more-bets")
    assert needs(live)["slow"].since == live.now + 3 * MINUTE


def test_an_announced_change_from_the_moment_it_is_due() -> None:
    live = Live()
    live.do("display-notice", about="higher-minimum", minimum=25_00)
    due = needs(live)["change-due"]
    assert due.facts == {"about": "higher-minimum"}
    assert due.since == live.now + 20 * MINUTE
    live.do("remove-notice", about="higher-minimum")
    assert "change-due" not in needs(live)


def test_a_change_that_waits_for_coups_is_due_after_the_last() -> None:
    live = Live()
    live.do("display-notice", about="closing")
    for _ in range(3):
        assert "change-due" not in needs(live)
        live.bet("A", "player", 10)
        live.coup("9hKc/2d5s")
    assert needs(live)["change-due"].facts == {"about": "closing"}


def test_a_dispute_until_it_is_decided() -> None:
    live = Live()
    live.bet("A", "player", 10)
    live.coup("9hKc/2d5s")
    live.do("raise-dispute", patron="A", about="paid too little")
    assert needs(live)["dispute"].facts == {"patron": "A"}
    live.do("decide-dispute", dispute=1, decision="it stands")
    assert "dispute" not in needs(live)


def test_what_is_owed_to_somebody_until_it_is_done() -> None:
    live = Live()
    live.do("raise-dispute", patron="A", about="the payment")
    assert "Inspector" in needs(live)["duty"].facts["to"]  # as the house says it
    live.do("decide-dispute", dispute=1, decision="it stands")
    assert "duty" not in needs(live)


def test_a_breach_is_told_with_who_and_what() -> None:
    live = Live()
    live.do("record-breach", kind="device", patron="A")
    assert needs(live)["breach"].facts == {"patron": "A", "breach": "device"}


def test_patrons_who_may_change_their_wagers_are_waited_for() -> None:
    live = face_down()
    live.draw("8s", "2d", "Kd")
    assert "changes" not in needs(live)
    live.amiss("changes-asked", "permit")
    assert "changes" in needs(live)
    live.do("close-changes")
    assert "changes" not in needs(live)


def test_an_offer_until_it_is_answered() -> None:
    live = face_down()
    live.draw("Ks", "2d", "Kd", "5c")
    live.open_hands()
    live.draw("6c")
    live.amiss("hand-to-wrong-person", "offer")
    assert needs(live)["offer"].facts == {"wagers": 1}
    live.do("answer-offer", number=next(iter(live.table.coup.wagers)), choice="remove")
    assert "offer" not in needs(live)


def test_signs_that_are_missing() -> None:
    live = Live()
    assert "signs-missing" not in needs(live)
    bare = Live(opened=False)
    bare.approve_things()
    bare.do("open-table", setup=bare.setup)
    assert needs(bare)["signs-missing"].facts["signs"]


def test_a_step_that_is_not_the_dealers_wants_its_rank() -> None:
    """At The Star a supervisor cuts; before and after that the dealer goes on alone."""
    live = Live("star-sydney", ready=False)
    wanted: list[str] = []
    while (step := next_step(live.table, live.book)) is not None and step.command != "call-for-bets":
        if need := needs(live).get("rank-wanted"):
            wanted.append(need.facts["act"])
        facts: dict[str, Any] = dict(step.facts)
        live.do(step.command, by=step.whose or Actor("whoever may", step.rank), **facts)
    assert wanted == ["cut-cards"]


def test_cards_to_check_at_a_table_that_closed() -> None:
    live = Live("crown-melbourne")
    live.bet("A", "player", 10)
    live.coup("9hKc/2d5s")
    for patron in "ABC":
        live.do("leave-table", patron=patron)
    live.do("close-table")
    assert "cards-to-check" in needs(live)
    live.do("check-cards")
    assert "cards-to-check" not in needs(live)


def test_the_most_urgent_is_first() -> None:
    live = Live()
    live.bet("A", "player", 10)
    live.do("display-notice", about="higher-minimum", minimum=25_00)
    live.do("report-irregularity", slip="game-disrupted")
    found = [one.kind for one in shown(live, call=StaffCall(by="dee", at=1), halted=True).needs]
    assert found[:4] == ["trouble", "call", "matter", "change-due"]
    assert [WEIGHTS[kind] for kind in found] == sorted((WEIGHTS[kind] for kind in found), reverse=True)


def test_the_pace_is_measured_between_results() -> None:
    live = Live()
    assert shown(live).pace is None
    for _ in range(3):
        live.bet("A", "player", 10)
        live.coup("9hKc/2d5s")
        live.now += 2 * MINUTE
    assert shown(live).pace == 30


def test_commission_that_is_owed_is_added_up() -> None:
    live = Live("crown-melbourne")
    live.bet("A", "banker", 100)
    live.coup("2d5s/9hKc")
    owed = sum(part // whole for part, whole in (one.owes for one in live.table.patrons.values()))
    assert shown(live).commission == owed
