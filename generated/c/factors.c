/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* factors: Factorizations of matrices, computed by LAPACK on the CPU, also for tensors on a
   GPU. Matrices with elements that are not finite raise an error. */
#include "row/row.h"
#include "walk/loop.h"
#include "formula.h"
#include "each_matrix.h"
#include "eigen.h"
#include "factor.h"
#include "triangle.h"

extern const row op_add;
extern const row op_diag;
extern const row op_divide_or_zero;
extern const row op_halve_diagonal;
extern const row op_inverse_differences;
extern const row op_mm;
extern const row op_mul;
extern const row op_narrow;
extern const row op_narrow_input;
extern const row op_neg;
extern const row op_potrs;
extern const row op_sub;
extern const row op_t;
extern const row op_transpose_if;
extern const row op_triangle;
extern const row op_trtrs_solution;
extern const row op_unsqueeze;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* potrf(Tensor input, bool upper=True) = kernel of factor.c */
static int potrf_cpu(call *c) {
    return cpu_potrf(c->out[0], c->t[0], c->n[0]);
}
static int potrf_shape(extent *size, const call *c) {
    return shape_potrf(size, c->t[0], c->n[0]);
}
static const kernel_body potrf_body = {.shape = potrf_shape};
static int potrf_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input =
       transpose_if(halve_diagonal(trtrs_solution(trtrs_solution(halve_diagonal(transpose_if(output,
       upper).t().mm(transpose_if(grad, upper))) + halve_diagonal(transpose_if(output,
       upper).t().mm(transpose_if(grad, upper))).t(), transpose_if(output, upper), 0, 1, 0).t(),
       transpose_if(output, upper), 0, 1, 0)), upper) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_transpose_if, &(call){
            .t = {th_apply(&f, &op_halve_diagonal, &(call){.t = {th_apply(&f, &op_trtrs_solution, &(call){
                .t = {
                    th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_trtrs_solution, &(call){
                        .t = {
                            th_apply(&f, &op_add, &(call){
                                .t = {
                                    th_apply(&f, &op_halve_diagonal, &(call){.t = {th_apply(&f, &op_mm, &(call){.t = {
                                        th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_transpose_if, &(call){
                                            .t = {s->out[0]},
                                            .n = {s->n[0]}
                                        })}}),
                                        th_apply(&f, &op_transpose_if, &(call){
                                            .t = {grad[0]},
                                            .n = {s->n[0]}
                                        })
                                    }})}}),
                                    th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_halve_diagonal, &(call){.t = {th_apply(&f, &op_mm, &(call){.t = {
                                        th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_transpose_if, &(call){
                                            .t = {s->out[0]},
                                            .n = {s->n[0]}
                                        })}}),
                                        th_apply(&f, &op_transpose_if, &(call){
                                            .t = {grad[0]},
                                            .n = {s->n[0]}
                                        })
                                    }})}})}})
                                },
                                .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                            }),
                            th_apply(&f, &op_transpose_if, &(call){
                                .t = {s->out[0]},
                                .n = {s->n[0]}
                            })
                        },
                        .n = {0, 1}
                    })}}),
                    th_apply(&f, &op_transpose_if, &(call){.t = {s->out[0]}, .n = {s->n[0]}})
                },
                .n = {0, 1}
            })}})},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param potrf_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
};
const row op_potrf = {
    .op = "potrf", .name = "potrf",
    .signature = "potrf(Tensor input, bool upper=True)",
    .enter = th_kernel, .body = &potrf_body,
    .kernel = {.cpu = potrf_cpu},
    .backward = potrf_backward,
    .params = potrf_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {0x100},
};

