/* reduce.c: the life of a `reduce` row's call: many elements into one, over any dimensions. */
#include <string.h>

#include "row/row.h"

/* What the checks find out. */
typedef struct plan {
    dtype type;
    extent size, result; /* of the inputs together, and of the results */
    uint32_t mask;       /* bit per dimension that is reduced */
} plan;

/* The dimensions that the caller names; all, where none is. */
static int reduced_dims(const row *r, const call *c, int ndim, uint32_t *mask) {
    const reduction *b = r->body;
    const ints none = {NULL, 0};
    int64_t one = TH_NONE;
    ints dims = none;
    if (b->dim != 255 && b->dims)
        dims = c->list[b->dim];
    else if (b->dim != 255 && (one = c->n[b->dim]) != TH_NONE)
        dims = (ints){&one, 1};
    if (!dims.at)
        dims.count = 0;
    *mask = dims.count ? 0 : (1u << ndim) - 1;
    for (int i = 0; i < dims.count; i++) {
        const int64_t dim = th_wrap_dim(r->name, dims.at[i], ndim);
        if (dim < 0)
            return -1;
        if (*mask >> dim & 1)
            return th_fail(TH_VALUE, "%s: dimension %d is named twice", r->name, (int)dim);
        *mask |= 1u << dim;
    }
    return 0;
}

/* Reduced dimensions are dropped, or kept with size 1. What reduces all to one has size [1]. */
static int result_size(const row *r, const call *c, plan *w) {
    const reduction *b = r->body;
    const bool keeps = b->keepdim != 255 && c->n[b->keepdim];
    int64_t reduced = 1, outputs = 1;
    if (reduced_dims(r, c, w->size.ndim, &w->mask))
        return -1;
    w->result.ndim = 0;
    for (int d = 0; d < w->size.ndim; d++) {
        const bool drops = w->mask >> d & 1;
        *(drops ? &reduced : &outputs) *= w->size.size[d];
        if (!drops || keeps)
            w->result.size[w->result.ndim++] = drops ? 1 : w->size.size[d];
    }
    if (!w->result.ndim)
        w->result = (extent){1, {1}};
    if (reduced == 0 && outputs > 0 && !b->empty)
        return th_fail(TH_RUNTIME, "%s: input is %s; need at least one element", r->name,
                       th_describe(c->t[0]));
    return 0;
}

static dtype type_of_result(const row *r, const call *c, int k, dtype type) {
    const bool same = r->types[k] == TH_SAME || (r->types[k] == TH_WIDE && th_is_floating(type));
    const dtype own = same ? type : r->types[k] == TH_WIDE ? TH_LONG : (dtype)r->types[k];
    return !c->number ? own : th_is_floating(own) ? TH_DOUBLE : TH_LONG;
}

/* A result's strides over all dimensions of the inputs. */
static tensor with_all_dims(const tensor *out, const plan *w) {
    tensor wide = th_header(out);
    const bool kept = out->ndim == w->size.ndim;
    wide.ndim = (uint8_t)w->size.ndim;
    for (int d = 0, own = 0; d < w->size.ndim && !kept; d++)
        wide.stride[d] = w->mask >> d & 1 || own >= out->ndim ? 0 : out->stride[own++];
    return wide;
}

static accumulation accumulation_of(const row *r, dtype type, const scalar *option) {
    const reduction *b = r->body;
    const bool floating = th_is_floating(type);
    accumulation a = {.fold = b->fold[type],
                      .spread = b->spread[type],
                      .join = b->join[floating],
                      .finish = b->finish[floating],
                      .accumulators = b->accumulators,
                      .inputs = b->inputs,
                      .results = r->results,
                      .ordered = b->ordered,
                      .option = option};
    memcpy(a.start, b->start[floating], sizeof a.start);
    return a;
}

static int reduce(const row *r, call *c) {
    const reduction *b = r->body;
    plan w;
    scalar option[TH_MAX_OPTIONS];
    if (th_check_dtypes(r, c, &w.type) || th_check_options(r, c, w.type, 0, option)
        || (r->require && r->require(c)) || th_common_size(r, b->inputs, c->t, &w.size)
        || result_size(r, c, &w))
        return -1;
    if (!TH_ENTRY(b->fold, w.type, r->name) || !TH_ENTRY(b->spread, w.type, r->name))
        return -1;
    tensor wide[TH_MAX_TENSORS], result[TH_MAX_RESULTS];
    const tensor *input[TH_MAX_TENSORS];
    for (int k = 0; k < r->results; k++) {
        const tensor *out = th_output(r, c, k, type_of_result(r, c, k, w.type), &w.result);
        if (!out)
            return -1;
        result[k] = with_all_dims(out, &w);
    }
    for (int i = 0; i < b->inputs; i++) {
        wide[i] = th_expanded(c->t[i], w.size.ndim, w.size.size);
        input[i] = &wide[i];
    }
    const accumulation a = accumulation_of(r, w.type, option);
    return th_accumulate(&a, input, result, w.mask);
}

/* All of little contiguous memory into one number. 1: done, 0: not of this kind, -1: no memory. */
static int quick(const row *r, call *c) {
    const reduction *b = r->body;
    const tensor *t = c->t[0];
    if (b->inputs != 1 || r->results != 1 || b->accumulators != 1 || r->scalars || r->require || !t
        || !t->contiguous || t->device != TH_CPU || t->numel >= TH_PARALLEL || !t->numel
        || c->out[0] || !(r->dtypes >> t->dtype & 1) || !b->fold[t->dtype]
        || (b->keepdim != 255 && c->n[b->keepdim]))
        return 0;
    if (b->dim != 255 && (b->dims ? c->list[b->dim].count > 0 : c->n[b->dim] != TH_NONE))
        return 0;
    const bool floating = t->dtype >= TH_HALF;
    const dtype own = type_of_result(r, c, 0, (dtype)t->dtype);
    if (!(c->out[0] = th_new(TH_CPU, own, 1, (int64_t[1]){1})))
        return -1;
    accumulator total = b->start[floating][0];
    char *at = th_data(t);
    b->fold[t->dtype](&total, &at, t->numel, 0, NULL);
    if (b->finish[floating])
        b->finish[floating](&total, 1, t->numel, NULL);
    th_store_accumulators(&total, 1, floating, th_data(c->out[0]), 0, own, 1);
    return 1;
}

int th_reduce(const row *r, call *c) {
    const int done = quick(r, c);
    return done > 0 ? 0 : th_finish(c, done ? done : reduce(r, c));
}
