### Tournaments in the lobby, which every page of the floor can say.

direct-list = Tournaments
direct-entrants-of = { $most ->
    [0] { $entrants } entered
   *[other] { $entrants } of { $most } entered
}
direct-fee = Entry { MONEY($fee) }
direct-stage-preparing = being prepared
direct-stage-entries = entries open
direct-stage-before-play = about to begin
direct-stage-playing = being played
direct-stage-ended = decided
direct-stage-cancelled = cancelled
direct-stage-closed = over
direct-lobby = Tournaments
direct-enter-play = Enter and play
direct-look = Look on
direct-conduct = Conduct
direct-leaderboard = Leaderboard
