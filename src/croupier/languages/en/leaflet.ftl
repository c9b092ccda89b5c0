### A player's leaflet: its headings, sentences and labels. Names of styles and wagers, what they are about and the words
### heard at the table are the book's own, and come as facts.

leaflet-game = Baccarat
leaflet-title = { $game } at { $casino }: a player's guide
leaflet-guide = A player's guide
leaflet-guide-of = { $casino }, a player's guide

## Lists, figures and small phrases

leaflet-all = { TEXT($things) }
leaflet-either = { TEXT($things, join: "or") }
leaflet-listed = { TEXT($things, join: "comma") }
leaflet-run-on = { TEXT($sentences, join: "sentence") }
leaflet-sentence = { $text }.
leaflet-range = { $low } to { $high }
leaflet-never = never
leaflet-no-card = no card
leaflet-odds = { $pays } to { $per }
leaflet-less-commission = { $odds } less { $commission } commission ({ $kept })
leaflet-share-shown = { $low }% to { $high }% of the stake, as the table shows
leaflet-stake-back = the stake comes back
leaflet-unpaid-standoff = the stake comes back
leaflet-unpaid-loses = loses
leaflet-unpaid-wins = nothing

## The game

leaflet-heading-game = The game
leaflet-styles = { $count ->
    [1] One style is played: { TEXT($styles) }.
    [2] Two styles are played: { TEXT($styles) }.
    [3] Three styles are played: { TEXT($styles) }.
    [4] Four styles are played: { TEXT($styles) }.
    [5] Five styles are played: { TEXT($styles) }.
    [6] Six styles are played: { TEXT($styles) }.
    [7] Seven styles are played: { TEXT($styles) }.
    [8] Eight styles are played: { TEXT($styles) }.
    [9] Nine styles are played: { TEXT($styles) }.
   *[other] { $count } styles are played: { TEXT($styles) }.
}
leaflet-styles-differ = { GIVEN($wagers) ->
    [yes] { $tie ->
        [yes] They differ in what a winning { TEXT($wagers, join: "or") } wager pays and in what a tie does to a wager on a hand.
       *[no] They differ in what a winning { TEXT($wagers, join: "or") } wager pays.
    }
   *[no] They differ in what a tie does to a wager on a hand.
}
leaflet-places = Tables have places for { GIVEN($least) ->
    [yes] { $least } to { $most }
   *[no] { $most }
} players.
leaflet-marked-in = Some layouts are marked in { TEXT($languages) }.
leaflet-language-en = English
leaflet-language-zh = Chinese
leaflet-decks = Cards come from { $decks } decks.

## How to play

leaflet-heading-how = How to play
leaflet-aim = Two hands, { $player } and { $banker }, are dealt by the { $dealer }. They are only names: neither hand is yours, and you may back either. Back the one you think will finish nearer to nine, the best { $count } there is, or back a tie.
# Some books name the hand itself, "Player's Hand", and others only the side.
leaflet-the-hand = { $named ->
    [yes] { $hand }
   *[no] the { $hand } hand
}
leaflet-wins-with-its-hand = wins when { $hand } finishes with the higher { $count }.
leaflet-wins-on-a-tie = wins when both hands finish with the same { $count }.
leaflet-put-your-wager = Put your wager on the area of the layout marked { TEXT($wagers, join: "or") }.
leaflet-settled = Third cards follow where they are due. Then the higher { $count } wins, and wagers are paid or taken.
leaflet-turns = { $cards ->
    [2] When the wagers are down, each hand gets two cards, dealt in turn: { TEXT($hands, join: "comma") }.
   *[other] When the wagers are down, each hand gets { $cards } cards, dealt in turn: { TEXT($hands, join: "comma") }.
}

## Hand totals and naturals

leaflet-heading-totals = Hand totals
leaflet-totals = Cards two to nine count their number and an ace counts { $ace }; { TEXT($nothing) } count nothing. Add them up: of a sum of 10 or more only the second digit counts, so that 10 and 20 count 0.
leaflet-ranks-t = tens
leaflet-ranks-j = jacks
leaflet-ranks-q = queens
leaflet-ranks-k = kings
leaflet-counts = counts
leaflet-heading-naturals = Naturals
leaflet-naturals = { $counts } on the first two cards of either hand is a { $natural }. It ends the deal: neither hand gets another card.

