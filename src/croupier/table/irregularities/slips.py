"""Slips: what can go wrong at a table by its name, the facts each needs, and when it can have happened.

What a book does about a slip stands in its irregularities.toml. Start at `unfit`: why a report cannot be so.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent, together
from croupier.coup import Side
from croupier.rulebooks.irregularities import Late
from croupier.table.dealing.delivery import method_now, other
from croupier.table.dealing.judge import ORDER, card_due
from croupier.table.irregularities.past import is_past, past_named, too_long_ago
from croupier.table.irregularities.records import ReportIrregularity
from croupier.table.rules import Rules
from croupier.table.shoe.preparing import not_as_put_back, seen_too_often
from croupier.table.state import Coup, CuttingCard, Down, Play, Stage, Table

Moment = Literal["preparing", "loaded", "between", "initial", "four", "announced", "settled"]

_ANY: Final[tuple[Moment, ...]] = ("preparing", "loaded", "between", "initial", "four", "announced", "settled")
_WITH_SHOE: Final = _ANY[1:]
_IN_COUP: Final = _ANY[3:]
_DEALING: Final[tuple[Moment, ...]] = ("initial", "four")
_MOST_CARDS = 6
_WITH_CARDS: Final = (Stage.LOADED, Stage.IN_PLAY, Stage.ENDED)  # of which something can still be shown


class SlipKind(msgspec.Struct, frozen=True):
    """`cards` left the shoe out of turn and come with the report; `asks` are the other facts it needs."""

    at: tuple[Moment, ...]
    cards: Literal["none", "one", "some", "maybe"] = "none"
    asks: tuple[Literal["coup", "patron"], ...] = ()
    cleared: bool = False  # it can be about the coup whose cards went into the rack last


SLIPS: Final[dict[str, SlipKind]] = {
    "burn-omitted": SlipKind(_WITH_SHOE),
    "face-up-card": SlipKind(("between", "initial", "four"), "one"),
    "excess-card": SlipKind(("between", "four", "announced", "settled"), "one"),
    "wrong-cards": SlipKind(_WITH_SHOE),
    "sequence-revealed": SlipKind(_ANY),
    "bad-cut": SlipKind(_WITH_SHOE),
    "no-shuffle": SlipKind(_WITH_SHOE),
    "shuffler-fault": SlipKind(_ANY),
    "no-wagers": SlipKind(("between",), "some"),
    "card-to-wrong-hand": SlipKind(_DEALING, "maybe"),
    "wrong-order": SlipKind(_DEALING, "maybe"),
    "order-unknown": SlipKind(_IN_COUP),
    "third-card-to-player": SlipKind(("four",), "one"),
    "third-card-to-banker": SlipKind(("four",), "one"),
    "card-omitted": SlipKind(("four",)),
    "error-found-late": SlipKind(("preparing", *_WITH_SHOE[1:]), asks=("coup",)),
    "hand-to-wrong-area": SlipKind(_DEALING),
    "hand-to-wrong-person": SlipKind(_DEALING),
    "dealer-revealed-card": SlipKind(("four",)),
    "changes-asked": SlipKind(_DEALING),
    "late-tail-too-soon": SlipKind(_IN_COUP, asks=("patron",)),
    "wrong-variation-settled": SlipKind(("between", "announced", "settled")),
    "scanner-disagrees": SlipKind(("between", "four", "announced", "settled"), cleared=True),
    "display-disagrees": SlipKind(("between", *_IN_COUP)),
    "game-disrupted": SlipKind(_WITH_SHOE[1:]),
    "fraud": SlipKind(_WITH_SHOE[1:]),
}


def moment_of(table: Table) -> Moment:
    """Where the shoe and the coup stand."""
    coup = table.coup
    match coup.play:
        case Play.ANNOUNCED:
            return "announced"
        case Play.SETTLED:
            return "settled"
        case Play.DEALING:
            return "four" if coup.first_four_out else "initial"
        case Play.WAGERING:
            pass
    if table.shoe.stage is Stage.LOADED and not table.shoe.coups:
        return "loaded"
    # a shoe that is played without a burn stays loaded
    playable = table.shoe.stage in (Stage.IN_PLAY, Stage.LOADED) or (table.shoe.stage is Stage.ENDED and coup.dummy)
    return "between" if playable else "preparing"


def unfit(table: Table, report: ReportIrregularity, rules: Rules) -> Refusal | None:
    """Why what is reported cannot have happened here and now, or what fact is missing."""
    kind = SLIPS.get(report.slip)
    if kind is None:
        return Refusal(Reason.UNKNOWN_SLIP, (), {"slip": report.slip, "known": tuple(SLIPS)})
    now = moment_of(table)
    if not _in_time(table, report, kind, rules):
        found: Refusal | None = Refusal(
            Reason.SLIP_DOES_NOT_FIT, (), {"slip": report.slip, "why": "moment", "now": now}
        )
    else:
        found = _facts(table, report, kind, rules) or _circumstances(table, report, rules)
    if found is not None and found.reason is Reason.SLIP_DOES_NOT_FIT:
        rows = (row for row in rules.book.irregularities.irregularity if row.slip == report.slip)
        return Refusal(found.reason, together(found.clauses, *(row.clauses for row in rows)), found.facts)
    return found


def _in_time(table: Table, report: ReportIrregularity, kind: SlipKind, rules: Rules) -> bool:
    if _may_be_past(table, report, rules):
        return True
    return _reaches(table, report, rules) if found_late(table, report) else moment_of(table) in kind.at


def found_late(table: Table, report: ReportIrregularity) -> Late | None:
    """How late it comes to light; nothing where it is said at a moment that the slip's own name allows for."""
    kind, coup = SLIPS[report.slip], table.coup
    if _of_another_shoe(table, report):
        return "later" if report.coup > 0 else None
    about_this = report.coup in (0, coup.number)
    if moment_of(table) in kind.at and (about_this or "coup" in kind.asks or kind.cleared):
        return None
    if about_this:
        return "announced" if coup.play in (Play.ANNOUNCED, Play.SETTLED) else None
    if not 0 < report.coup < coup.number:
        return None
    return "cleared" if next_not_begun(table, report) else "later"


