/* padding.c: pads the last dimensions, or crops them by negative widths. */
#include "padding.h"

#include "base/each.h"
#include "kernels/gpu/gpu.h"
#include "walk/dense.h"

enum { CONSTANT, REFLECT, REPLICATE, CIRCULAR };

/* Padded dimensions from the outermost on; before[d] elements are added in front. */
typedef struct padding {
    const char *op;
    int dims, mode;
    int64_t outer, lines; /* number of blocks of padded dimensions; rows per padded block */
    int64_t from[TH_MAX_DIM], to[TH_MAX_DIM], before[TH_MAX_DIM], after[TH_MAX_DIM];
    int64_t begin, end; /* part of a padded row that is copied */
    int64_t inside;     /* numbers of an element: the channels of a pixel, or 1 */
    const void *input;
    void *output;
    union {
        char element[16];
        th_bits aligned;
    } value;
} padding;

/* Size of dimension d after cropping. */
static int64_t kept(const padding *p, int d) {
    return p->from[d] + (p->before[d] < 0 ? p->before[d] : 0) + (p->after[d] < 0 ? p->after[d] : 0);
}

/* Return the source element of padded element j along dimension d; -1: the constant. */
static int64_t source(const padding *p, int d, int64_t j) {
    const int64_t size = p->from[d], i = j - p->before[d];
    if (i >= 0 && i < size)
        return i;
    switch (p->mode) {
    case REFLECT: return i < 0 ? -i : 2 * (size - 1) - i;
    case REPLICATE: return i < 0 ? 0 : size - 1;
    case CIRCULAR: return i < 0 ? i + kept(p, d) : i - kept(p, d);
    default: return -1;
    }
}

/* Return the source row of row `line` of a padded block; -1: none. */
static int64_t source_line(const padding *p, int64_t line) {
    int64_t result = 0, step = 1;
    for (int d = p->dims - 2; d >= 0; d--) {
        const int64_t at = source(p, d, d ? line % p->to[d] : line);
        if (at < 0)
            return -1;
        result += at * step;
        step *= p->from[d];
        line = d ? line / p->to[d] : 0;
    }
    return result;
}

static int64_t lines_of(const padding *p, const int64_t *size) {
    int64_t lines = 1;
    for (int d = 0; d < p->dims - 1; d++)
        lines *= size[d];
    return lines;
}

#define TEMPLATE "kernels/resample/padding_rows.h"
#include "base/each/size.h"

#define TEMPLATE "kernels/resample/padding_sums.h"
#include "base/each/floating.h"
#define TEMPLATE "kernels/resample/padding_sums.h"
#include "base/each/complex.h"

static int check_width(const padding *p, int d) {
    const int64_t size = p->from[d];
    for (int side = 0; side < 2; side++) {
        const int64_t width = side ? p->after[d] : p->before[d];
        const int64_t most = p->mode == REFLECT ? size - 1 : kept(p, d);
        if (width <= 0 || p->mode == CONSTANT || (p->mode == REPLICATE ? size > 0 : width <= most))
            continue;
        return th_fail(TH_VALUE,
                       "%s: a dimension of %lld elements cannot be padded by %lld; need "
                       "%s",
                       p->op, (long long)size, (long long)width,
                       p->mode == REPLICATE ? "1 element or more"
                       : p->mode == REFLECT ? "a width below the size for mode reflect"
                                            : "a width up to what is left for mode circular");
    }
    return 0;
}

/* The rows of a block, and what is copied of each. */
static void set_rows(padding *p) {
    const int last = p->dims - 1;
    p->begin = p->before[last] > 0 ? p->before[last] : 0;
    p->end = p->to[last] - (p->after[last] > 0 ? p->after[last] : 0);
    if (p->begin >= p->end)
        p->begin = p->end = p->to[last];
    p->lines = lines_of(p, p->to);
}

/* Last dims that are not padded belong to the elements. */
static void join_elements(padding *p) {
    for (int d = p->dims - 1; d > 0 && !p->before[d] && !p->after[d]; d--, p->dims--)
        p->inside *= p->from[d];
    set_rows(p);
}

/* If size is given, t is the padded tensor and size is that of the unpadded one. */
static int read_padding(padding *p, const tensor *t, const ints *size, ints widths, int64_t mode) {
    const int ndim = size ? size->count : t->ndim;
    if (widths.count % 2 || widths.count > 2 * ndim || ndim != t->ndim)
        return th_fail(TH_VALUE,
                       "%s: %s is %s, %d widths are given; need 2 for each padded dimension, "
                       "the last one's first",
                       p->op, size ? "grad_output" : "input", th_describe(t), widths.count);
    p->mode = (int)mode;
    if (!(p->dims = widths.count / 2)) /* a copy */
        return 0;
    if (mode != CONSTANT && !size && p->dims && p->dims == ndim)
        return th_fail(TH_VALUE,
                       "%s: input is %s, %d widths are given; mode %s leaves the first dimension "
                       "as it is",
                       p->op, th_describe(t), widths.count,
                       mode == REFLECT     ? "reflect"
                       : mode == REPLICATE ? "replicate"
                                           : "circular");
    p->outer = 1;
    for (int d = 0; d < ndim - p->dims; d++)
        p->outer *= t->size[d];
    for (int d = 0; d < p->dims; d++) {
        const int whole = ndim - p->dims + d;
        p->from[d] = size ? size->at[whole] : t->size[whole];
        p->before[d] = widths.at[2 * (p->dims - 1 - d)];
        p->after[d] = widths.at[2 * (p->dims - 1 - d) + 1];
        for (int side = 0; side < 2; side++)
            if ((side ? p->after[d] : p->before[d]) > INT32_MAX
                || (side ? p->after[d] : p->before[d]) < -INT32_MAX)
                return th_fail(TH_VALUE, "%s: a width is %lld; need -%d to %d", p->op,
                               (long long)(side ? p->after[d] : p->before[d]), INT32_MAX,
                               INT32_MAX);
        p->to[d] = p->from[d] + p->before[d] + p->after[d];
        if (p->from[d] < 0 || p->from[d] > INT64_MAX / 4 || p->to[d] < 0)
            return th_fail(TH_VALUE,
                           "%s: %s is %s, the widths of dimension %d are %lld and %lld; need "
                           "0 elements or more to be left",
                           p->op, size ? "grad_output" : "input", th_describe(t), whole,
                           (long long)p->before[d], (long long)p->after[d]);
        if (check_width(p, d))
            return -1;
    }
    p->inside = 1;
    set_rows(p);
    return 0;
}

