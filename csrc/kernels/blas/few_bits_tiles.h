/* few_bits_tiles.h: products with weights of few bits by the units for bytes, in the vectors of byte_vectors.h: a
   template of byte_units_avx512.c and byte_units_avx2.c. */

/* Rows of a tile, and outputs that share a register of x. */
#if UNIT_BYTES == 64
enum { MOST_ROWS = 4, AT_ONCE = OUTPUTS, HALVES_AT_ONCE = OUTPUTS };
#else
enum { MOST_ROWS = 3, AT_ONCE = 2, HALVES_AT_ONCE = 2 };
#endif

/* A product and its rows of whole numbers. A step takes BLOCK bytes of a row of the weight. */
typedef struct task {
    const units_product *p;
    int64_t steps, step; /* step: bytes of digits per step */
    int8_t *x; /* [rows][steps][digits][step / digits]; of 4 bits, the even elements come first */
    int32_t *start; /* [rows][digits][LANES]: what an offset of 128 of each weight adds, negated */
    float *sums;    /* [rows][groups] */
    int64_t *first; /* [steps]: the first group of a step */
    uint8_t *lanes; /* [steps][LANES]: the group of each lane, counted from that one */
    lane_mask *groups; /* [steps]: as many lanes as there are of these groups */
    int32_t *total;    /* [rows][digits]: the sums of the lanes of start */
    bool out_of_memory;
} task;

BYTE_UNITS static void bytes_of_row(const task *t, int64_t row, float unit) {
    const floats factor = VECTOR(set1_ps)(1 / unit);
    const units_product *p = t->p;
    const float *x = p->x + row * p->depth;
    whole_numbers start[DIGITS] = {0};
    for (int64_t s = 0; s < t->steps; s++) {
        int8_t *to = t->x + (row * t->steps + s) * t->step;
        for (int k = 0; k < BLOCK; k += LANES)
            put_digits(to + k,
                       whole(load_floats(x + s * BLOCK + k, p->depth - s * BLOCK - k), factor),
                       BLOCK);
        for (int d = 0; d < DIGITS; d++)
            start[d] = add_products(start[d], VECTOR(set1_epi8)(-128), load(to + d * BLOCK));
    }
    for (int d = 0; d < DIGITS; d++) {
        int32_t *to = t->start + (row * DIGITS + d) * LANES, *total = t->total + row * DIGITS + d;
        store(to, VECTOR(sub_epi32)(none(), start[d]));
        *total = 0;
        for (int lane = 0; lane < LANES; lane++)
            *total += to[lane];
    }
}

BYTE_UNITS static void halves_of_row(const task *t, int64_t row, float unit) {
    const floats factor = VECTOR(set1_ps)(1 / unit);
    const units_product *p = t->p;
    const float *x = p->x + row * p->depth;
    for (int64_t s = 0; s < t->steps; s++) {
        int8_t *to = t->x + (row * t->steps + s) * t->step;
        for (int k = 0; k < 2 * BLOCK; k += 2 * LANES) {
            const int64_t at = s * 2 * BLOCK + k, left = p->depth - at;
            const floats low = load_floats(x + at, left);
            const floats high = load_floats(x + at + LANES, left - LANES);
            put_digits(to + k / 2, whole(every_other(low, high, 0), factor), 2 * BLOCK);
            put_digits(to + BLOCK + k / 2, whole(every_other(low, high, 1), factor), 2 * BLOCK);
        }
    }
    sums_of_groups(t->sums + row * p->groups, x, unit, p->groups, p->depth / p->groups);
}

static void write_rows(int64_t begin, int64_t end, void *context) {
    task *t = context;
    const units_product *p = t->p;
    for (int64_t row = begin; row < end; row++)
        if (p->groups)
            halves_of_row(t, row, p->unit[row]);
        else
            bytes_of_row(t, row, p->unit[row]);
}

enum { MOST_SUMS = 8 }; /* of a tile */

