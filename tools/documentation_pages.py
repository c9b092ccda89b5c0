"""The pages of the site: those of the repository, each under its own path, and those that the package makes.

Links that GitHub follows and a site cannot (to a folder, to a file of tests) are led to the page that stands for it, or
become text. Start at `gather`; `CONTENTS` is what stands in the margin, and in which order.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import textwrap
from enum import Enum
from pathlib import Path
from typing import Final

from croupier import BOOKS, Reason, open_book
from croupier.handbook import make_handbook
from croupier.handbook.page import handbook_page
from croupier.words.book import speaker_of
from played_notebooks import as_markdown, notebooks, played
from public_names import BY_PARTS, PUBLIC, is_class, is_function, names_of, said_of

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"

MODULES: Final = (*PUBLIC, *(f"{room}.{part}" for room, parts in BY_PARTS.items() for part in parts))
_SIGNED: Final = {"Act": "(*, name, chapter, by, judge)"}  # its types name each other in a circle
FIRST: Final = ("python", "odds", "one-coup-and-why", "odds-what-if-and-removal")  # whoever comes new begins here
_LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\](?:\([^)]*\))?)*)\]\(([^)\s]+)\)")
_FENCE: Final = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def of_the_repository() -> list[Path]:
    """Every page that lies in the repository, by its path there."""
    own = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "GLOSSARY.md", "CHANGELOG.md")]
    return [path.relative_to(ROOT) for path in (*own, *sorted(DOCS.rglob("*.md")))]


def contents() -> dict[str, list[str]]:
    """What stands in the margin: pages by their headings. Everything that is gathered stands there once."""

    def under(folder: str) -> list[str]:
        return [str(path.with_suffix("")) for path in of_the_repository() if path.parent == Path("docs", folder)]

    return {
        "Guides": _first_first(under("guides")),
        "Notebooks": _first_first([f"docs/notebooks/{path.stem}" for path in notebooks()]),
        "Books and cases": ["books", *_led_by_readme(under("cases"))],
        "Reference": [*under("reference"), "docs/scenarios", "docs/log-format", "docs/wire", "GLOSSARY"],
        "Python": [f"python/{module}" for module in MODULES],
        "The house": ["ARCHITECTURE", "CONTRIBUTING", "docs/screens", *_led_by_readme(under("decisions")), "CHANGELOG"],
    }


def _first_first(pages: list[str]) -> list[str]:
    return sorted(pages, key=lambda page: ([*FIRST, Path(page).name].index(Path(page).name), page))


def _led_by_readme(pages: list[str]) -> list[str]:
    """A folder's first page alone: it holds the others beneath it."""
    return [page for page in pages if page.endswith("/README")]


def gather(place: Path) -> None:
    """Write every page into a folder that Sphinx reads."""
    for path in of_the_repository():
        text = _led(path, place)
        if path == Path("README.md"):
            _write(place / "index.md", text + _margin())
        elif path.name == "README.md":
            beside = [one.stem for one in of_the_repository() if one.parent == path.parent and one != path]
            _write(place / path, text + _tree(beside))
        else:
            _write(place / path, text)
    for notebook in notebooks():
        _write(place / "docs" / "notebooks" / f"{notebook.stem}.md", as_markdown(played(notebook)))
    for module in MODULES:
        _write(place / "python" / f"{module}.md", _of_module(module))
    _write(place / "books.md", _books())


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _margin() -> str:
    return "".join(_tree([f"/{page}" for page in pages], heading) for heading, pages in contents().items())


def _tree(pages: list[str], heading: str = "") -> str:
    options = ":hidden:\n" + (f":caption: {heading}\n" if heading else "")
    return f"\n```{{toctree}}\n{options}\n" + "\n".join(pages) + "\n```\n"


# --- links ---------------------------------------------------------------------------------------


def _led(page: Path, place: Path) -> str:
    """A page's text with its links as the site follows them; what they lead to besides pages is laid beside it."""
    text = (ROOT / page).read_text(encoding="utf-8")
    parts, done = [], 0
    for fence in _FENCE.finditer(text):
        parts += [_led_text(text[done : fence.start()], page, place), fence.group()]
        done = fence.end()
    return "".join([*parts, _led_text(text[done:], page, place)])


