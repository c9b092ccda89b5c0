"""Messages that no page would send, from a seed: bad amounts, bad texts, bad shapes, and commands that nearly are some.

Start at `messages`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from croupier.table.names import COMMANDS

BAD_AMOUNTS: Final[tuple[str, ...]] = (  # as they stand in JSON
    "0", "-1", "NaN", "Infinity", "-Infinity", "1e309", "100.0", '"100"', '"1_000"', '"\uff11\uff10\uff10"', "true",
    "null", "[]", "[100]", "{}", "9007199254740993", "9223372036854775808", "1" + "0" * 40, "1" * 5_000, "499",
    "500001", "501", "1e2", "-0", "00", "0x10", "1_000", "500000000000",
)  # fmt: skip
BAD_TEXTS: Final[tuple[str, ...]] = (
    "", "x" * 10_000, "\0", "\ud800", "\u202eevil", "a\u200bb",
    "<script>alert(1)</script>", "'; DROP TABLE entries; --",
    "line\r\nbreak", "\x1b[31mred", "=1+1", "@SUM(A1)", "\N{PILE OF POO}" * 50, "../../etc/passwd", "%00", "None",
    "kim\0",     "\uff4b\uff49\uff4d", "Kim", " kim", "kim ",
)  # fmt: skip
BAD_SHAPES: Final[tuple[str, ...]] = (
    "", " ", "null", "true", "0", '"', "{", "}", "[]", "[" * 5_000, "{" * 5_000, '{"a":' * 3_000, '{"say":"command"}',
    '{"say":"shout"}', '{"say":["command"]}', '{"say":"ping","say":"command"}', '{"say":"ping","more":1}', "\ufeff{}",
    '{"say":"why"}', '{"say":"command","facts":[]}', '{"say":"command","facts":null}',
    '{"say":"command","version":"1"}',
    '{"say":"command","version":-1,"id":"v","command":"call-for-bets"}',
    '{"say":"command","version":1' + "0" * 40 + ',"id":"v","command":"call-for-bets"}',
    '{"say":"command","id":"' + "i" * 65 + '","command":"call-for-bets"}',
    '{"say":"command","id":"a\\u0000b","command":"call-for-bets"}',
    '{"say":"command","id":"deep","command":"place-wager","facts":{"stake":' + "[" * 3_000 + "]" * 3_000 + "}}",
)  # fmt: skip
_NAMES: Final = tuple(COMMANDS)
_WORDS: Final = ("kim", "lee", "player", "banker", "tie", "staff", "people", "Kd", "closing", "x", "dealer-opens")


def messages(seed: int, many: int) -> Iterator[str]:
    """So many messages; all the listed bad ones are among the first."""
    random = Random(seed)
    yield from BAD_SHAPES[:many]
    left = many - len(BAD_SHAPES)
    wagers = [_wager("stake", amount, number) for number, amount in enumerate(BAD_AMOUNTS)]
    wagers += [
        _wager(field, json.dumps(text), f"{field}{n}")
        for field in ("wager", "patron")
        for n, text in enumerate(BAD_TEXTS)
    ]
    yield from wagers[: max(0, left)]
    for number in range(max(0, left - len(wagers))):
        kind = random.random()
        if kind < 0.7:
            yield _command(random, number)
        elif kind < 0.9:
            yield _mangled(random, _command(random, number))
        else:
            yield random.choice(BAD_SHAPES)


def _wager(field: str, value: str, number: object) -> str:
    facts = {"patron": '"kim"', "wager": '"banker"', "stake": "2500"} | {field: value}
    said = ",".join(f'"{key}":{one}' for key, one in facts.items())
    return f'{{"say":"command","id":"w{number}","command":"place-wager","facts":{{{said}}}}}'


def _command(random: Random, number: int) -> str:
    """A command with fields of its own, each with something good or bad in it."""
    name = random.choice(_NAMES)
    fields = [field for field in msgspec.structs.fields(COMMANDS[name]) if field.name not in ("id", "actor", "at")]
    facts = [
        f"{json.dumps(field.name)}:{_value(random)}" for field in fields if field.required or random.random() < 0.4
    ]
    if random.random() < 0.05:
        facts.append(f"{json.dumps(random.choice(BAD_TEXTS))}:1")
    if facts and random.random() < 0.05:
        facts.append(facts[0])
    version = random.choice(("null", "null", "null", "1", "-5"))
    say = "why" if random.random() < 0.2 else "command"
    return f'{{"say":"{say}","id":"f{number}","version":{version},"command":"{name}","facts":{{{",".join(facts)}}}}}'


def _value(random: Random) -> str:
    kind = random.random()
    if kind < 0.3:
        return random.choice(BAD_AMOUNTS)
    if kind < 0.5:
        return json.dumps(random.choice(BAD_TEXTS))
    if kind < 0.8:
        return json.dumps(random.choice(_WORDS))
    thing: Any = random.choice(
        (1, 7, 2500, [], ["Kd", "2c"], {"minimum": 500, "maximum": 1000}, {"variation": "crown"})
    )
    return json.dumps(thing)


def _mangled(random: Random, text: str) -> str:
    where = random.randrange(len(text))
    how = random.random()
    if how < 0.4:
        return text[:where]
    if how < 0.7:
        return text[:where] + random.choice('\0"{}[],:\\\u202e9') + text[where + 1 :]
    return text[:where] + text[random.randrange(len(text)) :]
