/* condition.h: which matrices count as singular, and the factors of those that do not. */
#pragma once
#include "kernels/lapack/lapack.h"

/* A matrix is singular where its reciprocal condition lies below this, also with rows and columns
   scaled: kernels that round in other ways then find an exact zero, or rubbish. */
double th_least_condition(dtype type, int64_t n);

/* P L U of a square matrix; where that needs scaled rows and columns, elements of L may pass 1. */
typedef struct factors {
    tensor *lu;        /* columns */
    int *pivots, zero; /* of a singular matrix: the pivot that counts as zero, from 1 */
    int64_t bytes;
} factors;
int th_factor(factors *f,
              const tensor *matrix); /* -1: no memory; dropped by the caller all the same */
void th_drop_factors(factors *f);
int th_fail_singular(const char *op, const char *name, const tensor *matrix, const char *instead);

/* A triangle of columns, where columns of an upper one and rows of a lower one may have any scale:
   those of the factors Q R and L Q have the scale of the matrix. */
int th_triangle_singular(const tensor *columns, bool upper, bool *singular);
/* The same of the matrix, given by columns, of which `factor` is the Cholesky factor. */
int th_cholesky_singular(const tensor *factor, const tensor *matrix, bool upper, bool *singular);
/* A triangle that is divided by, and one whose scales tell nothing. */
int th_check_triangle(const char *op, const char *name, const tensor *t, bool upper);
int th_check_diagonal(const char *op, const char *name, const tensor *t);
