/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* systems: Systems of linear equations, solved by LAPACK on the CPU, also for tensors on a GPU.
   Dims in front of the matrices are batch dims. A matrix with elements that are not finite has
   results that are not, and leaves its neighbours right. Singular matrices raise an error. A
   matrix is singular if its reciprocal condition is below the precision of the type, 2**-23 or
   2**-52 (less for more than 64 rows), also after scaling of rows and columns. */
#include "row/row.h"
#include "cofactors.h"
#include "determinant.h"
#include "least_squares.h"
#include "lu.h"
#include "solve.h"

extern const row op_add;
extern const row op_adjoint_if;
extern const row op_cofactors;
extern const row op_cofactors_input;
extern const row op_conjugate;
extern const row op_inverse;
extern const row op_least_squares_solution;
extern const row op_lu_gradient;
extern const row op_lu_joined;
extern const row op_mul;
extern const row op_narrow;
extern const row op_neg;
extern const row op_product;
extern const row op_solve_system;
extern const row op_solve_triangle;
extern const row op_sub;
extern const row op_triangle;
extern const row op_unsqueeze;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* linalg_inv_ex(Tensor A, bool check_errors=False) -> (Tensor inverse, IntTensor info) = kernel
   of solve.c */
static int linalg_inv_ex_cpu(call *c) {
    return cpu_linalg_inv_ex(c->out[0], c->out[1], c->t[0], c->n[0]);
}
static const kernel_body linalg_inv_ex_body = {.shapes = "nn->nn,", .plan = (const uint8_t[]){2, 0,
    0, 2, 2, 0, 0, 0}, .inner = {3}, .kept = {1, 1}, .whole = true};
static int linalg_inv_ex_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d A = -product(product(inverse, grad, 1, 0), inverse, 0, 1) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_product, &(call){
            .t = {
                th_apply(&f, &op_product, &(call){.t = {s->out[0], grad[0]}, .n = {1}}),
                s->out[0]
            },
            .n = {0, 1}
        })}}));
    return th_end_frame(&f, s, result);
}
static const param linalg_inv_ex_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "check_errors", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_inv_ex = {
    .op = "linalg_inv_ex", .name = "linalg.inv_ex",
    .signature =
        "linalg_inv_ex(Tensor A, bool check_errors=False) -> (Tensor inverse, IntTensor info)",
    .enter = th_kernel, .body = &linalg_inv_ex_body,
    .kernel = {.cpu = linalg_inv_ex_cpu},
    .backward = linalg_inv_ex_backward,
    .node = "LinalgInvExBackward0",
    .params = linalg_inv_ex_params,
    .names = (const char *const[]){"inverse", "info"},
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_INT}, .differentiable = 1,
    .grads = 1, .reads = {0x100},
};

/* linalg_inv(Tensor A) = kernel of solve.c */
static int linalg_inv_cpu(call *c) {
    return cpu_linalg_inv_ex(c->out[0], NULL, c->t[0], 0);
}
static const kernel_body linalg_inv_body = {.shapes = "nn->nn", .plan = (const uint8_t[]){2, 0, 0,
    1, 2, 0, 0}, .inner = {3}, .kept = {1}, .whole = true};
static int linalg_inv_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d A = -product(product(output, grad, 1, 0), output, 0, 1) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_product, &(call){
            .t = {
                th_apply(&f, &op_product, &(call){.t = {s->out[0], grad[0]}, .n = {1}}),
                s->out[0]
            },
            .n = {0, 1}
        })}}));
    return th_end_frame(&f, s, result);
}
static const param linalg_inv_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
};
const row op_linalg_inv = {
    .op = "linalg_inv", .name = "linalg.inv",
    .signature = "linalg_inv(Tensor A)",
    .enter = th_kernel, .body = &linalg_inv_body,
    .kernel = {.cpu = linalg_inv_cpu},
    .backward = linalg_inv_backward,
    .node = "LinalgInvExBackward0",
    .params = linalg_inv_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {0x100},
};

/* inverse(Tensor input) = kernel of solve.c */
static int inverse_cpu(call *c) {
    return cpu_linalg_inv_ex(c->out[0], NULL, c->t[0], 0);
}
static const kernel_body inverse_body = {.shapes = "nn->nn", .plan = (const uint8_t[]){2, 0, 0, 1,
    2, 0, 0}, .inner = {3}, .kept = {1}, .whole = true};
static int inverse_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = -product(product(output, grad, 1, 0), output, 0, 1) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_product, &(call){
            .t = {
                th_apply(&f, &op_product, &(call){.t = {s->out[0], grad[0]}, .n = {1}}),
                s->out[0]
            },
            .n = {0, 1}
        })}}));
    return th_end_frame(&f, s, result);
}
static const param inverse_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_inverse = {
    .op = "inverse", .name = "inverse",
    .signature = "inverse(Tensor input)",
    .enter = th_kernel, .body = &inverse_body,
    .kernel = {.cpu = inverse_cpu},
    .backward = inverse_backward,
    .node = "LinalgInvExBackward0",
    .params = inverse_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* linalg_det(Tensor A) = kernel of determinant.c */
static int linalg_det_cpu(call *c) {
    return cpu_linalg_det(c->out[0], c->t[0]);
}
static const kernel_body linalg_det_body = {.shapes = "nn->", .plan = (const uint8_t[]){2, 0, 0, 1,
    0}, .inner = {3}, .kept = {1}, .whole = true};
static int linalg_det_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d A = cofactors(A) * grad.unsqueeze(-1).unsqueeze(-1) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            th_apply(&f, &op_cofactors, &(call){.t = {s->t[0]}}),
            th_apply(&f, &op_unsqueeze, &(call){
                .t = {th_apply(&f, &op_unsqueeze, &(call){.t = {grad[0]}, .n = {-1}})},
                .n = {-1}
            })
        }}));
    return th_end_frame(&f, s, result);
}
static const param linalg_det_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
};
const row op_linalg_det = {
    .op = "linalg_det", .name = "linalg.det",
    .signature = "linalg_det(Tensor A)",
    .enter = th_kernel, .body = &linalg_det_body,
    .kernel = {.cpu = linalg_det_cpu},
    .backward = linalg_det_backward,
    .node = "LinalgDetBackward0",
    .params = linalg_det_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* det(Tensor input) = kernel of determinant.c */
static int det_cpu(call *c) {
    return cpu_linalg_det(c->out[0], c->t[0]);
}
static const kernel_body det_body = {.shapes = "nn->", .plan = (const uint8_t[]){2, 0, 0, 1, 0},
    .inner = {3}, .kept = {1}, .whole = true};
static int det_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = cofactors(input) * grad.unsqueeze(-1).unsqueeze(-1) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            th_apply(&f, &op_cofactors, &(call){.t = {s->t[0]}}),
            th_apply(&f, &op_unsqueeze, &(call){
                .t = {th_apply(&f, &op_unsqueeze, &(call){.t = {grad[0]}, .n = {-1}})},
                .n = {-1}
            })
        }}));
    return th_end_frame(&f, s, result);
}
static const param det_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_det = {
    .op = "det", .name = "det",
    .signature = "det(Tensor input)",
    .enter = th_kernel, .body = &det_body,
    .kernel = {.cpu = det_cpu},
    .backward = det_backward,
    .node = "LinalgDetBackward0",
    .params = det_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* linalg_pinv(Tensor A, Tensor|Scalar? rcond=None, bool hermitian=False, Tensor|Scalar?
   atol=None, Tensor|Scalar? rtol=None) = torch.composed.linalg_pinv */
static const param linalg_pinv_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "rcond", .kind = P_EITHER, .slot = 1, .number = 0, .optional = true,
     .preset = PRESET_NONE},
    {.name = "hermitian", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "atol", .kind = P_EITHER, .slot = 2, .number = 1, .optional = true,
     .preset = PRESET_NONE},
    {.name = "rtol", .kind = P_EITHER, .slot = 3, .number = 2, .optional = true,
     .preset = PRESET_NONE},
};
const row op_linalg_pinv = {
    .op = "linalg_pinv", .name = "linalg.pinv",
    .signature =
        "linalg_pinv(Tensor A, Tensor|Scalar? rcond=None, bool hermitian=False, "
        "Tensor|Scalar? atol=None, Tensor|Scalar? rtol=None)",
    .autocast = "cpu float",
    .params = linalg_pinv_params,
    .flags = ROW_FUNCTION, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 5, .required = 1, .tensors = 4, .inputs = 4, .scalars = 3, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* pinverse(Tensor input, Tensor|Scalar? rcond=None, bool hermitian=False, Tensor|Scalar?
   atol=None, Tensor|Scalar? rtol=None) = torch.composed.pinverse */
static const param pinverse_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "rcond", .kind = P_EITHER, .slot = 1, .number = 0, .optional = true,
     .preset = PRESET_NONE},
    {.name = "hermitian", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "atol", .kind = P_EITHER, .slot = 2, .number = 1, .optional = true,
     .preset = PRESET_NONE},
    {.name = "rtol", .kind = P_EITHER, .slot = 3, .number = 2, .optional = true,
     .preset = PRESET_NONE},
};
const row op_pinverse = {
    .op = "pinverse", .name = "pinverse",
    .signature =
        "pinverse(Tensor input, Tensor|Scalar? rcond=None, bool hermitian=False, "
        "Tensor|Scalar? atol=None, Tensor|Scalar? rtol=None)",
    .autocast = "cpu float",
    .params = pinverse_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 5, .required = 1, .tensors = 4, .inputs = 4, .scalars = 3, .ints = 1, .results = 1,
    .returned = 1, .types = {TH_SAME},
};

