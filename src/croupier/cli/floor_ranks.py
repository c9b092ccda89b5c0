"""`croupier floor ranks`: who has which rank by which book, told and changed by whoever has the machine.

It works beside a floor that is open, as `croupier floor admin` does. Start at `tell_ranks`.
"""

from __future__ import annotations

import json
from contextlib import closing

import click

from croupier.cli.floor_admin import machine_user
from croupier.cli.speaking import say
from croupier.cli.trouble import NotValid
from croupier.rulebooks import open_book, shelf
from croupier.service.granting import Granting, RankedPerson
from croupier.service.people import People, PeopleError, Person
from croupier.service.roles import NO_GRANTS, ranks_open_to
from croupier.service.settings import Settings
from croupier.service.table_cards import TableCards
from croupier.service.web_floor import PERSON
from croupier.store.log import LogError
from croupier.store.opening import open_log
from croupier.store.ranks import EVERYWHERE, RankPlace
from croupier.store.sql import SqlLog


def tell_ranks(
    settings: Settings, person: str | None, book: str | None, table: str, rank: str | None, *, as_json: bool
) -> None:
    if rank is not None and (person is None or book is None):
        raise click.UsageError(say("terminal-ranks-whose"))
    try:
        with closing(open_log(settings.database)) as log:
            people = People(log, settings)
            if not people.any():
                raise NotValid(say("terminal-admin-no-floor", database=settings.database))
            granting = Granting(log, people, TableCards(log), settings.keys_folder)
            if rank is not None and person is not None and book is not None:
                _change(log, granting, RankPlace(person, book, table), rank)
            _list(people, granting, person, book, as_json=as_json)
    except LogError as error:
        raise click.ClickException(str(error)) from None


def _change(log: SqlLog, granting: Granting, place: RankPlace, rank: str) -> None:
    try:
        granting.change(place, rank, by="", user=machine_user())
    except PeopleError as error:
        raise NotValid(say(f"error-{error.code}", **error.facts)) from None
    log.announce(PERSON + place.account)


def _list(people: People, granting: Granting, person: str | None, book: str | None, *, as_json: bool) -> None:
    granted = granting.held()
    accounts = [one for one in people.all() if person in (None, one.id)]
    if person is not None and not accounts:
        raise NotValid(say("error-no-such-account", id=person))
    rows = [
        row
        for one in accounts
        for id in (shelf() if book is None else (book,))
        for row in _rows(RankedPerson(one, granted.get(one.id, NO_GRANTS)), one, id)
    ]
    if as_json:
        click.echo(json.dumps(rows))
        return
    for row in rows:
        click.echo(say("terminal-ranks-line", **row))


def _rows(whose: RankedPerson, account: Person, book_id: str) -> list[dict[str, str]]:
    """At every table of a book, and at each where it is another; nobody who acts under no rank is listed."""
    if book_id not in shelf():
        raise NotValid(say("error-no-such-book", book=book_id))
    book = open_book(book_id)
    names = {one.id: one.name for one in ranks_open_to(book, account.role)}
    if not names:
        return []
    tables = sorted(table for of, table in whose.held if of == book_id and table != EVERYWHERE)
    return [
        {
            "person": account.id,
            "book": book_id,
            "table": table,
            "rank": whose.rank(book, table),
            "name": names.get(whose.rank(book, table), ""),
            "by": "grant" if (book_id, table) in whose.held else "role",
        }
        for table in (EVERYWHERE, *tables)
    ]
