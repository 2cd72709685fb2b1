/* accumulate.c: reduces any dimensions of strided inputs, in an order independent of the number of
   threads. */
#include <string.h>

#include "walk/accumulation.h"
#include "walk/launch.h"

#define CHUNK 65536 /* Elements per part, for few outputs of many elements each. */
#define PARTS 64
#define SHORT 128     /* Most elements of rows that are gathered before they are folded, */
#define GATHERED 1024 /* and most elements gathered. */
#define PARTED 4096   /* More outputs than this need no parts: they are enough tasks. */

/* Reduced dimensions that some input repeats come last, after the largest stride. */
static int64_t distance(int64_t step, int64_t out) { return step || out ? step : INT64_MAX; }

static void add_dimension(walk *w, bool sorted, int64_t size, const int64_t *step,
                          const int64_t *out) {
    int d = w->ndim++;
    for (; sorted && d > 0
           && distance(step[0], out[0]) < distance(w->step[d - 1][0], w->out[d - 1][0]);
         d--) {
        w->size[d] = w->size[d - 1];
        memcpy(w->out[d], w->out[d - 1], sizeof w->out[d]);
        memcpy(w->step[d], w->step[d - 1], sizeof w->step[d]);
    }
    w->size[d] = size;
    memcpy(w->out[d], out, sizeof w->out[d]);
    memcpy(w->step[d], step, sizeof w->step[d]);
}

static void coalesce(walk *w) {
    static const int64_t none[INPUTS] = {0};
    int last = 0;
    w->count = 1;
    if (!w->ndim)
        add_dimension(w, false, 1, none, none);
    for (int d = 0; d < w->ndim; d++)
        w->count *= w->size[d];
    for (int d = 1; d < w->ndim; d++) {
        bool joins = true;
        for (int k = 0; k < INPUTS; k++)
            joins &= w->step[d][k] == w->step[last][k] * w->size[last];
        for (int k = 0; k < RESULTS; k++)
            joins &= w->out[d][k] == w->out[last][k] * w->size[last];
        if (joins) {
            w->size[last] *= w->size[d];
            continue;
        }
        last++;
        w->size[last] = w->size[d];
        memmove(w->out[last], w->out[d], sizeof w->out[d]);
        memmove(w->step[last], w->step[d], sizeof w->step[d]);
    }
    w->ndim = last + 1;
}

static void fold_row(const job *j, accumulator *into, char *const *from, int64_t count,
                     int64_t first) {
    const int64_t *step = j->reduced.step[0];
    char *at[INPUTS];
    for (int64_t begin = 0; begin < count; begin += TH_FOLDED) {
        const int64_t length = count - begin < TH_FOLDED ? count - begin : TH_FOLDED;
        for (int k = 0; k < j->a->inputs; k++)
            at[k] = from[k] + begin * step[k];
        th_fold_some(j, j->a->fold, into, at, step, length, first + begin);
    }
}

/* Fold rows that are short: copied next to each other, for every call of a fold joins its lanes. */
static __attribute__((noinline)) void fold_short_rows(const job *j, accumulator *into, char **at,
                                                      int64_t *index, int64_t begin, int64_t end) {
    const walk *w = &j->reduced;
    const int inputs = j->a->inputs;
    complexdouble rows[INPUTS][GATHERED]; /* the widest elements */
    int64_t step[INPUTS];
    char *from[INPUTS];
    for (int k = 0; k < inputs; k++) {
        from[k] = (char *)rows[k];
        step[k] = j->item;
    }
    for (int64_t done; begin < end; begin += done) {
        for (done = 0; begin + done < end && done + w->size[0] <= GATHERED;) {
            const int64_t left = end - begin - done, whole = w->size[0] - index[0];
            const int64_t length = whole < left ? whole : left;
            for (int k = 0; k < inputs; k++) {
                if (w->step[0][k] == j->item)
                    memcpy(from[k] + done * j->item, at[k], (size_t)(length * j->item));
                else
                    th_pack(from[k] + done * j->item, j->item, at[k], w->step[0][k], length,
                            j->item);
                at[k] -= index[0] * w->step[0][k];
            }
            index[0] = 0;
            advance(w, inputs, 1, index, at);
            done += length;
        }
        th_fold_some(j, j->a->fold, into, from, step, done, begin);
    }
}

