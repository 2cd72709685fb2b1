/* fallback.h: run a backward pass on CPU copies, for rows without a GPU kernel. */
#pragma once
#include "row/row.h"

int th_backward_on_cpu(const saved *s, tensor *const *grad, int count, tensor **result);
