"""What the doctor can find: a closed list of names, each with its area and how bad it is.

The sentence of a finding is the message `doctor-<name>`, and what to do about it is that message's form `do`. Start at
`FINDINGS`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

import msgspec

from croupier.languages import Fact, Message


class Health(StrEnum):
    OK = "ok"
    WARNING = "warning"  # the floor opens, and someone should look at it
    FAULT = "fault"  # the floor does not open, or should not


AREAS: Final = (
    *("program", "clock", "database", "keys", "rights", "disk", "books", "people", "backups", "handles", "door"),
    *("port", "witness"),
)
_FOUND: Final = {
    Health.OK: (
        *("program-pinned", "program-not-known"),
        *("clock-synchronised", "clock-after-log", "clock-new"),
        *("database-sound", "database-new", "database-large", "database-postgres"),
        *("keys-there", "keys-new", "rights-owner-only"),
        *("disk-room", "books-shipped", "books-approved", "people-there", "people-first"),
        *("backups-made", "backups-none-yet", "handles-enough"),
        *("door-local", "door-behind-tls", "door-demo"),
        *("port-free", "port-any", "port-ours", "witness-takes", "witness-answers", "witness-command"),
    ),
    Health.WARNING: (
        "program-others",
        *("clock-not-synchronised", "clock-not-known", "clock-was-set", "clock-far"),
        *("database-older", "database-few-connections"),
        "books-missing",
        *("keys-beside", "rights-root", "disk-low", "disk-few-files"),
        *("backups-never", "backups-old", "handles-few"),
        *("door-plain-origin", "door-any-proxy", "door-no-proxies", "door-no-names"),
        *("port-troubled", "witness-none", "witness-same-disk", "witness-behind"),
    ),
    Health.FAULT: (
        "program-lacks",
        "clock-behind-log",
        *("database-unreachable", "database-newer", "database-damaged", "database-unsafe"),
        *("keys-missing", "keys-others", "keys-unreadable", "keys-of-another-floor"),
        *("rights-open", "rights-folder", "rights-others"),
        *("disk-full", "disk-no-files", "disk-no-folder"),
        *("books-changed", "books-broken"),
        *("door-in-the-clear", "door-cookies-plain", "door-demo-open", "door-workers"),
        *("port-taken", "port-not-ours", "witness-ahead", "witness-down", "witness-lost-heads"),
    ),
}
FINDINGS: Final = {name: health for health, names in _FOUND.items() for name in names}


class Diagnosis(msgspec.Struct, frozen=True):
    """One thing that was looked at: how it is, with its figures."""

    name: str
    facts: dict[str, Fact] = {}

    @property
    def area(self) -> str:
        return self.name.partition("-")[0]

    @property
    def health(self) -> Health:
        return FINDINGS[self.name]

    @property
    def message(self) -> Message:
        return Message(f"doctor-{self.name}", self.facts)

    def document(self) -> dict[str, Any]:
        """As programs have it, but for its sentences."""
        return {"area": self.area, "finding": self.name, "health": self.health.value, "facts": self.facts}


def found(name: str, /, **facts: Fact) -> Diagnosis:
    return Diagnosis(name, facts)
