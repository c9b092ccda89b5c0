"""The shape of the provisions about procedure: the table, its people, the shoe, wagering, limits, dealing, notices.

As provisions.py, these are the book as written. Where books differ in behaviour they name a policy, and the live table
holds one small function for each. A key in a file is the field's name in kebab-case.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from croupier.clauses import Clauses, Silent
from croupier.coup import Stacks
from croupier.rulebooks.only import Only
from croupier.rulebooks.provision import Prose, Provision, Unsaid
from croupier.rulebooks.provisions import ALL, Rule, Toggle

# --- authority.toml ------------------------------------------------------------------------------


class RankOfLadder(Provision, frozen=True):
    """A rung of the book's ladder; the file lists them from the lowest to the highest."""

    id: str
    name: Prose
    clauses: Clauses


class Power(Provision, frozen=True):
    """Who may give a command: this rank or any above it, and people outside the ladder where `also` names them."""

    rank: str
    clauses: Clauses
    also: tuple[str, ...] = ()
    only: tuple[Only, ...] = ()


Lasts = Literal["once", "coup", "shoe", "stay"]  # used up at once; to the coup's or shoe's end; until the patron leaves


class Approval(Provision, frozen=True):
    """An act that needs someone's approval beforehand, and how long an approval holds."""

    rank: str
    lasts: Lasts  # how long it holds
    clauses: Clauses
    only: tuple[Only, ...] = ()


class ActsForLower(Provision, frozen=True):
    """A higher rank does a lower one's part."""

    clauses: Clauses
    no_rank_named: bool = False  # cited only where no clause names a rank for what is done
    chosen_rank_named: bool = False  # nor where a remedy, or a power on a breach, has a rank above the dealer's


class Authority(Provision, frozen=True):
    """`dealer` and `supervisor` hold for every command of theirs that `power` does not name."""

    rank: tuple[RankOfLadder, ...]
    outside: tuple[RankOfLadder, ...]  # inspectors, surveillance: known to the book, not on its ladder
    dealer: Power
    supervisor: Power
    power: dict[str, Power]  # by the command's name
    approval: dict[str, Approval]  # by the act's name
    acts_for_lower: ActsForLower | Silent


# --- table.toml ----------------------------------------------------------------------------------


class Seats(Provision, frozen=True):
    least: int  # the fewest
    most: int  # the most
    clauses: Clauses


class Venue(Provision, frozen=True):
    """A kind of place where the game may be played; surplus places there may have to be closed."""

    id: str
    name: Prose
    clauses: Clauses
    most_seats: int | None = None  # how many at most are used there
    surplus_closed: bool = False  # the other places are closed
    private: bool = False  # it is a private room


class ApprovalOfThings(Provision, frozen=True):
    """What is approved before use: a table or a layout by the regulator, or by the operator what the book leaves open.

    `wagers` if only where one of them is offered; `unless_chosen` if not where the set-up itself chooses that option.
    """

    id: str
    about: Prose
    clauses: Clauses
    wagers: tuple[str, ...] = ()
    variations: tuple[str, ...] = ALL
    unless_chosen: str | None = None  # an option: not where the set-up itself chooses it


class Sign(Provision, frozen=True):
    """A sign that must stand at the table before wagers are taken."""

    id: str
    about: Prose
    clauses: Clauses
    variations: tuple[str, ...] = ALL
    wagers: tuple[str, ...] = ()  # needed only where one of these is offered
    # or where the table has such a thing; one for a personal maximum stands before that patron wagers above the sign
    when: Literal["always", "differential", "unit", "kept-minimum", "personal-maximum"] = "always"
    shows: Literal["", "limits", "differential"] = ""  # it says nothing of these once they are changed
    only: tuple[Only, ...] = ()


