/* full.c: tensors filled with one number. */
#include "full.h"

#include "walk/walk.h"

int shape_full(extent *result, ints size, scalar fill_value) {
    (void)fill_value;
    return th_take_sizes("full", result, size);
}

int cpu_full(tensor *output, ints size, scalar fill_value) {
    (void)size;
    if (th_check_scalar("full", output->dtype, fill_value))
        return -1;
    return th_fill(output, fill_value);
}

int shape_scalar_tensor(extent *result, scalar number) {
    (void)number;
    result->ndim = 0;
    return 0;
}

int cpu_scalar_tensor(tensor *output, scalar number) {
    return th_check_scalar("scalar_tensor", output->dtype, number) ? -1 : th_fill(output, number);
}

int shape_new_full(extent *result, const tensor *input, ints size, scalar fill_value) {
    (void)input, (void)fill_value;
    return th_take_sizes("new_full", result, size);
}

int cpu_new_full(tensor *output, const tensor *input, ints size, scalar fill_value) {
    (void)input, (void)size;
    if (th_check_scalar("new_full", output->dtype, fill_value))
        return -1;
    return th_fill(output, fill_value);
}