/* linalg_slogdet(Tensor A) -> (Tensor sign, RealTensor logabsdet) = kernel of determinant.c */
static int linalg_slogdet_cpu(call *c) {
    return cpu_linalg_slogdet(c->out[0], c->out[1], c->t[0]);
}
static const kernel_body linalg_slogdet_body = {.shapes = "nn->,", .plan = (const uint8_t[]){2, 0,
    0, 2, 0, 0}, .inner = {3}, .kept = {1, 1}, .whole = true};
static int linalg_slogdet_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d A = adjoint_if(inverse(A), 1) * (grad_logabsdet + (grad_sign * conjugate(sign) -
       conjugate(grad_sign) * sign) * 0.5).unsqueeze(-1).unsqueeze(-1) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            th_apply(&f, &op_adjoint_if, &(call){
                .t = {th_apply(&f, &op_inverse, &(call){.t = {s->t[0]}})},
                .n = {1}
            }),
            th_apply(&f, &op_unsqueeze, &(call){
                .t = {th_apply(&f, &op_unsqueeze, &(call){
                    .t = {th_apply(&f, &op_add, &(call){
                        .t = {
                            grad[1],
                            th_apply(&f, &op_mul, &(call){
                                .t = {th_apply(&f, &op_sub, &(call){
                                    .t = {
                                        th_apply(&f, &op_mul, &(call){.t = {
                                            grad[0],
                                            th_apply(&f, &op_conjugate, &(call){.t = {s->out[0]}})
                                        }}),
                                        th_apply(&f, &op_mul, &(call){.t = {
                                            th_apply(&f, &op_conjugate, &(call){.t = {grad[0]}}),
                                            s->out[0]
                                        }})
                                    },
                                    .s = {[1] = PRESET(1)}
                                })},
                                .s = {[1] = th_real(0.5)}
                            })
                        },
                        .s = {[1] = PRESET(1)}
                    })},
                    .n = {-1}
                })},
                .n = {-1}
            })
        }}));
    return th_end_frame(&f, s, result);
}
static const param linalg_slogdet_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
};
const row op_linalg_slogdet = {
    .op = "linalg_slogdet", .name = "linalg.slogdet",
    .signature = "linalg_slogdet(Tensor A) -> (Tensor sign, RealTensor logabsdet)",
    .enter = th_kernel, .body = &linalg_slogdet_body,
    .kernel = {.cpu = linalg_slogdet_cpu},
    .backward = linalg_slogdet_backward,
    .node = "LinalgSlogdetBackward0",
    .params = linalg_slogdet_params,
    .names = (const char *const[]){"sign", "logabsdet"},
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_REAL_PART}, .differentiable = 1, .grads = 3,
    .reads = {0x101},
};

/* slogdet(Tensor input) -> (Tensor sign, RealTensor logabsdet) = kernel of determinant.c */
static int slogdet_cpu(call *c) {
    return cpu_linalg_slogdet(c->out[0], c->out[1], c->t[0]);
}
static const kernel_body slogdet_body = {.shapes = "nn->,", .plan = (const uint8_t[]){2, 0, 0, 2, 0,
    0}, .inner = {3}, .kept = {1, 1}, .whole = true};
static int slogdet_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = adjoint_if(inverse(input), 1) * (grad_logabsdet + (grad_sign * conjugate(sign) -
       conjugate(grad_sign) * sign) * 0.5).unsqueeze(-1).unsqueeze(-1) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            th_apply(&f, &op_adjoint_if, &(call){
                .t = {th_apply(&f, &op_inverse, &(call){.t = {s->t[0]}})},
                .n = {1}
            }),
            th_apply(&f, &op_unsqueeze, &(call){
                .t = {th_apply(&f, &op_unsqueeze, &(call){
                    .t = {th_apply(&f, &op_add, &(call){
                        .t = {
                            grad[1],
                            th_apply(&f, &op_mul, &(call){
                                .t = {th_apply(&f, &op_sub, &(call){
                                    .t = {
                                        th_apply(&f, &op_mul, &(call){.t = {
                                            grad[0],
                                            th_apply(&f, &op_conjugate, &(call){.t = {s->out[0]}})
                                        }}),
                                        th_apply(&f, &op_mul, &(call){.t = {
                                            th_apply(&f, &op_conjugate, &(call){.t = {grad[0]}}),
                                            s->out[0]
                                        }})
                                    },
                                    .s = {[1] = PRESET(1)}
                                })},
                                .s = {[1] = th_real(0.5)}
                            })
                        },
                        .s = {[1] = PRESET(1)}
                    })},
                    .n = {-1}
                })},
                .n = {-1}
            })
        }}));
    return th_end_frame(&f, s, result);
}
static const param slogdet_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_slogdet = {
    .op = "slogdet", .name = "slogdet",
    .signature = "slogdet(Tensor input) -> (Tensor sign, RealTensor logabsdet)",
    .enter = th_kernel, .body = &slogdet_body,
    .kernel = {.cpu = slogdet_cpu},
    .backward = slogdet_backward,
    .node = "LinalgSlogdetBackward0",
    .params = slogdet_params,
    .names = (const char *const[]){"sign", "logabsdet"},
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_REAL_PART}, .differentiable = 1, .grads = 3, .reads = {0x101},
};

/* logdet(Tensor input) = kernel of determinant.c */
static int logdet_cpu(call *c) {
    return cpu_logdet(c->out[0], c->t[0]);
}
static const kernel_body logdet_body = {.shapes = "nn->", .plan = (const uint8_t[]){2, 0, 0, 1, 0},
    .inner = {3}, .kept = {1}};
