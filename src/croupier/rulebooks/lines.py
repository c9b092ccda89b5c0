"""On which line of a file each key and each entry stands, so that a fault can name it.

It reads TOML that is known to be valid for its places alone, into inline tables and lists; values it passes over. It
knows nothing of books. Start at `line_of`.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

Trail: TypeAlias = tuple["str | int", ...]  # keys, and entries of lists: by their place from 0, or by their name

_GAP: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BLANK: Final = re.compile(r"[ \t]*")
_KEY: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"|\'([^\'\n]*)\'|([A-Za-z0-9_-]+)')
_TEXT: Final = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
_BARE: Final = re.compile(r"[^,\]}#\n]*")
_NAMES: Final = ("id", "key", "event")  # by which people find an entry


class Node(NamedTuple):
    """Where something begins, and what is in it."""

    line: int
    inside: dict[str | int, Node]


def label_of(raw: object, place: int) -> str:
    """How a person finds one entry of a list: by its id, else by its place."""
    if isinstance(raw, dict):
        for name in _NAMES:
            if isinstance(raw.get(name), str):
                return str(raw[name])
        if raw.get("otherwise") is not None:
            return "otherwise"
    return str(place + 1)


def line_of(text: str, table: Mapping[str, object], trail: Trail) -> int:
    """The line of what the trail leads to in a file, or of what is nearest around it."""
    node: Node = _LineReader(text).read()
    value: object = table
    for step in trail:
        keys = [step] if isinstance(step, int) or _key(value, step) is not None else step.split(".")
        for key in keys:
            found = _key(value, key)
            if found is None or found not in node.inside:
                return node.line
            node = node.inside[found]
            value = value[found]  # type: ignore[index]  # it is there: `_key` found it
    return node.line


def _key(value: object, step: str | int) -> str | int | None:
    """The key or place that a step leads to."""
    if isinstance(value, Mapping):
        return str(step) if str(step) in value else None
    if not isinstance(value, Sequence) or isinstance(value, str):
        return None
    if isinstance(step, int):
        return step if step < len(value) else None
    return next((place for place, one in enumerate(value) if label_of(one, place) == step), None)


class _LineReader:
    """One pass over a file, from its first character on."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.ends = [place for place, character in enumerate(text) if character == "\n"]

    def read(self) -> Node:
        root = within = Node(1, {})
        while self._pass(_GAP) < len(self.text):
            begins = self.at
            if self.text.startswith("[", begins):
                listed = self.text.startswith("[[", begins)
                self.at += 2 if listed else 1
                within = self._heading(root, self._keys(), begins, listed=listed)
                self.at = self.text.index("]", self.at) + (2 if listed else 1)
            else:
                self._pair(within)
        return root

    def _heading(self, root: Node, keys: list[str], begins: int, *, listed: bool) -> Node:
        node = root
        for key in keys[:-1]:
            node = self._latest(self._within(node, key, begins))
        node = self._within(node, keys[-1], begins)
        if not listed:
            return self._latest(node)
        entry = Node(self._line(begins), {})
        node.inside[len(node.inside)] = entry
        return entry

    def _latest(self, node: Node) -> Node:
        """A heading below a list is about the last of its entries."""
        last = len(node.inside) - 1
        return node.inside.get(last, node)

    def _within(self, node: Node, key: str, begins: int) -> Node:
        return node.inside.setdefault(key, Node(self._line(begins), {}))

    def _pair(self, node: Node) -> None:
        begins = self.at
        for key in self._keys():
            node = self._within(node, key, begins)
        self.at = self.text.index("=", self.at) + 1
        self._value(node)

    def _value(self, node: Node) -> None:
        self._pass(_BLANK)
        opens = self.text[self.at]
        if opens not in "[{":
            self._pass(_TEXT) if opens in "\"'" else self._pass(_BARE)
            return
        closes = {"[": "]", "{": "}"}[opens]
        self.at += 1
        while self.text[self._pass(_GAP)] != closes:
            if opens == "{":
                self._pair(node)
            else:
                node.inside[len(node.inside)] = entry = Node(self._line(self.at), {})
                self._value(entry)
            if self.text[self._pass(_GAP)] == ",":
                self.at += 1
        self.at += 1

    def _keys(self) -> list[str]:
        """A key, or several with dots between."""
        keys = [self._one_key()]
        while self.text[self._pass(_BLANK)] == ".":
            self.at += 1
            keys.append(self._one_key())
        return keys

    def _one_key(self) -> str:
        found = _KEY.match(self.text, self._pass(_BLANK))
        assert found is not None, f"a key stands at {self.at} of valid TOML"
        self.at = found.end()
        return next(group for group in found.groups() if group is not None)

    def _pass(self, pattern: re.Pattern[str]) -> int:
        found = pattern.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        return self.at

    def _line(self, at: int) -> int:
        return bisect_right(self.ends, at - 1) + 1 if at else 1
