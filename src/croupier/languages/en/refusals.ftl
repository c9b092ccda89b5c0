### Why something was refused: one message for each reason, by its stable name. The value says what is wrong, with the
### figures; `.do` says what to do. Neither ends with a full stop: `refused-because` puts them together with the clauses.
### `.you` is for the person it speaks of, `.terminal` what to do at a terminal.

# $what and $do are sentences of this file, $clauses the numbers of clauses
refused-able = { GIVEN($people) ->
    [yes] Here now with that rank: { TEXT($people, join: "comma") }.
   *[no] Nobody with that rank is logged in now.
}
refused-because = { $what }{ GIVEN($clauses) ->
    [yes] {" "}({ $clauses })
   *[no] {""}
}.{ GIVEN($do) ->
    [yes] {" "}{ $do }.
   *[no] {""}
}

## The command, and whoever gives it

refusal-repeated-command = This was given already
    .do = It took effect once
refusal-time-runs-backwards = The command is of { TIME($at) }, and the table has come to { TIME($clock) }
    .do = Check the clock
refusal-time-not-possible = The time { $at } lies beyond any calendar
    .do = Check the clock
refusal-unknown-rank = There is no rank '{ $rank }' in this book
    .do = It has { TEXT($known, join: "comma") }
refusal-no-rank = Whoever asks has no rank of this book here, and this takes { BOOK($needed) } or above
    .do = Ask { BOOK($needed) }; ranks are granted by a manager or an administrator, on the page of people
refusal-rank-too-low = This is not for the rank of { BOOK($rank) }
    .do = It takes the rank of { BOOK($needed) } or above
refusal-not-for-another = { PERSON($actor) } cannot do this for { PERSON($patron) }
    .do = Ask the dealer
refusal-only-the-machine = Only the machine says what comes out of a virtual shoe, and { PERSON($actor) } is a person
    .do = Ask without naming it: the machine brings the card
refusal-only-the-tournament = { COMMAND($command) }: only the tournament itself tells this table so, and { PERSON($actor) } is a person
    .do = Do it at the tournament: the table hears of it by itself
refusal-id-reserved = The name { $patron } is the machine's, or could be taken for it
    .do = Take another
refusal-other-stream = { $kind ->
    [tournament] { $stream } is a tournament, and { COMMAND($command) } is an act of something else
    [promotion] { $stream } is a promotion, and { COMMAND($command) } is an act of something else
   *[table] { $stream } is a table, and { COMMAND($command) } is an act of a tournament or a promotion
}
    .do = Give it there: tournaments and tables have logs of their own
refusal-table-already-open = Table { $table } is open already
    .do = Close it first
refusal-table-not-open = Table { $table } is not open
    .do = This can be done once it is open: { COMMAND($command) }
refusal-other-edition = The table was opened under { $opened }, and this is { $given }
    .do = Use the edition it was opened under
refusal-cards-to-check = The cards of the last gaming were not checked yet
    .do = Check them first
refusal-shoe-not-revealed = Shoe { $shoe } is over, and what its commitment was made of is not shown yet
    .do = Reveal it first
refusal-results-only = This table keeps results only: { COMMAND($command) } has no place at it
    .do = Record results here; to deal with cards, end the shoe and let a supervisor set the table so
refusal-dealt-with-cards = { GIVEN($shoe) ->
    [yes] A virtual shoe records its own cards
   *[no] This table is dealt with cards, and its results come from them
}
    .do = A supervisor sets a table to keep results only, while no cards and no patrons are there
refusal-unknown-result = { GIVEN($of) ->
    [yes] Coup { $coup } is none of this shoe's, whose results are of { RANGE($of, join: "and") }
   *[no] No result of this shoe is recorded
}
    .do = Choose a coup of this shoe
refusal-result-as-recorded = Coup { $coup } is recorded so already
    .do = Change what was recorded wrong
refusal-too-many-results = A shoe of { $decks } decks holds { $most } coups at most, and so many are recorded
    .do = End the shoe and begin the next one
refusal-patrons-may-still-cut = Patrons may cut, or add to the order, until { TIME($until) }
    .do = Wait for them

## The table's terms

refusal-unknown-variation = { $book } has no variation '{ $variation }'
    .do = It has { TEXT($known, join: "comma") }
refusal-decks-not-allowed = { $decks ->
    [one] One deck is not allowed
   *[other] { $decks } decks are not allowed
}
    .do = Use { TEXT($allowed, join: "or") }
refusal-unknown-option = { $book } has no option '{ $option }'
    .do = { GIVEN($known) ->
        [yes] It has { TEXT($known, join: "comma") }
       *[no] It has none
    }
refusal-option-comes-later = { $option } has no effect yet: it comes with the chapter { TERM($chapter) }
    .do = Leave it out
refusal-option-value-not-allowed = { $option } cannot be '{ $value }'
    .do = { GIVEN($least) ->
        [yes] It is a percentage from { $least } to { $most }
       *[no] It is one of { TEXT($allowed, join: "comma") }
    }
