"""Whoever has the log can check every shoe: one changed bit of anything that decided a card, and the check fails.

Every card and every bit is tried in a soak, a share of them in `make test`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from chance.dealt import WORDS, Automatic, a_shoe
from croupier.cards import PACK, Card, read_cards
from croupier.chance import ShoeCheck, TapesInMemory, check_shoes, commitment, mixed, order_of, salt_of, tape_of
from croupier.coup import Side
from croupier.languages import Message, Speaker
from croupier.scenario import read_scenario, run_scenario
from croupier.table import Actor, Down, Event, Made
from croupier.table import records as r
from croupier.table.codec import decode_event, encode
from live import START, Live
from soak import share

TABLE = "t/9"
MADE = Made("x", Actor("x", "dealer"), START * 2)


def only(events: Sequence[Event]) -> ShoeCheck:
    """What is said of the one shoe; the last thing, where its faults are told apart."""
    return list(check_shoes(TABLE, events))[-1]


def unfair(events: Sequence[Event]) -> bool:
    return not all(check.fair for check in check_shoes(TABLE, events))


def places(kind: type[Event]) -> list[int]:
    return [place for place, event in enumerate(a_shoe()) if isinstance(event, kind)]


def with_one(place: int, event: Event) -> list[Event]:
    events = list(a_shoe())
    assert events[place] != event
    events[place] = event
    return events


def flips(text: str) -> Iterator[str]:
    """The text with one bit of one character changed; only what a text file could hold."""
    for place, letter in enumerate(text):
        for bit in range(7):
            changed = chr(ord(letter) ^ (1 << bit))
            yield text[:place] + changed + text[place + 1 :]


def test_a_shoe_that_was_dealt_as_committed_passes() -> None:
    check = only(a_shoe())
    assert check.fair
    assert (check.shoe, check.unseen) == (1, 1)  # the burned card
    assert check.checked == len(places(r.CardDrawn))
    assert check.left == 416 - 1 - check.checked


def test_the_commitment_is_what_anyone_can_compute() -> None:
    """A page of code that uses nothing of ours."""
    tape, salt = tape_of(5, 1), salt_of(5, 1)
    text = b"".join(b"%d:%s," % (len(one), one) for one in (b"croupier-shoe/1", b"t/9/1", salt, tape))
    assert hashlib.sha256(text).hexdigest() == commitment(tape, salt, "t/9/1") == only(a_shoe()).commitment
    words = b"".join(
        b"%d:%s," % (len(one), one)
        for one in (b"croupier-contributions/1", *(t.encode() for pair in WORDS.items() for t in pair))
    )
    stream = hashlib.shake_256(words).digest(2048)
    assert mixed(tape, tuple(WORDS.items())) == bytes(a ^ b for a, b in zip(tape, stream, strict=True))


@pytest.mark.parametrize("field", ["tape", "salt", "commitment"])
def test_one_changed_bit_of_what_is_revealed_fails(field: str) -> None:
    (place,) = places(r.ShoeRevealed)
    event = a_shoe()[place]
    text = getattr(event, field)
    every = list(flips(text))
    for changed in every[:: max(1, len(every) // 150)]:
        assert unfair(with_one(place, replace(event, **{field: changed})))


def test_one_changed_bit_of_the_commitment_or_of_a_contribution_fails() -> None:
    for place in (*places(r.ShoeCommitted), *places(r.ShoeContribution)):
        event = a_shoe()[place]
        for field in ("commitment", "contribution", "patron"):
            for changed in share(flips(getattr(event, field, "")), 5):
                assert unfair(with_one(place, replace(event, **{field: changed}))), (field, changed)


def test_a_contribution_left_out_added_or_moved_fails() -> None:
    first, second = places(r.ShoeContribution)
    events = list(a_shoe())
    assert unfair([event for place, event in enumerate(events) if place != first])
    added = r.ShoeContribution(events[first].made, (), "C", "more")
    assert unfair([*events[: second + 1], added, *events[second + 1 :]])
    events[first], events[second] = events[second], events[first]
    assert unfair(events)


def test_one_changed_bit_of_the_cut_or_of_the_cutting_cards_place_fails() -> None:
    (cut,), (placed,) = places(r.CardsCut), places(r.CuttingCardPlaced)
    for bit in range(12):
        event = a_shoe()[cut]
        assert isinstance(event, r.CardsCut)
        assert unfair(with_one(cut, replace(event, after=event.after ^ (1 << bit))))
        other = a_shoe()[placed]
        assert isinstance(other, r.CuttingCardPlaced)
        assert unfair(with_one(placed, replace(other, from_back=other.from_back ^ (1 << bit))))


def test_any_card_changed_fails() -> None:
    """Each card of the shoe, to the next kind; the first one to every other kind."""
    drawn = places(r.CardDrawn)
    for place in share(drawn, 6):
        event = a_shoe()[place]
        assert isinstance(event, r.CardDrawn)
        assert event.card is not None
        after = PACK[(PACK.index(event.card) + 1) % 52]
        assert unfair(with_one(place, replace(event, card=after)))
    first = a_shoe()[drawn[0]]
    assert isinstance(first, r.CardDrawn)
    for card in PACK:
        assert card == first.card or unfair(with_one(drawn[0], replace(first, card=card)))


def test_two_cards_dealt_the_other_way_round_fail() -> None:
    drawn = places(r.CardDrawn)
    events = list(a_shoe())
    for one, other in pairwise(drawn):
        first, second = events[one], events[other]
        assert isinstance(first, r.CardDrawn)
        assert isinstance(second, r.CardDrawn)
        if first.card != second.card:
            swapped = list(events)
            swapped[one], swapped[other] = replace(first, card=second.card), replace(second, card=first.card)
            assert unfair(swapped)
            return


def test_the_cutting_card_elsewhere_fails() -> None:
    drawn = places(r.CardDrawn)
    (out,) = (at for at, place in enumerate(drawn) if getattr(a_shoe()[place], "cutting_card", False))
    around = drawn[out - 1 : out + 2]  # where it came out, and one card earlier and later
    for place in sorted({*share(drawn, 6), *around}):
        event = a_shoe()[place]
        assert isinstance(event, r.CardDrawn)
        assert unfair(with_one(place, replace(event, cutting_card=not event.cutting_card)))


def test_another_number_of_decks_fails() -> None:
    (place,) = places(r.CardsBrought)
    event = a_shoe()[place]
    for cards in (0, 52, 312, 415, 417, 468):
        assert unfair(with_one(place, replace(event, cards=cards)))


def test_another_table_fails() -> None:
    assert not all(check.fair for check in check_shoes("t/8", a_shoe()))


# --- the order of things -------------------------------------------------------------------------


def moved(kind: type[Event], before: type[Event]) -> list[Event]:
    """The log with its events of one kind written before the first of another kind."""
    some = [event for event in a_shoe() if isinstance(event, kind)]
    rest = [event for event in a_shoe() if not isinstance(event, kind)]
    place = next(place for place, event in enumerate(rest) if isinstance(event, before))
    return [*rest[:place], *some, *rest[place:]]


@pytest.mark.parametrize(
    ("kind", "before", "says"),
    [
        (r.CardsCut, r.ShoeCommitted, "cut before it was committed to"),
        (r.ShoeCommitted, r.CuttingCardPlaced, "committed to after the cut"),
        (r.ShoeContribution, r.CuttingCardPlaced, "after the cut"),
        (r.ShoeContribution, r.ShoeCommitted, "before the commitment"),
        (r.ShoeCommitted, r.CardDrawn, "a wager was placed before it was committed to"),
        (r.ShoeRevealed, r.CardDrawn, "after it was revealed"),
        (r.CardsShuffled, r.CardsCut, "shuffled after it was committed to"),
    ],
)
def test_things_in_another_order_fail(kind: type[Event], before: type[Event], says: str) -> None:
    faults = [Speaker().said(fault) for check in check_shoes(TABLE, moved(kind, before)) for fault in check.faults]
    assert any(says in fault for fault in faults), faults


def test_a_shoe_that_was_never_committed_to_or_never_revealed_is_told() -> None:
    without = [event for event in a_shoe() if not isinstance(event, r.ShoeCommitted)]
    assert unfair(without)
    unrevealed = only([event for event in a_shoe() if not isinstance(event, r.ShoeRevealed)])
    assert not unrevealed.revealed
    assert [fault.id for fault in unrevealed.faults] == ["unfair-owed"]
    assert not unrevealed.fair
    again = [*a_shoe()[:-1], r.CardsBrought(MADE, (), 416, "blue", "")]
    (check,) = check_shoes(TABLE, again)
    assert check.faults == (Message("unfair-never-revealed"),)


def test_a_second_commitment_fails() -> None:
    (place,) = places(r.ShoeCommitted)
    events = list(a_shoe())
    assert unfair([*events[: place + 1], events[place], *events[place + 1 :]])


def test_a_log_that_cannot_be_a_tables_is_told_and_not_raised() -> None:
    events = [*a_shoe()[:40], r.WagerWithdrawn(MADE, (), 999), *a_shoe()[40:]]
    (check,) = check_shoes(TABLE, events)
    assert "event 41 does not follow" in Speaker().said(check.faults[0])


def test_a_table_with_a_dealing_shoe_has_nothing_to_check() -> None:
    live = Live()
    live.bet("A", "player", 10)
    live.coup("5s4h/Kd7c")
    assert not list(check_shoes("test", live.events))


def test_events_that_were_written_and_read_back_pass() -> None:
    assert only([decode_event(encode(event)) for event in a_shoe()]).fair


# --- cards that are seen later -------------------------------------------------------------------


class ByHand:
    """A virtual shoe dealt by people who look the order up."""

    def __init__(self, book: str, **facts: Any) -> None:
        self.live = Live(book, ready=False, shoe="virtual-shoe", **facts)
        self.tapes = TapesInMemory(4)
        self.live.do("bring-cards", back="red")
        self.live.do("check-cards")
        self.live.do("shuffle-cards")
        self.commitment = self.tapes.commit(f"test/{self.live.table.shoe.number}")
        self.live.do("commit-shoe", commitment=self.commitment)
        self.live.do("contribute-to-shoe", patron="B", contribution="later")
        self.live.cut()
        self.live.do("place-cutting-card", from_back=20)

    def card(self, after: int) -> Card:
        tape, _ = self.tapes.open(self.commitment)
        return order_of(8, mixed(tape, (("B", "later"),)))[(200 + after) % 416]

    def reveal(self) -> ShoeCheck:
        live = self.live
        live.do("order-shuffle", grounds=live.book.shuffle.ordered[0].grounds)
        tape, salt = self.tapes.open(self.commitment)
        live.do("reveal-shoe", tape=tape.hex(), salt=salt.hex())
        (check,) = check_shoes("test", live.events)
        return check


@pytest.mark.parametrize("wrong", [None, 0, 1, 2, 3])
def test_cards_dealt_face_down_are_checked_where_they_are_turned_over(wrong: int | None) -> None:
    hand = ByHand("crown-sydney", method="dealer-opens", face="down")
    live = hand.live
    live.do("burn-cards", form="plain")
    live.bet("A", "player", 10)
    live.call()
    for _ in range(4):
        live.do("draw-card")
    dealt = [hand.card(place) for place in range(1, 5)]
    if wrong is not None:
        dealt[wrong] = PACK[(PACK.index(dealt[wrong]) + 13) % 52]
    live.do("expose-cards", hand=Side.PLAYER, cards=(dealt[0], dealt[2]))
    live.do("expose-cards", hand=Side.BANKER, cards=(dealt[1], dealt[3]))
    while True:
        try:
            live.do("draw-card")
        except AssertionError:
            break
        side = Side.PLAYER if not live.table.coup.is_open(Side.PLAYER) else Side.BANKER
        live.do("expose-cards", hand=side, cards=(hand.card(live.table.shoe.out - 1),))
    live.finish()
    check = hand.reveal()
    assert check.fair == (wrong is None), check
    assert check.unseen == 1


@pytest.mark.parametrize("wrong", [None, 0, 2])
def test_burned_cards_that_are_shown_are_checked(wrong: int | None) -> None:
    hand = ByHand("crown-sydney")
    live = hand.live
    live.do("approve", act="burn-by-value")
    live.do("approve", act="expose-burned-cards")
    first = hand.card(0)
    shown = PACK[(PACK.index(first) + 13) % 52] if wrong == 0 else first
    live.do("burn-cards", form="by-value", requested_by="A", first=shown)
    hidden = [hand.card(place) for place in range(1, live.table.shoe.burned)]
    if wrong:
        hidden[-1] = PACK[(PACK.index(hidden[-1]) + 13) % 52]
    live.do("expose-burned-cards", cards=tuple(hidden))
    check = hand.reveal()
    assert check.fair == (wrong is None), check
    assert check.unseen == 0


@pytest.mark.parametrize("wrong", [False, True])
def test_a_burn_card_that_is_shown_afterwards_is_checked(wrong: bool) -> None:
    hand = ByHand("crown-sydney")
    hand.live.do("burn-cards", form="plain")
    card = read_cards("2s")[0] if hand.card(0) != read_cards("2s")[0] else read_cards("3s")[0]
    hand.live.do("show-burn-card", card=card if wrong else hand.card(0), requested_by="A")
    assert hand.reveal().fair is not wrong


def test_the_shoe_of_an_open_table_is_not_yet_revealed() -> None:
    day = Automatic()
    day.sit()
    day.prepare(WORDS)
    day.coup()
    (check,) = check_shoes(TABLE, day.events)
    assert (check.revealed, check.checked, check.faults) == (False, 0, ())


def test_a_wager_before_the_commitment_is_told_of_a_shoe_that_was_never_committed_to() -> None:
    opened = [event for event in a_shoe() if isinstance(event, r.TableOpened | r.ApprovalRecorded)]
    arrived = [event for event in a_shoe() if isinstance(event, r.PatronArrived | r.PatronSat)]
    wager = r.WagerPlaced(MADE, (), Down(1, "A", "player", 10_00, 10_00, 1))
    (check,) = check_shoes(TABLE, [*opened, *arrived, wager])
    assert check.faults == (Message("unfair-wager-first"),)


# --- a scenario file -----------------------------------------------------------------------------


def test_the_shoe_of_our_scenario_file_passes() -> None:
    file = Path(__file__).parents[1] / "scenarios" / "H21-a-virtual-shoe.scenario"
    report = run_scenario(read_scenario(file.name, file.read_text(encoding="utf-8")))
    fair, closed, none = report.tables
    for table, cards in ((fair, 6), (closed, 0)):
        events = [event for done in table.done for given in done.given for event in given.events]
        first = next(check_shoes(table.name, events))
        assert first.fair
        assert first.checked == cards
    assert not list(check_shoes(none.name, [event for done in none.done for one in done.given for event in one.events]))


# --- who fixed the order, and who said what came of it --------------------------------------------


def by(event: Event, actor: Actor) -> Any:
    return replace(event, made=replace(event.made, actor=actor))


def before_the_rule(events: Sequence[Event]) -> list[Event]:
    """As a table wrote it that opened before only the machine dealt."""
    return [replace(one, machine_deals=UNSET) if isinstance(one, r.TableOpened) else one for one in events]


@pytest.mark.parametrize("kind", [r.ShoeCommitted, r.CuttingCardPlaced, r.CardDrawn, r.ShoeRevealed])
@pytest.mark.parametrize("actor", [Actor("dealer", "dealer"), Actor("A", "patron"), Actor("automatic dealer", "boss")])
def test_a_person_in_the_machines_place_is_found(kind: type[Event], actor: Actor) -> None:
    place = places(kind)[0]
    events = with_one(place, by(a_shoe()[place], actor))
    check = only(events)
    assert [fault.id for fault in check.faults] == ["unfair-not-the-machine"]
    assert check.people == (actor.id,)


def test_a_log_from_before_the_rule_is_told_of_and_is_no_fault() -> None:
    place = places(r.ShoeCommitted)[0]
    check = only(before_the_rule(with_one(place, by(a_shoe()[place], Actor("dealer", "dealer")))))
    assert check.fair
    assert check.people == ("dealer",)


def test_words_in_a_patrons_name_by_someone_else_are_found() -> None:
    place = places(r.ShoeContribution)[0]
    events = with_one(place, by(a_shoe()[place], Actor("supervisor", "dealer")))
    assert [fault.id for fault in only(events).faults] == ["unfair-in-their-name"]
    assert only(before_the_rule(events)).fair


def test_a_cut_of_the_machine_elsewhere_than_the_tape_has_it_is_found() -> None:
    (place,) = places(r.CardsCut)
    cut = a_shoe()[place]
    assert isinstance(cut, r.CardsCut)
    assert not isinstance(cut.among, UnsetType)
    told = {fault.id for fault in only(with_one(place, replace(cut, after=cut.after + 1))).faults}
    assert "unfair-cut-elsewhere" in told
    unsaid = only(with_one(place, replace(cut, among=UNSET)))
    assert [fault.id for fault in unsaid.faults] == ["unfair-cut-anywhere"]


def test_it_is_said_who_fixed_the_order() -> None:
    check = only(a_shoe())
    assert (check.words, check.pages, check.alone) == (len(WORDS), 0, False)
    assert check.cut_by.startswith("automatic ")
    day = Automatic()
    day.sit()
    day.prepare()
    (quiet,) = check_shoes(TABLE, day.events)
    assert (quiet.words, quiet.pages, quiet.alone) == (0, 0, True)
    day = Automatic()
    day.sit()
    day.prepare(cut=77)
    (cut,) = check_shoes(TABLE, day.events)
    assert (cut.cut_by, cut.alone) == ("A", False)


def test_a_shoe_in_play_is_no_fault_and_one_that_nobody_deals_any_more_is_owed() -> None:
    reveal = places(r.ShoeRevealed)[0]
    events = list(a_shoe()[:reveal])
    ends = max(place for place, event in enumerate(events) if isinstance(event, (r.ShoeEnded, r.TableClosed)))
    (in_play,) = check_shoes(TABLE, events[:ends])
    assert (in_play.revealed, in_play.faults) == (False, ())
    (owed,) = check_shoes(TABLE, events)
    assert [fault.id for fault in owed.faults] == ["unfair-owed"]
    (old,) = check_shoes(TABLE, before_the_rule(events))
    assert old.faults == ()
