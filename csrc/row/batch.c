/* batch.c: rows of matrices with batch dims in front: checks one matrix, broadcasts the batch dims, and
   runs the kernel on each matrix or on all of them. */
#include <stdio.h>
#include <string.h>

#include "row/row.h"
#include "walk/dense.h"

/* One call: headers of single matrices, and the batch dims that all operands have together. */
typedef struct batch {
    const row *r;
    const kernel_body *body;
    call one; /* operands and results of one matrix, or of all */
    tensor matrix[TH_MAX_TENSORS], result[TH_MAX_RESULTS];
    tensor *owned[TH_MAX_TENSORS];    /* converted or contiguous operands */
    tensor *computed[TH_MAX_RESULTS]; /* what the kernel writes: out[k], or a copy for an out= */
    int64_t step[TH_MAX_TENSORS + TH_MAX_RESULTS][TH_MAX_DIM]; /* strides of the batch dims */
    extent size;
    int64_t count;
} batch;

static bool has_batch(const batch *b, int t) { return b->one.t[t] && b->body->inner[t]; }
static int inner_dims(const batch *b, int t) { return b->body->inner[t] - 1; }

/* Set the dims of a header to those of t from `first` on. */
static void keep_dims(tensor *header, const tensor *t, int first, int dims) {
    header->ndim = (uint8_t)dims;
    header->size[0] = th_stride(header)[0] = 1;
    for (int d = 0; d < dims; d++) {
        header->size[d] = t->size[first + d];
        th_stride(header)[d] = th_stride(t)[first + d];
    }
    th_update_layout(header);
}

/* Whether t holds vectors where the row takes matrices, which another overload computes. */
static bool is_vector(const batch *b, int t, const tensor *given) {
    const tensor *first = b->owned[0];
    if (!(b->body->vectors >> t & 1) || given->ndim == 0)
        return false;
    bool same = given->ndim == first->ndim - 1;
    for (int d = 0; same && d < given->ndim; d++)
        same = given->size[d] == first->size[d];
    return same || given->ndim == 1;
}

/* Take the operands in the type of the call. */
static int take_operands(batch *b, const call *c, dtype type) {
    for (int i = 0; i < b->r->nparams; i++) {
        const param *p = &b->r->params[i];
        if (!th_holds_tensor(p) || !c->t[p->slot])
            continue;
        tensor *t = c->t[p->slot];
        const bool converts = !p->fixed && t->dtype != type;
        if (!converts)
            th_retain(t);
        b->owned[p->slot] = t = converts ? th_convert(t, type) : t;
        if (!t)
            return -1;
        if (b->body->inner[p->slot] && is_vector(b, p->slot, t))
            return th_fail(TH_DECLINED, "%s: %s is %s; need matrices", b->r->name, p->name,
                           th_describe(t));
        if (b->body->inner[p->slot] && t->ndim < inner_dims(b, p->slot))
            return th_fail(TH_VALUE, "%s: %s is %s; need %d dimension%s or more", b->r->name,
                           p->name, th_describe(t), inner_dims(b, p->slot),
                           inner_dims(b, p->slot) == 1 ? "" : "s");
    }
    return 0;
}

/* Find the batch dims of all operands together, and the header of one matrix of each. */
static int measure(batch *b) {
    tensor leading[TH_MAX_TENSORS], *all[TH_MAX_TENSORS] = {NULL};
    mismatch why;
    for (int t = 0; t < b->r->tensors; t++) {
        b->one.t[t] = b->owned[t];
        if (!has_batch(b, t))
            continue;
        tensor *whole = b->owned[t];
        const int dims = inner_dims(b, t), first = whole->ndim - dims;
        th_copy_header(&leading[t], whole);
        keep_dims(&leading[t], whole, 0, first);
        th_copy_header(&b->matrix[t], whole);
        keep_dims(&b->matrix[t], whole, first, dims);
        b->one.t[t] = &b->matrix[t];
        all[t] = &leading[t];
    }
    if (th_broadcast(b->r->tensors, all, &b->size, &why))
        return th_fail(TH_RUNTIME, "%s: %s is %s, %s is %s; need batch dims that broadcast",
                       b->r->name, th_slot_name(b->r, why.first), th_describe(b->owned[why.first]),
                       th_slot_name(b->r, why.second), th_describe(b->owned[why.second]));
    b->count = th_count(b->size.ndim, b->size.size);
    for (int t = 0; t < b->r->tensors; t++)
        for (int d = 0; all[t] && d < b->size.ndim; d++) {
            const int own = d - (b->size.ndim - all[t]->ndim);
            b->step[t][d] = own >= 0 && all[t]->size[own] > 1 ? th_stride(all[t])[own] : 0;
        }
    return b->count < 0 ? -1 : 0;
}

static int too_many_dims(const batch *b, const extent *size) {
    return b->size.ndim + size->ndim <= TH_MAX_DIM
               ? 0
               : th_fail(TH_RUNTIME, "%s: the result has %d dimensions; at most %d are possible",
                         b->r->name, b->size.ndim + size->ndim, TH_MAX_DIM);
}

/* Make the results with the batch dims in front. A kernel writes to a copy of an out=, so that a
   failure leaves it unchanged. */
