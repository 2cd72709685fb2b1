"""Two network namespaces as hosts, with a bridge in a third one, and a substitute for ssh."""

import contextlib
import os
import subprocess
import sys

ENVIRONMENT = {"UCX_TLS": "tcp,self"}  # UCX would see that both hosts are one machine, and pass by the bridge
SSH = """#!/bin/sh
# ssh [-x …] HOST COMMAND…: the last part of the address names the namespace and the host.
while [ "${1#-}" != "$1" ]; do case "$1" in -o|-p|-l) shift;; esac; shift; done
host=$1; shift
exec ip netns exec %(name)s-${host##*.} unshare --uts sh -c 'hostname host-'${host##*.}"; $*"
"""


def run(*words):
    subprocess.run(words, check=True, capture_output=True, text=True, timeout=20)


def possible():
    """Return whether this user may make namespaces, and the programs for that are there."""
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        run("ip", "netns", "add", f"try{os.getpid()}")
        run("ip", "netns", "del", f"try{os.getpid()}")
        return True
    return False


@contextlib.contextmanager
def joined(folder, count=2, rate=None):
    """`count` hosts 10.77.0.1, …; gives a function that makes a command one of the first host. rate: of what each
    host sends, as tc has it, such as "100mbit".
    """
    name = f"torch{os.getpid()}"
    names = [f"{name}-switch", *(f"{name}-{number}" for number in range(1, count + 1))]
    ssh = folder / "ssh"
    ssh.write_text(SSH % {"name": name})
    ssh.chmod(0o755)
    try:
        for one in names:
            run("ip", "netns", "add", one)
            run("ip", "-n", one, "link", "set", "lo", "up")
        run("ip", "-n", names[0], "link", "add", "bridge", "type", "bridge")
        run("ip", "-n", names[0], "link", "set", "bridge", "up")
        for number, one in enumerate(names[1:], 1):
            run("ip", "-n", names[0], "link", "add", f"to{number}", "type", "veth", "peer", "name", "eth0",
                "netns", one)
            run("ip", "-n", names[0], "link", "set", f"to{number}", "master", "bridge", "up")
            run("ip", "-n", one, "addr", "add", f"10.77.0.{number}/24", "dev", "eth0")
            run("ip", "-n", one, "link", "set", "eth0", "up")
            if rate:
                run("tc", "-n", one, "qdisc", "add", "dev", "eth0", "root", "tbf", "rate", rate, "burst", "64kb",
                    "latency", "400ms")
        first = ["ip", "netns", "exec", names[1], "unshare", "--uts", "sh", "-c", 'hostname host-1; exec "$@"', "sh"]
        hosts = ",".join(f"10.77.0.{number}" for number in range(1, count + 1))
        start = [*first, sys.executable, "-m", "torch.distributed.run", "--hosts", hosts, "--ssh", str(ssh)]
        yield lambda *words: [*start, *words]
    finally:
        for one in names:
            subprocess.run(["ip", "netns", "del", one], capture_output=True)
