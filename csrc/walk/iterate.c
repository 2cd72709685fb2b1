/* iterate.c: the only place that knows strides, broadcasting, coalescing and threads. */
#include <string.h>

#include "core.h"

#define TILE 32      /* Elements a side, where an operand runs across the output. */
#define PACK 512     /* Elements gathered at a time, so that loops see unit strides. */
#define PACK_FROM 16 /* Shorter rows are not worth gathering. */

/* Operands over common dimensions, the output's smallest step first; steps are in bytes. */
typedef struct space {
    int count, ndim, tiled; /* tiled: the dimension that some operand is contiguous in, or 0 */
    int64_t size[TH_MAX_DIM], numel;
    int64_t step[TH_MAX_DIM][TH_MAX_OPERANDS];
    char *at[TH_MAX_OPERANDS];
    uint8_t item[TH_MAX_OPERANDS]; /* 0: a constant */
    bool across[TH_MAX_OPERANDS];  /* contiguous in the tiled dimension */
    loop body;
    const scalar *option;
} space;

int th_broadcast(const char *op, int count, tensor *const *t, extent *result) {
    int first = -1;
    result->ndim = 0;
    for (int k = 0; k < count; k++)
        if (t[k] && t[k]->ndim > result->ndim)
            result->ndim = t[k]->ndim;
    for (int d = 0; d < result->ndim; d++)
        result->size[d] = 1;
    for (int k = 0; k < count; k++) {
        if (!t[k])
            continue;
        const int shift = result->ndim - t[k]->ndim;
        for (int d = 0; d < t[k]->ndim; d++) {
            int64_t *common = &result->size[d + shift];
            if (t[k]->size[d] == *common || t[k]->size[d] == 1)
                continue;
            if (*common == 1) {
                *common = t[k]->size[d];
                continue;
            }
            for (first = 0; !t[first] || t[first]->ndim < result->ndim - d - shift ||
                            t[first]->size[d + shift - result->ndim + t[first]->ndim] == 1;)
                first++;
            return th_fail(TH_RUNTIME,
                           "%s: %s is %s, %s is %s; sizes %lld and %lld differ in dimension %d of "
                           "the result%s", op, th_slot_name(op, first), th_describe(t[first]),
                           th_slot_name(op, k), th_describe(t[k]), (long long)*common,
                           (long long)t[k]->size[d], d + shift,
                           t[k]->numel == t[first]->numel ? "; view() gives them one size" : "");
        }
    }
    return 0;
}

tensor th_expanded(const tensor *t, int ndim, const int64_t *size) {
    tensor wide = *t;
    const int shift = ndim - t->ndim;
    wide.ndim = (uint8_t)ndim;
    for (int d = 0; d < ndim; d++) {
        const bool own = d >= shift && (t->size[d - shift] != 1 || size[d] == 1);
        wide.size[d] = size[d];
        wide.stride[d] = own ? t->stride[d - shift] : 0;
    }
    th_update(&wide);
    return wide;
}

static bool precedes(const space *s, const int64_t *a, const int64_t *b) {
    for (int k = 0; k < s->count; k++)
        if (a[k] != b[k])
            return a[k] < b[k];
    return false;
}

static void add_dimension(space *s, int64_t size, const int64_t *step) {
    int d = s->ndim++;
    for (; d > 0 && precedes(s, step, s->step[d - 1]); d--) {
        s->size[d] = s->size[d - 1];
        memcpy(s->step[d], s->step[d - 1], sizeof s->step[d]);
    }
    s->size[d] = size;
    memcpy(s->step[d], step, sizeof s->step[d]);
}

static void coalesce(space *s) {
    int last = 0;
    for (int d = 1; d < s->ndim; d++) {
        bool joins = true;
        for (int k = 0; k < s->count; k++)
            joins &= s->step[d][k] == s->step[last][k] * s->size[last];
        if (joins) {
            s->size[last] *= s->size[d];
            continue;
        }
        last++;
        s->size[last] = s->size[d];
        memmove(s->step[last], s->step[d], sizeof s->step[d]);
    }
    s->ndim = last + 1;
}

/* A short inner dimension would cost a call for few elements: the longest one goes first then. */
static void choose_inner(space *s) {
    int longest = 0;
    for (int d = 1; d < s->ndim; d++)
        if (s->size[d] > s->size[longest])
            longest = d;
    if (s->ndim < 2 || s->size[0] >= 8 || s->size[longest] < 4 * s->size[0])
        return;
    int64_t size = s->size[0], step[TH_MAX_OPERANDS];
    memcpy(step, s->step[0], sizeof step);
    s->size[0] = s->size[longest];
    memcpy(s->step[0], s->step[longest], sizeof step);
    s->size[longest] = size;
    memcpy(s->step[longest], step, sizeof step);
}

