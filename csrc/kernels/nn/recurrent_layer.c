/* recurrent_layer.c: the steps of recurrent layers, on the CPU and on GPUs. */
#include "kernels/nn/recurrent_layer.h"

#include <string.h>

#include "kernels/blas/blas.h"
#include "kernels/gpu/recurrent.h"
#include "walk/dense.h"

int th_layer_take(layer *l, cell_kind kind, const tensor *const *t, tensor *const *result,
                  int results, ints sizes, bool reverse) {
    *l = (layer){.kind = kind,
                 .type = (dtype)t[INPUT]->dtype,
                 .where = t[INPUT]->device,
                 .reverse = reverse,
                 .item = th_item_size[t[INPUT]->dtype],
                 .rows = t[INPUT]->size[0],
                 .batch = t[HIDDEN]->size[0],
                 .inputs = t[INPUT]->size[1],
                 .hidden = t[HIDDEN]->size[1],
                 .width = gates_of(kind) * t[HIDDEN]->size[1],
                 .sizes = sizes};
    for (int i = 0; i < OPERANDS; i++) {
        bool overlaps = false;
        for (int k = 0; k < results && t[i]; k++)
            overlaps |= result[k] && th_overlaps(result[k], t[i]);
        if (t[i] && !(l->t[i] = overlaps ? th_clone(t[i]) : th_dense(t[i])))
            return -1;
    }
    return 0;
}

void th_layer_drop(layer *l) {
    for (int i = 0; i < OPERANDS; i++)
        th_drop(l->t[i]);
}

tensor *th_layer_scratch(const layer *l, int64_t count) {
    return th_new(l->where, l->type, 1, (int64_t[1]){count});
}

void th_layer_multiply(layer *l, bool ta, bool tb, int64_t m, int64_t n, int64_t k, const char *a,
                       int64_t lda, const char *b, int64_t ldb, int beta, char *c, int64_t ldc) {
    lda = lda ? lda : 1;
    ldb = ldb ? ldb : 1;
    if (l->where != TH_CPU)
        l->failed |= th_gpu_matrix_product(l->where, l->type, ta, tb, m, n, k, a, lda, b, ldb, beta,
                                           c, ldc);
    else if (l->type == TH_FLOAT)
        th_sgemm(ta, tb, m, n, k, 1, (const float *)a, lda, (const float *)b, ldb, (float)beta,
                 (float *)c, ldc);
    else
        th_dgemm(ta, tb, m, n, k, 1, (const double *)a, lda, (const double *)b, ldb, beta,
                 (double *)c, ldc);
}

int th_layer_take_weight(packed *weight, const layer *l, bool back) {
    *weight = (packed){.type = l->type,
                       .transposed = !back,
                       .depth = back ? l->width : l->hidden,
                       .columns = back ? l->hidden : l->width,
                       .ldb = l->hidden,
                       .b = th_bytes(l->t[WEIGHT_HH])};
    return l->where != TH_CPU ? 0 : th_pack_factor(weight, l->sizes.count, l->batch);
}

void th_layer_times(layer *l, const packed *weight, int64_t rows, const char *a, bool add, char *c,
                    int64_t ldc) {
    if (l->where == TH_CPU)
        th_multiply_packed(weight, rows, a, add, c, ldc);
    else
        th_layer_multiply(l, false, weight->transposed, rows, weight->columns, weight->depth, a,
                          weight->depth, weight->b, weight->ldb, add, c, ldc);
}

double th_layer_step_cycles(const layer *l) {
    return (double)(l->hidden * l->width) / 16 + th_cell_cost(l->kind, l->hidden);
}

void th_layer_copy(layer *l, char *to, const char *from, int64_t bytes) {
    if (l->where == TH_CPU)
        memcpy(to, from, (size_t)bytes);
    else if (bytes)
        l->failed |= th_gpu_move(l->where, to, l->where, from, bytes);
}

bool th_layer_fill(layer *l, int64_t rows, int64_t width, int64_t step, const tensor *one,
                   const tensor *other, char *to) {
    if (l->where == TH_CPU)
        return th_fill_rows(l->type, rows, width, step, one, other, to);
    if (one || other)
        l->failed |= th_gpu_fill_rows(l->where, l->type, rows, width, step, th_bytes(one),
                                      th_bytes(other), to);
    return one || other;
}

void th_layer_add_rows(layer *l, const char *from, char *to) {
    if (l->where == TH_CPU)
        th_add_rows(l->type, l->rows, l->width, from, to);
    else
        l->failed |= th_gpu_add_rows(l->where, l->type, l->rows, l->width, from, to);
}

void th_layer_forward(layer *l, const cell *c) {
    if (l->where == TH_CPU)
        th_cell_forward(c);
    else
        l->failed |= th_gpu_cell_forward(l->where, c);
}

void th_layer_backward(layer *l, const cell_gradient *g) {
    if (l->where == TH_CPU)
        th_cell_backward(g);
    else
        l->failed |= th_gpu_cell_backward(l->where, g);
}
