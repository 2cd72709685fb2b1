/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* blas: Products of vectors, matrices and batches of matrices. Floats use OpenBLAS. */
#include "row/row.h"
#include "dot.h"
#include "few_bits.h"
#include "int_mm.h"
#include "linear.h"
#include "products.h"

extern const row op_bmm;
extern const row op_expand;
extern const row op_ger;
extern const row op_linear;
extern const row op_linear_int4;
extern const row op_linear_int4_input;
extern const row op_linear_int8;
extern const row op_linear_int8_input;
extern const row op_linear_weight;
extern const row op_mm;
extern const row op_mul;
extern const row op_mv;
extern const row op_ones_like;
extern const row op_product;
extern const row op_sum_to_size;
extern const row op_t;
extern const row op_transpose;
extern const row op_unsqueeze;
extern const row op_view;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* dot(Tensor input, Tensor tensor) = kernel of dot.c */
static int dot_cpu(call *c) {
    return cpu_dot(c->out[0], c->t[0], c->t[1]);
}
static int dot_cuda(call *c) {
    return cuda_dot(c->out[0], c->t[0], c->t[1]);
}
static const kernel_body dot_body = {.shapes = "n,n->", .plan = (const uint8_t[]){1, 0, 1, 0, 1,
    0}};
static int dot_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = tensor * grad */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mul, &(call){.t = {s->t[1], grad[0]}}));
    /* d tensor = input * grad */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_mul, &(call){.t = {s->t[0], grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param dot_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "tensor", .kind = P_TENSOR, .slot = 1},
};
const row op_dot = {
    .op = "dot", .name = "dot",
    .signature = "dot(Tensor input, Tensor tensor)",
    .enter = th_kernel, .body = &dot_body,
    .kernel = {.cpu = dot_cpu, .cuda = dot_cuda},
    .backward = dot_backward,
    .vmap = "dot",
    .params = dot_params,
    .flags = ROW_NARROW | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_NUMBERS | TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 1},
};

/* mv(Tensor input, Tensor vec) = kernel of products.c */
static int mv_cpu(call *c) {
    return cpu_mv(c->out[0], c->t[0], c->t[1]);
}
static int mv_cuda(call *c) {
    return cuda_mv(c->out[0], c->t[0], c->t[1]);
}
static const kernel_body mv_body = {.shapes = "nm,m->n", .plan = (const uint8_t[]){2, 0, 1, 1, 1, 1,
    1, 0}};
static int mv_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.ger(vec) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_ger, &(call){.t = {grad[0], s->t[1]}}));
    /* d vec = input.t().mv(grad) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_mv, &(call){.t = {
            th_apply(&f, &op_t, &(call){.t = {s->t[0]}}),
            grad[0]
        }}));
    return th_end_frame(&f, s, result);
}
static const param mv_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "vec", .kind = P_TENSOR, .slot = 1},
};
const row op_mv = {
    .op = "mv", .name = "mv",
    .signature = "mv(Tensor input, Tensor vec)",
    .enter = th_kernel, .body = &mv_body,
    .kernel = {.cpu = mv_cpu, .cuda = mv_cuda},
    .backward = mv_backward,
    .autocast = "cuda lower",
    .vmap = "mv",
    .params = mv_params,
    .flags = ROW_NARROW | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 1},
};

/* mm(Tensor input, Tensor mat2) = kernel of products.c */
static int mm_cpu(call *c) {
    return cpu_mm(c->out[0], c->t[0], c->t[1]);
}
static int mm_cuda(call *c) {
    return cuda_mm(c->out[0], c->t[0], c->t[1]);
}
static const kernel_body mm_body = {.shapes = "nm,mp->np", .plan = (const uint8_t[]){2, 0, 1, 2, 1,
    17, 1, 2, 0, 17}};
