/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* factors: Factorizations of matrices, computed by LAPACK on the CPU, also for tensors on a
   GPU. Dims in front of the matrices are batch dims. A matrix with elements that are not finite
   raises an error in Cholesky factors and rows that iterate (eigh, svd); in others, its factors
   are not finite, and its neighbours right. */
#include "row/row.h"
#include "walk/loop.h"
#include "walk/narrow_loop.h"
#include "formula.h"
#include "eigen.h"
#include "factor.h"
#include "householder.h"
#include "ldl.h"
#include "phases.h"
#include "singular_values.h"
#include "triangle.h"

extern const row op_add;
extern const row op_adjoint_if;
extern const row op_at_largest;
extern const row op_cholesky_solve;
extern const row op_conjugate;
extern const row op_diagonal;
extern const row op_divide_or_zero;
extern const row op_fold_lower;
extern const row op_from_largest;
extern const row op_hermitian_lower;
extern const row op_hermitian_part;
extern const row op_inverse_differences;
extern const row op_ldl_solution;
extern const row op_mul;
extern const row op_narrow;
extern const row op_narrow_input;
extern const row op_neg;
extern const row op_product;
extern const row op_solve_system;
extern const row op_solve_triangle;
extern const row op_sub;
extern const row op_sum;
extern const row op_times_reflections;
extern const row op_triangle;
extern const row op_unsqueeze;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* linalg_cholesky_ex(Tensor input, bool upper=False, bool check_errors=False) -> (Tensor L,
   IntTensor info) = kernel of factor.c */
static int linalg_cholesky_ex_cpu(call *c) {
    return cpu_linalg_cholesky_ex(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static const kernel_body linalg_cholesky_ex_body = {.shapes = "nn->nn,",
    .plan = (const uint8_t[]){2, 0, 0, 2, 2, 0, 0, 0}, .inner = {3}, .kept = {1, 1}, .whole = true};
static int linalg_cholesky_ex_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = solve_triangle(adjoint_if(solve_triangle(hermitian_lower(product(L, grad, 1 -
       upper, upper)), L, upper, 1 - upper, 0), 1), L, upper, 1 - upper, 0) * 0.5 */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mul, &(call){
            .t = {th_apply(&f, &op_solve_triangle, &(call){
                .t = {
                    th_apply(&f, &op_adjoint_if, &(call){
                        .t = {th_apply(&f, &op_solve_triangle, &(call){
                            .t = {
                                th_apply(&f, &op_hermitian_lower, &(call){.t = {th_apply(&f, &op_product, &(call){
                                    .t = {s->out[0], grad[0]},
                                    .n = {(1 - s->n[0]), s->n[0]}
                                })}}),
                                s->out[0]
                            },
                            .n = {s->n[0], (1 - s->n[0])}
                        })},
                        .n = {1}
                    }),
                    s->out[0]
                },
                .n = {s->n[0], (1 - s->n[0])}
            })},
            .s = {[1] = th_real(0.5)}
        }));
    return th_end_frame(&f, s, result);
}
static const param linalg_cholesky_ex_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "check_errors", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_cholesky_ex = {
    .op = "linalg_cholesky_ex", .name = "linalg.cholesky_ex",
    .signature =
        "linalg_cholesky_ex(Tensor input, bool upper=False, bool check_errors=False) -> "
        "(Tensor L, IntTensor info)",
    .enter = th_kernel, .body = &linalg_cholesky_ex_body,
    .kernel = {.cpu = linalg_cholesky_ex_cpu},
    .backward = linalg_cholesky_ex_backward,
    .node = "LinalgCholeskyExBackward0",
    .params = linalg_cholesky_ex_params,
    .names = (const char *const[]){"L", "info"},
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 2, .results = 2, .returned = 2, .types = {TH_SAME, TH_INT}, .differentiable = 1,
    .grads = 1, .reads = {0x100},
};

/* linalg_cholesky(Tensor input, bool upper=False) = kernel of factor.c */
static int linalg_cholesky_cpu(call *c) {
    return cpu_linalg_cholesky_ex(c->out[0], NULL, c->t[0], c->n[0], 0);
}
static const kernel_body linalg_cholesky_body = {.shapes = "nn->nn", .plan = (const uint8_t[]){2, 0,
    0, 1, 2, 0, 0}, .inner = {3}, .kept = {1}, .whole = true};
static int linalg_cholesky_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = solve_triangle(adjoint_if(solve_triangle(hermitian_lower(product(output, grad, 1 -
       upper, upper)), output, upper, 1 - upper, 0), 1), output, upper, 1 - upper, 0) * 0.5 */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mul, &(call){
            .t = {th_apply(&f, &op_solve_triangle, &(call){
                .t = {
                    th_apply(&f, &op_adjoint_if, &(call){
                        .t = {th_apply(&f, &op_solve_triangle, &(call){
                            .t = {
                                th_apply(&f, &op_hermitian_lower, &(call){.t = {th_apply(&f, &op_product, &(call){
                                    .t = {s->out[0], grad[0]},
                                    .n = {(1 - s->n[0]), s->n[0]}
                                })}}),
                                s->out[0]
                            },
                            .n = {s->n[0], (1 - s->n[0])}
                        })},
                        .n = {1}
                    }),
                    s->out[0]
                },
                .n = {s->n[0], (1 - s->n[0])}
            })},
            .s = {[1] = th_real(0.5)}
        }));
    return th_end_frame(&f, s, result);
}
static const param linalg_cholesky_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_cholesky = {
    .op = "linalg_cholesky", .name = "linalg.cholesky",
    .signature = "linalg_cholesky(Tensor input, bool upper=False)",
    .enter = th_kernel, .body = &linalg_cholesky_body,
    .kernel = {.cpu = linalg_cholesky_cpu},
    .backward = linalg_cholesky_backward,
    .node = "LinalgCholeskyExBackward0",
    .params = linalg_cholesky_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {0x100},
};

/* cholesky(Tensor input, bool upper=False) = kernel of factor.c */
static int cholesky_cpu(call *c) {
    return cpu_linalg_cholesky_ex(c->out[0], NULL, c->t[0], c->n[0], 0);
}
static const kernel_body cholesky_body = {.shapes = "nn->nn", .plan = (const uint8_t[]){2, 0, 0, 1,
    2, 0, 0}, .inner = {3}, .kept = {1}, .whole = true};
static int cholesky_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = solve_triangle(adjoint_if(solve_triangle(hermitian_lower(product(output, grad, 1 -
       upper, upper)), output, upper, 1 - upper, 0), 1), output, upper, 1 - upper, 0) * 0.5 */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mul, &(call){
            .t = {th_apply(&f, &op_solve_triangle, &(call){
                .t = {
                    th_apply(&f, &op_adjoint_if, &(call){
                        .t = {th_apply(&f, &op_solve_triangle, &(call){
                            .t = {
                                th_apply(&f, &op_hermitian_lower, &(call){.t = {th_apply(&f, &op_product, &(call){
                                    .t = {s->out[0], grad[0]},
                                    .n = {(1 - s->n[0]), s->n[0]}
                                })}}),
                                s->out[0]
                            },
                            .n = {s->n[0], (1 - s->n[0])}
                        })},
                        .n = {1}
                    }),
                    s->out[0]
                },
                .n = {s->n[0], (1 - s->n[0])}
            })},
            .s = {[1] = th_real(0.5)}
        }));
    return th_end_frame(&f, s, result);
}
static const param cholesky_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_cholesky = {
    .op = "cholesky", .name = "cholesky",
    .signature = "cholesky(Tensor input, bool upper=False)",
    .enter = th_kernel, .body = &cholesky_body,
    .kernel = {.cpu = cholesky_cpu},
    .backward = cholesky_backward,
    .node = "CholeskyBackward0",
    .params = cholesky_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* potrf(Tensor input, bool upper=True) = kernel of factor.c */
static int potrf_cpu(call *c) {
    return cpu_linalg_cholesky_ex(c->out[0], NULL, c->t[0], c->n[0], 0);
}
static const kernel_body potrf_body = {.shapes = "nn->nn", .plan = (const uint8_t[]){2, 0, 0, 1, 2,
    0, 0}, .inner = {3}, .kept = {1}, .whole = true};
static int potrf_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input =
       adjoint_if(fold_lower(solve_triangle(adjoint_if(solve_triangle(hermitian_lower(product(output,
       grad, 1 - upper, upper)), output, upper, 1 - upper, 0), 1), output, upper, 1 - upper, 0) *
       0.5), upper) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_adjoint_if, &(call){
            .t = {th_apply(&f, &op_fold_lower, &(call){.t = {th_apply(&f, &op_mul, &(call){
                .t = {th_apply(&f, &op_solve_triangle, &(call){
                    .t = {
                        th_apply(&f, &op_adjoint_if, &(call){
                            .t = {th_apply(&f, &op_solve_triangle, &(call){
                                .t = {
                                    th_apply(&f, &op_hermitian_lower, &(call){.t = {th_apply(&f, &op_product, &(call){
                                        .t = {s->out[0], grad[0]},
                                        .n = {(1 - s->n[0]), s->n[0]}
                                    })}}),
                                    s->out[0]
                                },
                                .n = {s->n[0], (1 - s->n[0])}
                            })},
                            .n = {1}
                        }),
                        s->out[0]
                    },
                    .n = {s->n[0], (1 - s->n[0])}
                })},
                .s = {[1] = th_real(0.5)}
            })}})},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param potrf_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_potrf = {
    .op = "potrf", .name = "potrf",
    .signature = "potrf(Tensor input, bool upper=True)",
    .enter = th_kernel, .body = &potrf_body,
    .kernel = {.cpu = potrf_cpu},
    .backward = potrf_backward,
    .node = "CholeskyBackward0",
    .params = potrf_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x100},
};

/* cholesky_inverse(Tensor input, bool upper=False) = kernel of factor.c */
static int cholesky_inverse_cpu(call *c) {
    return cpu_cholesky_inverse(c->out[0], c->t[0], c->n[0]);
}
static const kernel_body cholesky_inverse_body = {.shapes = "nn->nn", .plan = (const uint8_t[]){2,
    0, 0, 1, 2, 0, 0}, .inner = {3}, .kept = {1}, .whole = true};
static int cholesky_inverse_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = -triangle(adjoint_if(product(output, product(grad + adjoint_if(grad, 1),
       product(output, adjoint_if(triangle(input, upper, 0), upper), 0, 0), 0, 0), 0, 0), upper),
       upper, 0) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_triangle, &(call){
            .t = {th_apply(&f, &op_adjoint_if, &(call){
                .t = {th_apply(&f, &op_product, &(call){.t = {
                    s->out[0],
                    th_apply(&f, &op_product, &(call){.t = {
                        th_apply(&f, &op_add, &(call){
                            .t = {
                                grad[0],
                                th_apply(&f, &op_adjoint_if, &(call){.t = {grad[0]}, .n = {1}})
                            },
                            .s = {[1] = PRESET(1)}
                        }),
                        th_apply(&f, &op_product, &(call){.t = {
                            s->out[0],
                            th_apply(&f, &op_adjoint_if, &(call){
                                .t = {th_apply(&f, &op_triangle, &(call){
                                    .t = {s->t[0]},
                                    .n = {s->n[0]}
                                })},
                                .n = {s->n[0]}
                            })
                        }})
                    }})
                }})},
                .n = {s->n[0]}
            })},
            .n = {s->n[0]}
        })}}));
    return th_end_frame(&f, s, result);
}
static const param cholesky_inverse_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_cholesky_inverse = {
    .op = "cholesky_inverse", .name = "cholesky_inverse",
    .signature = "cholesky_inverse(Tensor input, bool upper=False)",
    .enter = th_kernel, .body = &cholesky_inverse_body,
    .kernel = {.cpu = cholesky_inverse_cpu},
    .backward = cholesky_inverse_backward,
    .node = "CholeskyInverseBackward0",
    .params = cholesky_inverse_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* potri(Tensor input, bool upper=True) = kernel of factor.c */
static int potri_cpu(call *c) {
    return cpu_cholesky_inverse(c->out[0], c->t[0], c->n[0]);
}
static const kernel_body potri_body = {.shapes = "nn->nn", .plan = (const uint8_t[]){2, 0, 0, 1, 2,
    0, 0}, .inner = {3}, .kept = {1}, .whole = true};
static int potri_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = -triangle(adjoint_if(product(output, product(grad + adjoint_if(grad, 1),
       product(output, adjoint_if(triangle(input, upper, 0), upper), 0, 0), 0, 0), 0, 0), upper),
       upper, 0) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_triangle, &(call){
            .t = {th_apply(&f, &op_adjoint_if, &(call){
                .t = {th_apply(&f, &op_product, &(call){.t = {
                    s->out[0],
                    th_apply(&f, &op_product, &(call){.t = {
                        th_apply(&f, &op_add, &(call){
                            .t = {
                                grad[0],
                                th_apply(&f, &op_adjoint_if, &(call){.t = {grad[0]}, .n = {1}})
                            },
                            .s = {[1] = PRESET(1)}
                        }),
                        th_apply(&f, &op_product, &(call){.t = {
                            s->out[0],
                            th_apply(&f, &op_adjoint_if, &(call){
                                .t = {th_apply(&f, &op_triangle, &(call){
                                    .t = {s->t[0]},
                                    .n = {s->n[0]}
                                })},
                                .n = {s->n[0]}
                            })
                        }})
                    }})
                }})},
                .n = {s->n[0]}
            })},
            .n = {s->n[0]}
        })}}));
    return th_end_frame(&f, s, result);
}
static const param potri_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_potri = {
    .op = "potri", .name = "potri",
    .signature = "potri(Tensor input, bool upper=True)",
    .enter = th_kernel, .body = &potri_body,
    .kernel = {.cpu = potri_cpu},
    .backward = potri_backward,
    .node = "CholeskyInverseBackward0",
    .params = potri_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {0x101},
};

/* linalg_cholesky_inverse(Tensor L, bool upper=False) = kernel of factor.c */
static int linalg_cholesky_inverse_cpu(call *c) {
    return cpu_cholesky_inverse(c->out[0], c->t[0], c->n[0]);
}
static const kernel_body linalg_cholesky_inverse_body = {.shapes = "nn->nn",
    .plan = (const uint8_t[]){2, 0, 0, 1, 2, 0, 0}, .inner = {3}, .kept = {1}, .whole = true};
