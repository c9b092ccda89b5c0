"""A session of a tournament at the table, which is called a contest: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType, structs

from croupier.coup import Winner
from croupier.money import Cents
from croupier.table.commands import Command
from croupier.table.contest.state import ContestTerms
from croupier.table.events import Event, Hears
from croupier.table.state import NOBODY, Down

EntryOf: TypeAlias = Literal["entry", "buy-back", "substitution"]
Vacating: TypeAlias = Literal["eliminated", "disqualified", "retired", "substituted", "absent"]
Pausing: TypeAlias = Literal["director-absent", "break", "direction"]
SessionEnd: TypeAlias = Literal[
    "complete", "one-left", "nobody-can-wager", "progress-known", "chips-to-cash", "cancelled"
]
ChipsMoved: TypeAlias = Literal["re-buy", "add-on", "buy-back", "penalty"]
Holdings: TypeAlias = tuple[tuple[str, Cents], ...]  # entrants and their chips

# --- commands ------------------------------------------------------------------------------------


class BeginContest(Command, frozen=True, tag="begin-contest"):
    """Keep the table for a session of a tournament, by its terms."""

    tournament: str
    session: str
    digest: str
    terms: ContestTerms


class SeatEntrant(Command, frozen=True, tag="seat-entrant"):
    """Give an entrant the seat that is theirs, with their bank of tournament chips."""

    patron: str
    seat: int
    bank: Cents
    entry: EntryOf = "entry"
    instead: str = NOBODY  # whose chips a substitute takes over
    advised: bool | UnsetType = UNSET  # in an earlier session, that a further wager out of turn may be declared void


class BeginPracticeCoups(Command, frozen=True, tag="begin-practice-coups"):
    """Coups that count for nothing, before play begins."""


class EndPracticeCoups(Command, frozen=True, tag="end-practice-coups"):
    """End the practice coups: everyone has their chips as before."""


class PlaceMarker(Command, frozen=True, tag="place-marker"):
    """Put the starting marker at the seat that wagers first."""

    seat: int


class AskToWager(Command, frozen=True, tag="ask-to-wager"):
    """Ask the next entrant to wager; the turn of the one before is over."""

    patron: str


class PlaceSecretWager(Command, frozen=True, tag="place-secret-wager"):
    """A wager that nobody else sees until it is revealed."""

    patron: str
    wager: str
    stake: Cents
    place: int | None = None
    nominations: tuple[Winner, ...] = ()


class WithdrawSecretWagers(Command, frozen=True, tag="withdraw-secret-wagers"):
    """Take one's own secret wagers back before they are revealed."""

    patron: str


class RevealSecretWagers(Command, frozen=True, tag="reveal-secret-wagers"):
    """Lay every secret wager on the layout, for all to see."""


class UsePassCard(Command, frozen=True, tag="use-pass-card"):
    """Sit this coup out, with a pass card."""

    patron: str


class VacateSeat(Command, frozen=True, tag="vacate-seat"):
    """An entrant leaves the contest: why, and whether the chips they had still count."""

    patron: str
    why: Vacating
    chips: Literal["kept", "removed"] = "kept"


class AdjustChips(Command, frozen=True, tag="adjust-chips"):
    """Tournament chips given or taken other than by play, as the tournament decided."""

    patron: str
    amount: Cents
    why: ChipsMoved
    reference: str = ""


class PauseContest(Command, frozen=True, tag="pause-contest"):
    """Stop play after the coup at hand."""

    why: Pausing


class ResumeContest(Command, frozen=True, tag="resume-contest"):
    """Go on with play."""


class EndContest(Command, frozen=True, tag="end-contest"):
    """End the session at this table, and count everyone's chips."""

    why: SessionEnd
    agreed: tuple[str, ...] = ()


class ReleaseContest(Command, frozen=True, tag="release-contest"):
    """The tournament chips go back and the table is free for other play."""


# --- events --------------------------------------------------------------------------------------


class ContestBegun(Event, frozen=True, tag="contest-begun/1"):
    """The table is kept for a session of a tournament."""

    heard = Hears.EVERYONE

    tournament: str
    session: str
    digest: str
    terms: ContestTerms


