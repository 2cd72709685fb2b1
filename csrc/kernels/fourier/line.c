/* line.c: complex transforms of batches of lines and of single lines. */
#include "base/each.h"
#include "kernels/fourier/plan.h"

#define SECOND_CACHE ((int64_t)512 << 10) /* bytes of lines in lanes that stay in the cache */

const lane_set *th_lane_set(void) {
#if defined(TH_ONE_LEVEL) && TH_ONE_LEVEL == 4
    return &th_lanes_avx512;
#elif defined(TH_ONE_LEVEL)
    return &th_lanes_avx2;
#elif defined(__x86_64__)
    const int level = th_cpu_level();
    return level >= 4 ? &th_lanes_avx512 : level >= 3 ? &th_lanes_avx2 : &th_lanes_plain;
#else
    return &th_lanes_plain;
#endif
}

/* Cycles of a line, approximately. */
static double cost(const fourier_plan *p) {
    return p->other ? 8 * (double)p->other->n : 3 * (double)p->n;
}
/* Vectors that hold the lines. */
static int64_t vectors(const fourier_plan *p, int64_t lines) {
    return (lines + p->width - 1) / p->width;
}
static int64_t number_bytes(const fourier_plan *p) { return p->wide ? 8 : 4; }
static char *at(const fourier_plan *p, const void *numbers, int64_t index) {
    return (char *)(uintptr_t)numbers + index * 2 * number_bytes(p);
}

/* What the threads share. */
typedef struct job {
    const fourier_call *call;
    const fourier_plan *plan;
    char *work;     /* of a line as a matrix */
    int64_t groups; /* groups of lanes along the dim that fills them */
    bool failed;
} job;

/* Call a lane kernel for the groups of a range. */
static void run(job *j, const lane_plan *lanes, int64_t begin, int64_t end,
                lane_call (*call)(const job *j, int64_t group)) {
    const int64_t bytes = (lanes->n + 1) * 2 * th_lane_set()->bytes;
    void *buffer = th_allocate(bytes);
    if (!buffer) {
        j->failed = true;
        return;
    }
    for (int64_t g = begin; g < end; g++) {
        lane_call c = call(j, g);
        c.plan = lanes;
        c.buffer = buffer;
        c.swap = j->call->inverse;
        c.lanes = c.lanes < j->plan->width ? c.lanes : j->plan->width;
        th_lane_set()->transform[j->plan->wide](&c);
    }
    th_release(buffer, bytes);
}

/* --- a line as a matrix [rows, columns] --- */

/* Transform columns, multiply them by the twiddles, and write [columns / TH_COLUMNS, rows,
   TH_COLUMNS]. */
static lane_call columns_call(const job *j, int64_t group) {
    const fourier_plan *p = j->plan;
    const int64_t rows = p->rows->n, columns = p->columns->n, first = group * p->width;
    const int64_t block = first / TH_COLUMNS, lane = first % TH_COLUMNS;
    return (lane_call){
        .from = at(p, j->call->from, first),
        .from_lane = 2,
        .from_step = 2 * columns,
        .to = at(p, j->work, block * rows * TH_COLUMNS + lane),
        .to_lane = 2,
        .to_step = 2 * TH_COLUMNS,
        .lanes = columns - first,
        .by_lane = (const char *)p->by_lane + lane * number_bytes(p),
        .by_step = at(p, p->by_step, block * rows),
        .scale = 1,
    };
}

/* Transform rows; they become the columns of the result. */
static lane_call rows_call(const job *j, int64_t group) {
    const fourier_plan *p = j->plan;
    const int64_t rows = p->rows->n, first = group * p->width;
    return (lane_call){
        .from = at(p, j->work, first * TH_COLUMNS),
        .from_lane = 2 * TH_COLUMNS,
        .from_block = 2 * TH_COLUMNS * rows,
        .to = at(p, j->call->to, first),
        .to_lane = 2,
        .to_step = 2 * rows,
        .lanes = rows - first,
        .scale = j->call->scale,
    };
}

static void columns_of(int64_t begin, int64_t end, void *context) {
    job *j = context;
    run(j, j->plan->rows, begin, end, columns_call);
}

static void rows_of(int64_t begin, int64_t end, void *context) {
    job *j = context;
    run(j, j->plan->columns, begin, end, rows_call);
}

static void by_matrix(job *j) {
    const fourier_plan *p = j->plan;
    const int64_t rows = p->rows->n, columns = p->columns->n;
    const int64_t blocks = (columns + TH_COLUMNS - 1) / TH_COLUMNS;
    const int64_t bytes = blocks * rows * TH_COLUMNS * 2 * number_bytes(p);
    j->work = th_allocate(bytes);
    if (!j->work) {
        j->failed = true;
        return;
    }
    int64_t groups = vectors(p, columns);
    th_parallel(groups, cost(p) / (double)groups, columns_of, j);
    groups = vectors(p, rows);
    if (!j->failed)
        th_parallel(groups, cost(p) / (double)groups, rows_of, j);
    th_release(j->work, bytes);
}

/* --- a line as a convolution --- */

/* to = a b; a and the result with exchanged parts if swap_a and swap_to. */
#define PRODUCT(dtype, T, name)                                                                    \
    CLONES static void product_##name(T *to, bool swap_to, const T *a, bool swap_a, const T *b,    \
                                      int64_t n, double scale) {                                   \
        for (int64_t j = 0; j < 2 * n; j += 2) {                                                   \
            const T re = a[j + swap_a] * (T)scale, im = a[j + !swap_a] * (T)scale;                 \
            const T c = b[j], d = b[j + 1];                                                        \
            to[j + swap_to] = re * c - im * d;                                                     \
            to[j + !swap_to] = re * d + im * c;                                                    \
        }                                                                                          \
    }
