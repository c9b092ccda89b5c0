"""The house log: what matters about the floor itself, each entry chained to the one before as a table's entries are.

Accounts, roles, passwords, who logged in, settings, tables' cards, approvals, backups, keys, remarks about the clock.
It knows people by their ids alone. Start at `HouseNote` for writing and `HouseChain` for reading.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final, TypeAlias

import msgspec

from croupier.languages import Message
from croupier.netstrings import netstrings
from croupier.store.entry import Hash
from croupier.store.log import LogError
from croupier.store.sound import sound_number, sound_text

HOUSE: Final = b"croupier-house/1"
BEGINNING: Final[Hash] = sha256(netstrings(HOUSE)).digest()  # what the first entry follows

NoteFact: TypeAlias = str | int | bool | list[str]

# what may be noted, and the facts that each has; each has a sentence in every language, house-<kind>
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "account-made": ("account", "role", "seal"),  # the seal is a digest of the password's hash: see `seal_of`
    "role-changed": ("account", "role", "before"),
    # by a book's own ladder; `table` is nothing for all of the book, `user` who the machine says it was, `before` is a
    # rank, "none", or "role": whatever the role has by itself
    "rank-granted": ("account", "book", "table", "rank", "before", "user"),
    "rank-taken": ("account", "book", "table", "before", "user"),
    "rank-by-role": ("account", "book", "table", "before", "user"),
    "account-closed": ("account",),
    "account-opened": ("account",),
    "password-reset": ("account", "seal"),  # until 0.6: an administrator chose it
    "code-given": ("account", "seal", "until"),  # a one-time code in the password's place
    "code-used": ("account", "seal"),
    "password-changed": ("account", "seal"),  # by its owner
    "administrator-recovered": ("account", "seal", "until", "user"),  # a code given on the machine itself
    "logged-in": ("account",),
    "logins-failed": ("minute", "failures", "accounts"),
    "settings": ("settings",),
    "table-card": ("table", "book", "digest"),
    "book-approved": ("book", "edition"),
    "document-attached": ("book", "digest", "bytes", "type"),  # the approved rules, to be handed out
    "terminal-made": ("terminal", "name"),  # a browser of the house's; its id is the digest of its token
    "terminal-taken": ("terminal", "name"),
    "backed-up": ("file", "head"),
    "restored": ("file", "head"),
    "clock-jumped": ("milliseconds",),
    "clock-gap": ("seconds",),
    "clock-confirmed": ("seconds",),
    "halted": ("table", "says"),
    "floor-started": ("version", "key"),
    "keys-made": ("key", "tape"),
    "key-rotated": ("key", "before"),
    "keys-imported": ("key", "tape"),
    "rights-tightened": ("file",),
    "alias-reset": ("account",),  # by someone else; which alias it was is nobody's business any more
    "person-forgotten": ("account",),
}


class HouseNote(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that happened to the floor. `by` is the person's id, or nothing where no person did it."""

    at: int
    kind: str
    by: str = ""
    facts: dict[str, NoteFact] = {}


class HouseEntry(msgspec.Struct, frozen=True):
    """A note at its place, as it was written."""

    number: int  # the first is 1
    body: bytes
    hash: Hash

    @property
    def note(self) -> HouseNote:
        """What it says; a LogError where someone wrote what no note is."""
        try:
            return _decoder.decode(self.body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise LogError(f"entry {self.number} of the house log cannot be read: {error}") from None


class HouseEnd(msgspec.Struct, frozen=True):
    """How long the house log is, and the hash of its last entry."""

    number: int = 0
    hash: Hash = BEGINNING


_decoder: Final = msgspec.json.Decoder(HouseNote)
_encoder: Final = msgspec.json.Encoder(order="sorted")


def seal_of(hashed: str) -> str:
    """By which the house log knows a password's hash again, and tells nothing about it."""
    return sha256(netstrings(HOUSE, b"password", hashed.encode())).hexdigest()[:16]


def hash_of_note(previous: Hash, number: int, body: bytes) -> Hash:
    return sha256(netstrings(HOUSE, previous, str(number).encode(), body)).digest()


def entry_of(note: HouseNote, end: HouseEnd) -> HouseEntry:
    """The entry that a note makes after this end."""
    sound_number(note.at)
    known = KINDS.get(note.kind)
    if known is None or set(known) != set(note.facts):
        raise ValueError(f"{note.kind} with {sorted(note.facts)} is no note that the house keeps")
    body = _encoder.encode(note)
    sound_text(body.decode())
    return sealed(body, end)


def sealed(body: bytes, end: HouseEnd) -> HouseEntry:
    return HouseEntry(end.number + 1, body, hash_of_note(end.hash, end.number + 1, body))


def end_of(entry: HouseEntry) -> HouseEnd:
    return HouseEnd(entry.number, entry.hash)


class HouseChain:
    """Follows the house log from its beginning."""

    def __init__(self) -> None:
        self.end = HouseEnd()
        self.at = 0  # the time of the last entry

    def follow(self, entry: HouseEntry) -> Message | None:
        """Go on over an entry; why it does not follow the one before, if it does not."""
        place = self.end.number + 1
        if entry.number != place:
            return Message("broken-missing", {"instead": entry.number})
        if hash_of_note(self.end.hash, place, entry.body) != entry.hash:
            return Message("broken-hash", {})
        try:
            self.at = entry.note.at
        except LogError as error:
            return Message("broken-unreadable", {"error": str(error)})
        self.end = end_of(entry)
        return None


def followed(entries: Iterable[HouseEntry]) -> HouseChain:
    """A chain to the end of these entries; a LogError that names the first bad one."""
    from croupier.languages import Speaker

    chain = HouseChain()
    for entry in entries:
        why = chain.follow(entry)
        if why is not None:
            raise LogError(f"entry {chain.end.number + 1} of the house log {Speaker().said(why)}")
    return chain
