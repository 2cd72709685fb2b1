"""Kernels on the emulated device: threads and blocks, shared memory, barriers, warps, atomics."""

import ctypes

import numpy as np
import pytest

from cuda_emulator.device import Device, DriverError

SOURCE = r"""
extern "C" __global__ void positions(int *out) {
    const int block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
    const int thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
    out[block * blockDim.x * blockDim.y * blockDim.z + thread] += block * 1000 + thread;
}

/* in[n], out[blocks] */
extern "C" __global__ void __launch_bounds__(256) sums(int n, const float *in, float *out) {
    __shared__ float part[256];
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    part[threadIdx.x] = i < n ? in[i] : 0;
    __syncthreads();
    for (int step = blockDim.x / 2; step; step /= 2) {
        if (threadIdx.x < step)
            part[threadIdx.x] += part[threadIdx.x + step];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        out[blockIdx.x] = part[0];
}

/* Turns what a block has about; the array is as long as the launch says. */
template <typename T> __device__ void turn(T *data) {
    extern __shared__ T kept[];
    kept[threadIdx.x] = data[threadIdx.x];
    __syncthreads();
    data[threadIdx.x] = kept[blockDim.x - 1 - threadIdx.x];
}
extern "C" __global__ void turn_float(float *data) { turn(data); }

/* Shared variables of a template are each instance's own. */
template <typename T> __device__ T first(T value) {
    __shared__ T kept;
    __shared__ T all[64];
    if (threadIdx.x == 0)
        kept = value;
    all[threadIdx.x] = value;
    __syncthreads();
    return kept + all[blockDim.x - 1];
}
extern "C" __global__ void ends(double *out) {
    const int i = threadIdx.x;
    out[i] = first(i + 1) + first(0.25f * (i + 1)) + first(0.125 * (i + 1));
}

__constant__ float weights[3] = {1, 2, 4};
__device__ int calls;
extern "C" __global__ void weigh(float *data) {
    data[threadIdx.x] *= weights[threadIdx.x % 3];
    atomicAdd(&calls, 1);
}

/* out[8][threads]: what a lane gets from the lanes of its warp. */
extern "C" __global__ void lanes(int *out, int step, int width) {
    const int i = threadIdx.x, n = blockDim.x;
    const unsigned all = 0xffffffffu;
    out[i] = __shfl_sync(all, i, step, width);
    out[n + i] = __shfl_up_sync(all, i, step, width);
    out[2 * n + i] = __shfl_down_sync(all, i, step, width);
    out[3 * n + i] = __shfl_xor_sync(all, i, step, width);
    out[4 * n + i] = (int)__ballot_sync(all, i % 3 == 0);
    out[5 * n + i] = __any_sync(all, i == 40) + 2 * __all_sync(all, i < 40);
    out[6 * n + i] = (int)__match_any_sync(all, i % 5);
    out[7 * n + i] = (int)__reduce_add_sync(all, i);
}

/* Each half of a warp on its own, the halves in different branches. */
extern "C" __global__ void halves(int *out) {
    if (threadIdx.x & 16)
        out[threadIdx.x] = __reduce_max_sync(0xffff0000u, (int)threadIdx.x);
    else {
        out[threadIdx.x] = 0;
        for (int i = 0; i < 4; i++)
            out[threadIdx.x] += __shfl_sync(0x0000ffffu, (int)threadIdx.x, i);
        __syncwarp(0xffffu);
    }
}

extern "C" __global__ void votes(int *out) {
    const int odd = threadIdx.x & 1;
    out[threadIdx.x] = __syncthreads_count(odd) + 10000 * __syncthreads_or(odd) + 20000 * __syncthreads_and(odd);
}

extern "C" __global__ void atomics(int n, const int *in, int *out, float *real, unsigned long long *wide) {
    const int i = threadIdx.x + blockIdx.x * blockDim.x;
    if (i >= n)
        return;
    atomicAdd(&out[0], in[i]);
    atomicMin(&out[1], in[i]);
    atomicMax(&out[2], in[i]);
    atomicOr(&out[3], in[i]);
    atomicXor(&out[4], in[i]);
    atomicInc((unsigned *)&out[5], 6);
    atomicAdd(real, 0.5f);
    atomicAdd(wide, 1ull << 32);
    int seen = out[6], expected;
    do
        expected = seen;
    while ((seen = atomicCAS(&out[6], expected, expected + 2)) != expected);
}

/* Lacks the barrier between writing and reading. */
extern "C" __global__ void hasty(int *out) {
    __shared__ int part[64];
    part[threadIdx.x] = threadIdx.x;
    out[threadIdx.x] = part[blockDim.x - 1 - threadIdx.x];
}

extern "C" __global__ void functions(float *out, float x) {
    const float values[] = {rsqrtf(x), __expf(x), __fdividef(x, 3), __saturatef(x), sinpif(x), fmaxf(x, NAN),
                            (float)__popc(7), (float)__clz(1), (float)__ffs(8), __int_as_float(0x3f800000),
                            min(x, 2.0f), (float)max(3, 4), (float)__umulhi(1u << 31, 6), (float)__brev(1u)};
    for (int i = 0; i < (int)(sizeof values / sizeof *values); i++)
        out[i] = values[i];
}
"""


