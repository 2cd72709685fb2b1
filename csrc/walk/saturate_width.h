/* saturate_width.h: loops that convert WIDTH elements at a time, or half as many doubles, the rest one by one, with the
   instructions of ISA: the template of saturate.c. */
__attribute__((target(ISA))) static void NAME(float_to_int)(LOOP_ARGUMENTS) {
    int32_t *to = (int32_t *)at[0];
    const float *x = (const float *)at[1];
    int64_t i = 0;
#pragma GCC unroll 4
    for (; i + WIDTH <= count; i += WIDTH)
        NAME(float)(to + i, x + i);
    for (; i < count; i++)
        to[i] = float_to_int32_t(x[i]);
}

__attribute__((target(ISA))) static void NAME(bfloat16_to_int)(LOOP_ARGUMENTS) {
    int32_t *to = (int32_t *)at[0];
    const bfloat16 *x = (const bfloat16 *)at[1];
    int64_t i = 0;
#pragma GCC unroll 4
    for (; i + WIDTH <= count; i += WIDTH)
        NAME(bfloat16)(to + i, x + i);
    for (; i < count; i++)
        to[i] = float_to_int32_t(th_bfloat16_float(x[i]));
}

__attribute__((target(ISA))) static void NAME(double_to_int)(LOOP_ARGUMENTS) {
    int32_t *to = (int32_t *)at[0];
    const double *x = (const double *)at[1];
    int64_t i = 0;
#pragma GCC unroll 4
    for (; i + WIDTH / 2 <= count; i += WIDTH / 2)
        NAME(double)(to + i, x + i);
    for (; i < count; i++)
        to[i] = double_to_int32_t(x[i]);
}

#undef NAME
#undef WIDTH
#undef ISA
