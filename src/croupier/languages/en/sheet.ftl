# A book's sheet: croupier rules show and rules diff. What the book says in its own words stands in its PO file.

sheet-own = { BOOK($text) }
sheet-id = { $id }
sheet-list = { TEXT($texts, join: "comma") }
sheet-hands = { HAND($hands, join: "comma") }
sheet-silent = says nothing{ GIVEN($reading) ->
        [yes] {" "}(reading { $reading })
       *[no] {""}
    }
sheet-option = option { $option }
sheet-quoted = “{ $text }”
sheet-chosen = { $option }: { $value }
sheet-yes = yes
sheet-warning = warning
sheet-source-casino = casino
sheet-source-title = title
sheet-source-version = version
sheet-source-instrument = instrument
sheet-source-authority = authority
sheet-source-made = made
sheet-source-commences = commences
sheet-source-supersedes = supersedes
sheet-where-silent = where silent
sheet-falls-back = falls back to { $book }
sheet-decks = decks
sheet-decks-with = decks with { WAGER($wagers, join: "comma") }
sheet-decks-needed = { TEXT($decks, join: "or") }{ GIVEN($needs) ->
        [yes] {" "}when { TEXT($needs, join: "comma") }
       *[no] {""}
    }
sheet-values = values
sheet-values-are = ace 1, two to nine their face, ten and pictures 0
sheet-point-count = point count
sheet-point-count-is = the right-hand digit of the sum
sheet-cutting-cards = cutting cards
sheet-cut = depth of the cut
sheet-cut-depth = { $exactness ->
        [about] about{" "}
        [at-least] at least{" "}
       *[other] {""}
    }{ $decks ->
        [one] { $decks } deck
       *[other] { $decks } decks
    } from either end
sheet-cutting-card = cutting card, { $place }
sheet-cutting-card-from-back = { $exactness ->
        [about] about{" "}
        [at-least] at least{" "}
       *[other] {""}
    }{ $cards } cards from the back
sheet-burn = burn, { $burn }
sheet-burn-takes = { BOOK($name) }: { $form ->
        [first-card] the first card
       *[other] the first card, then as many as it counts (ten for tens)
    }
sheet-burn-each-coup = burn in each coup
sheet-burn-permitted = permitted, { $default } unless chosen
sheet-shoe-end = end of the shoe
sheet-cutting-card-first = cutting card as first card
sheet-extra-round = a second extra round
sheet-first-four = first four cards
sheet-natural = natural
sheet-naturals = { TEXT($counts, join: "or") } on two cards: no more cards
sheet-player-draws = Player draws
sheet-player-stands = Player stands
sheet-banker-row = Banker { $count } (no card | 0 to 9)
sheet-variation = { BOOK($name) }. { BOOK($about) }
sheet-wager = wager { WAGER($wager) }{ GIVEN($variations) ->
        [yes] {" "}[{ VARIATION($variations, join: "comma") }]
       *[no] {""}
    }{ GIVEN($needs) ->
        [yes] {" "}when { TEXT($needs, join: "comma") }
       *[no] {""}
    }
sheet-settled = settled
sheet-offered = offered while
sheet-when = { WHEN($window) }
sheet-also-in = also in
sheet-variations-when = { VARIATION($variations, join: "comma") } when { $chosen }
sheet-at-most = at most
sheet-own-main-wager = the patron's own main wager
sheet-part = { $share } of the stake
sheet-part-goes = on { GIVEN($option) ->
        [yes] one of { WAGER($wagers, join: "comma") } (option { $option })
       *[no] { WAGER($wagers, join: "comma") }
    }
sheet-row = { $wins ->
        [yes] { $pays }{ GIVEN($commission) ->
            [yes] {" "}less { $commission }
           *[no] {""}
        }
       *[other] standoff{ GIVEN($pays) ->
            [yes] , paid { $pays }
           *[no] {""}
        }
    }
