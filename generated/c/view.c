/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* view: Views, which share the storage of the input, and indexing. */
#include "row/row.h"
#include "assign.h"
#include "index_at.h"
#include "sizes_view.h"
#include "sum_to_size.h"
#include "view.h"
#include "view_gradients.h"

extern const row op_assign;
extern const row op_assign_at_input;
extern const row op_expand;
extern const row op_index;
extern const row op_index_at;
extern const row op_index_at_input;
extern const row op_index_input;
extern const row op_index_input_input;
extern const row op_narrow;
extern const row op_narrow_input;
extern const row op_permute;
extern const row op_reshape;
extern const row op_select;
extern const row op_select_input;
extern const row op_sum_to_size;
extern const row op_t;
extern const row op_transpose;
extern const row op_unfold;
extern const row op_unfold_input;
extern const row op_unpermute;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* view(Tensor input, int* size) = view of view.c */
static int view_cpu(call *c) {
    return view_view(c->out[0], c->list[0]);
}
static const kernel_body view_body = {.shapes = NULL};
static int view_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.reshape(input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_reshape, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param view_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_view = {
    .op = "view", .name = "view",
    .signature = "view(Tensor input, int* size)",
    .enter = th_view, .body = &view_body,
    .kernel = {.cpu = view_cpu, .cuda = view_cpu},
    .backward = view_backward,
    .vmap = "with_sizes",
    .options = "dtype=bytes",
    .params = view_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 1,
    .inputs = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .sizes = {1},
};

/* reshape(Tensor input, int* size) = view of view.c */
static int reshape_cpu(call *c) {
    return view_reshape(c->out[0], c->list[0]);
}
static const kernel_body reshape_body = {.shapes = NULL};
static int reshape_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.reshape(input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_reshape, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param reshape_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_reshape = {
    .op = "reshape", .name = "reshape",
    .signature = "reshape(Tensor input, int* size)",
    .enter = th_view, .body = &reshape_body,
    .kernel = {.cpu = reshape_cpu, .cuda = reshape_cpu},
    .backward = reshape_backward,
    .node = "ViewBackward0",
    .vmap = "with_sizes",
    .options = "dtype=bytes",
    .params = reshape_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 1,
    .inputs = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .sizes = {1},
};

/* view_copy(Tensor input, int* size) = torch.composed.view_copy */
static const param view_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_view_copy = {
    .op = "view_copy", .name = "view_copy",
    .signature = "view_copy(Tensor input, int* size)",
    .options = "dtype=bytes",
    .params = view_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* transpose(Tensor input, Dim dim0, Dim dim1) = view of view.c */
static int transpose_cpu(call *c) {
    return view_transpose(c->out[0], c->n[0], c->n[1]);
}
static const kernel_body transpose_body = {.shapes = NULL};
static int transpose_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.transpose(dim0, dim1) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_transpose, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1]}
        }));
    return th_end_frame(&f, s, result);
}
static const param transpose_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim0", .kind = P_DIM, .slot = 0},
    {.name = "dim1", .kind = P_DIM, .slot = 1},
};
const row op_transpose = {
    .op = "transpose", .name = "transpose",
    .signature = "transpose(Tensor input, Dim dim0, Dim dim1)",
    .enter = th_view, .body = &transpose_body,
    .kernel = {.cpu = transpose_cpu, .cuda = transpose_cpu},
    .backward = transpose_backward,
    .vmap = "with_dims(dim0, dim1)",
    .params = transpose_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 3, .tensors = 1,
    .inputs = 1, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1,
};

