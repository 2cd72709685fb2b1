/* fault.c: bad indices. A kernel that meets one writes it here and goes on without using it, so the
   context lives; the next wait raises the IndexError. The memory is the machine's own, pinned. */
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

int th_gpu_check_faults(device where) {
    gpu_fault *slot = slots[where];
    if (!slot || !__atomic_load_n(&slot->raised, __ATOMIC_ACQUIRE))
        return 0;
    const gpu_fault found = *slot;
    __atomic_store_n(&slot->raised, 0, __ATOMIC_RELEASE);
    return th_fail(
        TH_INDEX,
        "%s: index %" PRId64 " at position %" PRId64 " is out of range; need 0 <= index < "
        "%" PRId64 " (found on GPU %d, after the call had returned)",
        (const char *)(uintptr_t)found.op, found.value, found.position, found.bound, where - 1);
}
