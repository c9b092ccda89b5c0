"""Settling a coup: from the two hands and a patron's wagers to every dollar and its clause.

It is handed terms and never a book, and judges before it pays: a refusal changes nothing.
Start at `settle` (one coup), `settle_streaks` (wagers over several coups) and `settle_void`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import count
from math import gcd, lcm

import msgspec

from croupier.cards import TwoHands, result_text
from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, foremost, together
from croupier.coup.facts import Facts, Side, Winner
from croupier.coup.payment import Settled, Stake, Verdict, pay
from croupier.coup.rows import OwnRow, row_id
from croupier.coup.stacks import grouped, shared
from croupier.coup.streaks import Ending, Outcome
from croupier.coup.terms import MainCap, Stacks, Terms
from croupier.coup.wager import CombinedWager, Resolution, Wager, combined_resolution
from croupier.money import LARGEST_AMOUNT, NOTHING, Cents, whole_cents


class SettledCoup(msgspec.Struct, frozen=True):
    """One coup, its result and the settled wagers, with the clauses that the cards and the result rest on.

    >>> from croupier import Stake, granted, open_book, read_coup, settle
    >>> terms = granted(open_book("crown-sydney").terms("crown"))
    >>> coup = granted(settle(terms, read_coup("2s3dKh/3cTd3s"), [Stake("banker", 100_00)]))
    >>> coup, coup.winner.value, coup.clauses[0]
    (<SettledCoup 2s3dKh/3cTd3s B5-6: banker wins 5000>, 'banker', 'crown-sydney:8.1')
    """

    hands: TwoHands
    facts: Facts
    winner: Winner
    clauses: Clauses
    wagers: tuple[Settled, ...]

    def __repr__(self) -> str:
        """In short; each part says itself in full."""
        wagers = ", ".join(f"{one.wager} {one.resolution.value} {one.profit}" for one in self.wagers)
        return f"<SettledCoup {self.hands} {result_text(self.hands)}{': ' if wagers else ''}{wagers}>"

    def _repr_html_(self) -> str:
        from croupier.coup.picture import coup_html

        return coup_html(self)


def settle(
    terms: Terms, hands: TwoHands, stakes: Sequence[Stake], *, differential: Cents | None = None
) -> SettledCoup | Refusal:
    """Settle one patron's wagers on one coup.

    `differential` is the table differential, given when the patron's wager above it was arranged beforehand.

    >>> from croupier import Stake, granted, open_book, read_coup, settle
    >>> terms = granted(open_book("canberra").terms("commission"))
    >>> granted(settle(terms, read_coup("3sKd4h/6cTd"), [Stake("player", 50_00), Stake("tie", 5_00)]))
    <SettledCoup 3sKd4h/6cTd P7-6: player wins 5000, tie loses 0>
    """
    if differential is not None:
        whole_cents(differential, "differential")
        if isinstance(terms.surcharge, Refusal):
            return terms.surcharge
    dealt = judge_cards(terms, hands)
    if isinstance(dealt, Refusal):
        return dealt
    facts = Facts.of(hands)
    settled = settle_facts(terms, facts, stakes, differential=differential)
    if isinstance(settled, Refusal):
        return settled
    return SettledCoup(
        hands,
        facts,
        facts.winner,
        together(dealt, terms.ranking.of(facts.winner, max(facts.player_total, facts.banker_total))),
        settled,
    )


def settle_facts(
    terms: Terms, facts: Facts, stakes: Sequence[Stake], *, differential: Cents | None = None
) -> tuple[Settled, ...] | Refusal:
    """One patron's wagers on any coup with these facts, whatever cards made them."""
    apart = _on_no_layout(terms, stakes)
    if apart is not None:
        return apart
    placed = [Placed(stake, differential) for stake in stakes]
    return _all_or_foremost(settle_placed(terms, facts, placed, _summed(terms, stakes)))


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
    return together(terms.deal_order, terms.counting.of(hands.player, hands.banker), dealt)


def settle_void(
    terms: Terms, stakes: Sequence[Stake], outcome: Outcome = Outcome.VOID
) -> tuple[Settled, ...] | Refusal:
    """A void coup, or a dummy coup with wagers left on it: stakes go back, and wagers over several coups stay.

    >>> from croupier import Stake, granted, open_book, settle_void
    >>> terms = granted(open_book("crown-sydney").terms("crown"))
    >>> (back,) = granted(settle_void(terms, [Stake("banker", 100_00)]))
    >>> back.resolution.value, back.returned, back.clauses
    ('void', 10000, ('crown-sydney:1.1:Void', 'crown-sydney:14.4'))
    """
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
    """Settle wagers over several coups, from the first coup of the run to the last outcome given.

    >>> from croupier import Outcome, Stake, granted, open_book, settle_streaks
    >>> terms = granted(open_book("crown-melbourne").terms("crown"))
    >>> (run,) = granted(settle_streaks(terms, [Outcome.PLAYER, Outcome.PLAYER], [Stake("player-run-2", 10_00)]))
    >>> run.resolution.value, run.profit
    ('wins', 3000)
    """
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


# --- a patron's stakes ---------------------------------------------------------------------------


