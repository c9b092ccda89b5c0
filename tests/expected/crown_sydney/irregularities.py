"""What Crown Sydney's rule 11, with 4.4.2, 14.3 and 14.12, orders when something goes wrong, typed from the document.

Where it names nobody the dealer does it; what "may be" done to a coup is for a Higher Duties Dealer, who directs dummy
coups (11.8.1). What the rules leave out is a dispute, which an Area Manager decides (14.12; readings A-34 and A-43).
"""

IRREGULARITIES = """
burn-omitted first-coup | same-cards-again,rebuild-first-coup | higher-duties-dealer | 11.1; 11.1.1
burn-omitted first-coup | burn-stays-omitted | higher-duties-dealer | 11.1
burn-omitted later-coup | burn-stays-omitted | dealer | 11.1
excess-card card-unexposed last-coup | card-discarded | dealer | 11.2
excess-card card-unexposed not-last-coup | card-begins-next-coup | dealer | 11.2
excess-card card-exposed last-coup leftover-on-last-coup=discard | card-discarded | higher-duties-dealer
    | 11.2; 11.8.1(a)
excess-card card-exposed | card-begins-dummy-coup | higher-duties-dealer | 11.2; 11.8.1(a)
card-to-wrong-hand on-banker result-announced late=announced | reopen-coup | higher-duties-dealer | 11.3
card-to-wrong-hand on-player third-card result-announced late=announced | reopen-coup | higher-duties-dealer | 11.6.1(a)
card-to-wrong-hand on-player result-announced late=announced | reopen-coup | higher-duties-dealer | 11.7.1; 11.7.3(a)
card-to-wrong-hand on-player result-announced late=announced | reopen-coup,offer-retract-or-reduce
    | higher-duties-dealer | 11.7.1; 11.7.3(b)
card-to-wrong-hand on-player result-announced late=announced | reopen-coup,dummy-coup | higher-duties-dealer
    | 11.7.1; 11.7.3(c)
card-to-wrong-hand on-banker | card-to-its-hand | dealer | 11.3
card-to-wrong-hand on-player third-card | card-to-its-hand | dealer | 11.6; 11.6.1; 11.6.1(a)
card-to-wrong-hand on-player | card-to-its-hand,play-on | higher-duties-dealer | 11.7; 11.7.1; 11.7.3(a)
card-to-wrong-hand on-player | card-to-its-hand,offer-retract-or-reduce | higher-duties-dealer
    | 11.7; 11.7.1; 11.7.3(b); emptied=11.7.3(c)
card-to-wrong-hand on-player | dummy-coup | higher-duties-dealer | 11.7; 11.7.1; 11.7.3(c)
wrong-order result-announced late=announced | reopen-coup | higher-duties-dealer | 11.7.1; 11.7.3(a)
wrong-order result-announced late=announced | reopen-coup,offer-retract-or-reduce | higher-duties-dealer
    | 11.7.1; 11.7.3(b)
wrong-order result-announced late=announced | reopen-coup,dummy-coup | higher-duties-dealer | 11.7.1; 11.7.3(c)
wrong-order | card-to-its-hand,play-on | higher-duties-dealer | 11.7.3; 11.7.3(a)
wrong-order | card-to-its-hand,offer-retract-or-reduce | higher-duties-dealer | 11.7.3; 11.7.3(b); emptied=11.7.3(c)
wrong-order | dummy-coup | higher-duties-dealer | 11.7.3; 11.7.3(c)
no-wagers | dummy-coup | dealer | 11.4
face-up-card first-card | dummy-coup | dealer | 11.5; 11.5.1
face-up-card later-card | card-to-its-hand | dealer | 11.5; 11.5.2
third-card-to-player banker-draws late=announced | card-to-banker | dealer | 11.6.1; 11.6.1(a)
third-card-to-player banker-stands last-coup leftover-on-last-coup=discard late=announced | card-discarded | dealer
    | 11.6.1(b)
third-card-to-player banker-stands late=announced | card-begins-dummy-coup | dealer | 11.6.1; 11.6.1(b)
third-card-to-banker last-coup leftover-on-last-coup=discard late=announced | card-discarded | dealer | 11.6.2
third-card-to-banker late=announced | card-begins-dummy-coup | dealer | 11.6.2
hand-to-wrong-area result-announced late=announced | reopen-coup | higher-duties-dealer | 11.7.1; 11.7.3(a)
hand-to-wrong-area result-announced late=announced | reopen-coup,offer-retract-or-reduce | higher-duties-dealer
    | 11.7.1; 11.7.3(b)
hand-to-wrong-area result-announced late=announced | reopen-coup,dummy-coup | higher-duties-dealer | 11.7.1; 11.7.3(c)
hand-to-wrong-area | play-on | higher-duties-dealer | 11.7.1; 11.7.3(a)
hand-to-wrong-area | offer-retract-or-reduce | higher-duties-dealer | 11.7.1; 11.7.3(b); emptied=11.7.3(c)
hand-to-wrong-area | dummy-coup | higher-duties-dealer | 11.7.1; 11.7.3(c)
hand-to-wrong-person result-announced late=announced | play-on | higher-duties-dealer | 11.7.2; 11.7.3(a)
hand-to-wrong-person result-announced late=announced | reopen-coup,offer-retract-or-reduce | higher-duties-dealer
    | 11.7.2; 11.7.3(b)
hand-to-wrong-person result-announced late=announced | reopen-coup,dummy-coup | higher-duties-dealer | 11.7.2; 11.7.3(c)
hand-to-wrong-person | play-on | higher-duties-dealer | 11.7.2; 11.7.3(a)
hand-to-wrong-person | offer-retract-or-reduce | higher-duties-dealer | 11.7.2; 11.7.3(b); emptied=11.7.3(c)
hand-to-wrong-person | dummy-coup | higher-duties-dealer | 11.7.2; 11.7.3(c)
changes-asked none-exposed | permit-changes | higher-duties-dealer
    | 11.9.1; 11.9.1(a); 11.9.1(b); 11.9.1(c); 11.9.1(d); altering=11.9.1; altering=11.9.1(b); placing=11.9.1;
    placing=11.9.1(c); withdrawing=11.9.1; withdrawing=11.9.1(d); emptied=11.9.2
changes-asked none-exposed | play-on | higher-duties-dealer | 11.9.1
error-found-late late=later | results-stand | dealer | 11.10; 11.11
shuffler-fault | play-on | dealer | 11.13
shuffler-fault | play-on | higher-duties-dealer | 11.13
shuffler-fault | void-coup,end-shoe,condemn-cards | higher-duties-dealer two | 11.13; 11.14
wrong-cards | void-coup,end-shoe,condemn-cards | higher-duties-dealer two | 11.14; 11.14.1; 11.14.2; 11.14.3
card-omitted silent-default=model | play-on | area-manager | 14.12
card-omitted silent-default=dispute | play-on | area-manager | 14.12
card-omitted silent-default=dispute | void-coup | area-manager two | 14.12
order-unknown order-unknown=void-by-area-manager | void-coup | area-manager two | 14.12
order-unknown order-unknown=area-manager-chooses | void-coup | area-manager two | 14.12
order-unknown order-unknown=area-manager-chooses | dummy-coup | area-manager | 14.12; 11.8.1(a)
order-unknown order-unknown=area-manager-chooses | play-on | area-manager | 14.12
sequence-revealed | void-coup,end-shoe,condemn-cards | higher-duties-dealer two | 4.4.2(a)
display-disagrees | results-stand | dealer | 11.16
scanner-disagrees scanning-shoe | results-stand | area-manager | 11.15
scanner-disagrees scanning-shoe | void-coup | area-manager two | 11.15
game-disrupted past-coup | reverse-past-coup | assistant-casino-manager two | 14.3; 14.3.1
game-disrupted past-coup | reverse-past-wager | assistant-casino-manager two | 14.3; 14.3.1
game-disrupted past-coup | results-stand | assistant-casino-manager | 14.3.1
game-disrupted coup-in-hand | void-coup | assistant-casino-manager two | 14.3; 14.3.1
game-disrupted coup-in-hand | void-wager | assistant-casino-manager two | 14.3; 14.3.1
game-disrupted coup-in-hand | play-on | assistant-casino-manager | 14.3.1
fraud past-coup | reverse-past-coup | assistant-casino-manager two | 14.3; 14.3.2
fraud past-coup | reverse-past-wager | assistant-casino-manager two | 14.3; 14.3.2
fraud past-coup | results-stand | assistant-casino-manager | 14.3.2
fraud coup-in-hand | void-coup | assistant-casino-manager two | 14.3; 14.3.2
fraud coup-in-hand | void-wager | assistant-casino-manager two | 14.3; 14.3.2
fraud coup-in-hand | play-on | assistant-casino-manager | 14.3.2
"""

TOLD: dict[str, str] = {}
