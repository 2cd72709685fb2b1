/* saturate_width.h: loops that convert WIDTH elements at a time, or half as many doubles, the rest one by one, with the
   instructions of ISA: the template of saturate.c. */
__attribute__((target(ISA))) static void NAME(float_to_int)(LOOP_ARGUMENTS) {
    CONVERT_VECTORS(float, int32_t, WIDTH, NAME(float), float_to_int32_t)
}

__attribute__((target(ISA))) static void NAME(bfloat16_to_int)(LOOP_ARGUMENTS) {
    CONVERT_VECTORS(bfloat16, int32_t, WIDTH, NAME(bfloat16), bfloat16_to_int32_t)
}

__attribute__((target(ISA))) static void NAME(double_to_int)(LOOP_ARGUMENTS) {
    CONVERT_VECTORS(double, int32_t, WIDTH / 2, NAME(double), double_to_int32_t)
}

#undef NAME
#undef WIDTH
#undef ISA
