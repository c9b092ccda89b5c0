"""What one coup is: tableau, facts, wager rows, settlement. It is handed provisions and knows no rulebook."""

from croupier.coup.classes import Classes, ClassSet, classes_under
from croupier.coup.conditions import WORDS, Condition, read_condition
from croupier.coup.counting import Counting, Ranking
from croupier.coup.facts import SIDES, Facts, Side, Winner
from croupier.coup.payment import Settled, Stake, Verdict, pay
from croupier.coup.rows import SHOE_END, Figures, OwnRow, row_id
from croupier.coup.settlement import (
    Placed,
    SettledCoup,
    judge_cards,
    not_placed,
    ratios_added,
    settle,
    settle_facts,
    settle_one,
    settle_placed,
    settle_streaks,
    settle_void,
    split,
    splits,
)
from croupier.coup.shoe import BurnForm, CuttingCardFirst, ShoeEnd, ShoeEndRule, burn_count, coups_left
from croupier.coup.stacks import grouped, shared
from croupier.coup.streaks import AtShoeEnd, DragonTail, Ending, MissingMain, Outcome, Run, StreakRules
from croupier.coup.tableau import Draw, DrawOrStand, Tableau
from croupier.coup.terms import MainCap, NotOffered, OptionChoice, Stacks, Surcharge, Terms, Tokens
from croupier.coup.wager import CombinedWager, Part, PayRow, Resolution, SettledWhen, Wager

__all__ = [
    "SHOE_END",
    "SIDES",
    "WORDS",
    "AtShoeEnd",
    "BurnForm",
    "ClassSet",
    "Classes",
    "CombinedWager",
    "Condition",
    "Counting",
    "CuttingCardFirst",
    "DragonTail",
    "Draw",
    "DrawOrStand",
    "Ending",
    "Facts",
    "Figures",
    "MainCap",
    "MissingMain",
    "NotOffered",
    "OptionChoice",
    "Outcome",
    "OwnRow",
    "Part",
    "PayRow",
    "Placed",
    "Ranking",
    "Resolution",
    "Run",
    "Settled",
    "SettledCoup",
    "SettledWhen",
    "ShoeEnd",
    "ShoeEndRule",
    "Side",
    "Stacks",
    "Stake",
    "StreakRules",
    "Surcharge",
    "Tableau",
    "Terms",
    "Tokens",
    "Verdict",
    "Wager",
    "Winner",
    "burn_count",
    "classes_under",
    "coups_left",
    "grouped",
    "judge_cards",
    "not_placed",
    "pay",
    "ratios_added",
    "read_condition",
    "row_id",
    "settle",
    "settle_facts",
    "settle_one",
    "settle_placed",
    "settle_streaks",
    "settle_void",
    "shared",
    "split",
    "splits",
]
