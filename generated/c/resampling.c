/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* resampling: Resizing of planes, and padding. The input of resample is (batch, channels, one
   to three dimensions of a plane). */
#include "row/row.h"
#include "columns.h"
#include "grid_sample.h"
#include "padding.h"
#include "resampling.h"
#include "weighted_sum.h"

extern const row op_columns;
extern const row op_columns_input;
extern const row op_pad_input;
extern const row op_pad_values;
extern const row op_resample;
extern const row op_resample_input;
extern const row op_weighted_products;
extern const row op_weighted_put;
extern const row op_weighted_take;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* resample(Tensor input, DoubleTensor? scales=None, int* size, word[nearest,exact,linear,cubic]
   mode, bool align_corners=False) = kernel of resampling.c */
static int resample_cpu(call *c) {
    return cpu_resample(c->out[0], c->t[0], c->t[1], c->list[0], c->n[0], c->n[1]);
}
static int resample_shape(extent *size, const call *c) {
    return shape_resample(size, c->t[0], c->t[1], c->list[0], c->n[0], c->n[1]);
}
static const kernel_body resample_body = {.shape = resample_shape};
static int resample_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = resample_input(grad, scales, input.size()[2:], mode, align_corners) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_resample_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0], s->n[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param resample_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "scales", .kind = P_TENSOR, .slot = 1, .optional = true, .fixed = 1 + TH_DOUBLE},
    {.name = "size", .kind = P_LIST, .slot = 0},
    {.name = "mode", .kind = P_WORD, .slot = 0, .words = "nearest exact linear cubic"},
    {.name = "align_corners", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_resample = {
    .op = "resample", .name = "resample",
    .signature =
        "resample(Tensor input, DoubleTensor? scales=None, int* size, "
        "word[nearest,exact,linear,cubic] mode, bool align_corners=False)",
    .enter = th_kernel, .body = &resample_body,
    .kernel = {.cpu = resample_cpu, .cuda = resample_cpu},
    .backward = resample_backward,
    .vmap = "folded",
    .params = resample_params,
    .flags = ROW_DENSE | ROW_MIXED | ROW_CHANNELS_LAST | ROW_PIXELS, .dtypes = TH_FLOATING,
    .own = TH_FLOATS, .nparams = 5, .required = 4, .tensors = 2, .inputs = 2, .ints = 2, .lists = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2},
    .sizes = {1},
};

/* resample_input(Tensor grad_output, DoubleTensor? scales=None, int* size,
   word[nearest,exact,linear,cubic] mode, bool align_corners=False) = kernel of resampling.c */
static int resample_input_cpu(call *c) {
    return cpu_resample_input(c->out[0], c->t[0], c->t[1], c->list[0], c->n[0], c->n[1]);
}
static int resample_input_shape(extent *size, const call *c) {
    return shape_resample_input(size, c->t[0], c->t[1], c->list[0], c->n[0], c->n[1]);
}
static const kernel_body resample_input_body = {.shape = resample_input_shape};
static int resample_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = resample(grad, scales, grad_output.size()[2:], mode, align_corners) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_resample, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0], s->n[1]},
            .list = {{s->shape[0]->size + 2, s->shape[0]->ndim - 2}}
        }));
    return th_end_frame(&f, s, result);
}
static const param resample_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "scales", .kind = P_TENSOR, .slot = 1, .optional = true, .fixed = 1 + TH_DOUBLE},
    {.name = "size", .kind = P_LIST, .slot = 0},
    {.name = "mode", .kind = P_WORD, .slot = 0, .words = "nearest exact linear cubic"},
    {.name = "align_corners", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_resample_input = {
    .op = "resample_input", .name = "resample_input",
    .signature =
        "resample_input(Tensor grad_output, DoubleTensor? scales=None, int* size, "
        "word[nearest,exact,linear,cubic] mode, bool align_corners=False)",
    .enter = th_kernel, .body = &resample_input_body,
    .kernel = {.cpu = resample_input_cpu, .cuda = resample_input_cpu},
    .backward = resample_input_backward,
    .params = resample_input_params,
    .flags = ROW_DENSE | ROW_MIXED | ROW_CHANNELS_LAST, .dtypes = TH_FLOATING, .own = TH_FLOATS,
    .nparams = 5, .required = 4, .tensors = 2, .inputs = 2, .ints = 2, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2}, .sizes = {1},
};

