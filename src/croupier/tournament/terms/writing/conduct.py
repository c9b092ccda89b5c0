"""Conduct of play, and the statements that the book wants in the terms. Start at `conduct_section`."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from croupier.terms.parts import percent
from croupier.terms.writer import TermsLine, TermsParagraph, TermsSection
from croupier.tournament.terms.items import statements
from croupier.tournament.terms.writing.writer import TournamentWriter


def conduct_section(writer: TournamentWriter) -> TermsSection:
    conduct = writer.terms.conduct
    refunds = writer.chapter.money.refunds
    none = refunds.policy == "none-but-cancelled"
    return writer.section(
        "conduct",
        (
            *_penalties(writer),
            writer.line("disqualification", conduct.disqualification, "conduct.disqualification"),
            writer.line("disqualified-chips", _disqualified(writer), "conduct.disqualified-chips"),
            writer.line("late", writer.answering(conduct.late), "conduct.late"),
            writer.line("absence", writer.answering(conduct.absence), "conduct.absence"),
            writer.line("phone", writer.answering(conduct.phone), "conduct.phone"),
            writer.line("substitutes", conduct.substitutes, "conduct.substitutes"),
            writer.line("substitution", conduct.substitution, "conduct.substitution"),
            writer.line("retirement", _retirement(writer), "conduct.retirement"),
            writer.line("refunds", "" if none else _refunds(writer), "conduct.refund"),
        ),
        paragraphs=(
            TermsParagraph(writer.say("conditions-order-refunds"), refunds.clauses) if none else None,
            TermsParagraph(writer.say("conditions-own-devices")) if conduct.own_devices else None,
        ),
    )


def _penalties(writer: TournamentWriter) -> Iterator[TermsLine | None]:
    for one in writer.terms.conduct.penalty:
        text = writer.run_on(one.circumstance, writer.answering(one.penalty))
        yield writer.line("penalty", text, "conduct.penalty")


def _disqualified(writer: TournamentWriter) -> str:
    conduct = writer.terms.conduct
    if conduct.disqualified_chips is UNSET:
        return ""
    told = writer.say(f"conditions-disqualified-{conduct.disqualified_chips}")
    return writer.run_on(told, conduct.disqualified_told)


def _retirement(writer: TournamentWriter) -> str:
    conduct = writer.terms.conduct
    if conduct.retirement is UNSET:
        return ""
    return writer.run_on(writer.say(f"conditions-retirement-{conduct.retirement}"), conduct.retirement_told)


def _refunds(writer: TournamentWriter) -> str:
    said = (
        writer.say(f"conditions-refund-{one.circumstance}", parts=percent(one.parts))
        for one in writer.terms.conduct.refund
    )
    return writer.run_on(*said)


def statements_section(writer: TournamentWriter) -> TermsSection:
    paragraphs = [TermsParagraph(writer.own(one.text), one.clauses) for one in statements(writer.terms, writer.chapter)]
    return writer.section("statements", (), paragraphs=paragraphs)
