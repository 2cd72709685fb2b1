/* operands.c: makes the operands of a convolution contiguous, and delivers the result. */
#include "kernels/conv/operands.h"

#include "walk/dense.h"

int th_begin_operands(operands *o, tensor *output, const tensor *left, const tensor *right,
                      const tensor *bias) {
    *o = (operands){.output = output};
    o->left = th_dense(left);
    o->right = o->left ? th_dense(right) : NULL;
    o->bias = o->right && bias ? th_dense(bias) : NULL;
    o->result = o->right && (o->bias || !bias) ? th_dense_result(output) : NULL;
    return o->result ? 0 : -1;
}

int th_end_operands(operands *o, int failed) {
    th_drop(o->left);
    th_drop(o->right);
    th_drop(o->bias);
    return th_deliver(o->output, o->result, failed);
}
