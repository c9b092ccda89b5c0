"""In which language the floor writes a page: what its address says, or else what the browser asks for and there is.

Whoever types the address of a sign or follows a link from elsewhere has no page before it that would say one.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import Depends, Request

from croupier.languages.catalogue import ENGLISH, languages
from croupier.service.routes_words import known_language

MOST_ASKED = 20  # languages of a browser that are looked at


def page_language(request: Request, language: str | None = None) -> str:
    if language is not None:
        known_language(language)
        return language
    return first_of(request.headers.get("accept-language", ""))


def first_of(asked: str) -> str:
    """Of the languages that a browser names the one it wants most among those there are, such as zh for zh-CN."""
    for tag in sorted(asked.lower().split(",")[:MOST_ASKED], key=_weight, reverse=True):
        named = tag.partition(";")[0].strip()
        for known in languages():
            if named == known or named.startswith(f"{known}-"):
                return known
    return ENGLISH


def _weight(tag: str) -> float:
    """What it is not sure of has less; the order in which they are named decides between equals."""
    _, _, weight = tag.partition(";q=")
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0


PageLanguage: TypeAlias = Annotated[str, Depends(page_language)]
