/* fallback.c: runs whole calls and gradients on copies: converted to the dtype that a row computes
   in, each result rounded once; or moved to the CPU if a row has no GPU kernel. */
#include "row/fallback.h"

#include <string.h>

/* Target of the copies: the CPU, or another dtype. */
typedef struct place {
    bool on_cpu;
    dtype own, type;
    bool keeps; /* results stay in `type`; otherwise they are rounded to `own` */
    bool turns; /* numbers of UInt64 become Longs of the same order */
} place;
#define ON_CPU ((place){.on_cpu = true})

/* Flip the sign bits of a copy: the order of unsigned numbers becomes that of signed ones. */
static void turn_signs(tensor *t) {
    uint64_t *at = th_data(t);
    for (int64_t i = 0; i < t->numel; i++)
        at[i] ^= (uint64_t)1 << 63;
}

/* Copy a tensor, or take it as it is if already there. NULL stays NULL. */
static int convert_operand(tensor **to, tensor *from, place p) {
    if (from && p.on_cpu)
        *to = th_on_device(from, TH_CPU);
    else
        *to = from && from->dtype != p.type ? th_converted(from, p.type) : th_keep(from);
    if (from && *to && p.turns && from->dtype == TH_UINT64)
        turn_signs(*to);
    return from && !*to ? -1 : 0;
}

/* Same for a tensor that need not have the call's dtype. */
static int convert_if_own(tensor **to, tensor *from, place p) {
    if (!p.on_cpu && from && from->dtype != p.own) {
        *to = th_keep(from);
        return 0;
    }
    return convert_operand(to, from, p);
}

/* Same for an array, which the caller frees by drop_all. */
static tensor **convert_list(tensor *const *from, int count, place p) {
    tensor **to = th_allocate((count + 1) * (int64_t)sizeof *to);
    if (!to)
        return NULL;
    memset(to, 0, sizeof *to * (size_t)count);
    for (int i = 0; i < count; i++)
        if (convert_if_own(&to[i], from[i], p)) {
            for (int k = 0; k < i; k++)
                th_drop(to[k]);
            th_release(to, (count + 1) * (int64_t)sizeof *to);
            return NULL;
        }
    return to;
}

static void drop_all(tensor **all, int count) {
    for (int i = 0; all && i < count; i++)
        th_drop(all[i]);
    if (all)
        th_release(all, (count + 1) * (int64_t)sizeof *all);
}

/* State is written back from copies, so it must not overlap other operands. */
static int check_states(const row *r, const call *c) {
    for (int i = 0; i < r->nparams; i++) {
        const int slot = r->params[i].slot;
        if (r->params[i].kind != P_STATE || !c->t[slot])
            continue;
        if (th_overlaps_itself(c->t[slot]))
            return th_fail(TH_RUNTIME,
                           "%s: %s overlaps itself (an expanded tensor?); use .clone() first",
                           r->name, r->params[i].name);
        for (int k = 0; k < r->tensors && !(r->flags & ROW_CHANGES); k++)
            if (k != slot && c->t[k] && th_overlaps(c->t[slot], c->t[k]))
                return th_fail(TH_RUNTIME, "%s: %s shares memory with %s; use .clone() of one",
                               r->name, r->params[i].name, th_slot_name(r, k));
    }
    return 0;
}

/* Give the call a state of its own, so that the caller's keeps its numbers if an output is refused. */
static int own_state(const row *r, const param *q, tensor **state, const tensor *given) {
    if (q->kind != P_STATE || r->flags & ROW_CHANGES || !given || *state != given)
        return 0;
    tensor *copy = th_clone(given);
    if (copy) {
        th_drop(*state);
        *state = copy;
    }
    return copy ? 0 : -1;
}

static int take_call(const row *r, const call *c, call *f, place p) {
    *f = *c;
    memset(f->t, 0, sizeof f->t);
    memset(f->many, 0, sizeof f->many);
    memset(f->out, 0, sizeof f->out);
    f->inplace = f->resized = false;
    f->copied = 0;
    const bool narrow_default = f->type == TH_SAME && th_is_narrow(th_default_type);
    if (!p.on_cpu && (f->type == p.own || narrow_default))
        f->type = (uint8_t)p.type;
    for (int i = 0; i < r->nparams; i++) {
        const param *q = &r->params[i];
        const bool fixed = th_promotes(r) && q->fixed && !p.on_cpu;
        if (th_holds_tensor(q)
            && ((th_promotes(r) && !fixed ? convert_operand : convert_if_own)(&f->t[q->slot],
                                                                              c->t[q->slot], p)
                || own_state(r, q, &f->t[q->slot], c->t[q->slot])))
            return -1;
    }
    for (int m = 0; m < r->many; m++) {
        const tensors list = c->many[m];
        if (!(f->many[m].at = convert_list(list.at, list.count, p)))
            return -1;
        f->many[m].count = list.count;
    }
    return 0;
}

