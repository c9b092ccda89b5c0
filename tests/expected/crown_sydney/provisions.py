"""What Crown Sydney fixes about cards, shoe, choices and layouts, typed from chapters 2 to 6, 8 and the diagrams."""

DECKS = (8,)  # 3.1
DECK_REQUIREMENTS = {"player-perfect-pair": (8,), "banker-perfect-pair": (8,)}  # 1.1, Table 7
CUTTING_CARDS = 1  # 3.1
CUT = (1, "about")  # 4.2.4: about a deck, at the least, from both ends
CUTTING_CARD_PLACES = ((20, "about"), (13, "exactly"))  # 4.2.5(a), (b)
BURNS = (("Crown Burn", "first-card"), ("Traditional Burn", "first-card-and-its-value"))  # 4.3.1
BURN_EACH_COUP = None
COMMISSION_TAKEN = "at-payout"  # 10.3.1
AFTER_FOUR_CARDS: frozenset[str] = frozenset()
TOURNAMENT_ONLY = frozenset({"zero-commission"})  # 5.1.3

# 8.5 and 4.1.2(b): finish the coup, then one more; before a coup's first card that coup is the last (reading A-14)
SHOE_END = """
traditional                             | during a coup         | decided | 1
traditional                             | during a coup         | tied    | 1
traditional                             | before the first card | decided | 0
traditional                             | before the first card | tied    | 0
traditional cutting-card-first=one-more | during a coup         | decided | 1
traditional cutting-card-first=one-more | before the first card | decided | 1
"""

OFFERED = """
traditional     | player banker tie player-pair banker-pair player-perfect-pair banker-perfect-pair player-dragon-bonus
    banker-dragon-bonus super-6 tiger-tie tiger-pair tiger big-tiger small-tiger
crown           | player banker tie player-pair banker-pair player-perfect-pair banker-perfect-pair player-dragon-bonus
    banker-dragon-bonus super-6 tiger-tie tiger-pair tiger big-tiger small-tiger
zero-commission | player banker tie player-pair banker-pair player-perfect-pair banker-perfect-pair player-dragon-bonus
    banker-dragon-bonus super-6 tiger-tie tiger-pair tiger big-tiger small-tiger
zero-commission one-one-two=pairs | player banker tie player-pair banker-pair player-perfect-pair banker-perfect-pair
    player-dragon-bonus banker-dragon-bonus super-6 tiger-tie tiger-pair tiger big-tiger small-tiger one-one-two
"""

# the choices that take effect in this release; "-" where the operator must choose
OPTIONS = """
super-6            | 1 2                              | 1
tiger              | 1 2 3 4 5                        | 1
one-one-two        | pairs perfect-pairs dragon-bonus | -
cutting-card-first | this-coup one-more               | this-coup
tiger-mix-columns    | no               | no
one-one-two-limits   | parts combined   | parts
defer-crown-half     | yes no           | yes
defer-rounding       | down up          | down
dummy-counts-as-last | no yes           | no
burn-required        | yes no           | yes
differential-enforce | warn refuse      | warn
both-sides           | allow approve    | allow
continuous-shuffler  | off              | off
closure-count-dummy  | no yes           | no
abstain-count-dummy   | no yes        | no
second-person-for-voids | yes no | yes
leftover-on-last-coup | dummy discard | dummy
silent-default        | model dispute | model
order-unknown         | void-by-area-manager area-manager-chooses | void-by-area-manager
found-after-result | supervisor dealer | supervisor
cut-within          | 0 5 10 15 20 26 | 10
cutting-card-within | 0 2 5 10 15     | 5
write-off-rank | area-manager assistant-casino-manager casino-manager | assistant-casino-manager
"""

# the notes under the diagrams; G and H have none, and I to K name Table 10 (the reference is broken: reading A-69)
LAYOUTS = """
A | - | - | en | player banker tie | player-pair banker-pair, player-dragon-bonus banker-dragon-bonus,
    player-perfect-pair banker-perfect-pair
B | - | - | en | player banker tie | player-pair banker-pair, player-dragon-bonus banker-dragon-bonus,
    player-perfect-pair banker-perfect-pair
C | - | - | en | player banker tie | player-pair banker-pair, player-dragon-bonus banker-dragon-bonus,
    player-perfect-pair banker-perfect-pair
D | - | - | en | player banker tie | player-pair banker-pair, player-dragon-bonus banker-dragon-bonus,
    player-perfect-pair banker-perfect-pair
E | - | - | en | player banker tie | player-pair banker-pair, player-dragon-bonus banker-dragon-bonus,
    player-perfect-pair banker-perfect-pair
F | - | - | en | player banker tie | player-pair banker-pair, player-dragon-bonus banker-dragon-bonus,
    player-perfect-pair banker-perfect-pair
G | - | - | en | player banker tie | -
H | - | - | en | player banker tie | -
I | - | - | en | player banker tie | tiger-tie, tiger-pair, tiger, big-tiger, small-tiger
J | - | - | en | player banker tie | tiger-tie, tiger-pair, tiger, big-tiger, small-tiger
K | - | - | en | player banker tie | tiger-tie, tiger-pair, tiger, big-tiger, small-tiger
"""
