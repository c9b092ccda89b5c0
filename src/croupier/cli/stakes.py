"""Wagers and amounts as people type them: `banker=100`, `tie=5:token`. Start at `read_stakes`."""

from __future__ import annotations

from collections.abc import Sequence

import click

from croupier.cards import quoted
from croupier.cli.speaking import no_amount, say
from croupier.cli.terms import find_book
from croupier.cli.trouble import NotValid
from croupier.coup import Stake
from croupier.money import AmountError, Cents, read_dollars


def read_stakes(book: str, words: Sequence[str], *, tokens: bool = True) -> list[Stake]:
    stakes: list[Stake] = []
    for word in words:
        wager, _, text = word.partition("=")
        amount, colon, kind = text.partition(":")
        if not wager or (colon and (kind != "token" or not tokens)):
            with_token = " or WAGER=DOLLARS:token" if tokens else ""
            raise click.UsageError(f"{quoted(word)} must be WAGER=DOLLARS{with_token}, such as banker=100")
        if any(stake.wager == wager for stake in stakes):
            raise click.UsageError(f"{quoted(wager)} is staked twice: give one amount for it")
        stakes.append(Stake(wager, _read(book, amount, "terminal-cannot-be-staked", wager), bool(colon)))
    if not stakes:
        raise click.UsageError("give at least one wager, such as banker=100")
    return stakes


def read_amount(book: str, text: str, option: str) -> Cents:
    """What an option has."""
    return _read(book, text, "terminal-option-is-no-amount", option)


def _read(book: str, text: str, otherwise: str, what: str) -> Cents:
    try:
        return read_dollars(text)
    except AmountError as error:
        why = no_amount(error, find_book(book))
        raise NotValid(say(otherwise, what=what, amount=quoted(text), why=why)) from None
