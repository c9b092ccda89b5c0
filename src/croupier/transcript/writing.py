"""Writing a shoe's transcript: a header of words and values, a line a coup, and a last line that counts them.

What is written here is read back exactly (reading.py). Start at `written`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from croupier.cards import result_text
from croupier.transcript.record import FORM, BurnLine, CoupLine, Hand, ShoeRecord

EXPLAINED = "# coup, Player's cards / Banker's cards, the winner with Player's count and Banker's count, marks"
EXPLAINED_WITHOUT_CARDS = (
    "# coup, the winner, b for a Banker pair, p for a Player pair, n for a natural; its cards were not recorded"
)
UNSEEN = "??"
IN_PLAY = "in-play"


def written(shoe: ShoeRecord) -> str:
    return "\n".join(_lines(shoe)) + "\n"


def _lines(shoe: ShoeRecord) -> Iterator[str]:
    yield FORM
    yield f"table {_text(shoe.table)}"
    yield f"book {_text(shoe.edition)}"
    yield f"variation {shoe.variation}"
    yield f"decks {shoe.decks}"
    yield f"shoe {shoe.shoe}"
    if shoe.commitment:
        yield f"commitment {shoe.commitment}"
    if shoe.seeded:
        yield "seeded yes"
    if shoe.without_cards:
        yield "without-cards yes"
    else:
        yield f"cut {shoe.cut}"
        yield f"cutting-card {shoe.cutting_card}"
    if shoe.burn is not None:
        yield _burn(shoe.burn)
    yield EXPLAINED_WITHOUT_CARDS if shoe.without_cards else EXPLAINED
    for coup in shoe.coups:
        if coup.variation:
            yield f"variation {coup.variation}"
        yield coup_text(coup)
    yield f"end {len(shoe.coups)} {shoe.ended or IN_PLAY}"


def _text(text: str) -> str:
    """As it is, unless spaces at its ends would be lost or it looks quoted already."""
    return text if text == text.strip() and not text.startswith('"') else json.dumps(text, ensure_ascii=False)


def _burn(burn: BurnLine) -> str:
    return f"burn {burn.form} {burn.count} {''.join(map(str, burn.cards))}".rstrip()


def hands_text(coup: CoupLine) -> str:
    """`3sKd4h/6cTd`; a card that was never seen is `??`."""
    return f"{_hand(coup.player)}/{_hand(coup.banker)}"


def _hand(hand: Hand) -> str:
    return "".join(UNSEEN if card is None else str(card) for card in hand)


def coup_text(coup: CoupLine) -> str:
    """`12 3sKd4h/6cTd P7-6 last`."""
    if coup.result:
        return f"{coup.number} {coup.result}"
    words = [str(coup.number), hands_text(coup)]
    hands = coup.seen()
    if hands is not None and not coup.void:
        words.append(result_text(hands))
    words += ["burned"] if coup.burned else []
    words += [f"cutting-card={coup.cutting_card}"] if coup.cutting_card else []
    words += ["last"] if coup.last else []
    words += [f"dummy={coup.dummy}"] if coup.dummy else []
    words += [f"void={coup.void}"] if coup.void else []
    words += [f"carried={coup.carried}"] if coup.carried else []
    words += [f"kept={_hand(coup.kept)}"] if coup.kept else []
    words += [f"discarded={_hand(coup.discarded)}"] if coup.discarded else []
    return " ".join(words)
