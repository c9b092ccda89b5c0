"""Tables of every book played at random: laws hold after every command, every command comes about, no table gets stuck.

The seeds are fixed, so that a failure is seen again; `CROUPIER_SOAK=1` plays long days from seeds nobody chose. A
failure names its seed and prints the fewest commands that show it (random_play.py).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, count, islice
from random import SystemRandom
from typing import Any

import msgspec
import pytest

from books import HARBOUR_PALACE
from croupier import BOOKS, Reason, Refusal, Rulebook, open_book
from croupier.clauses import Silent
from croupier.table import ACTS, By, Command, Table, decide, name_of
from croupier.table.machine import says_of_the_shoe
from croupier.table.records import AgreePersonalLimits, AskDealerToOpen, LiftRestriction, RecordNotification
from croupier.table.views import possible
from croupier.words.refusals import sentence
from laws.autopilot import close, close_alone, run_out
from laws.random_commands import ORDINARY, Drawing
from laws.random_play import Answer, Played, Tally, play
from soak import SOAK

TABLES, COMMANDS_EACH = (400, 3000) if SOAK else (4, 800)
FIRST = SystemRandom().randrange(10**9) if SOAK else 1
MORE = 60  # tables that are added while a command of the book has not come about

# in `make test`: days that were found to bring every command about between them, tried before any others
# (`python -m laws.full_days`, in tests, finds them again)
FULL_DAYS = {
    "crown-sydney": (39, 31, 11, 21, 5),
    "crown-melbourne": (14, 7, 35, 23, 24, 16, 47),
    "canberra": (35, 38, 45, 34, 2),
    "star-sydney": (5, 57, 27, 22),
    "crown-brochure": (11, 4, 50, 25),
    "harbour-palace": (51, 44, 48),
}
BROKE = {"canberra": 40}  # wagers voided for a breach after they were paid: the debt on record had no coup
SIX = (*BOOKS, "harbour-palace")
PRECEDENCE = {reason: place for place, reason in enumerate(Reason)}
MOMENT = PRECEDENCE[Reason.SHOE_ENDED]  # reasons from here on depend on where the table stands

# facts of a command that say one thing together: with one of them wrong the other is judged otherwise, or not at all
TOGETHER: dict[str, frozenset[str]] = {
    "approve": frozenset(("act", "actor")),
    "place-wager": frozenset(("patron", "wager", "stake", "token", "nominations")),
    "declare-wager": frozenset(("patron", "wager", "stake", "tender")),
    "change-wager": frozenset(("number", "stake")),
    "find-wager": frozenset(("patron", "wager", "stake")),
    "colour-up": frozenset(("patron", "amount", "into")),
    "expose-cards": frozenset(("hand", "cards", "number", "opener")),
    "deliver-hand": frozenset(("hand", "to")),
    "refuse-hand": frozenset(("hand", "patron")),
    "name-opener": frozenset(("hand", "patron")),
    "ask-dealer-to-open": frozenset(("hand", "patron")),
    "display-notice": frozenset(("about", "takes_effect", "minimum", "variation")),
    "agree-personal-limits": frozenset(("minimum", "maximum")),
    "change-limits": frozenset(("limits", "wager_limits", "differential", "keeping")),
    "change-variation": frozenset(("variation", "options", "side_wagers")),
    "burn-cards": frozenset(("form", "first", "requested_by")),
    "choose-cutter": frozenset(("who", "patron")),
    "choose-dealing": frozenset(("method", "face")),
    "order-dummy-coup": frozenset(("grounds", "agreed", "requested_by")),
    "arrive": frozenset(("chips", "patron")),
    "collect-commission": frozenset(("patron", "amount")),
    "collect-debt": frozenset(("patron", "amount")),
    "replace-cards": frozenset(("grounds", "cards", "actor")),
    "report-irregularity": frozenset(
        (
            *("slip", "cards", "unseen", "exposed", "cutting_card", "coup", "patron", "wager", "says", "burned"),
            *("order", "shoe", "hands"),
        )
    ),
    "order-remedy": frozenset(("remedy", "agreed", "actor")),
    "answer-offer": frozenset(("number", "choice", "stake", "actor")),
    "record-notification": frozenset(("who", "matter")),
    "record-breach": frozenset(("kind", "patron", "who", "excuse")),
    "act-on-breach": frozenset(("breach", "power", "amount", "says", "actor")),
    "decide-dispute": frozenset(("dispute", "decision", "pays", "takes", "accepted", "actor")),
    "review-dispute": frozenset(("dispute", "decision", "requested_by", "pays", "takes", "accepted", "actor")),
    "enquire-payment-error": frozenset(("error", "intentional", "identified", "says")),
    "rectify-payment-error": frozenset(("error", "amount", "says")),
    "report-payment-error": frozenset(("error", "month_end", "actor")),
    "record-payment-error": frozenset(("patron", "coup", "wager", "due", "paid")),
}
RARE = frozenset(("direct-to-vacate",))  # five people seldom fill a table
WHOSE = frozenset(("patron", "number", "drawn_by", "opener", "chips"))  # with the actor: whose command it is


def book_of(name: str) -> Rulebook:
    return open_book(name if name in BOOKS else HARBOUR_PALACE)


def lacking(book: Rulebook) -> set[str]:
    """The commands that this book gives nobody."""
    shuffle, delivery, wagering, limits = book.shuffle, book.dealing.delivery, book.wagering, book.limits
    conduct, rows = book.conduct, book.irregularities.irregularity
    rules: dict[str, object] = {
        "record-approval": book.table.approved,
        "restrict-wager": wagering.restriction,
        "lift-restriction": wagering.restriction,
        "exchange-voucher": wagering.vouchers,
        "arrange-above-differential": limits.above_differential,
        "order-check": shuffle.check_ordered,
        "report-dropped-cards": shuffle.dropped,
        "riffle-cards": shuffle.riffle,
        "choose-cutter": shuffle.who_cuts.staff_may_choose,
        "nominate-cutter": shuffle.who_cuts.nominee,
        "show-burn-card": shuffle.burn_shown,
        "expose-burned-cards": shuffle.burned_exposed,
        "reopen-bets": wagering.deadline.call_closes,
        "declare-wager": wagering.spoken,
        "refuse-wager": wagering.staff_refusal,
        "rule-wager-void": limits.below_minimum.ruling_clauses or None,
        "reduce-wagers": _first(*(one for one in (limits.differential, limits.area_maximum) if _cuts(one))),
        "burn-before-coup": book.options.get("burn-per-coup"),
        "deliver-hand": delivery,
        "refuse-hand": delivery,
        "settle-pairs": next((one for one in book.wagers if one.settled.value != "end-of-coup"), None),
        "collect-commission": book.settlement.deferral,
        **dict.fromkeys(
            ("call-in-commission", "carry-commission-over", "write-off-commission"), book.settlement.deferral
        ),
        **dict.fromkeys(
            ("pass-shoe", "decline-shoe", "name-shoe-dealer", "give-up-shoe", "take-back-shoe"),
            book.dealing.shoe_holder,
        ),
        "name-opener": getattr(delivery, "opener", None),
        "ask-dealer-to-open": _first(getattr(delivery, "dealer_for_patron", None), book.dealing.shoe_holder),
        "ask-to-open-both": getattr(delivery, "both_in_turn", None),
        "take-back-hand": getattr(delivery, "taken_back", None),
        "review-dispute": getattr(conduct.disputes, "review", None),
        "enquire-payment-error": getattr(conduct.payment_errors, "enquiry", None),
        "report-payment-error": getattr(conduct.payment_errors, "report", None),
        "lift-exclusion": conduct.power_to("exclude-from-game"),
        "end-seizure": conduct.power_to("seize-winnings"),
        "close-changes": next((row for row in rows if row.slip == "changes-asked"), None),
        "record-notification": next((row for row in book.duties if not row.discharged_by), None),
    }
    return {name for name, rule in rules.items() if rule is None or isinstance(rule, Silent)}


def rare_at(book: Rulebook) -> frozenset[str]:
    """A book that does not say who lets debts go keeps no record of them, and seldom has one."""
    return RARE if book.settlement.write_off else RARE | {"collect-debt", "write-off-debt"}


def expected(book: Rulebook) -> set[str]:
    """The commands that must be accepted some time."""
    return set(ORDINARY) - lacking(book) - rare_at(book)


def _first(*rules: object) -> object:
    """The first that the book does not leave out."""
    return next((rule for rule in rules if rule is not None and not isinstance(rule, Silent)), None)


def _cuts(rule: object) -> bool:
    return getattr(rule, "policy", "") == "cut"


def day(book: Rulebook) -> set[str]:
    """What must come about at the random tables of a book for their laws to say much."""
    found = {
        "coup-settled", "dummy-coup-ordered", "shoe ended", "shoe ended early", "cutting card out", "last-coup-called",
        "wager found late", "hand-delivered", "coup-voided", "table-closed", "player wins", "player loses",
        "player standoff", "banker wins", "banker loses", "tie wins", "tie loses", "player void", "walked off",
    }  # fmt: skip
    if book.settlement.write_off:
        found.add("payment owed")
    if not isinstance(book.dealing.shoe_holder, Silent):
        found |= {"shoe-passed", "shoe-given-back"}
    if not isinstance(book.settlement.deferral, Silent):
        found |= {"commission deferred", "commission-collected", "commission owed"}
    if not isinstance(book.wagering.vouchers, Silent):
        found.add("token settled")
    if book.irregularities.kept_coups:
        found.add("past-coup-voided")
    if book.combined:
        found.add("combined wager settled")
    if book.streaks.run:
        found |= {"player-run-2 wins", "player-run-2 loses", "banker-dragon-tail-early loses", "insurance loses"}
    if "to-maximum" in (book.limits.above_maximum.in_time, book.limits.above_maximum.late):
        found.add("part of a stake did not count")
    return found


class Watching:
    """What is tried beside the laws at one command in so many."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.drawing = Drawing(book, 7)
        self.kept: dict[type[Command], tuple[Command, list[tuple[dict[str, Any], Reason]]]] = {}
        self.told: set[tuple[type[Command], Reason]] = set()
        self.tried = 0
        self.given = 0

    def watch(self, before: Table, command: Command, answer: Answer) -> None:
        self.given += 1
        if before.setup is None:
            self.kept.clear()  # what was kept of another table says nothing of this one
        if isinstance(answer, Refusal):
            new = (type(command), answer.reason) not in self.told
            if SOAK or new or self.given % 4 == 0:
                self.told.add((type(command), answer.reason))
                assert sentence(answer).strip(), f"no sentence for {answer}"
        elif self.given % 4 == 0:
            offered = possible(before, self.book, command.actor)
            name = name_of(type(command))
            assert name in offered, f"{name} is accepted, though it is not told as possible"
            self._foremost(before, command)
        if self.given % 97 == 0:
            close(before, self.book)
        if self.given % 101 == 0:
            close_alone(before, self.book)
        if self.given % 11 == 0:
            self._foremost_out_of_its_moment(before)

    def _spoils(self, before: Table, command: Command, tries: int) -> list[tuple[dict[str, Any], Reason]]:
        """Single changes for which an accepted command is refused, and why."""
        found = []
        for _ in range(tries):
            other = self.drawing.spoiled(before, command)
            names = [name for name in command.__struct_fields__ if getattr(other, name) != getattr(command, name)]
            answer = decide(before, other, self.book)
            if len(names) == 1 and isinstance(answer, Refusal):
                found.append(({names[0]: getattr(other, names[0])}, answer.reason))
        return found

    def _foremost(self, before: Table, command: Command) -> None:
        """Two faults at once, each alone refused: the reason given never stands behind either of theirs."""
        spoils = self._spoils(before, command, 5)
        for number, (one, first) in enumerate(spoils):
            for other, second in spoils[:number]:
                if set(one) != set(other) and not _say_one_thing(command, {*one, *other}):
                    answer = decide(before, msgspec.structs.replace(command, **one, **other), self.book)
                    _assert_foremost(command, answer, first, second, one, other)
        if not isinstance(command, OF_THE_TABLE):
            early = [(change, reason) for change, reason in spoils if _stands_before_the_moment(change, reason)]
            self.kept[type(command)] = command, early

    def _foremost_out_of_its_moment(self, now: Table) -> None:
        """A fault that stands before the moment is told before the moment, whenever the command comes."""
        for kept, spoils in self.kept.values():
            command = msgspec.structs.replace(kept, id="again", at=now.clock)
            answer = decide(now, command, self.book)
            if isinstance(answer, Refusal):
                for change, reason in spoils:
                    self.tried += 1
                    spoiled = decide(now, msgspec.structs.replace(command, **change), self.book)
                    _assert_foremost(command, spoiled, answer.reason, reason, change, {})


