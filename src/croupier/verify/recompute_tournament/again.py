"""One tournament's log heard event by event: ballots drawn again, money summed up, places and prizes worked out.

After a difference it goes on from what the event said, so that one fault is told once. Start at
`TournamentAgain.hear`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any, Final

from croupier.clauses import Silent
from croupier.money import Cents
from croupier.rulebooks import Rulebook
from croupier.table.events import Event
from croupier.tournament import records as r
from croupier.tournament.state import Tournament
from croupier.tournament.terms.schema import Round, TournamentTerms
from croupier.verify.recompute.difference import Difference, Found, phrase
from croupier.verify.recompute_tournament import ranking
from croupier.verify.recompute_tournament.drawing import order, seal
from croupier.verify.recompute_tournament.money import TournamentMoney, entry_price
from croupier.verify.recompute_tournament.person import FollowedEntrant, Score
from croupier.verify.recompute_tournament.prizes import prizes_again

_OUT: Final = ("forfeits-session", "forfeits-entry", "disqualified")
# after these the sums are held against the tournament's own ledger
_SETTLES: Final = (
    r.EntriesClosed,
    r.SessionRanked,
    r.PrizesAwarded,
    r.HeldPrizePaid,
    r.TournamentCancelled,
    r.TournamentClosed,
)


class TournamentAgain:
    """A second opinion on one tournament. `book_of` finds the book of an edition, as its beginning names it."""

    def __init__(self, tournament: str, book_of: Callable[[str], Rulebook | None]) -> None:
        self._id = tournament
        self._book_of = book_of
        self._book: Rulebook | None = None
        self._heard = 0
        self._editions: dict[int, TournamentTerms] = {}
        self._terms: TournamentTerms | None = None
        self._people: dict[str, FollowedEntrant] = {}
        self._before: dict[str, dict[str, FollowedEntrant | None]] = {}  # by command: those it changed, as they were
        self._money = TournamentMoney()
        self._commitment = ""
        self._rounds: dict[int, int] = {}  # of each session
        self._chances: dict[int, int] = {}  # of a repechage: how many go on
        self._further: dict[int, list[dict[str, Cents]]] = {}  # coups after a session; 0 for those at the end
        self._chosen: dict[int, tuple[str, ...]] = {}  # who plays in it
        self._by_hand: dict[int, dict[str, Fraction]] = {}  # points of sessions of other games
        self._last_table: dict[str, str] = {}  # at which each played last
        self._places: dict[str, int] = {}
        self._on: dict[type[Event], Callable[[Any], Iterable[Found] | None]] = {
            r.TournamentBegun: self._begun,
            r.TermsWritten: self._written,
            r.TermsPublished: self._published,
            r.EntrantEntered: self._entered,
            r.ReserveAdded: self._reserve,
            r.EntrantSubstituted: self._substituted,
            r.EntrantWithdrew: self._withdrew,
            r.DueBack: self._due_back,
            r.BallotCommitted: self._committed,
            r.BallotDrawn: self._drawn,
            r.SeatOffered: self._offered,
            r.AbsenceRecorded: self._consequence,
            r.PenaltyGiven: self._consequence,
            r.PhoneRecorded: self._consequence,
            r.EntrantDisqualified: self._gone,
            r.EntrantRetired: self._retired,
            r.EntrantEliminated: self._eliminated,
            r.SessionScheduled: self._scheduled,
            r.RepechageOrdered: self._second_chance,
            r.TableCounted: self._counted,
            r.CountCorrected: self._counted,
            r.PointsRecorded: self._points,
            r.PlayOffRecorded: self._played_off,
            r.SessionRanked: self._session_ranked,
            r.RoundDecided: self._round_decided,
            r.BoughtBack: self._bought_back,
            r.BoughtAgain: self._bought,
            r.AddedOn: self._bought,
            r.FinalRanked: self._final_ranked,
            r.PrizesAwarded: self._awarded,
            r.PrizePaid: self._handed_over,
            r.HeldPrizePaid: self._held_paid,
            r.RefundPaid: self._handed_over,
            r.ChipsCashed: self._handed_over,
            r.ActUndone: self._undone,
        }

    def hear(self, event: Event, state: Tournament) -> tuple[Difference, ...]:
        """Take in the next event of the log, and the tournament that it makes; what is wrong with it."""
        self._heard += 1
        act = self._on.get(type(event))
        found = [*((act(event) or ()) if act else ()), *self._money.sound(event)]
        if isinstance(event, _SETTLES):
            found += self._ledger(event, state)
        name = str(type(event).__struct_config__.tag).partition("/")[0]
        return tuple(
            Difference(one.what, self._id, name, self._heard, one.said, one.recomputed, one.clauses, one.facts)
            for one in found
        )

    def _ledger(self, event: Event, state: Tournament) -> Iterator[Found]:
        mine = self._money.balances()
        theirs = {
            (account.place.value, account.patron): held for account, held in state.ledger.balances.items() if held
        }
        for where, who in sorted({*mine, *theirs}):
            said, right = theirs.get((where, who), 0), mine.get((where, who), 0)
            if said != right:
                about = {"in": where} | ({"patron": who} if who else {})
                yield Found("wrong-balance", str(said), str(right), event.under, dict(about))

    def _is(self, event: Event, name: str, **changes: Any) -> None:
        """Something is otherwise of one person from now on."""
        before = self._people.get(name)
        self._before.setdefault(event.made.command, {}).setdefault(name, before)
        self._people[name] = replace(before or FollowedEntrant(0), **changes)

    # --- terms and entries -----------------------------------------------------------------------

    def _begun(self, event: r.TournamentBegun) -> Iterator[Found]:
        self._book = self._book_of(event.edition)
        if self._book is None:
            yield Found("unknown-edition", event.edition, "")

    def _written(self, event: r.TermsWritten) -> None:
        self._editions[event.number] = event.terms

    def _published(self, event: r.TermsPublished) -> None:
        self._terms = self._editions.get(event.number)

    def _entered(self, event: r.EntrantEntered) -> Iterator[Found]:
        before = self._people.get(event.entrant, FollowedEntrant(0))
        yield from self._money.paid(event, event.entrant, entry_price(self._terms) if self._terms else None)
        person = FollowedEntrant(event.number, event.staff)
        parts = (before.pool + event.into_pool, before.commission + event.commission, before.held + event.for_chips)
        changes = {name: getattr(person, name) for name in ("number", "staff", "plays", "ranked", "round")}
        self._is(event, event.entrant, **changes, **dict(zip(("pool", "commission", "held"), parts, strict=True)))

    def _reserve(self, event: r.ReserveAdded) -> None:
        self._is(event, event.entrant, number=event.number, staff=event.staff, plays=False, ranked=False)

    def _substituted(self, event: r.EntrantSubstituted) -> None:
        gone = self._people[event.entrant]
        own = self._people.get(event.substitute)
        had: dict[str, Any] = {name: getattr(own, name) if own else 0 for name in ("pool", "commission", "held")}
        instead = replace(gone, number=event.number, staff=event.staff, **had)
        self._before.setdefault(event.made.command, {}).setdefault(event.substitute, own)
        self._people[event.substitute] = instead
        self._is(event, event.entrant, plays=False, ranked=False, session=0, table="", scores=(), chips=0)

    def _withdrew(self, event: r.EntrantWithdrew) -> Iterator[Found]:
        yield from self._given_back(event, event.refund)
        self._is(event, event.entrant, plays=False, ranked=False)

    def _due_back(self, event: r.DueBack) -> Iterator[Found]:
        yield from self._given_back(event, event.amount)

    def _given_back(self, event: r.EntrantWithdrew | r.DueBack, amount: Cents) -> Iterator[Found]:
        person = self._people[event.entrant]
        yield from self._money.owed_back(event, amount, person)
        left = {"pool": person.pool - event.from_pool, "commission": person.commission - event.from_commission}
        self._is(event, event.entrant, **left, held=person.held - event.from_chips)

    def _undone(self, event: r.ActUndone) -> None:
        self._money.undo(event.act)
        for name, person in self._before.pop(event.act, {}).items():
            if person is None:
                self._people.pop(name, None)
            else:
                self._people[name] = person

    # --- seats -----------------------------------------------------------------------------------

    def _committed(self, event: r.BallotCommitted) -> None:
        self._commitment = event.commitment

    def _drawn(self, event: r.BallotDrawn) -> Iterator[Found]:
        sealed = seal(event.tape, event.salt, self._id)
        if sealed != self._commitment:
            yield Found("ballot-not-as-committed", sealed[:16], self._commitment[:16], event.under)
        self._commitment = event.tape  # each tape is what the next one seals to
        right = order(event.names, self._id, event.draw, event.tape, event.salt, event.by, event.word)
        seated = [one.entrant for one in event.seats]
        if [*seated, *event.waiting] != right:
            yield Found("wrong-ballot", ",".join(seated), ",".join(right[: len(seated)]), event.under)
        if missing := sorted(set(event.names) ^ self._waiting_for(event.session)):
            yield Found("wrong-field", ",".join(event.names), ",".join(missing), event.under)
        for one, bank in zip(event.seats, event.banks, strict=True):
            yield from self._bank(event, one.entrant, bank)
            self._is(event, one.entrant, session=event.session, table=one.table, chips=bank, coup=0, plays=True)

    def _bank(self, event: r.BallotDrawn, name: str, bank: Cents) -> Iterator[Found]:
        """Everyone starts with the same, or with what they brought from the round before."""
        if self._terms is None:
            return
        number = self._rounds.get(event.session, 1)
        carried = self._round(number).bank == "carried" and number > 1 and event.session not in self._chances
        right = self._people[name].chips if carried else self._terms.format.bank
        if bank != right:
            yield Found("wrong-bank", str(bank), str(right), event.under, {"patron": name})

    def _waiting_for(self, session: int) -> set[str]:
        """Who has yet to play in a session's round."""
        if session in self._chances:
            return set(self._chosen[session])
        number = self._rounds.get(session, 1)
        return {
            name
            for name, one in self._people.items()
            if one.plays
            and not one.session
            and one.round == number
            and not any(score.round == number for score in one.scores)
        }

    def _offered(self, event: r.SeatOffered) -> Iterator[Found]:
        yield from self._money.paid(event, event.reserve, entry_price(self._terms) if self._terms else None)
        before = self._people[event.reserve]
        parts = {"pool": before.pool + event.into_pool, "commission": before.commission + event.commission}
        parts["held"] = before.held + event.for_chips
        seat = {"session": event.session, "table": event.table, "chips": event.bank, "coup": 0}
        self._is(event, event.reserve, plays=True, ranked=True, **seat, **parts)
        self._is(event, event.entrant, plays=False, ranked=False, session=0, table="")

    def _consequence(self, event: r.AbsenceRecorded | r.PenaltyGiven | r.PhoneRecorded) -> None:
        if event.consequence in _OUT:
            out = event.consequence == "forfeits-session"  # the place stays theirs
            self._is(event, event.entrant, plays=False, ranked=out, session=0, table="")

    def _gone(self, event: r.EntrantDisqualified) -> None:
        self._is(event, event.entrant, plays=False, ranked=False, session=0, table="")

    def _retired(self, event: r.EntrantRetired) -> None:
        if event.disposition == "placed-by-chips":
            self._is(event, event.entrant, plays=False, chips=event.chips)
        else:
            self._is(event, event.entrant, plays=False, ranked=False, session=0, table="", chips=0)

    def _eliminated(self, event: r.EntrantEliminated) -> None:
        self._is(event, event.entrant, plays=False, coup=event.coup, chips=0)

    # --- sessions --------------------------------------------------------------------------------

    def _scheduled(self, event: r.SessionScheduled) -> None:
        self._rounds[event.session] = event.round

    def _second_chance(self, event: r.RepechageOrdered) -> None:
        self._rounds[event.session] = event.round
        self._chances[event.session] = event.number
        self._chosen[event.session] = event.players

    def _counted(self, event: r.TableCounted | r.CountCorrected) -> None:
        for name, chips in event.counts:
            self._is(event, name, chips=chips)

    def _points(self, event: r.PointsRecorded) -> None:
        self._by_hand[event.session] = {name: Fraction(*worth) for name, worth in event.points}

    def _played_off(self, event: r.PlayOffRecorded) -> None:
        self._further.setdefault(event.session, []).append(dict(event.counts))

    def _extra(self, name: str, *sessions: int) -> tuple[Cents, ...]:
        turns = (turn for session in sessions for turn in self._further.get(session, ()))
        return tuple(turn[name] for turn in turns if name in turn)

    def _round(self, number: int) -> Round:
        assert self._terms is not None
        return self._terms.format.round[number - 1]

    def _session_ranked(self, event: r.SessionRanked) -> Iterator[Found]:
        said = {one.entrant: one for one in event.placings}
        merits, points = self._merits_of(event)
        if set(said) != set(merits):
            yield Found("wrong-field", ",".join(sorted(said)), ",".join(sorted(merits)), event.under)
        tables = {name: self._people[name].table for name in said}
        for name, one in said.items():
            rivals = {other: merit for other, merit in merits.items() if tables.get(other) == tables[name]}
            if name not in rivals:
                continue
            right = ranking.place_of(name, rivals)
            chips = 0 if self._people[name].coup or event.session in self._by_hand else self._people[name].chips
            about = {"patron": name}
            if one.place != right:
                yield Found("wrong-place", str(one.place), str(right), event.under, dict(about))
            if one.chips != chips:
                yield Found("wrong-chips", str(one.chips), str(chips), event.under, dict(about))
            worth = points.get(name, Fraction(0))
            if Fraction(*one.points) != worth:
                yield Found("wrong-points", str(Fraction(*one.points)), str(worth), event.under, dict(about))
        self._take_scores(event)

    def _merits_of(self, event: r.SessionRanked) -> tuple[dict[str, ranking.Achieved], dict[str, Fraction]]:
        by_hand = self._by_hand.get(event.session)
        if by_hand is not None:
            return {name: ranking.by_points(worth, ()) for name, worth in by_hand.items()}, by_hand
        here = {name: one for name, one in self._people.items() if one.session == event.session}
        merits = {
            name: ranking.by_chips(event.round, one.lasted, one.chips, one.coup, self._extra(name, event.session))
            for name, one in here.items()
        }
        worth = self._round(event.round).points if self._terms else ()
        shared: dict[str, Fraction] = {}
        for table in {one.table for one in here.values()} if worth else ():
            rivals = {name: merit for name, merit in merits.items() if here[name].table == table}
            shared |= ranking.points_of(rivals, worth)
        return merits, shared

    def _take_scores(self, event: r.SessionRanked) -> None:
        """What the event said is so from here on."""
        for one in event.placings:
            person = self._people[one.entrant]
            score = Score(event.session, event.round, one.chips, one.coup, Fraction(*one.points))
            scores = (*person.scores, score)
            self._is(event, one.entrant, session=0, table="", coup=0, scores=scores, chips=one.chips)
            self._last_table[one.entrant] = person.table

    def _round_decided(self, event: r.RoundDecided) -> Iterator[Found]:
        right = self._who_goes_on(event)
        if right is None:
            yield Found("equals-not-parted", ",".join(event.qualified), phrase("nobody"), event.under)
        elif right != set(event.qualified):
            yield Found("wrong-qualified", ",".join(event.qualified), ",".join(sorted(right)), event.under)
        for name in event.qualified:
            self._is(event, name, plays=True, round=event.to)
        for name in event.eliminated:
            self._is(event, name, plays=False)

    def _who_goes_on(self, event: r.RoundDecided) -> set[str] | None:
        progress = self._round(event.round).progress
        played = {
            name: one.scores[-1]
            for name, one in self._people.items()
            if one.scores and one.scores[-1].round == event.round
        }
        if event.session in self._chances:
            merits = self._able(played, event, lambda name, score: score.session == event.session)
            return ranking.best(merits, self._chances[event.session])
        number = max(progress.number, 1)
        if progress.by == "top-of-table":
            through: set[str] = set()
            merits = self._able(played, event, lambda name, score: score.session == event.session)
            for table in {self._last_table[name] for name in merits}:
                rivals = {name: merit for name, merit in merits.items() if self._last_table[name] == table}
                best = ranking.best(rivals, number)
                if best is None:
                    return None
                through |= best
            return through
        playing = {name: score for name, score in played.items() if self._in_round(name, event.round)}
        if progress.by == "all":
            return set(playing)
        if progress.by == "points":
            further = [session for session, one in self._rounds.items() if one == event.round]
            points = {
                name: ranking.by_points(self._people[name].points, self._extra(name, *further)) for name in playing
            }
            return ranking.best(points, number)
        return ranking.best(self._able(playing, event, lambda name, score: True), number)

    def _in_round(self, name: str, number: int) -> bool:
        one = self._people[name]
        return one.plays and one.round == number

    def _able(
        self, played: dict[str, Score], event: r.RoundDecided, wanted: Callable[[str, Score], bool]
    ) -> dict[str, ranking.Achieved]:
        """Those who have chips left, and may go on."""
        sessions = [number for number, one in self._rounds.items() if one == event.round]
        chance = event.session in self._chances
        sessions = [one for one in sessions if (one in self._chances) == chance] if not chance else [event.session]
        return {
            name: ranking.by_chips(score.round, score.coup == 0, score.chips, score.coup, self._extra(name, *sessions))
            for name, score in played.items()
            if score.chips > 0 and self._people[name].plays and wanted(name, score)
        }

    # --- chips that are bought later -------------------------------------------------------------

    def _bought_back(self, event: r.BoughtBack) -> Iterator[Found]:
        yield from self._bought(event)
        self._is(event, event.entrant, plays=True, round=event.round, chips=event.chips)

    def _bought(self, event: r.BoughtBack | r.BoughtAgain | r.AddedOn) -> Iterator[Found]:
        yield from self._money.paid(event, event.entrant, None)
        one = self._people[event.entrant]
        parts = {"pool": one.pool + event.into_pool, "commission": one.commission + event.commission}
        self._is(event, event.entrant, **parts, held=one.held + event.for_chips)

    # --- the end ---------------------------------------------------------------------------------

    def _final_ranked(self, event: r.FinalRanked) -> Iterator[Found]:
        merits = {name: self._final_merit(name, one) for name, one in self._people.items() if one.ranked}
        self._places = {one.entrant: one.place for one in event.placings}
        if set(self._places) != set(merits):
            yield Found("wrong-field", ",".join(sorted(self._places)), ",".join(sorted(merits)), event.under)
            return
        for name, right in ranking.places_of(merits).items():
            if self._places[name] != right:
                yield Found("wrong-place", str(self._places[name]), str(right), event.under, {"patron": name})

    def _final_merit(self, name: str, one: FollowedEntrant) -> ranking.Achieved:
        last = self._extra(name, 0)
        if self._terms is not None and self._terms.winners.by == "points":
            return ranking.by_points(one.points, last)
        if not one.scores:
            return ranking.by_chips(0, False, 0, 0, last)
        score = one.scores[-1]
        sessions = [number for number, round in self._rounds.items() if round == score.round]
        extra = self._extra(name, *(one for one in sessions if one not in self._chances))
        return ranking.by_chips(score.round, score.coup == 0, score.chips, score.coup, (*extra, *last))

    def _never_wins(self, name: str) -> bool:
        """Staff, where the book has a rule on them."""
        chapter = None if self._book is None else self._book.tournament
        if chapter is None or isinstance(chapter, Silent) or isinstance(chapter.entry.staff, Silent):
            return False
        return self._people[name].staff

    def _awarded(self, event: r.PrizesAwarded) -> Iterator[Found]:
        yield from self._money.awarded(event)
        terms, book = self._editions.get(event.terms), self._book
        if terms is None or book is None or isinstance(book.tournament, Silent):
            return
        chapter = book.tournament
        staff = {name for name in self._places if self._never_wins(name)}
        if staff != set(event.passed_over):
            said, right = (",".join(sorted(one)) for one in (event.passed_over, staff))
            yield Found("wrong-passed-over", said, right, event.under)
        able = {name: place for name, place in self._places.items() if name not in staff}
        entered = {name: self._people[name].number for name in able}
        whole = not isinstance(chapter.money.whole_pool, Silent)
        right_prizes = prizes_again(terms.prizes, able, entered, event.pool + event.held, whole=whole)
        said_prizes = {prize.entrant: prize.amount for prize in event.prizes if prize.amount}
        for name in sorted({*right_prizes, *said_prizes}):
            given, due = said_prizes.get(name, 0), right_prizes.get(name, 0)
            if given != due:
                yield Found("wrong-prize", str(given), str(due), event.under, {"patron": name})

    def _held_paid(self, event: r.HeldPrizePaid) -> Iterator[Found]:
        """To someone with a place who may win a prize; the pool tells whether there was so much."""
        right = self._places.get(event.entrant, 0)
        if event.place != right:
            yield Found("wrong-place", str(event.place), str(right), event.under, {"patron": event.entrant})
        if self._never_wins(event.entrant):
            yield Found("wrong-prize", str(event.amount), "0", event.under, {"patron": event.entrant})
        self._money.held_paid(event)

    def _handed_over(self, event: r.PrizePaid | r.RefundPaid | r.ChipsCashed) -> None:
        self._money.handed_over(event)
