### The language itself, and names: what a stable name is called.

language-tag = en-AU
language-name = English
# the language that stands beside this one where a page shows two
language-beside = zh

span = { $minutes ->
    [0] { $seconds ->
        [0] { $milliseconds } ms
       *[other] { $seconds } s
    }
   *[other] { $minutes } min { $seconds } s
}

run-named = { $run }, { $length } in a row
range = { $low } to { $high }

## People whom others are not told the names of

called-place = Place { $place }
called-somebody = A patron

## Hands and results

hand-player = Player
hand-banker = Banker
hand-tie = Tie
hand-both = both hands
hand-other = other
hand-none = no hand

## When a wager is offered

condition-winner = the winner is { TERM($values, join: "or") }
condition-total = the count of the winning hand is { RANGE($values, join: "or") }
condition-cards = the winning hand has { RANGE($values, join: "or") } cards
condition-natural = a natural decided the coup ({ TEXT($values) })
condition-margin = the winner won by { RANGE($values, join: "or") }
condition-player-pair = the pair in Player's first two cards is { TERM($values, join: "or") }
condition-banker-pair = the pair in Banker's first two cards is { TERM($values, join: "or") }
condition-pairs = { RANGE($values, join: "or") } hands begin with a pair
condition-same-rank = both hands are pairs of one rank ({ TEXT($values) })
condition-player-first-two = the count of Player's first two cards is { RANGE($values, join: "or") }
condition-banker-first-two = the count of Banker's first two cards is { RANGE($values, join: "or") }

## What grounds need

need-shoe-start = a shoe of which no coup was dealt yet
need-no-wagers = a layout without wagers
need-no-patrons = a table without patrons
need-request = a patron at the table who asks for it
need-all-agree = the agreement of every patron at the table
need-after-last = a shoe whose last coup is complete
need-shoe-in-play = a shoe in play
need-handled-cards = cards that patrons handled
need-paid-by-the-other-variation = a payment at the odds of the other variation
need-over-the-reported-amount = a wrong payment of more than the amount that the notice is about
need-win-not-payable = a win that chips cannot pay exactly
need-found-below-the-minimum = a wager that was found below the minimum and counts
need-advised-before = a wager out of turn by someone who was advised before
need-grounds-in-words = reasonable grounds, in words
need-none-exposed = a coup of which no card is exposed

## Why a report cannot be so; circumstances of which a book speaks

unfit-other-variation = the book speaks of it in another variation
unfit-preparing = it cannot have happened while a shoe is being prepared
unfit-loaded = it cannot have happened before a card of the shoe was dealt
unfit-between = it cannot have happened between two coups
unfit-initial = it cannot have happened while the first four cards are dealt
unfit-four = it cannot have happened once the first four cards are out
unfit-announced = it cannot have happened after the result was announced
unfit-settled = it cannot have happened after wagers were settled
unfit-cutting-card-alone = the cutting card comes with the cards reported
unfit-nothing-burned-before = no card was burned before this coup
unfit-hand-for-each-card = each card lies on one hand: name as many hands as cards
unfit-on-the-other-hand = the card lay on the other hand
unfit-on-its-own-hand = the card lies on the hand that was due it
unfit-about-this-coup = it is about the coup now in hand
unfit-burn-known-omitted = it is known already that nothing was burned
unfit-burn-comes-first = no card of the shoe was dealt yet: the burn is still to be made
unfit-play-begun = a card of the shoe was dealt
unfit-burned-cards-shown = the burned cards were shown
unfit-wagers-or-dummy = there are wagers, or it is a dummy coup already
unfit-no-card-due = no card is due
unfit-dealer-opens-both = at this table the dealer opens both hands
unfit-hands-not-delivered = hands are not delivered to patrons in this book
unfit-card-exposed = a card is exposed
unfit-card-unexposed = the card is not exposed
unfit-no-cards = there are no cards
unfit-no-late-tail = that wager is no Late Dragon Tail
unfit-cards-gone = the cards of that shoe are gone
unfit-next-coup-not-begun = the next coup has not begun
unfit-nothing-dealt-since = no card has come out since
unfit-nothing-settled = nothing was settled in that coup, or it is void already
unfit-too-long-ago = the table no longer keeps so old a coup: what it paid is put right by deciding a dispute
unfit-about-this-shoe = it is about a coup of the shoe now on the table
unfit-past-coup = it is about a coup that is complete
unfit-first-four-first = a further card is entered once the first four lie open
unfit-some-exposed = some card is exposed
unfit-none-exposed = no card is exposed
unfit-first-coup = it is the first coup
unfit-later-coup = it is a later coup
unfit-last-coup = it is the last coup
unfit-not-last-coup = it is not the last coup
unfit-first-card = it is the first card
unfit-later-card = it is a later card
unfit-banker-draws = Banker draws
unfit-banker-stands = Banker stands
unfit-dealer-has-shoe = the dealer has the shoe
unfit-no-wagers = there are no wagers
unfit-coup-in-hand = it is about the coup now in hand
unfit-between-coups = it is between two coups
unfit-on-player = the card lay on the Player hand
unfit-on-banker = the card lay on the Banker hand
unfit-third-card = it is a card after the first four
unfit-unopened = no card was opened
unfit-scanning-shoe = a scanning shoe is in use
unfit-card-stray = a card is told with the report
unfit-card-burned = a card was burned before the coup
unfit-run-not-established = no run was established on that side
unfit-result-announced = the result was announced, and the cards lie there
unfit-after-result = the result was announced, and the next coup has not begun
unfit-earlier-coup = it is about a coup whose cards were cleared
unfit-order-before-result = the order of its own cards is said of a coup whose result was announced
unfit-not-its-cards = the order names each card of that coup once, and no other
unfit-coup-is-void = that coup is void already

