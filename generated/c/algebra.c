/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* algebra: Products, distances and statistics composed of other operators. */
#include "row/row.h"
#include "pair_norms.h"

extern const row op_pair_norms_input;
extern const row op_transpose;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* kron(Tensor input, Tensor other) = torch.composed.kron */
static const param kron_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_kron = {
    .op = "kron", .name = "kron",
    .signature = "kron(Tensor input, Tensor other)",
    .params = kron_params,
    .dtypes = TH_ALL | TH_UNSIGNED, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* trapz(Tensor y, Tensor? x=None, Scalar dx=1, Dim dim=-1) = torch.composed.trapz */
static const param trapz_params[] = {
    {.name = "y", .kind = P_TENSOR, .slot = 0},
    {.name = "x", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "dx", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(-1)},
};
const row op_trapz = {
    .op = "trapz", .name = "trapz",
    .signature = "trapz(Tensor y, Tensor? x=None, Scalar dx=1, Dim dim=-1)",
    .params = trapz_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 2, .inputs = 2, .scalars = 1, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* trapezoids(Tensor y, Tensor? x=None, Scalar dx=1, Dim dim=-1) = torch.composed.trapezoids */
static const param trapezoids_params[] = {
    {.name = "y", .kind = P_TENSOR, .slot = 0},
    {.name = "x", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "dx", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(-1)},
};
const row op_trapezoids = {
    .op = "trapezoids", .name = "trapezoids",
    .signature = "trapezoids(Tensor y, Tensor? x=None, Scalar dx=1, Dim dim=-1)",
    .params = trapezoids_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 2, .inputs = 2, .scalars = 1, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* cumulative_trapezoid(Tensor y, Tensor? x=None, Scalar dx=1, Dim dim=-1) =
   torch.composed.cumulative_trapezoid */
static const param cumulative_trapezoid_params[] = {
    {.name = "y", .kind = P_TENSOR, .slot = 0},
    {.name = "x", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "dx", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(-1)},
};
const row op_cumulative_trapezoid = {
    .op = "cumulative_trapezoid", .name = "cumulative_trapezoid",
    .signature =
        "cumulative_trapezoid(Tensor y, Tensor? x=None, Scalar dx=1, Dim dim=-1)",
    .params = cumulative_trapezoid_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 2, .inputs = 2, .scalars = 1, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* diff(Tensor input, int n=1, Dim dim=-1, Tensor? prepend=None, Tensor? append=None) =
   torch.composed.diff */
static const param diff_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "n", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-1)},
    {.name = "prepend", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "append", .kind = P_TENSOR, .slot = 2, .optional = true},
};
const row op_diff = {
    .op = "diff", .name = "diff",
    .signature =
        "diff(Tensor input, int n=1, Dim dim=-1, Tensor? prepend=None, Tensor? append=None)",
    .params = diff_params,
    .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 5, .required = 1,
    .tensors = 3, .inputs = 3, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* inner(Tensor input, Tensor other) = torch.composed.inner */
static const param inner_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_inner = {
    .op = "inner", .name = "inner",
    .signature = "inner(Tensor input, Tensor other)",
    .params = inner_params,
    .flags = ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* cov(Tensor input, int correction=1, LongTensor? fweights=None, Tensor? aweights=None) =
   torch.composed.cov */
static const param cov_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "correction", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "fweights", .kind = P_TENSOR, .slot = 1, .optional = true, .fixed = 1 + TH_LONG},
    {.name = "aweights", .kind = P_TENSOR, .slot = 2, .optional = true},
};
const row op_cov = {
    .op = "cov", .name = "cov",
    .signature =
        "cov(Tensor input, int correction=1, LongTensor? fweights=None, Tensor? "
        "aweights=None)",
    .params = cov_params,
    .flags = ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 1,
    .tensors = 3, .inputs = 3, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* corrcoef(Tensor input) = torch.composed.corrcoef */
static const param corrcoef_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_corrcoef = {
    .op = "corrcoef", .name = "corrcoef",
    .signature = "corrcoef(Tensor input)",
    .params = corrcoef_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* cdist(Tensor input, Tensor other, Scalar p=2,
   word[use_mm_for_euclid_dist_if_necessary,use_mm_for_euclid_dist,donot_use_mm_for_euclid_dist]
   compute_mode=use_mm_for_euclid_dist_if_necessary) = torch.composed.cdist */
static const param cdist_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(2)},
    {.name = "compute_mode", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(0),
     .words = "use_mm_for_euclid_dist_if_necessary use_mm_for_euclid_dist donot_use_mm_for_euclid_dist"},
};
const row op_cdist = {
    .op = "cdist", .name = "cdist",
    .signature =
        "cdist(Tensor input, Tensor other, Scalar p=2, "
        "word[use_mm_for_euclid_dist_if_necessary,use_mm_for_euclid_dist,donot_use_mm_for_euc"
        "lid_dist] compute_mode=use_mm_for_euclid_dist_if_necessary)",
    .autocast = "float",
    .params = cdist_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 2, .tensors = 2, .inputs = 2,
    .scalars = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* pair_norms(Tensor input, Tensor other, bool squares=True) = kernel of pair_norms.c */
static int pair_norms_cpu(call *c) {
    return cpu_pair_norms(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static const kernel_body pair_norms_body = {.shapes = "bnk,bmk->bnm", .plan = (const uint8_t[]){3,
    0, 1, 2, 3, 0, 17, 2, 1, 3, 0, 1, 17}};
static int pair_norms_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = pair_norms_input(grad, input, other, output, squares) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_pair_norms_input, &(call){
            .t = {grad[0], s->t[0], s->t[1], s->out[0]},
            .n = {s->n[0]}
        }));
    /* d other = pair_norms_input(grad.transpose(1, 2), other, input, output.transpose(1, 2),
       squares) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_pair_norms_input, &(call){
            .t = {
                th_apply(&f, &op_transpose, &(call){.t = {grad[0]}, .n = {1, 2}}),
                s->t[1],
                s->t[0],
                th_apply(&f, &op_transpose, &(call){.t = {s->out[0]}, .n = {1, 2}})
            },
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param pair_norms_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
    {.name = "squares", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_pair_norms = {
    .op = "pair_norms", .name = "pair_norms",
    .signature = "pair_norms(Tensor input, Tensor other, bool squares=True)",
    .enter = th_kernel, .body = &pair_norms_body,
    .kernel = {.cpu = pair_norms_cpu},
    .backward = pair_norms_backward,
    .params = pair_norms_params,
    .flags = ROW_DENSE, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .required = 2,
    .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 3, .grads = 1, .reads = {0x103, 0x103},
};

/* pair_norms_input(Tensor grad_output, Tensor input, Tensor other, Tensor norm, bool
   squares=True) = kernel of pair_norms.c */
static int pair_norms_input_cpu(call *c) {
    return cpu_pair_norms_input(c->out[0], c->t[0], c->t[1], c->t[2], c->t[3], c->n[0]);
}
static const kernel_body pair_norms_input_body = {.shapes = "bnm,bnk,bmk,bnm->bnk",
    .plan = (const uint8_t[]){3, 0, 1, 2, 3, 0, 1, 18, 3, 0, 2, 18, 3, 0, 1, 2, 1, 3, 0, 1, 18}};
static const param pair_norms_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "other", .kind = P_TENSOR, .slot = 2},
    {.name = "norm", .kind = P_TENSOR, .slot = 3},
    {.name = "squares", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_pair_norms_input = {
    .op = "pair_norms_input", .name = "pair_norms_input",
    .signature =
        "pair_norms_input(Tensor grad_output, Tensor input, Tensor other, Tensor norm, bool "
        "squares=True)",
    .enter = th_kernel, .body = &pair_norms_input_body,
    .kernel = {.cpu = pair_norms_input_cpu},
    .params = pair_norms_input_params,
    .flags = ROW_DENSE, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 4,
    .tensors = 4, .inputs = 4, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) =
   torch.composed.bilinear */
static const param bilinear_params[] = {
    {.name = "input1", .kind = P_TENSOR, .slot = 0},
    {.name = "input2", .kind = P_TENSOR, .slot = 1},
    {.name = "weight", .kind = P_TENSOR, .slot = 2},
    {.name = "bias", .kind = P_TENSOR, .slot = 3, .optional = true},
};
const row op_bilinear = {
    .op = "bilinear", .name = "bilinear",
    .signature =
        "bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None)",
    .params = bilinear_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 4, .required = 3, .tensors = 4, .inputs = 4,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* pdist(Tensor input, Scalar p=2) = torch.composed.pdist */
static const param pdist_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(2)},
};
const row op_pdist = {
    .op = "pdist", .name = "pdist",
    .signature = "pdist(Tensor input, Scalar p=2)",
    .params = pdist_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 1,
    .tensors = 1, .inputs = 1, .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* one_hot(LongTensor input, int num_classes=-1) -> LongTensor = torch.composed.one_hot */
static const param one_hot_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .fixed = 1 + TH_LONG},
    {.name = "num_classes", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(-1)},
};
const row op_one_hot = {
    .op = "one_hot", .name = "one_hot",
    .signature = "one_hot(LongTensor input, int num_classes=-1) -> LongTensor",
    .no_meta = "the default of num_classes depends on them",
    .params = one_hot_params,
    .flags = ROW_FUNCTION | ROW_MIXED, .dtypes = 1 << TH_LONG, .own = 1 << TH_LONG, .nparams = 2,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_LONG},
};

