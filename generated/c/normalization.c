/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* normalization: Normalization to mean 0 and variance 1. */
#include "row/row.h"
#include "layer_norm.h"
#include "normalization.h"

extern const row op_batch_norm_input;
extern const row op_group_norm_input;
extern const row op_layer_norm_input;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* batch_norm(Tensor input, Tensor? weight=None, Tensor? bias=None, Tensor&? running_mean=None,
   Tensor&? running_var=None, bool training=False, Scalar momentum=0.1, Scalar eps=1e-5,
   bool[any] cudnn_enabled=False) -> (Tensor output, saved Tensor mean, saved Tensor
   inverse_std) = kernel of normalization.c */
static int batch_norm_cpu(call *c) {
    return cpu_batch_norm(
        c->out[0], c->out[1], c->out[2], c->t[0], c->t[1], c->t[2], c->t[3], c->t[4], c->n[0],
        c->s[0], c->s[1]);
}
static int batch_norm_cuda(call *c) {
    return cuda_batch_norm(
        c->out[0], c->out[1], c->out[2], c->t[0], c->t[1], c->t[2], c->t[3], c->t[4], c->n[0],
        c->s[0], c->s[1]);
}
static int batch_norm_shape(extent *size, const call *c) {
    return shape_batch_norm(
        size, c->t[0], c->t[1], c->t[2], c->t[3], c->t[4], c->n[0], c->s[0], c->s[1]);
}
static const kernel_body batch_norm_body = {.shape = batch_norm_shape};
static int batch_norm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input, weight, bias = batch_norm_input(grad, input, weight, mean, inverse_std, training) */
    if (s->wants[0] || s->wants[1] || s->wants[2]) {
        tensor *all[3] = {NULL};
        th_apply_all(&f, &op_batch_norm_input,
            &(call){.t = {grad[0], s->t[0], s->t[1], s->out[1], s->out[2]}, .n = {s->n[0]}},
            all,
            3
        );
        if (s->wants[0])
            result[0] = th_keep(all[0]);
        if (s->wants[1])
            result[1] = th_keep(all[1]);
        if (s->wants[2])
            result[2] = th_keep(all[2]);
    }
    return th_end_frame(&f, s, result);
}
static const param batch_norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "running_mean", .kind = P_STATE, .slot = 3, .optional = true},
    {.name = "running_var", .kind = P_STATE, .slot = 4, .optional = true},
    {.name = "training", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "momentum", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.1)},
    {.name = "eps", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1e-05)},
    {.name = "cudnn_enabled", .kind = P_FIXED, .slot = 1, .optional = true, .preset = PRESET_NONE},
};
const row op_batch_norm = {
    .op = "batch_norm", .name = "batch_norm",
    .signature =
        "batch_norm(Tensor input, Tensor? weight=None, Tensor? bias=None, Tensor&? "
        "running_mean=None, Tensor&? running_var=None, bool training=False, Scalar "
        "momentum=0.1, Scalar eps=1e-5, bool[any] cudnn_enabled=False) -> (Tensor output, "
        "saved Tensor mean, saved Tensor inverse_std)",
    .enter = th_kernel, .body = &batch_norm_body,
    .kernel = {.cpu = batch_norm_cpu, .cuda = batch_norm_cuda},
    .backward = batch_norm_backward,
    .autocast = "input",
    .node = "NativeBatchNormBackward0",
    .vmap = "batch_norm",
    .params = batch_norm_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_WIDENS, .dtypes = TH_FLOATING,
    .own = TH_FLOATS, .nparams = 9, .required = 1, .tensors = 5, .inputs = 3, .scalars = 2,
    .ints = 2, .results = 3, .returned = 1, .types = {TH_SAME, TH_SAME, TH_SAME},
    .differentiable = 7, .grads = 1, .reads = {0x603, 0x603, 0x603},
};

/* nn_functional_batch_norm(Tensor input, Tensor&? running_mean, Tensor&? running_var, Tensor?
   weight=None, Tensor? bias=None, bool training=False, Scalar momentum=0.1, Scalar eps=1e-5) ->
   Tensor = torch.composed.nn_functional_batch_norm */
