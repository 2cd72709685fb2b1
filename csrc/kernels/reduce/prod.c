/* prod.c: gradients of products: for each element, the product of all others. */
#include "prod.h"

#include <math.h>

#include "base/each.h"
#include "kernels/reduce/lines.h"

/* Product of the elements before times the product of the elements after: correct if elements are
   zero or the whole product overflows. For cumulative products, each with its own gradient, the
   second factor is the sum over the later products. */
typedef struct prod_gradient {
    void *out;
    const void *grad, *in;
    dtype type;
    bool each;
    int64_t lines, count, inner; /* lines of count elements, `inner` apart */
    int64_t groups, width;       /* lines processed together, since products are sequential */
    int64_t shares; /* groups of lines, each with workspace for the products before its elements */
    int64_t share;  /* bytes of the workspace of a share */
    char *scratch;
} prod_gradient;

#define TOGETHER 8
#define LONG 4096 /* a line of more elements fills the cache alone */

#define TEMPLATE "kernels/reduce/prod_lines.h"
#include "base/each/floating.h"
#define TEMPLATE "kernels/reduce/prod_lines.h"
#include "base/each/complex.h"

typedef void (*lines)(const prod_gradient *w, int64_t line, int64_t width, void *scratch);

/* Process a group's lines: adjacent columns of a block, or consecutive lines. */
static void run_groups(int64_t begin, int64_t end, void *context) {
    const prod_gradient *w = context;
#define LINES(type, T, name) [type] = lines_##name,
    static const lines each_type[TH_DTYPES] = {EACH_FLOATING(LINES) EACH_COMPLEX(LINES)};
    const int64_t side = w->inner > 1 ? w->inner : w->lines;
    const int64_t each = (side + w->width - 1) / w->width;
    for (int64_t s = begin; s < end; s++)
        for (int64_t g = w->groups * s / w->shares; g < w->groups * (s + 1) / w->shares; g++) {
            const int64_t first = g % each * w->width, left = side - first;
            each_type[w->type](w, g / each * side + first, left < w->width ? left : w->width,
                               w->scratch + s * w->share);
        }
}

static int find_gradient(tensor *to, const tensor *grad, const tensor *input, around a, bool each) {
    if (!input->numel)
        return 0;
    prod_gradient w = {.out = th_data(to), .grad = th_data(grad), .in = th_data(input)};
    w.type = (dtype)input->dtype;
    w.each = each;
    w.lines = a.outer * a.inner;
    w.count = a.count;
    w.inner = a.inner;
    w.width = a.inner == 1 && a.count > LONG ? 1 : TOGETHER;
    const int64_t side = a.inner > 1 ? a.inner : w.lines;
    w.width = side < w.width ? side : w.width;
    w.groups = w.lines / side * ((side + w.width - 1) / w.width);
    w.shares = th_threads_for(4.0 * (double)input->numel);
    w.shares = w.groups < w.shares ? w.groups : w.shares;
    const int64_t wide = th_is_complex(w.type) ? sizeof(complexdouble) : sizeof(double);
    w.share = w.count * w.width * wide;
    const int64_t bytes = w.shares * w.share;
    if (!(w.scratch = th_allocate(bytes)))
        return -1;
    th_parallel(w.shares, 4.0 * (double)(input->numel / w.shares), run_groups, &w);
    th_release(w.scratch, bytes);
    return 0;
}

int shape_prod_input(extent *result, const tensor *grad_output, const tensor *input, ints dim,
                     bool keepdim) {
    return th_reduced_input_shape("prod_input", result, input, grad_output, NULL, dim, keepdim);
}

int cpu_prod_input(tensor *output, const tensor *grad_output, const tensor *input, ints dim,
                   bool keepdim) {
    (void)keepdim;
    uint64_t mask;
    if (th_dims_mask("prod_input", dim, input->ndim, &mask))
        return -1;
    const tensor lines = th_lines_of(input, mask);
    tensor to = th_lines_of(output, mask);
    tensor *grad = th_dense(grad_output), *plain = grad ? th_dense(&lines) : NULL;
    tensor *result = plain ? th_dense_result(&to) : NULL;
    const int failed = result
                           ? find_gradient(result, grad, plain, th_around_lines(plain, mask), false)
                           : -1;
    th_drop(grad);
    th_drop(plain);
    return th_deliver(&to, result, failed);
}

int shape_cumprod_input(extent *result, const tensor *grad_output, const tensor *input,
                        int64_t dim) {
    *result = th_extent(input);
    return th_wrap_dim("cumprod_input", dim, input->ndim) < 0
               ? -1
               : th_check_gradient("cumprod_input", grad_output, result);
}

int cpu_cumprod_input(tensor *output, const tensor *grad_output, const tensor *input, int64_t dim) {
    const int64_t along = th_wrap_dim("cumprod_input", dim, input->ndim);
    tensor *grad = th_dense(grad_output), *plain = grad ? th_dense(input) : NULL;
    tensor *result = plain ? th_dense_result(output) : NULL;
    const int failed = result ? find_gradient(result, grad, plain, th_around(plain, along), true)
                              : -1;
    th_drop(grad);
    th_drop(plain);
    return th_deliver(output, result, failed);
}