static int linalg_cholesky_inverse_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d L = -triangle(adjoint_if(product(output, product(grad + adjoint_if(grad, 1),
       product(output, adjoint_if(triangle(L, upper, 0), upper), 0, 0), 0, 0), 0, 0), upper), upper,
       0) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_triangle, &(call){
            .t = {th_apply(&f, &op_adjoint_if, &(call){
                .t = {th_apply(&f, &op_product, &(call){.t = {
                    s->out[0],
                    th_apply(&f, &op_product, &(call){.t = {
                        th_apply(&f, &op_add, &(call){
                            .t = {
                                grad[0],
                                th_apply(&f, &op_adjoint_if, &(call){.t = {grad[0]}, .n = {1}})
                            },
                            .s = {[1] = PRESET(1)}
                        }),
                        th_apply(&f, &op_product, &(call){.t = {
                            s->out[0],
                            th_apply(&f, &op_adjoint_if, &(call){
                                .t = {th_apply(&f, &op_triangle, &(call){
                                    .t = {s->t[0]},
                                    .n = {s->n[0]}
                                })},
                                .n = {s->n[0]}
                            })
                        }})
                    }})
                }})},
                .n = {s->n[0]}
            })},
            .n = {s->n[0]}
        })}}));
    return th_end_frame(&f, s, result);
}
static const param linalg_cholesky_inverse_params[] = {
    {.name = "L", .kind = P_TENSOR, .slot = 0},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_cholesky_inverse = {
    .op = "linalg_cholesky_inverse", .name = "linalg.cholesky_inverse",
    .signature = "linalg_cholesky_inverse(Tensor L, bool upper=False)",
    .enter = th_kernel, .body = &linalg_cholesky_inverse_body,
    .kernel = {.cpu = linalg_cholesky_inverse_cpu},
    .backward = linalg_cholesky_inverse_backward,
    .node = "CholeskyInverseBackward0",
    .params = linalg_cholesky_inverse_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {0x101},
};

/* cholesky_solve(Tensor input, Tensor input2, bool upper=False) = kernel of factor.c */
static int cholesky_solve_cpu(call *c) {
    return cpu_cholesky_solve(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static const kernel_body cholesky_solve_body = {.shapes = "nk,nn->nk", .plan = (const uint8_t[]){2,
    0, 1, 2, 0, 0, 1, 2, 0, 1}, .inner = {3, 3}, .kept = {1}, .whole = true};
static int cholesky_solve_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = cholesky_solve(grad, input2, upper) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_cholesky_solve, &(call){.t = {grad[0], s->t[1]}, .n = {s->n[0]}}),
            s->shape[0]
        );
    /* d input2 = -triangle(adjoint_if(product(cholesky_solve(grad, input2, upper), product(output,
       adjoint_if(triangle(input2, upper, 0), upper), 1, 0), 0, 0) + product(output,
       product(cholesky_solve(grad, input2, upper), adjoint_if(triangle(input2, upper, 0), upper),
       1, 0), 0, 0), upper), upper, 0) */
    if (s->wants[1]) {
        tensor *const part_0 = th_apply(&f, &op_cholesky_solve, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        });
        tensor *const part_1 = th_apply(&f, &op_triangle, &(call){.t = {s->t[1]}, .n = {s->n[0]}});
        tensor *const part_2 = th_apply(&f, &op_adjoint_if, &(call){.t = {part_1}, .n = {s->n[0]}});
        result[1] = th_keep_sum(&f,
            th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_triangle, &(call){
                .t = {th_apply(&f, &op_adjoint_if, &(call){
                    .t = {th_apply(&f, &op_add, &(call){
                        .t = {
                            th_apply(&f, &op_product, &(call){.t = {
                                part_0,
                                th_apply(&f, &op_product, &(call){
                                    .t = {s->out[0], part_2},
                                    .n = {1}
                                })
                            }}),
                            th_apply(&f, &op_product, &(call){.t = {
                                s->out[0],
                                th_apply(&f, &op_product, &(call){.t = {part_0, part_2}, .n = {1}})
                            }})
                        },
                        .s = {[1] = PRESET(1)}
                    })},
                    .n = {s->n[0]}
                })},
                .n = {s->n[0]}
            })}}),
            s->shape[1]
        );
    }
    return th_end_frame(&f, s, result);
}
static const param cholesky_solve_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "input2", .kind = P_TENSOR, .slot = 1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_cholesky_solve = {
    .op = "cholesky_solve", .name = "cholesky_solve",
    .signature = "cholesky_solve(Tensor input, Tensor input2, bool upper=False)",
    .enter = th_kernel, .body = &cholesky_solve_body,
    .kernel = {.cpu = cholesky_solve_cpu},
    .backward = cholesky_solve_backward,
    .node = "CholeskySolveBackward0",
    .params = cholesky_solve_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 3, .required = 2, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {2, 0x102}, .sizes = {1, 2},
};

/* potrs(Tensor input, Tensor input2, bool upper=True) = kernel of factor.c */
static int potrs_cpu(call *c) {
    return cpu_cholesky_solve(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static const kernel_body potrs_body = {.shapes = "nk,nn->nk", .plan = (const uint8_t[]){2, 0, 1, 2,
    0, 0, 1, 2, 0, 1}, .inner = {3, 3}, .kept = {1}, .whole = true};
static int potrs_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = cholesky_solve(grad, input2, upper) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_cholesky_solve, &(call){.t = {grad[0], s->t[1]}, .n = {s->n[0]}}),
            s->shape[0]
        );
    /* d input2 = -triangle(adjoint_if(product(cholesky_solve(grad, input2, upper), product(output,
       adjoint_if(triangle(input2, upper, 0), upper), 1, 0), 0, 0) + product(output,
       product(cholesky_solve(grad, input2, upper), adjoint_if(triangle(input2, upper, 0), upper),
       1, 0), 0, 0), upper), upper, 0) */
    if (s->wants[1]) {
        tensor *const part_0 = th_apply(&f, &op_cholesky_solve, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        });
        tensor *const part_1 = th_apply(&f, &op_triangle, &(call){.t = {s->t[1]}, .n = {s->n[0]}});
        tensor *const part_2 = th_apply(&f, &op_adjoint_if, &(call){.t = {part_1}, .n = {s->n[0]}});
        result[1] = th_keep_sum(&f,
            th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_triangle, &(call){
                .t = {th_apply(&f, &op_adjoint_if, &(call){
                    .t = {th_apply(&f, &op_add, &(call){
                        .t = {
                            th_apply(&f, &op_product, &(call){.t = {
                                part_0,
                                th_apply(&f, &op_product, &(call){
                                    .t = {s->out[0], part_2},
                                    .n = {1}
                                })
                            }}),
                            th_apply(&f, &op_product, &(call){.t = {
                                s->out[0],
                                th_apply(&f, &op_product, &(call){.t = {part_0, part_2}, .n = {1}})
                            }})
                        },
                        .s = {[1] = PRESET(1)}
                    })},
                    .n = {s->n[0]}
                })},
                .n = {s->n[0]}
            })}}),
            s->shape[1]
        );
    }
    return th_end_frame(&f, s, result);
}
static const param potrs_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "input2", .kind = P_TENSOR, .slot = 1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_potrs = {
    .op = "potrs", .name = "potrs",
    .signature = "potrs(Tensor input, Tensor input2, bool upper=True)",
    .enter = th_kernel, .body = &potrs_body,
    .kernel = {.cpu = potrs_cpu},
    .backward = potrs_backward,
    .node = "CholeskySolveBackward0",
    .params = potrs_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 3, .required = 2, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {2, 0x102}, .sizes = {1, 2},
};

/* linalg_cholesky_solve(Tensor B, Tensor L, bool upper=False) = kernel of factor.c */
static int linalg_cholesky_solve_cpu(call *c) {
    return cpu_cholesky_solve(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static const kernel_body linalg_cholesky_solve_body = {.shapes = "nk,nn->nk",
    .plan = (const uint8_t[]){2, 0, 1, 2, 0, 0, 1, 2, 0, 1}, .inner = {3, 3}, .kept = {1},
    .whole = true};
static int linalg_cholesky_solve_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d B = cholesky_solve(grad, L, upper) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_cholesky_solve, &(call){.t = {grad[0], s->t[1]}, .n = {s->n[0]}}),
            s->shape[0]
        );
    /* d L = -triangle(adjoint_if(product(cholesky_solve(grad, L, upper), product(output,
       adjoint_if(triangle(L, upper, 0), upper), 1, 0), 0, 0) + product(output,
       product(cholesky_solve(grad, L, upper), adjoint_if(triangle(L, upper, 0), upper), 1, 0), 0,
       0), upper), upper, 0) */
    if (s->wants[1]) {
        tensor *const part_0 = th_apply(&f, &op_cholesky_solve, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        });
        tensor *const part_1 = th_apply(&f, &op_triangle, &(call){.t = {s->t[1]}, .n = {s->n[0]}});
        tensor *const part_2 = th_apply(&f, &op_adjoint_if, &(call){.t = {part_1}, .n = {s->n[0]}});
        result[1] = th_keep_sum(&f,
            th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_triangle, &(call){
                .t = {th_apply(&f, &op_adjoint_if, &(call){
                    .t = {th_apply(&f, &op_add, &(call){
                        .t = {
                            th_apply(&f, &op_product, &(call){.t = {
                                part_0,
                                th_apply(&f, &op_product, &(call){
                                    .t = {s->out[0], part_2},
                                    .n = {1}
                                })
                            }}),
                            th_apply(&f, &op_product, &(call){.t = {
                                s->out[0],
                                th_apply(&f, &op_product, &(call){.t = {part_0, part_2}, .n = {1}})
                            }})
                        },
                        .s = {[1] = PRESET(1)}
                    })},
                    .n = {s->n[0]}
                })},
                .n = {s->n[0]}
            })}}),
            s->shape[1]
        );
    }
    return th_end_frame(&f, s, result);
}
static const param linalg_cholesky_solve_params[] = {
    {.name = "B", .kind = P_TENSOR, .slot = 0},
    {.name = "L", .kind = P_TENSOR, .slot = 1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_cholesky_solve = {
    .op = "linalg_cholesky_solve", .name = "linalg.cholesky_solve",
    .signature = "linalg_cholesky_solve(Tensor B, Tensor L, bool upper=False)",
    .enter = th_kernel, .body = &linalg_cholesky_solve_body,
    .kernel = {.cpu = linalg_cholesky_solve_cpu},
    .backward = linalg_cholesky_solve_backward,
    .node = "CholeskySolveBackward0",
    .params = linalg_cholesky_solve_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 2, .tensors = 2, .inputs = 2,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 0x102}, .sizes = {1, 2},
};

/* pstrf(Tensor input, bool upper=True, Scalar tol=-1) -> (Tensor factor, IntTensor pivots) =
   kernel of factor.c */
static int pstrf_cpu(call *c) {
    return cpu_pstrf(c->out[0], c->out[1], c->t[0], c->n[0], c->s[0]);
}
static const kernel_body pstrf_body = {.shapes = "nn->nn,n", .plan = (const uint8_t[]){2, 0, 0, 2,
    2, 0, 0, 1, 0}, .inner = {3}, .kept = {1, 1}};
static const param pstrf_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "tol", .kind = P_SCALAR, .slot = 0, .optional = true, .preset = PRESET(-1)},
};
const row op_pstrf = {
    .op = "pstrf", .name = "pstrf",
    .signature =
        "pstrf(Tensor input, bool upper=True, Scalar tol=-1) -> (Tensor factor, IntTensor "
        "pivots)",
    .enter = th_kernel, .body = &pstrf_body,
    .kernel = {.cpu = pstrf_cpu},
    .missing = "potrf has a gradient", .lacks = 1,
    .params = pstrf_params,
    .names = (const char *const[]){"factor", "pivots"},
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .required = 1,
    .tensors = 1, .inputs = 1, .scalars = 1, .ints = 1, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_INT},
};

/* linalg_qr(Tensor A, word[reduced,complete,r] mode=reduced) -> (Tensor Q, Tensor R) = kernel
   of householder.c */
static int linalg_qr_cpu(call *c) {
    return cpu_linalg_qr(c->out[0], c->out[1], c->t[0], c->n[0]);
}
static int linalg_qr_shape(extent *size, const call *c) {
    return shape_linalg_qr(size, c->t[0], c->n[0]);
}
static const kernel_body linalg_qr_body = {.shapes = "mn->", .plan = (const uint8_t[]){2, 0, 1, 0},
    .shape = linalg_qr_shape, .inner = {3}, .kept = {1, 1}, .whole = true};
