"""What Crown Sydney orders about procedure, typed from chapters 1 to 11 and 14 and the notes to the diagrams.

Rows are read as compare_procedure.py says; ids of signs, grounds and methods are ours.
"""

# 2.1, 2.2.2; 8.4.3 knows private gaming areas, and no clause keeps the game to a place
TABLE = """
seats                     | least=3 most=14 | 2.1
venue.gaming-floor        | -               | 2.1
venue.private-gaming-area | private=yes     | 8.4.3
drop-box                  | -               | 2.2.2(i)
dealing-shoe              | -               | 1.1:Dealing Shoe; 1.1:Shuffling Device; 2.2.2(b)
closed-box, cashless, approved, gaming-hours, dragon-tail-indicator | silent
sign.limits               | -               | 7.1
sign.variation            | -               | 5.1
# 5.2 with the list of 6.2.4
sign.odds | wagers=player-pair, banker-pair, player-perfect-pair, banker-perfect-pair, player-dragon-bonus,
    banker-dragon-bonus, super-6, tiger-tie, tiger-pair, tiger, big-tiger, small-tiger | 5.2
# the notes: A to F name Pairs, Dragon Bonus and Perfect Pairs, I to K the bets of Table 10 (reading A-69)
sign.side-wagers | wagers=player-pair, banker-pair, player-perfect-pair, banker-perfect-pair, player-dragon-bonus,
    banker-dragon-bonus, tiger-tie, tiger-pair, tiger, big-tiger, small-tiger
    | Diagram A/note 1; Diagram B/note 1; Diagram C/note; Diagram D/note 1; Diagram E/note; Diagram F/note 1;
    Diagram I/note; Diagram J/note 1; Diagram K/note
# each note under its own diagram
sign.side-wagers.only.Diagram A/note 1 | layouts=A
sign.side-wagers.only.Diagram B/note 1 | layouts=B
sign.side-wagers.only.Diagram C/note   | layouts=C
sign.side-wagers.only.Diagram D/note 1 | layouts=D
sign.side-wagers.only.Diagram E/note   | layouts=E
sign.side-wagers.only.Diagram F/note 1 | layouts=F
sign.side-wagers.only.Diagram I/note   | layouts=I
sign.side-wagers.only.Diagram J/note 1 | layouts=J
sign.side-wagers.only.Diagram K/note   | layouts=K
sign.multiples            | when=unit         | 7.3
sign.differential         | when=differential | 1.1:Table Differential
"""

# who it is that each clause names; a rank "or above" (readings)
AUTHORITY = """
rank.1 | id=dealer                   | 1.1:Dealer
rank.2 | id=higher-duties-dealer     | 1.1:Higher Duties Dealer
rank.3 | id=area-manager             | 1.1:Area Manager
rank.4 | id=assistant-casino-manager | 4.3.1(b)(i); 8.4.3(a); 10.3.1/deferral
rank.5 | id=casino-manager           | 4.3.1(b)(i); 8.4.3(a); 10.3.1/deferral
outside.inspector | - | 1.1:Inspector
outside.nicc      | - | 1.1:NICC
outside.tournament-director | - | 1.1:Tournament Director
dealer            | rank=dealer                   | 1.1:Dealer
supervisor        | rank=higher-duties-dealer     | 1.1:Higher Duties Dealer
# "or above" says so itself where a rank is named
acts-for-lower    | no-rank-named=yes chosen-rank-named=yes | 1.2
power.close-table        | rank=higher-duties-dealer     | 14.5
power.change-limits      | rank=area-manager             | 7.5
power.change-variation   | rank=area-manager             | 5.3
power.choose-cutter      | rank=higher-duties-dealer     | 4.2.1(b); 4.2.3
power.place-cutting-card | rank=dealer                   | 4.2.5
power.burn-cards         | rank=dealer                   | 4.3.1
power.order-shuffle      | rank=higher-duties-dealer     | 4.1.2
power.replace-cards      | rank=higher-duties-dealer     | 4.4.1; 4.4.2
power.replace-cards.only.4.4.1 | grounds=after-last
power.replace-cards.only.4.4.2 | grounds=unfit
power.call-for-bets      | rank=dealer                   | 8.2.1
power.call-no-more-bets  | rank=dealer                   | 8.2.2
power.refuse-wager       | rank=higher-duties-dealer     | 14.11
power.rule-wager-void    | rank=area-manager             | 7.2.3
power.choose-dealing     | rank=higher-duties-dealer     | 8.3.1
power.deliver-hand       | rank=dealer                   | 8.4.1
power.announce-result    | rank=dealer                   | 9.2
power.settle-coup        | rank=dealer                   | 10.1
power.order-dummy-coup   | rank=higher-duties-dealer     | 8.6; 11.8.1
power.order-dummy-coup.only.8.6    | grounds=new-shoe,any-time,until-wager
power.order-dummy-coup.only.11.8.1 | grounds=protect-order,reasonable-cause
power.call-in-commission | rank=assistant-casino-manager | 10.3.1(a)(iii)
power.carry-commission-over | rank=assistant-casino-manager | 10.3.1(a)(iii)
approval.both-sides            | rank=higher-duties-dealer     lasts=coup | 6.2.1; 6.2.2
approval.defer-commission      | rank=assistant-casino-manager lasts=stay | 10.3.1/deferral
approval.burn-by-value         | rank=area-manager             lasts=once | 4.3.1(b)
approval.expose-burned-cards   | rank=assistant-casino-manager lasts=once | 4.3.1(b)(i)
approval.shuffle-pre-shuffled  | rank=higher-duties-dealer     lasts=once | 4.1.2; 4.1.2(a)
approval.receive-without-wager | rank=assistant-casino-manager lasts=coup | 8.4.3(a)
"""