/* One step of a tile of bytes, of `left` bytes. AT_ONCE outputs share the digits of x. */
INLINE void bytes_step(const task *t, int64_t row, int64_t s, const uint8_t *from, int64_t apart,
                       int64_t left, int rows, int outputs,
                       whole_numbers sum[OUTPUTS][MOST_ROWS * DIGITS]) {
    UNROLLED
    for (int first = 0; first < outputs; first += AT_ONCE) {
        const int8_t *x = t->x + (row * t->steps + s) * DIGITS * BLOCK;
        const int some = outputs < AT_ONCE ? outputs : AT_ONCE;
        whole_numbers w[AT_ONCE];
        __asm__("" : "+r"(x)); /* gcc would keep the digits for the next outputs, on the stack */
        UNROLLED
        for (int k = 0; k < some; k++) {
            const uint8_t *at = from + (first + k) * apart + s * BLOCK;
            __builtin_prefetch(at + AHEAD * (OUTPUTS / outputs));
            w[k] = flipped(left == BLOCK ? load(at) : load_part(at, left));
        }
        UNROLLED
        for (int r = 0; r < rows; r++)
            UNROLLED
        for (int d = 0; d < DIGITS; d++) {
            const whole_numbers digits = load(x + (r * t->steps * DIGITS + d) * BLOCK);
            UNROLLED
            for (int k = 0; k < some; k++)
                sum[first + k][r * DIGITS + d] = add_products(sum[first + k][r * DIGITS + d], w[k],
                                                              digits);
        }
    }
}

/* Outputs `output`, output + apart and so on, of `rows` rows. */
INLINE void bytes_tile(const task *t, int64_t row, int64_t output, int64_t apart, int rows,
                       int outputs) {
    const units_product *p = t->p;
    const uint8_t *from = p->weight + output * p->depth;
    const int64_t full = p->depth / BLOCK;
    whole_numbers sum[OUTPUTS][MOST_ROWS * DIGITS];
    UNROLLED
    for (int k = 0; k < outputs; k++)
        UNROLLED
    for (int r = 0; r < rows * DIGITS; r++)
        sum[k][r] = load(t->start + (row * DIGITS + r) * LANES);
    for (int64_t s = 0; s < full; s++)
        bytes_step(t, row, s, from, apart * p->depth, BLOCK, rows, outputs, sum);
    if (full < t->steps)
        bytes_step(t, row, full, from, apart * p->depth, p->depth % BLOCK, rows, outputs, sum);
    float sums[MOST_SUMS];
    UNROLLED
    for (int first = 0; first < rows * outputs; first += 4) {
        __m128i digits[DIGITS];
        UNROLLED
        for (int d = 0; d < DIGITS; d++) {
            whole_numbers each[4] = {0};
            UNROLLED
            for (int k = 0; k < 4; k++)
                if (first + k < rows * outputs)
                    each[k] = sum[(first + k) / rows][(first + k) % rows * DIGITS + d];
            digits[d] = sums_of_four(each);
        }
        const __m128i low = _mm_set1_epi32(255);
        const __m128i carried = _mm_add_epi32(digits[0], _mm_srai_epi32(digits[1], 8));
        const __m128i rest = _mm_or_si128(_mm_slli_epi32(_mm_and_si128(carried, low), 8),
                                          _mm_and_si128(digits[1], low));
        _mm_storeu_ps(sums + first, rounded_once(_mm_srai_epi32(carried, 8), rest));
    }
    write_scaled(p, row, output, apart, rows, outputs, sums);
}

/* Rows of the weight that a tile of halves of bytes reads, and of scale and zero. */
typedef struct halves {
    const uint8_t *weight;
    const float *scale, *zero;
    int64_t step, groups; /* from a row to the next */
} halves;

