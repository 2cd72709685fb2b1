/* reduce.c: a `reduce` row's call: many elements into one, over all dimensions or one. */
#include <string.h>

#include "core.h"
#include "loop.h"

#define BLOCK 1024     /* Accumulators of one task, on the stack. */
#define CHUNK 65536    /* Elements of one piece, where few outputs take many elements each. */
#define PIECES 64
#define PIECED 4096    /* Outputs above this are tasks enough. */
#define PACK 512

/* Some of the dimensions, the first input's smallest step first. */
typedef struct walk {
    int ndim;
    int64_t size[TH_MAX_DIM], count;
    int64_t step[TH_MAX_DIM][TH_MAX_TENSORS]; /* bytes */
    int64_t out[TH_MAX_DIM];                  /* the output's, in bytes */
} walk;

typedef void (*step_loop)(FOLD_ARGUMENTS);

typedef struct job {
    const reduction *r;
    int inputs, item;
    walk kept, reduced;
    char *at[TH_MAX_TENSORS];
    char *out;
    dtype out_type;
    step_loop fold, spread;
    void (*join)(JOIN_ARGUMENTS);
    void (*finish)(FINISH_ARGUMENTS);
    accumulator start;
    const scalar *option;
    bool floating, spreads;
    int64_t blocks, pieces, share; /* tasks are blocks x pieces; share: elements of a piece */
    accumulator *partial;          /* pieces x outputs, where pieces > 1 */
} job;

static void add_dimension(walk *w, int inputs, int64_t size, const int64_t *step, int64_t out) {
    int d = w->ndim++;
    for (; d > 0 && step[0] < w->step[d - 1][0]; d--) {
        w->size[d] = w->size[d - 1];
        w->out[d] = w->out[d - 1];
        memcpy(w->step[d], w->step[d - 1], sizeof w->step[d]);
    }
    w->size[d] = size;
    w->out[d] = out;
    memcpy(w->step[d], step, sizeof(int64_t) * (size_t)inputs);
}

static void coalesce(walk *w, int inputs) {
    int last = 0;
    w->count = 1;
    if (!w->ndim)
        add_dimension(w, inputs, 1, (int64_t[TH_MAX_TENSORS]){0}, 0);
    for (int d = 0; d < w->ndim; d++)
        w->count *= w->size[d];
    for (int d = 1; d < w->ndim; d++) {
        bool joins = w->out[d] == w->out[last] * w->size[last];
        for (int k = 0; k < inputs; k++)
            joins &= w->step[d][k] == w->step[last][k] * w->size[last];
        if (joins) {
            w->size[last] *= w->size[d];
            continue;
        }
        last++;
        w->size[last] = w->size[d];
        w->out[last] = w->out[d];
        memmove(w->step[last], w->step[d], sizeof w->step[d]);
    }
    w->ndim = last + 1;
}

/* Where index i of the walk begins; fills index, innermost first. */
static void locate(const walk *w, int inputs, int64_t i, int64_t *index, char **at) {
    for (int d = 0; d < w->ndim; d++) {
        index[d] = i % w->size[d];
        i /= w->size[d];
        for (int k = 0; k < inputs; k++)
            at[k] += index[d] * w->step[d][k];
    }
}

/* To the next index of dimensions `from` and up. */
static void advance(const walk *w, int inputs, int from, int64_t *index, char **at) {
    for (int d = from; d < w->ndim; d++) {
        const bool carry = ++index[d] == w->size[d];
        for (int k = 0; k < inputs; k++)
            at[k] += carry ? -(w->size[d] - 1) * w->step[d][k] : w->step[d][k];
        if (!carry)
            return;
        index[d] = 0;
    }
}

/* Folds one row; a strided one is gathered first, since only unit steps vectorise. */
static void fold_row(const job *j, accumulator *into, char *const *at, int64_t count) {
    const int64_t *step = j->reduced.step[0];
    if (j->inputs > 1 || step[0] == j->item || count < 32) {
        j->fold(into, at, step, count, j->option);
        return;
    }
    uint64_t buffer[PACK];
    char *packed = (char *)buffer;
    const int64_t unit = j->item;
    for (int64_t begin = 0; begin < count; begin += PACK) {
        const int64_t length = count - begin < PACK ? count - begin : PACK;
        const char *from = at[0] + begin * step[0];
        for (int64_t i = 0; i < length; i++, from += step[0])
            switch (unit) {
            case 1: ((uint8_t *)buffer)[i] = *(const uint8_t *)from; break;
            case 2: ((uint16_t *)buffer)[i] = *(const uint16_t *)from; break;
            case 4: ((uint32_t *)buffer)[i] = *(const uint32_t *)from; break;
            default: buffer[i] = *(const uint64_t *)from; break;
            }
        j->fold(into, &packed, &unit, length, j->option);
    }
}

