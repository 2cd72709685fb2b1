/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* complex_matrices: Factorizations of complex matrices, and systems of equations. They use
   NumPy's LAPACK. */
#include "row/row.h"

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* gesv_complex(Tensor input, Tensor A) -> (Tensor solution, Tensor lu) =
   torch.composed.gesv_complex */
static const param gesv_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "A", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_gesv_complex = {
    .op = "gesv_complex", .name = "gesv",
    .signature = "gesv_complex(Tensor input, Tensor A) -> (Tensor solution, Tensor lu)",
    .params = gesv_complex_params,
    .names = (const char *const[]){"solution", "lu"},
    .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* potrf_complex(Tensor input, bool upper=True) = torch.composed.potrf_complex */
static const param potrf_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
};
const row op_potrf_complex = {
    .op = "potrf_complex", .name = "potrf",
    .signature = "potrf_complex(Tensor input, bool upper=True)",
    .no_meta = "NumPy computes the result",
    .params = potrf_complex_params,
    .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* symeig_complex(Tensor input, bool eigenvectors=False, bool upper=True) -> (Tensor values,
   Tensor vectors) = torch.composed.symeig_complex */
static const param symeig_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "eigenvectors", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 1, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
};
const row op_symeig_complex = {
    .op = "symeig_complex", .name = "symeig",
    .signature =
        "symeig_complex(Tensor input, bool eigenvectors=False, bool upper=True) -> (Tensor "
        "values, Tensor vectors)",
    .no_meta = "NumPy computes the result",
    .params = symeig_complex_params,
    .names = (const char *const[]){"values", "vectors"},
    .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 2, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};
