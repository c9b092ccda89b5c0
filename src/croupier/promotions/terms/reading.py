"""From a file of TOML to the terms of a promotion; `croupier.terms` reads any terms. Start at `read_promotion`."""

from __future__ import annotations

from croupier.promotions.terms.schema import PromotionTerms
from croupier.terms.reading import TermsRead, read_as


def read_promotion(text: str) -> TermsRead[PromotionTerms]:
    return read_as(PromotionTerms, text)
