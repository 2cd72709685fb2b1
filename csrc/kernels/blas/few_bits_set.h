/* few_bits_set.h: products with weights of few bits, or of narrow floats, for every CPU level. */
#pragma once
#include "tensor/tensor.h"

/* output[i][j] = scale[j] * (the sum over p of x[i][p] * weight[j][p]) + bias[j] */
typedef struct few_bits {
    const float *x; /* [rows][depth] */
    int64_t rows, depth, outputs;
    const void *weight;        /* [outputs][depth] */
    const float *scale, *bias; /* [outputs] each, or NULL */
    float *output;             /* [rows][outputs] */
} few_bits;

/* Compute a range of groups of TH_FEW outputs. */
typedef void (*few_bits_function)(const few_bits *, int64_t begin, int64_t end);
enum { TH_FEW = 4 };

/* The functions of a level, by the type of the weight. */
typedef struct few_bits_set {
    few_bits_function chars, bfloat16s;
} few_bits_set;
extern const few_bits_set th_few_bits_avx512, th_few_bits_avx2, th_few_bits_plain;
