/* adjoint_view.c: gradients of views, whose elements go back to their places. */
#include "adjoint.h"
#include "each.h"
#include "../generated/kernels.h"
#include "indexing.h"

/* The result's size, where part is what the row would have taken from it. */
static int whole(const char *op, extent *result, const tensor *grad_output, tensor *part,
                 const int64_t *size, int length) {
    const extent wanted = th_extent(part);
    return th_take_sizes(op, result, size, length) || th_check_gradient(op, grad_output, &wanted)
               ? -1 : 0;
}

/* Zeros, and source in the part; drops the part. */
static int place(tensor *output, tensor *part, int failed, const tensor *source) {
    if (!failed) {
        th_update(part);
        failed = th_zero(output) || th_copy(part, source);
    }
    th_drop(part);
    return failed ? -1 : 0;
}

/* narrow and select */

static int64_t length_along(const tensor *t, int64_t dim) {
    const int64_t wrapped = th_wrap_dim("narrow_input", dim, t->ndim);
    return wrapped < 0 ? -1 : t->size[wrapped];
}

int th_narrow_input_shape(extent *result, const tensor *grad_output, int64_t dimension,
                          int64_t start, const int64_t *size, int size_length) {
    tensor part;
    const int64_t length = length_along(grad_output, dimension);
    if (length < 0 || th_imagine(&part, grad_output, size, size_length) ||
        th_narrow_view(&part, dimension, start, length))
        return -1;
    return whole("narrow_input", result, grad_output, &part, size, size_length);
}

int th_narrow_input_cpu(tensor *output, const tensor *grad_output, int64_t dimension, int64_t start,
                        const int64_t *size, int size_length) {
    (void)size, (void)size_length;
    tensor *part = th_alias(output);
    const int64_t length = length_along(grad_output, dimension);
    return part ? place(output, part, th_narrow_view(part, dimension, start, length), grad_output)
                : -1;
}

int th_select_input_shape(extent *result, const tensor *grad_output, int64_t dim, int64_t index,
                          const int64_t *size, int size_length) {
    tensor part;
    if (th_imagine(&part, grad_output, size, size_length) || th_select_view(&part, dim, index))
        return -1;
    return whole("select_input", result, grad_output, &part, size, size_length);
}

int th_select_input_cpu(tensor *output, const tensor *grad_output, int64_t dim, int64_t index,
                        const int64_t *size, int size_length) {
    (void)size, (void)size_length;
    tensor *part = th_alias(output);
    return part ? place(output, part, th_select_view(part, dim, index), grad_output) : -1;
}

/* index and unfold */

static int check_index_input(int64_t ndim, int length) {
    if (ndim >= 1 && ndim <= TH_MAX_DIM && ndim <= length)
        return 0;
    return th_fail(TH_VALUE, "index_input: ndim is %lld of %d ints; need 1 to %d", (long long)ndim,
                   length, TH_MAX_DIM);
}

int th_index_input_shape(extent *result, const tensor *grad_output, int64_t ndim,
                         const int64_t *size_and_spec, int size_and_spec_length) {
    (void)grad_output;
    return check_index_input(ndim, size_and_spec_length)
        || th_take_sizes("index_input", result, size_and_spec, ndim) ? -1 : 0;
}

int th_index_input_cpu(tensor *output, const tensor *grad_output, int64_t ndim,
                       const int64_t *size_and_spec, int size_and_spec_length) {
    tensor *part = th_indexed(output, size_and_spec + ndim, size_and_spec_length - (int)ndim);
    if (!part)
        return -1;
    const bool fits = th_same_size(part, grad_output);
    if (!fits)
        th_fail(TH_RUNTIME, "index_input: grad_output is %s, the indexed part is %s; need the same "
                "size", th_describe(grad_output), th_describe(part));
    return place(output, part, !fits, grad_output);
}