class Placed(msgspec.Struct, frozen=True):
    """A stake as it is to be settled."""

    stake: Stake
    differential: Cents | None = None  # its wager was arranged to be above it
    defer: bool = False  # commission waits
    parts: tuple[Cents, ...] | None = None  # of a combined wager what counts of each part, where that is not its share


class _Portion(msgspec.Struct, frozen=True):
    """What lies on one bet: a stake, or one part of a combined one."""

    of: int  # which of the stakes
    stake: Stake
    placed: Placed


def settle_placed(
    terms: Terms, facts: Facts, placed: Sequence[Placed], mains: Sequence[Stake]
) -> list[Settled | Refusal]:
    """One patron's stakes on a coup whose cards were judged, each with its own answer.

    Where the book makes stacks on one bet one wager, it is paid on their sum; `mains` are that patron's main wagers.
    """
    refused: dict[int, Refusal] = {}
    portions: list[_Portion] = []
    for of, one in enumerate(placed):
        answer = _portions_of(terms, one)
        if isinstance(answer, Refusal):
            refused[of] = answer
        else:
            portions += [_Portion(of, stake, one) for stake in answer]
    shares: dict[int, list[Settled]] = {of: [] for of in range(len(placed))}
    own = count()
    for group in grouped(portions, lambda one: terms.stacks.same(one.stake.wager, one.stake.box, next(own))):
        settled = _settle_bet(terms, facts, group, mains)
        if isinstance(settled, Refusal):
            refused |= {portion.of: settled for portion in group}
        else:
            for portion, share in zip(group, settled, strict=True):
                shares[portion.of].append(share)
    return [refused[of] if of in refused else _as_placed(terms, one.stake, shares[of]) for of, one in enumerate(placed)]


def _portions_of(terms: Terms, placed: Placed) -> tuple[Stake, ...] | Refusal:
    stake = placed.stake
    refusal = not_placed(terms, stake)
    if refusal is not None:
        return refusal
    combined = terms.combined.get(stake.wager)
    if combined is None:
        return (stake,)
    if placed.parts is None:
        return split(terms, stake, combined)
    parts = zip(combined.parts, placed.parts, strict=True)
    return tuple(Stake(part.wager, counts, stake.token, stake.box) for part, counts in parts)


def _settle_bet(
    terms: Terms, facts: Facts, group: list[_Portion], mains: Sequence[Stake]
) -> tuple[Settled, ...] | Refusal:
    """What lies on one bet, as one wager."""
    if len(group) == 1 and group[0].stake.amount:
        stake, placed = group[0].stake, group[0].placed
        answer = settle_one(terms, facts, stake, mains, placed.differential, defer=placed.defer)
        return answer if isinstance(answer, Refusal) else (answer,)
    stakes = [one.stake for one in group]
    total = sum(stake.amount for stake in stakes)
    if total == 0:
        return tuple(_void_part(terms, stake) for stake in stakes)
    arranged = next((one.placed.differential for one in group if one.placed.differential is not None), None)
    defer = any(one.placed.defer for one in group)
    whole = settle_one(terms, facts, Stake(stakes[0].wager, total), mains, arranged, defer=defer)
    return whole if isinstance(whole, Refusal) else shared(terms, whole, stakes)


def _void_part(terms: Terms, stake: Stake) -> Settled:
    """A part of a combined wager of which nothing counts: its chips went back before."""
    return Settled(
        wager=stake.wager,
        stake=0,
        resolution=Resolution.VOID,
        profit=0,
        commission=0,
        returned=0,
        row=OwnRow.BELOW_THE_MINIMUM.value,
        clauses=terms.voided,
        token=stake.token,
    )


def _as_placed(terms: Terms, stake: Stake, shares: list[Settled]) -> Settled:
    combined = terms.combined.get(stake.wager)
    return shares[0] if combined is None else _added_up(stake, combined, shares)


def _summed(terms: Terms, stakes: Sequence[Stake]) -> Sequence[Stake]:
    """Stakes by their wager, where the stacks on one bet are one wager."""
    if terms.stacks is Stacks.APART:
        return stakes
    sums: Counter[str] = Counter()
    for stake in stakes:
        sums[stake.wager] += stake.amount
    return [Stake(wager, amount) for wager, amount in sums.items()]


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
    if stake.wager in terms.combined:
        return settle_placed(terms, facts, [Placed(stake, differential, defer)], stakes)[0]
    refusal = not_placed(terms, stake)
    if refusal is not None:
        return refusal
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
        stakes.append(Stake(part.wager, whole, stake.token, stake.box))
    return tuple(stakes)


def _added_up(stake: Stake, combined: CombinedWager, parts: list[Settled]) -> Settled:
    """Each part of a combined wager is settled on its own bet; here they are one again."""
    return Settled(
        wager=stake.wager,
        stake=sum(part.stake for part in parts),
        resolution=combined_resolution(part.resolution for part in parts),
        profit=sum(part.profit for part in parts),
        commission=sum(part.commission for part in parts),
        returned=sum(part.returned for part in parts),
        row=OwnRow.PARTS.value,
        clauses=together(combined.clauses, *(part.clauses for part in parts)),
        token=stake.token,
        rounding=sum(part.rounding for part in parts),
        parts=tuple(parts),
        waits=ratios_added(part.waits for part in parts),
    )


def ratios_added(ratios: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """The sum of exact ratios, in lowest terms."""
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