refusal-no-differential-surcharge = No clause charges for a wager above the table differential in { VARIATION($variation) }
    .do = Settle without one
refusal-tournament-only = { VARIATION($variation) } may only be played in a tournament
    .do = Choose another variation
refusal-unknown-layout = There is no layout '{ $layout }'
    .do = { GIVEN($known) ->
        [yes] There are { TEXT($known, join: "comma") }
       *[no] There are none
    }
refusal-unknown-venue = The game may not be played at '{ $venue }'
    .do = It may be played at { TEXT($known, join: "comma") }
refusal-places-not-allowed = { $places ->
    [one] A table of one place is not allowed here
   *[other] A table of { $places } places is not allowed here
}
    .do = { GIVEN($allowed) ->
        [yes] Use { TEXT($allowed, join: "or") }
       *[no] { $most ->
            [0] Use { $least } or more
           *[other] Use { $least } to { $most }
        }
    }
refusal-places-not-closed = { $most } of { $places } places may be used
    .do = Close { $surplus } more with a marker
refusal-continuous-shuffler = A continuous shuffling machine has no cutting card and no end of a shoe, and is not supported
    .do = Use a dealing shoe
refusal-no-virtual-shoe = This table has no virtual shoe: there is nothing to commit to and to reveal
refusal-unknown-method = There is no dealing method '{ $method }'
    .do = There are { TEXT($known, join: "comma") }
refusal-face-not-allowed = { BOOK($method) } is not dealt face { TERM($face) }
    .do = Deal face { TERM($allowed, join: "or") }
refusal-thing-not-approved = The approval of this is not recorded: { TERM($thing) }
    .do = Record it first
refusal-outside-gaming-hours = { $ends ->
    [0] The end of gaming hours was not given
   *[other] The hours of gaming are over
}
    .do = { $ends ->
        [0] Say when gaming ends
       *[other] {""}
    }
refusal-limits-out-of-order = { $wager ->
    [every-wager] Limits of { MONEY($minimum) } to { MONEY($maximum) } make no sense
   *[other] Limits of { MONEY($minimum) } to { MONEY($maximum) } for { WAGER($wager) } make no sense
}
    .do = { GIVEN($approved) ->
        [yes] No minimum is below the approved one of { MONEY($approved) }
       *[no] The minimum is above zero and not above the maximum
    }
refusal-no-area-for-wager = Layout { TEXT($layout) } has no area for { WAGER($wager) }
    .do = Choose another layout, or leave the wager out

## Signs, notices and approvals

refusal-no-such-power = { BOOKID($book) } does not let anyone do this: { POWER($what) }{ GIVEN($wager) ->
    [yes] {" "}({ WAGER($wager) })
   *[no] {""}
}{ GIVEN($about) ->
    [yes] {" "}({ TERM($about) })
   *[no] {""}
}{ GIVEN($kind) ->
    [yes] {" "}({ BREACH($kind) })
   *[no] {""}
}
refusal-nothing-to-approve = '{ $act }' is not something to approve here
    .do = { GIVEN($known) ->
        [yes] There is { TEXT($known, join: "comma") }
       *[no] There is nothing
    }
refusal-unknown-sign = There is no sign '{ $sign }'
    .do = { GIVEN($known) ->
        [yes] There are { TEXT($known, join: "comma") }
       *[no] There are none
    }
refusal-notice-not-up = No notice of { TERM($about) } is on display{ $unit ->
    [coups] , and it needs { $needed ->
        [one] one coup
       *[other] { $needed } coups
    }
    [milliseconds] , and it needs { SPAN($needed) }
   *[other] {""}
}
    .do = Put one up first
refusal-notice-without-time = A notice of { TERM($about) } must state when the change takes effect
    .do = Give the time
refusal-notice-without-change = A notice of { TERM($about) } must show what changes
    .do = { $about ->
        [variation] Give the new variation
       *[other] Give the new minimum
    }
refusal-notice-too-short = { $unit ->
    [coups] The notice of { TERM($about) } has stood { $stood } of { $needed } coups
   *[other] The notice of { TERM($about) } has stood { SPAN($stood) } and needs { SPAN($needed) }
}
    .do = Wait
refusal-notice-of-another-change = { GIVEN($variation) ->
    [yes] The notice on display is of { VARIATION($variation) }, and this is another change
   *[no] The notice on display is of a minimum of { MONEY($minimum) }{ GIVEN($wager) ->
        [yes] {" "}on { WAGER($wager) }
       *[no] {""}
    }, and this is another change
}
    .do = Put up a notice of it
refusal-surveillance-not-told = Surveillance was not told that { WAGER($wager) } is restricted
    .do = Notify them first

## When something went wrong

refusal-matter-open = An irregularity waits for its remedy: { TERM($slip) }
    .do = Order one first: { TERM($remedies, join: "or") }