static int linalg_qr_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d A = narrow_input(adjoint_if(solve_triangle(adjoint_if(grad_Q + product(Q,
       hermitian_lower(product(R, grad_R, 0, 1) - product(grad_Q, Q, 1, 0)) -
       product(grad_R.narrow(-1, Q.size(-1), R.size(-1) - Q.size(-1)), R.narrow(-1, Q.size(-1),
       R.size(-1) - Q.size(-1)), 0, 1), 0, 0), 1), R.narrow(-1, 0, Q.size(-1)), 1, 0, 0), 1), -1, 0,
       A.size()) + product(Q, narrow_input(grad_R.narrow(-1, Q.size(-1), R.size(-1) - Q.size(-1)),
       -1, Q.size(-1), R.size()), 0, 0) */
    if (s->wants[0]) {
        tensor *const part_0 = th_apply(&f, &op_narrow, &(call){
            .t = {grad[1]},
            .n = {-1, th_size_at(grad[0], -1), (th_size_at(grad[1], -1) - th_size_at(grad[0], -1))}
        });
        result[0] = th_keep(th_apply(&f, &op_add, &(call){
            .t = {
                th_apply(&f, &op_narrow_input, &(call){
                    .t = {th_apply(&f, &op_adjoint_if, &(call){
                        .t = {th_apply(&f, &op_solve_triangle, &(call){
                            .t = {
                                th_apply(&f, &op_adjoint_if, &(call){
                                    .t = {th_apply(&f, &op_add, &(call){
                                        .t = {
                                            grad[0],
                                            th_apply(&f, &op_product, &(call){.t = {
                                                s->out[0],
                                                th_apply(&f, &op_sub, &(call){
                                                    .t = {
                                                        th_apply(&f, &op_hermitian_lower, &(call){.t = {th_apply(&f, &op_sub, &(call){
                                                            .t = {
                                                                th_apply(&f, &op_product, &(call){
                                                                    .t = {s->out[1], grad[1]},
                                                                    .n = {0, 1}
                                                                }),
                                                                th_apply(&f, &op_product, &(call){
                                                                    .t = {grad[0], s->out[0]},
                                                                    .n = {1}
                                                                })
                                                            },
                                                            .s = {[1] = PRESET(1)}
                                                        })}}),
                                                        th_apply(&f, &op_product, &(call){
                                                            .t = {
                                                                part_0,
                                                                th_apply(&f, &op_narrow, &(call){
                                                                    .t = {s->out[1]},
                                                                    .n = {
                                                                        -1, th_size_at(grad[0], -1),
                                                                        (th_size_at(grad[1], -1) - th_size_at(grad[0], -1))
                                                                    }
                                                                })
                                                            },
                                                            .n = {0, 1}
                                                        })
                                                    },
                                                    .s = {[1] = PRESET(1)}
                                                })
                                            }})
                                        },
                                        .s = {[1] = PRESET(1)}
                                    })},
                                    .n = {1}
                                }),
                                th_apply(&f, &op_narrow, &(call){
                                    .t = {s->out[1]},
                                    .n = {-1, 0, th_size_at(grad[0], -1)}
                                })
                            },
                            .n = {1}
                        })},
                        .n = {1}
                    })},
                    .n = {-1},
                    .list = {{s->shape[0]->size, s->shape[0]->ndim}}
                }),
                th_apply(&f, &op_product, &(call){.t = {
                    s->out[0],
                    th_apply(&f, &op_narrow_input, &(call){
                        .t = {part_0},
                        .n = {-1, th_size_at(grad[0], -1)},
                        .list = {{grad[1]->size, grad[1]->ndim}}
                    })
                }})
            },
            .s = {[1] = PRESET(1)}
        }));
    }
    return th_end_frame(&f, s, result);
}
static const param linalg_qr_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "mode", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(0),
     .words = "reduced complete r"},
};
const row op_linalg_qr = {
    .op = "linalg_qr", .name = "linalg.qr",
    .signature =
        "linalg_qr(Tensor A, word[reduced,complete,r] mode=reduced) -> (Tensor Q, Tensor R)",
    .enter = th_kernel, .body = &linalg_qr_body,
    .kernel = {.cpu = linalg_qr_cpu},
    .backward = linalg_qr_backward,
    .node = "LinalgQrBackward0",
    .params = linalg_qr_params,
    .names = (const char *const[]){"Q", "R"},
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME}, .differentiable = 1,
    .grads = 3, .reads = {0x300}, .sizes = {1},
};

/* qr(Tensor input, bool[True] some=True) -> (Tensor Q, Tensor R) = kernel of householder.c */
static int qr_cpu(call *c) {
    return cpu_linalg_qr(c->out[0], c->out[1], c->t[0], 0);
}
static int qr_shape(extent *size, const call *c) {
    return shape_linalg_qr(size, c->t[0], 0);
}
static const kernel_body qr_body = {.shapes = "mn->", .plan = (const uint8_t[]){2, 0, 1, 0},
    .shape = qr_shape, .inner = {3}, .kept = {1, 1}, .whole = true};
static int qr_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = narrow_input(adjoint_if(solve_triangle(adjoint_if(grad_Q + product(Q,
       hermitian_lower(product(R, grad_R, 0, 1) - product(grad_Q, Q, 1, 0)) -
       product(grad_R.narrow(-1, Q.size(-1), R.size(-1) - Q.size(-1)), R.narrow(-1, Q.size(-1),
       R.size(-1) - Q.size(-1)), 0, 1), 0, 0), 1), R.narrow(-1, 0, Q.size(-1)), 1, 0, 0), 1), -1, 0,
       input.size()) + product(Q, narrow_input(grad_R.narrow(-1, Q.size(-1), R.size(-1) -
       Q.size(-1)), -1, Q.size(-1), R.size()), 0, 0) */
    if (s->wants[0]) {
        tensor *const part_0 = th_apply(&f, &op_narrow, &(call){
            .t = {grad[1]},
            .n = {-1, th_size_at(grad[0], -1), (th_size_at(grad[1], -1) - th_size_at(grad[0], -1))}
        });
        result[0] = th_keep(th_apply(&f, &op_add, &(call){
            .t = {
                th_apply(&f, &op_narrow_input, &(call){
                    .t = {th_apply(&f, &op_adjoint_if, &(call){
                        .t = {th_apply(&f, &op_solve_triangle, &(call){
                            .t = {
                                th_apply(&f, &op_adjoint_if, &(call){
                                    .t = {th_apply(&f, &op_add, &(call){
                                        .t = {
                                            grad[0],
                                            th_apply(&f, &op_product, &(call){.t = {
                                                s->out[0],
                                                th_apply(&f, &op_sub, &(call){
                                                    .t = {
                                                        th_apply(&f, &op_hermitian_lower, &(call){.t = {th_apply(&f, &op_sub, &(call){
                                                            .t = {
                                                                th_apply(&f, &op_product, &(call){
                                                                    .t = {s->out[1], grad[1]},
                                                                    .n = {0, 1}
                                                                }),
                                                                th_apply(&f, &op_product, &(call){
                                                                    .t = {grad[0], s->out[0]},
                                                                    .n = {1}
                                                                })
                                                            },
                                                            .s = {[1] = PRESET(1)}
                                                        })}}),
                                                        th_apply(&f, &op_product, &(call){
                                                            .t = {
                                                                part_0,
                                                                th_apply(&f, &op_narrow, &(call){
                                                                    .t = {s->out[1]},
                                                                    .n = {
                                                                        -1, th_size_at(grad[0], -1),
                                                                        (th_size_at(grad[1], -1) - th_size_at(grad[0], -1))
                                                                    }
                                                                })
                                                            },
                                                            .n = {0, 1}
                                                        })
                                                    },
                                                    .s = {[1] = PRESET(1)}
                                                })
                                            }})
                                        },
                                        .s = {[1] = PRESET(1)}
                                    })},
                                    .n = {1}
                                }),
                                th_apply(&f, &op_narrow, &(call){
                                    .t = {s->out[1]},
                                    .n = {-1, 0, th_size_at(grad[0], -1)}
                                })
                            },
                            .n = {1}
                        })},
                        .n = {1}
                    })},
                    .n = {-1},
                    .list = {{s->shape[0]->size, s->shape[0]->ndim}}
                }),
                th_apply(&f, &op_product, &(call){.t = {
                    s->out[0],
                    th_apply(&f, &op_narrow_input, &(call){
                        .t = {part_0},
                        .n = {-1, th_size_at(grad[0], -1)},
                        .list = {{grad[1]->size, grad[1]->ndim}}
                    })
                }})
            },
            .s = {[1] = PRESET(1)}
        }));
    }
    return th_end_frame(&f, s, result);
}
static const param qr_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "some", .kind = P_FIXED, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_qr = {
    .op = "qr", .name = "qr",
    .signature = "qr(Tensor input, bool[True] some=True) -> (Tensor Q, Tensor R)",
    .enter = th_kernel, .body = &qr_body,
    .kernel = {.cpu = qr_cpu},
    .backward = qr_backward,
    .node = "LinalgQrBackward0",
    .params = qr_params,
    .names = (const char *const[]){"Q", "R"},
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_SAME}, .differentiable = 1, .grads = 3, .reads = {0x300}, .sizes = {1},
};

/* qr_complete(Tensor input, bool[False] some) -> (Tensor Q, Tensor R) =
   torch.composed.qr_complete */
static const param qr_complete_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "some", .kind = P_FIXED, .slot = 0, .preset = PRESET(0)},
};
const row op_qr_complete = {
    .op = "qr_complete", .name = "qr",
    .signature = "qr_complete(Tensor input, bool[False] some) -> (Tensor Q, Tensor R)",
    .params = qr_complete_params,
    .names = (const char *const[]){"Q", "R"},
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_SAME},
};

/* linalg_qr_mode(Tensor A, word[complete,r] mode) -> (Tensor Q, Tensor R) =
   torch.composed.linalg_qr_mode */
static const param linalg_qr_mode_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "mode", .kind = P_WORD, .slot = 0, .words = "complete r"},
};
const row op_linalg_qr_mode = {
    .op = "linalg_qr_mode", .name = "linalg.qr",
    .signature =
        "linalg_qr_mode(Tensor A, word[complete,r] mode) -> (Tensor Q, Tensor R)",
    .params = linalg_qr_mode_params,
    .names = (const char *const[]){"Q", "R"},
    .flags = ROW_FUNCTION | ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* geqrf(Tensor input) -> (Tensor a, Tensor tau) = kernel of householder.c */
static int geqrf_cpu(call *c) {
    return cpu_geqrf(c->out[0], c->out[1], c->t[0]);
}
static int geqrf_shape(extent *size, const call *c) {
    return shape_geqrf(size, c->t[0]);
}
static const kernel_body geqrf_body = {.shapes = "mn->", .plan = (const uint8_t[]){2, 0, 1, 0},
    .shape = geqrf_shape, .inner = {3}, .kept = {1, 1}};
static const param geqrf_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_geqrf = {
    .op = "geqrf", .name = "geqrf",
    .signature = "geqrf(Tensor input) -> (Tensor a, Tensor tau)",
    .enter = th_kernel, .body = &geqrf_body,
    .kernel = {.cpu = geqrf_cpu},
    .missing = "qr has a gradient", .lacks = 1,
    .params = geqrf_params,
    .names = (const char *const[]){"a", "tau"},
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 2, .returned = 2,
    .types = {TH_SAME, TH_SAME},
};

/* orgqr(Tensor input, Tensor input2) = kernel of householder.c */
static int orgqr_cpu(call *c) {
    return cpu_orgqr(c->out[0], c->t[0], c->t[1]);
}
static int orgqr_shape(extent *size, const call *c) {
    return shape_orgqr(size, c->t[0], c->t[1]);
}
static const kernel_body orgqr_body = {.shapes = "mn,k->", .plan = (const uint8_t[]){2, 0, 1, 1, 16,
    0}, .shape = orgqr_shape, .inner = {3, 2}, .kept = {1}};
static const param orgqr_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "input2", .kind = P_TENSOR, .slot = 1},
};
const row op_orgqr = {
    .op = "orgqr", .name = "orgqr",
    .signature = "orgqr(Tensor input, Tensor input2)",
    .enter = th_kernel, .body = &orgqr_body,
    .kernel = {.cpu = orgqr_cpu},
    .missing = "linalg.householder_product has a gradient", .lacks = 3,
    .params = orgqr_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* times_reflections(Tensor input, Tensor input2, Tensor input3, bool left, bool transpose) =
   kernel of householder.c */
static int times_reflections_cpu(call *c) {
    return cpu_times_reflections(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0], c->n[1]);
}
static int times_reflections_shape(extent *size, const call *c) {
    return shape_times_reflections(size, c->t[0], c->t[1], c->t[2], c->n[0], c->n[1]);
}
static const kernel_body times_reflections_body = {.shapes = "mk,r,ab->",
    .plan = (const uint8_t[]){2, 0, 1, 1, 16, 2, 32, 33, 0}, .shape = times_reflections_shape,
    .inner = {3, 2, 3}, .kept = {1}};
static int times_reflections_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input3 = times_reflections(input, input2, grad, left, 1 - transpose) */
    if (s->wants[2])
        result[2] = th_keep_sum(&f,
            th_apply(&f, &op_times_reflections, &(call){
                .t = {s->t[0], s->t[1], grad[0]},
                .n = {s->n[0], (1 - s->n[1])}
            }),
            s->shape[2]
        );
    return th_end_frame(&f, s, result);
}
static const param times_reflections_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "input2", .kind = P_TENSOR, .slot = 1},
    {.name = "input3", .kind = P_TENSOR, .slot = 2},
    {.name = "left", .kind = P_BOOL, .slot = 0},
    {.name = "transpose", .kind = P_BOOL, .slot = 1},
};
const row op_times_reflections = {
    .op = "times_reflections", .name = "times_reflections",
    .signature =
        "times_reflections(Tensor input, Tensor input2, Tensor input3, bool left, bool "
        "transpose)",
    .enter = th_kernel, .body = &times_reflections_body,
    .kernel = {.cpu = times_reflections_cpu},
    .backward = times_reflections_backward,
    .missing = "ormqr has a gradient", .lacks = 3,
    .params = times_reflections_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 5, .required = 5, .tensors = 3, .inputs = 3, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 4, .grads = 1, .reads = {0, 0, 3}, .sizes = {0, 0, 4},
};

/* whole_reflections(Tensor input, Tensor input2, bool transpose) =
   torch.composed.whole_reflections */
static const param whole_reflections_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "input2", .kind = P_TENSOR, .slot = 1},
    {.name = "transpose", .kind = P_BOOL, .slot = 0},
};
const row op_whole_reflections = {
    .op = "whole_reflections", .name = "whole_reflections",
    .signature = "whole_reflections(Tensor input, Tensor input2, bool transpose)",
    .params = whole_reflections_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 3, .required = 3, .tensors = 2, .inputs = 2, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* ormqr(Tensor input, Tensor input2, Tensor input3, bool left=True, bool transpose=False) =
   torch.composed.ormqr */
static const param ormqr_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "input2", .kind = P_TENSOR, .slot = 1},
    {.name = "input3", .kind = P_TENSOR, .slot = 2},
    {.name = "left", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "transpose", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_ormqr = {
    .op = "ormqr", .name = "ormqr",
    .signature =
        "ormqr(Tensor input, Tensor input2, Tensor input3, bool left=True, bool "
        "transpose=False)",
    .params = ormqr_params,
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 5, .required = 3, .tensors = 3, .inputs = 3, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME},
};

/* linalg_eigh(Tensor A, word[L,U] UPLO=L) -> (RealTensor eigenvalues, Tensor eigenvectors) =
   kernel of eigen.c */
static int linalg_eigh_cpu(call *c) {
    return cpu_linalg_eigh(c->out[0], c->out[1], c->t[0], c->n[0]);
}
static const kernel_body linalg_eigh_body = {.shapes = "nn->n,nn", .plan = (const uint8_t[]){2, 0,
    0, 2, 1, 0, 2, 0, 0}, .inner = {3}, .kept = {1, 1}, .whole = true};
