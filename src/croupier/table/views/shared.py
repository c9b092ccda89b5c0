"""The part of a view that is the same for everyone: what anybody beside the table could see on it.

No count of the cards left, no card that was seen before, no card that lies face down, no chips of any one patron; the
marker of commission owed is public because the books put the amount on it. Start at `shared`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from croupier.cards import point_count
from croupier.clauses import Silent
from croupier.coup import SIDES, Side
from croupier.rulebooks import Rulebook
from croupier.table.acts import ACTS
from croupier.table.dealing.delivery import waits_for
from croupier.table.dealing.passing import shoe_waits_for
from croupier.table.irregularities.judge import row_of
from croupier.table.moment import rules_here
from croupier.table.notices.judge import due
from croupier.table.payment.commission import owed
from croupier.table.rules import Rules
from croupier.table.shoe.apply import pages_of
from croupier.table.shoe.cutting import cut_bounds, whose_turn
from croupier.table.shoe.records import ShowBurnCard
from croupier.table.stages import shoe_in_play
from croupier.table.state import NOBODY, CuttingCard, Dealt, Instant, NoticeUp, Patron, Play, Stage, Table
from croupier.table.views.contest import contest_shown
from croupier.table.views.records import (
    CoupShown,
    DragonTails,
    GameShown,
    HandShown,
    LimitSign,
    MatterShown,
    NoticeShown,
    OfferShown,
    PersonalSign,
    Phase,
    Seat,
    Shared,
    ShoeMeter,
    SignBoard,
    Turn,
)
from croupier.table.wagering.judge import wagering_over, wagers_taken


def shared(table: Table, book: Rulebook) -> Shared:
    """What everyone may see. A table is shown under the book it opened with."""
    if table.setup is None:
        return Shared(
            table=table.id,
            version=table.version,
            phase=Phase.CLOSED,
            unrevealed=table.unrevealed,
            owed=table.shoe.number if table.to_reveal else 0,
            contest=contest_shown(table, None),
        )
    rules = rules_here(table, book)
    if rules is None:
        raise ValueError(f"table {table.id} opened under {table.edition} and cannot be shown under {book.edition}")
    return Shared(
        table=table.id,
        version=table.version,
        phase=phase(table, rules),
        unrevealed=table.unrevealed,
        owed=table.shoe.number if table.to_reveal else 0,
        game=_game(table, rules),
        board=_board(table, rules),
        shoe=_shoe(table, rules),
        coup=_coup(table, rules),
        seats=tuple(_seats(table, rules)),
        turn=turn(table, rules),
        dragon_tails=DragonTails(indicators=table.tails, late_open=table.late_open) if rules.terms_now.tails else None,
        matter=_matter_openly(table, rules),
        offer=_offer(table),
        changes=bool(table.coup.changes),
        carried=tuple(face(dealt) for dealt in table.carried),
        next_dummy=table.next_dummy,
        contest=contest_shown(table, rules),
        results_only=table.results_kept is not None,
    )


_PREPARED: Final[dict[Stage, Phase]] = {
    stage: Phase(stage.value) for stage in Stage if stage not in (Stage.IN_PLAY, Stage.ENDED)
}


def phase(table: Table, rules: Rules) -> Phase:
    coup = table.coup
    if table.results_kept is not None and table.shoe.stage is Stage.IN_PLAY:
        return Phase.RESULTS
    if coup.play is not Play.WAGERING:
        return Phase(coup.play.value)
    if shoe_in_play(table, rules) is not None:
        return _PREPARED.get(table.shoe.stage, Phase.SHOE_ENDED)
    return Phase.NO_MORE_BETS if coup.bets_closed else Phase.WAGERING


def _game(table: Table, rules: Rules) -> GameShown:
    book, setup = rules.book, rules.setup
    usual = {key: option.default for key, option in book.options.items()}
    return GameShown(
        book=book.id,
        edition=table.edition,
        variation=setup.variation,
        decks=setup.decks,
        options={key: value for key, value in setup.options if usual.get(key) != value},
        layout=setup.layout,
        areas=setup.further_areas,
        places=setup.places,
        offered=rules.offered_in_order,
        method=table.method,
        face=table.face,
        rules_copy=book.notices.rules_copy.clauses,
    )


def _board(table: Table, rules: Rules) -> SignBoard:
    setup = rules.setup
    figures = LimitSign(
        limits=setup.limits,
        wagers=setup.wager_limits,
        differential=setup.differential,
        unit=setup.unit,
        area_maximum=setup.area_maximum,
        player_maximum=setup.most_by_a_player,
    )
    notices = tuple(_notice(table, rules, one) for one in table.notices)
    return SignBoard(limits=figures, signs=table.signs, notices=notices, restricted=table.restricted)


def _notice(table: Table, rules: Rules, notice: NoticeUp) -> NoticeShown:
    when = due(table, rules, notice)
    return NoticeShown(
        about=notice.about,
        since=notice.since,
        takes_effect=notice.takes_effect,
        says=notice.says,
        minimum=notice.minimum,
        variation=notice.variation,
        wager=notice.bet,
        ready=when.ready,
        coups=when.coups,
    )


def _waits_until(table: Table) -> Instant | None:
    until = table.shoe.waits_until
    return until if table.shoe.stage is Stage.UNCUT and not isinstance(until, UnsetType) else None


def _shoe(table: Table, rules: Rules) -> ShoeMeter:
    shoe, just_burned = table.shoe, ACTS[ShowBurnCard].ready
    shown = shoe.burn_card is not None and just_burned is not None and just_burned(table, rules) is None
    return ShoeMeter(
        number=shoe.number,
        stage=shoe.stage,
        coups=shoe.coups,
        cutting_card_out=shoe.cutting_card is not CuttingCard.IN,
        last_coup=shoe.last_called,
        burn_card=str(shoe.burn_card) if shown else None,
        holder=table.holder,
        commitment=shoe.commitment,
        contributions=shoe.contributions,
        pages=pages_of(shoe),
        cut_between=cut_bounds(table, rules) if shoe.stage is Stage.UNCUT else None,
        waits_until=_waits_until(table),
        cut_at=shoe.cut_at,
        seeded=shoe.seeded is True,
    )


# --- the coup ------------------------------------------------------------------------------------


def _coup(table: Table, rules: Rules) -> CoupShown:
    coup = table.coup
    return CoupShown(
        number=coup.number,
        play=coup.play,
        dummy=coup.dummy,
        bets_called=coup.bets_called,
        bets_closed=coup.bets_closed,
        open_to_wagers=wagers_taken(table, rules) is None and wagering_over(table, rules) is None,
        player=_hand(table, Side.PLAYER),
        banker=_hand(table, Side.BANKER),
        winner=coup.winner,
        void=coup.void,
    )


def _hand(table: Table, side: Side) -> HandShown:
    hand, held = table.coup.hand(side), table.coup.held(side)
    seen = [dealt.card for dealt in hand if dealt.exposed and dealt.card]
    return HandShown(
        cards=tuple(face(dealt) for dealt in hand),
        count=point_count(seen) if hand and len(seen) == len(hand) else None,
        keeper=held.keeper,
        out=held.out,
    )


def face(dealt: Dealt) -> str | None:
    """A card as it lies: nothing of one that lies face down, though the table may know it."""
    return str(dealt.card) if dealt.exposed else None


# --- when something went wrong -------------------------------------------------------------------


def matter_shown(table: Table, rules: Rules) -> MatterShown | None:
    """What was reported, without what was said of it: that is for staff to read in the log."""
    matter, row = table.matter, row_of(table, rules)
    if matter is None or row is None:
        return None
    return MatterShown(
        number=matter.number,
        slip=matter.slip,
        coup=matter.coup,
        clauses=row.clauses,
        cards=tuple(face(dealt) for dealt in matter.cards),
        patron=matter.patron,
        shoe=0 if matter.shoe is UNSET else matter.shoe,
    )


def _matter_openly(table: Table, rules: Rules) -> MatterShown | None:
    """For everyone: whom it concerns is for staff to know."""
    shown = matter_shown(table, rules)
    return None if shown is None else msgspec.structs.replace(shown, patron=NOBODY)


def _offer(table: Table) -> OfferShown | None:
    offer = table.offer
    return None if offer is None else OfferShown(choices=offer.choices, wagers=offer.wagers, clauses=offer.under)


# --- seats and markers ---------------------------------------------------------------------------


def _seats(table: Table, rules: Rules) -> Iterator[Seat]:
    seated, closed = table.seated(), rules.setup.closed_places
    for place in sorted({*seated, *closed}):
        yield _seat(table, rules, place, table.patrons.get(seated.get(place, NOBODY)), closed=place in closed)
    for patron in table.patrons.values():
        if patron.seat is None:
            yield _seat(table, rules, 0, patron, closed=False)


def _seat(table: Table, rules: Rules, place: int, patron: Patron | None, *, closed: bool) -> Seat:
    if patron is None:
        return Seat(place=place, closed=closed)
    personal, marked = rules.book.limits.personal, patron.minimum is not None or patron.maximum is not None
    by_sign = marked and not isinstance(personal, Silent) and personal.shown_by == "sign"
    return Seat(
        place=place,
        patron=patron.id,
        closed=closed,
        owes=0 if isinstance(rules.book.settlement.deferral, Silent) else owed(patron),
        personal_limit=marked,
        personal_sign=PersonalSign(minimum=patron.minimum, maximum=patron.maximum) if by_sign else None,
        kept_minimum=patron.kept_minimum,
        keeps=tuple(side.value for side in SIDES if table.coup.held(side).keeper == patron.id),
    )


# --- whose turn it is ----------------------------------------------------------------------------


def turn(table: Table, rules: Rules) -> Turn:
    return Turn(
        cut=whose_turn(table, rules) if table.shoe.stage is Stage.UNCUT else NOBODY,
        player=_hand_turn(table, rules, Side.PLAYER),
        banker=_hand_turn(table, rules, Side.BANKER),
        shoe=_shoe_turn(table, rules),
    )


def _hand_turn(table: Table, rules: Rules, side: Side) -> str:
    """The patron who is asked to take a hand, or who has it and opens it."""
    coup = table.coup
    if coup.play is not Play.DEALING or not coup.first_four_out or coup.is_open(side):
        return NOBODY
    return waits_for(table, rules, side)[0]


def _shoe_turn(table: Table, rules: Rules) -> str:
    """The patron to whom the dealing shoe is to be offered, or who draws."""
    if table.coup.play not in (Play.WAGERING, Play.DEALING):
        return NOBODY
    return shoe_waits_for(table, rules)[0]
