/* stream.c: results that are too large to stay in a cache go around it. A plain store reads what it
   overwrites first, and drives out what the next step would find there. */
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "walk/walk.h"

#define STREAMED                                                                                   \
    256 /* elements computed at a time: while they are stored, the next ones are read */
#define LINE 64

/* Whether a task that moves so many bytes is larger than the last cache that a core has for itself and
   its neighbours. What the system tells of its size is often that of all of them. */
bool th_exceeds_cache(int64_t bytes) {
#if defined(__SSE2__)
    return bytes >= (int64_t)32 << 20;
#else
    (void)bytes;
    return false;
#endif
}

#if defined(__SSE2__)
/* Whole lines, both sides at multiples of a line. A store of a whole line waits for no others. */
static void store_parts(char *to, const char *from, int64_t bytes) {
    for (int64_t i = 0; i < bytes; i += 16)
        _mm_stream_si128((__m128i *)(to + i), _mm_load_si128((const __m128i *)(from + i)));
}
__attribute__((target("avx512f"))) static void store_lines(char *to, const char *from,
                                                           int64_t bytes) {
    for (int64_t i = 0; i < bytes; i += LINE)
        _mm512_stream_si512((__m512i *)(to + i), _mm512_load_si512(from + i));
}
#endif

void th_run_streamed(loop body, char *const *from, const uint8_t *item, int outputs, int count,
                     int64_t length, const scalar *option) {
    int64_t done = 0;
    char *at[TH_MAX_OPERANDS];
#if defined(__SSE2__)
    _Alignas(LINE) char buffer[TH_MAX_STREAMED][STREAMED * sizeof(uint64_t)];
    void (*const store)(char *, const char *,
                        int64_t) = __builtin_cpu_supports("avx512f") ? store_lines : store_parts;
    bool whole = outputs <= TH_MAX_STREAMED;
    for (int k = 0; k < outputs; k++)
        whole &= (uintptr_t)from[k] % LINE == 0;
    for (; whole && done + STREAMED <= length; done += STREAMED) {
        for (int k = 0; k < count; k++)
            at[k] = k < outputs ? buffer[k] : from[k] + done * item[k];
        body(at, STREAMED, option);
        for (int k = 0; k < outputs; k++)
            store(from[k] + done * item[k], buffer[k], STREAMED * item[k]);
    }
#endif
    for (int k = 0; k < count; k++)
        at[k] = from[k] + done * item[k];
    if (done < length)
        body(at, length - done, option);
}

void th_end_streams(void) {
#if defined(__SSE2__)
    _mm_sfence();
#endif
}
