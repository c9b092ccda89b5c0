"""What changed from one edition of the terms to the next, key by key. Start at `changed`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from croupier.terms.parts import TermsPart

DETAILS: Final = "details"  # the part whose change some regulators want to hear of


class TermsChange(msgspec.Struct, frozen=True):
    """One key with what stood there and what stands there now, as the log has them; empty where there was nothing."""

    key: str
    before: str
    after: str

    @property
    def of_details(self) -> bool:
        return self.key.split(".")[0] == DETAILS


def changed(before: TermsPart, after: TermsPart) -> tuple[TermsChange, ...]:
    old, new = (dict(_leaves(msgspec.to_builtins(one), "")) for one in (before, after))
    keys = dict.fromkeys((*new, *old))
    return tuple(TermsChange(key, old.get(key, ""), new.get(key, "")) for key in keys if old.get(key) != new.get(key))


def _leaves(value: Any, key: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name, one in value.items():
            yield from _leaves(one, f"{key}.{name}".lstrip("."))
    elif isinstance(value, (list, tuple)):
        for place, one in enumerate(value, start=1):
            yield from _leaves(one, f"{key}[{place}]")
    else:
        yield key, str(value).lower() if isinstance(value, bool) else str(value)
