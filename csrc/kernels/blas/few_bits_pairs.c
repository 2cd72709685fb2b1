/* few_bits_pairs.c: one row by weights of 4 bits with AVX2, whose units add pairs of products of bytes. */
#include "kernels/blas/few_bits_units.h"
#include "tensor/tensor.h"

#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 3)
#include <immintrin.h>
#define PAIRS __attribute__((target("avx2,fma")))
#define INLINE static inline __attribute__((always_inline)) PAIRS
#define UNROLLED _Pragma("GCC unroll 16")

/* A step takes BLOCK bytes of a row of the weight; a line, two steps. */
enum { BLOCK = 32, LINE = 4 * BLOCK, OUTPUTS = 4, AHEAD = 2048, PARTS = 4 };

bool th_pairs_take(const units_product *p) {
    return th_cpu_level() >= 3 && p->rows == 1 && p->groups && p->depth % LINE == 0
           && p->depth / p->groups % (LINE / PARTS) == 0;
}

typedef struct task {
    const units_product *p;
    int8_t *x;       /* [depth / 64][DIGITS][64]: the even elements of 64 come first, see place() */
    int32_t *groups; /* [depth / LINE][PARTS]: the groups of the parts of a line */
    float *sums;     /* [groups] */
    float unit;
} task;

PAIRS static float unit_of(const float *x, int64_t depth) {
    const __m256i magnitude = _mm256_set1_epi32(0x7fffffff), none = _mm256_setzero_si256();
    __m256i bits = none, exponents = none, zeros = none;
    for (int64_t k = 0; k < depth; k += 8) {
        const __m256i part = _mm256_and_si256(_mm256_loadu_si256((const __m256i *)(x + k)),
                                              magnitude);
        bits = _mm256_max_epu32(bits, part);
        exponents = _mm256_add_epi32(exponents, _mm256_srli_epi32(part, 23));
        zeros = _mm256_sub_epi32(zeros, _mm256_cmpeq_epi32(part, none));
    }
    uint32_t top = 0, each[3][8];
    int64_t sum = 0, count = depth;
    _mm256_storeu_si256((__m256i *)each[0], bits);
    _mm256_storeu_si256((__m256i *)each[1], exponents);
    _mm256_storeu_si256((__m256i *)each[2], zeros);
    for (int lane = 0; lane < 8; lane++) {
        top = each[0][lane] > top ? each[0][lane] : top;
        sum += each[1][lane];
        count -= each[2][lane];
    }
    return th_unit_of_row(top, sum, count);
}

/* Write the digits of 8 numbers, the first digit first. */
INLINE void put_digits(int8_t *to, __m256i x) {
    const __m256i pick = _mm256_set1_epi32(0x0c080400);
    for (int d = DIGITS - 1; d >= 0; d--) {
        const __m256i low = _mm256_shuffle_epi8(x, pick);
        const __m256i both = _mm256_unpacklo_epi32(low, _mm256_permute4x64_epi64(low, 2));
        _mm_storel_epi64((__m128i *)(to + d * 2 * BLOCK), _mm256_castsi256_si128(both));
        x = _mm256_srai_epi32(_mm256_add_epi32(x, _mm256_set1_epi32(128)), 8);
    }
}

/* Where the digits of element k begin. If a line has two groups, one is in the low half of both blocks, and one in the
   high half: their sums of 16 bits are added before they are widened. */
static int64_t place(int64_t k, bool two) {
    const int64_t line = k / LINE * 2, step = k / (LINE / 2) % 2, at = k % (LINE / 2) / 2;
    const int64_t block = two ? line + (step ^ at / (BLOCK / 2)) : line + step;
    return block * (2 * BLOCK * DIGITS) + (two ? step * (BLOCK / 2) + at % (BLOCK / 2) : at);
}

/* The groups of a line: 1, 2 or PARTS for one per quarter. */
static int parts_of(const units_product *p) {
    const int64_t group = p->depth / p->groups;
    return group % LINE == 0 ? 1 : group % (LINE / 2) == 0 ? 2 : PARTS;
}

