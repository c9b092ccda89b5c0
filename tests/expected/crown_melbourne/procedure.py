"""What Crown Melbourne's rules order about procedure, typed from chapters 1 to 8, 10, 11 and 13 and the statute at 7.1.

Rows are read as compare_procedure.py says; ids of signs, grounds and methods are ours.
"""

# chapters 2, 5 and 7; Traditional Baccarat needs no notice
TABLE = """
seats                 | least=5 most=14 | 2.1
dealing-shoe          | -               | 2.3; 1.1:Dealing shoe
sign.limits           | shows=limits    | 7.1; 7.1/fn1:66(1)(c); 1.1:Table Limit Sign
sign.variation        | variations=crown,two-to-one,tie-baccarat | 5.1; 5.2; 5.3
sign.variation.only.5.1 | variations=crown
sign.variation.only.5.2 | variations=two-to-one
sign.variation.only.5.3 | variations=tie-baccarat
sign.tie-percentage   | variations=tie-baccarat | 1.1:Tie Baccarat(a); 1.1:Tie Baccarat(b);
    10.1/Tie Baccarat:Player; 10.1/Tie Baccarat:Banker
sign.differential     | when=differential shows=differential | 7.2; 7.4
dragon-tail-indicator | -               | 2.6.2; 1.1:Dragon Tail Indicator
# no odds are printed for a Player or a Banker that wins (reading A-03)
approved.tie-baccarat-odds | variations=tie-baccarat unless-chosen=tie-baccarat-base
    | 1.1:Tie Baccarat; 10.1/Tie Baccarat
venue, closed-box, drop-box, cashless, gaming-hours | silent
"""

# who it is that each clause names; Pit Boss and Crown Management are not defined (readings)
AUTHORITY = """
rank.1 | id=dealer           | 1.1:Dealer
rank.2 | id=game-supervisor  | 1.1:Game Supervisor
rank.3 | id=pit-boss         | 4.1.1(c); 7.7; 13.9
rank.4 | id=crown-management | 10.2.1/deferral
rank.5 | id=chief-officer    | 12.4.2(a)(v)
outside.inspector | - | 13.10
outside.vcgr      | - | 1.1:VCGR
outside.tournament-director | - | 1.1:Tournament Director
dealer            | rank=dealer          | 1.1:Dealer
supervisor        | rank=game-supervisor | 1.1:Game Supervisor
# "or above" stands with single powers; none lets anyone do the Dealer's own part
acts-for-lower    | silent A-136
power.display-sign        | rank=dealer           | 7.1
power.change-limits       | rank=pit-boss         | 7.7
power.close-table         | rank=pit-boss         | 13.7
power.choose-cutter       | rank=game-supervisor  | 4.2.1(b)
power.place-cutting-card  | rank=dealer           | 4.2.4
power.burn-cards          | rank=dealer           | 4.3.1
power.order-shuffle       | rank=pit-boss         | 4.1.1(c); 4.1.1(d)
power.order-shuffle.only.4.1.1(c) | grounds=abnormal-sequence
power.order-shuffle.only.4.1.1(d) | grounds=reasonable-cause
power.replace-cards       | rank=game-supervisor  | 4.4.1
power.replace-cards.only.4.4.1 | grounds=after-last
power.replace-cards:unfit | rank=pit-boss         | 4.4.2
power.call-for-bets       | rank=dealer           | 4.3.1(c)
power.call-no-more-bets   | rank=dealer           | 4.3.1(d); 8.2.2(a)
power.refuse-wager        | rank=dealer           | 6.6
power.reduce-wagers       | rank=dealer           | 7.4
power.choose-dealing      | rank=game-supervisor  | 8.2.3
power.burn-before-coup    | rank=dealer           | 8.2.2(b)
power.deliver-hand        | rank=dealer           | 8.1.1
power.pass-shoe           | rank=dealer           | 8.1.3(a)
power.take-back-shoe      | rank=pit-boss         | 8.1.3(h)(iii)
power.announce-result     | rank=dealer           | 8.3.2
power.settle-coup         | rank=dealer           | 6.7
power.order-dummy-coup    | rank=game-supervisor  | 11.8.1; 8.3.4(d)
power.order-dummy-coup.only.11.8.1   | grounds=new-shoe,any-time,until-wager,protect-order,reasonable-cause
power.order-dummy-coup.only.8.3.4(d) | grounds=after-last-coup
power.call-in-commission  | rank=crown-management | 10.2.1(a)(iii)
power.carry-commission-over | rank=crown-management | 10.2.1(a)(iii)
approval.both-sides       | rank=game-supervisor  lasts=coup | 6.5.1; 6.5.2
approval.defer-commission | rank=crown-management lasts=stay | 10.2.1/deferral
approval.stand-and-wager  | rank=game-supervisor  lasts=stay | 6.2.1
"""

