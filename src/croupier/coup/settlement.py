"""Settling a coup: from the two hands and a patron's wagers to every dollar and its clause.

It is handed terms and never a book, and judges before it pays: a refusal changes nothing.
Start at `settle` (one coup), `settle_streaks` (wagers over several coups) and `settle_void`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import gcd, lcm

import msgspec

from croupier.cards import TwoHands
from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, foremost, together
from croupier.coup.facts import Facts, Side, Winner
from croupier.coup.payment import Settled, Stake, Verdict, pay
from croupier.coup.rows import OwnRow, row_id
from croupier.coup.streaks import Ending, Outcome
from croupier.coup.terms import MainCap, Terms
from croupier.coup.wager import CombinedWager, Resolution, Wager, combined_resolution
from croupier.money import LARGEST_AMOUNT, NOTHING, Cents


class SettledCoup(msgspec.Struct, frozen=True):
    """One coup, its result and the settled wagers, with the clauses that the cards and the result rest on."""

    hands: TwoHands
    facts: Facts
    winner: Winner
    clauses: Clauses
    wagers: tuple[Settled, ...]


def settle(
    terms: Terms, hands: TwoHands, stakes: Sequence[Stake], *, differential: Cents | None = None
) -> SettledCoup | Refusal:
    """Settle one patron's wagers on one coup.

    `differential` is the table differential, given when the patron's wager above it was arranged beforehand.
    """
    if differential is not None and isinstance(terms.surcharge, Refusal):
        return terms.surcharge
    dealt = judge_cards(terms, hands)
    if isinstance(dealt, Refusal):
        return dealt
    facts = Facts.of(hands)
    apart = _on_no_layout(terms, stakes)
    if apart is not None:
        return apart
    settled = _all_or_foremost(settle_one(terms, facts, stake, stakes, differential) for stake in stakes)
    if isinstance(settled, Refusal):
        return settled
    return SettledCoup(hands, facts, facts.winner, together(dealt, terms.merit), settled)


def _all_or_foremost(answers: Iterable[Settled | Refusal]) -> tuple[Settled, ...] | Refusal:
    """Every wager settled, or of all the refusals the one whose reason stands first."""
    settled: list[Settled] = []
    refusals: list[Refusal] = []
    for answer in answers:
        if isinstance(answer, Refusal):
            refusals.append(answer)
        else:
            settled.append(answer)
    return foremost(refusals) if refusals else tuple(settled)


def judge_cards(terms: Terms, hands: TwoHands) -> Clauses | Refusal:
    """The clauses under which the cards lie as they do, or why they cannot."""
    for side, hand in ((Side.PLAYER, hands.player), (Side.BANKER, hands.banker)):
        if len(hand) < 2:
            return Refusal(Reason.CARD_MISSING, terms.deal_order, {"hand": side, "has": len(hand)})
    cards = (*hands.player, *hands.banker)
    card, times = Counter(cards).most_common(1)[0]
    if times > terms.decks:
        facts: RefusalFacts = {"card": str(card), "times": times, "decks": terms.decks}
        return Refusal(Reason.CARD_TOO_OFTEN, terms.pack, facts)
    dealt = terms.tableau.judge(hands)
    if isinstance(dealt, Refusal):
        return dealt
    return together(terms.deal_order, terms.point_count, dealt)


def settle_void(
    terms: Terms, stakes: Sequence[Stake], outcome: Outcome = Outcome.VOID
) -> tuple[Settled, ...] | Refusal:
    """A void coup, or a dummy coup with wagers left on it: stakes go back, and wagers over several coups stay."""
    row = OwnRow.DUMMY_COUP if outcome is Outcome.DUMMY else OwnRow.VOID_COUP

    def one(stake: Stake) -> Settled | Refusal:
        refusal = not_placed(terms, stake)
        if refusal is not None:
            return refusal
        if streak := terms.runs.get(stake.wager) or terms.tails.get(stake.wager):
            return _pay_ending(terms, stake, streak.play([outcome]))
        return pay(terms, stake, Verdict(Resolution.VOID, row.value, None, NOTHING, terms.voided))

    return _all_or_foremost(one(stake) for stake in stakes)


def settle_streaks(
    terms: Terms,
    outcomes: Sequence[Outcome],
    stakes: Sequence[Stake],
    nominations: Sequence[Winner | None] = (),
) -> tuple[Settled, ...] | Refusal:
    """Settle wagers over several coups, from the first coup of the run to the last outcome given."""
    return _all_or_foremost(_settle_streak(terms, outcomes, stake, nominations) for stake in stakes)


def _settle_streak(
    terms: Terms, outcomes: Sequence[Outcome], stake: Stake, nominations: Sequence[Winner | None]
) -> Settled | Refusal:
    refusal = not_placed(terms, stake)
    if refusal is not None:
        return refusal
    if run := terms.runs.get(stake.wager):
        if run.of is None and not nominations:
            return Refusal(Reason.NEEDS_A_NOMINATION, run.clauses, {"wager": stake.wager, "length": run.length})
        ending = run.play(outcomes, nominations)
    elif tail := terms.tails.get(stake.wager):
        ending = tail.play(outcomes)
    else:
        single = terms.wagers.get(stake.wager) or terms.combined[stake.wager]
        return Refusal(Reason.NEEDS_ONE_COUP, single.clauses, {"wager": stake.wager})
    return _pay_ending(terms, stake, ending)


def _pay_ending(terms: Terms, stake: Stake, ending: Ending) -> Settled | Refusal:
    verdict = Verdict(ending.resolution, ending.row.value, ending.pays, NOTHING, ending.clauses, ending.figures)
    return pay(terms, stake, verdict)


def settle_one(
    terms: Terms,
    facts: Facts,
    stake: Stake,
    stakes: Sequence[Stake],
    differential: Cents | None,
    *,
    defer: bool = False,
) -> Settled | Refusal:
    """One wager of a patron who has these stakes, on a coup whose cards were judged. `defer`: commission waits."""
    refusal = not_placed(terms, stake)
    if refusal is not None:
        return refusal
    if combined := terms.combined.get(stake.wager):
        return _settle_combined(terms, facts, stake, combined, defer)
    wager = terms.wagers.get(stake.wager)
    if wager is None:
        streak = terms.runs.get(stake.wager) or terms.tails[stake.wager]
        return Refusal(Reason.NEEDS_SEVERAL_COUPS, streak.clauses, {"wager": stake.wager})
    refusal = _window(terms, facts, wager, stake, stakes)
    if refusal is not None:
        return refusal
    over = max(0, stake.amount - differential) if differential is not None and wager.surcharged else 0
    return pay(terms, stake, _verdict(wager, facts), over, defer=defer)


def _verdict(wager: Wager, facts: Facts) -> Verdict:
    row = wager.row_for(facts)
    return Verdict(row.resolution, row_id(row.event), row.pays, row.commission, row.clauses)


def not_placed(terms: Terms, stake: Stake) -> Refusal | None:
    """Why this stake cannot be placed at all under these terms, or nothing."""
    known = stake.wager in terms.wagers or stake.wager in terms.combined
    if not known and stake.wager not in terms.runs and stake.wager not in terms.tails:
        missing = terms.unavailable.get(stake.wager)
        unknown = Refusal(Reason.UNKNOWN_WAGER, (), {"wager": stake.wager, "book": terms.book})
        return missing.refusal if missing else unknown
    if stake.amount <= 0:
        return Refusal(Reason.STAKE_NOT_POSITIVE, (), {"wager": stake.wager, "stake": stake.amount})
    if stake.amount > LARGEST_AMOUNT:
        facts: RefusalFacts = {"wager": stake.wager, "stake": stake.amount, "maximum": LARGEST_AMOUNT}
        return Refusal(Reason.STAKE_TOO_LARGE, (), facts)
    if stake.token and not terms.tokens.accepted:
        return Refusal(Reason.TOKENS_NOT_ACCEPTED, terms.tokens.clauses, {"wager": stake.wager})
    return None


def _on_no_layout(terms: Terms, stakes: Sequence[Stake]) -> Refusal | None:
    """Wagers that no layout of the book has areas for together cannot have been placed at one table."""
    if not terms.layouts:
        return None
    staked = {stake.wager for stake in stakes if stake.wager in terms.wagers}
    if any(staked <= layout.value for layout in terms.layouts):
        return None
    nearest = max(terms.layouts, key=lambda layout: len(staked & layout.value))
    names: RefusalFacts = {
        "wagers": tuple(sorted(staked & nearest.value)),
        "apart": tuple(sorted(staked - nearest.value)),
    }
    return Refusal(Reason.NOT_ON_ONE_LAYOUT, nearest.clauses, names)


def _window(terms: Terms, facts: Facts, wager: Wager, stake: Stake, stakes: Iterable[Stake]) -> Refusal | None:
    """A wager made within the coup: only while its window is open, and within the patron's own main wager."""
    if wager.window is not None and not wager.window.covers(facts):
        counts: RefusalFacts = {
            "wager": wager.id,
            "window": wager.window.asked(),
            "player": facts.player_first_two,
            "banker": facts.banker_first_two,
        }
        return Refusal(Reason.NOT_OFFERED_IN_THIS_COUP, wager.clauses, counts)
    if not wager.capped_by_main or terms.main_cap is None:
        return None
    mains = [other.amount for other in stakes if (main := terms.wagers.get(other.wager)) and main.backs]
    if not mains:
        return Refusal(Reason.NEEDS_A_MAIN_WAGER, wager.clauses, {"wager": wager.id})
    cap = sum(mains) if terms.main_cap.value is MainCap.SUM else max(mains)
    if stake.amount > cap:
        sums: RefusalFacts = {"wager": wager.id, "stake": stake.amount, "maximum": cap}
        return Refusal(Reason.ABOVE_OWN_MAIN_WAGER, together(wager.clauses, terms.main_cap.clauses), sums)
    return None


