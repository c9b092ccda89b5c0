"""Others' chips on the felt: by place, as much as the house shows, never whose, and none where wagers are secret."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from croupier.automatic import AutomaticDealer
from croupier.coup import Resolution
from croupier.service.access import COOKIE
from croupier.service.others_chips import ChipsShown, OthersChipsBytes, ShowsChips, chips_of_all, chips_of_others
from croupier.service.wire import encode
from croupier.table import Table
from live import Live
from service.conftest import Prepare
from service.floors import Ready, quick
from snapshots.corpus import FILES, days

AMOUNTS, CHIPS, NOTHING = ShowsChips
LEE, KIM = 75_00, 40_00


def seen(client: TestClient, ready: Ready, who: str) -> Any:
    headers = {"Cookie": f"{COOKIE}={ready.tokens[who]}"} if who else {}
    return client.get("/api/tables/felt", headers=headers).json().get("others_chips")


def wagers(dealer: AutomaticDealer) -> None:
    dealer.say("place-wager", patron="lee", wager="player", stake=LEE)
    dealer.say("place-wager", patron="kim", wager="tie", stake=KIM)


@pytest.mark.parametrize("shows", ShowsChips)
def test_everyone_sees_others_chips_by_their_place_as_the_house_shows_them(prepare: Prepare, shows: ShowsChips) -> None:
    card = quick("felt", "crown-sydney", automatic=())
    ready = prepare(card, others_chips=shows.value)
    ready.play(card, patrons=("kim", "lee"), then=wagers)

    def at(place: int, wager: str, stake: int) -> dict[str, Any]:
        return {"place": place, "wager": wager} | ({"stake": stake} if shows is AMOUNTS else {})

    lees, kims = at(2, "player", LEE), at(1, "tie", KIM)
    with TestClient(ready.app()) as client:
        found = {who: seen(client, ready, who) for who in ("kim", "lee", "player", "", "dealer", "inspector")}
    if shows is NOTHING:
        assert set(found.values()) == {None}
        return
    assert found.pop("kim") == [lees], "one's own are one's own"
    assert found.pop("lee") == [kims]
    assert all(one == [kims, lees] for one in found.values()), found


def test_a_house_shows_no_amounts_unless_it_says_so(prepare: Prepare) -> None:
    assert prepare().settings.others_chips is CHIPS


def settled() -> Live:
    live = Live("crown-sydney", patrons="ABC")
    live.bet("A", "player", 50)
    live.bet("B", "banker", 60)
    live.bet("C", "tie", 10)
    return live


def test_what_became_of_them_is_shown_until_the_cards_are_cleared() -> None:
    live = settled()
    before = chips_of_others(live.table, "A", AMOUNTS)
    assert before == (ChipsShown(2, "banker", 60_00), ChipsShown(3, "tie", 10_00))
    live.first_four("9hKc/2d5s")
    live.do("announce-result")
    live.do("settle-coup")
    assert chips_of_others(live.table, "C", AMOUNTS) == (
        ChipsShown(1, "player", 50_00, Resolution.WINS, 50_00),
        ChipsShown(2, "banker", 60_00, Resolution.LOSES),
    )
    assert chips_of_others(live.table, "B", CHIPS) == (
        ChipsShown(1, "player", became=Resolution.WINS),
        ChipsShown(3, "tie", became=Resolution.LOSES),
    )
    live.do("clear-cards")
    assert chips_of_others(live.table, "", AMOUNTS) == ()


def lies(table: Table) -> int:
    return sum(down.stake for down in (*table.coup.wagers.values(), *(one.down for one in table.streaks)))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_over_every_scenario_they_name_nobody_and_add_up(file: Any) -> None:
    for day in days(file):
        for table in (given.after for given in day.given):
            secret = table.contest_now is not None and table.contest_now.terms.secret is not None
            shown = chips_of_others(table, "", AMOUNTS)
            assert sum(one.stake for one in shown if one.became is None) == (0 if secret else lies(table))
            for one in json.loads(encode(chips_of_others(table, "", CHIPS))):
                assert one.keys() <= {"place", "wager", "became"}
            for shows in (AMOUNTS, CHIPS):
                sent = OthersChipsBytes(chips_of_all(table, shows))
                for patron in ("", *table.patrons):
                    others_of = chips_of_others(table, patron, shows)
                    assert sent.for_person(patron) == (encode(others_of) if others_of else b"")
            for patron in list(table.patrons)[:2]:
                mine = sum(down.stake for down in table.coup.wagers.values() if down.patron == patron)
                mine += sum(one.down.stake for one in table.streaks if one.down.patron == patron)
                others = sum(one.stake for one in chips_of_others(table, patron, AMOUNTS) if one.became is None)
                assert secret or others == lies(table) - mine


def test_every_payment_of_every_scenario_lies_at_a_place() -> None:
    """Where its wager lay; at none only where whoever wagered sits at none."""
    for file in FILES:
        for day in days(file):
            for given in day.given:
                for one in chips_of_others(given.after, "", AMOUNTS):
                    seated = {patron.seat for patron in given.after.patrons.values()}
                    assert one.place or one.became is None or None in seated or not seated, (file, one)


def test_a_record_of_chips_has_no_room_for_a_person() -> None:
    assert {field.name for field in msgspec.structs.fields(ChipsShown)} == {
        *("place", "wager", "stake", "became", "profit")
    }
