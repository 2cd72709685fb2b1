/* fit.c: tensors cut or padded with zeros to a size, and tensors whose halves are exchanged. */
#include "fit.h"

#include "kernels/fourier/fitted.h"
#include "walk/dense.h"

/* Copy what both tensors have: the first elements along every dim. */
static int copy_common(tensor *to, const tensor *from) {
    tensor target = th_header(to), source = th_header(from);
    for (int d = 0; d < to->ndim; d++)
        target.size[d] = source.size[d] = to->size[d] < from->size[d] ? to->size[d] : from->size[d];
    th_update_layout(&target);
    th_update_layout(&source);
    return target.numel ? th_copy(&target, &source) : 0;
}

static bool covers(const tensor *t, const extent *size) {
    bool all = true;
    for (int d = 0; d < t->ndim; d++)
        all &= t->size[d] >= size->size[d];
    return all;
}

tensor *th_fitted(const tensor *t, dtype type, const extent *size) {
    if (th_has_size(t, size) && t->dtype == type)
        return th_keep((tensor *)(uintptr_t)t);
    if (th_has_size(t, size))
        return th_converted(t, type);
    tensor *result = th_new(TH_CPU, type, size->ndim, size->size);
    if (result && ((!covers(t, size) && th_zero(result)) || copy_common(result, t))) {
        th_drop(result);
        return NULL;
    }
    return result;
}

int shape_fit(extent *result, const tensor *input, ints size) {
    if (size.count != input->ndim)
        return th_fail(TH_VALUE, "$0, size has %d numbers; need one for each dim", size.count);
    return th_take_sizes("fit", result, size);
}

int cpu_fit(tensor *output, const tensor *input, ints size) {
    (void)size;
    const extent own = th_extent(output);
    return (!covers(input, &own) && th_zero(output)) || copy_common(output, input) ? -1 : 0;
}

/* Halves */

int shape_fft_fftshift(extent *result, const tensor *input, ints dim) {
    uint64_t mask;
    *result = th_extent(input);
    return th_dims_mask("$", dim, input->ndim, &mask);
}

int shape_fft_ifftshift(extent *result, const tensor *input, ints dim) {
    return shape_fft_fftshift(result, input, dim);
}

/* Copy each of the 2^k parts of the dims of the mask to the other end of its dims. */
static int exchange(tensor *output, const tensor *input, ints dim, bool back) {
    uint64_t mask;
    if (th_dims_mask("$", dim, input->ndim, &mask))
        return -1;
    for (int d = 0; d < input->ndim; d++)
        mask &= input->size[d] > 1 ? UINT64_MAX : ~th_dim_bit(d);
    uint64_t upper = 0;
    do {
        tensor to = th_header(output), from = th_header(input);
        for (int d = 0; d < input->ndim; d++) {
            const int64_t size = input->size[d], first = back ? size / 2 : size - size / 2;
            if (!(mask >> d & 1))
                continue;
            const bool second = upper >> d & 1;
            to.size[d] = from.size[d] = second ? size - first : first;
            from.offset += second ? first * th_stride(&from)[d] : 0;
            to.offset += second ? 0 : (size - first) * th_stride(&to)[d];
        }
        th_update_layout(&to);
        th_update_layout(&from);
        if (to.numel && th_copy(&to, &from))
            return -1;
        upper = (upper - mask) & mask; /* the next subset */
    } while (upper);
    return 0;
}

int cpu_fft_fftshift(tensor *output, const tensor *input, ints dim) {
    return exchange(output, input, dim, false);
}

int cpu_fft_ifftshift(tensor *output, const tensor *input, ints dim) {
    return exchange(output, input, dim, true);
}
