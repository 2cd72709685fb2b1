/* compose.c: gradients that call other rows; a frame owns the results of the calls. */
#include <string.h>

#include "row/row.h"

#define MADE ((int)(sizeof((frame *)0)->made / sizeof(tensor *)))
#define BLOCKS ((int)(sizeof((frame *)0)->block / sizeof(void *)))

int th_apply_all(frame *f, const row *op, call *c, tensor **result, int count) {
    memset(result, 0, sizeof(tensor *) * (size_t)count);
    if (f->failed)
        return -1;
    if (f->count + count > MADE) {
        f->failed = true;
        return th_fail(TH_RUNTIME, "a composed gradient makes more than %d tensors", MADE);
    }
    if (op->enter(op, c)) {
        f->failed = true;
        return -1;
    }
    for (int k = 0; k < count; k++)
        f->made[f->count++] = result[k] = c->out[k];
    for (int k = count; k < op->results; k++) /* drop results that were not requested */
        th_drop(c->out[k]);
    return 0;
}

tensor *th_apply(frame *f, const row *op, call *c) {
    tensor *result;
    th_apply_all(f, op, c, &result, 1);
    return result;
}

ints th_concatenate(frame *f, int runs, const ints *run) {
    int64_t count = 0;
    for (int i = 0; i < runs; i++)
        count += run[i].count > 0 ? run[i].count : 0;
    const int64_t bytes = (count + 1) * (int64_t)sizeof(int64_t);
    if (!f->failed && f->blocks == BLOCKS)
        f->failed = th_fail(TH_RUNTIME, "a composed gradient makes more than %d lists", BLOCKS);
    int64_t *all = f->failed ? NULL : th_allocate(bytes);
    if (!all) {
        f->failed = true;
        return (ints){NULL, 0};
    }
    f->block[f->blocks] = all;
    f->bytes[f->blocks++] = bytes;
    int64_t *to = all;
    for (int i = 0; i < runs; i++)
        for (int k = 0; k < run[i].count; k++)
            *to++ = run[i].at[k];
    return (ints){all, (int)count};
}

tensor *th_keep(tensor *t) {
    if (t)
        th_retain(t);
    return t;
}

tensor *th_keep_sum(frame *f, tensor *t, const tensor *shape) {
    tensor *result = t ? th_sum_to(t, shape->ndim, shape->size) : NULL;
    f->failed |= result == NULL;
    return result;
}

int64_t th_size_at(const tensor *shape, int64_t dim) {
    dim += dim < 0 ? shape->ndim : 0;
    return dim >= 0 && dim < shape->ndim ? shape->size[dim] : 0;
}

int th_finish_gradients(const saved *s, tensor **result) {
    bool complete = true;
    for (int i = 0; i < s->count; i++)
        complete &= !s->wants[i] || result[i];
    for (int i = 0; i < s->count && !complete; i++) {
        th_drop(result[i]);
        result[i] = NULL;
    }
    return complete ? 0 : -1;
}

int th_end_frame(frame *f, const saved *s, tensor **result) {
    for (int i = 0; i < f->count; i++)
        th_drop(f->made[i]);
    for (int i = 0; i < f->blocks; i++)
        th_release(f->block[i], f->bytes[i]);
    f->count = f->blocks = 0;
    for (int i = 0; i < s->count && f->failed; i++) {
        th_drop(result[i]);
        result[i] = NULL;
    }
    return f->failed ? -1 : th_finish_gradients(s, result);
}
