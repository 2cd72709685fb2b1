/* few_bits_units.c: products with weights of few bits by AVX-512-VNNI, whose units add four products of bytes to a
   whole number. */
#include "kernels/blas/few_bits_units.h"

#include "kernels/blas/byte_units.h"
#include "tensor/tensor.h"

#ifdef BYTE_UNITS
/* Of fewer elements, one below the largest of its row can be a large part of a sum, which floats compute better. */
enum { MOST_ROWS = 4, LEAST_DEPTH = 32, MOST_DEPTH = 1 << 16 };

bool th_units_take(const units_product *p) {
    return has_byte_units() && p->depth >= LEAST_DEPTH && p->depth <= MOST_DEPTH
           && (!p->groups || p->depth / p->groups % 8 == 0);
}

/* A product and its rows of whole numbers. A step takes BLOCK bytes of a row of the weight. */
typedef struct task {
    const units_product *p;
    int64_t steps, step; /* step: bytes of digits per step */
    int8_t *x;   /* [rows][steps][digits][step / digits]; of 4 bits, the even elements come first */
    float *unit; /* [rows] */
    int32_t *start; /* [rows][digits][LANES]: what an offset of 128 of each weight adds, negated */
    float *sums;    /* [rows][groups] */
    int64_t *first; /* [steps]: the first group of a step */
    uint8_t *lanes; /* [steps][LANES]: the group of each lane, counted from that one */
    uint16_t *groups; /* [steps]: a bit for each of these groups */
    bool failed;
} task;

INLINE __m512i whole(const float *x, int64_t left, __m512 factor) {
    const __mmask16 kept = left >= LANES ? 0xffff : left > 0 ? (__mmask16)((1 << left) - 1) : 0;
    return _mm512_cvtps_epi32(_mm512_mul_ps(_mm512_maskz_loadu_ps(kept, x), factor));
}

/* Write the digits of 16 numbers, the first digit first, `step` bytes apart. */
INLINE void put_digits(int8_t *to, __m512i x, int64_t step) {
    for (int d = DIGITS - 1; d >= 0; d--) {
        _mm_storeu_si128((__m128i *)(to + d * step), _mm512_cvtepi32_epi8(x));
        x = _mm512_srai_epi32(_mm512_add_epi32(x, _mm512_set1_epi32(128)), 8);
    }
}

BYTE_UNITS static float unit_of(const float *x, int64_t depth) {
    const __m512i magnitude = _mm512_set1_epi32(0x7fffffff);
    __m512i bits = _mm512_setzero_si512(), exponents = bits;
    int64_t count = 0;
    for (int64_t k = 0; k < depth; k += LANES) {
        const __mmask16 kept = depth - k >= LANES ? 0xffff : (__mmask16)((1 << (depth - k)) - 1);
        const __m512i part = _mm512_and_si512(_mm512_maskz_loadu_epi32(kept, x + k), magnitude);
        bits = _mm512_max_epu32(bits, part);
        exponents = _mm512_add_epi32(exponents, _mm512_srli_epi32(part, 23));
        count += __builtin_popcount(_mm512_test_epi32_mask(part, part));
    }
    return th_unit_of_row(_mm512_reduce_max_epu32(bits), _mm512_reduce_add_epi32(exponents), count);
}

BYTE_UNITS static void bytes_of_row(const task *t, int64_t row, float unit) {
    const __m512 factor = _mm512_set1_ps(1 / unit);
    const units_product *p = t->p;
    const float *x = p->x + row * p->depth;
    __m512i start[DIGITS] = {0};
    for (int64_t s = 0; s < t->steps; s++) {
        int8_t *to = t->x + (row * t->steps + s) * t->step;
        for (int k = 0; k < BLOCK; k += LANES)
            put_digits(to + k, whole(x + s * BLOCK + k, p->depth - s * BLOCK - k, factor), BLOCK);
        for (int d = 0; d < DIGITS; d++)
            start[d] = add_products(start[d], _mm512_set1_epi8(-128),
                                    _mm512_loadu_si512(to + d * BLOCK));
    }
    for (int d = 0; d < DIGITS; d++)
        _mm512_storeu_si512(t->start + (row * DIGITS + d) * LANES,
                            _mm512_sub_epi32(_mm512_setzero_si512(), start[d]));
}

