# What an inspection finds: croupier verify, log verify, fair. Sentences end without a full stop.

finding = { $kind ->
        [tournament] { $table }
        [promotion] { $table }
        [log] the log
       *[table] table { $table }
    }{ $entry ->
        [0] {""}
       *[other] , entry { $entry }
    }: { $what }: { $why }
finding-chain-broken = an entry does not follow the one before it: the log was altered here
finding-head-not-genuine = a signed head's signature is not by the key it names, or not by the house's
finding-head-not-met = the log is not what was signed
finding-log-too-short = a head was signed for entries that are not there: they were cut off, or this is an old copy
finding-table-missing = a head was signed for a table that is not there
finding-stray-command = a command is kept that caused no entry
finding-stray-rows = the database has rows that belong to no table's log
finding-not-an-event = an entry is not an event that this Croupier knows
finding-not-a-command = what caused an entry is not a command that this Croupier knows
finding-edition-unknown = the edition of the book cannot be opened, so that nothing can be decided again
finding-edition-altered = what is kept as an edition of a book is not that edition
finding-decided-otherwise = the book gives another answer to the command
finding-written-otherwise = what is written means what it should, in other bytes than Croupier writes
finding-cannot-be = the event cannot follow from those before it
finding-recomputed-otherwise = a second calculation gives another figure
finding-link-broken = a tournament and a table do not say the same of each other
finding-shoe-not-fair = a virtual shoe was not dealt as it was committed to
finding-shoe-owed = a virtual shoe was never revealed
finding-proof-does-not-fit = the entries shown are not part of what was signed
finding-house-log-broken = the house log was altered, or cut off
finding-beside-altered = what is kept beside the log is not what the house log tells
finding-floor-heads-broken = a head of the floor was altered
finding-floor-heads-differ = there are two heads of the floor with the same number: one of them was made afterwards
finding-floor-heads-missing = heads of the floor are gone
finding-key-not-known = a head of the floor was signed by a key that the house did not have then
finding-not-vouched-for = nothing vouches for the end of this log

## What shows it

found-broken = entry { $entry } { SAID($why) }
broken-other-table = belongs to the log of table { $other }
broken-no-entries = command { $command } has no entries
broken-missing = is missing: entry { $instead } comes instead
broken-other-command = names command { $names } and lies with command { $lies }
broken-hash = does not have the hash that its content and the entry before it give
broken-pack = lies in the pack of entries { $first } to { $last }, whose content is not what was packed
broken-unreadable = cannot be read: { $error }
found-follows-another = entry { $entry } is said to follow another entry than the one before it
found-stray-command = { $kept } commands are kept, and { $caused } caused entries
found-other-hash = the head signed there for { TERM($for) } has hash { $signed }..., the log { $log }...
found-other-root = the Merkle root signed there is { $signed }..., of the log { $log }...
found-no-floor-head = line { $line } of the heads ({ TERM($source) }) is no head of the floor
found-floor-signature = head { COUNT($number) } ({ TERM($source) }) does not have the signature of the key it names
found-head-twice = head { COUNT($number) } is there twice ({ TERM($source) })
found-other-head = head { COUNT($number) } ({ TERM($source) }) is not the one that is kept elsewhere
found-heads-missing = heads { COUNT($first) } to { COUNT($last) } are missing ({ TERM($source) })
found-head-follows = head { COUNT($number) } ({ TERM($source) }) does not follow the one before it
found-floor-other-key = head { COUNT($number) } ({ TERM($source) }) is signed by { $signed }, and the house’s key is { $house }
found-key-not-named = head { COUNT($number) } ({ TERM($source) }) is signed by { $signed }, and the one before named { $before }
found-witness-has-more = the witness has head { COUNT($witness) }, and here they end at { COUNT($here) }
found-source-ends = they end at head { COUNT($ends) } ({ TERM($source) }), and there is a head { COUNT($newest) }
found-house-broken = entry { COUNT($entry) } { SAID($why) }
found-house-other = entry { COUNT($entry) } is not the one that a head was signed for
found-account-otherwise = account { $account } is { ROLE($now) }, and the house log made it { ROLE($told) }
found-account-open = account { $account } may come in, and the house log closed it
found-account-password = account { $account } has another password than the house log tells of
found-account-gone = account { $account } is gone, and the house log tells of it
found-rank-otherwise = the rank of { $account } by { BOOKID($book) }{ GIVEN($table) ->
    [yes] , table { $table },
   *[no] {""}
} is { $now }, and the house log made it { $told }
found-card-otherwise = the card of table { $table } is not the one that the house log tells of
found-house-ends = it ends at entry { COUNT($ends) }, and a head was signed at entry { COUNT($signed) }
found-no-floor-heads = the house log tells that a floor was started here and signed heads, and there is none
found-not-vouched = the newest head of the floor, { COUNT($number) }, is of { DATE($at) } { TIME($at) }; the last entry is { COUNT($seconds) } seconds later, and { COUNT($entries) } entries have no head
found-ends-before = the log ends at entry { $ends }, and a head was signed at entry { $signed }
found-other-key = it is signed by { GIVEN($signed) ->
        [yes] the key { $signed }
       *[no] no key at all
    }, and the house's is { $house }
