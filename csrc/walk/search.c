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
#define LANES 64    /* elements of several rows of few columns processed together */
#define LEAST 16    /* such groups of rows in a search */

/* Find the extremum of a block, ignoring NaN, and whether it has a NaN. */
#define BLOCK_EXTREME(type, T, name)                                                               \
    CLONES static T block_max_##name(const T *x, int64_t count) {                                  \
        T top = x[0];                                                                              \
        _Pragma("omp simd reduction(max : top)") for (int64_t i = 0; i < count; i++)               \
            top = x[i] > top ? x[i] : top;                                                         \
        return top;                                                                                \
    }                                                                                              \
    CLONES static T block_min_##name(const T *x, int64_t count) {                                  \
        T top = x[0];                                                                              \
        _Pragma("omp simd reduction(min : top)") for (int64_t i = 0; i < count; i++)               \
            top = x[i] < top ? x[i] : top;                                                         \
        return top;                                                                                \
    }                                                                                              \
    CLONES static int64_t place_##name(const T *x, int64_t count, T value) {                       \
        int64_t i = 0;                                                                             \
        for (; i + 64 <= count; i += 64) {                                                         \
            T found = 0;                                                                           \
            for (int j = 0; j < 64; j++)                                                           \
                found = x[i + j] == value ? 1 : found;                                             \
            if (found)                                                                             \
                break;                                                                             \
        }                                                                                          \
        while (i < count && !(x[i] == value))                                                      \
            i++;                                                                                   \
        return i;                                                                                  \
    }
EACH_TYPE(BLOCK_EXTREME)

#define NO_NAN(type, T, name)                                                                      \
    static int64_t first_nan_##name(const T *x, int64_t count) {                                   \
        (void)x;                                                                                   \
        return count;                                                                              \
    }
#define FIRST_NAN(type, T, name)                                                                   \
    CLONES static int64_t first_nan_##name(const T *x, int64_t count) {                            \
        int bad = 0;                                                                               \
        for (int64_t i = 0; i < count; i++)                                                        \
            bad |= x[i] != x[i];                                                                   \
        int64_t i = bad ? 0 : count;                                                               \
        while (i < count && x[i] == x[i])                                                          \
            i++;                                                                                   \
        return i;                                                                                  \
    }
EACH_INTEGRAL(NO_NAN)
EACH_FLOATING(FIRST_NAN)

#define ROW(type, T, name)                                                                         \
    static void row_##name(const T *x, int64_t count, bool smallest, T *value, int64_t *index) {   \
        int64_t best = 0, where = 0;                                                               \
        T top = x[0];                                                                              \
        if (count < SHORT) {                                                                       \
            for (int64_t i = 1; i < count && top == top; i++) {                                    \
                const bool wins = x[i] != x[i] || (smallest ? x[i] < top : x[i] > top);            \
                top = wins ? x[i] : top;                                                           \
                best = wins ? i : best;                                                            \
            }                                                                                      \
            *value = top;                                                                          \
            *index = best;                                                                         \
            return;                                                                                \
        }                                                                                          \
        for (int64_t first = 0; first < count; first += BLOCK) {                                   \
            const int64_t length = count - first < BLOCK ? count - first : BLOCK;                  \
            const T *block = x + first;                                                            \
            const int64_t nan = first_nan_##name(block, length);                                   \
            if (nan < length) {                                                                    \
                *value = block[nan];                                                               \
                *index = first + nan;                                                              \
                return;                                                                            \
            }                                                                                      \
            const T extreme = smallest ? block_min_##name(block, length)                           \
                                       : block_max_##name(block, length);                          \
            if (!first || (smallest ? extreme < top : extreme > top)) {                            \
                top = extreme;                                                                     \
                best = first;                                                                      \
                where = length;                                                                    \
            }                                                                                      \
        }                                                                                          \
        *index = best + place_##name(x + best, where, top);                                        \
        *value = x[*index];                                                                        \
    }
EACH_TYPE(ROW)

/* NaN beats everything but an earlier NaN; for integers those comparisons compile away. */
#define COLUMN_LOOP(T, WINS)                                                                       \
    for (int64_t i = 1; i < count; i++)                                                            \
        for (int64_t j = 0; j < width; j++) {                                                      \
            const T next = x[i * step + j], have = value[j];                                       \
            const bool wins = !(next WINS have) & (have == have);                                  \
            value[j] = wins ? next : have;                                                         \
            index[j] = wins ? i : index[j];                                                        \
        }
