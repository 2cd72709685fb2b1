/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* arrangement: Reordering, repeating and reshaping of elements. */
#include "row/row.h"
#include "sizes_view.h"

extern const row op_movedim;
extern const row op_reshape;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* flip(Tensor input, Dim* dims=None) = torch.composed.flip */
static const param flip_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dims", .kind = P_DIMS, .slot = 0, .optional = true},
};
const row op_flip = {
    .op = "flip", .name = "flip",
    .signature = "flip(Tensor input, Dim* dims=None)",
    .params = flip_params,
    .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1,
    .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* roll(Tensor input, int* shifts, Dim* dims=None) = torch.composed.roll */
static const param roll_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "shifts", .kind = P_LIST, .slot = 0},
    {.name = "dims", .kind = P_DIMS, .slot = 1, .optional = true},
};
const row op_roll = {
    .op = "roll", .name = "roll",
    .signature = "roll(Tensor input, int* shifts, Dim* dims=None)",
    .params = roll_params,
    .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 2,
    .tensors = 1, .inputs = 1, .lists = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* tile(Tensor input, int* sizes) = torch.composed.tile */
static const param tile_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "sizes", .kind = P_LIST, .slot = 0},
};
const row op_tile = {
    .op = "tile", .name = "tile",
    .signature = "tile(Tensor input, int* sizes)",
    .params = tile_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* repeat_interleave(Tensor input, int repeats, Dim dim=None, int? output_size=None) =
   torch.composed.repeat_interleave */
static const param repeat_interleave_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "repeats", .kind = P_INT, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET_NONE},
    {.name = "output_size", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET_NONE},
};
const row op_repeat_interleave = {
    .op = "repeat_interleave", .name = "repeat_interleave",
    .signature =
        "repeat_interleave(Tensor input, int repeats, Dim dim=None, int? output_size=None)",
    .params = repeat_interleave_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* repeat_interleave_each(Tensor input, LongTensor repeats, Dim dim=None, int? output_size=None)
   = torch.composed.repeat_interleave_each */
static const param repeat_interleave_each_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "repeats", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "output_size", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET_NONE},
};
const row op_repeat_interleave_each = {
    .op = "repeat_interleave_each", .name = "repeat_interleave",
    .signature =
        "repeat_interleave_each(Tensor input, LongTensor repeats, Dim dim=None, int? "
        "output_size=None)",
    .no_meta = "the size of the result depends on a tensor of counts",
    .params = repeat_interleave_each_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 2,
    .tensors = 2, .inputs = 2, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* repeat_interleave_counts(LongTensor repeats, int? output_size=None) -> LongTensor =
   torch.composed.repeat_interleave_counts */
static const param repeat_interleave_counts_params[] = {
    {.name = "repeats", .kind = P_TENSOR, .slot = 0, .fixed = 1 + TH_LONG},
    {.name = "output_size", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET_NONE},
};
const row op_repeat_interleave_counts = {
    .op = "repeat_interleave_counts", .name = "repeat_interleave",
    .signature =
        "repeat_interleave_counts(LongTensor repeats, int? output_size=None) -> LongTensor",
    .no_meta = "the size of the result depends on them",
    .params = repeat_interleave_counts_params,
    .flags = ROW_FUNCTION | ROW_MIXED | ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING,
    .own = TH_WHOLE | TH_FLOATS, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_LONG},
};

