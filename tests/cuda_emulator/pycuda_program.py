"""A typical program of pycuda, from the first device to arrays; test_pycuda.py runs it on the emulated driver."""

import sys

import numpy as np
import pycuda.driver as cuda
from pycuda.compiler import SourceModule

SOURCE = """
__constant__ float factor;
__global__ void scale(float *data, int n) {
    const int i = threadIdx.x + blockIdx.x * blockDim.x;
    if (i < n)
        data[i] *= factor;
}
"""


def kernels(cache):
    """Source, constants, arguments in and out, prepared calls on a stream, events."""
    module = SourceModule(SOURCE, cache_dir=cache)
    factor, size = module.get_global("factor")
    assert size == 4
    cuda.memcpy_htod(factor, np.float32(3))
    scale = module.get_function("scale")
    values = np.arange(1000, dtype=np.float32)
    scaled = values.copy()
    scale(cuda.InOut(scaled), np.int32(1000), block=(128, 1, 1), grid=(8, 1))
    assert (scaled == 3 * values).all()

    stream, begin, end = cuda.Stream(), cuda.Event(), cuda.Event()
    pinned = cuda.pagelocked_zeros(1000, np.float32)
    pinned[:] = values
    data = cuda.mem_alloc(pinned.nbytes)
    scale.prepare("Pi")
    begin.record(stream)
    cuda.memcpy_htod_async(data, pinned, stream)
    scale.prepared_async_call((8, 1), (128, 1, 1), stream, data, 1000)
    cuda.memcpy_dtoh_async(pinned, data, stream)
    end.record(stream)
    assert not end.query() and (pinned == values).all()
    end.synchronize()
    assert end.query() and begin.time_till(end) >= 0 and (pinned == 3 * values).all()


def arrays():
    """pycuda's own kernels: elementwise, scans with shared memory. Its reductions take a warp to run in
    step, which no GPU promises since Volta and the emulator does not do."""
    from pycuda import gpuarray, scan

    values = np.random.default_rng(0).standard_normal(5000).astype(np.float32)
    x = gpuarray.to_gpu(values)
    np.testing.assert_allclose((2 * x + x * x).get(), 2 * values + values * values, rtol=1e-6)
    whole = np.arange(3000, dtype=np.int32)
    running = gpuarray.to_gpu(whole)
    scan.InclusiveScanKernel(np.int32, "a+b")(running)
    assert (running.get() == whole.cumsum()).all()


def main(cache):
    cuda.init()
    assert cuda.Device.count() == 4
    device = cuda.Device(1)
    assert device.compute_capability() == (9, 0) and device.get_attribute(cuda.device_attribute.WARP_SIZE) == 32
    context = device.retain_primary_context()
    context.push()
    try:
        kernels(cache)
        arrays()
        free, total = cuda.mem_get_info()
        assert 0 < free <= total == device.total_memory()
    finally:
        cuda.Context.pop()
    print("done")


main(sys.argv[1])
