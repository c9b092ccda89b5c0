"""A player's leaflet made from a book: content once, drawn as text for a terminal and as one self-contained page."""

from croupier.leaflet.content import Leaflet
from croupier.leaflet.make import make_leaflet

__all__ = ["Leaflet", "make_leaflet"]