/* transpose_copy(Tensor input, Dim dim0, Dim dim1) = torch.composed.transpose_copy */
static const param transpose_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim0", .kind = P_DIM, .slot = 0},
    {.name = "dim1", .kind = P_DIM, .slot = 1},
};
const row op_transpose_copy = {
    .op = "transpose_copy", .name = "transpose_copy",
    .signature = "transpose_copy(Tensor input, Dim dim0, Dim dim1)",
    .params = transpose_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3,
    .required = 3, .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* transpose_(Tensor& input, Dim dim0, Dim dim1) = torch.composed.transpose_ */
static const param transpose__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "dim0", .kind = P_DIM, .slot = 0},
    {.name = "dim1", .kind = P_DIM, .slot = 1},
};
const row op_transpose_ = {
    .op = "transpose_", .name = "transpose_",
    .signature = "transpose_(Tensor& input, Dim dim0, Dim dim1)",
    .params = transpose__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3,
    .required = 3, .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* t(Tensor input) = view of view.c */
static int t_cpu(call *c) {
    return view_t(c->out[0]);
}
static const kernel_body t_body = {.shapes = NULL};
static int t_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.t() */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_t, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param t_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_t = {
    .op = "t", .name = "t",
    .signature = "t(Tensor input)",
    .enter = th_view, .body = &t_body,
    .kernel = {.cpu = t_cpu, .cuda = t_cpu},
    .backward = t_backward,
    .vmap = "transposed",
    .params = t_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 1, .required = 1, .tensors = 1,
    .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* t_copy(Tensor input) = torch.composed.t_copy */
static const param t_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_t_copy = {
    .op = "t_copy", .name = "t_copy",
    .signature = "t_copy(Tensor input)",
    .params = t_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* t_(Tensor& input) = torch.composed.t_ */
static const param t__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
};
const row op_t_ = {
    .op = "t_", .name = "t_",
    .signature = "t_(Tensor& input)",
    .params = t__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* permute(Tensor input, int* dims) = view of view.c */
static int permute_cpu(call *c) {
    return view_permute(c->out[0], c->list[0]);
}
static const kernel_body permute_body = {.shapes = NULL};
static int permute_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = unpermute(grad, dims) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_unpermute, &(call){
            .t = {grad[0]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param permute_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dims", .kind = P_LIST, .slot = 0},
};
const row op_permute = {
    .op = "permute", .name = "permute",
    .signature = "permute(Tensor input, int* dims)",
    .enter = th_view, .body = &permute_body,
    .kernel = {.cpu = permute_cpu, .cuda = permute_cpu},
    .backward = permute_backward,
    .vmap = "with_dims(dims)",
    .params = permute_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 1,
    .inputs = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1,
};

/* permute_copy(Tensor input, int* dims) = torch.composed.permute_copy */
static const param permute_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dims", .kind = P_LIST, .slot = 0},
};
const row op_permute_copy = {
    .op = "permute_copy", .name = "permute_copy",
    .signature = "permute_copy(Tensor input, int* dims)",
    .params = permute_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* unravel_index(Tensor indices, int* shape) -> Tensor* = torch.composed.unravel_index */
static const param unravel_index_params[] = {
    {.name = "indices", .kind = P_TENSOR, .slot = 0},
    {.name = "shape", .kind = P_LIST, .slot = 0},
};
const row op_unravel_index = {
    .op = "unravel_index", .name = "unravel_index",
    .signature = "unravel_index(Tensor indices, int* shape) -> Tensor*",
    .no_meta = "the indices are checked",
    .params = unravel_index_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_INTEGERS, .own = TH_INTEGERS, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* unpermute(Tensor input, int* dims) = view of view_gradients.c */
static int unpermute_cpu(call *c) {
    return view_unpermute(c->out[0], c->list[0]);
}
static const kernel_body unpermute_body = {.shapes = NULL};
static int unpermute_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.permute(dims) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_permute, &(call){
            .t = {grad[0]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param unpermute_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dims", .kind = P_LIST, .slot = 0},
};
const row op_unpermute = {
    .op = "unpermute", .name = "unpermute",
    .signature = "unpermute(Tensor input, int* dims)",
    .enter = th_view, .body = &unpermute_body,
    .kernel = {.cpu = unpermute_cpu, .cuda = unpermute_cpu},
    .backward = unpermute_backward,
    .params = unpermute_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 1,
    .inputs = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1,
};

/* narrow(Tensor input, Dim dimension, int start, int length) = view of view.c */
static int narrow_cpu(call *c) {
    return view_narrow(c->out[0], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body narrow_body = {.shapes = NULL};
static int narrow_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = narrow_input(grad, dimension, start, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_narrow_input, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param narrow_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dimension", .kind = P_DIM, .slot = 0},
    {.name = "start", .kind = P_INT, .slot = 1},
    {.name = "length", .kind = P_INT, .slot = 2},
};
const row op_narrow = {
    .op = "narrow", .name = "narrow",
    .signature = "narrow(Tensor input, Dim dimension, int start, int length)",
    .enter = th_view, .body = &narrow_body,
    .kernel = {.cpu = narrow_cpu, .cuda = narrow_cpu},
    .backward = narrow_backward,
    .node = "SliceBackward0",
    .vmap = "with_dims(dimension)",
    .params = narrow_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 4, .tensors = 1,
    .inputs = 1, .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .sizes = {1},
};

/* narrow_input(Tensor grad_output, Dim dimension, int start, int* size) = kernel of
   view_gradients.c */
static int narrow_input_cpu(call *c) {
    return cpu_narrow_input(c->out[0], c->t[0], c->n[0], c->n[1], c->list[0]);
}
static int narrow_input_shape(extent *size, const call *c) {
    return shape_narrow_input(size, c->t[0], c->n[0], c->n[1], c->list[0]);
}
static const kernel_body narrow_input_body = {.shape = narrow_input_shape};
static int narrow_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = grad.narrow(dimension, start, grad_output.size(dimension)) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_narrow, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1], th_size_at(s->shape[0], s->n[0])}
        }));
    return th_end_frame(&f, s, result);
}
static const param narrow_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "dimension", .kind = P_DIM, .slot = 0},
    {.name = "start", .kind = P_INT, .slot = 1},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_narrow_input = {
    .op = "narrow_input", .name = "narrow_input",
    .signature = "narrow_input(Tensor grad_output, Dim dimension, int start, int* size)",
    .enter = th_kernel, .body = &narrow_input_body,
    .kernel = {.cpu = narrow_input_cpu, .cuda = narrow_input_cpu},
    .backward = narrow_input_backward,
    .params = narrow_input_params,
    .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 4, .tensors = 1, .inputs = 1,
    .ints = 2, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .sizes = {1},
};

/* select(Tensor input, Dim dim, int index) = view of view.c */
static int select_cpu(call *c) {
    return view_select(c->out[0], c->n[0], c->n[1]);
}
static const kernel_body select_body = {.shapes = NULL};
static int select_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = select_input(grad, dim, index, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_select_input, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param select_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_INT, .slot = 1},
};
const row op_select = {
    .op = "select", .name = "select",
    .signature = "select(Tensor input, Dim dim, int index)",
    .enter = th_view, .body = &select_body,
    .kernel = {.cpu = select_cpu, .cuda = select_cpu},
    .backward = select_backward,
    .vmap = "with_dims(dim)",
    .params = select_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 3, .tensors = 1,
    .inputs = 1, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .sizes = {1},
};