/* Elements begin to end of the reduced dimensions into one accumulator. */
static void fold_range(const job *j, accumulator *into, char *const *base, int64_t begin, int64_t end) {
    const walk *w = &j->reduced;
    if (w->ndim == 1 && begin == 0) {
        fold_row(j, into, base, end);
        return;
    }
    int64_t index[TH_MAX_DIM];
    char *at[TH_MAX_TENSORS];
    memcpy(at, base, sizeof(char *) * (size_t)j->inputs);
    locate(w, j->inputs, begin, index, at);
    for (int64_t length; begin < end; begin += length) {
        length = w->size[0] - index[0] < end - begin ? w->size[0] - index[0] : end - begin;
        fold_row(j, into, at, length);
        for (int k = 0; k < j->inputs; k++)
            at[k] -= index[0] * w->step[0][k];
        index[0] = 0;
        advance(w, j->inputs, 1, index, at);
    }
}

/* The same for count accumulators side by side along the kept dimension. */
static void spread_range(const job *j, accumulator *into, char *const *base, int64_t count,
                         int64_t begin, int64_t end) {
    int64_t index[TH_MAX_DIM];
    char *at[TH_MAX_TENSORS];
    memcpy(at, base, sizeof(char *) * (size_t)j->inputs);
    locate(&j->reduced, j->inputs, begin, index, at);
    for (; begin < end; begin++) {
        j->spread(into, at, j->kept.step[0], count, j->option);
        advance(&j->reduced, j->inputs, 0, index, at);
    }
}

#define STORE(T, value)                                                                            \
    for (int64_t i = 0; i < count; i++)                                                            \
        *(T *)(to + i * step) = (T)(value);                                                        \
    break;
#define STORE_INTEGER(T)                                                                           \
    STORE(T, floating ? (T)(int64_t)from[i].f : (T)from[i].i)

/* Accumulators into elements of the result. */
static void store(const accumulator *from, bool floating, char *to, int64_t step, dtype type,
                  int64_t count) {
    switch (type) {
    case TH_BYTE: STORE_INTEGER(uint8_t)
    case TH_CHAR: STORE_INTEGER(int8_t)
    case TH_SHORT: STORE_INTEGER(int16_t)
    case TH_INT: STORE_INTEGER(int32_t)
    case TH_LONG: STORE_INTEGER(int64_t)
    case TH_FLOAT: STORE(float, floating ? from[i].f : (double)from[i].i)
    default: STORE(double, floating ? from[i].f : (double)from[i].i)
    }
}

/* Outputs first to first + count, which lie in one row of the kept dimensions. */
static void finish_outputs(const job *j, accumulator *all, int64_t first, int64_t count) {
    int64_t rest = first, offset = 0;
    for (int d = 0; d < j->kept.ndim; d++) {
        offset += rest % j->kept.size[d] * j->kept.out[d];
        rest /= j->kept.size[d];
    }
    if (j->finish)
        j->finish(all, count, j->reduced.count, j->option);
    store(all, j->floating, j->out + offset, j->kept.out[0], j->out_type, count);
}

static void run_task(const job *j, int64_t task) {
    accumulator own[BLOCK];
    int64_t index[TH_MAX_DIM];
    char *at[TH_MAX_TENSORS];
    const int64_t width = j->kept.size[0], blocks = (width + BLOCK - 1) / BLOCK;
    const int64_t piece = task / j->blocks, block = task % j->blocks;
    const int64_t column = block % blocks * BLOCK, first = block / blocks * width + column;
    const int64_t count = width - column < BLOCK ? width - column : BLOCK;
    const int64_t begin = piece * j->share, end = begin + j->share;
    const int64_t last = end < j->reduced.count ? end : j->reduced.count;
    accumulator *into = j->partial ? j->partial + piece * j->kept.count + first : own;
    for (int64_t i = 0; i < count; i++)
        into[i] = j->start;
    memcpy(at, j->at, sizeof at);
    locate(&j->kept, j->inputs, first, index, at);
    if (begin >= last) {
        /* Nothing to reduce: the start is the result. */
    } else if (j->spreads) {
        spread_range(j, into, at, count, begin, last);
    } else {
        for (int64_t i = 0; i < count; i++) {
            fold_range(j, into + i, at, begin, last);
            for (int k = 0; k < j->inputs; k++)
                at[k] += j->kept.step[0][k];
        }
    }
    if (!j->partial)
        finish_outputs(j, into, first, count);
}

static void run_tasks(int64_t begin, int64_t end, void *context) {
    for (int64_t task = begin; task < end; task++)
        run_task(context, task);
}

