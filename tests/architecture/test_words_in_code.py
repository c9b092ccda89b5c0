"""No sentence or label that people read stands in code: a language is a folder of files, and code says messages by id.

What reads like prose is found in the syntax tree of every room, and so is any word handed to what prints in the rooms
that print. Left out are docstrings, help of the command line, lines of the program's own log, what is raised or
asserted for programmers, patterns and markup. Whatever else may stay is listed below with its reason, by file and by
what it says, and an entry that matches nothing any more is a failure too. Start at `EXCEPTED`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from architecture import SOURCE, Module, modules

PRINTING_ROOMS: Final = (
    "handbook",
    "leaflet",
    "scoreboard",
    "signs",
    "cli",
)  # where a single word may be a label for people
GAP: Final = "\ufffc"  # stands for what an f-string fills in


class Excepted(NamedTuple):
    """Words that may stand in code: in which module and what they are, both as patterns, and why."""

    module: str
    says: str
    why: str


EXCEPTED: Final = (
    Excepted(r"cli/main\.py", ".", "what a verb does, in the list that --help prints: help is of the command line"),
    Excepted(r"cli/\w+\.py", f"^croupier: {GAP}$", "the name of the program before what it says on stderr"),
    Excepted(r"cli/demo\.py", "^croupier (deal|demo|settle|rules|guide) ", "a command as a person types it"),
    Excepted(r"cli/settle\.py", "^P B T dummy void end", "the words that --results takes, as a person types them"),
    Excepted(r"cli/rules_check\.py", "^not encoded$|^waits for$", "keys of a document for programs"),
    Excepted(r"cli/deal_lines\.py", "^ and needs? $", "English grammar for a patron who is called you"),
    Excepted(r"leaflet/(blocks|page)\.py", "^card (red|black)$|^two-sides dense", "classes of the sheets beside them"),
    Excepted(r"handbook/page\.py", "^(clause headed|chapter long)$", "classes of the style sheets beside the page"),
    Excepted(r"leaflet/ending\.py", "^not stated", "what a book's English text says: a search"),
    Excepted(
        r"(play/(acts|coup|gaming_table|tournament)|automatic/usual)\.py", ".", "told to whoever writes a program"
    ),
    Excepted(r"scoreboard/results\.py", "^write B for", "part of a NotationError: about what was typed, as in cards"),
    # about the files of a book, for whoever writes it; they name file and key
    *(
        Excepted(rf"rulebooks/{file}\.py", ".", "a fault in the files of a book, told to its author with file and key")
        for file in (
            *("checks", "conduct_checks", "convert", "duty_checks", "faults", "folder", "irregularity_checks", "load"),
            "naming",
            *("only_checks", "procedure_checks", "promotions_checks", "tableau", "tournament_checks", "translations"),
        )
    ),
    Excepted(
        r"rulebooks/(meanings|schema)\.py",
        ".",
        "what keys and values of a book's files mean, for whoever writes one; as the types say it",
    ),
    Excepted(r"cli/rules_new\.py", "^croupier |^(rules check|scenario run) {}", "a command as a person types it"),
    Excepted(r"cli/rules_schema\.py", "^#:schema ", "a line of a file, as an editor reads it"),
    Excepted(
        r"rulebooks/(conduct|irregularities|procedure|promotions|tournament)\.py",
        r"^\w+\.toml: ",
        "the place of a provision in a book's files",
    ),
    Excepted(r"rulebooks/coverage\.py", "^this release$|^not yet covered|^shown ", "keys of a document for programs"),
    Excepted(r"rulebooks/for_translators\.py", "^text/plain", "the header of a PO file"),
    Excepted(
        r"rulebooks/terms\.py", "in a row$", "a Run's name in English, as old logs have it; words/book.py names it"
    ),
    Excepted(r"coup/conditions\.py", ".", "what a word asks, for the guide of those who write a book"),
    # scenarios and transcripts: what is wrong with a file, told to its author with its line
    *(
        Excepted(rf"scenario/{file}\.py", ".", "what is wrong with a scenario, told to its author with its line")
        for file in (
            *("arithmetic", "citing", "expand", "expectations", "judge", "lines", "parse", "run"),
            *("promotion_lines", "promotion_run", "short_stream_run"),
            *("suggestion", "times", "tournament_claims", "tournament_lines", "values"),
        )
    ),
    Excepted(
        r"transcript/(judging|reading)\.py", ".", "what is wrong with a transcript, told to its author with its line"
    ),
    Excepted(
        r"transcript/writing\.py",
        "^# coup|^seeded yes|^without-cards yes",
        "a comment in the format of the file, which is one for all languages",
    ),
    # the floor's answers to programs
    *(
        Excepted(rf"service/{file}\.py", ".", "beside a code, in English for programs; pages say `error-<code>`")
        for file in (
            *(
                "access",
                "aliases",
                "approved",
                "calling",
                "demo",
                "door",
                "guard",
                "passwords",
                "people",
                "routes_documents",
                "routes_floor",
                "routes_people",
                "routes_tournaments",
                "routes_words",
                "runner",
                "socket",
                "tournament_prints",
            ),
            "table_cards",
        )
    ),
    Excepted(r"service/(listening|logs)\.py", ".", "lines of the server's own log"),
    Excepted(
        r"inspection/verifying\.py", "^a verification could not go on", "a line of the server's own log, on its stderr"
    ),
    Excepted(r"service/(app|metrics|schemas)\.py", ".", "help: of the API's own pages and of its metrics"),
    # what happened to a log, kept as it was said, and errors about files and addresses
    Excepted(r"floor/(floor|standing)\.py", ".", "why a table was halted: kept in the log as it was said"),
    Excepted(r"floor/timekeeping\.py", "^the machine's clock", "a remark: kept as it was said, beside the house log"),
    Excepted(r"floor/restored\.py", ".", "beside a code, in English for programs; pages say `error-restored`"),
    Excepted(r"automatic/ending\.py", "^the log was put back", "what a report says: kept in the log as it was said"),
    Excepted(r"floor/(books|recall)\.py", ".", "parts of what is raised about a log: which table or edition it lacks"),
    Excepted(r"store/chain\.py", "^entry .* of table", "for the log and for errors: the finding says it in a language"),
    Excepted(r"store/\w+\.py", "^(SELECT|PRAGMA) ", "a statement for the database"),
    Excepted(r"store/(files|migrate|owner|sqlite|postgres)\.py", ".", "parts of what is raised about a database"),
    Excepted(
        r"store/(forgotten|ranks)\.py",
        "^who (is forgotten|has which rank)$",
        "part of a LogError: what a file has in it",
    ),
    Excepted(r"store/migrations/versions/\w+\.py", "^INSERT INTO ", "a statement for the database"),
    Excepted(
        r"simulate/run\.py", "^nothing answers|^install ", "part of what is raised about the address of a cluster"
    ),
    Excepted(r"odds/law\.py", "amounts are possible", "an error for programmers; verbs say it by the catalogue"),
    Excepted(r"service/packing\.py", "^packing of the log$", "what a lease is called in the database"),
    Excepted(
        r"verify/on_cluster\.py", "^nothing was changed|^answers no more", "part of what is raised about a cluster"
    ),
    Excepted(
        r"rulebooks/(elsewhere|shelf)\.py",
        "^the entry point|calls itself|^there is no rulebook",
        "where whoever keeps a machine looks for books, as it is raised to them and stands in logs",
    ),
    Excepted(
        r"languages/catalogue\.py", "^there is no language|names no folder", "of a language there is none to say it in"
    ),
    Excepted(
        r"chance/entropy\.py", ".", "part of EntropyFailed: what is wrong with the operating system's random bytes"
    ),
    Excepted(r"chance/(sealing|shoe)\.py", "^the tape of|^croupier seed", "what is sealed or hashed, byte by byte"),
    Excepted(r"automatic/dealer\.py", "^no card is dealt", "an exception's own text, for programmers"),
    Excepted(
        r"automatic/dealer\.py", "^No further card", "what the notice says: written into the log as a person would"
    ),
    # words of old logs, and names that no person reads
    Excepted(r"table/old_rows\.py", ".", "what old logs say, to be read and never shown"),
    Excepted(r"table/views/remedies\.py", ".", "ids of a command and of people that are never given, and never shown"),
    Excepted(r"table/upcast\.py", "^is not an event", "part of UnknownEvent: what is wrong with an entry's bytes"),
    Excepted(r"odds/streaks\.py", ".", "what a row is called in documents for programs"),
    Excepted(r"odds/render\.py", "color-scheme", "the style sheet of the page"),
)

# the words handed to these are seen; a style stands second, beside its text, and a tag's first is an element
PRINTING: Final = frozenset(("print", "echo", "styled", "Text", "append"))
PRINTING_EVERY: Final = frozenset(("assemble", "table", "add_row", "add_column", "tag"))
HELP: Final = frozenset(("help", "short_help", "epilog", "metavar", "usage", "prog_name"))
OPTIONS: Final = frozenset(("option", "argument", "command", "group", "Choice", "version_option"))
# raised for people at a terminal; whatever else is raised is for programmers, or about the command line itself
FOR_PEOPLE: Final = frozenset(("NotValid", "Broken", "CannotBeSo", "NeedsExtra", "ClickException"))
LEVELS: Final = frozenset(("debug", "info", "warning", "error", "exception", "critical"))  # of a line of a log
STYLES: Final = frozenset(("bold", "dim", "not", "default", "red", "green", "yellow", "blue", "cyan"))

_PROSE: Final = re.compile(r"[A-Za-z]{2,}[,:;]? (?:[A-Za-z] )?[a-z]{2,}|[\u3400-\u9fff]")
_WORD: Final = re.compile(r"[A-Za-z]{2,}|[\u3400-\u9fff]")
_MARKUP: Final = re.compile(
    r"<[^<>]*(?:>|$)|^[^<>]*>|[\w-]+=(?:\"[^\"]*\"|'[^']*')|[\w-]+:[^;{} ][^;{}]*;|#[0-9a-f]{3,6}\b"
)


class Said(NamedTuple):
    where: str
    text: str


def words_in(module: Module) -> Iterator[Said]:
    """Literals of a module that read like something for people."""
    labels = module.name.startswith(PRINTING_ROOMS)
    for node, printed in _literals(module.tree):
        text = _text(node)
        shown = _MARKUP.sub(" ", text)
        if _WORD.search(shown) and ((printed and labels) or _PROSE.search(shown)) and not _is_style(shown):
            yield Said(module.at(node), text)


def _literals(tree: ast.Module) -> Iterator[tuple[ast.expr, bool]]:
    """Every text, whole, and whether it is handed to what prints."""
    left_out = set(_left_out(tree))
    waiting: list[tuple[ast.AST, bool]] = [(tree, False)]
    while waiting:
        node, printed = waiting.pop()
        if node in left_out:
            continue
        if isinstance(node, ast.JoinedStr):
            yield node, printed
            waiting += ((part.value, printed) for part in node.values if isinstance(part, ast.FormattedValue))
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                yield node, printed
        elif isinstance(node, ast.Call):
            waiting += _of_call(node)
        else:
            within = printed and isinstance(node, ast.IfExp | ast.BinOp | ast.Starred | ast.List | ast.Tuple)
            waiting += ((child, within) for child in ast.iter_child_nodes(node))


def _of_call(call: ast.Call) -> Iterator[tuple[ast.AST, bool]]:
    name = _name(call.func)
    if isinstance(call.func, ast.Attribute):
        yield call.func.value, False
    for place, argument in enumerate(call.args):
        shown = name in PRINTING_EVERY or (name in PRINTING and place == 0)
        element = name == "tag" and place == 0
        yield _beside_its_style(argument) if shown else argument, shown and not element
    for keyword in call.keywords:
        yield keyword.value, False


def _beside_its_style(argument: ast.expr) -> ast.expr:
    """Of `(text, style)` the text."""
    return argument.elts[0] if isinstance(argument, ast.Tuple) and len(argument.elts) == 2 else argument


def _left_out(tree: ast.Module) -> Iterator[ast.AST]:
    """What nobody reads, or reads as help."""
    keywords = [node for node in ast.walk(tree) if isinstance(node, ast.keyword)]
    helping = {one.value.id for one in keywords if one.arg in HELP and isinstance(one.value, ast.Name)}
    for node in ast.walk(tree):
        match node:
            case ast.Module():  # its own docstring, and those that stand below what it assigns
                yield from (line for line in node.body if _is_text(line))
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from (line for line in node.body[:1] if _is_text(line))
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in helping:
                yield value
            case ast.AnnAssign(annotation=annotation) | ast.arg(annotation=ast.expr() as annotation):
                yield annotation
            case ast.Raise(exc=ast.Call(func=function) as raised) if _name(function) not in FOR_PEOPLE:
                yield raised
            case ast.Assert(msg=ast.expr() as said):
                yield said
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=level)) if level in LEVELS and "log" in name:
                yield node
            case ast.keyword(arg=name, value=value) if name in HELP or name in ("style", "encoding"):
                yield value
            case ast.Call(func=function, args=given) if _name(function) in OPTIONS or _is_of(function, "re"):
                yield from given
            case _:
                pass


def _is_text(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _is_of(function: ast.expr, module: str) -> bool:
    return isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id == module


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(str(one.value) if isinstance(one, ast.Constant) else GAP for one in node.values)
    assert isinstance(node, ast.Constant)
    return str(node.value)


def _is_style(text: str) -> bool:
    return set(text.split()) <= STYLES | {GAP}


def _excepted(said: Said) -> list[Excepted]:
    module = said.where.partition(":")[0]
    return [one for one in EXCEPTED if re.fullmatch(one.module, module) and re.search(one.says, said.text)]


def test_no_sentence_and_no_label_for_people_stands_in_code() -> None:
    found = [said for module in modules() for said in words_in(module) if not _excepted(said)]
    told = "\n".join(f"{said.where}: {said.text!r}" for said in found)
    assert not found, f"say them by an id of the catalogue (languages/*/*.ftl), or list them with a reason:\n{told}"


def test_every_exception_is_still_needed_and_gives_its_reason() -> None:
    used = {one for module in modules() for said in words_in(module) for one in _excepted(said)}
    assert [one for one in EXCEPTED if one not in used] == [], "nothing is said there any more: take them out"
    assert all(len(one.why) > 20 for one in EXCEPTED)


PLANTED: Final = {
    "a sentence": 'def tell(out):\n    out.say("The shoe has ended")\n',
    "a sentence with figures": 'def tell(coups):\n    return f"{coups} coups were dealt"\n',
    "a sentence in a table of texts": 'WORDS = {"wins": "the stake comes back"}\n',
    "a sentence for people who typed": 'def read():\n    raise NotValid("there is no such book")\n',
    "Chinese": 'TITLE = "\u5927\u8def"\n',
    "a label": 'def tell(out):\n    out.print(styled("standoff", "yellow"))\n',
    "a column": 'grid = table("wager", right=())\n',
    "a cell": 'grid.add_row("Total", figures)\n',
    "a heading of a page": 'heading = tag("h2", "Naturals")\n',
    "a part of a line": 'line = Text.assemble((" back", "dim"))\n',
    "one of two": 'out.print("yes" if holds else figure)\n',
}
ROOMS: Final = sorted({module.name.split("/")[0] for module in modules() if "/" in module.name})
INNOCENT: Final = {
    "a docstring": '"""What it knows, in a few words."""\n\n\ndef tell():\n    """It says something here."""\n',
    "a docstring of a value": 'BOOKS = ("a", "b")\n"""The ids of the books that come with it."""\n',
    "help": '@click.option("--brief", is_flag=True, help="Show only what differs.")\ndef run(): ...\n',
    "help by a name": '_HELP = """Print a leaflet of a book."""\n\n\n@click.command(help=_HELP)\ndef run(): ...\n',
    "for programmers": 'def read():\n    raise ValueError("it must be a whole number")\n',
    "wrong usage": 'def read():\n    raise click.UsageError("give either --json or --svg, not both")\n',
    "a pattern": 'WORDS = re.compile(r"seats or positions")\n',
    "a message": 'out.print(speaker.say("terminal-deal-shoe-ended", coups=3))\n',
    "a style": 'out.print(styled(said, "bold red"))\n',
    "markup": 'yield f\'<circle cx="{x}" role="img" aria-labelledby="title desc"/>\'\n',
    "a type": 'def tell(words: "list of texts") -> None: ...\n',
    "a sign": 'out.print(" -> ")\n',
    "a line of the log": 'logger.warning("the dealer of table %s failed", name)\n',
    "for whoever broke it": 'assert table.offer, "an offer is open"\n',
}


@pytest.mark.parametrize("kind", PLANTED)
def test_a_new_one_is_found(kind: str) -> None:
    assert list(words_in(Module(SOURCE / "cli" / "planted.py", PLANTED[kind])))


@pytest.mark.parametrize("room", ROOMS)
def test_a_new_one_is_found_in_every_room(room: str) -> None:
    """In a file that no exception names."""
    planted = Module(SOURCE / room / "planted.py", PLANTED["a sentence with figures"])
    assert [said for said in words_in(planted) if not _excepted(said)]


@pytest.mark.parametrize("kind", INNOCENT)
def test_what_is_no_sentence_for_people_is_left_alone(kind: str) -> None:
    assert list(words_in(Module(SOURCE / "cli" / "planted.py", INNOCENT[kind]))) == []
