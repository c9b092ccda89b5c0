"""The demonstration floor: a table for every book and for the variations worth seeing, and people of one click.

Start at `open_demo_floor`; it puts tables on a floor that has none.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections.abc import Callable
from html import escape
from typing import Any, Final

import msgspec
from sqlalchemy import select

from croupier.automatic.trial import full_setup
from croupier.clauses import Refusal
from croupier.day.tables import DemoTable, demo_setup, demo_tables
from croupier.floor import BookNotOpened, shelved
from croupier.languages import Speaker, languages
from croupier.ledger import Place
from croupier.rulebooks import BOOKS, Rulebook, shelf
from croupier.service.aliases import folded
from croupier.service.deal_now import DealNowAsked
from croupier.service.demo_tournament import put_on_floor
from croupier.service.errors import ErrorCode
from croupier.service.ids import as_owner
from croupier.service.patrons import AUTOMATIC, GUEST
from croupier.service.people import PeopleError, Person
from croupier.service.replying import log_failed
from croupier.service.roles import Role
from croupier.service.room import Room
from croupier.service.socket import give
from croupier.service.table_cards import EVERYTHING, Automatic, TableCard
from croupier.service.troubles import english
from croupier.service.web_floor import WebFloor
from croupier.service.wire import Reply, encode, not_done
from croupier.store import schema as s
from croupier.store.log import LogError
from croupier.store.names import keep_alias
from croupier.table import Actor, next_step
from croupier.table.codec import COMMANDS
from croupier.table.rules import house_of as house_of_book

_A_YEAR: Final = 365 * 24 * 60 * 60 * 1000
WELCOME: Final = 5_000_00
FLOAT: Final = 250_000_00

log = logging.getLogger("croupier")


def with_red_line(page: str) -> str:
    """A page of a demonstration that other machines reach says so, in every language, whatever else it shows."""
    said = " · ".join(Speaker(language).say("terminal-floor-demo-open") for language in languages())
    line = f'<p class="demo-open" role="alert">{escape(said)}</p>'
    style = '<link rel="stylesheet" href="/web/style/demo-open.css" />'
    head, body = page.index("</head>"), page.index(">", page.index("<body")) + 1
    return f"{page[:head]}{style}{page[head:body]}{line}{page[body:]}"


async def open_demo_floor(house: WebFloor) -> None:
    for one in _tables_of_elsewhere():  # a demonstration asks no administrator about the books it was given
        house.approved.approve(shelved(one.book), "demo")
    known = {card.id for card in house.cards.all()}
    for card in _cards(house.clock.now()):
        if card.id not in known:
            house.cards.keep(_quicker(card, house.settings.demo_speed), at=house.clock.now())
    put_on_floor(house, house.settings.demo_speed)
    for id, name in AUTOMATIC.items():  # they are nobody, and everyone may know their names
        keep_alias(house.log, id, name, folded(name))
    house.know_people()


def _quicker(card: TableCard, speed: float) -> TableCard:
    """The same table in a hurry: people who show it, and tests, do not wait for every coup."""
    return msgspec.structs.replace(
        card,
        betting_seconds=max(1, round(card.betting_seconds / speed)),
        cut_seconds=card.cut_seconds / speed,
        pause_seconds=max(1, round(card.pause_seconds / speed)),
        step_milliseconds=max(1, round(card.step_milliseconds / speed)),
    )


def _cards(now: int) -> tuple[TableCard, ...]:
    return tuple(card for one in (*demo_tables(), *_tables_of_elsewhere()) if (card := _card(one, now)) is not None)


def _tables_of_elsewhere() -> tuple[DemoTable, ...]:
    """One for every book that does not come with Croupier and can be opened."""
    found = []
    for id in shelf()[len(BOOKS) :]:
        try:
            book = shelved(id)
        except BookNotOpened as error:
            log.warning("%s", error)
            continue
        found.append(_table_of(book))
    return tuple(found)


def _table_of(book: Rulebook) -> DemoTable:
    """With every side wager that its first layout has an area for, as far as the book lets a table have them all."""
    variation = next((one for one in book.variations if not one.tournament_only), book.variations[0])
    full = full_setup(book, variation, next(iter(book.layouts), None))
    table = DemoTable(id=book.id, name=book.source.casino, book=book.id, variation=variation.id, patrons=2)
    if isinstance(full, Refusal):
        return table
    return msgspec.structs.replace(table, side_wagers=full.side_wagers, options=dict(full.options))


def _card(one: DemoTable, now: int) -> TableCard | None:
    """Nothing where its book cannot be opened: the others are demonstrated all the same."""
    try:
        rules = shelved(one.book)
    except BookNotOpened as error:
        log.warning("%s", error)
        return None
    return TableCard(
        id=one.id,
        name=one.name,
        book=one.book,
        setup=demo_setup(one, rules, now + _A_YEAR),
        automatic=(Automatic.OPEN,) if one.dealt_by_hand else EVERYTHING,
        patrons=one.patrons,
        float_chips=FLOAT,
        welcome_chips=WELCOME,
    )


async def welcome_player(room: Room, player: str) -> Reply:
    """The automatic dealer sees a player in with chips of the demonstration, or gives some to one who has none left."""
    table, chips = room.table, room.card.welcome_chips
    facts: dict[str, Any] = {"patron": player, "chips": chips}
    name = "arrive"
    if player in table.patrons:
        lying = any(down.patron == player for down in table.coup.wagers.values())
        if lying or table.ledger.balance(Place.RACK, player) >= room.minimum("player"):
            return not_done("", ErrorCode.CHIPS_LEFT, "you have chips left: more are for those who have none")
        name, facts = "buy-in", {"patron": player, "amount": chips, "tender": "cashless"}
    dealer = Actor("automatic", room.book.authority.dealer.rank)
    id = f"welcome-{room.version}-{as_owner(player)}"
    return await give(room, COMMANDS[name](id=id, actor=dealer, at=max(room.clock(), table.clock), **facts), None)


async def hand_over(room: Room) -> Reply:
    """The demonstration's supervisor takes the table's next step, where it is not for whoever deals: they are alone."""
    book = room.book
    step = next_step(room.table, book)
    house = house_of_book(book)
    if step is None or house.reaches(book.authority.dealer.rank, step.rank) or step.rank not in house.ladder:
        return not_done("", ErrorCode.NOT_POSSIBLE, "the next step is for whoever deals")
    supervisor = Actor(f"demo-{Role.SUPERVISOR.value}", step.rank)
    facts = msgspec.json.decode(encode({"command": step.command, **step.facts}), type=dict[str, Any])
    at = max(room.clock(), room.table.clock)
    whole = {**facts, "id": f"hand-over-{room.version}", "actor": msgspec.to_builtins(supervisor), "at": at}
    return await give(room, room.kind.decode_command(msgspec.json.encode(whole)), None)


async def deal_now(house: WebFloor, room: Room, player: str) -> Reply:
    """The time for wagers ends, here and wherever the table's dealer is, for whoever plays alone."""
    await house.catch_up(room)  # else a worker that is a coup behind would end the time of that one
    why = room.why_not_now(player)
    if why is not None:
        return not_done("", why, english(why, deals=True))
    asked = DealNowAsked(room.id, player, room.table.shoe.number, room.table.coup.number)
    room.hear_deal_now(asked)
    try:
        await house.ask(house.log.announce, asked.written())
    except LogError as error:
        return log_failed("", error)
    return Reply("answer", "", done=True, version=room.version)


