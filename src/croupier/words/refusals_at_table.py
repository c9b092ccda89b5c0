"""Refusals of a live table in words: what is wrong, the figures, and what to do.

One sentence a reason, as in refusals.py, which puts the clauses in. Facts are what the engine gives with the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from croupier.clauses import Reason
from croupier.money import dollars

Facts = dict[str, Any]

_STEPS: Final = {
    "bring-cards": "Bring cards",
    "shuffle-cards": "Shuffle them",
    "cut-cards": "Have them cut",
    "place-cutting-card": "Place the cutting card",
    "burn-cards": "Burn",
}


def words(name: Any) -> str:
    """A stable name as people say it."""
    return str(name).replace("-", " ")


def _a(name: Any) -> str:
    return "an" if str(name)[:1].lower() in "aeiou" else "a"


def _time(instant: Any) -> str:
    return datetime.fromtimestamp(int(instant) / 1000, UTC).strftime("%H:%M:%S")


def _span(amount: Any, unit: Any) -> str:
    if unit == "coups":
        return f"{amount} coup{'s' if amount != 1 else ''}"
    minutes, seconds = divmod(int(amount) // 1000, 60)
    return f"{minutes} min {seconds:02} s" if amount >= 1000 else f"{amount} ms"


def _notice(f: Facts) -> str:
    about = words(f["about"])
    if "needed" not in f:
        return f"No notice of {about} is on display. Put one up first."
    return f"No notice of {about} is on display, and it needs {_span(f['needed'], f['unit'])}. Put one up first."


def _burn_unseen(f: Facts) -> str:
    return f"The burn '{f['burn']}' goes by its first card, which was not given. Name the card."


def _owner(f: Facts) -> str:
    return f"{f['patron']} does not have the {f['hand']} hand: it is with {f['keeper']}. Wait until it is delivered."


TABLE_SENTENCES: Final[dict[Reason, Callable[[Facts], str]]] = {
    # the command, and whoever gives it
    Reason.REPEATED_COMMAND: lambda f: f"The command {f['command']} was given already. It took effect once.",
    Reason.TIME_RUNS_BACKWARDS: lambda f: (
        f"The command is of {_time(f['at'])}, and the table has come to {_time(f['clock'])}. Check the clock."
    ),
    Reason.TIME_NOT_POSSIBLE: lambda f: f"The time {f['at']} lies beyond any calendar. Check the clock.",
    Reason.UNKNOWN_RANK: lambda f: f"There is no rank '{f['rank']}' in this book. It has {f['known']}.",
    Reason.RANK_TOO_LOW: lambda f: (
        f"{_a(f['rank']).capitalize()} {f['rank']} may not do this. It takes {_a(f['needed'])} {f['needed']} or above."
    ),
    Reason.NOT_FOR_ANOTHER: lambda f: f"{f['actor']} cannot do this for {f['patron']}. Ask the dealer.",
    Reason.TABLE_ALREADY_OPEN: lambda f: f"Table {f['table']} is open already. Close it first.",
    Reason.TABLE_NOT_OPEN: lambda f: f"Table {f['table']} is not open. Open it before {words(f['command'])}.",
    Reason.OTHER_EDITION: lambda f: (
        f"The table was opened under {f['opened']}, and this is {f['given']}. Use the edition it was opened under."
    ),
    Reason.CARDS_TO_CHECK: lambda f: "The cards of the last gaming were not checked yet. Check them first.",
    Reason.SHOE_NOT_REVEALED: lambda f: (
        f"Shoe {f['shoe']} is over, and what its commitment was made of is not shown yet. Reveal it first."
    ),
    # opening
    Reason.TOURNAMENT_ONLY: lambda f: f"{f['variation']} may only be played in a tournament. Choose another variation.",
    Reason.UNKNOWN_LAYOUT: lambda f: f"There is no layout '{f['layout']}'. There are {f['known'] or 'none'}.",
    Reason.UNKNOWN_VENUE: lambda f: f"The game may not be played at '{f['venue']}'. It may be played at: {f['known']}.",
    Reason.PLACES_NOT_ALLOWED: lambda f: f"A table of {f['places']} places is not allowed here. Use {f['allowed']}.",
    Reason.PLACES_NOT_CLOSED: lambda f: (
        f"{f['most']} of {f['places']} places may be used. Close {f['surplus']} more with a marker."
    ),
    Reason.CONTINUOUS_SHUFFLER: lambda f: (
        "A continuous shuffling machine has no cutting card and no end of a shoe, and is not supported. "
        "Use a dealing shoe."
    ),
    Reason.NO_VIRTUAL_SHOE: lambda f: "This table has no virtual shoe: there is nothing to commit to and to reveal.",
    Reason.UNKNOWN_METHOD: lambda f: f"There is no dealing method '{f['method']}'. There are {f['known']}.",
    Reason.FACE_NOT_ALLOWED: lambda f: f"{f['method']} is not dealt face {f['face']}. Deal face {f['allowed']}.",
    Reason.THING_NOT_APPROVED: lambda f: f"{f['about'].rstrip('.')}. Record the approval of {words(f['thing'])} first.",
    Reason.OUTSIDE_GAMING_HOURS: lambda f: (
        "The hours of gaming are over." if f["ends"] else "The end of gaming hours was not given. Say when gaming ends."
    ),
    Reason.LIMITS_OUT_OF_ORDER: lambda f: (
        f"Limits of {dollars(f['minimum'])} to {dollars(f['maximum'])} for {words(f['wager'])} make no sense. "
        "The minimum is above zero and not above the maximum."
    ),
    Reason.NO_AREA_FOR_WAGER: lambda f: (
        f"Layout {f['layout']} has no area for {f['wager']}. Choose another layout, or leave the wager out."
    ),
    # signs, notices and approvals
    Reason.NO_SUCH_POWER: lambda f: f"{f['book']} does not let anyone {f['what']}.",
    Reason.NOTHING_TO_APPROVE: lambda f: f"'{f['act']}' is not something to approve here. There is {f['known']}.",
    Reason.UNKNOWN_SIGN: lambda f: f"There is no sign '{f['sign']}'. There are {f['known']}.",
    Reason.NOTICE_NOT_UP: _notice,
    Reason.NOTICE_WITHOUT_TIME: lambda f: (
        f"A notice of {words(f['about'])} must state when the change takes effect. Give the time."
    ),
    Reason.NOTICE_WITHOUT_CHANGE: lambda f: (
        f"A notice of {words(f['about'])} must show what changes. Give the new "
        + ("minimum." if "minimum" in str(f["about"]) else "variation.")
    ),
    Reason.NOTICE_OF_ANOTHER_CHANGE: lambda f: (
        f"The notice on display is of {f['variation'] or 'a minimum of ' + dollars(f['minimum'])}, and this is another "
        "change. Put up a notice of it."
    ),
    Reason.NOTICE_TOO_SHORT: lambda f: (
        f"The notice of {words(f['about'])} has stood {_span(f['stood'], f['unit'])} and needs "
        f"{_span(f['needed'], f['unit'])}. Wait."
    ),
    Reason.SURVEILLANCE_NOT_TOLD: lambda f: (
        f"Surveillance was not told that {f['wager']} is restricted. Notify them first."
    ),
    # the moment
    Reason.SHOE_ENDED: lambda f: (
        f"Shoe {f['shoe']} has ended: there is no coup {f['coup']} in it. Shuffle, or bring new cards."
    ),
    Reason.SHOE_NOT_READY: lambda f: (
        f"The shoe is not ready: {words(f['stage'])}. {_STEPS.get(str(f['next']), words(f['next']))} first."
    ),
    Reason.NOT_AT_THIS_STAGE: lambda f: f"The shoe is at '{words(f['stage'])}'. This needs: {words(f['needed'])}.",
    Reason.COUP_IN_PROGRESS: lambda f: f"Coup {f['coup']} is in progress ({words(f['play'])}). Finish it first.",
    Reason.NOT_BEING_DEALT: lambda f: (
        f"Coup {f['coup']} is at '{words(f['play'])}', and this belongs to another moment of a coup."
    ),
    Reason.COMMISSION_OWED: lambda f: (
        f"{f['patron']} owes {dollars(f['owed'])} of deferred commission. Collect it first."
    ),
    Reason.CHECK_FIRST: lambda f: "The cards must be checked before play goes on. Check them.",
    Reason.SHOE_NOT_COMMITTED: lambda f: f"The order of shoe {f['shoe']} is not committed to yet. Commit to it first.",
    Reason.SHOE_COMMITTED: lambda f: (
        f"The order of shoe {f['shoe']} is fixed by its commitment and cannot change any more. "
        + ("A virtual shoe makes no such slip." if "slip" in f else "Have the cards cut.")
    ),
    Reason.SIGNS_MISSING: lambda f: f"Signs are missing at the table: {f['signs']}. Display them first.",
    Reason.DUMMY_COUP: lambda f: f"Coup {f['coup']} is dealt without wagers. Wait for the next.",
    Reason.BETS_NOT_CALLED: lambda f: f"Bets were not called for coup {f['coup']}. Call for bets first.",
    Reason.BETS_NOT_CLOSED: lambda f: f"No more bets was not called for coup {f['coup']}. Call it first.",
    Reason.WAGERING_OVER: lambda f: (
        f"This wager is taken only between the first four cards and the next, when {f['window']}."
        if "window" in f
        else f"Wagers of coup {f['coup']} lie as they lie until they are settled. Wait for the next coup."
    ),
    Reason.BETS_CLOSED: lambda f: (
        f"No more bets was called for coup {f['coup']}. "
        + ("The dealer may still reopen." if f["reopens"] == "yes" else "Wait for the next coup.")
    ),
    Reason.WAGERING_NOT_OVER: lambda f: f"Wagering on coup {f['coup']} is still open. Place the wager as usual.",
    Reason.NOTHING_WAGERED: lambda f: (
        f"Nothing is wagered on coup {f['coup']}. Call for bets, or have a dummy coup ordered."
    ),
    Reason.PAIRS_NOT_SETTLED: lambda f: (
        f"Wagers decided by the first four cards of coup {f['coup']} are settled before anything else. Settle them."
    ),
    Reason.CARDS_FACE_DOWN: lambda f: f"Cards lie face down: {f['hands']}. Turn them over first.",
    Reason.CARD_STILL_DUE: lambda f: f"{str(f['hand']).title()} is still to get a card. Draw it first.",
    Reason.NO_CARD_DUE: lambda f: f"No further card is due in coup {f['coup']}. Announce the result.",
    Reason.CUTTING_CARD_ALREADY_OUT: lambda f: f"The cutting card of shoe {f['shoe']} is out already. Check the card.",
    Reason.NO_CARDS_LEFT: lambda f: f"Shoe {f['shoe']} has no cards left. Declare the cards insufficient.",
    Reason.CARDS_LEFT: lambda f: f"There are {f['left']} cards left in the shoe. Deal on.",
    Reason.NOTHING_TO_SETTLE: lambda f: f"There is nothing to settle now in coup {f['coup']}. Go on dealing.",
    # people
    Reason.UNKNOWN_PATRON: lambda f: f"There is no patron '{f['patron']}' at the table. Let them arrive first.",
    Reason.ALREADY_HERE: lambda f: f"{f['patron']} is at the table already.",
    Reason.UNKNOWN_PLACE: lambda f: f"There is no place {f['place']}. The table has places 1 to {f['places']}.",
    Reason.PLACE_CLOSED: lambda f: f"Place {f['place']} is closed. Choose another.",
    Reason.SEAT_TAKEN: lambda f: f"Seat {f['place']} is taken by {f['by']}. Choose another.",
    Reason.NOT_SEATED: lambda f: f"{f['patron']} is not seated, and this is for someone seated at the table.",
    Reason.WAGERS_ON_THE_LAYOUT: lambda f: (
        f"Wagers lie on the layout ({f['wagers']}, of {f['patrons']}). Wait until they are settled or withdrawn."
    ),
    Reason.HOLDS_CARDS: lambda f: f"{f['patron']} has the {f['what']} in hand. It must come back first.",
    Reason.AMOUNT_NOT_POSSIBLE: lambda f: f"{dollars(f['amount'])} is not possible for {words(f['what'])}. Check it.",
    Reason.CASH_NOT_TAKEN: lambda f: f"This table takes no cash ({dollars(f['amount'])}). Use the digital platform.",
    Reason.NOT_ENOUGH_CHIPS: lambda f: (
        f"{f['patron']} has {dollars(f['has'])} in chips and needs {dollars(f['stake'])}. Buy in, or stake less."
    ),
    Reason.NOT_ENOUGH_TOKENS: lambda f: (
        f"{f['patron']} has {dollars(f['has'])} in tokens and needs {dollars(f['stake'])}. Stake less."
    ),
    Reason.NOTHING_OWED: lambda f: f"{f['patron']} owes no commission.",
    # preparing a shoe
    Reason.TEXT_NOT_POSSIBLE: lambda f: f"This is no {f['what']}. It takes {f['needed']}.",
    Reason.NO_FURTHER_CONTRIBUTION: lambda f: (
        f"{f['patron']} cannot contribute to shoe {f['shoe']} any more: "
        f"a patron may once, and {f['most']} patrons at most."
    ),
    Reason.ANOTHER_BACK_NEEDED: lambda f: (
        f"New cards may not have {f['back']} backs like those in use. Bring another colour."
    ),
    Reason.CARDS_TO_REPLACE: lambda f: (
        "Patrons "
        + ("cut" if f["why"] == "cut" else "handled")
        + " the cards of this shoe, so all of them are replaced. Take them off and bring new ones."
    ),
    Reason.PRE_SHUFFLED: lambda f: "Pre-shuffled cards go straight to the cut. Have them cut.",
    Reason.NOT_PRE_SHUFFLED: lambda f: "Only pre-shuffled cards are riffled. Have the cards cut.",
    Reason.NEEDS_A_REQUEST: lambda f: f"Nobody at the table asked for this ({words(f['what'])}). Name who did.",
    Reason.NOT_THEIR_CUT: lambda f: (
        f"The cut is not {f['patron'] or 'for staff'} to make: it is for {words(f['turn'])}."
    ),
    Reason.CUT_OUT_OF_PLACE: lambda f: (
        f"The cards cannot be cut after {f['after']}. Cut between {f['least']} and {f['most']}."
    ),
    Reason.BURN_CARD_UNSEEN: _burn_unseen,
    Reason.BURN_STAYS_UNSEEN: lambda f: f"The card of the burn '{f['burn']}' stays face down. Leave it unseen.",
    # cards
    Reason.CARD_UNKNOWN: lambda f: "A card whose face is to be seen was not named. Name the card.",
    Reason.CARD_NOT_AS_DRAWN: lambda f: f"The card that was drawn is not {f['given']}. Check the card.",
    Reason.WRONG_NUMBER_OF_CARDS: lambda f: (
        f"{f['given']} cards were given for the {f['hand']}, where {f['face-down']} lie face down. Give that many."
    ),
    # wagers
    Reason.NOT_OFFERED_HERE: lambda f: f"This table does not offer {f['wager']}. It offers {f['offered']}.",
    Reason.UNKNOWN_WAGER_NUMBER: lambda f: f"There is no wager number {f['number']} on the layout.",
    Reason.NOT_A_VALID_PLACEMENT: lambda f: (
        f"A wager that lies {words(f['lies'])} is not valid. Lay the chips inside the area of {f['wager']}."
    ),
    Reason.SPOKEN_NOT_TAKEN: lambda f: (
        f"A wager said aloud with {f['tender']} is not taken here. Lay chips on the area."
    ),
    Reason.RESTRICTED_TO_MAIN: lambda f: f"{f['wager']} is kept for those who also have a main wager. Place one first.",
    Reason.ALREADY_PLACED: lambda f: f"One wager on {f['wager']} is all a patron may have. Change that one instead.",
    Reason.NOT_APPROVED: lambda f: (
        f"This needs approval ({words(f['act'])}). Ask {_a(f['needed'])} {f['needed']} or above."
    ),
    Reason.AREA_FULL: lambda f: (
        f"The area of {f['wager']} at place {f['place']} holds {f['capacity']} wagers, and all are taken."
    ),
    Reason.NOT_IN_UNITS: lambda f: (
        f"{dollars(f['stake'])} on {f['wager']} is off the unit. "
        + (f"Above {dollars(f['above'])} go up by" if f["above"] else "Stake a multiple of")
        + f" {dollars(f['unit'])}."
    ),
    Reason.BELOW_MINIMUM: lambda f: (
        f"{dollars(f['stake'])} on {f['wager']} is below the minimum of {dollars(f['minimum'])}. "
        "Top it up, or take it back."
    ),
    Reason.ABOVE_MAXIMUM: lambda f: (
        f"{dollars(f['stake'])} on {f['wager']} exceeds the maximum of {dollars(f['maximum'])}. "
        "Reduce it before the first card."
    ),
    Reason.ABOVE_DIFFERENTIAL: lambda f: (
        f"{dollars(f['stake'])} more on {f['wager']} makes a difference of {dollars(f['difference'])}, above the "
        f"table differential of {dollars(f['differential'])}. Stake less."
    ),
    Reason.TAIL_NOT_RUNNING: lambda f: f"No run is established yet for {f['wager']}. Place an Early wager.",
    Reason.TAIL_RUNNING: lambda f: (
        f"The indicator shows {f['indicator']}: {f['wager']} is closed until this tail is broken or paid. Wait."
    ),
    Reason.LAST_COUP: lambda f: f"{f['wager']} cannot win on the last coup of a shoe. Wait for the next shoe.",
    Reason.NOTHING_TO_REDUCE: lambda f: (
        f"Nothing exceeds the {words(f['to'])}" + (f" of {dollars(f['most'])}." if f["most"] else ": none is set.")
    ),
    # delivering the cards
    Reason.NOT_DELIVERED_HERE: lambda f: f"By the method in use ({f['method']}) this is not done.",
    Reason.NOTHING_TO_DELIVER: lambda f: f"The {f['hand']} hand has no face-down cards to deliver now.",
    Reason.NOT_WAGERING_ON_IT: lambda f: (
        f"{f['patron']} has no wager on the {f['hand']} hand. Offer it to one who has."
    ),
    Reason.NOT_NEXT_FOR_CARDS: lambda f: (
        f"The {f['hand']} is not to be offered to {f['patron']} now. It is next for {f['next'] or 'the dealer'}."
    ),
    Reason.HAND_OUT: lambda f: f"Cards are with {f['patron']}. Wait until they are back on the layout.",
    Reason.HAND_NOT_OUT: lambda f: f"The {f['hand']} hand is not with a patron.",
    Reason.HAND_TO_OFFER: lambda f: f"The {f['hand']} hand is first to be offered to {f['next']}. Deliver it.",
    Reason.NOT_THEIR_HAND: _owner,
    Reason.SHOE_WITH_PATRON: lambda f: f"The dealing shoe is with {f['patron']}, who draws the cards.",
    Reason.NOT_THEIR_SHOE: lambda f: f"{f['patron'] or 'Nobody'} does not have the dealing shoe.",
    Reason.SHOE_TO_OFFER: lambda f: (
        f"The dealing shoe is first to be offered to {f['next']}. Pass it, or let them decline."
    ),
    # dummy coups
    Reason.UNKNOWN_GROUNDS: lambda f: f"'{f['grounds']}' are no grounds for this. There are {f['known']}.",
    Reason.GROUNDS_NOT_MET: lambda f: f"On these grounds ({words(f['grounds'])}) it takes {f['needs']}.",
}
