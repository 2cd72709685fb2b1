"""What goes wrong in a kernel is found, named, and answered as a driver answers it; the process lives on."""

import ctypes
import re

import numpy as np
import pytest

from cuda_emulator.device import Device, DriverError

SOURCE = r"""
extern "C" __global__ void copy(int n, const float *from, float *to) {
    const int i = threadIdx.x + blockIdx.x * blockDim.x;
    if (i < n)
        to[i] = from[i];
}
extern "C" __global__ void copy_bytes(const char *from, char *to, int at) { to[at] = from[at]; }
extern "C" __global__ void copy_many(const float4 *from, float4 *to, int at) { to[at] = from[at]; }

__constant__ int table[5] = {1, 2, 3, 4, 5};
extern "C" __global__ void pick(int *out, int i) { out[0] = table[i]; }

extern "C" __global__ void tile(float *out, int i) {
    __shared__ float part[10];
    __shared__ float other[10];
    part[i] = 1;
    other[threadIdx.x] = 2;
    __syncthreads();
    out[0] = part[0] + other[0];
}
extern "C" __global__ void dynamic(float *out, int i) {
    extern __shared__ float part[];
    part[i] = 1;
    out[0] = part[i];
}
extern "C" __global__ void leave_early(float *out) {
    if (threadIdx.x == 5)
        return;
    __syncthreads();
    out[threadIdx.x] = 1;
}
extern "C" __global__ void part_ways(float *out) {
    if (threadIdx.x < 40)
        __syncthreads();
    else
        __syncthreads();
    out[threadIdx.x] = 1;
}
extern "C" __global__ void shuffle_or_wait(float *out) {
    if (threadIdx.x % 2)
        out[0] = __shfl_sync(0xffffffffu, 1.0f, 0);
    else
        __syncthreads();
}
extern "C" __global__ void not_my_mask(float *out) { out[0] = __shfl_sync(1u, 1.0f, 0); }
extern "C" __global__ void check(const float *in) { assert(in[0] == 1); }
extern "C" __global__ void trap() { __trap(); }
extern "C" __global__ void divide(int *out, int by) { out[0] = 7 / by; }
__device__ __noinline__ int deeper(volatile int *out, int n) {
    volatile int kept[100];
    kept[n % 100] = n;
    return n ? deeper(out, n - 1) + kept[n % 100] : out[0];
}
extern "C" __global__ void recurse(int *out) { out[0] = deeper(out, 1000000); }
"""

FLOATS = 10


@pytest.fixture
def device():
    device = Device()
    yield device
    device.close()


def broken(device, capfd, name, arguments, threads=1, error="ILLEGAL_ADDRESS", text="", shared=0):
    """Return the kernel ends its context with an error and a sentence; another context works."""
    function = device.function(device.load(SOURCE), name)
    device.launch(function, 1, threads, arguments, shared)
    for _ in range(2):
        with pytest.raises(DriverError, match=f"cuCtxSynchronize: CUDA_ERROR_{error}$"):
            device.synchronize()
    with pytest.raises(DriverError, match=f"cuMemAlloc_v2: CUDA_ERROR_{error}$"):
        device.allocate(4)
    said = capfd.readouterr().err
    assert said.count("\n") == 1 and f"kernel {name}, block (0, 0, 0), thread" in said
    assert re.search(text, said), said
    other = Device()
    values = np.arange(FLOATS, dtype=np.float32)
    to = other.put(values * 0)
    other.launch(other.function(other.load(SOURCE), "copy"), 1, FLOATS, [ctypes.c_int(FLOATS), other.put(values), to])
    assert (other.get(to, FLOATS) == values).all()
    other.close()
    other.call("cuCtxPushCurrent_v2", device.context)


def floats(device, n=FLOATS):
    return device.put(np.ones(n, np.float32))


@pytest.mark.parametrize("n", [1, 7, 1023])
def test_reading_behind_an_allocation(device, capfd, n):
    short, long = floats(device, n), floats(device, n + 1)
    broken(device, capfd, "copy", [ctypes.c_int(n + 1), short, long], n + 1,
           text=f"reads 4 bytes at offset {4 * n} of an allocation of {4 * n} bytes on device 0")


@pytest.mark.parametrize("kernel, size", [("copy_bytes", 1), ("copy_many", 16)])
@pytest.mark.parametrize("at", [-1, 1])
def test_writing_beside_an_allocation(device, capfd, kernel, size, at):
    """One element on either side of where the array lies, among larger ones that are read."""
    around = floats(device, 3 * 1024)
    inside = ctypes.c_uint64(around.value + 4096)
    broken(device, capfd, kernel, [inside, device.allocate(size), ctypes.c_int(at)], text=f"writes {size} bytes")


