### What the verbs of the terminal say. Help, and what is wrong with an option, is said in English by the verb itself.

## croupier guide

terminal-guide-written = { $one_side ->
    [yes] { $file }: { $casino }, one sheet of A4 when printed on one side
   *[no] { $file }: { $casino }, one sheet of A4 when printed on both sides
}

## Columns of tables, and what becomes of a wager

terminal-column-wager = wager
terminal-column-stake = stake
terminal-column-row = row
terminal-column-profit = profit
terminal-column-commission = commission
terminal-column-returned = returned
terminal-column-back = back
terminal-column-because = because
terminal-column-key = key
terminal-column-kind = fault
terminal-column-line = line
terminal-column-what = what
terminal-column-clauses = clauses
terminal-column-coup = coup
terminal-column-shoe = shoe
terminal-column-time = time
terminal-column-cards = cards
terminal-column-result = result
terminal-column-staked = staked
terminal-column-entries = entries
terminal-column-event = event
terminal-column-pays = pays
terminal-column-combinations = combinations
terminal-column-probability = probability
terminal-column-return = return
terminal-column-edge = edge
terminal-column-exact = exact
terminal-column-correlation = corr.
terminal-column-true = true
terminal-column-book = book
terminal-column-variation = variation
terminal-column-decks = decks
terminal-column-options = options
terminal-column-deviation = std. dev.
terminal-column-casino = casino
terminal-column-title = title
terminal-column-digest = digest
terminal-column-wagers = wagers
terminal-column-version = version
terminal-column-variations = variations
terminal-column-encoded-in = encoded in
terminal-column-tests = tests
terminal-column-shown = shown by
terminal-column-clause = clause
terminal-column-paraphrase = paraphrase
terminal-column-status = status
terminal-column-comes-with = comes with
terminal-column-why = why
terminal-column-readings = readings
terminal-column-topic = topic
terminal-column-thing = thing
terminal-column-table = table
terminal-column-found = found
terminal-column-commands = commands
terminal-column-coups = coups
terminal-column-shoes = shoes
terminal-column-virtual-shoes = virtual shoes
terminal-column-signed-heads = signed heads
terminal-column-last-entry = last entry (UTC)
terminal-column-head = head
terminal-column-floor-heads = floor heads
terminal-column-chain = chain
terminal-column-heads-met = signed heads met
terminal-column-folder = folder
terminal-column-public-key = public key
terminal-column-fingerprint = fingerprint
terminal-resolution-wins = wins
terminal-resolution-loses = loses
terminal-resolution-standoff = standoff
terminal-resolution-void = void
terminal-resolution-open = open

## What several verbs say

terminal-cannot-be-read = { $what } cannot be read: { $why }
terminal-give-a-rulebook = give a rulebook: { TEXT($books, join: "comma") }, or a folder's path
terminal-no-rulebook = there is no rulebook { $name }: { $why }
terminal-is-a-directory = { $file } is a directory: name a file in it
terminal-is-there-already = { $file } is there already: name another file, or give --force to write over it
terminal-cannot-be-written = { $file } cannot be written: { $why }
terminal-wrote = wrote { $file }
terminal-no-table = { GIVEN($known) ->
    [yes] there is no table { $table } in this log; it has { TEXT($known, join: "comma") }
   *[no] there is no table { $table } in this log; it has none yet
}
terminal-needs-extra = { $what } needs more than is installed: pip install '{ $extra }'
terminal-needs-log = a log
terminal-needs-signing = signing
terminal-interrupted = interrupted; nothing was changed
terminal-does-not-add-up = the log does not add up: { $why }
terminal-internal-error = internal error ({ $what }); please report it with the command
terminal-amount-no-digits = an amount is digits with at most two decimals, such as 100 or 37.50
terminal-amount-zero = an amount must be more than zero
terminal-amount-too-large = an amount is at most { MONEY($largest) }
terminal-option-is-no-amount = { $what } { $amount }: { $why }

## croupier settle

terminal-settle-terms = ({ $edition }, { $decks } decks)
terminal-settle-title = { $casino }, { $variation } { $terms }
terminal-settle-tournament = For tournament play only { $clauses }
terminal-settle-void = Void coup
terminal-settle-dummy = Dummy coup
terminal-settle-results = Results: { $results }
terminal-settle-token = { $wager } (token)
terminal-settle-its-parts = its parts:
terminal-settle-rounded = { $direction ->
    [up] Rounded up to what chips of { MONEY($chips) } can pay ({ $clauses }).
    [down] Rounded down to what chips of { MONEY($chips) } can pay ({ $clauses }).
   *[exact] Only what chips of { MONEY($chips) } can pay is accepted ({ $clauses }).
}
terminal-settle-in-all = In all: staked { MONEY($staked) }, returned { MONEY($returned) }.
terminal-settle-not-one-of = { $word } in { $option } is not one of { $known }
terminal-cannot-be-staked = { $amount } on { WAGER($what) } cannot be staked: { $why }

## croupier deal: the table

