/* copy.c: copies between host and GPUs, and between GPUs. */
#include <string.h>

#include "cuda/cuda.h"

#define STAGED ((int64_t)32 << 20) /* most bytes sent through a pinned buffer */

static int64_t moves;
int64_t th_gpu_moves(void) { return __atomic_load_n(&moves, __ATOMIC_RELAXED); }

static gpu_pointer address(const void *data) { return (gpu_pointer)(uintptr_t)data; }

/* Nothing is written to tensors on the meta device, and nothing can be read from them. */
static int no_data(void) { return th_fail(TH_NO_DATA, "Cannot copy out of meta tensor; no data!"); }

static int send(device to, void *target, const void *source, int64_t bytes) {
    return th_gpu_use(to)
           || th_gpu_check("copying to a GPU",
                           th_driver.cuMemcpyHtoDAsync_v2(address(target), source, (size_t)bytes,
                                                          th_gpu_stream(to)));
}

/* Send through a pinned buffer, which is reused after the GPU has read it. */
static int send_staged(device to, void *target, const void *source, int64_t bytes) {
    const device current = th_gpu_current();
    th_gpu_set_current(to); /* opens no other GPU */
    gpu_pinned *stage = th_gpu_pinned_new(bytes);
    th_gpu_set_current(current);
    if (!stage)
        return -1;
    memcpy(th_gpu_pinned_data(stage), source, (size_t)bytes);
    const int failed = send(to, target, th_gpu_pinned_data(stage), bytes)
                       || th_gpu_pinned_use(stage, to);
    th_gpu_pinned_free(stage);
    return failed;
}

int th_gpu_upload(device to, void *target, const void *source, int64_t bytes, bool wait) {
    if (to == TH_META)
        return 0;
    if (th_gpu_refuse_captured(to, "memory of the machine is copied there"))
        return -1;
    if (wait && bytes <= STAGED)
        return send_staged(to, target, source, bytes);
    if (send(to, target, source, bytes))
        return -1;
    return wait ? th_gpu_wait_stream(to, th_gpu_stream(to)) : 0;
}

int th_gpu_download(device from, void *target, const void *source, int64_t bytes, bool wait) {
    if (from == TH_META)
        return no_data();
    const gpu_stream stream = th_gpu_stream(from);
    if (th_gpu_refuse_captured(from, "numbers are read") || th_gpu_use(from)
        || th_gpu_check("copying from a GPU", th_driver.cuMemcpyDtoHAsync_v2(
                                                  target, address(source), (size_t)bytes, stream)))
        return -1;
    return wait ? th_gpu_wait_stream(from, stream) : 0;
}

/* Between GPUs, each stream waits for the other's earlier work; no thread waits. */
int th_gpu_move(device to, void *target, device from, const void *source, int64_t bytes) {
    if (to == TH_META || from == TH_META)
        return to == TH_META ? 0 : no_data();
    const gpu_stream stream = th_gpu_stream(from);
    __atomic_fetch_add(&moves, 1, __ATOMIC_RELAXED);
    if (th_gpu_use(from))
        return -1;
    if (to == from)
        return th_gpu_check("copying on a GPU",
                            th_driver.cuMemcpyDtoDAsync_v2(address(target), address(source),
                                                           (size_t)bytes, stream));
    th_gpu_connect(from, to);
    if (th_gpu_use(to) || th_gpu_follow(to, th_gpu_stream(to), from, stream) || th_gpu_use(from)
        || th_gpu_check("copying between GPUs",
                        th_driver.cuMemcpyPeerAsync(address(target), th_gpu_context(to),
                                                    address(source), th_gpu_context(from),
                                                    (size_t)bytes, stream)))
        return -1;
    return th_gpu_follow(from, stream, to, th_gpu_stream(to));
}
