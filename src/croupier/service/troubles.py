"""What is wrong with a table or the floor, as everyone may hear it: a message of the catalogue and its facts.

What the machine itself says, with paths and addresses in it, goes into the server's own log and nowhere else. Start at
`Trouble` and `trouble_of`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from croupier.languages import Speaker
from croupier.service.errors import ErrorCode, code_of_log, facts_of_log
from croupier.store.log import LogError

_ENGLISH: Final = Speaker()


class Trouble(msgspec.Struct, frozen=True):
    """Why nothing goes on. `passes`: by itself, once what it waits for is there again."""

    message: str
    facts: dict[str, Any] = {}
    passes: bool = False

    @property
    def english(self) -> str:
        return _ENGLISH.say(self.message, **self.facts)

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """As it is sent: pages say it in their own language."""
        return self.message, self.facts


def english(code: ErrorCode, **facts: Any) -> str:
    """The sentence of a code, for programs: pages say their own."""
    return _ENGLISH.say(f"error-{code}", **facts)


def trouble_of(error: LogError) -> Trouble:
    code = code_of_log(error)
    passes = code in (ErrorCode.UNAVAILABLE, ErrorCode.IN_DOUBT)
    return SILENT if passes else Trouble(f"error-{code}", facts_of_log(error))


SILENT: Final = Trouble("trouble-silent", passes=True)
HALTED: Final = Trouble(f"error-{ErrorCode.HALTED}")
DEALER_FAILED: Final = Trouble("trouble-dealer-failed", passes=True)
NO_CARD: Final = Trouble("trouble-no-card")
