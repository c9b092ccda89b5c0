"""Crown Sydney, clause by clause: every row of Tables 3 to 10, and what rules 1.1, 3.1, 6 and 7.3 add to them.

Typed from the document. See lines.py above this folder for how a line is written.
"""

MAIN = """
10.2/Table 3:Player; 6.2.1(a); 6.2.1; 6.2 | traditional     | 5s4h/Kd7c P9-7     | player 100 | wins 100 0 200
10.2/Table 3:Tie; 6.2.1(b)            | traditional     | 2d4s/Kc6s T6-6     | player 100 | standoff 0 0 100
6.2.1(c)                              | traditional     | 2d4s/3h4c B6-7     | player 100 | loses 0 0 0
10.2/Table 3:Banker; 6.2.2(a); 6.2.2 | traditional     | 2d4s/3h4c B6-7     | banker 100 | wins 95 5 195
10.2/Table 3:Banker                   | traditional     | 2s3dKh/3cTd3s B5-6 | banker 100 | wins 95 5 195
10.2/Table 3:Tie; 6.2.2(b)            | traditional     | 2d4s/Kc6s T6-6     | banker 100 | standoff 0 0 100
6.2.2(c)                              | traditional     | 5s4h/Kd7c P9-7     | banker 100 | loses 0 0 0
10.2/Table 3:Tie; 6.2.3(a); 6.2.3    | traditional     | 2d4s/Kc6s T6-6     | tie 25     | wins 200 0 225
6.2.3(b)                              | traditional     | 5s4h/Kd7c P9-7     | tie 25     | loses 0 0 0
10.2/Table 4:Player; 6.2.1(a)         | crown           | 5s4h/Kd7c P9-7     | player 100 | wins 100 0 200
10.2/Table 4:Tie; 6.2.1(b)            | crown           | 2d4s/Kc6s T6-6     | player 100 | standoff 0 0 100
6.2.1(c)                              | crown           | 2d4s/3h4c B6-7     | player 100 | loses 0 0 0
10.2/Table 4:Banker; 6.2.2(a)         | crown           | 2d4s/3h4c B6-7     | banker 100 | wins 100 0 200
10.2/Table 4:Banker; 1.1:Crown Baccarat; 6.2.2(a) | crown | 3dAc9h/Ah5c B3-6 | banker 100 | wins 50 50 150
10.2/Table 4:Tie; 6.2.2(b)            | crown           | 2d4s/Kc6s T6-6     | banker 100 | standoff 0 0 100
6.2.2(c)                              | crown           | 5s4h/Kd7c P9-7     | banker 100 | loses 0 0 0
10.2/Table 4:Tie; 6.2.3(a)            | crown           | 2d4s/Kc6s T6-6     | tie 25     | wins 200 0 225
6.2.3(b)                              | crown           | 5s4h/Kd7c P9-7     | tie 25     | loses 0 0 0
10.2/Table 5:Player; 6.2.1(a)         | zero-commission | 5s4h/Kd7c P9-7     | player 100 | wins 100 0 200
10.2/Table 5:Tie; 6.2.1(b)            | zero-commission | 2d4s/Kc6s T6-6     | player 100 | standoff 0 0 100
6.2.1(c)                              | zero-commission | 2d4s/3h4c B6-7     | player 100 | loses 0 0 0
10.2/Table 5:Banker; 6.2.2(a)         | zero-commission | 3dAc9h/Ah5c B3-6   | banker 100 | wins 100 0 200
10.2/Table 5:Tie; 6.2.2(b)            | zero-commission | 2d4s/Kc6s T6-6     | banker 100 | standoff 0 0 100
6.2.2(c)                              | zero-commission | 5s4h/Kd7c P9-7     | banker 100 | loses 0 0 0
10.2/Table 5:Tie; 6.2.3(a)            | zero-commission | 2d4s/Kc6s T6-6     | tie 25     | wins 200 0 225
6.2.3(b)                              | zero-commission | 5s4h/Kd7c P9-7     | tie 25     | loses 0 0 0
"""

