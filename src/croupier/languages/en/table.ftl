### The player’s table, and what it shares with other pages: the felt, chips, hands, roads, wagers, choices, results.

## The felt

areas = Areas to wager on
places = Places
within = after four cards, before the next
area-label = { WAGER($wager) }, pays { TEXT($odds) }, { $total ->
    [0] no wager of yours
   *[other] your wager { MONEY($total) }
}{ GIVEN($hands) ->
    [yes] , { HAND($hands) }
   *[no] {""}
}{ GIVEN($adds) ->
    [yes] , Enter adds { MONEY($adds) }
   *[no] {""}
}
others-here = Others here: { TEXT($lines) }
others-chips = { $place ->
    [0] standing
   *[other] place { $place }
}{ GIVEN($stake) ->
    [yes] {" "}{ MONEY($stake) }
   *[no] {""}
}{ $became ->
    [wins] , won{ GIVEN($profit) ->
        [yes] {" "}{ MONEY($profit) }
       *[no] {""}
    }
    [loses] , lost
    [standoff] , returned
   *[other] {""}
}
pays-range = { $first } … { $last }
counts-only = { MONEY($counts) } of it counts
place-closed = Place { $place }: closed
place-taken = Place { $place }: { PERSON($patron) }
    .you = Place { $place }: you
place-taken-by-somebody = Place { $place }: taken
place-held = taken
take-place = Take place { $place }
move-place = Move to place { $place }
you = You
sit = Sit
closed-place = closed
standing-are = Standing: { TEXT($people) }
marker-owes = owes { MONEY($owes) }
marker-owes-long = commission owed { MONEY($owes) }
marker-limit = own limit
marker-limit-of = own limit { GIVEN($minimum) ->
    [yes] { MONEY($minimum) }
   *[no] –
} to { GIVEN($maximum) ->
    [yes] { MONEY($maximum) }
   *[no] –
}
marker-kept = keeps minimum { MONEY($minimum) }
marker-keeps-player = Player cards
marker-keeps-banker = Banker cards

## Runs and Dragon Tails

runs = Runs: so many in a row
run-of = { $side ->
    [tie] Tie Run
    [combination] Player/{"\u200B"}Banker Run
   *[other] { HAND($side) } Run
}
tails = Dragon Tails
tail-of = { HAND($side) } Dragon Tail
early = Early
late = Late
indicator = Indicator { $count }
late-open = Late is open now
of-the-run = { $count } of { $length }
on-the-tail = runs
nominate-text = Nominate the hand that wins each coup, first to last.
nominate-keys = Keys: P for Player, B for Banker, Backspace for the last one.
nominate-coup = Coup { $coup }
nominate-place = Place { MONEY($stake) }

## Hands, and what stands between them

hand-told = { HAND($hand) }: { GIVEN($cards) ->
    [yes] { CARDNAME($cards) }
   *[no] no cards
}{ GIVEN($count) ->
    [yes] . { $count }
   *[no] {""}
}
keeper-is = { PERSON($patron) } has the cards
    .you = You have the cards
coup-won = { $winner ->
    [player] Player wins, { $high } to { $low }
    [banker] Banker wins, { $high } to { $low }
   *[tie] Tie, { $high } to { $low }
}
coup-of-shoe = Coup { $coup } · shoe { $shoe }
coup = Coup { $coup }
seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
deal-now = Deal now
deal-now-when = The time for wagers ends at once: for whoever sits here alone, once a wager lies there
first-chip = The clock starts with the first wager
wait-call = Wagers are taken when the dealer calls for bets
window-open = A wager within this coup is open until the next card
connection-lost = Not live. Trying again…
trouble = Stopped: { $why }
seeded = Seeded shoe: anyone who has the seed knows the cards
last-coup = Last coup of the shoe
cutting-card = The cutting card is out
carried = Begins the next coup
carried-now = Begins this coup
no-such-table = There is no such table.

## Chips, and what can be done with them

