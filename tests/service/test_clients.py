"""Whose request it is: the peer, or whom a proxy of the house says, and nothing that a client wrote itself."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from croupier.service.clients import counted_as, forwarded_for
from croupier.service.settings import Settings

OURS = ("127.0.0.1", "10.1.0.0/16", "fd00::/8")


@pytest.mark.parametrize(
    ("peer", "said", "whose"),
    [
        ("203.0.113.7", [], "203.0.113.7"),
        ("203.0.113.7", ["192.0.2.1"], "203.0.113.7"),  # no proxy of ours says so
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1", ["198.51.100.9, 192.0.2.1"], "192.0.2.1"),  # the left one is the client's own word
        ("127.0.0.1", ["198.51.100.9", "192.0.2.1"], "192.0.2.1"),
        ("127.0.0.1", ["192.0.2.1, 10.1.2.3"], "192.0.2.1"),  # two proxies of ours, one behind the other
        ("127.0.0.1", ["10.1.9.9, 10.1.2.3"], "10.1.9.9"),  # someone within the house
        ("127.0.0.1", ["192.0.2.1, nobody"], "127.0.0.1"),
        ("127.0.0.1", ["192.0.2.1,"], "127.0.0.1"),
        ("::ffff:127.0.0.1", ["192.0.2.1:4711"], "192.0.2.1"),
        ("fd00::1", ["[2001:db8::5]:443"], "2001:db8::5"),
        ("", ["192.0.2.1"], ""),
        ("testclient", ["192.0.2.1"], "testclient"),
    ],
)
def test_only_what_a_proxy_of_the_house_wrote_is_believed(peer: str, said: list[str], whose: str) -> None:
    assert forwarded_for(peer, said, OURS) == whose


def test_without_proxies_the_peer_counts() -> None:
    assert forwarded_for("127.0.0.1", ["192.0.2.1"], ()) == "127.0.0.1"


def test_a_household_of_ipv6_is_counted_as_one() -> None:
    assert counted_as("2001:db8::5") == counted_as("2001:db8::ffff:1") != counted_as("2001:db8:1::5")
    assert counted_as("::ffff:192.0.2.1") == "::ffff:192.0.2.1"
    assert counted_as("192.0.2.1") == "192.0.2.1"


@pytest.mark.parametrize("named", ["nobody", "10.0.0.1/8", "300.1.1.1"])
def test_a_proxy_that_is_no_address_is_not_settled(named: str) -> None:
    with pytest.raises(ValidationError):
        Settings(proxies=(named,))
