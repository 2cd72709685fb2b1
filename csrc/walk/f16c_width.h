/* f16c_width.h: loops that convert WIDTH elements at a time, the rest one by one, with the instructions of ISA and
   ISA_OF_DOUBLES: the template of f16c.c. */
__attribute__((target(ISA))) static void NAME(to_float)(LOOP_ARGUMENTS) {
    CONVERT_VECTORS(half, float, WIDTH, NAME(widen), th_half_float)
}

__attribute__((target(ISA))) static void NAME(from_float)(LOOP_ARGUMENTS) {
    CONVERT_VECTORS(float, half, WIDTH, NAME(narrow), th_float_half)
}

__attribute__((target(ISA_OF_DOUBLES))) static void NAME(from_double)(LOOP_ARGUMENTS) {
    CONVERT_VECTORS(double, half, WIDTH, NAME(narrow_odd), th_double_half)
}

#undef NAME
#undef WIDTH
#undef ISA
#undef ISA_OF_DOUBLES