static int mm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.mm(mat2.t()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mm, &(call){.t = {
            grad[0],
            th_apply(&f, &op_t, &(call){.t = {s->t[1]}})
        }}));
    /* d mat2 = input.t().mm(grad) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_mm, &(call){.t = {
            th_apply(&f, &op_t, &(call){.t = {s->t[0]}}),
            grad[0]
        }}));
    return th_end_frame(&f, s, result);
}
static const param mm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "mat2", .kind = P_TENSOR, .slot = 1},
};
const row op_mm = {
    .op = "mm", .name = "mm",
    .signature = "mm(Tensor input, Tensor mat2)",
    .enter = th_kernel, .body = &mm_body,
    .kernel = {.cpu = mm_cpu, .cuda = mm_cuda},
    .backward = mm_backward,
    .autocast = "lower",
    .vmap = "matmul",
    .params = mm_params,
    .flags = ROW_NARROW | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX | 1 << TH_BFLOAT16, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 1},
};

/* bmm(Tensor input, Tensor mat2) = kernel of products.c */
static int bmm_cpu(call *c) {
    return cpu_bmm(c->out[0], c->t[0], c->t[1]);
}
static int bmm_cuda(call *c) {
    return cuda_bmm(c->out[0], c->t[0], c->t[1]);
}
static const kernel_body bmm_body = {.shapes = "bnm,bmp->bnp", .plan = (const uint8_t[]){3, 0, 1, 2,
    3, 0, 2, 18, 1, 3, 0, 1, 18}};
static int bmm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad.bmm(mat2.transpose(1, 2)) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_bmm, &(call){.t = {
            grad[0],
            th_apply(&f, &op_transpose, &(call){.t = {s->t[1]}, .n = {1, 2}})
        }}));
    /* d mat2 = input.transpose(1, 2).bmm(grad) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_bmm, &(call){.t = {
            th_apply(&f, &op_transpose, &(call){.t = {s->t[0]}, .n = {1, 2}}),
            grad[0]
        }}));
    return th_end_frame(&f, s, result);
}
static const param bmm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "mat2", .kind = P_TENSOR, .slot = 1},
};
const row op_bmm = {
    .op = "bmm", .name = "bmm",
    .signature = "bmm(Tensor input, Tensor mat2)",
    .enter = th_kernel, .body = &bmm_body,
    .kernel = {.cpu = bmm_cpu, .cuda = bmm_cuda},
    .backward = bmm_backward,
    .autocast = "lower",
    .vmap = "matmul",
    .params = bmm_params,
    .flags = ROW_NARROW | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX | 1 << TH_BFLOAT16, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 1},
};

/* ger(Tensor input, Tensor vec2) = kernel of products.c */
static int ger_cpu(call *c) {
    return cpu_ger(c->out[0], c->t[0], c->t[1]);
}
static int ger_cuda(call *c) {
    return cuda_ger(c->out[0], c->t[0], c->t[1]);
}
static const kernel_body ger_body = {.shapes = "n,m->nm", .plan = (const uint8_t[]){1, 0, 1, 16, 1,
    2, 0, 16}};
static int ger_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = product(grad, vec2.unsqueeze(1), 0, 0).view(input.size()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_view, &(call){
            .t = {th_apply(&f, &op_product, &(call){.t = {
                grad[0],
                th_apply(&f, &op_unsqueeze, &(call){.t = {s->t[1]}, .n = {1}})
            }})},
            .list = {{s->shape[0]->size, s->shape[0]->ndim}}
        }));
    /* d vec2 = product(grad.t(), input.unsqueeze(1), 0, 0).view(vec2.size()) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_view, &(call){
            .t = {th_apply(&f, &op_product, &(call){.t = {
                th_apply(&f, &op_t, &(call){.t = {grad[0]}}),
                th_apply(&f, &op_unsqueeze, &(call){.t = {s->t[0]}, .n = {1}})
            }})},
            .list = {{s->shape[1]->size, s->shape[1]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param ger_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "vec2", .kind = P_TENSOR, .slot = 1},
};
const row op_ger = {
    .op = "ger", .name = "ger",
    .signature = "ger(Tensor input, Tensor vec2)",
    .enter = th_kernel, .body = &ger_body,
    .kernel = {.cpu = ger_cpu, .cuda = ger_cuda},
    .backward = ger_backward,
    .vmap = "ger",
    .params = ger_params,
    .flags = ROW_NARROW | ROW_PROMOTES | ROW_CONJUGATES, .dtypes = TH_ALL | TH_UNSIGNED,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 1}, .sizes = {1, 2},
};

/* outer(Tensor input, Tensor vec2) = torch.composed.outer */
static const param outer_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "vec2", .kind = P_TENSOR, .slot = 1},
};
const row op_outer = {
    .op = "outer", .name = "outer",
    .signature = "outer(Tensor input, Tensor vec2)",
    .params = outer_params,
    .flags = ROW_PRESETS, .dtypes = TH_ALL | TH_UNSIGNED, .own = TH_WHOLE | TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* addmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat1, Tensor mat2) = update of
   products.c */
