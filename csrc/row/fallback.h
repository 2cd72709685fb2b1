/* fallback.h: a backward pass on copies in memory, of a row that has no kernel for the GPU of its gradients. */
#pragma once
#include "row/row.h"

int th_backward_on_cpu(const saved *s, tensor *const *grad, int count, tensor **result);
