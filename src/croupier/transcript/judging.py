"""Judging a transcript: every coup by the book's table of play, every result made again, every card counted.

It believes the cards as far as they can be so and nothing that follows from them. Start at `judge_shoe`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from croupier.cards import CARDS_IN_A_DECK, Card, TwoHands, quoted, result_text
from croupier.clauses import Clauses, Reason, Refusal
from croupier.coup import Side, Terms, burn_count
from croupier.rulebooks import Rulebook
from croupier.transcript.reading import NotATranscript, Written
from croupier.transcript.record import CoupLine
from croupier.transcript.writing import hands_text

BookFinder: TypeAlias = Callable[[str], Rulebook | None]  # by its edition

_LEAST: Final = 4  # cards of a coup


class Mismatch(Exception):
    """What a line says cannot be so: by these clauses, or by this refusal of the book's."""

    def __init__(self, line: int, coup: int, says: str, clauses: Clauses = (), refusal: Refusal | None = None) -> None:
        self.line = line
        self.coup = coup  # 0 where it is about the whole shoe
        self.says = says
        self.clauses = clauses
        self.refusal = refusal
        super().__init__(f"line {line}{f', coup {coup}' if coup else ''}: {says}")


def judge_shoe(told: Written, find: BookFinder) -> None:
    """Nothing, where every line can be so."""
    shoe = told.record
    book = find(shoe.edition)
    if book is None:
        raise NotATranscript(told.header["book"], f"the book {quoted(shoe.edition)} is not known here")
    terms = _terms(told, book, shoe.variation, told.header["variation"])
    if shoe.without_cards:
        _countable(told, terms)
        return
    judge = _Judge(terms, told)
    judge.prepared(book)
    for line, coup, result in zip(told.lines, shoe.coups, told.results, strict=True):
        if coup.variation:
            _terms(told, book, coup.variation, line)
        judge.coup(line, coup, result)


def _countable(told: Written, terms: Terms) -> None:
    """Where results are all there is, no more of them than the cards of the shoe can make."""
    most = terms.decks * CARDS_IN_A_DECK // _LEAST
    if len(told.lines) > most:
        says = f"{len(told.lines)} coups are told of {terms.decks} decks, which make {most} at most"
        raise Mismatch(told.lines[most], most + 1, says, terms.pack)


def _terms(told: Written, book: Rulebook, variation: str, line: int) -> Terms:
    terms = book.terms(variation, decks=told.record.decks)
    if not isinstance(terms, Refusal):
        return terms
    decks = terms.reason is Reason.DECKS_NOT_ALLOWED
    what = f"{told.record.decks} decks" if decks else f"the variation {quoted(variation)}"
    at = told.header["decks"] if decks else line
    raise Mismatch(at, 0, f"the book does not have {what}", terms.clauses, terms)


