/* philox_words.h: random words, LANES counters at a time: the template of philox.c. MULTIPLY multiplies the
   lower 32 bits of the lanes of two vectors of type M. */
ATTRIBUTE static void NAME(words)(source from, uint64_t first, int64_t count, uint32_t *word) {
    typedef uint64_t V __attribute__((vector_size(8 * LANES)));
    typedef uint32_t W __attribute__((vector_size(4 * LANES), aligned(4), may_alias));
    const V none = {0}, low = none + (uint32_t)from.offset, high = none + (from.offset >> 32);
    const V m0 = none + 0xD2511F53u, m1 = none + 0xCD9E8D57u;
    V counter;
    for (int k = 0; k < LANES; k++)
        counter[k] = first + (uint64_t)k;
    for (int64_t i = 0; i < count; i += LANES, counter += LANES) {
        V a = counter, b = counter >> 32, c = low, d = high;
        uint32_t k0 = (uint32_t)from.seed, k1 = (uint32_t)(from.seed >> 32);
#pragma GCC unroll 10
        for (int round = 0; round < 10; round++) {
            const V p = (V)MULTIPLY((M)a, (M)m0), q = (V)MULTIPLY((M)c, (M)m1);
            a = (q >> 32) ^ b ^ k0;
            b = q;
            c = (p >> 32) ^ d ^ k1;
            d = p;
            k0 += 0x9E3779B9u;
            k1 += 0xBB67AE85u;
        }
        *(W *)(FIRST(word, count) + i) = __builtin_convertvector(a, W);
        *(W *)(SECOND(word, count) + i) = __builtin_convertvector(b, W);
        *(W *)(THIRD(word, count) + i) = __builtin_convertvector(c, W);
        *(W *)(FOURTH(word, count) + i) = __builtin_convertvector(d, W);
    }
}

#undef NAME
#undef LANES
#undef ATTRIBUTE
#undef M
#undef MULTIPLY
