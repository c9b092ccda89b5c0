"""The quick check: every chain followed and every signed head met, without replaying anything.

Start at `follow_chain`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from croupier.languages import Message
from croupier.store.chain import BrokenChain, BrokenPack, Chain
from croupier.store.heads import SignedHead
from croupier.store.log import Log
from croupier.store.merkle import Frontier
from croupier.verify.finding import Finding
from croupier.verify.heads import HeadCheck, HeadPoint, HouseKeys


class Followed(msgspec.Struct, frozen=True):
    """How far a table's chain is whole, and what is wrong after that."""

    table: str
    entries: int
    hash: str
    heads: int  # signed heads met
    findings: tuple[Finding, ...]

    def document(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self) | {"findings": [one.document() for one in self.findings]}


def follow_chain(
    log: Log, table: str, heads: Iterable[SignedHead], key: HouseKeys = None, points: Iterable[HeadPoint] = ()
) -> Followed:
    chain, frontier, check = Chain(table), Frontier(), HeadCheck(table, heads, key, points)
    findings = list(check.first())
    acts = 0
    broken: BrokenChain | None = None
    try:
        for act in log.acts(table):
            broken = chain.follow(act)
            if broken is not None:
                break
            acts += 1
            for entry in act.entries:
                frontier.add(entry.hash)
                findings += check.pass_by(entry.sequence, entry.hash, frontier.root)
    except BrokenPack as pack:
        broken = pack.broken
    if broken is not None:
        findings.append(Finding("chain-broken", table, broken.sequence, found_broken(broken)))
        return Followed(table, chain.sequence, chain.hash.hex(), check.met, tuple(findings))
    findings += check.last(chain.sequence)
    if log.commands(table) != acts:
        why = Message("found-stray-command", {"kept": log.commands(table), "caused": acts})
        findings.append(Finding("stray-command", table, 0, why))
    return Followed(table, chain.sequence, chain.hash.hex(), check.met, tuple(findings))


def found_broken(broken: BrokenChain) -> Message:
    return Message("found-broken", {"entry": broken.sequence, "why": [broken.why]})
