/* each_matrix.c: linear algebra on a matrix per slice of the first dimension. */
#include "each_matrix.h"

#include "kernels/lapack/lanes.h"

#define ROTATED 8 /* a single larger matrix needs fewer rotations in LAPACK */

static const each_matrix each_solve = {LANES_OF(solve), th_solve_one, 2, 1, 0, TH_LANE_SIZE};
const each_matrix th_each_inverse = {LANES_OF(inverse), th_inverse_one, 1, 1, 0, TH_LANE_SIZE};
const each_matrix th_each_det = {LANES_OF(det), th_det_one, 1, 1, 0, TH_LANE_SIZE};
const each_matrix th_each_slogdet = {LANES_OF(slogdet), th_slogdet_one, 1, 2, 0, TH_LANE_SIZE};
const each_matrix th_each_lu = {LANES_OF(lu), th_lu_one, 1, 3, 0, TH_LANE_SIZE};
const each_matrix th_each_lu_solve = {LANES_OF(lu_solve), th_lu_solve_one, 3, 1, 0, TH_LANE_SIZE};
/* by upper + 2 * unit */
static const each_matrix each_trtrs[4] = {
    {LANES_OF(trtrs_lower), th_trtrs_one, 2, 1, 0, TH_LANE_SIZE},
    {LANES_OF(trtrs_upper), th_trtrs_one, 2, 1, 1, TH_LANE_SIZE},
    {LANES_OF(trtrs_unit_lower), th_trtrs_one, 2, 1, 2, TH_LANE_SIZE},
    {LANES_OF(trtrs_unit_upper), th_trtrs_one, 2, 1, 3, TH_LANE_SIZE}};
const each_matrix th_each_cholesky[2] = {
    {LANES_OF(cholesky_lower), th_cholesky_one, 1, 1, false, TH_LANE_SIZE},
    {LANES_OF(cholesky_upper), th_cholesky_one, 1, 1, true, TH_LANE_SIZE}};
const each_matrix th_each_qr = {LANES_OF(qr), th_qr_one, 1, 2, 0, TH_LANE_SIZE};
const each_matrix th_each_symeig[2] = {
    {LANES_OF(symeig_lower), th_symeig_one, 1, 2, false, ROTATED},
    {LANES_OF(symeig_upper), th_symeig_one, 1, 2, true, ROTATED}};
const each_matrix th_each_svd = {LANES_OF(svd), th_svd_one, 1, 3, 0, ROTATED};

static int check_layout(const char *op, const char *name, const tensor *t, bool square) {
    if (t->ndim == 3 && (!square || t->size[1] == t->size[2]))
        return 0;
    return th_fail(TH_RUNTIME, "%s: %s is %s; need a batch of %smatrices", op, name, th_describe(t),
                   square ? "square " : "");
}

static int check(const char *op, const char *name, const tensor *t, bool square) {
    return check_layout(op, name, t, square) || th_check_finite(op, name, t) ? -1 : 0;
}

/* finite: also refuse matrices with elements that are not. */
static int shape_systems(const char *op, extent *result, const tensor *input, const tensor *A,
                         bool finite) {
    if (check_layout(op, "A", A, true) || (finite && th_check_finite(op, "A", A))
        || check(op, "input", input, false))
        return -1;
    if (input->size[0] != A->size[0] || input->size[1] != A->size[1])
        return th_fail(TH_RUNTIME, "%s: input is %s, A is %s; need the same count and rows", op,
                       th_describe(input), th_describe(A));
    *result = th_extent(input);
    return 0;
}

int shape_solve_each(extent *result, const tensor *input, const tensor *A) {
    return shape_systems("solve_each", result, input, A, true);
}

/* The other triangle may hold anything; lanes reject triangles that are not finite. */
int shape_trtrs_each(extent *result, const tensor *input, const tensor *A, bool upper, bool unit) {
    (void)upper;
    return shape_systems("trtrs_each", result, input, A, unit);
}

int cpu_trtrs_each(tensor *output, const tensor *input, const tensor *A, bool upper, bool unit) {
    return th_each_matrix(&each_trtrs[upper + 2 * unit], &output, (const tensor *[]){A, input});
}

int shape_slogdet_each(extent *result, const tensor *input) {
    result[0] = result[1] = (extent){1, {input->size[0]}};
    return check("slogdet_each", "input", input, true);
}

int cpu_slogdet_each(tensor *sign, tensor *logarithm, const tensor *input) {
    return th_each_matrix(&th_each_slogdet, (tensor *[]){sign, logarithm}, &input);
}

int cpu_solve_each(tensor *output, const tensor *input, const tensor *A) {
    return th_each_matrix(&each_solve, &output, (const tensor *[]){A, input});
}

int shape_inverse_each(extent *result, const tensor *input) {
    *result = th_extent(input);
    return check("inverse_each", "input", input, true);
}

int cpu_inverse_each(tensor *output, const tensor *input) {
    return th_each_matrix(&th_each_inverse, &output, &input);
}

int shape_det_each(extent *result, const tensor *input) {
    *result = (extent){1, {input->size[0]}};
    return check("det_each", "input", input, true);
}

int cpu_det_each(tensor *output, const tensor *input) {
    return th_each_matrix(&th_each_det, &output, &input);
}

int shape_cholesky_each(extent *result, const tensor *input, bool upper) {
    (void)upper;
    *result = th_extent(input);
    return check("cholesky_each", "input", input, true);
}

int cpu_cholesky_each(tensor *output, const tensor *input, bool upper) {
    return th_each_matrix(&th_each_cholesky[upper], &output, &input);
}

int shape_qr_each(extent *result, const tensor *input) {
    if (check("qr_each", "input", input, false))
        return -1;
    const int64_t m = input->size[1], n = input->size[2], k = m < n ? m : n;
    result[0] = (extent){3, {input->size[0], m, k}};
    result[1] = (extent){3, {input->size[0], k, n}};
    return 0;
}

int cpu_qr_each(tensor *q, tensor *r, const tensor *input) {
    return th_each_matrix(&th_each_qr, (tensor *[]){q, r}, &input);
}

int shape_symeig_each(extent *result, const tensor *input, bool upper) {
    (void)upper;
    result[0] = (extent){2, {input->size[0], input->size[1]}};
    result[1] = th_extent(input);
    return check("symeig_each", "input", input, true);
}

int cpu_symeig_each(tensor *values, tensor *vectors, const tensor *input, bool upper) {
    return th_each_matrix(&th_each_symeig[upper], (tensor *[]){values, vectors}, &input);
}

int shape_svd_each(extent *result, const tensor *input) {
    if (check("svd_each", "input", input, false))
        return -1;
    const int64_t m = input->size[1], n = input->size[2], k = m < n ? m : n;
    result[0] = (extent){3, {input->size[0], m, k}};
    result[1] = (extent){2, {input->size[0], k}};
    result[2] = (extent){3, {input->size[0], n, k}};
    return 0;
}

int cpu_svd_each(tensor *u, tensor *s, tensor *v, const tensor *input) {
    return th_each_matrix(&th_each_svd, (tensor *[]){u, s, v}, &input);
}
