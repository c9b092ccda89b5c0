"""The attacker has a copy of someone's session and wants to keep it when the owner changes the password."""

from __future__ import annotations

from pathlib import Path

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from attacks.doors import NEW, at, code_for, ready, tries
from patience import PATIENCE
from service.floors import PASSWORD, Ready, Running, quick, until


def _closed(socket: ClientConnection) -> bool:
    try:
        socket.recv(timeout=PATIENCE)
    except ConnectionClosed:
        return True
    return False


def test_a_copied_session_ends_with_the_password(tmp_path: Path) -> None:
    made = Ready(tmp_path / "floor.db", tmp_path / "keys", [quick("felt", automatic=())])
    with Running(made, tmp_path) as floor, at(floor) as owner, at(floor, "127.0.0.66") as thief:
        assert tries(owner, "kim").status_code == 200
        token = owner.cookies["croupier_session"]
        thief.cookies.set("croupier_session", token)
        assert thief.get("/api/me").json()["id"] == "kim"
        live = floor.address.replace("http", "ws") + "/api/tables/felt/live"
        with connect(live, additional_headers={"Cookie": f"croupier_session={token}"}) as socket:
            assert owner.post("/api/password", json={"old": PASSWORD, "new": NEW}).status_code == 200
            until(lambda: _closed(socket), "the connection goes on")
            assert socket.close_code == 1008
        assert thief.get("/api/me").json()["id"] == ""
        assert owner.get("/api/me").json()["id"] == "kim"
        assert thief.post("/api/password", json={"old": NEW, "new": PASSWORD}).status_code == 401


def test_a_copied_session_does_not_change_the_password(tmp_path: Path) -> None:
    """Without the old one it is of no use, and the old one is guessed no quicker from inside."""
    with Running(ready(tmp_path), tmp_path) as floor, at(floor, "127.0.0.66", person="kim") as thief:
        asked = [thief.post("/api/password", json={"old": f"guess {number}", "new": NEW}) for number in range(5)]
        assert [one.json()["code"] for one in asked] == ["wrong-password"] * 3 + ["too-many"] * 2
        code_for(floor, "kim")
        assert thief.get("/api/me").json()["id"] == ""
