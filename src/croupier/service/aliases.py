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
from croupier.table.likeness import likeness
from croupier.table.machine import is_reserved

SHORTEST, LONGEST = 2, 20  # characters
_BETWEEN: Final = frozenset(" -.'")
_CONTAINED: Final = 4  # letters from which on a name is not to be found within an alias either

# in a name that is chosen freely figures are written for letters as well; in an id they count
_FIGURES: Final = str.maketrans("@483527", "aabeszt")
_OFFICES: Final = ("staff", "dealer", "croupier", "casino", "house", "host", *(role.value for role in Role))


def folded(text: str) -> str:
    """As it looks: two texts that could be taken for each other are the same."""
    letters = likeness(unicodedata.normalize("NFKD", text).translate(_FIGURES)).replace("-", "")
    return letters.replace("ci", "d")  # an l is an i by now


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
