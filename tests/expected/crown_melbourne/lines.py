"""Crown Melbourne, clause by clause, on one coup: rule 10.1's tables, and what rules 1.1, 3.1, 6, 7.3 and 7.5 add.

Typed from the document. See lines.py above this folder for how a line is written; wagers over several coups have a
file of their own beside this one and are joined here.
"""

from expected.crown_melbourne import streaks

TRADITIONAL_AND_CROWN = """
10.1/Traditional:Player; 6.5.1; 1.1:Traditional Baccarat | traditional | 5s4h/Kd7c P9-7 | player 100 | wins 100 0 200
10.1/note***; 6.5.1      | traditional | 2d4s/Kc6s T6-6     | player 100 | standoff 0 0 100
10.1/Traditional:Player  | traditional | 2d4s/3h4c B6-7     | player 100 | loses 0 0 0
10.1/Traditional:Banker; 6.5.2; 1.1:Traditional Baccarat | traditional | 2d4s/3h4c B6-7 | banker 100 | wins 95 5 195
10.1/Traditional:Banker  | traditional | 2s3dKh/3cTd3s B5-6 | banker 200 | wins 190 10 390
10.1/note***; 6.5.2      | traditional | 2d4s/Kc6s T6-6     | banker 100 | standoff 0 0 100
10.1/Traditional:Banker  | traditional | 5s4h/Kd7c P9-7     | banker 100 | loses 0 0 0
10.1/Traditional:Tie; 6.5.3; 6.5 | traditional | 2d4s/Kc6s T6-6  | tie 25     | wins 200 0 225
1.1:Tie                  | traditional | 5s4h/Kd7c P9-7     | tie 25     | loses 0 0 0
10.1/Crown:Player; 1.1:Crown Baccarat | crown | 5s4h/Kd7c P9-7 | player 100 | wins 100 0 200
10.1/note***             | crown       | 2d4s/Kc6s T6-6     | player 100 | standoff 0 0 100
10.1/Crown:Player        | crown       | 2d4s/3h4c B6-7     | player 100 | loses 0 0 0
10.1/Crown:Banker; 1.1:Crown Baccarat | crown | 3dAc9h/Ah5c B3-6 | banker 100 | wins 50 50 150
10.1/Crown:Banker; 1.1:Crown Baccarat | crown | 2d4s/3h4c B6-7 | banker 100 | wins 100 0 200
10.1/note***             | crown       | 2d4s/Kc6s T6-6     | banker 100 | standoff 0 0 100
10.1/Crown:Banker        | crown       | 5s4h/Kd7c P9-7     | banker 100 | loses 0 0 0
10.1/Crown:Tie           | crown       | 2d4s/Kc6s T6-6     | tie 25     | wins 200 0 225
1.1:Tie                  | crown       | 5s4h/Kd7c P9-7     | tie 25     | loses 0 0 0
"""

TWO_TO_ONE = """
10.1/2 to 1:Player three-card 8-9; 1.1:2 to 1 Baccarat | two-to-one | KsAd7h/3c4d P8-7 | player 100 | wins 200 0 300
10.1/2 to 1:Player three-card 8-9 | two-to-one | 2s3d4h/Kc6d P9-6   | player 100 | wins 200 0 300
10.1/2 to 1:Player other; 1.1:2 to 1 Baccarat | two-to-one | 4h5s/2d6c P9-8 | player 100 | wins 100 0 200
10.1/2 to 1:Player other          | two-to-one | KsAd5h/2c3dTh P6-5 | player 100 | wins 100 0 200
10.1/2 to 1:Tie; 1.1:2 to 1 Baccarat | two-to-one | 2d4s/Kc6s T6-6  | player 100 | loses 0 0 0
10.1/2 to 1:Player other          | two-to-one | 2d4s/3h4c B6-7     | player 100 | loses 0 0 0
10.1/2 to 1:Banker three-card 8-9; 1.1:2 to 1 Baccarat | two-to-one | 3s4d/2h3c3d B7-8 | banker 100 | wins 200 0 300
10.1/2 to 1:Banker three-card 8-9 | two-to-one | KsTdQh/Ac2d6h B0-9 | banker 100 | wins 200 0 300
10.1/2 to 1:Banker other; 1.1:2 to 1 Baccarat | two-to-one | 3s4d/Kh8c B7-8 | banker 100 | wins 100 0 200
10.1/2 to 1:Banker other          | two-to-one | 2s3dKh/3cTd3s B5-6 | banker 100 | wins 100 0 200
10.1/2 to 1:Tie; 1.1:2 to 1 Baccarat | two-to-one | 2d4s/Kc6s T6-6  | banker 100 | loses 0 0 0
10.1/2 to 1:Banker other          | two-to-one | 5s4h/Kd7c P9-7     | banker 100 | loses 0 0 0
10.1/2 to 1:Tie                   | two-to-one | 2d4s/Kc6s T6-6     | tie 25     | wins 200 0 225
10.1/2 to 1:Tie                   | two-to-one | 5s4h/Kd7c P9-7     | tie 25     | loses 0 0 0
"""

