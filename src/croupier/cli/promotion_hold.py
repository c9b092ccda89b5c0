"""`croupier promotion publish | enter | draw | refuse | step`: from terms to prizes, on a promotion's stream in a log.

Each verb gives commands and tells what came of them; what is refused is said with its clause. Start at `publish`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from croupier.clauses import Refusal, Silent
from croupier.cli.log_options import keys_option, log_option
from croupier.cli.promotion_desk import PromotionDesk, promotion_desk
from croupier.cli.promotion_lists import prescribed_option, read_list
from croupier.cli.speaking import say, speaker_by_clock, speaker_of
from croupier.cli.terms_files import terms_text
from croupier.cli.tournament_desk import actor_option, name_argument
from croupier.cli.trouble import NotGranted, NotValid
from croupier.promotions import records as r


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--name", metavar="NAME", help="What the promotion is called in the log (the file's own name).")
@click.option("--where", default="", metavar="PLACE", help="Where the terms are to be had (as the terms say).")
@click.option("--submitted", metavar="REFERENCE", help="The regulator was given these terms, under this reference.")
@click.option("--commit", is_flag=True, help="Commit to the tape of the draw, which is sealed beside the log.")
@click.option("--start", is_flag=True, help="And begin: from now on entries are received.")
@prescribed_option
@log_option
@keys_option
@actor_option
def publish(
    file: str,
    name: str | None,
    where: str,
    submitted: str | None,
    commit: bool,
    start: bool,
    prescribed: Path | None,
    address: str,
    keys: str | None,
    actor: str,
) -> None:
    """Begin a promotion with the terms in FILE, and publish them; given again, a further edition is published.

    \b
    Example:
      $ croupier promotion publish draw.toml --submitted N-12 --commit --log day.db
      A promotion is to be held: draw  16.1 ...
    """
    from croupier.promotions.terms.reading import read_promotion
    from croupier.rulebooks import open_book

    read = read_promotion(terms_text(file))
    if read.faults:
        speaker = speaker_of()
        told = [f"{file}, {say('director-line', line=one.line)}: {speaker.said(one.message)}" for one in read.faults]
        raise NotValid("\n".join(told))
    with promotion_desk(address, keys, name or Path(file).stem, actor=actor, new=True) as held:
        held.goes_by(open_book(read.terms.book))
        if not held.promotion.name:
            held.give(r.BeginPromotion, name=held.name)
        edition = held.promotion.holds
        if edition is None or edition is not held.promotion.editions[-1] or edition.terms != read.terms:
            held.give(r.WritePromotionTerms, terms=read.terms)
            listed = read_list(prescribed) if prescribed else held.promotion.prescribed
            held.give(r.PublishPromotionTerms, where=where or read.terms.available, prescribed=listed)
        elif not (submitted or commit or start):
            click.echo(say("promotion-published-already", file=file, edition=edition.number))
        if submitted:
            held.give(r.SubmitPromotionTerms, to=_regulator(held), reference=submitted)
        if commit:
            from croupier.floor.ballots import SealedBallots

            held.give(r.CommitDraw, commitment=SealedBallots(held.log, held.keys.tape_key).commit(held.id))
        if start:
            held.give(r.StartPromotion)


def _regulator(held: PromotionDesk) -> str:
    chapter = held.book.promotions
    return "" if isinstance(chapter, Silent) else chapter.terms.submitted.to


@click.command()
@name_argument
@click.argument("entrants", nargs=-1, required=True, metavar="ENTRANT...")
@click.option("--by", type=click.Choice(("wager", "visit", "hand")), default="hand", show_default=True, help="How.")
@click.option("--wager", metavar="DOLLARS", help="What was wagered.")
@click.option(
    "--reference", default="", metavar="REFERENCE", help="Where it can be found: a receipt, a table and coup."
)
@click.option("--not-eligible", is_flag=True, help="The desk found that they do not meet the criteria.")
@click.option("--excluded", is_flag=True, help="They are excluded or otherwise kept from the casino.")
@log_option
@keys_option
@actor_option
def enter(
    name: str,
    entrants: tuple[str, ...],
    by: str,
    wager: str | None,
    reference: str,
    not_eligible: bool,
    excluded: bool,
    address: str,
    keys: str | None,
    actor: str,
) -> None:
    """Receive an entry of each ENTRANT: people are named by their ids.

    \b
    Example:
      $ croupier promotion enter draw P1 P2 --by wager --wager 60 --log day.db
      P1 has entry 1  13.5.4 ...
    """
    from croupier.money import AmountError, read_dollars

    try:
        amount = read_dollars(wager) if wager is not None else 0
    except AmountError as error:
        raise click.UsageError(str(error)) from None
    with promotion_desk(address, keys, name, actor=actor) as held:
        for one in entrants:
            facts: dict[str, Any] = {"by": by, "wager": amount, "reference": reference}
            held.give(r.EnterPromotion, entrant=one, eligible=not not_eligible, excluded=excluded, **facts)


@click.command()
@name_argument
@click.option("--word", required=True, metavar="WORD", help="The word that was given at the draw.")
@click.option("--by", required=True, metavar="PERSON", help="Who gave it: a scrutineer of the terms, or an entrant.")
@log_option
@keys_option
@actor_option
def draw(name: str, word: str, by: str, address: str, keys: str | None, actor: str) -> None:
    """Draw every prize that nobody has: from the tape that was committed to, and a word given now.

    \b
    Example:
      $ croupier promotion draw draw --word magpie --by P1 --log day.db
      The prizes are drawn ...
    """
    from croupier.floor.ballots import SealedBallots

    with promotion_desk(address, keys, name, actor=actor) as held:
        first = next((one.commitment for one in _events(held) if isinstance(one, r.DrawCommitted)), "")
        if not first:  # the core says what is missing
            held.give(r.DrawPrizes, tape="0" * 64, salt="0" * 64, word=word, by=by)
            return
        tapes = SealedBallots(held.log, held.keys.tape_key)
        tape, salt = tapes.open(first, held.id, held.promotion.draws + 1)
        held.give(r.DrawPrizes, tape=tape.hex(), salt=salt.hex(), word=word, by=by)


def _events(held: PromotionDesk) -> list[Any]:
    from croupier.promotions.upcast import read_event

    return [read_event(entry.body) for entry in held.log.entries(held.id)]


@click.command()
@name_argument
@click.argument("claimant", metavar="CLAIMANT")
@click.option("--prize", type=click.IntRange(1), required=True, help="Which prize, as the terms list them.")
@click.option("--award", type=click.IntRange(1), default=None, help="The award that they had won, where they had.")
@click.option("--reason", required=True, metavar="REASON", help="Why.")
@click.option("--called", default="", metavar="NAME", help="Their name: kept apart from the log.")
@click.option("--address", "home", default="", metavar="ADDRESS", help="Their address: kept apart from the log.")
@log_option
@keys_option
@actor_option
def refuse(
    name: str,
    claimant: str,
    prize: int,
    award: int | None,
    reason: str,
    called: str,
    home: str,
    address: str,
    keys: str | None,
    actor: str,
) -> None:
    """Refuse a prize to CLAIMANT, with the reason; what the book orders kept of them is kept apart from the log.

    \b
    Example:
      $ croupier promotion refuse draw P7 --prize 1 --reason "no entry" --called "Kim Lee" --address "1 Example St"
      Claim 1: a prize is refused to P7 ...
    """
    from croupier.store.claims import KeptClaimant, drop_claimant, keep_claimant

    with promotion_desk(address, keys, name, actor=actor) as held:
        number = len(held.promotion.claims) + 1
        details = tuple(kind for kind, text in (("name", called), ("address", home)) if text.strip())
        if details:
            keep_claimant(held.log, held.id, number, KeptClaimant(called, home))
        facts = {"claimant": claimant, "prize": prize, "award": award or 0, "reason": reason, "details": details}
        answer = held.answer(r.RefusePrize, **facts)
        if isinstance(answer, Refusal):
            if details:
                drop_claimant(held.log, held.id, number)
            raise NotGranted(answer, speaker_by_clock(held.book))


@click.command()
@name_argument
@click.argument("words", nargs=-1, required=True, metavar="COMMAND [FACT=VALUE]...")
@log_option
@keys_option
@actor_option
def step(name: str, words: tuple[str, ...], address: str, keys: str | None, actor: str) -> None:
    """Give any other command of a promotion: a winner contacted, a prize awarded, a draw postponed.

    \b
    Example:
      $ croupier promotion step draw contact-winner award=1 method=telephone reached=yes --log day.db
      The winner of award 1 was told ...
    """
    from croupier.promotions.codec import PROMOTION_COMMANDS
    from croupier.scenario.facts import read_step
    from croupier.scenario.values import ValueProblem

    try:
        read = read_step(words, known=PROMOTION_COMMANDS)
    except ValueProblem as error:
        raise NotValid(str(error)) from None
    with promotion_desk(address, keys, name, actor=read.actor or actor) as held:
        held.give(read.kind, **read.facts)