/* Whether a result is rounded to the call's dtype. */
static bool rounds_result(const row *r, int k, const tensor *found, place p) {
    const bool wide = r->types[k] == TH_WIDE && th_is_stored(p.own);
    return !p.on_cpu && !p.keeps && found->dtype == p.type && r->types[k] >= TH_DERIVED && !wide;
}

/* Make the outputs. The inputs are no longer read, so outputs may overlap them. */
static int make_outputs(const row *r, call *c, const call *f, place p) {
    call kept = *c;
    memset(c->t, 0, sizeof c->t);
    memset(c->many, 0, sizeof c->many);
    int failed = 0;
    for (int k = 0; k < r->results && !failed; k++) {
        const tensor *found = f->out[k];
        const bool rounds = k < r->returned && rounds_result(r, k, found, p);
        const extent size = th_extent(found);
        failed = th_output(r, c, k, rounds ? p.own : (dtype)found->dtype, &size) ? 0 : -1;
        if (!failed && c->out[k] != kept.out[k])
            th_keep_order(c->out[k], found);
    }
    memcpy(c->t, kept.t, sizeof c->t);
    memcpy(c->many, kept.many, sizeof c->many);
    return failed;
}

/* Store a result, rounded to the call's dtype. */
static int deliver(const row *r, int k, tensor *to, tensor *found, place p) {
    const bool rounds = rounds_result(r, k, found, p) && to->dtype != p.own;
    if (p.turns && r->types[k] == TH_SAME)
        turn_signs(found);
    tensor *rounded = rounds ? th_convert(found, p.own) : NULL;
    const int failed = rounds && !rounded ? -1 : th_copy(to, rounds ? rounded : found);
    th_drop(rounded);
    return failed;
}

static int through(const row *r, call *c, place p) {
    call f;
    int failed = check_states(r, c);
    if (failed)
        return failed;
    const device making = p.on_cpu ? th_set_creation_device(TH_CPU) : TH_CPU;
    failed = take_call(r, c, &f, p) || r->enter(r, &f) || make_outputs(r, c, &f, p);
    if (p.on_cpu)
        th_set_creation_device(making);
    for (int k = 0; k < r->results && !failed; k++)
        failed = deliver(r, k, c->out[k], f.out[k], p);
    for (int i = 0; i < r->nparams && !failed; i++) {
        const int slot = r->params[i].slot;
        if (r->params[i].kind == P_STATE && !(r->flags & ROW_CHANGES) && c->t[slot])
            failed = th_copy(c->t[slot], f.t[slot]);
    }
    for (int k = 0; k < r->results; k++)
        th_drop(f.out[k]);
    for (int i = 0; i < r->tensors; i++)
        th_drop(f.t[i]);
    for (int m = 0; m < r->many; m++)
        drop_all((tensor **)(uintptr_t)f.many[m].at, f.many[m].count);
    return failed ? -1 : 0;
}

/* Return the number of slices of dim 0 that are computed one after the other, so that their copies stay in
   the second-level cache. Lines along another dim than 0 lie in one slice. */
static int64_t slices_of(const row *r, const call *c, dtype type) {
    const tensor *first = c->t[0];
    bool whole = !th_is_narrow(type) || c->where != TH_CPU || !r->vmap
                 || strcmp(r->vmap, "along_lines") || r->many || !first || first->ndim < 2;
    for (int i = 0; i < r->tensors && !whole; i++)
        whole = c->t[i] && (!c->t[i]->contiguous || c->t[i]->size[0] != first->size[0]);
    for (int k = 0; k < r->results; k++)
        whole |= c->out[k] != NULL;
    for (int i = 0; i < r->nparams && !whole; i++)
        whole = r->params[i].kind == P_STATE
                || (r->params[i].kind == P_DIM && c->n[r->params[i].slot] % first->ndim == 0);
    if (whole)
        return 1;
    const int64_t copies = 4 * (r->tensors + r->returned), room = th_second_cache() * th_threads();
    const int64_t count = first->numel * copies / (room / 2 + 1);
    return count < first->size[0] ? count : first->size[0];
}

