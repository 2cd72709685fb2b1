/* output.c: makes the outputs of a call, and writes results to out=. A row writes directly to an
   output of the result's type and size. Any other output receives a copy after the row has run, so
   a failed call leaves it unchanged. */
#include <string.h>

#include "row/row.h"

dtype th_result_type(const row *r, int k, dtype type) {
    if (r->types[k] == TH_REAL_PART || r->types[k] == TH_COMPLEX_PART)
        return r->types[k] == TH_REAL_PART ? th_part(type) : th_complex_of(type);
    const bool same = r->types[k] == TH_SAME || (r->types[k] == TH_WIDE && th_is_floating(type));
    return same ? type : r->types[k] == TH_WIDE ? TH_LONG : (dtype)r->types[k];
}

/* Whether memory is shared. Empty tensors share none, but an output to be resized must not be an
   operand. */
static bool overlaps_input_(const tensor *out, const tensor *t, bool resized) {
    return th_overlaps(out, t) || (resized && out == t);
}

/* Whether an operand is the output itself. Only element formulas may overwrite it while they
   read. */
static bool is_output(const tensor *out, const tensor *t, bool resized) {
    return !resized && out->dtype == t->dtype && th_same_view(out, t);
}

/* Same for lists. -1 with the error set: the output overlaps an operand in another way. */
static int check_lists(const row *r, const call *c, const tensor *out, bool resized) {
    int result = 0;
    for (int m = 0; m < r->many; m++)
        for (int i = 0; i < c->many[m].count; i++) {
            const tensor *t = c->many[m].at[i];
            if (!overlaps_input_(out, t, resized))
                continue;
            if (!is_output(out, t, resized))
                return th_fail(TH_RUNTIME,
                               "%s: the output shares memory with tensor %d of the "
                               "list; use .clone() of one",
                               r->name, i);
            result = 1;
        }
    return result;
}

/* Check that writing or resizing out[k] cannot change an operand or write an element twice. 1: the
   output is an operand, so the result must be computed elsewhere. */
static int check_apart(const row *r, const call *c, int k, bool resized) {
    const tensor *out = c->out[k];
    const bool own = k == 0 && c->inplace;
    if (!resized && !(own && r->flags & ROW_FILLS) && th_overlaps_itself(out))
        return th_fail(TH_RUNTIME,
                       "%s: the output %s overlaps itself (an expanded tensor?); "
                       "use .clone() first",
                       r->name, th_describe(out));
    int result = check_lists(r, c, out, resized);
    for (int i = 0; i < r->tensors && result >= 0; i++) {
        if (!c->t[i] || (own && i == 0) || !overlaps_input_(out, c->t[i], resized))
            continue;
        if (!is_output(out, c->t[i], resized))
            return th_fail(TH_RUNTIME, "%s: the output shares memory with %s; use .clone() of one",
                           r->name, th_slot_name(r, i));
        result = 1;
    }
    for (int i = 0; i < r->results && result >= 0; i++) {
        const tensor *other = c->copied >> i & 1 ? c->target[i] : c->out[i];
        if (i != k && other && other->storage && overlaps_input_(out, other, resized))
            return th_fail(TH_RUNTIME, "%s: two outputs share memory", r->name);
    }
    return result;
}

/* Check device and type of out[k], and its size if it is changed in place. */
static int check_output(const row *r, const call *c, int k, dtype type, const extent *size) {
    const tensor *out = c->out[k];
    const bool inplace = c->inplace && k == 0, casts = th_promotes(r) || !inplace;
    const bool holds = th_can_cast(type, (dtype)out->dtype) || r->flags & ROW_WHOLE;
    if (out->device != c->where)
        return th_fail(TH_RUNTIME,
                       "%s: the output is %s on device %d and the call is on device %d, where 0 "
                       "is the CPU and 1 the first GPU; give an output that lies there",
                       r->name, th_describe(out), out->device, c->where);
    if (out->dtype != type && !(casts && holds))
        return th_fail(TH_TYPE,
                       casts ? "%s: the output is %s, which cannot hold a result of %sTensor; "
                               "convert it or the operands"
                             : "%s: the output is %s; need %sTensor",
                       r->name, th_describe(out), th_dtype_name[type]);
    if (inplace && !th_has_size(out, size))
        return th_fail(
            TH_RUNTIME, "%s: %s is %s and the result is %s; a call in place cannot change the size",
            r->name, th_slot_name(r, 0), th_describe(out), th_sizes(size->size, size->ndim));
    return 0;
}

tensor *th_new_output(call *c, int k, dtype type, const extent *size) {
    tensor *result = th_new(c->where, type, size->ndim, size->size);
    if (result && c->out[k]) {
        c->target[k] = c->out[k];
        c->copied |= (uint8_t)(1 << k);
    }
    return result ? c->out[k] = result : NULL;
}

/* Whether an output keeps its memory: it is alone on it, or covers all of it. */
static bool keeps_memory(const tensor *out) {
    const storage *s = out->storage;
    return s->capacity && out->contiguous && !out->offset
           && (s->references == 1 || s->size == out->numel);
}

/* Check that an output can grow, before the call changes anything. */
static int check_growth(const row *r, const tensor *out, const extent *size) {
    const storage *s = out->storage;
    if (th_check_room(out, size->ndim))
        return -1;
    if (!s || s->resizable || !keeps_memory(out) || th_count(size->ndim, size->size) <= s->size)
        return 0;
    return th_fail(
        TH_RUNTIME,
        "%s: the output is %s and the result is %s; its storage does not own its memory, "
        "or shares it, and cannot be resized",
        r->name, th_describe(out), th_sizes(size->size, size->ndim));
}

