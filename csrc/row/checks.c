/* checks.c: checks of a call's arguments before anything is written. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "row/row.h"

const char *th_slot_name(const row *r, int t) {
    for (int i = 0; i < r->nparams; i++)
        if (th_holds_tensor(&r->params[i]) && r->params[i].slot == t)
            return r->params[i].name;
    return "operand";
}

/* "FloatTensor or DoubleTensor" */
static const char *allowed_text(uint32_t allowed) {
    char *text = th_text();
    const int last = allowed ? 31 - __builtin_clz(allowed) : -1;
    size_t used = 0;
    if (!text)
        return "another type";
    text[0] = 0;
    for (int d = 0; d < TH_TYPES && used < TH_TEXT; d++)
        if (allowed >> d & 1) {
            const char *before = !used ? "" : d == last ? " or " : ", ";
            used += (size_t)snprintf(text + used, TH_TEXT - used, "%s%sTensor", before,
                                     th_dtype_name[d]);
        }
    return text;
}

/* "GPU 1" */
static const char *place(device where) {
    char *text = th_text();
    if (where == TH_META)
        return "the meta device";
    if (where == TH_CPU || !text)
        return "the CPU";
    snprintf(text, TH_TEXT, "GPU %d", where - 1);
    return text;
}

static int wrong_device(const row *r, const char *name, const tensor *t, device where) {
    char move[24] = ".cpu()";
    if (where == TH_META)
        snprintf(move, sizeof move, ".to('meta')");
    else if (where != TH_CPU)
        snprintf(move, sizeof move, ".cuda(%d)", where - 1);
    return th_fail(TH_RUNTIME, "%s: %s, %s, lies on %s and the call is on %s; copy it, e.g. %s%s",
                   r->name, name, th_describe(t), place(t->device), place(where), name, move);
}

int th_check_device(const row *r, int t, const tensor *x, device where) {
    if (x->device != where)
        return wrong_device(r, th_slot_name(r, t), x, where);
    return x->storage ? 0 : th_fail(TH_RUNTIME, "%s: %s has no data", r->name, th_slot_name(r, t));
}

/* The tensor that determines the dtype of a call, and its parameter name. */
typedef struct decider {
    const tensor *t;
    const char *name;
    int where;           /* device of the first tensor; -1: none yet */
    int8_t full, scalar; /* promoting rows: dtypes of tensors with and without dims; -1: none */
} decider;

static int wrong_dtype(const row *r, const char *name, const tensor *t, uint32_t allowed) {
    const bool truth = t->dtype == TH_BOOL && !(allowed >> TH_BOOL & 1);
    return th_fail(
        TH_TYPE, "%s: %s is %s; need %s%s", r->name, name, th_describe(t), allowed_text(allowed),
        truth ? "; of truths take ^, ~ or logical_xor, or convert them with .long()"
        : th_is_stored((dtype)t->dtype)  ? "; few rows compute with that type, so convert it"
        : th_is_complex((dtype)t->dtype) ? "; of complex numbers take .abs(), .real or .imag"
                                         : "");
}

/* True also for the dtype it computes in, since a call on converted copies is checked again. */
static bool accepts_dtype(const row *r, dtype type) { return (r->dtypes | r->own) >> type & 1; }

