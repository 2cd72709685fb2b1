/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* systems: Systems of linear equations, solved by LAPACK on the CPU, also for tensors on a GPU.
   Matrices with elements that are not finite raise an error, as do singular matrices. A matrix
   is singular if its reciprocal condition is below the precision of the type, 2**-23 or 2**-52
   (less for more than 64 rows), also after scaling of rows and columns. */
#include "row/row.h"
#include "cofactors.h"
#include "determinant.h"
#include "each_matrix.h"
#include "solve.h"

extern const row op_add;
extern const row op_bmm;
extern const row op_cofactors;
extern const row op_cofactors_input;
extern const row op_gesv_solution;
extern const row op_inverse;
extern const row op_least_squares_solution;
extern const row op_mm;
extern const row op_mul;
extern const row op_neg;
extern const row op_solve_each;
extern const row op_sub;
extern const row op_t;
extern const row op_transpose;
extern const row op_transpose_if;
extern const row op_triangle;
extern const row op_trtrs_solution;
extern const row op_trtrs_solution_input;

/* Formulas are compiled for all element types; some comparisons are constant for bytes. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* gesv(Tensor input, Tensor A) -> (Tensor solution, Tensor lu) = kernel of solve.c */
static int gesv_cpu(call *c) {
    return cpu_gesv(c->out[0], c->out[1], c->t[0], c->t[1]);
}
static int gesv_shape(extent *size, const call *c) {
    return shape_gesv(size, c->t[0], c->t[1]);
}
static const kernel_body gesv_body = {.shape = gesv_shape};
static int gesv_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gesv_solution(grad, A.t()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gesv_solution, &(call){.t = {
            grad[0],
            th_apply(&f, &op_t, &(call){.t = {s->t[1]}})
        }}));
    /* d A = -gesv_solution(grad, A.t()).mm(solution.t()) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_mm, &(call){.t = {
            th_apply(&f, &op_gesv_solution, &(call){.t = {
                grad[0],
                th_apply(&f, &op_t, &(call){.t = {s->t[1]}})
            }}),
            th_apply(&f, &op_t, &(call){.t = {s->out[0]}})
        }})}}));
    return th_end_frame(&f, s, result);
}
static const param gesv_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "A", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_gesv = {
    .op = "gesv", .name = "gesv",
    .signature = "gesv(Tensor input, Tensor A) -> (Tensor solution, Tensor lu)",
    .enter = th_kernel, .body = &gesv_body,
    .kernel = {.cpu = gesv_cpu},
    .backward = gesv_backward,
    .params = gesv_params,
    .names = (const char *const[]){"solution", "lu"},
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 0x102},
};

/* trtrs(Tensor input, Tensor A, bool upper=True, bool transpose=False, bool
   unitriangular=False) -> (Tensor solution, Tensor matrix) = kernel of solve.c */
static int trtrs_cpu(call *c) {
    return cpu_trtrs(c->out[0], c->out[1], c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
}
static int trtrs_shape(extent *size, const call *c) {
    return shape_trtrs(size, c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body trtrs_body = {.shape = trtrs_shape};
static int trtrs_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = trtrs_solution_input(grad, A, upper, transpose, unitriangular) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_trtrs_solution_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0], s->n[1], s->n[2]}
        }));
    /* d A = -triangle(transpose_if(trtrs_solution_input(grad, A, upper, transpose,
       unitriangular).mm(solution.t()), transpose), upper, unitriangular) + grad_matrix */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_add, &(call){
            .t = {
                th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_triangle, &(call){
                    .t = {th_apply(&f, &op_transpose_if, &(call){
                        .t = {th_apply(&f, &op_mm, &(call){.t = {
                            th_apply(&f, &op_trtrs_solution_input, &(call){
                                .t = {grad[0], s->t[1]},
                                .n = {s->n[0], s->n[1], s->n[2]}
                            }),
                            th_apply(&f, &op_t, &(call){.t = {s->out[0]}})
                        }})},
                        .n = {s->n[1]}
                    })},
                    .n = {s->n[0], s->n[2]}
                })}}),
                grad[1]
            },
            .s = {[1] = {1, 1, TH_DEFAULT, 0}}
        }));
    return th_end_frame(&f, s, result);
}
static const param trtrs_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "A", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
    {.name = "transpose", .kind = P_BOOL, .slot = 1, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "unitriangular", .kind = P_BOOL, .slot = 2, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_trtrs = {
    .op = "trtrs", .name = "trtrs",
    .signature =
        "trtrs(Tensor input, Tensor A, bool upper=True, bool transpose=False, bool "
        "unitriangular=False) -> (Tensor solution, Tensor matrix)",
    .enter = th_kernel, .body = &trtrs_body,
    .kernel = {.cpu = trtrs_cpu},
    .backward = trtrs_backward,
    .params = trtrs_params,
    .names = (const char *const[]){"solution", "matrix"},
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 2, .tensors = 2, .inputs = 2,
    .ints = 3, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME}, .differentiable = 3,
    .grads = 3, .reads = {2, 0x102},
};

