/* few_bits.c: linear maps by weights of 8 or 4 bits, or of bfloat16. The CPU's units for bytes multiply rows of whole
   numbers. Without them, few rows are multiplied by weights that are widened in registers, since memory limits the
   speed; many rows by panels of floats. */
#include "few_bits.h"

#include "base/of_level.h"
#include "kernels/blas/bfloat16.h"
#include "kernels/blas/byte_units.h"
#include "kernels/blas/few_bits_set.h"
#include "walk/dense.h"

/* More rows repay writing the weights as floats, or packing them for the CPU's units; bfloat16s are
   widened faster than chars. */
#define FEW_ROWS 64
#define FEW_NIBBLE_ROWS 16
#define FEW_BFLOAT16_ROWS (th_has_bfloat16_units() ? 2 : 64)

static const few_bits_set *functions(void) { return TH_OF_LEVEL(th_few_bits); }

typedef struct group_task {
    few_bits call;
    few_bits_function body;
} group_task;
static void run_groups(int64_t begin, int64_t end, void *context) {
    const group_task *x = context;
    x->body(&x->call, begin, end);
}

static void few_rows(few_bits call, few_bits_function body) {
    group_task x = {call, body};
    th_parallel((call.outputs + TH_FEW - 1) / TH_FEW,
                (double)call.depth * TH_FEW / 8 * (double)call.rows, run_groups, &x);
}

bool th_reads_few_rows(const tensor *output, const tensor *weight) {
    return weight->contiguous && output->numel <= FEW_BFLOAT16_ROWS * weight->size[0];
}

void th_multiply_few_bfloat16(tensor *output, const tensor *input, const tensor *weight,
                              const tensor *bias) {
    const int64_t outputs = weight->size[0], rows = output->numel / outputs;
    few_rows((few_bits){th_data(input), rows, weight->size[1], outputs, th_data(weight), NULL,
                        bias ? th_data(bias) : NULL, th_data(output)},
             functions()->bfloat16s);
}

/* A product by panels: `panel` outputs of the weight at a time as floats. */
typedef struct panels {
    int64_t rows, depth, outputs, panel;
    int64_t groups; /* of weights of 4 bits; 0: weights of 8 bits */
    const char *x;  /* [rows][depth], or the gradient [rows][outputs] */
    const char *weight, *scale, *zero, *bias;
    char *output; /* [rows][outputs], or the gradient [rows][depth] */
    bool is_float, failed;
} panels;

#define TEMPLATE "kernels/blas/few_bits_panels.h"
#include "base/each/floating.h"

/* A panel takes half of the second-level cache, and at least 16 rows. */
static panels panels_of(tensor *output, const tensor *x, const tensor *weight, const tensor *scale,
                        const tensor *zero, const tensor *bias) {
    const int64_t outputs = weight->size[0], depth = weight->size[1] * (zero ? 2 : 1);
    const int64_t fits = th_second_cache() / 2 / th_item_size[x->dtype] / (depth + 1) / 16 * 16;
    return (panels){.rows = output->numel / output->size[output->ndim - 1],
                    .depth = depth,
                    .outputs = outputs,
                    .panel = fits < 16        ? 16
                             : fits < outputs ? fits
                                              : outputs,
                    .groups = zero ? scale->size[1] : 0,
                    .x = th_data(x),
                    .weight = th_data(weight),
                    .scale = th_data(scale),
                    .zero = zero ? th_data(zero) : NULL,
                    .bias = bias ? th_data(bias) : NULL,
                    .output = th_data(output),
                    .is_float = x->dtype == TH_FLOAT};
}

static int by_panels(panels *c) {
    const double products = (double)c->panel * (double)c->depth * (double)c->rows;
    th_parallel((c->outputs + c->panel - 1) / c->panel, products / 16,
                c->is_float ? forward_float : forward_double, c);
    return c->failed ? -1 : 0;
}

static int gradient_by_panels(panels *c, tensor *output) {
    if (!c->outputs)
        return th_fill(output, th_integral(0));
    if (output->dtype == TH_FLOAT)
        backward_float(c);
    else
        backward_double(c);
    return c->failed ? -1 : 0;
}

/* The unit of a row; 0: floats must compute the row as it is. */
CLONES static float unit_of(const float *x, int64_t depth) {
    uint32_t top = 0, exponents = 0, count = 0;
    for (int64_t k = 0; k < depth; k++) {
        uint32_t bits;
        __builtin_memcpy(&bits, x + k, sizeof bits);
        bits &= 0x7fffffff;
        top = bits > top ? bits : top;
        exponents += bits >> 23;
        count += bits > 0;
    }
    return th_unit_of_row(top, exponents, count);
}

static void find_units(int64_t begin, int64_t end, void *context) {
    units_product *p = context;
    for (int64_t row = begin; row < end; row++)
        ((float *)p->unit)[row] = unit_of(p->x + row * p->depth, p->depth);
}

