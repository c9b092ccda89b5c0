"""How patrons are called before those who need no names: other patrons, public displays, whoever has no session.

A patron is `alias:` and the alias they chose, else `place:` and the place where they sit, else `patron:`, nobody in
particular; to themselves they are who they are. Staff and inspectors never meet these names. What is told and shown is
made anew with them here, from records that know people by their ids. Start at `Called`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from croupier.clauses import Reason, Refusal
from croupier.languages import Message, Naming, Speaker
from croupier.languages.callings import ALIAS, PLACE, SOMEBODY, is_calling
from croupier.service.announcing import Announcement
from croupier.service.wire import RefusedReply, Reply, encode, refused
from croupier.table import Table
from croupier.table.machine import NAME as MACHINE
from croupier.table.views.records import ContestShown, CoupShown, HandShown, Seat, Shared, ShoeMeter, Turn
from croupier.words.events import naming, shown

ByPerson: TypeAlias = Mapping[str, str]
Calling: TypeAlias = Callable[[str], str]  # of an id, what others are told instead
Places: TypeAlias = Mapping[str, int]  # of patrons, where they sit; 0 for whoever stands

# the facts and fields that are people, in whatever is told, refused or asked; held to the catalogue by a test
PEOPLE_IN_FACTS: Final = {
    *(
        "actor",
        "agreed",
        "by",
        "dealer",
        "drawn_by",
        "instead",
        "keeper",
        "next",
        "nominee",
        "opener",
        "patron",
        "patrons",
    ),
    *("requested_by", "turn", "who"),
}
_TO_A_PERSON: Final = frozenset(("event-shoe-passed", "event-hand-delivered"))  # whose `to` is one too
# whose `by` is none: people or a machine, or what ended a run
BY_NO_PERSON: Final = frozenset(
    (
        *("event-cards-checked", "event-cards-shuffled"),
        *("row-in-a-row-ended", "row-run-broken", "row-ended-after", "row-ended-before-it-began"),
    )
)
_NO_PERSON: Final = frozenset(("", "-", "staff", "any-patron", "patron"))  # what else stands in their place

_ENGLISH: Final = Speaker()
_KEPT: Final = 4_096  # sentences that were said before
_said_before: dict[tuple[str, bytes], str] = {}
_GAP: Final = msgspec.Raw(b"\0")  # no byte of JSON


class KnownPeople(msgspec.Struct, frozen=True):
    """Names, for staff and for each their own; aliases, for everyone."""

    names: ByPerson = {}
    aliases: ByPerson = {}

    @property
    def naming(self) -> Naming:
        return naming(self.names)


def places_of(table: Table) -> Places:
    return {patron.id: patron.seat or 0 for patron in table.patrons.values()}


class Called:
    """How everyone is called when this person looks or listens; nobody in particular where it is the public."""

    def __init__(self, aliases: ByPerson, places: Places, me: str = "") -> None:
        self._aliases, self._places, self._me = aliases, places, me

    def __call__(self, person: str) -> str:
        if person in _NO_PERSON or person == self._me or person.startswith(MACHINE):
            return person
        if person in self._aliases:
            return ALIAS + self._aliases[person]
        place = self._places.get(person, 0)
        return f"{PLACE}{place}" if place else SOMEBODY

    def meant(self, called: str) -> str:
        """Whom someone means who says it as they were told it. Nobody is asked for by an id that was not told."""
        if not is_calling(called):
            return SOMEBODY if called != self._me and called in self._places else called
        return next((person for person in self._places if self(person) == called), SOMEBODY)


# --- what is told ----------------------------------------------------------------------------------


def people_in(told: Announcement) -> Iterator[str]:
    """Everyone whom an announcement names, in any of its forms."""
    for facts in (told.facts, told.openly.facts if told.openly else {}):
        found: list[str] = []

        def note(person: str, found: list[str] = found) -> str:
            found.append(person)
            return person

        _with_people(f"event-{told.event}", facts, note)
        yield from found


def _with_people(id: str, facts: Mapping[str, Any], call: Calling) -> dict[str, Any]:
    """The facts of a message with other words for the people in them."""
    return {name: _other(id, name, fact, call) for name, fact in facts.items()}


def _other(id: str, name: str, fact: Any, call: Calling) -> Any:
    if isinstance(fact, Message):
        return Message(fact.id, _with_people(fact.id, fact.facts, call))
    if isinstance(fact, tuple | list):
        return type(fact)(_other(id, name, one, call) for one in fact)
    return call(fact) if isinstance(fact, str) and _is_person(id, name) else fact


def _is_person(id: str, name: str) -> bool:
    if name == "by":
        return id not in BY_NO_PERSON
    return name in PEOPLE_IN_FACTS or (name == "to" and id in _TO_A_PERSON)


def told_openly(told: Announcement, called: Calling, me: str) -> Announcement:
    """An announcement as someone hears it who is told no names but their own."""
    id = f"event-{told.event}"
    facts = _with_people(id, told.facts, called)
    own = {me: told.people[me]} if me in told.people else {}
    text = _said(Message(id, facts), own) if own else _said_of_nobody(Message(id, facts))
    return msgspec.structs.replace(told, text=text, facts=facts, people=own, openly=None)


def told_anew(told: Announcement, name: Naming) -> Announcement:
    """An announcement for staff, with the names that people have now; its sentences are to be said again."""
    people = {person: called for person in set(people_in(told)) if (called := name(person)) != person}
    return msgspec.structs.replace(told, people=people)


def _said_of_nobody(message: Message) -> str:
    """A sentence in which nobody has a name: the same comes again, for whoever else is at the table and elsewhere."""
    key = message.id, encode(message.facts)
    found = _said_before.get(key)
    if found is None:
        if len(_said_before) >= _KEPT:
            _said_before.clear()
        found = _said_before[key] = _said(message, {})
    return found


def _said(message: Message, people: Mapping[str, str]) -> str:
    return _said_by(message, lambda person: people.get(person, person))


def _said_by(message: Message, name: Naming) -> str:
    return shown(_ENGLISH.calling(name).said(message))


# --- what is answered ------------------------------------------------------------------------------


def refused_with(reply: Reply, call: Calling) -> Reply:
    """An answer with other words for everyone in it whom `call` knows by an id, whatever the fact is called."""
    told = reply.refused
    if told is None:
        return reply
    facts = {name: _each(fact, call) for name, fact in told.facts.items()}
    return msgspec.structs.replace(reply, refused=refused(Refusal(Reason(told.reason), told.clauses, facts)))


def told_with(told: Announcement, call: Calling) -> Announcement:
    """An announcement likewise."""
    facts = {name: _each(fact, call) for name, fact in told.facts.items()}
    text = _said(Message(f"event-{told.event}", facts), {})
    return msgspec.structs.replace(told, text=text, facts=facts, people={}, openly=None)


def _each(fact: Any, call: Calling) -> Any:
    if isinstance(fact, Message):
        return Message(fact.id, {name: _each(one, call) for name, one in fact.facts.items()})
    if isinstance(fact, tuple | list):
        return type(fact)(_each(one, call) for one in fact)
    return call(fact) if isinstance(fact, str) else fact


def answered_openly(reply: Reply, called: Calling) -> Reply:
    """What someone is answered who is told no names but their own."""
    if reply.refused is None:
        return reply
    return msgspec.structs.replace(reply, refused=_refused_openly(reply.refused, called))


def _refused_openly(reply: RefusedReply, called: Calling) -> RefusedReply:
    facts = _with_people(f"refusal-{reply.reason}", reply.facts, called)
    return reply if facts == reply.facts else refused(Refusal(Reason(reply.reason), reply.clauses, facts))


def meant_by(facts: dict[str, Any], called: Called) -> dict[str, Any]:
    """The facts of a command with ids for the people in them, as the table knows them."""
    return _with_people("", facts, called.meant)


# --- what is shown ---------------------------------------------------------------------------------


def shown_openly(shared: Shared, called: Calling) -> Shared:
    """The part of a view that is the same for everyone, without anybody's id."""
    return msgspec.structs.replace(
        shared,
        shoe=shared.shoe and _shoe(shared.shoe, called),
        coup=shared.coup and _coup(shared.coup, called),
        seats=tuple(_seat(seat, called) for seat in shared.seats),
        turn=_turn(shared.turn, called),
        contest=shared.contest and _contest(shared.contest, called),
    )


