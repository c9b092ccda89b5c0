"""What The Star's rules order about procedure, typed from rules 1 to 9 and 12 to 15 and the diagrams' captions.

Rows are read as compare_procedure.py says; ids of signs, grounds and burns are ours.
"""

# 2.1 to 2.8, with the signs of 6.1, 6.6.3 and 12
TABLE = """
venue.private-gaming-area | private=yes | 2.1; 2.1.1
venue.salon               | private=yes most-seats=9 | 2.1; 2.1.2; 1.1:salon
venue.private-table       | private=yes most-seats=6 surplus-closed=yes | 2.1; 2.1.3; 1.1:Private Table
closed-box                | - | 2.8
drop-box                  | - | 2.4
cashless                  | - | 2.4.1; 1.1:cashless
dealing-shoe              | - | 3.6; 2.3.1; 1.1:card shoe
sign.limits               | - | 6.1
sign.odds                 | variations=premium-even-money,tie-premium | 2.5; 2.6
sign.odds.only.2.5        | variations=premium-even-money
sign.odds.only.2.6        | variations=tie-premium
sign.tie-percentage       | variations=tie-premium | 2.6; 13.3.1
sign.side-wager-limits
    | wagers=player-pair, banker-pair, super-6, tiger-tie, tiger-pair, tiger, big-tiger, small-tiger
    | 12.3; 12.8; 12.13; 12.18; 12.23; 12.27; 12.32
sign.side-wager-limits.only.12.3 | wagers=player-pair, banker-pair
sign.side-wager-limits.only.12.8 | wagers=super-6
sign.side-wager-limits.only.12.13 | wagers=tiger-tie
sign.side-wager-limits.only.12.18 | wagers=tiger-pair
sign.side-wager-limits.only.12.23 | wagers=tiger
sign.side-wager-limits.only.12.27 | wagers=big-tiger
sign.side-wager-limits.only.12.32 | wagers=small-tiger
sign.multiples            | when=unit         | 6.1.1
sign.differential         | when=differential | 6.1
sign.kept-minimum         | when=kept-minimum | 6.6.3
sign.personal-limits      | when=personal-maximum | 6.7
seats, approved, gaming-hours, dragon-tail-indicator | silent
"""

