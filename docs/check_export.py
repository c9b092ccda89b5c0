"""Checks a file that `croupier log export` wrote, with Python's standard library and nothing of Croupier.

It follows the chain, makes the Merkle root again and prints the signed heads, as docs/log-format.md has it. Signatures
are checked if the package `cryptography` is there. Run it: python check_export.py FILE [PUBLIC-KEY]
"""

import json
import sys
from hashlib import sha256
from typing import Any


def need(right: bool, otherwise: str) -> None:
    if not right:
        raise ValueError(otherwise)


def framed(*parts: bytes) -> bytes:
    return b"".join(b"%d:%b," % (len(part), part) for part in parts)


def tree(leaves: dict[int, bytes], low: int, high: int, proof: list[bytes]) -> bytes:
    if proof and not any(low <= place < high for place in leaves):
        return proof.pop(0)
    if high - low == 1:
        return sha256(b"\0" + leaves[low]).digest()  # as in RFC 6962
    middle = low + (1 << (high - low - 1).bit_length() - 1)
    return sha256(b"\1" + tree(leaves, low, middle, proof) + tree(leaves, middle, high, proof)).digest()


def signature(head: dict[str, Any]) -> str:
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError:
        return "signature not checked: that needs the package cryptography"
    parts = (str(head[part]).encode() for part in ("table", "sequence", "hash", "root", "at", "why", "key"))
    key, signed = Ed25519PublicKey.from_public_bytes(bytes.fromhex(head["key"])), bytes.fromhex(head["signature"])
    try:
        key.verify(signed, framed(b"croupier-head/1", *parts))
    except InvalidSignature:
        raise ValueError(f"the signature of the head at entry {head['sequence']} does not fit") from None
    return "signature genuine"


def check(lines: list[dict[str, Any]], house: str = "") -> list[str]:
    begin, kinds = lines[0], [line["line"] for line in lines]
    need(begin["form"] == "croupier-export/1" and kinds.count("begin") == kinds.count("end") == 1, "this is no export")
    need(lines[-1] == {"line": "end", "lines": len(lines) - 1}, "the file is not whole")
    need(all(kinds[place + 1] == "entry" for place, kind in enumerate(kinds) if kind == "command"), "a stray command")
    name, whole = begin["table"], begin.get("coup") is None
    last, cause, command = sha256(framed(b"croupier-log/1", name.encode())).digest(), b"", b""
    leaves: dict[int, bytes] = {}
    for line in lines:
        if line["line"] == "command":
            need(not whole or line["previous"] == last.hex(), f"command {line['id']} does not follow")
            last, command = bytes.fromhex(line["previous"]), line["id"].encode()
            cause = sha256(framed(b"croupier-command/1", line["edition"].encode(), line["body"].encode())).digest()
        elif line["line"] == "entry":
            number, parts = line["sequence"], (command, cause, line["body"].encode())
            last = sha256(framed(b"croupier-entry/1", last, name.encode(), b"%d" % number, *parts)).digest()
            need(line["hash"] == last.hex() and (not whole or number == len(leaves) + 1), f"entry {number} is broken")
            leaves[number - 1] = last
    told = [f"{len(leaves)} entries of table {name}: every hash follows"]
    for head in (line["head"] for line in lines if line["line"] == "head"):
        size, proof = head["sequence"], [bytes.fromhex(one) for line in lines for one in line.get("trees", ())]
        need(tree(leaves, 0, size, proof).hex() == head["root"] and not proof, f"the root at entry {size} is another")
        met = (not whole or leaves[size - 1].hex() == head["hash"]) and head["table"] == name
        need(met and house in ("", head["key"]), f"the head at entry {size} is another, or someone else's")
        told.append(f"head at entry {size}: hash {head['hash']} key {head['key']}: {signature(head)}")
    need(whole or len(told) > 1, "no head ties these entries to a log")
    return told


if __name__ == "__main__":
    try:
        with open(sys.argv[1], "rb") as file:
            sys.stdout.write("\n".join(check([json.loads(text) for text in file], *sys.argv[2:3])) + "\n")
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        sys.exit(f"NOT RIGHT: {error}")