/* trtrs_batch(Tensor input, Tensor A, bool upper=True, bool transpose=False, bool
   unitriangular=False) -> (Tensor solution, Tensor matrix) = torch.composed.trtrs_batch */
static const param trtrs_batch_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "A", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .optional = true, .preset = {1, 1, TH_DEFAULT, 0},
     .type = -1},
    {.name = "transpose", .kind = P_BOOL, .slot = 1, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
    {.name = "unitriangular", .kind = P_BOOL, .slot = 2, .optional = true,
     .preset = {0, 0, TH_DEFAULT, 0}, .type = -1},
};
const row op_trtrs_batch = {
    .op = "trtrs_batch", .name = "trtrs",
    .signature =
        "trtrs_batch(Tensor input, Tensor A, bool upper=True, bool transpose=False, bool "
        "unitriangular=False) -> (Tensor solution, Tensor matrix)",
    .params = trtrs_batch_params,
    .names = (const char *const[]){"solution", "matrix"},
    .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX, .nparams = 5, .required = 2,
    .tensors = 2, .inputs = 2, .ints = 3, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* gesv_solution(Tensor input, Tensor A) = kernel of solve.c */
static int gesv_solution_cpu(call *c) {
    return cpu_gesv_solution(c->out[0], c->t[0], c->t[1]);
}
static int gesv_solution_shape(extent *size, const call *c) {
    return shape_gesv_solution(size, c->t[0], c->t[1]);
}
static const kernel_body gesv_solution_body = {.shape = gesv_solution_shape};
static int gesv_solution_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = gesv_solution(grad, A.t()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_gesv_solution, &(call){.t = {
            grad[0],
            th_apply(&f, &op_t, &(call){.t = {s->t[1]}})
        }}));
    /* d A = -gesv_solution(grad, A.t()).mm(output.t()) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_mm, &(call){.t = {
            th_apply(&f, &op_gesv_solution, &(call){.t = {
                grad[0],
                th_apply(&f, &op_t, &(call){.t = {s->t[1]}})
            }}),
            th_apply(&f, &op_t, &(call){.t = {s->out[0]}})
        }})}}));
    return th_end_frame(&f, s, result);
}
static const param gesv_solution_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "A", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_gesv_solution = {
    .op = "gesv_solution", .name = "gesv_solution",
    .signature = "gesv_solution(Tensor input, Tensor A)",
    .enter = th_kernel, .body = &gesv_solution_body,
    .kernel = {.cpu = gesv_solution_cpu},
    .backward = gesv_solution_backward,
    .params = gesv_solution_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 0x102},
};

/* trtrs_solution(Tensor input, Tensor A, bool upper, bool transpose, bool unitriangular) =
   kernel of solve.c */
static int trtrs_solution_cpu(call *c) {
    return cpu_trtrs_solution(c->out[0], c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
}
static int trtrs_solution_shape(extent *size, const call *c) {
    return shape_trtrs_solution(size, c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body trtrs_solution_body = {.shape = trtrs_solution_shape};
static int trtrs_solution_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = trtrs_solution_input(grad, A, upper, transpose, unitriangular) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_trtrs_solution_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0], s->n[1], s->n[2]}
        }));
    /* d A = -triangle(transpose_if(trtrs_solution_input(grad, A, upper, transpose,
       unitriangular).mm(output.t()), transpose), upper, unitriangular) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_triangle, &(call){
            .t = {th_apply(&f, &op_transpose_if, &(call){
                .t = {th_apply(&f, &op_mm, &(call){.t = {
                    th_apply(&f, &op_trtrs_solution_input, &(call){
                        .t = {grad[0], s->t[1]},
                        .n = {s->n[0], s->n[1], s->n[2]}
                    }),
                    th_apply(&f, &op_t, &(call){.t = {s->out[0]}})
                }})},
                .n = {s->n[1]}
            })},
            .n = {s->n[0], s->n[2]}
        })}}));
    return th_end_frame(&f, s, result);
}
static const param trtrs_solution_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "A", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .type = -1},
    {.name = "transpose", .kind = P_BOOL, .slot = 1, .type = -1},
    {.name = "unitriangular", .kind = P_BOOL, .slot = 2, .type = -1},
};
const row op_trtrs_solution = {
    .op = "trtrs_solution", .name = "trtrs_solution",
    .signature =
        "trtrs_solution(Tensor input, Tensor A, bool upper, bool transpose, bool "
        "unitriangular)",
    .enter = th_kernel, .body = &trtrs_solution_body,
    .kernel = {.cpu = trtrs_solution_cpu},
    .backward = trtrs_solution_backward,
    .params = trtrs_solution_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 5, .tensors = 2, .inputs = 2,
    .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 0x102},
};

/* trtrs_solution_input(Tensor grad_output, Tensor A, bool upper, bool transpose, bool
   unitriangular) = kernel of solve.c */
