/* kernel.c: execution of a hand-written row: checks, sizes, outputs, kernel. */
#include <math.h>
#include <string.h>

#include "row/row.h"
#include "walk/dense.h"

static int compute_nothing(call *c) {
    (void)c;
    return 0;
}

/* The kernel for the call's device; NULL: none, computed on the CPU. */
static int (*kernel_of(const row *r, const call *c, dtype type))(call *) {
    return c->where == TH_CPU                        ? r->kernel.cpu
           : c->where == TH_META                     ? compute_nothing
           : r->on_gpus && !(r->on_gpus >> type & 1) ? NULL
                                                     : r->kernel.cuda;
}

static bool has_batch(const kernel_body *b) {
    bool any = false;
    for (int t = 0; t < TH_MAX_TENSORS; t++)
        any |= b->inner[t] != 0;
    return any;
}

/* Whether operands of the row's type have another one. */
static bool has_others(const row *r, const call *c, dtype type) {
    bool any = false;
    for (int i = 0; i < r->nparams && r->flags & ROW_CONVERTS; i++) {
        const param *p = &r->params[i];
        const tensor *t = th_holds_tensor(p) && p->type < 0 ? c->t[p->slot] : NULL;
        any |= t && t->dtype != type;
    }
    return any;
}

/* Whether the kernel runs on converted copies of its operands. */
static bool converts(const row *r, const call *c, dtype type) {
    if (has_others(r, c, type))
        return true;
    const bool takes = c->where == TH_META
                       || (th_is_narrow(type) && c->where != TH_CPU && r->flags & ROW_NARROW);
    return th_computed(r, type) != type && !takes;
}

/* A sequence of Longs is measured by its numbers as Longs. */
static void truncate_numbers(const row *r, call *c) {
    for (int k = 0; k < r->scalars; k++)
        if (c->s[k].kind == TH_REAL && fabs(c->s[k].f) < 0x1p63)
            c->s[k] = th_integral(c->s[k].i);
}

/* Run a kernel that takes contiguous operands and results on copies of the others. */
static int run_dense(const row *r, call *c, int (*kernel)(call *)) {
    tensor *given[TH_MAX_TENSORS], *wanted[TH_MAX_RESULTS];
    int failed = 0;
    memcpy(given, c->t, sizeof given);
    memcpy(wanted, c->out, sizeof wanted);
    for (int i = 0; i < r->inputs; i++)
        if (given[i] && !given[i]->contiguous)
            failed |= !(c->t[i] = th_clone(given[i]));
    for (int k = 0; k < r->results; k++)
        if (!wanted[k]->contiguous)
            failed |= !(c->out[k] = th_new_like(wanted[k], (dtype)wanted[k]->dtype));
    failed = failed || kernel(c) ? -1 : 0;
    for (int k = 0; k < r->results; k++)
        if (c->out[k] != wanted[k])
            failed = th_deliver(wanted[k], c->out[k], failed);
    for (int i = 0; i < r->inputs; i++)
        if (c->t[i] != given[i])
            th_drop(c->t[i]);
    memcpy(c->t, given, sizeof given);
    memcpy(c->out, wanted, sizeof wanted);
    return failed;
}

static bool all_contiguous(tensor *const *t, int count) {
    for (int i = 0; i < count; i++)
        if (t[i] && !t[i]->contiguous)
            return false;
    return true;
}

static int refuse_meta(const row *r) {
    return th_fail(
        TH_NO_DATA,
        "%s: tensors on the meta device have no elements, and %s; call it on tensors with "
        "memory",
        r->name, r->no_meta);
}

static int run_kernel(const row *r, call *c) {
    dtype type;
    extent size[TH_MAX_RESULTS];
    if (th_check_dtypes(r, c, &type))
        return -1;
    if (c->where == TH_META && r->no_meta)
        return refuse_meta(r);
    int (*const kernel)(call *) = kernel_of(r, c, type);
    if (!kernel)
        return th_run_on_cpu(r, c);
    if (converts(r, c, type))
        return th_run_in_type(r, c, type);
    if (type == TH_LONG && !r->tensors)
        truncate_numbers(r, c);
    if (has_batch(r->body))
        return th_run_batch(r, c, type, kernel);
    if (th_kernel_sizes(r, c, size))
        return -1;
    for (int k = 0; k < r->results; k++) {
        tensor *const given = c->out[k];
        if (!th_output(r, c, k, th_result_type(r, k, type), &size[k]))
            return -1;
        if (c->out[k] != given && r->flags & (ROW_KEEPS_ORDER | ROW_CHANNELS_LAST))
            th_lay_out(r, c, c->out[k]);
    }
    if (r->flags & ROW_DENSE
        && !(all_contiguous(c->t, r->inputs) && all_contiguous(c->out, r->results)))
        return run_dense(r, c, kernel);
    return kernel(c);
}

int th_kernel(const row *r, call *c) { return th_finish(c, run_kernel(r, c)); }

/* The result of an `update` row starts as a copy of its first tensor, broadcast to the result's
   size. */
static int run_update(const row *r, call *c) {
    dtype type;
    extent size;
    if (th_check_dtypes(r, c, &type))
        return -1;
    int (*const kernel)(call *) = kernel_of(r, c, type);
    if (!kernel)
        return th_run_on_cpu(r, c);
    if (converts(r, c, type))
        return th_run_in_type(r, c, type);
    if (th_kernel_sizes(r, c, &size))
        return -1;
    tensor *const given = c->out[0];
    tensor *out = th_output(r, c, 0, type, &size);
    if (out && out == given && !c->inplace) /* write to it only if the kernel succeeds */
        out = th_new_output(c, 0, type, &size);
    if (!out)
        return -1;
    if (out != given && r->flags & ROW_KEEPS_ORDER)
        th_lay_out(r, c, out);
    /* The result of a call in place is computed elsewhere if the first tensor is another operand, too. */
    return (!c->inplace || c->copied & 1) && th_copy(out, c->t[0]) ? -1 : kernel(c);
}

int th_update(const row *r, call *c) { return th_finish(c, run_update(r, c)); }

/* The kernel of a view row reshapes an alias of the first tensor. */
static int run_view(const row *r, call *c) {
    dtype type;
    if (c->out[0])
        return th_fail(TH_TYPE, "%s: gives a view of its input, so out= is not possible", r->name);
    if (th_check_dtypes(r, c, &type) || (r->require && r->require(c))
        || !(c->out[0] = th_alias(c->t[0])) || r->kernel.cpu(c))
        return -1;
    th_update_layout(c->out[0]);
    return 0;
}

int th_view(const row *r, call *c) { return th_finish(c, run_view(r, c)); }
