"""What every wager of Crown Sydney does on sixty-five coups, typed from Tables 3 to 10 of its rules.

A row is a coup, then Player, Banker and Tie under each variation, then every side wager that does not lose, all for
$100 staked: `95` is the profit, `=` a stand-off, `-` a loss. A side wager that is not named in a row loses.
Super 6 and the Tiger bets are paid by option 1 here.
"""

TABLES = ("traditional", "crown", "zero-commission")

COUPS = """
# naturals
5s4h/Kd7c P9-7      | 100 - - | 100 - - | 100 - - | player-dragon-bonus 100
5d3c/KhAc P8-1      | 100 - - | 100 - - | 100 - - | player-dragon-bonus 100
Ks9d/TcJh P9-0      | 100 - - | 100 - - | 100 - - | player-dragon-bonus 100
4h5s/2d6c P9-8      | 100 - - | 100 - - | 100 - - | player-dragon-bonus 100
2s3d/4c5h B5-9      | - 95 -  | - 100 - | - 100 - | banker-dragon-bonus 100
3s4d/Kh8c B7-8      | - 95 -  | - 100 - | - 100 - | banker-dragon-bonus 100
KsQd/9hTc B0-9      | - 95 -  | - 100 - | - 100 - | banker-dragon-bonus 100
5h3s/4d5c B8-9      | - 95 -  | - 100 - | - 100 - | banker-dragon-bonus 100
4s4d/Kd8h T8-8      | = = 800 | = = 800 | = = 800 | player-dragon-bonus =, banker-dragon-bonus =, player-pair 1100,
    player-perfect-pair 600, tiger-pair 400
4s5s/9dKc T9-9      | = = 800 | = = 800 | = = 800 | player-dragon-bonus =, banker-dragon-bonus =
4s4h/4d4c T8-8      | = = 800 | = = 800 | = = 800 | player-dragon-bonus =, banker-dragon-bonus =, player-pair 1100,
    banker-pair 1100, player-perfect-pair 600, banker-perfect-pair 600, tiger-pair 10000
# Player wins by one to nine, without a natural
3s4d/Kh6c P7-6      | 100 - - | 100 - - | 100 - - |
3s4d/2h3cKd P7-5    | 100 - - | 100 - - | 100 - - |
3s4d/Ah3cKd P7-4    | 100 - - | 100 - - | 100 - - |
3s4d/Ah2cKd P7-3    | 100 - - | 100 - - | 100 - - | player-dragon-bonus 100
3s4d/AhKcAd P7-2    | 100 - - | 100 - - | 100 - - | player-dragon-bonus 200
3s4d/AhKcQd P7-1    | 100 - - | 100 - - | 100 - - | player-dragon-bonus 400
3s4d/KhTcQd P7-0    | 100 - - | 100 - - | 100 - - | player-dragon-bonus 600
2s3d4h/AcKdQh P9-1  | 100 - - | 100 - - | 100 - - | player-dragon-bonus 1000
2s3d3h/KcTdQh P8-0  | 100 - - | 100 - - | 100 - - | player-dragon-bonus 1000
2s3d4h/KcTdQh P9-0  | 100 - - | 100 - - | 100 - - | player-dragon-bonus 3000
KsAd5h/2c3dTh P6-5  | 100 - - | 100 - - | 100 - - |
2d4s/2c3hKd P6-5    | 100 - - | 100 - - | 100 - - |
2s3d4h/Kc6d P9-6    | 100 - - | 100 - - | 100 - - |
KsAd7h/3c4d P8-7    | 100 - - | 100 - - | 100 - - |
2s3d4h/2c3sTd P9-5  | 100 - - | 100 - - | 100 - - | player-dragon-bonus 100
KsTdAh/JcQdTh P1-0  | 100 - - | 100 - - | 100 - - |
# Banker wins by one to nine, without a natural
2d4s/3h4c B6-7      | - 95 -  | - 100 - | - 100 - |
2s3dKh/3c4d B5-7    | - 95 -  | - 100 - | - 100 - |
As3dKh/3c4d B4-7    | - 95 -  | - 100 - | - 100 - |
As2dKh/3c4d B3-7    | - 95 -  | - 100 - | - 100 - | banker-dragon-bonus 100
AsKdAh/3c4d B2-7    | - 95 -  | - 100 - | - 100 - | banker-dragon-bonus 200
AsKdQh/3c4d B1-7    | - 95 -  | - 100 - | - 100 - | banker-dragon-bonus 400
KsTdQh/3c4d B0-7    | - 95 -  | - 100 - | - 100 - | banker-dragon-bonus 600
KsTdQh/Ac2d5h B0-8  | - 95 -  | - 100 - | - 100 - | banker-dragon-bonus 1000
KsTdQh/Ac2d6h B0-9  | - 95 -  | - 100 - | - 100 - | banker-dragon-bonus 3000
AsKdQh/Ac2d6s B1-9  | - 95 -  | - 100 - | - 100 - | banker-dragon-bonus 1000
3s4d/2h3c3d B7-8    | - 95 -  | - 100 - | - 100 - |
KsTdQh/2c3d B0-5    | - 95 -  | - 100 - | - 100 - | banker-dragon-bonus 200
KsTdQh/JcQdAh B0-1  | - 95 -  | - 100 - | - 100 - |
KsTdQh/Ac2d4h B0-7  | - 95 -  | - 100 - | - 100 - | banker-dragon-bonus 600
# Banker wins with six, in two cards and in three
3dAc9h/Ah5c B3-6    | - 95 -  | - 50 -  | - 100 - | super-6 1500, tiger 1200, small-tiger 2200
AsKdTh/Kc6d B1-6    | - 95 -  | - 50 -  | - 100 - | super-6 1500, tiger 1200, small-tiger 2200, banker-dragon-bonus 200
2s3dKh/3cTd3s B5-6  | - 95 -  | - 50 -  | - 100 - | super-6 1500, tiger 2200, big-tiger 5500
KsTdQh/Ac2d3h B0-6  | - 95 -  | - 50 -  | - 100 - | super-6 1500, tiger 2200, big-tiger 5500, banker-dragon-bonus 400
# ties that are not of naturals
2d4s/Kc6s T6-6      | = = 800 | = = 800 | = = 800 | tiger-tie 4500
2h2s2c/6dKh T6-6    | = = 800 | = = 800 | = = 800 | tiger-tie 4500, player-pair 1100, player-perfect-pair 600,
    tiger-pair 400
3s4d/Kh7c T7-7      | = = 800 | = = 800 | = = 800 |
KsTdQh/JcQsTh T0-0  | = = 800 | = = 800 | = = 800 |
2s3d4h/2c3s4d T9-9  | = = 800 | = = 800 | = = 800 |
2s3d3h/Ac3c4d T8-8  | = = 800 | = = 800 | = = 800 |
2s3dKh/Ac4c T5-5    | = = 800 | = = 800 | = = 800 |
# pairs: mixed, coloured and perfect; double, twin, and court cards that are none
5s5d6h/2c4h3c B6-9  | - 95 -  | - 100 - | - 100 - | player-pair 1100, player-perfect-pair 600, tiger-pair 400
6d6hKs/3c4d B2-7    | - 95 -  | - 100 - | - 100 - | player-pair 1100, player-perfect-pair 1200, tiger-pair 400,
    banker-dragon-bonus 200
6s6sKh/3c4d B2-7    | - 95 -  | - 100 - | - 100 - | player-pair 1100, player-perfect-pair 2500, tiger-pair 400,
    banker-dragon-bonus 200
3s4d/6s6dKh P7-2    | 100 - - | 100 - - | 100 - - | banker-pair 1100, banker-perfect-pair 600, tiger-pair 400,
    player-dragon-bonus 200
3h4d/6s6cKh P7-2    | 100 - - | 100 - - | 100 - - | banker-pair 1100, banker-perfect-pair 1200, tiger-pair 400,
    player-dragon-bonus 200
3s4d/6c6cKh P7-2    | 100 - - | 100 - - | 100 - - | banker-pair 1100, banker-perfect-pair 2500, tiger-pair 400,
    player-dragon-bonus 200
QsQh9s/KdKc5d P9-5  | 100 - - | 100 - - | 100 - - | player-pair 1100, banker-pair 1100, player-perfect-pair 600,
    banker-perfect-pair 600, tiger-pair 2500, player-dragon-bonus 100
QsQh9s/QdQc5d P9-5  | 100 - - | 100 - - | 100 - - | player-pair 1100, banker-pair 1100, player-perfect-pair 600,
    banker-perfect-pair 600, tiger-pair 10000, player-dragon-bonus 100
8s8s/3d3h T6-6      | = = 800 | = = 800 | = = 800 | player-pair 1100, banker-pair 1100, player-perfect-pair 2500,
    banker-perfect-pair 1200, tiger-pair 2500, tiger-tie 4500
KsKh8d/TdKc3h P8-3  | 100 - - | 100 - - | 100 - - | player-pair 1100, player-perfect-pair 600, tiger-pair 400,
    player-dragon-bonus 200
JsQsKs/TdJd4d B0-4  | - 95 -  | - 100 - | - 100 - | banker-dragon-bonus 100
AsAd5c/Kh7d T7-7    | = = 800 | = = 800 | = = 800 | player-pair 1100, player-perfect-pair 600, tiger-pair 400
2d4s/TcTsAd P6-1    | 100 - - | 100 - - | 100 - - | banker-pair 1100, banker-perfect-pair 1200, tiger-pair 400,
    player-dragon-bonus 200
"""
