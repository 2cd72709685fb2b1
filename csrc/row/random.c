/* random.c: execution of a `random` row: checks, output, random numbers, loop. */
#include <inttypes.h>

#include "base/half.h"
#include "cuda/layout.h"
#include "row/philox.h"
#include "walk/loop.h"

typedef struct job {
    const row *r;
    source from[TH_MAX_DRAWS];
    const scalar *option;
    dtype type;
    int64_t numel;
    char *at[TH_MAX_OPERANDS]; /* the output, then the inputs after the draws */
    uint8_t item[TH_MAX_OPERANDS];
    bool number[TH_MAX_OPERANDS]; /* the input is a single number */
} job;

/* Each draw has its own numbers; at[] holds the output, the draws, the inputs. */
static void run_chunks(int64_t begin, int64_t end, void *context) {
    const job *j = context;
    const random_body *b = j->r->body;
    double numbers[TH_MAX_DRAWS][TH_CHUNK + 4]; /* whole counters may write past the last number */
    double expanded[TH_MAX_TENSORS][TH_CHUNK];
    char *at[TH_MAX_OPERANDS];
    for (int k = 0; k < b->inputs; k++)
        if (j->number[k])
            th_pack((char *)expanded[k], j->item[k], j->at[k + 1], 0, TH_CHUNK, j->item[k]);
    for (int64_t chunk = begin; chunk < end; chunk++) {
        const int64_t position = chunk * TH_CHUNK, left = j->numel - position;
        const int64_t count = left < TH_CHUNK ? left : TH_CHUNK;
        at[0] = j->at[0] + position * th_item_size[j->type];
        for (int d = 0; d < b->draws; d++) {
            if (b->source[d] == DRAW_INTEGERS)
                th_make_bits(j->from[d], position, count, (uint64_t *)numbers[d]);
            else
                th_make_numbers(j->from[d], position, count, j->type == TH_FLOAT,
                                b->source[d] == DRAW_NORMAL, numbers[d]);
            at[d + 1] = (char *)numbers[d];
        }
        for (int k = 0; k < b->inputs; k++)
            at[b->draws + 1 + k] = j->number[k] ? (char *)expanded[k]
                                                : j->at[k + 1] + position * j->item[k];
        b->loops[j->type](at, count, j->option);
    }
}

/* Parameters as the loop reads them: contiguous tensors of the result's size, or numbers. */
typedef struct parameters {
    tensor *copy[TH_MAX_TENSORS]; /* copies of tensors that are not */
    uint64_t constant[TH_MAX_TENSORS];
} parameters;

static const param *param_of(const row *r, int slot) {
    for (int i = 0; i < r->nparams; i++)
        if (th_holds_tensor(&r->params[i]) && r->params[i].slot == slot)
            return &r->params[i];
    return NULL;
}

static int bind(const call *c, job *j, const extent *size, parameters *p) {
    const random_body *b = j->r->body;
    for (int k = 0; k < b->inputs; k++) {
        const tensor *t = c->t[b->from[k]];
        const param *given = param_of(j->r, b->from[k]);
        j->number[k] = !t;
        if (!t) {
            const dtype own = th_param_type(given, j->type);
            th_write_scalar(&p->constant[k], own, c->s[given->number]);
            j->at[k + 1] = (char *)&p->constant[k];
            j->item[k] = th_item_size[own];
            continue;
        }
        if (!t->contiguous || !th_has_size(t, size)) {
            const tensor wide = th_expanded(t, size->ndim, size->size);
            if (!(t = p->copy[k] = th_clone(&wide)))
                return -1;
        }
        j->at[k + 1] = th_data(t);
        j->item[k] = th_item_size[t->dtype];
    }
    return 0;
}

/* On a GPU each element generates its own numbers from the same counters. */
static int launch(job *j, const call *c, tensor *out) {
    const random_body *b = j->r->body;
    uint64_t constant[TH_MAX_TENSORS];
    gpu_draws draws;
    task w;
    w.unread = 0;
    w.kernel = &b->kernel;
    w.type = (uint8_t)j->type;
    w.options = (uint8_t)(j->r->scalars + j->r->ints);
    w.option = j->option;
    w.draws = &draws;
    w.cached = w.converts = false;
    w.outputs = 1;
    w.count = b->inputs + 1;
    w.operands[0].t = out;
    for (int k = 0; k < b->inputs; k++) {
        operand *o = &w.operands[k + 1];
        o->t = c->t[b->from[k]];
        if (o->t)
            continue;
        const param *given = param_of(j->r, b->from[k]);
        const dtype own = th_param_type(given, j->type);
        th_write_scalar(&constant[k], own, c->s[given->number]);
        o->constant = &constant[k];
        o->item = th_item_size[own];
    }
    for (int d = 0; d < b->draws; d++)
        draws.from[d] = th_source_on(out->device, th_next_source());
    return out->numel ? th_iterate(&w) : 0;
}