terminal-deal-title = { $casino }, { $variation }
terminal-deal-terms = { $seeded ->
    [yes] { $decks } decks, shuffled with seed { $seed }; wagers { MONEY($minimum) } to { MONEY($maximum) }; { WAGER($wagers, join: "comma") }
   *[no] { $decks } decks, shuffled by chance; wagers { MONEY($minimum) } to { MONEY($maximum) }; { WAGER($wagers, join: "comma") }
}
# What the table chose of the percentages a book allows on a tie, for each wager on a hand.
terminal-deal-tie-sign = This table's sign says, on a tie: { TEXT($shares, join: "comma") }
terminal-deal-tie-share = { WAGER($wager) } is paid { $share }
# Before the sign at which a person types.
terminal-deal-prompt = Coup { $coup }{ $last ->
    [yes] { " (last coup)" }
   *[no] { "" }
}{ $lies ->
    [yes] , { MONEY($stakes) } wagered
   *[no] { "" }
}{ $waits ->
    [remedy] ; a remedy is to be ordered
    [choice] ; patrons choose
   *[other] { "" }
}
terminal-deal-label-limits = limits
terminal-deal-label-offered = offered
terminal-deal-label-shoe = shoe
terminal-deal-label-results = results
terminal-deal-limits = { MONEY($minimum) } to { MONEY($maximum) }
terminal-deal-offered = { WAGER($wagers, join: "comma") }
terminal-deal-shoe = { $last ->
    [yes] { $shoe }, coup { $coup }, the last
   *[no] { $shoe }, coup { $coup }
}
terminal-deal-committed = committed { $commitment }
terminal-deal-has = { $owes ->
    [yes] { MONEY($chips) }, owes { MONEY($owed) } commission
   *[no] { MONEY($chips) }
}
terminal-deal-parts-with = { $coups ->
    [one] { $patron }: { MONEY($chips) } after { $coups } coup
   *[other] { $patron }: { MONEY($chips) } after { $coups } coups
}

## croupier deal: what happens

terminal-deal-placed = { GIVEN($advised) ->
    [yes] { $patron }: { MONEY($stake) } on { WAGER($wager) } ({ TERM($advised) }; { MONEY($counts) } of it counts)
   *[no] { $patron }: { MONEY($stake) } on { WAGER($wager) }
}
terminal-deal-lies = { $patron }: { MONEY($stake) } on { WAGER($wager) }
terminal-deal-lies-undone = { $patron }: { MONEY($stake) } on { WAGER($wager) }, what was paid is undone
terminal-deal-draws-on = draws on { $count }:
terminal-deal-hand-to = { $hand } hand to { $patron }
terminal-deal-last-coup = Last coup of the shoe
terminal-deal-shoe-ended = The shoe has ended
terminal-deal-without-wagers = A coup without wagers
terminal-deal-standoff = Standoff
terminal-deal-burned = { $seen ->
    [yes] { $count ->
        [one] New shoe; burned { $count } card, the first a { CARDNAME($first) }
       *[other] New shoe; burned { $count } cards, the first a { CARDNAME($first) }
    }
   *[no] { $count ->
        [one] New shoe; burned { $count } card
       *[other] New shoe; burned { $count } cards
    }
}
terminal-deal-shoe-committed = Shoe { $shoe } is committed: { $commitment }
terminal-deal-revealed = Shoe { $shoe } is revealed: { $checked } cards checked, all as committed
terminal-deal-revealed-otherwise = Shoe { $shoe } is revealed: { SAID($faults, join: "semicolon") }
terminal-deal-not-revealed = Shoe { $shoe } is not revealed: the table is still open
terminal-deal-paid = { $comes_back ->
    [yes] { $patron }: { WAGER($wager) } { MONEY($stake) } { $resolution }, { MONEY($back) } back ({ $row })
   *[no] { $patron }: { WAGER($wager) } { MONEY($stake) } { $resolution } ({ $row })
}
# What came of a command that was given by its name; a language may say the whole sentence instead.
terminal-deal-happened = { $name }
terminal-deal-nothing-paid = nothing was paid yet
terminal-deal-goes-on = Table { $table } is open already: it goes on at coup { $coup }.
terminal-deal-stopped = { $closed ->
    [yes] { $why }. The table is closed.
   *[no] { $why }. A notice of closing is up.
}

## croupier deal: what a line may say

terminal-deal-help =
    player 100             wager; several at once: tie 10 banker 50
    tie 10 token           with a promotional token
    NAME player 100        for another patron at the table
    (empty line)           no more bets, and the coup is dealt
    again                  the same wagers as in the coup before
    clear                  take this coup's wagers back
    watch                  a coup dealt without wagers
    why                    the clauses behind the last payments, in words
    table                  limits, what is offered, the shoe, everyone's chips
    do COMMAND key=value   any command by its name, such as: do approve act=both-sides patron=you as=area-manager
    amiss                  what to type when something goes wrong
    quit
terminal-deal-help-amiss =
    deal 4                 deal until four cards are out, and stop there
    report                 what can be reported as gone wrong now
    report SLIP key=value  report it, such as: report hand-to-wrong-area
    remedies               what the book allows for it, and what each would do
    order REMEDY as RANK   order one: order offer as area-manager; agreed=A,B where patrons must agree
    withdraw               the report was mistaken
    answer 3 reduce 50     for a wager by its number: keep, remove, retract, or reduce to an amount
    go on                  everyone was asked: the coup goes on
    lay 9h                 the card kept from before begins the coup; named where nobody has seen it
    told WHO 1 REFERENCE   whoever must be told of matter 1 was told
