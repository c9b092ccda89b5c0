"""What each chapter on promotional prizes wants in the terms, typed from the documents alone, item by item.

A row is a clause, the prize it is about where it is about one kind, and what is taken out of complete terms so that it
is not answered. Nothing of it comes from the books' data. Start at `PROMOTION_WANTED`.
"""

from __future__ import annotations

from dataclasses import dataclass

from croupier.promotions.terms.schema import Appliance, Estate, Prize, Travel, Vehicle

PRIZES: dict[str, Prize] = {
    "appliance": Prize(
        what="A kettle",
        kind="appliance",
        value=80_00,
        machine=Appliance(make="Example", model="K1", accessories="None."),
    ),
    "vehicle": Prize(
        what="A car",
        kind="vehicle",
        value=42_000_00,
        vehicle=Vehicle(make="Example", model="C5", accessories="Mats.", on_road="Registration."),
    ),
    "travel": Prize(
        what="A weekend away",
        kind="travel",
        value=3_000_00,
        travel=Travel(
            guests=1,
            fares="Return flights.",
            lodging="Four stars.",
            transfers="By coach.",
            transport="None.",
            meals="Breakfast.",
            duration="Two nights.",
            restrictions="Not at Easter.",
            spending="None.",
        ),
    ),
    "real-estate": Prize(
        what="A flat",
        kind="real-estate",
        value=900_000_00,
        estate=Estate(
            dwelling="Apartment.",
            plans="Attached.",
            contract="Attached.",
            easements="None.",
            address="1 Example Street.",
            inclusions="Conveyancing and carpets.",
        ),
    ),
}


@dataclass(frozen=True)
class WantedOfPrize:
    clause: str
    take: str
    kind: str = ""  # of the prize that it is asked of


def _rows(rows: dict[str, str | tuple[str, ...]], kind: str = "") -> tuple[WantedOfPrize, ...]:
    return tuple(
        WantedOfPrize(clause, take, kind)
        for clause, takes in rows.items()
        for take in ((takes,) if isinstance(takes, str) else takes)
    )


PROMOTION_WANTED: dict[str, tuple[WantedOfPrize, ...]] = {
    "crown-sydney": (
        *_rows(
            {
                "13.4": ("available", "marketing"),
                "13.5.1": "draw.manner",
                "13.5.2": ("draw.at", "draw.place"),
                "13.5.3": "entry.eligibility",
                "13.5.4": "entry.wager",
                "13.5.5": "nature",
                "13.5.6": "entry.closes",
                "13.5.7": ("claim.method", "draw.present"),
                "13.5.8": ("claim.notified", "claim.published"),
                "13.5.9": ("prize", "prize.value"),
            }
        ),
        *_rows(
            {
                "13.5.9(a)(i)": "prize.machine.make",
                "13.5.9(a)(ii)": "prize.machine.model",
                "13.5.9(a)(iii)": "prize.machine.accessories",
            },
            "appliance",
        ),
        *_rows(
            {
                "13.5.9(b)(i)": "prize.vehicle.make",
                "13.5.9(b)(ii)": "prize.vehicle.model",
                "13.5.9(b)(iii)": "prize.vehicle.accessories",
                "13.5.9(b)(iv)": "prize.vehicle.on-road",
            },
            "vehicle",
        ),
        *_rows(
            {
                "13.5.9(c)(i)": "prize.travel.guests",
                "13.5.9(c)(ii)": (
                    "prize.travel.fares",
                    "prize.travel.lodging",
                    "prize.travel.transfers",
                    "prize.travel.meals",
                ),
                "13.5.9(c)(iii)": "prize.travel.restrictions",
                "13.5.9(c)(iv)": "prize.travel.spending",
            },
            "travel",
        ),
        *_rows(
            {
                "13.5.9(d)(i)": "prize.estate.dwelling",
                "13.5.9(d)(ii)": "prize.estate.plans",
                "13.5.9(d)(iii)": "prize.estate.contract",
                "13.5.9(d)(iv)": "prize.estate.easements",
                "13.5.9(d)(v)": "prize.estate.address",
                "13.5.9(d)(vi)": "prize.estate.inclusions",
            },
            "real-estate",
        ),
    ),
    "star-sydney": (
        *_rows(
            {
                "16.6": ("available", "marketing"),
                "16.7.1": "draw.manner",
                "16.7.2": ("draw.at", "draw.place"),
                "16.7.3": "entry.eligibility",
                "16.7.4": "entry.wager",
                "16.7.5": "nature",
                "16.7.6": "entry.closes",
                "16.7.7": ("details.place", "details.starts"),
                "16.7.8": ("claim.method", "draw.present"),
                "16.7.9": "claim.notified",
                "16.7.10": "claim.published",
                "16.7.11": ("prize", "prize.value"),
            }
        ),
        *_rows(
            {
                "16.7.11.1.1": "prize.machine.make",
                "16.7.11.1.2": "prize.machine.model",
                "16.7.11.1.3": "prize.machine.accessories",
            },
            "appliance",
        ),
        *_rows(
            {
                "16.7.11.2.1": "prize.vehicle.make",
                "16.7.11.2.2": "prize.vehicle.model",
                "16.7.11.2.3": "prize.vehicle.accessories",
                "16.7.11.2.4": "prize.vehicle.on-road",
            },
            "vehicle",
        ),
        *_rows(
            {
                "16.7.11.3.1": "prize.travel.guests",
                "16.7.11.3.2": (
                    "prize.travel.fares",
                    "prize.travel.transfers",
                    "prize.travel.transport",
                    "prize.travel.duration",
                    "prize.travel.lodging",
                    "prize.travel.meals",
                ),
                "16.7.11.3.3": "prize.travel.restrictions",
                "16.7.11.3[16.7.11.3.4]": "prize.travel.spending",
            },
            "travel",
        ),
        *_rows(
            {
                "16.7.11.4.1": "prize.estate.dwelling",
                "16.7.11.3.5": "prize.estate.plans",
                "16.7.11.3.6": "prize.estate.contract",
                "16.7.11.3.7": "prize.estate.easements",
                "16.7.11.3.8": "prize.estate.address",
                "16.7.11.3.9": "prize.estate.inclusions",
            },
            "real-estate",
        ),
    ),
}
