/* int_mm.c: products of matrices of bytes in sums of 32 bits, which wrap around. */
#include "int_mm.h"

#include "kernels/blas/byte_units.h"
#include "walk/dense.h"

/* output[rows][outputs] = x[rows][depth] @ weight[outputs][depth].t() */
typedef struct product {
    bool is_signed; /* x */
    int64_t rows, depth, outputs;
    const uint8_t *x;
    const int8_t *weight;
    int32_t
        *start; /* [rows][LANES]: what an offset of 128 of each weight adds to the sums, negated */
    int32_t *output;
    bool failed;
} product;

#ifdef BYTE_UNITS
enum { MOST_ROWS = 6 };

/* The units multiply unsigned by signed bytes: x by the weight, or the weight plus 128 by x. */
INLINE void add_block(const product *p, int64_t row, int64_t output, int64_t k, __mmask64 kept,
                      bool is_signed, int rows, int outputs, __m512i sum[MOST_ROWS][OUTPUTS]) {
    __m512i w[OUTPUTS];
    UNROLLED
    for (int j = 0; j < outputs; j++) {
        const int8_t *from = p->weight + (output + j) * p->depth + k;
        __builtin_prefetch(from + AHEAD);
        w[j] = _mm512_maskz_loadu_epi8(kept, from);
        if (is_signed)
            w[j] = _mm512_xor_si512(w[j], _mm512_set1_epi8(-128));
    }
    UNROLLED
    for (int i = 0; i < rows; i++) {
        const __m512i x = _mm512_maskz_loadu_epi8(kept, p->x + (row + i) * p->depth + k);
        UNROLLED
        for (int j = 0; j < outputs; j++)
            sum[i][j] = is_signed ? add_products(sum[i][j], w[j], x)
                                  : add_products(sum[i][j], x, w[j]);
    }
}

INLINE void tile(const product *p, int64_t row, int64_t output, bool is_signed, int rows,
                 int outputs) {
    const int64_t full = p->depth / BLOCK * BLOCK;
    __m512i sum[MOST_ROWS][OUTPUTS] = {0};
    if (is_signed)
        UNROLLED
    for (int i = 0; i < rows; i++)
        UNROLLED
    for (int j = 0; j < outputs; j++)
        sum[i][j] = _mm512_loadu_si512(p->start + (row + i) * LANES);
    for (int64_t k = 0; k < full; k += BLOCK)
        add_block(p, row, output, k, ~(__mmask64)0, is_signed, rows, outputs, sum);
    if (full < p->depth)
        add_block(p, row, output, full, ((__mmask64)1 << (p->depth - full)) - 1, is_signed, rows,
                  outputs, sum);
    UNROLLED
    for (int i = 0; i < rows; i++) {
        int32_t *to = p->output + (row + i) * p->outputs + output;
        if (outputs == OUTPUTS)
            _mm_storeu_si128((__m128i *)to, sums_of_four(sum[i]));
        else
            *to = _mm512_reduce_add_epi32(sum[i][0]);
    }
}

typedef void (*tile_function)(const product *p, int64_t row, int64_t output);
#define TILE(sign, is_signed, rows, outputs)                                                       \
    BYTE_UNITS static void sign##_##rows##_##outputs(const product *p, int64_t row,                \
                                                     int64_t output) {                             \
        tile(p, row, output, is_signed, rows, outputs);                                            \
    }
#define TILES(sign, is_signed, rows) TILE(sign, is_signed, rows, 1) TILE(sign, is_signed, rows, 4)
#define PAIR(sign, rows) {sign##_##rows##_1, sign##_##rows##_4}
TILES(signed, true, 1)
TILES(signed, true, 2)
TILES(signed, true, 4)
TILES(signed, true, 6)
TILES(unsigned, false, 1)
TILES(unsigned, false, 2)
TILES(unsigned, false, 4)
TILES(unsigned, false, 6)
static const tile_function tiles[2][4][2] = {
    {PAIR(unsigned, 1), PAIR(unsigned, 2), PAIR(unsigned, 4), PAIR(unsigned, 6)},
    {PAIR(signed, 1), PAIR(signed, 2), PAIR(signed, 4), PAIR(signed, 6)},
};

BYTE_UNITS static void starts(int64_t begin, int64_t end, void *context) {
    const product *p = context;
    for (int64_t row = begin; row < end; row++) {
        __m512i sum = _mm512_setzero_si512();
        for (int64_t k = 0; k < p->depth; k += BLOCK) {
            const int64_t left = p->depth - k;
            const __mmask64 kept = left < BLOCK ? ((__mmask64)1 << left) - 1 : ~(__mmask64)0;
            sum = add_products(sum, _mm512_set1_epi8(-128),
                               _mm512_maskz_loadu_epi8(kept, p->x + row * p->depth + k));
        }
        _mm512_storeu_si512(p->start + row * LANES, _mm512_sub_epi32(_mm512_setzero_si512(), sum));
    }
}

