"""A pack: acts of a table that follow each other, squeezed into one row, and the same bytes back out of it.

The hashes of entries are not kept, since the content gives them: a pack says what it follows and how it ends, and
whoever unpacks it does the sums again. Texts of a log hold no NUL, so each ends in one. Start at `packed` and
`unpacked`; who packs what, and when: packing.py and floor/packing.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.store.chain import BrokenPack
from croupier.store.entry import Hash, LogEntry, LoggedAct, cause_of, seal

if TYPE_CHECKING:
    from croupier.store.squeezing import Squeezer

FORM: Final = 1  # of the content of a pack
DICTIONARY: Final = 32 * 1024  # bytes: beyond that nothing gets smaller
_END: Final = b"\0"


class Pack(msgspec.Struct, frozen=True):
    """A row of the database: the entries `first` to `last` of a table."""

    table: str
    last: int
    first: int
    commands: int  # that the table's packs hold up to here
    form: int
    before: Hash  # what its first entry follows
    hash: Hash  # of its last entry
    dictionary: Hash  # the digest of the dictionary
    content: bytes

    def broken(self, acts: tuple[LoggedAct, ...] = ()) -> BrokenPack:
        return BrokenPack(self.table, self.first, self.last, acts)


class Dictionary(msgspec.Struct, frozen=True):
    """What acts judged by one edition mostly say. It never changes: its digest is its name."""

    edition: str
    content: bytes

    @property
    def digest(self) -> Hash:
        return sha256(self.content).digest()


def dictionary_of(acts: Sequence[LoggedAct]) -> Dictionary:
    """The end of these acts; those that are packed later and judged by the same edition will say much the same."""
    return Dictionary(acts[0].edition, content_of(acts)[-DICTIONARY:])


def content_of(acts: Sequence[LoggedAct]) -> bytes:
    """Of each act the id of its command, the edition, how many entries, the command's body, and the entries' bodies."""
    texts: list[bytes] = []
    for act in acts:
        texts += (act.command.encode(), act.edition.encode(), b"%d" % len(act.entries), act.body)
        texts += (entry.body for entry in act.entries)
    return _END.join([*texts, b""])


def packed(acts: Sequence[LoggedAct], before: Hash, commands: int, dictionary: Dictionary) -> Pack:
    """A pack of these acts, which follow each other; `commands` were packed before."""
    from croupier.store.squeezing import Squeezer

    return Pack(
        table=acts[0].table,
        last=acts[-1].last.sequence,
        first=acts[0].entries[0].sequence,
        commands=commands + len(acts),
        form=FORM,
        before=before,
        hash=acts[-1].last.hash,
        dictionary=dictionary.digest,
        content=Squeezer(dictionary.content).squeezed(content_of(acts)),
    )


class PlainAct(msgspec.Struct, frozen=True):
    """An act as it lies in a pack, without its hashes."""

    first: int
    command: str
    edition: str
    body: bytes
    events: tuple[bytes, ...]


def plainly(pack: Pack, squeezer: Squeezer) -> Iterator[PlainAct]:
    """What lies in a pack; a BrokenPack where that cannot be."""
    if pack.form != FORM:
        raise pack.broken()  # another form comes with another version of the database, which is refused
    try:
        texts = squeezer.unsqueezed(pack.content).split(_END)
        place, at = pack.first, 0
        while at < len(texts) - 1:
            count = int(texts[at + 2])
            events = tuple(texts[at + 4 : at + 4 + count])
            if count < 1 or len(events) != count:
                raise pack.broken()
            yield PlainAct(place, texts[at].decode(), texts[at + 1].decode(), texts[at + 3], events)
            place, at = place + count, at + 4 + count
    except (ValueError, IndexError):
        raise pack.broken() from None
    if place != pack.last + 1 or texts[-1]:
        raise pack.broken()


def unpacked(pack: Pack, squeezer: Squeezer) -> tuple[LoggedAct, ...]:
    """The acts of a pack, each entry with its hash; a BrokenPack where they do not end in the hash that it says."""
    previous = pack.before
    acts: list[LoggedAct] = []
    for plain in plainly(pack, squeezer):
        cause = cause_of(plain.edition, plain.body)
        entries: list[LogEntry] = []
        for place, body in enumerate(plain.events, start=plain.first):
            entry = seal(previous, pack.table, place, plain.command, cause, body)
            previous = entry.hash
            entries.append(entry)
        acts.append(LoggedAct(pack.table, plain.command, plain.edition, plain.body, tuple(entries)))
    if previous != pack.hash:
        raise pack.broken(tuple(acts))
    return tuple(acts)
