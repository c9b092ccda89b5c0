### The results display on the wall, which shows two languages beside each other.

## The page itself

wall-title = Results display
title-wall = { $table } · Results display
wall-connecting = connecting
wall-not-live = Not live
wall-last-heard = last heard { $seconds } s ago
wall-no-table = There is no table { $table }
wall-choose = Choose a table
wall-key-full = full screen
wall-key-list = this list
wall-keys-on = keys are on
wall-keys = Keys

## Hands and results

wall-wins-banker = Banker wins
wall-wins-player = Player wins
wall-wins-tie = Tie
wall-void-coup = Void coup
wall-now = Now
wall-last = Last result
wall-void = Void
wall-dealt = Cards are dealt
wall-no-result = No result yet
wall-results-only = Results only: no cards are recorded here, and no wagers taken
wall-mended = { HAND($hand) } card { $position } was keyed wrong: it is { CARDS($right) }, not { CARDS($wrong) }
wall-carried-now = begins this coup
wall-carried = begins the next coup
wall-shoe = Shoe
wall-coup = Coup

## The sign

wall-closed = Table closed
wall-limits = Table limits
wall-minimum = Minimum
wall-maximum = Maximum
wall-differential = Differential
wall-unit = Unit
wall-area-maximum = Area maximum
wall-player-maximum = Player maximum

## Notices

wall-notices = Notices
wall-notice = Notice
wall-earliest = at the earliest in
wall-since = since { TIME($at, to: "minute") }
wall-at = ({ TIME($at, to: "minute") })
wall-stopped = This table has stopped
wall-last-coup = Last coup of this shoe
wall-choosing = Patrons choose what becomes of their wagers
wall-changes = Wagers may be changed
wall-coup-void = Coup { $coup } is void: wagers go back
wall-next-dummy = The next coup is a dummy coup
