# What stands in a report that a book asks for: its columns, what is in them, and what stands above and below.

report-clauses = By { $book } { $clauses }
report-period = { $first } to { $last }, by the calendar of { $zone }, as it stood when the last day ended
report-not-over = The period is not over: this is how it stands so far, and it may still change.
report-nothing = Nothing to report for this period.
report-count = { $count ->
    [one] One entry.
   *[other] { $count } entries.
}
report-yes = yes
report-no = no
report-overpaid = overpaid
report-underpaid = underpaid
report-column-noticed = noticed
report-column-date = date
report-column-table = table
report-column-shoe = shoe
report-column-coup = coup
report-column-case = case
report-column-exposed = card exposed
report-column-option = option
report-column-chosen-by = chosen by
report-column-chosen = chosen
report-column-checked = decks checked, complete
report-column-checked-by = checked by
report-column-noticed-by = noticed by
report-column-remark = what was said
report-column-patron = patron
report-column-wager = wager
report-column-wrong = wrong
report-column-due = due
report-column-paid = paid
report-column-amount = amount
report-column-taken = taken back
report-column-rectified = put right
report-column-open = not put right
report-column-intended = intended
report-column-breach = breach
report-column-power = power used
report-column-used-by = by whom
report-column-held = held
report-column-ended = ended
report-column-returned = to the player
report-column-kept = to the authorities
report-column-decision = decision
report-column-decided = decided
report-column-decided-by = decided by
report-column-accepted = accepted
report-column-advised = advised of
report-column-restricted = restricted
report-column-lifted = lifted
report-column-to = to whom
report-column-clause = clauses
report-column-told = told
report-column-told-by = told by
report-column-channel = how
report-column-reference = reference

# Reports that a floor lives by: their titles, what they are about, columns, and what stands below.

report-by = Added up by { $by }
report-total = all together
report-title-takings = Takings
report-about-takings = Win is what float and drop box gained beyond fills and credits, corrections among it. Hold is win by drop. Handle is every stake in chips that was won, lost or stood off; what was undone later is taken off when it was undone. Commission is that of the wagers settled; what is owed stands as it was at the end.
report-column-gaming-day = gaming day
report-column-shift = shift
report-column-area = area
report-column-cash = cash
report-column-cashless = cashless
report-column-vouchers = vouchers
report-column-drop = drop
report-column-chips-in = chips brought
report-column-handle = handle
report-column-token-handle = handle in tokens
report-column-commission = commission
report-column-commission-collected = deferred commission collected
report-column-commission-owed = commission owed
report-column-corrected = corrections
report-column-win = win
report-column-hold = hold
report-column-of-handle = win by handle
report-column-debts = debts
report-title-wagers = Wagers by kind
report-about-wagers = Every wager that was won, lost or stood off, and what the house won by it before any correction, commission still to come among it. Expected is exact for a fresh shoe: cards already dealt and rounding to chips are left out, and coups count as independent of each other. The z-score says by how many standard deviations the house won more than expected; beyond 3 either way is worth a look.
report-title-pace = Pace of the game
report-about-pace = Coups that were completed, dummy coups among them, by the hours that the table stood open.
report-title-mistakes = What went wrong
report-about-mistakes = Voids, irregularities that were not withdrawn, wrong payments, corrections, breaches and disputes, when they were recorded. The dealer is whoever drew the first cards of that coup, where that was in this period.
report-note-no-odds = No exact odds are known for: { $wagers }.
mistake-payment-put-right = payment put right
mistake-dispute-decided = dispute decided
mistake-card-put-right = card put right
report-curve-win = win by settled wagers
report-curve-expected = expected, with 1 and 2 standard deviations
report-curve-told = The house won { MONEY($win) } by settled wagers; { MONEY($expected) } was expected, with a standard deviation of { MONEY($spread) }.
mistake-irregularity = irregularity
mistake-void-coup = void coup
mistake-void-past-coup = earlier coup void
mistake-void-wagers = void wagers
mistake-coup-reopened = coup reopened
mistake-overpayment = overpayment
mistake-underpayment = underpayment
mistake-correction = correction
mistake-breach = breach
mistake-dispute = dispute
report-column-denomination = chip
report-column-opened = opened
report-column-filled = filled
report-column-credited = credited
report-column-sold = sold
report-column-played = by play
report-column-closed = closed
report-column-counted = counted
report-column-difference = difference
report-column-tokens = tokens
report-column-in-tokens = in tokens
report-column-wagers = wagers
report-column-expected = expected
report-column-edge = edge
report-column-z-score = z-score
report-column-open-for = open for
report-column-coups = coups
report-column-dummies = dummy coups
report-column-voids = void coups
report-column-without-cards = without cards
report-column-shoes = shoes ended
report-column-an-hour = coups an hour
report-column-mistake = kind
report-column-what = what
report-column-dealer = dealer
report-column-times = times
report-title-floats = Floats
report-about-floats = Closed is opened, filled less credited, less chips sold, and what play brought, by all that happened at the table. Counted is what the last count found; the difference is to what was due at that moment. By the worth of chips a float is known only when it is counted, and fills and credits where their chips were said.
report-note-float-differs = The float of { $table } does not reconcile: { MONEY($found) } was counted and { MONEY($due) } was due, { $more ->
    [yes] { MONEY($by) } too much
   *[no] { MONEY($by) } missing
}.
report-note-floats-differ = { $further ->
    [one] One further count does not reconcile.
   *[other] { $further } further counts do not reconcile.
}
report-note-chips-unsaid = Of fills and credits, { MONEY($amount) } was recorded without saying which chips.
