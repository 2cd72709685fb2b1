/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* blas: Products of vectors, matrices and batches of matrices. Floats go to OpenBLAS. */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* dot(Tensor input, Tensor tensor) = kernel of dot.c */
int th_dot(call *c) {
    const row *r = &th_rows[ROW_dot];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_check_shapes(r->op, "n,n->1", r->params, r->nparams, c, &size) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_dot_cpu(c->out[0], c->t[0], c->t[1]);
    return th_finish(c, -failed);
}
int th_dot_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = tensor * grad */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_mul, &(call){.t = {s->t[1], grad[0]}}));
    /* d tensor = input * grad */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_mul, &(call){.t = {s->t[0], grad[0]}}));
    return th_leave(&f, result, 2);
}

/* mv(Tensor input, Tensor vec) = kernel of products.c */
int th_mv(call *c) {
    const row *r = &th_rows[ROW_mv];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_check_shapes(r->op, "nm,m->n", r->params, r->nparams, c, &size) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_mv_cpu(c->out[0], c->t[0], c->t[1]);
    return th_finish(c, -failed);
}
int th_mv_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.ger(vec) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_ger, &(call){.t = {grad[0], s->t[1]}}));
    /* d vec = input.t().mv(grad) */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_mv, &(call){.t = {
            th_apply(&f, th_t, &(call){.t = {s->t[0]}}),
            grad[0]
        }}));
    return th_leave(&f, result, 2);
}

/* mm(Tensor input, Tensor mat2) = kernel of products.c */
int th_mm(call *c) {
    const row *r = &th_rows[ROW_mm];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_check_shapes(r->op, "nm,mp->np", r->params, r->nparams, c, &size) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_mm_cpu(c->out[0], c->t[0], c->t[1]);
    return th_finish(c, -failed);
}
int th_mm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.mm(mat2.t()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_mm, &(call){.t = {
            grad[0],
            th_apply(&f, th_t, &(call){.t = {s->t[1]}})
        }}));
    /* d mat2 = input.t().mm(grad) */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_mm, &(call){.t = {
            th_apply(&f, th_t, &(call){.t = {s->t[0]}}),
            grad[0]
        }}));
    return th_leave(&f, result, 2);
}

/* bmm(Tensor input, Tensor mat2) = kernel of products.c */
int th_bmm(call *c) {
    const row *r = &th_rows[ROW_bmm];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_check_shapes(r->op, "bnm,bmp->bnp", r->params, r->nparams, c, &size) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_bmm_cpu(c->out[0], c->t[0], c->t[1]);
    return th_finish(c, -failed);
}
int th_bmm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.bmm(mat2.transpose(1, 2)) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_bmm, &(call){.t = {
            grad[0],
            th_apply(&f, th_transpose, &(call){.t = {s->t[1]}, .n = {1, 2}})
        }}));
    /* d mat2 = input.transpose(1, 2).bmm(grad) */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_bmm, &(call){.t = {
            th_apply(&f, th_transpose, &(call){.t = {s->t[0]}, .n = {1, 2}}),
            grad[0]
        }}));
    return th_leave(&f, result, 2);
}

/* ger(Tensor input, Tensor vec2) = kernel of products.c */
int th_ger(call *c) {
    const row *r = &th_rows[ROW_ger];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_check_shapes(r->op, "n,m->nm", r->params, r->nparams, c, &size) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_ger_cpu(c->out[0], c->t[0], c->t[1]);
    return th_finish(c, -failed);
}
int th_ger_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.mv(vec2) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_mv, &(call){.t = {grad[0], s->t[1]}}));
    /* d vec2 = grad.t().mv(input) */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_mv, &(call){.t = {
            th_apply(&f, th_t, &(call){.t = {grad[0]}}),
            s->t[0]
        }}));
    return th_leave(&f, result, 2);
}

/* addmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat1, Tensor mat2) = update of
   products.c */