your-chips = Your chips
on-layout = On the layout
commission = Commission owed
tokens = Tokens
undo = Undo
clear = Clear
double = Double
rebet = Rebet
chip = Chip of { MONEY($chip) }
chip-key = { MONEY($chip) } ({ $key })
chips = Chips
join-demo-plain = Join with demonstration chips
join = Join this table
more-chips = Take fresh demonstration chips
ask-chips = You have no chips. The dealer exchanges money for chips.
take-a-place = Choose a free place below, or wager standing where the book allows it.
watch-only = You are watching.
staff-watch = You are here as staff: wagers are for players.
stand-up = Stand up
leave = Leave
no-full-table = Every place is taken.
not-sent = Not live: nothing was sent. Wait until the connection is back.
nothing-to-undo = Nothing to undo.
nothing-to-repeat = No earlier wagers to repeat.
turn-cut-cards = Cut the cards
turn-decline-cut = Decline the cut
turn-contribute-to-shoe = Add words to the shoe
turn-expose-cards = Turn the cards over
turn-refuse-hand = Do not take the cards
turn-ask-dealer-to-open = Have the dealer open
turn-decline-shoe = Decline the shoe
turn-give-up-shoe = Give up the shoe
cut-after = Put the cutting card in after so many cards
cut-here = Cut here
cut-yours = The cards are yours to cut
cut-others = { $who ->
    [any-patron] Any patron may cut the cards
    [staff] The cards are about to be cut
   *[patron] { TEXT($patron) } is to cut the cards
}
cut-added = { $mine ->
    [yes] Your page added chance of its own to the order.
   *[no] {""}
} In the order so far: chance of { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}, words of { $words ->
    [one] 1 patron
   *[other] { $words } patrons
}.
shoe-as-committed = Your page checked shoe { $shoe }: the tape is the one that was committed to before the cut, and what your page added is in the record.
shoe-not-as-committed = Shoe { $shoe } is NOT what was committed to before the cut. Keep this page open and ask for an inspector.
shoe-left-out = Shoe { $shoe } was dealt without what your page added. Ask for an inspector.
shoe-cannot-check = Shoe { $shoe } is revealed. This browser checks it only over HTTPS or on this machine; "croupier fair" checks it anywhere.
your-words = Words of your own, mixed into the order of the shoe
k-chip = Choose a chip
k-move = Move between areas
k-place = Place the chip
k-undo = Undo
k-clear = Clear
k-double = Double
k-deal-now = Deal now, where you play alone at a demonstration
k-rebet = Rebet
k-offer = To the choices for your wagers

## The sign

sign = Table limits
wager = Wager
odds = Odds
differential = Table differential { MONEY($amount) }
unit = Unit { MONEY($amount) }
area-maximum = Most on one area { MONEY($amount) }
player-maximum = Most of one player on a bet { MONEY($amount) }
restricted = With a main wager only: { WAGER($wagers) }
copy-of-rules = Whoever asks gets a copy of the rules

## Roads

roads = Roads
road-bead_plate = Bead Plate
road-big_road = Big Road
road-big_eye_boy = Big Eye Boy
road-small_road = Small Road
road-cockroach_pig = Cockroach Pig
road-empty = { ROAD($road) }: nothing yet
road-column = Column
road-row = Row { $row }
letter-player = P
letter-banker = B
letter-tie = T
pair-player = Player pair
pair-banker = Banker pair
natural = Natural
coups = Coups
bead = { HAND($winner) }{ GIVEN($count) ->
    [yes] {" "}{ $count }
   *[no] {""}
}{ $natural ->
    [yes] , natural
   *[no] {""}
}{ GIVEN($pairs) ->
    [yes] , { PAIR($pairs) }
   *[no] {""}
}
big-road-cell = { GIVEN($side) ->
    [yes] { HAND($side) }
   *[no] No decision yet
}{ $ties ->
    [0] {""}
    [one] , { $ties } tie
   *[other] , { $ties } ties
}{ GIVEN($pairs) ->
    [yes] , { PAIR($pairs) }
   *[no] {""}
}
mark-red = red
mark-blue = blue
mark-none = nothing
ask-next = If next is
ask-next-about = What a next Banker or Player would add
predicts = A road is a record of past coups. It predicts nothing.