static int addmm_cpu(call *c) {
    return cpu_addmm(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
}
static int addmm_cuda(call *c) {
    return cuda_addmm(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
}
static const kernel_body addmm_body = {.shapes = "*np,nm,mp->np", .plan = (const uint8_t[]){2, 0, 1,
    2, 0, 17, 2, 17, 1, 1, 2, 0, 1}};
static int addmm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad * beta */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_mul, &(call){.t = {grad[0]}, .s = {[1] = s->s[0]}}),
            s->shape[0]
        );
    /* d mat1 = grad.mm(mat2.t()) * alpha */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_mul, &(call){
            .t = {th_apply(&f, &op_mm, &(call){.t = {
                grad[0],
                th_apply(&f, &op_t, &(call){.t = {s->t[2]}})
            }})},
            .s = {[1] = s->s[1]}
        }));
    /* d mat2 = mat1.t().mm(grad) * alpha */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_mul, &(call){
            .t = {th_apply(&f, &op_mm, &(call){.t = {
                th_apply(&f, &op_t, &(call){.t = {s->t[1]}}),
                grad[0]
            }})},
            .s = {[1] = s->s[1]}
        }));
    return th_end_frame(&f, s, result);
}
static const param addmm_params[] = {
    {.name = "beta", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "alpha", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "mat1", .kind = P_TENSOR, .slot = 1},
    {.name = "mat2", .kind = P_TENSOR, .slot = 2},
};
const row op_addmm = {
    .op = "addmm", .name = "addmm",
    .signature =
        "addmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat1, Tensor mat2)",
    .enter = th_update, .body = &addmm_body,
    .kernel = {.cpu = addmm_cpu, .cuda = addmm_cuda},
    .backward = addmm_backward,
    .autocast = "lower",
    .vmap = "added(matmul, mat1, mat2)",
    .params = addmm_params,
    .flags = ROW_INPLACE | ROW_NARROW | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 5, .required = 5, .tensors = 3, .inputs = 3,
    .scalars = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {0, 4, 2}, .sizes = {1, 0, 0},
};

/* addmv(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat, Tensor vec) = update of
   products.c */
static int addmv_cpu(call *c) {
    return cpu_addmv(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
}
static int addmv_cuda(call *c) {
    return cuda_addmv(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
}
static const kernel_body addmv_body = {.shapes = "*n,nm,m->n", .plan = (const uint8_t[]){1, 0, 2, 0,
    17, 1, 17, 1, 1, 0}};
static int addmv_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad * beta */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_mul, &(call){.t = {grad[0]}, .s = {[1] = s->s[0]}}),
            s->shape[0]
        );
    /* d mat = grad.ger(vec) * alpha */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_mul, &(call){
            .t = {th_apply(&f, &op_ger, &(call){.t = {grad[0], s->t[2]}})},
            .s = {[1] = s->s[1]}
        }));
    /* d vec = mat.t().mv(grad) * alpha */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_mul, &(call){
            .t = {th_apply(&f, &op_mv, &(call){.t = {
                th_apply(&f, &op_t, &(call){.t = {s->t[1]}}),
                grad[0]
            }})},
            .s = {[1] = s->s[1]}
        }));
    return th_end_frame(&f, s, result);
}
static const param addmv_params[] = {
    {.name = "beta", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "alpha", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "mat", .kind = P_TENSOR, .slot = 1},
    {.name = "vec", .kind = P_TENSOR, .slot = 2},
};
const row op_addmv = {
    .op = "addmv", .name = "addmv",
    .signature =
        "addmv(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat, Tensor vec)",
    .enter = th_update, .body = &addmv_body,
    .kernel = {.cpu = addmv_cpu, .cuda = addmv_cuda},
    .backward = addmv_backward,
    .autocast = "cuda lower",
    .vmap = "added(matmul, mat, vec)",
    .params = addmv_params,
    .flags = ROW_INPLACE | ROW_NARROW | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 5, .required = 5, .tensors = 3, .inputs = 3,
    .scalars = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {0, 4, 2}, .sizes = {1, 0, 0},
};

