/* lanes.c: packs batches of small matrices into lanes and back; the rest is computed one by one. */
#include "kernels/lapack/lanes.h"

#include <string.h>

#define BUFFER_BYTES                                                                               \
    (TH_LANE_SIZE * TH_LANE_SIZE * TH_LANE_BYTES) /* bytes of a matrix in every lane */

typedef struct job {
    lane_kernel *kernel;
    int operands, all, lanes, item, size[3];
    int64_t count, elements[TH_LANE_MATRICES]; /* number of matrices, and real numbers of each */
    char *data[TH_LANE_MATRICES];
    uint8_t *accepted;
} job;

tensor th_slice(const tensor *batch, int64_t i) {
    tensor one = th_header(batch);
    one.offset += i * th_stride(batch)[0];
    one.ndim = (uint8_t)(batch->ndim - 1);
    for (int d = 0; d < one.ndim; d++) {
        one.size[d] = batch->size[d + 1];
        th_stride(&one)[d] = th_stride(batch)[d + 1];
    }
    th_update_layout(&one);
    return one;
}

/* Surplus lanes repeat the first matrix. */
static void pack(const job *j, int k, int64_t first, int count, char *lanes) {
    const int64_t elements = j->elements[k], line = j->lanes * j->item;
    th_transpose(lanes, line, j->data[k] + first * elements * j->item, elements * j->item, elements,
                 count, j->item);
    for (int64_t i = 0; count < j->lanes && i < elements; i++)
        for (int lane = count; lane < j->lanes; lane++)
            memcpy(lanes + i * line + lane * j->item, lanes + i * line, (size_t)j->item);
}

#define TEMPLATE "kernels/lapack/lanes_finite.h"
#include "base/each/floating.h"

static void run_groups(int64_t begin, int64_t end, void *context) {
    const job *j = context;
    _Alignas(64) char buffers[TH_LANE_MATRICES + 2][BUFFER_BYTES];
    char *at[TH_LANE_MATRICES + 2];
    uint8_t accepted[TH_LANE_BYTES], finite[TH_LANE_BYTES];
    for (int k = 0; k < TH_LANE_MATRICES + 2; k++)
        at[k] = buffers[k];
    for (int64_t group = begin; group < end; group++) {
        const int64_t first = group * j->lanes, left = j->count - first;
        const int count = left < j->lanes ? (int)left : j->lanes;
        for (int k = 0; k < j->operands; k++)
            pack(j, k, first, count, buffers[k]);
        (j->item == 4 ? finite_float : finite_double)(finite, buffers[0], j->elements[0]);
        j->kernel(at, j->size, accepted);
        for (int lane = 0; lane < j->lanes; lane++)
            accepted[lane] &= finite[lane];
        memcpy(j->accepted + first, accepted, (size_t)count);
        if (!memchr(accepted, 1, (size_t)count))
            continue; /* a single matrix that fails leaves its result unchanged */
        for (int k = j->operands; k < j->all; k++)
            th_transpose(j->data[k] + first * j->elements[k] * j->item, j->elements[k] * j->item,
                         buffers[k], j->lanes * j->item, count, j->elements[k], j->item);
    }
}

/* Compute the matrices that lanes rejected, in order, so that the first failure does not depend on
   threads. */
static int run_rest(const each_matrix *e, tensor *const *all, const uint8_t *accepted,
                    tensor *info) {
    tensor part[TH_LANE_MATRICES], *at[TH_LANE_MATRICES];
    const tensor *operand[TH_LANE_MATRICES];
    for (int64_t i = 0; i < all[0]->size[0]; i++) {
        int number = 0;
        if (accepted && accepted[i])
            continue;
        for (int k = 0; k < e->operands + e->results; k++) {
            part[k] = th_slice(all[k], i);
            operand[k] = at[k] = &part[k];
        }
        if (e->one(at + e->operands, operand, e->option, info ? &number : NULL))
            return -1;
        if (number)
            th_put(info, info->offset + i * th_stride(info)[0], th_integral(number));
    }
    return 0;
}

static lane_kernel *kernel_of(const each_matrix *e, dtype type) {
    const bool complex = th_is_complex(type);
    return e->kernel[2 * complex + ((complex ? th_part(type) : type) == TH_DOUBLE)];
}

static bool fit(const each_matrix *e, const tensor *const *all, int count) {
    const int size = th_is_complex((dtype)all[0]->dtype) ? TH_COMPLEX_SIZE : TH_LANE_SIZE;
    const int most = all[0]->size[0] > 1 || size < e->alone ? size : e->alone;
    bool small = kernel_of(e, (dtype)all[0]->dtype) != NULL;
    for (int k = 0; k < count; k++) {
        small &= all[k]->numel > 0;
        for (int d = 1; d < all[k]->ndim; d++)
            small &= all[k]->size[d] <= most;
    }
    return small;
}

bool th_fits_lanes(const each_matrix *e, const tensor *const *operand) {
    return fit(e, operand, e->operands);
}

static int run_lanes(const each_matrix *e, tensor *const *all, tensor *info) {
    const dtype type = (dtype)all[0]->dtype;
    const int64_t count = all[0]->size[0];
    job j = {.kernel = kernel_of(e, type),
             .operands = e->operands,
             .count = count,
             .all = e->operands + e->results,
             .item = th_item_size[th_is_complex(type) ? th_part(type) : type]};
    j.lanes = TH_LANE_BYTES / j.item;
    j.size[0] = (int)all[0]->size[1];
    j.size[1] = (int)all[0]->size[2];
    j.size[2] = e->operands > 1 ? (int)all[1]->size[2] : 0;
    for (int k = 0; k < j.all; k++) {
        j.elements[k] = all[k]->numel / count * th_item_size[all[k]->dtype] / j.item;
        j.data[k] = th_data(all[k]);
    }
    if (!(j.accepted = th_allocate(count)))
        return -1;
    const int64_t groups = (count + j.lanes - 1) / j.lanes;
    th_parallel(groups, 8.0 * (double)(j.elements[0] * j.lanes), run_groups, &j);
    const int failed = run_rest(e, all, j.accepted, info);
    th_release(j.accepted, count);
    return failed;
}

int th_each_matrix(const each_matrix *e, tensor *const *result, const tensor *const *operand,
                   tensor *info) {
    tensor *all[TH_LANE_MATRICES] = {NULL};
    int failed = info ? th_zero(info) : 0;
    bool empty = true; /* and of any count */
    for (int k = 0; k < e->results; k++)
        empty &= result[k]->numel == 0;
    if (empty)
        return failed;
    for (int k = 0; k < e->operands + e->results; k++) {
        all[k] = k < e->operands ? th_dense(operand[k]) : th_dense_result(result[k - e->operands]);
        failed |= all[k] ? 0 : -1;
    }
    if (!failed)
        failed = fit(e, (const tensor *const *)all, e->operands + e->results)
                     ? run_lanes(e, all, info)
                     : run_rest(e, all, NULL, info);
    for (int k = 0; k < e->operands; k++)
        th_drop(all[k]);
    for (int k = e->operands; k < e->operands + e->results; k++)
        failed |= th_deliver(result[k - e->operands], all[k], failed);
    return failed;
}
