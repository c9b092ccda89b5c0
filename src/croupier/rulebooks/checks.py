"""The proof that a loaded book is whole: ids resolve, options exist, and every class of facts has exactly one answer.

It reads the book and notes faults; it changes nothing. Start at `check`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from croupier.cards import CARDS_IN_A_DECK, POINTS
from croupier.clauses import Silent
from croupier.coup import CuttingCardFirst, Facts, OwnRow, Side, classes_under, row_id
from croupier.coup.streaks import LONGEST_STREAK, AtShoeEnd, MissingMain
from croupier.coup.terms import MainCap
from croupier.money import Odds, Rounding, Share
from croupier.rulebooks import provisions as p
from croupier.rulebooks.faults import Faults, PlaceInBook
from croupier.rulebooks.half_book import as_far_as_read
from croupier.rulebooks.leaflet_words import LEAFLET_SECTIONS
from croupier.rulebooks.naming import check_once, check_option, check_toggle, resolve
from croupier.rulebooks.procedure_checks import PROCEDURE
from croupier.rulebooks.rulebook import Rulebook

_MOST_DECKS: Final = 12


def check(
    book: Rulebook, options: Sequence[p.Option], silences: Iterable[tuple[PlaceInBook, str]], faults: Faults
) -> None:
    """`options` as listed, since a book keeps one of each key; `silences` are the readings that silences name."""
    checks: tuple[Callable[[], object], ...] = (
        lambda: _check_cards(book, faults),
        lambda: _check_unique(book, options, faults),
        lambda: _check_options(book, options, faults),
        lambda: _check_wagers(book, faults),
        lambda: _check_row_ids(book, faults),
        lambda: _check_combined(book, faults),
        lambda: _check_streaks(book, faults),
        lambda: _check_settlement(book, faults),
        lambda: _check_layouts(book, faults),
        lambda: _check_areas(book, faults),
        *(partial(judged, book, faults) for judged in PROCEDURE),
        lambda: _check_readings(book, silences, faults),
        lambda: _check_leaflet(book, faults),
    )
    for one in checks:
        as_far_as_read(one)


def _check_leaflet(book: Rulebook, faults: Faults) -> None:
    file, places = faults.at("leaflet.toml"), (*LEAFLET_SECTIONS, *book.wager_ids())
    for place, note in enumerate(book.leaflet.note, start=1):
        if note.at not in places:
            file.at("note").entry(place).at("at").add(
                f"{note.at!r} is no section and no wager", given=note.at, allowed=places
            )
    words = p.Words.__struct_encode_fields__
    for word in book.leaflet.word:
        if word.key not in words:
            file.at("word").entry(word.key).add("there is no such word", given=word.key, allowed=words)


def _check_cards(book: Rulebook, faults: Faults) -> None:
    cards, file = book.cards, faults.at("cards.toml")
    if cards.decks.default not in cards.decks.allowed:
        file.at("decks.default").add(f"{cards.decks.default} is not among the decks allowed")
    for decks in cards.decks.allowed:
        if not 1 <= decks <= _MOST_DECKS:
            file.at("decks.allowed").add(f"{decks} decks: a shoe holds 1 to {_MOST_DECKS}")
    expected = {rank.value: points for rank, points in POINTS.items()}
    if cards.card_values.values != expected:
        wrong = sorted(
            set(expected.items()) ^ set(cards.card_values.values.items()), key=lambda pair: (pair[0], pair[1])
        )
        file.at("card-values.values").add(f"not the count of baccarat (ace 1, tens and pictures 0): {wrong}")
    if (cards.burn_values.ace, cards.burn_values.tens_and_pictures) != (1, 10):
        file.at("burn-values").add("a burn counts an ace 1 and tens and pictures 10")
    if cards.deal_order.order != (Side.PLAYER, Side.BANKER, Side.PLAYER, Side.BANKER):
        file.at("deal-order.order").add("the first four cards go Player, Banker, Player, Banker")
    if 2 * cards.cut.decks_from_either_end > min(cards.decks.allowed, default=1) >= 1:
        file.at("cut.decks-from-either-end").add("leaves no place for the cut in the smallest shoe")
    for key, entries in (("cutting-card-place", cards.cutting_card_place), ("burn", cards.burn)):
        if not entries:
            file.at(key).add("needs at least one entry")
    if cards.cutting_cards.number < 1:
        file.at("cutting-cards.number").add("needs at least one cutting card")
    smallest = min((decks for decks in cards.decks.allowed if decks >= 1), default=1) * CARDS_IN_A_DECK
    for place in cards.cutting_card_place:
        if not 0 < place.cards_from_back < smallest:
            file.at("cutting-card-place").entry(place.id).add(f"{place.cards_from_back} cards from the back")
    _check_within(book, file)
    wagers = set(book.wager_ids())
    for number, requirement in enumerate(cards.deck_requirement, start=1):
        here = file.at("deck-requirement").entry(number)
        resolve(requirement.wagers, wagers, "wager", here)
        _check_needs(book, requirement.needs, here)
        if not requirement.decks:
            here.at("decks").add("needs at least one")
        if not set(requirement.decks) <= set(cards.decks.allowed):
            here.at("decks").add("lists decks that are not allowed at all")


def _check_within(book: Rulebook, file: PlaceInBook) -> None:
    """How far off "approximately" may be: an option in whole cards, of a cut or a place that is about."""
    found: list[tuple[PlaceInBook, p.Cut | p.CuttingCardPlace]] = [(file.at("cut"), book.cards.cut)]
    found += [(file.at("cutting-card-place").entry(one.id), one) for one in book.cards.cutting_card_place]
    for here, one in found:
        if one.within_option is None:
            continue
        check_option(book, one.within_option, (), here.at("within-option"))
        option = book.options.get(one.within_option)
        if one.exactness != "about":
            here.at("within-option").add("only where it is about")
        if option and not all(value.isdecimal() for value in option.values):
            here.at("within-option").add(f"option {option.key!r} must be whole cards")
        if option and option.default is None:
            here.at("within-option").add(f"option {option.key!r} must have a default")


def _check_unique(book: Rulebook, options: Sequence[p.Option], faults: Faults) -> None:
    groups: tuple[tuple[str, str, Iterable[str]], ...] = (
        ("variations.toml", "variation", (one.id for one in book.variations)),
        ("options.toml", "option", (one.key for one in options)),
        ("wagers.toml", "combined", (one.id for one in book.combined)),
        ("streaks.toml", "run", (one.id for one in book.streaks.run)),
        ("streaks.toml", "dragon-tail", (one.id for one in book.streaks.dragon_tail)),
        ("layouts.toml", "layout", (one.id for one in book.layouts)),
        ("readings.toml", "reading", (one.id for one in book.readings)),
        ("cards.toml", "burn", (one.id for one in book.cards.burn)),
        ("cards.toml", "cutting-card-place", (one.id for one in book.cards.cutting_card_place)),
    )
    for file, key, ids in groups:
        check_once(ids, faults.at(file, key))
    if not book.variations:
        faults.at("variations.toml", "variation").add("a book needs at least one")
    taken = {entry.id for entry in book.wagers}
    for file, key, id, names in (
        *(("wagers.toml", "combined", one.id, [one.id]) for one in book.combined),
        *(("streaks.toml", "run", one.id, [f"{one.id}-{row.length}" for row in one.row]) for one in book.streaks.run),
        *(("streaks.toml", "dragon-tail", one.id, [one.id]) for one in book.streaks.dragon_tail),
    ):
        if not taken.isdisjoint(names):
            faults.at(file, key).entry(id).add("there is another wager of that name")
        taken.update(names)


def _check_options(book: Rulebook, options: Sequence[p.Option], faults: Faults) -> None:
    for option in options:
        here = faults.at("options.toml", "option").entry(option.key)
        if option.default is not None and option.default not in option.values:
            here.at("default").add(f"{option.default!r} is not among the values")
        if not option.values:
            here.at("values").add("needs at least one value")
        if (option.least is None) != (option.most is None):
            here.add("has one end of a range without the other")
        elif option.least and option.most and not option.least.is_at_most(option.most):
            here.add("its least is above its most")


def _check_needs(book: Rulebook, needs: dict[str, str], here: PlaceInBook) -> None:
    for option, value in needs.items():
        check_option(book, option, {value}, here.at("needs"))


def _check_variations(book: Rulebook, variations: tuple[str, ...], also: p.Also | None, here: PlaceInBook) -> None:
    known = {one.id for one in book.variations}
    if not variations:
        here.at("variations").add("needs at least one")
    if variations != p.ALL:
        resolve(variations, known, "variation", here.at("variations"))
    if also:
        resolve(also.variations, known, "variation", here.at("also"))
        check_option(book, also.option, {also.value}, here.at("also"))


def _check_wagers(book: Rulebook, faults: Faults) -> None:
    taken: dict[tuple[str, str], list[dict[str, str]]] = {}
    for place, entry in enumerate(book.wagers):
        here = faults.at("wagers.toml", "wager").entry(entry.id, place)
        _check_variations(book, entry.variations, entry.also, here)
        _check_needs(book, entry.needs, here)
        _check_rows(book, entry, here)
        if entry.capped_by_main and isinstance(book.settlement.main_cap, Silent):
            here.at("capped-by-main").add("settlement.toml does not say how the main wager caps it")
        for variation, needs in _offers(book, entry):
            rivals = taken.setdefault((entry.id, variation), [])
            for rival in rivals:
                if all(rival.get(option, value) == value for option, value in needs.items()):
                    here.add(f"stands twice for {variation} under the same options")
            rivals.append(needs)


def _offers(book: Rulebook, entry: p.WagerEntry) -> Iterator[tuple[str, dict[str, str]]]:
    """The variations an entry is offered in, each with the options it takes."""
    every = dict.fromkeys(one.id for one in book.variations)
    for variation in every if entry.variations == p.ALL else entry.variations:
        yield variation, entry.needs
    if entry.also:
        for variation in entry.also.variations:
            yield variation, {**entry.needs, entry.also.option: entry.also.value}


def _check_rows(book: Rulebook, entry: p.WagerEntry, here: PlaceInBook) -> None:
    """Exactly one row answers every class of facts that can come up while the wager is open."""
    classes = classes_under(book.tableau)
    possible = classes.everything if entry.window is None else classes.where(entry.window)
    answered = 0
    for row in entry.row:
        place = here.at("row").entry(row.event)
        _check_row(book, row, place)
        if row.when is None:
            continue
        covers = classes.where(row.when) & possible
        if not covers:
            place.add(f"can never apply: no coup has {row.when}")
        if overlap := covers & answered:
            example = classes.first_of(overlap)
            rival = next(one for one in entry.row if one is not row and one.when and one.when.covers(example))
            place.add(f"overlaps {rival.event!r}, for example when {_tell(example)}")
        answered |= covers
    otherwise = [row for row in entry.row if row.otherwise]
    if len(otherwise) > 1:
        here.add("has more than one otherwise")
    left = possible & ~answered
    if not otherwise and left:
        here.add(f"leaves a case open, for example when {_tell(classes.first_of(left))}")
    if otherwise and otherwise[0].when is None and not left:
        here.at("row").entry(otherwise[0].event).add("can never apply: the other rows answer every coup")
    if len({row.event for row in entry.row}) < len(entry.row):
        here.add("has two rows with the same event")


def _check_row_ids(book: Rulebook, faults: Faults) -> None:
    """A log names a row by the id that its event makes: another event makes another id, and none of the table's own."""
    known: dict[str, str] = dict.fromkeys(OwnRow, "")
    for number, entry in enumerate(book.wagers):
        for row in entry.row:
            id = row_id(row.event)
            place = faults.at("wagers.toml", "wager").entry(entry.id, number).at("row").entry(row.event)
            if not id:
                place.add("needs an event with a word in it")
            elif known.setdefault(id, row.event) != row.event:
                rival = f"the event {known[id]!r} also makes" if known[id] else "a table itself has"
                place.add(f"makes the id {id!r}, which {rival}")


