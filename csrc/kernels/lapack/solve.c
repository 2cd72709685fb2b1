/* solve.c: systems of linear equations, inverses, and solutions with triangles. */
#include "solve.h"

#include <cblas.h>
#include <math.h>
#include <string.h>

#include "kernels/lapack/condition.h"
#include "kernels/lapack/estimate.h"
#include "kernels/lapack/lanes.h"

static const each_matrix each_solve = {ALL_LANES_OF(solve), th_solve_one, 2, 1, 0, TH_LANE_SIZE};
static const each_matrix each_inverse = {ALL_LANES_OF(inverse), th_inverse_one, 1, 1, 0,
                                         TH_LANE_SIZE};
/* by upper + 2 * unit */
static const each_matrix each_triangle[4] = {
    {ALL_LANES_OF(trtrs_lower), th_triangle_one, 2, 1, 0, TH_LANE_SIZE},
    {ALL_LANES_OF(trtrs_upper), th_triangle_one, 2, 1, 1, TH_LANE_SIZE},
    {ALL_LANES_OF(trtrs_unit_lower), th_triangle_one, 2, 1, 2, TH_LANE_SIZE},
    {ALL_LANES_OF(trtrs_unit_upper), th_triangle_one, 2, 1, 3, TH_LANE_SIZE}};

/* A singular matrix: report the number of its zero pivot, with a result of nan. */
static int report_singular(tensor *result, int zero, int slot, const tensor *matrix,
                           const char *instead, int *info) {
    if (!info)
        return th_fail_singular(slot, matrix, instead);
    *info = zero;
    return th_fill(result, th_real(NAN));
}

/* Systems */

/* lu: NULL if the factors are not needed. Operand 0 is slot `slot` of the row. */
static int solve(tensor *solution, tensor *lu, const tensor *input, const tensor *A, int slot,
                 int *info) {
    const int n = (int)A->size[0], k = (int)input->size[1];
    factors f;
    tensor *b = th_to_columns(input);
    int unused = 0, failed = th_factor(&f, A) || !b ? -1 : 0;
    if (!failed && f.zero)
        failed = report_singular(b, f.zero, slot, A, "linalg.lstsq", info);
    else if (!failed && n && k)
        CALL(A->dtype, getrs, "N", &n, &k, th_data(f.lu), &n, f.pivots, th_data(b), &n, &unused, 1);
    if (!failed)
        failed = th_from_columns(solution, b) || (lu && th_from_columns(lu, f.lu)) ? -1 : 0;
    th_drop_factors(&f);
    th_drop(b);
    return failed;
}

int th_solve_one(tensor *const *result, const tensor *const *operand, int slot, int *info) {
    return solve(result[0], NULL, operand[1], operand[0], slot, info);
}

static int check_system(const tensor *first, const tensor *second) {
    return th_check_counts(0, first) || th_check_counts(1, second) ? -1 : 0;
}

/* info for the kernels: none if they raise errors; then it is zero. */
static int begin_info(tensor **info, bool check_errors) {
    const int failed = *info && check_errors ? th_zero(*info) : 0;
    *info = check_errors ? NULL : *info;
    return failed;
}

/* Solve A X = B, or A^H X = B. */
static int solve_all(tensor *output, tensor *info, const tensor *A, const tensor *B, bool adjoint,
                     int slot) {
    tensor *flipped = adjoint ? th_flipped(A, true) : NULL;
    each_matrix e = each_solve;
    e.option = slot;
    const int failed = adjoint && !flipped
                           ? -1
                           : th_each_matrix(&e, &output,
                                            (const tensor *[]){flipped ? flipped : A, B}, info);
    th_drop(flipped);
    return failed;
}

/* X A = B is A^H X^H = B^H. */
int cpu_linalg_solve_ex(tensor *result, tensor *info, const tensor *A, const tensor *B, bool left,
                        bool check_errors) {
    if (begin_info(&info, check_errors) || check_system(A, B))
        return -1;
    if (left)
        return solve_all(result, info, A, B, false, 0);
    tensor *right = th_flipped(B, true), *found = right ? th_new_like(right, right->dtype) : NULL;
    int failed = found ? solve_all(found, info, A, right, true, 0) : -1;
    tensor *turned = failed ? NULL : th_flipped(found, true);
    th_drop(right);
    th_drop(found);
    return th_deliver(result, turned, failed);
}

int shape_linalg_solve_ex(extent *size, const tensor *A, const tensor *B, bool left,
                          bool check_errors) {
    (void)check_errors;
    size[0] = th_extent(B);
    size[1] = (extent){0};
    if (B->size[left ? 0 : 1] == A->size[0])
        return 0;
    return th_fail(TH_RUNTIME, "$0, $1; need #1.size(%d) == #0.size(0)", left ? 0 : 1);
}

