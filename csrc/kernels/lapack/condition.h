/* condition.h: which matrices count as singular, and LU factors of regular ones. */
#pragma once
#include "kernels/lapack/lapack.h"

/* Return the smallest reciprocal condition of a regular matrix, measured with rows and columns
   scaled. Below it, kernels that round differently return an exact zero or garbage. */
double th_least_condition(dtype type, int64_t n);

/* P L U of a square matrix; if rows and columns had to be scaled, elements of L may exceed 1. */
/* OpenBLAS's pivot of a nan may be outside: a matrix that is not finite has factors of nan, no
   exchanges, and no zero pivot. */
typedef struct factors {
    tensor *lu;        /* column-major */
    int *pivots, zero; /* singular matrix: number of the zero pivot, counted from 1 */
    int64_t bytes;
} factors;
int th_factor(factors *f,
              const tensor *matrix); /* -1: out of memory; the caller drops it in any case */
/* Overwrite a matrix, column-major, with its factors; the condition is not tested. */
int th_eliminate(const tensor *a, int *pivots);
int th_nan_factors(const tensor *a, int *pivots);
void th_drop_factors(factors *f);
int th_fail_singular(int slot, const tensor *matrix, const char *instead);

/* Test a triangle in memory: line i holds elements 0 to i if `leading`, else those from i on.
   Columns of an upper and rows of a lower triangle may have any scale; the triangles of Q R and L Q
   have the scale of the matrix. */
int th_triangle_singular(const tensor *lines, bool leading, bool *singular);
/* Same for a matrix by its Cholesky factor, the rows of an upper or the columns of a lower one. */
int th_cholesky_singular(const tensor *factor, const tensor *matrix, bool upper, bool *singular);
/* Check that a triangle is regular or not finite, or only that its diagonal has reciprocals. For a
   contiguous triangle, also overwrite right-hand sides [columns, n] with solutions. */
int th_check_triangle(int slot, const tensor *t, bool upper, void *right, int64_t columns);
int th_check_diagonal(int slot, const tensor *t);
