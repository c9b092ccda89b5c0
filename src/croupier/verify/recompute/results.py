"""Results recorded without cards, heard a second time: counted, numbered and corrected as the events say.

There are no cards to deal again; what can be said is that every coup has its number, that what was corrected or taken
back is what was recorded, and that nothing of cards or wagers happened meanwhile. Start at `SecondResults.hear`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from croupier.table import records as r
from croupier.table.state import KeptResult
from croupier.verify.recompute.difference import Found, phrase
from croupier.verify.recompute.named import named_kinds

_CARDS_IN_A_DECK = 52
_LEAST = 4  # cards of a coup
# what cannot happen where nobody deals and nobody wagers
_DEALT = (r.WagerPlaced, r.CardDrawn, r.CarriedCardLaid, r.ResultAnnounced, r.CoupSettled, r.CoupCleared, r.BoughtIn)


class SecondResults:
    def __init__(self) -> None:
        self.on = False
        self._decks = 0
        self._next = 1  # the number of the next coup
        self._known: list[tuple[object, ...]] = []

    def hear(self, event: r.Event, *, partial: bool) -> Iterable[Found]:
        found = list(self._heard(event))
        return () if partial else found

    def _heard(self, event: r.Event) -> Iterable[Found]:
        match event:
            case r.TableOpened():
                self.on, self._decks, self._next = event.setup.results_only is True, event.setup.decks, 1
                self._known = []
            case r.CoupCleared():
                self._next += 1
            case r.CoupReopened() if event.coup < self._next:
                self._next = event.coup
            case r.ResultsOnlyKept():
                self.on, self._known = event.on, []
            case r.ResultsBegun():
                self._known = []
            case r.ResultRecorded():
                yield from self._recorded(event)
            case r.ResultCorrected():
                yield from self._corrected(event)
            case r.ResultTakenBack():
                yield from self._taken_back(event)
            case r.ResultsEnded() if event.coups != len(self._known):
                yield Found("wrong-result", str(event.coups), str(len(self._known)))
            case _:
                pass
        if isinstance(event, _DEALT if self.on else r.ResultRecorded):
            yield Found("dealt-without-cards", "", "")

    def _recorded(self, event: r.ResultRecorded) -> Iterable[Found]:
        if event.result.coup != self._next:
            yield Found("wrong-result", str(event.result.coup), str(self._next))
        self._next = event.result.coup + 1
        self._known.append(_told(event.result))
        most = self._decks * _CARDS_IN_A_DECK // _LEAST
        if len(self._known) > most:
            yield Found("wrong-result", str(len(self._known)), str(most))

    def _corrected(self, event: r.ResultCorrected) -> Iterable[Found]:
        was, now = _told(event.was), _told(event.result)
        if was not in self._known or was[0] != now[0]:
            yield Found("wrong-result", _line(was), self._line_of(was[0]))
        self._known = [now if one[0] == now[0] else one for one in self._known]

    def _taken_back(self, event: r.ResultTakenBack) -> Iterable[Found]:
        was = _told(event.was)
        if self._known[-1:] != [was]:
            yield Found("wrong-result", _line(was), _line(self._known[-1]) if self._known else phrase("none"))
        self._known = self._known[:-1]
        self._next = event.was.coup

    def _line_of(self, coup: object) -> str:
        return next((_line(one) for one in self._known if one[0] == coup), "")


RESULTS: Final = named_kinds(SecondResults._heard) - set(_DEALT) | {r.CoupCleared}


def _told(result: KeptResult) -> tuple[object, ...]:
    return result.coup, result.winner.value, result.player_pair, result.banker_pair, result.natural


def _line(result: tuple[object, ...]) -> str:
    return " ".join(map(str, result))