PAIRS static void write_row(const task *t) {
    const units_product *p = t->p;
    const __m256 factor = _mm256_set1_ps(1 / t->unit);
    const int64_t group = p->depth / p->groups;
    const int parts = parts_of(p);
    for (int64_t k = 0; k < p->depth; k += 16) {
        int8_t *to = t->x + place(k, parts == 2);
        const __m256 low = _mm256_mul_ps(_mm256_loadu_ps(p->x + k), factor);
        const __m256 high = _mm256_mul_ps(_mm256_loadu_ps(p->x + k + 8), factor);
        const __m256i even = _mm256_cvtps_epi32(_mm256_shuffle_ps(low, high, 0x88));
        const __m256i odd = _mm256_cvtps_epi32(_mm256_shuffle_ps(low, high, 0xdd));
        put_digits(to, _mm256_permute4x64_epi64(even, 0xd8));
        put_digits(to + BLOCK, _mm256_permute4x64_epi64(odd, 0xd8));
    }
    for (int64_t part = 0; part < p->depth / (LINE / PARTS); part++)
        t->groups[part] = (int32_t)(part * (LINE / PARTS) / group);
    for (int64_t g = 0; g < p->groups; g++) {
        __m256d sum = _mm256_setzero_pd();
        for (int64_t k = 0; k < group; k += 4)
            sum = _mm256_add_pd(sum, _mm256_cvtps_pd(_mm_loadu_ps(p->x + g * group + k)));
        double each[4];
        _mm256_storeu_pd(each, sum);
        t->sums[g] = (float)(each[0] + each[1] + each[2] + each[3]);
    }
}

/* The 16 lanes of a digit, sums of 4 products each. Those of two blocks fit 16 bits, too. */
INLINE __m256i products(__m256i both, const int8_t *x) {
    const __m256i low = _mm256_set1_epi8(15);
    const __m256i even = _mm256_and_si256(both, low);
    const __m256i odd = _mm256_and_si256(_mm256_srli_epi16(both, 4), low);
    return _mm256_add_epi16(
        _mm256_maddubs_epi16(even, _mm256_loadu_si256((const __m256i *)x)),
        _mm256_maddubs_epi16(odd, _mm256_loadu_si256((const __m256i *)(x + BLOCK))));
}

INLINE __m256i load(const uint8_t *from) {
    __m256i both = _mm256_loadu_si256((const __m256i *)from);
    __asm__("" : "+x"(both)); /* gcc would load it twice */
    return both;
}

/* The sums of all digits of one block or two: 16 products of 28 bits fit a lane of 32 bits. */
INLINE __m256 whole_sums(const __m256i *block, const int8_t *x, int blocks) {
    __m256i sum = _mm256_setzero_si256();
    UNROLLED
    for (int d = 0; d < DIGITS; d++) {
        __m256i part = products(block[0], x + d * 2 * BLOCK);
        if (blocks == 2)
            part = _mm256_add_epi16(part, products(block[1], x + (DIGITS + d) * 2 * BLOCK));
        const __m256i wide = _mm256_madd_epi16(part, _mm256_set1_epi16(d ? 1 : 256));
        sum = d ? _mm256_add_epi32(sum, wide) : wide;
        if (d == 1)
            sum = _mm256_slli_epi32(sum, 8);
    }
    return _mm256_cvtepi32_ps(sum);
}

/* The sums of a line times its scales. `parts` of it have different groups; of two, each has a half of the lanes. */
INLINE __m256 add_line(__m256 sum, const uint8_t *from, const int8_t *x, const float *scale,
                       const int32_t *group, int parts) {
    __m256i block[2] = {load(from), load(from + BLOCK)};
    __asm__("" : "+r"(x)); /* gcc would keep the digits for the next output, on the stack */
    if (parts == 2) {
        block[0] = _mm256_blend_epi32(block[0], block[1], 0xf0);
        block[1] = load(from + BLOCK / 2);
    }
    UNROLLED
    for (int part = 0; part < PARTS; part += parts == PARTS ? 2 : PARTS) {
        __m256 factor = _mm256_set1_ps(scale[group[part]]);
        if (parts > 1)
            factor = _mm256_blend_ps(factor, _mm256_set1_ps(scale[group[part + PARTS / parts]]),
                                     0xf0);
        sum = _mm256_fmadd_ps(
            whole_sums(block + part / 2, x + part * BLOCK * DIGITS, parts == PARTS ? 1 : 2), factor,
            sum);
    }
    return sum;
}

INLINE float total(__m256 x) {
    __m128 sum = _mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps(x, 1));
    sum = _mm_add_ps(sum, _mm_movehl_ps(sum, sum));
    return _mm_cvtss_f32(_mm_add_ss(sum, _mm_movehdup_ps(sum)));
}