sheet-pays-up-to = { $least } up to { $most } by option { $option }
sheet-pays-if = { $value }: { $pays }
sheet-pays-by = { TEXT($each, join: "comma") } (option { $option })
sheet-in-a-row = { $length } in a row
sheet-at-shoe-end = at the end of the shoe
sheet-at-early-shuffle = at an early shuffle
sheet-broken-by-tie = broken by a tie
sheet-dummy-coup = dummy coup
sheet-no-effect = no effect
sheet-missing-main = no main wager in a coup of a combination
sheet-late-too-soon = Late placed too soon
sheet-once-cards-are-out = placed once a card is out
sheet-not-taken = not taken
sheet-returned = returned
sheet-rounding = rounding
sheet-rounding-is = { GIVEN($direction) ->
        [yes] { $direction } to the next amount payable in chips
       *[no] option { $option }
    }{ GIVEN($reading) ->
        [yes] ; the book is silent (reading { $reading })
       *[no] {""}
    }
sheet-commission = commission
sheet-commission-taken = taken { $taken }
sheet-tokens = promotional tokens
sheet-tokens-changed = turned into chips first
sheet-tokens-by-option = accepted; kept or not by option { $option }
sheet-tokens-kept = accepted; the dealer keeps one that wins or loses
sheet-tokens-returned = accepted; returned when it wins
sheet-standoff = standoff
sheet-standoff-is = the stake neither wins nor loses
sheet-void = void
sheet-void-is = every stake is returned
sheet-order = order
sheet-order-is = losing wagers are taken, then winners paid
sheet-main-cap = cap by two main wagers
sheet-above-differential = above the table differential
sheet-surcharge = a further { $rate } on the excess, in { VARIATION($variations, join: "comma") }
sheet-choices = { $values } ({ GIVEN($default) ->
        [yes] default { $default }
       *[no] no default: the operator chooses
    }{ GIVEN($comes) ->
        [yes] ; takes effect with { $comes }
       *[no] {""}
    })
sheet-layout = { $id } ({ BOOK($name) })
sheet-layout-has = { WAGER($wagers, join: "comma") }{ GIVEN($labels) ->
        [yes] ; areas labelled from { TEXT($labels, join: "comma") }
       *[no] {""}
    }{ $stated ->
        [no] ; side wager areas not stated
       *[other] {""}
    }

## Its procedure, told by the names of its provisions

