/* shared_elements.c: updates in place that write one number to a tensor whose elements share memory:
   the kernel works on a copy, then the elements that it changed are written. */
#include <string.h>

#include "row/row.h"

/* Return the tensor without its expanded dims: no two of its elements share memory, or fail. */
static tensor *distinct_part(const row *r, const tensor *t) {
    tensor *part = th_alias(t);
    if (!part)
        return NULL;
    for (int d = 0; d < part->ndim; d++)
        if (!th_stride(part)[d] && part->size[d])
            part->size[d] = 1;
    th_update_layout(part);
    if (!th_overlaps_itself(part))
        return part;
    th_drop(part);
    th_fail(TH_RUNTIME, "%s: the output %s overlaps itself; use .clone() first", r->name,
            th_describe(t));
    return NULL;
}

/* Write the elements of `after`, contiguous, that differ from those of `before`, contiguous, too. */
static void write_changes(const tensor *t, const tensor *before, const tensor *after) {
    const size_t bytes = (size_t)th_item_size[t->dtype];
    const char *old = th_data(before), *new = th_data(after);
    for (int64_t i = 0; i < t->numel; i++, old += bytes, new += bytes) {
        if (!memcmp(old, new, bytes))
            continue;
        int64_t offset = 0, rest = i;
        for (int d = t->ndim - 1; d >= 0; d--) {
            offset += rest % t->size[d] * th_stride(t)[d];
            rest /= t->size[d];
        }
        memcpy((char *)th_data(t) + offset * (int64_t)bytes, new, bytes);
    }
}

/* Run the kernel on `after`, and write what it changes to `part`, by way of the CPU. */
static int update_part(call *c, int (*kernel)(call *), tensor *part, tensor *after) {
    tensor *const given = c->out[0];
    tensor *before = th_on_device(after, TH_CPU), *old = before ? th_clone(before) : NULL;
    c->out[0] = after;
    int failed = !old || kernel(c) ? -1 : 0;
    c->out[0] = given;
    tensor *near = failed ? NULL : th_on_device(part, TH_CPU);
    tensor *new = failed ? NULL : th_on_device(after, TH_CPU);
    failed = near && new ? 0 : -1;
    if (!failed) {
        const tensor shared = th_expanded(near, given->ndim, given->size);
        write_changes(&shared, old, new);
        failed = near == part ? 0 : th_copy(part, near);
    }
    tensor *const temporary[] = {before, old, near, new};
    for (int i = 0; i < 4; i++)
        th_drop(temporary[i]);
    return failed;
}

int th_update_shared(const row *r, call *c, int (*kernel)(call *)) {
    tensor *part = distinct_part(r, c->out[0]);
    tensor *after = part ? th_clone(c->out[0]) : NULL;
    const int failed = after ? update_part(c, kernel, part, after) : -1;
    th_drop(part);
    th_drop(after);
    return failed;
}