/* The pieces depend on sizes alone, so that the result does not depend on threads. */
static void divide(job *j) {
    const int64_t width = j->kept.size[0], outputs = j->kept.count;
    const int64_t work = outputs * j->reduced.count;
    j->blocks = outputs / width * ((width + BLOCK - 1) / BLOCK);
    j->pieces = 1;
    if (outputs <= PIECED && j->blocks < 16 && work >= 2 * CHUNK)
        j->pieces = work / CHUNK < PIECES ? work / CHUNK : PIECES;
    j->share = (j->reduced.count + j->pieces - 1) / j->pieces;
    if (j->pieces > 1 && !j->spreads)
        j->share = (j->share + FOLD_LANES - 1) / FOLD_LANES * FOLD_LANES;
    if (j->share < 1)
        j->share = 1;
    j->pieces = j->reduced.count > j->share ? (j->reduced.count + j->share - 1) / j->share : 1;
}

static int run(job *j) {
    const int64_t outputs = j->kept.count, width = j->kept.size[0];
    const int64_t near = j->kept.step[0][0], far = j->reduced.step[0][0];
    j->spreads = width >= 8 && (near < far || (width >= 32 && j->reduced.size[0] < 32));
    divide(j);
    j->partial = NULL;
    const int64_t bytes = j->pieces * outputs * (int64_t)sizeof(accumulator);
    if (j->pieces > 1 && !(j->partial = th_allocate(bytes)))
        return -1;
    const int64_t tasks = j->blocks * j->pieces;
    const int64_t each = outputs * j->reduced.count / tasks;
    th_parallel(tasks, TH_PARALLEL / (each + 1) + 1, run_tasks, j);
    if (!j->partial)
        return 0;
    for (int64_t piece = 1; piece < j->pieces; piece++)
        j->join(j->partial, j->partial + piece * outputs, outputs);
    for (int64_t first = 0; first < outputs; first += width)
        finish_outputs(j, j->partial + first, first, width);
    th_release(j->partial, bytes);
    return 0;
}

static void prepare(job *j, const reduction *r, int inputs, dtype type, const scalar *option) {
    j->r = r;
    j->inputs = inputs;
    j->item = th_item_size[type];
    j->floating = th_is_floating(type);
    j->fold = r->fold[type];
    j->spread = r->spread[type];
    j->join = r->join[j->floating];
    j->finish = r->finish[j->floating];
    j->start = r->start[j->floating];
    j->option = option;
}

/* Reduces the dimensions of `mask` of inputs of one size; out has that size with 1 for each of them. */
static int reduce_into(const tensor *out, job *j, const tensor *const *input, uint32_t mask) {
    const tensor *first = input[0];
    j->kept.ndim = j->reduced.ndim = 0;
    for (int k = 0; k < j->inputs; k++)
        j->at[k] = th_data(input[k]);
    for (int d = first->ndim - 1; d >= 0; d--) {
        int64_t step[TH_MAX_TENSORS];
        if (first->size[d] == 1)
            continue;
        for (int k = 0; k < j->inputs; k++)
            step[k] = input[k]->stride[d] * j->item;
        if (mask >> d & 1)
            add_dimension(&j->reduced, j->inputs, first->size[d], step, 0);
        else
            add_dimension(&j->kept, j->inputs, first->size[d], step,
                          out->stride[d] * th_item_size[out->dtype]);
    }
    coalesce(&j->kept, j->inputs);
    coalesce(&j->reduced, j->inputs);
    j->out = th_data(out);
    j->out_type = (dtype)out->dtype;
    return j->kept.count ? run(j) : 0;
}

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
                           th_describe(t), (r->dtypes & ~TH_FLOATING) ? "another type"
                                                                       : "FloatTensor or DoubleTensor");
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
    job j;
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
    prepare(&j, r, r->inputs, type, option);
    tensor wide[TH_MAX_TENSORS], all = with_all_dims(out, size.ndim, mask);
    const tensor *input[TH_MAX_TENSORS];
    for (int i = 0; i < r->inputs; i++) {
        wide[i] = th_expanded(c->t[i], size.ndim, size.size);
        input[i] = &wide[i];
    }
    return reduce_into(&all, &j, input, mask);
}

/* A full reduction of little contiguous memory, as a number or not. 1: done, 0: not of this kind. */
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
    store(&total, floating, th_data(c->out[0]), 0, own, 1);
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
    job j;
    prepare(&j, &sum, 1, (dtype)t->dtype, NULL);
    tensor wide = *result;
    wide.ndim = t->ndim;
    for (int d = 0; d < t->ndim; d++)
        wide.stride[d] = d < shift ? 0 : result->stride[d - shift];
    if (reduce_into(&wide, &j, (const tensor *const[]){t}, mask)) {
        th_drop(result);
        return NULL;
    }
    return result;
}