# who it is that each clause names; "casino supervisor" includes a gaming supervisor (1.1, reading A-57)
AUTHORITY = """
rank.1 | id=dealer                   | 1.1:dealer
rank.2 | id=gaming-supervisor        | 1.1:Gaming Supervisor; 1.1:casino supervisor
rank.3 | id=casino-supervisor        | 1.1:casino supervisor
rank.4 | id=assistant-gaming-manager | 1.1:Assistant Gaming Manager
rank.5 | id=gaming-manager           | 1.1:Gaming Manager
outside.inspector    | - | 1.1:Inspector
outside.nicc         | - | 1.1:NICC
outside.surveillance | - | 12.4.1
dealer         | rank=dealer            | 1.1:dealer
supervisor     | rank=gaming-supervisor | 1.1:casino supervisor; 1.1:Gaming Supervisor
acts-for-lower | silent
power.close-table           | rank=gaming-supervisor | 15.9
power.change-limits         | rank=gaming-supervisor | 6.6
power.change-variation      | rank=gaming-supervisor | 15.8
power.restrict-wager        | rank=gaming-supervisor | 12.4; 12.9; 12.14; 12.19; 12.24; 12.28; 12.33
power.restrict-wager.only.12.4 | wagers=player-pair, banker-pair
power.restrict-wager.only.12.9 | wagers=super-6
power.restrict-wager.only.12.14 | wagers=tiger-tie
power.restrict-wager.only.12.19 | wagers=tiger-pair
power.restrict-wager.only.12.24 | wagers=tiger
power.restrict-wager.only.12.28 | wagers=big-tiger
power.restrict-wager.only.12.33 | wagers=small-tiger
power.agree-personal-limits | rank=gaming-supervisor | 6.7
power.exchange-voucher      | rank=dealer            | 1.1:casino promotional token
power.check-cards           | rank=dealer            | 3.4
power.check-cards:dropped   | rank=gaming-supervisor | 4.6.1
power.order-check           | rank=gaming-supervisor also=inspector | 3.11
power.report-dropped-cards  | rank=dealer            | 4.6.1
power.shuffle-cards         | rank=dealer            | 4.1
power.choose-cutter         | rank=gaming-supervisor | 4.3
power.place-cutting-card    | rank=dealer            | 4.6
power.burn-cards            | rank=dealer            | 4.7
power.show-burn-card        | rank=dealer            | 4.7; 4.7.2
power.order-shuffle         | rank=gaming-supervisor | 4.1.3
power.replace-cards         | rank=gaming-supervisor | 3.8; 3.10
power.replace-cards.only.3.8  | grounds=after-last
power.replace-cards.only.3.10 | grounds=unfit
power.call-for-bets         | rank=dealer            | 7.1
power.call-no-more-bets     | rank=dealer            | 7.1
power.reopen-bets           | rank=dealer            | 7.1; 5.3
power.refuse-wager          | rank=gaming-supervisor | 15.12
power.reduce-wagers         | rank=dealer            | 6.2
power.deliver-hand          | rank=dealer            | 8.12
power.take-back-hand        | rank=gaming-supervisor | 8.7
power.announce-result       | rank=dealer            | 13; 1.1:coup
power.settle-coup           | rank=dealer            | 13; 1.1:coup
power.clear-cards           | rank=dealer            | 1.1:coup
power.order-dummy-coup      | rank=assistant-gaming-manager | 7.4; 7.5
power.order-dummy-coup.only.7.4 | grounds=no-wagers
power.order-dummy-coup.only.7.5 | grounds=all-agree
approval.both-sides            | rank=gaming-manager           lasts=coup | 5.7.3
approval.show-burn-card        | rank=gaming-supervisor        lasts=once | 4.7.2
approval.burn-by-value         | rank=gaming-supervisor        lasts=once | 4.7.3
approval.riffle                | rank=gaming-supervisor        lasts=once | 4.2; 4.2.1
approval.riffle.only.4.2       | grounds=casino
approval.riffle.only.4.2.1     | grounds=manufacturer
approval.shuffle-pre-shuffled  | rank=gaming-supervisor        lasts=once | 4.11
approval.same-back-colour      | rank=assistant-gaming-manager lasts=once | 3.8.1
approval.name-opener           | rank=gaming-supervisor        lasts=coup | 8.4
approval.receive-without-wager | rank=assistant-gaming-manager lasts=coup | 8.5
"""

# rules 3 and 4 (readings ): only casino stock may be shuffled by hand again, either stock riffled
SHUFFLE = """
check-before              | when=optional | 3.4; 3.5
check-ordered             | outlives-replacement=yes | 3.11
before-play               | -             | 4.1.1
pre-shuffled              | -             | 4.1.1; 4.1.2; 4.3; 1.1:casino pre-shuffled cards;
    1.1:Angel pre-shuffled cards
pre-shuffled.only.1.1:casino pre-shuffled cards | grounds=casino
pre-shuffled.only.1.1:Angel pre-shuffled cards | grounds=manufacturer
shuffle-pre-shuffled      | stock=casino  | 4.11
riffle.casino             | -             | 4.2
riffle.manufacturer       | -             | 4.2.1
ordered.not-random        | -             | 4.1.3
dropped                   | -             | 4.6.1
who-cuts | policy=staff-then-first-arrival | 4.3; first-arrival=4.3.1; left-of-dealer=4.3.2; passed-on=4.4;
    staff-cut=4.4
who-cuts.nominee          | - | 4.3.3
who-cuts.staff-may-choose | - | 4.3
burn-required             | option=burn-required     | 4.7
burn-form.shown           | approval=show-burn-card  | 4.7.2
burn-form.by-value        | approval=burn-by-value   | 4.7.3
burn-shown                | requested=yes approval=show-burn-card | 4.7.2
replace-after-last        | - | 3.8; 4.9; 4.10
replace-unfit             | - | 3.10
replaced-all              | - | 3.8; 3.10; 4.3; 4.7
replaced-all.only.3.8     | grounds=after-last
replaced-all.only.3.10    | grounds=unfit
replace-when-handled      | - | 3.9
replace-when-cut          | - | 3.9
other-back-colour         | - | 3.8
# 3.10 has the cards replaced, never some of them
check-after, no-count-on-replacement, burned-exposed, replace-some, check-replacement | silent
"""

