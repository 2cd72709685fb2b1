/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* complex_matrices: Factorizations of complex matrices, and systems of equations. They use
   NumPy's LAPACK. */
#include "row/row.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* inverse_complex(Tensor input) = torch.composed.inverse_complex */
static const param inverse_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_inverse_complex = {
    .op = "inverse_complex", .name = "inverse",
    .signature = "inverse_complex(Tensor input)",
    .params = inverse_complex_params,
    .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

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

/* det_complex(Tensor input) = torch.composed.det_complex */
static const param det_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_det_complex = {
    .op = "det_complex", .name = "det",
    .signature = "det_complex(Tensor input)",
    .params = det_complex_params,
    .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* slogdet_complex(Tensor input) -> (Tensor sign, Tensor logabsdet) =
   torch.composed.slogdet_complex */
static const param slogdet_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_slogdet_complex = {
    .op = "slogdet_complex", .name = "slogdet",
    .signature = "slogdet_complex(Tensor input) -> (Tensor sign, Tensor logabsdet)",
    .params = slogdet_complex_params,
    .names = (const char *const[]){"sign", "logabsdet"},
    .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
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
    .params = potrf_complex_params,
    .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* qr_complex(Tensor input) -> (Tensor Q, Tensor R) = torch.composed.qr_complex */
static const param qr_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_qr_complex = {
    .op = "qr_complex", .name = "qr",
    .signature = "qr_complex(Tensor input) -> (Tensor Q, Tensor R)",
    .params = qr_complex_params,
    .names = (const char *const[]){"Q", "R"},
    .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
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
    .params = symeig_complex_params,
    .names = (const char *const[]){"values", "vectors"},
    .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 2, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* svd_complex(Tensor input, bool some=True) -> (Tensor U, Tensor S, Tensor V) =
   torch.composed.svd_complex */
static const param svd_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "some", .kind = P_BOOL, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
};
const row op_svd_complex = {
    .op = "svd_complex", .name = "svd",
    .signature =
        "svd_complex(Tensor input, bool some=True) -> (Tensor U, Tensor S, Tensor V)",
    .params = svd_complex_params,
    .names = (const char *const[]){"U", "S", "V"},
    .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 3, .returned = 3, .types = {TH_SAME, TH_SAME, TH_SAME},
};

/* trtrs_complex(Tensor input, Tensor A, bool upper=True, bool transpose=False, bool
   unitriangular=False) -> (Tensor solution, Tensor matrix) = torch.composed.trtrs_complex */
static const param trtrs_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "A", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
    {.name = "transpose", .kind = P_BOOL, .slot = 1, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "unitriangular", .kind = P_BOOL, .slot = 2, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_trtrs_complex = {
    .op = "trtrs_complex", .name = "trtrs",
    .signature =
        "trtrs_complex(Tensor input, Tensor A, bool upper=True, bool transpose=False, bool "
        "unitriangular=False) -> (Tensor solution, Tensor matrix)",
    .params = trtrs_complex_params,
    .names = (const char *const[]){"solution", "matrix"},
    .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 5, .required = 2, .tensors = 2, .inputs = 2,
    .ints = 3, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};