/* Round rows as the units do, so every CPU computes the same products. */
CLONES static void round_rows(float *to, const units_product *p) {
    const float shift = 0x1.8p23F; /* the sum with it has no bits of fractions */
    for (int64_t row = 0; row < p->rows; row++)
        for (int64_t k = row * p->depth; k < (row + 1) * p->depth; k++)
            to[k] = (p->x[k] * (1 / p->unit[row]) + shift - shift) * p->unit[row];
}

/* Of each two vectors of a row, write the even elements first; and sum each group. */
static void split_row(float *to, float *sums, const float *x, int64_t depth, int64_t groups,
                      int width) {
    for (int64_t p = 0; p < depth; p++)
        to[p / (2 * width) * (2 * width) + p % 2 * width + p % (2 * width) / 2] = x[p];
    for (int64_t g = 0; g < groups; g++) {
        double sum = 0;
        for (int64_t p = 0; p < depth / groups; p++)
            sum += (double)x[g * (depth / groups) + p];
        sums[g] = (float)sum;
    }
}

typedef struct nibbles_task {
    nibbles call;
    nibbles_function body;
} nibbles_task;
static void run_nibbles(int64_t begin, int64_t end, void *context) {
    const nibbles_task *x = context;
    x->body(&x->call, begin, end);
}

static int few_nibbles(const panels *c) {
    const int64_t bytes = c->rows * (c->depth + c->groups) * (int64_t)sizeof(float);
    float *x = th_allocate(bytes), *sums = x + c->rows * c->depth;
    if (!x)
        return -1;
    for (int64_t i = 0; i < c->rows; i++)
        split_row(x + i * c->depth, sums + i * c->groups, (const float *)c->x + i * c->depth,
                  c->depth, c->groups, functions()->width);
    nibbles_task task = {{x, sums, c->rows, c->depth, c->outputs, c->groups,
                          (const uint8_t *)c->weight, (const float *)c->scale,
                          (const float *)c->zero, (const float *)c->bias, (float *)c->output},
                         functions()->nibbles};
    th_parallel((c->outputs + TH_FEW - 1) / TH_FEW, (double)c->depth * TH_FEW / 8 * (double)c->rows,
                run_nibbles, &task);
    th_release(x, bytes);
    return 0;
}

/* Rows as they are, by floats or doubles. */
static int by_floats(panels *c) {
    if (!c->is_float || c->rows > (c->groups ? FEW_NIBBLE_ROWS : FEW_ROWS)
        || (c->groups && c->depth / c->groups % (2 * functions()->width)))
        return by_panels(c);
    if (c->groups)
        return few_nibbles(c);
    few_rows((few_bits){(const float *)c->x, c->rows, c->depth, c->outputs, c->weight,
                        (const float *)c->scale, (const float *)c->bias, (float *)c->output},
             functions()->chars);
    return 0;
}

/* Rows that each have a unit. */
static int by_units(panels *c, const units_product *p) {
    const byte_units *units = th_byte_units();
    if (th_pairs_take(p))
        return th_multiply_by_pairs(p);
    if (th_shorts_take(p))
        return th_multiply_by_shorts(p);
    if (units)
        return units->few_bits(p);
    const int64_t bytes = p->rows * p->depth * (int64_t)sizeof(float);
    float *x = th_allocate(bytes);
    if (!x)
        return -1;
    round_rows(x, p);
    c->x = (const char *)x;
    const int failed = by_floats(c);
    th_release(x, bytes);
    return failed;
}

/* Rows from `row` on. */
static int multiply_rows(panels c, units_product p, int64_t row, int64_t rows) {
    p.x += row * p.depth;
    p.unit += row;
    p.output += row * p.outputs;
    c.x = (const char *)p.x;
    c.output = (char *)p.output;
    c.rows = p.rows = rows;
    return *p.unit > 0 ? by_units(&c, &p) : by_floats(&c);
}

/* Rows of floats next to each other are one product if each has a unit, or none has. */
static int multiply(panels c) {
    units_product p = {.x = (const float *)c.x,
                       .rows = c.rows,
                       .depth = c.depth,
                       .outputs = c.outputs,
                       .groups = c.groups,
                       .weight = (const uint8_t *)c.weight,
                       .scale = (const float *)c.scale,
                       .zero = (const float *)c.zero,
                       .bias = (const float *)c.bias,
                       .output = (float *)c.output};
    if (!c.is_float || !th_units_take(&p))
        return by_floats(&c);
    const int64_t bytes = c.rows * (int64_t)sizeof(float);
    float *unit = th_allocate(bytes);
    if (!unit)
        return -1;
    p.unit = unit;
    th_parallel(c.rows, (double)c.depth / 8, find_units, &p);
    int failed = 0;
    for (int64_t row = 0, end; !failed && row < c.rows; row = end) {
        for (end = row + 1; end < c.rows && !unit[end] == !unit[row];)
            end++;
        failed = multiply_rows(c, p, row, end - row);
    }
    th_release(unit, bytes);
    return failed;
}

