"""With a virtual shoe only the machine says what comes out of it: in the core, for every book, rank and command.

The commands are found by their fields, here by reading their annotations as text, so that a field that somebody adds
and forgets to mark is noticed.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from books import HARBOUR_PALACE
from contests import BANK, Contested
from croupier import BOOKS, Reason, Refusal, open_book, read_cards
from croupier.coup import Side
from croupier.table import PATRON, Actor, apply
from croupier.table.codec import COMMANDS, decode_command, decode_event, encode
from croupier.table.machine import carries, is_machine, is_reserved, machine, says_of_the_shoe
from croupier.table.records import OpenTable, TableOpened
from live import Live

SIX = (*BOOKS, HARBOUR_PALACE)
CARD = read_cards("9h")[0]
CARDS = tuple(read_cards("9h Kd"))
# whatever a command could say of a shoe, by its name and field
SAID: dict[tuple[str, str], Any] = {
    ("commit-shoe", "commitment"): "c0" * 32,
    ("place-cutting-card", "from_back"): 20,
    ("burn-cards", "first"): CARD,
    ("show-burn-card", "card"): CARD,
    ("expose-burned-cards", "cards"): CARDS,
    ("reveal-shoe", "tape"): "ab" * 2048,
    ("reveal-shoe", "salt"): "5a" * 32,
    ("draw-card", "card"): CARD,
    ("draw-card", "cutting_card"): True,
    ("expose-cards", "cards"): CARDS,
    ("report-irregularity", "cards"): CARDS,
    ("report-irregularity", "unseen"): 1,
    ("report-irregularity", "cutting_card"): True,
    ("report-irregularity", "burned"): True,
    ("report-irregularity", "order"): CARDS,
    ("lay-carried-card", "card"): CARD,
    ("correct-card", "card"): CARD,
}
OTHERS: dict[str, dict[str, Any]] = {
    "burn-cards": {"form": "plain"},
    "reveal-shoe": {"tape": "ab" * 2048, "salt": "5a" * 32},
    "expose-cards": {"hand": Side.PLAYER},
    "report-irregularity": {"slip": "excess-card"},
}
TELLING = re.compile(r"card|commitment|tape|salt|unseen|burned|order|from_back|first", re.IGNORECASE)
# named like one of the shoe's, and says nothing of which card comes
ELSE = {("replace-cards", "cards")}


def test_the_list_is_what_the_fields_say() -> None:
    found = {(name, field) for name, kind in COMMANDS.items() for field, _ in says_of_the_shoe(kind).fields}
    assert found == set(SAID)


def test_no_field_that_sounds_like_a_shoes_is_left_out() -> None:
    own = {(name, field.name) for name, kind in COMMANDS.items() for field in msgspec.structs.fields(kind)}
    assert {one for one in own if TELLING.fullmatch(one[1]) or one[1].endswith(("card", "cards"))} - ELSE == set(SAID)


@pytest.mark.parametrize("book", SIX)
@pytest.mark.parametrize(("name", "field"), SAID)
def test_it_is_refused_to_every_person_of_every_rank(book: Any, name: str, field: str) -> None:
    live = Live(open_book(book), shoe="virtual-shoe", ready=False)
    facts = OTHERS.get(name, {}) | {field: SAID[name, field]}
    people = [Actor("A", PATRON), *(Actor(f"the {one.id}", one.id) for one in live.book.authority.rank)]
    impostors = [Actor("automatic", live.book.authority.dealer.rank), Actor("automatic dealer", PATRON)]
    reasons = set[Reason]()
    for actor in (*people, *impostors):
        answer = live.answer(name, actor, **facts)
        assert isinstance(answer, Refusal), f"{name} by {actor}"
        reasons.add(answer.reason)
    assert Reason.ONLY_THE_MACHINE in reasons
    assert reasons <= {Reason.ONLY_THE_MACHINE, Reason.RANK_TOO_LOW, Reason.NOT_FOR_ANOTHER}


def test_people_may_ask_without_saying_which_card_comes() -> None:
    live = Live("crown-sydney", shoe="virtual-shoe", face="down")
    live.bet("A", "player", 10)
    live.call()
    live.draw("5s", "Kd", "4h", "7c")
    live.do("deliver-hand", by="dealer", hand=Side.PLAYER, to="A")
    live.refused("expose-cards", Reason.ONLY_THE_MACHINE, by="A", hand=Side.PLAYER, cards=CARDS, opener="A")
    opened = live.do("expose-cards", by="A", hand=Side.PLAYER, opener="A")[0]
    assert opened.made.actor == Actor("A", PATRON)


def test_a_table_with_cards_is_dealt_by_people() -> None:
    live = Live("crown-sydney")
    live.bet("A", "player", 10)
    live.call()
    live.do("draw-card", by="dealer", card=CARD)


def test_a_table_that_opened_before_the_rule_goes_on_as_it_opened() -> None:
    """Old bytes are read and written as they were, and nothing is refused there that was not."""
    live = Live("crown-sydney", shoe="virtual-shoe", ready=False)
    opening = live.command("open-table", setup=live.setup)
    assert isinstance(opening, OpenTable)
    assert b"machine" not in encode(opening)
    assert decode_command(encode(opening)) == opening
    opened = next(event for event in live.events if isinstance(event, TableOpened))
    old = msgspec.structs.replace(opened, machine_deals=UNSET)
    assert b"machine" not in encode(old)
    assert decode_event(encode(old)) == old
    then = Live("crown-sydney", shoe="virtual-shoe", opened=False)
    for event in live.events:
        then.table = apply(then.table, old if event is opened else event)
    assert then.table.machine_deals is UNSET
    then.given = live.given
    then.do("bring-cards", back="red")
    then.do("check-cards")
    then.do("shuffle-cards")
    then.do("commit-shoe", by="dealer", commitment="c0" * 32)
    live.do("bring-cards", back="red")
    live.do("check-cards")
    live.do("shuffle-cards")
    live.refused("commit-shoe", Reason.ONLY_THE_MACHINE, by="dealer", commitment="c0" * 32)


def test_it_stays_the_machines_when_the_table_has_closed() -> None:
    live = Live("crown-sydney", shoe="virtual-shoe", patrons="")
    live.do("close-table")
    reveal: dict[str, Any] = {"tape": "ab" * 2048, "salt": "5a" * 32}
    live.refused("reveal-shoe", Reason.ONLY_THE_MACHINE, by="dealer", **reveal)
    live.do("reveal-shoe", **reveal)
    if live.table.cards_to_check:
        live.do("check-cards")
    live.do("open-table", setup=msgspec.structs.replace(live.setup, shoe="dealing-shoe"))
    assert live.table.machine_deals is UNSET


def test_nobody_comes_to_such_a_table_under_a_name_of_the_machines() -> None:
    live = Live("crown-sydney", shoe="virtual-shoe")
    for name in ("automatic dealer", "Automatic", "\uff21utomatic patron"):
        live.refused("arrive", Reason.ID_RESERVED, patron=name)
    live.do("arrive", patron="Autumn")
    contest = Contested("crown-sydney", "crown", shoe="virtual-shoe", entrants="A", ready=False)
    contest.refused("seat-entrant", Reason.ID_RESERVED, patron="Automatic", seat=2, bank=BANK)
    contest.do("seat-entrant", patron="Autumn", seat=2, bank=BANK)


@pytest.mark.parametrize(
    "id", ["automatic", "AUTOMATIC dealer", "auto matic", "aut0mat1c", "a.u.t.o.m.a.t.i.c", "áutomatic"]
)
def test_spellings_of_the_machines_names(id: str) -> None:
    assert is_reserved(id)


@pytest.mark.parametrize("id", ["auto", "Tomato", "kim", "dealer automatic", "demo-dealer", "", "幸運"])
def test_other_names_are_peoples(id: str) -> None:
    assert not is_reserved(id)


def test_the_machine_acts_at_the_rank_that_its_name_says() -> None:
    assert is_machine(machine("dealer"))
    assert not is_machine(Actor("automatic dealer", "games-manager"))
    assert not is_machine(Actor("", ""))
    command = Live("crown-sydney", shoe="virtual-shoe").command("draw-card", card=CARD)
    assert (carries(command), is_machine(command.actor)) == ("card", True)