def shown_to(me: str, openly: Shared, shared: Shared, called: Calling) -> Shared:
    """The same for somebody at the table, made of what everyone is shown: their own id is where `shared` has it."""
    seats = tuple([own if own.patron == me else told for own, told in zip(shared.seats, openly.seats, strict=True)])
    named = {part: _MADE[part](getattr(shared, part), called) for part in _naming(me, shared)}
    return msgspec.structs.replace(openly, seats=seats, **named)


def _naming(me: str, shared: Shared) -> Iterator[str]:
    """The parts that are not as the public sees them, beside the seats, since somebody is named there: mostly none."""
    if shared.shoe is not None and me in _in_shoe(shared.shoe):
        yield "shoe"
    if shared.coup is not None and me in (shared.coup.player.keeper, shared.coup.banker.keeper):
        yield "coup"
    if shared.contest is not None:
        yield "contest"
    if me in msgspec.structs.astuple(shared.turn):
        yield "turn"


class SharedBytes:
    """The same as it is sent: for everyone whom only a seat names it is the public's, with that seat in its place."""

    def __init__(self, shared: Shared, calling: Callable[[str], Calling]) -> None:
        """`calling`: how everyone is called when this person looks."""
        self._shared, self._calling = shared, calling
        self._openly = shown_openly(shared, calling(""))
        gap = msgspec.structs.replace(self._openly, seats=_GAP)
        self._before, _, self._after = encode(gap).partition(bytes(_GAP))
        self._seats = [encode(seat) for seat in self._openly.seats]

    def for_person(self, me: str) -> bytes:
        """Nobody in particular is the public."""
        shared, seats = self._shared, self._seats
        if not seats or (me and any(_naming(me, shared))):
            return encode(shown_to(me, self._openly, shared, self._calling(me)) if me else self._openly)
        if me:
            seats = [encode(own) if own.patron == me else told for own, told in zip(shared.seats, seats, strict=True)]
        return b"".join((self._before, b"[", b",".join(seats), b"]", self._after))


