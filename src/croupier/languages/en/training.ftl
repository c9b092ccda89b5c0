### The dealer's trainer: what a drill tells, asks and explains.

train-told-hands = The hands lie like this. Who receives the next card?
train-told-coup = The coup is over. How did it end?
train-told-wager = { MONEY($stake) } lies on { WAGER($wager) }. What do you pay besides the stake?
train-told-chip = The smallest chip of the table is { MONEY($chip) }
train-told-option = { BOOK($about) }: { $value }
train-told-remedy = What does the book let be done?

train-ask-next = The next card
train-ask-winner = The result
train-ask-count = The winning count, or that of the tie
train-ask-natural = A natural
train-ask-pairs = Pairs
train-ask-becomes = What becomes of the stake
train-ask-paid = Paid besides the stake (nothing: leave it empty)
train-ask-remedy = The remedy

train-draw-player = Player draws
train-draw-banker = Banker draws
train-draw-none = No further card
train-winner-player = Player wins
train-winner-banker = Banker wins
train-winner-tie = Tie
train-natural-yes = A natural ended the coup
train-natural-no = No natural
train-becomes-wins = Paid
train-becomes-standoff = Stands off
train-becomes-loses = Taken
train-pairs-none = No pair
train-pairs-player = Player pair
train-pairs-banker = Banker pair
train-pairs-both = Both hands are pairs

train-why-counts = Player’s first two cards count { $player }, Banker’s { $banker }{ GIVEN($third) ->
    [yes] ; Player’s third card is worth { $third }
   *[no] {""}
}
train-why-commission = Commission of { $share } is { MONEY($amount) }
train-why-rounding = { $direction ->
    [down] Chips of { MONEY($chip) } cannot make it exactly: it is rounded down
   *[up] Chips of { MONEY($chip) } cannot make it exactly: it is rounded up
}
train-why-wins = You pay { MONEY($profit) }; with the stake { MONEY($returned) } goes back
train-why-standoff = { $profit ->
    [0] Nothing is paid and nothing taken: the stake of { MONEY($returned) } stays the patron’s
   *[other] You pay { MONEY($profit) }; with the stake { MONEY($returned) } goes back
}
train-why-loses = Nothing is paid: the stake is taken
train-why-rank = It takes: { BOOK($rank) }
train-why-also = The book also lets this be done:

## How a slip stands, and what is not so

train-when-card-exposed = The card has been seen
train-when-card-unexposed = The card has not been seen
train-when-none-exposed = No card of the coup has been seen
train-when-some-exposed = Cards of the coup have been seen
train-when-first-coup = It is the first coup of the shoe
train-when-later-coup = The first coup of the shoe is complete
train-when-last-coup = No further coup of this shoe is open to wagers
train-when-not-last-coup = Further coups of this shoe are to come
train-when-first-card = It would be the first card of a coup
train-when-later-card = Cards of the coup are out already
train-when-banker-draws = By the table of play Banker draws
train-when-banker-stands = By the table of play Banker does not draw
train-when-dealer-has-shoe = The dealer has the shoe
train-when-no-wagers = Nobody has wagered
train-when-coup-in-hand = It is about the coup at hand
train-when-between-coups = It comes to light between two coups
train-when-next-coup-not-begun = The coup is complete, and the next has not begun
train-when-nothing-dealt-since = The coup is complete and its cards are cleared; no card has been dealt since
train-when-past-coup = It is about a coup that is complete
train-when-play-begun = Cards of this shoe have been dealt
train-when-on-player = The card was due to Banker and lies on Player
train-when-on-banker = The card was due to Player and lies on Banker
train-when-third-card = It came after the first four cards
train-when-unopened = No card of the coup is exposed; a hand that was handed over is not opened
train-when-scanning-shoe = The cards come from a shoe that scans them
train-when-run-not-established = The run it waits for had not begun
train-when-earlier-coup = The cards of that coup are cleared
train-when-result-announced = The result is announced, and the cards lie there still
train-when-after-result = The result is announced, and the next coup has not begun
train-when-card-stray = The card came out of its turn
train-when-card-burned = A card was burned before the coup

train-not-dealer-has-shoe = A patron has the shoe
train-not-no-wagers = There are wagers
train-not-between-coups = It comes to light during a coup
train-not-next-coup-not-begun = The next coup has begun
train-not-nothing-dealt-since = Cards have been dealt since
train-not-play-begun = No card of this shoe has been dealt
train-not-third-card = It is one of the first four cards
train-not-unopened = Cards of the coup are exposed
train-not-scanning-shoe = The shoe does not scan its cards
train-not-run-not-established = The run it waits for had begun
train-not-earlier-coup = The cards of that coup lie there still
train-not-result-announced = The result is not announced yet
train-not-after-result = The coup has no result yet
train-not-card-stray = Every card so far came in its turn
train-not-card-burned = No card was burned before the coup
