/* few_bits.c: the rows of linear maps by weights of 8 bits. Few rows are multiplied by weights that
   are widened in registers, since memory limits the speed; many rows by panels of floats. */
#include "few_bits.h"

#include "base/each.h"
#include "kernels/blas/blas.h"
#include "kernels/blas/few_bits_set.h"
#include "walk/dense.h"

/* More rows repay writing the weights as floats. */
#define FEW_ROWS 16

static const few_bits_set *functions(void) {
#if defined(TH_ONE_LEVEL) && TH_ONE_LEVEL == 4
    return &th_few_bits_avx512;
#elif defined(TH_ONE_LEVEL)
    return &th_few_bits_avx2;
#else
#if defined(__x86_64__) && !defined(__SANITIZE_ADDRESS__) && !defined(TH_NO_CLONES)
    if (th_cpu_level() == 4)
        return &th_few_bits_avx512;
    if (th_cpu_level() == 3)
        return &th_few_bits_avx2;
#endif
    return &th_few_bits_plain;
#endif
}

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

/* A product by panels: `panel` outputs of the weight at a time as floats, times the scale. */
typedef struct panels {
    int64_t rows, depth, outputs, panel;
    const char *x; /* [rows][depth], or the gradient [rows][outputs] */
    const int8_t *weight;
    const char *scale;
    char *output; /* [rows][outputs], or the gradient [rows][depth] */
    bool failed;
} panels;

#define PANELS(type, T, name)                                                                      \
    CLONES static void widen_##name(T *to, const int8_t *from, int64_t count, T scale) {           \
        for (int64_t p = 0; p < count; p++)                                                        \
            to[p] = (T)from[p] * scale;                                                            \
    }                                                                                              \
    static T *panel_##name(panels *c, int64_t first, int64_t count) {                              \
        T *panel = th_allocate(c->panel * c->depth * (int64_t)sizeof(T));                          \
        for (int64_t k = 0; panel && k < count; k++)                                               \
            widen_##name(panel + k * c->depth, c->weight + (first + k) * c->depth, c->depth,       \
                         ((const T *)c->scale)[first + k]);                                        \
        if (!panel)                                                                                \
            __atomic_store_n(&c->failed, true, __ATOMIC_RELAXED);                                  \
        return panel;                                                                              \
    }                                                                                              \
    static void forward_##name(int64_t begin, int64_t end, void *context) {                        \
        panels *c = context;                                                                       \
        for (int64_t part = begin; part < end; part++) {                                           \
            const int64_t first = part * c->panel, rest = c->outputs - first;                      \
            const int64_t count = rest < c->panel ? rest : c->panel;                               \
            T *panel = panel_##name(c, first, count);                                              \
            if (!panel)                                                                            \
                return;                                                                            \
            GEMM_##name(false, true, c->rows, count, c->depth, 1, (const T *)c->x, c->depth,       \
                        panel, c->depth, 1, (T *)c->output + first, c->outputs);                   \
            th_release(panel, c->panel * c->depth * (int64_t)sizeof(T));                           \
        }                                                                                          \
    }                                                                                              \
    static void backward_##name(panels *c) {                                                       \
        for (int64_t first = 0; first < c->outputs && !c->failed; first += c->panel) {             \
            const int64_t rest = c->outputs - first, count = rest < c->panel ? rest : c->panel;    \
            T *panel = panel_##name(c, first, count);                                              \
            if (!panel)                                                                            \
                return;                                                                            \
            GEMM_##name(false, false, c->rows, c->depth, count, 1, (const T *)c->x + first,        \
                        c->outputs, panel, c->depth, first > 0, (T *)c->output, c->depth);         \
            th_release(panel, c->panel * c->depth * (int64_t)sizeof(T));                           \
        }                                                                                          \
    }
#define GEMM_float th_sgemm
#define GEMM_double th_dgemm
EACH_FLOATING(PANELS)

