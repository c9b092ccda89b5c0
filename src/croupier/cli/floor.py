"""`croupier floor`: serve a floor of tables to browsers."""

from __future__ import annotations

import os
import signal
import socket
import tomllib
from contextlib import closing
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

import click
import uvicorn
from fastapi import FastAPI
from pydantic import ValidationError
from uvicorn.supervisors import Multiprocess

from croupier.cli.show import padded
from croupier.cli.speaking import say
from croupier.cli.terms import json_option
from croupier.day.whole import DayPlan
from croupier.floor.clock import wall_clock
from croupier.service.app import create_app
from croupier.service.demo_day import open_on_yesterday
from croupier.service.demo_or_real import is_loopback, stays_what_it_is
from croupier.service.door import raise_handles
from croupier.service.headcount import shared_headcount
from croupier.service.listening import WAITING_TO_COME_IN, keeps_little
from croupier.service.logs import set_up_logs
from croupier.service.protocols import FloorHttp, FloorSocket
from croupier.service.settings import Settings
from croupier.service.web_floor import WebFloor
from croupier.store.house_keys import keys_of_log, tighten
from croupier.store.log import LogError
from croupier.store.opening import open_log
from croupier.store.owner import FloorTaken, Owner, own_file, utc
from croupier.store.witness import witness_at

_WORKER_STARTS: Final = 60  # seconds: on a busy machine the web server's own 5 are over before a worker has begun


@click.group(invoke_without_command=True)
@click.option("--demo", is_flag=True, help="Open demonstration tables, with one-click logins.")
@click.option("--demo-open", is_flag=True, help="Let other machines reach a demonstration: anyone is anyone there.")
@click.option("--demo-day", is_flag=True, help="Begin a new demonstration with yesterday's finished day.")
@click.option("--database", metavar="LOG", help="An SQLite file or postgresql://... (CROUPIER_DATABASE).")
@click.option("--keys", metavar="FOLDER", help="The folder of the house's keys and signed heads (CROUPIER_KEYS).")
@click.option(
    "--witness", metavar="WHERE", help="Who is told every head: a file on another mount, command:PROGRAM, http(s)://..."
)
@click.option("--host", metavar="HOST", help="Where to listen (127.0.0.1).")
@click.option("--port", type=int, metavar="PORT", help="Where to listen (8040; 0 picks a free one).")
@click.option(
    "--workers", type=click.IntRange(min=1), metavar="N", help="Worker processes; more than one needs PostgreSQL."
)
@click.pass_context
def floor(context: click.Context, /, **chosen: Any) -> None:
    """Serve a floor of tables to browsers.

    Settings come from options, from the environment (CROUPIER_...) and from the TOML file named in
    CROUPIER_SETTINGS, in this order.

    \b
    Example:
      $ croupier floor --demo
      Croupier is open: http://127.0.0.1:8040
    """
    said = {key: value for key, value in chosen.items() if value is not None and value is not False}
    settings = _settings(said)
    context.obj = settings  # for the verbs under this one, which take the same options before their own names
    if context.invoked_subcommand is not None:
        return
    if settings.demo and not settings.demo_open and not is_loopback(settings.host):
        raise click.UsageError(say("terminal-floor-demo-closed", host=settings.host))
    if settings.workers > 1 and "://" not in settings.database:
        raise click.UsageError("several workers need PostgreSQL: --database postgresql://...")
    set_up_logs(settings)
    raise_handles(settings)
    owner = _prepare(settings)
    listening = _listen(settings)
    host, port = listening.getsockname()[:2]
    _welcome(f"http://{host}:{port}", settings)
    if settings.workers == 1:
        app = create_app(settings, owner=owner)
        _end_with_a_word(app)
        uvicorn.Server(_config(app, settings)).run(sockets=[listening])
        return
    for key, value in said.items():
        os.environ[f"CROUPIER_{key.upper()}"] = str(value)
    config = _config("croupier.cli.floor:worker", settings, factory=True, workers=settings.workers)
    with shared_headcount(settings.workers):
        Multiprocess(config, sockets=[listening]).run()


@floor.command()
@click.option(
    "--backups", type=click.Path(path_type=Path), metavar="FOLDER", help="Where copies of the floor are kept."
)
@click.option("--whole", is_flag=True, help="Read a large SQLite file through as well.")
@json_option
@click.pass_obj
def doctor(settings: Settings, backups: Path | None, whole: bool, as_json: bool) -> None:
    """Look at this machine before the floor opens, or while it runs, and say what to do.

    It takes the floor's settings, before its own name or from the environment, and changes nothing: clock, rights,
    keys, disk, database, books, file handles, proxy, port and witness. The exit code is 3 where something is wrong.

    \b
    Example:
      $ croupier floor doctor
      fault   rights   floor.db has mode 0644: others than its owner may use it   chmod 600 floor.db
      One fault: put it right before the floor opens
    """
    from croupier.cli.floor_doctor import tell

    tell(settings, backups=backups, whole=whole, as_json=as_json)


def _settings(said: dict[str, Any]) -> Settings:
    """As they were given; what cannot be is said setting by setting."""
    try:
        return Settings(**said)
    except ValidationError as error:
        wrong = [
            say("terminal-floor-setting", name=".".join(map(str, one["loc"])), value=repr(one["input"]), why=one["msg"])
            for one in error.errors()
        ]
    except (OSError, tomllib.TOMLDecodeError) as error:
        wrong = [say("terminal-floor-settings-file", file=os.environ.get("CROUPIER_SETTINGS", ""), why=str(error))]
    raise click.UsageError("\n".join(wrong))


