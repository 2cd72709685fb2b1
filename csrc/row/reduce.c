/* reduce.c: a `reduce` row's call: many elements into one, over all dimensions or one. */
#include <string.h>

#include "core.h"
#include "loop.h"

/* Presence, types, one size. */
static int check_inputs(const reduction *r, const call *c, dtype *type, extent *size) {
    const tensor *first = c->t[0];
    for (int i = 0; i < r->inputs; i++) {
        const tensor *t = c->t[i];
        if (!t)
            return th_fail(TH_TYPE, "%s: %s is missing", r->op, th_slot_name(r->op, i));
        if (t->device != TH_CPU)
            return th_fail(TH_RUNTIME, "%s: %s is %s; CUDA is not built in", r->op,
                           th_slot_name(r->op, i), th_describe(t));
        if (!(r->dtypes >> t->dtype & 1) || !r->fold[t->dtype])
            return th_fail(TH_TYPE, "%s: %s is %s; need %s", r->op, th_slot_name(r->op, i),
                           th_describe(t), r->dtypes == TH_FLOATING ? "FloatTensor or DoubleTensor"
                                                                    : "another type");
        if (t->dtype != first->dtype)
            return th_fail(TH_TYPE, "%s: %s is %s, %s is %s; convert one", r->op,
                           th_slot_name(r->op, 0), th_describe(first), th_slot_name(r->op, i),
                           th_describe(t));
    }
    *type = (dtype)first->dtype;
    return th_broadcast(r->op, r->inputs, c->t, size);
}

/* The size of the result, and a bit per dimension to reduce. */
static int result_size(const reduction *r, const call *c, const extent *size, extent *result,
                       uint32_t *mask) {
    int64_t dim = r->dim == 255 ? TH_NONE : c->n[r->dim];
    *result = (extent){1, {1}};
    *mask = (1u << size->ndim) - 1;
    int64_t reduced = 1;
    for (int d = 0; d < size->ndim; d++)
        reduced *= size->size[d];
    if (dim != TH_NONE) {
        if ((dim = th_wrap_dim(r->op, dim, size->ndim)) < 0)
            return -1;
        *mask = 1u << dim;
        reduced = size->size[dim];
        *result = *size;
        result->size[dim] = 1;
        if (r->keepdim != 255 && !c->n[r->keepdim] && size->ndim > 1) {
            memmove(result->size + dim, result->size + dim + 1,
                    sizeof(int64_t) * (size_t)(size->ndim - 1 - dim));
            result->ndim--;
        }
    }
    int64_t outputs = 1;
    for (int d = 0; d < result->ndim; d++)
        outputs *= result->size[d];
    if (reduced == 0 && outputs > 0 && !r->empty)
        return th_fail(TH_RUNTIME, "%s: input is %s; need at least one element", r->op,
                       th_describe(c->t[0]));
    return 0;
}

static tensor *prepare_output(const reduction *r, call *c, dtype type, const extent *result) {
    const dtype own = r->result == TH_SAME ? type : (dtype)r->result;
    if (c->number)
        return th_output(r->op, c, 0, th_is_floating(own) ? TH_DOUBLE : TH_LONG, result);
    return th_output(r->op, c, 0, own, result);
}

/* The result's strides over the inputs' dimensions. */
static tensor with_all_dims(const tensor *out, int ndim, uint32_t mask) {
    tensor wide = *out;
    wide.ndim = (uint8_t)ndim;
    if (out->ndim == ndim)
        return wide;
    for (int d = 0, own = 0; d < ndim; d++)
        wide.stride[d] = mask >> d & 1 || own >= out->ndim ? 0 : out->stride[own++];
    return wide;
}

