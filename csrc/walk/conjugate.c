/* conjugate.c: conjugates of complex numbers. */
#include "base/each.h"
#include "walk/loop.h"

#define CONJUGATE(type, A, name)                                                                   \
    static void conjugate_##name(LOOP_ARGUMENTS) {                                                 \
        A *to = (A *)at[0];                                                                        \
        const A *from = (const A *)at[1];                                                          \
        EACH (i, count)                                                                            \
            to[i] = ~from[i]; /* the conjugate in GNU C */                                         \
    }
EACH_COMPLEX(CONJUGATE)

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
