/* adjoint.h: what the gradients of rows that pick elements share. */
#pragma once
#include "tensor.h"

/* A header with sizes and no data, for the checks of views and shapes. */
int th_imagine(tensor *t, const tensor *like, const int64_t *size, int length);