/* select_copy(Tensor input, Dim dim, int index) = torch.composed.select_copy */
static const param select_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_INT, .slot = 1},
};
const row op_select_copy = {
    .op = "select_copy", .name = "select_copy",
    .signature = "select_copy(Tensor input, Dim dim, int index)",
    .params = select_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3,
    .required = 3, .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* select_input(Tensor grad_output, Dim dim, int index, int* size) = kernel of view_gradients.c */
static int select_input_cpu(call *c) {
    return cpu_select_input(c->out[0], c->t[0], c->n[0], c->n[1], c->list[0]);
}
static int select_input_shape(extent *size, const call *c) {
    return shape_select_input(size, c->t[0], c->n[0], c->n[1], c->list[0]);
}
static const kernel_body select_input_body = {.shape = select_input_shape};
static int select_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = grad.select(dim, index) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_select, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1]}
        }));
    return th_end_frame(&f, s, result);
}
static const param select_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_INT, .slot = 1},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_select_input = {
    .op = "select_input", .name = "select_input",
    .signature = "select_input(Tensor grad_output, Dim dim, int index, int* size)",
    .enter = th_kernel, .body = &select_input_body,
    .kernel = {.cpu = select_input_cpu, .cuda = select_input_cpu},
    .backward = select_input_backward,
    .params = select_input_params,
    .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 4, .tensors = 1, .inputs = 1,
    .ints = 2, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1,
};