static const param nn_functional_batch_norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "running_mean", .kind = P_STATE, .slot = 3, .optional = true},
    {.name = "running_var", .kind = P_STATE, .slot = 4, .optional = true},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "training", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "momentum", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.1)},
    {.name = "eps", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1e-05)},
};
const row op_nn_functional_batch_norm = {
    .op = "nn_functional_batch_norm", .name = "nn.functional.batch_norm",
    .signature =
        "nn_functional_batch_norm(Tensor input, Tensor&? running_mean, Tensor&? running_var, "
        "Tensor? weight=None, Tensor? bias=None, bool training=False, Scalar momentum=0.1, "
        "Scalar eps=1e-5) -> Tensor",
    .params = nn_functional_batch_norm_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 8,
    .required = 3, .tensors = 5, .inputs = 3, .scalars = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor&? running_mean, Tensor&?
   running_var, bool training, Scalar momentum, Scalar eps) -> tuple (Tensor output, Tensor
   mean, Tensor inverse_std) = torch.composed.native_batch_norm */
static const param native_batch_norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "running_mean", .kind = P_STATE, .slot = 3, .optional = true},
    {.name = "running_var", .kind = P_STATE, .slot = 4, .optional = true},
    {.name = "training", .kind = P_BOOL, .slot = 0},
    {.name = "momentum", .kind = P_SCALAR, .slot = 0},
    {.name = "eps", .kind = P_SCALAR, .slot = 1},
};
const row op_native_batch_norm = {
    .op = "native_batch_norm", .name = "native_batch_norm",
    .signature =
        "native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor&? "
        "running_mean, Tensor&? running_var, bool training, Scalar momentum, Scalar eps) -> "
        "tuple (Tensor output, Tensor mean, Tensor inverse_std)",
    .params = native_batch_norm_params,
    .names = (const char *const[]){"output", "mean", "inverse_std"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 8, .required = 8, .tensors = 5, .inputs = 3, .scalars = 2, .ints = 1, .results = 3,
    .returned = 3, .types = {TH_SAME, TH_SAME, TH_SAME},
};

/* batch_norm_update_stats(Tensor input, Tensor&? running_mean, Tensor&? running_var, Scalar
   momentum) -> tuple (Tensor mean, Tensor variance) = torch.composed.batch_norm_update_stats */
static const param batch_norm_update_stats_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "running_mean", .kind = P_STATE, .slot = 1, .optional = true},
    {.name = "running_var", .kind = P_STATE, .slot = 2, .optional = true},
    {.name = "momentum", .kind = P_SCALAR, .slot = 0},
};
const row op_batch_norm_update_stats = {
    .op = "batch_norm_update_stats", .name = "batch_norm_update_stats",
    .signature =
        "batch_norm_update_stats(Tensor input, Tensor&? running_mean, Tensor&? running_var, "
        "Scalar momentum) -> tuple (Tensor mean, Tensor variance)",
    .params = batch_norm_update_stats_params,
    .names = (const char *const[]){"mean", "variance"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 4, .required = 4, .tensors = 3, .inputs = 1, .scalars = 1, .results = 2,
    .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* batch_norm_input(Tensor grad_output, Tensor input, Tensor? weight=None, Tensor mean, Tensor
   inverse_std, bool training) -> (Tensor input_gradient, Tensor weight_gradient, Tensor
   bias_gradient) = kernel of normalization.c */
static int batch_norm_input_cpu(call *c) {
    return cpu_batch_norm_input(
        c->out[0], c->out[1], c->out[2], c->t[0], c->t[1], c->t[2], c->t[3], c->t[4], c->n[0]);
}
static int batch_norm_input_cuda(call *c) {
    return cuda_batch_norm_input(
        c->out[0], c->out[1], c->out[2], c->t[0], c->t[1], c->t[2], c->t[3], c->t[4], c->n[0]);
}
static int batch_norm_input_shape(extent *size, const call *c) {
    return shape_batch_norm_input(size, c->t[0], c->t[1], c->t[2], c->t[3], c->t[4], c->n[0]);
}
static const kernel_body batch_norm_input_body = {.shape = batch_norm_input_shape};
static const param batch_norm_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "weight", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "mean", .kind = P_TENSOR, .slot = 3},
    {.name = "inverse_std", .kind = P_TENSOR, .slot = 4},
    {.name = "training", .kind = P_BOOL, .slot = 0},
};
const row op_batch_norm_input = {
    .op = "batch_norm_input", .name = "batch_norm_input",
    .signature =
        "batch_norm_input(Tensor grad_output, Tensor input, Tensor? weight=None, Tensor "
        "mean, Tensor inverse_std, bool training) -> (Tensor input_gradient, Tensor "
        "weight_gradient, Tensor bias_gradient)",
    .enter = th_kernel, .body = &batch_norm_input_body,
    .kernel = {.cpu = batch_norm_input_cpu, .cuda = batch_norm_input_cuda},
    .params = batch_norm_input_params,
    .names = (const char *const[]){"input_gradient", "weight_gradient", "bias_gradient"},
    .flags = ROW_DENSE | ROW_CHANNELS_LAST | ROW_WIDENS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 6, .required = 6, .tensors = 5, .inputs = 5, .ints = 1, .results = 3, .returned = 3,
    .types = {TH_SAME, TH_SAME, TH_SAME},
};

