/* kernel.c: execution of a hand-written row: checks, sizes, outputs, kernel. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "row/row.h"
#include "walk/dense.h"

static int compute_nothing(call *c) {
    (void)c;
    return 0;
}

/* Whether an operand has more dims than the arguments of a GPU's kernel hold. */
static bool exceeds_gpu(const call *c, int tensors) {
    enum { GPU_KERNEL_DIMS = 8 };
    bool exceeds = false;
    for (int i = 0; i < tensors; i++)
        exceeds |= c->t[i] && c->t[i]->ndim > GPU_KERNEL_DIMS;
    return exceeds;
}

/* The kernel for the call's device; NULL: none, computed on the CPU. */
static int (*kernel_of(const row *r, const call *c, dtype type))(call *) {
    const bool turns = type == TH_UINT64 && r->flags & ROW_ORDERED;
    const bool own = r->kernel.cuda
                     != r->kernel.cpu; /* it is written for GPUs: no complex numbers */
    return c->where == TH_CPU                                           ? r->kernel.cpu
           : c->where == TH_META                                        ? compute_nothing
           : turns || (r->on_gpus && !(r->on_gpus >> type & 1))         ? NULL
           : own && (exceeds_gpu(c, r->tensors) || th_is_complex(type)) ? NULL
                                                                        : r->kernel.cuda;
}

/* Whether the kernel runs on converted copies of its operands. */
static bool converts(const row *r, const call *c, dtype type) {
    const uint32_t narrow = c->where == TH_CPU ? ROW_LINES : ROW_NARROW;
    const bool takes = c->where == TH_META || (th_is_narrow(type) && r->flags & narrow);
    return th_computed(r, type) != type && !takes;
}

/* Whether an operand of a row that promotes has another type than the call. */
static bool is_mixed(const row *r, const call *c, dtype type) {
    bool mixed = false;
    for (int i = 0; i < r->nparams && r->flags & ROW_PROMOTES && !r->many; i++) {
        const param *p = &r->params[i];
        mixed |= th_holds_tensor(p) && !p->fixed && c->t[p->slot] && c->t[p->slot]->dtype != type;
    }
    return mixed;
}

/* A sequence of Longs is measured by its numbers as Longs. */
static void truncate_numbers(const row *r, call *c) {
    for (int k = 0; k < r->scalars; k++)
        if (c->s[k].kind == TH_REAL && fabs(c->s[k].f) < 0x1p63)
            c->s[k] = th_integral(c->s[k].i);
}

static bool has_batch(const kernel_body *b) {
    bool any = false;
    for (int t = 0; t < TH_MAX_TENSORS; t++)
        any |= b->inner[t] != 0;
    return any;
}

#define PIXEL_BYTES 32 /* least bytes of a pixel: fewer are faster as planes */

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

/* Whether every image is one of pixels, whose channels fill a vector; positions fit 32 bits. */
static bool all_pixels(const call *c, const row *r) {
    const tensor *first = c->t[0];
    if (c->where != TH_CPU || first->ndim < 4
        || first->size[1] * th_item_size[first->dtype] < PIXEL_BYTES)
        return false;
    for (int i = 0; i < r->inputs + r->results; i++) {
        const tensor *t = i < r->inputs ? c->t[i] : c->out[i - r->inputs];
        if (t && (t->numel > INT32_MAX || !(t->ndim < 4 ? t->contiguous : th_has_pixels(t))))
            return false;
    }
    return true;
}

static int refuse_meta(const row *r) {
    return th_fail(
        TH_NO_DATA,
        "%s: tensors on the meta device have no elements, and %s; call it on tensors with "
        "memory",
        r->name, r->no_meta);
}

/* Planes of the row's rank, behind batch and channels. */
static int check_ranks(const row *r, const call *c) {
    static const char *const planes[] = {"", "L", "H, W", "D, H, W"};
    for (int t = 0; t < r->tensors; t++)
        if (r->unbatched >> t & 1 && c->t[t] && c->t[t]->ndim != r->rank + 2)
            return th_fail(TH_RUNTIME,
                           "%s: %s is %s; need %d dimensions (N, C, %s), or %d without the batch",
                           r->name, th_slot_name(r, t), th_describe(c->t[t]), r->rank + 2,
                           planes[r->rank], r->rank + 1);
    return 0;
}

