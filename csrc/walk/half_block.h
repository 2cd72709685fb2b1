/* half_block.h: conversion of WIDTH elements of Half by one instruction: the template of
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
#undef NAME
#undef WIDTH
