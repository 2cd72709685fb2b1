/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* linear_algebra: Functions of torch.linalg that are composed of factorizations and products. */
#include "row/row.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* linalg_eigvals(Tensor A) -> ComplexTensor = torch.composed.linalg_eigvals */
static const param linalg_eigvals_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
};
const row op_linalg_eigvals = {
    .op = "linalg_eigvals", .name = "linalg.eigvals",
    .signature = "linalg_eigvals(Tensor A) -> ComplexTensor",
    .params = linalg_eigvals_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_COMPLEX_PART},
};

/* linalg_eigvalsh(Tensor A, word[L,U] UPLO=L) -> RealTensor = torch.composed.linalg_eigvalsh */
static const param linalg_eigvalsh_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "UPLO", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(0),
     .words = "L U"},
};
const row op_linalg_eigvalsh = {
    .op = "linalg_eigvalsh", .name = "linalg.eigvalsh",
    .signature = "linalg_eigvalsh(Tensor A, word[L,U] UPLO=L) -> RealTensor",
    .params = linalg_eigvalsh_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_REAL_PART},
};

/* linalg_svdvals(Tensor A, word[gesvd,gesvdj,gesvda]? driver=None) -> RealTensor =
   torch.composed.linalg_svdvals */
static const param linalg_svdvals_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "driver", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET_NONE,
     .words = "gesvd gesvdj gesvda"},
};
const row op_linalg_svdvals = {
    .op = "linalg_svdvals", .name = "linalg.svdvals",
    .signature =
        "linalg_svdvals(Tensor A, word[gesvd,gesvdj,gesvda]? driver=None) -> RealTensor",
    .params = linalg_svdvals_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_REAL_PART},
};

/* linalg_lu(Tensor A, bool pivot=True) -> (Tensor P, Tensor L, Tensor U) =
   torch.composed.linalg_lu */
static const param linalg_lu_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "pivot", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_linalg_lu = {
    .op = "linalg_lu", .name = "linalg.lu",
    .signature =
        "linalg_lu(Tensor A, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)",
    .params = linalg_lu_params,
    .names = (const char *const[]){"P", "L", "U"},
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 3, .returned = 3, .types = {TH_SAME, TH_SAME, TH_SAME},
};

/* lu_unpack(Tensor LU_data, IntTensor LU_pivots, bool unpack_data=True, bool
   unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U) = torch.composed.lu_unpack */
static const param lu_unpack_params[] = {
    {.name = "LU_data", .kind = P_TENSOR, .slot = 0},
    {.name = "LU_pivots", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_INT},
    {.name = "unpack_data", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "unpack_pivots", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(1)},
};
const row op_lu_unpack = {
    .op = "lu_unpack", .name = "lu_unpack",
    .signature =
        "lu_unpack(Tensor LU_data, IntTensor LU_pivots, bool unpack_data=True, bool "
        "unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)",
    .params = lu_unpack_params,
    .names = (const char *const[]){"P", "L", "U"},
    .flags = ROW_FUNCTION | ROW_MIXED | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 2, .tensors = 2, .inputs = 2,
    .ints = 2, .results = 3, .returned = 3, .types = {TH_SAME, TH_SAME, TH_SAME},
};

/* linalg_lu_solve(Tensor LU, IntTensor pivots, Tensor B, bool left=True, bool adjoint=False) =
   torch.composed.linalg_lu_solve */
