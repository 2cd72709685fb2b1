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

/* The same with weights of 4 bits in groups: weight is [outputs][depth / 2], with an even element in the
   low half of a byte, and w = (element - 8) * scale + zero of its group. Of each two vectors of
   elements of x, the even ones come first. */
typedef struct nibbles {
    const float *x, *sums; /* [rows][depth]; their sums, [rows][groups] */
    int64_t rows, depth, outputs, groups;
    const uint8_t *weight;
    const float *scale, *zero; /* [outputs][groups] each */
    const float *bias;
    float *output;
} nibbles;

/* Compute a range of groups of TH_FEW outputs. */
typedef void (*few_bits_function)(const few_bits *, int64_t begin, int64_t end);
typedef void (*nibbles_function)(const nibbles *, int64_t begin, int64_t end);
enum { TH_FEW = 4 };

/* The functions of a level, by the type of the weight. */
typedef struct few_bits_set {
    few_bits_function chars, bfloat16s;
    nibbles_function nibbles;
    int width; /* floats of a vector; a group of 4 bits has a multiple of two vectors */
} few_bits_set;
extern const few_bits_set th_few_bits_avx512, th_few_bits_avx2, th_few_bits_plain;

/* output = input @ weight.t() + bias for dense operands, a weight of bfloat16 and floats otherwise. If
   there are more rows than th_reads_few_rows takes, other products are faster. */
bool th_reads_few_rows(const tensor *output, const tensor *weight);
void th_multiply_few_bfloat16(tensor *output, const tensor *input, const tensor *weight,
                              const tensor *bias);
