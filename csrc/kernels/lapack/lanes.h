/* lanes.h: batches of small matrices, one per lane of a vector. Matrices that a lane's kernel
   rejects, such as nearly singular ones, those that are not finite, and larger ones go to LAPACK. A
   matrix has the same result alone and in a batch. */
#pragma once
#include "kernels/lapack/lapack.h"

#define TH_LANE_SIZE 16    /* most rows and columns, */
#define TH_COMPLEX_SIZE 11 /* and of complex matrices */
#define TH_LANE_BYTES 32   /* bytes of a vector, on every CPU */
#define TH_LANE_MATRICES 4 /* operands, results and workspace of a kernel */

/* size: rows and columns of the first operand, columns of the second. taken[lane] is 0 if the
   lane's result must be discarded. */
typedef void lane_kernel(char *const *at, const int *size, uint8_t *accepted);
/* Compute one matrix by LAPACK. info: receives 0 or what failed, with a result; NULL: raise an error. */
typedef int one_matrix(tensor *const *result, const tensor *const *operand, int option, int *info);

/* Operands and results hold one matrix in each slice of their first dimension. */
typedef struct each_matrix {
    lane_kernel *kernel[4]; /* of floats, of doubles, of complex numbers of each; or NULL */
    one_matrix *one;
    int operands, results, option;
    int alone; /* largest size for a single matrix, which leaves most lanes idle */
} each_matrix;
/* Whether operands [batch, n, k] are small enough for lanes. */
bool th_fits_lanes(const each_matrix *e, const tensor *const *operand);
/* info: an int per matrix, as for one_matrix; NULL: raise an error. */
int th_each_matrix(const each_matrix *e, tensor *const *result, const tensor *const *operand,
                   tensor *info);
one_matrix th_inverse_one, th_solve_one, th_triangle_one, th_det_one, th_slogdet_one, th_lu_one,
    th_lu_solve_one, th_cholesky_one, th_qr_one, th_eigh_one, th_svd_one;

#define LANE_KERNEL(name) lane_kernel th_lanes_##name##_float, th_lanes_##name##_double;
#define LANES_OF(name) {th_lanes_##name##_float, th_lanes_##name##_double}
#define ALL_LANES_OF(name)                                                                         \
    {th_lanes_##name##_float, th_lanes_##name##_double, th_lanes_complex_##name##_float,           \
     th_lanes_complex_##name##_double}
#define ROTATED 8        /* a single larger matrix needs fewer rotations in LAPACK */
LANE_KERNEL(solve)       /* A, B; X */
LANE_KERNEL(inverse)     /* A; its inverse */
LANE_KERNEL(det)         /* A; its determinant */
LANE_KERNEL(slogdet)     /* A; sign and logarithm of the determinant */
LANE_KERNEL(lu)          /* A; L and U, exchanged rows, 0 */
LANE_KERNEL(lu_solve)    /* L and U, B, exchanged rows; X */
LANE_KERNEL(trtrs_lower) /* A, B; X */
LANE_KERNEL(trtrs_upper)
LANE_KERNEL(trtrs_unit_lower)
LANE_KERNEL(trtrs_unit_upper)
LANE_KERNEL(cholesky_lower) /* A; the factor */
LANE_KERNEL(cholesky_upper)
LANE_KERNEL(qr)           /* A; Q, R */
LANE_KERNEL(symeig_lower) /* A; values, vectors */
LANE_KERNEL(symeig_upper)
LANE_KERNEL(svd)        /* A; U, S, V */
LANE_KERNEL(svd_values) /* A; S */
LANE_KERNEL(complex_solve)
LANE_KERNEL(complex_inverse)
LANE_KERNEL(complex_det)
LANE_KERNEL(complex_lu)
LANE_KERNEL(complex_lu_solve)
LANE_KERNEL(complex_trtrs_lower)
LANE_KERNEL(complex_trtrs_upper)
LANE_KERNEL(complex_trtrs_unit_lower)
LANE_KERNEL(complex_trtrs_unit_upper)
LANE_KERNEL(complex_slogdet)
LANE_KERNEL(complex_cholesky_lower)
LANE_KERNEL(complex_cholesky_upper)
LANE_KERNEL(complex_qr)
