"""Settings of the web floor: from the environment (CROUPIER_...), from a file, or as they come.

Start at `Settings`; `CROUPIER_SETTINGS` names the file, in TOML.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from pydantic import Field
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, TomlConfigSettingsSource

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
    demo_speed: float = Field(default=1, gt=0, le=100)  # so many times faster than people would like the demo tables
    hosts: tuple[str, ...] = ()  # names that this floor is reached by, besides localhost and addresses in digits
    origins: tuple[str, ...] = ()  # other addresses that this floor is reached by, such as https://floor.example
    secure_cookies: bool = False  # set where the floor is behind TLS
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    # seconds
    player_idle: int = Field(default=30 * 60, ge=1)
    staff_idle: int = Field(default=5 * 60, ge=1)
    session_longest: int = Field(default=12 * 60 * 60, ge=60)
    lock_out_window: int = Field(default=30 * 60, ge=1)
    lock_out_after: int = Field(default=3, ge=1)
    # contained floods
    messages_a_second: float = Field(default=20, gt=0)
    messages_at_once: int = Field(default=60, ge=1)
    largest_message: int = Field(default=16 * 1024, ge=256)
    slowest_reader: float = Field(default=10, gt=0)  # seconds that one message may wait to be read

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
        return (init_settings, env_settings, *((TomlConfigSettingsSource(settings_cls, Path(file)),) if file else ()))

    @property
    def keys_folder(self) -> Path:
        return Path(self.keys) if self.keys else default_folder(self.database)