int shape_pad_values(extent *result, const tensor *input, ints widths, int64_t mode, scalar value) {
    padding p = {.op = "$"};
    (void)value;
    if (read_padding(&p, input, NULL, widths, mode) || th_check_scalar("$", input->dtype, value))
        return -1;
    *result = th_extent(input);
    memcpy(result->size + input->ndim - p.dims, p.to, (size_t)p.dims * sizeof(int64_t));
    return th_count(result->ndim, result->size) < 0 ? -1 : 0;
}

/* One thread per element of the result. */
static int on_gpu(const padding *p, tensor *to, const tensor *from, bool back) {
    static const gpu_kernel pads = {"kernels/resample", "pad"},
                            unpads = {"kernels/resample", "unpad"};
    const dtype type = (dtype)to->dtype;
    gpu_work w = {.at = {th_data(to), th_data(from)}, .n = {to->numel, p->dims, p->mode}};
    memcpy(w.s, p->value.element, (size_t)th_item_size[type]);
    for (int d = 0; d < p->dims; d++) {
        w.n[3 + d] = p->from[d];
        w.n[3 + p->dims + d] = p->to[d];
        w.n[3 + 2 * p->dims + d] = p->before[d];
        w.n[3 + 3 * p->dims + d] = kept(p, d);
    }
    return back ? th_gpu_elements(to->device, &unpads, type, to->numel, &w)
                : th_gpu_elements(to->device, &pads, th_gpu_move_type(type), to->numel, &w);
}

int cpu_pad_values(tensor *output, const tensor *input, ints widths, int64_t mode, scalar value) {
    padding p = {.op = "$"};
    if (!widths.count)
        return th_copy(output, input);
    if (read_padding(&p, input, NULL, widths, mode))
        return -1;
    if (!(input->contiguous && output->contiguous)) {
        const bool pixels = output->device == TH_CPU && input->ndim > 3 && p.dims <= input->ndim - 2
                            && input->size[1] && th_has_pixels(input) && th_has_pixels(output);
        if (!pixels) {
            tensor *planes = th_dense(input), *result = th_dense_result(output);
            const int failed = planes && result
                                   ? cpu_pad_values(result, planes, widths, mode, value)
                                   : -1;
            th_drop(planes);
            return th_deliver(output, result, failed);
        }
        p.inside = input->size[1];
        p.outer /= p.inside;
    }
    if (output->device == TH_CPU)
        join_elements(&p);
    static const th_range pads[] = {
        [1] = pad_1, [2] = pad_2, [4] = pad_4, [8] = pad_8, [16] = pad_16};
    th_write_scalar(p.value.element, output->dtype, value);
    if (output->device != TH_CPU)
        return on_gpu(&p, output, input, false);
    p.input = th_data(input);
    p.output = th_data(output);
    if (output->numel)
        th_parallel(p.outer * p.lines, (double)(p.to[p.dims - 1] * p.inside + 1),
                    pads[th_item_size[output->dtype]], &p);
    return 0;
}

int shape_pad_input(extent *result, const tensor *grad_output, ints size, ints widths,
                    int64_t mode) {
    padding p = {.op = "pad_input"};
    if (read_padding(&p, grad_output, &size, widths, mode)
        || th_take_sizes("pad_input", result, size))
        return -1;
    extent wanted = *result;
    memcpy(wanted.size + wanted.ndim - p.dims, p.to, (size_t)p.dims * sizeof(int64_t));
    return th_check_gradient("pad_input", grad_output, &wanted);
}

int cpu_pad_input(tensor *output, const tensor *grad_output, ints size, ints widths, int64_t mode) {
    static const th_range unpads[TH_DTYPES] = {
#define UNPAD_ENTRY(type, T, name) [type] = unpad_##name,
        EACH_FLOATING(UNPAD_ENTRY) EACH_COMPLEX(UNPAD_ENTRY)};
    padding p = {.op = "pad_input"};
    int64_t less[2 * TH_MAX_DIM];
    if (!widths.count)
        return th_copy(output, grad_output);
    if (mode == CONSTANT) { /* gradient of constant padding: crop */
        for (int k = 0; k < widths.count; k++)
            less[k] = -widths.at[k];
        return cpu_pad_values(output, grad_output, (ints){less, widths.count}, mode, (scalar){0});
    }
    if (read_padding(&p, grad_output, &size, widths, mode))
        return -1;
    if (output->device != TH_CPU)
        return on_gpu(&p, output, grad_output, true);
    p.input = th_data(grad_output);
    p.output = th_data(output);
    if (output->numel)
        th_parallel(p.outer, (double)(p.lines * p.to[p.dims - 1] + 1), unpads[output->dtype], &p);
    return 0;
}
