"""`croupier deal`: sit at a table in the terminal, wager, and have coups dealt from a virtual shoe by the book.

A line is what a patron says; the automatic dealer does the rest, and every refusal comes with its clause.
Start at `deal`; what lines mean is in deal_lines.py, how it looks in deal_tell.py.
"""

from __future__ import annotations

import sys
from contextlib import ExitStack
from typing import Final

import click

from croupier.automatic import AutomaticDealer, DealingStopped, NoSuchLayout, usual_setup
from croupier.cards import quoted
from croupier.clauses import Refusal
from croupier.cli.deal_lines import Sitting
from croupier.cli.deal_log import in_memory, now, on_a_log
from croupier.cli.deal_tell import Teller
from croupier.cli.log_options import keys_option
from croupier.cli.show import console, print_json
from croupier.cli.speaking import no_amount, say
from croupier.cli.terms import (
    book_option,
    decks_option,
    find_book,
    json_option,
    option_option,
    read_chips,
    read_options,
)
from croupier.cli.trouble import NOT_VALID, NotGranted, NotValid
from croupier.money import AmountError, Cents, read_dollars
from croupier.rulebooks import Rulebook
from croupier.table import PATRON, Actor, Limit, Setup

_DAY: Final = 24 * 60 * 60 * 1000

_EXAMPLE = """Sit at a table in the terminal: coups dealt from a virtual shoe, by the book.

    \b
    Type a wager and an amount, then Enter; an empty line deals. `help` lists the rest.
      player 100        tie 10 banker 50        again        watch        why        quit

    \b
    Example:
      $ croupier deal --book crown-sydney --seed 7
      Coup 1 > banker 100
        you: $100 on banker  6.1
      Coup 1, $100 wagered >
        Player 9c 6c 5 ... Player draws on 5: 3h 8  9.5/Table 1:0-5
        Tie, 8 all ... you banker $100 standoff
    """


@click.command(help=_EXAMPLE)
@book_option
@click.option("--variation", metavar="VARIATION", help="The style of the table (the book's first).")
@decks_option
@option_option
@click.option("--layout", metavar="LAYOUT", help="The layout (one with areas for what is offered).")
@click.option("--offer", "offers", multiple=True, metavar="WAGER", help="A side wager the table offers; repeat it.")
@click.option("--method", metavar="METHOD", help="How the game is dealt (the dealer opens).")
@click.option(
    "--chip", "chips", multiple=True, default=("1",), metavar="DOLLARS", help="Smallest chip; repeat for more."
)
@click.option(
    "--limits", default="5-5000", show_default=True, metavar="MIN-MAX", help="Limits of every wager, in dollars."
)
@click.option("--patron", "patrons", multiple=True, default=("you",), metavar="NAME", help="Who sits; repeat it.")
@click.option("--chips-each", default="1000", show_default=True, metavar="DOLLARS", help="What each patron brings.")
@click.option("--seed", type=int, metavar="N", help="Shuffle repeatably with this seed (else by chance).")
@click.option("--log", "address", metavar="LOG", help="Keep everything in this log: an SQLite file or postgresql://...")
@click.option("--table", default="terminal", show_default=True, metavar="TABLE", help="The table's name in the log.")
@keys_option
@json_option
def deal(
    book: str,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    layout: str | None,
    offers: tuple[str, ...],
    method: str | None,
    chips: tuple[str, ...],
    limits: str,
    patrons: tuple[str, ...],
    chips_each: str,
    seed: int | None,
    address: str | None,
    table: str,
    keys: str | None,
    as_json: bool,
) -> None:
    rulebook = find_book(book)
    try:
        setup = usual_setup(
            rulebook,
            variation,
            gaming_ends=now() + _DAY,
            limits=_limits(limits, rulebook),
            chips=read_chips(chips, rulebook).values,
            decks=decks,
            options=read_options(options),
            layout=layout,
            side_wagers=offers,
            patrons=len(patrons),
            method=method,
        )
    except NoSuchLayout as error:
        raise NotValid(say("terminal-deal-no-layout", book=error.book, wagers=error.wagers)) from None
    brought = _amount("--chips-each", chips_each, rulebook)
    teller = Teller(console(), rulebook, setup, seed, table, quiet=as_json)
    with ExitStack() as stack:
        if address is None:
            dealer = in_memory(table, rulebook, teller.hear, seed)
        else:
            kept = on_a_log(
                address, keys, table=table, book=rulebook, heard=teller.hear, seed=seed, recalled=teller.recall
            )
            dealer = stack.enter_context(kept)
        try:
            unread = _play(dealer, teller, setup, patrons, brought, prompt=sys.stdin.isatty() and not as_json)
        except DealingStopped as stopped:
            said = say("terminal-deal-stopped", why=str(stopped), closed=stopped.closed)
            raise click.ClickException(said) from None
    if as_json:
        print_json(teller.record())
    if unread and not sys.stdin.isatty():
        raise SystemExit(NOT_VALID)