terminal-deal-say-what = say what { $patron } wagers, such as: { $patron } player 100
terminal-deal-no-word = { $word } is no wager and no word of this table. Type a wager and an amount, such as player 100, or one of { TEXT($known, join: "comma") }.
terminal-deal-no-amount = { $typed }: { $why }. Type a wager and an amount, such as player 100, or one of { TEXT($known, join: "comma") }.
terminal-deal-no-coup-before = there was no coup with wagers before this one
terminal-deal-taken-back = { $count ->
    [0] nothing lay there
   *[other] { $count } wagers taken back
}
terminal-deal-stands-still = the coup stands still: order a remedy, answer for the wagers, or type go on
terminal-deal-nothing-wagered = nothing is wagered: type a wager such as player 100, or watch for a coup without wagers
terminal-deal-cards-out = { $count } cards are out; an empty line deals on
terminal-deal-window = { WAGER($wagers) } may be placed now; an empty line deals on
terminal-deal-no-dummies = the book knows no coup without wagers
terminal-deal-offer = A table that is begun with --offer { $wager } has it.
terminal-deal-open-already = the table is open as `croupier deal` opened it: quit, and open another
terminal-deal-other-edition = table { $table } is open under { $open }, not { $asked }
terminal-deal-too-many = { $patrons } patrons do not fit a table of { $places } places: leave some out
terminal-deal-no-layout = no layout of { $book } has areas for { WAGER($wagers) } together: leave some out

## croupier deal: when something goes wrong

terminal-deal-say-remedy = say which remedy and who orders it: order offer as area-manager
terminal-deal-no-rank = { $rank } is no rank of this book: it has { TEXT($known, join: "comma") }
terminal-deal-no-such-wager = { GIVEN($known) ->
    [yes] there is no wager { $number } to answer for; those that wait: { TEXT($known, join: "comma") }
   *[no] there is no wager { $number } to answer for; those that wait: none
}
terminal-deal-reduce-to = { $typed }: { $why }. Write, such as, answer { $number } reduce 50
terminal-deal-no-choice = { $choice } is no choice: keep, remove, retract or reduce
terminal-deal-no-slips = nothing can have gone wrong now that the book speaks of
terminal-deal-changes = Wagers may be changed while no card is exposed; go on ends it
terminal-deal-nothing-reported = nothing was reported
terminal-deal-patrons-may = Patrons may { TEXT($choices, join: "comma") }
# A choice is typed by its English word; a language adds what it means.
terminal-deal-choice = { $choice }
terminal-deal-remedy-asks = as { $rank }{ $two_people ->
    [yes] , not whoever reported it
   *[no] { "" }
}{ $all_agree ->
    [yes] , with every patron's agreement
   *[no] { "" }
}
terminal-deal-to-be-told = to be told: { TEXT($people, join: "comma") }
terminal-deal-effect-kept = { $whose }, stays as it is
terminal-deal-effect-returned = { $whose }, { MONEY($returned) } back
terminal-deal-effect-forfeited = { $whose }, forfeited
terminal-deal-effect-patron-chooses = { $whose }, the patron may { TEXT($choices, join: "comma") }

## A coup as a dealer calls it

terminal-call-hand = { HAND($hand) }: { CARDNAME($cards, join: "comma") }. { $count }
terminal-call-draws = { HAND($hand) } draws on { $on }: { CARDNAME($card) }. { $count }
terminal-call-natural = Natural { $count }: no more cards
terminal-call-stands = { $hand ->
    [both] Player stands on { $player }, Banker stands on { $banker }
    [player] Player stands on { $player }
   *[banker] Banker stands on { $banker }
}
terminal-call-no-more = No more cards

## croupier demo

terminal-demo-no-wager = { $book } offers no wager on one coup in { $variation }: there is nothing to show
terminal-demo-terms = { $seeded ->
    [yes] { $title }, version { $version }; { $decks } decks, a shoe shuffled with seed { $seed }
   *[no] { $title }, version { $version }; { $decks } decks, a prepared shoe
}
terminal-demo-place = Place your bets
terminal-demo-no-more = No more bets
terminal-demo-seat = seat { $seat }
terminal-demo-stake = { MONEY($stake) } on { $wager }
terminal-demo-stakes = { TEXT($stakes, join: "comma") }
terminal-demo-rounded = { $direction ->
    [up] { $row }, rounded up to chips
    [down] { $row }, rounded down to chips
   *[exact] { $row }, rounded exact to chips
}
terminal-demo-in-all = Staked { MONEY($staked) }, returned { MONEY($returned) }.
terminal-demo-clauses = By these clauses
terminal-demo-now-you = Now you
terminal-demo-try-sit = sit down and play
terminal-demo-try-another = another coup
terminal-demo-try-settle = this coup, your wagers
terminal-demo-try-clause = what is behind a call
terminal-demo-try-book = the whole book
terminal-demo-try-leaflet = a leaflet for players

## croupier replay

terminal-replay-no-coup = No coup was begun at table { $table } yet.
terminal-replay-step = { $number } of { $of }; Enter goes on, b back, q quits
terminal-replay-day = { DAY($at, week: "yes") }, UTC
terminal-mark-void = void
terminal-mark-dummy = dummy
terminal-mark-last = last
terminal-replay-seeded = { $coups ->
    [one] Seeded: anyone who has the seed knows the cards
   *[other] { COUNT($coups) } coups are seeded: anyone who has the seed knows the cards
}
terminal-log-seeded = seeded
terminal-mark-incomplete = not complete
terminal-mark-without-cards = without cards
terminal-replay-of = Replay of table { $table }, coup { $coup }
terminal-replay-title = { $of }: shoe { $shoe }, its coup { $number }
terminal-replay-terms = { GIVEN($casino) ->
    [yes] { $casino }, { $variation }, { $decks } decks
   *[no] { $variation }, { $decks } decks
}
terminal-replay-when = { $one_day ->
    [yes] { DAY($begins) } { $from } to { $to } UTC
   *[no] { DAY($begins) } { $from } to { DAY($ends) } { $to } UTC
}
terminal-replay-entries = Entries { $first } to { $last } of { $entries }, hash { $hash }
terminal-replay-money = staked { MONEY($staked) }, returned { MONEY($returned) }
terminal-replay-clauses = { $more ->
    [0] { $clauses }
   *[other] { $clauses } and { $more } more
}
# A rank by its stable name, after who acted; a language may say its own word.
terminal-replay-rank = , { $rank }
terminal-rank-patron = patron
terminal-replay-the-table = the table
terminal-replay-changes = { $who }: { TEXT($changes, join: "comma") }
# Where chips lie, before how many there were and how many there are.
terminal-place-rack = chips
terminal-place-layout = on the layout
terminal-place-tokens = tokens
terminal-place-tokens-on-layout = tokens on the layout
terminal-place-held = held
terminal-place-owed = owes
terminal-place-float = float
terminal-place-token-float = token float
terminal-place-drop = drop box

