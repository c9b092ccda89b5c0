"""The core has no clock, no dice, no disk, no wire and no floating point; the engine knows no book by name."""

from __future__ import annotations

import ast
import subprocess
import sys

from architecture import ROOT, SOURCE, Module, imported, modules
from croupier import BOOKS

PURE = ("cards", "money", "clauses", "coup", "duties", "ledger", "table", "scoreboard")
EXACT = (*PURE, "rulebooks")

CLOCK_DICE_AND_WIRES = {
    "asyncio", "datetime", "http", "multiprocessing", "random", "secrets", "select", "signal", "socket", "sqlite3",
    "ssl", "subprocess", "threading", "time", "urllib", "uuid", "zoneinfo",
}  # fmt: skip
DISK = {"fileinput", "glob", "io", "os", "pathlib", "shutil", "tempfile", "importlib", "logging", "sys"}
READERS_OF_FILES = {
    "rulebooks/folder.py",
    "rulebooks/shelf.py",
    "rulebooks/shipped.py",
    "rulebooks/act_names.py",
    "rulebooks/coverage.py",
    "rulebooks/elsewhere.py",
    "rulebooks/beginning.py",
    "rulebooks/meanings.py",
    "rulebooks/kept.py",
}
KINDS_OF_DATES = {"rulebooks/plain.py": {"datetime"}}  # a date that TOML read is written as text; no clock is asked
READING = {"iterdir", "open", "read_bytes", "read_text", "readlines", "write_bytes", "write_text"}


def test_imports_point_one_way_only() -> None:
    command = [sys.executable, "-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_core_has_no_clock_no_dice_no_disk_no_wire() -> None:
    for module in modules(*PURE):
        assert not _imports(module, CLOCK_DICE_AND_WIRES | DISK)
        assert not _calls(module, {"open", "input", "print", "eval", "exec", "__import__"})


def test_the_casinos_clocks_are_read_by_nobody() -> None:
    """One module reckons with dates and zones; it is handed instants and asks no machine for the time."""
    module = next(one for one in modules() if one.name == "local_time.py")
    assert not _calls(module, {"now", "today", "utcnow", "time_ns", "fromtimestamp", "reset_tzpath", "print"})
    assert not _imports(module, {"time", "os", "random", "pathlib"})


def test_rulebooks_read_files_in_few_places_only() -> None:
    for module in modules("rulebooks"):
        assert not _imports(module, CLOCK_DICE_AND_WIRES - KINDS_OF_DATES.get(module.name, set()))
        assert module.name in READERS_OF_FILES or not _calls(module, READING)


def test_the_readers_of_files_still_read_files() -> None:
    """Otherwise the exceptions above would be wider than they need to be."""
    for name in READERS_OF_FILES:
        module = next(one for one in modules("rulebooks") if one.name == name)
        assert _calls(module, READING | {"files", "own_folder"}), name


def _imports(module: Module, names: set[str]) -> list[str]:
    return [f"{module.at(node)} imports {name}" for name, node in imported(module) if name.split(".")[0] in names]


def _calls(module: Module, names: set[str]) -> list[str]:
    found = []
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if called in names:
                found.append(f"{module.at(node)} calls {called}")
    return found


def test_no_floating_point_where_money_and_odds_are_made() -> None:
    assert not [one for module in modules(*EXACT) for one in _inexact(module)]


def _inexact(module: Module) -> list[str]:
    found = []
    for node in ast.walk(module.tree):
        match node:
            case ast.Constant(value=float() | complex()):
                found.append(f"{module.at(node)} holds the decimal {ast.unparse(node)}")
            case ast.Name(id="float" | "round" | "complex") | ast.Attribute(attr="Decimal"):
                found.append(f"{module.at(node)} names {ast.unparse(node)}")
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                if module.name not in READERS_OF_FILES:  # there it joins the parts of a path
                    found.append(f"{module.at(node)} divides: {ast.unparse(node)}")
            case _:
                pass
    return found


def _names_a_book(node: ast.AST) -> bool:
    return any(
        isinstance(part, ast.Constant) and isinstance(part.value, str) and any(book in part.value for book in BOOKS)
        for part in ast.walk(node)
    )


def test_nothing_depends_on_which_book_it_is() -> None:
    """No comparison, no case, no key and no search holds a book's id: books differ in data only."""
    assert not [one for module in modules() for one in _asks_for_a_book(module)]


def _asks_for_a_book(module: Module) -> list[str]:
    return [
        f"{module.at(node)}: {ast.unparse(node)}"
        for node in ast.walk(module.tree)
        if isinstance(node, (ast.Compare, ast.MatchValue, ast.Dict, ast.Set, ast.Subscript))
        or (isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("startswith", "endswith", "get", "index"))
        if _names_a_book(node)
    ]


def test_a_books_id_stands_on_the_shelf_only() -> None:
    """A verb may have a book as its default, and help may show an example; no other text is a book's id."""
    elsewhere = [module for module in modules() if module.name != "rulebooks/shelf.py"]
    assert not [one for module in elsewhere for one in _ids(module)]


def _ids(module: Module) -> list[str]:
    defaults = {
        id(keyword.value)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and module.name.startswith("cli/")
        for keyword in node.keywords
        if keyword.arg == "default"
    }
    return [
        f"{module.at(node)}: {node.value}"
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Constant) and node.value in BOOKS and id(node) not in defaults
    ]


NAUGHTY = """
import time
from random import choice
def pay(book, stake, when):
    if book.id == "crown-sydney" or book.id.startswith("canberra:"):
        return round(stake * 0.95)
    match book.id:
        case "star-sydney":
            return float(stake) / 2
    return {"crown-brochure": 1}[book.id], open("evidence.json")
"""


def test_the_checks_of_this_file_find_what_they_look_for() -> None:
    """A check that finds nothing may be blind: this module does everything wrong."""
    module = Module(SOURCE / "coup" / "naughty.py", NAUGHTY)
    assert [one.rpartition(" ")[2] for one in _imports(module, CLOCK_DICE_AND_WIRES)] == ["time", "random.choice"]
    assert _calls(module, READING) == ["coup/naughty.py:10 calls open"]
    assert sorted(one.partition(" ")[2] for one in _inexact(module)) == [
        "divides: float(stake) / 2", "holds the decimal 0.95", "names float", "names round",
    ]  # fmt: skip
    lines = {int(one.partition(":")[2].partition(":")[0]) for one in _asks_for_a_book(module)}
    assert lines == {5, 8, 10}
    assert len(_ids(module)) == 3


def test_import_croupier_is_light() -> None:
    heavy = ("rich", "click", "numpy", "numba", "dask", "matplotlib", "asyncio", "croupier.cli", "croupier.simulate")
    code = f"import sys, croupier; print([name for name in {heavy!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
