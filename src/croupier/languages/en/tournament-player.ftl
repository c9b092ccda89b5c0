### Tournaments as players, dealers and the wall see them: the table at a tournament, the player’s page, the leaderboard.

## At the table

tourney-session = { $further ->
    [yes] Further coups
   *[no] Session { $session }
}
tourney-coups = { $of ->
    [0] { $coups ->
        [one] { $coups } coup played
       *[other] { $coups } coups played
    }
   *[other] { $coups } of { $of } coups played
}
tourney-practice = practice coups: they count for nothing
tourney-chips = Tournament chips
tourney-reserved = In secret
tourney-kept = This table is kept for a tournament.
tourney-kept-more = Only its entrants sit and wager here. You are welcome to watch.
tourney-out = You are out: { TERM($why) }.
tourney-out-more = You left with { MONEY($chips) } in tournament chips.
tourney-over = The session is over at this table.
tourney-over-more = You have { MONEY($chips) } in tournament chips.
tourney-paused = Play is stopped: { TERM($why) }.
tourney-paused-more = What has begun is finished, and nothing new begins.
tourney-gone = The session at this table is over.
tourney-to-tournament = To the tournament
tourney-rank-here = rank { $rank } of { $of }
tourney-your-turn = Your turn to wager
tourney-at-least = { MONEY($least) } or more, in every coup.
tourney-place-wagers = Place { $place } wagers now.
tourney-about-to = The dealer asks one after the other.
tourney-ahead = { $ahead ->
    [0] You are next.
    [one] One wagers before you.
   *[other] { $ahead } wager before you.
}
tourney-turn-over = Your turn is over.
tourney-turn-over-more = Your wagers lie as they are.
tourney-passed = You sit this coup out with a pass card.
tourney-secret-made = Your secret wager is made.
tourney-secret-made-more = Nobody else sees it until the dealer reveals it.
tourney-open = Place your wager
tourney-closed = Wagers are taken when the dealer calls for bets.
tourney-not-yet = It is not your turn yet: the dealer asks one after the other.
tourney-peek = Look at your secret wager
tourney-secret-back = Take it back
tourney-secret = Secret wager
tourney-pass = Pass
tourney-left = { $left } left
tourney-secrets-left = Secret wagers left: { $left }
tourney-passes-left = Pass cards left: { $left }
tourney-key-secret = Secret wager, at a tournament
tourney-key-pass = Pass card, at a tournament
tourney-secret-text = Written unseen: others learn that you made it, and nothing more, until the dealer reveals it. Each one counts.
tourney-secret-on = What it is on
tourney-secret-amount = Amount: you have { MONEY($has) }
tourney-secret-give = { WAGER($wager) } { MONEY($stake) }, in secret
tourney-order = Order of the turns, clockwise from the starting marker
tourney-order-of = Place { $place }{ $first ->
    [yes] , with the starting marker
   *[no] {""}
}: { $state ->
    [asked] wagers now
    [done] has wagered
   *[waits] waits
}
tourney-chips-here = Chips at this table
tourney-place = Place { $place }
tourney-is-out = out
tourney-place-kept = Place { $place }: kept for the tournament
tourney-mark-marker = ◆ first
tourney-mark-marker-long = The starting marker: wagers first in this round
tourney-mark-asked = wagers now
tourney-mark-asked-long = The dealer has asked: wagers now
tourney-mark-done = ✓
tourney-mark-done-long = Has wagered: the wager lies as it lies
tourney-mark-secret = secret
tourney-mark-secret-long = A secret wager, not revealed yet
tourney-mark-passed = passes
tourney-mark-passed-long = Sits this coup out with a pass card

## At the dealer’s console

tourney-deal-ask = Ask place { $place } to wager: { PERSON($patron) }
tourney-deal-marker = Starting marker to place { $place }
tourney-deal-out = { PERSON($patron) } leaves: { TERM($why) }
tourney-deal-waits = Place { $place } wagers: { PERSON($patron) }
tourney-deal-waits-more = banker 200{ $secrets ->
    [yes] {" "}· secret banker 200
   *[no] {""}
}{ $passes ->
    [yes] {" "}· pass
   *[no] {""}
}
tourney-deal-waits-open-more = 3 banker 200{ $secrets ->
    [yes] {" "}· 3 secret banker 200
   *[no] {""}
}{ $passes ->
    [yes] {" "}· 3 pass
   *[no] {""}
}
tourney-deal-paused = Play is stopped: { TERM($why) }
tourney-deal-paused-more = Finish what has begun; nothing new begins
tourney-deal-over = The session is over here
tourney-deal-over-more = The director releases the table
tourney-deal-hint = { $turns ->
    [yes] banker 200 (whose turn it is) · ask 3 · marker 3 ·{" "}
   *[no] {""}
}{ tourney-deal-waits-open-more } · 3 banker 0
tourney-deal-chips = { MONEY($chips) } in tournament chips

## On the table’s display

tourney-wall-further = Further coups:
tourney-wall-session = { $further ->
    [yes] Tournament: further coups
   *[no] Tournament: session { $session }
}
tourney-wall-turn = Place { $place } wagers now
tourney-wall-paused = Play is stopped

## The player’s page

