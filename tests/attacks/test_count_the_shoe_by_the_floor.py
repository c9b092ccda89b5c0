"""The attacker, a patron with a second screen, wants the floor to keep count of the shoe for them.

Every route and every socket that the application has is asked, with every query that its description knows and every
kind of message, as a patron, as nobody and from a screen that its owner left. What a shoe's aid would say is looked
for in all of it; staff, who may have it, are told the same things.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from croupier import open_book
from croupier.automatic import AutomaticDealer
from croupier.cards import Card
from croupier.chance import mixed, order_of
from croupier.clauses import Refusal
from croupier.coup import SIDES
from croupier.floor import SealedTapes
from croupier.floor.recall import moments
from croupier.odds import Composition, TableOdds, table_odds
from croupier.odds.rational import exact
from croupier.odds.removal import RemovalTable, removal_effects
from croupier.service.access import COOKIE
from croupier.service.asking import commands_described
from croupier.service.wire import Said
from croupier.store.keys import open_keys
from croupier.table import PATRON, Actor, Table
from croupier.table.records import CardDrawn
from croupier.table.rules import rules_of
from croupier.table.views.exposure import exposure
from promotions import HOUR
from service.command_matrix import some_fact
from service.doorways import Clock
from service.floors import Ready, quick
from service.matrix import NOBODY, PART, ROUTES, routes_there
from service.own_play import played_out
from service.promotion_floors import promote
from service.tournament_floors import hold

BOOK: Final = "crown-sydney"
VARIATION: Final = "traditional"
LEFT_ALONE: Final = "a screen that was left"
ATTACKERS: Final = (NOBODY, "player", LEFT_ALONE)
NAMES: Final = {
    "table": "felt", "tournament": "cup", "promotion": "harbour", "book": BOOK, "variation": VARIATION,
    "left": BOOK, "right": "canberra", "id": "lee", "clause:path": f"{BOOK}:9.6", "language": "en", "bundle": "floor",
    "report": "disputes", "form": "json",
}  # fmt: skip
TELLING: Final = {
    "removed": "AS KD", "last": "1000", "after": "0", "shoe": "1", "coup": "1", "table": "felt", "language": "en",
    "words": "card", "option": "tiger:on", "decks": "8", "pay": "tie:1:9 to 1", "before": "", "book": BOOK,
}  # fmt: skip
WISHES: Final = {"removed": "AS KD", "last": "1000", "after": "0", "staff": "1", "exposure": "1", "role": "dealer"}
AIDS: Final = {"left", "remaining", "composition", "unseen", "exposure", "effect", "effects", "tray", "tape", "salt"}
_STAY_IN: Final = "/api/logout"
_NAMES: Final = ("GET /openapi.json", "GET /api/words/")  # what answers and screens may say, and of no shoe


class Shoe:
    """A floor with a shoe in play, and what nobody but staff, or nobody at all, may learn of it."""

    def __init__(self, folder: Path, coups: int, *, face: str, stake: int) -> None:
        card = quick("felt", BOOK, VARIATION, automatic=(), face=face)
        self.ready = Ready(folder / "floor.db", folder / "keys", [card], stream_longest=0.01)
        self.ready.play(card, then=lambda dealer: self._play(dealer, coups, stake))
        hold(self.ready)
        promote(self.ready, int(time.time() * 1000) - HOUR)
        self.table: Table = self.ready.table("felt")
        self.clock = Clock()
        self.clock.now = time.time()

    def _play(self, dealer: AutomaticDealer, coups: int, stake: int) -> None:
        played_out(dealer, 0, coups)
        for patron, wager, more in (("player", "banker", 0), ("kim", "tie", 45_00), ("lee", "banker", 25_00)):
            given = dealer.say("place-wager", Actor(patron, PATRON), patron=patron, wager=wager, stake=stake + more)
            assert not isinstance(given, Refusal), given
        dealer.advance(deal=True, until=lambda: dealer.table.coup.drawn == 4)

    @property
    def left(self) -> int:
        return self.table.shoe.left

    @property
    def exposure(self) -> int:
        assert self.table.setup is not None
        return exposure(self.table, rules_of(open_book(BOOK), self.table.setup))

    def dealt(self) -> list[tuple[int, Card]]:
        """The cards that left the shoe, each with its coup."""
        with closing(self.ready.log()) as log:
            folded = [one for moment in moments(log, "felt", shoe=1) for one in moment.folded]
        drawn = [(one.before.coup.number, one.event) for one in folded if isinstance(one.event, CardDrawn)]
        return [(coup, event.card) for coup, event in drawn if event.card is not None]

    def to_come(self) -> list[str]:
        """The next cards in their order; those that lie face down are before them."""
        shoe = self.table.shoe
        with closing(self.ready.log()) as log:
            keys = open_keys(self.ready.settings.keys_folder, create=False)
            tape, _ = SealedTapes(log, keys.tape_key).open(shoe.commitment)
        order = order_of(8, mixed(tape, shoe.contributions))
        return [str(order[(shoe.cut_at + shoe.out + place) % len(order)]) for place in range(60)]

    def face_down(self) -> list[str]:
        hands = (self.table.coup.hand(side) for side in SIDES)
        return [str(dealt.card) for hand in hands for dealt in hand if not dealt.exposed]


@pytest.fixture(scope="module")
def shoes(tmp_path_factory: pytest.TempPathFactory) -> tuple[Shoe, Shoe]:
    """Two, so that what follows the shoe is told from what stands there by chance."""
    folder = tmp_path_factory.mktemp("shoes")
    (folder / "up").mkdir()
    (folder / "down").mkdir()
    first = Shoe(folder / "up", 5, face="up", stake=130_00)
    second = Shoe(folder / "down", 9, face="down", stake=170_00)
    assert first.left != second.left
    assert first.exposure != second.exposure
    assert not first.face_down()
    assert len(second.face_down()) == 4
    return first, second


class Walk:
    """All that one person can have the floor say, by what was asked."""

    def __init__(self, shoe: Shoe, client: TestClient, who: str) -> None:
        self.client = client
        token = shoe.ready.tokens["dealer" if who == LEFT_ALONE else who] if who else ""
        self.headers = {"Cookie": f"{COOKIE}={token}"} if token else {}
        self.described = client.get("/openapi.json").json()["paths"]
        self.bodies = {(route.method, route.path): route.body for route in ROUTES}

    def __call__(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for method, path in sorted(set(routes_there(self.client.app.routes))):  # type: ignore[attr-defined]
            if method == "SOCKET":
                found |= self._listen(_filled(path))
            elif method != "FILES" and path != _STAY_IN:
                found |= self._ask(method, path)
        return found

    def _ask(self, method: str, path: str) -> dict[str, str]:
        found = {}
        for query in self._queries(method, path):
            self.client.cookies.clear()
            body = self.bodies.get((method, path), {})
            answer = self.client.request(method, _filled(path), json=body, headers=self.headers, params=query)
            assert answer.status_code < 500 or answer.status_code == 503, (path, query, answer.text)
            found[f"{method} {path} {query}"] = answer.text
        return found

    def _queries(self, method: str, path: str) -> Iterator[dict[str, str]]:
        asked = self.described.get(path, {}).get(method.lower(), {}).get("parameters", ())
        known = [one["name"] for one in asked if one["in"] == "query"]
        yield {}
        if path.endswith("/stream"):  # each takes as long as a display waits for news
            return
        yield WISHES
        yield {name: TELLING.get(name, "1") for name in known}
        yield from ({name: TELLING.get(name, "1")} for name in known)

    def _listen(self, path: str) -> dict[str, str]:
        """Everything that comes by itself, and the answer to every kind of message."""
        frames: dict[str, str] = {}
        with (
            suppress(CancelledError, WebSocketDisconnect),
            self.client.websocket_connect(f"{path}?after=0", headers=self.headers) as socket,
        ):
            for number, message in enumerate(_messages(path)):
                socket.send_text(json.dumps({"id": f"m{number}"} | message))
                kind = ""
                while kind != "answer":
                    text = socket.receive_text()
                    kind = json.loads(text)["kind"]
                    frames[f"{path} {f'm{number}' if kind == 'answer' else kind}"] = text
        return frames


def _filled(path: str) -> str:
    return re.sub(r"\{([^}]+)\}", lambda found: NAMES.get(found[1], "1"), path)


@cache
def _commands() -> list[tuple[str, dict[str, Any]]]:
    return [
        (one.name, {field.name: some_fact(field) for field in one.fields if field.required})
        for one in commands_described()
    ]


def _messages(path: str) -> Iterator[dict[str, Any]]:
    """Of every kind; commands in earnest where they are staff's, and asked about where a patron may give them."""
    for say in get_args(get_type_hints(Said)["say"]):
        if say not in ("command", "why"):
            yield {"say": say}
            continue
        for name, facts in _commands() if "/tables/" in path else ():
            if say == "why" or PART[name] != "player":
                yield {"say": say, "command": name, "facts": facts}