static const param linalg_lu_solve_params[] = {
    {.name = "LU", .kind = P_TENSOR, .slot = 0},
    {.name = "pivots", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_INT},
    {.name = "B", .kind = P_TENSOR, .slot = 2},
    {.name = "left", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "adjoint", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_lu_solve = {
    .op = "linalg_lu_solve", .name = "linalg.lu_solve",
    .signature =
        "linalg_lu_solve(Tensor LU, IntTensor pivots, Tensor B, bool left=True, bool "
        "adjoint=False)",
    .params = linalg_lu_solve_params,
    .flags = ROW_FUNCTION | ROW_MIXED, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 5, .required = 3, .tensors = 3, .inputs = 3,
    .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* linalg_householder_product(Tensor A, Tensor tau) = torch.composed.linalg_householder_product */
static const param linalg_householder_product_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "tau", .kind = P_TENSOR, .slot = 1},
};
const row op_linalg_householder_product = {
    .op = "linalg_householder_product", .name = "linalg.householder_product",
    .signature = "linalg_householder_product(Tensor A, Tensor tau)",
    .params = linalg_householder_product_params,
    .flags = ROW_FUNCTION, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* linalg_matrix_power(Tensor A, int n) = torch.composed.linalg_matrix_power */
static const param linalg_matrix_power_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "n", .kind = P_INT, .slot = 0},
};
const row op_linalg_matrix_power = {
    .op = "linalg_matrix_power", .name = "linalg.matrix_power",
    .signature = "linalg_matrix_power(Tensor A, int n)",
    .params = linalg_matrix_power_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* linalg_matrix_exp(Tensor A) = torch.composed.linalg_matrix_exp */
static const param linalg_matrix_exp_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
};
const row op_linalg_matrix_exp = {
    .op = "linalg_matrix_exp", .name = "linalg.matrix_exp",
    .signature = "linalg_matrix_exp(Tensor A)",
    .params = linalg_matrix_exp_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* linalg_cross(Tensor input, Tensor other, Dim dim=-1) = torch.composed.linalg_cross */
static const param linalg_cross_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(-1)},
};
const row op_linalg_cross = {
    .op = "linalg_cross", .name = "linalg.cross",
    .signature = "linalg_cross(Tensor input, Tensor other, Dim dim=-1)",
    .params = linalg_cross_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 3, .required = 2, .tensors = 2, .inputs = 2, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* linalg_diagonal(Tensor A, int offset=0, Dim dim1=-2, Dim dim2=-1) =
   torch.composed.linalg_diagonal */
static const param linalg_diagonal_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "offset", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "dim1", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-2)},
    {.name = "dim2", .kind = P_DIM, .slot = 2, .optional = true, .preset = PRESET(-1)},
};
const row op_linalg_diagonal = {
    .op = "linalg_diagonal", .name = "linalg.diagonal",
    .signature = "linalg_diagonal(Tensor A, int offset=0, Dim dim1=-2, Dim dim2=-1)",
    .params = linalg_diagonal_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* linalg_vecdot(Tensor x, Tensor y, Dim dim=-1) = torch.composed.linalg_vecdot */
static const param linalg_vecdot_params[] = {
    {.name = "x", .kind = P_TENSOR, .slot = 0},
    {.name = "y", .kind = P_TENSOR, .slot = 1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(-1)},
};
const row op_linalg_vecdot = {
    .op = "linalg_vecdot", .name = "linalg.vecdot",
    .signature = "linalg_vecdot(Tensor x, Tensor y, Dim dim=-1)",
    .autocast = "lower",
    .params = linalg_vecdot_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 3, .required = 2, .tensors = 2, .inputs = 2, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* linalg_vander(Tensor x, int? N=None) = torch.composed.linalg_vander */
static const param linalg_vander_params[] = {
    {.name = "x", .kind = P_TENSOR, .slot = 0},
    {.name = "N", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET_NONE},
};
const row op_linalg_vander = {
    .op = "linalg_vander", .name = "linalg.vander",
    .signature = "linalg_vander(Tensor x, int? N=None)",
    .params = linalg_vander_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* linalg_multi_dot(Tensor* tensors) = torch.composed.linalg_multi_dot */
static const param linalg_multi_dot_params[] = {
    {.name = "tensors", .kind = P_TENSORS, .slot = 0},
};
const row op_linalg_multi_dot = {
    .op = "linalg_multi_dot", .name = "linalg.multi_dot",
    .signature = "linalg_multi_dot(Tensor* tensors)",
    .params = linalg_multi_dot_params,
    .flags = ROW_FUNCTION | ROW_MIXED, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1, .many = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* linalg_tensorinv(Tensor A, int ind=2) = torch.composed.linalg_tensorinv */
static const param linalg_tensorinv_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "ind", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(2)},
};
const row op_linalg_tensorinv = {
    .op = "linalg_tensorinv", .name = "linalg.tensorinv",
    .signature = "linalg_tensorinv(Tensor A, int ind=2)",
    .params = linalg_tensorinv_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* linalg_tensorsolve(Tensor A, Tensor B, Dim* dims=None) = torch.composed.linalg_tensorsolve */
static const param linalg_tensorsolve_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "B", .kind = P_TENSOR, .slot = 1},
    {.name = "dims", .kind = P_DIMS, .slot = 0, .optional = true},
};
const row op_linalg_tensorsolve = {
    .op = "linalg_tensorsolve", .name = "linalg.tensorsolve",
    .signature = "linalg_tensorsolve(Tensor A, Tensor B, Dim* dims=None)",
    .params = linalg_tensorsolve_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 2, .tensors = 2, .inputs = 2,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};
