/* complex_view.c: views between complex numbers and pairs (real, imaginary). */
#include "complex_view.h"

int view_view_as_real(tensor *output) {
    tensor pairs;
    if (th_view_as_real("view_as_real", &pairs, output) || th_check_room(output, pairs.ndim))
        return -1;
    output->offset = pairs.offset;
    output->ndim = pairs.ndim;
    output->dtype = pairs.dtype;
    memcpy(output->size, pairs.size, sizeof(int64_t) * pairs.ndim);
    memcpy(th_stride(output), th_stride(&pairs), sizeof(int64_t) * pairs.ndim);
    return 0;
}

int view_view_as_complex(tensor *output) {
    const int last = output->ndim - 1;
    const dtype type = th_complex_of((dtype)output->dtype);
    bool fits = last >= 0 && output->size[last] == 2 && th_stride(output)[last] == 1
                && output->offset % 2 == 0;
    for (int d = 0; fits && d < last; d++)
        fits = th_stride(output)[d] % 2 == 0 || output->size[d] < 2;
    if (!fits)
        return th_fail(
            TH_RUNTIME,
            "view_as_complex: input is %s with strides %s and offset %lld; need a contiguous last "
            "dim of size 2, and even offset and other strides; call clone()",
            th_describe(output), th_sizes(th_stride(output), output->ndim),
            (long long)output->offset);
    for (int d = 0; d < last; d++)
        th_stride(output)[d] /= 2;
    output->size[last] = th_stride(output)[last] = 1;
    output->ndim--;
    output->offset /= 2;
    output->dtype = (uint8_t)type;
    return 0;
}