refusal-offer-open = { $wagers ->
    [one] Patrons still choose what becomes of one wager: { TERM($choices, join: "or") }
   *[other] Patrons still choose what becomes of { $wagers } wagers: { TERM($choices, join: "or") }
}
    .do = Wait for their answers, or end the asking
refusal-changes-open = Wagers of coup { $coup } may be changed now
    .do = End the changes first
refusal-no-matter = No irregularity was reported
    .do = Report what happened first
refusal-no-offer = Patrons have nothing to choose in coup { $coup }
refusal-unknown-slip = The book knows no irregularity '{ $slip }'
    .do = It knows { TEXT($known, join: "comma") }
refusal-facts-missing = A report of { TERM($slip) } needs to say more: the { TERM($fact) } concerned is missing, or is not there
refusal-slip-does-not-fit = This does not fit ({ TERM($slip) }): { $why ->
    [moment] { UNFIT($now) }
    [other-circumstances] the book speaks of other circumstances, { UNFIT($wanted, join: "or") }
   *[other] { UNFIT($why) }
}
refusal-unknown-remedy = '{ $remedy }' is no remedy for { TERM($slip) }
    .do = The book allows { TEXT($known, join: "comma") }
refusal-another-person-needed = { $did ->
    [checked] { PERSON($actor) } has checked these cards, and two people do
    [decided] { PERSON($actor) } decided it and cannot also order this: { TERM($remedy) }
   *[other] { PERSON($actor) } reported it and cannot also order this: { TERM($remedy) }
}
    .do = Another person must
refusal-not-all-agree = This needs every patron's agreement: { TERM($remedy) }
    .do = Not yet agreed: { PERSON($patrons) }
refusal-choice-not-offered = { GIVEN($to) ->
    [yes] A wager of { MONEY($from) } can only be made smaller here, and not { MONEY($to) }
   *[no] This is not offered: { TERM($choice) }
}
    .do = { GIVEN($choices) ->
        [yes] There is { TERM($choices, join: "or") }
       *[no] {""}
    }
refusal-nobody-to-tell = There is no need to tell { TERM($who) } of matter { $matter }
    .do = { GIVEN($waiting) ->
        [yes] Waiting to be told: { TERM($waiting) }
       *[no] Nobody waits to be told
    }
refusal-duty-needs-its-act = This is owed until it is done, and telling alone does not do it: { TERM($duty) }
    .do = What discharges it: { COMMAND($act) }
refusal-channel-not-allowed = It may not go { CHANNEL($channel) }
    .do = There is { CHANNEL($known, join: "or") }

## Conduct, disputes and wrong payments

refusal-not-forbidden = { BOOKID($book) } does not forbid this: { BREACH($kind) }
    .do = { GIVEN($known) ->
        [yes] It forbids { TEXT($known, join: "comma") }
       *[no] It forbids nothing
    }
refusal-not-a-breach = { $excuse ->
    [on-duty] This is no breach where the person is on duty: { BREACH($kind) }
    [asked] This is no breach where the player asked for it or permits it: { BREACH($kind) }
   *[other] This is no breach where it only keeps the rules: { BREACH($kind) }
}
refusal-unknown-case = There is no open { TERM($what) } { $number }
    .do = { GIVEN($known) ->
        [yes] Open: { TEXT($known, join: "comma") }
       *[no] None is open
    }
refusal-not-decided = Dispute { $dispute } is not decided yet
    .do = Have it decided before it is reviewed
refusal-already-decided = The { TERM($what) } of case { $number } is made already
refusal-payment-was-right = Wager { $wager } was paid { MONEY($amount) }, which is what was due
refusal-not-as-settled = { GIVEN($settled) ->
    [yes] Wager { $wager } of coup { $coup } was settled for { MONEY($settled) }, not { MONEY($due) }
   *[no] No wager { $wager } of that patron was settled in coup { $coup }
}
    .do = { GIVEN($settled) ->
        [yes] {""}
       *[no] Name the coup and the wager
    }
refusal-not-excluded = { PERSON($patron) } is not excluded
refusal-nothing-held = { GIVEN($patron) ->
    [yes] No money of { PERSON($patron) } is held
   *[no] Nobody's money is held
}

## A session of a tournament

refusal-contest-on = The table is kept for { $tournament }
    .do = Wait until it is released, or go to another table
refusal-no-contest = No session of a tournament is played at this table
    .do = Begin one first
refusal-table-in-use = The table is in use{ GIVEN($patrons) ->
    [yes] {" "}by { PERSON($patrons) }
   *[no] {""}
}
    .do = Let the coup end and everyone leave first
refusal-play-stopped = Play is stopped: { TERM($why) }
    .do = It goes on when the director resumes it
refusal-play-not-stopped = Play is not stopped
refusal-practising = These are practice coups, which count for nothing
    .do = End them first
