"""From a question to a request, and from a request to its tables; a request is judged here, before anything runs.

It opens the book and refuses what the book does not allow. Start at `make_request`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from croupier.cards import CARDS_IN_A_DECK
from croupier.clauses import Reason, Refusal, RefusalFacts, granted
from croupier.coup import Wager
from croupier.odds.table import WagerOnOffer, gather
from croupier.odds.whatif import ChangedPay, change_pays
from croupier.rulebooks import Rulebook
from croupier.rulebooks.editions import ChangedBook as ChangedBook
from croupier.rulebooks.editions import arrived, travelling
from croupier.simulate.request import KERNEL, Request
from croupier.simulate.shoe_rules import ShoeRules
from croupier.simulate.tables import Tables

CARDS_OF_TWO_COUPS = 12  # what a coup in progress and one more may take after the cutting card


def make_request(
    book: Rulebook,
    name: str,
    variation: str,
    *,
    shoes: int,
    seed: int,
    decks: int | None = None,
    options: Mapping[str, str] | None = None,
    burn: str | None = None,
    cutting_card: int | None = None,
    pays: Iterable[ChangedPay] = (),
) -> Request | Refusal:
    """`name` is what the book is called where it was asked; one that does not come with Croupier travels along."""
    offer = gather(book, variation, decks, dict(options or {}))
    if isinstance(offer, Refusal):
        return offer
    pays = tuple(pays)
    changed = change_pays(book.id, [wager for wager, _ in offer.wagers], pays)
    if isinstance(changed, Refusal):
        return changed
    burns = {one.id: one for one in book.cards.burn}
    if burn is not None and burn not in burns:
        known = tuple(burns)
        return Refusal(Reason.UNKNOWN_BURN, book.cards.burn[0].clauses, {"burn": burn, "known": known})
    usual = book.cards.cutting_card_place[0]
    place = usual.cards_from_back if cutting_card is None else cutting_card
    cards = offer.terms.decks * CARDS_IN_A_DECK
    if not CARDS_OF_TWO_COUPS <= place <= cards - CARDS_IN_A_DECK // 2:
        facts: RefusalFacts = {
            "place": place,
            "least": CARDS_OF_TWO_COUPS,
            "most": cards - CARDS_IN_A_DECK // 2,
        }
        return Refusal(Reason.CUTTING_CARD_OUT_OF_PLACE, usual.clauses, facts)
    return Request(
        book=name,
        digest=book.digest,
        variation=variation,
        decks=offer.terms.decks,
        options=offer.terms.options,
        shoes=shoes,
        seed=seed,
        burn=burn or book.cards.burn[0].id,
        cutting_card=place,
        pays=tuple((pay.wager, pay.row, str(pay.odds)) for pay in pays),
        content=travelling(book),
        kernel=KERNEL,
    )


def offer_of(request: Request) -> tuple[Rulebook, WagerOnOffer, list[Wager]]:
    """The book, what it offers and the wagers as the request prices them.

    A request was judged when it was made; a Refused where a save was changed by hand to one that its book refuses.
    """
    book = arrived(request.book, request.digest, request.content)
    offer = granted(gather(book, request.variation, request.decks, request.options))
    wagers = granted(change_pays(book.id, [wager for wager, _ in offer.wagers], request.changes()))
    return book, offer, wagers


def prepare_rules(request: Request) -> ShoeRules:
    book, offer, wagers = offer_of(request)
    burn = next(one for one in book.cards.burn if one.id == request.burn)
    cut = book.cards.cut.decks_from_either_end * CARDS_IN_A_DECK
    return ShoeRules(offer.terms, wagers, burn.form, cut, request.cutting_card)


def prepare(encoded: bytes) -> tuple[Request, Tables]:
    request = msgspec.json.decode(encoded, type=Request)
    return request, Tables(prepare_rules(request), request.kernel)
