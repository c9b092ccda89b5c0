### The staff’s screens: the dealer’s console, the supervisor’s floor, irregularities, people of the floor.

## The next step

staff-nothing = Nothing is due
staff-waits-wagers = Waiting for wagers
staff-waits-wagers-more = Enter them under Quick entry (W)
staff-closed = The table is closed
staff-closed-more = A supervisor opens it
staff-automatic = The table does this by itself
staff-for-rank = For { BOOK($rank) } or above
staff-for-patron = for { PERSON($patron) }
staff-type-card = Type the card: rank, then suit
staff-type-suit = now the suit: c d h s
staff-type-face-down = Nobody saw it: face down, or type the card: rank, then suit
staff-at-once = Deal at once after the suit
staff-cutting-card = The cutting card came out
step-to = { COMMAND($command) } to { HAND($hand) }
staff-deliver = Deliver the { HAND($hand) } hand
staff-expose = Expose the { HAND($hand) } hand
step-fact = { FIELD($field) }: { $value }
staff-why = Why not?
staff-fine = Nothing is against it.
staff-fine-for = { COMMAND($command) }: nothing is against it.
staff-refused = Refused: { COMMAND($command) }
staff-conflict = The table has moved on meanwhile. Look again.
staff-dismiss = Dismiss
ph-cards = Cards
ph-shuffle = Shuffle
ph-cut = Cut
ph-load = Load
ph-burn = Burn
ph-bets = Bets
ph-closed = No more bets
ph-deal = Deal
ph-third = Third cards
ph-result = Result
ph-pay = Pay
ph-clear = Clear
staff-coup = Shoe { $shoe }, coup { $coup }
staff-still-open = wagers still taken
staff-dummy = dummy coup: { TERM($why) }

## Figures of a warning or a step: a field, and its amount, time or value

figure-money = { FIELD($field) } { MONEY($value) }
figure-when = { FIELD($field) } { DATE($value) } { TIME($value) }
figure-plain = { FIELD($field) } { $value }
figure-names = { FIELD($field) } { TERM($value) }

## Places and quick entry

staff-standing = standing
staff-free = free
staff-box-closed = closed
staff-collect = Collect
staff-counts = counts { MONEY($counts) }
staff-own-limits = own limits
staff-own-limits-of = own limits { GIVEN($minimum) ->
    [yes] { MONEY($minimum) }
   *[no] …
} – { GIVEN($maximum) ->
    [yes] { MONEY($maximum) }
   *[no] …
}
staff-withdraw = { do-withdraw-wager }: { WAGER($wager) } { MONEY($stake) }
staff-quick = Quick entry
staff-quick-example = 3 banker 200
staff-quick-hint = 3 banker 200 · in kim 3 1000 · buy 3 500 · 3 banker 0 · collect 3 · out kim
staff-quick-nobody = Nobody is at “{ $typed }”
staff-quick-amount = “{ $typed }” is no amount
staff-quick-wager = Which wager is “{ $typed }”?
staff-quick-unclear = Not understood: place wager amount
staff-quick-none = No such wager lies there
meant-person = { COMMAND($command) }: { PERSON($patron) }
meant-seat = { COMMAND($command) }: { PERSON($patron) }, { $seat }
meant-money = { COMMAND($command) }: { PERSON($patron) }, { MONEY($amount) }
meant-wager = { COMMAND($command) }: { PERSON($patron) }, { WAGER($wager) }
meant-stake = { COMMAND($command) }: { PERSON($patron) }, { WAGER($wager) } { MONEY($stake) }
meant-place = { COMMAND($command) }: { $seat }
meant-plain = { COMMAND($command) }

## Take and pay

staff-wagers = On the layout
staff-pay = Take and pay
staff-paid = Taken and paid
col-place = Place
col-wager = Wager
col-stake = Stake
col-takes = Take
col-pays = Pay
col-commission = Comm.
col-back = Back
col-row = Why
staff-total = Total
staff-waits = marked

## The shoe and results

