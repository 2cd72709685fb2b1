"""Threads: their number, equal results for any number, calls from any thread, forked children, failed creation."""

import os
import pathlib
import subprocess
import sys
import threading

import pytest

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
COUNT = 400_000


def program(code, **environment):
    """Return the output of a program in a separate process."""
    done = subprocess.run([sys.executable, "-c", "import os, resource, torch\n" + code], capture_output=True, text=True,
                          timeout=60, env={**os.environ, **environment})  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.fixture
def threads():
    """Set the number, and restore it afterwards."""
    before = torch.get_num_threads()
    yield torch.set_num_threads
    torch.set_num_threads(before)


@pytest.mark.parametrize("count", [2, 3, 8, 64])
def test_any_number_of_threads_computes_the_same(count, threads):
    x = torch.linspace(-3, 3, COUNT)
    threads(1)
    expected = x.exp(), x.sum(), x.view(1000, 400).softmax(1)
    threads(count)
    for _ in range(5):
        result = x.exp(), x.sum(), x.view(1000, 400).softmax(1)
        assert all(torch.equal(one, other) for one, other in zip(result, expected, strict=True))


def test_several_threads_of_python_share_those_of_the_library(threads):
    threads(4)
    wrong = []

    def work(number):
        x = torch.full((COUNT,), float(number))
        for turn in range(50):
            if not (x + turn == number + turn).all():
                wrong.append((number, turn))

    several = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    for one in several:
        one.start()
    for one in several:
        one.join()
    assert not wrong


def test_a_forked_child_starts_with_one_thread_and_takes_more():
    said = program("""
torch.set_num_threads(3)
x = torch.ones(400_000)
x.exp()
if not os.fork():
    one = torch.get_num_threads(), len(os.listdir("/proc/self/task"))
    torch.set_num_threads(3)
    print(*one, x.add(1).sum().item(), len(os.listdir("/proc/self/task")), flush=True)
    os._exit(0)
os.wait()
print(x.add(1).sum().item(), len(os.listdir("/proc/self/task")))
""")
    assert said == ["1", "1", "800000.0", "3", "800000.0", "3"]


def test_a_fork_waits_for_imports_of_other_threads():
    """The child has no thread that could end them."""
    assert program("""
import signal, sys, threading, time

class Slow:
    def find_spec(name, path, target=None):
        if name == "torch.distributions":
            started.set()
            time.sleep(0.3)

started = threading.Event()
sys.meta_path.insert(0, Slow)
thread = threading.Thread(target=lambda: torch.distributions)
thread.start()
started.wait()
child = os.fork()
signal.alarm(20)
torch.distributions
if child:
    thread.join()
    print(os.waitpid(child, 0)[1])
""") == ["0"]


@pytest.mark.skipif("sanitize" in torch.__file__, reason="the sanitizer maps terabytes")
def test_where_the_system_gives_no_thread_the_call_computes_alone():
    said = program("""
torch.set_num_threads(1)
x = torch.ones(4_000_000)
torch.set_num_threads(64)
size = int(next(line for line in open("/proc/self/status") if line.startswith("VmSize")).split()[1]) << 10
resource.setrlimit(resource.RLIMIT_AS, (size + (40 << 20), resource.RLIM_INFINITY))
print(x.add_(1).sum().item(), len(os.listdir("/proc/self/task")) < 8)
""")
    assert said == ["8000000.0", "True"]


@pytest.mark.parametrize("asked, count", [("3", "3"), ("4,2", "4"), ("many", None), ("-1", None), ("99999", "1024")])
def test_the_environment_says_how_many(asked, count):
    said = program("print(torch.get_num_threads())", OMP_NUM_THREADS=asked)
    assert said == [count or str(len(os.sched_getaffinity(0)))]


def test_signals_reach_pythons_own_thread():
    said = program("""
torch.set_num_threads(1)
x, before = torch.ones(400_000), set(os.listdir("/proc/self/task"))
torch.set_num_threads(2)
x.exp()
def blocked(task):
    text = open(f"/proc/self/task/{task}/status").read().partition("SigBlk:")[2]
    return bin(int(text.split()[0], 16)).count("1")
print(blocked(os.getpid()), *(blocked(task) > 50 for task in set(os.listdir("/proc/self/task")) - before))
""")
    assert said == ["0", "True"]


@pytest.mark.slow
@pytest.mark.parametrize("sanitizer, forks", [
    ("thread", []), ("address,undefined", []),
    ("undefined", ["forks"]),  # a child may inherit a lock of AddressSanitizer's own allocator that nobody releases
])
def test_regions_that_meet(sanitizer, forks, tmp_path):
    csrc, result = ROOT / "csrc", tmp_path / "regions"
    flags = ["-std=gnu11", "-O1", "-g1", f"-fsanitize={sanitizer}", "-pthread", f"-I{csrc}", "-o", result]
    sources = ROOT / "tests/core/regions.c", csrc / "base/parallel.c", csrc / "base/workers.c"
    subprocess.run(["gcc", *flags, *sources], check=True)
    done = subprocess.run([result, *forks], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
