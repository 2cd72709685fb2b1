/* gpu_counts.c: histograms on a GPU. */
#include <string.h>

#include "kernels/gpu/counts.h"

int th_gpu_count_places(tensor *counts, const int64_t *places, int64_t count) {
    static const gpu_kernel kernel = {"kernels/counts", "count_places"};
    gpu_work w = {.at = {th_data(counts), (void *)(uintptr_t)places}, .n = {count, counts->numel}};
    return th_zero(counts) || th_gpu_elements(counts->device, &kernel, TH_LONG, count, &w);
}

int th_gpu_histogram(tensor *counts, const tensor *input, double low, double high, double unit,
                     double scale) {
    static const gpu_kernel kernel = {"kernels/counts", "histogram"};
    gpu_work w = {.at = {th_data(counts), th_data(input)},
                  .n = {input->numel, counts->numel},
                  .s = {low, high, unit, scale}};
    return th_zero(counts)
           || th_gpu_elements(input->device, &kernel, (dtype)input->dtype, input->numel, &w);
}

/* Two positive numbers whose order is the order of elements in the kernel. */
static int keys(const tensor *input, uint64_t *high, uint64_t *low) {
    static const gpu_kernel kernel = {"kernels/counts", "largest_keys"};
    tensor *found = th_new(input->device, TH_LONG, 1, (int64_t[]){2});
    scalar first, second;
    int failed = found ? th_zero(found) : -1;
    if (!failed) {
        gpu_work w = {.at = {th_data(found), th_data(input)}, .n = {input->numel}};
        failed = th_gpu_elements(input->device, &kernel, (dtype)input->dtype, input->numel, &w)
                 || th_read_element(found, 0, &first) || th_read_element(found, 1, &second);
    }
    if (!failed) {
        *high = (uint64_t)first.i;
        *low = (uint64_t)second.i;
    }
    th_drop(found);
    return failed ? -1 : 0;
}

static double of_key(uint64_t key) {
    const uint64_t bits = key >> 63 ? key & ~(UINT64_C(1) << 63) : ~key;
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

int th_gpu_range(const tensor *input, double *low, double *high) {
    uint64_t most, least;
    if (keys(input, &most, &least))
        return -1;
    *high = of_key(most);
    *low = -of_key(least);
    return 0;
}

int th_gpu_whole_range(const tensor *input, int64_t *most, int64_t *negative) {
    uint64_t above, left;
    if (keys(input, &above, &left))
        return -1;
    *most = (int64_t)(above - 1);
    *negative = left ? input->numel - (int64_t)left : -1;
    return 0;
}
