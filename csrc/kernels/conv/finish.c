/* finish.c: fused operations after a convolution, on parts of the output that are still cached. */
#include <math.h>

#include "kernels/conv/conv.h"

#define TEMPLATE "kernels/conv/finish_values.h"
#include "base/each/floating.h"

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