/* addr(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor vec1, Tensor vec2) = update of
   products.c */
static int addr_cpu(call *c) {
    return cpu_addr(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
}
static int addr_cuda(call *c) {
    return cuda_addr(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
}
static const kernel_body addr_body = {.shapes = "*nm,n,m->nm", .plan = (const uint8_t[]){2, 0, 1, 1,
    0, 1, 1, 1, 2, 0, 1}};
static int addr_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad * beta */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_mul, &(call){.t = {grad[0]}, .s = {[1] = s->s[0]}}),
            s->shape[0]
        );
    /* d vec1 = product(grad, vec2.unsqueeze(1), 0, 0).view(vec1.size()) * alpha */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_mul, &(call){
            .t = {th_apply(&f, &op_view, &(call){
                .t = {th_apply(&f, &op_product, &(call){.t = {
                    grad[0],
                    th_apply(&f, &op_unsqueeze, &(call){.t = {s->t[2]}, .n = {1}})
                }})},
                .list = {{s->shape[1]->size, s->shape[1]->ndim}}
            })},
            .s = {[1] = s->s[1]}
        }));
    /* d vec2 = product(grad.t(), vec1.unsqueeze(1), 0, 0).view(vec2.size()) * alpha */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_mul, &(call){
            .t = {th_apply(&f, &op_view, &(call){
                .t = {th_apply(&f, &op_product, &(call){.t = {
                    th_apply(&f, &op_t, &(call){.t = {grad[0]}}),
                    th_apply(&f, &op_unsqueeze, &(call){.t = {s->t[1]}, .n = {1}})
                }})},
                .list = {{s->shape[2]->size, s->shape[2]->ndim}}
            })},
            .s = {[1] = s->s[1]}
        }));
    return th_end_frame(&f, s, result);
}
static const param addr_params[] = {
    {.name = "beta", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "alpha", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "vec1", .kind = P_TENSOR, .slot = 1},
    {.name = "vec2", .kind = P_TENSOR, .slot = 2},
};
const row op_addr = {
    .op = "addr", .name = "addr",
    .signature =
        "addr(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor vec1, Tensor vec2)",
    .enter = th_update, .body = &addr_body,
    .kernel = {.cpu = addr_cpu, .cuda = addr_cuda},
    .backward = addr_backward,
    .autocast = "cuda lower",
    .vmap = "added(ger, vec1, vec2)",
    .params = addr_params,
    .flags = ROW_INPLACE | ROW_NARROW | ROW_PROMOTES | ROW_KEEPS_ORDER | ROW_CONJUGATES,
    .dtypes = TH_ALL, .own = TH_PLAIN | TH_COMPLEX, .nparams = 5, .required = 5, .tensors = 3,
    .inputs = 3, .scalars = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7,
    .grads = 1, .reads = {0, 4, 2}, .sizes = {1, 2, 4},
};

/* addbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2) = update of
   products.c */