found-signature = the signature does not fit what it signs
found-no-head = { $file }, line { $line }: not a signed head
found-late-head = it comes after the entries it was signed for
found-missing = its log is not in this database
found-rows = there are { COUNT($rows) }
found-edition = { $why }
found-no-book = what is kept as { $edition } is not a book: { $error }
found-no-edition = nothing is kept as { $edition }
found-not-an-event = entry { $entry } { $error }
found-not-a-command = { $command }: { $error }
found-calls-itself = the command of { $command } calls itself { $itself }
found-command = the command { $name } { $command }
found-event = the event { $name }
found-not-decided = deciding { $name } again fails: { $error }
found-refused = { $name } by { $actor } is refused ({ $reason })
found-events = { $name } causes { $caused } events, and { $logged } are logged
found-another-event = { $decided } is decided, and { $logged } is logged
found-another-value = { $name }: { $field } is decided as { $decided }, and logged as { $logged }
found-decided-otherwise = { $name } is decided otherwise
found-cannot-follow = { $name }: { $error }
found-unfair = shoe { $shoe }: { SAID($fault) }
found-not-recomputed = { $event } cannot be recomputed: { $error }
found-nothing-after = { $event } cannot be recomputed, nor anything after it: { $error }
found-head-of-other = the head is of table { $other }
found-no-genuine-head = there is no genuine head for the proof
found-another-root = with the proof they do not make the root signed at entry { $entry }
found-no-proof = no proof ties them to a signed head

## What is not wrong and yet worth saying

noted-coup-alone = a coup shown alone is not decided again: that needs the whole log
noted-not-revealed = shoe { $shoe } is not revealed yet
noted-seeded = shoe { $shoe } is seeded: anyone who has the seed knows the cards
noted-dealt-by-people = shoe { $shoe } was committed to, dealt or revealed by { TEXT($people, join: "comma") } and not by the machine: its table was opened before that was refused
noted-unsigned = no signed head holds { $entries ->
        [one] the last entry
       *[other] the last { COUNT($entries) } entries
    }: that nobody made it all anew is not proved there

## Virtual shoes that were not dealt as committed to

unfair-event = event { $event } does not follow from those before it ({ $error })
unfair-card-after-reveal = a card left the shoe after it was revealed
unfair-not-the-machine = { $actor }, a person, caused { $what }, which is the machine's alone
unfair-in-their-name = { $actor } caused { $what } in the name of { $patron }, who alone could
unfair-cut-anywhere = the machine cut after { $after } cards and did not say of which places
unfair-cut-elsewhere = the machine cut after { $after } cards, and the tape has it after { $right }
unfair-owed = none of its cards is dealt any more, and it was never revealed: nobody can check it
unfair-never-revealed = other cards came before it was revealed
unfair-committed-twice = it was committed to twice
unfair-committed-late = it was committed to after the cut
unfair-shuffled-late = it was shuffled after it was committed to
unfair-contribution = a contribution came before the commitment or after the cut
unfair-cut-first = it was cut before it was committed to
unfair-wager-first = a wager was placed before it was committed to
unfair-cutting-card = the cutting card { $came ->
        [yes] came out
       *[other] did not come out
    } before card { $card }, which is not where it was placed
unfair-out-of-turn = cards left the shoe out of turn, which a virtual shoe never lets them
unfair-went-back = cards went back into the shoe, which a virtual shoe never lets them
unfair-too-many-turned = more cards were turned over than lay there
unfair-other-commitment = what was revealed belongs to another commitment
unfair-no-tape = what was revealed is no tape and no salt
unfair-digest = the commitment is not the SHA-256 of what was revealed
unfair-no-shoe = { $cards } cards cut after { $cut } are no shoe
unfair-tape-short = the tape does not give every card its place
unfair-order = { $many ->
        [one] one card is
       *[other] { $many } cards are
    } not as the order has it: card { $place } was { CARDS($was) } and should be { CARDS($right) }

