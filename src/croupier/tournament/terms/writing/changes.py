"""What changed since the edition before, key by key, amounts and times as people read them. Start at `changes_told`."""

from __future__ import annotations

import typing
from collections.abc import Sequence

from croupier.tournament.terms.changes import TermsChange
from croupier.tournament.terms.contradicting.money import percent
from croupier.tournament.terms.paths import hint_of
from croupier.tournament.terms.schema import Amount, PartsOf, When
from croupier.tournament.terms.writing.writer import TermsWriter


def changes_told(writer: TermsWriter, changes: Sequence[TermsChange]) -> tuple[str, ...]:
    return tuple(
        writer.say(
            "conditions-change",
            key=one.key,
            before=_value(writer, one.key, one.before),
            after=_value(writer, one.key, one.after),
        )
        for one in changes
    )


def _value(writer: TermsWriter, key: str, value: str) -> str | None:
    if not value:
        return None
    hint = hint_of(key)
    kinds = (hint, *typing.get_args(hint))
    if Amount in kinds:
        return writer.money(int(value))
    if When in kinds:
        return writer.time(int(value))
    return percent(int(value)) if PartsOf in kinds else value
