"""The attacker wants to guess a password, a few tries from each of many addresses, and so around every lock."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from attacks.doors import addresses, at, guesses, ready, tries
from service.floors import PASSWORD, Running


def test_guesses_are_looked_at_few_and_the_owner_comes_in_all_the_same(tmp_path: Path) -> None:
    made, from_everywhere = ready(tmp_path), list(addresses(40))
    with Running(made, tmp_path) as floor:
        with at(floor) as home:
            assert tries(home, "kim").status_code == 200
        answers = Counter(guesses(floor, "kim", address) for address in from_everywhere)
        assert answers["wrong-password"] <= 22  # 20, and one each time that a wait was over meanwhile
        assert answers["too-many"] == 40 - answers["wrong-password"]
        assert guesses(floor, "kim", "127.66.9.9", PASSWORD) == "too-many"  # the right one is not even looked at
        with at(floor) as home:
            assert tries(home, "kim").status_code == 200
        with at(floor, "127.66.9.9") as elsewhere:
            assert tries(elsewhere, "lee").status_code == 200  # other accounts are not concerned