# Table 6. The odds of "Player wins by 6 points" are missing from our copy: 4 to 1 by reading A-02.
DRAGON_BONUS = """
10.2/Table 6:Banker Natural; 6.2.4(b); 1.1:Dragon Bonus | traditional | 3s4d/Kh8c B7-8 | banker-dragon-bonus 10
    | wins 10 0 20
10.2/Table 6:Banker 4       | traditional | As2dKh/3c4d B3-7   | banker-dragon-bonus 10 | wins 10 0 20
10.2/Table 6:Banker 5       | traditional | AsKdAh/3c4d B2-7   | banker-dragon-bonus 10 | wins 20 0 30
10.2/Table 6:Banker 6       | traditional | AsKdQh/3c4d B1-7   | banker-dragon-bonus 10 | wins 40 0 50
10.2/Table 6:Banker 7       | traditional | KsTdQh/3c4d B0-7   | banker-dragon-bonus 10 | wins 60 0 70
10.2/Table 6:Banker 8       | traditional | KsTdQh/Ac2d5h B0-8 | banker-dragon-bonus 10 | wins 100 0 110
10.2/Table 6:Banker 9       | traditional | KsTdQh/Ac2d6h B0-9 | banker-dragon-bonus 10 | wins 300 0 310
10.2/Table 6:Natural Tie    | traditional | 4s5s/9dKc T9-9     | banker-dragon-bonus 10 | standoff 0 0 10
10.2/Table 6:Tie            | traditional | 2s3d4h/2c3s4d T9-9 | banker-dragon-bonus 10 | loses 0 0 0
1.1:Dragon Bonus(b)         | traditional | As3dKh/3c4d B4-7   | banker-dragon-bonus 10 | loses 0 0 0
1.1:Dragon Bonus(b); not 10.2/Table 6:Tie | traditional | 3s4d/Ah3cKd P7-4 | banker-dragon-bonus 10 | loses 0 0 0
10.2/Table 6:Player Natural; 6.2.4(a) | traditional | 5d3c/KhAc P8-1 | player-dragon-bonus 40 | wins 40 0 80
10.2/Table 6:Player 4       | traditional | 3s4d/Ah2cKd P7-3   | player-dragon-bonus 10 | wins 10 0 20
10.2/Table 6:Player 5       | traditional | 3s4d/AhKcAd P7-2   | player-dragon-bonus 10 | wins 20 0 30
10.2/Table 6:Player 6       | traditional | 3s4d/AhKcQd P7-1   | player-dragon-bonus 10 | wins 40 0 50
10.2/Table 6:Player 7       | traditional | 3s4d/KhTcQd P7-0   | player-dragon-bonus 10 | wins 60 0 70
10.2/Table 6:Player 8       | traditional | 2s3d3h/KcTdQh P8-0 | player-dragon-bonus 10 | wins 100 0 110
10.2/Table 6:Player 9       | traditional | 2s3d4h/KcTdQh P9-0 | player-dragon-bonus 10 | wins 300 0 310
10.2/Table 6:Natural Tie    | traditional | 4s4d/Kd8h T8-8     | player-dragon-bonus 10 | standoff 0 0 10
10.2/Table 6:Tie            | traditional | 2s3d3h/Ac3c4d T8-8 | player-dragon-bonus 10 | loses 0 0 0
1.1:Dragon Bonus(a)         | traditional | 3s4d/Ah3cKd P7-4   | player-dragon-bonus 10 | loses 0 0 0
1.1:Dragon Bonus(a); not 10.2/Table 6:Tie | traditional | As3dKh/3c4d B4-7 | player-dragon-bonus 10 | loses 0 0 0
"""

