"""A settled coup for a notebook: both hands as they lay, and a row for each wager. Start at `coup_html`."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from croupier.cards.picture import svg_hands
from croupier.money import dollars

if TYPE_CHECKING:
    from croupier.coup.settlement import SettledCoup


def coup_html(coup: SettledCoup) -> str:
    rows = "".join(
        f"<tr><td>{escape(one.wager)}</td><td>{one.resolution.value}</td>"
        f"<td align='right'>{_amount(one.stake)}</td><td align='right'>{_amount(one.returned)}</td>"
        f"<td>{escape(', '.join(clause.number for clause in one.clauses))}</td></tr>"
        for one in coup.wagers
    )
    heads = "".join(f"<th>{head}</th>" for head in ("wager", "result", "stake", "back", "clauses"))
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>" if rows else ""
    return f"<div>{svg_hands(coup.hands.player, coup.hands.banker)}{table}</div>"


def _amount(cents: int) -> str:
    """Without a sign: a settled coup does not know its book's money."""
    return dollars(cents).replace("$", "")