static int trtrs_solution_input_cpu(call *c) {
    return cpu_trtrs_solution_input(c->out[0], c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
}
static int trtrs_solution_input_shape(extent *size, const call *c) {
    return shape_trtrs_solution_input(size, c->t[0], c->t[1], c->n[0], c->n[1], c->n[2]);
}
static const kernel_body trtrs_solution_input_body = {.shape = trtrs_solution_input_shape};
static int trtrs_solution_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d grad_output = trtrs_solution(grad, A, upper, transpose, unitriangular) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_trtrs_solution, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0], s->n[1], s->n[2]}
        }));
    /* d A = -triangle(transpose_if(output.mm(trtrs_solution(grad, A, upper, transpose,
       unitriangular).t()), transpose), upper, unitriangular) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_triangle, &(call){
            .t = {th_apply(&f, &op_transpose_if, &(call){
                .t = {th_apply(&f, &op_mm, &(call){.t = {
                    s->out[0],
                    th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_trtrs_solution, &(call){
                        .t = {grad[0], s->t[1]},
                        .n = {s->n[0], s->n[1], s->n[2]}
                    })}})
                }})},
                .n = {s->n[1]}
            })},
            .n = {s->n[0], s->n[2]}
        })}}));
    return th_end_frame(&f, s, result);
}
static const param trtrs_solution_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "A", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .type = -1},
    {.name = "transpose", .kind = P_BOOL, .slot = 1, .type = -1},
    {.name = "unitriangular", .kind = P_BOOL, .slot = 2, .type = -1},
};
const row op_trtrs_solution_input = {
    .op = "trtrs_solution_input", .name = "trtrs_solution_input",
    .signature =
        "trtrs_solution_input(Tensor grad_output, Tensor A, bool upper, bool transpose, bool "
        "unitriangular)",
    .enter = th_kernel, .body = &trtrs_solution_input_body,
    .kernel = {.cpu = trtrs_solution_input_cpu},
    .backward = trtrs_solution_input_backward,
    .params = trtrs_solution_input_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 5, .required = 5, .tensors = 2, .inputs = 2,
    .ints = 3, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 0x102},
};

/* solve_each(Tensor input, Tensor A) = kernel of each_matrix.c */
static int solve_each_cpu(call *c) {
    return cpu_solve_each(c->out[0], c->t[0], c->t[1]);
}
static int solve_each_shape(extent *size, const call *c) {
    return shape_solve_each(size, c->t[0], c->t[1]);
}
static const kernel_body solve_each_body = {.shape = solve_each_shape};
static int solve_each_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = solve_each(grad, A.transpose(1, 2)) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_solve_each, &(call){.t = {
            grad[0],
            th_apply(&f, &op_transpose, &(call){.t = {s->t[1]}, .n = {1, 2}})
        }}));
    /* d A = -solve_each(grad, A.transpose(1, 2)).bmm(output.transpose(1, 2)) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_bmm, &(call){.t = {
            th_apply(&f, &op_solve_each, &(call){.t = {
                grad[0],
                th_apply(&f, &op_transpose, &(call){.t = {s->t[1]}, .n = {1, 2}})
            }}),
            th_apply(&f, &op_transpose, &(call){.t = {s->out[0]}, .n = {1, 2}})
        }})}}));
    return th_end_frame(&f, s, result);
}
static const param solve_each_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "A", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_solve_each = {
    .op = "solve_each", .name = "solve_each",
    .signature = "solve_each(Tensor input, Tensor A)",
    .enter = th_kernel, .body = &solve_each_body,
    .kernel = {.cpu = solve_each_cpu},
    .backward = solve_each_backward,
    .params = solve_each_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 0x102},
};

/* trtrs_each(Tensor input, Tensor A, bool upper, bool unitriangular) = kernel of each_matrix.c */
static int trtrs_each_cpu(call *c) {
    return cpu_trtrs_each(c->out[0], c->t[0], c->t[1], c->n[0], c->n[1]);
}
static int trtrs_each_shape(extent *size, const call *c) {
    return shape_trtrs_each(size, c->t[0], c->t[1], c->n[0], c->n[1]);
}
static const kernel_body trtrs_each_body = {.shape = trtrs_each_shape};
static const param trtrs_each_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "A", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "upper", .kind = P_BOOL, .slot = 0, .type = -1},
    {.name = "unitriangular", .kind = P_BOOL, .slot = 1, .type = -1},
};
const row op_trtrs_each = {
    .op = "trtrs_each", .name = "trtrs_each",
    .signature = "trtrs_each(Tensor input, Tensor A, bool upper, bool unitriangular)",
    .enter = th_kernel, .body = &trtrs_each_body,
    .kernel = {.cpu = trtrs_each_cpu},
    .params = trtrs_each_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 4, .required = 4, .tensors = 2, .inputs = 2,
    .ints = 2, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* inverse_each(Tensor input) = kernel of each_matrix.c */
static int inverse_each_cpu(call *c) {
    return cpu_inverse_each(c->out[0], c->t[0]);
}
static int inverse_each_shape(extent *size, const call *c) {
    return shape_inverse_each(size, c->t[0]);
}
static const kernel_body inverse_each_body = {.shape = inverse_each_shape};
static int inverse_each_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = -output.transpose(1, 2).bmm(grad).bmm(output.transpose(1, 2)) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_bmm, &(call){.t = {
            th_apply(&f, &op_bmm, &(call){.t = {
                th_apply(&f, &op_transpose, &(call){.t = {s->out[0]}, .n = {1, 2}}),
                grad[0]
            }}),
            th_apply(&f, &op_transpose, &(call){.t = {s->out[0]}, .n = {1, 2}})
        }})}}));
    return th_end_frame(&f, s, result);
}
static const param inverse_each_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_inverse_each = {
    .op = "inverse_each", .name = "inverse_each",
    .signature = "inverse_each(Tensor input)",
    .enter = th_kernel, .body = &inverse_each_body,
    .kernel = {.cpu = inverse_each_cpu},
    .backward = inverse_each_backward,
    .params = inverse_each_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {0x100},
};

