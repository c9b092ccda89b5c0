# The page of odds: what is chosen, what is shown, and what it is not.

title-odds = Odds · Croupier
skip-to-odds = Skip to the odds
odds-title = Odds
odds-book = Book
odds-variation = Variation
odds-decks = Decks
odds-usual = As it comes: { $value }
odds-each = Each that there is
odds-removed = Cards removed
odds-remove = Reckon without them
odds-removed-about = A rank and a suit each, such as AS KD 5H. For staff and for study: nothing of it is for patrons at a table.
odds-removed-not = These are the odds of a fresh shoe. Cards that were removed are for staff and for study.
odds-exact = Exact fractions
odds-copy = Copy the link
odds-copied = The link is copied: whoever opens it has the same question.
odds-as-the-book = As the book pays
odds-reckoning = The odds are being reckoned…
odds-of-a-shoe = { $decks ->
    [one] A fresh shoe of one deck, { $cards } cards: { $deals } deals of six cards
   *[other] A fresh shoe of { $decks } decks, { $cards } cards: { $deals } deals of six cards
}
odds-of-the-rest = { $cards } cards left without { $removed }: { $deals } deals of six cards
odds-no-advice = In the order of the book. What a wager costs is told, and no advice on how to play.
odds-edge = House edge
odds-by-book = ({ $edge } as the book pays)
odds-column-event = Event
odds-column-pays = Pays
odds-column-deals = Deals
odds-column-probability = Probability
odds-deviation = Standard deviation { $deviation }
odds-offered = Can be made in { $share } of deals
odds-what-if = What if “{ $event }” paid something else?
odds-what-if-about = Odds such as 9 to 1; nothing for what the book pays
odds-try = Try
odds-chosen = { $about } → { $value }
odds-value-on = offered
odds-value-off = not offered
odds-value-yes = yes
odds-value-no = no
odds-value-pairs = Pairs
odds-value-perfect-pairs = Perfect Pairs
odds-value-dragon-bonus = Dragon Bonus
odds-value-perfect = Perfect Pairs
odds-value-canberra = Canberra Pairs
odds-removal = What one card less does
odds-removal-about = For staff and for study: by how much each wager returns more or less with one card of a rank gone, in percent of a stake.
odds-removal-wager = Wager
