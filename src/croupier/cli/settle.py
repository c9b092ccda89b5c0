"""`croupier settle`: who won, what each wager gets to the cent, and which clause says so.

It reads text, hands it to the engine and prints the answer. Start at `settle`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from croupier.as_data import to_dict
from croupier.cards import quoted, read_coup
from croupier.clauses import Refusal
from croupier.cli.calls import calls
from croupier.cli.speaking import say, speaker_of
from croupier.cli.stakes import read_amount, read_stakes
from croupier.cli.terms import fix_terms, json_option, table_options
from croupier.cli.trouble import NotGranted, NotValid
from croupier.coup import Outcome, Settled, SettledCoup, Stake, Terms, Winner, settle_streaks, settle_void
from croupier.coup import settle as settle_coup
from croupier.languages import Speaker
from croupier.languages.own import own
from croupier.money import Cents
from croupier.rulebooks import Rulebook
from croupier.words.refusals import clause_numbers
from croupier.words.rows import row_message, settled_by

if TYPE_CHECKING:
    from rich.table import Table

_OUTCOMES: Final = {"p": Outcome.PLAYER, "b": Outcome.BANKER, "t": Outcome.TIE} | {one.value: one for one in Outcome}
_NOMINATIONS: Final = {"p": Winner.PLAYER, "player": Winner.PLAYER, "b": Winner.BANKER, "banker": Winner.BANKER}
_NO_MAIN_WAGER: Final = ("-", "none")
_NO_CARDS: Final = {"void": Outcome.VOID, "dummy": Outcome.DUMMY}

_EXAMPLE = """Settle wagers on a coup, or over several, and name every clause.

    COUP is Player's cards / Banker's cards, such as 3sKd4h/6cTd, or the word void or dummy.
    A wager is name=dollars; name=dollars:token stakes a promotional token.

    \b
    Examples:
      $ croupier settle --book crown-sydney --variation crown --option tiger=3 \\
          "2s3dKh/3cTd3s" banker=100 tiger=10
      Banker wins, 6 to 5 ... banker wins, profit $50 ... tiger wins, profit $250

    \b
      $ croupier settle --book crown-melbourne --variation traditional \\
          --results "P P dummy P T" player-dragon-tail-early=100
      player-dragon-tail-early wins, 3 in a row, ended by a Tie, profit $300
    """


@click.command(help=_EXAMPLE)
@table_options
@click.option(
    "--chip",
    "chips",
    multiple=True,
    default=("1.00",),
    metavar="DOLLARS",
    help="Smallest chip, default 1.00; repeat for a set of chips.",
)
@click.option("--differential", metavar="DOLLARS", help="Table differential, for a wager above it arranged beforehand.")
@click.option("--results", metavar="TEXT", help="Outcomes of successive coups: P B T dummy void end shuffle close.")
@click.option(
    "--nominate", metavar="TEXT", help="The hand nominated in each coup of a combination Run: P, B, or - for none."
)
@json_option
@click.argument("words", nargs=-1, metavar="[COUP] WAGER=DOLLARS...")
def settle(
    book: str,
    variation: str | None,
    decks: int | None,
    options: tuple[str, ...],
    chips: tuple[str, ...],
    differential: str | None,
    results: str | None,
    nominate: str | None,
    as_json: bool,
    words: tuple[str, ...],
) -> None:
    coups = [word for word in words if "=" not in word]
    stakes = read_stakes(book, [word for word in words if "=" in word])
    if results is not None and coups:
        raise click.UsageError("give either a coup's cards or --results, not both")
    if results is None and len(coups) != 1:
        raise click.UsageError(
            "give one coup, such as 3sKd4h/6cTd, or --results" + (f" (found {len(coups)})" if coups else "")
        )
    if results is None and nominate is not None:
        raise click.UsageError("--nominate goes with --results and a combination Run")
    if differential is not None and (results is not None or coups[0].lower() in _NO_CARDS):
        raise click.UsageError("--differential goes with a coup's cards")
    rulebook, terms = fix_terms(book, variation, decks, options, chips)
    if results is not None:
        _settle_several(rulebook, terms, results=results, nominate=nominate, stakes=stakes, as_json=as_json)
    elif coups[0].lower() in _NO_CARDS:
        outcome = _NO_CARDS[coups[0].lower()]
        answers = settle_void(terms, stakes, outcome)
        if isinstance(answers, Refusal):
            raise NotGranted(answers, book=rulebook)
        _print(
            rulebook,
            terms,
            None,
            answers,
            as_json=as_json,
            extra={"result": "void"},
            heading=say(f"terminal-settle-{outcome.value}"),
        )
    else:
        limit = None if differential is None else read_amount(book, differential, "--differential")
        hands = read_coup(coups[0])
        coup = settle_coup(terms, hands, stakes, differential=limit)
        if isinstance(coup, Refusal):
            raise NotGranted(coup, book=rulebook)
        _print(rulebook, terms, coup, coup.wagers, as_json=as_json, extra={"result": coup.winner}, heading=None)


def _settle_several(
    book: Rulebook, terms: Terms, results: str, nominate: str | None, stakes: list[Stake], as_json: bool
) -> None:
    outcomes = [
        _look_up(word, _OUTCOMES, "--results", "P B T dummy void end shuffle close") for word in results.split()
    ]
    if not outcomes:
        raise click.UsageError("--results is empty: give at least one of P B T dummy void end shuffle close")
    nominations: list[Winner | None] = [
        None if word.lower() in _NO_MAIN_WAGER else _look_up(word, _NOMINATIONS, "--nominate", "P B -")
        for word in (nominate or "").split()
    ]
    combinations = [stake.wager for stake in stakes if (run := terms.runs.get(stake.wager)) and run.of is None]
    if nominations and not combinations:
        raise click.UsageError("--nominate goes with a combination Run, and none is staked")
    answers = settle_streaks(terms, outcomes, stakes, nominations)
    if isinstance(answers, Refusal):
        raise NotGranted(answers, book=book)
    extra = {"results": [outcome.value for outcome in outcomes]}
    heard = " ".join(
        outcome.value[0].upper() if outcome.value in list(Winner) else outcome.value for outcome in outcomes
    )
    _print(
        book, terms, None, answers, as_json=as_json, extra=extra, heading=say("terminal-settle-results", results=heard)
    )


def _look_up(word: str, known: dict[str, Any], option: str, names: str) -> Any:
    found = known.get(word.lower())
    if found is None:
        raise NotValid(say("terminal-settle-not-one-of", word=quoted(word), option=option, known=names))
    return found


def _print(
    book: Rulebook,
    terms: Terms,
    coup: SettledCoup | None,
    answers: tuple[Settled, ...],
    as_json: bool,
    extra: dict[str, Any],
    heading: str | None,
) -> None:
    if as_json:
        from croupier.cli.for_programs import print_json

        print_json(_document(book, terms, coup, answers, extra))
    else:
        _print_table(book, terms, coup, answers, heading)


def _document(
    book: Rulebook, terms: Terms, coup: SettledCoup | None, answers: tuple[Settled, ...], extra: dict[str, Any]
) -> dict[str, Any]:
    document: dict[str, Any] = {"book": terms.book, "edition": terms.edition, "variation": terms.variation}
    document |= {"decks": terms.decks, "options": terms.options, **extra}
    if coup:
        document |= to_dict(coup.hands)
        document["clauses"] = coup.clauses
    document["wagers"] = [wager_document(answer, book) for answer in answers]
    return document


def wager_document(answer: Settled, book: Rulebook | None) -> dict[str, Any]:
    document: dict[str, Any] = {
        "wager": answer.wager,
        "stake": answer.stake,
        "resolution": answer.resolution.value,
        "profit": answer.profit,
        "commission": answer.commission,
        "returned": answer.returned,
        "row": settled_by(answer, book),
        "row_id": answer.row,
        "clauses": answer.clauses,
    }
    if answer.figures:
        document["figures"] = dict(answer.figures)
    if answer.rounding:
        document["rounding"] = answer.rounding
    if answer.token:
        document["token"] = True
    if answer.parts:
        document["parts"] = [wager_document(part, book) for part in answer.parts]
    return document


def _print_table(
    book: Rulebook, terms: Terms, coup: SettledCoup | None, answers: tuple[Settled, ...], heading: str | None
) -> None:
    from croupier.cli.laid_out import tell_table
    from croupier.cli.show import SIDE_STYLES, console, spoken, styled

    out, speaker = console(), speaker_of(book)
    told = own(book, speaker)
    variation = book.variation(terms.variation)
    assert variation is not None
    under = speaker.say("terminal-settle-terms", edition=terms.edition, decks=terms.decks)
    where = {"casino": book.source.casino, "variation": told(variation.name), "terms": under}
    out.print(spoken(speaker, "terminal-settle-title", {"casino": "bold", "terms": "dim"}, **where))
    if variation.tournament_only:
        cited = f"({clause_numbers(variation.clauses)})"
        out.print(spoken(speaker, "terminal-settle-tournament", {"clauses": "dim"}, "yellow", clauses=cited))
    if heading:
        out.print(styled(heading))
    if coup:
        out.print()
        *before, (result, merit) = calls(terms, coup.hands)
        for call, clauses in before:
            line = styled("  " + speaker.said(call))
            line.append(f"  {clause_numbers(clauses, book=book.id)}", style="dim")
            out.print(line)
        line = styled(f"\n  {speaker.said(result)}", f"bold {SIDE_STYLES[coup.winner]}")
        line.append(f"  {clause_numbers(merit, book=book.id)}", style="not bold dim default")
        out.print(line)
    every = [(one, depth) for answer in answers for one, depth in ((answer, 0), *((part, 1) for part in answer.parts))]
    tell_table(out, _grid(book, speaker, every))
    tell_table(out, _clauses(book, speaker, every))
    if any(answer.rounding for answer in answers):
        cited = clause_numbers(terms.rounded_by, book=book.id)
        rounding, chips = terms.rounding.value.value, terms.chips.values
        out.print(styled(speaker.say("terminal-settle-rounded", direction=rounding, chips=chips, clauses=cited)))
    if len(answers) > 1:
        staked, returned = sum(one.stake for one in answers), sum(one.returned for one in answers)
        out.print(speaker.say("terminal-settle-in-all", staked=staked, returned=returned), markup=False)


def _grid(book: Rulebook, speaker: Speaker, every: list[tuple[Settled, int]]) -> Table:
    from croupier.cli.show import resolution_text, styled, table

    def money(cents: Cents) -> str:
        return speaker.money(cents) if cents else "-"

    def decided_by(one: Settled) -> str:
        return speaker.said(row_message(one.row, one.row_told))

    wager, row, *figures = (
        speaker.say(f"terminal-column-{one}") for one in ("wager", "row", "stake", "profit", "commission", "returned")
    )
    grid = table(wager, figures[0], "", row, *figures[1:], right=tuple(figures), whole=(wager, ""))
    for one, depth in every:
        name = speaker.named("wager", one.wager)
        grid.add_row(
            styled("  " * depth + (speaker.say("terminal-settle-token", wager=name) if one.token else name)),
            speaker.money(one.stake),
            resolution_text(speaker, one.resolution.value),
            styled(speaker.say("terminal-settle-its-parts") if one.parts else decided_by(one)),
            money(one.profit),
            money(one.commission),
            money(one.returned),
        )
    return grid


def _clauses(book: Rulebook, speaker: Speaker, every: list[tuple[Settled, int]]) -> Table:
    from croupier.cli.show import styled, table

    why = table("", " ", whole=("",))  # its head is not shown
    why.show_header = False
    for one, _ in every:
        parts = {clause for part in one.parts for clause in part.clauses}
        cited = tuple(clause for clause in one.clauses if clause not in parts)
        name = speaker.named("wager", one.wager)
        why.add_row(styled(name), styled(clause_numbers(cited, book=book.id), "dim"))
    return why