/* group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, Scalar
   eps=1e-5) -> (Tensor output, saved Tensor mean, saved Tensor inverse_std) = kernel of
   normalization.c */
static int group_norm_cpu(call *c) {
    return cpu_group_norm(
        c->out[0], c->out[1], c->out[2], c->t[0], c->n[0], c->t[1], c->t[2], c->s[0]);
}
static int group_norm_cuda(call *c) {
    return cuda_group_norm(
        c->out[0], c->out[1], c->out[2], c->t[0], c->n[0], c->t[1], c->t[2], c->s[0]);
}
static int group_norm_shape(extent *size, const call *c) {
    return shape_group_norm(size, c->t[0], c->n[0], c->t[1], c->t[2], c->s[0]);
}
static const kernel_body group_norm_body = {.shape = group_norm_shape};
static int group_norm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input, weight, bias = group_norm_input(grad, input, num_groups, weight, mean, inverse_std) */
    if (s->wants[0] || s->wants[1] || s->wants[2]) {
        tensor *all[3] = {NULL};
        th_apply_all(&f, &op_group_norm_input,
            &(call){.t = {grad[0], s->t[0], s->t[1], s->out[1], s->out[2]}, .n = {s->n[0]}},
            all,
            3
        );
        if (s->wants[0])
            result[0] = th_keep(all[0]);
        if (s->wants[1])
            result[1] = th_keep(all[1]);
        if (s->wants[2])
            result[2] = th_keep(all[2]);
    }
    return th_end_frame(&f, s, result);
}
static const param group_norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "num_groups", .kind = P_INT, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "eps", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1e-05)},
};
const row op_group_norm = {
    .op = "group_norm", .name = "group_norm",
    .signature =
        "group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, "
        "Scalar eps=1e-5) -> (Tensor output, saved Tensor mean, saved Tensor inverse_std)",
    .enter = th_kernel, .body = &group_norm_body,
    .kernel = {.cpu = group_norm_cpu, .cuda = group_norm_cuda},
    .backward = group_norm_backward,
    .autocast = "cpu input, cuda float",
    .node = "NativeGroupNormBackward0",
    .vmap = "group_norm",
    .params = group_norm_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CHANNELS_LAST | ROW_WIDENS | ROW_LINES | ROW_CALLS,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 2, .tensors = 3, .inputs = 3,
    .scalars = 1, .ints = 1, .results = 3, .returned = 1, .types = {TH_SAME, TH_SAME, TH_SAME},
    .differentiable = 7, .grads = 1, .reads = {0x603, 0x603, 0x603},
};

/* layer_norm(Tensor input, int* normalized_shape, Tensor? weight=None, Tensor? bias=None,
   Scalar eps=1e-5) -> (Tensor output, saved Tensor mean, saved Tensor inverse_std) = kernel of
   layer_norm.c */
static int layer_norm_cpu(call *c) {
    return cpu_layer_norm(
        c->out[0], c->out[1], c->out[2], c->t[0], c->list[0], c->t[1], c->t[2], c->s[0]);
}
static int layer_norm_shape(extent *size, const call *c) {
    return shape_layer_norm(size, c->t[0], c->list[0], c->t[1], c->t[2], c->s[0]);
}
static const kernel_body layer_norm_body = {.shape = layer_norm_shape};
static int layer_norm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input, weight, bias = layer_norm_input(grad, input, normalized_shape, weight, mean,
       inverse_std) */
    if (s->wants[0] || s->wants[1] || s->wants[2]) {
        tensor *all[3] = {NULL};
        th_apply_all(&f, &op_layer_norm_input,
            &(call){
                .t = {grad[0], s->t[0], s->t[1], s->out[1], s->out[2]},
                .list = {{s->list[0].at, s->list[0].count}}
            },
            all,
            3
        );
        if (s->wants[0])
            result[0] = th_keep(all[0]);
        if (s->wants[1])
            result[1] = th_keep(all[1]);
        if (s->wants[2])
            result[2] = th_keep(all[2]);
    }
    return th_end_frame(&f, s, result);
}
static const param layer_norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "normalized_shape", .kind = P_LIST, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "eps", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1e-05)},
};
const row op_layer_norm = {
    .op = "layer_norm", .name = "layer_norm",
    .signature =
        "layer_norm(Tensor input, int* normalized_shape, Tensor? weight=None, Tensor? "
        "bias=None, Scalar eps=1e-5) -> (Tensor output, saved Tensor mean, saved Tensor "
        "inverse_std)",
    .enter = th_kernel, .body = &layer_norm_body,
    .kernel = {.cpu = layer_norm_cpu, .cuda = layer_norm_cpu},
    .backward = layer_norm_backward,
    .autocast = "cpu input, cuda float",
    .node = "NativeLayerNormBackward0",
    .vmap = "layer_norm",
    .params = layer_norm_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_WIDENS | ROW_LINES | ROW_CALLS, .dtypes = TH_FLOATING,
    .own = TH_FLOATS, .nparams = 5, .required = 2, .tensors = 3, .inputs = 3, .scalars = 1,
    .lists = 1, .results = 3, .returned = 1, .types = {TH_SAME, TH_SAME, TH_SAME},
    .differentiable = 7, .grads = 1, .reads = {0x603, 0x603, 0x603},
};

