/* pointwise.c: execution of a `loop` row: checks, outputs, loop. */
#include <float.h>
#include <math.h>
#include <string.h>

#include "row/parts.h"

#define PIECE 256 /* Elements of an expanded number at a time. */

static inline bool scalars_fit(const row *r, const call *c, dtype type) {
    static const int64_t lowest[] = {0, 0, INT8_MIN, INT16_MIN, INT32_MIN, INT64_MIN};
    static const int64_t highest[] = {1, UINT8_MAX, INT8_MAX, INT16_MAX, INT32_MAX, INT64_MAX};
    const bool whole = !th_is_floating(type), complex = th_is_complex(type);
    const double most = th_part(type) == TH_FLOAT    ? FLT_MAX
                        : th_part(type) == TH_DOUBLE ? INFINITY
                                                     : 0; /* others are rounded first */
    bool fit = true;
    for (const scalar *s = c->s, *end = s + r->scalars; s < end; s++)
        fit &= whole ? (s->kind == TH_TRUTH || (s->kind == TH_INTEGRAL && type != TH_BOOL))
                           && s->i >= lowest[type] && s->i <= highest[type]
                     : fabs(s->f) <= most && fabs(s->imaginary) <= most
                           && (s->kind != TH_IMAGINARY || complex);
    return fit;
}

static inline bool equal_sizes(const tensor *a, const tensor *b) {
    bool equal = a->ndim == b->ndim;
    for (int d = 0; equal && d < a->ndim; d++)
        equal = a->size[d] == b->size[d];
    return equal;
}

/* Whether other operands are the same memory as the output, or do not overlap it. */
static inline bool same_or_disjoint(const char *a, const char *b, int64_t bytes) {
    return a == b || a >= b + bytes || b >= a + bytes;
}

/* Expand a number piece by piece if no loop takes it as one element. */
static void run_expanded(loop body, char *const *from, const uint8_t *item, int which, int count,
                         int64_t numel, const scalar *option) {
    th_bits buffer[PIECE];
    char *at[TH_MAX_OPERANDS];
    memcpy(at, from, sizeof(char *) * (size_t)count);
    th_pack((char *)buffer, item[which], at[which], 0, numel < PIECE ? numel : PIECE, item[which]);
    at[which] = (char *)buffer;
    for (int64_t begin = 0; begin < numel; begin += PIECE) {
        body(at, numel - begin < PIECE ? numel - begin : PIECE, option);
        for (int k = 0; k < count; k++)
            at[k] += k == which ? 0 : PIECE * item[k];
    }
}

/* Fast path for equal sizes: one result, new or of the right size, contiguous memory, one dtype, at
   most one number. 1: done; 0: not applicable; -1: out of memory. */
static inline int fast_path(const row *r, call *c) {
    const pointwise *p = r->body;
    const tensor *first = NULL;
    char *at[TH_MAX_OPERANDS];
    uint8_t item[TH_MAX_OPERANDS];
    th_bits constant;
    int number = 0;
    if (p->outputs != 1 || p->typed || r->ints || r->require)
        return 0;
    for (int i = 0; i < p->inputs; i++) {
        const tensor *t = c->t[i];
        if (!t) {
            if (number)
                return 0;
            number = i + 1;
            continue;
        }
        if (!t->contiguous || t->device != TH_CPU)
            return 0;
        if (!first)
            first = t;
        else if (t->dtype != first->dtype || !equal_sizes(t, first))
            return 0;
        at[i + 1] = th_data(t);
    }
    if (!first || first->numel >= (p->computes ? 2 * TH_PARALLEL / TH_COSTLY : TH_PARALLEL)
        || !(((r->own & TH_ALL) | 1 << TH_BOOL) >> first->dtype & 1))
        return 0;
    const dtype type = (dtype)first->dtype;
    if (((p->divisors | p->exponents) && type < TH_HALF) || !p->loops[type]
        || !scalars_fit(r, c, type))
        return 0;
    if (number) {
        if (!(p->eithers >> (number - 1) & 1))
            return 0;
        th_write_scalar(&constant, type, c->s[p->number[number - 1]]);
        at[number] = (char *)&constant;
    }
    const dtype result = r->types[0] == TH_SAME ? type : (dtype)r->types[0];
    tensor *out = c->out[0];
    if (out) {
        if (result != type
            || (c->inplace ? out != first
                           : !out->contiguous || out->device != TH_CPU || out->dtype != type
                                 || !equal_sizes(out, first)))
            return 0;
        for (int i = 0; i < p->inputs; i++)
            if (c->t[i]
                && !same_or_disjoint(at[i + 1], th_data(out), out->numel * th_item_size[type]))
                return 0;
    } else if (!(c->out[0] = out = th_new_like(first, result))) {
        return -1;
    }
    at[0] = th_data(out);
    if (!number) {
        (p->copies ? th_moves[th_item_size[type]] : p->loops[type])(at, out->numel, c->s);
    } else if (number == p->fixed && p->numbers[type]) {
        p->numbers[type](at, out->numel, c->s);
    } else {
        memset(item, th_item_size[type], sizeof item);
        item[0] = th_item_size[result];
        run_expanded(p->loops[type], at, item, number, p->inputs + 1, out->numel, c->s);
    }
    return 1;
}

