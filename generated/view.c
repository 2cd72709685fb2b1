/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* view: Other sizes of the same elements; the result shares the input's storage. */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* view(Tensor input, int* size) = view of view.c */
int th_view(call *c) {
    const row *r = &th_rows[ROW_view];
    dtype type;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        !th_viewed(r->op, c) ||
        th_view_view(c->out[0], c->n, c->length);
    if (!failed)
        th_update(c->out[0]);
    return th_finish(c, -failed);
}
int th_view_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.reshape(input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_reshape, th_with_sizes(
            &(call){.t = {grad[0]}},
            0,
            s->shape[0]
        )));
    return th_leave(&f, result, 1);
}

/* reshape(Tensor input, int* size) = view of view.c */
int th_reshape(call *c) {
    const row *r = &th_rows[ROW_reshape];
    dtype type;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        !th_viewed(r->op, c) ||
        th_reshape_view(c->out[0], c->n, c->length);
    if (!failed)
        th_update(c->out[0]);
    return th_finish(c, -failed);
}
int th_reshape_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.reshape(input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_reshape, th_with_sizes(
            &(call){.t = {grad[0]}},
            0,
            s->shape[0]
        )));
    return th_leave(&f, result, 1);
}

/* transpose(Tensor input, int dim0, int dim1) = view of view.c */
int th_transpose(call *c) {
    const row *r = &th_rows[ROW_transpose];
    dtype type;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        !th_viewed(r->op, c) ||
        th_transpose_view(c->out[0], c->n[0], c->n[1]);
    if (!failed)
        th_update(c->out[0]);
    return th_finish(c, -failed);
}
int th_transpose_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.transpose(dim0, dim1) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_transpose, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1]}
        }));
    return th_leave(&f, result, 1);
}

/* t(Tensor input) = view of view.c */
int th_t(call *c) {
    const row *r = &th_rows[ROW_t];
    dtype type;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        !th_viewed(r->op, c) ||
        th_t_view(c->out[0]);
    if (!failed)
        th_update(c->out[0]);
    return th_finish(c, -failed);
}
int th_t_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.t() */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_t, &(call){.t = {grad[0]}}));
    return th_leave(&f, result, 1);
}

/* permute(Tensor input, int* dims) = view of view.c */
int th_permute(call *c) {
    const row *r = &th_rows[ROW_permute];
    dtype type;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        !th_viewed(r->op, c) ||
        th_permute_view(c->out[0], c->n, c->length);
    if (!failed)
        th_update(c->out[0]);
    return th_finish(c, -failed);
}
int th_permute_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = unpermute(grad, dims) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_unpermute, th_with_ints(
            &(call){.t = {grad[0]}},
            0,
            s->n,
            s->length
        )));
    return th_leave(&f, result, 1);
}

/* unpermute(Tensor input, int* dims) = view of adjoint_view.c */
int th_unpermute(call *c) {
    const row *r = &th_rows[ROW_unpermute];
    dtype type;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        !th_viewed(r->op, c) ||
        th_unpermute_view(c->out[0], c->n, c->length);
    if (!failed)
        th_update(c->out[0]);
    return th_finish(c, -failed);
}
int th_unpermute_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.permute(dims) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_permute, th_with_ints(
            &(call){.t = {grad[0]}},
            0,
            s->n,
            s->length
        )));
    return th_leave(&f, result, 1);
}

/* narrow(Tensor input, int dimension, int start, int length) = view of view.c */
int th_narrow(call *c) {
    const row *r = &th_rows[ROW_narrow];
    dtype type;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        !th_viewed(r->op, c) ||
        th_narrow_view(c->out[0], c->n[0], c->n[1], c->n[2]);
    if (!failed)
        th_update(c->out[0]);
    return th_finish(c, -failed);
}
int th_narrow_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = narrow_input(grad, dimension, start, input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_narrow_input, th_with_sizes(
            &(call){.t = {grad[0]}, .n = {s->n[0], s->n[1]}},
            2,
            s->shape[0]
        )));
    return th_leave(&f, result, 1);
}

/* narrow_input(Tensor grad_output, int dimension, int start, int* size) = kernel of
   adjoint_view.c */
