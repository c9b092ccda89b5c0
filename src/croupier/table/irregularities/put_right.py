"""A coup with one of its cards as it is, and not as it was entered: which third cards its hands should not have, which
slip of the dealer's that is, and what is another now.

It reads the tableau and no clause of its own: what the book does about a slip stands in its rows. Start at `put_right`.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from croupier.cards import Card, TwoHands, point_count
from croupier.coup import Facts, Side
from croupier.table.dealing.judge import ORDER
from croupier.table.irregularities.records import Recomputed
from croupier.table.rules import Rules
from croupier.table.state import Coup, Dealt, Play

FIRST_TWO = 2


class PutRight(msgspec.Struct, frozen=True):
    """The coup as it should lie; `stray` cards were on these hands and belong to neither, by this `slip`."""

    coup: Coup
    stray: tuple[Side, ...] = ()
    cards: tuple[Dealt, ...] = ()
    slip: str = ""
    changes: tuple[Recomputed, ...] = ()


def last_card(coup: Coup) -> tuple[Side, int]:
    """The hand of the card that came last, and its place there from 1: third cards come to Player first."""
    if len(coup.banker) > FIRST_TWO:
        return Side.BANKER, len(coup.banker)
    if len(coup.player) > FIRST_TWO:
        return Side.PLAYER, len(coup.player)
    side = ORDER[coup.drawn - 1]
    return side, len(coup.hand(side))


def place_in_coup(coup: Coup, side: Side, position: int) -> int:
    """How many cards of the coup came before it."""
    if position <= FIRST_TWO:
        return (position - 1) * 2 + (side is Side.BANKER)
    return len(ORDER) + (side is Side.BANKER and len(coup.player) > FIRST_TWO)


def with_card(coup: Coup, side: Side, position: int, card: Card) -> Coup:
    hand = list(coup.hand(side))
    hand[position - 1] = replace(hand[position - 1], card=card)
    return replace(coup, **{side.value: tuple(hand)})


def put_right(coup: Coup, side: Side, position: int, card: Card, rules: Rules) -> PutRight:
    """As the tableau has it with the right card; after the result a card that was due and never dealt is a slip too."""
    right = with_card(coup, side, position, card)
    stray, due = _astray(right, rules)
    cards = tuple(right.hand(one)[FIRST_TWO] for one in stray)
    without = replace(right, **{one.value: right.hand(one)[:FIRST_TWO] for one in stray})
    changes = _changes(coup, right, without, rules)
    if not stray:
        omitted = due is not None and coup.play is not Play.DEALING
        return PutRight(without, slip="card-omitted" if omitted else "", changes=changes)
    return PutRight(without, stray, cards, _slip(stray[0], due), changes)


def _slip(first: Side, due: Side | None) -> str:
    """By the hand on which the first card astray lies, and the one that was due it."""
    if first is Side.PLAYER:
        return "third-card-to-player"
    return "card-to-wrong-hand" if due is Side.PLAYER else "third-card-to-banker"


def _astray(coup: Coup, rules: Rules) -> tuple[tuple[Side, ...], Side | None]:
    """Third cards from the first one on that did not go where it was due, and which hand is due the next card."""
    firsts = [dealt for hand in (coup.player, coup.banker) for dealt in hand[:FIRST_TWO]]
    if len(firsts) < len(ORDER) or not all(dealt.exposed for dealt in firsts):
        return (), None
    hands = {one: coup.hand(one)[:FIRST_TWO] for one in Side}
    third = tuple(one for one in (Side.PLAYER, Side.BANKER) if len(coup.hand(one)) > FIRST_TWO)
    for number, one in enumerate(third):
        due = _due(hands, rules)
        if due is not one:
            return third[number:], due
        hands[one] = coup.hand(one)
        if not hands[one][FIRST_TWO].exposed:  # until it is turned nothing follows from it
            return (), None
    return (), _due(hands, rules)


def _due(hands: dict[Side, tuple[Dealt, ...]], rules: Rules) -> Side | None:
    return rules.terms_now.tableau.next_draw(TwoHands(_faces(hands[Side.PLAYER]), _faces(hands[Side.BANKER]))).to


def _faces(hand: tuple[Dealt, ...]) -> tuple[Card, ...]:
    return tuple(dealt.card for dealt in hand if dealt.card is not None)


def _changes(was: Coup, right: Coup, without: Coup, rules: Rules) -> tuple[Recomputed, ...]:
    """What the record says otherwise now, of the cards that lie open: counts with every card that lay there."""
    then, now = (_told(one, rules) for one in (was, right))
    found: list[Recomputed] = [name for name in now if then[name] != now[name]]
    if was.winner is not None and _winner(without) is not was.winner:
        found.append("result")
    return tuple(found)


def _told(coup: Coup, rules: Rules) -> dict[Recomputed, object]:
    open_ = {side: tuple(one.card for one in coup.hand(side) if one.exposed and one.card) for side in Side}
    two = {side: cards[:FIRST_TWO] for side, cards in open_.items()}
    whole = all(len(cards) == FIRST_TWO for cards in two.values())
    natural = [whole and rules.terms_now.tableau.is_natural(point_count(cards)) for cards in two.values()]
    thirds = {one: coup.hand(one)[:FIRST_TWO] for one in Side}
    return {
        "player-count": point_count(open_[Side.PLAYER]),
        "banker-count": point_count(open_[Side.BANKER]),
        "player-pair": _pair(two[Side.PLAYER]),
        "banker-pair": _pair(two[Side.BANKER]),
        "natural": any(natural),
        "third-card": _due(thirds, rules) if whole else None,
    }


def _pair(cards: tuple[Card, ...]) -> bool:
    return len(cards) == FIRST_TWO and cards[0].rank == cards[1].rank


def _winner(coup: Coup) -> object:
    return Facts.of(coup.hands()).winner
