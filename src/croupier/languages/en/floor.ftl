### What every page says, and the lobby: the bar, logging in, shortcuts, notes, phases, notices, tables.

## The page itself

title-supervise = The floor · Croupier
title-people = People · Croupier
title-house = House log · Croupier
title-reports = Reports · Croupier
title-train = Trainer · Croupier
title-missing = Not here · Croupier
title-deal = { $table }: { PHASE($phase) } · Croupier
title-table = { $table } · { $casino } · Croupier
skip-to-table = Skip to the table
skip-to-tables = Skip to the tables
skip-to-people = Skip to the people
skip-to-house = Skip to the house log
skip-to-reports = Skip to the reports
skip-to-drill = Skip to the drill
home-link = Croupier, lobby
lobby = Lobby
language-choose = Language
live = live
not-live = not live
floor-answered = The floor answered { $status }
clock = { TIME($at) }
limit-range = { MONEY($minimum) } – { MONEY($maximum) }

## Notes, and why

close = Close
cancel = Cancel
why = Why?
refused = Refused
reading = Reading…
clause-of = { $casino }, clause { $number }
our-words = In our words, not the book’s own text.
rules-to-read = Read the rules
in-the-book = In the book
signs-to-print = Signs to print
document-have = The approved document
document-is = { COUNT($bytes) } bytes, SHA-256 { $digest }
document-none = No document is attached
document-attach = Attach a PDF or plain text
documents = Approved documents
documents-about = Whoever asks at a table is given the document that is attached here. What is read under “Read the rules” is our paraphrase, and no copy.
no-clause = This clause could not be read: { $why }
conflict = The table moved on meanwhile. Look again and repeat it if you still want to.
lost-command = The connection broke and the coup moved on, so this was not sent again. What lies on the layout is what counts.

## Coming in

log-in = Log in
log-out = Log out
name = Name
password = Password
password-again = Password again
passwords-differ = The two passwords differ.
password-change = Change password
password-old = Old password
password-new = New password
password-change-text = Wherever else you are logged in, you are logged out.
password-changed = Your password is changed.
password-choose = Choose a password
password-choose-text = You came in by a one-time code, { $id }. It is used up: choose a password of your own, now.
password-advice = At least 8 characters; a few words that have nothing to do with each other are good.
or = or with a password
unlock = Unlock
unlock-demo = Unlock as { $id }
go-on-demo = Go on as { $id }
demo-again = This is an account of the demonstration: one click, no password.
away-text = You were away for so long that your session ended.
somebody-else = Come in as somebody else
unlock-heading = You were away
unlock-text = This screen locked itself. Your password opens it again, { $id }.
unlock-text-demo = This screen locked itself.
setup-heading = A new floor
setup-text = Nobody is known here yet. The first person is the administrator, who adds everyone else.
set-up = Set up
my-play = Your play and your limits
alias = Alias
alias-keep = Keep
alias-about = How you are called before others at the tables. Without one you are your place. Staff see your name.
alias-kept = You are called { $alias } before others
alias-none = You are called by your place before others
demo = Demo
demo-heading = One click, for the demonstration
demo-text = No money, no password. Each is an account of this demonstration only.
role-player = Player
role-dealer = Dealer
role-supervisor = Supervisor
role-manager = Manager
role-inspector = Inspector
role-administrator = Administrator
role-director = Tournament Director

## Shortcuts

shortcuts = Shortcuts
shortcuts-on = Shortcuts are on
shortcuts-help = Show this list
key-escape = Close

## Phases of a table; `.wall` is how the results display calls it, where it has a word of its own

phase-closed = Closed
phase-no-cards = No cards yet
    .wall = New shoe
phase-unshuffled = Shuffling
phase-uncut = To be cut
phase-cut = Cut
    .wall = New shoe
phase-loaded = To be burned
    .wall = Burning cards
phase-wagering = Place your bets
phase-no-more-bets = No more bets
phase-dealing = Dealing
phase-announced = Result
phase-settled = Settled
phase-shoe-ended = Shoe ended
phase-results = Results only

## Notices that run

notice-says = { $about ->
    [closing] This table closes
    [higher-minimum] { GIVEN($minimum) ->
        [yes] The minimum{ GIVEN($wager) ->
            [yes] {" "}of { WAGER($wager) }
           *[no] {""}
        } rises to { MONEY($minimum) }
       *[no] The minimum rises
    }
    [limits] { GIVEN($minimum) ->
        [yes] The limits change, the minimum to { MONEY($minimum) }
       *[no] The limits change
    }
    [variation] { GIVEN($variation) ->
        [yes] The game changes to { VARIATION($variation) }
       *[no] The game changes
    }
   *[other] { TERM($about) }
}{ GIVEN($says) ->
    [yes] : { $says }
   *[no] {""}
}
notice-coups = { $coups ->
    [one] { $coups } coup to go
   *[other] { $coups } coups to go
}
# the time of a notice has come, and the change is not made: nothing that is shown has changed yet
notice-due = { GIVEN($at) ->
    [yes] announced for { TIME($at, to: "minute") } at the earliest
   *[no] the announced coups are played
}: { $about ->
    [closing] a supervisor closes it now, until then it is open
    [variation] a supervisor makes the change now, until then the game stays as it is
   *[other] a supervisor makes the change now, until then the limits shown hold
}
notice-in = { notice-says } in { COUNTDOWN($left) }
notice-now = { notice-says } at any moment

## The lobby; `.at` names the table as well

choose-table = Choose a table
demo-line = This floor is a demonstration: no money, fresh chips at every table, and one click lets you in.
sit-here = Sit down
    .at = Sit down: { $table }
deal = Deal
    .at = Deal: { $table }
supervise = Supervise
    .at = Supervise: { $table }
watch = Watch
    .at = Watch: { $table }
wall-display = Display
    .at = Display: { $table }
the-pit = All tables
people = People
book = Book
limits = Limits
seats-of = { $taken } of { $places } places taken
seats = Places
shoe = Shoe
shoe-virtual-shoe = virtual, committed before the deal
shoe-dealing-shoe = a real one, dealt by hand
shoe-scanning-shoe = a scanning shoe
shoe-continuous-shuffler = a continuous shuffler
last-results-are = Last results: { HAND($results) }
last-results-none = Last results: none in this shoe yet
no-tables = No table is on the floor yet.
lobby-filters = Which tables
lobby-any = All
lobby-book = Casino
lobby-variation = Variation
lobby-wager = Wager
lobby-stake = Your stake
lobby-clear = Show all tables
lobby-also = Also
lobby-none-such = No table is like this now.
lobby-by-hand = Dealt by hand.
lobby-waits-for-dealer = Dealt by hand: it waits for a dealer.
missing-why = You may have mistyped the address, or what it led to is gone. You find every table in the lobby.
lobby-odds = Odds
lobby-rules = Rules
missing-lobby = To the lobby
not-now = Not live: the floor does not answer. Trying again…
stopped = Stopped
stands-still = Stands still
promo-list = Promotions
train-title = Trainer
when-there = { DATE($at) } { TIME($at, to: "minute") }{ GIVEN($clock) ->
    [yes] {" "}{ $clock }
   *[no] {""}
}