def next_not_begun(table: Table, report: ReportIrregularity) -> bool:
    """No card is out since the coup it is about was complete, and its shoe is there yet."""
    coup = table.coup
    return (
        not _of_another_shoe(table, report)
        and table.shoe.stage in _WITH_CARDS
        and report.coup == coup.number - 1
        and coup.drawn == 0
        and not coup.burned_before
    )


def nothing_dealt_since(table: Table, report: ReportIrregularity) -> bool:
    """The same, whatever became of the shoe: the first card of another one has not come out."""
    past = past_named(table, report.coup, report.shoe)
    if next_not_begun(table, report) or past is None or past.before is None:
        return next_not_begun(table, report)
    of_this = not _of_another_shoe(table, report) and table.shoe.stage in _WITH_CARDS
    return not of_this and not play_begun(table)


def _of_another_shoe(table: Table, report: ReportIrregularity) -> bool:
    return report.shoe not in (UNSET, table.shoe.number)


def _reaches(table: Table, report: ReportIrregularity, rules: Rules) -> bool:
    """The book has a row for what comes to light so late."""
    late = found_late(table, report)
    return any(row.slip == report.slip and late in row.late for row in rules.book.irregularities.irregularity)


def _may_be_past(table: Table, report: ReportIrregularity, rules: Rules) -> bool:
    """It is about a complete coup, and the book has a row for that, whenever it is found."""
    rows = (row for row in rules.book.irregularities.irregularity if row.slip == report.slip)
    return is_past(table, report.coup, report.shoe) and any("past-coup" in row.when for row in rows)


def _not(report: ReportIrregularity, why: str) -> Refusal:
    return Refusal(Reason.SLIP_DOES_NOT_FIT, (), {"slip": report.slip, "why": why})


def _facts(table: Table, report: ReportIrregularity, kind: SlipKind, rules: Rules) -> Refusal | None:
    given = len(report.cards) + report.unseen
    refusal = _beside_cards(table, report, kind, rules, given) or _where_they_lay(table, report, kind, rules, given)
    if refusal is not None:
        return refusal
    past = past_named(table, report.coup, report.shoe) if is_past(table, report.coup, report.shoe) else None
    missing = {
        "hands": not given and _asks_where(report, rules) and lay_on(table, report, rules) is None,
        "coup": "coup" in kind.asks and not _is_dealt(table, report),
        "patron": "patron" in kind.asks and report.patron not in table.patrons,
        "cards": given + report.burned + _laid(table, report) < (kind.cards in ("one", "some")),
    }
    for fact, is_missing in missing.items():
        if is_missing:
            return Refusal(Reason.FACTS_MISSING, (), {"slip": report.slip, "fact": fact})
    paid = past.payments if past is not None else ()
    if report.patron and report.patron not in {*table.patrons, *(one.patron for one in paid)}:  # who may have left
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": report.patron})
    if report.wager and report.wager not in {*wagers_of(table), *(one.number for one in paid)}:
        return Refusal(Reason.UNKNOWN_WAGER_NUMBER, (), {"number": report.wager})
    refusal = _own_cards(table, report)
    return refusal or (_cards(table, report, kind, rules, given) if given or report.unseen < 0 else None)


