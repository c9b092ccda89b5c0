"""Casino Canberra, clause by clause: rules 4.3, 8, 9 to 12, and what 2.1, 3.3, 4.2 and the dictionary add.

Typed from the document. See lines.py above this folder for how a line is written.
"""

COMMISSION_METHOD = """
8.4(a); 4.3(b)(i); 4.3(b)  | commission | 5s4h/Kd7c P9-7     | player 50 | wins 50 0 100
4.3(b)(iii)                | commission | 4s4d/Kd8h T8-8     | player 50 | standoff 0 0 50
4.3(b)(ii)                 | commission | 2d4s/3h4c B6-7     | player 50 | loses 0 0 0
8.4(b); 4.3(a)(i); 4.3(a)  | commission | 2d4s/3h4c B6-7     | banker 60 | wins 57 3 117
8.4(b)                     | commission | 2s3dKh/3cTd3s B5-6 | banker 60 | wins 57 3 117
4.3(a)(iii)                | commission | 4s4d/Kd8h T8-8     | banker 50 | standoff 0 0 50
4.3(a)(ii)                 | commission | 5s4h/Kd7c P9-7     | banker 50 | loses 0 0 0
8.4(c); 4.3(c)(i); 4.3(c)  | commission | 4s4d/Kd8h T8-8     | tie 20    | wins 160 0 180
4.3(c)(ii)                 | commission | 5s4h/Kd7c P9-7     | tie 20    | loses 0 0 0
"""

# 8.5(b) takes half off a win with six under a method that is called non-commission: no commission is reported.
NON_COMMISSION_METHOD = """
8.5(a); 4.3(b)(i)          | non-commission | 5s4h/Kd7c P9-7     | player 50  | wins 50 0 100
4.3(b)(iii)                | non-commission | 2d4s/Kc6s T6-6     | player 50  | standoff 0 0 50
4.3(b)(ii)                 | non-commission | 2d4s/3h4c B6-7     | player 50  | loses 0 0 0
8.5(b); 4.3(a)(i)          | non-commission | 2s3dKh/3cTd3s B5-6 | banker 100 | wins 50 0 150
8.5(b); 4.3(a)(i)          | non-commission | 5s5d6h/2c4h3c B6-9 | banker 100 | wins 100 0 200
4.3(a)(iii)                | non-commission | 2d4s/Kc6s T6-6     | banker 50  | standoff 0 0 50
4.3(a)(ii)                 | non-commission | 5s4h/Kd7c P9-7     | banker 50  | loses 0 0 0
8.5(c); 4.3(c)(i)          | non-commission | 2d4s/Kc6s T6-6     | tie 20     | wins 160 0 180
4.3(c)(ii)                 | non-commission | 5s4h/Kd7c P9-7     | tie 20     | loses 0 0 0
"""

PAIRS = """
11.2(a); 8.7; 9.9(c); 9.10(b); 9.1(b); 4.4; 4.4(a); A:Pairs; A:Pairs(b) | commission pairs=canberra | 4s4d/Kd8h T8-8
    | player-pair 10 | wins 110 0 120
9.9(d); 9.10(a); 11.1         | commission pairs=canberra | KsTdQh/3c4d B0-7 | player-pair 10 | loses 0 0 0
11.2(a); 8.7; 9.9(a); 9.10(b) | commission pairs=canberra | 3s4d/6s6dKh P7-2 | banker-pair 10 | wins 110 0 120
9.9(b); 9.10(a); 9.6(b)       | commission pairs=canberra | 3s4d/KhTcQd P7-0 | banker-pair 10 | loses 0 0 0
10.6(a); 10.2; 8.6; 9.9(c); 9.1(a); 4.4(a); 9.6(a); A:Pairs(a) | commission pairs=perfect | 5s5d6h/2c4h3c B6-9
    | player-perfect-pair 10 | wins 50 0 60
10.6(b); 10.3; 10.3(a); 9.9(c) | commission pairs=perfect  | 6d6hKs/3c4d B2-7 | player-perfect-pair 10 | wins 120 0 130
10.6(c); 10.4; 10.5; 9.9(c)   | commission pairs=perfect  | 6s6sKh/3c4d B2-7 | player-perfect-pair 10 | wins 250 0 260
9.9(d); 9.10(a); 10.1         | commission pairs=perfect  | KsTdQh/3c4d B0-7 | player-perfect-pair 10 | loses 0 0 0
10.6(a); 10.2; 8.6; 9.9(a)    | commission pairs=perfect  | 3s4d/6s6dKh P7-2 | banker-perfect-pair 10 | wins 50 0 60
10.6(b); 10.3(b); 9.9(a)      | commission pairs=perfect  | 3h4d/6s6cKh P7-2 | banker-perfect-pair 10 | wins 120 0 130
10.6(c); 10.4; 9.9(a)         | commission pairs=perfect  | 3s4d/6c6cKh P7-2 | banker-perfect-pair 10 | wins 250 0 260
9.9(b); 9.10(a)               | commission pairs=perfect  | 3s4d/KhTcQd P7-0 | banker-perfect-pair 10 | loses 0 0 0
9.1; 8.2 | commission | 4s4d/Kd8h T8-8 | player-pair 10 | refused option-not-chosen
9.1; 8.2                      | commission pairs=perfect  | 4s4d/Kd8h T8-8   | player-pair 10 | refused switched-off
9.1; 8.2 | commission pairs=canberra | 4s4d/Kd8h T8-8 | banker-perfect-pair 10 | refused switched-off
9.1; 8.2                      | commission pairs=both     | - | - | refused option-value-not-allowed
"""