## What a book may let someone do

power-choose-cutter = choose who cuts
power-name-cutter = name the patron who cuts
power-nominate-cutter = name another to cut
power-order-check = order a check of the cards
power-report-dropped-cards = report dropped cards
power-riffle = riffle pre-shuffled cards
power-riffle-stock = riffle cards pre-shuffled by this source
power-replace-handled-cards = replace cards that patrons handled
power-replace-some-cards = replace some of the cards and not all
power-expose-burned-cards = expose burned cards
power-restrict-wager = restrict a wager to those with a main wager
power-lift-restriction = lift a restriction that does not stand
power-cut-to-differential = cut wagers to the differential
power-cut-to-area-maximum = cut wagers to the area maximum
power-rule-wager-void = rule that a wager is void
power-refuse-wager = refuse a wager
power-defer-commission = defer commission
power-burn-before-coup = burn before a coup
power-name-opener = name another to open the cards
power-ask-dealer-to-open = have the dealer open the cards
power-ask-to-open-both = open both hands in turn
power-take-back-hand = take a hand back
# of a seizure that there is no power for
power-seize = seize winnings
power-exclude = exclude anyone
power-direct-to-vacate = direct a patron to vacate
power-enquire-payment-error = enquire into a payment
power-report-payment-error = report a payment
power-rectify-payment-error = put payments right
power-decide-dispute = decide disputes
power-review-dispute = review a dispute
power-give-notice = give notice of this
power-exchange-voucher = exchange such a voucher
power-let-payment-stand = let a wrong payment stand
power-personal-limits = agree personal limits
power-personal-minimum = agree a personal minimum
power-personal-maximum-below-sign = agree a personal maximum below the sign's
power-personal-limits-within-sign = agree personal limits within the sign's maximum
power-seize-winnings = seize winnings
power-void-wagers = void wagers
power-confiscate-device = confiscate a device
power-detain = detain anyone
power-escalate = refer the matter upwards
power-exclude-from-game = exclude anyone from the game
power-exclude-from-casino = exclude anyone from the casino
power-above-differential = take wagers above the differential
power-chips-to-cash = give cash for tournament chips
power-pass-cards = pass cards
power-secret-wagers = secret wagers
power-tournament = conduct a tournament
power-turns = wager in turn

## What a book forbids

breach-advantage-by-staff = advantage by staff
breach-advice-by-staff = advice by staff
breach-card-handling = card handling
breach-device = device
breach-fraud = fraud
breach-influence = influence
breach-other = other
breach-procedure-by-staff = procedure by staff
breach-proxy-betting = proxy betting
breach-side-bet = side bet

## Stable names as people say them

