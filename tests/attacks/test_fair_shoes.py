"""What an insider or a patron would like a virtual shoe to do for them, tried at a real floor."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing as closing_file
from pathlib import Path

import pytest

from attacks.evenings import evening, fair, happened, paced, seated, shoe, verified
from croupier import open_book
from croupier.chance import commitment
from croupier.service.table_cards import EVERYTHING, TableCard
from croupier.table import records as r
from service.conftest import Prepare
from service.floors import Ready, Running, quick
from service.pages import Frame, Page, watch
from service.playing import called

TAPE, SALT = bytes(range(256)) * 8, bytes(32)
OWN = commitment(TAPE, SALT, "felt/1")


def refusal(answer: Frame) -> str:
    return str((answer.get("refused") or {}).get("reason", answer))


def test_a_dealer_who_wants_to_deal_a_tape_of_their_own(prepare: Prepare, tmp_path: Path) -> None:
    """Inside the machine's pause they commit to an order that they made."""
    ready = prepare(paced())
    answers: list[Frame] = []

    async def play(dealer: Page) -> None:
        await dealer.until(lambda: shoe(dealer).get("stage") == "uncut" and not shoe(dealer).get("commitment"))
        answers.append(await dealer.give("commit-shoe", {"commitment": OWN}))
        await dealer.until(lambda: bool(shoe(dealer).get("commitment")))

    evening(ready, tmp_path, play, ("dealer",), sit=False)
    assert [refusal(one) for one in answers] == ["only-the-machine"]
    committed = [event for event in happened(ready) if isinstance(event, r.ShoeCommitted)]
    assert [event.commitment == OWN for event in committed] == [False]
    assert committed[0].made.actor.id.startswith("automatic ")


def test_a_dealer_who_wants_to_name_the_cards_that_pay(prepare: Prepare, tmp_path: Path) -> None:
    """Between two cards of a coup, when a confederate has wagered."""
    ready = prepare(paced())
    answers: list[Frame] = []

    async def play(dealer: Page, kim: Page) -> None:
        await kim.until(lambda: called(kim) and "place-wager" in kim.possible)
        await kim.done("place-wager", patron="kim", wager="player", stake=1_000_00)
        await dealer.until(lambda: dealer.phase == "dealing")
        drawn: list[Frame] = [{"card": "9h"}, {"card": "Kd"}, {"card": "Ks"}, {"card": "Kc"}, {}]
        answers.extend([await dealer.give("draw-card", facts) for facts in drawn])
        answers.append(await dealer.give("expose-cards", {"hand": "player", "cards": ["9h", "Ks"]}))

    evening(ready, tmp_path, play, ("dealer", "kim"))
    assert {refusal(one) for one in answers} == {"only-the-machine"}
    drawn = [event for event in happened(ready) if isinstance(event, r.CardDrawn)]
    assert {event.made.actor.id for event in drawn} == {"automatic dealer"}


def test_a_dealer_who_wants_to_skip_cards_that_would_lose(prepare: Prepare, tmp_path: Path) -> None:
    """They report that cards left the shoe out of turn; nobody can have taken one out of a virtual shoe."""
    ready = prepare(paced())
    answers: list[Frame] = []
    reports: list[Frame] = [{"unseen": 1}, {"cards": ["9h"], "exposed": True}]

    async def tell(dealer: Page) -> None:
        answers.extend([await dealer.give("report-irregularity", {"slip": "excess-card"} | one) for one in reports])

    async def play(dealer: Page, kim: Page) -> None:
        await kim.until(lambda: called(kim) and "place-wager" in kim.possible)
        await tell(dealer)  # between coups
        await kim.done("place-wager", patron="kim", wager="player", stake=1_000_00)
        await dealer.until(lambda: dealer.phase == "dealing")
        await tell(dealer)

    evening(ready, tmp_path, play, ("dealer", "kim"))
    assert {refusal(one) for one in answers} == {"only-the-machine"}
    assert not [event for event in happened(ready) if isinstance(event, r.IrregularityReported)]


def test_a_supervisor_who_wants_to_place_the_cutting_card_and_see_the_burn_as_it_suits(
    prepare: Prepare, tmp_path: Path
) -> None:
    ready = prepare(paced())
    answers: list[Frame] = []

    async def play(supervisor: Page) -> None:
        await supervisor.until(lambda: shoe(supervisor).get("stage") == "cut")
        answers.append(await supervisor.give("place-cutting-card", {"from_back": 20}))
        await supervisor.until(lambda: shoe(supervisor).get("stage") == "loaded")
        facts: Frame = {"form": "by-value", "first": "9h"}
        answers.append(await supervisor.give("burn-cards", facts))

    evening(ready, tmp_path, play, ("supervisor",), sit=False)
    assert [refusal(one) for one in answers] == ["only-the-machine"] * 2


