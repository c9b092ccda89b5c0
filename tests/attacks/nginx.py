"""nginx in front of a floor, by the file that the guide tells people to use; only names, ports and folders are others.

Start at `Proxy`; where the program is: `installed`.
"""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Final, Self

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from patience import PATIENCE
from service.floors import Running, until

GUIDE: Final = Path(__file__).parents[2] / "docs/guides/nginx.conf"
_AROUND: Final = """daemon off;
master_process off;
worker_rlimit_nofile 20000;
pid {folder}/nginx.pid;
error_log {folder}/errors.log warn;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/croupier.conf;
}}
"""


def installed() -> str | None:
    """Debian has it where only root looks."""
    return shutil.which("nginx") or shutil.which("/usr/sbin/nginx")


class Proxy:
    def __init__(self, floor: Running, folder: Path) -> None:
        program = installed()
        assert program is not None, "nginx is missing: make system"
        self.port, plain = _free_ports(2)
        self.address = f"https://127.0.0.1:{self.port}"
        self.certificate = folder / "floor.crt"
        _certify(self.certificate, folder / "floor.key")
        said = GUIDE.read_text("utf-8")
        for shown, here in {
            r"127\.0\.0\.1:8040": floor.address.removeprefix("http://"),
            r"listen 443": f"listen 127.0.0.1:{self.port}",
            r"listen 80": f"listen 127.0.0.1:{plain}",
            r"floor\.example": "127.0.0.1",
            r"/etc/ssl/croupier": str(folder),
        }.items():
            said, found = re.subn(rf"^([^#\n]*){shown}", rf"\g<1>{here}", said, flags=re.MULTILINE)
            assert found, f"the guide does not say {shown} any more"
        (folder / "croupier.conf").write_text(said, "utf-8")
        (folder / "nginx.conf").write_text(_AROUND.format(folder=folder), "utf-8")
        self._folder = folder
        command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors.log")]
        self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL)

    def client(self, cookies: dict[str, str] | None = None, *, source: str = "127.0.0.1") -> httpx.Client:
        transport = httpx.HTTPTransport(
            verify=ssl.create_default_context(cafile=self.certificate), local_address=source
        )
        return httpx.Client(base_url=self.address, cookies=cookies, timeout=PATIENCE, transport=transport)

    def __enter__(self) -> Self:
        until(self._answers, "nginx does not open")
        return self

    def _answers(self) -> bool:
        assert self._process.poll() is None, self.errors()
        with socket.socket() as one:
            return one.connect_ex(("127.0.0.1", self.port)) == 0

    def errors(self) -> str:
        file = self._folder / "errors.log"
        return file.read_text("utf-8") if file.exists() else ""

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)


def _free_ports(many: int) -> list[int]:
    taken = [socket.socket() for _ in range(many)]
    for one in taken:
        one.bind(("127.0.0.1", 0))
    ports = [one.getsockname()[1] for one in taken]
    for one in taken:
        one.close()
    return ports


def _certify(certificate: Path, private: Path) -> None:
    """A certificate for this machine, signed by itself, for a day."""
    key = ec.generate_private_key(ec.SECP256R1())
    name, now = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")]), datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.touch(0o600)
    private.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
