### Tournaments: what happens, why something is refused, what is done, and their names. As events.ftl, refusals.ftl,
### commands.ftl and names.ftl have it for a table.

## Preparing

event-tournament-begun = A tournament is to be held: { $name }
event-terms-written = Edition { $number } of the terms is written
event-terms-published = Edition { $number } of the terms is available: { $where }
event-regulator-advised = The regulator is told of edition { $number }{ $copy ->
    [yes] {" "}and has a copy
   *[other] {""}
} ({ TERM($to) }, { $reference })
event-director-appointed = { PERSON($person) } is the Tournament Director
event-deputy-appointed = { PERSON($person) } acts for the director
event-deputy-dismissed = { PERSON($person) } acts for the director no more
event-marked-present = { PERSON($person) } is there to conduct the tournament
event-marked-absent = { PERSON($person) } has gone and conducts nothing now
event-table-designated = Table { $table } is for the tournament, with { $seats } seats
event-table-released = Table { $table } is for everyone again
event-staff-approved = { PERSON($person) } of the casino may take part ({ $reference })
event-players-briefed = The players are told of the terms and understand them
event-practice-begun = Practice at table { $table }: nothing counts
event-practice-ended = Practice at table { $table } is over

## Entries

event-entrant-entered = { PERSON($entrant) } enters and pays { MONEY($paid) }
    .you = You enter and pay { MONEY($paid) }
event-entry-refused = { PERSON($entrant) } is not admitted: { $reason }
    .you = You are not admitted: { $reason }
event-terms-signed = { PERSON($entrant) } signs the terms
    .you = You sign the terms
event-likeness-permitted = { $permits ->
    [yes] { PERSON($entrant) } permits the use of name and picture
   *[other] { PERSON($entrant) } does not permit the use of name and picture
}
event-entrant-withdrew = { PERSON($entrant) } withdraws{ $refund ->
    [0] {""}
   *[other] ; { MONEY($refund) } is due back
}
event-entrant-substituted = { PERSON($substitute) } plays in the stead of { PERSON($entrant) }
event-reserve-added = { PERSON($entrant) } is a reserve
    .you = You are a reserve
event-entries-closed = Entries are closed: { $players } players{ $reserves ->
    [0] {""}
   *[other] , { $reserves } in reserve
}

## Seats

event-ballot-committed = What the ballots are drawn with is fixed: { $commitment }...
event-ballot-drawn = Seats of session { $session } are drawn with the word “{ $word }” of { PERSON($by) }: { SAID($drawn) }
event-seat-taken = { PERSON($entrant) } sits at table { $table }, seat { $seat }
    .you = You sit at table { $table }, seat { $seat }
event-absence-recorded = { PERSON($entrant) } was not seated for session { $session }: { TERM($consequence) }{ $chips ->
    [0] {""}
   *[other] {" "}({ MONEY($chips) })
}
event-seat-offered = { PERSON($reserve) } pays { MONEY($paid) } and has the seat of { PERSON($entrant) } at table { $table }, seat { $seat }

## Sessions

event-session-scheduled = Session { $session } of round { $round } starts at { TIME($starts) }
event-start-moved = Session { $session } starts at { TIME($starts) } instead of { TIME($before) }
event-session-started = Session { $session } starts with { $players } players
event-session-paused = Session { $session } stands still{ $why ->
    [nobody-present] : nobody is there to conduct it
   *[other] {""}
}
event-session-resumed = Session { $session } goes on
event-break-called = A break of { $minutes } minutes, until { TIME($until) }
event-players-directed = The director to the players: { $what }
event-entrant-eliminated = { PERSON($entrant) } is out at table { $table } after coup { $coup }
    .you = You are out at table { $table } after coup { $coup }
event-table-counted = Table { $table } is counted after { $coups } coups: { SAID($counted) }
event-count-corrected = The count of table { $table } is corrected: { SAID($counted) }
event-table-ended-early = Table { $table } ends early: { TERM($grounds) }
event-points-recorded = Points of session { $session }: { SAID($scored) }

## Standings

event-session-ranked = Session { $session } is over: { SAID($ranked) }
event-round-decided = { GIVEN($qualified) ->
    [yes] { PERSON($qualified) } go on to round { $to }
   *[no] Nobody goes on to round { $to }
}{ GIVEN($eliminated) ->
    [yes] ; out: { PERSON($eliminated) }
   *[no] {""}
}
event-play-off-ordered = { $coups ->
    [one] A further coup is played
   *[other] { $coups } further coups are played
} among those who are equal: { SAID($drawn) }
event-play-off-counted = Further coups at table { $table } are counted: { SAID($counted) }
event-play-off-recorded = Further coups part those who were equal: { SAID($counted) }
event-repechage-ordered = A second chance at { TIME($starts) }: { $number } of { PERSON($players) } go on
event-bought-back = { PERSON($entrant) } buys back into round { $round } for { MONEY($paid) }
    .you = You buy back into round { $round } for { MONEY($paid) }
