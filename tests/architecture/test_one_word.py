"""One word, one thing: no class or alias has a name that another room uses for something else, but for those meant."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator

from architecture import Module, modules

# verify is a second path to the same results and shares no code with the first: what it has again is called as there
MEANT = frozenset(("Answers", "Cards", "Facts", "Layout", "TableOfPlay", "Verdict"))
SECOND_PATH = "verify"


def test_a_name_is_defined_once() -> None:
    places: dict[str, list[Module]] = defaultdict(list)
    for module in modules():
        for name in defined(module.tree):
            places[name].append(module)
    twice = {name: found for name, found in places.items() if len(found) > 1}
    unmeant = {name: [one.name for one in found] for name, found in twice.items() if name not in MEANT}
    assert unmeant == {}, "find another word for one of them"
    for name in sorted(set(twice) & MEANT):
        first = [one.name for one in twice[name] if SECOND_PATH not in one.path.parts]
        assert len(first) <= 1, f"{name}: {first}"


def defined(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).endswith("TypeAlias"):
            yield ast.unparse(node.target)
