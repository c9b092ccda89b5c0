"""A table to play at from a script: it plays by the book, refuses with sentences, and says nothing that it may not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from croupier import (
    GamingTable,
    NotDealt,
    NotWholeCents,
    Refusal,
    Refused,
    Stake,
    granted,
    open_book,
    open_table,
    read_coup,
    settle,
    to_dict,
)
from croupier.play import NoSuchAct, WrongFacts
from croupier.table import audit

FIVE = ("crown-sydney", "crown-melbourne", "canberra", "star-sydney")


def ann_sits(book: str = "crown-sydney", variation: str = "crown", *, by_hand: bool = False) -> GamingTable:
    table = open_table(book, variation, seed=None if by_hand else 7, by_hand=by_hand)
    if by_hand:
        table.prepare()
    table.sit("ann", 1_000_00)
    return table


# --- coups ---------------------------------------------------------------------------------------


def test_a_coup_with_told_cards_pays_what_the_document_says() -> None:
    """Crown Sydney 10.2, Table 4: Banker's six pays half at Crown Baccarat."""
    table = ann_sits(by_hand=True)
    table.wager("ann", "banker", 100_00)
    coup = table.deal("2s3dKh/3cTd3s")
    assert coup.winner is not None
    assert (coup.winner.value, coup.net("ann"), table.chips("ann")) == ("banker", 50_00, 1_050_00)
    assert coup.payments[0].settled.clauses[0] == "crown-sydney:10.2/Table 4:Banker"
    assert coup.why("ann") == ("Banker 6 beats Player 5: Banker, $100 pays $100 less 50%, $50 (Banker wins with six)",)


@pytest.mark.parametrize("book", FIVE)
def test_a_shoe_of_coups_at_every_book(book: str) -> None:
    table = open_table(book, seed=11)
    table.sit("ann", 100_000_00)
    before, net = table.chips("ann"), 0
    while table.shoe.number < 2:
        table.wager("ann", "player", 20_00)
        net += table.deal().net("ann")
    assert len(table.coups) > 60
    assert table.chips("ann") == before + net
    assert [one.number for one in table.coups] == list(range(1, len(table.coups) + 1))
    seen = [one for one in table.coups if one.shoe == 1]
    assert len(table.roads_of(1).results) == len(seen)
    audit(table.table)


def test_the_same_seed_is_the_same_day_and_another_is_another() -> None:
    def first(seed: int) -> str:
        table = open_table("canberra", seed=seed)
        table.sit("ann", 500_00)
        table.wager("ann", "player", 20_00)
        return str(table.deal().hands)

    assert first(3) == first(3) != first(4)


def test_without_a_seed_two_tables_have_other_cards() -> None:
    def commitment() -> str:
        table = open_table("canberra")
        table.sit("ann", 500_00)
        return table.shoe.commitment

    assert commitment() != commitment()


def test_a_coup_as_data_is_json_in_whole_cents() -> None:
    table = ann_sits()
    table.wager("ann", "banker", 100_00)
    told = json.loads(json.dumps(to_dict(table.deal())))
    assert told["wagers"][0]["stake"] == 100_00
    assert told["clauses"][0].startswith("crown-sydney:")
    assert json.loads(json.dumps(to_dict(table)))["coups"] == [told]


def test_pictures_and_short_forms() -> None:
    table = ann_sits()
    table.wager("ann", "banker", 100_00)
    coup = table.deal()
    assert repr(coup) == "<coup 1 of shoe 1: 5s6s5s/AhQsJd, P6-1>"
    assert repr(table) == "<GamingTable table: crown-sydney, crown, 1 coups, 1 patrons>"
    assert "<svg" in coup._repr_html_()
    assert "ann" in table._repr_html_()
    assert table.roads._repr_svg_().startswith("<svg")


def test_a_name_is_no_markup() -> None:
    table = open_table("canberra", seed=1)
    table.sit("<script>", 500_00)
    table.wager("<script>", "player", 20_00)
    assert "<script>" not in table.deal()._repr_html_() + table._repr_html_()


# --- acts ----------------------------------------------------------------------------------------


def test_every_step_of_a_real_shoe_is_the_callers() -> None:
    table = open_table("crown-melbourne", by_hand=True)
    steps = []
    while (step := table.next_step) is not None:
        steps.append(step.command)
        table.take_step()
    assert steps[:3] == ["bring-cards", "check-cards", "shuffle-cards"]  # crown-melbourne 4.1 before 4.2
    assert steps[-1] == "call-for-bets"


