"""The coups of a table, a line each as they are read: number, place in its shoe, time, cards, result and money.

It knows looks only. Start at `tell_list`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.text import Text

from croupier.cli.replay_coups import CoupSummary, clock
from croupier.cli.show import SIDE_STYLES, is_narrow, styled
from croupier.money import dollars

_TIGHT: Final = 76  # narrower than this, the time goes too
_SIDES: Final = {"P": "player", "B": "banker", "T": "tie"}
_MARKS: Final = {"void": "yellow", "dummy": "yellow", "last": "cyan", "not complete": "yellow"}


def tell_list(out: Console, coups: Iterable[CoupSummary]) -> int:
    """Print them as they come; how many there were."""
    told = 0
    day = ""
    for coup in coups:
        today = clock(coup.ends).strftime("%A %-d %B %Y, UTC")
        if today != day:
            out.print(styled(f"{'' if not told else chr(10)}{today}", "dim"))
            if not told:
                out.print(_heading(out))
            day = today
        out.print(_row(out, coup), soft_wrap=True)
        told += 1
    return told


def _columns(out: Console) -> tuple[bool, bool]:
    """Whether there is room for the time, and for entries and commission."""
    return out.width >= _TIGHT, not is_narrow(out)


def _heading(out: Console) -> Text:
    timed, wide = _columns(out)
    text = Text(f"{'coup':>6}  {'shoe':<8}", style="bold")
    text.append(f"{'time':<10}" if timed else "")
    text.append(f"{'cards':<15}{'result':<8}{'staked':>11}{'returned':>12}")
    if wide:
        text.append(f"{'commission':>12}  entries")
    return text


def _row(out: Console, coup: CoupSummary) -> Text:
    timed, wide = _columns(out)
    shoe = f"{coup.shoe}/{coup.line.number}"
    text = Text(f"{coup.coup:>6}  {shoe:<8}")
    if timed:
        text.append(f"{clock(coup.ends):%H:%M:%S}  ", "dim")
    text.append(f"{coup.hands:<15}")
    text.append(f"{coup.result or '-':<8}", SIDE_STYLES[_SIDES[coup.result[0]]] if coup.result else "dim")
    text.append(f"{_money(coup.staked):>11}{_money(coup.returned):>12}")
    if wide:
        text.append(f"{_money(coup.commission):>12}  ")
        text.append(f"{f'{coup.first}-{coup.last}':<12}", "dim")
    for mark in coup.marks:
        text.append(f"  {mark}", _MARKS[mark])
    text.rstrip()
    return text


def _money(cents: int) -> str:
    return dollars(cents) if cents else "-"
