"""The quick check: every chain followed and every signed head met, without replaying anything.

Start at `follow_chain`.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from croupier.store.chain import Chain
from croupier.store.heads import SignedHead
from croupier.store.log import Log
from croupier.store.merkle import Frontier
from croupier.verify.finding import Finding
from croupier.verify.heads import HeadCheck


class Followed(msgspec.Struct, frozen=True):
    """How far a table's chain is whole, and what is wrong after that."""

    table: str
    entries: int
    hash: str
    heads: int  # signed heads met
    findings: tuple[Finding, ...]


def follow_chain(log: Log, table: str, heads: Iterable[SignedHead], key: str | None = None) -> Followed:
    chain, frontier, check = Chain(table), Frontier(), HeadCheck(table, heads, key)
    findings = list(check.first())
    acts = 0
    for act in log.acts(table):
        broken = chain.follow(act)
        if broken is not None:
            findings.append(Finding("chain-broken", table, broken.sequence, f"entry {broken.sequence} {broken.why}"))
            return Followed(table, chain.sequence, chain.hash.hex(), check.met, tuple(findings))
        acts += 1
        for entry in act.entries:
            frontier.add(entry.hash)
            findings += check.pass_by(entry.sequence, entry.hash, frontier.root)
    findings += check.last(chain.sequence)
    if log.commands(table) != acts:
        says = f"{log.commands(table)} commands are kept, and {acts} caused entries"
        findings.append(Finding("stray-command", table, 0, says))
    return Followed(table, chain.sequence, chain.hash.hex(), check.met, tuple(findings))