int th_narrow_input(call *c) {
    const row *r = &th_rows[ROW_narrow_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_narrow_input_shape(&size, c->t[0], c->n[0], c->n[1], c->n + 2, c->length) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_narrow_input_cpu(c->out[0], c->t[0], c->n[0], c->n[1], c->n + 2, c->length);
    return th_finish(c, -failed);
}
int th_narrow_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = grad.narrow(dimension, start, grad_output.size(dimension)) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_narrow, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1], th_size_at(s->shape[0], s->n[0])}
        }));
    return th_leave(&f, result, 1);
}

/* select(Tensor input, int dim, int index) = view of view.c */
int th_select(call *c) {
    const row *r = &th_rows[ROW_select];
    dtype type;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        !th_viewed(r->op, c) ||
        th_select_view(c->out[0], c->n[0], c->n[1]);
    if (!failed)
        th_update(c->out[0]);
    return th_finish(c, -failed);
}
int th_select_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = select_input(grad, dim, index, input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_select_input, th_with_sizes(
            &(call){.t = {grad[0]}, .n = {s->n[0], s->n[1]}},
            2,
            s->shape[0]
        )));
    return th_leave(&f, result, 1);
}

/* select_input(Tensor grad_output, int dim, int index, int* size) = kernel of adjoint_view.c */
int th_select_input(call *c) {
    const row *r = &th_rows[ROW_select_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_select_input_shape(&size, c->t[0], c->n[0], c->n[1], c->n + 2, c->length) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_select_input_cpu(c->out[0], c->t[0], c->n[0], c->n[1], c->n + 2, c->length);
    return th_finish(c, -failed);
}
int th_select_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = grad.select(dim, index) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_select, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1]}
        }));
    return th_leave(&f, result, 1);
}

/* expand(Tensor input, int* size) = view of view.c */
int th_expand_row(call *c) {
    const row *r = &th_rows[ROW_expand];
    dtype type;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        !th_viewed(r->op, c) ||
        th_expand_view(c->out[0], c->n, c->length);
    if (!failed)
        th_update(c->out[0]);
    return th_finish(c, -failed);
}
int th_expand_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.sum_to_size(input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_sum_to_size, th_with_sizes(
            &(call){.t = {grad[0]}},
            0,
            s->shape[0]
        )));
    return th_leave(&f, result, 1);
}

/* sum_to_size(Tensor input, int* size) = kernel of gradient.c */
int th_sum_to_size(call *c) {
    const row *r = &th_rows[ROW_sum_to_size];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_sum_to_size_shape(&size, c->t[0], c->n, c->length) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_sum_to_size_cpu(c->out[0], c->t[0], c->n, c->length);
    return th_finish(c, -failed);
}
int th_sum_to_size_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.expand(input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_expand_row, th_with_sizes(
            &(call){.t = {grad[0]}},
            0,
            s->shape[0]
        )));
    return th_leave(&f, result, 1);
}

/* squeeze(Tensor input, int? dim=None) = view of view.c */
int th_squeeze(call *c) {
    const row *r = &th_rows[ROW_squeeze];
    dtype type;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        !th_viewed(r->op, c) ||
        th_squeeze_view(c->out[0], c->n[0]);
    if (!failed)
        th_update(c->out[0]);
    return th_finish(c, -failed);
}
int th_squeeze_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.reshape(input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_reshape, th_with_sizes(
            &(call){.t = {grad[0]}},
            0,
            s->shape[0]
        )));
    return th_leave(&f, result, 1);
}

/* unsqueeze(Tensor input, int dim) = view of view.c */
int th_unsqueeze(call *c) {
    const row *r = &th_rows[ROW_unsqueeze];
    dtype type;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        !th_viewed(r->op, c) ||
        th_unsqueeze_view(c->out[0], c->n[0]);
    if (!failed)
        th_update(c->out[0]);
    return th_finish(c, -failed);
}
int th_unsqueeze_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.reshape(input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_reshape, th_with_sizes(
            &(call){.t = {grad[0]}},
            0,
            s->shape[0]
        )));
    return th_leave(&f, result, 1);
}