## What happened, in a few words

terminal-happened-result = Player { $player }, Banker { $banker }: { $winner ->
    [tie] tie
    [player] player wins
   *[banker] banker wins
}{ $standoff ->
    [yes] { " (standoff called)" }
   *[no] { "" }
}
terminal-happened-last-coup = last coup called
terminal-happened-shoe-ends = the shoe ends
terminal-happened-commission = { $patron } pays { MONEY($collected) } commission
terminal-happened-paid = { $patron } { WAGER($wager) } { $resolution }{ $gains ->
    [yes] { " " }{ MONEY($profit) }
   *[no] { "" }
}{ $exceeds ->
    [yes] { " (" }{ MONEY($excess) } of it returned)
   *[no] { "" }
}

## croupier roads

terminal-roads-none = there are no results: write B for Banker, P for Player, T for a tie, such as BPPTB
terminal-roads-not-text = what stdin brings is not text in UTF-8
terminal-roads-too-long = stdin brings more than { COUNT($most) } letters: that is no shoe

## croupier scenario

# A mark, a word and a colour say the same; the word has room for eight letters.
terminal-scenario-holds = holds
terminal-scenario-differs = differs
terminal-scenario-invalid = invalid
terminal-scenario-failed = failed
terminal-scenario-counts = { $commands ->
    [one] { COUNT($commands) } command
   *[other] { COUNT($commands) } commands
}, { $checks ->
    [one] { COUNT($checks) } check
   *[other] { COUNT($checks) } checks
}
terminal-scenario-run = { $scenarios ->
    [1] One scenario, { $counts }
   *[other] { $scenarios } scenarios, { $counts }
}
terminal-scenario-as-expected = { $run }: everything as expected.
terminal-scenario-wrong = { $run }: { TEXT($wrong) }.
terminal-scenario-differing = { $count ->
    [one] { COUNT($count) } differs
   *[other] { COUNT($count) } differ
}
terminal-scenario-not-valid = { $count ->
    [one] { $count } file is not valid
   *[other] { $count } files are not valid
}
terminal-scenario-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
terminal-scenario-tournament = tournament { $name }
terminal-scenario-promotion = promotion { $name }
terminal-scenario-terms = { $some ->
    [yes] { $variation }, { $decks } decks
   *[no] { $variation }
}
terminal-scenario-left-out = { $lines } lines of further rounds, all as expected
terminal-scenario-round = ({ $round } of { $rounds })
terminal-scenario-refused = refused:
terminal-scenario-none-there = { $folder } has no file that ends in { $ending }
terminal-scenario-not-text = this is not text in UTF-8: save the file as plain text
terminal-scenario-wrote = wrote { $file }: change it, and try it with `croupier scenario run { $file }`
terminal-scenario-words-commands = commands
terminal-scenario-words-events = events
terminal-scenario-words-setup = setup
terminal-scenario-words-reasons = reasons
terminal-scenario-words-slips = slips
terminal-scenario-words-remedies = remedies
terminal-scenario-words-warnings = warnings
terminal-scenario-words-tournament-commands = commands of a tournament
terminal-scenario-words-tournament-events = events of a tournament

## croupier transcript

terminal-transcript-title = Table { $table }, shoe { $shoe }
terminal-transcript-judged = { $coups ->
    [one] { $title }: { $coups } coup, every one as the table of play deals it
   *[other] { $title }: { $coups } coups, every one as the table of play deals it
}
terminal-transcript-terms = { $edition }, { $variation }, { $decks } decks, cut after { $cut }, cutting card { $cutting_card } from the back
terminal-transcript-judged-by = judged by { $edition }
terminal-transcript-player = Player { $count }
terminal-transcript-banker = Banker { $count }
terminal-transcript-tie = tie { $count }
terminal-transcript-void = void { $count }
terminal-transcript-dummies = { $count } of them without wagers
terminal-transcript-ended = { GIVEN($ending) ->
    [yes] ended: { TERM($ending) }
   *[no] still in play
}
terminal-transcript-summary = { TEXT($results, join: "comma") }; { $out } of { $of } cards left the shoe; { $ended }
terminal-transcript-none = { $asked ->
    [yes] table { $table } has no complete coup in shoe { $shoe }; its latest shoe is { $latest }
   *[no] table { $table } has no shoe with a complete coup; its latest shoe is { $latest }
}
terminal-transcript-not-valid = { $file }: { $why }
terminal-transcript-cannot-be-so = { $file }, { $why }
terminal-transcript-not-text = { $file } is not text in UTF-8, and so no transcript

