"""A situation of a promotion for every reason that is given there alone. Start at `SITUATIONS`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from croupier import open_book
from croupier.clauses import Reason, Refusal
from croupier.promotions.decide import decide
from croupier.promotions.state import Promotion
from croupier.promotions.terms.schema import Prize
from croupier.table import Actor, Event
from promotions import CLOSES, DRAWN, HOUR, STARTS, WATCH, Promoted, promotion_terms

STAR, CROWN = "star-sydney", "crown-sydney"


def ask(seen: Promoted, act: str, **facts: Any) -> tuple[Event, ...] | Refusal:
    return seen.answer(act, **facts)


def elsewhere() -> tuple[Event, ...] | Refusal:
    command = Promoted(STAR).command("begin-promotion", name="X")
    return decide(Promotion(id="promotion:x"), replace(command, actor=Actor("D", "dealer")), open_book("canberra"))


def at(seen: Promoted, when: int) -> Promoted:
    seen.at = when
    return seen


def uncommitted() -> Promoted:
    return at(Promoted(STAR).publish().submit(), STARTS)


def money() -> Promoted:
    return Promoted(STAR).drawn(terms=promotion_terms(STAR, Prize(what="Money", kind="money", value=900_00)))


def excluded() -> Promoted:
    seen = Promoted(STAR).drawn()
    return seen.does("exclude-entrant", entrant=seen.winner(), why="cheating")


def without_ways() -> Promoted:
    """A book that lists fewer ways than there are."""
    seen = Promoted(STAR).drawn()
    chapter = seen.book.promotions
    ways = chapter.notified.way[:1]  # type: ignore[union-attr]  # it has a chapter
    notified = replace(chapter.notified, way=ways)  # type: ignore[union-attr]
    seen.book = replace(seen.book, promotions=replace(chapter, notified=notified))
    return seen


def draw(seen: Promoted, **facts: Any) -> tuple[Event, ...] | Refusal:
    return ask(seen, "draw-prizes", **{**seen.tape(), "by": "A", "word": "w", **facts})


SITUATIONS: dict[Reason, Callable[[], object]] = {
    Reason.NO_PROMOTIONS: elsewhere,
    Reason.PROMOTION_BEGUN: lambda: ask(Promoted(STAR).begin(), "begin-promotion", name="X"),
    Reason.PROMOTION_NOT_BEGUN: lambda: ask(Promoted(STAR), "start-promotion"),
    Reason.PROMOTION_OVER: lambda: ask(Promoted(STAR).start().does("cancel-promotion", why="x"), "start-promotion"),
    Reason.TERMS_NOT_SUBMITTED: lambda: ask(at(Promoted(STAR).publish().commit(), STARTS), "start-promotion"),
    Reason.SUBMITTED_TOO_LATE: lambda: ask(Promoted(STAR).publish().submit().commit(), "start-promotion"),
    Reason.PROMOTION_POSTPONED: lambda: ask(
        Promoted(STAR).start().does("postpone-promotion", of="promotion", why="x"),
        "enter-promotion",
        entrant="A",
        by="hand",
    ),
    Reason.PROMOTION_NOT_POSTPONED: lambda: ask(Promoted(STAR).start(), "resume-promotion", why="x"),
    Reason.TIMES_OUT_OF_ORDER: lambda: ask(
        Promoted(STAR).start().does("postpone-promotion", of="draw", why="x"),
        "resume-promotion",
        why="x",
        closes=DRAWN + HOUR,
    ),
    Reason.PROMOTION_NOT_STARTED: lambda: ask(Promoted(STAR).publish(), "enter-promotion", entrant="A", by="hand"),
    Reason.WAY_NOT_OFFERED: lambda: ask(
        Promoted(STAR).start(promotion_terms(STAR, entry=replace(promotion_terms(STAR).entry, by=("visit",), wager=0))),
        "enter-promotion",
        entrant="A",
        by="hand",
    ),
    Reason.WAGER_BELOW_ENTRY: lambda: ask(Promoted(STAR).start(), "enter-promotion", entrant="A", by="wager", wager=1),
    Reason.ENTRIES_STILL_OPEN: lambda: draw(at(Promoted(STAR).start().entered("A"), CLOSES)),
    Reason.DRAW_NOT_COMMITTED: lambda: ask(uncommitted(), "start-promotion"),
    Reason.DRAW_WORD_MISSING: lambda: draw(at(Promoted(STAR).start().entered("A"), DRAWN), word=" "),
    Reason.DRAW_WORD_NOT_THEIRS: lambda: draw(at(Promoted(STAR).start().entered("A"), DRAWN), by="Z"),
    Reason.NOTHING_TO_DRAW: lambda: draw(Promoted(STAR).drawn()),
    Reason.NOBODY_TO_DRAW: lambda: draw(
        at(
            Promoted(STAR).start(
                promotion_terms(
                    STAR,
                    replace(WATCH, value=20_000_00),
                    draw=replace(promotion_terms(STAR).draw, scrutineers=("Pat",)),
                )
            ),
            DRAWN,
        ),
        by="Pat",
    ),
    Reason.NOT_DRAWN: lambda: ask(Promoted(STAR).start(), "publish-winners", where="Website"),
    Reason.METHOD_NOT_LISTED: lambda: ask(without_ways(), "contact-winner", award=1, method="e-mail", reached=True),
    Reason.WINNER_NOT_ENTITLED: lambda: ask(excluded(), "award-prize", award=1),
    Reason.NO_ALTERNATIVE: lambda: ask(Promoted(STAR).drawn(), "award-prize", award=1, alternative=True, form="cash"),
    Reason.NOT_MONEY: lambda: ask(Promoted(STAR).drawn(), "award-prize", award=1, form="transfer"),
    Reason.FORM_MISSING: lambda: ask(money(), "award-prize", award=1),
    Reason.NOT_PAID_SO: lambda: ask(money(), "award-prize", award=1, form="cash"),
    Reason.NOT_THEIR_AWARD: lambda: ask(
        Promoted(STAR).drawn(), "refuse-prize", claimant="Z", prize=1, award=1, reason="x", details=("name", "address")
    ),
    Reason.DETAILS_NOT_KEPT: lambda: ask(Promoted(STAR).start(), "refuse-prize", claimant="Z", prize=1, reason="x"),
}
