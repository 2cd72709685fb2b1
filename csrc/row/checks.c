/* checks.c: what entries check before a kernel runs, and where its results go. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "core.h"
#include "loop.h"

const char *th_slot_name(const char *op, int t) {
    for (int i = 0; i < th_row_count; i++) {
        if (strcmp(th_rows[i].op, op))
            continue;
        for (int k = 0; k < th_rows[i].nparams; k++) {
            const param *p = &th_rows[i].params[k];
            if ((p->kind == P_TENSOR || p->kind == P_EITHER) && p->t == t)
                return p->name;
        }
    }
    return "operand";
}

static bool holds_tensor(const param *p) { return p->kind == P_TENSOR || p->kind == P_EITHER; }

/* "FloatTensor or DoubleTensor" */
static const char *allowed_text(uint16_t allowed, char *text, size_t length) {
    const int last = allowed ? 31 - __builtin_clz(allowed) : -1;
    size_t used = 0;
    text[0] = 0;
    for (int d = 0; d < TH_DTYPES && used < length; d++)
        if (allowed >> d & 1) {
            const char *before = !used ? "" : d == last ? " or " : ", ";
            used += (size_t)snprintf(text + used, length - used, "%s%sTensor", before,
                                     th_dtype_name[d]);
        }
    return text;
}

static int wrong_dtype(const char *op, const char *name, const tensor *t, uint16_t allowed) {
    char text[160];
    return th_fail(TH_TYPE, "%s: %s is %s; need %s", op, name, th_describe(t),
                   allowed_text(allowed, text, sizeof text));
}

static const char *conversion(dtype type) {
    static const char *const name[TH_DTYPES] = {"byte", "char", "short", "int",
                                                "long", "half", "float", "double"};
    return name[type];
}

/* One tensor against what the call has shown so far; the first of the row's dtype decides. */
static int check_one(const char *op, uint16_t allowed, const char *name, const tensor *t, int fixed,
                     const tensor **first, const char **first_name) {
    if (t->device != TH_CPU)
        return th_fail(TH_RUNTIME, "%s: %s is %s; CUDA is not built in", op, name, th_describe(t));
    if (!t->storage)
        return th_fail(TH_RUNTIME, "%s: %s has no data", op, name);
    if (fixed >= 0)
        return t->dtype == fixed ? 0 : wrong_dtype(op, name, t, (uint16_t)(1 << fixed));
    if (!*first) {
        *first = t;
        *first_name = name;
        return allowed >> t->dtype & 1 ? 0 : wrong_dtype(op, name, t, allowed);
    }
    if (t->dtype == (*first)->dtype)
        return 0;
    return th_fail(TH_TYPE, "%s: %s is %s, %s is %s; convert one, e.g. %s.%s()", op, *first_name,
                   th_describe(*first), name, th_describe(t), name, conversion((*first)->dtype));
}

static int check_list(const char *op, uint16_t allowed, const char *name, const call *c,
                      const tensor **first) {
    if (!c->list_length)
        return th_fail(TH_VALUE, "%s: %s is empty; need at least one tensor", op, name);
    const char *first_name = name;
    for (int i = 0; i < c->list_length; i++)
        if (check_one(op, allowed, name, c->list[i], -1, first, &first_name))
            return -1;
    return 0;
}

int th_check_dtypes(const char *op, uint16_t allowed, const param *params, int nparams,
                    const call *c, dtype *found) {
    const tensor *first = NULL;
    const char *first_name = NULL;
    bool any = false;
    for (int i = 0; i < nparams; i++) {
        const param *p = &params[i];
        any |= holds_tensor(p) || p->kind == P_TENSORS;
        if (p->kind == P_TENSORS && check_list(op, allowed, p->name, c, &first))
            return -1;
        if (!holds_tensor(p))
            continue;
        const tensor *t = c->t[p->t];
        if (t && check_one(op, allowed, p->name, t, p->type, &first, &first_name))
            return -1;
        if (!t && p->kind == P_TENSOR && !p->optional)
            return th_fail(TH_TYPE, "%s: %s is missing", op, p->name);
    }
    if (!any && !(allowed >> c->type & 1)) {
        char text[160];
        return th_fail(TH_TYPE, "%s: cannot make a %sTensor; need %s", op, th_dtype_name[c->type],
                       allowed_text(allowed, text, sizeof text));
    }
    *found = first ? (dtype)first->dtype : (dtype)c->type;
    for (int i = 0; first && i < nparams; i++) {
        const param *p = &params[i];
        const bool number = p->kind == P_SCALAR || (p->kind == P_EITHER && !c->t[p->t]);
        if (number && th_check_scalar(op, *found, c->s[p->s]))
            return -1;
    }
    return 0;
}