refusal-not-practising = No practice coups are played
refusal-play-has-begun = Play has begun: { $coups ->
    [one] one coup counts
   *[other] { $coups } coups count
} already
    .do = Practice comes before it
refusal-contest-over = The session is over after { $coups ->
    [one] one coup
   *[other] { $coups } coups
}
    .do = Count the chips and end it
refusal-contest-not-over = The session is not over: { $coups ->
    [one] one coup was
   *[other] { $coups } coups were
} played{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
}{ GIVEN($patrons) ->
    [yes] , and { PERSON($patrons) } still plays
   *[no] {""}
}
    .do = Play on, or give other grounds
refusal-must-vacate = { PERSON($patrons) } cannot make the wager of { MONEY($minimum) } that this coup needs
    .you = You cannot make the wager of { MONEY($minimum) } that this coup needs
    .do = The seat is vacated first
refusal-can-still-wager = { PERSON($patron) } has { MONEY($has) }, and the wager needed is { MONEY($minimum) }
    .you = You have { MONEY($has) }, and the wager needed is { MONEY($minimum) }
    .do = Nobody is eliminated who can still make it
refusal-chips-not-settled = Tournament chips are owed, held or not put right yet: { PERSON($patrons) }
    .do = Collect, give back or write off first
refusal-chips-fixed = Tournament chips do not change by this: { TERM($why) }
    .do = See the terms of the tournament
refusal-unequal-bank = The bank is { MONEY($due) }, and not { MONEY($bank) }
    .do = Give the same to everyone
refusal-marker-not-placed = The starting marker is to be placed for this round{ $place ->
    [0] {""}
   *[other] , at place { $place }
}
    .do = Place it first
refusal-marker-elsewhere = The starting marker belongs at place { $place }
    .do = Put it there
refusal-not-next-to-wager = { PERSON($patron) } is not the next to wager{ GIVEN($next) ->
    [yes] : { PERSON($next) } is
   *[no] , since everyone was asked
}
    .you = You are not the next to wager
    .do = Ask in order, clockwise from the marker
refusal-not-all-asked = { PERSON($patron) } was not asked to wager yet
    .you = You were not asked to wager yet
    .do = Ask first
refusal-turn-over = { PERSON($patron) }'s turn is over, and the wager lies as it lies
    .you = Your turn is over, and your wager lies as it lies
    .do = Wait for the next coup
refusal-not-their-turn = It is not { PERSON($patron) }'s turn
    .you = It is not your turn
    .do = Wait until the dealer asks
refusal-not-their-seat = The seat is place { $seat }, and this wager lies at place { $place }
    .do = Wager at the seat of the ballot
refusal-has-passed = { PERSON($patron) } sits this coup out with a pass card
    .you = You sit this coup out with a pass card
    .do = Wager in the next coup
refusal-secret-made = { PERSON($patron) } has made a secret wager on this coup
    .you = You have made a secret wager on this coup
    .do = Take it back first
refusal-no-secret = { GIVEN($patron) ->
    [yes] { PERSON($patron) } has made no secret wager on this coup
   *[no] Nobody has made a secret wager on this coup
}
    .you = You have made no secret wager on this coup
refusal-none-left = None is left: { TERM($what) }, { $number } in each { $per ->
    [coup] coup
   *[session] session
}
    .do = Do without
refusal-both-hands = Wagers on both hands risk next to nothing, and count as none in a tournament
    .do = Back one hand
refusal-not-all-wagered = { PERSON($patrons) } must wager at least { MONEY($minimum) }
    .you = You must wager at least { MONEY($minimum) }
    .do = Take the wager before the coup is dealt
refusal-secrets-not-revealed = Secret wagers are not revealed yet: { PERSON($patrons) }
    .do = Reveal them before the first card

## The moment: where the shoe and the coup stand

refusal-shoe-ended = Shoe { $shoe } has ended: there is no coup { $coup } in it
    .do = Shuffle, or bring new cards
refusal-shoe-not-ready = The shoe is not ready: { TERM($stage) }
    .do = { $next ->
        [bring-cards] Bring cards first
        [shuffle-cards] Shuffle them first
        [cut-cards] Have them cut first
        [place-cutting-card] Place the cutting card first
        [burn-cards] Burn first
       *[other] First comes this: { COMMAND($next) }
    }
refusal-not-at-this-stage = The shoe is at this stage: { TERM($stage) }
    .do = This needs { TERM($needed, join: "or") }
refusal-coup-in-progress = Coup { $coup } is in progress ({ TERM($play) })
    .do = Finish it first
refusal-not-being-dealt = Coup { $coup } is at this moment: { TERM($play) }; and this belongs to another moment of a coup
refusal-commission-owed = { PERSON($patron) } owes { MONEY($owed) } of deferred commission
    .you = You owe { MONEY($owed) } of deferred commission
    .do = Collect it first; whoever has the power may carry it over or write it off
refusal-check-first = The cards must be checked before play goes on
    .do = Check them