event-bought-again = { PERSON($entrant) } buys { MONEY($chips) } in chips again for { MONEY($paid) }
event-added-on = { PERSON($entrant) } adds { MONEY($chips) } in chips for { MONEY($paid) }
event-final-ranked = The places: { SAID($ranked) }

## Money

event-due-back = { MONEY($amount) } is due back to { PERSON($entrant) } ({ TERM($circumstance) })
event-prizes-awarded = The pool of { MONEY($pool) } is awarded: { SAID($awarded) }{ GIVEN($passed_over) ->
    [yes] ; staff who win nothing: { PERSON($passed_over) }
   *[no] {""}
}{ $held ->
    [0] {""}
   *[other] ; held, for nobody may have it: { MONEY($held) }
}
event-prize-paid = { PERSON($entrant) } is paid a prize of { MONEY($amount) }{ GIVEN($thing) ->
    [yes] {" "}and given { $thing }
   *[no] {""}
}
event-held-prize-paid = { PERSON($entrant) } is paid { MONEY($amount) } of the prizes that were held: { $why }
event-chips-cashed = Chips of { PERSON($entrant) } become { MONEY($amount) } in cash
event-refund-paid = { PERSON($entrant) } is given { MONEY($amount) } back
    .you = You are given { MONEY($amount) } back
event-tournament-cancelled = The tournament is cancelled: { $reason }
event-tournament-closed = The tournament is closed: { MONEY($fees) } paid, { MONEY($added) } added, { MONEY($prizes) } in prizes, { MONEY($commission) } commission, { MONEY($refunds) } given back{ $cashed ->
    [0] {""}
   *[other] , { MONEY($cashed) } paid for chips
}{ $held ->
    [0] {""}
   *[other] , { MONEY($held) } held for prizes that nobody may have
}

## Conduct

event-penalty-given = { PERSON($entrant) } is penalised for { $penalty }: { TERM($consequence) }{ $chips ->
    [0] {""}
   *[other] {" "}({ MONEY($chips) })
}
event-phone-recorded = { PERSON($entrant) } used a phone during play: { TERM($consequence) }{ $chips ->
    [0] {""}
   *[other] {" "}({ MONEY($chips) })
}
event-entrant-disqualified = { PERSON($entrant) } is disqualified: { $reason }; their chips: { TERM($chips) }
event-entrant-retired = { PERSON($entrant) } retires; their chips: { TERM($disposition) }
    .you = You retire; your chips: { TERM($disposition) }
event-complaint-raised = { PERSON($entrant) } complains: { $about }
event-complaint-decided = Complaint { $complaint } of { PERSON($entrant) } is decided: { $decision }
event-complaint-advice = { PERSON($entrant) } is told that they may turn to: { TERM($of) }
event-act-undone = { PERSON($person) } takes back their own mistake with { PERSON($entrant) }: { TERM($name) }

## Parts of sentences

drawn-seat = { PERSON($entrant) } table { $table } seat { $seat }
counted-chips = { PERSON($entrant) } { MONEY($chips) }
scored-points = { PERSON($entrant) } { $points }
ranked-place = { $place }. { PERSON($entrant) } ({ GIVEN($points) ->
    [yes] { $points } points
   *[no] { MONEY($chips) }
}{ $ahead ->
    [extra-coups] ; ahead of { PERSON($of) } on further coups
    [lasted] ; lasted longer than { PERSON($of) }
    [round] ; came further than { PERSON($of) }
    [equal] ; equal to { PERSON($of) }
   *[other] {""}
})
awarded-prize = { PERSON($entrant) } { MONEY($amount) }{ GIVEN($thing) ->
    [yes] {" "}and { $thing }
   *[no] {""}
}

## Why something was refused

refusal-no-tournaments = { BOOKID($book) } has no chapter on tournaments
    .do = Hold it under a book that has one
refusal-not-the-director = { PERSON($actor) } does not conduct this tournament
    .do = { GIVEN($director) ->
        [yes] Ask { PERSON($director) }
       *[no] Have a director appointed
    }
refusal-tournament-begun = { $name } was begun already
    .do = Go on with it