## Third cards

# The book's name for its table is one thing, or two rules joined by "and".
leaflet-heading-third-cards = { $several ->
    [yes] Third cards: { $tableau }
   *[no] Third cards: the { $tableau }
}
leaflet-third-cards = { $several ->
    [yes] Without a { $natural }, { $tableau } say which hand takes a third card; no choice is made at the table. { $player } comes first, then { $banker }, and no hand gets more than one further card.
   *[no] Without a { $natural }, the { $tableau } says which hand takes a third card; no choice is made at the table. { $player } comes first, then { $banker }, and no hand gets more than one further card.
}
# A table of play is headed by its hand, and by the name the book has for it.
leaflet-table-of = { GIVEN($named) ->
    [yes] { $named }: { $hand }
   *[no] { $hand }
}
leaflet-third-card-of = what the third card of { $hand } counts
leaflet-fifth-card = The 5th card is the third card of { $hand }; "no card" means that { $player } stood.
leaflet-draws-or-stands = draws or stands
    .heading = Draws or stands
leaflet-does-draws = draws a card
    .briefly = draws
leaflet-does-stands = stands
    .briefly = stands
leaflet-does-natural = natural: stands
    .briefly = natural
leaflet-letter-draws = D
leaflet-letter-stands = S
leaflet-letter-natural = N
leaflet-grid = { $hand }: D draws a card, S stands   (across: { $across })
leaflet-grid-naturals = { $counts }: natural, stands, no third card
leaflet-natural-no-third = natural: stands, no third card
leaflet-natural-no-fifth = natural: stands, no 5th card
    .printed = natural: stands, and no fifth card is drawn
leaflet-draws-on-fifth = draws on a 5th card of
    .heading = Draws on a 5th card of
leaflet-stands-on-fifth = stands on a 5th card of
    .heading = Stands on a 5th card of

## What it pays

leaflet-heading-pays = What it pays
leaflet-wager = wager
    .heading = Wager
leaflet-winning-wagers = Winning wagers
# With what a row begins that tells how a hand wins: left out where the table names the hand.
leaflet-hand-wins = { $hand ->
    [player] Player wins
   *[banker] Banker wins
}
leaflet-as-in = as in { $style }
leaflet-any-other-win = any other win
leaflet-heading-odds = Reading the odds
leaflet-how-odds-read = Odds say what a win adds to your stake, which comes back too: at { $odds }, { MONEY($stake) } wins { MONEY($won) }. 1 to 1 is even money.
# What a win comes to where it is less than even money: a commission is taken off, or the odds are low.
leaflet-wins-of-a-stake = { GIVEN($less) ->
    [yes] Less { $less } commission, { MONEY($stake) } wins { MONEY($won) }.
   *[no] At { $odds }, { MONEY($stake) } wins { MONEY($won) }.
}
leaflet-rounded-up = A win that chips cannot pay exactly is rounded up, to the next amount they can.
leaflet-surcharge = The table differential is the most by which the wagers of all players on Player and on Banker may differ. In { TEXT($styles) } the house may agree to a wager above it; a further { $rate } commission is then taken from a win on the part above.
leaflet-heading-tie = When it is a tie
leaflet-tie-in-all = { TEXT($wagers) } wagers { $does }
leaflet-tie-by-style = When both hands finish equal, { TEXT($wagers) } wagers:
leaflet-tie-loses = lose.
leaflet-tie-pays = are paid { TEXT($odds, join: "or") }, and the stake comes back.
leaflet-tie-standoff = neither win nor lose: the stake comes back.

## Side wagers

