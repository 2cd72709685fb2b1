/* gpu_index_at.c: indexing by several dims together, and by the number among all elements, on a
   GPU. */
#include "kernels/gpu/gpu.h"
#include "kernels/index/layout.h"
#include "take.h"

#define NOT_USED INT64_MIN /* offset of an unused place */

static tensor *zeros(device where, int64_t count) {
    tensor *t = th_new(where, TH_LONG, 1, &count);
    if (!t || !th_zero(t))
        return t;
    th_drop(t);
    return NULL;
}

/* Compute each place's offset, NOT_USED if it is skipped; new reference. */
static tensor *resolve(const char *op, const layout *l, const tensor *place, bool last, bool wrap) {
    static const gpu_kernel claiming = {"kernels/indexing", "claim_places"},
                            resolving = {"kernels/indexing", "resolve"};
    const device where = place->device;
    tensor *claims = last ? zeros(where, l->span) : NULL;
    tensor *offsets = th_new(where, TH_LONG, 1, &l->places);
    int failed = !offsets || (last && !claims) ? -1 : 0;
    if (!failed) {
        gpu_work w = {.at = {th_data(offsets), th_data(place), claims ? th_data(claims) : NULL},
                      .n = {l->places, l->span, l->picked, wrap, NOT_USED}};
        for (int d = 0; d < l->picked; d++) {
            w.n[5 + d] = l->picked_size[d];
            w.n[5 + l->picked + d] = l->picked_stride[d];
        }
        failed = th_gpu_prepare(&w, where, op)
                 || (last && th_gpu_elements(where, &claiming, TH_LONG, l->places, &w))
                 || th_gpu_elements(where, &resolving, TH_LONG, l->places, &w);
    }
    th_drop(claims);
    if (failed)
        th_drop(offsets);
    return failed ? NULL : offsets;
}

/* Add a dim to the iteration space: its size, and the strides of index, part and dense side. */
static void add_dim(gpu_work *w, int *d, int ndim, int64_t size, int64_t index, int64_t part,
                    int64_t dense) {
    w->n[5 + *d] = size;
    w->n[5 + ndim + *d] = index;
    w->n[5 + 2 * ndim + *d] = part;
    w->n[5 + 3 * ndim + *d] = dense;
    ++*d;
}

int th_gpu_index_at(const char *op, const layout *l, dtype type, const tensor *place, bool every,
                    bool wrap, part_way way) {
    static const gpu_kernel kernels[] = {{"kernels/indexing", "pick"}, {"kernels/indexing", "put"}};
    const int64_t count = l->outer * l->places * l->inner;
    tensor *offsets = resolve(op, l, place, !every || way == TH_PART_WRITE, wrap);
    if (!offsets || !count) {
        th_drop(offsets);
        return offsets ? 0 : -1;
    }
    const int runs = l->inner != 1, ndim = l->before + 1 + (runs ? l->behind + 1 : 0);
    gpu_work w = {.at = {l->dense, l->part, th_data(offsets)},
                  .n = {count, INT64_MAX, 1, NOT_USED, ndim}};
    int64_t dense = l->dense_step, step[TH_MAX_DIM + 1];
    int at = 0;
    for (int k = ndim - 1; k >= 0; k--) {
        const int own = k - l->before - 1;
        step[k] = dense;
        dense *= own < -1          ? l->before_size[k]
                 : own < 0         ? l->places
                 : own < l->behind ? l->behind_size[own]
                                   : l->length;
    }
    for (int k = 0; k < l->before; k++)
        add_dim(&w, &at, ndim, l->before_size[k], 0, l->before_stride[k], step[at]);
    add_dim(&w, &at, ndim, l->places, 1, 0, step[at]);
    for (int k = 0; runs && k < l->behind; k++)
        add_dim(&w, &at, ndim, l->behind_size[k], 0, l->behind_stride[k], step[at]);
    if (runs)
        add_dim(&w, &at, ndim, l->length, 0, l->step, step[at]);
    w.n[5 + 5 * ndim] = l->before;
    int failed = th_gpu_prepare(&w, place->device, op);
    if (!failed && way == TH_PART_ADD)
        failed = th_gpu_add_sorted(&w, offsets, (around){1, l->places, 1}, type, count);
    else if (!failed)
        failed = th_gpu_elements(place->device, &kernels[way], th_gpu_move_type(type), count, &w);
    th_drop(offsets);
    return failed ? -1 : 0;
}

/* take and put: places number all elements */

static int all_elements(const char *op, const tensor *part, const tensor *place, void *dense,
                        int64_t dense_step, part_way way) {
    layout l = {.part = th_data(part),
                .dense = dense,
                .places = place->numel,
                .span = part->numel,
                .dense_step = dense_step,
                .outer = 1,
                .inner = 1,
                .length = 1,
                .step = 1,
                .picked = part->ndim};
    for (int d = 0; d < part->ndim; d++) {
        l.picked_size[d] = part->size[d];
        l.picked_stride[d] = th_stride(part)[d];
    }
    return place->numel ? th_gpu_index_at(op, &l, (dtype)part->dtype, place, true, true, way) : 0;
}

int cuda_take(tensor *output, const tensor *input, const tensor *index) {
    tensor *at = th_dense(index), *to = th_dense_result(output);
    const int failed = !at || !to || all_elements("take", input, at, th_data(to), 1, TH_PART_READ);
    th_drop(at);
    return th_deliver(output, to, failed);
}

/* source NULL: zeros. */
static int put(const char *op, tensor *output, const tensor *index, const tensor *source,
               bool accumulate) {
    tensor *at = th_dense_disjoint(output, index);
    tensor *from = source ? th_dense_disjoint(output, source)
                          : th_new(output->device, output->dtype, 1, (int64_t[1]){1});
    const int failed = !at || !from || (!source && th_zero(from))
                       || all_elements(op, output, at, th_data(from), source != NULL,
                                       accumulate ? TH_PART_ADD : TH_PART_WRITE);
    th_drop(at);
    th_drop(from);
    return failed ? -1 : 0;
}

int cuda_put(tensor *output, const tensor *index, const tensor *source, bool accumulate) {
    return put("put", output, index, source, accumulate);
}

int cuda_put_input(tensor *output, const tensor *index, bool accumulate) {
    return accumulate ? 0 : put("put", output, index, NULL, false);
}

int cuda_take_input(tensor *output, const tensor *grad_output, const tensor *index, ints size) {
    (void)size;
    return th_zero(output) ? -1 : put("take", output, index, grad_output, true);
}
