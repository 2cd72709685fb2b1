/* few_bits_digits.h: rows of floats as whole numbers of DIGITS digits, in the vectors of byte_vectors.h: a template of
   byte_units_*.c and few_bits_pairs.c. */

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

BYTE_UNITS static float unit_of(const float *x, int64_t depth) {
    const whole_numbers magnitude = VECTOR(set1_epi32)(0x7fffffff);
    whole_numbers bits = none(), exponents = none();
    uint32_t top = 0, tops[LANES], sums[LANES];
    int64_t count = 0, sum = 0;
    for (int64_t k = 0; k < depth; k += LANES) {
        const whole_numbers part = both(bits_of(load_floats(x + k, depth - k)), magnitude);
        bits = VECTOR(max_epu32)(bits, part);
        exponents = VECTOR(add_epi32)(exponents, VECTOR(srli_epi32)(part, 23));
        count += count_set(part);
    }
    store(tops, bits);
    store(sums, exponents);
    for (int lane = 0; lane < LANES; lane++) {
        top = tops[lane] > top ? tops[lane] : top;
        sum += sums[lane];
    }
    return th_unit_of_row(top, sum, count);
}

/* The sums of groups of a row, of multiples of 8 elements. */
BYTE_UNITS static void sums_of_groups(float *to, const float *x, int64_t groups, int64_t group) {
    for (int64_t g = 0; g < groups; g++) {
        doubles part = {0};
        double sum = 0;
        for (int64_t k = 0; k < group; k += LANES / 2)
            part += widened(x + g * group + k);
        for (int lane = 0; lane < LANES / 2; lane++)
            sum += part[lane];
        to[g] = (float)sum;
    }
}
