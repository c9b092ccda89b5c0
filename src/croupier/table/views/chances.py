"""Whether a command has a chance at this moment, whatever its facts: cheap questions to the chapters.

No chance means a certain refusal; a chance may still be refused for what the command says. A command that is not named
here has a chance whenever rank and moment are right. Start at `CHANCES`, which is in the order of a day.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal, TypeAlias

from croupier.cards import PACK, Card
from croupier.clauses import Refusal, Silent
from croupier.coup import BurnForm, Side
from croupier.ledger import Place
from croupier.table import records as r
from croupier.table.commands import Command
from croupier.table.dealing.delivery import may_open, next_for
from croupier.table.dealing.judge import card_due, may_begin, unsettled
from croupier.table.dealing.passing import next_for_shoe, shoe_elsewhere
from croupier.table.shoe.committing import DIGEST_DIGITS
from croupier.table.state import NOBODY, PATRON, Instant, Stage, Table
from croupier.table.views.chances_people import CHANCES_PEOPLE
from croupier.table.views.moment import Moment
from croupier.table.wagering.judge import wagering_over
from croupier.table.wagering.window import window_closed

Chance: TypeAlias = Callable[[Moment], bool]

LATEST: Final[Instant] = 2**53  # whatever waits for a time has come by then
ONE_CENT: Final = 1


# --- opening and closing, signs and notices ------------------------------------------------------


def _no_wagers_lie(m: Moment) -> bool:
    return not m.table.coup.wagers and not m.table.streaks


def _restrict(m: Moment) -> bool:
    rows = m.rules.book.wagering.restriction
    return not isinstance(rows, Silent) and any(m.accepts(r.RestrictWager(*m.asked, wager)) for wager in rows)


def _close(m: Moment) -> bool:
    return m.accepts(r.CloseTable("", m.actor, LATEST))


# --- people --------------------------------------------------------------------------------------


def _someone(m: Moment) -> bool:
    return bool(m.table.patrons)


def _has(table: Table, patron: str) -> bool:
    return table.ledger.balance(Place.RACK, patron) > 0 or table.ledger.balance(Place.TOKENS, patron) > 0


def _someone_has_chips(m: Moment) -> bool:
    return any(_has(m.table, patron) for patron in m.table.patrons)


def _arrive(m: Moment) -> bool:
    return m.actor.rank != PATRON or m.accepts(r.Arrive(*m.asked, m.actor.id))


def _sit(m: Moment) -> bool:
    free = m.once("seat", lambda: _free_seats(m)[:1])
    return any(m.accepts(r.SitDown(*m.asked, patron, seat)) for seat in free for patron in m.people)


def _free_seats(m: Moment) -> list[int]:
    setup = m.rules.setup
    return sorted(set(range(1, setup.places + 1)) - set(setup.closed_places) - set(m.table.seated()))


def _vouchers(m: Moment) -> bool:
    return _someone(m) and not isinstance(m.rules.book.wagering.vouchers, Silent)


def _personal_limits(m: Moment) -> bool:
    return _someone(m) and not isinstance(m.rules.book.limits.personal, Silent)


def _above_differential(m: Moment) -> bool:
    rules = m.rules
    silent = isinstance(rules.book.limits.above_differential, Silent) or isinstance(rules.terms_now.surcharge, Refusal)
    return _someone(m) and not silent and rules.setup.differential is not None


def _approve(m: Moment) -> bool:
    return any(m.rules.reaches(m.actor.rank, row.rank) for row in m.rules.book.authority.approval.values())


# --- the shoe ------------------------------------------------------------------------------------


def _bring(m: Moment) -> bool:
    another_back = f"neither {m.table.shoe.back} nor {m.table.back}"
    return m.accepts(r.BringCards(*m.asked, another_back))


def _commit(m: Moment) -> bool:
    return m.accepts(r.CommitShoe(*m.asked, "0" * DIGEST_DIGITS))


def _contribute(m: Moment) -> bool:
    return any(m.accepts(r.ContributeToShoe(*m.asked, patron, "words")) for patron in m.people)


def _cut(m: Moment) -> bool:
    people = m.people if m.actor.rank == PATRON else (NOBODY, *m.people)
    middle, uncut = m.table.shoe.cards // 2, m.table.shoe.stage is Stage.UNCUT
    return uncut and any(m.accepts(r.CutCards(*m.asked, middle, patron)) for patron in people)


def _choose_cutter(m: Moment) -> bool:
    return m.accepts(r.ChooseCutter(*m.asked, "staff"))


def _place_cutting_card(m: Moment) -> bool:
    return m.table.shoe.stage is Stage.CUT


def _burn(m: Moment) -> bool:
    return m.table.shoe.stage is Stage.LOADED and any(m.accepts(command) for command in _burns(m))


def _burns(m: Moment) -> Iterator[r.BurnCards]:
    for burn in m.rules.book.cards.burn:
        first = PACK[0] if burn.form is BurnForm.FIRST_CARD_AND_ITS_VALUE else None
        for patron in (NOBODY, *m.table.patrons):
            yield r.BurnCards(*m.asked, burn.id, first, patron)


def _show_burn(m: Moment) -> bool:
    return any(m.accepts(r.ShowBurnCard(*m.asked, PACK[0], patron)) for patron in (NOBODY, *m.table.patrons))


def _expose_burned(m: Moment) -> bool:
    cards: tuple[Card, ...] = PACK[: max(0, m.table.shoe.burned - 1)]
    return m.accepts(r.ExposeBurnedCards(*m.asked, cards))


def _replace(m: Moment) -> bool:
    grounds: tuple[Literal["after-last", "handled", "unfit"], ...] = ("after-last", "handled", "unfit")
    return any(m.accepts(r.ReplaceCards(*m.asked, one)) for one in grounds)


# --- wagering ------------------------------------------------------------------------------------


def _place_wager(m: Moment) -> bool:
    table, rules = m.table, m.rules
    people = [patron for patron in m.people if patron in table.patrons and _has(table, patron)]
    if not people or wagering_over(table, rules) is None:
        return bool(people)
    windowed = [one.id for one in rules.terms_now.wagers.values() if one.window and one.id in rules.offered]
    return any(window_closed(table, rules, patron, id, ONE_CENT) is None for id in windowed for patron in people)


def _declare_wager(m: Moment) -> bool:
    spoken = m.rules.book.wagering.spoken
    here = any(patron in m.table.patrons for patron in m.people)
    return here and not isinstance(spoken, Silent) and wagering_over(m.table, m.rules) is None


def _own_wager(m: Moment) -> bool:
    return any(down.patron in m.people for down in m.table.coup.wagers.values())


def _refuse_wager(m: Moment) -> bool:
    return bool(m.table.coup.wagers) and not isinstance(m.rules.book.wagering.staff_refusal, Silent)


def _answer(m: Moment) -> bool:
    """A wager of someone for whom the actor may speak, for which nothing was chosen yet."""
    offer = m.table.offer
    return offer is not None and any(m.table.coup.wagers[number].patron in m.people for number in offer.wagers)


def _reduce(m: Moment) -> bool:
    to: tuple[Literal["differential", "area-maximum"], ...] = ("differential", "area-maximum")
    return any(m.accepts(r.ReduceWagers(*m.asked, one)) for one in to)


# --- dealing -------------------------------------------------------------------------------------


def _pass_shoe(m: Moment) -> bool:
    return m.accepts(r.PassShoe(*m.asked, next_for_shoe(m.table, m.rules), Side.PLAYER))


def _decline_shoe(m: Moment) -> bool:
    first = m.once(next_for_shoe, lambda: next_for_shoe(m.table, m.rules))
    return first in m.people and m.accepts(r.DeclineShoe(*m.asked, first))


def _holder(m: Moment) -> str:
    """Whoever holds the shoe, if the actor may speak for them."""
    holder = m.table.holder
    return holder.patron if holder is not None and holder.patron in m.people else NOBODY


def _name_shoe_dealer(m: Moment) -> bool:
    holder, seated = _holder(m), m.table.seated().values()
    return holder != NOBODY and any(m.accepts(r.NameShoeDealer(*m.asked, holder, one)) for one in seated)


def _give_up_shoe(m: Moment) -> bool:
    holder = _holder(m)
    return holder != NOBODY and m.accepts(r.GiveUpShoe(*m.asked, holder))


def _draw(m: Moment) -> bool:
    table, rules, holder = m.table, m.rules, m.table.holder
    if m.once(card_due, lambda: table.shoe.left < 1 or isinstance(card_due(table, rules), Refusal)):
        return False
    if table.coup.drawn == 0 and may_begin(table, r.DrawCard(*m.asked), rules) is not None:
        return False
    people = m.people if m.actor.rank == PATRON else (NOBODY, *((holder.patron, holder.dealer) if holder else ()))
    return any(shoe_elsewhere(table, patron, rules) is None for patron in people)


def _lie_face_down(m: Moment) -> bool:
    return m.table.coup.first_four_out and not m.table.coup.all_exposed


def _deliver(m: Moment) -> bool:
    asked = ((side, patron) for side in Side for patron in m.table.patrons)
    return _lie_face_down(m) and any(m.accepts(r.DeliverHand(*m.asked, side, patron)) for side, patron in asked)


def _refuse_hand(m: Moment) -> bool:
    asked = m.once(next_for, lambda: tuple((side, next_for(m.table, m.rules, side)) for side in Side))
    return any(patron in m.people and m.accepts(r.RefuseHand(*m.asked, side, patron)) for side, patron in asked)


def _expose(m: Moment) -> bool:
    return _lie_face_down(m) and any(_may_open(m, side) for side in Side)


def _may_open(m: Moment, side: Side) -> bool:
    coup = m.table.coup
    if all(dealt.exposed for dealt in coup.hand(side)):
        return False
    held = coup.held(side)
    people = m.people if m.actor.rank == PATRON else (NOBODY, held.keeper, held.opener)
    return any(not isinstance(may_open(m.table, m.rules, side, patron), Refusal) for patron in people)


def _keepers(m: Moment) -> Iterator[tuple[Side, str]]:
    """Hands that were accepted by someone for whom the actor may speak."""
    for side in Side:
        keeper = m.table.coup.held(side).keeper
        if keeper != NOBODY and keeper in m.people:
            yield side, keeper


def _name_opener(m: Moment) -> bool:
    return any(
        m.accepts(r.NameOpener(*m.asked, side, keeper, opener))
        for side, keeper in _keepers(m)
        for opener in m.table.patrons
    )


def _ask_dealer(m: Moment) -> bool:
    return any(m.accepts(r.AskDealerToOpen(*m.asked, side, keeper)) for side, keeper in _keepers(m))


def _ask_both(m: Moment) -> bool:
    return any(m.accepts(r.AskToOpenBoth(*m.asked, keeper)) for _, keeper in _keepers(m))


def _take_back_hand(m: Moment) -> bool:
    return any(m.accepts(r.TakeBackHand(*m.asked, side)) for side in Side)


def pairs_to_settle(m: Moment) -> bool:
    return m.table.coup.first_four_out and unsettled(m.table, m.rules)


def _dummy(m: Moment) -> bool:
    everyone = tuple(m.table.patrons)
    asks = everyone[0] if everyone else NOBODY
    grounds = m.rules.book.dealing.dummy.grounds
    return any(m.accepts(r.OrderDummyCoup(*m.asked, one.id, asks, everyone)) for one in grounds)


def _ran_out(m: Moment) -> bool:
    return m.table.shoe.left < 1 and m.accepts(r.DeclareCardsInsufficient(*m.asked))


def _collect(m: Moment) -> bool:
    return any(m.accepts(r.CollectCommission(*m.asked, patron, "request")) for patron in _debtors(m))


def _call_in(m: Moment) -> bool:
    return any(m.accepts(r.CallInCommission(*m.asked, patron)) for patron in _debtors(m))


def _debtors(m: Moment) -> list[str]:
    return [patron.id for patron in m.table.patrons.values() if patron.owes[0]]


# --- by command ----------------------------------------------------------------------------------


def _by(kind: Callable[..., Command]) -> Chance:
    """A command without facts of its own, or with usual ones: the chapter's answer is the answer."""
    return lambda m: m.accepts(kind(*m.asked))


