"""Whatever people do at a promotion: random commands in a random order, and what holds after each of them.

No prize is given twice or to someone who is excluded, nobody wins without an entry, what was refused was told or is
owed, and a second path draws the same.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from croupier import Refusal
from croupier.promotions import records as r
from croupier.promotions.state import AwardStatus
from croupier.promotions.terms.schema import Prize, PromotionTerms
from croupier.verify.recompute_promotion import PromotionAgain
from promotions import CLOSES, DRAWN, HOUR, NAME, Promoted, promotion_terms
from soak import SOAK

SEEDS = range(2_000 if SOAK else 12)
STEPS = 60
PEOPLE = ("A", "B", "C", "D", "E")
KINDS = (
    Prize(what="A pen", value=100_00, number=2),
    Prize(what="A watch", value=500_00, alternative=400_00),
    Prize(what="Money", kind="money", value=900_00),
)


def terms_by(chance: Random, book: str) -> PromotionTerms:
    terms = promotion_terms(book, *chance.sample(KINDS, chance.randint(1, 3)), present=chance.random() < 0.3)
    draw = replace(terms.draw, several=chance.random() < 0.3)
    return replace(terms, draw=draw, entry=replace(terms.entry, most=chance.choice((0, 0, 2))))


def a_command(chance: Random, seen: Promoted) -> tuple[str, dict[str, Any]]:
    who, number = chance.choice(PEOPLE), chance.randint(0, 4)
    enter = {"by": chance.choice(("hand", "visit", "wager")), "wager": chance.choice((0, 50_00))}
    claim = {"claimant": who, "prize": number, "award": chance.choice((0, number)), "reason": "x"}
    form = {"form": chance.choice(("", "transfer", "cash")), "alternative": chance.random() < 0.3}
    contact = {"method": chance.choice(("mail", "telephone")), "reached": chance.random() < 0.5}
    again = {"why": "x", "closes": chance.choice((0, seen.at + HOUR)), "draws": chance.choice((0, seen.at + 2 * HOUR))}
    choices: list[tuple[str, dict[str, Any]]] = [
        *[("enter-promotion", {"entrant": who, **enter})] * 6,
        *[("draw-prizes", {**seen.tape(), "by": who, "word": "w"})] * 3,
        ("exclude-entrant", {"entrant": who, "why": "x"}),
        ("check-in", {"entrant": who}),
        ("check-out", {"entrant": who}),
        *[("contact-winner", {"award": number, **contact})] * 2,
        *[("award-prize", {"award": number, **form})] * 3,
        ("refuse-prize", {**claim, "details": chance.choice(((), ("name",), ("name", "address")))}),
        ("tell-refused", {"claim": number, "method": "mail"}),
        ("postpone-promotion", {"of": chance.choice(("promotion", "draw")), "why": "x"}),
        *[("resume-promotion", again)] * 2,
        ("notify-inspector", {"finding": number, "reference": "R"}),
        ("close-promotion", {}),
    ]
    return chance.choice(choices)


@pytest.mark.parametrize("book", ["crown-sydney", "star-sydney"])
@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_people_do(book: str, seed: int) -> None:
    chance = Random(f"{book} {seed}")
    seen = Promoted(book).start(terms_by(chance, book))
    for step in range(STEPS):
        seen.at = max(seen.at + chance.randint(0, HOUR), DRAWN if step == STEPS // 2 else 0)
        act, facts = a_command(chance, seen)
        if not isinstance(seen.answer(act, **facts), Refusal):
            holds(seen, act)
    again = PromotionAgain(NAME)
    assert [one.what for event in seen.events for one in again.hear(event)] == []


def holds(seen: Promoted, act: str) -> None:
    promotion, terms = seen.promotion, seen.promotion.terms
    assert terms is not None
    standing = [one for one in promotion.awards.values() if one.status is not AwardStatus.REFUSED]
    for place, prize in enumerate(terms.prize, start=1):
        assert sum(one.prize == place for one in standing) <= prize.number
    assert all(one.entrant in promotion.entrants for one in standing)
    if not terms.draw.several:
        assert len({one.entrant for one in standing}) == len(standing)
    latest = seen.events[-1]
    if act == "draw-prizes":
        assert isinstance(latest, r.PrizesDrawn)
        assert not {one.entrant for one in latest.winners} & promotion.excluded.keys()
        assert latest.made.at > CLOSES
    if act == "award-prize":
        assert isinstance(latest, r.PrizeAwarded)
        assert latest.entrant not in promotion.excluded
    owed = seen.owes_ids()
    assert owed.count("promotion-refused") == sum(one.told is None for one in promotion.claims.values())
    assert owed.count("promotion-winner") == sum(
        one.notify and not one.reached and one.status is AwardStatus.DRAWN for one in promotion.awards.values()
    )
    assert latest.under, "nothing without a clause"
