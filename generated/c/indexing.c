/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* indexing: Reading and writing elements by index tensors and masks. Every index is checked
   before an element is written. */
#include "row/row.h"
#include "diagonal.h"
#include "index_gradients.h"
#include "indexing.h"
#include "masks.h"
#include "scatter.h"
#include "scatter_reduce.h"
#include "triangles.h"

extern const row op_diag;
extern const row op_diag_input;
extern const row op_gather;
extern const row op_gather_input;
extern const row op_gather_one;
extern const row op_gather_one_input;
extern const row op_index_fill;
extern const row op_index_select;
extern const row op_index_select_input;
extern const row op_masked_copy_input;
extern const row op_masked_fill;
extern const row op_masked_select_input;
extern const row op_scatter;
extern const row op_scatter_reduce_complex_input;
extern const row op_scatter_reduce_input;
extern const row op_sum_to_size;
extern const row op_tril;
extern const row op_triu;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* index_select(Tensor input, Dim dim, LongTensor index) = kernel of indexing.c */
static int index_select_cpu(call *c) {
    return cpu_index_select(c->out[0], c->t[0], c->n[0], c->t[1]);
}
static int index_select_cuda(call *c) {
    return cuda_index_select(c->out[0], c->t[0], c->n[0], c->t[1]);
}
static int index_select_shape(extent *size, const call *c) {
    return shape_index_select(size, c->t[0], c->n[0], c->t[1]);
}
static const kernel_body index_select_body = {.shape = index_select_shape};
static int index_select_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = index_select_input(grad, dim, index, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_index_select_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param index_select_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
};
const row op_index_select = {
    .op = "index_select", .name = "index_select",
    .signature = "index_select(Tensor input, Dim dim, LongTensor index)",
    .enter = th_kernel, .body = &index_select_body,
    .kernel = {.cpu = index_select_cpu, .cuda = index_select_cuda},
    .backward = index_select_backward,
    .vmap = "index_select",
    .params = index_select_params,
    .flags = ROW_MIXED, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 3, .tensors = 2,
    .inputs = 2, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .reads = {2}, .sizes = {1},
};

/* index_select_input(Tensor grad_output, Dim dim, LongTensor index, int* size) = kernel of
   index_gradients.c */
static int index_select_input_cpu(call *c) {
    return cpu_index_select_input(c->out[0], c->t[0], c->n[0], c->t[1], c->list[0]);
}
static int index_select_input_cuda(call *c) {
    return cuda_index_select_input(c->out[0], c->t[0], c->n[0], c->t[1], c->list[0]);
}
static int index_select_input_shape(extent *size, const call *c) {
    return shape_index_select_input(size, c->t[0], c->n[0], c->t[1], c->list[0]);
}
static const kernel_body index_select_input_body = {.shape = index_select_input_shape};
static int index_select_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = grad.index_select(dim, index) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_index_select, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param index_select_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_index_select_input = {
    .op = "index_select_input", .name = "index_select_input",
    .signature =
        "index_select_input(Tensor grad_output, Dim dim, LongTensor index, int* size)",
    .enter = th_kernel, .body = &index_select_input_body,
    .kernel = {.cpu = index_select_input_cpu, .cuda = index_select_input_cuda},
    .backward = index_select_input_backward,
    .params = index_select_input_params,
    .flags = ROW_MIXED | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 4, .required = 4, .tensors = 2, .inputs = 2, .ints = 1,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {2},
};

/* gather(Tensor input, Dim dim, LongTensor index, bool[any] sparse_grad=False) = kernel of
   indexing.c */
static int gather_cpu(call *c) {
    return cpu_gather(c->out[0], c->t[0], c->n[0], c->t[1]);
}
static int gather_cuda(call *c) {
    return cuda_gather(c->out[0], c->t[0], c->n[0], c->t[1]);
}
static int gather_shape(extent *size, const call *c) {
    return shape_gather(size, c->t[0], c->n[0], c->t[1]);
}
static const kernel_body gather_body = {.shape = gather_shape};
static int gather_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gather_input(grad, dim, index, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param gather_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "sparse_grad", .kind = P_FIXED, .slot = 1, .optional = true, .preset = PRESET_NONE},
};
const row op_gather = {
    .op = "gather", .name = "gather",
    .signature =
        "gather(Tensor input, Dim dim, LongTensor index, bool[any] sparse_grad=False)",
    .enter = th_kernel, .body = &gather_body,
    .kernel = {.cpu = gather_cpu, .cuda = gather_cuda},
    .backward = gather_backward,
    .vmap = "along_lines",
    .params = gather_params,
    .flags = ROW_MIXED, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 3, .tensors = 2,
    .inputs = 2, .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .reads = {2}, .sizes = {1},
};

/* gather_input(Tensor grad_output, Dim dim, LongTensor index, int* size) = kernel of
   index_gradients.c */
static int gather_input_cpu(call *c) {
    return cpu_gather_input(c->out[0], c->t[0], c->n[0], c->t[1], c->list[0]);
}
static int gather_input_cuda(call *c) {
    return cuda_gather_input(c->out[0], c->t[0], c->n[0], c->t[1], c->list[0]);
}
static int gather_input_shape(extent *size, const call *c) {
    return shape_gather_input(size, c->t[0], c->n[0], c->t[1], c->list[0]);
}
static const kernel_body gather_input_body = {.shape = gather_input_shape};
static int gather_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = grad.gather(dim, index) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param gather_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_gather_input = {
    .op = "gather_input", .name = "gather_input",
    .signature =
        "gather_input(Tensor grad_output, Dim dim, LongTensor index, int* size)",
    .enter = th_kernel, .body = &gather_input_body,
    .kernel = {.cpu = gather_input_cpu, .cuda = gather_input_cuda},
    .backward = gather_input_backward,
    .params = gather_input_params,
    .flags = ROW_MIXED | ROW_CONJUGATES | ROW_CALLS, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 4, .required = 4, .tensors = 2, .inputs = 2, .ints = 1,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {2},
};

/* gather_one(Tensor input, LongTensor indices, Dim dim) = kernel of index_gradients.c */
static int gather_one_cpu(call *c) {
    return cpu_gather_one(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int gather_one_cuda(call *c) {
    return cuda_gather_one(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int gather_one_shape(extent *size, const call *c) {
    return shape_gather_one(size, c->t[0], c->t[1], c->n[0]);
}
static const kernel_body gather_one_body = {.shape = gather_one_shape};
static int gather_one_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gather_one_input(grad, indices, dim, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_one_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param gather_one_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "indices", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "dim", .kind = P_DIM, .slot = 0},
};
const row op_gather_one = {
    .op = "gather_one", .name = "gather_one",
    .signature = "gather_one(Tensor input, LongTensor indices, Dim dim)",
    .enter = th_kernel, .body = &gather_one_body,
    .kernel = {.cpu = gather_one_cpu, .cuda = gather_one_cuda},
    .backward = gather_one_backward,
    .params = gather_one_params,
    .flags = ROW_MIXED | ROW_CONJUGATES, .dtypes = TH_ALL, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 3, .required = 3, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2}, .sizes = {1},
};

/* gather_one_input(Tensor grad_output, LongTensor indices, Dim dim, int* size) = kernel of
   index_gradients.c */
static int gather_one_input_cpu(call *c) {
    return cpu_gather_one_input(c->out[0], c->t[0], c->t[1], c->n[0], c->list[0]);
}
static int gather_one_input_cuda(call *c) {
    return cuda_gather_one_input(c->out[0], c->t[0], c->t[1], c->n[0], c->list[0]);
}
static int gather_one_input_shape(extent *size, const call *c) {
    return shape_gather_one_input(size, c->t[0], c->t[1], c->n[0], c->list[0]);
}
static const kernel_body gather_one_input_body = {.shape = gather_one_input_shape};
static int gather_one_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = gather_one(grad, indices, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_one, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param gather_one_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "indices", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_gather_one_input = {
    .op = "gather_one_input", .name = "gather_one_input",
    .signature =
        "gather_one_input(Tensor grad_output, LongTensor indices, Dim dim, int* size)",
    .enter = th_kernel, .body = &gather_one_input_body,
    .kernel = {.cpu = gather_one_input_cpu, .cuda = gather_one_input_cuda},
    .backward = gather_one_input_backward,
    .params = gather_one_input_params,
    .flags = ROW_MIXED | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 4, .required = 4, .tensors = 2, .inputs = 2, .ints = 1,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {2},
};

/* masked_select(Tensor input, BoolTensor mask) = kernel of masks.c */
static int masked_select_cpu(call *c) {
    return cpu_masked_select(c->out[0], c->t[0], c->t[1]);
}
static int masked_select_cuda(call *c) {
    return cuda_masked_select(c->out[0], c->t[0], c->t[1]);
}
static int masked_select_shape(extent *size, const call *c) {
    return shape_masked_select(size, c->t[0], c->t[1]);
}
static const kernel_body masked_select_body = {.shape = masked_select_shape};
static int masked_select_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = masked_select_input(grad, mask, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_masked_select_input, &(call){
            .t = {grad[0], s->t[1]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param masked_select_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "mask", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_BOOL},
};
const row op_masked_select = {
    .op = "masked_select", .name = "masked_select",
    .signature = "masked_select(Tensor input, BoolTensor mask)",
    .enter = th_kernel, .body = &masked_select_body,
    .kernel = {.cpu = masked_select_cpu, .cuda = masked_select_cuda},
    .backward = masked_select_backward,
    .no_meta = "the size of the result depends on them",
    .params = masked_select_params,
    .flags = ROW_MIXED, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {2}, .sizes = {1},
};

/* masked_select_input(Tensor grad_output, BoolTensor mask, int* size) = kernel of
   index_gradients.c */
static int masked_select_input_cpu(call *c) {
    return cpu_masked_select_input(c->out[0], c->t[0], c->t[1], c->list[0]);
}
static int masked_select_input_cuda(call *c) {
    return cuda_masked_select_input(c->out[0], c->t[0], c->t[1], c->list[0]);
}
static int masked_select_input_shape(extent *size, const call *c) {
    return shape_masked_select_input(size, c->t[0], c->t[1], c->list[0]);
}
static const kernel_body masked_select_input_body = {.shape = masked_select_input_shape};
static int masked_select_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = masked_copy_input(grad, mask, grad_output.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_masked_copy_input, &(call){
            .t = {grad[0], s->t[1]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param masked_select_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "mask", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_BOOL},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_masked_select_input = {
    .op = "masked_select_input", .name = "masked_select_input",
    .signature = "masked_select_input(Tensor grad_output, BoolTensor mask, int* size)",
    .enter = th_kernel, .body = &masked_select_input_body,
    .kernel = {.cpu = masked_select_input_cpu, .cuda = masked_select_input_cuda},
    .backward = masked_select_input_backward,
    .params = masked_select_input_params,
    .flags = ROW_MIXED | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 3, .required = 3, .tensors = 2, .inputs = 2,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {2}, .sizes = {1},
};

/* nonzero(Tensor input, bool[False] as_tuple=False) -> LongTensor = kernel of masks.c */
static int nonzero_cpu(call *c) {
    return cpu_nonzero(c->out[0], c->t[0]);
}
static int nonzero_cuda(call *c) {
    return cuda_nonzero(c->out[0], c->t[0]);
}
static int nonzero_shape(extent *size, const call *c) {
    return shape_nonzero(size, c->t[0]);
}
static const kernel_body nonzero_body = {.shape = nonzero_shape};
static const param nonzero_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "as_tuple", .kind = P_FIXED, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_nonzero = {
    .op = "nonzero", .name = "nonzero",
    .signature = "nonzero(Tensor input, bool[False] as_tuple=False) -> LongTensor",
    .enter = th_kernel, .body = &nonzero_body,
    .kernel = {.cpu = nonzero_cpu, .cuda = nonzero_cuda},
    .no_meta = "the size of the result depends on them",
    .params = nonzero_params,
    .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_LONG},
};

/* nonzero_places(Tensor input, bool[True] as_tuple) -> Tensor* = torch.composed.nonzero_places */
static const param nonzero_places_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "as_tuple", .kind = P_FIXED, .slot = 0, .preset = PRESET(1)},
};
const row op_nonzero_places = {
    .op = "nonzero_places", .name = "nonzero",
    .signature = "nonzero_places(Tensor input, bool[True] as_tuple) -> Tensor*",
    .no_meta = "the size of the result depends on them",
    .params = nonzero_places_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* index_add(Tensor input, Dim dim, LongTensor index, Tensor source) = update of scatter.c */
static int index_add_cpu(call *c) {
    return cpu_index_add(c->out[0], c->n[0], c->t[1], c->t[2]);
}
static int index_add_cuda(call *c) {
    return cuda_index_add(c->out[0], c->n[0], c->t[1], c->t[2]);
}
static int index_add_shape(extent *size, const call *c) {
    return shape_index_add(size, c->t[0], c->n[0], c->t[1], c->t[2]);
}
static const kernel_body index_add_body = {.shape = index_add_shape};
static int index_add_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad */
    if (s->wants[0])
        result[0] = th_keep(grad[0]);
    /* d source = grad.index_select(dim, index) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_index_select, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param index_add_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "source", .kind = P_TENSOR, .slot = 2},
};
const row op_index_add = {
    .op = "index_add", .name = "index_add",
    .signature = "index_add(Tensor input, Dim dim, LongTensor index, Tensor source)",
    .enter = th_update, .body = &index_add_body,
    .kernel = {.cpu = index_add_cpu, .cuda = index_add_cuda},
    .backward = index_add_backward,
    .params = index_add_params,
    .flags = ROW_INPLACE | ROW_MIXED | ROW_CONJUGATES, .dtypes = TH_ALL,
    .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .on_gpus = TH_PLAIN | TH_COMPLEX, .nparams = 4,
    .required = 4, .tensors = 3, .inputs = 3, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 5, .grads = 1, .reads = {0, 0, 2},
};

/* index_add_scaled(Tensor input, Dim dim, LongTensor index, Tensor source, Scalar alpha) =
   torch.composed.index_add_scaled */
static const param index_add_scaled_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "source", .kind = P_TENSOR, .slot = 2},
    {.name = "alpha", .kind = P_SCALAR, .slot = 0},
};
const row op_index_add_scaled = {
    .op = "index_add_scaled", .name = "index_add",
    .signature =
        "index_add_scaled(Tensor input, Dim dim, LongTensor index, Tensor source, Scalar "
        "alpha)",
    .params = index_add_scaled_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 5, .required = 5, .tensors = 3, .inputs = 3, .scalars = 1, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* index_copy(Tensor input, Dim dim, LongTensor index, Tensor source) = update of scatter.c */
static int index_copy_cpu(call *c) {
    return cpu_index_copy(c->out[0], c->n[0], c->t[1], c->t[2]);
}
static int index_copy_cuda(call *c) {
    return cuda_index_copy(c->out[0], c->n[0], c->t[1], c->t[2]);
}
static int index_copy_shape(extent *size, const call *c) {
    return shape_index_copy(size, c->t[0], c->n[0], c->t[1], c->t[2]);
}
static const kernel_body index_copy_body = {.shape = index_copy_shape};
static int index_copy_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.index_fill(dim, index, 0) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_index_fill, &(call){
            .t = {grad[0], s->t[1]},
            .s = {[0] = th_integral(0)},
            .n = {s->n[0]}
        }));
    /* d source = grad.index_select(dim, index) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_index_select, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param index_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "source", .kind = P_TENSOR, .slot = 2},
};
const row op_index_copy = {
    .op = "index_copy", .name = "index_copy",
    .signature = "index_copy(Tensor input, Dim dim, LongTensor index, Tensor source)",
    .enter = th_update, .body = &index_copy_body,
    .kernel = {.cpu = index_copy_cpu, .cuda = index_copy_cuda},
    .backward = index_copy_backward,
    .params = index_copy_params,
    .flags = ROW_INPLACE | ROW_MIXED, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 4,
    .tensors = 3, .inputs = 3, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 5, .grads = 1, .reads = {2, 0, 2},
};

/* index_fill(Tensor input, Dim dim, LongTensor index, Scalar value) = update of scatter.c */
static int index_fill_cpu(call *c) {
    return cpu_index_fill(c->out[0], c->n[0], c->t[1], c->s[0]);
}
static int index_fill_cuda(call *c) {
    return cuda_index_fill(c->out[0], c->n[0], c->t[1], c->s[0]);
}
static int index_fill_shape(extent *size, const call *c) {
    return shape_index_fill(size, c->t[0], c->n[0], c->t[1], c->s[0]);
}
static const kernel_body index_fill_body = {.shape = index_fill_shape};
static int index_fill_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.index_fill(dim, index, 0) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_index_fill, &(call){
            .t = {grad[0], s->t[1]},
            .s = {[0] = th_integral(0)},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param index_fill_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "value", .kind = P_SCALAR, .slot = 0},
};
const row op_index_fill = {
    .op = "index_fill", .name = "index_fill",
    .signature = "index_fill(Tensor input, Dim dim, LongTensor index, Scalar value)",
    .enter = th_update, .body = &index_fill_body,
    .kernel = {.cpu = index_fill_cpu, .cuda = index_fill_cuda},
    .backward = index_fill_backward,
    .params = index_fill_params,
    .flags = ROW_INPLACE | ROW_MIXED | ROW_KEEPS_ORDER | ROW_FILLS, .dtypes = TH_ANY, .own = TH_ANY,
    .nparams = 4, .required = 4, .tensors = 2, .inputs = 2, .scalars = 1, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 1, .reads = {2},
};