int th_unfold_input_shape(extent *result, const tensor *grad_output, int64_t dimension,
                          int64_t length, int64_t step, const int64_t *size, int size_length) {
    if (th_take_sizes("unfold_input", result, size, size_length))
        return -1;
    const int64_t dim = th_wrap_dim("unfold_input", dimension, size_length);
    if (dim < 0)
        return -1;
    bool fits = grad_output->ndim == size_length + 1 && length >= 1 && step >= 1
             && length <= size[dim] && grad_output->size[size_length] == length
             && grad_output->size[dim] == (size[dim] - length) / step + 1;
    for (int d = 0; fits && d < size_length; d++)
        fits = d == dim || grad_output->size[d] == size[d];
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "unfold_input: grad_output is %s, dimension is %lld, length is %lld, step "
                       "is %lld, size is %s; need the size that unfold gives",
                       th_describe(grad_output), (long long)dimension, (long long)length,
                       (long long)step, th_sizes(size, size_length));
    return 0;
}

/* Adds one element of every window: they lie in `to` step apart, so that no two meet. */
#define ADD_WINDOWS(type, T, name)                                                                 \
    static void add_##name(char *const *at, const int64_t *move, int64_t count,                    \
                        const scalar *option) {                                                    \
        (void)option;                                                                              \
        for (int64_t i = 0; i < count; i++) {                                                      \
            T *to = (T *)(at[0] + i * move[0]);                                                    \
            *to = (T)(*to + *(const T *)(at[1] + i * move[1]));                                    \
        }                                                                                          \
    }
EACH_TYPE(ADD_WINDOWS)

static const loop add_loops[TH_DTYPES] = {
#define ADD_ENTRY(type, T, name) [type] = add_##name,
    EACH_TYPE(ADD_ENTRY)};

int th_unfold_input_cpu(tensor *output, const tensor *grad_output, int64_t dimension,
                        int64_t length, int64_t step, const int64_t *size, int size_length) {
    const int64_t dim = th_wrap_dim("unfold_input", dimension, size_length);
    int failed = th_zero(output);
    (void)size;
    for (int64_t i = 0; i < length && !failed; i++) {
        tensor *to = th_alias(output), *from = th_alias(grad_output);
        failed = to && from && !th_unfold_view(to, dim, length, step)
              && !th_select_view(to, size_length, i) && !th_select_view(from, size_length, i)
               ? 0 : -1;
        if (!failed) {
            th_update(to);
            th_update(from);
            failed = th_iterate(2, (const operand[]){{to, NULL}, {from, NULL}},
                                add_loops[output->dtype], NULL);
        }
        th_drop(to);
        th_drop(from);
    }
    return failed;
}

/* The way back of permute, and of the gradient of an indexed part */

int th_unpermute_view(tensor *output, const int64_t *dims, int dims_length) {
    int64_t back[TH_MAX_DIM];
    unsigned seen = 0;
    for (int d = 0; d < dims_length && dims_length == output->ndim; d++) {
        const int64_t from = th_wrap_dim("unpermute", dims[d], output->ndim);
        if (from < 0)
            return -1;
        back[from] = d;
        seen |= 1u << from;
    }
    if (dims_length != output->ndim || seen != (1u << output->ndim) - 1)
        return th_fail(TH_RUNTIME, "unpermute: input is %s, %d dims are given; need each of its %d "
                       "dimensions once", th_describe(output), dims_length, output->ndim);
    return th_permute_view(output, back, dims_length);
}

int th_index_again_view(tensor *output, int64_t ndim, const int64_t *size_and_spec,
                        int size_and_spec_length) {
    if (ndim < 0 || ndim > size_and_spec_length)
        return th_fail(TH_VALUE, "index_again: ndim is %lld, but there are %d ints",
                       (long long)ndim, size_and_spec_length);
    return th_index_view(output, size_and_spec + ndim, size_and_spec_length - (int)ndim);
}
