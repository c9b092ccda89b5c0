# croupier tournament simulate: whole events played many times.

rehearsal-played = { COUNT($events) } events of { $entrants } entrants by { $path } in { $seconds } s, seed { $seed }
rehearsal-by-kernel = the kernel
rehearsal-by-engine = the table engine
rehearsal-long = An event takes { $least } to { $most } coups, { $mean } on average: about { $minutes } minutes of play at { $pace } coups an hour
rehearsal-interrupted = interrupted after { COUNT($done) } of { COUNT($of) } events
rehearsal-picture = a picture
rehearsal-the-end = at the end, for prizes

rehearsal-column-round = round
rehearsal-column-players = players
rehearsal-column-out = out before its end
rehearsal-column-tenth = chips: lowest tenth
rehearsal-column-median = half
rehearsal-column-ninety = highest tenth
rehearsal-column-ties-in = ties in
rehearsal-column-events = events with one
rehearsal-column-ties = ties
rehearsal-column-turns = turns of further coups
rehearsal-column-divided = divided
rehearsal-column-strategy = strategy
rehearsal-column-entrants = entrants
rehearsal-column-final = in the last round
rehearsal-column-prized = win a prize
rehearsal-column-wins = come first
rehearsal-column-prize = mean prize
rehearsal-column-place = place
rehearsal-column-least = least
rehearsal-column-mean = mean
rehearsal-column-most = most

rehearsal-strategy-cautious = cautious: the least in every coup
rehearsal-strategy-all-in-late = all in late: the least, then everything
rehearsal-strategy-copies-leader = copies the leader
rehearsal-strategy-opposes-leader = opposes the leader late
rehearsal-strategy-proportional = proportional: a tenth in every coup

rehearsal-no-strategy = --strategies: { $part } is not a strategy and a number, such as cautious=20; there is { TEXT($known, join: "comma") }
rehearsal-too-many = --strategies names { $given } where { $entrants } enter
rehearsal-not-no-chapter = this book has no tournaments
rehearsal-not-another-game = a round of another game cannot be rehearsed here
rehearsal-not-length-in-words = a round whose length is told in words cannot be rehearsed: give it coups, shoes or minutes
rehearsal-engine = The kernel does not play these terms exactly: { TEXT($reasons, join: "comma") }. Play them with --engine
rehearsal-needs-points = points are gathered
rehearsal-needs-odd-minimum = the least wager is not one of which every multiple is paid exactly
rehearsal-needs-shoes = a round is so many shoes long
rehearsal-needs-long-session = a session may outlast its shoe

rehearsal-plot-strategies = How often each strategy comes first
rehearsal-plot-chips = Chips at the end of each round
    .across = parts of the starting bank
    .up = share of players
rehearsal-plot-ties = Events with a tie
rehearsal-plot-coups = How long an event takes
    .across = coups
    .up = share of events
