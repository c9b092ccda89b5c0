"""Which keys a log is to have. One that is missing, or another in its place, stops the floor with a sentence.

The log remembers the fingerprints of its keys; a new key comes only where nothing was ever logged, or where a person
says so: `croupier log keys new | rotate | import`. Start at `keys_of_log`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from croupier.chance.keys import fresh_key
from croupier.netstrings import netstrings
from croupier.store.durable import replace_file, sync_folder
from croupier.store.floor_heads import FloorHead, FloorHeadsFile, sign_floor
from croupier.store.heads import Signer, fingerprint
from croupier.store.house import HouseEnd, HouseNote, NoteFact
from croupier.store.keys import FLOOR_HEADS, SIGNING_KEY, TAPE_KEY, Keys, is_missing, open_keys, publish, read_key
from croupier.store.log import LogError
from croupier.store.sql import SqlLog

_SIGNS: Final = "signing-key"  # what the log remembers: the public key
_SEALS: Final = "tape-key"  # and the fingerprint of the other
_FILES: Final = {SIGNING_KEY: "signing.key", TAPE_KEY: "tape.key"}
_NEXT: Final = "signing.key.next"  # on its way to be the signing key


def tape_fingerprint(key: bytes) -> str:
    """Of a key that nobody may know, short enough to read aloud."""
    return fingerprint(sha256(netstrings(b"croupier-tape-key/1", key)).hexdigest())


def keys_of_log(log: SqlLog, folder: Path, environment: Mapping[str, str] = os.environ, *, demo: bool = False) -> Keys:
    """The keys that this log has had so far; made where nothing was ever logged. A LogError where they are others.

    Whoever lost a database does not get a new floor in its place; a demonstration (`demo`) begins again.
    """
    finish_rotation(log, folder)
    lost = _missing(folder, environment)
    new = _is_new(log)
    heads = folder / FLOOR_HEADS
    if new and (number := FloorHeadsFile(heads).last_number()):
        if not demo:
            raise LogError(
                f"the keys in {folder} are those of a floor with {number} heads, and this database is new: name that"
                " floor's database, restore a backup of it, or name another folder for the keys (--keys)"
            )
        _put_aside(heads)
        _put_aside(folder / "heads.jsonl")
    if lost and not new:
        where = " and ".join(str(folder / _FILES[variable]) for variable in lost)
        raise LogError(
            f"there is no key at {where}, and this log was kept with one: name its folder (--keys), bring the key back"
            " (croupier log keys import), or say that it is lost for good (croupier log keys new)"
        )
    keys = open_keys(folder, create=new, environment=environment)
    _same(log, keys)
    _remember(log, keys, "keys-made" if lost else "")
    return keys


def _missing(folder: Path, environment: Mapping[str, str] = os.environ) -> list[str]:
    return [variable for variable, name in _FILES.items() if is_missing(folder / name, variable, environment)]


def _is_new(log: SqlLog) -> bool:
    """Nothing was signed or sealed yet, as far as the log tells."""
    if log.fact(_SIGNS) or log.fact(_SEALS):
        return False
    return not log.tables() and log.newest_floor_head() is None and next(log.tapes(), None) is None


def _same(log: SqlLog, keys: Keys) -> None:
    signs, seals = log.fact(_SIGNS), log.fact(_SEALS)
    if signs is not None and signs != keys.signer.public:
        raise LogError(
            f"the signing key in {keys.folder} is {fingerprint(keys.signer.public)}, and the heads of this log are"
            f" signed by {fingerprint(signs)}: bring that one back (croupier log keys import), or say that it is lost"
            " (croupier log keys new --lost)"
        )
    if seals is not None and seals != tape_fingerprint(keys.tape_key):
        raise LogError(
            f"the tape key in {keys.folder} is {tape_fingerprint(keys.tape_key)}, and the tapes of this log are sealed"
            f" with {seals}: bring that one back (croupier log keys import), or say that it is lost"
            " (croupier log keys new --lost)"
        )


def _remember(log: SqlLog, keys: Keys, kind: str) -> None:
    """What the next start compares with; and a note, where a person or the first start changed something."""
    signs, seals = keys.signer.public, tape_fingerprint(keys.tape_key)
    if not kind and (log.fact(_SIGNS), log.fact(_SEALS)) == (signs, seals):
        return
    facts: dict[str, NoteFact] = {"key": fingerprint(signs), "tape": seals}

    note = HouseNote(at=now_for(log), kind=kind, facts=facts)

    def write(connection: Connection) -> None:
        log.keep_fact_with(connection, _SIGNS, signs)
        log.keep_fact_with(connection, _SEALS, seals)
        if kind:
            log.note_with(connection, note)

    log.writes(write)


def now_for(log: SqlLog) -> int:
    """The machine's time for a note made outside a running floor; never before the last note."""
    end = log.house_end()
    last = next(log.house_log(end.number - 1)).note.at if end.number else 0
    return max(time.time_ns() // 1_000_000, last)


# --- what people say about keys -------------------------------------------------------------------


def new_keys(log: SqlLog, folder: Path, *, lost: bool = False) -> Keys:
    """Keys in the place of lost ones. `lost`: even where there are some, which are then put aside and not deleted."""
    missing = _missing(folder)
    if not missing and not lost and not _is_new(log):
        raise LogError(f"there are keys in {folder}: rotate them, or say that those of this log are lost (--lost)")
    if lost:
        for name in _FILES.values():
            _put_aside(folder / name)
    keys = open_keys(folder, create=True)
    _remember(log, keys, "keys-made")
    return keys


def _put_aside(file: Path) -> None:
    if file.exists():
        digest = sha256(file.read_bytes()).hexdigest()[:8]
        file.rename(file.with_name(f"{file.name}.{digest}.old"))


def import_keys(log: SqlLog, folder: Path, *, signing: Path | None, tape: Path | None) -> Keys:
    """Keys from files into the folder; those that the log had, and no others."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    wanted = {_SIGNS: (signing, "signing.key"), _SEALS: (tape, "tape.key")}
    for fact, (source, name) in wanted.items():
        if source is None:
            continue
        key, known = read_key(source), log.fact(fact)
        own = Signer(key).public if fact == _SIGNS else tape_fingerprint(key)
        if known is not None and known != own:
            raise LogError(f"{source} is not the {fact.replace('-', ' ')} that this log was kept with")
        if (folder / name).exists() and read_key(folder / name) != key:
            _put_aside(folder / name)
        replace_file(folder / name, f"{key.hex()}\n", 0o600)
    keys = open_keys(folder)
    publish(folder, keys.signer.public)
    _same(log, keys)
    _remember(log, keys, "keys-imported")
    return keys


def rotate(log: SqlLog, folder: Path) -> Keys:
    """A new signing key; the old one signs a last head, which names the new one. A floor that runs goes on with it."""
    if SIGNING_KEY in os.environ:
        raise LogError(f"the signing key comes from {SIGNING_KEY}: it cannot be replaced here")
    before = keys_of_log(log, folder)
    key = fresh_key()
    public = Signer(key).public
    replace_file(folder / _NEXT, f"{key.hex()}\n", 0o600)
    publish(folder, public)
    at = now_for(log)
    facts: dict[str, NoteFact] = {"key": fingerprint(public), "before": fingerprint(before.signer.public)}
    log.note(HouseNote(at=at, kind="key-rotated", facts=facts))

    def follow(newest: FloorHead | None, house: HouseEnd) -> FloorHead:
        tables = () if newest is None else newest.tables
        when = at if newest is None else max(at, newest.at)
        signer = before.signer
        return sign_floor(signer, newest, at=when, why="key-rotated", house=house, tables=tables, next_key=public)

    log.add_floor_head(follow)
    finish_rotation(log, folder)
    return keys_of_log(log, folder)


def signer_named(folder: Path, public: str) -> Signer:
    """The key that a head named as the next, in its place already or on its way there."""
    for file in (folder / "signing.key", folder / _NEXT):
        if file.exists() and (signer := Signer(read_key(file))).public == public:
            return signer
    raise LogError(f"the newest head names {fingerprint(public)} as the next key, and it is not in {folder}")


def finish_rotation(log: SqlLog, folder: Path) -> None:
    """The next key takes the place of the old one once a head has named it; a death in between is mended so."""
    file = folder / _NEXT
    if not file.exists():
        return
    key, newest = read_key(file), log.newest_floor_head()
    public = Signer(key).public
    if newest is None or public not in (newest.next_key, newest.key):
        file.unlink()  # no head ever named it
        return
    file.replace(folder / "signing.key")
    sync_folder(folder)
    log.keep_fact(_SIGNS, public)


# --- who may read -----------------------------------------------------------------------------------


def tighten(log: SqlLog) -> None:
    """A database that others may read is its owner's alone from now on, which is noted; a LogError where it cannot."""
    path: Path | None = getattr(log, "path", None)
    if path is None:
        return
    for file in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if not file.exists() or not file.stat().st_mode & 0o077:
            continue
        try:
            file.chmod(0o600)
        except OSError as error:
            raise LogError(
                f"{file} can be read by others than its owner, and that cannot be changed: {error}"
            ) from None
        if file == path:
            log.note(HouseNote(at=now_for(log), kind="rights-tightened", facts={"file": file.name}))