static int logdet_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = adjoint_if(inverse(input), 1) * grad.unsqueeze(-1).unsqueeze(-1) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            th_apply(&f, &op_adjoint_if, &(call){
                .t = {th_apply(&f, &op_inverse, &(call){.t = {s->t[0]}})},
                .n = {1}
            }),
            th_apply(&f, &op_unsqueeze, &(call){
                .t = {th_apply(&f, &op_unsqueeze, &(call){.t = {grad[0]}, .n = {-1}})},
                .n = {-1}
            })
        }}));
    return th_end_frame(&f, s, result);
}
static const param logdet_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_logdet = {
    .op = "logdet", .name = "logdet",
    .signature = "logdet(Tensor input)",
    .enter = th_kernel, .body = &logdet_body,
    .kernel = {.cpu = logdet_cpu},
    .backward = logdet_backward,
    .params = logdet_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* cofactors(Tensor input) = kernel of cofactors.c */
static int cofactors_cpu(call *c) {
    return cpu_cofactors(c->out[0], c->t[0]);
}
static const kernel_body cofactors_body = {.shapes = "nn->nn", .plan = (const uint8_t[]){2, 0, 0, 1,
    2, 0, 0}, .inner = {3}, .kept = {1}};
static int cofactors_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = cofactors_input(grad, input) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_cofactors_input, &(call){.t = {grad[0], s->t[0]}}));
    return th_end_frame(&f, s, result);
}
static const param cofactors_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_cofactors = {
    .op = "cofactors", .name = "cofactors",
    .signature = "cofactors(Tensor input)",
    .enter = th_kernel, .body = &cofactors_body,
    .kernel = {.cpu = cofactors_cpu},
    .backward = cofactors_backward,
    .params = cofactors_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* cofactors_input(Tensor grad_output, Tensor input) = kernel of cofactors.c */
static int cofactors_input_cpu(call *c) {
    return cpu_cofactors_input(c->out[0], c->t[0], c->t[1]);
}
static const kernel_body cofactors_input_body = {.shapes = "nn,nn->nn", .plan = (const uint8_t[]){2,
    0, 0, 2, 0, 0, 1, 2, 0, 0}, .inner = {3, 3}, .kept = {1}};
static const param cofactors_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "input", .kind = P_TENSOR, .slot = 1},
};
const row op_cofactors_input = {
    .op = "cofactors_input", .name = "cofactors_input",
    .signature = "cofactors_input(Tensor grad_output, Tensor input)",
    .enter = th_kernel, .body = &cofactors_input_body,
    .kernel = {.cpu = cofactors_input_cpu},
    .params = cofactors_input_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* linalg_solve_ex(Tensor A, Tensor B, bool left=True, bool check_errors=False) -> (Tensor
   result, IntTensor info) = kernel of solve.c */
static int linalg_solve_ex_cpu(call *c) {
    return cpu_linalg_solve_ex(c->out[0], c->out[1], c->t[0], c->t[1], c->n[0], c->n[1]);
}
static int linalg_solve_ex_shape(extent *size, const call *c) {
    return shape_linalg_solve_ex(size, c->t[0], c->t[1], c->n[0], c->n[1]);
}
static const kernel_body linalg_solve_ex_body = {.shapes = "nn,mk->", .plan = (const uint8_t[]){2,
    0, 0, 2, 16, 17, 0}, .shape = linalg_solve_ex_shape, .inner = {3, 3}, .kept = {1, 1},
    .vectors = 2, .whole = true};
static int linalg_solve_ex_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d A = adjoint_if(-product(solve_system(adjoint_if(grad, 1 - left), A, left),
       adjoint_if(result, 1 - left), 0, 1), 1 - left) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_adjoint_if, &(call){
                .t = {th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_product, &(call){
                    .t = {
                        th_apply(&f, &op_solve_system, &(call){
                            .t = {
                                th_apply(&f, &op_adjoint_if, &(call){
                                    .t = {grad[0]},
                                    .n = {(1 - s->n[0])}
                                }),
                                s->t[0]
                            },
                            .n = {s->n[0]}
                        }),
                        th_apply(&f, &op_adjoint_if, &(call){
                            .t = {s->out[0]},
                            .n = {(1 - s->n[0])}
                        })
                    },
                    .n = {0, 1}
                })}})},
                .n = {(1 - s->n[0])}
            }),
            s->shape[0]
        );
    /* d B = adjoint_if(solve_system(adjoint_if(grad, 1 - left), A, left), 1 - left) */
    if (s->wants[1])
        result[1] = th_keep_sum(&f,
            th_apply(&f, &op_adjoint_if, &(call){
                .t = {th_apply(&f, &op_solve_system, &(call){
                    .t = {
                        th_apply(&f, &op_adjoint_if, &(call){.t = {grad[0]}, .n = {(1 - s->n[0])}}),
                        s->t[0]
                    },
                    .n = {s->n[0]}
                })},
                .n = {(1 - s->n[0])}
            }),
            s->shape[1]
        );
    return th_end_frame(&f, s, result);
}
static const param linalg_solve_ex_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "B", .kind = P_TENSOR, .slot = 1},
    {.name = "left", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "check_errors", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_solve_ex = {
    .op = "linalg_solve_ex", .name = "linalg.solve_ex",
    .signature =
        "linalg_solve_ex(Tensor A, Tensor B, bool left=True, bool check_errors=False) -> "
        "(Tensor result, IntTensor info)",
    .enter = th_kernel, .body = &linalg_solve_ex_body,
    .kernel = {.cpu = linalg_solve_ex_cpu},
    .backward = linalg_solve_ex_backward,
    .node = "LinalgSolveExBackward0",
    .params = linalg_solve_ex_params,
    .names = (const char *const[]){"result", "info"},
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 2, .tensors = 2, .inputs = 2,
    .ints = 2, .results = 2, .returned = 2, .types = {TH_SAME, TH_INT}, .differentiable = 3,
    .grads = 1, .reads = {0x101, 1}, .sizes = {1, 2},
};

/* linalg_solve(Tensor A, Tensor B, bool left=True) -> Tensor result = kernel of solve.c */
static int linalg_solve_cpu(call *c) {
    return cpu_linalg_solve_ex(c->out[0], NULL, c->t[0], c->t[1], c->n[0], 0);
}
static int linalg_solve_shape(extent *size, const call *c) {
    return shape_linalg_solve_ex(size, c->t[0], c->t[1], c->n[0], 0);
}
static const kernel_body linalg_solve_body = {.shapes = "nn,mk->", .plan = (const uint8_t[]){2, 0,
    0, 2, 16, 17, 0}, .shape = linalg_solve_shape, .inner = {3, 3}, .kept = {1}, .vectors = 2,
    .whole = true};
static int linalg_solve_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d A = adjoint_if(-product(solve_system(adjoint_if(grad, 1 - left), A, left),
       adjoint_if(result, 1 - left), 0, 1), 1 - left) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_adjoint_if, &(call){
                .t = {th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_product, &(call){
                    .t = {
                        th_apply(&f, &op_solve_system, &(call){
                            .t = {
                                th_apply(&f, &op_adjoint_if, &(call){
                                    .t = {grad[0]},
                                    .n = {(1 - s->n[0])}
                                }),
                                s->t[0]
                            },
                            .n = {s->n[0]}
                        }),
                        th_apply(&f, &op_adjoint_if, &(call){
                            .t = {s->out[0]},
                            .n = {(1 - s->n[0])}
                        })
                    },
                    .n = {0, 1}
                })}})},
                .n = {(1 - s->n[0])}
            }),
            s->shape[0]
        );
    /* d B = adjoint_if(solve_system(adjoint_if(grad, 1 - left), A, left), 1 - left) */
    if (s->wants[1])
        result[1] = th_keep_sum(&f,
            th_apply(&f, &op_adjoint_if, &(call){
                .t = {th_apply(&f, &op_solve_system, &(call){
                    .t = {
                        th_apply(&f, &op_adjoint_if, &(call){.t = {grad[0]}, .n = {(1 - s->n[0])}}),
                        s->t[0]
                    },
                    .n = {s->n[0]}
                })},
                .n = {(1 - s->n[0])}
            }),
            s->shape[1]
        );
    return th_end_frame(&f, s, result);
}
static const param linalg_solve_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "B", .kind = P_TENSOR, .slot = 1},
    {.name = "left", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_linalg_solve = {
    .op = "linalg_solve", .name = "linalg.solve",
    .signature = "linalg_solve(Tensor A, Tensor B, bool left=True) -> Tensor result",
    .enter = th_kernel, .body = &linalg_solve_body,
    .kernel = {.cpu = linalg_solve_cpu},
    .backward = linalg_solve_backward,
    .node = "LinalgSolveExBackward0",
    .params = linalg_solve_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 2, .tensors = 2, .inputs = 2,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {0x101, 1}, .sizes = {1, 2},
};

/* linalg_solve_vectors(Tensor A, Tensor B, bool left=True) =
   torch.composed.linalg_solve_vectors */
static const param linalg_solve_vectors_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "B", .kind = P_TENSOR, .slot = 1},
    {.name = "left", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_linalg_solve_vectors = {
    .op = "linalg_solve_vectors", .name = "linalg.solve",
    .signature = "linalg_solve_vectors(Tensor A, Tensor B, bool left=True)",
    .params = linalg_solve_vectors_params,
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 2, .tensors = 2, .inputs = 2,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* linalg_solve_ex_vectors(Tensor A, Tensor B, bool left=True, bool check_errors=False) ->
   (Tensor result, IntTensor info) = torch.composed.linalg_solve_ex_vectors */
static const param linalg_solve_ex_vectors_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "B", .kind = P_TENSOR, .slot = 1},
    {.name = "left", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "check_errors", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_solve_ex_vectors = {
    .op = "linalg_solve_ex_vectors", .name = "linalg.solve_ex",
    .signature =
        "linalg_solve_ex_vectors(Tensor A, Tensor B, bool left=True, bool "
        "check_errors=False) -> (Tensor result, IntTensor info)",
    .params = linalg_solve_ex_vectors_params,
    .names = (const char *const[]){"result", "info"},
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 2, .tensors = 2, .inputs = 2,
    .ints = 2, .results = 2, .returned = 2, .types = {TH_SAME, TH_INT},
};

/* gesv(Tensor input, Tensor A) -> (Tensor solution, Tensor lu) = kernel of solve.c */
static int gesv_cpu(call *c) {
    return cpu_gesv(c->out[0], c->out[1], c->t[0], c->t[1]);
}
static const kernel_body gesv_body = {.shapes = "nk,nn->nk,nn", .plan = (const uint8_t[]){2, 0, 1,
    2, 0, 0, 2, 2, 0, 1, 2, 0, 0}, .inner = {3, 3}, .kept = {1, 1}};
static int gesv_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = solve_system(grad, A, 1) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_solve_system, &(call){.t = {grad[0], s->t[1]}, .n = {1}}),
            s->shape[0]
        );
    /* d A = -product(solve_system(grad, A, 1), solution, 0, 1) */
    if (s->wants[1])
        result[1] = th_keep_sum(&f,
            th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_product, &(call){
                .t = {
                    th_apply(&f, &op_solve_system, &(call){.t = {grad[0], s->t[1]}, .n = {1}}),
                    s->out[0]
                },
                .n = {0, 1}
            })}}),
            s->shape[1]
        );
    return th_end_frame(&f, s, result);
}
static const param gesv_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "A", .kind = P_TENSOR, .slot = 1},
};
const row op_gesv = {
    .op = "gesv", .name = "gesv",
    .signature = "gesv(Tensor input, Tensor A) -> (Tensor solution, Tensor lu)",
    .enter = th_kernel, .body = &gesv_body,
    .kernel = {.cpu = gesv_cpu},
    .backward = gesv_backward,
    .node = "LinalgSolveExBackward0",
    .params = gesv_params,
    .names = (const char *const[]){"solution", "lu"},
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_SAME}, .differentiable = 3, .grads = 1, .reads = {2, 0x102},
    .sizes = {1, 2},
};