## A second calculation: which event, what is wrong with it, what it says, what was recomputed

difference = event { $place } ({ $event }) of { $kind ->
        [tournament] { $table }
        [promotion] { $table }
       *[table] table { $table }
    }: { SAID($what) }{ GIVEN($about) ->
        [yes] {" "}({ SAID($about, join: "comma") })
       *[no] {""}
    }: it says { SAID($said) }, recomputed { SAID($recomputed) }{ GIVEN($clauses) ->
        [yes] {" "}[{ TEXT($clauses, join: "comma") }]
       *[no] {""}
    }
differs-unknown-edition = no book of this edition is at hand, so that nothing of this table can be recomputed
differs-wrong-hand = the card belonged to another hand
differs-card-not-due = no further card was due
differs-card-before-turned = a further card came before the first ones lay open
differs-card-not-as-drawn = a card turned out to be another than the one drawn
differs-wrong-correction = a card was put right otherwise than it lay, or not all that follows from it was said
differs-too-many-cards-turned = more cards were turned over than lay face down
differs-card-too-often = the card came more often than the decks have it
differs-card-missing = a card was still due
differs-wrong-count = the count of a hand is another
differs-wrong-winner = the result is another
differs-wrong-standoff-call = whether a standoff is called is otherwise
differs-no-result = the coup was settled or cleared before a result was announced
differs-dummy-coup-settled = a dummy coup has nothing to settle
differs-pairs-not-settled = wagers decided by the first four cards were to be settled first
differs-no-such-wager = no such wager lay on the layout
differs-settled-twice = a wager was settled more than once
differs-settled-too-soon = a wager was settled that was not decided yet
differs-never-settled = a wager was never settled
differs-wrong-patron = a payment went to another patron than the wager's
differs-wrong-wager = a payment names another wager
differs-wrong-stake = the stake that counts is another
differs-wrong-excess = what goes back unsettled of a stake is another amount
differs-wrong-resolution = what becomes of the wager is otherwise
differs-wrong-row = another row of the wager applies
differs-wrong-profit = the winnings are another amount
differs-wrong-commission = the commission is another amount
differs-wrong-deferral = the commission that waits is another amount
differs-wrong-return = what comes back to the patron is another amount
differs-wrong-rounding = what rounding to chips added is another amount
differs-wrong-token = the wager was staked otherwise, in chips or in tokens
differs-wrong-parts = the parts of a combined wager are others
differs-not-payable = the book lets no payment be rounded, and chips cannot make this one
differs-clause-not-cited = the payment does not cite the clauses of its row
differs-paid-out-of-order = losing wagers are taken before winning ones are paid
differs-wrong-reversal = a payment that was undone is not the one that was made
differs-wrong-streak = a wager over several coups lives on otherwise
differs-wrong-tails = the Dragon Tail indicator shows otherwise
differs-wrong-late-area = the Late areas that open are others
differs-wrong-shoe-end = whether the shoe ended early is otherwise
differs-wrong-shoe-cause = the clauses that ended the shoe are others
differs-wrong-effect = the remedy that was ordered does nothing of the kind
differs-effect-missing = the remedy that was ordered was not carried out
differs-wrong-remedy = the book has no such remedy for what was reported, or others must be told of it
differs-wrong-matter = the matter is another, or there is none
differs-nobody-to-tell = nobody of this name waited to be told of the matter
differs-wrong-duties = what was discharged by it was not owed, or something owed was left
differs-no-stray-card = no card lay there that had left the shoe out of turn
differs-stray-card-left = a card that left the shoe out of turn was left lying
differs-carried-card-first = a card kept from before was to be laid first
differs-wrong-float = what was to be in the float when it was counted, or what was found, is another amount
differs-no-carried-card = no card was kept from before
differs-wrong-face = a card that was seen cannot be laid face down
differs-not-the-first-coup = only the first coup of a shoe can be put back into it
differs-wrong-offer = what patrons may choose, or for which wagers, is otherwise
differs-wrong-answer = what is left of a wager after its patron's choice is another amount
differs-not-restored = wagers over several coups were not put back as they were
differs-no-such-coup = no such coup of this shoe is kept, or it is void already
differs-wrong-owed = what someone could not give back is another amount
differs-debt-not-recorded = what someone could not give back was not recorded as a debt
differs-refund-not-kept = what goes back to someone who has left was not kept for them, or another amount
differs-wager-not-offered = the book does not have this wager in this game
differs-wager-number-used = a wager of this number lies there already
differs-stake-not-possible = a stake is more than nothing, and no more of it counts than there is
differs-stake-beyond-chips = the patron has not as much as that
differs-token-not-taken = the book takes no tokens
differs-outside-its-window = the wager is open only in another coup, or at another moment of it
differs-above-own-main-wager = the wager may not exceed the patron's own main wager
differs-wrong-arrangement = whether the wager stands above the differential by arrangement is otherwise
differs-wrong-cut = pro rata, the wagers are cut otherwise
differs-wrong-collection = the commission that was due is another amount
differs-nothing-to-collect = the book lets no commission wait
differs-left-owing = a patron left, or the table closed, with commission owed
differs-left-with-wagers = a patron left with wagers on the layout
differs-below-zero = more was taken than was there
differs-not-conserved = money came from nowhere or went nowhere
differs-layout-differs = the chips on the layout are not the wagers that lie there
differs-wrong-balance = the ledger holds another amount
differs-wrong-debt = the table's record of commission owed is another amount
differs-wrong-chips-counted = an entrant's tournament chips are another amount
differs-wrong-coups-counted = another number of coups counts
differs-wrong-result = a result without cards is not the one that was recorded, or has another number
differs-dealt-without-cards = cards or wagers at a table that keeps results only, or a result without cards at one that is dealt
differs-secret-not-as-made = a secret wager was revealed otherwise than it was made
differs-ballot-not-as-committed = the tape of a ballot is not the one that was committed to
differs-wrong-ballot = the tape and the word put players into other seats
differs-wrong-field = others were to take part
differs-wrong-bank = someone began with other chips than the terms give everyone
differs-wrong-split = the parts of an amount are not the whole of it
differs-wrong-price = what was paid goes elsewhere than the terms say: pool, commission, held for chips
differs-refund-beyond-paid = more comes back to someone than is left of what they paid: pool, commission, held for chips
differs-wrong-place = the place is another
differs-wrong-chips = the chips are not those that were counted
differs-wrong-points = the points are others
differs-wrong-qualified = others go on to the next round
differs-equals-not-parted = equals stand on both sides of the line, and nothing parts them
differs-wrong-pool = the pool is another amount
differs-prizes-not-the-pool = the prizes together are not the pool
differs-wrong-prize = the prize is another amount
differs-wrong-passed-over = others were to be passed over as staff

