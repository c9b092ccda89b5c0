"""HTML that cannot forget to escape: text given to `tag` is escaped unless it is markup already.

What is finished is MarkupSafe's `Markup`, which escapes whatever text is joined to it or put into it. It knows elements
and attributes, nothing of leaflets. Start at `tag`.
"""

from __future__ import annotations

from html import escape

from markupsafe import Markup

__all__ = ["Markup", "tag", "together"]


def tag(name: str, *inside: str, **attributes: str) -> Markup:
    """An element; `class_` loses its underscore, `aria_label` becomes `aria-label`, empty attributes are left out."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"' for key, value in attributes.items() if value
    )
    return Markup(f"<{name}{given}>{together(*inside)}</{name}>")


def together(*pieces: str) -> Markup:
    """One after the other. Quotes stay as they are between tags, where they mean nothing."""
    return Markup("".join(piece if isinstance(piece, Markup) else escape(piece, quote=False) for piece in pieces))
