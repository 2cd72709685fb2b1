/* half_order.h: comparisons and conversions of a narrow float T: the template of half.h. Has NAME(word)
   for th_half_word, OF(word) for th_word_half, and the bits of infinity. */

/* Comparisons of bits, which take no conversion: the results are masks of 16 bits. Integers have the
   order of the numbers, with nan beyond the infinities. */
HALF int16_t NAME(order)(T x) {
    const int16_t sign = (int16_t)((int16_t)x >> 15);
    return (int16_t)(((x & 0x7fff) ^ sign) - sign);
}

HALF T NAME(isnan)(T x) { return (T) - ((T)(x & 0x7fff) > INFINITE); }
HALF T NAME(less)(T x, T y) {
    const int16_t a = NAME(order)(x), b = NAME(order)(y);
    const T less = (T) - (a < b), low = (T) - (a >= -INFINITE);
    return (T)(less & low & (T) - (b <= INFINITE));
}

HALF T NAME(at_most)(T x, T y) {
    const int16_t a = NAME(order)(x), b = NAME(order)(y);
    const T most = (T) - (a <= b), low = (T) - (a >= -INFINITE);
    return (T)(most & low & (T) - (b <= INFINITE));
}

HALF T NAME(equal)(T x, T y) {
    const T equal = (T) - (NAME(order)(x) == NAME(order)(y));
    return (T)(equal & ~NAME(isnan)(x));
}

HALF T NAME(not)(T mask) { return (T)(0xffff - mask); }
HALF T NAME(select)(T mask, T x, T y) { return (T)((x & mask) | (y & ~mask)); }
HALF T NAME(max)(T x, T y) {
    const T above = (T) - (NAME(order)(x) > NAME(order)(y));
    return NAME(select)((T)((above & ~NAME(isnan)(y)) | NAME(isnan)(x)), x, y);
}

HALF T NAME(min)(T x, T y) {
    const T below = (T) - (NAME(order)(x) < NAME(order)(y));
    return NAME(select)((T)((below & ~NAME(isnan)(y)) | NAME(isnan)(x)), x, y);
}

/* Conversion from double. */
HALF T OF(double)(double value) { return OF(float)(th_round_to_odd(value)); }

#undef T
#undef NAME
#undef OF
#undef INFINITE
