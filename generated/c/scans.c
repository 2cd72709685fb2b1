/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* scans: Sums and products of the elements up to each. */
#include "row/row.h"
#include "flip.h"
#include "scan.h"

extern const row op_cumsum;
extern const row op_div;
extern const row op_flip_dim;
extern const row op_mul;

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* cumsum(Tensor input, Dim dim) -> WideTensor = kernel of scan.c */
static int cumsum_cpu(call *c) {
    return cpu_cumsum(c->out[0], c->t[0], c->n[0]);
}
static int cumsum_cuda(call *c) {
    return cuda_cumsum(c->out[0], c->t[0], c->n[0]);
}
static int cumsum_shape(extent *size, const call *c) {
    return shape_cumsum(size, c->t[0], c->n[0]);
}
static const kernel_body cumsum_body = {.shape = cumsum_shape};
static int cumsum_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = flip_dim(cumsum(flip_dim(grad, dim), dim), dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_flip_dim, &(call){
            .t = {th_apply(&f, &op_cumsum, &(call){
                .t = {th_apply(&f, &op_flip_dim, &(call){.t = {grad[0]}, .n = {s->n[0]}})},
                .n = {s->n[0]}
            })},
            .n = {s->n[0]}
        }));
    return th_leave(&f, s, result);
}
static const param cumsum_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
};
const row op_cumsum = {
    .op = "cumsum", .name = "cumsum",
    .signature = "cumsum(Tensor input, Dim dim) -> WideTensor",
    .doc =
        "The sum of the elements along dim up to each, itself included. Floats are gathered "
        "in double.",
    .enter = th_kernel, .body = &cumsum_body,
    .kernel = {.cpu = cumsum_cpu, .cuda = cumsum_cuda},
    .backward = cumsum_backward,
    .params = cumsum_params,
    .dtypes = TH_ALL, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_WIDE}, .differentiable = 1, .grads = 1,
};

/* cumprod(Tensor input, Dim dim) -> WideTensor = kernel of scan.c */
static int cumprod_cpu(call *c) {
    return cpu_cumprod(c->out[0], c->t[0], c->n[0]);
}
static int cumprod_cuda(call *c) {
    return cuda_cumprod(c->out[0], c->t[0], c->n[0]);
}
static int cumprod_shape(extent *size, const call *c) {
    return shape_cumprod(size, c->t[0], c->n[0]);
}
static const kernel_body cumprod_body = {.shape = cumprod_shape};
static int cumprod_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = flip_dim(cumsum(flip_dim(grad * output, dim), dim), dim) / input */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_div, &(call){.t = {
            th_apply(&f, &op_flip_dim, &(call){
                .t = {th_apply(&f, &op_cumsum, &(call){
                    .t = {th_apply(&f, &op_flip_dim, &(call){
                        .t = {th_apply(&f, &op_mul, &(call){.t = {grad[0], s->out[0]}})},
                        .n = {s->n[0]}
                    })},
                    .n = {s->n[0]}
                })},
                .n = {s->n[0]}
            }),
            s->t[0]
        }}));
    return th_leave(&f, s, result);
}
static const param cumprod_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
};
const row op_cumprod = {
    .op = "cumprod", .name = "cumprod",
    .signature = "cumprod(Tensor input, Dim dim) -> WideTensor",
    .doc =
        "The product of the elements along dim up to each, itself included. The gradient "
        "divides by the elements, so it is nan where one is zero.",
    .enter = th_kernel, .body = &cumprod_body,
    .kernel = {.cpu = cumprod_cpu, .cuda = cumprod_cuda},
    .backward = cumprod_backward,
    .params = cumprod_params,
    .dtypes = TH_ALL, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_WIDE}, .differentiable = 1, .grads = 1,
    .reads = {0x101},
};

/* flip_dim(Tensor input, Dim dim) = kernel of flip.c */
static int flip_dim_cpu(call *c) {
    return cpu_flip_dim(c->out[0], c->t[0], c->n[0]);
}
static int flip_dim_cuda(call *c) {
    return cuda_flip_dim(c->out[0], c->t[0], c->n[0]);
}
static int flip_dim_shape(extent *size, const call *c) {
    return shape_flip_dim(size, c->t[0], c->n[0]);
}
static const kernel_body flip_dim_body = {.shape = flip_dim_shape};
static int flip_dim_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = flip_dim(grad, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_flip_dim, &(call){.t = {grad[0]}, .n = {s->n[0]}}));
    return th_leave(&f, s, result);
}
static const param flip_dim_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
};
const row op_flip_dim = {
    .op = "flip_dim", .name = "flip_dim",
    .signature = "flip_dim(Tensor input, Dim dim)",
    .doc = "The elements along dim in reverse order.",
    .enter = th_kernel, .body = &flip_dim_body,
    .kernel = {.cpu = flip_dim_cpu, .cuda = flip_dim_cuda},
    .backward = flip_dim_backward,
    .params = flip_dim_params,
    .dtypes = TH_ALL | 1 << TH_HALF, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};
