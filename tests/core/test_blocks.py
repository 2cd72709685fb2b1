"""Large blocks: parts of one piece do not overlap, neighbours are joined, and the cache is bounded."""

import random
import threading

import pytest
from torch._C import lib

import torch

MB = 1 << 20


def test_blocks_keep_what_is_written_while_others_come_and_go():
    generator, live = random.Random(3), []
    start = lib.th_allocated_bytes()
    for number in range(600):
        if live and generator.random() < 0.5:
            value, t = live.pop(generator.randrange(len(live)))
            assert t[0] == t[t.numel() - 1] == t[t.numel() // 2] == value
        else:
            t = torch.FloatTensor(generator.choice([70_000, 65_536, 200_000, 500_000, 1_300_000]))
            t.fill_(number % 1000)
            live.append((number % 1000, t))
    for value, t in live:
        assert (t == value).all()
    live.clear()
    del t
    assert lib.th_allocated_bytes() - start < 10_000


@pytest.mark.skipif("sanitize" in torch.__file__, reason="the address sanitizer is given every block back")
def test_parts_of_a_piece_join_again():
    torch.empty_cache()
    before = lib.th_cached_bytes()
    whole = torch.FloatTensor(8 * MB // 4)
    where = whole.data_ptr()
    del whole
    parts = [torch.FloatTensor(MB // 4) for _ in range(7)]
    assert all(where <= t.data_ptr() < where + 8 * MB for t in parts)
    for order in (parts[1::2], parts[::2]):
        while order:
            order.pop()
    parts.clear()
    again = torch.FloatTensor(8 * MB // 4)
    assert again.data_ptr() == where
    del again
    torch.empty_cache()
    assert lib.th_cached_bytes() - before < MB


def test_sizes_that_differ_share_memory():
    """A loop over several sizes holds the memory needed at one time, not the sum of all sizes."""
    torch.empty_cache()
    before = lib.th_cached_bytes()
    for _ in range(3):
        for size in (8, 5, 3, 2, 1):
            t = torch.FloatTensor(size * MB // 4)
            del t
    assert lib.th_cached_bytes() - before < 9 * MB


@pytest.mark.skipif("sanitize" in torch.__file__, reason="the address sanitizer is given every block back")
def test_small_blocks_do_not_break_up_one_that_is_larger_than_a_segment():
    torch.empty_cache()
    whole = torch.FloatTensor(96 * MB // 4)
    where = whole.data_ptr()
    del whole
    small = [torch.FloatTensor(MB // 4) for _ in range(3)]
    again = torch.FloatTensor(96 * MB // 4)
    assert again.data_ptr() == where
    assert all(abs(t.data_ptr() - where) > MB for t in small)
    del again, small
    torch.empty_cache()


def test_the_limit_holds_and_a_part_that_lives_keeps_its_piece():
    torch.empty_cache()
    piece = torch.FloatTensor(8 * MB // 4)
    del piece
    part = torch.FloatTensor(MB // 4).fill_(7)
    lib.th_set_cache_limit(0)
    try:
        assert (part == 7).all()
        other = torch.FloatTensor(2 * MB // 4).fill_(8)
        assert (part == 7).all() and (other == 8).all()
        del part, other
        assert lib.th_cached_bytes() < 4 * MB
    finally:
        lib.th_set_cache_limit(1 << 30)


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096


@pytest.mark.skipif("sanitize" in torch.__file__, reason="sanitizers keep what is freed")
def test_what_is_kept_is_given_back_in_parts():
    """Released parts between live blocks are reused, alone and joined with released memory before them."""
    torch.empty_cache()
    blocks = [torch.FloatTensor(3 * MB // 4).fill_(i) for i in range(16)]
    full = resident()
    del blocks[1::2]
    torch.empty_cache()
    assert lib.th_cached_bytes() < 4 * MB and resident() < full - 20 * MB
    more = [torch.FloatTensor(size * MB // 4).fill_(size) for size in (3, 2, 5, 1, 8, 3)]
    assert all((t == 2 * i).all() for i, t in enumerate(blocks)) and all((t == t[0]).all() for t in more)
    del more, blocks
    torch.empty_cache()
    assert lib.th_cached_bytes() < 4 * MB and resident() < full - 40 * MB


@pytest.mark.skipif("sanitize" in torch.__file__, reason="sanitizers keep what is freed")
def test_slabs_of_small_tensors_are_given_back():
    torch.empty_cache()
    before = resident()
    kept = [torch.ones(1) for _ in range(50000)]
    full = resident()
    assert full - before < 50000 * 500
    del kept
    torch.empty_cache()
    assert resident() < full - 50000 * 300


@pytest.mark.skipif("sanitize" in torch.__file__, reason="sanitizers keep what is freed")
def test_only_what_is_touched_takes_memory():
    torch.empty_cache()
    before = resident()
    blocks = [torch.FloatTensor(300_000).fill_(1) for _ in range(5)]
    assert resident() - before < 10 * MB
    assert all((t == 1).all() for t in blocks)


def test_threads_meet_in_one_piece():
    wrong = []

    def work(seed):
        generator = random.Random(seed)
        for _ in range(150):
            t = torch.FloatTensor(generator.randrange(70_000, 400_000)).fill_(seed)
            s = torch.FloatTensor(generator.randrange(70_000, 400_000)).fill_(seed + 0.5)
            if not ((t == seed).all() and (s == seed + 0.5).all()):
                wrong.append(seed)
    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
