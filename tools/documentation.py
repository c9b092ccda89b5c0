"""Makes the site of the documentation in build/docs: `make docs`.

Pages are gathered from the repository and the package (documentation_pages.py), Sphinx makes them into HTML and takes
every warning for a fault, and every link of what it made is followed (documentation_links.py). Start at `main`.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from sphinx.cmd.build import build_main

from documentation_links import broken
from documentation_pages import ROOT, gather, write_books

MADE = ROOT / "build" / "docs"
GATHERED = ROOT / "build" / "docs-pages"


def main() -> None:
    for folder in (MADE, GATHERED):
        shutil.rmtree(folder, ignore_errors=True)
    make(GATHERED, MADE)
    sys.stdout.write(f"{MADE.relative_to(ROOT)}/index.html\n")


def make(gathered: Path, made: Path) -> None:
    gather(gathered)
    words = ["-W", "--keep-going", "--quiet", "--jobs", "2", "-b", "html", "-c", str(ROOT / "docs" / "site")]
    if build_main([*words, "-d", str(gathered.with_name("docs-kept")), str(gathered), str(made)]):
        sys.exit("The site is not made: see the warnings above.")
    write_books(made / "books")
    if faults := broken(made, known_in=gathered):
        sys.exit("\n".join(["The site has links that lead nowhere:", *faults]))


if __name__ == "__main__":
    main()