term-abnormal-sequence = abnormal sequence
term-above-differential = wagers above the differential
term-above-maximum = above maximum
term-absent = absent
term-add-on = an add-on
term-after-last = after last
term-after-last-coup = after last coup
term-after-round = after round
term-all-agree = all agree
term-amount-due = amount due
term-amount-paid = amount paid
term-amount-taken-back = amount taken back
term-announced = result announced
term-any-patron = any patron
term-any-time = any time
term-commission-monthly = commission monthly
term-complainant = complainant
term-money-held = money held
term-player-maximum = maximum of a player
term-personal-limits = personal limits
term-approved-minimum = approved minimum
term-area-maximum = area maximum
term-asked = asked for or permitted
term-authorised-person = authorised person
term-bad-cut = bad cut
term-banker = Banker
term-banker-count = Banker's count
term-banker-pair = Banker's pair
term-below-minimum = below minimum
term-below-minimum-stands = below minimum, it stands
term-blue = blue
term-both-sides = both sides
term-breach = breach
term-break = a break
term-burn = burn
term-burn-by-value = burn by value
term-burn-card-unseen = a burn card not seen yet
term-burn-just-made = a burn just made
term-burn-omitted = burn omitted
term-burned-cards-face-down = further burned cards face down
term-buy-back = a buy-back
term-buy-in = buy-in
term-by-value = by value
term-cancelled = cancelled
term-card-omitted = card omitted
term-card-to-wrong-hand = card to wrong hand
term-cards = cards
term-cards-insufficient = cards insufficient
term-cash = cash
term-cashless = cashless
term-casino = casino
term-changes-asked = changes asked
term-chips = chips
term-chips-to-cash = chips for cash, by agreement
term-choice = choice
term-keys = beside the keys
term-surveillance-beforehand = surveillance beforehand
term-tournament-changed = tournament changed
term-tournament-conditions = conditions of a tournament
term-tournament-terms = terms of a tournament
term-witness = at the witness
term-database = in the database
term-minute = a minute
term-closing = closing
term-colour-up = colour-up
term-commission = commission
term-complementary = complementary
term-complete = complete
term-compliance = only so that the rules are kept
term-compulsory-wager = compulsory wager
term-confirm = confirm
term-confiscate-device = confiscate device
term-coup = coup
term-count = count
term-credit = credit
term-cut = cut
term-deal-it = deal it
term-dealer-opens = dealer opens
term-dealer-revealed-card = dealer revealed card
term-dealing = dealing
term-debt = debt
term-decision = decision
term-defer-commission = defer commission
term-delivered = delivered
term-description = description of the person
term-detain = detain
term-device = device
term-page = page
term-differential = differential
term-directed = directed
term-direction = the director's direction
term-director-absent = no director is present
term-discard = discard
term-display-disagrees = display disagrees
term-dispute = dispute
term-disqualified = disqualified
term-disregard = disregard
term-down = down
term-dragon-bonus-layout = dragon bonus layout
term-dummy-coup = dummy coup
term-eliminated = eliminated
term-ended = ended
term-enquiry = enquiry
term-entry = entry
term-error-found-late = error found late
term-escalate = escalate
term-excess-card = excess card
term-exclude-from-casino = exclude from casino
term-exclude-from-game = exclude from game
term-expose-burned-cards = expose burned cards
term-face-up-card = face up card
term-fill = fill
term-finding = finding
term-forfeit = forfeit
term-fraud = fraud
term-game-disrupted = game disrupted
term-hand-to-wrong-area = hand to wrong area
term-hand-to-wrong-person = hand to wrong person
term-handled = handled
term-hands = hand
term-higher-minimum = higher minimum
term-identity = identity
term-in-play = in play
term-inside = inside
term-inspector = inspector
term-inspector-daily = inspector daily
term-inspector-monthly = inspector monthly
term-inspector-of-shoe = inspector of shoe
term-inspector-or-police = inspector or police
term-insufficient-cards = insufficient cards
term-keep = keep
term-kept = kept
term-kept-minimum = kept minimum
term-last-coup = last coup
term-late-tail-too-soon = late tail too soon
term-left = left
term-limits = limits
term-loaded = to be burned
term-lost = lost
term-ruled-void = ruled void
term-main-wager-taken-back = main wager taken back
term-manufacturer = manufacturer
term-method-a = method a
term-method-b = method b
term-money-returned = money returned
term-move = move
term-multiples = multiples
term-name-opener = name opener
term-named = named
term-natural = a natural
term-new-minimum = new minimum
term-new-shoe = new shoe
term-next-coup = next coup
term-next-round = next round
term-nicc = nicc
term-no-bet-coup = no bet coup
term-no-card-left-shoe = a shoe that no card has left
term-no-cards = no cards
term-no-patrons = no patrons
term-no-shuffle = no shuffle
term-no-wager-left = no wager left
term-no-wagers = no wagers
term-nobody-can-wager = nobody can wager any more
term-not-flat = not flat
term-not-payable = not payable
term-not-random = not random
term-odds = odds
term-offer = offer
term-on-another = on another
term-on-duty = on duty
term-once = once
term-one-left = one player is left
term-order = order
term-order-unknown = order unknown
term-out-of-turn = out of turn
term-outside = outside
term-pairs-layout = pairs layout
term-pass-cards = pass cards
term-patron = patron
term-patrons = patrons
term-payment = payment
term-payment-error = payment error
term-payment-put-right = payment put right
term-penalty = a penalty
term-people = people
term-permit = permit
term-plain = plain
term-play-on = play on
term-player = Player
term-player-count = Player's count
term-player-pair = Player's pair
term-progress-known = those who go on are known
term-promotions = promotions
term-protect-order = protect order
term-re-buy = a re-buy
term-reasonable = reasonable
term-reasonable-cause = reasonable cause
term-rebuild = rebuild
term-rebuild-and-offer = rebuild and offer
term-receive-without-wager = receive without wager
term-rectified = rectified
term-red = red
term-reduce = reduce
term-reference = reference
term-refund = refund
term-refuse = refuse
term-remove = remove
term-removed = removed
term-report = report
term-reports = reports
term-request = request
term-restriction = the restriction of { WAGER($of) }
term-result = the result
term-retired = retired
term-retract = retract
term-return = return
term-review = review
term-riffle = riffle
term-same-back-colour = same back colour
term-says = statement
term-scanner-disagrees = scanner disagrees
term-secret-wagers = secret wagers
term-seize-winnings = seize winnings
term-seizure = seizure
term-sequence-revealed = sequence revealed
term-session = session
term-settled = settled
term-shoe = shoe
term-shoe-end = shoe end
term-shoe-to-patron = shoe to patron
term-shoe-to-reveal = a committed shoe that has ended and is not revealed
term-show-burn-card = show burn card
term-shown = shown
term-shuffle-after = shuffle after
term-shuffle-pre-shuffled = shuffle pre shuffled
term-shuffler-fault = shuffler fault
term-side-wager-limits = side wager limits
term-side-wagers = side wagers
term-staff = staff
term-stand-and-wager = stand and wager
term-stands = stands
term-starting-bank = starting bank
term-statement = statement
term-stay = stay
term-stopping = stopping
term-substituted = substituted
term-substitution = a substitute
term-surveillance = surveillance
term-table = table
term-table-play = table play
term-third-card = who draws a third card
term-third-card-to-banker = third card to banker
term-third-card-to-player = third card to player
term-tie = Tie
term-tie-baccarat-odds = odds of a win at Tie Baccarat
term-tie-percentage = tie percentage
term-to-banker = to banker
term-to-banker-and-offer = to banker and offer
term-to-wagerers = to wagerers
term-token = token
term-tournament-chips = tournament chips
term-tournaments = tournaments
term-unaffected = unaffected
term-uncut = to be cut
term-unfit = unfit
term-unit = unit
term-unshuffled = to be shuffled
term-until-wager = until wager
term-up = up
term-variation = variation
term-vcgr = vcgr
term-void = void
term-void-and-shuffle = void and shuffle
term-void-round = void round
term-void-shoe = void shoe
term-void-wager = void wager
term-void-wagers = void wagers
term-voucher = voucher
term-wager = wager
term-wagering = wagering
term-wrong-cards = wrong cards
term-wrong-order = wrong order
term-wrong-variation-settled = wrong variation settled

