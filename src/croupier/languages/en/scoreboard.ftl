### A scoreboard: the names of its roads and marks, and the line that every board carries.

board-title = Winning results display
road-bead-plate = Bead plate
road-big-road = Big Road
road-big-eye-boy = Big Eye Boy
road-small-road = Small Road
road-cockroach-pig = Cockroach Pig
road-predicts = A road is a record of past results: it predicts nothing.
road-nothing-yet = nothing yet

result-banker = Banker
result-player = Player
result-tie = Tie
result-banker-pair = Banker pair
result-player-pair = Player pair
result-natural = Natural
# On a bead, where there is room for one letter. In the text of a terminal it is always B, P or T, as people type it.
result-letter-banker = B
result-letter-player = P
result-letter-tie = T

board-coups = { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}
board-newest = Coup { $coup }: { $result }
board-counts = Counts
board-legend = Legend
board-ask = Ask
board-if-next = If next is
board-tie-on-it = a tie on it
board-regular = regular
board-irregular = irregular
# The board in words, for whoever does not see it.
board-told = { board-coups }: Banker { $banker }, Player { $player }, Tie { $tie }.
board-told-banker-pairs = Banker pairs { $number }.
board-told-player-pairs = Player pairs { $number }.
board-told-naturals = Naturals { $number }.
board-told-newest = The newest results, oldest first: { TEXT($results, join: "comma") }.
# Below the letters of a terminal.
board-letters = Derived roads: R red, regular; b blue, irregular; neither is Banker or Player.
board-letters-ties = Big Road: B/ has a tie on it, B2 two ties.
board-letters-pairs = Pairs: 'B has a Banker pair, .B a Player pair, :B both.