/* solve_system(Tensor input, Tensor A, bool adjoint=False) = kernel of solve.c */
static int solve_system_cpu(call *c) {
    return cpu_solve_system(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static const kernel_body solve_system_body = {.shapes = "nk,nn->nk", .plan = (const uint8_t[]){2, 0,
    1, 2, 0, 0, 1, 2, 0, 1}, .inner = {3, 3}, .kept = {1}, .whole = true};
static int solve_system_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = solve_system(grad, A, 1 - adjoint) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_solve_system, &(call){.t = {grad[0], s->t[1]}, .n = {(1 - s->n[0])}}),
            s->shape[0]
        );
    /* d A = -adjoint_if(product(solve_system(grad, A, 1 - adjoint), output, 0, 1), adjoint) */
    if (s->wants[1])
        result[1] = th_keep_sum(&f,
            th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_adjoint_if, &(call){
                .t = {th_apply(&f, &op_product, &(call){
                    .t = {
                        th_apply(&f, &op_solve_system, &(call){
                            .t = {grad[0], s->t[1]},
                            .n = {(1 - s->n[0])}
                        }),
                        s->out[0]
                    },
                    .n = {0, 1}
                })},
                .n = {s->n[0]}
            })}}),
            s->shape[1]
        );
    return th_end_frame(&f, s, result);
}
static const param solve_system_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "A", .kind = P_TENSOR, .slot = 1},
    {.name = "adjoint", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_solve_system = {
    .op = "solve_system", .name = "solve_system",
    .signature = "solve_system(Tensor input, Tensor A, bool adjoint=False)",
    .enter = th_kernel, .body = &solve_system_body,
    .kernel = {.cpu = solve_system_cpu},
    .backward = solve_system_backward,
    .params = solve_system_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 3, .required = 2, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {2, 0x102}, .sizes = {1, 2},
};

/* trtrs(Tensor input, Tensor A, bool upper=True, bool transpose=False, bool
   unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient) = torch.composed.trtrs */
static const param trtrs_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "A", .kind = P_TENSOR, .slot = 1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "transpose", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
    {.name = "unitriangular", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_trtrs = {
    .op = "trtrs", .name = "trtrs",
    .signature =
        "trtrs(Tensor input, Tensor A, bool upper=True, bool transpose=False, bool "
        "unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)",
    .autocast = "cpu float",
    .params = trtrs_params,
    .names = (const char *const[]){"solution", "cloned_coefficient"},
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 5, .required = 2, .tensors = 2, .inputs = 2, .ints = 3, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_SAME},
};

/* linalg_solve_triangular(Tensor A, Tensor B, bool upper, bool left=True, bool
   unitriangular=False) = kernel of solve.c */
static int linalg_solve_triangular_cpu(call *c) {
    return cpu_linalg_solve_triangular(c->out[0], c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
}
static int linalg_solve_triangular_shape(extent *size, const call *c) {
    return shape_linalg_solve_triangular(size, c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body linalg_solve_triangular_body = {.shapes = "nn,mk->",
    .plan = (const uint8_t[]){2, 0, 0, 2, 16, 17, 0}, .shape = linalg_solve_triangular_shape,
    .inner = {3, 3}, .kept = {1}, .whole = true};
static int linalg_solve_triangular_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d A = -triangle(adjoint_if(product(solve_triangle(adjoint_if(grad, 1 - left), A, upper, left,
       unitriangular), adjoint_if(output, 1 - left), 0, 1), 1 - left), upper, unitriangular) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_triangle, &(call){
                .t = {th_apply(&f, &op_adjoint_if, &(call){
                    .t = {th_apply(&f, &op_product, &(call){
                        .t = {
                            th_apply(&f, &op_solve_triangle, &(call){
                                .t = {
                                    th_apply(&f, &op_adjoint_if, &(call){
                                        .t = {grad[0]},
                                        .n = {(1 - s->n[1])}
                                    }),
                                    s->t[0]
                                },
                                .n = {s->n[0], s->n[1], s->n[2]}
                            }),
                            th_apply(&f, &op_adjoint_if, &(call){
                                .t = {s->out[0]},
                                .n = {(1 - s->n[1])}
                            })
                        },
                        .n = {0, 1}
                    })},
                    .n = {(1 - s->n[1])}
                })},
                .n = {s->n[0], s->n[2]}
            })}}),
            s->shape[0]
        );
    /* d B = adjoint_if(solve_triangle(adjoint_if(grad, 1 - left), A, upper, left, unitriangular), 1
       - left) */
    if (s->wants[1])
        result[1] = th_keep_sum(&f,
            th_apply(&f, &op_adjoint_if, &(call){
                .t = {th_apply(&f, &op_solve_triangle, &(call){
                    .t = {
                        th_apply(&f, &op_adjoint_if, &(call){.t = {grad[0]}, .n = {(1 - s->n[1])}}),
                        s->t[0]
                    },
                    .n = {s->n[0], s->n[1], s->n[2]}
                })},
                .n = {(1 - s->n[1])}
            }),
            s->shape[1]
        );
    return th_end_frame(&f, s, result);
}
static const param linalg_solve_triangular_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "B", .kind = P_TENSOR, .slot = 1},
    {.name = "upper", .kind = P_BOOL, .slot = 0},
    {.name = "left", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(1)},
    {.name = "unitriangular", .kind = P_BOOL, .slot = 2, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_solve_triangular = {
    .op = "linalg_solve_triangular", .name = "linalg.solve_triangular",
    .signature =
        "linalg_solve_triangular(Tensor A, Tensor B, bool upper, bool left=True, bool "
        "unitriangular=False)",
    .enter = th_kernel, .body = &linalg_solve_triangular_body,
    .kernel = {.cpu = linalg_solve_triangular_cpu},
    .backward = linalg_solve_triangular_backward,
    .params = linalg_solve_triangular_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 5, .required = 3, .tensors = 2, .inputs = 2,
    .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {0x101, 1}, .sizes = {1, 2},
};

/* solve_triangle(Tensor input, Tensor A, bool upper, bool adjoint, bool unit) = kernel of
   solve.c */
static int solve_triangle_cpu(call *c) {
    return cpu_solve_triangle(c->out[0], c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body solve_triangle_body = {.shapes = "nk,nn->nk", .plan = (const uint8_t[]){2,
    0, 1, 2, 0, 0, 1, 2, 0, 1}, .inner = {3, 3}, .kept = {1}, .whole = true};
static int solve_triangle_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = solve_triangle(grad, A, upper, 1 - adjoint, unit) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_solve_triangle, &(call){
                .t = {grad[0], s->t[1]},
                .n = {s->n[0], (1 - s->n[1]), s->n[2]}
            }),
            s->shape[0]
        );
    /* d A = -triangle(adjoint_if(product(solve_triangle(grad, A, upper, 1 - adjoint, unit), output,
       0, 1), adjoint), upper, unit) */
    if (s->wants[1])
        result[1] = th_keep_sum(&f,
            th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_triangle, &(call){
                .t = {th_apply(&f, &op_adjoint_if, &(call){
                    .t = {th_apply(&f, &op_product, &(call){
                        .t = {
                            th_apply(&f, &op_solve_triangle, &(call){
                                .t = {grad[0], s->t[1]},
                                .n = {s->n[0], (1 - s->n[1]), s->n[2]}
                            }),
                            s->out[0]
                        },
                        .n = {0, 1}
                    })},
                    .n = {s->n[1]}
                })},
                .n = {s->n[0], s->n[2]}
            })}}),
            s->shape[1]
        );
    return th_end_frame(&f, s, result);
}
static const param solve_triangle_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "A", .kind = P_TENSOR, .slot = 1},
    {.name = "upper", .kind = P_BOOL, .slot = 0},
    {.name = "adjoint", .kind = P_BOOL, .slot = 1},
    {.name = "unit", .kind = P_BOOL, .slot = 2},
};
const row op_solve_triangle = {
    .op = "solve_triangle", .name = "solve_triangle",
    .signature =
        "solve_triangle(Tensor input, Tensor A, bool upper, bool adjoint, bool unit)",
    .enter = th_kernel, .body = &solve_triangle_body,
    .kernel = {.cpu = solve_triangle_cpu},
    .backward = solve_triangle_backward,
    .node = "LinalgSolveTriangularBackward0",
    .params = solve_triangle_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 5, .required = 5, .tensors = 2, .inputs = 2, .ints = 3, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {2, 0x102}, .sizes = {1, 2},
};

