### What is wrong with the terms and conditions of a tournament: unreadable, missing or contradictory.
### The key stands beside the sentence. Sentences end without a full stop.

terms-kind-unreadable = cannot be read
terms-kind-missing = missing
terms-kind-contradiction = contradiction

## What cannot be read

terms-file-too-long = The file has more than { COUNT($most) } characters
terms-no-toml = The file is not valid TOML: { $why }
terms-unknown-key = { GIVEN($near) ->
    [yes] There is no key { $found }: did you mean { $near }? There are { TEXT($known, join: "comma") }
   *[no] There is no key { $found }. There are { TEXT($known, join: "comma") }
}
terms-unknown-choice = { GIVEN($near) ->
    [yes] { $found } is not one of the words for it: did you mean { $near }? There are { TEXT($known, join: "comma") }
   *[no] { $found } is not one of the words for it. There are { TEXT($known, join: "comma") }
}
terms-key-missing = This key is missing
terms-no-table = A table of keys belongs here, not { $found }
terms-no-list = A list belongs here, not { $found }
terms-no-float = A fraction is written in quotation marks, such as "37.50", so that no cent is lost; a whole amount without, such as 200
terms-amount-out-of-range = An amount is from nothing to { MONEY($most) }
terms-no-amount = { $found } is no amount: write 200, or "37.50" where there are cents
terms-no-time = { $found } is no date and time: write 2026-05-09T19:30:00+10:00
terms-no-offset = { $found } lacks its offset from universal time: write +10:00 or +11:00 after it
terms-no-minutes-east = { $found } is no offset: write minutes east of universal time, at most { COUNT($most) } either way
terms-no-percent = { $found } is no percentage: write "60%" or "33.33%", at most 100%
terms-no-text = A text in quotation marks belongs here, not { $found }
terms-text-too-long = The text has more than { COUNT($most) } characters
terms-text-not-printable = The text has characters that cannot be printed
terms-no-count = { $found } is no number here: write a whole number from 0 to { COUNT($most) }
terms-no-yes-or-no = Write true or false, not { $found }

## What is missing

terms-not-answered = Not answered: { BOOK($about) }
terms-no-statement = The terms must state: { BOOK($about) }
terms-needed = Not answered, and no table can be run without it

## What contradicts the book, or itself

