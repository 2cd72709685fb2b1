/* few_bits_shorts.c: rows by weights of 8 bits with AVX2, whose units add pairs of products of 16 bits. */
#include "kernels/blas/byte_units.h"
#include "tensor/tensor.h"

#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL >= 3)
#define UNIT_BYTES 32
#include "kernels/blas/byte_vectors.h"
#include "kernels/blas/few_bits_digits.h"

/* A step takes a cache line of a row of the weight. So many pairs of products of 16 and 8 bits fit a lane. */
enum { LINE = 64, SHORTS = BLOCK / 2, PAIRS = 256, RUN = PAIRS * SHORTS / LINE, MOST_ROWS = 4 };

bool th_shorts_take(const units_product *p) {
    return th_cpu_level() >= 3 && !th_byte_units() && !p->groups;
}

typedef struct task {
    const units_product *p;
    int64_t steps;
    int16_t *x; /* [rows][steps][LINE], and zeros at the end of a row */
} task;

BYTE_UNITS static void write_rows(int64_t begin, int64_t end, void *context) {
    const task *t = context;
    const int64_t depth = t->p->depth;
    for (int64_t row = begin; row < end; row++) {
        const float *x = t->p->x + row * depth;
        const floats factor = _mm256_set1_ps(1 / t->p->unit[row]);
        int16_t *to = t->x + row * t->steps * LINE;
        for (int64_t k = 0; k < t->steps * LINE; k += SHORTS) {
            const whole_numbers low = whole(load_floats(x + k, depth - k), factor);
            const whole_numbers high = whole(load_floats(x + k + LANES, depth - k - LANES), factor);
            store(to + k, _mm256_permute4x64_epi64(_mm256_packs_epi32(low, high), 0xd8));
        }
    }
}

/* One step of rows that are `apart` bytes from each other. */
INLINE void step(const uint8_t *from, int64_t apart, const int16_t *x, int64_t row, int rows,
                 int outputs, whole_numbers sum[OUTPUTS][MOST_ROWS]) {
    UNROLLED
    for (int part = 0; part < LINE; part += SHORTS) {
        whole_numbers w[OUTPUTS];
        UNROLLED
        for (int k = 0; k < outputs; k++)
            w[k] = _mm256_cvtepi8_epi16(
                _mm_loadu_si128((const __m128i *)(from + k * apart + part)));
        UNROLLED
        for (int r = 0; r < rows; r++) {
            const whole_numbers numbers = load_once(x + r * row + part);
            UNROLLED
            for (int k = 0; k < outputs; k++) {
                sum[k][r] = _mm256_add_epi32(sum[k][r], _mm256_madd_epi16(w[k], numbers));
                __asm__("" : "+x"(sum[k][r])); /* gcc would keep products, to add them first */
            }
        }
    }
}

/* Outputs `output`, output + apart and so on, of `rows` rows. */
INLINE void tile(const task *t, int64_t row, int64_t output, int64_t apart, int rows, int outputs) {
    const units_product *p = t->p;
    const int64_t full = p->depth / LINE, line = t->steps * LINE, next = apart * p->depth;
    const uint8_t *from = p->weight + output * p->depth;
    const int16_t *x = t->x + row * line;
    __m128i high[MOST_ROWS * OUTPUTS / 4] = {0}, rest[MOST_ROWS * OUTPUTS / 4] = {0};
    for (int64_t s = 0; s < t->steps;) {
        whole_numbers sum[OUTPUTS][MOST_ROWS] = {0}, each[MOST_ROWS * OUTPUTS] = {0};
        const int64_t end = s + RUN, stop = end < full ? end : full;
        for (; s < stop; s++) {
            UNROLLED
            for (int k = 0; rows <= 2 && k < outputs; k++)
                __builtin_prefetch(from + k * next + s * LINE + AHEAD);
            step(from + s * LINE, next, x + s * LINE, line, rows, outputs, sum);
        }
        if (s < end && s < t->steps) {
            uint8_t last[OUTPUTS][LINE] = {0};
            for (int k = 0; k < outputs; k++)
                __builtin_memcpy(last[k], from + k * next + s * LINE, (size_t)(p->depth % LINE));
            step(last[0], LINE, x + s * LINE, line, rows, outputs, sum);
            s++;
        }
        UNROLLED
        for (int k = 0; k < rows * outputs; k++)
            each[k] = sum[k / rows][k % rows];
        UNROLLED
        for (int k = 0; k < rows * outputs; k += 4) {
            whole_numbers part[2][4];
            UNROLLED
            for (int j = 0; j < 4; j++) {
                part[0][j] = _mm256_srai_epi32(each[k + j], 16);
                part[1][j] = both(each[k + j], _mm256_set1_epi32(0xffff));
            }
            high[k / 4] = _mm_add_epi32(high[k / 4], sums_of_four(part[0]));
            rest[k / 4] = _mm_add_epi32(rest[k / 4], sums_of_four(part[1]));
        }
    }
    float sums[MOST_ROWS * OUTPUTS];
    UNROLLED
    for (int k = 0; k < rows * outputs; k += 4)
        _mm_storeu_ps(sums + k, rounded_once(high[k / 4], rest[k / 4]));
    write_scaled(p, row, output, apart, rows, outputs, sums);
}