/* Sizes by letter; where[] remembers who gave each for the message. */
typedef struct letters {
    int64_t size[128];
    int t[128], d[128];
    bool known[128];
} letters;

static int shape_error(const char *op, const param *params, int nparams, const call *c,
                       const char *rule) {
    char text[640];
    size_t used = 0;
    for (int i = 0; i < nparams && used < sizeof text; i++)
        if (holds_tensor(&params[i]) && c->t[params[i].t])
            used += (size_t)snprintf(text + used, sizeof text - used, "%s%s is %s",
                                     used ? ", " : "", params[i].name,
                                     th_describe(c->t[params[i].t]));
    return th_fail(TH_RUNTIME, "%s: %s; need %s", op, text, rule);
}

static const char *name_of_slot(const param *params, int nparams, int t) {
    for (int i = 0; i < nparams; i++)
        if (holds_tensor(&params[i]) && params[i].t == t)
            return params[i].name;
    return "operand";
}

static int64_t letter_size(const letters *all, char letter) {
    return letter >= '0' && letter <= '9' ? letter - '0' : all->size[letter & 127];
}

/* The dims of tensor slot t, spelled by `spec` of `length` letters. */
static int match(const char *op, const param *params, int nparams, const call *c, int t,
                 const char *spec, int length, letters *all) {
    const tensor *x = c->t[t];
    const char *name = name_of_slot(params, nparams, t);
    char rule[200];
    if (x->ndim != length) {
        snprintf(rule, sizeof rule, "%s with %d dimension%s", name, length, length == 1 ? "" : "s");
        return shape_error(op, params, nparams, c, rule);
    }
    for (int d = 0; d < length; d++) {
        const int letter = spec[d] & 127;
        if (letter >= '0' && letter <= '9') {
            if (x->size[d] == letter - '0')
                continue;
            snprintf(rule, sizeof rule, "%s.size(%d) == %c", name, d, letter);
            return shape_error(op, params, nparams, c, rule);
        }
        if (!all->known[letter]) {
            all->known[letter] = true;
            all->size[letter] = x->size[d];
            all->t[letter] = t;
            all->d[letter] = d;
        } else if (all->size[letter] != x->size[d]) {
            snprintf(rule, sizeof rule, "%s.size(%d) == %s.size(%d)",
                     name_of_slot(params, nparams, all->t[letter]), all->d[letter], name, d);
            return shape_error(op, params, nparams, c, rule);
        }
    }
    return 0;
}

static int match_broadcast(const char *op, const param *params, int nparams, const call *c, int t,
                           const char *spec, int length, const letters *all) {
    const tensor *x = c->t[t];
    int64_t wanted[TH_MAX_DIM];
    bool fits = x->ndim <= length;
    for (int d = 0; d < length; d++)
        wanted[d] = letter_size(all, spec[d]);
    for (int d = 0; fits && d < x->ndim; d++)
        fits = x->size[d] == 1 || x->size[d] == wanted[d + length - x->ndim];
    if (fits)
        return 0;
    char rule[200];
    snprintf(rule, sizeof rule, "%s that broadcasts to %s", name_of_slot(params, nparams, t),
             th_sizes(wanted, length));
    return shape_error(op, params, nparams, c, rule);
}

static const char *next_spec(const char *spec, int *length) {
    *length = (int)strcspn(spec, ",-");
    if (spec[0] == '-' && spec[1] != '>') /* "-": an absent parameter */
        *length = 1;
    return spec;
}

