/* search.c: searches lines for their extremum and its first index. */
#include "walk/search.h"

#include <math.h>
#include <string.h>

#include "base/each.h"
#include "walk/dense.h"

#define CHUNK 65536 /* elements of a long line that are searched together */
/* elements of a row whose extremum is found first; its position only if it wins */
#define BLOCK 1024
#define SHORT 16    /* shorter rows are scanned once, element by element */
#define FEW 32      /* most elements of rows that are searched side by side, and least rows */
#define COLUMNS 256 /* adjacent columns processed together if dim is not the last */
#define AHEAD 8     /* rows that are requested before their turn */
#define LANES 64    /* elements of several rows of few columns processed together */
#define LEAST 16    /* such groups of rows in a search */

#define INLINE static inline __attribute__((always_inline))

#define NO_NAN(type, T, name)                                                                      \
    static int64_t first_nan_##name(const T *x, int64_t count) {                                   \
        (void)x;                                                                                   \
        return count;                                                                              \
    }
EACH_INTEGRAL(NO_NAN)
#define TEMPLATE "walk/search_nan.h"
#include "base/each/floating.h"

#define TEMPLATE "walk/search_lines.h"
#include "base/each/type.h"

/* The same for narrow floats, which are widened. */
static void across_narrow(const layers *l, int64_t begin, int64_t end) {
    const loop widen = th_converter(l->type, TH_FLOAT);
    float rows[COLUMNS * FEW], value[COLUMNS];
    for (int64_t row = begin, some; row < end; row += some) {
        some = end - row < COLUMNS ? end - row : COLUMNS;
        const uint16_t *x = (const uint16_t *)l->from + row * l->count;
        widen((char *const[]){(char *)rows, (char *)(uintptr_t)x}, some * l->count, NULL);
        layers part = {rows, value, l->indices + row, some, l->count, 1, l->smallest, TH_FLOAT};
        across_float(&part, 0, some);
        for (int64_t r = 0; r < some; r++)
            ((uint16_t *)l->values)[row + r] = x[r * l->count + l->indices[row + r]];
    }
}

static void across(int64_t begin, int64_t end, void *context) {
    const layers *l = context;
    switch (l->type) {
    case TH_HALF:
    case TH_BFLOAT16: return across_narrow(l, begin, end);
    case TH_BOOL: return across_byte(l, begin, end);
#define ACROSS_CASE(type, T, name) CASE_OF(type, across_##name(l, begin, end))
        EACH_TYPE(ACROSS_CASE)
    default: break;
    }
}

/* Lines of narrow floats are converted block by block. */
static void narrow_row(const layers *l, const char *x, int64_t *index) {
    const loop widen = th_converter(l->type, TH_FLOAT);
    float block[BLOCK], top = 0;
    for (int64_t first = 0; first < l->count; first += BLOCK) {
        const int64_t length = l->count - first < BLOCK ? l->count - first : BLOCK;
        float value;
        int64_t place;
        widen((char *const[]){(char *)block, (char *)(uintptr_t)(x + 2 * first)}, length, NULL);
        row_float(block, length, l->smallest, &value, &place);
        if (!first || value != value || (l->smallest ? value < top : value > top)) {
            top = value;
            *index = first + place;
        }
        if (value != value)
            break;
    }
    memcpy((char *)l->values + (index - l->indices) * 2, x + 2 * *index, 2);
}

static void pieces(int64_t begin, int64_t end, void *context) {
    const layers *l = context;
    switch (l->type) {
    case TH_HALF:
    case TH_BFLOAT16:
        for (int64_t p = begin; p < end; p++)
            narrow_row(l, (const char *)l->from + p * l->count * 2, l->indices + p);
        break;
    case TH_BOOL: return pieces_byte(l, begin, end);
#define PIECES_CASE(type, T, name) CASE_OF(type, pieces_##name(l, begin, end))
        EACH_TYPE(PIECES_CASE)
    default: break;
    }
}

