/* gradient.c: evaluates one element formula per gradient, then reduces it to the input's size. */
#include <string.h>

#include "row/row.h"

uint64_t th_dropped_dims(const saved *s, int ndim) {
    const row *r = s->row;
    const reduction *b = r->body;
    if (!ndim || !(r->flags & ROW_REDUCE) || b->dim == 255
        || (b->keepdim != 255 && s->n[b->keepdim]))
        return 0;
    const ints dims = b->dims ? s->list[b->dim] : (ints){&s->n[b->dim], 1};
    uint64_t mask = 0;
    for (int i = 0; i < dims.count; i++)
        if (dims.at[i] != TH_NONE)
            mask |= th_dim_bit(dims.at[i] < 0 ? dims.at[i] + ndim : dims.at[i]);
    return mask;
}

int th_rank_of(const saved *s) {
    int ndim = 0;
    for (int i = 0; i < s->count; i++)
        if (s->shape[i] && s->shape[i]->ndim > ndim)
            ndim = s->shape[i]->ndim;
    return ndim;
}

/* Copy a header, with the dropped dimensions inserted as dims of size 1. */
static void copy_with_dims(tensor *wide, const tensor *t, uint64_t dropped) {
    const int ndim = t->ndim + __builtin_popcountll(dropped);
    th_copy_header(wide, t);
    if (!dropped || ndim > TH_MAX_DIM)
        return;
    wide->ndim = (uint8_t)ndim;
    for (int d = 0, own = 0; d < ndim; d++) {
        const bool put = dropped >> d & 1;
        wide->size[d] = put ? 1 : t->size[own];
        th_stride(wide)[d] = put ? 1 : th_stride(t)[own++];
    }
}

static tensor *expanded_view(tensor *t, const tensor *shape) {
    tensor wide = th_expanded(t, shape->ndim, shape->size);
    return th_alias(&wide);
}

