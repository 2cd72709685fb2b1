/* conjugate.c: conjugates of complex numbers. */
#include "walk/loop.h"

#define TEMPLATE "walk/conjugate_elements.h"
#include "base/each/complex.h"

/* On a GPU: of a copy, the imaginary parts are negated. */
static tensor *conjugate_on_gpu(const tensor *t) {
    static const gpu_kernel kernel = {"kernels/copy", "negate"};
    tensor *result = th_clone(t), pairs, part;
    if (!result || th_view_as_real("conj", &pairs, result)) {
        th_drop(result);
        return NULL;
    }
    th_part_of_pairs(&part, &pairs, 1);
    const task w = {.kernel = &kernel,
                    .type = part.dtype,
                    .outputs = 1,
                    .count = 2,
                    .operands = {{.t = &part}, {.t = &part}}};
    if (th_iterate(&w)) {
        th_drop(result);
        return NULL;
    }
    return result;
}

tensor *th_conjugate(tensor *t) {
    if (!th_is_complex((dtype)t->dtype)) {
        th_retain(t);
        return t;
    }
    if (th_is_gpu(t->device))
        return conjugate_on_gpu(t);
    tensor *result = th_new_like(t, (dtype)t->dtype);
    const bool wide = t->dtype == TH_COMPLEXDOUBLE;
    const task w = {.body = wide ? conjugate_complexdouble : conjugate_complexfloat,
                    .type = t->dtype,
                    .outputs = 1,
                    .count = 2,
                    .operands = {{.t = result}, {.t = t}}};
    if (result && th_iterate(&w)) {
        th_drop(result);
        return NULL;
    }
    return result;
}
