### What happened: one message for every kind of event, by its stable name, with the event's own facts.
### No full stop at the end. `.you` is for the patron it speaks of.

## The table, its signs and notices

event-approval-recorded = Approved by the regulator: { TERM($thing) } ({ $reference })
event-table-opened = The table opens: { VARIATION($variation) }, { $decks ->
    [one] one deck
   *[other] { $decks } decks
}, wagers { MONEY($minimum) } to { MONEY($maximum) }
event-sign-displayed = The sign of { TERM($sign) } stands at the table
event-sign-removed = The sign of { TERM($sign) } is taken away
event-notice-displayed = A notice of { TERM($about) } goes up{ GIVEN($says) ->
    [yes] : { $says }
   *[no] {""}
}
event-notice-removed = The notice of { TERM($about) } is taken down
event-limits-changed = Limits are now { MONEY($minimum) } to { MONEY($maximum) }{ GIVEN($kept) ->
    [yes] ; those present keep { MONEY($kept) }
   *[no] {""}
}
event-limits-to-change = From the next coup limits are { MONEY($minimum) } to { MONEY($maximum) }{ GIVEN($kept) ->
    [yes] ; those present keep { MONEY($kept) }
   *[no] {""}
}
event-variation-changed = The variation is now { VARIATION($variation) }{ GIVEN($agreed) ->
    [yes] , with the agreement of { PERSON($agreed) }
   *[no] {""}
}
event-float-filled = { MONEY($amount) } is brought to the float
event-float-credited = { MONEY($amount) } is taken from the float
event-float-counted = The float is counted: { MONEY($found) } is found, { MONEY($due) } is due
event-surveillance-notified = Surveillance is told: { GIVEN($wager) ->
    [yes] the restriction of { WAGER($wager) }
   *[no] { $about }
}
event-wager-restricted = { WAGER($wager) } is kept for those with a main wager
event-restriction-lifted = { WAGER($wager) } is open to everyone again
event-table-closed = The table closes

## People

event-patron-arrived = { PERSON($patron) } arrives{ $chips ->
    [0] {""}
   *[other] {" "}with { MONEY($chips) }
}
    .you = You arrive{ $chips ->
    [0] {""}
   *[other] {" "}with { MONEY($chips) }
}
event-patron-sat = { PERSON($patron) } sits at place { $seat }
    .you = You sit at place { $seat }
event-patron-stood = { PERSON($patron) } stands
    .you = You stand
event-patron-left = { PERSON($patron) } { GIVEN($walked_off) ->
    [yes] has walked off
   *[no] leaves
}
    .you = You leave
event-bought-in = { PERSON($patron) } buys in for { MONEY($amount) }{ $cash ->
    [no] {" "}without cash
   *[other] {""}
}
    .you = You buy in for { MONEY($amount) }{ $cash ->
    [no] {" "}without cash
   *[other] {""}
}
event-voucher-exchanged = { $tokens ->
    [yes] { PERSON($patron) } has { MONEY($amount) } in tokens for a voucher
   *[other] { PERSON($patron) } has { MONEY($amount) } in chips for a voucher
}
    .you = { $tokens ->
    [yes] You have { MONEY($amount) } in tokens for a voucher
   *[other] You have { MONEY($amount) } in chips for a voucher
}
event-coloured-up = { PERSON($patron) } changes { MONEY($amount) } into { MONEY($into) } chips
    .you = You change { MONEY($amount) } into { MONEY($into) } chips
