/* Generated from ops.yaml by codegen/templates/section.c. Do not edit: change the row and run make gen. */
/* joining: Several tensors into one. */
#include "loop.h"
#include "ops.h"

/* A formula serves every element type, and some compare what a byte can never be. */
#pragma GCC diagnostic ignored "-Wtype-limits"

/* cat(Tensor* tensors, int dim=0) = kernel of join.c */
int th_cat(call *c) {
    const row *r = &th_rows[ROW_cat];
    dtype type;
    extent size;
    const int failed = th_check_dtypes(r->op, r->dtypes, r->params, r->nparams, c, &type) ||
        th_cat_shape(&size, c->list, c->list_length, c->n[0]) ||
        !th_output(r->op, c, 0, type, &size) ||
        th_cat_cpu(c->out[0], c->list, c->list_length, c->n[0]);
    return th_finish(c, -failed);
}