def _fresh_player(house: WebFloor) -> Person:
    """Everyone who comes by gets an account of their own, which no password opens."""
    while True:
        id = f"{GUEST}{secrets.token_hex(3)}"
        try:
            return house.people.add(id, Role.PLAYER, None)
        except PeopleError:
            continue


def guest_away(house: WebFloor, token: str) -> Person | None:
    """The guest whose session this token opened, though it grew idle meanwhile: who was away may come back."""
    rows, key = s.sessions.c, hashlib.sha256(token.encode("utf-8", "replace")).digest()
    oldest = house.clock.now() // 1000 - house.settings.session_longest
    wanted = select(rows.account).where((rows.token == key) & (rows.made > oldest))
    id = house.log.reads(lambda one: one.scalar(wanted)) if house.settings.demo and token else None
    account = house.people.account(id) if id is not None and id.startswith(GUEST) else None
    return account if account and account.active and account.role is Role.PLAYER else None


def _staff(role: Role) -> Callable[[WebFloor], Person]:
    def find(house: WebFloor) -> Person:
        id = f"demo-{role.value}"
        known = house.people.account(id)
        return known or house.people.add(id, role, None)

    return find


DEMO_LOGINS: Final[dict[Role, Callable[[WebFloor], Person]]] = {
    Role.PLAYER: _fresh_player,
    **{role: _staff(role) for role in (Role.DEALER, Role.SUPERVISOR, Role.MANAGER, Role.DIRECTOR, Role.INSPECTOR)},
}
