/* likelihood.h: what the losses of classes share. */
#pragma once
#include "row/row.h"

enum { TH_LOSS_NONE, TH_LOSS_MEAN, TH_LOSS_SUM }; /* what becomes of the losses of all targets */

/* Scores or their logarithms [batch, classes, places], targets [batch, places]. */
typedef struct likelihood {
    int64_t batch, classes, places;
} likelihood;
likelihood th_likelihood_of(const int64_t *size, int ndim);

int th_check_likelihood(const char *op, const int64_t *size, int ndim, const tensor *target,
                        const tensor *weight, int64_t ignored);

/* Another thread may write targets after they were checked: each is compared once more where it is used. */
static inline bool th_is_ignored(int64_t class, int64_t classes, int64_t ignored) {
    return class == ignored || (uint64_t)class >= (uint64_t)classes;
}
/* The weight of a target, zero where it is ignored. */
double th_share_of(const tensor *weight, int64_t class, int64_t classes, int64_t ignored);
/* What the losses are divided by: the weights of all targets together where they are averaged. */
double th_divisor(const tensor *target, const tensor *weight, int64_t classes, int64_t reduction,
                  int64_t ignored);
