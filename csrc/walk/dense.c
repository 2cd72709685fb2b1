/* dense.c: the contiguous operands and results of a kernel. */
#include "walk/dense.h"

static void *add(dense *d, tensor *own, tensor *output) {
    if (!own) {
        d->failed = true;
        return NULL;
    }
    d->own[d->count] = own;
    d->output[d->count++] = output;
    return th_data(own);
}

void *th_operand(dense *d, const tensor *t) {
    return t && !d->failed ? add(d, th_dense(t), NULL) : NULL;
}

void *th_result(dense *d, tensor *output) {
    return output && !d->failed ? add(d, th_dense_result(output), output) : NULL;
}

int th_done(dense *d, int failed) {
    failed = failed || d->failed ? -1 : 0;
    while (d->count) {
        const int i = --d->count;
        if (d->output[i])
            failed = th_deliver(d->output[i], d->own[i], failed);
        else
            th_drop(d->own[i]);
    }
    return failed;
}