# 3.4 and chapter 4 (readings)
SHUFFLE = """
check-before              | when=required | 3.4
check-after               | when=required | 3.4
no-count-on-replacement   | - | 3.4.1
before-play               | - | 4.1.1(a)
pre-shuffled              | - | 4.1.2; 8.3.4(e)
ordered.abnormal-sequence | - | 4.1.1(c)
ordered.reasonable-cause  | - | 4.1.1(d)
who-cuts                  | policy=highest-seat | 4.2.1; 4.2.1(a); patron=4.2.1(a); passed-on=4.2.2;
    staff-cut=4.2.2
who-cuts.staff-may-choose | - | 4.2.1(b)
burn-required             | policy=yes    | 4.3.1
burn-form.by-value        | requested=yes | 4.3.1(b)
burn-shown                | requested=yes | 4.3.1(a)
replace-after-last        | - | 4.4.1
replace-unfit             | - | 4.4.2
replace-some              | - | 4.4.2
replaced-all              | - | 4.4.2(a)
replace-when-handled      | - | 4.4.3
check-ordered, shuffle-pre-shuffled, riffle, dropped, who-cuts.nominee, burned-exposed, replace-when-cut | silent
other-back-colour, check-replacement | silent
"""

# chapter 6, with 4.3.1(c) and (d) and 8.2.2 (readings)
WAGERING = """
deadline          | closes=no-more-bets-or-first-card after-call=correctable found-after-result=found-after-result
                  | 6.3; 6.4; 4.3.1(d); untouched=6.4
call-for-bets     | duty=must           | 4.3.1(c)
no-more-bets      | duty=must           | 4.3.1(d); 8.2.2(a)
medium            | -                   | 6.1
spoken            | tenders=chips,cash,voucher,token | 6.3
both-sides        | option=both-sides   | 6.5.1; 6.5.2
# 6.5 lists the bets and says nothing of stacks (reading A-113)
per-option        | policy=several stacks=one-wager | 6.5; 6.8.2; 1.1:Run/placing
per-option.beside.6.8.2 | wagers=tie, player-pair, banker-pair, player-perfect-pair, banker-perfect-pair,
    player-dragon-bonus, banker-dragon-bonus, player-dragon-tail-early, player-dragon-tail-late,
    banker-dragon-tail-early, banker-dragon-tail-late, player-run-2, player-run-3, player-run-4, player-run-5,
    player-run-6, banker-run-2, banker-run-3, banker-run-4, banker-run-5, banker-run-6, combination-run-2,
    combination-run-3, combination-run-4, combination-run-5, combination-run-6, tie-run-2, tie-run-3,
    tie-run-4
per-option.beside.1.1:Run/placing | wagers=player-run-2, player-run-3, player-run-4, player-run-5,
    player-run-6, banker-run-2, banker-run-3, banker-run-4, banker-run-5, banker-run-6, combination-run-2,
    combination-run-3, combination-run-4, combination-run-5, combination-run-6, tie-run-2, tie-run-3,
    tie-run-4
standing          | policy=approval     | 6.2.1
claim.1           | who=same-side       | 6.8.3; 6.8.4; player=6.8.3; banker=6.8.4
claim.2           | who=any-wager       | 6.8.5; 6.8.6; player=6.8.5; banker=6.8.6
claim.3           | who=everyone        | 6.8.7
placement.outside | -                   | 6.2
staff-refusal     | grounds=not-payable | 6.6
side-wager-alone  | -                   | 6.8.1; 6.8.1(a); completed=6.8.1(a)
side-wager-alone.only.6.8.1(a) | wagers=player-pair, banker-pair, player-perfect-pair, banker-perfect-pair
# placed once Banker's first two cards make 6 and the Player hand must draw
within-coup       | -                   | 6.5.4; 1.1:Insurance/No 6
own-wager-only, restriction, vouchers | silent
"""

# chapter 7 (readings ): 6.4 lets nobody touch a wager once a card is out
LIMITS = """
shown              | - | 7.1; 7.1/fn1:66(1)(c); 1.1:Table Limit Sign
below-minimum      | in-time=first-stands late=first-stands first-option=undermin-first scope-option=undermin-scope
    advice=after-result | 7.3.1; in-time=7.3.1; late=7.3.1
above-maximum      | in-time=to-maximum late=to-maximum | 7.3.2; in-time=7.3.2; late=7.3.2
units              | policy=accept | 7.3.3
differential       | policy=cut before=first-card basis-option=differential-basis | 7.2; 7.4
above-differential | - | 7.5
personal           | shown-by=marker | 7.6; 1.1:Distinctive Marker; wager=7.6
known              | amounts=differential,unit | 7.1; 7.2; 7.3.3
area-maximum, player-maximum, combined-wager | silent
"""