/* expand(Tensor input, int* size) = view of view.c */
static int expand_cpu(call *c) {
    return view_expand(c->out[0], c->list[0]);
}
static const kernel_body expand_body = {.shapes = NULL};
static int expand_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.sum_to_size(input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param expand_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_expand = {
    .op = "expand", .name = "expand",
    .signature = "expand(Tensor input, int* size)",
    .enter = th_view, .body = &expand_body,
    .kernel = {.cpu = expand_cpu, .cuda = expand_cpu},
    .backward = expand_backward,
    .vmap = "expanded",
    .params = expand_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 1,
    .inputs = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .sizes = {1},
};

/* expand_copy(Tensor input, int* size) = torch.composed.expand_copy */
static const param expand_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_expand_copy = {
    .op = "expand_copy", .name = "expand_copy",
    .signature = "expand_copy(Tensor input, int* size)",
    .params = expand_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* sum_to_size(Tensor input, int* size) = kernel of sum_to_size.c */
static int sum_to_size_cpu(call *c) {
    return cpu_sum_to_size(c->out[0], c->t[0], c->list[0]);
}
static int sum_to_size_shape(extent *size, const call *c) {
    return shape_sum_to_size(size, c->t[0], c->list[0]);
}
static const kernel_body sum_to_size_body = {.shape = sum_to_size_shape};
static int sum_to_size_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.expand(input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_expand, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param sum_to_size_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_sum_to_size = {
    .op = "sum_to_size", .name = "sum_to_size",
    .signature = "sum_to_size(Tensor input, int* size)",
    .enter = th_kernel, .body = &sum_to_size_body,
    .kernel = {.cpu = sum_to_size_cpu, .cuda = sum_to_size_cpu},
    .backward = sum_to_size_backward,
    .params = sum_to_size_params,
    .flags = ROW_CONJUGATES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .sizes = {1},
};

/* sum_to_size_whole(Tensor input, int* size) = torch.composed.sum_to_size_whole */
static const param sum_to_size_whole_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_sum_to_size_whole = {
    .op = "sum_to_size_whole", .name = "sum_to_size",
    .signature = "sum_to_size_whole(Tensor input, int* size)",
    .params = sum_to_size_whole_params,
    .flags = ROW_PRESETS, .dtypes = TH_WHOLE, .own = TH_WHOLE, .nparams = 2, .required = 2,
    .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* squeeze(Tensor input, Dim* dim=None) = view of view.c */
static int squeeze_cpu(call *c) {
    return view_squeeze(c->out[0], c->list[0]);
}
static const kernel_body squeeze_body = {.shapes = NULL};
static int squeeze_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.reshape(input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_reshape, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param squeeze_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
};
const row op_squeeze = {
    .op = "squeeze", .name = "squeeze",
    .signature = "squeeze(Tensor input, Dim* dim=None)",
    .enter = th_view, .body = &squeeze_body,
    .kernel = {.cpu = squeeze_cpu, .cuda = squeeze_cpu},
    .backward = squeeze_backward,
    .vmap = "squeeze",
    .params = squeeze_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 1, .tensors = 1,
    .inputs = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .sizes = {1},
};

/* squeeze_copy(Tensor input, Dim* dim=None) = torch.composed.squeeze_copy */
static const param squeeze_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
};
const row op_squeeze_copy = {
    .op = "squeeze_copy", .name = "squeeze_copy",
    .signature = "squeeze_copy(Tensor input, Dim* dim=None)",
    .params = squeeze_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2,
    .required = 1, .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* squeeze_(Tensor& input, Dim* dim=None) = torch.composed.squeeze_ */
static const param squeeze__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "dim", .kind = P_DIMS, .slot = 0, .optional = true},
};
const row op_squeeze_ = {
    .op = "squeeze_", .name = "squeeze_",
    .signature = "squeeze_(Tensor& input, Dim* dim=None)",
    .params = squeeze__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2,
    .required = 1, .tensors = 1, .inputs = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* unsqueeze(Tensor input, Dim dim) = view of view.c */
static int unsqueeze_cpu(call *c) {
    return view_unsqueeze(c->out[0], c->n[0]);
}
static const kernel_body unsqueeze_body = {.shapes = NULL};
static int unsqueeze_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.reshape(input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_reshape, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param unsqueeze_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_unsqueeze = {
    .op = "unsqueeze", .name = "unsqueeze",
    .signature = "unsqueeze(Tensor input, Dim dim)",
    .enter = th_view, .body = &unsqueeze_body,
    .kernel = {.cpu = unsqueeze_cpu, .cuda = unsqueeze_cpu},
    .backward = unsqueeze_backward,
    .vmap = "unsqueeze",
    .params = unsqueeze_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 1,
    .inputs = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .sizes = {1},
};

/* unsqueeze_copy(Tensor input, Dim dim) = torch.composed.unsqueeze_copy */
static const param unsqueeze_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_unsqueeze_copy = {
    .op = "unsqueeze_copy", .name = "unsqueeze_copy",
    .signature = "unsqueeze_copy(Tensor input, Dim dim)",
    .params = unsqueeze_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* unsqueeze_(Tensor& input, Dim dim) = torch.composed.unsqueeze_ */
static const param unsqueeze__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_unsqueeze_ = {
    .op = "unsqueeze_", .name = "unsqueeze_",
    .signature = "unsqueeze_(Tensor& input, Dim dim)",
    .params = unsqueeze__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* unfold(Tensor input, Dim dimension, int size, int step) = view of view.c */
static int unfold_cpu(call *c) {
    return view_unfold(c->out[0], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body unfold_body = {.shapes = NULL};
static int unfold_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = unfold_input(grad, dimension, size, step, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_unfold_input, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1], s->n[2]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param unfold_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dimension", .kind = P_DIM, .slot = 0},
    {.name = "size", .kind = P_INT, .slot = 1},
    {.name = "step", .kind = P_INT, .slot = 2},
};
const row op_unfold = {
    .op = "unfold", .name = "unfold",
    .signature = "unfold(Tensor input, Dim dimension, int size, int step)",
    .enter = th_view, .body = &unfold_body,
    .kernel = {.cpu = unfold_cpu, .cuda = unfold_cpu},
    .backward = unfold_backward,
    .vmap = "with_dims(dimension)",
    .params = unfold_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 4, .tensors = 1,
    .inputs = 1, .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .sizes = {1},
};

/* unfold_copy(Tensor input, Dim dimension, int size, int step) = torch.composed.unfold_copy */
static const param unfold_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dimension", .kind = P_DIM, .slot = 0},
    {.name = "size", .kind = P_INT, .slot = 1},
    {.name = "step", .kind = P_INT, .slot = 2},
};
const row op_unfold_copy = {
    .op = "unfold_copy", .name = "unfold_copy",
    .signature = "unfold_copy(Tensor input, Dim dimension, int size, int step)",
    .params = unfold_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4,
    .required = 4, .tensors = 1, .inputs = 1, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* unfold_input(Tensor grad_output, Dim dimension, int length, int step, int* size) = kernel of
   view_gradients.c */
static int unfold_input_cpu(call *c) {
    return cpu_unfold_input(c->out[0], c->t[0], c->n[0], c->n[1], c->n[2], c->list[0]);
}
static int unfold_input_shape(extent *size, const call *c) {
    return shape_unfold_input(size, c->t[0], c->n[0], c->n[1], c->n[2], c->list[0]);
}
static const kernel_body unfold_input_body = {.shape = unfold_input_shape};
static int unfold_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = grad.unfold(dimension, length, step) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_unfold, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1], s->n[2]}
        }));
    return th_end_frame(&f, s, result);
}
static const param unfold_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "dimension", .kind = P_DIM, .slot = 0},
    {.name = "length", .kind = P_INT, .slot = 1},
    {.name = "step", .kind = P_INT, .slot = 2},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_unfold_input = {
    .op = "unfold_input", .name = "unfold_input",
    .signature =
        "unfold_input(Tensor grad_output, Dim dimension, int length, int step, int* size)",
    .enter = th_kernel, .body = &unfold_input_body,
    .kernel = {.cpu = unfold_input_cpu, .cuda = unfold_input_cpu},
    .backward = unfold_input_backward,
    .params = unfold_input_params,
    .flags = ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 5, .required = 5, .tensors = 1, .inputs = 1, .ints = 3, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* index(Tensor input, int* spec) = view of view.c */
static int index_cpu(call *c) {
    return view_index(c->out[0], c->list[0]);
}
static const kernel_body index_body = {.shapes = NULL};
static int index_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = index_input(grad, input.dim(), input.size() + spec) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_index_input, &(call){
            .t = {grad[0]},
            .n = {s->shape[0]->ndim},
            .list = {th_concatenate(&f, 2, (const ints[]){
                {s->shape[0]->size, s->shape[0]->ndim},
                {s->list[0].at, s->list[0].count}
            })}
        }));
    return th_end_frame(&f, s, result);
}
static const param index_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "spec", .kind = P_LIST, .slot = 0},
};
const row op_index = {
    .op = "index", .name = "index",
    .signature = "index(Tensor input, int* spec)",
    .enter = th_view, .body = &index_body,
    .kernel = {.cpu = index_cpu, .cuda = index_cpu},
    .backward = index_backward,
    .node = "SliceBackward0",
    .params = index_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 1,
    .inputs = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .sizes = {1},
};