/* The weight has `each` elements per element; side: the dim of the weight that x meets. */
static int check(const char *op, const tensor *x, const tensor *weight, int each, int side) {
    const int last = x->ndim - 1;
    const char *name = side ? "input" : "grad_output";
    if (last < 0 || weight->ndim != 2 || weight->size[side] * (side ? each : 1) != x->size[last])
        return th_fail(
            TH_RUNTIME,
            "%s: %s is %s, weight is %s; need %s of 1 dimension or more, weight of 2, and "
            "%s.size(-1) == %sweight.size(%d)",
            op, name, th_describe(x), th_describe(weight), name, name,
            side && each == 2 ? "2 * " : "", side);
    return 0;
}

static int check_bias(const char *op, const char *name, const tensor *bias, const tensor *weight) {
    if (bias && (bias->ndim != 1 || bias->size[0] != weight->size[0]))
        return th_fail(TH_RUNTIME, "%s: %s is %s, weight is %s; need %s.size(0) == weight.size(0)",
                       op, name, th_describe(bias), th_describe(weight), name);
    return 0;
}

static int replace_last(extent *result, const tensor *x, int64_t size) {
    *result = th_extent(x);
    result->size[x->ndim - 1] = size;
    return 0;
}

int shape_linear_int8(extent *result, const tensor *input, const tensor *weight,
                      const tensor *scale, const tensor *bias) {
    if (check("linear_int8", input, weight, 1, 1)
        || check_bias("linear_int8", "scale", scale, weight)
        || check_bias("linear_int8", "bias", bias, weight))
        return -1;
    return replace_last(result, input, weight->size[0]);
}

int cpu_linear_int8(tensor *output, const tensor *input, const tensor *weight, const tensor *scale,
                    const tensor *bias) {
    if (!output->numel)
        return 0;
    return multiply(panels_of(output, input, weight, scale, NULL, bias));
}

int shape_linear_int8_input(extent *result, const tensor *grad_output, const tensor *weight,
                            const tensor *scale) {
    if (check("linear_int8_input", grad_output, weight, 1, 0)
        || check_bias("linear_int8_input", "scale", scale, weight))
        return -1;
    return replace_last(result, grad_output, weight->size[1]);
}

int cpu_linear_int8_input(tensor *output, const tensor *grad_output, const tensor *weight,
                          const tensor *scale) {
    if (!output->numel)
        return 0;
    panels c = panels_of(output, grad_output, weight, scale, NULL, NULL);
    return gradient_by_panels(&c, output);
}

static int check_groups(const char *op, const tensor *weight, const tensor *scale,
                        const tensor *zero) {
    const int64_t groups = scale->ndim == 2 ? scale->size[1] : 0, depth = 2 * weight->size[1];
    if (groups < 1 || scale->size[0] != weight->size[0] || depth % groups || depth / groups % 2)
        return th_fail(
            TH_RUNTIME,
            "%s: scale is %s, weight is %s; need scale of (outputs, groups), and groups of "
            "an even number of inputs",
            op, th_describe(scale), th_describe(weight));
    if (!th_same_size(zero, scale))
        return th_fail(TH_RUNTIME, "%s: zero is %s, scale is %s; need equal sizes", op,
                       th_describe(zero), th_describe(scale));
    return 0;
}

int shape_linear_int4(extent *result, const tensor *input, const tensor *weight,
                      const tensor *scale, const tensor *zero, const tensor *bias) {
    if (check("linear_int4", input, weight, 2, 1)
        || check_groups("linear_int4", weight, scale, zero)
        || check_bias("linear_int4", "bias", bias, weight))
        return -1;
    return replace_last(result, input, weight->size[0]);
}

int cpu_linear_int4(tensor *output, const tensor *input, const tensor *weight, const tensor *scale,
                    const tensor *zero, const tensor *bias) {
    if (!output->numel)
        return 0;
    return multiply(panels_of(output, input, weight, scale, zero, bias));
}

int shape_linear_int4_input(extent *result, const tensor *grad_output, const tensor *weight,
                            const tensor *scale, const tensor *zero) {
    if (check("linear_int4_input", grad_output, weight, 2, 0)
        || check_groups("linear_int4_input", weight, scale, zero))
        return -1;
    return replace_last(result, grad_output, 2 * weight->size[1]);
}

int cpu_linear_int4_input(tensor *output, const tensor *grad_output, const tensor *weight,
                          const tensor *scale, const tensor *zero) {
    if (!output->numel)
        return 0;
    panels c = panels_of(output, grad_output, weight, scale, zero, NULL);
    return gradient_by_panels(&c, output);
}