staff-shoe-numbers = { $out } out, { $left } left
staff-shoe-told = { staff-shoe-numbers }, { $cutting ->
    [yes] { staff-cutting-out }
   *[no] { staff-cutting-in }
}
staff-cutting-in = cutting card in the shoe
staff-cutting-out = cutting card is out
staff-last-coup = last coup
staff-burn-card = burn card
staff-results = Last results
staff-no-results = No coup yet
staff-told = What happened

## Warnings

staff-warnings = Warnings
staff-confirm-cut = Confirm the cut
warn-above-differential = Above the differential
warn-above-area-maximum = Above an area’s maximum
warn-counts-for-nothing = Wager counts for nothing
warn-no-main-wager = No main wager
warn-float-below-zero = Float below zero
warn-signs-missing = Signs missing
warn-abstaining = Abstaining at a full table
warn-payment-error = Payment to be put right
warn-debt = Someone here owes the house
warn-refund-kept = Chips lie here for someone who has left
staff-display-all = Display them

## Commands and their forms

staff-irregular = Irregularity
staff-commands = All commands
staff-search = Search commands
staff-possible = possible now
staff-not-now = not now
staff-give = Do it
staff-keys = Keys
staff-clause = Clause { $number }
staff-none = none
none-chosen = (none)
choice-about = { $name }: { $about }
field-wrong = { FIELD($field) }: { $text }
pick-wager = { $number }: { PERSON($patron) }, { WAGER($wager) }, { MONEY($stake) }
pick-breach = { $number }: { PERSON($patron) }, { BREACH($kind) }
pick-dispute = { $number }: { PERSON($patron) }, { $about }
pick-error = { $number }: { PERSON($patron) }, { MONEY($due) } / { MONEY($paid) }
pick-matter = { $number }: { $about }
key-next = Next step
key-card = Card: rank, then suit
key-clear = Clear the card, or put the last one right
key-cutting = Cutting card came out
key-entry = Quick entry
key-palette = All commands
key-why = Why not?
key-irregular = Irregularity, or its remedy
key-call = Call supervisor

## Coming in as staff

staff-no-staff = This screen is for staff.
here-as = { $id }: { ROLE($role) }
staff-demo-as = Come in as { ROLE($role) }

## Calls for a supervisor; `.at` names the table as well

staff-call = Call supervisor
call-waits = A supervisor is called
call-waits-more = { PERSON($by) }, { TIME($at) }: nobody has answered yet
call-comes = { PERSON($by) } is coming
call-back = Take the call back
call-over = Done
    .at = Done: { $table }
call-answer = I am coming
    .at = I am coming: { $table }
call-look = Show the table
    .at = Show the table: { $table }
call-alert = { PERSON($by) } calls a supervisor
call-alert-since = { PERSON($by) } calls a supervisor, { TIME($at) }, { LASTING($since) } ago
call-heard = { $table }: { PERSON($by) } calls a supervisor.
call-heard-comes = { $table }: { PERSON($by) } is coming.
call-heard-over = { $table }: the call is over.
calls-here = Calls

## Something went wrong: what happened

irr-what = What happened?
irr-what-more = Only what can have happened now, and what the book speaks of.
irr-search = Search what happened
irr-none = Nothing that the book speaks of can have happened now.
irr-none-found = Nothing here is called that.
irr-hands = The coup as it lies
irr-cards = Cards that left the shoe out of turn, in their order
irr-cards-maybe = Cards that left the shoe and are not entered yet, if any
irr-cards-hint = Type rank and suit: kh 3s
irr-card-order = The order in which its cards left the shoe, if it is known
irr-unseen = Nobody has seen it
irr-unseen-many = How many
irr-exposed = Was it exposed?
irr-exposed-yes = Exposed
irr-exposed-no = Not exposed
irr-exposed-say = Say whether the card was exposed
irr-cards-say = Say which card it was, or that nobody has seen it
irr-card-wrong = “{ $typed }” is no card
irr-cutting = The cutting card came out before it
irr-burned = A card was burned before it
irr-coup = Which coup
irr-coup-of = coup { $coup }
irr-coup-in-hand = the coup in hand
irr-shoe = Which shoe, if an earlier one
irr-patron = Which patron
irr-wager = Which wager
irr-wager-of = { PERSON($patron) }, { WAGER($wager) } { MONEY($stake) }
irr-says = Note
irr-nobody = (nobody in particular)
irr-no-wager = (no wager in particular)
irr-report = Report it
irr-back = Back

