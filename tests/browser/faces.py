"""Faces for the screens of other machines: wider than DejaVu Sans, like Arial, as narrow as Liberation Sans Narrow.

They are made from the DejaVu Sans that matplotlib brings, so that no font of this machine is needed, and Chinese is a
box of a width of its own. A font that is not there falls back in silence: `Wardrobe.wear` measures what is drawn.
Start at `FACES` and `Wardrobe`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Final

import matplotlib as mpl
from fontTools.fontBuilder import FontBuilder  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from playwright.sync_api import Page, Route

_DEJAVU: Final = Path(mpl.get_data_path()) / "fonts" / "ttf"
_WEIGHTS: Final = {"400": "DejaVuSans.ttf", "700": "DejaVuSans-Bold.ttf"}
_SIGNS: Final = "⌫⏱▼○●◔★☎♠♣♥♦⚠✉✎✓✕⟳"
_LETTERS: Final = [*range(0x20, 0x180), *range(0x2010, 0x2030), *range(0x2190, 0x21C0), 0x2212, *map(ord, _SIGNS)]
_CHINESE: Final = [*range(0x3000, 0x3040), *range(0x4E00, 0xA000), *range(0xFF00, 0xFFF0)]
_EM: Final = 1000
_WORN: Final = "face"  # the data of the page that names the face
_PROBES: Final = (  # of which file, in which weight, what
    ("400", "400", "Banker wins 9, Player 2: $5,000"),
    ("700", "700", "Banker wins 9, Player 2: $5,000"),
    ("chinese", "400", "庄赢桌限"),
    ("chinese", "700", "庄赢桌限"),
)
_SIZE: Final = 100  # pixels of a probe
_NEAR: Final = 0.01  # of its width: some machines draw letters at whole pixels, and faces differ by a sixth


@dataclass(frozen=True)
class Face:
    """How wide letters are beside DejaVu Sans, a Chinese character in ems, and how high a line reaches in ems."""

    name: str
    letters: float
    character: float
    ascent: float
    descent: float


FACES: Final = (
    Face("wide", 1.05, 1.25, 1.16, 0.29),  # as high as Noto Sans CJK
    Face("arial", 0.87, 1.0, 0.905, 0.212),
    Face("narrow", 0.7, 0.75, 0.8, 0.2),
)


@cache
def font_file(face: Face, kind: str) -> bytes:
    """The file of one weight of its letters, or of its Chinese."""
    font = _chinese(face) if kind == "chinese" else _letters(face, _WEIGHTS[kind])
    font["hhea"].ascent = font["OS/2"].sTypoAscender = font["OS/2"].usWinAscent = _units(font, face.ascent)
    font["OS/2"].usWinDescent = _units(font, face.descent)
    font["hhea"].descent = font["OS/2"].sTypoDescender = -_units(font, face.descent)
    font["hhea"].lineGap = font["OS/2"].sTypoLineGap = 0
    file = BytesIO()
    font.save(file)
    return file.getvalue()


def _units(font: TTFont, ems: float) -> int:
    units: int = font["head"].unitsPerEm
    return round(ems * units)


def _letters(face: Face, name: str) -> TTFont:
    """DejaVu Sans, every glyph and its advance so much wider; without kerning, so that advances are widths."""
    font = TTFont(_DEJAVU / name)
    for table in ("GDEF", "GPOS", "GSUB", "kern"):
        del font[table]
    subsetter = Subsetter(Options(hinting=False, notdef_outline=True, drop_tables=["FFTM"]))
    subsetter.populate(unicodes=_LETTERS)
    subsetter.subset(font)
    for glyph, (advance, bearing) in list(font["hmtx"].metrics.items()):
        drawn = font["glyf"][glyph]
        if drawn.isComposite():
            for part in drawn.components:
                part.x = round(part.x * face.letters)
        elif drawn.numberOfContours:
            drawn.coordinates.scale((face.letters, 1))
            drawn.coordinates.toInt()
        font["hmtx"][glyph] = (round(advance * face.letters), round(bearing * face.letters))
    return font


def _chinese(face: Face) -> TTFont:
    """One box for every character: of a Chinese face only the room it takes is needed."""
    wide = round(face.character * _EM)
    pen = TTGlyphPen(None)
    for x, y in ((0.06 * wide, -80), (0.06 * wide, 820), (0.94 * wide, 820), (0.94 * wide, -80)):
        (pen.lineTo if pen.points else pen.moveTo)((round(x), y))
    pen.closePath()
    builder = FontBuilder(_EM)
    builder.setupGlyphOrder([".notdef", "box"])
    builder.setupCharacterMap(dict.fromkeys(_CHINESE, "box"))
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), "box": pen.glyph()})
    builder.setupHorizontalMetrics({".notdef": (wide, 0), "box": (wide, round(0.06 * wide))})
    builder.setupHorizontalHeader()
    builder.setupOS2()
    builder.setupNameTable({"familyName": f"{face.name} Chinese", "styleName": "Regular"})
    builder.setupPost()
    return builder.font


@cache
def _advance(face: Face, kind: str, text: str) -> float:
    """How wide a text is in pixels of a probe, by the advances in the file."""
    font = TTFont(BytesIO(font_file(face, kind)))
    names, advances = font.getBestCmap(), font["hmtx"]
    units: int = sum(advances[names[ord(one)]][0] for one in text)
    em: int = font["head"].unitsPerEm
    return units / em * _SIZE


_MEASURE: Final = """async ([probes, size]) => {
  const measured = []
  for (const [, weight, text] of probes) {
    const probe = document.createElement('span')
    probe.textContent = text
    probe.style.cssText = `position: fixed; white-space: pre; letter-spacing: 0; font: ${weight} ${size}px serif`
    document.body.append(probe)
    const wanted = `${weight} ${size}px ${getComputedStyle(probe).fontFamily}`
    await document.fonts.load(wanted, text).catch(() => []) // the width tells
    measured.push(probe.getBoundingClientRect().width)
    probe.remove()
  }
  return measured
}"""


class Wardrobe:
    """The faces of one page. They come as files of the floor's own address, as its content policy asks."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.route("**/faces/*/*.ttf", self._give)

    def hang(self) -> None:
        """Ready to be worn; again after every load of the page."""
        if self._page.evaluate("name => name in document.documentElement.dataset", _WORN):
            return
        rules = []
        for face, kind in product(FACES, (*_WEIGHTS, "chinese")):
            weights = {"400": "100 500", "700": "501 900", "chinese": "100 900"}[kind]
            family = f"{face.name} chinese" if kind == "chinese" else face.name
            source = f"url(/faces/{face.name}/{kind}.ttf)"
            rules.append(f"@font-face {{ font-family: '{family}'; font-weight: {weights}; src: {source} }}")
        for face in FACES:
            worn = f"[data-{_WORN}={face.name}] :is(*, ::before, ::after, ::placeholder)"
            rules.append(f"{worn} {{ font-family: '{face.name}', '{face.name} chinese' !important }}")
        self._page.add_style_tag(content="\n".join(rules))

    def wear(self, face: Face) -> None:
        """Everything in this face from now on; fails where something else is drawn."""
        self._page.evaluate("([worn, name]) => { document.documentElement.dataset[worn] = name }", [_WORN, face.name])
        measured = self._page.evaluate(_MEASURE, [_PROBES, _SIZE])
        for found, (kind, _, text) in zip(measured, _PROBES, strict=True):
            wanted = _advance(face, kind, text)
            assert abs(found - wanted) < wanted * _NEAR, (
                f"the {face.name} face ({kind}) is not drawn: {text!r} is {found:.1f} px wide and not {wanted:.1f}"
            )

    @staticmethod
    def _give(route: Route) -> None:
        name, kind = route.request.url.removesuffix(".ttf").split("/")[-2:]
        face = next(one for one in FACES if one.name == name)
        route.fulfill(body=font_file(face, kind), content_type="font/ttf")
