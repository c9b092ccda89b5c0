"""A table that deals itself by its book: whatever is not for patrons to say is done as the book says."""

from croupier.automatic.dealer import AutomaticDealer, DealingStopped
from croupier.automatic.desk import Desk, DeskInMemory
from croupier.automatic.usual import NoSuchLayout, usual_setup

__all__ = ["AutomaticDealer", "DealingStopped", "Desk", "DeskInMemory", "NoSuchLayout", "usual_setup"]