event-personal-limits-agreed = { GIVEN($minimum) ->
    [yes] { GIVEN($maximum) ->
        [yes] { PERSON($patron) } has limits of their own, from { MONEY($minimum) } up to { MONEY($maximum) }
       *[no] { PERSON($patron) } has limits of their own, from { MONEY($minimum) }
    }
   *[no] { GIVEN($maximum) ->
        [yes] { PERSON($patron) } has limits of their own, up to { MONEY($maximum) }
       *[no] { PERSON($patron) } plays by the sign's limits again
    }
}
    .you = { GIVEN($minimum) ->
    [yes] { GIVEN($maximum) ->
        [yes] You have limits of your own, from { MONEY($minimum) } up to { MONEY($maximum) }
       *[no] You have limits of your own, from { MONEY($minimum) }
    }
   *[no] { GIVEN($maximum) ->
        [yes] You have limits of your own, up to { MONEY($maximum) }
       *[no] You play by the sign's limits again
    }
}
event-above-differential-arranged = { PERSON($patron) } may wager above the differential, up to { MONEY($maximum) }
    .you = You may wager above the differential, up to { MONEY($maximum) }
event-approved = { GIVEN($patron) ->
    [yes] Approved for { PERSON($patron) }: { TERM($act) } ({ TERM($lasts) })
   *[no] Approved: { TERM($act) } ({ TERM($lasts) })
}
    .you = Approved for you: { TERM($act) } ({ TERM($lasts) })

## The shoe

event-cards-brought = { $cards } cards are brought, { TERM($back) } backs{ GIVEN($pre_shuffled) ->
    [yes] , pre-shuffled by the { TERM($pre_shuffled) }
   *[no] {""}
}
event-cards-checked = The cards are checked by { TERM($by) } and found complete
event-replacement-checked = One of the two who check the new cards has checked them
event-check-ordered = The cards are to be checked
event-check-still-due = The cards that leave the table are still to be checked
event-cards-dropped = Cards were dropped
event-cards-shuffled = The cards are shuffled by { TERM($by) }
event-cards-riffled = The cards are riffled
event-shoe-committed = The order of the shoe is committed: { $commitment }...{ GIVEN($seeded) ->
    [yes] {" "}It is seeded: anyone who has the seed knows the cards
   *[no] {""}
}
event-shoe-contribution = { $page ->
    [yes] The page of { PERSON($patron) } adds chance of its own to the order of the shoe: { $contribution }...
   *[no] { PERSON($patron) } adds to the order of the shoe: { $contribution }
}
    .you = { $page ->
    [yes] Your page adds chance of its own to the order of the shoe: { $contribution }...
   *[no] You add to the order of the shoe: { $contribution }
}
event-cutter-chosen = { $who ->
    [staff] Staff cut
    [patrons] The cut is the patrons'
   *[other] { PERSON($patron) } is to cut
}
    .you = You are to cut
event-cutter-nominated = { PERSON($patron) } names { PERSON($nominee) } to cut
event-cut-declined = { PERSON($patron) } declines to cut
    .you = You decline to cut
event-cards-cut = { GIVEN($patron) ->
    [yes] { PERSON($patron) } cuts after { $after } cards
   *[no] { $machine ->
        [yes] Nobody cut: the machine cuts after { $after } cards, where the tape has it
       *[no] Staff cut after { $after } cards
    }
}{ $alone ->
    [yes] {". "}No patron added anything: the house alone fixed the order
   *[no] {""}
}
    .you = You cut after { $after } cards
event-cutting-card-placed = The cutting card is placed { $from_back } cards from the back
event-cards-burned = { $count ->
    [one] 1 card burned ({ TERM($form) })
   *[other] { $count } cards burned ({ TERM($form) })
}{ GIVEN($first) ->
    [yes] , the first { CARDS($first) }
   *[no] {""}
}
event-burn-card-shown = The burned card is shown: { CARDS($card) }
event-burned-cards-exposed = Burned cards are shown: { CARDS($cards) }
event-shoe-ended = { $early ->
    [yes] Shoe { $shoe } ends early: { TERM($why) }
   *[other] Shoe { $shoe } ends: { TERM($why) }
}{ $leftover ->
    [0] {""}
    [one] ; the card left over is discarded
   *[other] ; { $leftover } cards left over are discarded
}
event-cards-taken-off = The cards leave the table: { TERM($grounds) }
event-cards-replaced = { $cards ->
    [one] One card is exchanged for another: { TERM($grounds) }
   *[other] { $cards } cards are exchanged for others: { TERM($grounds) }
}{ $to_check ->
    [yes] {""}; two people check what came in
   *[other] {""}
}
event-cards-handled = The cards were handled and are not used again after this shoe
event-shoe-revealed = The shoe committed as { $commitment }... is revealed

