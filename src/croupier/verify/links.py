"""Tournaments held against the tables that they were played at: what one side recorded of the other must be there.

Neither reads the other, so that whoever carries facts over could carry wrong ones; the log has both sides. Start at
`LinkCheck.hear`, which is told of every event, and `LinkCheck.last`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from croupier.clauses import Clauses
from croupier.languages import Fact, Message
from croupier.money import Cents
from croupier.table import Event
from croupier.table import records as r
from croupier.tournament import records as t
from croupier.tournament.carrying import further_label
from croupier.verify.finding import Finding
from croupier.verify.recompute.named import named_kinds


class _At(NamedTuple):
    """A session of a tournament at a table."""

    tournament: str
    session: str
    table: str


class _Contest(NamedTuple):
    """As the table has it: where it began and ended, everyone's chips, who sat there to the end."""

    at: _At
    begun: int
    under: Clauses
    ended: int = 0
    counts: tuple[tuple[str, Cents], ...] = ()
    coups: int = 0
    playing: frozenset[str] = frozenset()
    broken: bool = False  # off, so that it says nothing of who stands where


class _Count(NamedTuple):
    """As the tournament has it."""

    at: _At
    place: int
    entry: int
    counts: tuple[tuple[str, Cents], ...]
    coups: int
    under: Clauses


class _Further(NamedTuple):
    """A turn of further coups, as the tournament has it."""

    tournament: str
    label: str
    place: int
    counts: tuple[tuple[str, Cents], ...]
    under: Clauses


class Linked:
    """The events of one stream that say something of another, at their places."""

    def __init__(self) -> None:
        self.events: list[tuple[Event, int]] = []

    def hear(self, event: Event, place: int) -> None:
        if type(event) in LINKING:
            self.events.append((event, place))


class LinkCheck:
    def __init__(self) -> None:
        self._contests: dict[str, list[_Contest]] = {}  # by table, in the order of its log
        self._counts: dict[_At, _Count] = {}
        self._further: list[_Further] = []
        self._ordered: dict[tuple[str, int], str] = {}  # what further coups that were ordered are called
        self._designated: set[tuple[str, str]] = set()

    def hear(self, stream: str, event: Event, place: int) -> None:
        """One of the events of one stream that link it to another."""
        match event:
            case r.ContestBegun():
                at = _At(event.tournament, event.session, stream)
                self._contests.setdefault(stream, []).append(_Contest(at, place, event.under))
            case r.EntrantSeated():
                self._sit(stream, event.patron, here=True)
            case r.SeatVacated():
                self._sit(stream, event.patron, here=False)
            case r.ContestEnded():
                now = self._contests[stream]
                now[-1] = now[-1]._replace(
                    ended=place,
                    broken=event.why == "cancelled",
                    counts=event.counts,
                    coups=event.coups,
                    under=event.under,
                )
            case t.TableDesignated():
                self._designated.add((stream, event.table))
            case t.PlayOffOrdered():
                self._ordered[stream, event.session] = further_label(event.session, event.turn)
            case t.PlayOffCounted():
                at = _At(stream, further_label(event.session, event.turn), event.table)
                self._counts[at] = _Count(at, place, event.entry, event.counts, event.coups, event.under)
            case t.PlayOffRecorded():
                before = sum(
                    one.tournament == stream and one.label.startswith(f"{event.session}.") for one in self._further
                )
                usual = further_label(event.session, before + 1)
                label = self._ordered.pop((stream, event.session), usual)
                self._further.append(_Further(stream, label, place, event.counts, event.under))
            case t.TableCounted() | t.CountCorrected():
                at = _At(stream, str(event.session), event.table)
                self._counts[at] = _Count(at, place, event.entry, event.counts, event.coups, event.under)

    def last(self, verified: Collection[str], there: Collection[str]) -> Iterator[Finding]:
        """What does not fit, between the streams that were gone through; `there` are all that the log has."""
        for contests in self._contests.values():
            for contest in contests:
                yield from self._of_contest(contest, verified, there)
        for count in self._counts.values():
            if count.at.table in verified or count.at.table not in there:
                yield from self._of_count(count)
        for further in self._further:
            yield from self._of_further(further)

    def _of_contest(self, contest: _Contest, verified: Collection[str], there: Collection[str]) -> Iterator[Finding]:
        tournament, _, table = contest.at
        if tournament not in there:
            yield self._broken(table, contest.begun, contest.under, "no-tournament", tournament=tournament)
        elif tournament in verified and (tournament, table) not in self._designated:
            yield self._broken(table, contest.begun, contest.under, "not-designated", tournament=tournament)

    def _of_count(self, count: _Count) -> Iterator[Finding]:
        """What a tournament recorded of a table; where it was keyed by hand there need be no contest."""
        tournament, session, table = count.at
        contests = self._contests.get(table, [])
        if count.entry:
            contest = next((one for one in contests if one.ended == count.entry), None)
        else:
            contest = next((one for one in reversed(contests) if one.at == count.at and one.ended), None)
        where = (tournament, count.place, count.under)
        if contest is None:
            if count.entry:
                yield self._broken(*where, "no-contest", table=table, entry=count.entry)
            return
        if contest.at != count.at:
            other = f"{contest.at.tournament} {contest.at.session}"
            yield self._broken(
                *where, "another-session", table=table, entry=contest.ended, session=session, other=other
            )
            return
        yield from self._compared(count, contest)

    def _of_further(self, further: _Further) -> Iterator[Finding]:
        """Further coups that were dealt at tables of this log have the chips that these counted."""
        said = dict(further.counts)
        for contest in (one for several in self._contests.values() for one in several):
            if (contest.at.tournament, contest.at.session) != (further.tournament, further.label) or contest.broken:
                continue
            where = (further.tournament, further.place, further.under)
            for name, right in contest.counts:
                if said.get(name, right) != right:
                    told: dict[str, Fact] = {"table": contest.at.table, "entry": contest.ended}
                    yield self._broken(*where, "other-chips", entrant=name, said=said[name], right=right, **told)

    def _compared(self, count: _Count, contest: _Contest) -> Iterator[Finding]:
        where = (count.at.tournament, count.place, count.under)
        told: dict[str, Fact] = {"table": count.at.table, "entry": contest.ended}
        said, right = dict(count.counts), dict(contest.counts)
        for name in sorted({*said, *contest.playing}):
            if name not in said:
                yield self._broken(*where, "not-counted", entrant=name, **told)
            elif name not in right:
                yield self._broken(*where, "not-there", entrant=name, **told)
            elif said[name] != right[name]:
                yield self._broken(*where, "other-chips", entrant=name, said=said[name], right=right[name], **told)
        if count.coups != contest.coups:
            yield self._broken(*where, "other-coups", said=count.coups, right=contest.coups, **told)

    def _sit(self, table: str, patron: str, *, here: bool) -> None:
        contests = self._contests.get(table)
        if contests:
            before = contests[-1].playing
            contests[-1] = contests[-1]._replace(playing=before | {patron} if here else before - {patron})

    def _broken(self, stream: str, place: int, under: Clauses, why: str, /, **facts: Fact) -> Finding:
        return Finding("link-broken", stream, place, Message(f"found-link-{why}", facts), under)


LINKING: Final = named_kinds(LinkCheck.hear, among=(r, t))
