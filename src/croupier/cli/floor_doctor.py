"""`croupier floor doctor`: looks at the machine and says what is wrong and what to do. Start at `tell`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from croupier.cli.laid_out import tell_table
from croupier.cli.log import printable
from croupier.cli.show import console, print_json, spoken, styled, table
from croupier.cli.speaking import speaker_for, speaker_of
from croupier.cli.trouble import MISMATCH
from croupier.languages import Speaker
from croupier.service.doctor import Diagnosis, Health, examine
from croupier.service.settings import Settings

_STYLES: Final = {Health.OK: "green", Health.WARNING: "yellow", Health.FAULT: "bold red"}


def tell(settings: Settings, *, backups: Path | None, whole: bool, as_json: bool) -> None:
    """Exit code 3 where there is a fault; warnings are told, and the floor opens with them."""
    found = list(examine(settings, backups=backups, whole=whole))
    counted = Counter(one.health for one in found)
    if as_json:
        speaker = speaker_for(programs=True)
        print_json({**{health.value: counted[health] for health in Health}, "found": _document(found, speaker)})
    else:
        _print(found, counted, speaker_of())
    if counted[Health.FAULT]:
        raise SystemExit(MISMATCH)


def _document(found: Sequence[Diagnosis], speaker: Speaker) -> list[dict[str, object]]:
    return [one.document() | {"says": speaker.said(one.message), "do": _advice(one, speaker)} for one in found]


def _advice(one: Diagnosis, speaker: Speaker) -> str:
    return "" if one.health is Health.OK else speaker.said(one.message, "do")


def _print(found: Sequence[Diagnosis], counted: Counter[Health], speaker: Speaker) -> None:
    out = console()
    area, says, advice = (speaker.say(f"doctor-column-{name}") for name in ("area", "found", "do"))
    shown = table("", area, says, advice, whole=("", area))
    last = ""
    for one in found:
        health = styled(speaker.named("doctor-health", one.health.value), _STYLES[one.health])
        called = speaker.named("doctor-area", one.area) if one.area != last else ""
        sentences = (printable(speaker.said(one.message)), printable(_advice(one, speaker)))
        shown.add_row(health, styled(called), *(styled(sentence) for sentence in sentences))
        last = one.area
    tell_table(out, shown)
    if counted[Health.FAULT]:
        out.print(spoken(speaker, "doctor-faults", {}, _STYLES[Health.FAULT], faults=counted[Health.FAULT]))
    elif counted[Health.WARNING]:
        out.print(spoken(speaker, "doctor-warnings", {}, _STYLES[Health.WARNING], warnings=counted[Health.WARNING]))
    else:
        out.print(spoken(speaker, "doctor-nothing", {}, _STYLES[Health.OK], looked=len(found)))
