"""Reading the part of a scenario that is about a tournament: what only a tournament has.

It judges no rule: what a book forbids is the tournament's answer. What lines about promotions have too is read by
`ShortStreamReading`. Start at `TournamentReading.own_orders`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, ClassVar, Final

from croupier.cards import quoted
from croupier.rulebooks import Rulebook
from croupier.scenario.lines import Line
from croupier.scenario.part_statements import ActLineOf
from croupier.scenario.short_stream_lines import PartIsAbout, ShortStreamReading
from croupier.scenario.suggestion import instead
from croupier.scenario.tournament_statements import (
    BallotLine,
    CountsFrom,
    DrawLine,
    EntrantHas,
    EntrantIs,
    EntrantPlaced,
    EntrantSits,
    EntrantsLine,
    EntrantWins,
    PoolIs,
    TermsFileLine,
    TournamentClaim,
    TournamentOrder,
    TournamentScript,
)
from croupier.scenario.values import ValueProblem, read_amount
from croupier.tournament.codec import TOURNAMENT_COMMANDS, TOURNAMENT_EVENTS
from croupier.tournament.state import EntrantStatus, Tournament
from croupier.tournament.terms.schema import TournamentTerms

_PLACE: Final = re.compile(r"[1-9][0-9]{0,3}")


class TournamentReading(ShortStreamReading[TournamentScript, TournamentOrder, TournamentClaim]):
    """One tournament while its lines are read."""

    about: ClassVar = PartIsAbout(
        name="tournament",
        state=Tournament,
        commands=TOURNAMENT_COMMANDS,
        events=TOURNAMENT_EVENTS,
        terms=TournamentTerms,
        enter="enter",
        behind_names="paid",
        people=("entrant", "substitute", "reserve"),
        keywords=("book", "terms", "entrant", "entrants", "counts", "ballot", "draw", "step", "as", "clock", "check"),
        possible=(
            "`entrant E1 qualified`, `E1 has 4200`, `E1 sits at T1/3`, `E1 place 3`, `E1 wins 1944`, "
            "`E1 wins nothing`, `pool 4320`, an event such as `session-ranked session=1`, or `state key=value`"
        ),
        terms_example="cup.toml",
        book_example="book crown-sydney",
        actor_example="Kim:tournament-director",
        actors="person:rank, a rank, `director` or an entrant",
        enter_example="entrants E1..E24 paid 200",
    )

    def own_orders(self) -> dict[str, Callable[[Line], None]]:
        return {"counts": self._counts, "ballot": self._ballot, "draw": self._draw}

    def made(
        self, name: str, line: int, book: Rulebook, acts: tuple[ActLineOf[TournamentOrder, TournamentClaim], ...]
    ) -> TournamentScript:
        return TournamentScript(name, line, book, acts)

    # --- what is done ----------------------------------------------------------------------------

    def terms_line(self, terms: TournamentTerms) -> TermsFileLine:
        return TermsFileLine(terms)

    def entry(self, words: list[str]) -> list[str]:
        """`entrants E1..E24 paid 200`, and further facts of `enter`: `entrant E25 paid 200 staff=yes`."""
        match words:
            case ["paid", amount, *more]:
                return [f"paid={amount}", *more]
            case ["paid"]:
                raise ValueProblem(f"say what they paid, such as `{self.about.enter_example}`")
        return words

    def entries(self, names: tuple[str, ...], facts: dict[str, Any]) -> EntrantsLine:
        return EntrantsLine(names, facts)

    def _counts(self, line: Line) -> None:
        if len(line.words) < 3 or line.words[1] != "from":
            raise ValueProblem("write the table that was counted, such as `counts from T1`")
        self.add(line, CountsFrom(" ".join(line.words[2:])))

    def _ballot(self, line: Line) -> None:
        match line.words[1:]:
            case ("seed", seed) if _PLACE.fullmatch(seed):
                self.add(line, BallotLine(int(seed)))
            case _:
                raise ValueProblem("write which tape is committed to, such as `ballot seed 7`")

    def _draw(self, line: Line) -> None:
        """`draw session 1 word luck by E1`, and the tables where not all of them are used: `at T1 T2`."""
        match line.words[1:]:
            case ("session", number, "word", word, "by", by) if _PLACE.fullmatch(number):
                self.add(line, DrawLine(int(number), word, by))
            case ("session", number, "word", word, "by", by, "at", *tables) if _PLACE.fullmatch(number):
                self.add(line, DrawLine(int(number), word, by, tuple(tables)))
            case _:
                raise ValueProblem("write `draw session 1 word luck by E1`, and `at T1 T2` where not all tables play")

    # --- what is expected ------------------------------------------------------------------------

    def expected_here(self, words: tuple[str, ...], text: str) -> TournamentClaim | None:
        match words:
            case ("entrant", name, *rest) if rest:
                return self._of_entrant(name, tuple(rest), text)
            case ("pool", amount):
                return PoolIs(read_amount(amount))
            case ("state", *_):
                return None
            case (name, *rest) if name in self.entrants and rest:
                return self._of_entrant(name, tuple(rest), text)
        return None

    def _of_entrant(self, name: str, words: tuple[str, ...], text: str) -> TournamentClaim:
        if name not in self.entrants:
            raise ValueProblem(f"nobody called {quoted(name)} entered: {instead(name, self.entrants)}")
        match words:
            case ("is", status) | (status,) if status in list(EntrantStatus):
                return EntrantIs(name, EntrantStatus(status))
            case ("has", amount):
                return EntrantHas(name, read_amount(amount))
            case ("sits", "at", where):
                table, slash, seat = where.rpartition("/")
                if slash and _PLACE.fullmatch(seat):
                    return EntrantSits(name, table, int(seat))
                return EntrantSits(name, where, None)
            case ("place" | "placed", place) if _PLACE.fullmatch(place):
                return EntrantPlaced(name, int(place))
            case ("wins", "nothing"):
                return EntrantWins(name, 0)
            case ("wins", amount):
                return EntrantWins(name, read_amount(amount))
        known = ", ".join(EntrantStatus)
        raise ValueProblem(
            f"{quoted(text.strip())} is not understood: an entrant is {known}; else write {self.about.possible}"
        )
