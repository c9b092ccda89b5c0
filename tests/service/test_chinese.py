"""Chinese beside English: no kind of event that a player or a display hears of is told in English alone.

What the books pay for, and the refusals that people at a table meet most, have Chinese words too.
"""

# ruff: noqa: RUF001  (Chinese has punctuation of its own)
from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from importlib import resources
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from architecture import table_situations
from architecture.test_reasons import SITUATIONS
from croupier import BOOKS, Reason, Refusal, open_book
from croupier.cards import read_cards
from croupier.coup import DragonTail, Outcome, Run, Terms
from croupier.service.announcing import Announcement, heard_by, tell
from croupier.service.chinese import odds_told
from croupier.service.demo import _cards
from croupier.service.felt import felt_of
from croupier.service.wire import refused
from croupier.table import Event, Table, apply
from croupier.table import records as r
from croupier.table.codec import EVENTS
from croupier.table.irregularities.slips import SLIPS
from croupier.table.state import Dealt
from croupier.words.chinese import CHINESE
from croupier.words.chinese_names import row_in_chinese, variation_in_chinese, wager_in_chinese
from croupier.words.chinese_refusals import CHINESE_REFUSALS
from live import Live

FIGURE = re.compile(r"\$\d+(?:,\d{3})*(?:\.\d\d)?")
HAN = re.compile(r"[\u4e00-\u9fff]")
FOR_STAFF = {
    *(r.FloatFilled, r.FloatCredited, r.SurveillanceNotified, r.ApprovalRecorded, r.WagersReduced),
    *(r.BreachRecorded, r.BreachActedOn, r.PaymentErrorEnquired, r.PaymentErrorReported, r.PaymentErrorClosed),
    *(r.NotificationRecorded, r.CoupsKept),
}
PUBLIC = "nobody in particular"


def told(events: Iterable[Event], before: Table) -> list[Announcement]:
    found = []
    for event in events:
        found.append(tell(event, before, 1, str))
        before = apply(before, event)
    return found


def test_every_kind_of_event_that_is_heard_has_a_chinese_sentence() -> None:
    assert set(CHINESE) == set(EVENTS.values()) - FOR_STAFF


def example(kind: inspect.Type, depth: int = 0) -> Any:
    """A value of this kind, the first there is; the wager of number 1 lies on the layout."""
    match kind:
        case inspect.IntType():
            return 1
        case inspect.StrType():
            return "A"
        case inspect.BoolType():
            return True
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.EnumType():
            return next(iter(kind.cls))
        case inspect.StructType():
            return kind.cls(**{field.name: example(field.type, depth + 1) for field in kind.fields})
        case inspect.VarTupleType():
            return (example(kind.item_type, depth + 1),) if depth < 3 else ()
        case inspect.TupleType():
            return tuple(example(one, depth + 1) for one in kind.item_types)
        case inspect.UnionType():
            return next(example(one, depth + 1) for one in kind.types if not isinstance(one, inspect.NoneType))
        case inspect.CustomType():
            return kind.cls("canberra:3.4")
        case _:
            return None


def told_example(kind: type[Event]) -> Event:
    event: Any = example(inspect.type_info(kind))
    # a choice is a plain name in the event, one of a few in the command
    return msgspec.structs.replace(event, choice="reduce") if isinstance(event, r.OfferAnswered) else event


@pytest.mark.parametrize("kind", CHINESE, ids=lambda kind: kind.__name__)
def test_each_of_them_can_be_told(kind: type[Event]) -> None:
    live = Live("crown-melbourne", "crown")
    live.bet("A", "player", 100)
    before = msgspec.structs.replace(live.table, loose=(Dealt(read_cards("9h")[0], True),))
    one = tell(told_example(kind), before, 1, str)
    assert HAN.search(one.chinese)
    assert not re.search(r"[{}]|None|True|False", one.chinese), one.chinese


