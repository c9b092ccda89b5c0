"""`croupier rules check`: is a folder a book, and can it be dealt.

Loading finds the faults of the files; a trial shoe of every variation and layout, whether play goes on. Start at
`check`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click
import msgspec

from croupier.clauses import Status
from croupier.cli.show import console, print_json, styled
from croupier.cli.speaking import refused, say, speaker_of
from croupier.cli.terms import find_book, json_option
from croupier.cli.trouble import NOT_VALID, error_for_programs, trouble_of
from croupier.keeping import make_anew
from croupier.languages import Fact
from croupier.languages.own import own
from croupier.rulebooks import Rulebook, RulebookError
from croupier.rulebooks.coverage import coverage

if TYPE_CHECKING:
    from croupier.automatic.trial import Trial


@click.command()
@click.argument("folder")
@json_option
def check(folder: str, as_json: bool) -> None:
    """Check a rulebook's folder and list every fault with file, line and key, also those of its translations.

    Then a trial shoe of every variation and layout is dealt, with wagers on all that is offered; where play
    cannot go on, it says so, and what the table waits for.

    \b
    Example:
      $ croupier rules check my-casino
      rulebook my-casino has 2 faults:
        wagers.toml:51: wager[tie].row[Tie].pays: '8:1' is not odds: write them as '8 to 1'
        ...
    """
    from croupier.automatic.trial import trials
    from croupier.rulebooks.translations import translation_faults

    make_anew()  # whoever asks whether it is a book wants it proved
    try:
        rulebook = find_book(folder)
        if faults := translation_faults(rulebook):
            raise RulebookError(rulebook.id, faults)
    except RulebookError as error:
        if not as_json:
            raise
        document = {"book": error.book, "faults": [msgspec.structs.asdict(one) for one in error.faults]}
        print_json(document | {"error": error_for_programs(trouble_of(error))})
        raise click.exceptions.Exit(NOT_VALID) from None
    owed = [
        one for one in coverage(rulebook) if one.row.status is Status.ENCODED and not one.row.comes and not one.encoded
    ]
    dealt = tuple(trials(rulebook))
    stopped = [one for one in dealt if one.stopped]
    if as_json:
        print_json(
            {
                "book": rulebook.id,
                "edition": rulebook.edition,
                "faults": [],
                "not encoded": [one.row.clause for one in owed],
                "trials": [_trial(one) for one in dealt],
            }
        )
    else:
        out, told = console(), own(rulebook, speaker_of(rulebook))
        counts = {"clauses": len(rulebook.register), "wagers": len(rulebook.wager_ids())}
        variations = len(rulebook.variations)
        out.print(styled(say("terminal-rules-no-faults", edition=rulebook.imprint, variations=variations, **counts)))
        for one in owed:
            row = {"clause": one.row.clause.number, "paraphrase": told(one.row.paraphrase)}
            out.print(styled(f"  {say('terminal-rules-not-cited', **row)}", "yellow"))
        coups = sum(one.coups for one in dealt)
        out.print(styled(say("terminal-rules-trials", shoes=len(dealt) - len(stopped), coups=coups)))
        for trial in stopped:
            out.print(styled(f"  {_stopped(rulebook, trial)}", "red"))
    if stopped:
        raise click.exceptions.Exit(NOT_VALID)


def _trial(one: Trial) -> dict[str, Any]:
    refusal = one.refusal
    return {
        "variation": one.variation,
        "layout": one.layout,
        "coups": one.coups,
        "stopped": one.stopped,
        "stage": one.stage.value,
        "waits for": one.waits_for,
        "reason": refusal and refusal.reason.value,
        "clauses": refusal.clauses if refusal else (),
    }


def _stopped(book: Rulebook, one: Trial) -> str:
    """Where it stopped, and why if the table said so."""
    why = refused(one.refusal, speaker_of(book)) if one.refusal else ""
    at: dict[str, Fact] = {"variation": one.variation, "layout": one.layout, "coups": one.coups}
    return say("terminal-rules-trial-stopped", stage=one.stage.value, step=one.waits_for, why=why, **at)
