"""A virtual shoe at the table: committed to before the cut, contributed to by patrons, revealed when it has ended.

The books do not speak of it (docs/decisions/0025), so it is the same under every book.
"""

from __future__ import annotations

from typing import Any

import pytest

from books import HARBOUR_PALACE
from croupier import BOOKS, Reason, open_book
from croupier.table import PATRON, Actor, Stage, next_step, possible, view
from croupier.table.codec import COMMANDS, decode_table, encode_table
from croupier.table.machine import machine, says_of_the_shoe
from croupier.table.records import ShoeCommitted, ShoeContribution, ShoeRevealed
from croupier.table.shoe.committing import MOST_CONTRIBUTIONS
from live import Live

COMMITMENT, TAPE, SALT = "c0" * 32, "ab" * 2048, "5a" * 32
REVEAL: dict[str, Any] = {"tape": TAPE, "salt": SALT}
SIX = (*BOOKS, HARBOUR_PALACE)


def virtual(book: Any = "crown-sydney", **facts: Any) -> Live:
    """Cards shuffled, nothing committed to yet."""
    live = Live(open_book(book), ready=False, shoe="virtual-shoe", **facts)
    live.do("bring-cards", back="red")
    live.do("check-cards")
    live.do("shuffle-cards")
    return live


def committed(book: Any = "crown-sydney", **facts: Any) -> Live:
    live = virtual(book, **facts)
    live.do("commit-shoe", commitment=COMMITMENT)
    return live


def in_play(book: Any = "crown-sydney", **facts: Any) -> Live:
    live = committed(book, **facts)
    ready(live)
    return live


def ready(live: Live) -> None:
    """Cut, with the cutting card where the book has it, and burned."""
    live.cut()
    live.do("place-cutting-card", from_back=live.book.cards.cutting_card_place[0].cards_from_back)
    live.ready()


def ended(book: Any = "crown-sydney", **facts: Any) -> Live:
    live = in_play(book, **facts)
    live.do("order-shuffle", grounds=live.book.shuffle.ordered[0].grounds)
    return live


@pytest.mark.parametrize("book", SIX)
def test_the_day_of_a_virtual_shoe_under_every_book(book: Any) -> None:
    live = virtual(book)
    cutter: dict[str, Any] = {"after": 200, "patron": next(iter(live.table.patrons))}
    live.refused("cut-cards", Reason.SHOE_NOT_COMMITTED, **cutter)
    live.refused("cut-cards", Reason.NOT_FOR_ANOTHER, by=live.book.authority.rank[-1].id, **cutter)
    live.refused("contribute-to-shoe", Reason.SHOE_NOT_COMMITTED, patron="A", contribution="luck")
    (done,) = live.do("commit-shoe", commitment=COMMITMENT)
    assert isinstance(done, ShoeCommitted)
    assert live.table.shoe.commitment == live.table.unrevealed == COMMITMENT
    live.refused("commit-shoe", Reason.SHOE_COMMITTED, commitment=COMMITMENT)
    (said,) = live.do("contribute-to-shoe", patron="A", contribution="luck")
    assert isinstance(said, ShoeContribution)
    aloud: dict[str, Any] = {"patron": "B", "contribution": "said aloud"}
    live.refused("contribute-to-shoe", Reason.NOT_FOR_ANOTHER, by=live.book.authority.rank[0].id, **aloud)
    live.do("contribute-to-shoe", **aloud)
    live.refused("contribute-to-shoe", Reason.NO_FURTHER_CONTRIBUTION, patron="A", contribution="more")
    live.refused("reveal-shoe", Reason.NOT_AT_THIS_STAGE, **REVEAL)
    ready(live)
    assert live.table.shoe.contributions == (("A", "luck"), ("B", "said aloud"))
    live.refused("contribute-to-shoe", Reason.NOT_AT_THIS_STAGE, patron="C", contribution="too late")
    live.refused("reveal-shoe", Reason.NOT_AT_THIS_STAGE, **REVEAL)
    live.do("order-shuffle", grounds=live.book.shuffle.ordered[0].grounds)
    live.refused("bring-cards", Reason.SHOE_NOT_REVEALED, by=live.book.authority.rank[-1].id, back="green")
    live.refused("shuffle-cards", Reason.SHOE_NOT_REVEALED)
    (shown,) = live.do("reveal-shoe", **REVEAL)
    assert isinstance(shown, ShoeRevealed)
    assert (shown.commitment, shown.tape, shown.salt) == (COMMITMENT, TAPE, SALT)
    assert not live.table.unrevealed
    live.refused("reveal-shoe", Reason.NOT_AT_THIS_STAGE, **REVEAL)
    live.do("replace-cards", grounds="after-last")
    live.do("bring-cards", back="green")
    new = live.table.shoe
    assert (new.number, new.commitment, len(new.contributions)) == (2, "", 0)
    assert live.replayed() == live.table
    assert decode_table(encode_table(live.table)) == live.table