#define TEMPLATE "row/random_rounding.h"
#include "base/each/narrow_float.h"

static int round_narrow(const random_body *b, dtype narrow, tensor *out) {
    static const loop loops[][2] = {[ROUND_DOWN] = {down_half, down_bfloat16},
                                    [ROUND_UP] = {up_half, up_bfloat16},
                                    [ROUND_FINITE] = {finite_half, finite_bfloat16}};
    static const gpu_kernel kernels[][2] = {
        [ROUND_DOWN] = {{"kernels/copy", "down_half"}, {"kernels/copy", "down_bfloat16"}},
        [ROUND_UP] = {{"kernels/copy", "up_half"}, {"kernels/copy", "up_bfloat16"}},
        [ROUND_FINITE] = {{"kernels/copy", "finite_half"}, {"kernels/copy", "finite_bfloat16"}}};
    if (b->rounding == ROUND_NEAREST || out->dtype != TH_FLOAT)
        return 0;
    const task w = {.body = loops[b->rounding][narrow != TH_HALF],
                    .outputs = 1,
                    .count = 2,
                    .operands = {{.t = out}, {.t = out}},
                    .kernel = &kernels[b->rounding][narrow != TH_HALF],
                    .type = TH_FLOAT};
    return th_iterate(&w);
}

static int run(job *j, const call *c, const extent *size, tensor *out) {
    const random_body *b = j->r->body;
    if (out->device == TH_META)
        return 0;
    if (out->device != TH_CPU)
        return launch(j, c, out);
    parameters p = {.copy = {NULL}};
    tensor *plain = out->contiguous ? out : th_new(TH_CPU, j->type, size->ndim, size->size);
    int failed = plain ? bind(c, j, size, &p) : -1;
    if (!failed) {
        for (int d = 0; d < b->draws; d++)
            j->from[d] = th_next_source();
        j->numel = out->numel;
        j->at[0] = th_data(plain);
        th_parallel((j->numel + TH_CHUNK - 1) / TH_CHUNK, 2 * TH_CHUNK, run_chunks, j);
        if (plain != out)
            failed = th_copy(out, plain);
    }
    for (int k = 0; k < b->inputs; k++)
        th_drop(p.copy[k]);
    if (plain != out)
        th_drop(plain);
    return failed;
}

/* Size of the result: that of the filled tensor, else of the broadcast parameters, else the int*
   list. */
static int result_size(const row *r, const call *c, extent *size) {
    const bool fills = r->flags & ROW_CHANGES;
    if (!r->tensors && r->lists)
        return th_take_sizes(r->name, size, c->list[0]);
    if (th_common_size(r, r->tensors, c->t, size))
        return -1;
    if (fills && !th_has_size(c->t[0], size))
        return th_fail(TH_RUNTIME, "%s: %s is %s; the parameters need size %s", r->name,
                       th_slot_name(r, 0), th_describe(c->t[0]), th_sizes(size->size, size->ndim));
    return 0;
}

/* The rows' conditions are intervals, so checking the minimum and maximum suffices. If any element
   is NaN, the minimum is NaN, which violates every condition. */
static int check_elements(const row *r, call *c) {
    const random_body *b = r->body;
    for (int k = 0; k < b->inputs; k++) {
        tensor *const t = c->t[b->from[k]];
        const param *p = param_of(r, b->from[k]);
        if (!t || p->kind != P_EITHER || !t->numel || t->device == TH_META)
            continue;
        double low, high;
        if (th_extremes(t, &low, &high))
            return -1;
        const scalar given = c->s[p->number];
        c->t[b->from[k]] = NULL; /* check it as if the number had been given */
        c->s[p->number] = th_real(low);
        int failed = r->require(c);
        c->s[p->number] = th_real(high);
        failed = failed ? failed : r->require(c);
        c->s[p->number] = given;
        c->t[b->from[k]] = t;
        if (failed)
            return -1;
    }
    return 0;
}