/* index_input(Tensor grad_output, int ndim, int* size_and_spec) = kernel of view_gradients.c */
static int index_input_cpu(call *c) {
    return cpu_index_input(c->out[0], c->t[0], c->n[0], c->list[0]);
}
static int index_input_shape(extent *size, const call *c) {
    return shape_index_input(size, c->t[0], c->n[0], c->list[0]);
}
static const kernel_body index_input_body = {.shape = index_input_shape};
static int index_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = index_input_input(grad, ndim, size_and_spec) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_index_input_input, &(call){
            .t = {grad[0]},
            .n = {s->n[0]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param index_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "ndim", .kind = P_INT, .slot = 0},
    {.name = "size_and_spec", .kind = P_LIST, .slot = 0},
};
const row op_index_input = {
    .op = "index_input", .name = "index_input",
    .signature = "index_input(Tensor grad_output, int ndim, int* size_and_spec)",
    .enter = th_kernel, .body = &index_input_body,
    .kernel = {.cpu = index_input_cpu, .cuda = index_input_cpu},
    .backward = index_input_backward,
    .params = index_input_params,
    .flags = ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 3, .required = 3, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* index_input_input(Tensor input, int ndim, int* size_and_spec) = view of view_gradients.c */
static int index_input_input_cpu(call *c) {
    return view_index_input_input(c->out[0], c->n[0], c->list[0]);
}
static const kernel_body index_input_input_body = {.shapes = NULL};
static int index_input_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = index_input(grad, ndim, size_and_spec) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_index_input, &(call){
            .t = {grad[0]},
            .n = {s->n[0]},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param index_input_input_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "ndim", .kind = P_INT, .slot = 0},
    {.name = "size_and_spec", .kind = P_LIST, .slot = 0},
};
const row op_index_input_input = {
    .op = "index_input_input", .name = "index_input_input",
    .signature = "index_input_input(Tensor input, int ndim, int* size_and_spec)",
    .enter = th_view, .body = &index_input_input_body,
    .kernel = {.cpu = index_input_input_cpu, .cuda = index_input_input_cpu},
    .backward = index_input_input_backward,
    .params = index_input_input_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 3, .tensors = 1,
    .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};