/* native_layer_norm(Tensor input, int* normalized_shape, Tensor? weight=None, Tensor?
   bias=None, Scalar eps=1e-5) -> tuple (Tensor output, Tensor mean, Tensor inverse_std) =
   torch.composed.native_layer_norm */
static const param native_layer_norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "normalized_shape", .kind = P_LIST, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "eps", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1e-05)},
};
const row op_native_layer_norm = {
    .op = "native_layer_norm", .name = "native_layer_norm",
    .signature =
        "native_layer_norm(Tensor input, int* normalized_shape, Tensor? weight=None, Tensor? "
        "bias=None, Scalar eps=1e-5) -> tuple (Tensor output, Tensor mean, Tensor "
        "inverse_std)",
    .params = native_layer_norm_params,
    .names = (const char *const[]){"output", "mean", "inverse_std"},
    .flags = ROW_FUNCTION | ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 5, .required = 2, .tensors = 3, .inputs = 3, .scalars = 1, .lists = 1, .results = 3,
    .returned = 3, .types = {TH_SAME, TH_SAME, TH_SAME},
};

/* rms_norm(Tensor input, int* normalized_shape, Tensor? weight=None, Scalar? eps=None) =
   torch.composed.rms_norm */
static const param rms_norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "normalized_shape", .kind = P_LIST, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .optional = true},
    {.name = "eps", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET_NONE},
};
const row op_rms_norm = {
    .op = "rms_norm", .name = "rms_norm",
    .signature =
        "rms_norm(Tensor input, int* normalized_shape, Tensor? weight=None, Scalar? eps=None)",
    .params = rms_norm_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 2, .tensors = 2, .inputs = 2,
    .scalars = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* rms_normalized(Tensor input, int* dims, Scalar root, Scalar eps) =
   torch.composed.rms_normalized */
static const param rms_normalized_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dims", .kind = P_LIST, .slot = 0},
    {.name = "root", .kind = P_SCALAR, .slot = 0},
    {.name = "eps", .kind = P_SCALAR, .slot = 1},
};
const row op_rms_normalized = {
    .op = "rms_normalized", .name = "rms_normalized",
    .signature = "rms_normalized(Tensor input, int* dims, Scalar root, Scalar eps)",
    .params = rms_normalized_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 4, .tensors = 1, .inputs = 1, .scalars = 2, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* layer_norm_input(Tensor grad_output, Tensor input, int* normalized_shape, Tensor?
   weight=None, Tensor mean, Tensor inverse_std) -> (Tensor input_gradient, Tensor
   weight_gradient, Tensor bias_gradient) = kernel of layer_norm.c */
static int layer_norm_input_cpu(call *c) {
    return cpu_layer_norm_input(
        c->out[0], c->out[1], c->out[2], c->t[0], c->t[1], c->list[0], c->t[2], c->t[3], c->t[4]);
}
static int layer_norm_input_shape(extent *size, const call *c) {
    return shape_layer_norm_input(
        size, c->t[0], c->t[1], c->list[0], c->t[2], c->t[3], c->t[4]);
}
static const kernel_body layer_norm_input_body = {.shape = layer_norm_input_shape};
static const param layer_norm_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "normalized_shape", .kind = P_LIST, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "mean", .kind = P_TENSOR, .slot = 3},
    {.name = "inverse_std", .kind = P_TENSOR, .slot = 4},
};
const row op_layer_norm_input = {
    .op = "layer_norm_input", .name = "layer_norm_input",
    .signature =
        "layer_norm_input(Tensor grad_output, Tensor input, int* normalized_shape, Tensor? "
        "weight=None, Tensor mean, Tensor inverse_std) -> (Tensor input_gradient, Tensor "
        "weight_gradient, Tensor bias_gradient)",
    .enter = th_kernel, .body = &layer_norm_input_body,
    .kernel = {.cpu = layer_norm_input_cpu, .cuda = layer_norm_input_cpu},
    .params = layer_norm_input_params,
    .names = (const char *const[]){"input_gradient", "weight_gradient", "bias_gradient"},
    .flags = ROW_DENSE | ROW_WIDENS | ROW_LINES, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 6, .required = 6, .tensors = 5, .inputs = 5, .lists = 1, .results = 3, .returned = 3,
    .types = {TH_SAME, TH_SAME, TH_SAME},
};