static int linalg_eigh_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d A = hermitian_part(product(eigenvectors * grad_eigenvalues.unsqueeze(-2) +
       product(eigenvectors, inverse_differences(eigenvalues.unsqueeze(-2),
       eigenvalues.unsqueeze(-1)) * product(eigenvectors, (grad_eigenvectors -
       from_largest(divide_or_zero(((conjugate(eigenvectors) * grad_eigenvectors).sum(-2)) -
       conjugate((conjugate(eigenvectors) * grad_eigenvectors).sum(-2)), at_largest(eigenvectors,
       eigenvectors)) * 0.5, eigenvectors)), 1, 0), 0, 0), eigenvectors, 0, 1)) */
    if (s->wants[0]) {
        tensor *const part_0 = th_apply(&f, &op_conjugate, &(call){.t = {s->out[1]}});
        tensor *const part_1 = th_apply(&f, &op_mul, &(call){.t = {part_0, grad[1]}});
        tensor *const part_2 = th_apply(&f, &op_sum, &(call){
            .t = {part_1},
            .list = {{(const int64_t[]){-2}, 1}}
        });
        result[0] = th_keep(th_apply(&f, &op_hermitian_part, &(call){.t = {th_apply(&f, &op_product, &(call){
            .t = {
                th_apply(&f, &op_add, &(call){
                    .t = {
                        th_apply(&f, &op_mul, &(call){.t = {
                            s->out[1],
                            th_apply(&f, &op_unsqueeze, &(call){.t = {grad[0]}, .n = {-2}})
                        }}),
                        th_apply(&f, &op_product, &(call){.t = {
                            s->out[1],
                            th_apply(&f, &op_mul, &(call){.t = {
                                th_apply(&f, &op_inverse_differences, &(call){.t = {
                                    th_apply(&f, &op_unsqueeze, &(call){
                                        .t = {s->out[0]},
                                        .n = {-2}
                                    }),
                                    th_apply(&f, &op_unsqueeze, &(call){
                                        .t = {s->out[0]},
                                        .n = {-1}
                                    })
                                }}),
                                th_apply(&f, &op_product, &(call){
                                    .t = {
                                        s->out[1],
                                        th_apply(&f, &op_sub, &(call){
                                            .t = {
                                                grad[1],
                                                th_apply(&f, &op_from_largest, &(call){.t = {
                                                    th_apply(&f, &op_mul, &(call){
                                                        .t = {th_apply(&f, &op_divide_or_zero, &(call){.t = {
                                                            th_apply(&f, &op_sub, &(call){
                                                                .t = {
                                                                    part_2,
                                                                    th_apply(&f, &op_conjugate, &(call){.t = {
                                                                        part_2
                                                                    }})
                                                                },
                                                                .s = {[1] = PRESET(1)}
                                                            }),
                                                            th_apply(&f, &op_at_largest, &(call){.t = {
                                                                s->out[1], s->out[1]
                                                            }})
                                                        }})},
                                                        .s = {[1] = th_real(0.5)}
                                                    }),
                                                    s->out[1]
                                                }})
                                            },
                                            .s = {[1] = PRESET(1)}
                                        })
                                    },
                                    .n = {1}
                                })
                            }})
                        }})
                    },
                    .s = {[1] = PRESET(1)}
                }),
                s->out[1]
            },
            .n = {0, 1}
        })}}));
    }
    return th_end_frame(&f, s, result);
}
static const param linalg_eigh_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "UPLO", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(0),
     .words = "L U"},
};
const row op_linalg_eigh = {
    .op = "linalg_eigh", .name = "linalg.eigh",
    .signature =
        "linalg_eigh(Tensor A, word[L,U] UPLO=L) -> (RealTensor eigenvalues, Tensor "
        "eigenvectors)",
    .enter = th_kernel, .body = &linalg_eigh_body,
    .kernel = {.cpu = linalg_eigh_cpu},
    .backward = linalg_eigh_backward,
    .params = linalg_eigh_params,
    .names = (const char *const[]){"eigenvalues", "eigenvectors"},
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 2, .returned = 2, .types = {TH_REAL_PART, TH_SAME}, .differentiable = 1,
    .grads = 3, .reads = {0x300},
};

/* eigh_values(Tensor A, word[L,U] UPLO=L) -> RealTensor = kernel of eigen.c */
static int eigh_values_cpu(call *c) {
    return cpu_eigh_values(c->out[0], c->t[0], c->n[0]);
}
static const kernel_body eigh_values_body = {.shapes = "nn->n", .plan = (const uint8_t[]){2, 0, 0,
    1, 1, 0}, .inner = {3}, .kept = {1}, .whole = true};
static const param eigh_values_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "UPLO", .kind = P_WORD, .slot = 0, .optional = true, .preset = PRESET(0),
     .words = "L U"},
};
const row op_eigh_values = {
    .op = "eigh_values", .name = "eigh_values",
    .signature = "eigh_values(Tensor A, word[L,U] UPLO=L) -> RealTensor",
    .enter = th_kernel, .body = &eigh_values_body,
    .kernel = {.cpu = eigh_values_cpu},
    .missing = "linalg.eigvalsh records linalg.eigh", .lacks = 1,
    .params = eigh_values_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_REAL_PART},
};

/* symeig(Tensor input, bool eigenvectors=False, bool upper=True) -> (RealTensor values, Tensor
   vectors) = kernel of eigen.c */
static int symeig_cpu(call *c) {
    return cpu_symeig(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static int symeig_shape(extent *size, const call *c) {
    return shape_symeig(size, c->t[0], c->n[0], c->n[1]);
}
static const kernel_body symeig_body = {.shapes = "nn->", .plan = (const uint8_t[]){2, 0, 0, 0},
    .shape = symeig_shape, .inner = {3}, .kept = {1, 1}, .whole = true};
static int symeig_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = adjoint_if(fold_lower(product(vectors * grad_values.unsqueeze(-2) +
       product(vectors, inverse_differences(values.unsqueeze(-2), values.unsqueeze(-1)) *
       product(vectors, (grad_vectors - from_largest(divide_or_zero(((conjugate(vectors) *
       grad_vectors).sum(-2)) - conjugate((conjugate(vectors) * grad_vectors).sum(-2)),
       at_largest(vectors, vectors)) * 0.5, vectors)), 1, 0), 0, 0), vectors, 0, 1)), upper) */
    if (s->wants[0]) {
        tensor *const part_0 = th_apply(&f, &op_conjugate, &(call){.t = {s->out[1]}});
        tensor *const part_1 = th_apply(&f, &op_mul, &(call){.t = {part_0, grad[1]}});
        tensor *const part_2 = th_apply(&f, &op_sum, &(call){
            .t = {part_1},
            .list = {{(const int64_t[]){-2}, 1}}
        });
        result[0] = th_keep(th_apply(&f, &op_adjoint_if, &(call){
            .t = {th_apply(&f, &op_fold_lower, &(call){.t = {th_apply(&f, &op_product, &(call){
                .t = {
                    th_apply(&f, &op_add, &(call){
                        .t = {
                            th_apply(&f, &op_mul, &(call){.t = {
                                s->out[1],
                                th_apply(&f, &op_unsqueeze, &(call){.t = {grad[0]}, .n = {-2}})
                            }}),
                            th_apply(&f, &op_product, &(call){.t = {
                                s->out[1],
                                th_apply(&f, &op_mul, &(call){.t = {
                                    th_apply(&f, &op_inverse_differences, &(call){.t = {
                                        th_apply(&f, &op_unsqueeze, &(call){
                                            .t = {s->out[0]},
                                            .n = {-2}
                                        }),
                                        th_apply(&f, &op_unsqueeze, &(call){
                                            .t = {s->out[0]},
                                            .n = {-1}
                                        })
                                    }}),
                                    th_apply(&f, &op_product, &(call){
                                        .t = {
                                            s->out[1],
                                            th_apply(&f, &op_sub, &(call){
                                                .t = {
                                                    grad[1],
                                                    th_apply(&f, &op_from_largest, &(call){.t = {
                                                        th_apply(&f, &op_mul, &(call){
                                                            .t = {th_apply(&f, &op_divide_or_zero, &(call){.t = {
                                                                th_apply(&f, &op_sub, &(call){
                                                                    .t = {
                                                                        part_2,
                                                                        th_apply(&f, &op_conjugate, &(call){.t = {
                                                                            part_2
                                                                        }})
                                                                    },
                                                                    .s = {[1] = PRESET(1)}
                                                                }),
                                                                th_apply(&f, &op_at_largest, &(call){.t = {
                                                                    s->out[1], s->out[1]
                                                                }})
                                                            }})},
                                                            .s = {[1] = th_real(0.5)}
                                                        }),
                                                        s->out[1]
                                                    }})
                                                },
                                                .s = {[1] = PRESET(1)}
                                            })
                                        },
                                        .n = {1}
                                    })
                                }})
                            }})
                        },
                        .s = {[1] = PRESET(1)}
                    }),
                    s->out[1]
                },
                .n = {0, 1}
            })}})},
            .n = {s->n[1]}
        }));
    }
    return th_end_frame(&f, s, result);
}
static const param symeig_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "eigenvectors", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "upper", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(1)},
};
const row op_symeig = {
    .op = "symeig", .name = "symeig",
    .signature =
        "symeig(Tensor input, bool eigenvectors=False, bool upper=True) -> (RealTensor "
        "values, Tensor vectors)",
    .enter = th_kernel, .body = &symeig_body,
    .kernel = {.cpu = symeig_cpu},
    .backward = symeig_backward,
    .node = "LinalgEighBackward0",
    .params = symeig_params,
    .names = (const char *const[]){"values", "vectors"},
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .ints = 2, .results = 2, .returned = 2,
    .types = {TH_REAL_PART, TH_SAME}, .differentiable = 1, .grads = 3, .reads = {0x300},
};

/* linalg_eig(Tensor A) -> (ComplexTensor eigenvalues, ComplexTensor eigenvectors) = kernel of
   eigen.c */
static int linalg_eig_cpu(call *c) {
    return cpu_linalg_eig(c->out[0], c->out[1], c->t[0]);
}
static const kernel_body linalg_eig_body = {.shapes = "nn->n,nn", .plan = (const uint8_t[]){2, 0, 0,
    2, 1, 0, 2, 0, 0}, .inner = {3}, .kept = {1, 1}};
static int linalg_eig_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d A = solve_system(product((product(eigenvectors, (grad_eigenvectors -
       from_largest(divide_or_zero((conjugate(eigenvectors) * grad_eigenvectors).sum(-2) -
       conjugate((conjugate(eigenvectors) * grad_eigenvectors).sum(-2)), at_largest(eigenvectors,
       eigenvectors)) * 0.5, eigenvectors)), 1, 0) - product(eigenvectors, eigenvectors, 1, 0) *
       (conjugate(eigenvectors) * (grad_eigenvectors -
       from_largest(divide_or_zero((conjugate(eigenvectors) * grad_eigenvectors).sum(-2) -
       conjugate((conjugate(eigenvectors) * grad_eigenvectors).sum(-2)), at_largest(eigenvectors,
       eigenvectors)) * 0.5, eigenvectors)) + eigenvectors * conjugate((grad_eigenvectors -
       from_largest(divide_or_zero((conjugate(eigenvectors) * grad_eigenvectors).sum(-2) -
       conjugate((conjugate(eigenvectors) * grad_eigenvectors).sum(-2)), at_largest(eigenvectors,
       eigenvectors)) * 0.5, eigenvectors)))).sum(-2).unsqueeze(-2) * 0.5) *
       conjugate(inverse_differences(eigenvalues.unsqueeze(-2), eigenvalues.unsqueeze(-1))),
       eigenvectors, 0, 1) + grad_eigenvalues.unsqueeze(-1) * adjoint_if(eigenvectors, 1),
       eigenvectors, 1) */
    if (s->wants[0]) {
        tensor *const part_0 = th_apply(&f, &op_conjugate, &(call){.t = {s->out[1]}});
        tensor *const part_1 = th_apply(&f, &op_mul, &(call){.t = {part_0, grad[1]}});
        tensor *const part_2 = th_apply(&f, &op_sum, &(call){
            .t = {part_1},
            .list = {{(const int64_t[]){-2}, 1}}
        });
        tensor *const part_3 = th_apply(&f, &op_conjugate, &(call){.t = {part_2}});
        tensor *const part_4 = th_apply(&f, &op_sub, &(call){
            .t = {part_2, part_3},
            .s = {[1] = PRESET(1)}
        });
        tensor *const part_5 = th_apply(&f, &op_at_largest, &(call){.t = {s->out[1], s->out[1]}});
        tensor *const part_6 = th_apply(&f, &op_divide_or_zero, &(call){.t = {part_4, part_5}});
        tensor *const part_7 = th_apply(&f, &op_mul, &(call){
            .t = {part_6},
            .s = {[1] = th_real(0.5)}
        });
        tensor *const part_8 = th_apply(&f, &op_from_largest, &(call){.t = {part_7, s->out[1]}});
        tensor *const part_9 = th_apply(&f, &op_sub, &(call){
            .t = {grad[1], part_8},
            .s = {[1] = PRESET(1)}
        });
        result[0] = th_keep(th_apply(&f, &op_solve_system, &(call){
            .t = {
                th_apply(&f, &op_add, &(call){
                    .t = {
                        th_apply(&f, &op_product, &(call){
                            .t = {
                                th_apply(&f, &op_mul, &(call){.t = {
                                    th_apply(&f, &op_sub, &(call){
                                        .t = {
                                            th_apply(&f, &op_product, &(call){
                                                .t = {s->out[1], part_9},
                                                .n = {1}
                                            }),
                                            th_apply(&f, &op_mul, &(call){
                                                .t = {th_apply(&f, &op_mul, &(call){.t = {
                                                    th_apply(&f, &op_product, &(call){
                                                        .t = {s->out[1], s->out[1]},
                                                        .n = {1}
                                                    }),
                                                    th_apply(&f, &op_unsqueeze, &(call){
                                                        .t = {th_apply(&f, &op_sum, &(call){
                                                            .t = {th_apply(&f, &op_add, &(call){
                                                                .t = {
                                                                    th_apply(&f, &op_mul, &(call){.t = {
                                                                        part_0, part_9
                                                                    }}),
                                                                    th_apply(&f, &op_mul, &(call){.t = {
                                                                        s->out[1],
                                                                        th_apply(&f, &op_conjugate, &(call){.t = {
                                                                            part_9
                                                                        }})
                                                                    }})
                                                                },
                                                                .s = {[1] = PRESET(1)}
                                                            })},
                                                            .list = {{(const int64_t[]){-2}, 1}}
                                                        })},
                                                        .n = {-2}
                                                    })
                                                }})},
                                                .s = {[1] = th_real(0.5)}
                                            })
                                        },
                                        .s = {[1] = PRESET(1)}
                                    }),
                                    th_apply(&f, &op_conjugate, &(call){.t = {th_apply(&f, &op_inverse_differences, &(call){.t = {
                                        th_apply(&f, &op_unsqueeze, &(call){
                                            .t = {s->out[0]},
                                            .n = {-2}
                                        }),
                                        th_apply(&f, &op_unsqueeze, &(call){
                                            .t = {s->out[0]},
                                            .n = {-1}
                                        })
                                    }})}})
                                }}),
                                s->out[1]
                            },
                            .n = {0, 1}
                        }),
                        th_apply(&f, &op_mul, &(call){.t = {
                            th_apply(&f, &op_unsqueeze, &(call){.t = {grad[0]}, .n = {-1}}),
                            th_apply(&f, &op_adjoint_if, &(call){.t = {s->out[1]}, .n = {1}})
                        }})
                    },
                    .s = {[1] = PRESET(1)}
                }),
                s->out[1]
            },
            .n = {1}
        }));
    }
    return th_end_frame(&f, s, result);
}
static const param linalg_eig_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
};
const row op_linalg_eig = {
    .op = "linalg_eig", .name = "linalg.eig",
    .signature =
        "linalg_eig(Tensor A) -> (ComplexTensor eigenvalues, ComplexTensor eigenvectors)",
    .enter = th_kernel, .body = &linalg_eig_body,
    .kernel = {.cpu = linalg_eig_cpu},
    .backward = linalg_eig_backward,
    .params = linalg_eig_params,
    .names = (const char *const[]){"eigenvalues", "eigenvectors"},
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 2, .returned = 2, .types = {TH_COMPLEX_PART, TH_COMPLEX_PART}, .differentiable = 1,
    .grads = 3, .reads = {0x300},
};