leaflet-heading-side = { GIVEN($word) ->
    [yes] { $word }s
   *[no] Side wagers
}
leaflet-layout-shows = A table need not offer all of them: its layout shows which it has.
leaflet-several-odds = Where several odds are given here, a table pays one of them, and shows which.
leaflet-noted = { $lacking ->
    [0] All of them
    [1] All but { $other }
   *[other] { TEXT($names, join: "semicolon") }
}
# How the text of a wager on Player names that hand, the longest first, and what a text says that serves both hands.
leaflet-named-player = the player's hand | player's hand | the player's | player's | player
leaflet-named-neither = the hand | the hand | the hand's | the hand's | the hand
leaflet-event-of-player = { "Player " }
leaflet-glossed = { $event } ({ TEXT($gloss, join: "comma") })
leaflet-gloss-mixed = one red, one black
leaflet-gloss-coloured = same colour, different suits
leaflet-gloss-perfect = same suit
leaflet-gloss-one-hand = one hand
leaflet-gloss-both-hands = both hands
leaflet-gloss-two-ranks = of different ranks
leaflet-gloss-one-rank = of one rank
leaflet-gloss-natural-tie = both hands have the same natural
leaflet-only-in = { GIVEN($also) ->
    [yes] In { TEXT($styles) }; in { TEXT($also) } only where the house offers it there.
   *[no] In { TEXT($styles) }.
}
leaflet-only-where-offered = Only where the house offers it.
leaflet-only-with-decks = Only with { $decks } decks.
leaflet-natural-by-any = A win with a natural pays { TEXT($odds) }, by however many points.
leaflet-other-ties-lose = It loses on any other tie.
leaflet-settled-early = Settled as soon as the first four cards are out.
leaflet-capped = Never more than your own wager on a hand.
leaflet-share-of-stake = { $share } of the stake
leaflet-each-share = Each share is paid as the wager it is on.

## Wagers over several coups

leaflet-heading-runs = Runs
leaflet-heading-tails = Dragon Tails
leaflet-broken-by-tie = { GIVEN($but) ->
    [yes] A tie breaks every one but the { TEXT($but) }.
   *[no] A tie breaks it.
}
leaflet-late-counts = A Late wager is paid for one win fewer than the row has.
leaflet-dummy-leaves = A { $coup } leaves it as it is.
leaflet-at-shoe-end-carry = { $option ->
    [yes] When the shoe ends, an unfinished one goes on in the next shoe, unless the house chose otherwise.
   *[no] When the shoe ends, an unfinished one goes on in the next shoe.
}
leaflet-at-shoe-end-settle = { $option ->
    [yes] When the shoe ends, an unfinished one is settled at its count, unless the house chose otherwise.
   *[no] When the shoe ends, an unfinished one is settled at its count.
}
leaflet-at-shoe-end-return = { $option ->
    [yes] When the shoe ends, an unfinished one ends and the stake comes back, unless the house chose otherwise.
   *[no] When the shoe ends, an unfinished one ends and the stake comes back.
}
leaflet-in-a-row = in a row
    .heading = In a row
leaflet-streaks-pay = { $name }: what a win pays

## Words at the table, questions, and the imprint

leaflet-heading-words = Words at the table
leaflet-meaning-coup = one deal of the two hands, with the settlement of its wagers
leaflet-meaning-dummy-coup = cards dealt with no wager in play
leaflet-meaning-shoe = the cards in play and what they are dealt from
leaflet-meaning-tie = both hands finish with the same { $count }
leaflet-meaning-standoff = the wager neither wins nor loses
leaflet-meaning-void = no result counts and the stake comes back
leaflet-meaning-natural = { $naturals } on a hand's first two cards
leaflet-meaning-tableau = the rules on who takes a third card
leaflet-meaning-point-count = what a hand is worth, from 0 to 9
leaflet-meaning-cutting-card = a plain card among the others: when it comes out, the { $shoe } is nearly at its end
leaflet-meaning-burn = cards taken out of play before the first deal of a { $shoe }
leaflet-meaning-side-wager = a wager on something else than which hand wins
leaflet-meaning-dealer = who deals the cards and settles the wagers
leaflet-heading-ask = Questions
leaflet-contact-name = House
leaflet-contact-address = Address
leaflet-contact-telephone = Telephone
leaflet-contact-fax = Fax
leaflet-contact-website = Website
leaflet-silent = Where it says nothing, the rules of { $casino } apply: { $title }.
leaflet-paper = { $version ->
    [undated] { $title }, undated; { $instrument }.
   *[other] { GIVEN($made) ->
        [yes] { $title }, version { $version }; { $instrument }, made { $made }.
       *[no] { $title }, version { $version }; { $instrument }.
    }
}
leaflet-made-from = Made from the rules of { $casino }: { $paper }
leaflet-rules-hold = This leaflet explains the game; where it and the rules differ, the rules hold.
