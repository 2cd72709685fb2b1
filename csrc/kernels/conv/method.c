/* method.c: the convolution method that tests request. */
#include "base/base.h"
#include "cold.h"
#include "kernels/conv/conv.h"

static int method;

void th_conv_method(int chosen) { __atomic_store_n(&method, chosen, __ATOMIC_RELAXED); }

int th_conv_chosen(void) { return __atomic_load_n(&method, __ATOMIC_RELAXED); }
