/* compose.c: gradients that are calls of other rows; a frame owns what the calls make. */
#include <string.h>

#include "row.h"

#define MADE_LIMIT ((int)(sizeof((frame *)0)->made / sizeof(tensor *)))

int th_apply_all(frame *f, entry op, call *c, tensor **result, int count) {
    memset(result, 0, sizeof(tensor *) * (size_t)count);
    if (f->failed)
        return -1;
    if (f->count + count > MADE_LIMIT) {
        f->failed = true;
        return th_fail(TH_RUNTIME, "a composed gradient makes more than %d tensors", MADE_LIMIT);
    }
    if (op(c)) {
        f->failed = true;
        return -1;
    }
    for (int k = 0; k < count; k++)
        f->made[f->count++] = result[k] = c->out[k];
    for (int k = count; k < TH_MAX_RESULTS; k++) /* results that nobody asked for */
        th_drop(c->out[k]);
    return 0;
}

tensor *th_apply(frame *f, entry op, call *c) {
    tensor *result;
    th_apply_all(f, op, c, &result, 1);
    return result;
}

call *th_with_sizes(call *c, int first, const tensor *shape) {
    return shape ? th_with_ints(c, first, shape->size, shape->ndim) : c;
}

call *th_with_ints(call *c, int first, const int64_t *n, int length) {
    memcpy(c->n + first, n, sizeof(int64_t) * (size_t)length);
    c->length = length;
    return c;
}

tensor *th_keep(tensor *t) {
    if (t)
        th_retain(t);
    return t;
}

int th_leave(frame *f, tensor **result, int count) {
    for (int i = 0; i < f->count; i++)
        th_drop(f->made[i]);
    f->count = 0;
    if (!f->failed)
        return 0;
    for (int i = 0; i < count; i++) {
        th_drop(result[i]);
        result[i] = NULL;
    }
    return -1;
}
