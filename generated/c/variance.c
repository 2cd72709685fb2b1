/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* variance: Variance and standard deviation. */
#include "row/row.h"
#include "variance.h"

extern const row op_div;
extern const row op_eq;
extern const row op_mul;
extern const row op_ones_like;
extern const row op_sum;
extern const row op_var_input;
extern const row op_where;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* var(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False, int?
   correction=None) = kernel of variance.c */
static int var_cpu(call *c) {
    return cpu_var(c->out[0], c->t[0], c->list[0], c->n[0], c->n[1], c->n[2]);
}
static int var_cuda(call *c) {
    return cuda_var(c->out[0], c->t[0], c->list[0], c->n[0], c->n[1], c->n[2]);
}
static int var_shape(extent *size, const call *c) {
    return shape_var(size, c->t[0], c->list[0], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body var_body = {.shape = var_shape};
static int var_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = var_input(grad, input, dim, unbiased, keepdim, correction) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_var_input, &(call){
            .t = {grad[0], s->t[0]},
            .n = {s->n[0], s->n[1], s->n[2]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param var_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "unbiased", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "correction", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET_NONE},
};
const row op_var = {
    .op = "var", .name = "var",
    .signature =
        "var(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False, int? "
        "correction=None)",
    .enter = th_kernel, .body = &var_body,
    .kernel = {.cpu = var_cpu, .cuda = var_cuda},
    .backward = var_backward,
    .vmap = "reduction",
    .params = var_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 3, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .reads = {1},
};

/* var_of_parts(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False, int?
   correction=None) = torch.composed.var_of_parts */
static const param var_of_parts_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "unbiased", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "correction", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET_NONE},
};
const row op_var_of_parts = {
    .op = "var_of_parts", .name = "var_of_parts",
    .signature =
        "var_of_parts(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim "
        "keepdim=False, int? correction=None)",
    .params = var_of_parts_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 3, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* std(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False, int?
   correction=None) = kernel of variance.c */
static int std_cpu(call *c) {
    return cpu_std(c->out[0], c->t[0], c->list[0], c->n[0], c->n[1], c->n[2]);
}
static int std_cuda(call *c) {
    return cuda_std(c->out[0], c->t[0], c->list[0], c->n[0], c->n[1], c->n[2]);
}
static int std_shape(extent *size, const call *c) {
    return shape_std(size, c->t[0], c->list[0], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body std_body = {.shape = std_shape};
static int std_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = var_input(where(output.eq(0), output, grad / (2 * output)), input, dim, unbiased,
       keepdim, correction) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_var_input, &(call){
            .t = {
                th_apply(&f, &op_where, &(call){.t = {
                    th_apply(&f, &op_eq, &(call){.t = {s->out[0]}, .s = {[0] = th_integral(0)}}),
                    s->out[0],
                    th_apply(&f, &op_div, &(call){.t = {
                        grad[0],
                        th_apply(&f, &op_mul, &(call){
                            .t = {NULL, s->out[0]},
                            .s = {[0] = th_integral(2)}
                        })
                    }})
                }}),
                s->t[0]
            },
            .n = {s->n[0], s->n[1], s->n[2]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param std_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "unbiased", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "correction", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET_NONE},
};
const row op_std = {
    .op = "std", .name = "std",
    .signature =
        "std(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False, int? "
        "correction=None)",
    .enter = th_kernel, .body = &std_body,
    .kernel = {.cpu = std_cpu, .cuda = std_cuda},
    .backward = std_backward,
    .vmap = "reduction",
    .params = std_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 3, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .reads = {0x101},
};

/* std_of_parts(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False, int?
   correction=None) = torch.composed.std_of_parts */
static const param std_of_parts_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "unbiased", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "correction", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET_NONE},
};
const row op_std_of_parts = {
    .op = "std_of_parts", .name = "std_of_parts",
    .signature =
        "std_of_parts(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim "
        "keepdim=False, int? correction=None)",
    .params = std_of_parts_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 3, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* var_complex(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False, int?
   correction=None) = torch.composed.var_complex */
static const param var_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "unbiased", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "correction", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET_NONE},
};
const row op_var_complex = {
    .op = "var_complex", .name = "var",
    .signature =
        "var_complex(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False, "
        "int? correction=None)",
    .params = var_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 5, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 3, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* std_complex(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False, int?
   correction=None) = torch.composed.std_complex */
static const param std_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "unbiased", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "correction", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET_NONE},
};
const row op_std_complex = {
    .op = "std_complex", .name = "std",
    .signature =
        "std_complex(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False, "
        "int? correction=None)",
    .params = std_complex_params,
    .flags = ROW_PRESETS, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 5, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 3, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* var_corrected(Tensor input, Dim* dim=None, Keepdim keepdim=False, Scalar correction=1) =
   torch.composed.var_corrected */
static const param var_corrected_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "correction", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_var_corrected = {
    .op = "var_corrected", .name = "var",
    .signature =
        "var_corrected(Tensor input, Dim* dim=None, Keepdim keepdim=False, Scalar "
        "correction=1)",
    .params = var_corrected_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .lists = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* std_corrected(Tensor input, Dim* dim=None, Keepdim keepdim=False, Scalar correction=1) =
   torch.composed.std_corrected */
static const param std_corrected_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "correction", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_std_corrected = {
    .op = "std_corrected", .name = "std",
    .signature =
        "std_corrected(Tensor input, Dim* dim=None, Keepdim keepdim=False, Scalar "
        "correction=1)",
    .params = std_corrected_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 1, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .lists = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* var_unbiased(Tensor input, bool unbiased) = torch.composed.var_unbiased */
static const param var_unbiased_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "unbiased", .kind = P_BOOL, .slot = 0},
};
const row op_var_unbiased = {
    .op = "var_unbiased", .name = "var",
    .signature = "var_unbiased(Tensor input, bool unbiased)",
    .params = var_unbiased_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* std_unbiased(Tensor input, bool unbiased) = torch.composed.std_unbiased */
static const param std_unbiased_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "unbiased", .kind = P_BOOL, .slot = 0},
};
const row op_std_unbiased = {
    .op = "std_unbiased", .name = "std",
    .signature = "std_unbiased(Tensor input, bool unbiased)",
    .params = std_unbiased_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* var_mean(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False) -> tuple
   (Tensor var, Tensor mean) = torch.composed.var_mean */
static const param var_mean_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "unbiased", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_var_mean = {
    .op = "var_mean", .name = "var_mean",
    .signature =
        "var_mean(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False) -> "
        "tuple (Tensor var, Tensor mean)",
    .params = var_mean_params,
    .names = (const char *const[]){"var", "mean"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 2, .lists = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* var_mean_corrected(Tensor input, Dim* dim=None, Keepdim keepdim=False, Scalar correction=1)
   -> tuple (Tensor var, Tensor mean) = torch.composed.var_mean_corrected */
static const param var_mean_corrected_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "correction", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_var_mean_corrected = {
    .op = "var_mean_corrected", .name = "var_mean",
    .signature =
        "var_mean_corrected(Tensor input, Dim* dim=None, Keepdim keepdim=False, Scalar "
        "correction=1) -> tuple (Tensor var, Tensor mean)",
    .params = var_mean_corrected_params,
    .names = (const char *const[]){"var", "mean"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 1, .tensors = 1, .inputs = 1,
    .scalars = 1, .ints = 1, .lists = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* var_mean_unbiased(Tensor input, bool unbiased) -> tuple (Tensor var, Tensor mean) =
   torch.composed.var_mean_unbiased */
static const param var_mean_unbiased_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "unbiased", .kind = P_BOOL, .slot = 0},
};
const row op_var_mean_unbiased = {
    .op = "var_mean_unbiased", .name = "var_mean",
    .signature =
        "var_mean_unbiased(Tensor input, bool unbiased) -> tuple (Tensor var, Tensor mean)",
    .params = var_mean_unbiased_params,
    .names = (const char *const[]){"var", "mean"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* std_mean(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False) -> tuple
   (Tensor std, Tensor mean) = torch.composed.std_mean */
static const param std_mean_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "unbiased", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_std_mean = {
    .op = "std_mean", .name = "std_mean",
    .signature =
        "std_mean(Tensor input, Dim* dim=None, bool unbiased=True, Keepdim keepdim=False) -> "
        "tuple (Tensor std, Tensor mean)",
    .params = std_mean_params,
    .names = (const char *const[]){"std", "mean"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 2, .lists = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* std_mean_corrected(Tensor input, Dim* dim=None, Keepdim keepdim=False, Scalar correction=1)
   -> tuple (Tensor std, Tensor mean) = torch.composed.std_mean_corrected */
static const param std_mean_corrected_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "correction", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_std_mean_corrected = {
    .op = "std_mean_corrected", .name = "std_mean",
    .signature =
        "std_mean_corrected(Tensor input, Dim* dim=None, Keepdim keepdim=False, Scalar "
        "correction=1) -> tuple (Tensor std, Tensor mean)",
    .params = std_mean_corrected_params,
    .names = (const char *const[]){"std", "mean"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 1, .tensors = 1, .inputs = 1,
    .scalars = 1, .ints = 1, .lists = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* std_mean_unbiased(Tensor input, bool unbiased) -> tuple (Tensor std, Tensor mean) =
   torch.composed.std_mean_unbiased */
static const param std_mean_unbiased_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "unbiased", .kind = P_BOOL, .slot = 0},
};
const row op_std_mean_unbiased = {
    .op = "std_mean_unbiased", .name = "std_mean",
    .signature =
        "std_mean_unbiased(Tensor input, bool unbiased) -> tuple (Tensor std, Tensor mean)",
    .params = std_mean_unbiased_params,
    .names = (const char *const[]){"std", "mean"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* var_input(Tensor grad_output, Tensor input, Dim* dim=None, bool unbiased=True, Keepdim
   keepdim=False, int? correction=None) = kernel of variance.c */
static int var_input_cpu(call *c) {
    return cpu_var_input(c->out[0], c->t[0], c->t[1], c->list[0], c->n[0], c->n[1], c->n[2]);
}
static int var_input_cuda(call *c) {
    return cuda_var_input(c->out[0], c->t[0], c->t[1], c->list[0], c->n[0], c->n[1], c->n[2]);
}
static int var_input_shape(extent *size, const call *c) {
    return shape_var_input(size, c->t[0], c->t[1], c->list[0], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body var_input_body = {.shape = var_input_shape};
static int var_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = (grad * var_input(grad_output.ones_like(), input, dim, unbiased, keepdim,
       correction)).sum(dim, keepdim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_sum, &(call){
            .t = {th_apply(&f, &op_mul, &(call){.t = {
                grad[0],
                th_apply(&f, &op_var_input, &(call){
                    .t = {th_apply(&f, &op_ones_like, &(call){.t = {s->t[0]}}), s->t[1]},
                    .n = {s->n[0], s->n[1], s->n[2]},
                    .list = {{s->list[0].at, s->list[0].count}}
                })
            }})},
            .n = {s->n[1]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    /* d input = var_input(grad_output, grad, dim, unbiased, keepdim, correction) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_var_input, &(call){
            .t = {s->t[0], grad[0]},
            .n = {s->n[0], s->n[1], s->n[2]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param var_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
    {.name = "unbiased", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "keepdim", .kind = P_KEEPDIM, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "correction", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET_NONE},
};
const row op_var_input = {
    .op = "var_input", .name = "var_input",
    .signature =
        "var_input(Tensor grad_output, Tensor input, Dim* dim=None, bool unbiased=True, "
        "Keepdim keepdim=False, int? correction=None)",
    .enter = th_kernel, .body = &var_input_body,
    .kernel = {.cpu = var_input_cpu, .cuda = var_input_cuda},
    .backward = var_input_backward,
    .params = var_input_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 6, .required = 2, .tensors = 2, .inputs = 2,
    .ints = 3, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3,
    .grads = 1, .reads = {3, 1},
};
