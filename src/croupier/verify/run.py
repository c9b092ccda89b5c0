"""Verifying a whole database or a file: every table, every finding as it is found, and what was gone through.

Start at `verify_log` and `verify_file`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from pathlib import Path

from croupier.floor.books import Editions
from croupier.languages import Message
from croupier.rulebooks import Rulebook
from croupier.rulebooks.editions import NotAnEdition, unpacked
from croupier.store.files import Begin, EditionLine, HeadLine, ProofLine, Read, Shown, content_of, read_export
from croupier.store.heads import SignedHead
from croupier.store.log import Log, LogError
from croupier.verify.finding import Finding
from croupier.verify.floor_check import FloorCheck
from croupier.verify.heads import HouseKeys, own_heads
from croupier.verify.links import LinkCheck
from croupier.verify.one_stream import GoThrough, Progress, StreamAsked, StreamGone, Verified, counted, verify_stream
from croupier.verify.partial import PartCheck
from croupier.verify.recheck import Tally
from croupier.verify.stream_check import StreamCheck


def verify_log(
    log: Log,
    heads: Sequence[SignedHead] = (),
    *,
    key: HouseKeys = None,
    tables: Iterable[str] | None = None,
    floor: FloorCheck | None = None,
    progress: Progress = lambda verified: None,
    go_through: GoThrough | None = None,
) -> Iterator[Finding | Verified]:
    """Findings as they come, and after each table what was gone through. `floor` has the heads of the whole floor.

    `go_through` takes the streams to whoever verifies them (`at_once`); without it they are verified here, one by one.
    """
    editions = Editions(log)
    ends = {head.table: head for head in log.ends()}
    there = tuple(ends)
    floor = floor or FloorCheck()
    signed = {head.table for head in heads} | floor.tables()
    wanted = tuple(dict.fromkeys(tables)) if tables is not None else there
    unknown = [name for name in wanted if name not in there and name not in signed]
    if unknown:
        raise LogError(f"there is no table {unknown[0]} in this log; it has {', '.join(there) or 'none'}")
    used: set[str] = set()
    links = LinkCheck()
    yield from floor.first()
    here = [name for name in wanted if name in there]
    asked = [StreamAsked(ends[name], own_heads(name, heads), key, tuple(floor.points(name))) for name in here]
    for one in (go_through or partial(_one_by_one, log, editions))(asked, progress):
        if isinstance(one, Finding):
            yield one
            continue
        name = one.verified.table
        used |= one.editions
        floor.reached(name, one.signed_upto, one.verified.tally.entries, one.clock)
        for event, place in one.linked.events:
            links.hear(name, event, place)
        yield one.verified
    yield from links.last(here, there)
    for name in sorted((signed if tables is None else set(wanted)) - set(there)):
        yield Finding("table-missing", name, 0, Message("found-missing"))
    yield from _kept_editions(log, used)
    yield from floor.last(log)
    if tables is None and (rows := log.outside()):
        yield Finding("stray-rows", "", 0, Message("found-rows", {"rows": rows}))


def _one_by_one(
    log: Log, editions: Editions, asked: Sequence[StreamAsked], progress: Progress
) -> Iterator[Finding | StreamGone]:
    for one in asked:
        yield from verify_stream(log, one, editions, progress)


def verify_file(
    path: Path, *, key: HouseKeys = None, progress: Progress = lambda verified: None
) -> Iterator[Finding | Verified]:
    """The same for an export, of a whole table or of one coup."""
    lines = read_export(path)
    begin = next(lines)
    assert isinstance(begin, Begin)
    whole = _whole if begin.coup is None else _part
    yield from whole(begin, lines, key, progress)


def _whole(begin: Begin, lines: Iterator[Read], key: HouseKeys, progress: Progress) -> Iterator[Finding | Verified]:
    """Heads come before the entries, so that each can be met when its entry passes by."""
    editions = Editions()
    heads: list[SignedHead] = []
    check: StreamCheck | None = None
    verified = Verified(begin.table, Tally())
    for line in lines:
        match line:
            case EditionLine():
                yield from counted(verified, _brought(editions, begin.table, line))
            case HeadLine() if check is None:
                heads.append(line.head)
            case HeadLine():
                yield from counted(verified, [_late(begin.table, line.head)])
            case Shown():
                if check is None:
                    check = StreamCheck(begin.table, editions.find, heads, key)
                    verified = _going_on(verified, check.tally)
                    yield from counted(verified, check.first())
                yield from counted(verified, check.follows(line.previous))
                yield from counted(verified, check.hear(line.act))
                progress(verified)
            case Begin() | ProofLine():
                pass
    if check is None:
        check = StreamCheck(begin.table, editions.find, heads, key)
        verified = _going_on(verified, check.tally)
        yield from counted(verified, check.first())
    yield from counted(verified, check.last())
    verified.notes += check.notes()
    yield verified


def _part(begin: Begin, lines: Iterator[Read], key: HouseKeys, progress: Progress) -> Iterator[Finding | Verified]:
    editions = Editions()
    check = PartCheck(begin.table, editions.find, key)
    verified = Verified(begin.table, check.tally)
    for line in lines:
        match line:
            case EditionLine():
                yield from counted(verified, _brought(editions, begin.table, line))
            case HeadLine():
                yield from counted(verified, check.head(line.head))
            case Shown():
                yield from counted(verified, check.hear(line))
                progress(verified)
            case ProofLine():
                yield from counted(verified, check.proof(line.trees))
            case Begin():
                pass
    yield from counted(verified, check.last())
    verified.notes.append(Message("noted-coup-alone"))
    yield verified


@lru_cache(maxsize=16)
def _opened(edition: str, content: bytes) -> Rulebook | Message:
    """The book that these bytes are, or why they are none."""
    try:
        return unpacked(edition, content)
    except NotAnEdition as error:
        return Message("found-edition", {"why": str(error)})
    except Exception as error:  # whatever someone put there, the verification goes on and says so
        return Message("found-no-book", {"edition": edition, "error": type(error).__name__})


def _brought(editions: Editions, table: str, line: EditionLine) -> Iterator[Finding]:
    """An edition that came with a file, if it is what it is said to be."""
    book = _opened(line.edition, content_of(line))
    if isinstance(book, Message):
        yield Finding("edition-altered", table, 0, book)
    else:
        editions.learn(book)


def _kept_editions(log: Log, used: set[str]) -> Iterator[Finding]:
    """What is kept beside the log must be what it is called, even where the shelf still has the same edition."""
    kept = log.editions()
    for edition in sorted(used - set(kept)):
        yield Finding("edition-altered", "", 0, Message("found-no-edition", {"edition": edition}))
    for edition in kept:
        book = _opened(edition, log.edition(edition) or b"")
        if isinstance(book, Message):
            yield Finding("edition-altered", "", 0, book)


def _going_on(verified: Verified, tally: Tally) -> Verified:
    """The same table, now that its check has begun."""
    again = Verified(verified.table, tally)
    again.findings = verified.findings
    return again


def _late(table: str, head: SignedHead) -> Finding:
    return Finding("head-not-met", table, head.sequence, Message("found-late-head"))