sheet-entry = { $thing }: { $entry }
sheet-within = { $thing }, { $part }
sheet-value = { $name } { $value }
sheet-each = { TEXT($values, join: "semicolon") }
provision-above-minimum = above minimum
provision-abstention = abstention
provision-acts-for-lower = acts for lower
provision-advice = advice
provision-also = also
provision-another-person = another person
provision-approval = approval
provision-approved = approved
provision-basis-option = basis option
provision-before = before
provision-before-play = before play
provision-both-in-turn = both in turn
provision-breaches = breaches
provision-burn-form = burn form
provision-burn-required = burn required
provision-burn-shown = burn shown
provision-burned-exposed = burned exposed
provision-call-closes = call closes
provision-cashless = cashless
provision-check-after = check after
provision-check-before = check before
provision-check-ordered = check ordered
provision-claim = claim
provision-closed-box = closed box
provision-closes = closes
provision-combined-wager = combined wager
provision-count-dummies = count dummies
provision-counts-as-last = counts as last
provision-days-option = days option
provision-deadline = deadline
provision-dealer-for-patron = dealer for patron
provision-dealing-shoe = dealing shoe
provision-dealt-by = dealt by
provision-delivery = delivery
provision-disputes = disputes
provision-dragon-tail-indicator = dragon tail indicator
provision-drop-box = drop box
provision-dropped = dropped
provision-dummies-option = dummies option
provision-dummy = dummy
provision-duty = duty
provision-enforce-option = enforce option
provision-excused = excused
provision-faces = faces
provision-first-hand = first hand
provision-first-option = first option
provision-gaming-hours = gaming hours
provision-in-time = in time
provision-irregularity = irregularity
provision-keeps-old-minimum = keeps old minimum
provision-kept = kept
provision-kept-coups = coups kept
provision-lasts = lasts
provision-least = least
provision-marker = marker
provision-maximum-only = maximum only
provision-medium = medium
provision-minutes = minutes
provision-minutes-option = minutes option
provision-most-seats = most seats
provision-name = name
provision-needs-a-wager = needs a wager
provision-no-count-on-replacement = no count on replacement
provision-no-main-wagers = no main wagers
provision-no-more-bets = no more bets
provision-nobody = nobody
provision-one-hand-out = one hand out
provision-only-these = only these
provision-option = option
provision-ordered = ordered
provision-other-back-colour = other back colour
provision-over = over
provision-own-wager-only = own wager only
provision-payment-errors = payment errors
provision-per-option = on one bet
provision-personal = personal limits
provision-placement = placement
provision-policy = policy
provision-pre-shuffled = pre-shuffled
provision-private = private
provision-private-only = private only
provision-rank = rank
provision-replace-after-last = replace after last
provision-replace-unfit = replace unfit
provision-replace-when-cut = replace when cut
provision-replace-when-handled = replace when handled
provision-replaced-all = replaced all
provision-requested = requested
provision-restriction = restriction
provision-result-called = result called
provision-rules-copy = rules copy
provision-scope-option = scope option
provision-seated-only = seated only
provision-seats = seats
provision-shoe-holder = shoe holder
provision-shown-by = shown by
provision-side-wager-alone = side wager alone
provision-spoken = spoken
provision-staff-may-choose = staff may choose
provision-staff-refusal = staff refusal
provision-standing = standing
provision-standoff-called = standoff called
provision-states-time = states time
provision-supervisor = supervisor
provision-surplus-closed = surplus closed
provision-taken-back = taken back
provision-tells = tells
provision-tenders = tenders
provision-third-card = third card
provision-to-exceed = to exceed
provision-told = told
provision-turned-before-third = turned before third
provision-units = units
provision-variations = variations
provision-vouchers = vouchers
provision-wagers = wagers
provision-when = when
provision-where-option = where option
provision-who-cuts = who cuts
provision-without-wager = without wager
provision-first-exposure = first exposure
provision-no-more-bets-or-first-card = no more bets or first card
provision-may = may
provision-must = must
provision-first-stands = first stands
provision-to-maximum = to maximum
provision-valid = valid
provision-void-below-approved = void below approved
provision-shoe-passed = shoe passed
provision-accept = accept
provision-allow = allow
provision-allowed = allowed
provision-first-arrival-then-left = first arrival then left
provision-highest-seat = highest seat
provision-no = no
provision-one = one wager
provision-several = several wagers
provision-staff-then-first-arrival = staff then first arrival
provision-warn = warn
provision-yes = yes
provision-any-wagerer = any wagerer
provision-highest-wagerer = highest wagerer
provision-always = always
provision-optional = optional
provision-required = required
provision-unless-pre-shuffled = unless pre-shuffled
provision-same-side = same side
provision-everyone = everyone
provision-main-wager = main wager
provision-any-wager = any wager
provision-complementary = complementary
provision-table-play = table play
provision-asked = asked
provision-on-duty = on duty
provision-compliance = compliance
provision-area-manager = area manager
provision-assistant-casino-manager = assistant casino manager
provision-assistant-gaming-manager = assistant gaming manager
provision-casino-operator = casino operator
provision-casino-supervisor = casino supervisor
provision-crown-management = crown management
provision-game-supervisor = game supervisor
provision-gaming-manager = gaming manager
provision-gaming-shift-manager = gaming shift manager
provision-gaming-supervisor = gaming supervisor
provision-higher-duties-dealer = higher duties dealer
provision-pit-boss = pit boss
provision-tournament-director = tournament director
provision-chief-officer = chief officer
provision-salon = salon
provision-gaming-floor = gaming floor
provision-private-table = private table
provision-private-gaming-area = private gaming area
provision-casino-manager = casino manager
provision-about-twenty = about twenty
provision-after-four-cards = after four cards
provision-after-result = after the result
provision-at-payout = at payout
provision-banker-draws = banker draws
provision-banker-hand = banker hand
provision-banker-stands = banker stands
provision-card-exposed = card exposed
provision-card-unexposed = card unexposed
provision-check-cards-dropped = check cards: dropped
provision-coup-in-hand = coup in hand
provision-coups = coups
provision-cutting-card = cutting card
provision-dealer = dealer
provision-dealer-has-shoe = dealer has shoe
provision-early-after-longest = early after longest
provision-face = face
provision-fan-thirteen = fan thirteen
provision-first-card = first card
provision-first-coup = first coup
provision-kind = kind
provision-late = late
provision-later-card = later card
provision-later-coup = later coup
provision-method = method
provision-most = most
provision-natural = natural
provision-netted = netted
provision-next-coup-not-begun = next coup not begun
provision-nothing-dealt-since = nothing dealt since
provision-past-coup = complete coup
provision-play-begun = play begun
provision-nominee = nominee
provision-none-exposed = none exposed
provision-not-last-coup = not last coup
provision-one-more-coup = one more coup
provision-opener = opener
provision-player-hand = player hand
provision-point-count = point count
provision-power = power
provision-remedy = remedy
provision-replace-cards-unfit = replace cards: unfit
provision-settle = settle
provision-side-wager = side wager
provision-sign = sign
provision-some-exposed = some exposed
provision-standoff = standoff
provision-tableau = tableau
provision-this-coup = this coup
provision-this-round-unless-tie = this round unless tie
provision-token = token
provision-twelve-or-more = twelve or more
provision-twenty-or-more = twenty or more
provision-venue = venue
provision-off = off
provision-on-player = on the Player hand
provision-on-banker = on the Banker hand
provision-unopened = unopened
provision-scanning-shoe = scanning shoe
provision-card-stray = card told with the report
provision-card-burned = card burned before the coup
provision-run-not-established = run not established
provision-result-announced = after the result
provision-settled-too = those already settled too
provision-stays-open = what was not put right stays open
provision-intended-must-be-tried = what may have been intended must be tried
provision-month-end = a notice of its own at the end of the month
provision-earlier-coup = of an earlier coup
provision-reopen-coup = undo the settlement, rebuild the hands and go on
provision-announced = the result is announced
provision-cleared = the cards are cleared
provision-later = later
provision-begun = of a coup begun
provision-unexposed = while no card is exposed
provision-until-result = until the result
provision-emptied = last wager taken back
provision-lost-on-a-tie = lost on a tie that takes the wager
provision-within-coup = wager within a coup
provision-on = on
provision-second-person = second person
provision-unless-chosen = unless chosen
provision-refuse = refuse
provision-cut = cut pro rata
provision-approve = with approval
provision-shown = shown
provision-replace-some = replace some only
provision-check-replacement = check replacement cards
provision-pre-shuffled-option = pre-shuffled cards by option
provision-outlives-replacement = also once the cards are replaced
provision-after-call = wagers after the call
provision-correctable = may be corrected
provision-able = being able to is enough
provision-fixed = lie as they are
provision-found-after-result = found after the result by option
provision-stacks = stacks count as
provision-apart = a wager each
provision-one-wager = one wager
provision-one-a-box = one wager in each box
provision-approved-floor = no minimum under the approved one
provision-at-once = at once
provision-known = amounts of a set-up
provision-amounts = only
provision-names-bet = may name a bet
provision-at-any-time = limits changed at any time
provision-same-variation = options changed by sign alone
provision-reading = reading
provision-shows = shows
provision-personal-maximum = personal maximum
provision-cards-handled = cards handled
provision-between = between