# chapter 4; no clause has the cards checked, 3.1 says what they must be (readings)
SHUFFLE = """
check-before              | when=optional | 3.1
before-play               | -         | 4.1.2; 4.1.2(a)
pre-shuffled              | -         | 4.1.1; 1.1:Pre-Shuffled Cards
shuffle-pre-shuffled      | stock=any | 4.1.2; 4.1.2(a)
ordered.abnormal-sequence | -         | 4.1.2; 4.1.2(c)
ordered.reasonable-cause  | -         | 4.1.2; 4.1.2(d)
who-cuts | policy=first-arrival-then-left | 4.2.1; 4.2.1(a); 4.2.2; patron=4.2.1(a); patron=4.2.2;
    passed-on=4.2.3; staff-cut=4.2.3; first-arrival=4.2.2(a); left-of-dealer=4.2.2(b)
who-cuts.nominee          | - | 4.2.2(a); 4.2.2(b)
who-cuts.staff-may-choose | - | 4.2.1; 4.2.1(b)
burn-required             | option=burn-required                 | 4.3.1
burn-form.by-value        | requested=yes approval=burn-by-value | 4.3.1(b)
burn-shown                | requested=yes                        | 4.3.1(a)
burned-exposed            | approval=expose-burned-cards         | 4.3.1(b)(i)
replace-after-last        | - | 4.4.1; 8.5.4
replace-unfit             | - | 4.4.2
replace-some              | - | 4.4.2
replaced-all              | - | 4.4.3
replace-when-handled      | - | 4.4.4
check-after, check-ordered, no-count-on-replacement, riffle, dropped, replace-when-cut, other-back-colour | silent
check-replacement | silent
"""

# chapter 6, with 8.2 and 14.11 (readings ); 14.9 forbids only wagers for someone outside the casino
WAGERING = """
deadline         | closes=no-more-bets-or-first-card after-call=correctable found-after-result=found-after-result
                 | 6.1; 6.1.1; 6.1.2; untouched=6.4
call-for-bets    | duty=must         | 8.2.1
no-more-bets     | duty=must         | 8.2.2
medium           | -                 | 6.1
both-sides       | option=both-sides | 6.2.1; 6.2.2
per-option       | policy=several stacks=one-wager | 6.2; 6.6.2; stacks=1.3.3
# "both Tie and Tiger Pair"; a 1-1-2 is made of side wagers and a Tie
per-option.beside.6.6.2 | wagers=tie, player-pair, banker-pair, player-perfect-pair, banker-perfect-pair,
    player-dragon-bonus, banker-dragon-bonus, super-6, tiger-tie, tiger-pair, tiger, big-tiger, small-tiger, one-one-two
claim.1          | who=same-side     | 6.6.2; player=6.6.3; banker=6.6.4
claim.2          | who=any-wager     | 6.6.5; 6.6.6; player=6.6.5; banker=6.6.6
claim.3          | who=everyone      | 6.6.7
placement.outside | -                | 6.1; 6.5
staff-refusal    | grounds=reasonable | 14.11
side-wager-alone | -                 | 6.6.1; 6.6.1(a); 1.1:Side Wager; completed=6.6.1(a)
# 6.2.4 lists Side Wagers without the Tie (reading A-60); a 1-1-2 is made of some
side-wager-alone.only.6.6.1+1.1:Side Wager | wagers=player-pair, banker-pair, player-perfect-pair, banker-perfect-pair,
    player-dragon-bonus, banker-dragon-bonus, super-6, tiger-tie, tiger-pair, tiger, big-tiger, small-tiger, one-one-two
side-wager-alone.only.6.6.1(a) | wagers=player-pair, banker-pair, player-perfect-pair, banker-perfect-pair
vouchers.table-play    | - | 1.1:Casino Promotional Token
vouchers.complementary | - | 1.1:Complementary Chip Voucher
spoken, standing, own-wager-only, restriction, within-coup | silent
"""