static int make_results(batch *b, call *c, dtype type, const extent *inner) {
    for (int k = 0; k < b->r->results; k++) {
        const bool given = c->out[k];
        const int batch_dims = b->body->kept[k] ? b->size.ndim : 0;
        extent size = inner[k];
        if (too_many_dims(b, &size))
            return -1;
        for (int d = 0; d < batch_dims; d++)
            size.size[d] = b->size.size[d];
        for (int d = 0; d < inner[k].ndim; d++)
            size.size[batch_dims + d] = inner[k].size[d];
        size.ndim += batch_dims;
        const dtype own = th_result_type(b->r, k, type);
        tensor *out = th_output(b->r, c, k, own, &size);
        b->computed[k] = !out ? NULL : given ? th_new(TH_CPU, own, size.ndim, size.size) : out;
        if (!b->computed[k])
            return -1;
        th_copy_header(&b->result[k], b->computed[k]);
        keep_dims(&b->result[k], b->computed[k], batch_dims, inner[k].ndim);
        for (int d = 0; d < batch_dims; d++)
            b->step[TH_MAX_TENSORS + k][d] = th_stride(b->computed[k])[d];
        b->one.out[k] = &b->result[k];
    }
    return 0;
}

/* Move the headers of one matrix to number i. */
static void move_to(batch *b, int64_t i) {
    for (int t = 0; t < b->r->tensors; t++)
        if (has_batch(b, t))
            b->matrix[t].offset = b->owned[t]->offset;
    for (int k = 0; k < b->r->results; k++)
        b->result[k].offset = b->computed[k]->offset;
    for (int d = b->size.ndim - 1; d >= 0; d--) {
        const int64_t at = i % b->size.size[d];
        i /= b->size.size[d];
        for (int t = 0; t < b->r->tensors; t++)
            b->matrix[t].offset += has_batch(b, t) ? at * b->step[t][d] : 0;
        for (int k = 0; k < b->r->results; k++)
            b->result[k].offset += at * b->step[TH_MAX_TENSORS + k][d];
    }
}

static int run_each(batch *b, int (*kernel)(call *)) {
    for (int64_t i = 0; i < b->count; i++) {
        if (b->size.ndim)
            move_to(b, i);
        if (kernel(&b->one))
            return -1;
    }
    return 0;
}

/* Put one batch dim in front of a matrix; false if its batch dims cannot be merged. */
static bool merge(const batch *b, tensor *matrix, const int64_t *step) {
    int64_t stride = matrix->numel ? matrix->numel : 1, next = 0;
    bool merged = true, any = false;
    for (int d = b->size.ndim - 1; d >= 0 && b->count > 0; d--) {
        if (b->size.size[d] == 1)
            continue;
        merged &= !any || step[d] == next;
        stride = any ? stride : step[d];
        next = step[d] * b->size.size[d];
        any = true;
    }
    for (int d = matrix->ndim; d > 0; d--) {
        matrix->size[d] = matrix->size[d - 1];
        th_stride(matrix)[d] = th_stride(matrix)[d - 1];
    }
    if (!matrix->ndim) /* size[0] of a number is 1 as well */
        matrix->size[1] = th_stride(matrix)[1] = 1;
    matrix->ndim++;
    matrix->size[0] = b->count;
    th_stride(matrix)[0] = stride;
    th_update_layout(matrix);
    return merged;
}

/* Copy an operand, expanded to the batch dims, to contiguous memory. */
static int copy_expanded(batch *b, int t) {
    const int dims = inner_dims(b, t);
    extent size = b->size;
    for (int d = 0; d < dims; d++)
        size.size[size.ndim++] = b->owned[t]->size[b->owned[t]->ndim - dims + d];
    tensor expanded = th_expanded(b->owned[t], size.ndim, size.size);
    tensor *copy = th_clone(&expanded);
    th_drop(b->owned[t]);
    if (!(b->owned[t] = copy))
        return -1;
    th_copy_header(&b->matrix[t], copy);
    keep_dims(&b->matrix[t], copy, b->size.ndim, dims);
    for (int d = 0; d < b->size.ndim; d++)
        b->step[t][d] = th_stride(copy)[d];
    merge(b, &b->matrix[t], b->step[t]);
    return 0;
}

static int run_whole(batch *b, int (*kernel)(call *)) {
    for (int t = 0; t < b->r->tensors; t++)
        if (has_batch(b, t) && !merge(b, &b->matrix[t], b->step[t]) && copy_expanded(b, t))
            return -1;
    for (int k = 0; k < b->r->results; k++)
        if (b->body->kept[k])
            merge(b, &b->result[k], b->step[TH_MAX_TENSORS + k]);
    return kernel(&b->one);
}

static void end_batch(batch *b, const call *c) {
    for (int t = 0; t < b->r->tensors; t++)
        th_drop(b->owned[t]);
    for (int k = 0; k < b->r->results; k++)
        if (b->computed[k] != c->out[k])
            th_drop(b->computed[k]);
}

int th_run_batch(const row *r, call *c, dtype type, int (*kernel)(call *)) {
    extent inner[TH_MAX_RESULTS];
    batch b;
    b.r = r, b.body = r->body, b.one = *c;
    memset(b.owned, 0, sizeof b.owned);
    memset(b.computed, 0, sizeof b.computed);
    int failed = take_operands(&b, c, type) || measure(&b) || th_kernel_sizes(r, &b.one, inner)
                 || make_results(&b, c, type, inner);
    bool empty = true; /* of any number of matrices */
    for (int k = 0; k < r->results && !failed; k++)
        empty &= b.computed[k]->numel == 0;
    failed = failed || (!empty && (b.body->whole ? run_whole : run_each)(&b, kernel));
    for (int k = 0; k < r->results && !failed; k++)
        failed = b.computed[k] != c->out[k] && th_copy(c->out[k], b.computed[k]);
    end_batch(&b, c);
    return failed ? -1 : 0;
}
