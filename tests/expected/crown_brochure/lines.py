"""The Crown leaflet, statement by statement, and what it leaves to the rules of Crown Melbourne (reading A-68).

Typed from the leaflet; a clause of the other book is written with that book's name.
"""

LINES = """
3:Traditional Player; 5:How(bets)     | traditional | 5s4h/Kd7c P9-7     | player 100 | wins 100 0 200
crown-melbourne:10.1/note***          | traditional | 2d4s/Kc6s T6-6     | player 100 | standoff 0 0 100
5:How(aim)                            | traditional | 2d4s/3h4c B6-7     | player 100 | loses 0 0 0
3:Traditional Banker; 5:How(bets)     | traditional | 2d4s/3h4c B6-7     | banker 100 | wins 95 5 195
3:Traditional Banker                  | traditional | 2s3dKh/3cTd3s B5-6 | banker 100 | wins 95 5 195
crown-melbourne:10.1/note***          | traditional | 2d4s/Kc6s T6-6     | banker 100 | standoff 0 0 100
5:How(aim)                            | traditional | 5s4h/Kd7c P9-7     | banker 100 | loses 0 0 0
3:Traditional Tie; 5:How(tie wins)    | traditional | 2d4s/Kc6s T6-6     | tie 10     | wins 80 0 90
5:How(tie)                            | traditional | 5s4h/Kd7c P9-7     | tie 10     | loses 0 0 0
3:Crown Player                        | crown       | 5s4h/Kd7c P9-7     | player 100 | wins 100 0 200
crown-melbourne:10.1/note***          | crown       | 2d4s/Kc6s T6-6     | player 100 | standoff 0 0 100
5:How(aim)                            | crown       | 2d4s/3h4c B6-7     | player 100 | loses 0 0 0
3:Crown Banker                        | crown       | 3dAc9h/Ah5c B3-6   | banker 100 | wins 50 50 150
3:Crown Banker                        | crown       | 2d4s/3h4c B6-7     | banker 100 | wins 100 0 200
crown-melbourne:10.1/note***          | crown       | 2d4s/Kc6s T6-6     | banker 100 | standoff 0 0 100
5:How(aim)                            | crown       | 5s4h/Kd7c P9-7     | banker 100 | loses 0 0 0
3:Crown Tie; 5:How(tie wins)          | crown       | 2d4s/Kc6s T6-6     | tie 10     | wins 80 0 90
5:How(tie)                            | crown       | 5s4h/Kd7c P9-7     | tie 10     | loses 0 0 0
crown-melbourne:7.3.3                 | traditional | 2d4s/3h4c B6-7     | banker 37  | wins 36 1.85 73
crown-melbourne:7.3.3                 | crown chips=5 | 3dAc9h/Ah5c B3-6 | banker 25  | wins 15 12.50 40
crown-melbourne:6.1                   | traditional | 2d4s/3h4c B6-7     | banker 50 token | refused tokens-not-accepted
crown-melbourne:1.1:Void              | traditional | void               | banker 50  | void 0 0 50
crown-melbourne:3.1                   | traditional decks=3 | - | - | refused decks-not-allowed
crown-melbourne:3.1                   | traditional decks=9 | - | - | refused decks-not-allowed
3:Traditional Tie                     | traditional decks=4 | 2d4s/Kc6s T6-6 | tie 10 | wins 80 0 90
-                                     | tie-baccarat | - | - | refused unknown-variation
-                                     | crown       | 2s3d4h/Kc6d P9-6   | insurance 10 | refused unknown-wager
- | traditional | 2d4s/3h4c B6-7 | banker 150 over 100 | refused no-differential-surcharge
6:Natural(stop); 1:Player 8-9         | traditional | 5s4hKd/Kd7c P9-7 | player 10 | refused card-not-allowed
1:Player 0-5; 6:Draw                  | traditional | 2s3d/3c4d B5-7   | player 10 | refused card-missing
"""
