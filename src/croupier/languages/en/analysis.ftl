### The analyst's kit: sessions, ruin, frames and pictures.

analysis-heading = { $book }, { $variation }, { $decks } decks: { TEXT($wagers, join: "comma") }{ GIVEN($coups) ->
    [yes] , { COUNT($coups) } coups
   *[no] {""}
}
analysis-staked = { $wager } { MONEY($stake) }
analysis-patron = patron
analysis-house = house
analysis-left = bankroll
analysis-theoretical = The house wins { MONEY($win) } of { MONEY($staked) } staked in the mean ({ $edge }); standard deviation { MONEY($deviation) }.
analysis-ends = The patron ends ahead { $ahead }, even { $even }, behind { $behind }.
analysis-significant = A hold that is { $off } of the stakes off its theory is more than chance after { TEXT($after, join: "comma") }.
analysis-after = { COUNT($coups) } coups ({ $confidence }%)
analysis-won = The house won { MONEY($won) }: so much or less in { $most } of such sessions, so much or more in { $least }.
analysis-independent = Exact for independent coups: each counts as though dealt from a fresh shoe. Real shoes differ a little.
analysis-rounded = Weights are rounded down; no probability lacks more than { $most }.
analysis-bankroll = Bankroll { MONEY($bankroll) }, { MONEY($needed) } for each coup{ $goal ->
    [0] .
   *[other] , until it is { MONEY($goal) }.
}
analysis-ruin = { $goal ->
    [0] Ruined { $ruined }{ $ended ->
        [yes] .
       *[no] , still playing { $playing }.
    }
   *[other] Ruined { $ruined }, goal reached { $reached }{ $ended ->
        [yes] .
       *[no] , still playing { $playing }.
    }
}
analysis-still-playing = Followed for { COUNT($coups) } coups; { $share } still play, and may end either way.
analysis-needs-an-end = Ruin of these wagers needs an end: give --coups or --goal
analysis-no-coups-followed = There is no figure coup by coup here: give --coups
analysis-no-percentage = --off { $typed } is not a percentage above 0 and up to 100, such as 0.5
analysis-too-many-amounts = Results or bankrolls could be { COUNT($amounts) } different amounts, more than the { COUNT($most) } that are told apart: stake amounts with a larger step in common, such as fives, or ask for fewer coups, a smaller bankroll or a nearer goal
analysis-about-variation = { $book }, { $variation }: { $note }
analysis-frames = a Parquet or Arrow file
analysis-wrote-rows = wrote { COUNT($rows) } rows to { $file }
analysis-no-event = no event is called { $name }; docs/reference/events.md lists them
plot-mix-results = What the house wins by { COUNT($coups) } coups: { TEXT($stakes, join: "comma") }
    .across = result of the house
    .up = probability, together for all results of a bar
plot-ruin-by-coup = Ruin of { MONEY($bankroll) }: { TEXT($stakes, join: "comma") }
    .across = coups
    .up = ruined by then, percent
plot-simulated-edges = Simulated and exact: { $book }, { VARIATION($variation) }, { COUNT($shoes) } shoes
    .across = simulated edge less the exact one, in percent of the stake, with 99% intervals
    .up = wager
analysis-a-picture = a picture
analysis-picture-form = { $file }: a picture is written as .png or .svg, by how the file's name ends
analysis-real-shoes = { COUNT($shoes) } real shoes, simulated ({ COUNT($coups) } coups): the variance of a shoe's result is { $spread } ± { $half } (99%) of what independent coups have.
