/* extremes.c: minimum and maximum of a tensor, for checks of its values. */
#include <math.h>

#include "walk/dense.h"

#define LANES 32

/* Independent lanes vectorise the comparisons; `bad` collects NaN. Few elements use one lane. */
#define EXTREMES(T)                                                                                \
    CLONES static void extremes_##T(const T *x, int64_t count, double *low, double *high) {        \
        const int lanes = count < LANES ? 1 : LANES;                                               \
        T least[LANES], most[LANES], bad = 0;                                                      \
        for (int k = 0; k < lanes; k++)                                                            \
            least[k] = most[k] = x[0];                                                             \
        int64_t i = 0;                                                                             \
        T nan[LANES] = {0};                                                                        \
        for (; i + LANES <= count; i += LANES)                                                     \
            for (int k = 0; k < LANES; k++) {                                                      \
                least[k] = x[i + k] < least[k] ? x[i + k] : least[k];                              \
                most[k] = x[i + k] > most[k] ? x[i + k] : most[k];                                 \
                nan[k] = x[i + k] != x[i + k] ? 1 : nan[k];                                        \
            }                                                                                      \
        for (; i < count; i++) {                                                                   \
            least[0] = x[i] < least[0] ? x[i] : least[0];                                          \
            most[0] = x[i] > most[0] ? x[i] : most[0];                                             \
            bad = x[i] != x[i] ? 1 : bad;                                                          \
        }                                                                                          \
        for (int k = 0; k < lanes; k++) {                                                          \
            least[0] = least[k] < least[0] ? least[k] : least[0];                                  \
            most[0] = most[k] > most[0] ? most[k] : most[0];                                       \
            bad += nan[k];                                                                         \
        }                                                                                          \
        *low = bad > 0 ? NAN : (double)least[0];                                                   \
        *high = (double)most[0];                                                                   \
    }
EXTREMES(float)
EXTREMES(double)

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
