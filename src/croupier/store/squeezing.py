"""Making texts small and getting the same bytes back: Zstandard, with a dictionary of what such texts mostly say.

From Python 3.14 on it is part of Python; until then `backports.zstd` is the same module. A dictionary is plain bytes
that come before what is squeezed, as it were, so that any program that knows Zstandard can do the same. Imported where
something is packed, and not before. Start at `Squeezer`.
"""

from __future__ import annotations

import sys
from typing import Final

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

LEVEL: Final = 15  # beyond it a shoe takes twice the time and gets one part in a hundred smaller
LARGEST: Final = 64 * 1024 * 1024  # bytes that anything may be before it is squeezed, whatever it says of itself
_OPTIONS: Final[dict[int, int]] = {
    zstd.CompressionParameter.compression_level: LEVEL,
    zstd.CompressionParameter.checksum_flag: 1,
}


class Unsqueezable(ValueError):
    """These bytes are not what a squeezer made with this dictionary."""


class Squeezer:
    def __init__(self, dictionary: bytes = b"") -> None:
        self._dictionary = zstd.ZstdDict(dictionary, is_raw=True) if dictionary else None

    def squeezed(self, content: bytes) -> bytes:
        return zstd.compress(content, options=_OPTIONS, zstd_dict=self._dictionary)

    def unsqueezed(self, squeezed: bytes) -> bytes:
        reading = zstd.ZstdDecompressor(zstd_dict=self._dictionary)
        try:
            content = reading.decompress(squeezed, max_length=LARGEST)
        except zstd.ZstdError as error:
            raise Unsqueezable(str(error)) from None
        if not reading.eof or reading.unused_data:
            raise Unsqueezable("it goes on where it should end, or ends where it should go on")
        return content