BYTE_UNITS static void halves_of_row(const task *t, int64_t row, float unit) {
    const __m512 factor = _mm512_set1_ps(1 / unit);
    const units_product *p = t->p;
    const float *x = p->x + row * p->depth;
    const __m512i even = _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28,
                                           30);
    const __m512i odd = _mm512_add_epi32(even, _mm512_set1_epi32(1));
    for (int64_t s = 0; s < t->steps; s++) {
        int8_t *to = t->x + (row * t->steps + s) * t->step;
        for (int k = 0; k < 2 * BLOCK; k += 2 * LANES) {
            const int64_t at = s * 2 * BLOCK + k, left = p->depth - at;
            const __m512i low = whole(x + at, left, factor);
            const __m512i high = whole(x + at + LANES, left - LANES, factor);
            put_digits(to + k / 2, _mm512_permutex2var_epi32(low, even, high), 2 * BLOCK);
            put_digits(to + BLOCK + k / 2, _mm512_permutex2var_epi32(low, odd, high), 2 * BLOCK);
        }
    }
    const int64_t group = p->depth / p->groups;
    for (int64_t g = 0; g < p->groups; g++) {
        __m512d sum = _mm512_setzero_pd();
        for (int64_t k = 0; k < group; k += 8)
            sum = _mm512_add_pd(sum, _mm512_cvtps_pd(_mm256_loadu_ps(x + g * group + k)));
        t->sums[row * p->groups + g] = (float)_mm512_reduce_add_pd(sum);
    }
}

static void write_rows(int64_t begin, int64_t end, void *context) {
    task *t = context;
    const units_product *p = t->p;
    for (int64_t row = begin; row < end; row++) {
        t->unit[row] = unit_of(p->x + row * p->depth, p->depth);
        if (!t->unit[row]) {
            __atomic_store_n(&t->failed, true, __ATOMIC_RELAXED);
            return;
        }
        if (p->groups)
            halves_of_row(t, row, t->unit[row]);
        else
            bytes_of_row(t, row, t->unit[row]);
    }
}

INLINE __m512i weights(const uint8_t *from, __mmask64 kept, bool whole_step) {
    return whole_step ? _mm512_loadu_si512(from) : _mm512_maskz_loadu_epi8(kept, from);
}

/* The sums of the lanes of 4 vectors, in an order that does not depend on the tile. */
INLINE __m128 sums_of_floats(const __m512 *x) {
    const __m512 low = _mm512_add_ps(_mm512_unpacklo_ps(x[0], x[1]),
                                     _mm512_unpackhi_ps(x[0], x[1]));
    const __m512 high = _mm512_add_ps(_mm512_unpacklo_ps(x[2], x[3]),
                                      _mm512_unpackhi_ps(x[2], x[3]));
    const __m512 both = _mm512_add_ps(_mm512_shuffle_ps(low, high, 0x44),
                                      _mm512_shuffle_ps(low, high, 0xee));
    const __m256 half = _mm256_add_ps(_mm512_castps512_ps256(both),
                                      _mm512_extractf32x8_ps(both, 1));
    return _mm_add_ps(_mm256_castps256_ps128(half), _mm256_extractf128_ps(half, 1));
}

INLINE void finish(const task *t, int64_t row, int64_t output, int64_t apart, int rows, int outputs,
                   __m512 sum[OUTPUTS][MOST_ROWS]) {
    const units_product *p = t->p;
    __m512 each[8] = {0}; /* most sums of a tile */
    float sums[8];
    UNROLLED
    for (int k = 0; k < outputs; k++)
        UNROLLED
    for (int r = 0; r < rows; r++)
        each[k * rows + r] = sum[k][r];
    UNROLLED
    for (int first = 0; first < rows * outputs; first += 4)
        _mm_storeu_ps(sums + first, sums_of_floats(each + first));
    UNROLLED
    for (int k = 0; k < outputs; k++)
        UNROLLED
    for (int r = 0; r < rows; r++) {
        const int64_t to = output + k * apart;
        float y = sums[k * rows + r];
        if (!p->groups)
            y = y * t->unit[row + r] * p->scale[to]; /* the two factors' product may be subnormal */
        p->output[(row + r) * p->outputs + to] = p->bias ? y + p->bias[to] : y;
    }
}

