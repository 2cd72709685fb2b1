/* wait.c: waits for a GPU, and raises the errors that kernels reported. A kernel that meets a bad
   index reports it in pinned host memory and skips the index, so the context survives; the next
   wait raises IndexError. */
#include <inttypes.h>
#include <string.h>

#include "cuda/cuda.h"
#include "cuda/layout.h"

static gpu_fault *slots[TH_GPUS + 1];

void *th_gpu_faults(device where) {
    gpu_fault *slot = __atomic_load_n(&slots[where], __ATOMIC_ACQUIRE);
    if (slot)
        return slot;
    if (th_gpu_use(where) || !(slot = th_gpu_pin(sizeof *slot)))
        return NULL;
    memset(slot, 0, sizeof *slot);
    gpu_fault *none = NULL;
    if (__atomic_compare_exchange_n(&slots[where], &none, slot, false, __ATOMIC_ACQ_REL,
                                    __ATOMIC_ACQUIRE))
        return slot;
    th_gpu_unpin(slot);
    return none;
}

static int check_faults(device where) {
    gpu_fault *slot = slots[where];
    if (!slot || __atomic_load_n(&slot->raised, __ATOMIC_ACQUIRE) != GPU_RAISED)
        return 0;
    const gpu_fault result = *slot;
    __atomic_store_n(&slot->raised, GPU_FREE, __ATOMIC_RELEASE);
    return th_fail(
        TH_INDEX,
        "%s: index %" PRId64 " at position %" PRId64 " is out of range; need 0 <= index < "
        "%" PRId64 " (found on GPU %d, after the call had returned)",
        (const char *)(uintptr_t)result.op, result.value, result.position, result.bound, where - 1);
}

static int64_t waits;
int64_t th_gpu_waits(void) { return __atomic_load_n(&waits, __ATOMIC_RELAXED); }
static void count_wait(void) { __atomic_fetch_add(&waits, 1, __ATOMIC_RELAXED); }

static const char waiting[] = "somebody waits for the GPU";

int th_gpu_wait_stream(device where, gpu_stream stream) {
    count_wait();
    if (th_gpu_refuse_captured(where, waiting) || th_gpu_use(where)
        || th_gpu_check("waiting for a stream", th_driver.cuStreamSynchronize(stream)))
        return -1;
    return check_faults(where);
}

int th_gpu_synchronize(device where) {
    count_wait();
    if (th_gpu_refuse_captured(where, waiting) || th_gpu_use(where)
        || th_gpu_check("waiting for a GPU", th_driver.cuCtxSynchronize()))
        return -1;
    return check_faults(where);
}

int th_gpu_event_synchronize(device where, gpu_event event) {
    count_wait();
    if (th_gpu_refuse_captured(where, waiting) || th_gpu_use(where)
        || th_gpu_check("waiting for an event", th_driver.cuEventSynchronize(event)))
        return -1;
    return check_faults(where);
}
