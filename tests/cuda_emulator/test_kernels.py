"""Kernels on the emulated device: threads and blocks, shared memory, barriers, warps, atomics."""

import ctypes

import numpy as np
import pytest

from cuda_emulator.device import Device

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

__constant__ float weights[3] = {1, 2, 4};
__device__ int calls;
extern "C" __global__ void weigh(float *data) {
    data[threadIdx.x] *= weights[threadIdx.x % 3];
    atomicAdd(&calls, 1);
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