static int run_kernel(const row *r, call *c) {
    dtype type;
    extent size[TH_MAX_RESULTS];
    if (th_check_dtypes(r, c, &type) || (r->unbatched && check_ranks(r, c)))
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
    if (is_mixed(r, c, type))
        return th_run_in_type(r, c, type);
    if (th_kernel_sizes(r, c, size))
        return -1;
    for (int k = 0; k < r->results; k++) {
        tensor *const given = c->out[k];
        const bool saves = k >= r->returned && r->flags & ROW_LINES;
        const dtype own = th_result_type(r, k, saves ? th_computed(r, type) : type);
        if (!th_output(r, c, k, own, &size[k]))
            return -1;
        if (c->out[k]->dtype != own && !r->many && !th_new_output(c, k, own, &size[k]))
            return -1; /* only joins convert while they write */
        if (c->out[k] != given && r->flags & (ROW_KEEPS_ORDER | ROW_CHANNELS_LAST))
            th_lay_out(r, c, c->out[k]);
    }
    if (r->flags & ROW_DENSE
        && !(all_contiguous(c->t, r->inputs) && all_contiguous(c->out, r->results))
        && !(r->flags & ROW_PIXELS && all_pixels(c, r)))
        return run_dense(r, c, kernel);
    return kernel(c);
}

/* Complete a kernel's message, which begins with an operand: "$0" is the name of tensor slot 0 and what
   it is, "#0" the name alone. The row's name comes first, or in place of the $ of "$: ". */
static int complete_error(const row *r, const call *c) {
    char text[1024];
    size_t used = 0;
    const char *from = th_error_message();
    if (from[0] != '$' && from[0] != '#')
        return -1;
    if (from[1] == ':') {
        snprintf(text, sizeof text, "%s", from + 1);
        return th_fail(th_error_kind(), "%s%s", r->name, text);
    }
    for (; *from && used + 1 < sizeof text; from++) {
        const int slot = from[0] == '$' || from[0] == '#' ? from[1] - '0' : -1;
        if (slot < 0 || slot >= r->tensors) {
            text[used++] = *from;
            continue;
        }
        const char *name = th_slot_name(r, slot);
        const int length = from[0] == '#' ? snprintf(text + used, sizeof text - used, "%s", name)
                                          : snprintf(text + used, sizeof text - used, "%s is %s",
                                                     name, th_describe(c->t[slot]));
        used += (size_t)length < sizeof text - used ? (size_t)length : sizeof text - used - 1;
        from++;
    }
    text[used] = 0;
    return th_fail(th_error_kind(), "%s: %s", r->name, text);
}

int th_kernel(const row *r, call *c) {
    const int failed = run_kernel(r, c);
    return th_finish(c, failed ? complete_error(r, c) : 0);
}

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
    if (is_mixed(r, c, type))
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
    if (c->inplace && r->flags & ROW_FILLS && c->where != TH_META && th_overlaps_itself(out))
        return th_update_shared(r, c, kernel);
    /* The result of a call in place is computed elsewhere if the first tensor is another operand, too. */
    return (!c->inplace || c->copied & 1) && th_copy(out, c->t[0]) ? -1 : kernel(c);
}

int th_update(const row *r, call *c) { return th_finish(c, run_update(r, c)); }

/* A view has at most the dims of its operands and as many as its lists have ints; 3 are added by
   rows without a list. */
static int most_dims(const row *r, const call *c) {
    int dims = 3;
    for (int i = 0; i < r->tensors; i++)
        dims += c->t[i] ? c->t[i]->ndim : 0;
    for (int k = 0; k < r->lists; k++)
        dims += c->list[k].count;
    return dims < TH_MAX_DIM ? dims : TH_MAX_DIM;
}

/* The kernel of a view row reshapes an alias of the first tensor. */
static int run_view(const row *r, call *c) {
    dtype type;
    if (c->out[0])
        return th_fail(TH_TYPE, "%s: gives a view of its input, so out= is not possible", r->name);
    if (th_check_dtypes(r, c, &type) || (r->require && r->require(c))
        || !(c->out[0] = th_widened(c->t[0], most_dims(r, c))) || r->kernel.cpu(c))
        return -1;
    th_update_layout(c->out[0]);
    return 0;
}

int th_view(const row *r, call *c) { return th_finish(c, run_view(r, c)); }