class TableAndSigns(Provision, frozen=True):
    seats: Seats | Silent  # how many seats a table may have
    venue: tuple[Venue, ...] | Silent
    closed_box: Rule | Silent  # the marker of a place where no wagers are taken
    drop_box: Rule | Silent  # cash is taken only where there is a drop box
    cashless: Rule | Silent  # a table without cash
    dealing_shoe: Rule  # cards come from a shoe; a continuous shuffling machine is not one
    approved: tuple[ApprovalOfThings, ...] | Silent
    gaming_hours: Rule | Silent  # play only within the hours that the table was opened for
    sign: tuple[Sign, ...]
    dragon_tail_indicator: Rule | Silent  # something at the table that shows how long a run is


# --- shuffle.toml --------------------------------------------------------------------------------


class CardCheck(Provision, frozen=True):
    when: Literal["required", "unless-pre-shuffled", "optional"]  # whether it must be done
    clauses: Clauses


class OrderedCheck(Provision, frozen=True):
    """Cards checked at any time on someone's order."""

    clauses: Clauses
    outlives_replacement: bool = False  # the check is still made where other cards have come in their place


class ReplacementCheck(Provision, frozen=True):
    """Cards that come in the place of others, checked by two people, of whom one is a supervisor."""

    clauses: Clauses
    pre_shuffled_option: str | None = None  # whether pre-shuffled ones are checked so too: yes or no


class OrderedShuffle(Provision, frozen=True):
    """A shuffle that someone orders before the shoe has run out, on these grounds."""

    grounds: str  # a name for the grounds, which whoever orders it gives
    about: Prose
    clauses: Clauses


class ShuffledAgain(Provision, frozen=True):
    """Pre-shuffled cards that may be shuffled all the same, by who shuffled them before."""

    clauses: Clauses
    stock: Literal["any", "casino", "manufacturer"] = "any"  # whoever shuffled them before


class Riffle(Provision, frozen=True):
    """A riffle of pre-shuffled cards that a patron asks for and someone approves (approval `riffle`)."""

    stock: Literal["any", "casino", "manufacturer"]  # whoever shuffled them before
    clauses: Clauses


class CutRule(Provision, frozen=True):
    """Who cuts. The policy orders the patrons; whoever is asked may decline, and at last staff cut."""

    policy: Literal["first-arrival-then-left", "highest-seat", "any-patron", "staff-then-first-arrival"]
    clauses: Clauses
    passed_on_clauses: Clauses  # declined: who is asked next
    staff_cut_clauses: Clauses  # nobody accepts, or nobody is there
    first_arrival_clauses: Clauses = ()
    left_of_dealer_clauses: Clauses = ()
    patron_clauses: Clauses = ()  # those among them about a patron's cut alone
    nominee: Rule | Silent = Silent("shuffle.toml: who-cuts.nominee")  # a patron who is asked may name another to cut
    staff_may_choose: Rule | Silent = Silent("shuffle.toml: who-cuts.staff-may-choose")  # staff cut or name the cutter


class BurnUnder(Provision, frozen=True):
    """What a form of the burn needs first: a patron's request, an approval."""

    clauses: Clauses
    requested: bool = False  # a patron asks for it
    approval: str | None = None  # someone approves it, by this name in authority.toml


class ShuffleAndCut(Provision, frozen=True):
    check_before: CardCheck  # cards checked before they are used
    check_after: CardCheck | Silent  # cards checked after they were used
    check_ordered: OrderedCheck | Silent
    no_count_on_replacement: Rule | Silent  # cards that are replaced whole need no counting
    before_play: Rule  # the cards are shuffled before they are used
    pre_shuffled: Rule  # cards that come shuffled go straight to the cut
    shuffle_pre_shuffled: ShuffledAgain | Silent  # yet may be shuffled all the same
    riffle: tuple[Riffle, ...] | Silent
    ordered: tuple[OrderedShuffle, ...]
    dropped: Rule | Silent  # cards that fell on the floor
    who_cuts: CutRule
    burn_required: Toggle  # whether every shoe begins with a burn
    burn_form: dict[str, BurnUnder]  # by the burn's id in cards.toml, where it needs something first
    burn_shown: BurnUnder | Silent  # showing a card that was burned face down
    burned_exposed: BurnUnder | Silent  # showing the further cards of a burn by value
    replace_after_last: Rule  # cards are shuffled or replaced after the last coup
    replace_unfit: Rule  # cards that are unfit are replaced
    replaced_all: Rule  # new cards are shuffled, cut and burned like any
    replace_when_handled: Rule | Silent  # patrons handled the cards of this shoe
    replace_when_cut: Rule | Silent  # someone other than staff cut them
    other_back_colour: Rule | Silent  # new cards have backs of another colour, unless approved (`same-back-colour`)
    replace_some: Rule | Silent = Silent("shuffle.toml: replace-some")  # any number of unfit cards, and not only all
    check_replacement: ReplacementCheck | Silent = Silent("shuffle.toml: check-replacement")