class EntrantSeated(Event, frozen=True, tag="entrant-seated/1"):
    """An entrant has a seat, and a bank of tournament chips."""

    heard = Hears.EVERYONE

    patron: str
    seat: int
    bank: Cents
    entry: EntryOf
    instead: str
    advised: bool | UnsetType = UNSET


class PracticeCoupsBegun(Event, frozen=True, tag="practice-coups-begun/1"):
    """What is dealt from now on counts for nothing; everyone's chips as they were."""

    heard = Hears.EVERYONE

    chips: Holdings


class PracticeCoupsEnded(Event, frozen=True, tag="practice-coups-ended/1"):
    """Everyone has their chips as they were before the practice coups."""

    heard = Hears.EVERYONE

    restored: Holdings


class MarkerPlaced(Event, frozen=True, tag="marker-placed/1"):
    """The starting marker lies at a seat."""

    heard = Hears.EVERYONE

    seat: int


class AskedToWager(Event, frozen=True, tag="asked-to-wager/1"):
    """An entrant's turn began, and the turn of the one before is over."""

    heard = Hears.EVERYONE

    patron: str


class WagerOutOfTurn(Event, frozen=True, tag="wager-out-of-turn/1"):
    """A wager out of turn stands; its owner is advised. `again`: after such advice, so that it may be declared void."""

    heard = Hears.PATRON

    patron: str
    number: int
    again: bool


class SecretWagerPlaced(Event, frozen=True, tag="secret-wager-placed/1"):
    """Someone made a secret wager: on what, and how much, only they hear."""

    heard = Hears.OWNER

    down: Down

    def openly(self) -> SecretWagerPlaced:
        return structs.replace(self, down=Down(0, self.down.patron, "", 0, 0, 0))


class SecretWagersWithdrawn(Event, frozen=True, tag="secret-wagers-withdrawn/1"):
    """Someone took their secret wagers back, unseen."""

    heard = Hears.EVERYONE

    patron: str


class SecretWagersRevealed(Event, frozen=True, tag="secret-wagers-revealed/1"):
    """Secret wagers are known to all; each that can be placed is placed."""

    heard = Hears.EVERYONE

    downs: tuple[Down, ...]


class SecretWagerLapsed(Event, frozen=True, tag="secret-wager-lapsed/1"):
    """A secret wager could not be placed when it was revealed, and is none."""

    heard = Hears.EVERYONE

    patron: str
    wager: str
    stake: Cents
    reason: str


class PassCardUsed(Event, frozen=True, tag="pass-card-used/1"):
    """Someone sits this coup out."""

    heard = Hears.EVERYONE

    patron: str


class SeatVacated(Event, frozen=True, tag="seat-vacated/1"):
    """An entrant left the contest, with so many chips; `removed`: they count no more."""

    heard = Hears.EVERYONE

    patron: str
    seat: int
    why: Vacating
    chips: Cents
    removed: bool


class ChipsAdjusted(Event, frozen=True, tag="chips-adjusted/1"):
    """Tournament chips given to someone, or taken where the amount is below nothing."""

    heard = Hears.EVERYONE

    patron: str
    amount: Cents
    why: ChipsMoved
    reference: str


class ContestPaused(Event, frozen=True, tag="contest-paused/1"):
    """Nothing new is played; the coup at hand is finished."""

    heard = Hears.EVERYONE

    why: Pausing


class ContestResumed(Event, frozen=True, tag="contest-resumed/1"):
    """Play goes on."""

    heard = Hears.EVERYONE


class ContestEnded(Event, frozen=True, tag="contest-ended/1"):
    """The session is over at this table: the chips of every entrant, and the coups that counted."""

    heard = Hears.EVERYONE

    why: SessionEnd
    coups: int
    counts: Holdings
    agreed: tuple[str, ...]
    advised: tuple[str, ...] | UnsetType = UNSET  # of what a further wager out of turn may come to, if anyone was


class ContestReleased(Event, frozen=True, tag="contest-released/1"):
    """The tournament chips are back and the table is free for other play."""

    heard = Hears.EVERYONE