/* det_each(Tensor input) = kernel of each_matrix.c */
static int det_each_cpu(call *c) {
    return cpu_det_each(c->out[0], c->t[0]);
}
static int det_each_shape(extent *size, const call *c) {
    return shape_det_each(size, c->t[0]);
}
static const kernel_body det_each_body = {.shape = det_each_shape};
static const param det_each_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_det_each = {
    .op = "det_each", .name = "det_each",
    .signature = "det_each(Tensor input)",
    .enter = th_kernel, .body = &det_each_body,
    .kernel = {.cpu = det_each_cpu},
    .params = det_each_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* slogdet_each(Tensor input) -> (Tensor sign, Tensor logabsdet) = kernel of each_matrix.c */
static int slogdet_each_cpu(call *c) {
    return cpu_slogdet_each(c->out[0], c->out[1], c->t[0]);
}
static int slogdet_each_shape(extent *size, const call *c) {
    return shape_slogdet_each(size, c->t[0]);
}
static const kernel_body slogdet_each_body = {.shape = slogdet_each_shape};
static const param slogdet_each_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_slogdet_each = {
    .op = "slogdet_each", .name = "slogdet_each",
    .signature = "slogdet_each(Tensor input) -> (Tensor sign, Tensor logabsdet)",
    .enter = th_kernel, .body = &slogdet_each_body,
    .kernel = {.cpu = slogdet_each_cpu},
    .params = slogdet_each_params,
    .names = (const char *const[]){"sign", "logabsdet"},
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* gels(Tensor input, Tensor A) -> (Tensor solution, Tensor qr) = kernel of solve.c */
static int gels_cpu(call *c) {
    return cpu_gels(c->out[0], c->out[1], c->t[0], c->t[1]);
}
static int gels_shape(extent *size, const call *c) {
    return shape_gels(size, c->t[0], c->t[1]);
}
static const kernel_body gels_body = {.shape = gels_shape};
static const param gels_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "A", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_gels = {
    .op = "gels", .name = "gels",
    .signature = "gels(Tensor input, Tensor A) -> (Tensor solution, Tensor qr)",
    .enter = th_kernel, .body = &gels_body,
    .kernel = {.cpu = gels_cpu},
    .missing = "linalg.lstsq has a gradient", .lacks = 3,
    .params = gels_params,
    .names = (const char *const[]){"solution", "qr"},
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* least_squares(Tensor input, Tensor A, Scalar rcond) -> (Tensor solution, LongTensor rank) =
   kernel of solve.c */
static int least_squares_cpu(call *c) {
    return cpu_least_squares(c->out[0], c->out[1], c->t[0], c->t[1], c->s[0]);
}
static int least_squares_shape(extent *size, const call *c) {
    return shape_least_squares(size, c->t[0], c->t[1], c->s[0]);
}
static const kernel_body least_squares_body = {.shape = least_squares_shape};
static int least_squares_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = least_squares_solution(grad, A.t(), rcond) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_least_squares_solution, &(call){
            .t = {grad[0], th_apply(&f, &op_t, &(call){.t = {s->t[1]}})},
            .s = {[0] = s->s[0]}
        }));
    /* d A = (input - A.mm(solution)).mm(least_squares_solution(least_squares_solution(grad, A.t(),
       rcond), A, rcond).t()) - least_squares_solution(grad, A.t(), rcond).mm(solution.t()) +
       least_squares_solution(solution, A.t(), rcond).mm((grad -
       A.t().mm(least_squares_solution(grad, A.t(), rcond))).t()) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_add, &(call){
            .t = {
                th_apply(&f, &op_sub, &(call){
                    .t = {
                        th_apply(&f, &op_mm, &(call){.t = {
                            th_apply(&f, &op_sub, &(call){
                                .t = {
                                    s->t[0],
                                    th_apply(&f, &op_mm, &(call){.t = {s->t[1], s->out[0]}})
                                },
                                .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                            }),
                            th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_least_squares_solution, &(call){
                                .t = {
                                    th_apply(&f, &op_least_squares_solution, &(call){
                                        .t = {
                                            grad[0],
                                            th_apply(&f, &op_t, &(call){.t = {s->t[1]}})
                                        },
                                        .s = {[0] = s->s[0]}
                                    }),
                                    s->t[1]
                                },
                                .s = {[0] = s->s[0]}
                            })}})
                        }}),
                        th_apply(&f, &op_mm, &(call){.t = {
                            th_apply(&f, &op_least_squares_solution, &(call){
                                .t = {grad[0], th_apply(&f, &op_t, &(call){.t = {s->t[1]}})},
                                .s = {[0] = s->s[0]}
                            }),
                            th_apply(&f, &op_t, &(call){.t = {s->out[0]}})
                        }})
                    },
                    .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                }),
                th_apply(&f, &op_mm, &(call){.t = {
                    th_apply(&f, &op_least_squares_solution, &(call){
                        .t = {s->out[0], th_apply(&f, &op_t, &(call){.t = {s->t[1]}})},
                        .s = {[0] = s->s[0]}
                    }),
                    th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_sub, &(call){
                        .t = {
                            grad[0],
                            th_apply(&f, &op_mm, &(call){.t = {
                                th_apply(&f, &op_t, &(call){.t = {s->t[1]}}),
                                th_apply(&f, &op_least_squares_solution, &(call){
                                    .t = {grad[0], th_apply(&f, &op_t, &(call){.t = {s->t[1]}})},
                                    .s = {[0] = s->s[0]}
                                })
                            }})
                        },
                        .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                    })}})
                }})
            },
            .s = {[1] = {1, 1, TH_DEFAULT, 0}}
        }));
    return th_end_frame(&f, s, result);
}
static const param least_squares_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "A", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "rcond", .kind = P_SCALAR, .slot = 0, .type = -1},
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
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .required = 3, .tensors = 2, .inputs = 2,
    .scalars = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_LONG}, .differentiable = 3,
    .grads = 1, .reads = {2, 0x103},
};

/* least_squares_solution(Tensor input, Tensor A, Scalar rcond) = kernel of solve.c */
static int least_squares_solution_cpu(call *c) {
    return cpu_least_squares_solution(c->out[0], c->t[0], c->t[1], c->s[0]);
}
static int least_squares_solution_shape(extent *size, const call *c) {
    return shape_least_squares_solution(size, c->t[0], c->t[1], c->s[0]);
}
static const kernel_body least_squares_solution_body = {.shape = least_squares_solution_shape};
static int least_squares_solution_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = least_squares_solution(grad, A.t(), rcond) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_least_squares_solution, &(call){
            .t = {grad[0], th_apply(&f, &op_t, &(call){.t = {s->t[1]}})},
            .s = {[0] = s->s[0]}
        }));
    /* d A = (input - A.mm(output)).mm(least_squares_solution(least_squares_solution(grad, A.t(),
       rcond), A, rcond).t()) - least_squares_solution(grad, A.t(), rcond).mm(output.t()) +
       least_squares_solution(output, A.t(), rcond).mm((grad - A.t().mm(least_squares_solution(grad,
       A.t(), rcond))).t()) */
    if (s->wants[1])
        result[1] = th_keep(th_apply(&f, &op_add, &(call){
            .t = {
                th_apply(&f, &op_sub, &(call){
                    .t = {
                        th_apply(&f, &op_mm, &(call){.t = {
                            th_apply(&f, &op_sub, &(call){
                                .t = {
                                    s->t[0],
                                    th_apply(&f, &op_mm, &(call){.t = {s->t[1], s->out[0]}})
                                },
                                .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                            }),
                            th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_least_squares_solution, &(call){
                                .t = {
                                    th_apply(&f, &op_least_squares_solution, &(call){
                                        .t = {
                                            grad[0],
                                            th_apply(&f, &op_t, &(call){.t = {s->t[1]}})
                                        },
                                        .s = {[0] = s->s[0]}
                                    }),
                                    s->t[1]
                                },
                                .s = {[0] = s->s[0]}
                            })}})
                        }}),
                        th_apply(&f, &op_mm, &(call){.t = {
                            th_apply(&f, &op_least_squares_solution, &(call){
                                .t = {grad[0], th_apply(&f, &op_t, &(call){.t = {s->t[1]}})},
                                .s = {[0] = s->s[0]}
                            }),
                            th_apply(&f, &op_t, &(call){.t = {s->out[0]}})
                        }})
                    },
                    .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                }),
                th_apply(&f, &op_mm, &(call){.t = {
                    th_apply(&f, &op_least_squares_solution, &(call){
                        .t = {s->out[0], th_apply(&f, &op_t, &(call){.t = {s->t[1]}})},
                        .s = {[0] = s->s[0]}
                    }),
                    th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_sub, &(call){
                        .t = {
                            grad[0],
                            th_apply(&f, &op_mm, &(call){.t = {
                                th_apply(&f, &op_t, &(call){.t = {s->t[1]}}),
                                th_apply(&f, &op_least_squares_solution, &(call){
                                    .t = {grad[0], th_apply(&f, &op_t, &(call){.t = {s->t[1]}})},
                                    .s = {[0] = s->s[0]}
                                })
                            }})
                        },
                        .s = {[1] = {1, 1, TH_DEFAULT, 0}}
                    })}})
                }})
            },
            .s = {[1] = {1, 1, TH_DEFAULT, 0}}
        }));
    return th_end_frame(&f, s, result);
}
static const param least_squares_solution_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "A", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "rcond", .kind = P_SCALAR, .slot = 0, .type = -1},
};
const row op_least_squares_solution = {
    .op = "least_squares_solution", .name = "least_squares_solution",
    .signature = "least_squares_solution(Tensor input, Tensor A, Scalar rcond)",
    .enter = th_kernel, .body = &least_squares_solution_body,
    .kernel = {.cpu = least_squares_solution_cpu},
    .backward = least_squares_solution_backward,
    .params = least_squares_solution_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .required = 3, .tensors = 2, .inputs = 2,
    .scalars = 1, .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 3, .grads = 1,
    .reads = {2, 0x103},
};