/* `some` outputs of one step of a tile. The sum of a lane, of 8 products, fits 32 bits with all digits. */
INLINE void halves_part(const task *t, int64_t row, int64_t s, halves h, int64_t left, int rows,
                        int outputs, int some, floats sum[OUTPUTS][MOST_ROWS]) {
    const int64_t first = t->first[s], bytes = DIGITS * 2 * BLOCK, line = t->p->groups;
    const whole_numbers low = VECTOR(set1_epi8)(15);
    const lane_mask groups = t->groups[s];
    const whole_numbers lanes = wide(t->lanes + s * LANES);
    whole_numbers even[OUTPUTS], odd[OUTPUTS];
    floats scales[OUTPUTS];
    UNROLLED
    for (int k = 0; k < some; k++) {
        const uint8_t *from = h.weight + k * h.step + s * BLOCK;
        __builtin_prefetch(from + AHEAD * (OUTPUTS / outputs));
        if (s % 4 == 0) { /* scales of 4 steps, or more, fill a cache line */
            __builtin_prefetch(h.scale + k * h.groups + first + line);
            __builtin_prefetch(h.zero + k * h.groups + first + line);
        }
        const whole_numbers pairs = left == BLOCK ? load(from) : load_part(from, left);
        even[k] = both(pairs, low);
        odd[k] = both(VECTOR(srli_epi16)(pairs, 4), low);
        scales[k] = picked(load_lanes(h.scale + k * h.groups + first, groups), lanes);
    }
    const int8_t *x = t->x + (row * t->steps + s) * bytes;
    UNROLLED
    for (int r = 0; r < rows; r++, x += t->steps * bytes) {
        whole_numbers part[OUTPUTS];
        UNROLLED
        for (int d = 0; d < DIGITS; d++) {
            const whole_numbers first_half = load(x + 2 * d * BLOCK);
            const whole_numbers second_half = load(x + (2 * d + 1) * BLOCK);
            UNROLLED
            for (int k = 0; k < some; k++) {
                part[k] = d ? VECTOR(slli_epi32)(part[k], 8) : none();
                part[k] = add_products(part[k], even[k], first_half);
            }
            UNROLLED
            for (int k = 0; k < some; k++)
                part[k] = add_products(part[k], odd[k], second_half);
        }
        const floats unit = VECTOR(set1_ps)(t->p->unit[row + r]);
        UNROLLED
        for (int k = 0; k < some; k++)
            sum[k][r] = VECTOR(fmadd_ps)(VECTOR(mul_ps)(VECTOR(cvtepi32_ps)(part[k]), unit),
                                         scales[k], sum[k][r]);
    }
}

INLINE void halves_step(const task *t, int64_t row, int64_t s, halves h, int64_t left, int rows,
                        int outputs, floats sum[OUTPUTS][MOST_ROWS]) {
    const int some = outputs < HALVES_AT_ONCE ? outputs : HALVES_AT_ONCE;
    UNROLLED
    for (int first = 0; first < outputs; first += HALVES_AT_ONCE) {
        halves_part(t, row, s, h, left, rows, outputs, some, sum + first);
        h.weight += some * h.step;
        h.scale += some * h.groups;
        h.zero += some * h.groups;
    }
}

INLINE void halves_tile(const task *t, int64_t row, int64_t output, int64_t apart, int rows,
                        int outputs) {
    const units_product *p = t->p;
    const halves h = {p->weight + output * (p->depth / 2), p->scale + output * p->groups,
                      p->zero + output * p->groups, apart * p->depth / 2, apart * p->groups};
    const int64_t full = p->depth / (2 * BLOCK), count = p->groups;
    floats sum[OUTPUTS][MOST_ROWS] = {0};
    for (int64_t s = 0; s < full; s++)
        halves_step(t, row, s, h, BLOCK, rows, outputs, sum);
    if (full < t->steps)
        halves_step(t, row, full, h, p->depth % (2 * BLOCK) / 2, rows, outputs, sum);
    UNROLLED
    for (int k = 0; k < outputs; k++) {
        for (int64_t g = 0; g < count; g += LANES) {
            const floats shift = VECTOR(fnmadd_ps)(
                load_floats(h.scale + k * h.groups + g, count - g), VECTOR(set1_ps)(8),
                load_floats(h.zero + k * h.groups + g, count - g));
            UNROLLED
            for (int r = 0; r < rows; r++)
                sum[k][r] = VECTOR(fmadd_ps)(
                    shift, load_floats(t->sums + (row + r) * count + g, count - g), sum[k][r]);
        }
    }
    floats each[MOST_SUMS] = {0};
    float sums[MOST_SUMS];
    UNROLLED
    for (int k = 0; k < outputs * rows; k++)
        each[k] = sum[k / rows][k % rows];
    UNROLLED
    for (int first = 0; first < rows * outputs; first += 4)
        _mm_storeu_ps(sums + first, sums_of_floats(each + first));
    write_scaled(p, row, output, apart, rows, outputs, sums);
}

typedef void (*rows_function)(const task *t, int64_t row, int64_t output, int64_t apart);
#define TILE(kind, rows, outputs)                                                                  \
    BYTE_UNITS static void kind##_##rows##_##outputs(const task *t, int64_t row, int64_t output,   \
                                                     int64_t apart) {                              \
        kind##_tile(t, row, output, apart, rows, outputs);                                         \
    }
