"""How automatic entrants of `croupier tournament run --play` wager: by named strategies, mixed unless told otherwise.

It reads the options and hands choices to the tables; the strategies are those of rehearsals. Start at
`automatic_entrants`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import click

from croupier.cards import quoted
from croupier.cli.speaking import say

if TYPE_CHECKING:
    from croupier.automatic.entrants import WagerChoice
    from croupier.cli.tournament_desk import TournamentDesk
    from croupier.rehearsal.chances import Where
    from croupier.rehearsal.strategies import Strategy

F = TypeVar("F", bound=Callable[..., Any])
MIXED: Final = "mixed"
_COINS: Final = 4096  # bytes for a table: from the beginning again where they are used up


def play_options(verb: F) -> F:
    """--strategy and --seed."""
    strategy = click.option(
        "--strategy",
        "strategies",
        multiple=True,
        metavar="NAME[=ENTRANT,...]",
        help="How automatic entrants wager: everyone, or these; repeat it (mixed).",
    )
    seed = click.option("--seed", type=int, metavar="N", help="Shuffle repeatably with this seed (else by chance).")
    return strategy(seed(verb))


class AutomaticEntrants(NamedTuple):
    """Each entrant's strategy, and what the chance of the tables comes from."""

    strategies: dict[str, Strategy]
    unit: int  # what stakes are multiples of, so that every payment is exact
    seed: int | None

    def choice(self, where: Where, seats: int) -> WagerChoice:
        """How everyone at a table wagers; coins from the seed, or as chance has it."""
        from croupier.rehearsal.chances import EventChance
        from croupier.rehearsal.entrants import by_strategy

        seeded = None if self.seed is None else EventChance(self.seed, 0).coins(where, _COINS)
        return by_strategy(self.strategies, seeded or secrets.token_bytes(_COINS), seats, self.unit)


def automatic_entrants(event: TournamentDesk, words: tuple[str, ...], seed: int | None) -> AutomaticEntrants:
    from croupier.rehearsal.preparing import exact_unit
    from croupier.rehearsal.request import shared_out

    terms = event.tournament.terms
    assert terms is not None, "no session starts before the terms are published"
    entrants = sorted(event.tournament.entrants.values(), key=lambda one: one.number)
    found = dict(zip((one.id for one in entrants), shared_out(len(entrants)), strict=True))
    for word in words:
        name, equals, names = word.partition("=")
        if name == MIXED and not equals:
            continue
        strategy = _strategy(name)
        for entrant in names.split(",") if equals else tuple(found):
            if entrant not in found:
                raise click.UsageError(say("director-strategy-nobody", entrant=quoted(entrant)))
            found[entrant] = strategy
    return AutomaticEntrants(found, exact_unit(event.book, terms.variation), seed)


def _strategy(name: str) -> Strategy:
    from croupier.rehearsal.strategies import Strategy

    try:
        return Strategy(name)
    except ValueError:
        known = [MIXED, *(one.value for one in Strategy)]
        raise click.UsageError(say("director-strategy-unknown", name=quoted(name), known=known)) from None