DRAGON_BONUS = """
12.8:Natural; 12.8; 12.7(b)(i); 12.7(b)(i)(A); 8.8; 12.1; 4.4(b); A:Dragon Bonus | commission | 5d3c/KhAc P8-1
    | player-dragon-bonus 10 | wins 10 0 20
12.8:Win by 4; 12.7(b)(i)(B); 8.8 | commission | 3s4d/Ah2cKd P7-3   | player-dragon-bonus 10 | wins 10 0 20
12.8:Win by 5; 12.7(b)(i)(B)      | commission | 3s4d/AhKcAd P7-2   | player-dragon-bonus 10 | wins 20 0 30
12.8:Win by 6; 12.7(b)(i)(B)      | commission | 3s4d/AhKcQd P7-1   | player-dragon-bonus 10 | wins 40 0 50
12.8:Win by 7; 12.7(b)(i)(B)      | commission | 3s4d/KhTcQd P7-0   | player-dragon-bonus 10 | wins 60 0 70
12.8:Win by 8; 12.7(b)(i)(B)      | commission | 2s3d3h/KcTdQh P8-0 | player-dragon-bonus 10 | wins 100 0 110
12.8:Win by 9; 12.7(b)(i)(B)      | commission | 2s3d4h/KcTdQh P9-0 | player-dragon-bonus 10 | wins 300 0 310
12.7(c); A:Standoff               | commission | 4s4d/Kd8h T8-8     | player-dragon-bonus 10 | standoff 0 0 10
12.7(b)(ii)(A)                    | commission | 2d4s/3h4c B6-7     | player-dragon-bonus 10 | loses 0 0 0
12.7(b)(ii)(B)                    | commission | 3s4d/Ah3cKd P7-4   | player-dragon-bonus 10 | loses 0 0 0
12.7(b)(ii)(B)                    | commission | 2s3d3h/Ac3c4d T8-8 | player-dragon-bonus 10 | loses 0 0 0
12.8:Natural; 12.7(a)(i); 12.7(a)(i)(A); 8.8 | commission | 3s4d/Kh8c B7-8     | banker-dragon-bonus 10 | wins 10 0 20
12.8:Win by 4; 12.7(a)(i)(B); 8.8 | commission | As2dKh/3c4d B3-7   | banker-dragon-bonus 10 | wins 10 0 20
12.8:Win by 5; 12.7(a)(i)(B)      | commission | AsKdAh/3c4d B2-7   | banker-dragon-bonus 10 | wins 20 0 30
12.8:Win by 6; 12.7(a)(i)(B)      | commission | AsKdQh/3c4d B1-7   | banker-dragon-bonus 10 | wins 40 0 50
12.8:Win by 7; 12.7(a)(i)(B)      | commission | KsTdQh/3c4d B0-7   | banker-dragon-bonus 10 | wins 60 0 70
12.8:Win by 8; 12.7(a)(i)(B)      | commission | KsTdQh/Ac2d5h B0-8 | banker-dragon-bonus 10 | wins 100 0 110
12.8:Win by 9; 12.7(a)(i)(B)      | commission | KsTdQh/Ac2d6h B0-9 | banker-dragon-bonus 10 | wins 300 0 310
12.7(c); A:Standoff               | commission | 4s5s/9dKc T9-9     | banker-dragon-bonus 10 | standoff 0 0 10
12.7(a)(ii)(A)                    | commission | 5s4h/Kd7c P9-7     | banker-dragon-bonus 10 | loses 0 0 0
12.7(a)(ii)(B)                    | commission | As3dKh/3c4d B4-7   | banker-dragon-bonus 10 | loses 0 0 0
12.7(a)(ii)(B)                    | commission | 2s3d4h/2c3s4d T9-9 | banker-dragon-bonus 10 | loses 0 0 0
"""

# The book has no rule of rounding: by reading A-27 chips pay exactly, or an operator pays up to what they can make.
ROUNDING_CHIPS_AND_VOIDS = """
8.4(b) | commission rounding=up            | 2d4s/3h4c B6-7     | banker 37  | wins 36 1.85 73
8.4(b) | commission chips=2.50 rounding=up | 2d4s/3h4c B6-7     | banker 37  | wins 37.50 1.85 74.50
3.3    | commission                        | 2d4s/3h4c B6-7     | banker 37  | refused not-payable-in-chips
8.4(b) | commission                        | 2d4s/3h4c B6-7     | banker 60  | wins 57 3 117
8.5(b) | non-commission chips=5 rounding=up | 2s3dKh/3cTd3s B5-6 | banker 25 | wins 15 0 40
3.3    | non-commission chips=5            | 2s3dKh/3cTd3s B5-6 | banker 25  | refused not-payable-in-chips
4.2    | commission                        | 2d4s/3h4c B6-7     | banker 50 token | refused tokens-not-accepted
A:Void | commission                        | void               | banker 50  | void 0 0 50
A:Void | commission pairs=perfect          | void               | player-perfect-pair 10 | void 0 0 10
"""

REFUSED = """
2.1        | commission decks=6 | - | - | refused decks-not-allowed
2.1        | commission decks=7 | - | - | refused decks-not-allowed
-          | traditional        | - | - | refused unknown-variation
-          | commission         | 3s4d/Kh6c P7-6   | super-6 10  | refused unknown-wager
6.4; A:Natural | commission     | 5s4hKd/Kd7c P9-7 | player 10   | refused card-not-allowed
7.2:0-5    | commission         | 2s3d/3c4d B5-7   | player 10   | refused card-missing
"""

LINES = COMMISSION_METHOD + NON_COMMISSION_METHOD + PAIRS + DRAGON_BONUS + ROUNDING_CHIPS_AND_VOIDS + REFUSED
