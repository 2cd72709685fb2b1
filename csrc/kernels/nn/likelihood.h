/* likelihood.h: helpers shared by the classification losses. */
#pragma once
#include "row/row.h"

enum { TH_LOSS_NONE, TH_LOSS_MEAN, TH_LOSS_SUM }; /* how the losses of all targets are reduced */

/* Scores or log-probabilities [batch, classes, places], targets [batch, places]. */
typedef struct likelihood {
    int64_t batch, classes, places;
} likelihood;
likelihood th_likelihood_of(const int64_t *size, int ndim);

int th_check_likelihood(const char *op, const int64_t *size, int ndim, const tensor *target,
                        const tensor *weight, int64_t ignored);

/* Another thread may write targets after their check, so they are compared again where they are
   used. */
static inline bool th_is_ignored(int64_t class, int64_t classes, int64_t ignored) {
    return class == ignored || (uint64_t)class >= (uint64_t)classes;
}
/* Weight of a target, 0 if it is ignored. */
double th_share_of(const tensor *weight, int64_t class, int64_t classes, int64_t ignored);
/* Divisor of the losses: the total weight of all targets for the mean, else 1. */
double th_divisor(const tensor *target, const tensor *weight, int64_t classes, int64_t reduction,
                  int64_t ignored);
