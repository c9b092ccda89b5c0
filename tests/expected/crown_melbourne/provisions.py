"""What Crown Melbourne's rules fix about cards, shoe, choices and layouts, typed from chapters 1 to 4, 6, 8 and 10."""

DECKS = (4, 5, 6, 7, 8)  # 3.1: four to eight
DECK_REQUIREMENTS = {"player-perfect-pair": (8,), "banker-perfect-pair": (8,)}  # 3.1.1
CUTTING_CARDS = 1  # 3.1
CUT = (1, "about")  # 4.2.3
CUTTING_CARD_PLACES = ((20, "about"), (13, "exactly"))  # 4.2.4(a), (b)
BURNS = (
    ("Burn", "first-card"),
    ("Burn by the first card's value", "first-card-and-its-value"),
)  # 4.3.1; names are ours
BURN_EACH_COUP = "off"  # 8.2.2(b) permits it; off by reading A-71
COMMISSION_TAKEN = "at-payout"  # 10.2.1
AFTER_FOUR_CARDS: frozenset[str] = frozenset()
TOURNAMENT_ONLY: frozenset[str] = frozenset()

# 8.3.4 and 4.1.1(b): finish the coup, then one more; before a coup's first card that coup is the last (reading A-14)
SHOE_END = """
traditional                             | during a coup         | decided | 1
traditional                             | during a coup         | tied    | 1
traditional                             | before the first card | decided | 0
traditional                             | before the first card | tied    | 0
traditional cutting-card-first=one-more | during a coup         | decided | 1
traditional cutting-card-first=one-more | before the first card | decided | 1
"""

# definitions in 1.1: side wagers on Traditional and Crown; on the other two the Tie alone, unless chosen (reading A-11)
OFFERED = """
traditional  | player banker tie player-pair banker-pair player-perfect-pair banker-perfect-pair player-dragon-bonus
    banker-dragon-bonus player-run-2 player-run-3 player-run-4 player-run-5 player-run-6 banker-run-2 banker-run-3
    banker-run-4 banker-run-5 banker-run-6 combination-run-2 combination-run-3 combination-run-4 combination-run-5
    combination-run-6 tie-run-2 tie-run-3 tie-run-4 player-dragon-tail-early player-dragon-tail-late
    banker-dragon-tail-early banker-dragon-tail-late
crown insurance=on | player banker tie player-pair banker-pair player-perfect-pair banker-perfect-pair
    player-dragon-bonus banker-dragon-bonus insurance player-run-2 player-run-3 player-run-4 player-run-5 player-run-6
    banker-run-2 banker-run-3 banker-run-4 banker-run-5 banker-run-6 combination-run-2 combination-run-3
    combination-run-4 combination-run-5 combination-run-6 tie-run-2 tie-run-3 tie-run-4 player-dragon-tail-early
    player-dragon-tail-late banker-dragon-tail-early banker-dragon-tail-late
two-to-one   | player banker tie
tie-baccarat tie-percent=5 | player banker tie
tie-baccarat | tie
tie-baccarat tie-percent=5 tie-baccarat-base=crown | player banker tie
tie-baccarat tie-percent=5 tie-baccarat-base=even-money | player banker tie
two-to-one insurance=on | player banker tie
tie-baccarat tie-percent=5 insurance=on | player banker tie
two-to-one side-wagers-on-other-versions=yes | player banker tie player-pair banker-pair player-perfect-pair
    banker-perfect-pair player-dragon-bonus banker-dragon-bonus player-run-2 player-run-3 player-run-4 player-run-5
    player-run-6 banker-run-2 banker-run-3 banker-run-4 banker-run-5 banker-run-6 combination-run-2 combination-run-3
    combination-run-4 combination-run-5 combination-run-6 tie-run-2 tie-run-3 tie-run-4 player-dragon-tail-early
    player-dragon-tail-late banker-dragon-tail-early banker-dragon-tail-late
tie-baccarat tie-percent=5 side-wagers-on-other-versions=yes | player banker tie player-pair banker-pair
    player-perfect-pair banker-perfect-pair player-dragon-bonus banker-dragon-bonus player-run-2 player-run-3
    player-run-4 player-run-5 player-run-6 banker-run-2 banker-run-3 banker-run-4 banker-run-5 banker-run-6
    combination-run-2 combination-run-3 combination-run-4 combination-run-5 combination-run-6 tie-run-2 tie-run-3
    tie-run-4 player-dragon-tail-early player-dragon-tail-late banker-dragon-tail-early banker-dragon-tail-late
"""

OPTIONS = """
insurance                      | on off                       | off
insurance-cap-both             | larger sum                   | larger
tie-percent                    | 1 2 3 4 5 6 7 8 9 10         | -
tie-percent-player             | 1 2 3 4 5 6 7 8 9 10         | -
tie-percent-banker             | 1 2 3 4 5 6 7 8 9 10         | -
tie-baccarat-base              | traditional crown even-money | traditional
run-missing-main               | return lose                  | return
run-at-shoe-end                | carry return                 | carry
dragon-tail-irregular-shoe-end | carry settle return          | carry
side-wagers-on-other-versions  | no yes                       | no
cutting-card-first             | this-coup one-more           | this-coup
dragon-tail-early-on-last-coup | refuse accept                | refuse
dragon-tail-late-on-last-coup  | refuse accept                | refuse
run-combo-nomination           | per-coup upfront             | per-coup
burn-per-coup                  | no yes                       | no
defer-crown-half               | yes no                       | yes
defer-rounding                 | down up                      | down
dummy-counts-as-last           | no yes                       | no
differential-basis             | net gross                    | net
undermin-first                 | stands refuse                | stands
undermin-scope                 | table day                    | table
both-sides                     | allow approve                | allow
notice-variation-minutes       | 1 5 10 15 20 30 45 60        | 20
abstain-count-dummy   | no yes        | no
second-person-for-voids | yes no | yes
leftover-on-last-coup | dummy discard | dummy
silent-default        | model dispute | model
found-after-result | supervisor dealer | supervisor
cut-within          | 0 5 10 15 20 26 | 10
cutting-card-within | 0 2 5 10 15     | 5
write-off-rank | pit-boss crown-management chief-officer | crown-management
"""

# 2.2 and 2.4 to 2.7; Diagram D's grid has a row for Player, Banker and Tie and none for a combination (reading A-09)
LAYOUTS = """
A | - | - | en | player banker tie | -
B | - | - | en | player banker tie | -
C | - | - | en | player banker tie | -
D | - | - | en | player-run banker-run combination-run tie-run | -
E | - | - | en | player banker tie | player-dragon-bonus banker-dragon-bonus, player-perfect-pair banker-perfect-pair,
    player-pair banker-pair
F | - | - | en | player banker tie | player-dragon-bonus banker-dragon-bonus, player-perfect-pair banker-perfect-pair,
    player-pair banker-pair
G | - | - | en | player banker tie player-dragon-tail-early player-dragon-tail-late banker-dragon-tail-early
    banker-dragon-tail-late | -
H | - | - | en | player banker tie player-dragon-tail-early player-dragon-tail-late banker-dragon-tail-early
    banker-dragon-tail-late | -
"""
