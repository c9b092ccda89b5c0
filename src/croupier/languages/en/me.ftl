# A player's own page: coups and times at the tables, limits of their own, a shoe checked.

title-me = Your play · Croupier
me-title = Your play
me-for-players = Here players find their own wagers and limits. Come in as a player to see yours.
me-sittings = At the tables
me-no-sittings = You have not been at a table yet.
me-sitting = { $table }, from { TIME($at) } { DATE($at) }: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}{ $there ->
    [yes] {" "}so far
   *[no] {""}
}, { $coups ->
    [one] one coup
   *[other] { $coups } coups
} wagered on
me-coups = Coups
me-no-coups = You have not wagered yet.
me-more = Earlier ones
me-coup = { $table }, shoe { $shoe }, coup { $coup }, { TIME($at) } { DATE($at) }
me-contest = tournament chips
me-put-right = An earlier wager of yours was put right.
me-rest = Clauses and cards
me-clauses = { WAGER($wager) }, all clauses:
me-cards-later = The cards are told here when the shoe is over.

## Limits of one's own, and the reality check

me-limits = Your limits
me-limits-about = A lower limit holds at once, a higher one or none a day after you ask for it. Leave it empty for no limit. What lies on the tables counts, at all tables together.
me-limit = { $kind ->
    [stake] Most on the tables at once
    [loss] Most lost within a day
   *[time] Most minutes at the tables within a day
}
me-limit-now = { $limited ->
    [yes] Now { $kind ->
        [time] { $amount ->
            [one] one minute
           *[other] { $amount } minutes
        }
       *[other] { MONEY($amount) }
    }
   *[no] No limit
}{ $raised ->
    [yes] {" "}– from { TIME($at) } { DATE($at) }: { $limitedlater ->
        [yes] { $kind ->
            [time] { $later ->
                [one] one minute
               *[other] { $later } minutes
            }
           *[other] { MONEY($later) }
        }
       *[no] no limit
    }
   *[no] {""}
}
me-limit-keep = Set
me-limit-kept = Kept
me-no-amount = That is no amount
me-reminder = Minutes between two reminders at the table
me-reminder-now = You are reminded { $minutes ->
    [one] every minute
   *[other] every { $minutes } minutes
}
me-reminder-none = You are not reminded

## A shoe checked

me-check = Check this shoe
me-check-heading = Shoe { $shoe } of { $table }
me-verdict-as-committed = Your page worked it out by itself: this is the shoe that was committed to before the cut.
me-verdict-not-as-committed = This is not the shoe that was committed to. Show this to a supervisor.
me-verdict-cannot-check = Your browser cannot work out SHA-256 here: anyone can do it with what stands below.
me-check-committed = Committed to at { TIME($at) } { DATE($at) }, before the cut:
me-check-digest = SHA-256 of { $bytes } bytes, worked out by your page. These are “croupier-shoe/1”, “{ $name }”, the salt and the tape, each with its length and a colon before it and a comma behind:
me-check-revealed = What was revealed when the shoe had ended
me-check-salt = The salt:
me-check-tape = The tape that fixes the order of the cards:
