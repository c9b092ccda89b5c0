"""The foot of a leaflet in sentences, for both drawings: which paper it was made from, and who made that.

Start at `imprint_text`.
"""

from __future__ import annotations

from croupier.languages import Speaker
from croupier.leaflet.content import Imprint
from croupier.leaflet.phrases import sentence


def imprint_text(speaker: Speaker, imprint: Imprint) -> tuple[str, ...]:
    """Which paper this was made from, who made that, and where it is silent: sentences."""
    paper = {"title": imprint.title, "version": imprint.version, "instrument": imprint.instrument}
    made = speaker.say("leaflet-paper", **paper, made=imprint.made)
    return tuple(filter(None, (made, sentence(speaker, imprint.authority), imprint.silent)))