## croupier fair

terminal-fair-one-coup = { $file } shows one coup alone: a shoe is checked in the whole table's log
terminal-fair-entry = { $file }: entry { $entry } { $why }
terminal-fair-none = Table { $table } had no virtual shoe: cards were dealt from a physical one.
terminal-fair-shoe = shoe
terminal-fair-committed = committed to
terminal-fair-seen = cards seen
terminal-fair-never-seen = never seen
terminal-fair-left = left in the shoe
terminal-fair-as-committed = as committed
terminal-fair-not-as-committed = NOT as committed
terminal-fair-not-revealed = not revealed yet
terminal-fair-fixed = shoe { $shoe }: cut by { $cutter }, { $alone ->
        [yes] no patron added anything: the house alone fixed the order
       *[no] with words of { $words } patrons and chance of { $pages } of their pages
    }{ GIVEN($waited) ->
        [yes] {" "}(they had { $waited } s)
       *[no] {""}
    }
terminal-fair-people = shoe { $shoe }: committed to, dealt or revealed by { TEXT($people, join: "comma") } and not by the machine
terminal-fair-seeded = shoe { $shoe }: seeded: anyone who has the seed knows the cards
terminal-fair-fault = shoe { $shoe }: { SAID($fault) }

## croupier odds

terminal-odds-heading = { $fresh ->
    [yes] { $book }, { $variation }, { $decks } decks, { COUNT($cards) } cards, { COUNT($deals) } deals
   *[no] { $book }, { $variation }, { $decks } decks, { COUNT($cards) } cards left, { COUNT($deals) } deals
}
terminal-odds-edge = edge { $edge }
terminal-odds-deviation = standard deviation { $deviation }
terminal-odds-exact-for = exact for independent coups
terminal-odds-in-a-row = { $length } in a row
terminal-odds-broken = Run broken
terminal-odds-ended-after = ended after { $length }
terminal-odds-nominating = nominating { $hand } in every coup
terminal-odds-hand-player = player
terminal-odds-hand-banker = banker
terminal-odds-offered = offered in { $share } of coups, edge given that
terminal-odds-holdings = by Player's count: { TEXT($holdings, join: "comma") }
terminal-odds-cards = cards a coup  { TEXT($used, join: "comma") }; mean { $mean }
terminal-odds-notes = { TEXT($notes, join: "stop") }
terminal-odds-page = Odds: { $book }, { $variation }
terminal-odds-rounded = { $edition }. Exact counts; decimals are rounded for reading.
terminal-odds-simulated = real shoes, simulated: edge { $edge } ± { $half } (99%)
terminal-odds-pay = --pay { $typed }: { $why }
terminal-odds-not-offered = { $in_book ->
    [yes] { $wager } is not offered in { $book }, { $variation }. There are { TEXT($known, join: "comma") }.
   *[no] { $wager } is no wager of { $book }, { $variation }. There are { TEXT($known, join: "comma") }.
}
terminal-odds-not-one-coup = { $wager } is no wager on one coup of { $book }, { $variation }.
terminal-odds-a-figure = a simulated figure
terminal-odds-a-sample = a sample
terminal-removal-of = { $book }, { $variation }, { $cards } cards
terminal-removal-title = { $of }: what the patron gains when one card of a rank is gone, in hundredths of a percent of the stake
terminal-removal-count = count
terminal-removal-legend = { $sampled ->
    [yes] corr.: of the whole-number count with the effects. true: of the count with the exact edge, over sampled shoes.
   *[no] corr.: of the whole-number count with the effects.
}
terminal-compare-none = no book offers { TEXT($wagers, join: "comma") }
terminal-compare-left-out = left out: { $why }
terminal-compare-no-variation = none of these books has a variation { $name }. There are { TEXT($known, join: "comma") }.
terminal-compare-no-option = none of these books has an option { $name }. There are { TEXT($known, join: "comma") }.

## croupier simulate

terminal-simulate-terms = { $book }, { $variation }, { $decks } decks
terminal-simulate-more = , seed { $seed }, { $chunks } chunks, edition { $digest }
terminal-simulate-title = { $terms }{ $more }
terminal-simulate-dealt = { COUNT($coups) } coups of { COUNT($shoes) } shoes in { $seconds } s ({ $rate } million a second)
terminal-simulate-player = player { COUNT($count) } ({ $share })
terminal-simulate-banker = banker { COUNT($count) } ({ $share })
terminal-simulate-tie = tie { COUNT($count) } ({ $share })
terminal-simulate-inside = inside
terminal-simulate-outside = outside
terminal-simulate-shoes = { COUNT($shoes) } shoes
terminal-simulate-rate = { $rate } M coups/s
terminal-simulate-kept = kept the counts of { COUNT($shoes) } shoes in { $file }
terminal-simulate-interrupted = interrupted after { COUNT($done) } of { COUNT($of) } shoes
terminal-simulate-other-request = { $larger ->
    [yes] { $file } holds { COUNT($shoes) } shoes, which can be taken up for { COUNT($most) } at most: more begin anew
   *[no] { $file } holds another request: take it up with the same book, options and seed, and as many shoes or more
}
terminal-simulate-simulation = simulation

## croupier rules