def _own_cards(table: Table, report: ReportIrregularity) -> Refusal | None:
    """Said of a coup with a result, the order is that of its own cards, each of them named once."""
    if report.order is UNSET or not report.order:
        return None
    if table.shoe.commitment:  # the cards of a virtual shoe lie in the order in which they came
        return Refusal(Reason.SHOE_COMMITTED, (), {"shoe": table.shoe.number, "slip": report.slip})
    coup = coup_meant(table, report.coup, report.shoe)
    if coup is None or coup.play not in (Play.ANNOUNCED, Play.SETTLED):
        return _not(report, "order-before-result")
    lies = sorted(str(dealt.card) for dealt in (*coup.player, *coup.banker))
    return None if sorted(map(str, report.order)) == lies else _not(report, "not-its-cards")


def coup_meant(table: Table, number: int, shoe: int | UnsetType = UNSET) -> Coup | None:
    """The coup at hand, or the one before it where that is kept as it lay; else nothing."""
    if shoe not in (UNSET, table.shoe.number):
        return None
    if number in (0, table.coup.number):
        return table.coup
    past = past_named(table, number, UNSET)
    return past.was if past is not None and isinstance(past.was, Coup) else None


def _is_dealt(table: Table, report: ReportIrregularity) -> bool:
    """It names a coup before this one, or any of an earlier shoe."""
    if _of_another_shoe(table, report):
        return report.coup > 0
    return 0 < report.coup < table.coup.number


def _laid(table: Table, report: ReportIrregularity) -> int:
    """A card kept from before, with which a dealer began though nobody had wagered."""
    return len(table.carried) if report.slip == "no-wagers" else 0


def wagers_of(table: Table) -> dict[int, Down]:
    """The wagers of the coup, as they lay before its settlement too."""
    before = table.coup.before
    return table.coup.wagers if before is None else before.wagers


def _beside_cards(table: Table, report: ReportIrregularity, kind: SlipKind, rules: Rules, given: int) -> Refusal | None:
    """What left the shoe beside the cards: the cutting card, and one burned before the coup where the table does so."""
    if report.cutting_card and not given:
        return _not(report, "cutting-card-alone")
    if not report.burned:
        return None
    if report.slip != "no-wagers" or rules.option("burn-per-coup", "no") == "no" or table.coup.burned_before:
        return _not(report, "nothing-burned-before")
    if table.shoe.commitment:
        return Refusal(Reason.SHOE_COMMITTED, (), {"shoe": table.shoe.number, "slip": report.slip})
    if given >= table.shoe.left:
        clauses = rules.book.dealing.insufficient_cards.clauses
        return Refusal(Reason.NO_CARDS_LEFT, clauses, {"shoe": table.shoe.number})
    return None


def _where_they_lay(
    table: Table, report: ReportIrregularity, kind: SlipKind, rules: Rules, given: int
) -> Refusal | None:
    """Said, it must be said of each card and be what the slip's own name says."""
    if report.hands is UNSET or not report.hands:
        return None
    if len(report.hands) != max(given, kind.cards != "none"):
        return _not(report, "hand-for-each-card")
    named = {"third-card-to-player": Side.PLAYER, "third-card-to-banker": Side.BANKER}.get(report.slip)
    if named is not None and report.hands != (named,):
        return _not(report, "on-the-other-hand")
    due = card_due(table, rules) if report.slip == "card-to-wrong-hand" and given else None
    if isinstance(due, tuple) and report.hands[0] is due[0]:
        return _not(report, "on-its-own-hand")
    return None


def _asks_where(report: ReportIrregularity, rules: Rules) -> bool:
    """What is done about it depends on the hand on which the card lay."""
    rows = (row for row in rules.book.irregularities.irregularity if row.slip == report.slip)
    return any("on-player" in row.when or "on-banker" in row.when for row in rows)


def lay_on(table: Table, report: ReportIrregularity, rules: Rules) -> Side | None:
    """The hand on which the stray card lay, as said, or else the one that was not due it; none where neither tells.

    Of several cards one of Banker's on the Player hand tells more than one of Player's on the Banker hand.
    """
    if report.hands is not UNSET and report.hands:
        due = ORDER[table.coup.drawn :]
        astray = [on for on, to in zip(report.hands, due, strict=False) if on is not to]
        return Side.PLAYER if Side.PLAYER in astray else report.hands[0]
    if not report.cards and not report.unseen:
        return None
    first = card_due(table, rules)
    return None if isinstance(first, Refusal) else other(first[0])


