"""What a stream of the log is: a table, a tournament, a promotion. Each says how it begins, decides and is written.

A stream is what its first entry says; one that is empty yet is what its id says. Whoever keeps, follows or verifies a
stream asks its kind, and knows none of them. Start at `StreamKind` and `kind_of_entry`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from croupier import __version__
from croupier.clauses import Reason, Refusal
from croupier.duties import Duty
from croupier.promotions import codec as promotion_codec
from croupier.promotions import records as p
from croupier.promotions.apply import apply as apply_to_promotion
from croupier.promotions.decide import decide as decide_at_promotion
from croupier.promotions.owing import open_promotion_duties
from croupier.promotions.state import Promotion
from croupier.promotions.upcast import PROMOTION_STEPS
from croupier.promotions.upcast import read_event as read_promotion_event
from croupier.rulebooks import Rulebook
from croupier.table import Command, Event, Instant, Table, name_of
from croupier.table import apply as apply_to_table
from croupier.table import decide as decide_at_table
from croupier.table.codec import COMMANDS, decode_command, decode_table, encode, encode_table
from croupier.table.machine import VIRTUAL, is_reserved, name_reserved, only_the_machines
from croupier.table.owing import open_duties
from croupier.table.records import ShoeEnded, TableClosed
from croupier.table.upcast import read_event, written_now
from croupier.tournament import codec as tournament_codec
from croupier.tournament import records as t
from croupier.tournament.apply import apply as apply_to_tournament
from croupier.tournament.decide import decide as decide_at_tournament
from croupier.tournament.owing import open_tournament_duties
from croupier.tournament.state import Tournament
from croupier.tournament.upcast import TOURNAMENT_STEPS
from croupier.tournament.upcast import read_event as read_tournament_event

_OPENING: Final = b'{"event":"'  # an event's name is written first


class StreamState(Protocol):
    """What every stream folds into."""

    @property
    def id(self) -> str: ...

    @property
    def version(self) -> int: ...

    @property
    def clock(self) -> Instant: ...


@dataclass(frozen=True)
class StreamKind:
    """Functions of one kind of stream. What state they take is the kind's own business, and nobody else's."""

    name: str
    prefix: str  # with which the ids of new ones begin
    begins: frozenset[str]  # names of the events that only a stream of this kind begins with; none: any other
    form: str  # of its snapshots: another version replays instead of reading this one's
    commands: frozenset[type[Command]]
    begin: Callable[[str], Any]
    decide: Callable[[Any, Command, Rulebook], tuple[Event, ...] | Refusal]
    apply: Callable[[Any, Event], Any]
    encode: Callable[[Command | Event], bytes]
    decode_command: Callable[[bytes], Command]
    read_event: Callable[[bytes], Event]  # an UnknownEvent where it is none of this kind
    written_now: Callable[[bytes], bytes]
    encode_state: Callable[[Any], bytes]
    decode_state: Callable[[bytes], Any]
    ends_something: Callable[[Iterable[Event]], str]  # why a head is signed after these events, if it is
    refused_on_a_floor: Callable[[Any, Command], Refusal | None]  # what the core allows and no floor does
    duties: Callable[[Any, Rulebook], tuple[Duty, ...]]  # what is owed in it now


def _table_ends_something(events: Iterable[Event]) -> str:
    for event in events:
        if isinstance(event, (ShoeEnded, TableClosed)):
            return "shoe-ended" if isinstance(event, ShoeEnded) else "table-closed"
    return ""


def _refused_on_a_floor(table: Table, command: Command) -> Refusal | None:
    """The machine alone deals a virtual shoe here, also where the table was opened before that was a rule of the core.

    A verification judges such a table by what was so when it opened; whoever gives commands today is not it.
    """
    virtual = table.unrevealed if table.setup is None else table.setup.shoe == VIRTUAL
    refusal = only_the_machines(command, name_of(type(command))) if virtual else None
    return refusal or name_reserved(command)


TABLE: Final = StreamKind(
    name="table",
    prefix="",
    begins=frozenset(),
    # the number grows when a table's shape changes between two releases: 4 has duties
    form=f"croupier {__version__} table/4",
    commands=frozenset(COMMANDS.values()),
    begin=lambda stream: Table(id=stream),
    decide=decide_at_table,
    apply=apply_to_table,
    encode=encode,
    decode_command=decode_command,
    read_event=read_event,
    written_now=written_now,
    encode_state=encode_table,
    decode_state=decode_table,
    ends_something=_table_ends_something,
    refused_on_a_floor=_refused_on_a_floor,
    duties=open_duties,
)

_ENDS: Final = (t.SessionRanked, t.PrizesAwarded, t.TournamentCancelled, t.TournamentClosed)


def _tournament_ends_something(events: Iterable[Event]) -> str:
    return next((name_of(type(event)) for event in events if isinstance(event, _ENDS)), "")


def _nobody_is_the_machine(_: Tournament, command: Command) -> Refusal | None:
    """Nobody enters under a name of the machine's: at a table it would be taken for the machine."""
    named = {t.Enter: "entrant", t.AddReserve: "entrant", t.Substitute: "substitute"}
    who = str(getattr(command, named.get(type(command), ""), ""))
    return Refusal(Reason.ID_RESERVED, (), {"patron": who}) if is_reserved(who) else None