# commands judged by what is restricted, held or signed at the table
OF_THE_TABLE = (LiftRestriction, AskDealerToOpen, AgreePersonalLimits)
# reasons about the command alone: they hold at any table that is open with the same set-up
OF_THE_COMMAND = frozenset(
    (
        Reason.UNKNOWN_VARIATION,
        Reason.UNKNOWN_OPTION,
        Reason.OPTION_COMES_LATER,
        Reason.OPTION_VALUE_NOT_ALLOWED,
        Reason.UNKNOWN_METHOD,
        Reason.FACE_NOT_ALLOWED,
        Reason.LIMITS_OUT_OF_ORDER,
        Reason.NO_SUCH_POWER,
        Reason.NOTHING_TO_APPROVE,
    )
)


def _stands_before_the_moment(change: dict[str, Any], reason: Reason) -> bool:
    return reason in OF_THE_COMMAND and PRECEDENCE[reason] < MOMENT and "actor" not in change


def _say_one_thing(command: Command, names: set[str]) -> bool:
    if len(names & TOGETHER.get(name_of(type(command)), frozenset())) > 1:
        return True
    if "actor" in names and names & {field for field, _ in says_of_the_shoe(type(command)).fields}:
        return True  # a person who names no card is not refused for naming one
    if names == {"actor", "who"} and isinstance(command, RecordNotification):
        return True  # the book says of each who is told by whom
    return "actor" in names and bool(names & WHOSE) and ACTS[type(command)].by is By.PATRON


