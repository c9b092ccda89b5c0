"""What The Star's rule 14, with 4.12, 15.4 and 15.5, orders when something goes wrong, typed from the document.

Where it names nobody the dealer does it, and what "may be" done a supervisor chooses; a "casino supervisor" includes a
gaming supervisor (1.1, reading A-57). An exposed stray card follows 14.3 also where 14.2 is silent about it (A-41).
"""

IRREGULARITIES = """
burn-omitted | burn-stays-omitted | dealer | 14.8
card-to-wrong-hand after-result late=announced late=cleared | reopen-coup,offer-removal | gaming-supervisor
    | 14.1(b); 14.1.1
card-to-wrong-hand after-result late=announced late=cleared | void-coup | gaming-supervisor two | 14.1.2
card-to-wrong-hand after-result late=announced late=cleared | void-coup,end-shoe | gaming-supervisor two all
    | 14.1.2; 14.1.3
card-to-wrong-hand | card-to-its-hand,offer-removal | gaming-supervisor | 14.1(b); 14.1.1
card-to-wrong-hand | void-coup | gaming-supervisor two | 14.1.2
card-to-wrong-hand | void-coup,end-shoe | gaming-supervisor two all | 14.1.2; 14.1.3
wrong-order after-result late=announced late=cleared | reopen-coup,offer-removal | gaming-supervisor | 14.1(b); 14.1.1
wrong-order after-result late=announced late=cleared | void-coup | gaming-supervisor two | 14.1.2
wrong-order after-result late=announced late=cleared | void-coup,end-shoe | gaming-supervisor two all | 14.1.2; 14.1.3
wrong-order | card-to-its-hand,offer-removal | gaming-supervisor | 14.1(a); 14.1.1
wrong-order | void-coup | gaming-supervisor two | 14.1.2
wrong-order | void-coup,end-shoe | gaming-supervisor two all | 14.1.2; 14.1.3
order-unknown | void-coup | gaming-supervisor two | 14.1(a); 14.1.2
order-unknown | void-coup,end-shoe | gaming-supervisor two all | 14.1.2; 14.1.3
error-found-late next-coup-not-begun late=cleared | reopen-coup,offer-removal | gaming-supervisor | 14.1(b); 14.1.1
error-found-late next-coup-not-begun late=cleared | void-past-coup | gaming-supervisor two | 14.1(b); 14.1.2
error-found-late next-coup-not-begun late=cleared | void-past-coup,end-shoe | gaming-supervisor two all
    | 14.1(b); 14.1.2; 14.1.3
error-found-late late=later | results-stand | gaming-supervisor | 14.1.4
third-card-to-player banker-draws remove-after-14-2=yes late=announced | card-to-banker,offer-removal | dealer
    | 14.2; 14.1.1
third-card-to-player banker-draws late=announced | card-to-banker | dealer | 14.2
third-card-to-player banker-stands card-unexposed last-coup late=announced | card-discarded | dealer | 14.2
third-card-to-player banker-stands card-unexposed late=announced | card-begins-next-coup | dealer | 14.2
third-card-to-player banker-stands card-exposed last-coup leftover-on-last-coup=discard late=announced | card-discarded
    | dealer | 14.2
third-card-to-player banker-stands card-exposed late=announced | card-begins-dummy-coup | dealer | 14.2; 14.3
third-card-to-banker last-coup leftover-on-last-coup=discard late=announced | card-discarded | dealer | 14.3
third-card-to-banker late=announced | card-begins-dummy-coup | dealer | 14.3
excess-card card-unexposed last-coup | card-discarded | dealer | 14.2
excess-card card-unexposed | card-begins-next-coup | dealer | 14.2
excess-card card-exposed last-coup leftover-on-last-coup=discard | card-discarded | dealer | 14.3
excess-card card-exposed | card-begins-dummy-coup | dealer | 14.3
face-up-card first-card | dummy-coup | dealer | 14.3
face-up-card later-card | card-to-its-hand | dealer | 14.5
no-wagers | dummy-coup | assistant-gaming-manager | 7.4
card-omitted | offer-removal | gaming-supervisor | 14.1(b); 14.1.1
bad-cut | end-shoe-after-coup | dealer | 14.7
no-shuffle | end-shoe-after-coup | dealer | 14.9
wrong-variation-settled | results-stand | gaming-supervisor | 14.10; 14.10.1; 14.10.2
wrong-cards | void-coup,end-shoe,check-cards,condemn-cards | gaming-supervisor two tells=surveillance,inspector-daily
    | 14.11; 14.11.1; 14.11.2; 14.11.3; 14.11.4
sequence-revealed | void-coup,end-shoe,condemn-cards | gaming-manager two tells=inspector-of-shoe | 4.12
hand-to-wrong-area result-announced late=announced | play-on | gaming-supervisor tells=inspector-monthly
    | 14.12.1; 14.12.4
hand-to-wrong-area result-announced late=announced | reopen-coup,offer-retract-or-reduce
    | gaming-supervisor tells=inspector-monthly | 14.12.1; 14.12.5
hand-to-wrong-area result-announced late=announced | reopen-coup,dummy-coup | gaming-supervisor tells=inspector-monthly
    | 14.12.1; 14.12.6
hand-to-wrong-area earlier-coup late=cleared late=later | results-stand | gaming-supervisor tells=inspector-monthly
    | 14.12.1; 14.12.4
hand-to-wrong-area | play-on | gaming-supervisor tells=inspector-monthly | 14.12.1; 14.12.4
hand-to-wrong-area | offer-retract-or-reduce | gaming-supervisor tells=inspector-monthly
    | 14.12.1; 14.12.5; emptied=14.12.6
hand-to-wrong-area | dummy-coup | gaming-supervisor tells=inspector-monthly | 14.12.1; 14.12.6
hand-to-wrong-person result-announced late=announced | play-on | gaming-supervisor tells=inspector-monthly
    | 14.12.2; 14.12.4
hand-to-wrong-person result-announced late=announced | reopen-coup,offer-retract-or-reduce
    | gaming-supervisor tells=inspector-monthly | 14.12.2; 14.12.5
hand-to-wrong-person result-announced late=announced | reopen-coup,dummy-coup
    | gaming-supervisor tells=inspector-monthly | 14.12.2; 14.12.6
hand-to-wrong-person earlier-coup late=cleared late=later | results-stand | gaming-supervisor tells=inspector-monthly
    | 14.12.2; 14.12.4
hand-to-wrong-person | play-on | gaming-supervisor tells=inspector-monthly | 14.12.2; 14.12.4
hand-to-wrong-person | offer-retract-or-reduce | gaming-supervisor tells=inspector-monthly
    | 14.12.2; 14.12.5; emptied=14.12.6
hand-to-wrong-person | dummy-coup | gaming-supervisor tells=inspector-monthly | 14.12.2; 14.12.6
dealer-revealed-card result-announced late=announced | play-on | gaming-supervisor tells=inspector-monthly
    | 14.12.3; 14.12.4
dealer-revealed-card result-announced late=announced | reopen-coup,offer-retract-or-reduce
    | gaming-supervisor tells=inspector-monthly | 14.12.3; 14.12.5
dealer-revealed-card result-announced late=announced | reopen-coup,dummy-coup
    | gaming-supervisor tells=inspector-monthly | 14.12.3; 14.12.6
dealer-revealed-card earlier-coup late=cleared late=later | results-stand | gaming-supervisor tells=inspector-monthly
    | 14.12.3; 14.12.4
dealer-revealed-card | play-on | gaming-supervisor tells=inspector-monthly | 14.12.3; 14.12.4
dealer-revealed-card | offer-retract-or-reduce | gaming-supervisor tells=inspector-monthly
    | 14.12.3; 14.12.5; emptied=14.12.6
dealer-revealed-card | dummy-coup | gaming-supervisor tells=inspector-monthly | 14.12.3; 14.12.6
scanner-disagrees scanning-shoe | results-stand | gaming-supervisor | 14.13
scanner-disagrees scanning-shoe | void-coup | gaming-supervisor two | 14.13
display-disagrees | results-stand | dealer | 14.14
game-disrupted past-coup | reverse-past-coup | gaming-supervisor two | 15.4.1; 15.5
game-disrupted past-coup | results-stand | gaming-supervisor | 15.4.1
game-disrupted coup-in-hand | void-coup | gaming-supervisor two | 15.4.1; 15.5
game-disrupted coup-in-hand | play-on | gaming-supervisor | 15.4.1
fraud past-coup | reverse-past-coup | gaming-supervisor two | 15.4.2; 15.5
fraud past-coup | reverse-past-coup-forfeiting | gaming-supervisor two | 15.4.2; 15.5
fraud past-coup | results-stand | gaming-supervisor | 15.4.2
fraud coup-in-hand | void-coup | gaming-supervisor two | 15.4.2; 15.5
fraud coup-in-hand | void-coup-forfeiting | gaming-supervisor two | 15.4.2; 15.5
fraud coup-in-hand | play-on | gaming-supervisor | 15.4.2
"""

TOLD = {
    "inspector-monthly": "14.12.7",
    "inspector-daily": "14.11.4",
    "inspector-of-shoe": "4.12",
    "surveillance": "14.11.4",
}