# --- wagering.toml -------------------------------------------------------------------------------


class Deadline(Provision, frozen=True):
    """When wagering closes, and the clause that keeps wagers as they lie from then on."""

    closes: Literal["no-more-bets-or-first-card", "first-card", "first-exposure"]  # what closes it
    clauses: Clauses
    untouched_clauses: Clauses
    exposed_clauses: Clauses = ()  # what counts as exposure, where that closes wagering
    call_closes: Toggle | None = None  # soft or hard, where the call alone need not close
    # between call and deadline: wagers lie as they are, or one that is noticed is taken up, and one may shrink
    after_call: Literal["fixed", "correctable"] = "fixed"
    found_after_result: str | None = None  # an option: who may find a wager once the result is known
    only: tuple[Only, ...] = ()


class Call(Provision, frozen=True):
    duty: Literal["must", "may"]  # whether it has to be made
    clauses: Clauses
    only: tuple[Only, ...] = ()


class Spoken(Provision, frozen=True):
    """A wager declared aloud, with what must lie on the table for it and is turned into chips at once."""

    tenders: tuple[Literal["chips", "cash", "voucher", "token"], ...]  # what may lie there for it
    clauses: Clauses


class Beside(Provision, frozen=True):
    """Bets that one patron may have together in a coup, and the clauses that say so."""

    wagers: tuple[str, ...]
    clauses: Clauses


class PerOption(Provision, frozen=True):
    """How many wagers one patron may have on one option in a coup, and what several stacks on it are."""

    policy: Literal["one", "several"]
    clauses: Clauses
    stacks: Stacks = Stacks.APART  # what several stacks of one patron on one option are
    stacks_clauses: Clauses = ()
    wagers: dict[str, Rule] = {}  # where the document says it wager by wager
    beside: tuple[Beside, ...] = ()  # where given, nothing else is cited for a wager that is taken beside others


class StandingWagers(Provision, frozen=True):
    policy: Literal["allowed", "approval"]  # approval `stand-and-wager`
    clauses: Clauses


class Claim(Provision, frozen=True):
    """A place in the order of entitlement to a side wager's area; the file lists them from the first to the last."""

    who: Literal["same-side", "main-wager", "any-wager", "everyone"]  # whoever has such a wager goes before the rest
    clauses: Clauses
    only: tuple[Only, ...] = ()
    player_clauses: Clauses = ()
    banker_clauses: Clauses = ()


class SideWagerAlone(Provision, frozen=True):
    clauses: Clauses
    only: tuple[Only, ...] = ()
    completed_clauses: Clauses = ()  # those of them by which a coup with such wagers alone is dealt out all the same


class Placement(Provision, frozen=True):
    """A way for chips to lie that makes no valid wager."""

    lies: Literal["outside", "on-another", "not-flat"]  # how they lie
    clauses: Clauses
    only: tuple[Only, ...] = ()


class StaffRefusal(Provision, frozen=True):
    """The power to refuse a wager before the first card leaves the shoe."""

    grounds: Literal["reasonable", "not-payable"]  # on what grounds
    clauses: Clauses


class Restriction(Provision, frozen=True):
    """A side wager kept for those with a main wager, after notice to surveillance and with a sign."""

    clauses: Clauses
    notice_clauses: Clauses
    sign_clauses: Clauses


