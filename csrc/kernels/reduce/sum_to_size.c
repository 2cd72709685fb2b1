/* sum_to_size.c: the sum over what a broadcast to the input's size added. */
#include "sum_to_size.h"

#include <string.h>

int shape_sum_to_size(extent *result, const tensor *input, ints size) {
    bool fits = size.count >= 1 && size.count <= input->ndim;
    for (int d = 0; fits && d < size.count; d++)
        fits = size.at[d] == 1 || size.at[d] == input->size[d + input->ndim - size.count];
    if (!fits)
        return th_fail(TH_RUNTIME, "sum_to_size: input is %s, size is %s; need a size that "
                       "broadcasts to input's", th_describe(input), th_sizes(size.at, size.count));
    result->ndim = size.count;
    memcpy(result->size, size.at, sizeof(int64_t) * (size_t)size.count);
    return 0;
}

int cpu_sum_to_size(tensor *output, const tensor *input, ints size) {
    tensor *alias = th_alias(input);
    tensor *sum = alias ? th_sum_to(alias, size.count, size.at) : NULL;
    const int failed = sum ? th_copy(output, sum) : -1;
    th_drop(alias);
    th_drop(sum);
    return failed;
}
