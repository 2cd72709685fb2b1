/* lanes.h: small matrices side by side, one in each lane of a vector. What a lane's kernel does not take, such as a
   matrix near a singular one, LAPACK has, and so have larger ones. A matrix has the same result alone and in a batch. */
#pragma once
#include "kernels/lapack/lapack.h"

#define TH_LANE_SIZE 16    /* rows and columns at most */
#define TH_LANE_BYTES 32   /* of a vector, on every CPU */
#define TH_LANE_MATRICES 4 /* operands and results of a kernel, then its room */

/* size: rows and columns of the first operand, columns of the second. taken[lane] is 0 where the result does not count. */
typedef void (*lane_kernel)(char *const *at, const int *size, uint8_t *taken);
/* The same of one matrix, by LAPACK. */
typedef int (*one_matrix)(tensor *const *result, const tensor *const *operand, int option);

/* Operands and results have a matrix in each slice of their first dimension. */
typedef struct each_matrix {
    lane_kernel kernel[2]; /* of floats, doubles */
    one_matrix one;
    int operands, results, option;
    int alone; /* rows and columns at most of a matrix that is alone, which leaves most lanes idle */
} each_matrix;
int th_each_matrix(const each_matrix *e, tensor *const *result, const tensor *const *operand);
/* The same of operands and results that are one matrix. */
int th_alone(const each_matrix *e, tensor *const *result, const tensor *const *operand);
/* each_matrix.c; [upper] of two */
extern const each_matrix th_each_inverse, th_each_det, th_each_cholesky[2], th_each_qr,
    th_each_symeig[2], th_each_svd;
int th_inverse_one(tensor *const *result, const tensor *const *operand, int option);
int th_solve_one(tensor *const *result, const tensor *const *operand, int option);
int th_det_one(tensor *const *result, const tensor *const *operand, int option);
int th_cholesky_one(tensor *const *result, const tensor *const *operand, int upper);
int th_qr_one(tensor *const *result, const tensor *const *operand, int option);
int th_symeig_one(tensor *const *result, const tensor *const *operand, int upper);
int th_svd_one(tensor *const *result, const tensor *const *operand, int option);

#define LANE_KERNEL(name)                                                                          \
    void th_lanes_##name##_float(char *const *at, const int *size, uint8_t *taken);                \
    void th_lanes_##name##_double(char *const *at, const int *size, uint8_t *taken);
#define LANES_OF(name) {th_lanes_##name##_float, th_lanes_##name##_double}
LANE_KERNEL(solve)          /* A, B; X */
LANE_KERNEL(inverse)        /* A; its inverse */
LANE_KERNEL(det)            /* A; its determinant */
LANE_KERNEL(cholesky_lower) /* A; the factor */
LANE_KERNEL(cholesky_upper)
LANE_KERNEL(qr)           /* A; Q, R */
LANE_KERNEL(symeig_lower) /* A; values, vectors */
LANE_KERNEL(symeig_upper)
LANE_KERNEL(svd) /* A; U, S, V */