class Wagering(Provision, frozen=True):
    deadline: Deadline
    call_for_bets: Call  # the call that wagering is open
    no_more_bets: Call  # the call before the cards come
    medium: Rule  # chips, and tokens where the book takes them
    spoken: Spoken | Silent
    both_sides: Toggle  # allow, or approve (approval `both-sides`)
    per_option: PerOption
    standing: StandingWagers | Silent  # wagers of patrons without a seat
    own_wager_only: Rule | Silent  # nobody wagers for another
    claim: tuple[Claim, ...] | Silent
    placement: tuple[Placement, ...]
    staff_refusal: StaffRefusal | Silent
    side_wager_alone: SideWagerAlone  # a side wager needs no main wager
    restriction: dict[str, Restriction] | Silent  # by wager
    vouchers: dict[str, Rule] | Silent  # table-play (tokens) and complementary (chips)
    within_coup: Rule | Silent = Silent("wagering.toml: within-coup")  # what lets a wager be made within a coup


# --- limits.toml ---------------------------------------------------------------------------------


class BelowMinimum(Provision, frozen=True):
    """A wager under the minimum, found in time and found late."""

    in_time: Literal["refuse", "first-stands"]  # found before the cards come
    in_time_clauses: Clauses
    late: Literal["void-below-approved", "first-stands", "valid"]  # found after that
    late_clauses: Clauses
    clauses: Clauses
    approved_clauses: Clauses = ()  # under the regulator's own minimum
    ruling_clauses: Clauses = ()  # by which one between the two minimums may be ruled void
    approved_floor: bool = False  # no minimum of a sign or of a patron's own is under it either
    first_option: str | None = None  # an option: what counts as the first one that stands
    scope_option: str | None = None  # an option: how long one that stood counts against the next
    advice: Literal["at-once", "after-result"] = "at-once"  # when a first one makes later ones further ones


class AboveMaximum(Provision, frozen=True):
    in_time: Literal["refuse", "to-maximum"]  # found before the cards come
    in_time_clauses: Clauses
    late: Literal["to-maximum", "valid"]  # found after that
    late_clauses: Clauses
    clauses: Clauses


class Units(Provision, frozen=True):
    """A wager that is not a multiple of the unit on the sign; some books count the multiples above the minimum."""

    policy: Literal["refuse", "accept"]
    clauses: Clauses
    above_minimum: bool = False  # the multiples are counted from the minimum on


class Reducing(Provision, frozen=True):
    """What happens above the table differential or an area's maximum: cut pro rata, only a warning, or not taken."""

    policy: Literal["cut", "warn", "refuse"]
    clauses: Clauses
    before: Literal["first-card", "first-exposure"] = "first-card"  # until when it is done
    basis_option: str | None = None  # an option: what the reduction is reckoned from
    enforce_option: str | None = None  # an option: whether it is enforced


class PersonalLimits(Provision, frozen=True):
    """Limits agreed for one patron, shown by a marker or a sign; some books only let the maximum be exceeded."""

    shown_by: Literal["marker", "sign"]  # what shows them at the place
    maximum_only: bool  # only the maximum may be agreed
    clauses: Clauses
    to_exceed: bool = False  # a minimum of one's own only goes with a maximum above the sign's
    wager_clauses: Clauses = ()  # those by which a wager is judged by them and not by the sign


AmountOfSign = Literal["approved-minimum", "area-maximum", "player-maximum", "differential", "unit"]


class AmountsOfSign(Provision, frozen=True):
    """The amounts of a set-up that mean something here: any other is refused."""

    amounts: tuple[AmountOfSign, ...]  # those that a sign of this book may name
    clauses: Clauses


class PartLimits(Provision, frozen=True):
    option: str
    clauses: Clauses


