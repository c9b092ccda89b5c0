"""The files of the pages as they are sent: compressed once and kept, not once for everyone who opens a page.

Start at `WebFiles`.
"""

from __future__ import annotations

import gzip
import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_AS_TEXT: Final = frozenset((".css", ".html", ".js", ".json", ".svg"))  # what becomes a third by compressing


class WebFiles(StaticFiles):
    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._kept: dict[str, tuple[str, bytes]] = {}  # by path: the tag of what was compressed, and the bytes

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        plain = super().file_response(full_path, stat_result, scope, status_code)
        asked = Headers(scope=scope)
        packed = isinstance(plain, FileResponse) and "gzip" in asked.get("accept-encoding", "")
        if not packed or "range" in asked or Path(full_path).suffix not in _AS_TEXT:
            return plain
        headers = {name: plain.headers[name] for name in ("content-type", "etag", "last-modified")}
        body = self._compressed(Path(full_path), headers["etag"])
        return Response(body, status_code, headers | {"content-encoding": "gzip", "vary": "Accept-Encoding"})

    def _compressed(self, path: Path, tag: str) -> bytes:
        kept = self._kept.get(str(path))
        if kept is None or kept[0] != tag:
            kept = tag, gzip.compress(path.read_bytes(), mtime=0)
            self._kept[str(path)] = kept
        return kept[1]
