"""Who may ask what of the floor: every route and every command by every role, with the answer expected.

A route or a command that is not here fails a test. Start at `ROUTES` and `ladder`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from fastapi.routing import APIWebSocketRoute
from starlette.routing import Mount

from croupier.service.roles import Role
from expected.compare_procedure import Row, Rows, typed_rows

WITH_TOURNAMENTS: Final = ("crown-sydney", "crown-melbourne", "canberra")
NOBODY: Final = ""  # whoever has no session
ROLES: Final = (NOBODY, *(role.value for role in Role))

_PERSON = {"id": "someone-new", "role": "player", "password": "long enough a password"}


def routes_there(routes: Iterable[Any]) -> Iterator[tuple[str, str]]:
    """By method and path, as the application has them."""
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            yield from routes_there(inner.routes)
        elif isinstance(route, APIWebSocketRoute):
            yield "SOCKET", route.path
        elif isinstance(route, Mount):
            yield "FILES", route.path
        else:
            yield from ((method, route.path) for method in route.methods - {"HEAD"})


class Route(NamedTuple):
    """One route, something to send it, and the answer for each role: `everyone` unless named."""

    method: str
    path: str
    everyone: int
    others: dict[str, int] = {}
    body: Any = None
    at: str = ""  # where it is asked, if the path has names in it

    def expected(self, role: str) -> int:
        return self.others.get(role, self.everyone)


def _only(*roles: str, ok: int = 200) -> dict[str, int]:
    return {NOBODY: 401} | dict.fromkeys(roles, ok)


_CONDUCTING = ("supervisor", "manager", "administrator", "director")
_STAFF = ("dealer", "supervisor", "manager", "administrator")
_SUPERVISING = ("supervisor", "manager", "administrator")
_COMMAND = {"id": "m1", "command": "arrive", "facts": {"patron": "somebody else"}}

ROUTES: Final = (
    Route("GET", "/", 200),
    Route("GET", "/docs", 200),
    Route("GET", "/openapi.json", 200),
    *(
        Route("GET", f"/{page}{more}", 200, at=f"/{page}{more}".replace("{table}", "felt"))
        for page in (
            *("table", "deal", "display", "supervise", "people", "house", "tournament", "leaderboard", "direct"),
            *("reports", "promotions", "draw", "inspect", "train", "odds", "me"),
        )
        for more in ("", "/{table}")
    ),
    Route("GET", "/health", 200),
    Route("GET", "/metrics", 200),
    Route("GET", "/api/me", 200),
    Route("POST", "/api/login", 401, body={"id": "kim", "password": "not the password"}),
    Route("POST", "/api/demo-login", 403, body={"role": "player"}),
    Route("POST", "/api/unlock", 401, body={"password": "not the password"}),
    Route("POST", "/api/password", 401, body={"old": "not the password", "new": "long enough a password"}),
    Route("POST", "/api/setup", 409, body={"id": "eve", "password": "long enough a password"}),
    Route("GET", "/api/people", 403, _only("manager", "administrator")),
    Route("GET", "/api/ranks", 403, _only("manager", "administrator")),
    Route(
        "PATCH",
        "/api/people/{id}/rank",
        403,
        _only("manager", "administrator"),
        body={"book": "crown-sydney", "rank": "dealer"},
        at="/api/people/dealer/rank",
    ),
    Route("GET", "/api/terminals", 403, _only("manager", "administrator")),
    Route("POST", "/api/terminals", 403, _only("manager", "administrator"), body={"name": "Bar 1"}),
    Route(
        "POST", "/api/terminals/{id}/taken", 403, _only("manager", "administrator", ok=404), at="/api/terminals/x/taken"
    ),
    Route("POST", "/api/people", 403, _only("administrator"), body=_PERSON),
    Route("PATCH", "/api/people/{id}", 403, _only("administrator"), body={"active": True}, at="/api/people/lee"),
    Route("POST", "/api/people/{id}/code", 403, _only("administrator"), at="/api/people/lee/code"),
    Route("POST", "/api/me/alias", 403, {NOBODY: 401, "player": 200}, body={"alias": "Lucky Dragon"}),
    *(Route("GET", f"/api/me/{own}", 403, _only("player")) for own in ("history", "sittings", "limits")),
    Route("POST", "/api/me/limits", 403, _only("player"), body={"reminder": 30}),
    Route("GET", "/api/me/shoe", 403, _only("player", ok=404), at="/api/me/shoe?coup=1/1@felt"),
    Route("POST", "/api/people/{id}/alias-reset", 403, _only(*_SUPERVISING, ok=404), at="/api/people/lee/alias-reset"),
    Route("GET", "/api/house", 403, _only("administrator", "inspector")),
    Route("GET", "/api/duties", 403, _only(*_SUPERVISING, "inspector")),
    Route("GET", "/api/reports", 403, _only(*_SUPERVISING, "inspector")),
    Route(
        "GET",
        "/api/reports/{book}/{report}",
        403,
        _only(*_SUPERVISING, "inspector"),
        at="/api/reports/crown-sydney/disputes",
    ),
    *(
        Route(
            "GET",
            "/reports/{book}/{report}/{form}",
            403,
            _only("manager", "administrator", "inspector"),  # what the house took is not a supervisor's to read
            at=f"/reports/crown-sydney/takings/{form}",
        )
        for form in ("print", "csv", "json")
    ),
    *(
        Route("GET", f"/api/inspect/{path}", 403, _only("manager", "administrator", "inspector"))
        for path in ("lists", "search", "state", "refused", "clock", "verify")
    ),
    *(
        Route(
            "GET",
            f"/api/inspect/{path}",
            403,
            _only("manager", "administrator", "inspector", ok=ok),
            at=f"/api/inspect/{path}?table=felt&coup=1",
        )
        for path, ok in (("coup", 200), ("export", 409))
    ),
    Route("GET", "/api/train/books", 200, {NOBODY: 401, "player": 403}),
    *(
        Route("POST", f"/api/train/{path}", 422, {NOBODY: 401, "player": 403}, body={"book": "canberra"})
        for path in ("next", "answer")
    ),
    Route("GET", "/api/floor", 403, _only(*_SUPERVISING, "inspector")),
    Route("POST", "/api/floor/time", 403, _only("manager", "administrator"), body={"counts": False}),
    Route("GET", "/api/words", 200),
    Route("GET", "/api/words/{language}", 200, at="/api/words/en"),
    Route("GET", "/api/words/{language}/{bundle}", 200, at="/api/words/en/floor"),
    Route("GET", "/api/books/{book}/words/{language}", 200, at="/api/books/canberra/words/zh"),
    Route("GET", "/api/tables", 200),
    Route(
        "POST",
        "/api/tables",
        403,
        _only(*_SUPERVISING, ok=422),
        body={"id": "more", "name": "More", "book": "no-such-book", "setup": {}},
    ),
    Route("GET", "/api/tables/{table}", 200, at="/api/tables/felt"),
    Route("GET", "/api/tables/{table}/card", 403, _only(*_STAFF, "inspector"), at="/api/tables/felt/card"),
    Route(
        "GET",
        "/api/tables/{table}/irregularities",
        403,
        _only(*_STAFF, "inspector"),
        at="/api/tables/felt/irregularities",
    ),
    Route(
        "POST",
        "/api/tables/{table}/commands",
        422,
        {NOBODY: 401} | dict.fromkeys(_STAFF, 200),
        body=_COMMAND,
        at="/api/tables/felt/commands",
    ),
    Route("POST", "/api/tables/{table}/welcome", 403, {NOBODY: 401}, at="/api/tables/felt/welcome"),
    Route("POST", "/api/tables/{table}/deal-now", 403, {NOBODY: 401}, at="/api/tables/felt/deal-now"),
    Route("POST", "/api/tables/{table}/hand-over", 403, {NOBODY: 401}, at="/api/tables/felt/hand-over"),
    Route("GET", "/api/tables/{table}/stream", 200, at="/api/tables/none/stream", others=dict.fromkeys(ROLES, 404)),
    Route("GET", "/api/tournaments", 200),
    Route(
        "POST",
        "/api/tournaments",
        403,
        _only(*_CONDUCTING, ok=422),
        body={"id": "more", "book": "no-such-book", "terms": ""},
    ),
    Route("GET", "/api/tournament-commands", 200),
    Route("GET", "/api/promotions", 200),
    Route(
        "POST",
        "/api/promotions",
        403,
        _only(*_SUPERVISING, ok=422),
        body={"id": "more", "book": "no-such-book", "terms": ""},
    ),
    Route("GET", "/api/promotion-commands", 200),
    Route("GET", "/api/books/{book}/promotion-terms", 200, at="/api/books/crown-sydney/promotion-terms"),
    Route("GET", "/api/promotions/{promotion}", 200, at="/api/promotions/harbour"),
    Route(
        "POST",
        "/api/promotions/{promotion}/commands",
        422,
        _only(*_STAFF),
        body={"id": "m1", "command": "check-in", "facts": {"entrant": "lee"}},
        at="/api/promotions/harbour/commands",
    ),
    Route(
        "POST",
        "/api/promotions/{promotion}/refusals",
        403,
        _only(*_SUPERVISING) | {"dealer": 422},  # the desk may come so far, and is refused by the book
        body={
            "id": "m2",
            "claimant": "somebody",
            "prize": 2,
            "reason": "none of theirs was drawn",
            "called": "Kim Example",
            "address": "1 Example St",
        },
        at="/api/promotions/harbour/refusals",
    ),
    Route("GET", "/promotions/{promotion}/terms", 200, at="/promotions/harbour/terms"),
    Route("GET", "/api/books/{book}/terms", 200, at="/api/books/canberra/terms"),
    Route("GET", "/api/tournaments/{tournament}", 200, at="/api/tournaments/cup"),
    Route(
        "POST",
        "/api/tournaments/{tournament}/commands",
        422,
        {NOBODY: 401} | dict.fromkeys((*_STAFF, "director"), 200),
        body={"id": "m1", "command": "mark-absent", "facts": {"person": "director"}},
        at="/api/tournaments/cup/commands",
    ),
    Route("POST", "/api/tournaments/{tournament}/welcome", 403, {NOBODY: 401}, at="/api/tournaments/cup/welcome"),
    Route(
        "POST",
        "/api/tournaments/{tournament}/entries",
        403,
        _only(*_STAFF, "director"),
        at="/api/tournaments/cup/entries",
    ),
    *(
        Route("GET", f"/tournaments/{{tournament}}/{page}", 200, at=f"/tournaments/cup/{page}")
        for page in ("terms", "seat-cards", "results")
    ),
    Route("GET", "/api/commands", 200),
    Route("GET", "/api/books", 200),
    Route("GET", "/api/books/{book}", 200, at="/api/books/canberra"),
    Route(
        "POST",
        "/api/books/{book}/approval",
        403,
        _only("administrator", ok=409),
        body={"edition": "canberra of another day"},
        at="/api/books/canberra/approval",
    ),
    Route("GET", "/api/odds/{book}", 200, at="/api/odds/canberra"),
    Route("GET", "/api/odds/{book}/{variation}", 200, at="/api/odds/canberra/commission"),
    Route(
        "GET",
        "/api/odds/{book}/{variation}/removal",
        200,
        {NOBODY: 403, "player": 403},
        at="/api/odds/canberra/commission/removal",
    ),
    Route("GET", "/api/rules/search", 200, at="/api/rules/search?words=tie"),
    Route("GET", "/api/rules/compare/{left}/{right}", 200, at="/api/rules/compare/canberra/crown-brochure"),
    Route("GET", "/rules", 200),
    Route("GET", "/rules/{book}", 200, at="/rules/crown-brochure"),
    Route("GET", "/rules/{book}/document", 404, at="/rules/canberra/document"),
    Route("GET", "/signs/{table}", 200, at="/signs/felt"),
    Route("GET", "/api/books/{book}/document", 200, at="/api/books/canberra/document"),
    Route(
        "POST",
        "/api/books/{book}/document",
        403,
        _only("administrator", ok=422),  # nothing is no document
        at="/api/books/canberra/document",
    ),
    Route("GET", "/api/clauses/{clause:path}", 404, at="/api/clauses/canberra:none"),
    Route("POST", "/api/logout", 200),
)

# anyone may watch; who may give which command is below
SOCKETS: Final = (
    "/api/tables/{table}/live",
    "/api/tournaments/{tournament}/live",
    "/api/promotions/{promotion}/live",
)
FILES: Final = ("/web",)

# --- commands, at a table of each book: who may give each, whatever else stands in the way ---------

# whose part a command is where a book has no row of its own for it; the rows are typed in expected/<book>/procedure.py
_PLAYER = (
    "arrive sit-down stand-up leave-table contribute-to-shoe nominate-cutter decline-cut cut-cards place-wager"
    " declare-wager change-wager withdraw-wager decline-shoe name-shoe-dealer give-up-shoe draw-card refuse-hand"
    " expose-cards name-opener ask-dealer-to-open ask-to-open-both raise-dispute answer-offer"
)
_DEALER = (
    "display-sign remove-sign display-notice remove-notice fill-float credit-float count-float"
    " buy-in exchange-voucher colour-up"
    " bring-cards check-cards report-dropped-cards shuffle-cards riffle-cards commit-shoe place-cutting-card burn-cards"
    " show-burn-card expose-burned-cards reveal-shoe call-for-bets call-no-more-bets reopen-bets find-wager"
    " reduce-wagers pass-shoe burn-before-coup deliver-hand settle-pairs announce-result settle-coup clear-cards"
    " declare-cards-insufficient collect-commission report-irregularity withdraw-report order-remedy close-offer"
    " close-changes lay-carried-card correct-card record-notification record-breach act-on-breach record-payment-error"
    " record-walk-off begin-results end-results record-result correct-result take-back-result"
)
_SUPERVISOR = (
    "approve record-approval open-table notify-surveillance restrict-wager lift-restriction close-table"
    " agree-personal-limits arrange-above-differential order-check choose-cutter order-shuffle replace-cards"
    " refuse-wager rule-wager-void choose-dealing take-back-shoe take-back-hand order-dummy-coup change-limits"
    " change-variation call-in-commission end-seizure lift-exclusion direct-to-vacate decide-dispute review-dispute"
    " enquire-payment-error rectify-payment-error report-payment-error carry-commission-over write-off-commission"
    " collect-debt write-off-debt keep-results-only"
)
# a session of a tournament: what players, dealers, supervisors do in it; the director does what the latter two do
_CONTEST_PLAYER = "place-secret-wager withdraw-secret-wagers use-pass-card"
_CONTEST_DEALER = (
    "seat-entrant begin-practice-coups end-practice-coups place-marker ask-to-wager reveal-secret-wagers vacate-seat"
)
_CONTEST_SUPERVISOR = "begin-contest adjust-chips pause-contest resume-contest end-contest release-contest"
PART: Final = {
    command: role
    for role, commands in (
        ("player", f"{_PLAYER} {_CONTEST_PLAYER}"),
        ("dealer", f"{_DEALER} {_CONTEST_DEALER}"),
        ("supervisor", f"{_SUPERVISOR} {_CONTEST_SUPERVISOR}"),
    )
    for command in commands.split()
}
DIRECTED: Final = frozenset(f"{_CONTEST_DEALER} {_CONTEST_SUPERVISOR}".split())
# a patron names in these whom a command is for; left out, the house does it itself, and this is who does it then: a
# cut that no patron makes is the supervisor's in every document (4.2.3, 4.2.2, 5.3, 4.4), cards are the dealer's
WHOSE: Final = ("patron", "drawn_by", "opener")
THE_HOUSES_TOO: Final = {"cut-cards": "supervisor", "draw-card": "dealer", "expose-cards": "dealer"}
# at a virtual shoe, which every table of these tests has: nobody does these for a patron, and staff are none
THEIR_OWN_ALONE: Final = ("contribute-to-shoe", "nominate-cutter", "decline-cut")
# people and payments, each document's chapter on them: (rank, also); a book that is not named, or silent, leaves the
# command to the part it is
_PAYMENTS: Final = ("enquire-payment-error", "rectify-payment-error", "report-payment-error")
_PEOPLE: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "crown-sydney": dict.fromkeys(("decide-dispute", *_PAYMENTS), ("area-manager", ""))  # 14.12; reading A-45
    | {"lift-exclusion": ("assistant-casino-manager", "")},  # 14.2.2
    "crown-melbourne": dict.fromkeys(  # 13.2, 13.9
        ("lift-exclusion", "end-seizure", "decide-dispute", *_PAYMENTS), ("pit-boss", "")
    ),
    "canberra": dict.fromkeys(  # 15.2, 15.4; reading A-58
        ("lift-exclusion", "decide-dispute", *_PAYMENTS), ("gaming-shift-manager", "")
    )
    | {"review-dispute": ("commission", "")},  # 15.4; reading A-105
    "star-sydney": {"review-dispute": ("casino-supervisor", "")},  # 15.13
}
for _book, _rank in {  # the house's own, by option; reading A-122
    "crown-sydney": "assistant-casino-manager",
    "crown-melbourne": "crown-management",
    "canberra": "gaming-shift-manager",
    "star-sydney": "gaming-manager",
}.items():
    _PEOPLE[_book] |= dict.fromkeys(("write-off-commission", "write-off-debt"), (_rank, ""))
_PEOPLE["crown-brochure"] = _PEOPLE["crown-melbourne"]  # its ladder, and what it does not say, are crown-melbourne's


class Ladder(NamedTuple):
    """Who stands where under a book, and what it gives to whom: as typed from its document."""

    ranks: tuple[str, ...]  # the lowest first
    stands: dict[str, str]  # role: rank
    powers: dict[str, Row]
    approvals: dict[str, Row]
    people: dict[str, tuple[str, str]]  # rank and who else, by the command's name
    tournaments: bool  # it has a chapter on them

    def reaches(self, role: str, rank: str) -> bool:
        rank_of = self.stands[role]
        in_ladder = rank_of in self.ranks and rank in self.ranks
        return in_ladder and self.ranks.index(rank_of) >= self.ranks.index(rank)

    def may(self, role: str, command: str) -> bool:
        """Whether this role is one that may give a command, the rest being right; a player for themselves."""
        if role == "player":
            return PART[command] == "player"
        if command in THEIR_OWN_ALONE:
            return False
        if role == "director":
            return self.tournaments and command in DIRECTED
        row = self.powers.get(command)
        if row is None and command in self.people:
            rank, other = self.people[command]
            return self.reaches(role, rank) or self.stands[role] in (rank, other)
        if row is None:
            part = THE_HOUSES_TOO.get(command, PART[command])
            return self.reaches(role, self.stands["dealer" if part == "player" else part])
        also = row.values.get("also", "").split(", ")
        return self.reaches(role, row.values["rank"]) or self.stands[role] in also

    def may_approve(self, role: str, act: str) -> bool:
        return role != "player" and self.reaches(role, self.approvals[act].values["rank"])


@cache
def ladder(book: str) -> Ladder:
    rows = {name: row for name, row in typed_rows(book, "authority").items() if ".only." not in name}
    ranks = tuple(row.values["id"] for name, row in sorted(rows.items()) if name.startswith("rank."))
    outside = [name.removeprefix("outside.") for name in rows if name.startswith("outside.")]
    stands = {
        "dealer": rows["dealer"].values["rank"],
        "supervisor": rows["supervisor"].values["rank"],
        "manager": ranks[-1],  # the highest of the book
        "administrator": ranks[-1],
        "inspector": outside[0],  # outside the ladder: decides nothing unless the book says so
        "director": "tournament-director",  # of the chapter on tournaments, and of nothing else
    }
    powers, approvals = _under("power.", rows), _under("approval.", rows)
    return Ladder(ranks, stands, powers, approvals, _PEOPLE.get(book, {}), book in WITH_TOURNAMENTS)


def _under(prefix: str, rows: Rows) -> dict[str, Row]:
    return {name.removeprefix(prefix): row for name, row in rows.items() if name.startswith(prefix)}
