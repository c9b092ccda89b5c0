"""Floors to be attacked begin as those of the web's own tests do."""

from service.conftest import prepare, prepare_either, prepare_postgres

__all__ = ["prepare", "prepare_either", "prepare_postgres"]