/* inverse(Tensor input) = kernel of solve.c */
static int inverse_cpu(call *c) {
    return cpu_inverse(c->out[0], c->t[0]);
}
static int inverse_shape(extent *size, const call *c) {
    return shape_inverse(size, c->t[0]);
}
static const kernel_body inverse_body = {.shape = inverse_shape};
static int inverse_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = -output.t().mm(grad).mm(output.t()) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_neg, &(call){.t = {th_apply(&f, &op_mm, &(call){.t = {
            th_apply(&f, &op_mm, &(call){.t = {
                th_apply(&f, &op_t, &(call){.t = {s->out[0]}}),
                grad[0]
            }}),
            th_apply(&f, &op_t, &(call){.t = {s->out[0]}})
        }})}}));
    return th_end_frame(&f, s, result);
}
static const param inverse_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_inverse = {
    .op = "inverse", .name = "inverse",
    .signature = "inverse(Tensor input)",
    .enter = th_kernel, .body = &inverse_body,
    .kernel = {.cpu = inverse_cpu},
    .backward = inverse_backward,
    .params = inverse_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1,
    .reads = {0x100},
};

/* inverse_batch(Tensor input) = torch.composed.inverse_batch */
static const param inverse_batch_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_inverse_batch = {
    .op = "inverse_batch", .name = "inverse",
    .signature = "inverse_batch(Tensor input)",
    .params = inverse_batch_params,
    .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* det(Tensor input) = kernel of determinant.c */
static int det_cpu(call *c) {
    return cpu_det(c->out[0], c->t[0]);
}
static int det_shape(extent *size, const call *c) {
    return shape_det(size, c->t[0]);
}
static const kernel_body det_body = {.shape = det_shape};
static int det_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = cofactors(input) * grad */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            th_apply(&f, &op_cofactors, &(call){.t = {s->t[0]}}),
            grad[0]
        }}));
    return th_end_frame(&f, s, result);
}
static const param det_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_det = {
    .op = "det", .name = "det",
    .signature = "det(Tensor input)",
    .enter = th_kernel, .body = &det_body,
    .kernel = {.cpu = det_cpu},
    .backward = det_backward,
    .params = det_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* det_batch(Tensor input) = torch.composed.det_batch */
static const param det_batch_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_det_batch = {
    .op = "det_batch", .name = "det",
    .signature = "det_batch(Tensor input)",
    .params = det_batch_params,
    .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* cofactors(Tensor input) = kernel of cofactors.c */
static int cofactors_cpu(call *c) {
    return cpu_cofactors(c->out[0], c->t[0]);
}
static int cofactors_shape(extent *size, const call *c) {
    return shape_cofactors(size, c->t[0]);
}
static const kernel_body cofactors_body = {.shape = cofactors_shape};
static int cofactors_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = cofactors_input(grad, input) */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_cofactors_input, &(call){.t = {grad[0], s->t[0]}}));
    return th_end_frame(&f, s, result);
}
static const param cofactors_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_cofactors = {
    .op = "cofactors", .name = "cofactors",
    .signature = "cofactors(Tensor input)",
    .enter = th_kernel, .body = &cofactors_body,
    .kernel = {.cpu = cofactors_cpu},
    .backward = cofactors_backward,
    .params = cofactors_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* cofactors_input(Tensor grad_output, Tensor input) = kernel of cofactors.c */
static int cofactors_input_cpu(call *c) {
    return cpu_cofactors_input(c->out[0], c->t[0], c->t[1]);
}
static int cofactors_input_shape(extent *size, const call *c) {
    return shape_cofactors_input(size, c->t[0], c->t[1]);
}
static const kernel_body cofactors_input_body = {.shape = cofactors_input_shape};
static const param cofactors_input_params[] = {
    {.name = "grad_output", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "input", .kind = P_TENSOR, .slot = 1, .type = -1},
};
const row op_cofactors_input = {
    .op = "cofactors_input", .name = "cofactors_input",
    .signature = "cofactors_input(Tensor grad_output, Tensor input)",
    .enter = th_kernel, .body = &cofactors_input_body,
    .kernel = {.cpu = cofactors_input_cpu},
    .params = cofactors_input_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 2, .required = 2, .tensors = 2, .inputs = 2,
    .results = 1, .returned = 1, .types = {TH_SAME},
};

/* logdet(Tensor input) = kernel of determinant.c */
static int logdet_cpu(call *c) {
    return cpu_logdet(c->out[0], c->t[0]);
}
static int logdet_shape(extent *size, const call *c) {
    return shape_logdet(size, c->t[0]);
}
static const kernel_body logdet_body = {.shape = logdet_shape};
static int logdet_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = inverse(input).t() * grad */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_inverse, &(call){.t = {s->t[0]}})}}),
            grad[0]
        }}));
    return th_end_frame(&f, s, result);
}
static const param logdet_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_logdet = {
    .op = "logdet", .name = "logdet",
    .signature = "logdet(Tensor input)",
    .enter = th_kernel, .body = &logdet_body,
    .kernel = {.cpu = logdet_cpu},
    .backward = logdet_backward,
    .params = logdet_params,
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 1, .returned = 1, .types = {TH_SAME}, .differentiable = 1, .grads = 1, .reads = {1},
};

