"""Whether a file lies on a network mount, as far as the operating system says."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

_NETWORK: Final = {
    *("9p", "afpfs", "afs", "beegfs", "ceph", "cifs", "davfs", "gfs", "gfs2", "glusterfs", "gpfs", "lustre"),
    *("ncpfs", "nfs", "nfs4", "ocfs2", "smb3", "smbfs", "fuse.sshfs", "fuse.rclone", "fuse.glusterfs", "fuse.s3fs"),
}
MOUNTS: Final = Path("/proc/self/mounts")


def network_mount(file: Path, mounts: Path = MOUNTS) -> str | None:
    """The kind of network file system a file is on; nothing for a local one, or where the system does not tell."""
    try:
        lines = mounts.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return None
    place = Path(os.path.realpath(file))  # which, unlike `resolve`, bears links that go in a circle
    longest, found = -1, ""
    for line in lines:
        words = line.split()
        if len(words) < 3:
            continue
        where = Path(re.sub(r"\\([0-7]{3})", lambda code: chr(int(code[1], 8)), words[1]))  # a space is written \040
        if place.is_relative_to(where) and len(where.parts) >= longest:
            longest, found = len(where.parts), words[2]
    return found if found in _NETWORK else None
