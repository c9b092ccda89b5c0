"""What Casino Canberra's rules order about procedure, typed from the dictionary and rules 1 to 9 and 12 to 16.

Rows are read as compare_procedure.py says; ids of signs, things, grounds and methods are ours.
"""

# 1.1, 9.2 and 12.2 have table and layouts approved; signs of 3.1, 3.3, 3.6, 8.3, 9.3 and 12.3
TABLE = """
dealing-shoe                 | - | 6.1; A:Shoe
approved.table               | - | 1.1; A:Approved
approved.pairs-layout        | wagers=player-perfect-pair, banker-perfect-pair, player-pair, banker-pair
    | 9.2; A:Approved
approved.dragon-bonus-layout | wagers=player-dragon-bonus, banker-dragon-bonus | 12.2; A:Approved
gaming-hours                 | - | 14.1
sign.limits                  | - | 3.1
sign.multiples               | - | 3.3
sign.differential            | when=differential | 3.6
sign.variation               | - | 8.3
sign.side-wagers             | wagers=player-perfect-pair, banker-perfect-pair, player-pair, banker-pair | 9.3
sign.side-wager-limits       | wagers=player-perfect-pair, banker-perfect-pair, player-pair, banker-pair,
    player-dragon-bonus, banker-dragon-bonus | 9.3; 12.3
sign.side-wager-limits.only.9.3  | wagers=player-pair, banker-pair, player-perfect-pair, banker-perfect-pair
sign.side-wager-limits.only.12.3 | wagers=player-dragon-bonus, banker-dragon-bonus
seats, venue, closed-box, drop-box, cashless, dragon-tail-indicator | silent
"""

# who it is that each clause names; the operator acts by a supervisor at the table, by the Gaming Shift Manager for
# limits and closing (readings)
AUTHORITY = """
rank.1 | id=dealer               | A:Dealer
rank.2 | id=casino-supervisor    | A:Casino Supervisor
rank.3 | id=gaming-shift-manager | 16.4
rank.4 | id=casino-operator      | A:Casino Operator
outside.commission          | - | A:Approved
outside.tournament-director | - | A:Tournament Director/Assistant
dealer         | rank=dealer            | A:Dealer
supervisor     | rank=casino-supervisor | A:Casino Supervisor
acts-for-lower | silent A-57
power.change-limits         | rank=gaming-shift-manager | 3.1; 3.7; A:Casino Operator
power.agree-personal-limits | rank=gaming-shift-manager | 3.2; A:Casino Operator
power.close-table           | rank=gaming-shift-manager | 14.2; A:Casino Operator
power.change-variation      | rank=casino-supervisor    | 8.1; 8.2; A:Casino Operator
power.change-variation.only.8.2 | wagers=player-pair, banker-pair, player-perfect-pair, banker-perfect-pair
power.choose-dealing        | rank=casino-supervisor    | 2.2; A:Casino Operator
power.replace-cards         | rank=casino-supervisor    | 2.3; A:Casino Operator
power.check-cards           | rank=dealer               | 2.5
power.shuffle-cards         | rank=dealer               | 5.1
power.order-shuffle         | rank=casino-supervisor    | 5.1(c)
power.riffle-cards          | rank=dealer               | 5.2
power.choose-cutter         | rank=dealer               | 5.3
power.place-cutting-card    | rank=dealer               | 5.4
power.burn-cards            | rank=dealer               | 5.5
power.call-no-more-bets     | rank=dealer               | 6.2
power.deliver-hand          | rank=dealer               | 6.3
power.settle-pairs          | rank=dealer               | 9.10
power.order-dummy-coup      | rank=casino-supervisor    | 4.8; 4.9
power.order-dummy-coup.only.4.8 | grounds=all-agree
power.order-dummy-coup.only.4.9 | grounds=no-patrons
approval.both-sides         | rank=casino-supervisor lasts=coup | 4.6(b)
approval.riffle             | rank=casino-supervisor lasts=once | 5.2
"""

# rules 2 and 5: pre-shuffled cards are those shuffled at manufacture, and only those
SHUFFLE = """
check-before        | when=unless-pre-shuffled | 2.5
check-after         | when=unless-pre-shuffled | 2.5
before-play         | - | 5.1; 5.1(a)
pre-shuffled        | - | 5.1(a); 5.3; A:Pre-shuffled cards
riffle.manufacturer | - | 5.2; A:Pre-shuffled cards
ordered.after-round | - | 5.1(c)
who-cuts            | policy=any-patron | 5.3; passed-on=5.3; staff-cut=5.3; staff-cut=A:Casino Supervisor
burn-required       | policy=yes | 5.5
replace-after-last  | - | 5.1(b); 5.8
replace-unfit       | - | 2.3
replace-some        | - | 2.3
check-replacement   | pre-shuffled-option=check-pre-shuffled-replacements | 2.3
replaced-all        | - | 5.1(a); 5.3; 5.5
check-ordered, no-count-on-replacement, shuffle-pre-shuffled, dropped, burn-shown, burned-exposed | silent
who-cuts.nominee, who-cuts.staff-may-choose, replace-when-handled, replace-when-cut, other-back-colour | silent
"""

