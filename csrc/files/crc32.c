/* crc32.c: CRC-32 of zip records (polynomial 0xEDB88320, bit-reflected), at the speed of memory. */
#include <string.h>

#include "base/base.h"
#include "cold.h"

/* Folding by carry-less multiplication: V. Gopal et al., Fast CRC Computation for Generic
   Polynomials Using PCLMULQDQ Instruction, Intel, 2009. */
#if defined(__x86_64__)
#include <wmmintrin.h>
#define FOLDS 1
#else
#define FOLDS 0
#endif

static uint32_t table[8][256];

static __attribute__((constructor)) void fill_table(void) {
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int bit = 0; bit < 8; bit++)
            c = c >> 1 ^ (c & 1 ? 0xEDB88320u : 0);
        table[0][i] = c;
    }
    for (int slice = 1; slice < 8; slice++)
        for (int i = 0; i < 256; i++)
            table[slice][i] = table[slice - 1][i] >> 8 ^ table[0][table[slice - 1][i] & 255];
}

/* Eight bytes per step, with one table per distance from the end. */
static uint32_t by_table(uint32_t c, const uint8_t *p, int64_t bytes) {
    for (; bytes >= 8; p += 8, bytes -= 8) {
        uint32_t low, high;
        memcpy(&low, p, 4);
        memcpy(&high, p + 4, 4);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        low = __builtin_bswap32(low), high = __builtin_bswap32(high);
#endif
        low ^= c;
        c = table[7][low & 255] ^ table[6][low >> 8 & 255] ^ table[5][low >> 16 & 255]
            ^ table[4][low >> 24] ^ table[3][high & 255] ^ table[2][high >> 8 & 255]
            ^ table[1][high >> 16 & 255] ^ table[0][high >> 24];
    }
    for (; bytes > 0; p++, bytes--)
        c = c >> 8 ^ table[0][(c ^ *p) & 255];
    return c;
}

#if FOLDS
#define IN_FLIGHT 4 /* products in flight, to hide their latency */

__attribute__((target("pclmul,sse4.1"))) static inline __m128i fold(__m128i x, __m128i next,
                                                                    __m128i by) {
    const __m128i low = _mm_clmulepi64_si128(x, by, 0x00), high = _mm_clmulepi64_si128(x, by, 0x11);
    return _mm_xor_si128(_mm_xor_si128(low, high), next);
}

/* bytes: at least 64. Fold all whole 16-byte blocks into one block with the same checksum. */
__attribute__((target("pclmul,sse4.1"))) static uint32_t by_folding(uint32_t c, const uint8_t *p,
                                                                    int64_t bytes) {
    const __m128i over_64 = _mm_set_epi64x(0x1c6e41596, 0x154442bd4); /* x^(512-32), x^(512+32) */
    const __m128i over_16 = _mm_set_epi64x(0x0ccaa009e, 0x1751997d0); /* x^(128-32), x^(128+32) */
    const __m128i *block = (const __m128i *)p;
    __m128i x[IN_FLIGHT];
    for (int i = 0; i < IN_FLIGHT; i++)
        x[i] = _mm_loadu_si128(block++);
    x[0] = _mm_xor_si128(x[0], _mm_cvtsi32_si128((int)c));
    for (bytes -= 64; bytes >= 64; bytes -= 64)
        for (int i = 0; i < IN_FLIGHT; i++)
            x[i] = fold(x[i], _mm_loadu_si128(block++), over_64);
    for (int i = 1; i < IN_FLIGHT; i++)
        x[0] = fold(x[0], x[i], over_16);
    for (; bytes >= 16; bytes -= 16)
        x[0] = fold(x[0], _mm_loadu_si128(block++), over_16);
    uint8_t last[16];
    _mm_storeu_si128((__m128i *)last, x[0]);
    return by_table(by_table(0, last, sizeof last), (const uint8_t *)block, bytes);
}
#endif

/* start: 0, or the checksum of the preceding bytes. */
uint32_t th_crc32(uint32_t start, const void *data, int64_t bytes) {
#if FOLDS
    if (bytes >= 64 && __builtin_cpu_supports("pclmul") && __builtin_cpu_supports("sse4.1"))
        return ~by_folding(~start, data, bytes);
#endif
    return ~by_table(~start, data, bytes);
}