/* gels(Tensor input, Tensor A) -> (Tensor solution, Tensor qr) = kernel of least_squares.c */
static int gels_cpu(call *c) {
    return cpu_gels(c->out[0], c->out[1], c->t[0], c->t[1]);
}
static int gels_shape(extent *size, const call *c) {
    return shape_gels(size, c->t[0], c->t[1]);
}
static const kernel_body gels_body = {.shapes = "mk,mn->", .plan = (const uint8_t[]){2, 0, 1, 2, 0,
    17, 0}, .shape = gels_shape, .inner = {3, 3}, .kept = {1, 1}};
static const param gels_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "A", .kind = P_TENSOR, .slot = 1},
};
const row op_gels = {
    .op = "gels", .name = "gels",
    .signature = "gels(Tensor input, Tensor A) -> (Tensor solution, Tensor qr)",
    .enter = th_kernel, .body = &gels_body,
    .kernel = {.cpu = gels_cpu},
    .missing = "linalg.lstsq has a gradient", .lacks = 3,
    .params = gels_params,
    .names = (const char *const[]){"solution", "qr"},
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_SAME},
};

/* least_squares(Tensor input, Tensor A, Scalar rcond) -> (Tensor solution, LongTensor rank) =
   kernel of least_squares.c */
static int least_squares_cpu(call *c) {
    return cpu_least_squares(c->out[0], c->out[1], c->t[0], c->t[1], c->s[0]);
}
static int least_squares_shape(extent *size, const call *c) {
    return shape_least_squares(size, c->t[0], c->t[1], c->s[0]);
}
static const kernel_body least_squares_body = {.shapes = "mk,mn->", .plan = (const uint8_t[]){2, 0,
    1, 2, 0, 17, 0}, .shape = least_squares_shape, .inner = {3, 3}, .kept = {1, 1}};