/* eig_values(Tensor A) -> ComplexTensor = kernel of eigen.c */
static int eig_values_cpu(call *c) {
    return cpu_eig_values(c->out[0], c->t[0]);
}
static const kernel_body eig_values_body = {.shapes = "nn->n", .plan = (const uint8_t[]){2, 0, 0, 1,
    1, 0}, .inner = {3}, .kept = {1}};
static const param eig_values_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
};
const row op_eig_values = {
    .op = "eig_values", .name = "eig_values",
    .signature = "eig_values(Tensor A) -> ComplexTensor",
    .enter = th_kernel, .body = &eig_values_body,
    .kernel = {.cpu = eig_values_cpu},
    .missing = "linalg.eigvals records linalg.eig", .lacks = 1,
    .params = eig_values_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_COMPLEX_PART},
};

/* eig(Tensor input, bool eigenvectors=False) -> (Tensor values, Tensor vectors) = kernel of
   eigen.c */
static int eig_cpu(call *c) {
    return cpu_eig(c->out[0], c->out[1], c->t[0], c->n[0]);
}
static int eig_shape(extent *size, const call *c) {
    return shape_eig(size, c->t[0], c->n[0]);
}
static const kernel_body eig_body = {.shapes = "nn->", .plan = (const uint8_t[]){2, 0, 0, 0},
    .shape = eig_shape, .inner = {3}, .kept = {1, 1}};
static const param eig_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "eigenvectors", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_eig = {
    .op = "eig", .name = "eig",
    .signature =
        "eig(Tensor input, bool eigenvectors=False) -> (Tensor values, Tensor vectors)",
    .enter = th_kernel, .body = &eig_body,
    .kernel = {.cpu = eig_cpu},
    .missing = "linalg.eig has a gradient", .lacks = 1,
    .params = eig_params,
    .names = (const char *const[]){"values", "vectors"},
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* linalg_svd(Tensor A, bool full_matrices=True, word[gesvd,gesvdj,gesvda]? driver=None) ->
   (Tensor U, RealTensor S, Tensor Vh) = kernel of singular_values.c */
static int linalg_svd_cpu(call *c) {
    return cpu_linalg_svd(c->out[0], c->out[1], c->out[2], c->t[0], c->n[0], c->n[1]);
}
static int linalg_svd_shape(extent *size, const call *c) {
    return shape_linalg_svd(size, c->t[0], c->n[0], c->n[1]);
}
static const kernel_body linalg_svd_body = {.shapes = "mn->", .plan = (const uint8_t[]){2, 0, 1, 0},
    .shape = linalg_svd_shape, .inner = {3}, .kept = {1, 1, 1}, .whole = true};
static int linalg_svd_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d A = product(product(U.narrow(-1, 0, S.size(-1)), (product(U.narrow(-1, 0, S.size(-1)),
       (grad_U.narrow(-1, 0, S.size(-1)) - from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0,
       S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) *
       conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - conjugate((conjugate(U.narrow(-1, 0,
       S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) *
       conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)), at_largest(U.narrow(-1, 0,
       S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))), 1, 0) -
       adjoint_if(product(U.narrow(-1, 0, S.size(-1)), (grad_U.narrow(-1, 0, S.size(-1)) -
       from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0,
       S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * conjugate(grad_Vh.narrow(-2, 0,
       S.size(-1)))).sum(-1)) - conjugate((conjugate(U.narrow(-1, 0, S.size(-1))) *
       grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) *
       conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)), at_largest(U.narrow(-1, 0,
       S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))), 1, 0), 1)) *
       (inverse_differences(S.unsqueeze(-2), S.unsqueeze(-1)) * divide_or_zero(S.unsqueeze(-2),
       (S.unsqueeze(-2) + S.unsqueeze(-1)))) + inverse_differences(S.unsqueeze(-2), S.unsqueeze(-1))
       * divide_or_zero(S.unsqueeze(-1), (S.unsqueeze(-2) + S.unsqueeze(-1))) *
       (product(Vh.narrow(-2, 0, S.size(-1)), grad_Vh.narrow(-2, 0, S.size(-1)), 0, 1) -
       adjoint_if(product(Vh.narrow(-2, 0, S.size(-1)), grad_Vh.narrow(-2, 0, S.size(-1)), 0, 1),
       1)), 0, 0) + U.narrow(-1, 0, S.size(-1)) * (grad_S + divide_or_zero(product(U.narrow(-1, 0,
       S.size(-1)), (grad_U.narrow(-1, 0, S.size(-1)) -
       from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0,
       S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) * conjugate(grad_Vh.narrow(-2, 0,
       S.size(-1)))).sum(-1)) - conjugate((conjugate(U.narrow(-1, 0, S.size(-1))) *
       grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) *
       conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)), at_largest(U.narrow(-1, 0,
       S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))), 1,
       0).diagonal(0, -2, -1) - conjugate(product(U.narrow(-1, 0, S.size(-1)), (grad_U.narrow(-1, 0,
       S.size(-1)) - from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) *
       grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) *
       conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - conjugate((conjugate(U.narrow(-1, 0,
       S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) *
       conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)), at_largest(U.narrow(-1, 0,
       S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))), 1,
       0).diagonal(0, -2, -1)), 2 * S)).unsqueeze(-2) + divide_or_zero((grad_U.narrow(-1, 0,
       S.size(-1)) - from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) *
       grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) *
       conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - conjugate((conjugate(U.narrow(-1, 0,
       S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) *
       conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)), at_largest(U.narrow(-1, 0,
       S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))) -
       product(U.narrow(-1, 0, S.size(-1)), product(U.narrow(-1, 0, S.size(-1)), (grad_U.narrow(-1,
       0, S.size(-1)) - from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) *
       grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) *
       conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)) - conjugate((conjugate(U.narrow(-1, 0,
       S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (Vh.narrow(-2, 0, S.size(-1)) *
       conjugate(grad_Vh.narrow(-2, 0, S.size(-1)))).sum(-1)), at_largest(U.narrow(-1, 0,
       S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))), 1, 0), 0,
       0), S.unsqueeze(-2)), Vh.narrow(-2, 0, S.size(-1)), 0, 0) + product(U.narrow(-1, 0,
       S.size(-1)), divide_or_zero(grad_Vh.narrow(-2, 0, S.size(-1)) - product(product(Vh.narrow(-2,
       0, S.size(-1)), grad_Vh.narrow(-2, 0, S.size(-1)), 0, 1), Vh.narrow(-2, 0, S.size(-1)), 1,
       0), S.unsqueeze(-1)), 0, 0) */
    if (s->wants[0]) {
        tensor *const part_0 = th_apply(&f, &op_narrow, &(call){
            .t = {s->out[0]},
            .n = {-1, 0, th_size_at(grad[1], -1)}
        });
        tensor *const part_1 = th_apply(&f, &op_narrow, &(call){
            .t = {grad[0]},
            .n = {-1, 0, th_size_at(grad[1], -1)}
        });
        tensor *const part_2 = th_apply(&f, &op_conjugate, &(call){.t = {part_0}});
        tensor *const part_3 = th_apply(&f, &op_mul, &(call){.t = {part_2, part_1}});
        tensor *const part_4 = th_apply(&f, &op_sum, &(call){
            .t = {part_3},
            .list = {{(const int64_t[]){-2}, 1}}
        });
        tensor *const part_5 = th_apply(&f, &op_narrow, &(call){
            .t = {s->out[2]},
            .n = {-2, 0, th_size_at(grad[1], -1)}
        });
        tensor *const part_6 = th_apply(&f, &op_narrow, &(call){
            .t = {grad[2]},
            .n = {-2, 0, th_size_at(grad[1], -1)}
        });
        tensor *const part_7 = th_apply(&f, &op_conjugate, &(call){.t = {part_6}});
        tensor *const part_8 = th_apply(&f, &op_mul, &(call){.t = {part_5, part_7}});
        tensor *const part_9 = th_apply(&f, &op_sum, &(call){
            .t = {part_8},
            .list = {{(const int64_t[]){-1}, 1}}
        });
        tensor *const part_10 = th_apply(&f, &op_add, &(call){
            .t = {part_4, part_9},
            .s = {[1] = PRESET(1)}
        });
        tensor *const part_11 = th_apply(&f, &op_conjugate, &(call){.t = {part_10}});
        tensor *const part_12 = th_apply(&f, &op_sub, &(call){
            .t = {part_10, part_11},
            .s = {[1] = PRESET(1)}
        });
        tensor *const part_13 = th_apply(&f, &op_at_largest, &(call){.t = {part_0, part_0}});
        tensor *const part_14 = th_apply(&f, &op_divide_or_zero, &(call){.t = {part_12, part_13}});
        tensor *const part_15 = th_apply(&f, &op_mul, &(call){
            .t = {part_14},
            .s = {[1] = th_real(0.5)}
        });
        tensor *const part_16 = th_apply(&f, &op_from_largest, &(call){.t = {part_15, part_0}});
        tensor *const part_17 = th_apply(&f, &op_sub, &(call){
            .t = {part_1, part_16},
            .s = {[1] = PRESET(1)}
        });
        tensor *const part_18 = th_apply(&f, &op_product, &(call){
            .t = {part_0, part_17},
            .n = {1}
        });
        tensor *const part_19 = th_apply(&f, &op_unsqueeze, &(call){.t = {s->out[1]}, .n = {-2}});
        tensor *const part_20 = th_apply(&f, &op_unsqueeze, &(call){.t = {s->out[1]}, .n = {-1}});
        tensor *const part_21 = th_apply(&f, &op_inverse_differences, &(call){.t = {
            part_19, part_20
        }});
        tensor *const part_22 = th_apply(&f, &op_add, &(call){
            .t = {part_19, part_20},
            .s = {[1] = PRESET(1)}
        });
        tensor *const part_23 = th_apply(&f, &op_product, &(call){
            .t = {part_5, part_6},
            .n = {0, 1}
        });
        tensor *const part_24 = th_apply(&f, &op_diagonal, &(call){
            .t = {part_18},
            .n = {0, -2, -1}
        });
        result[0] = th_keep(th_apply(&f, &op_add, &(call){
            .t = {
                th_apply(&f, &op_product, &(call){.t = {
                    th_apply(&f, &op_add, &(call){
                        .t = {
                            th_apply(&f, &op_add, &(call){
                                .t = {
                                    th_apply(&f, &op_product, &(call){.t = {
                                        part_0,
                                        th_apply(&f, &op_add, &(call){
                                            .t = {
                                                th_apply(&f, &op_mul, &(call){.t = {
                                                    th_apply(&f, &op_sub, &(call){
                                                        .t = {
                                                            part_18,
                                                            th_apply(&f, &op_adjoint_if, &(call){
                                                                .t = {part_18},
                                                                .n = {1}
                                                            })
                                                        },
                                                        .s = {[1] = PRESET(1)}
                                                    }),
                                                    th_apply(&f, &op_mul, &(call){.t = {
                                                        part_21,
                                                        th_apply(&f, &op_divide_or_zero, &(call){.t = {
                                                            part_19, part_22
                                                        }})
                                                    }})
                                                }}),
                                                th_apply(&f, &op_mul, &(call){.t = {
                                                    th_apply(&f, &op_mul, &(call){.t = {
                                                        part_21,
                                                        th_apply(&f, &op_divide_or_zero, &(call){.t = {
                                                            part_20, part_22
                                                        }})
                                                    }}),
                                                    th_apply(&f, &op_sub, &(call){
                                                        .t = {
                                                            part_23,
                                                            th_apply(&f, &op_adjoint_if, &(call){
                                                                .t = {part_23},
                                                                .n = {1}
                                                            })
                                                        },
                                                        .s = {[1] = PRESET(1)}
                                                    })
                                                }})
                                            },
                                            .s = {[1] = PRESET(1)}
                                        })
                                    }}),
                                    th_apply(&f, &op_mul, &(call){.t = {
                                        part_0,
                                        th_apply(&f, &op_unsqueeze, &(call){
                                            .t = {th_apply(&f, &op_add, &(call){
                                                .t = {
                                                    grad[1],
                                                    th_apply(&f, &op_divide_or_zero, &(call){.t = {
                                                        th_apply(&f, &op_sub, &(call){
                                                            .t = {
                                                                part_24,
                                                                th_apply(&f, &op_conjugate, &(call){.t = {
                                                                    part_24
                                                                }})
                                                            },
                                                            .s = {[1] = PRESET(1)}
                                                        }),
                                                        th_apply(&f, &op_mul, &(call){
                                                            .t = {NULL, s->out[1]},
                                                            .s = {[0] = th_integral(2)}
                                                        })
                                                    }})
                                                },
                                                .s = {[1] = PRESET(1)}
                                            })},
                                            .n = {-2}
                                        })
                                    }})
                                },
                                .s = {[1] = PRESET(1)}
                            }),
                            th_apply(&f, &op_divide_or_zero, &(call){.t = {
                                th_apply(&f, &op_sub, &(call){
                                    .t = {
                                        part_17,
                                        th_apply(&f, &op_product, &(call){.t = {part_0, part_18}})
                                    },
                                    .s = {[1] = PRESET(1)}
                                }),
                                part_19
                            }})
                        },
                        .s = {[1] = PRESET(1)}
                    }),
                    part_5
                }}),
                th_apply(&f, &op_product, &(call){.t = {
                    part_0,
                    th_apply(&f, &op_divide_or_zero, &(call){.t = {
                        th_apply(&f, &op_sub, &(call){
                            .t = {
                                part_6,
                                th_apply(&f, &op_product, &(call){.t = {part_23, part_5}, .n = {1}})
                            },
                            .s = {[1] = PRESET(1)}
                        }),
                        part_20
                    }})
                }})
            },
            .s = {[1] = PRESET(1)}
        }));
    }
    return th_end_frame(&f, s, result);
}
static const param linalg_svd_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "full_matrices", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "driver", .kind = P_WORD, .slot = 1, .optional = true, .preset = PRESET_NONE,
     .words = "gesvd gesvdj gesvda"},
};
const row op_linalg_svd = {
    .op = "linalg_svd", .name = "linalg.svd",
    .signature =
        "linalg_svd(Tensor A, bool full_matrices=True, word[gesvd,gesvdj,gesvda]? "
        "driver=None) -> (Tensor U, RealTensor S, Tensor Vh)",
    .enter = th_kernel, .body = &linalg_svd_body,
    .kernel = {.cpu = linalg_svd_cpu},
    .backward = linalg_svd_backward,
    .params = linalg_svd_params,
    .names = (const char *const[]){"U", "S", "Vh"},
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 2, .results = 3, .returned = 3, .types = {TH_SAME, TH_REAL_PART, TH_SAME},
    .differentiable = 1, .grads = 7, .reads = {0x700},
};

