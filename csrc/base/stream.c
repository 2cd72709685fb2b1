/* stream.c: stores that go past the caches, for results that those would not hold until they are read. */
#include <string.h>
#if defined(__x86_64__)
#include <cpuid.h>
#include <emmintrin.h>
#endif

#include "base/stream.h"

#define LINE 64
#define USUAL ((int64_t)32 << 20) /* bytes of the last cache of a machine that does not tell */

/* Bytes of the largest cache that one core reaches. sysconf adds up those of other cores. */
static int64_t last_cache(void) {
    int64_t most = 0;
#if defined(__x86_64__)
    static const unsigned leaves[] = {4, 0x8000001d}; /* Intel's, AMD's */
    for (int k = 0; k < 2; k++) {
        unsigned a, b, c, d;
        for (unsigned i = 0; __get_cpuid_count(leaves[k], i, &a, &b, &c, &d) && (a & 31); i++) {
            const int64_t ways = (b >> 22) + 1, parts = (b >> 12 & 1023) + 1, line = (b & 4095) + 1;
            const int64_t bytes = ways * parts * line * ((int64_t)c + 1);
            most = bytes > most ? bytes : most;
        }
    }
#endif
    return most ? most : USUAL;
}

/* Several threads bring caches of their own, at least those below the last one: what just fits, or goes over by little,
   is left to them. One thread alone does not keep the last quarter. */
bool th_outgrows_cache(int64_t bytes) {
    static int64_t cache;
    int64_t known = __atomic_load_n(&cache, __ATOMIC_RELAXED);
    if (!known) {
        known = last_cache();
        __atomic_store_n(&cache, known, __ATOMIC_RELAXED);
    }
    return bytes > (th_threads() > 1 ? known / 4 * 5 : known / 4 * 3);
}

#if defined(__x86_64__)
/* A line that is written as a whole need not be read before. */
void th_stream(void *to, const void *from, int64_t bytes) {
    const int64_t off = (int64_t)(-(uintptr_t)to & (LINE - 1)), head = off < bytes ? off : bytes;
    char *line = (char *)to + head;
    const char *next = (const char *)from + head;
    memcpy(to, from, (size_t)head);
    for (bytes -= head; bytes >= LINE; bytes -= LINE, line += LINE, next += LINE)
        _Pragma("GCC unroll 4") for (int i = 0; i < 4; i++) {
            _mm_stream_si128((__m128i *)line + i, _mm_loadu_si128((const __m128i *)next + i));
        }
    memcpy(line, next, (size_t)bytes);
}

void th_stream_end(void) { _mm_sfence(); }
#else
void th_stream(void *to, const void *from, int64_t bytes) { memcpy(to, from, (size_t)bytes); }
void th_stream_end(void) {}
#endif