refusal-tournament-not-begun = There is no tournament yet
    .do = Begin it before this: { COMMAND($command) }
refusal-tournament-over = { $name } is { TERM($how) }
refusal-reference-missing = There is no reference for this: { TERM($what) }
    .do = Give the number under which it can be found
refusal-copy-missing = { BOOK($to) } gets a copy of the terms
    .do = Send one and record that
refusal-other-regulator = This is not for { TERM($to) }
    .do = It is for { BOOK($needed) }
refusal-terms-not-written = There are no terms and conditions yet
    .do = Write them first
refusal-terms-fixed = The terms cannot be changed any more: { TERM($what) }
    .do = They hold as they were published
refusal-terms-incomplete = The terms have { $number ->
    [one] one fault
   *[other] { $number } faults
}: { TEXT($missing, join: "comma") }
    .do = Have them checked and write them again
refusal-terms-not-published = The terms are not available to patrons yet
    .do = Publish them first
refusal-regulator-not-advised = { BOOK($to) } was not told of this tournament{ $copy ->
    [yes] {" "}with a copy of the terms that hold
   *[other] {""}
}
    .do = Tell them and record the reference
refusal-change-not-notified = { $moved ->
    [yes] { BOOK($to) } was not told of the start that was moved
   *[other] { BOOK($to) } was not told of the details that changed with edition { $edition }
}
    .do = Tell them before the tournament starts
refusal-no-director = Nobody conducts this tournament yet
    .do = Appoint a director
refusal-director-absent = Nobody is there to conduct the tournament, and { PERSON($director) } has to be
    .do = Mark them present when they are back
refusal-not-appointed = { PERSON($person) } is neither the director nor a deputy
    .do = Appoint them first
refusal-already-done = This is so already: { TERM($what) }{ GIVEN($who) ->
    [yes] {" "}({ PERSON($who) })
   *[no] {""}
}
refusal-table-not-designated = Table { $table } is not one of these
    .do = { GIVEN($known) ->
        [yes] There are { TEXT($known, join: "comma") }
       *[no] Designate tables first
    }
refusal-table-at-play = Table { $table } is used for session { $session }
    .do = Wait until it is over
refusal-not-in-the-terms = The terms do not have this: { TERM($what) }{ GIVEN($id) ->
    [yes] {" "}({ $id })
   *[no] {""}
}
    .do = { GIVEN($known) ->
        [yes] They have { TEXT($known, join: "comma") }
       *[no] Only what they state can be done
    }
refusal-against-the-rules = { BOOKID($book) } does not have this, whatever the terms say: { TERM($what) }
    .do = The rules go before the terms
refusal-entries-closed = Entries are closed{ $at ->
    [0] {""}
   *[other] {" "}since { TIME($at) }
}
refusal-entries-open = Entries are still open
    .do = Close them first
refusal-unknown-entrant = { PERSON($entrant) } has not entered
    .do = Look for the name in the list of entrants
refusal-not-entitled = { PERSON($entrant) } is not entitled to be in the casino
    .do = Do not take the entry
refusal-criteria-not-met = { PERSON($entrant) } does not meet the criteria: { TEXT($criteria, join: "comma") }
refusal-staff-not-approved = { PERSON($person) } is of the casino and may not take part
    .do = { GIVEN($events) ->
        [yes] Only at such events, with a chief officer's approval: { TERM($events) }
       *[no] Staff do not play
    }
refusal-not-signed = { PERSON($entrants) } has not agreed to the terms in writing
    .do = Have the terms signed first
refusal-already-entered = { PERSON($entrant) } has entered already
    .do = Each player has one entry
refusal-field-full = There are { $most } already, and no more may take part
refusal-field-too-small = There are { $players }, and it takes { $least }
    .do = Wait for more, or cancel
refusal-not-with-this-status = { PERSON($entrant) } is { TERM($status) } and cannot
refusal-period-over = The time for this is over since { TIME($until) }: { TERM($what) }
refusal-too-often = Everyone may do this { $most ->
    [one] once
   *[other] { $most } times
}, and it was done as often: { TERM($what) }
refusal-round-passed = In round { $round } this is not possible: { TERM($what) }
    .do = It is until round { $until }
refusal-not-the-price = { MONEY($paid) } was paid, and it costs { MONEY($price) }
    .do = Take exactly that
refusal-unknown-round = There is no round { $round }: the terms have { $rounds }
refusal-unknown-session = This is not a matter of session { $session }
    .do = { GIVEN($known) ->
        [yes] There are { TEXT($known, join: "comma") }
       *[no] Schedule one first
    }
