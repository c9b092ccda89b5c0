"""Who is out, who wins, and what they win. Start at `winners_section`."""

from __future__ import annotations

from msgspec import UNSET

from croupier.clauses import Silent
from croupier.terms.parts import percent
from croupier.terms.writer import TermsParagraph, TermsSection, TermsTable
from croupier.tournament.terms.schema import PrizeShare
from croupier.tournament.terms.writing.writer import TournamentWriter


def winners_section(writer: TournamentWriter) -> TermsSection:
    winners, order = writer.terms.winners, writer.chapter.progression
    by = writer.say(f"conditions-by-{winners.by}") if winners.by is not UNSET else ""
    ties = ""
    if winners.session_ties is not UNSET:
        ties = writer.say(f"conditions-ties-{winners.session_ties}", coups=winners.extra_coups)
    broke = order.elimination.clauses if order.elimination.policy == "cannot-wager" else ()
    return writer.section(
        "winners",
        (
            writer.line("elimination", writer.terms.elimination.criteria, "elimination.criteria"),
            writer.line("winners", writer.run_on(by, winners.criteria), "winners.by", also=order.places.clauses),
            writer.line("session-ties", ties, "winners.session-ties"),
        ),
        paragraphs=(TermsParagraph(writer.say("conditions-order-cannot-wager"), broke) if broke else None,),
    )


def prizes_section(writer: TournamentWriter) -> TermsSection:
    prizes, money = writer.terms.prizes, writer.chapter.money
    pool = writer.say(f"conditions-pool-{prizes.pool}", amount=prizes.amount) if prizes.pool is not UNSET else ""
    ties = ""
    if prizes.ties is not UNSET:
        ties = writer.say(f"conditions-final-{prizes.ties}", coups=writer.terms.winners.extra_coups)
    odd = any(one.parts for one in prizes.share)
    whole = () if isinstance(money.whole_pool, Silent) else money.whole_pool.clauses
    return writer.section(
        "prizes",
        (
            writer.line("pool", writer.run_on(pool, prizes.formula), "prizes.pool"),
            writer.line("odd-cents", writer.say(f"conditions-odd-{prizes.odd_cents}") if odd else ""),
            writer.line("final-ties", ties, "prizes.ties"),
        ),
        (_shares(writer),),
        (TermsParagraph(writer.say("conditions-order-whole-pool"), whole) if whole else None,),
    )


def _shares(writer: TournamentWriter) -> TermsTable:
    columns = (writer.say("conditions-column-place"), writer.say("conditions-column-prize"))
    shares = sorted(writer.terms.prizes.share, key=lambda one: one.place)
    rows = tuple((str(one.place), _prize(writer, one)) for one in shares)
    return TermsTable(columns, rows, writer.clauses("prizes.share"))


def _prize(writer: TournamentWriter, one: PrizeShare) -> str:
    if one.parts:
        return writer.run_on(writer.say("conditions-share", parts=percent(one.parts)), one.thing)
    return writer.run_on(writer.money(one.amount) if one.amount else "", one.thing)
