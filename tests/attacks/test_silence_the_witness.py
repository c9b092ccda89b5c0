"""The attacker wants the witness not to hear: its mount is taken away, its file emptied, its address is dead."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

from attacks.guarded import Guarded, found
from service.floors import PASSWORD, Running, until


def health(floor: Running) -> dict[str, object]:
    with floor.client() as client:
        told: dict[str, object] = client.get("/health").json()
    return told


def an_act(floor: Running, id: str) -> None:
    with floor.client("administrator") as administrator:
        person = {"id": id, "role": "player", "password": PASSWORD}
        assert administrator.post("/api/people", json=person).status_code == 200


def test_a_witness_that_is_gone_stops_no_play_turns_health_red_and_is_told_later(tmp_path: Path) -> None:
    house = Guarded(tmp_path)
    away = house.witness.parent.with_name("unmounted")
    with house.running() as floor:
        house.arrive(floor)
        house.head(floor)
        assert health(floor)["status"] == "ok"
        house.witness.parent.rename(away)
        an_act(floor, "one")
        until(lambda: health(floor)["status"] == "troubled", "nobody sees that the witness is down")
        house.arrive(floor, 3)
        away.rename(house.witness.parent)
        until(lambda: health(floor)["status"] == "ok", "the witness is back and nobody tells it")
    numbers = [head["number"] for head in house.shipped()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert house.verify_with_witness().code == 0


def test_a_witness_whose_file_was_emptied_is_not_begun_anew_in_silence(tmp_path: Path) -> None:
    house = Guarded(tmp_path)
    with house.running() as floor:
        house.head(floor)
        house.witness.unlink()
        an_act(floor, "one")
        until(lambda: health(floor)["status"] == "troubled", "nobody sees that the witness forgot")
    found(house.verify("--witness", str(_empty(tmp_path))))


def _empty(folder: Path) -> Path:
    """A witness that has a head which the floor does not have."""
    file = folder / "elsewhere.jsonl"
    file.write_text("no head at all\n", "utf-8")
    return file


def test_an_address_is_told_each_head_and_is_asked_by_whoever_verifies(tmp_path: Path) -> None:
    lines: list[bytes] = []

    class Keeper(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            lines.append(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(204)
            self.end_headers()

        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"".join(lines))

        def log_message(self, *_: object) -> None:
            pass

    house = Guarded(tmp_path)
    with HTTPServer(("127.0.0.1", 0), Keeper) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/heads"
        with house.running(CROUPIER_WITNESS=address) as floor:
            house.arrive(floor)
            an_act(floor, "one")
            until(lambda: len(b"".join(lines).splitlines()) >= 2, "nothing is posted")
        assert house.verify("--witness", address).code == 0
        newest = json.loads(b"".join(lines).splitlines()[-1])["number"]
        house.cut_heads(newest - 1)
        found(house.verify("--witness", address), "the witness has head")
        server.shutdown()


def test_a_command_gets_each_head(tmp_path: Path) -> None:
    house = Guarded(tmp_path)
    kept = tmp_path / "kept.jsonl"
    with house.running(CROUPIER_WITNESS=f"command:tee -a {kept}") as floor:
        an_act(floor, "one")
        until(lambda: kept.exists() and len(kept.read_bytes().splitlines()) >= 2, "nothing is handed over")
    assert house.verify("--witness", str(kept)).code == 0
