"""The coups of a table, a line each as they are read: number, place in its shoe, time, cards, result and money.

It knows looks only. Start at `tell_list`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from croupier.cli.show import SIDE_STYLES, is_narrow, padded, styled
from croupier.cli.speaking import speaker_of
from croupier.inspection.coups import CoupSummary, clock
from croupier.languages import Speaker

_TIGHT: Final = 76  # narrower than this, the time goes too
_SIDES: Final = {"P": "player", "B": "banker", "T": "tie"}
_MARKS: Final = {"void": "yellow", "dummy": "yellow", "last": "cyan", "incomplete": "yellow"}


def tell_list(out: Console, coups: Iterable[CoupSummary], speaker_for: Callable[[str], Speaker]) -> int:
    """Print them as they come, each in the currency of the edition it was played by; how many there were."""
    told = seeded = 0
    speaker = speaker_of()
    day = ""
    for coup in coups:
        today = speaker.say("terminal-replay-day", at=coup.ends)
        if today != day:
            out.print(styled(f"{'' if not told else chr(10)}{today}", "dim"))
            if not told:
                out.print(_heading(out, speaker))
            day = today
        out.print(_row(out, coup, speaker_for(coup.edition)), soft_wrap=True)
        told += 1
        seeded += coup.seeded
    if seeded:
        out.print(styled(speaker.say("terminal-replay-seeded", coups=seeded), "yellow"))
    return told


def _columns(out: Console) -> tuple[bool, bool]:
    """Whether there is room for the time, and for entries and commission."""
    return out.width >= _TIGHT, not is_narrow(out)


def _heading(out: Console, speaker: Speaker) -> Text:
    timed, wide = _columns(out)

    def left(column: str, width: int) -> str:
        return padded(speaker.say(f"terminal-column-{column}"), width)

    def right(column: str, width: int) -> str:
        said = speaker.say(f"terminal-column-{column}")
        return " " * (width - cell_len(said)) + said

    text = Text(f"{right('coup', 6)}  {left('shoe', 8)}", style="bold")
    text.append(left("time", 10) if timed else "")
    text.append(left("cards", 15) + left("result", 8) + right("staked", 11) + right("returned", 12))
    if wide:
        text.append(f"{right('commission', 12)}  {left('entries', 0)}")
    return text


def _row(out: Console, coup: CoupSummary, speaker: Speaker) -> Text:
    timed, wide = _columns(out)

    def money(cents: int) -> str:
        return speaker.money(cents) if cents else "-"

    shoe = f"{coup.shoe}/{coup.line.number}"
    text = Text(f"{coup.coup:>6}  {shoe:<8}")
    if timed:
        text.append(f"{clock(coup.ends):%H:%M:%S}  ", "dim")
    text.append(f"{coup.hands:<15}")
    text.append(f"{coup.result or '-':<8}", SIDE_STYLES[_SIDES[coup.result[0]]] if coup.result else "dim")
    text.append(f"{money(coup.staked):>11}{money(coup.returned):>12}")
    if wide:
        text.append(f"{money(coup.commission):>12}  ")
        text.append(f"{f'{coup.first}-{coup.last}':<12}", "dim")
    for mark in coup.marks:
        text.append(f"  {speaker.say(f'terminal-mark-{mark}')}", _MARKS[mark])
    text.rstrip()
    return text
