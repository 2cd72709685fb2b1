/* philox.c: Philox4x32-10 (Salmon and others, "Parallel random numbers: as easy as 1, 2, 3", 2011).
   The key is the seed; a counter is 64 bits of position within a call and 64 bits of call
   number. */
#include "row/philox.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif
#include <string.h>
#include <sys/random.h>
#include <time.h>
#include <unistd.h>

#include "base/vector.h"
#include "cuda/layout.h"
#include "walk/walk.h"

#define MOST (TH_CHUNK / 2) /* counters or pairs: two doubles use a counter, two floats a pair */
#define TWO_PI 6.283185307179586476925

static uint64_t shared[2];         /* generator shared by all threads: seed, number of calls */
static THREAD_LOCAL uint64_t *own; /* NULL: the shared one */

uint64_t *th_use_generator(uint64_t state[2]) {
    uint64_t *before = own;
    own = state;
    return before;
}

/* Seed each process from the system; 63 bits, so that the seed fits a C long. */
__attribute__((constructor)) static void seed_from_system(void) {
    uint64_t seed;
    if (getrandom(&seed, sizeof seed, GRND_NONBLOCK) != (ssize_t)sizeof seed)
        seed = (uint64_t)time(NULL) << 20 ^ (uint64_t)getpid();
    th_seed(seed >> 1);
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

/* For tests: every counter's words, instead of random ones. */
static const uint32_t *fixed_words;
void th_fix_random_words(const uint32_t *four) {
    static uint32_t kept[4];
    if (four)
        memcpy(kept, four, sizeof kept);
    fixed_words = four ? kept : NULL;
}

source th_next_sources(int64_t count) {
    uint64_t *state = own ? own : shared;
    return (source){__atomic_load_n(&state[0], __ATOMIC_RELAXED),
                    __atomic_fetch_add(&state[1], (uint64_t)count, __ATOMIC_RELAXED)};
}

source th_next_source(void) { return th_next_sources(1); }

/* In a captured graph, count offsets from the start of the capture, since later launches continue
   from there; not with a given generator. */
gpu_source th_source_on(device where, source from) {
    const gpu_capture *into = own ? NULL : th_gpu_capture(where);
    return into ? (gpu_source){from.seed, from.offset - into->first, into->numbers}
                : (gpu_source){from.seed, from.offset, NULL};
}

/* Words of the counters in four arrays, ordered first, third, second, fourth: consumers of pairs
   see two arrays of twice the length. */
#define FIRST(word, count) (word)
#define SECOND(word, count) ((word) + 2 * (count))
#define THIRD(word, count) ((word) + (count))
#define FOURTH(word, count) ((word) + 3 * (count))

/* Ten rounds for `count` counters from `first`, a multiple of 8. Lanes have 64 bits for 32 x 32-bit
   products; the upper 32 bits of a lane are ignored. */
#if !defined(__x86_64__)
typedef uint64_t pair __attribute__((vector_size(16)));
static inline pair low_product(pair a, pair b) { return (a & 0xFFFFFFFFu) * (b & 0xFFFFFFFFu); }
#define NAME(word) word##_2
#define LANES 2
#define ATTRIBUTE
#define M pair
#define MULTIPLY low_product
#include "row/philox_words.h"

static void random_words(source from, uint64_t first, int64_t count, uint32_t *word) {
    words_2(from, first, count, word);
}
#else
#define NAME(word) word##_2
#define LANES 2
#define ATTRIBUTE __attribute__((target("sse2")))
#define M __m128i
#define MULTIPLY _mm_mul_epu32
#include "row/philox_words.h"

#define NAME(word) word##_4
#define LANES 4
#define ATTRIBUTE __attribute__((target("avx2")))
#define M __m256i
#define MULTIPLY _mm256_mul_epu32
#include "row/philox_words.h"

#define NAME(word) word##_8
#define LANES 8
#define ATTRIBUTE __attribute__((target("avx512f,avx512vl")))
#define M __m512i
#define MULTIPLY _mm512_mul_epu32
#include "row/philox_words.h"

static void random_words(source from, uint64_t first, int64_t count, uint32_t *word) {
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl"))
        words_8(from, first, count, word);
    else if (__builtin_cpu_supports("avx2"))
        words_4(from, first, count, word);
    else
        words_2(from, first, count, word);
}
#endif

static void words(source from, uint64_t first, int64_t count, uint32_t *word) {
    uint32_t *const at[4] = {FIRST(word, count), SECOND(word, count), THIRD(word, count),
                             FOURTH(word, count)};
    if (!fixed_words) {
        random_words(from, first, count, word);
        return;
    }
    for (int k = 0; k < 4; k++)
        for (int64_t i = 0; i < count; i++)
            at[k][i] = fixed_words[k];
}

void th_make_bits(source from, int64_t position, int64_t count, uint64_t *to) {
    uint32_t word[4 * MOST];
    const int64_t counters = (count + 15) / 16 * 8;
    const uint32_t *a = FIRST(word, counters), *b = SECOND(word, counters),
                   *c = THIRD(word, counters), *d = FOURTH(word, counters);
    words(from, (uint64_t)position / 2, counters, word);
    for (int64_t i = 0; i < counters; i++) {
        to[2 * i] = (uint64_t)a[i] << 32 | b[i];
        to[2 * i + 1] = (uint64_t)c[i] << 32 | d[i];
    }
}

uint64_t th_random_bits(void) {
    uint64_t number[16];
    th_make_bits(th_next_source(), 0, 1, number);
    return *number;
}

/* Uniform in [0, 1): 24 bits from one word; 53 bits from two. */
#define UNIFORM_FLOAT(x) ((float)(int32_t)((x) >> 8) * 0x1p-24f)
#define UNIFORM_DOUBLE(x, y)                                                                       \
    (((double)(int32_t)((x) >> 5) * 0x1p26 + (double)(int32_t)((y) >> 6)) * 0x1p-53)

CLONES static void uniform_float(const uint32_t *word, int64_t count, float *to) {
    const uint32_t *a = FIRST(word, count), *b = SECOND(word, count), *c = THIRD(word, count),
                   *d = FOURTH(word, count);
    for (int64_t i = 0; i < count; i++) {
        to[4 * i] = UNIFORM_FLOAT(a[i]);
        to[4 * i + 1] = UNIFORM_FLOAT(b[i]);
        to[4 * i + 2] = UNIFORM_FLOAT(c[i]);
        to[4 * i + 3] = UNIFORM_FLOAT(d[i]);
    }
}

CLONES static void uniform_double(const uint32_t *word, int64_t count, double *to) {
    const uint32_t *a = FIRST(word, count), *b = SECOND(word, count), *c = THIRD(word, count),
                   *d = FOURTH(word, count);
    for (int64_t i = 0; i < count; i++) {
        to[2 * i] = UNIFORM_DOUBLE(a[i], b[i]);
        to[2 * i + 1] = UNIFORM_DOUBLE(c[i], d[i]);
    }
}

/* Box and Muller, 1958: two uniform numbers give two normal ones. The logarithm never gets 0.
   Separate loops for cosine and sine, since sincos does not vectorise. */

/* Use all 32 bits for the radius, for accurate tails. */
CLONES static void normal_float(const uint32_t *word, int64_t count, float *to) {
    const uint32_t *x = FIRST(word, count), *y = SECOND(word, count);
    float radius[MOST], angle[MOST], sine[MOST];
    for (int64_t i = 0; i < 2 * count; i++) {
        radius[i] = sqrtf(-2 * logf((float)(int32_t)(x[i] >> 1) * 0x1p-31f + 0x1p-33f));
        angle[i] = (float)TWO_PI * UNIFORM_FLOAT(y[i]);
    }
    for (int64_t i = 0; i < 2 * count; i++)
        sine[i] = radius[i] * sinf(angle[i]);
    for (int64_t i = 0; i < 2 * count; i++)
        radius[i] *= cosf(angle[i]);
    for (int64_t i = 0; i < count; i++) {
        to[4 * i] = radius[i];
        to[4 * i + 1] = sine[i];
        to[4 * i + 2] = radius[count + i];
        to[4 * i + 3] = sine[count + i];
    }
}

CLONES static void normal_double(const uint32_t *word, int64_t count, double *to) {
    const uint32_t *a = FIRST(word, count), *b = SECOND(word, count), *c = THIRD(word, count),
                   *d = FOURTH(word, count);
    double radius[MOST], angle[MOST], sine[MOST];
    for (int64_t i = 0; i < count; i++) {
        radius[i] = sqrt(-2 * log(UNIFORM_DOUBLE(a[i], b[i]) + 0x1p-54));
        angle[i] = (double)TWO_PI * UNIFORM_DOUBLE(c[i], d[i]);
    }
    for (int64_t i = 0; i < count; i++)
        sine[i] = radius[i] * sin(angle[i]);
    for (int64_t i = 0; i < count; i++)
        radius[i] *= cos(angle[i]);
    for (int64_t i = 0; i < count; i++) {
        to[2 * i] = radius[i];
        to[2 * i + 1] = sine[i];
    }
}

void th_make_numbers(source from, int64_t position, int64_t count, bool single, bool normal,
                     void *to) {
    uint32_t word[4 * MOST];
    const int64_t per = single ? 4 : 2, needed = (count + per - 1) / per;
    /* round up to whole vectors: a scalar remainder is slower */
    const int64_t counters = (needed + 7) / 8 * 8;
    words(from, (uint64_t)(position / per), counters, word);
    if (single)
        (normal ? normal_float : uniform_float)(word, counters, to);
    else
        (normal ? normal_double : uniform_double)(word, counters, to);
}