/* Finds a dimension in which an operand is contiguous while the output is so in another. */
static void choose_tile(space *s) {
    s->tiled = 0;
    if (s->ndim < 2 || s->size[0] < 8 || s->step[0][0] != s->item[0])
        return;
    for (int k = 1; k < s->count && !s->tiled; k++)
        for (int d = 1; d < s->ndim; d++)
            if (s->item[k] && s->step[d][k] == s->item[k] && s->size[d] >= 8 && s->step[0][k] >= 32)
                s->tiled = d;
    for (int k = 1; k < s->count && s->tiled; k++)
        s->across[k] = s->item[k] && s->step[s->tiled][k] == s->item[k] && s->step[0][k] >= 32;
}

static void build(space *s, int count, const operand *operands) {
    const tensor *out = operands[0].t;
    s->count = count;
    s->ndim = 0;
    s->numel = out->numel;
    for (int k = 0; k < count; k++) {
        const tensor *t = operands[k].t;
        s->at[k] = t ? th_data(t) : (char *)(uintptr_t)operands[k].constant;
        s->item[k] = t ? th_item_size[t->dtype] : 0;
        s->across[k] = false;
    }
    for (int d = out->ndim - 1; d >= 0; d--) {
        int64_t step[TH_MAX_OPERANDS] = {0};
        if (out->size[d] == 1)
            continue;
        for (int k = 0; k < count; k++) {
            const tensor *t = operands[k].t;
            const int own = t ? d - out->ndim + t->ndim : -1;
            if (own >= 0 && t->size[own] != 1)
                step[k] = t->stride[own] * s->item[k];
        }
        add_dimension(s, out->size[d], step);
    }
    if (!s->ndim)
        add_dimension(s, 1, (int64_t[TH_MAX_OPERANDS]){0});
    coalesce(s);
    choose_tile(s);
    if (!s->tiled)
        choose_inner(s);
}

#define GATHER(T)                                                                                  \
    for (int64_t i = 0; i < count; i++)                                                            \
        *(T *)(to + i * to_step) = *(const T *)(from + i * from_step);

CLONES static void gather_halves(char *to, const char *from, int64_t count) {
    for (int64_t i = 0; i < count; i++)
        ((uint32_t *)to)[i] = ((const uint32_t *)from)[2 * i];
}

void th_pack(char *to, int64_t to_step, const char *from, int64_t from_step, int64_t count,
               int item) {
    if (item == 4 && to_step == 4 && from_step == 8 && count) {
        gather_halves(to, from, count - 1); /* vectors read beyond: the last goes alone */
        *(uint32_t *)(to + 4 * (count - 1)) = *(const uint32_t *)(from + 8 * (count - 1));
        return;
    }
    switch (item) {
    case 1: GATHER(uint8_t) break;
    case 2: GATHER(uint16_t) break;
    case 4: GATHER(uint32_t) break;
    default: GATHER(uint64_t) break;
    }
}

/* One row whose operands have other steps than 0 and 1: through short contiguous buffers. */
static void row_packed(const space *s, char *const *from, const int64_t *step, int64_t count) {
    uint64_t buffer[TH_MAX_OPERANDS][PACK];
    int64_t unit[TH_MAX_OPERANDS];
    char *at[TH_MAX_OPERANDS];
    bool packed[TH_MAX_OPERANDS];
    for (int k = 0; k < s->count; k++) {
        packed[k] = s->item[k] && step[k] != s->item[k] && (step[k] || k == 0);
        unit[k] = packed[k] ? s->item[k] : step[k];
    }
    for (int64_t begin = 0; begin < count; begin += PACK) {
        const int64_t length = count - begin < PACK ? count - begin : PACK;
        for (int k = 0; k < s->count; k++) {
            char *here = from[k] + begin * step[k];
            at[k] = packed[k] ? (char *)buffer[k] : here;
            if (packed[k] && k)
                th_pack(at[k], unit[k], here, step[k], length, s->item[k]);
        }
        s->body(at, unit, length, s->option);
        if (packed[0])
            th_pack(from[0] + begin * step[0], step[0], at[0], unit[0], length, s->item[0]);
    }
}

static bool wants_packing(const space *s) {
    bool strided = false;
    for (int k = 0; k < s->count; k++)
        strided |= s->item[k] && s->step[0][k] != s->item[k] && (s->step[0][k] || k == 0);
    return strided && s->size[0] >= PACK_FROM;
}

/* Elements begin to end in the order of the dimensions. */
static void run_range(int64_t begin, int64_t end, void *context) {
    const space *s = context;
    int64_t index[TH_MAX_DIM], rest = begin;
    char *at[TH_MAX_OPERANDS];
    memcpy(at, s->at, sizeof at);
    for (int d = 0; d < s->ndim; d++) {
        index[d] = rest ? rest % s->size[d] : 0; /* divisions are slow; small calls begin at 0 */
        rest = rest ? rest / s->size[d] : 0;
        for (int k = 0; k < s->count; k++)
            at[k] += index[d] * s->step[d][k];
    }
    const bool pack = wants_packing(s);
    for (int64_t length; begin < end; begin += length) {
        length = s->size[0] - index[0] < end - begin ? s->size[0] - index[0] : end - begin;
        if (pack)
            row_packed(s, at, s->step[0], length);
        else
            s->body(at, s->step[0], length, s->option);
        for (int k = 0; k < s->count; k++)
            at[k] -= index[0] * s->step[0][k];
        index[0] = 0;
        for (int d = 1; d < s->ndim; d++) {
            const bool carry = ++index[d] == s->size[d];
            for (int k = 0; k < s->count; k++)
                at[k] += carry ? -(s->size[d] - 1) * s->step[d][k] : s->step[d][k];
            if (!carry)
                break;
            index[d] = 0;
        }
    }
}