## What shows that a tournament and a table differ

found-link-no-tournament = the contest is for { $tournament }, which is not in this log
found-link-not-designated = { $tournament } never designated this table
found-link-no-contest = no contest ended at entry { $entry } of table { $table }
found-link-another-session = the contest that ended at entry { $entry } of table { $table } was not for session { $session }, but for { $other }
found-link-not-counted = { PERSON($entrant) } played to the end at table { $table } (entry { $entry }) and was not counted
found-link-not-there = { PERSON($entrant) } did not play at table { $table } (entry { $entry })
found-link-other-chips = { PERSON($entrant) } was counted with { MONEY($said) }, and had { MONEY($right) } at table { $table } (entry { $entry })
found-link-other-coups = { COUNT($said) } coups were recorded, and table { $table } dealt { COUNT($right) } (entry { $entry })

## What it is about

differs-about-hand = hand { HAND($value) }
differs-about-slip = slip { SLIP($value) }
differs-about-wager = wager { WAGER($value) }
differs-about-part = part { WAGER($value) }
differs-about-number = number { $value }
differs-about-patron = patron { PERSON($value) }
differs-about-coup = coup { $value }
differs-about-why = why { TERM($value) }
differs-about-in = in { $value }
differs-about-card = card { GIVEN($value) ->
        [yes] { CARDS($value) }
       *[no] face down
    }

## What an event says, and what it should say

recomputed-as-it-is = { $value }
recomputed-nothing = nothing
recomputed-yes = yes
recomputed-no = no
recomputed-none = none
recomputed-nobody = nobody
recomputed-one = one
recomputed-once = once
recomputed-hand = { HAND($hand) }
recomputed-resolution = { $ends ->
        [wins] wins
        [loses] loses
        [standoff] standoff
        [void] void
       *[other] open
    }