/* One step of a tile of bytes. */
INLINE void bytes_step(const task *t, int64_t row, int64_t s, const uint8_t *from, int64_t apart,
                       __mmask64 kept, bool whole_step, int rows, int outputs,
                       __m512i sum[OUTPUTS][MOST_ROWS * DIGITS]) {
    __m512i w[OUTPUTS];
    UNROLLED
    for (int k = 0; k < outputs; k++) {
        __builtin_prefetch(from + k * apart + s * BLOCK + AHEAD * (OUTPUTS / outputs));
        w[k] = _mm512_xor_si512(weights(from + k * apart + s * BLOCK, kept, whole_step),
                                _mm512_set1_epi8(-128));
    }
    UNROLLED
    for (int r = 0; r < rows; r++)
        UNROLLED
    for (int d = 0; d < DIGITS; d++) {
        const __m512i x = _mm512_loadu_si512(t->x + ((row + r) * t->steps + s) * DIGITS * BLOCK
                                             + d * BLOCK);
        UNROLLED
        for (int k = 0; k < outputs; k++)
            sum[k][r * DIGITS + d] = add_products(sum[k][r * DIGITS + d], w[k], x);
    }
}

/* Outputs `output`, output + apart and so on, of `rows` rows. */
INLINE void bytes_tile(const task *t, int64_t row, int64_t output, int64_t apart, int rows,
                       int outputs) {
    const units_product *p = t->p;
    const uint8_t *from = p->weight + output * p->depth;
    const int64_t full = p->depth / BLOCK;
    __m512i sum[OUTPUTS][MOST_ROWS * DIGITS];
    UNROLLED
    for (int k = 0; k < outputs; k++)
        UNROLLED
    for (int r = 0; r < rows * DIGITS; r++)
        sum[k][r] = _mm512_loadu_si512(t->start + (row * DIGITS + r) * LANES);
    for (int64_t s = 0; s < full; s++)
        bytes_step(t, row, s, from, apart * p->depth, 0, true, rows, outputs, sum);
    if (full < t->steps)
        bytes_step(t, row, full, from, apart * p->depth, ((__mmask64)1 << p->depth % BLOCK) - 1,
                   false, rows, outputs, sum);
    __m512 y[OUTPUTS][MOST_ROWS];
    UNROLLED
    for (int k = 0; k < outputs; k++)
        UNROLLED
    for (int r = 0; r < rows; r++) {
        y[k][r] = _mm512_cvtepi32_ps(sum[k][r * DIGITS]);
        UNROLLED
        for (int d = 1; d < DIGITS; d++)
            y[k][r] = _mm512_fmadd_ps(y[k][r], _mm512_set1_ps(256),
                                      _mm512_cvtepi32_ps(sum[k][r * DIGITS + d]));
    }
    finish(t, row, output, apart, rows, outputs, y);
}

/* Rows of the weight that a tile of halves of bytes reads, and of scale and zero. */
typedef struct halves {
    const uint8_t *weight;
    const float *scale, *zero;
    int64_t step, groups; /* from a row to the next */
} halves;

