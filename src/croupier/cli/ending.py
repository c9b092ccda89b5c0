"""How the installed `croupier` ends: at once, where nothing waits for the interpreter to be taken apart.

Taking it apart frees what the system frees anyway, and takes as long as a short verb works. What is to happen at the
end (flushing, functions that asked for it) happens here before. Start at `start`.
"""

from __future__ import annotations

import atexit
import os
import sys
from typing import Final, NoReturn

from croupier.cli.main import run

_CLOSED_AT_THE_END: Final = ("sqlite3", "sqlalchemy", "multiprocessing")  # whoever loaded these is waited for


def start() -> NoReturn:
    """Run the command of this line; the exit code is the verb's."""
    code: object = None
    try:
        run()
    except SystemExit as ended:
        code = ended.code
    if _may_go() and (code is None or isinstance(code, int)):
        try:
            sys.stdout.flush()
            sys.stderr.flush()
        except (OSError, ValueError):  # nobody reads any more, or never did: the interpreter knows what to do
            sys.exit(code)
        atexit._run_exitfuncs()
        os._exit(code or 0)
    sys.exit(code)  # type: ignore[arg-type]  # as it came


def _may_go() -> bool:
    """Not while somebody else is at work, keeps a file in order, or watches from within this process."""
    threading = sys.modules.get("threading")
    alone = threading is None or threading.active_count() == 1
    watched = sys.gettrace() or sys.getprofile() or sys.flags.inspect
    return alone and not watched and not any(name in sys.modules for name in _CLOSED_AT_THE_END)