static int least_squares_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = least_squares_solution(grad, adjoint_if(A, 1), rcond) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_least_squares_solution, &(call){
                .t = {grad[0], th_apply(&f, &op_adjoint_if, &(call){.t = {s->t[1]}, .n = {1}})},
                .s = {[0] = s->s[0]}
            }),
            s->shape[0]
        );
    /* d A = product(input - product(A, solution, 0, 0),
       least_squares_solution(least_squares_solution(grad, adjoint_if(A, 1), rcond), A, rcond), 0,
       1) - product(least_squares_solution(grad, adjoint_if(A, 1), rcond), solution, 0, 1) +
       product(least_squares_solution(solution, adjoint_if(A, 1), rcond), grad - product(A,
       least_squares_solution(grad, adjoint_if(A, 1), rcond), 1, 0), 0, 1) */
    if (s->wants[1]) {
        tensor *const part_0 = th_apply(&f, &op_adjoint_if, &(call){.t = {s->t[1]}, .n = {1}});
        tensor *const part_1 = th_apply(&f, &op_least_squares_solution, &(call){
            .t = {grad[0], part_0},
            .s = {[0] = s->s[0]}
        });
        result[1] = th_keep_sum(&f,
            th_apply(&f, &op_add, &(call){
                .t = {
                    th_apply(&f, &op_sub, &(call){
                        .t = {
                            th_apply(&f, &op_product, &(call){
                                .t = {
                                    th_apply(&f, &op_sub, &(call){
                                        .t = {
                                            s->t[0],
                                            th_apply(&f, &op_product, &(call){.t = {
                                                s->t[1], s->out[0]
                                            }})
                                        },
                                        .s = {[1] = PRESET(1)}
                                    }),
                                    th_apply(&f, &op_least_squares_solution, &(call){
                                        .t = {part_1, s->t[1]},
                                        .s = {[0] = s->s[0]}
                                    })
                                },
                                .n = {0, 1}
                            }),
                            th_apply(&f, &op_product, &(call){
                                .t = {part_1, s->out[0]},
                                .n = {0, 1}
                            })
                        },
                        .s = {[1] = PRESET(1)}
                    }),
                    th_apply(&f, &op_product, &(call){
                        .t = {
                            th_apply(&f, &op_least_squares_solution, &(call){
                                .t = {s->out[0], part_0},
                                .s = {[0] = s->s[0]}
                            }),
                            th_apply(&f, &op_sub, &(call){
                                .t = {
                                    grad[0],
                                    th_apply(&f, &op_product, &(call){
                                        .t = {s->t[1], part_1},
                                        .n = {1}
                                    })
                                },
                                .s = {[1] = PRESET(1)}
                            })
                        },
                        .n = {0, 1}
                    })
                },
                .s = {[1] = PRESET(1)}
            }),
            s->shape[1]
        );
    }
    return th_end_frame(&f, s, result);
}
static const param least_squares_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "A", .kind = P_TENSOR, .slot = 1},
    {.name = "rcond", .kind = P_SCALAR, .slot = 0},
};
const row op_least_squares = {
    .op = "least_squares", .name = "least_squares",
    .signature =
        "least_squares(Tensor input, Tensor A, Scalar rcond) -> (Tensor solution, LongTensor "
        "rank)",
    .enter = th_kernel, .body = &least_squares_body,
    .kernel = {.cpu = least_squares_cpu},
    .backward = least_squares_backward,
    .params = least_squares_params,
    .names = (const char *const[]){"solution", "rank"},
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 3, .required = 3, .tensors = 2, .inputs = 2, .scalars = 1, .results = 2,
    .returned = 2, .types = {TH_SAME, TH_LONG}, .differentiable = 3, .grads = 1,
    .reads = {2, 0x103}, .sizes = {1, 2},
};

/* least_squares_solution(Tensor input, Tensor A, Scalar rcond) = kernel of least_squares.c */
static int least_squares_solution_cpu(call *c) {
    return cpu_least_squares_solution(c->out[0], c->t[0], c->t[1], c->s[0]);
}
static const kernel_body least_squares_solution_body = {.shapes = "mk,mn->nk",
    .plan = (const uint8_t[]){2, 0, 1, 2, 0, 17, 1, 2, 17, 1}, .inner = {3, 3}, .kept = {1}};
static int least_squares_solution_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = least_squares_solution(grad, adjoint_if(A, 1), rcond) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_least_squares_solution, &(call){
                .t = {grad[0], th_apply(&f, &op_adjoint_if, &(call){.t = {s->t[1]}, .n = {1}})},
                .s = {[0] = s->s[0]}
            }),
            s->shape[0]
        );
    /* d A = product(input - product(A, output, 0, 0),
       least_squares_solution(least_squares_solution(grad, adjoint_if(A, 1), rcond), A, rcond), 0,
       1) - product(least_squares_solution(grad, adjoint_if(A, 1), rcond), output, 0, 1) +
       product(least_squares_solution(output, adjoint_if(A, 1), rcond), grad - product(A,
       least_squares_solution(grad, adjoint_if(A, 1), rcond), 1, 0), 0, 1) */
    if (s->wants[1]) {
        tensor *const part_0 = th_apply(&f, &op_adjoint_if, &(call){.t = {s->t[1]}, .n = {1}});
        tensor *const part_1 = th_apply(&f, &op_least_squares_solution, &(call){
            .t = {grad[0], part_0},
            .s = {[0] = s->s[0]}
        });
        result[1] = th_keep_sum(&f,
            th_apply(&f, &op_add, &(call){
                .t = {
                    th_apply(&f, &op_sub, &(call){
                        .t = {
                            th_apply(&f, &op_product, &(call){
                                .t = {
                                    th_apply(&f, &op_sub, &(call){
                                        .t = {
                                            s->t[0],
                                            th_apply(&f, &op_product, &(call){.t = {
                                                s->t[1], s->out[0]
                                            }})
                                        },
                                        .s = {[1] = PRESET(1)}
                                    }),
                                    th_apply(&f, &op_least_squares_solution, &(call){
                                        .t = {part_1, s->t[1]},
                                        .s = {[0] = s->s[0]}
                                    })
                                },
                                .n = {0, 1}
                            }),
                            th_apply(&f, &op_product, &(call){
                                .t = {part_1, s->out[0]},
                                .n = {0, 1}
                            })
                        },
                        .s = {[1] = PRESET(1)}
                    }),
                    th_apply(&f, &op_product, &(call){
                        .t = {
                            th_apply(&f, &op_least_squares_solution, &(call){
                                .t = {s->out[0], part_0},
                                .s = {[0] = s->s[0]}
                            }),
                            th_apply(&f, &op_sub, &(call){
                                .t = {
                                    grad[0],
                                    th_apply(&f, &op_product, &(call){
                                        .t = {s->t[1], part_1},
                                        .n = {1}
                                    })
                                },
                                .s = {[1] = PRESET(1)}
                            })
                        },
                        .n = {0, 1}
                    })
                },
                .s = {[1] = PRESET(1)}
            }),
            s->shape[1]
        );
    }
    return th_end_frame(&f, s, result);
}
static const param least_squares_solution_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "A", .kind = P_TENSOR, .slot = 1},
    {.name = "rcond", .kind = P_SCALAR, .slot = 0},
};
const row op_least_squares_solution = {
    .op = "least_squares_solution", .name = "least_squares_solution",
    .signature = "least_squares_solution(Tensor input, Tensor A, Scalar rcond)",
    .enter = th_kernel, .body = &least_squares_solution_body,
    .kernel = {.cpu = least_squares_solution_cpu},
    .backward = least_squares_solution_backward,
    .params = least_squares_solution_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 3, .required = 3, .tensors = 2, .inputs = 2, .scalars = 1, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {2, 0x103},
    .sizes = {1, 2},
};

/* linalg_lu_factor_ex(Tensor A, bool pivot=True, bool check_errors=False) -> (Tensor LU,
   IntTensor pivots, IntTensor info) = kernel of lu.c */
static int linalg_lu_factor_ex_cpu(call *c) {
    return cpu_linalg_lu_factor_ex(c->out[0], c->out[1], c->out[2], c->t[0], c->n[0], c->n[1]);
}
static int linalg_lu_factor_ex_shape(extent *size, const call *c) {
    return shape_linalg_lu_factor_ex(size, c->t[0], c->n[0], c->n[1]);
}
static const kernel_body linalg_lu_factor_ex_body = {.shapes = "mn->", .plan = (const uint8_t[]){2,
    0, 1, 0}, .shape = linalg_lu_factor_ex_shape, .inner = {3}, .kept = {1, 1, 1}, .whole = true};
static int linalg_lu_factor_ex_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d A = lu_gradient(grad, LU, pivots) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_lu_gradient, &(call){.t = {
            grad[0], s->out[0], s->out[1]
        }}));
    return th_end_frame(&f, s, result);
}
static const param linalg_lu_factor_ex_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "pivot", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "check_errors", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_lu_factor_ex = {
    .op = "linalg_lu_factor_ex", .name = "linalg.lu_factor_ex",
    .signature =
        "linalg_lu_factor_ex(Tensor A, bool pivot=True, bool check_errors=False) -> (Tensor "
        "LU, IntTensor pivots, IntTensor info)",
    .enter = th_kernel, .body = &linalg_lu_factor_ex_body,
    .kernel = {.cpu = linalg_lu_factor_ex_cpu},
    .backward = linalg_lu_factor_ex_backward,
    .node = "LinalgLuFactorExBackward0",
    .params = linalg_lu_factor_ex_params,
    .names = (const char *const[]){"LU", "pivots", "info"},
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 2, .results = 3, .returned = 3, .types = {TH_SAME, TH_INT, TH_INT}, .differentiable = 1,
    .grads = 1, .reads = {0x300},
};