refusal-shoe-not-committed = The order of shoe { $shoe } is not committed to yet
    .do = Commit to it first
refusal-shoe-committed = The order of shoe { $shoe } is fixed by its commitment and cannot change any more
    .do = { GIVEN($slip) ->
        [yes] A virtual shoe makes no such slip
       *[no] Have the cards cut
    }
refusal-signs-missing = Signs are missing at the table: { TERM($signs) }
    .do = Display them first
refusal-dummy-coup = Coup { $coup } is dealt without wagers
    .do = Wait for the next
refusal-bets-not-called = Bets were not called for coup { $coup }
    .do = Call for bets first
refusal-bets-not-closed = No more bets was not called for coup { $coup }
    .do = Call it first
refusal-wagering-over = { GIVEN($window) ->
    [yes] This wager is taken only between the first four cards and the next, when { WHEN($window) }
   *[no] Wagers of coup { $coup } lie as they lie until they are settled
}
    .do = { GIVEN($window) ->
        [yes] {""}
       *[no] Wait for the next coup
    }
refusal-bets-closed = No more bets was called for coup { $coup }
    .do = { $reopens ->
        [yes] The dealer may still reopen
       *[no] Wait for the next coup
    }
refusal-wagering-not-over = Wagering on coup { $coup } is still open
    .do = Place the wager as usual
refusal-nothing-wagered = Nothing is wagered on coup { $coup }
    .do = To deal it, call for bets or have a dummy coup ordered
refusal-pairs-not-settled = Wagers decided by the first four cards of coup { $coup } are settled before anything else
    .do = Settle them
refusal-cards-face-down = Cards lie face down: { HAND($hands) }
    .do = Turn them over first
refusal-card-still-due = { $hand ->
    [none] No card is due
   *[other] { HAND($hand) } is still to get a card
}
    .do = { $hand ->
        [none] Check the hands
       *[other] Draw it, unless it has left the shoe: then report on which hand it lies
    }
refusal-no-card-due = No further card is due in coup { $coup }
    .do = Announce the result
refusal-carried-card-first = A card kept from before begins coup { $coup }
    .do = Lay it before any other card is drawn
refusal-no-carried-card = No card was kept from before coup { $coup }
    .do = Draw one
refusal-cutting-card-already-out = The cutting card of shoe { $shoe } is out already
    .do = Check the card
refusal-no-cards-left = Shoe { $shoe } has no cards left
    .do = Declare the cards insufficient
refusal-cards-left = { $left ->
    [one] One card is left in the shoe
   *[other] { $left } cards are left in the shoe
}
    .do = Deal on
refusal-nothing-to-settle = There is nothing to settle now in coup { $coup }
    .do = Go on with the coup

## People and their places

refusal-unknown-patron = { GIVEN($patron) ->
    [yes] There is no patron '{ $patron }' at the table
   *[no] No patron was named
}
    .you = You are not at this table
    .do = { GIVEN($patron) ->
        [yes] Let them arrive first
       *[no] Name one who is at the table
    }
refusal-excluded-from-game = { PERSON($patron) } is excluded from the game (breach { $breach })
    .you = You are excluded from the game (breach { $breach })
refusal-already-here = { PERSON($patron) } is at the table already
    .you = You are at the table already
refusal-unknown-place = There is no place { $place }
    .do = The table has places 1 to { $places }
refusal-place-closed = Place { $place } is closed
    .do = Choose another
refusal-seat-taken = Seat { $place } is taken by { PERSON($by) }
    .do = Choose another
refusal-not-seated = { PERSON($patron) } is not seated, and this is for someone seated at the table
    .you = You are not seated, and this is for someone seated at the table
refusal-not-abstaining = { PERSON($patron) } has sat out { $coups } of { $needed } coups at a full table{ $free ->
    [0] {""}
   *[other] , and { $free ->
        [one] one seat is free
       *[other] { $free } seats are free
    }
}
    .do = { $free ->
        [0] The seat is theirs
       *[other] {""}
    }
refusal-wagers-on-the-layout = { $wagers ->
    [one] A wager lies on the layout, of { PERSON($patrons) }
   *[other] { $wagers } wagers lie on the layout, of { PERSON($patrons) }
}
    .do = Wait until they are settled or withdrawn
refusal-holds-cards = { $what ->
    [shoe] { PERSON($patron) } has the dealing shoe in hand
   *[other] { PERSON($patron) } has the cards of the { HAND($what) } hand
}
    .you = { $what ->
        [shoe] You have the dealing shoe in hand
       *[other] You have the cards of the { HAND($what) } hand
    }
    .do = It must come back first
refusal-amount-not-possible = { $what ->
    [area-capacity] { $amount } wagers on one area are not possible
   *[other] { MONEY($amount) } is not possible here: { TERM($what) }
}
    .do = Check it
refusal-cash-not-taken = This table takes no cash ({ MONEY($amount) })
    .do = Use the digital platform