terms-no-chapter = The rules of { BOOKID($book) } have no chapter on tournaments: none can be held under them
terms-other-book = { GIVEN($found) ->
    [yes] These terms are for { $found }, not for { $book }
   *[no] The terms do not say under which book they are: write { $book }
}
terms-unknown-variation = { GIVEN($near) ->
    [yes] The book has no variation { $found }: did you mean { $near }? It has { TEXT($known, join: "comma") }
   *[no] The book has no variation { $found }. It has { TEXT($known, join: "comma") }
}
terms-unknown-statement = { GIVEN($near) ->
    [yes] The book knows no statement { $found }: did you mean { $near }? It has { TEXT($known, join: "comma") }
   *[no] The book knows no statement { $found }. It has { TEXT($known, join: "comma") }
}
terms-fewest-above-most = At least { COUNT($least) } players and at most { COUNT($most) } cannot both be
terms-one-player = One player is no tournament
terms-ends-before-start = It ends before it starts
terms-closes-after-start = Entries close after it has started
terms-withdrawal-after-start = One could withdraw without losing money after it has started
terms-substitution-after-end = A substitute could be named after it has ended
terms-no-re-buy = The book has no re-buys: nothing but play, entry and buying back changes a player's chips
terms-no-add-on = The book has no add-ons: nothing but play, entry and buying back changes a player's chips
terms-no-chips-for-it = Nothing is given for the money
terms-no-such-round = Round { $round } is after the last: there are { COUNT($rounds) }
terms-no-round-to-come-back = Whoever is out in round { $round } has no later one to buy back into: it is the last
terms-points-decide = Points are gathered over the sessions, so points decide who wins
terms-no-points = Points are to decide, and no round has any
terms-no-points-to-divide = There are no points that equal players could divide
terms-no-extra-coups = Further coups that part players are at least one
terms-too-few-seats = { COUNT($seats) } at a table is no contest: seat two or more
terms-nothing-to-carry = In the first round there is nothing to carry over: everyone starts with the same bank
terms-more-points-than-seats = { COUNT($points) } places have points where a table seats { COUNT($seats) }
terms-points-rise = A lower place has more points than a higher one
terms-onward-from-last = The last round leads to no other: nobody goes on from it
terms-two-lengths = A round is so many coups, shoes or minutes long: one of these, not several
terms-length-in-minutes = A session is so many coups or shoes long here, not so many minutes
terms-no-length = How long it is is not told
terms-more-players-than-seats = Round { $round } has { COUNT($players) } players at the most and { COUNT($seats) } seats
terms-nobody-goes-on = Nobody goes on from this round
terms-everybody-goes-on = The best { COUNT($number) } of { COUNT($of) } go on: nobody is eliminated
terms-no-buy-back = The book has no way back for whoever was eliminated
terms-no-repechage = The book has no repechage, and its rules prevail over the terms
terms-repechage-after-last = A repechage comes after a round that is not the last: round { $round } of { COUNT($rounds) } is none
terms-repechage-numbers = { COUNT($number) } of { COUNT($of) } cannot go on from the repechage: at least one, and no more than play it
terms-not-in-turn = Wagers are made in turn, whatever the terms say
terms-no-secret = The book has no secret wagers, and its rules prevail over the terms
terms-no-pass-card = The book has no pass cards, and its rules prevail over the terms
terms-unknown-wager = { GIVEN($near) ->
    [yes] The book has no wager { $found }: did you mean { $near }?
   *[no] The book has no wager { $found }
}
terms-minimum-above-maximum = The minimum { MONEY($least) } is above the maximum { MONEY($most) }
terms-bank-below-minimum = With a bank of { MONEY($bank) } nobody can wager the minimum of { MONEY($least) }
terms-compulsory-below = The compulsory wager { MONEY($compulsory) } is below the minimum { MONEY($least) }
terms-compulsory-above = The compulsory wager { MONEY($compulsory) } is above the maximum { MONEY($most) }
terms-chips-kind = { $found ->
    [cash] Cash chips may not be used here
    [promotional] Promotional chips may not be used here
   *[other] Chips of this kind may not be used here
}
terms-chips-not-cashed = Tournament chips are never exchanged for money
terms-not-told = It is to be as told, and nothing is told
terms-free-with-fee = Entry is said to be free, and there is a fee
terms-no-commission = The book lets nobody keep a commission
terms-commission-above-approved = The commission { MONEY($commission) } is more than the { MONEY($approved) } of each fee that were approved
terms-commission-above-fee = The commission { MONEY($commission) } is more than the fee { MONEY($fee) }
terms-pool-without-amount = The prize pool is to be an amount, and none is told
terms-amount-of-fees = The prize pool is made of the fees: an amount is for one that is guaranteed or fixed
terms-fees-kept = All fees less the commission are prize money: the pool is not a fixed amount
terms-places-not-in-order = Prizes are for places 1, 2, 3 and so on, each once: these are for { TEXT($places, join: "comma") }
terms-share-of-nothing = Place { $place } gets a share of the pool, an amount, or a thing: one of them
terms-parts-and-amounts = Some places get a share of the pool and others an amount: nobody can say what is left over
terms-shares-do-not-add-up = The shares add up to { $parts } instead of 100%
terms-amounts-of-open-pool = Only a fixed pool can be given away in amounts: share this one in percent
terms-amounts-do-not-add-up = The prizes add up to { MONEY($amounts) }, and the pool is { MONEY($pool) }
terms-pool-not-shared = Fees are collected, and no place gets a share of them
terms-more-prizes-than-players = There are { COUNT($places) } prizes, and { COUNT($least) } players are enough to start
terms-late-forfeits = Whoever is not seated in time forfeits the place, whatever the terms say
terms-no-chips-taken = No chips are taken as a penalty: only play, entry and buying back change how many a player has
terms-chips-of-penalty = A number of chips and the consequence "chips" go together
terms-penalty-twice = A penalty needs an id of its own: this one stands { COUNT($times) } times: { $found }
terms-refund-twice = What is refunded stands { COUNT($times) } times for the same circumstance
terms-no-refunds = Fees are not refundable unless the tournament is cancelled
terms-cancelled-in-full = Where the tournament is cancelled everything is refunded, not { $parts }
terms-no-withdrawal = Nobody withdraws without losing the fee: it is not refundable
terms-withdrawal-costs = Whoever withdraws in time loses nothing, and { $parts } is refunded: write 100% for withdrawal-in-time

## A file to begin with

terms-template =
    The terms and conditions of a tournament at { $casino }, to be changed to your own.
    A comment says what the rules want there, and their number. A key behind a # is a choice: take the # away to use it.
    Check it with: croupier tournament check FILE
terms-template-statements = The statements that the rules want in the terms. The document for players prints each in full.
