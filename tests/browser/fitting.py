"""A screen in every face, size and language: what of it cannot be read is found by cut_off.js.

Start at `Fitting.everywhere`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from browser.faces import FACES, Wardrobe
from browser.harness import Screen, wait_for
from shares import Case, kept
from soak import SOAK, share

CUT_OFF: Final = (Path(__file__).parent / "cut_off.js").read_text("utf-8")
_CHIPS: Final = [".area-chips"]  # they lie on what is printed on the cloth
_TABLES: Final = [".wide"]  # of figures, wider than a phone
_PHONE: Final = 760
BOTH: Final = ("en", "zh")
AT_ONCE: Final = ("",)  # both languages are on the screen
_SIZE: Final = "[innerWidth, innerHeight]"

Sizes = Iterable[tuple[int, int]]


def looks_at(name: str, languages: Sequence[str], sizes: Sequence[tuple[int, int]]) -> set[tuple[object, ...]]:
    """Which languages, faces and sizes are looked at together: all of them in a soak; otherwise a half of those in the
    widest and the narrowest face, with every language, every size and both faces among them."""
    faces = share([face.name for face in FACES], 2)
    looks = [*product(languages, faces, sizes)]
    cases = [
        Case(f"{name} {language} {face} {size}", {"language": language, "face": face, "size": size})
        for language, face, size in looks
    ]
    names = kept(cases, 1 if SOAK else 2, ("language", "face", "size"))
    return {look for look, case in zip(looks, cases, strict=True) if case.name in names}


class Fitting:
    """One page, opened once; faces and sizes change around it."""

    def __init__(self, screen: Screen, name: str) -> None:
        self._screen, self._page, self._name = screen, screen.page, name
        self._wardrobe = Wardrobe(self._page)
        self._wrong: list[str] = []

    def everywhere(
        self,
        sizes: Sizes,
        languages: Sequence[str] = BOTH,
        *,
        state: str = "",
        dialog: Callable[[], object] | None = None,
        **meant: object,
    ) -> None:
        """As the page is now, or with the dialog that this opens: nothing is cut off in any face, size and language."""
        self._wardrobe.hang()
        sizes = [*sizes]
        drawn = looks_at(f"{self._name} {state}", languages, sizes)
        for language in languages:
            self._speak(language)
            if dialog:
                dialog()
            for face in FACES:
                looks = [size for size in sizes if (language, face.name, size) in drawn]
                if looks:
                    self._wardrobe.wear(face)
                for size in looks:
                    self._look(" ".join(filter(None, (self._name, state, language, face.name))), size, meant)
            if dialog:
                self._page.keyboard.press("Escape")
                expect(self._page.locator("dialog")).to_have_count(0)
        self._speak(languages[0])
        assert not self._wrong, "\n".join(self._wrong)

    def _speak(self, language: str) -> None:
        if language and not self._page.evaluate("now => document.documentElement.lang.startsWith(now)", language):
            self._page.locator("[data-key=language]").click()
            expect(self._page.locator("html")).to_have_attribute("lang", "en-AU" if language == "en" else "zh-Hans")

    def _look(self, name: str, size: tuple[int, int], meant: dict[str, object]) -> None:
        self._page.set_viewport_size({"width": size[0], "height": size[1]})
        wait_for(lambda: self._page.evaluate(_SIZE) == [*size], f"the window is {size}")
        tables = _TABLES if size[0] < _PHONE else []
        if found := self._page.evaluate(CUT_OFF, {"liesOnText": _CHIPS, "scrollsSideways": tables, **meant}):
            name = f"{name} {size[0]}x{size[1]}"
            self._wrong += [f"{name}: {one}" for one in found]
            self._screen.picture(f"cut-off-{name.replace(' ', '-')}")