/* normalize(Tensor input, Scalar p=2, Dim* dim=(1,), Scalar eps=1e-12) =
   torch.composed.normalize */
static const param normalize_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(2)},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true,
     .listed = {(const int64_t[]){1}, 1}},
    {.name = "eps", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1e-12)},
};
const row op_normalize = {
    .op = "normalize", .name = "normalize",
    .signature = "normalize(Tensor input, Scalar p=2, Dim* dim=(1,), Scalar eps=1e-12)",
    .params = normalize_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 1, .tensors = 1, .inputs = 1,
    .scalars = 2, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* pairwise_distance(Tensor x1, Tensor x2, Scalar p=2.0, Scalar eps=1e-6, bool keepdim=False) =
   torch.composed.pairwise_distance */
static const param pairwise_distance_params[] = {
    {.name = "x1", .kind = P_TENSOR, .slot = 0},
    {.name = "x2", .kind = P_TENSOR, .slot = 1},
    {.name = "p", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(2.0)},
    {.name = "eps", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1e-06)},
    {.name = "keepdim", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_pairwise_distance = {
    .op = "pairwise_distance", .name = "pairwise_distance",
    .signature =
        "pairwise_distance(Tensor x1, Tensor x2, Scalar p=2.0, Scalar eps=1e-6, bool "
        "keepdim=False)",
    .params = pairwise_distance_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5,
    .required = 2, .tensors = 2, .inputs = 2, .scalars = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* cosine_similarity(Tensor input, Tensor other, Dim dim=1, Scalar eps=1e-8) =
   torch.composed.cosine_similarity */
static const param cosine_similarity_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "eps", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1e-08)},
};
const row op_cosine_similarity = {
    .op = "cosine_similarity", .name = "cosine_similarity",
    .signature =
        "cosine_similarity(Tensor input, Tensor other, Dim dim=1, Scalar eps=1e-8)",
    .autocast = "cuda float",
    .params = cosine_similarity_params,
    .flags = ROW_FUNCTION, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 2,
    .tensors = 2, .inputs = 2, .scalars = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* matrix_power(Tensor input, int n) = torch.composed.matrix_power */
static const param matrix_power_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "n", .kind = P_INT, .slot = 0},
};
const row op_matrix_power = {
    .op = "matrix_power", .name = "matrix_power",
    .signature = "matrix_power(Tensor input, int n)",
    .params = matrix_power_params,
    .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* matrix_exp(Tensor input) = torch.composed.matrix_exp */
static const param matrix_exp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_matrix_exp = {
    .op = "matrix_exp", .name = "matrix_exp",
    .signature = "matrix_exp(Tensor input)",
    .params = matrix_exp_params,
    .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};