@pytest.mark.parametrize(
    "id",
    [
        "automatic dealer",
        "Automatic Dealer",
        "automatic",
        "AUTOMATIC  dealer",
        "automatic-dealer",
        "\uff41utomatic dealer",  # a full-width letter
        "autom\u0430tic dealer",  # a Cyrillic letter
        "a\u0301utomatic dealer",  # an accent of its own
        "\u03b1utomatic dealer",  # a Greek letter
    ],
)
def test_an_administrator_who_wants_an_account_that_passes_for_the_machine(
    prepare: Prepare, tmp_path: Path, id: str
) -> None:
    ready = prepare(quick("felt"))
    with Running(ready, tmp_path) as floor, floor.client("administrator") as administrator:
        asked = {"id": id, "role": "dealer", "password": "correct horse battery"}
        answer = administrator.post("/api/people", json=asked, headers={"Origin": floor.address})
        assert answer.status_code == 409, answer.text
        assert answer.json()["code"] == "id-reserved"


def test_a_dealer_whose_old_account_has_the_machines_name(prepare: Prepare, tmp_path: Path) -> None:
    """It was made before these names were the machine's, and its session is still open."""
    ready = prepare(paced(10_000))  # the shoe waits uncommitted until the dealer's page is there
    with closing_file(sqlite3.connect(ready.settings.database)) as database, database:
        database.execute("UPDATE accounts SET id = 'automatic dealer' WHERE id = 'dealer'")
        database.execute("UPDATE sessions SET account = 'automatic dealer' WHERE account = 'dealer'")
    answers: list[Frame] = []

    async def play(dealer: Page) -> None:
        await dealer.until(lambda: shoe(dealer).get("stage") == "uncut" and not shoe(dealer).get("commitment"))
        answers.append(await dealer.give("commit-shoe", {"commitment": OWN}))

    evening(ready, tmp_path, play, ("dealer",), sit=False)
    assert [one.get("code") for one in answers] == ["id-reserved"], answers


def test_a_dealer_who_wants_to_see_in_a_patron_of_the_machines_name(prepare: Prepare, tmp_path: Path) -> None:
    ready = prepare(quick("felt"))
    answers: list[Frame] = []

    async def play(dealer: Page) -> None:
        await dealer.until(lambda: "arrive" in dealer.possible)
        ids = ("automatic dealer", "Automatic", "automatic patron")
        answers.extend([await dealer.give("arrive", {"patron": id, "chips": 1_000_00}) for id in ids])

    evening(ready, tmp_path, play, ("dealer",), sit=False)
    assert {refusal(one) for one in answers} == {"id-reserved"}


# --- the cut, and the patrons' words --------------------------------------------------------------


def test_a_house_that_wants_an_idle_patron_to_have_cut(prepare: Prepare, tmp_path: Path) -> None:
    """Kim sits there and does nothing: the machine cuts, as itself, and where the tape has it."""
    ready = prepare(paced(500))

    async def play(dealer: Page, kim: Page) -> None:
        await dealer.until(lambda: called(dealer))

    evening(ready, tmp_path, play, ("dealer", "kim"))
    cuts = [event for event in happened(ready) if isinstance(event, r.CardsCut)]
    assert [(event.patron, event.made.actor.id.partition(" ")[0]) for event in cuts] == [("", "automatic")]


def test_a_house_that_leaves_patrons_no_time_for_words_of_their_own(prepare: Prepare, tmp_path: Path) -> None:
    """A table as it comes: a person who needs two seconds for a word still has it in."""
    card = TableCard(id="felt", name="Felt", book="crown-sydney", setup=quick("felt").setup, automatic=EVERYTHING)
    ready = prepare(card)
    seated(ready, card, "kim")  # before there is a shoe: the time for it runs from its commitment
    answers: list[Frame] = []

    async def play(dealer: Page, kim: Page) -> None:
        await kim.until(lambda: bool(shoe(kim).get("commitment")))
        await asyncio.sleep(2)
        answers.append(await kim.give("contribute-to-shoe", {"patron": "kim", "contribution": "seven is mine"}))
        answers.append(await kim.give("cut-cards", {"patron": "kim", "after": 77}))

    evening(ready, tmp_path, play, ("dealer", "kim"), sit=False)
    assert [bool(one.get("done")) for one in answers] == [True, True], answers
    cut = next(event for event in happened(ready) if isinstance(event, r.CardsCut))
    assert (cut.patron, cut.after, cut.made.actor.id) == ("kim", 77, "kim")


def test_a_supervisor_who_wants_to_cut_and_speak_in_a_patrons_name(prepare: Prepare, tmp_path: Path) -> None:
    ready = prepare(paced())
    answers: list[Frame] = []

    async def play(supervisor: Page, kim: Page) -> None:
        await supervisor.until(lambda: bool(shoe(supervisor).get("commitment")))
        facts: Frame = {"patron": "kim", "contribution": "as it suits"}
        for command, told in (
            ("contribute-to-shoe", facts),
            ("decline-cut", {"patron": "kim"}),
            ("cut-cards", {"patron": "kim", "after": 208}),
        ):
            answers.append(await supervisor.give(command, told))

    evening(ready, tmp_path, play, ("supervisor", "kim"))
    assert [refusal(one) for one in answers] == ["not-for-another"] * 3