static int addbmm_cpu(call *c) {
    return cpu_addbmm(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
}
static int addbmm_cuda(call *c) {
    return cuda_addbmm(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
}
static const kernel_body addbmm_body = {.shapes = "*np,bnm,bmp->np", .plan = (const uint8_t[]){2, 0,
    1, 3, 16, 0, 18, 3, 16, 18, 1, 1, 2, 0, 1}};
static int addbmm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad * beta */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_mul, &(call){.t = {grad[0]}, .s = {[1] = s->s[0]}}),
            s->shape[0]
        );
    /* d batch1 = grad.expand((batch1.size(0), batch1.size(1),
       batch2.size(2))).bmm(batch2.transpose(1, 2)) * alpha */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_mul, &(call){
            .t = {th_apply(&f, &op_bmm, &(call){.t = {
                th_apply(&f, &op_expand, &(call){
                    .t = {grad[0]},
                    .list = {{
                        (const int64_t[]){
                            s->shape[1]->size[0], s->shape[1]->size[1], s->shape[2]->size[2]
                        },
                        3
                    }}
                }),
                th_apply(&f, &op_transpose, &(call){.t = {s->t[2]}, .n = {1, 2}})
            }})},
            .s = {[1] = s->s[1]}
        }));
    /* d batch2 = batch1.transpose(1, 2).bmm(grad.expand((batch1.size(0), batch1.size(1),
       batch2.size(2)))) * alpha */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_mul, &(call){
            .t = {th_apply(&f, &op_bmm, &(call){.t = {
                th_apply(&f, &op_transpose, &(call){.t = {s->t[1]}, .n = {1, 2}}),
                th_apply(&f, &op_expand, &(call){
                    .t = {grad[0]},
                    .list = {{
                        (const int64_t[]){
                            s->shape[1]->size[0], s->shape[1]->size[1], s->shape[2]->size[2]
                        },
                        3
                    }}
                })
            }})},
            .s = {[1] = s->s[1]}
        }));
    return th_end_frame(&f, s, result);
}
static const param addbmm_params[] = {
    {.name = "beta", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "alpha", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "batch1", .kind = P_TENSOR, .slot = 1},
    {.name = "batch2", .kind = P_TENSOR, .slot = 2},
};
const row op_addbmm = {
    .op = "addbmm", .name = "addbmm",
    .signature =
        "addbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2)",
    .enter = th_update, .body = &addbmm_body,
    .kernel = {.cpu = addbmm_cpu, .cuda = addbmm_cuda},
    .backward = addbmm_backward,
    .autocast = "lower",
    .vmap = "added(sum_of_products, batch1, batch2)",
    .params = addbmm_params,
    .flags = ROW_INPLACE | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 5, .required = 5, .tensors = 3, .inputs = 3,
    .scalars = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {0, 4, 2}, .sizes = {1, 6, 6},
};

/* baddbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2) = update
   of products.c */
static int baddbmm_cpu(call *c) {
    return cpu_baddbmm(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
}
static int baddbmm_cuda(call *c) {
    return cuda_baddbmm(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
}
static const kernel_body baddbmm_body = {.shapes = "*bnp,bnm,bmp->bnp", .plan = (const uint8_t[]){3,
    0, 1, 2, 3, 0, 1, 18, 3, 0, 18, 2, 1, 3, 0, 1, 2}};
static int baddbmm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = grad * beta */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_mul, &(call){.t = {grad[0]}, .s = {[1] = s->s[0]}}),
            s->shape[0]
        );
    /* d batch1 = grad.bmm(batch2.transpose(1, 2)) * alpha */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_mul, &(call){
            .t = {th_apply(&f, &op_bmm, &(call){.t = {
                grad[0],
                th_apply(&f, &op_transpose, &(call){.t = {s->t[2]}, .n = {1, 2}})
            }})},
            .s = {[1] = s->s[1]}
        }));
    /* d batch2 = batch1.transpose(1, 2).bmm(grad) * alpha */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_mul, &(call){
            .t = {th_apply(&f, &op_bmm, &(call){.t = {
                th_apply(&f, &op_transpose, &(call){.t = {s->t[1]}, .n = {1, 2}}),
                grad[0]
            }})},
            .s = {[1] = s->s[1]}
        }));
    return th_end_frame(&f, s, result);
}
static const param baddbmm_params[] = {
    {.name = "beta", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "alpha", .kind = P_SCALAR, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "batch1", .kind = P_TENSOR, .slot = 1},
    {.name = "batch2", .kind = P_TENSOR, .slot = 2},
};
const row op_baddbmm = {
    .op = "baddbmm", .name = "baddbmm",
    .signature =
        "baddbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2)",
    .enter = th_update, .body = &baddbmm_body,
    .kernel = {.cpu = baddbmm_cpu, .cuda = baddbmm_cuda},
    .backward = baddbmm_backward,
    .autocast = "lower",
    .vmap = "added(matmul, batch1, batch2)",
    .params = baddbmm_params,
    .flags = ROW_INPLACE | ROW_NARROW | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX, .nparams = 5, .required = 5, .tensors = 3, .inputs = 3,
    .scalars = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {0, 4, 2}, .sizes = {1, 0, 0},
};

