"""What changed since the edition before, key by key, amounts and times as people read them. Start at `changes_told`."""

from __future__ import annotations

import typing
from collections.abc import Sequence

from croupier.terms.changes import TermsChange
from croupier.terms.parts import Amount, Litres, PartsOf, TermsPart, When, litres, percent
from croupier.terms.paths import hint_of
from croupier.terms.writer import TermsWriter


def changes_told(writer: TermsWriter, changes: Sequence[TermsChange], kind: type[TermsPart]) -> tuple[str, ...]:
    return tuple(
        writer.say(
            "conditions-change",
            key=one.key,
            before=_value(writer, hint_of(one.key, kind), one.before),
            after=_value(writer, hint_of(one.key, kind), one.after),
        )
        for one in changes
    )


def _value(writer: TermsWriter, hint: object, value: str) -> str | None:
    if not value:
        return None
    kinds = (hint, *typing.get_args(hint))
    if Amount in kinds:
        return writer.money(int(value))
    if When in kinds:
        return writer.time(int(value))
    if Litres in kinds:
        return litres(int(value))
    return percent(int(value)) if PartsOf in kinds else value