/* linalg_lu_factor(Tensor A, bool pivot=True) -> (Tensor LU, IntTensor pivots) = kernel of lu.c */
static int linalg_lu_factor_cpu(call *c) {
    return cpu_linalg_lu_factor_ex(c->out[0], c->out[1], NULL, c->t[0], c->n[0], 0);
}
static int linalg_lu_factor_shape(extent *size, const call *c) {
    return shape_linalg_lu_factor_ex(size, c->t[0], c->n[0], 0);
}
static const kernel_body linalg_lu_factor_body = {.shapes = "mn->", .plan = (const uint8_t[]){2, 0,
    1, 0}, .shape = linalg_lu_factor_shape, .inner = {3}, .kept = {1, 1}, .whole = true};
static int linalg_lu_factor_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d A = lu_gradient(grad, LU, pivots) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_lu_gradient, &(call){.t = {
            grad[0], s->out[0], s->out[1]
        }}));
    return th_end_frame(&f, s, result);
}
static const param linalg_lu_factor_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "pivot", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_linalg_lu_factor = {
    .op = "linalg_lu_factor", .name = "linalg.lu_factor",
    .signature =
        "linalg_lu_factor(Tensor A, bool pivot=True) -> (Tensor LU, IntTensor pivots)",
    .enter = th_kernel, .body = &linalg_lu_factor_body,
    .kernel = {.cpu = linalg_lu_factor_cpu},
    .backward = linalg_lu_factor_backward,
    .node = "LinalgLuFactorExBackward0",
    .params = linalg_lu_factor_params,
    .names = (const char *const[]){"LU", "pivots"},
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_INT}, .differentiable = 1,
    .grads = 1, .reads = {0x300},
};

/* btrifact(Tensor input) -> (Tensor lu, IntTensor pivots) = kernel of lu.c */
static int btrifact_cpu(call *c) {
    return cpu_linalg_lu_factor_ex(c->out[0], c->out[1], NULL, c->t[0], 1, 0);
}
static int btrifact_shape(extent *size, const call *c) {
    return shape_linalg_lu_factor_ex(size, c->t[0], 1, 0);
}
static const kernel_body btrifact_body = {.shapes = "mn->", .plan = (const uint8_t[]){2, 0, 1, 0},
    .shape = btrifact_shape, .inner = {3}, .kept = {1, 1}, .whole = true};
static int btrifact_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = lu_gradient(grad, lu, pivots) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_lu_gradient, &(call){.t = {
            grad[0], s->out[0], s->out[1]
        }}));
    return th_end_frame(&f, s, result);
}
static const param btrifact_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_btrifact = {
    .op = "btrifact", .name = "btrifact",
    .signature = "btrifact(Tensor input) -> (Tensor lu, IntTensor pivots)",
    .enter = th_kernel, .body = &btrifact_body,
    .kernel = {.cpu = btrifact_cpu},
    .backward = btrifact_backward,
    .node = "LinalgLuFactorExBackward0",
    .params = btrifact_params,
    .names = (const char *const[]){"lu", "pivots"},
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_INT}, .differentiable = 1, .grads = 1, .reads = {0x300},
};

/* btrifact_with_info(Tensor input, bool pivot=True) -> (Tensor lu, IntTensor pivots, IntTensor
   info) = kernel of lu.c */
static int btrifact_with_info_cpu(call *c) {
    return cpu_linalg_lu_factor_ex(c->out[0], c->out[1], c->out[2], c->t[0], c->n[0], 0);
}
static int btrifact_with_info_shape(extent *size, const call *c) {
    return shape_linalg_lu_factor_ex(size, c->t[0], c->n[0], 0);
}
static const kernel_body btrifact_with_info_body = {.shapes = "mn->", .plan = (const uint8_t[]){2,
    0, 1, 0}, .shape = btrifact_with_info_shape, .inner = {3}, .kept = {1, 1, 1}, .whole = true};
static int btrifact_with_info_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = lu_gradient(grad, lu, pivots) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_lu_gradient, &(call){.t = {
            grad[0], s->out[0], s->out[1]
        }}));
    return th_end_frame(&f, s, result);
}
static const param btrifact_with_info_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "pivot", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_btrifact_with_info = {
    .op = "btrifact_with_info", .name = "btrifact_with_info",
    .signature =
        "btrifact_with_info(Tensor input, bool pivot=True) -> (Tensor lu, IntTensor pivots, "
        "IntTensor info)",
    .enter = th_kernel, .body = &btrifact_with_info_body,
    .kernel = {.cpu = btrifact_with_info_cpu},
    .backward = btrifact_with_info_backward,
    .node = "LinalgLuFactorExBackward0",
    .params = btrifact_with_info_params,
    .names = (const char *const[]){"lu", "pivots", "info"},
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .results = 3, .returned = 3,
    .types = {TH_SAME, TH_INT, TH_INT}, .differentiable = 1, .grads = 1, .reads = {0x300},
};

/* lu(Tensor A, bool pivot=True, bool[False] get_infos=False) -> tuple (Tensor LU, IntTensor
   pivots) = torch.composed.lu */
static const param lu_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "pivot", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "get_infos", .kind = P_FIXED, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_lu = {
    .op = "lu", .name = "lu",
    .signature =
        "lu(Tensor A, bool pivot=True, bool[False] get_infos=False) -> tuple (Tensor LU, "
        "IntTensor pivots)",
    .params = lu_params,
    .names = (const char *const[]){"LU", "pivots"},
    .flags = ROW_UNNAMED | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 2, .results = 2, .returned = 2, .types = {TH_SAME, TH_INT},
};

/* lu_informed(Tensor A, bool pivot=True, bool[True] get_infos) -> tuple (Tensor LU, IntTensor
   pivots, IntTensor info) = kernel of lu.c */
static int lu_informed_cpu(call *c) {
    return cpu_linalg_lu_factor_ex(c->out[0], c->out[1], c->out[2], c->t[0], c->n[0], 0);
}
static int lu_informed_shape(extent *size, const call *c) {
    return shape_linalg_lu_factor_ex(size, c->t[0], c->n[0], 0);
}
static const kernel_body lu_informed_body = {.shapes = "mn->", .plan = (const uint8_t[]){2, 0, 1,
    0}, .shape = lu_informed_shape, .inner = {3}, .kept = {1, 1, 1}, .whole = true};
static int lu_informed_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d A = lu_gradient(grad, LU, pivots) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_lu_gradient, &(call){.t = {
            grad[0], s->out[0], s->out[1]
        }}));
    return th_end_frame(&f, s, result);
}
static const param lu_informed_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "pivot", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "get_infos", .kind = P_FIXED, .slot = 1, .preset = PRESET(1)},
};
const row op_lu_informed = {
    .op = "lu_informed", .name = "lu",
    .signature =
        "lu_informed(Tensor A, bool pivot=True, bool[True] get_infos) -> tuple (Tensor LU, "
        "IntTensor pivots, IntTensor info)",
    .enter = th_kernel, .body = &lu_informed_body,
    .kernel = {.cpu = lu_informed_cpu},
    .backward = lu_informed_backward,
    .node = "LinalgLuFactorExBackward0",
    .params = lu_informed_params,
    .names = (const char *const[]){"LU", "pivots", "info"},
    .flags = ROW_PROMOTES | ROW_UNNAMED, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 3, .tensors = 1, .inputs = 1,
    .ints = 2, .results = 3, .returned = 3, .types = {TH_SAME, TH_INT, TH_INT}, .differentiable = 1,
    .grads = 1, .reads = {0x300},
};

/* btrifact_informed(Tensor input, IntTensor info) -> (Tensor lu, IntTensor pivots) =
   torch.composed.btrifact_informed */
