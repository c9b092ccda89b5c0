# What the house log tells: a sentence for every kind of note. Whoever did it stands beside, by their id.

house-account-made = Account { $account } made: { ROLE($role) }
house-role-changed = { $account }: { ROLE($before) } becomes { ROLE($role) }
house-rank-granted = { $account } has the rank { $rank } by { BOOKID($book) }{ GIVEN($table) ->
    [yes] , at table { $table } alone
   *[no] {""}
}; before: { $before }{ GIVEN($user) ->
    [yes] ; granted on the machine by { $user }
   *[no] {""}
}
house-rank-taken = { $account } has no rank by { BOOKID($book) } any more{ GIVEN($table) ->
    [yes] , at table { $table } alone
   *[no] {""}
}; before: { $before }{ GIVEN($user) ->
    [yes] ; taken on the machine by { $user }
   *[no] {""}
}
house-rank-by-role = { $account } has the rank of the role by { BOOKID($book) } again{ GIVEN($table) ->
    [yes] , at table { $table } as at the others
   *[no] {""}
}; before: { $before }{ GIVEN($user) ->
    [yes] ; changed on the machine by { $user }
   *[no] {""}
}
house-account-closed = Account { $account } closed: no way in any more
house-account-opened = Account { $account } opened again
house-password-reset = New password for { $account }
house-code-given = One-time code for { $account }, until { DATE($until) } { TIME($until, to: "minute") } UTC
house-code-used = { $account } used the one-time code
house-password-changed = { $account } chose a new password
house-administrator-recovered = One-time code for administrator { $account }, given on the machine by { $user }, until { DATE($until) } { TIME($until, to: "minute") } UTC
house-logged-in = { $account } logged in
house-logins-failed = { $failures ->
    [one] 1 failed login in the minute from { TIME($minute, to: "minute") }
   *[other] { COUNT($failures) } failed logins in the minute from { TIME($minute, to: "minute") }
}{ GIVEN($accounts) ->
    [yes] , as { TEXT($accounts, join: "comma") }
   *[no] {""}
}
house-settings = Settings: { TEXT($settings, join: "comma") }
house-table-card = Card of table { $table } written: { BOOKID($book) }, { $digest }
house-book-approved = Edition { $edition } of { BOOKID($book) } approved
house-document-attached = The approved document of { BOOKID($book) } attached: { COUNT($bytes) } bytes, SHA-256 { $digest }
house-terminal-made = A browser became the house’s terminal { $name } ({ $terminal })
house-terminal-taken = { $name } is a terminal no longer ({ $terminal })
house-backed-up = Backed up to { $file }, up to head { COUNT($head) }
house-restored = Restored from { $file }, up to head { COUNT($head) }
house-clock-jumped = The machine’s clock jumped by { COUNT($milliseconds) } milliseconds; the floor’s time went on without it
house-clock-gap = The machine was off, or nobody counted: { COUNT($seconds) } seconds by its clock
house-clock-confirmed = { COUNT($seconds) } seconds of the machine’s clock count for the floor’s time
house-halted = Table { $table } halted: { $says }
house-floor-started = The floor started: Croupier { $version }, heads signed by { $key }
house-keys-made = New keys: heads by { $key }, tapes by { $tape }
house-key-rotated = Heads are signed by { $key } from now on, no more by { $before }
house-keys-imported = Keys brought in: heads by { $key }, tapes by { $tape }
house-rights-tightened = { $file } could be read by others, and cannot any more
house-alias-reset = { $account }'s alias taken away
house-person-forgotten = The name and the alias of { $account } forgotten
