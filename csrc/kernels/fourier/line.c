/* line.c: complex transforms of batches of lines and of single lines. */
#include "base/of_level.h"
#include "base/stream.h"
#include "kernels/fourier/plan.h"

#define PAGE 4096

const lane_set *th_lane_set(void) { return TH_OF_LEVEL(th_lanes); }

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

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

/* What the threads share. */
typedef struct job {
    const fourier_call *call;
    const fourier_plan *plan;
    int64_t groups; /* groups of lanes along the dim that fills them */
    bool stream;    /* store results past the caches */
    /* for lines as matrices: adjacent lines; columns, or rows, of them in a vector */
    int64_t lines, together;
    char *work;
    bool failed;
} job;

/* Distance of lines to prefetch, in real numbers, where a group has `numbers`: the next group that
   lies a page or more ahead. 0 if the second-level cache has no room for two groups and two results
   beside the buffer. */
static int64_t ahead(const fourier_plan *p, int64_t numbers) {
    const int64_t page = PAGE / number_bytes(p);
    if (5 * numbers * number_bytes(p) > th_second_cache())
        return 0;
    return (page + numbers - 1) / numbers * numbers;
}

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
        c.lanes = least(c.lanes, j->plan->width);
        th_lane_set()->transform[j->plan->wide](&c);
    }
    if (j->stream)
        th_stream_end();
    th_release(buffer, bytes);
}

/* --- lines as matrices [rows, columns] --- */

/* Transform columns, multiply them by the twiddles, and write [columns / TH_COLUMNS, rows,
   TH_COLUMNS] for one line, [columns, rows, lines] for several. */
static lane_call columns_call(const job *j, int64_t group) {
    const fourier_plan *p = j->plan;
    const int64_t rows = p->rows->n, columns = p->columns->n, inner = j->call->inner;
    const int64_t first = group * j->together, block = first / TH_COLUMNS, lines = j->lines;
    const int64_t column = first % TH_COLUMNS;
    const bool one = lines == 1;
    return (lane_call){
        .from = at(p, j->call->from, first * inner),
        .from_lane = 2,
        .from_step = 2 * columns * inner,
        .from_next = 2 * j->together * inner,
        .to = at(p, j->work, one ? block * rows * TH_COLUMNS + column : first * rows * lines),
        .to_lane = 2,
        .to_step = 2 * (one ? TH_COLUMNS : lines),
        .to_column = one || j->together == 1 ? 0 : 2 * rows * lines,
        .lanes = least(columns - first, j->together) * lines,
        .column_lanes = lines,
        .by_lane = (const char *)p->by_lane + column * number_bytes(p),
        .by_step = at(p, p->by_step, block * rows),
        .scale = 1,
    };
}