def split(terms: Terms, stake: Stake, combined: CombinedWager) -> tuple[Stake, ...] | Refusal:
    """The stakes a combined wager is made of, each in whole chips."""
    stakes: list[Stake] = []
    for part in combined.parts:
        whole, rest = divmod(stake.amount * part.share.part, part.share.whole)
        if rest or terms.chips.at_least(whole) != whole:
            chip: RefusalFacts = {
                "wager": stake.wager,
                "stake": stake.amount,
                "share": str(part.share),
                "chip": terms.chips.smallest,
                "multiple": terms.chips.smallest * _smallest_split(combined),
            }
            return Refusal(Reason.SPLIT_NOT_PAYABLE, combined.clauses, chip)
        stakes.append(Stake(part.wager, whole, stake.token))
    return tuple(stakes)


def _settle_combined(
    terms: Terms, facts: Facts, stake: Stake, combined: CombinedWager, defer: bool
) -> Settled | Refusal:
    """Each part is a wager of its own: split into whole chips, settled and rounded apart, then added up."""
    portions = split(terms, stake, combined)
    if isinstance(portions, Refusal):
        return portions
    parts: list[Settled] = []
    for portion in portions:
        answer = pay(terms, portion, _verdict(terms.wagers[portion.wager], facts), defer=defer)
        if isinstance(answer, Refusal):
            return answer
        parts.append(answer)
    return Settled(
        wager=stake.wager,
        stake=stake.amount,
        resolution=combined_resolution(part.resolution for part in parts),
        profit=sum(part.profit for part in parts),
        commission=sum(part.commission for part in parts),
        returned=sum(part.returned for part in parts),
        row=OwnRow.PARTS.value,
        clauses=together(combined.clauses, *(part.clauses for part in parts)),
        token=stake.token,
        rounding=sum(part.rounding for part in parts),
        parts=tuple(parts),
        waits=_sum(part.waits for part in parts),
    )


def _sum(ratios: Iterable[tuple[int, int]]) -> tuple[int, int]:
    top, bottom = 0, 1
    for part, whole in ratios:
        top, bottom = top * whole + part * bottom, bottom * whole
    common = gcd(top, bottom)
    return top // common, bottom // common


def splits(terms: Terms, wager: str, amount: Cents) -> Cents:
    """As much of an amount as a combined wager can be split into; all of it for every other wager."""
    combined = terms.combined.get(wager)
    return amount if combined is None else amount - amount % (terms.chips.smallest * _smallest_split(combined))


def _smallest_split(combined: CombinedWager) -> int:
    """The least number of chips that the wager's shares divide evenly."""
    return lcm(*(part.share.whole // gcd(part.share.part, part.share.whole) for part in combined.parts))
