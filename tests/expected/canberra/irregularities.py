"""What Canberra's rule 13, with 15.1, 15.3 and 15.4, orders when something goes wrong, typed from the document.

Where it names nobody the dealer does it. The casino operator's powers at a table are the gaming shift manager's
(reading A-58); what the rules leave out is a dispute (15.4).
"""

IRREGULARITIES = """
burn-omitted play-begun | burn-stays-omitted | dealer | 13.8
third-card-to-player banker-draws late=announced | card-to-banker | dealer | 13.1
third-card-to-player card-unexposed last-coup late=announced | card-discarded | dealer | 13.3
third-card-to-player card-unexposed late=announced | card-begins-next-coup | dealer | 13.3
third-card-to-player card-exposed last-coup leftover-on-last-coup=discard late=announced | card-discarded | dealer
    | 13.2
third-card-to-player card-exposed late=announced | card-begins-dummy-coup | dealer | 13.2
third-card-to-banker card-unexposed last-coup late=announced | card-discarded | dealer | 13.3
third-card-to-banker card-unexposed late=announced | card-begins-next-coup | dealer | 13.3
third-card-to-banker card-exposed last-coup leftover-on-last-coup=discard late=announced | card-discarded | dealer
    | 13.2
third-card-to-banker card-exposed late=announced | card-begins-dummy-coup | dealer | 13.2
excess-card card-unexposed last-coup | card-discarded | dealer | 13.3
excess-card card-unexposed | card-begins-next-coup | dealer | 13.3
excess-card card-exposed last-coup leftover-on-last-coup=discard | card-discarded | dealer | 13.2
excess-card card-exposed | card-begins-dummy-coup | dealer | 13.2
card-to-wrong-hand result-announced late=announced | reopen-coup | casino-supervisor | 13.4
card-to-wrong-hand result-announced late=announced | void-coup | casino-supervisor two | 13.4
card-to-wrong-hand card-stray third-card banker-draws | card-to-its-hand | dealer | 13.1
card-to-wrong-hand none-exposed | card-to-its-hand,offer-removal | dealer | 13.4
card-to-wrong-hand none-exposed | void-coup | casino-supervisor two | 13.4
card-to-wrong-hand some-exposed | card-to-its-hand | dealer | 13.4
card-to-wrong-hand some-exposed | void-coup | casino-supervisor two | 13.4
wrong-order result-announced late=announced | reopen-coup | casino-supervisor | 13.4
wrong-order result-announced late=announced | void-coup | casino-supervisor two | 13.4
wrong-order none-exposed | card-to-its-hand,offer-removal | dealer | 13.4
wrong-order none-exposed | void-coup | casino-supervisor two | 13.4
wrong-order some-exposed | card-to-its-hand | dealer | 13.4
wrong-order some-exposed | void-coup | casino-supervisor two | 13.4
hand-to-wrong-area result-announced late=announced | reopen-coup | casino-supervisor | 13.4
hand-to-wrong-area result-announced late=announced | void-coup | casino-supervisor two | 13.4
hand-to-wrong-area none-exposed | card-to-its-hand,offer-removal | dealer | 13.4
hand-to-wrong-area none-exposed | void-coup | casino-supervisor two | 13.4
hand-to-wrong-area some-exposed | card-to-its-hand | dealer | 13.4
hand-to-wrong-area some-exposed | void-coup | casino-supervisor two | 13.4
order-unknown | void-coup | casino-supervisor two | 13.4
error-found-late nothing-dealt-since | void-past-coup | casino-supervisor two | 13.4; 13.5
error-found-late past-coup | void-past-coup | casino-supervisor two | 13.5
hand-to-wrong-person | offer-removal | dealer | 13.9
changes-asked unopened | permit-changes | casino-supervisor
    | 13.6(a); 13.6(a)(i); 13.6(a)(ii); 13.6(a)(iii); 13.6(a)(iv); 13.6(b); altering=13.6(a); altering=13.6(a)(ii);
    placing=13.6(a); placing=13.6(a)(iii); withdrawing=13.6(a); withdrawing=13.6(a)(iv)
changes-asked unopened | play-on | casino-supervisor | 13.6(a)
no-wagers card-exposed | dummy-coup | dealer | 13.2
no-wagers card-unexposed | card-begins-next-coup | dealer | 13.3
face-up-card first-card | dummy-coup | dealer | 13.2
face-up-card later-card | card-to-its-hand | casino-supervisor | 15.4
card-omitted | play-on | dealer | 13.4
wrong-cards silent-default=model | void-coup,end-shoe,condemn-cards | gaming-shift-manager two | 15.3
wrong-cards silent-default=dispute | void-coup,end-shoe,condemn-cards | gaming-shift-manager two | 15.3; 15.4
wrong-cards silent-default=dispute | results-stand | gaming-shift-manager | 15.4
scanner-disagrees | results-stand | gaming-shift-manager | 15.4
scanner-disagrees | void-coup | gaming-shift-manager two | 15.3; 15.4
display-disagrees | results-stand | casino-supervisor | 15.4
game-disrupted past-coup | reverse-past-coup | gaming-shift-manager two | 15.1; 15.3
game-disrupted past-coup | results-stand | gaming-shift-manager | 15.1
game-disrupted coup-in-hand | void-coup | gaming-shift-manager two | 15.1; 15.3
game-disrupted coup-in-hand | play-on | gaming-shift-manager | 15.1
fraud past-coup | reverse-past-coup | gaming-shift-manager two | 15.3
fraud past-coup | results-stand | gaming-shift-manager | 15.3
fraud coup-in-hand | void-coup | gaming-shift-manager two | 15.3
fraud coup-in-hand | play-on | gaming-shift-manager | 15.3
"""

TOLD: dict[str, str] = {}
