"""A refusal: the answer "no" with its reason, the clauses behind it and the figures.

It carries codes and numbers only; the sentence a person reads is made at the edge.
`Reason` is in order of precedence: where several apply, the one that stands first is given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import ClassVar, TypeAlias, TypeVar

import msgspec

from croupier.clauses.clause import Clauses

RefusalFacts: TypeAlias = dict[str, str | int | tuple[str | int, ...]]
"""What decided: whole cents and counts, stable names, ids of people, or several of them; never a sentence."""


T = TypeVar("T")


class Reason(StrEnum):
    """Why something was refused. The names are stable; their order is the order of precedence.

    >>> from croupier import Reason
    >>> Reason.ABOVE_MAXIMUM.value, Reason("above-maximum") is Reason.ABOVE_MAXIMUM
    ('above-maximum', True)
    """

    # the command, and whoever gives it
    REPEATED_COMMAND = "repeated-command"
    TIME_RUNS_BACKWARDS = "time-runs-backwards"
    TIME_NOT_POSSIBLE = "time-not-possible"
    UNKNOWN_RANK = "unknown-rank"
    NO_RANK = "no-rank"
    RANK_TOO_LOW = "rank-too-low"
    NOT_FOR_ANOTHER = "not-for-another"
    ONLY_THE_MACHINE = "only-the-machine"
    ONLY_THE_TOURNAMENT = "only-the-tournament"
    ID_RESERVED = "id-reserved"
    OTHER_STREAM = "other-stream"
    # the table as a whole
    TABLE_ALREADY_OPEN = "table-already-open"
    TABLE_NOT_OPEN = "table-not-open"
    OTHER_EDITION = "other-edition"
    CARDS_TO_CHECK = "cards-to-check"
    SHOE_NOT_REVEALED = "shoe-not-revealed"
    RESULTS_ONLY = "results-only"
    DEALT_WITH_CARDS = "dealt-with-cards"
    # the table's terms
    UNKNOWN_VARIATION = "unknown-variation"
    DECKS_NOT_ALLOWED = "decks-not-allowed"
    UNKNOWN_OPTION = "unknown-option"
    OPTION_COMES_LATER = "option-comes-later"
    OPTION_VALUE_NOT_ALLOWED = "option-value-not-allowed"
    NO_DIFFERENTIAL_SURCHARGE = "no-differential-surcharge"
    TOURNAMENT_ONLY = "tournament-only"
    UNKNOWN_LAYOUT = "unknown-layout"
    UNKNOWN_VENUE = "unknown-venue"
    PLACES_NOT_ALLOWED = "places-not-allowed"
    PLACES_NOT_CLOSED = "places-not-closed"
    CONTINUOUS_SHUFFLER = "continuous-shuffler"
    NO_VIRTUAL_SHOE = "no-virtual-shoe"
    UNKNOWN_METHOD = "unknown-method"
    FACE_NOT_ALLOWED = "face-not-allowed"
    THING_NOT_APPROVED = "thing-not-approved"
    OUTSIDE_GAMING_HOURS = "outside-gaming-hours"
    LIMITS_OUT_OF_ORDER = "limits-out-of-order"
    # signs, notices and approvals
    NO_SUCH_POWER = "no-such-power"
    NOTHING_TO_APPROVE = "nothing-to-approve"
    UNKNOWN_SIGN = "unknown-sign"
    NOTICE_NOT_UP = "notice-not-up"
    NOTICE_WITHOUT_TIME = "notice-without-time"
    NOTICE_WITHOUT_CHANGE = "notice-without-change"
    NOTICE_TOO_SHORT = "notice-too-short"
    NOTICE_OF_ANOTHER_CHANGE = "notice-of-another-change"
    SURVEILLANCE_NOT_TOLD = "surveillance-not-told"
    # when something went wrong
    MATTER_OPEN = "matter-open"
    OFFER_OPEN = "offer-open"
    CHANGES_OPEN = "changes-open"
    NO_MATTER = "no-matter"
    NO_OFFER = "no-offer"
    UNKNOWN_SLIP = "unknown-slip"
    FACTS_MISSING = "facts-missing"
    SLIP_DOES_NOT_FIT = "slip-does-not-fit"
    UNKNOWN_REMEDY = "unknown-remedy"
    ANOTHER_PERSON_NEEDED = "another-person-needed"
    NOT_ALL_AGREE = "not-all-agree"
    CHOICE_NOT_OFFERED = "choice-not-offered"
    NOBODY_TO_TELL = "nobody-to-tell"
    DUTY_NEEDS_ITS_ACT = "duty-needs-its-act"
    CHANNEL_NOT_ALLOWED = "channel-not-allowed"
    # conduct, disputes and wrong payments
    NOT_FORBIDDEN = "not-forbidden"
    NOT_A_BREACH = "not-a-breach"
    UNKNOWN_CASE = "unknown-case"
    NOT_DECIDED = "not-decided"
    ALREADY_DECIDED = "already-decided"
    PAYMENT_WAS_RIGHT = "payment-was-right"
    NOT_AS_SETTLED = "not-as-settled"
    NOT_EXCLUDED = "not-excluded"
    NOTHING_HELD = "nothing-held"
    # a tournament
    NO_TOURNAMENTS = "no-tournaments"
    NOT_THE_DIRECTOR = "not-the-director"
    TOURNAMENT_BEGUN = "tournament-begun"
    TOURNAMENT_NOT_BEGUN = "tournament-not-begun"
    TOURNAMENT_OVER = "tournament-over"
    REFERENCE_MISSING = "reference-missing"
    COPY_MISSING = "copy-missing"
    OTHER_REGULATOR = "other-regulator"
    TERMS_NOT_WRITTEN = "terms-not-written"
    TERMS_FIXED = "terms-fixed"
    TERMS_INCOMPLETE = "terms-incomplete"
    TERMS_NOT_PUBLISHED = "terms-not-published"
    REGULATOR_NOT_ADVISED = "regulator-not-advised"
    CHANGE_NOT_NOTIFIED = "change-not-notified"
    NO_DIRECTOR = "no-director"
    DIRECTOR_ABSENT = "director-absent"
    NOT_APPOINTED = "not-appointed"
    ALREADY_DONE = "already-done"
    TABLE_NOT_DESIGNATED = "table-not-designated"
    TABLE_AT_PLAY = "table-at-play"
    NOT_IN_THE_TERMS = "not-in-the-terms"
    AGAINST_THE_RULES = "against-the-rules"
    ENTRIES_CLOSED = "entries-closed"
    ENTRIES_OPEN = "entries-open"
    UNKNOWN_ENTRANT = "unknown-entrant"
    NOT_ENTITLED = "not-entitled"
    CRITERIA_NOT_MET = "criteria-not-met"
    STAFF_NOT_APPROVED = "staff-not-approved"
    NOT_SIGNED = "not-signed"
    ALREADY_ENTERED = "already-entered"
    FIELD_FULL = "field-full"
    FIELD_TOO_SMALL = "field-too-small"
    NOT_WITH_THIS_STATUS = "not-with-this-status"
    PERIOD_OVER = "period-over"
    TOO_OFTEN = "too-often"
    ROUND_PASSED = "round-passed"
    NOT_THE_PRICE = "not-the-price"
    UNKNOWN_ROUND = "unknown-round"
    UNKNOWN_SESSION = "unknown-session"
    SESSION_NOT_AT_THIS_STAGE = "session-not-at-this-stage"
    ROUND_NOT_OPEN = "round-not-open"
    BALLOT_NOT_COMMITTED = "ballot-not-committed"
    TAPE_NOT_AS_COMMITTED = "tape-not-as-committed"
    WORD_MISSING = "word-missing"
    WORD_NOT_THEIRS = "word-not-theirs"
    TOO_FEW_SEATS = "too-few-seats"
    NOTICE_NOT_GIVEN = "notice-not-given"
    STARTS_LATER = "starts-later"
    SEATS_NOT_TAKEN = "seats-not-taken"
    NOT_BRIEFED = "not-briefed"
    PRACTICE_ON = "practice-on"
    BREAK_WITHOUT_LENGTH = "break-without-length"
    ENDS_TOO_EARLY = "ends-too-early"
    COUNT_DOES_NOT_FIT = "count-does-not-fit"
    COUPS_NOT_AS_TERMS = "coups-not-as-terms"
    POINTS_NOT_AS_TERMS = "points-not-as-terms"
    TABLES_NOT_COUNTED = "tables-not-counted"
    EQUALS_NOT_PARTED = "equals-not-parted"
    NOT_EQUALS = "not-equals"
    SHARES_DO_NOT_ADD_UP = "shares-do-not-add-up"
    NOT_DUE = "not-due"
    NOT_REFUNDABLE = "not-refundable"
    STILL_OPEN = "still-open"
    UNKNOWN_ACT = "unknown-act"
    NOT_THEIR_ACT = "not-their-act"
    RESTS_ON_IT = "rests-on-it"
    # a promotion
    NO_PROMOTIONS = "no-promotions"
    PROMOTION_BEGUN = "promotion-begun"
    PROMOTION_NOT_BEGUN = "promotion-not-begun"
    PROMOTION_OVER = "promotion-over"
    TERMS_NOT_SUBMITTED = "terms-not-submitted"
    SUBMITTED_TOO_LATE = "submitted-too-late"
    PROMOTION_POSTPONED = "promotion-postponed"
    PROMOTION_NOT_POSTPONED = "promotion-not-postponed"
    TIMES_OUT_OF_ORDER = "times-out-of-order"
    PROMOTION_NOT_STARTED = "promotion-not-started"
    WAY_NOT_OFFERED = "way-not-offered"
    WAGER_BELOW_ENTRY = "wager-below-entry"
    ENTRIES_STILL_OPEN = "entries-still-open"
    DRAW_NOT_COMMITTED = "draw-not-committed"
    DRAW_WORD_MISSING = "draw-word-missing"
    DRAW_WORD_NOT_THEIRS = "draw-word-not-theirs"
    NOTHING_TO_DRAW = "nothing-to-draw"
    NOBODY_TO_DRAW = "nobody-to-draw"
    NOT_DRAWN = "not-drawn"
    METHOD_NOT_LISTED = "method-not-listed"
    WINNER_NOT_ENTITLED = "winner-not-entitled"
    NO_ALTERNATIVE = "no-alternative"
    NOT_MONEY = "not-money"
    FORM_MISSING = "form-missing"
    NOT_PAID_SO = "not-paid-so"
    NOT_THEIR_AWARD = "not-their-award"
    DETAILS_NOT_KEPT = "details-not-kept"
    # a session of a tournament at the table
    CONTEST_ON = "contest-on"
    NO_CONTEST = "no-contest"
    TABLE_IN_USE = "table-in-use"
    PLAY_STOPPED = "play-stopped"
    PLAY_NOT_STOPPED = "play-not-stopped"
    PRACTISING = "practising"
    NOT_PRACTISING = "not-practising"
    PLAY_HAS_BEGUN = "play-has-begun"
    CONTEST_OVER = "contest-over"
    CONTEST_NOT_OVER = "contest-not-over"
    MUST_VACATE = "must-vacate"
    CAN_STILL_WAGER = "can-still-wager"
    CHIPS_NOT_SETTLED = "chips-not-settled"
    CHIPS_FIXED = "chips-fixed"
    UNEQUAL_BANK = "unequal-bank"
    MARKER_NOT_PLACED = "marker-not-placed"
    MARKER_ELSEWHERE = "marker-elsewhere"
    NOT_NEXT_TO_WAGER = "not-next-to-wager"
    NOT_ALL_ASKED = "not-all-asked"
    TURN_OVER = "turn-over"
    NOT_THEIR_TURN = "not-their-turn"
    NOT_THEIR_SEAT = "not-their-seat"
    HAS_PASSED = "has-passed"
    SECRET_MADE = "secret-made"
    NO_SECRET = "no-secret"
    NONE_LEFT = "none-left"
    BOTH_HANDS = "both-hands"
    NOT_ALL_WAGERED = "not-all-wagered"
    SECRETS_NOT_REVEALED = "secrets-not-revealed"
    # the moment: where the shoe and the coup stand
    SHOE_ENDED = "shoe-ended"
    SHOE_NOT_READY = "shoe-not-ready"
    NOT_AT_THIS_STAGE = "not-at-this-stage"
    COUP_IN_PROGRESS = "coup-in-progress"
    NOT_BEING_DEALT = "not-being-dealt"
    COMMISSION_OWED = "commission-owed"
    CHECK_FIRST = "check-first"
    SHOE_NOT_COMMITTED = "shoe-not-committed"
    SHOE_COMMITTED = "shoe-committed"
    PATRONS_MAY_STILL_CUT = "patrons-may-still-cut"
    SIGNS_MISSING = "signs-missing"
    DUMMY_COUP = "dummy-coup"
    BETS_NOT_CALLED = "bets-not-called"
    BETS_NOT_CLOSED = "bets-not-closed"
    WAGERING_OVER = "wagering-over"
    BETS_CLOSED = "bets-closed"
    WAGERING_NOT_OVER = "wagering-not-over"
    NOTHING_WAGERED = "nothing-wagered"
    PAIRS_NOT_SETTLED = "pairs-not-settled"
    CARDS_FACE_DOWN = "cards-face-down"
    CARD_STILL_DUE = "card-still-due"
    NO_CARD_DUE = "no-card-due"
    CARRIED_CARD_FIRST = "carried-card-first"
    NO_CARRIED_CARD = "no-carried-card"
    CUTTING_CARD_ALREADY_OUT = "cutting-card-already-out"
    NO_CARDS_LEFT = "no-cards-left"
    CARDS_LEFT = "cards-left"
    NOTHING_TO_SETTLE = "nothing-to-settle"
    # people and their places
    UNKNOWN_PATRON = "unknown-patron"
    EXCLUDED_FROM_GAME = "excluded-from-game"
    ALREADY_HERE = "already-here"
    UNKNOWN_PLACE = "unknown-place"
    PLACE_CLOSED = "place-closed"
    SEAT_TAKEN = "seat-taken"
    NOT_SEATED = "not-seated"
    NOT_ABSTAINING = "not-abstaining"
    WAGERS_ON_THE_LAYOUT = "wagers-on-the-layout"
    HOLDS_CARDS = "holds-cards"
    AMOUNT_NOT_POSSIBLE = "amount-not-possible"
    CASH_NOT_TAKEN = "cash-not-taken"
    NOT_ENOUGH_CHIPS = "not-enough-chips"
    NOT_ENOUGH_TOKENS = "not-enough-tokens"
    NOTHING_OWED = "nothing-owed"
    # preparing a shoe
    TEXT_NOT_POSSIBLE = "text-not-possible"
    NO_FURTHER_CONTRIBUTION = "no-further-contribution"
    ANOTHER_BACK_NEEDED = "another-back-needed"
    CARDS_TO_REPLACE = "cards-to-replace"
    PRE_SHUFFLED = "pre-shuffled"
    NOT_PRE_SHUFFLED = "not-pre-shuffled"
    UNKNOWN_BURN = "unknown-burn"
    NEEDS_A_REQUEST = "needs-a-request"
    NOT_THEIR_CUT = "not-their-cut"
    CUT_OUT_OF_PLACE = "cut-out-of-place"
    CUTTING_CARD_OUT_OF_PLACE = "cutting-card-out-of-place"
    BURN_CARD_UNSEEN = "burn-card-unseen"
    BURN_STAYS_UNSEEN = "burn-stays-unseen"
    # delivering the cards
    NOT_DELIVERED_HERE = "not-delivered-here"
    NOTHING_TO_DELIVER = "nothing-to-deliver"
    HAND_OUT = "hand-out"
    HAND_NOT_OUT = "hand-not-out"
    NOT_WAGERING_ON_IT = "not-wagering-on-it"
    NOT_NEXT_FOR_CARDS = "not-next-for-cards"
    HAND_TO_OFFER = "hand-to-offer"
    NOT_THEIR_HAND = "not-their-hand"
    SHOE_WITH_PATRON = "shoe-with-patron"
    NOT_THEIR_SHOE = "not-their-shoe"
    SHOE_TO_OFFER = "shoe-to-offer"
    # results without cards
    UNKNOWN_RESULT = "unknown-result"
    RESULT_AS_RECORDED = "result-as-recorded"
    TOO_MANY_RESULTS = "too-many-results"
    # the cards of a coup
    CARD_UNKNOWN = "card-unknown"
    CARD_NOT_AS_DRAWN = "card-not-as-drawn"
    CARD_NOT_AS_PUT_BACK = "card-not-as-put-back"
    CARD_NOT_CORRECTABLE = "card-not-correctable"
    CARD_AS_RECORDED = "card-as-recorded"
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"
    CARD_TOO_OFTEN = "card-too-often"
    CARD_MISSING = "card-missing"
    CARD_NOT_ALLOWED = "card-not-allowed"
    # a wager
    UNKNOWN_WAGER = "unknown-wager"
    NOT_IN_THIS_VARIATION = "not-in-this-variation"
    NOT_WITH_THESE_DECKS = "not-with-these-decks"
    OPTION_NOT_CHOSEN = "option-not-chosen"
    SWITCHED_OFF = "switched-off"
    STAKE_NOT_POSITIVE = "stake-not-positive"
    STAKE_TOO_LARGE = "stake-too-large"
    TOKENS_NOT_ACCEPTED = "tokens-not-accepted"
    NEEDS_SEVERAL_COUPS = "needs-several-coups"
    NEEDS_ONE_COUP = "needs-one-coup"
    NEEDS_A_NOMINATION = "needs-a-nomination"
    NOT_OFFERED_IN_THIS_COUP = "not-offered-in-this-coup"
    NEEDS_A_MAIN_WAGER = "needs-a-main-wager"
    ABOVE_OWN_MAIN_WAGER = "above-own-main-wager"
    NOT_ON_ONE_LAYOUT = "not-on-one-layout"
    NO_AREA_FOR_WAGER = "no-area-for-wager"
    SPLIT_NOT_PAYABLE = "split-not-payable"
    NOT_OFFERED_HERE = "not-offered-here"
    UNKNOWN_WAGER_NUMBER = "unknown-wager-number"
    NOT_A_VALID_PLACEMENT = "not-a-valid-placement"
    SPOKEN_NOT_TAKEN = "spoken-not-taken"
    RESTRICTED_TO_MAIN = "restricted-to-main"
    ALREADY_PLACED = "already-placed"
    NOT_APPROVED = "not-approved"
    AREA_FULL = "area-full"
    NOT_IN_UNITS = "not-in-units"
    BELOW_MINIMUM = "below-minimum"
    ABOVE_MAXIMUM = "above-maximum"
    ABOVE_DIFFERENTIAL = "above-differential"
    TAIL_NOT_RUNNING = "tail-not-running"
    TAIL_RUNNING = "tail-running"
    LAST_COUP = "last-coup"
    NOT_PAYABLE_IN_CHIPS = "not-payable-in-chips"  # asked of a wager that could be taken otherwise
    NOTHING_TO_REDUCE = "nothing-to-reduce"
    # dummy coups
    UNKNOWN_GROUNDS = "unknown-grounds"
    GROUNDS_NOT_MET = "grounds-not-met"
    # a question about odds
    UNKNOWN_ROW = "unknown-row"


def foremost(refusals: Iterable[Refusal]) -> Refusal:
    """Of several refusals, the one whose reason stands first."""
    return min(refusals, key=lambda refusal: _PRECEDENCE[refusal.reason])


_PRECEDENCE = {reason: place for place, reason in enumerate(Reason)}


class Refusal(msgspec.Struct, frozen=True):
    """No, and why: the reason's code, the clauses it rests on, and the facts that decided it.

    >>> from croupier import Refusal, open_book
    >>> answer = open_book("crown-sydney").terms("crown", decks=7)
    >>> if isinstance(answer, Refusal):
    ...     answer.reason.value, answer.clauses, answer.facts
    ('decks-not-allowed', ('crown-sydney:3.1',), {'decks': 7, 'allowed': (8,)})
    """

    reason: Reason
    clauses: Clauses
    facts: RefusalFacts = msgspec.field(default_factory=dict)


def _in_short(refusal: Refusal) -> str:
    """Without words: this room has none, and the package hands them in (`Refused.words`)."""
    facts = ", ".join(f"{name} {fact}" for name, fact in refusal.facts.items())
    under = f" ({', '.join(refusal.clauses)})" if refusal.clauses else ""
    return f"{refusal.reason.value}: {facts}{under}"


class Refused(ValueError):
    """A refusal raised, for a caller who wants answers only. Its text is the sentence that people read.

    The reason, the clauses and the figures are in `refusal`.

    >>> from croupier import granted, open_book, Refused
    >>> try:
    ...     granted(open_book("canberra").terms("commission", decks=3))
    ... except Refused as error:
    ...     error.refusal.reason.value, error.refusal.clauses[0]
    ('decks-not-allowed', 'canberra:2.1')
    """

    words: ClassVar[Callable[[Refusal], str]] = staticmethod(_in_short)

    def __init__(self, refusal: Refusal, says: str = "") -> None:
        self.refusal = refusal
        super().__init__(says or type(self).words(refusal))


def granted(answer: T | Refusal) -> T:
    """The answer, for a caller who wants nothing else; a refusal is raised.

    >>> from croupier import granted, open_book
    >>> granted(open_book("crown-sydney").terms("crown"))
    <Terms of crown-sydney: crown, 8 decks>
    """
    if isinstance(answer, Refusal):
        raise Refused(answer)
    return answer