/* unfold(Tensor input, int dimension, int size, int step) = view of view.c */
int th_unfold(call *c) {
    const row *r = &th_rows[ROW_unfold];
    dtype type;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        !th_viewed(r->op, c) ||
        th_unfold_view(c->out[0], c->n[0], c->n[1], c->n[2]);
    if (!failed)
        th_update(c->out[0]);
    return th_finish(c, -failed);
}
int th_unfold_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = unfold_input(grad, dimension, size, step, input.size()) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_unfold_input, th_with_sizes(
            &(call){.t = {grad[0]}, .n = {s->n[0], s->n[1], s->n[2]}},
            3,
            s->shape[0]
        )));
    return th_leave(&f, result, 1);
}

/* unfold_input(Tensor grad_output, int dimension, int length, int step, int* size) = kernel of
   adjoint_view.c */
int th_unfold_input(call *c) {
    const row *r = &th_rows[ROW_unfold_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_unfold_input_shape(&size, c->t[0], c->n[0], c->n[1], c->n[2], c->n + 3, c->length) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_unfold_input_cpu(c->out[0], c->t[0], c->n[0], c->n[1], c->n[2], c->n + 3, c->length);
    return th_finish(c, -failed);
}
int th_unfold_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = grad.unfold(dimension, length, step) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_unfold, &(call){
            .t = {grad[0]},
            .n = {s->n[0], s->n[1], s->n[2]}
        }));
    return th_leave(&f, result, 1);
}

/* index(Tensor input, int* spec) = view of view.c */
int th_index(call *c) {
    const row *r = &th_rows[ROW_index];
    dtype type;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        !th_viewed(r->op, c) ||
        th_index_view(c->out[0], c->n, c->length);
    if (!failed)
        th_update(c->out[0]);
    return th_finish(c, -failed);
}
int th_index_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = index_input(grad, input.dim(), input.size() + spec) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_index_input, th_more_ints(&f,
            th_with_sizes(&(call){.t = {grad[0]}, .n = {s->shape[0]->ndim}}, 1, s->shape[0]),
            1,
            s->n,
            s->length
        )));
    return th_leave(&f, result, 1);
}

/* index_input(Tensor grad_output, int ndim, int* size_and_spec) = kernel of adjoint_view.c */
int th_index_input(call *c) {
    const row *r = &th_rows[ROW_index_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_index_input_shape(&size, c->t[0], c->n[0], c->n + 1, c->length) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_index_input_cpu(c->out[0], c->t[0], c->n[0], c->n + 1, c->length);
    return th_finish(c, -failed);
}
int th_index_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = index_again(grad, ndim, size_and_spec) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_index_again, th_with_ints(
            &(call){.t = {grad[0]}, .n = {s->n[0]}},
            1,
            s->n + 1,
            s->length
        )));
    return th_leave(&f, result, 1);
}

/* index_again(Tensor input, int ndim, int* size_and_spec) = view of adjoint_view.c */
int th_index_again(call *c) {
    const row *r = &th_rows[ROW_index_again];
    dtype type;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        !th_viewed(r->op, c) ||
        th_index_again_view(c->out[0], c->n[0], c->n + 1, c->length);
    if (!failed)
        th_update(c->out[0]);
    return th_finish(c, -failed);
}
int th_index_again_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = index_input(grad, ndim, size_and_spec) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_index_input, th_with_ints(
            &(call){.t = {grad[0]}, .n = {s->n[0]}},
            1,
            s->n + 1,
            s->length
        )));
    return th_leave(&f, result, 1);
}

/* assign(Tensor input, Tensor|Scalar source, int* spec) = update of assign.c */
int th_assign(call *c) {
    const row *r = &th_rows[ROW_assign];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_assign_shape(&size, c->t[0], c->t[1], c->s[0], c->n, c->length) ||
        !th_updated(r->op, c, &size) ||
        th_assign_cpu(c->out[0], c->t[1], c->s[0], c->n, c->length);
    return th_finish(c, -failed);
}
int th_assign_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = grad.assign(0, spec) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_assign, th_with_ints(
            &(call){.t = {grad[0]}, .s = {[0] = th_integral(0)}},
            0,
            s->n,
            s->length
        )));
    /* d source = grad.index(spec).sum_to_size(source.size()) */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_sum_to_size, th_with_sizes(
            &(call){.t = {th_apply(&f, th_index, th_with_ints(
                &(call){.t = {grad[0]}},
                0,
                s->n,
                s->length
            ))}},
            0,
            s->shape[1]
        )));
    return th_leave(&f, result, 2);
}
