"""How Sphinx makes the site (`make docs`) from the pages that tools/documentation.py has gathered; no page is here."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Any

from croupier import __version__

_HERE = Path(__file__).parent

project = "Croupier"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
root_doc = "index"
nitpicky = False
language = "en"

myst_heading_anchors = 6
myst_enable_extensions = ["strikethrough"]
suppress_warnings = [
    "ref.python",  # a name that two modules hand on has two places, and either will do
    "myst.header",  # generated pages may skip a level
    "misc.highlighting_failure",  # a part of a file, or a scenario, is shown as it is
]

default_role = "code"  # docstrings write `names` as every other text of the house does
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_class_signature = "mixed"
python_maximum_signature_line_length = 100
add_module_names = False

html_theme = "furo"
html_title = f"Croupier {release}"
html_static_path = [str(_HERE / "static")]
html_css_files = ["site.css"]
templates_path = [str(_HERE / "templates")]
html_copy_source = False
html_show_sourcelink = False
html_permalinks_icon = "#"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0b5d3b", "color-brand-content": "#0b5d3b"},
    "dark_css_variables": {"color-brand-primary": "#7fd1a8", "color-brand-content": "#7fd1a8"},
}
pygments_style = "friendly"
pygments_dark_style = "native"


def setup(app: Any) -> None:
    app.connect("autodoc-process-signature", _without_what_nobody_calls)


def _without_what_nobody_calls(app: Any, what: str, name: str, value: object, *rest: object) -> tuple[str, str] | None:
    """A choice of names has no signature worth reading."""
    return ("", "") if isinstance(value, type) and issubclass(value, Enum) else None