@pytest.fixture
def device():
    device = Device()
    yield device
    device.close()


@pytest.fixture
def module(device):
    return device.load(SOURCE)


@pytest.mark.parametrize("grid, block", [((1,), (1,)), ((3, 2, 2), (5, 4, 3)), ((7,), (1024,)), ((2, 3), (33, 1, 2))])
def test_every_thread_runs_once_and_knows_where_it_stands(device, module, grid, block):
    blocks, threads = int(np.prod(grid)), int(np.prod(block))
    out = device.put(np.zeros((blocks, threads), np.int32))
    device.launch(device.function(module, "positions"), grid, block, [out])
    expected = 1000 * np.arange(blocks)[:, None] + np.arange(threads)
    assert (device.get(out, (blocks, threads), np.int32) == expected).all()


@pytest.mark.parametrize("n, threads", [(1, 1), (1000, 256), (999, 64), (257, 2)])
def test_shared_memory_and_barriers(device, module, n, threads):
    values = np.random.default_rng(0).standard_normal(n).astype(np.float32)
    blocks = -(-n // threads)
    out = device.allocate(4 * blocks)
    device.launch(device.function(module, "sums"), blocks, threads, [ctypes.c_int(n), device.put(values), out])
    padded = np.pad(values, (0, blocks * threads - n)).reshape(blocks, threads)
    np.testing.assert_allclose(device.get(out, blocks), padded.sum(1), rtol=1e-4, atol=1e-5)


def test_dynamic_shared_memory(device, module):
    values = np.arange(300, dtype=np.float32)
    data = device.put(values)
    device.launch(device.function(module, "turn_float"), 1, 300, [data], shared=1200)
    assert (device.get(data, 300) == values[::-1]).all()


def test_shared_variables_of_templates(device, module):
    out = device.put(np.zeros(64))
    device.launch(device.function(module, "ends"), 1, 64, [out])
    assert (device.get(out, 64, np.float64) == 65 * 1.375).all()


def test_variables_of_a_module(device, module):
    """Constants keep their values, others can be read and written by name; another load has its own."""
    data = device.put(np.ones(6, np.float32))
    function = device.function(module, "weigh")
    device.launch(function, 1, 6, [data])
    assert (device.get(data, 6) == [1, 2, 4, 1, 2, 4]).all()
    address, size = ctypes.c_uint64(), ctypes.c_size_t()
    for name, expected in (("weights", 12), ("calls", 4)):
        device.call("cuModuleGetGlobal_v2", ctypes.byref(address), ctypes.byref(size), module, name.encode())
        assert size.value == expected
    assert device.get(address, 1, np.int32) == 6
    weights, new = ctypes.c_uint64(), np.float32([3, 3, 3])
    device.call("cuModuleGetGlobal_v2", ctypes.byref(weights), None, module, b"weights")
    device.call("cuMemcpyHtoD_v2", weights, new.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(12))
    device.launch(device.function(device.load(SOURCE), "weigh"), 1, 6, [data])
    assert (device.get(data, 6) == [1, 4, 16, 1, 4, 16]).all()
    device.launch(function, 1, 6, [data])
    assert (device.get(data, 6) == [3, 12, 48, 3, 12, 48]).all()
    for name in (b"sums", b"missing"):
        with pytest.raises(DriverError, match="NOT_FOUND"):
            device.call("cuModuleGetGlobal_v2", ctypes.byref(address), None, module, name)


def test_modules_are_told_apart(device, module):
    other = device.load('extern "C" __global__ void positions(int *out) { *out = 5; }')
    out = device.put(np.zeros(1, np.int32))
    for loaded, expected in ((other, 5), (module, 5), (device.load(SOURCE), 5), (other, 5)):
        device.launch(device.function(loaded, "positions"), 1, 1, [out])
        assert device.get(out, 1, np.int32) == expected
    with pytest.raises(DriverError, match="NOT_FOUND"):
        device.function(other, "sums")


def shuffled(threads, source, width):
    """Return each thread's value from source(lane); outside the group of `width` lanes its own."""
    lane = np.arange(threads) % 32
    first = lane // width * width
    return source(lane, first) + np.arange(threads) - lane


@pytest.mark.parametrize("threads", [32, 96])
@pytest.mark.parametrize("step, width", [(0, 32), (1, 32), (5, 8), (7, 16), (31, 32), (3, 4)])
def test_lanes_of_a_warp(device, module, threads, step, width):
    out = device.allocate(4 * 8 * threads)
    arguments = [out, ctypes.c_int(step), ctypes.c_int(width)]
    device.launch(device.function(module, "lanes"), 1, threads, arguments)
    got = device.get(out, (8, threads), np.int32)

    def inside(source, lane, first):
        return np.where((source >= first) & (source < first + width), source, lane)

    expected = [
        shuffled(threads, lambda lane, first: first + step % width, width),
        shuffled(threads, lambda lane, first: inside(lane - step, lane, first), width),
        shuffled(threads, lambda lane, first: inside(lane + step, lane, first), width),
        shuffled(threads, lambda lane, first: np.where((lane ^ step) < first + width, lane ^ step, lane), width),
    ]
    i = np.arange(threads)
    warps = i.reshape(-1, 32)

    def ones(mask):
        return (mask * (1 << np.arange(32))).sum(-1)

    def spread(per_warp):
        return np.repeat(per_warp, 32)

    expected += [
        spread(ones(warps % 3 == 0)),
        spread((warps == 40).any(1) + 2 * (warps < 40).all(1)),
        ones(warps[i // 32] % 5 == i[:, None] % 5),
        spread(warps.sum(1)),
    ]
    for k, values in enumerate(expected):
        assert (got[k] == np.asarray(values).astype(np.uint32).view(np.int32)).all(), k


def test_parts_of_a_warp_meet_alone(device, module):
    out = device.allocate(128)
    device.launch(device.function(module, "halves"), 1, 32, [out])
    assert (device.get(out, 32, np.int32) == [6] * 16 + [31] * 16).all()


@pytest.mark.parametrize("threads, expected", [(1, 0), (7, 10003), (256, 10128)])
def test_votes_of_a_block(device, module, threads, expected):
    out = device.allocate(4 * threads)
    device.launch(device.function(module, "votes"), 1, threads, [out])
    assert (device.get(out, threads, np.int32) == expected).all()


def test_atomics(device, module):
    values = np.random.default_rng(1).integers(-1000, 1000, 999).astype(np.int32)
    out, real, wide = (device.put(np.zeros(n, kind)) for n, kind in ((7, np.int32), (1, np.float32), (1, np.uint64)))
    arguments = [ctypes.c_int(999), device.put(values), out, real, wide]
    device.launch(device.function(module, "atomics"), 4, 256, arguments)
    got = device.get(out, 7, np.int32)
    reduced = [values.sum(), values.min(), values.max(), np.bitwise_or.reduce(values), np.bitwise_xor.reduce(values)]
    assert (got == [*reduced, 999 % 7, 2 * 999]).all()
    assert device.get(real, 1) == 499.5 and device.get(wide, 1, np.uint64) == 999 << 32


def test_the_other_order_of_threads_shows_a_missing_barrier(device, module, monkeypatch):
    results = []
    for order in ("", "reversed"):
        monkeypatch.setenv("CUDA_EMULATOR_ORDER", order)
        out = device.allocate(4 * 64)
        device.launch(device.function(module, "hasty"), 1, 64, [out])
        results.append(device.get(out, 64, np.int32))
        sums = device.put(np.zeros(1, np.float32))
        ones = device.put(np.ones(200, np.float32))
        device.launch(device.function(module, "sums"), 1, 256, [ctypes.c_int(200), ones, sums])
        assert device.get(sums, 1) == 200
    assert (results[0][:32] == -1).all() and (results[1][32:] == -1).all()


def test_functions_of_the_device(device, module):
    x = np.float32(0.25)
    out = device.allocate(4 * 14)
    device.launch(device.function(module, "functions"), 1, 1, [out, ctypes.c_float(x)])
    expected = [2, np.exp(x), x / 3, x, np.sqrt(0.5), x, 3, 31, 4, 1, x, 4, 3, 2.0**31]
    np.testing.assert_allclose(device.get(out, 14), np.float32(expected), rtol=1e-6)


TOO_MUCH = [((0,), (1,), 0), ((1,), (1025,), 0), ((1, 65536), (1,), 0), ((1,), (32, 33), 0), ((1,), (1, 1, 65), 0),
            ((1,), (1,), 50000)]  # fmt: skip


@pytest.mark.parametrize("grid, block, shared", TOO_MUCH)
def test_a_launch_that_no_device_takes(device, module, grid, block, shared):
    with pytest.raises(DriverError, match="cuLaunchKernel: CUDA_ERROR_INVALID_VALUE"):
        device.launch(device.function(module, "positions"), grid, block, [device.allocate(4)], shared)