class _Judge:
    def __init__(self, terms: Terms, told: Written) -> None:
        self.terms = terms
        self.told = told
        self.cards = terms.decks * CARDS_IN_A_DECK
        self.seen: Counter[Card] = Counter()
        self.out = 0
        self.cutting_card_line = 0
        self.waiting: list[Card | None] = []  # cards that left the shoe and begin a coup yet

    def prepared(self, book: Rulebook) -> None:
        """The cut, the cutting card and the burn."""
        shoe, at = self.told.record, self.told.header
        for word, place in (("cut", shoe.cut), ("cutting-card", shoe.cutting_card)):
            if place > self.cards:
                raise Mismatch(at[word], 0, f"there is no place {place:,} among {self.cards} cards", self.terms.pack)
        if shoe.burn is None:
            return
        burn, line = shoe.burn, at["burn"]
        form = next((one for one in book.cards.burn if one.id == burn.form), None)
        if form is None:
            known = ", ".join(one.id for one in book.cards.burn)
            raise NotATranscript(line, f"there is no burn {quoted(burn.form)}: the book has {known}")
        count = burn_count(form.form, burn.cards[0]) if burn.cards else 1
        if burn.count != count:
            first = f"a burn that begins with {burn.cards[0]}" if burn.cards else "a burn that was not seen"
            says = f"it says that {burn.count} cards were burned, and {first} takes {count}"
            raise Mismatch(line, 0, says, form.clauses)
        if len(burn.cards) > burn.count:
            says = f"{len(burn.cards)} cards are named of {burn.count} that were burned"
            raise Mismatch(line, 0, says, form.clauses)
        self._count(line, 0, burn.cards, burn.count)

    def coup(self, line: int, coup: CoupLine, result: str) -> None:
        fresh = (*self._carried(line, coup), *coup.in_order()[coup.carried :], *coup.kept, *coup.discarded)
        stray = len(coup.kept) + len(coup.discarded)
        self._count(line, coup.number, fresh, coup.drawn - coup.carried + coup.burned + stray)
        self.waiting += coup.kept
        self._cutting_card(line, coup)
        hands = coup.seen()
        if coup.void:
            if result:
                says = f"it says {result}, and a void coup has no result"
                raise Mismatch(line, coup.number, says, self.terms.voided)
            self._dealt_so_far(line, coup)
        elif hands is None:
            raise NotATranscript(line, f"coup {coup.number} has a card that was not seen and is not void")
        else:
            self._complete(line, coup, hands, result)

    def _carried(self, line: int, coup: CoupLine) -> Iterator[Card]:
        """The first cards of a coup that had left the shoe before it; those now seen for the first time."""
        if coup.carried > min(len(self.waiting), coup.drawn):
            says = f"it says that it begins with {coup.carried} cards kept from before, and {len(self.waiting)} were"
            raise Mismatch(line, coup.number, says, self.terms.deal_order)
        for card in coup.in_order()[: coup.carried]:
            before = self.waiting.pop(0)
            if before is None and card is not None:
                yield card
            elif before != card:
                says = f"it begins with {card or 'a card not seen'}, and {before} was kept for it"
                raise Mismatch(line, coup.number, says, self.terms.deal_order)

    def _complete(self, line: int, coup: CoupLine, hands: TwoHands, result: str) -> None:
        if len(hands.player) < 2 or len(hands.banker) < 2:
            says = f"{hands_text(coup)} is not a whole coup: a hand has two or three cards"
            raise Mismatch(line, coup.number, says, self.terms.deal_order)
        dealt = self.terms.tableau.judge(hands)
        if isinstance(dealt, Refusal):
            says = f"the table of play does not deal {hands_text(coup)}"
            raise Mismatch(line, coup.number, says, dealt.clauses, dealt)
        if result and result != (makes := result_text(hands)):
            says = f"it says {result}, and {hands_text(coup)} makes {makes}"
            raise Mismatch(line, coup.number, says, self.terms.ranking.clauses)

    def _dealt_so_far(self, line: int, coup: CoupLine) -> None:
        """The cards of a coup that broke off lie as the table of play deals them."""
        player, banker = len(coup.player), len(coup.banker)
        hands = coup.seen()
        says = f"the table of play does not deal {hands_text(coup)}, not even in part"
        if coup.drawn <= 4:
            if not 0 <= player - banker <= 1 or player > 2:
                raise Mismatch(line, coup.number, says, self.terms.deal_order)
            return
        if hands is None:  # who draws cannot be told from cards that nobody saw
            return
        dealt = TwoHands(hands.player[:2], hands.banker[:2])
        clauses = self.terms.deal_order
        while (len(dealt.player), len(dealt.banker)) != (player, banker):
            draw = self.terms.tableau.next_draw(dealt)
            clauses = draw.clauses
            if draw.to is Side.PLAYER and player > 2:
                dealt = TwoHands(hands.player[:3], dealt.banker)
            elif draw.to is Side.BANKER and banker > 2:
                dealt = TwoHands(dealt.player, hands.banker[:3])
            else:
                raise Mismatch(line, coup.number, says, clauses)

    def _cutting_card(self, line: int, coup: CoupLine) -> None:
        if not coup.cutting_card:
            return
        if self.cutting_card_line:
            says = f"the cutting card came out before, in line {self.cutting_card_line}"
            raise Mismatch(line, coup.number, says)
        if coup.cutting_card > coup.drawn + len(coup.kept) + len(coup.discarded):
            raise Mismatch(line, coup.number, f"there is no card {coup.cutting_card} in a coup of {coup.drawn}")
        self.cutting_card_line = line

    def _count(self, line: int, coup: int, cards: Iterable[Card | None], out: int) -> None:
        """No more of one card, and no more cards, than the decks hold."""
        for card in cards:
            if card is None:
                continue
            self.seen[card] += 1
            if self.seen[card] > self.terms.decks:
                says = f"{card} comes for the {_ordinal(self.seen[card])} time, and {self.terms.decks} decks have "
                raise Mismatch(line, coup, f"{says}it {self.terms.decks} times", self.terms.pack)
        self.out += out
        if self.out > self.cards:
            says = f"{self.out} cards have left a shoe of {self.cards}"
            raise Mismatch(line, coup, says, self.terms.pack)


def _ordinal(number: int) -> str:
    ending = "th" if number // 10 % 10 == 1 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"