# No odds are printed for a win: reading A-03 takes those of Traditional Baccarat, and an operator may choose others.
TIE_BACCARAT = """
10.1/Traditional:Player; 10.1/Tie Baccarat:Player | tie-baccarat tie-percent=5 | 5s4h/Kd7c P9-7 | player 200
    | wins 200 0 400
10.1/Traditional:Player | tie-baccarat tie-percent=5 | 2d4s/3h4c B6-7   | player 200 | loses 0 0 0
10.1/Traditional:Banker; 10.1/Tie Baccarat:Banker | tie-baccarat tie-percent=5 | 2d4s/3h4c B6-7 | banker 300
    | wins 285 15 585
10.1/Tie Baccarat:Banker | tie-baccarat tie-percent=5 | 5s4h/Kd7c P9-7  | banker 300 | loses 0 0 0
10.1/Tie Baccarat:Tie   | tie-baccarat tie-percent=5 | 2d4s/Kc6s T6-6   | tie 10     | wins 80 0 90
10.1/Tie Baccarat:Tie   | tie-baccarat tie-percent=5 | 2d4s/3h4c B6-7   | tie 10     | loses 0 0 0
10.1/Crown:Banker; 10.1/Tie Baccarat:Banker | tie-baccarat tie-percent=5 tie-baccarat-base=crown | 3dAc9h/Ah5c B3-6
    | banker 100 | wins 50 50 150
10.1/Crown:Banker; 10.1/Tie Baccarat:Banker | tie-baccarat tie-percent=5 tie-baccarat-base=crown | 2d4s/3h4c B6-7
    | banker 100
    | wins 100 0 200
10.1/Tie Baccarat:Banker | tie-baccarat tie-percent=5 tie-baccarat-base=crown | 5s4h/Kd7c P9-7 | banker 100
    | loses 0 0 0
10.1/Tie Baccarat:Banker | tie-baccarat tie-percent=5 tie-baccarat-base=even-money | 3dAc9h/Ah5c B3-6 | banker 100
    | wins 100 0 200
10.1/Tie Baccarat:Banker | tie-baccarat tie-percent=5 tie-baccarat-base=even-money | 5s4h/Kd7c P9-7 | banker 100
    | loses 0 0 0
7.3.3; 1.1:Tie Baccarat(b) | tie-baccarat tie-percent=5 | 2d4s/Kc6s T6-6 | player 3 | standoff 1 0 4
10.1/Tie Baccarat       | tie-baccarat               | 2d4s/Kc6s T6-6   | player 10  | refused option-not-chosen
10.1/Tie Baccarat       | tie-baccarat tie-percent=0  | - | - | refused option-value-not-allowed
10.1/Tie Baccarat       | tie-baccarat tie-percent=11 | - | - | refused option-value-not-allowed
"""

# Of $100,000, one per cent is $1,000, and so on to ten, on Player and on Banker, whoever's odds a win has.
TIE_PERCENTAGES = "\n".join(
    f"{clause} | tie-baccarat tie-percent={percent} tie-baccarat-base={base} | 2d4s/Kc6s T6-6 | {hand} 100000 "
    f"| standoff {percent}000 0 {100 + percent}000"
    for percent in range(1, 11)
    for base in ("traditional", "crown", "even-money")
    for hand, clause in (
        ("player", "10.1/Tie Baccarat:Player; 1.1:Tie Baccarat(b)"),
        ("banker", "10.1/Tie Baccarat:Banker; 1.1:Tie Baccarat(a)"),
    )
)

