/* f16c_width.h: loops that convert WIDTH elements at a time, the rest one by one, with the instructions of ISA and
   ISA_OF_DOUBLES: the template of f16c.c. */
__attribute__((target(ISA))) static void NAME(to_float)(char *const *at, int64_t count,
                                                        const scalar *option) {
    (void)option;
    float *to = (float *)at[0];
    const half *from = (const half *)at[1];
    int64_t i = 0;
#pragma GCC unroll 4
    for (; i + WIDTH <= count; i += WIDTH)
        NAME(widen)(to + i, from + i);
    for (; i < count; i++)
        to[i] = th_half_float(from[i]);
}

__attribute__((target(ISA))) static void NAME(from_float)(char *const *at, int64_t count,
                                                          const scalar *option) {
    (void)option;
    half *to = (half *)at[0];
    const float *from = (const float *)at[1];
    int64_t i = 0;
#pragma GCC unroll 4
    for (; i + WIDTH <= count; i += WIDTH)
        NAME(narrow)(to + i, from + i);
    for (; i < count; i++)
        to[i] = th_float_half(from[i]);
}

__attribute__((target(ISA_OF_DOUBLES))) static void
NAME(from_double)(char *const *at, int64_t count, const scalar *option) {
    (void)option;
    half *to = (half *)at[0];
    const double *from = (const double *)at[1];
    int64_t i = 0;
    for (; i + WIDTH <= count; i += WIDTH)
        NAME(narrow_odd)(to + i, from + i);
    for (; i < count; i++)
        to[i] = th_double_half(from[i]);
}

#undef NAME
#undef WIDTH
#undef ISA
#undef ISA_OF_DOUBLES
