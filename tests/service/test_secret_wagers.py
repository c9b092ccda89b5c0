"""A secret wager over the wire: only its owner is ever told what it is, of all roles, until the dealer reveals it."""

from __future__ import annotations

from concurrent.futures import CancelledError
from contextlib import ExitStack, suppress
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from croupier.automatic import AutomaticDealer
from croupier.service.access import COOKIE
from croupier.service.roles import Role
from croupier.table.contest.state import Allowed, ContestTerms
from service.conftest import Prepare
from service.floors import Ready, quick

STAKE = 1_370_00  # an amount that nothing else at the table has
OTHERS = ("lee", "", *(role.value for role in Role))  # another entrant, the public, and one of each role
BANK = 5_000_00


class Watching:
    """Somebody's page, and every frame that came to it."""

    def __init__(self, client: TestClient, ready: Ready, who: str, until: ExitStack) -> None:
        self.headers = {"Cookie": f"{COOKIE}={ready.tokens[who]}"} if who else {}
        self._client = client
        until.enter_context(suppress(CancelledError))  # the client calls off what has not ended when it goes
        live = client.websocket_connect("/api/tables/felt/live", headers=self.headers)
        self._socket: WebSocketTestSession = until.enter_context(live)
        self.frames: list[str] = []

    def give(self, command: str, **facts: Any) -> int:
        said = {"id": command, "command": command, "facts": facts}
        answer = self._client.post("/api/tables/felt/commands", json=said, headers=self.headers).json()
        assert answer.get("done"), answer
        self.frames.append(str(answer))
        version: int = answer["version"]
        return version

    def hear(self, version: int) -> dict[str, Any]:
        """Everything up to the view of this version, which is also asked for once more."""
        while True:
            frame: dict[str, Any] = self._socket.receive_json()
            self.frames.append(str(frame))
            if frame["kind"] == "view" and frame["version"] >= version:
                break
        self.frames.append(self._client.get("/api/tables/felt?last=200", headers=self.headers).text)
        return frame

    def know(self) -> bool:
        return any(str(STAKE) in frame or "$1,370" in frame for frame in self.frames)


def _session(dealer: AutomaticDealer) -> None:
    staff = dealer.staff(dealer.desk.book.authority.supervisor.rank)
    terms = ContestTerms(bank=BANK, secret=Allowed(2), pass_cards=Allowed(1))
    begun = {"tournament": "tournament:cup", "session": "1", "digest": "0" * 64, "terms": terms}
    dealer.say("begin-contest", staff, **begun)
    for seat, patron in enumerate(("kim", "lee"), start=1):
        dealer.say("seat-entrant", staff, patron=patron, seat=seat, bank=BANK)


def test_only_its_owner_knows_a_secret_wager_until_it_is_revealed(prepare: Prepare) -> None:
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = prepare(card, others_chips="amounts")  # which a house does not show where wagers may be secret
    ready.play(card, patrons=(), then=_session)
    with TestClient(ready.app()) as client, ExitStack() as until:
        kim = Watching(client, ready, "kim", until)
        others = {who: Watching(client, ready, who, until) for who in OTHERS}
        placed = kim.give("place-secret-wager", patron="kim", wager="banker", stake=STAKE)
        mine = kim.hear(placed)["private"]["own"]
        assert [(one["wager"], one["stake"]) for one in mine["secret"]] == [("banker", STAKE)]
        assert mine["reserved"] == STAKE
        for who, page in others.items():
            shown = page.hear(placed)["shared"]["contest"]
            assert shown["secret"] == [1], who  # that there is one, and at which seat
            assert shown["entrants"][0]["secrets_left"] == 1
            assert shown["entrants"][0]["chips"] == BANK, "chips that are spoken for would tell how much"
        assert not {who for who, page in others.items() if page.know()}
        closed = others["dealer"].give("call-no-more-bets")
        assert not {who for who, page in others.items() if page.hear(closed) and page.know()}
        revealed = others["dealer"].give("reveal-secret-wagers")
        for who, page in others.items():
            page.hear(revealed)
            assert page.know(), who
        assert not [frame for page in (kim, *others.values()) for frame in page.frames if "others_chips" in frame]