def _cards(table: Table, report: ReportIrregularity, kind: SlipKind, rules: Rules, given: int) -> Refusal | None:
    most = {"none": 0, "one": 1}.get(kind.cards, _MOST_CARDS)
    if report.unseen < 0 or given > most or (report.cards and report.unseen):
        facts: RefusalFacts = {"hand": report.slip, "face-down": most, "given": given}
        return Refusal(Reason.WRONG_NUMBER_OF_CARDS, (), facts)
    if table.shoe.commitment:  # the cards of a virtual shoe come out as they were committed, and no other way
        return Refusal(Reason.SHOE_COMMITTED, (), {"shoe": table.shoe.number, "slip": report.slip})
    if given > table.shoe.left:
        clauses = rules.book.dealing.insufficient_cards.clauses
        return Refusal(Reason.NO_CARDS_LEFT, clauses, {"shoe": table.shoe.number})
    if report.unseen and (report.exposed or report.slip == "face-up-card"):
        return Refusal(Reason.CARD_UNKNOWN, (), {"face": "up"})
    if report.cutting_card and table.shoe.cutting_card is not CuttingCard.IN:
        clauses = rules.book.cards.cutting_cards.clauses
        return Refusal(Reason.CUTTING_CARD_ALREADY_OUT, clauses, {"shoe": table.shoe.number})
    refusal = not_as_put_back(table, report.cards, table.shoe.out + report.burned)
    return refusal or (seen_too_often(table, report.cards, rules) if report.cards else None)


def _circumstances(table: Table, report: ReportIrregularity, rules: Rules) -> Refusal | None:
    """What a slip means by its name: that a third card was not due, that nobody wagered, and so on."""
    coup, late = table.coup, found_late(table, report)
    match report.slip:
        case "scanner-disagrees" if coup.play is Play.WAGERING:
            return _just_cleared(table, report)
        case slip if _may_be_past(table, report, rules) and slip != "error-found-late":
            return _still_kept(table, report)
        case _ if late and _is_void(table, report):
            return _not(report, "coup-is-void")  # nothing is left to put right
        case slip if not late and report.coup not in (0, coup.number) and "coup" not in SLIPS[slip].asks:
            return _not(report, "about-this-coup")
        case _ if not late and _of_another_shoe(table, report) and not _may_be_past(table, report, rules):
            return _not(report, "about-this-shoe")
        case "burn-omitted" if table.shoe.commitment:  # a virtual shoe forgets nothing
            return Refusal(Reason.SHOE_COMMITTED, (), {"shoe": table.shoe.number, "slip": report.slip})
        case "burn-omitted" if _burn_comes_first(table, rules):
            facts: RefusalFacts = {"slip": report.slip, "why": "burn-comes-first"}
            return Refusal(Reason.SLIP_DOES_NOT_FIT, rules.book.shuffle.burn_required.clauses, facts)
        case "burn-omitted" if table.shoe.stage is not Stage.LOADED and not table.shoe.burned:
            return _not(report, "burn-known-omitted")
        case "burn-omitted" if table.shoe.burned > 1 and not table.shoe.burned_face_down:
            return _not(report, "burned-cards-shown")
        case "face-up-card" | "card-to-wrong-hand":
            return _a_card_is_due(table, report, rules)
        case "wrong-order" if report.cards or report.unseen:
            return _initial_only(table, report)
        case "no-wagers" if coup.wagers or table.streaks or coup.dummy:
            return _not(report, "wagers-or-dummy")
        case "third-card-to-player" | "third-card-to-banker" | "excess-card":
            return _no_card_due(table, report, rules)
        case "card-omitted" if isinstance(card_due(table, rules), Refusal):
            return _not(report, "no-card-due")
        case "hand-to-wrong-person" | "dealer-revealed-card" if method_now(table, rules).kind == "dealer-opens":
            return _not(report, "dealer-opens-both")
        case "hand-to-wrong-person" | "dealer-revealed-card" if isinstance(rules.book.dealing.delivery, Silent):
            return _not(report, "hands-not-delivered")
        case "changes-asked" if coup.any_exposed or coup.drawn > len(ORDER) or coup.dummy:
            return _not(report, "card-exposed")
        case "changes-asked" if coup.handled and not _delivered_is_unopened(report, rules):
            return _not(report, "card-exposed")
        case "sequence-revealed" if table.shoe.stage is Stage.NO_CARDS:
            return _not(report, "no-cards")
        case "late-tail-too-soon" if report.wager and not _late_tail(table, report, rules):
            return _not(report, "no-late-tail")
        case "error-found-late":
            return _found_late(table, report, rules)
        case _:
            return None


