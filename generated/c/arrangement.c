/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* arrangement: Elements in another order, repeated, or under other dims. */
#include "row/row.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* flip(Tensor input, Dim* dims=None) = torch.composed.flip */
static const param flip_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dims", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
};
const row op_flip = {
    .op = "flip", .name = "flip",
    .signature = "flip(Tensor input, Dim* dims=None)",
    .doc = "The elements of some dims, or of all, in reverse order.",
    .params = flip_params,
    .dtypes = TH_ALL, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .lists = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* roll(Tensor input, int* shifts, Dim* dims=None) = torch.composed.roll */
static const param roll_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "shifts", .kind = P_LIST, .slot = 0, .type = -1},
    {.name = "dims", .kind = P_DIMS, .slot = 1, .optional = true, .type = -1},
};
const row op_roll = {
    .op = "roll", .name = "roll",
    .signature = "roll(Tensor input, int* shifts, Dim* dims=None)",
    .doc =
        "The elements moved on by shifts along dims, those at the end to the front; without "
        "dims in the order of all elements.",
    .params = roll_params,
    .dtypes = TH_ALL, .nparams = 3, .required = 2, .tensors = 1, .inputs = 1, .lists = 2,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* tile(Tensor input, int* sizes) = torch.composed.tile */
static const param tile_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "sizes", .kind = P_LIST, .slot = 0, .type = -1},
};
const row op_tile = {
    .op = "tile", .name = "tile",
    .signature = "tile(Tensor input, int* sizes)",
    .doc =
        "The tensor repeated along its last dims, sizes[i] times each; more sizes make new "
        "dims in front.",
    .params = tile_params,
    .dtypes = TH_ALL, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .lists = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* repeat_interleave(Tensor input, Tensor|Scalar repeats, Dim dim=None) =
   torch.composed.repeat_interleave */
static const param repeat_interleave_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "repeats", .kind = P_EITHER, .slot = 1, .number = 0, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true,
     .preset = {.i = TH_NONE, .kind = TH_DEFAULT}, .type = -1},
};
const row op_repeat_interleave = {
    .op = "repeat_interleave", .name = "repeat_interleave",
    .signature = "repeat_interleave(Tensor input, Tensor|Scalar repeats, Dim dim=None)",
    .doc =
        "Each slice along dim repeated in its place, each as often or as a vector says; "
        "without dim the elements in their order.",
    .params = repeat_interleave_params,
    .dtypes = TH_ALL, .nparams = 3, .required = 2, .tensors = 2, .inputs = 2, .scalars = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* movedim(Tensor input, Dim* source, Dim* destination) = torch.composed.movedim */
static const param movedim_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "source", .kind = P_DIMS, .slot = 0, .type = -1},
    {.name = "destination", .kind = P_DIMS, .slot = 1, .type = -1},
};
const row op_movedim = {
    .op = "movedim", .name = "movedim",
    .signature = "movedim(Tensor input, Dim* source, Dim* destination)",
    .doc =
        "The dims of source moved to their destinations, the others in their order around "
        "them.",
    .params = movedim_params,
    .dtypes = TH_ALL, .nparams = 3, .required = 3, .tensors = 1, .inputs = 1, .lists = 2,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* flatten(Tensor input, Dim start_dim=0, Dim end_dim=-1) = torch.composed.flatten */
static const param flatten_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "start_dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = {0, 0, TH_DEFAULT},
     .type = -1},
    {.name = "end_dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = {-1, -1, TH_DEFAULT},
     .type = -1},
};
const row op_flatten = {
    .op = "flatten", .name = "flatten",
    .signature = "flatten(Tensor input, Dim start_dim=0, Dim end_dim=-1)",
    .doc = "The dims from start_dim to end_dim as one.",
    .params = flatten_params,
    .dtypes = TH_ALL, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .ints = 2,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* hstack(Tensor* tensors) = torch.composed.hstack */
static const param hstack_params[] = {
    {.name = "tensors", .kind = P_TENSORS, .slot = 0, .type = -1},
};
const row op_hstack = {
    .op = "hstack", .name = "hstack",
    .signature = "hstack(Tensor* tensors)",
    .doc = "Vectors joined one behind the other, other tensors along dim 1.",
    .params = hstack_params,
    .dtypes = TH_ALL, .nparams = 1, .required = 1, .many = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* vstack(Tensor* tensors) = torch.composed.vstack */
static const param vstack_params[] = {
    {.name = "tensors", .kind = P_TENSORS, .slot = 0, .type = -1},
};
const row op_vstack = {
    .op = "vstack", .name = "vstack",
    .signature = "vstack(Tensor* tensors)",
    .doc = "Tensors joined along dim 0, vectors as rows.",
    .params = vstack_params,
    .dtypes = TH_ALL, .nparams = 1, .required = 1, .many = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* dstack(Tensor* tensors) = torch.composed.dstack */
static const param dstack_params[] = {
    {.name = "tensors", .kind = P_TENSORS, .slot = 0, .type = -1},
};
const row op_dstack = {
    .op = "dstack", .name = "dstack",
    .signature = "dstack(Tensor* tensors)",
    .doc =
        "Tensors joined along dim 2; vectors are rows, and matrices layers of one element.",
    .params = dstack_params,
    .dtypes = TH_ALL, .nparams = 1, .required = 1, .many = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* transpose_(Tensor& input, Dim dim0, Dim dim1) = torch.composed.transpose_ */
static const param transpose__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "dim0", .kind = P_DIM, .slot = 0, .type = -1},
    {.name = "dim1", .kind = P_DIM, .slot = 1, .type = -1},
};
const row op_transpose_ = {
    .op = "transpose_", .name = "transpose_",
    .signature = "transpose_(Tensor& input, Dim dim0, Dim dim1)",
    .doc = "Swaps two dims of the tensor itself.",
    .params = transpose__params,
    .flags = ROW_CHANGES, .dtypes = TH_ALL, .nparams = 3, .required = 3, .tensors = 1, .inputs = 1,
    .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* t_(Tensor& input) = torch.composed.t_ */
static const param t__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
};
const row op_t_ = {
    .op = "t_", .name = "t_",
    .signature = "t_(Tensor& input)",
    .doc = "Swaps the two dims of a matrix itself.",
    .params = t__params,
    .flags = ROW_CHANGES, .dtypes = TH_ALL, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* squeeze_(Tensor& input, Dim* dim=None) = torch.composed.squeeze_ */
static const param squeeze__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true, .type = -1},
};
const row op_squeeze_ = {
    .op = "squeeze_", .name = "squeeze_",
    .signature = "squeeze_(Tensor& input, Dim* dim=None)",
    .doc =
        "Takes dims of size 1, all of them or only dim, away from the tensor itself.",
    .params = squeeze__params,
    .flags = ROW_CHANGES, .dtypes = TH_ALL, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* unsqueeze_(Tensor& input, Dim dim) = torch.composed.unsqueeze_ */
static const param unsqueeze__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
};
const row op_unsqueeze_ = {
    .op = "unsqueeze_", .name = "unsqueeze_",
    .signature = "unsqueeze_(Tensor& input, Dim dim)",
    .doc = "Puts a dim of size 1 into the tensor itself.",
    .params = unsqueeze__params,
    .flags = ROW_CHANGES, .dtypes = TH_ALL, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};