int th_addmm(call *c) {
    const row *r = &th_rows[ROW_addmm];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_check_shapes(r->op, "*np,nm,mp->np", r->params, r->nparams, c, &size) ||
        !th_updated(r->op, c, &size) ||
        th_addmm_cpu(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
    return th_finish(c, -failed);
}
int th_addmm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad * beta */
    if (s->needs & 1)
        result[0] = th_keep_sum(&f,
            th_apply(&f, th_mul, &(call){.t = {grad[0]}, .s = {[1] = s->s[0]}}),
            s->shape[0]
        );
    /* d mat1 = grad.mm(mat2.t()) * alpha */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_mul, &(call){
            .t = {th_apply(&f, th_mm, &(call){.t = {
                grad[0],
                th_apply(&f, th_t, &(call){.t = {s->t[2]}})
            }})},
            .s = {[1] = s->s[1]}
        }));
    /* d mat2 = mat1.t().mm(grad) * alpha */
    if (s->needs & 4)
        result[2] = th_keep(th_apply(&f, th_mul, &(call){
            .t = {th_apply(&f, th_mm, &(call){.t = {
                th_apply(&f, th_t, &(call){.t = {s->t[1]}}),
                grad[0]
            }})},
            .s = {[1] = s->s[1]}
        }));
    return th_leave(&f, result, 3);
}

/* addmv(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor mat, Tensor vec) = update of
   products.c */
int th_addmv(call *c) {
    const row *r = &th_rows[ROW_addmv];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_check_shapes(r->op, "*n,nm,m->n", r->params, r->nparams, c, &size) ||
        !th_updated(r->op, c, &size) ||
        th_addmv_cpu(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
    return th_finish(c, -failed);
}
int th_addmv_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad * beta */
    if (s->needs & 1)
        result[0] = th_keep_sum(&f,
            th_apply(&f, th_mul, &(call){.t = {grad[0]}, .s = {[1] = s->s[0]}}),
            s->shape[0]
        );
    /* d mat = grad.ger(vec) * alpha */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_mul, &(call){
            .t = {th_apply(&f, th_ger, &(call){.t = {grad[0], s->t[2]}})},
            .s = {[1] = s->s[1]}
        }));
    /* d vec = mat.t().mv(grad) * alpha */
    if (s->needs & 4)
        result[2] = th_keep(th_apply(&f, th_mul, &(call){
            .t = {th_apply(&f, th_mv, &(call){.t = {
                th_apply(&f, th_t, &(call){.t = {s->t[1]}}),
                grad[0]
            }})},
            .s = {[1] = s->s[1]}
        }));
    return th_leave(&f, result, 3);
}

/* addr(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor vec1, Tensor vec2) = update of
   products.c */
int th_addr(call *c) {
    const row *r = &th_rows[ROW_addr];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_check_shapes(r->op, "*nm,n,m->nm", r->params, r->nparams, c, &size) ||
        !th_updated(r->op, c, &size) ||
        th_addr_cpu(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
    return th_finish(c, -failed);
}
int th_addr_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad * beta */
    if (s->needs & 1)
        result[0] = th_keep_sum(&f,
            th_apply(&f, th_mul, &(call){.t = {grad[0]}, .s = {[1] = s->s[0]}}),
            s->shape[0]
        );
    /* d vec1 = grad.mv(vec2) * alpha */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_mul, &(call){
            .t = {th_apply(&f, th_mv, &(call){.t = {grad[0], s->t[2]}})},
            .s = {[1] = s->s[1]}
        }));
    /* d vec2 = grad.t().mv(vec1) * alpha */
    if (s->needs & 4)
        result[2] = th_keep(th_apply(&f, th_mul, &(call){
            .t = {th_apply(&f, th_mv, &(call){.t = {
                th_apply(&f, th_t, &(call){.t = {grad[0]}}),
                s->t[1]
            }})},
            .s = {[1] = s->s[1]}
        }));
    return th_leave(&f, result, 3);
}

/* addbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2) = update of
   products.c */
int th_addbmm(call *c) {
    const row *r = &th_rows[ROW_addbmm];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_check_shapes(r->op, "*np,bnm,bmp->np", r->params, r->nparams, c, &size) ||
        !th_updated(r->op, c, &size) ||
        th_addbmm_cpu(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
    return th_finish(c, -failed);
}
int th_addbmm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad * beta */
    if (s->needs & 1)
        result[0] = th_keep_sum(&f,
            th_apply(&f, th_mul, &(call){.t = {grad[0]}, .s = {[1] = s->s[0]}}),
            s->shape[0]
        );
    /* d batch1 = grad.expand((batch1.size(0), batch1.size(1),
       batch2.size(2))).bmm(batch2.transpose(1, 2)) * alpha */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_mul, &(call){
            .t = {th_apply(&f, th_bmm, &(call){.t = {
                th_apply(&f, th_expand_row, th_with_ints(
                    &(call){.t = {grad[0]}},
                    0,
                    (int64_t[]){s->shape[1]->size[0], s->shape[1]->size[1], s->shape[2]->size[2]},
                    3
                )),
                th_apply(&f, th_transpose, &(call){.t = {s->t[2]}, .n = {1, 2}})
            }})},
            .s = {[1] = s->s[1]}
        }));
    /* d batch2 = batch1.transpose(1, 2).bmm(grad.expand((batch1.size(0), batch1.size(1),
       batch2.size(2)))) * alpha */
    if (s->needs & 4)
        result[2] = th_keep(th_apply(&f, th_mul, &(call){
            .t = {th_apply(&f, th_bmm, &(call){.t = {
                th_apply(&f, th_transpose, &(call){.t = {s->t[1]}, .n = {1, 2}}),
                th_apply(&f, th_expand_row, th_with_ints(
                    &(call){.t = {grad[0]}},
                    0,
                    (int64_t[]){s->shape[1]->size[0], s->shape[1]->size[1], s->shape[2]->size[2]},
                    3
                ))
            }})},
            .s = {[1] = s->s[1]}
        }));
    return th_leave(&f, result, 3);
}

