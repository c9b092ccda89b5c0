"""The attacker comes to a floor behind nginx, as the guide sets it up: everything works there, addresses are true ones,
and whoever holds half requests open holds nobody else up.
"""

from __future__ import annotations

import asyncio
import json
import ssl
from collections import Counter
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect

from attacks.crowds import HALF_A_BODY, HALF_A_REQUEST, Crowd
from attacks.nginx import Proxy
from patience import PATIENCE
from service.floors import PASSWORD, PLAIN, Ready, Running, quick, until

AT_ONCE = 30
HALF_A_HANDSHAKE = b"\x16\x03\x01\x02\x00\x01\x00"
MANY = 1_100


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Proxy]]:
    folder = tmp_path_factory.mktemp("proxied")
    card = quick("felt", "crown-sydney", "crown", automatic=())
    slowly = {"messages_a_second": 0.2, "messages_at_once": AT_ONCE}
    ready = Ready(folder / "floor.db", folder / "keys", [card], proxies=("127.0.0.1",), **slowly)
    ready.play(card)
    with Running(ready, folder) as floor, Proxy(floor, folder) as before:
        yield floor, before


def _log_in(client: httpx.Client, person: str = "lee") -> httpx.Response:
    return client.post("/api/login", json={"id": person, "password": PASSWORD})


async def _plays(proxy: Proxy, cookies: dict[str, str], wager: str) -> None:
    """A page at the table, through the proxy: it sees the table, and a wager is taken."""
    trusted = ssl.create_default_context(cafile=proxy.certificate)
    said = {"say": "command", "id": wager, "command": "place-wager"}
    said["facts"] = {"patron": "lee", "wager": wager, "stake": 5_00}  # type: ignore[assignment]
    cookie = "; ".join(f"{key}={value}" for key, value in cookies.items())
    async with (
        asyncio.timeout(PATIENCE),
        connect(
            proxy.address.replace("https", "wss", 1) + "/api/tables/felt/live",
            additional_headers={"Cookie": cookie},
            origin=proxy.address,  # type: ignore[arg-type]
            ssl=trusted,
            max_size=None,
        ) as page,
    ):
        await page.send(json.dumps(said))
        kinds = []
        while "answer" not in kinds:
            frame = json.loads(await page.recv())
            kinds.append(frame["kind"])
        assert frame["done"], frame
        assert "hello" in kinds


def _others_are_served(floor: Running, proxy: Proxy, wager: str) -> None:
    with proxy.client(floor.cookies("lee")) as client:
        assert client.get("/").status_code == 200
        assert client.get("/api/me").json()["id"] == "lee"
    asyncio.run(_plays(proxy, floor.cookies("lee"), wager))


def test_a_login_through_the_proxy_has_a_secure_cookie_and_plays(proxy: tuple[Running, Proxy]) -> None:
    floor, nginx = proxy
    with nginx.client() as client:
        answer = _log_in(client)
        assert answer.status_code == 200, answer.text
        assert "; secure" in answer.headers["set-cookie"].lower()
        assert client.get("/api/me").json()["id"] == "lee"
        asyncio.run(_plays(nginx, dict(client.cookies), "tie"))
    with floor.client() as direct:  # without TLS a browser would not send it back
        assert "; secure" not in _log_in(direct).headers["set-cookie"].lower()


def test_a_display_is_streamed_through_the_proxy(proxy: tuple[Running, Proxy]) -> None:
    _, nginx = proxy
    with nginx.client() as client, client.stream("GET", "/api/tables/felt/stream") as display:
        lines = display.iter_lines()
        frame = json.loads(next(lines).removeprefix("data: "))
        assert frame["kind"] == "view"


def _asks(client: httpx.Client, **headers: str) -> int:
    said = {"id": "1", "command": "place-wager", "facts": {}}
    return client.post("/api/tables/felt/commands", json=said, headers=headers).status_code


def test_pretend_to_be_another_address_to_the_proxy(proxy: tuple[Running, Proxy]) -> None:
    """Each client is counted by its own address, whatever it says about itself."""
    _, nginx = proxy
    with nginx.client(source="127.0.0.50") as loud, nginx.client(source="127.0.0.60") as other:
        became = Counter(_asks(loud, **{"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(3 * AT_ONCE))
        assert became[429] > 0
        assert _asks(other) == 401
        assert _asks(other, **{"X-Forwarded-For": "127.0.0.50"}) == 401


def test_pretend_to_be_a_proxy(proxy: tuple[Running, Proxy]) -> None:
    """Whoever asks the floor itself, and is no proxy of its, is believed nothing."""
    floor, _ = proxy
    transport = httpx.HTTPTransport(local_address="127.0.0.70", verify=PLAIN)
    with httpx.Client(base_url=floor.address, transport=transport, timeout=PATIENCE) as liar:
        became = Counter(_asks(liar, **{"X-Forwarded-For": f"192.0.2.{n}"}) for n in range(3 * AT_ONCE))
        assert became[429] > 0
        told = liar.post("/api/login", json={"id": "kim", "password": PASSWORD}, headers={"X-Forwarded-Proto": "https"})
        assert "; secure" not in told.headers["set-cookie"].lower()


@pytest.mark.parametrize(
    ("says", "wager"),
    [(HALF_A_REQUEST, "player"), (HALF_A_BODY, "banker"), (HALF_A_HANDSHAKE, "tie")],
    ids=["request", "body", "handshake"],
)
def test_stop_a_floor_behind_a_proxy_by_half_requests(proxy: tuple[Running, Proxy], says: bytes, wager: str) -> None:
    """nginx keeps what is not whole, and lets go of it in time; the floor hears nothing of it."""
    floor, nginx = proxy
    with Crowd(nginx.port) as crowd:
        crowd.come(MANY, says, addresses=20)
        _others_are_served(floor, nginx, wager)
        with floor.client() as direct:
            figures = direct.get("/metrics").text
        connections = next(line for line in figures.splitlines() if line.startswith("croupier_connections "))
        assert float(connections.split()[1]) < 50
        until(lambda: (crowd.look(), not crowd.there)[1], "they are waited for without end")


def test_have_all_the_connections_that_a_proxy_brings(tmp_path_factory: pytest.TempPathFactory) -> None:
    """One address has no more through a proxy than it would have without."""
    folder = tmp_path_factory.mktemp("greedy")
    card = quick("felt", automatic=())
    ready = Ready(folder / "floor.db", folder / "keys", [card], proxies=("127.0.0.1",), connections_an_address=5)
    with (
        Running(ready, folder) as floor,
        Proxy(floor, folder) as nginx,
        nginx.client(source="127.0.0.50") as greedy,
        nginx.client(source="127.0.0.60") as other,
    ):
        stream = "/api/tables/felt/stream"
        displays = [greedy.send(greedy.build_request("GET", stream), stream=True) for _ in range(6)]
        assert Counter(one.status_code for one in displays) == {200: 5, 429: 1}
        displays[-1].read()
        assert displays[-1].json()["code"] == "crowded"
        assert other.get("/api/tables").status_code == 200
        for one in displays:
            one.close()
        until(lambda: greedy.get("/api/tables").status_code == 200, "they are counted for ever")
