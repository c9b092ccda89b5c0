"""What holds under the leaflet: its own few words, and Crown Melbourne's rules where it is silent (reading A-68)."""

DECKS = (4, 5, 6, 7, 8)  # Crown Melbourne 3.1
DECK_REQUIREMENTS: dict[str, tuple[int, ...]] = {}
CUTTING_CARDS = 1
CUT = (1, "about")
CUTTING_CARD_PLACES = ((20, "about"), (13, "exactly"))
BURNS = (("Burn", "first-card"), ("Burn by the first card's value", "first-card-and-its-value"))
BURN_EACH_COUP = "off"
COMMISSION_TAKEN = "at-payout"
AFTER_FOUR_CARDS: frozenset[str] = frozenset()
TOURNAMENT_ONLY: frozenset[str] = frozenset()

SHOE_END = """
traditional | during a coup         | decided | 1
traditional | during a coup         | tied    | 1
traditional | before the first card | decided | 0
"""

OFFERED = """
traditional | player banker tie
crown       | player banker tie
"""

# commission that waits, as crown-melbourne has it (reading A-28)
OPTIONS = """
defer-crown-half | yes no  | yes
defer-rounding   | down up | down
abstain-count-dummy   | no yes        | no
second-person-for-voids | yes no | yes
leftover-on-last-coup | dummy discard | dummy
silent-default        | model dispute | model
cut-within          | 0 5 10 15 20 26 | 10
cutting-card-within | 0 2 5 10 15     | 5
write-off-rank | pit-boss crown-management chief-officer | crown-management
"""

# "from seven to fourteen players"
LAYOUTS = """
leaflet | 14 | 7 8 9 10 11 12 13 | en | player banker tie | -
"""