terminal-rules-no-clause = { GIVEN($near) ->
    [yes] { $book } has no clause { $number }. Near it: { TEXT($near, join: "comma") }.
   *[no] { $book } has no clause { $number }. Near it: nothing.
}
terminal-rules-differences = { $count } differences
terminal-rules-no-faults = { $edition }: no faults; { $clauses } clauses, { $wagers } wagers, { $variations ->
    [one] 1 variation
   *[other] { $variations } variations
}
terminal-rules-not-cited = not cited by any provision: { $clause }  { $paraphrase }
terminal-rules-trials = { $shoes ->
    [one] 1 trial shoe was dealt to its end,
   *[other] { $shoes } trial shoes were dealt to their ends,
} { $coups } coups
terminal-rules-trial-stopped = { $variation }{ GIVEN($layout) ->
    [yes] { " " }on layout { $layout }
   *[no] { "" }
}: play stops after { $coups ->
    [one] 1 coup
   *[other] { $coups } coups
}, with the shoe { $stage }{ GIVEN($step) ->
    [yes] , at { $step }
   *[no] { "" }
}{ GIVEN($why) ->
    [yes] : { $why }
   *[no] { "" }
}
terminal-evidence-kept = { $book }: { $scenarios ->
    [one] 1 scenario shows
   *[other] { $scenarios } scenarios show
} { $shown } of { $of } encoded clauses; kept in { $file }
terminal-evidence-not-of-a-folder = { $book } was named by its id: give the folder of a book of your own, whose scenarios lie in it
terminal-evidence-not-kept = { $folder } cannot be written: { $why }
terminal-evidence-differs = Nothing is kept, because something differs in { TEXT($scenarios, join: "comma") }; `croupier scenario run` on it says what
terminal-evidence-outdated = The evidence beside { $book } is of another edition, { $edition }, and does not count: play its scenarios again with `croupier rules evidence`
terminal-new-written = { $folder }: a book of { $files } files
terminal-new-no-id = The folder's name is the book's id, and “{ $id }” cannot be one: lower-case words joined by hyphens, such as harbour-palace
terminal-new-taken = There is a book { $id } on the shelf already: give the folder a name that no book has
terminal-new-not-empty = { $folder } is there already and is no empty folder: name one that is new or empty
terminal-new-not-written = { $folder } cannot be written: { $why }
terminal-schema-no-file = { $file } is no file of a book: there are { $files }
terminal-schema-not-written = { $folder } cannot be written: { $why }
terminal-schema-editor = An editor with Taplo (such as Even Better TOML) follows a line at the top of a file of the book:
terminal-words-missing = not translated: { $text }
terminal-words-gone = no longer in the book: { $text }
terminal-words-progress = { $book }, { $language }: { $done } of { $of } texts are translated
terminal-clauses-clauses = clauses
terminal-clauses-status = status { $which }
terminal-clauses-owed = not yet covered
terminal-clauses-owed-with = not yet covered, { $which }
terminal-clauses-shown = encoded and shown by: { $which }
terminal-shown-acted = engine acted
terminal-shown-refused = refused
terminal-shown-document = document
terminal-shown-data = data only
terminal-shown-nothing = nothing
terminal-status-encoded = encoded
terminal-status-definition = definition
terminal-status-procedure = procedure
terminal-status-discretion = discretion
terminal-status-display = display
terminal-status-document = document
terminal-status-outside = outside
terminal-chapter-irregularities = irregularities
terminal-chapter-tournaments = tournaments
terminal-chapter-promotions = promotions
terminal-chapter-reports = reports
terminal-chapter-this-release = this release
terminal-reading-impact-money = money
terminal-reading-impact-procedure = procedure
terminal-reading-impact-wording = wording
terminal-reading-unclear = unclear
terminal-reading-taken = we read
terminal-reading-because = because
terminal-reading-or = or
terminal-reading-effect = effect
terminal-reading-option = option
terminal-reading-verify = verify
terminal-topic-source = source
terminal-topic-words = words
terminal-topic-cards = cards
terminal-topic-tableau = tableau
terminal-topic-variations = variations
terminal-topic-settlement = settlement
terminal-topic-options = options
terminal-topic-layouts = layouts
terminal-topic-table = table
terminal-topic-authority = authority
terminal-topic-shuffle = shuffle
terminal-topic-wagering = wagering
terminal-topic-limits = limits
terminal-topic-dealing = dealing
terminal-topic-notices = notices
terminal-topic-irregularities = irregularities
terminal-topic-conduct = conduct
terminal-topic-runs = runs
terminal-topic-dragon-tails = dragon tails
terminal-topic-wagers-over-several-coups = wagers over several coups

## croupier verify and croupier log