refusal-session-not-at-this-stage = Session { $session } is { TERM($stage) }
refusal-round-not-open = It is not known who plays in round { $round }
    .do = { $before ->
        [0] Nobody waits for it
       *[other] Finish round { $before } first
    }
refusal-ballot-not-committed = Nothing fixes yet what the ballots are drawn with
    .do = Commit to a tape before entries close
refusal-tape-not-as-committed = This is not the tape that was committed to: { TEXT($commitment) }
    .do = Bring the next tape of the same commitment
refusal-word-missing = Nobody has given a word for the ballot of session { $session }
refusal-word-not-theirs = The word for the ballot of session { $session } comes from an entrant or a scrutineer whom the terms name, not from { PERSON($by) }
    .do = Ask an entrant or a scrutineer for one
refusal-too-few-seats = { $players } players need seats, and there are { $seats }
    .do = Designate more tables or schedule a further session of the round
refusal-notice-not-given = The players had no notice of the new start of session { $session } at { TIME($starts) }
    .do = Tell them before either time has come
refusal-starts-later = It starts at { TIME($starts) }, and it is { TIME($at) }
    .do = Wait until then
refusal-seats-not-taken = { PERSON($entrants) } not seated
    .do = Seat them or record their absence
refusal-not-briefed = Not told of the terms yet: { PERSON($entrants) }
    .do = Brief them first
refusal-practice-on = There is practice at { TEXT($tables, join: "comma") }
    .do = End it first
refusal-break-without-length = A break lasts from 1 to { $most } minutes, not { $minutes }
    .do = Tell the players how long it is
refusal-ends-too-early = The table cannot end early on these grounds: { TERM($grounds) }
    .do = Play on to its time
refusal-count-does-not-fit = The count does not fit those who play there{ GIVEN($missing) ->
    [yes] , without { PERSON($missing) }
   *[no] {""}
}{ GIVEN($unknown) ->
    [yes] , with { PERSON($unknown) }
   *[no] {""}
}
    .do = Count everyone at the table once
refusal-coups-not-as-terms = { $coups } coups were told, and the terms have { $scheduled }
    .do = Play them, or end the table early as the rules allow
refusal-points-not-as-terms = These are not the points of the terms ({ TEXT($points, join: "comma") }), whole or shared by equals: { PERSON($entrants) }
refusal-tables-not-counted = Not counted yet: { TEXT($tables, join: "comma") }
    .do = Count them first
refusal-equals-not-parted = { PERSON($entrants) } are equal
    .do = Part them by further coups
refusal-not-equals = { GIVEN($entrants) ->
    [yes] { PERSON($entrants) } are not all who are equal
   *[no] Nobody who is equal contests anything now
}
    .do = Further coups are played among everyone who is equal, and nobody else
refusal-shares-do-not-add-up = Shares of { MONEY($shares) } cannot be paid from a pool of { MONEY($pool) } to { $players } players
    .do = Look at the terms
refusal-not-due = { MONEY($amount) } is not due to { PERSON($entrant) }
    .do = { MONEY($due) } is due
refusal-not-refundable = What { PERSON($entrant) } paid is not given back
    .do = Only a cancelled tournament is refunded
refusal-still-open = This is still to be done: { TERM($what) }
refusal-unknown-act = Nothing of late can be undone under { $act }
    .do = Look at the list of what may be undone
refusal-not-their-act = { PERSON($by) } did this, and { PERSON($actor) } cannot undo it
    .do = Ask { PERSON($by) }
refusal-rests-on-it = Something rests on { $act } already
    .do = It stands as it is

## What is done

