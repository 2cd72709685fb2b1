/* complex_view.c: complex numbers as pairs of their parts, and such pairs as complex numbers. */
#include "complex_view.h"

int view_view_as_real(tensor *output) {
    const int ndim = output->ndim;
    if (ndim == TH_MAX_DIM)
        return th_fail(TH_RUNTIME, "view_as_real: input is %s; its pairs would have %d dimensions, at most %d are possible",
                       th_describe(output), ndim + 1, TH_MAX_DIM);
    for (int d = 0; d < ndim; d++)
        output->stride[d] *= 2;
    output->size[ndim] = 2;
    output->stride[ndim] = 1;
    output->ndim++;
    output->offset *= 2;
    output->dtype = (uint8_t)th_part((dtype)output->dtype);
    return 0;
}

int view_view_as_complex(tensor *output) {
    const int last = output->ndim - 1;
    bool fits = last >= 0 && output->size[last] == 2 && output->stride[last] == 1
                && output->offset % 2 == 0;
    for (int d = 0; fits && d < last; d++)
        fits = output->stride[d] % 2 == 0 || output->size[d] < 2;
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "view_as_complex: input is %s with strides %s and offset %lld; need a last dim of two elements "
                       "side by side, and even strides and offset in all else: clone() makes such a tensor",
                       th_describe(output), th_sizes(output->stride, output->ndim),
                       (long long)output->offset);
    for (int d = 0; d < last; d++)
        output->stride[d] /= 2;
    output->size[last] = output->stride[last] = 1;
    output->ndim--;
    output->offset /= 2;
    output->dtype = (uint8_t)th_complex_of((dtype)output->dtype);
    return 0;
}