/* All rows of x meet a panel of weights, which stays in the second-level cache, before the next one. */
static void by_units(int64_t begin, int64_t end, void *context) {
    static const int64_t heights[] = {1, 2, 4, MOST_ROWS};
    const product *p = context;
    const int64_t fits = th_second_cache() / 4 / (p->depth + 1) / OUTPUTS * OUTPUTS;
    const int64_t panel = fits < OUTPUTS ? OUTPUTS : fits;
    end = end * OUTPUTS < p->outputs ? end * OUTPUTS : p->outputs;
    for (int64_t first = begin * OUTPUTS; first < end; first += panel) {
        const int64_t last = first + panel < end ? first + panel : end;
        for (int64_t row = 0, height; row < p->rows; row += height) {
            const int64_t left = p->rows - row;
            const int kind = (left >= 2) + (left >= 4) + (left >= MOST_ROWS);
            height = heights[kind];
            for (int64_t j = first, some; j < last; j += some) {
                some = last - j >= OUTPUTS ? OUTPUTS : 1;
                tiles[p->is_signed][kind][some == OUTPUTS](p, row, j);
            }
        }
    }
}

static int multiply_by_units(product *p) {
    const int64_t bytes = p->rows * LANES * (int64_t)sizeof(int32_t);
    if (p->is_signed) {
        p->start = th_allocate(bytes);
        if (!p->start)
            return -1;
        th_parallel(p->rows, (double)p->depth / 32, starts, p);
    }
    th_parallel((p->outputs + OUTPUTS - 1) / OUTPUTS,
                (double)p->depth * (double)p->rows * OUTPUTS / 64, by_units, p);
    if (p->is_signed)
        th_release(p->start, bytes);
    return 0;
}
#else
static bool has_byte_units(void) { return false; }
static int multiply_by_units(product *p) { return (void)p, -1; }
#endif

CLONES static void widen(int16_t *to, const uint8_t *from, bool is_signed, int64_t count) {
    if (is_signed)
        for (int64_t k = 0; k < count; k++)
            to[k] = (int8_t)from[k];
    else
        for (int64_t k = 0; k < count; k++)
            to[k] = from[k];
}

/* Two rows of x by two of the weight at a time, the second `other` rows below the first: each vector is read for two
   products. Where there is no second row, the first one is computed twice. Sums of products wrap around, as unsigned
   numbers do. */
CLONES static void dots(int32_t *to, const int16_t *x, const int16_t *weight, int64_t depth,
                        int64_t rows, int64_t step, int64_t other) {
    const int16_t *w = weight, *v = weight + other * depth;
    for (int64_t i = 0; i < rows; i += 2) {
        const int64_t next = i + 1 < rows ? i + 1 : i;
        const int16_t *y = x + i * depth, *z = x + next * depth;
        uint32_t yw = 0, yv = 0, zw = 0, zv = 0;
        for (int64_t k = 0; k < depth; k++) {
            yw += (uint32_t)(y[k] * w[k]);
            yv += (uint32_t)(y[k] * v[k]);
            zw += (uint32_t)(z[k] * w[k]);
            zv += (uint32_t)(z[k] * v[k]);
        }
        to[i * step] = (int32_t)yw;
        to[i * step + other] = (int32_t)yv;
        to[next * step] = (int32_t)zw;
        to[next * step + other] = (int32_t)zv;
    }
}

/* A range of outputs, for a chunk of rows that stays in the cache as shorts. */
static void by_shorts(int64_t begin, int64_t end, void *context) {
    product *p = context;
    const int64_t row = (p->depth + !p->depth) * (int64_t)sizeof(int16_t);
    const int64_t fits = th_second_cache() / 2 / row + 1, most = fits < p->rows ? fits : p->rows;
    int16_t *x = th_allocate((most + 2) * row), *weight = x ? x + most * p->depth : NULL;
    if (!x)
        __atomic_store_n(&p->failed, true, __ATOMIC_RELAXED);
    for (int64_t i = 0; x && i < p->rows; i += most) {
        const int64_t rows = p->rows - i < most ? p->rows - i : most;
        widen(x, p->x + i * p->depth, p->is_signed, rows * p->depth);
        for (int64_t j = begin; j < end; j += 2) {
            const int64_t other = j + 1 < end;
            widen(weight, (const uint8_t *)p->weight + j * p->depth, true, (1 + other) * p->depth);
            dots(p->output + i * p->outputs + j, x, weight, p->depth, rows, p->outputs, other);
        }
    }
    th_release(x, (most + 2) * row);
}

int shape_int_mm(extent *result, const tensor *input, const tensor *weight) {
    if (input->ndim != 2 || weight->ndim != 2 || input->size[1] != weight->size[1])
        return th_fail(TH_RUNTIME,
                       "int_mm: input is %s, weight is %s; need two matrices, and input.size(1) == "
                       "weight.size(1)",
                       th_describe(input), th_describe(weight));
    *result = th_extent(input);
    result->size[1] = weight->size[0];
    return 0;
}

int cpu_int_mm(tensor *output, const tensor *input, const tensor *weight) {
    product p = {.is_signed = input->dtype == TH_CHAR,
                 .rows = input->size[0],
                 .depth = input->size[1],
                 .outputs = weight->size[0],
                 .x = th_data(input),
                 .weight = th_data(weight),
                 .output = th_data(output)};
    if (!output->numel)
        return 0;
    if (has_byte_units())
        return multiply_by_units(&p);
    th_parallel(p.outputs, (double)p.depth * (double)p.rows / 16, by_shorts, &p);
    return p.failed ? -1 : 0;
}
