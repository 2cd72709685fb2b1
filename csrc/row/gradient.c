/* gradient.c: one element formula per gradient, then back to the size that the input had; and the
   row that does this for composed gradients. */
#include <string.h>

#include "core.h"
#include "../generated/kernels.h"

/* A reduction without keepdim dropped this dimension of its result; -1: none is missing. */
static int dropped_dim(const saved *s) {
    const row *r = s->row;
    int64_t dim = TH_NONE;
    bool kept = true;
    if (r->flags & ROW_POINTWISE || !r->ints || !s->shape || !s->shape[0])
        return -1;
    for (int i = 0; i < r->nparams; i++) {
        const param *p = &r->params[i];
        if (p->kind == P_INT && !strcmp(p->name, "dim"))
            dim = s->n[p->n];
        if (p->kind == P_BOOL && !strcmp(p->name, "keepdim"))
            kept = s->n[p->n];
    }
    int ndim = 0;
    for (int i = 0; i < s->count; i++)
        if (s->shape[i] && s->shape[i]->ndim > ndim)
            ndim = s->shape[i]->ndim;
    if (kept || dim == TH_NONE || ndim < 2)
        return -1;
    return (int)(dim < 0 ? dim + ndim : dim);
}

/* The header with a dimension of size 1 put in. */
static tensor with_dim(const tensor *t, int dim) {
    tensor wide = *t;
    if (dim < 0 || t->ndim == TH_MAX_DIM || dim > t->ndim)
        return wide;
    for (int d = t->ndim; d > dim; d--) {
        wide.size[d] = t->size[d - 1];
        wide.stride[d] = t->stride[d - 1];
    }
    wide.size[dim] = 1;
    wide.stride[dim] = 1;
    wide.ndim++;
    return wide;
}

static tensor *expanded_view(tensor *t, const tensor *shape) {
    tensor wide = th_expanded(t, shape->ndim, shape->size);
    return th_alias(&wide);
}

/* Sums over what was broadcast, and spreads over what was reduced, as a view. */
static tensor *fitted(tensor *t, const tensor *shape) {
    if (!shape || th_same_size(t, shape)) {
        th_retain(t);
        return t;
    }
    const int ndim = t->ndim < shape->ndim ? t->ndim : shape->ndim; /* what both have, at the end */
    int64_t size[TH_MAX_DIM];
    for (int d = 0; d < ndim; d++)
        size[d] = shape->size[d + shape->ndim - ndim] == 1 ? 1 : t->size[d + t->ndim - ndim];
    tensor *less = th_sum_to(t, ndim, size);
    if (!less || th_same_size(less, shape))
        return less;
    tensor *result = expanded_view(less, shape);
    th_drop(less);
    return result;
}

tensor *th_pass(const saved *s, int input, tensor *grad) {
    const tensor *shape = s->shape ? s->shape[input] : NULL;
    const int dim = dropped_dim(s);
    if (dim < 0)
        return fitted(grad, shape);
    tensor wide = with_dim(grad, dim);
    tensor *view = th_alias(&wide);
    tensor *result = view ? fitted(view, shape) : NULL;
    th_drop(view);
    return result;
}

/* The number that a call had in place of tensor parameter t. */
static const scalar *number_of(const saved *s, int t) {
    for (int i = 0; i < s->row->nparams; i++)
        if (s->row->params[i].kind == P_EITHER && s->row->params[i].t == t)
            return &s->s[s->row->params[i].s];
    return NULL;
}

/* The row's scalars, and after them how many elements were reduced into one: formulas' count. */
static int options_of(const gradient *g, const saved *s, const tensor *grad, scalar *options) {
    extent all;
    for (int k = 0; k < s->row->scalars; k++)
        options[k] = s->s[k];
    if (s->row->flags & ROW_POINTWISE || !s->shape)
        return 0;
    if (th_broadcast(g->op, s->count, s->shape, &all))
        return -1;
    const int64_t elements = th_count(all.ndim, all.size);
    options[s->row->scalars] = th_integral(grad->numel ? elements / grad->numel : 0);
    return 0;
}

tensor *th_gradient(const gradient *g, const saved *s, const tensor *grad) {
    tensor wide[TH_MAX_OPERANDS];
    tensor *read[TH_MAX_OPERANDS];
    operand operands[TH_MAX_OPERANDS + 1];
    uint64_t constant[TH_MAX_OPERANDS];
    scalar options[TH_MAX_SCALARS + 1];
    extent size;
    const int dim = dropped_dim(s);
    for (int i = 0; i < g->inputs; i++) {
        const int from = g->from[i];
        const bool reduced = from >= FROM_RESULT;
        const tensor *t = from == FROM_GRAD ? grad
                          : reduced         ? s->out[from - FROM_RESULT]
                                            : s->t[from];
        const scalar *number = t ? NULL : number_of(s, from);
        if (!t && !number) {
            th_fail(TH_RUNTIME, "%s: its gradient reads a tensor that was not saved", g->op);
            return NULL;
        }
        if (number)
            th_write_scalar(&constant[i], (dtype)grad->dtype, *number);
        if (reduced && dim >= 0) {
            wide[i] = with_dim(t, dim);
            t = &wide[i];
        }
        read[i] = (tensor *)(uintptr_t)t;
        operands[i + 1] = (operand){t, &constant[i]};
    }
    if (!g->loops[grad->dtype]) {
        th_fail(TH_TYPE, "%s: has no gradient for %sTensor", g->op, th_dtype_name[grad->dtype]);
        return NULL;
    }
    if (th_broadcast(g->op, g->inputs, read, &size) || options_of(g, s, grad, options))
        return NULL;
    tensor *full = th_new(TH_CPU, (dtype)grad->dtype, size.ndim, size.size);
    if (!full)
        return NULL;
    operands[0] = (operand){full, NULL};
    th_iterate(g->inputs + 1, operands, g->loops[grad->dtype], options);
    const tensor *shape = s->shape ? s->shape[g->input] : NULL;
    if (!shape || th_same_size(full, shape))
        return full;
    tensor *result = fitted(full, shape);
    th_drop(full);
    return result;
}

int th_sum_to_size_shape(extent *result, const tensor *input, const int64_t *size,
                         int size_length) {
    bool fits = size_length >= 1 && size_length <= input->ndim;
    for (int d = 0; fits && d < size_length; d++)
        fits = size[d] == 1 || size[d] == input->size[d + input->ndim - size_length];
    if (!fits)
        return th_fail(TH_RUNTIME, "sum_to_size: input is %s, size is %s; need a size that "
                       "broadcasts to input's", th_describe(input), th_sizes(size, size_length));
    result->ndim = size_length;
    memcpy(result->size, size, sizeof(int64_t) * (size_t)size_length);
    return 0;
}

int th_sum_to_size_cpu(tensor *output, const tensor *input, const int64_t *size, int size_length) {
    tensor *alias = th_alias(input);
    tensor *sum = alias ? th_sum_to(alias, size_length, size) : NULL;
    const int failed = sum ? th_copy(output, sum) : -1;
    th_drop(alias);
    th_drop(sum);
    return failed;
}