/* logdet_batch(Tensor input) = torch.composed.logdet_batch */
static const param logdet_batch_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_logdet_batch = {
    .op = "logdet_batch", .name = "logdet",
    .signature = "logdet_batch(Tensor input)",
    .params = logdet_batch_params,
    .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 1, .returned = 1, .types = {TH_SAME},
};

/* slogdet(Tensor input) -> (Tensor sign, Tensor logabsdet) = kernel of determinant.c */
static int slogdet_cpu(call *c) {
    return cpu_slogdet(c->out[0], c->out[1], c->t[0]);
}
static int slogdet_shape(extent *size, const call *c) {
    return shape_slogdet(size, c->t[0]);
}
static const kernel_body slogdet_body = {.shape = slogdet_shape};
static int slogdet_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {.count = 0};
    /* d input = inverse(input).t() * grad_logabsdet */
    if (s->wants[0])
        result[0] = th_keep(th_apply(&f, &op_mul, &(call){.t = {
            th_apply(&f, &op_t, &(call){.t = {th_apply(&f, &op_inverse, &(call){.t = {s->t[0]}})}}),
            grad[1]
        }}));
    return th_end_frame(&f, s, result);
}
static const param slogdet_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_slogdet = {
    .op = "slogdet", .name = "slogdet",
    .signature = "slogdet(Tensor input) -> (Tensor sign, Tensor logabsdet)",
    .enter = th_kernel, .body = &slogdet_body,
    .kernel = {.cpu = slogdet_cpu},
    .backward = slogdet_backward,
    .params = slogdet_params,
    .names = (const char *const[]){"sign", "logabsdet"},
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME}, .differentiable = 1, .grads = 2,
    .reads = {1},
};

