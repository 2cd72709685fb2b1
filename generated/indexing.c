/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* indexing: Elements picked and placed by index tensors and masks. Every index is checked
   before anything is written. */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* index_select(Tensor input, int dim, LongTensor index) = kernel of indexing.c */
int th_index_select(call *c) {
    const row *r = &th_rows[ROW_index_select];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_index_select_shape(&size, c->t[0], c->n[0], c->t[1]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_index_select_cpu(c->out[0], c->t[0], c->n[0], c->t[1]);
    return th_finish(c, -failed);
}
int th_index_select_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = index_select_input(grad, dim, index, input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_index_select_input, th_with_sizes(
            &(call){.t = {grad[0], s->t[1]}, .n = {s->n[0]}},
            1,
            s->shape[0]
        )));
    return th_leave(&f, result, 2);
}

/* index_select_input(Tensor grad_output, int dim, LongTensor index, int* size) = kernel of
   adjoint.c */
int th_index_select_input(call *c) {
    const row *r = &th_rows[ROW_index_select_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_index_select_input_shape(&size, c->t[0], c->n[0], c->t[1], c->n + 1, c->length) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_index_select_input_cpu(c->out[0], c->t[0], c->n[0], c->t[1], c->n + 1, c->length);
    return th_finish(c, -failed);
}
int th_index_select_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = grad.index_select(dim, index) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_index_select, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_leave(&f, result, 2);
}

/* gather(Tensor input, int dim, LongTensor index) = kernel of indexing.c */
int th_gather(call *c) {
    const row *r = &th_rows[ROW_gather];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_gather_shape(&size, c->t[0], c->n[0], c->t[1]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_gather_cpu(c->out[0], c->t[0], c->n[0], c->t[1]);
    return th_finish(c, -failed);
}
int th_gather_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = gather_input(grad, dim, index, input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_gather_input, th_with_sizes(
            &(call){.t = {grad[0], s->t[1]}, .n = {s->n[0]}},
            1,
            s->shape[0]
        )));
    return th_leave(&f, result, 2);
}

/* gather_input(Tensor grad_output, int dim, LongTensor index, int* size) = kernel of adjoint.c */
int th_gather_input(call *c) {
    const row *r = &th_rows[ROW_gather_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_gather_input_shape(&size, c->t[0], c->n[0], c->t[1], c->n + 1, c->length) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_gather_input_cpu(c->out[0], c->t[0], c->n[0], c->t[1], c->n + 1, c->length);
    return th_finish(c, -failed);
}
int th_gather_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = grad.gather(dim, index) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_gather, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_leave(&f, result, 2);
}

/* pick(Tensor input, LongTensor indices, int dim) = kernel of adjoint.c */
int th_pick(call *c) {
    const row *r = &th_rows[ROW_pick];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_pick_shape(&size, c->t[0], c->t[1], c->n[0]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_pick_cpu(c->out[0], c->t[0], c->t[1], c->n[0]);
    return th_finish(c, -failed);
}
int th_pick_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = pick_input(grad, indices, dim, input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_pick_input, th_with_sizes(
            &(call){.t = {grad[0], s->t[1]}, .n = {s->n[0]}},
            1,
            s->shape[0]
        )));
    return th_leave(&f, result, 2);
}

/* pick_input(Tensor grad_output, LongTensor indices, int dim, int* size) = kernel of adjoint.c */
int th_pick_input(call *c) {
    const row *r = &th_rows[ROW_pick_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_pick_input_shape(&size, c->t[0], c->t[1], c->n[0], c->n + 1, c->length) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_pick_input_cpu(c->out[0], c->t[0], c->t[1], c->n[0], c->n + 1, c->length);
    return th_finish(c, -failed);
}
int th_pick_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = pick(grad, indices, dim) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_pick, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_leave(&f, result, 2);
}

/* masked_select(Tensor input, ByteTensor mask) = kernel of masks.c */
int th_masked_select(call *c) {
    const row *r = &th_rows[ROW_masked_select];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_masked_select_shape(&size, c->t[0], c->t[1]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_masked_select_cpu(c->out[0], c->t[0], c->t[1]);
    return th_finish(c, -failed);
}
int th_masked_select_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = masked_select_input(grad, mask, input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_masked_select_input, th_with_sizes(
            &(call){.t = {grad[0], s->t[1]}},
            0,
            s->shape[0]
        )));
    return th_leave(&f, result, 2);
}

/* masked_select_input(Tensor grad_output, ByteTensor mask, int* size) = kernel of adjoint.c */
int th_masked_select_input(call *c) {
    const row *r = &th_rows[ROW_masked_select_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_masked_select_input_shape(&size, c->t[0], c->t[1], c->n, c->length) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_masked_select_input_cpu(c->out[0], c->t[0], c->t[1], c->n, c->length);
    return th_finish(c, -failed);
}
int th_masked_select_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = masked_copy_input(grad, mask, grad_output.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_masked_copy_input, th_with_sizes(
            &(call){.t = {grad[0], s->t[1]}},
            0,
            s->shape[0]
        )));
    return th_leave(&f, result, 2);
}

/* nonzero(Tensor input) -> LongTensor = kernel of masks.c */
int th_nonzero(call *c) {
    const row *r = &th_rows[ROW_nonzero];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_nonzero_shape(&size, c->t[0]) ||
        !th_output(r->op, c, 0, TH_LONG, &size) ||
        th_nonzero_cpu(c->out[0], c->t[0]);
    return th_finish(c, -failed);
}

/* index_add(Tensor input, int dim, LongTensor index, Tensor source) = update of scatter.c */
int th_index_add(call *c) {
    const row *r = &th_rows[ROW_index_add];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_index_add_shape(&size, c->t[0], c->n[0], c->t[1], c->t[2]) ||
        !th_updated(r->op, c, &size) ||
        th_index_add_cpu(c->out[0], c->n[0], c->t[1], c->t[2]);
    return th_finish(c, -failed);
}
int th_index_add_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad */
    if (s->needs & 1)
        result[0] = th_keep(grad[0]);
    /* d source = grad.index_select(dim, index) */
    if (s->needs & 4)
        result[2] = th_keep(th_apply(&f, th_index_select, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_leave(&f, result, 3);
}

/* index_copy(Tensor input, int dim, LongTensor index, Tensor source) = update of scatter.c */
int th_index_copy(call *c) {
    const row *r = &th_rows[ROW_index_copy];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_index_copy_shape(&size, c->t[0], c->n[0], c->t[1], c->t[2]) ||
        !th_updated(r->op, c, &size) ||
        th_index_copy_cpu(c->out[0], c->n[0], c->t[1], c->t[2]);
    return th_finish(c, -failed);
}
int th_index_copy_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.index_fill(dim, index, 0) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_index_fill, &(call){
            .t = {grad[0], s->t[1]},
            .s = {[0] = th_integral(0)},
            .n = {s->n[0]}
        }));
    /* d source = grad.index_select(dim, index) */
    if (s->needs & 4)
        result[2] = th_keep(th_apply(&f, th_index_select, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_leave(&f, result, 3);
}

/* index_fill(Tensor input, int dim, LongTensor index, Scalar value) = update of scatter.c */
int th_index_fill(call *c) {
    const row *r = &th_rows[ROW_index_fill];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_index_fill_shape(&size, c->t[0], c->n[0], c->t[1], c->s[0]) ||
        !th_updated(r->op, c, &size) ||
        th_index_fill_cpu(c->out[0], c->n[0], c->t[1], c->s[0]);
    return th_finish(c, -failed);
}
int th_index_fill_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.index_fill(dim, index, 0) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_index_fill, &(call){
            .t = {grad[0], s->t[1]},
            .s = {[0] = th_integral(0)},
            .n = {s->n[0]}
        }));
    return th_leave(&f, result, 2);
}

/* scatter(Tensor input, int dim, LongTensor index, Tensor|Scalar source) = update of scatter.c */
int th_scatter(call *c) {
    const row *r = &th_rows[ROW_scatter];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_scatter_shape(&size, c->t[0], c->n[0], c->t[1], c->t[2], c->s[0]) ||
        !th_updated(r->op, c, &size) ||
        th_scatter_cpu(c->out[0], c->n[0], c->t[1], c->t[2], c->s[0]);
    return th_finish(c, -failed);
}
int th_scatter_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.scatter(dim, index, 0) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_scatter, &(call){
            .t = {grad[0], s->t[1]},
            .s = {[0] = th_integral(0)},
            .n = {s->n[0]}
        }));
    /* d source = grad.gather(dim, index) */
    if (s->needs & 4)
        result[2] = th_keep(th_apply(&f, th_gather, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_leave(&f, result, 3);
}

/* scatter_add(Tensor input, int dim, LongTensor index, Tensor source) = update of scatter.c */
int th_scatter_add(call *c) {
    const row *r = &th_rows[ROW_scatter_add];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_scatter_add_shape(&size, c->t[0], c->n[0], c->t[1], c->t[2]) ||
        !th_updated(r->op, c, &size) ||
        th_scatter_add_cpu(c->out[0], c->n[0], c->t[1], c->t[2]);
    return th_finish(c, -failed);
}
int th_scatter_add_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad */
    if (s->needs & 1)
        result[0] = th_keep(grad[0]);
    /* d source = grad.gather(dim, index) */
    if (s->needs & 4)
        result[2] = th_keep(th_apply(&f, th_gather, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[0]}
        }));
    return th_leave(&f, result, 3);
}

