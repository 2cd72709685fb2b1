/* gpu_sort.c: rows that sort lines, or select by rank, on a GPU. */
#include "kernels/gpu/gpu.h"
#include "mode.h"
#include "row/scan.h"
#include "searchsorted.h"
#include "select.h"
#include "sort.h"

void th_gpu_drop_sorted(sorted *s) {
    th_drop(s->values);
    th_drop(s->places);
}

static int make(sorted *s, const tensor *input) {
    s->values = th_new(input->device, input->dtype, 1, (int64_t[]){input->numel});
    s->places = th_new(input->device, TH_LONG, 1, (int64_t[]){input->numel});
    return s->values && s->places ? 0 : -1;
}

/* Merge runs, doubling their length with each launch, between two pairs of tensors. */
static int merge(sorted *s, const tensor *input, bool descending) {
    static const gpu_kernel kernel = {"kernels/sort", "sort_merge"};
    sorted other = {NULL};
    int failed = s->count > GPU_CHUNK ? make(&other, input) : 0;
    for (int64_t width = GPU_CHUNK; width < s->count && !failed; width *= 2) {
        gpu_work w = {.at = {th_data(other.values), th_data(other.places), th_data(s->values),
                             th_data(s->places)},
                      .n = {input->numel, s->count, width, descending}};
        failed = th_gpu_elements(input->device, &kernel, input->dtype, input->numel, &w);
        tensor *const values = s->values, *const places = s->places;
        s->values = other.values;
        s->places = other.places;
        other.values = values;
        other.places = places;
    }
    th_gpu_drop_sorted(&other);
    return failed;
}

#define LONG 16384 /* longer lines use radix sort */

/* Sort by one digit, from the current pair (at first the input) to the other pair of tensors. */
static int by_digit(gpu_work *w, const tensor *counts, tensor *sums, dtype type) {
    static const gpu_kernel count = {"kernels/sort", "sort_count"},
                            scatter = {"kernels/sort", "sort_scatter"};
    const device where = (device)counts->device;
    const gpu_size size = {w->n[0] * w->n[2], 1, 256, 0};
    gpu_work c = *w;
    c.at[0] = th_data(counts);
    c.at[1] = w->at[2];
    w->at[4] = th_data(counts);
    w->at[5] = th_data(sums);
    return th_gpu_launch(where, &count, th_gpu_variant[0][type], size, (void *[]){&c})
           || th_scan_into(&op_cumsum, sums, counts, 1)
           || th_gpu_launch(where, &scatter, th_gpu_variant[0][type], size, (void *[]){w});
}

/* Radix sort contiguous lines from the lowest digit. */
static int sort_digits(sorted *s, const tensor *input, const void *data, bool descending) {
    const int64_t tiles = (s->count + GPU_TILE - 1) / GPU_TILE,
                  cells[2] = {s->lines, GPU_DIGITS * tiles};
    const device where = (device)input->device;
    sorted other = {NULL};
    tensor *counts = th_new(where, TH_LONG, 2, cells), *sums = th_new(where, TH_LONG, 2, cells);
    int failed = make(s, input) || !counts || !sums;
    if (!failed && th_item_size[input->dtype] > 1)
        failed = make(&other, input);
    for (int bit = 0; bit < 8 * th_item_size[input->dtype] && !failed; bit += 8) {
        if (bit) {
            const sorted swapped = *s;
            s->values = other.values;
            s->places = other.places;
            other.values = swapped.values;
            other.places = swapped.places;
        }
        gpu_work w = {.at = {th_data(s->values), th_data(s->places),
                             bit ? th_data(other.values) : (void *)(uintptr_t)data,
                             bit ? th_data(other.places) : NULL},
                      .n = {s->lines, s->count, tiles, descending, bit}};
        failed = by_digit(&w, counts, sums, (dtype)input->dtype);
    }
    th_drop(counts);
    th_drop(sums);
    th_gpu_drop_sorted(&other);
    return failed ? -1 : 0;
}

int th_gpu_sorted(sorted *s, const tensor *input, around a, bool descending) {
    static const gpu_kernel kernel = {"kernels/sort", "sort_chunks"};
    dense d = {.count = 0};
    *s = (sorted){.lines = a.outer * a.inner, .count = a.count, .inner = a.inner};
    const int64_t tiles = s->lines * ((a.count + GPU_TILE - 1) / GPU_TILE);
    if (a.count > LONG && a.inner == 1 && tiles <= INT32_MAX) {
        const void *data = th_gpu_operand(&d, input);
        const int failed = d.failed || sort_digits(s, input, data, descending);
        th_gpu_done(&d);
        return failed ? -1 : 0;
    }
    int failed = make(s, input);
    if (!failed) {
        gpu_work w = {.at = {th_data(s->values), th_data(s->places), th_gpu_operand(&d, input)},
                      .n = {a.outer, a.count, a.inner, descending}};
        failed = d.failed || th_gpu_elements(input->device, &kernel, input->dtype, input->numel, &w)
                 || merge(s, input, descending);
    }
    th_gpu_done(&d);
    return failed ? -1 : 0;
}