/* svd_values(Tensor A) -> RealTensor = kernel of singular_values.c */
static int svd_values_cpu(call *c) {
    return cpu_svd_values(c->out[0], c->t[0]);
}
static int svd_values_shape(extent *size, const call *c) {
    return shape_svd_values(size, c->t[0]);
}
static const kernel_body svd_values_body = {.shapes = "mn->", .plan = (const uint8_t[]){2, 0, 1, 0},
    .shape = svd_values_shape, .inner = {3}, .kept = {1}, .whole = true};
static const param svd_values_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
};
const row op_svd_values = {
    .op = "svd_values", .name = "svd_values",
    .signature = "svd_values(Tensor A) -> RealTensor",
    .enter = th_kernel, .body = &svd_values_body,
    .kernel = {.cpu = svd_values_cpu},
    .missing = "linalg.svdvals records linalg.svd", .lacks = 1,
    .params = svd_values_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_REAL_PART},
};

/* svd(Tensor input, bool some=True) -> (Tensor U, RealTensor S, Tensor V) = kernel of
   singular_values.c */
static int svd_cpu(call *c) {
    return cpu_svd(c->out[0], c->out[1], c->out[2], c->t[0], c->n[0]);
}
static int svd_shape(extent *size, const call *c) {
    return shape_svd(size, c->t[0], c->n[0]);
}
static const kernel_body svd_body = {.shapes = "mn->", .plan = (const uint8_t[]){2, 0, 1, 0},
    .shape = svd_shape, .inner = {3}, .kept = {1, 1, 1}, .whole = true};
static int svd_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = product(product(U.narrow(-1, 0, S.size(-1)), (product(U.narrow(-1, 0, S.size(-1)),
       (grad_U.narrow(-1, 0, S.size(-1)) - from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0,
       S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0,
       S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)) - conjugate((conjugate(U.narrow(-1,
       0, S.size(-1))) * grad_U.narrow(-1, 0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0,
       S.size(-1))) * grad_V.narrow(-1, 0, S.size(-1))).sum(-2)), at_largest(U.narrow(-1, 0,
       S.size(-1)), U.narrow(-1, 0, S.size(-1)))) * 0.5, U.narrow(-1, 0, S.size(-1)))), 1, 0) -
       adjoint_if(product(U.narrow(-1, 0, S.size(-1)), (grad_U.narrow(-1, 0, S.size(-1)) -
       from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0,
       S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0,
       S.size(-1))).sum(-2)) - conjugate((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1,
       0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0,
       S.size(-1))).sum(-2)), at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1))))
       * 0.5, U.narrow(-1, 0, S.size(-1)))), 1, 0), 1)) * (inverse_differences(S.unsqueeze(-2),
       S.unsqueeze(-1)) * divide_or_zero(S.unsqueeze(-2), (S.unsqueeze(-2) + S.unsqueeze(-1)))) +
       inverse_differences(S.unsqueeze(-2), S.unsqueeze(-1)) * divide_or_zero(S.unsqueeze(-1),
       (S.unsqueeze(-2) + S.unsqueeze(-1))) * (product(V.narrow(-1, 0, S.size(-1)),
       grad_V.narrow(-1, 0, S.size(-1)), 1, 0) - adjoint_if(product(V.narrow(-1, 0, S.size(-1)),
       grad_V.narrow(-1, 0, S.size(-1)), 1, 0), 1)), 0, 0) + U.narrow(-1, 0, S.size(-1)) * (grad_S +
       divide_or_zero(product(U.narrow(-1, 0, S.size(-1)), (grad_U.narrow(-1, 0, S.size(-1)) -
       from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0,
       S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0,
       S.size(-1))).sum(-2)) - conjugate((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1,
       0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0,
       S.size(-1))).sum(-2)), at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1))))
       * 0.5, U.narrow(-1, 0, S.size(-1)))), 1, 0).diagonal(0, -2, -1) -
       conjugate(product(U.narrow(-1, 0, S.size(-1)), (grad_U.narrow(-1, 0, S.size(-1)) -
       from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0,
       S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0,
       S.size(-1))).sum(-2)) - conjugate((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1,
       0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0,
       S.size(-1))).sum(-2)), at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1))))
       * 0.5, U.narrow(-1, 0, S.size(-1)))), 1, 0).diagonal(0, -2, -1)), 2 * S)).unsqueeze(-2) +
       divide_or_zero((grad_U.narrow(-1, 0, S.size(-1)) -
       from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0,
       S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0,
       S.size(-1))).sum(-2)) - conjugate((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1,
       0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0,
       S.size(-1))).sum(-2)), at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1))))
       * 0.5, U.narrow(-1, 0, S.size(-1)))) - product(U.narrow(-1, 0, S.size(-1)),
       product(U.narrow(-1, 0, S.size(-1)), (grad_U.narrow(-1, 0, S.size(-1)) -
       from_largest(divide_or_zero(((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1, 0,
       S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0,
       S.size(-1))).sum(-2)) - conjugate((conjugate(U.narrow(-1, 0, S.size(-1))) * grad_U.narrow(-1,
       0, S.size(-1))).sum(-2) + (conjugate(V.narrow(-1, 0, S.size(-1))) * grad_V.narrow(-1, 0,
       S.size(-1))).sum(-2)), at_largest(U.narrow(-1, 0, S.size(-1)), U.narrow(-1, 0, S.size(-1))))
       * 0.5, U.narrow(-1, 0, S.size(-1)))), 1, 0), 0, 0), S.unsqueeze(-2)), V.narrow(-1, 0,
       S.size(-1)), 0, 1) + product(U.narrow(-1, 0, S.size(-1)), divide_or_zero(grad_V.narrow(-1, 0,
       S.size(-1)) - product(V.narrow(-1, 0, S.size(-1)), product(V.narrow(-1, 0, S.size(-1)),
       grad_V.narrow(-1, 0, S.size(-1)), 1, 0), 0, 0), S.unsqueeze(-2)), 0, 1) */
    if (s->wants[0]) {
        tensor *const part_0 = th_apply(&f, &op_narrow, &(call){
            .t = {s->out[0]},
            .n = {-1, 0, th_size_at(grad[1], -1)}
        });
        tensor *const part_1 = th_apply(&f, &op_narrow, &(call){
            .t = {grad[0]},
            .n = {-1, 0, th_size_at(grad[1], -1)}
        });
        tensor *const part_2 = th_apply(&f, &op_conjugate, &(call){.t = {part_0}});
        tensor *const part_3 = th_apply(&f, &op_mul, &(call){.t = {part_2, part_1}});
        tensor *const part_4 = th_apply(&f, &op_sum, &(call){
            .t = {part_3},
            .list = {{(const int64_t[]){-2}, 1}}
        });
        tensor *const part_5 = th_apply(&f, &op_narrow, &(call){
            .t = {s->out[2]},
            .n = {-1, 0, th_size_at(grad[1], -1)}
        });
        tensor *const part_6 = th_apply(&f, &op_conjugate, &(call){.t = {part_5}});
        tensor *const part_7 = th_apply(&f, &op_narrow, &(call){
            .t = {grad[2]},
            .n = {-1, 0, th_size_at(grad[1], -1)}
        });
        tensor *const part_8 = th_apply(&f, &op_mul, &(call){.t = {part_6, part_7}});
        tensor *const part_9 = th_apply(&f, &op_sum, &(call){
            .t = {part_8},
            .list = {{(const int64_t[]){-2}, 1}}
        });
        tensor *const part_10 = th_apply(&f, &op_add, &(call){
            .t = {part_4, part_9},
            .s = {[1] = PRESET(1)}
        });
        tensor *const part_11 = th_apply(&f, &op_conjugate, &(call){.t = {part_10}});
        tensor *const part_12 = th_apply(&f, &op_sub, &(call){
            .t = {part_10, part_11},
            .s = {[1] = PRESET(1)}
        });
        tensor *const part_13 = th_apply(&f, &op_at_largest, &(call){.t = {part_0, part_0}});
        tensor *const part_14 = th_apply(&f, &op_divide_or_zero, &(call){.t = {part_12, part_13}});
        tensor *const part_15 = th_apply(&f, &op_mul, &(call){
            .t = {part_14},
            .s = {[1] = th_real(0.5)}
        });
        tensor *const part_16 = th_apply(&f, &op_from_largest, &(call){.t = {part_15, part_0}});
        tensor *const part_17 = th_apply(&f, &op_sub, &(call){
            .t = {part_1, part_16},
            .s = {[1] = PRESET(1)}
        });
        tensor *const part_18 = th_apply(&f, &op_product, &(call){
            .t = {part_0, part_17},
            .n = {1}
        });
        tensor *const part_19 = th_apply(&f, &op_unsqueeze, &(call){.t = {s->out[1]}, .n = {-2}});
        tensor *const part_20 = th_apply(&f, &op_unsqueeze, &(call){.t = {s->out[1]}, .n = {-1}});
        tensor *const part_21 = th_apply(&f, &op_inverse_differences, &(call){.t = {
            part_19, part_20
        }});
        tensor *const part_22 = th_apply(&f, &op_add, &(call){
            .t = {part_19, part_20},
            .s = {[1] = PRESET(1)}
        });
        tensor *const part_23 = th_apply(&f, &op_product, &(call){.t = {part_5, part_7}, .n = {1}});
        tensor *const part_24 = th_apply(&f, &op_diagonal, &(call){
            .t = {part_18},
            .n = {0, -2, -1}
        });
        result[0] = th_keep(th_apply(&f, &op_add, &(call){
            .t = {
                th_apply(&f, &op_product, &(call){
                    .t = {
                        th_apply(&f, &op_add, &(call){
                            .t = {
                                th_apply(&f, &op_add, &(call){
                                    .t = {
                                        th_apply(&f, &op_product, &(call){.t = {
                                            part_0,
                                            th_apply(&f, &op_add, &(call){
                                                .t = {
                                                    th_apply(&f, &op_mul, &(call){.t = {
                                                        th_apply(&f, &op_sub, &(call){
                                                            .t = {
                                                                part_18,
                                                                th_apply(&f, &op_adjoint_if, &(call){
                                                                    .t = {part_18},
                                                                    .n = {1}
                                                                })
                                                            },
                                                            .s = {[1] = PRESET(1)}
                                                        }),
                                                        th_apply(&f, &op_mul, &(call){.t = {
                                                            part_21,
                                                            th_apply(&f, &op_divide_or_zero, &(call){.t = {
                                                                part_19, part_22
                                                            }})
                                                        }})
                                                    }}),
                                                    th_apply(&f, &op_mul, &(call){.t = {
                                                        th_apply(&f, &op_mul, &(call){.t = {
                                                            part_21,
                                                            th_apply(&f, &op_divide_or_zero, &(call){.t = {
                                                                part_20, part_22
                                                            }})
                                                        }}),
                                                        th_apply(&f, &op_sub, &(call){
                                                            .t = {
                                                                part_23,
                                                                th_apply(&f, &op_adjoint_if, &(call){
                                                                    .t = {part_23},
                                                                    .n = {1}
                                                                })
                                                            },
                                                            .s = {[1] = PRESET(1)}
                                                        })
                                                    }})
                                                },
                                                .s = {[1] = PRESET(1)}
                                            })
                                        }}),
                                        th_apply(&f, &op_mul, &(call){.t = {
                                            part_0,
                                            th_apply(&f, &op_unsqueeze, &(call){
                                                .t = {th_apply(&f, &op_add, &(call){
                                                    .t = {
                                                        grad[1],
                                                        th_apply(&f, &op_divide_or_zero, &(call){.t = {
                                                            th_apply(&f, &op_sub, &(call){
                                                                .t = {
                                                                    part_24,
                                                                    th_apply(&f, &op_conjugate, &(call){.t = {
                                                                        part_24
                                                                    }})
                                                                },
                                                                .s = {[1] = PRESET(1)}
                                                            }),
                                                            th_apply(&f, &op_mul, &(call){
                                                                .t = {NULL, s->out[1]},
                                                                .s = {[0] = th_integral(2)}
                                                            })
                                                        }})
                                                    },
                                                    .s = {[1] = PRESET(1)}
                                                })},
                                                .n = {-2}
                                            })
                                        }})
                                    },
                                    .s = {[1] = PRESET(1)}
                                }),
                                th_apply(&f, &op_divide_or_zero, &(call){.t = {
                                    th_apply(&f, &op_sub, &(call){
                                        .t = {
                                            part_17,
                                            th_apply(&f, &op_product, &(call){.t = {
                                                part_0, part_18
                                            }})
                                        },
                                        .s = {[1] = PRESET(1)}
                                    }),
                                    part_19
                                }})
                            },
                            .s = {[1] = PRESET(1)}
                        }),
                        part_5
                    },
                    .n = {0, 1}
                }),
                th_apply(&f, &op_product, &(call){
                    .t = {
                        part_0,
                        th_apply(&f, &op_divide_or_zero, &(call){.t = {
                            th_apply(&f, &op_sub, &(call){
                                .t = {
                                    part_7,
                                    th_apply(&f, &op_product, &(call){.t = {part_5, part_23}})
                                },
                                .s = {[1] = PRESET(1)}
                            }),
                            part_19
                        }})
                    },
                    .n = {0, 1}
                })
            },
            .s = {[1] = PRESET(1)}
        }));
    }
    return th_end_frame(&f, s, result);
}
static const param svd_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "some", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
};
const row op_svd = {
    .op = "svd", .name = "svd",
    .signature =
        "svd(Tensor input, bool some=True) -> (Tensor U, RealTensor S, Tensor V)",
    .enter = th_kernel, .body = &svd_body,
    .kernel = {.cpu = svd_cpu},
    .backward = svd_backward,
    .node = "LinalgSvdBackward0",
    .params = svd_params,
    .names = (const char *const[]){"U", "S", "V"},
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 1, .tensors = 1, .inputs = 1, .ints = 1, .results = 3, .returned = 3,
    .types = {TH_SAME, TH_REAL_PART, TH_SAME}, .differentiable = 1, .grads = 7, .reads = {0x700},
};