/* Check integers: no division by zero, no negative exponents. */
static int check_whole(const row *r, const call *c, dtype type) {
    const pointwise *p = r->body;
    if (!(p->divisors | p->exponents) || th_is_floating(type))
        return 0;
    for (int i = 0; i < p->inputs; i++) {
        const int slot = p->from[i];
        const tensor *t = c->t[slot];
        if (p->exponents >> slot & 1) {
            /* a tensor's negative powers are cut to 0, 1 and -1 */
            if (!t && c->s[p->number[i]].i < 0)
                return th_fail(TH_RUNTIME,
                               "%s: %s is negative, and integers have no negative powers; convert "
                               "input with .float()",
                               r->name, th_slot_name(r, slot));
        }
        if (!(p->divisors >> slot & 1))
            continue;
        if (t ? th_nonzero_divisor(r->name, t) : c->s[p->number[i]].i == 0) {
            if (t && th_error_kind() == TH_MEMORY)
                return -1;
            return th_fail(TH_RUNTIME, "%s: %s holds 0 and integers cannot be divided by it",
                           r->name, th_slot_name(r, slot));
        }
    }
    return 0;
}

/* Elementwise, an input may be exactly the output's view; any other overlap is an error. */
tensor *th_elementwise_output(const row *r, call *c, int k, dtype type, const extent *size) {
    tensor *operands[TH_MAX_TENSORS], *const given = c->out[k];
    memcpy(operands, c->t, sizeof operands);
    for (int i = 0; given && i < r->tensors; i++)
        if (c->t[i] && th_same_view(given, c->t[i]) && th_has_size(c->t[i], size))
            c->t[i] = NULL;
    tensor *out = th_output(r, c, k, type, size);
    memcpy(c->t, operands, sizeof operands);
    if (out && out != given && !(r->flags & ROW_CONTIGUOUS))
        th_order_like(out, c->t, r->tensors);
    return out;
}

/* Return the dtype of an operand: the call's, or its parameter's own. */
static dtype type_of(const row *r, int slot, dtype type) {
    for (int i = 0; i < r->nparams; i++)
        if (th_holds_tensor(&r->params[i]) && r->params[i].slot == slot)
            return th_param_type(&r->params[i], type);
    return type;
}

/* Check written state: it has the full size, and no other operand overlaps it. */
static int check_state(const row *r, const call *c, int slot, dtype type, const extent *size) {
    const tensor *state = c->t[slot];
    if (!th_can_cast(type, (dtype)state->dtype) && type_of(r, slot, type) == type)
        return th_fail(TH_TYPE,
                       "%s: %s is %s and the result is a %sTensor; convert it, e.g. %s.%s()",
                       r->name, th_slot_name(r, slot), th_describe(state), th_dtype_name[type],
                       th_slot_name(r, slot), th_conversion[type]);
    if (!th_has_size(state, size))
        return th_fail(TH_RUNTIME,
                       "%s: %s is %s and the result is %s; it is changed in place, so "
                       "it must have that size",
                       r->name, th_slot_name(r, slot), th_describe(state),
                       th_sizes(size->size, size->ndim));
    if (th_overlaps_itself(state))
        return th_fail(TH_RUNTIME,
                       "%s: %s overlaps itself (an expanded tensor?); use .clone() "
                       "first",
                       r->name, th_slot_name(r, slot));
    for (int i = 0; i < r->tensors; i++)
        if (i != slot && c->t[i] && th_overlaps(state, c->t[i]))
            return th_fail(TH_RUNTIME, "%s: %s shares memory with %s; use .clone() of one", r->name,
                           th_slot_name(r, slot), th_slot_name(r, i));
    return 0;
}

