/* stream.c: non-temporal stores, for results that would leave the caches before they are read. */
#include <stdlib.h>
#include <string.h>
#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#endif

#include "base/stream.h"

#define LINE 64
/* Cache sizes assumed if the machine does not report them */
#define USUAL_LAST ((int64_t)32 << 20)
#define USUAL_SECOND ((int64_t)512 << 10)

/* Bytes of the largest data cache of a level, or of any level (0), that one core uses; sysconf adds
   up the caches of all cores. The environment variable overrides it for tests. */
static int64_t ask_cache(const char *variable, unsigned level, int64_t usual) {
    const char *text = getenv(variable);
    int64_t most = text ? strtoll(text, NULL, 10) : 0;
    if (most > 0)
        return most;
    most = 0;
#if defined(__x86_64__)
    static const unsigned leaves[] = {4, 0x8000001d}; /* Intel's, AMD's */
    for (int k = 0; k < 2; k++) {
        unsigned a, b, c, d;
        for (unsigned i = 0; __get_cpuid_count(leaves[k], i, &a, &b, &c, &d) && (a & 31); i++) {
            const int64_t ways = (b >> 22) + 1, parts = (b >> 12 & 1023) + 1, line = (b & 4095) + 1;
            const int64_t bytes = ways * parts * line * ((int64_t)c + 1);
            const bool counts = (a & 31) != 2 && (!level || (a >> 5 & 7) == level);
            most = counts && bytes > most ? bytes : most;
        }
    }
#endif
    return most ? most : usual;
}

static int64_t last, second, usable; /* 0: not asked yet */

static int64_t known_cache(int64_t *cache, const char *variable, unsigned level, int64_t usual) {
    int64_t known = __atomic_load_n(cache, __ATOMIC_RELAXED);
    if (known <= 0) {
        known = ask_cache(variable, level, usual);
        __atomic_store_n(cache, known, __ATOMIC_RELAXED);
    }
    return known;
}

int64_t th_last_cache(void) { return known_cache(&last, "TORCH_LAST_CACHE", 0, USUAL_LAST); }
int64_t th_second_cache(void) {
    return known_cache(&second, "TORCH_SECOND_CACHE", 2, USUAL_SECOND);
}
void th_set_last_cache(int64_t bytes) {
    __atomic_store_n(&last, bytes, __ATOMIC_RELAXED);
    __atomic_store_n(&usable, bytes, __ATOMIC_RELAXED);
}
void th_set_second_cache(int64_t bytes) { __atomic_store_n(&second, bytes, __ATOMIC_RELAXED); }

/* Bytes of the last cache that a core can rely on. Servers share one among tens of cores, and virtual machines report
   all of it: of 260 MB, results beyond 32 MB, 16 times the second cache, had left it when they were read. */
static int64_t usable_cache(void) {
    int64_t known = __atomic_load_n(&usable, __ATOMIC_RELAXED);
    if (known <= 0) {
        const int64_t cores = 16 * th_second_cache();
        const int64_t most = cores > USUAL_LAST ? cores : USUAL_LAST;
        known = getenv("TORCH_LAST_CACHE") || th_last_cache() < most ? th_last_cache() : most;
        __atomic_store_n(&usable, known, __ATOMIC_RELAXED);
    }
    return known;
}

/* Several threads share more cached data, so streaming pays off later. Level 1 stores only quarter
   lines, which gains nothing. */
bool th_exceeds_cache(int64_t bytes) {
    return th_cpu_level() > 1 && bytes / (th_threads() > 1 ? 2 : 1) >= usable_cache();
}

#if defined(__x86_64__)
/* Store whole cache lines with the widest stores of a level: a fully written line need not be read
   first. */
__attribute__((target("avx"))) static void stream_256(char *line, const char *next, int64_t lines) {
    for (; lines > 0; lines--, line += LINE, next += LINE)
        for (int i = 0; i < LINE / 32; i++)
            _mm256_stream_si256((__m256i *)line + i, _mm256_loadu_si256((const __m256i *)next + i));
}

/* A loop with stores half as wide may have just written the line; a wider load would stall. */
__attribute__((target("avx512f"))) static void stream_512(char *line, const char *next,
                                                          int64_t lines) {
    for (; lines > 0; lines--, line += LINE, next += LINE)
        for (int i = 0; i < LINE / 64; i++) {
            const __m256i *half = (const __m256i *)next + 2 * i;
            const __m512i low = _mm512_castsi256_si512(_mm256_loadu_si256(half));
            _mm512_stream_si512((__m512i *)line + i,
                                _mm512_inserti64x4(low, _mm256_loadu_si256(half + 1), 1));
        }
}

void th_stream(void *to, const void *from, int64_t bytes) {
    const int64_t off = (int64_t)(-(uintptr_t)to & (LINE - 1)), head = off < bytes ? off : bytes;
    const int64_t lines = (bytes - head) / LINE, tail = (bytes - head) % LINE;
    char *line = (char *)to + head;
    const char *next = (const char *)from + head;
    if (head)
        memcpy(to, from, (size_t)head);
    (th_cpu_level() == 4 ? stream_512 : stream_256)(line, next, lines);
    if (tail)
        memcpy(line + lines * LINE, next + lines * LINE, (size_t)tail);
}

void th_stream_end(void) { _mm_sfence(); }
#else
void th_stream(void *to, const void *from, int64_t bytes) { memcpy(to, from, (size_t)bytes); }
void th_stream_end(void) {}
#endif
