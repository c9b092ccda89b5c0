"""Fresh keys from the operating system: one to encrypt tapes with, one to sign heads with."""

from __future__ import annotations

import os
from typing import Final

KEY_BYTES: Final = 32


def fresh_key() -> bytes:
    return os.urandom(KEY_BYTES)