def test_a_house_that_alone_fixed_the_order_and_does_not_say_so(prepare: Prepare, tmp_path: Path) -> None:
    ready = prepare(quick("felt"))

    async def play(dealer: Page) -> None:
        await dealer.until(lambda: called(dealer))

    evening(ready, tmp_path, play, ("dealer",), sit=False)
    cut = next(event for event in happened(ready) if isinstance(event, r.CardsCut))
    assert cut.alone is True
    found = fair(ready, tmp_path).document["shoes"]
    assert [(one["alone"], one["pages"], one["words"]) for one in found] == [(True, 0, 0)]


def test_a_house_that_wants_an_idle_patron_to_have_opened_the_cards(prepare: Prepare, tmp_path: Path) -> None:
    """The hand is Kim's to open, and Kim does nothing: the dealer opens it, and says so."""
    method = next(one.id for one in open_book("crown-sydney").dealing.method if one.kind == "delivered")
    ready = prepare(quick("felt", method=method, face="down"))

    async def play(dealer: Page, kim: Page) -> None:
        await kim.until(lambda: called(kim) and "place-wager" in kim.possible)
        await kim.done("place-wager", patron="kim", wager="player", stake=100_00)
        await kim.until(lambda: any(one["event"] == "coup-settled" for one in kim.told), "the coup does not go on")

    evening(ready, tmp_path, play, ("dealer", "kim"))
    events = happened(ready)
    wagered = next(place for place, event in enumerate(events) if isinstance(event, r.WagerPlaced))
    assert [event.to for event in events if isinstance(event, r.HandDelivered)][:1] == ["kim"]
    assert "kim" not in {event.made.actor.id for event in events[wagered + 1 :]}
    assert {event.by for event in events if isinstance(event, r.CardsExposed)} == {""}


# --- a shoe that nobody deals any more ------------------------------------------------------------


async def closing(manager: Page) -> None:
    """Gaming ends in mid-shoe."""
    await manager.until(lambda: called(manager))
    answer = await manager.give("close-table")
    assert answer.get("done"), answer


def test_a_house_that_closes_the_table_and_never_reveals_the_shoe(prepare: Prepare, tmp_path: Path) -> None:
    """It is revealed at once, by the machine."""
    ready = prepare(paced(400))

    async def play(manager: Page) -> None:
        await closing(manager)
        await manager.until(lambda: any(one["event"] == "shoe-revealed" for one in manager.told), "never revealed")

    evening(ready, tmp_path, play, ("manager",), sit=False)
    assert verified(ready).code == 0
    assert fair(ready, tmp_path).code == 0


def test_a_house_that_crashes_before_it_reveals_the_shoe(prepare: Prepare, tmp_path: Path) -> None:
    """Killed as soon as gaming has ended; the floor that starts again reveals it before anything else."""
    card = paced(400)
    ready = prepare(card)

    async def close(floor: Running) -> None:
        async with watch(floor, "felt", "manager") as manager:
            await closing(manager)
            floor.kill()

    async def look(floor: Running) -> None:
        async with watch(floor, "felt", "manager") as manager:
            # no other shoe is begun before: whoever comes late sees the next one
            await manager.until(lambda: _is_revealed(manager.view["shared"]), "never revealed")

    with Running(ready, tmp_path) as floor:
        asyncio.run(close(floor))
    with Running(ready, tmp_path) as floor:
        asyncio.run(look(floor))
    assert fair(ready, tmp_path).code == 0


def _is_revealed(shared: Frame) -> bool:
    return not shared.get("unrevealed") or shared.get("shoe", {}).get("number", 0) > 1


def test_a_house_that_loses_the_key_of_a_shoe_that_went_badly(prepare: Prepare, tmp_path: Path) -> None:
    """The table closes, the supervisor sees what is owed, and whoever verifies the log finds it."""
    ready = prepare(quick("felt"))
    shown: list[Frame] = []

    async def first(floor: Running) -> None:
        async with watch(floor, "felt", "supervisor") as supervisor:
            await supervisor.until(lambda: called(supervisor))

    async def second(floor: Running) -> None:
        async with watch(floor, "felt", "supervisor") as supervisor, watch(floor, "felt", "manager") as manager:
            await closing(manager)
            await supervisor.until(lambda: bool(supervisor.view.get("trouble")), "nobody is told")
            shown.append(supervisor.view)

    with Running(ready, tmp_path) as floor:
        asyncio.run(first(floor))
    lose_the_tapes(ready)
    assert verified(ready).code == 0, "a shoe in play is no fault"
    assert fair(ready, tmp_path).code == 0
    with Running(ready, tmp_path) as floor:
        asyncio.run(second(floor))
    assert [view["shared"]["owed"] for view in shown] == [1]
    found = verified(ready)
    assert found.code == 3, found.out
    assert "a virtual shoe was never revealed" in " ".join(found.out.split())
    assert fair(ready, tmp_path).code == 3


def lose_the_tapes(ready: Ready) -> None:
    with closing_file(sqlite3.connect(ready.settings.database)) as database, database:
        database.execute("DELETE FROM tapes")