/* Fill the dtypes that a loop reads and writes. */
static void types_of_operands(const row *r, dtype computed, uint8_t *types) {
    const pointwise *p = r->body;
    for (int k = 0; k < p->outputs; k++) {
        const int to = p->to[k];
        types[k] = to >= TO_STATE            ? (uint8_t)type_of(r, to - TO_STATE, computed)
                   : r->types[to] == TH_SAME ? (uint8_t)computed
                                             : r->types[to];
    }
    for (int k = 0; k < p->inputs; k++)
        types[p->outputs + k] = (uint8_t)type_of(r, p->from[k], computed);
}

static int bind_outputs(const row *r, call *c, dtype type, const extent *size, task *w) {
    const pointwise *p = r->body;
    w->outputs = p->outputs;
    for (int k = 0; k < p->outputs; k++) {
        const int slot = p->to[k] - TO_STATE;
        if (slot >= 0 ? check_state(r, c, slot, type, size) : 0)
            return -1;
    }
    for (int k = 0; k < p->outputs; k++) {
        const int to = p->to[k];
        const dtype own = to < TO_STATE && r->types[to] != TH_SAME ? (dtype)r->types[to] : type;
        w->operands[k].t = to < TO_STATE ? th_elementwise_output(r, c, to, own, size)
                                         : c->t[to - TO_STATE];
        if (!w->operands[k].t)
            return -1;
    }
    return 0;
}

/* Numbers, tensors without dims and limits of Half and BFloat16 are rounded to that type first;
   factors of the result keep their precision. */
static void bind_inputs(const row *r, const call *c, const uint8_t *types, dtype type,
                        th_bits *constant, conversions *v, task *w) {
    const pointwise *p = r->body;
    v->exact = 0;
    for (int k = 0; k < r->scalars && th_is_narrow(type); k++)
        if (p->limits >> k & 1) {
            float limit;
            th_round_number(&limit, TH_FLOAT, type, v->option[k]);
            v->option[k] = th_real(limit);
        }
    w->count = p->outputs + p->inputs;
    for (int i = 0; i < p->inputs; i++) {
        operand *o = &w->operands[p->outputs + i];
        const bool factor = p->factors >> p->from[i] & 1;
        o->t = c->t[p->from[i]];
        if (o->t && !o->t->ndim && factor)
            v->exact |= 1u << (p->outputs + i);
        if (o->t)
            continue;
        const dtype own = (dtype)types[p->outputs + i];
        th_round_number(&constant[i], own, factor ? own : type, c->s[p->number[i]]);
        o->constant = &constant[i];
        o->item = th_item_size[own];
    }
}

/* Use the loop that reads and writes a type which the row computes in another, if all operands
   have it. */
static bool use_direct(const pointwise *p, const uint8_t *types, dtype computed, dtype type,
                       conversions *v, task *w) {
    const loop body = p->loops[type], numbers = p->numbers[type];
    if (!body)
        return false;
    for (int k = 0; k < w->count; k++) {
        const tensor *t = w->operands[k].t;
        if (t ? t->dtype != (types[k] == computed ? type : types[k]) : !numbers || k != w->fixed)
            return false;
    }
    if (p->blocks && th_is_narrow(type))
        return th_loop_in_blocks(w, v, body, numbers, type, 0);
    w->body = body;
    w->numbers = numbers && !w->operands[w->fixed].t ? numbers : NULL; /* of the computed type */
    return true;
}

/* Use the loop of a type of as many bytes for a stored type: options become bits as numbers. */
static loop use_bits(const row *r, dtype type, conversions *v, task *w) {
    const pointwise *p = r->body;
    const dtype bits = th_of_same_bits(type);
    for (int k = 0; k < r->scalars; k++) {
        int64_t whole = 0;
        th_write_scalar(&whole, type, v->option[k]);
        v->option[k] = th_integral(whole);
    }
    w->type = (uint8_t)bits;
    w->numbers = p->fixed ? p->numbers[bits] : NULL;
    return w->body = TH_ENTRY(p->loops, bits, r->name);
}

