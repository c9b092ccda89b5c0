"""The draw: what follows.

It folds and judges nothing: everything comes with the event.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.promotions.applying import applies
from croupier.promotions.drawing.records import PrizesDrawn
from croupier.promotions.state import PrizeAward, Promotion


@applies(PrizesDrawn)
def prizes_drawn(promotion: Promotion, event: PrizesDrawn) -> Promotion:
    """The tape that was shown is what the next one must seal to."""
    awards = dict(promotion.awards)
    for one in event.winners:
        awards[one.award] = PrizeAward(
            one.award, one.prize, one.what, one.value, one.ticket, one.entrant, event.made.at, event.notify
        )
    return replace(promotion, awards=awards, draws=event.draw, commitment=event.tape)