typedef void (*tile_function)(const task *t, int64_t row, int64_t output, int64_t apart);
#define TILE(rows, outputs)                                                                        \
    BYTE_UNITS static void tile_##rows##_##outputs(const task *t, int64_t row, int64_t output,     \
                                                   int64_t apart) {                                \
        tile(t, row, output, apart, rows, outputs);                                                \
    }
TILE(1, 1)
TILE(1, 4)
TILE(2, 1)
TILE(2, 4)
TILE(3, 1)
TILE(3, 2)
TILE(4, 1)
TILE(4, 2)
static const tile_function tiles[MOST_ROWS][2] = {
    {tile_1_1, tile_1_4}, {tile_2_1, tile_2_4}, {tile_3_1, tile_3_2}, {tile_4_1, tile_4_2}};

/* All rows meet a panel of weights, which stays in the second-level cache, before the next one. */
static void multiply(int64_t begin, int64_t end, void *context) {
    const task *t = context;
    const units_product *p = t->p;
    int64_t panel = th_second_cache() / 2 / (p->depth + 1) / OUTPUTS * OUTPUTS;
    panel = p->rows <= MOST_ROWS ? p->outputs : panel < OUTPUTS ? OUTPUTS : panel;
    end = end * OUTPUTS < p->outputs ? end * OUTPUTS : p->outputs;
    for (int64_t first = begin * OUTPUTS; first < end; first += panel) {
        const int64_t count = end - first < panel ? end - first : panel;
        for (int64_t row = 0; row < p->rows; row += MOST_ROWS) {
            const int64_t rows = p->rows - row < MOST_ROWS ? p->rows - row : MOST_ROWS;
            const int64_t outputs = rows <= 2 ? OUTPUTS : OUTPUTS / 2, apart = count / outputs;
            for (int64_t k = 0; k < apart; k++)
                tiles[rows - 1][1](t, row, first + k, apart);
            for (int64_t k = apart * outputs; k < count; k++)
                tiles[rows - 1][0](t, row, first + k, 1);
        }
    }
}

int th_multiply_by_shorts(const units_product *p) {
    task t = {.p = p, .steps = (p->depth + LINE - 1) / LINE};
    const int64_t bytes = p->rows * t.steps * LINE * 2;
    t.x = th_allocate(bytes);
    if (!t.x)
        return -1;
    th_parallel(p->rows, (double)p->depth / 4, write_rows, &t);
    th_parallel((p->outputs + OUTPUTS - 1) / OUTPUTS,
                (double)p->depth * (double)p->rows * OUTPUTS / 28, multiply, &t);
    th_release(t.x, bytes);
    return 0;
}
#else
bool th_shorts_take(const units_product *p) { return (void)p, false; }
int th_multiply_by_shorts(const units_product *p) { return (void)p, 1; }
#endif
