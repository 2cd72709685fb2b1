/* half_block.h: conversion of WIDTH elements of Half by one instruction, and order of floats: the template of
   narrow_loop.h. gcc 12 does not vectorize the conversion, and does not inline functions of a CPU
   level into bodies of all levels. */
typedef float NAME(floats) __attribute__((vector_size(4 * WIDTH), aligned(4), may_alias));
typedef half NAME(halves) __attribute__((vector_size(2 * WIDTH), aligned(2), may_alias));
STEP void NAME(th_widen)(float *to, const half *from) {
    NAME(floats) x;
    __asm__("vcvtph2ps %1, %0" : "=x"(x) : "m"(*(const NAME(halves) *)from));
    *(NAME(floats) *)to = x;
}
STEP void NAME(th_round)(half *to, const float *from) {
    NAME(halves) x;
    __asm__("vcvtps2ph $0, %1, %0" : "=x"(x) : "x"(*(const NAME(floats) *)from));
    *(NAME(halves) *)to = x;
}
/* Divide 2 * WIDTH floats into those at even and at odd positions. */
typedef int NAME(positions) __attribute__((vector_size(4 * WIDTH)));
STEP void NAME(th_divide)(float *first, float *second, const float *from) {
#if WIDTH == 8
    const NAME(positions) even = {0, 2, 4, 6, 8, 10, 12, 14};
#else
    const NAME(positions) even = {0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30};
#endif
    const NAME(floats) low = *(const NAME(floats) *)from;
    const NAME(floats) high = *(const NAME(floats) *)(from + WIDTH);
    *(NAME(floats) *)first = __builtin_shuffle(low, high, even);
    *(NAME(floats) *)second = __builtin_shuffle(low, high, even + 1);
}
#undef NAME
#undef WIDTH