# chapter 7 (readings)
LIMITS = """
shown          | - | 7.1
below-minimum  | in-time=refuse late=void-below-approved approved-floor=yes
    | 7.1; 7.2; in-time=7.2.1; late=7.2.3; approved=7.2.2; ruling=7.2.3
above-maximum  | in-time=refuse late=to-maximum          | 7.1; 7.2; in-time=7.2.4; late=7.2.5
units          | policy=accept                           | 7.3
differential   | policy=warn before=first-card enforce-option=differential-enforce | 1.1:Table Differential; 14.11
personal       | shown-by=marker                         | 7.4; 1.1:Distinctive Marker; 2.2.2(c); wager=7.4
combined-wager | option=one-one-two-limits               | 1.1:1-1-2; 7.1
area-maximum   | policy=refuse before=first-card         | 7.1
known          | amounts=approved-minimum,area-maximum,differential,unit | 7.1
player-maximum | silent
above-differential | silent A-30
"""

# 8.3 to 8.6, 9.1, 9.2, 11.8 and 11.12 (readings)
DEALING = """
method.1 | id=to-wagerers  kind=delivered    faces=down,up | 8.4.1; 8.3.1
method.2 | id=dealer-opens kind=dealer-opens faces=down,up | 8.4.2; 8.3.1
face                       | -                  | 8.3.1
delivery                   | to=highest-wagerer | 8.4.1; refused=8.4.1(a); equal=8.4.1(b); equal-refused=8.4.1(b)(i)
delivery.nobody            | -          | 8.4.1(g)
delivery.one-hand-out      | -          | 8.4.1(f)
delivery.dealer-for-patron | -          | 8.4.1(c)
delivery.opener            | who=anyone | 8.4.1(d)
delivery.both-in-turn      | -          | 8.4.1(h)
delivery.without-wager     | private-only=yes no-main-wagers=yes needs-a-wager=yes | 8.4.3(a)
delivery.marker            | -          | 8.4.1(e); 2.2.2(c); 1.1:Distinctive Marker
delivery.seated-only, delivery.taken-back | silent
first-hand                 | - | 9.1
turned-before-third        | - | 9.1
third-card                 | - | 9.1; 9.1.1
result-called              | - | 9.2
dummy                      | - | 1.1:Dummy Coup; stray=11.8.3; stray=11.8.4; placed=11.8.4
dummy.grounds.new-shoe     | needs=shoe-start | 8.6.1
dummy.grounds.any-time     | begun=unexposed  | 8.6.2
dummy.grounds.until-wager  | needs=no-wagers  | 8.6.3
dummy.grounds.protect-order    | begun=until-result | 11.8.1; 11.8.1(a)
dummy.grounds.reasonable-cause | begun=until-result | 11.8.1; 11.8.1(b)
dummy.shown                | -                | 11.8.2
dummy.counts-as-last       | option=dummy-counts-as-last | 8.5.3
insufficient-cards         | - | 11.12
shoe-holder, standoff-called, dummy.only-these, dummy.emptied | silent
"""

# 5.3, 7.5, 14.5, 14.13 (readings ): no sign need tell the time
NOTICES = """
closing        | coups=3 count-dummies=closure-count-dummy | 14.5; empty=14.5
higher-minimum | minutes=20 names-bet=yes | 7.5; 7.5.2; empty=7.5.1
at-any-time    | -          | 7.5
same-variation | silent
variation      | minutes=20 | 5.3; 5.3.2(a); agreed=5.3; agreed=5.3.2(b); empty=5.3.1
rules-copy     | -          | 14.13
limits, keeps-old-minimum | silent
"""

# 10.3.1 (reading A-28): any player, with the approval of authority.toml
SETTLEMENT = """
deferral | rounding-option=defer-rounding half-option=defer-crown-half half=50% | 10.3.1; 10.3.1/deferral;
    settled=10.3.1(a); on-request=10.3.1(a)(i); on-stopping=10.3.1(a)(ii); on-order=10.3.1(a)(iii); marker=10.3.1(b)
"""

# 5.2: areas for the side wagers on offer; where a note lets the number of positions vary; G and H name no side wagers
LAYOUTS = """
A | side-wagers-stated=yes | Diagram A; 2.2.1; 5.2; places=Diagram A/note 2
B | side-wagers-stated=yes | Diagram B; 2.2.1; 5.2; places=Diagram B/note 2
C | side-wagers-stated=yes | Diagram C; 2.2.1; 5.2
D | side-wagers-stated=yes | Diagram D; 2.2.1; 5.2; places=Diagram D/note 2
E | side-wagers-stated=yes | Diagram E; 2.2.1; 5.2
F | side-wagers-stated=yes | Diagram F; 2.2.1; 5.2; places=Diagram F/note 2
G | -                      | Diagram G; 2.2.1; 5.2
H | -                      | Diagram H; 2.2.1; 5.2; places=Diagram H/note
I | side-wagers-stated=yes | Diagram I; 2.2.1; 5.2
J | side-wagers-stated=yes | Diagram J; 2.2.1; 5.2; places=Diagram J/note 2
K | side-wagers-stated=yes | Diagram K; 2.2.1; 5.2
"""
