"""From a book to the terms of one table: variation, decks and options fixed, every wager resolved.

A wager that is not offered keeps the reason why; what a coup pays is not decided here. Start at `make_terms`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from croupier.clauses import Chapter, Cited, Clauses, Reason, Refusal, RefusalFacts, Silent, foremost, together
from croupier.coup import (
    AtShoeEnd,
    CombinedWager,
    Counting,
    CuttingCardFirst,
    DragonTail,
    MainCap,
    MissingMain,
    NotOffered,
    OptionChoice,
    Part,
    PayRow,
    Ranking,
    Resolution,
    Run,
    ShoeEndRule,
    StreakRules,
    Surcharge,
    Terms,
    Tokens,
    Wager,
    Winner,
)
from croupier.money import NOTHING, ChipSet, Odds, Rounding
from croupier.rulebooks import provisions as p
from croupier.rulebooks.only import decided_by

if TYPE_CHECKING:
    from croupier.rulebooks.rulebook import Rulebook

T = TypeVar("T")

# why an entry is not offered, the farthest from being offered first
_NEARER = (
    Reason.NOT_IN_THIS_VARIATION,
    Reason.NOT_WITH_THESE_DECKS,
    Reason.SWITCHED_OFF,
    Reason.OPTION_NOT_CHOSEN,
)


def make_terms(
    book: Rulebook, variation: str, decks: int | None, options: dict[str, str], chips: ChipSet
) -> Terms | Refusal:
    chosen = book.variation(variation)
    if chosen is None:
        known = tuple(one.id for one in book.variations)
        return Refusal(Reason.UNKNOWN_VARIATION, (), {"book": book.id, "variation": variation, "known": known})
    allowed = book.cards.decks
    decks = allowed.default if decks is None else decks
    if decks not in allowed.allowed:
        facts: RefusalFacts = {"decks": decks, "allowed": tuple(allowed.allowed)}
        return Refusal(Reason.DECKS_NOT_ALLOWED, allowed.clauses, facts)
    fixed = _fix_options(book, options)
    if isinstance(fixed, Refusal):
        return fixed
    return _Maker(book, chosen, decks, fixed, chips).terms()


def _fix_options(book: Rulebook, options: dict[str, str]) -> dict[str, str] | Refusal:
    """The options with the book's defaults; only those that take effect already, so that none is a dead letter."""
    live = {key: option for key, option in book.options.items() if option.comes is Chapter.NOW}
    fixed = {key: option.default for key, option in live.items() if option.default is not None}
    refusals: list[Refusal] = []
    for key, value in options.items():
        option = book.options.get(key)
        if option is None:
            known = tuple(live)
            refusals.append(Refusal(Reason.UNKNOWN_OPTION, (), {"book": book.id, "option": key, "known": known}))
        elif key not in live:
            later: RefusalFacts = {"option": key, "chapter": option.comes.value}
            refusals.append(Refusal(Reason.OPTION_COMES_LATER, option.clauses, later))
        elif not option.allows(value):
            facts: RefusalFacts = {"option": key, "value": value, "allowed": tuple(option.values)}
            if option.least and option.most:
                facts |= {"least": str(option.least), "most": str(option.most)}
            refusals.append(Refusal(Reason.OPTION_VALUE_NOT_ALLOWED, option.clauses, facts))
        else:
            fixed[key] = value
    return foremost(refusals) if refusals else fixed