/* potri(Tensor input, bool upper=True) = kernel of factor.c */
static int potri_cpu(call *c) {
    return cpu_potri(c->out[0], c->t[0], c->n[0]);
}
static int potri_shape(extent *size, const call *c) {
    return shape_potri(size, c->t[0], c->n[0]);
}
static const kernel_body potri_body = {.shape = potri_shape};
static const param potri_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
};
const row op_potri = {
    .op = "potri", .name = "potri",
    .signature = "potri(Tensor input, bool upper=True)",
    .enter = th_kernel, .body = &potri_body,
    .kernel = {.cpu = potri_cpu},
    .missing = "linalg.cholesky_inverse has a gradient", .lacks = 1,
    .params = potri_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* potrs(Tensor input, Tensor input2, bool upper=True) = kernel of factor.c */
static int potrs_cpu(call *c) {
    return cpu_potrs(c->out[0], c->t[0], c->t[1], c->n[0]);
}
static int potrs_shape(extent *size, const call *c) {
    return shape_potrs(size, c->t[0], c->t[1], c->n[0]);
}
static const kernel_body potrs_body = {.shape = potrs_shape};
static int potrs_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = potrs(grad, input2, upper) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_potrs, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    /* d input2 = -triangle(transpose_if(potrs(grad, input2,
       upper).mm(output.t().mm(transpose_if(triangle(input2, upper, 0), upper))) +
       output.mm(potrs(grad, input2, upper).t().mm(transpose_if(triangle(input2, upper, 0),
       upper))), upper), upper, 0) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_triangle, &(call){
            .t = {th_apply(&f, &op_transpose_if, &(call){
                .t = {th_apply(&f, &op_add, &(call){
                    .t = {
                        th_apply(&f, &op_mm, &(call){.t = {
                            th_apply(&f, &op_potrs, &(call){
                                .t = {grad[0], s->t[1]},
                                .n = {s->n[0]}
                            }),
                            th_apply(&f, &op_mm, &(call){.t = {
                                th_apply(&f, &op_t, &(call){.t = {s->out[0]}}),
                                th_apply(&f, &op_transpose_if, &(call){
                                    .t = {th_apply(&f, &op_triangle, &(call){
                                        .t = {s->t[1]},
                                        .n = {s->n[0]}
                                    })},
                                    .n = {s->n[0]}
                                })
                            }})
                        }}),
                        th_apply(&f, &op_mm, &(call){.t = {
                            s->out[0],
                            th_apply(&f, &op_mm, &(call){.t = {
                                th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_potrs, &(call){
                                    .t = {grad[0], s->t[1]},
                                    .n = {s->n[0]}
                                })}}),
                                th_apply(&f, &op_transpose_if, &(call){
                                    .t = {th_apply(&f, &op_triangle, &(call){
                                        .t = {s->t[1]},
                                        .n = {s->n[0]}
                                    })},
                                    .n = {s->n[0]}
                                })
                            }})
                        }})
                    },
                    .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                })},
                .n = {s->n[0]}
            })},
            .n = {s->n[0]}
        })}}));
    return th_end_frame(&f, s, result);
}
static const param potrs_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "input2", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
};
const row op_potrs = {
    .op = "potrs", .name = "potrs",
    .signature = "potrs(Tensor input, Tensor input2, bool upper=True)",
    .enter = th_kernel, .body = &potrs_body,
    .kernel = {.cpu = potrs_cpu},
    .backward = potrs_backward,
    .params = potrs_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .required = 2, .tensors = 2, .inputs = 2,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 0x102},
};

/* pstrf(Tensor input, bool upper=True, Scalar tol=-1) -> (Tensor factor, IntTensor pivots) =
   kernel of factor.c */
static int pstrf_cpu(call *c) {
    return cpu_pstrf(c->out[0], c->out[1], c->t[0], c->n[0], c->s[0]);
}
static int pstrf_shape(extent *size, const call *c) {
    return shape_pstrf(size, c->t[0], c->n[0], c->s[0]);
}
static const kernel_body pstrf_body = {.shape = pstrf_shape};
static const param pstrf_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
    {.name = "tol", .kind = P_SCALAR, .slot = 0, .optional = true,
     .preset = {-1, -1, TH_DEFAULT, 0}, .type = -1},
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
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .scalars = 1, .ints = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_INT},
};