def _by_patron(kind: Callable[..., Command]) -> Chance:
    """A command whose one fact is a patron."""
    return lambda m: any(m.accepts(kind(*m.asked, patron)) for patron in m.people)


CHANCES: Final[dict[type[Command], Chance]] = {
    r.RemoveSign: lambda m: bool(m.table.signs),
    r.RemoveNotice: lambda m: bool(m.table.notices),
    r.ChangeVariation: _no_wagers_lie,
    r.RestrictWager: _restrict,
    r.LiftRestriction: lambda m: bool(m.table.restricted),
    r.CloseTable: _close,
    r.Arrive: _arrive,
    r.SitDown: _sit,
    r.StandUp: _by_patron(r.StandUp),
    r.LeaveTable: _by_patron(r.LeaveTable),
    r.BuyIn: _someone,
    r.ExchangeVoucher: _vouchers,
    r.ColourUp: _someone_has_chips,
    r.AgreePersonalLimits: _personal_limits,
    r.ArrangeAboveDifferential: _above_differential,
    r.Approve: _approve,
    r.BringCards: _bring,
    r.OrderCheck: _by(r.OrderCheck),
    r.ReportDroppedCards: _by(r.ReportDroppedCards),
    r.ShuffleCards: _by(r.ShuffleCards),
    r.RiffleCards: _by_patron(r.RiffleCards),
    r.CommitShoe: _commit,
    r.ContributeToShoe: _contribute,
    r.ChooseCutter: _choose_cutter,
    r.NominateCutter: lambda m: any(m.accepts(r.NominateCutter(*m.asked, one, one)) for one in m.people),
    r.DeclineCut: _by_patron(r.DeclineCut),
    r.CutCards: _cut,
    r.PlaceCuttingCard: _place_cutting_card,
    r.BurnCards: _burn,
    r.ShowBurnCard: _show_burn,
    r.ExposeBurnedCards: _expose_burned,
    r.ReplaceCards: _replace,
    r.CallForBets: _by(r.CallForBets),
    r.CallNoMoreBets: _by(r.CallNoMoreBets),
    r.ReopenBets: _by(r.ReopenBets),
    r.PlaceWager: _place_wager,
    r.DeclareWager: _declare_wager,
    r.ChangeWager: _own_wager,
    r.WithdrawWager: _own_wager,
    r.FindWager: _someone_has_chips,
    r.RefuseWager: _refuse_wager,
    r.ReduceWagers: _reduce,
    r.PassShoe: _pass_shoe,
    r.DeclineShoe: _decline_shoe,
    r.NameShoeDealer: _name_shoe_dealer,
    r.GiveUpShoe: _give_up_shoe,
    r.TakeBackShoe: _by(r.TakeBackShoe),
    r.BurnBeforeCoup: _by(r.BurnBeforeCoup),
    r.DrawCard: _draw,
    r.DeliverHand: _deliver,
    r.RefuseHand: _refuse_hand,
    r.ExposeCards: _expose,
    r.NameOpener: _name_opener,
    r.AskDealerToOpen: _ask_dealer,
    r.AskToOpenBoth: _ask_both,
    r.TakeBackHand: _take_back_hand,
    r.SettlePairs: pairs_to_settle,
    r.AnnounceResult: _by(r.AnnounceResult),
    r.OrderDummyCoup: _dummy,
    r.DeclareCardsInsufficient: _ran_out,
    r.CollectCommission: _collect,
    r.CallInCommission: _call_in,
    r.AnswerOffer: _answer,
    r.LayCarriedCard: lambda m: not isinstance(card_due(m.table, m.rules), Refusal),
    r.RecordNotification: lambda m: bool(m.table.to_tell),
    **CHANCES_PEOPLE,
}
