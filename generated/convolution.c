/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* convolution: Convolutions of batches of images. Input is (batch, channels, height, width),
   weight (outputs, channels / groups, kernel height, kernel width). */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0,
   int[2] dilation=1, int groups=1) = kernel of convolution.c */
int th_conv2d(call *c) {
    const row *r = &th_rows[ROW_conv2d];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_conv2d_shape(&size, c->t[0], c->t[1], c->t[2], c->n, c->n + 2, c->n + 4, c->n[6]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_conv2d_cpu(c->out[0], c->t[0], c->t[1], c->t[2], c->n, c->n + 2, c->n + 4, c->n[6]);
    return th_finish(c, -failed);
}
int th_conv2d_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d input = conv2d_input(grad, weight, input.size()[2:], stride, padding, dilation, groups) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_conv2d_input, &(call){
            .t = {grad[0], s->t[1]},
            .n = {
                s->shape[0]->size[2], s->shape[0]->size[3], s->n[0], s->n[1], s->n[2], s->n[3],
                s->n[4], s->n[5], s->n[6]
            }
        }));
    /* d weight = conv2d_weight(grad, input, weight.size()[2:], stride, padding, dilation, groups) */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_conv2d_weight, &(call){
            .t = {grad[0], s->t[0]},
            .n = {
                s->shape[1]->size[2], s->shape[1]->size[3], s->n[0], s->n[1], s->n[2], s->n[3],
                s->n[4], s->n[5], s->n[6]
            }
        }));
    /* d bias = grad.sum(3, 0).sum(2, 0).sum(0, 0) */
    if (s->needs & 4)
        result[2] = th_keep(th_apply(&f, th_sum, &(call){.t = {th_apply(&f, th_sum, &(call){
            .t = {th_apply(&f, th_sum, &(call){.t = {grad[0]}, .n = {3}})},
            .n = {2}
        })}}));
    return th_leave(&f, result, 3);
}

/* conv2d_input(Tensor grad_output, Tensor weight, int[2] size, int[2] stride, int[2] padding,
   int[2] dilation, int groups) = kernel of convolution.c */
int th_conv2d_input(call *c) {
    const row *r = &th_rows[ROW_conv2d_input];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_conv2d_input_shape(
            &size, c->t[0], c->t[1], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8]
        ) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_conv2d_input_cpu(
            c->out[0], c->t[0], c->t[1], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8]
        );
    return th_finish(c, -failed);
}
int th_conv2d_input_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = conv2d(grad, weight, stride=stride, padding=padding, dilation=dilation,
       groups=groups) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_conv2d, &(call){
            .t = {grad[0], s->t[1]},
            .n = {s->n[2], s->n[3], s->n[4], s->n[5], s->n[6], s->n[7], s->n[8]}
        }));
    /* d weight = conv2d_weight(grad_output, grad, weight.size()[2:], stride, padding, dilation,
       groups) */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_conv2d_weight, &(call){
            .t = {s->t[0], grad[0]},
            .n = {
                s->shape[1]->size[2], s->shape[1]->size[3], s->n[2], s->n[3], s->n[4], s->n[5],
                s->n[6], s->n[7], s->n[8]
            }
        }));
    return th_leave(&f, result, 2);
}

/* conv2d_weight(Tensor grad_output, Tensor input, int[2] size, int[2] stride, int[2] padding,
   int[2] dilation, int groups) = kernel of convolution.c */
int th_conv2d_weight(call *c) {
    const row *r = &th_rows[ROW_conv2d_weight];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_conv2d_weight_shape(
            &size, c->t[0], c->t[1], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8]
        ) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_conv2d_weight_cpu(
            c->out[0], c->t[0], c->t[1], c->n, c->n + 2, c->n + 4, c->n + 6, c->n[8]
        );
    return th_finish(c, -failed);
}
int th_conv2d_weight_backward(const saved *s, tensor *const *grad, tensor **result) {
    frame f = {0};
    /* d grad_output = conv2d(input, grad, stride=stride, padding=padding, dilation=dilation,
       groups=groups) */
    if (s->needs & 1)
        result[0] = th_keep(th_apply(&f, th_conv2d, &(call){
            .t = {s->t[1], grad[0]},
            .n = {s->n[2], s->n[3], s->n[4], s->n[5], s->n[6], s->n[7], s->n[8]}
        }));
    /* d input = conv2d_input(grad_output, grad, input.size()[2:], stride, padding, dilation,
       groups) */
    if (s->needs & 2)
        result[1] = th_keep(th_apply(&f, th_conv2d_input, &(call){
            .t = {s->t[0], grad[0]},
            .n = {
                s->shape[1]->size[2], s->shape[1]->size[3], s->n[2], s->n[3], s->n[4], s->n[5],
                s->n[6], s->n[7], s->n[8]
            }
        }));
    return th_leave(&f, result, 2);
}