def test_pre_shuffled_cards_are_committed_to_as_well_and_then_riffled_no_more() -> None:
    live = Live("star-sydney", ready=False, shoe="virtual-shoe")
    live.do("bring-cards", back="red", pre_shuffled="manufacturer")
    live.do("commit-shoe", commitment=COMMITMENT)
    live.refused("riffle-cards", Reason.SHOE_COMMITTED, requested_by="A")
    live.refused("shuffle-cards", Reason.SHOE_COMMITTED)


@pytest.mark.parametrize("book", SIX)
def test_shuffled_cards_are_not_shuffled_again_once_they_are_committed_to(book: Any) -> None:
    live = committed(book)
    live.refused("shuffle-cards", Reason.NOT_AT_THIS_STAGE)


@pytest.mark.parametrize("command", ["commit-shoe", "contribute-to-shoe", "reveal-shoe"])
@pytest.mark.parametrize("shoe", ["dealing-shoe", "scanning-shoe"])
def test_a_table_with_cards_knows_nothing_of_it(command: str, shoe: str) -> None:
    live = Live(ready=False, shoe=shoe)
    facts: dict[str, dict[str, Any]] = {
        "commit-shoe": {"commitment": COMMITMENT},
        "contribute-to-shoe": {"patron": "A", "contribution": "luck"},
        "reveal-shoe": REVEAL,
    }
    live.refused(command, Reason.NO_VIRTUAL_SHOE, **facts[command])
    for actor in (Actor("A", PATRON), Actor("x", live.book.authority.rank[-1].id)):
        assert command not in possible(live.table, live.book, actor)


@pytest.mark.parametrize(
    "text", ["", "c0" * 31, "c0" * 33, "C0" * 32, "g0" * 32, " " * 64, "٣" * 64, "c0" * 31 + "c\n"]
)
def test_what_is_no_commitment_is_refused(text: str) -> None:
    virtual().refused("commit-shoe", Reason.TEXT_NOT_POSSIBLE, commitment=text)


@pytest.mark.parametrize("text", ["", "x" * 65, "a\nb", "\x00", "\x1b[31m", "\u202eabc", "\u200b", "\ud800", "\x7f"])
def test_what_is_no_contribution_is_refused(text: str) -> None:
    committed().refused("contribute-to-shoe", Reason.TEXT_NOT_POSSIBLE, patron="A", contribution=text)


@pytest.mark.parametrize("text", ["x", "x" * 64, "two words", "幸運", "<b>'\"&;--", "=1+1"])
def test_any_printable_words_are_a_contribution(text: str) -> None:
    committed().do("contribute-to-shoe", patron="A", contribution=text)


@pytest.mark.parametrize(
    "facts", [{"tape": TAPE[:-1]}, {"tape": TAPE.upper()}, {"tape": ""}, {"salt": SALT + "0"}, {"salt": "z" * 64}]
)
def test_what_is_no_tape_and_no_salt_is_refused(facts: dict[str, str]) -> None:
    ended().refused("reveal-shoe", Reason.TEXT_NOT_POSSIBLE, **{**REVEAL, **facts})