## What happened

happened = What happened
nothing-yet = Nothing since you came.
heard = { $sentence }.
why-told = Why? { $sentence }
your-results = Your last wagers, coup { $coup }
sound = Sound
squeeze = Squeeze
squeeze-when = Lift the cards of a hand that you wager on yourself: drag from an edge, or Enter. They turn by themselves when the result is announced
squeeze-card = { HAND($hand) }: turn the card over
net-of = Coup { $coup }
net = { $way ->
    [up] +{ MONEY($net) }
    [down] −{ MONEY($net) }
   *[even] { MONEY($net) }
}
net-told = Coup { $coup }: { $way ->
    [up] you won { MONEY($net) }
    [down] you lost { MONEY($net) }
   *[even] your chips are as they were
}. Show each wager
paid-outcome = { $resolution ->
    [wins] won { MONEY($profit) }
    [loses] lost { MONEY($stake) }
   *[other] returned { MONEY($back) }
}{ $commission ->
    [0] {""}
   *[other] , commission { MONEY($commission) }
}
paid-heading = { WAGER($wager) }: { paid-outcome }
paid-heard = { WAGER($wager) }: { paid-outcome }.
paid-why = Why? { WAGER($wager) }, { paid-outcome }

## When a coup stands still, or is out of the ordinary

coup-stands-still = The coup stands still: { SLIP($slip) }.
still-short = The coup stands still
stands-more = Your wagers lie as they are. Staff decide what follows.
stray-cards = Cards that left the shoe out of turn
others-choose = The coup waits: patrons choose what becomes of their wagers.
still-to-answer = still to be answered: { $wagers }
changes-open = Wagers may be changed again.
changes-more = Place, change or take back, until the dealer ends it; no card is exposed yet.
void-coup = Coup { $coup } is void.
void-more = Its wagers go back, and it is on no road.
dummy-coup = Dummy coup: no wagers
dummy-sign = Dummy coup
dummy-more = The cards are dealt, nobody wagers, and nothing is paid.
next-dummy = The next coup will be a dummy coup, without wagers.
excluded = You take no further part in the game.
excluded-more = What you wagered before stands. Speak to a supervisor.
vacate = You were asked to give up your seat: you did not wager for a while and the table is full.
understood = Understood

## Choices for wagers

offer-title = Your wagers: what do you choose?
offer-done = You have chosen
offer-text = For each wager. If you say nothing it is kept. What you take back cannot come back in this coup.
offer-heard = Choose for your wagers: { CHOICE($choices, join: "or") }. Yours to answer: { $wagers }. Press O to go there.
wager-of = { WAGER($wager) } { MONEY($stake) }
choice-for = { CHOICE($choice) }: { WAGER($wager) } { MONEY($stake) }
choice-keep = Keep
choice-remove = Remove
choice-retract = Take back
choice-reduce = Reduce
chose-keep = kept
chose-remove = removed: { MONEY($amount) } went back to you
chose-retract = taken back: { MONEY($amount) } went back to you
chose-reduce = reduced to { MONEY($amount) }
reduce-to = Reduce to
reduce-placeholder = below { MONEY($stake) }
reduce-now = Reduce to { MONEY($stake) }

## Asking for a ruling

ask-ruling = Ask for a ruling
dispute-text = Someone whom the rules name for it decides, and you are told.
dispute-about = What is it about?
dispute-which = Which wager
dispute-none = No single wager
dispute-wager = Coup { $coup }: { WAGER($wager) } { MONEY($stake) }
dispute-sent = Your dispute is recorded. A supervisor will decide.
me-reality = Within a day you have been at the tables for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. What came of it: { MONEY($net) }.