/* masked_fill(Tensor input, ByteTensor mask, Scalar value) = update of masks.c */
int th_masked_fill(call *c) {
    const row *r = &th_rows[ROW_masked_fill];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_masked_fill_shape(&size, c->t[0], c->t[1], c->s[0]) ||
        !th_updated(r->op, c, &size) ||
        th_masked_fill_cpu(c->out[0], c->t[1], c->s[0]);
    return th_finish(c, -failed);
}
int th_masked_fill_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.masked_fill(mask, 0) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_masked_fill, &(call){
            .t = {grad[0], s->t[1]},
            .s = {[0] = th_integral(0)}
        }));
    return th_leave(&f, result, 2);
}

/* masked_copy(Tensor input, ByteTensor mask, Tensor source) = update of masks.c */
int th_masked_copy(call *c) {
    const row *r = &th_rows[ROW_masked_copy];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_masked_copy_shape(&size, c->t[0], c->t[1], c->t[2]) ||
        !th_updated(r->op, c, &size) ||
        th_masked_copy_cpu(c->out[0], c->t[1], c->t[2]);
    return th_finish(c, -failed);
}
int th_masked_copy_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.masked_fill(mask, 0) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_masked_fill, &(call){
            .t = {grad[0], s->t[1]},
            .s = {[0] = th_integral(0)}
        }));
    /* d source = masked_copy_input(grad, mask, source.size()) */
    if (s->needs & 4)
        result[2] = th_keep(th_apply(&f, th_masked_copy_input, th_with_sizes(
            &(call){.t = {grad[0], s->t[1]}},
            0,
            s->shape[2]
        )));
    return th_leave(&f, result, 3);
}

/* masked_copy_input(Tensor grad_output, ByteTensor mask, int* size) = kernel of adjoint.c */
int th_masked_copy_input(call *c) {
    const row *r = &th_rows[ROW_masked_copy_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_masked_copy_input_shape(&size, c->t[0], c->t[1], c->n, c->length) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_masked_copy_input_cpu(c->out[0], c->t[0], c->t[1], c->n, c->length);
    return th_finish(c, -failed);
}
int th_masked_copy_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = masked_select_input(grad, mask, grad_output.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_masked_select_input, th_with_sizes(
            &(call){.t = {grad[0], s->t[1]}},
            0,
            s->shape[0]
        )));
    return th_leave(&f, result, 2);
}

/* diag(Tensor input, int diagonal=0) = kernel of diagonal.c */
int th_diag(call *c) {
    const row *r = &th_rows[ROW_diag];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_diag_shape(&size, c->t[0], c->n[0]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_diag_cpu(c->out[0], c->t[0], c->n[0]);
    return th_finish(c, -failed);
}
int th_diag_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = diag_input(grad, diagonal, input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_diag_input, th_with_sizes(
            &(call){.t = {grad[0]}, .n = {s->n[0]}},
            1,
            s->shape[0]
        )));
    return th_leave(&f, result, 1);
}

/* diag_input(Tensor grad_output, int diagonal, int* size) = kernel of diagonal.c */
int th_diag_input(call *c) {
    const row *r = &th_rows[ROW_diag_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_diag_input_shape(&size, c->t[0], c->n[0], c->n + 1, c->length) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_diag_input_cpu(c->out[0], c->t[0], c->n[0], c->n + 1, c->length);
    return th_finish(c, -failed);
}
int th_diag_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = diag(grad, diagonal).sum_to_size(grad_output.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_sum_to_size, th_with_sizes(
            &(call){.t = {th_apply(&f, th_diag, &(call){.t = {grad[0]}, .n = {s->n[0]}})}},
            0,
            s->shape[0]
        )));
    return th_leave(&f, result, 1);
}

/* tril(Tensor input, int k=0) = kernel of diagonal.c */
int th_tril(call *c) {
    const row *r = &th_rows[ROW_tril];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_tril_shape(&size, c->t[0], c->n[0]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_tril_cpu(c->out[0], c->t[0], c->n[0]);
    return th_finish(c, -failed);
}
int th_tril_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.tril(k) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_tril, &(call){.t = {grad[0]}, .n = {s->n[0]}}));
    return th_leave(&f, result, 1);
}

/* triu(Tensor input, int k=0) = kernel of diagonal.c */
int th_triu(call *c) {
    const row *r = &th_rows[ROW_triu];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_triu_shape(&size, c->t[0], c->n[0]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_triu_cpu(c->out[0], c->t[0], c->n[0]);
    return th_finish(c, -failed);
}
int th_triu_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.triu(k) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_triu, &(call){.t = {grad[0]}, .n = {s->n[0]}}));
    return th_leave(&f, result, 1);
}

/* trace(Tensor input) = kernel of diagonal.c */
int th_trace(call *c) {
    const row *r = &th_rows[ROW_trace];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_check_shapes(r->op, "nm->1", r->params, r->nparams, c, &size) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_trace_cpu(c->out[0], c->t[0]);
    return th_finish(c, -failed);
}
int th_trace_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = diag_input(grad, 0, input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_diag_input, th_with_sizes(
            &(call){.t = {grad[0]}},
            1,
            s->shape[0]
        )));
    return th_leave(&f, result, 1);
}