refusal-not-enough-chips = { PERSON($patron) } has { MONEY($has) } in chips and needs { MONEY($stake) }
    .you = You have { MONEY($has) } in chips and need { MONEY($stake) }
    .do = Buy in, or stake less
refusal-not-enough-tokens = { PERSON($patron) } has { MONEY($has) } in tokens and needs { MONEY($stake) }
    .you = You have { MONEY($has) } in tokens and need { MONEY($stake) }
    .do = Stake less
refusal-nothing-owed = { GIVEN($what) ->
    [yes] { $what ->
        [debt] { PERSON($patron) } owes nothing
       *[carried-over] { PERSON($patron) }'s commission is carried over already
    }
   *[no] { PERSON($patron) } owes no commission
}
    .you = { GIVEN($what) ->
    [yes] { $what ->
        [debt] You owe nothing
       *[carried-over] Your commission is carried over already
    }
   *[no] You owe no commission
}

## Preparing a shoe

refusal-text-not-possible = { $what ->
    [commitment] This is no commitment
    [contribution] This is nothing to add to the order of a shoe
    [tape] This is no tape of a shoe
    [salt] This is no salt of a commitment
   *[other] What was written cannot be taken as it is: { TERM($what) }
}
    .do = { $of ->
        [hexadecimal] It takes { $most } hexadecimal digits in lower case
        [printable] It takes { $least } to { $most } printable characters
       *[other] { $least ->
            [0] It takes at most { $most } letters
           *[other] It takes { $least } to { $most } letters
        }
    }
refusal-no-further-contribution = { PERSON($patron) } cannot contribute to shoe { $shoe } any more: a patron may once, and { $most } patrons at most
    .you = You cannot contribute to shoe { $shoe } any more: a patron may once, and { $most } patrons at most
refusal-another-back-needed = New cards may not have { $back } backs like those in use
    .do = Bring another colour
refusal-cards-to-replace = { $why ->
    [cut] A patron cut the cards of this shoe, so all of them are replaced
    [handled] Patrons handled the cards of this shoe, so all of them are replaced
   *[other] The cards of this shoe may not be used again ({ TERM($why) }), so all of them are replaced
}
    .do = Take them off and bring new ones
refusal-pre-shuffled = Pre-shuffled cards go straight to the cut
    .do = Have them cut
refusal-not-pre-shuffled = Only pre-shuffled cards are riffled
    .do = Have the cards cut
refusal-needs-a-request = Nobody at the table asked for this: { TERM($what) }
    .do = Name who did
refusal-not-their-cut = { GIVEN($patron) ->
    [yes] The cut is not for { PERSON($patron) } to make
   *[no] The cut is not for staff to make
}
    .you = The cut is not yours to make
    .do = It is for { $turn ->
        [staff] staff
        [any-patron] any patron
       *[other] { PERSON($turn) }
    }
refusal-cut-out-of-place = The cards cannot be cut after { $after }
    .do = Cut between { $least } and { $most }
refusal-unknown-burn = There is no burn '{ $burn }'
    .do = There is { TEXT($known, join: "comma") }
refusal-burn-card-unseen = The burn '{ BOOK($burn) }' goes by its first card, which was not given
    .do = Name the card
refusal-burn-stays-unseen = The card of the burn '{ BOOK($burn) }' stays face down
    .do = Leave it unseen
refusal-cutting-card-out-of-place = { $place ->
    [one] A cutting card one card from the back cannot be used
   *[other] A cutting card { $place } cards from the back cannot be used
}
    .do = Place it { $least } to { $most } cards in{ GIVEN($others) ->
        [yes] , or { RANGE($others, join: "or") }
       *[no] {""}
    }

## Cards

refusal-card-too-often = { CARDS($card) } lies on the table { $times } times, and { $decks ->
    [one] one deck has it once
   *[other] { $decks } decks have it { $decks } times
}
    .do = { GIVEN($slip) ->
        [yes] Look at the cards again; if it is so, report { TERM($slip) }
       *[no] Check the cards or the number of decks
    }
refusal-card-not-allowed = { GIVEN($player) ->
    [no] { HAND($hand) } has a fourth card, { CARDS($card) }
   *[yes] { HAND($hand) } may not take a third card ({ CARDS($card) }): on two cards Player has { $player } and Banker { $banker }{ $hand ->
        [banker] { GIVEN($player-third) ->
            [yes] , and Player's third card counts { $player-third }
           *[no] {""}
        }
       *[other] {""}
    }
}
    .do = { GIVEN($player) ->
        [no] No hand takes more than one additional card
       *[yes] Remove it, or check the others
    }
refusal-card-missing = { GIVEN($has) ->
    [yes] { HAND($hand) } has { $has } of its first two cards
   *[no] { HAND($hand) } must take a third card: on two cards Player has { $player } and Banker { $banker }{ $hand ->
        [banker] { GIVEN($player-third) ->
            [yes] , and Player's third card counts { $player-third }
           *[no] {""}
        }
       *[other] {""}
    }
}
    .do = { GIVEN($has) ->
        [yes] Give both
       *[no] Give its third card
    }
