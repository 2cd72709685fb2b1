/* index_check.c: checks that index tensors name valid elements. */
#include "kernels/index/index_check.h"

#include <string.h>

#include "row/row.h"

/* If i is outside, either i or size - 1 - i is negative; vectors have no unsigned comparison. */
CLONES static bool all_inside(const int64_t *at, int64_t step, int64_t count, int64_t size) {
    int64_t signs = 0;
    if (step == 1)
        for (int64_t i = 0; i < count; i++)
            signs |= at[i] | (size - 1 - at[i]);
    for (int64_t i = 0; i < count && step != 1; i++)
        signs |= at[i * step] | (size - 1 - at[i * step]);
    return signs >= 0;
}

/* View each broadcast row once. */
static tensor once(const tensor *index) {
    tensor t = th_header(index);
    for (int d = 0; d < t.ndim; d++)
        t.size[d] = th_stride(&t)[d] || !t.size[d] ? t.size[d] : 1;
    th_update_layout(&t);
    return t;
}

static bool find_outside(const tensor *index, int64_t size, bad_index *first) {
    if (!index->numel)
        return false;
    const int last = th_last_dim(index);
    const int64_t count = index->contiguous ? index->numel : index->size[last];
    const int64_t step = index->contiguous ? 1 : th_stride(index)[last];
    for (int64_t line = 0; line < index->numel / count; line++) {
        const int64_t *at = th_data(index);
        at += line ? th_line_offset(index, index, line, -1) : 0;
        if (all_inside(at, step, count, size))
            continue;
        for (int64_t i = 0; i < count; i++) {
            const int64_t value = at[i * step];
            if ((uint64_t)value >= (uint64_t)size) {
                *first = (bad_index){line * count + i, value};
                return true;
            }
        }
    }
    return false;
}

bool th_find_outside(const tensor *index, int64_t size, bad_index *first) {
    if (index->device != TH_CPU) /* its kernel checks and reports faults */
        return false;
    if (index->contiguous)
        return find_outside(index, size, first);
    const tensor few = once(index);
    return find_outside(&few, size, first)
           && (few.numel == index->numel || find_outside(index, size, first));
}

int64_t *th_count_places(const int64_t *index, int64_t count, int64_t size) {
    int64_t *often = th_allocate((size + 1) * 8);
    if (!often)
        return NULL;
    memset(often, 0, (size_t)size * 8);
    for (int64_t i = 0; i < count; i++) {
        const uint64_t position = (uint64_t)th_read_once(index + i);
        if (position < (uint64_t)size)
            often[position]++;
    }
    return often;
}

int th_check_indices(const char *op, const tensor *index, int64_t dim, int64_t size) {
    bad_index first;
    if (!th_find_outside(index, size, &first))
        return 0;
    return th_fail(TH_INDEX, "%s: index[%lld] is %lld, but input.size(%lld) is %lld", op,
                   (long long)first.place, (long long)first.value, (long long)dim, (long long)size);
}

int64_t th_check_slices(const char *op, const tensor *input, int64_t dim, const tensor *index) {
    const int64_t along = th_wrap_dim(op, dim, input->ndim);
    if (along < 0)
        return -1;
    if (index->ndim > 1)
        return th_fail(TH_RUNTIME, "%s: index is %s; need one dimension", op, th_describe(index));
    if (!input->ndim && index->numel != 1)
        return th_fail(TH_RUNTIME, "%s: input is %s, index is %s; need one index", op,
                       th_describe(input), th_describe(index));
    return th_check_indices(op, index, along, input->size[along]) ? -1 : along;
}

int64_t th_check_places(const char *op, const tensor *input, int64_t dim, const tensor *index) {
    const int64_t along = th_wrap_dim(op, dim, input->ndim);
    if (along < 0)
        return -1;
    bool fits = !index->numel || index->ndim == input->ndim /* no dim counts as one of size 1 */
                || (index->ndim <= 1 && input->ndim <= 1);
    for (int d = 0; fits && index->numel && d < index->ndim; d++)
        fits = d == along || index->size[d] <= input->size[d];
    if (!fits)
        return th_fail(TH_RUNTIME,
                       "%s: input is %s, index is %s; need the same number of dimensions, and "
                       "index no larger than input except in dimension %lld",
                       op, th_describe(input), th_describe(index), (long long)along);
    return th_check_indices(op, index, along, input->size[along]) ? -1 : along;
}

int64_t th_index_run(const tensor *whole, const tensor *index, int64_t along) {
    const int last = th_last_dim(index);
    const bool still = last != along && !th_stride(index)[last];
    return still && index->size[last] == whole->size[last] && index->numel ? index->size[last] : 1;
}

int th_masked_size(const char *op, const tensor *t, const tensor *mask, extent *size) {
    tensor *const both[] = {(tensor *)(uintptr_t)t, (tensor *)(uintptr_t)mask};
    mismatch why;
    if (!th_broadcast(2, both, size, &why))
        return 0;
    return th_fail(TH_RUNTIME, "%s: input is %s, mask is %s; need sizes that broadcast", op,
                   th_describe(t), th_describe(mask));
}

tensor th_masked_whole(const tensor *t, const tensor *mask) {
    extent size = th_extent(t);
    th_masked_size("mask", t, mask, &size);
    return th_expanded(t, size.ndim, size.size);
}

tensor *th_whole_mask(const tensor *t, const tensor *mask) {
    const tensor whole = th_expanded(mask, t->ndim, t->size);
    if (!whole.contiguous || th_overlaps(t, mask))
        return th_clone(&whole);
    return th_keep((tensor *)(uintptr_t)mask); /* the same elements in the same order */
}
