"""A scenario's text as lines of words: comments, quotes, several statements on a line, and blocks told once for many.

It knows no keyword but those of blocks (`repeat`, `for`, `end`). Whatever is wrong is noted with its line and reading
goes on, so that a person is told everything at once. No parser generator: lines of
words need no grammar, and what is told of a slip has to name wagers, not tokens. Start at `read_lines`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from croupier.cards import quoted

LONGEST_FILE: Final = 1_000_000
LONGEST_LINE: Final = 5_000  # a tape of a virtual shoe has 4,096 digits
MOST_LINES: Final = 20_000  # once the blocks are told in full
DEEPEST_BLOCK: Final = 8

_NAMES: Final = re.compile(r"[a-z][a-z0-9-]*(/[a-z][a-z0-9-]*)*")
_VARIABLE: Final = re.compile(r"\{([^{}]*)\}")
_COUNT: Final = re.compile(r"[1-9][0-9]{0,4}")
_PARTS: Final = re.compile(r"[\"#;]")  # what a line has that is more than one plain statement
_SHOWN_AS_SPACE: Final = str.maketrans("\t\r", "  ")


class Problem(msgspec.Struct, frozen=True, order=True):
    """What is wrong with a file, on which line, and what would be possible instead."""

    line: int
    says: str


class ScenarioError(ValueError):
    """A file that is no scenario; it has every problem that was found, in the order of the lines."""

    def __init__(self, name: str, problems: list[Problem]) -> None:
        self.name = name
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(f"{name}, line {one.line}: {one.says}" for one in self.problems))


class Line(msgspec.Struct, frozen=True):
    """One statement: where it stands, its words, and which round of a block it belongs to (`2 of 60`)."""

    number: int
    text: str
    words: tuple[str, ...]
    round: int = 0
    rounds: int = 0

    @property
    def keyword(self) -> str:
        return self.words[0]

    @property
    def after(self) -> str:
        """Everything after the keyword, as it was written."""
        return self.text[len(self.words[0]) :].strip()


class _Block(msgspec.Struct):
    number: int
    names: tuple[str, ...]  # of the variables; none where a block is only repeated
    values: tuple[str, ...]
    body: list[Line | _Block] = msgspec.field(default_factory=list)


def read_lines(text: str, problems: list[Problem]) -> list[Line]:
    """The statements of a file in the order they are acted on, blocks told in full."""
    top = _Block(0, (), ("",))
    open_blocks = [top]
    for line in _statements(text, problems):
        match line.keyword:
            case "repeat" | "for" if line.words[1:2] != ("tournament",) or line.words[2:3] == ("in",):
                block = _begin(line, problems)
                if len(open_blocks) > DEEPEST_BLOCK:
                    problems.append(Problem(line.number, f"more than {DEEPEST_BLOCK} blocks lie within each other"))
                else:
                    open_blocks[-1].body.append(block)
                open_blocks.append(block)
            case "end" if len(open_blocks) > 1:
                if len(line.words) > 1:
                    problems.append(Problem(line.number, "`end` stands alone"))
                open_blocks.pop()
            case "end":
                problems.append(Problem(line.number, "`end` closes nothing: no `repeat` or `for` is open"))
            case _:
                open_blocks[-1].body.append(line)
    unclosed = "this block is never closed: write `end` after its last line"
    problems += [Problem(block.number, unclosed) for block in open_blocks[1:]]
    told: list[Line] = []
    for line in _tell(top, {}, 0, 0, problems):
        if len(told) == MOST_LINES:
            problems.append(Problem(line.number, f"the blocks make more than {MOST_LINES} lines"))
            break
        told.append(line)
    return told


def _statements(text: str, problems: list[Problem]) -> Iterator[Line]:
    if len(text) > LONGEST_FILE:
        problems.append(Problem(1, f"the file is longer than {LONGEST_FILE} letters"))
        return
    for number, raw in enumerate(text.split("\n"), start=1):
        if len(raw) > LONGEST_LINE:
            problems.append(Problem(number, f"the line is longer than {LONGEST_LINE} letters"))
            continue
        if not raw.translate(_SHOWN_AS_SPACE).isprintable():
            problems.append(Problem(number, "the line holds a character that cannot be shown: write plain text"))
            continue
        for statement in _cut(raw, number, problems):
            words = words_in(statement)
            if words:
                yield Line(number, statement.strip(), words)


def _cut(raw: str, number: int, problems: list[Problem]) -> Iterator[str]:
    """The statements of a line, which semicolons part, without the comment."""
    if not _PARTS.search(raw):
        yield raw
        return
    start, in_quotes = 0, False
    for place, letter in enumerate(raw):
        if letter == '"':
            in_quotes = not in_quotes
        elif in_quotes:
            continue
        elif letter == "#" and (place == 0 or raw[place - 1].isspace()):
            yield raw[start:place]
            return
        elif letter == ";":
            yield raw[start:place]
            start = place + 1
    if in_quotes:
        problems.append(Problem(number, 'a quotation mark is not closed: write "..." around words with spaces'))
        return
    yield raw[start:]


def words_in(statement: str) -> tuple[str, ...]:
    """Words between spaces; spaces within quotation marks belong to a word, and the marks do not."""
    if '"' not in statement:
        return tuple(statement.split())
    words: list[str] = []
    word, started, in_quotes = "", False, False
    for letter in statement:
        if letter == '"':
            in_quotes, started = not in_quotes, True
        elif letter.isspace() and not in_quotes:
            if started:
                words.append(word)
            word, started = "", False
        else:
            word, started = word + letter, True
    if started:
        words.append(word)
    return tuple(words)


def parted(text: str) -> list[str]:
    """What commas part, except within quotation marks."""
    parts, in_quotes = [""], False
    for letter in text:
        if letter == "," and not in_quotes:
            parts.append("")
            continue
        in_quotes = in_quotes is not (letter == '"')
        parts[-1] += letter
    return parts


def _begin(line: Line, problems: list[Problem]) -> _Block:
    if line.keyword == "repeat":
        if len(line.words) == 2 and _COUNT.fullmatch(line.words[1]):
            return _Block(line.number, (), ("",) * int(line.words[1]))
        problems.append(Problem(line.number, "write `repeat` and how often, such as `repeat 60`"))
        return _Block(line.number, (), ("",))
    if len(line.words) >= 4 and line.words[2] == "in" and _NAMES.fullmatch(line.words[1]):
        return _Block(line.number, tuple(line.words[1].split("/")), line.words[3:])
    example = "`for third in A 2 3`, or `for card/left in KD/405 AS/414`"
    problems.append(Problem(line.number, f"write `for`, a name, `in` and the values, such as {example}"))
    return _Block(line.number, (), ("",))


def _tell(block: _Block, known: Mapping[str, str], round: int, rounds: int, problems: list[Problem]) -> Iterator[Line]:
    """A block's lines as often as it says, with `{name}` replaced by the value of that round."""
    for place, value in enumerate(block.values, start=1):
        here = {**known, **_named(block, value, problems)} if block.names else known
        at = (round, rounds) if not block.number else (place, len(block.values))
        for one in block.body:
            if isinstance(one, _Block):
                filled = tuple(_fill(value, one.number, here, problems) for value in one.values)
                yield from _tell(_Block(one.number, one.names, filled, one.body), here, *at, problems)
            else:
                text = _fill(one.text, one.number, here, problems)
                words = one.words if text is one.text else words_in(text) or one.words
                yield Line(one.number, text, words, *at)


def _named(block: _Block, value: str, problems: list[Problem]) -> dict[str, str]:
    """`KD/405` for the names `card/left`: each part has its own."""
    parts = value.split("/") if len(block.names) > 1 else [value]
    if len(parts) != len(block.names):
        shape = "/".join(block.names)
        problems.append(Problem(block.number, f"{quoted(value)} has {len(parts)} parts, and {shape} has more or fewer"))
        parts = [value] * len(block.names)
    return dict(zip(block.names, parts, strict=True))


def _fill(text: str, number: int, known: Mapping[str, str], problems: list[Problem]) -> str:
    def value(found: re.Match[str]) -> str:
        name = found[1]
        if name in known:
            return known[name]
        names = f"inside the block there is {', '.join(known)}" if known else "no `for` block is open here"
        problems.append(Problem(number, f"{{{name}}} stands for nothing ({quoted(name)}): {names}"))
        return name

    return _VARIABLE.sub(value, text) if "{" in text else text
