"""What is sent at once is what the web server would have sent."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from croupier.service.protocols import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1_700, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"v" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