class _Maker:
    """Resolves one book's provisions under one choice of variation, decks and options."""

    def __init__(
        self, book: Rulebook, variation: p.Variation, decks: int, options: dict[str, str], chips: ChipSet
    ) -> None:
        self.book = book
        self.variation = variation
        self.decks = decks
        self.options = options
        self.chips = chips
        self.wagers: dict[str, Wager] = {}
        self.combined: dict[str, CombinedWager] = {}
        self.runs: dict[str, Run] = {}
        self.tails: dict[str, DragonTail] = {}
        self.unavailable: dict[str, NotOffered] = {}

    def terms(self) -> Terms:
        for entry in self.book.wagers:
            self._offer(self.wagers, entry.id, self._wager(entry))
        for combined in self.book.combined:
            self._offer(self.combined, combined.id, self._combined(combined))
        self._streaks()
        for id in (*self.wagers, *self.combined, *self.runs, *self.tails):
            self.unavailable.pop(id, None)
        book, cards, settlement = self.book, self.book.cards, self.book.settlement
        repeats = cards.extra_round_repeats
        return Terms(
            book=book.id,
            edition=book.imprint,
            variation=self.variation.id,
            decks=self.decks,
            options=self.options,
            chips=self.chips,
            tableau=book.tableau,
            shoe_end=ShoeEndRule(
                Cited(cards.shoe_end.policy, cards.shoe_end.clauses),
                self._toggle(cards.cutting_card_first, CuttingCardFirst),
                not isinstance(repeats, Silent) and self._toggle(repeats, str).value == "yes",
            ),
            wagers=self.wagers,
            combined=self.combined,
            runs=self.runs,
            tails=self.tails,
            layouts=self._layouts(),
            unavailable=self.unavailable,
            counting=_counting(cards.card_values, cards.point_count),
            deal_order=cards.deal_order.clauses,
            ranking=_ranking(book.table_of_play.merit),
            pack=cards.decks.clauses,
            rounding=self._rounding(settlement.rounding),
            rounded_by=settlement.rounding.clauses if settlement.rounding.about_payment else (),
            main_cap=self._main_cap(settlement.main_cap),
            tokens=self._tokens(settlement.tokens),
            voided=settlement.void.clauses,
            commission=settlement.commission.clauses,
            surcharge=self._surcharge(settlement.differential_surcharge),
            stacks=book.wagering.per_option.stacks,
            stacks_clauses=book.wagering.per_option.stacks_clauses,
        )

    def _offer(self, shelf: dict[str, T], id: str, answer: T | NotOffered) -> None:
        """Put a wager on its shelf, or keep why it is not there: of several entries, the nearest to being offered."""
        if not isinstance(answer, NotOffered):
            shelf[id] = answer
            return
        earlier = self.unavailable.get(id)
        if earlier is None or _NEARER.index(answer.refusal.reason) > _NEARER.index(earlier.refusal.reason):
            self.unavailable[id] = answer

    def _not_offered(
        self, id: str, variations: tuple[str, ...], also: p.Also | None, needs: dict[str, str], clauses: Clauses
    ) -> NotOffered | None:
        open_to = variations
        if also and self.options.get(also.option) == also.value:
            open_to = (*variations, *also.variations)
        if variations != p.ALL and self.variation.id not in open_to:
            where: RefusalFacts = {
                "wager": id,
                "variation": self.variation.id,
                "offered": tuple(variations),
            }
            return NotOffered(Refusal(Reason.NOT_IN_THIS_VARIATION, clauses, where))
        for requirement in self.book.cards.deck_requirement:
            applies = all(self.options.get(option) == value for option, value in requirement.needs.items())
            if id in requirement.wagers and applies and self.decks not in requirement.decks:
                decks = tuple(requirement.decks)
                facts: RefusalFacts = {"wager": id, "decks": self.decks, "allowed": decks}
                return NotOffered(Refusal(Reason.NOT_WITH_THESE_DECKS, requirement.clauses, facts))
        for option, value in needs.items():
            if self.options.get(option) != value:
                return self._wants(id, OptionChoice(option, (value,)), clauses)
        return None

    def _wants(self, id: str, choice: OptionChoice, clauses: Clauses) -> NotOffered:
        chosen = self.options.get(choice.option)
        reason = Reason.OPTION_NOT_CHOSEN if chosen is None else Reason.SWITCHED_OFF
        # joined for a sentence to print; whoever tries the values reads them from the choice
        facts: RefusalFacts = {"wager": id, "option": choice.option, "value": "|".join(choice.values)}
        if chosen is not None:
            facts["chosen"] = chosen
        return NotOffered(Refusal(reason, together(self.book.options[choice.option].clauses, clauses), facts), choice)

    def _wager(self, entry: p.WagerEntry) -> Wager | NotOffered:
        missing = self._not_offered(entry.id, entry.variations, entry.also, entry.needs, entry.clauses)
        if missing:
            return missing
        rows: list[PayRow] = []
        for row in entry.row:
            pays = row.pays
            if row.pays_by:
                value = row.pays_by.decided_by(self.options)
                if value is None:
                    option = self.book.options[row.pays_by.option]
                    return self._wants(entry.id, OptionChoice(option.key, option.values), row.clauses)
                pays = row.pays_by.at(value)
            rows.append(self._row(entry, row, pays))
        surcharge = self.book.settlement.differential_surcharge
        return Wager(
            id=entry.id,
            name=entry.name,
            rows=tuple(rows),
            settled=entry.settled,
            window=entry.window,
            capped_by_main=entry.capped_by_main,
            surcharged=not isinstance(surcharge, Silent) and entry.id in surcharge.wagers,
            backs=entry.backs,
            clauses=entry.clauses,
        )

    def _row(self, entry: p.WagerEntry, row: p.Row, pays: Odds | None) -> PayRow:
        rule = self.book.settlement.standoff
        standoff = decided_by(rule.clauses, rule.only, (entry.id,), self.variation.id)
        return PayRow(
            event=row.event,
            when=row.when,
            resolution=Resolution(row.result),
            pays=pays,
            commission=row.commission or NOTHING,
            clauses=together(row.clauses, standoff if row.result == "standoff" else (), entry.clauses),
        )

    def _combined(self, entry: p.CombinedEntry) -> CombinedWager | NotOffered:
        missing = self._not_offered(entry.id, entry.variations, None, {}, entry.clauses)
        if missing:
            return missing
        parts: list[Part] = []
        for part in entry.part:
            wager = part.wager
            if part.wager_by is not None:
                value = self.options.get(part.wager_by)
                if value is None:
                    return self._wants(entry.id, OptionChoice(part.wager_by, tuple(part.wagers)), entry.clauses)
                wager = part.wagers[value]
            assert wager is not None
            if wager not in self.wagers:
                return self.unavailable[wager]
            parts.append(Part(part.share, wager))
        return CombinedWager(entry.id, entry.name, tuple(parts), entry.clauses)

    def _streaks(self) -> None:
        streaks = self.book.streaks
        if not isinstance(streaks.runs, Silent):
            run_rules = self._streak_rules(streaks.runs)
            for run in streaks.run:
                missing = self._not_offered(run.id, streaks.runs.variations, streaks.runs.also, {}, run.clauses)
                of = None if run.of == "combination" else Winner(run.of)
                for row in run.row:
                    id, name = f"{run.id}-{row.length}", f"{run.name}, {row.length} in a row"
                    made = Run(
                        id=id,
                        name=name,
                        of=of,
                        length=row.length,
                        pays=row.pays,
                        clauses=together(row.clauses, run.clauses),
                        rules=run_rules,
                    )
                    self._offer(self.runs, id, _named(missing, id) if missing else made)
        if not isinstance(streaks.dragon_tails, Silent):
            policy = streaks.dragon_tails
            tail_rules = self._streak_rules(policy)
            for tail in streaks.dragon_tail:
                missing = self._not_offered(tail.id, policy.variations, policy.also, {}, tail.clauses)
                made_tail = DragonTail(
                    id=tail.id,
                    name=tail.name,
                    side=tail.side,
                    late=tail.late,
                    pays=tuple((row.length, row.pays) for row in tail.row),
                    clauses=together(tail.clauses, *(row.clauses for row in tail.row)),
                    rules=tail_rules,
                )
                self._offer(self.tails, tail.id, missing or made_tail)

    def _streak_rules(self, policy: p.StreakPolicy) -> StreakRules:
        missing = policy.missing_main
        return StreakRules(
            clauses=policy.clauses,
            broken_by=policy.broken_by_tie.clauses,
            dummy_coup=policy.dummy_coup.clauses,
            void_coup=policy.void_coup.clauses,
            shoe_end=self._toggle(policy.shoe_end, AtShoeEnd),
            early_shuffle=self._toggle(policy.early_shuffle, AtShoeEnd),
            missing_main=self._toggle(missing, MissingMain) if missing else Cited(MissingMain.RETURN, policy.clauses),
            placed_too_soon=policy.placed_too_soon.clauses if policy.placed_too_soon else (),
            before_first_card=policy.before_first_card.clauses if policy.before_first_card else (),
            early_again=policy.early_after_longest.clauses if policy.early_after_longest else (),
        )

    def _toggle(self, toggle: p.Toggle, kind: type[T]) -> Cited[T]:
        value = toggle.policy if toggle.option is None else self.options[toggle.option]
        return Cited(kind(value), toggle.clauses)  # type: ignore[call-arg]  # an enumeration, or text

    def _layouts(self) -> tuple[Cited[frozenset[str]], ...]:
        """What may lie on one table together; a layout whose side wagers the text does not tell may have any."""
        layouts = self.book.layouts
        if not all(layout.side_wagers_stated for layout in layouts):
            return ()
        return tuple(
            Cited(frozenset((*layout.wagers, *(id for choice in layout.choices for id in choice))), layout.clauses)
            for layout in layouts
        )

    def _rounding(self, rule: p.RoundingRule) -> Cited[Rounding]:
        direction = rule.direction or Rounding(self.options[str(rule.option)])
        return Cited(direction, rule.clauses)

    def _main_cap(self, rule: p.MainCapRule | Silent) -> Cited[MainCap] | None:
        if isinstance(rule, Silent):
            return None
        return Cited(MainCap(self.options[rule.option]), rule.clauses)

    def _tokens(self, rule: p.TokenRule) -> Tokens:
        kept = rule.kept if rule.kept_option is None else self.options[rule.kept_option] == "yes"
        return Tokens(rule.accepted, kept, rule.clauses)

    def _surcharge(self, rule: p.SurchargeRule | Silent) -> Surcharge | Refusal:
        if isinstance(rule, Silent) or self.variation.id not in rule.variations:
            clauses = rule.clauses
            return Refusal(Reason.NO_DIFFERENTIAL_SURCHARGE, clauses, {"variation": self.variation.id})
        return Surcharge(rule.rate, {id: together(one.clauses, rule.clauses) for id, one in rule.wagers.items()})


def _counting(values: p.CardValues, count: p.PointCount) -> Counting:
    return Counting(
        together(values.clauses, count.clauses),
        number=values.number_clauses,
        tens=values.tens_clauses,
        ace=values.ace_clauses,
        below_ten=count.below_ten_clauses,
        ten_or_more=count.ten_or_more_clauses,
        zero=count.zero_clauses,
    )


def _ranking(merit: p.Merit) -> Ranking:
    return Ranking(merit.clauses, {int(count): one for count, one in merit.count_clauses.items()}, merit.tie_clauses)


def _named(missing: NotOffered, wager: str) -> NotOffered:
    """Why a family of wagers is not offered, told of one of them."""
    refusal = missing.refusal
    return NotOffered(Refusal(refusal.reason, refusal.clauses, {**refusal.facts, "wager": wager}), missing.choice)