/* Outputs `output`, output + apart and so on. */
INLINE void tile(const task *t, int64_t output, int64_t apart, int outputs, int parts) {
    const units_product *p = t->p;
    const int64_t row = apart * p->depth / 2, scales = apart * p->groups;
    const uint8_t *weight = p->weight + output * (p->depth / 2);
    const float *scale = p->scale + output * p->groups, *zero = p->zero + output * p->groups;
    __m256 sum[OUTPUTS] = {0};
    for (int64_t line = 0; line < p->depth / LINE; line++) {
        const int32_t *group = t->groups + line * PARTS;
        const int8_t *x = t->x + line * LINE * DIGITS;
        UNROLLED
        for (int k = 0; k < outputs; k++) {
            const uint8_t *from = weight + k * row + line * (LINE / 2);
            const float *of = scale + k * scales;
            __builtin_prefetch(from + AHEAD);
            if (line % PARTS == 0) { /* scales of PARTS lines, or more, fill a cache line */
                __builtin_prefetch(of + p->groups + group[0]);
                __builtin_prefetch(zero + k * scales + p->groups + group[0]);
            }
            sum[k] = add_line(sum[k], from, x, of, group, parts);
        }
    }
    UNROLLED
    for (int k = 0; k < outputs; k++) { /* zeros, and an offset of 8, multiply the sums of groups */
        const int64_t to = output + k * apart;
        const float *of = scale + k * scales, *and = zero + k * scales;
        int64_t g = 0;
        sum[k] = _mm256_mul_ps(sum[k], _mm256_set1_ps(t->unit));
        for (; g + 8 <= p->groups; g += 8)
            sum[k] = _mm256_fmadd_ps(_mm256_fnmadd_ps(_mm256_loadu_ps(of + g), _mm256_set1_ps(8),
                                                      _mm256_loadu_ps(and+g)),
                                     _mm256_loadu_ps(t->sums + g), sum[k]);
        float y = total(sum[k]);
        for (; g < p->groups; g++)
            y += (and[g] - 8 * of[g]) * t->sums[g];
        p->output[to] = p->bias ? y + p->bias[to] : y;
    }
}

typedef void (*tile_function)(const task *t, int64_t output, int64_t apart);
#define TILE(outputs, parts)                                                                       \
    PAIRS static void tile_##outputs##_##parts(const task *t, int64_t output, int64_t apart) {     \
        tile(t, output, apart, outputs, parts);                                                    \
    }
TILE(1, 1)
TILE(4, 1)
TILE(1, 2)
TILE(4, 2)
TILE(1, 4)
TILE(4, 4)

static void multiply(int64_t begin, int64_t end, void *context) {
    static const tile_function tiles[3][2] = {
        {tile_1_1, tile_4_1}, {tile_1_2, tile_4_2}, {tile_1_4, tile_4_4}};
    const task *t = context;
    const int64_t first = begin * OUTPUTS;
    const tile_function *kind = tiles[parts_of(t->p) / 2];
    end = end * OUTPUTS < t->p->outputs ? end * OUTPUTS : t->p->outputs;
    const int64_t apart = (end - first) / OUTPUTS;
    for (int64_t k = 0; k < apart; k++)
        kind[1](t, first + k, apart);
    for (int64_t k = first + apart * OUTPUTS; k < end; k++)
        kind[0](t, k, 1);
}

int th_multiply_by_pairs(const units_product *p) {
    task t = {.p = p, .unit = unit_of(p->x, p->depth)};
    if (!t.unit)
        return 1;
    const int64_t digits = p->depth * DIGITS, groups = p->depth / LINE * PARTS * 4;
    const int64_t bytes = digits + groups + p->groups * 4;
    t.x = th_allocate(bytes);
    if (!t.x)
        return -1;
    t.groups = (int32_t *)(t.x + digits);
    t.sums = (float *)(t.x + digits + groups);
    write_row(&t);
    th_parallel((p->outputs + OUTPUTS - 1) / OUTPUTS, (double)p->depth * OUTPUTS / 12, multiply,
                &t);
    th_release(t.x, bytes);
    return 0;
}
#else
bool th_pairs_take(const units_product *p) { return (void)p, false; }
int th_multiply_by_pairs(const units_product *p) { return (void)p, 1; }
#endif