/* The header of lines [begin, end) of dim 0. */
static tensor *slice_of(const tensor *t, int64_t begin, int64_t end) {
    tensor part = th_header(t);
    part.size[0] = end - begin;
    part.offset += begin * th_stride(t)[0];
    th_update_layout(&part);
    return th_alias(&part);
}

static int run_slice(const row *r, call *c, place p, int64_t begin, int64_t end) {
    call f = *c;
    const int64_t size = c->t[0]->size[0];
    memset(f.t, 0, sizeof f.t);
    memset(f.out, 0, sizeof f.out);
    int failed = 0;
    for (int i = 0; i < r->tensors && !failed; i++)
        failed = c->t[i] && !(f.t[i] = slice_of(c->t[i], begin, end));
    for (int k = 0; k < r->results && begin && !failed; k++)
        failed = !(f.out[k] = slice_of(c->out[k], begin, end));
    failed = failed || through(r, &f, p);
    for (int k = 0; k < r->results && !begin && !failed; k++) {
        extent whole = th_extent(f.out[k]);
        whole.size[0] = size;
        failed = !th_output(r, c, k, (dtype)f.out[k]->dtype, &whole);
        tensor *part = failed ? NULL : slice_of(c->out[k], begin, end);
        failed = failed || !part || th_copy(part, f.out[k]);
        th_drop(part);
    }
    for (int i = 0; i < r->tensors; i++)
        th_drop(f.t[i]);
    for (int k = 0; k < r->results; k++)
        th_drop(f.out[k]);
    return failed ? -1 : 0;
}

int th_run_in_type(const row *r, call *c, dtype type) {
    const bool turns = type == TH_UINT64 && r->flags & ROW_ORDERED;
    const place p = {.own = type, .type = th_computed(r, type), .turns = turns};
    const int64_t slices = slices_of(r, c, type);
    if (slices < 2)
        return through(r, c, p);
    const int64_t size = c->t[0]->size[0], each = (size + slices - 1) / slices;
    for (int64_t begin = 0; begin < size; begin += each)
        if (run_slice(r, c, p, begin, begin + each < size ? begin + each : size))
            return through(r, c, p); /* whose message has the sizes and places of the call */
    return 0;
}

bool th_output_decides(const row *r, const call *c, dtype type) {
    const tensor *out = c->inplace ? NULL : c->out[0];
    return out && r->types[0] == TH_WIDE && out->dtype != type && r->dtypes >> out->dtype & 1
           && out->dtype != th_result_type(r, 0, type);
}
int th_run_in_type_of_output(const row *r, call *c, dtype type) {
    return through(r, c, (place){.own = type, .type = (dtype)c->out[0]->dtype, .keeps = true});
}

int th_run_on_cpu(const row *r, call *c) { return through(r, c, ON_CPU); }

/* Return the dtype of the gradient of input i: the input's own if it differs from the result's. */
static dtype type_of_gradient(const saved *s, int i, dtype made) {
    return s->shape[i] ? (dtype)s->shape[i]->dtype : made;
}

/* Convert gradients to the dtype of their inputs, or move them to the call's GPU. */
static int copy_gradient_back(const saved *s, tensor **result, place p, device where) {
    int failed = 0;
    for (int i = 0; i < s->count; i++) {
        tensor *made = result[i];
        const dtype type = !made || p.on_cpu ? TH_BOOL : type_of_gradient(s, i, p.own);
        if (!made || (!p.on_cpu && made->dtype == type))
            continue;
        result[i] = failed ? NULL : p.on_cpu ? th_on_device(made, where) : th_converted(made, type);
        failed |= !result[i];
        th_drop(made);
    }
    return failed ? th_finish_gradients(s, result) : 0;
}

static int backward_through(const saved *s, tensor *const *grad, int count, tensor **result,
                            place p, device where) {
    const row *r = s->row;
    saved f = *s;
    f.spare = NULL;
    tensor **grads = convert_list(grad, count, p);
    f.t = grads ? convert_list(s->t, s->count, p) : NULL;
    f.out = f.t ? convert_list(s->out, r->results, p) : NULL;
    const int failed = f.out ? th_backward(&f, grads, count, result) : -1;
    drop_all(grads, count);
    drop_all(f.t, s->count);
    drop_all(f.out, r->results);
    return failed ? -1 : copy_gradient_back(s, result, p, where);
}