def test_a_patron_contributes_for_themselves_and_only_who_is_there() -> None:
    live = committed()
    live.refused("contribute-to-shoe", Reason.NOT_FOR_ANOTHER, by="B", patron="A", contribution="luck")
    live.refused("contribute-to-shoe", Reason.UNKNOWN_PATRON, patron="Z", contribution="luck")
    live.refused("commit-shoe", Reason.RANK_TOO_LOW, by="A", commitment=COMMITMENT)
    live.refused("reveal-shoe", Reason.RANK_TOO_LOW, by="A", **REVEAL)


def test_contributions_of_one_shoe_are_bounded_whoever_comes_and_goes() -> None:
    live = committed()
    for number in range(MOST_CONTRIBUTIONS):
        live.do("arrive", patron=f"p{number}")
        live.do("contribute-to-shoe", patron=f"p{number}", contribution="x")
        live.do("leave-table", patron=f"p{number}")
    live.refused("contribute-to-shoe", Reason.NO_FURTHER_CONTRIBUTION, patron="A", contribution="x")
    assert len(live.table.shoe.contributions) == MOST_CONTRIBUTIONS


# --- the reveal ----------------------------------------------------------------------------------


def test_it_is_revealed_after_the_last_coup() -> None:
    live = in_play(method="dealer-opens", face="up")
    live.bet("A", "player", 10)
    live.call()
    live.draw("5s", cutting_card=True)
    live.draw("Kd", "4h", "7c")
    live.refused("reveal-shoe", Reason.NOT_AT_THIS_STAGE, **REVEAL)
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED
    live.do("reveal-shoe", **REVEAL)


def test_it_is_revealed_when_its_cards_were_taken_off_before_or_after_the_cut() -> None:
    for live in (committed(), in_play()):
        live.do("replace-cards", grounds="unfit")
        assert live.table.shoe.commitment == ""
        live.refused("bring-cards", Reason.SHOE_NOT_REVEALED, back="blue")
        live.do("reveal-shoe", **REVEAL)
        live.do("bring-cards", back="blue")


@pytest.mark.parametrize("book", SIX)
def test_a_table_that_closed_in_mid_shoe_is_revealed_before_it_opens_again(book: Any) -> None:
    live = in_play(book, patrons="")
    live.do("close-table")
    assert view(live.table, live.book, Actor("", "display")).shared.unrevealed == COMMITMENT
    if live.table.cards_to_check:
        live.refused("open-table", Reason.CARDS_TO_CHECK, setup=live.setup)
        live.do("check-cards")
    live.refused("open-table", Reason.SHOE_NOT_REVEALED, setup=live.setup)
    assert "open-table" not in possible(live.table, live.book, Actor("x", live.book.authority.rank[-1].id))
    step = next_step(live.table, live.book)
    assert step is not None
    assert (step.command, step.needs, step.facts) == ("reveal-shoe", ("tape", "salt"), {})
    live.do("reveal-shoe", **REVEAL)
    live.refused("reveal-shoe", Reason.TABLE_NOT_OPEN, **REVEAL)
    live.do("open-table", setup=live.setup)
    assert (live.table.shoe.number, live.table.shoes) == (1, 0)
    live.do("bring-cards", back="green")
    assert (live.table.shoe.number, live.table.shoes) == (2, 1)
    assert live.replayed() == live.table


def test_the_first_arrival_cuts_the_first_shoe_of_every_day() -> None:
    """Shoes are counted on from day to day; the book's first shoe is the first since the table opened."""
    live = Live(patrons="")
    live.do("close-table")
    live.do("open-table", setup=live.setup)
    for patron, seat in (("A", 2), ("B", 7)):
        live.do("arrive", patron=patron)
        live.do("sit-down", patron=patron, seat=seat)
    live.do("bring-cards", back="colour 0")
    live.do("shuffle-cards")
    assert live.table.shoe.number == 2
    live.refused("cut-cards", Reason.NOT_THEIR_CUT, patron="B", after=200)
    live.do("cut-cards", patron="A", after=200)