static int reduce(const reduction *r, call *c) {
    dtype type = TH_FLOAT;
    extent size, result;
    uint32_t mask;
    scalar option[TH_MAX_SCALARS];
    if (check_inputs(r, c, &type, &size) || result_size(r, c, &size, &result, &mask))
        return -1;
    memcpy(option, c->s, sizeof option);
    for (int k = 0; k < r->scalars; k++)
        if (th_fit_scalar(r->op, type, &option[k]))
            return -1;
    tensor *out = prepare_output(r, c, type, &result);
    if (!out)
        return -1;
    tensor wide[TH_MAX_TENSORS], all = with_all_dims(out, size.ndim, mask);
    const tensor *input[TH_MAX_TENSORS];
    for (int i = 0; i < r->inputs; i++) {
        wide[i] = th_expanded(c->t[i], size.ndim, size.size);
        input[i] = &wide[i];
    }
    return th_accumulate(r, &all, input, mask, option);
}

/* All of little contiguous memory. 1: done, 0: not of this kind, -1: no memory. */
static int quick(const reduction *r, call *c) {
    const tensor *t = c->t[0];
    if (r->inputs != 1 || !t || !t->contiguous || t->device != TH_CPU || t->numel >= TH_PARALLEL ||
        !t->numel || c->out[0] || r->scalars || !(r->dtypes >> t->dtype & 1) ||
        (r->dim != 255 && c->n[r->dim] != TH_NONE) || !r->fold[t->dtype])
        return 0;
    const bool floating = t->dtype >= TH_FLOAT;
    dtype own = r->result == TH_SAME ? (dtype)t->dtype : (dtype)r->result;
    if (c->number)
        own = th_is_floating(own) ? TH_DOUBLE : TH_LONG;
    if (!(c->out[0] = th_new(TH_CPU, own, 1, (int64_t[1]){1})))
        return -1;
    accumulator total = r->start[floating];
    char *at = th_data(t);
    const int64_t step = th_item_size[t->dtype];
    r->fold[t->dtype](&total, &at, &step, t->numel, c->s);
    if (r->finish[floating])
        r->finish[floating](&total, 1, t->numel, c->s);
    th_store_accumulators(&total, floating, th_data(c->out[0]), 0, own, 1);
    return 1;
}

int th_reduce(const reduction *r, call *c) {
    const int done = quick(r, c);
    return done > 0 ? 0 : th_finish(c, done ? done : reduce(r, c));
}

FOLD(sum_float) { FOLD1(double, th_join_sum, 0, float, input, input) }
FOLD(sum_double) { FOLD1(double, th_join_sum, 0, double, input, input) }
FOLD(spread_float) { SPREAD1(double, th_join_sum, 0, float, input, input) }
FOLD(spread_double) { SPREAD1(double, th_join_sum, 0, double, input, input) }
static void join_sums(JOIN_ARGUMENTS) { JOIN_EACH(f, th_join_sum) }

static const reduction sum = {
    .op = "sum",
    .dtypes = TH_FLOATING,
    .inputs = 1,
    .fold = {[TH_FLOAT] = sum_float, [TH_DOUBLE] = sum_double},
    .spread = {[TH_FLOAT] = spread_float, [TH_DOUBLE] = spread_double},
    .join = {[1] = join_sums},
};

tensor *th_sum_to(tensor *t, int ndim, const int64_t *size) {
    const int shift = t->ndim - ndim;
    uint32_t mask = 0;
    for (int d = 0; d < t->ndim; d++) {
        const int64_t wanted = d < shift ? 1 : size[d - shift];
        mask |= (uint32_t)(wanted == 1 && (d < shift || t->size[d] != 1)) << d;
        if (wanted != 1 && wanted != t->size[d])
            mask = UINT32_MAX;
    }
    if (shift < 0 || mask == UINT32_MAX) {
        th_fail(TH_VALUE, "a gradient of size %s cannot be summed to size %s",
                th_sizes(t->size, t->ndim), th_sizes(size, ndim));
        return NULL;
    }
    if (!mask) {
        th_retain(t);
        return t;
    }
    tensor *result = th_new(TH_CPU, (dtype)t->dtype, ndim, size);
    if (!result)
        return NULL;
    tensor wide = *result;
    wide.ndim = t->ndim;
    for (int d = 0; d < t->ndim; d++)
        wide.stride[d] = d < shift ? 0 : result->stride[d - shift];
    if (th_accumulate(&sum, &wide, (const tensor *const[]){t}, mask, NULL)) {
        th_drop(result);
        return NULL;
    }
    return result;
}