def _assert_foremost(
    command: Command, answer: Answer, first: Reason, second: Reason, one: dict[str, Any], other: dict[str, Any]
) -> None:
    foremost = min(first, second, key=lambda reason: PRECEDENCE[reason])
    told = f"{command} with {one} ({first.value}) and {other} ({second.value})"
    assert isinstance(answer, Refusal), f"accepted: {told}"
    assert PRECEDENCE[answer.reason] <= PRECEDENCE[foremost], f"refused for {answer.reason.value}: {told}"


def to_the_end(book: Rulebook, tally: Tally, seed: int) -> None:
    """A shoe dealt until it has no card left within a coup, and the table closed; every law on the way."""
    drawing, played = Drawing(book, seed), Played(book)

    def give(command: Command) -> Answer:
        answer = played.give(command)
        tally.note(command, answer)
        return answer

    things = () if isinstance(book.table.approved, Silent) else book.table.approved
    for thing in things:
        give(drawing.make(played.table, "record-approval", {"thing": thing.id, "reference": "R"}))
    while played.table.setup is None:
        give(drawing.make(played.table, "open-table", {"setup": drawing.setup()}))
    run_out(played.table, book, give)
    close(played.table, book, give)
    played.end()


@pytest.mark.parametrize("name", SIX)
def test_laws_hold_and_every_command_comes_about(name: str, record_property: Callable[[str, object], None]) -> None:
    book, tally = book_of(name), Tally()
    watching = Watching(book)
    rare, wanted, hoped = rare_at(book), expected(book), day(book)
    seeds = chain(() if SOAK else FULL_DAYS[name], count(FIRST))
    for number, seed in enumerate(islice(seeds, TABLES + MORE)):
        missing = (wanted - set(tally.accepted)) | (set(ORDINARY) - set(tally.refused)) | (hoped - set(tally.happened))
        if number >= TABLES and not missing:
            break
        play(book, seed, COMMANDS_EACH, tally, watching.watch)
        if number == 0:
            for other in range(3, 9):  # the last card may complete a coup
                if "declare-cards-insufficient" not in tally.accepted:
                    to_the_end(book, tally, other)
    record_property("accepted", sum(tally.accepted.values()))
    record_property("refused", sum(tally.reasons.values()))
    if not SOAK and number > max(TABLES, len(FULL_DAYS[name])):
        record_property("measured", f"the full days of {name} fall short, {number} were played: laws/full_days.py")
    assert set(tally.accepted) - rare == wanted, "never accepted, or accepted though the book gives it to nobody"
    assert set(tally.refused) == set(ORDINARY), "never refused"
    assert hoped <= set(tally.happened), "never came about"
    assert watching.tried, "the trials of two faults at once did not come about"


@pytest.mark.parametrize(("name", "seed"), BROKE.items())
def test_what_once_broke_a_law_does_not_again(name: str, seed: int) -> None:
    play(book_of(name), seed, COMMANDS_EACH, Tally())