refusal-card-unknown = A card whose face is to be seen was not named
    .do = Name the card
refusal-card-not-as-drawn = The card that was drawn is not { CARDS($given) }
    .do = Check the card
refusal-card-not-correctable = { $why ->
    [virtual-shoe] Nobody enters the cards of shoe { $shoe }: they come as they were committed to, and none is put right
    [cleared] The cards of coup { $coup } are cleared: its record is not put right any more
    [no-cards] No card of coup { $coup } is out
    [no-such-card] { HAND($hand) } has no card { $position }; cards that lie there: { $cards }
    [face-down] Card { $position } of { HAND($hand) } lies face down, and nobody has seen that it is another
    [void] Coup { $coup } is void
   *[not-kept] How the wagers of coup { $coup } lay that were settled early is not on record, so that it cannot be reckoned again
}
    .do = { $why ->
        [virtual-shoe] Report an irregularity if something is wrong with the shoe
        [cleared] Report it as { TERM($slip) }
        [no-cards] Draw the first card
        [no-such-card] Name a card that lies there
        [face-down] Turn it first
        [void] Nothing is left to put right
       *[not-kept] Report an irregularity
    }
refusal-card-as-recorded = Card { $position } of { HAND($hand) } is { CARDS($card) } on record already
    .do = Name the card whose record is wrong
refusal-card-not-as-put-back = { CARDS($given) } cannot come here: the cards put back come out again in their order
    .do = { GIVEN($due) ->
        [yes] It is { CARDS($due) }
       *[no] Look at the card again
    }
refusal-wrong-number-of-cards = { $hand ->
    [shoe] { $given } cards cannot be exchanged for others: the shoe has { $face-down }
   *[other] { $given ->
        [one] One card was given
       *[other] { $given } cards were given
    } ({ TERM($hand) }), where it can only be { $face-down }
}
    .do = { $hand ->
        [shoe] Exchange some of them, or take all off
       *[other] Check their number
    }

## Wagers

refusal-unknown-wager = { BOOKID($book) } has no wager '{ $wager }'
    .terminal = See `croupier rules show { $book }`
refusal-not-in-this-variation = { WAGER($wager) } is not offered in { VARIATION($variation) }
    .do = It is offered in { VARIATION($offered, join: "or") }
refusal-not-with-these-decks = { WAGER($wager) } is not offered with { $decks } decks
    .do = It needs { TEXT($allowed, join: "or") }
refusal-option-not-chosen = { WAGER($wager) } depends on a choice that was not made
    .do = The table must choose: { $option } ({ $value })
    .terminal = Give --option { $option }={ $value }
refusal-switched-off = { WAGER($wager) } is not offered with { $option }={ $chosen }
    .do = It takes a table with { $option }={ $value }
    .terminal = Give --option { $option }={ $value } if the table offers it
refusal-stake-not-positive = A stake of { MONEY($stake) } on { WAGER($wager) } is no wager
    .do = Stake more than zero
refusal-stake-too-large = A stake of { MONEY($stake) } on { WAGER($wager) } is more than the { MONEY($maximum) } that can be settled
    .do = Check the figure
refusal-tokens-not-accepted = { WAGER($wager) } cannot be wagered with a promotional token here
    .do = Turn it into chips first
refusal-needs-several-coups = { WAGER($wager) } lives over several coups
    .do = Give the results of its coups
    .terminal = Give their results: --results "P P B"
refusal-needs-one-coup = { WAGER($wager) } is a wager on one coup
    .do = Give the cards of its coup
    .terminal = Give its cards, such as 3sKd4h/6cTd, instead of --results
refusal-needs-a-nomination = { WAGER($wager) } follows the hand nominated for each coup
    .do = Nominate up to { $length }
    .terminal = Give them, up to { $length }: --nominate "P B P"
refusal-not-offered-in-this-coup = { WAGER($wager) } could not be placed in this coup: on two cards Player had { $player } and Banker { $banker }
    .do = It is offered when { WHEN($window) }
refusal-needs-a-main-wager = { WAGER($wager) } needs the patron's own wager on Player or Banker in the same coup
    .do = Place one on Player or Banker
    .terminal = Add one, such as player=100
refusal-above-own-main-wager = A stake of { MONEY($stake) } on { WAGER($wager) } exceeds the patron's own main wager of { MONEY($maximum) }
    .do = Reduce it
refusal-not-on-one-layout = No layout has areas for { WAGER($wagers) } and { WAGER($apart) } together
    .do = Settle them as wagers of two tables
refusal-split-not-payable = { MONEY($stake) } on { WAGER($wager) } cannot be split: chips, the smallest of { MONEY($chip) }, cannot make { $share } of it
    .do = Stake a multiple of { MONEY($multiple) }
