"""What Crown Melbourne's rule 11, with 13.3 and 13.9, orders when something goes wrong, typed from the document.

Where it names nobody the dealer does it; what "may be" done to a coup is for a Game Supervisor, who directs dummy coups
(11.8.1). What the rules leave out is a dispute, which a Pit Boss decides (13.9).
"""

IRREGULARITIES = """
burn-omitted first-coup | same-cards-again,rebuild-first-coup | game-supervisor | 11.1; 11.1.1
burn-omitted first-coup | burn-stays-omitted | game-supervisor | 11.1
burn-omitted later-coup | burn-stays-omitted | dealer | 11.1
excess-card card-unexposed last-coup | card-discarded | dealer | 11.2
excess-card card-unexposed not-last-coup | card-begins-next-coup | dealer | 11.2
excess-card card-exposed last-coup leftover-on-last-coup=discard | card-discarded | game-supervisor | 11.2; 11.8.1(a)
excess-card card-exposed | card-begins-dummy-coup | game-supervisor | 11.2; 11.8.1(a)
card-to-wrong-hand on-banker result-announced late=announced | reopen-coup | game-supervisor | 11.3
card-to-wrong-hand on-player third-card result-announced late=announced | reopen-coup | game-supervisor | 11.6.1(a)
card-to-wrong-hand on-player result-announced late=announced | reopen-coup | game-supervisor | 11.7.1; 11.7(a)
card-to-wrong-hand on-player result-announced late=announced | reopen-coup,offer-retract-or-reduce | game-supervisor
    | 11.7.1; 11.7(b)
card-to-wrong-hand on-player result-announced late=announced | reopen-coup,dummy-coup | game-supervisor
    | 11.7.1; 11.7(c)
card-to-wrong-hand on-banker | card-to-its-hand | dealer | 11.3
card-to-wrong-hand on-player third-card | card-to-its-hand | dealer | 11.6; 11.6.1; 11.6.1(a)
card-to-wrong-hand on-player | card-to-its-hand,play-on | game-supervisor | 11.7; 11.7.1; 11.7(a)
card-to-wrong-hand on-player | card-to-its-hand,offer-retract-or-reduce | game-supervisor
    | 11.7; 11.7.1; 11.7(b); emptied=11.7(c)
card-to-wrong-hand on-player | dummy-coup | game-supervisor | 11.7; 11.7.1; 11.7(c)
wrong-order result-announced late=announced | reopen-coup | game-supervisor | 11.7.1; 11.7(a)
wrong-order result-announced late=announced | reopen-coup,offer-retract-or-reduce | game-supervisor | 11.7.1; 11.7(b)
wrong-order result-announced late=announced | reopen-coup,dummy-coup | game-supervisor | 11.7.1; 11.7(c)
wrong-order | card-to-its-hand,play-on | game-supervisor | 11.7; 11.7(a)
wrong-order | card-to-its-hand,offer-retract-or-reduce | game-supervisor | 11.7; 11.7(b); emptied=11.7(c)
wrong-order | dummy-coup | game-supervisor | 11.7; 11.7(c)
no-wagers card-burned card-stray | dummy-coup | dealer | 11.4; 11.4.2; 11.4.3; 11.4.4
no-wagers card-burned | dummy-coup | dealer | 11.4; 11.4.1; 11.4.3
no-wagers | dummy-coup | dealer | 11.4; 11.4.2; 11.4.4
face-up-card first-card | dummy-coup | dealer | 11.5; 11.5.1
face-up-card later-card | card-to-its-hand | dealer | 11.5; 11.5.2
third-card-to-player banker-draws late=announced | card-to-banker | dealer | 11.6; 11.6.1; 11.6.1(a)
third-card-to-player banker-stands last-coup leftover-on-last-coup=discard late=announced | card-discarded | dealer
    | 11.6.1(b)
third-card-to-player banker-stands late=announced | card-begins-dummy-coup | dealer | 11.6; 11.6.1; 11.6.1(b)
third-card-to-banker last-coup leftover-on-last-coup=discard late=announced | card-discarded | dealer | 11.6.2
third-card-to-banker late=announced | card-begins-dummy-coup | dealer | 11.6; 11.6.2
hand-to-wrong-area result-announced late=announced | reopen-coup | game-supervisor | 11.7.1; 11.7(a)
hand-to-wrong-area result-announced late=announced | reopen-coup,offer-retract-or-reduce | game-supervisor
    | 11.7.1; 11.7(b)
hand-to-wrong-area result-announced late=announced | reopen-coup,dummy-coup | game-supervisor | 11.7.1; 11.7(c)
hand-to-wrong-area | play-on | game-supervisor | 11.7; 11.7.1; 11.7(a)
hand-to-wrong-area | offer-retract-or-reduce | game-supervisor | 11.7; 11.7.1; 11.7(b); emptied=11.7(c)
hand-to-wrong-area | dummy-coup | game-supervisor | 11.7; 11.7.1; 11.7(c)
hand-to-wrong-person result-announced late=announced | play-on | game-supervisor | 11.7.2; 11.7(a)
hand-to-wrong-person result-announced late=announced | reopen-coup,offer-retract-or-reduce | game-supervisor
    | 11.7.2; 11.7(b)
hand-to-wrong-person result-announced late=announced | reopen-coup,dummy-coup | game-supervisor | 11.7.2; 11.7(c)
hand-to-wrong-person | play-on | game-supervisor | 11.7; 11.7.2; 11.7(a)
hand-to-wrong-person | offer-retract-or-reduce | game-supervisor | 11.7; 11.7.2; 11.7(b); emptied=11.7(c)
hand-to-wrong-person | dummy-coup | game-supervisor | 11.7; 11.7.2; 11.7(c)
changes-asked none-exposed dealer-has-shoe | permit-changes | game-supervisor
    | 11.9; 11.9.1; 11.9.1(a); 11.9.1(b); 11.9.1(c); 11.9.1(d); altering=11.9.1; altering=11.9.1(b); placing=11.9.1;
    placing=11.9.1(c); withdrawing=11.9.1; withdrawing=11.9.1(d); emptied=11.9.2
changes-asked none-exposed dealer-has-shoe | play-on | game-supervisor | 11.9; 11.9.1
card-omitted silent-default=model | play-on | pit-boss | 13.9
card-omitted silent-default=dispute | play-on | pit-boss | 13.9
card-omitted silent-default=dispute | void-coup | pit-boss two | 13.9
error-found-late late=later | results-stand | dealer | 11.12
order-unknown | void-coup | game-supervisor two | 11.11
late-tail-too-soon run-not-established | void-wager | dealer | 11.13
wrong-cards silent-default=model | void-coup,end-shoe,condemn-cards | pit-boss two | 13.9
wrong-cards silent-default=dispute | void-coup,end-shoe,condemn-cards | pit-boss two | 13.9
wrong-cards silent-default=dispute | results-stand | pit-boss | 13.9
sequence-revealed | void-coup,end-shoe,condemn-cards | pit-boss two | 13.9
sequence-revealed | results-stand | pit-boss | 13.9
scanner-disagrees | results-stand | pit-boss | 13.9
scanner-disagrees | void-coup | pit-boss two | 13.9
display-disagrees | results-stand | pit-boss | 13.9
game-disrupted past-coup | reverse-past-coup | pit-boss two | 13.3; 13.3.1
game-disrupted past-coup | results-stand | pit-boss | 13.3; 13.3.1
game-disrupted coup-in-hand | void-coup | pit-boss two | 13.3; 13.3.1
game-disrupted coup-in-hand | play-on | pit-boss | 13.3; 13.3.1
fraud past-coup | reverse-past-coup | pit-boss two | 13.3; 13.3.2
fraud past-coup | results-stand | pit-boss | 13.3; 13.3.2
fraud coup-in-hand | void-coup | pit-boss two | 13.3; 13.3.2
fraud coup-in-hand | play-on | pit-boss | 13.3; 13.3.2
"""

TOLD: dict[str, str] = {}