/* index_fill_tensor(Tensor input, Dim dim, LongTensor index, Tensor value) =
   torch.composed.index_fill_tensor */
static const param index_fill_tensor_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "value", .kind = P_TENSOR, .slot = 2},
};
const row op_index_fill_tensor = {
    .op = "index_fill_tensor", .name = "index_fill",
    .signature =
        "index_fill_tensor(Tensor input, Dim dim, LongTensor index, Tensor value)",
    .params = index_fill_tensor_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 4,
    .tensors = 3, .inputs = 3, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* scatter(Tensor input, Dim dim, LongTensor index, Tensor|Scalar source) = update of scatter.c */
static int scatter_cpu(call *c) {
    return cpu_scatter(c->out[0], c->n[0], c->t[1], c->t[2], c->s[0]);
}
static int scatter_cuda(call *c) {
    return cuda_scatter(c->out[0], c->n[0], c->t[1], c->t[2], c->s[0]);
}
static int scatter_shape(extent *size, const call *c) {
    return shape_scatter(size, c->t[0], c->n[0], c->t[1], c->t[2], c->s[0]);
}
static const kernel_body scatter_body = {.shape = scatter_shape};
static int scatter_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.scatter(dim, index, 0) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_scatter, &(call){
            .t = {grad[0], s->t[1]},
            .s = {[0] = th_integral(0)},
            .n = {s->n[0]}
        }));
    /* d source = grad.gather(dim, index) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_gather, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param scatter_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "source", .kind = P_EITHER, .slot = 2, .number = 0},
};
const row op_scatter = {
    .op = "scatter", .name = "scatter",
    .signature =
        "scatter(Tensor input, Dim dim, LongTensor index, Tensor|Scalar source)",
    .enter = th_update, .body = &scatter_body,
    .kernel = {.cpu = scatter_cpu, .cuda = scatter_cuda},
    .backward = scatter_backward,
    .vmap = "along_lines",
    .params = scatter_params,
    .flags = ROW_INPLACE | ROW_MIXED, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 4,
    .tensors = 3, .inputs = 3, .scalars = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 5, .grads = 1, .moved = 1, .reads = {2, 0, 2},
};

/* scatter_add(Tensor input, Dim dim, LongTensor index, Tensor source) = update of scatter.c */
static int scatter_add_cpu(call *c) {
    return cpu_scatter_add(c->out[0], c->n[0], c->t[1], c->t[2]);
}
static int scatter_add_cuda(call *c) {
    return cuda_scatter_add(c->out[0], c->n[0], c->t[1], c->t[2]);
}
static int scatter_add_shape(extent *size, const call *c) {
    return shape_scatter_add(size, c->t[0], c->n[0], c->t[1], c->t[2]);
}
static const kernel_body scatter_add_body = {.shape = scatter_add_shape};
static int scatter_add_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad */
    if (s->wants[0])
        result[0] = th_keep(grad[0]);
    /* d source = grad.gather(dim, index) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_gather, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param scatter_add_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "source", .kind = P_TENSOR, .slot = 2},
};
const row op_scatter_add = {
    .op = "scatter_add", .name = "scatter_add",
    .signature = "scatter_add(Tensor input, Dim dim, LongTensor index, Tensor source)",
    .enter = th_update, .body = &scatter_add_body,
    .kernel = {.cpu = scatter_add_cpu, .cuda = scatter_add_cuda},
    .backward = scatter_add_backward,
    .vmap = "along_lines",
    .params = scatter_add_params,
    .flags = ROW_INPLACE | ROW_MIXED | ROW_CONJUGATES, .dtypes = TH_ALL,
    .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .on_gpus = TH_PLAIN | TH_COMPLEX, .nparams = 4,
    .required = 4, .tensors = 3, .inputs = 3, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 5, .grads = 1, .reads = {0, 0, 2},
};

/* scatter_reduce(Tensor input, Dim dim, LongTensor index, Tensor source,
   word[sum,prod,mean,amax,amin] reduce, bool include_self=True) = update of scatter_reduce.c */
