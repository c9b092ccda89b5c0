"""The cards of one coup as the log told them: to which hand each belongs, what the hands count, which hand won.

It knows no wager beyond who must be settled first, and keeps only the coup at hand and how often each card of the shoe
was seen. Start at `Deal.drawn`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from croupier.cards import Card
from croupier.clauses import Clauses, Silent, together
from croupier.coup import Side
from croupier.rulebooks import Rulebook
from croupier.table import records as r
from croupier.table.state import Down
from croupier.verify.recompute.conditions import Answers, answers
from croupier.verify.recompute.difference import Facts, FigureOrPhrase, Found, of_hand, phrase
from croupier.verify.recompute.hands import TableOfPlay


class Deal:
    def __init__(self, book: Rulebook, decks: int) -> None:
        self.book = book
        self.decks = decks
        self.play = TableOfPlay(book)
        self.seen: Counter[str] = Counter()  # in this shoe
        self.hands: dict[Side, list[Card | None]] = {side: [] for side in Side}
        self.face_down: dict[Side, list[int]] = {side: [] for side in Side}
        self.announced = False

    def new_coup(self) -> None:
        self.hands = {side: [] for side in Side}
        self.face_down = {side: [] for side in Side}
        self.announced = False

    def lie_again(self, hands: dict[Side, list[Card | None]]) -> None:
        """The cards of a coup that goes on after its result, all of them face up."""
        self.new_coup()
        self.hands = {side: list(hand) for side, hand in hands.items()}

    @property
    def out(self) -> int:
        player, banker = self.hands.values()
        return len(player) + len(banker)

    @property
    def is_open(self) -> bool:
        return not any(self.face_down.values())

    def known(self, side: Side) -> list[Card]:
        return [card for card in self.hands[side] if card is not None]

    def is_known(self) -> bool:
        """Two cards of each hand or more, and none of them unknown."""
        return all(len(hand) >= 2 and None not in hand for hand in self.hands.values())

    def answers(self) -> Answers:
        return answers(self.play, self.known(Side.PLAYER), self.known(Side.BANKER))

    def see(self, cards: Iterable[Card]) -> list[Found]:
        found = []
        for card in cards:
            self.seen[card.code] += 1
            if self.seen[card.code] > self.decks:
                facts: Facts = {"card": card.code}
                clauses = self.book.cards.decks.clauses
                found.append(Found("card-too-often", str(self.seen[card.code]), str(self.decks), clauses, facts))
        return found

    def unsee(self, cards: Iterable[Card | None]) -> None:
        """Cards go back into the shoe, and may be seen again."""
        for card in cards:
            if card is not None:
                self.seen[card.code] -= 1

    # --- cards -----------------------------------------------------------------------------------

    def drawn(self, event: r.CardDrawn) -> list[Found]:
        found = [] if event.card is None else self.see([event.card])
        return found + self.lay(event.to, event.card, exposed=event.exposed)

    def lay(self, to: Side, drawn: Card | None, *, exposed: bool) -> list[Found]:
        """A card goes to a hand; whether it was seen before is not asked."""
        found = self._turn(to, drawn)
        hand = self.hands[to]
        if not exposed:
            self.face_down[to].append(len(hand))
        hand.append(drawn)
        return found

    def _turn(self, to: Side, drawn: Card | None) -> list[Found]:
        """Whether a card was due, and to this hand."""
        order = self.book.cards.deal_order
        facts: Facts = {"hand": to.value, "card": drawn.code if drawn else ""}
        if self.out < len(order.order):
            due: Side | None = order.order[self.out]
            clauses = order.clauses
        elif not (self.is_open and self.is_known()):
            clauses = self.book.dealing.turned_before_third.clauses
            return [Found("card-before-turned", _card(drawn), phrase("no-card-before-open"), clauses, facts)]
        else:
            due, clauses = self.play.next_card(self.known(Side.PLAYER), self.known(Side.BANKER))
            clauses = together(clauses, self.book.dealing.third_card.clauses)
        if due is None:
            return [Found("card-not-due", of_hand(to), phrase("no-card"), clauses, facts)]
        return [] if due is to else [Found("wrong-hand", of_hand(to), of_hand(due), clauses, facts)]

    def exposed(self, event: r.CardsExposed) -> list[Found]:
        found: list[Found] = []
        hand, waiting = self.hands[event.hand], self.face_down[event.hand]
        facts: Facts = {"hand": event.hand.value}
        if len(event.cards) > len(waiting):
            clauses = self.book.cards.deal_order.clauses
            found.append(Found("too-many-cards-turned", str(len(event.cards)), str(len(waiting)), clauses, facts))
        for card in event.cards[: len(waiting)]:
            place = waiting.pop(0)
            known = hand[place]
            if known is None:
                found += self.see([card])
            elif known != card:
                clauses = self.play.count_clauses
                found.append(Found("card-not-as-drawn", card.code, known.code, clauses, facts))
            hand[place] = card
        count = None if waiting else self.play.count(self.known(event.hand))
        if count != event.count:
            found.append(Found("wrong-count", _text(event.count), _text(count), self.play.count_clauses, facts))
        return found

    # --- a card put right ------------------------------------------------------------------------

    def put_right(self, event: r.CardCorrected) -> list[Found]:
        """The card that lies there is as it was entered, and is another from now on."""
        hand, place = self.hands[event.hand], event.position - 1
        facts: Facts = {"hand": event.hand.value, "card": event.old.code}
        there = hand[place] if 0 <= place < len(hand) and place not in self.face_down[event.hand] else None
        if there != event.old or event.new == event.old:
            return [Found("wrong-correction", event.old.code, _card(there), self.book.cards.deal_order.clauses, facts)]
        self.unsee([event.old])
        hand[place] = event.new
        return self.see([event.new])

    def astray(self) -> tuple[tuple[Side, ...], Side | None]:
        """Third cards from the first one on that lies where none was due, and which hand is due the next card."""
        hands = {side: self.known(side)[:2] for side in Side}
        turned = all(place > 1 for places in self.face_down.values() for place in places)
        if not turned or any(len(hand) < 2 for hand in hands.values()):
            return (), None
        third = [side for side in (Side.PLAYER, Side.BANKER) if len(self.hands[side]) > 2]
        for number, side in enumerate(third):
            due, _ = self.play.next_card(hands[Side.PLAYER], hands[Side.BANKER])
            if due is not side:
                return tuple(third[number:]), due
            if self.face_down[side]:  # until it is turned nothing follows from it
                return (), None
            hands[side] = self.known(side)
        return (), self.play.next_card(hands[Side.PLAYER], hands[Side.BANKER])[0]

    def take_off(self, sides: Iterable[Side]) -> None:
        """Third cards that belong to no hand."""
        for side in sides:
            if len(self.hands[side]) > 2:
                self.unsee([self.hands[side].pop()])
                self.face_down[side] = [place for place in self.face_down[side] if place < 2]

    # --- the result ------------------------------------------------------------------------------

    def result(self, event: r.ResultAnnounced, wagers: Iterable[Down]) -> list[Found]:
        self.announced = True
        missing = self._missing()
        if missing:
            return missing
        player, banker = self.known(Side.PLAYER), self.known(Side.BANKER)
        found: list[Found] = []
        due, clauses = self.play.next_card(player, banker)
        if due is not None:
            facts: Facts = {"hand": due.value}
            found.append(Found("card-missing", phrase("no-card"), phrase("card-for", hand=due), clauses, facts))
        for side, said in ((Side.PLAYER, event.player), (Side.BANKER, event.banker)):
            count = self.play.count(self.known(side))
            if count != said:
                counted = self.play.count_clauses
                found.append(Found("wrong-count", str(said), str(count), counted, {"hand": side.value}))
        winner = self.play.winner(player, banker)
        if winner is not event.winner:
            merit = self.book.table_of_play.merit.clauses
            found.append(Found("wrong-winner", of_hand(event.winner), of_hand(winner), merit))
        called, under = self._standoff(wagers)
        if called is not event.standoff_called:
            found.append(Found("wrong-standoff-call", _text(event.standoff_called), _text(called), under))
        return found

    def _missing(self) -> list[Found]:
        if self.is_known() and self.is_open:
            return []
        order = self.book.cards.deal_order
        said = phrase("cards-down", cards=self.out, down=sum(map(len, self.face_down.values())))
        clauses = together(order.clauses, self.book.dealing.turned_before_third.clauses)
        return [Found("card-missing", said, phrase("cards-up", cards=len(order.order)), clauses)]

    def _standoff(self, wagers: Iterable[Down]) -> tuple[bool, Clauses]:
        """A standoff is called on equal naturals, where one of the book's wagers is down."""
        rule = self.book.dealing.standoff_called
        if isinstance(rule, Silent):
            return False, self.book.dealing.result_called.clauses
        told = self.answers()
        down = any(one.wager in rule.wagers for one in wagers)
        return bool(told["winner"] == "tie" and told["natural"] and down), rule.clauses


def _text(value: int | None) -> FigureOrPhrase:
    if isinstance(value, bool):
        return phrase("yes") if value else phrase("no")
    return phrase("nothing") if value is None else str(value)


def _card(card: Card | None) -> FigureOrPhrase:
    return card.code if card else phrase("card-down")
