/* extreme_input.c: gradient of a maximum or minimum, shared evenly by tied elements. */
#include "extreme_input.h"

#include "kernels/reduce/lines.h"
#include "kernels/reduce/shares.h"
#include "walk/loop.h"

#define TEMPLATE "kernels/reduce/extreme_shares.h"
#include "base/each/floating.h"

static int run(loop body, const gpu_kernel *kernel, const tensor *const *operand, int count) {
    task w = {
        .body = body, .outputs = 1, .count = count, .kernel = kernel, .type = operand[0]->dtype};
    for (int k = 0; k < count; k++)
        w.operands[k].t = operand[k];
    return th_iterate(&w);
}

int th_extreme_shares(const tensor *output, const tensor *input, const tensor *extreme,
                      const tensor *grad, uint64_t mask) {
    static const gpu_kernel mark = {"kernels/norm", "mark"}, share = {"kernels/norm", "share"};
    const bool wide = output->dtype == TH_DOUBLE;
    int64_t size[TH_MAX_DIM];
    for (int d = 0; d < input->ndim; d++)
        size[d] = mask >> d & 1 ? 1 : input->size[d];
    tensor *marks = th_new_like(output, (dtype)output->dtype), *sum = NULL;
    int failed = !marks
                 || run(wide ? mark_double : mark_float, &mark,
                        (const tensor *[]){marks, input, extreme}, 3)
                 || !(sum = th_sum_to(marks, input->ndim, size))
                 || run(wide ? share_double : share_float, &share,
                        (const tensor *[]){output, marks, sum, grad}, 4);
    th_drop(marks);
    th_drop(sum);
    return failed ? -1 : 0;
}

int shape_extreme_input(extent *result, const tensor *grad_output, const tensor *input,
                        const tensor *extreme, ints dim, bool keepdim) {
    return th_reduced_input_shape("extreme_input", result, input, grad_output, extreme, dim,
                                  keepdim);
}

int cpu_extreme_input(tensor *output, const tensor *grad_output, const tensor *input,
                      const tensor *extreme, ints dim, bool keepdim) {
    (void)keepdim;
    uint64_t mask;
    if (th_dims_mask("extreme_input", dim, input->ndim, &mask))
        return -1;
    const tensor top = th_expand_reduced(extreme, input, mask),
                 grad = th_expand_reduced(grad_output, input, mask);
    return th_extreme_shares(output, input, &top, &grad, mask);
}
