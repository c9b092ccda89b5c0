"""What Casino Canberra's rules fix about cards, shoe and choices, typed from rules 2, 4, 5, 8, 9 and the dictionary."""

DECKS = (8,)  # 2.1
DECK_REQUIREMENTS: dict[str, tuple[int, ...]] = {}
CUTTING_CARDS = 2  # 2.1
CUT = (1, "at-least")  # 5.4
CUTTING_CARD_PLACES = ((12, "at-least"),)  # 5.4
BURNS = (  # 5.5; names are ours
    ("First card unexposed", "first-card"),
    ("First card exposed and its value", "first-card-and-its-value"),
)
BURN_EACH_COUP = None
COMMISSION_TAKEN = "netted"  # 8.4(b): paid at 1 to 1 less 5%
AFTER_FOUR_CARDS = frozenset({"player-pair", "banker-pair", "player-perfect-pair", "banker-perfect-pair"})  # 9.10
TOURNAMENT_ONLY: frozenset[str] = frozenset()

# 5.8: first card or later alike, shuffle after that round; a tie gives one more, and one only (reading A-17)
SHOE_END = """
commission                         | during a coup         | decided | 0
commission                         | during a coup         | tied    | 1
commission                         | before the first card | decided | 0
commission                         | before the first card | tied    | 1
commission                         | in the extra round    | tied    | 0
commission extra-round-repeats=yes | in the extra round    | tied    | 1
commission extra-round-repeats=yes | in the extra round    | decided | 0
"""

# 9.1: Perfect Pairs or Canberra Pairs, never both; the Dragon Bonus on any variation
OFFERED = """
commission                    | player banker tie player-dragon-bonus banker-dragon-bonus
commission pairs=perfect      | player banker tie player-dragon-bonus banker-dragon-bonus player-perfect-pair
    banker-perfect-pair
commission pairs=canberra     | player banker tie player-dragon-bonus banker-dragon-bonus player-pair banker-pair
non-commission                | player banker tie player-dragon-bonus banker-dragon-bonus
non-commission pairs=perfect  | player banker tie player-dragon-bonus banker-dragon-bonus player-perfect-pair
    banker-perfect-pair
non-commission pairs=canberra | player banker tie player-dragon-bonus banker-dragon-bonus player-pair banker-pair
"""

OPTIONS = """
pairs               | perfect canberra | -
rounding            | exact up         | exact
extra-round-repeats | no yes           | no
differential-enforce     | warn refuse           | warn
undermin-first           | stands refuse         | stands
undermin-scope           | table day             | table
notice-variation-minutes | 1 5 10 15 20 30 45 60 | 20
abstain-count-dummy   | no yes        | no
leftover-on-last-coup | dummy discard | dummy
silent-default        | model dispute | model
nmb-closes              | soft hard | soft
second-person-for-voids | yes no    | yes
found-after-result | supervisor dealer | supervisor
check-pre-shuffled-replacements | no yes | no
write-off-rank | casino-supervisor gaming-shift-manager casino-operator | gaming-shift-manager
"""

# the dictionary's Box: Player, Banker and Tie, and where offered one Pairs option and the Dragon Bonus
LAYOUTS = """
approved | - | - | en | player banker tie | player-perfect-pair banker-perfect-pair, player-pair banker-pair,
    player-dragon-bonus banker-dragon-bonus
"""
