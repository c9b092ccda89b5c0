"""Rounds, chips and wagers, with what the book itself orders of seats and turns. Start at `rounds_section`."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from croupier.clauses import Silent
from croupier.rulebooks.provisions import Rule
from croupier.terms.writer import TermsLine, TermsParagraph, TermsSection, TermsTable
from croupier.tournament.terms.schema import Allowance, Repechage, Round
from croupier.tournament.terms.writing.writer import TournamentWriter


def rounds_section(writer: TournamentWriter) -> TermsSection:
    format = writer.terms.format
    chips = writer.say(f"conditions-chips-{format.chips}") if format.chips is not UNSET else ""
    disposition = writer.say(f"conditions-disposition-{format.disposition}") if format.disposition is not UNSET else ""
    cashed = () if writer.chapter.chips.cashed else writer.chapter.chips.cashed_clauses
    return writer.section(
        "rounds",
        (
            writer.line(
                "kind",
                writer.run_on(writer.say(f"conditions-kind-{format.kind}"), format.sit_and_go),
                "format.sit-and-go",
            ),
            writer.line("bank", writer.money(format.bank) if format.bank else "", "format.bank"),
            writer.line("chips", chips, "format.chips"),
            writer.line("disposition", writer.run_on(disposition, format.disposition_told), "format.disposition"),
            _buy_back(writer),
            _repechage(writer, format.repechage),
        ),
        (_table(writer),),
        (*_seats(writer), TermsParagraph(writer.say("conditions-order-never-cash"), cashed) if cashed else None),
    )


def _table(writer: TournamentWriter) -> TermsTable:
    say, rounds = writer.say, writer.terms.format.round
    columns = [say(f"conditions-column-{one}") for one in ("round", "length", "tables", "seats", "onward")]
    rows = tuple(
        (one.name, writer.length(one.length), _tables(writer, one), str(one.seats), _onward(writer, one))
        for one in rounds
    )
    paths = ("round", "round.length", "round.tables", "round.progress", "round.points")
    return TermsTable(tuple(columns), rows, writer.clauses(*(f"format.{path}" for path in paths)))


def _tables(writer: TournamentWriter, one: Round) -> str:
    return writer.say("conditions-tables", tables=one.tables) if one.tables else one.tables_basis


def _onward(writer: TournamentWriter, one: Round) -> str:
    onward = writer.say(f"conditions-onward-{one.progress.by}", number=one.progress.number)
    points = writer.say("conditions-points", points=[str(each) for each in one.points]) if one.points else ""
    carried = writer.say("conditions-carried") if one.bank == "carried" else ""
    other = writer.say("conditions-other-game") if one.game == "another" else ""
    return writer.run_on(onward, points, carried, other)


def _buy_back(writer: TournamentWriter) -> TermsLine | None:
    way = writer.terms.format.buy_back
    if way is UNSET:
        return writer.line("buy-back", writer.say("conditions-no-buy-back"))
    facts = {"price": way.price, "chips": way.chips, "most": way.most, "round": way.until_round}
    paths = ("format.buy-back.method", "format.buy-back.until-round")
    return writer.line("buy-back", writer.run_on(writer.say("conditions-extra", **facts), way.method), *paths)


def _repechage(writer: TournamentWriter, chance: Repechage | object) -> TermsLine | None:
    if not isinstance(chance, Repechage):
        return None
    facts = {"best": chance.best, "number": chance.number, "round": chance.after_round}
    told = writer.say("conditions-repechage", **facts, length=writer.length(chance.length))
    return writer.line("repechage", writer.run_on(told, chance.qualifies), "format.repechage.qualifies")


def _seats(writer: TournamentWriter) -> Iterator[TermsParagraph | None]:
    """What the book orders of seats, whatever the terms say."""
    seating = writer.chapter.seating
    yield _ordered(writer, "conditions-order-ballot", seating.ballot)
    if seating.late.policy == "forfeits":
        yield TermsParagraph(writer.say("conditions-order-late"), seating.late.clauses)


def _ordered(writer: TournamentWriter, id: str, rule: Rule | Silent) -> TermsParagraph | None:
    return None if isinstance(rule, Silent) else TermsParagraph(writer.say(id), rule.clauses)


def wagers_section(writer: TournamentWriter) -> TermsSection:
    wagers, rules = writer.terms.wagers, writer.chapter.wagers
    limits = writer.say("conditions-limits", least=wagers.least, most=wagers.most) if wagers.least else ""
    compulsory = writer.money(wagers.compulsory) if wagers.compulsory is not UNSET else ""
    minimum = rules.compulsory.policy == "table-minimum"
    turn = rules.turn.policy == "in-turn" or wagers.in_turn is True
    side = writer.say("leaflet-listed", things=[writer.wager(one) for one in wagers.side_wagers])
    return writer.section(
        "wagers",
        (
            writer.line("limits", limits, "wagers.least", "wagers.most"),
            writer.line("compulsory", writer.run_on(compulsory, wagers.compulsory_basis), "wagers.compulsory"),
            _allowance(writer, "secret", wagers.secret),
            _allowance(writer, "pass-card", wagers.pass_card),
            writer.line("side-wagers", side if wagers.side_wagers else "", also=writer.chapter.offered.clauses),
            writer.line("features", wagers.features, "wagers.features"),
        ),
        paragraphs=(
            TermsParagraph(writer.say("conditions-order-minimum"), rules.compulsory.clauses) if minimum else None,
            TermsParagraph(writer.say("conditions-order-turn"), rules.turn.clauses) if turn else None,
        ),
    )


def _allowance(writer: TournamentWriter, name: str, allowance: Allowance | object) -> TermsLine | None:
    if not isinstance(allowance, Allowance):
        return None
    told = writer.say("conditions-allowance", number=allowance.number, per=allowance.per)
    return writer.line(name, writer.run_on(told, allowance.how), f"wagers.{name}.number", f"wagers.{name}.how")