/* baddbmm(Scalar beta=1, Tensor input, Scalar alpha=1, Tensor batch1, Tensor batch2) = update
   of products.c */
int th_baddbmm(call *c) {
    const row *r = &th_rows[ROW_baddbmm];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_check_shapes(r->op, "*bnp,bnm,bmp->bnp", r->params, r->nparams, c, &size) ||
        !th_updated(r->op, c, &size) ||
        th_baddbmm_cpu(c->out[0], c->s[0], c->s[1], c->t[1], c->t[2]);
    return th_finish(c, -failed);
}
int th_baddbmm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad * beta */
    if (s->needs & 1)
        result[0] = th_keep_sum(&f,
            th_apply(&f, th_mul, &(call){.t = {grad[0]}, .s = {[1] = s->s[0]}}),
            s->shape[0]
        );
    /* d batch1 = grad.bmm(batch2.transpose(1, 2)) * alpha */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_mul, &(call){
            .t = {th_apply(&f, th_bmm, &(call){.t = {
                grad[0],
                th_apply(&f, th_transpose, &(call){.t = {s->t[2]}, .n = {1, 2}})
            }})},
            .s = {[1] = s->s[1]}
        }));
    /* d batch2 = batch1.transpose(1, 2).bmm(grad) * alpha */
    if (s->needs & 4)
        result[2] = th_keep(th_apply(&f, th_mul, &(call){
            .t = {th_apply(&f, th_bmm, &(call){.t = {
                th_apply(&f, th_transpose, &(call){.t = {s->t[1]}, .n = {1, 2}}),
                grad[0]
            }})},
            .s = {[1] = s->s[1]}
        }));
    return th_leave(&f, result, 3);
}

/* linear(Tensor input, Tensor weight, Tensor? bias=None) = kernel of products.c */
int th_linear(call *c) {
    const row *r = &th_rows[ROW_linear];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_linear_shape(&size, c->t[0], c->t[1], c->t[2]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_linear_cpu(c->out[0], c->t[0], c->t[1], c->t[2]);
    return th_finish(c, -failed);
}
int th_linear_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = linear(grad, weight.t()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_linear, &(call){.t = {
            grad[0],
            th_apply(&f, th_t, &(call){.t = {s->t[1]}})
        }}));
    /* d weight = linear_weight(grad, input) */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_linear_weight, &(call){.t = {grad[0], s->t[0]}}));
    /* d bias = grad.sum_to_size(bias.size()) */
    if (s->needs & 4)
        result[2] = th_keep(th_apply(&f, th_sum_to_size, th_with_sizes(
            &(call){.t = {grad[0]}},
            0,
            s->shape[2]
        )));
    return th_leave(&f, result, 3);
}

/* linear_weight(Tensor grad_output, Tensor input) = kernel of products.c */
int th_linear_weight(call *c) {
    const row *r = &th_rows[ROW_linear_weight];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_linear_weight_shape(&size, c->t[0], c->t[1]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_linear_weight_cpu(c->out[0], c->t[0], c->t[1]);
    return th_finish(c, -failed);
}
int th_linear_weight_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = linear(input, grad) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_linear, &(call){.t = {s->t[1], grad[0]}}));
    /* d input = linear(grad_output, grad.t()) */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_linear, &(call){.t = {
            s->t[0],
            th_apply(&f, th_t, &(call){.t = {grad[0]}})
        }}));
    return th_leave(&f, result, 2);
}