def _tell(facts: Facts) -> str:
    text = f"Player has {facts.player_total} and Banker {facts.banker_total}"
    cards = f"with {facts.player_cards} and {facts.banker_cards} cards"
    return f"{text}, {cards}, pairs {facts.player_pair} and {facts.banker_pair}"


def _check_row(book: Rulebook, row: p.Row, here: PlaceInBook) -> None:
    if (row.when is None) != row.otherwise:
        here.add("needs either a condition or `otherwise = true`")
    if row.pays and row.pays_by:
        here.add("has both pays and pays-by")
    pays = row.pays or row.pays_by
    if row.result == "wins" and not pays:
        here.add("wins but pays nothing")
    if row.result == "wins" and isinstance(row.pays, Odds) and not row.pays.pays:
        here.at("pays").add(f"wins {row.pays}: a wager that is paid nothing is a standoff, or loses")
    if row.result == "loses" and (pays or row.commission):
        here.add("loses and yet pays or takes commission")
    if row.commission and not pays:
        here.add("takes commission on nothing")
    if row.pays_by:
        for option in filter(None, (row.pays_by.option, row.pays_by.own_option)):
            check_option(book, option, row.pays_by.odds, here.at("pays-by"), all=True)


def _check_combined(book: Rulebook, faults: Faults) -> None:
    wagers = {entry.id for entry in book.wagers}
    for entry in book.combined:
        here = faults.at("wagers.toml", "combined").entry(entry.id)
        _check_variations(book, entry.variations, None, here)
        for part in entry.part:
            if (part.wager is None) == (part.wager_by is None):
                here.add("each part goes on a wager, or on one that an option names")
            resolve([part.wager] if part.wager else part.wagers.values(), wagers, "wager", here)
            check_option(book, part.wager_by, part.wagers, here, all=True)
        parts = {id for part in entry.part for id in ([part.wager] if part.wager else part.wagers.values())}
        for wager in book.wagers:
            if wager.id in parts and wager.window:
                here.add(f"{wager.id} is wagered within a coup and cannot be a part of another wager")
        if not _whole(part.share for part in entry.part):
            here.add("its parts do not add up to the whole stake")


