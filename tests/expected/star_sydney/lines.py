"""The Star, clause by clause: rules 5, 12 and 13, and what 1.1, 3.1, 5.2 and 5.8 add to them.

Typed from the document. See lines.py above this folder for how a line is written.
"""

MAIN = """
13.1; 5.1.1; 5.1.1.1     | premium            | 5s4h/Kd7c P9-7     | player 100 | wins 100 0 200
5.1.1.3; 1.1:standoff    | premium            | 2d4s/Kc6s T6-6     | player 100 | standoff 0 0 100
5.1.1.2                  | premium            | 2d4s/3h4c B6-7     | player 100 | loses 0 0 0
13.2.1; 5.1.2; 5.1.2.1   | premium            | 2d4s/3h4c B6-7     | banker 100 | wins 95 0 195
13.2.1                   | premium            | 2s3dKh/3cTd3s B5-6 | banker 20  | wins 19 0 39
5.1.2.3; 1.1:standoff    | premium            | 2d4s/Kc6s T6-6     | banker 100 | standoff 0 0 100
5.1.2.2                  | premium            | 5s4h/Kd7c P9-7     | banker 100 | loses 0 0 0
13.3; 5.1.3              | premium            | 2d4s/Kc6s T6-6     | tie 25     | wins 200 0 225
5.1.3                    | premium            | 5s4h/Kd7c P9-7     | tie 25     | loses 0 0 0
13.1; 5.1.1.1            | premium-even-money | 5s4h/Kd7c P9-7     | player 100 | wins 100 0 200
5.1.1.3; 1.1:standoff    | premium-even-money | 2d4s/Kc6s T6-6     | player 100 | standoff 0 0 100
5.1.1.2                  | premium-even-money | 2d4s/3h4c B6-7     | player 100 | loses 0 0 0
13.2.2.1; 10.1; 5.1.2.1  | premium-even-money | 3dAc9h/Ah5c B3-6   | banker 100 | wins 50 0 150
13.2.2; 10.1; 5.1.2.1    | premium-even-money | 2d4s/3h4c B6-7     | banker 100 | wins 100 0 200
5.1.2.3; 1.1:standoff    | premium-even-money | 2d4s/Kc6s T6-6     | banker 100 | standoff 0 0 100
5.1.2.2                  | premium-even-money | 5s4h/Kd7c P9-7     | banker 100 | loses 0 0 0
13.3; 5.1.3              | premium-even-money | 2d4s/Kc6s T6-6     | tie 25     | wins 200 0 225
13.1; 5.1.1.1            | tie-premium tie-percent=5 | 5s4h/Kd7c P9-7 | player 100 | wins 100 0 200
5.1.1.2                  | tie-premium tie-percent=5 | 2d4s/3h4c B6-7 | player 100 | loses 0 0 0
13.2.1; 5.1.2.1          | tie-premium tie-percent=5 | 2d4s/3h4c B6-7 | banker 100 | wins 95 0 195
5.1.2.2                  | tie-premium tie-percent=5 | 5s4h/Kd7c P9-7 | banker 100 | loses 0 0 0
13.3; 5.1.3              | tie-premium tie-percent=5 | 2d4s/Kc6s T6-6 | tie 25     | wins 200 0 225
13.3.1                   | tie-premium               | 2d4s/Kc6s T6-6 | player 100 | refused option-not-chosen
13.3.1                   | tie-premium tie-percent=0  | - | - | refused option-value-not-allowed
13.3.1                   | tie-premium tie-percent=11 | - | - | refused option-value-not-allowed
5.8; 13.3.1              | tie-premium tie-percent=5 chips=5 | 2d4s/Kc6s T6-6 | player 50 | standoff 5 0 55
"""

# Of $100,000, one per cent is $1,000, and so on to ten, on either hand.
TIE_PERCENTAGES = "\n".join(
    f"{clause}; 13.3.1; 11.1 | tie-premium tie-percent={percent} | 2d4s/Kc6s T6-6 | {hand} 100000 "
    f"| standoff {percent}000 0 {100 + percent}000"
    for percent in range(1, 11)
    for hand, clause in (("player", "5.1.1.3"), ("banker", "5.1.2.3"))
)