DRAGON_BONUS = """
10.1/Dragon Bonus:Banker Natural; 6.5.10 | traditional | 3s4d/Kh8c B7-8 | banker-dragon-bonus 10 | wins 10 0 20
10.1/Dragon Bonus:Banker 4      | traditional | As2dKh/3c4d B3-7   | banker-dragon-bonus 10 | wins 10 0 20
10.1/Dragon Bonus:Banker 5      | traditional | AsKdAh/3c4d B2-7   | banker-dragon-bonus 10 | wins 20 0 30
10.1/Dragon Bonus:Banker 6      | traditional | AsKdQh/3c4d B1-7   | banker-dragon-bonus 10 | wins 40 0 50
10.1/Dragon Bonus:Banker 7      | traditional | KsTdQh/3c4d B0-7   | banker-dragon-bonus 10 | wins 60 0 70
10.1/Dragon Bonus:Banker 8      | traditional | KsTdQh/Ac2d5h B0-8 | banker-dragon-bonus 10 | wins 100 0 110
10.1/Dragon Bonus:Banker 9      | traditional | KsTdQh/Ac2d6h B0-9 | banker-dragon-bonus 10 | wins 300 0 310
10.1/Dragon Bonus:Natural Tie   | traditional | 4s5s/9dKc T9-9     | banker-dragon-bonus 10 | standoff 0 0 10
10.1/Dragon Bonus:Tie           | traditional | 2s3d4h/2c3s4d T9-9 | banker-dragon-bonus 10 | loses 0 0 0
1.1:Dragon Bonus(b)             | traditional | As3dKh/3c4d B4-7   | banker-dragon-bonus 10 | loses 0 0 0
1.1:Dragon Bonus(b); not 10.1/Dragon Bonus:Tie | crown | 3s4d/Ah3cKd P7-4 | banker-dragon-bonus 10 | loses 0 0 0
10.1/Dragon Bonus:Player Natural; 6.5.9; 1.1:Dragon Bonus | crown | 5d3c/KhAc P8-1 | player-dragon-bonus 40
    | wins 40 0 80
10.1/Dragon Bonus:Player 4      | crown       | 3s4d/Ah2cKd P7-3   | player-dragon-bonus 10 | wins 10 0 20
10.1/Dragon Bonus:Player 5      | crown       | 3s4d/AhKcAd P7-2   | player-dragon-bonus 10 | wins 20 0 30
10.1/Dragon Bonus:Player 6      | crown       | 3s4d/AhKcQd P7-1   | player-dragon-bonus 10 | wins 40 0 50
10.1/Dragon Bonus:Player 7      | crown       | 3s4d/KhTcQd P7-0   | player-dragon-bonus 10 | wins 60 0 70
10.1/Dragon Bonus:Player 8      | crown       | 2s3d3h/KcTdQh P8-0 | player-dragon-bonus 10 | wins 100 0 110
10.1/Dragon Bonus:Player 9      | crown       | 2s3d4h/KcTdQh P9-0 | player-dragon-bonus 10 | wins 300 0 310
10.1/Dragon Bonus:Natural Tie   | crown       | 4s4d/Kd8h T8-8     | player-dragon-bonus 10 | standoff 0 0 10
10.1/Dragon Bonus:Tie           | crown       | 2s3d3h/Ac3c4d T8-8 | player-dragon-bonus 10 | loses 0 0 0
1.1:Dragon Bonus(a)             | crown       | 3s4d/Ah3cKd P7-4   | player-dragon-bonus 10 | loses 0 0 0
1.1:Dragon Bonus(a); not 10.1/Dragon Bonus:Tie | crown | As3dKh/3c4d B4-7 | player-dragon-bonus 10 | loses 0 0 0
"""

