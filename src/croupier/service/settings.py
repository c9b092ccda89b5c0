"""Settings of the web floor: from the environment (CROUPIER_...), from a file, or as they come.

Start at `Settings`; `CROUPIER_SETTINGS` names the file, in TOML.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from pydantic import Field, field_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource

from croupier.service.clients import networks
from croupier.service.others_chips import ShowsChips
from croupier.store.keys import default_folder


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="CROUPIER_", extra="forbid", frozen=True)

    database: str = "croupier-floor.db"  # an SQLite file, or postgresql://...
    keys: str = ""  # the folder of keys and signed heads; in the home of whoever runs the floor if not said
    witness: str = ""  # who is told every head of the floor: a file on another mount, command:PROGRAM, or http(s)://...
    host: str = "127.0.0.1"
    port: int = Field(default=8040, ge=0, le=65_535)
    workers: int = Field(default=1, ge=1, le=64)
    demo: bool = False  # demo tables and one-click logins, clearly marked
    demo_open: bool = False  # a demonstration that others than this machine may reach: anyone comes in as anyone
    demo_speed: float = Field(default=1.0, gt=0, le=100)  # so many times faster than people would like the demo tables
    demo_day: bool = False  # a new demonstration begins with yesterday's finished day
    hosts: tuple[str, ...] = ()  # names that this floor is reached by, besides localhost and addresses in digits
    origins: tuple[str, ...] = ()  # other addresses that this floor is reached by, such as https://floor.example
    proxies: tuple[str, ...] = ()  # addresses or networks of reverse proxies that say whom they ask for; others lie
    secure_cookies: bool = False  # set where the floor is behind TLS; a proxy that says https needs no setting
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    # seconds
    player_idle: int = Field(default=30 * 60, ge=1)
    staff_idle: int = Field(default=5 * 60, ge=1)
    session_longest: int = Field(default=12 * 60 * 60, ge=60)
    code_lasts: int = Field(default=24 * 60 * 60, ge=1)  # how long a one-time code opens an account
    lock_out_window: int = Field(default=30 * 60, ge=1)  # the longest that a stranger waits for the next try
    lock_out_after: int = Field(default=3, ge=1)  # failures of an account from one place before its waits begin
    # whether the log of shoes that ended is packed, and so many seconds after they did
    pack: bool = True
    pack_after: int = Field(default=60 * 60, ge=0)
    # whether patrons and whoever has no session are shown the house edge beside a wager
    edge_for_patrons: bool = True
    # what people at a table, and whoever looks, are shown of others' chips on the felt: `amounts`, `chips` or `nothing`
    others_chips: ShowsChips = ShowsChips.CHIPS
    # whether patrons act by a terminal of the house alone where the book bars whatever is able to analyse the game and
    # the table is dealt by hand; never at a demonstration
    house_terminals: bool = True
    # contained floods
    messages_a_second: float = Field(default=20.0, gt=0)
    messages_at_once: int = Field(default=60, ge=1)
    # of one patron: everyone at every table is told anew, and whether one is free tells something of others
    aliases_an_hour: int = Field(default=60, ge=1)
    aliases_at_once: int = Field(default=10, ge=1)
    # questions about odds that are not known yet, of one person or address: each takes the better part of a second
    odds_a_minute: int = Field(default=60, ge=1)
    odds_at_once: int = Field(default=10, ge=1)
    largest_message: int = Field(default=16 * 1024, ge=256)
    # seconds in which whoever has something to read takes `slowest_bytes` a second of it, or all
    slowest_reader: float = Field(default=10.0, gt=0)
    slowest_bytes: int = Field(default=1_000, ge=1)
    # the door; workers of one machine count together (service/headcount.py)
    connections: int = Field(default=4_000, ge=1)  # in all, and never more than there are file handles for
    connections_an_address: int = Field(default=200, ge=1)  # those of proxies are counted by whom they ask for
    header_seconds: float = Field(
        default=10.0, gt=0
    )  # from the first byte of a request, or the connection, to its body
    body_seconds: float = Field(default=20.0, gt=0)
    idle_seconds: int = Field(default=15, ge=1)  # between two requests of one connection
    stream_longest: float = Field(default=60.0 * 60, gt=0)  # seconds; a display comes back by itself
    log_lines_a_second: float = Field(default=20.0, gt=0)  # of each source
    log_lines_at_once: int = Field(default=400, ge=1)

    @field_validator("proxies")
    @classmethod
    def _are_addresses(cls, named: tuple[str, ...]) -> tuple[str, ...]:
        networks(named)
        return named

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """What is said in the program comes first, then the environment, then the file."""
        file = os.environ.get("CROUPIER_SETTINGS")
        if file and not Path(file).is_file():  # pydantic would go on without it
            raise FileNotFoundError("there is no such file")
        return (init_settings, env_settings, *((TomlConfigSettingsSource(settings_cls, Path(file)),) if file else ()))

    @property
    def keys_folder(self) -> Path:
        return Path(self.keys) if self.keys else default_folder(self.database)