## Something went wrong: what is done about it

irr-remedies = Remedies of the book
irr-remedies-heard = Remedies of the book: { TEXT($remedies) }
irr-remedy-heard = { $number }, { $about }
irr-reading = Asking the book…
irr-order = Order this
irr-rank = { BOOK($rank) } or above
irr-needs = Needs { BOOK($rank) }
irr-two = by another person than who reported it
irr-agree = Every patron must agree. Agreed:
irr-all-agree = everyone
irr-tells = Told afterwards: { TEXT($who) }
irr-to-coup = The coup
irr-to-wagers = Each wager
irr-no-wagers = No wager is concerned.
col-what = Then
out-kept = stays
out-returned = { MONEY($returned) } goes back
out-forfeited = is forfeited
out-patron-chooses = patron chooses: { ANSWER($choices, join: "or") }
out-undone = (what it was paid or lost is reversed first)
irr-choose = Choose the remedy
irr-choose-more = What each would do is shown before it is ordered
irr-answers = Waiting for the patrons’ answers
irr-answers-more = Answer for whoever tells you, or say that everyone was asked
irr-carried = Kept from before:
irr-carried-more = it begins the next coup.
irr-carried-unseen = it begins the next coup; nobody has seen it.
irr-next-dummy = The next coup is a dummy coup
irr-dummy = DUMMY COUP
irr-dummy-more = no wagers, nothing is paid

## What waits at a table

irr-stands-still = coup { $coup } stands still
irr-about-coup = about coup { $coup }{ GIVEN($shoe) ->
    [yes] {" "}of shoe { $shoe }
   *[no] {""}
}; the table stands still
irr-remedy = Remedy
irr-withdraw = Withdraw report
irr-offer = Patrons choose
irr-offer-more = Still to answer: { $wagers }
irr-offer-none = Everyone has answered
irr-everyone = Everyone was asked
irr-everyone-more = Whoever said nothing keeps their wager.
answer-keep = Keep
answer-remove = Remove
answer-retract = Retract
answer-reduce = Reduce
irr-for = { ANSWER($choice) } for { PERSON($patron) }, { WAGER($wager) }
irr-reduce-to = Reduce to, { PERSON($patron) }
irr-changes = Wagers may be changed
irr-changes-more = Only while no card is exposed.
irr-end-changes = End changes
irr-tell-of = of matter { $matter }
irr-told = Told
irr-reference = Reference
irr-reference-for = Reference: { $who }
duties-here = Owed to others
duties-open = { $count ->
    [one] Owed to others: { $count }
   *[other] Owed to others: { $count }
}
duties-late = { $count ->
    [one] { $count } late
   *[other] { $count } late
}
duty-since = since { $on }
duty-due = due { $on }, in { LASTING($lasts) }
duty-late = late since { $on }, by { LASTING($lasts) }
duty-by-act = Discharged by: { COMMAND($command) }
duty-channel-for = The way it went: { $who }
duty-at-table = at table { $name }
duty-at-tournament = tournament { $name }
duty-at-promotion = promotion { $name }
duty-show = Show { $table }
alert-matter = { $what }: remedy waits
alert-offer = { $wagers ->
    [one] Patrons choose: { $wagers } wager
   *[other] Patrons choose: { $wagers } wagers
}
alert-changes = Changes permitted
alert-to-tell = To tell: { $count }
alert-abstaining = { PERSON($patron) } sits out
alert-dispute = Dispute of { PERSON($patron) }
alert-owed = Shoe { $shoe } is owed: it was never revealed
alert-payment = Payment error: { PERSON($patron) }
alert-heard = { $table }: { $alert }.
alerts-here = Tables that wait for someone
cases-title = People and payments
case-dispute = Dispute { $number }, { PERSON($patron) }: { $about }{ GIVEN($by) ->
    [yes] {" "}(decided by { PERSON($by) })
   *[no] {""}
}
case-breach = Breach { $number }, { PERSON($patron) }: { BREACH($kind) }
case-payment = Payment error { $number }, { PERSON($patron) }: due { MONEY($due) }, paid { MONEY($paid) }
case-debt = { PERSON($patron) } owes { MONEY($amount) }: { $of ->
    [commission] deferred commission
   *[payment] of payments undone{ $coup ->
        [0] {""}
       *[other] {" "}in coup { $coup }
    }
}
case-abstaining = { $coups ->
    [one] { PERSON($patron) } has sat out { $coups } coup at a full table
   *[other] { PERSON($patron) } has sat out { $coups } coups at a full table
}

