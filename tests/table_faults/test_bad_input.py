"""Every command of every book at every stage with something wrong: a refusal with its reason, and nothing else.

No exception, no change, no acceptance. Whoever is refused for rank is told the clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from croupier import Reason, Refusal, Rulebook
from croupier.table import ACTS, NO_RANK, PATRON, Actor, By, Command, Limit, Setup, Table, decide, power_of
from croupier.table import records as r
from croupier.table.codec import COMMANDS, encode_table
from croupier.table.payment.debts import write_off_rank
from croupier.table.rules import rules_of
from laws.random_commands import ABSURD, Drawing
from table_faults.stages import SIX, book_of, kinds, stages

STRANGER = "Zebedee"
WRITING_OFF = (r.WriteOffCommission, r.WriteOffDebt)
NONSENSE = "no such thing"
TOO_LITTLE = (0, -1, -(2**63), -(10**40))
TOO_MUCH = (10_000_000_001, 2**63, 10**40)

# facts that are free words: any text will do
FREE_WORDS = {
    ("record-approval", "reference"), ("display-notice", "says"), ("notify-surveillance", "about"),
    ("bring-cards", "back"), ("refuse-wager", "grounds"), ("rule-wager-void", "grounds"),
    ("write-off-commission", "says"), ("write-off-debt", "says"),
}  # fmt: skip
# facts that are an amount of money or of people's things, where nothing, less than nothing and too much are wrong
AMOUNTS = {
    ("fill-float", "amount"), ("credit-float", "amount"), ("buy-in", "amount"), ("exchange-voucher", "amount"),
    ("colour-up", "amount"), ("colour-up", "into"), ("arrange-above-differential", "maximum"),
    ("place-wager", "stake"), ("declare-wager", "stake"), ("change-wager", "stake"), ("find-wager", "stake"),
    ("agree-personal-limits", "maximum"), ("agree-personal-limits", "minimum"), ("change-limits", "differential"),
    ("display-notice", "minimum"), ("collect-debt", "amount"),
}  # fmt: skip
# facts that name a person at the table; `agreed` may name people who have left, and nobody is asked where a book lets
# anyone open the cards
PEOPLE = {
    "patron", "to", "nominee", "requested_by", "dealer", "drawn_by",
}  # fmt: skip
NOBODY_WILL_DO = {
    ("record-breach", "patron"), ("report-irregularity", "patron"),
    ("approve", "patron"), ("cut-cards", "patron"), ("burn-cards", "requested_by"), ("show-burn-card", "requested_by"),
    ("order-dummy-coup", "requested_by"), ("draw-card", "drawn_by"),
}  # fmt: skip
NUMBERS = {
    ("change-wager", "number"), ("withdraw-wager", "number"), ("refuse-wager", "number"), ("sit-down", "seat"),
    ("rule-wager-void", "number"),
}  # fmt: skip
PLACES = {("place-wager", "place"), ("declare-wager", "place"), ("find-wager", "place")}
REFERENCES = {
    ("record-approval", "thing"), ("display-sign", "sign"), ("remove-sign", "sign"), ("change-variation", "variation"),
    ("restrict-wager", "wager"), ("lift-restriction", "wager"), ("approve", "act"), ("burn-cards", "form"),
    ("order-shuffle", "grounds"), ("place-wager", "wager"), ("declare-wager", "wager"), ("find-wager", "wager"),
    ("choose-dealing", "method"), ("order-dummy-coup", "grounds"),
}  # fmt: skip


class Wrong(msgspec.Struct, frozen=True):
    """One command with one thing wrong, and the only reason it may be refused for, where there is only one."""

    command: Command
    what: str
    reason: Reason | None = None
    may_be_accepted: bool = False


def everything_wrong(drawing: Drawing, table: Table, command: Command) -> Iterator[Wrong]:
    yield from _wrong_person(drawing.book, table, command)
    if table.recent:
        again = msgspec.structs.replace(command, id=table.recent[-1])
        yield Wrong(again, "an id that was used", Reason.REPEATED_COMMAND)
    if table.clock:
        for at in (table.clock - 1, 0, -1, -(10**40)):
            yield Wrong(msgspec.structs.replace(command, at=at), f"given at {at}", Reason.TIME_RUNS_BACKWARDS)
    yield from _wrong_facts(drawing, command)


def _wrong_person(book: Rulebook, table: Table, command: Command) -> Iterator[Wrong]:
    act, ranks = ACTS[type(command)], [rank.id for rank in book.authority.rank]
    for rank in ("janitor", "Patron", "dealer ", NONSENSE):
        yield Wrong(_by(command, "x", rank), f"by {rank!r}", Reason.UNKNOWN_RANK)
    yield Wrong(_by(command, "x", NO_RANK), "by nobody of a rank", Reason.NO_RANK)
    stranger = _by(command, STRANGER, PATRON)
    whose = act.whose(table, stranger) if act.by is By.PATRON else ""
    if whose == STRANGER:  # a wager number that nobody has
        yield Wrong(stranger, "by a patron who is not there")
    elif whose:
        yield Wrong(stranger, "by a patron for another", Reason.NOT_FOR_ANOTHER)
    else:
        yield Wrong(stranger, "by a patron", Reason.RANK_TOO_LOW)
    if isinstance(command, r.Approve):
        row = book.authority.approval.get(command.act)
        below = ranks[: ranks.index(row.rank)] if row and table.is_open else []
        outside: list[str] = [rank.id for rank in book.authority.outside] if row and table.is_open else []
    elif isinstance(command, WRITING_OFF):
        below = ranks[: ranks.index(write_off_rank(rules_of(book, table.setup)))] if table.setup is not None else []
        outside = [rank.id for rank in book.authority.outside] if table.is_open else []
    else:
        power = power_of(book, type(command))
        below = ranks[: ranks.index(power.rank)] if power.rank in ranks else ranks
        outside = [rank.id for rank in book.authority.outside if rank.id not in (power.rank, *power.also)]
    for rank in (*below, *outside):
        yield Wrong(_by(command, "x", rank), f"by the {rank}", Reason.RANK_TOO_LOW)


def _by(command: Command, id: str, rank: str) -> Command:
    return msgspec.structs.replace(command, actor=Actor(id, rank))


def _wrong_facts(drawing: Drawing, command: Command) -> Iterator[Wrong]:
    name = ACTS[type(command)].name
    for field in command.__struct_fields__[3:]:
        value, key = getattr(command, field), (name, field)
        if key in AMOUNTS:
            for amount in (*TOO_LITTLE, *TOO_MUCH):
                yield _with(command, field, amount)
        elif key in NUMBERS:
            for number in (0, -1, 99, 2**63, 10**40):
                yield _with(command, field, number)
        elif key in PLACES:
            for place in (-1, 99, 2**63, 10**40):
                yield _with(command, field, place)
        elif field in PEOPLE and not _nobody_in_particular(command):
            nobody = () if (name, field) in NOBODY_WILL_DO else ("",)
            for person in (STRANGER, "A ", "the dealer", *nobody):
                yield _with(command, field, person)
        elif key in REFERENCES:
            for word in (NONSENSE, "", "x" * 10_000, "\x00"):
                yield _with(command, field, word)
        elif key == ("arrive", "chips"):
            for amount in (-1, -(10**40), *TOO_MUCH):
                yield _with(command, field, amount)
        elif isinstance(value, Setup):
            for other in impossible_setups(value):
                yield _with(command, field, other)
        elif isinstance(value, Limit):
            for limit in (Limit(0, 100), Limit(-1, 100), Limit(200, 100), Limit(100, 10**40), Limit(0, 0)):
                yield _with(command, field, limit)
        elif field == "hand" and value is None:  # not named: a number in its place is no command at all
            yield _with(command, "position", 99)
        else:  # whatever comes, it is an answer
            for _ in range(3):
                junk = drawing.junk(value, command, field)
                changed = msgspec.structs.replace(command, **{field: junk})
                yield Wrong(changed, f"{field} {junk!r}", may_be_accepted=True)


def _nobody_in_particular(command: Command) -> bool:
    """Whoever arrives was not there before, whoever complains may have left; only a cutter who is named is someone."""
    return isinstance(command, (r.Arrive, r.RaiseDispute, r.RecordPaymentError)) or (
        isinstance(command, r.ChooseCutter) and command.who != "named"
    )


def _with(command: Command, field: str, value: Any) -> Wrong:
    return Wrong(msgspec.structs.replace(command, **{field: value}), f"{field} {str(value)[:40]!r}")


def impossible_setups(setup: Setup) -> Iterator[Setup]:
    """Set-ups that no book allows."""
    for changes in (
        *({"variation": word} for word in ("", NONSENSE)),
        *({"decks": number} for number in (0, -1, 1, 2, 13, 2**63, 10**40)),
        *({"chips": chips} for chips in ((), (0,), (-100,), (10**40,), (20_011, 100_000), (0, 100))),
        *({"layout": word} for word in ("", NONSENSE)),
        {"further_areas": (NONSENSE,)},
        {"side_wagers": (NONSENSE,)},
        {"options": ((NONSENSE, "yes"),)},
        *({"places": number} for number in (0, -1, -(10**40))),
        *({"closed_places": (number,)} for number in (0, -1, 99, 10**40)),
        {"shoe": "continuous-shuffler"},
        *({"limits": limit} for limit in (Limit(0, 100), Limit(200, 100), Limit(-5, -4), Limit(1, 10**40))),
        {"wager_limits": ((NONSENSE, Limit(100, 200)),)},
        {"wager_limits": (("player", Limit(300, 200)),)},
        *({"approved_minimum": amount} for amount in (-1, 10**40)),
        *({field: amount} for field in ("area_maximum", "differential", "unit") for amount in (0, -1, 10**40)),
        {"method": NONSENSE},
    ):
        yield msgspec.structs.replace(setup, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", SIX)
def test_whatever_is_wrong_with_a_command_it_is_refused_and_changes_nothing(name: str) -> None:
    book = book_of(name)
    for kind in kinds(name):
        drawing = Drawing(book, 11, nonsense=0)
        for stage, table in stages(name, kind).items():
            before = encode_table(table)
            for of_command in COMMANDS:
                command = drawing.make(table, of_command, drawing.facts(table, of_command))
                for wrong in everything_wrong(drawing, table, command):
                    assert_refused(book, table, wrong, stage)
            assert encode_table(table) == before, f"a table changed that was only asked, at {stage}"


def assert_refused(book: Rulebook, table: Table, wrong: Wrong, stage: str) -> None:
    told = f"{ACTS[type(wrong.command)].name} with {wrong.what} at {stage}"
    answer = decide(table, wrong.command, book)
    if not isinstance(answer, Refusal):
        assert wrong.may_be_accepted, f"{told} was accepted: {answer}"
        return
    assert wrong.reason is None or answer.reason is wrong.reason, f"{told} was refused otherwise: {answer}"
    if answer.reason is Reason.RANK_TOO_LOW:
        own = isinstance(wrong.command, r.FindWager) and table.coup.winner is not None  # a control of the house
        own = own or isinstance(wrong.command, WRITING_OFF)  # and another
        assert answer.clauses or own, f"{told} names no clause"
        assert {"rank", "needed"} <= set(answer.facts)


@pytest.mark.parametrize("name", SIX)
def test_a_closed_table_takes_nothing_but_what_opens_it(name: str) -> None:
    book = book_of(name)
    drawing = Drawing(book, 5, nonsense=0)
    for stage in ("closed", "closed-again"):
        table = stages(name, "dealer-opens")[stage]
        for of_command, kind in COMMANDS.items():
            command = drawing.make(table, of_command, drawing.facts(table, of_command))
            answer = decide(table, command, book)
            if not ACTS[kind].when_closed:
                assert isinstance(answer, Refusal)
                assert answer.reason is Reason.TABLE_NOT_OPEN


@pytest.mark.parametrize("name", SIX)
def test_another_edition_of_the_book_does_not_judge_an_open_table(name: str) -> None:
    book = book_of(name)
    other = msgspec.structs.replace(book, digest="0" * 64)
    drawing = Drawing(book, 5, nonsense=0)
    for stage, table in stages(name, "dealer-opens").items():
        if table.is_open:
            for of_command, kind in COMMANDS.items():
                command = drawing.make(table, of_command, drawing.facts(table, of_command))
                answer = decide(table, command, other)
                if not ACTS[kind].when_closed or kind is r.CheckCards:
                    assert isinstance(answer, Refusal), f"{of_command} at {stage}"
                    assert answer.reason is Reason.OTHER_EDITION


def test_the_lists_of_this_file_name_facts_that_there_are() -> None:
    known = {(name, field) for name, kind in COMMANDS.items() for field in kind.__struct_fields__}
    for listed in (FREE_WORDS, AMOUNTS, NUMBERS, PLACES, REFERENCES, NOBODY_WILL_DO):
        assert listed <= known
    assert {field for _, field in known} >= PEOPLE
    assert len(set(ABSURD)) == len(ABSURD)