/* Goes through the parameters' letters, the broadcast ones only or the others only. */
static int match_all(const char *op, const char *spec, const param *params, int nparams,
                     const call *c, letters *all, bool broadcast) {
    for (int i = 0, length; i < nparams; i++) {
        if (!holds_tensor(&params[i]))
            continue;
        const int t = params[i].t;
        const char *own = next_spec(spec, &length);
        if (c->t[t] && own[0] != '-' && (own[0] == '*') == broadcast) {
            const int failed = broadcast
                ? match_broadcast(op, params, nparams, c, t, own + 1, length - 1, all)
                : match(op, params, nparams, c, t, own, length, all);
            if (failed)
                return -1;
        }
        spec = own + length;
        spec += *spec == ',';
    }
    return 0;
}

int th_check_shapes(const char *op, const char *spec, const param *params, int nparams,
                    const call *c, extent *result) {
    letters all;
    memset(&all, 0, sizeof all);
    if (match_all(op, spec, params, nparams, c, &all, false) ||
        match_all(op, spec, params, nparams, c, &all, true))
        return -1;
    const char *out = strstr(spec, "->");
    if (!out)
        return 0;
    result->ndim = 0;
    for (out += 2; *out; out++) {
        if (*out == ',') {
            (++result)->ndim = 0;
            continue;
        }
        result->size[result->ndim++] = letter_size(&all, *out);
    }
    return 0;
}

/* Whether writing to out[k] could change what the kernel reads, or write one element twice. */
static int check_apart(const char *op, const call *c, int k) {
    const tensor *out = c->out[k];
    const bool own = k == 0 && c->inplace;
    if (th_overlaps_itself(out))
        return th_fail(TH_RUNTIME, "%s: the output %s overlaps itself (an expanded tensor?); "
                       "use .clone() first", op, th_describe(out));
    for (int i = 0; i < TH_MAX_TENSORS; i++)
        if (c->t[i] && !(own && i == 0) && th_overlaps(out, c->t[i]))
            return th_fail(TH_RUNTIME, "%s: the output shares memory with %s; use .clone() of one",
                           op, th_slot_name(op, i));
    for (int i = 0; i < c->list_length; i++)
        if (th_overlaps(out, c->list[i]))
            return th_fail(TH_RUNTIME, "%s: the output shares memory with tensor %d of the list; "
                           "use .clone() of one", op, i);
    for (int i = 0; i < TH_MAX_RESULTS; i++)
        if (i != k && c->out[i] && c->out[i]->storage && th_overlaps(out, c->out[i]))
            return th_fail(TH_RUNTIME, "%s: two outputs share memory", op);
    return 0;
}

static bool has_size(const tensor *t, const extent *size) {
    return t->ndim == size->ndim && !memcmp(t->size, size->size, sizeof(int64_t) * (size_t)t->ndim);
}

tensor *th_output(const char *op, call *c, int k, dtype type, const extent *size) {
    tensor *out = c->out[k];
    if (!out)
        return c->out[k] = th_new(TH_CPU, type, size->ndim, size->size);
    if (out->device != TH_CPU) {
        th_fail(TH_RUNTIME, "%s: the output is %s; CUDA is not built in", op, th_describe(out));
        return NULL;
    }
    if (out->dtype != type) {
        th_fail(TH_TYPE, "%s: the output is %s; need %sTensor", op, th_describe(out),
                th_dtype_name[type]);
        return NULL;
    }
    const bool same = has_size(out, size);
    if (!same && c->inplace) {
        th_fail(TH_RUNTIME,
                "%s: %s is %s and the result is %s; a call in place cannot change the size", op,
                th_slot_name(op, 0), th_describe(out), th_sizes(size->size, size->ndim));
        return NULL;
    }
    if (check_apart(op, c, k) || (!same && !(c->before[k] = th_shape_only(out))) ||
        (!same && th_resize(out, size->ndim, size->size)))
        return NULL;
    /* What it grew into may be read by the call as well. */
    return same || !check_apart(op, c, k) ? out : NULL;
}