/* Check one tensor against the earlier ones; the first one of the row's dtype decides. */
static inline int check_one(const row *r, const param *p, const tensor *t, decider *first) {
    if (__builtin_expect(r->flags & ROW_VIEW && first->t, 0))
        return 0; /* views only read the size of their other tensors */
    if (__builtin_expect(t->device != first->where, 0)) {
        const bool unread = first->where == TH_META && t->device == TH_CPU
                            && p->fixed == 1 + TH_LONG;
        if (first->where >= 0 && !unread) /* indices in memory are not read beside meta tensors */
            return wrong_device(r, p->name, t, (device)first->where);
        if (first->where < 0)
            first->where = t->device;
    }
    if (!t->storage)
        return th_fail(TH_RUNTIME, "%s: %s has no data", r->name, p->name);
    if (p->fixed)
        return th_accepts_dtype(t->dtype, (uint8_t)(p->fixed - 1))
                   ? 0
                   : wrong_dtype(r, p->name, t, (uint16_t)(1 << (p->fixed - 1)));
    if (th_promotes(r)) {
        int8_t *type = t->ndim ? &first->full : &first->scalar;
        *type = (int8_t)(*type < 0 ? t->dtype : th_promoted[*type][t->dtype]);
    }
    if (!first->t) {
        first->t = t;
        first->name = p->name;
        return th_promotes(r) || accepts_dtype(r, (dtype)t->dtype)
                   ? 0
                   : wrong_dtype(r, p->name, t, r->dtypes);
    }
    if (t->dtype == first->t->dtype)
        return 0;
    if (th_promotes(r) || r->flags & ROW_VIEW) /* views move elements of the first tensor only */
        return 0;
    if (r->flags & ROW_WIDENS && t->dtype == th_computed(r, (dtype)first->t->dtype))
        return 0;
    if (r->flags & ROW_CONVERTS && TH_FLOATING >> t->dtype & 1)
        return 0;
    return th_fail(TH_TYPE, "%s: %s is %s, %s is %s; convert one, e.g. %s.%s()", r->name,
                   first->name, th_describe(first->t), p->name, th_describe(t), p->name,
                   th_conversion[first->t->dtype]);
}

static int check_list(const row *r, const param *p, tensors list, decider *first) {
    if (!list.count)
        return th_fail(TH_VALUE, "%s: %s is empty; need at least one tensor", r->name, p->name);
    for (int i = 0; i < list.count; i++)
        if (check_one(r, p, list.at[i], first))
            return -1;
    return 0;
}

static inline int check_param(const row *r, const param *p, const call *c, decider *first) {
    if (p->kind == P_TENSORS)
        return check_list(r, p, c->many[p->slot], first);
    const tensor *t = c->t[p->slot];
    if (t)
        return check_one(r, p, t, first);
    return p->kind == P_EITHER || p->optional
               ? 0
               : th_fail(TH_TYPE, "%s: %s is missing", r->name, p->name);
}

/* Return the dtype of the numbers of a call; -1: none. */
static int type_of_numbers(const row *r, const call *c) {
    static const uint8_t types[] = {[TH_INTEGRAL] = TH_LONG, [TH_TRUTH] = TH_BOOL};
    int type = -1;
    for (int i = 0; i < r->nparams; i++) {
        const param *p = &r->params[i];
        const bool either = p->kind == P_EITHER;
        if ((!either && p->kind != P_SCALAR) || (either && c->t[p->slot]))
            continue;
        const int slot = either ? p->number : p->slot, kind = c->s[slot].kind;
        if (!(r->joins >> slot & 1) || kind == TH_DEFAULT)
            continue;
        const uint8_t own = kind == TH_REAL        ? (uint8_t)th_default_type
                            : kind == TH_IMAGINARY ? (uint8_t)th_complex_of(th_default_type)
                                                   : types[kind];
        type = type < 0 ? own : th_promoted[type][own];
    }
    return type;
}

/* Determine the dtype without a tensor of the row's dtype: that of its first tensor if accepted,
   else the requested dtype of a creation row, or that of its numbers. */
static dtype fixed_dtype(const row *r, const call *c) {
    for (int i = 0; i < r->tensors; i++)
        if (c->t[i] && accepts_dtype(r, (dtype)c->t[i]->dtype))
            return (dtype)c->t[i]->dtype;
    int number = c->type == TH_SAME && r->joins ? type_of_numbers(r, c) : -1;
    for (int k = 0; k < r->scalars && r->flags & ROW_CREATE && !r->joins; k++)
        if (c->s[k].kind == TH_IMAGINARY && accepts_dtype(r, th_complex_of(th_default_type)))
            number = th_complex_of(th_default_type);
    return c->type != TH_SAME ? (dtype)c->type : number >= 0 ? (dtype)number : th_default_type;
}

