/* pointwise.c: the life of a `loop` row's call: checks, output, loop. */
#include <float.h>
#include <math.h>
#include <string.h>

#include "core.h"

/* What the checks find out. */
typedef struct plan {
    dtype type;
    scalar option[TH_MAX_SCALARS];
    uint64_t constant[TH_MAX_TENSORS]; /* numbers in place of tensors, as elements */
    extent size;
} plan;

static dtype type_of(const pointwise *p, int i, dtype row) {
    return p->types[i] == TH_SAME ? row : (dtype)p->types[i];
}

static inline bool scalars_fit(const pointwise *p, const call *c, dtype type) {
    static const int64_t lowest[] = {0, INT8_MIN, INT16_MIN, INT32_MIN, INT64_MIN};
    static const int64_t highest[] = {UINT8_MAX, INT8_MAX, INT16_MAX, INT32_MAX, INT64_MAX};
    for (int k = 0; k < p->scalars; k++) {
        const scalar *s = &c->s[k];
        if (type == TH_DOUBLE)
            continue;
        if (type == TH_FLOAT ? !(fabs(s->f) <= FLT_MAX)
                             : s->kind == TH_REAL || s->i < lowest[type] || s->i > highest[type])
            return false;
    }
    return true;
}

static inline bool equal_sizes(const tensor *a, const tensor *b) {
    bool equal = a->ndim == b->ndim;
    for (int d = 0; equal && d < a->ndim; d++)
        equal = a->size[d] == b->size[d];
    return equal;
}

/* In place, other operands must be the very same memory or apart from it. */
static inline bool apart(const char *a, const char *b, int64_t bytes) {
    return a == b || a >= b + bytes || b >= a + bytes;
}

/* Sizes 5x5 and the like: a loop over flat memory. 1: done, 0: not of this kind, -1: no memory. */
static inline int quick(const pointwise *p, call *c) {
    const tensor *first = NULL;
    char *at[TH_MAX_OPERANDS];
    int64_t step[TH_MAX_OPERANDS];
    uint64_t constant[TH_MAX_TENSORS];
    for (int i = 0; i < p->inputs; i++) {
        const tensor *t = c->t[i];
        if (!t)
            continue;
        if (p->types[i] != TH_SAME || !t->contiguous || t->device != TH_CPU)
            return 0;
        if (!first)
            first = t;
        else if (t->dtype != first->dtype || !equal_sizes(t, first))
            return 0;
        at[i + 1] = th_data(t);
        step[i + 1] = th_item_size[t->dtype];
    }
    if (!first || first->numel >= TH_PARALLEL || !(p->dtypes >> first->dtype & 1))
        return 0;
    const dtype type = (dtype)first->dtype;
    const bool floating = type >= TH_FLOAT;
    if ((p->divisors && !floating) || !scalars_fit(p, c, type))
        return 0;
    for (int i = 0; i < p->inputs; i++) {
        if (c->t[i])
            continue;
        if (!(p->either >> i & 1) || p->types[i] != TH_SAME)
            return 0;
        th_write_scalar(&constant[i], type, c->s[p->either_slot[i]]);
        at[i + 1] = (char *)&constant[i];
        step[i + 1] = 0;
    }
    const dtype result = p->result == TH_SAME ? type : (dtype)p->result;
    tensor *out = c->out[0];
    if (out) {
        if (!c->inplace || out != first || result != type)
            return 0;
        for (int i = 1; i < p->inputs; i++)
            if (c->t[i] && !apart(at[i + 1], th_data(out), out->numel * step[i + 1]))
                return 0;
    } else if (!(c->out[0] = out = th_new(TH_CPU, result, first->ndim, first->size))) {
        return -1;
    }
    at[0] = th_data(out);
    step[0] = th_item_size[result];
    p->loops[type](at, step, out->numel, c->s);
    return 1;
}

static int wrong_type(const pointwise *p, const tensor *t, int i, uint16_t allowed) {
    char text[160] = "";
    for (int d = 0, last = 31 - __builtin_clz(allowed | 1); d < TH_DTYPES; d++)
        if (allowed >> d & 1) {
            strcat(text, !*text ? "" : d == last ? " or " : ", ");
            strcat(strcat(text, th_dtype_name[d]), "Tensor");
        }
    return th_fail(TH_TYPE, "%s: %s is %s; need %s", p->op, th_slot_name(p->op, i), th_describe(t),
                   text);
}

static int mixed_types(const pointwise *p, const call *c, int a, int b) {
    static const char *const to[TH_DTYPES] = {"byte", "char", "short", "int",
                                              "long", "half", "float", "double"};
    const char *other = th_slot_name(p->op, b);
    return th_fail(TH_TYPE, "%s: %s is %s, %s is %s; convert one, e.g. %s.%s()", p->op,
                   th_slot_name(p->op, a), th_describe(c->t[a]), other, th_describe(c->t[b]), other,
                   to[c->t[a]->dtype]);
}

