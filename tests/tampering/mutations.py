"""Ways to alter a table's log by its rows, and which entry must be named as the first bad one.

A mutation changes the rows it is given, and knows nothing of how it will be found. The oracle compares what was with
what is, entry by entry, and asks no hash. Start at `MUTATIONS` and `expected`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

from tampering.bench import CommandRow, EntryRow, Rows

Mutation = Callable[[Random, Rows], None]

LETTERS: Final = '0123456789abcdefghijklmnopqrstuvwxyz ABCDEFZ{}[]",:.-\u00e9\u2660'


# --- a character, a number -----------------------------------------------------------------------


def altered(rng: Random, text: str) -> str:
    """One character is another, too many, or gone."""
    place = rng.randrange(len(text))
    letter = rng.choice([one for one in LETTERS if one != text[place]])
    match rng.randrange(3):
        case 0:
            return text[:place] + letter + text[place + 1 :]
        case 1:
            return text[:place] + letter + text[place:]
        case _:
            return text[:place] + text[place + 1 :]


def counted_otherwise(rng: Random, text: str) -> str:
    """One of its numbers is another."""
    found = rng.choice(list(re.finditer(r"\d+", text)))
    number = int(found.group())
    other = rng.choice([number + 1, number * 10 + 1, number + rng.randrange(1, 10**6), -number - 1])
    return text[: found.start()] + str(other) + text[found.end() :]


def flipped(rng: Random, data: bytes) -> bytes:
    place = rng.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :]


# --- one row -------------------------------------------------------------------------------------


def _entry(rng: Random, rows: Rows, **fields: Callable[[Any], Any]) -> None:
    place = rng.randrange(len(rows.entries))
    row = rows.entries[place]
    rows.entries[place] = row._replace(**{name: change(getattr(row, name)) for name, change in fields.items()})


def _command(rng: Random, rows: Rows, **fields: Callable[[Any], Any]) -> None:
    place = rng.randrange(len(rows.commands))
    row = rows.commands[place]
    rows.commands[place] = row._replace(**{name: change(getattr(row, name)) for name, change in fields.items()})


def a_letter_of_an_event(rng: Random, rows: Rows) -> None:
    _entry(rng, rows, body=lambda body: altered(rng, body))


def a_number_of_an_event(rng: Random, rows: Rows) -> None:
    _entry(rng, rows, body=lambda body: counted_otherwise(rng, body))


def a_bit_of_a_hash(rng: Random, rows: Rows) -> None:
    _entry(rng, rows, hash=lambda own: flipped(rng, own))


def a_hash_of_another_length(rng: Random, rows: Rows) -> None:
    _entry(rng, rows, hash=lambda own: rng.choice([own[:-1], own + b"\0", b"", own * 2]))


def the_command_that_an_entry_names(rng: Random, rows: Rows) -> None:
    _entry(rng, rows, command=lambda own: rng.choice([altered(rng, own), "", "another"]))


def the_number_of_an_entry(rng: Random, rows: Rows) -> None:
    last = rows.entries[-1].sequence
    _entry(rng, rows, sequence=lambda own: rng.choice([last + 1, last + rng.randrange(1, 10**6), 2**63 - 1]))


def a_letter_of_a_command(rng: Random, rows: Rows) -> None:
    _command(rng, rows, body=lambda body: altered(rng, body))


def a_number_of_a_command(rng: Random, rows: Rows) -> None:
    _command(rng, rows, body=lambda body: counted_otherwise(rng, body))


def the_id_of_a_command(rng: Random, rows: Rows) -> None:
    _command(rng, rows, id=lambda own: rng.choice([altered(rng, own), "another"]))


def the_edition_of_a_command(rng: Random, rows: Rows) -> None:
    others = ["crown-melbourne undated e41c64de58ed", "", "no-book 1 000000000000"]
    _command(rng, rows, edition=lambda own: rng.choice([*others, altered(rng, own)]))


def where_a_command_begins(rng: Random, rows: Rows) -> None:
    taken = {command.first for command in rows.commands}
    free = [place for place in range(1, len(rows.commands) + 80) if place not in taken]
    _command(rng, rows, first=lambda own: rng.choice(free))


# --- rows that come, go and change places --------------------------------------------------------


def an_entry_less(rng: Random, rows: Rows) -> None:
    del rows.entries[rng.randrange(len(rows.entries))]


def entries_less(rng: Random, rows: Rows) -> None:
    place = rng.randrange(len(rows.entries))
    del rows.entries[place : place + rng.randrange(2, 20)]


def a_command_less(rng: Random, rows: Rows) -> None:
    del rows.commands[rng.randrange(len(rows.commands))]


def an_act_less(rng: Random, rows: Rows) -> None:
    """A command and its entries; what follows keeps its numbers."""
    gone = rows.commands.pop(rng.randrange(len(rows.commands)))
    rows.entries[:] = [entry for entry in rows.entries if entry.command != gone.id]


def an_act_less_and_the_rest_moved_up(rng: Random, rows: Rows) -> None:
    gone = rows.commands.pop(rng.randrange(len(rows.commands)))
    rest = [entry for entry in rows.entries if entry.command != gone.id]
    many = len(rows.entries) - len(rest)
    rows.entries[:] = [entry._replace(sequence=place) for place, entry in enumerate(rest, start=1)]
    _moved(rows.commands, gone.first, -many)


def an_entry_more(rng: Random, rows: Rows) -> None:
    """A copy of an entry, or one made up, pushed in between; the rest moves on."""
    place = rng.randrange(len(rows.entries) + 1)
    made_up = EntryRow(rows.entries[0].table, 0, "made-up", '{"event":"bets-called/1"}', bytes(32))
    rows.entries.insert(place, rng.choice([rng.choice(rows.entries), made_up]))
    rows.entries[:] = [entry._replace(sequence=number) for number, entry in enumerate(rows.entries, start=1)]
    _moved(rows.commands, place + 1, 1)


def an_entry_again_at_the_end(rng: Random, rows: Rows) -> None:
    rows.entries.append(rng.choice(rows.entries)._replace(sequence=rows.entries[-1].sequence + 1))


def a_command_more(rng: Random, rows: Rows) -> None:
    """For an entry in the middle of an act, or for none."""
    taken = {command.first for command in rows.commands}
    free = [place for place in range(1, len(rows.commands) + 80) if place not in taken]
    like = rng.choice(rows.commands)
    rows.commands.append(like._replace(id="made-up", first=rng.choice(free)))


def two_bodies_exchanged(rng: Random, rows: Rows) -> None:
    one, other = rng.sample(range(len(rows.entries)), 2)
    first, second = rows.entries[one], rows.entries[other]
    rows.entries[one], rows.entries[other] = first._replace(body=second.body), second._replace(body=first.body)


def two_entries_exchanged(rng: Random, rows: Rows) -> None:
    one, other = rng.sample(range(len(rows.entries)), 2)
    first, second = rows.entries[one], rows.entries[other]
    rows.entries[one] = second._replace(sequence=first.sequence)
    rows.entries[other] = first._replace(sequence=second.sequence)


def two_acts_exchanged(rng: Random, rows: Rows) -> None:
    """Neighbours, with their commands: as if one had come before the other."""
    place = rng.randrange(len(rows.commands) - 1)
    one, other = rows.commands[place], rows.commands[place + 1]
    first = [entry for entry in rows.entries if entry.command == one.id]
    second = [entry for entry in rows.entries if entry.command == other.id]
    begin = one.first - 1
    exchanged = [*second, *first]
    rows.entries[begin : begin + len(exchanged)] = [
        entry._replace(sequence=number) for number, entry in enumerate(exchanged, start=one.first)
    ]
    rows.commands[place] = other._replace(first=one.first)
    rows.commands[place + 1] = one._replace(first=one.first + len(second))


def two_commands_exchanged(rng: Random, rows: Rows) -> None:
    one, other = rng.sample(range(len(rows.commands)), 2)
    first, second = rows.commands[one], rows.commands[other]
    rows.commands[one], rows.commands[other] = second._replace(first=first.first), first._replace(first=second.first)


# --- the tail ------------------------------------------------------------------------------------


def a_tail_of_entries_cut_off(rng: Random, rows: Rows) -> None:
    """In the middle of an act too, and with the commands left lying there."""
    del rows.entries[rng.randrange(1, len(rows.entries)) :]


def a_tail_of_acts_cut_off(rng: Random, rows: Rows) -> None:
    """As clean as can be: no command without its entries, and none the other way round."""
    place = rng.randrange(1, len(rows.commands))
    del rows.entries[rows.commands[place].first - 1 :]
    del rows.commands[place:]


def a_head_of_the_log_cut_off(rng: Random, rows: Rows) -> None:
    place = rng.randrange(1, len(rows.commands))
    del rows.entries[: rows.commands[place].first - 1]
    del rows.commands[:place]


def _moved(commands: list[CommandRow], after: int, by: int) -> None:
    commands[:] = [one._replace(first=one.first + by) if one.first >= after else one for one in commands]


MUTATIONS: Final[tuple[Mutation, ...]] = (
    a_letter_of_an_event,
    a_number_of_an_event,
    a_bit_of_a_hash,
    a_hash_of_another_length,
    the_command_that_an_entry_names,
    the_number_of_an_entry,
    a_letter_of_a_command,
    a_number_of_a_command,
    the_id_of_a_command,
    the_edition_of_a_command,
    where_a_command_begins,
    an_entry_less,
    entries_less,
    a_command_less,
    an_act_less,
    an_act_less_and_the_rest_moved_up,
    an_entry_more,
    an_entry_again_at_the_end,
    a_command_more,
    two_bodies_exchanged,
    two_entries_exchanged,
    two_acts_exchanged,
    two_commands_exchanged,
    a_tail_of_entries_cut_off,
    a_tail_of_acts_cut_off,
    a_head_of_the_log_cut_off,
)


# --- the oracle ----------------------------------------------------------------------------------


def expected(before: Rows, after: Rows) -> set[tuple[str, int]] | None:
    """Which finding may come first, and at which entry; nothing where nothing was changed.

    An act that lost some of its entries is heard as an act of fewer: the book's own answer to it is longer.
    """
    was, now = _lines(before), _lines(after)
    for place, (one, other) in enumerate(zip(was, now, strict=False), start=1):
        if one != other:
            return {("chain-broken", place), *_within_an_act(was, place)}
    if len(now) > len(was):
        return {("chain-broken", len(was) + 1)}
    if len(now) < len(was):
        short = ("log-too-short" if now else "table-missing", len(now))
        return {short, *(_within_an_act(was, len(now) + 1) if now else ())}
    return {("stray-command", 0)} if sorted(before.commands) != sorted(after.commands) else None


def _within_an_act(was: list[tuple[EntryRow, CommandRow | None]], place: int) -> set[tuple[str, int]]:
    """Where the entry at this place does not begin its act: the act may be found wanting it first."""
    return {("decided-otherwise", place)} if was[place - 1][1] is None else set()


def _lines(rows: Rows) -> list[tuple[EntryRow, CommandRow | None]]:
    """Every entry, and the command that begins with it."""
    begins = {command.first: command for command in rows.commands}
    return [(entry, begins.get(entry.sequence)) for entry in sorted(rows.entries, key=lambda entry: entry.sequence)]
