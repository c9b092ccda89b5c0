"""Which texts a log can keep: what one database cannot, every store refuses, so that all of them answer alike.

PostgreSQL keeps no NUL and no long key, UTF-8 has no half of a character, and an id must be one that people can read.
Start at `sound_append`.
"""

from __future__ import annotations

from typing import Final

from croupier.store.log import Append, LogError, Snapshot

LONGEST_ID: Final = 200  # characters
LARGEST_NUMBER: Final = 2**62  # so that one more still fits into 64 bits


def is_sound(id: str) -> bool:
    return 0 < len(id) <= LONGEST_ID and id.isprintable()


def sound_id(*ids: str) -> None:
    for id in ids:
        if not is_sound(id):
            raise LogError(f"ids of tables, commands and people are 1 to {LONGEST_ID} printable characters")


def sound_text(*texts: str) -> None:
    for text in texts:
        if "\0" in text or not _is_utf8(text):
            raise LogError("a text with a NUL or half a character in it cannot be kept")


def sound_number(*numbers: int) -> None:
    for number in numbers:
        if abs(number) > LARGEST_NUMBER:
            raise LogError("a number beyond 62 bits cannot be kept")


def sound_append(one: Append) -> None:
    """Refused here, before it could spoil the group it is written with."""
    sound_id(one.table, one.command)
    sound_text(one.edition)
    if not one.events:
        raise LogError(f"command {one.command} caused nothing, and there is nothing to write")
    for body in (one.body, *one.events):
        if b"\0" in body or not _is_text(body):
            raise LogError(f"what command {one.command} brings is not text and cannot be kept")


def sound_snapshot(one: Snapshot) -> None:
    sound_id(one.table)
    sound_text(one.form)
    sound_number(one.sequence, one.coups, one.shoes)


def _is_utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _is_text(body: bytes) -> bool:
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True
