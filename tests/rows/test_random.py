"""Random rows: moments, seeds, threads, state; also what must hold in a forked child and when memory runs out."""

import gc
import os
import signal
import time

import numpy as np
import pytest
from torch._C import lib

import torch
from torch.autograd import Variable
from torch.testing.random_rows import SAMPLES


def test_moments_of_cauchy_and_correlation():
    x = torch.DoubleTensor(SAMPLES).cauchy_(2, 3).numpy()
    low, middle, high = np.quantile(x, [0.25, 0.5, 0.75])
    assert abs(middle - 2) < 0.1 and abs(high - low - 6) < 0.3
    normal = torch.randn(SAMPLES).numpy()
    assert abs(np.corrcoef(normal[:-1], normal[1:])[0, 1]) < 0.02 and abs((normal**3).mean()) < 0.1
    again = torch.randn(SAMPLES).numpy()
    assert abs(np.corrcoef(normal, again)[0, 1]) < 0.02


def philox(seed, call, counter):
    """Philox4x32-10 in whole numbers: the four words of a counter of a call."""
    a, b, c, d = counter % 2**32, counter >> 32, call % 2**32, call >> 32
    k0, k1 = seed % 2**32, seed >> 32
    for _ in range(10):
        p, q = a * 0xD2511F53, c * 0xCD9E8D57
        a, b, c, d = (q >> 32) ^ b ^ k0, q % 2**32, (p >> 32) ^ d ^ k1, p % 2**32
        k0, k1 = (k0 + 0x9E3779B9) % 2**32, (k1 + 0xBB67AE85) % 2**32
    return a, b, c, d


def test_the_oracle_gives_the_published_numbers():
    assert philox(0, 0, 0) == (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)
    assert philox(2**64 - 1, 2**64 - 1, 2**64 - 1) == (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)


