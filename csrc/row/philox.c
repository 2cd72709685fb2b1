/* philox.c: Philox4x32-10 (Salmon and others, "Parallel random numbers: as easy as 1, 2, 3", 2011).
   The key is the seed, a counter 64 bits of position in a call and 64 bits of the call's number. */
#include "row/philox.h"

#include <string.h>

#include "base/vector.h"
#include "walk/loop.h"

#define COUNTERS (TH_CHUNK / 2) /* At most: two doubles take a counter. */
#define TWO_PI 6.283185307179586476925

static uint64_t shared[2]; /* the generator that all threads draw from: its seed, calls so far */
static __thread uint64_t *own __attribute__((tls_model("initial-exec"))); /* NULL: that one */

uint64_t *th_use_generator(uint64_t state[2]) {
    uint64_t *before = own;
    own = state;
    return before;
}

void th_seed(uint64_t value) { th_set_random_state((uint64_t[2]){value, 0}); }

uint64_t th_initial_seed(void) { return __atomic_load_n(&shared[0], __ATOMIC_RELAXED); }

void th_random_state(uint64_t state[2]) {
    state[0] = __atomic_load_n(&shared[0], __ATOMIC_RELAXED);
    state[1] = __atomic_load_n(&shared[1], __ATOMIC_RELAXED);
}

void th_set_random_state(const uint64_t state[2]) {
    __atomic_store_n(&shared[0], state[0], __ATOMIC_RELAXED);
    __atomic_store_n(&shared[1], state[1], __ATOMIC_RELAXED);
}

source th_next_source(void) {
    uint64_t *state = own ? own : shared;
    return (source){__atomic_load_n(&state[0], __ATOMIC_RELAXED),
                    __atomic_fetch_add(&state[1], 1, __ATOMIC_RELAXED)};
}

/* Ten rounds; x becomes four random words. */
STEP void philox(uint32_t *x0, uint32_t *x1, uint32_t *x2, uint32_t *x3, uint64_t key) {
    uint32_t a = *x0, b = *x1, c = *x2, d = *x3, k0 = (uint32_t)key, k1 = (uint32_t)(key >> 32);
#pragma GCC unroll 10
    for (int round = 0; round < 10; round++) {
        const uint64_t p = (uint64_t)a * 0xD2511F53u, q = (uint64_t)c * 0xCD9E8D57u;
        a = (uint32_t)(q >> 32) ^ b ^ k0;
        b = (uint32_t)q;
        c = (uint32_t)(p >> 32) ^ d ^ k1;
        d = (uint32_t)p;
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
    *x0 = a, *x1 = b, *x2 = c, *x3 = d;
}

uint64_t th_random_bits(void) {
    const source from = th_next_source();
    uint32_t a = 0, b = 0, c = (uint32_t)from.offset, d = (uint32_t)(from.offset >> 32);
    philox(&a, &b, &c, &d, from.seed);
    return (uint64_t)a << 32 | b;
}

/* Words of `count` counters from `first`: four arrays of COUNTERS. */
CLONES static void words(source from, uint64_t first, int64_t count, uint32_t (*word)[COUNTERS]) {
    const uint32_t low = (uint32_t)from.offset, high = (uint32_t)(from.offset >> 32);
    for (int64_t i = 0; i < count; i++) {
        const uint64_t counter = first + (uint64_t)i;
        uint32_t a = (uint32_t)counter, b = (uint32_t)(counter >> 32), c = low, d = high;
        philox(&a, &b, &c, &d, from.seed);
        word[0][i] = a, word[1][i] = b, word[2][i] = c, word[3][i] = d;
    }
}

/* 24 bits in [0, 1) from one word; 53 bits from two. */
#define UNIFORM_FLOAT(x) ((float)(int32_t)((x) >> 8) * 0x1p-24f)
#define UNIFORM_DOUBLE(x, y)                                                                       \
    (((double)(int32_t)((x) >> 5) * 0x1p26 + (double)(int32_t)((y) >> 6)) * 0x1p-53)

CLONES static void uniform_float(uint32_t (*word)[COUNTERS], int64_t count, float *to) {
    for (int64_t i = 0; i < count; i++) {
        to[4 * i] = UNIFORM_FLOAT(word[0][i]);
        to[4 * i + 1] = UNIFORM_FLOAT(word[1][i]);
        to[4 * i + 2] = UNIFORM_FLOAT(word[2][i]);
        to[4 * i + 3] = UNIFORM_FLOAT(word[3][i]);
    }
}

CLONES static void uniform_double(uint32_t (*word)[COUNTERS], int64_t count, double *to) {
    for (int64_t i = 0; i < count; i++) {
        to[2 * i] = UNIFORM_DOUBLE(word[0][i], word[1][i]);
        to[2 * i + 1] = UNIFORM_DOUBLE(word[2][i], word[3][i]);
    }
}

/* Box and Muller, 1958: two uniform numbers make two normal ones. The logarithm never sees 0.
   Cosine and sine have loops of their own, since a sincos does not vectorise. */
#define BOX_MULLER(T, x, y, log, sqrt, cos, sin)                                                   \
    T radius[COUNTERS], angle[COUNTERS], sine[COUNTERS];                                           \
    for (int64_t i = 0; i < count; i++) {                                                          \
        radius[i] = sqrt(-2 * log(x));                                                             \
        angle[i] = (T)TWO_PI * (y);                                                                \
    }                                                                                              \
    for (int64_t i = 0; i < count; i++)                                                            \
        sine[i] = radius[i] * sin(angle[i]);                                                       \
    for (int64_t i = 0; i < count; i++)                                                            \
        radius[i] *= cos(angle[i]);                                                                \
    for (int64_t i = 0; i < count; i++) {                                                          \
        to[step * i] = radius[i];                                                                  \
        to[step * i + 1] = sine[i];                                                                \
    }

/* All 32 bits go into the radius, for the sake of the tails. */
CLONES static void normal_pairs(const uint32_t *first, const uint32_t *second, int64_t count,
                                float *to) {
    const int64_t step = 4;
    BOX_MULLER(float, (float)(int32_t)(first[i] >> 1) * 0x1p-31f + 0x1p-33f,
               UNIFORM_FLOAT(second[i]), logf, sqrtf, cosf, sinf)
}

static void normal_float(uint32_t (*word)[COUNTERS], int64_t count, float *to) {
    normal_pairs(word[0], word[1], count, to);
    normal_pairs(word[2], word[3], count, to + 2);
}

CLONES static void normal_double(uint32_t (*word)[COUNTERS], int64_t count, double *to) {
    const int64_t step = 2;
    BOX_MULLER(double, UNIFORM_DOUBLE(word[0][i], word[1][i]) + 0x1p-54,
               UNIFORM_DOUBLE(word[2][i], word[3][i]), log, sqrt, cos, sin)
}

void th_make_numbers(source from, int64_t position, int64_t count, bool single, bool normal,
                     void *to) {
    uint32_t word[4][COUNTERS];
    const int64_t per = single ? 4 : 2, needed = (count + per - 1) / per;
    const int64_t counters = (needed + 15) / 16 * 16; /* whole vectors: a scalar rest costs more */
    words(from, (uint64_t)(position / per), counters, word);
    if (single)
        (normal ? normal_float : uniform_float)(word, counters, to);
    else
        (normal ? normal_double : uniform_double)(word, counters, to);
}