/* slogdet_batch(Tensor input) -> (Tensor sign, Tensor logabsdet) = torch.composed.slogdet_batch */
static const param slogdet_batch_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_slogdet_batch = {
    .op = "slogdet_batch", .name = "slogdet",
    .signature = "slogdet_batch(Tensor input) -> (Tensor sign, Tensor logabsdet)",
    .params = slogdet_batch_params,
    .names = (const char *const[]){"sign", "logabsdet"},
    .dtypes = TH_FLOATING | TH_COMPLEX, .own = TH_FLOATS | TH_COMPLEX, .nparams = 1, .required = 1,
    .tensors = 1, .inputs = 1, .results = 2, .returned = 2, .types = {TH_SAME, TH_SAME},
};

/* btrifact(Tensor input) -> (Tensor lu, IntTensor pivots) = kernel of determinant.c */
static int btrifact_cpu(call *c) {
    return cpu_btrifact(c->out[0], c->out[1], c->t[0]);
}
static int btrifact_shape(extent *size, const call *c) {
    return shape_btrifact(size, c->t[0]);
}
static const kernel_body btrifact_body = {.shape = btrifact_shape};
static const param btrifact_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_btrifact = {
    .op = "btrifact", .name = "btrifact",
    .signature = "btrifact(Tensor input) -> (Tensor lu, IntTensor pivots)",
    .enter = th_kernel, .body = &btrifact_body,
    .kernel = {.cpu = btrifact_cpu},
    .missing = "linalg.lu_factor has a gradient", .lacks = 1,
    .params = btrifact_params,
    .names = (const char *const[]){"lu", "pivots"},
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 2, .returned = 2, .types = {TH_SAME, TH_INT},
};

