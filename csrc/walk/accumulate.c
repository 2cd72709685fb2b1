/* accumulate.c: reduces any dimensions of strided inputs, in an order no count of threads changes. */
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
    int64_t block, blocks, pieces, share; /* tasks: blocks x pieces; share: elements of a piece */
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
        index[d] = i ? i % w->size[d] : 0; /* divisions are slow, and small calls begin at 0 */
        i = i ? i / w->size[d] : 0;
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
        th_pack(packed, unit, at[0] + begin * step[0], step[0], length, j->item);
        j->fold(into, &packed, &unit, length, j->option);
    }
}

/* Elements begin to end of the reduced dimensions into one accumulator. */
static void fold_range(const job *j, accumulator *into, char *const *base, int64_t begin,
                       int64_t end) {
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

/* Narrow rows that follow each other in memory are spread as few wide ones, whose parts then join.
   Returns the rows done. */
static int64_t spread_wide(const job *j, accumulator *into, char *const *base, int64_t count,
                           int64_t begin, int64_t end) {
    accumulator wide[BLOCK];
    char *at[TH_MAX_TENSORS];
    const walk *w = &j->reduced;
    const int64_t rows = BLOCK / 2 / count, width = rows * count;
    bool follow = w->ndim == 1 && end - begin >= 2 * rows && rows > 1 && count == j->kept.size[0];
    for (int k = 0; k < j->inputs; k++) {
        follow &= w->step[0][k] == count * j->kept.step[0][k];
        at[k] = base[k] + begin * w->step[0][k];
    }
    if (!follow)
        return 0;
    for (int64_t i = 0; i < width; i++)
        wide[i] = j->start;
    int64_t done = begin;
    for (; done + rows <= end; done += rows) {
        j->spread(wide, at, j->kept.step[0], width, j->option);
        for (int k = 0; k < j->inputs; k++)
            at[k] += rows * w->step[0][k];
    }
    for (int64_t row = 0; row < rows; row++)
        j->join(into, wide + row * count, count);
    return done - begin;
}

/* The same for count accumulators side by side along the kept dimension. */
static void spread_range(const job *j, accumulator *into, char *const *base, int64_t count,
                         int64_t begin, int64_t end) {
    int64_t index[TH_MAX_DIM];
    char *at[TH_MAX_TENSORS];
    memcpy(at, base, sizeof(char *) * (size_t)j->inputs);
    if (count < 64)
        begin += spread_wide(j, into, base, count, begin, end);
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

void th_store_accumulators(const accumulator *from, bool floating, void *result, int64_t step,
                           dtype type, int64_t count) {
    char *to = result;
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
    th_store_accumulators(all, j->floating, j->out + offset, j->kept.out[0], j->out_type, count);
}

static void run_task(const job *j, int64_t task) {
    accumulator own[BLOCK];
    int64_t index[TH_MAX_DIM];
    char *at[TH_MAX_TENSORS];
    const int64_t width = j->kept.size[0], blocks = (width + j->block - 1) / j->block;
    const int64_t piece = task / j->blocks, block = task % j->blocks;
    const int64_t column = block % blocks * j->block, first = block / blocks * width + column;
    const int64_t count = width - column < j->block ? width - column : j->block;
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

/* Tasks depend on sizes alone, so that the result does not depend on threads. Outputs of many
   elements are folded in narrow blocks; what takes very many, or spreads rows, goes in pieces. */
static void divide(job *j) {
    const int64_t width = j->kept.size[0], outputs = j->kept.count, depth = j->reduced.count;
    const int64_t work = outputs * depth, least = j->spreads ? 16 : CHUNK;
    j->block = BLOCK;
    while (!j->spreads && j->block > 1 && j->block * depth > CHUNK)
        j->block /= 2;
    j->blocks = outputs / width * ((width + j->block - 1) / j->block);
    j->pieces = 1;
    if (outputs <= PIECED && j->blocks < 16 && work >= 2 * CHUNK)
        j->pieces = work / CHUNK < PIECES ? work / CHUNK : PIECES;
    if (j->pieces > depth / least)
        j->pieces = depth / least ? depth / least : 1;
    j->share = (depth + j->pieces - 1) / j->pieces;
    if (j->pieces > 1 && !j->spreads)
        j->share = (j->share + FOLD_LANES - 1) / FOLD_LANES * FOLD_LANES;
    if (j->share < 1)
        j->share = 1;
    j->pieces = depth > j->share ? (depth + j->share - 1) / j->share : 1;
}

static int run(job *j) {
    const int64_t outputs = j->kept.count, width = j->kept.size[0];
    const int64_t near = j->kept.step[0][0], far = j->reduced.step[0][0];
    j->spreads = width >= 2 && ((near < far && (width >= 8 || far == width * near)) ||
                                (width >= 32 && j->reduced.size[0] < 32));
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

static void prepare(job *j, const reduction *r, dtype type, const scalar *option) {
    j->inputs = r->inputs;
    j->item = th_item_size[type];
    j->floating = th_is_floating(type);
    j->fold = r->fold[type];
    j->spread = r->spread[type];
    j->join = r->join[j->floating];
    j->finish = r->finish[j->floating];
    j->start = r->start[j->floating];
    j->option = option;
}

int th_accumulate(const reduction *r, const tensor *out, const tensor *const *input, uint32_t mask,
                  const scalar *option) {
    const tensor *first = input[0];
    job j;
    prepare(&j, r, (dtype)first->dtype, option);
    j.kept.ndim = j.reduced.ndim = 0;
    for (int k = 0; k < j.inputs; k++)
        j.at[k] = th_data(input[k]);
    for (int d = first->ndim - 1; d >= 0; d--) {
        int64_t step[TH_MAX_TENSORS];
        if (first->size[d] == 1)
            continue;
        for (int k = 0; k < j.inputs; k++)
            step[k] = input[k]->stride[d] * j.item;
        if (mask >> d & 1)
            add_dimension(&j.reduced, j.inputs, first->size[d], step, 0);
        else
            add_dimension(&j.kept, j.inputs, first->size[d], step,
                          out->stride[d] * th_item_size[out->dtype]);
    }
    coalesce(&j.kept, j.inputs);
    coalesce(&j.reduced, j.inputs);
    j.out = th_data(out);
    j.out_type = (dtype)out->dtype;
    return j.kept.count ? run(&j) : 0;
}
