/* finish.c: fused operations after a convolution, on parts of the output that are still cached. */
#include <math.h>

#include "base/each.h"
#include "kernels/conv/conv.h"

/* Add, and clamp at zero; return whether all were finite before: then x - x is 0. NaN stays. */
#define EACH_OUTPUT(T, sum)                                                                        \
    for (int64_t i = 0; i < count; i++) {                                                          \
        const T value = to[i], added = sum;                                                        \
        wrong += value - value;                                                                    \
        to[i] = added < least ? least : added;                                                     \
    }
#define FINISH(type, T, name)                                                                      \
    CLONES static bool finish_##name(T *to, const T *other, int64_t count, bool relu) {            \
        const T least = relu ? 0 : -(T)INFINITY;                                                   \
        T wrong = 0;                                                                               \
        if (other)                                                                                 \
            _Pragma("omp simd reduction(+ : wrong)")                                               \
                    EACH_OUTPUT(T, value + other[i]) else _Pragma("omp simd reduction(+ : wrong)") \
                        EACH_OUTPUT(T, value) return wrong                                         \
                == 0;                                                                              \
    }
EACH_FLOATING(FINISH)

void th_conv_finish(const convolution *v, float *output, int64_t first, int64_t count) {
    conv_finish *f = v->finish;
    const float *other = f->other ? (const float *)f->other + first : NULL;
    if (!finish_float(output + first, other, count, f->relu))
        __atomic_store_n(&f->overflowed, true, __ATOMIC_RELAXED);
}

typedef struct whole {
    const conv_finish *f;
    dtype type;
    void *output;
} whole;

static void finish_range(int64_t begin, int64_t end, void *context) {
    const whole *w = context;
    const void *other = w->f->other;
    if (w->type == TH_FLOAT)
        finish_float((float *)w->output + begin, other ? (const float *)other + begin : NULL,
                     end - begin, w->f->relu);
    else
        finish_double((double *)w->output + begin, other ? (const double *)other + begin : NULL,
                      end - begin, w->f->relu);
}

void th_conv_finish_whole(const convolution *v, dtype type, void *output) {
    whole w = {v->finish, type, output};
    th_parallel(v->batch * v->outputs * th_conv_positions(v), 1, finish_range, &w);
}
