/* few_bits_pairs.c: one row by weights of 4 bits with AVX2, whose units add pairs of products of bytes, or with
   AVX-VNNI. */
#include "kernels/blas/byte_units.h"
#include "tensor/tensor.h"

#if defined(__x86_64__) && (!defined(TH_ONE_LEVEL) || TH_ONE_LEVEL == 3)
#define UNIT_BYTES 32
#include "kernels/blas/byte_vectors.h"
#include "kernels/blas/few_bits_digits.h"

/* A line of a row of the weight has two blocks of bytes. */
enum { LINE = 4 * BLOCK, PARTS = 4 };

bool th_pairs_take(const units_product *p) {
    const byte_units *units = th_byte_units();
    return th_cpu_level() >= 3 && (!units || units == &th_byte_units_avx2) && p->rows == 1
           && p->groups && p->depth % LINE == 0 && p->depth / p->groups % (LINE / PARTS) == 0;
}

typedef struct task {
    const units_product *p;
    int8_t *x;       /* [depth / 64][DIGITS][64]: the even elements of 64 come first, see place() */
    int32_t *groups; /* [depth / LINE][PARTS]: the groups of the parts of a line */
    float *sums;     /* [groups] */
} task;

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

BYTE_UNITS static void write_row(const task *t) {
    const units_product *p = t->p;
    const floats factor = _mm256_set1_ps(1 / p->unit[0]);
    const int64_t group = p->depth / p->groups;
    const int parts = parts_of(p);
    for (int64_t k = 0; k < p->depth; k += 16) {
        int8_t *to = t->x + place(k, parts == 2);
        const floats low = _mm256_loadu_ps(p->x + k), high = _mm256_loadu_ps(p->x + k + 8);
        put_digits(to, whole(every_other(low, high, 0), factor), 2 * BLOCK);
        put_digits(to + BLOCK, whole(every_other(low, high, 1), factor), 2 * BLOCK);
    }
    for (int64_t part = 0; part < p->depth / (LINE / PARTS); part++)
        t->groups[part] = (int32_t)(part * (LINE / PARTS) / group);
    sums_of_groups(t->sums, p->x, p->unit[0], p->groups, group);
}

/* The sums of digit d of one block or two. Without AVX-VNNI the 8 products of a half of a lane are first added in 16 bits. */
INLINE whole_numbers sums_of_digit(const whole_numbers *block, const int8_t *x, int d, int blocks,
                                   bool vnni) {
    const whole_numbers low = _mm256_set1_epi8(15);
    whole_numbers sum = none();
    UNROLLED
    for (int b = 0; b < blocks; b++) {
        const int8_t *digits = x + (b * DIGITS + d) * 2 * BLOCK;
        const whole_numbers even = both(block[b], low);
        const whole_numbers odd = both(_mm256_srli_epi16(block[b], 4), low);
        if (vnni) {
            sum = add_products(sum, even, load(digits));
            sum = add_products(sum, odd, load(digits + BLOCK));
        } else {
            const whole_numbers pairs = _mm256_add_epi16(
                _mm256_maddubs_epi16(even, load(digits)),
                _mm256_maddubs_epi16(odd, load(digits + BLOCK)));
            sum = b ? _mm256_add_epi16(sum, pairs) : pairs;
        }
    }
    if (vnni)
        return d ? sum : _mm256_slli_epi32(sum, 8);
    return _mm256_madd_epi16(sum, _mm256_set1_epi16(d ? 1 : 256));
}

/* 16 products with all digits, of 20 bits each, fit a lane of 32 bits. */
INLINE floats whole_sums(const whole_numbers *block, const int8_t *x, int blocks, bool vnni) {
    return _mm256_cvtepi32_ps(_mm256_add_epi32(sums_of_digit(block, x, 0, blocks, vnni),
                                               sums_of_digit(block, x, 1, blocks, vnni)));
}

