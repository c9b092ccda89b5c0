"""From a table's events to the transcripts of its shoes.

It follows the table as anyone may and judges nothing. Start at `shoes_of`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import UNSET
from msgspec.structs import replace

from croupier.cards import CARDS_IN_A_DECK, Card
from croupier.table import Event, Table, apply
from croupier.table import records as r
from croupier.table.results.state import KeptResult
from croupier.table.state import Dealt
from croupier.transcript.record import BurnLine, CoupLine, Hand, ShoeRecord
from croupier.transcript.scores import kept_as_result


def shoes_of(start: Table, events: Iterable[Event]) -> Iterator[ShoeRecord]:
    """Every shoe with a complete coup, from a table as it was before these events; the last one as far as it came.

    A coup may be void when its shoe is long over, so they are told when the last event is heard.
    """
    listener, later = ShoeListener(start), LateVoids()
    for event in events:
        later.records += listener.hear(event)
        later.hear(event)
    later.records += listener.pending()
    yield from later.records


class LateVoids:
    """Shoes that are over, and what is found of their coups afterwards."""

    def __init__(self, *records: ShoeRecord) -> None:
        self.records = list(records)
        self._slip = ""

    def hear(self, event: Event) -> None:
        match event:
            case r.RemedyOrdered(slip=slip):
                self._slip = slip
            case r.PastCoupVoided(coup=number, shoe=shoe) if shoe is not UNSET:
                self.records = [self._marked(one, number) if one.shoe == shoe else one for one in self.records]
            case _:
                pass

    def _marked(self, record: ShoeRecord, number: int) -> ShoeRecord:
        coups = (replace(one, void=self._slip) if one.number == number else one for one in record.coups)
        return replace(record, coups=tuple(coups))


class ShoeListener:
    def __init__(self, start: Table) -> None:
        self.table = start
        self._forget()

    def _forget(self) -> None:
        self._coups: list[tuple[int, CoupLine]] = []  # each with its number at the table
        self._slip = ""
        self._burn_omitted = False
        self._burned: tuple[Card, ...] = ()  # those that were seen
        self._first: Table | None = None  # as it was when the first coup was complete
        self._variation = ""
        self._ended = ""
        self._began()

    def _began(self) -> None:
        """Of the coup that is dealt now."""
        self._cutting_card = 0
        self._void = ""
        self._carried = 0
        self._kept: Hand = ()
        self._discarded: Hand = ()

    def hear(self, event: Event) -> Iterator[ShoeRecord]:
        """The shoe that is over because this event begins another, if it does."""
        before, self.table = self.table, apply(self.table, event)
        if self.table.shoe.number != before.shoe.number:
            yield from self.pending()
            self._forget()
        match event:
            case r.CardsBurned(first=first):
                self._burned = () if first is None else (first,)
            case r.BurnCardShown(card=card):
                self._burned = (card,)
            case r.BurnedCardsExposed(cards=cards):
                self._burned += cards
            case r.CardDrawn(cutting_card=True):
                self._cutting_card = before.coup.drawn + 1
            case r.IrregularityReported(cutting_card=True):
                self._cutting_card = before.coup.drawn + 1
            case r.ReportWithdrawn() if before.matter is not None and before.matter.cutting_card:
                self._cutting_card = 0
            case r.StrayCardsKept():
                self._kept += _faces(before.loose)
            case r.StrayCardsDiscarded():
                self._discarded += _faces(before.loose)
            case r.CarriedCardLaid():
                self._carried += 1
            case r.CoupRebuilt():
                self._began()
            case r.BurnOmitted():
                self._burn_omitted = True
            case r.RemedyOrdered(slip=slip):
                self._slip = slip
            case r.PastCoupVoided(coup=number, shoe=shoe) if shoe is UNSET:
                self._coups = [_voided(one, self._slip) if one[0] == number else one for one in self._coups]
            case r.CoupReopened(coup=number):
                self._goes_on(number)
            case r.CoupVoided(cause=cause):
                self._void = cause
            case r.ShoeEnded(why=why):
                self._ended = self._ended or why
            case r.TableClosed():
                self._ended = self._ended or "table-closed"
            case r.CoupCleared():
                self._complete(before)
            case r.ResultRecorded() | r.ResultCorrected() | r.ResultTakenBack() | r.ResultsEnded():
                self._without_cards(event, before)
            case _:
                pass

    def _goes_on(self, number: int) -> None:
        """A coup that was complete is open again: its line is written when it is complete anew."""
        line = next((line for one, line in self._coups if one == number), None)
        if line is None:
            return
        self._coups = [one for one in self._coups if one[0] != number]
        self._cutting_card, self._carried = line.cutting_card, line.carried
        self._kept, self._discarded, self._ended = line.kept, line.discarded, ""

    def _complete(self, before: Table) -> None:
        coup, setup = before.coup, before.setup
        assert setup is not None, "no coup is complete at a table that is closed"
        self._first = self._first or before
        changed = self._variation not in ("", setup.variation)
        self._variation = setup.variation
        line = CoupLine(
            number=before.shoe.coups + 1,
            player=_faces(coup.player),
            banker=_faces(coup.banker),
            last=before.shoe.last_called,
            dummy=coup.dummy,
            void=self._void,
            burned=coup.burned_before,
            cutting_card=self._cutting_card,
            variation=setup.variation if changed else "",
            carried=self._carried,
            kept=self._kept,
            discarded=self._discarded,
        )
        self._coups.append((coup.number, line))
        self._began()

    def _without_cards(self, event: Event, before: Table) -> None:
        match event:
            case r.ResultRecorded(result=result):
                self._recorded(before, result)
            case r.ResultCorrected(result=kept):
                right = _letters(kept)
                self._coups = [(n, replace(one, result=right) if n == kept.coup else one) for n, one in self._coups]
            case r.ResultTakenBack():
                del self._coups[-1]
            case r.ResultsEnded():
                self._ended = "results-ended"
            case _:
                pass

    def _recorded(self, before: Table, result: KeptResult) -> None:
        """A coup of which nobody recorded the cards."""
        setup = before.setup
        assert setup is not None, "no result is recorded at a table that is closed"
        self._first = self._first or before
        changed = self._variation not in ("", setup.variation)
        self._variation = setup.variation
        line = CoupLine(
            len(self._coups) + 1, (), (), variation=setup.variation if changed else "", result=_letters(result)
        )
        self._coups.append((result.coup, line))

    def pending(self) -> Iterator[ShoeRecord]:
        """The shoe as far as it came; nothing while no coup of it is complete."""
        first = self._first
        if first is None or first.setup is None or not self._coups:
            return
        shoe = first.shoe
        burned = shoe.burned and not self._burn_omitted
        burn = BurnLine(shoe.burn_form, shoe.burned, self._burned) if burned else None
        yield ShoeRecord(
            table=first.id,
            edition=first.edition,
            variation=first.setup.variation,
            decks=first.setup.decks if first.results_kept is not None else shoe.cards // CARDS_IN_A_DECK,
            shoe=shoe.number,
            commitment=shoe.commitment,
            seeded=shoe.seeded is True,
            without_cards=first.results_kept is not None,
            cut=shoe.cut_at,
            cutting_card=shoe.cutting_card_at,
            burn=burn,
            coups=tuple(line for _, line in self._coups),
            ended=self._ended,
        )


def _faces(cards: Iterable[Dealt]) -> Hand:
    return tuple(dealt.card for dealt in cards)


def _letters(result: KeptResult) -> str:
    return kept_as_result(result).text


def _voided(coup: tuple[int, CoupLine], slip: str) -> tuple[int, CoupLine]:
    """A coup that was found wrong when it was long complete."""
    return coup[0], replace(coup[1], void=slip)