# rule 4, with 6.2, rules 9 and 12
WAGERING = """
deadline          | closes=no-more-bets-or-first-card after-call=correctable found-after-result=found-after-result
                  | 4.1; 6.2; 9.8; 12.6; untouched=4.7
deadline.call-closes | option=nmb-closes | 4.1; 6.2
deadline.only.9.8, call-for-bets.only.9.8, medium.only.9.8, placement.outside.only.9.8
    | wagers=player-pair, banker-pair, player-perfect-pair, banker-perfect-pair
deadline.only.12.6, call-for-bets.only.12.6, medium.only.12.6, placement.outside.only.12.6
    | wagers=player-dragon-bonus, banker-dragon-bonus
call-for-bets     | duty=must         | 4.1; 9.8; 12.6
no-more-bets      | duty=must         | 6.2
medium            | -                 | 4.2; 9.8; 12.6
both-sides        | policy=approve    | 4.6(b)
per-option        | policy=one        | 4.6(a)
# wagers on more than one option; Pairs on both hands; the Dragon Bonus on both
per-option.beside.4.6(a) | wagers=player, banker, tie, player-pair, banker-pair, player-perfect-pair,
    banker-perfect-pair, player-dragon-bonus, banker-dragon-bonus
per-option.beside.9.5    | wagers=player-pair, banker-pair, player-perfect-pair, banker-perfect-pair
per-option.beside.12.5   | wagers=player-dragon-bonus, banker-dragon-bonus
placement.outside | -                 | 4.2; 9.8; 12.6
side-wager-alone  | -                 | 9.4; 9.4(a); 12.4; 12.4(b); completed=9.4(a); completed=12.4(b)
side-wager-alone.only.9.4+9.4(a)   | wagers=player-pair, banker-pair, player-perfect-pair, banker-perfect-pair
side-wager-alone.only.12.4+12.4(b) | wagers=player-dragon-bonus, banker-dragon-bonus
spoken, standing, own-wager-only, claim, staff-refusal, restriction, vouchers, within-coup | silent
"""

# rule 3 (readings ): only the maximum may be exceeded by arrangement
LIMITS = """
shown         | - | 3.1; 9.3; 12.3
shown.only.9.3  | wagers=player-pair, banker-pair, player-perfect-pair, banker-perfect-pair
shown.only.12.3 | wagers=player-dragon-bonus, banker-dragon-bonus
below-minimum | in-time=first-stands late=first-stands first-option=undermin-first scope-option=undermin-scope
    advice=after-result | 3.4; in-time=3.4; late=3.4
above-maximum | in-time=to-maximum late=to-maximum | 3.5; in-time=3.5; late=3.5
units         | policy=refuse | 3.3
differential  | policy=warn before=first-card enforce-option=differential-enforce | 3.6; A:Table Differential
personal      | shown-by=marker maximum-only=yes | 3.2; wager=3.2
known         | amounts=differential,unit | 3.1; 3.3; 3.6
area-maximum, player-maximum, above-differential, combined-wager | silent
"""

# rules 6 and 7, 4.8 to 4.10, 5.8, 12.9 and 13.7 (reading A-47)
DEALING = """
method.1 | id=dealer-opens kind=dealer-opens faces=up,down | 2.2; 6.3
method.2 | id=delivered    kind=delivered    faces=down    | 6.3; 6.3(a); 6.3(b)
face                     | -              | 2.2
delivery                 | to=any-wagerer | 6.3; player=6.3(a); banker=6.3(b)
delivery.nobody, delivery.seated-only, delivery.one-hand-out, delivery.dealer-for-patron, delivery.opener | silent
delivery.both-in-turn, delivery.without-wager, delivery.taken-back, delivery.marker | silent
turned-before-third      | - | 7.1; 7.2; 7.3
third-card               | - | 7.1; 7.4
result-called            | - | A:Dealer
standoff-called          | wagers=player-dragon-bonus, banker-dragon-bonus | 12.9
dummy                    | - | A:No-Bet Coup; 4.10; stray=A:No-Bet Coup
dummy.grounds.all-agree  | needs=request,all-agree | 4.8; 4.8(a); 4.8(b); request=4.8(a); agreement=4.8(b)
dummy.grounds.no-patrons | needs=no-patrons        | 4.9
dummy.only-these         | - | 4.8
dummy.counts-as-last     | policy=yes | 5.8; A:No-Bet Coup
insufficient-cards       | - | 13.7
shoe-holder, first-hand, dummy.shown, dummy.emptied | silent
"""

# 3.1, 3.7, 8.3, 14.2, 15.9: notice beforehand and never of a length (reading A-56)
NOTICES = """
closing        | - | 14.2
higher-minimum | - | 3.1; empty=3.1
same-variation | - | 8.2; 9.3
at-any-time    | silent
limits         | - | 3.1; 3.7; empty=3.1; empty=3.7
variation      | minutes-option=notice-variation-minutes | 8.3; empty=8.3
rules-copy     | - | 15.9
keeps-old-minimum | silent
"""

# 8.4(b) and 8.5(b) pay less 5% and less 50%: nothing is collected that could wait
SETTLEMENT = "deferral | silent"

# 4.5: several players on one box, and no number; 4.6(a): one common box on both sides counts as one
LAYOUTS = """
approved | side-wagers-stated=yes twin-boxes=player-perfect-pair, banker-perfect-pair, player-pair, banker-pair,
    player-dragon-bonus, banker-dragon-bonus | A:Box; most-wagers=4.5(a); most-wagers=4.5(b); most-wagers=4.5(c)
"""
