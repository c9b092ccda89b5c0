"""The log that a floor of the tests has written: verified as an inspector would, while the floor goes on.

Start at `verified`.
"""

from __future__ import annotations

import json
from typing import Any

from click.testing import CliRunner

from browser.harness import FloorProcess
from croupier.cli.main import croupier


def verified(floor: FloorProcess, table: str) -> dict[str, Any]:
    """What was gone through of one table; nothing may be wrong with it."""
    answer = CliRunner().invoke(croupier, ["verify", str(floor.folder / "floor.db"), "--table", table, "--json"])
    assert answer.exit_code == 0, answer.output
    (whole,) = json.loads(answer.stdout)["tables"]
    found: dict[str, Any] = whole["tally"]
    return found