## How long something has lasted

lasting = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] { $seconds } s
           *[other] { $minutes } min
        }
       *[other] { $hours } h { $minutes } min
    }
   *[other] { $days } d { $hours } h
}
## What stands between two things of a list, between a thing and what is said of it, and between two sentences.

list-comma = { ", " }
list-semicolon = { "; " }
list-stop = { ". " }
list-colon = { ": " }
list-sentence = { " " }

## A card for the ear

card-named = { FACE($face) } of { SUIT($suit) }
card-face-down = a card face down
face-A = ace
face-2 = two
face-3 = three
face-4 = four
face-5 = five
face-6 = six
face-7 = seven
face-8 = eight
face-9 = nine
face-T = ten
face-J = jack
face-Q = queen
face-K = king
suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades

## What a wager pays

odds-pays = { $pays } to { $per }
odds-less = { $pays } to { $per } less { $less }
odds-of-row = { ROW($row) }: { SAID($odds) }
odds-of-count = { $count }: { $pays } to { $per }
odds-of-part = { $share } { WAGER($wager) }
odds-of-parts = { SAID($parts) }

## Families of wagers over several coups, as a sign lists them

family-run = { $side ->
    [combination] Player/Banker Run
   *[other] { HAND($side) } Run
}
family-tail = { HAND($side) } Dragon Tail

## Ways by which something owed may go

channel-in-person = in person
channel-telephone = by telephone
channel-email = by email
channel-letter = by letter
channel-system = through the regulator's system
channel-daily-summary = by the daily summary
channel-breach-notification = by a breach notification
channel-monthly-report = by the monthly report
channel-notice = by a notice

## When something owed is due

due-at-once = at once
due-as-soon-as-practicable = as soon as practicable
due-within-hours = within hours
due-within-days = within days
due-day-end = by the end of the day
due-gaming-day-end = by the end of the gaming day
due-month-end = by the end of the month
due-before-start = before the start
due-before-act = beforehand
due-on-request = on request