/* Largest integer of an integral type, or of a float the largest up to which it represents all. */
static int64_t last_of(dtype type, bool exact) {
    switch ((int)type) {
    case TH_HALF: return exact ? 1 << 11 : 65504;
    case TH_BFLOAT16: return exact ? 1 << 8 : INT64_MAX;
    case TH_FLOAT: return exact ? 1 << 24 : INT64_MAX;
    case TH_DOUBLE: return exact ? (int64_t)1 << 53 : INT64_MAX;
    case TH_BYTE: return UINT8_MAX;
    case TH_UINT16: return UINT16_MAX;
    case TH_UINT32: return UINT32_MAX;
    case TH_BOOL: return 1;
    default: return INT64_MAX >> (64 - 8 * th_item_size[type]);
    }
}

/* Check the ends of a draw of integers, and replace None by one more than the last of the type. */
static int check_ends(const row *r, call *c, dtype type) {
    const random_body *b = r->body;
    if (b->source[0] != DRAW_INTEGERS)
        return 0;
    int64_t low = b->ends[0] == 255 ? 0 : c->n[b->ends[0]], *high = &c->n[b->ends[1]];
    const int64_t last = *high == TH_NONE ? last_of(type, true) : *high - 1;
    const int64_t most = last_of(type, false);
    const int64_t least = type <= TH_BYTE || th_is_stored(type) ? 0
                          : type == TH_HALF                     ? -most
                                                                : -most - 1;
    if (low < least || last > most || low > last)
        return th_fail(TH_RUNTIME,
                       "%s: the numbers are from %" PRId64 " to %" PRId64
                       "; a %sTensor holds integers from %" PRId64 " to %" PRId64,
                       r->name, low, last, th_dtype_name[type], least, most);
    *high = (int64_t)((uint64_t)last + 1);
    return 0;
}

/* The ends of integers are those of the type, not of the wider one that is drawn. */
static int draw_narrow(const row *r, call *c, dtype type) {
    if ((r->require && r->require(c)) || check_ends(r, c, type))
        return -1;
    c->narrow = type;
    return th_run_in_type(r, c, type);
}

static int draw(const row *r, call *c);

/* Draw with all tensors converted to the type of the first. */
static int draw_converted(const row *r, call *c, dtype type) {
    tensor *given[TH_MAX_TENSORS];
    int failed = 0;
    memcpy(given, c->t, sizeof given);
    for (int i = 0; i < r->tensors; i++)
        if (given[i] && given[i]->dtype != type)
            failed |= !(c->t[i] = th_converted(given[i], type));
    failed = failed ? -1 : draw(r, c);
    for (int i = 0; i < r->tensors; i++)
        if (c->t[i] != given[i])
            th_drop(c->t[i]);
    memcpy(c->t, given, sizeof given);
    return failed;
}

static bool has_others(const row *r, const call *c, dtype type) {
    bool any = false;
    for (int i = 0; i < r->tensors && r->flags & ROW_CONVERTS; i++)
        any |= c->t[i] && c->t[i]->dtype != type;
    return any;
}

static int draw(const row *r, call *c) {
    const random_body *b = r->body;
    job j;
    extent size;
    scalar option[TH_MAX_OPTIONS];
    j.r = r;
    if (th_check_dtypes(r, c, &j.type))
        return -1;
    if (has_others(r, c, j.type))
        return draw_converted(r, c, j.type);
    if (th_computed(r, j.type) != j.type)
        return draw_narrow(r, c, j.type);
    if ((r->require && (r->require(c) || check_elements(r, c))) || check_ends(r, c, j.type)
        || th_check_options(r, c, j.type, 0, option) || result_size(r, c, &size))
        return -1;
    if (!TH_ENTRY(b->loops, j.type, r->name))
        return -1;
    const dtype type = r->types[0] == TH_SAME ? j.type : (dtype)r->types[0];
    j.option = option;
    tensor *const given = c->out[0], *out = th_output(r, c, 0, type, &size);
    if (out && out != given && r->flags & ROW_KEEPS_ORDER)
        th_lay_out(r, c, out);
    return !out || run(&j, c, &size, out) || (c->narrow && round_narrow(b, (dtype)c->narrow, out))
               ? -1
               : 0;
}

int th_random(const row *r, call *c) { return th_finish(c, draw(r, c)); }
