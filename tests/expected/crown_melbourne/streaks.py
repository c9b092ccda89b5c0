"""Crown Melbourne's wagers over several coups: Runs (1.1, 6.5.5 to 6.5.8, 10.1) and Dragon Tails (1.1, 10.1, 11.13).

Typed from the document and readings A-04 to A-10. `over P P dummy T` tells the results one by one; a combination Run
says after `as` which hand its patron's main wager backed in each betting coup.
"""

RUNS = """
10.1/Runs:Banker 2; 6.5.6; 1.1:Run(b) | traditional | over B B         | banker-run-2 20 | wins 60 0 80
10.1/Runs:Banker 3              | traditional | over B B B             | banker-run-3 20 | wins 160 0 180
10.1/Runs:Banker 4              | traditional | over B B B B           | banker-run-4 20 | wins 400 0 420
10.1/Runs:Banker 5              | traditional | over B B B B B         | banker-run-5 20 | wins 900 0 920
10.1/Runs:Banker 6              | traditional | over B B B B B B       | banker-run-6 20 | wins 2000 0 2020
10.1/Runs:Player 2; 6.5.5; 1.1:Run(a) | crown | over P P               | player-run-2 20 | wins 60 0 80
10.1/Runs:Player 3              | crown       | over P P P             | player-run-3 20 | wins 160 0 180
10.1/Runs:Player 4              | crown       | over P P P P           | player-run-4 20 | wins 400 0 420
10.1/Runs:Player 5              | crown       | over P P P P P         | player-run-5 20 | wins 900 0 920
10.1/Runs:Player 6              | crown       | over P P P P P P       | player-run-6 5  | wins 500 0 505
10.1/Runs:Combination 2; 6.5.7; 1.1:Run(c) | crown | over P B as P B   | combination-run-2 20 | wins 60 0 80
10.1/Runs:Combination 3         | crown | over P B P as P B P          | combination-run-3 20 | wins 160 0 180
10.1/Runs:Combination 4         | crown | over P B P P as P B P P      | combination-run-4 20 | wins 400 0 420
10.1/Runs:Combination 5         | crown | over B B P P B as B B P P B  | combination-run-5 20 | wins 900 0 920
10.1/Runs:Combination 6         | crown | over B B P P B P as B B P P B P | combination-run-6 20 | wins 2000 0 2020
10.1/Runs:Tie 2; 6.5.8; 1.1:Run(d) | traditional | over T T            | tie-run-2 5 | wins 500 0 505
10.1/Runs:Tie 3                 | traditional | over T T T             | tie-run-3 1 | wins 1000 0 1001
10.1/Runs:Tie 4                 | traditional | over T T T T           | tie-run-4 1 | wins 10000 0 10001
10.1/note**; 1.1:Run            | traditional | over B T               | banker-run-2 20 | loses 0 0 0
10.1/note**                     | traditional | over P P T             | player-run-3 20 | loses 0 0 0
10.1/note**                     | crown | over P T as P P              | combination-run-2 20 | loses 0 0 0
1.1:Run; 1.1:Run(b)             | traditional | over B B P             | banker-run-3 20 | loses 0 0 0
1.1:Run(a)                      | traditional | over B                 | player-run-2 20 | loses 0 0 0
1.1:Run(c)                      | crown | over P B as P P              | combination-run-2 20 | loses 0 0 0
1.1:Run(d)                      | traditional | over T P               | tie-run-2 5 | loses 0 0 0
1.1:Run(a)                      | traditional | over P P               | player-run-3 20 | open 0 0 0
11.8.4; 10.1/Runs:Tie 2         | traditional | over T dummy T         | tie-run-2 5 | wins 500 0 505
11.8.4                          | traditional | over B dummy T         | banker-run-3 5 | loses 0 0 0
11.8.4                          | traditional | over P void P          | player-run-2 20 | wins 60 0 80
11.8.4                          | crown | over P dummy B as P B        | combination-run-2 20 | wins 60 0 80
10.1/Runs:Player 2              | traditional | over P end P           | player-run-2 20 | wins 60 0 80
10.1/Runs:Player 2              | traditional | over P shuffle P       | player-run-2 20 | wins 60 0 80
1.1:Run                         | traditional run-at-shoe-end=return | over P end | player-run-2 20 | void 0 0 20
1.1:Run                         | traditional run-at-shoe-end=return | over P shuffle | player-run-2 20 | void 0 0 20
1.1:Run; 1.1:Run/placing        | traditional | over P close           | player-run-2 20 | void 0 0 20
6.5.7                           | crown | over P B as P none           | combination-run-2 20 | void 0 0 20
6.5.7                           | crown run-missing-main=lose | over P B as P none | combination-run-2 20 | loses 0 0 0
6.5.7 | crown | over P B | combination-run-2 20 | refused needs-a-nomination
1.1:Run(a)                      | two-to-one | over P P                | player-run-2 20 | refused not-in-this-variation
10.1/Runs:Player 2 | two-to-one side-wagers-on-other-versions=yes | over P P | player-run-2 20 | wins 60 0 80
-                               | crown | 5s4h/Kd7c P9-7               | player-run-2 20 | refused needs-several-coups
-                               | crown | over P P                     | player 20 | refused needs-one-coup
-                               | crown | over P P P P P P P           | player-run-7 20 | refused unknown-wager
-                               | crown | over T T T T T               | tie-run-5 20 | refused unknown-wager
6.1 | crown | over P P | player-run-2 20 token | refused tokens-not-accepted
"""