def test_an_access_half_outside(device, capfd):
    broken(device, capfd, "copy_many", [device.allocate(31), device.allocate(32), ctypes.c_int(1)],
           text="reads 16 bytes at offset 16 of an allocation of 31 bytes")


def test_freed_memory_is_not_given_again(device, capfd):
    gone, kept = floats(device), floats(device)
    device.call("cuMemFree_v2", gone)
    assert floats(device).value != gone.value
    broken(device, capfd, "copy", [ctypes.c_int(1), gone, kept], text="belongs to no allocation")


def test_memory_of_the_host(device, capfd):
    values = np.ones(FLOATS, np.float32)
    arguments = [ctypes.c_int(1), ctypes.c_uint64(values.ctypes.data), floats(device)]
    broken(device, capfd, "copy", arguments, text="is no device memory")


def test_null(device, capfd):
    broken(device, capfd, "copy", [ctypes.c_int(1), ctypes.c_uint64(0), floats(device)], text="is no device memory")


def test_memory_of_another_device(device, capfd):
    other = Device(1)
    there = floats(other)
    other.call("cuCtxPushCurrent_v2", device.context)
    broken(device, capfd, "copy", [ctypes.c_int(1), there, floats(device)], text="on device 1")
    device.call("cuCtxPopCurrent_v2", None)
    other.close()


def test_memory_of_a_peer_may_be_touched(device):
    other = Device(1)
    there = other.put(np.arange(FLOATS, dtype=np.float32))
    other.call("cuCtxPushCurrent_v2", device.context)
    device.call("cuCtxEnablePeerAccess", other.context, 0)
    to = floats(device)
    device.launch(device.function(device.load(SOURCE), "copy"), 1, FLOATS, [ctypes.c_int(FLOATS), there, to])
    assert (device.get(to, FLOATS) == np.arange(FLOATS)).all()
    device.call("cuCtxPopCurrent_v2", None)
    other.close()


@pytest.mark.parametrize("i", [-1, 5, 6])
def test_a_constant_array_has_bounds(device, capfd, i):
    broken(device, capfd, "pick", [floats(device), ctypes.c_int(i)], text="reads ")


@pytest.mark.parametrize("i", [10, 11, 15])
def test_a_shared_array_has_bounds(device, capfd, i):
    broken(device, capfd, "tile", [floats(device), ctypes.c_int(i)],
           text=f"writes 4 bytes at offset {4 * i} of a variable of 40 bytes")


def test_dynamic_shared_memory_has_bounds(device, capfd):
    broken(device, capfd, "dynamic", [floats(device), ctypes.c_int(10)], shared=40, text="writes")


@pytest.mark.parametrize("name, threads, text", [
    ("leave_early", 64, "thread 0 waits at the barrier of line {3}, thread 5 has ended"),
    ("part_ways", 64, "thread 0 waits at the barrier of line {2}, thread 40 waits at the barrier of line {4}"),
    ("shuffle_or_wait", 32, "thread 0 waits at the barrier of line {4}, thread 1 waits for its warp in line {2}"),
    ("not_my_mask", 2, "thread .1, 0, 0.: line {0}: the mask lacks the lane that calls"),
])  # fmt: skip
def test_threads_that_do_not_meet(device, capfd, name, threads, text):
    first = next(i for i, line in enumerate(SOURCE.splitlines(), 1) if f" {name}(" in line)
    text = text.format(*(first + i for i in range(5)))
    broken(device, capfd, name, [floats(device, 64)], threads, "LAUNCH_FAILED", text)


def test_assertions_and_traps(device, capfd):
    broken(device, capfd, "check", [device.put(np.zeros(1, np.float32))], error="ASSERT", text="in.0. == 1")


def test_trap(device, capfd):
    broken(device, capfd, "trap", [], error="ASSERT", text="__trap")


def test_signals_are_the_kernels(device, capfd):
    broken(device, capfd, "divide", [floats(device), ctypes.c_int(0)], error="LAUNCH_FAILED", text="exception")


def test_a_stack_that_runs_out(device, capfd):
    broken(device, capfd, "recurse", [floats(device)], text="Segmentation fault")


def test_device_memory_is_closed_to_the_host(device):
    """A child dies of it."""
    import os
    import signal

    address = floats(device)
    child = os.fork()
    if not child:
        signal.signal(signal.SIGSEGV, signal.SIG_DFL)
        ctypes.string_at(address.value, 4)
        os._exit(0)
    assert os.WTERMSIG(os.waitpid(child, 0)[1]) == signal.SIGSEGV
