/* finish.c: what follows a convolution, on parts of its output that are still in the caches. */
#include <float.h>
#include <math.h>

#include "base/each.h"
#include "kernels/conv/conv.h"

/* Adds and cuts at zero; whether all was finite before. NaN stays. */
#define FINISH(type, T, name, MOST)                                                                \
    CLONES static bool finish_##name(T *to, const T *other, int64_t count, bool relu) {            \
        int found = 0;                                                                             \
        for (int64_t i = 0; i < count; i++) {                                                      \
            const T value = to[i], sum = other ? value + other[i] : value;                         \
            found |= !(fabs(value) <= MOST);                                                       \
            to[i] = relu && sum < 0 ? 0 : sum;                                                     \
        }                                                                                          \
        return !found;                                                                             \
    }
FINISH(TH_FLOAT, float, float, FLT_MAX)
FINISH(TH_DOUBLE, double, double, DBL_MAX)

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
