"""Plays the notebooks of docs/notebooks: every cell with what it answers.

They are kept without answers, so that none can be old; the site shows those of the run that made it. A cell that fails
raises. Start at `played`.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nbformat
from nbclient import NotebookClient
from traitlets.config import Config

PLACE = Path(__file__).parent.parent / "docs" / "notebooks"
VERSION = 4


def notebooks() -> list[Path]:
    return sorted(PLACE.glob("*.ipynb"))


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=VERSION)  # type: ignore[no-untyped-call]


def played(path: Path) -> Any:
    """The notebook after a run in a kernel of its own, of this same Python.

    They talk through files of this account and no port, so that nobody else on the machine can.
    """
    notebook = read(path)
    where = {"metadata": {"path": str(PLACE)}}
    with TemporaryDirectory() as talk:
        files = Config(KernelManager={"transport": "ipc", "ip": f"{talk}/kernel"})
        NotebookClient(notebook, timeout=300, kernel_name="python3", resources=where, config=files).execute()
    return notebook


def as_markdown(notebook: Any) -> str:
    """A played notebook as a page: prose, code, and what it answered, tables as tables."""
    parts: list[str] = []
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            parts.append(cell.source)
        else:
            parts.append(f"```python\n{cell.source}\n```")
            parts += [_answer(output) for output in cell.outputs]
    return "\n\n".join(parts) + "\n"


def _answer(output: Any) -> str:
    if output.output_type == "stream":
        return f"```text\n{output.text.rstrip()}\n```"
    if "text/html" in output.data:
        return f'<div class="answer">\n{output.data["text/html"]}\n</div>'
    return f"```text\n{output.data['text/plain']}\n```"
