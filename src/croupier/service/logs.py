"""What the floor writes about itself while it runs: lines for people, or JSON for machines that gather them.

Neither has a password, a token or a card in it. Start at `set_up_logs`.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

from croupier.service.settings import Settings

_LINE = "%(asctime)s %(levelname)s %(name)s %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how grave, who says it, what; and the traceback of a fault."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def set_up_logs(settings: Settings) -> None:
    """Everything goes to stderr, the web server's own lines too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else logging.Formatter(_LINE))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level.upper())
    logging.getLogger("alembic").setLevel(logging.WARNING)  # how a database is made is nobody's news