PAIRS = """
10.2/Table 7:Mixed Pair; 1.1:Baccarat Perfect Pairs(a) | crown | 5s5d6h/2c4h3c B6-9 | player-perfect-pair 10
    | wins 60 0 70
10.2/Table 7:Coloured Pair; 1.1:Baccarat Perfect Pairs(b) | crown | 6d6hKs/3c4d B2-7 | player-perfect-pair 10
    | wins 120 0 130
10.2/Table 7:Perfect Pair; 1.1:Baccarat Perfect Pairs(c) | crown | 6s6sKh/3c4d B2-7 | player-perfect-pair 10
    | wins 250 0 260
1.1:Baccarat Perfect Pairs; 6.2.4(c) | crown | KsTdQh/3c4d B0-7 | player-perfect-pair 10 | loses 0 0 0
10.2/Table 7:Mixed Pair; 1.1:Baccarat Perfect Pairs(a) | crown | 3s4d/6s6dKh P7-2 | banker-perfect-pair 10
    | wins 60 0 70
10.2/Table 7:Coloured Pair; 1.1:Baccarat Perfect Pairs(b) | crown | 3h4d/6s6cKh P7-2 | banker-perfect-pair 10
    | wins 120 0 130
10.2/Table 7:Perfect Pair; 1.1:Baccarat Perfect Pairs(c) | crown | 3s4d/6c6cKh P7-2 | banker-perfect-pair 10
    | wins 250 0 260
1.1:Baccarat Perfect Pairs; 6.2.4(d) | crown | KsTdQh/3c4d B0-7 | banker-perfect-pair 10 | loses 0 0 0
10.2/Table 8:Baccarat Pair; 6.2.4(e) | crown | 5s5d6h/2c4h3c B6-9 | player-pair 10 | wins 110 0 120
1.1:Baccarat Pairs | crown | KsTdQh/3c4d B0-7 | player-pair 10 | loses 0 0 0
10.2/Table 8:Baccarat Pair; 6.2.4(f) | crown | 3s4d/6s6dKh P7-2 | banker-pair 10 | wins 110 0 120
1.1:Baccarat Pairs | crown | 3s4d/KhTcQd P7-0 | banker-pair 10 | loses 0 0 0
"""