@pytest.fixture(scope="module")
def heard(shoes: tuple[Shoe, Shoe]) -> dict[str, tuple[dict[str, str], dict[str, str]]]:
    """By who asked: what both floors said."""
    found: dict[str, list[dict[str, str]]] = {who: [] for who in ATTACKERS}
    for shoe in shoes:
        with TestClient(shoe.ready.app(now=shoe.clock)) as client:
            for who in ATTACKERS:
                if who == LEFT_ALONE:
                    shoe.clock.wait(shoe.ready.settings.staff_idle + 1)
                found[who].append(Walk(shoe, client, who)())
    return {who: (both[0], both[1]) for who, both in found.items()}


def _numbers(text: str) -> set[str]:
    return set(re.findall(r"[0-9]+", text))


def _follows(both: tuple[dict[str, str], dict[str, str]], values: tuple[int, int]) -> list[str]:
    """Where each floor says its own figure, and not the other's."""
    first, second = map(str, values)
    return [
        label
        for label, text in both[0].items()
        if first in (here := _numbers(text))
        and second in (there := _numbers(both[1].get(label, "")))
        and first not in there
        and second not in here
    ]


def _keys(thing: Any) -> Iterator[str]:
    """Of all that is a figure or a text somewhere in an answer."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            if isinstance(value, dict | list):
                yield from _keys(value)
            elif value is not None:
                yield key
    elif isinstance(thing, list):
        for one in thing:
            yield from _keys(one)


def _documents(answers: dict[str, str]) -> Iterator[tuple[str, Any]]:
    for label, text in answers.items():
        with suppress(json.JSONDecodeError):
            yield label, json.loads(text)


def _seen(answers: dict[str, str], cards: list[str]) -> list[str]:
    """Where four of these cards follow one another."""
    runs = [
        mark.join(cards[start : start + 4])
        for mark in ("", " ", ",", ", ", '","', '", "')
        for start in range(len(cards) - 3)
    ]
    return [label for label, text in answers.items() if any(run in text for run in runs)]


@pytest.mark.parametrize("who", ATTACKERS)
def test_every_route_and_every_socket_was_asked(heard: dict[str, Any], who: str, shoes: tuple[Shoe, Shoe]) -> None:
    asked = {" ".join(label.split()[:2]) for label in heard[who][0]}
    there = {f"{method} {path}" for method, path in routes_there(shoes[0].ready.app().routes) if method != "FILES"}
    missing = {one for one in there - asked if not one.startswith("SOCKET")}
    assert missing == {f"POST {_STAY_IN}"}
    sockets = {_filled(one.split()[1]) for one in there if one.startswith("SOCKET")}
    heard_of = {label.split()[0] for label in heard[who][0]} & sockets
    assert heard_of == (set() if who == LEFT_ALONE else sockets)


@pytest.mark.parametrize("who", ATTACKERS)
def test_nobody_is_told_how_many_cards_are_left_or_what_the_coup_could_cost(
    heard: dict[str, Any], shoes: tuple[Shoe, Shoe], who: str
) -> None:
    first, second = shoes
    assert _follows(heard[who], (first.left, second.left)) == []
    assert _follows(heard[who], (first.exposure, second.exposure)) == []
    for answers in heard[who]:
        for label, document in _documents(answers):
            if not label.startswith(_NAMES):
                assert not AIDS & {*_keys(document)}, label


@pytest.mark.parametrize("who", ATTACKERS)
def test_nobody_is_told_a_card_before_it_lies_open(heard: dict[str, Any], shoes: tuple[Shoe, Shoe], who: str) -> None:
    for shoe, answers in zip(shoes, heard[who], strict=True):
        assert _seen(answers, shoe.to_come()) == []
        assert _seen(answers, shoe.face_down()) == []


@pytest.mark.parametrize("who", ATTACKERS)
def test_the_cards_of_coups_before_the_last_are_not_to_be_read_again(
    heard: dict[str, Any], shoes: tuple[Shoe, Shoe], who: str
) -> None:
    for shoe, answers in zip(shoes, heard[who], strict=True):
        lately = [str(card) for coup, card in shoe.dealt() if coup >= shoe.table.coup.number - 1]
        told = {label: cards for label, one in _documents(answers) if (cards := _cards_told(one))}
        assert len(told) >= (1 if who == LEFT_ALONE else 2), "of the last coup, and of this one"
        for label, cards in told.items():
            assert len(cards) <= len(lately), label
            assert {*cards} <= {*lately}, label


def _cards_told(document: Any) -> list[str]:
    """In what a table tells of what happened."""
    told = document.get("told", ()) if isinstance(document, dict) else ()
    facts = (one.get("facts", {}).get("cards", ()) for one in told)
    return [card for cards in facts if isinstance(cards, list) for card in cards]


def _removed(shoe: Shoe) -> tuple[str, TableOdds]:
    cards = [card for _, card in shoe.dealt()]
    left = Composition.fresh(8).without(cards)
    found = table_odds(open_book(BOOK), VARIATION, composition=left)
    assert isinstance(found, TableOdds)
    return " ".join(card.code for card in cards), found


@pytest.mark.parametrize("who", ATTACKERS)
def test_nobody_is_told_odds_of_this_shoe_nor_what_a_card_less_does(
    heard: dict[str, Any], shoes: tuple[Shoe, Shoe], who: str
) -> None:
    """All odds that are told are those of a fresh shoe, the same on both floors to the last byte."""
    odds = {label for label in heard[who][0] if "/api/odds" in label}
    assert len(odds) > 10
    assert {label for label in odds if heard[who][0][label] != heard[who][1][label]} == set()
    effects = removal_effects(open_book(BOOK), VARIATION)
    assert isinstance(effects, RemovalTable)
    needles = {exact(effect) for one in effects.wagers for effect in one.by_rank.values()} - {"0/1"}
    for shoe, answers in zip(shoes, heard[who], strict=True):
        told = needles | {exact(one.edge) for one in _removed(shoe)[1].wagers}
        for label, text in answers.items():
            assert not any(needle in text for needle in told), label


def test_staff_are_told_what_patrons_are_not(shoes: tuple[Shoe, Shoe]) -> None:
    """By the same questions; but no card to come, which nobody knows."""
    first, second = shoes
    removed, odds = _removed(first)
    heard_by_staff = []
    for shoe in shoes:
        with TestClient(shoe.ready.app()) as client:
            walk = Walk(shoe, client, "supervisor")
            answers = {
                f"{path} {query}": client.get(path, params=query, headers=walk.headers).text
                for path, query in (
                    ("/api/tables/felt", {"last": "1000"}),
                    (f"/api/odds/{BOOK}/{VARIATION}", {"removed": removed}),
                    (f"/api/odds/{BOOK}/{VARIATION}/removal", {}),
                )
            }
            heard_by_staff.append(answers)
            assert _seen(answers, shoe.to_come()) == []
    both = (heard_by_staff[0], heard_by_staff[1])
    assert _follows(both, (first.left, second.left))
    assert _follows(both, (first.exposure, second.exposure))
    told = "".join(both[0].values())
    assert all(exact(one.edge) in told for one in odds.wagers)
    [cards] = [cards for _, one in _documents(both[0]) if (cards := _cards_told(one))]
    dealt = [str(card) for _, card in first.dealt()]
    assert cards[-len(dealt) :] == dealt  # a burn card may come before them