int cpu_gesv(tensor *solution, tensor *lu, const tensor *input, const tensor *A) {
    return check_system(input, A) || solve(solution, lu, input, A, 1, NULL) ? -1 : 0;
}

int cpu_solve_system(tensor *output, const tensor *input, const tensor *A, bool adjoint) {
    return check_system(input, A) ? -1 : solve_all(output, NULL, A, input, adjoint, 1);
}

/* Triangles */

/* Overwrite b, contiguous, with the solution. Lines are rows of A, or its columns. */
static void substitute(const contiguous_lines *a, const tensor *b, triangular kind) {
    const int n = (int)b->size[0], k = (int)b->size[1];
    const int order = CblasRowMajor, triangle = kind.upper == a->rows ? CblasUpper : CblasLower;
    const int turned = kind.reading == ADJOINT ? CblasConjTrans : CblasTrans;
    const int flip = (kind.reading != AS_GIVEN) == a->rows ? turned : CblasNoTrans;
    const int diagonal = kind.unit ? CblasUnit : CblasNonUnit;
    const complexfloat one = 1;
    const complexdouble wide = 1;
    const void *x = th_data(a->dense);
    void *y = th_data(b);
    if (b->dtype == TH_FLOAT)
        scipy_cblas_strsm(order, CblasLeft, triangle, flip, diagonal, n, k, 1, x, n, y, k);
    else if (b->dtype == TH_COMPLEXFLOAT)
        scipy_cblas_ctrsm(order, CblasLeft, triangle, flip, diagonal, n, k, &one, x, n, y, k);
    else if (b->dtype == TH_COMPLEXDOUBLE)
        scipy_cblas_ztrsm(order, CblasLeft, triangle, flip, diagonal, n, k, &wide, x, n, y, k);
    else
        scipy_cblas_dtrsm(order, CblasLeft, triangle, flip, diagonal, n, k, 1, x, n, y, k);
}

/* Lines for substitute; the adjoint of complex numbers needs rows. */
static int begin_lines(contiguous_lines *a, const tensor *A) {
    if (!th_is_complex((dtype)A->dtype))
        return th_begin_lines(a, A);
    a->rows = true;
    a->view = th_header(A);
    a->dense = th_begin_dense(&a->view);
    return a->dense ? 0 : -1;
}

#define FEW_COLUMNS 8

/* Right-hand sides [n, k] of few columns, one after another. */
static int take_columns(workspace *right, const tensor *b) {
    const int64_t n = b->size[0], k = b->size[1], item = th_item_size[b->dtype];
    if (th_take_work(right, (dtype)b->dtype, b->numel))
        return -1;
    th_transpose(right->at, n * item, th_data(b), k * item, k, n, (int)item);
    return 0;
}

static void put_columns(const tensor *b, workspace *right) {
    const int64_t n = b->size[0], k = b->size[1], item = th_item_size[b->dtype];
    th_transpose(th_data(b), k * item, right->at, n * item, n, k, (int)item);
}

/* Overwrite right-hand sides with solutions. */
static void substitute_columns(const contiguous_lines *a, void *right, int64_t columns,
                               triangular kind) {
    const tensor *A = a->dense;
    const triangle t = {(dtype)A->dtype, th_data(A), A->size[0], A->size[0], a->rows != kind.upper};
    const bool rows = a->rows == (kind.reading == AS_GIVEN);
    th_solve_lines(&t,
                   rows                      ? ROWS
                   : kind.reading == ADJOINT ? ADJOINT_ROWS
                                             : COLUMNS,
                   kind.unit, right, columns);
}

/* right: NULL, or the columns of b */
static int solve_lines(tensor *b, const workspace *right, const tensor *A, triangular kind) {
    contiguous_lines a;
    if (begin_lines(&a, A))
        return -1;
    if (b->numel && right)
        substitute_columns(&a, right->at, b->size[1], kind);
    else if (b->numel)
        substitute(&a, b, kind);
    th_end_lines(&a);
    return 0;
}

int th_substitute(tensor *b, const tensor *A, triangular kind) {
    workspace right;
    if (b->size[1] > FEW_COLUMNS)
        return solve_lines(b, NULL, A, kind);
    if (take_columns(&right, b))
        return -1;
    const int failed = solve_lines(b, &right, A, kind);
    put_columns(b, &right);
    th_give_work(&right);
    return failed;
}

/* Bits of an each_matrix's option. */
static int option_of(triangular kind) {
    return kind.upper | kind.unit << 1 | kind.slot << 2 | kind.regular << 3 | kind.reading << 4;
}
static triangular kind_of(int option) {
    return (triangular){option & 1, option & 2, option >> 4, option >> 2 & 1, option & 8};
}