## Wagers

event-bets-called = Bets are called for
event-no-more-bets-called = No more bets
event-bets-reopened = Bets are taken again
wager-down = { $token ->
    [yes] { MONEY($stake) } on { WAGER($wager) } (token)
   *[other] { MONEY($stake) } on { WAGER($wager) }
}
event-wager-placed = { $late ->
    [yes] { PERSON($patron) } has { wager-down }, found late
   *[other] { PERSON($patron) } wagers { wager-down }
}{ GIVEN($nominations) ->
    [yes] , nominating { HAND($nominations) }
   *[no] {""}
}{ GIVEN($advised) ->
    [yes] {" "}({ TERM($advised) })
   *[no] {""}
}{ GIVEN($counts) ->
    [yes] {" "}({ MONEY($counts) } of it counts)
   *[no] {""}
}
    .you = { $late ->
    [yes] You have { wager-down }, found late
   *[other] You wager { wager-down }
}{ GIVEN($nominations) ->
    [yes] , nominating { HAND($nominations) }
   *[no] {""}
}{ GIVEN($advised) ->
    [yes] {" "}({ TERM($advised) })
   *[no] {""}
}{ GIVEN($counts) ->
    [yes] {" "}({ MONEY($counts) } of it counts)
   *[no] {""}
}
event-wager-changed = { GIVEN($recounted) ->
    [yes] Of { PERSON($patron) }'s { wager-down } { MONEY($recounted) } counts now
   *[no] { PERSON($patron) } changes { wager-down } to { MONEY($to) }
}{ GIVEN($advised) ->
    [yes] {" "}({ TERM($advised) })
   *[no] {""}
}{ GIVEN($counts) ->
    [yes] {" "}({ MONEY($counts) } of it counts)
   *[no] {""}
}
    .you = { GIVEN($recounted) ->
    [yes] Of your { wager-down } { MONEY($recounted) } counts now
   *[no] You change { wager-down } to { MONEY($to) }
}{ GIVEN($advised) ->
    [yes] {" "}({ TERM($advised) })
   *[no] {""}
}{ GIVEN($counts) ->
    [yes] {" "}({ MONEY($counts) } of it counts)
   *[no] {""}
}
event-wager-withdrawn = { PERSON($patron) }'s { wager-down } is taken back
    .you = Your { wager-down } is taken back
event-wager-gave-way = { PERSON($patron) }'s { wager-down } gives way to another patron's
    .you = Your { wager-down } gives way to another patron's
event-wager-refused = { PERSON($patron) }'s { wager-down } is refused: { TERM($grounds) }
    .you = Your { wager-down } is refused: { TERM($grounds) }
wager-reduced = { PERSON($patron) }'s { wager-down } to { MONEY($to) }
event-wagers-reduced = Reduced to the { TERM($to) }: { SAID($cuts) }

## Dealing

event-dealing-chosen = { GIVEN($face) ->
    [yes] Dealt as { TERM($method) }, face { TERM($face) }
   *[no] Dealt as { TERM($method) }
}
event-shoe-passed = { PERSON($to) } has the dealing shoe and plays { HAND($acts_as) }
event-shoe-declined = { PERSON($patron) } declines the dealing shoe
    .you = You decline the dealing shoe
event-shoe-dealer-named = { PERSON($dealer) } draws the cards
event-shoe-given-back = { PERSON($patron) } gives the dealing shoe back ({ TERM($why) })
    .you = You give the dealing shoe back ({ TERM($why) })