refusal-not-payable-in-chips = A win on { MONEY($stake) } at { WAGER($wager) } cannot be paid exactly in chips, the smallest of { MONEY($chip) }
    .do = Stake a multiple that can
refusal-not-offered-here = This table does not offer { WAGER($wager) }
    .do = It offers { WAGER($offered) }
refusal-unknown-wager-number = There is no wager number { $number } on the layout
refusal-not-a-valid-placement = A wager that lies so is not valid: { TERM($lies) }
    .do = Lay the chips inside the area of { WAGER($wager) }
refusal-spoken-not-taken = A wager said aloud with { TERM($tender) } is not taken here
    .do = Lay chips on the area
refusal-restricted-to-main = { WAGER($wager) } is kept for those who also have a main wager
    .do = Place one first
refusal-already-placed = One wager on { WAGER($wager) } is all a patron may have
    .do = Change that one instead
refusal-not-approved = This needs approval ({ TERM($act) })
    .do = Ask someone of the rank of { BOOK($needed) } or above
refusal-area-full = The area of { WAGER($wager) } at place { $place } holds { $capacity } wagers, and all are taken
refusal-not-in-units = { MONEY($stake) } on { WAGER($wager) } is off the unit
    .do = { $above ->
        [0] Stake a multiple of { MONEY($unit) }
       *[other] Above { MONEY($above) } go up by { MONEY($unit) }
    }
refusal-below-minimum = { MONEY($stake) } on { WAGER($wager) } is below the minimum of { MONEY($minimum) }
    .do = Top it up, or take it back
refusal-above-maximum = { MONEY($stake) } on { WAGER($wager) } exceeds the maximum of { MONEY($maximum) }
    .do = Reduce it
refusal-above-differential = { MONEY($stake) } more on { WAGER($wager) } makes a difference of { MONEY($difference) }, above the table differential of { MONEY($differential) }
    .do = Stake less
refusal-tail-not-running = No run is established yet for { WAGER($wager) }
    .do = A Late wager waits for a run; an Early one goes down before no more bets
refusal-tail-running = The indicator shows { $indicator }: { WAGER($wager) } is closed until this tail is broken or paid
    .do = Wait
refusal-last-coup = { WAGER($wager) } cannot win on the last coup of a shoe
    .do = Wait for the next shoe
refusal-nothing-to-reduce = { $most ->
    [0] Nothing exceeds the { TERM($to) }: none is set
   *[other] Nothing exceeds the { TERM($to) } of { MONEY($most) }
}

## Delivering the cards

refusal-not-delivered-here = By the method in use ({ BOOK($method) }) this is not done
refusal-nothing-to-deliver = The { HAND($hand) } hand has no face-down cards to deliver now
refusal-not-wagering-on-it = { PERSON($patron) } has no wager on the { HAND($hand) } hand
    .you = You have no wager on the { HAND($hand) } hand
    .do = Offer it to one who has
refusal-not-next-for-cards = { $hand ->
    [shoe] The dealing shoe is not to be offered to { PERSON($patron) } now
   *[other] The { HAND($hand) } hand is not to be offered to { PERSON($patron) } now
}
    .do = { GIVEN($next) ->
        [yes] It is next for { PERSON($next) }
       *[no] It is next for the dealer
    }
refusal-hand-out = Cards are with { PERSON($patron) }
    .you = The cards are with you
    .do = Wait until they are back on the layout
refusal-hand-not-out = The { HAND($hand) } hand is not with a patron
refusal-hand-to-offer = The { HAND($hand) } hand is first to be offered to { PERSON($next) }
    .do = Deliver it
refusal-not-their-hand = { PERSON($patron) } does not have the { HAND($hand) } hand: it is with { $keeper ->
    [patron] a patron
   *[other] { GIVEN($keeper) ->
        [yes] { PERSON($keeper) }
       *[no] the dealer
    }
}
    .you = You do not have the { HAND($hand) } hand
    .do = Wait until it is delivered
refusal-shoe-with-patron = The dealing shoe is with { PERSON($patron) }, who draws the cards
    .you = The dealing shoe is with you: you draw the cards
refusal-not-their-shoe = { GIVEN($patron) ->
    [yes] { PERSON($patron) } does not have the dealing shoe
   *[no] Nobody has the dealing shoe
}
    .you = You do not have the dealing shoe
refusal-shoe-to-offer = The dealing shoe is first to be offered to { PERSON($next) }
    .do = Pass it, or let them decline

## Dummy coups, and questions about odds

refusal-unknown-grounds = '{ $grounds }' are no grounds for this
    .do = There are { TEXT($known, join: "comma") }
refusal-grounds-not-met = { GIVEN($grounds) ->
    [yes] On these grounds ({ TERM($grounds) }) it takes { NEED($needs) }
   *[no] It takes { NEED($needs) }
}
refusal-unknown-row = { WAGER($wager) } has no row '{ $row }'
    .do = Its rows are: { TEXT($known, join: "comma") }