/* linear(Tensor input, Tensor weight, Tensor? bias=None) = kernel of linear.c */
static int linear_cpu(call *c) {
    return cpu_linear(c->out[0], c->t[0], c->t[1], c->t[2]);
}
static int linear_cuda(call *c) {
    return cuda_linear(c->out[0], c->t[0], c->t[1], c->t[2]);
}
static int linear_shape(extent *size, const call *c) {
    return shape_linear(size, c->t[0], c->t[1], c->t[2]);
}
static const kernel_body linear_body = {.shape = linear_shape};
static int linear_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = linear(grad, weight.t()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_linear, &(call){.t = {
            grad[0],
            th_apply(&f, &op_t, &(call){.t = {s->t[1]}})
        }}));
    /* d weight = linear_weight(grad, input) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_linear_weight, &(call){.t = {grad[0], s->t[0]}}));
    /* d bias = grad.sum_to_size(bias.size()) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {grad[0]},
            .list = {{s->shape[2]->size, s->shape[2]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param linear_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1},
    {.name = "bias", .kind = P_TENSOR, .slot = 2, .optional = true},
};
const row op_linear = {
    .op = "linear", .name = "linear",
    .signature = "linear(Tensor input, Tensor weight, Tensor? bias=None)",
    .enter = th_kernel, .body = &linear_body,
    .kernel = {.cpu = linear_cpu, .cuda = linear_cuda},
    .backward = linear_backward,
    .autocast = "lower",
    .node = "AddmmBackward0",
    .vmap = "linear",
    .params = linear_params,
    .flags = ROW_NARROW | ROW_CONJUGATES, .dtypes = TH_NUMBERS | TH_COMPLEX,
    .own = TH_PLAIN | TH_COMPLEX | 1 << TH_BFLOAT16, .nparams = 3, .required = 2, .tensors = 3,
    .inputs = 3, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 7, .grads = 1,
    .reads = {2, 1, 0}, .sizes = {0, 0, 4},
};

/* linear_int8(Tensor input, CharTensor weight, Tensor scale, Tensor? bias=None) = kernel of
   few_bits.c */
static int linear_int8_cpu(call *c) {
    return cpu_linear_int8(c->out[0], c->t[0], c->t[1], c->t[2], c->t[3]);
}
static int linear_int8_shape(extent *size, const call *c) {
    return shape_linear_int8(size, c->t[0], c->t[1], c->t[2], c->t[3]);
}
static const kernel_body linear_int8_body = {.shape = linear_int8_shape};
static int linear_int8_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = linear_int8_input(grad, weight, scale) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_linear_int8_input, &(call){.t = {
            grad[0], s->t[1], s->t[2]
        }}));
    /* d scale = (grad * linear_int8(input, weight, ones_like(scale))).sum_to_size(scale.size()) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {th_apply(&f, &op_mul, &(call){.t = {
                grad[0],
                th_apply(&f, &op_linear_int8, &(call){.t = {
                    s->t[0],
                    s->t[1],
                    th_apply(&f, &op_ones_like, &(call){.t = {s->t[2]}})
                }})
            }})},
            .list = {{s->shape[2]->size, s->shape[2]->ndim}}
        }));
    /* d bias = grad.sum_to_size(bias.size()) */
    if (s->wants[3])
        result[3] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {grad[0]},
            .list = {{s->shape[3]->size, s->shape[3]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param linear_int8_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_CHAR},
    {.name = "scale", .kind = P_TENSOR, .slot = 2},
    {.name = "bias", .kind = P_TENSOR, .slot = 3, .optional = true},
};
const row op_linear_int8 = {
    .op = "linear_int8", .name = "linear_int8",
    .signature =
        "linear_int8(Tensor input, CharTensor weight, Tensor scale, Tensor? bias=None)",
    .enter = th_kernel, .body = &linear_int8_body,
    .kernel = {.cpu = linear_int8_cpu},
    .backward = linear_int8_backward,
    .params = linear_int8_params,
    .flags = ROW_DENSE | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .required = 3, .tensors = 4, .inputs = 4, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 13, .grads = 1, .reads = {6, 0, 7, 0}, .sizes = {0, 0, 4, 8},
};