def test_a_coup_is_told_in_both_languages() -> None:
    live = Live("crown-melbourne", "crown", method="dealer-opens", face="up")
    live.bet("A", "player", 100)
    before, so_far = live.table, len(live.events)
    live.coup("2h2s2c/6dKh")
    heard = [heard_by(one, "A", staff=False) for one in told(live.events[so_far:], before)]
    said = [(one.text, one.chinese) for one in heard if one is not None]
    assert said
    assert all(HAN.search(chinese) and "{" not in chinese for _, chinese in said)
    assert ("Tie, 6 all", "和局，同为 6 点") in said
    assert ("Player draws on 4: 2c, 6", "闲 4 点补牌：2c，6 点") in said


def heard(live: Live, so_far: int, before: Table, person: str, *, staff: bool = False) -> list[Announcement]:
    found = (heard_by(one, person, staff=staff) for one in told(live.events[so_far:], before))
    return [one for one in found if one is not None]


def test_an_offer_and_its_answers_are_told_without_the_money_of_others() -> None:
    live = Live("star-sydney", "premium")
    a, b = live.bet("A", "banker", 137), live.bet("B", "player", 53)
    live.call()
    live.draw("9c", "2s", "Kd", "5h")
    before, so_far = live.table, len(live.events)
    live.amiss("wrong-order", "rebuild-and-offer")
    live.do("answer-offer", number=a, choice="remove")
    live.do("answer-offer", number=b, choice="keep")
    others = heard(live, so_far, before, "C")
    texts = [one.text for one in others]
    assert 'Reported: "I dealt the cards in the wrong order"' in texts
    assert "Each patron may keep or remove each wager" in texts
    assert texts[-3:] == ["A removes a wager", "B keeps a wager", "Everyone was asked; the coup goes on"]
    assert all(HAN.search(one.chinese) for one in others)
    assert not any("137" in one.text + one.chinese or "53" in one.text + one.chinese for one in others)
    own = [one.text for one in heard(live, so_far, before, "A")]
    assert "A removes $137 on banker" in own
    assert "B keeps a wager" in own
    assert "B keeps $53 on player" in [one.text for one in heard(live, so_far, before, "x", staff=True)]


def test_a_report_names_nobody_and_repeats_no_remark_to_others() -> None:
    live = Live("crown-sydney")
    live.bet("A", "player", 100)
    live.call()
    before, so_far = live.table, len(live.events)
    live.do("report-irregularity", by="dealer", slip="fraud", patron="A", says="a marked card")
    (one,) = heard(live, so_far, before, "B")
    assert (one.text, one.openly) == ('Reported: "Someone acted fraudulently"', "")
    assert "A" not in one.chinese
    (whole,) = heard(live, so_far, before, "x", staff=True)
    assert "a marked card" in whole.text
    assert "a marked card" in whole.chinese


def test_a_stray_card_that_nobody_has_seen_is_not_told() -> None:
    live = Live("crown-melbourne", "crown", face="down")
    live.bet("A", "player", 100)
    live.call()
    before, so_far = live.table, len(live.events)
    live.do("report-irregularity", by="dealer", slip="excess-card", cards=tuple(read_cards("9h")))
    assert live.table.loose[0].card is not None
    said = [one.text + one.chinese for one in heard(live, so_far, before, "A")]
    assert said
    assert not any("9h" in one for one in said)


def test_wagers_that_go_back_are_each_patrons_own() -> None:
    live = Live("crown-sydney")
    live.bet("A", "player", 137)
    live.bet("B", "banker", 53)
    live.call()
    before, so_far = live.table, len(live.events)
    live.amiss("face-up-card", "dummy-coup", cards="7h")
    mine = heard(live, so_far, before, "A")
    assert [(one.patron, one.back) for told in mine for one in told.paid] == [("A", 137_00)]
    assert not any("137" in one.text or "53" in one.text for one in mine)


def test_pages_have_words_in_both_languages_for_everything_that_can_go_wrong() -> None:
    page = (resources.files("croupier") / "web" / "parts" / "slips.js").read_text(encoding="utf-8")
    for slip in SLIPS:
        assert re.search(rf"'?slip-{slip}'?: \['[A-Z][^']+', '[^']*[\u4e00-\u9fff]", page), slip


