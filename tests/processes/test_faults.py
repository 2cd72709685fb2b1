"""Killed processes, ended senders, few descriptors, many sendings: nothing is lost, left over, or hung."""

import os
import queue
import resource
import signal
import subprocess
import sys
import time

import pytest
from census import gone, shared
from children import end, hold, kill, program, start

import torch
import torch.multiprocessing as multiprocessing

# --- kill -9 --------------------------------------------------------------------------------------------------------


def test_a_holder_is_killed(context):
    inbox, outbox = context.Queue(), context.Queue()
    for _ in range(5):
        process = start(context, hold, inbox, outbox)
        tensor = torch.ones(500_000)
        inbox.put(tensor)
        assert outbox.get(timeout=30) == 500_000
        del tensor
        assert shared().waiting == 1  # it is held, so it cannot be used again
        kill(process)
        torch.empty_cache()
        assert shared().waiting == 0


def send_without_end(outbox):
    while True:
        outbox.put(torch.ones(1000))


def test_a_sender_is_killed(context):
    for delay in (0.0, 0.001, 0.003, 0.01, 0.02):
        outbox = context.Queue()
        process = start(context, send_without_end, outbox)
        assert outbox.get(timeout=30).sum() == 1000
        time.sleep(delay)
        kill(process)
        with pytest.raises(queue.Empty):
            while True:
                assert outbox.get(timeout=0.2).sum() == 1000
        outbox.put(torch.zeros(2))
        assert outbox.get(timeout=30).sum() == 0
        outbox.close()


def take_one(inbox, outbox):
    outbox.put(inbox.get().sum())


def take_all(inbox, outbox):
    while True:
        inbox.get()
        outbox.put(1)


def test_a_receiver_is_killed(context):
    inbox, outbox = context.Queue(), context.Queue()
    for delay in (0.0, 0.001, 0.003):
        process = start(context, take_all, inbox, outbox)
        inbox.put(torch.ones(10))
        outbox.get(timeout=30)
        for _ in range(200):
            inbox.put(torch.ones(10))
        time.sleep(delay)
        kill(process)
        while True:
            try:
                inbox.get(timeout=0.2)
            except queue.Empty:
                break
    process = start(context, take_one, inbox, outbox)
    inbox.put(torch.ones(7))
    while outbox.get(timeout=30) != 7:
        pass
    end(process)
    inbox.close()
    outbox.close()


def wait_for_tensor(inbox):
    inbox.get()


def test_a_waiting_receiver_is_killed(context):
    inbox, outbox = context.Queue(), context.Queue()
    for _ in range(3):
        process = start(context, wait_for_tensor, inbox)
        time.sleep(0.3)
        kill(process)
    process = start(context, take_one, inbox, outbox)
    inbox.put(torch.ones(7))
    assert outbox.get(timeout=30) == 7
    end(process)