/* assign(Tensor input, Tensor|Scalar source, int* spec) = update of assign.c */
static int assign_cpu(call *c) {
    return cpu_assign(c->out[0], c->t[1], c->s[0], c->list[0]);
}
static int assign_shape(extent *size, const call *c) {
    return shape_assign(size, c->t[0], c->t[1], c->s[0], c->list[0]);
}
static const kernel_body assign_body = {.shape = assign_shape};
static int assign_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = assign(grad, 0, spec) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_assign, &(call){
            .t = {grad[0]},
            .s = {[0] = th_integral(0)},
            .list = {{s->list[0].at, s->list[0].count}}
        }));
    /* d source = index(grad, spec).sum_to_size(source.size()) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {th_apply(&f, &op_index, &(call){
                .t = {grad[0]},
                .list = {{s->list[0].at, s->list[0].count}}
            })},
            .list = {{s->shape[1]->size, s->shape[1]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param assign_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "source", .kind = P_EITHER, .slot = 1, .number = 0},
    {.name = "spec", .kind = P_LIST, .slot = 0},
};
const row op_assign = {
    .op = "assign", .name = "assign",
    .signature = "assign(Tensor input, Tensor|Scalar source, int* spec)",
    .enter = th_update, .body = &assign_body,
    .kernel = {.cpu = assign_cpu, .cuda = assign_cpu},
    .backward = assign_backward,
    .params = assign_params,
    .flags = ROW_KEEPS_ORDER, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 3,
    .tensors = 2, .inputs = 2, .scalars = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .moved = 1, .sizes = {0, 2},
};

/* index_at(Tensor input, LongTensor place, int at, bool every, int* dims) = kernel of
   index_at.c */
static int index_at_cpu(call *c) {
    return cpu_index_at(c->out[0], c->t[0], c->t[1], c->n[0], c->n[1], c->list[0]);
}
static int index_at_shape(extent *size, const call *c) {
    return shape_index_at(size, c->t[0], c->t[1], c->n[0], c->n[1], c->list[0]);
}
static const kernel_body index_at_body = {.shape = index_at_shape};
static int index_at_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = index_at_input(grad, place, at, every, input.size(), dims) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_index_at_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0], s->n[1]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}, {s->list[0].at, s->list[0].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param index_at_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "place", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "at", .kind = P_INT, .slot = 0},
    {.name = "every", .kind = P_BOOL, .slot = 1},
    {.name = "dims", .kind = P_LIST, .slot = 0},
};
const row op_index_at = {
    .op = "index_at", .name = "index_at",
    .signature =
        "index_at(Tensor input, LongTensor place, int at, bool every, int* dims)",
    .enter = th_kernel, .body = &index_at_body,
    .kernel = {.cpu = index_at_cpu, .cuda = index_at_cpu},
    .backward = index_at_backward,
    .node = "IndexBackward0",
    .params = index_at_params,
    .flags = ROW_MIXED, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 5, .required = 5, .tensors = 2,
    .inputs = 2, .ints = 2, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {2}, .sizes = {1},
};

/* index_at_input(Tensor grad_output, LongTensor place, int at, bool every, int* size, int*
   dims) = kernel of index_at.c */
static int index_at_input_cpu(call *c) {
    return cpu_index_at_input(
        c->out[0], c->t[0], c->t[1], c->n[0], c->n[1], c->list[0], c->list[1]);
}
static int index_at_input_shape(extent *size, const call *c) {
    return shape_index_at_input(
        size, c->t[0], c->t[1], c->n[0], c->n[1], c->list[0], c->list[1]);
}
static const kernel_body index_at_input_body = {.shape = index_at_input_shape};
static int index_at_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = index_at(grad, place, at, every, dims) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_index_at, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0], s->n[1]},
            .list = {{s->list[1].at, s->list[1].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param index_at_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "place", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "at", .kind = P_INT, .slot = 0},
    {.name = "every", .kind = P_BOOL, .slot = 1},
    {.name = "size", .kind = P_LIST, .slot = 0},
    {.name = "dims", .kind = P_LIST, .slot = 1},
};
const row op_index_at_input = {
    .op = "index_at_input", .name = "index_at_input",
    .signature =
        "index_at_input(Tensor grad_output, LongTensor place, int at, bool every, int* size, "
        "int* dims)",
    .enter = th_kernel, .body = &index_at_input_body,
    .kernel = {.cpu = index_at_input_cpu, .cuda = index_at_input_cpu},
    .backward = index_at_input_backward,
    .params = index_at_input_params,
    .flags = ROW_MIXED | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 6, .required = 6, .tensors = 2, .inputs = 2, .ints = 2,
    .lists = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {2},
};

/* assign_at(Tensor input, Tensor|Scalar source, LongTensor place, int at, bool accumulate, int*
   spec, int* dims) = update of index_at.c */
