"""Rounds and who goes on: seats for everybody, somebody goes on, and no more than the next round seats.

Start at `rounds_contradictions`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from croupier.clauses import Silent
from croupier.rulebooks.tournament import TournamentChapter
from croupier.terms.findings import TermFinding
from croupier.tournament.terms.schema import BuyBack, Length, Repechage, Round, TournamentTerms


def rounds_contradictions(terms: TournamentTerms, chapter: TournamentChapter) -> Iterator[TermFinding]:
    rounds = terms.format.round
    for number, one in enumerate(rounds, start=1):
        yield from _round(terms, one, number, chapter)
    yield from _flow(terms, chapter)
    if terms.format.buy_back is not UNSET:
        yield from _buy_back(terms.format.buy_back, len(rounds), chapter)
    if terms.format.repechage is not UNSET:
        yield from _repechage(terms.format.repechage, len(rounds), chapter)
    points = any(one.points for one in rounds)
    if terms.format.kind == "points" and terms.winners.by == "chips":
        yield TermFinding("contradiction", "points-decide", "winners.by", chapter.progression.places.clauses)
    if terms.winners.by == "points" and not points:
        yield TermFinding("contradiction", "no-points", "winners.by", chapter.progression.places.clauses)
    yield from _divided(terms, chapter, points=points)
    if terms.winners.extra_coups < 1:
        clauses = chapter.progression.ties.extra_clauses
        yield TermFinding("contradiction", "no-extra-coups", "winners.extra-coups", clauses)


def _divided(terms: TournamentTerms, chapter: TournamentChapter, *, points: bool) -> Iterator[TermFinding]:
    """Points are divided among equals where there are some; a place in the next round cannot be."""
    key, ties, told = "winners.session-ties", chapter.progression.ties, terms.winners.session_ties
    if told == "points-divided" and not points:
        yield TermFinding("contradiction", "no-points-to-divide", key, ties.points_clauses)
    if told == "divide" and not points and len(terms.format.round) > 1:
        yield TermFinding("contradiction", "no-points-to-divide", key, ties.session_clauses)


def _round(terms: TournamentTerms, one: Round, number: int, chapter: TournamentChapter) -> Iterator[TermFinding]:
    key, order = f"format.round[{number}]", chapter.progression
    yield from _length(one.length, f"{key}.length", chapter)
    if one.seats < 2:
        yield TermFinding("contradiction", "too-few-seats", f"{key}.seats", order.tables.clauses, {"seats": one.seats})
    if number == 1 and one.bank == "carried":
        yield TermFinding("contradiction", "nothing-to-carry", f"{key}.bank", chapter.chips.bank.clauses)
    if len(one.points) > one.seats:
        facts = {"points": len(one.points), "seats": one.seats}
        clauses = order.onward.clauses if isinstance(order.points, Silent) else order.points.clauses
        yield TermFinding("contradiction", "more-points-than-seats", f"{key}.points", clauses, facts)
    if any(lower > higher for higher, lower in zip(one.points, one.points[1:], strict=False)):
        yield TermFinding("contradiction", "points-rise", f"{key}.points", order.onward.clauses)
    if number == len(terms.format.round) and one.progress.by not in ("final", "all"):
        yield TermFinding("contradiction", "onward-from-last", f"{key}.progress", order.onward.clauses)
    if one.progress.by == "points" and not any(each.points for each in terms.format.round[:number]):
        yield TermFinding("contradiction", "no-points", f"{key}.progress", order.onward.clauses)


def _length(length: Length, key: str, chapter: TournamentChapter) -> Iterator[TermFinding]:
    clauses = chapter.progression.rounds.clauses
    given = [one for one in (length.coups, length.shoes, length.minutes) if one is not UNSET]
    if len(given) > 1:
        yield TermFinding("contradiction", "two-lengths", key, clauses)
    if length.minutes is not UNSET and "minutes" not in chapter.progression.rounds.lengths:
        yield TermFinding("contradiction", "length-in-minutes", key, clauses)
    if any(one < 1 for one in given):
        yield TermFinding("contradiction", "no-length", key, clauses)


def _flow(terms: TournamentTerms, chapter: TournamentChapter) -> Iterator[TermFinding]:
    """How many play each round at most, from the first on, against the seats that there are."""
    players, rounds = terms.details.most, terms.format.round
    tables = chapter.progression.tables.clauses
    for number, one in enumerate(rounds, start=1):
        key, seated = f"format.round[{number}]", one.tables * one.seats
        if players and one.tables and players > seated and terms.format.kind != "sit-and-go":
            facts = {"players": players, "seats": seated, "round": number}
            yield TermFinding("contradiction", "more-players-than-seats", f"{key}.tables", tables, facts)
        if number == len(rounds) or one.progress.by == "final":
            return  # nobody goes on from the last; and from one that does not say who does, nobody knows how many
        if one.progress.by != "all":
            yield from _onward(one, players, f"{key}.progress", chapter)
        players = _going_on(one, players) + _second_chance(terms, number)


def _onward(one: Round, players: int, key: str, chapter: TournamentChapter) -> Iterator[TermFinding]:
    clauses, number = chapter.progression.onward.clauses, one.progress.number
    if number < 1:
        yield TermFinding("contradiction", "nobody-goes-on", key, clauses)
    elif one.progress.by == "top-of-table" and number >= one.seats:
        yield TermFinding("contradiction", "everybody-goes-on", key, clauses, {"number": number, "of": one.seats})
    elif one.progress.by != "top-of-table" and players and number >= players:
        yield TermFinding("contradiction", "everybody-goes-on", key, clauses, {"number": number, "of": players})


def _going_on(one: Round, players: int) -> int:
    if one.progress.by == "all":
        return players
    if one.progress.by != "top-of-table":
        return min(one.progress.number, players)
    tables = one.tables or -(-players // max(one.seats, 1))
    return min(tables * one.progress.number, players)


def _second_chance(terms: TournamentTerms, number: int) -> int:
    repechage = terms.format.repechage
    return repechage.number if repechage is not UNSET and repechage.after_round == number else 0


def _buy_back(way: BuyBack, rounds: int, chapter: TournamentChapter) -> Iterator[TermFinding]:
    key, rule = "format.buy-back", chapter.progression.buy_back
    if isinstance(rule, Silent):
        yield TermFinding("contradiction", "no-buy-back", key, chapter.chips.moved_clauses)
        return
    if not way.chips:
        yield TermFinding("contradiction", "no-chips-for-it", f"{key}.chips", rule.clauses)
    if rounds and way.until_round > rounds:
        facts = {"round": way.until_round, "rounds": rounds}
        yield TermFinding("contradiction", "no-such-round", f"{key}.until-round", rule.clauses, facts)
    elif rounds and way.until_round == rounds:  # whoever is eliminated comes back into the round after
        facts = {"round": way.until_round}
        yield TermFinding("contradiction", "no-round-to-come-back", f"{key}.until-round", rule.clauses, facts)


def _repechage(chance: Repechage, rounds: int, chapter: TournamentChapter) -> Iterator[TermFinding]:
    key, rule = "format.repechage", chapter.progression.repechage
    if isinstance(rule, Silent):
        yield TermFinding("contradiction", "no-repechage", key, chapter.precedence.clauses)
        return
    left = chance.director_decides and _may_be_left(chapter)
    if rounds and not 1 <= chance.after_round < rounds and not (left and not chance.after_round):
        facts = {"round": chance.after_round, "rounds": rounds}
        yield TermFinding("contradiction", "repechage-after-last", f"{key}.after-round", rule.clauses, facts)
    told = chance.number or chance.best or not left
    if told and not 1 <= chance.number <= chance.best:
        facts = {"number": chance.number, "of": chance.best}
        yield TermFinding("contradiction", "repechage-numbers", f"{key}.number", rule.clauses, facts)
    if chance.length == Length() and not left:
        yield TermFinding("contradiction", "no-length", f"{key}.length", rule.clauses)
    yield from _length(chance.length, f"{key}.length", chapter)


def _may_be_left(chapter: TournamentChapter) -> bool:
    """Whether the book is content with a statement that the director decides, and asks for nothing besides."""
    items = [one for one in chapter.term if one.asked == "if-director-decides-repechage"]
    return bool(items) and all(one.kind == "statement" for one in items)