@floor.command()
@click.option("--code", "given", metavar="ID", help="Give this administrator a one-time code.")
@click.option("--new", "made", metavar="ID", help="Make a new administrator, with a one-time code.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def admin(settings: Settings, given: str | None, made: str | None, as_json: bool) -> None:
    """List the administrators of a floor, or let a lost one in again: for whoever has this machine.

    The floor may be open meanwhile. A one-time code opens the account once, for a day, and has to be changed at once;
    the house log tells of it.

    \b
    Example:
      $ croupier floor admin --code ada
      One-time code for ada: 7KQMX-P2WDA-HT9RE-4VCLN
    """
    from croupier.cli.floor_admin import tell_administrators

    tell_administrators(settings, given, made, as_json=as_json)


@floor.command()
@click.argument("person", required=False)
@click.option("--book", metavar="BOOK", help="By which book.")
@click.option("--table", default="", metavar="TABLE", help="At this table alone.")
@click.option("--rank", metavar="RANK", help="A rank of the book; none for no rank at all; role for the role's own.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.pass_obj
def ranks(
    settings: Settings, person: str | None, book: str | None, table: str, rank: str | None, as_json: bool
) -> None:
    """List who has which rank by which book, or change it: for whoever has this machine.

    The floor may be open meanwhile: whoever is logged in has the new rank within seconds. The house log tells of it.

    \b
    Example:
      $ croupier floor ranks dana --book crown-sydney --rank area-manager
      dana is Area Manager by crown-sydney, at every table
    """
    from croupier.cli.floor_ranks import tell_ranks

    tell_ranks(settings, person, book, table, rank, as_json=as_json)


def worker() -> FastAPI:
    """The floor in one of several processes; its settings are in the environment."""
    settings = Settings()
    set_up_logs(settings)
    return create_app(settings)


def _prepare(settings: Settings) -> Owner:
    """The database and the keys are there before any worker asks for them, or it is said plainly why they are not."""
    owner = _owner(settings)
    try:
        with closing(open_log(settings.database, create=True)) as log:
            tighten(log)
            stays_what_it_is(log, demo=settings.demo)
            keys = keys_of_log(log, settings.keys_folder, demo=settings.demo)
            if settings.demo and settings.demo_day:
                open_on_yesterday(log, keys, wall_clock(), _tell_day)
        if settings.witness:
            witness_at(settings.witness)
    except LogError as error:
        owner.let_go()
        raise click.ClickException(str(error)) from None
    return owner


def _tell_day(plan: DayPlan) -> None:
    click.echo(say("terminal-floor-day", date=str(plan.date), tables=plan.tables))


def _owner(settings: Settings) -> Owner:
    """This process is the one floor of the file from now on, or it is said which is."""
    try:
        return own_file(settings.database)
    except FloorTaken as taken:
        by = taken.by
        facts = {"process": str(by.process), "machine": by.machine, "since": utc(by.since)} if by else {}
        raise click.ClickException(say("terminal-floor-taken", file=str(taken.file), **facts)) from None


def _end_with_a_word(app: FastAPI) -> None:
    """A floor that could not finish its last work says so, and what is safe all the same.

    The server stops at a signal, and when it has stopped it hands the signal on to whoever had it before.
    """

    def ended(number: int, frame: FrameType | None, before: Any) -> None:
        house: WebFloor | None = getattr(app.state, "house", None)
        if house is not None and house.undone:
            raise click.ClickException(say("terminal-floor-undone", why="; ".join(house.undone)))
        if callable(before):
            before(number, frame)
        else:
            signal.signal(number, signal.SIG_DFL)
            signal.raise_signal(number)

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, partial(ended, before=signal.getsignal(number)))


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # TCP by name: only then does asyncio send small answers at once instead of waiting 40 ms for more to send
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        keeps_little(listening)
        listening.bind((settings.host, settings.port))
        listening.listen()
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        raise click.ClickException(say("terminal-floor-cannot-listen", where=where, why=error.strerror)) from None
    return listening


def _config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,  # its lines go where ours go
        log_level=settings.log_level,
        access_log=False,
        loop="croupier.service.listening:FloorLoop",
        http=FloorHttp,
        ws=FloorSocket,
        backlog=WAITING_TO_COME_IN,
        timeout_keep_alive=settings.idle_seconds,
        ws_max_size=settings.largest_message * 2,  # a frame a little too large gets an answer; a huge one does not
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        timeout_worker_healthcheck=_WORKER_STARTS,
        server_header=False,
        proxy_headers=False,  # it would believe anyone on this machine: see service/clients.py
        **more,
    )


def _welcome(address: str, settings: Settings) -> None:
    click.echo(say("terminal-floor-open", address=address))
    if settings.demo and settings.demo_open:
        click.secho(f"  {say('terminal-floor-demo-open')}", fg="red", bold=True)
    if settings.demo:
        click.echo(f"  {say('terminal-floor-demonstration')}")
        for page, path in (("deal", "deal/physical-1"), ("display", "display/sydney-1"), ("supervise", "supervise")):
            click.echo(f"  {padded(say(f'terminal-floor-{page}'), 22)} {address}/{path}")
    click.echo(f"  {say('terminal-floor-kept', database=settings.database)}")
