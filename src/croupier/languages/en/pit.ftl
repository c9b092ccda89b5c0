### The supervisor's floor, guided: what a table needs, what leads to an act, pickers.

guide-title = What leads to it
guide-do = { $act }
guide-rank = { COMMAND($act) }: this takes the rank of { BOOK($rank) }
guide-automatic = The table does it by itself: { COMMAND($act) }
guide-wait = In { COUNTDOWN($left) }, from { TIME($at) } on
guide-coups = { $coups ->
    [one] After { $coups } more coup
   *[other] After { $coups } more coups
}
guide-ready = Now it can be done
guide-time = { FIELD($field) }: { TIME($at) }
guide-money = { FIELD($field) }: { MONEY($amount) }
panel-next = Next:
panel-by-itself = by itself
panel-announced = Announced
panel-make = { COMMAND($act) } now
panel-minimum-of = { WAGER($wager) }: a higher minimum
group-now = What the table waits for
group-later = Not now, or not for this rank ({ $count })
group-opening = The table
group-notices = Notices and changes
group-people = People
group-shoe = Cards and shoe
group-dealing = Dealing
group-results = Results only
group-payment = Payments and debts
group-irregularities = Irregularities
group-conduct = Conduct and disputes
group-contest = Tournament
pit-exposure = At risk { MONEY($amount) }
pit-pace = { $coups } coups/h
pit-shoe = Shoe { $shoe } · { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
} · { $left } left
pit-commission = Commission owed { MONEY($amount) }
pit-debts = Debts { MONEY($amount) }
pit-duties = { $count ->
    [one] { $count } duty open
   *[other] { $count } duties open
}
wants-trouble = It stands still
wants-call = { PERSON($by) } calls a supervisor
wants-matter = Irregularity: a remedy waits
wants-duty-late = Late, still owed to: { BOOK($to) }
wants-offer = Patrons choose
wants-changes = Changes of wagers are permitted
wants-change-due = Announced, its time has come: { TERM($about) }
wants-rank-wanted = { BOOK($rank) } wanted: { COMMAND($act) }
wants-dispute = Dispute of { PERSON($patron) }
wants-payment-error = Payment error: { PERSON($patron) }
wants-float-below-zero = The float is below zero
wants-breach = Breach: { PERSON($patron) }
wants-signs-missing = Signs are missing
wants-slow = Slow: nothing since { TIME($at) }
wants-shoe-owed = Shoe { $shoe } was never revealed
wants-above-differential = Above the differential
wants-above-area-maximum = Above an area’s maximum
wants-duty = To tell: { BOOK($to) }
wants-abstaining = { PERSON($patron) } sits out
wants-cards-to-check = Cards are to be checked
wants-debt = { PERSON($patron) } owes { MONEY($amount) }
wants-no-main-wager = { PERSON($patron) } has no main wager
wants-counts-for-nothing = A wager counts for nothing: { PERSON($patron) }
wants-refund-kept = A refund is kept for { PERSON($patron) }
wants-seeded = The shoe’s order is known
someone-else = somebody else …
staff-hand-over = Hand over to the demonstration’s supervisor