event-coup-burned = A card is burned before the coup
cards-to-hand = { GIVEN($cards) ->
    [yes] { $down ->
        [yes] { HAND($hand) } { CARDS($cards) }, face down
       *[other] { GIVEN($on) ->
            [yes] { HAND($hand) } draws on { $on }: { CARDS($cards) }, { $count }
           *[no] { GIVEN($count) ->
                [yes] { HAND($hand) } { CARDS($cards) }, { $count }
               *[no] { HAND($hand) } { CARDS($cards) }
            }
        }
    }
   *[no] A card to { HAND($hand) }, face down
}
event-card-drawn = { $cutting_card ->
    [yes] The cutting card comes out. { cards-to-hand }
   *[other] { cards-to-hand }
}
event-last-coup-called = Last coup of the shoe
event-hand-delivered = { HAND($hand) }'s cards go to { PERSON($to) }
event-hand-refused = { PERSON($patron) } does not want { HAND($hand) }'s cards
    .you = You do not want { HAND($hand) }'s cards
event-cards-exposed = { GIVEN($by) ->
    [yes] { cards-to-hand }, opened by { PERSON($by) }
   *[no] { cards-to-hand }
}
event-opener-named = { PERSON($opener) } opens { HAND($hand) }'s cards
event-dealer-asked = The dealer is asked to open { HAND($hand) }'s cards
event-both-asked = { PERSON($patron) } asks to open both hands
    .you = You ask to open both hands
event-hand-taken-back = { HAND($hand) }'s cards are taken back
event-pairs-settled = Wagers on the first four cards are settled
result = { $winner ->
    [tie] Tie, { $high } all
    [player] Player wins, { $high } to { $low }
   *[banker] Banker wins, { $high } to { $low }
}
event-result-announced = { $standoff_called ->
    [yes] { result }. Standoff
   *[other] { result }
}
event-coup-settled = Wagers are settled
event-coup-cleared = The cards are cleared
event-dummy-coup-ordered = A coup without wagers is ordered: { TERM($grounds) }
event-coup-voided = { $undone ->
    [0] The coup is void: { TERM($cause) }
    [one] The coup is void: { TERM($cause) }; one payment undone
   *[other] The coup is void: { TERM($cause) }; { $undone } payments undone
}{ and-owing }
event-minimum-advised = { PERSON($patron) } is advised that further wagers below the minimum go back whatever the result
    .you = You are advised that further wagers below the minimum go back whatever the result
event-commission-collected = { PERSON($patron) } pays { MONEY($collected) } of deferred commission ({ TERM($why) })
    .you = You pay { MONEY($collected) } of deferred commission ({ TERM($why) })
event-commission-carried-over = { PERSON($patron) }'s deferred commission of { MONEY($owed) } is carried over { GIVEN($through) ->
    [yes] to the end of the next shoe
   *[no] until they are back
}
    .you = Your deferred commission of { MONEY($owed) } is carried over { GIVEN($through) ->
    [yes] to the end of the next shoe
   *[no] until you are back
}
event-commission-written-off = { PERSON($patron) }'s deferred commission of { MONEY($owed) } is written off: { $says }
    .you = Your deferred commission of { MONEY($owed) } is written off
event-debt-recorded = { PERSON($patron) } owes the house { MONEY($amount) }: { $of ->
    [commission] deferred commission
   *[payment] of payments undone in coup { $coup }
}
    .you = You owe the house { MONEY($amount) }: { $of ->
    [commission] deferred commission
   *[payment] of payments undone in coup { $coup }
}
event-tokens-taken-in = Tokens of { MONEY($amount) } that go back to { PERSON($patron) }, who has left, are taken in
event-refund-kept = { MONEY($amount) } that go back to { PERSON($patron) }, who has left, lie at the table for them
event-commission-falls-away = { PERSON($patron) } owes { MONEY($amount) } of commission no more: the win it was for is undone
event-debt-collected = { PERSON($patron) } pays { MONEY($amount) } of a debt{ $here ->
    [yes] {""}
   *[no] {" "}at the cage
}; { MONEY($left) } is left
    .you = You pay { MONEY($amount) } of your debt{ $here ->
    [yes] {""}
   *[no] {" "}at the cage
}; { MONEY($left) } is left
event-debt-written-off = { PERSON($patron) }'s debt of { MONEY($amount) } is written off: { $says }
    .you = Your debt of { MONEY($amount) } is written off