PAIRS = """
10.1/Perfect Pairs:Mixed; 1.1:Baccarat Perfect Pairs(a); 6.5.13 | crown | 5s5d6h/2c4h3c B6-9 | player-perfect-pair 10
    | wins 60 0 70
10.1/Perfect Pairs:Coloured; 1.1:Baccarat Perfect Pairs(b) | crown | 6d6hKs/3c4d B2-7 | player-perfect-pair 10
    | wins 120 0 130
10.1/Perfect Pairs:Perfect; 1.1:Baccarat Perfect Pairs(c) | crown | 6s6sKh/3c4d B2-7 | player-perfect-pair 10
    | wins 250 0 260
1.1:Baccarat Perfect Pairs     | crown | KsTdQh/3c4d B0-7   | player-perfect-pair 10 | loses 0 0 0
10.1/Perfect Pairs:Mixed; 1.1:Baccarat Perfect Pairs(a); 6.5.14 | crown | 3s4d/6s6dKh P7-2 | banker-perfect-pair 10
    | wins 60 0 70
10.1/Perfect Pairs:Coloured; 1.1:Baccarat Perfect Pairs(b) | crown | 3h4d/6s6cKh P7-2 | banker-perfect-pair 10
    | wins 120 0 130
10.1/Perfect Pairs:Perfect; 1.1:Baccarat Perfect Pairs(c) | crown | 3s4d/6c6cKh P7-2 | banker-perfect-pair 10
    | wins 250 0 260
1.1:Baccarat Perfect Pairs     | crown | 3s4d/KhTcQd P7-0   | banker-perfect-pair 10 | loses 0 0 0
10.1/Pairs:Pair; 6.5.15        | traditional decks=6 | 5s5d6h/2c4h3c B6-9 | player-pair 10 | wins 110 0 120
1.1:Baccarat Pairs             | traditional | KsTdQh/3c4d B0-7   | player-pair 10         | loses 0 0 0
10.1/Pairs:Pair; 6.5.16        | traditional decks=6 | 2h3s5c/2d2c5d B0-9 | banker-pair 10 | wins 110 0 120
1.1:Baccarat Pairs             | traditional | 3s4d/KhTcQd P7-0   | banker-pair 10         | loses 0 0 0
3.1.1; 10.1/Perfect Pairs | crown decks=4 | KsTdQh/3c4d B0-7 | player-perfect-pair 10 | refused not-with-these-decks
3.1.1; 10.1/Perfect Pairs | crown decks=6 | KsTdQh/3c4d B0-7 | player-perfect-pair 10 | refused not-with-these-decks
3.1.1; 10.1/Perfect Pairs | crown decks=7 | KsTdQh/3c4d B0-7 | banker-perfect-pair 10 | refused not-with-these-decks
"""

# Banker six in two cards and Player to draw: open on Player 0 to 5, at most the patron's own main wager (reading A-12).
INSURANCE = """
10.1/Crown:Insurance; 1.1:Insurance/No 6; 6.5.4 | crown insurance=on | 2h2s2c/6dKh T6-6 | player 100, insurance 50
    | wins 100 0 150
10.1/Crown:Insurance | crown insurance=on | KsTdQh/Kc6d B0-6   | player 100, insurance 50 | loses 0 0 0
10.1/Crown:Insurance | crown insurance=on | AsKdTh/Kc6d B1-6   | banker 100, insurance 50 | loses 0 0 0
10.1/Crown:Insurance | crown insurance=on | Ks2dTh/Kc6s B2-6   | player 100, insurance 50 | loses 0 0 0
10.1/Crown:Insurance | crown insurance=on | Ks3dTh/Kc6s B3-6   | player 100, insurance 50 | loses 0 0 0
10.1/Crown:Insurance | crown insurance=on | As3d7h/Kc6dTh B1-6 | player 100, insurance 50 | loses 0 0 0
10.1/Crown:Insurance | crown insurance=on | 2s3d4h/Kc6d P9-6   | player 100, insurance 50 | wins 100 0 150
10.1/Crown:Insurance | crown insurance=on | As3d7h/Kc6dAh B1-7 | player 100, insurance 50 | wins 100 0 150
10.1/Crown:Insurance | crown insurance=on | As3d7h/Kc6d2h B1-8 | player 100, insurance 50 | wins 100 0 150
1.1:Insurance/No 6 | crown insurance=on | 2s3d4h/Kc6d P9-6 | player 100, insurance 100 | wins 200 0 300
1.1:Insurance/No 6 | crown insurance=on | 2s3d4h/Kc6d P9-6 | player 100, insurance 101 | refused above-own-main-wager
1.1:Insurance/No 6 | crown insurance=on | 2s3d4h/Kc6d P9-6 | player 60, banker 100, insurance 100 | wins 200 0 300
1.1:Insurance/No 6 | crown insurance=on | 2s3d4h/Kc6d P9-6 | player 60, banker 100, insurance 101
    | refused above-own-main-wager
1.1:Insurance/No 6 | crown insurance=on insurance-cap-both=sum | 2s3d4h/Kc6d P9-6 | player 60, banker 100, insurance 160
    | wins 320 0 480
1.1:Insurance/No 6 | crown insurance=on insurance-cap-both=sum | 2s3d4h/Kc6d P9-6 | player 60, banker 100, insurance 161
    | refused above-own-main-wager
1.1:Insurance/No 6 | crown insurance=on | 2s3d4h/Kc6d P9-6   | insurance 50           | refused needs-a-main-wager
1.1:Insurance/No 6 | crown insurance=on | 2s3d4h/Kc6d P9-6   | tie 50, insurance 50   | refused needs-a-main-wager
1.1:Insurance/No 6 | crown insurance=on | 2d4s/Kc6s T6-6     | player 50, insurance 5 | refused not-offered-in-this-coup
1.1:Insurance/No 6 | crown insurance=on | 3s4d/Kh6c P7-6     | player 50, insurance 5 | refused not-offered-in-this-coup
1.1:Insurance/No 6 | crown insurance=on | KsTdQh/3c4d B0-7   | player 50, insurance 5 | refused not-offered-in-this-coup
1.1:Insurance/No 6 | crown insurance=on | 2s3d4h/2c3sTd P9-5 | player 50, insurance 5 | refused not-offered-in-this-coup
6.5.4 | crown                    | 2s3d4h/Kc6d P9-6 | player 50, insurance 5 | refused switched-off
6.5.4 | traditional insurance=on | 2s3d4h/Kc6d P9-6 | player 50, insurance 5 | refused not-in-this-variation
"""