def _whole(shares: Iterable[Share]) -> bool:
    top, bottom = 0, 1
    for share in shares:
        top, bottom = top * share.whole + share.part * bottom, bottom * share.whole
    return top == bottom


def _check_streaks(book: Rulebook, faults: Faults) -> None:
    file = faults.at("streaks.toml")
    for key, one, policy, entries in (
        ("runs", "run", book.streaks.runs, book.streaks.run),
        ("dragon-tails", "dragon-tail", book.streaks.dragon_tails, book.streaks.dragon_tail),
    ):
        here = file.at(key)
        if isinstance(policy, Silent):
            if entries:
                here.add("is silent, yet there are entries")
            continue
        _check_variations(book, policy.variations, policy.also, here)
        # a Run has nothing to settle before its last coup: it is carried on or returned
        at_end = [one.value for one in AtShoeEnd if key != "runs" or one is not AtShoeEnd.SETTLE]
        for name, toggle, values in (
            ("shoe-end", policy.shoe_end, at_end),
            ("early-shuffle", policy.early_shuffle, at_end),
            ("missing-main", policy.missing_main, list(MissingMain)),
        ):
            if toggle:
                check_toggle(book, toggle, values, here.at(name))
        for entry in entries:
            rows = file.at(one).entry(entry.id).at("row")
            lengths = [row.length for row in entry.row]
            if not lengths:
                rows.add("needs at least one length")
            if lengths != list(range(2, 2 + len(lengths))):
                rows.add("its lengths must run from 2 upwards without a gap")
            if max(lengths, default=0) > LONGEST_STREAK:
                rows.add(f"at most {LONGEST_STREAK} in a row can be counted")
    if not isinstance(book.streaks.runs, Silent) and book.streaks.runs.missing_main is None:
        file.at("runs.missing-main").add("missing key")
    if not isinstance(book.streaks.dragon_tails, Silent) and book.streaks.dragon_tails.placed_too_soon is None:
        file.at("dragon-tails.placed-too-soon").add("missing key")


