"""What one resolved wager is paid: profit, commission, rounding to chips, and what goes back to the patron.

Exact ratios until the last step, and the last step rounds in the direction the book names, to amounts chips can make.
Start at `pay`.
"""

from __future__ import annotations

import msgspec

from croupier.clauses import Clauses, Reason, Refusal, together
from croupier.coup.rows import Figures
from croupier.coup.terms import Surcharge, Terms
from croupier.coup.wager import Resolution
from croupier.money import NOTHING, Cents, Odds, Rounding, Share, whole_cents


class Stake(msgspec.Struct, frozen=True):
    """What one patron put on one wager, in chips or in a promotional token, and in which box where that matters.

    >>> from croupier import Stake
    >>> Stake("banker", 100_00)  # a hundred dollars
    Stake(wager='banker', amount=10000, token=False, box=0)
    """

    wager: str
    amount: Cents
    token: bool = False
    box: int = 0

    def __post_init__(self) -> None:
        if type(self.amount) is not int:  # asked here and not there: stakes are made for every bet of every coup
            whole_cents(self.amount, "Stake.amount")


class Settled(msgspec.Struct, frozen=True):
    """One settled wager. `profit` is net of commission; `returned` is everything that comes back to the patron.

    >>> from croupier import Settled, Stake, granted, open_book, read_coup, settle
    >>> terms = granted(open_book("crown-sydney").terms("crown"))
    >>> banker: Settled = granted(settle(terms, read_coup("2s3dKh/3cTd3s"), [Stake("banker", 100_00)])).wagers[0]
    >>> banker.resolution.value, banker.profit, banker.returned, banker.row
    ('wins', 5000, 15000, 'banker-wins-with-six')
    """

    wager: str
    stake: Cents
    resolution: Resolution
    profit: Cents
    commission: Cents
    returned: Cents
    row: str  # the id of what decided it (rows.py)
    clauses: Clauses
    token: bool = False
    rounding: Cents = 0  # what rounding to chips added for the patron; profit is winnings less commission plus this
    parts: tuple[Settled, ...] = ()
    waits: tuple[int, int] = (0, 1)  # commission not taken now: an exact number of cents, as numerator and denominator
    figures: Figures = ()  # of the row, where it has any

    @property
    def row_told(self) -> Figures:
        """What stands beside the row for whoever tells it: its figures, or the rows of a combined wager's parts."""
        return tuple((part.wager, part.row) for part in self.parts) or self.figures


class Verdict(msgspec.Struct, frozen=True):
    """What the rows said of a wager: the input of payment."""

    resolution: Resolution
    row: str
    pays: Odds | None
    commission: Share
    clauses: Clauses
    figures: Figures = ()


def pay(
    terms: Terms, stake: Stake, verdict: Verdict, over_differential: Cents = 0, *, defer: bool = False
) -> Settled | Refusal:
    """Pay a verdict. `over_differential` is the part of the stake that carries the additional commission.

    With `defer` commission is not taken now: the whole winnings are paid, and what is due waits.
    """
    profit = commission = rounding = 0
    waits = (0, 1)
    clauses = verdict.clauses
    if verdict.pays is not None:
        pays, per = verdict.pays.pays, verdict.pays.per
        rate, surcharge = verdict.commission, NOTHING
        if over_differential and isinstance(terms.surcharge, Surcharge):
            surcharge = terms.surcharge.rate
            clauses = together(clauses, terms.surcharge.clauses[stake.wager])
        # all over one denominator, so that nothing is rounded before the chips decide
        bottom = per * rate.whole * surcharge.whole
        winnings = stake.amount * pays * rate.whole * surcharge.whole
        due = stake.amount * pays * rate.part * surcharge.whole + over_differential * pays * rate.whole * surcharge.part
        if defer and due:
            waits, taken = (due, bottom), 0
        else:
            taken = due
        owed = winnings - taken
        profit = terms.chips.at_least(owed, bottom)
        if profit * bottom != owed:
            if terms.rounding.value is Rounding.EXACT:
                return Refusal(
                    Reason.NOT_PAYABLE_IN_CHIPS,
                    terms.rounding.clauses,
                    {"wager": stake.wager, "stake": stake.amount, "chip": terms.chips.smallest},
                )
            if terms.rounding.value is Rounding.DOWN:
                profit = terms.chips.at_most(owed, bottom)
            clauses = together(clauses, terms.rounded_by)
        commission = due // bottom
        if due:
            clauses = together(clauses, terms.commission)
        rounding = profit - (winnings // bottom - (0 if waits[0] else commission))
    if stake.token:
        clauses = together(clauses, terms.tokens.clauses)
    return Settled(
        wager=stake.wager,
        stake=stake.amount,
        resolution=verdict.resolution,
        profit=profit,
        commission=commission,
        returned=profit + stake_back(terms, stake, verdict.resolution),
        row=verdict.row,
        clauses=clauses,
        token=stake.token,
        rounding=rounding,
        waits=waits,
        figures=verdict.figures,
    )


def stake_back(terms: Terms, stake: Stake, resolution: Resolution) -> Cents:
    match resolution:
        case Resolution.WINS:
            return 0 if stake.token and terms.tokens.kept else stake.amount
        case Resolution.STANDOFF | Resolution.VOID:
            return stake.amount
        case Resolution.LOSES | Resolution.OPEN:
            return 0