/* linear_int8_input(Tensor grad_output, CharTensor weight, Tensor scale) = kernel of few_bits.c */
static int linear_int8_input_cpu(call *c) {
    return cpu_linear_int8_input(c->out[0], c->t[0], c->t[1], c->t[2]);
}
static int linear_int8_input_shape(extent *size, const call *c) {
    return shape_linear_int8_input(size, c->t[0], c->t[1], c->t[2]);
}
static const kernel_body linear_int8_input_body = {.shape = linear_int8_input_shape};
static int linear_int8_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = linear_int8(grad, weight, scale) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_linear_int8, &(call){.t = {
            grad[0], s->t[1], s->t[2]
        }}));
    /* d scale = (grad_output * linear_int8(grad, weight,
       ones_like(scale))).sum_to_size(scale.size()) */
    if (s->wants[2])
        result[2] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {th_apply(&f, &op_mul, &(call){.t = {
                s->t[0],
                th_apply(&f, &op_linear_int8, &(call){.t = {
                    grad[0],
                    s->t[1],
                    th_apply(&f, &op_ones_like, &(call){.t = {s->t[2]}})
                }})
            }})},
            .list = {{s->shape[2]->size, s->shape[2]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param linear_int8_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_CHAR},
    {.name = "scale", .kind = P_TENSOR, .slot = 2},
};
const row op_linear_int8_input = {
    .op = "linear_int8_input", .name = "linear_int8_input",
    .signature =
        "linear_int8_input(Tensor grad_output, CharTensor weight, Tensor scale)",
    .enter = th_kernel, .body = &linear_int8_input_body,
    .kernel = {.cpu = linear_int8_input_cpu},
    .backward = linear_int8_input_backward,
    .params = linear_int8_input_params,
    .flags = ROW_DENSE | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 3, .tensors = 3, .inputs = 3, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 5, .grads = 1, .reads = {6, 0, 7}, .sizes = {0, 0, 4},
};

/* linear_int4(Tensor input, ByteTensor weight, Tensor scale, Tensor zero, Tensor? bias=None) =
   kernel of few_bits.c */
static int linear_int4_cpu(call *c) {
    return cpu_linear_int4(c->out[0], c->t[0], c->t[1], c->t[2], c->t[3], c->t[4]);
}
static int linear_int4_shape(extent *size, const call *c) {
    return shape_linear_int4(size, c->t[0], c->t[1], c->t[2], c->t[3], c->t[4]);
}
static const kernel_body linear_int4_body = {.shape = linear_int4_shape};
static int linear_int4_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = linear_int4_input(grad, weight, scale, zero) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_linear_int4_input, &(call){.t = {
            grad[0], s->t[1], s->t[2], s->t[3]
        }}));
    /* d bias = grad.sum_to_size(bias.size()) */
    if (s->wants[4])
        result[4] = th_keep(th_apply(&f, &op_sum_to_size, &(call){
            .t = {grad[0]},
            .list = {{s->shape[4]->size, s->shape[4]->ndim}}
        }));
    return th_end_frame(&f, s, result);
}
static const param linear_int4_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_BYTE},
    {.name = "scale", .kind = P_TENSOR, .slot = 2},
    {.name = "zero", .kind = P_TENSOR, .slot = 3},
    {.name = "bias", .kind = P_TENSOR, .slot = 4, .optional = true},
};
const row op_linear_int4 = {
    .op = "linear_int4", .name = "linear_int4",
    .signature =
        "linear_int4(Tensor input, ByteTensor weight, Tensor scale, Tensor zero, Tensor? "
        "bias=None)",
    .enter = th_kernel, .body = &linear_int4_body,
    .kernel = {.cpu = linear_int4_cpu},
    .backward = linear_int4_backward,
    .missing = "train the weight as floats, then quantize it", .lacks = 12,
    .params = linear_int4_params,
    .flags = ROW_DENSE | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5,
    .required = 4, .tensors = 5, .inputs = 5, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 17, .grads = 1, .reads = {14, 0, 0, 0, 0}, .sizes = {0, 0, 0, 0, 16},
};

/* linear_int4_input(Tensor grad_output, ByteTensor weight, Tensor scale, Tensor zero) = kernel
   of few_bits.c */
