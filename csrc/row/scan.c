/* scan.c: execution of a `scan` row: cumulative results along a dim. */
#include "row/scan.h"

#include <string.h>

#include "walk/dense.h"
#include "walk/launch.h"

#define BLOCK 65536    /* elements of a long line per total, independent of threads */
#define COLUMNS 512    /* adjacent columns scanned together if dim is not the last */
#define FEW_COLUMNS 64 /* the same for compute-bound formulas */

#define SHORT_LINE 16 /* shorter lines are scanned as columns, in pieces of */
#define SHORT_ELEMENTS 1024
#define SHORT_OPERANDS 3
#define SIDE_BY_SIDE 8 /* least lines of such formulas that are worth copying to columns */

/* Contiguous operands, results first: outer x count x inner elements. */
typedef struct scan {
    const scan_body *body;
    scan_loop loop;
    const accumulator *start;
    int sets; /* accumulators per line */
    char *at[TH_MAX_OPERANDS];
    int64_t item[TH_MAX_OPERANDS];
    int operands;
    around size;
    int64_t columns, blocks; /* columns per piece; blocks per line, 1 if lines are not divided */
    const scalar *option;
    accumulator *totals; /* of every block; NULL: lines are not divided */
    bool totals_only;    /* this pass computes totals */
} scan;

/* Process pieces: the columns of an outer index, a line, or a block of a line, numbered in this
   order. */
static void pieces(int64_t begin, int64_t end, void *context) {
    const scan *s = context;
    const around a = s->size;
    const int sets = s->sets;
    const bool side_by_side = a.inner > 1;
    const int64_t each = side_by_side ? (a.inner + s->columns - 1) / s->columns : s->blocks;
    int64_t layer = begin / each, part = begin % each;
    for (int64_t piece = begin; piece < end; piece++) {
        accumulator own[COLUMNS * TH_MAX_ACCUMULATORS], *into = own;
        char *at[TH_MAX_OPERANDS];
        const int64_t column = side_by_side ? part * s->columns : 0, left = a.inner - column;
        const int64_t first = side_by_side ? 0 : part * BLOCK;
        const int64_t width = left < s->columns ? left : s->columns;
        const int64_t count = s->blocks > 1 && a.count - first > BLOCK ? BLOCK : a.count - first;
        const int64_t row = s->body->backwards ? a.count - 1 - first : first;
        const int64_t position = (layer * a.count + row) * a.inner + column;
        for (int k = 0; k < s->operands; k++)
            at[k] = s->at[k] + position * s->item[k];
        if (s->totals_only)
            at[0] = NULL;
        if (s->totals)
            into = s->totals + piece * sets;
        else
            for (int k = 0; k < sets; k++)
                for (int64_t j = k; j < width * sets; j += sets)
                    own[j] = s->start[k];
        s->loop(into, at, count, s->body->backwards ? -a.inner : a.inner, side_by_side ? width : 0,
                s->option);
        if (++part == each) {
            part = 0;
            layer++;
        }
    }
}

/* Compute totals of blocks, then their prefix in each line, then the results. */
static int run_blocks(scan *s, dtype type) {
    const int64_t all = s->size.outer * s->blocks, item = s->sets * (int64_t)sizeof(accumulator);
    const int64_t bytes = all * item;
    if (!(s->totals = th_allocate(bytes)))
        return -1;
    for (int64_t i = 0; i < all; i++)
        memcpy(s->totals + i * s->sets, s->start, (size_t)item);
    s->totals_only = true;
    th_parallel(all, BLOCK, pieces, s);
    accumulator before[TH_MAX_ACCUMULATORS], own[TH_MAX_ACCUMULATORS];
    for (int64_t i = 0; i < all; i++) {
        accumulator *at = s->totals + i * s->sets;
        memcpy(own, at, (size_t)item);
        if (i % s->blocks == 0)
            memcpy(before, s->start, (size_t)item);
        memcpy(at, before, (size_t)item);
        s->body->join[th_side(type)](before, own, 1);
    }
    s->totals_only = false;
    th_parallel(all, BLOCK, pieces, s);
    th_release(s->totals, bytes);
    return 0;
}