TOURNAMENT: Final = StreamKind(
    name="tournament",
    prefix="tournament:",
    begins=frozenset({name_of(t.TournamentBegun)}),
    form=f"croupier {__version__} tournament/1",
    commands=frozenset(tournament_codec.TOURNAMENT_COMMANDS.values()),
    begin=lambda stream: Tournament(id=stream),
    decide=decide_at_tournament,
    apply=apply_to_tournament,
    encode=tournament_codec.encode,
    decode_command=tournament_codec.decode_command,
    read_event=read_tournament_event,
    written_now=lambda body: written_now(body, TOURNAMENT_STEPS),
    encode_state=tournament_codec.encode_tournament,
    decode_state=tournament_codec.decode_tournament,
    ends_something=_tournament_ends_something,
    refused_on_a_floor=_nobody_is_the_machine,
    duties=open_tournament_duties,
)

_PROMOTION_ENDS: Final = (p.PrizesDrawn, p.PromotionCancelled, p.PromotionClosed)


def _promotion_ends_something(events: Iterable[Event]) -> str:
    return next((name_of(type(event)) for event in events if isinstance(event, _PROMOTION_ENDS)), "")


def _no_machine_enters(_: Promotion, command: Command) -> Refusal | None:
    who = command.entrant if isinstance(command, p.EnterPromotion) else ""
    return Refusal(Reason.ID_RESERVED, (), {"patron": who}) if is_reserved(who) else None


PROMOTION: Final = StreamKind(
    name="promotion",
    prefix="promotion:",
    begins=frozenset({name_of(p.PromotionBegun)}),
    form=f"croupier {__version__} promotion/1",
    commands=frozenset(promotion_codec.PROMOTION_COMMANDS.values()),
    begin=lambda stream: Promotion(id=stream),
    decide=decide_at_promotion,
    apply=apply_to_promotion,
    encode=promotion_codec.encode,
    decode_command=promotion_codec.decode_command,
    read_event=read_promotion_event,
    written_now=lambda body: written_now(body, PROMOTION_STEPS),
    encode_state=promotion_codec.encode_promotion,
    decode_state=promotion_codec.decode_promotion,
    ends_something=_promotion_ends_something,
    refused_on_a_floor=_no_machine_enters,
    duties=open_promotion_duties,
)

KINDS: Final = (TABLE, TOURNAMENT, PROMOTION)


def kind_of_entry(body: bytes) -> StreamKind:
    """What a stream is whose first entry this is."""
    name = body[len(_OPENING) : body.find(b"/", len(_OPENING), 80)] if body.startswith(_OPENING) else b""
    return next((kind for kind in KINDS if name.decode(errors="replace") in kind.begins), TABLE)


def kind_of_id(id: str) -> StreamKind:
    """What a stream of this id becomes where nothing is in it yet."""
    return next((kind for kind in KINDS if kind.prefix and id.startswith(kind.prefix)), TABLE)


def kind_of_command(kind: type[Command]) -> StreamKind:
    return next((one for one in KINDS if kind in one.commands), TABLE)


def kind_of_form(form: str) -> StreamKind | None:
    """The kind whose snapshots of this version have this form."""
    return next((kind for kind in KINDS if kind.form == form), None)