def _play(
    dealer: AutomaticDealer, teller: Teller, setup: Setup, patrons: tuple[str, ...], brought: Cents, *, prompt: bool
) -> int:
    """Open, or go on where the log of the table stops; then listen. How many lines could not be acted on."""
    if len(set(patrons)) < len(patrons) or not all(name.strip() for name in patrons):
        raise click.UsageError("every --patron needs a name of their own")
    open_now = dealer.table.setup
    if open_now is None:
        dealer.advance()  # a shoe of the day before may be left to reveal
        _open(dealer, setup, patrons)
    elif dealer.book.called(dealer.table.edition) is None:
        editions = {"open": dealer.table.edition, "asked": dealer.book.edition}
        raise NotValid(say("terminal-deal-other-edition", table=dealer.table.id, **editions))
    else:
        teller.setup = open_now
    teller.greet()
    if open_now is not None:
        goes_on = teller.words("terminal-deal-goes-on", table=dealer.table.id, coup=dealer.table.coup.number)
        teller.say(goes_on, "yellow")
    _sit(dealer, patrons, brought)
    unread = _listen(Sitting(dealer, teller, patrons), prompt=prompt)
    teller.part(dealer.table, patrons)
    if not dealer.retire():
        teller.unrevealed(dealer.table)
    return unread


def _listen(sitting: Sitting, *, prompt: bool) -> int:
    """Read lines until there are no more or someone quits; how many could not be acted on."""
    unread = 0
    while True:
        if prompt:
            sitting.teller.prompt(sitting.dealer.table)
        line = sys.stdin.readline()
        if not line:
            return unread
        try:
            if not sitting.act(line):
                return unread
        except NotValid as error:
            unread += 1
            click.echo(f"croupier: {error.format_message()}", err=True)


def _open(dealer: AutomaticDealer, setup: Setup, patrons: tuple[str, ...]) -> None:
    refusal = dealer.open(setup)
    if refusal is not None:
        raise NotGranted(refusal, book=dealer.book)
    if len(patrons) > setup.places:
        raise NotValid(say("terminal-deal-too-many", patrons=len(patrons), places=setup.places))


def _sit(dealer: AutomaticDealer, patrons: tuple[str, ...], chips: Cents) -> None:
    for seat, name in enumerate(patrons, start=1):
        if name in dealer.table.patrons:
            continue
        for answer in (
            dealer.say("arrive", dealer.staff(dealer.book.authority.rank[0].id), patron=name, chips=chips),
            dealer.say("sit-down", Actor(name, PATRON), patron=name, seat=seat),
        ):
            if isinstance(answer, Refusal):
                raise NotGranted(answer, book=dealer.book)
    dealer.advance()


def _limits(text: str, book: Rulebook) -> Limit:
    low, dash, high = text.partition("-")
    if not dash:
        raise click.UsageError(f"--limits {quoted(text)} must be MIN-MAX in dollars, such as 5-5000")
    return Limit(_amount("--limits", low, book), _amount("--limits", high, book))


def _amount(what: str, text: str, book: Rulebook) -> Cents:
    try:
        return read_dollars(text)
    except AmountError as error:
        why = no_amount(error, book)
        raise NotValid(say("terminal-option-is-no-amount", what=what, amount=quoted(text), why=why)) from None