/* GPUs have no loops for complex numbers. */
static bool has_complex(const uint8_t *types, int count) {
    bool any = false;
    for (int k = 0; k < count; k++)
        any |= th_is_complex(types[k]);
    return any;
}

/* Whether a GPU call needs converted copies: GPU kernels do not convert. */
static bool needs_copies(const row *r, const call *c, dtype type, const uint8_t *types) {
    const pointwise *p = r->body;
    bool differs = false;
    for (int k = 0; k < p->outputs; k++) {
        const tensor *t = p->to[k] < TO_STATE ? c->out[p->to[k]] : c->t[p->to[k] - TO_STATE];
        const bool rounds = p->to[k] < TO_STATE && r->types[p->to[k]] == TH_SAME;
        differs |= t ? !th_accepts_dtype(t->dtype, types[k]) : rounds && types[k] != type;
    }
    for (int i = 0; i < p->inputs; i++)
        differs |= c->t[p->from[i]]
                   && !th_accepts_dtype(c->t[p->from[i]]->dtype, types[p->outputs + i]);
    return differs;
}

static int slow_path(const row *r, call *c) {
    const pointwise *p = r->body;
    dtype type;
    extent size;
    conversions v;
    th_bits constant[TH_MAX_OPERANDS];
    uint8_t types[TH_MAX_OPERANDS];
    uint32_t skipped = 0; /* bits of Tensor|Scalar numbers that are tensors in this call */
    for (int i = 0; i < p->inputs; i++)
        if ((p->eithers >> i & 1) && c->t[p->from[i]])
            skipped |= 1u << p->number[i];
    if (th_check_dtypes(r, c, &type) || th_check_options(r, c, type, skipped, v.option)
        || (r->require && r->require(c)) || th_common_size(r, r->tensors, c->t, &size)
        || check_whole(r, c, type))
        return -1;
    task w;
    const dtype computed = th_computed(r, type);
    const bool widens = c->where != TH_CPU && th_is_narrow(type); /* the kernel does so itself */
    types_of_operands(r, widens ? type : computed, types);
    if (th_is_gpu(c->where) && has_complex(types, p->outputs + p->inputs))
        return th_run_on_cpu(r, c);
    if (th_is_gpu(c->where) && needs_copies(r, c, type, types))
        return th_run_in_type(r, c, type);
    types_of_operands(r, computed, types);
    w.kernel = &p->kernel;
    w.type = (uint8_t)(widens ? type : computed);
    w.options = (uint8_t)(r->scalars + r->ints);
    w.draws = NULL;
    if (th_is_stored(computed) ? !use_bits(r, computed, &v, &w)
                               : !(w.body = TH_ENTRY(p->loops, computed, r->name)))
        return -1;
    w.converts = false;
    w.cached = p->computes;
    w.unread = (uint16_t)(p->unread[computed >= TH_DTYPES || th_is_floating(computed)]
                          << p->outputs);
    if (!th_is_stored(computed))
        w.numbers = p->fixed ? p->numbers[computed] : NULL;
    w.fixed = p->outputs + p->fixed - 1;
    w.option = v.option;
    if (bind_outputs(r, c, type, &size, &w))
        return -1;
    bind_inputs(r, c, types, type, constant, &v, &w);
    if (c->where == TH_CPU && th_parts_pay(p, &w, computed, type))
        return th_iterate_parts(p, &w, &v, types, computed, type);
    const bool direct = c->where == TH_CPU && computed != type && type < TH_DTYPES
                        && use_direct(p, types, computed, type, &v, &w);
    if (!widens && !direct && th_converts(&w, types, computed, type))
        th_loop_converted(&w, &v, types, computed, type);
    if (p->copies && c->where == TH_CPU && c->out[0]->dtype == c->t[0]->dtype) {
        w.kernel = &th_move_kernel; /* of a type of as many bytes: complex numbers move as wholes */
        w.body = th_moves[th_item_size[type]];
    }
    return th_iterate(&w);
}

int th_pointwise(const row *r, call *c) {
    const int done = fast_path(r, c);
    return __builtin_expect(done > 0, 1) ? 0 : th_finish(c, done ? done : slow_path(r, c));
}