OPTIONAL_WAGERS = """
13.4; 12.6.2; 5.1.5      | premium decks=6    | KsKh8d/TdKc3h P8-3 | player-pair 50 | wins 550 0 600
13.4; 12.6.1             | premium            | AsAd5c/Kh7d T7-7   | player-pair 10 | wins 110 0 120
5.1.5                    | premium            | JsQsKs/TdJd4d B0-4 | player-pair 10 | loses 0 0 0
13.4; 12.6.1; 5.1.4      | premium            | 2d4s/TcTsAd P6-1   | banker-pair 10 | wins 110 0 120
5.1.4; 1.1:Pair; 12.6    | premium            | KsKh8d/TdKc3h P8-3 | banker-pair 10 | loses 0 0 0
13.4; 12.1; 12.2         | premium            | AsAd5c/Kh7d T7-7   | player-pair 20 | wins 220 0 240
13.5; 12.11; 12.7        | premium            | 3dAc9h/Ah5c B3-6   | super-6 20     | wins 300 0 320
13.5                     | premium            | 2s3dKh/3cTd3s B5-6 | super-6 20     | wins 300 0 320
12.11                    | premium            | 2d4s/Kc6s T6-6     | super-6 20     | loses 0 0 0
13.6; 12.16; 12.12       | premium            | 2d4s/Kc6s T6-6     | tiger-tie 10   | wins 450 0 460
12.16                    | premium            | 3s4d/Kh7c T7-7     | tiger-tie 10   | loses 0 0 0
13.7.1; 12.20.1; 12.17   | premium decks=6    | KsKh8d/TdKc3h P8-3 | tiger-pair 20  | wins 80 0 100
13.7.2; 12.20.2; 12.21.2 | premium            | QsQh9s/KdKc5d P9-5 | tiger-pair 10  | wins 250 0 260
13.7.3; 12.20.3; 12.21   | premium            | QsQh9s/QdQc5d P9-5 | tiger-pair 10  | wins 1000 0 1010
12.20.4; 12.21.1         | premium            | JsQsKs/TdJd4d B0-4 | tiger-pair 10  | loses 0 0 0
13.8.1; 12.25.1; 12.22   | premium            | 3dAc9h/Ah5c B3-6   | tiger 10       | wins 120 0 130
13.8.2; 12.25.2          | premium            | 2s3dKh/3cTd3s B5-6 | tiger 10       | wins 220 0 230
12.25.3                  | premium            | 2d4s/Kc6s T6-6     | tiger 10       | loses 0 0 0
13.9; 12.30; 12.26       | premium            | 2s3dKh/3cTd3s B5-6 | big-tiger 10   | wins 550 0 560
12.30                    | premium            | 3dAc9h/Ah5c B3-6   | big-tiger 10   | loses 0 0 0
13.10; 12.35; 12.31      | premium            | 3dAc9h/Ah5c B3-6   | small-tiger 10 | wins 220 0 230
12.35                    | premium            | 2s3dKh/3cTd3s B5-6 | small-tiger 10 | loses 0 0 0
"""

DECKS = """
3.1; 3.1.1 | premium decks=3 | KsKh8d/TdKc3h P8-3 | player-pair 10 | refused not-with-these-decks
3.1; 3.1.1 | premium decks=4 | KsKh8d/TdKc3h P8-3 | banker-pair 10 | refused not-with-these-decks
3.1; 3.1.2 | premium decks=4 | KsKh8d/TdKc3h P8-3 | tiger-tie 10   | refused not-with-these-decks
3.1; 3.1.3 | premium decks=4 | KsKh8d/TdKc3h P8-3 | tiger-pair 10  | refused not-with-these-decks
3.1; 3.1.4 | premium decks=4 | KsKh8d/TdKc3h P8-3 | tiger 10       | refused not-with-these-decks
3.1; 3.1.5 | premium decks=4 | KsKh8d/TdKc3h P8-3 | big-tiger 10   | refused not-with-these-decks
3.1; 3.1.6 | premium decks=3 | KsKh8d/TdKc3h P8-3 | small-tiger 10 | refused not-with-these-decks
13.5       | premium decks=4 | 3dAc9h/Ah5c B3-6   | super-6 20     | wins 300 0 320
3.1        | premium decks=4 super-six-min-decks=6 | 3dAc9h/Ah5c B3-6 | super-6 20 | refused not-with-these-decks
13.5       | premium decks=6 super-six-min-decks=6 | 3dAc9h/Ah5c B3-6 | super-6 20 | wins 300 0 320
3.1        | premium decks=5 | - | - | refused decks-not-allowed
3.1        | premium decks=7 | - | - | refused decks-not-allowed
3.1        | premium decks=2 | - | - | refused decks-not-allowed
3.1        | premium decks=3 | 6s6s6s/6s4dKh P8-0 | player 10      | refused card-too-often
"""

# 5.8: to the next highest amount that chips can make. 1.1 and 5.2 let tokens be staked; A-48 gives a winning one back.
ROUNDING_TOKENS_AND_VOIDS = """
5.8       | premium-even-money chips=5 | 3dAc9h/Ah5c B3-6 | banker 225 | wins 115 0 340
5.8       | premium                 | 2d4s/3h4c B6-7   | banker 37       | wins 36 0 73
5.8       | premium chips=2.50      | 2d4s/3h4c B6-7   | banker 37       | wins 37.50 0 74.50
5.8       | premium chips=20,50     | 2d4s/3h4c B6-7   | banker 30       | wins 40 0 70
1.1:casino promotional token; 5.2 | premium | 2sAd/3h5d B3-8 | banker 50 token | wins 48 0 98
1.1:casino promotional token; 5.2 | premium token-retained=yes | 2sAd/3h5d B3-8 | banker 50 token | wins 48 0 48
1.1:casino promotional token      | premium | 5s4h/Kd7c P9-7 | banker 50 token | loses 0 0 0
1.1:casino promotional token      | premium | 2d4s/Kc6s T6-6 | banker 50 token | standoff 0 0 50
1.1:casino promotional token | tie-premium tie-percent=10 | 2d4s/Kc6s T6-6 | banker 50 token | standoff 5 0 55
1.1:void  | premium                 | void             | banker 50       | void 0 0 50
1.1:void  | premium                 | void             | tiger 10 token  | void 0 0 10
"""

REFUSED = """
-                        | crown   | - | - | refused unknown-variation
-                        | premium | 3s4d/Kh6c P7-6   | player-dragon-bonus 10 | refused unknown-wager
9.2; 9.3/Table 1:8-9; 1.1:natural | premium | 5s4hKd/Kd7c P9-7 | player 10 | refused card-not-allowed
9.3/Table 1:0-5; 9.3.1   | premium | 2s3d/3c4d B5-7   | player 10 | refused card-missing
9.5                      | premium | 2d4s/2c3h P6-5   | player 10 | refused card-missing
"""

LINES = "\n".join((MAIN, TIE_PERCENTAGES, OPTIONAL_WAGERS, DECKS, ROUNDING_TOKENS_AND_VOIDS, REFUSED))
