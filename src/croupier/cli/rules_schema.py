"""`croupier rules schema`: JSON Schemas of a book's files, for editors and other tools.

What they say is made in `rulebooks/schema.py`. Start at `schema`.
"""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from croupier.cards import quoted
from croupier.cli.files import force_option, may_be_written
from croupier.cli.speaking import say


@click.command()
@click.argument("file", required=False)
@click.option("--out", "folder", metavar="FOLDER", help="Write one file for each into FOLDER, and say how to use them.")
@force_option
def schema(file: str | None, folder: str | None, force: bool) -> None:
    """The JSON Schema of a book's FILE, such as wagers.toml, or of all of them by their names.

    An editor that knows JSON Schema for TOML completes keys by it, shows what each means and underlines what cannot
    be. The rows of clauses.csv are told as objects.

    \b
    Example:
      $ croupier rules schema --out schemas
      schemas/source.toml.json
      ...
      #:schema ./schemas/wagers.toml.json
    """
    from croupier.rulebooks.schema import schema_of, schemas

    every = schemas()
    if file is not None and file not in every:
        raise click.UsageError(say("terminal-schema-no-file", file=quoted(file), files=", ".join(every)))
    if folder is None:
        may_be_written({"--out": None}, force=force)
        click.echo(_written(every if file is None else schema_of(file)), nl=False)
        return
    place = Path(folder)
    texts = {place / f"{name}.json": _written(every[name]) for name in (every if file is None else (file,))}
    try:
        for written, text in texts.items():
            if written.exists() and not (written.is_file() and written.read_bytes() == text.encode()):
                # the same again is no loss
                may_be_written({"--out": str(written)}, force=force)
        place.mkdir(parents=True, exist_ok=True)
        for written, text in texts.items():
            written.write_text(text, encoding="utf-8")
            click.echo(str(written))
    except OSError as error:
        raise click.UsageError(say("terminal-schema-not-written", folder=folder, why=error.strerror or "")) from None
    click.echo(say("terminal-schema-editor"), err=True)
    named = "wagers.toml" if file is None else file
    click.echo(f"#:schema {place if place.is_absolute() else f'./{place.as_posix()}'}/{named}.json", err=True)


def _written(document: object) -> str:
    return msgspec.json.format(msgspec.json.encode(document), indent=2).decode() + "\n"