class Limits(Provision, frozen=True):
    shown: Rule  # the limits stand on the table's sign
    below_minimum: BelowMinimum
    above_maximum: AboveMaximum  # a wager over the maximum
    units: Units | Silent
    differential: Reducing | Silent
    area_maximum: Reducing | Silent
    above_differential: Rule | Silent  # wagers arranged beforehand
    personal: PersonalLimits | Silent
    combined_wager: PartLimits | Silent  # what the limits mean for the parts of a combined wager
    player_maximum: Rule | Silent = Silent("limits.toml: player-maximum")  # of all one player has on a bet
    known: AmountsOfSign | Silent = Silent("limits.toml: known")


# --- dealing.toml --------------------------------------------------------------------------------


class Method(Provision, frozen=True):
    """A way of dealing: the dealer opens, the hands are delivered to patrons, or a patron holds the shoe."""

    id: str
    name: Prose
    kind: Literal["dealer-opens", "delivered", "shoe-passed"]  # who opens the hands
    faces: tuple[Literal["up", "down"], ...]  # the first is the usual one
    clauses: Clauses


class Opener(Provision, frozen=True):
    """Another person whom the patron with the cards lets open them."""

    who: Literal["anyone", "seated"]  # who that may be
    clauses: Clauses
    approval: str | None = None  # someone approves it, by this name in authority.toml


class WithoutWager(Provision, frozen=True):
    """Cards for someone without a wager on that hand (approval `receive-without-wager`)."""

    clauses: Clauses
    private_only: bool = False  # in private rooms alone
    no_main_wagers: bool = False  # only where nobody has a wager on a hand
    needs_a_wager: bool = False  # only for whoever has some wager in the coup


class Delivery(Provision, frozen=True):
    to: Literal["highest-wagerer", "any-wagerer"]
    clauses: Clauses
    player_clauses: Clauses = ()
    banker_clauses: Clauses = ()
    refused_clauses: Clauses = ()  # then the next highest
    equal_clauses: Clauses = ()  # several highest: who is asked first
    equal_refused_clauses: Clauses = ()
    nobody: Rule | Silent = Silent("dealing.toml: delivery.nobody")  # nobody takes it: the dealer opens it
    seated_only: Rule | Silent = Silent("dealing.toml: delivery.seated-only")  # only to whoever has a seat
    one_hand_out: Rule | Silent = Silent("dealing.toml: delivery.one-hand-out")  # one hand at a time
    # the patron may let the dealer open it
    dealer_for_patron: Rule | Silent = Silent("dealing.toml: delivery.dealer-for-patron")
    opener: Opener | Silent = Silent("dealing.toml: delivery.opener")
    # one patron may have both, one after the other
    both_in_turn: Rule | Silent = Silent("dealing.toml: delivery.both-in-turn")
    without_wager: WithoutWager | Silent = Silent("dealing.toml: delivery.without-wager")
    taken_back: Rule | Silent = Silent("dealing.toml: delivery.taken-back")  # staff may take it back
    marker: Rule | Silent = Silent("dealing.toml: delivery.marker")  # shows who keeps which hand


class ShoePassing(Provision, frozen=True):
    """The dealing shoe in a patron's hands."""

    clauses: Clauses
    equal_clauses: Clauses
    declined_clauses: Clauses
    accepts_clauses: Clauses
    other_deals_clauses: Clauses
    other_opens_clauses: Clauses
    keeps_clauses: Clauses
    gives_up_clauses: Clauses
    loses_clauses: Clauses
    directed_clauses: Clauses
    marker_clauses: Clauses
    lost_on_a_tie: bool = False  # a tie that takes the own wager takes it too; in editions from before: never


class ResultCalled(Provision, frozen=True):
    clauses: Clauses
    method_clauses: dict[str, Clauses] = {}  # those among them about one way of dealing alone


class StandoffCalled(Provision, frozen=True):
    """A standoff that is announced when one of these wagers is down."""

    wagers: tuple[str, ...]
    clauses: Clauses


