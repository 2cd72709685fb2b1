"""Memory that several processes hold is not reused, and forks of processes that ran threads work."""

import queue
import time

import pytest
from census import shared
from children import end, hold, kill, program, start

import torch
import torch.multiprocessing as multiprocessing


def test_a_child_works_after_the_parent_ran_threads():
    done = program("""
def work(inbox, outbox):
    big = inbox.get()
    outbox.put((big * 2).sum().item())
torch.set_num_threads(2)
big = torch.ones(1000, 1000)
(big + 1).sum(), big.mm(big)
inbox, outbox = multiprocessing.Queue(), multiprocessing.Queue()
child = multiprocessing.get_context('fork').Process(target=work, args=(inbox, outbox))
child.start()
inbox.put(big)
print(outbox.get(timeout=60))
child.join()
""")
    assert done.stdout == "2000000.0\n", done.stderr


def read_later(tensor, go, outbox):
    go.get()
    outbox.put(tensor.sum())


def test_what_a_forked_child_holds_is_not_given_to_others():
    """The child has the memory by the fork; the parent drops it and shares other tensors."""
    fork = multiprocessing.get_context("fork")
    go, outbox = fork.Queue(), fork.Queue()
    tensor = torch.ones(1000).share()
    process = start(fork, read_later, tensor, go, outbox)
    del tensor
    others = [torch.zeros(1000).share() for _ in range(50)]
    go.put(None)
    assert outbox.get(timeout=30) == 1000 and sum(other.sum() for other in others) == 0
    end(process)


def fork_and_drop(inbox, go, outbox):
    """Return a receiver that forks: the grandchild keeps holding what the receiver drops."""
    fork = multiprocessing.get_context("fork")
    tensor = inbox.get()
    process = start(fork, read_later, tensor, go, outbox)
    del tensor
    outbox.put("dropped")
    end(process)


def test_what_a_receivers_child_holds_is_not_given_to_others(context):
    inbox, go, outbox = context.Queue(), context.Queue(), context.Queue()
    process = start(context, fork_and_drop, inbox, go, outbox)
    tensor = torch.ones(1000)
    inbox.put(tensor)
    assert outbox.get(timeout=30) == "dropped"
    del tensor
    others = [torch.zeros(1000).share() for _ in range(50)]
    assert shared().waiting == 1
    go.put(None)
    assert outbox.get(timeout=30) == 1000 and sum(other.sum() for other in others) == 0
    end(process)
    del others
    torch.empty_cache()
    assert shared().waiting == 0


def pass_on(inbox, outbox):
    outbox.put(inbox.get())
    inbox.get()


def test_tensors_are_passed_on(context):
    """From the owner through one process to another, which holds it when the first two dropped it."""
    first, second, third = context.Queue(), context.Queue(), context.Queue()
    middle, last = start(context, pass_on, first, second), start(context, hold, second, third)
    tensor = torch.ones(1000)
    first.put(tensor)
    assert third.get(timeout=30) == 1000
    del tensor
    first.put(None)
    end(middle)
    others = [torch.zeros(1000).share() for _ in range(50)]
    assert shared().waiting == 1 and sum(other.sum() for other in others) == 0
    kill(last)
    del others
    torch.empty_cache()
    assert shared().waiting == 0


@pytest.mark.slow
def test_random_traffic_never_mixes_memory_up():
    """Workers exchange tensors whose elements all equal one number; the number travels with them."""
    fork = multiprocessing.get_context("fork")
    shelf, errors = fork.Queue(), fork.Queue()
    workers = [start(fork, shuffle, shelf, errors, seed) for seed in range(4)]
    for number in range(60):
        shelf.put((torch.Tensor(1 + number * 97).fill_(number), number))
    end_of_test = time.monotonic() + 8
    while time.monotonic() < end_of_test:
        time.sleep(0.3)
        kill(workers.pop(0))
        workers.append(start(fork, shuffle, shelf, errors, len(workers)))
        while not shelf.qsize() > 20:
            shelf.put((torch.Tensor(3000).fill_(5), 5))
    for worker in workers:
        kill(worker)
    assert errors.empty()
    with pytest.raises(queue.Empty):
        while True:
            shelf.get(timeout=0.1)
    shelf.close()
    errors.close()


def shuffle(shelf, errors, seed):
    import random

    draw, kept = random.Random(seed), []
    while True:
        tensor, number = shelf.get()
        kept.append((tensor, number))
        del tensor
        if not all(held.min() == held.max() == value for held, value in kept):
            errors.put("mixed up")
        if len(kept) > draw.randint(1, 6):
            shelf.put(kept.pop(draw.randrange(len(kept))))
        if draw.random() < 0.3:
            value = draw.randint(1, 99)
            shelf.put((torch.Tensor(draw.choice([1, 10, 1000, 100_000])).fill_(value), value))
        if draw.random() < 0.3 and len(kept) > 2:
            kept.pop()


def keep_all(inbox, outbox):
    kept = [inbox.get() for _ in range(1500)]
    outbox.put(sum(int(tensor[0]) for tensor in kept))


def test_sending_costs_the_same_however_many_tensors_others_keep():
    context = multiprocessing.get_context("fork")
    inbox, outbox = context.Queue(), context.Queue()
    process, before = start(context, keep_all, inbox, outbox), shared().checks
    for value in range(1500):
        inbox.put(torch.full((1000,), float(value)))
    assert outbox.get(timeout=60) == sum(range(1500))
    assert shared().checks - before < 10 * 1500
    end(process)
