"""The second path is another path: it imports the book's records and the log's, and nothing that decides.

Proved twice: by what its files import and ask for, and by letting it judge whole days while the engine is broken.
"""

from __future__ import annotations

import ast
from typing import Any, Final, NoReturn

import pytest

from architecture import SOURCE, Module, imported, modules
from croupier.cards import Card
from croupier.coup import DragonTail, Run, Tableau, Wager
from croupier.coup.conditions import Condition
from croupier.coup.facts import Facts
from croupier.coup.terms import Terms
from croupier.ledger import Ledger
from croupier.money import ChipSet
from croupier.rulebooks import Rulebook
from verify.hearing import hear, told
from verify.recorded import logs

OWN: Final = "croupier.verify.recompute"
ALLOWED: Final = {
    "croupier.cards": {"Card"},
    "croupier.clauses": {"Chapter", "Clauses", "Silent", "together"},
    "croupier.coup": {"Resolution", "Settled", "Side", "Winner"},
    "croupier.duties": {"Duties"},  # a type of the state
    "croupier.languages": {"Fact", "Message", "Speaker"},  # how it is said
    "croupier.money": {"Cents", "Odds", "Rounding", "Share"},
    "croupier.rulebooks": {"Rulebook", "provisions", "procedure", "irregularities"},
    "croupier.rulebooks.irregularities": {"Irregularity", "Remedy", "irregularities"},  # records and names
    "croupier.table": {"events", "events_irregular", "events_people"},
    "croupier.table.events": None,  # records only
    "croupier.table.records": None,  # likewise
    "croupier.table.state": None,
    "collections": None,
    "collections.abc": None,
    "fractions": None,
    "functools": None,
    "math": None,
    "msgspec": None,
    "msgspec.structs": None,
    "typing": None,
}
# what records of the engine can be asked, and would answer for it
ENGINES_OWN: Final = {
    "after", "at_least", "at_most", "banker_act", "covers", "is_natural", "judge", "margin", "next_draw", "offered_in",
    "payable", "place_for", "player_act", "points", "post", "row_for", "tableau", "terms", "winning_cards",
    "winning_total",
}  # fmt: skip


def strays(module: Module) -> list[str]:
    found = []
    for name, node in imported(module):
        room, _, thing = name.rpartition(".")
        whole = name if name in ALLOWED or room == "" else room
        if whole.startswith(OWN) or name == "__future__.annotations":
            continue
        if whole not in ALLOWED or (ALLOWED[whole] is not None and thing not in (ALLOWED[whole] or ())):
            found.append(f"{module.at(node)} imports {name}")
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Attribute) and node.attr in ENGINES_OWN:
            found.append(f"{module.at(node)} asks for {node.attr}")
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("__import__", "float"):
            found.append(f"{module.at(node)} calls {node.func.id}")
        if isinstance(node, ast.Constant) and isinstance(node.value, float):
            found.append(f"{module.at(node)} holds a decimal")
    return found


@pytest.mark.parametrize("module", modules("verify/recompute"), ids=lambda module: module.name)
def test_it_imports_records_and_asks_the_engine_nothing(module: Module) -> None:
    assert strays(module) == []


NAUGHTY = """
from croupier.coup import settle, Settled
from croupier.coup.payment import pay
from croupier.rulebooks.terms import make_terms
from croupier.ledger import Ledger
import croupier.odds
def judge(row, facts, card, chips):
    return row.when.covers(facts), card.points, chips.at_least(3), 0.95
"""


def test_the_check_finds_what_it_looks_for() -> None:
    found = strays(Module(SOURCE / "verify" / "recompute" / "naughty.py", NAUGHTY))
    assert sorted(one.partition(" ")[2] for one in found) == [
        "asks for at_least", "asks for covers", "asks for points", "holds a decimal",
        "imports croupier.coup.payment.pay", "imports croupier.coup.settle", "imports croupier.ledger.Ledger",
        "imports croupier.odds", "imports croupier.rulebooks.terms.make_terms",
    ]  # fmt: skip


def test_it_judges_whole_days_while_the_engine_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    days = logs()[::3]

    def broken(*_: Any, **__: Any) -> NoReturn:
        raise AssertionError("the second path asked the engine")

    monkeypatch.setattr(Card, "points", property(broken))
    for owner, name in (
        (Condition, "covers"), (Wager, "place_for"), (Wager, "row_for"), (Tableau, "next_draw"), (Tableau, "judge"),
        (Run, "after"), (DragonTail, "after"), (Facts, "of"), (ChipSet, "at_least"), (ChipSet, "at_most"),
        (Ledger, "post"), (Terms, "__init__"), (Rulebook, "terms"),
    ):  # fmt: skip
        monkeypatch.setattr(owner, name, broken)
    for name in ("coup.settlement.settle_one", "coup.payment.pay", "cards.hand.point_count", "cards.hand.pair_kind"):
        monkeypatch.setattr(f"croupier.{name}", broken)
    for day in days:
        assert told(hear(day)) == []