static int solve_few(tensor *solution, const tensor *b, const tensor *A, triangular kind) {
    const bool checks = !kind.unit && !kind.regular, at_once = checks && kind.reading == AS_GIVEN;
    workspace right;
    if (take_columns(&right, b))
        return -1;
    int failed = 0;
    if (checks)
        failed = th_check_triangle(kind.slot, A, kind.upper, right.at, at_once ? b->size[1] : 0);
    if (!failed && !at_once)
        failed = solve_lines(solution, &right, A, kind);
    if (!failed)
        put_columns(solution, &right);
    th_give_work(&right);
    return failed;
}

int th_triangle_one(tensor *const *result, const tensor *const *operand, int option, int *info) {
    (void)info;
    const triangular kind = kind_of(option);
    const tensor *A = operand[0], *input = operand[1];
    if (input->size[1] <= FEW_COLUMNS)
        return solve_few(result[0], input, A, kind);
    if (!kind.unit && !kind.regular && th_check_triangle(kind.slot, A, kind.upper, NULL, 0))
        return -1;
    tensor *b = th_to_rows(input);
    return th_deliver(result[0], b, b ? solve_lines(b, NULL, A, kind) : -1);
}

/* The other triangle may hold anything. */
int th_solve_triangles(tensor *solution, const tensor *input, const tensor *A, triangular kind) {
    if (th_check_counts(kind.slot, A) || th_check_counts(1 - kind.slot, input))
        return -1;
    const tensor *operand[] = {A, input};
    tensor *flipped = NULL;
    each_matrix e = each_triangle[kind.upper + 2 * kind.unit];
    if (kind.reading != AS_GIVEN && th_fits_lanes(&e, operand)) {
        operand[0] = flipped = th_flipped(A, kind.reading == ADJOINT);
        kind.upper = !kind.upper;
        kind.reading = AS_GIVEN;
        e = each_triangle[kind.upper + 2 * kind.unit];
        if (!flipped)
            return -1;
    }
    e.option = option_of(kind);
    const int failed = th_each_matrix(&e, &solution, operand, NULL);
    th_drop(flipped);
    return failed;
}

int cpu_solve_triangle(tensor *output, const tensor *input, const tensor *A, bool upper,
                       bool adjoint, bool unit) {
    const triangular kind = {upper, unit, adjoint ? ADJOINT : AS_GIVEN, 1, false};
    return th_solve_triangles(output, input, A, kind);
}

int shape_linalg_solve_triangular(extent *size, const tensor *A, const tensor *B, bool upper,
                                  bool left, bool unitriangular) {
    (void)upper, (void)unitriangular;
    return shape_linalg_solve_ex(size, A, B, left, false);
}

/* X A = B is A^H X^H = B^H. */
int cpu_linalg_solve_triangular(tensor *output, const tensor *A, const tensor *B, bool upper,
                                bool left, bool unitriangular) {
    const triangular kind = {upper, unitriangular, left ? AS_GIVEN : ADJOINT, 0, false};
    if (left)
        return th_solve_triangles(output, B, A, kind);
    tensor *right = th_flipped(B, true), *found = right ? th_new_like(right, right->dtype) : NULL;
    int failed = found ? th_solve_triangles(found, right, A, kind) : -1;
    tensor *turned = failed ? NULL : th_flipped(found, true);
    th_drop(right);
    th_drop(found);
    return th_deliver(output, turned, failed);
}

/* Inverse */

/* Invert P L U in place. */
static int invert(factors *f) {
    const dtype type = (dtype)f->lu->dtype;
    const int n = (int)f->lu->size[0], asking = -1;
    double asked[2] = {0};
    workspace work;
    int info = 0;
    if (!n)
        return 0;
    CALL(type, getri, &n, th_data(f->lu), &n, f->pivots, asked, &asking, &info);
    const int size = th_work_size(type, asked);
    if (th_take_work(&work, type, size))
        return -1;
    CALL(type, getri, &n, th_data(f->lu), &n, f->pivots, work.at, &size, &info);
    th_give_work(&work);
    return 0;
}

/* The inverse of the transpose is the transposed inverse, so row-major order needs no conversion. */
int th_inverse_one(tensor *const *result, const tensor *const *operand, int option, int *info) {
    (void)option;
    tensor *output = result[0];
    const tensor *input = operand[0];
    const tensor transposed = th_transposed_view(input);
    factors f;
    int failed = th_factor(&f, &transposed);
    const bool singular = !failed && f.zero;
    if (singular)
        failed = report_singular(output, f.zero, 0, input, "linalg.pinv", info);
    else if (!failed)
        failed = invert(&f) || th_copy(output, f.lu) ? -1 : 0;
    th_drop_factors(&f);
    return failed;
}

int cpu_linalg_inv_ex(tensor *inverse, tensor *info, const tensor *A, bool check_errors) {
    if (begin_info(&info, check_errors) || th_check_counts(0, A))
        return -1;
    return th_each_matrix(&each_inverse, &inverse, &A, info);
}
