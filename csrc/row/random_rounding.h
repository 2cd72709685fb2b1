/* random_rounding.h: loops that round random floats to a narrow float T: the template of random.c. */
LOOP(NAME(down)) {
    EACH (i, count)
        ((float *)at[0])[i] = NAME(th_below)(((const float *)at[1])[i]);
}

LOOP(NAME(up)) {
    EACH (i, count)
        ((float *)at[0])[i] = -NAME(th_below)(-((const float *)at[1])[i]);
}

/* To the nearest, but no infinity, and no zero for another number. */
LOOP(NAME(finite)) {
    EACH (i, count) {
        const float x = ((const float *)at[1])[i], size = fabsf(x);
        const T rounded = NAME(th_float)(x);
        const float nearest = TYPE == TH_HALF ? th_half_float(rounded) : th_bfloat16_float(rounded);
        ((float *)at[0])[i] = !nearest && x    ? copysignf(-NAME(th_below)(-size), x)
                              : isinf(nearest) ? copysignf(NAME(th_below)(size), x)
                                               : nearest;
    }
}