/* qr(Tensor input) -> (Tensor Q, Tensor R) = kernel of factor.c */
static int qr_cpu(call *c) {
    return cpu_qr(c->out[0], c->out[1], c->t[0]);
}
static int qr_shape(extent *size, const call *c) {
    return shape_qr(size, c->t[0]);
}
static const kernel_body qr_body = {.shape = qr_shape};
static int qr_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = narrow_input(trtrs_solution((grad_Q + Q.mm(halve_diagonal(R.mm(grad_R.t()) -
       grad_Q.t().mm(Q)) + halve_diagonal(R.mm(grad_R.t()) - grad_Q.t().mm(Q)).t() -
       grad_R.narrow(1, Q.size(1), R.size(1) - Q.size(1)).mm(R.narrow(1, Q.size(1), R.size(1) -
       Q.size(1)).t()))).t(), R.narrow(1, 0, Q.size(1)), 1, 0, 0).t(), 1, 0, input.size()) +
       Q.mm(narrow_input(grad_R.narrow(1, Q.size(1), R.size(1) - Q.size(1)), 1, Q.size(1),
       R.size())) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_add, &(call){
            .t = {
                th_apply(&f, &op_narrow_input, &(call){
                    .t = {th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_trtrs_solution, &(call){
                        .t = {
                            th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_add, &(call){
                                .t = {
                                    grad[0],
                                    th_apply(&f, &op_mm, &(call){.t = {
                                        s->out[0],
                                        th_apply(&f, &op_sub, &(call){
                                            .t = {
                                                th_apply(&f, &op_add, &(call){
                                                    .t = {
                                                        th_apply(&f, &op_halve_diagonal, &(call){.t = {th_apply(&f, &op_sub, &(call){
                                                            .t = {
                                                                th_apply(&f, &op_mm, &(call){.t = {
                                                                    s->out[1],
                                                                    th_apply(&f, &op_t, &(call){.t = {
                                                                        grad[1]
                                                                    }})
                                                                }}),
                                                                th_apply(&f, &op_mm, &(call){.t = {
                                                                    th_apply(&f, &op_t, &(call){.t = {
                                                                        grad[0]
                                                                    }}),
                                                                    s->out[0]
                                                                }})
                                                            },
                                                            .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                                                        })}}),
                                                        th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_halve_diagonal, &(call){.t = {th_apply(&f, &op_sub, &(call){
                                                            .t = {
                                                                th_apply(&f, &op_mm, &(call){.t = {
                                                                    s->out[1],
                                                                    th_apply(&f, &op_t, &(call){.t = {
                                                                        grad[1]
                                                                    }})
                                                                }}),
                                                                th_apply(&f, &op_mm, &(call){.t = {
                                                                    th_apply(&f, &op_t, &(call){.t = {
                                                                        grad[0]
                                                                    }}),
                                                                    s->out[0]
                                                                }})
                                                            },
                                                            .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                                                        })}})}})
                                                    },
                                                    .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                                                }),
                                                th_apply(&f, &op_mm, &(call){.t = {
                                                    th_apply(&f, &op_narrow, &(call){
                                                        .t = {grad[1]},
                                                        .n = {
                                                            1, grad[0]->size[1],
                                                            (grad[1]->size[1] - grad[0]->size[1])
                                                        }
                                                    }),
                                                    th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_narrow, &(call){
                                                        .t = {s->out[1]},
                                                        .n = {
                                                            1, grad[0]->size[1],
                                                            (grad[1]->size[1] - grad[0]->size[1])
                                                        }
                                                    })}})
                                                }})
                                            },
                                            .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                                        })
                                    }})
                                },
                                .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                            })}}),
                            th_apply(&f, &op_narrow, &(call){
                                .t = {s->out[1]},
                                .n = {1, 0, grad[0]->size[1]}
                            })
                        },
                        .n = {1}
                    })}})},
                    .n = {1},
                    .list = {{s->shape[0]->size, s->shape[0]->ndim}}
                }),
                th_apply(&f, &op_mm, &(call){.t = {
                    s->out[0],
                    th_apply(&f, &op_narrow_input, &(call){
                        .t = {th_apply(&f, &op_narrow, &(call){
                            .t = {grad[1]},
                            .n = {1, grad[0]->size[1], (grad[1]->size[1] - grad[0]->size[1])}
                        })},
                        .n = {1, grad[0]->size[1]},
                        .list = {{grad[1]->size, grad[1]->ndim}}
                    })
                }})
            },
            .s = {[1] = {1, 1, TH_DEFAULT, 0}}
        }));
    return th_end_frame(&f, s, result);
}
static const param qr_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_qr = {
    .op = "qr", .name = "qr",
    .signature = "qr(Tensor input) -> (Tensor Q, Tensor R)",
    .enter = th_kernel, .body = &qr_body,
    .kernel = {.cpu = qr_cpu},
    .backward = qr_backward,
    .params = qr_params,
    .names = (const char *const[]){"Q", "R"},
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME}, .differentiable = 1, .grads = 3,
    .reads = {0x300}, .sizes = {1},
};

