/* estimate.h: cheap tests of the condition; true means far from singular, false means unknown. */
#pragma once
#include "kernels/lapack/lapack.h"

/* A triangle in memory: line i holds elements 0 to i if `leading`, else i to n - 1. */
typedef struct triangle {
    dtype type;
    const void *data;
    int64_t n, step; /* step: elements between lines */
    bool leading;
} triangle;

/* `work` has room for 8 n doubles. Test a triangle scaled as th_triangle_singular scales it; a
   matrix, one triangle of which is given, by its Cholesky factor; P L U, column-major, of a matrix
   with this 1-norm or infinity norm. The test of a triangle whose lines are rows also overwrites
   right-hand sides [columns, n] with solutions, in the same pass. */
bool th_triangle_regular(const triangle *t, void *right, int64_t columns, double *work);
bool th_cholesky_regular(const triangle *factor, const triangle *matrix, double *work);
bool th_lu_regular(const tensor *lu, double norm, double *work);
/* Overwrite right-hand sides [columns, n] with solutions, without OpenBLAS, which packs the triangle
   even for few columns. The lines are the system's rows, its columns, or its adjoint's rows. */
typedef enum { ROWS, COLUMNS, ADJOINT_ROWS } line_use;
void th_solve_lines(const triangle *t, line_use use, bool unit, void *right, int64_t columns);
