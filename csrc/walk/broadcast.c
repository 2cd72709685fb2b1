/* broadcast.c: the common size of operands, and headers expanded to it. */
#include <string.h>

#include "walk/walk.h"

/* Return the first tensor whose size is not 1 in that dimension of the result. */
static int first_with_dim(tensor *const *t, int dim, int ndim) {
    for (int k = 0;; k++)
        if (t[k] && t[k]->ndim >= ndim - dim && t[k]->size[dim - ndim + t[k]->ndim] != 1)
            return k;
}

int th_broadcast(int count, tensor *const *t, extent *result, mismatch *why) {
    result->ndim = 0;
    for (int k = 0; k < count; k++)
        if (t[k] && t[k]->ndim > result->ndim)
            result->ndim = t[k]->ndim;
    for (int d = 0; d < result->ndim; d++)
        result->size[d] = 1;
    for (int k = 0; k < count; k++) {
        const int shift = t[k] ? result->ndim - t[k]->ndim : 0;
        for (int d = 0; t[k] && d < t[k]->ndim; d++) {
            int64_t *common = &result->size[d + shift];
            if (t[k]->size[d] == *common || t[k]->size[d] == 1)
                continue;
            if (*common != 1) {
                *why = (mismatch){first_with_dim(t, d + shift, result->ndim), k, d + shift};
                return -1;
            }
            *common = t[k]->size[d];
        }
    }
    return 0;
}

tensor th_expanded(const tensor *t, int ndim, const int64_t *size) {
    tensor wide = th_header(t);
    const int shift = ndim - t->ndim;
    wide.ndim = (uint8_t)ndim;
    for (int d = 0; d < ndim; d++) {
        const bool own = d >= shift && (t->size[d - shift] != 1 || size[d] == 1);
        wide.size[d] = size[d];
        th_stride(&wide)[d] = own ? th_stride(t)[d - shift] : 0;
    }
    th_update_layout(&wide);
    return wide;
}
