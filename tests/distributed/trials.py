"""Jobs on two hosts that fail at a random moment: python tests/distributed/trials.py [COUNT] [SEED].

Each host is a network namespace without ssh; torchrun starts each node, or each rank is started by hand (env://). Every
survivor must end within the time limit, say why, and have an exit code other than 0; nothing may be left.
"""

import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time

import hosts
import launching

LIMIT = 5  # seconds in a call
MOST = LIMIT + 12  # seconds from the fault to the end of all survivors, with the start of processes on a busy machine
OURS = "mpich_", "ucx_"  # Open MPI's jobs may run beside these
FAULTS = "raise", "exit 0", "_exit 0", "SIGKILL", "SIGSTOP", "hang", "cut", "vanish"


class Host:
    """A network namespace with an address, and the processes in it."""

    def __init__(self, number):
        self.number, self.name, self.address = number, f"trial{os.getpid()}-{number}", f"10.88.0.{number}"
        hosts.run("ip", "netns", "add", self.name)
        hosts.run("ip", "-n", self.name, "link", "set", "lo", "up")

    def start(self, words, environment):
        line = f'hostname host-{self.number}; exec "$@"'
        return subprocess.Popen(["ip", "netns", "exec", self.name, "unshare", "--uts", "sh", "-c", line, "sh", *words],
                                env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def link(self, state):
        hosts.run("ip", "-n", self.name, "link", "set", "eth0", state)

    def processes(self):
        result = subprocess.run(["ip", "netns", "pids", self.name], capture_output=True, text=True).stdout
        return [int(one) for one in result.split()]


@contextlib.contextmanager
def two_hosts():
    result = [Host(1), Host(2)]
    try:
        hosts.run("ip", "link", "add", "eth0", "netns", result[0].name, "type", "veth", "peer", "name", "eth0", "netns",
                  result[1].name)
        for one in result:
            hosts.run("ip", "-n", one.name, "addr", "add", f"{one.address}/24", "dev", "eth0")
            one.link("up")
        time.sleep(1)  # a new link carries nothing at first
        yield result
    finally:
        for one in result:
            for process in one.processes():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            subprocess.run(["ip", "netns", "del", one.name], capture_output=True)


def started(both, ranks, how, failing, step, environment, by_hand, port):
    """Start a job and return [(host, process)], one for each node or rank."""
    script = [str(launching.PROGRAMS / "faults.py"), how if how not in ("cut", "vanish") else "long", str(failing),
              str(LIMIT), str(step)]
    if not by_hand:
        return [(host, host.start([sys.executable, "-m", "torch.distributed.run", "--nnodes", "2", "--node_rank",
                                   str(host.number - 1), "--nproc_per_node", str(ranks // 2), "--master_addr",
                                   both[0].address, "--master_port", str(port), "--join_timeout", str(2 * LIMIT),
                                   *script], environment))
                for host in both]
    running = []
    for rank in range(ranks):
        host = both[rank * 2 // ranks]
        own = environment | {"RANK": str(rank), "WORLD_SIZE": str(ranks), "MASTER_ADDR": both[0].address,
                             "MASTER_PORT": str(port)}
        running.append((host, host.start([sys.executable, *script], own)))
    return running


def trial(both, draw, folder, port):
    """Run one job; return (description, problems)."""
    ranks, how, by_hand = draw.choice((2, 4)), draw.choice(FAULTS), draw.random() < 0.4
    failing = 0 if how == "_exit 0" else draw.randrange(ranks)
    memory = launching.memory()
    what = f"{how} of rank {failing} of {ranks}, {'by hand' if by_hand else 'torchrun'}"
    environment = launching.environment(folder, **hosts.ENVIRONMENT)
    running = started(both, ranks, how, failing, draw.randrange(12), environment, by_hand, port)
    gone = None
    if how in ("cut", "vanish"):
        time.sleep(draw.uniform(2.5, 5))
        gone = both[1]
        gone.link("down")
        if how == "vanish":
            for process in gone.processes():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
    start, problems = time.monotonic(), []
    for number, (host, process) in enumerate(running):
        dead = gone is host and how == "vanish" or by_hand and number == failing and how in (
            "SIGKILL", "SIGSTOP", "hang", "_exit 0", "raise")
        try:
            out, error = process.communicate(timeout=max(0.1, start + MOST + 8 - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            if not dead:
                problems.append(f"process {number} does not end")
            continue
        if not dead and process.returncode == 0:
            problems.append(f"process {number}: exit code 0: {out}{error}")
        if not dead and not re.search(r"torch\.distributed: rank \d on host-\d (ends: |failed:)|init_process_group: "
                                      r"|torchrun on host-\d: .* failed: |is lost|DistNetworkError"
                                      r"|did not arrive within|no server answers at", error):
            problems.append(f"process {number} says nothing and exits with code {process.returncode}: {out}{error}")
    problems += [f"left: {one}" for one in launching.left(folder, 5) if "SIGSTOP" not in how or not by_hand]
    for host in both:
        for process in host.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
    if gone:
        gone.link("up")
        time.sleep(1)
    problems += [f"left in /dev/shm: {one}" for one in launching.memory_left(memory) if one.startswith(OURS)]
    return f"{what}: {time.monotonic() - start:.1f} s", problems


def run(count, seed):
    """Run jobs and print each; return the number of jobs with problems."""
    draw, bad = random.Random(seed), 0
    with two_hosts() as both:
        for number in range(count):
            with tempfile.TemporaryDirectory() as folder:
                what, problems = trial(both, draw, folder, 21000 + number)
            bad += bool(problems)
            print(number, what, *problems, sep="\n    ", flush=True)
    print(f"{count} jobs, {bad} with problems")
    return bad


if __name__ == "__main__":
    sys.exit(bool(run(*map(int, (sys.argv[1:] + ["200", "1"][len(sys.argv) - 1 :])))))