/* Whether elements are compared with a number outside the range of their dtype. */
static bool compares_out_of_range(const row *r, const call *c, dtype type) {
    bool beyond = false;
    for (int i = 0; i < r->nparams && (r->types[0] == TH_BOOL || r->flags & ROW_CHANGES); i++) {
        const param *p = &r->params[i];
        if (p->kind == P_EITHER && !c->t[p->slot] && c->s[p->number].kind == TH_INTEGRAL)
            beyond |= !th_is_floating(type) && !th_holds(type, c->s[p->number].i);
    }
    return beyond;
}

/* Return a dtype, or the wider one if the other is of a higher kind. Complex numbers keep the
   precision. */
static inline dtype widened(dtype than, dtype d) {
    if (th_is_complex(d) && th_is_floating(than))
        return th_complex_of(than);
    return th_kind(d) > th_kind(than) ? (dtype)th_promoted[than][d] : than;
}

/* Promote all operands; 0-dim tensors and numbers only count if they are of a higher kind. */
static dtype promoted(const row *r, const call *c, const decider *d) {
    const int number = r->joins ? type_of_numbers(r, c) : -1;
    int type = d->full;
    if (d->scalar >= 0)
        type = type < 0 ? d->scalar : (int)widened((dtype)type, (dtype)d->scalar);
    if (number >= 0)
        type = type < 0 ? number : (int)widened((dtype)type, (dtype)number);
    if (type < 0)
        type = fixed_dtype(r, c);
    if (compares_out_of_range(r, c, (dtype)type))
        return TH_LONG;
    return th_is_floating((dtype)type) || r->own & TH_WHOLE ? (dtype)type : th_default_type;
}

/* Integers used in arithmetic wrap around, as results do. */
static bool wraps(const row *r, int slot, dtype type, scalar value) {
    return r->flags & ROW_LOOP && !(r->moved >> slot & 1) && !th_is_floating(type)
           && (value.kind == TH_INTEGRAL || value.kind == TH_TRUTH);
}

/* Integers are computed with ints. Formulas cut only numbers that become elements, and bounds,
   towards zero; kernels, as products, cut all. */
static int check_factor(const row *r, int slot, dtype type, scalar value) {
    const bool element = !(r->flags & ROW_LOOP)
                         || (r->moved >> slot & 1 && !(r->flags & ROW_RANDOM));
    if (element || value.kind != TH_REAL || th_is_floating(type) || value.f == (double)value.i)
        return 0;
    return th_fail(TH_TYPE, "%s: the operands are %sTensors, so the number %g needs to be an int",
                   r->name, th_dtype_name[type], value.f);
}

static inline bool is_bit(scalar value) {
    return value.kind == TH_INTEGRAL && (uint64_t)value.i < 2;
}

/* Check that the caller's numbers fit the dtype; 0 and 1 fit all. */
static int check_numbers(const row *r, const call *c, dtype type) {
    for (int i = 0; i < r->nparams; i++) {
        const param *p = &r->params[i];
        const bool either = p->kind == P_EITHER && !c->t[p->slot];
        const int slot = either ? p->number : p->slot;
        if ((p->kind == P_SCALAR || either) && !is_bit(c->s[slot])
            && !wraps(r, slot, type, c->s[slot])
            && (check_factor(r, slot, type, c->s[slot])
                || (either ? th_check_value
                           : th_check_scalar)(r->name, th_number_type(r, type, slot), c->s[slot])))
            return -1;
    }
    return 0;
}

/* The usual call: all tensors, or those of the row's list, given, on the CPU, of one dtype that the row
   computes in. Return the first; NULL: another call. */
static inline const tensor *uniform(const row *r, const call *c) {
    const bool list = !r->tensors && r->params[0].kind == P_TENSORS && !r->params[0].fixed
                      && !r->joins && r->many == 1;
    tensor *const *t = list ? c->many[0].at : c->t;
    const int count = list ? c->many[0].count : r->tensors;
    if ((r->flags & ROW_MIXED && !list) || !count || !t[0])
        return NULL;
    const uint8_t type = t[0]->dtype;
    bool same = accepts_dtype(r, (dtype)type) && (th_is_floating((dtype)type) || !th_promotes(r));
    for (int i = 0; same && i < count; i++)
        same = t[i] && t[i]->dtype == type && t[i]->device == TH_CPU && t[i]->storage;
    return same ? t[0] : NULL;
}