def _is_void(table: Table, report: ReportIrregularity) -> bool:
    meant = coup_meant(table, report.coup, report.shoe)
    return meant is not None and meant.void


def play_begun(table: Table) -> bool:
    """A coup of this shoe was begun: until then a burn is not omitted but still to come."""
    return table.shoe.coups > 0 or table.coup.drawn > 0 or table.coup.burned_before


def _burn_comes_first(table: Table, rules: Rules) -> bool:
    """Nothing was dealt yet, and the book knows a burn as omitted only once it was."""
    rows = [row for row in rules.book.irregularities.irregularity if row.slip == "burn-omitted"]
    return not play_begun(table) and bool(rows) and all("play-begun" in row.when for row in rows)


def _delivered_is_unopened(report: ReportIrregularity, rules: Rules) -> bool:
    """The book counts a hand as exposed when it is opened, and not when a patron has it."""
    rows = (row for row in rules.book.irregularities.irregularity if row.slip == report.slip)
    return any("unopened" in row.when for row in rows)


def _late_tail(table: Table, report: ReportIrregularity, rules: Rules) -> bool:
    tail = rules.terms_now.tails.get(wagers_of(table)[report.wager].wager)
    return tail is not None and tail.late


def _found_late(table: Table, report: ReportIrregularity, rules: Rules) -> Refusal | None:
    """Once the cards of a shoe are gone only some books reach its coups; before the next coup only some have a row."""
    rows = [row for row in rules.book.irregularities.irregularity if row.slip == report.slip]
    stands = any("later" in row.late for row in rows)
    if _of_another_shoe(table, report):
        return None if stands else _still_kept(table, report)
    if table.shoe.stage not in _WITH_CARDS:
        if stands:
            return None
        return _still_kept(table, report) if _may_be_past(table, report, rules) else _not(report, "cards-gone")
    if report.coup == table.coup.number - 1 and table.coup.drawn == 0:
        in_time = any({"next-coup-not-begun", "nothing-dealt-since"} & {*row.when} for row in rows)
        return None if in_time else _not(report, "next-coup-not-begun")
    return None


def _still_kept(table: Table, report: ReportIrregularity) -> Refusal | None:
    """There is something to reverse, and the table still has it in mind."""
    if past_named(table, report.coup, report.shoe) is not None:
        return None
    return _not(report, "too-long-ago" if too_long_ago(table, report.coup, report.shoe) else "nothing-settled")


def _just_cleared(table: Table, report: ReportIrregularity) -> Refusal | None:
    """Between coups the scanner is about the coup whose cards went into the rack last."""
    if report.coup != table.coup.number - 1 or table.coup.burned_before:
        return Refusal(Reason.FACTS_MISSING, (), {"slip": report.slip, "fact": "coup"})
    if past_named(table, report.coup, UNSET) is None:
        return _not(report, "nothing-settled")
    return None


def _a_card_is_due(table: Table, report: ReportIrregularity, rules: Rules) -> Refusal | None:
    if not report.cards and not report.unseen:
        return None
    due = card_due(table, rules)
    return due if isinstance(due, Refusal) else None


def _initial_only(table: Table, report: ReportIrregularity) -> Refusal | None:
    if table.coup.drawn + len(report.cards) + report.unseen <= len(ORDER):
        return None
    return _not(report, "first-four-first")


def _no_card_due(table: Table, report: ReportIrregularity, rules: Rules) -> Refusal | None:
    coup = table.coup
    if coup.play is not Play.DEALING:
        return None
    if not coup.all_exposed:
        clauses = rules.book.dealing.turned_before_third.clauses
        return Refusal(Reason.CARDS_FACE_DOWN, clauses, {"hands": "both"})
    draw = rules.terms_now.tableau.next_draw(coup.hands())
    if report.slip == "third-card-to-player":
        wrong = draw.to is Side.PLAYER or len(coup.player) > 2
    elif report.slip == "third-card-to-banker":
        wrong = draw.to is not None or len(coup.banker) > 2
    else:
        wrong = draw.to is not None
    return Refusal(Reason.CARD_STILL_DUE, draw.clauses, {"hand": draw.to or "none"}) if wrong else None