@pytest.mark.parametrize("count", [1, 25, 32, 33, 40, 1024, 1025, 2100])
def test_uniform_numbers_are_those_of_philox(count):
    seed = 0x123456789ABCDEF
    torch.manual_seed(seed)
    for call in range(3):
        words = [word for counter in range((count + 3) // 4) for word in philox(seed, call, counter)]
        assert torch.FloatTensor(count).uniform_().tolist() == [(word >> 8) / 2**24 for word in words[:count]]
    words = [word for counter in range((count + 1) // 2) for word in philox(seed, 3, counter)]
    pairs = zip(words[0::2], words[1::2], strict=True)
    wanted = [((x >> 5) * 2**26 + (y >> 6)) / 2**53 for x, y in pairs]
    assert torch.DoubleTensor(count).uniform_().tolist() == wanted[:count]


@pytest.mark.parametrize("kind", ["FloatTensor", "DoubleTensor"])
def test_numbers_do_not_depend_on_how_many_are_drawn(kind):
    def drawn(count):
        torch.manual_seed(5)
        return getattr(torch, kind)(count).normal_().tolist()

    most = drawn(5000)
    for count in (1, 2, 15, 16, 17, 31, 32, 33, 64, 65, 1023, 1024, 1025, 2080):
        assert drawn(count) == most[:count], count


@pytest.mark.parametrize("count", [1, 2, 31, 32, 33, 63, 64, 65, 100])
def test_one_bad_probability_is_found_wherever_it_stands(count):
    for position in {0, 1, count // 2, count - 1} & set(range(count)):
        for bad in (-0.1, 1.5, float("nan")):
            for kind in (torch.FloatTensor, torch.DoubleTensor):
                probabilities = kind(count).fill_(0.5)
                probabilities[position] = bad
                with pytest.raises(ValueError, match="bernoulli: input"):
                    torch.bernoulli(probabilities)


def test_random_fills_the_whole_range():
    for kind, high in (("Byte", 255), ("Char", 127), ("Short", 2**15 - 1)):
        drawn = getattr(torch, f"{kind}Tensor")(SAMPLES).random_(high)
        assert drawn.min() == 0 and drawn.max() >= high - 8 and drawn.max() < high
    drawn = torch.LongTensor(1000).random_(-(2**61), 2**61)
    assert drawn.min() < -(2**60) and drawn.max() > 2**60
    assert set(torch.IntTensor(1000).random_(3, 6).tolist()) == {3, 4, 5}


@pytest.mark.parametrize("call", [
    lambda x: x.uniform_("a"), lambda x: torch.randperm(-1), lambda x: x.expand(5, 3).uniform_(),
    lambda x: x.random_(1j),
    lambda x: x.bernoulli_(None, 2), lambda x: x.geometric_(), lambda x: x.normal_(mean=[1]),
    lambda x: x.int().normal_(),
    lambda x: torch.randperm(2**62), lambda x: torch.rand(2**62, 2), lambda x: x.bernoulli_(torch.ones(2, 2)),
])  # fmt: skip
def test_wrong_parameters(call):
    x = torch.ones(1, 3)
    with pytest.raises((ValueError, RuntimeError, TypeError, MemoryError)) as raised:
        call(x)
    assert str(raised.value) and x.tolist() == [[1] * 3]


def test_state_is_saved_and_restored():
    torch.rand(5)
    state = torch.get_rng_state()
    first = torch.randn(1001).tolist(), torch.randperm(50).tolist()
    torch.set_rng_state(state)
    assert (torch.randn(1001).tolist(), torch.randperm(50).tolist()) == first
    torch.manual_seed(2**64 - 1)
    assert torch.initial_seed() == 2**64 - 1
    assert torch.seed() == torch.initial_seed()
    for wrong in (torch.ByteTensor(3), torch.FloatTensor(16), b"x" * 16, None):
        with pytest.raises(TypeError):
            torch.set_rng_state(wrong)
    for wrong in ("x", None):
        with pytest.raises((TypeError, ValueError)):
            torch.manual_seed(wrong)


def test_permutations():
    for n in (0, 1, 2, 1000):
        assert sorted(torch.randperm(n).tolist()) == list(range(n))
    assert torch.randperm(1000).tolist() != torch.randperm(1000).tolist()
    counts = np.zeros((4, 4))
    for _ in range(4000):
        counts[np.arange(4), torch.randperm(4).numpy()] += 1
    assert (abs(counts - 1000) < 150).all()


def in_child(work):
    """Run work in a forked child, and return its exit status, or None if it did not end in 20 seconds."""
    child = os.fork()
    if child == 0:
        try:
            work()
            os._exit(0)
        except BaseException:
            os._exit(1)
    for _ in range(2000):
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_child_computes():
    before = torch.get_num_threads()
    torch.set_num_threads(2)
    x = torch.randn(1_000_000)
    total, product = x.sum(), torch.ones(300, 300).mm(torch.ones(300, 300))[0, 0]

    def work(more_threads):
        if more_threads:
            torch.set_num_threads(2)
        assert x.sum() == total and (x + x).numel() == x.numel()
        assert torch.ones(300, 300).mm(torch.ones(300, 300))[0, 0] == product

    assert in_child(lambda: work(False)) == 0
    assert in_child(lambda: work(True)) == 0
    torch.set_num_threads(before)


def operations():
    from torch.autograd import Variable, grad

    x, y = torch.rand(70, 70), torch.rand(70, 70)
    index, image, kernel = torch.LongTensor([3, 1, 2]), torch.rand(2, 3, 16, 16), torch.rand(4, 3, 3, 3)

    def train():
        a, b = Variable(x), Variable(y)
        (torch.mm(a, b).tanh() * b + a.t()).sum(1).log_softmax(0).sum().backward()

    def twice():
        a = Variable(x)
        first, = grad((a * a).exp().sum(), a, create_graph=True)
        first.sum().backward()

    def convolve():
        a, b = Variable(image), Variable(kernel)
        torch.conv2d(a, b).view(2, -1).sum().backward()

    return {
        "add": lambda: x.t() + y, "sum": lambda: x.sum(0), "mm": lambda: x.t().mm(y),
        "select": lambda: x.index_select(1, index),
        "cat": lambda: torch.cat([x, y, x], 1), "make": lambda: torch.Tensor([[1, 2], [3, 4]]), "max": lambda: x.max(1),
        "convert": lambda: x.double().half(), "mask": lambda: x[x > 0.5], "resize": lambda: x.clone().resize_(200, 200),
        "perm": lambda: torch.randperm(1000), "rand": lambda: torch.randn(999), "var": lambda: x.var(1),
        "broadcast": lambda: torch.addmm(torch.ones(1, 70), x, y), "storage": lambda: torch.FloatStorage([1, 2, 3]),
        "index": lambda: x[[1, 2]], "assign": lambda: x.clone().__setitem__(0, [1] * 70), "train": train,
        "twice": twice,
        "convolve": convolve, "pool": lambda: torch.nn.functional.max_pool2d(image, 2), "unique": lambda: x.nonzero(),
    }  # fmt: skip


@pytest.mark.parametrize("name", operations())
def test_running_out_of_memory(name):
    operation = operations()[name]
    operation()
    gc.collect()
    before = lib.th_allocated_bytes()
    for countdown in range(1, 400):
        lib.th_fail_allocation(countdown)
        try:
            operation()
            left = True
        except MemoryError:
            left = False
        finally:
            lib.th_fail_allocation(0)
        assert lib.th_allocated_bytes() == before, (name, countdown)
        if left:
            break
    assert left, f"{name} still fails after {countdown} allocations"


def test_draws_into_integer_variables():
    for name, numbers in (("geometric_", (1,)), ("geometric_", (0.5,)), ("bernoulli_", (0.5,)), ("bernoulli_", ())):
        x = Variable(torch.IntTensor(50))
        assert getattr(x, name)(*numbers) is x
        torch.manual_seed(3)
        plain = getattr(torch.IntTensor(50), name)(*numbers)
        torch.manual_seed(3)
        assert getattr(x, name)(*numbers).data.equal(plain)


@pytest.mark.parametrize("kind, largest", [("Char", 2**7), ("Byte", 2**8), ("Short", 2**15)])
def test_trials_that_an_integer_cannot_hold_are_refused(kind, largest):
    """One draw each, for the smallest number that does not fit and the largest that fits, over many seeds."""
    def drawn(seed, tensor):
        torch.manual_seed(seed)
        return tensor.geometric_(0.5 / largest)[0]

    trials = {drawn(seed, torch.DoubleTensor(1)): seed for seed in range(300)}
    fits, beyond = max(n for n in trials if n < largest), min(n for n in trials if n >= largest)
    assert fits > 0.9 * largest and beyond < 1.1 * largest
    assert drawn(trials[fits], torch.tensor([0]).type(f"torch.{kind}Tensor")) == fits
    with pytest.raises(OverflowError, match=f"geometric_: {beyond:.0f} trials do not fit into a {kind}Tensor"):
        drawn(trials[beyond], torch.tensor([0]).type(f"torch.{kind}Tensor"))


@pytest.mark.parametrize("kind", [torch.complex64, torch.complex128])
def test_complex_numbers_have_independent_parts(kind):
    """The variance of a complex normal number is 1, half of it in each part."""
    torch.manual_seed(0)
    x = torch.zeros(100, 100, dtype=kind)
    for drawn, mean, variance in ((torch.randn_like(x), 0, 0.5), (x.clone().normal_(1 + 2j, 2), 1 + 2j, 2),
                                  (x.clone().uniform_(-1, 3), 1 + 1j, 16 / 12)):
        assert drawn.dtype is kind and abs(drawn.mean().item() - mean) < 0.05
        real, imaginary = drawn.real - mean.real, drawn.imag - mean.imag
        assert abs(real.var().item() - variance) < 0.05 * variance
        assert abs(imaginary.var().item() - variance) < 0.05 * variance
        assert abs((real * imaginary).mean().item()) < 0.05
    torch.manual_seed(7)
    first = x.clone().t().normal_()
    torch.manual_seed(7)
    assert first.equal(x.clone().t().normal_()) and (x[::2].normal_(0, 1) == x[::2]).all() and (x[1::2] == 0).all()


WHOLE_KINDS = {  # the smallest number, and the bits
    "Byte": (0, 8), "Char": (-(2**7), 8), "Short": (-(2**15), 16), "Int": (-(2**31), 32), "Long": (-(2**63), 64),
}  # fmt: skip


@pytest.mark.parametrize("kind", WHOLE_KINDS)
def test_every_bit_of_an_integer_is_drawn(kind):
    low, bits = WHOLE_KINDS[kind]
    x = torch.zeros(SAMPLES).type(f"torch.{kind}Tensor").random_(low, None)
    means = [float((x >> k & 1).double().mean()) for k in range(bits)]
    assert max(abs(mean - 0.5) for mean in means) < 4.5 * 0.5 / SAMPLES**0.5, means
    ends = [float((x == end).double().sum()) for end in (low, low + 2**bits - 1)]
    assert bits > 8 or min(ends) > 0
    assert set(torch.zeros(999).type(f"torch.{kind}Tensor").random_(low + 2**bits - 2, None).tolist()) == {
        low + 2**bits - 2, low + 2**bits - 1}  # fmt: skip


@pytest.mark.parametrize("low, high", [(0, 2**62), (-(2**62), 2**62 + 1), (-(2**63), 2**63 - 1), (0, 2**63)])
def test_every_bit_of_a_long_range_is_drawn(low, high):
    x = torch.randint(low, high, (SAMPLES,))
    assert low <= x.min() and x.max() <= high - 1
    for k in range(60):
        assert abs(float((x >> k & 1).double().mean()) - 0.5) < 4.5 * 0.5 / SAMPLES**0.5, k


@pytest.mark.parametrize("kind, bits", [("Float", 24), ("Double", 53)])
def test_every_bit_of_a_uniform_number_is_drawn(kind, bits):
    x = (getattr(torch, f"{kind}Tensor")(SAMPLES).uniform_() * 2**bits).long()
    for k in range(bits):
        assert abs(float((x >> k & 1).double().mean()) - 0.5) < 4.5 * 0.5 / SAMPLES**0.5, k


@pytest.mark.parametrize("kind, last", [
    ("Bool", 1), ("Byte", 255), ("Char", 127), ("Short", 2**15 - 1), ("Half", 2**11), ("BFloat16", 2**8)])  # fmt: skip
def test_random_without_an_end_draws_the_last_number(kind, last):
    x = torch.zeros(40 * (last + 1)).type(f"torch.{kind}Tensor").random_()
    assert x.min() == 0 and x.max() == last
    assert float(x.double().mean()) == pytest.approx(last / 2, abs=4.5 * (last + 2) / 12**0.5 / len(x) ** 0.5)


@pytest.mark.parametrize("kind, numbers", [
    ("Bool", (0, 3)), ("Byte", (-1, 5)), ("Char", (0, 129)), ("Char", (-129, 0)), ("Half", (0, 65506))])  # fmt: skip
def test_integers_that_the_type_does_not_hold_are_refused(kind, numbers):
    x = torch.zeros(3).type(f"torch.{kind}Tensor")
    with pytest.raises(RuntimeError, match=f"random_: the numbers are from .*; a {kind}Tensor holds integers from"):
        x.random_(*numbers)
    assert x.tolist() == [0] * 3


def test_a_float_never_rounds_to_the_excluded_end():
    from torch._C import ffi, lib

    try:
        lib.th_fix_random_words(ffi.new("uint32_t[4]", [2**32 - 1] * 4))
        for kind, high in (("Float", 2**30), ("Double", 2**60), ("Half", 2**15), ("BFloat16", 2**40)):
            x = torch.zeros(5).type(f"torch.{kind}Tensor").random_(0, high)
            assert (x < high).all() and (x > high * 0.99).all()
    finally:
        lib.th_fix_random_words(ffi.NULL)


def test_integers_that_a_type_cannot_hold_are_not_drawn():
    for low, high, dtype in ((-1, 2, torch.uint8), (0, 257, torch.uint8), (0, 3, torch.bool), (0, 129, torch.int8)):
        with pytest.raises(RuntimeError, match="randint: random_: the numbers are from"):
            torch.randint(low, high, (2,), dtype=dtype)
    assert torch.randint(0, 256, (1000,), dtype=torch.uint8).max() > 200


def test_complex_normal_numbers_have_the_variance_of_both_parts():
    torch.manual_seed(2)
    x = torch.normal(torch.full((20000,), 3 + 4j), 2.0)
    assert x.dtype is torch.complex64 and abs(x.mean() - (3 + 4j)) < 0.1
    assert abs(x.real.var() - 2) < 0.1 and abs(x.imag.var() - 2) < 0.1