EACH_FLOATING(PRODUCT)

static void product(const fourier_plan *p, void *to, bool swap_to, const void *a, bool swap_a,
                    const void *b, int64_t n, double scale) {
    if (p->wide)
        product_double(to, swap_to, a, swap_a, b, n, scale);
    else
        product_float(to, swap_to, a, swap_a, b, n, scale);
}

static int by_convolution(const fourier_call *c) {
    const fourier_plan *p = c->plan, *other = p->other;
    const int64_t n = p->n, m = other->n, bytes = m * 2 * number_bytes(p);
    char *line = th_allocate(bytes);
    if (!line)
        return -1;
    const fourier_call there = {other, line, line, 1, 1, m, m, NULL, 1, false};
    const fourier_call back = {other, line, line, 1, 1, m, m, NULL, 1, true};
    product(p, line, false, c->from, c->inverse, p->chirp, n, 1);
    memset(at(p, line, n), 0, (size_t)(bytes - n * 2 * number_bytes(p)));
    int failed = th_fourier_complex(&there);
    if (!failed) {
        product(p, line, false, line, false, p->filter, m, 1);
        failed = th_fourier_complex(&back);
    }
    if (!failed)
        product(p, c->to, c->inverse, line, false, p->chirp, n, c->scale);
    th_release(line, bytes);
    return failed;
}

/* --- batches --- */

/* Lines side by side: along inner, or rows. */
static lane_call inner_call(const job *j, int64_t group) {
    const fourier_call *c = j->call;
    const int64_t outer = group / j->groups, first = group % j->groups * j->plan->width;
    return (lane_call){
        .from = at(j->plan, c->from, outer * c->from_outer + first),
        .from_lane = 2,
        .from_step = 2 * c->inner,
        .to = at(j->plan, c->to, outer * c->to_outer + first),
        .to_lane = 2,
        .to_step = 2 * c->inner,
        .lanes = c->inner - first,
        .scale = c->scale,
    };
}

static lane_call outer_call(const job *j, int64_t group) {
    const fourier_call *c = j->call;
    const int64_t first = group * j->plan->width;
    return (lane_call){
        .from = at(j->plan, c->from, first * c->from_outer),
        .from_lane = 2 * c->from_outer,
        .from_block = 2 * TH_COLUMNS,
        .to = at(j->plan, c->to, first * c->to_outer),
        .to_lane = 2 * c->to_outer,
        .lanes = c->outer - first,
        .fold = c->fold,
        .scale = c->scale,
    };
}

static void lanes_of(int64_t begin, int64_t end, void *context) {
    job *j = context;
    run(j, j->plan->whole, begin, end, j->call->inner > 1 ? inner_call : outer_call);
}

/* Copy every from_step-th complex number to every to_step-th. */
static void pick(const fourier_plan *p, void *to, int64_t to_step, const void *from,
                 int64_t from_step) {
    const size_t bytes = (size_t)(2 * number_bytes(p));
    for (int64_t i = 0; i < p->n; i++)
        memcpy(at(p, to, i * to_step), at(p, from, i * from_step), bytes);
}

/* One line of adjacent numbers. */
static int one_line(const fourier_call *c) {
    const fourier_plan *p = c->plan;
    const fold_call *fold = c->fold;
    fourier_call line = *c;
    if (fold && fold->to_real) {
        th_lane_set()->fold[p->wide](fold, c->to, c->from);
        line.from = c->to;
    }
    job j = {&line, p, NULL, 1, false};
    if (p->rows)
        by_matrix(&j);
    else if (p->whole)
        lanes_of(0, 1, &j);
    else
        j.failed = by_convolution(&line) != 0;
    if (fold && !fold->to_real)
        th_lane_set()->fold[p->wide](fold, c->to, c->to);
    return j.failed ? -1 : 0;
}

/* A range of single lines. */
static void lines_of(int64_t begin, int64_t end, void *context) {
    job *j = context;
    const fourier_plan *p = j->plan;
    const int64_t inner = j->call->inner, bytes = p->n * 2 * number_bytes(p);
    char *copy = inner > 1 ? th_allocate(bytes) : NULL;
    j->failed |= inner > 1 && !copy;
    for (int64_t i = begin; i < end && !j->failed; i++) {
        fourier_call line = *j->call;
        line.outer = line.inner = 1;
        line.from = at(p, j->call->from, i / inner * line.from_outer + i % inner);
        line.to = at(p, j->call->to, i / inner * line.to_outer + i % inner);
        if (!copy) {
            j->failed = one_line(&line) != 0;
            continue;
        }
        void *const to = line.to;
        pick(p, copy, 1, line.from, inner);
        line.from = line.to = copy;
        j->failed = one_line(&line) != 0;
        pick(p, to, inner, copy, 1);
    }
    if (copy)
        th_release(copy, bytes);
}

int th_fourier_complex(const fourier_call *c) {
    const fourier_plan *p = c->plan;
    const int64_t beside = c->inner > 1 ? c->inner : c->outer, all = c->outer * c->inner;
    const bool fills = beside >= p->width && p->n * 2 * th_lane_set()->bytes <= SECOND_CACHE;
    job j = {c, p, NULL, vectors(p, beside), false};
    if (p->whole && (fills || !p->rows)) {
        const int64_t groups = c->inner > 1 ? c->outer * j.groups : j.groups;
        th_parallel(groups, cost(p) * (double)all / (double)groups, lanes_of, &j);
    } else if (all == 1) /* threads share the line */
        lines_of(0, 1, &j);
    else
        th_parallel(all, cost(p), lines_of, &j);
    return j.failed ? -1 : 0;
}