terminal-verify-progress = { $table }: { COUNT($entries) } entries
terminal-verify-either = give either --processes or --cluster, not both
terminal-verify-one-table = an export is one table, which one process goes through: leave out --processes and --cluster
terminal-verify-cluster = a verification on a cluster
terminal-verify-no-address = --cluster "{ $address }" is not an address: write tcp://HOST:PORT, such as tcp://127.0.0.1:8786
terminal-verify-more = and { COUNT($count) } more findings
terminal-verify-wrong = { $count ->
    [0] nothing wrong
   *[other] { COUNT($count) } wrong
}
terminal-verify-note = { $table }: { SAID($note) }
terminal-verify-key = Signed heads were held against the key { $key }.
terminal-verify-vouched = The heads of the floor vouch for this log up to head { COUNT($head) }, { DATE($at) } { TIME($at) } UTC; { $entries ->
    [0] nothing came after it.
   *[other] { COUNT($entries) } entries came after it.
}
terminal-verify-no-witness = No witness was asked: who can change the log, the heads and the keys can do so together. Use --witness.
terminal-verify-witness = The witness has head { COUNT($head) }.
terminal-verify-never-signed = No head of the floor was ever signed: nothing vouches for the end of this log.
terminal-verify-no-key = No public key was given: whose signatures these are is not proved. Use --key.
terminal-log-size = { $some ->
    [yes] { COUNT($size) } bytes on disk, { COUNT($each) } a coup.
   *[no] { COUNT($size) } bytes on disk.
}
terminal-log-does-not-follow = entry { $entry } of table { $table } does not follow from those before it ({ $error })
terminal-log-at-no-time = at no time
terminal-log-broken = broken
terminal-log-whole = whole
terminal-log-no-heads = No signed heads were given: the chain shows its order, not that nobody made it anew.
terminal-log-there-already = { $file } is there already: name another file
terminal-log-written = { COUNT($entries) } entries of table { $table } written to { $file }
terminal-log-no-table = { GIVEN($known) ->
    [yes] there is no table { $table } in this log; it has { TEXT($known, join: "comma") }
   *[no] there is no table { $table } in this log; it has none
}
terminal-log-signed = { $table }   entry { COUNT($entry) }   { $hash }...   signed by { $key }
terminal-log-in-both = { $table }   { COUNT($entries) } entries   { $hash }... in both
terminal-log-up-to-date = { $log } is up to date
terminal-log-nothing-to-pack = { $table }   no closed shoe is left to pack
terminal-log-packed = { $table }   packs: { COUNT($packs) }   entries: { COUNT($entries) }   { COUNT($bytes) } bytes became { COUNT($packed) }
terminal-log-spare = { $spare ->
    [0] { COUNT($size) } bytes on disk.
   *[other] { COUNT($size) } bytes on disk, { COUNT($spare) } of them free for what is written next; --shrink gives them back.
}
terminal-log-no-names = no names are kept
terminal-log-name-a-key = name a key: --signing FILE, --tape FILE, or both
terminal-log-house = House log: { COUNT($entries) } entries, the last of them:
terminal-log-house-line = { COUNT($number) }  { $at } UTC  { GIVEN($by) ->
    [yes] { $by }
   *[no] -
}  { SAID($note) }
terminal-log-house-unknown = { $kind } { $facts }
terminal-log-house-broken = The house log is broken: entry { COUNT($entry) } { SAID($why) }

## croupier backup and croupier restore

terminal-backup-whole = { $table }   { COUNT($entries) } entries   { $hash }...   chain whole
terminal-backup-restored = { $table }   { COUNT($entries) } entries   { $hash }...   restored
terminal-backup-not-signed = { $file } is not what was signed: { $why }
terminal-backup-no-heads = no signed heads were found, so whether this copy is old is not known: use --keys
terminal-backup-old = { $file } is an old copy: table { $table } ends at entry { COUNT($ends) } in it, and a head was signed at entry { COUNT($signed) }. Find a newer copy, or restore this one with --old
terminal-backup-held = table { $table } is held: cards dealt since this copy may be known to somebody, so its coup and its shoe are ended before anything else
terminal-backup-settings = this floor ran with { TEXT($settings, join: "comma") }: start it with the same settings, or others on purpose
terminal-backup-fork = the witness knows head { COUNT($newest) } of this floor and this copy ends at head { COUNT($ends) }: keep what the witness has, and give the floor another place to tell its heads
terminal-backup-lost = table { $table } lost entries { COUNT($first) } to { COUNT($last) }
terminal-backup-forgotten = { $person } was forgotten since this copy was made, and is forgotten again
terminal-backup-ranks = the rank of { $person } by { BOOKID($book) } was changed since this copy was made, and is as it was changed
terminal-backup-nobody-forgotten = there is no { $file }, so whoever was forgotten since this copy was made has their name again: bring that file back beside the keys and start the floor, or forget them again with croupier log people --forget ID

## croupier floor

terminal-floor-open = Croupier is open: { $address }
terminal-floor-demo-open = Open demonstration: anyone may come in here as anyone, staff too. Nothing here is real.
terminal-floor-demo-closed = a demonstration lets anyone in as anyone, so it listens on this machine alone: { $host } is reached by others. Leave --host out, or say --demo-open if all of them may
terminal-floor-demonstration = a demonstration: choose a table, one click logs you in, place a chip and wait for the deal
terminal-floor-deal = deal a physical shoe
terminal-floor-display = the wall display
terminal-floor-supervise = supervise the floor
terminal-floor-day = Playing the day of { $date } at { $tables } tables, to be reported, replayed and searched: some seconds
terminal-floor-kept = everything is kept in { $database }; Ctrl-C closes the floor
terminal-floor-setting = The setting { $name } cannot be { $value }: { $why }
terminal-floor-settings-file = The settings in { $file } cannot be read: { $why }
terminal-admin-no-floor = { $database } is no floor's database: it has no accounts; a new floor is set up in the browser
terminal-ranks-whose = Say whose rank and by which book: croupier floor ranks PERSON --book BOOK --rank RANK
terminal-ranks-line = { $person } { GIVEN($name) ->
    [yes] is { $name }
   *[no] has no rank
} by { $book }, { GIVEN($table) ->
    [yes] at table { $table }
   *[no] at every table
}{ $by ->
    [role] {" "}(by the role)
   *[grant] {""}
}
terminal-admin-one-of-two = --code is for an administrator who is there, --new for another one: say one of them
terminal-admin-no-such = There is no administrator { $id } who may come in: { TEXT($known, join: "comma") }
terminal-admin-list = { $id }, { $state ->
    [closed] closed: no way in
    [code] waits for a one-time code
    [choosing] used a one-time code and has chosen no password yet
   *[password] comes in by a password
}
terminal-admin-code = One-time code for { $id }: { $code }
terminal-admin-code-until = opens the account once, until { DATE($until) } { TIME($until, to: "minute") } UTC, and has to be changed at once; the house log tells of it
terminal-floor-taken = { GIVEN($process) ->
    [yes] { $file } belongs to a floor that runs already (process { $process } on { $machine }, since { $since } UTC): stop that one first, or name another file with --database
   *[no] { $file } belongs to a floor that runs already: stop that one first, or name another file with --database
}
terminal-floor-undone = the floor has stopped, and everything that was answered is kept; this could not be done at the end: { $why }
terminal-floor-cannot-listen = { $where } cannot be listened on: { $why }; choose another --port

