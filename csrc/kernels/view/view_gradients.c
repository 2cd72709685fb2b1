/* view_gradients.c: gradients of views: write the gradient into the viewed part of zeros. */
#include "view_gradients.h"

#include "base/each.h"
#include "kernels/view/part.h"
#include "view.h"
#include "walk/loop.h"

/* Compute the result's size; the view's part is taken afterwards. */
static int begin(const char *op, tensor *part, extent *result, const tensor *grad_output,
                 ints size) {
    if (th_shape_header(op, part, grad_output, size))
        return -1;
    *result = th_extent(part);
    return 0;
}

static int check_part(const char *op, const tensor *grad_output, const tensor *part) {
    const extent wanted = th_extent(part);
    return th_check_gradient(op, grad_output, &wanted);
}

/* Write zeros, and source into the part. */
static int place(tensor *output, tensor *part, const tensor *source) {
    return th_zero(output) || th_copy(part, source) ? -1 : 0;
}

/* narrow and select */

static int64_t length_along(const tensor *t, int64_t dim) {
    const int64_t wrapped = th_wrap_dim("narrow_input", dim, t->ndim);
    return wrapped < 0 ? -1 : t->size[wrapped];
}

int shape_narrow_input(extent *result, const tensor *grad_output, int64_t dimension, int64_t start,
                       ints size) {
    tensor part;
    const int64_t length = length_along(grad_output, dimension);
    if (length < 0 || begin("narrow_input", &part, result, grad_output, size)
        || view_narrow(&part, dimension, start, length))
        return -1;
    return check_part("narrow_input", grad_output, &part);
}

int cpu_narrow_input(tensor *output, const tensor *grad_output, int64_t dimension, int64_t start,
                     ints size) {
    (void)size;
    tensor part;
    const int64_t length = length_along(grad_output, dimension);
    if (th_part_narrow(&part, output, dimension, start, length))
        return -1;
    return place(output, &part, grad_output);
}

int shape_select_input(extent *result, const tensor *grad_output, int64_t dim, int64_t index,
                       ints size) {
    tensor part;
    if (begin("select_input", &part, result, grad_output, size) || view_select(&part, dim, index))
        return -1;
    return check_part("select_input", grad_output, &part);
}

int cpu_select_input(tensor *output, const tensor *grad_output, int64_t dim, int64_t index,
                     ints size) {
    (void)size;
    tensor part;
    if (th_part_select(&part, output, dim, index))
        return -1;
    return place(output, &part, grad_output);
}

/* index and unfold */

/* The ints of index_input: the sizes, then the spec of index. */
static ints sizes_of(ints size_and_spec, int64_t ndim) {
    return (ints){size_and_spec.at, (int)ndim};
}

static ints spec_of(ints size_and_spec, int64_t ndim) {
    return (ints){size_and_spec.at + ndim, size_and_spec.count - (int)ndim};
}

static int check_ndim(const char *op, int64_t ndim, ints size_and_spec) {
    if (ndim >= 0 && ndim <= TH_MAX_DIM && ndim <= size_and_spec.count)
        return 0;
    return th_fail(TH_VALUE, "%s: ndim is %lld of %d ints; need 0 to %d", op, (long long)ndim,
                   size_and_spec.count, TH_MAX_DIM);
}

int shape_index_input(extent *result, const tensor *grad_output, int64_t ndim, ints size_and_spec) {
    tensor part;
    if (check_ndim("index_input", ndim, size_and_spec)
        || begin("index_input", &part, result, grad_output, sizes_of(size_and_spec, ndim))
        || view_index(&part, spec_of(size_and_spec, ndim)))
        return -1;
    return check_part("index_input", grad_output, &part);
}

int cpu_index_input(tensor *output, const tensor *grad_output, int64_t ndim, ints size_and_spec) {
    tensor part;
    if (th_part_index(&part, output, spec_of(size_and_spec, ndim)))
        return -1;
    return place(output, &part, grad_output);
}

