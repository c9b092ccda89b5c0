### Why the floor did not do as asked, by its code. What a book refuses is in refusals.ftl.

## Who asks

error-log-in = Log in first
error-locked = You were away: unlock with your password
error-wrong-password = Name and password do not fit
error-too-many = Too many failed logins from here: try again in { $seconds ->
    [one] 1 second
   *[other] { COUNT($seconds) } seconds
}
error-change-password = You came in by a one-time code: choose a password of your own first
error-weak-password = { $why ->
    [id] A password must not contain the name you log in with
   *[common] This password is among those that are tried first: choose another
}
error-own-rank = Nobody changes their own rank: ask another administrator
error-rank-above = A manager grants no rank above their own ({ $yours }), and takes none from whoever stands as high: ask an administrator
error-rank-needed = This takes the rank of { $needed } or above here
error-not-for-role = This is for { ROLE($roles, join: "or") }
error-removed-cards = Cards that were removed are for staff and for study, and not for patrons{ GIVEN($clauses) ->
    [yes] {" "}({ TEXT($clauses, join: "comma") })
   *[no] {""}
}
error-not-a-terminal = At this table patrons act by the house's terminals: a device of one's own is not used at a game dealt by hand{ GIVEN($clauses) ->
    [yes] {" "}({ TEXT($clauses, join: "comma") })
   *[no] {""}
}. Go to a terminal of the house, or ask the dealer
error-no-demonstration = { GIVEN($deals) ->
    [yes] This table is no demonstration: its time for wagers runs for everyone
   *[no] { GIVEN($table) ->
        [yes] This table is no demonstration: the dealer exchanges money for chips
       *[no] This floor is no demonstration: log in with a password
    }
}
error-another-site = A page of another site asked for this
error-another-name = The floor is not known by this name

## What is asked

error-not-understood = { GIVEN($about) ->
    [yes] { $about ->
        [id] A name to log in with has 1 to { $most } letters (A to Z) and digits, and between them - _ . ' or a space, one at a time
        [name] A name is printable characters
        [alias] An alias has { $least } to { $most } letters, figures and single spaces, and begins with a letter
        [password] A password has { $least } to { $most } characters
        [change] Nothing is to be changed
        [coup] A coup is a number, such as 47, or shoe and coup, such as 2/7
       *[field] This was not understood: { FIELD($field) }
    }
   *[no] This was not understood
}
error-too-large = This is too large
error-too-fast = Too many commands at once: wait a moment
error-too-slow = The request did not come to its end in time
error-wrong-method = This cannot be asked so
error-no-such-page = There is no such page
error-no-such-table = There is no table { $table }
error-no-such-tournament = There is no tournament { $tournament }
error-no-such-report = There is no report { $report }
error-no-such-coup = Table { $table } has no coup { $coup } that can be told: look at its number, or wait until secret wagers are revealed
error-coup-not-over = Coup { $coup } of table { $table } is not over: export it when its cards are cleared
error-report-inverted = The period ends on { $last }, before it begins on { $first }: choose the earlier day first
error-report-to-come = At { $casino } it is { $today }: there is nothing to report of { $last } yet. Ask up to { $today }
error-report-out-of-calendar = { $day } is at the end of the calendar: ask for another day
error-no-such-promotion = There is no promotion { $promotion }
error-terms-not-read = The terms cannot be read: put right what is listed
error-no-such-book = There is no book { $book }
error-no-such-clause = { BOOKID($book) } has no clause { $number }
error-no-such-account = There is no account { $id }
error-no-such-rank = { BOOKID($book) } has no rank { $rank } for this role: it has { TEXT($known, join: "comma") }
error-rank-not-for-role = { $id } is { ROLE($role) }, and acts under no rank of a book
error-no-such-terminal = There is no terminal of the house { $id }, or it was taken away before
error-no-such-language = There is no language { $language }
error-not-a-document = This is neither a PDF nor plain text: attach the approved document itself
error-no-document = The house has attached no document for { BOOKID($book) } yet: ask the staff at the table for the rules
error-document-changed = The document that lies here for { BOOKID($book) } is no longer the one that was attached, and is not handed out: an administrator attaches it again

## What there is

error-exists = { $id } is there already
error-id-reserved = { $id } is the machine's name, or could be taken for it: take another
error-alias-taken = This alias is somebody's, or could be taken for theirs: choose another
error-id-looks-like = { $id } could be taken for { $other }: take another
error-id-used = This was sent before as another command
error-already-set-up = This floor is set up already
error-needs-administrator = The floor needs an administrator: make someone else one first
error-table-tells = Table { $table } tells this by itself: wait until it has
error-no-source-of-cards = A virtual shoe is for a table that { ACT($acts) } by itself
error-own-limit = { $limit ->
    [another] This patron wagers no more for now: they set a limit for themselves
    [stake] Your own limit is { MONEY($amount) } wagered at once, at all tables together: with this it would be { MONEY($stake) }
    [loss] Your own limit is { MONEY($amount) } lost within a day: you have lost { MONEY($so_far) }, and what lies on the tables would come to { MONEY($stake) }
   *[time] Your own limit is { $amount ->
        [one] one minute
       *[other] { $amount } minutes
    } at the tables within a day: you have been there for { $so_far ->
        [one] one minute
       *[other] { $so_far } minutes
    }
}
error-chips-left = You have chips left: more are for those who have none
error-dealt-by-hand = Nobody can ask to deal now here: this table has no automatic dealer
error-no-place = Take a place first: only whoever sits here alone can ask to deal now
error-others-here = Others are at this table: the time for wagers runs for them too
error-no-wager-lies = There is nothing to deal yet: wagering is open and a wager lies there when you ask to deal now
error-halted = This table is halted: its log or its chips do not add up
error-restored = This table was put back from a copy, and cards dealt since may be known to somebody: its coup and its shoe are ended first
error-edition-gone = This table was opened by an edition of its book that cannot be opened any more: it stands still until that edition is back
error-book-not-opened = The files of the book { $book } cannot be read as a book: no table opens by it
error-book-not-approved = The files of the book { $book } are not those of this release: no table opens by them until an administrator approves them
error-another-edition = What lies here is another edition of the book { $book } than the one you approve: look at it again

## The floor itself

error-busy = Too many people log in at once: try again in a moment
error-inspections-wait = Too many look through the log at once: try again in a moment
error-odds-wait = Many questions about odds wait for their answers: try again in a moment
error-verifying = { $by } watches a verification already: wait for its end, or ask them
error-crowded = Too many connections at once: wait a moment
error-unavailable = The database does not answer: try again
error-in-doubt = The database does not answer, and it is not known whether this was written: you are told as soon as it is
trouble-silent = The database does not answer: what was recorded is safe, and play goes on by itself when it does
trouble-dealer-failed = The automatic dealer failed and starts again in a moment
trouble-no-card = No card is dealt here any more: whoever looks after the floor has to see to it
trouble-cannot-open = The table cannot open as it is set up: the server's log says why
late-done = What was in doubt is written: it counts
late-not-done = What was in doubt was not done: { $why }
error-not-possible = The log cannot do this
error-failed = The floor made a mistake: tell whoever looks after it
no-connection = The floor does not answer: try again