/* qr_batch(Tensor input) -> (Tensor Q, Tensor R) = torch.composed.qr_batch */
static const param qr_batch_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_qr_batch = {
    .op = "qr_batch", .name = "qr",
    .signature = "qr_batch(Tensor input) -> (Tensor Q, Tensor R)",
    .params = qr_batch_params,
    .names = (const char *const[]){"Q", "R"},
    .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* geqrf(Tensor input) -> (Tensor a, Tensor tau) = kernel of factor.c */
static int geqrf_cpu(call *c) {
    return cpu_geqrf(c->out[0], c->out[1], c->t[0]);
}
static int geqrf_shape(extent *size, const call *c) {
    return shape_geqrf(size, c->t[0]);
}
static const kernel_body geqrf_body = {.shape = geqrf_shape};
static const param geqrf_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_geqrf = {
    .op = "geqrf", .name = "geqrf",
    .signature = "geqrf(Tensor input) -> (Tensor a, Tensor tau)",
    .enter = th_kernel, .body = &geqrf_body,
    .kernel = {.cpu = geqrf_cpu},
    .missing = "qr has a gradient", .lacks = 1,
    .params = geqrf_params,
    .names = (const char *const[]){"a", "tau"},
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* orgqr(Tensor input, Tensor input2) = kernel of factor.c */
static int orgqr_cpu(call *c) {
    return cpu_orgqr(c->out[0], c->t[0], c->t[1]);
}
static int orgqr_shape(extent *size, const call *c) {
    return shape_orgqr(size, c->t[0], c->t[1]);
}
static const kernel_body orgqr_body = {.shape = orgqr_shape};
static const param orgqr_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "input2", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_orgqr = {
    .op = "orgqr", .name = "orgqr",
    .signature = "orgqr(Tensor input, Tensor input2)",
    .enter = th_kernel, .body = &orgqr_body,
    .kernel = {.cpu = orgqr_cpu},
    .missing = "linalg.householder_product has a gradient", .lacks = 3,
    .params = orgqr_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* ormqr(Tensor input, Tensor input2, Tensor input3, bool left=True, bool transpose=False) =
   kernel of factor.c */
static int ormqr_cpu(call *c) {
    return cpu_ormqr(c->out[0], c->t[0], c->t[1], c->t[2], c->n[0], c->n[1]);
}
static int ormqr_shape(extent *size, const call *c) {
    return shape_ormqr(size, c->t[0], c->t[1], c->t[2], c->n[0], c->n[1]);
}
static const kernel_body ormqr_body = {.shape = ormqr_shape};
static const param ormqr_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "input2", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "input3", .kind = P_TENSOR, .slot = 2, .type = -1},
    {.name = "left", .kind = P_BOOL, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
    {.name = "transpose", .kind = P_BOOL, .slot = 1, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_ormqr = {
    .op = "ormqr", .name = "ormqr",
    .signature =
        "ormqr(Tensor input, Tensor input2, Tensor input3, bool left=True, bool "
        "transpose=False)",
    .enter = th_kernel, .body = &ormqr_body,
    .kernel = {.cpu = ormqr_cpu},
    .missing = "qr has a gradient", .lacks = 7,
    .params = ormqr_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 3, .tensors = 3, .inputs = 3,
    .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* symeig(Tensor input, bool eigenvectors=False, bool upper=True) -> (Tensor values, Tensor
   vectors) = kernel of eigen.c */
static int symeig_cpu(call *c) {
    return cpu_symeig(c->out[0], c->out[1], c->t[0], c->n[0], c->n[1]);
}
static int symeig_shape(extent *size, const call *c) {
    return shape_symeig(size, c->t[0], c->n[0], c->n[1]);
}
static const kernel_body symeig_body = {.shape = symeig_shape};
static int symeig_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = transpose_if(halve_diagonal(vectors.mm(diag(2 * grad_values) +
       inverse_differences(values, values.unsqueeze(1)) * vectors.t().mm(grad_vectors) +
       (inverse_differences(values, values.unsqueeze(1)) *
       vectors.t().mm(grad_vectors)).t()).mm(vectors.t())), upper) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_transpose_if, &(call){
            .t = {th_apply(&f, &op_halve_diagonal, &(call){.t = {th_apply(&f, &op_mm, &(call){.t = {
                th_apply(&f, &op_mm, &(call){.t = {
                    s->out[1],
                    th_apply(&f, &op_add, &(call){
                        .t = {
                            th_apply(&f, &op_add, &(call){
                                .t = {
                                    th_apply(&f, &op_diag, &(call){.t = {th_apply(&f, &op_mul, &(call){
                                        .t = {NULL, grad[0]},
                                        .s = {[0] = th_integral(2)}
                                    })}}),
                                    th_apply(&f, &op_mul, &(call){.t = {
                                        th_apply(&f, &op_inverse_differences, &(call){.t = {
                                            s->out[0],
                                            th_apply(&f, &op_unsqueeze, &(call){
                                                .t = {s->out[0]},
                                                .n = {1}
                                            })
                                        }}),
                                        th_apply(&f, &op_mm, &(call){.t = {
                                            th_apply(&f, &op_t, &(call){.t = {s->out[1]}}),
                                            grad[1]
                                        }})
                                    }})
                                },
                                .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                            }),
                            th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_mul, &(call){.t = {
                                th_apply(&f, &op_inverse_differences, &(call){.t = {
                                    s->out[0],
                                    th_apply(&f, &op_unsqueeze, &(call){.t = {s->out[0]}, .n = {1}})
                                }}),
                                th_apply(&f, &op_mm, &(call){.t = {
                                    th_apply(&f, &op_t, &(call){.t = {s->out[1]}}),
                                    grad[1]
                                }})
                            }})}})
                        },
                        .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                    })
                }}),
                th_apply(&f, &op_t, &(call){.t = {s->out[1]}})
            }})}})},
            .n = {s->n[1]}
        }));
    return th_end_frame(&f, s, result);
}
static const param symeig_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "eigenvectors", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 1, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
};
const row op_symeig = {
    .op = "symeig", .name = "symeig",
    .signature =
        "symeig(Tensor input, bool eigenvectors=False, bool upper=True) -> (Tensor values, "
        "Tensor vectors)",
    .enter = th_kernel, .body = &symeig_body,
    .kernel = {.cpu = symeig_cpu},
    .backward = symeig_backward,
    .params = symeig_params,
    .names = (const char *const[]){"values", "vectors"},
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 2, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME}, .differentiable = 1,
    .grads = 3, .reads = {0x300},
};

/* eig(Tensor input, bool eigenvectors=False) -> (Tensor values, Tensor vectors) = kernel of
   eigen.c */