/* local_response_norm(Tensor input, int size, Scalar alpha=1e-4, Scalar beta=0.75, Scalar
   k=1.0) = torch.composed.local_response_norm */
static const param local_response_norm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_INT, .slot = 0},
    {.name = "alpha", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.0001)},
    {.name = "beta", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(0.75)},
    {.name = "k", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(1.0)},
};
const row op_local_response_norm = {
    .op = "local_response_norm", .name = "local_response_norm",
    .signature =
        "local_response_norm(Tensor input, int size, Scalar alpha=1e-4, Scalar beta=0.75, "
        "Scalar k=1.0)",
    .autocast = "cpu float",
    .params = local_response_norm_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5,
    .required = 2, .tensors = 1, .inputs = 1, .scalars = 3, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* cross_map_lrn2d(Tensor input, int size, Scalar alpha=1e-4, Scalar beta=0.75, Scalar k=1) =
   torch.composed.cross_map_lrn2d */
static const param cross_map_lrn2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_INT, .slot = 0},
    {.name = "alpha", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0.0001)},
    {.name = "beta", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(0.75)},
    {.name = "k", .kind = P_SCALAR, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_cross_map_lrn2d = {
    .op = "cross_map_lrn2d", .name = "cross_map_lrn2d",
    .signature =
        "cross_map_lrn2d(Tensor input, int size, Scalar alpha=1e-4, Scalar beta=0.75, Scalar "
        "k=1)",
    .params = cross_map_lrn2d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5,
    .required = 2, .tensors = 1, .inputs = 1, .scalars = 3, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* group_norm_input(Tensor grad_output, Tensor input, int groups, Tensor? weight=None, Tensor
   mean, Tensor inverse_std) -> (Tensor input_gradient, Tensor weight_gradient, Tensor
   bias_gradient) = kernel of normalization.c */
static int group_norm_input_cpu(call *c) {
    return cpu_group_norm_input(
        c->out[0], c->out[1], c->out[2], c->t[0], c->t[1], c->n[0], c->t[2], c->t[3], c->t[4]);
}
static int group_norm_input_cuda(call *c) {
    return cuda_group_norm_input(
        c->out[0], c->out[1], c->out[2], c->t[0], c->t[1], c->n[0], c->t[2], c->t[3], c->t[4]);
}
static int group_norm_input_shape(extent *size, const call *c) {
    return shape_group_norm_input(size, c->t[0], c->t[1], c->n[0], c->t[2], c->t[3], c->t[4]);
}
static const kernel_body group_norm_input_body = {.shape = group_norm_input_shape};
static const param group_norm_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "groups", .kind = P_INT, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 2, .optional = true},
    {.name = "mean", .kind = P_TENSOR, .slot = 3},
    {.name = "inverse_std", .kind = P_TENSOR, .slot = 4},
};
const row op_group_norm_input = {
    .op = "group_norm_input", .name = "group_norm_input",
    .signature =
        "group_norm_input(Tensor grad_output, Tensor input, int groups, Tensor? weight=None, "
        "Tensor mean, Tensor inverse_std) -> (Tensor input_gradient, Tensor weight_gradient, "
        "Tensor bias_gradient)",
    .enter = th_kernel, .body = &group_norm_input_body,
    .kernel = {.cpu = group_norm_input_cpu, .cuda = group_norm_input_cuda},
    .params = group_norm_input_params,
    .names = (const char *const[]){"input_gradient", "weight_gradient", "bias_gradient"},
    .flags = ROW_DENSE | ROW_CHANNELS_LAST | ROW_WIDENS | ROW_LINES, .dtypes = TH_FLOATING,
    .own = TH_FLOATS, .nparams = 6, .required = 6, .tensors = 5, .inputs = 5, .ints = 1,
    .results = 3, .returned = 3, .types = {TH_SAME, TH_SAME, TH_SAME},
};
