"""The attacker wants heads that fit an altered log: the house's keys are taken away, or others put in their place."""

from __future__ import annotations

import json
import shutil
from hashlib import sha256
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from attacks.guarded import Guarded, found
from patience import PATIENCE
from service.floors import Running
from terminal import typed


@pytest.fixture
def house(tmp_path: Path) -> Guarded:
    made = Guarded(tmp_path)
    with made.running() as floor:
        made.arrive(floor, 3)
        made.head(floor)
    assert made.verify_with_witness().code == 0
    return made


def does_not_start(house: Guarded) -> str:
    floor = Running(house.ready, house.folder)
    try:
        assert floor.process.wait(PATIENCE) != 0
    finally:
        floor.process.kill()
    said = floor.errors()
    assert said.startswith("croupier: "), said
    assert said.count("\n") == 1
    return said


@pytest.mark.parametrize("name", ["signing.key", "tape.key"])
def test_a_missing_key_is_not_replaced_in_silence(house: Guarded, name: str) -> None:
    (house.keys / name).unlink()
    said = does_not_start(house)
    assert name in said
    assert "croupier log keys" in said
    assert not (house.keys / name).exists()


@pytest.mark.parametrize("name", ["signing.key", "tape.key"])
def test_another_key_in_its_place_stops_the_start(house: Guarded, name: str) -> None:
    (house.keys / name).write_text("5e" * 32, "ascii")
    said = does_not_start(house)
    assert "bring that one back" in said


def test_a_key_that_was_kept_safe_is_brought_back(house: Guarded) -> None:
    safe = house.folder / "safe"
    shutil.copytree(house.keys, safe)
    (house.keys / "signing.key").unlink()
    (house.keys / "tape.key").write_text("5e" * 32, "ascii")
    bring = ("log", "keys", "--log", house.database, "--keys", house.keys, "import")
    answer = typed(*bring, "--signing", safe / "tape.key")
    assert answer.code == 4, answer
    answer = typed(*bring, "--signing", safe / "signing.key", "--tape", safe / "tape.key")
    assert answer.code == 0, answer
    with house.running() as floor:
        house.arrive(floor)
        house.head(floor)
    assert house.verify_with_witness().code == 0


def test_keys_made_anew_by_a_person_are_told_and_do_not_pass_for_the_old_ones(house: Guarded) -> None:
    (house.keys / "signing.key").unlink()
    before = (house.keys / "signing.pub").read_text("ascii").split()
    assert typed("log", "keys", "--log", house.database, "--keys", house.keys, "new").code == 0
    with house.running() as floor:
        house.arrive(floor)
        house.head(floor)
    assert "New keys" in typed("log", "list", "--log", house.database).out
    found(house.verify_with_witness(), "signed by a key that the house did not have then")
    both = [word for key in (*before, house.shipped()[-1]["key"]) for word in ("--key", key)]
    assert house.verify("--witness", str(house.witness), *both).code == 0, "whoever knows of both believes both"


def test_a_key_that_the_one_before_named_is_believed_and_old_heads_stay_verifiable(house: Guarded) -> None:
    old = house.shipped()[-1]["key"]
    with house.running() as floor:
        house.arrive(floor)
        answer = typed("log", "keys", "rotate", "--log", house.database, "--keys", house.keys)
        assert answer.code == 0, answer
        house.arrive(floor)
        house.head(floor)
        new = house.shipped()[-1]["key"]
        assert new != old
    with house.running() as floor:
        house.arrive(floor)
        house.head(floor)
    assert house.shipped()[-1]["key"] == new
    assert house.verify_with_witness().code == 0
    first = house.shipped()[0]["key"]
    found(house.verify("--key", "ab" * 32), "is signed by")
    assert house.verify("--key", first, "--key", new).code == 0


def test_all_heads_signed_again_with_new_keys_are_found_with_the_witness(house: Guarded) -> None:
    """The attacker has the database and the folder of the keys, and makes all of it anew."""
    key = Ed25519PrivateKey.generate()
    public = key.public_key().public_bytes_raw().hex()
    (house.keys / "signing.key").write_text(key.private_bytes_raw().hex(), "ascii")
    (house.keys / "signing.pub").write_text(public, "ascii")
    (house.keys / "heads.jsonl").unlink()
    made = forged(house, key, public)
    lines = [json.dumps(head, separators=(",", ":"), ensure_ascii=False) for head in made]
    (house.keys / "floor-heads.jsonl").write_text("".join(f"{line}\n" for line in lines), "utf-8")
    quoted = ((head["number"], line.replace("'", "''")) for head, line in zip(made, lines, strict=True))
    house.sql(*(f"UPDATE floor_heads SET body = '{line}' WHERE number = {number}" for number, line in quoted))
    house.sql(f"UPDATE floor_facts SET value = '{public}' WHERE name = 'signing-key'")
    assert house.verify().code == 0, "the forgery is perfect without a witness"
    found(house.verify_with_witness(), "there are two heads of the floor with the same number")


def forged(house: Guarded, key: Ed25519PrivateKey, public: str) -> list[dict[str, object]]:
    """Every head again, by the description in docs/log-format.md."""
    previous = sha256(nets(b"croupier-floor-head/1")).hexdigest()
    made = []
    for head in house.shipped():
        again = head | {"key": public, "previous": previous}
        ends = [str(part) for end in again["tables"] for part in end]
        plain = [again["number"], previous, again["at"], again["why"], *again["house"]]
        parts = [*plain, public, "", len(again["tables"]), *ends]
        signed = nets(b"croupier-floor-head/1", *(str(part).encode() for part in parts))
        made.append(again | {"signature": key.sign(signed).hex()})
        previous = sha256(signed).hexdigest()
    return made


def nets(*parts: bytes) -> bytes:
    return b"".join(b"%d:%b," % (len(part), part) for part in parts)