static int eig_cpu(call *c) {
    return cpu_eig(c->out[0], c->out[1], c->t[0], c->n[0]);
}
static int eig_shape(extent *size, const call *c) {
    return shape_eig(size, c->t[0], c->n[0]);
}
static const kernel_body eig_body = {.shape = eig_shape};
static const param eig_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "eigenvectors", .kind = P_BOOL, .slot = 0, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
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
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* svd(Tensor input, bool some=True) -> (Tensor U, Tensor S, Tensor V) = kernel of eigen.c */
static int svd_cpu(call *c) {
    return cpu_svd(c->out[0], c->out[1], c->out[2], c->t[0], c->n[0]);
}
static int svd_shape(extent *size, const call *c) {
    return shape_svd(size, c->t[0], c->n[0]);
}
static const kernel_body svd_body = {.shape = svd_shape};
static int svd_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = (U.mm(inverse_differences(S, S.unsqueeze(1)) * (divide_or_zero(S, S +
       S.unsqueeze(1)) * (U.t().mm(grad_U) - grad_U.t().mm(U)) + divide_or_zero(S.unsqueeze(1), S +
       S.unsqueeze(1)) * (V.t().mm(grad_V) - grad_V.t().mm(V))) + diag(grad_S)) +
       divide_or_zero(grad_U - U.mm(U.t().mm(grad_U)), S)).mm(V.t()) + U.mm(divide_or_zero(grad_V -
       V.mm(V.t().mm(grad_V)), S).t()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_add, &(call){
            .t = {
                th_apply(&f, &op_mm, &(call){.t = {
                    th_apply(&f, &op_add, &(call){
                        .t = {
                            th_apply(&f, &op_mm, &(call){.t = {
                                s->out[0],
                                th_apply(&f, &op_add, &(call){
                                    .t = {
                                        th_apply(&f, &op_mul, &(call){.t = {
                                            th_apply(&f, &op_inverse_differences, &(call){.t = {
                                                s->out[1],
                                                th_apply(&f, &op_unsqueeze, &(call){
                                                    .t = {s->out[1]},
                                                    .n = {1}
                                                })
                                            }}),
                                            th_apply(&f, &op_add, &(call){
                                                .t = {
                                                    th_apply(&f, &op_mul, &(call){.t = {
                                                        th_apply(&f, &op_divide_or_zero, &(call){.t = {
                                                            s->out[1],
                                                            th_apply(&f, &op_add, &(call){
                                                                .t = {
                                                                    s->out[1],
                                                                    th_apply(&f, &op_unsqueeze, &(call){
                                                                        .t = {s->out[1]},
                                                                        .n = {1}
                                                                    })
                                                                },
                                                                .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                                                            })
                                                        }}),
                                                        th_apply(&f, &op_sub, &(call){
                                                            .t = {
                                                                th_apply(&f, &op_mm, &(call){.t = {
                                                                    th_apply(&f, &op_t, &(call){.t = {
                                                                        s->out[0]
                                                                    }}),
                                                                    grad[0]
                                                                }}),
                                                                th_apply(&f, &op_mm, &(call){.t = {
                                                                    th_apply(&f, &op_t, &(call){.t = {
                                                                        grad[0]
                                                                    }}),
                                                                    s->out[0]
                                                                }})
                                                            },
                                                            .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                                                        })
                                                    }}),
                                                    th_apply(&f, &op_mul, &(call){.t = {
                                                        th_apply(&f, &op_divide_or_zero, &(call){.t = {
                                                            th_apply(&f, &op_unsqueeze, &(call){
                                                                .t = {s->out[1]},
                                                                .n = {1}
                                                            }),
                                                            th_apply(&f, &op_add, &(call){
                                                                .t = {
                                                                    s->out[1],
                                                                    th_apply(&f, &op_unsqueeze, &(call){
                                                                        .t = {s->out[1]},
                                                                        .n = {1}
                                                                    })
                                                                },
                                                                .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                                                            })
                                                        }}),
                                                        th_apply(&f, &op_sub, &(call){
                                                            .t = {
                                                                th_apply(&f, &op_mm, &(call){.t = {
                                                                    th_apply(&f, &op_t, &(call){.t = {
                                                                        s->out[2]
                                                                    }}),
                                                                    grad[2]
                                                                }}),
                                                                th_apply(&f, &op_mm, &(call){.t = {
                                                                    th_apply(&f, &op_t, &(call){.t = {
                                                                        grad[2]
                                                                    }}),
                                                                    s->out[2]
                                                                }})
                                                            },
                                                            .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                                                        })
                                                    }})
                                                },
                                                .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                                            })
                                        }}),
                                        th_apply(&f, &op_diag, &(call){.t = {grad[1]}})
                                    },
                                    .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                                })
                            }}),
                            th_apply(&f, &op_divide_or_zero, &(call){.t = {
                                th_apply(&f, &op_sub, &(call){
                                    .t = {
                                        grad[0],
                                        th_apply(&f, &op_mm, &(call){.t = {
                                            s->out[0],
                                            th_apply(&f, &op_mm, &(call){.t = {
                                                th_apply(&f, &op_t, &(call){.t = {s->out[0]}}),
                                                grad[0]
                                            }})
                                        }})
                                    },
                                    .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                                }),
                                s->out[1]
                            }})
                        },
                        .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                    }),
                    th_apply(&f, &op_t, &(call){.t = {s->out[2]}})
                }}),
                th_apply(&f, &op_mm, &(call){.t = {
                    s->out[0],
                    th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_divide_or_zero, &(call){.t = {
                        th_apply(&f, &op_sub, &(call){
                            .t = {
                                grad[2],
                                th_apply(&f, &op_mm, &(call){.t = {
                                    s->out[2],
                                    th_apply(&f, &op_mm, &(call){.t = {
                                        th_apply(&f, &op_t, &(call){.t = {s->out[2]}}),
                                        grad[2]
                                    }})
                                }})
                            },
                            .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                        }),
                        s->out[1]
                    }})}})
                }})
            },
            .s = {[1] = {1, 1, TH_DEFAULT, 0}}
        }));
    return th_end_frame(&f, s, result);
}
static const param svd_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "some", .kind = P_BOOL, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
};
const row op_svd = {
    .op = "svd", .name = "svd",
    .signature = "svd(Tensor input, bool some=True) -> (Tensor U, Tensor S, Tensor V)",
    .enter = th_kernel, .body = &svd_body,
    .kernel = {.cpu = svd_cpu},
    .backward = svd_backward,
    .params = svd_params,
    .names = (const char *const[]){"U", "S", "V"},
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 1, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 3, .returned = 3, .types = {TH_SAME, TH_SAME, TH_SAME},
    .differentiable = 1, .grads = 7, .reads = {0x700},
};