## When something goes wrong

event-coups-kept = { GIVEN($last) ->
    [yes] The last { $last } coups are kept while the table is open
   *[no] Coups are kept to the end of the shoe
}
event-irregularity-reported = Reported: { SLIP($slip) }{ GIVEN($coup) ->
    [yes] {" "}(coup { $coup }{ of-shoe })
   *[no] {""}
}{ GIVEN($patron) ->
    [yes] {" "}({ PERSON($patron) })
   *[no] {""}
}{ GIVEN($says) ->
    [yes] : { $says }
   *[no] {""}
}{ GIVEN($cards) ->
    [yes] : { CARDS($cards) }
   *[no] {""}
}
event-report-withdrawn = The report is withdrawn: nothing of the kind happened
event-remedy-ordered = Remedy for { TERM($slip) }: { TERM($remedy) }{ GIVEN($agreed) ->
    [yes] , agreed by { PERSON($agreed) }
   *[no] {""}
}{ GIVEN($tells) ->
    [yes] ; to be told: { TERM($tells) }
   *[no] {""}
}
event-stray-card-dealt = { GIVEN($cards) ->
    [yes] The stray card goes to { HAND($to) }: { CARDS($cards) }
   *[no] The stray card goes to { HAND($to) }
}
event-stray-cards-kept = { $dummy ->
    [yes] { $strays ->
        [one] The stray card begins the next dummy coup
       *[other] The stray cards begin the next dummy coup
    }
   *[other] { $strays ->
        [one] The stray card begins the next coup
       *[other] The stray cards begin the next coup
    }
}
event-stray-cards-discarded = The stray card is discarded
event-carried-card-laid = { GIVEN($cards) ->
    [yes] The card kept from before goes to { HAND($to) }: { CARDS($cards) }
   *[no] The card kept from before goes to { HAND($to) }
}
event-burn-omitted = No card was burned; the shoe is played on
event-order-kept = { GIVEN($cards) ->
    [yes] The same cards come out of the shoe again, in their order: { CARDS($cards) }
   *[no] The same cards come out of the shoe again, in their order
}
event-coup-rebuilt = The coup's cards go back into the shoe in their order; the burn comes first
event-coup-reopened = What coup { $coup } was settled for is undone, and its hands are rebuilt: Player { CARDS($player) }, Banker { CARDS($banker) }{ GIVEN($owing) ->
    [yes] ; { SAID($owing) }
   *[no] {""}
}
event-card-corrected = The record is put right: card { $position } of { HAND($hand) } is { CARDS($right) } and not { CARDS($wrong) }; no rule of the game is changed{ GIVEN($changes) ->
    [yes] . Otherwise now: { TERM($changes, join: "and") }
   *[no] {""}
}{ $withdrawn ->
    [yes] . The result announced before is none
   *[other] {""}
}{ $undone ->
    [0] {""}
    [one] ; one payment is undone
   *[other] ; { $undone } payments are undone
}{ GIVEN($owing) ->
    [yes] ; { SAID($owing) }
   *[no] {""}
}{ GIVEN($says) ->
    [yes] : { $says }
   *[no] {""}
}
event-coup-resettled = { $undone ->
    [0] The coup pays as it did
    [one] By its right cards the coup should have paid one wager otherwise
   *[other] By its right cards the coup should have paid { $undone } wagers otherwise
}{ GIVEN($owing) ->
    [yes] ; { SAID($owing) }
   *[no] {""}
}
event-changes-permitted = Wagers may be changed while no card is exposed
event-offer-made = Each patron may { TERM($choices, join: "or") } each wager
event-offer-answered = { GIVEN($wager) ->
    [yes] { $choice ->
        [keep] { PERSON($patron) } keeps { wager-down }
        [remove] { PERSON($patron) } removes { wager-down }
        [retract] { PERSON($patron) } retracts { wager-down }
       *[reduce] { PERSON($patron) } reduces { wager-down } to { MONEY($to) }
    }
   *[no] { $choice ->
        [keep] { PERSON($patron) } keeps a wager
        [remove] { PERSON($patron) } removes a wager
        [retract] { PERSON($patron) } retracts a wager
       *[reduce] { PERSON($patron) } reduces a wager
    }
}
event-offer-closed = Everyone was asked; the coup goes on
event-streaks-restored = Wagers over several coups are as they were
owes = { PERSON($patron) } owes { MONEY($owed) }
of-shoe = { GIVEN($shoe) ->
    [yes] {" "}of shoe { $shoe }
   *[no] {""}
}
and-owing = { GIVEN($owing) ->
    [yes] ; { SAID($owing) }
   *[no] {""}
}
event-past-coup-voided = Coup { $coup }{ of-shoe } is void: its payments are reversed{ and-owing }
wager-back = { PERSON($patron) }'s { wager-down }
event-wagers-voided = { GIVEN($coup) ->
    [yes] Coup { $coup }{ of-shoe }:{" "}
   *[no] {""}
}{ GIVEN($wagers) ->
    [yes] Void, and back to the patron: { SAID($wagers) }
   *[no] Wagers are void and go back: { TERM($cause) }
}{ and-owing }
event-shoe-ends-after-coup = The shoe ends with this coup: { TERM($why) }
event-cards-condemned = The cards may not be used again: { TERM($why) }
event-notification-recorded = Of matter { $matter } was told: { TERM($who) }{ GIVEN($channel) ->
    [yes] , { CHANNEL($channel) }
   *[no] {""}
}{ GIVEN($reference) ->
    [yes] : { $reference }
   *[no] {""}
}