static int linear_int4_input_cpu(call *c) {
    return cpu_linear_int4_input(c->out[0], c->t[0], c->t[1], c->t[2], c->t[3]);
}
static int linear_int4_input_shape(extent *size, const call *c) {
    return shape_linear_int4_input(size, c->t[0], c->t[1], c->t[2], c->t[3]);
}
static const kernel_body linear_int4_input_body = {.shape = linear_int4_input_shape};
static int linear_int4_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = linear_int4(grad, weight, scale, zero) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_linear_int4, &(call){.t = {
            grad[0], s->t[1], s->t[2], s->t[3]
        }}));
    return th_end_frame(&f, s, result);
}
static const param linear_int4_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_BYTE},
    {.name = "scale", .kind = P_TENSOR, .slot = 2},
    {.name = "zero", .kind = P_TENSOR, .slot = 3},
};
const row op_linear_int4_input = {
    .op = "linear_int4_input", .name = "linear_int4_input",
    .signature =
        "linear_int4_input(Tensor grad_output, ByteTensor weight, Tensor scale, Tensor zero)",
    .enter = th_kernel, .body = &linear_int4_input_body,
    .kernel = {.cpu = linear_int4_input_cpu},
    .backward = linear_int4_input_backward,
    .missing = "train the weight as floats, then quantize it", .lacks = 12,
    .params = linear_int4_input_params,
    .flags = ROW_DENSE | ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4,
    .required = 4, .tensors = 4, .inputs = 4, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1, .reads = {14},
};

/* int_mm(Tensor input, CharTensor weight) -> IntTensor = kernel of int_mm.c */
static int int_mm_cpu(call *c) {
    return cpu_int_mm(c->out[0], c->t[0], c->t[1]);
}
static int int_mm_shape(extent *size, const call *c) {
    return shape_int_mm(size, c->t[0], c->t[1]);
}
static const kernel_body int_mm_body = {.shape = int_mm_shape};
static const param int_mm_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "weight", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_CHAR},
};
const row op_int_mm = {
    .op = "int_mm", .name = "int_mm",
    .signature = "int_mm(Tensor input, CharTensor weight) -> IntTensor",
    .enter = th_kernel, .body = &int_mm_body,
    .kernel = {.cpu = int_mm_cpu},
    .params = int_mm_params,
    .flags = ROW_DENSE | ROW_MIXED, .dtypes = 1 << TH_BYTE | 1 << TH_CHAR,
    .own = 1 << TH_BYTE | 1 << TH_CHAR, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .results = 1, .returned = 1, .types = {TH_INT},
};

/* linear_weight(Tensor grad_output, Tensor input) = kernel of linear.c */
static int linear_weight_cpu(call *c) {
    return cpu_linear_weight(c->out[0], c->t[0], c->t[1]);
}
static int linear_weight_cuda(call *c) {
    return cuda_linear_weight(c->out[0], c->t[0], c->t[1]);
}
static int linear_weight_shape(extent *size, const call *c) {
    return shape_linear_weight(size, c->t[0], c->t[1]);
}
static const kernel_body linear_weight_body = {.shape = linear_weight_shape};
static int linear_weight_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = linear(input, grad) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_linear, &(call){.t = {s->t[1], grad[0]}}));
    /* d input = linear(grad_output, grad.t()) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_linear, &(call){.t = {
            s->t[0],
            th_apply(&f, &op_t, &(call){.t = {grad[0]}})
        }}));
    return th_end_frame(&f, s, result);
}
static const param linear_weight_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
};
const row op_linear_weight = {
    .op = "linear_weight", .name = "linear_weight",
    .signature = "linear_weight(Tensor grad_output, Tensor input)",
    .enter = th_kernel, .body = &linear_weight_body,
    .kernel = {.cpu = linear_weight_cpu, .cuda = linear_weight_cuda},
    .backward = linear_weight_backward,
    .params = linear_weight_params,
    .flags = ROW_NARROW | ROW_CONJUGATES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX | 1 << TH_BFLOAT16, .nparams = 2, .required = 2, .tensors = 2,
    .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 1},
};

/* matmul(Tensor input, Tensor other) = torch.composed.matmul */
static const param matmul_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_matmul = {
    .op = "matmul", .name = "matmul",
    .signature = "matmul(Tensor input, Tensor other)",
    .autocast = "lower",
    .vmap = "matmul",
    .params = matmul_params,
    .flags = ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* matmul_of_batches(Tensor input, Tensor other) = torch.composed.matmul_of_batches */
static const param matmul_of_batches_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_matmul_of_batches = {
    .op = "matmul_of_batches", .name = "matmul_of_batches",
    .signature = "matmul_of_batches(Tensor input, Tensor other)",
    .params = matmul_of_batches_params,
    .flags = ROW_PRESETS, .dtypes = TH_NUMBERS | TH_COMPLEX, .own = TH_PLAIN | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};
