"""With a seed, the emulator randomizes the order of threads, blocks, atomics and streams, as a GPU may."""

import ctypes

import numpy as np
import pytest

from cuda_emulator.device import POINTER, Device

SOURCE = r"""
extern "C" __global__ void count_plainly(int *to) {
    const int seen = to[0];
    to[1] = seen;
    to[0] = seen + 1;
}
extern "C" __global__ void count_atomically(int *to) { atomicAdd(to, 1); }
extern "C" __global__ void count_by_swaps(int *to) {
    int old = *to, seen;
    do {
        seen = old;
        old = atomicCAS(to, seen, seen + 1);
    } while (old != seen);
}
extern "C" __global__ void add_floats(float *to) { atomicAdd(to, 1.0f / (1 + threadIdx.x + 7 * blockIdx.x)); }
extern "C" __global__ void last_block(int *to) { *to = blockIdx.x; }
template <int BARRIER> __device__ void rotate(int *to) {
    __shared__ int shared[64];
    shared[threadIdx.x] = 100 * blockIdx.x + threadIdx.x;
    if (BARRIER)
        __syncthreads();
    to[64 * blockIdx.x + threadIdx.x] = shared[(threadIdx.x + 63) % 64];
}
extern "C" __global__ void rotate_meeting(int *to) { rotate<1>(to); }
extern "C" __global__ void rotate_racing(int *to) { rotate<0>(to); }
/* Counts on a warp's lanes being in step, which they need not be. */
extern "C" __global__ void in_step(int *to) {
    __shared__ volatile int shared[32];
    shared[threadIdx.x] = threadIdx.x;
    to[threadIdx.x] = shared[31 - threadIdx.x];
}
extern "C" __global__ void left_over(int *to) {
    __shared__ int shared[1];
    to[blockIdx.x] = shared[0];
    shared[0] = 5;
}
extern "C" __global__ void fused(float *to, float a, float b) { *to = a * a - b; }
extern "C" __global__ void apart(float *to, float a, float b) { *to = __fsub_rn(__fmul_rn(a, a), b); }
"""
SEEDS = ["1", "2", "3", "4", "5", "6"]


@pytest.fixture(scope="module")
def device():
    result = Device()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CUDA_EMULATOR_OPTIMIZE", "-O1")  # without it, products are not fused with additions
        result.module = result.load(SOURCE)
    yield result
    result.close()


def outcomes(device, monkeypatch, name, grid, block, size, dtype=np.int32, **variables):
    """Return the memory after a kernel, which was zero before, without a seed and for each seed."""
    function, result = device.function(device.module, name), []
    for seed in ["", *SEEDS]:
        monkeypatch.setenv("CUDA_EMULATOR_SEED", seed)
        for variable, value in variables.items():
            monkeypatch.setenv(variable, value)
        at = device.put(np.zeros(size, dtype))
        device.launch(function, grid, block, [at])
        result.append(device.get(at, size, dtype))
    return result[0], result[1:]


def test_a_sum_without_atomics_loses_some(device, monkeypatch):
    plain, seeded = outcomes(device, monkeypatch, "count_plainly", 4, 64, 2)
    assert plain[0] == 256 and min(result[0] for result in seeded) < 256


@pytest.mark.parametrize("name", ["count_atomically", "count_by_swaps"])
def test_atomics_lose_nothing(device, monkeypatch, name):
    plain, seeded = outcomes(device, monkeypatch, name, 4, 64, 1)
    assert plain == 256 and all(result == 256 for result in seeded)


def test_atomics_come_in_any_order(device, monkeypatch):
    _, seeded = outcomes(device, monkeypatch, "add_floats", 9, 64, 1, np.float32)
    assert len({result.tobytes() for result in seeded}) > 1
    assert np.ptp([float(result[0]) for result in seeded]) < 1e-3


def test_blocks_come_in_any_order(device, monkeypatch):
    plain, seeded = outcomes(device, monkeypatch, "last_block", 50, 1, 1)
    assert plain == 49 and len({int(result[0]) for result in seeded}) > 1


def test_blocks_together_have_shared_memory_of_their_own(device, monkeypatch):
    wanted = np.concatenate([100 * b + (np.arange(64) + 63) % 64 for b in range(7)])
    plain, seeded = outcomes(device, monkeypatch, "rotate_meeting", 7, 64, 7 * 64)
    for result in [plain, *seeded]:
        np.testing.assert_array_equal(result, wanted)


def test_a_missing_barrier_shows(device, monkeypatch):
    wanted = np.concatenate([100 * b + (np.arange(64) + 63) % 64 for b in range(7)])
    _, seeded = outcomes(device, monkeypatch, "rotate_racing", 7, 64, 7 * 64)
    assert not any(np.array_equal(result, wanted) for result in seeded)


def test_shared_memory_is_fresh_in_every_block(device, monkeypatch):
    plain, seeded = outcomes(device, monkeypatch, "left_over", 5, 1, 5)
    assert all((result == -1).all() for result in [plain, *seeded])


def test_lanes_in_lockstep_or_not(device, monkeypatch):
    wanted = np.arange(32)[::-1]
    _, lockstep = outcomes(device, monkeypatch, "in_step", 1, 32, 32, CUDA_EMULATOR_ORDER="lockstep")
    assert all(np.array_equal(result, wanted) for result in lockstep)
    _, free = outcomes(device, monkeypatch, "in_step", 1, 32, 32, CUDA_EMULATOR_ORDER="")
    assert not any(np.array_equal(result, wanted) for result in free)


def test_the_same_seed_gives_the_same_order(device, monkeypatch):
    first, again = (outcomes(device, monkeypatch, "add_floats", 9, 64, 1, np.float32)[1] for _ in range(2))
    assert [result.tobytes() for result in first] == [result.tobytes() for result in again]


def test_products_that_are_added_to_are_rounded_once(device):
    """As nvcc's default is; intrinsics with a rounding in their name are never fused."""
    a = np.float32(1 + 2**-12)
    b = np.float32(a * a)
    exact = np.float32(np.float64(a) * np.float64(a) - np.float64(b))
    assert exact != 0
    for name, wanted in (("fused", exact), ("apart", np.float32(0))):
        at = device.put(np.ones(1, np.float32))
        device.launch(device.function(device.module, name), 1, 1, [at, ctypes.c_float(a), ctypes.c_float(b)])
        assert device.get(at, 1) == wanted


def test_streams_run_early_or_late_and_in_order(device, monkeypatch):
    """Without an event two streams come in either order; within one, work is done as it was given."""
    function = device.function(device.module, "count_atomically")
    last = set()
    for seed in map(str, range(1, 41)):
        monkeypatch.setenv("CUDA_EMULATOR_SEED", seed)
        at, streams = device.put(np.zeros(1, np.int32)), []
        for _ in range(2):
            result = POINTER()
            device.call("cuStreamCreate", ctypes.byref(result), 1)
            streams.append(result)
        device.call("cuMemsetD32Async", at, 10, ctypes.c_size_t(1), streams[0])
        device.launch(function, 1, 1, [at], stream=streams[0])
        device.call("cuMemsetD32Async", at, 20, ctypes.c_size_t(1), streams[1])
        device.launch(function, 1, 2, [at], stream=streams[1])
        device.synchronize()
        last.add(int(device.get(at, 1, np.int32)[0]))
    assert last >= {11, 22} and last <= {11, 13, 21, 22, 23}
