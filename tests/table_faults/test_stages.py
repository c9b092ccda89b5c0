"""The moment of every command: at which stages of a table's day it is accepted at all, under whichever book.

Plausible facts are drawn many times for each command at each stage; what is accepted outside its moment fails here, and
so does a command that is accepted at none of the stages, unless it takes more than they hold.
"""

from __future__ import annotations

from collections import defaultdict

from croupier import Refusal
from croupier.table import decide
from croupier.table.codec import COMMANDS
from laws.random_commands import Drawing
from soak import SOAK
from table_faults.stages import SIX, book_of, kinds, stages

DRAWS = 12 if SOAK else 5

CLOSED = {"closed", "closed-again"}
PREPARING = {"unshuffled", "uncut", "cut", "loaded"}
BEFORE_THE_DEAL = {"burned", "wagers", "bets-closed", "between", "dummy"}
DEALING = {"first-card", "four-down", "delivered", "four-open", "complete"}
AFTER_THE_RESULT = {"announced", "settled"}
WITH_CARDS = PREPARING | BEFORE_THE_DEAL | DEALING | AFTER_THE_RESULT | {"ended"}
OPEN = WITH_CARDS | {"open"}
NO_COUP = OPEN - DEALING - AFTER_THE_RESULT
EVERY = OPEN | CLOSED
BURNED = {"burned", "wagers", "bets-closed"}
UNTIL_EXPOSED = {"wagers", "bets-closed", "first-card", "four-down"}
UNCUT, HAND_OUT = {"uncut"}, {"delivered"}

