"""Writes the golden logs of this release, once: `python tests/golden/write.py`. Every later version must open them.

A golden log is never written again: the folder of a release that is there is left as it is, and a new release adds one
of its own. Only `states.txt`, what a table is after its log, is made anew (`--states`) where the shape of a table has
changed, and the commit says why. `--promotions` writes those of `promotions/`, once. Start at `write`.
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

WHOLE: Final = "crown-melbourne"  # the book of the table whose shoe is dealt out


def write(release: Path) -> None:
    from croupier import BOOKS, open_book
    from croupier.store.heads import HeadsFile
    from croupier.store.opening import open_log
    from croupier.verify.exporting import export_coup, export_table
    from golden.choosing import chosen
    from golden.packing import pack
    from golden.playing import open_floor, play_book
    from snapshots.corpus import FILES, days

    release.mkdir()
    played = [day for file in FILES for day in days(file)]
    with tempfile.TemporaryDirectory() as made:
        for book in BOOKS:
            folder = Path(made) / book
            folder.mkdir()
            theirs = chosen([day for day in played if day.book.id == book])
            play_book(folder, open_book(book), theirs, whole_shoe=book == WHOLE)
            pack(release, book, folder / "log.db", folder / "log.db.keys")
        write_tournaments(release)
        write_promotions(release)
        floor = Path(made) / "floor"
        floor.mkdir()
        opened = open_floor(floor)
        pack(release, "floor", floor / "floor.db", floor / "floor.db.keys")
        (release / "session.txt").write_text(f"{opened.at} {opened.token}\n", encoding="utf-8")
        files = [Path(made) / name for name in ("table.jsonl", "coup.jsonl")]
        where = Path(made) / WHOLE / "log.db"
        heads = HeadsFile(where.with_name("log.db.keys") / "heads.jsonl").heads()
        with closing(open_log(where)) as log, files[0].open("wb") as table, files[1].open("wb") as coup:
            export_table(log, "a whole virtual shoe", heads, table)
            export_coup(log, "a virtual shoe", 7, heads, coup)
        pack(release, "exports", *files)


def write_tournaments(folder: Path) -> None:
    """Those of this release: they lie apart where a release came out without them."""
    from golden.packing import pack
    from golden.playing import TOURNAMENTS, hold_tournaments

    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        hold_tournaments(Path(made))
        for name in TOURNAMENTS:
            pack(folder, f"tournament-{name}", Path(made) / f"{name}.db", Path(made) / f"{name}.db.keys")


def write_promotions(folder: Path) -> None:
    """Likewise."""
    from golden.packing import pack
    from golden.playing import hold_promotions

    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        for name in hold_promotions(Path(made)):
            pack(folder, f"promotion-{name}", Path(made) / f"{name}.db", Path(made) / f"{name}.db.keys")


def write_record(release: Path) -> None:
    """What a verification finds, and how each table ends."""
    from golden.reading import verified

    (release / "record.txt").write_text("".join(f"{line}\n" for line in verified(release)), encoding="utf-8")


def write_states(release: Path) -> None:
    from golden.reading import states

    (release / "states.txt").write_text("".join(f"{line}\n" for line in states(release)), encoding="utf-8")


def write_kept(folder: Path) -> None:
    """What a verification finds in logs apart, and what each stream is after its log."""
    from golden.packing import KEPT
    from golden.reading import states, verified

    lines = (*verified(folder), *states(folder))
    (folder / KEPT).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def main() -> None:
    from croupier import __version__
    from golden.packing import APART, GOLDEN, PROMOTIONS, releases

    if sys.argv[1:] == ["--promotions"]:
        if PROMOTIONS.exists():
            sys.exit(f"{PROMOTIONS} is there and stays as it is")
        write_promotions(PROMOTIONS)
        write_kept(PROMOTIONS)
        return
    if sys.argv[1:] == ["--states"]:
        for folder in APART:
            write_kept(folder)
        for release in releases():
            write_states(release)
        return
    release = GOLDEN / __version__
    if release.exists():
        sys.exit(f"{release} is there and stays as it is")
    write(release)
    write_record(release)
    write_states(release)


if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])  # the tests' own folder, for what they share
    main()
