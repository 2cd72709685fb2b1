/* extremes.c: minimum and maximum of a tensor, for checks of its values. */
#include <math.h>

#include "walk/dense.h"

#define LANES 32

#define TEMPLATE "walk/extremes_lines.h"
#include "base/each/floating.h"

int th_extremes(const tensor *t, double *low, double *high) {
    tensor *near = t->device == TH_CPU ? (tensor *)(uintptr_t)t : th_on_device(t, TH_CPU);
    tensor *dense = near ? th_begin_dense(near) : NULL;
    if (dense && t->dtype == TH_FLOAT)
        extremes_float(th_data(dense), t->numel, low, high);
    else if (dense)
        extremes_double(th_data(dense), t->numel, low, high);
    if (dense != near)
        th_drop(dense);
    th_end_dense(near, t);
    return dense ? 0 : -1;
}