/* svd_chosen(Tensor input, bool some=True, bool compute_uv=True) -> (Tensor U, RealTensor S,
   Tensor V) = torch.composed.svd_chosen */
static const param svd_chosen_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "some", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(1)},
    {.name = "compute_uv", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(1)},
};
const row op_svd_chosen = {
    .op = "svd_chosen", .name = "svd",
    .signature =
        "svd_chosen(Tensor input, bool some=True, bool compute_uv=True) -> (Tensor U, "
        "RealTensor S, Tensor V)",
    .params = svd_chosen_params,
    .names = (const char *const[]){"U", "S", "V"},
    .flags = ROW_PRESETS, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 3, .required = 1, .tensors = 1, .inputs = 1, .ints = 2, .results = 3, .returned = 3,
    .types = {TH_SAME, TH_REAL_PART, TH_SAME},
};

/* product(Tensor input, Tensor mat2, bool adjoint, bool adjoint2) = kernel of triangle.c */
static int product_cpu(call *c) {
    return cpu_product(c->out[0], c->t[0], c->t[1], c->n[0], c->n[1]);
}
static int product_shape(extent *size, const call *c) {
    return shape_product(size, c->t[0], c->t[1], c->n[0], c->n[1]);
}
static const kernel_body product_body = {.shapes = "mn,kl->", .plan = (const uint8_t[]){2, 0, 1, 2,
    16, 17, 0}, .shape = product_shape, .inner = {3, 3}, .kept = {1}, .whole = true};
static int product_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = adjoint_if(product(grad, mat2, 0, 1 - adjoint2), adjoint) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_adjoint_if, &(call){
                .t = {th_apply(&f, &op_product, &(call){
                    .t = {grad[0], s->t[1]},
                    .n = {0, (1 - s->n[1])}
                })},
                .n = {s->n[0]}
            }),
            s->shape[0]
        );
    /* d mat2 = adjoint_if(product(input, grad, 1 - adjoint, 0), adjoint2) */
    if (s->wants[1])
        result[1] = th_keep_sum(&f,
            th_apply(&f, &op_adjoint_if, &(call){
                .t = {th_apply(&f, &op_product, &(call){
                    .t = {s->t[0], grad[0]},
                    .n = {(1 - s->n[0])}
                })},
                .n = {s->n[1]}
            }),
            s->shape[1]
        );
    return th_end_frame(&f, s, result);
}
static const param product_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "mat2", .kind = P_TENSOR, .slot = 1},
    {.name = "adjoint", .kind = P_BOOL, .slot = 0},
    {.name = "adjoint2", .kind = P_BOOL, .slot = 1},
};
const row op_product = {
    .op = "product", .name = "product",
    .signature = "product(Tensor input, Tensor mat2, bool adjoint, bool adjoint2)",
    .enter = th_kernel, .body = &product_body,
    .kernel = {.cpu = product_cpu},
    .backward = product_backward,
    .params = product_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 4, .required = 4, .tensors = 2, .inputs = 2, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {2, 1}, .sizes = {1, 2},
};

/* adjoint_if(Tensor input, bool adjoint) = kernel of triangle.c */
static int adjoint_if_cpu(call *c) {
    return cpu_adjoint_if(c->out[0], c->t[0], c->n[0]);
}
static int adjoint_if_shape(extent *size, const call *c) {
    return shape_adjoint_if(size, c->t[0], c->n[0]);
}
static const kernel_body adjoint_if_body = {.shapes = "mn->", .plan = (const uint8_t[]){2, 0, 1, 0},
    .shape = adjoint_if_shape, .inner = {3}, .kept = {1}, .whole = true};
static int adjoint_if_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = adjoint_if(grad, adjoint) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_adjoint_if, &(call){.t = {grad[0]}, .n = {s->n[0]}}));
    return th_end_frame(&f, s, result);
}
static const param adjoint_if_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "adjoint", .kind = P_BOOL, .slot = 0},
};
const row op_adjoint_if = {
    .op = "adjoint_if", .name = "adjoint_if",
    .signature = "adjoint_if(Tensor input, bool adjoint)",
    .enter = th_kernel, .body = &adjoint_if_body,
    .kernel = {.cpu = adjoint_if_cpu},
    .backward = adjoint_if_backward,
    .params = adjoint_if_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* triangle(Tensor input, bool upper, bool unit) = kernel of triangle.c */
static int triangle_cpu(call *c) {
    return cpu_triangle(c->out[0], c->t[0], c->n[0], c->n[1]);
}
static const kernel_body triangle_body = {.shapes = "mn->mn", .plan = (const uint8_t[]){2, 0, 1, 1,
    2, 0, 1}, .inner = {3}, .kept = {1}, .whole = true};
static int triangle_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = triangle(grad, upper, unit) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_triangle, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1]}
        }));
    return th_end_frame(&f, s, result);
}
static const param triangle_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "upper", .kind = P_BOOL, .slot = 0},
    {.name = "unit", .kind = P_BOOL, .slot = 1},
};
const row op_triangle = {
    .op = "triangle", .name = "triangle",
    .signature = "triangle(Tensor input, bool upper, bool unit)",
    .enter = th_kernel, .body = &triangle_body,
    .kernel = {.cpu = triangle_cpu},
    .backward = triangle_backward,
    .params = triangle_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 3, .required = 3, .tensors = 1, .inputs = 1, .ints = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* hermitian_lower(Tensor input) = kernel of triangle.c */
static int hermitian_lower_cpu(call *c) {
    return cpu_hermitian_lower(c->out[0], c->t[0]);
}
static const kernel_body hermitian_lower_body = {.shapes = "nn->nn", .plan = (const uint8_t[]){2, 0,
    0, 1, 2, 0, 0}, .inner = {3}, .kept = {1}, .whole = true};
static int hermitian_lower_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = fold_lower(grad) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_fold_lower, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param hermitian_lower_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_hermitian_lower = {
    .op = "hermitian_lower", .name = "hermitian_lower",
    .signature = "hermitian_lower(Tensor input)",
    .enter = th_kernel, .body = &hermitian_lower_body,
    .kernel = {.cpu = hermitian_lower_cpu},
    .backward = hermitian_lower_backward,
    .params = hermitian_lower_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* fold_lower(Tensor input) = kernel of triangle.c */
static int fold_lower_cpu(call *c) {
    return cpu_fold_lower(c->out[0], c->t[0]);
}
static const kernel_body fold_lower_body = {.shapes = "nn->nn", .plan = (const uint8_t[]){2, 0, 0,
    1, 2, 0, 0}, .inner = {3}, .kept = {1}, .whole = true};
static int fold_lower_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = hermitian_lower(grad) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_hermitian_lower, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param fold_lower_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_fold_lower = {
    .op = "fold_lower", .name = "fold_lower",
    .signature = "fold_lower(Tensor input)",
    .enter = th_kernel, .body = &fold_lower_body,
    .kernel = {.cpu = fold_lower_cpu},
    .backward = fold_lower_backward,
    .params = fold_lower_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* hermitian_part(Tensor input) = kernel of triangle.c */
static int hermitian_part_cpu(call *c) {
    return cpu_hermitian_part(c->out[0], c->t[0]);
}
static const kernel_body hermitian_part_body = {.shapes = "nn->nn", .plan = (const uint8_t[]){2, 0,
    0, 1, 2, 0, 0}, .inner = {3}, .kept = {1}, .whole = true};
static int hermitian_part_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = hermitian_part(grad) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_hermitian_part, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param hermitian_part_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_hermitian_part = {
    .op = "hermitian_part", .name = "hermitian_part",
    .signature = "hermitian_part(Tensor input)",
    .enter = th_kernel, .body = &hermitian_part_body,
    .kernel = {.cpu = hermitian_part_cpu},
    .backward = hermitian_part_backward,
    .params = hermitian_part_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 1, .required = 1, .tensors = 1, .inputs = 1, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* at_largest(Tensor input, Tensor vectors) = kernel of phases.c */
static int at_largest_cpu(call *c) {
    return cpu_at_largest(c->out[0], c->t[0], c->t[1]);
}
static const kernel_body at_largest_body = {.shapes = "nk,nk->k", .plan = (const uint8_t[]){2, 0, 1,
    2, 0, 1, 1, 1, 1}, .inner = {3, 3}, .kept = {1}};
static int at_largest_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = from_largest(grad, vectors) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_from_largest, &(call){.t = {grad[0], s->t[1]}}),
            s->shape[0]
        );
    return th_end_frame(&f, s, result);
}
static const param at_largest_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "vectors", .kind = P_TENSOR, .slot = 1},
};
const row op_at_largest = {
    .op = "at_largest", .name = "at_largest",
    .signature = "at_largest(Tensor input, Tensor vectors)",
    .enter = th_kernel, .body = &at_largest_body,
    .kernel = {.cpu = at_largest_cpu},
    .backward = at_largest_backward,
    .params = at_largest_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2}, .sizes = {1},
};

/* from_largest(Tensor input, Tensor vectors) = kernel of phases.c */
static int from_largest_cpu(call *c) {
    return cpu_from_largest(c->out[0], c->t[0], c->t[1]);
}
static const kernel_body from_largest_body = {.shapes = "k,nk->nk", .plan = (const uint8_t[]){1, 0,
    2, 16, 0, 1, 2, 16, 0}, .inner = {2, 3}, .kept = {1}};
static int from_largest_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = at_largest(grad, vectors) */
    if (s->wants[0])
        result[0] = th_keep_sum(&f,
            th_apply(&f, &op_at_largest, &(call){.t = {grad[0], s->t[1]}}),
            s->shape[0]
        );
    return th_end_frame(&f, s, result);
}
static const param from_largest_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "vectors", .kind = P_TENSOR, .slot = 1},
};
const row op_from_largest = {
    .op = "from_largest", .name = "from_largest",
    .signature = "from_largest(Tensor input, Tensor vectors)",
    .enter = th_kernel, .body = &from_largest_body,
    .kernel = {.cpu = from_largest_cpu},
    .backward = from_largest_backward,
    .params = from_largest_params,
    .flags = ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX,
    .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1, .returned = 1,
    .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {2}, .sizes = {1},
};

/* inverse_differences(Tensor input, Tensor other) = select(input == other, 0, 1 / (input -
   other)) */
WIDE_LOOPS(inverse_differences, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == in_other[i], (T)0, f_divide((T)1,
        in_input[i] - in_other[i]));
})
WIDE_LOOPS(inverse_differences_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == in_other, (T)0, f_divide((T)1,
        in_input[i] - in_other));
})
LOOPS(inverse_differences, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == in_other[i], (T)0, f_divide((T)1,
        in_input[i] - in_other[i]));
})
LOOPS(inverse_differences_number, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == in_other, (T)0, f_divide((T)1,
        in_input[i] - in_other));
})
NARROW_LOOPS(inverse_differences, 1, 3, 0, 0)
NARROW_LOOPS(inverse_differences_number, 1, 3, 0, 4)
static const pointwise inverse_differences_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .fixed = 2,
    .kernel = {"factors", "inverse_differences"},
    .postfix = "x0 x1 == n0 n1 x0 x1 - / select",
    .constants = (const double[]){0.0, 1.0},
    .loops = {
        EACH_FLOATING(AT_TYPE, inverse_differences)
        EACH_COMPLEX(AT_TYPE, inverse_differences)
        EACH_NARROW_FLOAT(AT_TYPE, inverse_differences)
    },
    .numbers = {
        EACH_FLOATING(AT_TYPE, inverse_differences_number)
        EACH_COMPLEX(AT_TYPE, inverse_differences_number)
        EACH_NARROW_FLOAT(AT_TYPE, inverse_differences_number)
    },
    .blocks = true,
};
/* d input = -grad * output * output */
LOOPS(inverse_differences_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * in_output[i] * in_output[i];
})
LOOPS(inverse_differences_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(-f_conj(in_grad[i]) * in_output[i] * in_output[i]);
})
NARROW_LOOPS(inverse_differences_input, 1, 3, 0, 0)
static const gradient inverse_differences_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"factors", "inverse_differences_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, inverse_differences_input)
        EACH_COMPLEX(AT_TYPE, inverse_differences_input)
        EACH_NARROW_FLOAT(AT_TYPE, inverse_differences_input)
    },
};
/* d other = grad * output * output */
LOOPS(inverse_differences_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_other[i] = in_grad[i] * in_output[i] * in_output[i];
})
LOOPS(inverse_differences_other, EACH_COMPLEX, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_output = (const T *)at[2];
    EACH(i, count) to_other[i] = f_conj(f_conj(in_grad[i]) * in_output[i] * in_output[i]);
})
NARROW_LOOPS(inverse_differences_other, 1, 3, 0, 0)
static const gradient inverse_differences_other = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"factors", "inverse_differences_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, inverse_differences_other)
        EACH_COMPLEX(AT_TYPE, inverse_differences_other)
        EACH_NARROW_FLOAT(AT_TYPE, inverse_differences_other)
    },
};
static int inverse_differences_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&inverse_differences_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&inverse_differences_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param inverse_differences_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_inverse_differences = {
    .op = "inverse_differences", .name = "inverse_differences",
    .signature = "inverse_differences(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &inverse_differences_body,
    .backward = inverse_differences_backward,
    .params = inverse_differences_params,
    .flags = ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 2,
    .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3,
    .grads = 1, .reads = {0x100, 0x100},
};