/* Fold elements begin to end of the reduced dimensions into one set. */
static void fold_range(const job *j, accumulator *into, char *const *base, int64_t begin,
                       int64_t end) {
    const walk *w = &j->reduced;
    const int inputs = j->a->inputs;
    if (w->ndim == 1 && begin == 0) {
        fold_row(j, into, base, end, 0);
        return;
    }
    int64_t index[TH_MAX_DIM];
    char *at[INPUTS];
    memcpy(at, base, sizeof at);
    pointers_at(w, inputs, begin, index, at);
    if (w->size[0] <= SHORT && end - begin > w->size[0]) {
        fold_short_rows(j, into, at, index, begin, end);
        return;
    }
    for (int64_t length; begin < end; begin += length) {
        length = w->size[0] - index[0] < end - begin ? w->size[0] - index[0] : end - begin;
        fold_row(j, into, at, length, begin);
        for (int k = 0; k < inputs; k++)
            at[k] -= index[0] * w->step[0][k];
        index[0] = 0;
        advance(w, inputs, 1, index, at);
    }
}

static void run_task(const job *j, int64_t task) {
    accumulator own[BLOCK];
    int64_t index[TH_MAX_DIM];
    char *at[INPUTS];
    const int64_t width = j->kept.size[0], blocks = (width + j->block - 1) / j->block;
    const int64_t part = task / j->blocks, block = task % j->blocks;
    const int64_t column = block % blocks * j->block, first = block / blocks * width + column;
    const int64_t count = width - column < j->block ? width - column : j->block;
    const int64_t begin = part * j->share, end = begin + j->share;
    const int64_t last = end < j->reduced.count ? end : j->reduced.count;
    const int each = j->a->accumulators;
    accumulator *into = j->partial ? j->partial + (part * j->kept.count + first) * each : own;
    th_begin_sets(j, into, count);
    memcpy(at, j->at, sizeof at);
    pointers_at(&j->kept, j->a->inputs, first, index, at);
    if (begin >= last) {
        /* Nothing to reduce: the start value is the result. */
    } else if (j->spreads) {
        th_spread_range(j, into, at, count, begin, last);
    } else if (j->reduced.ndim > 1 || begin || last > TH_FOLDED
               || !th_fold_together(j, j->a->fold, into, at, j->reduced.step[0], last,
                                    j->kept.step[0], count, 0)) {
        for (int64_t i = 0; i < count; i++) {
            fold_range(j, into + i * each, at, begin, last);
            for (int k = 0; k < j->a->inputs; k++)
                at[k] += j->kept.step[0][k];
        }
    }
    if (!j->partial)
        th_finish_outputs(j, into, first, count);
}

static void run_tasks(int64_t begin, int64_t end, void *context) {
    for (int64_t task = begin; task < end; task++)
        run_task(context, task);
}

/* Divide into tasks by sizes alone, so that the result does not depend on threads. Outputs of many
   elements are folded in narrow blocks; those with very many, or spread rows, are divided into
   parts. */
static void divide(job *j) {
    const int64_t width = j->kept.size[0], outputs = j->kept.count, depth = j->reduced.count;
    const int64_t work = outputs * depth, least = j->spreads ? 64 : CHUNK;
    j->block = j->sets;
    while (!j->spreads && j->block > 1 && j->block * depth > CHUNK)
        j->block /= 2;
    j->blocks = outputs / width * ((width + j->block - 1) / j->block);
    j->parts = 1;
    if (outputs <= PARTED && j->blocks < 16 && work >= 2 * CHUNK)
        j->parts = work / CHUNK < PARTS ? work / CHUNK : PARTS;
    if (j->parts > depth / least)
        j->parts = depth / least ? depth / least : 1;
    j->share = (depth + j->parts - 1) / j->parts;
    if (j->parts > 1 && !j->spreads)
        j->share = (j->share + TH_FOLDED - 1) / TH_FOLDED * TH_FOLDED;
    if (j->share < 1)
        j->share = 1;
    j->parts = depth > j->share ? (depth + j->share - 1) / j->share : 1;
}