/* Return given ranks of sorted lines, a median, or the mode of each; values may be NULL. */
typedef enum { RANKS, MEDIAN, NANMEDIAN, MODE } pick;
static int picked(const char *op, tensor *values, tensor *indices, const tensor *input, int64_t dim,
                  bool descending, int64_t first, int64_t kept, pick which) {
    static const gpu_kernel take = {"kernels/sort", "sort_take"},
                            modes[2] = {{"kernels/sort", "mode"}, {"kernels/sort", "mode_each"}};
    const device where = input->device;
    const dtype type = (dtype)input->dtype;
    tensor *value = values ? th_dense_result(values) : NULL, *index = th_dense_result(indices);
    sorted s = {NULL};
    int failed = (values && !value) || !index ? -1 : 0;
    if (!failed && input->numel && index->numel)
        failed = th_gpu_sorted(&s, input, th_around(input, th_wrap_dim(op, dim, input->ndim)),
                               descending);
    if (!failed && s.values) {
        gpu_work w = {.at = {value ? th_data(value) : NULL, th_data(index), th_data(s.values),
                             th_data(s.places)},
                      .n = {s.lines, s.count, s.inner, first, kept, which}};
        failed = which == MODE ? th_gpu_lines(where, modes, type, s.lines, s.count, &w)
                               : th_gpu_elements(where, &take, type, s.lines * kept, &w);
    }
    th_gpu_drop_sorted(&s);
    failed = th_deliver(indices, index, failed);
    return values ? th_deliver(values, value, failed) : failed;
}

static int64_t length(const char *op, const tensor *t, int64_t dim) {
    return t->size[th_wrap_dim(op, dim, t->ndim)];
}

int cuda_sort(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool descending,
              bool stable) {
    (void)stable; /* always stable */
    return picked("sort", values, indices, input, dim, descending, 0, length("sort", input, dim),
                  RANKS);
}

int cuda_argsort(tensor *indices, const tensor *input, int64_t dim, bool descending, bool stable) {
    (void)stable;
    return picked("argsort", NULL, indices, input, dim, descending, 0,
                  length("argsort", input, dim), RANKS);
}

int cuda_topk(tensor *values, tensor *indices, const tensor *input, int64_t k, int64_t dim,
              bool most, bool sorted) {
    (void)sorted;
    return picked("topk", values, indices, input, dim, most, 0, k, RANKS);
}

int cuda_kthvalue(tensor *values, tensor *indices, const tensor *input, int64_t k, int64_t dim,
                  bool keepdim) {
    (void)keepdim;
    return picked("kthvalue", values, indices, input, dim, false, k - 1, 1, RANKS);
}

int cuda_median_dim(tensor *values, tensor *indices, const tensor *input, int64_t dim,
                    bool keepdim) {
    (void)keepdim;
    return picked("median", values, indices, input, dim, false,
                  (length("median", input, dim) - 1) / 2, 1, MEDIAN);
}

int cuda_nanmedian_dim(tensor *values, tensor *indices, const tensor *input, int64_t dim,
                       bool keepdim) {
    (void)keepdim;
    return picked("nanmedian", values, indices, input, dim, false,
                  (length("nanmedian", input, dim) - 1) / 2, 1, NANMEDIAN);
}

int cuda_mode(tensor *values, tensor *indices, const tensor *input, int64_t dim, bool keepdim) {
    (void)keepdim;
    return picked("mode", values, indices, input, dim, false, 0, 1, MODE);
}

int cuda_searchsorted(tensor *output, const tensor *sorted_sequence, const tensor *input,
                      bool right) {
    static const gpu_kernel kernel = {"kernels/sort", "search"};
    const int last = sorted_sequence->ndim - 1;
    gpu_work w = {.at = {th_data(output), th_data(sorted_sequence), th_data(input)},
                  .n = {input->numel, sorted_sequence->size[last],
                        last ? input->size[th_last_dim(input)] : input->numel, right}};
    return th_gpu_elements(input->device, &kernel, input->dtype, input->numel, &w);
}
