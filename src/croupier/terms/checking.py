"""What a check of terms says about a file: with its lines, what could not be read first, nothing concluded from it.

Each kind of terms has a check of its own; this knows files, keys and items. Start at `of_file`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches

import msgspec

from croupier.clauses import together
from croupier.rulebooks.term_item import TermItem
from croupier.terms.findings import TermFinding
from croupier.terms.items import STATEMENT, WithStatements
from croupier.terms.lines import line_of
from croupier.terms.reading import TermsRead, W


def of_file(read: TermsRead[W], items: Sequence[TermItem], found: Iterable[TermFinding]) -> tuple[TermFinding, ...]:
    """What was found in the terms of a file, with its lines, and before it what could not be read."""
    unread = {fault.key for fault in read.faults}
    sure = (one for one in found if not _rests_on(one, unread))
    return (*_with_clauses(read.faults, items), *_with_lines(sure, read.lines))


def _rests_on(finding: TermFinding, unread: set[str]) -> bool:
    """Whether it is missing or contradictory only because it, or something of the same list, could not be read."""
    if finding.kind == "missing":
        return any(one == finding.key or one.startswith((f"{finding.key}.", f"{finding.key}[")) for one in unread)
    return any(_list_of(one) == _list_of(finding.key) for one in unread)


def _list_of(key: str) -> str:
    """The list that a key stands in, or the key itself."""
    return key.partition("[")[0]


def _with_clauses(faults: tuple[TermFinding, ...], items: Sequence[TermItem]) -> Iterator[TermFinding]:
    """Each with the clauses of the items that could not be read."""
    for fault in faults:
        path = re.sub(r"\[\d+\]", "", fault.key)
        fits = {field for one in items for field in one.fields if path == field or path.startswith(f"{field}.")}
        nearest = max(fits, key=len, default="")
        cited = (one.clauses for one in items if nearest in one.fields)
        yield msgspec.structs.replace(fault, clauses=together(*cited))


def _with_lines(found: Iterator[TermFinding], lines: Mapping[str, int]) -> Iterator[TermFinding]:
    for one in found:
        yield msgspec.structs.replace(one, line=line_of(one.key, lines))


def unknown_statements(terms: WithStatements, items: Sequence[TermItem]) -> Iterator[TermFinding]:
    known = tuple(one.id for one in items if one.kind == STATEMENT)
    for id in terms.statement:
        if id not in known:
            near = get_close_matches(id, known, 1, 0.5)
            facts = {"found": id, "known": known, "near": near[0] if near else None}
            yield TermFinding("contradiction", "unknown-statement", f"{STATEMENT}.{id}", facts=facts)