int view_index_input_input(tensor *output, int64_t ndim, ints size_and_spec) {
    if (check_ndim("index_input_input", ndim, size_and_spec))
        return -1;
    return view_index(output, spec_of(size_and_spec, ndim));
}

int shape_unfold_input(extent *result, const tensor *grad_output, int64_t dimension, int64_t length,
                       int64_t step, ints size) {
    if (th_take_sizes("unfold_input", result, size))
        return -1;
    const int64_t dim = th_wrap_dim("unfold_input", dimension, size.count);
    if (dim < 0)
        return -1;
    const int64_t whole = size.count ? size.at[dim] : 1;
    bool fits = grad_output->ndim == size.count + 1 && length >= 0 && step >= 1 && length <= whole
                && grad_output->size[size.count] == length
                && grad_output->size[dim] == (whole - length) / step + 1;
    for (int d = 0; fits && d < size.count; d++)
        fits = d == dim || grad_output->size[d] == size.at[d];
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "unfold_input: grad_output is %s, dimension is %lld, length is %lld, step "
                       "is %lld, size is %s; need the size that unfold gives",
                       th_describe(grad_output), (long long)dimension, (long long)length,
                       (long long)step, th_sizes(size.at, size.count));
    return 0;
}

#define TEMPLATE "kernels/view/window_sums.h"
#include "base/each/summed.h"

static const loop add_loops[TH_DTYPES] = {
#define ADD_ENTRY(type, T, name) [type] = add_##name,
    EACH_SUMMED(ADD_ENTRY)};

/* Add the elements of every window of grad_output from `first` on, `step` at most, to the sum. */
static int add_elements(tensor *output, const tensor *grad_output, int64_t dim, int64_t length,
                        int64_t step, int64_t first) {
    const int last = grad_output->ndim - 1;
    const int64_t count = length - first < step ? length - first : step;
    tensor from, to;
    if (th_part_narrow(&from, grad_output, last, first, count)
        || th_part_narrow(&to, output, dim, first, output->size[dim] - length + 1))
        return -1;
    to.ndim = grad_output->ndim;
    to.size[last] = count;
    th_stride(&to)[last] = th_stride(&to)[dim];
    to.size[dim] = grad_output->size[dim];
    th_stride(&to)[dim] *= step < output->size[dim] ? step : output->size[dim];
    th_update_layout(&to);
    const loop body = TH_ENTRY(add_loops, (dtype)output->dtype, "unfold_input");
    if (!body)
        return -1;
    static const gpu_kernel adding = {"kernels/add", "add"};
    return th_iterate(&(task){.body = body,
                              .kernel = &adding,
                              .type = output->dtype,
                              .outputs = 1,
                              .count = 3,
                              .operands = {{.t = &to}, {.t = &to}, {.t = &from}}});
}

int cpu_unfold_input(tensor *output, const tensor *grad_output, int64_t dimension, int64_t length,
                     int64_t step, ints size) {
    const int64_t dim = th_wrap_dim("unfold_input", dimension, size.count);
    const int64_t count = step < length ? step : length;
    tensor whole = th_header(output); /* a 0-dim tensor has one window of one element */
    whole.ndim += !whole.ndim;
    if (th_zero(output))
        return -1;
    for (int64_t first = 0; first < length; first += count)
        if (add_elements(&whole, grad_output, dim, length, step, first))
            return -1;
    return 0;
}

/* The inverse of permute */

int view_unpermute(tensor *output, ints dims) {
    int64_t back[TH_MAX_DIM];
    uint64_t seen = 0;
    for (int d = 0; d < dims.count && dims.count == output->ndim; d++) {
        const int64_t from = th_wrap_dim("unpermute", dims.at[d], output->ndim);
        if (from < 0)
            return -1;
        back[from] = d;
        seen |= th_dim_bit(from);
    }
    if (dims.count != output->ndim || seen != th_all_dims(output->ndim))
        return th_fail(TH_RUNTIME,
                       "unpermute: input is %s, %d dims are given; need each of its %d dimensions "
                       "once",
                       th_describe(output), dims.count, output->ndim);
    return view_permute(output, (ints){back, dims.count});
}