# Table 9, and every column of Table 10. Figures printed once stand for every column by reading A-22.
SUPER_6_AND_TIGER = """
10.2/Table 9:Super 6; 6.2.4(g); 6.2.4 | crown super-6=1 | 2s3dKh/3cTd3s B5-6 | super-6 10     | wins 150 0 160
10.2/Table 9:Super 6                  | crown super-6=2 | 2s3dKh/3cTd3s B5-6 | super-6 10     | wins 160 0 170
10.2/Table 9:Super 6                  | crown           | 3dAc9h/Ah5c B3-6   | super-6 10     | wins 150 0 160
1.1:Super 6                           | crown           | 2d4s/Kc6s T6-6     | super-6 10     | loses 0 0 0
10.2/Table 10:Tiger Tie; 6.2.4(h)     | crown tiger=1   | 2d4s/Kc6s T6-6     | tiger-tie 10   | wins 450 0 460
10.2/Table 10:Tiger Tie               | crown tiger=2   | 2d4s/Kc6s T6-6     | tiger-tie 10   | wins 450 0 460
10.2/Table 10:Tiger Tie               | crown tiger=3   | 2d4s/Kc6s T6-6     | tiger-tie 10   | wins 450 0 460
10.2/Table 10:Tiger Tie               | crown tiger=4   | 2d4s/Kc6s T6-6     | tiger-tie 10   | wins 450 0 460
10.2/Table 10:Tiger Tie               | crown tiger=5   | 2d4s/Kc6s T6-6     | tiger-tie 10   | wins 450 0 460
1.1:Tiger Tie                         | crown           | 3s4d/Kh7c T7-7     | tiger-tie 10   | loses 0 0 0
10.2/Table 10:Tiger Pair single; 1.1:Tiger Pair(a); 6.2.4(i) | crown tiger=1 | KsKh8d/TdKc3h P8-3 | tiger-pair 10
    | wins 40 0 50
10.2/Table 10:Tiger Pair single       | crown tiger=5   | 3s4d/6s6dKh P7-2   | tiger-pair 10  | wins 40 0 50
10.2/Table 10:Tiger Pair double; 1.1:Tiger Pair(b) | crown tiger=1 | QsQh9s/KdKc5d P9-5 | tiger-pair 10 | wins 250 0 260
10.2/Table 10:Tiger Pair double       | crown tiger=5   | 8s8s/3d3h T6-6     | tiger-pair 10  | wins 250 0 260
10.2/Table 10:Tiger Pair twin; 1.1:Tiger Pair(c) | crown tiger=1 | QsQh9s/QdQc5d P9-5 | tiger-pair 10 | wins 1000 0 1010
10.2/Table 10:Tiger Pair twin         | crown tiger=2   | QsQh9s/QdQc5d P9-5 | tiger-pair 10  | wins 1500 0 1510
10.2/Table 10:Tiger Pair twin         | crown tiger=3   | QsQh9s/QdQc5d P9-5 | tiger-pair 10  | wins 1500 0 1510
10.2/Table 10:Tiger Pair twin         | crown tiger=4   | QsQh9s/QdQc5d P9-5 | tiger-pair 10  | wins 1200 0 1210
10.2/Table 10:Tiger Pair twin         | crown tiger=5   | QsQh9s/QdQc5d P9-5 | tiger-pair 10  | wins 1200 0 1210
1.1:Tiger Pair                        | crown           | JsQsKs/TdJd4d B0-4 | tiger-pair 10  | loses 0 0 0
10.2/Table 10:Tiger two-card; 6.2.4(j) | crown tiger=1  | 3dAc9h/Ah5c B3-6   | tiger 10       | wins 120 0 130
10.2/Table 10:Tiger two-card          | crown tiger=3   | 3dAc9h/Ah5c B3-6   | tiger 10       | wins 120 0 130
10.2/Table 10:Tiger three-card        | crown tiger=1   | 2s3dKh/3cTd3s B5-6 | tiger 10       | wins 220 0 230
10.2/Table 10:Tiger three-card        | crown tiger=2   | 2s3dKh/3cTd3s B5-6 | tiger 10       | wins 230 0 240
10.2/Table 10:Tiger three-card        | crown tiger=3   | 2s3dKh/3cTd3s B5-6 | tiger 10       | wins 250 0 260
10.2/Table 10:Tiger three-card        | crown tiger=4   | 2s3dKh/3cTd3s B5-6 | tiger 10       | wins 230 0 240
10.2/Table 10:Tiger three-card        | crown tiger=5   | 2s3dKh/3cTd3s B5-6 | tiger 10       | wins 250 0 260
1.1:Tiger                             | crown           | 2d4s/Kc6s T6-6     | tiger 10       | loses 0 0 0
10.2/Table 10:Big Tiger; 6.2.4(k)     | crown tiger=1   | 2s3dKh/3cTd3s B5-6 | big-tiger 10   | wins 550 0 560
10.2/Table 10:Big Tiger               | crown tiger=4   | 2s3dKh/3cTd3s B5-6 | big-tiger 10   | wins 550 0 560
1.1:Big Tiger                         | crown           | 3dAc9h/Ah5c B3-6   | big-tiger 10   | loses 0 0 0
10.2/Table 10:Small Tiger; 6.2.4(l)   | crown tiger=1   | 3dAc9h/Ah5c B3-6   | small-tiger 10 | wins 220 0 230
10.2/Table 10:Small Tiger             | crown tiger=2   | 3dAc9h/Ah5c B3-6   | small-tiger 10 | wins 230 0 240
10.2/Table 10:Small Tiger             | crown tiger=3   | 3dAc9h/Ah5c B3-6   | small-tiger 10 | wins 230 0 240
10.2/Table 10:Small Tiger             | crown tiger=4   | 3dAc9h/Ah5c B3-6   | small-tiger 10 | wins 230 0 240
10.2/Table 10:Small Tiger             | crown tiger=5   | 3dAc9h/Ah5c B3-6   | small-tiger 10 | wins 230 0 240
1.1:Small Tiger                       | crown           | 2s3dKh/3cTd3s B5-6 | small-tiger 10 | loses 0 0 0
"""

# A quarter on each hand's side wager and half on the Tie; each part is settled as itself (reading A-26).
ONE_ONE_TWO = """
6.3; 1.1:1-1-2; 10.2/Table 6:Natural Tie | traditional one-one-two=dragon-bonus | 4s5s/9dKc T9-9 | one-one-two 100
    | wins 400 0 500
6.3; 10.2/Table 6:Player 4 | traditional one-one-two=dragon-bonus  | 3s4d/Ah2cKd P7-3 | one-one-two 100 | wins 25 0 50
6.3; 10.2/Table 6:Banker 5 | traditional one-one-two=dragon-bonus  | AsKdAh/3c4d B2-7 | one-one-two 100 | wins 50 0 75
6.3; 10.2/Table 8:Baccarat Pair | crown one-one-two=pairs          | 4s4d/Kd8h T8-8   | one-one-two 100 | wins 675 0 750
6.3; 10.2/Table 8:Baccarat Pair | crown one-one-two=pairs          | 3s4d/6c6cKh P7-2 | one-one-two 100 | wins 275 0 300
6.3; 10.2/Table 7:Mixed Pair    | crown one-one-two=perfect-pairs  | 4s4d/Kd8h T8-8   | one-one-two 100 | wins 550 0 625
6.3; 10.2/Table 7:Perfect Pair  | crown one-one-two=perfect-pairs  | 3s4d/6c6cKh P7-2 | one-one-two 100 | wins 625 0 650
6.3; 1.1:1-1-2     | traditional one-one-two=pairs                 | 3s4d/Kh6c P7-6   | one-one-two 100 | loses 0 0 0
6.3; 1.1:1-1-2 | traditional one-one-two=pairs | 3s4d/Kh6c P7-6 | one-one-two 10 | refused split-not-payable
6.3; 1.1:1-1-2     | traditional one-one-two=pairs chips=2.50      | 3s4d/Kh6c P7-6   | one-one-two 10  | loses 0 0 0
6.3; 1.1:1-1-2 | traditional | 3s4d/Kh6c P7-6 | one-one-two 100 | refused option-not-chosen
"""