recomputed-no-card = no card
recomputed-no-card-before-open = no card before all lie open
recomputed-card-down = a card face down
recomputed-card-for = a card for { HAND($hand) }
recomputed-cards = { $cards } cards
recomputed-cards-down = { $cards } cards, { $down } of them face down
recomputed-cards-up = { $cards } cards or more, face up
recomputed-four-cards-up = four cards, face up
recomputed-streaks-as-before = wagers over several coups as before
recomputed-drawn = drawn
recomputed-to-lay = { $cards } to lay
recomputed-no-remedy = no remedy
recomputed-one-of = { TEXT($names, join: "or") }
recomputed-row = row { $row }
recomputed-row-of-the-book = a row of the book for it
recomputed-no-matter = no matter
recomputed-told-of = { TERM($who) } of { $matter }
recomputed-several = { SAID($each, join: "comma") }
recomputed-laid = laid
recomputed-none-kept = none was kept
recomputed-face-down = face down
recomputed-face-up = face up
recomputed-after-coups = after { $coups } coups
recomputed-first-coup = the first coup
recomputed-kept = { GIVEN($numbers) ->
        [yes] kept { TEXT($numbers, join: "comma") }
       *[no] none kept
    }
recomputed-wagers = { GIVEN($numbers) ->
        [yes] wagers { TEXT($numbers, join: "comma") }
       *[no] no wagers
    }
recomputed-no-choice = nothing to choose
recomputed-counts-of = { $counts } of { $stake }
recomputed-as-they-are = as they are
recomputed-as-before = as before
recomputed-tails = { hand-player } { $player }, { hand-banker } { $banker }
recomputed-no-longer = no longer
recomputed-at-stake = { $count }, { $counts } of { $stake } at stake
recomputed-not-decided = not decided yet
recomputed-no-wager = no wager
recomputed-times = { $times } times
recomputed-undone-times = undone { $times } times
recomputed-back = { $ends ->
        [wins] wins
        [loses] loses
        [standoff] standoff
        [void] void
       *[other] open
    }, { $back } back
recomputed-back-of = { $ends ->
        [wins] wins
        [loses] loses
        [standoff] standoff
        [void] void
       *[other] open
    }, { $back } back of { $of }
recomputed-paid-before = wager { $number } paid before
recomputed-taken-first = taken first
recomputed-settled = settled
recomputed-cleared = cleared
recomputed-clauses = { $clauses } clauses
recomputed-tokens = tokens
recomputed-token = a token
recomputed-chips = chips
recomputed-another-number = another number
recomputed-stake-that-counts = a stake, less of it only under a clause
recomputed-arranged = arranged
recomputed-not-arranged = not arranged
recomputed-after-cards = after { $cards } cards
recomputed-at-most = at most { $most }
recomputed-as-it-was = as it was
recomputed-nought-or-more = 0 or more
recomputed-result-first = a result first
recomputed-cents = { $cents } cents
recomputed-early = early
recomputed-in-due-course = in due course

## Pictures of odds, with what their axes show

plot-edge-by-decks = Edge by number of decks: { $book }, { VARIATION($variation) }
    .across = decks
    .up = house edge, percent
plot-edge-through-a-shoe = Edge through one shoe: { $book }, { VARIATION($variation) }, { $decks } decks, seed { $seed }
    .across = decks dealt
    .up = house edge, percent
plot-session-results = Result of { $coups } coups, one unit each: { $book }, { VARIATION($variation) }
    .across = units won
    .up = probability
plot-removal = Effect of removing one card: { WAGER($wager) }
    .across = rank
    .up = hundredths of a percent

## A patron's own wager, and why it came out so

own-result = { $winner ->
    [player] Player { $player } beats Banker { $banker }
    [banker] Banker { $banker } beats Player { $player }
   *[tie] Player and Banker tie on { $player }
}
own-why = { GIVEN($result) ->
    [yes] { SAID($result) }:{" "}
   *[no] {""}
}{ WAGER($wager) }, { $resolution ->
    [wins] { MONEY($stake) } pays { $less ->
        [rate] { MONEY($pays) } less { $rate }, { MONEY($exact) }
        [commission] { MONEY($pays) } less { MONEY($commission) } commission, { MONEY($exact) }
        [waits] { MONEY($exact) }, and { MONEY($commission) } commission is owed
       *[none] { MONEY($exact) }
    }{ $rounded ->
        [yes] , rounded to { MONEY($profit) }
       *[no] {""}
    }
    [loses] { $back ->
        [0] { MONEY($stake) } loses
       *[other] { MONEY($stake) } loses, { MONEY($back) } comes back
    }
    [standoff] { MONEY($back) } comes back
    [open] { MONEY($stake) } stays where it is
   *[void] { MONEY($back) } comes back
}{ GIVEN($row) ->
    [yes] {" "}({ SAID($row) })
   *[no] {""}
}