## Conduct, disputes and wrong payments

event-breach-recorded = Breach { $number }: { BREACH($kind) }, by { GIVEN($patron) ->
    [yes] { PERSON($patron) }
   *[no] { $who }
}{ GIVEN($says) ->
    [yes] : { $says }
   *[no] {""}
}
event-breach-acted-on = On breach { $breach }: { TERM($power) }, { GIVEN($patron) ->
    [yes] { PERSON($patron) }
   *[no] { $who }
}{ GIVEN($says) ->
    [yes] : { $says }
   *[no] {""}
}{ GIVEN($tells) ->
    [yes] ; to be told: { TERM($tells) }
   *[no] {""}
}
event-person-excluded = { PERSON($patron) } takes no further part in the game
    .you = You take no further part in the game
event-exclusion-lifted = { PERSON($patron) } may take part in the game again
    .you = You may take part in the game again
event-winnings-seized = { MONEY($amount) } of { PERSON($patron) } is seized and held while it is investigated
    .you = { MONEY($amount) } of yours is seized and held while it is investigated
event-seizure-ended = Of money held, { MONEY($returned) } goes back to { PERSON($patron) }, { MONEY($kept) } does not
    .you = Of money held, { MONEY($returned) } goes back to you, { MONEY($kept) } does not
event-directed-to-vacate = { PERSON($patron) } sat out { $coups } coups at a full table and must give up seat { $seat }
    .you = You sat out { $coups } coups at a full table and must give up seat { $seat }
event-dispute-raised = { PERSON($patron) } raises dispute { $number }: { $about }
    .you = You raise dispute { $number }: { $about }