void th_search(const layers *l) {
    if (l->inner == 1 && l->count <= FEW && l->outer >= FEW) {
        th_parallel(l->outer, (double)l->count, across, (void *)(uintptr_t)l);
        return;
    }
    const int64_t each = (l->inner + COLUMNS - 1) / COLUMNS;
    const int64_t work = l->count * (l->inner < COLUMNS ? l->inner : COLUMNS);
    th_parallel(l->outer * each, (double)work, pieces, (void *)(uintptr_t)l);
}

/* Search a long line in chunks, then the extrema of the chunks. */
static int search_line(layers l) {
    const int64_t item = th_item_size[l.type], whole = l.count / CHUNK, rest = l.count % CHUNK;
    const int64_t count = whole + (rest != 0), bytes = count * (int64_t)(sizeof(int64_t) + item);
    int64_t *indices = th_allocate(bytes), best = 0;
    char *values = (char *)(indices + count);
    if (!indices)
        return -1;
    layers part = l;
    part.values = values;
    part.indices = indices;
    part.outer = whole;
    part.count = CHUNK;
    th_search(&part);
    part.from = (const char *)l.from + whole * CHUNK * item;
    part.values = values + whole * item;
    part.indices = indices + whole;
    part.outer = rest != 0;
    part.count = rest;
    th_search(&part);
    th_search(&(layers){values, l.values, &best, 1, count, 1, l.smallest, l.type});
    *l.indices = best * CHUNK + indices[best];
    th_release(indices, bytes);
    return 0;
}

/* The tensor with the searched dimensions last. */
static tensor searched_last(const tensor *t, uint64_t mask, int64_t *count) {
    tensor view = th_header(t);
    int to = 0;
    *count = 1;
    for (int last = 0; last < 2; last++)
        for (int d = 0; d < t->ndim; d++)
            if ((mask >> d & 1) == (uint64_t)last) {
                view.size[to] = t->size[d];
                th_stride(&view)[to++] = th_stride(t)[d];
                *count *= last ? t->size[d] : 1;
            }
    th_update_layout(&view);
    return view;
}

/* Copy indices [outer...] to the result, in the order of its dimensions. */
static int deliver(const tensor *t, uint64_t mask, const tensor *result, int64_t *indices) {
    tensor to = th_header(result);
    to.ndim = 0;
    for (int d = 0; d < t->ndim; d++)
        if (!(mask >> d & 1)) {
            to.size[to.ndim] = t->size[d];
            th_stride(&to)[to.ndim++] = th_stride(result)[d];
        }
    th_update_layout(&to);
    if (to.contiguous) {
        memcpy(th_data(&to), indices, (size_t)to.numel * sizeof *indices);
        return 0;
    }
    tensor *from = th_new(TH_CPU, TH_LONG, to.ndim, to.size);
    if (from)
        memcpy(th_data(from), indices, (size_t)to.numel * sizeof *indices);
    const int failed = from ? th_copy(&to, from) : -1;
    th_drop(from);
    return failed;
}

int th_search_dims(const tensor *t, uint64_t mask, bool smallest, const tensor *result) {
    const bool one = mask && !(mask & (mask - 1)), narrow = th_is_narrow((dtype)t->dtype);
    int64_t count;
    const tensor view = searched_last(t, mask, &count);
    const around a = one ? th_around(t, __builtin_ctzll(mask))
                         : (around){t->numel / count, count, 1};
    const bool between = one && t->contiguous && (a.inner == 1 || !narrow);
    tensor *from = between ? th_dense(t) : th_dense(&view);
    const int64_t lines = t->numel / count, item = th_item_size[t->dtype];
    const int64_t bytes = lines * (int64_t)(sizeof(int64_t) + item);
    int64_t *indices = from ? th_allocate(bytes) : NULL;
    layers l = {.from = from ? th_data(from) : NULL,
                .values = indices + lines,
                .indices = indices,
                .outer = between ? a.outer : lines,
                .count = count,
                .inner = between ? a.inner : 1,
                .smallest = smallest,
                .type = (dtype)t->dtype};
    int failed = indices ? 0 : -1;
    if (!failed && lines == 1 && count > CHUNK)
        failed = search_line(l);
    else if (!failed)
        th_search(&l);
    failed = failed ? -1 : deliver(t, mask, result, indices);
    th_release(indices, bytes);
    th_drop(from);
    return failed;
}
