/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* scans: Sums and products of the elements up to each. */
#include "row/row.h"
#include "cummax.h"
#include "flip.h"
#include "logcumsumexp.h"
#include "prod.h"
#include "scan.h"

extern const row op_cumprod_input;
extern const row op_cumsum;
extern const row op_flip_dim;
extern const row op_gather_input;
extern const row op_logcumsumexp_input;
extern const row op_logcumsumexp_mean;
extern const row op_mul;
extern const row op_neg;

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
    .enter = th_kernel, .body = &cumsum_body,
    .kernel = {.cpu = cumsum_cpu, .cuda = cumsum_cuda},
    .backward = cumsum_backward,
    .params = cumsum_params,
    .flags = ROW_CONJUGATES, .dtypes = TH_ALL, .own = TH_PLAIN | TH_COMPLEX, .nparams = 2,
    .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_WIDE}, .differentiable = 1, .grads = 1,
};

/* cumsum_(Tensor& input, Dim dim) = torch.composed.cumsum_ */
static const param cumsum__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
};
const row op_cumsum_ = {
    .op = "cumsum_", .name = "cumsum_",
    .signature = "cumsum_(Tensor& input, Dim dim)",
    .params = cumsum__params,
    .flags = ROW_CHANGES,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
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
    /* d input = cumprod_input(grad, input, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_cumprod_input, &(call){
            .t = {grad[0], s->t[0]},
            .n = {s->n[0]}
        }));
    return th_leave(&f, s, result);
}
static const param cumprod_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
};
const row op_cumprod = {
    .op = "cumprod", .name = "cumprod",
    .signature = "cumprod(Tensor input, Dim dim) -> WideTensor",
    .enter = th_kernel, .body = &cumprod_body,
    .kernel = {.cpu = cumprod_cpu, .cuda = cumprod_cuda},
    .backward = cumprod_backward,
    .params = cumprod_params,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_PLAIN, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1,
    .results = 1, .returned = 1, .types = {TH_WIDE}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* cumprod_(Tensor& input, Dim dim) = torch.composed.cumprod_ */
static const param cumprod__params[] = {
    {.name = "input", .kind = P_STATE, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
};
const row op_cumprod_ = {
    .op = "cumprod_", .name = "cumprod_",
    .signature = "cumprod_(Tensor& input, Dim dim)",
    .params = cumprod__params,
    .flags = ROW_CHANGES,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* cumprod_input(Tensor grad_output, Tensor input, Dim dim) = kernel of prod.c */
static int cumprod_input_cpu(call *c) {
    return cpu_cumprod_input(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int cumprod_input_cuda(call *c) {
    return cuda_cumprod_input(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int cumprod_input_shape(extent *size, const call *c) {
    return shape_cumprod_input(size, c->t[0], c->t[1], c->n[0]);
}
static const kernel_body cumprod_input_body = {.shape = cumprod_input_shape};
static const param cumprod_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "input", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
};
const row op_cumprod_input = {
    .op = "cumprod_input", .name = "cumprod_input",
    .signature = "cumprod_input(Tensor grad_output, Tensor input, Dim dim)",
    .enter = th_kernel, .body = &cumprod_input_body,
    .kernel = {.cpu = cumprod_input_cpu, .cuda = cumprod_input_cuda},
    .params = cumprod_input_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .required = 3, .tensors = 2, .inputs = 2,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* cummax(Tensor input, Dim dim) -> (Tensor values, LongTensor indices) = kernel of cummax.c */
static int cummax_cpu(call *c) {
    return cpu_cummax(c->out[0], c->out[1], c->t[0], c->n[0]);
}
static int cummax_cuda(call *c) {
    return cuda_cummax(c->out[0], c->out[1], c->t[0], c->n[0]);
}
static int cummax_shape(extent *size, const call *c) {
    return shape_cummax(size, c->t[0], c->n[0]);
}
static const kernel_body cummax_body = {.shape = cummax_shape};
static int cummax_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gather_input(grad, dim, indices, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_leave(&f, s, result);
}
static const param cummax_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
};
const row op_cummax = {
    .op = "cummax", .name = "cummax",
    .signature = "cummax(Tensor input, Dim dim) -> (Tensor values, LongTensor indices)",
    .enter = th_kernel, .body = &cummax_body,
    .kernel = {.cpu = cummax_cpu, .cuda = cummax_cuda},
    .backward = cummax_backward,
    .params = cummax_params,
    .names = (const char *const[]){"values", "indices"},
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_PLAIN, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG}, .differentiable = 1, .grads = 1,
    .reads = {0x200}, .sizes = {1},
};

/* cummin(Tensor input, Dim dim) -> (Tensor values, LongTensor indices) = kernel of cummax.c */
static int cummin_cpu(call *c) {
    return cpu_cummin(c->out[0], c->out[1], c->t[0], c->n[0]);
}
static int cummin_cuda(call *c) {
    return cuda_cummin(c->out[0], c->out[1], c->t[0], c->n[0]);
}
static int cummin_shape(extent *size, const call *c) {
    return shape_cummin(size, c->t[0], c->n[0]);
}
static const kernel_body cummin_body = {.shape = cummin_shape};
static int cummin_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gather_input(grad, dim, indices, input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gather_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {s->n[0]},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    return th_leave(&f, s, result);
}
static const param cummin_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
};
const row op_cummin = {
    .op = "cummin", .name = "cummin",
    .signature = "cummin(Tensor input, Dim dim) -> (Tensor values, LongTensor indices)",
    .enter = th_kernel, .body = &cummin_body,
    .kernel = {.cpu = cummin_cpu, .cuda = cummin_cuda},
    .backward = cummin_backward,
    .params = cummin_params,
    .names = (const char *const[]){"values", "indices"},
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_PLAIN, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG}, .differentiable = 1, .grads = 1,
    .reads = {0x200}, .sizes = {1},
};

/* logcumsumexp(Tensor input, Dim dim) = kernel of logcumsumexp.c */
static int logcumsumexp_cpu(call *c) {
    return cpu_logcumsumexp(c->out[0], c->t[0], c->n[0]);
}
static int logcumsumexp_cuda(call *c) {
    return cuda_logcumsumexp(c->out[0], c->t[0], c->n[0]);
}
static int logcumsumexp_shape(extent *size, const call *c) {
    return shape_logcumsumexp(size, c->t[0], c->n[0]);
}
static const kernel_body logcumsumexp_body = {.shape = logcumsumexp_shape};
static int logcumsumexp_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = logcumsumexp_input(grad, input, output, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_logcumsumexp_input, &(call){
            .t = {grad[0], s->t[0], s->out[0]},
            .n = {s->n[0]}
        }));
    return th_leave(&f, s, result);
}
static const param logcumsumexp_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
};
const row op_logcumsumexp = {
    .op = "logcumsumexp", .name = "logcumsumexp",
    .signature = "logcumsumexp(Tensor input, Dim dim)",
    .enter = th_kernel, .body = &logcumsumexp_body,
    .kernel = {.cpu = logcumsumexp_cpu, .cuda = logcumsumexp_cuda},
    .backward = logcumsumexp_backward,
    .params = logcumsumexp_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {0x101},
};

