/* output.c: makes outputs, or checks and resizes given ones, and restores them if a call fails. */
#include <string.h>

#include "row/row.h"

/* Whether memory is shared. Empty tensors share none, but an output to be resized must not be an
   operand. */
static bool overlaps_input_(const tensor *out, const tensor *t, bool resized) {
    return th_overlaps(out, t) || (resized && out == t);
}

/* Check that writing or resizing out[k] cannot change an operand or write an element twice. */
static int check_apart(const row *r, const call *c, int k, bool resized) {
    const tensor *out = c->out[k];
    const bool own = k == 0 && c->inplace;
    if (th_overlaps_itself(out))
        return th_fail(TH_RUNTIME,
                       "%s: the output %s overlaps itself (an expanded tensor?); "
                       "use .clone() first",
                       r->name, th_describe(out));
    for (int i = 0; i < r->tensors; i++)
        if (c->t[i] && !(own && i == 0) && overlaps_input_(out, c->t[i], resized))
            return th_fail(TH_RUNTIME, "%s: the output shares memory with %s; use .clone() of one",
                           r->name, th_slot_name(r, i));
    for (int m = 0; m < r->many; m++)
        for (int i = 0; i < c->many[m].count; i++)
            if (overlaps_input_(out, c->many[m].at[i], resized))
                return th_fail(TH_RUNTIME,
                               "%s: the output shares memory with tensor %d of the "
                               "list; use .clone() of one",
                               r->name, i);
    for (int i = 0; i < r->results; i++)
        if (i != k && c->out[i] && c->out[i]->storage && overlaps_input_(out, c->out[i], resized))
            return th_fail(TH_RUNTIME, "%s: two outputs share memory", r->name);
    return 0;
}

typedef struct resizing {
    const row *r;
    call *c;
    int k;
    const extent *size;
    int failed;
} resizing;

/* Resize an output that only this call has pinned; pins of other threads prevent it. */
static int resize_pinned(const call *c, tensor *out, const extent *size) {
    storage *s = out->storage;
    if (c->pinned)
        __atomic_fetch_sub(&s->exports, 1, __ATOMIC_RELAXED);
    const int failed = th_resize(out, size->ndim, size->size);
    if (c->pinned)
        __atomic_fetch_add(&s->exports, 1, __ATOMIC_RELAXED);
    return failed;
}

/* Resize only where nothing else is affected: a tensor that is empty, or covers its storage, or is
   the only one on it and starts at offset 0. A view would grow over its neighbours. */
static int resize(const row *r, call *c, int k, const extent *size) {
    tensor *out = c->out[k];
    const bool whole = out->storage->size == out->numel || out->storage->references == 1;
    if (out->numel && (!out->contiguous || out->offset || !whole))
        return th_fail(
            TH_RUNTIME,
            "%s: the output is %s, a view of part of its storage, and cannot be resized to the "
            "result's %s; pass a view of that size or a tensor with its own storage",
            r->name, th_describe(out), th_sizes(size->size, size->ndim));
    if (out->busy > c->pinned)
        return th_fail(TH_RUNTIME, "%s: another thread works on the output", r->name);
    if (!c->resized)
        memset(c->before, 0, sizeof c->before);
    c->resized = true;
    c->stored[k] = out->storage->size;
    return (c->before[k] = th_shape_only(out)) ? resize_pinned(c, out, size) : -1;
}

static void resize_locked(void *context) {
    resizing *w = context;
    w->failed = resize(w->r, w->c, w->k, w->size);
}

/* Resize under the lock, since another thread may resize the storage. */
static int resize_exclusively(const row *r, call *c, int k, const extent *size) {
    resizing w = {r, c, k, size, 0};
    th_exclusively(resize_locked, &w);
    return w.failed;
}

tensor *th_output(const row *r, call *c, int k, dtype type, const extent *size) {
    tensor *out = c->out[k];
    if (!out)
        return c->out[k] = th_new(c->where, type, size->ndim, size->size);
    if (out->device != c->where) {
        th_fail(TH_RUNTIME,
                "%s: the output is %s on device %d and the call is on device %d, where 0 "
                "is the CPU and 1 the first GPU; give an output that lies there",
                r->name, th_describe(out), out->device, c->where);
        return NULL;
    }
    if (out->dtype != type && !(th_promotes(r) && th_can_cast(type, (dtype)out->dtype))) {
        th_fail(TH_TYPE,
                th_promotes(r) ? "%s: the output is %s, which cannot hold a result of %sTensor; "
                                 "convert it or the operands"
                               : "%s: the output is %s; need %sTensor",
                r->name, th_describe(out), th_dtype_name[type]);
        return NULL;
    }
    const bool same = th_has_size(out, size);
    if (!same && c->inplace) {
        th_fail(TH_RUNTIME,
                "%s: %s is %s and the result is %s; a call in place cannot change the size",
                r->name, th_slot_name(r, 0), th_describe(out), th_sizes(size->size, size->ndim));
        return NULL;
    }
    if (check_apart(r, c, k, !same) || (!same && resize_exclusively(r, c, k, size)))
        return NULL;
    /* after growing it may overlap an operand */
    return same || !check_apart(r, c, k, true) ? out : NULL;
}

/* Restore the outputs' sizes and strides; a storage's memory never shrinks. */
static void restore_outputs(void *context) {
    call *c = context;
    for (int k = 0; k < TH_MAX_RESULTS; k++) {
        const tensor *shape = c->before[k];
        tensor *t = c->out[k];
        if (!shape)
            continue;
        t->offset = shape->offset;
        t->numel = shape->numel;
        t->ndim = shape->ndim;
        t->contiguous = shape->contiguous;
        memcpy(t->size, shape->size, sizeof t->size);
        memcpy(t->stride, shape->stride, sizeof t->stride);
        t->storage->size = c->stored[k];
    }
}

int th_finish(call *c, int failed) {
    if (c->resized && failed)
        th_exclusively(restore_outputs, c);
    for (int k = 0; c->resized && k < TH_MAX_RESULTS; k++) {
        th_drop(c->before[k]);
        c->before[k] = NULL;
    }
    if (!failed)
        return 0;
    for (int k = 0; k < TH_MAX_RESULTS; k++) {
        th_drop(c->out[k]);
        c->out[k] = NULL;
    }
    return -1;
}
