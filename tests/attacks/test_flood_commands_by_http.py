"""The attacker wants the floor busy with their commands alone: over HTTP, where no socket counts them, or by names of
addresses that are not theirs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from service.floors import Ready, Running, quick, until

AT_ONCE = 30
SLOWLY = {"messages_a_second": 0.2, "messages_at_once": AT_ONCE}


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("flooded")
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = Ready(folder / "floor.db", folder / "keys", [card], **SLOWLY)
    ready.play(card)
    with Running(ready, folder) as running:
        yield running


def _asks(client: httpx.Client, number: int, **headers: str) -> httpx.Response:
    said = {"id": f"f{number}", "command": "place-wager", "facts": {"patron": "kim", "wager": "tie", "stake": 5_00}}
    return client.post("/api/tables/felt/commands", json=said, headers=headers)


def test_flood_commands_by_http(floor: Running) -> None:
    """As many as a socket takes at once are judged; the others are not, and another person's are."""
    with floor.client("kim") as kim, floor.client("lee") as lee:
        answered = [_asks(kim, number) for number in range(3 * AT_ONCE)]
        became = Counter(answer.status_code for answer in answered)
        assert became.keys() == {200, 429}, became
        assert became[429] >= AT_ONCE
        refused = next(answer for answer in answered if answer.status_code == 429)
        assert refused.json() == {"detail": "too many commands: slow down", "code": "too-fast", "facts": {}}
        said = {"id": "l1", "command": "place-wager", "facts": {"patron": "lee", "wager": "tie", "stake": 5_00}}
        assert lee.post("/api/tables/felt/commands", json=said).status_code == 200
        until(lambda: _asks(kim, 1_000).status_code == 200, "nobody is forgiven")


def test_flood_commands_by_names_of_tables_and_questions(floor: Running) -> None:
    """A question why not, a table that is not there and a welcome count as well."""
    with floor.client("player") as player:
        why = {"id": "w", "command": "place-wager", "facts": {}, "why": True}
        asked = [("felt/commands", why), ("nowhere/commands", why), ("felt/welcome", None)]
        became = [
            player.post(f"/api/tables/{path}", json=body).status_code
            for _ in range(2 * AT_ONCE)
            for path, body in asked
        ]
        assert 429 in became


def test_pretend_to_be_another_address(floor: Running) -> None:
    """Whoever is not logged in is counted by address: one that is only written down is not believed."""
    with floor.client() as nobody:
        became = Counter(
            _asks(
                nobody, number, **{"X-Forwarded-For": f"192.0.2.{number}", "X-Real-IP": f"192.0.2.{number}"}
            ).status_code
            for number in range(3 * AT_ONCE)
        )
    assert became[429] > AT_ONCE, became


def test_pretend_to_come_by_tls(floor: Running) -> None:
    """A cookie that is marked as secure would not be sent back: the login of whoever believes it is lost."""
    with floor.client() as client:
        login = {"id": "lee", "password": "correct horse battery"}
        answer = client.post("/api/login", json=login, headers={"X-Forwarded-Proto": "https"})
        assert answer.status_code == 200
        assert "secure" not in answer.headers["set-cookie"].lower()


def test_pretend_to_be_another_address_through_a_proxy(tmp_path: Path) -> None:
    """A proxy adds the true one on the right; what stands to its left is the client's own word."""
    card = quick("felt", automatic=())
    ready = Ready(tmp_path / "floor.db", tmp_path / "keys", [card], proxies=("127.0.0.1",), **SLOWLY)
    with Running(ready, tmp_path) as floor, floor.client() as proxy:
        liar = [_asks(proxy, n, **{"X-Forwarded-For": f"192.0.2.{n}, 198.51.100.1"}) for n in range(3 * AT_ONCE)]
        assert Counter(answer.status_code for answer in liar)[429] > 0
        many = [_asks(proxy, n, **{"X-Forwarded-For": f"198.51.100.1, 192.0.2.{n}"}) for n in range(3 * AT_ONCE)]
        assert Counter(answer.status_code for answer in many) == {401: 3 * AT_ONCE}
