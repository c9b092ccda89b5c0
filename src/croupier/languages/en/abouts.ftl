### What each command is about, for whoever looks for one; said with the list of commands, so that a page without it is lighter.

about-record-approval = The regulator approved the table or a layout, under this reference.
about-open-table = Open the table with everything that is fixed for the day.
about-display-sign = A sign now stands at the table.
about-remove-sign = A sign was taken away.
about-fill-float = Chips brought to the float.
about-credit-float = Chips taken from the float to the cage.
about-notify-surveillance = Surveillance was told of something.
about-restrict-wager = Keep a side wager for those who also have a main wager.
about-lift-restriction = Open a restricted side wager to everyone again.

about-display-notice = Notice of a change to come: the new minimum or variation where it is one of those, and what else it says.
about-remove-notice = A notice was taken down; if it is put up again its time starts anew.
about-change-limits = New limits; those present may keep the old minimum where the book allows that.
about-change-variation = Another variation, with the side wagers and options that go with it, and who consents to it.
about-close-table = End gaming at the table; patrons leave with their chips.

about-arrive = Come to the table, with chips from elsewhere if any.
about-sit-down = Take a numbered seat, or another one.
about-stand-up = Give up the seat and stay at the table.
about-leave-table = Leave with all chips.
about-buy-in = Chips for cash, or for value that arrives without cash.
about-exchange-voucher = A table play voucher gives promotional tokens, a complementary chip voucher gives chips.
about-colour-up = Chips for others of another value, of the same worth together.
about-agree-personal-limits = Limits of a patron's own; none at all puts the patron back under the sign.
about-arrange-above-differential = Let a patron wager above the table differential, up to this, for additional commission.
about-approve = Approval given beforehand for an act, for one patron where the act is a patron's.

about-bring-cards = Cards brought to the table, and who shuffled them beforehand where somebody did.
about-check-cards = The cards were found complete, by people or by a device.
about-order-check = Have the cards checked and verified before play goes on.
about-report-dropped-cards = Cards were dropped or mishandled; they are verified before play goes on.
about-shuffle-cards = The cards were shuffled.
about-riffle-cards = Pre-shuffled cards were riffled before the cut, at a patron's request.
about-commit-shoe = The order of a virtual shoe was fixed: its commitment, which is opened when the shoe has ended.
about-contribute-to-shoe = A patron's own words, mixed into the order of a committed shoe before the cut.
about-choose-cutter = Staff take the cut themselves (nobody named), leave it to the patrons, or name who cuts.
about-nominate-cutter = The patron who is to cut names another in their place.
about-decline-cut = The patron who is asked to cut declines.
about-cut-cards = The cutting card put in after so many cards; nobody is named where staff cut.
about-place-cutting-card = The cutting card put in so many cards from the back, and the cards into the shoe.
about-burn-cards = Cards burned: the first of them where it is seen, and the patron who asked for this form.
about-show-burn-card = The face of a burned card is shown to the patrons.
about-expose-burned-cards = The further cards of a burn by value are shown.
about-order-shuffle = End this shoe early and have the cards shuffled.
about-replace-cards = Take the cards off the table, for others to be brought; or exchange so many unfit cards where they lie.
about-reveal-shoe = What a commitment was made of, in hexadecimal digits: now anyone can check every card that was dealt.

about-call-for-bets = Call or indicate that bets may be placed.
about-call-no-more-bets = Announce or indicate that no more bets may be placed.
about-reopen-bets = Take wagers again after the call, where the book's deadline has not passed.
about-place-wager = A stake on a wager; the area is that of the patron's own seat unless a place is named.
about-declare-wager = A wager said aloud, with what was laid down for it.
about-change-wager = Another stake on a wager that lies on the layout.
about-withdraw-wager = Take a wager back.
about-find-wager = A wager that lay there in time and is noticed only now, after wagering closed.
about-rule-wager-void = Rule that a wager found late below the minimum is void: it goes back.
about-refuse-wager = Staff refuse a wager, which comes off the layout.
about-reduce-wagers = The dealer confirms the pro rata cut that the table proposes.

about-choose-dealing = How the game is dealt from the next coup on.
about-pass-shoe = The dealing shoe is accepted by a patron, who plays this hand.
about-decline-shoe = The patron to whom the dealing shoe is offered declines it.
about-name-shoe-dealer = The patron with the shoe lets another draw the cards.
about-give-up-shoe = The patron with the dealing shoe gives it up.
about-take-back-shoe = The patron with the dealing shoe is told to give it up.
about-burn-before-coup = Burn a card before the first card of a coup.
about-draw-card = The next card out of the shoe: its face if anyone saw it, and whether the cutting card came out before it.
about-deliver-hand = Give a hand's face-down cards to a patron.
about-refuse-hand = A patron does not want the cards; the next one is asked.
about-expose-cards = The next face-down cards of a hand turned over: named where nobody knew them yet; so many, or all of them.
about-name-opener = The patron with the cards lets another open them.
about-ask-dealer-to-open = The patron with the cards has the dealer open them.
about-ask-to-open-both = The patron who opens one hand asks to open the other as well, in turn.
about-take-back-hand = A patron is told to give up the cards.
about-announce-result = Announce the counts and the result.
about-clear-cards = The cards go to the discard rack: the coup is over.
about-declare-cards-insufficient = The shoe has run out within a coup, which is void.

about-settle-pairs = Settle the wagers that are decided by the first four cards and settled before any further card.
about-settle-coup = Take losing wagers and pay winning ones.
about-collect-commission = Collect deferred commission.
about-call-in-commission = Have a patron's deferred commission collected now.

about-order-dummy-coup = Have the next coup, or the one being dealt, go without wagers, on one of the book's grounds.
about-report-irregularity = What happened, by its name, with the facts it needs: cards in the order they left the shoe, a coup and the like.
about-withdraw-report = The report was mistaken: nothing of the kind happened.
about-order-remedy = One of the remedies that the book allows for what was reported.
about-answer-offer = A patron keeps, takes back or reduces a wager, as the remedy lets them.
about-close-offer = Everyone was asked: whoever said nothing keeps their wagers, and the coup goes on.
about-close-changes = No more changes: the coup goes on with the wagers as they lie.
about-lay-carried-card = The card kept from before is laid as the first card of the coup; named where nobody has seen it yet.
about-record-notification = Whoever must be told of a matter was told, under this reference.

about-record-breach = Someone did what the book forbids: a patron by name, or whoever else it was in words.
about-act-on-breach = One of the book's powers on a breach, and how much is seized where that is the power.
about-end-seizure = The investigation is over: this much of the money held goes back to the patron, the rest to the authorities.
about-lift-exclusion = A person may take part in the game again.
about-direct-to-vacate = A patron who abstains at a full table has to give up the seat.
about-raise-dispute = A patron disputes something, such as the payment of a wager.
about-decide-dispute = The decision, what is paid to the patron or taken back by it, and whether the patron is satisfied.
about-review-dispute = A decision reviewed because the complainant asked for it.
about-record-payment-error = A wager was paid wrong: what was due to the patron for it, stake and winnings, and what was handed over.
about-enquire-payment-error = What an enquiry found: whether it was intended, or may have been, and who the patron is.
about-rectify-payment-error = This much is handed over now to put it right; less than what is open where the patron lacks or refuses it.
about-report-payment-error = It was brought to the regulator's attention, under this reference.
