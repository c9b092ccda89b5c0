"""What can be reported and what each remedy would do, told before anyone orders it; and what screens show of it."""

from __future__ import annotations

import pytest

from croupier.cards import read_cards
from croupier.clauses import Reason
from croupier.table import Actor, offered, view
from croupier.table.views import shared
from croupier.table.views.records import RemedyShown, WagerEffect
from live import Live

DEALER = Actor("Kim", "dealer")
DISPLAY = Actor("", "display")


def slips(table: Live, actor: Actor = DEALER) -> set[str]:
    return {one.slip for one in offered(table.table, table.book, actor).slips}


def remedies(table: Live, actor: Actor = DEALER) -> dict[str, RemedyShown]:
    return {one.id: one for one in offered(table.table, table.book, actor).remedies}


def told(remedy: RemedyShown) -> list[str]:
    return [one.effect for one in remedy.coup]


def effects(remedy: RemedyShown) -> dict[int, WagerEffect]:
    return {one.number: one for one in remedy.wagers}


def test_only_what_can_have_happened_is_offered_for_reporting() -> None:
    table = Live("crown-sydney")
    assert "hand-to-wrong-area" not in slips(table)
    assert "face-up-card" in slips(table)
    table.bet("A", "player", 100)
    table.first_four("3s4h/2d3c")
    assert {"third-card-to-player", "hand-to-wrong-area", "order-unknown"} <= slips(table)
    assert "third-card-to-banker" not in slips(table)  # Banker is due a card
    assert "bad-cut" not in slips(table)  # another book's
    shown = {one.slip: one for one in offered(table.table, table.book, DEALER).slips}
    assert shown["third-card-to-player"].needs == ("cards",)
    assert all(one.clauses for one in shown.values())
    assert slips(table, Actor("A", "patron")) == set()


def test_a_slip_about_an_earlier_coup_asks_which() -> None:
    table = Live("canberra")
    assert "error-found-late" not in slips(table)
    table.bet("A", "player", 100)
    table.coup("8dKs/2c5s")
    table.bet("A", "player", 100)
    table.first_four("8dKs/2c5s")
    found = {one.slip: one for one in offered(table.table, table.book, DEALER).slips}
    assert found["error-found-late"].needs == ("coup",)


def test_fraud_may_name_a_complete_coup_and_its_shoe_once_there_are_several() -> None:
    table = Live("star-sydney")
    assert "fraud" not in slips(table)
    table.bet("A", "player", 100)
    table.coup("8dKs/2c5s")
    found = {one.slip: one for one in offered(table.table, table.book, DEALER).slips}
    assert found["fraud"].needs == ("coup",)
    table.bet("A", "player", 100)
    found = {one.slip: one for one in offered(table.table, table.book, DEALER).slips}
    assert (found["fraud"].needs, found["fraud"].may_say) == ((), ("coup", "patron", "wager", "says"))
    table.call()
    table.draw("8c", cutting_card=True)
    table.draw("2c", "Kc", "5h")
    table.finish()
    table.ready()
    found = {one.slip: one for one in offered(table.table, table.book, DEALER).slips}
    assert (found["fraud"].needs, "shoe" in found["fraud"].may_say) == (("coup",), True)
    table.do("report-irregularity", by=DEALER, slip="fraud", coup=1, shoe=1)
    refund = remedies(table)["refund"]
    assert [(one.effect, one.figures) for one in refund.coup] == [("past-voided", {"coup": 1, "shoe": 1})]
    assert {one.outcome for one in refund.wagers} == {"returned"}


def test_each_remedy_tells_who_may_order_it_and_what_it_would_do() -> None:
    table = Live("star-sydney")
    first, second = table.bet("A", "banker", 100), table.bet("B", "player", 50)
    table.call()
    table.draw("9c", "2s", "Kd", "5h")
    table.do("report-irregularity", by=DEALER, slip="wrong-order")
    before = table.table
    found = remedies(table)
    assert list(found) == ["rebuild-and-offer", "void", "void-and-shuffle"]
    rebuild, void, shuffle = found.values()
    assert rebuild.rank == "gaming-supervisor"
    assert rebuild.refusal is not None
    assert rebuild.refusal.reason is Reason.RANK_TOO_LOW
    assert {one.outcome for one in rebuild.wagers} == {"patron-chooses"}
    assert effects(rebuild)[first].choices == ("keep", "remove")
    assert told(rebuild) == ["offer-made"]
    assert "coup-voided" in told(void)
    assert void.two_people
    assert {number: (one.outcome, one.returned) for number, one in effects(void).items()} == {
        first: ("returned", 100_00),
        second: ("returned", 50_00),
    }
    assert shuffle.all_agree
    assert {"coup-voided", "shoe-ended"} <= set(told(shuffle))
    assert all(one.clauses for one in found.values())
    supervisor = remedies(table, Actor("Lee", "casino-supervisor"))
    assert all(one.refusal is None for one in supervisor.values())
    reporter = remedies(table, Actor("Kim", "casino-supervisor"))
    assert reporter["void"].refusal is not None
    assert reporter["void"].refusal.reason is Reason.ANOTHER_PERSON_NEEDED
    assert table.table is before


