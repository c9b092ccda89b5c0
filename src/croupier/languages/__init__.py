"""Languages: one catalogue of words for each, and the speaker that puts a message's facts into its sentence.

A language is a folder of Fluent files, `en/*.ftl`. Start at `Speaker`.
"""

from croupier.languages.catalogue import Catalogue, catalogue, languages
from croupier.languages.message import Fact, Message, MessageFacts
from croupier.languages.speaker import Naming, SaidParts, Speaker, plain, spelled

__all__ = [
    "Catalogue",
    "Fact",
    "Message",
    "MessageFacts",
    "Naming",
    "SaidParts",
    "Speaker",
    "catalogue",
    "languages",
    "plain",
    "spelled",
]