## Tournaments

terminal-tournament-exists = { $file } is there already: name another file
terminal-tournament-new = { $file }: terms to begin with, under { $book }
terminal-tournament-unreadable = { $file } cannot be read: { $reason }
terminal-tournament-no-book = { $file } names no book: write book = "canberra" or the like, or give --book
terminal-tournament-checked = { $found ->
    [0] { $file }: nothing is missing and nothing contradicts { $book }
    [one] { $file }: one thing to put right before it can be published under { $book }
   *[other] { $file }: { COUNT($found) } things to put right before it can be published under { $book }
}
terminal-tournament-written = { $file }: the terms of { $name }, edition { $edition }

## What is owed to others

terminal-duties-none = Nothing is owed to anyone.
terminal-duties-none-late = Nothing is late.
terminal-duties-where = where
terminal-duties-clauses = clauses
terminal-duties-what = what
terminal-duties-to = to whom
terminal-duties-since = since
terminal-duties-due = due
terminal-duties-late = late
terminal-duties-about = { $about } (matter { $matter })
terminal-duties-when = { DUE($when) }
terminal-duties-late-by = { LASTING($lasts) }
terminal-duties-count = { $open ->
    [one] One is open
   *[other] { $open } are open
}, { $late ->
    [0] none is late
    [one] one is late
   *[other] { $late } are late
}. Times are those of each casino’s clocks.

## Reports that the books ask for

terminal-report-name = name
terminal-report-book = book
terminal-report-period = for
terminal-report-title = title
terminal-report-clauses = clauses
terminal-report-every-gaming-day = each gaming day
terminal-report-every-month = each month
terminal-report-no-reports = No book of this log asks for a report.
terminal-report-none = none
terminal-report-unknown = There is no report { $name } for the books of this log: choose one of { TEXT($known, join: "comma") }. `croupier report --log LOG` lists them.
terminal-report-which-book = Several books of this log have the report { $name }: say which with --book ({ TEXT($books, join: "comma") }).
terminal-report-no-day = { $option } { $text } is no day: write it as 2026-11-30.
terminal-report-inverted = The period ends on { $last }, before it begins on { $first }: give the earlier day as --from.
terminal-report-to-come = At { $casino } it is { $today }: there is nothing to report of { $last } yet. Ask up to { $today }.
terminal-report-out-of-calendar = { $day } is at the end of the calendar: ask for a day of this log.
terminal-report-no-groups = Figures of { $name } cannot be added up otherwise: leave --by out.
terminal-report-no-group = Figures cannot be added up by { $by }: choose among { TEXT($known, join: "comma") }.
terminal-report-written = Written: { $file }

## A day that plays itself

terminal-day-title = A gaming day, { $date }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $hours ->
    [one] one hour
   *[other] { $hours } hours
}, seed { TEXT($seed) }
terminal-day-playing = Playing { $number } of { $of }: { $stream }
terminal-day-no-date = { $text } is no day that can be played: write it as 2026-02-28
terminal-day-not-empty = { $log } has { $tables ->
    [one] one table
   *[other] { $tables } tables
} already: a day is written into a log that has none. Name another one (--log)
terminal-day-tables = Tables
terminal-day-remedies = What went wrong, and what was done about it
terminal-day-verified = The log, verified
terminal-day-floats = Floats
terminal-day-takings = What the tables took
terminal-day-reports = Reports that the books ask for
terminal-day-duties = What is still owed
terminal-day-table = table
terminal-day-book = book
terminal-day-coups = coups
terminal-day-staked = staked
terminal-day-irregularity = irregular
terminal-day-void = void
terminal-day-late = late
terminal-day-wrong-payment = mispaid
terminal-day-breach = breaches
terminal-day-dispute = disputes
terminal-day-limits = Limits were changed, after notice, at { TEXT($tables, join: "and") }.
terminal-day-slip = what happened
terminal-day-remedy = remedy
terminal-day-clauses = clauses
terminal-day-times = times
terminal-day-no-remedies = Nothing went wrong at any table.
terminal-day-filled = filled
terminal-day-brought = brought
terminal-day-cashless = cashless
terminal-day-cash = cash
terminal-day-taken = taken
terminal-day-credited = credited
terminal-day-cage = at the cage
terminal-day-held = held
terminal-day-closing = at close
terminal-day-win = win
terminal-day-adds-up = adds up
terminal-day-yes = yes
terminal-day-no = no
terminal-day-chips = Chips in: { $into }. Chips out, with the floats at close: { $out }.
terminal-day-nothing = Nothing to report at { $book }: { TEXT($reports, join: "semicolon") }
terminal-day-gone = This log was temporary and is gone. With --log FILE it is kept: to replay, to report, to search.
