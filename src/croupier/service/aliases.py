"""Aliases of patrons: what one may be, and whose it must not look like.

Letters of any script, figures, and a little between them: nothing that is markup or cannot be seen. An alias is nobody
else's name, id or alias, nor the machine's, however it is written: all are compared as they look. Start at
`Aliases.choose`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from croupier.languages import Speaker, languages
from croupier.languages.callings import PLACE, SOMEBODY
from croupier.service.errors import ErrorCode
from croupier.service.people import PeopleError
from croupier.service.roles import Role
from croupier.store.house import HouseNote
from croupier.store.names import aliases, keep_alias
from croupier.store.sql import SqlLog
from croupier.table.machine import is_reserved

SHORTEST, LONGEST = 2, 20  # characters
_BETWEEN: Final = frozenset(" -.'")
_CONTAINED: Final = 4  # letters from which on a name is not to be found within an alias either

# letters and figures that look like a Latin letter, besides accents, widths and cases, which are taken off before
_LOOKS_LIKE: Final = str.maketrans(
    {
        one: letter
        for letter, others in {
            "a": "\u03b1\u0430\u1d00@4", "b": "\u03b2\u0432\u0299\u044c8", "c": "\u03f2\u0441\u1d04",
            "d": "\u0501\u1d05",
            "e": "\u03b5\u0435\u0454\u1d073", "g": "\u0261\u0262", "h": "\u04bb\u043d\u029c", "j": "\u03f3\u0458\u1d0a",
            "k": "\u03ba\u043a\u1d0b", "l": "i\u03b9\u0456\u0131\u026a1|\u04cf\u029f", "m": "\u043c\u1d0d",
            "n": "\u03b7\u0578\u0274", "o": "\u03bf\u043e\u1d0f0\u0585\u04e9", "p": "\u03c1\u0440\u1d18",
            "q": "\u051b", "r": "\u0433\u0280", "s": "\u0455\ua7315", "t": "\u03c4\u0442\u1d1b7",
            "u": "\u03c5\u057d\u1d1c", "v": "\u03bd\u0475\u1d20", "w": "\u0461\u051d\u1d21", "x": "\u03c7\u0445",
            "y": "\u03b3\u0443\u028f\u04af", "z": "\u1d222",
        }.items()
        for one in others
    }
)  # fmt: skip
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))
_OFFICES: Final = ("staff", "dealer", "croupier", "casino", "house", "host", *(role.value for role in Role))


def folded(text: str) -> str:
    """As it looks: two texts that could be taken for each other are the same."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold()).translate(_LOOKS_LIKE)
    letters = "".join(letter for letter in plain if letter.isalnum())
    for pair, letter in _PAIRS:
        letters = letters.replace(pair, letter)
    return letters


def is_well_formed(alias: str) -> bool:
    """Letters, figures, single marks between them; a letter first."""
    if not SHORTEST <= len(alias) <= LONGEST or alias != alias.strip() or "  " in alias:
        return False
    if unicodedata.normalize("NFC", alias) != alias or not alias[0].isalpha():
        return False
    return all(letter in _BETWEEN or unicodedata.category(letter)[0] in "LN" for letter in alias)


def _words_of_the_house() -> Iterator[str]:
    """What stands for people whom others are not told the names of, in every language, and offices of the floor."""
    yield from _OFFICES
    for language in languages():
        speaker = Speaker(language)
        yield speaker.person(SOMEBODY)
        yield from (speaker.person(f"{PLACE}{place}") for place in range(1, 31))
        yield from (speaker.say(f"role-{role.value}") for role in Role)
        yield speaker.say("you")


def is_the_houses(alias: str) -> bool:
    look = folded(alias)
    return is_reserved(alias) or any(look == folded(word) for word in _words_of_the_house())


def looks_like(alias: str, others: Iterable[str]) -> bool:
    """Whether it could be taken for one of these, or has one in it."""
    look = folded(alias)
    return any(look == other or (len(other) >= _CONTAINED and other in look) for other in map(folded, others) if other)


class Aliases:
    def __init__(self, log: SqlLog, clock: Callable[[], int]) -> None:
        self._log, self._clock = log, clock

    def of(self, person: str) -> str:
        return aliases(self._log).get(person, "")

    def choose(self, person: str, alias: str) -> None:
        """A patron is called so from now on, or by their place again where it is empty; raises PeopleError.

        That somebody has the name is told to whoever asks for it, and not who, nor whether it is a name or an alias.
        """
        if alias and not is_well_formed(alias):
            says = f"an alias is {SHORTEST} to {LONGEST} letters, figures and single spaces, and begins with a letter"
            raise PeopleError(ErrorCode.NOT_UNDERSTOOD, says, about="alias", least=SHORTEST, most=LONGEST)
        if alias and (is_the_houses(alias) or looks_like(alias, self._others(person))):
            raise PeopleError(ErrorCode.ALIAS_TAKEN, "this alias is somebody's, or could be taken for theirs")
        if not keep_alias(self._log, person, alias, folded(alias)):
            raise PeopleError(ErrorCode.ALIAS_TAKEN, "this alias is somebody's, or could be taken for theirs")

    def _others(self, person: str) -> Iterator[str]:
        """Ids, names and aliases of everyone else."""
        yield from (id for id in self._log.accounts() if id != person)
        for known in (self._log.people(), aliases(self._log)):
            yield from (called for id, called in known.items() if id != person)

    def reset(self, person: str, by: str) -> bool:
        """Somebody else takes an alias away, which is noted; whether there was one."""
        if not self.of(person):
            return False
        keep_alias(self._log, person, "", "")
        self._log.note(HouseNote(at=self._clock(), kind="alias-reset", by=by, facts={"account": person}))
        return True