event-dispute-decided = { $final ->
    [yes] Dispute { $dispute } of { PERSON($patron) } is decided, finally: { $decision }
   *[other] Dispute { $dispute } of { PERSON($patron) } is decided: { $decision }
}{ $paid ->
    [0] {""}
   *[other] ; { MONEY($paid) } is paid
}{ $takes ->
    [no] {""}
   *[yes] ; { MONEY($taken) } is taken back
}{ $missing ->
    [0] {""}
   *[other] , { MONEY($missing) } is missing
}
event-complainant-advised = { $review ->
    [yes] { PERSON($patron) } is told of the right to turn to: { TERM($to) }; and may ask for a review
   *[other] { PERSON($patron) } is told of the right to turn to: { TERM($to) }
}
    .you = { $review ->
    [yes] You have the right to turn to: { TERM($to) }; and may ask for a review
   *[other] You have the right to turn to: { TERM($to) }
}
event-payment-error-recorded = { $overpaid ->
    [yes] Payment error { $number }: { PERSON($patron) } was overpaid { MONEY($value) } on wager { $wager } of coup { $coup }
   *[other] Payment error { $number }: { PERSON($patron) } was underpaid { MONEY($value) } on wager { $wager } of coup { $coup }
}{ $to_report ->
    [yes] ; it goes to the regulator
   *[other] {""}
}
event-payment-error-enquired = { $intentional ->
    [yes] Enquiry into payment error { $error }: may be intended
   *[other] Enquiry into payment error { $error }: not intended
}{ GIVEN($identified) ->
    [yes] ; { $identified }
   *[no] {""}
}
event-payment-error-rectified = { $overpaid ->
    [yes] Payment error { $error }: { PERSON($patron) } gives { MONEY($amount) } back
   *[other] Payment error { $error }: { PERSON($patron) } gets { MONEY($amount) }
}{ $open ->
    [0] {""}
   *[other] ; { MONEY($open) } stays open
}
event-payment-error-reported = { GIVEN($month_end) ->
    [yes] Payment error { $error } is in the month-end notice to { TERM($to) }: { $reference }
   *[no] Payment error { $error } was brought to the regulator, { TERM($to) }: { $reference }
}
event-payment-error-closed = { GIVEN($open) ->
    [yes] Payment error { $error } is closed; { MONEY($open) } can still be put right
   *[no] Payment error { $error } is closed
}

## A session of a tournament

event-contest-begun = The table is kept for { $tournament }, { $session }
event-entrant-seated = { PERSON($patron) } is seated at place { $seat } with { MONEY($bank) } in tournament chips{ $entry ->
    [buy-back] , bought back in
    [substitution] , in place of { PERSON($instead) }
   *[entry] {""}
}
    .you = You are seated at place { $seat } with { MONEY($bank) } in tournament chips
event-practice-coups-begun = Practice coups: they count for nothing
event-practice-coups-ended = The practice coups are over: everyone has their chips as before
event-marker-placed = The starting marker lies at place { $seat }
event-asked-to-wager = { PERSON($patron) } is asked to wager
    .you = You are asked to wager
event-wager-out-of-turn = { PERSON($patron) } wagered out of turn: the wager stands{ $again ->
    [yes] , and may be declared void, since { PERSON($patron) } was advised before
   *[no] , and { PERSON($patron) } is advised that a further one may be declared void
}
    .you = You wagered out of turn: the wager stands{ $again ->
    [yes] , and may be declared void, since you were advised before
   *[no] ; a further one may be declared void
}
event-secret-wager-placed = { PERSON($patron) } makes a secret wager{ GIVEN($wager) ->
    [yes] : { WAGER($wager) } { MONEY($stake) }
   *[no] {""}
}
    .you = You make a secret wager: { WAGER($wager) } { MONEY($stake) }
event-secret-wagers-withdrawn = { PERSON($patron) } takes the secret wager back
    .you = You take your secret wager back
event-secret-wagers-revealed = Secret wagers are revealed: { SAID($wagers) }
wager-revealed = { PERSON($patron) } { wager-down }
event-secret-wager-lapsed = { PERSON($patron) }'s secret wager, { WAGER($wager) } { MONEY($stake) }, cannot be placed and is none
    .you = Your secret wager, { WAGER($wager) } { MONEY($stake) }, cannot be placed and is none
event-pass-card-used = { PERSON($patron) } sits this coup out with a pass card
    .you = You sit this coup out with a pass card