/* svd_batch(Tensor input, bool some=True) -> (Tensor U, Tensor S, Tensor V) =
   torch.composed.svd_batch */
static const param svd_batch_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "some", .kind = P_BOOL, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
};
const row op_svd_batch = {
    .op = "svd_batch", .name = "svd",
    .signature =
        "svd_batch(Tensor input, bool some=True) -> (Tensor U, Tensor S, Tensor V)",
    .params = svd_batch_params,
    .names = (const char *const[]){"U", "S", "V"},
    .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX, .nparams = 2, .required = 1,
    .tensors = 1, .inputs = 1, .ints = 1, .results = 3, .returned = 3,
    .types = {TH_SAME, TH_SAME, TH_SAME},
};

/* cholesky_each(Tensor input, bool upper) = kernel of each_matrix.c */
static int cholesky_each_cpu(call *c) {
    return cpu_cholesky_each(c->out[0], c->t[0], c->n[0]);
}
static int cholesky_each_shape(extent *size, const call *c) {
    return shape_cholesky_each(size, c->t[0], c->n[0]);
}
static const kernel_body cholesky_each_body = {.shape = cholesky_each_shape};
static const param cholesky_each_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .type = -1},
};
const row op_cholesky_each = {
    .op = "cholesky_each", .name = "cholesky_each",
    .signature = "cholesky_each(Tensor input, bool upper)",
    .enter = th_kernel, .body = &cholesky_each_body,
    .kernel = {.cpu = cholesky_each_cpu},
    .params = cholesky_each_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* qr_each(Tensor input) -> (Tensor Q, Tensor R) = kernel of each_matrix.c */
static int qr_each_cpu(call *c) {
    return cpu_qr_each(c->out[0], c->out[1], c->t[0]);
}
static int qr_each_shape(extent *size, const call *c) {
    return shape_qr_each(size, c->t[0]);
}
static const kernel_body qr_each_body = {.shape = qr_each_shape};
static const param qr_each_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_qr_each = {
    .op = "qr_each", .name = "qr_each",
    .signature = "qr_each(Tensor input) -> (Tensor Q, Tensor R)",
    .enter = th_kernel, .body = &qr_each_body,
    .kernel = {.cpu = qr_each_cpu},
    .params = qr_each_params,
    .names = (const char *const[]){"Q", "R"},
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* symeig_each(Tensor input, bool upper) -> (Tensor values, Tensor vectors) = kernel of
   each_matrix.c */
static int symeig_each_cpu(call *c) {
    return cpu_symeig_each(c->out[0], c->out[1], c->t[0], c->n[0]);
}
static int symeig_each_shape(extent *size, const call *c) {
    return shape_symeig_each(size, c->t[0], c->n[0]);
}
static const kernel_body symeig_each_body = {.shape = symeig_each_shape};
static const param symeig_each_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .type = -1},
};
const row op_symeig_each = {
    .op = "symeig_each", .name = "symeig_each",
    .signature =
        "symeig_each(Tensor input, bool upper) -> (Tensor values, Tensor vectors)",
    .enter = th_kernel, .body = &symeig_each_body,
    .kernel = {.cpu = symeig_each_cpu},
    .params = symeig_each_params,
    .names = (const char *const[]){"values", "vectors"},
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 1, .inputs = 1,
    .ints = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* svd_each(Tensor input) -> (Tensor U, Tensor S, Tensor V) = kernel of each_matrix.c */
static int svd_each_cpu(call *c) {
    return cpu_svd_each(c->out[0], c->out[1], c->out[2], c->t[0]);
}
static int svd_each_shape(extent *size, const call *c) {
    return shape_svd_each(size, c->t[0]);
}
static const kernel_body svd_each_body = {.shape = svd_each_shape};
static const param svd_each_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_svd_each = {
    .op = "svd_each", .name = "svd_each",
    .signature = "svd_each(Tensor input) -> (Tensor U, Tensor S, Tensor V)",
    .enter = th_kernel, .body = &svd_each_body,
    .kernel = {.cpu = svd_each_cpu},
    .params = svd_each_params,
    .names = (const char *const[]){"U", "S", "V"},
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 3, .returned = 3, .types = {TH_SAME, TH_SAME, TH_SAME},
};

/* transpose_if(Tensor input, bool transpose) = view of triangle.c */
static int transpose_if_cpu(call *c) {
    return view_transpose_if(c->out[0], c->n[0]);
}
static const kernel_body transpose_if_body = {.shapes = NULL};
static int transpose_if_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = transpose_if(grad, transpose) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_transpose_if, &(call){
            .t = {grad[0]},
            .n = {s->n[0]}
        }));
    return th_end_frame(&f, s, result);
}
static const param transpose_if_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "transpose", .kind = P_BOOL, .slot = 0, .type = -1},
};
const row op_transpose_if = {
    .op = "transpose_if", .name = "transpose_if",
    .signature = "transpose_if(Tensor input, bool transpose)",
    .enter = th_view, .body = &transpose_if_body,
    .kernel = {.cpu = transpose_if_cpu, .cuda = transpose_if_cpu},
    .backward = transpose_if_backward,
    .params = transpose_if_params,
    .flags = ROW_VIEW, .dtypes = TH_FLOATING, .own = TH_FLOATING, .nparams = 2, .required = 2,
    .tensors = 1, .inputs = 1, .ints = 1, .results = 1, .returned = 1, .types = {TH_SAME},
    .differentiable = 1, .grads = 1,
};

