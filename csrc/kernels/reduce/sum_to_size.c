/* sum_to_size.c: sums over the dimensions that a broadcast added. */
#include "sum_to_size.h"

int shape_sum_to_size(extent *result, const tensor *input, ints size) {
    const int added = input->ndim - size.count;
    bool fits = added >= 0;
    for (int d = 0; fits && d < size.count; d++)
        fits = size.at[d] == 1 || size.at[d] == input->size[d + added];
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "sum_to_size: input is %s, size is %s; need a size that broadcasts to "
                       "input's",
                       th_describe(input), th_sizes(size.at, size.count));
    return th_take_sizes("sum_to_size", result, size);
}

int cpu_sum_to_size(tensor *output, const tensor *input, ints size) {
    (void)size;
    return th_sum_into(output, (tensor *)(uintptr_t)input);
}
