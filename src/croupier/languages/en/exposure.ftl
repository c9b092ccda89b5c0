# croupier odds exposure: what advantage play could win. For staff and study.

exposure-more = , seed { $seed }, edition { $digest }
exposure-burn = burn { $burn }, { $seen ->
    [yes] its first card counted
   *[no] none of its cards seen
}
exposure-shoe = { $burn }; cutting card { $cards } from the back: { COUNT($coups) } coups of { COUNT($shoes) } shoes, { $a_shoe } a shoe
exposure-column-by = bets by
exposure-column-bets = bets a coup
exposure-column-edge = edge when betting
exposure-column-hundred = units a 100 coups
exposure-column-shoe = units a shoe
exposure-column-desirability = desirability
exposure-column-money = a shoe at the maximum
exposure-column-cutting-card = cutting card
exposure-column-lost = coups lost a shoe
exposure-column-forgone = win forgone a shoe
exposure-column-perfect = units by perfect play
exposure-column-count = units by the count
exposure-perfect = perfect play
exposure-count-at = count at { $trigger }
exposure-no-trigger = no trigger wins
exposure-no-sure-trigger = none beyond chance
exposure-no-count = no count
exposure-counts = counts that follow the effects of removal, or as given
exposure-moving = moving the cutting card, { $burn }, against { $cards } from the back
exposure-legend = Perfect play bets a unit where the exact edge of the unseen cards is positive; a count (tags A to K) at or above its trigger, the one that won most in these shoes, which flatters it a little (ask for it by --count with another --seed). Won is what the exact edges add up to; of wagers over several coups (marked *), which are decided as though coups were independent, what came. After ± is one standard error, by shoes. Win forgone: what a unit on every coup lost would have cost its patron. For staff and study.
exposure-rate = { $rate } shoes/s
exposure-shoes = { COUNT($shoes) } shoes cannot be dealt: ask for 1 to { COUNT($most) }
exposure-coups-after = { $coups } coups after the one in hand cannot be dealt from { $cards } cards: ask for 0 to { $most }
exposure-count = “{ $typed }” is not a count: write WAGER=TAGS@TRIGGER with 13 tags from ace to king between commas, such as tie=0,-1,-1,-1,-1,-4,-4,2,2,2,2,2,2@10
exposure-count-of-no-wager = a count is given for { $wager }, which is not among the wagers asked for
exposure-two-counts = two counts are given for { $wager }: give one
exposure-tags = the count for { $wager } has { $given } tags: give one for each of the { $ranks } ranks, ace to king
exposure-tags-too-large = a tag of the count for { $wager } is beyond { $most }: use smaller whole numbers
exposure-not-balanced = the tags of the count for { $wager } add up to { $sum }: those of the 13 ranks must add up to 0
exposure-trigger = the trigger { $trigger } of the count for { $wager } is below 0: a bet is made at or above a true count of 0 or more
exposure-maximum-of-no-wager = a maximum is given for { $typed }, which is not among the wagers asked for
exposure-other-request = { $file } holds another request: take it up with the same book, options, wagers, counts and seed, and as many shoes or more
exposure-plot = what advantage play could win: { $book }, { $variation }, { COUNT($shoes) } shoes
exposure-plot-shoe = { $burn }; cutting card { $cards } from the back