#define COLUMN(type, T, name)                                                                      \
    CLONES static void columns_##name(const T *restrict x, int64_t count, int64_t step,            \
                                      int64_t width, bool smallest, T *restrict value,             \
                                      int64_t *restrict index) {                                   \
        for (int64_t j = 0; j < width; j++) {                                                      \
            value[j] = x[j];                                                                       \
            index[j] = 0;                                                                          \
        }                                                                                          \
        if (smallest)                                                                              \
            COLUMN_LOOP(T, >=)                                                                     \
        else                                                                                       \
            COLUMN_LOOP(T, <=)                                                                     \
    }
EACH_TYPE(COLUMN)

/* A few columns do not fill vectors: several rows are searched side by side, then their extrema. */
#define NARROW(type, T, name)                                                                      \
    static bool wins_##name(T next, T have, bool smallest) {                                       \
        return have == have && !(smallest ? next >= have : next <= have);                          \
    }                                                                                              \
    static void narrow_##name(const T *x, int64_t count, int64_t width, bool smallest, T *value,   \
                              int64_t *index) {                                                    \
        T top[LANES];                                                                              \
        int64_t at[LANES];                                                                         \
        const int64_t rows = LANES / width, whole = count / rows;                                  \
        columns_##name(x, whole, rows * width, rows * width, smallest, top, at);                   \
        for (int64_t j = 0; j < width; j++) {                                                      \
            int64_t best = j;                                                                      \
            for (int64_t k = j + width; k < rows * width; k += width) {                            \
                const bool tie = !wins_##name(top[best], top[k], smallest);                        \
                if (wins_##name(top[k], top[best], smallest) || (tie && at[k] < at[best]))         \
                    best = k;                                                                      \
            }                                                                                      \
            value[j] = top[best];                                                                  \
            index[j] = at[best] * rows + best / width;                                             \
        }                                                                                          \
        for (int64_t i = whole * rows * width; i < count * width; i++)                             \
            if (wins_##name(x[i], value[i % width], smallest)) {                                   \
                value[i % width] = x[i];                                                           \
                index[i % width] = i / width;                                                      \
            }                                                                                      \
    }
EACH_TYPE(NARROW)

/* Short rows are searched as the columns of a buffer. */
#define ACROSS(type, T, name)                                                                      \
    static void across_##name(const layers *l, int64_t begin, int64_t end) {                       \
        T turned[COLUMNS * FEW], value[COLUMNS];                                                   \
        for (int64_t row = begin, rows; row < end; row += rows) {                                  \
            rows = end - row < COLUMNS ? end - row : COLUMNS;                                      \
            const T *x = (const T *)l->from + row * l->count;                                      \
            if (rows < FEW) {                                                                      \
                for (int64_t r = 0; r < rows; r++)                                                 \
                    row_##name(x + r * l->count, l->count, l->smallest, (T *)l->values + row + r,  \
                               l->indices + row + r);                                              \
                continue;                                                                          \
            }                                                                                      \
            th_transpose((char *)turned, rows * (int)sizeof(T), (const char *)x,                   \
                         l->count * (int)sizeof(T), l->count, rows, sizeof(T));                    \
            columns_##name(turned, l->count, rows, rows, l->smallest, value, l->indices + row);    \
            memcpy((T *)l->values + row, value, (size_t)rows * sizeof(T));                         \
        }                                                                                          \
    }
EACH_TYPE(ACROSS)

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
#define ACROSS_CASE(type, T, name)                                                                 \
    case type: return across_##name(l, begin, end);
        EACH_TYPE(ACROSS_CASE)
    default: break;
    }
}

/* Piece p is one row, or COLUMNS columns of one outer index. */
#define PIECES(type, T, name)                                                                      \
    static void pieces_##name(const layers *l, int64_t begin, int64_t end) {                       \
        const int64_t each = (l->inner + COLUMNS - 1) / COLUMNS;                                   \
        for (int64_t p = begin; p < end; p++) {                                                    \
            const int64_t first = p % each * COLUMNS, left = l->inner - first;                     \
            const int64_t to = p / each * l->inner + first;                                        \
            const T *x = (const T *)l->from + p / each * l->count * l->inner + first;              \
            if (l->inner == 1)                                                                     \
                row_##name(x, l->count, l->smallest, (T *)l->values + to, l->indices + to);        \
            else if (l->inner <= LANES / 4 && l->count * l->inner >= LANES * LEAST)                \
                narrow_##name(x, l->count, l->inner, l->smallest, (T *)l->values + to,             \
                              l->indices + to);                                                    \
            else                                                                                   \
                columns_##name(x, l->count, l->inner, left < COLUMNS ? left : COLUMNS,             \
                               l->smallest, (T *)l->values + to, l->indices + to);                 \
        }                                                                                          \
    }
EACH_TYPE(PIECES)

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
#define PIECES_CASE(type, T, name)                                                                 \
    case type: return pieces_##name(l, begin, end);
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
