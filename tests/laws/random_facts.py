"""The facts of every command, drawn so that they are plausible at the table as it is.

A method for each command, by the command's own name, and nothing for a command that needs no facts. Whether the command
is in place at all is not asked here. Start at `DrawnFacts.facts`.
"""

from __future__ import annotations

from croupier.cards import Card
from croupier.clauses import Silent
from croupier.coup import Side, Winner
from croupier.ledger import Place
from croupier.rulebooks.act_names import act_names
from croupier.table import NOBODY, Down, Limit, Table
from croupier.table.dealing.delivery import next_for
from croupier.table.dealing.passing import next_for_shoe
from croupier.table.shoe.cutting import next_cutter
from laws.random_values import ABOUTS, MINUTE, PEOPLE, START, DrawnValues, Facts


class DrawnFacts(DrawnValues):
    """What a command says beside who gives it and when."""

    def facts(self, table: Table, name: str) -> Facts:
        """Plausible facts for any command at any time."""
        return getattr(self, "_" + name.replace("-", "_"), lambda _: {})(table)

    # --- the table and its people ----------------------------------------------------------------

    def _record_approval(self, table: Table) -> Facts:
        return {"thing": self.chance.choice(self._unapproved(table) or ["table"]), "reference": "R/1"}

    def _open_table(self, table: Table) -> Facts:
        return {"setup": self.setup()}

    def _record_result(self, table: Table) -> Facts:
        pair = self.chance.random() < 0.1
        return {"winner": self.chance.choice(tuple(Winner)), "player_pair": pair, "natural": self.chance.random() < 0.3}

    def _correct_result(self, table: Table) -> Facts:
        return {"coup": self.chance.choice((1, 2, 99)), **self._record_result(table)}

    def _display_sign(self, table: Table) -> Facts:
        rules, pick = self._rules(table), self.chance.choice
        missing = [sign.id for sign in rules.signs_missing(table)] if rules else []
        return {"sign": pick(missing or self._to_show(table) or [sign.id for sign in self.book.table.sign])}

    def _remove_sign(self, table: Table) -> Facts:
        return {"sign": self.chance.choice(table.signs or ("limits",))}

    def _display_notice(self, table: Table) -> Facts:
        effect = self.chance.choice((None, max(table.clock, START) + self.chance.choice((25, 61, 90)) * MINUTE))
        about, variation = self.chance.choice(ABOUTS), self.chance.choice(self.book.variations).id
        found: Facts = {"about": about, "says": "soon", "takes_effect": effect}
        if about == "higher-minimum":
            found["minimum"] = self.chance.choice((25_00, 50_00))
        return found | {"variation": variation} if about == "variation" else found

    def _remove_notice(self, table: Table) -> Facts:
        return {"about": self.chance.choice([one.about for one in table.notices] or list(ABOUTS))}

    def _change_limits(self, table: Table) -> Facts:
        limits = self.chance.choice((Limit(1_00, 5_000_00), Limit(25_00, 1_000_00), Limit(50_00, 2_000_00)))
        told = [one.minimum for one in table.notices if one.minimum is not None]
        if told and self.chance.random() < 0.7:
            limits = Limit(told[0], 5_000_00)
        differential = self.chance.choice((table.setup.differential if table.setup else None, None, 200_00))
        return {"limits": limits, "differential": differential, "keeping": self.chance.random() < 0.4}

    def _change_variation(self, table: Table) -> Facts:
        new = self.setup()
        old = table.setup
        fits = self._areas(old.layout, old.further_areas) if old else set()
        side = tuple(one for one in new.side_wagers if one in fits)
        agreed = tuple(table.patrons) if self.chance.random() < 0.5 else ()
        told = [one.variation for one in table.notices if one.variation]
        if told and self.chance.random() < 0.7:
            return {"variation": told[0], "options": new.options, "side_wagers": (), "agreed": agreed}
        return {"variation": new.variation, "options": new.options, "side_wagers": side, "agreed": agreed}

    def _fill_float(self, table: Table) -> Facts:
        return {"amount": 10_000_00}

    _credit_float = _fill_float

    def _count_float(self, table: Table) -> Facts:
        return {"piles": ((100_00, 100), (25_00, 40))}

    def _notify_surveillance(self, table: Table) -> Facts:
        return {"about": f"restriction:{self._restrictable()}"}

    def _restrictable(self) -> str:
        restrictions = self.book.wagering.restriction
        return self.chance.choice(["tie"] if isinstance(restrictions, Silent) else list(restrictions))

    def _restrict_wager(self, table: Table) -> Facts:
        told = [name.partition(":")[2] for name in table.notified if name in table.signs]
        return {"wager": self.chance.choice(told or [self._restrictable()])}

    def _lift_restriction(self, table: Table) -> Facts:
        return {"wager": self.chance.choice(table.restricted or (self._restrictable(),))}

    def _arrive(self, table: Table) -> Facts:
        away = [one for one in PEOPLE if one not in table.patrons] or list(PEOPLE)
        return {"patron": self.chance.choice(away), "chips": self.chance.choice((0, 500_00, 5_000_00, 10_000_00))}

    def _sit_down(self, table: Table) -> Facts:
        standing = [one.id for one in table.patrons.values() if one.seat is None]
        taken, places = table.seated(), table.setup.places if table.setup else 7
        free = [seat for seat in range(1, min(places, 14) + 1) if seat not in taken] or [1]
        return {"patron": self.chance.choice(standing or [self._patron(table)]), "seat": self.chance.choice(free)}

    def _of_patron(self, table: Table) -> Facts:
        return {"patron": self._patron(table)}

    _stand_up = _leave_table = _decline_cut_of = _of_patron

    def _buy_in(self, table: Table) -> Facts:
        cash = not table.setup or table.setup.cash or self.chance.random() < 0.2
        return {"patron": self._patron(table), "amount": 1_000_00, "tender": "cash" if cash else "cashless"}

    def _exchange_voucher(self, table: Table) -> Facts:
        kind = self.chance.choice(("table-play", "table-play", "complementary"))
        return {"patron": self._patron(table), "amount": 200_00, "voucher": kind}

    def _colour_up(self, table: Table) -> Facts:
        chip = table.setup.chips[-1] if table.setup else 100
        return {"patron": self._patron(table), "amount": chip * 3, "into": chip}

    def _agree_personal_limits(self, table: Table) -> Facts:
        minimum, maximum = self.chance.choice(((None, 9_000_00), (None, None), (5_00, 9_000_00), (50_00, None)))
        return {"patron": self._patron(table), "minimum": minimum, "maximum": maximum}

    def _arrange_above_differential(self, table: Table) -> Facts:
        return {"patron": self._patron(table), "maximum": 3_000_00}

    def _approve(self, table: Table) -> Facts:
        act = self.chance.choice(sorted(self.book.authority.approval) or sorted(act_names().approvals))
        seated = list(table.seated().values())
        often = 0.9 if self.indebted else 0.3
        if "defer-commission" in self.book.authority.approval and seated and self.chance.random() < often:
            return {"act": "defer-commission", "patron": self.chance.choice(seated)}
        return {"act": act, "patron": self.chance.choice((NOBODY, self._patron(table), self._patron(table)))}

    # --- the shoe --------------------------------------------------------------------------------

    def _bring_cards(self, table: Table) -> Facts:
        back = self.chance.choice(("red", "blue", "green"))
        return {"back": back, "pre_shuffled": self.chance.choice(("", "", "casino", "manufacturer"))}

    def _by(self, table: Table) -> Facts:
        return {"by": self.chance.choice(("people", "device"))}

    _check_cards = _shuffle_cards = _by

    def _riffle_cards(self, table: Table) -> Facts:
        return {"requested_by": self._patron(table)}

    def _commit_shoe(self, table: Table) -> Facts:
        return {"commitment": f"{self.chance.getrandbits(256):064x}"}

    def _contribute_to_shoe(self, table: Table) -> Facts:
        given = {patron for patron, _ in table.shoe.contributions}
        silent = [one for one in table.patrons if one not in given] or [self._patron(table)]
        return {"patron": self.chance.choice(silent), "contribution": self.chance.choice(("luck", "7", "x" * 64))}

    def _reveal_shoe(self, table: Table) -> Facts:
        return {"tape": f"{self.chance.getrandbits(16384):04096x}", "salt": f"{self.chance.getrandbits(256):064x}"}

    def _choose_cutter(self, table: Table) -> Facts:
        return {"who": self.chance.choice(("staff", "patrons", "named")), "patron": self._patron(table)}

    def _cutter(self, table: Table) -> str:
        rules = self._rules(table)
        turn = next_cutter(table, rules) if rules else None
        if turn:
            return turn
        if self.book.shuffle.who_cuts.policy == "any-patron" and table.patrons:
            return self.chance.choice((NOBODY, *table.patrons))
        return NOBODY

    def _nominate_cutter(self, table: Table) -> Facts:
        return {"patron": self._cutter(table) or self._patron(table), "nominee": self._patron(table)}

    def _decline_cut(self, table: Table) -> Facts:
        return {"patron": self._cutter(table) or self._patron(table)}

    def _cut_cards(self, table: Table) -> Facts:
        return {"after": self.chance.choice((80, 90, table.shoe.cards // 2)), "patron": self._cutter(table)}

    def _place_cutting_card(self, table: Table) -> Facts:
        place = self.chance.choice(self.book.cards.cutting_card_place)
        return {"from_back": place.cards_from_back + self.chance.choice((0, 0, 0, 1))}

    def _burn_cards(self, table: Table) -> Facts:
        burn = self.chance.choice(self.book.cards.burn)
        seen = burn.id == "by-value" or (burn.id == "shown" and self.chance.random() < 0.5)
        asked = self._patron(table) if self.chance.random() < 0.6 else NOBODY
        return {"form": burn.id, "first": self._card(table, 0) if seen else None, "requested_by": asked}

    def _show_burn_card(self, table: Table) -> Facts:
        return {"card": self._card(table, 0), "requested_by": self._patron(table)}

    def _expose_burned_cards(self, table: Table) -> Facts:
        return {"cards": tuple(self._card(table, 1 + place) for place in range(table.shoe.burned_face_down))}

    def _order_shuffle(self, table: Table) -> Facts:
        return {"grounds": self.chance.choice(self.book.shuffle.ordered).grounds}

    def _replace_cards(self, table: Table) -> Facts:
        facts: Facts = {"grounds": self.chance.choice(("after-last", "unfit", "handled"))}
        some = facts["grounds"] == "unfit" and self.chance.random() < 0.4
        return facts | ({"cards": self.chance.choice((1, 2, 7))} if some else {})

    # --- wagers ----------------------------------------------------------------------------------

    def _place_wager(self, table: Table) -> Facts:
        wager, patron = self._wager(table), self._patron(table)
        if self.indebted and self.chance.random() < 0.5:
            wager = "banker"
        stake = self._amount(table, wager)
        if table.coup.drawn == 4 and self.chance.random() < 0.7:  # a wager with a window, within the own main wager
            patron, stake = self.chance.choice([(one.patron, one.stake) for one in _mains(table)] or [(patron, stake)])
        has = table.ledger.balance(Place.RACK, patron)
        token = table.ledger.balance(Place.TOKENS, patron) > 0 and self.chance.random() < 0.5
        if not token and 0 < has < stake:
            stake = has
        found: Facts = {"patron": patron, "wager": wager, "stake": stake, "token": token}
        if self.chance.random() < 0.1:
            found["place"] = self.chance.choice((0, 1, 2, 3, 99))
        if self.chance.random() < 0.03:
            found["lies"] = self.chance.choice(("outside", "on-another", "not-flat"))
        rules = self._rules(table)
        run = rules.terms_now.runs.get(wager) if rules else None
        if run is not None and run.of is None and self.chance.random() < 0.7:
            found["nominations"] = tuple(self.chance.choice(list(Winner)) for _ in range(run.length))
        return found

    def _declare_wager(self, table: Table) -> Facts:
        wager = self._wager(table)
        tender = self.chance.choice(("chips", "cash", "voucher", "token"))
        return {"patron": self._patron(table), "wager": wager, "stake": self._amount(table, wager), "tender": tender}

    def _change_wager(self, table: Table) -> Facts:
        number = self._number(table)
        down = table.coup.wagers.get(number)
        return {"number": number, "stake": self._amount(table, down.wager if down else "")}

    def _withdraw_wager(self, table: Table) -> Facts:
        return {"number": self._number(table)}

    def _find_wager(self, table: Table) -> Facts:
        wager = self._wager(table)
        stake, rules = self._amount(table, wager), self._rules(table)
        if rules and self.book.limits.below_minimum.ruling_clauses and self.chance.random() < 0.5:
            least, chip = rules.limit(wager).minimum, rules.setup.chips[0]
            stake = max(chip, (least - 1) // chip * chip)  # just below the sign's minimum, which a ruling may end
        return {"patron": self._patron(table), "wager": wager, "stake": stake}

    def _refuse_wager(self, table: Table) -> Facts:
        return {
            "number": self._number(table),
            "grounds": self.chance.choice(("it cannot be paid", "it cannot be paid", " ")),
        }

    def _rule_wager_void(self, table: Table) -> Facts:
        low = self._found_below(table)
        number = self.chance.choice(low) if low and self.chance.random() < 0.9 else self._number(table)
        return {"number": number, "grounds": self.chance.choice(("", "it was put down too late"))}

    def _found_below(self, table: Table) -> list[int]:
        """Wagers that count though they are below the sign's minimum, where that may be ruled otherwise."""
        rules = self._rules(table)
        if rules is None or not self.book.limits.below_minimum.ruling_clauses:
            return []
        lying = table.coup.wagers.values()
        return [
            one.number for one in lying if one.because and one.counts and one.stake < rules.limit(one.wager).minimum
        ]

    def _reduce_wagers(self, table: Table) -> Facts:
        return {"to": self.chance.choice(("differential", "area-maximum"))}

    # --- dealing ---------------------------------------------------------------------------------

    def _choose_dealing(self, table: Table) -> Facts:
        method = self.chance.choice(self.book.dealing.method)
        return {"method": method.id, "face": self.chance.choice((None, "up", "down"))}

    def _for_shoe(self, table: Table) -> str:
        rules = self._rules(table)
        return (next_for_shoe(table, rules) if rules else NOBODY) or self._patron(table)

    def _pass_shoe(self, table: Table) -> Facts:
        return {"to": self._for_shoe(table), "acts_as": self.chance.choice(list(Side))}

    def _decline_shoe(self, table: Table) -> Facts:
        return {"patron": self._for_shoe(table)}

    def _holder(self, table: Table) -> str:
        return table.holder.patron if table.holder else self._patron(table)

    def _name_shoe_dealer(self, table: Table) -> Facts:
        return {"patron": self._holder(table), "dealer": self._patron(table)}

    def _give_up_shoe(self, table: Table) -> Facts:
        return {"patron": self._holder(table)}

    def _draw_card(self, table: Table) -> Facts:
        known = table.face == "up" or self.chance.random() < 0.6
        cut = not self.dealt_out and self.chance.random() < 0.01 + self.patience / 4
        by = NOBODY
        if table.holder is not None and not table.coup.dummy:
            by = self.chance.choice((table.holder.patron, table.holder.dealer or table.holder.patron))
        return {"card": self._next_card(table) if known else None, "cutting_card": cut, "drawn_by": by}

    def _next_card(self, table: Table) -> Card:
        """Any card; Banker's second sometimes makes a six, so that wagers with a window come about."""
        if table.shoe.out < len(table.shoe.put_back):
            return self._card(table, table.shoe.out)
        card, first = self._card(table), table.coup.banker[0].card if table.coup.drawn == 3 else None
        for _ in range(12 if first is not None and self.chance.random() < 0.4 else 0):
            if first is not None and (card.points + first.points) % 10 == 6:
                break
            card = self._card(table)
        return card

    def _deliver_hand(self, table: Table) -> Facts:
        rules, side = self._rules(table), self._side(table)
        first = next_for(table, rules, side) if rules else NOBODY
        likely = first or table.coup.opens_both or self._patron(table)
        return {"hand": side, "to": likely if self.chance.random() < 0.85 else self._patron(table)}

    def _refuse_hand(self, table: Table) -> Facts:
        rules, side = self._rules(table), self._side(table)
        return {"hand": side, "patron": (next_for(table, rules, side) if rules else NOBODY) or self._patron(table)}

    def _expose_cards(self, table: Table) -> Facts:
        side = self._side(table)
        down = [dealt for dealt in table.coup.hand(side) if not dealt.exposed]
        count = len(down) if self.chance.random() < 0.8 else 1
        known = all(dealt.card for dealt in down[:count])
        cards = (
            () if known and self.chance.random() < 0.5 else tuple(one.card or self._card(table) for one in down[:count])
        )
        held = table.coup.held(side)
        opener = (
            self.chance.choice((held.keeper, held.opener or held.keeper)) if held.out and not held.dealer_opens else ""
        )
        return {"hand": side, "cards": cards, "number": count if cards == () else 0, "opener": opener}

    def _keeper(self, table: Table) -> tuple[Side, str]:
        for side in Side:
            if table.coup.held(side).out:
                return side, table.coup.held(side).keeper
        side = self._side(table)
        return side, table.coup.held(side).keeper or self._patron(table)

    def _name_opener(self, table: Table) -> Facts:
        side, keeper = self._keeper(table)
        return {"hand": side, "patron": keeper, "opener": self._patron(table)}

    def _ask_dealer_to_open(self, table: Table) -> Facts:
        side, keeper = self._keeper(table)
        return {"hand": side, "patron": keeper}

    def _ask_to_open_both(self, table: Table) -> Facts:
        return {"patron": self._keeper(table)[1]}

    def _take_back_hand(self, table: Table) -> Facts:
        return {"hand": self._keeper(table)[0]}

    def _order_dummy_coup(self, table: Table) -> Facts:
        agreed = tuple(table.patrons) if self.chance.random() < 0.8 else ()
        grounds = self.chance.choice(self.book.dealing.dummy.grounds)
        return {"grounds": grounds.id, "requested_by": self._patron(table), "agreed": agreed}

    # --- commission ------------------------------------------------------------------------------

    def _collect_commission(self, table: Table) -> Facts:
        debtor = self._debtor(table)
        found: Facts = {"patron": debtor, "why": self.chance.choice(("shoe-end", "request", "stopping"))}
        has = table.ledger.balance(Place.RACK, debtor)
        return found | ({"amount": self.chance.choice((1_00, has))} if self.chance.random() < 0.2 else {})

    def _debtor(self, table: Table) -> str:
        return self.chance.choice([one.id for one in table.patrons.values() if one.owes[0]] or [self._patron(table)])

    def _call_in_commission(self, table: Table) -> Facts:
        return {"patron": self._debtor(table)}

    def _carry_commission_over(self, table: Table) -> Facts:
        gone = [debt.patron for debt in table.debts_kept if debt.of == "commission" and not debt.waits]
        return {"patron": self.chance.choice([*gone, self._debtor(table)])}

    def _write_off_commission(self, table: Table) -> Facts:
        return {"patron": self._debtor(table), "says": "cannot pay"}

    # --- debts -----------------------------------------------------------------------------------

    def _record_walk_off(self, table: Table) -> Facts:
        """Whoever owes commission would, and whoever has just won."""
        won = [payment.patron for payment in table.coup.paid if payment.settled.profit]
        return {"patron": self.chance.choice([*won, self._debtor(table)])}

    def _in_debt(self, table: Table) -> tuple[str, int]:
        debts = [(debt.patron, debt.amount) for debt in table.debts_kept]
        return self.chance.choice(debts or [(self._patron(table), 5_00)])

    def _collect_debt(self, table: Table) -> Facts:
        patron, amount = self._in_debt(table)
        return {"patron": patron, "amount": self.chance.choice((amount, amount, amount // 2, 1_00))}

    def _write_off_debt(self, table: Table) -> Facts:
        return {"patron": self._in_debt(table)[0], "says": "not worth the letter"}


def _mains(table: Table) -> list[Down]:
    return [down for down in table.coup.wagers.values() if down.wager in ("player", "banker")]