/* triangle(Tensor input, bool upper, bool unit) = kernel of triangle.c */
static int triangle_cpu(call *c) {
    return cpu_triangle(c->out[0], c->t[0], c->n[0], c->n[1]);
}
static int triangle_cuda(call *c) {
    return cuda_triangle(c->out[0], c->t[0], c->n[0], c->n[1]);
}
static int triangle_shape(extent *size, const call *c) {
    return shape_triangle(size, c->t[0], c->n[0], c->n[1]);
}
static const kernel_body triangle_body = {.shape = triangle_shape};
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
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .type = -1},
    {.name = "unit", .kind = P_BOOL, .slot = 1, .type = -1},
};
const row op_triangle = {
    .op = "triangle", .name = "triangle",
    .signature = "triangle(Tensor input, bool upper, bool unit)",
    .enter = th_kernel, .body = &triangle_body,
    .kernel = {.cpu = triangle_cpu, .cuda = triangle_cuda},
    .backward = triangle_backward,
    .params = triangle_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .required = 3, .tensors = 1, .inputs = 1,
    .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* halve_diagonal(Tensor input) = kernel of triangle.c */
static int halve_diagonal_cpu(call *c) {
    return cpu_halve_diagonal(c->out[0], c->t[0]);
}
static int halve_diagonal_cuda(call *c) {
    return cuda_halve_diagonal(c->out[0], c->t[0]);
}
static int halve_diagonal_shape(extent *size, const call *c) {
    return shape_halve_diagonal(size, c->t[0]);
}
static const kernel_body halve_diagonal_body = {.shape = halve_diagonal_shape};
static int halve_diagonal_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = halve_diagonal(grad) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_halve_diagonal, &(call){.t = {grad[0]}}));
    return th_end_frame(&f, s, result);
}
static const param halve_diagonal_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_halve_diagonal = {
    .op = "halve_diagonal", .name = "halve_diagonal",
    .signature = "halve_diagonal(Tensor input)",
    .enter = th_kernel, .body = &halve_diagonal_body,
    .kernel = {.cpu = halve_diagonal_cpu, .cuda = halve_diagonal_cuda},
    .backward = halve_diagonal_backward,
    .params = halve_diagonal_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
};

/* inverse_differences(Tensor input, Tensor other) = select(input == other, 0, 1 / (input -
   other)) */
