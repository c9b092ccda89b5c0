"""Messages that no page would send, from a seed: bad amounts, bad texts, bad shapes, and commands that nearly are some.

Half of the values are of the kind that their field takes, so that many a message gets as far as the rules. Start at
`messages`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from croupier.service.asking import Asks, commands_described

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
_COMMANDS: Final = {one.name: one for one in commands_described()}
_NAMES: Final = tuple(_COMMANDS)
_PATRONS: Final = ("player", "kim", "lee", "player", "nobody")
_WORDS: Final = ("kim", "lee", "player", "banker", "tie", "staff", "people", "Kd", "closing", "x", "dealer-opens")
_CARDS: Final = ("Kd", "2c", "9s", "Ah", "Td")
_NEARLY: Final = 0.5  # so many values are of the kind that is wanted


def messages(seed: int, many: int, *, listed: bool = True) -> Iterator[str]:
    """So many messages; all the listed bad ones are among the first, unless they are not wanted again."""
    random = Random(seed)
    first = [*BAD_SHAPES, *_wagers()][:many] if listed else []
    yield from first
    for number in range(many - len(first)):
        kind = random.random()
        if kind < 0.7:
            yield _command(random, number)
        elif kind < 0.9:
            yield _mangled(random, _command(random, number))
        else:
            yield random.choice(BAD_SHAPES)


def _wagers() -> Iterator[str]:
    for number, amount in enumerate(BAD_AMOUNTS):
        yield _wager("stake", amount, number)
    for field in ("wager", "patron"):
        for number, text in enumerate(BAD_TEXTS):
            yield _wager(field, json.dumps(text), f"{field}{number}")


def _wager(field: str, value: str, number: object) -> str:
    facts = {"patron": '"kim"', "wager": '"banker"', "stake": "2500"} | {field: value}
    said = ",".join(f'"{key}":{one}' for key, one in facts.items())
    return f'{{"say":"command","id":"w{number}","command":"place-wager","facts":{{{said}}}}}'


def _command(random: Random, number: int) -> str:
    """A command with fields of its own, each with something good or bad in it."""
    name = random.choice(_NAMES)
    right = random.random() < _NEARLY  # one whose values are all of the kind that is wanted
    facts = [
        f"{json.dumps(field.name)}:{_wanted(random, field) if right else _value(random)}"
        for field in _COMMANDS[name].fields
        if field.required or random.random() < 0.4
    ]
    if random.random() < 0.05:
        facts.append(f"{json.dumps(random.choice(BAD_TEXTS))}:1")
    if facts and random.random() < 0.05:
        facts.append(facts[0])
    version = random.choice(("null", "null", "null", "1", "-5"))
    say = "why" if random.random() < 0.2 else "command"
    return f'{{"say":"{say}","id":"f{number}","version":{version},"command":"{name}","facts":{{{",".join(facts)}}}}}'


def _wanted(random: Random, field: Asks) -> str:
    """Something of the kind that a field takes, whatever the table makes of it."""
    return json.dumps(_thing(random, field))


def _thing(random: Random, field: Asks) -> Any:
    match field.type:
        case "number" | "time":
            return random.choice((-1, 0, 1, 2, 3, 7, 8, 416, 2**53 + 1, 2**63 - 1))
        case "money":
            return random.choice((-1, 0, 1, 5_00, 25_00, 25_50, 100_00, 5_000_00, 5_000_01, 2**53 + 1, 2**63 - 1))
        case "yes-no":
            return random.random() < 0.5
        case "card":
            return random.choice(_CARDS)
        case "choice":
            return random.choice(field.choices)
        case "list" if field.each is not None:
            return [_thing(random, field.each) for _ in range(random.randrange(4))]
        case "pair":
            return [_thing(random, one) for one in field.fields]
        case "record":
            return {one.name: _thing(random, one) for one in field.fields if one.required or random.random() < 0.5}
        case _:
            return random.choice(_PATRONS if field.name == "patron" else (*_WORDS, *BAD_TEXTS))


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
