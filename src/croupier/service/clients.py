"""Where a request comes from. Start at `client_address`."""

from __future__ import annotations

from starlette.requests import HTTPConnection


def client_address(connection: HTTPConnection) -> str:
    """The address of whoever asks, or nothing where there is none."""
    return connection.client.host if connection.client is not None else ""
