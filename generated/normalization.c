/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* normalization: Elements brought to mean 0 and variance 1. */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* batch_norm(Tensor input, Tensor? weight=None, Tensor? bias=None, Tensor? running_mean=None,
   Tensor? running_var=None, bool training=False, Scalar momentum=0.1, Scalar eps=1e-5) ->
   (Tensor output, Tensor mean, Tensor inverse_std) = kernel of normalization.c */
int th_batch_norm(call *c) {
    const row *r = &th_rows[ROW_batch_norm];
    dtype type;
    extent sizes[3];
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_batch_norm_shape(
            sizes, c->t[0], c->t[1], c->t[2], c->t[3], c->t[4], c->n[0], c->s[0], c->s[1]
        ) ||
        !th_output(r->op, c, 0, type, &sizes[0]) ||
        !th_output(r->op, c, 1, type, &sizes[1]) ||
        !th_output(r->op, c, 2, type, &sizes[2]) ||
        th_batch_norm_cpu(
            c->out[0], c->out[1], c->out[2], c->t[0], c->t[1], c->t[2], c->t[3], c->t[4], c->n[0],
            c->s[0], c->s[1]
        );
    return th_finish(c, -failed);
}
int th_batch_norm_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input, weight, bias = batch_norm_input(grad, input, weight, mean, inverse_std, training) */
    if (s->needs & 7) {
        tensor *all[3] = {0};
        th_apply_all(&f, th_batch_norm_input,
            &(call){.t = {grad[0], s->t[0], s->t[1], s->out[1], s->out[2]}, .n = {s->n[0]}},
            all,
            3
        );
        if (s->needs & 1)
            result[0] = th_keep(all[0]);
        if (s->needs & 2)
            result[1] = th_keep(all[1]);
        if (s->needs & 4)
            result[2] = th_keep(all[2]);
    }
    return th_leave(&f, result, 5);
}

/* batch_norm_input(Tensor grad_output, Tensor input, Tensor? weight=None, Tensor mean, Tensor
   inverse_std, bool training) -> (Tensor input_gradient, Tensor weight_gradient, Tensor
   bias_gradient) = kernel of normalization.c */
int th_batch_norm_input(call *c) {
    const row *r = &th_rows[ROW_batch_norm_input];
    dtype type;
    extent sizes[3];
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_batch_norm_input_shape(sizes, c->t[0], c->t[1], c->t[2], c->t[3], c->t[4], c->n[0]) ||
        !th_output(r->op, c, 0, type, &sizes[0]) ||
        !th_output(r->op, c, 1, type, &sizes[1]) ||
        !th_output(r->op, c, 2, type, &sizes[2]) ||
        th_batch_norm_input_cpu(
            c->out[0], c->out[1], c->out[2], c->t[0], c->t[1], c->t[2], c->t[3], c->t[4], c->n[0]
        );
    return th_finish(c, -failed);
}
