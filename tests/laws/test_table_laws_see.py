"""The laws of random tables see what they look for: each breach below is made by hand and must be found.

A law that nothing can break proves nothing. The last test breaks the engine itself, and looks at what a person is told.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pytest
from msgspec.structs import replace

from croupier import Reason, Refusal, Rulebook, read_cards
from croupier.cards import PACK
from croupier.clauses import Clause
from croupier.coup import Side, Winner
from croupier.ledger import Account, Breach, Ledger, Place
from croupier.table import Actor, Command, Down, Event, Made, Table, apply, decide
from croupier.table import records as r
from croupier.table.codec import decode_command
from croupier.table.state import LimitsToCome, StreakDown
from laws import autopilot, random_play
from laws.autopilot import Stuck, close, close_alone
from laws.random_play import LawBroken, breach, run
from laws.table_laws import Laws
from live import Live
from table_faults.stages import book_of, stages

BOOK = "crown-melbourne"
DEALER, PATRON = Actor("d", "dealer"), Actor("A", "patron")
CARD = read_cards("7h")[0]
LATE = Down(99, "C", "player", 10_00, 10_00, 3)


def laws_at(stage: str) -> tuple[Laws, Table]:
    """The laws as they stand at a stage: the cards counted so far are those of the table."""
    table, laws = stages(BOOK, "dealer-opens")[stage], Laws(book_of(BOOK))
    cards = laws.cards
    cards.hands = {side: list(table.coup.hand(side)) for side in Side}
    cards.loose, cards.carried = list(table.loose), list(table.carried)
    cards.burned = table.shoe.burned
    cards.discarded = table.shoe.out - cards.burned - cards.in_hands - len(cards.loose) - len(cards.carried)
    for card, seen in zip(PACK, table.shoe.seen, strict=True):
        cards.seen[card] = seen
    return laws, table


def given(kind: type[Command], actor: Actor = DEALER, **facts: Any) -> Command:
    return kind(id="x", actor=actor, at=2_000_000_000_000, **facts)


def happened(kind: type[Event], command: Command, *facts: Any) -> Event:
    made = Made(command.id, command.actor, command.at)
    return kind(made, (), *facts)


def accept(
    stage: str, command: Command, kind: type[Event], *facts: Any, after: Callable[[Table], Table] = lambda t: t
) -> None:
    laws, before = laws_at(stage)
    event = happened(kind, command, *facts)
    laws.accepted(before, command, (event,), after(apply(before, event)))


def test_what_is_right_breaks_no_law() -> None:
    accept("bets-closed", given(r.DrawCard, card=CARD), r.CardDrawn, Side.PLAYER, CARD, False, False)


@pytest.mark.parametrize(
    ("stage", "command", "event", "facts", "law"),
    [
        ("announced", given(r.PlaceWager, PATRON, patron="A", wager="player", stake=10_00), r.WagerPlaced, (LATE,),
         "after the deadline"),
        ("bets-closed", given(r.PlaceWager, PATRON, patron="A", wager="player", stake=10_00), r.WagerPlaced, (LATE,),
         "after the call"),
        ("wagers", given(r.FindWager, patron="C", wager="player", stake=10_00), r.WagerPlaced, (LATE,),
         "before it was late"),
        ("bets-closed", given(r.ChangeWager, number=1, stake=900_00), r.WagerChanged, (1, 900_00, 900_00, ()),
         "raised after the call"),
        ("dummy", given(r.PlaceWager, PATRON, patron="A", wager="player", stake=10_00), r.WagerPlaced, (LATE,),
         "dummy coup"),
        ("four-open", given(r.WithdrawWager, number=1), r.WagerWithdrawn, (1,), "changed after the deadline"),
        ("four-down", given(r.DrawCard, card=CARD), r.CardDrawn, (Side.PLAYER, CARD, False, False), "face down"),
        ("announced", given(r.DrawCard, card=CARD), r.CardDrawn, (Side.PLAYER, CARD, False, False), "after the result"),
        ("ended", given(r.DrawCard, card=CARD), r.CardDrawn, (Side.PLAYER, CARD, False, False), "from no shoe"),
        ("between", given(r.DrawCard, card=CARD), r.CardDrawn, (Side.PLAYER, CARD, False, False), "without a wager"),
        ("complete", given(r.SettleCoup), r.CoupSettled, ((), (), stages(BOOK, "dealer-opens")["open"].tails, ()),
         "before the announcement"),
        ("four-down", given(r.AnnounceResult), r.ResultAnnounced, (Winner.TIE, 0, 0, False), "cards face down"),
        ("announced", given(r.SettleCoup), r.CoupSettled, ((), (), stages(BOOK, "dealer-opens")["open"].tails, ()),
         "layout|vanished"),
        ("open", given(r.OrderShuffle, grounds="x"), r.SignDisplayed, ("limits",), "which takes"),
        ("open", given(r.FillFloat, PATRON, amount=5), r.FloatFilled, (5,), "a patron gave"),
        ("wagers", given(r.WithdrawWager, PATRON, number=2), r.WagerWithdrawn, (2,), "for another"),
        ("uncut", given(r.CommitShoe, commitment="c0" * 32), r.ShoeCommitted, ("c0" * 32,), "committed to cards"),
        ("ended", given(r.RevealShoe, tape="", salt=""), r.ShoeRevealed, ("", "", ""), "without a commitment"),
        ("burned", given(r.BurnCards, form="plain"), r.CardsBurned, ("plain", None, 500), "more cards"),
    ],
)  # fmt: skip
def test_a_breach_is_seen(stage: str, command: Command, event: type[Event], facts: tuple[Any, ...], law: str) -> None:
    with pytest.raises((AssertionError, Breach), match=law):
        accept(stage, command, event, *facts)


@pytest.mark.parametrize("after_call", ["fixed", "correctable"])
def test_a_wager_noticed_after_the_call_is_taken_up_only_where_the_book_says_so(after_call: Any) -> None:
    """Crown Melbourne's call leaves wagers to be put right until the first card (A-114); another book's may not."""
    laws, before = laws_at("bets-closed")
    wagering = laws.book.wagering
    deadline = replace(wagering.deadline, after_call=after_call)
    laws.book = replace(laws.book, wagering=replace(wagering, deadline=deadline))
    command = given(r.FindWager, patron="C", wager="player", stake=10_00)
    placed = happened(r.WagerPlaced, command, LATE)
    with nullcontext() if after_call == "correctable" else pytest.raises(AssertionError, match="after the call"):
        laws.accepted(before, command, (placed,), apply(before, placed))


def test_advice_to_someone_who_needs_none_and_limits_that_come_too_soon_are_seen() -> None:
    laws, before = laws_at("announced")
    settle = given(r.SettleCoup)
    told = happened(r.MinimumAdvised, settle, "A")
    with pytest.raises(AssertionError, match="no wager below it"):
        laws._advised(before, (told,))
    with pytest.raises(AssertionError, match="advised again"):
        laws._advised(replace(before, advised=("A",)), (told,))
    assert before.setup is not None
    soon = happened(r.LimitsChanged, settle, before.setup, None)
    coming = LimitsToCome(before.setup.limits, (), None, None, ())
    with pytest.raises(AssertionError, match="limits of the next coup"):
        laws._moment(replace(before, limits_to_come=coming), settle, (soon,))


def test_a_run_of_a_voided_coup_that_would_join_those_of_the_next_is_seen() -> None:
    """Stacks of different coups stay apart (A-113), also where the earlier coup never happened."""
    laws, before = laws_at("between")
    remedy = given(r.OrderRemedy, remedy="void")
    for since in (before.coups - 1, before.coups):
        run = StreakDown(replace(LATE, wager="player-run-2"), 0, since)
        voided = happened(r.PastCoupVoided, remedy, 1, (), (), (), (run,))
        with nullcontext() if since < before.coups else pytest.raises(AssertionError, match="earlier coup"):
            laws._moment(before, remedy, (voided,))


@pytest.mark.parametrize(
    ("stage", "shoe", "unrevealed", "command", "event", "facts", "law"),
    [
        ("uncut", "", "", given(r.CutCards, after=200), r.CardsCut, ("", 200), "before it was committed"),
        ("uncut", "c0", "c0", given(r.CommitShoe, commitment=""), r.ShoeCommitted, ("c0",), "twice"),
        ("uncut", "", "c0", given(r.CommitShoe, commitment=""), r.ShoeCommitted, ("c1",), "last was revealed"),
        ("uncut", "c0", "c0", given(r.ShuffleCards), r.CardsShuffled, ("people",), "shuffled after"),
        ("ended", "c0", "c0", given(r.BringCards, back="x"), r.CardsBrought, (416, "x", ""), "other cards"),
        ("burned", "c0", "c0", given(r.RevealShoe, tape="", salt=""), r.ShoeRevealed, ("", "", ""), "dealt from"),
        ("bets-closed", "c0", "", given(r.DrawCard, card=CARD), r.CardDrawn, (Side.PLAYER, CARD, False, False),
         "after it was revealed"),
    ],
)  # fmt: skip
def test_a_breach_at_a_virtual_shoe_is_seen(
    stage: str, shoe: str, unrevealed: str, command: Command, event: type[Event], facts: tuple[Any, ...], law: str
) -> None:
    laws, table = laws_at(stage)
    assert table.setup is not None
    before = replace(
        table,
        setup=replace(table.setup, shoe="virtual-shoe"),
        shoe=replace(table.shoe, commitment=shoe),
        unrevealed=unrevealed,
    )
    done = happened(event, command, *facts)
    with pytest.raises(AssertionError, match=law):
        laws.accepted(before, command, (done,), apply(before, done))


def test_chips_from_nowhere_are_seen() -> None:
    def richer(table: Table) -> Table:
        more = {account: amount + (account.place is Place.RACK) for account, amount in table.ledger.balances.items()}
        return replace(table, ledger=Ledger(more))

    with pytest.raises(Exception, match=r"sum to|from nowhere"):
        accept("open", given(r.FillFloat, amount=5), r.FloatFilled, 5, after=richer)


def test_a_card_that_nobody_dealt_is_seen() -> None:
    def short(table: Table) -> Table:
        return replace(table, shoe=replace(table.shoe, out=table.shoe.out + 1))

    with pytest.raises(AssertionError, match="of them are somewhere"):
        accept("burned", given(r.FillFloat, amount=5), r.FloatFilled, 5, after=short)


def test_a_card_that_moves_without_an_event_is_seen() -> None:
    def moved(table: Table) -> Table:
        kept, *others = table.coup.player
        return replace(table, carried=(kept,), coup=replace(table.coup, player=tuple(others)))

    with pytest.raises(AssertionError, match="kept for the next coup"):
        accept("four-open", given(r.FillFloat, amount=5), r.FloatFilled, 5, after=moved)


def test_a_wager_settled_twice_and_a_debt_out_of_nowhere_are_seen() -> None:
    laws, before = laws_at("wagers")
    withdrawn = happened(r.WagerWithdrawn, given(r.WithdrawWager, number=1), 1)
    laws.done[1] = "wins"
    with pytest.raises(AssertionError, match="was wins is taken back as well"):
        laws.accepted(before, given(r.WithdrawWager, number=1), (withdrawn,), apply(before, withdrawn))
    laws, before = laws_at("wagers")
    laws.debts["A"] = 5
    with pytest.raises(AssertionError, match="owes something else"):
        laws.accepted(before, given(r.WithdrawWager, number=1), (withdrawn,), apply(before, withdrawn))


def test_a_refusal_that_changes_something_is_seen() -> None:
    laws, table = laws_at("open")
    other = replace(table, version=table.version + 1)
    refusal = Refusal(Reason.UNKNOWN_PATRON, (), {})
    with pytest.raises(AssertionError, match="changed the table"):
        laws.refused(table, given(r.FillFloat, amount=5), refusal, other)


def test_a_refusal_for_rank_without_a_clause_and_a_clause_of_nowhere_are_seen() -> None:
    laws, table = laws_at("open")
    with pytest.raises(AssertionError, match="without the clause"):
        laws.refused(table, given(r.FillFloat, amount=5), Refusal(Reason.RANK_TOO_LOW, (), {}), table)
    laws, announced = laws_at("announced")
    found = given(r.FindWager, patron="C", wager="player", stake=10_00)
    laws.refused(announced, found, Refusal(Reason.RANK_TOO_LOW, (), {}), announced)  # a control of the house
    with pytest.raises(AssertionError, match="no clause of the book"):
        laws.refused(announced, found, Refusal(Reason.RANK_TOO_LOW, (Clause("crown-melbourne:7.3.1"),), {}), announced)
    nowhere = (Clause("crown-melbourne:999"),)
    with pytest.raises(AssertionError, match="no register"):
        laws.refused(table, given(r.FillFloat, amount=5), Refusal(Reason.UNKNOWN_PATRON, nowhere, {}), table)


def test_a_table_that_no_command_leads_on_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Someone owes commission and has lost every chip: without what was made for it, the house is stuck for good."""
    live = Live("crown-sydney", chips=100)
    live.do("approve", act="defer-commission", patron="A")
    live.bet("A", "banker", 100)
    live.coup("2d4s/3h4c")
    live.bet("A", "player", 200)
    live.coup("2d4s/3h4c")
    assert not close(live.table, live.book).is_open
    assert not close_alone(live.table, live.book).is_open

    def before(table: Table, command: Command, book: Rulebook) -> tuple[Event, ...] | Refusal:
        if isinstance(command, (r.CarryCommissionOver, r.WriteOffCommission, r.RecordWalkOff)):
            return Refusal(Reason.NO_SUCH_POWER, (), {"what": "", "book": book.id})
        return decide(table, command, book)

    monkeypatch.setattr(autopilot, "decide", before)
    for closing in (close, close_alone):
        with pytest.raises(Stuck):
            closing(live.table, live.book)


def test_a_failure_names_its_seed_and_the_fewest_commands_that_show_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine is broken for this: whoever sits down in seat 2 finds a cent there."""

    def wrong(table: Table, event: Event) -> Table:
        after = apply(table, event)
        if not isinstance(event, r.PatronSat) or event.seat != 2:
            return after
        rack = Account(Place.RACK, event.patron)
        return replace(after, ledger=Ledger({**after.ledger.balances, rack: after.ledger.balances.get(rack, 0) + 1}))

    monkeypatch.setattr(random_play, "apply", wrong)
    with pytest.raises(LawBroken) as raised:
        run(BOOK, range(1, 30), 300)
    first, second, *commands = str(raised.value).splitlines()
    assert "crown-melbourne, seed" in first
    assert "1 cents instead of zero" in first
    assert "these 3 commands show it" in second
    script = [decode_command(line.strip()) for line in commands]
    assert [type(command) for command in script] == [r.OpenTable, r.Arrive, r.SitDown]
    assert breach(book_of(BOOK), script) is not None
    monkeypatch.undo()
    assert breach(book_of(BOOK), script) is None