static int run_here(scan *s, dtype type) {
    const around a = s->size;
    const int64_t most = s->body->costly ? FEW_COLUMNS : COLUMNS;
    s->columns = a.inner < most ? a.inner : most;
    s->blocks = a.inner == 1 && s->body->join[th_side(type)] ? (a.count + BLOCK - 1) / BLOCK : 1;
    if (s->blocks > 1)
        return run_blocks(s, type);
    const double element = s->body->costly ? TH_COSTLY : 1;
    th_parallel(a.outer * ((a.inner + s->columns - 1) / s->columns),
                element * (double)(a.count * s->columns), pieces, s);
    return 0;
}

/* View contiguous lines as columns [count, outer]. */
static tensor as_columns(const tensor *lines, around a) {
    tensor columns = th_header(lines);
    columns.ndim = 2;
    columns.size[0] = th_stride(&columns)[1] = a.count;
    columns.size[1] = a.outer;
    th_stride(&columns)[0] = 1;
    th_update_layout(&columns);
    return columns;
}

/* Scan lines of compute-bound formulas as columns, so that vectors cover several lines. */
static int run_across(scan *s, tensor *const *all, dtype type) {
    const around a = s->size;
    tensor *own[TH_MAX_OPERANDS] = {NULL};
    int failed = 0;
    for (int k = 0; k < s->operands && !failed; k++) {
        const tensor columns = as_columns(all[k], a);
        own[k] = th_new(TH_CPU, (dtype)all[k]->dtype, 2, columns.size);
        failed = !own[k] || (k >= s->operands - s->body->inputs && th_copy(own[k], &columns));
        s->at[k] = failed ? NULL : th_data(own[k]);
    }
    s->size = (around){1, a.count, a.outer};
    failed = failed || run_here(s, type);
    for (int k = 0; k < s->operands; k++) {
        tensor columns = as_columns(all[k], a);
        if (k < s->operands - s->body->inputs)
            failed = failed || th_copy(&columns, own[k]);
        th_drop(own[k]);
    }
    return failed ? -1 : 0;
}

/* Scan some short lines as columns of a buffer in the first-level cache: a call per line would take
   longer than the line. */
static void short_lines(int64_t begin, int64_t end, void *context) {
    const scan *s = context;
    const int64_t count = s->size.count, results = s->operands - s->body->inputs;
    const int sets = s->sets;
    _Alignas(64) char room[SHORT_OPERANDS][SHORT_ELEMENTS * sizeof(int64_t)];
    accumulator own[SHORT_ELEMENTS * TH_MAX_ACCUMULATORS];
    const int64_t most = SHORT_ELEMENTS / count;
    for (int64_t first = begin, lines; first < end; first += lines) {
        lines = end - first < most ? end - first : most;
        char *at[SHORT_OPERANDS];
        for (int k = 0; k < s->operands; k++) {
            const int64_t row = lines * s->item[k];
            const char *from = s->at[k] + first * count * s->item[k];
            if (k >= results)
                th_transpose(room[k], row, from, count * s->item[k], count, lines, (int)s->item[k]);
            at[k] = room[k] + (s->body->backwards ? (count - 1) * row : 0);
        }
        for (int k = 0; k < sets; k++)
            for (int64_t j = k; j < lines * sets; j += sets)
                own[j] = s->start[k];
        s->loop(own, at, count, s->body->backwards ? -lines : lines, lines, s->option);
        for (int k = 0; k < results; k++)
            th_transpose(s->at[k] + first * count * s->item[k], count * s->item[k], room[k],
                         lines * s->item[k], lines, count, (int)s->item[k]);
    }
}

/* Whether lines are that short, and operands fit the buffer. */
static bool has_short_lines(const scan *s) {
    bool fits = s->size.inner == 1 && s->size.count < SHORT_LINE && s->size.count > 1
                && s->size.outer >= SHORT_LINE && s->operands <= SHORT_OPERANDS;
    for (int k = 0; k < s->operands; k++)
        fits = fits && s->item[k] <= (int64_t)sizeof(int64_t);
    return fits && !s->body->costly;
}

/* Scan contiguous operands in memory. */
static int run_on_cpu(scan *s, tensor *const *all, dtype type) {
    if (s->size.count == 1) /* lines of one element are columns */
        s->size = (around){1, 1, s->size.outer * s->size.inner};
    if (has_short_lines(s)) {
        th_parallel(s->size.outer, (double)s->size.count, short_lines, s);
        return 0;
    }
    const bool across = s->body->costly && s->size.inner == 1 && s->size.outer >= SIDE_BY_SIDE;
    return across ? run_across(s, all, type) : run_here(s, type);
}