/* Sum over broadcast dimensions, and expand over reduced ones as a view. */
static tensor *summed_to_input(tensor *t, const tensor *shape) {
    if (!shape || th_same_size(t, shape))
        return th_keep(t);
    const int ndim = t->ndim < shape->ndim ? t->ndim : shape->ndim; /* common trailing dimensions */
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

tensor *th_pass_gradient(const saved *s, int input, tensor *grad) {
    if (s->spare) /* the gradient is passed on unchanged */
        s->spare->left = 0;
    tensor wide;
    copy_with_dims(&wide, grad, th_dropped_dims(s, th_rank_of(s)));
    if (wide.ndim == grad->ndim)
        return summed_to_input(grad, s->shape[input]);
    tensor *view = th_alias(&wide);
    tensor *result = view ? summed_to_input(view, s->shape[input]) : NULL;
    th_drop(view);
    return result;
}

/* Return the number given for tensor slot t. */
static const scalar *number_of(const saved *s, int t) {
    for (int i = 0; i < s->row->nparams; i++)
        if (s->row->params[i].kind == P_EITHER && s->row->params[i].slot == t)
            return &s->s[s->row->params[i].number];
    return NULL;
}

/* Fill the row's numbers followed by `count`, the number of elements reduced into one. */
static int options_of(const saved *s, const tensor *grad, scalar *option) {
    const row *r = s->row;
    extent all;
    for (int k = 0; k < r->scalars; k++)
        option[k] = s->s[k];
    for (int k = 0; k < r->ints; k++)
        option[r->scalars + k] = th_integral(s->n[k]);
    if (!(r->flags & ROW_REDUCE))
        return 0;
    if (th_common_size(r, s->count, s->shape, &all))
        return -1;
    const int64_t elements = th_count(all.ndim, all.size);
    option[r->scalars + r->ints] = th_integral(grad->numel ? elements / grad->numel : 0);
    return 0;
}

/* Return the dtype an operand is read as: its fixed one, else that of the gradient. */
static dtype type_read(const row *r, int from, dtype type) {
    if (from >= FROM_GRAD)
        return type;
    if (from >= FROM_RESULT)
        return r->types[from - FROM_RESULT] < TH_DERIVED ? (dtype)r->types[from - FROM_RESULT]
                                                         : type;
    for (int i = 0; i < r->nparams; i++)
        if (th_holds_tensor(&r->params[i]) && r->params[i].slot == from)
            return th_param_type(&r->params[i], type);
    return type;
}

/* Operands of a gradient's loop: headers with all dimensions, or numbers. */
typedef struct reading {
    tensor wide[TH_MAX_OPERANDS];
    tensor *read[TH_MAX_OPERANDS];
    th_bits constant[TH_MAX_OPERANDS];
} reading;

static int read_operands(const gradient *g, const saved *s, tensor *const *grad, dtype type,
                         const scalar *option, reading *all, task *w, uint8_t *types) {
    const uint64_t dropped = th_dropped_dims(s, th_rank_of(s));
    for (int i = 0; i < g->inputs; i++) {
        const int from = g->from[i];
        const tensor *t = from >= FROM_GRAD     ? grad[from - FROM_GRAD]
                          : from >= FROM_RESULT ? s->out[from - FROM_RESULT]
                                                : s->t[from];
        const scalar *number = t || from >= FROM_RESULT ? NULL : number_of(s, from);
        operand *o = &w->operands[i + 1];
        all->read[i] = NULL;
        o->t = NULL;
        types[i + 1] = (uint8_t)type_read(s->row, from, type);
        if (g->mean && from >= FROM_GRAD && s->n[g->mean - 1] == 1 && t->device == TH_CPU) {
            const double count = (double)option[s->row->scalars + s->row->ints].i;
            th_write_scalar(&all->constant[i], type, th_real(th_get(t, t->offset, NULL) / count));
            o->constant = &all->constant[i];
            o->item = th_item_size[type];
        } else if (t) {
            copy_with_dims(&all->wide[i], t, from >= FROM_RESULT ? dropped : 0);
            o->t = all->read[i] = &all->wide[i];
        } else if (number) {
            const dtype computed = th_is_narrow(type) ? TH_FLOAT : type;
            th_write_scalar(&all->constant[i], computed, *number);
            o->constant = &all->constant[i];
            o->item = th_item_size[computed];
        } else {
            return th_fail(TH_RUNTIME, "%s: its gradient reads a tensor that was not saved",
                           s->row->name);
        }
    }
    return 0;
}

/* Return incoming gradient k to reuse, if this is its last reader and fills its size. */
static tensor *spare_of(int k, const saved *s, tensor *const *grad, dtype type,
                        const extent *size) {
    if (!s->spare || s->spare->left == 0 || --s->spare->left > 0 || k < 0 || !s->spare->owned[k])
        return NULL;
    tensor *t = grad[k];
    if (t->dtype != type || !(t->contiguous || th_is_permuted(t)) || !th_has_size(t, size))
        return NULL;
    s->spare->used[k] = true;
    th_retain(t);
    return t;
}

/* Copy tensors to the CPU; NULL stays NULL. */
static int bring(tensor **to, tensor *const *from, int count) {
    for (int i = 0; i < count; i++)
        if (from[i] && !(to[i] = th_on_device(from[i], TH_CPU)))
            return -1;
    return 0;
}

static tensor *gradient_on_cpu(const gradient *g, const saved *s, tensor *const *grad,
                               device where) {
    const row *r = s->row;
    tensor *own[TH_MAX_OPERANDS * 3] = {NULL}, **results = own + TH_MAX_OPERANDS;
    tensor **grads = results + TH_MAX_OPERANDS;
    saved f = *s;
    f.spare = NULL;
    f.t = own;
    f.out = results;
    const bool failed = bring(own, s->t, s->count) || bring(results, s->out, r->results)
                        || bring(grads, grad, r->returned);
    tensor *near = failed ? NULL : th_gradient(g, &f, grads);
    tensor *result = near ? th_on_device(near, where) : NULL;
    th_drop(near);
    for (int i = 0; i < TH_MAX_OPERANDS * 3; i++)
        th_drop(own[i]);
    return result;
}

/* GPUs have no loops for complex numbers. */
static bool reads_complex(const saved *s, dtype type) {
    bool any = th_is_complex(type);
    for (int i = 0; i < s->count; i++)
        any |= s->t[i] && th_is_complex(s->t[i]->dtype);
    return any;
}

/* The loop that reads and writes a narrow type, if all operands have it; or NULL. */
static loop narrow_loop(const gradient *g, const task *w, dtype type, device where) {
    const bool near = th_is_narrow(type) && where == TH_CPU;
    loop body = near ? g->loops[type] : NULL;
    for (int k = 0; k < w->count; k++)
        body = w->operands[k].t && w->operands[k].t->dtype == type ? body : NULL;
    return body;
}

tensor *th_gradient(const gradient *g, const saved *s, tensor *const *grad) {
    const row *r = s->row;
    const tensor *first = grad[g->from[0] >= FROM_GRAD ? g->from[0] - FROM_GRAD : 0];
    const dtype type = (dtype)first->dtype;
    const dtype computed = th_is_narrow(type) ? TH_FLOAT : type;
    /* on a GPU the kernel itself widens narrow floats */
    const dtype read = first->device == TH_CPU ? computed : type;
    if (th_is_gpu(first->device) && reads_complex(s, type))
        return gradient_on_cpu(g, s, grad, first->device);
    reading all;
    task w;
    w.unread = 0;
    conversions v;
    scalar *const option = v.option;
    uint8_t types[TH_MAX_OPERANDS] = {(uint8_t)read};
    extent size;
    if (!(w.body = TH_ENTRY(g->loops, computed, r->name)))
        return NULL;
    if (options_of(s, first, option) || read_operands(g, s, grad, read, option, &all, &w, types)
        || th_common_size(r, g->inputs, all.read, &size))
        return NULL;
    tensor *full = spare_of(g->from[0] - FROM_GRAD, s, grad, type, &size);
    if (!full) {
        if (!(full = th_new(first->device, type, size.ndim, size.size)))
            return NULL;
        th_order_like(full, all.read, g->inputs);
    }
    w.kernel = &g->kernel;
    w.type = (uint8_t)type;
    w.options = (uint8_t)(r->scalars + r->ints + ((r->flags & ROW_REDUCE) != 0));
    w.draws = NULL;
    w.numbers = NULL;
    w.converts = false;
    w.cached = g->computes;
    w.outputs = 1;
    w.count = g->inputs + 1;
    w.fixed = 0;
    w.option = option;
    w.operands[0].t = full;
    const loop narrow = narrow_loop(g, &w, type, (device)first->device);
    const bool whole = narrow && th_loop_in_blocks(&w, &v, narrow, NULL, type, 0);
    if (!whole && th_converts(&w, types, read, type))
        th_loop_converted(&w, &v, types, read, type);
    if (th_iterate(&w)) {
        th_drop(full);
        return NULL;
    }
    const tensor *shape = s->shape[g->input];
    if (!shape || th_same_size(full, shape))
        return full;
    tensor *result = summed_to_input(full, shape);
    th_drop(full);
    return result;
}

tensor *th_zero_gradient(const saved *s, int input, tensor *const *grad) {
    const tensor *shape = s->shape[input] ? s->shape[input] : grad[0];
    const extent size = th_extent(shape);
    tensor *result = spare_of(0, s, grad, (dtype)grad[0]->dtype, &size);
    if (!result) {
        if (!(result = th_new(grad[0]->device, (dtype)grad[0]->dtype, size.ndim, size.size)))
            return NULL;
        th_keep_order(result, grad[0]);
    }
    if (!th_zero(result))
        return result;
    th_drop(result);
    return NULL;
}
