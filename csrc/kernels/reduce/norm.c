/* norm.c: p-norms of tensors and of differences, and their gradients. Values of p that need no
   power have their own folds. */
#include "norm.h"

#include <math.h>

#include "base/vector.h"
#include "kernels/reduce/lines.h"
#include "kernels/reduce/shares.h"
#include "walk/loop.h"
#include "walk/narrow_dot.h"

#define POWER_float(x, p) powf(x, (float)(p))
#define POWER_double(x, p) pow(x, p)
#define ABS_float(x) fabsf(x)
#define ABS_double(x) fabs(x)

#define TEMPLATE "kernels/reduce/norm_folds.h"
#include "base/each/floating.h"

static void add(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_sum) }
static void larger(JOIN_ARGUMENTS) { JOIN_STEPS(double, th_join_max) }
static void smaller(JOIN_ARGUMENTS){JOIN_STEPS(double, th_join_min)}

CLONES static void square_roots(FINISH_ARGUMENTS) {
    for (int64_t i = 0; i < sets; i++)
        into[i].f = sqrt(into[i].f);
}
static void roots(FINISH_ARGUMENTS) {
    for (int64_t i = 0; i < sets; i++)
        into[i].f = pow(into[i].f, 1 / option[0].f);
}

/* Add squares of Half or bfloat16 as floats, whose sum is off by at most 2^-22 of itself unless squares leave the
   range of floats; then add them as doubles. */
static void add_squares(dtype type, accumulator *into, const uint16_t *from, int64_t count) {
    const double sum = th_narrow_dot(type)(from, from, count);
    float wide[TH_FOLDED];
    if (sum > 0x1p-80 && sum < INFINITY) {
        into->f += sum;
        return;
    }
    th_converter(type, TH_FLOAT)((char *const[]){(char *)wide, (char *)(uintptr_t)from}, count,
                                 NULL);
    squares_of_float(into, (char *const[]){(char *)wide}, count, 0, NULL, TH_ONE_ROW);
}
static void squares_of_half(accumulator *into, const uint16_t *from, int64_t count) {
    add_squares(TH_HALF, into, from, count);
}
static void squares_of_bfloat16(accumulator *into, const uint16_t *from, int64_t count) {
    add_squares(TH_BFLOAT16, into, from, count);
}

/* The squares of narrow floats, if the CPU converts them; their differences are widened. */
static const narrow_folds *narrow_squares(dtype type, int inputs) {
    static const narrow_folds half = {squares_of_half, NULL},
                              bfloat16 = {squares_of_bfloat16, NULL};
    if (inputs > 1 || !th_is_narrow(type) || !th_narrow_dot(type))
        return NULL;
    return type == TH_HALF ? &half : &bfloat16;
}

