"""Starting a job on several hosts with one command: ssh starts torchrun on each host."""

from __future__ import annotations

import os
import secrets
import shlex
import signal
import socket
import subprocess
import sys
import time

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed.joining import own_address
from torch.distributed.mpiexec import exported, hosts_of
from torch.distributed.store_server import TOKEN

if TYPE_CHECKING:
    import argparse

PATIENCE = 20  # seconds that the other nodes have to end after one has failed


def run(options: argparse.Namespace) -> int:
    """Start the nodes, wait for them, and return the first exit status that is not 0."""
    token = os.environ.get(TOKEN) or secrets.token_hex(16)
    hosts = [host.split(":")[0] for host in hosts_of(options)]
    port = options.master_port or 20000 + secrets.randbelow(12000)
    running = [_start(_command(options, number, hosts, port), host, options.ssh or "ssh", token)
               for number, host in enumerate(hosts)]

    def end(number, frame):
        for one in running:
            one.stdin.close()  # the node's torchrun ends with its input
        signal.signal(signal.SIGALRM, lambda *_: [one.kill() for one in running])
        signal.alarm(5)

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, end)
    first, limit = 0, None
    while any(one.poll() is None for one in running):
        first = first or next((one.returncode for one in running if one.returncode), 0)
        limit = limit or (time.monotonic() + PATIENCE if first else None)
        if limit and time.monotonic() > limit:
            for one in running:
                one.kill()
        time.sleep(0.05)
    first = first or next((one.returncode for one in running if one.returncode), 0)
    return first if first >= 0 else 128 - first


def _command(options, number, hosts, port):
    """Return the command of one node."""
    slots = [int(host.split(":")[1]) if ":" in host else None for host in hosts_of(options)]
    ranks = slots[number] if None not in slots else (
        options.ranks // len(hosts) + (number < options.ranks % len(hosts)))
    words = [sys.executable, "-m", "torch.distributed.run", "--ends-with-stdin", "--nnodes", str(len(hosts)),
             "--node-rank", str(number), "--nproc-per-node", str(ranks), "--master-addr", hosts[0], "--master-port",
             str(port)]
    for name in ("max_restarts", "log_dir", "redirects", "tee", "rdzv_id"):
        if getattr(options, name):
            words += [f"--{name.replace('_', '-')}", str(getattr(options, name))]
    words += ["-m"] * options.module + ["--no-python"] * options.no_python
    return [*words, options.training_script, *options.training_script_args]


def _start(words, host, ssh, token):
    """Start a node's torchrun, on this host or by ssh, and give it the token as its first line."""
    if not _is_here(host):
        names = [*exported(), "PATH", "LD_LIBRARY_PATH", "UCX_TLS", "FI_PROVIDER", "TMPDIR"]
        known = [f"{name}={os.environ[name]}" for name in dict.fromkeys(names) if name in os.environ and name != TOKEN]
        line = f"cd {shlex.quote(os.getcwd())} && exec env {shlex.join(known)} {shlex.join(words)}"
        words = [*shlex.split(ssh), host, line]
    one = subprocess.Popen(words, stdin=subprocess.PIPE)
    one.stdin.write(token.encode() + b"\n")
    one.stdin.flush()
    return one


def _is_here(host):
    try:
        address = socket.gethostbyname(host)
    except OSError:
        return False
    return address.startswith("127.") or address == own_address()
