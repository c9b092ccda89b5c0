"""One harness for who may give which command of what is held on a floor: a tournament, a promotion.

Every command is asked for by every role with facts of the right kind, whatever else stands in the way; what is let
through is whatever is not refused for who somebody is. Start at `let_through`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from starlette.testclient import TestClient

from croupier.service.access import COOKIE
from croupier.service.asking import Asks, CommandDescribed
from croupier.service.roles import Role
from service.floors import Ready

WHO = "player"  # whom a command is about


def names(text: str) -> frozenset[str]:
    return frozenset(text.split())


def some_fact(field: Asks) -> Any:
    match field.type:
        case "text" if field.name in ("entrant", "person"):
            return WHO
        case "text":
            return "" if field.name == "terms" else "x"
        case "choice":
            return field.choices[0]
        case "yes-no":
            return True
        case "list":
            return []
        case "record":
            return {}
        case "pair":
            return [some_fact(one) for one in field.fields]
        case _:
            return 1


def let_through(
    ready: Ready,
    where: str,
    described: Iterable[CommandDescribed],
    of_the_person: Collection[str],
    answers: Collection[str | None] = (None,),
) -> dict[str, frozenset[str]]:
    """By role, the commands at an address that are not refused for one of these reasons.

    `answers` are the codes that may be answered besides a refusal: a floor says some things before the core.
    """
    found = {}
    with TestClient(ready.app()) as client:
        for role in (one.value for one in Role):
            client.cookies.clear()
            headers = {"Cookie": f"{COOKIE}={ready.tokens[role]}"}
            let = set()
            for one in described:
                facts = {field.name: some_fact(field) for field in one.fields if field.required}
                said = {"id": one.name, "command": one.name, "facts": facts, "why": True}
                answer = client.post(f"{where}/commands", json=said, headers=headers).json()
                assert answer.get("code") in answers, answer
                if (answer.get("refused") or {}).get("reason", "") not in of_the_person:
                    let.add(one.name)
            found[role] = frozenset(let)
    return found
