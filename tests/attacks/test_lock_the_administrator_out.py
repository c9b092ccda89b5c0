"""The attacker, a stranger, wants nobody to be able to run the floor: bad passwords for the administrator's account."""

from __future__ import annotations

from pathlib import Path

from attacks.doors import HOME, addresses, at, code_for, guesses, ready, tries
from service.floors import Running

STRANGER = "127.0.0.66"


def test_whoever_was_here_before_comes_in_whatever_a_stranger_types(tmp_path: Path) -> None:
    made = ready(tmp_path)
    with Running(made, tmp_path) as floor:
        with at(floor) as office:
            assert tries(office, "administrator").status_code == 200
            device = office.cookies["croupier_device"]
        answers = [guesses(floor, "administrator", STRANGER) for _ in range(6)]
        assert answers == ["wrong-password"] * 3 + ["too-many"] * 3
    with Running(made, tmp_path) as floor:  # the stranger waits on, the administrator does not begin to
        assert guesses(floor, "administrator", STRANGER) == "too-many"
        with at(floor) as office:
            assert tries(office, "administrator").status_code == 200
        with at(floor, "127.0.0.77") as travelling:
            travelling.cookies.set("croupier_device", device)
            assert tries(travelling, "administrator").status_code == 200


def test_who_was_never_here_is_kept_out_by_their_own_address_alone(tmp_path: Path) -> None:
    with Running(ready(tmp_path), tmp_path) as floor:
        assert [guesses(floor, "administrator", STRANGER) for _ in range(5)][-1] == "too-many"
        with at(floor) as office:
            assert tries(office, "administrator").status_code == 200


def test_a_code_lets_in_whoever_a_crowd_of_strangers_keeps_out(tmp_path: Path) -> None:
    with Running(ready(tmp_path), tmp_path) as floor:
        assert [guesses(floor, "manager", address) for address in addresses(24)][-1] == "too-many"
        with at(floor, HOME) as new:  # nobody came in as the manager from here before
            assert tries(new, "manager").json()["code"] == "too-many"
            assert tries(new, "manager", code_for(floor, "manager")).json()["must_choose"] is True