tensor *th_output(const row *r, call *c, int k, dtype type, const extent *size) {
    tensor *const out = c->out[k];
    if (!out)
        return th_new_output(c, k, type, size);
    if (check_output(r, c, k, type, size))
        return NULL;
    const bool same = th_has_size(out, size);
    const int apart = check_apart(r, c, k, !same);
    if (apart < 0 || (!same && check_growth(r, out, size)))
        return NULL;
    return same && !apart && (out->dtype == type || th_promotes(r))
               ? out
               : th_new_output(c, k, type, size);
}

/* Whether dim 1 lies within the dims after it, and dim 0 around all: a tensor of one element per dim
   does not say. */
static bool is_channels_last(const tensor *t) {
    if ((t->ndim != 4 && t->ndim != 5) || !t->numel || !th_stride(t)[1])
        return false;
    int64_t least = 0;
    for (int i = 0; i < t->ndim; i++) {
        const int d = i == 0 ? 1 : i == t->ndim - 1 ? 0 : t->ndim - i;
        if (th_stride(t)[d] < least || (!d && least == th_stride(t)[1]))
            return false;
        least = th_stride(t)[d] * t->size[d];
    }
    return true;
}

/* Whether a tensor operand, or each tensor of a list, is channels_last. */
static bool takes_channels_last(const row *r, const call *c, int ndim) {
    for (int i = 0; i < r->tensors; i++)
        if (c->t[i] && c->t[i]->ndim == ndim && is_channels_last(c->t[i]))
            return true;
    for (int i = 0; r->many && i < c->many[0].count; i++)
        if (c->many[0].at[i]->ndim != ndim || !is_channels_last(c->many[0].at[i]))
            return false;
    return r->many && c->many[0].count;
}

void th_lay_out(const row *r, const call *c, tensor *out) {
    if (r->flags & ROW_KEEPS_ORDER)
        th_keep_order(out, c->t[0]);
    if (out->ndim < 4 || !(r->flags & ROW_CHANNELS_LAST) || !takes_channels_last(r, c, out->ndim))
        return;
    int64_t step = out->size[1];
    th_stride(out)[1] = 1;
    for (int d = out->ndim - 1; d > 1; step *= out->size[d--])
        th_stride(out)[d] = step;
    th_update_layout(out);
}

/* An output that gets a result's size. */
typedef struct resizing {
    call *c;
    tensor *out;
    const tensor *result; /* of the output's type */
    int failed;
} resizing;

/* Only this call has pinned the storage: busy counts the pins of others. */
static int resize_here(const resizing *w) {
    tensor *out = w->out;
    storage *s = out->storage;
    if (w->c->pinned)
        __atomic_fetch_sub(&s->exports, 1, __ATOMIC_RELAXED);
    const int failed = th_resize(out, w->result->ndim, w->result->size);
    if (w->c->pinned)
        __atomic_fetch_add(&s->exports, 1, __ATOMIC_RELAXED);
    if (!failed && th_is_permuted(w->result)) {
        memcpy(th_stride(out), th_stride(w->result), sizeof(int64_t) * out->ndim);
        th_update_layout(out);
    }
    return failed;
}

/* A view would grow over its neighbours, so it takes the result's memory. */
static int take_memory(const resizing *w) {
    storage *s = th_storage_of(w->result), *before = w->out->storage;
    if (!s)
        return -1;
    if (w->c->pinned) {
        __atomic_fetch_sub(&before->exports, 1, __ATOMIC_RELAXED);
        __atomic_fetch_add(&s->exports, 1, __ATOMIC_RELAXED);
    }
    const int failed = th_set(w->out, s, w->result->offset, w->result->ndim, w->result->size,
                              th_stride(w->result));
    th_storage_release(s);
    return failed;
}

static void resize_locked(void *context) {
    resizing *w = context;
    w->failed = w->out->busy > w->c->pinned
                    ? th_fail(TH_RUNTIME, "another thread works on the output")
                : keeps_memory(w->out) ? resize_here(w)
                                       : take_memory(w);
}

/* Copy a result to its output, which is resized if it has another size. */
static int write_output(call *c, int k, const tensor *result) {
    tensor *out = c->out[k];
    if (th_same_size(out, result))
        return th_copy(out, result);
    tensor *converted = out->dtype == result->dtype ? NULL : th_convert(result, (dtype)out->dtype);
    resizing w = {c, out, converted ? converted : result, 0};
    const bool filled = out->numel;
    if (converted || out->dtype == result->dtype)
        th_exclusively(resize_locked, &w); /* another thread may resize the storage */
    else
        w.failed = -1;
    const int failed = w.failed || (out->storage != w.result->storage && th_copy(out, w.result));
    c->resized |= filled && !failed;
    th_drop(converted);
    return failed ? -1 : 0;
}

int th_finish(call *c, int failed) {
    for (int k = 0; c->copied && k < TH_MAX_RESULTS; k++) {
        if (!(c->copied >> k & 1))
            continue;
        tensor *result = c->out[k];
        c->out[k] = c->target[k];
        failed = failed || write_output(c, k, result) ? -1 : 0;
        th_drop(result);
    }
    c->copied = 0;
    if (!failed)
        return 0;
    for (int k = 0; k < TH_MAX_RESULTS; k++) {
        th_drop(c->out[k]);
        c->out[k] = NULL;
    }
    return -1;
}