/* logcumsumexp_input(Tensor grad_output, Tensor input, Tensor total, Dim dim) = kernel of
   logcumsumexp.c */
static int logcumsumexp_input_cpu(call *c) {
    return cpu_logcumsumexp_input(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0]);
}
static int logcumsumexp_input_cuda(call *c) {
    return cuda_logcumsumexp_input(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0]);
}
static int logcumsumexp_input_shape(extent *size, const call *c) {
    return shape_logcumsumexp_input(size, c->t[0], c->t[1], c->t[2], c->n[0]);
}
static const kernel_body logcumsumexp_input_body = {.shape = logcumsumexp_input_shape};
static int logcumsumexp_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = logcumsumexp_mean(grad, input, total, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_logcumsumexp_mean, &(call){
            .t = {grad[0], s->t[1], s->t[2]},
            .n = {s->n[0]}
        }));
    /* d input = grad * output */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_mul, &(call){.t = {grad[0], s->out[0]}}));
    /* d total = -grad_output * logcumsumexp_mean(grad, input, total, dim) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            th_apply(&f, &op_neg, &(call){.t = {s->t[0]}}),
            th_apply(&f, &op_logcumsumexp_mean, &(call){
                .t = {grad[0], s->t[1], s->t[2]},
                .n = {s->n[0]}
            })
        }}));
    return th_leave(&f, s, result);
}
static const param logcumsumexp_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "input", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "total", .kind = P_TENSOR, .slot = 2, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
};
const row op_logcumsumexp_input = {
    .op = "logcumsumexp_input", .name = "logcumsumexp_input",
    .signature =
        "logcumsumexp_input(Tensor grad_output, Tensor input, Tensor total, Dim dim)",
    .enter = th_kernel, .body = &logcumsumexp_input_body,
    .kernel = {.cpu = logcumsumexp_input_cpu, .cuda = logcumsumexp_input_cuda},
    .backward = logcumsumexp_input_backward,
    .params = logcumsumexp_input_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 4, .tensors = 3, .inputs = 3,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {6, 0x100, 7},
};

/* logcumsumexp_mean(Tensor values, Tensor input, Tensor total, Dim dim) = kernel of
   logcumsumexp.c */