/* [0] float, [1] double */
typedef struct kind {
    fold of[2], across[2], between[2];
    void (*join)(accumulator *, const accumulator *, int64_t);
    void (*finish)(accumulator *, int64_t, int64_t, const scalar *);
    double start;
    gpu_kernel kernel[2]; /* norms of elements, of differences */
    gpu_kernel slope;
} kind;
#define FOLDS(name)                                                                                \
    .of = {name##_of_float, name##_of_double},                                                     \
    .across = {name##_across_float, name##_across_double},                                         \
    .between = {name##_between_float, name##_between_double}
static const kind squares = {
    FOLDS(squares), .join = add, .finish = square_roots,
    .kernel = {{"kernels/norm", "squares_of"}, {"kernels/norm", "squares_between"}},
    .slope = {"kernels/norm", "slope_squares"}};
static const kind sizes = {
    FOLDS(sizes), .join = add,
    .kernel = {{"kernels/norm", "sizes_of"}, {"kernels/norm", "sizes_between"}},
    .slope = {"kernels/norm", "slope_sizes"}};
static const kind counts = {
    FOLDS(counts), .join = add,
    .kernel = {{"kernels/norm", "counts_of"}, {"kernels/norm", "counts_between"}},
    .slope = {"kernels/norm", "slope_counts"}};
static const kind powers = {
    FOLDS(powers), .join = add, .finish = roots,
    .kernel = {{"kernels/norm", "powers_of"}, {"kernels/norm", "powers_between"}},
    .slope = {"kernels/norm", "slope_powers"}};
static const kind most = {
    FOLDS(most), .join = larger,
    .kernel = {{"kernels/norm", "most_of"}, {"kernels/norm", "most_between"}}};
static const kind least = {
    FOLDS(least), .join = smaller, .start = INFINITY,
    .kernel = {{"kernels/norm", "least_of"}, {"kernels/norm", "least_between"}}};

static const kind *kind_of(double p) {
    return p == 2           ? &squares
           : p == 1         ? &sizes
           : p == 0         ? &counts
           : p == INFINITY  ? &most
           : p == -INFINITY ? &least
                            : &powers;
}

/* The norm of lines of one element is its size. */
static const kind *kind_along(double p, const tensor *input, uint64_t mask) {
    int64_t count = 1;
    for (int d = 0; d < input->ndim; d++)
        count *= mask >> d & 1 ? input->size[d] : 1;
    return count == 1 && p != 0 ? &sizes : kind_of(p);
}

/* Whether the sum of powers is well within the range of its type. If not, the norm is recomputed
   relative to the largest element, or for negative p the smallest. */

typedef struct range {
    double least, most; /* norms between them are right */
} range;

static range range_of(double p, bool wide) {
    const double low = exp2((wide ? -900 : -80) / p), high = exp2((wide ? 1000 : 120) / p);
    return p > 0 ? (range){low, high} : (range){high, low};
}
static bool is_right(double norm, range r) {
    return norm != norm || (norm > r.least && norm < r.most);
}

CLONES static bool are_right(const double *norm, int64_t count, range r) {
    int64_t wrong = 0;
    for (int64_t i = 0; i < count; i++)
        wrong += !is_right(norm[i], r);
    return !wrong;
}

/* |x| or |x - y| at an index of one line of the inputs, whose size is the first one's. */
static double size_at(const tensor *line, int inputs, const int64_t *at) {
    double x[2] = {0, 0};
    for (int k = 0; k < inputs; k++) {
        int64_t offset = line[k].offset;
        for (int d = 0; d < line[k].ndim; d++)
            offset += at[d] * th_stride(&line[k])[d];
        x[k] = th_get(&line[k], offset, NULL);
    }
    return fabs(x[0] - x[1]);
}

static bool step(int64_t *at, const tensor *t) {
    for (int d = t->ndim - 1; d >= 0; d--) {
        if (++at[d] < t->size[d])
            return true;
        at[d] = 0;
    }
    return false;
}

static double careful_norm(const tensor *line, int inputs, double p) {
    double extreme = p > 0 ? 0 : INFINITY, sum = 0;
    for (int64_t at[TH_MAX_DIM] = {0}, more = line->numel > 0; more; more = step(at, line)) {
        const double x = size_at(line, inputs, at);
        extreme = x != x || (p > 0 ? x > extreme : x < extreme) ? x : extreme;
    }
    if (extreme == 0 || !isfinite(extreme))
        return extreme;
    for (int64_t at[TH_MAX_DIM] = {0}, more = 1; more; more = step(at, line))
        sum += pow(size_at(line, inputs, at) / extreme, p);
    return extreme * pow(sum, 1 / p);
}

static void recompute(const tensor *output, const tensor *spread, const tensor *const *input,
                      int inputs, uint64_t mask, double p) {
    const bool wide = input[0]->dtype == TH_DOUBLE;
    if ((p == 2 && !wide) || p == 1 || p == 0 || isinf(p) || spread->device != TH_CPU
        || !input[0]->numel)
        return;
    const range right = range_of(p, wide);
    if (spread->dtype == TH_DOUBLE && output->contiguous
        && are_right(th_data(output), output->numel, right))
        return;
    tensor to = th_header(spread); /* one element per line */
    to.storage = spread->storage;
    to.offset = spread->offset;
    for (int d = 0; d < to.ndim; d++)
        to.size[d] = mask >> d & 1 ? 1 : to.size[d];
    th_update_layout(&to);
    for (int64_t at[TH_MAX_DIM] = {0}, more = to.numel > 0; more; more = step(at, &to)) {
        int64_t offset = to.offset;
        tensor line[2];
        for (int d = 0; d < to.ndim; d++)
            offset += at[d] * th_stride(&to)[d];
        const double norm = th_get(&to, offset, NULL);
        if (is_right(norm, right))
            continue;
        for (int k = 0; k < inputs; k++) {
            line[k] = th_header(input[k]);
            for (int d = 0; d < line[k].ndim; d++)
                if (!(mask >> d & 1)) {
                    line[k].offset += at[d] * th_stride(&line[k])[d];
                    line[k].size[d] = 1;
                }
            th_update_layout(&line[k]);
        }
        th_put(&to, offset, th_real(careful_norm(line, inputs, p)));
    }
}

static int run(const kind *k, const tensor *const *input, int inputs, const tensor *output,
               uint64_t mask, scalar p) {
    const dtype type = (dtype)input[0]->dtype;
    const bool wide = type == TH_DOUBLE, narrow = th_is_narrow(type);
    const accumulation a = {.fold = inputs > 1 ? k->between[wide] : k->of[wide],
                            .spread = k->across[wide],
                            .widen = narrow ? th_converter(type, TH_FLOAT) : NULL,
                            .widened = th_item_size[narrow ? TH_FLOAT : type],
                            .narrow = k == &squares ? narrow_squares(type, inputs) : NULL,
                            .join = k->join,
                            .finish = k->finish,
                            .start = {{.f = k->start}},
                            .accumulators = 1,
                            .inputs = inputs,
                            .results = 1,
                            .option = &p,
                            .options = 1,
                            .kernel = &k->kernel[inputs > 1]};
    tensor to = th_expand_reduced(output, input[0], mask);
    if (th_accumulate(&a, input, &to, mask))
        return -1;
    if (k != &sizes)
        recompute(output, &to, input, inputs, mask, p.f);
    return 0;
}

static int check(const char *op, const tensor *input, scalar p, const extent *result) {
    if (isnan(p.f))
        return th_fail(TH_VALUE, "%s: p is nan; need a number", op);
    if (isinf(p.f) && !input->numel && th_count(result->ndim, result->size))
        return th_fail(TH_RUNTIME, "%s: input is %s, p is %g; need at least one element", op,
                       th_describe(input), p.f);
    return 0;
}

int shape_norm(extent *result, const tensor *input, scalar p, ints dim, bool keepdim) {
    return th_reduced_shape("norm", result, input, dim, keepdim) ? -1
                                                                 : check("norm", input, p, result);
}

int cpu_norm(tensor *output, const tensor *input, scalar p, ints dim, bool keepdim) {
    (void)keepdim;
    uint64_t mask;
    if (th_dims_mask("norm", dim, input->ndim, &mask))
        return -1;
    return run(kind_along(p.f, input, mask), &input, 1, output, mask, p);
}

static int common(const tensor *input, const tensor *other, extent *size) {
    tensor *both[2] = {(tensor *)(uintptr_t)input, (tensor *)(uintptr_t)other};
    mismatch why;
    if (!th_broadcast(2, both, size, &why))
        return th_count(size->ndim, size->size) < 0 ? -1 : 0;
    return th_fail(TH_RUNTIME, "dist: input is %s, other is %s; need sizes that broadcast",
                   th_describe(input), th_describe(other));
}

int shape_dist(extent *result, const tensor *input, const tensor *other, scalar p) {
    extent size;
    *result = (extent){0};
    if (common(input, other, &size))
        return -1;
    const tensor wide = th_expanded(input, size.ndim, size.size);
    return check("dist", &wide, p, result);
}

int cpu_dist(tensor *output, const tensor *input, const tensor *other, scalar p) {
    extent size;
    if (common(input, other, &size))
        return -1;
    const tensor a = th_expanded(input, size.ndim, size.size);
    const tensor b = th_expanded(other, size.ndim, size.size);
    const tensor *const both[2] = {&a, &b};
    return run(kind_of(p.f), both, 2, output, th_all_dims(size.ndim), p);
}

static loop slope_of(double p, bool wide) {
    if (p == 2)
        return wide ? slope_squares_double : slope_squares_float;
    if (p == 1)
        return wide ? slope_sizes_double : slope_sizes_float;
    if (p == 0)
        return wide ? slope_counts_double : slope_counts_float;
    return wide ? slope_powers_double : slope_powers_float;
}

/* norm and grad have all dimensions of input. */
static int slopes(const tensor *to, const tensor *input, const tensor *norm, const tensor *grad,
                  scalar p) {
    const task w = {.body = slope_of(p.f, input->dtype == TH_DOUBLE),
                    .outputs = 1,
                    .count = 4,
                    .operands = {{.t = to}, {.t = input}, {.t = norm}, {.t = grad}},
                    .option = &p,
                    .kernel = &kind_of(p.f)->slope,
                    .type = input->dtype,
                    .options = 1};
    return th_iterate(&w);
}

/* Each tied extremum gets its share with its sign; |x| is x times its sign too. */
static int to_elements(const tensor *to, const tensor *input, const tensor *output,
                       const tensor *grad_output, uint64_t mask, scalar p) {
    const tensor norm = th_expand_reduced(output, input, mask),
                 grad = th_expand_reduced(grad_output, input, mask);
    if (!isinf(p.f))
        return slopes(to, input, &norm, &grad, p);
    const scalar signs = th_real(1);
    tensor *size = th_new_like(input, (dtype)input->dtype);
    const int failed = !size || slopes(size, input, &norm, input, signs)
                       || th_extreme_shares(to, size, &norm, &grad, mask)
                       || slopes(to, input, &norm, to, signs);
    th_drop(size);
    return failed ? -1 : 0;
}

int shape_norm_input(extent *result, const tensor *grad_output, const tensor *input,
                     const tensor *norm, scalar p, ints dim, bool keepdim) {
    (void)p;
    return th_reduced_input_shape("norm_input", result, input, grad_output, norm, dim, keepdim);
}

int cpu_norm_input(tensor *output, const tensor *grad_output, const tensor *input,
                   const tensor *norm, scalar p, ints dim, bool keepdim) {
    (void)keepdim;
    uint64_t mask;
    if (th_dims_mask("norm_input", dim, input->ndim, &mask))
        return -1;
    return to_elements(output, input, norm, grad_output, mask, p);
}

int shape_dist_input(extent *result, const tensor *grad_output, const tensor *difference,
                     const tensor *norm, scalar p) {
    const extent one = {0};
    (void)p;
    *result = th_extent(difference);
    return th_check_gradient("dist_input", grad_output, &one)
                   || th_check_gradient("dist_input", norm, &one)
               ? -1
               : 0;
}

int cpu_dist_input(tensor *output, const tensor *grad_output, const tensor *difference,
                   const tensor *norm, scalar p) {
    const uint64_t all = th_all_dims(difference->ndim);
    if (!isinf(p.f) || !difference->numel)
        return to_elements(output, difference, norm, grad_output, all, p);
    /* a norm rounded to Half may equal none of the differences */
    tensor *largest = th_new(difference->device, (dtype)difference->dtype, 0, NULL);
    const int failed = !largest || run(kind_of(p.f), &difference, 1, largest, all, p)
                       || to_elements(output, difference, largest, grad_output, all, p);
    th_drop(largest);
    return failed ? -1 : 0;
}