/* resample_bytes(Tensor input, DoubleTensor? scales=None, int* size, word[linear,cubic] mode,
   bool align_corners=False, bool antialias=False) = kernel of resampling.c */
static int resample_bytes_cpu(call *c) {
    return cpu_resample_bytes(
        c->out[0], c->t[0], c->t[1], c->list[0], c->n[0], c->n[1], c->n[2]);
}
static int resample_bytes_shape(extent *size, const call *c) {
    return shape_resample_bytes(size, c->t[0], c->t[1], c->list[0], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body resample_bytes_body = {.shape = resample_bytes_shape};
static const param resample_bytes_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "scales", .kind = P_TENSOR, .slot = 1, .optional = true, .fixed = 1 + TH_DOUBLE},
    {.name = "size", .kind = P_LIST, .slot = 0},
    {.name = "mode", .kind = P_WORD, .slot = 0, .words = "linear cubic"},
    {.name = "align_corners", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "antialias", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_resample_bytes = {
    .op = "resample_bytes", .name = "resample_bytes",
    .signature =
        "resample_bytes(Tensor input, DoubleTensor? scales=None, int* size, "
        "word[linear,cubic] mode, bool align_corners=False, bool antialias=False)",
    .enter = th_kernel, .body = &resample_bytes_body,
    .kernel = {.cpu = resample_bytes_cpu},
    .vmap = "folded",
    .params = resample_bytes_params,
    .flags = ROW_MIXED | ROW_CHANNELS_LAST, .dtypes = 1 << TH_BYTE, .own = 1 << TH_BYTE,
    .nparams = 6, .required = 4, .tensors = 2, .inputs = 2, .ints = 3, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* resize_smoothly(Tensor input, int dim, int length, Scalar step, bool cubic) =
   torch.composed.resize_smoothly */
static const param resize_smoothly_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_INT, .slot = 0},
    {.name = "length", .kind = P_INT, .slot = 1},
    {.name = "step", .kind = P_SCALAR, .slot = 0},
    {.name = "cubic", .kind = P_BOOL, .slot = 2},
};
const row op_resize_smoothly = {
    .op = "resize_smoothly", .name = "resize_smoothly",
    .signature =
        "resize_smoothly(Tensor input, int dim, int length, Scalar step, bool cubic)",
    .params = resize_smoothly_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 5,
    .tensors = 1, .inputs = 1, .scalars = 1, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* resize_planes(Tensor input, int* size,
   word[nearest,nearest-exact,linear,bilinear,trilinear,bicubic,area] mode, bool
   align_corners=False, bool antialias=False, Scalar* scales=None) =
   torch.composed.resize_planes */
static const param resize_planes_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
    {.name = "mode", .kind = P_WORD, .slot = 0,
     .words = "nearest nearest-exact linear bilinear trilinear bicubic area"},
    {.name = "align_corners", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "antialias", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(0)},
    {.name = "scales", .kind = P_SCALARS, .slot = 1, .optional = true},
};
const row op_resize_planes = {
    .op = "resize_planes", .name = "resize_planes",
    .signature =
        "resize_planes(Tensor input, int* size, "
        "word[nearest,nearest-exact,linear,bilinear,trilinear,bicubic,area] mode, bool "
        "align_corners=False, bool antialias=False, Scalar* scales=None)",
    .params = resize_planes_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 6, .required = 3,
    .tensors = 1, .inputs = 1, .ints = 3, .lists = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* resize_bytes(Tensor input, int* size,
   word[nearest,nearest-exact,linear,bilinear,trilinear,bicubic,area] mode, bool
   align_corners=False, bool antialias=False, Scalar* scales=None) = torch.composed.resize_bytes */
static const param resize_bytes_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
    {.name = "mode", .kind = P_WORD, .slot = 0,
     .words = "nearest nearest-exact linear bilinear trilinear bicubic area"},
    {.name = "align_corners", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "antialias", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(0)},
    {.name = "scales", .kind = P_SCALARS, .slot = 1, .optional = true},
};
const row op_resize_bytes = {
    .op = "resize_bytes", .name = "resize_bytes",
    .signature =
        "resize_bytes(Tensor input, int* size, "
        "word[nearest,nearest-exact,linear,bilinear,trilinear,bicubic,area] mode, bool "
        "align_corners=False, bool antialias=False, Scalar* scales=None)",
    .params = resize_bytes_params,
    .flags = ROW_PRESETS, .dtypes = 1 << TH_BYTE, .own = 1 << TH_BYTE, .nparams = 6, .required = 3,
    .tensors = 1, .inputs = 1, .ints = 3, .lists = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* interpolate(Tensor input, int* size=None, Scalar* scale_factor=None,
   word[nearest,nearest-exact,linear,bilinear,trilinear,bicubic,area] mode=nearest, bool?
   align_corners=None, bool? recompute_scale_factor=None, bool antialias=False) =
   torch.composed.interpolate */
static const param interpolate_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "scale_factor", .kind = P_SCALARS, .slot = 1, .optional = true},
    {.name = "mode", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(0),
     .words = "nearest nearest-exact linear bilinear trilinear bicubic area"},
    {.name = "align_corners", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET_NONE},
    {.name = "recompute_scale_factor", .kind = P_BOOL, .slot = 2, .optional = true,
     .preset = PRESET_NONE},
    {.name = "antialias", .kind = P_BOOL, .slot = 3, .optional = true, .preset = PRESET(0)},
};
const row op_interpolate = {
    .op = "interpolate", .name = "interpolate",
    .signature =
        "interpolate(Tensor input, int* size=None, Scalar* scale_factor=None, "
        "word[nearest,nearest-exact,linear,bilinear,trilinear,bicubic,area] mode=nearest, "
        "bool? align_corners=None, bool? recompute_scale_factor=None, bool antialias=False)",
    .params = interpolate_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | 1 << TH_BYTE,
    .own = TH_FLOATING | 1 << TH_BYTE, .nparams = 7, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 4, .lists = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* upsample(Tensor input, int* size=None, Scalar* scale_factor=None,
   word[nearest,nearest-exact,linear,bilinear,trilinear,bicubic,area] mode=nearest, bool?
   align_corners=None) = torch.composed.upsample */
static const param upsample_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "scale_factor", .kind = P_SCALARS, .slot = 1, .optional = true},
    {.name = "mode", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(0),
     .words = "nearest nearest-exact linear bilinear trilinear bicubic area"},
    {.name = "align_corners", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET_NONE},
};
const row op_upsample = {
    .op = "upsample", .name = "upsample",
    .signature =
        "upsample(Tensor input, int* size=None, Scalar* scale_factor=None, "
        "word[nearest,nearest-exact,linear,bilinear,trilinear,bicubic,area] mode=nearest, "
        "bool? align_corners=None)",
    .params = upsample_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | 1 << TH_BYTE,
    .own = TH_FLOATING | 1 << TH_BYTE, .nparams = 5, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 2, .lists = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* upsample_nearest(Tensor input, int* size=None, Scalar* scale_factor=None) =
   torch.composed.upsample_nearest */
static const param upsample_nearest_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "scale_factor", .kind = P_SCALARS, .slot = 1, .optional = true},
};
const row op_upsample_nearest = {
    .op = "upsample_nearest", .name = "upsample_nearest",
    .signature =
        "upsample_nearest(Tensor input, int* size=None, Scalar* scale_factor=None)",
    .params = upsample_nearest_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | 1 << TH_BYTE,
    .own = TH_FLOATING | 1 << TH_BYTE, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .lists = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* upsample_bilinear(Tensor input, int* size=None, Scalar* scale_factor=None) =
   torch.composed.upsample_bilinear */
static const param upsample_bilinear_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0, .optional = true},
    {.name = "scale_factor", .kind = P_SCALARS, .slot = 1, .optional = true},
};
const row op_upsample_bilinear = {
    .op = "upsample_bilinear", .name = "upsample_bilinear",
    .signature =
        "upsample_bilinear(Tensor input, int* size=None, Scalar* scale_factor=None)",
    .params = upsample_bilinear_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | 1 << TH_BYTE,
    .own = TH_FLOATING | 1 << TH_BYTE, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .lists = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* affine_axis(Tensor theta, int length, bool align_corners) = torch.composed.affine_axis */
static const param affine_axis_params[] = {
    {.name = "theta", .kind = P_TENSOR, .slot = 0},
    {.name = "length", .kind = P_INT, .slot = 0},
    {.name = "align_corners", .kind = P_BOOL, .slot = 1},
};
const row op_affine_axis = {
    .op = "affine_axis", .name = "affine_axis",
    .signature = "affine_axis(Tensor theta, int length, bool align_corners)",
    .params = affine_axis_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .required = 3,
    .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* affine_grid(Tensor theta, int* size, bool align_corners=False) = torch.composed.affine_grid */
static const param affine_grid_params[] = {
    {.name = "theta", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
    {.name = "align_corners", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_affine_grid = {
    .op = "affine_grid", .name = "affine_grid",
    .signature = "affine_grid(Tensor theta, int* size, bool align_corners=False)",
    .params = affine_grid_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* affine_grid_generator(Tensor theta, int* size, bool align_corners) =
   torch.composed.affine_grid_generator */
static const param affine_grid_generator_params[] = {
    {.name = "theta", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
    {.name = "align_corners", .kind = P_BOOL, .slot = 0},
};
const row op_affine_grid_generator = {
    .op = "affine_grid_generator", .name = "affine_grid_generator",
    .signature = "affine_grid_generator(Tensor theta, int* size, bool align_corners)",
    .params = affine_grid_generator_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 3, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* grid_take(Tensor input, Tensor grid, word[bilinear,nearest,bicubic] mode=bilinear,
   word[zeros,border,reflection] edges=zeros, bool align=False) = kernel of grid_sample.c */
static int grid_take_cpu(call *c) {
    return cpu_grid_take(c->out[0], c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
}
static int grid_take_shape(extent *size, const call *c) {
    return shape_grid_take(size, c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body grid_take_body = {.shape = grid_take_shape};
static const param grid_take_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "grid", .kind = P_TENSOR, .slot = 1},
    {.name = "mode", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(0),
     .words = "bilinear nearest bicubic"},
    {.name = "edges", .kind = P_WORD, .slot = 1, .optional = true, .preset = PRESET(0),
     .words = "zeros border reflection"},
    {.name = "align", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_grid_take = {
    .op = "grid_take", .name = "grid_take",
    .signature =
        "grid_take(Tensor input, Tensor grid, word[bilinear,nearest,bicubic] mode=bilinear, "
        "word[zeros,border,reflection] edges=zeros, bool align=False)",
    .enter = th_kernel, .body = &grid_take_body,
    .kernel = {.cpu = grid_take_cpu},
    .backward = backward_grid_take,
    .vmap = "folded",
    .params = grid_take_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 2, .tensors = 2, .inputs = 2,
    .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {0x103, 0x103}, .sizes = {3, 3},
};

/* weighted_take(Tensor input, LongTensor index, Tensor weight) = kernel of weighted_sum.c */
static int weighted_take_cpu(call *c) {
    return cpu_weighted_take(c->out[0], c->t[0], c->t[1], c->t[2]);
}
static int weighted_take_shape(extent *size, const call *c) {
    return shape_weighted_take(size, c->t[0], c->t[1], c->t[2]);
}
static const kernel_body weighted_take_body = {.shape = weighted_take_shape};
static int weighted_take_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = weighted_put(grad, index, weight, input.size(2)) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_weighted_put, &(call){
            .t = {grad[0], s->t[1], s->t[2]},
            .n = {s->shape[0]->size[2]}
        }));
    /* d weight = weighted_products(grad, input, index) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_weighted_products, &(call){.t = {
            grad[0], s->t[0], s->t[1]
        }}));
    return th_end_frame(&f, s, result);
}
static const param weighted_take_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "weight", .kind = P_TENSOR, .slot = 2},
};
const row op_weighted_take = {
    .op = "weighted_take", .name = "weighted_take",
    .signature = "weighted_take(Tensor input, LongTensor index, Tensor weight)",
    .enter = th_kernel, .body = &weighted_take_body,
    .kernel = {.cpu = weighted_take_cpu, .cuda = weighted_take_cpu},
    .backward = weighted_take_backward,
    .params = weighted_take_params,
    .flags = ROW_DENSE | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 3, .tensors = 3, .inputs = 3, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 5, .grads = 1, .reads = {6, 0, 3}, .sizes = {1, 0, 0},
};

/* weighted_put(Tensor grad_output, LongTensor index, Tensor weight, int size) = kernel of
   weighted_sum.c */
static int weighted_put_cpu(call *c) {
    return cpu_weighted_put(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0]);
}
static int weighted_put_shape(extent *size, const call *c) {
    return shape_weighted_put(size, c->t[0], c->t[1], c->t[2], c->n[0]);
}
static const kernel_body weighted_put_body = {.shape = weighted_put_shape};
static int weighted_put_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = weighted_take(grad, index, weight) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_weighted_take, &(call){.t = {
            grad[0], s->t[1], s->t[2]
        }}));
    /* d weight = weighted_products(grad_output, grad, index) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_weighted_products, &(call){.t = {
            s->t[0], grad[0], s->t[1]
        }}));
    return th_end_frame(&f, s, result);
}
static const param weighted_put_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "weight", .kind = P_TENSOR, .slot = 2},
    {.name = "size", .kind = P_INT, .slot = 0},
};
const row op_weighted_put = {
    .op = "weighted_put", .name = "weighted_put",
    .signature =
        "weighted_put(Tensor grad_output, LongTensor index, Tensor weight, int size)",
    .enter = th_kernel, .body = &weighted_put_body,
    .kernel = {.cpu = weighted_put_cpu, .cuda = weighted_put_cpu},
    .backward = weighted_put_backward,
    .params = weighted_put_params,
    .flags = ROW_DENSE | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .required = 4, .tensors = 3, .inputs = 3, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 5, .grads = 1, .reads = {6, 0, 3},
};

/* weighted_products(Tensor grad_output, Tensor input, LongTensor index) = kernel of
   weighted_sum.c */
static int weighted_products_cpu(call *c) {
    return cpu_weighted_products(c->out[0], c->t[0], c->t[1], c->t[2]);
}
static int weighted_products_shape(extent *size, const call *c) {
    return shape_weighted_products(size, c->t[0], c->t[1], c->t[2]);
}
static const kernel_body weighted_products_body = {.shape = weighted_products_shape};
static int weighted_products_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = weighted_take(input, index, grad) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_weighted_take, &(call){.t = {
            s->t[1], s->t[2], grad[0]
        }}));
    /* d input = weighted_put(grad_output, index, grad, input.size(2)) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_weighted_put, &(call){
            .t = {s->t[0], s->t[2], grad[0]},
            .n = {s->shape[1]->size[2]}
        }));
    return th_end_frame(&f, s, result);
}
static const param weighted_products_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "index", .kind = P_TENSOR, .slot = 2, .fixed = 1 + TH_LONG},
};
const row op_weighted_products = {
    .op = "weighted_products", .name = "weighted_products",
    .signature = "weighted_products(Tensor grad_output, Tensor input, LongTensor index)",
    .enter = th_kernel, .body = &weighted_products_body,
    .kernel = {.cpu = weighted_products_cpu, .cuda = weighted_products_cpu},
    .backward = weighted_products_backward,
    .params = weighted_products_params,
    .flags = ROW_DENSE | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 3, .tensors = 3, .inputs = 3, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 3, .grads = 1, .reads = {6, 5}, .sizes = {0, 2},
};

/* pad_values(Tensor input, int* widths, word[constant,reflect,replicate,circular]
   mode=constant, Scalar value=0) = kernel of padding.c */
static int pad_values_cpu(call *c) {
    return cpu_pad_values(c->out[0], c->t[0], c->list[0], c->n[0], c->s[0]);
}
static int pad_values_shape(extent *size, const call *c) {
    return shape_pad_values(size, c->t[0], c->list[0], c->n[0], c->s[0]);
}
static const kernel_body pad_values_body = {.shape = pad_values_shape};
static int pad_values_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = pad_input(grad, input.size(), widths, mode) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_pad_input, &(call){
            .t = {grad[0]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}, {s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param pad_values_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "widths", .kind = P_LIST, .slot = 0},
    {.name = "mode", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(0),
     .words = "constant reflect replicate circular"},
    {.name = "value", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_pad_values = {
    .op = "pad_values", .name = "pad_values",
    .signature =
        "pad_values(Tensor input, int* widths, word[constant,reflect,replicate,circular] "
        "mode=constant, Scalar value=0)",
    .enter = th_kernel, .body = &pad_values_body,
    .kernel = {.cpu = pad_values_cpu, .cuda = pad_values_cpu},
    .backward = pad_values_backward,
    .node = "ConstantPadNdBackward0",
    .vmap = "folded",
    .params = pad_values_params,
    .flags = ROW_CHANNELS_LAST, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 2,
    .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 1, .sizes = {1},
};

/* pad_borders(Tensor input, int* widths, word[constant,reflect,replicate,circular]
   mode=constant, Scalar value=0) = kernel of padding.c */
static int pad_borders_cpu(call *c) {
    return cpu_pad_values(c->out[0], c->t[0], c->list[0], c->n[0], c->s[0]);
}
static int pad_borders_shape(extent *size, const call *c) {
    return shape_pad_values(size, c->t[0], c->list[0], c->n[0], c->s[0]);
}
static const kernel_body pad_borders_body = {.shape = pad_borders_shape};
static int pad_borders_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = pad_input(grad, input.size(), widths, mode) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_pad_input, &(call){
            .t = {grad[0]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}, {s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param pad_borders_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "widths", .kind = P_LIST, .slot = 0},
    {.name = "mode", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(0),
     .words = "constant reflect replicate circular"},
    {.name = "value", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_pad_borders = {
    .op = "pad_borders", .name = "pad_borders",
    .signature =
        "pad_borders(Tensor input, int* widths, word[constant,reflect,replicate,circular] "
        "mode=constant, Scalar value=0)",
    .enter = th_kernel, .body = &pad_borders_body,
    .kernel = {.cpu = pad_borders_cpu, .cuda = pad_borders_cpu},
    .backward = pad_borders_backward,
    .autocast = "cpu float",
    .node = "ConstantPadNdBackward0",
    .vmap = "folded",
    .params = pad_borders_params,
    .flags = ROW_CHANNELS_LAST, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 2,
    .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 1, .sizes = {1},
};

/* pad(Tensor input, int* pad, word[constant,reflect,replicate,circular] mode=constant, Scalar
   value=0) = torch.composed.pad */
static const param pad_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "pad", .kind = P_LIST, .slot = 0},
    {.name = "mode", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(0),
     .words = "constant reflect replicate circular"},
    {.name = "value", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_pad = {
    .op = "pad", .name = "pad",
    .signature =
        "pad(Tensor input, int* pad, word[constant,reflect,replicate,circular] "
        "mode=constant, Scalar value=0)",
    .params = pad_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4,
    .required = 2, .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* pad_input(Tensor grad_output, int* size, int* widths,
   word[constant,reflect,replicate,circular] mode=constant) = kernel of padding.c */
static int pad_input_cpu(call *c) {
    return cpu_pad_input(c->out[0], c->t[0], c->list[0], c->list[1], c->n[0]);
}
static int pad_input_shape(extent *size, const call *c) {
    return shape_pad_input(size, c->t[0], c->list[0], c->list[1], c->n[0]);
}
static const kernel_body pad_input_body = {.shape = pad_input_shape};
static int pad_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = pad_values(grad, widths, mode) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_pad_values, &(call){
            .t = {grad[0]},
            .s = {[0] = PRESET(0)},
            .n = {s->n[0]},
            .list = {{s->list[1].at, s->list[1].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param pad_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
    {.name = "widths", .kind = P_LIST, .slot = 1},
    {.name = "mode", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(0),
     .words = "constant reflect replicate circular"},
};
const row op_pad_input = {
    .op = "pad_input", .name = "pad_input",
    .signature =
        "pad_input(Tensor grad_output, int* size, int* widths, "
        "word[constant,reflect,replicate,circular] mode=constant)",
    .enter = th_kernel, .body = &pad_input_body,
    .kernel = {.cpu = pad_input_cpu, .cuda = pad_input_cpu},
    .backward = pad_input_backward,
    .params = pad_input_params,
    .flags = ROW_DENSE | ROW_CHANNELS_LAST | ROW_CONJUGATES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 3, .tensors = 1, .inputs = 1,
    .ints = 1, .lists = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1,
};

/* columns(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2]
   stride=1) = kernel of columns.c */
static int columns_cpu(call *c) {
    return cpu_columns(c->out[0], c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6);
}
static int columns_shape(extent *size, const call *c) {
    return shape_columns(size, c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6);
}
static const kernel_body columns_body = {.shape = columns_shape};
static int columns_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = columns_input(grad, input.size()[2:], kernel_size, dilation, padding, stride) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_columns_input, &(call){
            .t = {grad[0]},
            .n = {
                s->shape[0]->size[2], s->shape[0]->size[3], s->n[0], s->n[1], s->n[2], s->n[3],
                s->n[4], s->n[5], s->n[6], s->n[7]
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param columns_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "dilation", .kind = P_INTS, .slot = 2, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "stride", .kind = P_INTS, .slot = 6, .length = 2, .optional = true,
     .preset = PRESET(1)},
};
const row op_columns = {
    .op = "columns", .name = "columns",
    .signature =
        "columns(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, "
        "int[2] stride=1)",
    .enter = th_kernel, .body = &columns_body,
    .kernel = {.cpu = columns_cpu, .cuda = columns_cpu},
    .backward = columns_backward,
    .node = "Im2ColBackward0",
    .vmap = "folded",
    .params = columns_params,
    .flags = ROW_DENSE | ROW_CONJUGATES, .dtypes = TH_ALL,
    .own = TH_FLOATS | TH_COMPLEX | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 5,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 8, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* columns_input(Tensor grad_output, int[2] size, int[2] kernel_size, int[2] dilation=1, int[2]
   padding=0, int[2] stride=1) = kernel of columns.c */
static int columns_input_cpu(call *c) {
    return cpu_columns_input(c->out[0], c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6, c->n + 8);
}
static int columns_input_shape(extent *size, const call *c) {
    return shape_columns_input(size, c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6, c->n + 8);
}
static const kernel_body columns_input_body = {.shape = columns_input_shape};
static int columns_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = columns(grad, kernel_size, dilation, padding, stride) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_columns, &(call){
            .t = {grad[0]},
            .n = {s->n[2], s->n[3], s->n[4], s->n[5], s->n[6], s->n[7], s->n[8], s->n[9]}
        }));
    return th_end_frame(&f, s, result);
}
static const param columns_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "kernel_size", .kind = P_INTS, .slot = 2, .length = 2},
    {.name = "dilation", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_INTS, .slot = 6, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "stride", .kind = P_INTS, .slot = 8, .length = 2, .optional = true,
     .preset = PRESET(1)},
};
const row op_columns_input = {
    .op = "columns_input", .name = "columns_input",
    .signature =
        "columns_input(Tensor grad_output, int[2] size, int[2] kernel_size, int[2] "
        "dilation=1, int[2] padding=0, int[2] stride=1)",
    .enter = th_kernel, .body = &columns_input_body,
    .kernel = {.cpu = columns_input_cpu, .cuda = columns_input_cpu},
    .backward = columns_input_backward,
    .node = "Col2ImBackward0",
    .params = columns_input_params,
    .flags = ROW_DENSE | ROW_CONJUGATES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 6, .required = 3, .tensors = 1, .inputs = 1,
    .ints = 10, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* nn_functional_unfold(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] padding=0,
   int[2] stride=1) = kernel of columns.c */
static int nn_functional_unfold_cpu(call *c) {
    return cpu_columns(c->out[0], c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6);
}
static int nn_functional_unfold_shape(extent *size, const call *c) {
    return shape_columns(size, c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6);
}
static const kernel_body nn_functional_unfold_body = {.shape = nn_functional_unfold_shape};
static int nn_functional_unfold_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = columns_input(grad, input.size()[2:], kernel_size, dilation, padding, stride) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_columns_input, &(call){
            .t = {grad[0]},
            .n = {
                s->shape[0]->size[2], s->shape[0]->size[3], s->n[0], s->n[1], s->n[2], s->n[3],
                s->n[4], s->n[5], s->n[6], s->n[7]
            }
        }));
    return th_end_frame(&f, s, result);
}
static const param nn_functional_unfold_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "kernel_size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "dilation", .kind = P_INTS, .slot = 2, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "stride", .kind = P_INTS, .slot = 6, .length = 2, .optional = true,
     .preset = PRESET(1)},
};
const row op_nn_functional_unfold = {
    .op = "nn_functional_unfold", .name = "nn.functional.unfold",
    .signature =
        "nn_functional_unfold(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] "
        "padding=0, int[2] stride=1)",
    .enter = th_kernel, .body = &nn_functional_unfold_body,
    .kernel = {.cpu = nn_functional_unfold_cpu, .cuda = nn_functional_unfold_cpu},
    .backward = nn_functional_unfold_backward,
    .node = "Im2ColBackward0",
    .vmap = "folded",
    .params = nn_functional_unfold_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CONJUGATES, .dtypes = TH_ALL,
    .own = TH_FLOATS | TH_COMPLEX | 1 << TH_LONG, .on_gpus = TH_FLOATING, .nparams = 5,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 8, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .rank = 2, .unbatched = 1, .grads = 1, .sizes = {1},
};

/* nn_functional_fold(Tensor input, int[2] output_size, int[2] kernel_size, int[2] dilation=1,
   int[2] padding=0, int[2] stride=1) = kernel of columns.c */
static int nn_functional_fold_cpu(call *c) {
    return cpu_columns_input(c->out[0], c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6, c->n + 8);
}
static int nn_functional_fold_shape(extent *size, const call *c) {
    return shape_columns_input(size, c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6, c->n + 8);
}
static const kernel_body nn_functional_fold_body = {.shape = nn_functional_fold_shape};
static int nn_functional_fold_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = columns(grad, kernel_size, dilation, padding, stride) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_columns, &(call){
            .t = {grad[0]},
            .n = {s->n[2], s->n[3], s->n[4], s->n[5], s->n[6], s->n[7], s->n[8], s->n[9]}
        }));
    return th_end_frame(&f, s, result);
}
static const param nn_functional_fold_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "output_size", .kind = P_INTS, .slot = 0, .length = 2},
    {.name = "kernel_size", .kind = P_INTS, .slot = 2, .length = 2},
    {.name = "dilation", .kind = P_INTS, .slot = 4, .length = 2, .optional = true,
     .preset = PRESET(1)},
    {.name = "padding", .kind = P_INTS, .slot = 6, .length = 2, .optional = true,
     .preset = PRESET(0)},
    {.name = "stride", .kind = P_INTS, .slot = 8, .length = 2, .optional = true,
     .preset = PRESET(1)},
};
const row op_nn_functional_fold = {
    .op = "nn_functional_fold", .name = "nn.functional.fold",
    .signature =
        "nn_functional_fold(Tensor input, int[2] output_size, int[2] kernel_size, int[2] "
        "dilation=1, int[2] padding=0, int[2] stride=1)",
    .enter = th_kernel, .body = &nn_functional_fold_body,
    .kernel = {.cpu = nn_functional_fold_cpu, .cuda = nn_functional_fold_cpu},
    .backward = nn_functional_fold_backward,
    .node = "Col2ImBackward0",
    .params = nn_functional_fold_params,
    .flags = ROW_DENSE | ROW_FUNCTION | ROW_CONJUGATES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 6, .required = 3, .tensors = 1, .inputs = 1,
    .ints = 10, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .rank = 1,
    .unbatched = 1, .grads = 1,
};
