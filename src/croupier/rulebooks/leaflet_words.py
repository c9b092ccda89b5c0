"""The shape of leaflet.toml: what only the player's leaflet says. Start at `LeafletWords`."""

from __future__ import annotations

from croupier.clauses import Clauses
from croupier.rulebooks.provision import Prose, Provision

LEAFLET_SECTIONS = ("game", "how", "tie", "odds", "side-wagers", "runs", "dragon-tails", "ask")


class LeafletNote(Provision, frozen=True):
    """A sentence or two for players, in a section of the leaflet or with a wager, and the clauses it rests on."""

    at: str  # a section of the leaflet, or a wager
    text: Prose  # a sentence or two
    clauses: Clauses


class LeafletWord(Provision, frozen=True):
    """A word of words.toml as a player should meet it, where the book's own entry is not one to hand out."""

    key: str  # which entry of words.toml
    word: Prose
    means: Prose  # what it means, for a player


class LeafletContact(Provision, frozen=True):
    """Where the house is to be found; each is printed as it stands here."""

    name: str = ""
    address: str = ""  # where it is
    telephone: str = ""  # its number
    fax: str = ""  # its number
    website: str = ""  # its address in the web


class LeafletWords(Provision, frozen=True):
    """What only the player's leaflet says; a book without it has a leaflet of its figures alone."""

    game: Prose = ""  # what the leaflet calls the game
    player_table: Prose = ""  # what the book calls the table by which each hand draws, where it has a name
    banker_table: Prose = ""  # the same of the table by which Banker draws
    note: tuple[LeafletNote, ...] = ()
    word: tuple[LeafletWord, ...] = ()
    contact: LeafletContact = LeafletContact()