# rules 5, 7.1, 12, 15.12 (readings ); 15.16 forbids only wagers for someone outside the casino
WAGERING = """
deadline             | closes=first-exposure after-call=correctable found-after-result=found-after-result
                     | 5.3; untouched=5.5; exposed=1.1:exposed
deadline.call-closes | option=nmb-closes | 7.1; 5.3
call-for-bets        | duty=may       | 7.1
no-more-bets         | duty=may       | 7.1
medium               | -              | 5.2
both-sides           | policy=approve | 5.7.3
per-option           | policy=several stacks=one-a-box | 5.6.2; stacks=5.6.2
per-option.beside.5.7 | wagers=player, banker, tie, player-pair, banker-pair
per-option.wagers.player-pair, per-option.wagers.banker-pair | - | 12.5
per-option.wagers.super-6     | - | 12.10
per-option.wagers.tiger-tie   | - | 12.15
per-option.wagers.tiger-pair  | - | 12.20
per-option.wagers.tiger       | - | 12.25
per-option.wagers.big-tiger   | - | 12.29
per-option.wagers.small-tiger | - | 12.34
standing             | policy=allowed | 2.2
claim.1              | who=main-wager | 12.5; 12.10; 12.15; 12.20; 12.25; 12.29; 12.34
claim.2              | who=everyone   | 12.5; 12.10; 12.15; 12.20; 12.25; 12.29; 12.34
claim.1.only.12.5, claim.2.only.12.5 | wagers=player-pair, banker-pair
claim.1.only.12.10, claim.2.only.12.10 | wagers=super-6
claim.1.only.12.15, claim.2.only.12.15 | wagers=tiger-tie
claim.1.only.12.20, claim.2.only.12.20 | wagers=tiger-pair
claim.1.only.12.25, claim.2.only.12.25 | wagers=tiger
claim.1.only.12.29, claim.2.only.12.29 | wagers=big-tiger
claim.1.only.12.34, claim.2.only.12.34 | wagers=small-tiger
placement.outside    | - | 5.6.1; 5.4
placement.on-another | - | 5.6.3
placement.not-flat   | - | 5.6.3
staff-refusal        | grounds=reasonable | 15.12
side-wager-alone     | - | 5.7.1; 5.7.2; 12.2; 12.7; 12.12; 12.17; 12.22; 12.26; 12.31
side-wager-alone.only.5.7.1 | wagers=tie
side-wager-alone.only.5.7.2 | wagers=player-pair, banker-pair
side-wager-alone.only.12.2 | wagers=player-pair, banker-pair
side-wager-alone.only.12.7 | wagers=super-6
side-wager-alone.only.12.12 | wagers=tiger-tie
side-wager-alone.only.12.17 | wagers=tiger-pair
side-wager-alone.only.12.22 | wagers=tiger
side-wager-alone.only.12.26 | wagers=big-tiger
side-wager-alone.only.12.31 | wagers=small-tiger
restriction.player-pair, restriction.banker-pair | - | 12.4; notice=12.4.1; sign=12.4.2
restriction.super-6     | - | 12.9; notice=12.9.1; sign=12.9.2
restriction.tiger-tie   | - | 12.14; notice=12.14.1; sign=12.14.2
restriction.tiger-pair  | - | 12.19; notice=12.19.1; sign=12.19.2
restriction.tiger       | - | 12.24; notice=12.24.1; sign=12.24.2
restriction.big-tiger   | - | 12.28; notice=12.28.1; sign=12.28.2
restriction.small-tiger | - | 12.33; notice=12.33.1; sign=12.33.2
vouchers.table-play     | - | 1.1:casino promotional token
spoken, own-wager-only, within-coup | silent
"""