/* btrifact_informed(Tensor input, IntTensor info) -> (Tensor lu, IntTensor pivots) =
   torch.composed.btrifact_informed */
static const param btrifact_informed_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "info", .kind = P_TENSOR, .slot = 1, .type = TH_INT},
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

/* btrifact_with_info(Tensor input) -> (Tensor lu, IntTensor pivots, IntTensor info) = kernel of
   determinant.c */
static int btrifact_with_info_cpu(call *c) {
    return cpu_btrifact_with_info(c->out[0], c->out[1], c->out[2], c->t[0]);
}
static int btrifact_with_info_shape(extent *size, const call *c) {
    return shape_btrifact_with_info(size, c->t[0]);
}
static const kernel_body btrifact_with_info_body = {.shape = btrifact_with_info_shape};
static const param btrifact_with_info_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
};
const row op_btrifact_with_info = {
    .op = "btrifact_with_info", .name = "btrifact_with_info",
    .signature =
        "btrifact_with_info(Tensor input) -> (Tensor lu, IntTensor pivots, IntTensor info)",
    .enter = th_kernel, .body = &btrifact_with_info_body,
    .kernel = {.cpu = btrifact_with_info_cpu},
    .missing = "linalg.lu_factor has a gradient", .lacks = 1,
    .params = btrifact_with_info_params,
    .names = (const char *const[]){"lu", "pivots", "info"},
    .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 1, .required = 1, .tensors = 1, .inputs = 1,
    .results = 3, .returned = 3, .types = {TH_SAME, TH_INT, TH_INT},
};

/* btrisolve(Tensor input, Tensor LU_data, IntTensor LU_pivots) = kernel of determinant.c */
static int btrisolve_cpu(call *c) {
    return cpu_btrisolve(c->out[0], c->t[0], c->t[1], c->t[2]);
}
static int btrisolve_shape(extent *size, const call *c) {
    return shape_btrisolve(size, c->t[0], c->t[1], c->t[2]);
}
static const kernel_body btrisolve_body = {.shape = btrisolve_shape};
static const param btrisolve_params[] = {
    {.name = "input", .kind = P_TENSOR, .slot = 0, .type = -1},
    {.name = "LU_data", .kind = P_TENSOR, .slot = 1, .type = -1},
    {.name = "LU_pivots", .kind = P_TENSOR, .slot = 2, .type = TH_INT},
};
const row op_btrisolve = {
    .op = "btrisolve", .name = "btrisolve",
    .signature = "btrisolve(Tensor input, Tensor LU_data, IntTensor LU_pivots)",
    .enter = th_kernel, .body = &btrisolve_body,
    .kernel = {.cpu = btrisolve_cpu},
    .missing = "linalg.lu_solve has a gradient", .lacks = 3,
    .params = btrisolve_params,
    .flags = ROW_MIXED, .dtypes = TH_FLOATING, .own = TH_FLOATS, .nparams = 3, .required = 3,
    .tensors = 3, .inputs = 3, .results = 1, .returned = 1, .types = {TH_SAME},
};