# 7.5: by arrangement, Traditional Baccarat only: a further 2.5% of what stands above the table differential.
ABOVE_THE_DIFFERENTIAL = """
7.5; 7.5.1; 10.1/note* | traditional | 2d4s/3h4c B6-7 | banker 150000 over 100000 | wins 141250 8750 291250
7.5; 7.5.2; 10.1/note* | traditional | 5s4h/Kd7c P9-7 | player 150000 over 100000 | wins 148750 1250 298750
10.1/Traditional:Banker | traditional | 2d4s/3h4c B6-7 | banker 100000 over 100000 | wins 95000 5000 195000
10.1/Traditional:Player | traditional | 5s4h/Kd7c P9-7 | player 100000 over 100000 | wins 100000 0 200000
10.1/note***           | traditional | 2d4s/Kc6s T6-6 | banker 150000 over 100000 | standoff 0 0 150000
10.1/Traditional:Tie   | traditional | 2d4s/Kc6s T6-6 | tie 500 over 100          | wins 4000 0 4500
7.5.1; 7.3.3           | traditional chips=5 | 2d4s/3h4c B6-7 | banker 50 over 30  | wins 50 3 100
-                      | crown       | 2d4s/3h4c B6-7 | banker 150000 over 100000 | refused no-differential-surcharge
"""

ROUNDING_TOKENS_AND_VOIDS = """
7.3.3 | traditional               | 2d4s/3h4c B6-7   | banker 37       | wins 36 1.85 73
7.3.3 | traditional chips=2.50    | 2d4s/3h4c B6-7   | banker 37       | wins 37.50 1.85 74.50
7.3.3 | crown chips=5             | 3dAc9h/Ah5c B3-6 | banker 25       | wins 15 12.50 40
7.3.3 | traditional chips=20,50   | 2d4s/3h4c B6-7   | banker 30       | wins 40 1.50 70
6.1   | traditional               | 2d4s/3h4c B6-7   | banker 50 token | refused tokens-not-accepted
1.1:Void | traditional            | void             | player 100      | void 0 0 100
1.1:Void | crown                  | void             | banker-pair 10  | void 0 0 10
"""

REFUSED = """
3.1   | traditional decks=3         | - | - | refused decks-not-allowed
3.1   | traditional decks=9         | - | - | refused decks-not-allowed
3.1   | traditional decks=4         | 6s6s6s/6s6sKh P8-2   | player 10 | refused card-too-often
-     | zero-commission             | - | - | refused unknown-variation
-     | traditional                 | 3s4d/Kh6c P7-6       | super-6 10     | refused unknown-wager
6.5.15 | two-to-one                 | 5s5d6h/2c4h3c B6-9   | player-pair 10 | refused not-in-this-variation
9.1; 9.2/Table 1:8-9; 1.1:Natural | traditional | 5s4hKd/Kd7c P9-7 | player 10 | refused card-not-allowed
9.2/Table 1:0-5 | traditional       | 2s3d/3c4d B5-7       | player 10      | refused card-missing
10.1/Pairs:Pair | two-to-one side-wagers-on-other-versions=yes | 5s5d6h/2c4h3c B6-9 | player-pair 10 | wins 110 0 120
"""

LINES = "\n".join(
    (
        TRADITIONAL_AND_CROWN,
        TWO_TO_ONE,
        TIE_BACCARAT,
        TIE_PERCENTAGES,
        DRAGON_BONUS,
        PAIRS,
        INSURANCE,
        ABOVE_THE_DIFFERENTIAL,
        ROUNDING_TOKENS_AND_VOIDS,
        REFUSED,
        streaks.LINES,
    )
)