def _check_settlement(book: Rulebook, faults: Faults) -> None:
    file, cards, rules = faults.at("settlement.toml"), faults.at("cards.toml"), book.settlement
    rounding = p.Toggle(rules.rounding.clauses, rules.rounding.direction, rules.rounding.option)
    check_toggle(book, rounding, list(Rounding), file.at("rounding"), called="direction")
    check_toggle(book, book.cards.cutting_card_first, list(CuttingCardFirst), cards.at("cutting-card-first"))
    if not isinstance(book.cards.extra_round_repeats, Silent):
        check_toggle(book, book.cards.extra_round_repeats, ["no", "yes"], cards.at("extra-round-repeats"))
    cap = None if isinstance(rules.main_cap, Silent) else rules.main_cap.option
    for key, option, values in (
        ("tokens.kept-option", rules.tokens.kept_option, ["yes", "no"]),
        ("main-cap.option", cap, list(MainCap)),
    ):
        check_option(book, option, values, file.at(key), all=True)
        if option in book.options and book.options[option].default is None:
            file.at(key).add(f"option {option!r} must have a default")
    if not isinstance(rules.differential_surcharge, Silent):
        surcharge = rules.differential_surcharge
        variations, here = {one.id for one in book.variations}, file.at("differential-surcharge")
        resolve(surcharge.variations, variations, "variation", here.at("variations"))
        known = {entry.id for entry in book.wagers}
        resolve(surcharge.wagers, known, "wager", here.at("wagers"))


