/* copy.c: bytes between the machine's memory and GPUs, and between GPUs. */
#include "cuda/cuda.h"

static int64_t moves;
int64_t th_gpu_moves(void) { return __atomic_load_n(&moves, __ATOMIC_RELAXED); }

static gpu_pointer address(const void *data) { return (gpu_pointer)(uintptr_t)data; }

int th_gpu_upload(device to, void *target, const void *source, int64_t bytes, bool wait) {
    const gpu_stream stream = th_gpu_stream(to);
    if (th_gpu_use(to)
        || th_gpu_check("copying to a GPU", th_driver.cuMemcpyHtoDAsync_v2(address(target), source,
                                                                           (size_t)bytes, stream)))
        return -1;
    return wait ? th_gpu_wait_stream(to, stream) : 0;
}

int th_gpu_download(device from, void *target, const void *source, int64_t bytes, bool wait) {
    const gpu_stream stream = th_gpu_stream(from);
    if (th_gpu_use(from)
        || th_gpu_check("copying from a GPU", th_driver.cuMemcpyDtoHAsync_v2(
                                                  target, address(source), (size_t)bytes, stream)))
        return -1;
    return wait ? th_gpu_wait_stream(from, stream) : 0;
}

/* Between GPUs each stream waits for the other's work so far, and no thread waits. */
int th_gpu_move(device to, void *target, device from, const void *source, int64_t bytes) {
    const gpu_stream stream = th_gpu_stream(from);
    __atomic_fetch_add(&moves, 1, __ATOMIC_RELAXED);
    if (th_gpu_use(from))
        return -1;
    if (to == from)
        return th_gpu_check("copying on a GPU",
                            th_driver.cuMemcpyDtoDAsync_v2(address(target), address(source),
                                                           (size_t)bytes, stream));
    if (th_gpu_use(to) || th_gpu_follow(to, th_gpu_stream(to), from, stream) || th_gpu_use(from)
        || th_gpu_check("copying between GPUs",
                        th_driver.cuMemcpyPeerAsync(address(target), th_gpu_context(to),
                                                    address(source), th_gpu_context(from),
                                                    (size_t)bytes, stream)))
        return -1;
    return th_gpu_follow(from, stream, to, th_gpu_stream(to));
}