do-begin-tournament = Begin tournament
do-write-terms = Write terms
do-publish-terms = Publish terms
do-advise-regulator = Advise the regulator
do-appoint-director = Appoint director
do-appoint-deputy = Appoint deputy
do-dismiss-deputy = Dismiss deputy
do-mark-present = Mark present
do-mark-absent = Mark absent
do-designate-table = Designate table
do-release-table = Release table
do-approve-staff = Approve staff
do-brief-players = Brief players
do-begin-practice = Begin practice
do-end-practice = End practice
do-enter = Enter
do-refuse-entry = Refuse entry
do-sign-terms = Sign terms
do-permit-likeness = Permit likeness
do-withdraw = Withdraw
do-substitute = Substitute
do-add-reserve = Add reserve
do-close-entries = Close entries
do-commit-ballot = Commit ballot
do-draw-ballot = Draw ballot
do-take-seat = Take seat
do-record-absence = Record absence
do-offer-seat = Offer seat
do-schedule-session = Schedule session
do-move-start = Move start
do-start-session = Start session
do-pause-session = Pause session
do-resume-session = Resume session
do-call-break = Call a break
do-direct-players = Direct players
do-record-elimination = Record elimination
do-record-count = Record count
do-correct-count = Correct count
do-end-table-early = End table early
do-record-points = Record points
do-end-session = End session
do-order-play-off = Order further coups
do-count-play-off = Count further coups
do-record-play-off = Record further coups
do-order-repechage = Order a repechage
do-buy-back = Buy back
do-re-buy = Re-buy
do-add-on = Add on
do-rank-final = Work out the places
do-award-prizes = Award prizes
do-pay-prize = Pay prize
do-pay-held-prize = Pay a prize that was held
do-cash-chips = Cash chips
do-refund = Refund
do-cancel-tournament = Cancel tournament
do-close-tournament = Close tournament
do-penalise = Penalise
do-record-phone = Record use of a phone
do-disqualify = Disqualify
do-retire = Retire
do-raise-complaint = Raise complaint
do-decide-complaint = Decide complaint
do-advise-complainant = Advise complainant
do-undo = Undo

## Names inside sentences

term-table-designated = the table is designated
term-staff-approved = the approval is recorded
term-players-briefed = the players are briefed
term-play-begun = play has begun
term-practice-ended = no practice is on
term-terms-written = the same terms are written
term-terms-published = the terms are published
term-director-appointed = the director is appointed
term-deputy-appointed = the deputy is appointed
term-marked-present = marked present
term-marked-absent = marked absent
term-terms-signed = the terms are signed
term-entries-closed = entries are closed
term-ballot-committed = the ballot is committed
term-seat-taken = the seat is taken or the absence recorded
term-table-counted = the table is counted
term-play-off-ordered = further coups are ordered
term-final-ranked = the places are worked out
term-prizes-awarded = the prizes are awarded
term-repechage-ordered = a second chance was given or the next round drawn
term-complaint-advice = the complainant was told
term-may-refuse = a right to refuse entries
term-reserves = reserves
term-substitutes = substitutes
term-disqualification = disqualification
term-late = what follows where someone is late
term-phone = what follows where someone uses a phone
term-another-game = a session of another game
term-repechage = a second chance
term-prize-for-staff = a prize for staff
term-cash-chips = chips for cash
term-staff-play = staff who play
term-deputies = deputies
term-director-plays = a director who plays
term-chips-taken = chips taken as a penalty
term-early-end = an early end
term-further-coups = further coups among equals
term-sessions = sessions
term-rounds = rounds
term-ranking = the places
term-awarding = awarding the prizes
term-prizes = prizes to be handed over
term-refunds = refunds to be handed over
term-complaints = complaints
term-fee-paid = somebody has paid the fee
term-seats = seats
term-refused = refused
term-waiting = waiting
term-reserve = in reserve
term-withdrawn = withdrawn
term-seated = seated
term-qualified = qualified
term-forfeited = forfeited
term-placed = placed
term-playing = playing
term-scheduled = scheduled
term-drawn = drawn
term-running = on
term-paused = paused
term-none = nothing follows
term-warning = a warning
term-minimum-wagered = the least wager is made for them
term-forfeits-session = the session is forfeited
term-forfeits-entry = the entry is forfeited
term-director-decides = the director decides
term-stay-out = left out of play
term-as-told = as the terms tell
term-chips-removed = removed
term-placed-by-chips = they count for the place
term-never-started = it never started
term-closed = closed
term-end-table-early = ending the table early
term-regulator-advised = the regulator was told
term-charity = charity
term-media = media
term-entrant-entered = an entry
term-entry-refused = a refused entry
term-likeness-permitted = a permission
term-entrant-withdrew = a withdrawal
term-reserve-added = a reserve
term-absence-recorded = an absence
term-entrant-eliminated = an elimination
term-bought-back = a buy-back
term-bought-again = a re-buy
term-added-on = an add-on
term-due-back = a refund
term-prize-paid = a prize paid
term-chips-cashed = chips cashed
term-refund-paid = a refund paid
term-penalty-given = a penalty
term-phone-recorded = a phone
term-entrant-disqualified = a disqualification
term-entrant-retired = a retirement
term-tournament = the name of the tournament
term-person = a person
term-entrant = an entrant
term-where = where it is to be had
term-reason = a reason
term-word = a word
term-by = who gave the word
term-why = why
term-what = what is said
term-complaint = a complaint
term-points = points