def test_no_dummy_coup_is_dealt_from_a_revealed_shoe_and_none_is_left_when_it_is_revealed() -> None:
    live = in_play("crown-melbourne", method="dealer-opens", face="up", patrons="AB")
    live.bet("A", "player", 10)
    live.call()
    live.draw("5s", cutting_card=True)
    live.draw("Kd", "4h", "7c")
    live.finish()
    while live.table.shoe.stage is not Stage.ENDED:
        live.bet("A", "player", 10)
        live.coup("5s4h/Kd7c")
    after_last = [one for one in live.book.dealing.dummy.grounds if "after-last" in one.needs]
    assert after_last, "only books that deal a coup after the last are asked"
    facts: dict[str, Any] = {"grounds": after_last[0].id, "requested_by": "A", "agreed": ("A", "B")}
    live.do("order-dummy-coup", **facts)
    live.refused("reveal-shoe", Reason.DUMMY_COUP, **REVEAL)
    live.draw("5s")
    live.refused("reveal-shoe", Reason.COUP_IN_PROGRESS, **REVEAL)
    live.draw("Kd", "4h", "7c")
    live.do("announce-result")
    live.do("clear-cards")
    live.do("reveal-shoe", **REVEAL)
    live.refused("order-dummy-coup", Reason.SHOE_ENDED, **facts)


# --- what people are told ------------------------------------------------------------------------


def test_the_next_step_names_the_commitment_and_the_reveal() -> None:
    live = virtual()
    step = next_step(live.table, live.book)
    assert step is not None
    assert (step.command, step.needs, step.facts) == ("commit-shoe", ("commitment",), {})
    live = ended()
    step = next_step(live.table, live.book)
    assert step is not None
    assert (step.command, step.needs, step.facts) == ("reveal-shoe", ("tape", "salt"), {})


def test_everyone_sees_the_commitment_and_the_contributions() -> None:
    live = committed()
    assert "contribute-to-shoe" in possible(live.table, live.book, Actor("A", PATRON))
    live.do("contribute-to-shoe", patron="A", contribution="luck")
    assert "contribute-to-shoe" not in possible(live.table, live.book, Actor("A", PATRON))
    assert "contribute-to-shoe" in possible(live.table, live.book, Actor("B", PATRON))
    for actor in (Actor("", "display"), Actor("B", PATRON), Actor("d", "dealer")):
        shoe = view(live.table, live.book, actor).shared.shoe
        assert shoe is not None
        assert shoe.commitment == COMMITMENT
        assert shoe.contributions == (("A", "luck"),)


def test_commanding_is_possible_in_its_moment() -> None:
    dealer = machine("dealer")
    live = virtual()
    assert "commit-shoe" in possible(live.table, live.book, dealer)
    live = committed()
    assert "commit-shoe" not in possible(live.table, live.book, dealer)
    assert "reveal-shoe" not in possible(live.table, live.book, dealer)
    live = ended()
    assert "reveal-shoe" in possible(live.table, live.book, dealer)


@pytest.mark.parametrize("rank", [PATRON, *(rank.id for rank in open_book("crown-sydney").authority.rank)])
def test_nobody_but_the_machine_is_offered_what_says_which_cards_come(rank: str) -> None:
    machines = {
        "commit-shoe",
        "place-cutting-card",
        "show-burn-card",
        "expose-burned-cards",
        "reveal-shoe",
        "draw-card",
        "correct-card",  # which is refused to the machine as well: its cards are the tape's
    }
    assert machines == {name for name, kind in COMMANDS.items() if says_of_the_shoe(kind).always}
    for live in (virtual(), committed(), in_play(), ended()):
        assert machines.isdisjoint(possible(live.table, live.book, Actor("A", rank)))