def _led_text(text: str, page: Path, place: Path) -> str:
    def led(link: re.Match[str]) -> str:
        picture, said, target = link.groups()
        said = _led_text(said, page, place) if "](" in said else said
        there = leads_to(target, page)
        if there is None:
            return f"{picture}[{said}]({target})"
        path, hash, fragment = there.partition("#")
        known = Path(path)
        if not path or not _on_the_site(known):
            return said
        if known.suffix not in (".md", ".ipynb"):
            (place / known).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / known, place / known)
        known = Path("index.md") if known == Path("README.md") else known.with_suffix(_suffix(known))
        return f"{picture}[{said}]({os.path.relpath(known, page.parent)}{hash}{fragment})"

    return _LINK.sub(led, text)


def _suffix(path: Path) -> str:
    return ".md" if path.suffix == ".ipynb" else path.suffix


def leads_to(target: str, page: Path) -> str | None:
    """Where a link of a page leads, from the root of the repository; nothing if it leaves it or stays on the page.

    A folder is led to its first page, and where it has none to its first file.
    """
    if ":" in target.partition("/")[0] or target.startswith("#"):
        return None
    path, hash, fragment = target.partition("#")
    there = Path(os.path.normpath(page.parent / path))
    if (ROOT / there).is_dir():
        first = there / "README.md"
        there = first if (ROOT / first).exists() else next(iter(sorted(_pages_in(there))), there)
    return f"{there}{hash}{fragment}"


def _pages_in(folder: Path) -> list[Path]:
    return [one for one in of_the_repository() if one.parent == folder]


def _on_the_site(path: Path) -> bool:
    return (ROOT / path).is_file() and (
        path.parts[0] == "docs" or path in of_the_repository() or path.name == "LICENSE"
    )


# --- what the package makes ----------------------------------------------------------------------


def _of_module(name: str) -> str:
    """A module and its public names; of one without a list, what is defined there."""
    if name not in PUBLIC:
        return f"# {name}\n\n```{{eval-rst}}\n.. automodule:: {name}\n   :members:\n```\n"
    own = [one for one in names_of(name) if one not in names_of("croupier") or name == "croupier"]
    others = [f"`{one}`" for one in names_of(name) if one not in own]
    here = f"It also has {', '.join(others)}, which stand under [croupier](croupier.md).\n\n" if others else ""
    said = "\n".join(_of_name(name, one) for one in own)
    about = f".. automodule:: {name}\n   :no-members:\n\n.. py:currentmodule:: {name}\n"
    return f"# {name}\n\n{here}```{{eval-rst}}\n{about}\n{said}```\n"


def _of_name(module: str, name: str) -> str:
    if is_class(module, name):
        value = getattr(importlib.import_module(module), name)
        kind = "exception" if issubclass(value, Exception) else "class"
        every = "   :undoc-members:\n" if issubclass(value, Enum) and value is not Reason else ""  # they have a page
        return f".. auto{kind}:: {module}.{name}{_SIGNED.get(name, '')}\n   :members:\n{every}"
    if is_function(module, name):
        return f".. autofunction:: {module}.{name}\n"
    return f".. py:data:: {name}\n\n{textwrap.indent(said_of(module, name), '   ')}\n"


def _books() -> str:
    lines = [
        "# The five books",
        "",
        "Every clause of each document in its order, in our words, with tables, layouts and readings.",
        "",
    ]
    for id in BOOKS:
        source = open_book(id).source
        lines.append(f'- <a href="books/{id}.html">{source.casino}: {source.title}</a> ({source.version})')
    return "\n".join(lines) + "\n"


def write_books(place: Path) -> None:
    """The books as `croupier rules book` writes them: pages of their own, that need nothing else."""
    place.mkdir(parents=True)
    for id in BOOKS:
        book = open_book(id)
        speaker = speaker_of(book, "en")
        handbook = make_handbook(book, speaker, [open_book(other) for other in BOOKS if other != id])
        (place / f"{id}.html").write_text(handbook_page(handbook, speaker), encoding="utf-8")
