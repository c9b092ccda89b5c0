"""What the floor writes about itself while it runs: lines for people, or JSON for machines that gather them.

Neither has a password, a token or a card in it. However much there is to say, only so many lines are written: whoever
makes the floor write fills no disk. Start at `set_up_logs`.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

from croupier.service.rates import Bucket
from croupier.service.settings import Settings

_LINE = "%(asctime)s %(levelname)s %(name)s %(message)s"
_LONGEST: Final = 8_000  # characters of one entry: a traceback is shorter
_OF_A_LINE: Final = 200  # characters that count as one


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how grave, who says it, what; and the traceback of a fault."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _cut(record.getMessage()),
        }
        if record.exc_info:
            told["traceback"] = _cut(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return _cut(super().format(record))


def _cut(text: str) -> str:
    half = _LONGEST // 2
    return text if len(text) <= _LONGEST else f"{text[:half]} [...] {text[-half:]}"


class Bounded(logging.Filter):
    """So many lines a second of each source and gravity; the next one that is written says how many were left out.

    Each has its own, so that whoever makes one of them talk does not silence the others.
    """

    def __init__(self, rate: float, most: int, formatter: logging.Formatter) -> None:
        super().__init__()
        self._rate, self._most, self._formatter = rate, most, formatter
        self._buckets: dict[tuple[str, int], Bucket] = {}
        self._left_out: dict[tuple[str, int], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        source = record.name, record.levelno
        bucket = self._buckets.setdefault(source, Bucket(self._rate, self._most))
        if not bucket.take(min(self._most, self._lines(record))):
            self._left_out[source] = self._left_out.get(source, 0) + 1
            return False
        if left_out := self._left_out.pop(source, 0):
            record.msg, record.args = (
                f"{record.getMessage().rstrip()} ({left_out} lines before this one were left out)",
                (),
            )
        return True

    def _lines(self, record: logging.LogRecord) -> int:
        """A fault with its traceback is many, and so is one line that never ends."""
        text = record.getMessage() if not record.exc_info else self._formatter.format(record)
        return max(text.count("\n") + 1, len(text[:_LONGEST]) // _OF_A_LINE)


def set_up_logs(settings: Settings) -> None:
    """Everything goes to stderr, the web server's own lines too."""
    handler = logging.StreamHandler(sys.stderr)
    formatter = JsonLines() if settings.log_format == "json" else TextLines(_LINE)
    handler.setFormatter(formatter)
    rate, most = settings.log_lines_a_second / settings.workers, settings.log_lines_at_once // settings.workers
    handler.addFilter(Bounded(rate, max(1, most), formatter))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level.upper())
    logging.getLogger("alembic").setLevel(logging.WARNING)  # how a database is made is nobody's news
