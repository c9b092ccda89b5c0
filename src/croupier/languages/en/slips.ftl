### What can go wrong at a table: as everyone may hear it, and `.said` as the dealer says who reports it.

slip-burn-omitted = The burn was forgotten
    .said = The burn was forgotten
slip-face-up-card = A card lay face up in the shoe
    .said = A card lay face up in the shoe
slip-excess-card = A card too many left the shoe
    .said = I drew a card too many
slip-wrong-cards = A card is missing, or does not belong to the decks
    .said = A card is missing, or does not belong to the decks
slip-sequence-revealed = The order of the cards in the shoe was seen
    .said = The order of the cards in the shoe was seen
slip-bad-cut = The cards were not cut as they should be
    .said = The cards were not cut as they should be
slip-no-shuffle = The cards were not shuffled after the cutting card
    .said = The cards were not shuffled after the cutting card
slip-shuffler-fault = The shuffling device failed
    .said = The shuffling device failed
slip-no-wagers = A coup was begun without any wager
    .said = I began to deal and nobody had wagered
slip-card-to-wrong-hand = A card was put on the wrong hand
    .said = I put a card on the wrong hand
slip-wrong-order = The cards were dealt in the wrong order
    .said = I dealt the cards in the wrong order
slip-order-unknown = Nobody can tell in which order the cards came
    .said = Nobody can tell in which order the cards came
slip-third-card-to-player = The Player hand was given a third card it should not have
    .said = I gave the Player hand a third card it should not have
slip-third-card-to-banker = The Banker hand was given a third card it should not have
    .said = I gave the Banker hand a third card it should not have
slip-card-omitted = A card that was due was not dealt
    .said = A card that was due was not dealt
slip-error-found-late = Cards were placed wrongly in an earlier coup
    .said = Cards were placed wrongly in an earlier coup
slip-hand-to-wrong-area = The cards of a hand lay on the other hand’s area
    .said = I put the cards of a hand on the other hand's area
slip-hand-to-wrong-person = The cards of a hand were given to the wrong person
    .said = I gave the cards of a hand to the wrong person
slip-dealer-revealed-card = A card was turned that a patron should have turned
    .said = I turned a card that a patron should have turned
slip-changes-asked = Patrons ask to change their wagers before a card is exposed
    .said = Patrons ask to change their wagers, and no card is exposed yet
slip-late-tail-too-soon = A Late Dragon Tail was placed before its run began
    .said = A Late Dragon Tail was placed before its run began
slip-wrong-variation-settled = Wagers were settled by the odds of another variation
    .said = Wagers were settled by another variation's odds
slip-scanner-disagrees = The scanner of the shoe shows other cards
    .said = The shoe's scanner shows other cards
slip-display-disagrees = The results display shows another result
    .said = The results display shows another result
slip-game-disrupted = The game was disrupted
    .said = The game was disrupted
slip-fraud = The conduct of the game is looked into
    .said = Someone acted fraudulently

## What a remedy would do to the coup, for whoever chooses one

effect-stray-dealt = the card goes to the { HAND($to) } hand
effect-stray-kept = the card begins the next coup
effect-stray-kept-dummy = the card begins the next coup, a dummy coup
effect-past-voided = coup { $coup }{ GIVEN($shoe) ->
    [yes] {" "}of shoe { $shoe }
   *[no] {""}
} is void, and its payments are reversed
effect-changes-permitted = wagers may be changed while no card is exposed
effect-offer-made = patrons choose, and then the coup goes on
effect-stray-discarded = the card is discarded
effect-burn-omitted = no card is burned, and the shoe is played on
effect-order-kept = the same cards come out of the shoe again, in their order
effect-coup-reopened = what coup { $coup } was settled for is undone, and its hands are rebuilt
effect-coup-rebuilt = the coup's cards go back into the shoe, and the burn comes first
effect-dummy-ordered = it is a dummy coup: it goes on without wagers
effect-coup-voided = the coup is void
effect-streaks-restored = wagers over several coups are as before it
effect-shoe-ended = the shoe ends
effect-shoe-ends-after = the shoe ends with this coup
effect-cards-condemned = the cards may not be used again
effect-check-ordered = the cards are checked
effect-goes-on = the coup goes on as it is