static bool is_input(const tensor *out, const tensor *t) {
    return out->dtype == t->dtype && out->storage == t->storage && out->offset == t->offset &&
           th_same_size(out, t) && !memcmp(out->stride, t->stride, sizeof(int64_t) * t->ndim);
}

tensor *th_updated(const char *op, call *c, const extent *size) {
    const tensor *first = c->t[0];
    if (!c->inplace && c->out[0] && is_input(c->out[0], first) && has_size(first, size)) {
        c->inplace = true; /* out= is the input itself */
        tensor *out = th_output(op, c, 0, (dtype)first->dtype, size);
        c->inplace = false;
        return out;
    }
    tensor *out = th_output(op, c, 0, (dtype)first->dtype, size);
    if (!out || c->inplace)
        return out;
    return th_copy(out, first) ? NULL : out;
}

tensor *th_viewed(const char *op, call *c) {
    if (c->out[0]) {
        th_fail(TH_TYPE, "%s: gives a view of its input, so out= is not possible", op);
        return NULL;
    }
    return c->out[0] = th_alias(c->t[0]);
}

/* Gives a tensor the size and strides of a shape; its storage holds them, since it never shrinks. */
static void go_back(tensor *t, const tensor *shape) {
    storage *s = t->storage;
    int64_t references = t->references;
    *t = *shape;
    t->storage = s;
    t->references = references;
}

int th_finish(call *c, int failed) {
    for (int k = 0; k < TH_MAX_RESULTS; k++) {
        if (failed && c->before[k])
            go_back(c->out[k], c->before[k]);
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

int64_t th_wrap_dim(const char *op, int64_t dim, int ndim) {
    if (dim >= 0 && dim < ndim)
        return dim;
    if (dim < 0 && dim >= -ndim)
        return dim + ndim;
    return th_fail(TH_INDEX,
                   "%s: dim is %" PRId64 ", but input has %d dimension%s; need %d <= dim < %d", op,
                   dim, ndim, ndim == 1 ? "" : "s", -ndim, ndim);
}

/* A comparison per element into a byte; the sum of the bytes tells. */
#define ZERO_COUNT(T)                                                                              \
    for (int64_t i = 0; i < t->numel; i++)                                                         \
        zeros |= ((const T *)data)[i] == 0;                                                        \
    break;

static bool holds_zero(const tensor *t) {
    const void *data = th_data(t);
    bool zeros = false;
    switch (t->dtype) {
    case TH_BYTE:
    case TH_CHAR: ZERO_COUNT(uint8_t)
    case TH_SHORT: ZERO_COUNT(uint16_t)
    case TH_INT: ZERO_COUNT(uint32_t)
    case TH_LONG: ZERO_COUNT(uint64_t)
    default: break;
    }
    return zeros;
}

int th_nonzero_divisor(const char *op, const tensor *t) {
    if (th_is_floating((dtype)t->dtype))
        return 0;
    tensor *plain = th_contiguous((tensor *)(uintptr_t)t);
    if (!plain)
        return -1;
    const bool zero = holds_zero(plain);
    th_drop(plain);
    if (!zero)
        return 0;
    return th_fail(TH_RUNTIME, "%s: the divisor holds 0 and integers cannot be divided by it", op);
}

int th_take_sizes(const char *op, extent *result, const int64_t *size, int64_t ndim) {
    if (ndim < 1 || ndim > TH_MAX_DIM)
        return th_fail(TH_VALUE, "%s: %" PRId64 " sizes are given; need 1 to %d", op, ndim,
                       TH_MAX_DIM);
    result->ndim = (int)ndim;
    memcpy(result->size, size, (size_t)ndim * sizeof(int64_t));
    return th_count(result->ndim, size) < 0 ? -1 : 0;
}

int th_check_gradient(const char *op, const tensor *grad_output, const extent *wanted) {
    bool same = grad_output->ndim == wanted->ndim;
    for (int d = 0; same && d < wanted->ndim; d++)
        same = grad_output->size[d] == wanted->size[d];
    return same ? 0 : th_fail(TH_RUNTIME, "%s: grad_output is %s; need %s", op,
                              th_describe(grad_output), th_sizes(wanted->size, wanted->ndim));
}
