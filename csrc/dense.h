/* dense.h: contiguous stand-ins for the operands and results of kernels that want no strides. */
#pragma once
#include "tensor.h"

/* t itself, or a contiguous copy; the caller drops it. */
static inline tensor *th_dense(const tensor *t) { return th_contiguous((tensor *)(uintptr_t)t); }

/* The result itself, or a contiguous tensor to compute into, for th_deliver to copy back. */
static inline tensor *th_dense_result(tensor *output) {
    if (!output->contiguous)
        return th_new(output->device, output->dtype, output->ndim, output->size);
    th_retain(output);
    return output;
}

/* Brings what was computed to where it belongs and drops it; NULL is a failure before. */
static inline int th_deliver(tensor *output, tensor *computed, int failed) {
    if (!computed)
        return -1;
    if (!failed && computed != output)
        failed = th_copy(output, computed);
    th_drop(computed);
    return failed ? -1 : 0;
}
