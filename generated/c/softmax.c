/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* softmax: Softmax along a dim, and attention. */
#include "row/row.h"
#include "attention.h"
#include "softmax.h"

extern const row op_attention;
extern const row op_exp;
extern const row op_log_softmax_input;
extern const row op_mul;
extern const row op_neg;
extern const row op_softmax_input;
extern const row op_sub;
extern const row op_sum;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* softmax(Tensor input, Dim dim) = kernel of softmax.c */
static int softmax_cpu(call *c) {
    return cpu_softmax(c->out[0], c->t[0], c->n[0]);
}
static int softmax_cuda(call *c) {
    return cuda_softmax(c->out[0], c->t[0], c->n[0]);
}
static int softmax_shape(extent *size, const call *c) {
    return shape_softmax(size, c->t[0], c->n[0]);
}
static const kernel_body softmax_body = {.shape = softmax_shape};
static int softmax_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = softmax_input(grad, output, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_softmax_input, &(call){
            .t = {grad[0], s->out[0]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param softmax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_softmax = {
    .op = "softmax", .name = "softmax",
    .signature = "softmax(Tensor input, Dim dim)",
    .enter = th_kernel, .body = &softmax_body,
    .kernel = {.cpu = softmax_cpu, .cuda = softmax_cuda},
    .backward = softmax_backward,
    .autocast = "cuda float",
    .vmap = "along_lines",
    .params = softmax_params,
    .flags = ROW_DENSE | ROW_LINES | ROW_CALLS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* softmax_of_parts(Tensor input, Dim dim) = torch.composed.softmax_of_parts */
static const param softmax_of_parts_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_softmax_of_parts = {
    .op = "softmax_of_parts", .name = "softmax_of_parts",
    .signature = "softmax_of_parts(Tensor input, Dim dim)",
    .params = softmax_of_parts_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* log_softmax(Tensor input, Dim dim) = kernel of softmax.c */
static int log_softmax_cpu(call *c) {
    return cpu_log_softmax(c->out[0], c->t[0], c->n[0]);
}
static int log_softmax_cuda(call *c) {
    return cuda_log_softmax(c->out[0], c->t[0], c->n[0]);
}
static int log_softmax_shape(extent *size, const call *c) {
    return shape_log_softmax(size, c->t[0], c->n[0]);
}
static const kernel_body log_softmax_body = {.shape = log_softmax_shape};
static int log_softmax_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = log_softmax_input(grad, output, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_log_softmax_input, &(call){
            .t = {grad[0], s->out[0]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param log_softmax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_log_softmax = {
    .op = "log_softmax", .name = "log_softmax",
    .signature = "log_softmax(Tensor input, Dim dim)",
    .enter = th_kernel, .body = &log_softmax_body,
    .kernel = {.cpu = log_softmax_cpu, .cuda = log_softmax_cuda},
    .backward = log_softmax_backward,
    .autocast = "cuda float",
    .vmap = "along_lines",
    .params = log_softmax_params,
    .flags = ROW_DENSE | ROW_LINES | ROW_CALLS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* log_softmax_of_parts(Tensor input, Dim dim) = torch.composed.log_softmax_of_parts */
static const param log_softmax_of_parts_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_log_softmax_of_parts = {
    .op = "log_softmax_of_parts", .name = "log_softmax_of_parts",
    .signature = "log_softmax_of_parts(Tensor input, Dim dim)",
    .params = log_softmax_of_parts_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* nn_functional_softmax(Tensor input, Dim dim=None, int _stacklevel=3) =
   torch.composed.nn_functional_softmax */
static const param nn_functional_softmax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "_stacklevel", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET(3)},
};
const row op_nn_functional_softmax = {
    .op = "nn_functional_softmax", .name = "nn.functional.softmax",
    .signature = "nn_functional_softmax(Tensor input, Dim dim=None, int _stacklevel=3)",
    .options = "dtype=shown",
    .params = nn_functional_softmax_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* nn_functional_log_softmax(Tensor input, Dim dim=None, int _stacklevel=3) =
   torch.composed.nn_functional_log_softmax */
static const param nn_functional_log_softmax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "_stacklevel", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET(3)},
};
const row op_nn_functional_log_softmax = {
    .op = "nn_functional_log_softmax", .name = "nn.functional.log_softmax",
    .signature =
        "nn_functional_log_softmax(Tensor input, Dim dim=None, int _stacklevel=3)",
    .options = "dtype=shown",
    .params = nn_functional_log_softmax_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* softmin(Tensor input, Dim dim=None, int _stacklevel=3) = torch.composed.softmin */
static const param softmin_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "_stacklevel", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET(3)},
};
const row op_softmin = {
    .op = "softmin", .name = "softmin",
    .signature = "softmin(Tensor input, Dim dim=None, int _stacklevel=3)",
    .options = "dtype=shown",
    .params = softmin_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* gumbel_softmax(Tensor logits, Scalar tau=1, bool hard=False, Scalar eps=1e-10, Dim dim=-1) =
   torch.composed.gumbel_softmax */
static const param gumbel_softmax_params[] = {
    {.name = "logits", .kind = P_TENSOR, .slot = 0},
    {.name = "tau", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "hard", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "eps", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1e-10)},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-1)},
};
const row op_gumbel_softmax = {
    .op = "gumbel_softmax", .name = "gumbel_softmax",
    .signature =
        "gumbel_softmax(Tensor logits, Scalar tau=1, bool hard=False, Scalar eps=1e-10, Dim "
        "dim=-1)",
    .options = "generator=draws",
    .params = gumbel_softmax_params,
    .flags = ROW_DRAWS | ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 5, .required = 1, .tensors = 1, .inputs = 1, .scalars = 2, .ints = 2, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* softmax_input(Tensor grad_output, Tensor probability, Dim dim) = kernel of softmax.c */
static int softmax_input_cpu(call *c) {
    return cpu_softmax_input(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int softmax_input_cuda(call *c) {
    return cuda_softmax_input(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int softmax_input_shape(extent *size, const call *c) {
    return shape_softmax_input(size, c->t[0], c->t[1], c->n[0]);
}
static const kernel_body softmax_input_body = {.shape = softmax_input_shape};
static int softmax_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = softmax_input(grad, probability, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_softmax_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    /* d probability = grad * (grad_output - (grad_output * probability).sum(dim, True)) -
       grad_output * (grad * probability).sum(dim, True) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_sub, &(call){
            .t = {
                th_apply(&f, &op_mul, &(call){.t = {
                    grad[0],
                    th_apply(&f, &op_sub, &(call){
                        .t = {
                            s->t[0],
                            th_apply(&f, &op_sum, &(call){
                                .t = {th_apply(&f, &op_mul, &(call){.t = {s->t[0], s->t[1]}})},
                                .n = {1},
                                .list = {{(const int64_t[]){s->n[0]}, 1}}
                            })
                        },
                        .s = {[1] = PRESET(1)}
                    })
                }}),
                th_apply(&f, &op_mul, &(call){.t = {
                    s->t[0],
                    th_apply(&f, &op_sum, &(call){
                        .t = {th_apply(&f, &op_mul, &(call){.t = {grad[0], s->t[1]}})},
                        .n = {1},
                        .list = {{(const int64_t[]){s->n[0]}, 1}}
                    })
                }})
            },
            .s = {[1] = PRESET(1)}
        }));
    return th_end_frame(&f, s, result);
}
static const param softmax_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "probability", .kind = P_TENSOR, .slot = 1},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_softmax_input = {
    .op = "softmax_input", .name = "softmax_input",
    .signature = "softmax_input(Tensor grad_output, Tensor probability, Dim dim)",
    .enter = th_kernel, .body = &softmax_input_body,
    .kernel = {.cpu = softmax_input_cpu, .cuda = softmax_input_cuda},
    .backward = softmax_input_backward,
    .vmap = "along_lines",
    .params = softmax_input_params,
    .flags = ROW_DENSE | ROW_LINES, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 3, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {2, 3},
};

/* log_softmax_input(Tensor grad_output, Tensor log_probability, Dim dim) = kernel of softmax.c */
static int log_softmax_input_cpu(call *c) {
    return cpu_log_softmax_input(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int log_softmax_input_cuda(call *c) {
    return cuda_log_softmax_input(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int log_softmax_input_shape(extent *size, const call *c) {
    return shape_log_softmax_input(size, c->t[0], c->t[1], c->n[0]);
}
static const kernel_body log_softmax_input_body = {.shape = log_softmax_input_shape};
static int log_softmax_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = grad - (grad * log_probability.exp()).sum(dim, True) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_sub, &(call){
            .t = {
                grad[0],
                th_apply(&f, &op_sum, &(call){
                    .t = {th_apply(&f, &op_mul, &(call){.t = {
                        grad[0],
                        th_apply(&f, &op_exp, &(call){.t = {s->t[1]}})
                    }})},
                    .n = {1},
                    .list = {{(const int64_t[]){s->n[0]}, 1}}
                })
            },
            .s = {[1] = PRESET(1)}
        }));
    /* d log_probability = -grad * log_probability.exp() * grad_output.sum(dim, True) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            th_apply(&f, &op_mul, &(call){.t = {
                th_apply(&f, &op_neg, &(call){.t = {grad[0]}}),
                th_apply(&f, &op_exp, &(call){.t = {s->t[1]}})
            }}),
            th_apply(&f, &op_sum, &(call){
                .t = {s->t[0]},
                .n = {1},
                .list = {{(const int64_t[]){s->n[0]}, 1}}
            })
        }}));
    return th_end_frame(&f, s, result);
}
static const param log_softmax_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "log_probability", .kind = P_TENSOR, .slot = 1},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_log_softmax_input = {
    .op = "log_softmax_input", .name = "log_softmax_input",
    .signature =
        "log_softmax_input(Tensor grad_output, Tensor log_probability, Dim dim)",
    .enter = th_kernel, .body = &log_softmax_input_body,
    .kernel = {.cpu = log_softmax_input_cpu, .cuda = log_softmax_input_cuda},
    .backward = log_softmax_input_backward,
    .vmap = "along_lines",
    .params = log_softmax_input_params,
    .flags = ROW_DENSE | ROW_LINES, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 3, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {2, 3},
};

/* attention(Tensor query, Tensor key, Tensor value, Scalar scale, Tensor? added=None,
   BoolTensor? kept=None, LongTensor? draws=None, Scalar dropout=0, bool causal=False) ->
   (Tensor output, saved DoubleTensor log_sum) = kernel of attention.c */
static int attention_cpu(call *c) {
    return cpu_attention(
        c->out[0], c->out[1], c->t[0], c->t[1], c->t[2], c->s[0], c->t[3], c->t[4], c->t[5],
        c->s[1], c->n[0]);
}
static int attention_cuda(call *c) {
    return cuda_attention(
        c->out[0], c->out[1], c->t[0], c->t[1], c->t[2], c->s[0], c->t[3], c->t[4], c->t[5],
        c->s[1], c->n[0]);
}
static int attention_shape(extent *size, const call *c) {
    return shape_attention(
        size, c->t[0], c->t[1], c->t[2], c->s[0], c->t[3], c->t[4], c->t[5], c->s[1], c->n[0]);
}
static const kernel_body attention_body = {.shape = attention_shape};
static int attention_require(const call *c) {
    if (!(c->s[1].f >= 0))
        return th_refuse(&op_attention, "dropout >= 0", "dropout", c->s[1]);
    if (!(c->s[1].f <= 1))
        return th_refuse(&op_attention, "dropout <= 1", "dropout", c->s[1]);
    return 0;
}
static const param attention_params[] = {
    {.name = "query", .kind = P_TENSOR, .slot = 0},
    {.name = "key", .kind = P_TENSOR, .slot = 1},
    {.name = "value", .kind = P_TENSOR, .slot = 2},
    {.name = "scale", .kind = P_SCALAR, .slot = 0},
    {.name = "added", .kind = P_TENSOR, .slot = 3, .optional = true},
    {.name = "kept", .kind = P_TENSOR, .slot = 4, .optional = true, .fixed = 1 + TH_BOOL},
    {.name = "draws", .kind = P_TENSOR, .slot = 5, .optional = true, .fixed = 1 + TH_LONG},
    {.name = "dropout", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "causal", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_attention = {
    .op = "attention", .name = "attention",
    .signature =
        "attention(Tensor query, Tensor key, Tensor value, Scalar scale, Tensor? added=None, "
        "BoolTensor? kept=None, LongTensor? draws=None, Scalar dropout=0, bool causal=False) "
        "-> (Tensor output, saved DoubleTensor log_sum)",
    .enter = th_kernel, .body = &attention_body,
    .kernel = {.cpu = attention_cpu, .cuda = attention_cuda},
    .require = attention_require,
    .backward = backward_attention,
    .autocast = "lower",
    .node = "ScaledDotProductFlashAttentionForCpuBackward0",
    .vmap = "leading",
    .params = attention_params,
    .flags = ROW_NARROW | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 9,
    .required = 4, .tensors = 6, .inputs = 6, .scalars = 2, .ints = 1, .results = 2, .returned = 1,
    .types = {TH_SAME, TH_DOUBLE}, .differentiable = 15, .grads = 1,
    .reads = {0x33f, 0x33f, 0x33f, 0x33f}, .sizes = {63, 63, 63, 63},
};