/* Presence, device, dtype. The first tensor that has the row's dtype tells it. */
static int check_types(const pointwise *p, const call *c, dtype *type) {
    int first = -1;
    for (int i = 0; i < p->inputs; i++) {
        const tensor *t = c->t[i];
        if (!t && !(p->either >> i & 1))
            return th_fail(TH_TYPE, "%s: %s is missing", p->op, th_slot_name(p->op, i));
        if (!t)
            continue;
        if (t->device != TH_CPU)
            return th_fail(TH_RUNTIME, "%s: %s is %s; CUDA is not built in", p->op,
                           th_slot_name(p->op, i), th_describe(t));
        if (p->types[i] != TH_SAME) {
            if (t->dtype != p->types[i])
                return wrong_type(p, t, i, (uint16_t)(1 << p->types[i]));
        } else if (first >= 0 && t->dtype != c->t[first]->dtype) {
            return mixed_types(p, c, first, i);
        } else if (!(p->dtypes >> t->dtype & 1)) {
            return wrong_type(p, t, i, p->dtypes);
        } else if (first < 0) {
            first = i;
        }
    }
    *type = first < 0 ? (dtype)c->type : (dtype)c->t[first]->dtype;
    if (!(p->dtypes >> *type & 1) || !p->loops[*type])
        return th_fail(TH_TYPE, "%s: not defined for %sTensor", p->op, th_dtype_name[*type]);
    return 0;
}

static int check_scalars(const pointwise *p, const call *c, plan *w) {
    bool unused[TH_MAX_SCALARS] = {false}; /* the parameter is a tensor in this call */
    memcpy(w->option, c->s, sizeof w->option);
    for (int i = 0; i < p->inputs; i++)
        if ((p->either >> i & 1) && c->t[i])
            unused[p->either_slot[i]] = true;
    for (int k = 0; k < p->scalars; k++)
        if (!unused[k] && th_fit_scalar(p->op, w->type, &w->option[k]))
            return -1;
    for (int i = 0; i < p->inputs; i++)
        if (!c->t[i])
            th_write_scalar(&w->constant[i], type_of(p, i, w->type), c->s[p->either_slot[i]]);
    return 0;
}

static int check_divisors(const pointwise *p, const call *c, dtype type) {
    if (!p->divisors || th_is_floating(type))
        return 0;
    for (int i = 0; i < p->inputs; i++) {
        if (!(p->divisors >> i & 1))
            continue;
        if (c->t[i] ? th_nonzero_divisor(p->op, c->t[i]) : c->s[p->either_slot[i]].i == 0) {
            if (c->t[i] && th_error_kind() == TH_MEMORY)
                return -1;
            return th_fail(TH_RUNTIME, "%s: %s holds 0 and integers cannot be divided by it", p->op,
                           th_slot_name(p->op, i));
        }
    }
    return 0;
}

/* Elementwise, an input may be the output's very view; anything else that overlaps is refused. */
static bool is_view_of(const tensor *out, const tensor *t, const extent *size) {
    return t && out->dtype == t->dtype && out->storage == t->storage && out->offset == t->offset &&
           th_same_size(out, t) && !memcmp(out->stride, t->stride, sizeof(int64_t) * t->ndim) &&
           t->ndim == size->ndim && !memcmp(t->size, size->size, sizeof(int64_t) * t->ndim);
}

static tensor *prepare_output(const pointwise *p, call *c, const plan *w) {
    const dtype result = p->result == TH_SAME ? w->type : (dtype)p->result;
    if (!c->out[0])
        return th_output(p->op, c, 0, result, &w->size);
    call others = *c;
    for (int i = 0; i < TH_MAX_TENSORS; i++)
        if (i >= p->inputs || is_view_of(c->out[0], c->t[i], &w->size))
            others.t[i] = NULL;
    tensor *out = th_output(p->op, &others, 0, result, &w->size);
    c->before[0] = others.before[0];
    return out;
}

static int careful(const pointwise *p, call *c) {
    plan w;
    operand operands[TH_MAX_OPERANDS];
    if (check_types(p, c, &w.type) || check_scalars(p, c, &w) ||
        th_broadcast(p->op, p->inputs, c->t, &w.size) || check_divisors(p, c, w.type))
        return -1;
    if (!w.size.ndim) { /* numbers only */
        w.size.ndim = 1;
        w.size.size[0] = 1;
    }
    tensor *out = prepare_output(p, c, &w);
    if (!out)
        return -1;
    operands[0].t = out;
    for (int i = 0; i < p->inputs; i++) {
        operands[i + 1].t = c->t[i];
        operands[i + 1].constant = &w.constant[i];
    }
    return th_iterate(p->inputs + 1, operands, p->loops[w.type], w.option);
}

int th_pointwise(const pointwise *p, call *c) {
    const int done = quick(p, c);
    return __builtin_expect(done > 0, 1) ? 0 : th_finish(c, done ? done : careful(p, c));
}