EARLY_TAILS = """
10.1/Dragon Tail:Player Early; 6.5.11; 1.1:Dragon Tail(a) | crown | over P P B | player-dragon-tail-early 100
    | wins 100 0 200
10.1/Dragon Tail:Player Early | crown | over P P P B         | player-dragon-tail-early 100 | wins 300 0 400
10.1/Dragon Tail:Player Early; 1.1:Dragon Tail/broken | crown | over P P P P T | player-dragon-tail-early 100
    | wins 700 0 800
10.1/Dragon Tail:Player Early | crown | over P P P P P B     | player-dragon-tail-early 100 | wins 1100 0 1200
10.1/Dragon Tail:Player Early | crown | over P P P P P P     | player-dragon-tail-early 100 | wins 3000 0 3100
10.1/Dragon Tail:Banker Early; 6.5.12; 1.1:Dragon Tail(b) | crown | over B B P | banker-dragon-tail-early 100
    | wins 100 0 200
10.1/Dragon Tail:Banker Early | crown | over B B B P         | banker-dragon-tail-early 100 | wins 300 0 400
10.1/Dragon Tail:Banker Early | crown | over B B B B T       | banker-dragon-tail-early 100 | wins 700 0 800
10.1/Dragon Tail:Banker Early | crown | over B B B B B P     | banker-dragon-tail-early 100 | wins 1100 0 1200
10.1/Dragon Tail:Banker Early | crown | over B B B B B B     | banker-dragon-tail-early 100 | wins 2000 0 2100
1.1:Dragon Tail/established   | crown | over P B             | player-dragon-tail-early 50  | loses 0 0 0
1.1:Dragon Tail/broken        | crown | over P T             | player-dragon-tail-early 50  | loses 0 0 0
1.1:Dragon Tail               | crown | over B               | player-dragon-tail-early 50  | loses 0 0 0
1.1:Dragon Tail/broken; 4.1.1(b) | crown | over P P end      | player-dragon-tail-early 50  | wins 50 0 100
1.1:Dragon Tail/broken        | crown | over P end           | player-dragon-tail-early 50  | loses 0 0 0
4.1.1(b)                      | crown | over end             | player-dragon-tail-early 50  | void 0 0 50
1.1:Dragon Tail(a)            | crown | over P P             | player-dragon-tail-early 50  | open 0 0 0
11.8.4                        | crown | over P dummy P B     | player-dragon-tail-early 50  | wins 50 0 100
11.8.4                        | crown | over P void P T      | player-dragon-tail-early 50  | wins 50 0 100
10.1/Dragon Tail:Player Early | crown | over P P shuffle P B | player-dragon-tail-early 50  | wins 150 0 200
1.1:Dragon Tail/broken | crown dragon-tail-irregular-shoe-end=settle | over P P shuffle | player-dragon-tail-early 50
    | wins 50 0 100
1.1:Dragon Tail/broken | crown dragon-tail-irregular-shoe-end=return | over P P shuffle | player-dragon-tail-early 50
    | void 0 0 50
1.1:Dragon Tail/placing       | crown | over P P close       | player-dragon-tail-early 50  | void 0 0 50
1.1:Dragon Tail(a)            | tie-baccarat tie-percent=5 | over P P B | player-dragon-tail-early 50
    | refused not-in-this-variation
"""

# The indicator counts the table's run; a Late wager's own count is one fewer, and at six it stays for one more coup.
LATE_TAILS = """
10.1/Dragon Tail:Player Late; 6.5.11; 1.1:Dragon Tail Indicator | crown | over P P P B | player-dragon-tail-late 100
    | wins 100 0 200
10.1/Dragon Tail:Player Late  | crown | over P P P P T       | player-dragon-tail-late 100 | wins 300 0 400
10.1/Dragon Tail:Player Late  | crown | over P P P P P B     | player-dragon-tail-late 100 | wins 700 0 800
10.1/Dragon Tail:Player Late  | crown | over P P P P P P B   | player-dragon-tail-late 100 | wins 1100 0 1200
10.1/Dragon Tail:Player Late  | crown | over P P P P P P     | player-dragon-tail-late 100 | open 0 0 0
10.1/Dragon Tail:Player Late  | crown | over P P P P P P P   | player-dragon-tail-late 100 | wins 3000 0 3100
10.1/Dragon Tail:Player Late  | crown | over P P P P P P end | player-dragon-tail-late 100 | wins 1100 0 1200
10.1/Dragon Tail:Player Late  | crown | over P P P P P P T   | player-dragon-tail-late 100 | wins 1100 0 1200
10.1/Dragon Tail:Player Late  | crown | over P P B           | player-dragon-tail-late 50  | loses 0 0 0
10.1/Dragon Tail:Player Late  | crown | over P B             | player-dragon-tail-late 50  | loses 0 0 0
11.13                         | crown | over B               | player-dragon-tail-late 50  | void 0 0 50
10.1/Dragon Tail:Banker Late; 6.5.12; 1.1:Dragon Tail Indicator | crown | over B B B P | banker-dragon-tail-late 100
    | wins 100 0 200
10.1/Dragon Tail:Banker Late  | crown | over B B B B T       | banker-dragon-tail-late 100 | wins 300 0 400
10.1/Dragon Tail:Banker Late  | crown | over B B B B B P     | banker-dragon-tail-late 100 | wins 700 0 800
10.1/Dragon Tail:Banker Late  | crown | over B B B B B B P   | banker-dragon-tail-late 100 | wins 1100 0 1200
10.1/Dragon Tail:Banker Late  | crown | over B B B B B B B   | banker-dragon-tail-late 100 | wins 2000 0 2100
10.1/Dragon Tail:Banker Late  | crown | over B B P           | banker-dragon-tail-late 50  | loses 0 0 0
"""

LINES = RUNS + EARLY_TAILS + LATE_TAILS
