/* few_bits_plain.c: products with weights of few bits for any CPU. */
#define WIDTH 4
#include "kernels/blas/few_bits_lanes.h"
const few_bits_set th_few_bits_plain = FEW_BITS_SET;