/* One step of a tile. The sum of a lane, of 8 products, fits 32 bits with all digits. */
INLINE void halves_step(const task *t, int64_t row, int64_t s, halves h, __mmask64 kept,
                        bool whole_step, int rows, int outputs, __m512 sum[OUTPUTS][MOST_ROWS]) {
    const int64_t first = t->first[s], bytes = DIGITS * 2 * BLOCK, line = t->p->groups;
    const __m512i lanes = _mm512_cvtepu8_epi32(
        _mm_loadu_si128((const __m128i *)(t->lanes + s * LANES)));
    const __mmask16 groups = t->groups[s];
    const __m512i low = _mm512_set1_epi8(15);
    __m512i even[OUTPUTS], odd[OUTPUTS];
    __m512 scales[OUTPUTS];
    UNROLLED
    for (int k = 0; k < outputs; k++) {
        __builtin_prefetch(h.weight + k * h.step + s * BLOCK + AHEAD * (OUTPUTS / outputs));
        if (s % 4 == 0) { /* scales of 4 steps, or more, fill a cache line */
            __builtin_prefetch(h.scale + k * h.groups + first + line);
            __builtin_prefetch(h.zero + k * h.groups + first + line);
        }
        const __m512i both = weights(h.weight + k * h.step + s * BLOCK, kept, whole_step);
        even[k] = _mm512_and_si512(both, low);
        odd[k] = _mm512_and_si512(_mm512_srli_epi16(both, 4), low);
        scales[k] = _mm512_permutexvar_ps(
            lanes, _mm512_maskz_loadu_ps(groups, h.scale + k * h.groups + first));
    }
    const int8_t *x = t->x + (row * t->steps + s) * bytes;
    UNROLLED
    for (int r = 0; r < rows; r++, x += t->steps * bytes) {
        __m512i part[OUTPUTS];
        UNROLLED
        for (int d = 0; d < DIGITS; d++) {
            const __m512i first_half = _mm512_loadu_si512(x + 2 * d * BLOCK);
            const __m512i second_half = _mm512_loadu_si512(x + (2 * d + 1) * BLOCK);
            UNROLLED
            for (int k = 0; k < outputs; k++) {
                part[k] = d ? _mm512_slli_epi32(part[k], 8) : _mm512_setzero_si512();
                part[k] = add_products(part[k], even[k], first_half);
            }
            UNROLLED
            for (int k = 0; k < outputs; k++)
                part[k] = add_products(part[k], odd[k], second_half);
        }
        const __m512 unit = _mm512_set1_ps(t->unit[row + r]);
        UNROLLED
        for (int k = 0; k < outputs; k++)
            sum[k][r] = _mm512_fmadd_ps(_mm512_mul_ps(_mm512_cvtepi32_ps(part[k]), unit), scales[k],
                                        sum[k][r]);
    }
}

INLINE void halves_tile(const task *t, int64_t row, int64_t output, int64_t apart, int rows,
                        int outputs) {
    const units_product *p = t->p;
    const halves h = {p->weight + output * (p->depth / 2), p->scale + output * p->groups,
                      p->zero + output * p->groups, apart * p->depth / 2, apart * p->groups};
    const int64_t full = p->depth / (2 * BLOCK), count = p->groups;
    __m512 sum[OUTPUTS][MOST_ROWS] = {0};
    for (int64_t s = 0; s < full; s++)
        halves_step(t, row, s, h, 0, true, rows, outputs, sum);
    if (full < t->steps)
        halves_step(t, row, full, h, ((__mmask64)1 << p->depth % (2 * BLOCK) / 2) - 1, false, rows,
                    outputs, sum);
    UNROLLED
    for (int k = 0; k < outputs; k++) {
        for (int64_t g = 0; g < count; g += LANES) {
            const __mmask16 kept = count - g >= LANES ? 0xffff
                                                      : (__mmask16)((1 << (count - g)) - 1);
            const __m512 shift = _mm512_fnmadd_ps(
                _mm512_maskz_loadu_ps(kept, h.scale + k * h.groups + g), _mm512_set1_ps(8),
                _mm512_maskz_loadu_ps(kept, h.zero + k * h.groups + g));
            UNROLLED
            for (int r = 0; r < rows; r++)
                sum[k][r] = _mm512_fmadd_ps(
                    shift, _mm512_maskz_loadu_ps(kept, t->sums + (row + r) * count + g), sum[k][r]);
        }
    }
    finish(t, row, output, apart, rows, outputs, sum);
}

typedef void (*tile_function)(const task *t, int64_t row, int64_t output, int64_t apart);
#define TILE(kind, rows, outputs)                                                                  \
    BYTE_UNITS static void kind##_##rows##_##outputs(const task *t, int64_t row, int64_t output,   \
                                                     int64_t apart) {                              \
        kind##_tile(t, row, output, apart, rows, outputs);                                         \
    }