device th_meta_device(void) { return TH_META; }

static _Thread_local device making;

bool th_makes_on_meta(void) { return making == TH_META; }

device th_set_creation_device(device where) {
    const device before = making;
    making = where;
    return before;
}

/* Name the operand whose type the row does not take. */
static int refuse_dtype(const row *r, const call *c, const decider *first) {
    for (const param *p = r->params, *end = p + r->nparams; p < end; p++) {
        const tensor *t = p->kind != P_TENSORS && th_holds_tensor(p) ? c->t[p->slot] : NULL;
        if (t && !p->fixed && !accepts_dtype(r, (dtype)t->dtype))
            return wrong_dtype(r, p->name, t, r->dtypes);
    }
    return wrong_dtype(r, first->name, first->t, r->dtypes);
}

/* Whether dtype= replaces the type of the row's tensor: `options: {dtype: made}`. */
static bool makes_type(const row *r) { return r->options && strstr(r->options, "dtype=made"); }

int th_check_dtypes(const row *r, call *c, dtype *found) {
    const tensor *const usual = c->type == TH_SAME ? uniform(r, c) : NULL;
    if (usual) {
        *found = (dtype)usual->dtype;
        c->where = TH_CPU;
        return r->scalars ? check_numbers(r, c, *found) : 0;
    }
    decider first = {NULL, NULL, -1, -1, -1};
    for (const param *p = r->params, *end = p + r->nparams; p < end; p++)
        if ((th_holds_tensor(p) || p->kind == P_TENSORS) && check_param(r, p, c, &first))
            return -1;
    *found = th_promotes(r) ? promoted(r, c, &first)
             : first.t      ? (dtype)first.t->dtype
                            : fixed_dtype(r, c);
    if (c->type != TH_SAME && r->tensors && makes_type(r)) /* the tensor gives the device alone */
        *found = (dtype)c->type;
    c->where = first.where >= 0 ? (device)first.where : c->out[0] ? c->out[0]->device : making;
    if (!accepts_dtype(r, *found) && first.t)
        return refuse_dtype(r, c, &first);
    if (!accepts_dtype(r, *found))
        return th_fail(TH_TYPE, "%s: cannot make a %sTensor; need %s", r->name,
                       th_dtype_name[*found], allowed_text(r->dtypes));
    return first.t && r->scalars ? check_numbers(r, c, *found) : 0;
}

static bool replaces_tensor(const row *r, int slot) {
    for (int i = 0; i < r->nparams; i++)
        if (r->params[i].kind == P_EITHER && r->params[i].number == slot)
            return true;
    return false;
}

/* Numbers in place of tensors become infinite beyond the range, as elements do; options may not. */
static int fit_number(const row *r, int slot, dtype type, scalar *value) {
    const double least_bound = 65520; /* of Half */
    if (fabs(value->f) >= least_bound && th_is_floating(type) && replaces_tensor(r, slot))
        return th_check_value(r->name, type, *value);
    return th_fit_scalar(r->name, type, value);
}

int th_check_options(const row *r, const call *c, dtype type, uint32_t skipped, scalar *option) {
    for (int k = 0; k < r->scalars; k++) {
        option[k] = c->s[k];
        if (!(skipped >> k & 1) && !wraps(r, k, type, c->s[k])
            && (check_factor(r, k, type, option[k])
                || fit_number(r, k, th_number_type(r, type, k), &option[k])))
            return -1;
    }
    for (int k = 0; k < r->ints; k++)
        option[r->scalars + k] = th_integral(c->n[k]);
    return 0;
}

