/* extreme_lanes.h: the lanes of extreme.h. Their comparisons ignore nan, which `unordered` remembers: one comparison
   finds a nan in two vectors. Leaves low[0], high[0], and `begin`, the number of elements that they cover. */
#define SIGN(T) ((uint64_t)1 << (8 * sizeof(T) - 1))
#define GREATEST(T) (HAS_FRACTIONS(T) ? (T)INFINITY : (T) - 1 > 0 ? (T) - 1 : (T)(SIGN(T) - 1))
#define LEAST(T) (HAS_FRACTIONS(T) ? (T) - INFINITY : (T) - 1 > 0 ? 0 : (T)SIGN(T))
enum {
    BOTH = LOW >= 0 && HIGH >= 0,
    /* vectors of x86-64-v3 have 16 registers: those of both extremes and of nan fill them */
    FEWER = sizeof(T) < 4 || (BOTH && (sizeof(T) < 8 || HAS_FRACTIONS(T))),
    WIDTH = (FEWER ? NARROW : 2 * NARROW) / sizeof(T),
    HALF_WIDTH = WIDTH / 2
};
T low[WIDTH], high[WIDTH];
MASK_OF(T) nan[HALF_WIDTH], unordered = 0;
int64_t begin = 0;
if (count >= WIDTH) {
    EVERY (k, WIDTH) { /* copies of the first elements would wait for their stores */
        low[k] = GREATEST(T);
        high[k] = LEAST(T);
    }
    EVERY (k, HALF_WIDTH)
        nan[k] = 0;
    for (; begin + WIDTH <= count; begin += WIDTH)
        EVERY (k, HALF_WIDTH) {
            const T x = ELEMENT_AT(begin + k), y = ELEMENT_AT(begin + HALF_WIDTH + k);
            nan[k] |= (x <= y) | (x > y) ? 0 : (MASK_OF(T)) - 1;
            if (LOW >= 0) {
                low[k] = x < low[k] ? x : low[k];
                low[k + HALF_WIDTH] = y < low[k + HALF_WIDTH] ? y : low[k + HALF_WIDTH];
            }
            if (HIGH >= 0) {
                high[k] = x > high[k] ? x : high[k];
                high[k + HALF_WIDTH] = y > high[k + HALF_WIDTH] ? y : high[k + HALF_WIDTH];
            }
        }
    for (int64_t k = 0; k < HALF_WIDTH; k++)
        unordered |= nan[k];
    HALVE_EXTREMES(64)
    HALVE_EXTREMES(32)
    HALVE_EXTREMES(16)
    HALVE_EXTREMES(8)
    HALVE_EXTREMES(4)
    HALVE_EXTREMES(2)
    HALVE_EXTREMES(1)
}

#undef SIGN
#undef GREATEST
#undef LEAST