static int assign_at_cpu(call *c) {
    return cpu_assign_at(
        c->out[0], c->t[1], c->s[0], c->t[2], c->n[0], c->n[1], c->list[0], c->list[1]);
}
static int assign_at_shape(extent *size, const call *c) {
    return shape_assign_at(
        size, c->t[0], c->t[1], c->s[0], c->t[2], c->n[0], c->n[1], c->list[0], c->list[1]);
}
static const kernel_body assign_at_body = {.shape = assign_at_shape};
static int assign_at_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = assign_at_input(grad, place, at, accumulate, spec, dims) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_assign_at_input, &(call){
            .t = {grad[0], s->t[2]},
            .n = {s->n[0], s->n[1]},
            .list = {{s->list[0].at, s->list[0].count}, {s->list[1].at, s->list[1].count}}
        }));
    /* d source = index_at(index(grad, spec), place, at, accumulate,
       dims).sum_to_size(source.size()) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {th_apply(&f, &op_index_at, &(call){
                .t = {
                    th_apply(&f, &op_index, &(call){
                        .t = {grad[0]},
                        .list = {{s->list[0].at, s->list[0].count}}
                    }),
                    s->t[2]
                },
                .n = {s->n[0], s->n[1]},
                .list = {{s->list[1].at, s->list[1].count}}
            })},
            .list = {{s->shape[1]->size, s->shape[1]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param assign_at_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "source", .kind = P_EITHER, .slot = 1, .number = 0},
    {.name = "place", .kind = P_TENSOR, .slot = 2, .fixed = 1 + TH_LONG},
    {.name = "at", .kind = P_INT, .slot = 0},
    {.name = "accumulate", .kind = P_BOOL, .slot = 1},
    {.name = "spec", .kind = P_LIST, .slot = 0},
    {.name = "dims", .kind = P_LIST, .slot = 1},
};
const row op_assign_at = {
    .op = "assign_at", .name = "assign_at",
    .signature =
        "assign_at(Tensor input, Tensor|Scalar source, LongTensor place, int at, bool "
        "accumulate, int* spec, int* dims)",
    .enter = th_update, .body = &assign_at_body,
    .kernel = {.cpu = assign_at_cpu, .cuda = assign_at_cpu},
    .backward = assign_at_backward,
    .params = assign_at_params,
    .flags = ROW_MIXED | ROW_KEEPS_ORDER, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 7,
    .required = 7, .tensors = 3, .inputs = 3, .scalars = 1, .ints = 2, .lists = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .moved = 1, .reads = {4, 4},
    .sizes = {0, 2},
};

/* assign_at_input(Tensor grad_output, LongTensor place, int at, bool accumulate, int* spec,
   int* dims) = update of index_at.c */
static int assign_at_input_cpu(call *c) {
    return cpu_assign_at_input(c->out[0], c->t[1], c->n[0], c->n[1], c->list[0], c->list[1]);
}
static int assign_at_input_shape(extent *size, const call *c) {
    return shape_assign_at_input(
        size, c->t[0], c->t[1], c->n[0], c->n[1], c->list[0], c->list[1]);
}
static const kernel_body assign_at_input_body = {.shape = assign_at_input_shape};
static int assign_at_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = assign_at_input(grad, place, at, accumulate, spec, dims) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_assign_at_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0], s->n[1]},
            .list = {{s->list[0].at, s->list[0].count}, {s->list[1].at, s->list[1].count}}
        }));
    return th_end_frame(&f, s, result);
}
static const param assign_at_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "place", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "at", .kind = P_INT, .slot = 0},
    {.name = "accumulate", .kind = P_BOOL, .slot = 1},
    {.name = "spec", .kind = P_LIST, .slot = 0},
    {.name = "dims", .kind = P_LIST, .slot = 1},
};
const row op_assign_at_input = {
    .op = "assign_at_input", .name = "assign_at_input",
    .signature =
        "assign_at_input(Tensor grad_output, LongTensor place, int at, bool accumulate, int* "
        "spec, int* dims)",
    .enter = th_update, .body = &assign_at_input_body,
    .kernel = {.cpu = assign_at_input_cpu, .cuda = assign_at_input_cpu},
    .backward = assign_at_input_backward,
    .params = assign_at_input_params,
    .flags = ROW_MIXED | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 6, .required = 6, .tensors = 2, .inputs = 2, .ints = 2,
    .lists = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {2},
};