static int scatter_reduce_cpu(call *c) {
    return cpu_scatter_reduce(c->out[0], c->n[0], c->t[1], c->t[2], c->n[1], c->n[2]);
}
static int scatter_reduce_shape(extent *size, const call *c) {
    return shape_scatter_reduce(size, c->t[0], c->n[0], c->t[1], c->t[2], c->n[1], c->n[2]);
}
static const kernel_body scatter_reduce_body = {.shape = scatter_reduce_shape};
static int scatter_reduce_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input, source = scatter_reduce_input(grad, input, dim, index, source, output, reduce,
       include_self) */
    if (s->wants[0] || s->wants[2]) {
        tensor *all[2] = {NULL};
        th_apply_all(&f, &op_scatter_reduce_input,
            &(call){
                .t = {grad[0], s->t[0], s->t[1], s->t[2], s->out[0]},
                .n = {s->n[0], s->n[1], s->n[2]}
            },
            all,
            2
        );
        if (s->wants[0])
            result[0] = th_keep(all[0]);
        if (s->wants[2])
            result[2] = th_keep(all[1]);
    }
    return th_end_frame(&f, s, result);
}
static const param scatter_reduce_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "source", .kind = P_TENSOR, .slot = 2},
    {.name = "reduce", .kind = P_WORD, .slot = 1, .words = "sum prod mean amax amin"},
    {.name = "include_self", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_scatter_reduce = {
    .op = "scatter_reduce", .name = "scatter_reduce",
    .signature =
        "scatter_reduce(Tensor input, Dim dim, LongTensor index, Tensor source, "
        "word[sum,prod,mean,amax,amin] reduce, bool include_self=True)",
    .enter = th_update, .body = &scatter_reduce_body,
    .kernel = {.cpu = scatter_reduce_cpu},
    .backward = scatter_reduce_backward,
    .vmap = "along_lines",
    .params = scatter_reduce_params,
    .flags = ROW_INPLACE | ROW_MIXED, .dtypes = TH_WHOLE | TH_FLOATING, .own = TH_WHOLE | TH_FLOATS,
    .on_gpus = TH_PLAIN, .nparams = 6, .required = 5, .tensors = 3, .inputs = 3, .ints = 3,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 5, .grads = 1,
    .reads = {0x107, 0, 0x107},
};

/* scatter_reduce_complex(Tensor input, Dim dim, LongTensor index, Tensor source,
   word[sum,prod,mean] reduce, bool include_self=True) = update of scatter_reduce.c */
static int scatter_reduce_complex_cpu(call *c) {
    return cpu_scatter_reduce_complex(c->out[0], c->n[0], c->t[1], c->t[2], c->n[1], c->n[2]);
}
static int scatter_reduce_complex_shape(extent *size, const call *c) {
    return shape_scatter_reduce_complex(
        size, c->t[0], c->n[0], c->t[1], c->t[2], c->n[1], c->n[2]);
}
static const kernel_body scatter_reduce_complex_body = {.shape = scatter_reduce_complex_shape};
static int scatter_reduce_complex_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input, source = scatter_reduce_complex_input(grad, input, dim, index, source, output,
       reduce, include_self) */
    if (s->wants[0] || s->wants[2]) {
        tensor *all[2] = {NULL};
        th_apply_all(&f, &op_scatter_reduce_complex_input,
            &(call){
                .t = {grad[0], s->t[0], s->t[1], s->t[2], s->out[0]},
                .n = {s->n[0], s->n[1], s->n[2]}
            },
            all,
            2
        );
        if (s->wants[0])
            result[0] = th_keep(all[0]);
        if (s->wants[2])
            result[2] = th_keep(all[1]);
    }
    return th_end_frame(&f, s, result);
}
static const param scatter_reduce_complex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "source", .kind = P_TENSOR, .slot = 2},
    {.name = "reduce", .kind = P_WORD, .slot = 1, .words = "sum prod mean"},
    {.name = "include_self", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_scatter_reduce_complex = {
    .op = "scatter_reduce_complex", .name = "scatter_reduce",
    .signature =
        "scatter_reduce_complex(Tensor input, Dim dim, LongTensor index, Tensor source, "
        "word[sum,prod,mean] reduce, bool include_self=True)",
    .enter = th_update, .body = &scatter_reduce_complex_body,
    .kernel = {.cpu = scatter_reduce_complex_cpu},
    .backward = scatter_reduce_complex_backward,
    .vmap = "along_lines",
    .params = scatter_reduce_complex_params,
    .flags = ROW_INPLACE | ROW_MIXED | ROW_CONJUGATES, .dtypes = TH_COMPLEX, .own = TH_COMPLEX,
    .nparams = 6, .required = 5, .tensors = 3, .inputs = 3, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 5, .grads = 1, .reads = {0x107, 0, 0x107},
};

/* scatter_reduced(Tensor input, Dim dim, LongTensor index, Tensor source, word[add,multiply]
   reduce) = torch.composed.scatter_reduced */
static const param scatter_reduced_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "source", .kind = P_TENSOR, .slot = 2},
    {.name = "reduce", .kind = P_WORD, .slot = 1, .words = "add multiply"},
};
const row op_scatter_reduced = {
    .op = "scatter_reduced", .name = "scatter",
    .signature =
        "scatter_reduced(Tensor input, Dim dim, LongTensor index, Tensor source, "
        "word[add,multiply] reduce)",
    .params = scatter_reduced_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 5, .required = 5, .tensors = 3, .inputs = 3, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* scatter_reduced_number(Tensor input, Dim dim, LongTensor index, Scalar source,
   word[add,multiply] reduce) = torch.composed.scatter_reduced_number */
static const param scatter_reduced_number_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "source", .kind = P_SCALAR, .slot = 0},
    {.name = "reduce", .kind = P_WORD, .slot = 1, .words = "add multiply"},
};
const row op_scatter_reduced_number = {
    .op = "scatter_reduced_number", .name = "scatter",
    .signature =
        "scatter_reduced_number(Tensor input, Dim dim, LongTensor index, Scalar source, "
        "word[add,multiply] reduce)",
    .params = scatter_reduced_number_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 5,
    .required = 5, .tensors = 2, .inputs = 2, .scalars = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* scatter_reduce_input(Tensor grad_output, Tensor input, Dim dim, LongTensor index, Tensor
   source, Tensor output, word[sum,prod,mean,amax,amin] reduce, bool include_self=True) ->
   (Tensor of_input, Tensor of_source) = kernel of scatter_reduce.c */
static int scatter_reduce_input_cpu(call *c) {
    return cpu_scatter_reduce_input(
        c->out[0], c->out[1], c->t[0], c->t[1], c->n[0], c->t[2], c->t[3], c->t[4], c->n[1],
        c->n[2]);
}
static int scatter_reduce_input_shape(extent *size, const call *c) {
    return shape_scatter_reduce_input(
        size, c->t[0], c->t[1], c->n[0], c->t[2], c->t[3], c->t[4], c->n[1], c->n[2]);
}
static const kernel_body scatter_reduce_input_body = {.shape = scatter_reduce_input_shape};
static const param scatter_reduce_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 2, .fixed = 1 + TH_LONG},
    {.name = "source", .kind = P_TENSOR, .slot = 3},
    {.name = "output", .kind = P_TENSOR, .slot = 4},
    {.name = "reduce", .kind = P_WORD, .slot = 1, .words = "sum prod mean amax amin"},
    {.name = "include_self", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_scatter_reduce_input = {
    .op = "scatter_reduce_input", .name = "scatter_reduce_input",
    .signature =
        "scatter_reduce_input(Tensor grad_output, Tensor input, Dim dim, LongTensor index, "
        "Tensor source, Tensor output, word[sum,prod,mean,amax,amin] reduce, bool "
        "include_self=True) -> (Tensor of_input, Tensor of_source)",
    .enter = th_kernel, .body = &scatter_reduce_input_body,
    .kernel = {.cpu = scatter_reduce_input_cpu},
    .params = scatter_reduce_input_params,
    .names = (const char *const[]){"of_input", "of_source"},
    .flags = ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 8, .required = 7,
    .tensors = 5, .inputs = 5, .ints = 3, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* scatter_reduce_complex_input(Tensor grad_output, Tensor input, Dim dim, LongTensor index,
   Tensor source, Tensor output, word[sum,prod,mean] reduce, bool include_self=True) -> (Tensor
   of_input, Tensor of_source) = kernel of scatter_reduce.c */
static int scatter_reduce_complex_input_cpu(call *c) {
    return cpu_scatter_reduce_complex_input(
        c->out[0], c->out[1], c->t[0], c->t[1], c->n[0], c->t[2], c->t[3], c->t[4], c->n[1],
        c->n[2]);
}
static int scatter_reduce_complex_input_shape(extent *size, const call *c) {
    return shape_scatter_reduce_complex_input(
        size, c->t[0], c->t[1], c->n[0], c->t[2], c->t[3], c->t[4], c->n[1], c->n[2]);
}
static const kernel_body scatter_reduce_complex_input_body = {.shape =
    scatter_reduce_complex_input_shape};
static const param scatter_reduce_complex_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 2, .fixed = 1 + TH_LONG},
    {.name = "source", .kind = P_TENSOR, .slot = 3},
    {.name = "output", .kind = P_TENSOR, .slot = 4},
    {.name = "reduce", .kind = P_WORD, .slot = 1, .words = "sum prod mean"},
    {.name = "include_self", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_scatter_reduce_complex_input = {
    .op = "scatter_reduce_complex_input", .name = "scatter_reduce_complex_input",
    .signature =
        "scatter_reduce_complex_input(Tensor grad_output, Tensor input, Dim dim, LongTensor "
        "index, Tensor source, Tensor output, word[sum,prod,mean] reduce, bool "
        "include_self=True) -> (Tensor of_input, Tensor of_source)",
    .enter = th_kernel, .body = &scatter_reduce_complex_input_body,
    .kernel = {.cpu = scatter_reduce_complex_input_cpu},
    .params = scatter_reduce_complex_input_params,
    .names = (const char *const[]){"of_input", "of_source"},
    .flags = ROW_MIXED, .dtypes = TH_COMPLEX, .own = TH_COMPLEX, .nparams = 8, .required = 7,
    .tensors = 5, .inputs = 5, .ints = 3, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* index_reduce(Tensor input, Dim dim, LongTensor index, Tensor source,
   word[prod,mean,amax,amin] reduce, bool include_self=True) = torch.composed.index_reduce */
static const param index_reduce_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "source", .kind = P_TENSOR, .slot = 2},
    {.name = "reduce", .kind = P_WORD, .slot = 1, .words = "prod mean amax amin"},
    {.name = "include_self", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_index_reduce = {
    .op = "index_reduce", .name = "index_reduce",
    .signature =
        "index_reduce(Tensor input, Dim dim, LongTensor index, Tensor source, "
        "word[prod,mean,amax,amin] reduce, bool include_self=True)",
    .params = index_reduce_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_NUMBERS, .own = TH_PLAIN, .nparams = 6,
    .required = 5, .tensors = 3, .inputs = 3, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* index_reduce_(Tensor& input, Dim dim, LongTensor index, Tensor source,
   word[prod,mean,amax,amin] reduce, bool include_self=True) = torch.composed.index_reduce_ */
static const param index_reduce__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "index", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_LONG},
    {.name = "source", .kind = P_TENSOR, .slot = 2},
    {.name = "reduce", .kind = P_WORD, .slot = 1, .words = "prod mean amax amin"},
    {.name = "include_self", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_index_reduce_ = {
    .op = "index_reduce_", .name = "index_reduce_",
    .signature =
        "index_reduce_(Tensor& input, Dim dim, LongTensor index, Tensor source, "
        "word[prod,mean,amax,amin] reduce, bool include_self=True)",
    .params = index_reduce__params,
    .flags = ROW_CHANGES | ROW_MIXED | ROW_PRESETS, .dtypes = TH_NUMBERS, .own = TH_PLAIN,
    .nparams = 6, .required = 5, .tensors = 3, .inputs = 3, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* masked_fill(Tensor input, BoolTensor mask, Scalar value) = update of masks.c */
static int masked_fill_cpu(call *c) {
    return cpu_masked_fill(c->out[0], c->t[1], c->s[0]);
}
static int masked_fill_cuda(call *c) {
    return cuda_masked_fill(c->out[0], c->t[1], c->s[0]);
}
static int masked_fill_shape(extent *size, const call *c) {
    return shape_masked_fill(size, c->t[0], c->t[1], c->s[0]);
}
static const kernel_body masked_fill_body = {.shape = masked_fill_shape};
static int masked_fill_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.masked_fill(mask, 0).sum_to_size(input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {th_apply(&f, &op_masked_fill, &(call){
                .t = {grad[0], s->t[1]},
                .s = {[0] = th_integral(0)}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param masked_fill_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "mask", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_BOOL},
    {.name = "value", .kind = P_SCALAR, .slot = 0},
};
const row op_masked_fill = {
    .op = "masked_fill", .name = "masked_fill",
    .signature = "masked_fill(Tensor input, BoolTensor mask, Scalar value)",
    .enter = th_update, .body = &masked_fill_body,
    .kernel = {.cpu = masked_fill_cpu, .cuda = masked_fill_cuda},
    .backward = masked_fill_backward,
    .vmap = "masked_fill",
    .params = masked_fill_params,
    .flags = ROW_INPLACE | ROW_MIXED | ROW_FILLS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3,
    .required = 3, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .moved = 1, .reads = {2}, .sizes = {1},
};

/* masked_fill_tensor(Tensor input, BoolTensor mask, Tensor value) =
   torch.composed.masked_fill_tensor */
static const param masked_fill_tensor_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "mask", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_BOOL},
    {.name = "value", .kind = P_TENSOR, .slot = 2},
};
const row op_masked_fill_tensor = {
    .op = "masked_fill_tensor", .name = "masked_fill",
    .signature = "masked_fill_tensor(Tensor input, BoolTensor mask, Tensor value)",
    .params = masked_fill_tensor_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 3,
    .tensors = 3, .inputs = 3, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* masked_copy(Tensor input, BoolTensor mask, Tensor source) = update of masks.c */
static int masked_copy_cpu(call *c) {
    return cpu_masked_copy(c->out[0], c->t[1], c->t[2]);
}
static int masked_copy_cuda(call *c) {
    return cuda_masked_copy(c->out[0], c->t[1], c->t[2]);
}
static int masked_copy_shape(extent *size, const call *c) {
    return shape_masked_copy(size, c->t[0], c->t[1], c->t[2]);
}
static const kernel_body masked_copy_body = {.shape = masked_copy_shape};
static int masked_copy_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.masked_fill(mask, 0).sum_to_size(input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {th_apply(&f, &op_masked_fill, &(call){
                .t = {grad[0], s->t[1]},
                .s = {[0] = th_integral(0)}
            })},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    /* d source = masked_copy_input(grad, mask, source.size()) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_masked_copy_input, &(call){
            .t = {grad[0], s->t[1]},
            .list = {{s->shape[2]->size, s->shape[2]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param masked_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "mask", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_BOOL},
    {.name = "source", .kind = P_TENSOR, .slot = 2},
};
const row op_masked_copy = {
    .op = "masked_copy", .name = "masked_copy",
    .signature = "masked_copy(Tensor input, BoolTensor mask, Tensor source)",
    .enter = th_update, .body = &masked_copy_body,
    .kernel = {.cpu = masked_copy_cpu, .cuda = masked_copy_cuda},
    .backward = masked_copy_backward,
    .params = masked_copy_params,
    .flags = ROW_INPLACE | ROW_MIXED, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 3,
    .tensors = 3, .inputs = 3, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 5,
    .grads = 1, .reads = {2, 0, 2}, .sizes = {1, 0, 4},
};

/* masked_copy_input(Tensor grad_output, BoolTensor mask, int* size) = kernel of
   index_gradients.c */
static int masked_copy_input_cpu(call *c) {
    return cpu_masked_copy_input(c->out[0], c->t[0], c->t[1], c->list[0]);
}
static int masked_copy_input_cuda(call *c) {
    return cuda_masked_copy_input(c->out[0], c->t[0], c->t[1], c->list[0]);
}
static int masked_copy_input_shape(extent *size, const call *c) {
    return shape_masked_copy_input(size, c->t[0], c->t[1], c->list[0]);
}
static const kernel_body masked_copy_input_body = {.shape = masked_copy_input_shape};
static int masked_copy_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = masked_select_input(grad, mask, grad_output.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_masked_select_input, &(call){
            .t = {grad[0], s->t[1]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param masked_copy_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "mask", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_BOOL},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_masked_copy_input = {
    .op = "masked_copy_input", .name = "masked_copy_input",
    .signature = "masked_copy_input(Tensor grad_output, BoolTensor mask, int* size)",
    .enter = th_kernel, .body = &masked_copy_input_body,
    .kernel = {.cpu = masked_copy_input_cpu, .cuda = masked_copy_input_cuda},
    .backward = masked_copy_input_backward,
    .params = masked_copy_input_params,
    .flags = ROW_MIXED | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 3, .required = 3, .tensors = 2, .inputs = 2,
    .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {2}, .sizes = {1},
};

/* diag(Tensor input, int diagonal=0) = kernel of diagonal.c */
static int diag_cpu(call *c) {
    return cpu_diag(c->out[0], c->t[0], c->n[0]);
}
static int diag_shape(extent *size, const call *c) {
    return shape_diag(size, c->t[0], c->n[0]);
}
static const kernel_body diag_body = {.shape = diag_shape};
static int diag_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = diag_input(grad, diagonal, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_diag_input, &(call){
            .t = {grad[0]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param diag_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "diagonal", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_diag = {
    .op = "diag", .name = "diag",
    .signature = "diag(Tensor input, int diagonal=0)",
    .enter = th_kernel, .body = &diag_body,
    .kernel = {.cpu = diag_cpu, .cuda = diag_cpu},
    .backward = diag_backward,
    .params = diag_params,
    .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .sizes = {1},
};

/* diag_input(Tensor grad_output, int diagonal, int* size) = kernel of diagonal.c */
static int diag_input_cpu(call *c) {
    return cpu_diag_input(c->out[0], c->t[0], c->n[0], c->list[0]);
}
static int diag_input_shape(extent *size, const call *c) {
    return shape_diag_input(size, c->t[0], c->n[0], c->list[0]);
}
static const kernel_body diag_input_body = {.shape = diag_input_shape};
static int diag_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = diag(grad, diagonal).sum_to_size(grad_output.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {th_apply(&f, &op_diag, &(call){.t = {grad[0]}, .n = {s->n[0]}})},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param diag_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "diagonal", .kind = P_INT, .slot = 0},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_diag_input = {
    .op = "diag_input", .name = "diag_input",
    .signature = "diag_input(Tensor grad_output, int diagonal, int* size)",
    .enter = th_kernel, .body = &diag_input_body,
    .kernel = {.cpu = diag_input_cpu, .cuda = diag_input_cpu},
    .backward = diag_input_backward,
    .params = diag_input_params,
    .dtypes = TH_ANY, .own = TH_ANY, .nparams = 3, .required = 3, .tensors = 1, .inputs = 1,
    .ints = 1, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .sizes = {1},
};

/* tril(Tensor input, int k=0) = update of triangles.c */
static int tril_cpu(call *c) {
    return cpu_tril(c->out[0], c->n[0]);
}
static int tril_cuda(call *c) {
    return cuda_tril(c->out[0], c->n[0]);
}
static int tril_shape(extent *size, const call *c) {
    return shape_tril(size, c->t[0], c->n[0]);
}
static const kernel_body tril_body = {.shape = tril_shape};
static int tril_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.tril(k) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_tril, &(call){.t = {grad[0]}, .n = {s->n[0]}}));
    return th_end_frame(&f, s, result);
}
static const param tril_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "k", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_tril = {
    .op = "tril", .name = "tril",
    .signature = "tril(Tensor input, int k=0)",
    .enter = th_update, .body = &tril_body,
    .kernel = {.cpu = tril_cpu, .cuda = tril_cuda},
    .backward = tril_backward,
    .vmap = "triangles(k)",
    .params = tril_params,
    .flags = ROW_INPLACE, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};

/* triu(Tensor input, int k=0) = update of triangles.c */
static int triu_cpu(call *c) {
    return cpu_triu(c->out[0], c->n[0]);
}
static int triu_cuda(call *c) {
    return cuda_triu(c->out[0], c->n[0]);
}
static int triu_shape(extent *size, const call *c) {
    return shape_triu(size, c->t[0], c->n[0]);
}
static const kernel_body triu_body = {.shape = triu_shape};
static int triu_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.triu(k) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_triu, &(call){.t = {grad[0]}, .n = {s->n[0]}}));
    return th_end_frame(&f, s, result);
}
static const param triu_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "k", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_triu = {
    .op = "triu", .name = "triu",
    .signature = "triu(Tensor input, int k=0)",
    .enter = th_update, .body = &triu_body,
    .kernel = {.cpu = triu_cpu, .cuda = triu_cuda},
    .backward = triu_backward,
    .vmap = "triangles(k)",
    .params = triu_params,
    .flags = ROW_INPLACE, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 2, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};

/* trace(Tensor input) = torch.composed.trace */
static const param trace_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_trace = {
    .op = "trace", .name = "trace",
    .signature = "trace(Tensor input)",
    .autocast = "cpu float",
    .vmap = "trace",
    .params = trace_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX, .nparams = 1,
    .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* renorm(Tensor input, Scalar p, Dim dim, Scalar maxnorm) = torch.composed.renorm */
static const param renorm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "maxnorm", .kind = P_SCALAR, .slot = 1},
};
const row op_renorm = {
    .op = "renorm", .name = "renorm",
    .signature = "renorm(Tensor input, Scalar p, Dim dim, Scalar maxnorm)",
    .autocast = "cuda float",
    .params = renorm_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 4, .tensors = 1, .inputs = 1, .scalars = 2, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* renorm_(Tensor& input, Scalar p, Dim dim, Scalar maxnorm) = torch.composed.renorm_ */
static const param renorm__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0},
    {.name = "p", .kind = P_SCALAR, .slot = 0},
    {.name = "dim", .kind = P_DIM, .slot = 0},
    {.name = "maxnorm", .kind = P_SCALAR, .slot = 1},
};
const row op_renorm_ = {
    .op = "renorm_", .name = "renorm_",
    .signature = "renorm_(Tensor& input, Scalar p, Dim dim, Scalar maxnorm)",
    .params = renorm__params,
    .flags = ROW_CHANGES | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 4, .tensors = 1, .inputs = 1,
    .scalars = 2, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* cross(Tensor input, Tensor other, Dim dim=None) = torch.composed.cross */
static const param cross_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .optional = true, .preset = PRESET_NONE},
};
const row op_cross = {
    .op = "cross", .name = "cross",
    .signature = "cross(Tensor input, Tensor other, Dim dim=None)",
    .params = cross_params,
    .flags = ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 3, .required = 2, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};