def test_what_only_staff_hear_reaches_nobody_else() -> None:
    live = Live("crown-melbourne", "crown")
    before = live.table
    events = live.do("fill-float", amount=1_000_00)
    (one,) = told(events, before)
    assert one.staff
    assert heard_by(one, PUBLIC, staff=False) is None
    assert not one.chinese


@pytest.mark.parametrize("card", _cards(0), ids=lambda card: card.id)
def test_the_felt_of_every_demonstration_table_has_chinese_names_and_odds(card: object) -> None:
    book = card.rulebook()  # type: ignore[attr-defined]
    felt = felt_of(msgspec.structs.replace(Table(id="T"), setup=card.setup), book)  # type: ignore[attr-defined]
    assert felt is not None
    assert HAN.search(felt.variation_chinese)
    assert HAN.search(felt.about_chinese)
    for area in felt.areas:
        assert HAN.search(area.chinese), area.wager
        assert len(area.odds_chinese) == len(area.odds)
        assert all(HAN.search(one) and " to " not in one for one in area.odds_chinese), area.odds_chinese


@pytest.mark.parametrize("id", BOOKS)
def test_everything_that_a_book_pays_for_has_chinese_words(id: str) -> None:
    book = open_book(id)
    assert [wager for wager in book.wager_ids() if not wager_in_chinese(wager)] == []
    assert [one.id for one in book.variations if not all(variation_in_chinese(one.id))] == []
    assert [row.event for wager in book.wagers for row in wager.row if not row_in_chinese(row.event)] == []


def endings(streak: Run | DragonTail, *stories: str) -> set[str]:
    letters = {"P": Outcome.PLAYER, "B": Outcome.BANKER, "T": Outcome.TIE, "E": Outcome.SHOE_END, "C": Outcome.CLOSED}
    return {streak.play([letters[one] for one in story]).event for story in stories}


def test_the_ways_in_which_runs_and_tails_end_have_chinese_words() -> None:
    terms = open_book("crown-melbourne").terms("crown", options={"run-at-shoe-end": "return"})
    assert isinstance(terms, Terms)
    found = endings(terms.runs["player-run-2"], "PP", "PB", "PT", "E", "C")
    found |= endings(terms.runs["combination-run-2"], "PP")
    for tail in terms.tails.values():
        found |= endings(tail, "PPPB", "BBBP", "PPB", "BBT", "T", "PPE", "BBBE", "E", "C", "PPPPPPP", "BBBBBBB")
    assert [event for event in found if not HAN.search(row_in_chinese(event))] == []


def test_odds_are_told_as_people_say_them() -> None:
    assert odds_told("1 to 1 less 5%") == "1 赔 1，扣 5%"
    assert odds_told("Mixed pair: 6 to 1") == "混合对：6 赔 1"
    assert odds_told("Something new: 6 to 1") == "Something new：6 赔 1"


def situation(reason: Reason) -> Callable[[], object]:
    found: Callable[[], object] = (SITUATIONS | table_situations.SITUATIONS)[reason]
    return found


@pytest.mark.parametrize("reason", CHINESE_REFUSALS, ids=lambda reason: reason.value)
def test_a_chinese_refusal_has_the_figures_and_the_clause(reason: Reason) -> None:
    refusal = situation(reason)()
    assert isinstance(refusal, Refusal)
    told = refused(refusal)
    assert HAN.search(told.chinese)
    assert told.chinese.endswith("。")
    for clause in refusal.clauses:
        assert clause.number in told.chinese
    figures = set(FIGURE.findall(told.sentence))
    assert figures <= set(FIGURE.findall(told.chinese)), (told.sentence, told.chinese)


def test_a_rare_refusal_is_told_in_english_alone() -> None:
    refusal = situation(Reason.UNKNOWN_VENUE)()
    assert isinstance(refusal, Refusal)
    assert refused(refusal).chinese == ""
