/* optimizer.h: the update rules of optimizers, one fused loop each. */
#pragma once
#include "tensor/tensor.h"

typedef struct sgd {
    double lr, momentum, dampening, weight_decay;
    bool nesterov;
} sgd;
/* parameter -= lr * step, over count contiguous elements; buffer may be NULL without momentum, and
   first says that it holds nothing yet and takes the raw gradient. Momentum: Sutskever et al.,
   ICML 2013. */
int th_sgd_step(const sgd *options, dtype type, int64_t count, void *parameter,
                const void *gradient, void *buffer, bool first);
