# The director's screen, the tournaments of the lobby, and what is printed of a tournament.

title-direct = Croupier: the director
direct-skip = To the next step
direct-list-none = There is no tournament on this floor.
direct-new = A new tournament
direct-new-about = Choose the book and change its terms to your own: a comment says what the book wants at each place, and by which clause.
direct-new-id = Short name, for addresses
direct-begin = Begin the tournament
direct-terms = The terms, as a file
direct-terms-about = The terms are one file, as `croupier tournament new` writes it. What is missing or contradictory is said when they are published.
direct-terms-file = Take a file
direct-terms-write = Write these terms
direct-line = Line { $line }:
direct-entrants = { $entrants ->
    [one] One entry
   *[other] { $entrants } entries
}

## The next step

direct-next = Next
direct-nothing = Nothing is to be done now
direct-over = This tournament is over
direct-not-yours = This is not yours to do: somebody else has the power.
direct-table-tells = { $table } tells its own count when the session is over there.
direct-equals = Equal: { PERSON($entrants) }. They start with as many chips, at the tables of the session unless you name others.
direct-further = { $coups ->
    [one] A further coup
   *[other] { $coups } further coups
}{ $session ->
    [0] , for the places
   *[other] {" "}after session { $session }
}
direct-by-hand = Key the count by hand
direct-waits = Table { $table } does not accept this now:
direct-chips-of = Chips of { PERSON($entrant) }
direct-coups-played = Coups played
direct-not-an-amount = { PERSON($entrant) }: write an amount, such as 1200 or 37.50

## What the book demands

direct-checklist = What the book demands
direct-open-demands = { $open ->
    [0] all done
   *[other] { $open } to do
}
direct-done = Done:
direct-to-do = To do:
direct-demand-terms-written = The terms are written
direct-demand-terms-published = The terms are published
direct-demand-regulator-advised = The regulator is told of the tournament
direct-demand-director-appointed = A director is appointed
direct-demand-tables-designated = Tables are designated
direct-demand-ballot-committed = What the ballots are drawn with is fixed
direct-demand-players-enough = Enough players have entered
direct-demand-terms-signed = Every player has agreed in writing
direct-demand-change-notified = The regulator is told of the change
direct-demand-players-briefed = The players are told of the terms
direct-demand-somebody-present = Somebody with the power is present
direct-demand-places-awarded = The places are worked out
direct-demand-prizes-awarded = The prizes are awarded
direct-demand-prizes-paid = The prizes are paid
direct-demand-refunds-paid = The refunds are paid
direct-demand-complaints-answered = Complaints are decided, and complainants advised

## Sessions

direct-sessions = Sessions
direct-no-sessions = No session is scheduled yet.
direct-session = Session { $session }: { $round }
direct-session-scheduled = scheduled
direct-session-drawn = seats drawn
direct-session-running = running
direct-session-paused = stopped
direct-session-ended = over
direct-starts-in = starts in { COUNTDOWN($left) }
direct-started = { TIME($at, to: "minute") }
direct-counted = counted after { $coups ->
    [one] one coup
   *[other] { $coups } coups
}
direct-on-felt = on felt
direct-stopped = stopped: { TERM($why) }
direct-coup-of = { $coups } of { $of } coups
direct-coups = { $coups ->
    [one] one coup
   *[other] { $coups } coups
}
direct-watch = watch
direct-sits = sits
direct-awaited = awaited

## Entries

direct-entries = Entries
direct-no-entries = Nobody has entered yet.
direct-acts = do
direct-acts-for = What to do about { PERSON($entrant) }
direct-csv = From a CSV file
direct-unsigned = not signed
direct-staff = staff
direct-penalties = { $number ->
    [one] one penalty
   *[other] { $number } penalties
}

## People, mistakes, complaints, money

direct-presence = Who is there
direct-director = director
direct-deputy = deputy
direct-no-director = Nobody is appointed yet.
direct-here = Present
direct-away = Absent
direct-undo = Your own mistakes
direct-undo-of = { TERM($act) }: { PERSON($entrant) }
direct-complaints = Complaints
direct-money = Money and prizes
direct-money-fees = Fees
direct-money-added = Added by the house
direct-money-pool = Prize pool
direct-money-commission = Commission
direct-money-prizes = Prizes paid
direct-money-refunds = Given back

## To print

direct-print-terms = Terms
direct-print-seats = Seat cards
direct-print-seat-cards = Seat cards
direct-print-starts = starts
direct-print-results = Results
direct-print-no-results = The places are not worked out yet.
