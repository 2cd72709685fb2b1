/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* diagonals: Diagonals of any two dims. */
#include "row/row.h"
#include "diagonal_view.h"

extern const row op_diagonal;
extern const row op_diagonal_input;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* diagonal(Tensor input, int offset=0, Dim dim1=0, Dim dim2=1) = view of diagonal_view.c */
static int diagonal_cpu(call *c) {
    return view_diagonal(c->out[0], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body diagonal_body = {.shapes = NULL};
static int diagonal_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = diagonal_input(grad, offset, dim1, dim2, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_diagonal_input, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1], s->n[2]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param diagonal_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "offset", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "dim1", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "dim2", .kind = P_DIM, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_diagonal = {
    .op = "diagonal", .name = "diagonal",
    .signature = "diagonal(Tensor input, int offset=0, Dim dim1=0, Dim dim2=1)",
    .enter = th_view, .body = &diagonal_body,
    .kernel = {.cpu = diagonal_cpu, .cuda = diagonal_cpu},
    .backward = diagonal_backward,
    .vmap = "with_dims(dim1, dim2)",
    .params = diagonal_params,
    .flags = ROW_VIEW, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4, .required = 1, .tensors = 1,
    .inputs = 1, .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1, .sizes = {1},
};

/* diagonal_copy(Tensor input, int offset=0, Dim dim1=0, Dim dim2=1) =
   torch.composed.diagonal_copy */
static const param diagonal_copy_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "offset", .kind = P_INT, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "dim1", .kind = P_DIM, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "dim2", .kind = P_DIM, .slot = 2, .optional = true, .preset = PRESET(1)},
};
const row op_diagonal_copy = {
    .op = "diagonal_copy", .name = "diagonal_copy",
    .signature = "diagonal_copy(Tensor input, int offset=0, Dim dim1=0, Dim dim2=1)",
    .params = diagonal_copy_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_ANY, .own = TH_ANY, .nparams = 4,
    .required = 1, .tensors = 1, .inputs = 1, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* diagonal_input(Tensor grad_output, int offset, Dim dim1, Dim dim2, int* size) = kernel of
   diagonal_view.c */
static int diagonal_input_cpu(call *c) {
    return cpu_diagonal_input(c->out[0], c->t[0], c->n[0], c->n[1], c->n[2], c->list[0]);
}
static int diagonal_input_shape(extent *size, const call *c) {
    return shape_diagonal_input(size, c->t[0], c->n[0], c->n[1], c->n[2], c->list[0]);
}
static const kernel_body diagonal_input_body = {.shape = diagonal_input_shape};
static int diagonal_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = grad.diagonal(offset, dim1, dim2) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_diagonal, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1], s->n[2]}
        }));
    return th_end_frame(&f, s, result);
}
static const param diagonal_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "offset", .kind = P_INT, .slot = 0},
    {.name = "dim1", .kind = P_DIM, .slot = 1},
    {.name = "dim2", .kind = P_DIM, .slot = 2},
    {.name = "size", .kind = P_LIST, .slot = 0},
};
const row op_diagonal_input = {
    .op = "diagonal_input", .name = "diagonal_input",
    .signature =
        "diagonal_input(Tensor grad_output, int offset, Dim dim1, Dim dim2, int* size)",
    .enter = th_kernel, .body = &diagonal_input_body,
    .kernel = {.cpu = diagonal_input_cpu, .cuda = diagonal_input_cpu},
    .backward = diagonal_input_backward,
    .params = diagonal_input_params,
    .dtypes = TH_ANY, .own = TH_ANY, .nparams = 5, .required = 5, .tensors = 1, .inputs = 1,
    .ints = 3, .lists = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1,
};