def test_what_is_told_is_what_happens() -> None:
    """For every remedy of a few matters: the stakes that come back are those foretold."""
    for remedy in ("complete", "offer", "dummy-coup"):
        table = Live("crown-sydney")
        table.bet("A", "player", 200)
        table.bet("B", "banker", 300)
        table.first_four("3s4h/2d3c")
        had = {patron: table.has(patron) for patron in "AB"}
        table.do("report-irregularity", by=DEALER, slip="hand-to-wrong-area")
        shown = remedies(table)[remedy]
        table.remedy(remedy)
        back = {patron: table.has(patron) - had[patron] for patron in "AB"}
        assert back == {patron: sum(one.returned for one in shown.wagers if one.patron == patron) for patron in "AB"}
        assert (table.table.offer is not None) is any(one.outcome == "patron-chooses" for one in shown.wagers)
        assert bool(table.table.coup.dummy) is any(one.effect == "dummy-ordered" for one in shown.coup)


def test_a_settled_coup_that_would_be_void_tells_what_is_undone() -> None:
    table = Live("crown-sydney", shoe="scanning-shoe")
    number = table.bet("A", "player", 40)
    table.first_four("8dKs/2c5s")
    table.do("announce-result")
    table.do("settle-coup")
    table.do("report-irregularity", by=DEALER, slip="scanner-disagrees")
    found = remedies(table)
    assert not effects(found["confirm"])[number].undone
    assert effects(found["void"])[number].undone
    assert effects(found["void"])[number].returned == 40_00


def test_whoever_spoiled_the_game_forfeits() -> None:
    table = Live("star-sydney")
    guilty, other = table.bet("A", "player", 100), table.bet("B", "banker", 60)
    table.first_four("6dKc/3d4d")
    table.do("report-irregularity", by=DEALER, slip="fraud", patron="A", says="marked cards")
    forfeit = effects(remedies(table)["forfeit"])
    assert forfeit[guilty].outcome == "forfeited"
    assert (forfeit[other].outcome, forfeit[other].returned) == ("returned", 60_00)


def test_a_coup_long_complete_tells_what_goes_back() -> None:
    table = Live("canberra")
    number = table.bet("A", "player", 100)
    table.coup("8dKs/2c5s")
    table.bet("A", "player", 20)
    table.first_four("8dKs/2c5s")
    table.do("report-irregularity", by=DEALER, slip="error-found-late", coup=1)
    shown = remedies(table)["void-round"]
    assert [(one.effect, one.figures) for one in shown.coup] == [("past-voided", {"coup": 1})]
    assert effects(shown)[number].returned == 100_00
    assert effects(shown)[number].undone


@pytest.mark.parametrize("exposed", [True, False])
def test_screens_show_the_matter_and_no_face_that_is_not_exposed(exposed: bool) -> None:
    table = Live("canberra")
    table.bet("A", "player", 40)
    table.first_four("8dKs/2c5s")
    cards = read_cards("9h")
    table.do("report-irregularity", by=DEALER, slip="excess-card", cards=cards, exposed=exposed)
    face = "9h" if exposed else None
    seen = shared(table.table, table.book)
    assert seen.matter is not None
    assert (seen.matter.slip, seen.matter.cards) == ("excess-card", (face,))
    table.remedy("no-bet-coup" if exposed else "next-round")
    seen = shared(table.table, table.book)
    assert (seen.matter, seen.carried, bool(seen.next_dummy)) == (None, (face,), exposed)
    if not exposed:
        for who in (DISPLAY, DEALER, Actor("A", "patron"), Actor("Max", table.book.authority.rank[-1].id)):
            assert "9h" not in str(view(table.table, table.book, who))


def test_screens_show_the_offer_and_each_patron_what_is_theirs_to_answer() -> None:
    table = Live("star-sydney")
    first, second = table.bet("A", "banker", 100), table.bet("B", "player", 50)
    table.call()
    table.draw("9c", "2s", "Kd", "5h")
    table.amiss("wrong-order", "rebuild-and-offer")
    seen = shared(table.table, table.book)
    assert seen.offer is not None
    assert (seen.offer.choices, seen.offer.wagers) == (("keep", "remove"), (first, second))
    own = view(table.table, table.book, Actor("B", "patron")).private
    assert own.own is not None
    assert own.own.to_answer == (second,)
    assert "answer-offer" in own.possible
    nothing = view(table.table, table.book, Actor("C", "patron")).private
    assert "answer-offer" not in nothing.possible
    table.do("answer-offer", number=second, choice="keep")
    assert "answer-offer" not in view(table.table, table.book, Actor("B", "patron")).private.possible


def test_staff_see_who_must_be_told() -> None:
    table = Live("star-sydney")
    table.bet("A", "player", 100)
    table.call()
    table.draw("2c")
    table.amiss("wrong-cards", "void-shoe")
    duties = view(table.table, table.book, DEALER).private.duties
    assert [one.id for one in duties] == ["surveillance", "inspector-daily"]
    assert all(one.about and one.to and one.clauses for one in duties)
    assert "record-notification" in view(table.table, table.book, DEALER).private.possible
    own = view(table.table, table.book, Actor("A", "patron"))
    assert "surveillance" not in str(own)
