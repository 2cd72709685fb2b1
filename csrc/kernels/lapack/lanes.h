/* lanes.h: batches of small matrices, one per lane of a vector. Matrices that a lane's kernel
   rejects, such as nearly singular ones, and larger matrices go to LAPACK. A matrix has the same
   result alone and in a batch. */
#pragma once
#include "kernels/lapack/lapack.h"

#define TH_LANE_SIZE 16    /* most rows and columns */
#define TH_LANE_BYTES 32   /* bytes of a vector, on every CPU */
#define TH_LANE_MATRICES 4 /* operands, results and workspace of a kernel */

/* size: rows and columns of the first operand, columns of the second. taken[lane] is 0 if the
   lane's result must be discarded. */
typedef void (*lane_kernel)(char *const *at, const int *size, uint8_t *accepted);
/* Compute one matrix by LAPACK. */
typedef int (*one_matrix)(tensor *const *result, const tensor *const *operand, int option);

/* Operands and results hold one matrix in each slice of their first dimension. */
typedef struct each_matrix {
    lane_kernel kernel[2]; /* of floats, of doubles */
    one_matrix one;
    int operands, results, option;
    int alone; /* largest size for a single matrix, which leaves most lanes idle */
} each_matrix;
int th_each_matrix(const each_matrix *e, tensor *const *result, const tensor *const *operand);
/* Same for operands and results that are one matrix. */
int th_alone(const each_matrix *e, tensor *const *result, const tensor *const *operand);
/* each_matrix.c; arrays of two are indexed by `upper` */
extern const each_matrix th_each_inverse, th_each_det, th_each_slogdet, th_each_lu,
    th_each_lu_solve, th_each_cholesky[2], th_each_qr, th_each_symeig[2], th_each_svd;
int th_inverse_one(tensor *const *result, const tensor *const *operand, int option);
int th_solve_one(tensor *const *result, const tensor *const *operand, int option);
int th_trtrs_one(tensor *const *result, const tensor *const *operand, int upper_and_unit);
int th_slogdet_one(tensor *const *result, const tensor *const *operand, int option);
int th_lu_one(tensor *const *result, const tensor *const *operand, int option);
int th_lu_solve_one(tensor *const *result, const tensor *const *operand, int option);
int th_det_one(tensor *const *result, const tensor *const *operand, int option);
int th_cholesky_one(tensor *const *result, const tensor *const *operand, int upper);
int th_qr_one(tensor *const *result, const tensor *const *operand, int option);
int th_symeig_one(tensor *const *result, const tensor *const *operand, int upper);
int th_svd_one(tensor *const *result, const tensor *const *operand, int option);

#define LANE_KERNEL(name)                                                                          \
    void th_lanes_##name##_float(char *const *at, const int *size, uint8_t *accepted);             \
    void th_lanes_##name##_double(char *const *at, const int *size, uint8_t *accepted);
#define LANES_OF(name) {th_lanes_##name##_float, th_lanes_##name##_double}
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
LANE_KERNEL(svd) /* A; U, S, V */
