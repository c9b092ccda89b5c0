"""A book as a flat sheet of statements: topic, thing, what the book says, and the clauses.

One sheet serves `rules show`, `rules diff` and the reader who wants a whole page. It explains and decides nothing.
Start at `sheet`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from croupier.clauses import Clauses, Silent
from croupier.rulebooks import provisions as p
from croupier.rulebooks.procedure_sheet import procedure_statements
from croupier.rulebooks.rulebook import Rulebook

SILENT = "says nothing"


class Statement(msgspec.Struct, frozen=True):
    topic: str
    thing: str
    says: str
    clauses: Clauses


def sheet(book: Rulebook) -> tuple[Statement, ...]:
    return tuple(
        statement
        for part in (
            _source,
            _words,
            _cards,
            _table_of_play,
            _variations,
            _wagers,
            _streaks,
            _settlement,
            _options,
            _layouts,
            _procedure,
        )
        for statement in part(book)
    )


def _procedure(book: Rulebook) -> Iterator[Statement]:
    return (Statement(*told) for told in procedure_statements(book))


def _silent(topic: str, thing: str, silence: Silent) -> Statement:
    return Statement(topic, thing, SILENT + (f" (reading {silence.reading})" if silence.reading else ""), ())


def _source(book: Rulebook) -> Iterator[Statement]:
    source, paper = book.source, book.source.instrument
    for thing, says in (
        ("casino", source.casino),
        ("title", source.title),
        ("version", source.version),
        ("instrument", f"{paper.kind} {paper.reference}"),
        ("authority", paper.authority),
        ("made", paper.made),
        ("commences", paper.commences),
        ("supersedes", paper.supersedes),
    ):
        yield Statement("source", thing, says, paper.clauses)
    if source.falls_back:
        yield Statement("source", "where silent", f"falls back to {source.falls_back.to}", source.falls_back.clauses)


def _words(book: Rulebook) -> Iterator[Statement]:
    for field in msgspec.structs.fields(p.Words):
        word = getattr(book.words, field.name)
        if isinstance(word, Silent):
            yield _silent("words", field.encode_name, word)
        else:
            yield Statement("words", field.encode_name, word.word, word.clauses)


_EXACTNESS = {"about": "about ", "at-least": "at least ", "exactly": ""}


def _cards(book: Rulebook) -> Iterator[Statement]:
    cards = book.cards
    yield Statement("cards", "decks", ", ".join(map(str, cards.decks.allowed)), cards.decks.clauses)
    for requirement in cards.deck_requirement:
        needs = "".join(f" when {option}={value}" for option, value in requirement.needs.items())
        decks = " or ".join(map(str, requirement.decks))
        yield Statement("cards", f"decks with {', '.join(requirement.wagers)}", decks + needs, requirement.clauses)
    values = "ace 1, two to nine their face, ten and pictures 0"
    yield Statement("cards", "values", values, cards.card_values.clauses)
    yield Statement("cards", "point count", "the right-hand digit of the sum", cards.point_count.clauses)
    yield Statement("cards", "cutting cards", str(cards.cutting_cards.number), cards.cutting_cards.clauses)
    cut = f"{_EXACTNESS[cards.cut.exactness]}{_plural(cards.cut.decks_from_either_end, 'deck')} from either end"
    yield Statement("cards", "depth of the cut", cut, cards.cut.clauses)
    for place in cards.cutting_card_place:
        says = f"{_EXACTNESS[place.exactness]}{place.cards_from_back} cards from the back"
        yield Statement("cards", f"cutting card, {place.id}", says, place.clauses)
    for burn in cards.burn:
        says = (
            "the first card"
            if burn.form == "first-card"
            else "the first card, then as many as it counts (ten for tens)"
        )
        yield Statement("cards", f"burn, {burn.id}", f"{burn.name}: {says}", burn.clauses)
    if isinstance(cards.burn_each_coup, Silent):
        yield _silent("cards", "burn in each coup", cards.burn_each_coup)
    else:
        says = f"permitted, {cards.burn_each_coup.default} unless chosen"
        yield Statement("cards", "burn in each coup", says, cards.burn_each_coup.clauses)
    yield Statement("cards", "end of the shoe", cards.shoe_end.policy.replace("-", " "), cards.shoe_end.clauses)
    yield _toggle("cards", "cutting card as first card", cards.cutting_card_first)
    if isinstance(cards.extra_round_repeats, Silent):
        yield _silent("cards", "a second extra round", cards.extra_round_repeats)
    else:
        yield _toggle("cards", "a second extra round", cards.extra_round_repeats)
    yield Statement("cards", "first four cards", ", ".join(cards.deal_order.order), cards.deal_order.clauses)


def _toggle(topic: str, thing: str, toggle: p.Toggle) -> Statement:
    says = toggle.policy if toggle.policy is not None else f"option {toggle.option}"
    return Statement(topic, thing, says.replace("-", " "), toggle.clauses)


def _table_of_play(book: Rulebook) -> Iterator[Statement]:
    tableau = book.tableau
    naturals = " or ".join(map(str, tableau.naturals.value))
    yield Statement("tableau", "natural", f"{naturals} on two cards: no more cards", tableau.naturals.clauses)
    for name, counts in (("draws", book.table_of_play.player.draws), ("stands", book.table_of_play.player.stands)):
        yield Statement("tableau", f"Player {name}", ", ".join(map(str, counts)), book.table_of_play.player.clauses)
    for count, row in enumerate(tableau.banker[:8]):
        letters = [cell.value[0].upper() for cell in row]
        says = f"{letters[10]} | {' '.join(letters[:10])}"
        yield Statement("tableau", f"Banker {count} (no card | 0 to 9)", says, row[0].clauses)


def _variations(book: Rulebook) -> Iterator[Statement]:
    for variation in book.variations:
        yield Statement("variations", variation.id, f"{variation.name}. {variation.about}", variation.clauses)


def _wagers(book: Rulebook) -> Iterator[Statement]:
    for entry in book.wagers:
        where = "" if entry.variations == p.ALL else f" [{', '.join(entry.variations)}]"
        needs = "".join(f" when {option}={value}" for option, value in entry.needs.items())
        topic = f"wager {entry.id}{where}{needs}"
        if entry.settled != "end-of-coup":
            yield Statement(topic, "settled", entry.settled.replace("-", " "), entry.clauses)
        if entry.window:
            yield Statement(topic, "offered while", entry.window.told(), entry.clauses)
        if entry.also:
            says = f"{', '.join(entry.also.variations)} when {entry.also.option}={entry.also.value}"
            yield Statement(topic, "also in", says, entry.clauses)
        if entry.capped_by_main:
            yield Statement(topic, "at most", "the patron's own main wager", entry.clauses)
        for row in entry.row:
            yield Statement(topic, row.event, row_says(row), row.clauses)
        if entry.warning:
            yield Statement(topic, "warning", entry.warning, entry.clauses)
    for combined in book.combined:
        for part in combined.part:
            goes = part.wager or f"one of {', '.join(part.wagers.values())} (option {part.wager_by})"
            yield Statement(f"wager {combined.id}", f"{part.share} of the stake", f"on {goes}", combined.clauses)


def row_says(row: p.Row) -> str:
    """What a pay row does, in a few words: `1 to 1 less 5%`, `standoff`, `loses`."""
    if row.result == "loses":
        return "loses"
    pays = ""
    if row.pays:
        pays = f"{row.pays}"
    elif row.pays_by:
        odds = row.pays_by.odds
        listed = [str(one) for one in odds.values()]
        if len(set(listed)) > 5:
            pays = f"{listed[0]} up to {listed[-1]} by option {row.pays_by.option}"
        else:
            pays = ", ".join(f"{key}: {one}" for key, one in zip(odds, listed, strict=True))
            pays += f" (option {row.pays_by.option})"
    if row.commission:
        pays += f" less {row.commission}"
    return pays if row.result == "wins" else f"standoff{f', paid {pays}' if pays else ''}"


def _streaks(book: Rulebook) -> Iterator[Statement]:
    for name, policy in (("runs", book.streaks.runs), ("dragon tails", book.streaks.dragon_tails)):
        if isinstance(policy, Silent):
            yield _silent("wagers over several coups", name, policy)
            continue
        yield _toggle(name, "at the end of the shoe", policy.shoe_end)
        yield _toggle(name, "at an early shuffle", policy.early_shuffle)
        yield Statement(name, "broken by a tie", "yes", policy.broken_by_tie.clauses)
        yield Statement(name, "dummy coup", "no effect", policy.dummy_coup.clauses)
        if policy.missing_main:
            yield _toggle(name, "no main wager in a coup of a combination", policy.missing_main)
        if policy.placed_too_soon:
            yield Statement(name, "Late placed too soon", "returned", policy.placed_too_soon.clauses)
    entries: tuple[p.RunEntry | p.TailEntry, ...] = (*book.streaks.run, *book.streaks.dragon_tail)
    for entry in entries:
        for row in entry.row:
            yield Statement(f"wager {entry.id}", f"{row.length} in a row", str(row.pays), row.clauses)


def _settlement(book: Rulebook) -> Iterator[Statement]:
    rules = book.settlement
    rounding = rules.rounding
    says = (
        f"{rounding.direction} to the next amount payable in chips"
        if rounding.direction
        else f"option {rounding.option}"
    )
    if rounding.reading:
        says += f"; the book is silent (reading {rounding.reading})"
    yield Statement("settlement", "rounding", says, rounding.clauses)
    if isinstance(rules.commission, Silent):
        yield _silent("settlement", "commission", rules.commission)
    else:
        yield Statement("settlement", "commission", f"taken {rules.commission.taken}", rules.commission.clauses)
    yield Statement("settlement", "promotional tokens", _tokens(rules.tokens), rules.tokens.clauses)
    yield Statement("settlement", "standoff", "the stake neither wins nor loses", rules.standoff.clauses)
    yield Statement("settlement", "void", "every stake is returned", rules.void.clauses)
    if isinstance(rules.order, Silent):
        yield _silent("settlement", "order", rules.order)
    else:
        yield Statement("settlement", "order", "losing wagers are taken, then winners paid", rules.order.clauses)
    if not isinstance(rules.main_cap, Silent):
        says = f"option {rules.main_cap.option}"
        yield Statement("settlement", "cap by two main wagers", says, rules.main_cap.clauses)
    surcharge = rules.differential_surcharge
    if isinstance(surcharge, Silent):
        yield _silent("settlement", "above the table differential", surcharge)
    else:
        says = f"a further {surcharge.rate} on the excess, in {', '.join(surcharge.variations)}"
        yield Statement("settlement", "above the table differential", says, surcharge.clauses)


def _tokens(rule: p.TokenRule) -> str:
    if not rule.accepted:
        return "turned into chips first"
    if rule.kept_option:
        return f"accepted; kept or not by option {rule.kept_option}"
    return "accepted; the dealer keeps one that wins or loses" if rule.kept else "accepted; returned when it wins"


def _options(book: Rulebook) -> Iterator[Statement]:
    for option in book.options.values():
        default = f"default {option.default}" if option.default else "no default: the operator chooses"
        waits = f"; takes effect with {option.comes}" if option.comes else ""
        yield Statement("options", option.key, f"{'|'.join(option.values)} ({default}{waits})", option.clauses)


def _layouts(book: Rulebook) -> Iterator[Statement]:
    for layout in book.layouts:
        says = ", ".join(layout.wagers)
        if layout.choices:
            says += "; areas labelled from " + ", ".join("/".join(choice) for choice in layout.choices)
        if not layout.side_wagers_stated:
            says += "; side wager areas not stated"
        yield Statement("layouts", f"{layout.id} ({layout.name})", says, layout.clauses)


def _plural(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
