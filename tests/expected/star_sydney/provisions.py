"""What The Star's rules fix about cards, shoe, choices and layouts, typed from rules 2 to 5, 12 and the diagrams."""

DECKS = (3, 4, 6, 8)  # 3.1
DECK_REQUIREMENTS = {  # 3.1.1 to 3.1.6; Super Six is not in the list (reading A-25)
    "player-pair": (6, 8),
    "banker-pair": (6, 8),
    "tiger-tie": (6, 8),
    "tiger-pair": (6, 8),
    "tiger": (6, 8),
    "big-tiger": (6, 8),
    "small-tiger": (6, 8),
    "super-6 when super-six-min-decks=6": (6, 8),
}
CUTTING_CARDS = 1  # 3.1
CUT = (1, "at-least")  # 4.5
CUTTING_CARD_PLACES = ((20, "at-least"),)  # 4.6
BURNS = (  # 4.7.1 to 4.7.3; names are ours
    ("First card face down", "first-card"),
    ("First card, shown on request", "first-card"),
    ("First card face up and its value", "first-card-and-its-value"),
)
BURN_EACH_COUP = None
COMMISSION_TAKEN = None  # 13.2 prints odds of 19 to 20 and 1 to 2 (reading A-28)
AFTER_FOUR_CARDS: frozenset[str] = frozenset()
TOURNAMENT_ONLY: frozenset[str] = frozenset()

# 4.9: finish the coup, announce the last coup, one more; 4.10: before the first card, that coup is the last
SHOE_END = """
premium | during a coup         | decided | 1
premium | during a coup         | tied    | 1
premium | before the first card | decided | 0
premium | before the first card | tied    | 0
"""

OFFERED = """
premium            | player banker tie player-pair banker-pair super-6 tiger-tie tiger-pair tiger big-tiger small-tiger
premium-even-money | player banker tie player-pair banker-pair super-6 tiger-tie tiger-pair tiger big-tiger small-tiger
tie-premium tie-percent=5 | player banker tie player-pair banker-pair super-6 tiger-tie tiger-pair tiger big-tiger
    small-tiger
tie-premium        | tie player-pair banker-pair super-6 tiger-tie tiger-pair tiger big-tiger small-tiger
premium decks=3    | player banker tie super-6
premium decks=4    | player banker tie super-6
premium decks=4 super-six-min-decks=6 | player banker tie
premium decks=6    | player banker tie player-pair banker-pair super-6 tiger-tie tiger-pair tiger big-tiger small-tiger
"""

OPTIONS = """
tie-percent         | 1 2 3 4 5 6 7 8 9 10 | -
super-six-min-decks | 3 6                  | 3
token-retained      | no yes               | no
nmb-closes               | soft hard   | soft
dummy-counts-as-last     | no yes      | yes
burn-required            | yes no      | yes
differential-basis       | net gross   | net
notice-variation-minutes | 20 30 45 60 | 20
abstain-count-dummy   | no yes        | no
second-person-for-voids | yes no | yes
leftover-on-last-coup | dummy discard | dummy
remove-after-14-2     | no yes        | no
payment-error-days    | 1 2 3 5 7 14 28 | 7
found-after-result | supervisor dealer | supervisor
write-off-rank | casino-supervisor assistant-gaming-manager gaming-manager | gaming-manager
"""

# places, other places, languages, areas: the captions, with 12.2 (Pairs), 12.7 (Super Six) and 12.12 to 12.31 (Tiger)
LAYOUTS = """
A | 9 | 3 5 6 7 | en    | player banker tie player-pair banker-pair | -
B | 3 | 5 6 7 9 | en zh | player banker tie player-pair banker-pair | -
C | 6 | 3 5 7 9 | en zh | player banker tie player-pair banker-pair | -
D | 3 | 5 6 7 9 | en zh | player banker tie player-pair banker-pair | -
E | 7 | 3 5 6 9 | en    | player banker tie player-pair banker-pair | -
F | 7 | 3 5 6 9 | en zh | player banker tie player-pair banker-pair | -
G | 7 | 3 5 6 9 | en zh | player banker tie player-pair banker-pair | -
H | 7 | 3 5 6 9 | en    | player banker tie player-pair banker-pair | -
I | 7 | 3 5 6 9 | en zh | player banker tie player-pair banker-pair | -
J | 7 | 3 5 6 9 | en    | player banker tie player-pair banker-pair | -
K | 7 | 3 5 6 9 | en    | player banker tie player-pair banker-pair | -
L | 9 | 3 5 6 7 | en zh | player banker tie player-pair banker-pair | -
M | 7 | 3 5 6 9 | en zh | player banker tie super-6 | -
N | 6 | 3 5 7 9 | en zh | player banker tie player-pair banker-pair super-6 | -
O | 5 | 3 6 7 9 | en zh | player banker tie player-pair banker-pair | -
P | 6 | 3 5 7 9 | en    | player banker tie tiger-tie tiger-pair tiger big-tiger small-tiger | -
Q | 6 | 3 5 7 9 | en    | player banker tie tiger-tie tiger-pair tiger big-tiger small-tiger | -
R | 6 | 3 5 7 9 | en zh | player banker tie player-pair banker-pair super-6 | -
S | 6 | 3 5 7 9 | en    | player banker tie tiger-tie tiger-pair tiger big-tiger small-tiger | -
T | 6 | 3 5 7 9 | en    | player banker tie tiger-tie tiger-pair tiger big-tiger small-tiger | -
U | 6 | 3 5 7 9 | en    | player banker tie tiger-tie tiger-pair tiger big-tiger small-tiger | -
V | 6 | 3 5 7 9 | en    | player banker tie tiger-tie tiger-pair tiger big-tiger small-tiger | -
W | 8 | 3 5 7 9 | en    | player banker tie tiger-tie tiger-pair tiger big-tiger small-tiger | -
"""