tourney-you = you
tourney-you-further = You are equal with somebody: { $coups ->
    [one] a further coup decides
   *[other] { $coups } further coups decide
}.
tourney-next-one = Enter the next one: { $name }
tourney-number = No. { $number }
tourney-sessions = Sessions
tourney-no-sessions = No session is scheduled yet.
tourney-stage-of-session = { TERM($stage) }
tourney-status = { TERM($status) }
tourney-terms = Terms in brief
tourney-no-terms = The terms are not published yet.
tourney-starts = Starts
tourney-where = Where
tourney-fee = Entry
tourney-free = free
tourney-bank = Chips to begin with
tourney-players = Players
tourney-players-of = { $players } of { $most }
tourney-rounds = Rounds
tourney-round-of = { $name }: { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
tourney-pool = Prize pool
tourney-shares = Prizes
tourney-share = Place { $place }: { GIVEN($part) ->
    [yes] { $part }
   *[no] {""}
}{ $amount ->
    [0] {""}
   *[other] { MONEY($amount) }
}{ GIVEN($thing) ->
    [yes] {" "}{ $thing }
   *[no] {""}
}
tourney-secret-wagers = Secret wagers
tourney-pass-cards = Pass cards
tourney-read-terms = Read the terms (edition { $edition })
tourney-board = Leaderboard
tourney-results = Results
tourney-own-device = You may use your own phone for these pages.
tourney-no-own-device = Played on the house’s terminals. Do not use your own phone or the like during play: the terms do not permit it.
tourney-standing = Standing now
tourney-entered = Entered
tourney-places = Places
tourney-at = { $table }, seat { $seat }
tourney-nobody = Nobody has entered yet.
tourney-enter-heading = Enter
tourney-not-open = Entries are not open yet: the terms come first.
tourney-entries-over = Entries are closed. You are welcome to watch.
tourney-at-the-desk = Entries are taken at the desk{ $fee ->
    [0] {""}
   *[other] : bring { MONEY($fee) }
}. Read the terms first.
tourney-for-players = Staff do not enter. Log in as a player.
tourney-demo-entry = One click, { MONEY($fee) } of demonstration money, and { MONEY($bank) } in tournament chips.
tourney-i-read = I have read and accept
tourney-the-terms = the terms
tourney-enter = Enter the tournament
tourney-my-entry = My entry, No. { $number }
tourney-you-play = You are playing.
tourney-seat-drawn = Your seat is drawn. Be there before { TIME($at, to: "minute") } { $clock }.
tourney-seat-taken = You are in your seat. It starts at { TIME($at, to: "minute") } { $clock }.
tourney-you-placed = You finish in place { $place }{ $prize ->
    [0] .
   *[other] {" "}and win { MONEY($prize) }.
}
tourney-you-are = { $status ->
    [waiting] You are in. Seats are drawn by ballot before the session.
    [reserve] You are in reserve: you play if a seat is not taken.
    [qualified] You go on to the next round.
    [eliminated] You are out of the tournament. Thank you for playing.
    [withdrawn] You withdrew.
    [forfeited] Your seat was forfeited.
    [disqualified] You are disqualified.
    [retired] You retired.
    [substituted] Somebody plays in your stead.
    [refused] Your entry was not accepted.
   *[other] You are entered.
}
tourney-to-table = To my table: { $table }, seat { $seat }
tourney-to-table-now = Your turn: to the table
tourney-seat = My seat
tourney-table-seat = { $table }, { $seat }
tourney-rank = My rank
tourney-rank-of = { $rank } of { $of }
tourney-progress = Session
tourney-prize = My prize
tourney-undecided = waits for the director
tourney-act = { $act ->
    [sign-terms] Sign the terms
    [take-seat] I am in my seat
    [permit-likeness] { $permits ->
        [no] Do not show my name
       *[yes] Permit my name and picture
    }
    [raise-complaint] Complain
    [withdraw] Withdraw
   *[other] { COMMAND($act) }
}
tourney-sure = { $act ->
    [sign-terms] You agree to the terms in writing: they bind you and the casino.
    [permit-likeness] { $permits ->
        [no] Others see the number of your entry, or your alias, from now on.
       *[yes] Your name may be shown to everyone, also on the wall, and your picture used.
    }
   *[other] You leave the tournament. What you get back is what the terms say.
}
tourney-complain-text = The director decides, and tells you whom else you may turn to.
tourney-desk-act = At the desk: { COMMAND($act) }, { MONEY($price) } for { MONEY($chips) } in chips

## The leaderboard

tourney-wall-title = Leaderboard
tourney-wall-seat = Seat { $seat }
tourney-wall-pool = Prize pool
tourney-wall-waiting = Waiting for entries
tourney-wall-next = { $name }, { DATE($at) } { TIME($at, to: "minute") } { $clock }
tourney-wall-break = Break until { TIME($at, to: "minute") }
tourney-wall-out = { TERM($why) }
tourney-wall-live = Chips at the tables as they are now; counted when the session is over
tourney-wall-counted = Chips as last counted
tourney-wall-final = Final places
tourney-wall-lost = Not live. Trying again…
tourney-wall-none = There is no such tournament.
tourney-wall-cancelled = The tournament is cancelled
tourney-wall-stage = { $stage ->
    [preparing] in preparation
    [entries] entries are open
    [before-play] about to begin
    [playing] being played
    [ended] decided
    [cancelled] cancelled
   *[closed] over
}