class DummyGrounds(Provision, frozen=True):
    """When a dummy coup may be ordered, and what must be so."""

    id: str
    about: Prose
    # what must be so
    needs: tuple[Literal["shoe-start", "no-wagers", "no-patrons", "request", "all-agree", "after-last"], ...]
    clauses: Clauses
    request_clauses: Clauses = ()  # those of them that want somebody to ask for it
    agreement_clauses: Clauses = ()  # and those that want everyone to agree
    # of a coup whose cards are being dealt: not at all, while none of them is exposed, or until its result is announced
    begun: Literal["", "unexposed", "until-result"] = ""


class DummyCoups(Provision, frozen=True):
    grounds: tuple[DummyGrounds, ...]
    clauses: Clauses
    stray_clauses: Clauses  # what becomes of wagers on it
    shown: Rule | Silent  # a visible sign
    only_these: Rule | Silent  # on no other grounds
    counts_as_last: Toggle  # whether the last coup of a shoe may be one
    placed_clauses: Clauses = ()  # those among them about a wager that is placed once it is known to be one
    dealt_by: str | None = None  # the method it is always dealt by
    # a coup whose last wager was taken back over unexposed cards waits until it is ordered to go on as a dummy coup
    emptied: Rule | Silent = Silent("dealing.toml: dummy.emptied")


NO_DUMMIES: Final = DummyCoups(
    grounds=(),
    clauses=(),
    stray_clauses=(),
    shown=Silent("dealing.toml: dummy"),
    only_these=Silent("dealing.toml: dummy"),
    counts_as_last=Toggle(clauses=(), policy="no"),
)


class Dealing(Provision, frozen=True):
    method: tuple[Method, ...]
    face: Rule  # who decides up or down stands in authority.toml
    delivery: Delivery | Silent  # hands that go to patrons
    shoe_holder: ShoePassing | Silent
    first_hand: Rule | Silent  # the dealer says which hand is opened first
    turned_before_third: Rule  # all four cards lie open before a third is drawn
    third_card: Rule  # third cards are opened by their hands' way
    result_called: ResultCalled  # the result is announced
    standoff_called: StandoffCalled | Silent
    dummy: Annotated[DummyCoups, Unsaid(NO_DUMMIES)]  # coups without wagers; silent, there are none
    insufficient_cards: Rule  # the shoe runs out within a coup


# --- notices.toml --------------------------------------------------------------------------------


class Notice(Provision, frozen=True):
    """Notice given before something changes for the patrons present: minutes, coups, or any at all."""

    clauses: Clauses
    minutes: int | None = None  # how many minutes before
    minutes_option: str | None = None  # or the option that says how many
    coups: int | None = None  # how many coups before
    states_time: bool = False  # it names the time of the change
    empty_clauses: Clauses = ()  # no patron is there: at once
    agreed_clauses: Clauses = ()  # everyone there consents: at once; where not given, by the notice's own
    count_dummies: str | None = None  # the option that lets dummy coups count
    names_bet: bool = False  # it raises the minimum of the bet that it names; naming none, the sign's own
    only: tuple[Only, ...] = ()


class KeepsOldMinimum(Provision, frozen=True):
    clauses: Clauses
    leaving_clauses: Clauses = ()  # it ends with the patron's stay; where not given, by the same clauses
    ends_clauses: Clauses = ()  # or with a notice of another minimum
    wager_clauses: Clauses = ()  # those by which a wager of someone who keeps it is taken
    newcomer_clauses: Clauses = ()  # those by which one of somebody who came later is not


class Notices(Provision, frozen=True):
    closing: Notice
    higher_minimum: Notice
    limits: Notice | Silent  # any other change of limits, where that needs notice too
    keeps_old_minimum: KeepsOldMinimum | Silent  # raised at once, those present keep the old one
    variation: Annotated[Notice, Unsaid(Notice(clauses=()))]  # silent only where there is one variation
    rules_copy: Rule  # a copy of the rules for whoever asks
    at_any_time: Rule | Silent = Silent("notices.toml: at-any-time")  # limits altered in mid-coup, for the next one
    same_variation: Rule | Silent = Silent("notices.toml: same-variation")  # its options change by their sign alone