/* Reads an operand along its contiguous dimension and leaves it along the output's. */
#define TURN(T)                                                                                    \
    for (int64_t j = 0; j < columns; j++)                                                          \
        for (int64_t i = 0; i < rows; i++)                                                         \
            ((T *)to)[i * (TILE + 1) + j] = ((const T *)(from + j * step))[i];

static void turn(char *to, const char *from, int64_t step, int64_t rows, int64_t columns,
                 int item) {
    switch (item) {
    case 1: TURN(uint8_t) break;
    case 2: TURN(uint16_t) break;
    case 4: TURN(uint32_t) break;
    default: TURN(uint64_t) break;
    }
}

/* rows x columns elements: columns along dimension 0, rows along the tiled one. */
static void run_tile(const space *s, char *const *from, int64_t rows, int64_t columns) {
    uint64_t buffer[TH_MAX_OPERANDS][TILE * (TILE + 1)];
    char *at[TH_MAX_OPERANDS];
    int64_t step[TH_MAX_OPERANDS], down[TH_MAX_OPERANDS];
    for (int k = 0; k < s->count; k++) {
        at[k] = from[k];
        step[k] = s->step[0][k];
        down[k] = s->step[s->tiled][k];
        if (s->across[k]) {
            turn((char *)buffer[k], from[k], step[k], rows, columns, s->item[k]);
            at[k] = (char *)buffer[k];
            step[k] = s->item[k];
            down[k] = s->item[k] * (TILE + 1);
        }
    }
    for (int64_t i = 0; i < rows; i++) {
        s->body(at, step, columns, s->option);
        for (int k = 0; k < s->count; k++)
            at[k] += down[k];
    }
}

/* Blocks of TILE rows of the tiled dimension, for each index of the dimensions besides the two. */
static void run_tiles(int64_t begin, int64_t end, void *context) {
    const space *s = context;
    const int64_t height = s->size[s->tiled], blocks = (height + TILE - 1) / TILE;
    for (int64_t unit = begin; unit < end; unit++) {
        char *at[TH_MAX_OPERANDS];
        const int64_t row = unit % blocks * TILE, rows = height - row < TILE ? height - row : TILE;
        int64_t rest = unit / blocks;
        for (int k = 0; k < s->count; k++)
            at[k] = s->at[k] + row * s->step[s->tiled][k];
        for (int d = 1; d < s->ndim; d++) {
            if (d == s->tiled)
                continue;
            for (int k = 0; k < s->count; k++)
                at[k] += rest % s->size[d] * s->step[d][k];
            rest /= s->size[d];
        }
        for (int64_t column = 0; column < s->size[0]; column += TILE) {
            const int64_t left = s->size[0] - column, columns = left < TILE ? left : TILE;
            run_tile(s, at, rows, columns);
            for (int k = 0; k < s->count; k++)
                at[k] += columns * s->step[0][k];
        }
    }
}

/* All contiguous and of one size: one dimension, nothing to find out. */
static bool build_flat(space *s, int count, const operand *operands) {
    const tensor *out = operands[0].t;
    for (int k = 0; k < count; k++) {
        const tensor *t = operands[k].t;
        if (t && !(t->contiguous && t->numel == out->numel && th_same_size(t, out)))
            return false;
        s->at[k] = t ? th_data(t) : (char *)(uintptr_t)operands[k].constant;
        s->item[k] = t ? th_item_size[t->dtype] : 0;
        s->step[0][k] = s->item[k];
    }
    s->count = count;
    s->ndim = 1;
    s->tiled = 0;
    s->size[0] = s->numel = out->numel;
    return true;
}

int th_iterate(int count, const operand *operands, loop body, const scalar *option) {
    space s;
    if (operands[0].t->numel == 0)
        return 0;
    if (!build_flat(&s, count, operands))
        build(&s, count, operands);
    s.body = body;
    s.option = option;
    if (s.tiled) {
        const int64_t blocks = (s.size[s.tiled] + TILE - 1) / TILE;
        const int64_t units = s.numel / s.size[0] / s.size[s.tiled] * blocks;
        th_parallel(units, TH_PARALLEL / (TILE * s.size[0]) + 1, run_tiles, &s);
    } else {
        th_parallel(s.numel, TH_PARALLEL, run_range, &s);
    }
    return 0;
}