# 7.3: to the next highest amount that chips can make, on each wager's profit (reading A-27).
ROUNDING = """
7.3                 | traditional                | 2d4s/3h4c B6-7   | banker 37  | wins 36 1.85 73
7.3                 | traditional chips=2.50     | 2d4s/3h4c B6-7   | banker 37  | wins 37.50 1.85 74.50
10.2/Table 3:Banker | traditional chips=5        | 2d4s/3h4c B6-7   | banker 100 | wins 95 5 195
7.3                 | traditional chips=5        | 2d4s/3h4c B6-7   | banker 5   | wins 5 0.25 10
7.3                 | crown chips=5              | 3dAc9h/Ah5c B3-6 | banker 25  | wins 15 12.50 40
7.3                 | crown                      | 3dAc9h/Ah5c B3-6 | banker 1   | wins 1 0.50 2
7.3                 | traditional chips=20,50    | 2d4s/3h4c B6-7   | banker 30  | wins 40 1.50 70
7.3                 | traditional chips=20,50    | 2d4s/3h4c B6-7   | banker 100 | wins 100 5 200
7.3                 | traditional chips=2.50,20  | 2d4s/3h4c B6-7   | banker 18  | wins 17.50 0.90 35.50
"""

# A winning token is kept, its profit paid in chips; on a stand-off or a void coup it goes back (reading A-48).
TOKENS_AND_VOIDS = """
1.1:Casino Promotional Token; 6.1; 7.3 | traditional | 2sAd/3h5d B3-8 | banker 50 token | wins 48 2.50 48
1.1:Casino Promotional Token; 6.1      | traditional | 5s4h/Kd7c P9-7 | banker 50 token | loses 0 0 0
1.1:Casino Promotional Token           | traditional | 2d4s/Kc6s T6-6 | banker 50 token | standoff 0 0 50
1.1:Void                               | traditional | void           | banker 50 token | void 0 0 50
1.1:Void                               | traditional | void           | player 100      | void 0 0 100
1.1:Void                               | crown       | void           | super-6 10      | void 0 0 10
"""

REFUSED = """
3.1                  | traditional decks=6   | - | - | refused decks-not-allowed
3.1                  | traditional decks=7   | - | - | refused decks-not-allowed
10.2/Table 9         | crown super-6=3       | - | - | refused option-value-not-allowed
10.2/Table 10        | crown tiger=0         | - | - | refused option-value-not-allowed
10.2/Table 10        | crown tiger=6         | - | - | refused option-value-not-allowed
1.1:1-1-2            | crown one-one-two=tiger | - | - | refused option-value-not-allowed
-                    | tie-baccarat          | - | - | refused unknown-variation
-                    | traditional           | 3s4d/Kh6c P7-6 | insurance 10 | refused unknown-wager
9.4; 1.1:Natural     | traditional           | 5s4hKd/Kd7c P9-7 | player 10 | refused card-not-allowed
9.5/Table 1:0-5      | traditional           | 2s3d/3c4d B5-7 | player 10 | refused card-missing
"""

LINES = MAIN + DRAGON_BONUS + PAIRS + SUPER_6_AND_TIGER + ONE_ONE_TWO + ROUNDING + TOKENS_AND_VOIDS + REFUSED