# rule 6 (reading A-29)
LIMITS = """
shown         | - | 6.1
below-minimum | in-time=refuse late=valid | 6.1; in-time=6.1; in-time=6.5; late=6.4
above-maximum | in-time=refuse late=valid | 6.1; in-time=6.1; in-time=6.5; late=6.3
units         | policy=refuse above-minimum=yes | 6.1.1
differential  | policy=cut before=first-exposure basis-option=differential-basis | 6.2; 1.1:table differential
area-maximum  | policy=cut before=first-exposure | 6.2
player-maximum | - | 6.1; 6.5
known         | amounts=area-maximum,player-maximum,differential,unit | 6.1; 6.1.1
personal      | shown-by=sign to-exceed=yes | 6.7; wager=6.7
above-differential, combined-wager | silent
"""

# rules 7, 8, 13, 14.4 and 14.6 (readings)
DEALING = """
method.1 | id=method-a kind=dealer-opens faces=up,down | 8.1; 8.2; 8.2.1
method.2 | id=method-b kind=delivered    faces=down    | 8.1; 8.12
face                       | -                  | 8.2.1; 8.12
delivery                   | to=highest-wagerer | 8.8; 8.12; refused=8.9; equal=8.10; equal-refused=8.11
delivery.nobody            | - | 8.14.1; 8.14.2
delivery.seated-only       | - | 8.6.1
delivery.one-hand-out      | - | 8.13
delivery.dealer-for-patron | - | 8.15.2
delivery.opener            | who=seated approval=name-opener | 8.4
delivery.without-wager     | - | 8.5
delivery.taken-back        | - | 8.7
delivery.marker            | - | 8.8; 2.7; 1.1:designated player
delivery.both-in-turn      | silent
turned-before-third        | - | 8.15.2; 8.2.1
third-card                 | - | 8.3; 8.16
result-called              | - | 8.2.2; 8.15.3; 13; method.method-a=8.2.2;
    method.method-b=8.15.3
dummy                      | dealt-by=method-a | 1.1:no bet coup; 14.4; stray=14.4
dummy.grounds.no-wagers    | needs=no-wagers begun=unexposed | 7.4
dummy.emptied              | -                 | 7.4
dummy.grounds.all-agree    | needs=all-agree   | 7.5
dummy.counts-as-last       | option=dummy-counts-as-last | 4.9; 1.1:no bet coup
insufficient-cards         | - | 14.6
shoe-holder, first-hand, standoff-called, dummy.shown, dummy.only-these | silent
"""

# 6.6, 15.8, 15.9, 15.15 (readings ): every sign tells the time
NOTICES = """
closing           | minutes=20 states-time=yes | 15.9; empty=15.9
higher-minimum    | minutes=20 states-time=yes names-bet=yes | 6.6
at-any-time       | - | 6.6
same-variation    | silent
keeps-old-minimum | - | 6.6.1; 6.6.1.1; 6.6.1.3; 6.6.4; leaving=6.6.1.2; ends=6.6.2; wager=6.6.1; newcomer=6.6.4
variation         | minutes-option=notice-variation-minutes states-time=yes | 15.8; empty=15.8
rules-copy        | - | 15.15
limits            | silent
"""

# 13.2 prints odds, not commission
SETTLEMENT = "deferral | silent A-28"

