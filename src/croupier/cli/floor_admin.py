"""`croupier floor admin`: whoever has the machine lets a lost administrator in again, and the house log tells of it.

It works beside a floor that is open: it writes to the database as one more worker would, and serves nobody. Start at
`tell_administrators`.
"""

from __future__ import annotations

import getpass
import json
from contextlib import closing

import click

from croupier.cli.speaking import say
from croupier.cli.trouble import NotValid
from croupier.service.people import Code, Given, People, PeopleError, Person
from croupier.service.roles import Role
from croupier.service.settings import Settings
from croupier.service.web_floor import PERSON
from croupier.store.log import LogError
from croupier.store.opening import open_log
from croupier.store.sql import SqlLog


def tell_administrators(settings: Settings, given: str | None, made: str | None, *, as_json: bool) -> None:
    if given is not None and made is not None:
        raise click.UsageError(say("terminal-admin-one-of-two"))
    try:
        with closing(open_log(settings.database)) as log:
            people = People(log, settings)
            if not people.any():
                raise NotValid(say("terminal-admin-no-floor", database=settings.database))
            if given is None and made is None:
                _list(people, as_json=as_json)
            else:
                id = made or given or ""
                _show(id, _given(log, people, id, new=made is not None), as_json=as_json)
    except LogError as error:
        raise click.ClickException(str(error)) from None


def _administrators(people: People) -> list[Person]:
    return [one for one in people.all() if one.role is Role.ADMINISTRATOR]


def _state(one: Person) -> str:
    if not one.active:
        return "closed"
    return "code" if one.code_until else "choosing" if one.must_choose else "password"


def _list(people: People, *, as_json: bool) -> None:
    found = [{"id": one.id, "state": _state(one)} for one in _administrators(people)]
    if as_json:
        click.echo(json.dumps(found))
        return
    for one in found:
        click.echo(say("terminal-admin-list", **one))


def _given(log: SqlLog, people: People, id: str, *, new: bool) -> Code:
    told = Given("administrator-recovered", {"user": machine_user()})
    try:
        if new:
            return people.add_with_code(id, Role.ADMINISTRATOR, given=told)
        known = [one.id for one in _administrators(people) if one.active]
        if id not in known:
            raise NotValid(say("terminal-admin-no-such", id=id, known=known))
        code = people.give_code(id, given=told)
    except PeopleError as error:
        raise NotValid(say(f"error-{error.code}", **error.facts)) from None
    log.announce(PERSON + id)
    return code


def machine_user() -> str:
    """Who the machine says it is; a container may know nobody by name."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "?"


def _show(id: str, code: Code, *, as_json: bool) -> None:
    until = code.until * 1000
    if as_json:
        click.echo(json.dumps({"id": id, "code": code.code, "until": until}))
        return
    click.echo(say("terminal-admin-code", id=id, code=code.code))
    click.echo(f"  {say('terminal-admin-code-until', until=until)}")