/* The sums of a line times its scales. `parts` of it have different groups; of two, each has a half of the lanes. */
INLINE floats add_line(floats sum, const uint8_t *from, const int8_t *x, const float *scale,
                       const int32_t *group, int parts, bool vnni) {
    whole_numbers block[2] = {load_once(from), load_once(from + BLOCK)};
    __asm__("" : "+r"(x)); /* gcc would keep the digits for the next output, on the stack */
    if (parts == 2) {
        block[0] = _mm256_blend_epi32(block[0], block[1], 0xf0);
        block[1] = load_once(from + BLOCK / 2);
    }
    UNROLLED
    for (int part = 0; part < PARTS; part += parts == PARTS ? 2 : PARTS) {
        floats factor = _mm256_set1_ps(scale[group[part]]);
        if (parts > 1)
            factor = _mm256_blend_ps(factor, _mm256_set1_ps(scale[group[part + PARTS / parts]]),
                                     0xf0);
        sum = _mm256_fmadd_ps(
            whole_sums(block + part / 2, x + part * BLOCK * DIGITS, parts == PARTS ? 1 : 2, vnni),
            factor, sum);
    }
    return sum;
}

INLINE float total(floats x) {
    __m128 sum = _mm_add_ps(_mm256_castps256_ps128(x), _mm256_extractf128_ps(x, 1));
    sum = _mm_add_ps(sum, _mm_movehl_ps(sum, sum));
    return _mm_cvtss_f32(_mm_add_ss(sum, _mm_movehdup_ps(sum)));
}

/* Outputs `output`, output + apart and so on. */
INLINE void tile(const task *t, int64_t output, int64_t apart, int outputs, int parts, bool vnni) {
    const units_product *p = t->p;
    const int64_t row = apart * p->depth / 2, scales = apart * p->groups;
    const uint8_t *weight = p->weight + output * (p->depth / 2);
    const float *scale = p->scale + output * p->groups, *zero = p->zero + output * p->groups;
    floats sum[OUTPUTS] = {0};
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
            sum[k] = add_line(sum[k], from, x, of, group, parts, vnni);
        }
    }
    UNROLLED
    for (int k = 0; k < outputs; k++) { /* zeros, and an offset of 8, multiply the sums of groups */
        const int64_t to = output + k * apart;
        const float *of = scale + k * scales, *and = zero + k * scales;
        int64_t g = 0;
        sum[k] = _mm256_mul_ps(sum[k], _mm256_set1_ps(p->unit[0]));
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
#define TILE(kind, outputs, parts, vnni)                                                           \
    BYTE_UNITS static void kind##_##outputs##_##parts(const task *t, int64_t output,               \
                                                      int64_t apart) {                             \
        tile(t, output, apart, outputs, parts, vnni);                                              \
    }
#define TILES(parts)                                                                               \
    TILE(pairs, 1, parts, false)                                                                   \
    TILE(pairs, 4, parts, false)                                                                   \
    TILE(fours, 1, parts, true)                                                                    \
    TILE(fours, 4, parts, true)
TILES(1)
TILES(2)
TILES(4)
static const tile_function tiles[2][3][2] = {
    {{pairs_1_1, pairs_4_1}, {pairs_1_2, pairs_4_2}, {pairs_1_4, pairs_4_4}},
    {{fours_1_1, fours_4_1}, {fours_1_2, fours_4_2}, {fours_1_4, fours_4_4}},
};

static void multiply(int64_t begin, int64_t end, void *context) {
    const task *t = context;
    const int64_t first = begin * OUTPUTS;
    const tile_function *kind = tiles[th_byte_units() != NULL][parts_of(t->p) / 2];
    end = end * OUTPUTS < t->p->outputs ? end * OUTPUTS : t->p->outputs;
    const int64_t apart = (end - first) / OUTPUTS;
    for (int64_t k = 0; k < apart; k++)
        kind[1](t, first + k, apart);
    for (int64_t k = first + apart * OUTPUTS; k < end; k++)
        kind[0](t, k, 1);
}

int th_multiply_by_pairs(const units_product *p) {
    task t = {.p = p};
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
