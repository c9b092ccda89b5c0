### The terms and conditions of a tournament as players read them. What the director wrote stands as written, the book's
### statements are the book's own; these are the words between. A line that stands alone ends without a full stop.

conditions-title = { $name }: terms and conditions
conditions-subtitle = Tournament terms and conditions
conditions-edition = { GIVEN($at) ->
    [yes] Edition { $number } of these terms, { $at }
   *[no] Edition { $number } of these terms
}
conditions-book = Checked by { $title }, { $edition }
conditions-changes = What changed in this edition
conditions-change = { GIVEN($before) ->
    [yes] { GIVEN($after) ->
        [yes] { $key }: { $after } instead of { $before }
       *[no] { $key }: no longer { $before }
    }
   *[no] { $key }: { GIVEN($after) ->
        [yes] { $after }, which is new
       *[no] nothing
    }
}
conditions-time = { DAY($at, week: "yes") }, { TIME($at, to: "minute") } (UTC{ $offset })

## Headings

conditions-heading-details = When, where and what it costs
conditions-heading-entry = Entering
conditions-heading-rounds = Rounds and chips
conditions-heading-wagers = Wagers
conditions-heading-winners = Who goes out and who wins
conditions-heading-prizes = Prizes
conditions-heading-conduct = Conduct
conditions-heading-statements = What you should also know

## Labels

conditions-label-game = Game
conditions-label-starts = Starts
conditions-label-ends = Ends
conditions-label-place = Where
conditions-label-fee = Entry fee
conditions-label-buy-in = Buy-in
conditions-label-re-buy = Re-buy
conditions-label-add-on = Add-on
conditions-label-players = Players
conditions-label-method = How to enter
conditions-label-closes = Entries close
conditions-label-eligibility = Who may enter
conditions-label-groups = Groups of players
conditions-label-withdraw = Withdraw without losing money until
conditions-label-substitute = Name a substitute until
conditions-label-reserves = Reserves
conditions-label-scrutineers = Scrutineers of the ballot
conditions-label-signature = Signature
conditions-label-available = These terms
conditions-label-kind = How it is played
conditions-label-bank = Everyone starts with
conditions-label-chips = Chips
conditions-label-disposition = Chips at the end
conditions-label-buy-back = Buying back
conditions-label-repechage = Repechage
conditions-label-limits = Table limits
conditions-label-compulsory = Everyone wagers in every coup
conditions-label-secret = Secret wagers
conditions-label-pass-card = Pass cards
conditions-label-side-wagers = Other wagers
conditions-label-features = How they are used
conditions-label-elimination = Elimination
conditions-label-winners = Winners
conditions-label-session-ties = Equal after a round
conditions-label-pool = Prize pool
conditions-label-odd-cents = Odd cents
conditions-label-final-ties = Equal at the end
conditions-label-penalty = Penalty
conditions-label-disqualification = Disqualification
conditions-label-disqualified-chips = Chips of a disqualified player
conditions-label-late = Coming late to a round
conditions-label-absence = Absence
conditions-label-phone = Phones and the like during play
conditions-label-substitutes = Substitutes
conditions-label-substitution = A substitute takes over
conditions-label-retirement = Retiring
conditions-label-refunds = Refunds

## Columns

conditions-column-round = Round
conditions-column-length = Length
conditions-column-tables = Tables
conditions-column-seats = Players a table
conditions-column-onward = Who goes on
conditions-column-place = Place
conditions-column-prize = Prize

## When, where and what it costs

conditions-free = Entry is free
conditions-commission = { MONEY($commission) } of it is kept for conducting the tournament
conditions-players = { $least ->
    [0] At most { COUNT($most) }
   *[other] { $most ->
        [0] At least { COUNT($least) }
       *[other] { COUNT($least) } to { COUNT($most) }
    }
}
conditions-extra = { MONEY($price) } for { MONEY($chips) } of chips, at most { $most ->
    [one] once
   *[other] { COUNT($most) } times
}, until round { $round }
conditions-reserves = { $reserves ->
    [one] One player may wait for a seat that becomes free
   *[other] Up to { COUNT($reserves) } players may wait for a seat that becomes free
}
conditions-signature = Whoever has not agreed to these terms in writing does not play

## Rounds and chips