event-seat-vacated = { PERSON($patron) } leaves place { $seat } with { MONEY($chips) } in tournament chips: { TERM($why) }{ $removed ->
    [yes] ; they count no more
   *[no] {""}
}
    .you = You leave place { $seat } with { MONEY($chips) } in tournament chips: { TERM($why) }
event-chips-adjusted = { $given ->
    [yes] { PERSON($patron) } gets { MONEY($amount) } in tournament chips
   *[no] { MONEY($amount) } in tournament chips is taken from { PERSON($patron) }
}: { TERM($why) }
event-contest-paused = Play stops after the coup at hand: { TERM($why) }
event-contest-resumed = Play goes on
event-contest-ended = The session is over after { $coups ->
    [one] one coup
   *[other] { $coups } coups
}: { TERM($why) }{ GIVEN($holdings) ->
    [yes] . { SAID($holdings) }
   *[no] {""}
}
holds-chips = { PERSON($patron) } { MONEY($amount) }
event-contest-released = The tournament chips are back, and the table is free

## Results without cards

event-results-only-kept = { $on ->
    [yes] The table keeps results only: no cards are recorded, and no wagers taken
   *[no] The table is dealt with cards again
}
event-results-begun = Shoe { $shoe } begins: its results are recorded without cards
event-result-recorded = Coup { $coup }: { SAID($result) } (without cards)
event-result-corrected = Coup { $coup } is corrected: { SAID($result) }, not { SAID($was) }
event-result-taken-back = Coup { $coup } is taken back: { SAID($was) } was recorded, and no such coup was dealt
event-results-ended = Shoe { $shoe } has ended after { $coups ->
    [one] one result
   *[other] { $coups } results
}
kept-result = { HAND($winner) }{ $player_pair ->
    [yes] , { pair-player }
   *[no] {""}
}{ $banker_pair ->
    [yes] , { pair-banker }
   *[no] {""}
}{ $natural ->
    [yes] , { natural }
   *[no] {""}
}

## What became of a wager

payment = { PERSON($patron) }: { WAGER($wager) } { MONEY($stake) } { $resolution ->
    [wins] wins { MONEY($profit) }
    [loses] loses
    [standoff] standoff
    [open] open
   *[void] void
}{ $back ->
    [0] {""}
   *[other] , { MONEY($back) } back
}{ GIVEN($why) ->
    [yes] {" "}({ SAID($why, join: "semicolon") })
   *[no] {""}
}
commission-deferred = { MONEY($amount) } commission deferred
commission-taken = { MONEY($amount) } commission
rounded-up = rounded up by { MONEY($amount) }
not-at-stake = { MONEY($amount) } was not at stake

## Rows: how a wager ended that no row of the book's own describes

row-in-a-row = { $count } in a row
row-in-a-row-ended = { $count } in a row, ended by { ENDED($by) }
row-run-broken = { $by ->
    [tie] run broken by a tie
   *[other] run broken by { HAND($by) }
}
row-ended-after = ended by { ENDED($by) } after { $count }
row-ended-before-it-began = ended by { ENDED($by) } before it began
ended-player = a Player
ended-banker = a Banker
ended-tie = a Tie
ended-shoe-end = the end of the shoe
row-no-main-wager = no main wager in a coup of the run
row-placed-too-soon = placed before a run was established
row-no-coup-dealt = no coup was dealt
row-shoe-ended = shoe ended
row-shoe-ended-early = shoe ended early
row-table-closed = table closed
row-in-a-row-so-far = { $count } of { $length } in a row so far
row-indicator-at = indicator at { $count }
row-void-coup = void coup
row-dummy-coup = dummy coup
row-void-wager = void wager
row-above-the-maximum = above the maximum
row-below-the-minimum = below the minimum
row-forfeited = forfeited
row-parts = { SAID($parts, join: "comma") }
row-of-part = { WAGER($wager) }: { ROW($row) }
row-of-book = { ROW($row) }