/* Transform rows; they become the columns of the result. */
static lane_call rows_call(const job *j, int64_t group) {
    const fourier_plan *p = j->plan;
    const int64_t rows = p->rows->n, first = group * j->together, lines = j->lines;
    const int64_t inner = j->call->inner;
    const bool one = lines == 1;
    return (lane_call){
        .from = at(p, j->work, first * (one ? TH_COLUMNS : lines)),
        .from_lane = one ? 2 * TH_COLUMNS : 2,
        .from_step = 2 * rows * lines,
        .from_block = 2 * TH_COLUMNS * rows,
        .from_next = ahead(p, 2 * j->together * (one ? TH_COLUMNS : lines)),
        .to = at(p, j->call->to, first * inner),
        .to_lane = 2,
        .to_step = 2 * rows * inner,
        .to_next = 2 * j->together * inner,
        .lanes = least(rows - first, j->together) * lines,
        .scale = j->call->scale,
        .stream = j->stream,
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

/* Columns or rows of adjacent lines that are adjacent in memory fill a vector together. */
static int64_t together(const job *j) {
    int64_t count = 1;
    while (j->lines == j->call->inner && 2 * count * j->lines <= j->plan->width)
        count *= 2;
    return count;
}

static void by_matrix(job *j) {
    const fourier_plan *p = j->plan;
    const int64_t rows = p->rows->n, columns = p->columns->n;
    const int64_t blocks = (columns + TH_COLUMNS - 1) / TH_COLUMNS;
    const int64_t width = j->lines == 1 ? blocks * TH_COLUMNS : columns * j->lines;
    const int64_t bytes = rows * width * 2 * number_bytes(p);
    j->work = th_allocate(bytes);
    if (!j->work) {
        j->failed = true;
        return;
    }
    j->together = together(j);
    int64_t groups = (columns + j->together - 1) / j->together;
    th_parallel(groups, cost(p) * (double)j->lines / (double)groups, columns_of, j);
    groups = (rows + j->together - 1) / j->together;
    if (!j->failed)
        th_parallel(groups, cost(p) * (double)j->lines / (double)groups, rows_of, j);
    th_release(j->work, bytes);
}

/* --- a line as a convolution --- */

#define TEMPLATE "kernels/fourier/chirp_products.h"
#include "base/each/floating.h"

static void product(const fourier_plan *p, void *to, int64_t to_step, double to_sign, const void *a,
                    int64_t a_step, double a_sign, const void *b, int64_t n, double scale) {
    if (p->wide)
        product_double(to, to_step, to_sign, a, a_step, a_sign, b, n, scale);
    else
        product_float(to, to_step, (float)to_sign, a, a_step, (float)a_sign, b, n, (float)scale);
}

/* The inverse is the conjugate of the transform of conjugates. */
static int by_convolution(const fourier_call *c) {
    const fourier_plan *p = c->plan, *other = p->other;
    const int64_t n = p->n, m = other->n, bytes = m * 2 * number_bytes(p);
    const double sign = c->inverse ? -1 : 1;
    char *line = th_allocate(bytes);
    if (!line)
        return -1;
    const fourier_call there = {other, line, line, 1, 1, m, m, NULL, 1, false, true};
    const fourier_call back = {other, line, line, 1, 1, m, m, NULL, 1, true, true};
    product(p, line, 1, 1, c->from, c->inner, sign, p->chirp, n, 1);
    memset(at(p, line, n), 0, (size_t)(bytes - n * 2 * number_bytes(p)));
    int failed = th_fourier_complex(&there);
    if (!failed) {
        product(p, line, 1, 1, line, 1, 1, p->filter, m, 1);
        failed = th_fourier_complex(&back);
    }
    if (!failed)
        product(p, c->to, c->inner, sign, line, 1, 1, p->chirp, n, c->scale);
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
        .from_next = 2 * j->plan->width,
        .to = at(j->plan, c->to, outer * c->to_outer + first),
        .to_lane = 2,
        .to_step = 2 * c->inner,
        .to_next = 2 * j->plan->width,
        .lanes = c->inner - first,
        .scale = c->scale,
        .stream = j->stream,
    };
}

static lane_call outer_call(const job *j, int64_t group) {
    const fourier_call *c = j->call;
    const int64_t first = group * j->plan->width;
    return (lane_call){
        .from = at(j->plan, c->from, first * c->from_outer),
        .from_lane = 2 * c->from_outer,
        .from_block = 2 * TH_COLUMNS,
        .from_next = ahead(j->plan, 2 * j->plan->width * c->from_outer),
        .to = at(j->plan, c->to, first * c->to_outer),
        .to_lane = 2 * c->to_outer,
        .to_next = ahead(j->plan, 2 * j->plan->width * c->to_outer),
        .lanes = c->outer - first,
        .fold = c->fold,
        .scale = c->scale,
        .stream = j->stream,
    };
}

static void lanes_of(int64_t begin, int64_t end, void *context) {
    job *j = context;
    run(j, j->plan->whole, begin, end, j->call->inner > 1 ? inner_call : outer_call);
}

/* One line of adjacent numbers, or adjacent lines. */
static void lines_at(job *j) {
    const fourier_plan *p = j->plan;
    const fold_call *fold = j->call->fold;
    fourier_call line = *j->call;
    j->call = &line;
    j->stream = j->stream && !fold;
    if (fold && fold->to_real) {
        th_lane_set()->fold[p->wide](fold, line.to, line.from);
        line.from = line.to;
    }
    if (p->rows)
        by_matrix(j);
    else
        for (int64_t i = 0; i < j->lines && !j->failed; i++) {
            fourier_call one = line;
            one.from = at(p, line.from, i);
            one.to = at(p, line.to, i);
            j->failed = by_convolution(&one) != 0;
        }
    if (fold && !fold->to_real)
        th_lane_set()->fold[p->wide](fold, line.to, line.to);
}

/* A range of single lines, or of slabs: lines that fill a vector. */
static void slabs_of(int64_t begin, int64_t end, void *context) {
    job *all = context;
    const fourier_call *c = all->call;
    for (int64_t i = begin; i < end && !all->failed; i++) {
        const int64_t outer = i / all->groups, slab = i % all->groups;
        const int64_t first = slab * c->inner / all->groups;
        fourier_call part = *c;
        part.outer = 1;
        part.from = at(c->plan, c->from, outer * c->from_outer + first);
        part.to = at(c->plan, c->to, outer * c->to_outer + first);
        job j = {.call = &part, .plan = c->plan, .stream = all->stream};
        j.lines = (slab + 1) * c->inner / all->groups - first;
        lines_at(&j);
        all->failed |= j.failed;
    }
}

/* Whether a result is stored past the last-level cache: it would not survive there until the next
   pass reads it, or with the input it would leave no room to the next operation and other cores. */
static bool streams(const fourier_call *c) {
    const int64_t bytes = c->outer * c->inner * c->plan->n * 2 * number_bytes(c->plan);
    return c->from != c->to && th_cpu_level() > 1 && (c->reread ? 1 : 4) * bytes >= th_last_cache();
}

int th_fourier_complex(const fourier_call *c) {
    const fourier_plan *p = c->plan;
    const int64_t beside = c->inner > 1 ? c->inner : c->outer, slabs = vectors(p, c->inner);
    const int64_t buffer = p->n * 2 * th_lane_set()->bytes;
    const bool fills = beside >= p->width && 2 * buffer <= th_second_cache();
    const double cycles = cost(p) * (double)c->outer * (double)c->inner;
    job j = {.call = c, .plan = p, .groups = vectors(p, beside), .stream = streams(c)};
    if (p->whole && (fills || !p->rows)) {
        const int64_t groups = c->inner > 1 ? c->outer * j.groups : j.groups;
        th_parallel(groups, cycles / (double)groups, lanes_of, &j);
        return j.failed ? -1 : 0;
    }
    j.groups = slabs;
    const int64_t count = c->outer * slabs;
    if (count < 2 * th_threads()) /* threads share the lines */
        slabs_of(0, count, &j);
    else
        th_parallel(count, cycles / (double)count, slabs_of, &j);
    return j.failed ? -1 : 0;
}