conditions-kind-rounds = In rounds: from each the best go on to the next
conditions-kind-sit-and-go = Sit-and-go
conditions-kind-points = In sessions, whose points are added up
conditions-coups = { $coups ->
    [one] One coup
   *[other] { COUNT($coups) } coups
}
conditions-shoes = { $shoes ->
    [one] One shoe
   *[other] { COUNT($shoes) } shoes
}
conditions-minutes = { $minutes ->
    [one] One minute
   *[other] { COUNT($minutes) } minutes
}
conditions-tables = { COUNT($tables) }
conditions-onward-final = This round decides
conditions-onward-all = Everyone
conditions-onward-top-of-table = { $number ->
    [one] The best of each table
   *[other] The best { COUNT($number) } of each table
}
conditions-onward-top-by-chips = { $number ->
    [one] The player with the most chips
   *[other] The { COUNT($number) } players with the most chips
}
conditions-onward-points = { $number ->
    [one] The player with the most points
   *[other] The { COUNT($number) } players with the most points
}
conditions-points = Points by place at the table: { TEXT($points, join: "comma") }
conditions-carried = Chips are carried over into this round
conditions-other-game = This session is of another game
conditions-chips-tournament = Tournament chips, which count for nothing elsewhere
conditions-chips-promotional = Promotional chips
conditions-chips-cash = Cash chips
conditions-disposition-returned = They are handed back and are worth nothing
conditions-disposition-cash = They are exchanged for cash at their value
conditions-disposition-as-told = As follows
conditions-no-buy-back = Whoever is eliminated cannot buy back
conditions-repechage = After round { $round } the best { COUNT($best) } of those eliminated play for { $number ->
    [one] one place
   *[other] { COUNT($number) } places
}: { $length }

## Wagers

conditions-limits = { MONEY($least) } to { MONEY($most) }
conditions-allowance = { $number ->
    [one] One
   *[other] { COUNT($number) }
} in a { $per ->
    [coup] coup
   *[session] session
}

## Winners and prizes

conditions-by-chips = Whoever has the most chips at the end wins
conditions-by-points = Whoever has the most points at the end wins
conditions-ties-extra-coups = { $coups ->
    [one] A further coup parts them, and another as long as they are equal
   *[other] { COUNT($coups) } further coups part them, and again as long as they are equal
}
conditions-ties-divide = What they contest is combined and divided equally
conditions-ties-points-divided = The points of their places are combined and divided equally
conditions-final-extra-coups = { $coups ->
    [one] A further coup decides their places, and another as long as they are equal
   *[other] { COUNT($coups) } further coups decide their places, and again as long as they are equal
}
conditions-final-divide = Their prizes are combined and divided equally
conditions-pool-fees = All entry fees less the commission
conditions-pool-guaranteed = All entry fees less the commission, and at least { MONEY($amount) }
conditions-pool-fixed = { MONEY($amount) }
conditions-share = { $parts } of the pool
conditions-odd-first = Cents that cannot be divided go to the best place
conditions-odd-last = Cents that cannot be divided go to the last of the places

## Conduct

conditions-consequence-none = Nothing follows
conditions-consequence-warning = A warning
conditions-consequence-chips = { MONEY($chips) } of chips are taken away
conditions-consequence-minimum-wagered = The minimum is wagered for the player in every coup that is missed
conditions-consequence-forfeits-session = The round is forfeited
conditions-consequence-forfeits-entry = The entry is forfeited
conditions-consequence-disqualified = Disqualification
conditions-consequence-director-decides = The Tournament Director decides
conditions-disqualified-removed = They are taken out of play
conditions-disqualified-stay-out = They stay where they are and take no part in play
conditions-disqualified-as-told = As follows
conditions-retirement-chips-removed = The player's chips are taken out of play
conditions-retirement-placed-by-chips = The player is placed by the chips held then
conditions-retirement-as-told = As follows
conditions-refund-withdrawal-in-time = Withdrawal in time: { $parts } of what was paid
conditions-refund-withdrawal-late = Withdrawal later than that: { $parts }
conditions-refund-cancelled = Cancellation: { $parts }
conditions-refund-never-started = The tournament never starts: { $parts }
conditions-refund-director-decides = Where the Tournament Director so decides: { $parts }
conditions-own-devices = You may use your own phone for the pages of this tournament.

## What the rules order, whatever the terms say

conditions-order-one-each = Each player has one entry, apart from buying back.
conditions-order-ballot = Table and seat are drawn by ballot before each session, and you keep your seat for the session.
conditions-order-late = Be in your seat before the session starts: if you are not, your place is forfeited and your fee stays in the prize pool.
conditions-order-never-cash = Tournament chips are never exchanged for money.
conditions-order-minimum = Everyone wagers and risks at least the table's minimum in every round of play.
conditions-order-turn = Wagers are made in turn, clockwise from the starting marker, when the dealer asks; after your turn a wager stays as it is.
conditions-order-cannot-wager = Whoever cannot wager the minimum before a round of play is eliminated and leaves the seat.
conditions-order-whole-pool = The whole prize pool goes to the players.
conditions-order-refunds = Fees and commission are not refunded, unless the tournament is cancelled: then all of them are, in full.
