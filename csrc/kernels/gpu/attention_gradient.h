/* attention_gradient.h: gradients of attention on a GPU. */
#pragma once
#include "row/row.h"

int th_gpu_attention_gradient(const saved *s, tensor *const *grad, tensor **result);