# 2.2, 12.2, 12.7 and 12.12 to 12.31, and the notes that let the number of places vary
LAYOUTS = """
A | side-wagers-stated=yes | Diagram A; 2.2; 12.2; places=Diagram A/note
B | side-wagers-stated=yes | Diagram B; 2.2; 12.2; places=Diagram B/note
C | side-wagers-stated=yes | Diagram C; 2.2; 12.2; places=Diagram C/note
D | side-wagers-stated=yes | Diagram D; 2.2; 12.2; places=Diagram D/note
E | side-wagers-stated=yes | Diagram E; 2.2; 12.2; places=Diagram E/note
F | side-wagers-stated=yes | Diagram F; 2.2; 12.2; places=Diagram F/note
G | side-wagers-stated=yes | Diagram G; 2.2; 12.2; places=Diagram G/note
H | side-wagers-stated=yes | Diagram H; 2.2; 12.2; places=Diagram H/note
I | side-wagers-stated=yes | Diagram I; 2.2; 12.2; places=Diagram I/note
J | side-wagers-stated=yes | Diagram J; 2.2; 12.2; places=Diagram J/note
K | side-wagers-stated=yes | Diagram K; 2.2; 12.2; places=Diagram K/note
L | side-wagers-stated=yes | Diagram L; 2.2; 12.2; places=Diagram L/note
M | side-wagers-stated=yes | Diagram M; 2.2; 12.7; places=Diagram M/note
N | side-wagers-stated=yes | Diagram N; 2.2; 12.2; 12.7; places=Diagram N/note
O | side-wagers-stated=yes | Diagram O; 2.2; 12.2; places=Diagram O/note 1
P | side-wagers-stated=yes | Diagram P; 2.2; 12.12; 12.17; 12.22; 12.26; 12.31; places=Diagram P/note 1
Q | side-wagers-stated=yes | Diagram Q; 2.2; 12.12; 12.17; 12.22; 12.26; 12.31; places=Diagram Q/note 1
R | side-wagers-stated=yes | Diagram R; 2.2; 12.2; 12.7; places=Diagram R/note
S | side-wagers-stated=yes | Diagram S; 2.2; 12.12; 12.17; 12.22; 12.26; 12.31; places=Diagram S/note 1
T | side-wagers-stated=yes | Diagram T; 2.2; 12.12; 12.17; 12.22; 12.26; 12.31; places=Diagram T/note 1
U | side-wagers-stated=yes | Diagram U; 2.2; 12.12; 12.17; 12.22; 12.26; 12.31; places=Diagram U/note 1
V | side-wagers-stated=yes | Diagram V; 2.2; 12.12; 12.17; 12.22; 12.26; 12.31; places=Diagram V/note 1
W | side-wagers-stated=yes | Diagram W; 2.2; 12.12; 12.17; 12.22; 12.26; 12.31; places=Diagram W/note 1
# each optional wager is for the layouts that its own rule lists
A.only.12.2, B.only.12.2, C.only.12.2, D.only.12.2, E.only.12.2, F.only.12.2, G.only.12.2, H.only.12.2,
    I.only.12.2, J.only.12.2, K.only.12.2, L.only.12.2, N.only.12.2, O.only.12.2, R.only.12.2
    | wagers=player-pair, banker-pair
M.only.12.7, N.only.12.7, R.only.12.7
    | wagers=super-6
P.only.12.12, Q.only.12.12, S.only.12.12, T.only.12.12, U.only.12.12, V.only.12.12, W.only.12.12
    | wagers=tiger-tie
P.only.12.17, Q.only.12.17, S.only.12.17, T.only.12.17, U.only.12.17, V.only.12.17, W.only.12.17
    | wagers=tiger-pair
P.only.12.22, Q.only.12.22, S.only.12.22, T.only.12.22, U.only.12.22, V.only.12.22, W.only.12.22
    | wagers=tiger
P.only.12.26, Q.only.12.26, S.only.12.26, T.only.12.26, U.only.12.26, V.only.12.26, W.only.12.26
    | wagers=big-tiger
P.only.12.31, Q.only.12.31, S.only.12.31, T.only.12.31, U.only.12.31, V.only.12.31, W.only.12.31
    | wagers=small-tiger
"""