/* A panel takes half of the second-level cache, and at least 16 rows. */
static panels panels_of(tensor *output, const tensor *x, const tensor *weight,
                        const tensor *scale) {
    const int64_t outputs = weight->size[0], depth = weight->size[1], item = th_item_size[x->dtype];
    const int64_t fits = th_second_cache() / 2 / item / (depth + 1) / 16 * 16;
    return (panels){.rows = output->numel / output->size[output->ndim - 1],
                    .depth = depth,
                    .outputs = outputs,
                    .panel = fits < 16        ? 16
                             : fits < outputs ? fits
                                              : outputs,
                    .x = th_data(x),
                    .weight = th_data(weight),
                    .scale = th_data(scale),
                    .output = th_data(output)};
}

static int check(const char *op, const tensor *x, const tensor *weight, const tensor *scale,
                 const tensor *bias, int side) {
    const int last = x->ndim - 1;
    if (last < 0 || weight->ndim != 2 || weight->size[side] != x->size[last])
        return th_fail(
            TH_RUNTIME,
            "%s: %s is %s, weight is %s; need %s of 1 dimension or more, weight of 2, and "
            "%s.size(-1) == weight.size(%d)",
            op, side ? "input" : "grad_output", th_describe(x), th_describe(weight),
            side ? "input" : "grad_output", side ? "input" : "grad_output", side);
    if (scale->ndim != 1 || scale->size[0] != weight->size[0])
        return th_fail(TH_RUNTIME,
                       "%s: scale is %s, weight is %s; need scale.size(0) == weight.size(0)", op,
                       th_describe(scale), th_describe(weight));
    if (bias && (bias->ndim != 1 || bias->size[0] != weight->size[0]))
        return th_fail(TH_RUNTIME,
                       "%s: bias is %s, weight is %s; need bias.size(0) == weight.size(0)", op,
                       th_describe(bias), th_describe(weight));
    return 0;
}

int shape_linear_int8(extent *result, const tensor *input, const tensor *weight,
                      const tensor *scale, const tensor *bias) {
    if (check("linear_int8", input, weight, scale, bias, 1))
        return -1;
    *result = th_extent(input);
    result->size[input->ndim - 1] = weight->size[0];
    return 0;
}

int cpu_linear_int8(tensor *output, const tensor *input, const tensor *weight, const tensor *scale,
                    const tensor *bias) {
    if (!output->numel)
        return 0;
    panels c = panels_of(output, input, weight, scale);
    if (input->dtype == TH_FLOAT && c.rows <= FEW_ROWS) {
        few_rows((few_bits){th_data(input), c.rows, c.depth, c.outputs, th_data(weight),
                            th_data(scale), bias ? th_data(bias) : NULL, th_data(output)},
                 functions()->chars);
        return 0;
    }
    tensor start = th_header(output); /* each row begins as the bias */
    if (bias) {
        start = th_header(bias);
        start.ndim = output->ndim;
        for (int d = 0; d < output->ndim; d++) {
            start.size[d] = output->size[d];
            start.stride[d] = d == output->ndim - 1;
        }
        th_update_layout(&start);
    }
    if (bias ? th_copy(output, &start) : th_fill(output, th_integral(0)))
        return -1;
    th_parallel((c.outputs + c.panel - 1) / c.panel,
                (double)c.panel * (double)c.depth * (double)c.rows / 16,
                input->dtype == TH_FLOAT ? forward_float : forward_double, &c);
    return c.failed ? -1 : 0;
}

int shape_linear_int8_input(extent *result, const tensor *grad_output, const tensor *weight,
                            const tensor *scale) {
    if (check("linear_int8_input", grad_output, weight, scale, NULL, 0))
        return -1;
    *result = th_extent(grad_output);
    result->size[grad_output->ndim - 1] = weight->size[1];
    return 0;
}

int cpu_linear_int8_input(tensor *output, const tensor *grad_output, const tensor *weight,
                          const tensor *scale) {
    if (!output->numel)
        return 0;
    panels c = panels_of(output, grad_output, weight, scale);
    if (!c.outputs)
        return th_fill(output, th_integral(0));
    if (output->dtype == TH_FLOAT)
        backward_float(&c);
    else
        backward_double(&c);
    return c.failed ? -1 : 0;
}
