"""A tape at rest: encrypted with a key that lies outside the database, and bound to its commitment.

AES-GCM tells a changed byte or a wrong key from the right one. Start at `seal` and `unseal`.
"""

from __future__ import annotations

import os
from hashlib import sha256
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from croupier.chance.shoe import TAPE_BYTES
from croupier.chance.tapes import TapeLost

SALT_BYTES: Final = 32
_FORM: Final = b"croupier-tape/1:"
_NONCE: Final = 12
_KEY_MARK: Final = 8  # bytes that tell which key it was, and nothing of the key itself


class CannotUnseal(TapeLost):
    """The tape cannot be read; the message says why, for people."""


def seal(key: bytes, commitment: str, tape: bytes, salt: bytes) -> bytes:
    nonce = os.urandom(_NONCE)
    return _FORM + _mark(key) + nonce + AESGCM(key).encrypt(nonce, salt + tape, commitment.encode())


def unseal(key: bytes, commitment: str, sealed: bytes) -> tuple[bytes, bytes]:
    """The tape and its salt."""
    called = f"the tape of the shoe committed as {commitment[:12]}..."
    if not sealed.startswith(_FORM):
        raise CannotUnseal(f"{called} is not in a form that this Croupier knows")
    mark, nonce, rest = _parts(sealed[len(_FORM) :])
    if mark != _mark(key):
        raise CannotUnseal(f"{called} was encrypted with another key: give the tape key it was made with")
    try:
        plain = AESGCM(key).decrypt(nonce, rest, commitment.encode())
    except (InvalidTag, ValueError):
        raise CannotUnseal(f"{called} was changed or damaged in the database") from None
    if len(plain) != SALT_BYTES + TAPE_BYTES:
        raise CannotUnseal(f"{called} has {len(plain) - SALT_BYTES} bytes instead of {TAPE_BYTES}")
    return plain[SALT_BYTES:], plain[:SALT_BYTES]


def _parts(sealed: bytes) -> tuple[bytes, bytes, bytes]:
    return sealed[:_KEY_MARK], sealed[_KEY_MARK : _KEY_MARK + _NONCE], sealed[_KEY_MARK + _NONCE :]


def _mark(key: bytes) -> bytes:
    return sha256(b"croupier tape key" + key).digest()[:_KEY_MARK]