# chapters 8 and 11 (readings)
DEALING = """
method.1 | id=to-wagerers    kind=delivered    faces=down,up | 8.1.1; 8.2.3
method.2 | id=dealer-opens   kind=dealer-opens faces=down,up | 8.1.2; 8.2.3
method.3 | id=shoe-to-patron kind=shoe-passed  faces=down    | 8.1.3; 8.1.3(f); 8.1.3(g)
face                  | -                  | 8.2.3
delivery              | to=highest-wagerer | 8.1.1; refused=8.1.1(a); equal=8.1.1(b); equal-refused=8.1.1(b)(i)
delivery.nobody       | -          | 8.1.1(d)
delivery.one-hand-out | -          | 8.1.1(e)
delivery.opener       | who=seated | 8.1.1(g)
delivery.both-in-turn | -          | 8.1.1(f); 8.1.3(i)
delivery.marker       | -          | 8.1.1(c)
delivery.seated-only, delivery.dealer-for-patron, delivery.without-wager, delivery.taken-back | silent
# "his/her wager loses": on a Tie too, where that takes it
shoe-holder | lost-on-a-tie=yes | 8.1.3; 8.1.3(e); 8.1.3(g)(i); equal=8.1.3(a); declined=8.1.3(b); accepts=8.1.3(c);
    other-deals=8.1.3(c)(i); other-opens=8.1.3(c)(ii); keeps=8.1.3(h); gives-up=8.1.3(h)(i); loses=8.1.3(h)(ii);
    directed=8.1.3(h)(iii); marker=8.1.3(d)
first-hand                    | - | 8.3.1
turned-before-third           | - | 8.3.1; 8.1.3(g)
third-card                    | - | 8.3.1
result-called                 | - | 8.3.2
dummy                         | - | 1.1:Dummy Coup; stray=11.8.4(a); stray=11.8.4(b); stray=11.8.5(a); stray=11.8.5(b);
    placed=11.8.5(a); placed=11.8.5(b)
dummy.grounds.new-shoe        | needs=shoe-start | 11.8.1(b)
dummy.grounds.any-time        | begun=unexposed  | 11.8.1(c)
dummy.grounds.until-wager     | needs=no-wagers  | 11.8.1(d)
dummy.grounds.protect-order   | begun=until-result | 11.8.1(a)
dummy.grounds.reasonable-cause | begun=until-result | 11.8.1(e)
dummy.grounds.after-last-coup | needs=after-last | 8.3.4(d)
dummy.shown                   | - | 11.8.3
dummy.only-these              | - | 11.8.2
dummy.counts-as-last          | option=dummy-counts-as-last | 8.3.4(c)
insufficient-cards            | - | 11.10
standoff-called, dummy.emptied | silent
"""

# 7.7 with section 66(2), 13.7, 13.13; the versions of chapter 5 have a notice without a period (readings)
NOTICES = """
closing        | minutes=20 states-time=yes | 13.7; empty=13.7
higher-minimum | minutes=20 states-time=yes names-bet=yes | 7.7; 7.1/fn1:66(2)
variation      | minutes-option=notice-variation-minutes | 5.1; 5.2; 5.3; empty=5.1; empty=5.2; empty=5.3
# each form has its own notice, and back to Traditional one of them comes down
variation.only.5.1 | variations=crown,traditional
variation.only.5.2 | variations=two-to-one,traditional
variation.only.5.3 | variations=tie-baccarat,traditional
rules-copy     | - | 13.13
at-any-time    | - | 7.7
limits, keeps-old-minimum, same-variation | silent
"""

# 10.2.1 (reading A-28): "for seated players only"
SETTLEMENT = """
deferral | seated-only=yes rounding-option=defer-rounding half-option=defer-crown-half half=50% | 10.2.1/deferral;
    settled=10.2.1(a); on-request=10.2.1(a)(i); on-stopping=10.2.1(a)(ii); on-order=10.2.1(a)(iii); marker=10.2.1(b)
"""

# 2.2 to 2.7; three wagers at most on one area of Diagram B
LAYOUTS = """
A | -                      | Diagram A; 2.2; 2.2.1
B | most-wagers=3          | Diagram B; 2.2; 2.2.2; most-wagers=6.2.2
C | -                      | Diagram C; 2.2; 2.2.3
D | side-wagers-stated=yes | Diagram D; Diagram D:Player; Diagram D:Banker; Diagram D:Tie; 2.4
E | side-wagers-stated=yes | Diagram E; 2.5; 2.7
F | side-wagers-stated=yes | Diagram F; 2.2; 2.2.2; 2.5; 2.7
G | side-wagers-stated=yes | Diagram G; 2.6.1
H | side-wagers-stated=yes | Diagram H; 2.6.1
E.only.2.5, F.only.2.5     | wagers=player-dragon-bonus, banker-dragon-bonus
E.only.2.7, F.only.2.7     | wagers=player-pair, banker-pair, player-perfect-pair, banker-perfect-pair
G.only.2.6.1, H.only.2.6.1 | wagers=player-dragon-tail-early, player-dragon-tail-late,
    banker-dragon-tail-early, banker-dragon-tail-late
needed-area.1 | on=D wagers=player-run, banker-run, combination-run, tie-run | 2.4; Diagram D
needed-area.2 | on=E,F wagers=player-dragon-bonus, banker-dragon-bonus | 2.5
needed-area.3 | on=G,H wagers=player-dragon-tail-early, player-dragon-tail-late, banker-dragon-tail-early,
    banker-dragon-tail-late | 2.6.1
needed-area.4 | on=E,F wagers=player-perfect-pair, banker-perfect-pair, player-pair, banker-pair | 2.7
"""
