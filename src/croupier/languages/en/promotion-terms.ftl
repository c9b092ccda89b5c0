### The terms and conditions of a promotion: what is wrong with them, and how people read them. What the operator wrote
### stands as written. Sentences about a key, and lines that stand alone, end without a full stop.

## What is wrong

terms-no-litres = { $found } is no amount of liquor: write litres, 20 or 20.5, with at most three decimals
terms-no-promotions = The rules of { BOOKID($book) } have no chapter on promotional prizes: no promotion is held under them
terms-closes-before-start = Entries close before the first can be made
terms-draw-before-closing = The draw comes after the last moment at which entries are received, not at it or before it
terms-claimed-before-draw = A prize could be claimed only until before the draw
terms-wager-without-way = A wager is named, and entries are not had by wagering: add "wager" to entry.by
terms-no-scrutineer = A scrutineer may be named where one prize is worth more than { MONEY($over) }; the dearest here is worth { MONEY($dearest) }
terms-no-prize-of-it = There is none of this prize
terms-details-of-another-kind = These are details of another kind of prize than { $found }
terms-not-paid-so = Money is not paid so here ({ $found }): only by { TEXT($known, join: "comma") }
terms-money-for-money = The prize is money already: there is no money instead of it
terms-no-cash-alternative = No money may be given instead of a prize of this kind ({ $found })
terms-prohibited-prize = May not be a prize, or part of one: { BOOK($about) }
terms-sounds-prohibited = "{ $found }" sounds like what may not be a prize ({ BOOK($about) }): say in contains what it has, or in cleared who found that it is nothing of the kind
terms-prescribed-prize = "{ $found }" is on the operator's list of what the regulation prescribes, and may not be a prize: or say in cleared who found that this is something else
terms-too-much-liquor = { $litres } litres of liquor are more than the { $most } litres that a prize may have
terms-how-much-liquor = Say how many litres of liquor it has: no more than { $most }
terms-promotion-template =
    The terms and conditions of a promotion at { $casino }, to be changed to your own.
    A comment says what the rules want there, and their number. A key behind a # is a choice: take the # away to use it.
    Check it with: croupier promotion check FILE

## Headings and labels

conditions-promotion-title = { $name }: terms and conditions
conditions-promotion-subtitle = Terms and conditions of a promotion
conditions-heading-promotion = The promotion
conditions-heading-draw = The draw
conditions-heading-promotion-prizes = The prizes
conditions-heading-claim = Winning
conditions-label-nature = What is to be won
conditions-label-entry-wager = Wager for one entry
conditions-label-most-entries = Entries of one person
conditions-label-manner = How prizes are awarded
conditions-label-drawn-at = Drawn
conditions-label-drawn-where = Drawn at
conditions-label-presence = Being there
conditions-label-several = Several prizes
conditions-label-draw-scrutineers = Scrutineers of the draw
conditions-label-claim = How to claim
conditions-label-claim-until = Claim until
conditions-label-winners-told = How winners are told
conditions-label-winners-published = Where winners are published
conditions-label-prize-conditions = Conditions
conditions-label-liquor = Liquor
conditions-label-paid = Paid by
conditions-label-alternative = Money instead
conditions-label-machine-make = Make
conditions-label-machine-model = Model
conditions-label-machine-accessories = Accessories
conditions-label-vehicle-make = Make
conditions-label-vehicle-model = Model
conditions-label-vehicle-accessories = Accessories
conditions-label-vehicle-on-road = On-road costs
conditions-label-travel-guests = Guests besides you
conditions-label-travel-fares = Airfares
conditions-label-travel-lodging = Accommodation
conditions-label-travel-transfers = Transfers
conditions-label-travel-transport = Other transport
conditions-label-travel-meals = Meals
conditions-label-travel-duration = Duration
conditions-label-travel-restrictions = When to travel
conditions-label-travel-spending = Spending money
conditions-label-estate-dwelling = Dwelling
conditions-label-estate-plans = Plans
conditions-label-estate-contract = Contract
conditions-label-estate-easements = Easements
conditions-label-estate-address = Address
conditions-label-estate-inclusions = Included
conditions-column-number = How many
conditions-column-value = Value of one

## What is said in one way only

conditions-entry-wager = With a wager
conditions-entry-visit = With a visit to the casino
conditions-entry-hand = With a form that is handed in
conditions-entries = { COUNT($most) } at the most
conditions-presence-yes = Winners must be there when their name is drawn
conditions-presence-no = Winners need not be there
conditions-several-prizes = One person may win more than one prize
conditions-litres = { $litres } litres
conditions-cash-alternative = The winner may have { MONEY($amount) } instead
conditions-money-paid = Prizes are not paid in cash. Money is paid by { $forms }
conditions-paid-crossed-cheque = crossed cheque to the winner
conditions-paid-cheque-and-transfer = crossed cheque and transfer to the winner
conditions-paid-transfer = transfer to the winner's bank account
conditions-paid-cash = cash
conditions-paid-chips = chips