static const param btrifact_informed_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "info", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_INT},
};
const row op_btrifact_informed = {
    .op = "btrifact_informed", .name = "btrifact",
    .signature =
        "btrifact_informed(Tensor input, IntTensor info) -> (Tensor lu, IntTensor pivots)",
    .params = btrifact_informed_params,
    .names = (const char *const[]){"lu", "pivots"},
    .flags = ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2,
    .tensors = 2, .inputs = 2, .results = 2, .returned = 2, .types = {TH_SAME, TH_INT},
};

/* lu_gradient(Tensor grad_output, Tensor LU, IntTensor pivots) = kernel of lu.c */
static int lu_gradient_cpu(call *c) {
    return cpu_lu_gradient(c->out[0], c->t[0], c->t[1], c->t[2]);
}
static int lu_gradient_shape(extent *size, const call *c) {
    return shape_lu_gradient(size, c->t[0], c->t[1], c->t[2]);
}
static const kernel_body lu_gradient_body = {.shapes = "mn,mn,k->", .plan = (const uint8_t[]){2, 0,
    1, 2, 0, 1, 1, 32, 0}, .shape = lu_gradient_shape, .inner = {3, 3, 2}, .kept = {1},
    .whole = true};
static const param lu_gradient_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0},
    {.name = "LU", .kind = P_TENSOR, .slot = 1},
    {.name = "pivots", .kind = P_TENSOR, .slot = 2, .fixed = 1 + TH_INT},
};
const row op_lu_gradient = {
    .op = "lu_gradient", .name = "lu_gradient",
    .signature = "lu_gradient(Tensor grad_output, Tensor LU, IntTensor pivots)",
    .enter = th_kernel, .body = &lu_gradient_body,
    .kernel = {.cpu = lu_gradient_cpu},
    .params = lu_gradient_params,
    .flags = ROW_PROMOTES | ROW_MIXED, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 3, .tensors = 3, .inputs = 3,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* lu_parts(Tensor LU_data, IntTensor LU_pivots) -> (Tensor P, Tensor L, Tensor U) = kernel of
   lu.c */
static int lu_parts_cpu(call *c) {
    return cpu_lu_parts(c->out[0], c->out[1], c->out[2], c->t[0], c->t[1]);
}
static int lu_parts_shape(extent *size, const call *c) {
    return shape_lu_parts(size, c->t[0], c->t[1]);
}
static const kernel_body lu_parts_body = {.shapes = "mn,k->", .plan = (const uint8_t[]){2, 0, 1, 1,
    16, 0}, .shape = lu_parts_shape, .inner = {3, 2}, .kept = {1, 1, 1}, .whole = true};
static int lu_parts_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d LU_data = lu_joined(grad_L, grad_U) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_lu_joined, &(call){.t = {grad[1], grad[2]}}),
            s->shape[0]
        );
    return th_end_frame(&f, s, result);
}
static const param lu_parts_params[] = {
    {.name = "LU_data", .kind = P_TENSOR, .slot = 0},
    {.name = "LU_pivots", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_INT},
};
const row op_lu_parts = {
    .op = "lu_parts", .name = "lu_parts",
    .signature =
        "lu_parts(Tensor LU_data, IntTensor LU_pivots) -> (Tensor P, Tensor L, Tensor U)",
    .enter = th_kernel, .body = &lu_parts_body,
    .kernel = {.cpu = lu_parts_cpu},
    .backward = lu_parts_backward,
    .params = lu_parts_params,
    .names = (const char *const[]){"P", "L", "U"},
    .flags = ROW_PROMOTES | ROW_MIXED, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .results = 3, .returned = 3, .types = {TH_SAME, TH_SAME, TH_SAME}, .differentiable = 1,
    .grads = 6, .sizes = {1},
};

/* lu_joined(Tensor L, Tensor U) = kernel of lu.c */
static int lu_joined_cpu(call *c) {
    return cpu_lu_joined(c->out[0], c->t[0], c->t[1]);
}
static int lu_joined_shape(extent *size, const call *c) {
    return shape_lu_joined(size, c->t[0], c->t[1]);
}
static const kernel_body lu_joined_body = {.shapes = "mk,kn->", .plan = (const uint8_t[]){2, 0, 1,
    2, 1, 17, 0}, .shape = lu_joined_shape, .inner = {3, 3}, .kept = {1}, .whole = true};
static int lu_joined_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d L = triangle(grad.narrow(-1, 0, L.size(-1)), 0, 1) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_triangle, &(call){
                .t = {th_apply(&f, &op_narrow, &(call){
                    .t = {grad[0]},
                    .n = {-1, 0, th_size_at(s->shape[0], -1)}
                })},
                .n = {0, 1}
            }),
            s->shape[0]
        );
    /* d U = triangle(grad.narrow(-2, 0, U.size(-2)), 1, 0) */
    if (s->wants[1])
        result[1] = th_keep_sum(&f,
            th_apply(&f, &op_triangle, &(call){
                .t = {th_apply(&f, &op_narrow, &(call){
                    .t = {grad[0]},
                    .n = {-2, 0, th_size_at(s->shape[1], -2)}
                })},
                .n = {1}
            }),
            s->shape[1]
        );
    return th_end_frame(&f, s, result);
}
static const param lu_joined_params[] = {
    {.name = "L", .kind = P_TENSOR, .slot = 0},
    {.name = "U", .kind = P_TENSOR, .slot = 1},
};
const row op_lu_joined = {
    .op = "lu_joined", .name = "lu_joined",
    .signature = "lu_joined(Tensor L, Tensor U)",
    .enter = th_kernel, .body = &lu_joined_body,
    .kernel = {.cpu = lu_joined_cpu},
    .backward = lu_joined_backward,
    .params = lu_joined_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .sizes = {1, 2},
};

/* lu_solution(Tensor input, Tensor LU, IntTensor pivots) = kernel of lu.c */
static int lu_solution_cpu(call *c) {
    return cpu_lu_solution(c->out[0], c->t[0], c->t[1], c->t[2]);
}
static int lu_solution_shape(extent *size, const call *c) {
    return shape_lu_solution(size, c->t[0], c->t[1], c->t[2]);
}
static const kernel_body lu_solution_body = {.shapes = "nk,nn,n->", .plan = (const uint8_t[]){2, 0,
    1, 2, 0, 0, 1, 0, 0}, .shape = lu_solution_shape, .inner = {3, 3, 2}, .kept = {1},
    .whole = true};
static const param lu_solution_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "LU", .kind = P_TENSOR, .slot = 1},
    {.name = "pivots", .kind = P_TENSOR, .slot = 2, .fixed = 1 + TH_INT},
};
const row op_lu_solution = {
    .op = "lu_solution", .name = "lu_solution",
    .signature = "lu_solution(Tensor input, Tensor LU, IntTensor pivots)",
    .enter = th_kernel, .body = &lu_solution_body,
    .kernel = {.cpu = lu_solution_cpu},
    .missing = "linalg.lu_solve has a gradient", .lacks = 3,
    .params = lu_solution_params,
    .flags = ROW_PROMOTES | ROW_MIXED, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 3, .tensors = 3, .inputs = 3,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* btrisolve(Tensor input, Tensor LU_data, IntTensor LU_pivots) = torch.composed.btrisolve */
static const param btrisolve_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "LU_data", .kind = P_TENSOR, .slot = 1},
    {.name = "LU_pivots", .kind = P_TENSOR, .slot = 2, .fixed = 1 + TH_INT},
};
const row op_btrisolve = {
    .op = "btrisolve", .name = "btrisolve",
    .signature = "btrisolve(Tensor input, Tensor LU_data, IntTensor LU_pivots)",
    .autocast = "cpu float",
    .params = btrisolve_params,
    .flags = ROW_MIXED | ROW_PRESETS, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3,
    .required = 3, .tensors = 3, .inputs = 3, .results = 1, .returned = 1, .types = {TH_SAME},
};
