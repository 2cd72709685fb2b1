/* normalize.c: loops that normalize sets of elements, and their gradients. */
#include "kernels/nn/normalize.h"

#include <math.h>

#include "kernels/nn/float_blocks.h"
#include "walk/dense.h"

#define LANES 16
#define LONG 256 /* rows of this many elements are summed in blocks */
#define COLUMNS TH_SET_COLUMNS

/* What a loop processes: rows of a set, or of adjacent columns. one and two receive sums. */
typedef struct part {
    const void *x, *g, *weight, *bias;
    void *to;
    double *one, *two;
    int64_t rows, step, count;
} part;

/* Bodies of the loops. `columns`, `gradient` and `each` are known at compile time: whether there
   are terms per column, whether the sums are those of g and g * (x - mean) instead of x - mean and
   its square, and whether each element has its own weight. */
#define INLINE static inline __attribute__((always_inline))
#define BODY INLINE void
#define OF(term) (columns ? t->term[i] : term)
#define G(i) (gradient ? each ? g[i] * weight[i] : g[i] : x[i] - mean)
#define G_AWAY(i) (G(i) * (x[i] - mean))
#define EACH_ROW                                                                                   \
    const T *x = p->x, *g = p->g, *weight = p->weight;                                             \
    const int64_t count = p->count;                                                                \
    for (int64_t n = 0; n < p->rows; n++, x += p->step, g += g ? p->step : 0)

typedef struct moments {
    double mean, variance;
} moments;

/* From the sums of distances from `center` and of their squares. */
INLINE moments moments_of(const batch *b, double center, double one, double two) {
    const double away = one * b->inverse_size, variance = two * b->inverse_size - away * away;
    return (moments){center + away, variance > 0 || variance != variance ? variance : 0};
}

/* Whether the variance lost digits: the center is more than 4 deviations from the mean. */
INLINE bool is_far(double center, moments m) {
    return (m.mean - center) * (m.mean - center) > 16 * m.variance;
}

static double element(const tensor *t, int64_t at) {
    return th_get(t, t->offset + at * th_stride(t)[0], NULL);
}

static void move_statistic(const tensor *t, int64_t at, double rate, double value) {
    const double moved = (1 - rate) * element(t, at) + rate * value;
    th_put(t, t->offset + at * th_stride(t)[0], th_real(moved));
}

static void move_statistics(const batch *b, int64_t set, moments m) {
    const double count = b->size;
    if (b->running_mean)
        move_statistic(b->running_mean, set, b->rate, m.mean);
    if (b->running_var)
        move_statistic(b->running_var, set, b->rate, m.variance * (count / (count - 1)));
}

/* Squares below this may have lost digits, or are 0; those beyond the range are not finite. */
#define LEAST (sizeof(T) == sizeof(float) ? 1e-30 : 1e-280)
#define IS_FAR_FROM_1(square) (!((square) > LEAST && (square) < 1 / LEAST))

INLINE bool leaves_range(const batch *b, moments m, double least) {
    return b->training && m.mean == m.mean
           && !(m.variance + b->eps >= least && m.variance < INFINITY);
}

#define TEMPLATE "kernels/nn/normalize_sets.h"
#include "base/each/floating.h"

/* Sets of Half and bfloat16: an item is a set, or all sets that share sums. */
typedef struct narrow_sets {
    const batch *b;
    float_blocks blocks;
} narrow_sets;

static void narrow_blocks(const narrow_sets *n, int64_t part, int64_t set, int64_t end) {
    const float_blocks *f = &n->blocks;
    const int64_t most = th_block_items(f, 1);
    batch own = *n->b;
    own.input = th_block_of(f, part, 0);
    own.grad = n->b->grad ? th_block_of(f, part, 1) : NULL;
    own.output = th_block_of(f, part, 2);
    for (; set < end; set += own.sets) {
        own.sets = own.share = end - set < most ? end - set : most;
        own.start = set;
        own.mean = (float *)n->b->mean + set;
        own.inverse = (float *)n->b->inverse + set;
        const int64_t at = set * f->size, size = own.sets * f->size;
        th_widen_block(f, (float *)(uintptr_t)own.input, n->b->input, at, size);
        if (own.grad)
            th_widen_block(f, (float *)(uintptr_t)own.grad, n->b->grad, at, size);
        sets_float(0, 1, &own);
        th_round_block(f, n->b->output, at, own.output, size);
    }
}

static void narrow_parts(int64_t begin, int64_t end, void *context) {
    narrow_sets *n = context;
    const int64_t share = n->b->sums ? n->b->share : n->blocks.share, sets = n->b->sets;
    for (int64_t part = begin; part < end; part++) {
        const int64_t first = part * n->blocks.share, last = first + n->blocks.share;
        for (int64_t set = first; set < last && set < sets; set += share) {
            narrow_sets own = *n;
            batch b = *n->b;
            const int64_t next = set + share < last ? set + share : last;
            b.sums += b.sums ? set / share * b.sums_step : 0;
            own.b = &b;
            narrow_blocks(&own, part, set, next < sets ? next : sets);
        }
    }
}

static int normalize_narrow(const batch *b, dtype type, double cost) {
    narrow_sets n = {.b = b};
    const double cycles = cost * b->size * (double)b->sets;
    if (th_begin_blocks(&n.blocks, type, b->sets,
                        b->columns ? b->sets
                        : b->sums  ? b->share
                                   : 1,
                        b->columns ? 1 : b->weights * b->places, cycles))
        return -1;
    th_parallel(n.blocks.parts, cycles / (double)n.blocks.parts, narrow_parts, &n);
    th_end_blocks(&n.blocks);
    return 0;
}

int th_normalize(const batch *b, dtype type, double cost) {
    const double work = cost * b->size * (double)b->share;
    if (th_is_narrow(type))
        return normalize_narrow(b, type, cost);
    th_parallel((b->sets + b->share - 1) / b->share, work,
                type == TH_FLOAT ? sets_float : sets_double, (void *)(uintptr_t)b);
    return 0;
}

void th_add_sums(const batch *b, dtype type, int64_t parts, void *weight, void *bias) {
    if (type == TH_FLOAT)
        add_sums_float(b, parts, weight, bias);
    else
        add_sums_double(b, parts, weight, bias);
}
