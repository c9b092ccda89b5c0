# The inspector's workspace: finding, one coup again, how the log stands, verifying.

title-inspect = Inspection · Croupier
skip-to-inspect = Skip to the inspection
inspect-views = What to look at
inspect-view-find = Find
inspect-view-state = State of the log
inspect-view-verify = Verify

inspect-when = Time
inspect-when-hour = The last hour
inspect-when-day = The last 24 hours
inspect-when-all = All there is
inspect-when-between = Between
inspect-from = From (UTC)
inspect-to = To (UTC)
inspect-stream = Table
inspect-stream-all = All
inspect-stream-group = { $kind ->
    [tournament] Tournaments
    [promotion] Promotions
   *[table] Tables
}
inspect-list = Only
inspect-list-all = Everything
inspect-list-voids = Voids and dummy coups
inspect-list-irregularities = Irregularities and remedies
inspect-list-corrections = Corrections
inspect-list-payment-errors = Payment errors
inspect-list-debts = Debts and commission let go
inspect-list-turned-away = Refused by the house
inspect-list-conduct = Conduct
inspect-list-disputes = Disputes and complaints
inspect-list-cards = Cards checked and replaced
inspect-list-refused = Refused acts (not in the log)
inspect-list-clock = Remarks about the clock
inspect-shoe = Shoe
inspect-coup = Coup
inspect-coup-hint = 47, or 2/7
inspect-patron = Person
inspect-wager = Wager
inspect-clause = Clause
inspect-irregularity = Irregularity
inspect-least = Amount from
inspect-most = Amount to
inspect-search = Find
inspect-stop = Stop
inspect-go-on = Go on
inspect-clear = Clear
inspect-bad-coup = A coup is a number, such as 47, or shoe and coup, such as 2/7
inspect-bad-amount = An amount is a number, such as 500 or 12.50
inspect-bad-time = From and to are both needed, the earlier first
inspect-looking = Looking: { COUNT($entries) } entries so far, { COUNT($hits) } found
inspect-found = { $hits ->
    [0] Nothing fits, in { COUNT($entries) } entries
    [one] One event, in { COUNT($entries) } entries
   *[other] { COUNT($hits) } events, in { COUNT($entries) } entries
}
inspect-stopped = Stopped after { COUNT($entries) } entries, { COUNT($hits) } found: there is more
inspect-listed = { $hits ->
    [0] Nothing is kept that fits
    [one] One entry
   *[other] { COUNT($hits) } entries
}
inspect-more = Older
inspect-refused-note = Nothing happened by a refused act, so no log of a table has it. The newest are kept beside the keys, to help whoever inspects; they are no evidence.
inspect-broken = { $stream }: this log does not follow its own chain. { $why }
inspect-at = { DATE($at) } { TIME($at, to: "second") }
inspect-column-time = Time (UTC)
inspect-column-stream = Table
inspect-column-place = Shoe / coup
inspect-column-who = Who, and as what
inspect-column-what = What
inspect-column-clauses = Clauses
inspect-column-act = Act
inspect-entry = Entry { $entry }
inspect-open-coup = Coup { $coup } of { $stream }, shoe { $shoe }, act by act
inspect-place = { $shoe }/{ $within }

inspect-coup-title = { $table }: shoe { $shoe }, coup { $within }
inspect-coup-number = Coup { $coup } of the log
inspect-coup-played = { $casino }: { $variation }, { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
}
inspect-coup-edition = Edition { $edition }
inspect-coup-entries = Entries { $first } to { $last }; the last one is { $hash }
inspect-coup-when = { DATE($begins) } { TIME($begins, to: "second") } to { TIME($ends, to: "second") } UTC
inspect-coup-staked = Staked
inspect-coup-returned = Returned
inspect-coup-commission = Commission
inspect-coup-result = Result
inspect-mark-void = void
inspect-mark-dummy = dummy coup
inspect-mark-last = last coup
inspect-mark-incomplete = in play
inspect-seeded = This shoe came from a seed: it was a rehearsal, and no game.
inspect-earlier = Coup before
inspect-later = Coup after
inspect-export = Export with its proof
inspect-verify-table = Verify this table
inspect-print = Print
inspect-link = Copy the address
inspect-link-copied = The address is copied
inspect-steps = Act by act
inspect-step = Act { $step } of { $steps }
inspect-step-before = Act before
inspect-step-after = Act after
inspect-step-keys = Arrow keys go from act to act
inspect-hand-player = Player
inspect-hand-banker = Banker
inspect-no-cards = No card yet
inspect-who = { $who }, { $rank }
inspect-money = { $whose }: { $place } { $was } → { $now }
inspect-money-table = The table
inspect-place-rack = chips
inspect-place-layout = on the layout
inspect-place-tokens = tokens
inspect-place-tokens-on-layout = tokens on the layout
inspect-place-held = held
inspect-place-owed = owed
inspect-place-float = float
inspect-place-token-float = tokens of the float
inspect-place-drop = drop

inspect-state-streams = Chains
inspect-state-entries = Entries
inspect-state-coups = Coups
inspect-state-shoes = Shoes ended
inspect-state-last = Last entry (UTC)
inspect-state-head = Last hash
inspect-state-signed = Signed up to
inspect-state-signed-never = no head yet
inspect-state-whole = follows
inspect-state-follows = Chain since the last snapshot
inspect-state-editions = Editions of the books kept with the log
inspect-state-editions-used = Now used by: { TEXT($streams, join: "comma") }
inspect-state-editions-unused = No stream goes by it now
inspect-state-heads = Heads and witness
inspect-state-floor-head = Newest head of the floor: { $head }, { DATE($at) } { TIME($at, to: "second") } UTC, key { $key }
inspect-state-no-head = The floor has no head yet
inspect-state-witness = The witness has the heads up to { $shipped }
inspect-state-no-witness = No witness is told the heads of this floor
inspect-state-house = House log: { COUNT($entries) } entries, last hash { $hash }
inspect-state-house-open = Open the house log
inspect-state-reports = Reports that print
inspect-state-duties = Open duties
inspect-state-no-duties = Nothing is owed
inspect-state-duty = { $stream }: { $about } To: { $to }
inspect-state-trouble = Trouble: { $why }

inspect-verify-about = Every command is decided again by the edition it was decided by, every result and payment worked out by a second path, every chain and signed head followed. It runs apart from the tables and ends when you leave this page.
inspect-verify-what = What to verify
inspect-verify-all = The whole log
inspect-verify-start = Verify
inspect-verify-running = { $stream }: { COUNT($through) } of { COUNT($of) } entries
inspect-verify-beginning = The verification begins
inspect-verify-stopped = Stopped. What is shown was gone through until then.
inspect-verify-lost = The verification was cut off: the connection or your session ended
inspect-verify-outcome = { $outcome ->
    [sound] Nothing is wrong
    [wrong] { $findings ->
        [one] One finding
       *[other] { COUNT($findings) } findings
    }
    [taken] Somebody else watches a verification just now: wait for its end
   *[other] The verification could not go on: tell whoever looks after the floor
}
inspect-verify-heads = Heads met
inspect-verify-commands = Commands
inspect-verify-result = Found
inspect-verify-none = nothing wrong
inspect-verify-some = { $findings ->
    [one] 1 finding
   *[other] { COUNT($findings) } findings
}