static int logcumsumexp_mean_cpu(call *c) {
    return cpu_logcumsumexp_mean(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0]);
}
static int logcumsumexp_mean_cuda(call *c) {
    return cuda_logcumsumexp_mean(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0]);
}
static int logcumsumexp_mean_shape(extent *size, const call *c) {
    return shape_logcumsumexp_mean(size, c->t[0], c->t[1], c->t[2], c->n[0]);
}
static const kernel_body logcumsumexp_mean_body = {.shape = logcumsumexp_mean_shape};
static int logcumsumexp_mean_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d values = logcumsumexp_input(grad, input, total, dim) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_logcumsumexp_input, &(call){
            .t = {grad[0], s->t[1], s->t[2]},
            .n = {s->n[0]}
        }));
    /* d input = values * logcumsumexp_input(grad, input, total, dim) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            s->t[0],
            th_apply(&f, &op_logcumsumexp_input, &(call){
                .t = {grad[0], s->t[1], s->t[2]},
                .n = {s->n[0]}
            })
        }}));
    /* d total = -grad * output */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            th_apply(&f, &op_neg, &(call){.t = {grad[0]}}),
            s->out[0]
        }}));
    return th_leave(&f, s, result);
}
static const param logcumsumexp_mean_params[] = {
    {.name = "values", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "input", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "total", .kind = P_TENSOR, .slot = 2, .type = -1},
    {.name = "dim", .kind = P_DIM, .slot = 0, .type = -1},
};
const row op_logcumsumexp_mean = {
    .op = "logcumsumexp_mean", .name = "logcumsumexp_mean",
    .signature = "logcumsumexp_mean(Tensor values, Tensor input, Tensor total, Dim dim)",
    .enter = th_kernel, .body = &logcumsumexp_mean_body,
    .kernel = {.cpu = logcumsumexp_mean_cpu, .cuda = logcumsumexp_mean_cuda},
    .backward = logcumsumexp_mean_backward,
    .params = logcumsumexp_mean_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 4, .tensors = 3, .inputs = 3,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {6, 7, 0x100},
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
    .enter = th_kernel, .body = &flip_dim_body,
    .kernel = {.cpu = flip_dim_cpu, .cuda = flip_dim_cuda},
    .backward = flip_dim_backward,
    .params = flip_dim_params,
    .dtypes = TH_ALL, .own = TH_ALL, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};
