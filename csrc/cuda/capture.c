/* capture.c: which streams are being captured, and how allocation, random numbers, copies and waits
   behave then. */
#include "cuda/cuda.h"

static const gpu_capture *current; /* one at a time, on any GPU */

void th_gpu_set_capture(const gpu_capture *capture) {
    __atomic_store_n(&current, capture, __ATOMIC_RELEASE);
}

const gpu_capture *th_gpu_capture(device where) {
    const gpu_capture *c = __atomic_load_n(&current, __ATOMIC_ACQUIRE);
    const gpu_stream stream = th_gpu_stream(where);
    int status = 0;
    if (__builtin_expect(!c, 1) || c->where != where || !stream)
        return NULL;
    const bool asked = !th_driver.cuStreamIsCapturing(stream, &status);
    return asked && status ? c : NULL;
}

bool th_gpu_captures(device where) {
    const gpu_capture *c = __atomic_load_n(&current, __ATOMIC_ACQUIRE);
    return __builtin_expect(c != NULL, 0) && (!where || c->where == where);
}

int th_gpu_refuse_captured(device where, const char *what) {
    if (!th_gpu_capture(where))
        return 0;
    return th_fail(
        TH_RUNTIME,
        "CUDA: %s while a graph is captured on GPU %d, which a launch of the graph could "
        "not repeat; do that before the capture, or after it",
        what, where - 1);
}