def test_the_parent_is_killed(method, tmp_path):
    (tmp_path / "children.py").write_text(
        "import time\n"
        "def wait(shelf):\n    shelf.get()\n"
        "def pool(number):\n    time.sleep(0.01)\n")
    (tmp_path / "main.py").write_text(
        "import sys, time, torch\nimport torch.multiprocessing as multiprocessing\nimport children\n"
        "if __name__ == '__main__':\n"
        f"    context = multiprocessing.get_context({method!r})\n"
        "    shelf = context.Queue()\n"
        "    some = [context.Process(target=children.wait, args=(shelf,)) for _ in range(3)]\n"
        "    for one in some: one.start()\n"
        "    pool = context.Pool(2)\n"
        "    pool.map(children.pool, range(10))\n"
        "    print(*[child.pid for child in some + list(pool._pool)], flush=True)\n"
        "    kept = torch.ones(1000).share()\n"
        "    time.sleep(1000)\n")
    run = subprocess.Popen([sys.executable, tmp_path / "main.py"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                           text=True)
    workers = list(map(int, run.stdout.readline().split()))
    assert len(workers) == 5
    run.kill()
    run.wait()
    run.stdout.close()
    assert gone(workers)


def test_the_parent_is_killed_when_another_reader_was_faster(tmp_path):
    """Both readers wake for one message; the slower one must go on looking at the parent."""
    (tmp_path / "main.py").write_text(
        "import os, select, sys, time, types, torch\nimport torch.multiprocessing as multiprocessing\n"
        "from torch.multiprocessing import queues\n"
        "class Slow:\n"
        "    def __init__(self):\n        self.poll_ = select.poll()\n        self.register = self.poll_.register\n"
        "    def poll(self, *more):\n"
        "        found = self.poll_.poll(*more)\n        time.sleep(0.2)\n        return found\n"
        "def wait(shelf):\n"
        "    queues.select = types.SimpleNamespace(poll=Slow, POLLIN=select.POLLIN)\n"
        "    while True:\n        shelf.get()\n"
        "shelves = [multiprocessing.Queue(), multiprocessing.SimpleQueue()]\n"
        "some = [multiprocessing.Process(target=wait, args=(shelf,)) for shelf in shelves for _ in range(2)]\n"
        "for one in some: one.start()\n"
        "time.sleep(0.5)\n"
        "for shelf in shelves: shelf.put(1)\n"
        "time.sleep(1)\n"
        "print(*[child.pid for child in some], flush=True)\n"
        "time.sleep(1000)\n")
    run = subprocess.Popen([sys.executable, tmp_path / "main.py"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                           text=True)
    readers = list(map(int, run.stdout.readline().split()))
    run.kill()
    run.wait()
    run.stdout.close()
    assert len(readers) == 4 and gone(readers)


# --- the sender is gone ---------------------------------------------------------------------------------------------


def send_and_end(outbox, killed):
    outbox.put((torch.ones(3, 5), "word"))
    outbox.put(torch.zeros(100_000))
    if killed:
        os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("killed", [False, True])
def test_the_sender_is_gone_before_the_receiver_opens(context, killed):
    outbox = context.Queue()
    process = start(context, send_and_end, outbox, killed)
    process.join()
    assert process.exitcode == (-9 if killed else 0)
    process.close()
    tensor, word = outbox.get(timeout=30)
    assert tensor.sum() == 15 and word == "word" and outbox.get(timeout=30).size() == (100_000,)


# --- limits ---------------------------------------------------------------------------------------------------------


# Another user, whose /proc/self stays readable as if the program had been started by them.
LEAVE_ROOT = """
import ctypes
first = multiprocessing.Process(target=int)  # imports what the other user may not be allowed to read
first.start(), first.join()
os.setgid(65534), os.setuid(65534), ctypes.CDLL(None).prctl(4, 1, 0, 0, 0)
"""


@pytest.mark.parametrize("before", ["", LEAVE_ROOT])
def test_32_descriptors(before):
    """Of a user without privileges the kernel limits the descriptors that are on their way, too."""
    if before and os.getuid() != 0:
        pytest.skip("only root can become another user")
    done = program(before + """
resource.setrlimit(resource.RLIMIT_NOFILE, (32, 32))
def answer(inbox, outbox):
    kept = [inbox.get() for _ in range(300)]
    own = [torch.ones(100) for _ in range(300)]
    for tensor in own:
        outbox.put(tensor)
    outbox.put(sum(tensor.sum().item() for tensor in kept))
    inbox.get()
inbox, outbox = multiprocessing.Queue(), multiprocessing.Queue()
child = multiprocessing.Process(target=answer, args=(inbox, outbox))
child.start()
sent = [torch.ones(10, 10) for _ in range(300)]
for tensor in sent:
    inbox.put(tensor)
received = [outbox.get() for _ in range(300)]
print(outbox.get(), sum(tensor.sum().item() for tensor in received), len(os.listdir('/proc/self/fd')) < 20)
inbox.put(None)
child.join()
""")
    assert done.stdout.split() == ["30000.0", "30000.0", "True"], done.stderr


def test_a_message_that_finds_no_descriptor_free_is_an_error():
    reader, writer = multiprocessing.Pipe(duplex=False)
    writer.send(torch.ones(3))
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    taken = []
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, limits[1]))
    try:
        while len(taken) < 100:
            taken.append(os.open("/dev/null", os.O_RDONLY))
    except OSError:
        pass
    try:
        with pytest.raises(OSError, match="no descriptor free"):
            reader.recv()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
        for descriptor in taken:
            os.close(descriptor)
    reader.close()
    writer.close()


def count(inbox, outbox):
    total = 0
    while (tensor := inbox.get()) is not None:
        total += tensor.sum()
        if total % 1000 == 0:
            outbox.put((len(os.listdir("/proc/self/fd")), shared().mapped_bytes))


@pytest.mark.slow
@pytest.mark.parametrize("sends", [100_000])
def test_many_sends_do_not_grow(sends):
    inbox, outbox = multiprocessing.Queue(), multiprocessing.Queue()
    process = start(multiprocessing.get_context("fork"), count, inbox, outbox)
    seen = []
    for number in range(1, sends + 1):
        inbox.put(torch.ones(1))
        if number % 1000 == 0:
            theirs = outbox.get(timeout=60)
            seen.append((len(os.listdir("/proc/self/fd")), shared().mapped_bytes, *theirs))
    inbox.put(None)
    end(process)
    for counts, most in zip(zip(*seen, strict=True), (1, 0, 1, 0), strict=True):
        assert max(counts) - min(counts) <= most, set(seen)  # a thread may hold one descriptor while they are counted
    assert seen[0][1] <= 64 << 20


def test_a_small_dev_shm_does_not_matter():
    code = """
def answer(inbox, outbox):
    outbox.put(inbox.get().sum().item())
inbox, outbox = multiprocessing.Queue(), multiprocessing.Queue()
child = multiprocessing.Process(target=answer, args=(inbox, outbox))
child.start()
inbox.put(torch.ones(16 << 20))
print(outbox.get(), os.listdir('/dev/shm'))
child.join()
"""
    enter = ["unshare", "-m", "sh", "-c", "mount -t tmpfs -o size=8m tmpfs /dev/shm && exec \"$0\" \"$@\""]
    if subprocess.run([*enter, "true"], capture_output=True).returncode:
        pytest.skip("mounting needs rights that these tests do not have")
    imports = "import os, torch\nimport torch.multiprocessing as multiprocessing\n"
    done = subprocess.run([*enter, sys.executable, "-c", imports + code], capture_output=True, text=True, timeout=120)
    assert done.stdout == "16777216.0 []\n", done.stderr
