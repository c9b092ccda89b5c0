"""A book as a flat sheet of statements in a language: topic, thing, what the book says, and the clauses.

One sheet serves `rules show`, `rules diff` and the reader who wants a whole page. Its English is what documents for
programs have. It explains and decides nothing. Start at `sheet`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

import msgspec

from croupier.clauses import Clauses, Silent
from croupier.languages import Fact, Speaker, spelled
from croupier.money import Odds
from croupier.rulebooks import provisions as p
from croupier.rulebooks.rulebook import Rulebook
from croupier.words.procedure_sheet import ProcedureSheet, as_typed, provision_named, value_named


class Statement(msgspec.Struct, frozen=True):
    topic: str
    thing: str
    says: str
    clauses: Clauses
    warns: bool = False


def sheet(book: Rulebook, speaker: Speaker | None = None, *, typed: bool = True) -> tuple[Statement, ...]:
    """The same statements in the same order in every language; without a speaker in English, as programs have them.

    Where nobody types what they read (`typed` is false), variations and options are told by what they are.
    """
    return tuple(_Sheet(book, speaker, typed).statements())


class _Sheet:
    def __init__(self, book: Rulebook, speaker: Speaker | None, typed: bool) -> None:
        self.book = book
        self._typed = typed
        self.speaker = speaker or Speaker()
        self._named: Callable[[str], str] = partial(provision_named, speaker) if speaker else as_typed

    def statements(self) -> Iterator[Statement]:
        for part in (
            self._source,
            self._words,
            self._cards,
            self._shoe,
            self._table_of_play,
            self._variations,
            self._wagers,
            self._combined,
            self._streaks,
            self._settlement,
            self._options,
            self._layouts,
        ):
            yield from part()
        yield from (
            Statement(*told) for told in ProcedureSheet(self.book, self.speaker, self._named, self._option).told()
        )

    # --- saying ----------------------------------------------------------------------------------

    def say(self, id: str, /, **facts: Fact) -> str:
        return self.speaker.say(f"sheet-{id}", **facts)

    def _topic(self, topic: str) -> str:
        return self.speaker.say(f"terminal-topic-{topic}")

    def _own(self, text: str) -> str:
        """What the book says in its own words."""
        return self.say("own", text=text)

    def _area(self, id: str) -> str:
        return id if self._typed else self.speaker.named("wager", id)

    def _option(self, key: str | None) -> str | None:
        """A choice of the house: by its key, or by what it is about."""
        if key is None or self._typed:
            return key
        return self.say("quoted", text=self._own(self.book.options[key].about).rstrip(".。"))

    def _choice(self, value: str) -> str:
        return value if self._typed else value_named(self.speaker, value)

    def _chosen(self, needs: Mapping[str, str]) -> list[str]:
        return [self._is_chosen(option, value) for option, value in needs.items()]

    def _is_chosen(self, option: str, value: str) -> str:
        if self._typed:
            return f"{option}={value}"
        return self.say("chosen", option=self._option(option), value=self._choice(value))

    def _silent(self, topic: str, thing: str, silence: Silent) -> Statement:
        return Statement(topic, thing, self.say("silent", reading=silence.reading), ())

    def _toggle(self, topic: str, thing: str, toggle: p.Toggle) -> Statement:
        by_option = self.say("option", option=self._option(toggle.option))
        says = spelled(self._named(toggle.policy)) if toggle.policy is not None else by_option
        return Statement(topic, thing, says, toggle.clauses)

    def _either(self, topic: str, thing: str, rule: p.Toggle | Silent) -> Statement:
        return self._silent(topic, thing, rule) if isinstance(rule, Silent) else self._toggle(topic, thing, rule)

    def _odds(self, odds: Odds) -> str:
        return self.speaker.say("leaflet-odds", pays=odds.pays, per=odds.per)

    # --- the paper, its words, the cards ---------------------------------------------------------

    def _source(self) -> Iterator[Statement]:
        source, paper, topic = self.book.source, self.book.source.instrument, self._topic("source")
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
            yield Statement(topic, self.say(f"source-{thing}"), self._own(says), paper.clauses)
        if source.falls_back:
            says = self.say("falls-back", book=source.falls_back.to)
            yield Statement(topic, self.say("where-silent"), says, source.falls_back.clauses)

    def _words(self) -> Iterator[Statement]:
        topic = self._topic("words")
        for field in msgspec.structs.fields(p.Words):
            word, thing = getattr(self.book.words, field.name), self._named(field.encode_name)
            if isinstance(word, Silent):
                yield self._silent(topic, thing, word)
            else:
                yield Statement(topic, thing, self._own(word.word), word.clauses)

    def _cards(self) -> Iterator[Statement]:
        cards, topic = self.book.cards, self._topic("cards")
        yield Statement(topic, self.say("decks"), self._listed(map(str, cards.decks.allowed)), cards.decks.clauses)
        for rule in cards.deck_requirement:
            thing = self.say("decks-with", wagers=rule.wagers)
            says = self.say("decks-needed", decks=[str(decks) for decks in rule.decks], needs=self._chosen(rule.needs))
            yield Statement(topic, thing, says, rule.clauses)
        yield Statement(topic, self.say("values"), self.say("values-are"), cards.card_values.clauses)
        yield Statement(topic, self.say("point-count"), self.say("point-count-is"), cards.point_count.clauses)
        number = str(cards.cutting_cards.number)
        yield Statement(topic, self.say("cutting-cards"), number, cards.cutting_cards.clauses)
        cut = self.say("cut-depth", exactness=cards.cut.exactness, decks=cards.cut.decks_from_either_end)
        yield Statement(topic, self.say("cut"), cut, cards.cut.clauses)
        for place in cards.cutting_card_place:
            says = self.say("cutting-card-from-back", exactness=place.exactness, cards=place.cards_from_back)
            yield Statement(topic, self.say("cutting-card", place=self._named(place.id)), says, place.clauses)

    def _shoe(self) -> Iterator[Statement]:
        cards, topic = self.book.cards, self._topic("cards")
        for burn in cards.burn:
            says = self.say("burn-takes", name=burn.name, form=burn.form)
            yield Statement(topic, self.say("burn", burn=self._named(burn.id)), says, burn.clauses)
        thing, each = self.say("burn-each-coup"), cards.burn_each_coup
        if isinstance(each, Silent):
            yield self._silent(topic, thing, each)
        else:
            yield Statement(topic, thing, self.say("burn-permitted", default=self._named(each.default)), each.clauses)
        yield Statement(
            topic, self.say("shoe-end"), spelled(self._named(cards.shoe_end.policy)), cards.shoe_end.clauses
        )
        yield self._toggle(topic, self.say("cutting-card-first"), cards.cutting_card_first)
        yield self._either(topic, self.say("extra-round"), cards.extra_round_repeats)
        order = self.say("hands", hands=cards.deal_order.order)
        yield Statement(topic, self.say("first-four"), order, cards.deal_order.clauses)

    def _listed(self, texts: Iterator[str]) -> str:
        return self.say("list", texts=list(texts))

    # --- the table of play -----------------------------------------------------------------------

    def _table_of_play(self) -> Iterator[Statement]:
        tableau, topic, player = self.book.tableau, self._topic("tableau"), self.book.table_of_play.player
        naturals = self.say("naturals", counts=[str(count) for count in tableau.naturals.value])
        yield Statement(topic, self.say("natural"), naturals, tableau.naturals.clauses)
        for thing, counts in (("player-draws", player.draws), ("player-stands", player.stands)):
            yield Statement(topic, self.say(thing), self._listed(map(str, counts)), player.clauses)
        for count, row in enumerate(tableau.banker[:8]):
            letters = [cell.value[0].upper() for cell in row]
            says = f"{letters[10]} | {' '.join(letters[:10])}"
            yield Statement(topic, self.say("banker-row", count=count), says, row[0].clauses)

    def _variations(self) -> Iterator[Statement]:
        topic = self._topic("variations")
        for one in self.book.variations:
            if self._typed:
                says = self.say("variation", name=one.name, about=one.about)
                yield Statement(topic, self.say("id", id=one.id), says, one.clauses)
            else:
                yield Statement(topic, self._own(one.name), self._own(one.about), one.clauses)

    # --- wagers ----------------------------------------------------------------------------------

    def _wagers(self) -> Iterator[Statement]:
        for entry in self.book.wagers:
            in_some = () if entry.variations == p.ALL else entry.variations
            topic = self.say("wager", wager=entry.id, variations=in_some, needs=self._chosen(entry.needs))
            yield from self._wager(topic, entry)
            for row in entry.row:
                yield Statement(topic, self._own(row.event), self._row(row), row.clauses)
            if entry.warning:
                yield Statement(topic, self.say("warning"), self._own(entry.warning), entry.clauses, warns=True)

    def _wager(self, topic: str, entry: p.WagerEntry) -> Iterator[Statement]:
        if entry.settled != "end-of-coup":
            yield Statement(topic, self.say("settled"), spelled(self._named(entry.settled)), entry.clauses)
        if entry.window:
            yield Statement(topic, self.say("offered"), self.say("when", window=entry.window.asked()), entry.clauses)
        if entry.also:
            chosen = self._is_chosen(entry.also.option, entry.also.value)
            says = self.say("variations-when", variations=entry.also.variations, chosen=chosen)
            yield Statement(topic, self.say("also-in"), says, entry.clauses)
        if entry.capped_by_main:
            yield Statement(topic, self.say("at-most"), self.say("own-main-wager"), entry.clauses)

    def _combined(self) -> Iterator[Statement]:
        for combined in self.book.combined:
            topic = self.say("wager", wager=combined.id)
            for part in combined.part:
                wagers = [part.wager] if part.wager else list(part.wagers.values())
                says = self.say("part-goes", wagers=wagers, option=self._option(part.wager_by))
                yield Statement(topic, self.say("part", share=str(part.share)), says, combined.clauses)

    def _row(self, row: p.Row) -> str:
        """What a pay row does, in a few words: `1 to 1 less 5%`, `standoff`, `loses`."""
        if row.result == "loses":
            return self.speaker.say("terminal-resolution-loses")
        pays = self._odds(row.pays) if row.pays else self._pays_by(row.pays_by) if row.pays_by else ""
        commission = str(row.commission) if row.commission else ""
        return self.say("row", wins=row.result == "wins", pays=pays, commission=commission)

    def _pays_by(self, by: p.PaysBy) -> str:
        listed = [self._odds(one) for one in by.odds.values()]
        if len(set(listed)) > 5:
            return self.say("pays-up-to", least=listed[0], most=listed[-1], option=self._option(by.option))
        each = [
            self.say("pays-if", value=self._choice(key), pays=pays) for key, pays in zip(by.odds, listed, strict=True)
        ]
        return self.say("pays-by", each=each, option=self._option(by.option))

    def _streaks(self) -> Iterator[Statement]:
        streaks = self.book.streaks
        for name, policy in (("runs", streaks.runs), ("dragon-tails", streaks.dragon_tails)):
            topic = self._topic(name)
            if isinstance(policy, Silent):
                yield self._silent(self._topic("wagers-over-several-coups"), topic, policy)
            else:
                yield from self._streak(topic, policy)
        entries: tuple[p.RunEntry | p.TailEntry, ...] = (*streaks.run, *streaks.dragon_tail)
        for entry in entries:
            topic = self.say("wager", wager=entry.id)
            for row in entry.row:
                yield Statement(topic, self.say("in-a-row", length=row.length), self._odds(row.pays), row.clauses)

    def _streak(self, topic: str, policy: p.StreakPolicy) -> Iterator[Statement]:
        yield self._toggle(topic, self.say("at-shoe-end"), policy.shoe_end)
        yield self._toggle(topic, self.say("at-early-shuffle"), policy.early_shuffle)
        yield Statement(topic, self.say("broken-by-tie"), self.say("yes"), policy.broken_by_tie.clauses)
        yield Statement(topic, self.say("dummy-coup"), self.say("no-effect"), policy.dummy_coup.clauses)
        if policy.missing_main:
            yield self._toggle(topic, self.say("missing-main"), policy.missing_main)
        if policy.placed_too_soon:
            yield Statement(topic, self.say("late-too-soon"), self.say("returned"), policy.placed_too_soon.clauses)
        if policy.before_first_card:
            once = self.say("once-cards-are-out")
            yield Statement(topic, once, self.say("not-taken"), policy.before_first_card.clauses)

    # --- money, choices, layouts -----------------------------------------------------------------

    def _settlement(self) -> Iterator[Statement]:
        rules, topic = self.book.settlement, self._topic("settlement")
        rounding = rules.rounding
        way = self._named(rounding.direction) if rounding.direction else ""
        facts = {"direction": way, "option": self._option(rounding.option), "reading": rounding.reading}
        yield Statement(topic, self.say("rounding"), self.say("rounding-is", **facts), rounding.clauses)
        if isinstance(rules.commission, Silent):
            yield self._silent(topic, self.say("commission"), rules.commission)
        else:
            taken = self.say("commission-taken", taken=self._named(rules.commission.taken))
            yield Statement(topic, self.say("commission"), taken, rules.commission.clauses)
        yield Statement(topic, self.say("tokens"), self._tokens(rules.tokens), rules.tokens.clauses)
        yield Statement(topic, self.say("standoff"), self.say("standoff-is"), rules.standoff.clauses)
        yield Statement(topic, self.say("void"), self.say("void-is"), rules.void.clauses)
        if isinstance(rules.order, Silent):
            yield self._silent(topic, self.say("order"), rules.order)
        else:
            yield Statement(topic, self.say("order"), self.say("order-is"), rules.order.clauses)
        if not isinstance(rules.main_cap, Silent):
            says = self.say("option", option=self._option(rules.main_cap.option))
            yield Statement(topic, self.say("main-cap"), says, rules.main_cap.clauses)
        surcharge, thing = rules.differential_surcharge, self.say("above-differential")
        if isinstance(surcharge, Silent):
            yield self._silent(topic, thing, surcharge)
        else:
            says = self.say("surcharge", rate=str(surcharge.rate), variations=surcharge.variations)
            yield Statement(topic, thing, says, surcharge.clauses)

    def _tokens(self, rule: p.TokenRule) -> str:
        if not rule.accepted:
            return self.say("tokens-changed")
        if rule.kept_option:
            return self.say("tokens-by-option", option=self._option(rule.kept_option))
        return self.say("tokens-kept" if rule.kept else "tokens-returned")

    def _options(self) -> Iterator[Statement]:
        topic = self._topic("options")
        for one in self.book.options.values():
            values, default = list(map(self._choice, one.values)), one.default and self._choice(one.default)
            listed = "|".join(values) if self._typed else self._listed(iter(values))
            says = self.say("choices", values=listed, default=default, comes=one.comes)
            thing = self.say("id", id=one.key) if self._typed else self._own(one.about)
            yield Statement(topic, thing, says, one.clauses)

    def _layouts(self) -> Iterator[Statement]:
        topic = self._topic("layouts")
        for one in self.book.layouts:
            labels = ["/".join(map(self._area, choice)) for choice in one.choices]
            says = self.say("layout-has", wagers=one.wagers, labels=labels, stated=one.side_wagers_stated)
            yield Statement(topic, self.say("layout", id=one.id, name=one.name), says, one.clauses)
