"""Promotions in which everything happens that can, so that each sentence about one is said. Start at `all_happens`."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.promotions.terms.schema import Prize
from promotions import DRAWN, HOUR, STARTS, WATCH, Promoted, promotion_terms

MONEY = Prize(what="Money", kind="money", value=900_00)


def all_happens() -> Iterator[Promoted]:
    yield _whole()
    yield _cancelled()


def _whole() -> Promoted:
    terms = promotion_terms("star-sydney", WATCH, MONEY, replace(WATCH, what="A bag"))
    seen = Promoted("star-sydney").start(terms)
    seen.at = STARTS + 25 * HOUR
    seen.publish(replace(terms, guarantee="None."))
    seen.submit().entered("A", "B", "C", "D")
    seen.does("enter-promotion", entrant="A", by="wager", wager=60_00).does("enter-promotion", entrant="B", by="visit")
    seen.does("check-in", entrant="A").does("check-out", entrant="A").does(
        "exclude-entrant", entrant="D", why="cheating"
    )
    seen.draw().does("publish-winners", where="Website")
    seen.does("contact-winner", award=1, method="telephone", reached=False)
    seen.does("contact-winner", award=1, method="mail", reached=True)
    seen.does("award-prize", award=1).does("award-prize", award=2, form="crossed-cheque")
    refused = {"claimant": seen.winner(3), "prize": 3, "award": 3, "reason": "not a member"}
    seen.does("refuse-prize", **refused, details=("name", "address")).does("tell-refused", claim=1, method="e-mail")
    seen.does("raise-promotion-dispute", entrant="C", about="my entry")
    seen.does("decide-promotion-dispute", dispute=1, decision="it stands").does(
        "advise-disputant", dispute=1, of="inspector"
    )
    return seen.does("close-promotion")


def _cancelled() -> Promoted:
    seen = Promoted("crown-sydney").start().entered("A")
    seen.does("record-terms-request", by="nicc", reference="N 1").submit()
    seen.does("postpone-promotion", of="draw", why="a box was open")
    seen.does("resume-promotion", why="counted again", draws=DRAWN + HOUR)
    seen.does("cancel-promotion", why="entries were lost").does("notify-inspector", finding=2, reference="I 1")
    seen.at = DRAWN + 9 * HOUR
    alone = Promoted("crown-sydney").start(promotion_terms("crown-sydney", present=True)).entered("A").draw()
    seen.events += alone.events
    return seen