def _in_shoe(shoe: ShoeMeter) -> Iterator[str]:
    """Everyone whom the shoe names."""
    if shoe.holder is not None:
        yield from (shoe.holder.patron, shoe.holder.dealer)
    yield from (patron for patron, _ in shoe.contributions)
    yield from shoe.pages


def _contest(contest: ContestShown, called: Calling) -> ContestShown:
    entrants = (msgspec.structs.replace(one, patron=called(one.patron)) for one in contest.entrants)
    return msgspec.structs.replace(contest, entrants=tuple(entrants))


def _seat(seat: Seat, called: Calling) -> Seat:
    return msgspec.structs.replace(seat, patron=called(seat.patron)) if seat.patron else seat


def _turn(turn: Turn, called: Calling) -> Turn:
    return Turn(cut=called(turn.cut), player=called(turn.player), banker=called(turn.banker), shoe=called(turn.shoe))


def _coup(coup: CoupShown, called: Calling) -> CoupShown:
    return msgspec.structs.replace(coup, player=_hand(coup.player, called), banker=_hand(coup.banker, called))


def _hand(hand: HandShown, called: Calling) -> HandShown:
    return msgspec.structs.replace(hand, keeper=called(hand.keeper)) if hand.keeper else hand


def _shoe(shoe: ShoeMeter, called: Calling) -> ShoeMeter:
    holder = shoe.holder
    if holder is not None:
        holder = msgspec.structs.replace(holder, patron=called(holder.patron), dealer=called(holder.dealer))
    return msgspec.structs.replace(
        shoe,
        holder=holder,
        contributions=tuple((called(patron), words) for patron, words in shoe.contributions),
        pages=tuple(called(patron) for patron in shoe.pages),
    )


_MADE: Final[dict[str, Callable[[Any, Calling], Any]]] = {
    "shoe": _shoe,
    "coup": _coup,
    "contest": _contest,
    "turn": _turn,
}
