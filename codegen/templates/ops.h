/* ${ banner } */
/* Every row's entry and backward, and the numbers of names and rows. */
#pragma once
#include "kernels.h"

/* Public names, in the order of th_names. */
enum {
/*% for name in names %*/
    NAME_${ name },
/*% endfor %*/
    NAME_COUNT
};

/* Rows, in the order of th_rows. */
enum {
/*% for row in rows %*/
    ${ row.identifier },
/*% endfor %*/
    ROW_COUNT
};

/* The rows behind one public name, tried in order. */
typedef struct overloads {
    const char *name;
    const row *const *rows;
    uint8_t count;
} overloads;
extern const overloads th_names[];

/* Entries and backwards. */
/*% for row in rows %*/
/*% if row.body.kind != "python" %*/
int ${ row.entry }(call *c);
/*% endif %*/
/*% if row.has_backward %*/
${ backwards.backward_prototype(row) }
/*% endif %*/
/*% endfor %*/

/* What generated backwards share. */

/* Ends a backward: 0 when every wanted gradient is there, else what was made is dropped. */
static inline int th_gave(const saved *s, tensor **result, int count) {
    bool complete = true;
    for (int i = 0; i < count; i++)
        if (s->needs >> i & 1)
            complete &= result[i] != NULL;
    for (int i = 0; i < count && !complete; i++)
        if (s->needs >> i & 1) {
            th_drop(result[i]);
            result[i] = NULL;
        }
    return complete ? 0 : -1;
}

/* A composed gradient for the caller, summed where its input was broadcast. */
static inline tensor *th_keep_sum(frame *f, tensor *t, const tensor *shape) {
    tensor *result = t ? th_sum_to(t, shape->ndim, shape->size) : NULL;
    f->failed |= result == NULL;
    return result;
}

/* size(dim), where dim may count from the end. */
static inline int64_t th_size_at(const tensor *shape, int64_t dim) {
    dim += dim < 0 ? shape->ndim : 0;
    return dim >= 0 && dim < shape->ndim ? shape->size[dim] : 0;
}

/* Appends to the int* list that begins at first. */
static inline call *th_more_ints(frame *f, call *c, int first, const int64_t *n, int length) {
    if (first + c->length + length > TH_MAX_INTS) {
        f->failed = true;
        th_fail(TH_RUNTIME, "a call holds at most %d ints", TH_MAX_INTS);
        return c;
    }
    for (int k = 0; k < length; k++)
        c->n[first + c->length + k] = n[k];
    c->length += length;
    return c;
}