/* movedim(Tensor input, Dim* source, Dim* destination) = view of sizes_view.c */
static int movedim_cpu(call *c) {
    return view_movedim(c->out[0], c->list[0], c->list[1]);
}
static const kernel_body movedim_body = {.shapes = NULL};
static int movedim_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.movedim(destination, source) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_movedim, &(call){
            .t = {grad[0]},
            .list = {{s->list[1].at, s->list[1].count}, {s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param movedim_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "source", .kind = P_DIMS, .slot = 0},
    {.name = "destination", .kind = P_DIMS, .slot = 1},
};
const row op_movedim = {
    .op = "movedim", .name = "movedim",
    .signature = "movedim(Tensor input, Dim* source, Dim* destination)",
    .enter = th_view, .body = &movedim_body,
    .kernel = {.cpu = movedim_cpu, .cuda = movedim_cpu},
    .backward = movedim_backward,
    .vmap = "with_dims(source, destination)",
    .params = movedim_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 3, .tensors = 1,
    .inputs = 1, .lists = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1,
};

/* unflatten(Tensor input, Dim dim, int* sizes) = torch.composed.unflatten */
static const param unflatten_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "sizes", .kind = P_LIST, .slot = 0},
};
const row op_unflatten = {
    .op = "unflatten", .name = "unflatten",
    .signature = "unflatten(Tensor input, Dim dim, int* sizes)",
    .params = unflatten_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 3,
    .required = 3, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* rot90(Tensor input, int k=1, Dim* dims=None) = torch.composed.rot90 */
static const param rot90_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "k", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "dims", .kind = P_DIMS, .slot = 0, .optional = true},
};
const row op_rot90 = {
    .op = "rot90", .name = "rot90",
    .signature = "rot90(Tensor input, int k=1, Dim* dims=None)",
    .params = rot90_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* fliplr(Tensor input) = torch.composed.fliplr */
static const param fliplr_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_fliplr = {
    .op = "fliplr", .name = "fliplr",
    .signature = "fliplr(Tensor input)",
    .params = fliplr_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* flipud(Tensor input) = torch.composed.flipud */
static const param flipud_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_flipud = {
    .op = "flipud", .name = "flipud",
    .signature = "flipud(Tensor input)",
    .params = flipud_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* tensor_split(Tensor input, int indices_or_sections, Dim dim=0) -> Tensor* =
   torch.composed.tensor_split */
static const param tensor_split_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices_or_sections", .kind = P_INT, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_tensor_split = {
    .op = "tensor_split", .name = "tensor_split",
    .signature =
        "tensor_split(Tensor input, int indices_or_sections, Dim dim=0) -> Tensor*",
    .params = tensor_split_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* tensor_split_indices(Tensor input, int* indices_or_sections, Dim dim=0) -> Tensor* =
   torch.composed.tensor_split_indices */
static const param tensor_split_indices_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices_or_sections", .kind = P_LIST, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_tensor_split_indices = {
    .op = "tensor_split_indices", .name = "tensor_split",
    .signature =
        "tensor_split_indices(Tensor input, int* indices_or_sections, Dim dim=0) -> Tensor*",
    .params = tensor_split_indices_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* tensor_split_tensor(Tensor input, LongTensor tensor_indices_or_sections, Dim dim=0) ->
   Tensor* = torch.composed.tensor_split_tensor */
static const param tensor_split_tensor_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "tensor_indices_or_sections", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_tensor_split_tensor = {
    .op = "tensor_split_tensor", .name = "tensor_split",
    .signature =
        "tensor_split_tensor(Tensor input, LongTensor tensor_indices_or_sections, Dim dim=0) "
        "-> Tensor*",
    .no_meta = "the size of the result depends on them",
    .params = tensor_split_tensor_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 3, .required = 2, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* hsplit(Tensor input, int indices_or_sections) -> Tensor* = torch.composed.hsplit */
static const param hsplit_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices_or_sections", .kind = P_INT, .slot = 0},
};
const row op_hsplit = {
    .op = "hsplit", .name = "hsplit",
    .signature = "hsplit(Tensor input, int indices_or_sections) -> Tensor*",
    .params = hsplit_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* hsplit_indices(Tensor input, int* indices_or_sections) -> Tensor* =
   torch.composed.hsplit_indices */
static const param hsplit_indices_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices_or_sections", .kind = P_LIST, .slot = 0},
};
const row op_hsplit_indices = {
    .op = "hsplit_indices", .name = "hsplit",
    .signature = "hsplit_indices(Tensor input, int* indices_or_sections) -> Tensor*",
    .params = hsplit_indices_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* vsplit(Tensor input, int indices_or_sections) -> Tensor* = torch.composed.vsplit */
static const param vsplit_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices_or_sections", .kind = P_INT, .slot = 0},
};
const row op_vsplit = {
    .op = "vsplit", .name = "vsplit",
    .signature = "vsplit(Tensor input, int indices_or_sections) -> Tensor*",
    .params = vsplit_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* vsplit_indices(Tensor input, int* indices_or_sections) -> Tensor* =
   torch.composed.vsplit_indices */
static const param vsplit_indices_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices_or_sections", .kind = P_LIST, .slot = 0},
};
const row op_vsplit_indices = {
    .op = "vsplit_indices", .name = "vsplit",
    .signature = "vsplit_indices(Tensor input, int* indices_or_sections) -> Tensor*",
    .params = vsplit_indices_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* dsplit(Tensor input, int indices_or_sections) -> Tensor* = torch.composed.dsplit */
static const param dsplit_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices_or_sections", .kind = P_INT, .slot = 0},
};
const row op_dsplit = {
    .op = "dsplit", .name = "dsplit",
    .signature = "dsplit(Tensor input, int indices_or_sections) -> Tensor*",
    .params = dsplit_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* dsplit_indices(Tensor input, int* indices_or_sections) -> Tensor* =
   torch.composed.dsplit_indices */
static const param dsplit_indices_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices_or_sections", .kind = P_LIST, .slot = 0},
};
const row op_dsplit_indices = {
    .op = "dsplit_indices", .name = "dsplit",
    .signature = "dsplit_indices(Tensor input, int* indices_or_sections) -> Tensor*",
    .params = dsplit_indices_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* atleast_1d(Tensor input) = torch.composed.atleast_1d */
static const param atleast_1d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_atleast_1d = {
    .op = "atleast_1d", .name = "atleast_1d",
    .signature = "atleast_1d(Tensor input)",
    .params = atleast_1d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* atleast_2d(Tensor input) = torch.composed.atleast_2d */
static const param atleast_2d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_atleast_2d = {
    .op = "atleast_2d", .name = "atleast_2d",
    .signature = "atleast_2d(Tensor input)",
    .params = atleast_2d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* atleast_3d(Tensor input) = torch.composed.atleast_3d */
static const param atleast_3d_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_atleast_3d = {
    .op = "atleast_3d", .name = "atleast_3d",
    .signature = "atleast_3d(Tensor input)",
    .params = atleast_3d_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* ravel(Tensor input) = torch.composed.ravel */
static const param ravel_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_ravel = {
    .op = "ravel", .name = "ravel",
    .signature = "ravel(Tensor input)",
    .params = ravel_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* flatten(Tensor input, Dim start_dim=0, Dim end_dim=-1) = view of sizes_view.c */
static int flatten_cpu(call *c) {
    return view_flatten(c->out[0], c->n[0], c->n[1]);
}
static const kernel_body flatten_body = {.shapes = NULL};
static int flatten_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.reshape(input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_reshape, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param flatten_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "start_dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "end_dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-1)},
};
const row op_flatten = {
    .op = "flatten", .name = "flatten",
    .signature = "flatten(Tensor input, Dim start_dim=0, Dim end_dim=-1)",
    .enter = th_view, .body = &flatten_body,
    .kernel = {.cpu = flatten_cpu, .cuda = flatten_cpu},
    .backward = flatten_backward,
    .node = "ViewBackward0",
    .vmap = "with_dims(start_dim, end_dim)",
    .params = flatten_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 1, .tensors = 1,
    .inputs = 1, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .sizes = {1},
};

/* hstack(Tensor* tensors) = torch.composed.hstack */
static const param hstack_params[] = {
    {.name = "tensors", .kind = P_TENSORS, .slot = 0},
};
const row op_hstack = {
    .op = "hstack", .name = "hstack",
    .signature = "hstack(Tensor* tensors)",
    .params = hstack_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .many = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* vstack(Tensor* tensors) = torch.composed.vstack */
static const param vstack_params[] = {
    {.name = "tensors", .kind = P_TENSORS, .slot = 0},
};
const row op_vstack = {
    .op = "vstack", .name = "vstack",
    .signature = "vstack(Tensor* tensors)",
    .params = vstack_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .many = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* dstack(Tensor* tensors) = torch.composed.dstack */
static const param dstack_params[] = {
    {.name = "tensors", .kind = P_TENSORS, .slot = 0},
};
const row op_dstack = {
    .op = "dstack", .name = "dstack",
    .signature = "dstack(Tensor* tensors)",
    .params = dstack_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .many = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* column_stack(Tensor* tensors) = torch.composed.column_stack */
static const param column_stack_params[] = {
    {.name = "tensors", .kind = P_TENSORS, .slot = 0},
};
const row op_column_stack = {
    .op = "column_stack", .name = "column_stack",
    .signature = "column_stack(Tensor* tensors)",
    .params = column_stack_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .many = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* diag_embed(Tensor input, int offset=0, Dim dim1=-2, Dim dim2=-1) = torch.composed.diag_embed */
static const param diag_embed_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "offset", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "dim1", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(-2)},
    {.name = "dim2", .kind = P_DIM, .slot = 2, .optional = true, .preset = PRESET(-1)},
};
const row op_diag_embed = {
    .op = "diag_embed", .name = "diag_embed",
    .signature = "diag_embed(Tensor input, int offset=0, Dim dim1=-2, Dim dim2=-1)",
    .params = diag_embed_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* diagflat(Tensor input, int offset=0) = torch.composed.diagflat */
static const param diagflat_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "offset", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_diagflat = {
    .op = "diagflat", .name = "diagflat",
    .signature = "diagflat(Tensor input, int offset=0)",
    .params = diagflat_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* combinations(Tensor input, int r=2, bool with_replacement=False) =
   torch.composed.combinations */
static const param combinations_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "r", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(2)},
    {.name = "with_replacement", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_combinations = {
    .op = "combinations", .name = "combinations",
    .signature = "combinations(Tensor input, int r=2, bool with_replacement=False)",
    .params = combinations_params,
    .flags = ROW_FUNCTION, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 3,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* vander(Tensor input, int? N=None, bool increasing=False) = torch.composed.vander */
static const param vander_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "N", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET_NONE},
    {.name = "increasing", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_vander = {
    .op = "vander", .name = "vander",
    .signature = "vander(Tensor input, int? N=None, bool increasing=False)",
    .params = vander_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .ints = 2,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* select_scatter(Tensor input, Tensor source, Dim dim, int index) =
   torch.composed.select_scatter */
static const param select_scatter_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "source", .kind = P_TENSOR, .slot = 1},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_INT, .slot = 1},
};
const row op_select_scatter = {
    .op = "select_scatter", .name = "select_scatter",
    .signature = "select_scatter(Tensor input, Tensor source, Dim dim, int index)",
    .params = select_scatter_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 4,
    .tensors = 2, .inputs = 2, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* slice_scatter(Tensor input, Tensor source, Dim dim=0, int? start=None, int? end=None, int
   step=1) = torch.composed.slice_scatter */
static const param slice_scatter_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "source", .kind = P_TENSOR, .slot = 1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "start", .kind = P_INT, .slot = 1, .optional = true, .preset = PRESET_NONE},
    {.name = "end", .kind = P_INT, .slot = 2, .optional = true, .preset = PRESET_NONE},
    {.name = "step", .kind = P_INT, .slot = 3, .optional = true, .preset = PRESET(1)},
};
const row op_slice_scatter = {
    .op = "slice_scatter", .name = "slice_scatter",
    .signature =
        "slice_scatter(Tensor input, Tensor source, Dim dim=0, int? start=None, int? "
        "end=None, int step=1)",
    .params = slice_scatter_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 6, .required = 2,
    .tensors = 2, .inputs = 2, .ints = 4, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* diagonal_scatter(Tensor input, Tensor source, int offset=0, Dim dim1=0, Dim dim2=1) =
   torch.composed.diagonal_scatter */
static const param diagonal_scatter_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "source", .kind = P_TENSOR, .slot = 1},
    {.name = "offset", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "dim1", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "dim2", .kind = P_DIM, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_diagonal_scatter = {
    .op = "diagonal_scatter", .name = "diagonal_scatter",
    .signature =
        "diagonal_scatter(Tensor input, Tensor source, int offset=0, Dim dim1=0, Dim dim2=1)",
    .params = diagonal_scatter_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 5,
    .required = 2, .tensors = 2, .inputs = 2, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* fill_diagonal_(Tensor& input, Scalar value, bool wrap=False) = torch.composed.fill_diagonal_ */
static const param fill_diagonal__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "value", .kind = P_SCALAR, .slot = 0},
    {.name = "wrap", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_fill_diagonal_ = {
    .op = "fill_diagonal_", .name = "fill_diagonal_",
    .signature = "fill_diagonal_(Tensor& input, Scalar value, bool wrap=False)",
    .params = fill_diagonal__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_WHOLE | TH_FLOATING,
    .own = TH_WHOLE | TH_FLOATS, .nparams = 3, .required = 2, .tensors = 1, .inputs = 1,
    .scalars = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* reshape_as(Tensor input, Tensor other) = torch.composed.reshape_as */
static const param reshape_as_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_reshape_as = {
    .op = "reshape_as", .name = "reshape_as",
    .signature = "reshape_as(Tensor input, Tensor other)",
    .params = reshape_as_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* take_along_dim(Tensor input, LongTensor index, Dim dim=None) = torch.composed.take_along_dim */
static const param take_along_dim_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET_NONE},
};
const row op_take_along_dim = {
    .op = "take_along_dim", .name = "take_along_dim",
    .signature = "take_along_dim(Tensor input, LongTensor index, Dim dim=None)",
    .params = take_along_dim_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 3, .required = 2, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* index_put(Tensor input, Tensor* indices, Tensor|Scalar values, bool accumulate=False) =
   torch.composed.index_put */
static const param index_put_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices", .kind = P_TENSORS, .slot = 0},
    {.name = "values", .kind = P_EITHER, .slot = 1, .number = 0},
    {.name = "accumulate", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_index_put = {
    .op = "index_put", .name = "index_put",
    .signature =
        "index_put(Tensor input, Tensor* indices, Tensor|Scalar values, bool "
        "accumulate=False)",
    .params = index_put_params,
    .flags = ROW_MIXED, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 4,
    .required = 3, .tensors = 2, .inputs = 2, .scalars = 1, .ints = 1, .many = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* index_put_(Tensor& input, Tensor* indices, Tensor|Scalar values, bool accumulate=False) =
   torch.composed.index_put_ */
static const param index_put__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "indices", .kind = P_TENSORS, .slot = 0},
    {.name = "values", .kind = P_EITHER, .slot = 1, .number = 0},
    {.name = "accumulate", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_index_put_ = {
    .op = "index_put_", .name = "index_put_",
    .signature =
        "index_put_(Tensor& input, Tensor* indices, Tensor|Scalar values, bool "
        "accumulate=False)",
    .params = index_put__params,
    .flags = ROW_CHANGES | ROW_MIXED, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 4,
    .required = 3, .tensors = 2, .inputs = 2, .scalars = 1, .ints = 1, .many = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* unsafe_masked_index(Tensor input, BoolTensor mask, Tensor* indices, Scalar fill) =
   torch.composed.unsafe_masked_index */
static const param unsafe_masked_index_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "mask", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_BOOL},
    {.name = "indices", .kind = P_TENSORS, .slot = 0},
    {.name = "fill", .kind = P_SCALAR, .slot = 0},
};
const row op_unsafe_masked_index = {
    .op = "unsafe_masked_index", .name = "unsafe_masked_index",
    .signature =
        "unsafe_masked_index(Tensor input, BoolTensor mask, Tensor* indices, Scalar fill)",
    .params = unsafe_masked_index_params,
    .flags = ROW_MIXED, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 4, .tensors = 2,
    .inputs = 2, .scalars = 1, .many = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* unsafe_masked_index_put_accumulate(Tensor input, BoolTensor mask, Tensor* indices, Tensor
   values) = torch.composed.unsafe_masked_index_put_accumulate */
static const param unsafe_masked_index_put_accumulate_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "mask", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_BOOL},
    {.name = "indices", .kind = P_TENSORS, .slot = 0},
    {.name = "values", .kind = P_TENSOR, .slot = 2},
};
const row op_unsafe_masked_index_put_accumulate = {
    .op = "unsafe_masked_index_put_accumulate", .name = "unsafe_masked_index_put_accumulate",
    .signature =
        "unsafe_masked_index_put_accumulate(Tensor input, BoolTensor mask, Tensor* indices, "
        "Tensor values)",
    .params = unsafe_masked_index_put_accumulate_params,
    .flags = ROW_MIXED, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 4,
    .required = 4, .tensors = 3, .inputs = 3, .many = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};
