"""A floor whose door is attacked: clients at many addresses of this machine, each as a browser of its own.

Start at `at`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from patience import PATIENCE
from service.floors import PASSWORD, PLAIN, Ready, Running

HOME = "127.0.0.1"
NEW = "umbrella kettle seventeen"


def addresses(count: int) -> Iterator[str]:
    """Addresses that nobody has come from before."""
    return (f"127.66.{number // 200}.{number % 200 + 1}" for number in range(count))


def at(floor: Running, address: str = HOME, person: str = "") -> httpx.Client:
    """A browser at this address, with its own cookies; a person's session of before in it, where named."""
    transport = httpx.HTTPTransport(local_address=address, verify=PLAIN)
    return httpx.Client(base_url=floor.address, transport=transport, cookies=floor.cookies(person), timeout=PATIENCE)


def tries(client: httpx.Client, person: str, password: str = PASSWORD) -> httpx.Response:
    return client.post("/api/login", json={"id": person, "password": password})


def guesses(floor: Running, person: str, address: str, password: str = "a guess of no use") -> str:
    """The code that one guess from there is answered with."""
    with at(floor, address) as stranger:
        return str(tries(stranger, person, password).json().get("code", ""))


def ready(folder: Path, **settings: Any) -> Ready:
    return Ready(folder / "floor.db", folder / "keys", **settings)


def code_for(floor: Running, person: str) -> str:
    with at(floor, person="administrator") as administrator:
        given = administrator.post(f"/api/people/{person}/code")
        assert given.status_code == 200, given.text
        return str(given.json()["code"])