## The supervisor’s floor

staff-floor = The floor
staff-add-table = Add a table
staff-seats = { $seated } of { $places } seated
staff-float = Float { MONEY($amount) }
staff-drop = Drop box { MONEY($amount) }
staff-receivable = Receivable { MONEY($amount) }
staff-halted = Trouble: { $why }
staff-notice-since = Notice: { TERM($about) }, up for { LASTING($lasts) }
staff-notice-until = Notice: { TERM($about) }, takes effect in { LASTING($lasts) }
staff-notice-due = Notice: { TERM($about) }, time has come
staff-deal-here = Deal here
staff-set-up = Set up and open
staff-set-up-of = { $table }: set up and open
staff-open = Open the table
staff-save-table = Put it on the floor
staff-table-id = Id
staff-table-name = Name
staff-book = Rulebook
staff-automatic-acts = Done by the table itself
staff-automatic-are = Done by the table itself: { ACT($acts) }
act-open = opens
act-shuffle = prepares shoes
act-call = calls bets
act-deal = deals
act-settle = settles
staff-usual = the book’s usual
staff-usual-is = the book’s usual: { $value }
staff-approvals = Approvals that hold:
approval-of = { TERM($act) }{ GIVEN($patron) ->
    [yes] , { PERSON($patron) }
   *[no] {""}
} ({ PERSON($by) })
staff-signs-up = Signs displayed: { GIVEN($signs) ->
    [yes] { TERM($signs) }
   *[no] none
}
staff-other = Everything else
staff-set-up-more = Further settings
staff-back-floor = Back to the floor
table-problem = { $table }: { $why }

## People of the floor

people-title = People of the floor
people-add = Add a person
people-role = Role
people-name = Full name
staff-id = Name
people-active = active
people-inactive = inactive
people-deactivate = Deactivate
people-activate = Activate
people-give-code = Give a one-time code
people-give-code-to = Give a one-time code: { $id }
people-give-code-text = { $id } is logged out everywhere and comes in by the code alone. The old password does not hold any more.
people-code-heading = One-time code for { $id }
people-code-text = Hand it over in person: it is shown this once, opens the account once, until { DATE($until) } { TIME($until, to: "minute") }, and has to be changed at once.
people-code-open = code until { DATE($until) } { TIME($until, to: "minute") }
people-code-over = code expired
people-code-used = code used, no password chosen
people-password-or-code = Password (none: a one-time code)
people-done = Done: { $what }
people-alias = alias { $alias }
people-alias-take = Take the alias away
people-alias-gone = no alias any more
people-changed = Done: { $id }, { $what }
ranks = Ranks
ranks-of = Ranks of { $id }
ranks-text = The role ({ ROLE($role) }) decides which pages { $id } may open. A rank decides what { $id } may do at a table, in the words of its book. It counts from the next command on, and the house log tells who changed it.
ranks-everywhere = At every table
ranks-at-table = At { $table }
ranks-another-table = Another rank at one table …
ranks-as-elsewhere = As at the other tables
ranks-by-role = As the role: { $rank }
ranks-none = No rank
ranks-not-yours = { $rank } (above yours)
ranks-short = { $casino }{ GIVEN($table) ->
    [yes] , { $table }
   *[no] {""}
}: { $rank }
ranks-change = { $casino }{ GIVEN($table) ->
    [yes] , { $table }
   *[no] , every table
}: { $before } → { $rank }
ranks-save = Change the ranks
ranks-saved = ranks changed
role-change-of = Another role for { $id }?
role-change-text = { $id } is { ROLE($before) } and becomes { ROLE($role) }, is logged out everywhere, and comes in again with the new role.
role-change-ranks = By the role alone, the ranks are then:
role-change-granted = { $count ->
    [one] The rank that was granted by name ends with the old role
   *[other] The { COUNT($count) } ranks that were granted by name end with the old role
}
role-change-not = Leave it
role-change = Change the role
people-search = Find a person
books-not-approved = The files of the book of { $casino } are not those of this release: no table opens by them until you approve this edition
books-approve = Approve this edition