/* The sums of 4 outputs by 2 rows, or of 2 outputs by 4, are in registers. */
#define TILES(kind, rows, outputs) TILE(kind, rows, 1) TILE(kind, rows, outputs)
TILES(bytes, 1, 4)
TILES(bytes, 2, 4)
TILES(bytes, 3, 2)
TILES(bytes, 4, 2)
TILES(halves, 1, 4)
TILES(halves, 2, 4)
TILES(halves, 3, 2)
TILES(halves, 4, 2)
static const tile_function tiles[2][MOST_ROWS][2] = {
    {{bytes_1_1, bytes_1_4},
     {bytes_2_1, bytes_2_4},
     {bytes_3_1, bytes_3_2},
     {bytes_4_1, bytes_4_2}},
    {{halves_1_1, halves_1_4},
     {halves_2_1, halves_2_4},
     {halves_3_1, halves_3_2},
     {halves_4_1, halves_4_2}},
};

/* Outputs of a panel of weights, which stays in the second-level cache, are `apart` from each other: the hardware
   looks ahead in long streams. */
static void multiply(int64_t begin, int64_t end, void *context) {
    const task *t = context;
    const units_product *p = t->p;
    const int64_t bytes = p->groups ? p->depth / 2 + 8 * p->groups : p->depth;
    int64_t panel = th_second_cache() / 2 / (bytes + 1) / OUTPUTS * OUTPUTS;
    panel = p->rows <= MOST_ROWS ? p->outputs : panel < OUTPUTS ? OUTPUTS : panel;
    end = end * OUTPUTS < p->outputs ? end * OUTPUTS : p->outputs;
    for (int64_t first = begin * OUTPUTS; first < end; first += panel) {
        const int64_t count = end - first < panel ? end - first : panel;
        for (int64_t row = 0; row < p->rows; row += MOST_ROWS) {
            const int64_t rows = p->rows - row < MOST_ROWS ? p->rows - row : MOST_ROWS;
            const int64_t outputs = rows <= 2 ? OUTPUTS : OUTPUTS / 2, apart = count / outputs;
            for (int64_t k = 0; k < apart; k++)
                tiles[p->groups > 0][rows - 1][1](t, row, first + k, apart);
            for (int64_t k = apart * outputs; k < count; k++)
                tiles[p->groups > 0][rows - 1][0](t, row, first + k, 1);
        }
    }
}

static void group_lanes(const task *t) {
    const int64_t group = t->p->depth / t->p->groups;
    for (int64_t s = 0; s < t->steps; s++) {
        const int64_t end = (s + 1) * 2 * BLOCK < t->p->depth ? (s + 1) * 2 * BLOCK : t->p->depth;
        t->first[s] = s * 2 * BLOCK / group;
        t->groups[s] = (uint16_t)((2 << ((end - 1) / group - t->first[s])) - 1);
        for (int64_t lane = 0; lane < LANES; lane++) {
            const int64_t element = s * 2 * BLOCK + lane * 8;
            t->lanes[s * LANES + lane] = (uint8_t)(element < t->p->depth
                                                       ? element / group - t->first[s]
                                                       : 0);
        }
    }
}

int th_multiply_by_units(const units_product *p) {
    const int64_t elements = p->groups ? 2 * BLOCK : BLOCK;
    task t = {.p = p, .steps = (p->depth + elements - 1) / elements, .step = elements * DIGITS};
    const int64_t x = p->rows * t.steps * t.step, start = p->rows * DIGITS * LANES * 4;
    const int64_t sums = p->rows * p->groups * 4, lanes = p->groups ? t.steps : 0;
    const int64_t bytes = x + start + sums + lanes * (8 + LANES + 2) + p->rows * 4;
    t.x = th_allocate(bytes);
    if (!t.x)
        return -1;
    t.start = (int32_t *)(t.x + x);
    t.first = (int64_t *)(t.x + x + start);
    t.unit = (float *)(t.first + lanes);
    t.sums = t.unit + p->rows;
    t.groups = (uint16_t *)(t.sums + p->rows * p->groups);
    t.lanes = (uint8_t *)(t.groups + lanes);
    if (p->groups)
        group_lanes(&t);
    th_parallel(p->rows, (double)p->depth / 4, write_rows, &t);
    if (!t.failed)
        th_parallel((p->outputs + OUTPUTS - 1) / OUTPUTS,
                    (double)p->depth * (double)(p->rows * DIGITS) * OUTPUTS / 64, multiply, &t);
    th_release(t.x, bytes);
    return t.failed;
}
#else
bool th_units_take(const units_product *p) { return (void)p, false; }
int th_multiply_by_units(const units_product *p) { return (void)p, 1; }
#endif
