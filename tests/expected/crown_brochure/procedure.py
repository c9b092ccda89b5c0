"""The procedure under the leaflet: its own few words, and Crown Melbourne's rules for the rest (reading A-68).

`falls back` is crown-melbourne's typed row, cited with the leaflet's sentence that the rules are those of the style.
Where crown-melbourne leaves a matter to an option, the leaflet has none and keeps that option's default.
"""

TABLE = """
seats             | least=7 most=14 | 4:About(seats)
sign.variation    | variations=traditional,crown | 4:About(sign)
dealing-shoe, sign.limits, sign.differential | falls back
venue, closed-box, drop-box, cashless, approved, gaming-hours, dragon-tail-indicator | silent
"""

AUTHORITY = "rank, outside, dealer, supervisor, power, approval, acts-for-lower | falls back"

SHUFFLE = """
check-before, check-after, no-count-on-replacement, before-play, pre-shuffled, ordered, who-cuts  | falls back
burn-required, burn-form, burn-shown, replace-after-last, replace-unfit, replaced-all             | falls back
replace-when-handled, replace-some                                                                | falls back
check-ordered, shuffle-pre-shuffled, riffle, dropped, burned-exposed, replace-when-cut, other-back-colour | silent
check-replacement | silent
"""

# "place your wager in the area marked ... closest to your seated position"; "without ... or in addition"
WAGERING = """
both-sides        | policy=allow | 4:About(consistency); 5:How(bets); crown-melbourne:6.5.1; crown-melbourne:6.5.2
placement.outside | -            | 5:How(position); 4:About(consistency); crown-melbourne:6.2
side-wager-alone  | -            | 5:How(tie); 4:About(consistency); crown-melbourne:6.8.1
deadline, call-for-bets, no-more-bets, medium, spoken, per-option, standing, claim, staff-refusal | falls back
own-wager-only, restriction, vouchers, within-coup | silent
"""

# wagers above the differential are by arrangement with the house: the leaflet offers none
LIMITS = """
below-minimum | in-time=first-stands late=first-stands advice=after-result
    | 4:About(consistency); crown-melbourne:7.3.1;
    in-time=4:About(consistency); in-time=crown-melbourne:7.3.1; late=4:About(consistency); late=crown-melbourne:7.3.1
differential  | policy=cut before=first-card | 4:About(consistency); crown-melbourne:7.2; crown-melbourne:7.4
shown, above-maximum, units, personal | falls back
known | falls back
area-maximum, player-maximum, above-differential, combined-wager | silent
"""

# a Dummy Coup does not use up the last coup (reading A-15)
DEALING = """
method, face, delivery, shoe-holder, first-hand, turned-before-third, third-card, result-called | falls back
insufficient-cards, dummy.grounds, dummy.shown, dummy.only-these                       | falls back
dummy | - | 4:About(consistency); crown-melbourne:1.1:Dummy Coup; stray=4:About(consistency);
    stray=crown-melbourne:11.8.4(a); stray=crown-melbourne:11.8.4(b); stray=crown-melbourne:11.8.5(a);
    stray=crown-melbourne:11.8.5(b); placed=4:About(consistency); placed=crown-melbourne:11.8.5(a);
    placed=crown-melbourne:11.8.5(b)
dummy.counts-as-last | policy=no | 4:About(consistency); crown-melbourne:8.3.4(c)
standoff-called, dummy.emptied | silent
"""

# a notice of the style that is played, for twenty minutes (reading A-56)
NOTICES = """
closing, higher-minimum, rules-copy, at-any-time | falls back
variation | minutes=20 | 4:About(consistency); crown-melbourne:5.1; empty=4:About(consistency);
    empty=crown-melbourne:5.1
limits, keeps-old-minimum, same-variation | silent
"""

SETTLEMENT = "deferral | falls back"

LAYOUTS = """
leaflet | side-wagers-stated=yes | 4:About(sizes); 4:About(seats); 5:How(position)
"""