## The house log

house = House log
house-title = House log
house-number = No.
house-time = When (UTC)
house-by = By
house-what = What happened
house-when = { DATE($at) } { TIME($at) }
house-older = Show older entries
house-heads = Signed heads
house-newest-head = Head { COUNT($head) } of { DATE($at) } { TIME($at) } UTC, signed by { $key }
house-witness = The witness has head { COUNT($shipped) }
house-no-witness = No witness keeps the heads elsewhere
house-trouble = Not in order: { $why }
time-ahead = The machine’s clock is { LASTING($ahead) } ahead of the floor’s time. Until a manager says that this counts, notices and deadlines do not count it.
time-counts = It counts
time-counts-not = It does not count

## Results without cards

pad-begin = Begin a shoe
pad-no-shoe = No shoe yet
pad-waits = Press the winner
pad-record = Record coup { $coup }
pad-correct = Correct coup { $coup }
pad-take-back = Take coup { $coup } back
pad-end-and-begin = End this shoe, begin the next
pad-undo = Undo key
pad-undo-result = Undo result
pad-new-shoe = New shoe
pad-without-cards = Results only: recorded without cards, no wagers taken
pad-results = Results of this shoe
pad-results-more = Press one, or ←, to correct it
pad-correct-this = Coup { $coup }: { $result }. Correct it
key-winner = Who won
key-marks = Player pair, natural, Banker pair
key-record = Record it
key-undo = Undo the last key, or the last result
key-earlier = Correct the result before
key-later = Back to the next result
key-new-shoe = New shoe

## A card that was keyed wrong

mend-head = Put right: card { $position } of { HAND($hand) }
mend-was = { $card }
mend-is = { $card }
mend-type = Type the right card
mend-waits = Type the right card first
mend-put-right = { $wrong } was wrong, it is { $right }
mend-leave = Leave it
mend-done = Card { $position } was put right:
mend-this = { HAND($hand) } card { $position }, { $card }: press if it was keyed wrong
mend-this-short = Keyed wrong? Press to put it right
mend-tool = Wrong card
mend-nothing = No card that was keyed lies open
mend-no-rule = This puts the record right and changes no rule of the game; the old card stays in the log.
mend-dealing = Before the result the dealer does it.
mend-announced = The result is out: a supervisor does it, and the result is made again.
mend-settled = It is paid: the wagers are reckoned again, and every wrong payment is recorded to be put right by the book.
mend-dealing-rank = A higher rank puts this card right.
mend-announced-rank = The result is out: only a supervisor puts a card right now. Call one.
mend-settled-rank = It is paid: a supervisor puts the card right, and the book’s rules for wrong payments follow. Call one.
chip-of = { MONEY($amount) } chip
line-more = + Add
line-without = Without line { $number } of { FIELD($field) }

## The house's terminals

terminals-title = The house's terminals
terminals-text = At tables dealt by hand whose book bars any device that could analyse the game, patrons sit down and wager by one of these browsers alone.
terminals-off = This floor does not ask for terminals: any browser may be used at every table.
terminals-none = No browser is a terminal yet
terminals-name = Where this machine stands
terminals-make = Make this browser a terminal
terminals-made = This browser is the terminal { $name } now. Log out before you leave it.
terminals-take = Take away
terminals-take-of = Take the terminal { $name } away
terminals-taken = { $name } is a terminal no longer
terminals-here = this browser
terminals-since = since { TIME($at, to: "minute") }, by { $by }
