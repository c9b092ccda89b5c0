"""Codes of what the floor answers when it does not do as asked: pages decide by the code, and say it by the code.

A code never changes its meaning; sentences may. The facts beside a code are those of its message, `error-locked`, in
the catalogue of every language. What a book refuses has its own reason and is not here. Start at
`ErrorCode`; docs/wire.md says when each is answered.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Any, Final

from starlette.exceptions import HTTPException

from croupier.floor import BookNotApproved, BookNotOpened, BookTrouble, EditionGone
from croupier.floor.restored import Held
from croupier.store.log import InDoubt, LogError, Unavailable


class ErrorCode(StrEnum):
    """Why not, for programs: a page decides by this and never by the sentence beside it."""

    # who asks
    LOG_IN = "log-in"
    LOCKED = "locked"
    WRONG_PASSWORD = "wrong-password"
    TOO_MANY = "too-many"
    CHANGE_PASSWORD = "change-password"
    WEAK_PASSWORD = "weak-password"
    NOT_FOR_ROLE = "not-for-role"
    REMOVED_CARDS = "removed-cards"
    NOT_A_TERMINAL = "not-a-terminal"
    OWN_RANK = "own-rank"
    RANK_ABOVE = "rank-above"
    RANK_NEEDED = "rank-needed"
    NO_DEMONSTRATION = "no-demonstration"
    ANOTHER_SITE = "another-site"
    ANOTHER_NAME = "another-name"
    # what is asked
    NOT_UNDERSTOOD = "not-understood"
    TERMS_NOT_READ = "terms-not-read"
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"
    TOO_SLOW = "too-slow"
    WRONG_METHOD = "wrong-method"
    NO_SUCH_PAGE = "no-such-page"
    NO_SUCH_TABLE = "no-such-table"
    NO_SUCH_TOURNAMENT = "no-such-tournament"
    NO_SUCH_PROMOTION = "no-such-promotion"
    NO_SUCH_BOOK = "no-such-book"
    NO_SUCH_CLAUSE = "no-such-clause"
    NO_SUCH_ACCOUNT = "no-such-account"
    NO_SUCH_RANK = "no-such-rank"
    NO_SUCH_TERMINAL = "no-such-terminal"
    NO_SUCH_LANGUAGE = "no-such-language"
    NO_SUCH_REPORT = "no-such-report"
    NO_SUCH_COUP = "no-such-coup"
    COUP_NOT_OVER = "coup-not-over"
    REPORT_INVERTED = "report-inverted"
    REPORT_TO_COME = "report-to-come"
    REPORT_OUT_OF_CALENDAR = "report-out-of-calendar"
    # what there is
    EXISTS = "exists"
    ID_USED = "id-used"
    ID_RESERVED = "id-reserved"
    ALIAS_TAKEN = "alias-taken"
    ID_LOOKS_LIKE = "id-looks-like"
    ALREADY_SET_UP = "already-set-up"
    RANK_NOT_FOR_ROLE = "rank-not-for-role"
    NEEDS_ADMINISTRATOR = "needs-administrator"
    NO_SOURCE_OF_CARDS = "no-source-of-cards"
    TABLE_TELLS = "table-tells"
    CHIPS_LEFT = "chips-left"
    DEALT_BY_HAND = "dealt-by-hand"
    NO_PLACE = "no-place"
    OTHERS_HERE = "others-here"
    NO_WAGER_LIES = "no-wager-lies"
    OWN_LIMIT = "own-limit"
    HALTED = "halted"
    RESTORED = "restored"
    EDITION_GONE = "edition-gone"
    BOOK_NOT_OPENED = "book-not-opened"
    BOOK_NOT_APPROVED = "book-not-approved"
    NOT_A_DOCUMENT = "not-a-document"
    NO_DOCUMENT = "no-document"
    DOCUMENT_CHANGED = "document-changed"
    ANOTHER_EDITION = "another-edition"
    # the floor itself
    BUSY = "busy"
    INSPECTIONS_WAIT = "inspections-wait"
    ODDS_WAIT = "odds-wait"
    VERIFYING = "verifying"
    CROWDED = "crowded"
    UNAVAILABLE = "unavailable"
    IN_DOUBT = "in-doubt"
    NOT_POSSIBLE = "not-possible"
    FAILED = "failed"


class HttpError(HTTPException):
    """Answered over HTTP: a status, a code with the facts of its message, and an English sentence for programs."""

    def __init__(self, status: int, code: ErrorCode, says: str, **facts: Any) -> None:
        super().__init__(status, says)
        self.code = code
        self.facts = facts


_FIELD: Final = re.compile(
    r"field `(\w+)`|at `\$(?:.*\.)?([a-z]\w*)[^`.]*`"
)  # as msgspec says where something is wrong


def not_understood(error: Exception) -> dict[str, Any]:
    """Facts of what cannot be read: the field that is at fault, where that is known."""
    found = _FIELD.search(str(error))
    return {"about": "field", "field": found[1] or found[2]} if found else {}


_BY_STATUS: Final = {400: ErrorCode.NOT_UNDERSTOOD, 404: ErrorCode.NO_SUCH_PAGE, 405: ErrorCode.WRONG_METHOD}


def code_of(error: HTTPException) -> ErrorCode:
    """The code of an error of ours, or of one that the web framework raised by itself."""
    return error.code if isinstance(error, HttpError) else _BY_STATUS.get(error.status_code, ErrorCode.FAILED)


def facts_of(error: HTTPException) -> dict[str, Any]:
    return error.facts if isinstance(error, HttpError) else {}


_OF_BOOKS: Final = {
    EditionGone: ErrorCode.EDITION_GONE,
    BookNotOpened: ErrorCode.BOOK_NOT_OPENED,
    BookNotApproved: ErrorCode.BOOK_NOT_APPROVED,
}


def facts_of_log(error: LogError) -> dict[str, Any]:
    return dict(error.facts) if isinstance(error, (BookTrouble, Held)) else {}


def code_of_log(error: LogError) -> ErrorCode:
    """The database does not answer, and may later; or the log cannot do what was asked, and will not."""
    if isinstance(error, Held):
        return ErrorCode.RESTORED
    if isinstance(error, BookTrouble):
        return _OF_BOOKS[type(error)]
    if isinstance(error, InDoubt):
        return ErrorCode.IN_DOUBT
    return ErrorCode.UNAVAILABLE if isinstance(error, Unavailable) else ErrorCode.NOT_POSSIBLE