int th_refuse(const row *r, const char *rule, const char *name, scalar value) {
    return value.kind == TH_INTEGRAL
               ? th_fail(TH_VALUE, "%s: %s is %" PRId64 "; need %s", r->name, name, value.i, rule)
               : th_fail(TH_VALUE, "%s: %s is %g; need %s", r->name, name, value.f, rule);
}

/* A 0-dim tensor accepts the dims of a 1-D one. */
int64_t th_wrap_dim(const char *op, int64_t dim, int ndim) {
    const int dims = ndim ? ndim : 1;
    if (dim >= 0 && dim < dims)
        return dim;
    if (dim < 0 && dim >= -dims)
        return dim + dims;
    return th_fail(TH_INDEX,
                   "%s: dim is %" PRId64 ", but input has %d dimension%s; need %d <= dim < %d", op,
                   dim, ndim, ndim == 1 ? "" : "s", -dims, dims);
}

int th_dims_mask(const char *op, ints dims, int ndim, uint64_t *mask) {
    const int count = dims.at ? dims.count : 0;
    *mask = count ? 0 : th_all_dims(ndim);
    for (int i = 0; i < count; i++) {
        const int64_t dim = th_wrap_dim(op, dims.at[i], ndim);
        if (dim < 0)
            return -1;
        if (*mask >> dim & 1)
            return th_fail(TH_VALUE, "%s: dimension %d is named twice", op, (int)dim);
        *mask |= th_dim_bit(dim);
    }
    return 0;
}

void th_reduced_size(extent *result, const tensor *input, uint64_t mask, bool keepdim) {
    result->ndim = 0;
    for (int d = 0; d < input->ndim; d++)
        if (!(mask >> d & 1) || keepdim)
            result->size[result->ndim++] = mask >> d & 1 ? 1 : input->size[d];
}

/* Compare each element into a byte, then sum the bytes. */
#define ANY(T, CONDITION)                                                                          \
    for (int64_t i = 0; i < t->numel; i++)                                                         \
        found |= ((const T *)data)[i] CONDITION;                                                   \
    break;

static bool holds_zero(const tensor *t) {
    const void *data = th_data(t);
    bool found = false;
    switch (t->dtype) {
    case TH_BOOL:
    case TH_BYTE:
    case TH_CHAR: ANY(uint8_t, == 0)
    case TH_SHORT: ANY(uint16_t, == 0)
    case TH_INT: ANY(uint32_t, == 0)
    case TH_LONG: ANY(uint64_t, == 0)
    default: break;
    }
    return found;
}

static bool holds_negative(const tensor *t) {
    const void *data = th_data(t);
    bool found = false;
    switch (t->dtype) {
    case TH_CHAR: ANY(int8_t, < 0)
    case TH_SHORT: ANY(int16_t, < 0)
    case TH_INT: ANY(int32_t, < 0)
    case TH_LONG: ANY(int64_t, < 0)
    default: break;
    }
    return found;
}

/* 1 if the condition holds for any element of t, -1 if out of memory. */
static int all_elements(const tensor *t, bool (*holds)(const tensor *)) {
    if (th_is_floating((dtype)t->dtype) || t->device == TH_META)
        return 0;
    tensor *near = th_on_device(t, TH_CPU), *plain = near ? th_contiguous(near) : NULL;
    th_drop(near);
    if (!plain)
        return -1;
    const bool found = holds(plain);
    th_drop(plain);
    return found;
}

int th_nonzero_divisor(const char *op, const tensor *t) {
    const int zero = all_elements(t, holds_zero);
    if (zero <= 0)
        return zero;
    return th_fail(TH_RUNTIME, "%s: the divisor holds 0 and integers cannot be divided by it", op);
}

int th_has_negative(const tensor *t) { return all_elements(t, holds_negative); }

int th_check_gradient(const char *op, const tensor *grad_output, const extent *wanted) {
    if (th_has_size(grad_output, wanted))
        return 0;
    return th_fail(TH_RUNTIME, "%s: grad_output is %s; need %s", op, th_describe(grad_output),
                   th_sizes(wanted->size, wanted->ndim));
}
