"""What odds, comparisons, effects of removal, sessions and ruin are as rows with numbers. Start at `odds_frame`.

Edges, pays and probabilities are ratios, three columns each (`croupier.frames`); variances and the weights of a session
have more digits than a machine's numbers, and stand as text beside the nearest number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from croupier.frames import Column, Frame
from croupier.odds.rational import exact

if TYPE_CHECKING:
    from croupier.odds.compare import Compared
    from croupier.odds.removal import RemovalTable
    from croupier.odds.ruin import Ruin
    from croupier.odds.session import SessionOdds
    from croupier.odds.table import TableOdds

_WHERE = (Column("book", "text"), Column("variation", "text"), Column("decks", "whole"))
_VARIANCE = (Column("variance", "real"), Column("variance_exact", "text"))


def odds_frame(table: TableOdds) -> Frame:
    """A row for each row of each wager."""
    columns = (
        *_WHERE,
        Column("cards", "whole"),
        Column("wager", "text"),
        Column("options", "text"),
        Column("event", "text"),
        Column("net", "ratio"),
        Column("combinations", "whole"),
        Column("deals", "whole"),
        Column("probability", "ratio"),
        Column("edge", "ratio"),
        *_VARIANCE,
        Column("offered", "ratio"),
        Column("assumes", "text"),
    )
    return Frame(columns, lambda: _odds_rows(table))


def _odds_rows(table: TableOdds) -> Iterator[tuple[Any, ...]]:
    from croupier.odds.streaks import ASSUMPTION

    where = (table.book, table.variation, table.decks, table.composition.cards)
    for one in table.wagers:
        about = (one.edge, *_variance(one.variance), one.offered, None)
        for row in one.rows:
            counted = (row.combinations, one.deals, one.probability(row))
            yield (*where, one.wager, options_text(one.options), row.event, row.net, *counted, *about)
    for streak in table.streaks:
        assumed = (streak.edge, *_variance(streak.variance), None, ASSUMPTION)
        for ending in streak.rows:
            yield (*where, streak.wager, "", ending.event, ending.net, None, None, ending.probability, *assumed)


def compared_frame(rows: Iterable[Compared]) -> Frame:
    """A row for each wager of each book, variation and choice."""
    columns = (*_WHERE, Column("wager", "text"), Column("options", "text"), Column("edge", "ratio"), *_VARIANCE)
    only = Column("tournament_only", "flag")
    return Frame((*columns, only), [_compared_row(one) for one in rows])


def _compared_row(one: Compared) -> tuple[Any, ...]:
    where = (one.book, one.variation, one.decks, one.wager, options_text(one.options))
    return (*where, one.edge, *_variance(one.variance), bool(one.tournament_only))


def removal_frame(table: RemovalTable) -> Frame:
    """A row for each rank of each wager: what the patron gains when one card of it is gone."""
    columns = (*_WHERE[:2], Column("wager", "text"), Column("options", "text"), Column("edge", "ratio"))
    rows = [
        (table.book, table.variation, one.wager, options_text(one.options), one.edge, rank.value, effect, tag)
        for one in table.wagers
        for rank, effect in one.by_rank.items()
        for tag in [one.count.tags[rank.value]]
    ]
    return Frame((*columns, Column("rank", "text"), Column("effect", "ratio"), Column("tag", "whole")), rows)


def session_frame(session: SessionOdds) -> Frame:
    """A row for each result there can be, in cents, with its weight of a total."""
    columns = (Column("result_cents", "whole"), Column("probability", "real"), Column("weight", "giant"))
    total = session.law.total
    rows = ((amount, weight / total, weight, total) for amount, weight in session.law.items())
    return Frame((*columns, Column("total", "giant")), list(rows))


def ruin_frame(ruin: Ruin) -> Frame:
    """A row for each coup: how much is ruined by then."""
    rows = [(coup, float(share)) for coup, share in enumerate(ruin.by_coup, start=1)]
    return Frame((Column("coup", "whole"), Column("ruined", "real")), rows)


def options_text(options: Mapping[str, str]) -> str:
    return ",".join(f"{key}={value}" for key, value in options.items())


def _variance(variance: Fraction) -> tuple[float, str]:
    return variance.numerator / variance.denominator, exact(variance)
