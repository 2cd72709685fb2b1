/* Order of dims in memory: a new result lies in memory as its operands do. */
#include <string.h>

#include "walk/walk.h"

bool th_is_permuted(const tensor *t) {
    int64_t step = 1;
    for (int left = t->ndim; left; left--) {
        int d = 0;
        while (d < t->ndim && (t->size[d] == 1 || th_stride(t)[d] != step))
            d++;
        if (d == t->ndim)
            break;
        step *= t->size[d];
    }
    return step == t->numel;
}

/* Return the stride of an operand in dim d of a result; 0 where the operand is broadcast. */
static int64_t stride_in(const tensor *t, const tensor *out, int d) {
    const int own = d - out->ndim + t->ndim;
    return own < 0 || t->size[own] != out->size[d] ? 0 : th_stride(t)[own];
}

/* Whether dim a of a result lies outside dim b: 1, inside: -1. The first operand that has two
   strides there decides; 0: none does. */
static int lies_outside(const tensor *out, tensor *const *operands, int count, int a, int b) {
    for (int i = 0; i < count; i++) {
        const tensor *t = operands[i];
        const int64_t x = t ? stride_in(t, out, a) : 0, y = t ? stride_in(t, out, b) : 0;
        if (!x || !y || (x == y && out->size[a] <= out->size[b]))
            continue;
        return x >= y ? 1 : -1;
    }
    return 0;
}

/* Order the dims of a new contiguous result by the operands' strides, from the last dim on. */
static void order_by_strides(tensor *out, tensor *const *operands, int count) {
    int order[TH_MAX_DIM]; /* from the innermost dim outwards */
    for (int i = 0; i < out->ndim; i++) {
        const int d = order[i] = out->ndim - 1 - i;
        int at = i;
        for (int k = i - 1; k >= 0; k--) {
            const int side = lies_outside(out, operands, count, order[k], d);
            if (side < 0)
                break;
            if (side > 0) {
                order[at] = order[k];
                order[at = k] = d;
            }
        }
    }
    int64_t step = 1;
    for (int i = 0; i < out->ndim; i++) {
        th_stride(out)[order[i]] = step;
        step *= out->size[order[i]];
    }
}

void th_order_like(tensor *out, tensor *const *operands, int count) {
    const tensor *first = NULL;
    bool same = true, contiguous = true;
    for (int i = 0; i < count; i++) {
        const tensor *t = operands[i];
        if (!t || t->numel == 1)
            continue;
        const bool full = th_same_size(t, out);
        if (full && t->contiguous && !first)
            return;
        same &= full && (!first || th_same_strides(first, t));
        contiguous &= t->contiguous;
        first = first ? first : t;
    }
    if (contiguous || !out->numel)
        return;
    if (same && th_is_permuted(first))
        memcpy(th_stride(out), th_stride(first), sizeof(int64_t) * (size_t)out->ndim);
    else
        order_by_strides(out, operands, count);
    th_update_layout(out);
}

void th_keep_order(tensor *out, const tensor *like) {
    if (!like->contiguous && th_same_size(out, like))
        th_order_like(out, &(tensor *){(tensor *)(uintptr_t)like}, 1);
}
