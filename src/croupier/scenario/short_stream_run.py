"""Running the parts of a scenario that are about a tournament or a promotion: what both have in common.

As at a table: times come from the file, ids are s1, s2 and so on, and nothing is drawn by chance. Whoever usually gives
a command gives it, unless the line says who. Start at `ShortStreamRun.done`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, Final, Generic, Protocol, TypeVar

from msgspec.structs import replace

from croupier.chance import salt_of, tape_of
from croupier.chance.ballot import SEAL_BYTES, sealed, tapes_for
from croupier.rulebooks import Rulebook
from croupier.scenario.expand import CannotGoOn
from croupier.scenario.facts import StepWords
from croupier.scenario.judge import Answered, judge_answer, refused_unasked
from croupier.scenario.part_statements import (
    ActAs,
    ActLineOf,
    AnyClaim,
    AnyOrder,
    CitesClauses,
    Claim,
    Figure,
    FigureHolds,
    Happened,
    IsRefused,
    Order,
    ScriptOf,
    SetClock,
    StateIs,
    StepLine,
)
from croupier.scenario.paths import fits, shown
from croupier.scenario.report import Checked, GivenCommand, PlayedLine
from croupier.scenario.times import NOON
from croupier.table import Actor, Command, Instant

_NOBODY_YET: Final = Actor("", "")


class OfTapes(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def draws(self) -> int: ...


State = TypeVar("State", bound=OfTapes)


class ShortStreamRun(ABC, Generic[State, Order, Claim]):
    """One of them, over all the parts of a file that are about it."""

    def __init__(self, state: State, name: str, book: Rulebook) -> None:
        self.state = state
        self.name, self.book = name, book
        self.actor = ""
        self._clock: Instant = NOON
        self._given = 0
        self._seed = 0  # of the tape that was committed to

    @abstractmethod
    def own_orders(self, order: Order) -> Iterator[StepWords]:
        """The commands of a line that only one of them has."""

    @abstractmethod
    def answered(self, command: Command, actor: str) -> GivenCommand:
        """The command as whoever gives it, with the answer; what followed is so."""

    @abstractmethod
    def own_claim(self, claim: Claim) -> str | None:
        """Nothing where the claim holds; else what was found."""

    def done(self, script: ScriptOf[Order, Claim]) -> tuple[PlayedLine, ...]:
        return tuple([self._act(act) for act in script.acts])

    # --- tapes -----------------------------------------------------------------------------------

    def commitment(self, seed: int) -> str:
        """To the tapes of this number among those that can be made again."""
        self._seed = seed
        tapes, salt = self._tapes()
        return sealed(tapes[0], salt, self.state.id).hex()

    def opened(self) -> dict[str, Any]:
        """The tape whose turn it is, and what kept its commitment from being guessed."""
        tapes, salt = self._tapes()
        return {"tape": tapes[self.state.draws].hex(), "salt": salt.hex()}

    def _tapes(self) -> tuple[tuple[bytes, ...], bytes]:
        tape, salt = tape_of(self._seed, 1)[:SEAL_BYTES], salt_of(self._seed, 1)
        return tapes_for(tape, salt, self.state.id), salt

    # --- one line --------------------------------------------------------------------------------

    def _act(self, act: ActLineOf[Order, Claim]) -> PlayedLine:
        given: list[GivenCommand] = []
        checks: list[Checked] = []
        broke = ""
        try:
            for words in self._orders(act.order):
                given.append(self._give(words))
                if given[-1].refusal is not None:
                    if not act.may_be_refused:
                        checks.append(Checked(act.line, act.line.text, False, refused_unasked(given[-1])))
                    break
        except CannotGoOn as error:
            checks.append(Checked(act.line, act.line.text, False, str(error)))
        except Exception as error:  # a fault of the engine: it is told with its line, and the rest is still run
            broke = f"the engine failed: {type(error).__name__}: {error}"
        for check in act.checks:
            found = self._judged(check.claim, given)
            checks.append(Checked(check.line, check.text, found is None, found or ""))
        return PlayedLine(act.line, tuple(given), tuple(checks), broke)

    def _orders(self, order: Order | AnyOrder) -> Iterator[StepWords]:
        match order:
            case StepLine(words):
                yield replace(words, actor=words.actor or self.actor)
            case ActAs(actor):
                self.actor = actor
            case SetClock(at):
                self._clock = at
            case Figure():
                pass
            case _:
                yield from self.own_orders(order)

    def _give(self, words: StepWords) -> GivenCommand:
        self._given += 1
        at = self._clock if words.at is None else words.at
        return self.answered(words.kind(f"s{self._given}", _NOBODY_YET, at, **words.facts), words.actor)

    # --- what is expected ------------------------------------------------------------------------

    def _judged(self, claim: Claim | AnyClaim, given: list[GivenCommand]) -> str | None:
        match claim:
            case StateIs():
                if fits(self.state, claim.facts, lambda wager: None):
                    return None
                return " ".join(shown(fact, self.state) for fact in claim.facts)
            case IsRefused() | Happened() | CitesClauses() | FigureHolds():
                return judge_answer(claim, Answered(given, lambda wager: None))
            case _:
                return self.own_claim(claim)