#define TILES(kind, rows, outputs) TILE(kind, rows, 1) TILE(kind, rows, outputs)
#define PAIR(kind, rows, outputs) {kind##_##rows##_1, kind##_##rows##_##outputs}
/* The sums of a tile are in registers: with AVX-512, those of 4 outputs by 2 rows, or of 2 outputs by 4. */
#if UNIT_BYTES == 64
#define OUTPUTS_OF(rows) ((rows) <= 2 ? OUTPUTS : OUTPUTS / 2)
#define ALL_TILES(kind) TILES(kind, 1, 4) TILES(kind, 2, 4) TILES(kind, 3, 2) TILES(kind, 4, 2)
#define TABLE(kind) {PAIR(kind, 1, 4), PAIR(kind, 2, 4), PAIR(kind, 3, 2), PAIR(kind, 4, 2)}
#else
#define OUTPUTS_OF(rows) ((rows) == 1 ? OUTPUTS : OUTPUTS / 2)
#define ALL_TILES(kind) TILES(kind, 1, 4) TILES(kind, 2, 2) TILES(kind, 3, 2)
#define TABLE(kind) {PAIR(kind, 1, 4), PAIR(kind, 2, 2), PAIR(kind, 3, 2)}
#endif
ALL_TILES(bytes)
ALL_TILES(halves)
static const rows_function tiles[2][MOST_ROWS][2] = {TABLE(bytes), TABLE(halves)};

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
            const int64_t outputs = OUTPUTS_OF(rows), apart = count / outputs;
            for (int64_t k = 0; k < apart; k++)
                tiles[p->groups > 0][rows - 1][1](t, row, first + k, apart);
            for (int64_t k = apart * outputs; k < count; k++)
                tiles[p->groups > 0][rows - 1][0](t, row, first + k, 1);
        }
    }
}

BYTE_UNITS static void group_lanes(const task *t) {
    const int64_t group = t->p->depth / t->p->groups;
    for (int64_t s = 0; s < t->steps; s++) {
        const int64_t end = (s + 1) * 2 * BLOCK < t->p->depth ? (s + 1) * 2 * BLOCK : t->p->depth;
        t->first[s] = s * 2 * BLOCK / group;
        t->groups[s] = first_lanes((end - 1) / group - t->first[s] + 1);
        for (int64_t lane = 0; lane < LANES; lane++) {
            const int64_t element = s * 2 * BLOCK + lane * 8;
            t->lanes[s * LANES + lane] = (uint8_t)(element < t->p->depth
                                                       ? element / group - t->first[s]
                                                       : 0);
        }
    }
}

#include "kernels/blas/few_bits_columns.h"

static int multiply_few_bits(const units_product *p) {
    const int64_t elements = p->groups ? 2 * BLOCK : BLOCK;
    task t = {.p = p, .steps = (p->depth + elements - 1) / elements, .step = elements * DIGITS};
    const int64_t x = p->rows * t.steps * t.step, start = p->rows * DIGITS * LANES * 4;
    const int64_t sums = p->rows * p->groups * 4, lanes = p->groups ? t.steps : 0;
    const int64_t masks = (lanes * (int64_t)sizeof(lane_mask) + 7) / 8 * 8;
    const int64_t bytes = x + start + masks + lanes * (8 + LANES) + sums + p->rows * DIGITS * 4;
    t.x = th_allocate(bytes);
    if (!t.x)
        return -1;
    t.start = (int32_t *)(t.x + x);
    t.groups = (lane_mask *)(t.x + x + start);
    t.first = (int64_t *)(t.x + x + start + masks);
    t.sums = (float *)(t.first + lanes);
    t.total = (int32_t *)(t.sums + p->rows * p->groups);
    t.lanes = (uint8_t *)(t.total + p->rows * DIGITS);
    if (p->groups)
        group_lanes(&t);
    th_parallel(p->rows, (double)p->depth / 4, write_rows, &t);
    if (takes_columns(p))
        th_parallel((p->outputs + COLUMNS - 1) / COLUMNS,
                    (double)p->depth * (double)(p->rows * DIGITS) * COLUMNS / BLOCK,
                    multiply_columns, &t);
    else
        th_parallel((p->outputs + OUTPUTS - 1) / OUTPUTS,
                    (double)p->depth * (double)(p->rows * DIGITS) * OUTPUTS / BLOCK, multiply, &t);
    th_release(t.x, bytes);
    return t.out_of_memory ? -1 : 0;
}