int th_backward_on_cpu(const saved *s, tensor *const *grad, int count, tensor **result) {
    device where = TH_CPU;
    for (int k = 0; k < count; k++)
        where = grad[k] ? grad[k]->device : where;
    return backward_through(s, grad, count, result, ON_CPU, where);
}

/* Wirtinger calculus: the gradient of a holomorphic row is the conjugate of its formulas applied to
   conjugated gradients. */
static int backward_conjugated(const saved *s, tensor *const *grad, int count, tensor **result) {
    saved f = *s;
    tensor *conjugated[TH_MAX_RESULTS] = {NULL};
    int failed = 0;
    f.spare = NULL;
    for (int k = 0; k < count && !failed; k++)
        failed = grad[k] && !(conjugated[k] = th_conjugate(grad[k]));
    failed = failed || s->row->backward(&f, conjugated, result);
    for (int k = 0; k < count; k++)
        th_drop(conjugated[k]);
    if (failed)
        return -1;
    for (int i = 0; i < s->count; i++) {
        tensor *made = result[i];
        if (!made)
            continue;
        result[i] = failed ? NULL : th_conjugate(made);
        failed |= !result[i];
        th_drop(made);
    }
    return failed ? th_finish_gradients(s, result) : 0;
}

/* Whether all floats are of a narrow type. Results may be `statistics` in double. */
static bool are_narrow(const saved *s, tensor *const *grad, int count, dtype narrow,
                       bool statistics) {
    const row *r = s->row;
    bool takes = true;
    for (int k = 0; k < count; k++)
        takes &= !grad[k] || grad[k]->dtype == narrow;
    for (int i = 0; i < s->count; i++)
        takes &= !s->t[i] || s->t[i]->dtype == narrow || !th_is_floating((dtype)s->t[i]->dtype);
    for (int k = 0; k < r->results; k++)
        takes &= !s->out[k] || s->out[k]->dtype == narrow
                 || (k >= r->returned && s->out[k]->dtype == TH_FLOAT && r->flags & ROW_CALLS)
                 || (statistics && s->out[k]->dtype == TH_DOUBLE)
                 || !th_is_floating((dtype)s->out[k]->dtype);
    return takes;
}

/* Whether the GPU kernels of a gradient accept narrow floats: element formulas, moves, and rows
   flagged so. */
static bool takes_narrow(const saved *s, tensor *const *grad, int count, dtype narrow) {
    const row *r = s->row;
    return (r->flags & (ROW_LOOP | ROW_REDUCE | ROW_VIEW | ROW_NARROW) || r->own >> narrow & 1)
           && are_narrow(s, grad, count, narrow, true);
}

/* Whether each gradient is rounded once: element formulas compute it in one pass, converting piece by piece,
   or it is a call of one row. A sum over broadcast dims would round twice. */
static bool converts_pieces(const saved *s, tensor *const *grad, int count, dtype narrow) {
    if (count != 1 || s->row->flags & ROW_CALLS)
        return count == 1 && are_narrow(s, grad, count, narrow, false);
    bool equal = s->row->flags & ROW_LOOP && are_narrow(s, grad, count, narrow, true);
    for (int i = 0; i < s->count && equal; i++)
        equal = !s->shape[i] || th_same_size(s->shape[i], grad[0]);
    return equal;
}

int th_backward(const saved *s, tensor *const *grad, int count, tensor **result) {
    const row *r = s->row;
    bool far = false;
    dtype own = TH_FLOAT, narrow = TH_FLOAT;
    for (int k = count - 1; k >= 0; k--) {
        own = grad[k] ? (dtype)grad[k]->dtype : own;
        narrow = th_is_narrow(own) ? own : narrow;
        far |= grad[k] && grad[k]->device != TH_CPU;
    }
    if (far && r->kernel.cpu && !r->kernel.cuda)
        return th_backward_on_cpu(s, grad, count, result);
    if (th_is_narrow(narrow)
        && !(far ? takes_narrow(s, grad, count, narrow) : converts_pieces(s, grad, count, narrow)))
        return backward_through(s, grad, count, result, (place){.own = narrow, .type = TH_FLOAT},
                                TH_CPU);
    const bool conjugates = r->flags & ROW_CONJUGATES && th_is_complex(own);
    if (conjugates ? backward_conjugated(s, grad, count, result) : r->backward(s, grad, result))
        return -1;
    for (int i = 0; i < s->count; i++)
        if (result[i] && type_of_gradient(s, i, own) != result[i]->dtype)
            return copy_gradient_back(s, result, (place){.own = own}, TH_CPU);
    return 0;
}
