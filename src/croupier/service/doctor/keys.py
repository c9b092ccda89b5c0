"""The keys: whether they are there, are those that the log remembers, and do not lie where the database lies.

No key is made here, and none is told: only fingerprints. Start at `examined`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from croupier.service.doctor.diagnosis import Diagnosis, found
from croupier.service.doctor.machine import Machine
from croupier.service.doctor.remembered import Remembered
from croupier.service.settings import Settings
from croupier.store.floor_heads import FloorHeadsFile
from croupier.store.heads import fingerprint
from croupier.store.house_keys import tape_fingerprint
from croupier.store.keys import FLOOR_HEADS, SIGNING_KEY, TAPE_KEY, is_missing, open_keys
from croupier.store.log import LogError
from croupier.store.looking import file_of, is_file

_FILES: Final = {SIGNING_KEY: "signing.key", TAPE_KEY: "tape.key"}


def folder_of(settings: Settings) -> Path | None:
    """Nothing where nobody says it and there is no home."""
    try:
        return settings.keys_folder
    except LogError:
        return None


def examined(settings: Settings, known: Remembered, on: Machine) -> Iterator[Diagnosis]:
    folder = folder_of(settings)
    if folder is None:
        yield found("keys-unreadable", why="CROUPIER_KEYS")
        return
    try:
        missing = [name for variable, name in _FILES.items() if is_missing(folder / name, variable, on.environment)]
        heads = FloorHeadsFile(folder / FLOOR_HEADS).last_number() if folder.is_dir() else 0
    except (OSError, LogError) as error:
        yield found("keys-unreadable", why=str(error))
        return
    if heads and not known.used and not settings.demo:
        yield found("keys-of-another-floor", folder=str(folder), heads=heads)
    elif len(missing) == len(_FILES) and not known.used:
        yield found("keys-new", folder=str(folder))
    elif missing:
        yield found("keys-missing", files=[str(folder / name) for name in missing])
    else:
        yield _compared(folder, known, on)
    if is_file(settings.database) and _is_beside(folder, file_of(settings.database)):
        yield found("keys-beside", folder=str(folder))


def _compared(folder: Path, known: Remembered, on: Machine) -> Diagnosis:
    try:
        keys = open_keys(folder, environment=on.environment)
    except LogError as error:
        return found("keys-unreadable", why=str(error))
    signs = fingerprint(keys.signer.public)
    if known.signs and known.signs != keys.signer.public:
        return found("keys-others", key="signing.key", here=signs, wanted=fingerprint(known.signs))
    seals = tape_fingerprint(keys.tape_key)
    if known.seals and known.seals != seals:
        return found("keys-others", key="tape.key", here=seals, wanted=known.seals)
    return found("keys-there", folder=str(folder), key=signs)


def _is_beside(folder: Path, database: Path) -> bool:
    """Whoever copies the folder of the database has the keys too."""
    around = database.absolute().parent
    return folder.absolute().is_relative_to(around) and around != Path.home()
