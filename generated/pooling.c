/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* pooling: Windows of images into one element each. Input is (batch, channels, height, width)
   or without the batch. */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* max_pool2d(Tensor input, int[2] kernel_size, int[2] stride, int[2] padding=0, int[2]
   dilation=1, bool ceil_mode=False) -> (Tensor output, LongTensor indices) = kernel of
   max_pooling.c */
int th_max_pool2d(call *c) {
    const row *r = &th_rows[ROW_max_pool2d];
    dtype type;
    extent sizes[2];
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_max_pool2d_shape(sizes, c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8]) ||
        !th_output(r->op, c, 0, type, &sizes[0]) ||
        !th_output(r->op, c, 1, TH_LONG, &sizes[1]) ||
        th_max_pool2d_cpu(
            c->out[0], c->out[1], c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8]
        );
    return th_finish(c, -failed);
}
int th_max_pool2d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = max_pool2d_input(grad, indices, [input.size(-2), input.size(-1)]) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_max_pool2d_input, &(call){
            .t = {grad[0], s->out[1]},
            .n = {th_size_at(s->shape[0], -2), th_size_at(s->shape[0], -1)}
        }));
    return th_leave(&f, result, 1);
}

/* max_pool2d_input(Tensor grad_output, LongTensor indices, int[2] size) = kernel of
   max_pooling.c */
int th_max_pool2d_input(call *c) {
    const row *r = &th_rows[ROW_max_pool2d_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_max_pool2d_input_shape(&size, c->t[0], c->t[1], c->n) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_max_pool2d_input_cpu(c->out[0], c->t[0], c->t[1], c->n);
    return th_finish(c, -failed);
}
int th_max_pool2d_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = max_pool2d_gather(grad, indices) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_max_pool2d_gather, &(call){.t = {grad[0], s->t[1]}}));
    return th_leave(&f, result, 2);
}

/* max_pool2d_gather(Tensor input, LongTensor indices) = kernel of max_pooling.c */
int th_max_pool2d_gather(call *c) {
    const row *r = &th_rows[ROW_max_pool2d_gather];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_max_pool2d_gather_shape(&size, c->t[0], c->t[1]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_max_pool2d_gather_cpu(c->out[0], c->t[0], c->t[1]);
    return th_finish(c, -failed);
}
int th_max_pool2d_gather_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = max_pool2d_input(grad, indices, [input.size(-2), input.size(-1)]) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_max_pool2d_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {th_size_at(s->shape[0], -2), th_size_at(s->shape[0], -1)}
        }));
    return th_leave(&f, result, 2);
}

/* avg_pool2d(Tensor input, int[2] kernel_size, int[2] stride, int[2] padding=0, bool
   ceil_mode=False, bool count_include_pad=True) = kernel of average_pooling.c */
int th_avg_pool2d(call *c) {
    const row *r = &th_rows[ROW_avg_pool2d];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_avg_pool2d_shape(&size, c->t[0], c->n, c->n + 2, c->n + 4, c->n[6], c->n[7]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_avg_pool2d_cpu(c->out[0], c->t[0], c->n, c->n + 2, c->n + 4, c->n[6], c->n[7]);
    return th_finish(c, -failed);
}
int th_avg_pool2d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = avg_pool2d_input(grad, [input.size(-2), input.size(-1)], kernel_size, stride,
       padding, ceil_mode, count_include_pad) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_avg_pool2d_input, &(call){
            .t = {grad[0]},
            .n = {
                th_size_at(s->shape[0], -2), th_size_at(s->shape[0], -1), s->n[0], s->n[1], s->n[2],
                s->n[3], s->n[4], s->n[5], s->n[6], s->n[7]
            }
        }));
    return th_leave(&f, result, 1);
}

/* avg_pool2d_input(Tensor grad_output, int[2] size, int[2] kernel_size, int[2] stride, int[2]
   padding=0, bool ceil_mode=False, bool count_include_pad=True) = kernel of average_pooling.c */
int th_avg_pool2d_input(call *c) {
    const row *r = &th_rows[ROW_avg_pool2d_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_avg_pool2d_input_shape(
            &size, c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8], c->n[9]
        ) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_avg_pool2d_input_cpu(
            c->out[0], c->t[0], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8], c->n[9]
        );
    return th_finish(c, -failed);
}
int th_avg_pool2d_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = avg_pool2d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_avg_pool2d, &(call){
            .t = {grad[0]},
            .n = {s->n[2], s->n[3], s->n[4], s->n[5], s->n[6], s->n[7], s->n[8], s->n[9]}
        }));
    return th_leave(&f, result, 1);
}