MOMENT: dict[str, set[str]] = {
    **dict.fromkeys(("record-approval", "count-float"), EVERY),
    **dict.fromkeys(("begin-contest", "release-contest"), EVERY - DEALING - AFTER_THE_RESULT),
    **dict.fromkeys(("seat-entrant", "vacate-seat", "adjust-chips", "end-contest"), NO_COUP),
    **dict.fromkeys(("begin-practice-coups", "end-practice-coups", "place-marker"), NO_COUP),
    **dict.fromkeys(("pause-contest", "resume-contest"), OPEN),
    **dict.fromkeys(("ask-to-wager", "place-secret-wager", "use-pass-card"), BEFORE_THE_DEAL - {"dummy"}),
    **dict.fromkeys(("withdraw-secret-wagers", "reveal-secret-wagers"), BEFORE_THE_DEAL),
    "open-table": CLOSED,
    **dict.fromkeys(
        ("display-sign", "remove-sign", "display-notice", "remove-notice", "fill-float", "credit-float"), OPEN
    ),
    **dict.fromkeys(("notify-surveillance", "restrict-wager", "lift-restriction"), OPEN),
    **dict.fromkeys(("arrive", "sit-down", "stand-up", "leave-table", "buy-in", "exchange-voucher", "colour-up"), OPEN),
    **dict.fromkeys(("agree-personal-limits", "arrange-above-differential", "approve"), OPEN),
    "change-limits": OPEN,  # at any time, where the book says so
    **dict.fromkeys(("change-variation", "close-table", "choose-dealing"), NO_COUP),
    "bring-cards": {"open", "ended"},
    "check-cards": NO_COUP - {"open"} | {"closed-again"},
    "order-check": WITH_CARDS,
    "report-dropped-cards": WITH_CARDS,
    "shuffle-cards": {"unshuffled", "uncut", "ended"},  # uncut: cards that came shuffled
    **dict.fromkeys(("riffle-cards", "choose-cutter", "nominate-cutter", "decline-cut", "cut-cards"), UNCUT),
    **dict.fromkeys(("commit-shoe", "contribute-to-shoe"), UNCUT),
    "reveal-shoe": {"open", "ended"} | CLOSED,
    "place-cutting-card": {"cut"},
    "burn-cards": {"loaded"},
    **dict.fromkeys(("show-burn-card", "expose-burned-cards"), BURNED),
    "order-shuffle": BEFORE_THE_DEAL,
    "replace-cards": PREPARING | BEFORE_THE_DEAL | {"ended"},
    "call-for-bets": BEFORE_THE_DEAL - {"dummy"},
    "call-no-more-bets": BEFORE_THE_DEAL,
    "reopen-bets": {"bets-closed", "first-card", "four-down"},  # where only an exposed card closes wagering
    **dict.fromkeys(("place-wager", "declare-wager"), BEFORE_THE_DEAL - {"dummy"} | {"first-card", "four-down"}),
    **dict.fromkeys(("change-wager", "withdraw-wager"), UNTIL_EXPOSED),
    "find-wager": DEALING | {"announced", "bets-closed"},
    "refuse-wager": {"wagers", "bets-closed"},
    "rule-wager-void": DEALING | {"announced"},
    "reduce-wagers": UNTIL_EXPOSED,
    **dict.fromkeys(("pass-shoe", "decline-shoe", "give-up-shoe"), BEFORE_THE_DEAL),
    **dict.fromkeys(("name-shoe-dealer", "take-back-shoe"), OPEN),
    "burn-before-coup": BEFORE_THE_DEAL,
    "draw-card": BEFORE_THE_DEAL | {"first-card", "four-open"},
    "deliver-hand": {"four-down", "delivered"},
    "refuse-hand": DEALING,
    "expose-cards": {"four-down", "delivered"},
    **dict.fromkeys(("name-opener", "ask-dealer-to-open", "take-back-hand"), HAND_OUT),
    "ask-to-open-both": DEALING,
    "settle-pairs": {"four-open"},
    "announce-result": {"complete"},
    "settle-coup": {"announced"},
    "clear-cards": {"settled"},
    "order-dummy-coup": BEFORE_THE_DEAL | DEALING | {"ended"},  # a coup begun: for cause, where the book says so
    "declare-cards-insufficient": BEFORE_THE_DEAL | DEALING,
    "collect-commission": OPEN,
    "call-in-commission": OPEN,
    **dict.fromkeys(("carry-commission-over", "write-off-commission", "collect-debt", "write-off-debt"), OPEN),
    "record-walk-off": OPEN,
    **dict.fromkeys(("report-irregularity", "withdraw-report", "order-remedy", "record-notification"), OPEN),
    **dict.fromkeys(("answer-offer", "close-offer", "close-changes", "lay-carried-card"), DEALING | BEFORE_THE_DEAL),
    "keep-results-only": {"open"},  # an empty table without cards
    **dict.fromkeys(("begin-results", "end-results", "record-result", "correct-result", "take-back-result"), OPEN),
    "correct-card": DEALING | {"announced", "settled"},
    **dict.fromkeys(("record-breach", "act-on-breach", "end-seizure", "lift-exclusion", "direct-to-vacate"), OPEN),
    **dict.fromkeys(("raise-dispute", "decide-dispute", "review-dispute", "record-payment-error"), OPEN),
    **dict.fromkeys(("enquire-payment-error", "rectify-payment-error", "report-payment-error"), OPEN),
}
# what takes a session, a notice, a debt, a shoe with a patron, an empty shoe or the like: these tables have none
TAKES_MORE = {
    "remove-notice", "restrict-wager", "lift-restriction", "close-table", "arrange-above-differential", "riffle-cards",
    "expose-burned-cards", "reduce-wagers", "rule-wager-void", "pass-shoe", "decline-shoe", "name-shoe-dealer",
    "give-up-shoe", "take-back-shoe", "burn-before-coup", "ask-to-open-both", "settle-pairs",
    "declare-cards-insufficient", "collect-commission", "call-in-commission", "commit-shoe",
    "carry-commission-over", "write-off-commission", "collect-debt", "write-off-debt",
    "contribute-to-shoe", "reveal-shoe",
    "withdraw-report", "order-remedy", "record-notification", "answer-offer", "close-offer", "close-changes",
    "lay-carried-card", "act-on-breach", "end-seizure", "lift-exclusion", "direct-to-vacate", "decide-dispute",
    "review-dispute", "enquire-payment-error", "rectify-payment-error", "report-payment-error",
    "release-contest", "seat-entrant", "vacate-seat", "adjust-chips", "end-contest", "begin-practice-coups",
    "end-practice-coups", "place-marker", "pause-contest", "resume-contest", "ask-to-wager", "place-secret-wager",
    "use-pass-card", "withdraw-secret-wagers", "reveal-secret-wagers",
    "keep-results-only", "begin-results", "end-results", "record-result", "correct-result", "take-back-result",
}  # fmt: skip


def test_every_command_has_its_moment() -> None:
    assert set(MOMENT) == set(COMMANDS)
    assert {stage for name in SIX for kind in kinds(name) for stage in stages(name, kind)} == EVERY


def test_a_command_is_accepted_in_its_moment_only() -> None:
    accepted: dict[str, set[str]] = defaultdict(set)
    for name in SIX:
        book = book_of(name)
        for kind in kinds(name):
            for seed in range(DRAWS):
                drawing = Drawing(book, seed, nonsense=0)
                for stage, table in stages(name, kind).items():
                    for command in COMMANDS:
                        given = drawing.make(table, command, drawing.facts(table, command))
                        if not isinstance(decide(table, given, book), Refusal):
                            accepted[command].add(stage)
    outside = {name: at - MOMENT[name] for name, at in accepted.items() if not at <= MOMENT[name]}
    assert not outside, "accepted at these stages, which are not its moment"
    assert not set(COMMANDS) - set(accepted) - TAKES_MORE, "accepted at no stage at all"