WIDE_LOOP(inverse_differences_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == in_other[i], (float)0, f_divide((float)1,
        in_input[i] - in_other[i]));
}
WIDE_LOOP(inverse_differences_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == in_other[i], (double)0,
        f_divide((double)1, in_input[i] - in_other[i]));
}
WIDE_LOOP(inverse_differences_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = th_float_bfloat16(f_select(th_bfloat16_float(in_input[i]) ==
        th_bfloat16_float(in_other[i]), (float)0, f_divide((float)1,
        th_bfloat16_float(in_input[i]) - th_bfloat16_float(in_other[i]))));
}
static const pointwise inverse_differences_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .kernel = {"factors", "inverse_differences"},
    .loops = {
        [TH_FLOAT] = inverse_differences_float, [TH_DOUBLE] = inverse_differences_double
    },
    .narrow = {[TH_BFLOAT16 - TH_HALF] = inverse_differences_bfloat16},
};
/* d input = -grad * output * output */
LOOP(inverse_differences_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * in_output[i] * in_output[i];
}
LOOP(inverse_differences_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_input[i] = -in_grad[i] * in_output[i] * in_output[i];
}
static const gradient inverse_differences_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"factors", "inverse_differences_input"},
    .loops = {
        [TH_FLOAT] = inverse_differences_input_float, [TH_DOUBLE] = inverse_differences_input_double
    },
};
/* d other = grad * output * output */
LOOP(inverse_differences_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_output = (const float *)at[2];
    EACH(i, count) to_other[i] = in_grad[i] * in_output[i] * in_output[i];
}
LOOP(inverse_differences_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_output = (const double *)at[2];
    EACH(i, count) to_other[i] = in_grad[i] * in_output[i] * in_output[i];
}
static const gradient inverse_differences_other = {
    .input = 1, .inputs = 2, .from = {FROM_GRAD, FROM_RESULT},
    .kernel = {"factors", "inverse_differences_other"},
    .loops = {
        [TH_FLOAT] = inverse_differences_other_float, [TH_DOUBLE] = inverse_differences_other_double
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
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_inverse_differences = {
    .op = "inverse_differences", .name = "inverse_differences",
    .signature = "inverse_differences(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &inverse_differences_body,
    .backward = inverse_differences_backward,
    .params = inverse_differences_params,
    .flags = ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {0x100, 0x100},
};

/* divide_or_zero(Tensor input, Tensor other) = select(input == 0, 0, input / other) */
WIDE_LOOP(divide_or_zero_float) {
    float *to_output = (float *)at[0];
    const float *in_input = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == 0, (float)0, f_divide(in_input[i],
        in_other[i]));
}
WIDE_LOOP(divide_or_zero_double) {
    double *to_output = (double *)at[0];
    const double *in_input = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_output[i] = f_select(in_input[i] == 0, (double)0, f_divide(in_input[i],
        in_other[i]));
}
WIDE_LOOP(divide_or_zero_bfloat16) {
    bfloat16 *to_output = (bfloat16 *)at[0];
    const bfloat16 *in_input = (const bfloat16 *)at[1];
    const bfloat16 *in_other = (const bfloat16 *)at[2];
    EACH(i, count) to_output[i] = th_float_bfloat16(f_select(th_bfloat16_float(in_input[i]) == 0,
        (float)0, f_divide(th_bfloat16_float(in_input[i]), th_bfloat16_float(in_other[i]))));
}
static const pointwise divide_or_zero_body = {
    .outputs = 1, .inputs = 2,
    .to = {0}, .from = {0, 1},
    .kernel = {"factors", "divide_or_zero"},
    .loops = {
        [TH_FLOAT] = divide_or_zero_float, [TH_DOUBLE] = divide_or_zero_double
    },
    .narrow = {[TH_BFLOAT16 - TH_HALF] = divide_or_zero_bfloat16},
};
/* d input = grad * select(other == 0, 0, 1 / other) */
WIDE_LOOP(divide_or_zero_input_float) {
    float *to_input = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_select(in_other[i] == 0, (float)0,
        f_divide((float)1, in_other[i]));
}
WIDE_LOOP(divide_or_zero_input_double) {
    double *to_input = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    EACH(i, count) to_input[i] = in_grad[i] * f_select(in_other[i] == 0, (double)0,
        f_divide((double)1, in_other[i]));
}
static const gradient divide_or_zero_input = {
    .input = 0, .inputs = 2, .from = {FROM_GRAD, 1},
    .kernel = {"factors", "divide_or_zero_input"},
    .loops = {
        [TH_FLOAT] = divide_or_zero_input_float, [TH_DOUBLE] = divide_or_zero_input_double
    },
};
/* d other = -grad * select(other == 0, 0, output / other) */
WIDE_LOOP(divide_or_zero_other_float) {
    float *to_other = (float *)at[0];
    const float *in_grad = (const float *)at[1];
    const float *in_other = (const float *)at[2];
    const float *in_output = (const float *)at[3];
    EACH(i, count) to_other[i] = -in_grad[i] * f_select(in_other[i] == 0, (float)0,
        f_divide(in_output[i], in_other[i]));
}
WIDE_LOOP(divide_or_zero_other_double) {
    double *to_other = (double *)at[0];
    const double *in_grad = (const double *)at[1];
    const double *in_other = (const double *)at[2];
    const double *in_output = (const double *)at[3];
    EACH(i, count) to_other[i] = -in_grad[i] * f_select(in_other[i] == 0, (double)0,
        f_divide(in_output[i], in_other[i]));
}
static const gradient divide_or_zero_other = {
    .input = 1, .inputs = 3, .from = {FROM_GRAD, 1, FROM_RESULT},
    .kernel = {"factors", "divide_or_zero_other"},
    .loops = {
        [TH_FLOAT] = divide_or_zero_other_float, [TH_DOUBLE] = divide_or_zero_other_double
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
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "other", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_divide_or_zero = {
    .op = "divide_or_zero", .name = "divide_or_zero",
    .signature = "divide_or_zero(Tensor input, Tensor other)",
    .enter = th_pointwise, .body = &divide_or_zero_body,
    .backward = divide_or_zero_backward,
    .params = divide_or_zero_params,
    .flags = ROW_LOOP,
    .dtypes = 1 << TH_BOOL | 1 << TH_BYTE | 1 << TH_CHAR | 1 << TH_SHORT | 1 << TH_INT | 1 << TH_LONG | 1 << TH_HALF | 1 << TH_BFLOAT16 | 1 << TH_FLOAT | 1 << TH_DOUBLE,
    .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2, .results = 1,
    .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1, .reads = {2, 0x102},
};