static int run(job *j) {
    const int64_t outputs = j->kept.count, width = j->kept.size[0];
    const int64_t near = j->kept.step[0][0], far = distance(j->reduced.step[0][0], 0);
    const int64_t short_row = j->a->accumulators > 1 ? 128 : 32; /* several take longer to join */
    j->spreads = width >= 2
                 && ((near < far && (width >= 8 || far == width * near))
                     || (width >= 32 && j->reduced.size[0] < short_row));
    j->row = th_outputs_in_row(j);
    divide(j);
    j->partial = NULL;
    const int each = j->a->accumulators;
    const int64_t bytes = j->parts * outputs * each * (int64_t)sizeof(accumulator);
    if (j->parts > 1 && !(j->partial = th_allocate(bytes)))
        return -1;
    if (th_gathers(j)) {
        th_run_gathered(j);
        return 0;
    }
    const int64_t tasks = j->blocks * j->parts;
    const int64_t elements = outputs * j->reduced.count / tasks;
    th_parallel(tasks, (double)elements, run_tasks, j);
    if (!j->partial)
        return 0;
    for (int64_t part = 1; part < j->parts; part++)
        j->a->join(j->partial, j->partial + part * outputs * each, outputs);
    th_finish_outputs(j, j->partial, 0, outputs);
    th_release(j->partial, bytes);
    return 0;
}

/* Whether a dimension of these steps reads the same elements again: it is not walked. */
static bool repeats(const accumulation *a, const int64_t *step) {
    bool same = true;
    for (int k = 0; k < a->inputs; k++)
        same &= step[k] == 0;
    return same;
}

/* Copy results along kept dimensions that all inputs repeat, whose first elements are computed. One dimension after the
   other, so that no thread reads an element that another one writes. */
static __attribute__((noinline)) int spread_results(const accumulation *a, const tensor *size,
                                                    const tensor *result, uint64_t mask,
                                                    uint64_t repeated) {
    for (int k = 0; k < a->results; k++) {
        tensor to = th_header(&result[k]);
        for (int d = 0; d < size->ndim; d++)
            to.size[d] = (mask | repeated) >> d & 1 ? 1 : size->size[d];
        for (int d = size->ndim - 1; d >= 0; d--) {
            if (!(repeated >> d & 1))
                continue;
            tensor from = th_header(&to);
            const int64_t stride = th_stride(&to)[d];
            from.size[d] = to.size[d] = size->size[d] - 1;
            th_stride(&from)[d] = 0;
            to.offset += stride;
            th_update_layout(&from);
            th_update_layout(&to);
            if (th_move(&to, &from))
                return -1;
            to.offset -= stride;
            to.size[d]++;
        }
    }
    return 0;
}

int th_accumulate(const accumulation *a, const tensor *const *input, const tensor *result,
                  uint64_t mask) {
    const tensor *first = input[0];
    job j; /* not cleared: the arrays of its walks are long */
    uint64_t repeated = 0;
    j.a = a;
    j.item = th_item_size[first->dtype];
    j.sets = BLOCK / a->accumulators;
    j.floating = th_is_floating((dtype)first->dtype);
    j.kept.ndim = j.reduced.ndim = 0;
    j.repeats = 1;
    if (a->inputs > INPUTS || a->results > RESULTS)
        return th_fail(TH_RUNTIME,
                       "a reduction reads at most %d tensors and has at most %d results", INPUTS,
                       RESULTS);
    if (__builtin_expect(first->device != TH_CPU, 0))
        return th_launch_accumulation(a, input, result, mask);
    for (int k = 0; k < INPUTS; k++)
        j.at[k] = k < a->inputs ? th_data(input[k]) : NULL;
    for (int k = 0; k < a->results; k++) {
        j.out[k] = th_data(&result[k]);
        j.out_type[k] = (dtype)result[k].dtype;
    }
    for (int d = first->ndim - 1; d >= 0; d--) {
        int64_t step[INPUTS] = {0}, out[RESULTS] = {0};
        const bool reduces = mask >> d & 1;
        if (first->size[d] == 1)
            continue;
        for (int k = 0; k < a->inputs; k++)
            step[k] = th_stride(input[k])[d] * j.item;
        for (int k = 0; k < a->results && !reduces; k++)
            out[k] = th_stride(&result[k])[d] * th_item_size[result[k].dtype];
        const bool again = first->size[d] && repeats(a, step);
        if (again && reduces && !a->ordered) {
            j.repeats *= first->size[d];
            continue;
        }
        if (again && !reduces) {
            repeated |= (uint64_t)1 << d;
            continue;
        }
        add_dimension(reduces ? &j.reduced : &j.kept, !(reduces && a->ordered), first->size[d],
                      step, out);
    }
    coalesce(&j.kept);
    coalesce(&j.reduced);
    if (j.kept.count && run(&j))
        return -1;
    return repeated && j.kept.count ? spread_results(a, first, result, mask, repeated) : 0;
}