def _check_layouts(book: Rulebook, faults: Faults) -> None:
    known = {*book.wager_ids(), *(run.id for run in book.streaks.run)}
    for layout in book.layouts:
        here = faults.at("layouts.toml", "layout").entry(layout.id)
        resolve(layout.wagers, known, "wager", here.at("wagers"))
        for choice in layout.choices:
            resolve(choice, known, "wager", here.at("choices"))
        _check_places(book, layout, here)
    ids = {layout.id for layout in book.layouts}
    for number, needed in enumerate(book.needed_areas, start=1):
        here = faults.at("layouts.toml", "needed-area").entry(number)
        resolve(needed.wagers, known, "wager", here.at("wagers"))
        resolve(needed.on, ids, "layout", here.at("on"))
        if not needed.on:
            here.at("on").add("needs at least one")


def _check_places(book: Rulebook, layout: p.Layout, here: PlaceInBook) -> None:
    seats = book.table.seats
    if isinstance(seats, Silent):
        return
    for places in filter(None, (layout.places, *layout.other_places)):
        if not seats.least <= places <= seats.most:
            here.at("places").add(f"{places} places, and table.toml has seats for {seats.least} to {seats.most}")


def _check_areas(book: Rulebook, faults: Faults) -> None:
    """Where every layout says what it has areas for, nothing is wagered on that has none anywhere.

    A combined wager lies on its parts' areas, one made within the coup beside the patron's own.
    """
    if not book.layouts or not all(layout.side_wagers_stated for layout in book.layouts):
        return
    areas = {
        id for layout in book.layouts for id in (*layout.wagers, *(one for group in layout.choices for one in group))
    }
    for entry in book.wagers:
        if entry.id not in areas and entry.window is None:
            faults.at("wagers.toml", "wager").entry(entry.id).add("no layout of layouts.toml has an area for it")
    for run in book.streaks.run:
        if run.id not in areas and areas.isdisjoint(f"{run.id}-{row.length}" for row in run.row):
            faults.at("streaks.toml", "run").entry(run.id).add("no layout of layouts.toml has an area for it")
    for tail in book.streaks.dragon_tail:
        if tail.id not in areas:
            faults.at("streaks.toml", "dragon-tail").entry(tail.id).add("no layout of layouts.toml has an area for it")


def _check_readings(book: Rulebook, silences: Iterable[tuple[PlaceInBook, str]], faults: Faults) -> None:
    """A reading's option exists, and so does every reading that is named, in this book or the one it falls back to."""
    known = {one.id for one in (*book.readings, *(book.parent.readings if book.parent else ()))}
    rounding, fallback = book.settlement.rounding.reading, book.source.falls_back
    options = faults.at("options.toml", "option")
    for here, named in (
        *silences,
        *([(faults.at("settlement.toml", "rounding"), rounding)] if rounding else ()),
        *([(faults.at("source.toml", "falls-back"), fallback.reading)] if fallback and fallback.reading else ()),
        *((options.entry(one.key), one.reading) for one in book.options.values() if one.reading),
    ):
        if named not in known:
            here.at("reading").add(f"there is no reading {named}", given=named, allowed=sorted(known))
    for reading in book.readings:
        if reading.option and reading.option not in book.options:
            place = faults.at("readings.toml", "reading").entry(reading.id).at("option")
            place.add(f"there is no option {reading.option!r}", given=reading.option, allowed=book.options)