/* divide_or_zero(Tensor input, Tensor other) = select(input == 0, 0, input / other) */
WIDE_LOOPS(divide_or_zero, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == 0, (T)0, f_divide(in_input[i],
        in_other[i]));
})
WIDE_LOOPS(divide_or_zero_number, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == 0, (T)0, f_divide(in_input[i], in_other));
})
LOOPS(divide_or_zero, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == 0, (T)0, f_divide(in_input[i],
        in_other[i]));
})
LOOPS(divide_or_zero_number, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    const T in_other = *(const T *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == 0, (T)0, f_divide(in_input[i], in_other));
})
NARROW_LOOPS(divide_or_zero, 1, 3, 0, 0)
NARROW_LOOPS(divide_or_zero_number, 1, 3, 0, 4)
static const pointwise divide_or_zero_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .fixed = 2,
    .kernel = {"factors", "divide_or_zero"},
    .postfix = "x0 n0 == n0 x0 x1 / select",
    .constants = (const double[]){0.0},
    .loops = {
        EACH_FLOATING(AT_TYPE, divide_or_zero)
        EACH_COMPLEX(AT_TYPE, divide_or_zero)
        EACH_NARROW_FLOAT(AT_TYPE, divide_or_zero)
    },
    .numbers = {
        EACH_FLOATING(AT_TYPE, divide_or_zero_number)
        EACH_COMPLEX(AT_TYPE, divide_or_zero_number)
        EACH_NARROW_FLOAT(AT_TYPE, divide_or_zero_number)
    },
    .blocks = true,
};
/* d input = grad * select(other == 0, 0, 1 / other) */
WIDE_LOOPS(divide_or_zero_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_select(in_other[i] == 0, (T)0, f_divide((T)1,
        in_other[i]));
})
LOOPS(divide_or_zero_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    EACH(i, count) to_input[i] = f_conj(f_conj(in_grad[i]) * f_select(in_other[i] == 0, (T)0,
        f_divide((T)1, in_other[i])));
})
NARROW_LOOPS(divide_or_zero_input, 1, 3, 0, 0)
static const gradient divide_or_zero_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"factors", "divide_or_zero_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, divide_or_zero_input)
        EACH_COMPLEX(AT_TYPE, divide_or_zero_input)
        EACH_NARROW_FLOAT(AT_TYPE, divide_or_zero_input)
    },
};
/* d other = -grad * select(other == 0, 0, output / other) */
WIDE_LOOPS(divide_or_zero_other, EACH_FLOATING, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) to_other[i] = -in_grad[i] * f_select(in_other[i] == 0, (T)0,
        f_divide(in_output[i], in_other[i]));
})
LOOPS(divide_or_zero_other, EACH_COMPLEX, {
    T *to_other = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    const T *in_other = (const T *)at[2];
    const T *in_output = (const T *)at[3];
    EACH(i, count) to_other[i] = f_conj(-f_conj(in_grad[i]) * f_select(in_other[i] == 0, (T)0,
        f_divide(in_output[i], in_other[i])));
})
NARROW_LOOPS(divide_or_zero_other, 1, 4, 0, 0)
static const gradient divide_or_zero_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 1, FROM_RESULT},
    .kernel = {"factors", "divide_or_zero_other"},
    .loops = {
        EACH_FLOATING(AT_TYPE, divide_or_zero_other)
        EACH_COMPLEX(AT_TYPE, divide_or_zero_other)
        EACH_NARROW_FLOAT(AT_TYPE, divide_or_zero_other)
    },
};
static int divide_or_zero_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&divide_or_zero_input, s, grad);
    if (s->wants[1])
        result[1] = th_gradient(&divide_or_zero_other, s, grad);
    return th_finish_gradients(s, result);
}
static const param divide_or_zero_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
    {.name = "other", .kind = P_TENSOR, .slot = 1},
};
const row op_divide_or_zero = {
    .op = "divide_or_zero", .name = "divide_or_zero",
    .signature = "divide_or_zero(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &divide_or_zero_body,
    .backward = divide_or_zero_backward,
    .params = divide_or_zero_params,
    .flags = ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 2,
    .tensors = 2, .inputs = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3,
    .grads = 1, .reads = {2, 0x102},
};

/* conjugate(Tensor input) = conj(input) */
LOOPS(conjugate, EACH_FLOATING, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_conj(in_input[i]);
})
LOOPS(conjugate, EACH_COMPLEX, {
    T *to_output = (T *)at[0];
    const T *in_input = (const T *)at[1];
    EACH(i, count) to_output[i] = f_conj(in_input[i]);
})
NARROW_LOOPS(conjugate, 1, 2, 0, 0)
static const pointwise conjugate_body = {
    .outputs = 1, .inputs = 1,
    .to = {0}, .from = {0},
    .kernel = {"factors", "conjugate"},
    .postfix = "x0",
    .loops = {
        EACH_FLOATING(AT_TYPE, conjugate)
        EACH_COMPLEX(AT_TYPE, conjugate)
        EACH_NARROW_FLOAT(AT_TYPE, conjugate)
    },
    .blocks = true,
};
/* d input = conj(grad) */
LOOPS(conjugate_input, EACH_FLOATING, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    EACH(i, count) to_input[i] = f_conj(in_grad[i]);
})
LOOPS(conjugate_input, EACH_COMPLEX, {
    T *to_input = (T *)at[0];
    const T *in_grad = (const T *)at[1];
    EACH(i, count) to_input[i] = f_conj(f_conj(f_conj(in_grad[i])));
})
NARROW_LOOPS(conjugate_input, 1, 2, 0, 0)
static const gradient conjugate_input = {
    .input = 0, .inputs = 1, .from = {FROM_GRAD},
    .kernel = {"factors", "conjugate_input"},
    .loops = {
        EACH_FLOATING(AT_TYPE, conjugate_input)
        EACH_COMPLEX(AT_TYPE, conjugate_input)
        EACH_NARROW_FLOAT(AT_TYPE, conjugate_input)
    },
};
static int conjugate_backward(const saved *s, tensor *const *grad, tensor **result) {
    if (s->wants[0])
        result[0] = th_gradient(&conjugate_input, s, grad);
    return th_finish_gradients(s, result);
}
static const param conjugate_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0},
};
const row op_conjugate = {
    .op = "conjugate", .name = "conjugate",
    .signature = "conjugate(Tensor input)",
    .enter = th_pointwise, .body = &conjugate_body,
    .backward = conjugate_backward,
    .params = conjugate_params,
    .flags = ROW_LOOP, .dtypes = TH_ALL, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1,
    .grads = 1,
};

/* linalg_ldl_factor_ex(Tensor A, bool hermitian=False, bool check_errors=False) -> (Tensor LD,
   IntTensor pivots, IntTensor info) = kernel of ldl.c */
static int linalg_ldl_factor_ex_cpu(call *c) {
    return cpu_linalg_ldl_factor_ex(
        c->out[0], c->out[1], c->out[2], c->t[0], c->n[0], c->n[1]);
}
static int linalg_ldl_factor_ex_shape(extent *size, const call *c) {
    return shape_linalg_ldl_factor_ex(size, c->t[0], c->n[0], c->n[1]);
}
static const kernel_body linalg_ldl_factor_ex_body = {.shapes = "nn->", .plan = (const uint8_t[]){2,
    0, 0, 0}, .shape = linalg_ldl_factor_ex_shape, .inner = {3}, .kept = {1, 1, 1}};
static const param linalg_ldl_factor_ex_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "hermitian", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "check_errors", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_ldl_factor_ex = {
    .op = "linalg_ldl_factor_ex", .name = "linalg.ldl_factor_ex",
    .signature =
        "linalg_ldl_factor_ex(Tensor A, bool hermitian=False, bool check_errors=False) -> "
        "(Tensor LD, IntTensor pivots, IntTensor info)",
    .enter = th_kernel, .body = &linalg_ldl_factor_ex_body,
    .kernel = {.cpu = linalg_ldl_factor_ex_cpu},
    .missing = "linalg.solve has a gradient", .lacks = 1,
    .params = linalg_ldl_factor_ex_params,
    .names = (const char *const[]){"LD", "pivots", "info"},
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 2, .results = 3, .returned = 3, .types = {TH_SAME, TH_INT, TH_INT},
};

/* linalg_ldl_factor(Tensor A, bool hermitian=False) -> (Tensor LD, IntTensor pivots) = kernel
   of ldl.c */
static int linalg_ldl_factor_cpu(call *c) {
    return cpu_linalg_ldl_factor_ex(c->out[0], c->out[1], NULL, c->t[0], c->n[0], 0);
}
static int linalg_ldl_factor_shape(extent *size, const call *c) {
    return shape_linalg_ldl_factor_ex(size, c->t[0], c->n[0], 0);
}
static const kernel_body linalg_ldl_factor_body = {.shapes = "nn->", .plan = (const uint8_t[]){2, 0,
    0, 0}, .shape = linalg_ldl_factor_shape, .inner = {3}, .kept = {1, 1}};
static const param linalg_ldl_factor_params[] = {
    {.name = "A", .kind = P_TENSOR, .slot = 0},
    {.name = "hermitian", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_ldl_factor = {
    .op = "linalg_ldl_factor", .name = "linalg.ldl_factor",
    .signature =
        "linalg_ldl_factor(Tensor A, bool hermitian=False) -> (Tensor LD, IntTensor pivots)",
    .enter = th_kernel, .body = &linalg_ldl_factor_body,
    .kernel = {.cpu = linalg_ldl_factor_cpu},
    .missing = "linalg.solve has a gradient", .lacks = 1,
    .params = linalg_ldl_factor_params,
    .names = (const char *const[]){"LD", "pivots"},
    .flags = ROW_FUNCTION | ROW_PROMOTES, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_INT},
};

/* ldl_solution(Tensor LD, IntTensor pivots, Tensor B, bool hermitian=False, bool
   conjugate=False) = kernel of ldl.c */
static int ldl_solution_cpu(call *c) {
    return cpu_ldl_solution(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0], c->n[1]);
}
static int ldl_solution_shape(extent *size, const call *c) {
    return shape_ldl_solution(size, c->t[0], c->t[1], c->t[2], c->n[0], c->n[1]);
}
static const kernel_body ldl_solution_body = {.shapes = "nn,n,nk->", .plan = (const uint8_t[]){2, 0,
    0, 1, 0, 2, 0, 33, 0}, .shape = ldl_solution_shape, .inner = {3, 2, 3}, .kept = {1}};
static int ldl_solution_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d B = ldl_solution(LD, pivots, grad, hermitian, conjugate == hermitian) */
    if (s->wants[2])
        result[2] = th_keep_sum(&f,
            th_apply(&f, &op_ldl_solution, &(call){
                .t = {s->t[0], s->t[1], grad[0]},
                .n = {s->n[0], (s->n[1] == s->n[0])}
            }),
            s->shape[2]
        );
    return th_end_frame(&f, s, result);
}
static const param ldl_solution_params[] = {
    {.name = "LD", .kind = P_TENSOR, .slot = 0},
    {.name = "pivots", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_INT},
    {.name = "B", .kind = P_TENSOR, .slot = 2},
    {.name = "hermitian", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
    {.name = "conjugate", .kind = P_BOOL, .slot = 1, .optional = true, .preset = PRESET(0)},
};
const row op_ldl_solution = {
    .op = "ldl_solution", .name = "ldl_solution",
    .signature =
        "ldl_solution(Tensor LD, IntTensor pivots, Tensor B, bool hermitian=False, bool "
        "conjugate=False)",
    .enter = th_kernel, .body = &ldl_solution_body,
    .kernel = {.cpu = ldl_solution_cpu},
    .backward = ldl_solution_backward,
    .missing = "linalg.solve has a gradient", .lacks = 1,
    .params = ldl_solution_params,
    .flags = ROW_PROMOTES | ROW_MIXED, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 5, .required = 3, .tensors = 3, .inputs = 3,
    .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 4, .grads = 1,
    .reads = {0, 0, 3}, .sizes = {0, 0, 4},
};

/* linalg_ldl_solve(Tensor LD, IntTensor pivots, Tensor B, bool hermitian=False) = kernel of
   ldl.c */
static int linalg_ldl_solve_cpu(call *c) {
    return cpu_ldl_solution(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0], 0);
}
static int linalg_ldl_solve_shape(extent *size, const call *c) {
    return shape_ldl_solution(size, c->t[0], c->t[1], c->t[2], c->n[0], 0);
}
static const kernel_body linalg_ldl_solve_body = {.shapes = "nn,n,nk->",
    .plan = (const uint8_t[]){2, 0, 0, 1, 0, 2, 0, 33, 0}, .shape = linalg_ldl_solve_shape,
    .inner = {3, 2, 3}, .kept = {1}};
static int linalg_ldl_solve_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d B = ldl_solution(LD, pivots, grad, hermitian, 0 == hermitian) */
    if (s->wants[2])
        result[2] = th_keep_sum(&f,
            th_apply(&f, &op_ldl_solution, &(call){
                .t = {s->t[0], s->t[1], grad[0]},
                .n = {s->n[0], (0 == s->n[0])}
            }),
            s->shape[2]
        );
    return th_end_frame(&f, s, result);
}
static const param linalg_ldl_solve_params[] = {
    {.name = "LD", .kind = P_TENSOR, .slot = 0},
    {.name = "pivots", .kind = P_TENSOR, .slot = 1, .fixed = 1 + TH_INT},
    {.name = "B", .kind = P_TENSOR, .slot = 2},
    {.name = "hermitian", .kind = P_BOOL, .slot = 0, .optional = true, .preset = PRESET(0)},
};
const row op_linalg_ldl_solve = {
    .op = "linalg_ldl_solve", .name = "linalg.ldl_solve",
    .signature =
        "linalg_ldl_solve(Tensor LD, IntTensor pivots, Tensor B, bool hermitian=False)",
    .enter = th_kernel, .body = &linalg_ldl_solve_body,
    .kernel = {.cpu = linalg_ldl_solve_cpu},
    .backward = linalg_ldl_solve_backward,
    .missing = "linalg.solve has a gradient", .lacks = 1,
    .params = linalg_ldl_solve_params,
    .flags = ROW_FUNCTION | ROW_PROMOTES | ROW_MIXED, .dtypes = TH_FLOATING | TH_COMPLEX,
    .own = TH_FLOATS | TH_COMPLEX, .nparams = 4, .required = 3, .tensors = 3, .inputs = 3,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 4, .grads = 1,
    .reads = {0, 0, 3}, .sizes = {0, 0, 4},
};
