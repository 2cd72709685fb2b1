/* view_offset.c: the place of a tensor within another tensor of the same storage. Reads headers
   only. */
#include "kernels/view/view_offset.h"

#include "kernels/view/part.h"

/* The dims of a tensor, largest strides first, without those that do not move. */
typedef struct order {
    int count, dim[TH_MAX_DIM];
} order;

static order order_of(const tensor *t) {
    order o = {0};
    for (int d = 0; d < t->ndim; d++) {
        int k = t->size[d] == 1 || !th_stride(t)[d] ? -1 : o.count++;
        for (; k > 0 && th_stride(t)[o.dim[k - 1]] < th_stride(t)[d]; k--)
            o.dim[k] = o.dim[k - 1];
        if (k >= 0)
            o.dim[k] = d;
    }
    return o;
}

/* Find the index of the element at an offset; indices of the other dims are left unchanged. */
static inline bool find(const tensor *t, const order *o, int64_t offset, int64_t *at) {
    int64_t left = offset - t->offset;
    for (int k = 0; k < o->count && left >= 0; k++) {
        const int d = o->dim[k];
        const int64_t most = t->size[d] - 1, index = left / th_stride(t)[d];
        at[d] = index < most ? index : most;
        left -= at[d] * th_stride(t)[d];
    }
    return left == 0;
}

int th_add_key(int64_t *spec, int length, int64_t kind, int64_t start, int64_t stop, int64_t step) {
    const int64_t words[] = {kind, start, stop, step};
    for (int i = 0; i < 4; i++)
        spec[length++] = words[i];
    return length;
}

static bool selects(const tensor *whole, ints spec, const tensor *part) {
    tensor result;
    bool same = !th_part_index(&result, whole, spec) && result.offset == part->offset
                && th_same_size(&result, part);
    for (int j = 0; same && j < part->ndim; j++)
        same = part->size[j] == 1 || th_stride(&result)[j] == th_stride(part)[j];
    return same;
}

int th_within_keys(const tensor *whole, const tensor *part, int64_t *spec) {
    int64_t start[TH_MAX_DIM] = {0};
    const order o = order_of(whole);
    int d = 0, length = 0;
    if (th_overlaps_itself(whole) || !find(whole, &o, part->offset, start))
        return 0;
    for (int j = 0; j < part->ndim; j++) {
        if (part->size[j] == 1) {
            length = th_add_key(spec, length, KEY_NEW_AXIS, 0, 0, 0);
            continue;
        }
        for (; d < whole->ndim; d++) {
            const int64_t step = whole->size[d] > 1 ? th_stride(part)[j] / th_stride(whole)[d] : 0;
            const int64_t stop = start[d] + (part->size[j] - 1) * step + 1;
            if (step > 0 && stop <= whole->size[d]
                && step * th_stride(whole)[d] == th_stride(part)[j]) {
                length = th_add_key(spec, length, KEY_SLICE, start[d++], stop, step);
                break;
            }
            length = th_add_key(spec, length, KEY_INT, start[d], 0, 0);
        }
    }
    for (; d < whole->ndim; d++)
        length = th_add_key(spec, length, KEY_INT, start[d], 0, 0);
    return selects(whole, (ints){spec, length}, part) ? length : 0;
}

tensor *th_within_places(const tensor *whole, const tensor *part, int64_t *result) {
    tensor *places = th_new(TH_CPU, TH_LONG, part->ndim, part->size);
    int64_t *position = places ? th_data(places) : NULL, offset = part->offset;
    int64_t index[TH_MAX_DIM] = {0}, at[TH_MAX_DIM] = {0};
    const order o = order_of(whole);
    *result = 0;
    for (int64_t i = 0; places && i < part->numel; i++) {
        const bool is = find(whole, &o, offset, at);
        position[i] = is ? 0 : -1;
        *result += is;
        for (int d = 0; is && d < whole->ndim; d++)
            position[i] = position[i] * whole->size[d] + at[d];
        for (int d = part->ndim - 1; d >= 0; d--) {
            offset += th_stride(part)[d];
            if (++index[d] < part->size[d])
                break;
            offset -= th_stride(part)[d] * part->size[d];
            index[d] = 0;
        }
    }
    return places;
}
