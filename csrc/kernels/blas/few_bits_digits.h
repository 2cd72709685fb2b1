/* few_bits_digits.h: rows of floats as whole numbers of DIGITS digits, in the vectors of byte_vectors.h: a template of
   byte_units_*.c, few_bits_pairs.c and few_bits_shorts.c. */

INLINE whole_numbers whole(floats x, floats factor) {
    return VECTOR(cvtps_epi32)(VECTOR(mul_ps)(x, factor));
}

/* Write the digits of a vector of numbers, the first digit first, `step` bytes apart. */
INLINE void put_digits(int8_t *to, whole_numbers x, int64_t step) {
    for (int d = DIGITS - 1; d >= 0; d--) {
        store_low_bytes(to + d * step, x);
        x = VECTOR(srai_epi32)(VECTOR(add_epi32)(x, VECTOR(set1_epi32)(128)), 8);
    }
}

/* 65536 * high + rest, which are exact floats, rounded once. */
INLINE __m128 rounded_once(__m128i high, __m128i rest) {
    return _mm_fmadd_ps(_mm_cvtepi32_ps(high), _mm_set1_ps(65536), _mm_cvtepi32_ps(rest));
}

/* The sums of groups of a row, of multiples of 8 elements, which are rounded to multiples of the unit. */
BYTE_UNITS static inline void sums_of_groups(float *to, const float *x, float unit, int64_t groups,
                                             int64_t group) {
    const doubles factor = VECTOR(set1_pd)(1 / (double)unit);
    for (int64_t g = 0; g < groups; g++) {
        doubles part = {0};
        double sum = 0;
        for (int64_t k = 0; k < group; k += LANES / 2)
            part += rounded(widened(x + g * group + k) * factor);
        for (int lane = 0; lane < LANES / 2; lane++)
            sum += part[lane];
        to[g] = (float)(sum * (double)unit);
    }
}

/* Write the sums of a tile, [outputs][rows]. */
INLINE void write_scaled(const units_product *p, int64_t row, int64_t output, int64_t apart,
                         int rows, int outputs, const float *sums) {
    UNROLLED
    for (int k = 0; k < outputs; k++)
        UNROLLED
    for (int r = 0; r < rows; r++) {
        const int64_t to = output + k * apart;
        float y = sums[k * rows + r];
        /* One fused operation in every tile: gcc would fuse in some. The two factors' product may be subnormal. */
        if (!p->groups)
            y = __builtin_fmaf(y * p->unit[row + r], p->scale[to], p->bias ? p->bias[to] : 0);
        else if (p->bias)
            y += p->bias[to];
        p->output[(row + r) * p->outputs + to] = y;
    }
}