/* Scan results and inputs of one size along a valid dim. */
static int run_along(const row *r, tensor *const *out, tensor *const *in, int64_t dim,
                     const scalar *option) {
    const scan_body *b = r->body;
    const dtype type = (dtype)in[0]->dtype;
    tensor *all[TH_MAX_OPERANDS] = {NULL}, **to = all, **from = all + r->results;
    scan s = {.body = b,
              .loop = TH_ENTRY(b->loops, type, r->name),
              .start = b->start[th_side(type)],
              .sets = th_accumulators(b->accumulators, type),
              .operands = r->results + b->inputs,
              .size = th_around(in[0], dim),
              .option = option};
    int failed = s.loop ? 0 : -1;
    for (int k = 0; k < r->results && !failed; k++)
        failed = (to[k] = th_dense_result(out[k])) ? 0 : -1;
    for (int i = 0; i < b->inputs && !failed; i++) {
        bool disjoint = true;
        for (int k = 0; k < r->results; k++)
            disjoint = disjoint && !th_overlaps(out[k], in[i]);
        failed = (from[i] = disjoint ? th_dense(in[i]) : th_clone(in[i])) ? 0 : -1;
    }
    for (int k = 0; k < s.operands && !failed; k++) {
        s.at[k] = th_data(all[k]);
        s.item[k] = th_item_size[all[k]->dtype];
    }
    if (!failed && in[0]->numel)
        failed = in[0]->device == TH_CPU
                     ? run_on_cpu(&s, all, type)
                     : th_launch_scan(&b->kernel, to, r->results, from, b->inputs, s.size, option,
                                      r->scalars + r->ints);
    for (int i = 0; i < b->inputs; i++)
        th_drop(from[i]);
    for (int k = 0; k < r->results; k++)
        failed = to[k] ? th_deliver(out[k], to[k], failed) : -1;
    return failed ? -1 : 0;
}

/* On a GPU, which has no loops for complex numbers, sum them as pairs. */
static int run_pairs(const row *r, call *c, int64_t dim, const scalar *option) {
    const int inputs = ((const scan_body *)r->body)->inputs, all = r->results + inputs;
    tensor part[TH_MAX_OPERANDS], *at[TH_MAX_OPERANDS];
    for (int k = 0; k < all; k++) {
        tensor whole = th_header(k < r->results ? c->out[k] : c->t[k - r->results]);
        whole.ndim += !whole.ndim; /* a 0-dim tensor has one element along dim 0 */
        if (th_view_as_real(r->name, at[k] = &part[k], &whole))
            return -1;
    }
    return run_along(r, at, at + r->results, dim, option);
}

static int run(const row *r, call *c) {
    const scan_body *b = r->body;
    scalar option[TH_MAX_OPTIONS];
    dtype type;
    if (th_check_dtypes(r, c, &type))
        return -1;
    if (th_output_decides(r, c, type))
        return th_run_in_type_of_output(r, c, type);
    if (th_computed(r, type) != type)
        return th_run_in_type(r, c, type);
    const bool on_gpu = th_is_gpu(c->where) && th_is_complex(type);
    if (on_gpu && !b->sums)
        return th_run_on_cpu(r, c);
    if (th_check_options(r, c, type, 0, option) || (r->require && r->require(c)))
        return -1;
    const extent size = th_extent(c->t[0]);
    const int64_t dim = th_wrap_dim(r->name, c->n[b->dim], size.ndim);
    if (dim < 0)
        return -1;
    for (int i = 1; i < b->inputs; i++)
        if (!th_has_size(c->t[i], &size))
            return th_fail(TH_RUNTIME, "%s: %s is %s; need the size of %s, which is %s", r->name,
                           th_slot_name(r, i), th_describe(c->t[i]), th_slot_name(r, 0),
                           th_describe(c->t[0]));
    for (int k = 0; k < r->results; k++)
        if (!th_output(r, c, k, th_result_type(r, k, type), &size))
            return -1;
    return on_gpu ? run_pairs(r, c, dim, option) : run_along(r, c->out, c->t, dim, option);
}

int th_scan_into(const row *r, tensor *to, const tensor *from, int64_t dim) {
    tensor *const in = (tensor *)(uintptr_t)from;
    const scalar option[TH_MAX_OPTIONS] = {{0}}; /* the dim, which no formula reads */
    return run_along(r, &to, &in, dim, option);
}

int th_scan(const row *r, call *c) { return th_finish(c, run(r, c)); }
