"""`croupier transcript`: a shoe of a log as text, a line a coup, and such a text read and judged again.

It knows files and looks; the form is the transcript package's. Start at `write` and `read`.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from croupier.cards import quoted, result_text
from croupier.cli.log_options import log_option
from croupier.cli.log_reading import reading, table_argument
from croupier.cli.speaking import refused, say, speaker_of
from croupier.cli.terms import find_book, json_option
from croupier.cli.trouble import Broken, NotValid
from croupier.rulebooks import Rulebook, open_book, shelf
from croupier.rulebooks.rulebook import shortened
from croupier.words.refusals import clause_numbers

if TYPE_CHECKING:
    from croupier.languages import Fact
    from croupier.store.log import Log
    from croupier.transcript import Mismatch, ShoeRecord

_STDIN = "-"
_RESULTS = {"P": "player", "B": "banker", "T": "tie"}
_LONGEST = 4_000_000  # bytes; no shoe comes near it


class CannotBeSo(Broken):
    """A line says what its cards do not make."""


@click.group()
def transcript() -> None:
    """Write a shoe as text, a line a coup, or read such a text and judge every coup again.

    \b
    Example:
      $ croupier transcript write T1 --shoe 1 > shoe-1.txt
      $ croupier transcript read shoe-1.txt
      Table T1, shoe 1: 15 coups, every one as the table of play deals it
      ...
    """


@transcript.command()
@table_argument
@log_option
@click.option("--shoe", type=click.IntRange(1, 10**9), metavar="N", help="The shoe (the latest with a complete coup).")
def write(table: str, address: str, shoe: int | None) -> None:
    """Write a shoe of a table's log to stdout: how it was prepared, then a line a coup.

    \b
    A line is a coup's number, Player's cards / Banker's cards, the winner with both counts, and marks:
      last              it was called as the last coup
      dummy=GROUNDS     it was dealt without wagers
      void=CAUSE        it is void; a card that nobody saw is ??
      burned            a card was burned before it
      cutting-card=N    the cutting card came out before its Nth card

    \b
    Example:
      $ croupier transcript write T1
      croupier-transcript/1
      table T1
      ...
      1 4s5d/3c4d P9-7
      2 2d7s/Ks5s P9-5
      ...
      14 7hQd/Jc9c B7-9 dummy=any-time
      15 Kd6c/5s6d4h P6-5
      end 15 in-play
    """
    with reading(address, table) as log:
        record = _shoe(log, table, shoe)
    from croupier.transcript import written

    sys.stdout.write(written(record))


def _shoe(log: Log, table: str, wanted: int | None) -> ShoeRecord:
    from croupier.floor.recall import moments, standing_now
    from croupier.transcript import LateVoids, ShoeListener

    now = standing_now(log, table).table.shoe
    number = wanted or (now.number if now.coups else now.number - 1)
    listener: ShoeListener | None = None
    found: LateVoids | None = None
    for moment in moments(log, table, shoe=max(1, number)):
        if moment.shoe > number and found is None:
            found = LateVoids(*(listener.pending() if listener is not None else ()))
        if found is not None:  # a coup may be void when its shoe is long over
            for event in moment.events:
                found.hear(event)
            continue
        listener = listener or ShoeListener(moment.before)
        for event in moment.events:
            for _ in listener.hear(event):
                pass
    found = found or LateVoids(*(listener.pending() if listener is not None else ()))
    for record in found.records:
        if record.shoe == number:
            return record
    which = {"asked": wanted is not None, "shoe": number, "latest": now.number}
    raise NotValid(say("terminal-transcript-none", table=table, **which))


@transcript.command()
@click.argument("file")
@click.option("--book", "book", metavar="BOOK", help="Judge by this book: one of the shelf, or a folder's path.")
@json_option
def read(file: str, book: str | None, as_json: bool) -> None:
    """Read the transcript of a shoe and judge every coup again by the book's table of play.

    FILE may be - for standard input. The exit code is 0 where every line can be so, 3 where one cannot, 4 where the
    file is no transcript.

    \b
    Example:
      $ croupier transcript read shoe-1.txt
      Table T1, shoe 1: 15 coups, every one as the table of play deals it
      crown-sydney 3.2 cd57606ef23a, traditional, 8 decks, cut after 208, cutting card 20 from the back
      Player 10, Banker 4, tie 1, 1 of them without wagers; 70 of 416 cards left the shoe; still in play
    """
    from croupier.transcript import Mismatch, NotATranscript, read_shoe

    text = _text(file)
    given = None if book is None else find_book(book)
    judge: list[Rulebook] = []

    def find(edition: str) -> Rulebook | None:
        name = edition.partition(" ")[0]
        found = given or (open_book(name) if name in shelf() else None)
        found = (found.called(edition) or found) if found else None  # an old page has a shorter name for it
        judge.extend([found] if found else [])
        return found

    try:
        record = read_shoe(text, find)
    except NotATranscript as error:
        raise NotValid(say("terminal-transcript-not-valid", file=file, why=str(error))) from None
    except Mismatch as error:
        said = say("terminal-transcript-cannot-be-so", file=file, why=_difference(error))
        raise CannotBeSo(said, error.refusal.clauses if error.refusal else error.clauses) from None
    if as_json:
        from croupier.cli.show import print_json

        print_json(_document(record, judge[0].edition))
    else:
        _summary(record, judge[0].edition)


def _text(file: str) -> str:
    try:
        if file == _STDIN:
            data = sys.stdin.buffer.read(_LONGEST)
        else:
            with Path(file).open("rb") as opened:
                data = opened.read(_LONGEST)
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise NotValid(say("terminal-transcript-not-text", file=quoted(file))) from None
    except (OSError, ValueError) as error:
        why = str(getattr(error, "strerror", None) or error)
        raise NotValid(say("terminal-cannot-be-read", what=quoted(file), why=why)) from None


def _difference(error: Mismatch) -> str:
    """Line, coup, what it says and what the cards make, with the clause."""
    if error.refusal is not None:
        return f"{error}. {refused(error.refusal)}"
    where = f" ({error.clauses[0].book}:{clause_numbers(error.clauses)})" if error.clauses else ""
    return f"{error}{where}"


# --- in short ------------------------------------------------------------------------------------


def _results(record: ShoeRecord) -> Counter[str]:
    found = ((coup, coup.seen()) for coup in record.coups)
    return Counter("void" if coup.void or hands is None else result_text(hands)[0] for coup, hands in found)


def _out(record: ShoeRecord) -> int:
    """Cards that left the shoe in what is told."""
    burned = record.burn.count if record.burn else 0
    return burned + sum(coup.drawn + coup.burned for coup in record.coups)


def _summary(record: ShoeRecord, judged: str) -> None:
    from croupier.cli.show import console, spoken, styled

    out = console()
    speaker, results = speaker_of(), _results(record)
    title = say("terminal-transcript-title", table=record.table, shoe=record.shoe)
    coups: dict[str, Fact] = {"title": title, "coups": len(record.coups)}
    out.print(spoken(speaker, "terminal-transcript-judged", {"title": "bold"}, **coups))
    cut = {"cut": record.cut, "cutting_card": record.cutting_card}
    dealt: dict[str, Fact] = {
        "edition": shortened(record.edition),
        "variation": record.variation,
        "decks": record.decks,
    }
    out.print(styled(say("terminal-transcript-terms", **dealt, **cut), "dim"))
    if judged != record.edition:
        out.print(styled(say("terminal-transcript-judged-by", edition=shortened(judged)), "yellow"))
    told = [say(f"terminal-transcript-{one}", count=results[letter]) for letter, one in _RESULTS.items()]
    told += [say("terminal-transcript-void", count=results["void"])] if results["void"] else []
    dummies = sum(bool(coup.dummy) for coup in record.coups)
    told += [say("terminal-transcript-dummies", count=dummies)] if dummies else []
    ended = say("terminal-transcript-ended", ending=record.ended or "")
    cards = {"out": _out(record), "of": record.decks * 52}
    out.print(styled(say("terminal-transcript-summary", results=told, **cards, ended=ended)))


def _document(record: ShoeRecord, judged: str) -> dict[str, Any]:
    from croupier.transcript import FORM, hands_text

    results = _results(record)
    return {
        "form": FORM,
        "table": record.table,
        "edition": record.edition,
        "judged_by": judged,
        "variation": record.variation,
        "decks": record.decks,
        "shoe": record.shoe,
        "commitment": record.commitment or None,
        "cut": record.cut,
        "cutting_card": record.cutting_card,
        "burn": record.burn
        and {"form": record.burn.form, "count": record.burn.count, "cards": [card.code for card in record.burn.cards]},
        "ended": record.ended or None,
        "cards_out": _out(record),
        "results": {"player": results["P"], "banker": results["B"], "tie": results["T"], "void": results["void"]},
        "coups": [
            {
                "coup": coup.number,
                "notation": hands_text(coup),
                "result": None if coup.void or (hands := coup.seen()) is None else result_text(hands),
                "burned": coup.burned,
                "cutting_card": coup.cutting_card or None,
                "last": coup.last,
                "dummy": coup.dummy or None,
                "void": coup.void or None,
            }
            for coup in record.coups
        ],
    }