/* view_as(Tensor input, Tensor other) = view of sizes_view.c */
static int view_as_cpu(call *c) {
    return view_view_as(c->out[0], c->t[1]);
}
static const kernel_body view_as_body = {.shapes = NULL};
static int view_as_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.reshape(input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_reshape, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param view_as_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_view_as = {
    .op = "view_as", .name = "view_as",
    .signature = "view_as(Tensor input, Tensor other)",
    .enter = th_view, .body = &view_as_body,
    .kernel = {.cpu = view_as_cpu, .cuda = view_as_cpu},
    .backward = view_as_backward,
    .node = "ViewBackward0",
    .vmap = "view_like",
    .params = view_as_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .sizes = {1},
};

/* expand_as(Tensor input, Tensor other) = view of sizes_view.c */
static int expand_as_cpu(call *c) {
    return view_expand_as(c->out[0], c->t[1]);
}
static const kernel_body expand_as_body = {.shapes = NULL};
static int expand_as_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.sum_to_size(input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {grad[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param expand_as_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_expand_as = {
    .op = "expand_as", .name = "expand_as",
    .signature = "expand_as(Tensor input, Tensor other)",
    .enter = th_view, .body = &expand_as_body,
    .kernel = {.cpu = expand_as_cpu, .cuda = expand_as_cpu},
    .backward = expand_as_backward,
    .node = "ExpandBackward0",
    .vmap = "expand_like",
    .params = expand_as_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .sizes = {1},
};

/* split(Tensor input, int split_size, Dim dim=0) -> Tensor* = torch.composed.split */
static const param split_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "split_size", .kind = P_INT, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_split = {
    .op = "split", .name = "split",
    .signature = "split(Tensor input, int split_size, Dim dim=0) -> Tensor*",
    .params = split_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* split_copy(Tensor input, int split_size, Dim dim=0) -> Tensor* = torch.composed.split_copy */
static const param split_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "split_size", .kind = P_INT, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_split_copy = {
    .op = "split_copy", .name = "split_copy",
    .signature = "split_copy(Tensor input, int split_size, Dim dim=0) -> Tensor*",
    .params = split_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* unsafe_split(Tensor input, int split_size, Dim dim=0) -> Tensor* =
   torch.composed.unsafe_split */
static const param unsafe_split_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "split_size", .kind = P_INT, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_unsafe_split = {
    .op = "unsafe_split", .name = "unsafe_split",
    .signature = "unsafe_split(Tensor input, int split_size, Dim dim=0) -> Tensor*",
    .params = unsafe_split_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 3,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* split_sizes(Tensor input, int* sizes, Dim dim=0) -> Tensor* = torch.composed.split_sizes */
static const param split_sizes_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "sizes", .kind = P_LIST, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_split_sizes = {
    .op = "split_sizes", .name = "split",
    .signature = "split_sizes(Tensor input, int* sizes, Dim dim=0) -> Tensor*",
    .params = split_sizes_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* split_with_sizes_copy(Tensor input, int* sizes, Dim dim=0) -> Tensor* =
   torch.composed.split_with_sizes_copy */
static const param split_with_sizes_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "sizes", .kind = P_LIST, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_split_with_sizes_copy = {
    .op = "split_with_sizes_copy", .name = "split_with_sizes_copy",
    .signature = "split_with_sizes_copy(Tensor input, int* sizes, Dim dim=0) -> Tensor*",
    .params = split_with_sizes_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* unsafe_split_with_sizes(Tensor input, int* split_sizes, Dim dim=0) -> Tensor* =
   torch.composed.unsafe_split_with_sizes */
static const param unsafe_split_with_sizes_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "split_sizes", .kind = P_LIST, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_unsafe_split_with_sizes = {
    .op = "unsafe_split_with_sizes", .name = "unsafe_split_with_sizes",
    .signature =
        "unsafe_split_with_sizes(Tensor input, int* split_sizes, Dim dim=0) -> Tensor*",
    .params = unsafe_split_with_sizes_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 3,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .lists = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* chunk(Tensor input, int chunks, Dim dim=0) -> Tensor* = torch.composed.chunk */
static const param chunk_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "chunks", .kind = P_INT, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_chunk = {
    .op = "chunk", .name = "chunk",
    .signature = "chunk(Tensor input, int chunks, Dim dim=0) -> Tensor*",
    .params = chunk_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* unsafe_chunk(Tensor input, int chunks, Dim dim=0) -> Tensor* = torch.composed.unsafe_chunk */
static const param unsafe_chunk_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "chunks", .kind = P_INT, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_unsafe_chunk = {
    .op = "unsafe_chunk", .name = "unsafe_chunk",
    .signature = "unsafe_chunk(Tensor input, int chunks, Dim dim=0) -> Tensor*",
    .params = unsafe_chunk_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 3,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* unbind(Tensor input, Dim dim=0) -> Tensor* = torch.composed.unbind */
static const param unbind_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_unbind = {
    .op = "unbind", .name = "unbind",
    .signature = "unbind(Tensor input, Dim dim=0) -> Tensor*",
    .params = unbind_params,
    .flags = ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* unbind_copy(Tensor input, Dim dim=0) -> Tensor* = torch.composed.unbind_copy */
static const param unbind_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_unbind_copy = {
    .op = "unbind_copy", .name = "unbind_copy",
    .signature = "unbind_copy(Tensor input, Dim dim=0) -> Tensor*",
    .params = unbind_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};