def test_some_acts_may_be_kept_and_the_others_are_the_dealers() -> None:
    table = open_table("crown-sydney", "crown", seed=7, by_hand=["settle-coup"])
    table.sit("ann", 1_000_00)
    table.wager("ann", "banker", 100_00)
    with pytest.raises(NotDealt, match="settle-coup") as waits:
        table.deal()
    assert waits.value.step is not None
    assert waits.value.step.command == "settle-coup"
    table.act("settle-coup")
    assert table.deal().number == 1


def test_a_card_of_a_virtual_shoe_is_nobodys_to_tell() -> None:
    table = ann_sits()
    table.wager("ann", "banker", 100_00)
    table.act("call-no-more-bets")
    answer = table.attempt("draw-card", card="7h", actor="dealer")
    assert isinstance(answer, Refusal)
    assert answer.reason.value == "only-the-machine"


def test_cards_that_the_tableau_does_not_take() -> None:
    table = ann_sits(by_hand=True)
    table.wager("ann", "banker", 100_00)
    with pytest.raises(NotDealt, match="takes another card"):
        table.deal("2s3d/3cTd")  # Player draws to five
    table = ann_sits(by_hand=True)
    table.wager("ann", "banker", 100_00)
    with pytest.raises(NotDealt, match="fewer cards"):
        table.deal("4s5d2c/3cTd")  # a natural nine


def test_what_somebody_may_do_by_name() -> None:
    table = ann_sits()
    assert "place-wager" in table.possible("ann")
    assert "place-wager" not in table.possible("", "surveillance-nobody-knows")
    assert "open-table" not in table.possible("ann")


# --- refusals and mistakes -----------------------------------------------------------------------


def test_a_refusal_is_a_sentence_in_the_books_money_and_is_returned_on_request() -> None:
    table = ann_sits()
    with pytest.raises(Refused) as refused:
        table.wager("ann", "banker", 2_50)
    assert str(refused.value).startswith("$2.50 on Banker is below the minimum of $5 (crown-sydney:")
    answer = table.attempt("place-wager", patron="ann", wager="banker", stake=2_50)
    assert isinstance(answer, Refusal)
    assert answer == refused.value.refusal
    assert table.chips("ann") == 1_000_00


@pytest.mark.parametrize(
    ("facts", "error", "says"),
    [
        ({"stake": 5.5}, NotWholeCents, "whole number"),
        ({"stake": True}, NotWholeCents, "whole number"),
        ({"stake": "500"}, NotWholeCents, "whole number"),
        ({"steak": 500}, WrongFacts, "did you mean stake"),
        ({}, WrongFacts, "needs stake"),
        ({"stake": 500, "place": "two"}, (NotWholeCents, WrongFacts), "place"),
    ],
)
def test_facts_that_an_act_does_not_have(facts: dict[str, Any], error: type[Exception], says: str) -> None:
    table = ann_sits()
    with pytest.raises(error, match=says):
        table.act("place-wager", patron="ann", wager="banker", **facts)
    assert not table.table.coup.wagers


def test_an_act_that_there_is_not() -> None:
    with pytest.raises(NoSuchAct, match="did you mean place-wager"):
        ann_sits().act("place-wagr")
    with pytest.raises(NoSuchAct):
        open_table("canberra", seed=1, by_hand=["settle-the-coup-please"])


def test_limits_are_whole_cents_and_such_as_the_book_allows() -> None:
    with pytest.raises(NotWholeCents):
        open_table("canberra", limits=(5.0, 500_00))  # type: ignore[arg-type]
    with pytest.raises(Refused, match="make no sense"):
        open_table("canberra", limits=(500_00, 5_00))


def test_nothing_wagered_is_said() -> None:
    with pytest.raises(NotDealt, match="nothing is wagered"):
        ann_sits().deal()


def test_nobody_else_may_wager_anothers_chips() -> None:
    table = ann_sits()
    table.sit("bob", 500_00)
    answer = table.attempt("place-wager", actor="bob", patron="ann", wager="banker", stake=20_00)
    assert isinstance(answer, Refusal)
    assert answer.reason.value == "not-for-another"


def test_a_settled_coup_has_a_picture_with_its_clauses() -> None:
    """Crown Sydney 10.2, Table 4."""
    terms = granted(open_book("crown-sydney").terms("crown"))
    coup = granted(settle(terms, read_coup("2s3dKh/3cTd3s"), [Stake("banker", 100_00)]))
    picture = coup._repr_html_()
    assert "<svg" in picture
    assert "10.2/Table 4:Banker" in picture
    assert ">150<" in picture
